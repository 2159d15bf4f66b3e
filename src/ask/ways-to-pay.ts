import { type Catalogue, type ColumnRef, isSameColumn } from './catalogue.ts'
import type { Item } from './item.ts'
import { paid } from './small-words.ts'

const how = /^(?:how|wie|comment|como)$/
const wasPaid = /^(?:pago|pagaron|pagamos)$/

/** "How was it paid", "paid by credit card": by which means, where documents state them; that something was paid is said by nothing else then. */
export function linkWaysToPay(items: Item[], { relations }: Catalogue): Item[] {
  const means = relations.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.meaning === 'payment_method' ? [{ relation: name, column: column.name }] : [])),
  )
  // What was paid may be called so as well: "amount paid".
  const isPaid = (item: Item) =>
    (item.kind === 'word' || item.kind === 'column') && (paid.test(item.text ?? '') || wasPaid.test(item.text ?? ''))
  const [first] = items
  const asksHow = first?.kind === 'word' && how.test(first.text)
  if (means.length === 0 || !items.some(isPaid) || !(asksHow || items.some((item) => isMeans(item, means))))
    return items
  return items.map((item, at): Item => {
    if (asksHow && at === 0) return { ...place(item), kind: 'column', columns: means, text: 'how', score: 1 }
    if (isPaid(item)) return { ...place(item), kind: 'word', isFiller: true, text: '' }
    if (isMeans(item, means)) return { ...item, score: 1 }
    const isBy =
      item.kind === 'mark' && item.mark === 'each' && items.slice(at + 1, at + 2).some((next) => isMeans(next, means))
    return isBy ? { ...item, mark: 'where' as const } : item
  })
}

function isMeans(item: Item, means: ColumnRef[]): boolean {
  return item.kind === 'value' && item.values.every(({ column }) => means.some((one) => isSameColumn(one, column)))
}

function place({ from, to, score }: Item): Pick<Item, 'from' | 'to' | 'score'> {
  return { from, to, score }
}
