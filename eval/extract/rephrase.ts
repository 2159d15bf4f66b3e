import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { RequestSchema } from './truth.ts'

/** Three in English, then one in each other language, named as the language. */
export const variants = ['en1', 'en2', 'en3', 'de', 'fr', 'es'] as const
export type Variant = (typeof variants)[number]

/** A translation tells something only about documents in another language. */
export function isVariantFor(variant: Variant, language: string): boolean {
  return variant !== language
}

/** The same request with other names and descriptions. */
export function rephrase(request: RequestSchema, schema: string, variant: Variant): RequestSchema {
  const phrases = table.get(`${schema} ${variant}`) ?? new Map()
  return rephraseNode(request, phrases)
}

function rephraseNode(node: RequestSchema, phrases: ReadonlyMap<string, Phrase>): RequestSchema {
  const { properties, items, required } = node
  const rename = (name: string) => phrases.get(name)?.name ?? name
  return {
    ...node,
    ...(items && { items: rephraseNode(items, phrases) }),
    ...(Array.isArray(required) && { required: required.map((name) => rename(String(name))) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const description = phrases.get(name)?.description ?? property.description
          return [rename(name), { ...rephraseNode(property, phrases), ...(description && { description }) }]
        }),
      ),
    }),
  }
}

/** The answer to a rephrased request in the names of the original. */
export function undoRephrase(extraction: Extraction, schema: string, variant: Variant): Extraction {
  const phrases = table.get(`${schema} ${variant}`) ?? new Map<string, Phrase>()
  const original = new Map([...phrases].map(([field, { name }]) => [name, field]))
  const path = (text: string) => text.replace(/[^.[\]]+/g, (name) => original.get(name) ?? name)
  const { data, confidence, provenance } = extraction
  return {
    data: renameKeys(data, original),
    confidence: { overall: confidence.overall, fields: mapKeys(confidence.fields, path) },
    provenance: mapKeys(provenance, path),
  }
}

function renameKeys(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(data)) return data.map((item) => renameKeys(item, names))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [names.get(key) ?? key, renameKeys(value, names)]),
  )
}

function mapKeys<T>(record: Record<string, T>, rename: (key: string) => string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]))
}

interface Phrase {
  name: string
  description: string
}

export function rephrasings(): Phrase[] {
  return [...table.values()].flatMap((phrases) => [...phrases.values()])
}

const table = readTable()

/** By schema and variant, then by field. */
function readTable(): Map<string, Map<string, Phrase>> {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'rephrasings.tsv'), 'utf8')
    .trim()
    .split('\n')
  const rows = lines.map((line) => line.split('\t') as [string, string, string, string, string])
  const groups = Map.groupBy(rows, ([schema, , variant]) => `${schema} ${variant}`)
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      new Map(group.map(([, field, , name, description]) => [field, { name, description }])),
    ]),
  )
}
