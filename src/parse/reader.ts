import type { DraftPage } from '../document/draft.ts'
import type { ChildDocument, DetectedFormat, FormField, Link, OutlineItem } from '../document/model.ts'
import type { Problem } from '../document/problem.ts'
import type { Limits } from './limits.ts'

export interface ParseOptions {
  /** Pages to read, as `1-3,7`; sheets and slides count as pages. */
  pages?: string
  password?: string
  /** ISO 639-1 of the text, where the sender knows it. */
  language?: string
  /** `auto` recognises pages without usable text; `always` all of them; `never` none. */
  ocr?: 'auto' | 'always' | 'never'
}

/** The file to read. Its bytes are untrusted: whatever reads them runs in the sandbox. */
export interface Source {
  path: string
  /** As the sender called it: a hint only. */
  name: string
  size: number
  format: DetectedFormat
  bytes(): Promise<Buffer>
}

export interface ReadContext {
  options: ParseOptions
  limits: Limits
  /** What recognition may use. */
  engines: Engines
  /** A private folder that is emptied afterwards. */
  scratch: string
  /** Whether a reader broke on this file before: what can be read in two ways is read in the safer one then. */
  brokeBefore: boolean
  /** How far the work is; `of` only once it is known. */
  progress(event: { stage: 'reading' | 'recognising' | 'transcribing'; done: number; of?: number }): void
  /** What the file states about itself. Empty values are ignored. */
  metadata(facts: Record<string, string | undefined>): void
  outline(item: OutlineItem): void
  link(link: Link): void
  formField(field: FormField): void
  /** A file inside the file: it becomes a document of its own, read in a sandbox of its own. */
  child(child: { name: string; relation: ChildDocument['relation']; bytes: Uint8Array }): Promise<void>
  /** Something could not be read, and the rest can. Throw a ParseError when nothing can. */
  problem(problem: Problem): void
}

export interface Engines {
  /** Path of a native `tesseract`, when there is one. */
  tesseract?: string
  /** Without our own recogniser: for comparison. */
  tesseractOnly?: boolean
  /** How many pages are recognised at the same time. */
  parallel: number
}

/** Reads one format: yields pages in order, each as soon as it is known. */
export type Reader = (source: Source, context: ReadContext) => AsyncIterable<DraftPage>
