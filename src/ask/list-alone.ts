import { type Catalogue, type Column, findRelation } from './catalogue.ts'
import type { Item } from './item.ts'
import { periods, superlatives } from './item-cursor.ts'
import { mainColumn } from './main-column.ts'
import { saysExpenses, spentSheet } from './one-sheet.ts'

/**
 * The list that is meant where nothing is named: expenses, hours or sales that somebody keeps in a sheet. It is the only one whose rows
 * state an amount, and no document states one of its own that can be added up.
 */
function listAlone({ relations, links }: Catalogue): string | undefined {
  const documents = relations.find(({ kinds }) => kinds !== undefined)
  if (!documents || documents.columns.some(addsUp)) return undefined
  const lists = links.filter(({ to }) => to.relation === documents.name).map(({ from }) => from.relation)
  const [only, ...others] = lists.filter((list) => mainColumn({ relations, links }, list, 'number') !== undefined)
  return others.length === 0 ? only : undefined
}

/** What is meant where a question names nothing: the list that stands alone, unless something is said of what documents state themselves. */
export function meantAlone(items: Item[], catalogue: Catalogue): string | undefined {
  const isOfDocuments = ({ relation }: { relation: string }) => findRelation(catalogue, relation).kinds !== undefined
  const isSaidOfDocuments = items.some(
    (item) =>
      (item.kind === 'column' && item.columns.every(isOfDocuments)) ||
      (item.kind === 'value' && item.values.every(({ column }) => isOfDocuments(column))),
  )
  if (isSaidOfDocuments) return undefined
  return listAlone(catalogue) ?? (items.some(saysExpenses) ? spentSheet(catalogue)?.relation : undefined)
}

/** "List all expenses over 200", "which sales were in May", "the highest expense": the rows, and not what they add up to. */
export function namingRows(items: Item[], list: string | undefined, catalogue: Catalogue): Item[] {
  const [first] = items
  const isListed =
    first?.kind === 'mark' &&
    ((first.mark === 'which' && !/^(?:what|was|quel(?:le)?|que|cual)$/.test(first.text)) ||
      /^(?:which|welche[rsnm]?)$/.test(first.text))
  const isParted = items.some((item) => item.kind === 'mark' && (item.mark === 'each' || item.mark in periods))
  const rows = list ?? (isListed ? listOfCosts(items, catalogue) : undefined)
  if (rows === undefined || isParted) return items
  const isAlone = listAlone(catalogue) !== undefined
  return items.map((item, at): Item => {
    const { from, to } = item
    const before = items[at - 1]
    const isOne = isListed || (!isAlone && before?.kind === 'mark' && before.mark in superlatives)
    const isNoun = isOne && item.kind === 'mark' && item.mark === 'sum' && nouns.test(item.text)
    return isNoun ? { from, to, score: 0.9, kind: 'relation', relation: rows } : item
  })
}

/** "List the expenses of Dev Patel": the list whose rows name who is named, and say what they cost. */
function listOfCosts(items: Item[], catalogue: Catalogue): string | undefined {
  const named = items.flatMap((item) => (item.kind === 'value' ? item.values.map(({ column }) => column.relation) : []))
  const [only, ...others] = new Set(named)
  const relation = only === undefined ? undefined : findRelation(catalogue, only)
  const isOfRows = relation && !relation.kinds && relation.columns.some(({ isLineTotal }) => isLineTotal)
  return isOfRows && others.length === 0 ? only : undefined
}

/** "Cost per owner": what they add up to, where rows stand alone. */
export function costsAsSums(items: Item[], list: string | undefined): Item[] {
  if (list === undefined) return items
  return items.map((item, at): Item => {
    const next = items[at + 1]
    const isParted = next?.kind === 'mark' && (next.mark === 'each' || next.mark in periods)
    const { from, to } = item
    return item.kind === 'word' && isParted && costNouns.test(item.text)
      ? { kind: 'mark', mark: 'sum', text: item.text, from, to, score: 0.4 }
      : item
  })
}

/** Folded. */
const costNouns = /^(?:costs?|kosten|couts?|costes?|costos?|price|prices)$/

/** What sums are called by what they are of. Folded. */
const nouns = /^(?:expenses|sales|purchases|costs|ausgaben|kosten|depenses|ventes|achats|gastos|ventas|compras)$/

function addsUp({ type, isKey, isMain, isAmount, currency, neverAddsUp }: Column): boolean {
  return type === 'number' && !isKey && !neverAddsUp && (isMain === true || isAmount === true || currency !== undefined)
}
