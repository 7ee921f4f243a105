"""The REST part as a page to read, made from its own description: no script, nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter()

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
h2 { font: 600 1.1rem ui-monospace, monospace; border-top: 1px solid #8888; padding-top: 1rem; margin-top: 2rem }
pre { overflow: auto; padding: .5rem; border: 1px solid #8888 } dt { font-family: ui-monospace, monospace }
"""


@router.get("/api/docs", include_in_schema=False)
async def manual(request: Request) -> HTMLResponse:
    return HTMLResponse(page(request.app.openapi()))


def page(told: dict[str, Any]) -> str:
    operations = [
        _operation(told, path, method, operation)
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    ]
    title = escape(f"{told['info']['title']}: REST")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>"
        f'<body><h1>{title}</h1><p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"{''.join(operations)}</body></html>"
    )


def _operation(told: dict[str, Any], path: str, method: str, operation: dict[str, Any]) -> str:
    parts = [f"<h2>{escape(method.upper())} {escape(path)}</h2>", f"<p>{escape(operation.get('description', ''))}</p>"]
    for parameter in operation.get("parameters", []):
        parts.append(f"<p><code>{escape(parameter['name'])}</code> in the {escape(parameter['in'])}</p>")
    for content in operation.get("requestBody", {}).get("content", {}).values():
        parts.append(f"<pre>{escape(json.dumps(_resolved(told, content['schema']), indent=1))}</pre>")
    answers = (
        f"<dt>{escape(status)}</dt><dd>{escape(answer.get('description', ''))}</dd>"
        for status, answer in operation["responses"].items()
    )
    return "".join(parts) + f"<dl>{''.join(answers)}</dl>"


def _resolved(told: dict[str, Any], schema: Any) -> Any:
    """A schema with what it refers to written out."""
    if isinstance(schema, list):
        return [_resolved(told, item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _resolved(told, told["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    return {name: _resolved(told, value) for name, value in schema.items()}
