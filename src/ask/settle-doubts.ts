import { WhetherReader } from './ask-whether.ts'
import { findColumn, holdsDocuments, isSameColumn } from './catalogue.ts'
import { columnsOfCondition, isDenial, type Term } from './form.ts'
import { saysOthersGave, saysWeGave, saysWhichWerePaid } from './given-money.ts'
import type { Item } from './item.ts'
import { paid } from './small-words.ts'
import { actsInOtherRole } from './who-acts.ts'

/** What makes it doubtful that a question was understood though each of its words was. */
export class DoubtReader extends WhetherReader {
  /** Whether more is asked for than which documents there are, or how many. */
  private asksForValues(): boolean {
    const terms = [...this.draft.select, ...this.draft.order.map(({ by }) => by)]
    return terms.some(({ column }) => column !== undefined)
  }

  /** What was said but is not asked for in the end. */
  protected settleDoubts(): void {
    if (this.isNegated) this.guesses += 1
    // "How many invoices are paid": what is counted or listed is not what was spent.
    const isPaid = (item: Item) => item.kind === 'word' && paid.test(item.text)
    if (!this.asksForValues() && (this.items.some(isPaid) || saysWeGave(this.items))) this.guesses += 1
    if (saysWhichWerePaid(this.items, this.catalogue) || saysOthersGave(this.items)) this.guesses += 1
    if (!this.asksWhether() || this.isDueOtherwise() || this.asksWhatWillCost()) this.guesses += 1
    if (this.asksRatio() || this.asksWhatLacks()) this.guesses += 1
    if (actsInOtherRole(this.items, this.catalogue)) this.guesses += 1
    if (this.asksWhichValues() || this.asksWhenUntold() || this.asksWhatWasDelivered()) this.guesses += 1
    if (this.isAverageOfLargest() || this.deniesOtherKind() || this.asksIfSoMany()) this.guesses += 1
  }

  /** "How much will it cost in December": what nobody has billed yet stands in no document. */
  private asksWhatWillCost(): boolean {
    const said = this.items.map((item) =>
      item.kind === 'word' || item.kind === 'mark' || item.kind === 'column' ? (item.text ?? '-') : '-',
    )
    return willCost.test(said.join(' '))
  }

  /** "When does it run out" where nothing that is known of it is a day. */
  private asksWhenUntold(): boolean {
    const isWhen = this.markAt(this.skip(0)) === 'when'
    const { select, group, order, period } = this.draft
    const told = [...select, ...group, ...order.map(({ by }) => by)].flatMap(({ column }) => column ?? [])
    const isTold = period !== undefined || told.some((column) => this.typeOf(column) === 'date')
    return isWhen && !isTold && holdsDocuments(this.catalogue)
  }

  /** "The price per night" where a price and nights are stated: the one is not computed of the other. */
  private asksRatio(): boolean {
    const { select, order, group } = this.draft
    const isMoney = [...select, ...order.map(({ by }) => by)].some(({ column }) => {
      const known = column && findColumn(this.catalogue, column)
      return known?.currency !== undefined || known?.isAmount === true
    })
    const isMeasure = group.some(({ column }) => {
      const { type, neverAddsUp } = column ? findColumn(this.catalogue, column) : {}
      return type === 'number' && neverAddsUp !== true
    })
    return isMoney && isMeasure && holdsDocuments(this.catalogue)
  }

  /** "What is missing in the cellar": not what stands elsewhere. */
  private asksWhatLacks(): boolean {
    return this.items.some((item, at) => {
      const isLacking = item.kind === 'mark' && item.mark === 'not' && lacking.test(item.text)
      return isLacking && this.items[this.skip(at + 1, 'where')]?.kind === 'value'
    })
  }

  /** "What did Globex deliver": no list of their bills. */
  private asksWhatWasDelivered(): boolean {
    const [begun] = this.items
    const isWhat = (begun?.kind === 'mark' || begun?.kind === 'word') && /^(?:what|was|que?|qu)$/.test(begun.text)
    const isDelivered = this.items.some((item) => item.kind === 'word' && delivering.test(item.text))
    const isOfKind = this.items.some((item) => item.kind === 'relation')
    return isWhat && isDelivered && !isOfKind && !this.asksForValues()
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
}

/** Folded. */
const dueWords = /(?:^| )(?:due|payable|fallig\w*|zahlbar|echeance|echoir|echoi\w*|venc(?:e|en|era|eran|imiento))$/
/** Folded. */
const willCost =
  /\bwill\b.*\bcosts?\b|\b(?:wird|werden)\b.*\bkosten\b|\bcoutera\b|\bcouteront\b|\bcostaran?\b|\bvan? a costar\b/
/** Folded. */
const lacking = /missing|absent|fehl|manqu|falt/
/** Folded. */
const delivering =
  /^(?:deliver(?:s|ed)?|suppl(?:y|ies|ied)|liefer(?:t|te|n|ten)|geliefert|livree?s?|entreg(?:a|o|aron|ado))$/
/** Not "that are no credit notes". */
const withoutOther = /^(?:no|without|without any|lack\w*|ohne|kein\w*|sans|aucune?|sin|ningun[ao]?)$/
