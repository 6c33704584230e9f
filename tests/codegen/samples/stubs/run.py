"""Runs the files that are named, one after the other, and keeps what each prints and how it ends."""

import contextlib
import io
import pathlib
import runpy
import sys
import traceback

for name in sys.argv[1:]:
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(name)
        except SystemExit as end:
            code = 1
            print(end, file=sys.stderr)
        except Exception:
            code = 1
            traceback.print_exc()
    for ending, text in {"code": str(code), "stdout": out.getvalue(), "stderr": err.getvalue()}.items():
        pathlib.Path(f"{name}.{ending}").write_text(text, encoding="utf-8")
