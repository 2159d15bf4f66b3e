import { type Catalogue, type ColumnRef, findColumn, findRelation, isSameColumn, namingColumn } from './catalogue.ts'
import { type Draft, mainColumn } from './draft.ts'
import { type AggregateName, columnTerm, countOf, type Derived, isAggregate, relationOf } from './form.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, type Kind, periods, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { OrderReader } from './read-order.ts'
import { flagOf } from './values.ts'
import { fold } from './words.ts'

export interface Interpretation {
  draft: Draft
  /** Places where something had to be assumed. */
  guesses: number
}

/** Reads items from left to right into a draft; nothing where they contradict each other. `about`: of which relations where none is named. */
export function interpret(items: Item[], catalogue: Catalogue, about: string[] = []): Interpretation | undefined {
  const reader = new Reader(items, catalogue, about)
  return reader.read() ? { draft: reader.draft, guesses: reader.guesses } : undefined
}

class Reader extends OrderReader {
  private isBoth = false
  private isCounting = false
  private wantsDistinct = false
  private pendingFigure: AggregateName | undefined
  private currency: string | undefined

  read(): boolean {
    while (this.at < this.items.length) {
      const before = this.at
      if (!this.step()) return false
      if (this.at === before) this.at++
    }
    return this.settle()
  }

  private step(): boolean {
    const item = this.items[this.at]
    switch (item?.kind) {
      case 'mark':
        return this.readMark(item.mark)
      case 'column':
        return this.readColumn(item)
      case 'relation':
        return this.readRelation(item)
      case 'value':
        return this.addValue(item, undefined)
      case 'text':
        return this.addText(item.text, undefined)
      case 'dates':
        return this.addDates(item, undefined)
      case 'number':
        return this.readLooseNumber(item)
      case 'currency':
        this.currency = item.currency
        return true
      default:
        return true
    }
  }

  private readMark(mark: Mark): boolean {
    if (mark === 'order' || mark === 'ascending' || mark === 'descending') return this.readOrder()
    if (mark === 'share' || mark === 'difference') return this.readDerived(mark)
    // "The difference between 2023 and 2024": not what lies between them.
    if (mark === 'between' && this.draft.derive === 'difference') return true
    if (mark === 'each') return this.readGroup()
    if (mark === 'count' && !this.asksHowMuch()) return this.readCount()
    if (mark in superlatives) return this.readSuperlative(mark)
    if (mark in aggregates) return this.readAggregate()
    if (mark in comparisons || mark === 'between') return this.readComparison(undefined)
    if (mark === 'contains' || mark === 'startsWith') return this.readLike(undefined)
    const period = periods[mark]
    if (period) this.draft.period = period
    return this.note(mark)
  }

  /** "What share of the invoices": of how many there are, or of what they add up to. */
  private readDerived(derive: Derived): boolean {
    this.draft.derive = derive
    this.at++
    const of = this.items[this.skip(this.at, 'where')]
    if (of?.kind === 'relation') this.isCounting = true
    if (of?.kind === 'column') this.pendingFigure = 'sum'
    return true
  }

  /** "Combien" counts what stands behind a "de"; else it is money: "combien avons-nous payé". */
  private asksHowMuch(): boolean {
    const said = this.items[this.at]
    if (said?.kind !== 'mark' || said.text !== 'combien') return false
    const isCounted = this.items.some(
      (item, at) =>
        at > this.at &&
        (item.kind === 'relation' || item.kind === 'column') &&
        ['de', 'd'].includes(this.textAt(at - 1)),
    )
    if (!isCounted) this.pendingFigure = 'sum'
    return !isCounted
  }

  private textAt(at: number): string {
    const item = this.items[at]
    return item?.kind === 'mark' || item?.kind === 'word' ? item.text : ''
  }

  private note(mark: Mark): boolean {
    if (mark === 'not') this.isNegated = true
    if (mark === 'or') this.isEither = true
    if (mark === 'both') this.isBoth = true
    if (mark === 'distinct') this.wantsDistinct = true
    if (mark === 'and' || mark === 'but') this.inner = undefined
    if (mark === 'but') this.isDenying = false
    if (
      (mark === 'where' || mark === 'where?') &&
      (this.draft.select.length > 0 || this.hasSeen('relation') || this.isCounting)
    )
      this.isSelecting = false
    if (mark === 'where?' && this.draft.select.length === 0 && this.at === 0) return this.selectPlace()
    if (mark === 'when' && this.at > 0) this.isSelecting = false
    else if (mark === 'when' && this.draft.select.length === 0) return this.selectKind('date')
    return true
  }

  private readColumn(item: Kind<'column'>): boolean {
    const column = this.resolve(item, this.at)
    const next = this.skip(this.at + 1, 'where', 'not', 'or', 'both')
    if (this.items.slice(this.at, next).some((other) => other.kind === 'mark' && other.mark === 'both'))
      this.isBoth = true
    const following = this.items[next]
    const isDenied = this.items.slice(this.at + 1, next).some((other) => other.kind === 'mark' && other.mark === 'not')
    const mark = this.markAt(next)
    const isOrdering = this.items.slice(this.at + 1, next).some((other) => other.kind === 'mark' && other.mark === 'or')
    const deny = () => {
      if (isDenied) this.isNegated = true
      this.at = next
    }
    const isCountNext = next > this.at + 1 && this.countsAt(next)
    const isBetweenPeriods = mark === 'between' && this.draft.derive === 'difference'
    const isCompared = mark !== undefined && (mark in comparisons || mark === 'between') && !isBetweenPeriods
    if (isCompared && !isOrdering && !isCountNext && this.comparesAt(next)) {
      deny()
      return this.readComparison(column)
    }
    if (mark === 'contains' || mark === 'startsWith') {
      deny()
      return this.readLike(column)
    }
    if (following?.kind === 'number' && next - this.at <= 3 && !isCountNext && this.fits(column, following, next)) {
      deny()
      return this.addNumber(column, following)
    }
    if (
      following?.kind === 'value' &&
      following.values.some(({ column: other }) => item.columns.some((one) => isSameColumn(one, other)))
    ) {
      deny()
      return this.addValue(following, item.columns)
    }
    if (following?.kind === 'text') {
      deny()
      return this.addText(following.text, column)
    }
    if (following?.kind === 'dates' && this.typeOf(column) === 'date') {
      deny()
      return this.addDates(following, column)
    }
    this.at++
    return this.addColumn(item, column)
  }

  /** Nothing that it is compared with stands behind it. */
  private addColumn(item: Kind<'column'>, column: ColumnRef): boolean {
    const flag = flagOf(findColumn(this.catalogue, column))
    if (flag) {
      const value = this.takeNegation() ? flag.no : flag.yes
      return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison: '=', value })
    }
    if (this.isNegated) {
      this.isNegated = false
      return this.addCondition({ kind: 'filled', column, negated: true })
    }
    if (this.isCounting) {
      this.isCounting = false
      this.draft.select.push({ kind: 'aggregate', fn: 'count', column, distinct: true })
      return true
    }
    if (this.pendingFigure && this.typeOf(column) === 'number') {
      this.draft.select.push({ kind: 'aggregate', fn: this.pendingFigure, column })
      this.pendingFigure = undefined
      return true
    }
    if (this.wantsDistinct) {
      this.draft.distinct = true
      this.wantsDistinct = false
    }
    this.select(columnTerm(column))
    const beside = item.also?.find(({ relation }) => relation === column.relation)
    return beside ? this.select(columnTerm(beside)) : true
  }

  /** "Heights of the three tallest" and "winners in 2013" do not say what the height or the winner is. */
  private fits(column: ColumnRef, { isYear }: Kind<'number'>, at: number): boolean {
    const isRank = (this.markAt(at + 1) ?? '') in superlatives
    const isElsewhere = isYear && this.typeOf(column) === 'text' && (at > this.at + 1 || this.isDated(column.relation))
    const isPeriod = isYear && this.draft.derive === 'difference'
    return !isRank && !isElsewhere && !isPeriod && this.typeOf(column) !== 'boolean'
  }

  private selectPlace(): boolean {
    const relation = this.draft.relations[0]
    const columns = relation === undefined ? [] : findRelation(this.catalogue, relation).columns
    const place = columns.find(({ name }) => /(^|_)(location|city|town|hometown|address|place|country)$/i.test(name))
    if (relation === undefined || !place) return false
    this.guesses += 0.5
    return this.select(columnTerm({ relation, column: place.name }))
  }

  private selectKind(type: 'date'): boolean {
    const relation = this.draft.relations[0] ?? this.catalogue.relations[0]?.name
    const isNamed = this.items.some(
      (item) => item.kind === 'column' && item.columns.some((column) => this.typeOf(column) === type),
    )
    const column =
      relation === undefined || isNamed
        ? undefined
        : (this.dueIn(relation) ?? mainColumn(this.catalogue, relation, type))
    return column ? this.select(columnTerm(column)) : true
  }

  /** "When must it be paid". */
  private dueIn(relation: string): ColumnRef | undefined {
    const isOwed = this.items.some(
      (item) =>
        (item.kind === 'word' && /^(?:must|muss|doit|faut|pay|paid|pagar|zahl|bezahl)/.test(item.text)) ||
        (item.kind === 'mark' && /^(?:by|until|bis|avant|jusqu|hasta|antes)/.test(item.text)),
    )
    const due = findRelation(this.catalogue, relation).columns.find(({ names }) =>
      names.some((name) => fold(name) === 'due date'),
    )
    return isOwed && due ? { relation, column: due.name } : undefined
  }

  /** A number that no comparison or column stands before. */
  private readLooseNumber(item: Kind<'number'>): boolean {
    const mark = this.markAt(this.at + 1)
    const counted = this.items[this.skip(this.at + 1, 'orMore', 'orLess', 'distinct')]
    if ((mark === 'orMore' || mark === 'orLess' || !this.isSelecting) && counted?.kind === 'relation' && !item.isYear) {
      this.addOnly(counted)
      return this.addHaving(
        countOf(counted.relation),
        mark === 'orMore' ? '>=' : mark === 'orLess' ? '<=' : '=',
        item.value,
        this.skip(this.at + 1, 'orMore', 'orLess') + 1,
      )
    }
    // "The three invoices with the highest total".
    const isRanked = this.items.slice(this.at).some((other) => other.kind === 'mark' && other.mark in superlatives)
    if (
      (mark !== undefined && mark in superlatives) ||
      (this.isSelecting && isRanked && counted?.kind === 'relation')
    ) {
      this.draft.limit = item.value
      this.at++
      return true
    }
    const next = this.columnAt(this.skip(this.at + 1))
    if (next && this.typeOf(next) === 'number' && !item.isYear) {
      this.at = this.skip(this.at + 1)
      return this.addNumber(next, item)
    }
    const last = this.draft.where.at(-1)
    if (this.isEither && last?.kind === 'compare' && last.term.column) return this.addNumber(last.term.column, item)
    if (this.isEither && last?.kind === 'within') return this.addNumber(last.column, item)
    const column = this.numberColumn(item, undefined)
    return column !== undefined && item.isYear ? this.addNumber(column, item) : false
  }

  private readRelation({ relation, only }: Kind<'relation'>): boolean {
    this.at++
    const subject = this.draft.select[0]?.column?.relation ?? this.draft.relations[0]
    if (only && this.isNegated && relation === subject) {
      this.draft.where.push(this.equals(only.column, only.value))
      return true
    }
    if (only)
      this.draft.where.push({ kind: 'compare', term: columnTerm(only.column), comparison: '=', value: only.value })
    if (this.isNegated && relation !== subject) {
      this.isNegated = false
      this.draft.related.push({ relation, where: [], negated: true })
      this.isDenying = true
      return true
    }
    if (this.isCounting) {
      this.isCounting = false
      this.draft.select.push(countOf(relation))
      return true
    }
    if (this.pendingFigure && this.items[this.at]?.kind !== 'column') {
      const column = mainColumn(this.catalogue, relation, 'number')
      if (!column) return true
      this.draft.select.push({ kind: 'aggregate', fn: this.pendingFigure, column })
      this.pendingFigure = undefined
      return true
    }
    const isListed = this.isListed(this.at - 1)
    const isColumnNext = this.items[this.at]?.kind === 'column' || this.markAt(this.at) === 'of'
    if (this.isSelecting && isListed && this.draft.select.length > 0 && !isColumnNext) {
      const naming = namingColumn(findRelation(this.catalogue, relation))
      if (naming) this.select(columnTerm({ relation, column: naming.name }))
    }
    return true
  }

  private readCount(): boolean {
    const begun = this.items[this.at]
    const next = this.skip(this.at + 1, 'distinct', 'count')
    const isDistinct = this.items.slice(this.at, next).some((item) => item.kind === 'mark' && item.mark === 'distinct')
    const item = this.items[next]
    this.pendingFigure = this.pendingFigure === 'sum' ? undefined : this.pendingFigure
    if (item?.kind === 'relation') {
      this.at = next
      this.isCounting = true
      return this.readRelation(item)
    }
    if (item?.kind === 'column') {
      const column = this.resolve(item, next)
      this.at = next + 1
      const { type, isKey } = findColumn(this.catalogue, column)
      const isSum = begun?.kind === 'mark' && begun.text.startsWith('total')
      if (type === 'number' && !isKey && !isDistinct)
        return this.select(isSum ? { kind: 'aggregate', fn: 'sum', column } : columnTerm(column))
      return this.select({ kind: 'aggregate', fn: 'count', column, distinct: true })
    }
    const quantity = item?.kind === 'value' && begun?.kind === 'mark' ? this.quantityOf(item, begun.text) : undefined
    if (quantity) {
      this.at = next
      return this.select({ kind: 'aggregate', fn: 'sum', column: quantity })
    }
    this.isCounting = true
    if (isDistinct) this.wantsDistinct = false
    return true
  }

  /** "Qué cantidad de" something: not how many rows there are of it, where rows have a column of that name. */
  private quantityOf({ values }: Kind<'value'>, said: string): ColumnRef | undefined {
    const relation = values[0]?.column.relation
    const [word] = said.split(' ')
    const columns = relation === undefined ? [] : findRelation(this.catalogue, relation).columns
    const column = columns.find(({ type, names }) => type === 'number' && names.some((name) => fold(name) === word))
    return relation === undefined || !column ? undefined : { relation, column: column.name }
  }

  /** Figures that are named one after the other: "the minimum and maximum", "la moyenne du total". */
  private figuresFrom(at: number): { fns: AggregateName[]; next: number } {
    const fns: AggregateName[] = []
    let next = at
    for (; next < this.items.length; next++) {
      const mark = this.markAt(next)
      const fn = mark && aggregates[mark]
      const isJoined = this.joinsNouns(next) && (this.markAt(next + 1) ?? '') in aggregates
      if (fn) fns.push(fn)
      else if (!isJoined && mark !== 'and' && this.items[next]?.kind !== 'comma' && next >= this.skip(next, 'distinct'))
        break
    }
    return { fns, next }
  }

  private readAggregate(): boolean {
    const { fns, next } = this.figuresFrom(this.at)
    // "The total number of": a count, unless it is of something that is a number already.
    const isCount = this.markAt(next) === 'count'
    const behind = isCount ? this.skip(next + 1, 'distinct') : next
    const column = this.columnAt(behind)
    if (column && this.typeOf(column) === 'number') {
      for (const fn of fns) this.draft.select.push({ kind: 'aggregate', fn, column })
      this.at = behind + 1
      return this.shareFigures(fns)
    }
    if (column && this.typeOf(column) === 'date' && fns.every((fn) => fn === 'max' || fn === 'min')) {
      for (const fn of fns) this.draft.select.push({ kind: 'aggregate', fn, column })
      this.at = behind + 1
      return true
    }
    if (isCount) {
      this.at = next
      return true
    }
    const main = fns[0] === 'sum' && this.hasSeen('relation') ? this.comparedMain(next) : undefined
    if (main) {
      this.at = next
      return this.readComparison(main)
    }
    return this.awaitFigure(fns.find((one) => one !== 'sum') ?? fns[0], next)
  }

  /** "Invoices with a total of more than 500": nothing is added up. */
  private comparedMain(at: number): ColumnRef | undefined {
    const relation = this.subject
    const isCompared =
      (this.markAt(at) ?? '') in comparisons && this.items[this.skip(at + 1, 'than')]?.kind === 'number'
    const main = isCompared && relation !== undefined ? mainColumn(this.catalogue, relation, 'number') : undefined
    return main && findColumn(this.catalogue, main).isMain ? main : undefined
  }

  private joinsNouns(at: number): boolean {
    return this.markAt(at) === 'where' && genitives.has(this.textAt(at))
  }

  /** What it is of stands before it, as in "el importe medio", or is still to come. */
  private awaitFigure(fn: AggregateName | undefined, next: number): boolean {
    const { select } = this.draft
    const last = select.at(-1)
    const isBehind = this.items[this.at - 1]?.kind === 'column' && last?.kind === 'column'
    this.at = next
    if (fn && isBehind && this.typeOf(last.column) === 'number')
      select[select.length - 1] = { kind: 'aggregate', fn, column: last.column }
    else this.pendingFigure = fn
    return true
  }

  /** "The average age and weight" is an average of both. */
  private shareFigures(fns: AggregateName[]): boolean {
    for (;;) {
      const next = this.markAt(this.at) === 'and' ? this.skip(this.at + 1) : -1
      const column = next < 0 ? undefined : this.columnAt(next)
      const isCondition = ['number', 'value', 'text'].includes(this.items[this.skip(next + 1)]?.kind ?? '')
      if (!column || this.typeOf(column) !== 'number' || isCondition) return true
      for (const fn of fns) this.draft.select.push({ kind: 'aggregate', fn, column })
      this.at = next + 1
    }
  }

  private settleFigure(fn: AggregateName, relation: string | undefined): boolean {
    const { select } = this.draft
    // "Insgesamt" behind a sum says it once more.
    if (fn === 'sum' && select.some(isAggregate)) return true
    const of = relation ?? this.catalogue.relations[0]?.name
    const main = of === undefined ? undefined : mainColumn(this.catalogue, of, 'number')
    const [only] = select
    if (only?.kind === 'column' && this.typeOf(only.column) === 'number')
      select[0] = { kind: 'aggregate', fn, column: only.column }
    else if (main) select.push({ kind: 'aggregate', fn, column: main })
    else return fn === 'sum'
    return true
  }

  /** "In EUR": of the amount that is asked for, or the one that is meant where none is named. */
  private settleCurrency(currency: string): boolean {
    const { select, order } = this.draft
    const named = [...select, ...order.map(({ by }) => by)].flatMap(({ column }) => column ?? [])
    const relation = this.subject ?? this.catalogue.relations[0]?.name
    const main = relation === undefined ? undefined : mainColumn(this.catalogue, relation, 'number')
    const column = [...named, ...(main ? [main] : [])].find(
      (one) => findColumn(this.catalogue, one).currency !== undefined,
    )
    if (column) this.addCurrency(column, currency)
    return column !== undefined
  }

  /** Of which documents an amount is, where no other word says it. */
  private settleKind(): void {
    const named = this.items
      .filter((item) => item.kind === 'relation' || item.kind === 'column')
      .filter(({ only }) => only)
    const [first] = named
    if (first?.kind === 'column' && !named.some(({ kind }) => kind === 'relation')) this.addOnly(first)
  }

  /** What is left over at the end of the question. */
  private settle(): boolean {
    const relation = this.draft.relations[0] ?? relationOf(this.draft.where[0])
    if (this.isCounting) {
      if (relation === undefined) return false
      this.draft.select.push(countOf(relation))
    }
    if (this.draft.derive && this.draft.select.length === 0) this.pendingFigure ??= 'sum'
    if (this.pendingFigure && !this.settleFigure(this.pendingFigure, relation)) return false
    if (this.isNegated) this.guesses += 1
    if (this.draft.select.length === 0 && this.asksWho()) this.selectWho()
    if (this.isBoth && this.draft.where.length < 2) return false
    this.settleKind()
    return this.currency === undefined || this.settleCurrency(this.currency)
  }
}

const genitives = new Set('de du des del der von vom'.split(' '))
