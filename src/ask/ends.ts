import type { Catalogue } from './catalogue.ts'
import type { Item } from './item.ts'
import { fold } from './words.ts'

/** "Which contract expires first", "wann endet der Vertrag": the day that says so, where documents state one and no other of its like. */
export function settleEnds(items: Item[], { relations }: Catalogue): Item[] {
  const columns = relations.flatMap(({ name, kinds, columns }) =>
    kinds
      ? columns
          .filter(({ type, names }) => type === 'date' && names.some((one) => ends.test(fold(one))))
          .map((column) => ({ relation: name, column: column.name }))
      : [],
  )
  if (columns.length !== 1) return items
  const last = items.at(-1)
  const isParted = last?.kind === 'word' && /^(?:aus|ab)$/.test(last.text)
  return items.map((item): Item => {
    const isEnd = item.kind === 'word' && (ending.test(item.text) || (isParted && /^lauf(?:t|en)$/.test(item.text)))
    if (item.kind !== 'word' || item.isFiller || !isEnd) return item
    const { from, to } = item
    return { kind: 'column', columns, text: item.text, from, to, score: 0.9 }
  })
}

/** Folded. */
const ends = /^(?:end date|expiry date|expiration date|enddatum|ablaufdatum|date de fin|fecha de fin)$/
const ending =
  /^(?:ends?|ended|expires?|expiring|endet|enden|ablaufen|ablauft|auslauft|auslaufen|termine(?:nt)?|expirent|termina[n]?|expiran?|caducan?|finalizan?)$/
