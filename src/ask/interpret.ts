import { type Catalogue, findColumn } from './catalogue.ts'
import { type Draft, mainColumn } from './draft.ts'
import { countOf, relationOf } from './form.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, periods, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { FigureReader } from './read-figures.ts'

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

class Reader extends FigureReader {
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
