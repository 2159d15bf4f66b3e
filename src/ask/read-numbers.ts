import { asksCost } from './accounted.ts'
import { attributeOf, isAge, isReversed } from './attributes.ts'
import { type ColumnRef, findColumn, findRelation } from './catalogue.ts'
import { yearRange } from './dates.ts'
import { type Comparison, columnTerm, relationOf } from './form.ts'
import type { Item } from './item.ts'
import type { Kind } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { quantityIn } from './quantities.ts'
import { DayReader, untils } from './read-days.ts'

/** Numbers, and the column that they are of where none is named. */
export class NumberReader extends DayReader {
  protected addNumber(column: ColumnRef, item: Kind<'number'>): boolean {
    this.at++
    if (item.isDuration && !this.countsTime(column)) return false
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
      return this.addSpan(column, from, before)
    }
    const value = this.typeOf(column) === 'text' ? String(item.value) : item.value
    return this.addCondition(this.equals(column, value))
  }

  protected addNumberCondition(
    column: ColumnRef,
    comparison: Comparison,
    { value, currency, isYear, isDuration }: Kind<'number'>,
  ): boolean {
    const { type } = findColumn(this.catalogue, column)
    if (isDuration && !this.countsTime(column)) return false
    // "Suppliers with more than 1500": what their names are before or after says nothing.
    const isName = findColumn(this.catalogue, column).isParty || this.isInDocuments(column.relation)
    if (type === 'text' && isYear && !isName)
      return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value: String(value) })
    if (type !== 'number') return false
    this.addCurrency(column, currency)
    return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value })
  }

  /** "More than 5 months" is no amount of money, and no text; of tables that are not documents any number may be of months. */
  private countsTime(column: ColumnRef): boolean {
    const { type, currency, isAmount } = findColumn(this.catalogue, column)
    return !this.isInDocuments(column.relation) || (type === 'number' && currency === undefined && !isAmount)
  }

  /** "From the 1st to the 15th of March": the month stands behind the second day. */
  protected daysUntil(first: Kind<'number'>): boolean {
    const until = this.items[this.at + 1]
    const next = this.skip(this.at + 2)
    const end = this.items[next]
    const isUntil = (until?.kind === 'mark' || until?.kind === 'word') && untils.has(until.text)
    const from = isUntil && end?.kind === 'dates' ? dayBefore(first.value, end) : undefined
    const column = from === undefined ? undefined : this.dateColumn()
    if (from === undefined || !column || end?.kind !== 'dates') return false
    this.at = next + 1
    return this.addCondition({ kind: 'within', column, from, before: end.before })
  }

  /** "From 100 to 500 euros". */
  protected amountsUntil(first: Kind<'number'>): boolean {
    const until = this.items[this.at + 1]
    const next = this.skip(this.at + 2)
    const end = this.items[next]
    const isUntil = (until?.kind === 'mark' || until?.kind === 'word') && untils.has(until.text)
    if (!isUntil || end?.kind !== 'number' || end.isYear || end.value < first.value) return false
    const column = this.numberColumn(end, undefined)
    if (!column || this.typeOf(column) !== 'number') return false
    this.addCurrency(column, end.currency ?? first.currency)
    this.at = next + 1
    return this.addCondition({ kind: 'between', column, low: first.value, high: end.value })
  }

  protected readBetween(given: ColumnRef | undefined, next: number): boolean {
    const low = this.items[next]
    const high = this.items[this.skip(next + 1, 'and')]
    const unit = high?.kind === 'number' ? high.currency : undefined
    const behind = this.items[this.skip(this.skip(next + 1, 'and') + 1)]
    const column =
      given ??
      (unit ? undefined : this.quantityBeside(behind)) ??
      (low?.kind === 'number' ? this.numberColumn({ ...low, ...(unit && { currency: unit }) }, undefined) : undefined)
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
    if (high?.kind !== 'dates') return false
    const date = column && this.typeOf(column) === 'date' ? column : this.dateColumn()
    const from = low?.kind === 'number' ? dayBefore(low.value, high) : low?.kind === 'dates' ? low.after : undefined
    if (from === undefined || !date) return false
    return this.addCondition({ kind: 'within', column: date, from, before: high.before })
  }

  /** Of how many rows of a list are in which a value stands. */
  protected quantityBeside(item: Item | undefined): ColumnRef | undefined {
    const lists = item?.kind === 'value' ? item.values.map(({ column }) => column.relation) : []
    const quantities = lists.flatMap((relation) => {
      const quantity = this.isOfDocuments(relation) ? quantityIn(findRelation(this.catalogue, relation)) : undefined
      return quantity ? [{ relation, column: quantity.name }] : []
    })
    return quantities[0]
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
    const main = this.amountIn(relation)
    const isAmount = target.currency !== undefined || (main !== undefined && this.isOfSize(words, target, main))
    const year = target.isYear && !isAmount ? this.yearColumn(relation) : undefined
    const said = year ?? this.adjectiveColumn(words, relation)
    const isCost = main !== undefined && this.isOfDocuments(main.relation) && asksCost(this.items)
    const isClear = said ?? (target.currency !== undefined || isCost || (main && this.isMeant(main)))
    this.guesses += isClear ? 0.3 : 1
    const before = this.lastCompared()
    const meant = said ?? main
    return meant ?? (before?.relation === relation ? before : undefined)
  }

  /** "Larger than 2000" is an amount, where rows have one that is meant; "after 2000", "older than 2000" and "over the year 2000" are about time. */
  private isOfSize(words: Item | undefined, target: Kind<'number'>, main: ColumnRef): boolean {
    if (words?.kind !== 'mark' || !sizes.has(words.mark) || isAge(words.text) || ofBoth.has(words.text)) return false
    const before = this.items[this.items.indexOf(target) - 1]
    const isYearSaid = before !== undefined && 'text' in before && years.test(before.text)
    return !isYearSaid && findColumn(this.catalogue, main).isMain === true
  }

  private isMeant(column: ColumnRef): boolean {
    const { isMain, isLineTotal } = findColumn(this.catalogue, column)
    return isMain === true || (isLineTotal === true && this.isOfDocuments(column.relation))
  }

  private yearColumn(relation: string): ColumnRef | undefined {
    const { columns } = findRelation(this.catalogue, relation)
    const named = columns.find(({ names }) => names.some((name) => /\b(year|jahr|ann[eé]e|año)\b/i.test(name)))
    return named ? { relation, column: named.name } : this.dateOf(relation)
  }

  /** "Older than 20" says of what. */
  protected adjectiveColumn(words: Item | undefined, relation: string): ColumnRef | undefined {
    if (words?.kind !== 'mark') return undefined
    const found = attributeOf(words.text, relation, this.catalogue)
    return found && isReversed(words.text, found) ? undefined : found
  }
}

const sizes = new Set<Mark>(['more', 'less', 'atLeast', 'atMost', 'orMore', 'orLess'])
/** What is said of days as well. */
const ofBoth = new Set(
  'up to; and up; upwards; ab; bis zu; aufwarts; und aufwarts; a partir de; jusqu a; hasta; en adelante; para arriba'.split(
    '; ',
  ),
)
const years = /\b(?:years?|jahre?s?|annees?|anos?)$/

/** A day of the month of another one, which it is not after. */
function dayBefore(day: number, { after, before }: Kind<'dates'>): string | undefined {
  const isDay = Date.parse(before) - Date.parse(after) === 86_400_000
  return isDay && Number.isInteger(day) && day > 0 && day <= Number(after.slice(8))
    ? `${after.slice(0, 8)}${String(day).padStart(2, '0')}`
    : undefined
}
