import type { Line, LineWord } from './line.ts'
import { type PeriodWord, readPeriodWord } from './period-words.ts'

/** What the head of one column says of its period. */
export interface Period {
  words: LineWord[]
  left: number
  right: number
  year?: number
  yearWord?: LineWord
  part?: string
}

/** A row that heads columns with periods, and the row before which its table ends. */
export interface Head {
  line: Line
  periods: Period[]
  until: number
}

/** One period alone heads a column only where columns of figures stand. */
const leastLeftAlone = 0.3

export function findHeads(lines: readonly Line[]): Head[] {
  const heads: Head[] = []
  for (const line of lines) {
    const periods = periodsOf(line)
    const [first] = periods
    if (!first || (periods.length === 1 && first.left < leastLeftAlone) || hasFigures(line, periods)) continue
    heads.push({ line, periods, until: lines.length })
  }
  const pageEnds = new Map(lines.map(({ page }, index) => [page, index + 1]))
  heads.forEach((head, index) => {
    head.until = Math.min(heads[index + 1]?.line.row ?? lines.length, pageEnds.get(head.line.page) ?? lines.length)
  })
  return heads
}

interface ReadWord {
  word: LineWord
  said: PeriodWord
}

/** Segments that tell periods and nothing else, and years that stand side by side in one that tells more. */
function periodsOf({ words }: Line): Period[] {
  return [...Map.groupBy(words, ({ segment }) => segment).values()].flatMap((members) =>
    runsOf(members).flatMap((run) => {
      const isList = run.every(({ word, said }) => said.year !== undefined && !/[,;]$/.test(word.text))
      return run.length === members.length || (isList && run.length > 1) ? cutPeriods(run) : []
    }),
  )
}

/** Words in a row that all speak of periods. */
function runsOf(words: readonly LineWord[]): ReadWord[][] {
  const runs: ReadWord[][] = [[]]
  for (const word of words) {
    const said = readPeriodWord(word.text)
    if (said) runs.at(-1)?.push({ word, said })
    else runs.push([])
  }
  return runs.filter(({ length }) => length > 0)
}

/** A year ends a period; what is left over belongs to the last, unless it is one of its own. */
function cutPeriods(run: readonly ReadWord[]): Period[] {
  const periods: Period[] = []
  let open: Period | undefined
  for (const { word, said } of run) {
    open ??= { words: [], left: word.left, right: word.right }
    open.words.push(word)
    open.right = word.right
    if (said.part !== undefined) open.part = said.part
    if (said.year === undefined) continue
    periods.push({ ...open, year: said.year, yearWord: word })
    open = undefined
  }
  const last = periods.at(-1)
  if (open?.part !== undefined && (!last || last.part !== undefined)) periods.push(open)
  else if (open && last) last.words.push(...open.words)
  return periods
}

/** A row with other figures states values, it does not head them. */
function hasFigures({ words }: Line, periods: readonly Period[]): boolean {
  const told = new Set(periods.flatMap((period) => period.words))
  const from = Math.min(...periods.map(({ left }) => left))
  return words.some((word) => !told.has(word) && word.right > from && /\d[\d.,]*\d/.test(word.text))
}
