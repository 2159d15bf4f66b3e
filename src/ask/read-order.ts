import { isReversed } from './attributes.ts'
import { type ColumnRef, findRelation, namingColumn } from './catalogue.ts'
import { columnTerm, countOf, isSameTerm, type Term } from './form.ts'
import { aggregates, type Kind } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { describing, quantityIn } from './quantities.ts'
import { WhoReader } from './read-who.ts'

/** What rows are grouped and ordered by. */
export class OrderReader extends WhoReader {
  protected readOrder(): boolean {
    const begun = this.passOrder(this.at, true)
    const found = this.orderTerm(begun)
    // "sorted alphabetically": by what is shown.
    const compared = found ? undefined : this.compared()
    const by = found?.by ?? compared?.by ?? this.draft.select.find((term) => term.kind === 'column')
    if (!by) {
      this.guesses += 1
      return true
    }
    const end = this.passOrder(found ? found.next : begun, false)
    const descending = this.items.slice(this.at, end).some((item) => item.kind === 'mark' && item.mark === 'descending')
    this.draft.order.push({ by, descending: descending !== (compared?.isReversed ?? false) })
    this.at = end
    return true
  }

  /** "From the oldest to the youngest" says by what. */
  private compared(): { by: Term; isReversed: boolean } | undefined {
    const item = this.items[this.at]
    const [adjective] = item?.kind === 'mark' ? (/\w+est\b/.exec(item.text) ?? []) : []
    const column =
      adjective === undefined || this.subject === undefined ? undefined : this.attributeIn(adjective, this.subject)
    return column && { by: columnTerm(column), isReversed: isReversed(adjective ?? '', column) }
  }

  /** Past words that only say that something is in order. */
  protected passOrder(from: number, isBeginning: boolean): number {
    const marks: (Mark | undefined)[] = ['order', 'ascending', 'descending', 'each', 'where']
    let next = from
    const isPassed = () => marks.includes(this.markAt(next)) || (isBeginning && this.markAt(next) === 'and')
    while (next < this.items.length && (isPassed() || next < this.skip(next))) next++
    return next
  }

  protected orderTerm(at: number): { by: Term; next: number } | undefined {
    const item = this.items[at]
    if (item?.kind === 'column') return { by: columnTerm(this.resolve(item, at)), next: at + 1 }
    if (item?.kind === 'relation') {
      const column = this.columnAt(at + 1)
      return column && { by: columnTerm(column), next: at + 2 }
    }
    if (item?.kind !== 'mark') return undefined
    const behind = this.skip(at + 1)
    const counted = this.items[behind]
    const relation = counted?.kind === 'relation' ? counted.relation : this.draft.relations[0]
    if (item.mark === 'count') return relation === undefined ? undefined : { by: countOf(relation), next: behind + 1 }
    const fn = aggregates[item.mark]
    const column = this.columnAt(behind)
    return fn && column ? { by: { kind: 'aggregate', fn, column }, next: behind + 1 } : undefined
  }

  private isAveraged(): boolean {
    return this.items.slice(0, this.at).some((item) => item.kind === 'mark' && item.mark === 'avg')
  }

  /** Lines of documents are the same item where they are described by the same words; else nothing tells. */
  private groupUnnamed(relation: string, next: number): boolean {
    if (!this.isOfDocuments(relation)) return true
    const described = describing(findRelation(this.catalogue, relation))
    if (!described) this.guesses += 1
    else {
      this.draft.group.push(columnTerm({ relation, column: described.name }))
      this.at = next + 1
    }
    return true
  }

  /** "The biggest supplier by number of invoices": not by what they add up to. */
  private ranksByCount(at: number): boolean {
    const [first, ...others] = this.draft.order
    const counted = this.items[this.skip(at + 1)]
    if (first?.by.kind !== 'aggregate' || others.length > 0 || counted?.kind !== 'relation') return false
    const by = countOf(counted.relation)
    this.draft.select = [...this.draft.select.filter((term) => !isSameTerm(term, first.by)), by]
    this.draft.order = [{ by, descending: first.descending }]
    this.addOnly(counted)
    this.at = this.skip(at + 1) + 1
    return true
  }

  protected isQuantity({ relation, column }: ColumnRef): boolean {
    return quantityIn(findRelation(this.catalogue, relation))?.name === column
  }

  protected readGroup(): boolean {
    const next = this.skip(this.at + 1, 'distinct')
    const item = this.items[next]
    if (this.markAt(next) === 'count' && this.ranksByCount(next)) return true
    if (item?.kind === 'relation') {
      const following = this.items[next + 1]
      if (following?.kind === 'column' && following.columns.some(({ relation }) => relation === item.relation)) {
        this.draft.group.push(columnTerm(this.resolve(following, next + 1)))
        this.at = next + 2
        return true
      }
      const naming = namingColumn(findRelation(this.catalogue, item.relation))
      // "The average per invoice" is the average of invoices.
      if ((!naming || item.only) && this.isAveraged()) return true
      if (!naming) return this.groupUnnamed(item.relation, next)
      this.draft.group.push(columnTerm({ relation: item.relation, column: naming.name }))
      this.at = next + 1
      if (item.only) this.draft.where.push(this.equals(item.only.column, item.only.value))
      return true
    }
    return item?.kind === 'column' ? this.groupByColumn(item, next) : true
  }

  private groupByColumn(item: Kind<'column'>, next: number): boolean {
    const column = this.resolve(item, next)
    const behind = this.items[this.skip(next + 1)]
    const isYear =
      behind?.kind === 'number' && behind.isYear && this.typeOf(column) === 'text' && this.isDated(column.relation)
    if (behind?.kind === 'value' || (behind?.kind === 'number' && !isYear)) return true
    // "Per piece" is the price of one.
    if (this.isOfDocuments(column.relation) && this.isQuantity(column)) return false
    this.draft.group.push(columnTerm(column))
    this.at = next + 1
    return this.groupBySecond(column)
  }

  /** "Hours by consultant and project": by both. */
  private groupBySecond({ relation }: ColumnRef): boolean {
    const next = this.markAt(this.at) === 'and' ? this.skip(this.at + 1) : -1
    const column = next < 0 || !this.isOfDocuments(relation) ? undefined : this.columnAt(next)
    const isAsked = this.draft.select.length > 0 && this.items.length === next + 1
    if (column?.relation !== relation || this.typeOf(column) !== 'text' || !isAsked) return true
    this.draft.group.push(columnTerm(column))
    this.at = next + 1
    return true
  }
}
