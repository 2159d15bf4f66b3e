import { type ColumnRef, findRelation } from './catalogue.ts'
import { mainColumn } from './draft.ts'
import type { Comparison } from './form.ts'
import type { Kind } from './item-cursor.ts'
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
  protected dateBehind(): ColumnRef | undefined {
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

  protected dateColumn(): ColumnRef | undefined {
    const relation =
      this.draft.relations[0] ?? this.draft.select[0]?.column?.relation ?? this.catalogue.relations[0]?.name
    return relation === undefined ? undefined : this.dateOf(relation)
  }

  /** What is in a list of a document is of the day of the document. */
  protected dateOf(relation: string): ColumnRef | undefined {
    const { links } = this.catalogue
    const document = links.find(({ from, to }) => from.relation === relation && this.isOfKinds(to.relation))
    return (
      mainColumn(this.catalogue, relation, 'date') ??
      (document && mainColumn(this.catalogue, document.to.relation, 'date'))
    )
  }

  private isOfKinds(relation: string): boolean {
    return findRelation(this.catalogue, relation).kinds !== undefined
  }
}
