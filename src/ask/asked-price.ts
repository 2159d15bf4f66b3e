import { type Catalogue, type ColumnRef, findRelation, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { comparisons, superlatives } from './item-cursor.ts'
import { costing as costWords } from './small-words.ts'
import type { Token } from './words.ts'

/** "Was kostet ein Stuhl", "how much is one chair": what one of it costs, not what all that were bought cost together. */
export function asksPrice(items: Item[]): boolean {
  const said = items.map((item) => (item.kind === 'word' || item.kind === 'mark' ? item.text : '-')).join(' ')
  const isTotal = items.some((item) => item.kind === 'mark' && item.mark === 'sum' && !costing.test(item.text))
  const isOfThing = items.some(({ kind }) => kind === 'value') && !items.some(({ kind }) => kind === 'relation')
  return isOfThing && !isTotal && priced.test(said) && !happened.test(said)
}

/** Folded. */
const priced =
  /\bhow much (?:is|are|does|do|for)\b|\bwhat (?:does|do)\b.* costs?\b|\bhow (?:expensive|dear) (?:is|are)\b|\b(?:was|wie ?viel) koste[tn]\b|\bwie teuer (?:ist|sind)\b|\bcombien (?:ca )?(?:coute(?:nt)?|vaut|valent)\b|\bcuanto (?:cuestan?|valen?|salen?)\b/

/** Words that ask for an amount without saying that it is of all. */
const costing = /^(?:how|was|wie(?:viel)?|combien|cuanto)\b|^kosten$/

/** What was paid for it, whatever one of it costs. */
const happened =
  /\b(?:was|were|did|paid|spent|bezahlt|gezahlt|ausgegeben|haben|hat|avons|ont|hemos|he|han)\b(?! koste[tn])/

/** "Quels articles coûtent plus de 10 euros": which these are, and not what they come to. */
export function asksWhichCost(items: Item[]): boolean {
  const [first, second] = items.filter((item) => item.kind !== 'word' || !item.isFiller)
  const isWhich = first?.kind === 'mark' && /^(?:which|welche[rsn]?|quel(?:le)?s?|que|cual(?:es)?)$/.test(first.text)
  const isCompared = items.some((item, at) => {
    const next = items.slice(at + 1).find((other) => other.kind !== 'word' || !other.isFiller)
    return item.kind === 'mark' && comparisons[item.mark] !== undefined && next?.kind === 'number' && !next.isYear
  })
  return isWhich && second?.kind === 'relation' && isCompared
}

/** "Welche Artikel kosten über 10 Euro": what one of them costs, where their list says so, and no sum. */
export function settleCosts(items: Item[], { relations }: Catalogue): Item[] {
  if (!asksWhichCost(items)) return items
  const asked = items.find((item) => item.kind === 'relation')
  const list = relations.find(({ name, kinds }) => asked?.kind === 'relation' && name === asked.relation && !kinds)
  const columns = (list?.columns ?? [])
    .filter(({ isUnitPrice }) => isUnitPrice)
    .map(({ name }) => ({ relation: list?.name ?? '', column: name }))
  return items.map((item): Item => {
    const isSaid =
      (item.kind === 'mark' || item.kind === 'word') && (costWords.test(item.text) || item.text === 'kosten')
    if (!isSaid) return item
    const { from, to, text } = item
    return columns.length === 1
      ? { kind: 'column', columns, text, from, to, score: 0.9 }
      : { kind: 'word', isFiller: true, text, from, to, score: 0 }
  })
}

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

/**
 * "Which room is the cheapest", "was kostet Heron", where one list says what things cost and others what was paid for them: what is named in
 * both is meant as the list of prices names it.
 */
export function settlePriced(items: Item[], tokens: Token[], catalogue: Catalogue): Item[] {
  const said = tokens.map(({ folded }) => folded).join(' ')
  const isAsked = asksPrice(items) || (dear.test(said) && items.some(isExtreme))
  if (!isAsked || !holdsDocuments(catalogue)) return items
  const isPriced = ({ relation }: ColumnRef) => {
    const { kinds, columns } = findRelation(catalogue, relation)
    return !kinds && columns.some(({ isUnitPrice, isPerMeasure }) => isUnitPrice && !isPerMeasure)
  }
  return items.map((item): Item => {
    if (item.kind === 'column') {
      const columns = item.columns.filter(isPriced)
      return columns.length > 0 ? { ...item, columns } : item
    }
    if (item.kind !== 'value') return item
    const values = item.values.filter(({ column }) => isPriced(column))
    return values.length > 0 ? { ...item, values } : item
  })
}

/** Folded. */
const dear =
  /\b(?:cheapest|(?:most|least) expensive|dearest|billigste[nrsm]?|gunstigste[nrsm]?|teuerste[nrsm]?|(?:plus|moins) cher(?:e?s?)|(?:mas|menos) (?:car[oa]s?|barat[oa]s?))\b/

function isExtreme(item: Item): boolean {
  return item.kind === 'mark' && item.mark in superlatives
}
