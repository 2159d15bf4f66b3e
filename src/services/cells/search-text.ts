import type { KeptLeaf } from './kept-leaves.ts'
import { foldText, textOf } from './read-value.ts'

/** What a search looks through: the name of the file and every value once. */
export function searchText(filename: string, leaves: KeptLeaf[]): string {
  const values = leaves.flatMap(({ value }) => value).filter((value) => value !== null)
  return [...new Set([filename, ...values.map(textOf)].map(foldText))].join('\n')
}
