import { asksWhoDid } from './doers.ts'
import type { Item } from './item.ts'

/** "Who worked more hours, Ann or Bob": who of these most. */
export function settleWhoOfTwo(items: Item[]): Item[] {
  const or = items.findIndex((item) => item.kind === 'mark' && item.mark === 'or')
  const isOfTwo = items[or - 1]?.kind === 'value' && items[or + 1]?.kind === 'value'
  if (!asksWhoDid(items[0]) || !isOfTwo || items.some(({ kind }) => kind === 'number')) return items
  return items.map((item): Item => {
    if (item.kind !== 'mark' || !(item.mark === 'more' || item.mark === 'less')) return item
    return { ...item, ...(item.mark === 'more' ? { mark: 'most', text: 'most' } : { mark: 'least', text: 'least' }) }
  })
}
