import type { Document } from '../../src/document/model.ts'
import { discover } from '../../src/extract/discover/discover.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import { type Means, readTexts, resolveDocument } from '../../src/extract/resolve-document.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { RequestSchema } from './truth.ts'

export interface Pair {
  label: string
  value: string
  confidence: number
}

/** What is measured: the embedded resolver, alone, with the ranker and the reader that come along unless others are given. */
export async function extract(
  document: Document,
  request: RequestSchema,
  { trees, without, reader }: Pick<Means, 'trees' | 'without'> & { reader?: Reader | undefined } = {},
): Promise<Extraction> {
  const schema = readSchema(request)
  return resolveDocument(document, schema, { trees, without, readings: await readTexts(reader, document, schema) })
}

/** Labels with their values, without a schema. */
export function discoverPairs(document: Document): Pair[] {
  return discover(document).pairs.map(({ label, text, confidence }) => ({ label, value: text, confidence }))
}
