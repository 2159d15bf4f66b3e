import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../../src/document/model.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Proposer } from '../../src/extract/proposers.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { readTruth } from '../corpus.ts'
import type { EvalSet } from './sets.ts'
import type { RequestSchema, TruthRow } from './truth.ts'

export interface EvalOptions {
  split: string
  limit: number
  rephrase: boolean
  /** For each part of the issuers the ranker that was trained without them. */
  rankers?: Trees[]
  /** Who is not heard. */
  without?: Proposer | undefined
  /** What is measured, unless it is the product as it is. */
  extract?(document: Document, request: RequestSchema): Extraction | Promise<Extraction>
  reader?: Reader | undefined
}

export interface Case {
  row: TruthRow
  path: string
  file: string
}

/** The documents of a set that the options ask for. */
export async function casesOf(corpus: string, set: EvalSet, { split, limit }: EvalOptions): Promise<Case[]> {
  const cases: Case[] = []
  for (const folder of set.folders) {
    for (const { issuer, ...rest } of await readTruth<TruthRow>(corpus, folder)) {
      const row = { ...rest, issuer: issuer ?? rest.file }
      const name = set.fileOf ? set.fileOf(row) : row.file
      if (!name || set.takes?.(row) === false) continue
      if (row.split === 'traps' || (split !== 'all' && row.split !== split)) continue
      cases.push({ row, path: join(corpus, folder, name), file: `${folder}/${name}` })
    }
  }
  return cases.slice(0, limit)
}

/** What is asked of a document, with the names of the truth; nothing where it is read without a schema. */
export async function readSchemaOf(corpus: string, set: EvalSet, { row }: Case): Promise<RequestSchema | undefined> {
  const own = set.isOwnSchema && row.schema !== undefined ? join(set.folders[0] ?? '', row.schema) : undefined
  const path = own ?? (set.schema && join('schemas', `${set.schema}.json`))
  if (path === undefined) return undefined
  const schema = JSON.parse(await readFile(join(corpus, path), 'utf8')) as RequestSchema
  return set.wrap ? set.wrap(schema) : schema
}
