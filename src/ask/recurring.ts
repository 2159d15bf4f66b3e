import { asksCost } from './accounted.ts'
import { type Catalogue, type ColumnRef, findColumn, holdsDocuments } from './catalogue.ts'
import type { Period } from './form.ts'
import type { Item } from './item.ts'
import { periods } from './item-cursor.ts'
import { fold } from './words.ts'

/** "What does it cost per month" where rows say what they cost each month: that, and nothing is parted by months. What they cost in a year nobody says. */
export function settleRecurring(items: Item[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue)) return items
  const named = items.flatMap((item) => (item.kind === 'column' ? periodOf(item.columns, catalogue) : []))
  if (named.length > 0) return items.map((item) => asSaid(item, named))
  if (!asksCost(items)) return items
  if (items.some((item) => item.kind === 'column' && item.columns.length === 1)) return items
  const columnsOf = (pattern: RegExp) =>
    catalogue.relations.flatMap(({ name, columns }) =>
      columns
        .filter(({ type, names }) => type === 'number' && names.some((one) => pattern.test(fold(one))))
        .map((column): ColumnRef => ({ relation: name, column: column.name })),
    )
  return items.map((item): Item => {
    const period = item.kind === 'mark' ? periods[item.mark] : undefined
    if (item.kind !== 'mark' || period === undefined) return item
    const columns = columnsOf(recurring[period])
    const { from, to, text } = item
    if (columns.length === 1) return { kind: 'column', columns, from, to, score: 1 }
    const isOfOther = Object.values(recurring).some((pattern) => columnsOf(pattern).length > 0)
    return isOfOther ? { kind: 'word', isFiller: false, text, from, to, score: 0 } : item
  })
}

/** "The rent per month" is the monthly rent; what it comes to in a year nobody says. */
function asSaid(item: Item, named: Period[]): Item {
  const period = item.kind === 'mark' ? periods[item.mark] : undefined
  if (item.kind !== 'mark' || period === undefined) return item
  const { from, to, text } = item
  return { kind: 'word', isFiller: named.includes(period), text, from, to, score: 0 }
}

/** How often comes what all of these columns say. */
function periodOf(columns: ColumnRef[], catalogue: Catalogue): Period[] {
  const all = Object.entries(recurring) as [Period, RegExp][]
  return all.flatMap(([period, pattern]) => {
    const isSo = columns.every((ref) => {
      const { type, name } = findColumn(catalogue, ref)
      return type === 'number' && pattern.test(fold(name.replaceAll('_', ' ')))
    })
    return isSo ? [period] : []
  })
}

/** How what comes again is called. Folded. */
const recurring: Record<Period, RegExp> = {
  day: /^(?:daily|taglich\w*|tages\w+|journali\w+|diari[oa])\b/,
  month: /^(?:monthly|monatlich\w*|monats\w+)\b|\b(?:mensuel(?:le)?|mensual)$/,
  quarter: /^(?:quarterly|quartals\w+|vierteljahr\w*)\b|\b(?:trimestriel(?:le)?|trimestral)$/,
  year: /^(?:yearly|annual|jahrlich\w*|jahres\w+)\b|\b(?:annuel(?:le)?|anual)$/,
}
