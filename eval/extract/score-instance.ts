import { align } from './align.ts'
import { compare, type Likeness } from './equal.ts'
import type { Answer, LeafOutcome } from './score.ts'
import type { RequestSchema } from './truth.ts'

/**
 * An answer of any depth against the whole instance that should come out. What the instance has as null, the document does
 * not state; a row without a partner is missing or extra in each of its leaves.
 */
export function scoreInstance(schema: RequestSchema, truth: unknown, answer: Answer): LeafOutcome[] {
  return scoreNode(schema, truth, answer.data, { field: '', path: '' }, answer.confidence)
}

interface Place {
  /** `earnings[].units`. */
  field: string
  /** `earnings[2].units`, as in the answer; the field where the answer has no such row. */
  path: string
}

function scoreNode(
  schema: RequestSchema,
  truth: unknown,
  found: unknown,
  place: Place,
  confidence: Answer['confidence'],
): LeafOutcome[] {
  const { properties, items } = schema
  if (properties)
    return Object.entries(properties).flatMap(([name, node]) =>
      scoreNode(node, memberOf(truth, name), memberOf(found, name), inside(place, name), confidence),
    )
  if (items) return scoreRows(items, rowsOf(truth), rowsOf(found), place, confidence)
  return [judge(schema, truth, found, place, confidence)]
}

function scoreRows(
  items: RequestSchema,
  truth: unknown[],
  found: unknown[],
  place: Place,
  confidence: Answer['confidence'],
): LeafOutcome[] {
  const field = `${place.field}[]`
  const partner = align(truth.map((row) => found.map((other) => rightLeaves(items, row, other))))
  const asked = truth.flatMap((row, index) => {
    const at = partner[index] ?? -1
    const path = at < 0 ? field : `${place.path}[${at}]`
    return scoreNode(items, row, at < 0 ? undefined : found[at], { field, path }, confidence)
  })
  const extra = found.flatMap((row, at) =>
    partner.includes(at)
      ? []
      : scoreNode(items, undefined, row, { field, path: `${place.path}[${at}]` }, confidence)
          .filter(({ verdict }) => verdict === 'invented')
          .map((outcome): LeafOutcome => ({ ...outcome, verdict: 'extra' })),
  )
  return [...asked, ...extra]
}

function rightLeaves(items: RequestSchema, truth: unknown, found: unknown): number {
  return scoreNode(items, truth, found, { field: '', path: '' }, {}).filter(({ verdict }) => verdict === 'exact').length
}

function judge(
  schema: RequestSchema,
  expected: unknown,
  found: unknown,
  { field, path }: Place,
  confidence: Answer['confidence'],
): LeafOutcome {
  const verdict = isEmpty(expected)
    ? isEmpty(found)
      ? 'absent'
      : 'invented'
    : isEmpty(found)
      ? 'missing'
      : likeness(schema, expected, found)
  return { field, path, verdict, expected, found, confidence: confidence[path] ?? null, isUnprinted: false }
}

function likeness(schema: RequestSchema, expected: unknown, found: unknown): Likeness {
  const types = [schema.type].flat()
  if (types.includes('boolean') || schema.enum) return expected === found ? 'exact' : 'wrong'
  if (types.includes('number') || types.includes('integer')) return isSameNumber(Number(expected), Number(found))
  if (schema.format === 'date') return compare('date', expected, found)
  return bare(expected) === bare(found) ? 'exact' : 'wrong'
}

function isSameNumber(expected: number, found: number): Likeness {
  const margin = Math.abs(expected) < 1 ? 0.0001 : 0.01
  return Math.abs(expected - found) <= margin + 1e-9 ? 'exact' : 'wrong'
}

const titles =
  /^(?:mrs?|ms|miss|dr|prof|herr|frau|hr|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|don|doña|señora?)\.?\s+/iu

/** Case, punctuation, white space and a title before a name do not matter. */
function bare(value: unknown): string {
  return String(value)
    .normalize('NFKC')
    .replace(titles, '')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '')
}

/** A dash says that there is nothing. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\-–—]*$/.test(value))
}

function inside({ field, path }: Place, name: string): Place {
  return { field: field === '' ? name : `${field}.${name}`, path: path === '' ? name : `${path}.${name}` }
}

function memberOf(node: unknown, name: string): unknown {
  return (node as Record<string, unknown> | null | undefined)?.[name]
}

function rowsOf(node: unknown): unknown[] {
  return Array.isArray(node) ? (node as unknown[]) : []
}
