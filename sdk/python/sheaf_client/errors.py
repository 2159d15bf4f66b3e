"""What goes wrong with a call. `code` and `reason` are for programs, the message is for people."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any
import time


class SheafError(Exception):
    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int | None = None,
        reason: str | None = None,
        required_scope: str | None = None,
        request_id: str | None = None,
        retryable: bool = False,
        retry_after_seconds: float | None = None,
        details: list[dict[str, str]] | None = None,
        extraction_id: str | None = None,
        document_id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        # The HTTP status; None when there was no answer.
        self.status = status
        self.reason = reason
        self.required_scope = required_scope
        # Names the call in the server's log.
        self.request_id = request_id
        # Whether the same call may succeed later.
        self.retryable = retryable
        self.retry_after_seconds = retry_after_seconds
        self.details = details or []
        # Of an extraction that was begun and failed: it is kept, and so is its document.
        self.extraction_id = extraction_id
        self.document_id = document_id


class ValidationError(SheafError):
    """The request is not valid, too large, or of a kind that is not taken: 400, 405, 413, 415."""


class AuthenticationError(SheafError):
    """The key is missing or not valid: 401."""


class PermissionError(SheafError):
    """The key lacks the scope (`required_scope`): 403."""


class NotFoundError(SheafError):
    """There is nothing with this id: 404."""


class ConflictError(SheafError):
    """It conflicts with what is there: 409."""


class UnprocessableError(SheafError):
    """Understood, but not possible: 422. Also an extraction that was waited for and failed."""


class RateLimitError(SheafError):
    """Too many calls, or no credits (`reason`): 429."""


class ServerError(SheafError):
    """The server failed: 408 and 5xx."""


class ConnectionError(SheafError):
    """There was no answer, or none that a Sheaf server would give."""


class FileError(SheafError):
    """A file that was to be sent is not there, is a folder, or may not be read. Nothing was sent."""


_classes: dict[int, type[SheafError]] = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    408: ServerError,
    409: ConflictError,
    422: UnprocessableError,
    429: RateLimitError,
}

# Names by which the job API, which does not tell any, can be treated like the other one.
_codes = {
    400: "validation_error",
    401: "unauthorized",
    403: "insufficient_scope",
    404: "not_found",
    408: "request_timeout",
    409: "conflict",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "unprocessable",
    429: "rate_limited",
}


def error_of(status: int, headers: Mapping[str, str], body: Any, server: str) -> SheafError:
    """The error that an answer tells of: flat on the platform API, `{ detail }` on the job API, or none of ours."""
    said = body if isinstance(body, dict) else {}
    message = _text(said.get("message")) or _text(said.get("detail"))
    passing = status in (408, 429) or status >= 500
    if message is None and not passing and status != 413:
        return not_sheaf(status, headers, server)
    retryable = said.get("retryable")
    kind = _classes.get(status, ServerError if status >= 500 else ValidationError)
    fallback = "service_unavailable" if status >= 500 else "validation_error"
    return kind(
        message or f"The server answered {status}.",
        status=status,
        code=_text(said.get("code")) or _codes.get(status, fallback),
        reason=_text(said.get("reason")),
        required_scope=_text(said.get("required_scope")),
        request_id=_text(said.get("request_id")) or headers.get("x-request-id"),
        retryable=retryable if isinstance(retryable, bool) else passing,
        retry_after_seconds=_retry_after(headers.get("retry-after")),
        details=said.get("details") if isinstance(said.get("details"), list) else None,
        extraction_id=_header_like(headers, "-extraction-id"),
        document_id=_header_like(headers, "-document-id"),
    )


def not_sheaf(status: int, headers: Mapping[str, str], server: str) -> ConnectionError:
    elsewhere = headers.get("location")
    pointer = "" if elsewhere is None else f" It points to {elsewhere}."
    message = f"{server} does not answer as a Sheaf server does (status {status}).{pointer} Is the address right?"
    return ConnectionError(message, status=status, code="not_sheaf")


def _header_like(headers: Mapping[str, str], ending: str) -> str | None:
    """Headers of the service carry the prefix of the installation."""
    return next((value for name, value in headers.items() if name.endswith(ending)), None)


def _retry_after(header: str | None) -> float | None:
    """Seconds, or a date."""
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None
