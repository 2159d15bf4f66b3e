import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  isSameColumn,
  type Link,
  unitOf,
} from './catalogue.ts'
import {
  type Condition,
  columnsOfCondition,
  columnsOfTerm,
  columnTerm,
  type Form,
  type Literal,
  type Term,
  termNames,
  withGroups,
} from './form.ts'
import { fold, stem, wordsOfName } from './words.ts'

export interface Statement {
  sql: string
  parameters: Literal[]
}

/** What is behind the rows of an answer: rows of a relation, cells of the first column that has one, and what these hold. */
export type Behind =
  | { of: 'rows'; relation: string }
  | { of: 'cells' | 'cell'; columns: ColumnRef[] }
  | { of: 'values' | 'different'; column: ColumnRef }
  /** How many of them are less sure than that, and their sum. */
  | { of: 'doubtful'; columns: ColumnRef[]; below: number }
  | { of: 'unsure'; column: ColumnRef; below: number }
  /** What they are counted in. */
  | { of: 'units'; column: ColumnRef }

/**
 * A form as one SELECT over the relations of the catalogue; nothing where these do not belong together. What is behind its rows
 * stands behind what was asked for, in the order in which it is wanted: gathered for each group, or of each row.
 */
export function writeSql(
  given: Form,
  catalogue: Catalogue,
  behind: Behind[] = [],
  isGathered = false,
): Statement | undefined {
  // What is shown once is counted once in a rank.
  const form = given.ranked ? withGroups(given) : given
  const parameters: Literal[] = []
  const writer = new Writer(catalogue, parameters, form.subject)
  const relations = relationsOf(form)
  for (const one of behind) if (one.of === 'rows') relations.add(one.relation)
  const from = writer.from(form.subject, relations)
  if (from === undefined) return undefined
  const isJoined = relations.size > 1
  writer.countOnce(relations, isJoined && form.group.length === 0)
  const terms = form.select.map((term) => writer.term(term))
  const where = form.where.map((condition) => writer.condition(condition, form.subject))
  if (where.includes(undefined)) return undefined
  const gathered = behind.map((one, at) => writer.behind(one, at, isGathered, isJoined))
  const having = form.having.map((condition) => writer.condition(condition, form.subject))
  // The least of one value is that value; said so, the groups are sorted, which are few, and not all of their rows.
  const order = form.order.map(({ by, descending }) => {
    const term = isGathered && by.kind !== 'aggregate' ? `least(${writer.term(by)})` : writer.term(by)
    return `${term}${descending ? ' desc nulls last' : ''}`
  })
  const figures = writer.figures.map((figure, at) => `"figure ${at + 1}" as materialized (${figure})`)
  const parts: Parts = {
    ...{ terms, gathered, order, limit: Math.max(1, Math.min(1000, Math.trunc(form.limit ?? 1))) },
    rest: [
      `from ${from}`,
      ...(where.length > 0 ? [`where ${where.join(' and ')}`] : []),
      ...(form.group.length > 0 ? [`group by ${form.group.map((term) => writer.term(term)).join(', ')}`] : []),
      ...(having.length > 0 ? [`having ${having.join(' and ')}`] : []),
    ],
  }
  const per = form.ranked?.per && writer.term(columnTerm(form.ranked.per))
  const clauses = form.ranked ? rankedRows(form, parts, per) : plainRows(form, parts)
  const before = figures.length > 0 ? [`with ${figures.join(', ')}`] : []
  return { sql: [...before, ...clauses].join('\n'), parameters }
}

/** Of a statement, as they are written. */
interface Parts {
  terms: string[]
  gathered: string[]
  rest: string[]
  order: string[]
  limit: number
}

function plainRows(form: Form, { terms, gathered, rest, order, limit }: Parts): string[] {
  return [
    `select ${form.distinct && form.group.length === 0 ? 'distinct ' : ''}${[...new Set(terms), ...gathered].join(', ')}`,
    ...rest,
    ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
    ...(form.limit === undefined ? [] : [`limit ${limit}`]),
  ]
}

/** All that have one of the first places, among those of their currency. */
function rankedRows(form: Form, { terms, gathered, rest, order, limit }: Parts, per: string | undefined): string[] {
  const shown = termNames(form.select).map(quote)
  const behind = gathered.map((_, at) => quote(behindColumn(at)))
  const { place: wanted } = form.ranked ?? {}
  const place = `${wanted === undefined ? '' : 'dense_'}rank() over (${per === undefined ? '' : `partition by ${per} `}order by ${order.join(', ')})`
  const named = terms.map((term, at) => `${term} as ${shown[at]}`)
  return [
    `select ${[...shown, ...behind].join(', ')}`,
    'from (',
    `select ${[...named, ...gathered, `${place} as ${quote(placeColumn)}`].join(', ')}`,
    ...rest,
    `) as "ranked"`,
    `where ${quote(placeColumn)} ${wanted === undefined ? `<= ${limit}` : `= ${wanted}`}`,
    `order by ${placesFirst(form, shown).join(', ')}`,
  ]
}

/** By currency, then by place; those that are equal always in the same order. */
function placesFirst({ select, ranked }: Form, shown: string[]): string[] {
  const { per } = ranked ?? {}
  const isPer = ({ column }: Term) => per !== undefined && column !== undefined && isSameColumn(column, per)
  const apart = shown.filter((_, at) => isPer(select[at] as Term))
  return [...new Set([...apart, quote(placeColumn), ...shown])]
}

/** What is behind the rows of a statement that is written already. */
export function writeBehind(
  behind: Behind[],
  isGathered: boolean,
  isJoined: boolean,
): { expressions: string[]; parameters: Literal[] } {
  const parameters: Literal[] = []
  const writer = new Writer({ relations: [], links: [] }, parameters)
  return { expressions: behind.map((one, at) => writer.behind(one, at, isGathered, isJoined)), parameters }
}

export function relationsOf(form: Form): Set<string> {
  const terms = [...form.select, ...form.group, ...form.order.map(({ by }) => by)]
  const conditions = [...form.where, ...form.having]
  const counted = [
    ...terms,
    ...conditions.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : [])),
  ]
  return new Set([
    form.subject,
    ...counted.flatMap((term) => (term.kind === 'aggregate' && term.relation !== undefined ? [term.relation] : [])),
    ...terms.flatMap(columnsOfTerm).map(({ relation }) => relation),
    ...conditions.flatMap(columnsOfCondition).map(({ relation }) => relation),
  ])
}

class Writer {
  private readonly catalogue: Catalogue
  private readonly parameters: Literal[]
  /** Figures that rows are compared with, each by the name of its number. */
  readonly figures: string[] = []
  /** The relation whose other rows are spoken of. */
  private other: string | undefined
  private readonly once = new Set<string>()
  private readonly tests = new Map<string, string>()
  private readonly subject: string
  constructor(catalogue: Catalogue, parameters: Literal[], subject = '') {
    this.catalogue = catalogue
    this.parameters = parameters
    this.subject = subject
  }

  /** The subject and what joins it, each over the shortest way along the links. */
  from(subject: string, relations: Set<string>): string | undefined {
    const joined = new Set([subject])
    let text = quote(subject)
    for (const relation of relations) {
      const path = pathTo(this.catalogue, joined, relation)
      if (!path) return undefined
      for (const { relation: next, link } of path) {
        joined.add(next)
        text += `\njoin ${quote(next)} on ${this.ref(link.from)} = ${this.ref(link.to)}`
      }
    }
    return text
  }

  behind(behind: Behind, at: number, isGathered: boolean, isJoined: boolean): string {
    return `${this.gathered(behind, isGathered, isJoined)} as ${quote(behindColumn(at))}`
  }

  private gathered(behind: Behind, isGathered: boolean, isJoined: boolean): string {
    // Keys are eight bytes each, one behind the other.
    const keys = (key: string, once = '') =>
      isGathered ? `string_agg(${once}int8send(${key}), null)` : `int8send(${key})`
    switch (behind.of) {
      case 'rows':
        return keys(this.ref({ relation: behind.relation, column: rowColumn }))
      case 'cells':
        return keys(this.first(behind.columns, cellColumn), isJoined ? 'distinct ' : '')
      case 'cell':
        return `int8send(min(${this.first(behind.columns, cellColumn)}))`
      case 'values': {
        const value = `(${this.ref(behind.column)})::text`
        return isGathered ? `string_agg(${value}, ',')` : value
      }
      case 'different':
        return `count(distinct ${this.ref(behind.column)})`
      case 'doubtful': {
        const isDoubtful = `${this.first(behind.columns, confidenceColumn)} < ${this.value(behind.below)}`
        return isGathered ? `count(*) filter (where ${isDoubtful})` : `case when ${isDoubtful} then 1 else 0 end`
      }
      case 'units': {
        const unit = this.ref({ relation: behind.column.relation, column: unitColumn(behind.column.column) })
        return isGathered ? `string_agg(distinct ${unit}, ', ')` : unit
      }
      case 'unsure': {
        const confidence = this.first([behind.column], confidenceColumn)
        return `sum(${this.ref(behind.column)}) filter (where ${confidence} < ${this.value(behind.below)})`
      }
    }
  }

  private first(columns: ColumnRef[], part: (column: string) => string): string {
    const parts = columns.map(({ relation, column }) => this.ref({ relation, column: part(column) }))
    return parts.length > 1 ? `coalesce(${parts.join(', ')})` : (parts[0] ?? 'null')
  }

  /** Of these every row is counted once, however many rows of others belong to it. */
  countOnce(relations: Set<string>, isAlways: boolean): void {
    const repeated = this.catalogue.links.flatMap(({ from, to }) =>
      relations.has(from.relation) && from.relation !== to.relation ? [to.relation] : [],
    )
    for (const name of isAlways ? relations : repeated) this.once.add(name)
  }

  term(term: Term): string {
    if (term.kind === 'test') return this.test(term)
    if (term.kind === 'column') {
      const column = this.ref(term.column)
      return term.period ? `date_trunc('${term.period}', ${column})` : column
    }
    if (term.column) return `${term.fn}(${term.distinct ? 'distinct ' : ''}${this.ref(term.column)})`
    const key = term.relation === undefined ? undefined : findRelation(this.catalogue, term.relation).key
    if (key !== undefined && term.relation !== undefined && this.once.has(term.relation))
      return `count(distinct ${this.ref({ relation: term.relation, column: key })})`
    return 'count(*)'
  }

  /** The same text wherever it stands, so that rows can be grouped by it. */
  private test(term: Extract<Term, { kind: 'test' }>): string {
    const key = JSON.stringify(term)
    const known = this.tests.get(key)
    if (known !== undefined) return known
    const conditions = term.where.map((condition) => this.condition(condition, this.subject) ?? 'false')
    const text = `coalesce(${conditions.join(' and ')}, false)`
    this.tests.set(key, text)
    return text
  }

  condition(condition: Condition, subject: string): string | undefined {
    switch (condition.kind) {
      case 'compare':
        return this.compare(condition)
      case 'between':
        return `${this.ref(condition.column)} between ${this.value(condition.low)} and ${this.value(condition.high)}`
      case 'beside':
        return this.beside(condition)
      case 'within': {
        const column = this.ref(condition.column)
        const parts = [
          condition.from === undefined ? [] : [`${column} >= ${this.value(condition.from, 'date')}`],
          condition.before === undefined ? [] : [`${column} < ${this.value(condition.before, 'date')}`],
        ]
        return parts.flat().join(' and ')
      }
      case 'like':
        return `lower(${this.ref(condition.column)}) ${condition.negated ? 'not ' : ''}like lower(${this.value(condition.pattern)})`
      case 'filled':
        return `${this.ref(condition.column)} is ${condition.negated ? '' : 'not '}null`
      case 'any': {
        const parts = condition.of.map((part) => this.condition(part, subject))
        return parts.includes(undefined) ? undefined : `(${parts.join(' or ')})`
      }
      case 'figure':
        return this.figure(condition)
      case 'shared':
        return this.shared(condition)
      case 'related':
        return this.related(condition, subject)
    }
  }

  private compare({ term, comparison, value }: Extract<Condition, { kind: 'compare' }>): string {
    if (term.kind !== 'column') return `${this.term(term)} ${comparison} ${this.value(value)}`
    const known = findColumn(this.catalogue, term.column)
    const isText = known.type === 'text' && typeof value === 'string'
    const column = this.ref(term.column)
    return isText && !isOnlyOne(known, value)
      ? `lower(${column}) ${comparison} lower(${this.value(value)})`
      : `${column} ${comparison} ${this.value(value)}`
  }

  /** Of amounts only those of one currency. */
  private beside({ column, comparison, other }: Extract<Condition, { kind: 'beside' }>): string {
    const said = `${this.ref(column)} ${comparison} ${this.ref(other)}`
    const units = [column, other].flatMap((one) => unitOf(this.catalogue, one) ?? [])
    const [unit, second] = units.map((one) => this.ref(one))
    return unit === undefined || second === undefined ? said : `${said} and ${unit} is not distinct from ${second}`
  }

  /** Amounts are compared with those of their own currency. */
  private figure({ column, comparison, fn, where }: Extract<Condition, { kind: 'figure' }>): string | undefined {
    const { currency } = findColumn(this.catalogue, column)
    const own = this.ref({ relation: column.relation, column: currency ?? '' })
    const said = this.within(column.relation, where)
    if (said === undefined) return undefined
    const filter = said.length > 0 ? ` where ${said.join(' and ')}` : ''
    const figure = `${fn}("all".${quote(column.column)})`
    const from = `from ${quote(column.relation)} as "all"${filter}`
    if (currency === undefined) return `${this.ref(column)} ${comparison} (select ${figure} ${from})`
    // Once for each currency, not for each row.
    const unit = `"all".${quote(currency)}`
    const name = quote(
      `figure ${this.figures.push(`select ${unit} as "unit", ${figure} as "figure" ${from} group by ${unit}`)}`,
    )
    const same = `${name}."unit" is not distinct from ${own}`
    return `${this.ref(column)} ${comparison} (select ${name}."figure" from ${name} where ${same})`
  }

  private shared({ column, where, negated }: Extract<Condition, { kind: 'shared' }>): string | undefined {
    // What is not there is in no list, and nothing is known not to be in a list with a gap.
    const said = negated ? [...where, { kind: 'filled' as const, column, negated: false }] : where
    const conditions = this.within(column.relation, said)
    const all = `select "all".${quote(column.column)} from ${quote(column.relation)} as "all"`
    return conditions && `${this.ref(column)} ${negated ? 'not ' : ''}in (${all} where ${conditions.join(' and ')})`
  }

  /** Conditions on other rows of a relation, which are called "all". */
  private within(relation: string, where: Condition[]): string[] | undefined {
    this.other = relation
    const conditions = where.map((condition) => this.condition(condition, relation))
    this.other = undefined
    return conditions.includes(undefined) ? undefined : (conditions as string[])
  }

  /** Rows of another relation that belong to a row of the subject. */
  private related(
    { relation, where, negated }: Extract<Condition, { kind: 'related' }>,
    subject: string,
  ): string | undefined {
    const wanted = new Set([relation, ...where.flatMap(columnsOfCondition).map((column) => column.relation)])
    wanted.delete(subject)
    const path = pathTo(this.catalogue, new Set([subject]), relation)
    const [first, ...rest] = path ?? []
    if (!first) return undefined
    let from = quote(first.relation)
    const joined = new Set([first.relation])
    for (const { relation: next, link } of rest) {
      joined.add(next)
      from += ` join ${quote(next)} on ${this.ref(link.from)} = ${this.ref(link.to)}`
    }
    for (const other of wanted) {
      const more = pathTo(this.catalogue, joined, other)
      if (!more || more.some((step) => step.relation === subject)) return undefined
      for (const { relation: next, link } of more) {
        joined.add(next)
        from += ` join ${quote(next)} on ${this.ref(link.from)} = ${this.ref(link.to)}`
      }
    }
    const conditions = where.map((condition) => this.condition(condition, subject))
    if (conditions.includes(undefined)) return undefined
    const own = `${this.ref(first.link.from)} = ${this.ref(first.link.to)}`
    return `${negated ? 'not ' : ''}exists (select 1 from ${from} where ${[own, ...conditions].join(' and ')})`
  }

  private ref({ relation, column }: ColumnRef): string {
    return `${relation === this.other ? '"all"' : quote(relation)}.${quote(column)}`
  }

  private value(value: Literal, type?: 'date'): string {
    this.parameters.push(value)
    return `$${this.parameters.length}${type ? `::${type}` : ''}`
  }
}

/** Whether it is a value of the column, and no other is the same in small letters. */
function isOnlyOne({ isClosed, values = [] }: Column, value: string): boolean {
  const same = values.filter((one) => one.toLowerCase() === value.toLowerCase())
  return isClosed === true && same.length === 1 && same[0] === value
}

interface Step {
  relation: string
  link: Link
}

/** The shortest way from one of the relations to another. */
export function pathTo(catalogue: Catalogue, from: Set<string>, to: string): Step[] | undefined {
  if (from.has(to)) return []
  const later = (link: Link) => Number(isOfItself(link) && catalogue.links.some((other) => isBeside(link, other)))
  const reached = new Map<string, Step[]>([...from].map((name) => [name, []]))
  const waiting = [...from]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const path = reached.get(name) ?? []
    for (const link of [...catalogue.links].sort((a, b) => later(a) - later(b))) {
      const next =
        link.from.relation === name ? link.to.relation : link.to.relation === name ? link.from.relation : undefined
      if (next === undefined || reached.has(next)) continue
      reached.set(next, [...path, { relation: next, link }])
      if (next === to) return reached.get(next)
      waiting.push(next)
    }
  }
  return undefined
}

/** Whether another column leads to the same rows. */
function isBeside(one: Link, other: Link): boolean {
  const isSame = one.from.relation === other.from.relation && one.to.relation === other.to.relation
  return isSame && one.from.column !== other.from.column
}

/** The friend of a `friend` is another row than the one it belongs to. */
function isOfItself({ from }: Link): boolean {
  const own = new Set(wordsOfName(fold(from.relation)).map(stem))
  return wordsOfName(fold(from.column)).some((word) => own.has(stem(word)))
}

/** Which place a row has among those it is ranked with; no column of a catalogue of documents is called so. */
const placeColumn = 'its place'
function behindColumn(at: number): string {
  return `behind ${at}`
}

/** Columns that relations have beside those of the catalogue, for what is behind an answer. */
export const rowColumn = 'the row'
/** Of the document that a row of a list stands in. */
export const kindColumn = 'the kind'
export function cellColumn(column: string): string {
  return `${column} cell`
}
/** The unit that is written behind a quantity. */
export function unitColumn(column: string): string {
  return `${column} unit`
}
export function confidenceColumn(column: string): string {
  return `${column} confidence`
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
