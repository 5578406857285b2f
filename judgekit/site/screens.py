"""What the browser is told of the whole."""

from __future__ import annotations

import json


def manifest() -> str:
    """What an installed app is called and looks like."""
    told = {
        "name": "judgekit, il tavolo del judge",
        "short_name": "judgekit",
        "lang": "it",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f4ee",
        "theme_color": "#1a5890",
        "icons": [
            {"src": f"app/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"
