import type { FieldType } from '../../contract/field-types.ts'
import type { TableExtra } from '../../contract/tables.ts'
import { AppError } from '../../core/app-error.ts'
import { formatPath, type PathStep, splitPath } from '../../extract/schema/field-path.ts'
import { type Item, itemsOf, readValue } from './record-rows.ts'
import type { TableField, TableRecord, TableSource } from './table-source.ts'

export interface Table {
  name: string
  columns: { name: string; type: FieldType }[]
  rows(record: TableRecord): Iterable<unknown[]>
}

interface Column {
  name: string
  type: FieldType
  read(record: TableRecord, item: Item): unknown
}

/** A table of what stands outside of lists, and one for each list. */
export function planSheets(source: TableSource, extras: TableExtra[]): Table[] {
  const nameOf = naming(source)
  const tables = ['', ...listsOf(source.fields)].map((list) => {
    const own = source.fields.filter(({ path }) => listOf(path) === list)
    const named = own.map((field) => ({ field, name: field.path === list ? 'value' : nameOf(field.path, list) }))
    return makeTable(nameOf(list) || source.sheet, list, [
      ...leadColumns(source, list !== ''),
      ...indexColumns(list, nameOf),
      ...named.flatMap(({ field, name }) => valueColumns(field, name, list, extras)),
    ])
  })
  const filled = tables.filter(({ columns }) => columns.length > 0)
  return filled.length > 0 ? filled : tables
}

/** One table: a row for each item of a list with all that stands outside of it repeated, other lists as JSON. */
export function planCsv(source: TableSource, extras: TableExtra[], wanted: string | undefined): Table {
  const nameOf = naming(source)
  const chosen = chooseList(source, wanted)
  const levels = ['', ...enclosing(chosen)]
  const columns = levels.flatMap((level, depth) => {
    const seen = new Set<string>()
    return source.fields.flatMap((field): Column[] => {
      const around = enclosing(field.path)
      if ((around[depth - 1] ?? '') !== level) return []
      const below = around[depth]
      if (below === undefined) return valueColumns(field, nameOf(field.path) || 'value', level, extras)
      if (below === levels[depth + 1] || seen.has(below)) return []
      seen.add(below)
      const whole = splitPath(below).slice(0, -1)
      return [{ name: nameOf(below) || 'value', type: 'string', read: reader(whole, level) }]
    })
  })
  const table = makeTable(source.sheet, chosen, [...leadColumns(source, false), ...columns])
  return chosen === '' ? table : { ...table, rows: (record) => atLeastOne(table, record, columns, chosen) }
}

/** A record whose list is empty has a row all the same. */
function* atLeastOne({ rows }: Table, record: TableRecord, columns: Column[], list: string): Iterable<unknown[]> {
  let count = 0
  for (const row of rows(record)) {
    count += 1
    yield row
  }
  const nothing = { steps: splitPath(list), value: undefined }
  if (count === 0) yield [...record.lead, ...columns.map(({ read }) => read(record, nothing))]
}

function chooseList(source: TableSource, wanted: string | undefined): string {
  const nameOf = naming(source)
  const lists = listsOf(source.fields)
  if (wanted === 'none') return ''
  if (wanted === undefined) return source.list ?? lists.find((list) => isOfObjects(source.fields, list)) ?? ''
  const found = lists.find((list) => nameOf(list) === wanted || list === wanted)
  if (found !== undefined) return found
  const known = lists.map((list) => `"${nameOf(list)}"`).join(', ')
  const message = known === '' ? 'there are no lists here' : `there is no list "${wanted}" here, but ${known}`
  throw new AppError('validation_error', `No such table: ${message}.`, { details: [{ path: 'list', message }] })
}

function isOfObjects(fields: TableField[], list: string): boolean {
  return fields.some(({ path }) => listOf(path) === list && path !== list)
}

/** In the order of the fields; a list inside of another after it. */
export function listsOf(fields: TableField[]): string[] {
  return [...new Set(fields.flatMap(({ path }) => enclosing(path)))]
}

/** The lists that it is in, from the outermost: `orders[]`, `orders[].lines[]`. */
function enclosing(path: string): string[] {
  const steps = splitPath(path)
  return steps.flatMap((step, index) => (step === null ? [formatPath(steps.slice(0, index + 1))] : []))
}

function listOf(path: string): string {
  return enclosing(path).at(-1) ?? ''
}

/** `items[].price`: items.price, and within the items: price */
function naming({ nameOf = formatPath }: TableSource) {
  return (path: string, within = ''): string => {
    const steps = splitPath(path).slice(splitPath(within).length)
    return nameOf(steps.filter((step) => step !== null))
  }
}

function leadColumns({ lead }: TableSource, keysOnly: boolean): Column[] {
  return lead.flatMap(({ name, type, isKey }, index) =>
    keysOnly && !isKey ? [] : [{ name, type, read: (record: TableRecord) => record.lead[index] }],
  )
}

/** Which item it is, from 1, and of which items around it. */
function indexColumns(list: string, nameOf: (path: string) => string): Column[] {
  const steps = splitPath(list)
  const places = steps.flatMap((step, index) => (step === null ? [index] : []))
  return places.map((place, index) => ({
    name: index === places.length - 1 ? 'row' : `${nameOf(formatPath(steps.slice(0, place + 1)))} row`,
    type: 'integer',
    read: (_, item) => Number(item.steps[place]) + 1,
  }))
}

/** A value, and what is known of it: the list says up to where the path has the indices of an item. */
function valueColumns({ path, type }: TableField, name: string, list: string, extras: TableExtra[]): Column[] {
  const steps = splitPath(path)
  const depth = splitPath(list).length
  const place = (item: Item) => formatPath([...item.steps.slice(0, depth), ...steps.slice(depth)])
  const readers: Record<TableExtra, Column['read']> = {
    confidence: (record, item) => record.confidence[place(item)],
    page: (record, item) => record.page(place(item)),
  }
  return [
    { name, type, read: reader(steps, list) },
    ...extras.map((extra) => ({ name: `${name} ${extra}`, type: 'number' as const, read: readers[extra] })),
  ]
}

function reader(steps: PathStep[], list: string): Column['read'] {
  const depth = splitPath(list).length
  const below = steps.slice(depth)
  return (record, item) =>
    item.steps.length === depth
      ? readValue(item.value, below)
      : readValue(readValue(record.data, item.steps.slice(0, depth)), below)
}

function makeTable(name: string, list: string, columns: Column[]): Table {
  const steps = splitPath(list)
  const taken = new Set<string>()
  return {
    name,
    columns: columns.map(({ name, type }) => ({ name: distinct(name, taken), type })),
    *rows(record) {
      for (const item of itemsOf(record.data, steps)) yield columns.map(({ read }) => read(record, item))
    },
  }
}

function distinct(name: string, taken: Set<string>): string {
  let unique = name
  for (let times = 2; taken.has(unique); times++) unique = `${name} (${times})`
  taken.add(unique)
  return unique
}
