import { type Part, textOf } from '../resolve/part.ts'
import { fixedText, hashOf, type Layout } from './layout.ts'
import { type CutSigns, type Cuts, type Example, fewestExamples, recall } from './memory.ts'
import { formOf } from './place.ts'
import { bare, type Value } from './same-value.ts'

/** So many of the documents that have a sign must be cut there. */
const leastShare = 0.8

export function studyCuts(cells: Iterable<readonly Part[]>, values: readonly Value[]): Cuts | undefined {
  const wanted = [...new Set(values.map((value) => bare(String(value))))].filter((value) => value !== '')
  const [behind, before] = [new Noted(), new Noted()]
  for (const cell of cells) {
    const words = wordsOf(cell)
    const found = longestIn(words, wanted)
    if (!found) continue
    const [from, until] = found
    behind.note(words, until)
    before.note(words.slice(0, until).reverse(), until - from)
  }
  if (!behind.isCut && !before.isCut) return undefined
  return { behind: behind.signs, before: before.signs }
}

/** Signs of places where one property is cut, by the documents that look alike. */
export interface TaughtCuts {
  behind: ReadonlySet<number>
  before: ReadonlySet<number>
}

export function recallCuts(examples: readonly Example[], layout: Layout, path: string): TaughtCuts | undefined {
  const taught = recall(examples, layout, path, 'cuts').flatMap(({ cuts }) => cuts?.[path] ?? [])
  const [behind, before] = [surest(taught.map((each) => each.behind)), surest(taught.map((each) => each.before))]
  return behind.size + before.size > 0 ? { behind, before } : undefined
}

/** What is left of a cell, where that is less than all of it. */
export function cutCell(cell: readonly Part[], { behind, before }: TaughtCuts): Part[] | undefined {
  const words = wordsOf(cell)
  const left = words.slice(0, placeOfCut(words, behind)).reverse()
  const kept = left.slice(0, placeOfCut(left, before)).reverse()
  return kept.length < words.length ? joined(kept) : undefined
}

class Noted {
  readonly #cut = new Set<number>()
  readonly #kept = new Set<number>()

  /** Words from one end, and how many of them stay. */
  note(words: readonly Part[], staying: number): void {
    for (let place = 1; place < staying; place += 1) for (const sign of signsAt(words, place)) this.#kept.add(sign)
    if (staying < words.length) for (const sign of signsAt(words, staying)) this.#cut.add(sign)
  }

  get isCut(): boolean {
    return this.#cut.size > 0
  }

  get signs(): CutSigns {
    return { cut: [...this.#cut], kept: [...this.#kept] }
  }
}

/** What tells a place between two words: the word behind it, or the form of its figures, the end of a line, how many words went before. */
function signsAt(words: readonly Part[], place: number): number[] {
  const [last, next] = [words[place - 1], words[place]]
  if (!last || !next) return []
  const text = textOf([next])
  const word = /\d/.test(text) ? `form ${formOf(text)}` : `word ${fixedText(text) || text}`
  const isNewLine = last.segment.row !== next.segment.row
  return [word, `after ${place}`, ...(isNewLine ? ['line'] : [])].map(hashOf)
}

function surest(taught: readonly CutSigns[]): Set<number> {
  const counts = new Map<number, { cut: number; kept: number }>()
  const countOf = (sign: number) => counts.get(sign) ?? { cut: 0, kept: 0 }
  for (const { cut, kept } of taught) {
    for (const sign of cut) counts.set(sign, { ...countOf(sign), cut: countOf(sign).cut + 1 })
    for (const sign of kept) counts.set(sign, { ...countOf(sign), kept: countOf(sign).kept + 1 })
  }
  const sure = [...counts].filter(([, { cut, kept }]) => cut >= fewestExamples && cut >= leastShare * (cut + kept))
  return new Set(sure.map(([sign]) => sign))
}

function placeOfCut(words: readonly Part[], signs: ReadonlySet<number>): number {
  const place = words.findIndex((_, at) => at > 0 && signsAt(words, at).some((sign) => signs.has(sign)))
  return place < 0 ? words.length : place
}

function wordsOf(parts: readonly Part[]): Part[] {
  return parts.flatMap(({ segment, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({ segment, first: first + at, last: first + at })),
  )
}

function joined(words: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last?.segment === word.segment && last.last === word.first - 1) last.last = word.last
    else parts.push({ ...word })
  }
  return parts
}

/** The most words of a cell that are one of the values. */
function longestIn(words: readonly Part[], values: readonly string[]): [from: number, until: number] | undefined {
  const texts = words.map((word) => bare(textOf([word])))
  let best: [from: number, until: number] | undefined
  for (let from = 0; from < texts.length; from += 1) {
    let text = ''
    for (let until = from + 1; until <= texts.length; until += 1) {
      text += texts[until - 1]
      if (!values.some((value) => value.startsWith(text))) break
      if (until - from > (best ? best[1] - best[0] : 0) && values.includes(text)) best = [from, until]
    }
  }
  return best
}
