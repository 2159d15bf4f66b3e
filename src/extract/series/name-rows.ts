import type { BodyRow, Figure } from './body-row.ts'

export interface RowName {
  text: string
  isTotal: boolean
}

const total = /^(?:total|totals|sum|gesamt|summe|insgesamt|totaux|suma)\b/iu

/** What each row of a table may be called: by its label, by the line above it that runs on, or as the total of a section. */
export function nameRows(rows: readonly BodyRow[], placed: readonly (Figure | undefined)[][]): RowName[][] {
  let section = ''
  let parts: (Figure | undefined)[][] = []
  return rows.map(({ label, figures }, index) => {
    const own = placed[index] ?? []
    if (figures.length === 0) {
      if (label !== '') {
        section = label
        parts = []
      }
      return []
    }
    const names = [{ text: label, isTotal: total.test(label) }]
    const above = rows[index - 1]
    if (above?.figures.length === 0 && /^\p{Ll}/u.test(label))
      names.push({ text: `${above.label} ${label}`, isTotal: total.test(above.label) })
    if (isBare(label) || isSum(own, parts)) names.push({ text: section, isTotal: true })
    parts.push(own)
    return names
  })
}

/** Without a name of its own: nothing, or "Total" alone. */
function isBare(label: string): boolean {
  const own = label.replace(/[^\p{L}]+/gu, ' ').trim()
  return own === '' || total.exec(own)?.[0] === own
}

/** Most columns are the sum of what stands above; a scan may have misread the others. */
function isSum(own: readonly (Figure | undefined)[], parts: readonly (Figure | undefined)[][]): boolean {
  if (parts.length < 2) return false
  const agreeing = own.filter((figure, column) => {
    const sum = parts.reduce((whole, part) => whole + (part[column]?.value ?? 0), 0)
    // Rounded parts may miss the rounded sum by one.
    return figure !== undefined && sum !== 0 && Math.abs(sum - figure.value) <= Math.min(1, 0.001 * Math.abs(sum))
  })
  return agreeing.length > 0 && agreeing.length >= own.length / 2
}
