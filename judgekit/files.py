"""Files of the user's: where their data lies, and how bytes become text. Every line of the ladder may use it."""

from __future__ import annotations

import os
from pathlib import Path

from judgekit.errors import BadDocument, Fault


def data_dir() -> Path:
    """The folder of the user's own data (imported documents, cards); it need not exist yet."""
    if home := os.environ.get("JUDGEKIT_HOME"):
        return Path(home).expanduser() / "data"
    import platformdirs  # not needed where JUDGEKIT_HOME is set

    return platformdirs.user_data_path("judgekit")


def decode(content: bytes, name: str, wrong: type[BadDocument] = BadDocument) -> str:
    """The text of a file, which is to be UTF-8. Raises `wrong` with the place of the first byte that is not."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - (content.rfind(b"\n", 0, error.start) + 1) + 1
        raise wrong((Fault(name, line, column, "il file non è UTF-8: salvalo in UTF-8"),)) from error
