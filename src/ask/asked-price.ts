import type { Item } from './item.ts'

/** "Was kostet ein Stuhl", "how much is one chair": what one of it costs, not what all that were bought cost together. */
export function asksPrice(items: Item[]): boolean {
  const said = items.map((item) => (item.kind === 'word' || item.kind === 'mark' ? item.text : '-')).join(' ')
  const isTotal = items.some((item) => item.kind === 'mark' && item.mark === 'sum' && !costing.test(item.text))
  const isOfThing = items.some(({ kind }) => kind === 'value') && !items.some(({ kind }) => kind === 'relation')
  return isOfThing && !isTotal && costs.test(said) && !happened.test(said)
}

/** Folded. */
const costs =
  /\bhow much (?:is|are|does|do|for)\b|\bwhat (?:does|do)\b.* costs?\b|\bhow (?:expensive|dear) (?:is|are)\b|\b(?:was|wie ?viel) koste[tn]\b|\bwie teuer (?:ist|sind)\b|\bcombien (?:ca )?(?:coute(?:nt)?|vaut|valent)\b|\bcuanto (?:cuestan?|valen?|salen?)\b/

/** Words that ask for an amount without saying that it is of all. */
const costing = /^(?:how|was|wie|combien|cuanto)\b|^kosten$/

/** What was paid for it, whatever one of it costs. */
const happened =
  /\b(?:was|were|did|paid|spent|bezahlt|gezahlt|ausgegeben|haben|hat|avons|ont|hemos|he|han)\b(?! koste[tn])/

/** "One chair" counts nothing where its price is asked for. */
export function withoutOne(items: Item[]): Item[] {
  const isPriced = asksPrice(items)
  return items.map((item, at): Item => {
    // "The price of one fitting".
    if (!isPriced && !items.slice(0, at).some((other) => other.kind === 'column')) return item
    const isOne = item.kind === 'number' && item.value === 1 && !item.currency && items[at + 1]?.kind === 'value'
    const { from, to, score } = item
    return isOne ? { from, to, score, kind: 'word', isFiller: true, text: 'one' } : item
  })
}
