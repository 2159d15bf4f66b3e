import { areTogether, type Catalogue, type Column, namingColumns, type Relation } from './catalogue.ts'
import type { Item } from './item.ts'
import type { Mark } from './phrases.ts'
import { bought } from './small-words.ts'
import { fold, stem, type Token } from './words.ts'

/** What says of how many each row of a list is. */
export function quantityIn(relation: Relation): Column | undefined {
  return numberCalled(relation, 'quantity')
}

/** How many of a thing there are, in a list of what is kept. */
export function stockIn({ columns }: Relation): Column | undefined {
  return columns.find(({ meaning }) => meaning === 'stock')
}

export function numberCalled({ columns }: Relation, wanted: string | undefined): Column | undefined {
  return columns.find(({ type, names }) => type === 'number' && names.some((name) => fold(name) === wanted))
}

/** What the rows of a list are told apart by, for people: the same words are the same item. */
export function describing({ columns }: Relation): Column | undefined {
  return columns.find(
    ({ type, isKey, names }) => type === 'text' && !isKey && names.some((name) => fold(name) === 'description'),
  )
}

/** What rows that state these are called: lists of the same may call it otherwise, and what others state is empty in them. */
export function namesBeside(relation: Relation, stated: Column[]): Column[] {
  const columns = relation.columns.filter((column) => stated.every((one) => areTogether(column, one)))
  const own = { ...relation, columns }
  const described = describing(own)
  if (described) return [described]
  const naming = namingColumns(own)
  return naming.length > 0 ? naming : columns.filter(({ type, isKey }) => type === 'text' && !isKey).slice(0, mostNames)
}

const mostNames = 3

/** "What was delivered with delivery note 7" is what stands on it, "the weight delivered by Rapid" its weight: of no day is asked that is called so. */
export function settleDelivered(items: Item[], tokens: Token[], { relations }: Catalogue): Item[] {
  const [list, ...others] = relations.filter((one) => !one.kinds && quantityIn(one) && describing(one))
  const isOfOne =
    items.some((item) => item.kind === 'relation' && item.only) && items.some(({ kind }) => kind === 'value')
  const isOfThings = isOfOne && asksWhat(items) && others.length === 0
  const isDated = items.some((item) => item.kind === 'dates' || item.kind === 'number' || isMark(item, 'when'))
  const isOfFigure = !isDated && items.some((item) => isMark(item, 'sum') || isMark(item, 'count'))
  const isOfList = !isDated && items.some((item) => item.kind === 'relation' && !item.only)
  const isWhen = items.some((item) => isMark(item, 'when'))
  const settled = items.map((item): Item => {
    const { from, to } = item
    const text = to === from + 1 ? (tokens[from]?.folded ?? '') : ''
    const isSorted = isMark(item, 'order') && !(isOfFigure && items.some(({ kind }) => kind === 'value'))
    if (isSorted || !['column', 'relation', 'word', 'mark'].includes(item.kind) || !done.test(text)) return item
    if (isWhen && item.kind === 'column') return asDay(item, text, relations)
    if (isOfThings && list && !isOfFigure) return { from, to, score: 0.9, kind: 'relation', relation: list.name }
    return item.kind !== 'word' && (isOfFigure || isOfList)
      ? { from, to, score: 0, kind: 'word', isFiller: true, text }
      : item
  })
  return isOfFigure ? countOwn(settled, items, relations) : settled
}

/** "When was it shipped" asks for a day, not for how many were. */
function asDay(item: Extract<Item, { kind: 'column' }>, text: string, relations: Relation[]): Item {
  const columns = item.columns.filter(({ relation, column }) =>
    relations.some(
      ({ name, columns: own }) => name === relation && own.some((one) => one.name === column && one.type === 'date'),
    ),
  )
  const { from, to } = item
  return columns.length > 0 ? { ...item, columns } : { from, to, score: 0, kind: 'word', isFiller: false, text }
}

/** "How many bolts were delivered" where rows say how many were ordered and how many "delivered": the column that is called so. */
function countOwn(settled: Item[], items: Item[], relations: Relation[]): Item[] {
  const count = items.findIndex((item) => isMark(item, 'count'))
  const said = items.find((item, at) => item.kind === 'column' && settled[at] !== item)
  if (count < 0 || said?.kind !== 'column' || !items.some(({ kind }) => kind === 'value')) return settled
  const own = said.columns.filter(({ relation, column }) =>
    relations
      .filter(({ name, kinds }) => name === relation && !kinds)
      .some(({ columns }) => columns.some((one) => one.name === column && isCalled(one, said.text ?? ''))),
  )
  const place = { from: count, to: count, score: 1 }
  return own.length === 1
    ? settled.toSpliced(count + 1, 0, { ...place, kind: 'column', columns: own, text: said.text ?? '' })
    : settled
}

function isCalled({ type, ownNames = [] }: Column, text: string): boolean {
  return type === 'number' && stem(fold(ownNames[0] ?? '')) === stem(text)
}

function isMark(item: Item, mark: Mark): boolean {
  return item.kind === 'mark' && item.mark === mark
}

/** What is done with things. Folded. */
const done = /^(?:delivered|shipped|ordered|geliefert|bestellt|livree?s?|entregad[oa]s?)$/

function asksWhat([first]: Item[]): boolean {
  return (first?.kind === 'mark' || first?.kind === 'word') && /^(?:what|was|que?)$/.test(first.text)
}

/** "What did we buy in March": rows of the one list that says how many there are. */
export function whatWasBought(items: Item[], { relations }: Catalogue): Relation | undefined {
  const [list, ...others] = relations.filter((relation) => !relation.kinds && quantityIn(relation))
  const isBought = items.some((item) => item.kind === 'word' && bought.test(item.text))
  return asksWhat(items) && isBought && others.length === 0 ? list : undefined
}
