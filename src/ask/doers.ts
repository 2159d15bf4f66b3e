import { type Catalogue, type Column, type ColumnRef, findColumn, findRelation } from './catalogue.ts'
import type { Item } from './item.ts'
import { fold, isForm, stem } from './words.ts'

/** "Who owns Callbee", "qui a payé": the column that is called by what is done, "owner", "payé par". */
export function settleDoers(items: Item[], catalogue: Catalogue): Item[] {
  if (!asksWhoDid(items[0])) return items
  const named = doing(catalogue)
  const settled = items.map((item): Item => {
    const isDay =
      item.kind === 'column' && item.columns.every((column) => findColumn(catalogue, column).type !== 'text')
    if (!(item.kind === 'word' || isDay)) return item
    const { from, to, text = '' } = item
    if (text.length < 4) return item
    const columns = named.filter(({ verb }) => isForm(stem(text), verb)).map(({ column }) => column)
    return columns.length === 1 ? { kind: 'column', columns, text, from, to, score: 0.9 } : item
  })
  // "Who received the goods" is not which goods.
  const isTold = settled.some((item, at) => item !== items[at])
  return settled.map((item, at): Item => {
    const isThing = isTold && item === items[at] && item.kind === 'column' && namesThings(item.columns, catalogue)
    const { from, to } = item
    return isThing ? { kind: 'word', isFiller: true, text: item.text ?? '', from, to, score: 0 } : item
  })
}

function namesThings(columns: ColumnRef[], catalogue: Catalogue): boolean {
  return columns.every((column) => findColumn(catalogue, column).meaning === 'item_description')
}

/** Who did what a row of a list says: the only one that it names, or the only one beside who sold it. */
export function doerIn(relation: string, items: Item[], catalogue: Catalogue): ColumnRef | undefined {
  const parties = findRelation(catalogue, relation).columns.filter(({ isParty }) => isParty)
  const isSold = items.some((item) => item.kind === 'word' && selling.test(item.text))
  const doers = parties.length > 1 && !isSold ? parties.filter(({ meaning }) => meaning !== 'seller') : parties
  const [only, ...others] = doers
  return only && others.length === 0 ? { relation, column: only.name } : undefined
}

/** What sellers do. Folded. */
const selling =
  /^(?:s[eo]ll|sold|suppl|deliver|bill|invoic|(?:ver)?kauf|verkauft|gelief|liefer|vend|livr|fourni|factur|entreg)/

/** Whether a question begins with who did what is told. */
export function asksWhoDid(item: Item | undefined): boolean {
  return item?.kind === 'mark' && /^(?:who|wer|qui|quien|quienes)$/.test(item.text)
}

/** Columns of names, of which nobody knows more than how they are called. */
function doing({ relations }: Catalogue): { verb: string; column: ColumnRef }[] {
  const documents = relations.find(({ kinds }) => kinds !== undefined)
  if (!documents) return []
  return relations.flatMap(({ name, kinds, columns }) =>
    columns
      .filter((column) => isNamed(column) && (kinds === undefined || column.meaning === undefined))
      .map((column) => ({
        verb: fold(column.names[0] ?? '').split(' ')[0] ?? '',
        column: { relation: name, column: column.name },
      })),
  )
}

function isNamed({ type, isParty, isSomebody, isKey }: Column): boolean {
  return type === 'text' && !isKey && (isParty === true || isSomebody !== false)
}
