import type { Provenance } from '../../extract/extraction.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { asTimestamp, beginningOf, indexedLength, type NewCell } from '../../storage/cells.ts'
import type { DataLeaf } from './leaves.ts'
import type { TypedValue } from './read-value.ts'

type OwnColumns = Omit<
  NewCell,
  'document_no' | 'extraction_no' | 'position' | 'field_no' | 'typed_as' | 'is_current' | 'is_latest'
>

/** A leaf as it is stored. */
export function writeCell(leaf: DataLeaf, read: TypedValue | null, currency: string | null): OwnColumns {
  const { value, path, confidence, place } = leaf
  const text = typeof value === 'string' ? value : null
  return {
    path,
    ordinals: splitPath(path).filter((step) => typeof step === 'number'),
    kind: kindOf(value),
    text: text && storable(text),
    exact: exactOf(value, place),
    as_text: read && beginningOf(read.text),
    whole_text: read && read.text.length > indexedLength ? read.text : null,
    as_number: read?.number ?? null,
    as_date: read?.date ? asTimestamp(read.date) : null,
    as_boolean: read?.boolean ?? null,
    currency: read?.number ? currency : null,
    confidence,
    ...placeOf(place),
  }
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'object') return Array.isArray(value) ? 'list' : 'object'
  return typeof value
}

function placeOf(place: Provenance | undefined) {
  return {
    page: place?.page ?? null,
    box: place?.bbox ?? null,
    span_start: place?.start ?? null,
    span_end: place?.end ?? null,
    quote: place?.quote ? storable(place.quote) : (place?.quote ?? null),
    section: place?.section ? storable(place.section) : (place?.section ?? null),
    origin: place?.kind ?? null,
    resolver: place?.resolver ?? null,
    derived_from: place?.derived_from ?? null,
    child: place?.child === undefined ? null : storable(place.child),
    // Escaped as JSON is, it holds every character.
    reference: place?.reference === undefined ? null : JSON.stringify(place.reference),
  }
}

/** Without what PostgreSQL cannot hold. */
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

/** What no column holds: texts as they are, what names it, what has learned to find it, and what else it may be. */
function exactOf(value: unknown, place: Provenance | undefined): string | null {
  const { quote, section, child, label, learned, alternatives = [] } = place ?? {}
  const lost = Object.entries({ value, quote, section, child }).filter(
    ([, text]) => typeof text === 'string' && storable(text) !== text,
  )
  const more = { label, learned, ...(alternatives.length > 0 && { alternatives }) }
  if (lost.length === 0 && JSON.stringify(more) === '{}') return null
  return JSON.stringify({ value, ...Object.fromEntries(lost), ...more })
}
