import { isSameColumn } from './catalogue.ts'
import { type Condition, columnsOfCondition, countOf } from './form.ts'
import type { Item } from './item.ts'
import { KindSettler } from './settle-kinds.ts'

/** Questions that want a yes or a no. */
export class WhetherReader extends KindSettler {
  /** "Is the total over 100": whether the sum is, not what those over 100 add up to. False where that is not clear. */
  protected asksWhether(): boolean {
    const { select, where, group, order, having, period } = this.draft
    const [first] = this.items
    const isFirst = (first?.kind === 'mark' || first?.kind === 'word') && whether.test(first.text)
    if (!isFirst && !this.isInverted()) return true
    if (select.length === 0) this.addUpCompared()
    const [figure] = select
    const of = figure?.kind === 'aggregate' ? figure.column : undefined
    const isOf = (condition: Condition) =>
      of && columnsOfCondition(condition).some((column) => isSameColumn(column, of))
    const asked = where.filter((condition) => condition.kind === 'compare' || condition.kind === 'between').filter(isOf)
    const [only] = asked
    if (!only) return true
    if (asked.length + select.length > 2 || group.length + order.length + having.length > 0 || period) return false
    this.draft.where = where.filter((condition) => condition !== only)
    this.draft.derive = 'whether'
    this.draft.whether =
      only.kind === 'between' ? { from: only.low, to: only.high } : { comparison: only.comparison, than: only.value }
    return true
  }

  /** "Are all invoices in EUR": how many are, and how many are not. */
  protected asksWhetherAll(relation: string | undefined): void {
    const { select, where, group, order, having, related, period, limit, derive } = this.draft
    const [first] = this.items
    const texts = this.items.map((item) => (item.kind === 'word' || item.kind === 'mark' ? item.text : ''))
    const isBegun = whether.test(texts[0] ?? '') && first !== undefined
    const isTurned = texts.some((text, at) => text === 'sont' && /^(?:ils|elles)$/.test(texts[at + 1] ?? ''))
    const isAll = (isBegun || isTurned) && texts.slice(0, 4).some((text) => all.test(text))
    const isPlain = [select, group, order, having, related].every(({ length }) => length === 0)
    const isOpen = isPlain && period === undefined && limit === undefined && derive === undefined
    if (!isAll || !isOpen || relation === undefined || where.length < 2) return
    // "Are all invoices from Globex in EUR": which of it is asked, and which only said of them?
    if (where.length > 2) this.guesses += 1
    this.draft.select.push(countOf(relation))
    this.draft.derive = 'all'
  }

  /** "Liegt der Gesamtbetrag über 100": of all, where no documents are named. */
  private addUpCompared(): void {
    const named = this.items.flatMap((item) => (item.kind === 'column' ? item.columns : []))
    const [column] = this.draft.where.flatMap((condition) =>
      condition.kind === 'compare' || condition.kind === 'between' ? columnsOfCondition(condition) : [],
    )
    const isNamed = column && named.some((one) => isSameColumn(one, column)) && this.typeOf(column) === 'number'
    if (isNamed && !this.items.some(({ kind }) => kind === 'relation'))
      this.draft.select.push({ kind: 'aggregate', fn: 'sum', column })
  }

  /** "Le total dépasse-t-il 100". */
  private isInverted(): boolean {
    const textOf = (item: Item | undefined) => (item?.kind === 'word' || item?.kind === 'mark' ? item.text : '')
    return this.items.some((item, at) => textOf(item) === 't' && /^(?:ils?|elles?)$/.test(textOf(this.items[at + 1])))
  }
}

/** Folded. */
const whether =
  /^(?:is|are|was|were|does|do|did|ist|sind|war|waren|liegt|liegen|betragt|ubersteigt|uberschreitet|est|sont|etait|depasse|depassent|es|son|era|supera|superan|estan|esta)$/
const all = /^(?:all|alle|tous|toutes|todos|todas)$/
