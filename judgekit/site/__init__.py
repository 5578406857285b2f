"""The page: everything as static files, and the whole engine behind them in the browser (`judgekit site`)."""
