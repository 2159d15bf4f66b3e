import { joinWords, type Part } from '../resolve/part.ts'
import { type Line, middleOf, wordsBetween } from './line.ts'

/** Something a line says of the figures around it. */
export interface Said<Value> {
  value: Value
  start: number
  end: number
}

export interface Stated<Value> {
  value: Value
  parts: Part[]
}

/** What the first line that says anything says; where one line says it of several columns, the one nearest to x. */
export function findStated<Value>(
  lines: readonly Line[],
  read: (line: Line) => Said<Value>[],
  x = 0,
): Stated<Value> | undefined {
  for (const line of lines) {
    const said = read(line).map(({ value, start, end }) => {
      const words = wordsBetween(line, start, end)
      return { value, words, distance: Math.abs(middleOf(words) - x) }
    })
    const [nearest] = said.sort((a, b) => a.distance - b.distance)
    if (nearest) return { value: nearest.value, parts: joinWords(nearest.words) }
  }
  return undefined
}
