"""Answers each request for a page, a line of JSON, with the article that readability-lxml finds."""

import json
import logging
import sys
from pathlib import Path

from readability import Document

logging.disable(logging.CRITICAL)
for line in sys.stdin:
    try:
        page = Document(Path(json.loads(line)["path"]).read_bytes())
        answer = {"title": page.short_title(), "content_html": page.summary(html_partial=True)}
    except Exception as error:  # Some pages have nothing to read for it.
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
