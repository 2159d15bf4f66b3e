import type { Mention } from '../resolve/find-mentions.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { DiscoveredValue } from './discovery.ts'
import { typeOf } from './read-value.ts'

/** How sure a value is what it looks like, where no label says so; kinds that are not listed say too little. */
const confidences: Partial<Record<ValueKind, number>> = {
  ...{ iban: 0.95, vat_id: 0.9, isin: 0.95, email: 0.97, url: 0.95, bic: 0.7, tax_id: 0.6, phone: 0.7 },
  ...{ date: 0.85, datetime: 0.85, money: 0.75, percent: 0.7, company: 0.7, person: 0.5 },
}

const mostOfKind = 50

/** Typed values, each once, that are in no pair and no table. */
export function findEntities(
  { document }: DocumentView,
  mentions: readonly Mention[],
  isTaken: (page: number, word: number) => boolean,
): DiscoveredValue[] {
  const seen = new Set<string>()
  const counts = new Map<ValueKind, number>()
  return mentions.flatMap(({ kind, value, text, segment, first, last, checked }): DiscoveredValue[] => {
    const confidence = confidences[kind]
    const key = `${kind} ${value}`
    const count = counts.get(kind) ?? 0
    if (confidence === undefined || seen.has(key) || count >= mostOfKind) return []
    if (segment.words.slice(first, last + 1).some((word) => isTaken(segment.page, word))) return []
    seen.add(key)
    counts.set(kind, count + 1)
    const provenance = giveProvenance(document, [{ segment, first, last }])
    const sure = checked === true ? 0.98 : checked === false ? 0.5 * confidence : confidence
    return [{ value, text, type: typeOf(kind), kind, confidence: sure, provenance }]
  })
}
