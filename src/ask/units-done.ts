import { type Catalogue, type ColumnRef, findColumn, holdsDocuments } from './catalogue.ts'
import { doings, ownWords } from './compare-columns.ts'
import type { Item } from './item.ts'
import { quantityIn } from './quantities.ts'
import type { Token } from './words.ts'

/** "How many units were delivered" where rows say how many were ordered and how many delivered: what the column that is called so adds up to. */
export function settleUnits(items: Item[], tokens: Token[], catalogue: Catalogue): Item[] {
  const count = items.findIndex(isCount)
  const units = isWhole(items[count])
    ? items[count]
    : items.slice(count + 1).find((item) => item.kind !== 'word' || !item.isFiller)
  if (!holdsDocuments(catalogue) || count < 0 || units?.kind !== 'column' || !isQuantity(units, catalogue)) return items
  const done = tokens.findIndex(({ folded }, at) => at >= units.to && doings.some((doing) => doing.test(folded)))
  const doing = doings.find((one) => one.test(tokens[done]?.folded ?? ''))
  if (!doing) return items
  const called = numbersCalled(doing, catalogue)
  const isOther = units.columns.every((one) => isCalled(one, doings, catalogue))
  if (called.length === 0 && !isOther) return items
  // What is another thing in other lists adds up to neither.
  const isOne = called.length === 1 && called.every((one) => (findColumn(catalogue, one).ownNames ?? []).length <= 2)
  const { from, to } = units
  // Of which of several, or of how many of another kind, is not for us to say.
  const meant: Item = isOne
    ? { ...units, columns: called }
    : { from, to, score: 0, kind: 'word', isFiller: false, text: units.text ?? '' }
  return items.flatMap((item): Item[] => {
    const place = { from: item.from, to: item.to, score: 1 }
    const sum: Item = { from, to: from, score: 1, kind: 'mark', mark: 'sum', text: 'total' }
    if (item === units) return isOne ? [sum, meant] : [meant]
    if (item === items[count] && isOne) return []
    const isDone = item.from <= done && done < item.to
    return isDone ? [{ ...place, score: 0, kind: 'word', isFiller: true, text: tokens[done]?.folded ?? '' }] : [item]
  })
}

function isCount(item: Item): boolean {
  return (item.kind === 'mark' && item.mark === 'count') || isWhole(item)
}

/** "How many units" is what some columns are called. */
function isWhole(item: Item | undefined): boolean {
  return item?.kind === 'column' && /^(?:how many|wie viele) /.test(item.text ?? '')
}

function isQuantity({ columns }: Extract<Item, { kind: 'column' }>, { relations }: Catalogue): boolean {
  return columns.every(({ relation, column }) =>
    relations.some((one) => one.name === relation && !one.kinds && quantityIn(one)?.name === column),
  )
}

function numbersCalled(doing: RegExp, catalogue: Catalogue): ColumnRef[] {
  return catalogue.relations
    .filter(({ kinds }) => !kinds)
    .flatMap(({ name, columns }) =>
      columns
        .filter(({ type, isAmount, currency }) => type === 'number' && !isAmount && currency === undefined)
        .map((column) => ({ relation: name, column: column.name })),
    )
    .filter((column) => isCalled(column, [doing], catalogue))
}

function isCalled(column: ColumnRef, ways: RegExp[], catalogue: Catalogue): boolean {
  const [own = ''] = findColumn(catalogue, column).ownNames ?? []
  return ownWords({ ...findColumn(catalogue, column), ownNames: [own] }).some((word) =>
    ways.some((way) => way.test(word)),
  )
}
