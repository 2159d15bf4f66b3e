"""The same for callers who await it: each call is made by a thread, so that nothing but Python is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from ._client import Look, next_page
from ._transport import RawAnswer, Transport


class AsyncCaller:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def call(self, method: str, path: str, **sent: Any) -> Any:
        return (await self.answer(method, path, **sent))[0]

    async def answer(self, method: str, path: str, **sent: Any) -> tuple[Any, dict[str, str]]:
        return await asyncio.to_thread(self._transport.send, method, path, **sent)

    async def raw(self, method: str, path: str, **sent: Any) -> RawAnswer:
        return (await self.answer(method, path, raw=True, **sent))[0]

    async def rows(self, method: str, path: str, **sent: Any) -> AsyncIterator[Any]:
        cursor: str | None = None
        while True:
            page = await self.call(method, path, **next_page(method, sent, cursor))
            for row in page["data"]:
                yield row
            cursor = page["pagination"]["next_cursor"]
            if cursor is None:
                return


async def wait_for(
    what: str,
    read: Callable[[int], Awaitable[Any]],
    has_ended: Callable[[Any], bool],
    timeout: float | None,
    on_progress: Callable[[Any], None] | None,
) -> Any:
    look = Look(what, timeout, on_progress is not None)
    while True:
        state = await read(look.wait())
        if has_ended(state):
            return state
        if on_progress:
            on_progress(state)
        await asyncio.sleep(look.pause())
