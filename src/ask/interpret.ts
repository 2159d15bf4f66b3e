import { asksWhichCost } from './asked-price.ts'
import { asksOfItems } from './asks-of-items.ts'
import { areTogether, type Catalogue, type ColumnRef, findColumn, isSameColumn, unitOf } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { flowOf } from './flows.ts'
import { type Condition, columnsOfCondition, columnTerm, countOf, isDenial, relationOf } from './form.ts'
import { asksWhatWeGave } from './given-money.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, periods, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { describing, whatWasBought } from './quantities.ts'
import { DoubtReader } from './settle-doubts.ts'
import { costing, spending } from './small-words.ts'

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

/** Folded. */
const takingAway = /^(?:minus|less|moins|menos|weniger|abzuglich)$/
class Reader extends DoubtReader {
  private readonly currencies: { code: string; isDenied: boolean }[] = []

  read(): boolean {
    if (this.comparesTwo()) this.draft.derive = 'difference'
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
      case 'due':
        return this.addDue(item)
      case 'compared':
        return this.addCompared(item)
      case 'currency':
        this.currencies.push({ code: item.currency, isDenied: this.takeNegation() })
        return true
      default:
        return true
    }
  }

  private readMark(mark: Mark): boolean {
    if (mark === 'order' || mark === 'ascending' || mark === 'descending') return this.readOrder()
    if (mark === 'share' || mark === 'difference') return this.readDerived(mark)
    if (this.isOneOfTwo(this.at)) return this.readDerived('difference')
    const said = this.readNow(mark)
    if (said !== undefined) return said
    // "The difference between 2023 and 2024": not what lies between them.
    if (mark === 'between' && this.draft.derive === 'difference') return true
    if (mark === 'each') return this.saysWhere() || this.readGroup()
    if (mark === 'count' && !this.asksHowMuch()) return this.readCount()
    if (mark in superlatives) return this.readSuperlative(mark)
    if (mark in aggregates) return this.readAggregate()
    if (mark in comparisons || mark === 'between') return this.readComparison(undefined)
    if (mark === 'contains' || mark === 'startsWith') return this.readLike(undefined)
    const period = periods[mark]
    if (period) this.draft.period = period
    return !this.takesAway() && this.note(mark)
  }

  /** "Según las facturas": by what they say, and not for each of them. */
  private saysWhere(): boolean {
    const item = this.items[this.at]
    const [article, kind] = this.items.slice(this.at + 1)
    const isSeveral = article?.kind === 'word' && /^l[ao]s$/.test(article.text)
    if (item?.kind !== 'mark' || item.text !== 'segun' || !isSeveral || kind?.kind !== 'relation') return false
    this.at++
    return true
  }

  /** "Invoices minus credit notes": an amount less another, which is not computed. */
  private takesAway(): boolean {
    const item = this.items[this.at]
    const next = this.items[this.skip(this.at + 1, 'where')]
    const isAmount = next?.kind === 'mark' && next.mark in aggregates
    const isTaken = isAmount || next?.kind === 'relation' || next?.kind === 'column' || next?.kind === 'dates'
    return item?.kind === 'mark' && takingAway.test(item.text) && (isTaken || this.isOfNamed(next))
  }

  /** "Of Globex minus Acme": of Globex nothing is of Acme. */
  private isOfNamed(item: Item | undefined): boolean {
    const named = this.draft.where.flatMap((condition) => (isDenial(condition) ? [] : columnsOfCondition(condition)))
    return item?.kind === 'value' && item.values.some(({ column }) => named.some((one) => isSameColumn(one, column)))
  }

  /** What says all that it says by itself. */
  private readNow(mark: Mark): boolean | undefined {
    if (mark === 'again') return this.readAgain()
    if (mark === 'net') return this.readNet()
    return mark === 'incoming' || mark === 'outgoing' ? this.readDirection(mark) : undefined
  }

  /** What came into an account and what went out, where its rows say so by their sign; of documents without such rows nothing is known. */
  private readDirection(mark: 'incoming' | 'outgoing'): boolean {
    this.at++
    // Lines of an invoice that give money back are of no account: its rows have days.
    const accounts = this.catalogue.relations.flatMap(({ name, columns }) =>
      columns.flatMap((column) =>
        column.isSigned && columns.some((day) => day.type === 'date' && areTogether(day, column))
          ? [{ relation: name, column: column.name }]
          : [],
      ),
    )
    const [column, ...others] = accounts
    const marks = this.items.flatMap((item) => (item.kind === 'mark' ? [item.mark] : []))
    // What is below zero is the largest where it is the least.
    const isRanked = mark === 'outgoing' && marks.some((other) => other in superlatives)
    // Whom documents are from is not who paid what came in.
    const isOfDocument = this.items.some(
      (item) => item.kind === 'value' && item.values.some((value) => this.isOfKinds(value.column.relation)),
    )
    const flow = accounts.length === 0 && !isOfDocument ? flowOf(this.catalogue, mark) : undefined
    if (flow) return this.addFlow(flow, marks)
    if (!column || others.length > 0 || isRanked || isOfDocument) return false
    if (marks.some((other) => other in periods) && !marks.includes('count')) this.pendingFigure ??= 'sum'
    this.draft.relations = [column.relation, ...this.draft.relations.filter((name) => !this.isOfKinds(name))]
    const comparison = mark === 'incoming' ? '>' : '<'
    return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value: 0 })
  }

  /** Where a column says what came in and another what went out. */
  private addFlow(flow: ColumnRef, marks: Mark[]): boolean {
    this.draft.relations = [flow.relation, ...this.draft.relations.filter((name) => !this.isOfKinds(name))]
    const isFigure = marks.some((other) => other === 'sum' || other in periods) && !marks.includes('count')
    if (isFigure && !marks.some((other) => other in superlatives))
      this.select({ kind: 'aggregate', fn: 'sum', column: flow })
    return this.addCondition({ kind: 'compare', term: columnTerm(flow), comparison: '>', value: 0 })
  }

  private note(mark: Mark): boolean {
    if (mark === 'not' && !this.deniesBefore()) this.isNegated = true
    if (mark === 'or' && this.draft.derive !== 'difference' && !this.isBegun()) this.isEither = true
    if (mark === 'both') this.isBoth = true
    if (mark === 'distinct') this.wantsDistinct = true
    // "No invoices in March and April": in neither of them, or not in both.
    if ((mark === 'and' || mark === 'but') && this.isWithout) this.guesses += 1
    if (mark === 'and' || mark === 'but') this.inner = undefined
    if (mark === 'but') this.isDenying = false
    if (
      (mark === 'where' || mark === 'where?') &&
      (this.draft.select.length > 0 || this.hasSeen('relation') || this.isCounting)
    )
      this.isSelecting = false
    if (mark === 'where?' && this.draft.select.length === 0 && this.at === 0) return this.selectPlace()
    return mark === 'when' ? this.noteWhen() : true
  }

  /** "Either Globex or Acme": nothing stands before it that it is the alternative of. */
  private isBegun(): boolean {
    const item = this.items[this.at]
    return item?.kind === 'mark' && /^(?:either|entweder|soit|o bien)$/.test(item.text)
  }

  private noteWhen(): boolean {
    if (this.markAt(this.at - 1) === 'and') return this.selectKind('date')
    if (this.skip(0) === this.at && this.draft.select.length === 0) return this.selectKind('date')
    if (this.at > 0) this.isSelecting = false
    return true
  }

  /** "In EUR": of the amount that is asked for, or the one that is meant where none is named. */
  private settleCurrencies(): boolean {
    const { select, order } = this.draft
    const named = [...select, ...order.map(({ by }) => by)].flatMap(({ column }) => column ?? [])
    const relation = this.subject ?? this.catalogue.relations[0]?.name
    const main = relation === undefined ? undefined : this.amountIn(relation)
    const column = [...named, ...(main ? [main] : [])].find(
      (one) => findColumn(this.catalogue, one).currency !== undefined,
    )
    const unit = column && unitOf(this.catalogue, column)
    if (!unit) return false
    const conditions = this.currencies.map(({ code, isDenied }): Condition => {
      return { kind: 'compare', term: columnTerm(unit), comparison: isDenied ? '<>' : '=', value: code }
    })
    const [first] = this.currencies
    if (this.currencies.some(({ isDenied }) => isDenied !== first?.isDenied)) return false
    // "In EUR or USD", "in EUR and USD": no amount is in both.
    if (first?.isDenied || conditions.length === 1) this.draft.where.push(...conditions)
    else this.draft.where.push({ kind: 'any', of: conditions })
    return true
  }

  /** "What did we spend at Globex": what it adds up to. */
  private isSpent(): boolean {
    const { order, having, limit, related } = this.draft
    const isGiven = !this.hasSeen('relation') && asksWhatWeGave(this.items)
    return (
      order.length + having.length + related.length === 0 &&
      !asksWhichCost(this.items) &&
      limit === undefined &&
      (isGiven ||
        this.items.some((item) => item.kind === 'word' && (spending.test(item.text) || costing.test(item.text))))
    )
  }

  /** "Suppliers without invoices by month": nothing is grouped, ordered or in a currency that is not there. */
  private saysMoreThanWithout(): boolean {
    const { period, group, order } = this.draft
    return this.isWithout && (period !== undefined || group.length + order.length + this.currencies.length > 0)
  }

  /** "What did we buy from Globex": the items, each once. */
  private selectBought(): void {
    const { select, group, order, derive } = this.draft
    const isOpen = select.length + group.length + order.length === 0 && derive === undefined && !this.pendingFigure
    const list = whatWasBought(this.items, this.catalogue)
    const described = list && describing(list)
    if (!isOpen || !described || this.hasSeen('relation')) return
    this.draft.relations = [list.name]
    this.draft.distinct = true
    this.select(columnTerm({ relation: list.name, column: described.name }))
  }

  /** What a statement states once, a balance, is that of a month only where all its rows are of that month. */
  private keepRowsWithin(): void {
    const { select, where } = this.draft
    const isOfDocuments = select.length > 0 && select.every(({ column }) => column && this.isOfKinds(column.relation))
    if (!isOfDocuments) return
    for (const condition of where) {
      if (condition.kind !== 'within' || !this.isOfDocuments(condition.column.relation)) continue
      const { column, from, before } = condition
      const outside: Condition[] = [
        ...(from === undefined ? [] : [{ kind: 'within' as const, column, before: from }]),
        ...(before === undefined ? [] : [{ kind: 'within' as const, column, from: before }]),
      ]
      this.draft.related.push({ relation: column.relation, where: [{ kind: 'any', of: outside }], negated: true })
    }
  }

  /** What is left over at the end of the question. */
  private settle(): boolean {
    const relation = this.draft.relations[0] ?? relationOf(this.draft.where[0])
    if (this.isCounting) {
      if (relation === undefined) return false
      this.draft.select.push(countOf(relation))
    }
    this.selectBought()
    if (this.draft.select.length === 0 && (this.draft.derive || this.isSpent())) this.pendingFigure ??= 'sum'
    if (this.pendingFigure && !this.settleFigure(this.pendingFigure, relation)) return false
    this.settleDoubts()
    if ((this.draft.select.length === 0 && this.asksWho()) || this.asksWhoBeside()) this.selectWho()
    if (this.isBoth && this.draft.where.length < 2) return false
    this.keepRowsWithin()
    if (asksOfItems(this.draft, this.items, this.catalogue)) return false
    this.settleKind()
    if (this.saysMoreThanWithout() || (this.currencies.length > 0 && !this.settleCurrencies())) return false
    this.asksWhetherAll(this.draft.relations[0])
    return true
  }
}
