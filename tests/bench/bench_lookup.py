"""Looking a number up, cold, and reading all texts."""

from __future__ import annotations

import time

import ratio

from judgekit.texts import home


def main() -> None:
    env = ratio.home()
    bare = ratio.seconds([str(ratio.PYTHON), "-c", "pass"], times=40, env=env)
    command = [ratio.judgekit(), "rule", "502.9b"]
    ratio.seconds(command, times=1, env=env)  # warms the cache
    print(f"python -c pass: {bare * 1000:.1f} ms")
    ratio.row("judgekit rule 502.9b, plain", ratio.seconds(command, times=40, env=env) / bare, "x pass", "<= 7")
    ratio.row("judgekit rule 502.9b, terminal", ratio.in_terminal(command, times=40, env=env) / bare, "x pass", "<= 10")
    ratio.row(
        "judgekit term trample", ratio.seconds([ratio.judgekit(), "term", "trample"], env=env) / bare, "x pass", "-"
    )
    files = home.sources(home.texts_root())
    home.read_corpus(files)  # imports
    start = time.perf_counter()
    home.read_corpus(files)
    ratio.row("reading all texts from Markdown", time.perf_counter() - start, "s", "< 0.5")


if __name__ == "__main__":
    main()
