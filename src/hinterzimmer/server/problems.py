"""Refusals over HTTP: one code, one status, one English sentence, never a stack trace."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.messages import Problem

logger = logging.getLogger(__name__)

STATUS = {
    "not-json": 400,
    "no-guest": 401,
    "not-a-member": 403,
    "not-host": 403,
    "not-welcome": 403,
    "bad-origin": 403,
    "metrics-private": 403,
    "no-header": 403,
    "unknown-table": 404,
    "unknown-page": 404,
    "unknown-language": 404,
    "unknown-seat": 404,
    "bad-token": 404,
    "bad-code": 404,
    "nobody-there": 404,
    "unknown-block": 404,
    "no-reminder": 404,
    "seats-open": 409,
    "seat-taken": 409,
    "not-open": 409,
    "already-seated": 409,
    "already-started": 409,
    "not-over": 409,
    "words-closed": 409,
    "not-slow": 409,
    "no-mail": 409,
    "unknown-rules": 409,
    "rules-known": 409,
    "too-large": 413,
    "wrong-type": 415,
    "rate-limited": 429,
    "storage": 503,
    "stopping": 503,
}
"""Codes that are not the plain 422 of a body that asks for what there is not."""

BY_STATUS = {
    400: "not-json",
    404: "unknown-page",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
    429: "rate-limited",
}
"""Codes for what the framework refuses by itself."""

REFUSALS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read",
        401: "The browser is no guest yet",
        403: "Not for this visitor",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        415: "Not JSON",
        422: "It asks for what there is not",
        429: "Too much at once",
        503: "The database takes nothing at the moment",
    }.items()
}
"""What a route may answer instead, for the OpenAPI document."""


class Refusal(HinterzimmerError):
    """What the server refuses by itself; its code has a status in `STATUS`."""

    def __init__(self, code: str, message: str, **params: Any) -> None:
        super().__init__(message, code=code, **params)


class StorageError(Refusal):
    """The database took nothing: full, read-only, or locked by another program."""

    def __init__(self, why: str) -> None:
        super().__init__("storage", f"nothing was saved: {why}; try again shortly")


def answer(status: int, code: str, detail: str, params: Any = None) -> Response[Problem]:
    """A refusal as a response."""
    return Response(Problem(code, detail, params or {}), status_code=status)


def _ours(request: Request[Any, Any, Any], error: HinterzimmerError) -> Response[Problem]:
    status = STATUS.get(error.code, 422)
    if error.code == "unknown-game" and "game" in request.path_params:
        status = 404
    return answer(status, error.code, str(error), error.params)


def _of_the_body(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    places = error.extra if isinstance(error.extra, list) else []
    first = places[0] if places and isinstance(places[0], dict) else {}
    why = str(first.get("message", error.detail))
    key = str(first.get("key", ""))
    return answer(422, "bad-field", f"{key}: {why}" if key else why, {"field": key, "why": why})


def _of_the_framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        logger.error("request failed", exc_info=error)
        return answer(500, "server-error", "something went wrong here; it was logged")
    return answer(status, BY_STATUS.get(status, "bad-request"), error.detail)


def _unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # the route, not the path: that may hold a seat link's token
    route = request.scope.get("path_template")
    logger.error("request failed", exc_info=error, extra={"route": route})
    return answer(500, "server-error", "something went wrong here; it was logged")


HANDLERS: ExceptionHandlersMap = {
    HinterzimmerError: _ours,
    ValidationException: _of_the_body,
    RecursionError: lambda *_: answer(400, "not-json", "the body is nested too deeply"),
    HTTPException: _of_the_framework,
    Exception: _unforeseen,
}
