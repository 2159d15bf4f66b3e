import { attributeOf, isReversed } from './attributes.ts'
import { type ColumnRef, findColumn, findRelation, isSameColumn, namingColumn } from './catalogue.ts'
import { yearRange } from './dates.ts'
import { mainColumn } from './draft.ts'
import { type Comparison, type Condition, columnTerm, countOf, type Literal, relationOf, type Term } from './form.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, ItemCursor, type Kind } from './item-cursor.ts'
import { pathTo } from './write-sql.ts'

const opposites: Record<Comparison, Comparison> = { '=': '<>', '<>': '=', '>': '<=', '>=': '<', '<': '>=', '<=': '>' }

/** From a day to another. */
const untils = new Set([
  'to',
  'until',
  'till',
  'through',
  'bis',
  'bis zum',
  'au',
  'a',
  'jusqu au',
  'hasta',
  'hasta el',
  'al',
])

const onwards = new Set(['on', 'onward', 'onwards'])

/** What rows must fulfil: comparisons, values, days, words, and what is denied. */
export class ConditionReader extends ItemCursor {
  protected isNegated = false
  protected isEither = false
  /** What is said of the rows that a figure is of: "than the average of those in Asia". */
  protected inner: { relation: string; where: Condition[] } | undefined
  /** Whether what is said of other relations belongs to what must not be there. */
  protected isDenying = false

  /** "4 or more students": a number that counts rows. */
  protected countsAt(at: number): boolean {
    const mark = this.markAt(at)
    const number = mark && mark in comparisons ? this.skip(at + 1) : at
    if (this.items[number]?.kind !== 'number') return false
    return this.items[this.skip(number + 1, 'orMore', 'orLess', 'distinct')]?.kind === 'relation'
  }

  /** Whether a comparison stands there with something to compare with. */
  protected comparesAt(at: number): boolean {
    const next = this.items[this.skip(at + 1, 'than')]
    return (
      next?.kind === 'number' ||
      next?.kind === 'dates' ||
      next?.kind === 'column' ||
      (next?.kind === 'mark' && next.mark in aggregates)
    )
  }

  protected readComparison(given: ColumnRef | undefined): boolean {
    const mark = this.markAt(this.at)
    const words = this.items[this.at]
    let next = this.skip(this.at + 1, 'than', 'where')
    // "After 2013 or before 2008".
    let column = given ?? (this.isEither && this.comparesAt(this.at) ? this.lastCompared() : undefined)
    const behind = this.skip(next + 1)
    // "More staff than 20", "a larger population than the average".
    if (
      this.items[next]?.kind === 'column' &&
      (this.items[behind]?.kind === 'number' || this.markAt(behind) === 'than')
    ) {
      column = this.columnAt(next)
      next = this.skip(behind, 'than', 'where')
    }
    const target = this.items[next]
    if (mark === 'between') return this.readBetween(column, next)
    let comparison = comparisons[mark ?? 'more'] ?? '='
    if (this.isNegated) {
      comparison = opposites[comparison]
      this.isNegated = false
    }
    if (target?.kind === 'mark' && target.mark in aggregates) return this.readFigure(column, comparison, next, words)
    const every = this.everyAt(next, comparison)
    if (every && target) return this.compareWithAll(column, comparison, every, words)
    if (target?.kind === 'dates') return this.compareDates(column, comparison, target, next)
    if (target?.kind !== 'number') {
      this.at++
      // "Over" and "by" have other uses; what compares nothing says nothing.
      this.guesses += mark === 'after' || mark === 'before' || mark === 'since' ? 1 : 0.5
      return true
    }
    return this.compareNumber(column, comparison, target, next + 1, words)
  }

  /** "Than any", "than all": which of their values it is compared with, and the place of what they are. */
  protected everyAt(next: number, comparison: Comparison): { fn: 'max' | 'min'; at: number } | undefined {
    const between = this.items.slice(this.at + 1, next + 1)
    const texts = between.flatMap((item) => (item.kind === 'word' || item.kind === 'mark' ? [item.text] : []))
    const isAny = texts.includes('any')
    if (!isAny && !texts.some((text) => text === 'all' || text === 'every' || text === 'each')) return undefined
    const at = this.skip(next, 'each')
    if (this.items[at]?.kind !== 'relation') return undefined
    return { fn: comparison.startsWith('>') === isAny ? 'min' : 'max', at }
  }

  protected compareWithAll(
    given: ColumnRef | undefined,
    comparison: Comparison,
    { fn, at }: { fn: 'max' | 'min'; at: number },
    words: Item | undefined,
  ): boolean {
    const item = this.items[at]
    const column = given ?? (item?.kind === 'relation' ? this.comparedIn(item.relation, words) : undefined)
    if (column === undefined || this.typeOf(column) === 'text') return false
    const figure: Condition = { kind: 'figure', column, comparison, fn, where: [] }
    this.at = at + 1
    this.addCondition(figure)
    this.inner = { relation: column.relation, where: figure.where }
    return true
  }

  /** The column that an adjective speaks of, or the only one there is. */
  protected comparedIn(relation: string, words: Item | undefined): ColumnRef | undefined {
    const said = words?.kind === 'mark' ? words.text : ''
    return attributeOf(said, relation, this.catalogue) ?? mainColumn(this.catalogue, relation, 'number')
  }

  /** With a column, or with how many rows there are: "at least 2 pets". */
  protected compareNumber(
    given: ColumnRef | undefined,
    said: Comparison,
    target: Kind<'number'>,
    after: number,
    words: Item | undefined,
  ): boolean {
    const isOrMore = this.markAt(after) === 'orMore'
    const comparison = isOrMore ? '>=' : said
    const behind = this.skip(isOrMore ? after + 1 : after, 'distinct')
    const counted = this.items[behind]
    this.at = isOrMore ? after + 1 : after
    let column = given
    if (target.isTimes) return this.compareTimes(comparison, target)
    if (column === undefined && counted?.kind === 'relation') {
      this.addOnly(counted)
      return this.addHaving(countOf(counted.relation), comparison, target.value, behind + 1)
    }
    if (column === undefined && counted?.kind === 'column' && this.draft.select.length > 0) {
      column = this.resolve(counted, behind)
      if (this.typeOf(column) === 'text')
        return this.addHaving(countOf(column.relation), comparison, target.value, behind + 1)
      this.at = behind + 1
    }
    column ??= this.numberColumn(target, words)
    if (column === undefined) return false
    if (!target.isYear || this.typeOf(column) !== 'date') return this.addNumberCondition(column, comparison, target)
    const { from, before } = yearRange(target.value)
    return this.compareDates(column, comparison, { after: from, before }, this.at - 1)
  }

  /** "More than once": as often as rows of what was named last belong to it. */
  protected compareTimes(comparison: Comparison, { value }: Kind<'number'>): boolean {
    const named = this.items.slice(0, this.at).flatMap((item) => (item.kind === 'relation' ? [item.relation] : []))
    const counted = named.findLast((relation) => relation !== this.subject) ?? this.subject
    return counted !== undefined && this.addHaving(countOf(counted), comparison, value, this.at)
  }

  /** "More than 3 invoices" are documents of that kind. */
  protected addOnly({ only }: Kind<'relation'> | Kind<'column'>): void {
    if (only)
      this.draft.where.push({ kind: 'compare', term: columnTerm(only.column), comparison: '=', value: only.value })
  }

  protected addHaving(term: Term, comparison: Comparison, value: number, next: number): boolean {
    this.draft.having.push({ kind: 'compare', term, comparison, value })
    this.at = next
    return true
  }

  /** What is compared with a number where no column is named. */
  protected numberColumn(target: Kind<'number'>, words: Item | undefined): ColumnRef | undefined {
    const last = this.items.slice(0, this.at).findLast((item) => item.kind === 'relation')
    const named =
      (last?.kind === 'relation' ? last.relation : undefined) ??
      this.draft.select[0]?.column?.relation ??
      this.draft.relations[0]
    const relation = named ?? relationOf(this.draft.where[0]) ?? this.catalogue.relations[0]?.name
    if (relation === undefined) return undefined
    const year = target.isYear && !target.currency ? this.yearColumn(relation) : undefined
    const main = mainColumn(this.catalogue, relation, 'number')
    const said = year ?? this.adjectiveColumn(words, relation)
    const isClear = said ?? (target.currency !== undefined || (main && findColumn(this.catalogue, main).isMain))
    this.guesses += isClear ? 0.3 : 1
    const before = this.lastCompared()
    const meant = said ?? main
    return meant ?? (before?.relation === relation ? before : undefined)
  }

  private yearColumn(relation: string): ColumnRef | undefined {
    const { columns } = findRelation(this.catalogue, relation)
    const named = columns.find(({ names }) => names.some((name) => /\b(year|jahr|ann[eé]e|año)\b/i.test(name)))
    return named ? { relation, column: named.name } : mainColumn(this.catalogue, relation, 'date')
  }

  /** The column of the condition before. */
  protected lastCompared(): ColumnRef | undefined {
    const last = this.draft.where.findLast((condition) => condition.kind === 'compare' || condition.kind === 'within')
    return last?.kind === 'compare' ? last.term.column : last?.kind === 'within' ? last.column : undefined
  }

  /** "Older than 20" says of what. */
  protected adjectiveColumn(words: Item | undefined, relation: string): ColumnRef | undefined {
    if (words?.kind !== 'mark') return undefined
    const found = attributeOf(words.text, relation, this.catalogue)
    return found && isReversed(words.text, found) ? undefined : found
  }

  protected readFigure(
    given: ColumnRef | undefined,
    comparison: Comparison,
    next: number,
    words: Item | undefined,
  ): boolean {
    const fn = aggregates[this.markAt(next) ?? 'avg'] ?? 'avg'
    const at = this.skip(next + 1, 'count')
    const named = this.items[at]?.kind === 'column' ? this.columnAt(at) : undefined
    const column =
      given ?? named ?? this.numberColumn({ kind: 'number', value: 0, isYear: false, from: 0, to: 0, score: 0 }, words)
    if (column === undefined || this.typeOf(column) === 'text') return false
    this.at = named ? at + 1 : next + 1
    const figure: Condition = { kind: 'figure', column, comparison, fn, where: [] }
    this.addCondition(figure)
    const behind = this.skip(this.at, 'where')
    const of = this.items[behind]
    const isOfOthers = of?.kind === 'relation' && of.relation === column.relation && behind > this.at
    if (!isOfOthers && !(of?.kind === 'value' && behind > this.at)) return true
    this.inner = { relation: column.relation, where: figure.where }
    this.at = isOfOthers ? behind + 1 : behind
    return true
  }

  protected readBetween(given: ColumnRef | undefined, next: number): boolean {
    const low = this.items[next]
    const high = this.items[this.skip(next + 1, 'and')]
    const column = given ?? (low?.kind === 'number' ? this.numberColumn(low, undefined) : undefined)
    this.at = this.skip(next + 1, 'and') + 1
    if (low?.kind === 'number' && high?.kind === 'number' && column) {
      if (this.typeOf(column) === 'date' && low.isYear && high.isYear)
        return this.addCondition({
          kind: 'within',
          column,
          from: yearRange(low.value).from,
          before: yearRange(high.value).before,
        })
      this.addCurrency(column, high.currency ?? low.currency)
      return this.addCondition({ kind: 'between', column, low: low.value, high: high.value })
    }
    const date = low?.kind === 'dates' ? (column ?? this.dateColumn()) : undefined
    if (low?.kind !== 'dates' || high?.kind !== 'dates' || !date) return false
    return this.addCondition({ kind: 'within', column: date, from: low.after, before: high.before })
  }

  protected readLike(given: ColumnRef | undefined): boolean {
    const isStart = this.markAt(this.at) === 'startsWith'
    let next = this.skip(this.at + 1, 'where', 'contains', 'startsWith')
    let item = this.items[next]
    if (item?.kind === 'column' && ['text', 'value'].includes(this.items[next + 1]?.kind ?? ''))
      item = this.items[++next]
    const text =
      item?.kind === 'text' ? item.text : item?.kind === 'value' ? (item.part ?? item.values[0]?.value) : undefined
    if (text === undefined) {
      this.guesses += 0.5
      return true
    }
    const known = item?.kind === 'value' ? item.values[0]?.column : undefined
    const column = given ?? this.columnBeside(next) ?? known ?? this.lastTextColumn()
    if (!column) return false
    this.at = next + 1
    return this.addCondition({
      kind: 'like',
      column,
      pattern: isStart ? `${text}%` : `%${text}%`,
      negated: this.takeNegation(),
    })
  }

  /** "the word 'Hey' in its title": the column stands behind. */
  protected columnBeside(at: number): ColumnRef | undefined {
    const next = this.skip(at + 1, 'where')
    const column = this.columnAt(next)
    if (column && this.typeOf(column) === 'text') return column
    return undefined
  }

  protected lastTextColumn(): ColumnRef | undefined {
    this.guesses += 0.5
    const texts = this.draft.select.flatMap((term) =>
      term.kind === 'column' && this.typeOf(term.column) === 'text' ? [term.column] : [],
    )
    const naming =
      this.draft.relations[0] === undefined
        ? undefined
        : namingColumn(findRelation(this.catalogue, this.draft.relations[0]))
    return texts.at(-1) ?? (naming && { relation: this.draft.relations[0] ?? '', column: naming.name })
  }

  protected takeNegation(): boolean {
    const was = this.isNegated
    this.isNegated = false
    return was
  }

  /** The relation that the question is about, as far as it has been read. */
  protected get subject(): string | undefined {
    return this.draft.select[0]?.column?.relation ?? this.draft.relations[0]
  }

  protected addValue({ values, part }: Kind<'value'>, wanted: ColumnRef[] | undefined): boolean {
    this.at++
    const isAsked = ({ column }: { column: ColumnRef }) => wanted?.some((one) => isSameColumn(one, column)) ?? true
    const scoreOf = ({ column }: { column: ColumnRef }) => {
      const isLast = this.items.slice(0, this.at).findLast((item) => item.kind === 'relation')
      return (
        (isAsked({ column }) ? 8 : 0) +
        (isLast?.kind === 'relation' && isLast.relation === column.relation ? 2 : 0) +
        (this.draft.relations.includes(column.relation) ? 1 : 0) -
        0.3 * this.distanceTo(column.relation)
      )
    }
    const [best, second] = [...values].sort((a, b) => scoreOf(b) - scoreOf(a))
    if (!best) return false
    if (second && scoreOf(best) === scoreOf(second)) this.guesses += 0.5
    const next = this.items[this.at]
    if (next?.kind === 'column' && next.columns.some((column) => isSameColumn(column, best.column))) this.at++
    const { relation } = best.column
    const isElsewhere = this.subject !== undefined && relation !== this.subject
    const isDenied = this.isNegated && isElsewhere && !this.inner
    if (isDenied) this.isNegated = false
    const condition: Condition =
      part === undefined
        ? this.equals(best.column, best.value)
        : { kind: 'like', column: best.column, pattern: `%${part}%`, negated: this.takeNegation() }
    if (!isDenied) return this.addCondition(condition)
    // Not "with another one", but "with none that is it".
    this.draft.related.push({ relation, where: [condition], negated: true })
    this.isDenying = true
    return true
  }

  /** How many links lie between what is asked about and a relation. */
  private distanceTo(relation: string): number {
    const from = this.subject
    return from === undefined ? 0 : (pathTo(this.catalogue, new Set([from]), relation)?.length ?? 9)
  }

  protected equals(column: ColumnRef, value: Literal): Condition {
    return { kind: 'compare', term: columnTerm(column), comparison: this.takeNegation() ? '<>' : '=', value }
  }

  protected addText(text: string, column: ColumnRef | undefined): boolean {
    this.at++
    const target = column ?? this.columnBeside(this.at - 1) ?? this.lastTextColumn()
    if (!target) return false
    if (!column) this.guesses += 1
    const number = Number(text)
    if (this.typeOf(target) === 'number')
      return Number.isFinite(number) && this.addCondition(this.equals(target, number))
    return this.addCondition(this.equals(target, text))
  }

  protected dateColumn(): ColumnRef | undefined {
    const relation =
      this.draft.relations[0] ?? this.draft.select[0]?.column?.relation ?? this.catalogue.relations[0]?.name
    return relation === undefined ? undefined : mainColumn(this.catalogue, relation, 'date')
  }

  protected addDates(item: Kind<'dates'>, given: ColumnRef | undefined): boolean {
    this.at++
    const column = given ?? this.dateBehind() ?? this.dateColumn()
    if (!column) return false
    const until = this.items[this.at]
    const end = this.items[this.skip(this.at + 1)]
    const isRange =
      (until?.kind === 'mark' || until?.kind === 'word') && untils.has(until.text) && end?.kind === 'dates'
    if (isRange) this.at = this.skip(this.at + 1) + 1
    // "From April on".
    if (until?.kind === 'mark' && onwards.has(until.text) && this.isFrom(item)) {
      this.at++
      return this.addCondition({ kind: 'within', column, from: item.after })
    }
    return this.addCondition({ kind: 'within', column, from: item.after, before: isRange ? end.before : item.before })
  }

  private isFrom(dates: Kind<'dates'>): boolean {
    const before = this.items[this.items.indexOf(dates) - 1]
    return before?.kind === 'mark' && before.text === 'from'
  }

  /** "Die vor Juni fällig sind": what a day is of may stand at the end. */
  private dateBehind(): ColumnRef | undefined {
    const at = this.skip(this.at, 'where')
    const column = at > 0 && this.skip(at + 1) >= this.items.length ? this.columnAt(at) : undefined
    if (!column || this.typeOf(column) !== 'date') return undefined
    this.at = at + 1
    return column
  }

  protected compareDates(
    given: ColumnRef | undefined,
    comparison: Comparison,
    { after, before }: { after: string; before: string },
    at: number,
  ): boolean {
    this.at = at + 1
    const column = given ?? this.dateBehind() ?? this.dateColumn()
    if (!column || this.typeOf(column) !== 'date') return false
    if (comparison === '>') return this.addCondition({ kind: 'within', column, from: before })
    if (comparison === '>=') return this.addCondition({ kind: 'within', column, from: after })
    if (comparison === '<') return this.addCondition({ kind: 'within', column, before: after })
    return this.addCondition({ kind: 'within', column, before })
  }

  protected addNumber(column: ColumnRef, item: Kind<'number'>): boolean {
    this.at++
    const mark = this.markAt(this.at)
    if (mark === 'orMore' || mark === 'orLess') {
      this.at++
      return this.addNumberCondition(column, mark === 'orMore' ? '>=' : '<=', item)
    }
    if (mark === 'or' && this.markAt(this.at + 1) === 'after') {
      this.at += 2
      return this.addNumberCondition(column, '>=', item)
    }
    if (this.typeOf(column) === 'date') {
      if (!item.isYear) return false
      const { from, before } = yearRange(item.value)
      return this.addCondition({ kind: 'within', column, from, before })
    }
    const value = this.typeOf(column) === 'text' ? String(item.value) : item.value
    return this.addCondition(this.equals(column, value))
  }

  protected addNumberCondition(
    column: ColumnRef,
    comparison: Comparison,
    { value, currency, isYear }: Kind<'number'>,
  ): boolean {
    const { type } = findColumn(this.catalogue, column)
    if (type === 'text' && isYear)
      return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value: String(value) })
    if (type !== 'number') return false
    this.addCurrency(column, currency)
    return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value })
  }

  protected addCurrency(column: ColumnRef, currency: string | undefined): void {
    const { currency: unit } = findColumn(this.catalogue, column)
    if (currency === undefined || unit === undefined) return
    this.draft.where.push({
      kind: 'compare',
      term: columnTerm({ relation: column.relation, column: unit }),
      comparison: '=',
      value: currency,
    })
  }

  protected addCondition(condition: Condition): boolean {
    const relation = relationOf(condition)
    const open = this.isDenying ? this.draft.related.at(-1) : undefined
    if (this.inner) {
      const { relation: own, where } = this.inner
      const isOwn = relation === own || relation === undefined
      where.push(isOwn ? condition : { kind: 'related', relation, where: [condition], negated: false })
    } else if (open && relation !== undefined && relation !== this.subject && relation !== this.draft.relations[0])
      this.join(open.where, condition)
    else this.join(this.draft.where, condition)
    this.isEither = false
    return true
  }

  private join(where: Condition[], condition: Condition): void {
    const last = where.at(-1)
    if (this.isEither && last && relationOf(last) === relationOf(condition))
      where[where.length - 1] = { kind: 'any', of: [last, condition] }
    else where.push(condition)
  }
}
