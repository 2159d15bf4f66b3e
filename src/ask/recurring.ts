import { asksCost } from './accounted.ts'
import type { Catalogue, ColumnRef } from './catalogue.ts'
import type { Period } from './form.ts'
import type { Item } from './item.ts'
import { periods } from './item-cursor.ts'
import { fold } from './words.ts'

/** "What does it cost per month" where rows say what they cost each month: that, and nothing is parted by months. */
export function settleRecurring(items: Item[], { relations }: Catalogue): Item[] {
  if (!asksCost(items) || !relations.some(({ kinds }) => kinds !== undefined)) return items
  return items.map((item): Item => {
    const period = item.kind === 'mark' ? periods[item.mark] : undefined
    if (period === undefined || items.some((other) => other.kind === 'column' && other.columns.length === 1))
      return item
    const columns = relations.flatMap(({ name, columns }) =>
      columns
        .filter(({ type, names }) => type === 'number' && names.some((one) => recurring[period].test(fold(one))))
        .map((column): ColumnRef => ({ relation: name, column: column.name })),
    )
    const { from, to } = item
    return columns.length === 1 ? { kind: 'column', columns, from, to, score: 1 } : item
  })
}

/** How what comes again is called. Folded. */
const recurring: Record<Period, RegExp> = {
  day: /^(?:daily|taglich\w*|tages\w+|journali\w+|diari[oa])\b/,
  month: /^(?:monthly|monatlich\w*|monats\w+)\b|\b(?:mensuel(?:le)?|mensual)$/,
  quarter: /^(?:quarterly|quartals\w+|vierteljahr\w*)\b|\b(?:trimestriel(?:le)?|trimestral)$/,
  year: /^(?:yearly|annual|jahrlich\w*|jahres\w+)\b|\b(?:annuel(?:le)?|anual)$/,
}
