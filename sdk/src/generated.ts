// Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.
import type { FileSource } from './files.ts'

export type ErrorResponse = {
  detail: string
}

export type ProcessResponse = {
  correlation_id: string
  job_id: string
  status: "queued" | "processing" | "failed" | "success" | "cancelled"
  /** When work started; until then, when the job was accepted. */
  start_time: string
  /** Until the job ends, from how long such jobs took and what is ahead of it. While unfinished only. */
  estimated_time_seconds?: number | undefined
  /** For people. */
  message: string
  /** The original name of the file. */
  filename: string
}

export type ProcessStatusResponse = {
  correlation_id: string
  job_id: string
  status: "queued" | "processing" | "failed" | "success" | "cancelled"
  /** When work started; until then, when the job was accepted. */
  start_time: string
  /** Until the job ends, from how long such jobs took and what is ahead of it. While unfinished only. */
  estimated_time_seconds?: number | undefined
  /** For people. */
  message: string
  /** The original name of the file. */
  filename: string
  finish_time: string | null
  /** The data, by the schema; null until the job has succeeded. */
  result: unknown
  json_schema?: { [name: string]: unknown } | undefined
  markdown?: string | undefined
  validation_result?: ValidationResult | undefined
  /** How sure each value of a `/process` result is, by its path. */
  confidence?: {
    overall: number
    fields: { [name: string]: number }
  } | undefined
  /** Where each value stands in the source, by its path. */
  provenance?: { [name: string]: {
    page?: number | undefined
    /** Fractions of the page: left, top, right, bottom. */
    bbox?: [number, number, number, number] | undefined
    /** `markdown.slice(start, end)`. */
    quote?: string | undefined
    start?: number | undefined
    end?: number | undefined
    section?: string | undefined
    /** `human`: a person has corrected the value. */
    kind: "span" | "derived" | "human" | "absent"
    resolver: "embedded" | "model" | "registry" | "structured" | "human"
    derived_from?: Array<string> | undefined
    /** The document inside the document that it was read in, as `children` and `?child=` name it. */
    child?: string | undefined
    /** Of a field with `x-reference`: what its value was looked up in. */
    reference?: {
      primitive: string
      /** The version that was looked in. */
      version?: number | undefined
      /** As the document has it. */
      printed: string
      /** What was read of it, before it was looked up. */
      read: string
      /** Of the reading. That of the value is less by `likeness` where the match is `close`. */
      confidence: number
      /** `normalised`: but for case, accents, punctuation and legal forms; `none`: the value stays as it was read. */
      match: "exact" | "normalised" | "close" | "none"
      /** The key of the entry. */
      key?: string | undefined
      likeness?: number | undefined
      /** Why the value stays as it was read. */
      problem?: string | undefined
    } | undefined
    /** The words beside the value that it was known by, where `options.alternatives` is asked for. */
    label?: string | undefined
    /** The version of what the workspace has learned from corrections that has found the value. */
    learned?: string | undefined
    /** What else it may be, the most probable first, where `options.alternatives` asks for it. */
    alternatives?: Array<Alternative> | undefined
  } } | undefined
}

export type ValidationResult = {
  concerns: Array<Concern>
  summary: string
}

export type Concern = {
  /** JSON path, like `$.items[0].price`. */
  path: string
  text: string
  level: "error" | "warning" | "info"
  code: "missing_value" | "null_value" | "additional_value" | "format_inconsistent" | "numeric_mismatch" | "floating_precision_diff" | "semantic_conflict" | "array_length_mismatch" | "type_mismatch" | "out_of_range" | "duplicate_value" | "incomplete_object" | "extra_fields" | "order_difference"
}

export type Alternative = {
  value: string | number | boolean
  confidence: number
  page?: number | undefined
  bbox?: [number, number, number, number] | undefined
  quote?: string | undefined
}

export type ProcessFeedback = {
  /** 1 is the lowest. */
  rating: number
  data_complete?: boolean | undefined
  schema_correct?: boolean | undefined
  data_correct?: boolean | undefined
  /** Whether source and result may be kept for a while and looked at. */
  share_data?: boolean | undefined
  additional_feedback?: string | undefined
}

export type Health = {
  status: "OK" | "Unstable"
  version: string
}

/** Limits and expiry are at most those of the key that makes it, which they are unless said if the usual ones are higher. */
export type CreateApiKey = {
  /** What the key is for. */
  name: string
  /** What the key may do: `extract`, `read`, `write` and `operations` unless said. Only scopes that the calling key holds. */
  scopes?: Array<"extract" | "read" | "write" | "operations" | "billing" | "delivery"> | undefined
  rate_limit_per_minute?: number | undefined
  concurrent_extractions?: number | undefined
  max_file_bytes?: number | undefined
  /** The key stops working at this time. */
  expires_at?: string | undefined
}

export type ApiError = {
  statusCode: number
  code: "validation_error" | "unauthorized" | "insufficient_scope" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "payload_too_large" | "unsupported_media_type" | "unprocessable" | "rate_limited" | "headers_too_large" | "internal_error" | "service_unavailable"
  /** The reason phrase of the status. */
  error: string
  /** What is wrong and what to do, for people. */
  message: string
  /** Whether the same request may succeed later. */
  retryable: boolean
  request_id: string
  /** UTC, with milliseconds. */
  timestamp: string
  path: string
  reason?: string | undefined
  required_scope?: string | undefined
  details?: Array<{
    path: string
    message: string
  }> | undefined
}

export type CreatedApiKey = {
  id: string
  name: string
  /** The first and last characters of the key, to tell keys apart. */
  hint: string
  scopes: Array<"extract" | "read" | "write" | "operations" | "billing" | "delivery">
  rate_limit_per_minute: number
  concurrent_extractions: number
  max_file_bytes: number
  expires_at: string | null
  /** UTC, with milliseconds. */
  last_used_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
  /** The key itself. It is shown this once and cannot be read again. */
  key: string
}

export type ApiKeyList = {
  data: Array<ApiKey>
  pagination: Pagination
}

export type ApiKey = {
  id: string
  name: string
  /** The first and last characters of the key, to tell keys apart. */
  hint: string
  scopes: Array<"extract" | "read" | "write" | "operations" | "billing" | "delivery">
  rate_limit_per_minute: number
  concurrent_extractions: number
  max_file_bytes: number
  expires_at: string | null
  /** UTC, with milliseconds. */
  last_used_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
}

export type Pagination = {
  /** How many rows match in all. */
  total: number
  limit: number
  has_more: boolean
  next_cursor: string | null
}

export type RevokedApiKey = {
  deleted: true
  id: string
  /** The keys that were made with it and worked until now. They still do where `revoked` is false. */
  made?: Array<{
    id: string
    name: string
    hint: string
    revoked: boolean
  }> | undefined
}

export type AddMember = {
  email: string
  /** At most what whoever invites may do. */
  tier?: "member" | "senior_member" | "admin" | "owner" | undefined
}

export type AddedMember = {
  id: string
  email: string
  tier: "member" | "senior_member" | "admin" | "owner"
  /** `invited` until they have set a password. */
  status: "invited" | "active"
  /** UTC, with milliseconds. */
  last_signed_in_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
  invitation: MemberLink
}

export type MemberLink = {
  /** Opens once, for whoever has it: the member sets a password and is signed in. Shown this once. */
  url: string
  /** UTC, with milliseconds. */
  expires_at: string
}

export type MemberList = {
  data: Array<Member>
  pagination: Pagination
}

export type Member = {
  id: string
  email: string
  tier: "member" | "senior_member" | "admin" | "owner"
  /** `invited` until they have set a password. */
  status: "invited" | "active"
  /** UTC, with milliseconds. */
  last_signed_in_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
}

export type ChangeMember = {
  tier: "member" | "senior_member" | "admin" | "owner"
}

export type ChangedMember = {
  id: string
  email: string
  tier: "member" | "senior_member" | "admin" | "owner"
  /** `invited` until they have set a password. */
  status: "invited" | "active"
  /** UTC, with milliseconds. */
  last_signed_in_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
  /** Keys that the member had made and that could do more than the member may now. */
  revoked_keys: Array<string>
}

export type Deleted = {
  deleted: true
  id: string
}

export type AuditList = {
  data: Array<AuditEntry>
  pagination: Pagination
}

export type AuditEntry = {
  id: string
  /** Noun and verb, like `api_key.create`. */
  action: string
  actor: {
    kind: "api_key" | "member" | "install" | "oauth" | "operator" | "system"
    id?: string | undefined
  }
  /** What it happened to. */
  subject_id?: string | undefined
  details: { [name: string]: unknown }
  request_id?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
}

export type ExtractRequest = {
  /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
  file_url?: string | undefined
  /** A document that was ingested before, instead of a file. */
  document_id?: string | undefined
  /** A saved schema, by `id` or `short_id`. */
  schema_id?: string | undefined
  /** What else there is to know about the document or the task. */
  instructions?: string | undefined
  include_markdown?: boolean | undefined
  /** True unless said. */
  include_provenance?: boolean | undefined
  /** Gets `extraction.complete` or `extraction.failed` of this request. */
  webhook_url?: string | undefined
  /** Answer 202 at once; the result is polled. */
  async?: boolean | undefined
  /** At half the rate, when there is room; always asynchronous. */
  batch?: boolean | undefined
  /** What it may cost at most; nothing is charged when it would cost more. */
  max_credits?: number | undefined
  batch_id?: string | undefined
  /** JSON Schema, `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. Without one everything is found. `x-reference` (`reference` in fields): `{ primitive, key, value }` looks up what was read. */
  schema?: { [name: string]: unknown } | Array<unknown> | string | undefined
  metadata?: { [name: string]: unknown } | undefined
  options?: ExtractOptions | undefined
}

export type ExtractOptions = {
  /** Leave out what the schema does not name. */
  strict?: boolean | undefined
  format?: "json" | undefined
  /** Only these pages, like `1,3,7-10`. */
  page_range?: string | undefined
  language_hint?: string | undefined
  /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
  password?: string | undefined
  /** Adds `raw_text`, the plain text of the document. */
  include_raw_text?: boolean | undefined
  /** So many other values are told in `provenance` of each field that is found anew, with their probabilities. */
  alternatives?: number | undefined
  /** Lets `extraction.complete` carry the data, to all webhooks that hear of it. */
  webhook_data?: boolean | undefined
  /** Resolve everything anew, whatever is known already. */
  fresh?: boolean | undefined
}

export type ExtractResult = {
  extraction_id: string
  request_id?: string | undefined
  status: "processing" | "complete" | "failed"
  document: {
    id: string
    filename: string
    /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
    pages?: number | undefined
    size_bytes?: number | undefined
    mime_type?: string | undefined
    type_detected?: string | undefined
    language_detected?: string | undefined
    children?: Array<ChildDocument> | undefined
  }
  data?: unknown | undefined
  schema: {
    source: "provided" | "saved" | "auto_discovered"
    id?: string | undefined
    version?: number | undefined
    definition?: unknown | undefined
    save_url?: string | undefined
  }
  confidence?: {
    overall: number
    fields: { [name: string]: number }
  } | undefined
  provenance?: { [name: string]: Provenance } | undefined
  validation?: {
    /** The data fits the schema, no list was probably missed as a whole or in part, and the whole file could be read. */
    valid: boolean
    concerns: Array<{
      path: string
      text: string
      level: "error" | "warning" | "info"
      code: string
    }>
  } | undefined
  processing: {
    duration_ms?: number | undefined
    pages_processed?: number | undefined
    engine?: string | undefined
    region: string
  }
  usage?: {
    pages: number
    cells_registry: number
    cells_ai: number
    credits: number
  } | undefined
  markdown?: string | undefined
  raw_text?: string | undefined
  metadata?: { [name: string]: JsonValue } | undefined
  batch_id?: string | undefined
  links: {
    self: string
    document: string
    dashboard: string
  }
}

export type ChildDocument = {
  name: string
  mime_type?: string | undefined
  pages: number
  problem?: string | undefined
}

export type Provenance = {
  page?: number | undefined
  /** Fractions of the page: left, top, right, bottom. */
  bbox?: [number, number, number, number] | undefined
  /** `markdown.slice(start, end)`. */
  quote?: string | undefined
  start?: number | undefined
  end?: number | undefined
  section?: string | undefined
  /** `human`: a person has corrected the value. */
  kind: "span" | "derived" | "human" | "absent"
  resolver: "embedded" | "model" | "registry" | "structured" | "human"
  derived_from?: Array<string> | undefined
  /** The document inside the document that it was read in, as `children` and `?child=` name it. */
  child?: string | undefined
  /** Of a field with `x-reference`: what its value was looked up in. */
  reference?: {
    primitive: string
    /** The version that was looked in. */
    version?: number | undefined
    /** As the document has it. */
    printed: string
    /** What was read of it, before it was looked up. */
    read: string
    /** Of the reading. That of the value is less by `likeness` where the match is `close`. */
    confidence: number
    /** `normalised`: but for case, accents, punctuation and legal forms; `none`: the value stays as it was read. */
    match: "exact" | "normalised" | "close" | "none"
    /** The key of the entry. */
    key?: string | undefined
    likeness?: number | undefined
    /** Why the value stays as it was read. */
    problem?: string | undefined
  } | undefined
  /** The words beside the value that it was known by, where `options.alternatives` is asked for. */
  label?: string | undefined
  /** The version of what the workspace has learned from corrections that has found the value. */
  learned?: string | undefined
  /** What else it may be, the most probable first, where `options.alternatives` asks for it. */
  alternatives?: Array<Alternative> | undefined
  document_id: string
  document_sha256?: string | undefined
}

export type JsonValue = string | number | boolean | null | Array<JsonValue> | { [name: string]: JsonValue }

export type AcceptedExtraction = {
  extraction_id: string
  request_id?: string | undefined
  status: "processing"
  job: {
    id: string
    status: "queued" | "processing"
    poll_url: string
    estimated_seconds: number
  }
  document: {
    id: string
    filename: string
    /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
    pages?: number | undefined
    size_bytes?: number | undefined
    mime_type?: string | undefined
    type_detected?: string | undefined
    language_detected?: string | undefined
    children?: Array<ChildDocument> | undefined
  }
  links: {
    self: string
    document: string
  }
}

export type Quote = {
  minimum_credits: number
  estimated_credits: number
  minimum_eur: number
  estimated_eur: number
  batch: boolean
  items: Array<{
    unit: string
    quantity: number
    credits_each: number
    credits: number
    is_estimate: boolean
  }>
}

export type Document = {
  id: string
  filename: string
  /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
  pages?: number | undefined
  size_bytes?: number | undefined
  mime_type?: string | undefined
  type_detected?: string | undefined
  language_detected?: string | undefined
  children?: Array<ChildDocument> | undefined
  /** `pending_upload`: an upload session waits for its file. */
  status: "pending" | "processing" | "completed" | "error" | "pending_upload"
  sha256?: string | undefined
  source?: {
    id: string
    name: string
  } | undefined
  batch_id?: string | undefined
  metadata?: { [name: string]: JsonValue } | undefined
  error?: Failure | undefined
  snippet?: Snippet | undefined
  /** What could not be read. */
  problems: Array<{
    page?: number | undefined
    message: string
  }>
  field_count: number
  extraction_count: number
  latest_extraction_id?: string | undefined
  processing_log: Array<{
    step: "fetch" | "parse" | "classify"
    status: "completed" | "failed" | "partial"
    detail?: string | undefined
    /** UTC, with milliseconds. */
    started_at: string
    /** UTC, with milliseconds. */
    completed_at: string
    duration_ms: number
  }>
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    markdown: string
    extractions: string
  }
}

export type Failure = {
  code: string
  message: string
}

/** Where words that were searched for stand in the text. */
export type Snippet = {
  /** The words with what stands around them. */
  text: string
  /** Of the text in the markdown, as in provenance. */
  start: number
  end: number
  page?: number | undefined
  /** The document inside the document that it was found in. */
  child?: string | undefined
}

export type DocumentList = {
  data: Array<Document>
  pagination: Pagination
}

export type Markdown = {
  document_id: string
  child?: string | undefined
  markdown: string
}

export type Layout = {
  document_id: string
  child?: string | undefined
  pages: Array<{
    number: number
    title?: string | undefined
    width?: number | undefined
    height?: number | undefined
    rotation: number
    source: "text" | "ocr" | "speech" | "none"
    start: number
    end: number
    words: Array<{
      text: string
      /** Fractions of the page from its top left. */
      box: [number, number, number, number]
      start: number
      end: number
      confidence?: number | undefined
    }>
    lines: Array<{
      /** Fractions of the page from its top left. */
      box: [number, number, number, number]
      start: number
      end: number
      text: string
    }>
    blocks: Array<{
      kind: string
      /** Fractions of the page from its top left. */
      box: [number, number, number, number]
      start: number
      end: number
      text: string
      level?: number | undefined
      role?: string | undefined
    }>
    tables: Array<{
      /** Fractions of the page from its top left. */
      box: [number, number, number, number]
      rows: number
      columns: number
      header_rows: number
      cells: Array<{
        row: number
        column: number
        row_span: number
        column_span: number
        /** Fractions of the page from its top left. */
        box: [number, number, number, number]
        text: string
        address?: string | undefined
      }>
    }>
  }>
  children: Array<{
    name: string
    pages: Array<{
      number: number
      title?: string | undefined
      width?: number | undefined
      height?: number | undefined
      rotation: number
      source: "text" | "ocr" | "speech" | "none"
      start: number
      end: number
      words: Array<{
        text: string
        /** Fractions of the page from its top left. */
        box: [number, number, number, number]
        start: number
        end: number
        confidence?: number | undefined
      }>
      lines: Array<{
        /** Fractions of the page from its top left. */
        box: [number, number, number, number]
        start: number
        end: number
        text: string
      }>
      blocks: Array<{
        kind: string
        /** Fractions of the page from its top left. */
        box: [number, number, number, number]
        start: number
        end: number
        text: string
        level?: number | undefined
        role?: string | undefined
      }>
      tables: Array<{
        /** Fractions of the page from its top left. */
        box: [number, number, number, number]
        rows: number
        columns: number
        header_rows: number
        cells: Array<{
          row: number
          column: number
          row_span: number
          column_span: number
          /** Fractions of the page from its top left. */
          box: [number, number, number, number]
          text: string
          address?: string | undefined
        }>
      }>
    }>
  }>
}

export type ReextractRequest = {
  /** JSON Schema, `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. Without one everything is found. `x-reference` (`reference` in fields): `{ primitive, key, value }` looks up what was read. That of the latest extraction unless said. */
  schema?: { [name: string]: unknown } | Array<unknown> | undefined
  schema_id?: string | undefined
  instructions?: string | undefined
  webhook_url?: string | undefined
  async?: boolean | undefined
  max_credits?: number | undefined
  options?: ExtractOptions | undefined
}

export type ReextractResult = {
  extraction_id: string
  request_id?: string | undefined
  status: "processing" | "complete" | "failed"
  document: {
    id: string
    filename: string
    /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
    pages?: number | undefined
    size_bytes?: number | undefined
    mime_type?: string | undefined
    type_detected?: string | undefined
    language_detected?: string | undefined
    children?: Array<ChildDocument> | undefined
  }
  data?: unknown | undefined
  schema: {
    source: "provided" | "saved" | "auto_discovered"
    id?: string | undefined
    version?: number | undefined
    definition?: unknown | undefined
    save_url?: string | undefined
  }
  confidence?: {
    overall: number
    fields: { [name: string]: number }
  } | undefined
  provenance?: { [name: string]: Provenance } | undefined
  validation?: {
    /** The data fits the schema, no list was probably missed as a whole or in part, and the whole file could be read. */
    valid: boolean
    concerns: Array<{
      path: string
      text: string
      level: "error" | "warning" | "info"
      code: string
    }>
  } | undefined
  processing: {
    duration_ms?: number | undefined
    pages_processed?: number | undefined
    engine?: string | undefined
    region: string
  }
  usage?: {
    pages: number
    cells_registry: number
    cells_ai: number
    credits: number
  } | undefined
  markdown?: string | undefined
  raw_text?: string | undefined
  metadata?: { [name: string]: JsonValue } | undefined
  batch_id?: string | undefined
  links: {
    self: string
    document: string
    dashboard: string
  }
  /** The new extraction. */
  id: string
  /** For people. */
  message: string
}

export type AcceptedReextraction = {
  extraction_id: string
  request_id?: string | undefined
  status: "processing"
  job: {
    id: string
    status: "queued" | "processing"
    poll_url: string
    estimated_seconds: number
  }
  document: {
    id: string
    filename: string
    /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
    pages?: number | undefined
    size_bytes?: number | undefined
    mime_type?: string | undefined
    type_detected?: string | undefined
    language_detected?: string | undefined
    children?: Array<ChildDocument> | undefined
  }
  links: {
    self: string
    document: string
  }
  /** The new extraction. */
  id: string
  /** For people. */
  message: string
}

export type ExtractionList = {
  data: Array<ExtractionSummary>
  pagination: Pagination
}

export type ExtractionSummary = {
  id: string
  document_id: string
  filename: string
  /** The same as `filename`. */
  document_filename: string
  metadata: ExtractionMetadata
  status: "processing" | "complete" | "failed"
  job_id?: string | undefined
  schema_id?: string | undefined
  schema_version?: number | undefined
  confidence_overall?: number | undefined
  field_count: number
  credits?: number | undefined
  error?: Failure | undefined
  review_status?: "pending" | "approved" | "rejected" | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    self: string
    document: string
  }
}

/** What the request brought as `metadata`, and four facts, which win over what was sent under their names. */
export type ExtractionMetadata = {
  pages?: number | undefined
  language?: string | undefined
  document_type?: string | undefined
  processing_time_ms?: number | undefined
}

export type Extraction = {
  id: string
  extraction_id: string
  request_id?: string | undefined
  status: "processing" | "complete" | "failed"
  document: {
    id: string
    filename: string
    /** Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none. */
    pages?: number | undefined
    size_bytes?: number | undefined
    mime_type?: string | undefined
    type_detected?: string | undefined
    language_detected?: string | undefined
    children?: Array<ChildDocument> | undefined
  }
  data?: unknown | undefined
  schema: {
    source: "provided" | "saved" | "auto_discovered"
    id?: string | undefined
    version?: number | undefined
    definition?: unknown | undefined
    save_url?: string | undefined
  }
  confidence?: {
    overall: number
    fields: { [name: string]: number }
  } | undefined
  provenance?: { [name: string]: Provenance } | undefined
  validation?: {
    /** The data fits the schema, no list was probably missed as a whole or in part, and the whole file could be read. */
    valid: boolean
    concerns: Array<{
      path: string
      text: string
      level: "error" | "warning" | "info"
      code: string
    }>
  } | undefined
  processing: {
    duration_ms?: number | undefined
    pages_processed?: number | undefined
    engine?: string | undefined
    region: string
  }
  usage?: {
    pages: number
    cells_registry: number
    cells_ai: number
    credits: number
  } | undefined
  markdown?: string | undefined
  raw_text?: string | undefined
  metadata: ExtractionMetadata
  batch_id?: string | undefined
  links: {
    self: string
    document: string
    dashboard: string
  }
  document_id: string
  document_filename: string
  schema_id?: string | undefined
  confidence_overall?: number | undefined
  error?: Failure | undefined
  job_id?: string | undefined
  locked_fields: Array<string>
  review_status?: "pending" | "approved" | "rejected" | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
}

export type Corrections = {
  corrections: Array<{
    /** Path of a leaf, like `items[0].price`, or of a whole list, like `items`. */
    field: string
    /** Must fit the field, as the schema has it. Of a list all items: `[]` where there are none. */
    value: string | number | boolean | null | Array<unknown>
    reason?: string | undefined
  }>
  /** True or `all_similar`: also to the other extractions of the same content. */
  propagate?: boolean | "this_document_only" | "all_similar" | undefined
}

export type ValueVersionList = {
  data: Array<{
    field: string
    version: number
    value: JsonValue
    confidence: number
    provenance?: {
      page?: number | undefined
      /** Fractions of the page: left, top, right, bottom. */
      bbox?: [number, number, number, number] | undefined
      /** `markdown.slice(start, end)`. */
      quote?: string | undefined
      start?: number | undefined
      end?: number | undefined
      section?: string | undefined
      /** `human`: a person has corrected the value. */
      kind: "span" | "derived" | "human" | "absent"
      resolver: "embedded" | "model" | "registry" | "structured" | "human"
      derived_from?: Array<string> | undefined
      /** The document inside the document that it was read in, as `children` and `?child=` name it. */
      child?: string | undefined
      /** Of a field with `x-reference`: what its value was looked up in. */
      reference?: {
        primitive: string
        /** The version that was looked in. */
        version?: number | undefined
        /** As the document has it. */
        printed: string
        /** What was read of it, before it was looked up. */
        read: string
        /** Of the reading. That of the value is less by `likeness` where the match is `close`. */
        confidence: number
        /** `normalised`: but for case, accents, punctuation and legal forms; `none`: the value stays as it was read. */
        match: "exact" | "normalised" | "close" | "none"
        /** The key of the entry. */
        key?: string | undefined
        likeness?: number | undefined
        /** Why the value stays as it was read. */
        problem?: string | undefined
      } | undefined
      /** The words beside the value that it was known by, where `options.alternatives` is asked for. */
      label?: string | undefined
      /** The version of what the workspace has learned from corrections that has found the value. */
      learned?: string | undefined
      /** What else it may be, the most probable first, where `options.alternatives` asks for it. */
      alternatives?: Array<Alternative> | undefined
      document_id?: string | undefined
      document_sha256?: string | undefined
    } | undefined
    reason?: string | undefined
    author: {
      kind: string
      id?: string | undefined
    }
    /** UTC, with milliseconds. */
    created_at: string
  }>
}

export type LearnedVersion = {
  id: string
  /** `active`: used for every extraction from now on. `rejected`: held-out corrections did not get better. */
  status: "learning" | "active" | "inactive" | "rejected" | "failed"
  /** Documents with values that people have corrected or approved. */
  documents: number
  documents_studied: number
  /** Documents whose layout is remembered; those that are deleted take theirs with them. */
  examples: number
  /** Fields that got better, by their paths. */
  fields: Array<string>
  report: {
    corrections: number
    /** Corrected values, each in a document that was held out. */
    corrected: {
      values: number
      /** How many of them the engine gets wrong by itself. */
      wrong_before: number
      /** How many are wrong with what was learned from other documents. */
      wrong_after: number
    }
    /** Values that people have let stand, likewise. */
    kept: {
      values: number
      /** How many of them the engine gets wrong by itself. */
      wrong_before: number
      /** How many are wrong with what was learned from other documents. */
      wrong_after: number
    }
    fields: Array<{
      path: string
      corrected: {
        values: number
        /** How many of them the engine gets wrong by itself. */
        wrong_before: number
        /** How many are wrong with what was learned from other documents. */
        wrong_after: number
      }
      kept: {
        values: number
        /** How many of them the engine gets wrong by itself. */
        wrong_before: number
        /** How many are wrong with what was learned from other documents. */
        wrong_after: number
      }
      is_learned: boolean
    }>
  } | null
  error: string | null
  /** UTC, with milliseconds. */
  created_at: string
  completed_at: string | null
  links: {
    self: string
  }
}

export type UseLearnedVersion = {
  /** Null: extract as if nothing had been learned. */
  version_id: string | null
}

export type LearningState = {
  /** What is used now; null where nothing is. */
  active: LearnedVersion | null
}

export type LearnedVersionList = {
  data: Array<LearnedVersion>
  pagination: Pagination
}

export type CreateJob = {
  /** The `id` or the `short_id` of a schema. */
  schema_id: string
  /** All documents of the workspace that have been read, unless said. */
  document_ids?: Array<string> | undefined
  name?: string | undefined
}

export type Job = {
  id: string
  name?: string | undefined
  schema_id?: string | undefined
  /** Of an extraction that became a job. */
  extraction_id?: string | undefined
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  progress: number
  current_phase: "resolve" | "extract" | "normalize" | "transform"
  document_count: number
  /** The same as `document_count`. */
  total_documents: number
  completed_documents: number
  failed_documents: number
  /** Of the completed ones, those in which something was not found that the schema requires. */
  incomplete_documents: number
  /** Of the documents that have ended well so far. */
  grid_stats: {
    total_cells: number
    filled: number
    empty: number
    fill_rate: number
  }
  estimated_seconds_remaining: number
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  started_at?: string | undefined
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    self: string
    results: string
    cancel: string
    extraction?: string | undefined
  }
}

export type JobList = {
  data: Array<Job>
  pagination: Pagination
}

export type ResultList = {
  data: Array<ResultRow>
  pagination: Pagination
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  columns: Array<{
    field_key: string
    display_name: string
    data_type: "string" | "number" | "integer" | "boolean" | "date" | "datetime"
  }>
  pending_review_count: number
}

export type ResultRow = {
  document_id: string
  filename: string
  /** The same as `filename`. */
  document_filename: string
  /** The id of the extraction. */
  record_id: string
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  /** What was extracted; not there while there is nothing. */
  fields?: unknown | undefined
  /** The same as `fields`. */
  values?: unknown | undefined
  confidence_overall?: number | undefined
  review_status?: "pending" | "approved" | "rejected" | undefined
  error?: Failure | undefined
  /** Paths of what the schema requires and the document does not state; not there where nothing is missing. */
  missing_required?: Array<string> | undefined
  /** Every leaf of `fields` by its path. */
  cells?: { [name: string]: {
    value: JsonValue
    confidence: number
    locked: boolean
  } } | undefined
  provenance?: { [name: string]: Provenance } | undefined
  metadata?: { [name: string]: JsonValue } | undefined
  batch_id?: string | undefined
}

export type CreatePipeline = {
  /** The `id` or the `short_id` of a schema. */
  schema_id: string
  /** All documents of the workspace that have been read, unless said. */
  document_ids?: Array<string> | undefined
  name?: string | undefined
  /** `append` adds to the latest pipeline of this schema, and of this `name` when there is one; `new` unless said. */
  pipeline_mode?: "new" | "append" | undefined
}

export type Pipeline = {
  id: string
  name?: string | undefined
  schema_id: string
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  progress: number
  current_phase: "resolve" | "extract" | "normalize" | "transform"
  document_count: number
  /** The same as `document_count`. */
  total_documents: number
  completed_documents: number
  failed_documents: number
  /** Of the completed ones, those in which something was not found that the schema requires. */
  incomplete_documents: number
  /** Of the documents that have ended well so far. */
  grid_stats: {
    total_cells: number
    filled: number
    empty: number
    fill_rate: number
  }
  estimated_seconds_remaining: number
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  started_at?: string | undefined
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    self: string
    progress: string
    results: string
    cancel: string
  }
}

export type PipelineList = {
  data: Array<Pipeline>
  pagination: Pagination
}

export type PipelineProgress = {
  pipeline_id: string
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  progress: number
  current_phase: "resolve" | "extract" | "normalize" | "transform"
  document_count: number
  /** The same as `document_count`. */
  total_documents: number
  completed_documents: number
  failed_documents: number
  /** Of the completed ones, those in which something was not found that the schema requires. */
  incomplete_documents: number
  estimated_seconds_remaining: number
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  started_at?: string | undefined
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  phases: Array<{
    phase: "resolve" | "extract" | "normalize" | "transform"
    status: "pending" | "queued" | "processing" | "completed" | "failed" | "cancelled"
  }>
}

export type RunRequest = {
  /** The `id` or the `short_id` of a schema. */
  schema_id?: string | undefined
  /** Another name for `schema_id`. */
  spec_id?: string | undefined
  /** Publicly reachable addresses of files; with `files` together at most 20. */
  file_urls?: Array<string> | undefined
  /** Of the pipeline. */
  name?: string | undefined
  /** `append` adds to the latest pipeline of this schema, and of this `name` when there is one; `new` unless said. */
  pipeline_mode?: "new" | "append" | undefined
  batch_id?: string | undefined
  /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
  password?: string | undefined
  /** Gets `run.completed` or `run.failed` of this run. */
  webhook_url?: string | undefined
  metadata?: { [name: string]: unknown } | undefined
}

export type StartedRun = {
  run_id: string
  pipeline_id: string
  /** The schema. */
  spec_id: string
  schema_id: string
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  input_count: number
  poll_url: string
  documents: Array<{
    document_id: string
    filename: string
    record_id: string
    status: "queued" | "processing" | "completed" | "failed" | "cancelled"
    error?: Failure | undefined
    /** Paths of what the schema requires and the document does not state; not there where nothing is missing. */
    missing_required?: Array<string> | undefined
  }>
}

export type RunList = {
  data: Array<Run>
  pagination: Pagination
}

export type Run = {
  run_id: string
  pipeline_id: string
  /** The schema. */
  spec_id: string
  schema_id: string
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  input_count: number
  poll_url: string
  documents: Array<{
    document_id: string
    filename: string
    record_id: string
    status: "queued" | "processing" | "completed" | "failed" | "cancelled"
    error?: Failure | undefined
    /** Paths of what the schema requires and the document does not state; not there where nothing is missing. */
    missing_required?: Array<string> | undefined
  }>
  name?: string | undefined
  progress: number
  current_phase: "resolve" | "extract" | "normalize" | "transform"
  document_count: number
  /** The same as `document_count`. */
  total_documents: number
  completed_documents: number
  failed_documents: number
  /** Of the completed ones, those in which something was not found that the schema requires. */
  incomplete_documents: number
  /** Of the documents that have ended well so far. */
  grid_stats: {
    total_cells: number
    filled: number
    empty: number
    fill_rate: number
  }
  estimated_seconds_remaining: number
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  started_at?: string | undefined
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  batch_id?: string | undefined
  metadata?: { [name: string]: JsonValue } | undefined
  links: {
    self: string
    results: string
    cancel: string
    pipeline: string
  }
}

export type ReviewRecordList = {
  data: Array<ReviewRecord>
  pagination: Pagination
}

export type ReviewRecord = {
  /** The id of the extraction; results call it `record_id`. */
  id: string
  status: "pending" | "approved" | "rejected"
  document: {
    id: string
    filename: string
    type_detected?: string | undefined
  }
  schema?: {
    id: string
    name?: string | undefined
    version?: number | undefined
  } | undefined
  pipeline_id?: string | undefined
  job_id?: string | undefined
  confidence_overall?: number | undefined
  threshold: number
  /** Those less sure than the threshold, least sure first, up to a hundred. */
  fields: Array<{
    field: string
    value: JsonValue
    confidence: number
    provenance?: Provenance | undefined
  }>
  /** The last action. */
  review?: {
    by: {
      kind: string
      id?: string | undefined
    }
    /** UTC, with milliseconds. */
    at: string
    reason?: string | undefined
  } | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    extraction: string
    document: string
    actions: string
  }
}

export type ReviewAction = {
  action: "approve" | "reject" | "reopen"
  reason?: string | undefined
}

export type Filter = {
  /** All of them must be met. */
  conditions?: Array<FilterCondition> | undefined
  /** Somewhere in the values or the name of the file, or words of the text. */
  search?: string | undefined
  /** Newest first unless said. Documents without the value come last. */
  sort?: {
    fieldId: string
    direction?: "asc" | "desc" | undefined
  } | undefined
  limit?: number | undefined
  /** From 1. Not together with `cursor`. */
  page?: number | undefined
  /** `next_cursor` of the page before. */
  cursor?: string | undefined
  source_id?: string | undefined
  /** Id or short id: documents that were extracted with it. */
  schema_id?: string | undefined
  document_type?: string | undefined
  include?: Array<"provenance"> | undefined
}

export type FilterCondition = {
  /** Id or name of a field, with dots for nesting: `seller.name`. */
  fieldId: string
  operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | "between" | "contains" | "starts_with" | "in" | "is_empty" | "is_not_empty"
  /** Read by the type of the field. A list for `in`, and for `between` unless there is `valueTo`. */
  value?: string | number | boolean | Array<string | number | boolean> | undefined
  /** The upper end of `between`, inclusive. */
  valueTo?: string | number | boolean | undefined
}

export type FilterResult = {
  data: Array<FilterRow>
  pagination: Pagination
  /** The fields of these rows. */
  columns: Array<FilterColumn>
  total: number
  page: number
  limit: number
  warnings: Array<FilterWarning>
  links: {
    self: string
    fields: string
  }
  /** The same as `data`, for older clients. */
  documents: Array<{
    id: string
    filename: string
    /** The same as `filename`. */
    name: string
    sourceId?: string | undefined
    /** UTC, with milliseconds. */
    uploadedAt: string
    fieldValues: { [name: string]: unknown }
  }>
}

export type FilterRow = {
  document_id: string
  filename: string
  /** The same as `filename`. */
  name: string
  sourceId?: string | undefined
  /** UTC, with milliseconds. */
  uploadedAt: string
  type?: string | undefined
  /** By canonical name; a list where the field stands in an array. */
  fields: { [name: string]: unknown }
  /** By path, as in the extraction. */
  provenance?: { [name: string]: {
    page?: number | undefined
    /** Fractions of the page: left, top, right, bottom. */
    bbox?: [number, number, number, number] | undefined
    /** `markdown.slice(start, end)`. */
    quote?: string | undefined
    start?: number | undefined
    end?: number | undefined
    section?: string | undefined
    /** `human`: a person has corrected the value. */
    kind: "span" | "derived" | "human" | "absent"
    resolver: "embedded" | "model" | "registry" | "structured" | "human"
    derived_from?: Array<string> | undefined
    /** The document inside the document that it was read in, as `children` and `?child=` name it. */
    child?: string | undefined
    /** Of a field with `x-reference`: what its value was looked up in. */
    reference?: {
      primitive: string
      /** The version that was looked in. */
      version?: number | undefined
      /** As the document has it. */
      printed: string
      /** What was read of it, before it was looked up. */
      read: string
      /** Of the reading. That of the value is less by `likeness` where the match is `close`. */
      confidence: number
      /** `normalised`: but for case, accents, punctuation and legal forms; `none`: the value stays as it was read. */
      match: "exact" | "normalised" | "close" | "none"
      /** The key of the entry. */
      key?: string | undefined
      likeness?: number | undefined
      /** Why the value stays as it was read. */
      problem?: string | undefined
    } | undefined
    /** The words beside the value that it was known by, where `options.alternatives` is asked for. */
    label?: string | undefined
    /** The version of what the workspace has learned from corrections that has found the value. */
    learned?: string | undefined
    /** What else it may be, the most probable first, where `options.alternatives` asks for it. */
    alternatives?: Array<Alternative> | undefined
    document_id?: string | undefined
    document_sha256?: string | undefined
  } } | undefined
  /** Where `search` found words of the text. */
  snippet?: Snippet | undefined
}

export type FilterColumn = {
  field_id: string
  field_key: string
  display_name: string
  data_type: "string" | "number" | "integer" | "boolean" | "date" | "datetime"
}

export type FilterWarning = {
  code: "unknown_field" | "incompatible_value" | "not_comparable" | "mixed_types" | "unknown_scope"
  message: string
  /** As it was asked for. */
  field?: string | undefined
  /** What may have been meant. */
  suggestion?: string | undefined
}

export type SearchResult = {
  documents: Array<{
    id: string
    filename: string
    /** The same as `filename`. */
    name: string
    sourceId?: string | undefined
    sourceName?: string | undefined
    snippet?: Snippet | undefined
    type?: string | undefined
    status: string
    /** UTC, with milliseconds. */
    created_at: string
    links: {
      self: string
    }
  }>
  /** Values that hold what was searched for. */
  fieldMatches: Array<{
    document_id: string
    filename: string
    field: string
    path: string
    value: unknown
    /** The field, as `/v1/fields` and conditions of the filter name it. */
    resolvedFieldId: string | null
    displayName: string
    matchedValue: string
    /** How many documents have a value of the field. */
    documentCount: number
    /** Whether the field can stand in a condition of the filter. */
    filterable: boolean
    confidence: number
    extraction_id: string
    links: {
      document: string
      extraction: string
    }
  }>
  sources: Array<{
    id: string
    name: string
    links: {
      self: string
    }
  }>
  schemas: Array<{
    id: string
    short_id: string
    name: string
    links: {
      self: string
    }
  }>
  fields: Array<{
    id: string
    /** The path without indices, in snake_case: `line_items.price`. */
    canonical_name: string
    display_name: string
    data_type: "string" | "number" | "integer" | "boolean" | "date" | "datetime"
    /** Documents that have a value. */
    occurrence_count: number
    document_types: Array<string>
    /** UTC, with milliseconds. */
    created_at: string
    /** UTC, with milliseconds. */
    updated_at: string
    links: {
      self: string
      similar: string
    }
    canonicalName: string
    displayName: string
    documentCount: number
  }>
}

export type Ask = {
  /** In English, German, French or Spanish: "What did we spend per supplier last quarter?" */
  question: string
  /** Which documents it is about; all of the workspace unless said. All of it must hold. */
  scope?: AskScope | undefined
  /** Of an earlier answer: the question goes on from the last one there, and from its scope unless one is given. */
  conversation_id?: string | undefined
  /** Answers 202 at once; `GET /v1/ask/{id}` has the answer when it is there. */
  async?: boolean | undefined
}

export type AskScope = {
  pipeline_id?: string | undefined
  /** Id or short id: documents that were extracted with it. */
  schema_id?: string | undefined
  document_ids?: Array<string> | undefined
  document_type?: string | undefined
  source_id?: string | undefined
  ingested_after?: string | undefined
  ingested_before?: string | undefined
}

export type AskResult = {
  ask_id: string
  status: "completed"
  /** To ask "and by month?" next. */
  conversation_id: string
  question: string
  /** Of the answer: that of the question. */
  language: "en" | "de" | "fr" | "es"
  /** In words, as markdown, made from the rows. */
  answer: string
  columns: Array<{
    name: string
    label: string
    type: "text" | "number" | "date" | "boolean"
  }>
  /** By the names of the columns. */
  rows: Array<{ [name: string]: string | number | boolean | null }>
  /** What was run: over relations that exist for this question only. None where it was refused. */
  sql?: string | undefined
  parameters: Array<string | number | boolean>
  /** The values that the rows show or were computed from: 200 at a time. */
  citations: Array<AskCitation>
  citations_total: number
  /** Every value of the rows computed again from what is cited for it. */
  verification: {
    verdict: "supported" | "partly_supported" | "unsupported"
    checks_total: number
    checks_unsupported: number
  }
  /** Where it was refused: what can be asked about. */
  askable: Array<string>
  /** The same, with what stands there. */
  askable_fields?: Array<{
    name: string
    type: "text" | "number" | "date" | "boolean"
    /** The part of the documents that have it, about: 0 to 1. */
    filled: number
    /** Of texts: some that are frequent. */
    values: Array<string>
    /** Of numbers and days. */
    least?: string | undefined
    most?: string | undefined
  }> | undefined
  /** What may have been meant as well: another near reading, or the embedded one where a model answered. */
  alternatives: Array<{
    /** What it would show. */
    meaning: string
    /** To ask for it. */
    question?: string | undefined
    sql: string
    parameters: Array<string | number | boolean>
  }>
  /** A model costs a case operation where it wrote or confirmed the statement; else nothing is charged. */
  usage: {
    credits_charged: number
    model?: string | undefined
  }
  warnings: Array<{
    code: "not_understood" | "no_documents" | "low_confidence" | "several_currencies" | "truncated" | "tied" | "not_covered" | "other_reading" | "several_values" | "same_content" | "model_not_used" | "model_differs"
    message: string
  }>
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
}

export type AskCitation = {
  /** What it bears out, as it stands in the row. */
  claim: string
  /** From 0. */
  row: number
  column: string
  document_id: string
  filename: string
  /** The path of the value in its extraction. */
  field: string
  /** What is printed there, also where a person has corrected it. */
  quote?: string | undefined
  /** `human`: a person has corrected the value. */
  kind?: "span" | "derived" | "human" | "absent" | undefined
  page?: number | undefined
  bbox?: [number, number, number, number] | undefined
  start?: number | undefined
  end?: number | undefined
  confidence?: number | undefined
}

export type AskPending = {
  ask_id: string
  status: "processing" | "failed"
  conversation_id: string
  question: string
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
}

export type AskList = {
  data: Array<AskEntry>
  pagination: Pagination
}

export type AskEntry = {
  ask_id: string
  status: "processing" | "completed" | "failed"
  question: string
  answer?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
  }
}

export type FieldList = {
  data: Array<Field>
  pagination: Pagination
}

export type Field = {
  id: string
  /** The path without indices, in snake_case: `line_items.price`. */
  canonical_name: string
  display_name: string
  data_type: "string" | "number" | "integer" | "boolean" | "date" | "datetime"
  /** Documents that have a value. */
  occurrence_count: number
  document_types: Array<string>
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    similar: string
  }
}

export type SimilarFieldList = {
  data: Array<SimilarField>
  pagination: Pagination
}

export type SimilarField = {
  id: string
  /** The path without indices, in snake_case: `line_items.price`. */
  canonical_name: string
  display_name: string
  data_type: "string" | "number" | "integer" | "boolean" | "date" | "datetime"
  /** Documents that have a value. */
  occurrence_count: number
  document_types: Array<string>
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    similar: string
  }
  /** From 0 to 1, by meaning and by spelling. */
  similarity: number
}

export type CreateSchema = {
  /** No two schemas of a workspace have the same name, whatever its case. */
  name: string
  description?: string | null | undefined
  /** What to find, in any of three formats: JSON Schema (draft-07 or 2020-12), `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. A field with `x-reference: { primitive, key, value }` (`reference` in the last two formats) is looked up in a primitive. Either this or `fields`. */
  definition?: unknown | undefined
  /** What to find as a list of fields: `[{ "name", "type", "description" }]`. Either this or `definition`. */
  fields?: Array<unknown> | undefined
}

export type Schema = {
  id: string
  /** For people: `SCH-` and eight characters. Taken wherever the id is. */
  short_id: string
  name: string
  description?: string | undefined
  /** JSON Schema, with its properties in the order in which they were sent. */
  definition: { [name: string]: unknown }
  /** How many values it asks for; what is inside a list counts once. */
  field_count: number
  version: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    versions: string
  }
}

export type SchemaList = {
  data: Array<Schema>
  pagination: Pagination
}

export type UpdateSchema = {
  name?: string | undefined
  description?: string | null | undefined
  /** What to find, in any of three formats: JSON Schema (draft-07 or 2020-12), `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. A field with `x-reference: { primitive, key, value }` (`reference` in the last two formats) is looked up in a primitive. Either this or `fields`. */
  definition?: unknown | undefined
  /** What to find as a list of fields: `[{ "name", "type", "description" }]`. Either this or `definition`. */
  fields?: Array<unknown> | undefined
}

export type SchemaVersionList = {
  data: Array<SchemaVersion>
  pagination: Pagination
}

export type SchemaVersion = {
  schema_id: string
  name: string
  description?: string | undefined
  /** JSON Schema, with its properties in the order in which they were sent. */
  definition: { [name: string]: unknown }
  /** How many values it asks for; what is inside a list counts once. */
  field_count: number
  version: number
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
    schema: string
  }
}

export type CreateSource = {
  /** No two sources of a workspace have the same name, whatever its case. */
  name: string
  /** How documents come in: by this API. */
  type?: "api" | undefined
  /** What its documents are extracted with unless said. */
  default_schema_id?: string | null | undefined
}

export type Source = {
  id: string
  name: string
  type: "api"
  default_schema_id?: string | undefined
  document_count: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    documents: string
  }
}

export type SourceList = {
  data: Array<Source>
  pagination: Pagination
}

export type UpdateSource = {
  name?: string | undefined
  /** What its documents are extracted with unless said. */
  default_schema_id?: string | null | undefined
}

export type CreatePrimitive = {
  /** No two primitives of a workspace have the same name, whatever its case. */
  name: string
  description?: string | null | undefined
  /** The columns: a `date` is text such as `2026-03-31`, an `integer` a number without a fraction. */
  data_schema: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  /** Rows: their keys are names of columns. A column that a row does not name is empty in it. */
  entries: Array<{ [name: string]: unknown }>
}

export type Primitive = {
  id: string
  name: string
  description: string | null
  data_schema: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  current_version_number: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    versions: string
  }
  entries: Array<{ [name: string]: unknown }>
}

export type PrimitiveList = {
  data: Array<PrimitiveSummary>
  pagination: Pagination
}

export type PrimitiveSummary = {
  id: string
  name: string
  description: string | null
  data_schema: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  current_version_number: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    versions: string
  }
  versions_count: number
}

export type ReplacePrimitive = {
  /** Stays as it was when it is not sent. */
  description?: string | null | undefined
  /** Stays as it was when it is not sent. */
  data_schema?: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }> | undefined
  /** Rows: their keys are names of columns. A column that a row does not name is empty in it. */
  entries: Array<{ [name: string]: unknown }>
}

export type PrimitiveVersionList = {
  data: Array<PrimitiveVersionSummary>
  pagination: Pagination
}

export type PrimitiveVersionSummary = {
  primitive_id: string
  version: number
  data_schema: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  entry_count: number
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
    primitive: string
  }
}

export type PrimitiveVersion = {
  primitive_id: string
  version: number
  data_schema: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  entry_count: number
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
    primitive: string
  }
  entries: Array<{ [name: string]: unknown }>
}

export type CreateReferenceData = {
  name: string
  /** The names of the columns, in order; without a file. */
  columns?: Array<string> | undefined
  /** Each a list of cells in the order of the columns, or an object by their names; without a file. */
  rows?: Array<Array<string | number | boolean | null> | { [name: string]: string | number | boolean | null }> | undefined
}

export type ReferenceData = {
  id: string
  name: string
  /** What its rows were last read from. */
  source_type: "csv" | "tsv" | "xlsx" | "json"
  row_count: number
  /** In the order of the file; the types are found from the cells. */
  columns: Array<{
    name: string
    type: "string" | "number" | "integer" | "boolean" | "date"
  }>
  /** Counts how often the rows were replaced by others. */
  version: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    rows: string
    csv: string
  }
}

export type ReferenceDataList = {
  data: Array<ReferenceData>
  pagination: Pagination
}

export type ReferenceRows = {
  data: Array<{
    id: string
  }>
  pagination: {
    page: number
    limit: number
    total: number
  }
}

export type ReplaceReferenceRows = {
  /** The names of the columns, in order; without a file. */
  columns?: Array<string> | undefined
  /** Each a list of cells in the order of the columns, or an object by their names; without a file. */
  rows?: Array<Array<string | number | boolean | null> | { [name: string]: string | number | boolean | null }> | undefined
}

export type SuggestMatching = {
  reference_data_id: string
  /** The records of a schema; the same as `target_type: "schema"`. */
  schema_id?: string | undefined
  target_type?: "run" | "schema" | "document_filter" | undefined
  /** The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`. */
  target_value?: string | {
    /** All of them must be met. */
    conditions?: Array<FilterCondition> | undefined
    /** Somewhere in the values or the name of the file, or words of the text. */
    search?: string | undefined
    source_id?: string | undefined
    /** Id or short id: documents that were extracted with it. */
    schema_id?: string | undefined
    document_type?: string | undefined
  } | undefined
  /** Fields and columns that are known to mean the same though their names differ. The others are found out. */
  field_mappings?: Array<{
    extracted_field: string
    /** A column of the reference data; null compares the field with none. */
    reference_column: string | null
  }> | undefined
  /** How many of the matches should be right; the best balance of right and complete unless said. */
  precision?: number | undefined
}

export type MatchingSuggestion = {
  reference_data_id: string
  target_type: "run" | "schema" | "document_filter"
  /** The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`. */
  target_value: string | {
    /** All of them must be met. */
    conditions?: Array<FilterCondition> | undefined
    /** Somewhere in the values or the name of the file, or words of the text. */
    search?: string | undefined
    source_id?: string | undefined
    /** Id or short id: documents that were extracted with it. */
    schema_id?: string | undefined
    document_type?: string | undefined
  }
  field_mappings: Array<FieldMapping>
  /** Matched at or over this confidence. */
  threshold: number
  /** To be reviewed from this confidence up to the threshold. */
  review_floor: number
  /** No row is matched to two records: the surest gets it, the others are to be reviewed. */
  one_to_one: boolean
  /** Learned: how often a confidence is right. */
  calibration?: {
    best: Array<number>
    others: Array<number>
  } | undefined
  /** What to expect, in words. */
  summary: string
  expected: {
    records: number
    matched: number
    review: number
    /** Of the matches, how many should be right. */
    precision: number
  }
  learned_from: {
    records: number
    /** Fewer than the table has where it is very large. */
    rows: number
    /** What people said of results with these rows. */
    reviews: number
  }
}

export type FieldMapping = {
  /** A field of the records that stands in no list, like `supplier.name`; `*` is the whole record. */
  extracted_field: string
  /** A column of the reference data; `*` is the whole row. */
  reference_column: string
  match_type: "exact" | "fuzzy" | "numeric_range" | "date_range"
  /** How much it counts beside the others. */
  weight: number
  /** The difference that still counts as equal: of numbers, or in days. Only for the two ranges. */
  tolerance?: number | undefined
  /** What the values are, which decides how they are normalised: text unless said. */
  kind?: "number" | "date" | "phone" | "identifier" | "company" | "person" | "street" | "text" | undefined
  /** Compares the words with figures in them alone. */
  figures_only?: boolean | undefined
  /** Compares how much of the shorter text stands in the longer one. */
  contained?: boolean | undefined
  /** Learned: what a level of likeness is worth. */
  scores?: Array<number> | undefined
}

export type CreateMatchingConfig = {
  name: string
  reference_data_id: string
  field_mappings: Array<FieldMapping>
  /** Matched at or over this confidence. */
  threshold?: number | undefined
  /** To be reviewed from this confidence up to the threshold. */
  review_floor?: number | undefined
  /** No row is matched to two records: the surest gets it, the others are to be reviewed. */
  one_to_one?: boolean | undefined
  /** Learned: how often a confidence is right. */
  calibration?: {
    best: Array<number>
    others: Array<number>
  } | undefined
  target_type: "run" | "schema" | "document_filter"
  /** The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`. */
  target_value: string | {
    /** All of them must be met. */
    conditions?: Array<FilterCondition> | undefined
    /** Somewhere in the values or the name of the file, or words of the text. */
    search?: string | undefined
    source_id?: string | undefined
    /** Id or short id: documents that were extracted with it. */
    schema_id?: string | undefined
    document_type?: string | undefined
  }
}

export type MatchingConfig = {
  id: string
  name: string
  reference_data_id: string
  field_mappings: Array<FieldMapping>
  /** Matched at or over this confidence. */
  threshold: number
  /** To be reviewed from this confidence up to the threshold. */
  review_floor: number
  /** No row is matched to two records: the surest gets it, the others are to be reviewed. */
  one_to_one: boolean
  /** Learned: how often a confidence is right. */
  calibration?: {
    best: Array<number>
    others: Array<number>
  } | undefined
  target_type: "run" | "schema" | "document_filter"
  /** The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`. */
  target_value: string | {
    /** All of them must be met. */
    conditions?: Array<FilterCondition> | undefined
    /** Somewhere in the values or the name of the file, or words of the text. */
    search?: string | undefined
    source_id?: string | undefined
    /** Id or short id: documents that were extracted with it. */
    schema_id?: string | undefined
    document_type?: string | undefined
  }
  /** Counts its changes; a run names the one it used. */
  version: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    run: string
    reference_data: string
  }
}

export type MatchingConfigList = {
  data: Array<MatchingConfig>
  pagination: Pagination
}

export type UpdateMatchingConfig = {
  name?: string | undefined
  reference_data_id?: string | undefined
  field_mappings?: Array<FieldMapping> | undefined
  /** Matched at or over this confidence. */
  threshold?: number | undefined
  /** To be reviewed from this confidence up to the threshold. */
  review_floor?: number | undefined
  /** No row is matched to two records: the surest gets it, the others are to be reviewed. */
  one_to_one?: boolean | undefined
  /** Learned: how often a confidence is right. */
  calibration?: {
    best: Array<number>
    others: Array<number>
  } | undefined
  target_type?: "run" | "schema" | "document_filter" | undefined
  /** The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`. */
  target_value?: string | {
    /** All of them must be met. */
    conditions?: Array<FilterCondition> | undefined
    /** Somewhere in the values or the name of the file, or words of the text. */
    search?: string | undefined
    source_id?: string | undefined
    /** Id or short id: documents that were extracted with it. */
    schema_id?: string | undefined
    document_type?: string | undefined
  } | undefined
}

export type StartMatching = {
  /** What it may cost at most: nothing is begun when it would cost more. */
  max_credits?: number | undefined
}

export type MatchingRun = {
  id: string
  matching_config_id: string
  /** Of the config. */
  name: string
  config_version: number
  reference_data_id: string
  /** Which rows it was matched to. */
  reference_data_version: number
  status: "queued" | "processing" | "completed" | "failed" | "cancelled"
  progress: number
  record_count: number
  rows_processed: number
  rows_matched: number
  rows_review: number
  rows_no_match: number
  /** Null while there is no result. */
  avg_confidence: number | null
  /** 100 for each record that was matched, once it has ended. */
  credits_charged: number
  /** What records are matched by, as the config was when the run began. Where a single run is read. */
  config?: {
    field_mappings: Array<FieldMapping>
    /** Matched at or over this confidence. */
    threshold: number
    /** To be reviewed from this confidence up to the threshold. */
    review_floor: number
    /** No row is matched to two records: the surest gets it, the others are to be reviewed. */
    one_to_one: boolean
    /** Learned: how often a confidence is right. */
    calibration?: {
      best: Array<number>
      others: Array<number>
    } | undefined
  } | undefined
  error?: Failure | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  started_at?: string | undefined
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    self: string
    results: string
    cancel: string
    config: string
  }
}

export type MatchingRunList = {
  data: Array<MatchingRun>
  pagination: Pagination
}

export type MatchResultList = {
  data: Array<MatchResult>
  pagination: Pagination
}

export type MatchResult = {
  id: string
  run_id: string
  document_id: string
  document_filename: string | null
  matched_reference_row_id: string | null
  /** Never changed by a review. */
  confidence: number
  status: "matched" | "review" | "no_match"
  evidence: MatchEvidence | null
  /** UTC, with milliseconds. */
  reviewed_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
    review: string
    document: string
  }
}

export type MatchEvidence = {
  field_contributions: Array<{
    extracted_field: string
    extracted_value: string | null
    reference_value: string | null
    match_type: "exact" | "fuzzy" | "numeric_range" | "date_range"
    figures_only?: true | undefined
    contained?: true | undefined
    matched: boolean
    weight: number
    score: number
    /** Its part of the confidence. */
    contribution: number
  }>
  /** What the record says in the fields that are compared, also where no row has anything to compare it with. */
  record_values?: { [name: string]: string | null } | undefined
  candidates_considered: number
  top_n_candidates: Array<{
    reference_row_id: string
    confidence: number
  }>
  /** How candidates were found: `exact_key` by an equal id, phone or exact field and by words, `token_index` by words; where a table has none of them `sorted_neighbourhood` by the order of texts, `trigram` in a large table. */
  blocking_method: string
  /** How often such a confidence is right, where that was learned. */
  probability?: number | undefined
  runner_up?: {
    reference_row_id: string
    confidence: number
    /** The fields that decided, the most first. */
    lost_by: Array<string>
  } | undefined
  /** What would have come out without a field. */
  counterfactuals: Array<{
    without: string
    confidence: number
    status: "matched" | "review" | "no_match"
  }>
  /** Why a person is to look at it though its confidence reaches the threshold: another row is as likely, or the record has no value for half of what is compared, and none that names it. */
  held_by?: "tie" | "few_values" | undefined
  /** The document that got its row, where a row goes to one record only. */
  row_taken_by?: string | undefined
}

export type ReviewedMatchResult = {
  id: string
  run_id: string
  document_id: string
  document_filename: string | null
  matched_reference_row_id: string | null
  /** Never changed by a review. */
  confidence: number
  status: "matched" | "review" | "no_match"
  evidence: MatchEvidence | null
  /** UTC, with milliseconds. */
  reviewed_at?: string | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    self: string
    review: string
    document: string
  }
  /** Who said what and when, in order. */
  reviews: Array<{
    from: "matched" | "review" | "no_match"
    status: "matched" | "review" | "no_match"
    by: {
      kind: string
      id?: string | undefined
    }
    /** UTC, with milliseconds. */
    at: string
  }>
}

export type ReviewMatch = {
  status: "matched" | "review" | "no_match"
}

export type CreateApp = {
  slug: string
  display_name: string
  /** Who decides: the resident rules, a person to whom they propose (`assisted`), or an agent outside by decision tasks. */
  mode: "rules" | "assisted" | "external"
  content: AppDraft
}

export type AppDraft = {
  /** Which records are decided on: those of a schema, of a pipeline, or of documents that a filter finds. */
  inputs: {
    /** The `id` or the `short_id` of a schema. */
    schema_id?: string | undefined
    pipeline_id?: string | undefined
    filter?: {
      /** All of them must be met. */
      conditions?: Array<FilterCondition> | undefined
      /** Somewhere in the values or the name of the file, or words of the text. */
      search?: string | undefined
      source_id?: string | undefined
      /** Id or short id: documents that were extracted with it. */
      schema_id?: string | undefined
      document_type?: string | undefined
    } | undefined
  }
  /** A JSON Schema (2020-12) of the outcome, or a verdict for each record by each rule. */
  output_contract: {
    kind: "verdict_matrix"
    rules: Array<{
      key: string
      /** `pass`, `fail` and `unknown` unless said. */
      outcomes?: Array<string> | undefined
      /** JSON logic: passes where it is true of `record`. */
      when?: unknown | undefined
    }>
  } | { [name: string]: unknown }
  /** The resident rules of a single decision. Those of a verdict matrix stand in its contract. */
  rules?: {
    /** What the rules can come to, by name: each as the contract wants it. */
    outcomes: { [name: string]: { [name: string]: unknown } }
    /** The first that holds decides. One that needs a field that is not there keeps later ones from deciding otherwise. */
    rules: Array<{
      name: string
      /** JSON logic. */
      when: unknown
      outcome: string
    }>
    /** The outcome when none of the rules holds. */
    otherwise?: string | undefined
  } | undefined
  thresholds?: {
    /** A decision that is less sure, or does not say, is held for a person. */
    min_confidence: number
  } | undefined
  /** What a decision sets off: each raises `app.action.execute` once. */
  actions?: Array<{
    name: string
    /** JSON logic over `outcome` and `records`; always unless said. */
    when?: unknown | undefined
  }> | undefined
  decisionSlaSeconds?: number | undefined
  leaseSeconds?: number | undefined
  allowUnevidenced?: boolean | undefined
  /** What happens when nobody decides in time, or a decider gives up. */
  fallback?: "rules" | "hold" | "none" | undefined
}

export type App = {
  id: string
  slug: string
  display_name: string
  mode: "rules" | "assisted" | "external"
  enabled: boolean
  published_version: number | null
  /** The key of its own, with which it decides. */
  install?: {
    key_id: string
    status: "active" | "suspended"
  } | undefined
  draft: {
    /** What it is published as. */
    version: number
    revision: number
    content: AppContent
  }
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    runs: string
    decision_tasks: string
    grants: string
  }
}

export type AppContent = {
  /** Which records are decided on: those of a schema, of a pipeline, or of documents that a filter finds. */
  inputs: {
    /** The `id` or the `short_id` of a schema. */
    schema_id?: string | undefined
    pipeline_id?: string | undefined
    filter?: {
      /** All of them must be met. */
      conditions?: Array<FilterCondition> | undefined
      /** Somewhere in the values or the name of the file, or words of the text. */
      search?: string | undefined
      source_id?: string | undefined
      /** Id or short id: documents that were extracted with it. */
      schema_id?: string | undefined
      document_type?: string | undefined
    } | undefined
  }
  /** A JSON Schema (2020-12) of the outcome, or a verdict for each record by each rule. */
  output_contract: {
    kind: "verdict_matrix"
    rules: Array<{
      key: string
      /** `pass`, `fail` and `unknown` unless said. */
      outcomes?: Array<string> | undefined
      /** JSON logic: passes where it is true of `record`. */
      when?: unknown | undefined
    }>
  } | { [name: string]: unknown }
  /** The resident rules of a single decision. Those of a verdict matrix stand in its contract. */
  rules?: {
    /** What the rules can come to, by name: each as the contract wants it. */
    outcomes: { [name: string]: { [name: string]: unknown } }
    /** The first that holds decides. One that needs a field that is not there keeps later ones from deciding otherwise. */
    rules: Array<{
      name: string
      /** JSON logic. */
      when: unknown
      outcome: string
    }>
    /** The outcome when none of the rules holds. */
    otherwise?: string | undefined
  } | undefined
  thresholds?: {
    /** A decision that is less sure, or does not say, is held for a person. */
    min_confidence: number
  } | undefined
  /** What a decision sets off: each raises `app.action.execute` once. */
  actions: Array<{
    name: string
    /** JSON logic over `outcome` and `records`; always unless said. */
    when?: unknown | undefined
  }>
  decisionSlaSeconds: number
  leaseSeconds: number
  allowUnevidenced: boolean
  /** What happens when nobody decides in time, or a decider gives up. */
  fallback: "rules" | "hold" | "none"
}

export type AppList = {
  data: Array<App>
  pagination: Pagination
}

export type UpdateApp = {
  content: AppDraft
  /** The draft that was read: 409 when somebody has changed it since. */
  revision?: number | undefined
}

export type PublishedApp = {
  app_id: string
  version: number
  /** SHA-256 of the canonical JSON (RFC 8785) of `content`. */
  content_hash: string
  content: AppContent
  warnings: Array<{
    path: string
    message: string
  }>
  /** UTC, with milliseconds. */
  created_at: string
}

export type InstallApp = {
  rate_limit_per_minute?: number | undefined
}

export type InstalledApp = {
  app_id: string
  key_id: string
  /** It may decide for this app, and nothing else. It is shown this once and cannot be read again. */
  key: string
  status: "active"
  /** UTC, with milliseconds. */
  created_at: string
}

export type AppGrantList = {
  data: Array<AppGrant>
}

export type AppGrant = {
  /** A key that may do something with the app. */
  key_id?: string | undefined
  /** Reference data, a primitive, a schema or a pipeline that evidence of the app may name by `db:` and `ref:`. */
  resource_id?: string | undefined
  /** Of a key `decide` (its tasks), `operate` (start and cancel runs, enable, disable, suspend and resume) or `read` (the app, its runs and records), which it may then do whatever its scopes are; none implies another. Of a resource `read`. */
  grant: "decide" | "operate" | "read"
  /** UTC, with milliseconds. */
  created_at: string
}

export type GiveAppGrant = {
  /** A key that may do something with the app. */
  key_id?: string | undefined
  /** Reference data, a primitive, a schema or a pipeline that evidence of the app may name by `db:` and `ref:`. */
  resource_id?: string | undefined
  /** Of a key `decide` (its tasks), `operate` (start and cancel runs, enable, disable, suspend and resume) or `read` (the app, its runs and records), which it may then do whatever its scopes are; none implies another. Of a resource `read`. */
  grant: "decide" | "operate" | "read"
}

export type StartAppRun = {
  input?: {
    /** Only these of the records of the app. */
    document_ids?: Array<string> | undefined
  } | undefined
}

export type AppRun = {
  id: string
  app_id: string
  /** Its slug. */
  app: string
  version: number
  status: "running" | "awaiting_decision" | "held" | "completed" | "failed" | "cancelled"
  dry_run: boolean
  record_count: number
  package_hash: string
  decision?: {
    outcome: unknown
    evidence: Array<string>
    /** Evidence outside of the package: said by the decider, checked by nobody. */
    attestations: Array<string>
    rationale: string
    confidence: number | null
    decided_by: {
      kind: string
      id: string | null
      label: string | null
    }
    /** Of the resident rules, where they decided. */
    trace: unknown
  } | undefined
  error?: Failure | undefined
  credits_charged: number
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  completed_at?: string | undefined
  links: {
    self: string
    events: string
    record: string
    app: string
  }
}

export type AppRunList = {
  data: Array<AppRun>
  pagination: Pagination
}

export type RunJournal = {
  data: Array<{
    run_id: string
    seq: number
    type: string
    /** UTC, with milliseconds. */
    at: string
    data: unknown
    actor: {
      kind: string
      id: string | null
    }
    previous_hash: string
    /** SHA-256 of the canonical JSON of the rest of the entry. */
    hash: string
  }>
}

export type HumanReviewList = {
  data: Array<HumanReview>
  pagination: Pagination
}

export type HumanReview = {
  id: string
  app_id: string
  run_id: string
  kind: "resolution" | "approval" | "data_request" | "judgment"
  status: "open" | "assigned" | "resolved" | "expired" | "cancelled"
  reason: string
  /** What was decided and not taken as it is. */
  proposal?: unknown | undefined
  /** Whether its values are the decision that its run is held for. */
  decides: boolean
  /** Rises with every claim; what is sent with an older one is refused. */
  execution_epoch: number
  assigned_to?: string | undefined
  /** UTC, with milliseconds. */
  lease_expires_at?: string | undefined
  values?: unknown | undefined
  feedback?: string | undefined
  resolved_by?: {
    kind: string
    id?: string | undefined
  } | undefined
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  resolved_at?: string | undefined
  links: {
    self: string
    claim: string
    resolve: string
    run: string
  }
}

export type RaiseReview = {
  /** A run of the app that has not ended. */
  run_id: string
  kind: "resolution" | "approval" | "data_request" | "judgment"
  reason: string
  proposal?: unknown | undefined
}

export type TaskEpoch = {
  execution_epoch: number
}

export type ResolveReview = {
  /** The outcome of a run that waits for it: as the contract of its app wants it. */
  values: { [name: string]: unknown }
  feedback?: string | undefined
  /** Locators as of a decision. Unless said, what was proposed or read by the rules, or else every field of the package: what the person had before them. */
  evidence?: Array<string> | undefined
  /** Of the claim. Without it the review is taken at once, unless somebody else holds it. */
  execution_epoch?: number | undefined
}

export type DecisionTaskList = {
  data: Array<DecisionTask>
  pagination: Pagination
}

export type DecisionTask = {
  id: string
  app_id: string
  run_id: string
  status: "available" | "claimed" | "submitted" | "released" | "failed" | "timed_out" | "cancelled"
  /** Rises with every claim; what is sent with an older one is refused. */
  execution_epoch: number
  lease_seconds: number
  lease_expires_at: string | null
  /** UTC, with milliseconds. */
  sla_deadline_at: string
  claimed_by: string | null
  claimed_at: string | null
  /** UTC, with milliseconds. */
  submitted_at?: string | undefined
  /** The app is suspended: the task cannot be claimed before it is resumed. */
  suspended?: true | undefined
  /** UTC, with milliseconds. */
  created_at: string
  links: {
    claim: string
    package: string
    run: string
  }
}

export type ClaimedTask = {
  task: DecisionTask
  output_contract: unknown
  /** Up to ten decided cases of the app, nearest first by their values; what few cases have counts for more. */
  precedents: Array<{
    run_id: string
    distance: number
    outcome: unknown
    rationale: string
    /** UTC, with milliseconds. */
    decided_at: string
  }>
  package: DecisionPackage
}

export type DecisionPackage = {
  package_kind: "records"
  package_hash: string
  record_count: number
  page_size: number
  /** Of the page after this one; null when this is all. */
  first_cursor: string | null
  documents: Array<{
    subject_key: string
    document_id: string
    filename: string
    document_sha256: string | null
    extraction_id: string
    data: unknown
    fields: { [name: string]: {
      value: unknown
      confidence: number
      provenance: unknown
    } }
    pages: Array<{
      page: number
      start: number
      end: number
    }>
    hash: string
  }>
}

export type DecisionPackagePage = {
  package_kind: "records"
  package_hash: string
  record_count: number
  page_size: number
  documents: Array<{
    subject_key: string
    document_id: string
    filename: string
    document_sha256: string | null
    extraction_id: string
    data: unknown
    fields: { [name: string]: {
      value: unknown
      confidence: number
      provenance: unknown
    } }
    pages: Array<{
      page: number
      start: number
      end: number
    }>
    hash: string
  }>
  next_cursor: string | null
}

export type SubmitDecision = {
  execution_epoch: number
  /** As the contract of the task wants it. */
  outcome: { [name: string]: unknown }
  /** Locators: `doc:<document>#<field>`, `doc:<document>@<page>:<start>-<end>`, `db:<resource>/<record>#<field>`, `ref:<resource>/<row>`. */
  evidence?: Array<string> | undefined
  /** Required; at most 4,000 characters. A stated reason, not private reasoning. */
  rationale?: string | undefined
  /** 0 to 1. */
  confidence?: number | undefined
  /** Kept in `decided_by.label`. */
  service_version?: string | undefined
}

export type FailTask = {
  execution_epoch: number
  reason: string
}

export type CreateUploadSession = {
  /** What the document will be called. */
  filename: string
}

export type UploadSession = {
  /** The id of the document, whose status is `pending_upload` until its file is uploaded. */
  document_id: string
  /** A page where a person uploads the file, without a key. Whoever has it can do so. */
  upload_url: string
  /** UTC, with milliseconds. */
  expires_at: string
}

export type CreditBalance = {
  /** What is not spent yet; credits reserved for running work are still in it. */
  balance_credits: number
  balance_eur: number
  /** What was used in the last 30 days. */
  burn_rate_30d_credits: number
  /** How long the balance lasts at that rate; 36500 when nothing is used. */
  projected_runway_days: number
  /** `free` is `prepaid` while paid credits last. */
  tier: "free" | "prepaid" | "self_hosted"
  /** The first of next month, when free credits come anew. */
  tier_resets_at: string
}

export type Ledger = {
  data: Array<LedgerEntry>
  pagination: Pagination
}

export type LedgerEntry = {
  id: string
  type: "grant" | "charge" | "refund" | "expiry"
  /** By how much the balance changed: negative for charges and expiries. */
  credits: number
  /** The balance after it. */
  balance_credits: number
  description: string
  /** What it was for, like an extraction or a top-up. */
  reference?: {
    type: string
    id: string
  } | undefined
  charges: Array<{
    unit: "page_ingest" | "structuring_cell" | "registry_cell" | "matching_operation" | "case_operation"
    quantity: number
    credits: number
  }>
  /** UTC, with milliseconds. */
  created_at: string
}

export type CreditUsage = {
  period_days: number
  total_credits: number
  by_function: Array<{
    operation_type: "page_ingest" | "structuring_cell" | "registry_cell" | "matching_operation" | "case_operation"
    operations: number
    credits: number
  }>
}

export type Pricing = {
  currency: "EUR"
  credits_per_eur: number
  multipliers: {
    batch: number
  }
  units: Array<{
    unit: "page_ingest" | "structuring_cell" | "registry_cell" | "matching_operation" | "case_operation"
    label: string
    credits: number
    eur: number
    free: boolean
  }>
}

export type BillingSettings = {
  /** Whether credits are bought when the balance falls to the threshold or does not reach. */
  auto_topup_enabled: boolean
  /** In credits. */
  auto_topup_threshold: number
  /** What one top-up adds, in credits. */
  auto_topup_amount: number
  /** `manual`: an invoice line for each top-up. */
  payment_provider: "manual" | "stripe"
  /** UTC, with milliseconds. */
  updated_at?: string | undefined
}

export type UpdateBillingSettings = {
  /** Whether credits are bought when the balance falls to the threshold or does not reach. */
  auto_topup_enabled?: boolean | undefined
  /** In credits. */
  auto_topup_threshold?: number | undefined
  /** What one top-up adds, in credits. */
  auto_topup_amount?: number | undefined
}

export type Topup = {
  topped_up: false
} | {
  topped_up: true
  credits_added: number
  amount_eur: number
  balance_credits: number
  payment: {
    provider: string
    reference: string
    status: string
  }
}

export type CreateWebhook = {
  url: string
  /** What to be told of: `extraction.complete` and `extraction.failed` unless said. */
  events?: Array<"document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered"> | undefined
  /** Signs the deliveries. It can be set but never read. */
  secret?: string | undefined
  source_connection_id?: string | null | undefined
  is_active?: boolean | undefined
  delivery_policy?: DeliveryPolicy | undefined
}

export type DeliveryPolicy = {
  /** Delays before each retry instead of [0,30,120,480,1800,7200,28800]: as many retries as entries, none when empty. */
  schedule_seconds?: Array<number> | undefined
  /** How long the endpoint may take: 30000 unless said. */
  timeout_ms?: number | undefined
  /** Wait longer than the schedule says when the endpoint answers with `Retry-After`; not unless said. */
  respect_retry_after?: boolean | undefined
}

export type Webhook = {
  id: string
  url: string
  events: Array<string>
  is_active: boolean
  /** `gone` when the endpoint answered 410 and is therefore not called any more. */
  deactivated_reason?: "gone" | undefined
  has_secret: boolean
  source_connection_id?: string | undefined
  delivery_policy: {
    schedule_seconds: Array<number>
    timeout_ms: number
    respect_retry_after: boolean
  }
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    test: string
    deliveries: string
  }
}

export type WebhookList = {
  data: Array<Webhook>
  pagination: Pagination
}

export type UpdateWebhook = {
  url?: string | undefined
  /** What to be told of: `extraction.complete` and `extraction.failed` unless said. */
  events?: Array<"document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered"> | undefined
  /** The old one goes on signing in `webhook-signature` for 24 hours; null signs no more. */
  secret?: string | null | undefined
  source_connection_id?: string | null | undefined
  is_active?: boolean | undefined
  /** Replaces the whole policy; null brings the usual one back. */
  delivery_policy?: DeliveryPolicy | null | undefined
}

export type TestWebhook = {
  /** The first subscribed one unless said. */
  event?: "document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered" | undefined
}

export type TestedWebhook = {
  /** Whether the endpoint answered 2xx in time. */
  delivered: boolean
  status_code?: number | undefined
  error_code?: string | undefined
  error?: string | undefined
  duration_ms: number
  response_excerpt?: string | undefined
  request: {
    url: string
    headers: { [name: string]: string }
    body: string
  }
}

export type ListenedEvents = {
  data: Array<{
    event: string
    event_id: string
    /** Without signatures: whoever forwards it signs it. */
    headers: { [name: string]: string }
    /** The exact bytes to sign and send. */
    body: string
  }>
  /** What to pass as `after`. */
  next: string
  signature_header: string
}

export type WebhookEventReference = {
  data: Array<{
    event: string
    description: string
    /** Counts the changes of the payload; new fields are none. */
    version: number
    /** False while nothing raises it yet. */
    available: boolean
    /** JSON Schema of `data`. */
    schema: unknown
    /** What `data` can be. */
    example: unknown
  }>
}

export type WebhookDeliveryReference = {
  method: string
  content_type: string
  headers: Array<{
    name: string
    description: string
  }>
  body: Array<{
    name: string
    description: string
    type: string
  }>
  timeout_seconds: number
  success: string
  redirects: string
  response_bytes_read: number
  concurrency_per_webhook: number
}

export type WebhookSignatureReference = {
  algorithm: string
  header: string
  format: string
  signed_content: string
  verification_steps: Array<string>
  standard_webhooks: {
    headers: Array<string>
    format: string
    signed_content: string
    key: string
    tolerance_seconds: number
    rotation_hours: number
  }
}

export type WebhookRetryReference = {
  schedule_seconds: Array<number>
  max_attempts: number
  total_seconds: number
  /** Up to this share is added to a delay. */
  jitter: number
  retry_after: string
  not_retried: Array<{
    name: string
    description: string
  }>
  circuit_breaker: {
    failures: number
    pause_seconds: number
    description: string
  }
  dead_letters: string
  override: string
}

export type DeliveryList = {
  data: Array<Delivery>
  pagination: Pagination
}

export type Delivery = {
  id: string
  event: string
  event_id: string
  /** Not there for the `webhook_url` of a request. */
  webhook_id?: string | undefined
  url: string
  /** `failed`: the last attempt failed and another is due. `dead`: none is, see the dead letters. */
  status: "pending" | "in_flight" | "succeeded" | "failed" | "dead"
  /** Attempts since the event, or since the last replay. */
  attempt_count: number
  replay_count: number
  /** UTC, with milliseconds. */
  next_attempt_at?: string | undefined
  last_status_code?: number | undefined
  last_error_code?: string | undefined
  idempotency_key: string
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    replay: string
  }
}

export type DeliveryDetail = {
  id: string
  event: string
  event_id: string
  /** Not there for the `webhook_url` of a request. */
  webhook_id?: string | undefined
  url: string
  /** `failed`: the last attempt failed and another is due. `dead`: none is, see the dead letters. */
  status: "pending" | "in_flight" | "succeeded" | "failed" | "dead"
  /** Attempts since the event, or since the last replay. */
  attempt_count: number
  replay_count: number
  /** UTC, with milliseconds. */
  next_attempt_at?: string | undefined
  last_status_code?: number | undefined
  last_error_code?: string | undefined
  idempotency_key: string
  /** UTC, with milliseconds. */
  created_at: string
  /** UTC, with milliseconds. */
  updated_at: string
  links: {
    self: string
    replay: string
  }
  /** Every attempt, the oldest first. */
  attempts: Array<DeliveryAttempt>
  /** The body that is sent. */
  payload: unknown
}

export type DeliveryAttempt = {
  /** What the attempt header said. */
  attempt: number
  status: "succeeded" | "failed"
  status_code?: number | undefined
  error_code?: string | undefined
  error?: string | undefined
  url: string
  /** UTC, with milliseconds. */
  started_at: string
  duration_ms: number
  response_excerpt?: string | undefined
}

export type ReplayDeadLetters = {
  event?: "document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered" | undefined
  webhook_id?: string | undefined
  /** Only deliveries created at or after this time. */
  after?: string | undefined
  /** Only deliveries created before this time. */
  before?: string | undefined
  /** Only these. */
  delivery_ids?: Array<string> | undefined
}

export type ReplayedDeadLetters = {
  /** How many deliveries are on their way again. */
  replayed: number
  /** How many matched but are left for another call, since one takes no more. */
  remaining: number
  /** How many matched but cannot be sent: their webhook is deleted or not active. */
  skipped: number
}

export interface Operations {
  /** Submit a file to be processed */
  submitProcess: {
    body: {
      /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
      file_url?: string | undefined
      /** `true` is faster for simple documents and may be less accurate: no recognition where there is text. */
      fast_extraction?: boolean | undefined
      /** Context about the file; improves accuracy. */
      description?: string | undefined
      /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
      password?: string | undefined
      /** JSON Schema of the wanted result, as text or as a part of the type application/json. */
      json_schema?: string | undefined
      /** `lax` collects concerns, `strict` fails the job over them, `none` does not look. */
      validation?: "lax" | "strict" | "none" | undefined
      /** With `strict`: so many errors fail the job. */
      max_errors?: string | undefined
    }
    files?: {
      file?: FileSource | undefined
    }
    response: ProcessResponse
  }
  /** Submit a file to be read */
  submitExtract: {
    body: {
      /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
      file_url?: string | undefined
      /** `true` is faster for simple documents and may be less accurate: no recognition where there is text. */
      fast_extraction?: boolean | undefined
      /** Context about the file; improves accuracy. */
      description?: string | undefined
      /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
      password?: string | undefined
    }
    files?: {
      file?: FileSource | undefined
    }
    response: ProcessResponse
  }
  /** Submit a file to get a schema for it */
  submitRecommend: {
    body: {
      /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
      file_url?: string | undefined
      /** `true` is faster for simple documents and may be less accurate: no recognition where there is text. */
      fast_extraction?: boolean | undefined
      /** Context about the file; improves accuracy. */
      description?: string | undefined
      /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
      password?: string | undefined
    }
    files?: {
      file?: FileSource | undefined
    }
    response: ProcessResponse
  }
  /** Status and result of a job */
  getProcess: {
    params: {
      job_id: string
    }
    query?: {
      /** Whether a finished job shows the schema of its result. */
      "include-schema"?: boolean | undefined
      /** Whether a finished job shows the markdown of its source. */
      "include-markdown"?: boolean | undefined
      /** Answers when the job ends, or after so many seconds (up to 30) if it has not. */
      wait?: number | undefined
    }
    response: ProcessStatusResponse
  }
  /** Cancel a job */
  cancelProcess: {
    params: {
      job_id: string
    }
    response: undefined
  }
  /** Give feedback on a finished job */
  giveProcessFeedback: {
    params: {
      job_id: string
    }
    body: ProcessFeedback
    response: undefined
  }
  /** Health and version */
  getStatus: {
    response: Health
  }
  /** Create an API key */
  createApiKey: {
    body: CreateApiKey
    response: CreatedApiKey
  }
  /** List API keys */
  listApiKeys: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: ApiKeyList
  }
  /** Revoke an API key */
  revokeApiKey: {
    params: {
      id: string
    }
    query?: {
      /** Whether all keys that were made with it are revoked, too, and those made with them. */
      cascade?: boolean | undefined
    }
    response: RevokedApiKey
  }
  /** Invite a member */
  addMember: {
    body: AddMember
    response: AddedMember
  }
  /** List members */
  listMembers: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: MemberList
  }
  /** Make a new link for a member */
  linkMember: {
    params: {
      id: string
    }
    response: MemberLink
  }
  /** Change the tier of a member */
  changeMember: {
    params: {
      id: string
    }
    body: ChangeMember
    response: ChangedMember
  }
  /** Remove a member */
  removeMember: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** List the audit log */
  listAuditEntries: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Noun and verb, like `api_key.create`. */
      action?: string | undefined
      /** Only what this key or member did. */
      actor_id?: string | undefined
      /** Only what happened to this. */
      subject_id?: string | undefined
      /** Created at this time or later. */
      after?: string | undefined
      /** Created before this time. */
      before?: string | undefined
    }
    response: AuditList
  }
  /** Extract data from a document */
  extract: {
    body: ExtractRequest
    files?: {
      file?: FileSource | undefined
    }
    response: ExtractResult | AcceptedExtraction
  }
  /** What an extraction would cost */
  quoteExtract: {
    body: ExtractRequest
    files?: {
      file?: FileSource | undefined
    }
    response: Quote
  }
  /** Ingest a document */
  createDocument: {
    body: {
      /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
      file_url?: string | undefined
      /** The inbox that the document belongs to. */
      source_id?: string | undefined
      batch_id?: string | undefined
      language_hint?: string | undefined
      /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
      password?: string | undefined
      metadata?: { [name: string]: unknown } | undefined
    }
    files?: {
      file?: FileSource | undefined
    }
    response: Document
  }
  /** List documents */
  listDocuments: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Created at this time or later. */
      after?: string | undefined
      /** Created before this time. */
      before?: string | undefined
      /** `pending_upload`: those whose file somebody is to upload by a link, which are listed only so. */
      status?: "pending" | "processing" | "completed" | "error" | "pending_upload" | undefined
      /** In the file name, in any case, or words of the text. */
      search?: string | undefined
      source_id?: string | undefined
      batch_id?: string | undefined
    }
    response: DocumentList
  }
  /** A document */
  getDocument: {
    params: {
      id: string
    }
    response: Document
  }
  /** Delete a document */
  deleteDocument: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** The markdown of a document */
  getDocumentMarkdown: {
    params: {
      id: string
    }
    query?: {
      /** A document inside the document, by its name in `children` or in provenance. */
      child?: string | undefined
    }
    response: Markdown
  }
  /** Where everything stands on the pages */
  getDocumentLayout: {
    params: {
      id: string
    }
    query?: {
      /** A document inside the document, by its name in `children` or in provenance. */
      child?: string | undefined
      /** Only these, like `1,3,7-10`. */
      pages?: string | undefined
    }
    response: Layout
  }
  /** The original file */
  getDocumentFile: {
    params: {
      id: string
    }
    response: globalThis.Response
  }
  /** A page as a picture */
  getDocumentPage: {
    params: {
      id: string
      page: string
    }
    query?: {
      /** Of the picture in pixels; 1200 unless said. */
      width?: number | undefined
    }
    response: globalThis.Response
  }
  /** Extract from a document again */
  reextractDocument: {
    params: {
      id: string
    }
    body: ReextractRequest
    response: ReextractResult | AcceptedReextraction
  }
  /** List extractions */
  listExtractions: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Created at this time or later. */
      after?: string | undefined
      /** Created before this time. */
      before?: string | undefined
      document_id?: string | undefined
      schema_id?: string | undefined
      status?: "processing" | "complete" | "failed" | undefined
      /** In the file name, in any case. */
      search?: string | undefined
    }
    response: ExtractionList
  }
  /** An extraction with its data */
  getExtraction: {
    params: {
      id: string
    }
    query?: {
      /** Of lists only these items, like `1-500`, with their confidence and provenance, whose paths count all items; all else is there every time. A page with fewer items than were asked for is the last. */
      rows?: string | undefined
      /** `markdown` and `raw_text` are shown when named, separated by commas. */
      include?: string | undefined
    }
    response: Extraction
  }
  /** The data alone */
  getExtractionData: {
    params: {
      id: string
    }
    query?: {
      /** Of lists only these items, like `1-500`, with their confidence and provenance, whose paths count all items; all else is there every time. A page with fewer items than were asked for is the last. */
      rows?: string | undefined
    }
    tables?: {
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
      /** Of lists only these items, like `1-500`, with their confidence and provenance, whose paths count all items; all else is there every time. A page with fewer items than were asked for is the last. */
      rows?: string | undefined
    }
    response: unknown
  }
  /** Correct values */
  correctExtraction: {
    params: {
      id: string
    }
    body: Corrections
    response: Extraction
  }
  /** All versions of corrected values */
  listValueVersions: {
    params: {
      id: string
    }
    query?: {
      field?: string | undefined
    }
    response: ValueVersionList
  }
  /** Learn from corrections */
  startLearning: {
    response: LearnedVersion
  }
  /** Choose what is used of what was learned */
  useLearnedVersion: {
    body: UseLearnedVersion
    response: LearningState
  }
  /** Go back to what was learned before */
  undoLearning: {
    response: LearningState
  }
  /** List what was learned */
  listLearnedVersions: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: LearnedVersionList
  }
  /** Read one version of what was learned */
  getLearnedVersion: {
    params: {
      id: string
    }
    response: LearnedVersion
  }
  /** Extract from many documents */
  createJob: {
    body: CreateJob
    response: Job
  }
  /** List jobs */
  listJobs: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Created at this time or later. */
      after?: string | undefined
      /** Created before this time. */
      before?: string | undefined
      status?: "queued" | "processing" | "completed" | "failed" | "cancelled" | undefined
      schema_id?: string | undefined
    }
    response: JobList
  }
  /** How a job stands */
  getJob: {
    params: {
      id: string
    }
    query?: {
      /** Answers when it ends, or after so many seconds (up to 60) if it has not. */
      wait?: number | undefined
    }
    response: Job
  }
  /** The results of a job */
  listJobResults: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    tables?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    response: ResultList
  }
  /** Cancel a job */
  cancelJob: {
    params: {
      id: string
    }
    response: Job
  }
  /** Make records of documents */
  createPipeline: {
    body: CreatePipeline
    response: Pipeline
  }
  /** List pipelines */
  listPipelines: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      schema_id?: string | undefined
    }
    response: PipelineList
  }
  /** A pipeline */
  getPipeline: {
    params: {
      id: string
    }
    response: Pipeline
  }
  /** How far a pipeline is */
  getPipelineProgress: {
    params: {
      id: string
    }
    response: PipelineProgress
  }
  /** The records of a pipeline */
  listPipelineResults: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    tables?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    response: ResultList
  }
  /** Cancel what has not ended of a pipeline */
  cancelPipeline: {
    params: {
      id: string
    }
    response: Pipeline
  }
  /** Make records of files */
  createRun: {
    body: RunRequest
    files?: {
      files?: Array<FileSource> | undefined
    }
    response: StartedRun
  }
  /** List runs */
  listRuns: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Created at this time or later. */
      after?: string | undefined
      /** Created before this time. */
      before?: string | undefined
      status?: "queued" | "processing" | "completed" | "failed" | "cancelled" | undefined
      schema_id?: string | undefined
      batch_id?: string | undefined
    }
    response: RunList
  }
  /** How a run stands */
  getRun: {
    params: {
      id: string
    }
    query?: {
      /** Answers when it ends, or after so many seconds (up to 60) if it has not. */
      wait?: number | undefined
    }
    response: Run
  }
  /** The records of a run */
  listRunResults: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    tables?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 1000, which is the default. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
      /** `cells` and `provenance` are shown when named, separated by commas. */
      include?: string | undefined
    }
    response: ResultList
  }
  /** Cancel a run */
  cancelRun: {
    params: {
      id: string
    }
    response: Run
  }
  /** Records to review */
  listReviewRecords: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      status?: "pending" | "approved" | "rejected" | undefined
      /** Records with a value less sure than this, also those that were sure enough when they were made. */
      threshold?: number | undefined
      schema_id?: string | undefined
      pipeline_id?: string | undefined
    }
    response: ReviewRecordList
  }
  /** Approve, reject or reopen a record */
  actOnReviewRecord: {
    params: {
      id: string
    }
    body: ReviewAction
    response: ReviewRecord
  }
  /** Filter documents by their values */
  filterDocuments: {
    tables?: {
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
    }
    body: Filter
    response: FilterResult
  }
  /** Search everywhere */
  search: {
    query: {
      /** Any part of a name or value, in any case, or words of the text of documents. */
      q: string
      /** Results of each kind; 20 unless said. */
      limit?: number | undefined
    }
    response: SearchResult
  }
  /** Ask a question */
  ask: {
    body: Ask
    response: AskResult | AskPending
  }
  /** List questions */
  listAsks: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: AskList
  }
  /** An answer */
  getAsk: {
    params: {
      id: string
    }
    query?: {
      /** Which 200 of the citations; 1 unless said. */
      citations_page?: number | undefined
    }
    response: AskResult | AskPending
  }
  /** List fields */
  listFields: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: FieldList
  }
  /** A field */
  getField: {
    params: {
      id: string
    }
    response: Field
  }
  /** Fields that may mean the same */
  listSimilarFields: {
    params: {
      id: string
    }
    query?: {
      /** 10 unless said. */
      limit?: number | undefined
    }
    response: SimilarFieldList
  }
  /** Save a schema */
  createSchema: {
    body: CreateSchema
    response: Schema
  }
  /** List schemas */
  listSchemas: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** Text in the name, the description or the short id. */
      search?: string | undefined
    }
    response: SchemaList
  }
  /** Read a schema */
  getSchema: {
    params: {
      /** The `id` or the `short_id` of a schema. */
      id: string
    }
    response: Schema
  }
  /** Make a new version of a schema */
  updateSchema: {
    params: {
      /** The `id` or the `short_id` of a schema. */
      id: string
    }
    body: UpdateSchema
    response: Schema
  }
  /** Delete a schema */
  deleteSchema: {
    params: {
      /** The `id` or the `short_id` of a schema. */
      id: string
    }
    response: Deleted
  }
  /** List the versions of a schema */
  listSchemaVersions: {
    params: {
      /** The `id` or the `short_id` of a schema. */
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: SchemaVersionList
  }
  /** Read a version of a schema */
  getSchemaVersion: {
    params: {
      /** The `id` or the `short_id` of a schema. */
      id: string
      n: number
    }
    response: SchemaVersion
  }
  /** Create a source */
  createSource: {
    body: CreateSource
    response: Source
  }
  /** List sources */
  listSources: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: SourceList
  }
  /** Read a source */
  getSource: {
    params: {
      id: string
    }
    response: Source
  }
  /** Change a source */
  updateSource: {
    params: {
      id: string
    }
    body: UpdateSource
    response: Source
  }
  /** Delete a source */
  deleteSource: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** Put a document into a source */
  addSourceDocument: {
    params: {
      id: string
    }
    body: {
      /** Publicly reachable address of the file, instead of `file`. The worker fetches it. */
      file_url?: string | undefined
      batch_id?: string | undefined
      language_hint?: string | undefined
      /** Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended. */
      password?: string | undefined
      metadata?: { [name: string]: unknown } | undefined
    }
    files?: {
      file?: FileSource | undefined
    }
    response: Document
  }
  /** Create a primitive */
  createPrimitive: {
    body: CreatePrimitive
    response: Primitive
  }
  /** List primitives */
  listPrimitives: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: PrimitiveList
  }
  /** Read a primitive with its entries */
  getPrimitive: {
    params: {
      id: string
    }
    response: Primitive
  }
  /** Write the next version of a primitive */
  replacePrimitive: {
    params: {
      id: string
    }
    body: ReplacePrimitive
    response: Primitive
  }
  /** Delete a primitive */
  deletePrimitive: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** List the versions of a primitive */
  listPrimitiveVersions: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: PrimitiveVersionList
  }
  /** Read one version of a primitive */
  getPrimitiveVersion: {
    params: {
      id: string
      n: number
    }
    response: PrimitiveVersion
  }
  /** Create reference data */
  createReferenceData: {
    body: CreateReferenceData
    files?: {
      file?: FileSource | undefined
    }
    response: ReferenceData
  }
  /** List reference data */
  listReferenceData: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: ReferenceDataList
  }
  /** Read about reference data */
  getReferenceData: {
    params: {
      id: string
    }
    response: ReferenceData
  }
  /** Delete reference data */
  deleteReferenceData: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** Read rows by pages */
  listReferenceRows: {
    params: {
      id: string
    }
    query?: {
      /** From 1. */
      page?: number | undefined
      /** Rows a page, 1 to 500. */
      limit?: number | undefined
    }
    response: ReferenceRows
  }
  /** Replace all rows */
  replaceReferenceRows: {
    params: {
      id: string
    }
    body: ReplaceReferenceRows
    files?: {
      file?: FileSource | undefined
    }
    response: ReferenceData
  }
  /** All rows as CSV */
  exportReferenceData: {
    params: {
      id: string
    }
    query?: {
      /** `true` puts an apostrophe before cells that a spreadsheet would compute. */
      escape_formulas?: boolean | undefined
    }
    response: globalThis.Response
  }
  /** Propose how to match */
  suggestMatching: {
    body: SuggestMatching
    response: MatchingSuggestion
  }
  /** Create a matching config */
  createMatchingConfig: {
    body: CreateMatchingConfig
    response: MatchingConfig
  }
  /** List matching configs */
  listMatchingConfigs: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: MatchingConfigList
  }
  /** A matching config */
  getMatchingConfig: {
    params: {
      id: string
    }
    response: MatchingConfig
  }
  /** Change a matching config */
  updateMatchingConfig: {
    params: {
      id: string
    }
    body: UpdateMatchingConfig
    response: MatchingConfig
  }
  /** Delete a matching config */
  deleteMatchingConfig: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** Match records */
  runMatching: {
    params: {
      id: string
    }
    body: StartMatching
    response: MatchingRun
  }
  /** List matching runs */
  listMatchingRuns: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      matching_config_id?: string | undefined
      status?: "queued" | "processing" | "completed" | "failed" | "cancelled" | undefined
    }
    response: MatchingRunList
  }
  /** How a matching run stands */
  getMatchingRun: {
    params: {
      id: string
    }
    query?: {
      /** Answers when it ends, or after so many seconds (up to 60) if it has not. */
      wait?: number | undefined
    }
    response: MatchingRun
  }
  /** Cancel a matching run */
  cancelMatchingRun: {
    params: {
      id: string
    }
    response: MatchingRun
  }
  /** What was matched */
  listMatchResults: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      status?: "matched" | "review" | "no_match" | undefined
      /** In the name of the file, the id of the row or the values that were compared. */
      search?: string | undefined
    }
    tables?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** `csv` or `xlsx` instead of JSON: all rows, streamed. */
      format?: "json" | "csv" | "xlsx" | undefined
      /** With `format`: `confidence` and `page` of each value get columns of their own when named. */
      columns?: string | undefined
      /** With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the schema unless said. */
      list?: string | undefined
      /** With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives cells as they are. */
      escape_formulas?: boolean | undefined
      status?: "matched" | "review" | "no_match" | undefined
      /** In the name of the file, the id of the row or the values that were compared. */
      search?: string | undefined
    }
    response: MatchResultList
  }
  /** A match with all that was said of it */
  getMatchResult: {
    params: {
      id: string
      result_id: string
    }
    response: ReviewedMatchResult
  }
  /** Say what becomes of a match */
  reviewMatch: {
    params: {
      id: string
      result_id: string
    }
    body: ReviewMatch
    response: ReviewedMatchResult
  }
  /** Create an app */
  createApp: {
    body: CreateApp
    response: App
  }
  /** List apps */
  listApps: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: AppList
  }
  /** An app with its draft */
  getApp: {
    params: {
      id: string
    }
    response: App
  }
  /** Change the draft of an app */
  updateApp: {
    params: {
      id: string
    }
    body: UpdateApp
    response: App
  }
  /** Delete an app */
  deleteApp: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** Publish the draft of an app */
  publishApp: {
    params: {
      id: string
      n: number
    }
    response: PublishedApp
  }
  /** Let runs be started */
  enableApp: {
    params: {
      id: string
    }
    response: App
  }
  /** Let no more runs be started */
  disableApp: {
    params: {
      id: string
    }
    response: App
  }
  /** Give an app a key of its own */
  installApp: {
    params: {
      id: string
    }
    body: InstallApp
    response: InstalledApp
  }
  /** Stop an installed app from deciding */
  suspendApp: {
    params: {
      id: string
    }
    response: App
  }
  /** Let a suspended app decide again */
  resumeApp: {
    params: {
      id: string
    }
    response: App
  }
  /** What keys may do with an app, and what its evidence may name */
  listAppGrants: {
    params: {
      id: string
    }
    response: AppGrantList
  }
  /** Let a key do something with an app, or evidence name a resource */
  giveAppGrant: {
    params: {
      id: string
    }
    body: GiveAppGrant
    response: AppGrant
  }
  /** Withdraw a grant */
  withdrawAppGrant: {
    params: {
      id: string
      /** The key or the resource. */
      holder_id: string
    }
    query?: {
      /** Only this one; all that it has unless said. */
      grant?: "decide" | "operate" | "read" | undefined
    }
    response: Deleted
  }
  /** Start a run */
  startAppRun: {
    params: {
      id: string
    }
    query?: {
      /** A trial: nothing is charged, no action is executed and its end is not announced. */
      dry_run?: boolean | undefined
    }
    body: StartAppRun
    response: AppRun
  }
  /** List the runs of an app */
  listAppRuns: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      status?: "running" | "awaiting_decision" | "held" | "completed" | "failed" | "cancelled" | undefined
    }
    response: AppRunList
  }
  /** How a run stands */
  getAppRun: {
    params: {
      id: string
    }
    response: AppRun
  }
  /** All that happened in a run */
  getRunJournal: {
    params: {
      id: string
    }
    response: RunJournal
  }
  /** The sealed record of a run */
  getSealedRecord: {
    params: {
      id: string
    }
    response: globalThis.Response
  }
  /** Cancel a run */
  cancelAppRun: {
    params: {
      id: string
    }
    response: AppRun
  }
  /** List what waits for a person */
  listHumanReviews: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      status?: "open" | "assigned" | "resolved" | "expired" | "cancelled" | undefined
      app_id?: string | undefined
    }
    response: HumanReviewList
  }
  /** A review */
  getHumanReview: {
    params: {
      id: string
    }
    response: HumanReview
  }
  /** Ask a person about a run */
  raiseHumanReview: {
    params: {
      id: string
    }
    body: RaiseReview
    response: HumanReview
  }
  /** Take a review */
  claimHumanReview: {
    params: {
      id: string
    }
    response: HumanReview
  }
  /** Hold a review for longer */
  holdHumanReview: {
    params: {
      id: string
    }
    body: TaskEpoch
    response: HumanReview
  }
  /** Give a review back */
  releaseHumanReview: {
    params: {
      id: string
    }
    body: TaskEpoch
    response: HumanReview
  }
  /** Resolve a review */
  resolveHumanReview: {
    params: {
      id: string
    }
    body: ResolveReview
    response: HumanReview
  }
  /** List the decision tasks of an app */
  listDecisionTasks: {
    params: {
      id: string
    }
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      /** A released task is `available` again, so none is found by `released`: the journal of its run tells of it. */
      status?: "available" | "claimed" | "submitted" | "released" | "failed" | "timed_out" | "cancelled" | undefined
    }
    response: DecisionTaskList
  }
  /** Claim a task */
  claimDecisionTask: {
    params: {
      id: string
    }
    response: ClaimedTask
  }
  /** More of what there is to decide on */
  getDecisionPackage: {
    params: {
      id: string
    }
    query?: {
      cursor?: string | undefined
      limit?: number | undefined
    }
    response: DecisionPackagePage
  }
  /** Hold a task for longer */
  heartbeatDecisionTask: {
    params: {
      id: string
    }
    body: TaskEpoch
    response: DecisionTask
  }
  /** Submit a decision */
  submitDecision: {
    params: {
      id: string
    }
    body: SubmitDecision
    response: DecisionTask
  }
  /** Give a task back */
  releaseDecisionTask: {
    params: {
      id: string
    }
    body: TaskEpoch
    response: DecisionTask
  }
  /** Give a task up */
  failDecisionTask: {
    params: {
      id: string
    }
    body: FailTask
    response: DecisionTask
  }
  /** Make a link for uploading one file */
  createUploadSession: {
    body: CreateUploadSession
    response: UploadSession
  }
  /** Get the credit balance */
  getCreditBalance: {
    response: CreditBalance
  }
  /** List the ledger */
  listLedger: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: Ledger
  }
  /** Get what was used */
  getCreditUsage: {
    query?: {
      /** The last days, from 1 to 365: what is beyond counts as the nearest of them; 30 unless said. */
      days?: number | undefined
    }
    response: CreditUsage
  }
  /** Get the price list */
  getPricing: {
    response: Pricing
  }
  /** Get the billing settings */
  getBillingSettings: {
    response: BillingSettings
  }
  /** Change the billing settings */
  updateBillingSettings: {
    body: UpdateBillingSettings
    response: BillingSettings
  }
  /** Top up now */
  topUp: {
    response: Topup
  }
  /** Create a webhook */
  createWebhook: {
    body: CreateWebhook
    response: Webhook
  }
  /** List webhooks */
  listWebhooks: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
    }
    response: WebhookList
  }
  /** A webhook */
  getWebhook: {
    params: {
      id: string
    }
    response: Webhook
  }
  /** Change a webhook */
  updateWebhook: {
    params: {
      id: string
    }
    body: UpdateWebhook
    response: Webhook
  }
  /** Delete a webhook */
  deleteWebhook: {
    params: {
      id: string
    }
    response: Deleted
  }
  /** Send a sample */
  testWebhook: {
    params: {
      id: string
    }
    body: TestWebhook
    response: TestedWebhook
  }
  /** Wait for events */
  listenToEvents: {
    query?: {
      /** `next` of the answer before. Without it the answer is empty and says where the present is. */
      after?: string | undefined
      /** Seconds to wait for an event when there is none, up to 30; 0 unless said. */
      wait?: number | undefined
      /** Only these, separated by commas. */
      events?: string | undefined
    }
    response: ListenedEvents
  }
  /** What can be subscribed to */
  describeWebhookEvents: {
    response: WebhookEventReference
  }
  /** What a delivery looks like */
  describeWebhookDelivery: {
    response: WebhookDeliveryReference
  }
  /** How a delivery is verified */
  describeWebhookSignatures: {
    response: WebhookSignatureReference
  }
  /** When a delivery is tried again */
  describeWebhookRetries: {
    response: WebhookRetryReference
  }
  /** List deliveries */
  listDeliveries: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      event?: "document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered" | undefined
      webhook_id?: string | undefined
      /** Only deliveries created at or after this time. */
      after?: string | undefined
      /** Only deliveries created before this time. */
      before?: string | undefined
      status?: "pending" | "in_flight" | "succeeded" | "failed" | "dead" | undefined
    }
    response: DeliveryList
  }
  /** List dead letters */
  listDeadLetters: {
    query?: {
      /** `next_cursor` of the page before. Opaque and valid for 24 hours. */
      cursor?: string | undefined
      /** Rows a page, 1 to 200; 50 unless said. */
      limit?: number | undefined
      /** From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile. */
      page?: number | undefined
      /** Another name for `limit`. */
      per_page?: number | undefined
      /** Direction by `created_at`: newest first (`desc`) unless said. */
      order?: "asc" | "desc" | "created_at:asc" | "created_at:desc" | undefined
      event?: "document.uploaded" | "document.processing" | "document.classified" | "extraction.started" | "extraction.complete" | "extraction.failed" | "job.created" | "job.started" | "job.phase_complete" | "job.complete" | "job.failed" | "review.approved" | "delivery.sent" | "delivery.failed" | "process.completed" | "process.failed" | "run.completed" | "run.failed" | "matching.completed" | "matching.failed" | "matching.reviewed" | "ask.complete" | "ask.failed" | "app.run.completed" | "app.action.execute" | "app.decision_task.offered" | undefined
      webhook_id?: string | undefined
      /** Only deliveries created at or after this time. */
      after?: string | undefined
      /** Only deliveries created before this time. */
      before?: string | undefined
    }
    response: DeliveryList
  }
  /** A delivery with every attempt */
  getDelivery: {
    params: {
      id: string
    }
    response: DeliveryDetail
  }
  /** Send a delivery again */
  replayDelivery: {
    params: {
      id: string
    }
    response: Delivery
  }
  /** Send dead letters again */
  replayDeadLetters: {
    body: ReplayDeadLetters
    response: ReplayedDeadLetters
  }
}

export const operations: Record<
  keyof Operations,
  { call: string; method: string; path: string; answer: 'json' | 'raw'; takes?: 'form' }
> = {
  submitProcess: { call: 'process.submit', method: 'PUT', path: '/process', answer: 'json', takes: 'form' },
  submitExtract: { call: 'process.extract', method: 'PUT', path: '/extract', answer: 'json', takes: 'form' },
  submitRecommend: { call: 'process.recommend', method: 'PUT', path: '/recommend', answer: 'json', takes: 'form' },
  getProcess: { call: 'process.get', method: 'GET', path: '/process/{job_id}', answer: 'json' },
  cancelProcess: { call: 'process.cancel', method: 'DELETE', path: '/process/{job_id}', answer: 'json' },
  giveProcessFeedback: { call: 'process.feedback', method: 'POST', path: '/process/{job_id}/feedback', answer: 'json' },
  getStatus: { call: 'status', method: 'GET', path: '/status', answer: 'json' },
  createApiKey: { call: 'apiKeys.create', method: 'POST', path: '/v1/api-keys', answer: 'json' },
  listApiKeys: { call: 'apiKeys.list', method: 'GET', path: '/v1/api-keys', answer: 'json' },
  revokeApiKey: { call: 'apiKeys.revoke', method: 'DELETE', path: '/v1/api-keys/{id}', answer: 'json' },
  addMember: { call: 'members.add', method: 'POST', path: '/v1/members', answer: 'json' },
  listMembers: { call: 'members.list', method: 'GET', path: '/v1/members', answer: 'json' },
  linkMember: { call: 'members.link', method: 'POST', path: '/v1/members/{id}/link', answer: 'json' },
  changeMember: { call: 'members.change', method: 'PATCH', path: '/v1/members/{id}', answer: 'json' },
  removeMember: { call: 'members.remove', method: 'DELETE', path: '/v1/members/{id}', answer: 'json' },
  listAuditEntries: { call: 'audit.list', method: 'GET', path: '/v1/audit', answer: 'json' },
  extract: { call: 'extract', method: 'POST', path: '/v1/extract', answer: 'json' },
  quoteExtract: { call: 'quote', method: 'POST', path: '/v1/extract/quote', answer: 'json' },
  createDocument: { call: 'documents.create', method: 'POST', path: '/v1/documents', answer: 'json' },
  listDocuments: { call: 'documents.list', method: 'GET', path: '/v1/documents', answer: 'json' },
  getDocument: { call: 'documents.get', method: 'GET', path: '/v1/documents/{id}', answer: 'json' },
  deleteDocument: { call: 'documents.delete', method: 'DELETE', path: '/v1/documents/{id}', answer: 'json' },
  getDocumentMarkdown: { call: 'documents.markdown', method: 'GET', path: '/v1/documents/{id}/markdown', answer: 'json' },
  getDocumentLayout: { call: 'documents.layout', method: 'GET', path: '/v1/documents/{id}/layout', answer: 'json' },
  getDocumentFile: { call: 'documents.file', method: 'GET', path: '/v1/documents/{id}/file', answer: 'raw' },
  getDocumentPage: { call: 'documents.page', method: 'GET', path: '/v1/documents/{id}/pages/{page}', answer: 'raw' },
  reextractDocument: { call: 'documents.reextract', method: 'POST', path: '/v1/documents/{id}/re-extract', answer: 'json' },
  listExtractions: { call: 'extractions.list', method: 'GET', path: '/v1/extractions', answer: 'json' },
  getExtraction: { call: 'extractions.get', method: 'GET', path: '/v1/extractions/{id}', answer: 'json' },
  getExtractionData: { call: 'extractions.data', method: 'GET', path: '/v1/extractions/{id}/data', answer: 'json' },
  correctExtraction: { call: 'extractions.correct', method: 'PATCH', path: '/v1/extractions/{id}/data', answer: 'json' },
  listValueVersions: { call: 'extractions.versions', method: 'GET', path: '/v1/extractions/{id}/versions', answer: 'json' },
  startLearning: { call: 'learning.start', method: 'POST', path: '/v1/learning', answer: 'json' },
  useLearnedVersion: { call: 'learning.use', method: 'PUT', path: '/v1/learning/active', answer: 'json' },
  undoLearning: { call: 'learning.undo', method: 'POST', path: '/v1/learning/undo', answer: 'json' },
  listLearnedVersions: { call: 'learning.list', method: 'GET', path: '/v1/learning/versions', answer: 'json' },
  getLearnedVersion: { call: 'learning.get', method: 'GET', path: '/v1/learning/versions/{id}', answer: 'json' },
  createJob: { call: 'jobs.create', method: 'POST', path: '/v1/jobs', answer: 'json' },
  listJobs: { call: 'jobs.list', method: 'GET', path: '/v1/jobs', answer: 'json' },
  getJob: { call: 'jobs.get', method: 'GET', path: '/v1/jobs/{id}', answer: 'json' },
  listJobResults: { call: 'jobs.results', method: 'GET', path: '/v1/jobs/{id}/results', answer: 'json' },
  cancelJob: { call: 'jobs.cancel', method: 'POST', path: '/v1/jobs/{id}/cancel', answer: 'json' },
  createPipeline: { call: 'pipelines.create', method: 'POST', path: '/v1/pipelines', answer: 'json' },
  listPipelines: { call: 'pipelines.list', method: 'GET', path: '/v1/pipelines', answer: 'json' },
  getPipeline: { call: 'pipelines.get', method: 'GET', path: '/v1/pipelines/{id}', answer: 'json' },
  getPipelineProgress: { call: 'pipelines.progress', method: 'GET', path: '/v1/pipelines/{id}/progress', answer: 'json' },
  listPipelineResults: { call: 'pipelines.results', method: 'GET', path: '/v1/pipelines/{id}/results', answer: 'json' },
  cancelPipeline: { call: 'pipelines.cancel', method: 'POST', path: '/v1/pipelines/{id}/cancel', answer: 'json' },
  createRun: { call: 'runs.create', method: 'POST', path: '/v1/run', answer: 'json' },
  listRuns: { call: 'runs.list', method: 'GET', path: '/v1/run', answer: 'json' },
  getRun: { call: 'runs.get', method: 'GET', path: '/v1/run/{id}', answer: 'json' },
  listRunResults: { call: 'runs.results', method: 'GET', path: '/v1/run/{id}/results', answer: 'json' },
  cancelRun: { call: 'runs.cancel', method: 'POST', path: '/v1/run/{id}/cancel', answer: 'json' },
  listReviewRecords: { call: 'review.list', method: 'GET', path: '/v1/review/records', answer: 'json' },
  actOnReviewRecord: { call: 'review.act', method: 'POST', path: '/v1/review/records/{id}/actions', answer: 'json' },
  filterDocuments: { call: 'documents.filter', method: 'POST', path: '/v1/documents/filter', answer: 'json' },
  search: { call: 'search', method: 'GET', path: '/v1/search', answer: 'json' },
  ask: { call: 'ask.create', method: 'POST', path: '/v1/ask', answer: 'json' },
  listAsks: { call: 'ask.list', method: 'GET', path: '/v1/ask', answer: 'json' },
  getAsk: { call: 'ask.get', method: 'GET', path: '/v1/ask/{id}', answer: 'json' },
  listFields: { call: 'fields.list', method: 'GET', path: '/v1/fields', answer: 'json' },
  getField: { call: 'fields.get', method: 'GET', path: '/v1/fields/{id}', answer: 'json' },
  listSimilarFields: { call: 'fields.similar', method: 'GET', path: '/v1/fields/{id}/similar', answer: 'json' },
  createSchema: { call: 'schemas.create', method: 'POST', path: '/v1/schemas', answer: 'json' },
  listSchemas: { call: 'schemas.list', method: 'GET', path: '/v1/schemas', answer: 'json' },
  getSchema: { call: 'schemas.get', method: 'GET', path: '/v1/schemas/{id}', answer: 'json' },
  updateSchema: { call: 'schemas.update', method: 'PUT', path: '/v1/schemas/{id}', answer: 'json' },
  deleteSchema: { call: 'schemas.delete', method: 'DELETE', path: '/v1/schemas/{id}', answer: 'json' },
  listSchemaVersions: { call: 'schemas.versions', method: 'GET', path: '/v1/schemas/{id}/versions', answer: 'json' },
  getSchemaVersion: { call: 'schemas.version', method: 'GET', path: '/v1/schemas/{id}/versions/{n}', answer: 'json' },
  createSource: { call: 'sources.create', method: 'POST', path: '/v1/sources', answer: 'json' },
  listSources: { call: 'sources.list', method: 'GET', path: '/v1/sources', answer: 'json' },
  getSource: { call: 'sources.get', method: 'GET', path: '/v1/sources/{id}', answer: 'json' },
  updateSource: { call: 'sources.update', method: 'PATCH', path: '/v1/sources/{id}', answer: 'json' },
  deleteSource: { call: 'sources.delete', method: 'DELETE', path: '/v1/sources/{id}', answer: 'json' },
  addSourceDocument: { call: 'sources.addDocument', method: 'POST', path: '/v1/sources/{id}/documents', answer: 'json' },
  createPrimitive: { call: 'primitives.create', method: 'POST', path: '/v1/dialects/primitives', answer: 'json' },
  listPrimitives: { call: 'primitives.list', method: 'GET', path: '/v1/dialects/primitives', answer: 'json' },
  getPrimitive: { call: 'primitives.get', method: 'GET', path: '/v1/dialects/primitives/{id}', answer: 'json' },
  replacePrimitive: { call: 'primitives.replace', method: 'PUT', path: '/v1/dialects/primitives/{id}', answer: 'json' },
  deletePrimitive: { call: 'primitives.delete', method: 'DELETE', path: '/v1/dialects/primitives/{id}', answer: 'json' },
  listPrimitiveVersions: { call: 'primitives.versions', method: 'GET', path: '/v1/dialects/primitives/{id}/versions', answer: 'json' },
  getPrimitiveVersion: { call: 'primitives.version', method: 'GET', path: '/v1/dialects/primitives/{id}/versions/{n}', answer: 'json' },
  createReferenceData: { call: 'referenceData.create', method: 'POST', path: '/v1/reference-data', answer: 'json' },
  listReferenceData: { call: 'referenceData.list', method: 'GET', path: '/v1/reference-data', answer: 'json' },
  getReferenceData: { call: 'referenceData.get', method: 'GET', path: '/v1/reference-data/{id}', answer: 'json' },
  deleteReferenceData: { call: 'referenceData.delete', method: 'DELETE', path: '/v1/reference-data/{id}', answer: 'json' },
  listReferenceRows: { call: 'referenceData.rows', method: 'GET', path: '/v1/reference-data/{id}/rows', answer: 'json' },
  replaceReferenceRows: { call: 'referenceData.replaceRows', method: 'PUT', path: '/v1/reference-data/{id}/rows', answer: 'json' },
  exportReferenceData: { call: 'referenceData.csv', method: 'GET', path: '/v1/reference-data/{id}/csv', answer: 'raw' },
  suggestMatching: { call: 'matchingConfigs.suggest', method: 'POST', path: '/v1/matching/suggest', answer: 'json' },
  createMatchingConfig: { call: 'matchingConfigs.create', method: 'POST', path: '/v1/matching/configs', answer: 'json' },
  listMatchingConfigs: { call: 'matchingConfigs.list', method: 'GET', path: '/v1/matching/configs', answer: 'json' },
  getMatchingConfig: { call: 'matchingConfigs.get', method: 'GET', path: '/v1/matching/configs/{id}', answer: 'json' },
  updateMatchingConfig: { call: 'matchingConfigs.update', method: 'PATCH', path: '/v1/matching/configs/{id}', answer: 'json' },
  deleteMatchingConfig: { call: 'matchingConfigs.delete', method: 'DELETE', path: '/v1/matching/configs/{id}', answer: 'json' },
  runMatching: { call: 'matchingConfigs.run', method: 'POST', path: '/v1/matching/configs/{id}/run', answer: 'json' },
  listMatchingRuns: { call: 'matchingRuns.list', method: 'GET', path: '/v1/matching/runs', answer: 'json' },
  getMatchingRun: { call: 'matchingRuns.get', method: 'GET', path: '/v1/matching/runs/{id}', answer: 'json' },
  cancelMatchingRun: { call: 'matchingRuns.cancel', method: 'POST', path: '/v1/matching/runs/{id}/cancel', answer: 'json' },
  listMatchResults: { call: 'matchingRuns.results', method: 'GET', path: '/v1/matching/runs/{id}/results', answer: 'json' },
  getMatchResult: { call: 'matchingRuns.result', method: 'GET', path: '/v1/matching/runs/{id}/results/{result_id}', answer: 'json' },
  reviewMatch: { call: 'matchingRuns.review', method: 'POST', path: '/v1/matching/runs/{id}/results/{result_id}/review', answer: 'json' },
  createApp: { call: 'apps.create', method: 'POST', path: '/v1/apps', answer: 'json' },
  listApps: { call: 'apps.list', method: 'GET', path: '/v1/apps', answer: 'json' },
  getApp: { call: 'apps.get', method: 'GET', path: '/v1/apps/{id}', answer: 'json' },
  updateApp: { call: 'apps.update', method: 'PATCH', path: '/v1/apps/{id}', answer: 'json' },
  deleteApp: { call: 'apps.delete', method: 'DELETE', path: '/v1/apps/{id}', answer: 'json' },
  publishApp: { call: 'apps.publish', method: 'POST', path: '/v1/apps/{id}/versions/{n}/publish', answer: 'json' },
  enableApp: { call: 'apps.enable', method: 'POST', path: '/v1/apps/{id}/enable', answer: 'json' },
  disableApp: { call: 'apps.disable', method: 'POST', path: '/v1/apps/{id}/disable', answer: 'json' },
  installApp: { call: 'apps.install', method: 'POST', path: '/v1/apps/{id}/install', answer: 'json' },
  suspendApp: { call: 'apps.suspend', method: 'POST', path: '/v1/apps/{id}/suspend', answer: 'json' },
  resumeApp: { call: 'apps.resume', method: 'POST', path: '/v1/apps/{id}/resume', answer: 'json' },
  listAppGrants: { call: 'apps.grants', method: 'GET', path: '/v1/apps/{id}/grants', answer: 'json' },
  giveAppGrant: { call: 'apps.giveGrant', method: 'POST', path: '/v1/apps/{id}/grants', answer: 'json' },
  withdrawAppGrant: { call: 'apps.withdrawGrant', method: 'DELETE', path: '/v1/apps/{id}/grants/{holder_id}', answer: 'json' },
  startAppRun: { call: 'apps.run', method: 'POST', path: '/v1/apps/{id}/runs', answer: 'json' },
  listAppRuns: { call: 'apps.runs', method: 'GET', path: '/v1/apps/{id}/runs', answer: 'json' },
  getAppRun: { call: 'appRuns.get', method: 'GET', path: '/v1/runs/{id}', answer: 'json' },
  getRunJournal: { call: 'appRuns.events', method: 'GET', path: '/v1/runs/{id}/events', answer: 'json' },
  getSealedRecord: { call: 'appRuns.record', method: 'GET', path: '/v1/runs/{id}/record', answer: 'raw' },
  cancelAppRun: { call: 'appRuns.cancel', method: 'POST', path: '/v1/runs/{id}/cancel', answer: 'json' },
  listHumanReviews: { call: 'reviews.list', method: 'GET', path: '/v1/reviews', answer: 'json' },
  getHumanReview: { call: 'reviews.get', method: 'GET', path: '/v1/reviews/{id}', answer: 'json' },
  raiseHumanReview: { call: 'apps.review', method: 'POST', path: '/v1/apps/{id}/reviews', answer: 'json' },
  claimHumanReview: { call: 'reviews.claim', method: 'POST', path: '/v1/reviews/{id}/claim', answer: 'json' },
  holdHumanReview: { call: 'reviews.heartbeat', method: 'POST', path: '/v1/reviews/{id}/heartbeat', answer: 'json' },
  releaseHumanReview: { call: 'reviews.release', method: 'POST', path: '/v1/reviews/{id}/release', answer: 'json' },
  resolveHumanReview: { call: 'reviews.resolve', method: 'POST', path: '/v1/reviews/{id}/resolve', answer: 'json' },
  listDecisionTasks: { call: 'decisionTasks.list', method: 'GET', path: '/v1/apps/{id}/decision-tasks', answer: 'json' },
  claimDecisionTask: { call: 'decisionTasks.claim', method: 'POST', path: '/v1/decision-tasks/{id}/claim', answer: 'json' },
  getDecisionPackage: { call: 'decisionTasks.package', method: 'GET', path: '/v1/decision-tasks/{id}/package', answer: 'json' },
  heartbeatDecisionTask: { call: 'decisionTasks.heartbeat', method: 'POST', path: '/v1/decision-tasks/{id}/heartbeat', answer: 'json' },
  submitDecision: { call: 'decisionTasks.submit', method: 'POST', path: '/v1/decision-tasks/{id}/submit', answer: 'json' },
  releaseDecisionTask: { call: 'decisionTasks.release', method: 'POST', path: '/v1/decision-tasks/{id}/release', answer: 'json' },
  failDecisionTask: { call: 'decisionTasks.fail', method: 'POST', path: '/v1/decision-tasks/{id}/fail', answer: 'json' },
  createUploadSession: { call: 'documents.uploadSession', method: 'POST', path: '/v1/documents/upload-session', answer: 'json' },
  getCreditBalance: { call: 'credits.balance', method: 'GET', path: '/v1/credits/balance', answer: 'json' },
  listLedger: { call: 'credits.ledger', method: 'GET', path: '/v1/credits/ledger', answer: 'json' },
  getCreditUsage: { call: 'credits.usage', method: 'GET', path: '/v1/usage/credits', answer: 'json' },
  getPricing: { call: 'credits.pricing', method: 'GET', path: '/v1/pricing', answer: 'json' },
  getBillingSettings: { call: 'billing.settings', method: 'GET', path: '/v1/billing/settings', answer: 'json' },
  updateBillingSettings: { call: 'billing.update', method: 'PATCH', path: '/v1/billing/settings', answer: 'json' },
  topUp: { call: 'billing.topup', method: 'POST', path: '/v1/billing/topup', answer: 'json' },
  createWebhook: { call: 'webhooks.create', method: 'POST', path: '/v1/webhooks', answer: 'json' },
  listWebhooks: { call: 'webhooks.list', method: 'GET', path: '/v1/webhooks', answer: 'json' },
  getWebhook: { call: 'webhooks.get', method: 'GET', path: '/v1/webhooks/{id}', answer: 'json' },
  updateWebhook: { call: 'webhooks.update', method: 'PATCH', path: '/v1/webhooks/{id}', answer: 'json' },
  deleteWebhook: { call: 'webhooks.delete', method: 'DELETE', path: '/v1/webhooks/{id}', answer: 'json' },
  testWebhook: { call: 'webhooks.test', method: 'POST', path: '/v1/webhooks/{id}/test', answer: 'json' },
  listenToEvents: { call: 'webhooks.listen', method: 'GET', path: '/v1/webhooks/listen', answer: 'json' },
  describeWebhookEvents: { call: 'webhooks.reference.events', method: 'GET', path: '/v1/webhooks/events', answer: 'json' },
  describeWebhookDelivery: { call: 'webhooks.reference.delivery', method: 'GET', path: '/v1/webhooks/delivery', answer: 'json' },
  describeWebhookSignatures: { call: 'webhooks.reference.signatures', method: 'GET', path: '/v1/webhooks/signatures', answer: 'json' },
  describeWebhookRetries: { call: 'webhooks.reference.retries', method: 'GET', path: '/v1/webhooks/retries', answer: 'json' },
  listDeliveries: { call: 'deliveries.list', method: 'GET', path: '/v1/deliveries', answer: 'json' },
  listDeadLetters: { call: 'deliveries.deadLetters', method: 'GET', path: '/v1/deliveries/dead-letters', answer: 'json' },
  getDelivery: { call: 'deliveries.get', method: 'GET', path: '/v1/deliveries/{id}', answer: 'json' },
  replayDelivery: { call: 'deliveries.replay', method: 'POST', path: '/v1/deliveries/{id}/replay', answer: 'json' },
  replayDeadLetters: { call: 'deliveries.replayDeadLetters', method: 'POST', path: '/v1/deliveries/dead-letters/replay', answer: 'json' },
}
