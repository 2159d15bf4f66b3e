import type { KeptLeaf } from './kept-leaves.ts'
import { foldText } from './read-value.ts'

/** Enough for some hundred pages of tables. */
const longest = 200_000

/** What a search looks through: the name of the file and every text once. */
export function searchText(filename: string, leaves: KeptLeaf[]): string {
  const texts = leaves.flatMap(({ value }) => value).filter((value) => typeof value === 'string')
  return [...new Set([filename, ...texts].map(foldText))].join('\n').slice(0, longest).toWellFormed()
}
