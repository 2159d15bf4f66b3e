import { nearestWord } from '../../core/edit-distance.ts'
import { type ValueKind, valueKinds } from '../values/mention.ts'
import type { SchemaObject } from './subschemas.ts'

/** The type that a name means, as JSON Schema; undefined for a name that is none. */
export function typeNamed(name: string): SchemaObject | undefined {
  const key = normalise(name)
  return Object.hasOwn(types, key) ? { ...types[key] } : undefined
}

/** The known name that is most like an unknown one; undefined when none is near. */
export function nearestType(name: string): string | undefined {
  return nearestWord(normalise(name), Object.keys(types))
}

export const commonTypes =
  'string, number, integer, boolean, date, datetime, money, currency, percent, email, url, phone, iban'

function normalise(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
}

const text = { type: 'string' }
const number = { type: 'number' }
/** Documents seldom state seconds or a zone, which the format `date-time` asks for. */
const datetime = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}|$)`, 'x-kind': 'datetime' }
const time = { type: 'string', pattern: String.raw`^\d{2}:\d{2}(:\d{2})?`, 'x-kind': 'time' }
const money = { type: 'number', 'x-kind': 'money' }
const percent = { type: 'number', 'x-kind': 'percent' }
const link = { type: 'string', format: 'uri', 'x-kind': 'url' }

function textOf(kind: ValueKind): SchemaObject {
  return { type: 'string', 'x-kind': kind }
}

/** Every kind of value is a type's name too; below are the names that people write and those that are not plain text. */
const types: Record<string, SchemaObject> = {
  ...Object.fromEntries(valueKinds.map((kind) => [kind, textOf(kind)])),
  string: text,
  text,
  str: text,
  any: text,
  varchar: text,
  char: text,
  number,
  num: number,
  numeric: number,
  float: number,
  double: number,
  decimal: number,
  int: { type: 'integer' },
  integer: { type: 'integer' },
  long: { type: 'integer' },
  bool: { type: 'boolean' },
  boolean: { type: 'boolean' },
  money,
  amount: money,
  price: money,
  // The code of a currency (`EUR`): amounts have three names of their own.
  currency: { type: 'string', pattern: '^[A-Z]{3}$', 'x-kind': 'currency' },
  currency_code: { type: 'string', pattern: '^[A-Z]{3}$', 'x-kind': 'currency' },
  percent,
  percentage: percent,
  date: { type: 'string', format: 'date' },
  datetime,
  date_time: datetime,
  timestamp: datetime,
  time,
  email: { type: 'string', format: 'email' },
  url: link,
  uri: link,
  link,
  telephone: textOf('phone'),
  name: textOf('person'),
  organization: textOf('company'),
  organisation: textOf('company'),
  id: textOf('code'),
  identifier: textOf('code'),
  uuid: { type: 'string', format: 'uuid' },
  array: { type: 'array', items: text },
  list: { type: 'array', items: text },
  object: { type: 'object' },
  map: { type: 'object' },
}
