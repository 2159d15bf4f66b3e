import { type Catalogue, findRelation, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { fold, stem, type Token } from './words.ts'

/** "Solar panels quoted": what is asked for are the rows that say so, and not the quotes that have such rows. */
export function settleThingsDone(items: Item[], tokens: Token[], catalogue: Catalogue): Item[] {
  const said = items.filter((item) => item.kind !== 'word' || !item.isFiller)
  const [first] = said
  const done = said.findIndex((item) => item.kind === 'relation' && isDone(item, tokens, catalogue))
  const things = said.slice(0, done)
  const lists = new Set(
    things.flatMap((item) => (item.kind === 'value' ? item.values.map(({ column }) => column.relation) : [''])),
  )
  const [list, ...others] = lists
  const isOfRows = list !== undefined && others.length === 0 && list !== '' && !findRelation(catalogue, list).kinds
  if (!holdsDocuments(catalogue) || !first || !isOfRows) return items
  const at = items.indexOf(first)
  return items.toSpliced(at, 0, { kind: 'relation', relation: list, from: first.from, to: first.from, score: 1 })
}

/** What is done is said by another form of the word for a kind of documents: "quoted" of quotes. */
function isDone(item: Extract<Item, { kind: 'relation' }>, tokens: Token[], catalogue: Catalogue): boolean {
  const { only, from, to } = item
  const said = tokens[from]
  const kinds = findRelation(catalogue, item.relation).kinds ?? []
  const names = kinds.find(({ value }) => value === only?.value)?.names ?? []
  return only !== undefined && to === from + 1 && !names.some((name) => stem(fold(name)) === said?.stem)
}
