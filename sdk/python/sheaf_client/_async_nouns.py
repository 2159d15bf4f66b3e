# Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.
from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, List, Literal, Union

from ._files import FileSource
from ._transport import RawAnswer, UNSET, Unset
from ._async_client import AsyncCaller
from .types import *  # noqa: F403


class WebhooksReference:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def events(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> WebhookEventReference:
        """What can be subscribed to."""
        return await self._client.call("GET", "/v1/webhooks/events", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def delivery(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> WebhookDeliveryReference:
        """What a delivery looks like."""
        return await self._client.call("GET", "/v1/webhooks/delivery", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def signatures(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> WebhookSignatureReference:
        """How a delivery is verified."""
        return await self._client.call("GET", "/v1/webhooks/signatures", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def retries(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> WebhookRetryReference:
        """When a delivery is tried again."""
        return await self._client.call("GET", "/v1/webhooks/retries", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)


class Process:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def submit(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        fast_extraction: bool | Unset = UNSET,
        description: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        password: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        json_schema: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        validation: Literal["lax", "strict", "none"] | Unset = UNSET,
        max_errors: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ProcessResponse:
        """Submit a file to be processed."""
        return await self._client.call("PUT", "/process", params=None, query=None, body={"file_url": file_url, "fast_extraction": fast_extraction, "description": description, "password": password, "json_schema": json_schema, "validation": validation, "max_errors": max_errors}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def extract(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        fast_extraction: bool | Unset = UNSET,
        description: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        password: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ProcessResponse:
        """Submit a file to be read."""
        return await self._client.call("PUT", "/extract", params=None, query=None, body={"file_url": file_url, "fast_extraction": fast_extraction, "description": description, "password": password}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def recommend(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        fast_extraction: bool | Unset = UNSET,
        description: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        password: Union[str, int, bool, dict[str, Any]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ProcessResponse:
        """Submit a file to get a schema for it."""
        return await self._client.call("PUT", "/recommend", params=None, query=None, body={"file_url": file_url, "fast_extraction": fast_extraction, "description": description, "password": password}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def get(
        self,
        job_id: str,
        *,
        include_schema: bool | Unset = UNSET,
        include_markdown: bool | Unset = UNSET,
        wait: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ProcessStatusResponse:
        """Status and result of a job."""
        return await self._client.call("GET", "/process/{job_id}", params={"job_id": job_id}, query={"include-schema": include_schema, "include-markdown": include_markdown, "wait": wait}, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        job_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> None:
        """Cancel a job."""
        return await self._client.call("DELETE", "/process/{job_id}", params={"job_id": job_id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def feedback(
        self,
        job_id: str,
        *,
        rating: int,
        data_complete: bool | Unset = UNSET,
        schema_correct: bool | Unset = UNSET,
        data_correct: bool | Unset = UNSET,
        share_data: bool | Unset = UNSET,
        additional_feedback: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> None:
        """Give feedback on a finished job."""
        return await self._client.call("POST", "/process/{job_id}/feedback", params={"job_id": job_id}, query=None, body={"rating": rating, "data_complete": data_complete, "schema_correct": schema_correct, "data_correct": data_correct, "share_data": share_data, "additional_feedback": additional_feedback}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class ApiKeys:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        scopes: List[Literal["extract", "read", "write", "operations", "billing", "delivery"]] | Unset = UNSET,
        rate_limit_per_minute: int | Unset = UNSET,
        concurrent_extractions: int | Unset = UNSET,
        max_file_bytes: int | Unset = UNSET,
        expires_at: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> CreatedApiKey:
        """Create an API key."""
        return await self._client.call("POST", "/v1/api-keys", params=None, query=None, body={"name": name, "scopes": scopes, "rate_limit_per_minute": rate_limit_per_minute, "concurrent_extractions": concurrent_extractions, "max_file_bytes": max_file_bytes, "expires_at": expires_at}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ApiKeyList:
        """List API keys: one page."""
        return await self._client.call("GET", "/v1/api-keys", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ApiKey]:
        """List API keys: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/api-keys", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def revoke(
        self,
        id: str,
        *,
        cascade: bool | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RevokedApiKey:
        """Revoke an API key."""
        return await self._client.call("DELETE", "/v1/api-keys/{id}", params={"id": id}, query={"cascade": cascade}, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Members:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def add(
        self,
        *,
        email: str,
        tier: Literal["member", "senior_member", "admin", "owner"] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AddedMember:
        """Invite a member."""
        return await self._client.call("POST", "/v1/members", params=None, query=None, body={"email": email, "tier": tier}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MemberList:
        """List members: one page."""
        return await self._client.call("GET", "/v1/members", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Member]:
        """List members: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/members", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def link(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MemberLink:
        """Make a new link for a member."""
        return await self._client.call("POST", "/v1/members/{id}/link", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def change(
        self,
        id: str,
        *,
        tier: Literal["member", "senior_member", "admin", "owner"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ChangedMember:
        """Change the tier of a member."""
        return await self._client.call("PATCH", "/v1/members/{id}", params={"id": id}, query=None, body={"tier": tier}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def remove(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Remove a member."""
        return await self._client.call("DELETE", "/v1/members/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Audit:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        action: str | Unset = UNSET,
        actor_id: str | Unset = UNSET,
        subject_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AuditList:
        """List the audit log: one page."""
        return await self._client.call("GET", "/v1/audit", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "action": action, "actor_id": actor_id, "subject_id": subject_id, "after": after, "before": before}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        action: str | Unset = UNSET,
        actor_id: str | Unset = UNSET,
        subject_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[AuditEntry]:
        """List the audit log: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/audit", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "action": action, "actor_id": actor_id, "subject_id": subject_id, "after": after, "before": before}, body=None, files=None, timeout=timeout, retries=retries)


class Documents:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        language_hint: str | Unset = UNSET,
        password: str | Unset = UNSET,
        metadata: dict[str, Any] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Document:
        """Ingest a document."""
        return await self._client.call("POST", "/v1/documents", params=None, query=None, body={"file_url": file_url, "source_id": source_id, "batch_id": batch_id, "language_hint": language_hint, "password": password, "metadata": metadata}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["pending", "processing", "completed", "error", "pending_upload"] | Unset = UNSET,
        search: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DocumentList:
        """List documents: one page."""
        return await self._client.call("GET", "/v1/documents", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "search": search, "source_id": source_id, "batch_id": batch_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["pending", "processing", "completed", "error", "pending_upload"] | Unset = UNSET,
        search: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Document]:
        """List documents: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/documents", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "search": search, "source_id": source_id, "batch_id": batch_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Document:
        """A document."""
        return await self._client.call("GET", "/v1/documents/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a document."""
        return await self._client.call("DELETE", "/v1/documents/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def markdown(
        self,
        id: str,
        *,
        child: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Markdown:
        """The markdown of a document."""
        return await self._client.call("GET", "/v1/documents/{id}/markdown", params={"id": id}, query={"child": child}, body=None, files=None, timeout=timeout, retries=retries)

    async def layout(
        self,
        id: str,
        *,
        child: str | Unset = UNSET,
        pages: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Layout:
        """Where everything stands on the pages."""
        return await self._client.call("GET", "/v1/documents/{id}/layout", params={"id": id}, query={"child": child, "pages": pages}, body=None, files=None, timeout=timeout, retries=retries)

    async def file(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The original file."""
        return await self._client.raw("GET", "/v1/documents/{id}/file", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def page(
        self,
        id: str,
        page: str,
        *,
        width: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """A page as a picture."""
        return await self._client.raw("GET", "/v1/documents/{id}/pages/{page}", params={"id": id, "page": page}, query={"width": width}, body=None, files=None, timeout=timeout, retries=retries)

    async def reextract(
        self,
        id: str,
        *,
        schema: Union[dict[str, Any], List[Any]] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        instructions: str | Unset = UNSET,
        webhook_url: str | Unset = UNSET,
        async_: bool | Unset = UNSET,
        max_credits: int | Unset = UNSET,
        options: ExtractOptions | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReextractResult | AcceptedReextraction:
        """Extract from a document again."""
        return await self._client.call("POST", "/v1/documents/{id}/re-extract", params={"id": id}, query=None, body={"schema": schema, "schema_id": schema_id, "instructions": instructions, "webhook_url": webhook_url, "async": async_, "max_credits": max_credits, "options": options}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def filter(
        self,
        *,
        conditions: List[FilterCondition] | Unset = UNSET,
        search: str | Unset = UNSET,
        sort: FilterDocumentsSort | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        document_type: str | Unset = UNSET,
        include: List[Literal["provenance"]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> FilterResult:
        """Filter documents by their values: one page."""
        return await self._client.call("POST", "/v1/documents/filter", params=None, query=None, body={"conditions": conditions, "search": search, "sort": sort, "limit": limit, "page": page, "cursor": cursor, "source_id": source_id, "schema_id": schema_id, "document_type": document_type, "include": include}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    def filter_all(
        self,
        *,
        conditions: List[FilterCondition] | Unset = UNSET,
        search: str | Unset = UNSET,
        sort: FilterDocumentsSort | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        document_type: str | Unset = UNSET,
        include: List[Literal["provenance"]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[FilterRow]:
        """Filter documents by their values: every row, page by page as they are asked for."""
        return self._client.rows("POST", "/v1/documents/filter", params=None, query=None, body={"conditions": conditions, "search": search, "sort": sort, "limit": limit, "page": page, "cursor": cursor, "source_id": source_id, "schema_id": schema_id, "document_type": document_type, "include": include}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def filter_table(
        self,
        *,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        conditions: List[FilterCondition] | Unset = UNSET,
        search: str | Unset = UNSET,
        sort: FilterDocumentsSort | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        source_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        document_type: str | Unset = UNSET,
        include: List[Literal["provenance"]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """Filter documents by their values, all of it as CSV or Excel."""
        return await self._client.raw("POST", "/v1/documents/filter", params=None, query={"format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas}, body={"conditions": conditions, "search": search, "sort": sort, "limit": limit, "page": page, "cursor": cursor, "source_id": source_id, "schema_id": schema_id, "document_type": document_type, "include": include}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def upload_session(
        self,
        *,
        filename: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> UploadSession:
        """Make a link for uploading one file."""
        return await self._client.call("POST", "/v1/documents/upload-session", params=None, query=None, body={"filename": filename}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Extractions:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        document_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        status: Literal["processing", "complete", "failed"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ExtractionList:
        """List extractions: one page."""
        return await self._client.call("GET", "/v1/extractions", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "document_id": document_id, "schema_id": schema_id, "status": status, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        document_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        status: Literal["processing", "complete", "failed"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ExtractionSummary]:
        """List extractions: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/extractions", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "document_id": document_id, "schema_id": schema_id, "status": status, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        rows: str | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Extraction:
        """An extraction with its data."""
        return await self._client.call("GET", "/v1/extractions/{id}", params={"id": id}, query={"rows": rows, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def data(
        self,
        id: str,
        *,
        rows: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Any:
        """The data alone."""
        return await self._client.call("GET", "/v1/extractions/{id}/data", params={"id": id}, query={"rows": rows}, body=None, files=None, timeout=timeout, retries=retries)

    async def data_table(
        self,
        id: str,
        *,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        rows: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The data alone, all of it as CSV or Excel."""
        return await self._client.raw("GET", "/v1/extractions/{id}/data", params={"id": id}, query={"format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas, "rows": rows}, body=None, files=None, timeout=timeout, retries=retries)

    async def correct(
        self,
        id: str,
        *,
        corrections: List[CorrectExtractionCorrectionsItem],
        propagate: Union[bool, Literal["this_document_only", "all_similar"]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Extraction:
        """Correct values."""
        return await self._client.call("PATCH", "/v1/extractions/{id}/data", params={"id": id}, query=None, body={"corrections": corrections, "propagate": propagate}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def versions(
        self,
        id: str,
        *,
        field: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ValueVersionList:
        """All versions of corrected values."""
        return await self._client.call("GET", "/v1/extractions/{id}/versions", params={"id": id}, query={"field": field}, body=None, files=None, timeout=timeout, retries=retries)


class Learning:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def start(
        self,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> LearnedVersion:
        """Learn from corrections."""
        return await self._client.call("POST", "/v1/learning", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def use(
        self,
        *,
        version_id: Union[str, None],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> LearningState:
        """Choose what is used of what was learned."""
        return await self._client.call("PUT", "/v1/learning/active", params=None, query=None, body={"version_id": version_id}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def undo(
        self,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> LearningState:
        """Go back to what was learned before."""
        return await self._client.call("POST", "/v1/learning/undo", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> LearnedVersionList:
        """List what was learned: one page."""
        return await self._client.call("GET", "/v1/learning/versions", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[LearnedVersion]:
        """List what was learned: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/learning/versions", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> LearnedVersion:
        """Read one version of what was learned."""
        return await self._client.call("GET", "/v1/learning/versions/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)


class Jobs:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        schema_id: str,
        document_ids: List[str] | Unset = UNSET,
        name: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Job:
        """Extract from many documents."""
        return await self._client.call("POST", "/v1/jobs", params=None, query=None, body={"schema_id": schema_id, "document_ids": document_ids, "name": name}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> JobList:
        """List jobs: one page."""
        return await self._client.call("GET", "/v1/jobs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "schema_id": schema_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Job]:
        """List jobs: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/jobs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "schema_id": schema_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        wait: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Job:
        """How a job stands."""
        return await self._client.call("GET", "/v1/jobs/{id}", params={"id": id}, query={"wait": wait}, body=None, files=None, timeout=timeout, retries=retries)

    async def results(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ResultList:
        """The results of a job: one page."""
        return await self._client.call("GET", "/v1/jobs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    def results_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ResultRow]:
        """The results of a job: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/jobs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def results_table(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The results of a job, all of it as CSV or Excel."""
        return await self._client.raw("GET", "/v1/jobs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Job:
        """Cancel a job."""
        return await self._client.call("POST", "/v1/jobs/{id}/cancel", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Pipelines:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        schema_id: str,
        document_ids: List[str] | Unset = UNSET,
        name: str | Unset = UNSET,
        pipeline_mode: Literal["new", "append"] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Pipeline:
        """Make records of documents."""
        return await self._client.call("POST", "/v1/pipelines", params=None, query=None, body={"schema_id": schema_id, "document_ids": document_ids, "name": name, "pipeline_mode": pipeline_mode}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PipelineList:
        """List pipelines: one page."""
        return await self._client.call("GET", "/v1/pipelines", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "schema_id": schema_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Pipeline]:
        """List pipelines: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/pipelines", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "schema_id": schema_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Pipeline:
        """A pipeline."""
        return await self._client.call("GET", "/v1/pipelines/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def progress(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PipelineProgress:
        """How far a pipeline is."""
        return await self._client.call("GET", "/v1/pipelines/{id}/progress", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def results(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ResultList:
        """The records of a pipeline: one page."""
        return await self._client.call("GET", "/v1/pipelines/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    def results_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ResultRow]:
        """The records of a pipeline: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/pipelines/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def results_table(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The records of a pipeline, all of it as CSV or Excel."""
        return await self._client.raw("GET", "/v1/pipelines/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Pipeline:
        """Cancel what has not ended of a pipeline."""
        return await self._client.call("POST", "/v1/pipelines/{id}/cancel", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Runs:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        files: List[FileSource] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        spec_id: str | Unset = UNSET,
        file_urls: List[str] | Unset = UNSET,
        name: str | Unset = UNSET,
        pipeline_mode: Literal["new", "append"] | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        password: str | Unset = UNSET,
        webhook_url: str | Unset = UNSET,
        metadata: dict[str, Any] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> StartedRun:
        """Make records of files."""
        return await self._client.call("POST", "/v1/run", params=None, query=None, body={"schema_id": schema_id, "spec_id": spec_id, "file_urls": file_urls, "name": name, "pipeline_mode": pipeline_mode, "batch_id": batch_id, "password": password, "webhook_url": webhook_url, "metadata": metadata}, files={"files": files}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RunList:
        """List runs: one page."""
        return await self._client.call("GET", "/v1/run", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "schema_id": schema_id, "batch_id": batch_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Run]:
        """List runs: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/run", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "after": after, "before": before, "status": status, "schema_id": schema_id, "batch_id": batch_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        wait: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Run:
        """How a run stands."""
        return await self._client.call("GET", "/v1/run/{id}", params={"id": id}, query={"wait": wait}, body=None, files=None, timeout=timeout, retries=retries)

    async def results(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ResultList:
        """The records of a run: one page."""
        return await self._client.call("GET", "/v1/run/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    def results_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ResultRow]:
        """The records of a run: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/run/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def results_table(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        include: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The records of a run, all of it as CSV or Excel."""
        return await self._client.raw("GET", "/v1/run/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas, "include": include}, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Run:
        """Cancel a run."""
        return await self._client.call("POST", "/v1/run/{id}/cancel", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Review:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["pending", "approved", "rejected"] | Unset = UNSET,
        threshold: float | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        pipeline_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReviewRecordList:
        """Records to review: one page."""
        return await self._client.call("GET", "/v1/review/records", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "threshold": threshold, "schema_id": schema_id, "pipeline_id": pipeline_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["pending", "approved", "rejected"] | Unset = UNSET,
        threshold: float | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        pipeline_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ReviewRecord]:
        """Records to review: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/review/records", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "threshold": threshold, "schema_id": schema_id, "pipeline_id": pipeline_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def act(
        self,
        id: str,
        *,
        action: Literal["approve", "reject", "reopen"],
        reason: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReviewRecord:
        """Approve, reject or reopen a record."""
        return await self._client.call("POST", "/v1/review/records/{id}/actions", params={"id": id}, query=None, body={"action": action, "reason": reason}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Ask:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        question: str,
        scope: AskScope | Unset = UNSET,
        conversation_id: str | Unset = UNSET,
        async_: bool | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AskResult | AskPending:
        """Ask a question."""
        return await self._client.call("POST", "/v1/ask", params=None, query=None, body={"question": question, "scope": scope, "conversation_id": conversation_id, "async": async_}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AskList:
        """List questions: one page."""
        return await self._client.call("GET", "/v1/ask", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[AskEntry]:
        """List questions: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/ask", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        citations_page: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Union[AskResult, AskPending]:
        """An answer."""
        return await self._client.call("GET", "/v1/ask/{id}", params={"id": id}, query={"citations_page": citations_page}, body=None, files=None, timeout=timeout, retries=retries)


class Fields:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> FieldList:
        """List fields: one page."""
        return await self._client.call("GET", "/v1/fields", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Field]:
        """List fields: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/fields", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Field:
        """A field."""
        return await self._client.call("GET", "/v1/fields/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def similar(
        self,
        id: str,
        *,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SimilarFieldList:
        """Fields that may mean the same: one page."""
        return await self._client.call("GET", "/v1/fields/{id}/similar", params={"id": id}, query={"limit": limit}, body=None, files=None, timeout=timeout, retries=retries)

    def similar_all(
        self,
        id: str,
        *,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[SimilarField]:
        """Fields that may mean the same: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/fields/{id}/similar", params={"id": id}, query={"limit": limit}, body=None, files=None, timeout=timeout, retries=retries)


class Schemas:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        description: Union[str, None] | Unset = UNSET,
        definition: Any | Unset = UNSET,
        fields: List[Any] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Schema:
        """Save a schema."""
        return await self._client.call("POST", "/v1/schemas", params=None, query=None, body={"name": name, "description": description, "definition": definition, "fields": fields}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SchemaList:
        """List schemas: one page."""
        return await self._client.call("GET", "/v1/schemas", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Schema]:
        """List schemas: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/schemas", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Schema:
        """Read a schema."""
        return await self._client.call("GET", "/v1/schemas/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        id: str,
        *,
        name: str | Unset = UNSET,
        description: Union[str, None] | Unset = UNSET,
        definition: Any | Unset = UNSET,
        fields: List[Any] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Schema:
        """Make a new version of a schema."""
        return await self._client.call("PUT", "/v1/schemas/{id}", params={"id": id}, query=None, body={"name": name, "description": description, "definition": definition, "fields": fields}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a schema."""
        return await self._client.call("DELETE", "/v1/schemas/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def versions(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SchemaVersionList:
        """List the versions of a schema: one page."""
        return await self._client.call("GET", "/v1/schemas/{id}/versions", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def versions_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[SchemaVersion]:
        """List the versions of a schema: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/schemas/{id}/versions", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def version(
        self,
        id: str,
        n: int,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SchemaVersion:
        """Read a version of a schema."""
        return await self._client.call("GET", "/v1/schemas/{id}/versions/{n}", params={"id": id, "n": n}, query=None, body=None, files=None, timeout=timeout, retries=retries)


class Sources:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        type: Literal["api"] | Unset = UNSET,
        default_schema_id: Union[str, None] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Source:
        """Create a source."""
        return await self._client.call("POST", "/v1/sources", params=None, query=None, body={"name": name, "type": type, "default_schema_id": default_schema_id}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SourceList:
        """List sources: one page."""
        return await self._client.call("GET", "/v1/sources", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Source]:
        """List sources: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/sources", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Source:
        """Read a source."""
        return await self._client.call("GET", "/v1/sources/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        id: str,
        *,
        name: str | Unset = UNSET,
        default_schema_id: Union[str, None] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Source:
        """Change a source."""
        return await self._client.call("PATCH", "/v1/sources/{id}", params={"id": id}, query=None, body={"name": name, "default_schema_id": default_schema_id}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a source."""
        return await self._client.call("DELETE", "/v1/sources/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def add_document(
        self,
        id: str,
        *,
        file: FileSource | Unset = UNSET,
        file_url: str | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        language_hint: str | Unset = UNSET,
        password: str | Unset = UNSET,
        metadata: dict[str, Any] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Document:
        """Put a document into a source."""
        return await self._client.call("POST", "/v1/sources/{id}/documents", params={"id": id}, query=None, body={"file_url": file_url, "batch_id": batch_id, "language_hint": language_hint, "password": password, "metadata": metadata}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Primitives:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        description: Union[str, None] | Unset = UNSET,
        data_schema: List[CreatePrimitiveDataSchemaItem],
        entries: List[dict[str, Any]],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Primitive:
        """Create a primitive."""
        return await self._client.call("POST", "/v1/dialects/primitives", params=None, query=None, body={"name": name, "description": description, "data_schema": data_schema, "entries": entries}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PrimitiveList:
        """List primitives: one page."""
        return await self._client.call("GET", "/v1/dialects/primitives", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[PrimitiveSummary]:
        """List primitives: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/dialects/primitives", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Primitive:
        """Read a primitive with its entries."""
        return await self._client.call("GET", "/v1/dialects/primitives/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def replace(
        self,
        id: str,
        *,
        description: Union[str, None] | Unset = UNSET,
        data_schema: List[ReplacePrimitiveDataSchemaItem] | Unset = UNSET,
        entries: List[dict[str, Any]],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Primitive:
        """Write the next version of a primitive."""
        return await self._client.call("PUT", "/v1/dialects/primitives/{id}", params={"id": id}, query=None, body={"description": description, "data_schema": data_schema, "entries": entries}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a primitive."""
        return await self._client.call("DELETE", "/v1/dialects/primitives/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def versions(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PrimitiveVersionList:
        """List the versions of a primitive: one page."""
        return await self._client.call("GET", "/v1/dialects/primitives/{id}/versions", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def versions_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[PrimitiveVersionSummary]:
        """List the versions of a primitive: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/dialects/primitives/{id}/versions", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def version(
        self,
        id: str,
        n: int,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PrimitiveVersion:
        """Read one version of a primitive."""
        return await self._client.call("GET", "/v1/dialects/primitives/{id}/versions/{n}", params={"id": id, "n": n}, query=None, body=None, files=None, timeout=timeout, retries=retries)


class ReferenceData:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        file: FileSource | Unset = UNSET,
        name: str | Unset = UNSET,
        columns: List[str] | Unset = UNSET,
        rows: List[Union[List[Union[str, float, bool, None]], dict[str, Union[str, float, bool, None]]]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReferenceData:
        """Create reference data."""
        return await self._client.call("POST", "/v1/reference-data", params=None, query=None, body={"name": name, "columns": columns, "rows": rows}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReferenceDataList:
        """List reference data: one page."""
        return await self._client.call("GET", "/v1/reference-data", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ReferenceData]:
        """List reference data: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/reference-data", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReferenceData:
        """Read about reference data."""
        return await self._client.call("GET", "/v1/reference-data/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete reference data."""
        return await self._client.call("DELETE", "/v1/reference-data/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def rows(
        self,
        id: str,
        *,
        page: int | Unset = UNSET,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReferenceRows:
        """Read rows by pages: one page."""
        return await self._client.call("GET", "/v1/reference-data/{id}/rows", params={"id": id}, query={"page": page, "limit": limit}, body=None, files=None, timeout=timeout, retries=retries)

    def rows_all(
        self,
        id: str,
        *,
        page: int | Unset = UNSET,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[ListReferenceRowsRow]:
        """Read rows by pages: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/reference-data/{id}/rows", params={"id": id}, query={"page": page, "limit": limit}, body=None, files=None, timeout=timeout, retries=retries)

    async def replace_rows(
        self,
        id: str,
        *,
        file: FileSource | Unset = UNSET,
        columns: List[str] | Unset = UNSET,
        rows: List[Union[List[Union[str, float, bool, None]], dict[str, Union[str, float, bool, None]]]] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReferenceData:
        """Replace all rows."""
        return await self._client.call("PUT", "/v1/reference-data/{id}/rows", params={"id": id}, query=None, body={"columns": columns, "rows": rows}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def csv(
        self,
        id: str,
        *,
        escape_formulas: bool | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """All rows as CSV."""
        return await self._client.raw("GET", "/v1/reference-data/{id}/csv", params={"id": id}, query={"escape_formulas": escape_formulas}, body=None, files=None, timeout=timeout, retries=retries)


class MatchingConfigs:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def suggest(
        self,
        *,
        reference_data_id: str,
        schema_id: str | Unset = UNSET,
        target_type: Literal["run", "schema", "document_filter"] | Unset = UNSET,
        target_value: Union[str, SuggestMatchingTargetValue2] | Unset = UNSET,
        field_mappings: List[SuggestMatchingFieldMappingsItem] | Unset = UNSET,
        precision: float | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingSuggestion:
        """Propose how to match."""
        return await self._client.call("POST", "/v1/matching/suggest", params=None, query=None, body={"reference_data_id": reference_data_id, "schema_id": schema_id, "target_type": target_type, "target_value": target_value, "field_mappings": field_mappings, "precision": precision}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def create(
        self,
        *,
        name: str,
        reference_data_id: str,
        field_mappings: List[FieldMapping],
        threshold: float | Unset = UNSET,
        review_floor: float | Unset = UNSET,
        one_to_one: bool | Unset = UNSET,
        calibration: CreateMatchingConfigCalibration | Unset = UNSET,
        target_type: Literal["run", "schema", "document_filter"],
        target_value: Union[str, CreateMatchingConfigTargetValue2],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingConfig:
        """Create a matching config."""
        return await self._client.call("POST", "/v1/matching/configs", params=None, query=None, body={"name": name, "reference_data_id": reference_data_id, "field_mappings": field_mappings, "threshold": threshold, "review_floor": review_floor, "one_to_one": one_to_one, "calibration": calibration, "target_type": target_type, "target_value": target_value}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingConfigList:
        """List matching configs: one page."""
        return await self._client.call("GET", "/v1/matching/configs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[MatchingConfig]:
        """List matching configs: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/matching/configs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingConfig:
        """A matching config."""
        return await self._client.call("GET", "/v1/matching/configs/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        id: str,
        *,
        name: str | Unset = UNSET,
        reference_data_id: str | Unset = UNSET,
        field_mappings: List[FieldMapping] | Unset = UNSET,
        threshold: float | Unset = UNSET,
        review_floor: float | Unset = UNSET,
        one_to_one: bool | Unset = UNSET,
        calibration: UpdateMatchingConfigCalibration | Unset = UNSET,
        target_type: Literal["run", "schema", "document_filter"] | Unset = UNSET,
        target_value: Union[str, UpdateMatchingConfigTargetValue2] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingConfig:
        """Change a matching config."""
        return await self._client.call("PATCH", "/v1/matching/configs/{id}", params={"id": id}, query=None, body={"name": name, "reference_data_id": reference_data_id, "field_mappings": field_mappings, "threshold": threshold, "review_floor": review_floor, "one_to_one": one_to_one, "calibration": calibration, "target_type": target_type, "target_value": target_value}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a matching config."""
        return await self._client.call("DELETE", "/v1/matching/configs/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def run(
        self,
        id: str,
        *,
        max_credits: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingRun:
        """Match records."""
        return await self._client.call("POST", "/v1/matching/configs/{id}/run", params={"id": id}, query=None, body={"max_credits": max_credits}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class MatchingRuns:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        matching_config_id: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingRunList:
        """List matching runs: one page."""
        return await self._client.call("GET", "/v1/matching/runs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "matching_config_id": matching_config_id, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        matching_config_id: str | Unset = UNSET,
        status: Literal["queued", "processing", "completed", "failed", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[MatchingRun]:
        """List matching runs: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/matching/runs", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "matching_config_id": matching_config_id, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        wait: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingRun:
        """How a matching run stands."""
        return await self._client.call("GET", "/v1/matching/runs/{id}", params={"id": id}, query={"wait": wait}, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchingRun:
        """Cancel a matching run."""
        return await self._client.call("POST", "/v1/matching/runs/{id}/cancel", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def results(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["matched", "review", "no_match"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MatchResultList:
        """What was matched: one page."""
        return await self._client.call("GET", "/v1/matching/runs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    def results_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["matched", "review", "no_match"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[MatchResult]:
        """What was matched: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/matching/runs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    async def results_table(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        format: Literal["csv", "xlsx"],
        columns: str | Unset = UNSET,
        list: str | Unset = UNSET,
        escape_formulas: bool | Unset = UNSET,
        status: Literal["matched", "review", "no_match"] | Unset = UNSET,
        search: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """What was matched, all of it as CSV or Excel."""
        return await self._client.raw("GET", "/v1/matching/runs/{id}/results", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "format": format, "columns": columns, "list": list, "escape_formulas": escape_formulas, "status": status, "search": search}, body=None, files=None, timeout=timeout, retries=retries)

    async def result(
        self,
        id: str,
        result_id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReviewedMatchResult:
        """A match with all that was said of it."""
        return await self._client.call("GET", "/v1/matching/runs/{id}/results/{result_id}", params={"id": id, "result_id": result_id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def review(
        self,
        id: str,
        result_id: str,
        *,
        status: Literal["matched", "review", "no_match"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReviewedMatchResult:
        """Say what becomes of a match."""
        return await self._client.call("POST", "/v1/matching/runs/{id}/results/{result_id}/review", params={"id": id, "result_id": result_id}, query=None, body={"status": status}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Apps:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def create(
        self,
        *,
        slug: str,
        display_name: str,
        mode: Literal["rules", "assisted", "external"],
        content: AppDraft,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Create an app."""
        return await self._client.call("POST", "/v1/apps", params=None, query=None, body={"slug": slug, "display_name": display_name, "mode": mode, "content": content}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppList:
        """List apps: one page."""
        return await self._client.call("GET", "/v1/apps", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[App]:
        """List apps: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/apps", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """An app with its draft."""
        return await self._client.call("GET", "/v1/apps/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        id: str,
        *,
        content: AppDraft,
        revision: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Change the draft of an app."""
        return await self._client.call("PATCH", "/v1/apps/{id}", params={"id": id}, query=None, body={"content": content, "revision": revision}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete an app."""
        return await self._client.call("DELETE", "/v1/apps/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def publish(
        self,
        id: str,
        n: int,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PublishedApp:
        """Publish the draft of an app."""
        return await self._client.call("POST", "/v1/apps/{id}/versions/{n}/publish", params={"id": id, "n": n}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def enable(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Let runs be started."""
        return await self._client.call("POST", "/v1/apps/{id}/enable", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def disable(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Let no more runs be started."""
        return await self._client.call("POST", "/v1/apps/{id}/disable", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def install(
        self,
        id: str,
        *,
        rate_limit_per_minute: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> InstalledApp:
        """Give an app a key of its own."""
        return await self._client.call("POST", "/v1/apps/{id}/install", params={"id": id}, query=None, body={"rate_limit_per_minute": rate_limit_per_minute}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def suspend(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Stop an installed app from deciding."""
        return await self._client.call("POST", "/v1/apps/{id}/suspend", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def resume(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> App:
        """Let a suspended app decide again."""
        return await self._client.call("POST", "/v1/apps/{id}/resume", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def grants(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppGrantList:
        """What keys may do with an app, and what its evidence may name."""
        return await self._client.call("GET", "/v1/apps/{id}/grants", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def give_grant(
        self,
        id: str,
        *,
        key_id: str | Unset = UNSET,
        resource_id: str | Unset = UNSET,
        grant: Literal["decide", "operate", "read"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppGrant:
        """Let a key do something with an app, or evidence name a resource."""
        return await self._client.call("POST", "/v1/apps/{id}/grants", params={"id": id}, query=None, body={"key_id": key_id, "resource_id": resource_id, "grant": grant}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def withdraw_grant(
        self,
        id: str,
        holder_id: str,
        *,
        grant: Literal["decide", "operate", "read"] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Withdraw a grant."""
        return await self._client.call("DELETE", "/v1/apps/{id}/grants/{holder_id}", params={"id": id, "holder_id": holder_id}, query={"grant": grant}, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def run(
        self,
        id: str,
        *,
        dry_run: bool | Unset = UNSET,
        input: StartAppRunInput | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppRun:
        """Start a run."""
        return await self._client.call("POST", "/v1/apps/{id}/runs", params={"id": id}, query={"dry_run": dry_run}, body={"input": input}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def runs(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["running", "awaiting_decision", "held", "completed", "failed", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppRunList:
        """List the runs of an app: one page."""
        return await self._client.call("GET", "/v1/apps/{id}/runs", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    def runs_all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["running", "awaiting_decision", "held", "completed", "failed", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[AppRun]:
        """List the runs of an app: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/apps/{id}/runs", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    async def review(
        self,
        id: str,
        *,
        run_id: str,
        kind: Literal["resolution", "approval", "data_request", "judgment"],
        reason: str,
        proposal: Any | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """Ask a person about a run."""
        return await self._client.call("POST", "/v1/apps/{id}/reviews", params={"id": id}, query=None, body={"run_id": run_id, "kind": kind, "reason": reason, "proposal": proposal}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class AppRuns:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppRun:
        """How a run stands."""
        return await self._client.call("GET", "/v1/runs/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def events(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RunJournal:
        """All that happened in a run."""
        return await self._client.call("GET", "/v1/runs/{id}/events", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def record(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> RawAnswer:
        """The sealed record of a run."""
        return await self._client.raw("GET", "/v1/runs/{id}/record", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AppRun:
        """Cancel a run."""
        return await self._client.call("POST", "/v1/runs/{id}/cancel", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Reviews:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["open", "assigned", "resolved", "expired", "cancelled"] | Unset = UNSET,
        app_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReviewList:
        """List what waits for a person: one page."""
        return await self._client.call("GET", "/v1/reviews", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "app_id": app_id}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["open", "assigned", "resolved", "expired", "cancelled"] | Unset = UNSET,
        app_id: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[HumanReview]:
        """List what waits for a person: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/reviews", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status, "app_id": app_id}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """A review."""
        return await self._client.call("GET", "/v1/reviews/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def claim(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """Take a review."""
        return await self._client.call("POST", "/v1/reviews/{id}/claim", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def heartbeat(
        self,
        id: str,
        *,
        execution_epoch: int,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """Hold a review for longer."""
        return await self._client.call("POST", "/v1/reviews/{id}/heartbeat", params={"id": id}, query=None, body={"execution_epoch": execution_epoch}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def release(
        self,
        id: str,
        *,
        execution_epoch: int,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """Give a review back."""
        return await self._client.call("POST", "/v1/reviews/{id}/release", params={"id": id}, query=None, body={"execution_epoch": execution_epoch}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def resolve(
        self,
        id: str,
        *,
        values: dict[str, Any],
        feedback: str | Unset = UNSET,
        evidence: List[str] | Unset = UNSET,
        execution_epoch: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> HumanReview:
        """Resolve a review."""
        return await self._client.call("POST", "/v1/reviews/{id}/resolve", params={"id": id}, query=None, body={"values": values, "feedback": feedback, "evidence": evidence, "execution_epoch": execution_epoch}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class DecisionTasks:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["available", "claimed", "submitted", "released", "failed", "timed_out", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionTaskList:
        """List the decision tasks of an app: one page."""
        return await self._client.call("GET", "/v1/apps/{id}/decision-tasks", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        status: Literal["available", "claimed", "submitted", "released", "failed", "timed_out", "cancelled"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[DecisionTask]:
        """List the decision tasks of an app: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/apps/{id}/decision-tasks", params={"id": id}, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    async def claim(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ClaimedTask:
        """Claim a task."""
        return await self._client.call("POST", "/v1/decision-tasks/{id}/claim", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def package(
        self,
        id: str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionPackagePage:
        """More of what there is to decide on."""
        return await self._client.call("GET", "/v1/decision-tasks/{id}/package", params={"id": id}, query={"cursor": cursor, "limit": limit}, body=None, files=None, timeout=timeout, retries=retries)

    async def heartbeat(
        self,
        id: str,
        *,
        execution_epoch: int,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionTask:
        """Hold a task for longer."""
        return await self._client.call("POST", "/v1/decision-tasks/{id}/heartbeat", params={"id": id}, query=None, body={"execution_epoch": execution_epoch}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def submit(
        self,
        id: str,
        *,
        execution_epoch: int,
        outcome: dict[str, Any],
        evidence: List[str] | Unset = UNSET,
        rationale: str | Unset = UNSET,
        confidence: float | Unset = UNSET,
        service_version: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionTask:
        """Submit a decision."""
        return await self._client.call("POST", "/v1/decision-tasks/{id}/submit", params={"id": id}, query=None, body={"execution_epoch": execution_epoch, "outcome": outcome, "evidence": evidence, "rationale": rationale, "confidence": confidence, "service_version": service_version}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def release(
        self,
        id: str,
        *,
        execution_epoch: int,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionTask:
        """Give a task back."""
        return await self._client.call("POST", "/v1/decision-tasks/{id}/release", params={"id": id}, query=None, body={"execution_epoch": execution_epoch}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def fail(
        self,
        id: str,
        *,
        execution_epoch: int,
        reason: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DecisionTask:
        """Give a task up."""
        return await self._client.call("POST", "/v1/decision-tasks/{id}/fail", params={"id": id}, query=None, body={"execution_epoch": execution_epoch, "reason": reason}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Credits:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def balance(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> CreditBalance:
        """Get the credit balance."""
        return await self._client.call("GET", "/v1/credits/balance", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def ledger(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Ledger:
        """List the ledger: one page."""
        return await self._client.call("GET", "/v1/credits/ledger", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def ledger_all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[LedgerEntry]:
        """List the ledger: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/credits/ledger", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def usage(
        self,
        *,
        days: float | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> CreditUsage:
        """Get what was used."""
        return await self._client.call("GET", "/v1/usage/credits", params=None, query={"days": days}, body=None, files=None, timeout=timeout, retries=retries)

    async def pricing(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Pricing:
        """Get the price list."""
        return await self._client.call("GET", "/v1/pricing", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)


class Billing:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def settings(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> BillingSettings:
        """Get the billing settings."""
        return await self._client.call("GET", "/v1/billing/settings", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        *,
        auto_topup_enabled: bool | Unset = UNSET,
        auto_topup_threshold: int | Unset = UNSET,
        auto_topup_amount: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> BillingSettings:
        """Change the billing settings."""
        return await self._client.call("PATCH", "/v1/billing/settings", params=None, query=None, body={"auto_topup_enabled": auto_topup_enabled, "auto_topup_threshold": auto_topup_threshold, "auto_topup_amount": auto_topup_amount}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def topup(
        self,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Topup:
        """Top up now."""
        return await self._client.call("POST", "/v1/billing/topup", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Webhooks:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client
        self.reference = WebhooksReference(client)

    async def create(
        self,
        *,
        url: str,
        events: List[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]] | Unset = UNSET,
        secret: str | Unset = UNSET,
        source_connection_id: Union[str, None] | Unset = UNSET,
        is_active: bool | Unset = UNSET,
        delivery_policy: DeliveryPolicy | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Webhook:
        """Create a webhook."""
        return await self._client.call("POST", "/v1/webhooks", params=None, query=None, body={"url": url, "events": events, "secret": secret, "source_connection_id": source_connection_id, "is_active": is_active, "delivery_policy": delivery_policy}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> WebhookList:
        """List webhooks: one page."""
        return await self._client.call("GET", "/v1/webhooks", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Webhook]:
        """List webhooks: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/webhooks", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Webhook:
        """A webhook."""
        return await self._client.call("GET", "/v1/webhooks/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def update(
        self,
        id: str,
        *,
        url: str | Unset = UNSET,
        events: List[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]] | Unset = UNSET,
        secret: Union[str, None] | Unset = UNSET,
        source_connection_id: Union[str, None] | Unset = UNSET,
        is_active: bool | Unset = UNSET,
        delivery_policy: Union[DeliveryPolicy, None] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Webhook:
        """Change a webhook."""
        return await self._client.call("PATCH", "/v1/webhooks/{id}", params={"id": id}, query=None, body={"url": url, "events": events, "secret": secret, "source_connection_id": source_connection_id, "is_active": is_active, "delivery_policy": delivery_policy}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Deleted:
        """Delete a webhook."""
        return await self._client.call("DELETE", "/v1/webhooks/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def test(
        self,
        id: str,
        *,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> TestedWebhook:
        """Send a sample."""
        return await self._client.call("POST", "/v1/webhooks/{id}/test", params={"id": id}, query=None, body={"event": event}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def listen(
        self,
        *,
        after: str | Unset = UNSET,
        wait: float | Unset = UNSET,
        events: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ListenedEvents:
        """Wait for events."""
        return await self._client.call("GET", "/v1/webhooks/listen", params=None, query={"after": after, "wait": wait, "events": events}, body=None, files=None, timeout=timeout, retries=retries)


class Deliveries:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client

    async def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        webhook_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["pending", "in_flight", "succeeded", "failed", "dead"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DeliveryList:
        """List deliveries: one page."""
        return await self._client.call("GET", "/v1/deliveries", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "event": event, "webhook_id": webhook_id, "after": after, "before": before, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    def all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        webhook_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        status: Literal["pending", "in_flight", "succeeded", "failed", "dead"] | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Delivery]:
        """List deliveries: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/deliveries", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "event": event, "webhook_id": webhook_id, "after": after, "before": before, "status": status}, body=None, files=None, timeout=timeout, retries=retries)

    async def dead_letters(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        webhook_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DeliveryList:
        """List dead letters: one page."""
        return await self._client.call("GET", "/v1/deliveries/dead-letters", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "event": event, "webhook_id": webhook_id, "after": after, "before": before}, body=None, files=None, timeout=timeout, retries=retries)

    def dead_letters_all(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        page: int | Unset = UNSET,
        per_page: int | Unset = UNSET,
        order: Literal["asc", "desc", "created_at:asc", "created_at:desc"] | Unset = UNSET,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        webhook_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Delivery]:
        """List dead letters: every row, page by page as they are asked for."""
        return self._client.rows("GET", "/v1/deliveries/dead-letters", params=None, query={"cursor": cursor, "limit": limit, "page": page, "per_page": per_page, "order": order, "event": event, "webhook_id": webhook_id, "after": after, "before": before}, body=None, files=None, timeout=timeout, retries=retries)

    async def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DeliveryDetail:
        """A delivery with every attempt."""
        return await self._client.call("GET", "/v1/deliveries/{id}", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def replay(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Delivery:
        """Send a delivery again."""
        return await self._client.call("POST", "/v1/deliveries/{id}/replay", params={"id": id}, query=None, body=None, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def replay_dead_letters(
        self,
        *,
        event: Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"] | Unset = UNSET,
        webhook_id: str | Unset = UNSET,
        after: str | Unset = UNSET,
        before: str | Unset = UNSET,
        delivery_ids: List[str] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ReplayedDeadLetters:
        """Send dead letters again."""
        return await self._client.call("POST", "/v1/deliveries/dead-letters/replay", params=None, query=None, body={"event": event, "webhook_id": webhook_id, "after": after, "before": before, "delivery_ids": delivery_ids}, files=None, timeout=timeout, retries=retries, idempotency_key=idempotency_key)


class Calls:
    def __init__(self, client: AsyncCaller) -> None:
        self._client = client
        self.process = Process(client)
        self.api_keys = ApiKeys(client)
        self.members = Members(client)
        self.audit = Audit(client)
        self.documents = Documents(client)
        self.extractions = Extractions(client)
        self.learning = Learning(client)
        self.jobs = Jobs(client)
        self.pipelines = Pipelines(client)
        self.runs = Runs(client)
        self.review = Review(client)
        self.ask = Ask(client)
        self.fields = Fields(client)
        self.schemas = Schemas(client)
        self.sources = Sources(client)
        self.primitives = Primitives(client)
        self.reference_data = ReferenceData(client)
        self.matching_configs = MatchingConfigs(client)
        self.matching_runs = MatchingRuns(client)
        self.apps = Apps(client)
        self.app_runs = AppRuns(client)
        self.reviews = Reviews(client)
        self.decision_tasks = DecisionTasks(client)
        self.credits = Credits(client)
        self.billing = Billing(client)
        self.webhooks = Webhooks(client)
        self.deliveries = Deliveries(client)

    async def status(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Health:
        """Health and version."""
        return await self._client.call("GET", "/status", params=None, query=None, body=None, files=None, timeout=timeout, retries=retries)

    async def extract(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: str | Unset = UNSET,
        document_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        instructions: str | Unset = UNSET,
        include_markdown: bool | Unset = UNSET,
        include_provenance: bool | Unset = UNSET,
        webhook_url: str | Unset = UNSET,
        async_: bool | Unset = UNSET,
        batch: bool | Unset = UNSET,
        max_credits: int | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        schema: Union[Union[dict[str, Any], List[Any]], str] | Unset = UNSET,
        metadata: dict[str, Any] | Unset = UNSET,
        options: ExtractOptions | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> ExtractResult | AcceptedExtraction:
        """Extract data from a document."""
        return await self._client.call("POST", "/v1/extract", params=None, query=None, body={"file_url": file_url, "document_id": document_id, "schema_id": schema_id, "instructions": instructions, "include_markdown": include_markdown, "include_provenance": include_provenance, "webhook_url": webhook_url, "async": async_, "batch": batch, "max_credits": max_credits, "batch_id": batch_id, "schema": schema, "metadata": metadata, "options": options}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def quote(
        self,
        *,
        file: FileSource | Unset = UNSET,
        file_url: str | Unset = UNSET,
        document_id: str | Unset = UNSET,
        schema_id: str | Unset = UNSET,
        instructions: str | Unset = UNSET,
        include_markdown: bool | Unset = UNSET,
        include_provenance: bool | Unset = UNSET,
        webhook_url: str | Unset = UNSET,
        async_: bool | Unset = UNSET,
        batch: bool | Unset = UNSET,
        max_credits: int | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        schema: Union[Union[dict[str, Any], List[Any]], str] | Unset = UNSET,
        metadata: dict[str, Any] | Unset = UNSET,
        options: ExtractOptions | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Quote:
        """What an extraction would cost."""
        return await self._client.call("POST", "/v1/extract/quote", params=None, query=None, body={"file_url": file_url, "document_id": document_id, "schema_id": schema_id, "instructions": instructions, "include_markdown": include_markdown, "include_provenance": include_provenance, "webhook_url": webhook_url, "async": async_, "batch": batch, "max_credits": max_credits, "batch_id": batch_id, "schema": schema, "metadata": metadata, "options": options}, files={"file": file}, timeout=timeout, retries=retries, idempotency_key=idempotency_key)

    async def search(
        self,
        q: str,
        *,
        limit: int | Unset = UNSET,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SearchResult:
        """Search everywhere."""
        return await self._client.call("GET", "/v1/search", params=None, query={"q": q, "limit": limit}, body=None, files=None, timeout=timeout, retries=retries)
