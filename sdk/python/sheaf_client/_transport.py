"""Makes calls, and makes them again when that may help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
import json
import os
from pathlib import Path
import random
import socket
import threading
import time
from typing import Any
from urllib.parse import quote, urlencode, urlsplit
import uuid

from ._files import Form
from .errors import ConnectionError, RateLimitError, SheafError, error_of, not_sheaf


class Unset:
    """Nothing was given, which is something else than None."""

    def __bool__(self) -> bool:
        return False


UNSET = Unset()

# A server that wants us back later than this lacks something else than a pause.
_longest_wish_seconds = 120
_longest_pause_seconds = 30.0
# No pause brings credits.
_unpaid = ("free_tier_exhausted", "insufficient_credits")


class RawAnswer:
    """An answer that is no JSON: a file, a picture, a table. Read it, save it, or use it in a `with` block."""

    def __init__(self, response: HTTPResponse, connection: HTTPConnection) -> None:
        self.status = response.status
        self.headers = _headers(response)
        self._response = response
        self._connection = connection

    def chunks(self, size: int = 65_536) -> Iterator[bytes]:
        try:
            while chunk := self._response.read(size):
                yield chunk
        except (OSError, HTTPException) as error:
            raise ConnectionError(f"The answer was cut off: {error}", code="connection_failed", retryable=True) from error
        finally:
            self.close()

    def read(self) -> bytes:
        return b"".join(self.chunks())

    def text(self) -> str:
        return self.read().decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """At once or not at all: a file that is there is whole."""
        target = Path(path)
        draft = target.with_name(f".{target.name}.{uuid.uuid4().hex}")
        try:
            with draft.open("wb") as file:
                for chunk in self.chunks():
                    file.write(chunk)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)

    def close(self) -> None:
        self._connection.close()

    def __enter__(self) -> RawAnswer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Transport:
    """One for all calls with a key: where the key has made too many, all of them wait."""

    def __init__(
        self,
        url: str,
        key: str,
        *,
        retries: int = 4,
        backoff_seconds: float = 0.5,
        timeout: float | None = None,
        on_retry: Callable[[SheafError, int, float], None] | None = None,
    ) -> None:
        self._parts = urlsplit(url if url.endswith("/") else f"{url}/")
        if self._parts.scheme not in ("http", "https") or self._parts.hostname is None:
            raise ValueError(f'"{url}" is not an address like https://sheaf.example.com.')
        self.url = url
        self._key = key
        self._retries = retries
        self._backoff = backoff_seconds
        self._timeout = timeout
        self._on_retry = on_retry
        self._not_before = 0.0
        self._lock = threading.Lock()

    def send(
        self,
        method: str,
        path: str,
        *,
        params: dict[str, Any] | None,
        query: dict[str, Any] | None,
        body: Any,
        files: dict[str, Any] | None,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
        raw: bool = False,
    ) -> tuple[Any, dict[str, str]]:
        target = self._target(path, params, query)
        form, content = _content(_given(body) if isinstance(body, dict) else body, _given(files or {}))
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "*/*" if raw else "application/json"}
        if method != "GET":
            # The same for each attempt: what was done is not done again.
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        if content is not None:
            headers["Content-Type"] = "application/json"
        if form is not None:
            headers["Content-Type"] = f"multipart/form-data; boundary={form.boundary}"
            headers["Content-Length"] = str(form.length)
        seconds = timeout or self._timeout or (600 if form else 120)
        most = self._retries if retries is None else retries
        for made in range(most + 1):
            time.sleep(max(0.0, self._not_before - time.monotonic()))
            try:
                return self._attempt(method, target, headers, form, content, seconds, raw)
            except SheafError as error:
                pause = None if made == most else self._pause(error, made)
                if pause is None:
                    raise
                if self._on_retry:
                    self._on_retry(error, made + 1, pause)
                if isinstance(error, RateLimitError) and error.reason in (None, "requests_per_minute"):
                    with self._lock:
                        self._not_before = max(self._not_before, time.monotonic() + pause)
                else:
                    time.sleep(pause)
        raise AssertionError("unreachable")

    def _pause(self, error: SheafError, made: int) -> float | None:
        """Pauses double, and are shortened at random, so that callers who failed together do not come back together."""
        if not error.retryable or error.reason in _unpaid:
            return None
        wish = error.retry_after_seconds or 0.0
        if wish > _longest_wish_seconds:
            return None
        own = min(self._backoff * 2**made, _longest_pause_seconds) * random.uniform(0.5, 1)
        return max(wish, own)

    def _attempt(
        self,
        method: str,
        target: str,
        headers: dict[str, str],
        form: Form | None,
        content: bytes | None,
        seconds: float,
        raw: bool,
    ) -> tuple[Any, dict[str, str]]:
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        connection = kind(self._parts.hostname or "", self._parts.port, timeout=seconds)
        kept = False
        try:
            try:
                connection.request(method, target, form.chunks() if form else content, headers)
            except (BrokenPipeError, ConnectionResetError):
                # Whoever has answered does not want the rest of a file.
                if form is None:
                    raise
            response = connection.getresponse()
            answered = _headers(response)
            if 200 <= response.status < 300 and raw:
                kept = True
                return RawAnswer(response, connection), answered
            read = response.read()
            value = _json(read, answered)
            if 200 <= response.status < 300:
                if read and value is UNSET:
                    raise not_sheaf(response.status, answered, self.url)
                return (value if read else None), answered
            raise error_of(response.status, answered, value, self.url)
        except socket.timeout as error:
            message = f"{self.url} did not answer within {seconds:g} seconds."
            raise ConnectionError(message, code="timed_out", retryable=True) from error
        except (OSError, HTTPException) as error:
            message = f"{self.url} cannot be reached: {error or type(error).__name__}"
            raise ConnectionError(message, code="connection_failed", retryable=True) from error
        finally:
            if not kept:
                connection.close()

    def _target(self, path: str, params: dict[str, Any] | None, query: dict[str, Any] | None) -> str:
        for name, value in (params or {}).items():
            path = path.replace("{" + name + "}", quote(str(value), safe=""))
        asked = {name: _query_text(value) for name, value in _given(query or {}).items() if value is not None}
        return f"{self._parts.path}{path[1:]}" + (f"?{urlencode(asked)}" if asked else "")


def _content(body: Any, files: dict[str, Any]) -> tuple[Form | None, bytes | None]:
    named = {name: source for name, source in files.items() if source is not None and source != []}
    if named:
        return Form(body or {}, named), None
    return None, None if body is None else json.dumps(body).encode()


def _given(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not UNSET}


def _query_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _headers(response: HTTPResponse) -> dict[str, str]:
    return {name.lower(): value for name, value in response.getheaders()}


def _json(read: bytes, headers: dict[str, str]) -> Any:
    if "json" not in headers.get("content-type", ""):
        return UNSET
    try:
        return json.loads(read)
    except ValueError:
        return UNSET
