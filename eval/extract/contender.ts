import type { Document } from '../../src/document/model.ts'
import { discover } from '../../src/extract/discover/discover.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { resolveDocument } from '../../src/extract/resolve-document.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { RequestSchema } from './truth.ts'

export interface Pair {
  label: string
  value: string
  confidence: number
}

/** What is measured: the embedded resolver, alone, with the ranker that comes along unless another is given. */
export function extract(document: Document, request: RequestSchema, trees?: Trees): Extraction {
  return resolveDocument(document, readSchema(request), trees)
}

/** Labels with their values, without a schema. */
export function discoverPairs(document: Document): Pair[] {
  return discover(document).pairs.map(({ label, text, confidence }) => ({ label, value: text, confidence }))
}
