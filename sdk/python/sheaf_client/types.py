# Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union

JsonValue = Any

class ErrorResponse(TypedDict):
    detail: str

class ProcessResponse(TypedDict):
    correlation_id: str
    job_id: str
    status: Literal["queued", "processing", "failed", "success", "cancelled"]
    start_time: str
    estimated_time_seconds: NotRequired[int]
    message: str
    filename: str

class ProcessStatusResponseConfidence(TypedDict):
    overall: float
    fields: dict[str, float]

class ProcessStatusResponseProvenanceValueReference(TypedDict):
    primitive: str
    version: NotRequired[int]
    printed: str
    read: str
    confidence: float
    match: Literal["exact", "normalised", "close", "none"]
    key: NotRequired[str]
    likeness: NotRequired[float]
    problem: NotRequired[str]

class ProcessStatusResponseProvenanceValue(TypedDict):
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    quote: NotRequired[str]
    start: NotRequired[int]
    end: NotRequired[int]
    section: NotRequired[str]
    kind: Literal["span", "derived", "human", "absent"]
    resolver: Literal["embedded", "model", "registry", "structured", "human"]
    derived_from: NotRequired[list[str]]
    child: NotRequired[str]
    reference: NotRequired[ProcessStatusResponseProvenanceValueReference]
    label: NotRequired[str]
    learned: NotRequired[str]
    alternatives: NotRequired[list[Alternative]]

class ProcessStatusResponse(TypedDict):
    correlation_id: str
    job_id: str
    status: Literal["queued", "processing", "failed", "success", "cancelled"]
    start_time: str
    estimated_time_seconds: NotRequired[int]
    message: str
    filename: str
    finish_time: Union[str, None]
    result: Any
    json_schema: NotRequired[dict[str, Any]]
    markdown: NotRequired[str]
    validation_result: NotRequired[ValidationResult]
    confidence: NotRequired[ProcessStatusResponseConfidence]
    provenance: NotRequired[dict[str, ProcessStatusResponseProvenanceValue]]

class ValidationResult(TypedDict):
    concerns: list[Concern]
    summary: str

class Concern(TypedDict):
    path: str
    text: str
    level: Literal["error", "warning", "info"]
    code: Literal["missing_value", "null_value", "additional_value", "format_inconsistent", "numeric_mismatch", "floating_precision_diff", "semantic_conflict", "array_length_mismatch", "type_mismatch", "out_of_range", "duplicate_value", "incomplete_object", "extra_fields", "order_difference"]

class Alternative(TypedDict):
    value: Union[str, float, bool]
    confidence: float
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    quote: NotRequired[str]

class ProcessFeedback(TypedDict):
    rating: int
    data_complete: NotRequired[bool]
    schema_correct: NotRequired[bool]
    data_correct: NotRequired[bool]
    share_data: NotRequired[bool]
    additional_feedback: NotRequired[str]

class Health(TypedDict):
    status: Literal["OK", "Unstable"]
    version: str

class CreateApiKey(TypedDict):
    name: str
    scopes: NotRequired[list[Literal["extract", "read", "write", "operations", "billing", "delivery"]]]
    rate_limit_per_minute: NotRequired[int]
    concurrent_extractions: NotRequired[int]
    max_file_bytes: NotRequired[int]
    expires_at: NotRequired[str]

class ApiErrorDetailsItem(TypedDict):
    path: str
    message: str

class ApiError(TypedDict):
    statusCode: int
    code: Literal["validation_error", "unauthorized", "insufficient_scope", "not_found", "method_not_allowed", "request_timeout", "conflict", "payload_too_large", "unsupported_media_type", "unprocessable", "rate_limited", "headers_too_large", "internal_error", "service_unavailable"]
    error: str
    message: str
    retryable: bool
    request_id: str
    timestamp: str
    path: str
    reason: NotRequired[str]
    required_scope: NotRequired[str]
    details: NotRequired[list[ApiErrorDetailsItem]]

class CreatedApiKeyLinks(TypedDict):
    self: str

class CreatedApiKey(TypedDict):
    id: str
    name: str
    hint: str
    scopes: list[Literal["extract", "read", "write", "operations", "billing", "delivery"]]
    rate_limit_per_minute: int
    concurrent_extractions: int
    max_file_bytes: int
    expires_at: Union[str, None]
    last_used_at: NotRequired[str]
    created_at: str
    links: CreatedApiKeyLinks
    key: str

class ApiKeyList(TypedDict):
    data: list[ApiKey]
    pagination: Pagination

class ApiKeyLinks(TypedDict):
    self: str

class ApiKey(TypedDict):
    id: str
    name: str
    hint: str
    scopes: list[Literal["extract", "read", "write", "operations", "billing", "delivery"]]
    rate_limit_per_minute: int
    concurrent_extractions: int
    max_file_bytes: int
    expires_at: Union[str, None]
    last_used_at: NotRequired[str]
    created_at: str
    links: ApiKeyLinks

class Pagination(TypedDict):
    total: int
    limit: int
    has_more: bool
    next_cursor: Union[str, None]

class RevokedApiKeyMadeItem(TypedDict):
    id: str
    name: str
    hint: str
    revoked: bool

class RevokedApiKey(TypedDict):
    deleted: Literal[True]
    id: str
    made: NotRequired[list[RevokedApiKeyMadeItem]]

class AddMember(TypedDict):
    email: str
    tier: NotRequired[Literal["member", "senior_member", "admin", "owner"]]

class AddedMemberLinks(TypedDict):
    self: str

class AddedMember(TypedDict):
    id: str
    email: str
    tier: Literal["member", "senior_member", "admin", "owner"]
    status: Literal["invited", "active"]
    last_signed_in_at: NotRequired[str]
    created_at: str
    links: AddedMemberLinks
    invitation: MemberLink

class MemberLink(TypedDict):
    url: str
    expires_at: str

class MemberList(TypedDict):
    data: list[Member]
    pagination: Pagination

class MemberLinks(TypedDict):
    self: str

class Member(TypedDict):
    id: str
    email: str
    tier: Literal["member", "senior_member", "admin", "owner"]
    status: Literal["invited", "active"]
    last_signed_in_at: NotRequired[str]
    created_at: str
    links: MemberLinks

class ChangeMember(TypedDict):
    tier: Literal["member", "senior_member", "admin", "owner"]

class ChangedMemberLinks(TypedDict):
    self: str

class ChangedMember(TypedDict):
    id: str
    email: str
    tier: Literal["member", "senior_member", "admin", "owner"]
    status: Literal["invited", "active"]
    last_signed_in_at: NotRequired[str]
    created_at: str
    links: ChangedMemberLinks
    revoked_keys: list[str]

class Deleted(TypedDict):
    deleted: Literal[True]
    id: str

class AuditList(TypedDict):
    data: list[AuditEntry]
    pagination: Pagination

class AuditEntryActor(TypedDict):
    kind: Literal["api_key", "member", "install", "oauth", "operator", "system"]
    id: NotRequired[str]

class AuditEntry(TypedDict):
    id: str
    action: str
    actor: AuditEntryActor
    subject_id: NotRequired[str]
    details: dict[str, Any]
    request_id: NotRequired[str]
    created_at: str

ExtractRequest = TypedDict(
    "ExtractRequest",
    {
        "file_url": "NotRequired[str]",
        "document_id": "NotRequired[str]",
        "schema_id": "NotRequired[str]",
        "instructions": "NotRequired[str]",
        "include_markdown": "NotRequired[bool]",
        "include_provenance": "NotRequired[bool]",
        "webhook_url": "NotRequired[str]",
        "async": "NotRequired[bool]",
        "batch": "NotRequired[bool]",
        "max_credits": "NotRequired[int]",
        "batch_id": "NotRequired[str]",
        "schema": "NotRequired[Union[Union[dict[str, Any], list[Any]], str]]",
        "metadata": "NotRequired[dict[str, Any]]",
        "options": "NotRequired[ExtractOptions]",
    },
)

class ExtractOptions(TypedDict):
    strict: NotRequired[bool]
    format: NotRequired[Literal["json"]]
    page_range: NotRequired[str]
    language_hint: NotRequired[str]
    password: NotRequired[str]
    include_raw_text: NotRequired[bool]
    alternatives: NotRequired[int]
    webhook_data: NotRequired[bool]
    fresh: NotRequired[bool]

class ExtractResultDocument(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]

class ExtractResultSchema(TypedDict):
    source: Literal["provided", "saved", "auto_discovered"]
    id: NotRequired[str]
    version: NotRequired[int]
    definition: NotRequired[Any]
    save_url: NotRequired[str]

class ExtractResultConfidence(TypedDict):
    overall: float
    fields: dict[str, float]

class ExtractResultValidationConcernsItem(TypedDict):
    path: str
    text: str
    level: Literal["error", "warning", "info"]
    code: str

class ExtractResultValidation(TypedDict):
    valid: bool
    concerns: list[ExtractResultValidationConcernsItem]

class ExtractResultProcessing(TypedDict):
    duration_ms: NotRequired[int]
    pages_processed: NotRequired[int]
    engine: NotRequired[str]
    region: str

class ExtractResultUsage(TypedDict):
    pages: int
    cells_registry: int
    cells_ai: int
    credits: int

class ExtractResultLinks(TypedDict):
    self: str
    document: str
    dashboard: str

class ExtractResult(TypedDict):
    extraction_id: str
    request_id: NotRequired[str]
    status: Literal["processing", "complete", "failed"]
    document: ExtractResultDocument
    data: NotRequired[Any]
    schema: ExtractResultSchema
    confidence: NotRequired[ExtractResultConfidence]
    provenance: NotRequired[dict[str, Provenance]]
    validation: NotRequired[ExtractResultValidation]
    processing: ExtractResultProcessing
    usage: NotRequired[ExtractResultUsage]
    markdown: NotRequired[str]
    raw_text: NotRequired[str]
    metadata: NotRequired[dict[str, JsonValue]]
    batch_id: NotRequired[str]
    links: ExtractResultLinks

class ChildDocument(TypedDict):
    name: str
    mime_type: NotRequired[str]
    pages: int
    problem: NotRequired[str]

class ProvenanceReference(TypedDict):
    primitive: str
    version: NotRequired[int]
    printed: str
    read: str
    confidence: float
    match: Literal["exact", "normalised", "close", "none"]
    key: NotRequired[str]
    likeness: NotRequired[float]
    problem: NotRequired[str]

class Provenance(TypedDict):
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    quote: NotRequired[str]
    start: NotRequired[int]
    end: NotRequired[int]
    section: NotRequired[str]
    kind: Literal["span", "derived", "human", "absent"]
    resolver: Literal["embedded", "model", "registry", "structured", "human"]
    derived_from: NotRequired[list[str]]
    child: NotRequired[str]
    reference: NotRequired[ProvenanceReference]
    label: NotRequired[str]
    learned: NotRequired[str]
    alternatives: NotRequired[list[Alternative]]
    document_id: str
    document_sha256: NotRequired[str]

class AcceptedExtractionJob(TypedDict):
    id: str
    status: Literal["queued", "processing"]
    poll_url: str
    estimated_seconds: int

class AcceptedExtractionDocument(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]

class AcceptedExtractionLinks(TypedDict):
    self: str
    document: str

class AcceptedExtraction(TypedDict):
    extraction_id: str
    request_id: NotRequired[str]
    status: Literal["processing"]
    job: AcceptedExtractionJob
    document: AcceptedExtractionDocument
    links: AcceptedExtractionLinks

class QuoteItemsItem(TypedDict):
    unit: str
    quantity: int
    credits_each: float
    credits: int
    is_estimate: bool

class Quote(TypedDict):
    minimum_credits: int
    estimated_credits: int
    minimum_eur: float
    estimated_eur: float
    batch: bool
    items: list[QuoteItemsItem]

class DocumentSource(TypedDict):
    id: str
    name: str

class DocumentProblemsItem(TypedDict):
    page: NotRequired[int]
    message: str

class DocumentProcessingLogItem(TypedDict):
    step: Literal["fetch", "parse", "classify"]
    status: Literal["completed", "failed", "partial"]
    detail: NotRequired[str]
    started_at: str
    completed_at: str
    duration_ms: int

class DocumentLinks(TypedDict):
    self: str
    markdown: str
    extractions: str

class Document(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]
    status: Literal["pending", "processing", "completed", "error", "pending_upload"]
    sha256: NotRequired[str]
    source: NotRequired[DocumentSource]
    batch_id: NotRequired[str]
    metadata: NotRequired[dict[str, JsonValue]]
    error: NotRequired[Failure]
    snippet: NotRequired[Snippet]
    problems: list[DocumentProblemsItem]
    field_count: int
    extraction_count: int
    latest_extraction_id: NotRequired[str]
    processing_log: list[DocumentProcessingLogItem]
    created_at: str
    updated_at: str
    links: DocumentLinks

class Failure(TypedDict):
    code: str
    message: str

class Snippet(TypedDict):
    text: str
    start: int
    end: int
    page: NotRequired[int]
    child: NotRequired[str]

class DocumentList(TypedDict):
    data: list[Document]
    pagination: Pagination

class Markdown(TypedDict):
    document_id: str
    child: NotRequired[str]
    markdown: str

class LayoutPagesItemWordsItem(TypedDict):
    text: str
    box: list[Any]
    start: int
    end: int
    confidence: NotRequired[float]

class LayoutPagesItemLinesItem(TypedDict):
    box: list[Any]
    start: int
    end: int
    text: str

class LayoutPagesItemBlocksItem(TypedDict):
    kind: str
    box: list[Any]
    start: int
    end: int
    text: str
    level: NotRequired[int]
    role: NotRequired[str]

class LayoutPagesItemTablesItemCellsItem(TypedDict):
    row: int
    column: int
    row_span: int
    column_span: int
    box: list[Any]
    text: str
    address: NotRequired[str]

class LayoutPagesItemTablesItem(TypedDict):
    box: list[Any]
    rows: int
    columns: int
    header_rows: int
    cells: list[LayoutPagesItemTablesItemCellsItem]

class LayoutPagesItem(TypedDict):
    number: int
    title: NotRequired[str]
    width: NotRequired[float]
    height: NotRequired[float]
    rotation: int
    source: Literal["text", "ocr", "speech", "none"]
    start: int
    end: int
    words: list[LayoutPagesItemWordsItem]
    lines: list[LayoutPagesItemLinesItem]
    blocks: list[LayoutPagesItemBlocksItem]
    tables: list[LayoutPagesItemTablesItem]

class LayoutChildrenItemPagesItemWordsItem(TypedDict):
    text: str
    box: list[Any]
    start: int
    end: int
    confidence: NotRequired[float]

class LayoutChildrenItemPagesItemLinesItem(TypedDict):
    box: list[Any]
    start: int
    end: int
    text: str

class LayoutChildrenItemPagesItemBlocksItem(TypedDict):
    kind: str
    box: list[Any]
    start: int
    end: int
    text: str
    level: NotRequired[int]
    role: NotRequired[str]

class LayoutChildrenItemPagesItemTablesItemCellsItem(TypedDict):
    row: int
    column: int
    row_span: int
    column_span: int
    box: list[Any]
    text: str
    address: NotRequired[str]

class LayoutChildrenItemPagesItemTablesItem(TypedDict):
    box: list[Any]
    rows: int
    columns: int
    header_rows: int
    cells: list[LayoutChildrenItemPagesItemTablesItemCellsItem]

class LayoutChildrenItemPagesItem(TypedDict):
    number: int
    title: NotRequired[str]
    width: NotRequired[float]
    height: NotRequired[float]
    rotation: int
    source: Literal["text", "ocr", "speech", "none"]
    start: int
    end: int
    words: list[LayoutChildrenItemPagesItemWordsItem]
    lines: list[LayoutChildrenItemPagesItemLinesItem]
    blocks: list[LayoutChildrenItemPagesItemBlocksItem]
    tables: list[LayoutChildrenItemPagesItemTablesItem]

class LayoutChildrenItem(TypedDict):
    name: str
    pages: list[LayoutChildrenItemPagesItem]

class Layout(TypedDict):
    document_id: str
    child: NotRequired[str]
    pages: list[LayoutPagesItem]
    children: list[LayoutChildrenItem]

ReextractRequest = TypedDict(
    "ReextractRequest",
    {
        "schema": "NotRequired[Union[dict[str, Any], list[Any]]]",
        "schema_id": "NotRequired[str]",
        "instructions": "NotRequired[str]",
        "webhook_url": "NotRequired[str]",
        "async": "NotRequired[bool]",
        "max_credits": "NotRequired[int]",
        "options": "NotRequired[ExtractOptions]",
    },
)

class ReextractResultDocument(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]

class ReextractResultSchema(TypedDict):
    source: Literal["provided", "saved", "auto_discovered"]
    id: NotRequired[str]
    version: NotRequired[int]
    definition: NotRequired[Any]
    save_url: NotRequired[str]

class ReextractResultConfidence(TypedDict):
    overall: float
    fields: dict[str, float]

class ReextractResultValidationConcernsItem(TypedDict):
    path: str
    text: str
    level: Literal["error", "warning", "info"]
    code: str

class ReextractResultValidation(TypedDict):
    valid: bool
    concerns: list[ReextractResultValidationConcernsItem]

class ReextractResultProcessing(TypedDict):
    duration_ms: NotRequired[int]
    pages_processed: NotRequired[int]
    engine: NotRequired[str]
    region: str

class ReextractResultUsage(TypedDict):
    pages: int
    cells_registry: int
    cells_ai: int
    credits: int

class ReextractResultLinks(TypedDict):
    self: str
    document: str
    dashboard: str

class ReextractResult(TypedDict):
    extraction_id: str
    request_id: NotRequired[str]
    status: Literal["processing", "complete", "failed"]
    document: ReextractResultDocument
    data: NotRequired[Any]
    schema: ReextractResultSchema
    confidence: NotRequired[ReextractResultConfidence]
    provenance: NotRequired[dict[str, Provenance]]
    validation: NotRequired[ReextractResultValidation]
    processing: ReextractResultProcessing
    usage: NotRequired[ReextractResultUsage]
    markdown: NotRequired[str]
    raw_text: NotRequired[str]
    metadata: NotRequired[dict[str, JsonValue]]
    batch_id: NotRequired[str]
    links: ReextractResultLinks
    id: str
    message: str

class AcceptedReextractionJob(TypedDict):
    id: str
    status: Literal["queued", "processing"]
    poll_url: str
    estimated_seconds: int

class AcceptedReextractionDocument(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]

class AcceptedReextractionLinks(TypedDict):
    self: str
    document: str

class AcceptedReextraction(TypedDict):
    extraction_id: str
    request_id: NotRequired[str]
    status: Literal["processing"]
    job: AcceptedReextractionJob
    document: AcceptedReextractionDocument
    links: AcceptedReextractionLinks
    id: str
    message: str

class ExtractionList(TypedDict):
    data: list[ExtractionSummary]
    pagination: Pagination

class ExtractionSummaryLinks(TypedDict):
    self: str
    document: str

class ExtractionSummary(TypedDict):
    id: str
    document_id: str
    filename: str
    document_filename: str
    metadata: ExtractionMetadata
    status: Literal["processing", "complete", "failed"]
    job_id: NotRequired[str]
    schema_id: NotRequired[str]
    schema_version: NotRequired[int]
    confidence_overall: NotRequired[float]
    field_count: int
    credits: NotRequired[int]
    error: NotRequired[Failure]
    review_status: NotRequired[Literal["pending", "approved", "rejected"]]
    created_at: str
    completed_at: NotRequired[str]
    links: ExtractionSummaryLinks

class ExtractionMetadata(TypedDict):
    pages: NotRequired[int]
    language: NotRequired[str]
    document_type: NotRequired[str]
    processing_time_ms: NotRequired[int]

class ExtractionDocument(TypedDict):
    id: str
    filename: str
    pages: NotRequired[int]
    size_bytes: NotRequired[int]
    mime_type: NotRequired[str]
    type_detected: NotRequired[str]
    language_detected: NotRequired[str]
    children: NotRequired[list[ChildDocument]]

class ExtractionSchema(TypedDict):
    source: Literal["provided", "saved", "auto_discovered"]
    id: NotRequired[str]
    version: NotRequired[int]
    definition: NotRequired[Any]
    save_url: NotRequired[str]

class ExtractionConfidence(TypedDict):
    overall: float
    fields: dict[str, float]

class ExtractionValidationConcernsItem(TypedDict):
    path: str
    text: str
    level: Literal["error", "warning", "info"]
    code: str

class ExtractionValidation(TypedDict):
    valid: bool
    concerns: list[ExtractionValidationConcernsItem]

class ExtractionProcessing(TypedDict):
    duration_ms: NotRequired[int]
    pages_processed: NotRequired[int]
    engine: NotRequired[str]
    region: str

class ExtractionUsage(TypedDict):
    pages: int
    cells_registry: int
    cells_ai: int
    credits: int

class ExtractionLinks(TypedDict):
    self: str
    document: str
    dashboard: str

class Extraction(TypedDict):
    id: str
    extraction_id: str
    request_id: NotRequired[str]
    status: Literal["processing", "complete", "failed"]
    document: ExtractionDocument
    data: NotRequired[Any]
    schema: ExtractionSchema
    confidence: NotRequired[ExtractionConfidence]
    provenance: NotRequired[dict[str, Provenance]]
    validation: NotRequired[ExtractionValidation]
    processing: ExtractionProcessing
    usage: NotRequired[ExtractionUsage]
    markdown: NotRequired[str]
    raw_text: NotRequired[str]
    metadata: ExtractionMetadata
    batch_id: NotRequired[str]
    links: ExtractionLinks
    document_id: str
    document_filename: str
    schema_id: NotRequired[str]
    confidence_overall: NotRequired[float]
    error: NotRequired[Failure]
    job_id: NotRequired[str]
    locked_fields: list[str]
    review_status: NotRequired[Literal["pending", "approved", "rejected"]]
    created_at: str
    completed_at: NotRequired[str]

class CorrectionsCorrectionsItem(TypedDict):
    field: str
    value: Union[str, float, bool, None, list[Any]]
    reason: NotRequired[str]

class Corrections(TypedDict):
    corrections: list[CorrectionsCorrectionsItem]
    propagate: NotRequired[Union[bool, Literal["this_document_only", "all_similar"]]]

class ValueVersionListDataItemProvenanceReference(TypedDict):
    primitive: str
    version: NotRequired[int]
    printed: str
    read: str
    confidence: float
    match: Literal["exact", "normalised", "close", "none"]
    key: NotRequired[str]
    likeness: NotRequired[float]
    problem: NotRequired[str]

class ValueVersionListDataItemProvenance(TypedDict):
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    quote: NotRequired[str]
    start: NotRequired[int]
    end: NotRequired[int]
    section: NotRequired[str]
    kind: Literal["span", "derived", "human", "absent"]
    resolver: Literal["embedded", "model", "registry", "structured", "human"]
    derived_from: NotRequired[list[str]]
    child: NotRequired[str]
    reference: NotRequired[ValueVersionListDataItemProvenanceReference]
    label: NotRequired[str]
    learned: NotRequired[str]
    alternatives: NotRequired[list[Alternative]]
    document_id: NotRequired[str]
    document_sha256: NotRequired[str]

class ValueVersionListDataItemAuthor(TypedDict):
    kind: str
    id: NotRequired[str]

class ValueVersionListDataItem(TypedDict):
    field: str
    version: int
    value: JsonValue
    confidence: float
    provenance: NotRequired[ValueVersionListDataItemProvenance]
    reason: NotRequired[str]
    author: ValueVersionListDataItemAuthor
    created_at: str

class ValueVersionList(TypedDict):
    data: list[ValueVersionListDataItem]

class LearnedVersionReportCorrected(TypedDict):
    values: int
    wrong_before: int
    wrong_after: int

class LearnedVersionReportKept(TypedDict):
    values: int
    wrong_before: int
    wrong_after: int

class LearnedVersionReportFieldsItemCorrected(TypedDict):
    values: int
    wrong_before: int
    wrong_after: int

class LearnedVersionReportFieldsItemKept(TypedDict):
    values: int
    wrong_before: int
    wrong_after: int

class LearnedVersionReportFieldsItem(TypedDict):
    path: str
    corrected: LearnedVersionReportFieldsItemCorrected
    kept: LearnedVersionReportFieldsItemKept
    is_learned: bool

class LearnedVersionReport(TypedDict):
    corrections: int
    corrected: LearnedVersionReportCorrected
    kept: LearnedVersionReportKept
    fields: list[LearnedVersionReportFieldsItem]

class LearnedVersionLinks(TypedDict):
    self: str

class LearnedVersion(TypedDict):
    id: str
    status: Literal["learning", "active", "inactive", "rejected", "failed"]
    documents: int
    documents_studied: int
    examples: int
    fields: list[str]
    report: Union[LearnedVersionReport, None]
    error: Union[str, None]
    created_at: str
    completed_at: Union[str, None]
    links: LearnedVersionLinks

class UseLearnedVersion(TypedDict):
    version_id: Union[str, None]

class LearningState(TypedDict):
    active: Union[LearnedVersion, None]

class LearnedVersionList(TypedDict):
    data: list[LearnedVersion]
    pagination: Pagination

class CreateJob(TypedDict):
    schema_id: str
    document_ids: NotRequired[list[str]]
    name: NotRequired[str]

class JobGridStats(TypedDict):
    total_cells: int
    filled: int
    empty: int
    fill_rate: float

class JobLinks(TypedDict):
    self: str
    results: str
    cancel: str
    extraction: NotRequired[str]

class Job(TypedDict):
    id: str
    name: NotRequired[str]
    schema_id: NotRequired[str]
    extraction_id: NotRequired[str]
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    progress: int
    current_phase: Literal["resolve", "extract", "normalize", "transform"]
    document_count: int
    total_documents: int
    completed_documents: int
    failed_documents: int
    incomplete_documents: int
    grid_stats: JobGridStats
    estimated_seconds_remaining: int
    error: NotRequired[Failure]
    created_at: str
    started_at: NotRequired[str]
    completed_at: NotRequired[str]
    links: JobLinks

class JobList(TypedDict):
    data: list[Job]
    pagination: Pagination

class ResultListColumnsItem(TypedDict):
    field_key: str
    display_name: str
    data_type: Literal["string", "number", "integer", "boolean", "date", "datetime"]

class ResultList(TypedDict):
    data: list[ResultRow]
    pagination: Pagination
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    columns: list[ResultListColumnsItem]
    pending_review_count: int

class ResultRowCellsValue(TypedDict):
    value: JsonValue
    confidence: float
    locked: bool

class ResultRow(TypedDict):
    document_id: str
    filename: str
    document_filename: str
    record_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    completed_at: NotRequired[str]
    fields: NotRequired[Any]
    values: NotRequired[Any]
    confidence_overall: NotRequired[float]
    review_status: NotRequired[Literal["pending", "approved", "rejected"]]
    error: NotRequired[Failure]
    missing_required: NotRequired[list[str]]
    cells: NotRequired[dict[str, ResultRowCellsValue]]
    provenance: NotRequired[dict[str, Provenance]]
    metadata: NotRequired[dict[str, JsonValue]]
    batch_id: NotRequired[str]

class CreatePipeline(TypedDict):
    schema_id: str
    document_ids: NotRequired[list[str]]
    name: NotRequired[str]
    pipeline_mode: NotRequired[Literal["new", "append"]]

class PipelineGridStats(TypedDict):
    total_cells: int
    filled: int
    empty: int
    fill_rate: float

class PipelineLinks(TypedDict):
    self: str
    progress: str
    results: str
    cancel: str

class Pipeline(TypedDict):
    id: str
    name: NotRequired[str]
    schema_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    progress: int
    current_phase: Literal["resolve", "extract", "normalize", "transform"]
    document_count: int
    total_documents: int
    completed_documents: int
    failed_documents: int
    incomplete_documents: int
    grid_stats: PipelineGridStats
    estimated_seconds_remaining: int
    error: NotRequired[Failure]
    created_at: str
    started_at: NotRequired[str]
    completed_at: NotRequired[str]
    links: PipelineLinks

class PipelineList(TypedDict):
    data: list[Pipeline]
    pagination: Pagination

class PipelineProgressPhasesItem(TypedDict):
    phase: Literal["resolve", "extract", "normalize", "transform"]
    status: Literal["pending", "queued", "processing", "completed", "failed", "cancelled"]

class PipelineProgress(TypedDict):
    pipeline_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    progress: int
    current_phase: Literal["resolve", "extract", "normalize", "transform"]
    document_count: int
    total_documents: int
    completed_documents: int
    failed_documents: int
    incomplete_documents: int
    estimated_seconds_remaining: int
    error: NotRequired[Failure]
    started_at: NotRequired[str]
    completed_at: NotRequired[str]
    phases: list[PipelineProgressPhasesItem]

class RunRequest(TypedDict):
    schema_id: NotRequired[str]
    spec_id: NotRequired[str]
    file_urls: NotRequired[list[str]]
    name: NotRequired[str]
    pipeline_mode: NotRequired[Literal["new", "append"]]
    batch_id: NotRequired[str]
    password: NotRequired[str]
    webhook_url: NotRequired[str]
    metadata: NotRequired[dict[str, Any]]

class StartedRunDocumentsItem(TypedDict):
    document_id: str
    filename: str
    record_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    error: NotRequired[Failure]
    missing_required: NotRequired[list[str]]

class StartedRun(TypedDict):
    run_id: str
    pipeline_id: str
    spec_id: str
    schema_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    input_count: int
    poll_url: str
    documents: list[StartedRunDocumentsItem]

class RunList(TypedDict):
    data: list[Run]
    pagination: Pagination

class RunDocumentsItem(TypedDict):
    document_id: str
    filename: str
    record_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    error: NotRequired[Failure]
    missing_required: NotRequired[list[str]]

class RunGridStats(TypedDict):
    total_cells: int
    filled: int
    empty: int
    fill_rate: float

class RunLinks(TypedDict):
    self: str
    results: str
    cancel: str
    pipeline: str

class Run(TypedDict):
    run_id: str
    pipeline_id: str
    spec_id: str
    schema_id: str
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    input_count: int
    poll_url: str
    documents: list[RunDocumentsItem]
    name: NotRequired[str]
    progress: int
    current_phase: Literal["resolve", "extract", "normalize", "transform"]
    document_count: int
    total_documents: int
    completed_documents: int
    failed_documents: int
    incomplete_documents: int
    grid_stats: RunGridStats
    estimated_seconds_remaining: int
    error: NotRequired[Failure]
    created_at: str
    started_at: NotRequired[str]
    completed_at: NotRequired[str]
    batch_id: NotRequired[str]
    metadata: NotRequired[dict[str, JsonValue]]
    links: RunLinks

class ReviewRecordList(TypedDict):
    data: list[ReviewRecord]
    pagination: Pagination

class ReviewRecordDocument(TypedDict):
    id: str
    filename: str
    type_detected: NotRequired[str]

class ReviewRecordSchema(TypedDict):
    id: str
    name: NotRequired[str]
    version: NotRequired[int]

class ReviewRecordFieldsItem(TypedDict):
    field: str
    value: JsonValue
    confidence: float
    provenance: NotRequired[Provenance]

class ReviewRecordReviewBy(TypedDict):
    kind: str
    id: NotRequired[str]

class ReviewRecordReview(TypedDict):
    by: ReviewRecordReviewBy
    at: str
    reason: NotRequired[str]

class ReviewRecordLinks(TypedDict):
    extraction: str
    document: str
    actions: str

class ReviewRecord(TypedDict):
    id: str
    status: Literal["pending", "approved", "rejected"]
    document: ReviewRecordDocument
    schema: NotRequired[ReviewRecordSchema]
    pipeline_id: NotRequired[str]
    job_id: NotRequired[str]
    confidence_overall: NotRequired[float]
    threshold: float
    fields: list[ReviewRecordFieldsItem]
    review: NotRequired[ReviewRecordReview]
    created_at: str
    completed_at: NotRequired[str]
    links: ReviewRecordLinks

class ReviewAction(TypedDict):
    action: Literal["approve", "reject", "reopen"]
    reason: NotRequired[str]

class FilterSort(TypedDict):
    fieldId: str
    direction: NotRequired[Literal["asc", "desc"]]

class Filter(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    sort: NotRequired[FilterSort]
    limit: NotRequired[int]
    page: NotRequired[int]
    cursor: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]
    include: NotRequired[list[Literal["provenance"]]]

class FilterCondition(TypedDict):
    fieldId: str
    operator: Literal["eq", "neq", "gt", "gte", "lt", "lte", "between", "contains", "starts_with", "in", "is_empty", "is_not_empty"]
    value: NotRequired[Union[Union[str, float, bool], list[Union[str, float, bool]]]]
    valueTo: NotRequired[Union[str, float, bool]]

class FilterResultLinks(TypedDict):
    self: str
    fields: str

class FilterResultDocumentsItem(TypedDict):
    id: str
    filename: str
    name: str
    sourceId: NotRequired[str]
    uploadedAt: str
    fieldValues: dict[str, Any]

class FilterResult(TypedDict):
    data: list[FilterRow]
    pagination: Pagination
    columns: list[FilterColumn]
    total: int
    page: int
    limit: int
    warnings: list[FilterWarning]
    links: FilterResultLinks
    documents: list[FilterResultDocumentsItem]

class FilterRowProvenanceValueReference(TypedDict):
    primitive: str
    version: NotRequired[int]
    printed: str
    read: str
    confidence: float
    match: Literal["exact", "normalised", "close", "none"]
    key: NotRequired[str]
    likeness: NotRequired[float]
    problem: NotRequired[str]

class FilterRowProvenanceValue(TypedDict):
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    quote: NotRequired[str]
    start: NotRequired[int]
    end: NotRequired[int]
    section: NotRequired[str]
    kind: Literal["span", "derived", "human", "absent"]
    resolver: Literal["embedded", "model", "registry", "structured", "human"]
    derived_from: NotRequired[list[str]]
    child: NotRequired[str]
    reference: NotRequired[FilterRowProvenanceValueReference]
    label: NotRequired[str]
    learned: NotRequired[str]
    alternatives: NotRequired[list[Alternative]]
    document_id: NotRequired[str]
    document_sha256: NotRequired[str]

class FilterRow(TypedDict):
    document_id: str
    filename: str
    name: str
    sourceId: NotRequired[str]
    uploadedAt: str
    type: NotRequired[str]
    fields: dict[str, Any]
    provenance: NotRequired[dict[str, FilterRowProvenanceValue]]
    snippet: NotRequired[Snippet]

class FilterColumn(TypedDict):
    field_id: str
    field_key: str
    display_name: str
    data_type: Literal["string", "number", "integer", "boolean", "date", "datetime"]

class FilterWarning(TypedDict):
    code: Literal["unknown_field", "incompatible_value", "not_comparable", "mixed_types", "unknown_scope"]
    message: str
    field: NotRequired[str]
    suggestion: NotRequired[str]

class SearchResultDocumentsItemLinks(TypedDict):
    self: str

class SearchResultDocumentsItem(TypedDict):
    id: str
    filename: str
    name: str
    sourceId: NotRequired[str]
    sourceName: NotRequired[str]
    snippet: NotRequired[Snippet]
    type: NotRequired[str]
    status: str
    created_at: str
    links: SearchResultDocumentsItemLinks

class SearchResultFieldMatchesItemLinks(TypedDict):
    document: str
    extraction: str

class SearchResultFieldMatchesItem(TypedDict):
    document_id: str
    filename: str
    field: str
    path: str
    value: Any
    resolvedFieldId: Union[str, None]
    displayName: str
    matchedValue: str
    documentCount: int
    filterable: bool
    confidence: float
    extraction_id: str
    links: SearchResultFieldMatchesItemLinks

class SearchResultSourcesItemLinks(TypedDict):
    self: str

class SearchResultSourcesItem(TypedDict):
    id: str
    name: str
    links: SearchResultSourcesItemLinks

class SearchResultSchemasItemLinks(TypedDict):
    self: str

class SearchResultSchemasItem(TypedDict):
    id: str
    short_id: str
    name: str
    links: SearchResultSchemasItemLinks

class SearchResultFieldsItemLinks(TypedDict):
    self: str
    similar: str

class SearchResultFieldsItem(TypedDict):
    id: str
    canonical_name: str
    display_name: str
    data_type: Literal["string", "number", "integer", "boolean", "date", "datetime"]
    occurrence_count: int
    document_types: list[str]
    created_at: str
    updated_at: str
    links: SearchResultFieldsItemLinks
    canonicalName: str
    displayName: str
    documentCount: int

class SearchResult(TypedDict):
    documents: list[SearchResultDocumentsItem]
    fieldMatches: list[SearchResultFieldMatchesItem]
    sources: list[SearchResultSourcesItem]
    schemas: list[SearchResultSchemasItem]
    fields: list[SearchResultFieldsItem]

Ask = TypedDict(
    "Ask",
    {
        "question": "str",
        "scope": "NotRequired[AskScope]",
        "conversation_id": "NotRequired[str]",
        "async": "NotRequired[bool]",
    },
)

class AskScope(TypedDict):
    pipeline_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_ids: NotRequired[list[str]]
    document_type: NotRequired[str]
    source_id: NotRequired[str]
    ingested_after: NotRequired[str]
    ingested_before: NotRequired[str]

class AskResultColumnsItem(TypedDict):
    name: str
    label: str
    type: Literal["text", "number", "date", "boolean"]

class AskResultVerification(TypedDict):
    verdict: Literal["supported", "partly_supported", "unsupported"]
    checks_total: int
    checks_unsupported: int

class AskResultAskableFieldsItem(TypedDict):
    name: str
    type: Literal["text", "number", "date", "boolean"]
    filled: float
    values: list[str]
    least: NotRequired[str]
    most: NotRequired[str]

class AskResultAlternativesItem(TypedDict):
    meaning: str
    question: NotRequired[str]
    sql: str
    parameters: list[Union[str, float, bool]]

class AskResultUsage(TypedDict):
    credits_charged: int
    model: NotRequired[str]

class AskResultWarningsItem(TypedDict):
    code: Literal["not_understood", "no_documents", "low_confidence", "several_currencies", "truncated", "tied", "not_covered", "other_reading", "several_values", "same_content", "model_not_used", "model_differs"]
    message: str

class AskResultLinks(TypedDict):
    self: str

class AskResult(TypedDict):
    ask_id: str
    status: Literal["completed"]
    conversation_id: str
    question: str
    language: Literal["en", "de", "fr", "es"]
    answer: str
    columns: list[AskResultColumnsItem]
    rows: list[dict[str, Union[str, float, bool, None]]]
    sql: NotRequired[str]
    parameters: list[Union[str, float, bool]]
    citations: list[AskCitation]
    citations_total: int
    verification: AskResultVerification
    askable: list[str]
    askable_fields: NotRequired[list[AskResultAskableFieldsItem]]
    alternatives: list[AskResultAlternativesItem]
    usage: AskResultUsage
    warnings: list[AskResultWarningsItem]
    created_at: str
    links: AskResultLinks

class AskCitation(TypedDict):
    claim: str
    row: int
    column: str
    document_id: str
    filename: str
    field: str
    quote: NotRequired[str]
    kind: NotRequired[Literal["span", "derived", "human", "absent"]]
    page: NotRequired[int]
    bbox: NotRequired[list[Any]]
    start: NotRequired[int]
    end: NotRequired[int]
    confidence: NotRequired[float]

class AskPendingLinks(TypedDict):
    self: str

class AskPending(TypedDict):
    ask_id: str
    status: Literal["processing", "failed"]
    conversation_id: str
    question: str
    error: NotRequired[Failure]
    created_at: str
    links: AskPendingLinks

class AskList(TypedDict):
    data: list[AskEntry]
    pagination: Pagination

class AskEntryLinks(TypedDict):
    self: str

class AskEntry(TypedDict):
    ask_id: str
    status: Literal["processing", "completed", "failed"]
    question: str
    answer: NotRequired[str]
    created_at: str
    links: AskEntryLinks

class FieldList(TypedDict):
    data: list[Field]
    pagination: Pagination

class FieldLinks(TypedDict):
    self: str
    similar: str

class Field(TypedDict):
    id: str
    canonical_name: str
    display_name: str
    data_type: Literal["string", "number", "integer", "boolean", "date", "datetime"]
    occurrence_count: int
    document_types: list[str]
    created_at: str
    updated_at: str
    links: FieldLinks

class SimilarFieldList(TypedDict):
    data: list[SimilarField]
    pagination: Pagination

class SimilarFieldLinks(TypedDict):
    self: str
    similar: str

class SimilarField(TypedDict):
    id: str
    canonical_name: str
    display_name: str
    data_type: Literal["string", "number", "integer", "boolean", "date", "datetime"]
    occurrence_count: int
    document_types: list[str]
    created_at: str
    updated_at: str
    links: SimilarFieldLinks
    similarity: float

class CreateSchema(TypedDict):
    name: str
    description: NotRequired[Union[str, None]]
    definition: NotRequired[Any]
    fields: NotRequired[list[Any]]

class SchemaLinks(TypedDict):
    self: str
    versions: str

class Schema(TypedDict):
    id: str
    short_id: str
    name: str
    description: NotRequired[str]
    definition: dict[str, Any]
    field_count: int
    version: int
    created_at: str
    updated_at: str
    links: SchemaLinks

class SchemaList(TypedDict):
    data: list[Schema]
    pagination: Pagination

class UpdateSchema(TypedDict):
    name: NotRequired[str]
    description: NotRequired[Union[str, None]]
    definition: NotRequired[Any]
    fields: NotRequired[list[Any]]

class SchemaVersionList(TypedDict):
    data: list[SchemaVersion]
    pagination: Pagination

class SchemaVersionLinks(TypedDict):
    self: str
    schema: str

class SchemaVersion(TypedDict):
    schema_id: str
    name: str
    description: NotRequired[str]
    definition: dict[str, Any]
    field_count: int
    version: int
    created_at: str
    links: SchemaVersionLinks

class CreateSource(TypedDict):
    name: str
    type: NotRequired[Literal["api"]]
    default_schema_id: NotRequired[Union[str, None]]

class SourceLinks(TypedDict):
    self: str
    documents: str

class Source(TypedDict):
    id: str
    name: str
    type: Literal["api"]
    default_schema_id: NotRequired[str]
    document_count: int
    created_at: str
    updated_at: str
    links: SourceLinks

class SourceList(TypedDict):
    data: list[Source]
    pagination: Pagination

class UpdateSource(TypedDict):
    name: NotRequired[str]
    default_schema_id: NotRequired[Union[str, None]]

class CreatePrimitiveDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class CreatePrimitive(TypedDict):
    name: str
    description: NotRequired[Union[str, None]]
    data_schema: list[CreatePrimitiveDataSchemaItem]
    entries: list[dict[str, Any]]

class PrimitiveDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class PrimitiveLinks(TypedDict):
    self: str
    versions: str

class Primitive(TypedDict):
    id: str
    name: str
    description: Union[str, None]
    data_schema: list[PrimitiveDataSchemaItem]
    current_version_number: int
    created_at: str
    updated_at: str
    links: PrimitiveLinks
    entries: list[dict[str, Any]]

class PrimitiveList(TypedDict):
    data: list[PrimitiveSummary]
    pagination: Pagination

class PrimitiveSummaryDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class PrimitiveSummaryLinks(TypedDict):
    self: str
    versions: str

class PrimitiveSummary(TypedDict):
    id: str
    name: str
    description: Union[str, None]
    data_schema: list[PrimitiveSummaryDataSchemaItem]
    current_version_number: int
    created_at: str
    updated_at: str
    links: PrimitiveSummaryLinks
    versions_count: int

class ReplacePrimitiveDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class ReplacePrimitive(TypedDict):
    description: NotRequired[Union[str, None]]
    data_schema: NotRequired[list[ReplacePrimitiveDataSchemaItem]]
    entries: list[dict[str, Any]]

class PrimitiveVersionList(TypedDict):
    data: list[PrimitiveVersionSummary]
    pagination: Pagination

class PrimitiveVersionSummaryDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class PrimitiveVersionSummaryLinks(TypedDict):
    self: str
    primitive: str

class PrimitiveVersionSummary(TypedDict):
    primitive_id: str
    version: int
    data_schema: list[PrimitiveVersionSummaryDataSchemaItem]
    entry_count: int
    created_at: str
    links: PrimitiveVersionSummaryLinks

class PrimitiveVersionDataSchemaItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class PrimitiveVersionLinks(TypedDict):
    self: str
    primitive: str

class PrimitiveVersion(TypedDict):
    primitive_id: str
    version: int
    data_schema: list[PrimitiveVersionDataSchemaItem]
    entry_count: int
    created_at: str
    links: PrimitiveVersionLinks
    entries: list[dict[str, Any]]

class CreateReferenceData(TypedDict):
    name: str
    columns: NotRequired[list[str]]
    rows: NotRequired[list[Union[list[Union[str, float, bool, None]], dict[str, Union[str, float, bool, None]]]]]

class ReferenceDataColumnsItem(TypedDict):
    name: str
    type: Literal["string", "number", "integer", "boolean", "date"]

class ReferenceDataLinks(TypedDict):
    self: str
    rows: str
    csv: str

class ReferenceData(TypedDict):
    id: str
    name: str
    source_type: Literal["csv", "tsv", "xlsx", "json"]
    row_count: int
    columns: list[ReferenceDataColumnsItem]
    version: int
    created_at: str
    updated_at: str
    links: ReferenceDataLinks

class ReferenceDataList(TypedDict):
    data: list[ReferenceData]
    pagination: Pagination

class ReferenceRowsDataItem(TypedDict):
    id: str

class ReferenceRowsPagination(TypedDict):
    page: int
    limit: int
    total: int

class ReferenceRows(TypedDict):
    data: list[ReferenceRowsDataItem]
    pagination: ReferenceRowsPagination

class ReplaceReferenceRows(TypedDict):
    columns: NotRequired[list[str]]
    rows: NotRequired[list[Union[list[Union[str, float, bool, None]], dict[str, Union[str, float, bool, None]]]]]

class SuggestMatchingTargetValue2(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class SuggestMatchingFieldMappingsItem(TypedDict):
    extracted_field: str
    reference_column: Union[str, None]

class SuggestMatching(TypedDict):
    reference_data_id: str
    schema_id: NotRequired[str]
    target_type: NotRequired[Literal["run", "schema", "document_filter"]]
    target_value: NotRequired[Union[str, SuggestMatchingTargetValue2]]
    field_mappings: NotRequired[list[SuggestMatchingFieldMappingsItem]]
    precision: NotRequired[float]

class MatchingSuggestionTargetValue2(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class MatchingSuggestionCalibration(TypedDict):
    best: list[float]
    others: list[float]

class MatchingSuggestionExpected(TypedDict):
    records: int
    matched: int
    review: int
    precision: float

class MatchingSuggestionLearnedFrom(TypedDict):
    records: int
    rows: int
    reviews: int

class MatchingSuggestion(TypedDict):
    reference_data_id: str
    target_type: Literal["run", "schema", "document_filter"]
    target_value: Union[str, MatchingSuggestionTargetValue2]
    field_mappings: list[FieldMapping]
    threshold: float
    review_floor: float
    one_to_one: bool
    calibration: NotRequired[MatchingSuggestionCalibration]
    summary: str
    expected: MatchingSuggestionExpected
    learned_from: MatchingSuggestionLearnedFrom

class FieldMapping(TypedDict):
    extracted_field: str
    reference_column: str
    match_type: Literal["exact", "fuzzy", "numeric_range", "date_range"]
    weight: float
    tolerance: NotRequired[float]
    kind: NotRequired[Literal["number", "date", "phone", "identifier", "company", "person", "street", "text"]]
    figures_only: NotRequired[bool]
    contained: NotRequired[bool]
    scores: NotRequired[list[float]]

class CreateMatchingConfigCalibration(TypedDict):
    best: list[float]
    others: list[float]

class CreateMatchingConfigTargetValue2(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class CreateMatchingConfig(TypedDict):
    name: str
    reference_data_id: str
    field_mappings: list[FieldMapping]
    threshold: NotRequired[float]
    review_floor: NotRequired[float]
    one_to_one: NotRequired[bool]
    calibration: NotRequired[CreateMatchingConfigCalibration]
    target_type: Literal["run", "schema", "document_filter"]
    target_value: Union[str, CreateMatchingConfigTargetValue2]

class MatchingConfigCalibration(TypedDict):
    best: list[float]
    others: list[float]

class MatchingConfigTargetValue2(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class MatchingConfigLinks(TypedDict):
    self: str
    run: str
    reference_data: str

class MatchingConfig(TypedDict):
    id: str
    name: str
    reference_data_id: str
    field_mappings: list[FieldMapping]
    threshold: float
    review_floor: float
    one_to_one: bool
    calibration: NotRequired[MatchingConfigCalibration]
    target_type: Literal["run", "schema", "document_filter"]
    target_value: Union[str, MatchingConfigTargetValue2]
    version: int
    created_at: str
    updated_at: str
    links: MatchingConfigLinks

class MatchingConfigList(TypedDict):
    data: list[MatchingConfig]
    pagination: Pagination

class UpdateMatchingConfigCalibration(TypedDict):
    best: list[float]
    others: list[float]

class UpdateMatchingConfigTargetValue2(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class UpdateMatchingConfig(TypedDict):
    name: NotRequired[str]
    reference_data_id: NotRequired[str]
    field_mappings: NotRequired[list[FieldMapping]]
    threshold: NotRequired[float]
    review_floor: NotRequired[float]
    one_to_one: NotRequired[bool]
    calibration: NotRequired[UpdateMatchingConfigCalibration]
    target_type: NotRequired[Literal["run", "schema", "document_filter"]]
    target_value: NotRequired[Union[str, UpdateMatchingConfigTargetValue2]]

class StartMatching(TypedDict):
    max_credits: NotRequired[int]

class MatchingRunConfigCalibration(TypedDict):
    best: list[float]
    others: list[float]

class MatchingRunConfig(TypedDict):
    field_mappings: list[FieldMapping]
    threshold: float
    review_floor: float
    one_to_one: bool
    calibration: NotRequired[MatchingRunConfigCalibration]

class MatchingRunLinks(TypedDict):
    self: str
    results: str
    cancel: str
    config: str

class MatchingRun(TypedDict):
    id: str
    matching_config_id: str
    name: str
    config_version: int
    reference_data_id: str
    reference_data_version: int
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    progress: int
    record_count: int
    rows_processed: int
    rows_matched: int
    rows_review: int
    rows_no_match: int
    avg_confidence: Union[float, None]
    credits_charged: int
    config: NotRequired[MatchingRunConfig]
    error: NotRequired[Failure]
    created_at: str
    started_at: NotRequired[str]
    completed_at: NotRequired[str]
    links: MatchingRunLinks

class MatchingRunList(TypedDict):
    data: list[MatchingRun]
    pagination: Pagination

class MatchResultList(TypedDict):
    data: list[MatchResult]
    pagination: Pagination

class MatchResultLinks(TypedDict):
    self: str
    review: str
    document: str

class MatchResult(TypedDict):
    id: str
    run_id: str
    document_id: str
    document_filename: Union[str, None]
    matched_reference_row_id: Union[str, None]
    confidence: float
    status: Literal["matched", "review", "no_match"]
    evidence: Union[MatchEvidence, None]
    reviewed_at: NotRequired[str]
    created_at: str
    links: MatchResultLinks

class MatchEvidenceFieldContributionsItem(TypedDict):
    extracted_field: str
    extracted_value: Union[str, None]
    reference_value: Union[str, None]
    match_type: Literal["exact", "fuzzy", "numeric_range", "date_range"]
    figures_only: NotRequired[Literal[True]]
    contained: NotRequired[Literal[True]]
    matched: bool
    weight: float
    score: float
    contribution: float

class MatchEvidenceTopNCandidatesItem(TypedDict):
    reference_row_id: str
    confidence: float

class MatchEvidenceRunnerUp(TypedDict):
    reference_row_id: str
    confidence: float
    lost_by: list[str]

class MatchEvidenceCounterfactualsItem(TypedDict):
    without: str
    confidence: float
    status: Literal["matched", "review", "no_match"]

class MatchEvidence(TypedDict):
    field_contributions: list[MatchEvidenceFieldContributionsItem]
    record_values: NotRequired[dict[str, Union[str, None]]]
    candidates_considered: int
    top_n_candidates: list[MatchEvidenceTopNCandidatesItem]
    blocking_method: str
    probability: NotRequired[float]
    runner_up: NotRequired[MatchEvidenceRunnerUp]
    counterfactuals: list[MatchEvidenceCounterfactualsItem]
    held_by: NotRequired[Literal["tie", "few_values"]]
    row_taken_by: NotRequired[str]

class ReviewedMatchResultLinks(TypedDict):
    self: str
    review: str
    document: str

class ReviewedMatchResultReviewsItemBy(TypedDict):
    kind: str
    id: NotRequired[str]

ReviewedMatchResultReviewsItem = TypedDict(
    "ReviewedMatchResultReviewsItem",
    {
        "from": "Literal[\"matched\", \"review\", \"no_match\"]",
        "status": "Literal[\"matched\", \"review\", \"no_match\"]",
        "by": "ReviewedMatchResultReviewsItemBy",
        "at": "str",
    },
)

class ReviewedMatchResult(TypedDict):
    id: str
    run_id: str
    document_id: str
    document_filename: Union[str, None]
    matched_reference_row_id: Union[str, None]
    confidence: float
    status: Literal["matched", "review", "no_match"]
    evidence: Union[MatchEvidence, None]
    reviewed_at: NotRequired[str]
    created_at: str
    links: ReviewedMatchResultLinks
    reviews: list[ReviewedMatchResultReviewsItem]

class ReviewMatch(TypedDict):
    status: Literal["matched", "review", "no_match"]

class CreateApp(TypedDict):
    slug: str
    display_name: str
    mode: Literal["rules", "assisted", "external"]
    content: AppDraft

class AppDraftInputsFilter(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class AppDraftInputs(TypedDict):
    schema_id: NotRequired[str]
    pipeline_id: NotRequired[str]
    filter: NotRequired[AppDraftInputsFilter]

class AppDraftOutputContractRulesItem(TypedDict):
    key: str
    outcomes: NotRequired[list[str]]
    when: NotRequired[Any]

class AppDraftOutputContract(TypedDict):
    kind: Literal["verdict_matrix"]
    rules: list[AppDraftOutputContractRulesItem]

class AppDraftRulesRulesItem(TypedDict):
    name: str
    when: Any
    outcome: str

class AppDraftRules(TypedDict):
    outcomes: dict[str, dict[str, Any]]
    rules: list[AppDraftRulesRulesItem]
    otherwise: NotRequired[str]

class AppDraftThresholds(TypedDict):
    min_confidence: float

class AppDraftActionsItem(TypedDict):
    name: str
    when: NotRequired[Any]

class AppDraft(TypedDict):
    version: int
    revision: int
    content: AppContent

class AppInstall(TypedDict):
    key_id: str
    status: Literal["active", "suspended"]

class AppLinks(TypedDict):
    self: str
    runs: str
    decision_tasks: str
    grants: str

class App(TypedDict):
    id: str
    slug: str
    display_name: str
    mode: Literal["rules", "assisted", "external"]
    enabled: bool
    published_version: Union[int, None]
    install: NotRequired[AppInstall]
    draft: AppDraft
    created_at: str
    updated_at: str
    links: AppLinks

class AppContentInputsFilter(TypedDict):
    conditions: NotRequired[list[FilterCondition]]
    search: NotRequired[str]
    source_id: NotRequired[str]
    schema_id: NotRequired[str]
    document_type: NotRequired[str]

class AppContentInputs(TypedDict):
    schema_id: NotRequired[str]
    pipeline_id: NotRequired[str]
    filter: NotRequired[AppContentInputsFilter]

class AppContentOutputContractRulesItem(TypedDict):
    key: str
    outcomes: NotRequired[list[str]]
    when: NotRequired[Any]

class AppContentOutputContract(TypedDict):
    kind: Literal["verdict_matrix"]
    rules: list[AppContentOutputContractRulesItem]

class AppContentRulesRulesItem(TypedDict):
    name: str
    when: Any
    outcome: str

class AppContentRules(TypedDict):
    outcomes: dict[str, dict[str, Any]]
    rules: list[AppContentRulesRulesItem]
    otherwise: NotRequired[str]

class AppContentThresholds(TypedDict):
    min_confidence: float

class AppContentActionsItem(TypedDict):
    name: str
    when: NotRequired[Any]

class AppContent(TypedDict):
    inputs: AppContentInputs
    output_contract: Union[AppContentOutputContract, dict[str, Any]]
    rules: NotRequired[AppContentRules]
    thresholds: NotRequired[AppContentThresholds]
    actions: list[AppContentActionsItem]
    decisionSlaSeconds: int
    leaseSeconds: int
    allowUnevidenced: bool
    fallback: Literal["rules", "hold", "none"]

class AppList(TypedDict):
    data: list[App]
    pagination: Pagination

class UpdateApp(TypedDict):
    content: AppDraft
    revision: NotRequired[int]

class PublishedAppWarningsItem(TypedDict):
    path: str
    message: str

class PublishedApp(TypedDict):
    app_id: str
    version: int
    content_hash: str
    content: AppContent
    warnings: list[PublishedAppWarningsItem]
    created_at: str

class InstallApp(TypedDict):
    rate_limit_per_minute: NotRequired[int]

class InstalledApp(TypedDict):
    app_id: str
    key_id: str
    key: str
    status: Literal["active"]
    created_at: str

class AppGrantList(TypedDict):
    data: list[AppGrant]

class AppGrant(TypedDict):
    key_id: NotRequired[str]
    resource_id: NotRequired[str]
    grant: Literal["decide", "operate", "read"]
    created_at: str

class GiveAppGrant(TypedDict):
    key_id: NotRequired[str]
    resource_id: NotRequired[str]
    grant: Literal["decide", "operate", "read"]

class StartAppRunInput(TypedDict):
    document_ids: NotRequired[list[str]]

class StartAppRun(TypedDict):
    input: NotRequired[StartAppRunInput]

class AppRunDecisionDecidedBy(TypedDict):
    kind: str
    id: Union[str, None]
    label: Union[str, None]

class AppRunDecision(TypedDict):
    outcome: Any
    evidence: list[str]
    attestations: list[str]
    rationale: str
    confidence: Union[float, None]
    decided_by: AppRunDecisionDecidedBy
    trace: Any

class AppRunLinks(TypedDict):
    self: str
    events: str
    record: str
    app: str

class AppRun(TypedDict):
    id: str
    app_id: str
    app: str
    version: int
    status: Literal["running", "awaiting_decision", "held", "completed", "failed", "cancelled"]
    dry_run: bool
    record_count: int
    package_hash: str
    decision: NotRequired[AppRunDecision]
    error: NotRequired[Failure]
    credits_charged: int
    created_at: str
    completed_at: NotRequired[str]
    links: AppRunLinks

class AppRunList(TypedDict):
    data: list[AppRun]
    pagination: Pagination

class RunJournalDataItemActor(TypedDict):
    kind: str
    id: Union[str, None]

class RunJournalDataItem(TypedDict):
    run_id: str
    seq: int
    type: str
    at: str
    data: Any
    actor: RunJournalDataItemActor
    previous_hash: str
    hash: str

class RunJournal(TypedDict):
    data: list[RunJournalDataItem]

class HumanReviewList(TypedDict):
    data: list[HumanReview]
    pagination: Pagination

class HumanReviewResolvedBy(TypedDict):
    kind: str
    id: NotRequired[str]

class HumanReviewLinks(TypedDict):
    self: str
    claim: str
    resolve: str
    run: str

class HumanReview(TypedDict):
    id: str
    app_id: str
    run_id: str
    kind: Literal["resolution", "approval", "data_request", "judgment"]
    status: Literal["open", "assigned", "resolved", "expired", "cancelled"]
    reason: str
    proposal: NotRequired[Any]
    decides: bool
    execution_epoch: int
    assigned_to: NotRequired[str]
    lease_expires_at: NotRequired[str]
    values: NotRequired[Any]
    feedback: NotRequired[str]
    resolved_by: NotRequired[HumanReviewResolvedBy]
    created_at: str
    resolved_at: NotRequired[str]
    links: HumanReviewLinks

class RaiseReview(TypedDict):
    run_id: str
    kind: Literal["resolution", "approval", "data_request", "judgment"]
    reason: str
    proposal: NotRequired[Any]

class TaskEpoch(TypedDict):
    execution_epoch: int

class ResolveReview(TypedDict):
    values: dict[str, Any]
    feedback: NotRequired[str]
    evidence: NotRequired[list[str]]
    execution_epoch: NotRequired[int]

class DecisionTaskList(TypedDict):
    data: list[DecisionTask]
    pagination: Pagination

class DecisionTaskLinks(TypedDict):
    claim: str
    package: str
    run: str

class DecisionTask(TypedDict):
    id: str
    app_id: str
    run_id: str
    status: Literal["available", "claimed", "submitted", "released", "failed", "timed_out", "cancelled"]
    execution_epoch: int
    lease_seconds: int
    lease_expires_at: Union[str, None]
    sla_deadline_at: str
    claimed_by: Union[str, None]
    claimed_at: Union[str, None]
    submitted_at: NotRequired[str]
    suspended: NotRequired[Literal[True]]
    created_at: str
    links: DecisionTaskLinks

class ClaimedTaskPrecedentsItem(TypedDict):
    run_id: str
    distance: float
    outcome: Any
    rationale: str
    decided_at: str

class ClaimedTask(TypedDict):
    task: DecisionTask
    output_contract: Any
    precedents: list[ClaimedTaskPrecedentsItem]
    package: DecisionPackage

class DecisionPackageDocumentsItemFieldsValue(TypedDict):
    value: Any
    confidence: float
    provenance: Any

class DecisionPackageDocumentsItemPagesItem(TypedDict):
    page: int
    start: int
    end: int

class DecisionPackageDocumentsItem(TypedDict):
    subject_key: str
    document_id: str
    filename: str
    document_sha256: Union[str, None]
    extraction_id: str
    data: Any
    fields: dict[str, DecisionPackageDocumentsItemFieldsValue]
    pages: list[DecisionPackageDocumentsItemPagesItem]
    hash: str

class DecisionPackage(TypedDict):
    package_kind: Literal["records"]
    package_hash: str
    record_count: int
    page_size: int
    first_cursor: Union[str, None]
    documents: list[DecisionPackageDocumentsItem]

class DecisionPackagePageDocumentsItemFieldsValue(TypedDict):
    value: Any
    confidence: float
    provenance: Any

class DecisionPackagePageDocumentsItemPagesItem(TypedDict):
    page: int
    start: int
    end: int

class DecisionPackagePageDocumentsItem(TypedDict):
    subject_key: str
    document_id: str
    filename: str
    document_sha256: Union[str, None]
    extraction_id: str
    data: Any
    fields: dict[str, DecisionPackagePageDocumentsItemFieldsValue]
    pages: list[DecisionPackagePageDocumentsItemPagesItem]
    hash: str

class DecisionPackagePage(TypedDict):
    package_kind: Literal["records"]
    package_hash: str
    record_count: int
    page_size: int
    documents: list[DecisionPackagePageDocumentsItem]
    next_cursor: Union[str, None]

class SubmitDecision(TypedDict):
    execution_epoch: int
    outcome: dict[str, Any]
    evidence: NotRequired[list[str]]
    rationale: NotRequired[str]
    confidence: NotRequired[float]
    service_version: NotRequired[str]

class FailTask(TypedDict):
    execution_epoch: int
    reason: str

class CreateUploadSession(TypedDict):
    filename: str

class UploadSession(TypedDict):
    document_id: str
    upload_url: str
    expires_at: str

class CreditBalance(TypedDict):
    balance_credits: int
    balance_eur: float
    burn_rate_30d_credits: int
    projected_runway_days: int
    tier: Literal["free", "prepaid", "self_hosted"]
    tier_resets_at: str

class Ledger(TypedDict):
    data: list[LedgerEntry]
    pagination: Pagination

class LedgerEntryReference(TypedDict):
    type: str
    id: str

class LedgerEntryChargesItem(TypedDict):
    unit: Literal["page_ingest", "structuring_cell", "registry_cell", "matching_operation", "case_operation"]
    quantity: int
    credits: int

class LedgerEntry(TypedDict):
    id: str
    type: Literal["grant", "charge", "refund", "expiry"]
    credits: int
    balance_credits: int
    description: str
    reference: NotRequired[LedgerEntryReference]
    charges: list[LedgerEntryChargesItem]
    created_at: str

class CreditUsageByFunctionItem(TypedDict):
    operation_type: Literal["page_ingest", "structuring_cell", "registry_cell", "matching_operation", "case_operation"]
    operations: int
    credits: int

class CreditUsage(TypedDict):
    period_days: int
    total_credits: int
    by_function: list[CreditUsageByFunctionItem]

class PricingMultipliers(TypedDict):
    batch: float

class PricingUnitsItem(TypedDict):
    unit: Literal["page_ingest", "structuring_cell", "registry_cell", "matching_operation", "case_operation"]
    label: str
    credits: int
    eur: float
    free: bool

class Pricing(TypedDict):
    currency: Literal["EUR"]
    credits_per_eur: int
    multipliers: PricingMultipliers
    units: list[PricingUnitsItem]

class BillingSettings(TypedDict):
    auto_topup_enabled: bool
    auto_topup_threshold: int
    auto_topup_amount: int
    payment_provider: Literal["manual", "stripe"]
    updated_at: NotRequired[str]

class UpdateBillingSettings(TypedDict):
    auto_topup_enabled: NotRequired[bool]
    auto_topup_threshold: NotRequired[int]
    auto_topup_amount: NotRequired[int]

class TopupCase(TypedDict):
    topped_up: Literal[False]

class TopupCase2Payment(TypedDict):
    provider: str
    reference: str
    status: str

class TopupCase2(TypedDict):
    topped_up: Literal[True]
    credits_added: int
    amount_eur: float
    balance_credits: int
    payment: TopupCase2Payment

Topup: TypeAlias = "Union[TopupCase, TopupCase2]"

class CreateWebhook(TypedDict):
    url: str
    events: NotRequired[list[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]]]
    secret: NotRequired[str]
    source_connection_id: NotRequired[Union[str, None]]
    is_active: NotRequired[bool]
    delivery_policy: NotRequired[DeliveryPolicy]

class DeliveryPolicy(TypedDict):
    schedule_seconds: NotRequired[list[int]]
    timeout_ms: NotRequired[int]
    respect_retry_after: NotRequired[bool]

class WebhookDeliveryPolicy(TypedDict):
    schedule_seconds: list[int]
    timeout_ms: int
    respect_retry_after: bool

class WebhookLinks(TypedDict):
    self: str
    test: str
    deliveries: str

class Webhook(TypedDict):
    id: str
    url: str
    events: list[str]
    is_active: bool
    deactivated_reason: NotRequired[Literal["gone"]]
    has_secret: bool
    source_connection_id: NotRequired[str]
    delivery_policy: WebhookDeliveryPolicy
    created_at: str
    updated_at: str
    links: WebhookLinks

class WebhookList(TypedDict):
    data: list[Webhook]
    pagination: Pagination

class UpdateWebhook(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]]]
    secret: NotRequired[Union[str, None]]
    source_connection_id: NotRequired[Union[str, None]]
    is_active: NotRequired[bool]
    delivery_policy: NotRequired[Union[DeliveryPolicy, None]]

class TestWebhook(TypedDict):
    event: NotRequired[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]]

class TestedWebhookRequest(TypedDict):
    url: str
    headers: dict[str, str]
    body: str

class TestedWebhook(TypedDict):
    delivered: bool
    status_code: NotRequired[int]
    error_code: NotRequired[str]
    error: NotRequired[str]
    duration_ms: int
    response_excerpt: NotRequired[str]
    request: TestedWebhookRequest

class ListenedEventsDataItem(TypedDict):
    event: str
    event_id: str
    headers: dict[str, str]
    body: str

class ListenedEvents(TypedDict):
    data: list[ListenedEventsDataItem]
    next: str
    signature_header: str

class WebhookEventReferenceDataItem(TypedDict):
    event: str
    description: str
    version: int
    available: bool
    schema: Any
    example: Any

class WebhookEventReference(TypedDict):
    data: list[WebhookEventReferenceDataItem]

class WebhookDeliveryReferenceHeadersItem(TypedDict):
    name: str
    description: str

class WebhookDeliveryReferenceBodyItem(TypedDict):
    name: str
    description: str
    type: str

class WebhookDeliveryReference(TypedDict):
    method: str
    content_type: str
    headers: list[WebhookDeliveryReferenceHeadersItem]
    body: list[WebhookDeliveryReferenceBodyItem]
    timeout_seconds: float
    success: str
    redirects: str
    response_bytes_read: int
    concurrency_per_webhook: int

class WebhookSignatureReferenceStandardWebhooks(TypedDict):
    headers: list[str]
    format: str
    signed_content: str
    key: str
    tolerance_seconds: int
    rotation_hours: int

class WebhookSignatureReference(TypedDict):
    algorithm: str
    header: str
    format: str
    signed_content: str
    verification_steps: list[str]
    standard_webhooks: WebhookSignatureReferenceStandardWebhooks

class WebhookRetryReferenceNotRetriedItem(TypedDict):
    name: str
    description: str

class WebhookRetryReferenceCircuitBreaker(TypedDict):
    failures: int
    pause_seconds: int
    description: str

class WebhookRetryReference(TypedDict):
    schedule_seconds: list[int]
    max_attempts: int
    total_seconds: int
    jitter: float
    retry_after: str
    not_retried: list[WebhookRetryReferenceNotRetriedItem]
    circuit_breaker: WebhookRetryReferenceCircuitBreaker
    dead_letters: str
    override: str

class DeliveryList(TypedDict):
    data: list[Delivery]
    pagination: Pagination

class DeliveryLinks(TypedDict):
    self: str
    replay: str

class Delivery(TypedDict):
    id: str
    event: str
    event_id: str
    webhook_id: NotRequired[str]
    url: str
    status: Literal["pending", "in_flight", "succeeded", "failed", "dead"]
    attempt_count: int
    replay_count: int
    next_attempt_at: NotRequired[str]
    last_status_code: NotRequired[int]
    last_error_code: NotRequired[str]
    idempotency_key: str
    created_at: str
    updated_at: str
    links: DeliveryLinks

class DeliveryDetailLinks(TypedDict):
    self: str
    replay: str

class DeliveryDetail(TypedDict):
    id: str
    event: str
    event_id: str
    webhook_id: NotRequired[str]
    url: str
    status: Literal["pending", "in_flight", "succeeded", "failed", "dead"]
    attempt_count: int
    replay_count: int
    next_attempt_at: NotRequired[str]
    last_status_code: NotRequired[int]
    last_error_code: NotRequired[str]
    idempotency_key: str
    created_at: str
    updated_at: str
    links: DeliveryDetailLinks
    attempts: list[DeliveryAttempt]
    payload: Any

class DeliveryAttempt(TypedDict):
    attempt: int
    status: Literal["succeeded", "failed"]
    status_code: NotRequired[int]
    error_code: NotRequired[str]
    error: NotRequired[str]
    url: str
    started_at: str
    duration_ms: int
    response_excerpt: NotRequired[str]

class ReplayDeadLetters(TypedDict):
    event: NotRequired[Literal["document.uploaded", "document.processing", "document.classified", "extraction.started", "extraction.complete", "extraction.failed", "job.created", "job.started", "job.phase_complete", "job.complete", "job.failed", "review.approved", "delivery.sent", "delivery.failed", "process.completed", "process.failed", "run.completed", "run.failed", "matching.completed", "matching.failed", "matching.reviewed", "ask.complete", "ask.failed", "app.run.completed", "app.action.execute", "app.decision_task.offered"]]
    webhook_id: NotRequired[str]
    after: NotRequired[str]
    before: NotRequired[str]
    delivery_ids: NotRequired[list[str]]

class ReplayedDeadLetters(TypedDict):
    replayed: int
    remaining: int
    skipped: int

class CorrectExtractionCorrectionsItem(TypedDict):
    field: str
    value: Union[str, float, bool, None, list[Any]]
    reason: NotRequired[str]

class FilterDocumentsSort(TypedDict):
    fieldId: str
    direction: NotRequired[Literal["asc", "desc"]]

class ListReferenceRowsRow(TypedDict):
    id: str
