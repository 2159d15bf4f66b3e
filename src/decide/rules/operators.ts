import { isDeepStrictEqual } from 'node:util'
import { join, type Read, type Scope } from './scope.ts'

/** The value of a field that is not there, and of all that cannot be known without it. */
export const absent: unique symbol = Symbol('absent')
export type Value = typeof absent | string | number | boolean | null | Value[] | { [name: string]: Value }

interface Around {
  value(arg: unknown, scope?: Scope): Value
  look(path: string): Read
  scope: Scope
}

interface Operator {
  /** How many arguments, at least and at most. */
  takes: [number, number]
  run(args: unknown[], around: Around): Value
  /** What else must hold of the arguments as they are written. */
  check?(args: unknown[]): string | undefined
}

const many = Number.POSITIVE_INFINITY

export const operators: Record<string, Operator> = {
  var: { takes: [1, 2], run: field, check: ([path]) => (isPath(path) ? undefined : 'must name a field as text') },
  missing: {
    takes: [1, many],
    run: (names, { look }) => names.filter((name) => !look(String(name)).found).map(String),
    check: (names) => (names.every(isPath) ? undefined : 'must name fields as text'),
  },
  and: { takes: [1, many], run: (args, { value }) => every(args.map((arg) => truth(value(arg)))) },
  or: { takes: [1, many], run: (args, { value }) => not(every(args.map((arg) => not(truth(value(arg)))))) },
  '!': { takes: [1, 1], run: ([arg], { value }) => not(truth(value(arg))) },
  '!!': { takes: [1, 1], run: ([arg], { value }) => truth(value(arg)) },
  if: { takes: [2, many], run: choose },
  '==': { takes: [2, 2], run: (args, around) => equal(args, around) },
  '===': { takes: [2, 2], run: (args, around) => equal(args, around) },
  '!=': { takes: [2, 2], run: (args, around) => not(equal(args, around)) },
  '!==': { takes: [2, 2], run: (args, around) => not(equal(args, around)) },
  '<': { takes: [2, 3], run: ordered((order) => order < 0) },
  '<=': { takes: [2, 3], run: ordered((order) => order <= 0) },
  '>': { takes: [2, 3], run: ordered((order) => order > 0) },
  '>=': { takes: [2, 3], run: ordered((order) => order >= 0) },
  '+': { takes: [1, many], run: numeric((numbers) => numbers.reduce((sum, one) => sum + one, 0)) },
  '-': { takes: [1, 2], run: numeric(([first = 0, second]) => (second === undefined ? -first : first - second)) },
  '*': { takes: [1, many], run: numeric((numbers) => numbers.reduce((product, one) => product * one, 1)) },
  '/': { takes: [2, 2], run: numeric(([first = 0, second = 0]) => first / second) },
  '%': { takes: [2, 2], run: numeric(([first = 0, second = 0]) => first % second) },
  min: { takes: [1, many], run: numeric((numbers) => Math.min(...numbers)) },
  max: { takes: [1, many], run: numeric((numbers) => Math.max(...numbers)) },
  in: { takes: [2, 2], run: contains },
  cat: { takes: [1, many], run: textual((texts) => texts.join('')) },
  substr: { takes: [2, 3], run: part },
  map: {
    takes: [2, 2],
    run: ([list, each], around) => items(list, around, (all) => all.map((item) => around.value(each, item))),
  },
  filter: { takes: [2, 2], run: keep },
  reduce: { takes: [3, 3], run: fold },
  all: {
    takes: [2, 2],
    run: (args, around) => quantified(args, around, (truths) => (truths.length === 0 ? false : every(truths))),
  },
  some: { takes: [2, 2], run: (args, around) => quantified(args, around, someOf) },
  none: { takes: [2, 2], run: (args, around) => quantified(args, around, (truths) => not(someOf(truths))) },
}

type Truth = boolean | typeof absent

export function truth(value: Value): Truth {
  if (value === absent || value === null) return absent
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function not(value: Truth): Truth {
  return value === absent ? absent : !value
}

/** One false decides, whatever else is not known. */
function every(truths: Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(absent) ? absent : true
}

function someOf(truths: Truth[]): Truth {
  return not(every(truths.map(not)))
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function field([path, otherwise]: unknown[], { look, value }: Around): Value {
  const read = look(String(path))
  if (read.found) return read.value as Value
  return otherwise === undefined ? absent : value(otherwise)
}

function choose(args: unknown[], { value }: Around): Value {
  for (let at = 0; at + 1 < args.length; at += 2) {
    const holds = truth(value(args[at]))
    if (holds === absent) return absent
    if (holds) return value(args[at + 1])
  }
  return args.length % 2 === 1 ? value(args.at(-1)) : null
}

/** A written null asks whether there is a value at all. */
function equal([left, right]: unknown[], { value }: Around): Truth {
  const a = value(left)
  const b = value(right)
  if (left === null || right === null) return (a === absent || a === null) && (b === absent || b === null)
  if (a === absent || b === absent || a === null || b === null) return absent
  const [x, y] = [toNumber(a), toNumber(b)]
  const mixed = typeof a !== typeof b && x !== undefined && y !== undefined
  return mixed ? x === y : isDeepStrictEqual(a, b)
}

/** Numbers by size, texts by their characters, which is right for dates as the service writes them; anything else is unknown. */
function ordered(holds: (order: number) => boolean): Operator['run'] {
  return (args, { value }) => {
    const values = args.map((arg) => value(arg))
    return every(values.slice(1).map((next, index) => compare(values[index] as Value, next, holds)))
  }
}

function compare(a: Value, b: Value, holds: (order: number) => boolean): Truth {
  const [x, y] = [toNumber(a), toNumber(b)]
  if (x !== undefined && y !== undefined) return holds(x - y)
  if (typeof a !== 'string' || typeof b !== 'string') return absent
  return holds(a < b ? -1 : a > b ? 1 : 0)
}

function toNumber(value: Value): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return
  return Number(value)
}

/** To fifteen figures, so that 0.1 and 0.2 are 0.3. */
function numeric(calculate: (numbers: number[]) => number): Operator['run'] {
  return (args, { value }) => {
    const numbers = args.flatMap((arg) => value(arg)).map((one) => toNumber(one))
    if (numbers.length === 0 || numbers.includes(undefined)) return absent
    const result = calculate(numbers as number[])
    return Number.isFinite(result) ? Number(result.toPrecision(15)) : absent
  }
}

function textual(write: (texts: string[]) => Value): Operator['run'] {
  return (args, { value }) => {
    const values = args.flatMap((arg) => value(arg))
    if (values.some((one) => one === absent || (typeof one === 'object' && one !== undefined))) return absent
    return write(values.map(String))
  }
}

function contains([needle, hay]: unknown[], { value }: Around): Truth {
  const [one, all] = [value(needle), value(hay)]
  if (one === absent || one === null || all === absent) return absent
  if (Array.isArray(all))
    return all.some((item) => isDeepStrictEqual(item, one)) || (all.includes(null) ? absent : false)
  return typeof all === 'string' && typeof one === 'string' ? all.includes(one) : absent
}

function part([text, start, length]: unknown[], { value }: Around): Value {
  const [whole, from, count] = [value(text), value(start), length === undefined ? undefined : value(length)]
  if (typeof whole !== 'string' || typeof from !== 'number') return absent
  if (count === undefined) return whole.slice(from)
  if (typeof count !== 'number') return absent
  const rest = whole.slice(from)
  return count < 0 ? rest.slice(0, count) : rest.slice(0, count)
}

/** What a list holds, each item as a scope of its own under the path it was read from. */
function items(list: unknown, around: Around, use: (all: Scope[]) => Value[]): Value {
  const all = scopes(list, around)
  return all === absent ? absent : use(all).map((value) => (value === absent ? null : value))
}

function scopes(list: unknown, { value, scope }: Around): Scope[] | typeof absent {
  const all = value(list)
  if (!Array.isArray(all)) return absent
  const named = typeof list === 'object' && list !== null && 'var' in list ? [list.var].flat()[0] : undefined
  const base = isPath(named) ? join(scope.path, String(named)) : undefined
  return all.map((item, index) => ({ value: item, path: base === undefined ? '' : join(base, String(index)) }))
}

function keep([list, test]: unknown[], around: Around): Value {
  const all = scopes(list, around)
  if (all === absent) return absent
  const truths = all.map((item) => truth(around.value(test, item)))
  if (truths.includes(absent)) return absent
  return all.filter((_, index) => truths[index] === true).map((item) => item.value as Value)
}

function fold([list, each, start]: unknown[], around: Around): Value {
  const all = scopes(list, around)
  if (all === absent) return absent
  return all.reduce<Value>((accumulator, item) => {
    const value = { current: item.value, accumulator: accumulator === absent ? null : accumulator }
    return around.value(each, { value, path: '' })
  }, around.value(start))
}

function quantified([list, test]: unknown[], around: Around, judge: (truths: Truth[]) => Truth): Truth {
  const all = scopes(list, around)
  return all === absent ? absent : judge(all.map((item) => truth(around.value(test, item))))
}
