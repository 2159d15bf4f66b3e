import { type MatchTable, wholeRow } from '../model.ts'

/** The share of the rows that say the very same as another one in all of the columns. */
export function shareOfRepeats({ columns, rows }: MatchTable, compared: readonly string[]): number {
  const places = compared.filter((name) => name !== wholeRow).map((name) => columns.indexOf(name))
  const said = rows
    .map((row) => places.map((place) => row[place]?.trim().toLowerCase() ?? ''))
    .filter((values) => values.some((value) => value !== ''))
  const times = new Map<string, number>()
  const keys = said.map((values) => JSON.stringify(values))
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return keys.filter((key) => (times.get(key) ?? 0) > 1).length / Math.max(1, keys.length)
}
