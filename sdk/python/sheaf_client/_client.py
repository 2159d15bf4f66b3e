"""Calls of operations for callers who wait for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
import time
from typing import Any

from ._transport import RawAnswer, Transport
from .errors import ConnectionError

_longest_wait_seconds = 30
# Who is told of progress wants to see some.
_watched_wait_seconds = 4
_longest_pause_seconds = 5.0


class Caller:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def call(self, method: str, path: str, **sent: Any) -> Any:
        return self._transport.send(method, path, **sent)[0]

    def answer(self, method: str, path: str, **sent: Any) -> tuple[Any, dict[str, str]]:
        """The same, with what stands in the headers."""
        return self._transport.send(method, path, **sent)

    def raw(self, method: str, path: str, **sent: Any) -> RawAnswer:
        return self._transport.send(method, path, raw=True, **sent)[0]

    def rows(self, method: str, path: str, **sent: Any) -> Iterator[Any]:
        cursor: str | None = None
        while True:
            page = self.call(method, path, **next_page(method, sent, cursor))
            yield from page["data"]
            cursor = page["pagination"]["next_cursor"]
            if cursor is None:
                return


def next_page(method: str, sent: dict[str, Any], cursor: str | None) -> dict[str, Any]:
    """A query is for GET; a filter has its cursor in the body."""
    part = "query" if method == "GET" else "body"
    given = {**(sent[part] or {})}
    if not given.get("limit"):
        given["limit"] = 200
    if cursor is not None:
        given["cursor"] = cursor
    return {**sent, part: given}


class Look:
    """When to look again at what is waited for, and for how long the server may hold the answer back."""

    def __init__(self, what: str, timeout: float | None, watched: bool) -> None:
        self._what = what
        self._timeout = timeout
        self._end = time.monotonic() + (float("inf") if timeout is None else timeout)
        self._patience = _watched_wait_seconds if watched else _longest_wait_seconds
        self._pause = 0.25
        self._begun = 0.0

    def wait(self) -> int:
        self._begun = time.monotonic()
        return int(max(0, min(self._patience, self._end - self._begun)))

    def pause(self) -> float:
        now = time.monotonic()
        if now >= self._end:
            message = f"The {self._what} has not ended within {self._timeout:g} seconds. It goes on."
            raise ConnectionError(message, code="wait_timed_out", retryable=True)
        pause = min(self._begun + self._pause, self._end) - now
        self._pause = min(self._pause * 1.5, _longest_pause_seconds)
        return max(0.0, pause)


def wait_for(
    what: str,
    read: Callable[[int], Any],
    has_ended: Callable[[Any], bool],
    timeout: float | None,
    on_progress: Callable[[Any], None] | None,
) -> Any:
    look = Look(what, timeout, on_progress is not None)
    while True:
        state = read(look.wait())
        if has_ended(state):
            return state
        if on_progress:
            on_progress(state)
        time.sleep(look.pause())
