import { isAge } from './attributes.ts'
import { type ColumnRef, findColumn, holdsDocuments } from './catalogue.ts'
import { yearRange } from './dates.ts'
import { type Comparison, type Condition, columnTerm, countOf } from './form.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, type Kind } from './item-cursor.ts'
import { untils } from './read-days.ts'
import { NumberReader } from './read-numbers.ts'

const mores = new Set(
  'more; less; fewer; most; least; mehr; weniger; am meisten; am wenigsten; plus de; moins de; plus; moins; le plus; le moins; le plus de; le moins de; mas; menos'.split(
    '; ',
  ),
)

const opposites: Record<Comparison, Comparison> = { '=': '<>', '<>': '=', '>': '<=', '>=': '<', '<': '>=', '<=': '>' }

const earlier: Record<Comparison, Comparison> = { '=': '=', '<>': '<>', '>': '<', '>=': '<=', '<': '>', '<=': '>=' }

/** What is older is of an earlier day. */
function ofDays(comparison: Comparison, words: Item | undefined): Comparison {
  return isAgeSaid(words) ? earlier[comparison] : comparison
}

function isAgeSaid(words: Item | undefined): boolean {
  return words?.kind === 'mark' && isAge(words.text)
}

function isUntil(words: Item | undefined): boolean {
  return words?.kind === 'mark' && untils.has(words.text)
}

/** What is more or less: than a number, a day, a figure, or all others. */
export class ComparisonReader extends NumberReader {
  protected readComparison(given: ColumnRef | undefined): boolean {
    const mark = this.markAt(this.at)
    const words = this.items[this.at]
    // "After 2013 or before 2008".
    const before = given ?? (this.isEither && this.comparesAt(this.at) ? this.lastCompared() : undefined)
    const { column = before, next } = this.columnWithin(this.skip(this.at + 1, 'than', 'where'))
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
    if (target?.kind === 'dates') return this.compareDates(column, ofDays(comparison, words), target, next)
    if (this.comparesWithNamed(words, next)) return this.compareWithNamed(column, comparison, next, words)
    if (target?.kind !== 'number') {
      // "Below the price that was agreed": what is compared with it is not known.
      if (this.isOfNumber(target) || this.isOfColumns(words)) return false
      this.at++
      // "Over" and "by" have other uses; what compares nothing says nothing.
      this.guesses += mark === 'after' || mark === 'before' || mark === 'since' || isUntil(words) ? 1 : 0.5
      return true
    }
    return this.compareNumber(column, comparison, target, next + 1, words)
  }

  /** "Less delivered than ordered": both are columns of a row. */
  protected addCompared({ column, comparison, other }: Kind<'compared'>): boolean {
    this.at++
    const said = this.takeNegation() ? opposites[comparison] : comparison
    if (!this.draft.relations.includes(column.relation)) this.draft.relations.push(column.relation)
    return this.addCondition({ kind: 'beside', column, comparison: said, other })
  }

  /** "Less delivered than ordered" where no row says so. */
  private isOfColumns(words: Item | undefined): boolean {
    const isMore = words?.kind === 'mark' && mores.has(words.text) && holdsDocuments(this.catalogue)
    const rest = this.items.slice(this.at + 1)
    const than = rest.findIndex((item) => item.kind === 'mark' && item.mark === 'than')
    const next = rest.slice(than + 1).find((item) => item.kind !== 'word' || !item.isFiller)
    return isMore && than >= 0 && (next?.kind === 'word' || next?.kind === 'mark' || next?.kind === 'column')
  }

  private isOfNumber(item: Item | undefined): boolean {
    const columns = item?.kind === 'column' && holdsDocuments(this.catalogue) ? item.columns : []
    const words = this.items[this.at]
    const isLimit = words?.kind === 'mark' && !mores.has(words.text) && !untils.has(words.text)
    return isLimit && columns.length > 0 && columns.every((column) => this.typeOf(column) === 'number')
  }

  /** "Larger than INV-7", "cheaper than the one from Globex": what it is compared with is named. */
  private comparesWithNamed(words: Item | undefined, next: number): boolean {
    const target = this.items[next]
    const between = this.items.slice(this.at + 1, next)
    const textOf = (item: Item | undefined) => (item?.kind === 'word' || item?.kind === 'mark' ? item.text : '')
    const isThan = [words, ...between].some((item) => /(?:^| )(?:than|als|que)$/.test(textOf(item)))
    const isTheOne = target?.kind === 'number' && target.value === 1 && textOf(between.at(-1)) === 'the'
    return isThan && (isTheOne || target?.kind === 'value' || target?.kind === 'text')
  }

  /** With the amount of a document that is named; what several may have says no amount. */
  private compareWithNamed(
    given: ColumnRef | undefined,
    comparison: Comparison,
    next: number,
    words: Item | undefined,
  ): boolean {
    const target = this.items[next]
    const [named, ...others] = target?.kind === 'value' && target.part === undefined ? target.values : []
    if (!named || others.length > 0 || given || isAgeSaid(words) || this.repeats(named.column)) return false
    const { relation } = named.column
    const column = this.amountIn(relation)
    if (!column || relation !== this.subject || !findColumn(this.catalogue, column).isMain) return false
    this.at = next + 1
    return this.addCondition({
      kind: 'figure',
      column,
      comparison,
      fn: 'max',
      where: [this.equals(named.column, named.value)],
    })
  }

  /** "More staff than 20", "a larger population than the average", "dépassent le montant moyen": the column stands before what it is compared with. */
  private columnWithin(at: number): { column?: ColumnRef | undefined; next: number } {
    const behind = this.skip(at + 1)
    const mark = this.markAt(behind)
    if (this.items[at]?.kind !== 'column') return { next: at }
    if (mark !== undefined && mark in aggregates) return { column: this.columnAt(at), next: behind }
    const isBefore = this.items[behind]?.kind === 'number' || mark === 'than'
    return isBefore ? { column: this.columnAt(at), next: this.skip(behind, 'than', 'where') } : { next: at }
  }

  /** Whether a comparison stands there with something to compare with. */
  protected comparesAt(at: number): boolean {
    const next = this.items[this.skip(at + 1, 'than')]
    return (
      (next?.kind === 'number' && !next.isTimes) ||
      next?.kind === 'dates' ||
      next?.kind === 'column' ||
      (next?.kind === 'mark' && next.mark in aggregates)
    )
  }

  /** "4 or more students": a number that counts rows. */
  protected countsAt(at: number): boolean {
    const mark = this.markAt(at)
    const number = mark && mark in comparisons ? this.skip(at + 1) : at
    if (this.items[number]?.kind !== 'number') return false
    return this.items[this.skip(number + 1, 'orMore', 'orLess', 'distinct')]?.kind === 'relation'
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
    if (column === undefined && this.comparesQuantity(counted, comparison, target)) return true
    column ??= this.numberColumn(target, words)
    if (column === undefined) return false
    if (!target.isYear || this.typeOf(column) !== 'date') return this.addNumberCondition(column, comparison, target)
    const { from, before } = yearRange(target.value)
    return this.compareDates(column, ofDays(comparison, words), { after: from, before }, this.at - 1)
  }

  /** "At least 5 chairs": rows of a list that are of so many. The chairs are still to be read. */
  protected comparesQuantity(item: Item | undefined, comparison: Comparison, number: Kind<'number'>): boolean {
    const quantity = number.currency === undefined && !number.isYear ? this.quantityBeside(item) : undefined
    if (!quantity) return false
    return this.addCondition({ kind: 'compare', term: columnTerm(quantity), comparison, value: number.value })
  }

  /** "More than once": as often as rows of what was named last belong to it. */
  protected compareTimes(comparison: Comparison, { value }: Kind<'number'>): boolean {
    const named = this.items.slice(0, this.at).flatMap((item) => (item.kind === 'relation' ? [item.relation] : []))
    const asked = this.subject ?? this.draft.group[0]?.column?.relation ?? this.columnedBehind()
    const counted = named.findLast((relation) => relation !== asked) ?? asked
    return counted !== undefined && this.addHaving(countOf(counted), comparison, value, this.at)
  }

  /** "Duplicate numbers": the relation of the column that is named next. */
  private columnedBehind(): string | undefined {
    const at = this.skip(this.at)
    return this.columnAt(at)?.relation
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

  /** "Numbers that occur several times". */
  protected readAgain(): boolean {
    this.at++
    return this.compareTimes('>', { kind: 'number', value: 1, isYear: false, from: 0, to: 0, score: 0 })
  }

  /** "Did we get more in 2017 or in 2018", "how much more in 2018 than in 2017", "more from Globex than from Acme". */
  protected comparesTwo(): boolean {
    const isDay = (item: Item) => item.kind === 'dates' || (item.kind === 'number' && item.isYear)
    const days = this.items.flatMap((item, at) => (isDay(item) ? [at] : []))
    const names = this.items.flatMap((item, at) => (item.kind === 'value' && this.namesGroup(item) ? [at] : []))
    return this.areCompared(days) || this.areCompared(names)
  }

  private namesGroup({ values }: Kind<'value'>): boolean {
    return values.every(({ column }) => this.isOfKinds(column.relation) && this.repeats(column))
  }

  private areCompared(places: number[]): boolean {
    const [first = 0, second = 0] = places
    const isEither = this.items
      .slice(first, second)
      .some((item) => item.kind === 'mark' && (item.mark === 'or' || item.mark === 'than'))
    return places.length === 2 && isEither && this.items.some((_, at) => this.saysMore(at))
  }

  protected isOneOfTwo(at: number): boolean {
    return this.draft.derive === 'difference' && this.saysMore(at) && this.comparesTwo()
  }

  private saysMore(at: number): boolean {
    const item = this.items[at]
    const isMore = item?.kind === 'mark' && mores.has(item.text)
    const next = this.items[this.skip(at + 1, 'than')]
    return isMore && (next?.kind !== 'number' || next.isYear)
  }

  /** The column that an adjective speaks of, or the only one there is. */
  protected comparedIn(relation: string, words: Item | undefined): ColumnRef | undefined {
    const said = words?.kind === 'mark' ? words.text : ''
    return this.attributeIn(said, relation) ?? this.amountIn(relation)
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
}
