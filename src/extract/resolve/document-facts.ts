import { classifyDocument } from '../discover/classify.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Candidate } from './candidates.ts'
import { type AmountRole, findSums } from './find-sums.ts'

/** What is known of all candidates of a document together. */
export interface DocumentFacts {
  pages: number
  /** How often the same value is printed. */
  occurrences: Map<string, number>
  /** Place among the candidates of its kind: from the top, from 0 to 1. */
  order: Map<Candidate, number>
  /** Place among the amounts by size, the largest first. */
  sizeRank: Map<Candidate, number>
  /** What an amount is in sums that add up. */
  amountRoles: Map<Candidate, Set<AmountRole>>
  /** It was written by the buyer, as orders are; most documents are the seller's. */
  isByBuyer: boolean
  /** Letters of mail addresses and web sites after the @ or www, which often hold the sender's name. */
  domains: string[]
}

export function factsOf(view: DocumentView, candidates: readonly Candidate[]): DocumentFacts {
  const typed = candidates.filter(({ mention }) => mention)
  const occurrences = new Map<string, number>()
  for (const { value, mention } of typed) {
    const currency = mention?.currency
    if (currency !== undefined) occurrences.set(currency, (occurrences.get(currency) ?? 0) + 1)
    const key = String(value)
    occurrences.set(key, (occurrences.get(key) ?? 0) + 1)
  }
  const order = new Map<Candidate, number>()
  for (const group of Map.groupBy(candidates, ({ kind }) => kind).values())
    group.forEach((candidate, index) => {
      order.set(candidate, group.length < 2 ? 0 : index / (group.length - 1))
    })
  const amounts = typed.filter(isAmount)
  const bySize = [...new Set(amounts.map(({ value }) => Number(value)))].sort((a, b) => b - a)
  const rankOf = new Map(bySize.map((value, index) => [value, index]))
  return {
    pages: view.document.pages.length,
    occurrences,
    order,
    sizeRank: new Map(amounts.map((amount) => [amount, rankOf.get(Number(amount.value)) ?? 0])),
    amountRoles: findSums(amounts),
    isByBuyer: isOrder(view),
    domains: typed
      .filter(({ kind }) => kind === 'email' || kind === 'url')
      .map(({ value }) => lettersOf(String(value))),
  }
}

const confirmation = /confirm|bestätigung|bestaetigung/iu
const titleRows = 25

/** The confirmation of an order is the seller's. */
function isOrder(view: DocumentView): boolean {
  if (classifyDocument(view.document, view).type !== 'order') return false
  const first = view.rows.slice(0, titleRows).flatMap(({ segments }) => segments)
  return !first.some(({ text }) => confirmation.test(text))
}

/** Numbers printed like money: with cents, or with a currency. */
export function isAmount({ kind, mention }: Candidate): boolean {
  return kind === 'money' || (kind === 'number' && mention?.decimals === 2)
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/^.*@|^https?:\/\/|^www\.|[^\p{L}\d]/gu, '')
}
