"""What judgekit answers, as values with a form in JSON: behind `import judgekit` and `--json` alike."""

VERSION = 1  # of the form in JSON: it changes when what was there is no longer there
