import { align } from './align.ts'
import type { Pair } from './contender.ts'
import { compare, compareText, type Likeness } from './equal.ts'
import type { Asked, AskedLeaf } from './truth.ts'

/** `extra`: a row too many. `invented`: filled, though a complete truth has nothing. `absent`: rightly left empty. */
export type Verdict = Likeness | 'missing' | 'extra' | 'invented' | 'absent'

export interface LeafOutcome {
  /** As in the schema: `line_items[].quantity`. */
  field: string
  /** As in the answer: `line_items[0].quantity`; the field where there is no answer. */
  path: string
  verdict: Verdict
  expected: unknown
  found: unknown
  confidence: number | null
  isUnprinted: boolean
}

export interface Answer {
  data: unknown
  /** By path. */
  confidence: Record<string, number>
}

/** Every leaf that is asked, and every one that is answered without need, with its verdict. */
export function scoreAnswer(asked: Asked, answer: Answer): LeafOutcome[] {
  const data = (answer.data ?? {}) as Record<string, unknown>
  return [
    ...asked.leaves.map((leaf) => judge(leaf, leaf.field, data[leaf.field], answer)),
    ...asked.absent.map((field) => judgeAbsent(field, data[field], answer)),
    ...Object.entries(asked.lists).flatMap(([list, rows]) => scoreRows(list, rows, data[list], answer)),
  ]
}

function judge(leaf: AskedLeaf, path: string, found: unknown, answer: Answer): LeafOutcome {
  const verdict = isEmpty(found) ? 'missing' : compare(leaf.rule, leaf.expected, found)
  const { field, expected, isUnprinted } = leaf
  return { field, path, verdict, expected, found, confidence: answer.confidence[path] ?? null, isUnprinted }
}

function judgeAbsent(field: string, found: unknown, answer: Answer): LeafOutcome {
  const verdict = isEmpty(found) ? 'absent' : 'invented'
  const confidence = answer.confidence[field] ?? null
  return { field, path: field, verdict, expected: null, found, confidence, isUnprinted: false }
}

function scoreRows(list: string, rows: Record<string, AskedLeaf>[], data: unknown, answer: Answer): LeafOutcome[] {
  const found = Array.isArray(data) ? (data as unknown[]) : []
  const pairing = align(rows.map((row) => found.map((item) => likenessOfRows(row, item))))
  const outcomes = rows.flatMap((row, index) => {
    const at = pairing[index] ?? -1
    return Object.entries(row).map(([name, leaf]) => {
      if (at < 0) return judge(leaf, leaf.field, undefined, answer)
      return judge(leaf, pathOf(list, at, name), valueAt(found[at], name), answer)
    })
  })
  const columns = Object.assign({}, ...rows) as Record<string, AskedLeaf>
  const extra = found.flatMap((item, at) => (pairing.includes(at) ? [] : extraLeaves(list, at, item, columns, answer)))
  return [...outcomes, ...extra]
}

function likenessOfRows(row: Record<string, AskedLeaf>, item: unknown): number {
  let sum = 0
  for (const [name, { rule, expected }] of Object.entries(row)) {
    const found = valueAt(item, name)
    if (!isEmpty(found)) sum += worth[compare(rule, expected, found)]
  }
  return sum
}

const worth = { exact: 1, soft: 0.99, wrong: 0 }

/** A row that the truth does not have is wrong in each column that is asked somewhere in the list. */
function extraLeaves(
  list: string,
  at: number,
  item: unknown,
  columns: Record<string, AskedLeaf>,
  answer: Answer,
): LeafOutcome[] {
  return Object.entries(columns).flatMap(([name, { field }]) => {
    const found = valueAt(item, name)
    if (isEmpty(found)) return []
    const path = pathOf(list, at, name)
    const confidence = answer.confidence[path] ?? null
    return [{ field, path, verdict: 'extra', expected: null, found, confidence, isUnprinted: false } as const]
  })
}

function valueAt(item: unknown, name: string): unknown {
  return name === '' ? item : (item as Record<string, unknown> | null)?.[name]
}

function pathOf(list: string, index: number, name: string): string {
  return name === '' ? `${list}[${index}]` : `${list}[${index}].${name}`
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Labels with their values, found without a schema: right when both texts are. */
export function scorePairs(truth: readonly { key: string; value: string }[], pairs: readonly Pair[]): LeafOutcome[] {
  const pairing = align(truth.map((wanted) => pairs.map((pair) => worth[comparePairs(wanted, pair)])))
  const outcomes = truth.map((wanted, index) => {
    const pair = pairs[pairing[index] ?? -1]
    return pairOutcome(pair ? comparePairs(wanted, pair) : 'missing', wanted, pair)
  })
  return [...outcomes, ...pairs.flatMap((pair, at) => (pairing.includes(at) ? [] : [pairOutcome('extra', null, pair)]))]
}

function comparePairs(wanted: { key: string; value: string }, pair: Pair): Likeness {
  const both = [compareText(wanted.key, pair.label), compareText(wanted.value, pair.value)]
  if (both.includes('wrong')) return 'wrong'
  return both.includes('soft') ? 'soft' : 'exact'
}

function pairOutcome(
  verdict: Verdict,
  wanted: { key: string; value: string } | null,
  pair: Pair | undefined,
): LeafOutcome {
  return {
    field: 'pairs[]',
    path: pair?.label ?? wanted?.key ?? '',
    verdict,
    expected: wanted && `${wanted.key} = ${wanted.value}`,
    found: pair && `${pair.label} = ${pair.value}`,
    confidence: pair?.confidence ?? null,
    isUnprinted: false,
  }
}
