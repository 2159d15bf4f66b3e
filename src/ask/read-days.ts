import { type ColumnRef, findColumn, findRelation, isSameColumn, type Relation } from './catalogue.ts'
import { dayOf, isStatedBy, isToCome } from './day-of-kind.ts'
import { type Comparison, type Condition, columnsOfCondition, relationOf } from './form.ts'
import type { Kind } from './item-cursor.ts'
import { mainColumn } from './main-column.ts'
import { ValueReader } from './read-values.ts'

/** From a day to another. */
export const untils = new Set([
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

interface Days {
  after: string
  before: string
  nearest?: Days
}

const onwards = new Set(['on', 'onward', 'onwards'])

/** Days and periods. */
export class DayReader extends ValueReader {
  protected addDates(item: Kind<'dates'>, given: ColumnRef | undefined): boolean {
    this.at++
    const column = given ?? this.dateBehind() ?? this.dateColumn()
    if (!column) return false
    const until = this.items[this.at]
    const end = this.items[this.skip(this.at + 1)]
    const isRange =
      (until?.kind === 'mark' || until?.kind === 'word') && untils.has(until.text) && end?.kind === 'dates'
    if (isRange) this.at = this.skip(this.at + 1) + 1
    const { after, before } = this.daysOf(item, column)
    // "From April on".
    if (until?.kind === 'mark' && onwards.has(until.text) && this.isFrom(item)) {
      this.at++
      return this.addCondition({ kind: 'within', column, from: after })
    }
    if (until?.kind === 'mark' && (until.mark === 'orMore' || until.mark === 'orLess')) {
      this.at++
      return this.addCondition({ kind: 'within', column, ...(until.mark === 'orMore' ? { from: after } : { before }) })
    }
    const last = isRange ? this.daysOf(end, column).before : before
    this.noteJoined(this.items.indexOf(item), column)
    return this.addSpan(column, after, last)
  }

  /** From a day to just before another; "not in March" is before or after it. */
  protected addSpan(column: ColumnRef, from: string, before: string): boolean {
    const isOfRows = !this.draft.select.some((term) => term.kind === 'column')
    // Who did nothing in March did not just do it in April.
    if (!isOfRows || !this.takeNegation()) return this.addCondition({ kind: 'within', column, from, before })
    return this.addCondition({
      kind: 'any',
      of: [
        { kind: 'within', column, before: from },
        { kind: 'within', column, from: before },
      ],
    })
  }

  /** "Invoices of May and July": no document is of both, so either is meant. "Except May and July": neither. */
  protected noteJoined(at: number, column: ColumnRef): void {
    const last = this.draft.where.at(-1)
    const isOf = last && columnsOfCondition(last).every((other) => isSameColumn(other, column))
    if (isOf && isOutside(last) && (this.isEither || this.isJoined(at))) {
      this.isNegated = true
      this.isEither = false
      return
    }
    const isOfDays = (one: Condition) => one.kind === 'within' && one.from !== undefined && one.before !== undefined
    const isPeriod = last && (last.kind === 'any' ? last.of.every(isOfDays) : isOfDays(last))
    const isSame = isPeriod && isOf
    const isOfDocuments = this.isInDocuments(column.relation)
    if (
      isSame &&
      isOfDocuments &&
      this.draft.derive !== 'difference' &&
      !this.isBoth &&
      (this.isJoined(at) || this.isBesideOther(at, last))
    )
      this.isEither = true
  }

  /** "January February": two periods that have no day in common, without a word between. */
  private isBesideOther(at: number, last: Condition): boolean {
    const [before, item] = [this.items[at - 1], this.items[at]]
    if (before?.kind !== 'dates' || item?.kind !== 'dates' || last.kind !== 'within') return false
    return String(last.before) <= item.after || item.before <= String(last.from)
  }

  /** "Due in December" is the coming one, "from December" the last. */
  private daysOf(days: Days, column: ColumnRef): Days {
    return days.nearest && this.isToCome(column) ? days.nearest : days
  }

  protected isToCome(column: ColumnRef): boolean {
    return isToCome(findColumn(this.catalogue, column))
  }

  private isFrom(dates: Kind<'dates'>): boolean {
    const before = this.items[this.items.indexOf(dates) - 1]
    return before?.kind === 'mark' && before.text === 'from'
  }

  /** "Die vor Juni fällig sind": what a day is of may stand at the end. */
  protected dateBehind(): ColumnRef | undefined {
    const at = this.skip(this.at, 'where')
    const column = at > 0 && this.skip(at + 1) >= this.items.length ? this.columnAt(at) : undefined
    if (!column || this.typeOf(column) !== 'date') return undefined
    this.at = at + 1
    return column
  }

  protected compareDates(given: ColumnRef | undefined, comparison: Comparison, days: Days, at: number): boolean {
    this.at = at + 1
    const column = given ?? this.dateBehind() ?? this.dateColumn()
    if (!column || this.typeOf(column) !== 'date') return false
    const { after, before } = this.daysOf(days, column)
    if (comparison === '>') return this.addCondition({ kind: 'within', column, from: before })
    if (comparison === '>=') return this.addCondition({ kind: 'within', column, from: after })
    if (comparison === '<') return this.addCondition({ kind: 'within', column, before: after })
    return this.addCondition({ kind: 'within', column, before })
  }

  protected dateColumn(): ColumnRef | undefined {
    const { relations, select, group, where } = this.draft
    const relation =
      relations[0] ??
      [...select, ...group].find(({ column }) => column)?.column?.relation ??
      this.catalogue.relations[0]?.name
    const list = relationOf(where[0])
    return relation === undefined
      ? undefined
      : (this.dateOf(relation) ?? this.dayOfRows(relation) ?? (list === undefined ? undefined : this.dateOf(list)))
  }

  /** The day that documents of the kinds that are asked about, or rows, are of. */
  protected dayIn(relation: string): ColumnRef | undefined {
    return dayOf(this.catalogue, relation, this.kindsAsked())
  }

  /** What is in a list of a document is of the day of the document. */
  protected dateOf(relation: string): ColumnRef | undefined {
    const document = this.documentsOf(relation)
    return this.dayIn(relation) ?? (document === undefined ? undefined : this.dayIn(document))
  }

  /** The lists of documents of the kinds that are asked about, where they are known. */
  protected listsAsked(): Relation[] {
    const asked = this.kindsAsked()
    return asked.length === 0
      ? []
      : this.catalogue.relations.filter(
          ({ name, columns }) =>
            this.isOfDocuments(name) && columns.some((column) => column.kinds && isStatedBy(column, asked)),
        )
  }

  /** Account statements are of the days of their rows, where they state none of their own. */
  private dayOfRows(documents: string): ColumnRef | undefined {
    if (!this.isOfKinds(documents)) return undefined
    const [only, ...others] = this.listsAsked()
    return only && others.length === 0 ? mainColumn(this.catalogue, only.name, 'date') : undefined
  }

  protected isOfDocuments(relation: string): boolean {
    return this.documentsOf(relation) !== undefined
  }

  /** What documents state, by themselves or in lists. */
  protected isInDocuments(relation: string): boolean {
    return this.isOfKinds(relation) || this.isOfDocuments(relation)
  }

  private documentsOf(list: string): string | undefined {
    const { links } = this.catalogue
    return links.find(({ from, to }) => from.relation === list && this.isOfKinds(to.relation))?.to.relation
  }

  protected isOfKinds(relation: string): boolean {
    return findRelation(this.catalogue, relation).kinds !== undefined
  }
}

/** Whether it leaves days out: what is before them, or from their end on. */
function isOutside(condition: Condition): boolean {
  if (condition.kind !== 'any') return false
  const [before, after] = condition.of
  return (
    before?.kind === 'within' &&
    after?.kind === 'within' &&
    [before.from, after.before].every((day) => day === undefined) &&
    before.before !== undefined &&
    after.from !== undefined &&
    before.before < after.from
  )
}
