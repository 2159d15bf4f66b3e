import { type ColumnRef, findColumn } from './catalogue.ts'
import { columnTerm } from './form.ts'
import { FigureReader } from './read-figures.ts'
import { billing, isUnowed } from './small-words.ts'
import { fold, isForm } from './words.ts'

/** Of which kinds of documents amounts are, where no word says it. */
export class KindSettler extends FigureReader {
  /** Of which documents an amount is, where no other word says it. */
  protected settleKind(): void {
    const named = this.items
      .filter((item) => item.kind === 'relation' || item.kind === 'column')
      .filter(({ only }) => only)
    const [first] = named
    if (!first) {
      this.leaveOutUnowed()
      this.addBilled()
    } else if (first.kind === 'column' && !named.some(({ kind }) => kind === 'relation')) this.addOnly(first)
  }

  /** What was offered, ordered or given back is no part of what things add up to, unless it is asked for. */
  private leaveOutUnowed(): void {
    const isOfAll = this.items.some((item) => item.kind === 'relation' && this.isOfKinds(item.relation))
    if ((!this.addsUp() && !this.ranksCosts() && !this.saysBought()) || isOfAll || this.namesOne()) return
    if (this.keepsDelivered() || this.isOfUnowed()) return
    for (const { name, kinds = [] } of this.catalogue.relations) {
      // Where there is nothing else, it is what is asked about.
      if (kinds.every(({ value }) => isUnowed(value))) continue
      for (const { column, value } of kinds.filter((kind) => isUnowed(kind.value))) {
        this.isNegated = true
        this.draft.where.push(this.equals({ relation: name, column }, value))
        this.draft.leavesOut = [...(this.draft.leavesOut ?? []), value]
      }
    }
  }

  /** "How much flour was delivered": by what was delivered with, and not by bills. */
  private keepsDelivered(): boolean {
    const figures = this.draft.select.flatMap((term) => (term.kind === 'aggregate' && term.column ? [term.column] : []))
    const words = this.items.flatMap((item) =>
      item.kind === 'word' || item.kind === 'column' ? (item.text ?? []) : [],
    )
    const documents = this.catalogue.relations.find(({ kinds }) => kinds !== undefined)
    const kind = documents?.kinds?.find(
      ({ names, value }) => isUnowed(value) && names.some((name) => words.some((word) => isForm(word, firstOf(name)))),
    )
    if (!documents || !kind || figures.length === 0 || !figures.every((column) => this.isQuantity(column))) return false
    this.draft.where.push(this.equals({ relation: documents.name, column: kind.column }, kind.value))
    return true
  }

  /** What only orders or delivery notes state is asked of those. */
  private isOfUnowed(): boolean {
    const { select, order } = this.draft
    const figures = [...select, ...order.map(({ by }) => by)].flatMap(({ column }) => column ?? [])
    return figures.some((column) => findColumn(this.catalogue, column).kinds?.every(isUnowed) ?? false)
  }

  private addsUp(): boolean {
    const { select, group, order } = this.draft
    const isSum = select.some((term) => term.kind === 'aggregate' && (term.fn === 'sum' || term.fn === 'avg'))
    // An amount that is asked for alone, or for each of them, will be added up.
    const [only, ...others] = select
    const column = only?.kind === 'column' ? findColumn(this.catalogue, only.column) : undefined
    const isAmount = column?.currency !== undefined && !column.neverAddsUp
    return isSum || (isAmount && order.length === 0 && (others.length === 0 || group.length > 0))
  }

  /** "The total of CN-7": one document, whatever it is. */
  private namesOne(): boolean {
    return this.draft.where.some(
      (condition) =>
        condition.kind === 'compare' &&
        condition.comparison === '=' &&
        condition.term.kind === 'column' &&
        this.isOfKinds(condition.term.column.relation) &&
        this.typeOf(condition.term.column) === 'text' &&
        !this.repeats(condition.term.column),
    )
  }

  /** Which supplier got most, which item costs most. */
  private ranksCosts(): boolean {
    const { select, group, order } = this.draft
    const ranked = order.flatMap(({ by }) => by.column ?? [])
    const isOfMoney = ranked.some((column) => findColumn(this.catalogue, column).currency !== undefined)
    const isOfItems = ranked.some(({ relation }) => this.isOfDocuments(relation))
    return isOfMoney && (isOfItems || [...select, ...group].some((term) => term.column && this.isParty(term.column)))
  }

  private isParty(column: ColumnRef): boolean {
    return findColumn(this.catalogue, column).isParty === true
  }

  /** "What were we billed": invoices, whatever else has amounts. */
  private addBilled(): void {
    if (!this.items.some((item) => item.kind === 'word' && billing.test(item.text))) return
    for (const { name, kinds = [] } of this.catalogue.relations) {
      const invoice = kinds.find(({ names }) => names.some((one) => fold(one) === 'invoice'))
      if (invoice && (this.subject ?? name) === name)
        this.draft.where.push({
          kind: 'compare',
          term: columnTerm({ relation: name, column: invoice.column }),
          comparison: '=',
          value: invoice.value,
        })
    }
  }
}

function firstOf(name: string): string {
  return fold(name).split(' ')[0] ?? ''
}
