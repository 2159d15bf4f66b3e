"""A Sheaf server, as one key sees it: the calls of the API by noun, and what takes more than one call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NotRequired, TypedDict, cast

from . import _async_client, _async_nouns, _client, _nouns
from ._transport import Transport
from .errors import SheafError, UnprocessableError
from .types import (
    AcceptedExtraction,
    Document,
    Extraction,
    ExtractResult,
    Job,
    MatchingRun,
    PipelineProgress,
    ProcessStatusResponse,
    Run,
)

OnProgress = Callable[[Any], None]


class Cost(TypedDict):
    """What an extraction cost, as the headers of its answer tell."""

    credits: float
    eur: float
    balance_credits: float
    cells_from_registry: int
    cells_resolved: int


class Extracted(ExtractResult):
    # Not where the call that answers is not the one that was charged.
    cost: NotRequired[Cost]


def _has_ended(state: Any) -> bool:
    return state["status"] not in ("queued", "processing")


def _is_read(document: Any) -> bool:
    return document["status"] in ("completed", "error")


def _has_finished(job: Any) -> bool:
    return job.get("finish_time") is not None


def _with_cost(body: Any, headers: dict[str, str]) -> Any:
    def number(ending: str) -> float:
        return next((float(value) for name, value in headers.items() if name.endswith(ending)), 0.0)

    if not any(name.endswith("-cost-credits") for name in headers):
        return body
    cost: Cost = {
        "credits": number("-cost-credits"),
        "eur": number("-cost-eur"),
        "balance_credits": number("-balance-credits"),
        "cells_from_registry": int(number("-cells-resolved-registry")),
        "cells_resolved": int(number("-cells-resolved-ai")),
    }
    return {**body, "cost": cost}


def _completed(extraction: Extraction) -> Extracted:
    """Throws what a failed extraction failed of."""
    if extraction["status"] == "complete":
        return cast(Extracted, extraction)
    error = extraction.get("error") or {}
    message = error.get("message", "The extraction was cancelled.")
    raise UnprocessableError(message, code="unprocessable", reason=error.get("code"), extraction_id=extraction["id"])


def _long_poll(wait: int) -> dict[str, Any]:
    return {"wait": wait, "timeout": wait + 60.0}


class _Costed(_client.Caller):
    """Extractions tell their cost."""

    def call(self, method: str, path: str, **sent: Any) -> Any:
        body, headers = self.answer(method, path, **sent)
        return _with_cost(body, headers) if isinstance(body, dict) else body


class _AsyncCosted(_async_client.AsyncCaller):
    async def call(self, method: str, path: str, **sent: Any) -> Any:
        body, headers = await self.answer(method, path, **sent)
        return _with_cost(body, headers) if isinstance(body, dict) else body


class Documents(_nouns.Documents):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Document:
        """The document when it has been read; `status` tells whether that went well."""
        return _client.wait_for(f"document {id}", lambda _: self.get(id), _is_read, timeout, on_progress)


class Extractions(_nouns.Extractions):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Extraction:
        """The extraction when it has ended; `status` tells how."""
        return _client.wait_for(f"extraction {id}", lambda _: self.get(id), _has_ended, timeout, on_progress)

    def csv(self, id: str, **query: Any) -> str:
        return self.data_table(id, format="csv", **query).text()


class Jobs(_nouns.Jobs):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Job:
        """The job when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return _client.wait_for(f"job {id}", read, _has_ended, timeout, on_progress)


class Pipelines(_nouns.Pipelines):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> PipelineProgress:
        """How far it is when all of it has ended; `status` tells how."""
        return _client.wait_for(f"pipeline {id}", lambda _: self.progress(id), _has_ended, timeout, on_progress)


class Runs(_nouns.Runs):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Run:
        """The run when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return _client.wait_for(f"run {id}", read, _has_ended, timeout, on_progress)


class MatchingRuns(_nouns.MatchingRuns):
    def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> MatchingRun:
        """The matching run when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return _client.wait_for(f"matching run {id}", read, _has_ended, timeout, on_progress)


class Process(_nouns.Process):
    def wait(
        self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None, **shown: Any
    ) -> ProcessStatusResponse:
        """The job when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **shown, **_long_poll(wait))  # noqa: E731
        return _client.wait_for(f"job {id}", read, _has_finished, timeout, on_progress)


class Sheaf(_nouns.Calls):
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
        """`timeout`: how many seconds one attempt may take: 120 unless said, 600 with a file. What `on_retry` throws ends a call."""
        transport = Transport(
            url, key, retries=retries, backoff_seconds=backoff_seconds, timeout=timeout, on_retry=on_retry
        )
        client = _Costed(transport)
        super().__init__(client)
        self.documents: Documents = Documents(client)
        self.extractions: Extractions = Extractions(client)
        self.jobs: Jobs = Jobs(client)
        self.pipelines: Pipelines = Pipelines(client)
        self.runs: Runs = Runs(client)
        self.matching_runs: MatchingRuns = MatchingRuns(client)
        self.process: Process = Process(client)

    def extract_and_wait(
        self, *, wait_timeout: float | None = None, on_progress: OnProgress | None = None, **given: Any
    ) -> Extracted:
        """`extract`, whatever time it takes. An extraction that fails is thrown as an UnprocessableError."""
        begun = self.extract(**given)
        if begun["status"] == "complete":
            return cast(Extracted, begun)
        accepted = cast(AcceptedExtraction, begun)
        self.wait_for_job(accepted["job"]["id"], timeout=wait_timeout, on_progress=on_progress)
        return _completed(self.extractions.get(accepted["extraction_id"]))

    def wait_for_job(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Job:
        """A job, also one that an extraction became, when it has ended; `status` tells how."""
        return self.jobs.wait(id, timeout=timeout, on_progress=on_progress)


class AsyncDocuments(_async_nouns.Documents):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Document:
        """The document when it has been read; `status` tells whether that went well."""
        return await _async_client.wait_for(f"document {id}", lambda _: self.get(id), _is_read, timeout, on_progress)


class AsyncExtractions(_async_nouns.Extractions):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Extraction:
        """The extraction when it has ended; `status` tells how."""
        return await _async_client.wait_for(f"extraction {id}", lambda _: self.get(id), _has_ended, timeout, on_progress)

    async def csv(self, id: str, **query: Any) -> str:
        answer = await self.data_table(id, format="csv", **query)
        return await asyncio.to_thread(answer.text)


class AsyncJobs(_async_nouns.Jobs):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Job:
        """The job when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return await _async_client.wait_for(f"job {id}", read, _has_ended, timeout, on_progress)


class AsyncPipelines(_async_nouns.Pipelines):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> PipelineProgress:
        """How far it is when all of it has ended; `status` tells how."""
        return await _async_client.wait_for(f"pipeline {id}", lambda _: self.progress(id), _has_ended, timeout, on_progress)


class AsyncRuns(_async_nouns.Runs):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Run:
        """The run when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return await _async_client.wait_for(f"run {id}", read, _has_ended, timeout, on_progress)


class AsyncMatchingRuns(_async_nouns.MatchingRuns):
    async def wait(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> MatchingRun:
        """The matching run when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **_long_poll(wait))  # noqa: E731
        return await _async_client.wait_for(f"matching run {id}", read, _has_ended, timeout, on_progress)


class AsyncProcess(_async_nouns.Process):
    async def wait(
        self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None, **shown: Any
    ) -> ProcessStatusResponse:
        """The job when it has ended; `status` tells how."""
        read = lambda wait: self.get(id, **shown, **_long_poll(wait))  # noqa: E731
        return await _async_client.wait_for(f"job {id}", read, _has_finished, timeout, on_progress)


class AsyncSheaf(_async_nouns.Calls):
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
        """`timeout`: how many seconds one attempt may take: 120 unless said, 600 with a file. What `on_retry` throws ends a call."""
        transport = Transport(
            url, key, retries=retries, backoff_seconds=backoff_seconds, timeout=timeout, on_retry=on_retry
        )
        client = _AsyncCosted(transport)
        super().__init__(client)
        self.documents: AsyncDocuments = AsyncDocuments(client)
        self.extractions: AsyncExtractions = AsyncExtractions(client)
        self.jobs: AsyncJobs = AsyncJobs(client)
        self.pipelines: AsyncPipelines = AsyncPipelines(client)
        self.runs: AsyncRuns = AsyncRuns(client)
        self.matching_runs: AsyncMatchingRuns = AsyncMatchingRuns(client)
        self.process: AsyncProcess = AsyncProcess(client)

    async def extract_and_wait(
        self, *, wait_timeout: float | None = None, on_progress: OnProgress | None = None, **given: Any
    ) -> Extracted:
        """`extract`, whatever time it takes. An extraction that fails is thrown as an UnprocessableError."""
        begun = await self.extract(**given)
        if begun["status"] == "complete":
            return cast(Extracted, begun)
        accepted = cast(AcceptedExtraction, begun)
        await self.wait_for_job(accepted["job"]["id"], timeout=wait_timeout, on_progress=on_progress)
        return _completed(await self.extractions.get(accepted["extraction_id"]))

    async def wait_for_job(self, id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None) -> Job:
        """A job, also one that an extraction became, when it has ended; `status` tells how."""
        return await self.jobs.wait(id, timeout=timeout, on_progress=on_progress)
