import type { Rule } from './equal.ts'

/** A line of a set's truth.jsonl. */
export interface TruthRow {
  file: string
  hybrid_file?: string | null
  fields: Record<string, unknown>
  /** Truth fields that are printed on the page. */
  visible_fields?: string[]
  lang: string
  issuer: string
  split: string
  /** File with the row's own schema, where each document has one. */
  schema?: string
  layout_class?: string
  kind?: string
}

/** As much of JSON Schema as the corpus uses. */
export interface RequestSchema {
  type?: string | string[]
  description?: string
  format?: string
  enum?: unknown[]
  properties?: Record<string, RequestSchema>
  items?: RequestSchema
  /** Name of the truth field where it differs. */
  'x-truth'?: string
  [keyword: string]: unknown
}

export interface AskedLeaf {
  /** `invoice_number`, `line_items[].quantity`, `parties[]`. */
  field: string
  rule: Rule
  expected: unknown
  /** What is asked, but stands nowhere in the document: reported apart. */
  isUnprinted: boolean
}

export interface Asked {
  leaves: AskedLeaf[]
  /** Arrays by the name of their property: for each row of the truth its leaves by name, '' where the row is one. */
  lists: Record<string, Record<string, AskedLeaf>[]>
  /** Leaves that a complete truth does not have. */
  absent: string[]
}

export interface AskedScope {
  /** Score no other fields. */
  scored?: string[]
  /** Fields whose truth is complete: what it lacks, the document does not state. */
  complete?: string[]
  /** The file holds every field, whether it is printed or not. */
  isWhole?: boolean
}

/** Which leaves of the schema the truth has an answer to. */
export function askedOf(schema: RequestSchema, row: TruthRow, scope: AskedScope): Asked {
  const asked: Asked = { leaves: [], lists: {}, absent: [] }
  for (const [name, node] of Object.entries(schema.properties ?? {})) {
    const { items } = node
    const truth = row.fields[node['x-truth'] ?? name]
    if (!items) addLeaf(asked, name, node, row, scope)
    else if (Array.isArray(truth)) asked.lists[name] = truth.map((item) => rowOf(name, items, item, scope))
  }
  return asked
}

function addLeaf(asked: Asked, name: string, node: RequestSchema, row: TruthRow, scope: AskedScope): void {
  if (scope.scored && !scope.scored.includes(name)) return
  const truthName = node['x-truth'] ?? name
  const expected = row.fields[truthName]
  if (expected === undefined || expected === null) {
    if (scope.complete?.includes(name)) asked.absent.push(name)
    return
  }
  const isPrinted = scope.isWhole || row.visible_fields?.includes(truthName) !== false
  if (!isPrinted || !isAnswerable(node, expected)) return
  const isUnprinted = isMarkedUnprinted(truthName, firstTransaction(row))
  asked.leaves.push({ field: name, rule: ruleOf(name, node), expected, isUnprinted })
}

function rowOf(list: string, items: RequestSchema, truth: unknown, { scored }: AskedScope): Record<string, AskedLeaf> {
  const field = `${list}[]`
  if (!items.properties) return { '': { field, rule: ruleOf(list, items), expected: truth, isUnprinted: false } }
  const row = truth as Record<string, unknown>
  const leaves: Record<string, AskedLeaf> = {}
  for (const [name, node] of Object.entries(items.properties)) {
    const truthName = node['x-truth'] ?? name
    const expected = row[truthName]
    if (expected === undefined || expected === null || !isAnswerable(node, expected)) continue
    if (scored && !scored.includes(name)) continue
    const isUnprinted = isMarkedUnprinted(truthName, row)
    leaves[name] = { field: `${field}.${name}`, rule: ruleOf(name, node), expected, isUnprinted }
  }
  return leaves
}

/** A truth outside the schema's own list of values cannot be answered. */
function isAnswerable(node: RequestSchema, expected: unknown): boolean {
  return node.enum === undefined || node.enum.includes(expected)
}

/** `amount_printed` and `date_printed` of a transaction. */
function isMarkedUnprinted(field: string, facts: Record<string, unknown>): boolean {
  return facts[`${field}_printed`] === false
}

/** The facts at the top of a row are those of its first transaction, which alone says what is printed. */
function firstTransaction(row: TruthRow): Record<string, unknown> {
  const transactions = row.fields['transactions'] as Record<string, unknown>[] | undefined
  return transactions?.[0] ?? {}
}

const textFields = new Set([
  'seller_name',
  'buyer_name',
  'description',
  'company',
  'address',
  'parties',
  'jurisdiction',
  'term',
])

function ruleOf(name: string, node: RequestSchema): Rule {
  if (node.type === 'number' || node.type === 'integer') return 'number'
  if (node.format === 'date') return 'date'
  return textFields.has(name) ? 'text' : 'id'
}

/** The name of the truth field would be a hint. */
export function withoutTruth(schema: RequestSchema): RequestSchema {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'x-truth' ? undefined : value)))
}
