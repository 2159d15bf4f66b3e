import type { ColumnRef } from './catalogue.ts'
import { yearRange } from './dates.ts'
import { countOf } from './form.ts'
import type { Item } from './item.ts'
import { type Kind, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { DueReader } from './read-due.ts'

/** Numbers that no comparison or column stands before: how many, which place, which year. */
export class LooseNumberReader extends DueReader {
  /** A number that no comparison or column stands before. */
  protected readLooseNumber(item: Kind<'number'>): boolean {
    if (item.isPlace) return this.readPlace(item)
    const mark = this.markAt(this.at + 1)
    if (item.isYear && mark !== 'orMore' && mark !== 'orLess') return this.readLooseYear(item)
    const counted = this.items[this.skip(this.at + 1, 'orMore', 'orLess', 'distinct')]
    const comparison = mark === 'orMore' ? '>=' : mark === 'orLess' ? '<=' : '='
    if ((mark === 'orMore' || mark === 'orLess' || !this.isSelecting) && counted?.kind === 'relation') {
      this.addOnly(counted)
      return this.addHaving(
        countOf(counted.relation),
        comparison,
        item.value,
        this.skip(this.at + 1, 'orMore', 'orLess') + 1,
      )
    }
    if (counted?.kind === 'relation' && item.isOnly) {
      this.addOnly(counted)
      return this.addHaving(countOf(counted.relation), '=', 1, this.skip(this.at + 1) + 1)
    }
    if (this.comparesQuantity(counted, comparison, item)) {
      this.at++
      return true
    }
    if (mark === 'orMore' || mark === 'orLess') return this.addAmount(item, mark)
    if (this.daysUntil(item) || this.amountsUntil(item)) return true
    if (this.ranks(mark, counted)) {
      this.draft.limit = item.value
      this.at++
      return true
    }
    const next = this.columnAt(this.skip(this.at + 1))
    if (next && this.typeOf(next) === 'number') {
      this.at = this.skip(this.at + 1)
      return this.addNumber(next, item)
    }
    const other = this.alternativeColumn()
    return other !== undefined && this.addNumber(other, item)
  }

  /** "The second largest": which of those that are ranked; of others it is not known how they are in order. */
  private readPlace({ value }: Kind<'number'>): boolean {
    this.draft.place = value
    this.at++
    return this.items.slice(this.at).some((item) => item.kind === 'mark' && item.mark in superlatives)
  }

  /** "500 euros or more". */
  private addAmount(item: Kind<'number'>, mark: 'orMore' | 'orLess'): boolean {
    const column = this.numberColumn(item, this.items[this.at + 1])
    this.at += 2
    return column !== undefined && this.addNumberCondition(column, mark === 'orMore' ? '>=' : '<=', item)
  }

  /** "The three invoices with the highest total": how many of the largest are shown. */
  private ranks(mark: Mark | undefined, counted: Item | undefined): boolean {
    const isRanked = this.items.slice(this.at).some((other) => other.kind === 'mark' && other.mark in superlatives)
    return (
      (mark !== undefined && mark in superlatives) || (this.isSelecting && isRanked && counted?.kind === 'relation')
    )
  }

  private readLooseYear(item: Kind<'number'>): boolean {
    // "Tax 2018 Euro": a year, or an amount.
    if (item.currency) this.guesses += 1
    if (!item.currency && this.yearOf(item)) return true
    const either = this.alternativeColumn()
    const column = either ?? this.numberColumn(item, undefined)
    // Where no day is known, the year is no amount of documents either.
    const isAmount = column && !either && !item.currency && this.isInDocuments(column.relation) && this.isNumber(column)
    return column !== undefined && !isAmount && this.addNumber(column, item)
  }

  /** "Die 2018 fällig werden": what the year is of stands at the end. */
  private yearOf(item: Kind<'number'>): boolean {
    const { value } = item
    this.at++
    const column = this.dateBehind()
    if (!column) this.at--
    const { from, before } = yearRange(value)
    if (column) this.noteJoined(this.items.indexOf(item), column)
    return column !== undefined && this.addSpan(column, from, before)
  }

  /** "2017 or 2018": what the condition before is about. */
  protected alternativeColumn(): ColumnRef | undefined {
    const last = this.isEither ? this.draft.where.at(-1) : undefined
    return last?.kind === 'compare' ? last.term.column : last?.kind === 'within' ? last.column : undefined
  }

  protected isNumber(column: ColumnRef): boolean {
    return this.typeOf(column) === 'number'
  }
}
