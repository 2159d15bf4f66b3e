import type { FieldType } from '../../src/contract/field-types.ts'
import type { FilterOperator } from '../../src/contract/filter.ts'

/** A value with what it can be read as, said by hand. */
export interface KnownValue {
  raw: string | number | boolean
  text: string
  number?: number
  /** ISO, without a zone; of ten letters where it is a day. */
  date?: string
  boolean?: boolean
}

export interface KnownCondition {
  field: string
  operator: FilterOperator
  operands: KnownValue[]
}

type Kind = 'text' | 'number' | 'date' | 'boolean'

/** What the contract says about one condition, value by value, without a database. */
export function meets(values: KnownValue[], type: FieldType, { operator, operands }: KnownCondition): boolean {
  if (operator === 'is_empty') return values.length === 0
  if (operator === 'is_not_empty') return values.length > 0
  const [first] = operands as [KnownValue, ...KnownValue[]]
  if (operator === 'contains') return values.some(({ text }) => text.includes(first.text))
  if (operator === 'starts_with') return values.some(({ text }) => text.startsWith(first.text))
  const kind = kindFor(type, operator, operands)
  const isEquality = ['eq', 'neq', 'in'].includes(operator)
  if (operands.some((operand) => operand[kind] === undefined) || (kind === 'boolean' && !isEquality)) return false
  const comparable = values.filter((value) => value[kind] !== undefined)
  const isOneOf = (value: KnownValue) => operands.some((operand) => isSame(kind, value, operand))
  if (operator === 'neq') return comparable.length > 0 && !comparable.some(isOneOf)
  return comparable.some((value) => (isEquality ? isOneOf(value) : isInOrder(operator, kind, value, operands)))
}

/** Smallest value upwards or largest downwards. */
export function sortKey(values: KnownValue[], type: FieldType, direction: 'asc' | 'desc'): KnownValue | undefined {
  const kind = natural[type] === 'boolean' ? 'text' : natural[type]
  const sorted = values.filter((value) => value[kind] !== undefined).toSorted((a, b) => order(kind, a, b))
  return direction === 'asc' ? sorted[0] : sorted.at(-1)
}

export function compareKeys(a: KnownValue, b: KnownValue, type: FieldType): number {
  return order(natural[type] === 'boolean' ? 'text' : natural[type], a, b)
}

const natural: Record<FieldType, Kind> = {
  ...{ string: 'text', number: 'number', integer: 'number', boolean: 'boolean', date: 'date', datetime: 'date' },
}

function kindFor(type: FieldType, operator: FilterOperator, operands: KnownValue[]): Kind {
  if (type !== 'string') return natural[type]
  const all = (test: (value: KnownValue) => boolean) => operands.every(test)
  if (all(({ raw }) => typeof raw === 'number')) return 'number'
  if (all(({ raw }) => typeof raw === 'boolean')) return 'boolean'
  if (['eq', 'neq', 'in'].includes(operator)) return 'text'
  if (all(({ number }) => number !== undefined)) return 'number'
  return all(({ date }) => date !== undefined) ? 'date' : 'text'
}

function isSame(kind: Kind, value: KnownValue, operand: KnownValue): boolean {
  return kind === 'date' ? order(kind, value, operand) === 0 : value[kind] === operand[kind]
}

function isInOrder(operator: FilterOperator, kind: Kind, value: KnownValue, operands: KnownValue[]): boolean {
  const [first, second] = operands.map((operand) => order(kind, value, operand)) as [number, number?]
  if (operator === 'gt') return first > 0
  if (operator === 'gte') return first >= 0
  if (operator === 'lt') return first < 0
  if (operator === 'lte') return first <= 0
  return first >= 0 && (second ?? 1) <= 0
}

/** Every moment of a day is the day. Texts are in the order of their first hundred letters. */
function order(kind: Kind, value: KnownValue, operand: KnownValue): number {
  if (kind === 'number') return (value.number ?? 0) - (operand.number ?? 0)
  if (kind === 'text')
    return Buffer.compare(Buffer.from(value.text.slice(0, 100)), Buffer.from(operand.text.slice(0, 100)))
  const wanted = operand.date ?? ''
  const own = wanted.length === 10 ? (value.date ?? '').slice(0, 10) : asMoment(value.date ?? '')
  return own < wanted ? -1 : Number(own > wanted)
}

function asMoment(date: string): string {
  return date.length === 10 ? `${date}T00:00:00` : date
}
