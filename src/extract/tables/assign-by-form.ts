import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { textOf } from '../resolve/part.ts'
import type { Column } from './find-header.ts'
import type { GridRow } from './grid.ts'

const mostly = 0.7
const hardly = 0.4
const leastSure = 0.9
const leastKnown = 0.6
const leastFit = 0.5
const guessedScore = 0.5
const swappedScore = 0.8

/**
 * What the heads leave open, by what the cells look like: "Article" may be the number or the name of it, and the last
 * column of amounts is that of the line.
 */
export function assignByForm(
  columns: readonly Column[],
  properties: readonly FieldProfile[],
  grid: readonly GridRow[],
): Column[] {
  const name = askedAs('item_description', properties)
  const number = askedAs('article_number', properties)
  const codes = columns.map((_, index) => shareOf(grid, index, isCode))
  const isText = (index: number) => (codes[index] ?? 0) <= hardly
  const coded = columns.findIndex(
    ({ property }, index) => name >= 0 && property === name && (codes[index] ?? 0) >= mostly,
  )
  const numbered = columns.findIndex(({ property }) => number >= 0 && property === number)
  const named = columns.findIndex(({ property, fits }, index) => {
    const isFree = property < 0 && (fits[name] ?? 0) >= leastFit
    return isText(index) && (isFree || index === numbered)
  })
  const assigned = columns.map((column, index) => {
    if (coded >= 0 && named >= 0 && index === named) return { ...column, property: name, score: swappedScore }
    if (coded >= 0 && named >= 0 && index === coded) return { ...column, property: number }
    const isDoubtful = index === numbered && isText(index)
    return isDoubtful && column.score < leastSure ? { ...column, property: -1, score: 0 } : column
  })
  return guessTotal(assigned, properties, grid)
}

/** The last column of amounts, if its head means nothing that is known. */
function guessTotal(columns: Column[], properties: readonly FieldProfile[], grid: readonly GridRow[]): Column[] {
  const total = askedAs('line_total', properties)
  const last = columns.findLastIndex((_, index) => shareOf(grid, index, isAmount) >= mostly)
  const head = columns[last]
  const isKnown = head && (head.property >= 0 || (conceptsOf(head.text)[0]?.score ?? 0) >= leastKnown)
  if (!head || isKnown || total < 0 || columns.some(({ property }) => property === total)) return columns
  return columns.with(last, { ...head, property: total, score: guessedScore })
}

function askedAs(concept: ConceptId, properties: readonly FieldProfile[]): number {
  return properties.findIndex(({ concepts }) => (concepts.get(concept) ?? 0) > leastSure)
}

function shareOf(grid: readonly GridRow[], column: number, test: (text: string) => boolean): number {
  const rows = grid.filter(({ figures, ends }) => !ends && figures.some((figure) => figure !== undefined))
  const texts = rows.flatMap(({ cells }) => textOf(cells[column] ?? []) || [])
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length
}

/** One word with a digit in it. */
function isCode(text: string): boolean {
  return /^(?=\S*\d)\S+$/.test(text)
}

function isAmount(text: string): boolean {
  return /^\D{0,4}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/u.test(text) && !text.includes('%')
}
