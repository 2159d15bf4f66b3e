import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { BodyRow, Figure } from './body-row.ts'

export interface ChosenRow {
  row: BodyRow
  /** By index of the period. */
  figures: (Figure | undefined)[]
  score: number
}

const leastScore = 0.55
const totalBonus = 0.05
const missingMalus = 0.1
const longestName = 90

/**
 * The row that states a figure: the one whose name says it best, a total rather than a part of it.
 * `asked` are the names the figure goes by.
 */
export function chooseRow(
  asked: readonly FieldProfile[],
  rows: readonly BodyRow[],
  placed: readonly (Figure | undefined)[][],
  labels: LabelBook,
): ChosenRow | undefined {
  const asksPercent = asked.every(({ kinds }) => (kinds.get('percent') ?? 0) > (kinds.get('money') ?? 0))
  const names = nameRows(rows)
  let best: ChosenRow | undefined
  rows.forEach((row, index) => {
    const figures = (placed[index] ?? []).map((figure) => (figure?.isPercent === asksPercent ? figure : undefined))
    const filled = figures.filter((figure) => figure !== undefined).length
    if (filled === 0) return
    const missing = 1 - filled / figures.length
    const score = Math.max(
      ...(names[index] ?? []).flatMap((name) => asked.map((profile) => scoreOf(profile, name, labels))),
    )
    const weighed = score - missingMalus * missing
    if (weighed >= leastScore && weighed > (best?.score ?? 0)) best = { row, figures, score: weighed }
  })
  return best
}

function scoreOf(profile: FieldProfile, { text, isTotal }: RowName, labels: LabelBook): number {
  if (text.length > longestName) return 0
  const { concept, text: similarity, conflict } = labels.matchText(profile, text)
  return Math.max(concept, 0.8 * similarity) * (1 - 0.5 * conflict) + (isTotal ? totalBonus : 0)
}

interface RowName {
  text: string
  isTotal: boolean
}

const total = /^(?:total|totals|sum|gesamt|summe|insgesamt|totaux|suma)\b/iu

/** What each row of a table may be called: by its label, by the line above it that runs on, or as the total of a section. */
function nameRows(rows: readonly BodyRow[]): RowName[][] {
  let section = ''
  return rows.map(({ label, figures }, index) => {
    if (figures.length === 0) {
      if (label !== '') section = label
      return []
    }
    const names = [{ text: label, isTotal: total.test(label) }]
    const above = rows[index - 1]
    if (above?.figures.length === 0 && /^\p{Ll}/u.test(label))
      names.push({ text: `${above.label} ${label}`, isTotal: total.test(above.label) })
    if (isBare(label)) names.push({ text: section, isTotal: true })
    return names
  })
}

/** Without a name of its own: nothing, or "Total" alone. */
function isBare(label: string): boolean {
  const own = label.replace(/[^\p{L}]+/gu, ' ').trim()
  return own === '' || total.exec(own)?.[0] === own
}
