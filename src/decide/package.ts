import { hashOf } from './canonical-json.ts'

/** What was extracted of a document when a run began, with where each value stands: what a decision is made on. */
export interface FrozenRecord {
  /** Names the record where a decision is made about each: the id of its document. */
  subject_key: string
  document_id: string
  filename: string
  /** Of the file itself. */
  document_sha256: string | null
  extraction_id: string
  data: unknown
  /** Every leaf of the data by its path. */
  fields: Record<string, FrozenField>
  /** Where each page lies in the document's markdown. */
  pages: { page: number; start: number; end: number }[]
  /** Of all the above. */
  hash: string
}

export interface FrozenField {
  value: unknown
  confidence: number
  provenance: unknown
}

export function freezeRecord(record: Omit<FrozenRecord, 'hash'>): FrozenRecord {
  return { ...record, hash: hashOf(record) }
}

/** The hash of a package is that of its records' hashes: a page of it can be checked without the others. */
export function packageHash(recordHashes: string[]): string {
  return hashOf(recordHashes)
}
