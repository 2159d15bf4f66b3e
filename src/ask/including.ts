import { type Catalogue, findColumn, findRelation } from './catalogue.ts'
import type { Item } from './item.ts'

/** Folded. */
const including = /^(?:includ|incl$|inkl|einschliess|mitsamt|compris|incluant|inclu[ys])/

/**
 * "Including credit notes": they are among what is asked for, beside another kind or not said to be all of it. What amounts include
 * anyway, and whose documents would count anyway, asks for nothing more. Nothing where it would say which documents are meant.
 */
export function settleIncluding(items: Item[], catalogue: Catalogue): Item[] | undefined {
  const at = items.findIndex((item) => saysIncluding(item))
  const word = items[at]
  if (!word) return items
  const behind = items.slice(at + 1).findIndex((item) => item.kind !== 'word' && !isLink(item))
  const end = at + 1 + behind
  const what = behind < 0 ? undefined : items[end]
  const rest = (from: number) => {
    const settled = settleIncluding(items.slice(from), catalogue)
    return settled && [...items.slice(0, at), ...settled]
  }
  if (what?.kind === 'relation' && what.only) {
    const before = items.slice(0, at).findLast((item) => item.kind === 'relation')
    const or: Item = { ...{ from: word.from, to: word.to, score: 0.4 }, kind: 'mark', mark: 'or', text: 'or' }
    const isBeside = before?.kind === 'relation' && before.only?.column.column === what.only.column.column
    const settled = rest(end)
    return isBeside ? settled && [...items.slice(0, at), or, ...settled.slice(at)] : rest(end + 1)
  }
  if (what?.kind === 'relation') return asksForFigure(items) ? rest(end + 1) : items
  if (what?.kind === 'column') {
    const isAmount = what.columns.every((column) => findColumn(catalogue, column).type === 'number')
    return isAmount && asksForFigure(items) ? rest(end + 1) : items
  }
  if (what?.kind !== 'value') return items
  const isOfDocuments = what.values.every(({ column }) => findRelation(catalogue, column.relation).kinds !== undefined)
  return isOfDocuments ? rest(end + 1) : undefined
}

function saysIncluding(item: Item): boolean {
  return item.kind === 'word' ? including.test(item.text) : item.kind === 'mark' && item.text === 'incluyendo'
}

function isLink(item: Item): boolean {
  return item.kind === 'mark' && (item.mark === 'of' || item.mark === 'where' || item.mark === 'each')
}

function asksForFigure(items: Item[]): boolean {
  return items.some((item) => item.kind === 'mark' && (item.mark === 'sum' || item.mark === 'avg'))
}
