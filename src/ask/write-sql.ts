import { type Catalogue, type ColumnRef, findColumn, findRelation, type Link } from './catalogue.ts'
import { type Condition, columnsOfCondition, type Form, type Literal, type Term } from './form.ts'
import { fold, stem, wordsOfName } from './words.ts'

export interface Statement {
  sql: string
  parameters: Literal[]
}

/**
 * A form as one SELECT over the relations of the catalogue; nothing where these do not belong together. With `sources`, the keys of
 * the rows that it was made from stand behind what was asked for, as `relation.key`.
 */
export function writeSql(form: Form, catalogue: Catalogue, { sources = false } = {}): Statement | undefined {
  const parameters: Literal[] = []
  const writer = new Writer(catalogue, parameters)
  const relations = relationsOf(form)
  const from = writer.from(form.subject, relations)
  if (from === undefined) return undefined
  const isJoined = relations.size > 1
  const terms = form.select.map((term) => writer.term(term, isJoined && form.group.length === 0))
  const where = form.where.map((condition) => writer.condition(condition, form.subject))
  if (where.includes(undefined)) return undefined
  if (sources) terms.push(...[...relations].flatMap((relation) => writer.sourceKeys(relation)))
  const clauses = [
    `select ${form.distinct && form.group.length === 0 ? 'distinct ' : ''}${[...new Set(terms)].join(', ')}`,
    `from ${from}`,
    where.length > 0 && `where ${where.join(' and ')}`,
    form.group.length > 0 && `group by ${form.group.map((term) => writer.term(term)).join(', ')}`,
    form.having.length > 0 &&
      `having ${form.having.map((condition) => writer.condition(condition, form.subject)).join(' and ')}`,
    form.order.length > 0 &&
      `order by ${form.order.map(({ by, descending }) => `${writer.term(by)}${descending ? ' desc nulls last' : ''}`).join(', ')}`,
    form.limit !== undefined && `limit ${Math.max(1, Math.min(1000, Math.trunc(form.limit)))}`,
  ]
  return { sql: clauses.filter((clause) => clause !== false).join('\n'), parameters }
}

function relationsOf(form: Form): Set<string> {
  const terms = [...form.select, ...form.group, ...form.order.map(({ by }) => by)]
  const conditions = [...form.where, ...form.having]
  const counted = [
    ...terms,
    ...conditions.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : [])),
  ]
  return new Set([
    form.subject,
    ...counted.flatMap((term) => (term.kind === 'aggregate' && term.relation !== undefined ? [term.relation] : [])),
    ...terms.flatMap((term) => (term.column ? [term.column.relation] : [])),
    ...conditions.flatMap(columnsOfCondition).map(({ relation }) => relation),
  ])
}

class Writer {
  private readonly catalogue: Catalogue
  private readonly parameters: Literal[]
  /** The relation whose other rows are spoken of. */
  private other: string | undefined
  constructor(catalogue: Catalogue, parameters: Literal[]) {
    this.catalogue = catalogue
    this.parameters = parameters
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

  sourceKeys(relation: string): string[] {
    const { sourceKeys = [] } = findRelation(this.catalogue, relation)
    return sourceKeys.map((column) => `${this.ref({ relation, column })} as ${quote(`${relation}.${column}`)}`)
  }

  term(term: Term, countsOnce = false): string {
    if (term.kind === 'column') {
      const column = this.ref(term.column)
      return term.period ? `date_trunc('${term.period}', ${column})` : column
    }
    if (term.column) return `${term.fn}(${term.distinct ? 'distinct ' : ''}${this.ref(term.column)})`
    const key = term.relation === undefined ? undefined : findRelation(this.catalogue, term.relation).key
    if (countsOnce && key !== undefined && term.relation !== undefined)
      return `count(distinct ${this.ref({ relation: term.relation, column: key })})`
    return 'count(*)'
  }

  condition(condition: Condition, subject: string): string | undefined {
    switch (condition.kind) {
      case 'compare':
        return this.compare(condition)
      case 'between':
        return `${this.ref(condition.column)} between ${this.value(condition.low)} and ${this.value(condition.high)}`
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
    if (term.kind === 'aggregate') return `${this.term(term)} ${comparison} ${this.value(value)}`
    const isText = findColumn(this.catalogue, term.column).type === 'text' && typeof value === 'string'
    const column = this.ref(term.column)
    return isText
      ? `lower(${column}) ${comparison} lower(${this.value(value)})`
      : `${column} ${comparison} ${this.value(value)}`
  }

  /** Amounts are compared with those of their own currency. */
  private figure({ column, comparison, fn, where }: Extract<Condition, { kind: 'figure' }>): string | undefined {
    const { currency } = findColumn(this.catalogue, column)
    const own = this.ref({ relation: column.relation, column: currency ?? '' })
    const said = this.within(column.relation, where)
    if (said === undefined) return undefined
    const same = currency === undefined ? [] : [`"all".${quote(currency)} is not distinct from ${own}`]
    const conditions = [...same, ...said]
    const filter = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
    const figure = `select ${fn}("all".${quote(column.column)}) from ${quote(column.relation)} as "all"${filter}`
    return `${this.ref(column)} ${comparison} (${figure})`
  }

  private shared({ column, where }: Extract<Condition, { kind: 'shared' }>): string | undefined {
    const conditions = this.within(column.relation, where)
    const all = `select "all".${quote(column.column)} from ${quote(column.relation)} as "all"`
    return conditions && `${this.ref(column)} in (${all} where ${conditions.join(' and ')})`
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

interface Step {
  relation: string
  link: Link
}

/** The shortest way from one of the relations to another. */
export function pathTo(catalogue: Catalogue, from: Set<string>, to: string): Step[] | undefined {
  if (from.has(to)) return []
  const reached = new Map<string, Step[]>([...from].map((name) => [name, []]))
  const waiting = [...from]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const path = reached.get(name) ?? []
    for (const link of [...catalogue.links].sort((a, b) => Number(isOfItself(a)) - Number(isOfItself(b)))) {
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

/** The friend of a `friend` is another row than the one it belongs to. */
function isOfItself({ from }: Link): boolean {
  const own = new Set(wordsOfName(fold(from.relation)).map(stem))
  return wordsOfName(fold(from.column)).some((word) => own.has(stem(word)))
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
