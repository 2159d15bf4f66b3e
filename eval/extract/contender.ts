import type { Document } from '../../src/document/model.ts'
import { discover } from '../../src/extract/discover/discover.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import { type Means, readTexts, resolveDocument } from '../../src/extract/resolve-document.ts'
import type { ExtractionSchema } from '../../src/extract/schema/field-tree.ts'
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
  const schema = schemaOf(request)
  return resolveDocument(document, schema, { trees, without, readings: await readTexts(reader, document, schema) })
}

const known = new Map<string, ExtractionSchema>()

/** Read once: threads of the service know the schemas that are sent with every file, too. */
function schemaOf(request: RequestSchema): ExtractionSchema {
  const text = JSON.stringify(request)
  const schema = known.get(text) ?? readSchema(request)
  known.set(text, schema)
  return schema
}

/** Labels with their values, without a schema. */
export function discoverPairs(document: Document): Pair[] {
  return discover(document).pairs.map(({ label, text, confidence }) => ({ label, value: text, confidence }))
}
