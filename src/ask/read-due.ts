import { type ColumnRef, findRelation } from './catalogue.ts'
import { columnTerm } from './form.ts'
import type { Kind } from './item-cursor.ts'
import { SuperlativeReader } from './read-superlatives.ts'
import { fold } from './words.ts'

/** When something has to be paid, or had to be. */
export class DueReader extends SuperlativeReader {
  /** "Am 1. April überfällig": the day says since when, not of when the document is. */
  protected override addDates(item: Kind<'dates'>, given: ColumnRef | undefined): boolean {
    const next = this.skip(this.at + 1)
    const due = this.items[next]
    if (given || due?.kind !== 'due' || !due.isPast) return super.addDates(item, given)
    this.at = next + 1
    return this.addDueOn(due, item)
  }

  /** What had to be paid, or has not. */
  protected addDue(due: Kind<'due'>): boolean {
    this.at++
    if (due.isNext) return this.addNextDue(due)
    // "Not due in November" says nothing of today.
    const when = this.items[this.skip(this.at, 'where', 'before', 'after', 'since', 'atMost')]
    if (!due.isPast && (when?.kind === 'dates' || (when?.kind === 'number' && when.isYear))) return this.addNotDue()
    if (when?.kind === 'number' && when.isYear) return false
    const at = this.skip(this.at, 'where')
    if (when?.kind !== 'dates') return this.addDueBefore(due, due.day)
    this.at = at + 1
    return when === this.items[at] && this.addDueOn(due, when)
  }

  /** What has to be paid next, from today on. */
  private addNextDue(due: Kind<'due'>): boolean {
    const relation = this.subject ?? this.catalogue.relations[0]?.name
    const column = relation === undefined ? undefined : this.dueColumn(relation)
    return column !== undefined && this.addDueBefore(due, due.day) && this.orderBy(columnTerm(column), false)
  }

  /** What was overdue on a day; within a longer time that may have changed. */
  private addDueOn(due: Kind<'due'>, { after, before }: Kind<'dates'>): boolean {
    const isOneDay = Date.parse(before) - Date.parse(after) === 86_400_000
    return isOneDay && this.addDueBefore(due, after)
  }

  private addDueBefore({ isPast }: Kind<'due'>, day: string): boolean {
    const relation = this.subject ?? this.catalogue.relations[0]?.name
    const column = relation === undefined ? undefined : this.dueColumn(relation)
    const isBefore = this.takeNegation() ? !isPast : isPast
    return (
      column !== undefined &&
      this.addCondition({ kind: 'within', column, ...(isBefore ? { before: day } : { from: day }) })
    )
  }

  private addNotDue(): boolean {
    const at = this.skip(this.at, 'where')
    const when = this.items[at]
    const relation = this.subject ?? this.catalogue.relations[0]?.name
    const column = relation === undefined ? undefined : this.dueColumn(relation)
    if (!column || (when?.kind !== 'dates' && when?.kind !== 'number') || this.takeNegation()) return false
    this.at = at
    this.isNegated = true
    return when.kind === 'dates' ? this.addDates(when, column) : this.addNumber(column, when)
  }

  protected dueColumn(relation: string): ColumnRef | undefined {
    const due = findRelation(this.catalogue, relation).columns.find(({ names }) =>
      names.some((name) => fold(name) === 'due date'),
    )
    return due && { relation, column: due.name }
  }

  /** "When must it be paid". */
  protected dueIn(relation: string): ColumnRef | undefined {
    const isOwed = this.items.some(
      (item) =>
        (item.kind === 'word' && /^(?:must|muss|doit|faut|pay|paid|pagar|zahl|bezahl)/.test(item.text)) ||
        (item.kind === 'mark' && /^(?:by|until|bis|avant|jusqu|hasta|antes)/.test(item.text)),
    )
    return isOwed ? this.dueColumn(relation) : undefined
  }
}
