import { type DraftLine, linesOf } from '../../../document/draft.ts'

const singleWord = /^[!-~]+$/

/** Lines of a cell's text. Most cells hold one plain word, and there are many cells. */
export function cellLines(text: string): DraftLine[] {
  if (text === '') return []
  return singleWord.test(text) ? [[{ text }]] : linesOf(text.toWellFormed())
}

/** Text that can be stored: damaged files have halves of characters and zeros in names and formulas. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

const knownColumns = new Map<number, string>()

/** `A1` of the top left cell; row and column count from 0. */
export function addressOf(row: number, column: number): string {
  const letters = knownColumns.get(column) ?? lettersOf(column)
  knownColumns.set(column, letters)
  return letters + (row + 1)
}

function lettersOf(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}
