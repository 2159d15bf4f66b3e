import { asksOfItems } from './asks-of-items.ts'
import { type Catalogue, type ColumnRef, findColumn, isSameColumn, unitOf } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { type Condition, columnsOfCondition, columnTerm, countOf, isDenial, relationOf, type Term } from './form.ts'
import { asksWhatWeGave, saysOthersGave, saysWeGave, saysWhichWerePaid } from './given-money.ts'
import type { Item } from './item.ts'
import { aggregates, comparisons, periods, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { describing, whatWasBought } from './quantities.ts'
import { FigureReader } from './read-figures.ts'
import { billing, costing, isUnowed, paid, spending } from './small-words.ts'
import { fold, isForm } from './words.ts'

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
const whether =
  /^(?:is|are|was|were|does|do|did|ist|sind|war|waren|liegt|liegen|betragt|ubersteigt|uberschreitet|est|sont|etait|depasse|depassent|es|son|era|supera|superan|estan|esta)$/
const dueWords = /(?:^| )(?:due|payable|fallig\w*|zahlbar|echeance|echoir|echoi\w*|venc(?:e|en|era|eran|imiento))$/
/** Folded. */
const willCost =
  /\bwill\b.*\bcosts?\b|\b(?:wird|werden)\b.*\bkosten\b|\bcoutera\b|\bcouteront\b|\bcostaran?\b|\bvan? a costar\b/
const takingAway = /^(?:minus|less|moins|menos|weniger|abzuglich)$/
/** Not "that are no credit notes". */
const withoutOther = /^(?:no|without|without any|lack\w*|ohne|kein\w*|sans|aucune?|sin|ningun[ao]?)$/
const all = /^(?:all|alle|tous|toutes|todos|todas)$/

function firstOf(name: string): string {
  return fold(name).split(' ')[0] ?? ''
}

class Reader extends FigureReader {
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
        column.isSigned && columns.some(({ type }) => type === 'date') ? [{ relation: name, column: column.name }] : [],
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
    if (!column || others.length > 0 || isRanked || isOfDocument) return false
    if (marks.some((other) => other in periods) && !marks.includes('count')) this.pendingFigure ??= 'sum'
    this.draft.relations = [column.relation, ...this.draft.relations.filter((name) => !this.isOfKinds(name))]
    const comparison = mark === 'incoming' ? '>' : '<'
    return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison, value: 0 })
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

  /** Of which documents an amount is, where no other word says it. */
  private settleKind(): void {
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

  /** Whether more is asked for than which documents there are, or how many. */
  private asksForValues(): boolean {
    const terms = [...this.draft.select, ...this.draft.order.map(({ by }) => by)]
    return terms.some(({ column }) => column !== undefined)
  }

  /** "What did we spend at Globex": what it adds up to. */
  private isSpent(): boolean {
    const { order, having, limit, related } = this.draft
    const isGiven = !this.hasSeen('relation') && asksWhatWeGave(this.items)
    return (
      order.length + having.length + related.length === 0 &&
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

  /** "Is the total over 100": whether the sum is, not what those over 100 add up to. False where that is not clear. */
  private asksWhether(): boolean {
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
  private asksWhetherAll(relation: string | undefined): void {
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

  /** What was said but is not asked for in the end. */
  private settleDoubts(): void {
    if (this.isNegated) this.guesses += 1
    // "How many invoices are paid": what is counted or listed is not what was spent.
    const isPaid = (item: Item) => item.kind === 'word' && paid.test(item.text)
    if (!this.asksForValues() && (this.items.some(isPaid) || saysWeGave(this.items))) this.guesses += 1
    if (saysWhichWerePaid(this.items, this.catalogue) || saysOthersGave(this.items)) this.guesses += 1
    if (!this.asksWhether() || this.isDueOtherwise() || this.asksWhatWillCost()) this.guesses += 1
    if (this.asksWhichValues()) this.guesses += 1
    if (this.isAverageOfLargest() || this.deniesOtherKind() || this.asksIfSoMany()) this.guesses += 1
  }

  /** "How much will it cost in December": what nobody has billed yet stands in no document. */
  private asksWhatWillCost(): boolean {
    const said = this.items.map((item) =>
      item.kind === 'word' || item.kind === 'mark' || item.kind === 'column' ? (item.text ?? '-') : '-',
    )
    return willCost.test(said.join(' '))
  }

  /** "Which values are there": no names of documents. */
  private asksWhichValues(): boolean {
    const [first, second] = this.items
    const isWhich = first?.kind === 'mark' && /^(?:which|what|welche|quel(?:le)?s|que|cuales)$/.test(first.text)
    const isValues = second?.kind === 'word' && /^(?:values|werte|valeurs|valores)$/.test(second.text)
    return isWhich && isValues && this.draft.select.length === 0
  }

  /** "The average of the largest of each": of the largest there is one, and an average of these is not computed. */
  private isAverageOfLargest(): boolean {
    const { select, order, limit } = this.draft
    const isAverage = (term: Term) => term.kind === 'aggregate' && (term.fn === 'avg' || term.fn === 'sum')
    const isOfEach = this.items.some((item) => item.kind === 'mark' && item.mark === 'each')
    const isRanked =
      limit !== undefined && order.some(({ by }) => by.kind === 'column' && this.typeOf(by.column) === 'number')
    return isRanked && isOfEach && select.some(isAverage)
  }

  /** "Invoices that have no credit note": an invoice is none anyway, and which note belongs to which is not known. */
  private deniesOtherKind(): boolean {
    const kinds = this.catalogue.relations.flatMap(({ name, kinds = [] }) =>
      kinds.map(({ column }) => ({ relation: name, column })),
    )
    const asked = this.draft.where.filter((condition) =>
      columnsOfCondition(condition).some((column) => kinds.some((kind) => isSameColumn(column, kind))),
    )
    const isOfOthers = this.items.some(
      (item) => item.kind === 'mark' && item.mark === 'not' && withoutOther.test(item.text),
    )
    return isOfOthers && asked.some(isDenial) && !asked.every(isDenial)
  }

  /** "Did we buy at least 5 chairs": on one bill, or on all of them together? */
  private asksIfSoMany(): boolean {
    const [first] = this.items
    const isAsked = first?.kind === 'word' && /^(?:did|have|haben?|hatten|avons|ai|hemos|compramos)$/.test(first.text)
    return (
      isAsked &&
      this.saysBought() &&
      this.draft.where.some(
        (condition) =>
          condition.kind === 'compare' && columnsOfCondition(condition).some((column) => this.isQuantity(column)),
      )
    )
  }

  /** "What is due in June" where only the days of documents are known. */
  private isDueOtherwise(): boolean {
    const isSaid = this.items.some(
      (item) =>
        (item.kind === 'word' || item.kind === 'mark' || item.kind === 'column') && dueWords.test(item.text ?? ''),
    )
    const days = this.draft.where.filter((condition) => condition.kind === 'within')
    return isSaid && days.length > 0 && !days.some(({ column }) => this.isToCome(column))
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
