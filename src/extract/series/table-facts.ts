import { joinWords } from '../resolve/part.ts'
import { currencyCode, currencyPattern } from '../values/currencies.ts'
import { findDates } from '../values/dates.ts'
import { matches } from '../values/matches.ts'
import type { Conventions } from '../values/mention.ts'
import type { Head, Period } from './find-heads.ts'
import { announcedScalesIn, type Scale, scalesIn } from './find-scale.ts'
import { type Line, middleOf } from './line.ts'
import { lengthsIn, lengthsInTitle } from './period-length.ts'
import { readPeriodWord } from './period-words.ts'
import { findStated, type Said, type Stated } from './statement.ts'

/** What is known of one column of a table besides its figure. */
export interface Told {
  key: string
  period: Stated<string>
  part: string | undefined
  year: Stated<number> | undefined
  months: Stated<number> | undefined
  date: Stated<string> | undefined
  scale: Stated<Scale> | undefined
  currency: Stated<string> | undefined
}

const tallestHead = 8
const anyCurrency = new RegExp(currencyPattern, 'g')

/** Finds what the head of a table and the lines around it say of all its figures. */
export class TableFacts {
  readonly #head: Head
  readonly #lines: readonly Line[]
  readonly #conventions: Conventions
  /** The head and the lines over it that belong to it, from below. */
  readonly #above: Line[]

  constructor(head: Head, lines: readonly Line[], conventions: Conventions) {
    this.#head = head
    this.#lines = lines
    this.#conventions = conventions
    this.#above = [head.line, ...linesAbove(head.line, lines)]
  }

  of(period: Period, line: Line | undefined): Told {
    const x = middleOf(period.words)
    const text = period.words.map((word) => word.text).join(' ')
    const stated: Stated<string> = { value: text, parts: joinWords(period.words) }
    const year = this.#year(period, x)
    const months = this.#months(period, x)
    const date = this.#date(text, stated, year, x)
    const key = [year?.value, period.part, months?.value, date?.value.slice(5)].join(' ')
    return {
      ...{ key, period: stated, part: period.part, year, months, date },
      ...{ scale: this.#scale(line), currency: this.#currency(line) },
    }
  }

  #year({ year, yearWord }: Period, x: number): Stated<number> | undefined {
    if (year !== undefined && yearWord) return { value: year, parts: joinWords([yearWord]) }
    return findStated(this.#above.slice(1), yearsIn, x)
  }

  /** A column headed by a year alone covers that year. */
  #months({ part, year, words }: Period, x: number): Stated<number> | undefined {
    const page = this.#lines.filter(({ page: other }) => other === this.#head.line.page)
    const read = (line: Line) => lengthsIn(line, this.#conventions)
    // Where other columns are said to be shorter, one with its year alone is not.
    const isWhole = part === undefined && this.#head.periods.some((other) => other.part !== undefined)
    return (
      findStated(isWhole ? [] : this.#above, read, x) ??
      findStated(isWhole ? [] : page, lengthsInTitle) ?? {
        value: year === undefined && part !== undefined ? 1 : 12,
        parts: joinWords(words),
      }
    )
  }

  /** "December 31," may stand above the years. */
  #date(text: string, own: Stated<string>, year: Stated<number> | undefined, x: number): Stated<string> | undefined {
    const full = findDates(text, this.#conventions)[0]
    if (full && String(full.value).length === 10) return { ...own, value: String(full.value) }
    if (!year) return undefined
    const day = findStated(this.#above, (line) => daysIn(line, year.value, this.#conventions), x)
    return day && { value: day.value, parts: [...day.parts, ...year.parts] }
  }

  #scale(line: Line | undefined): Stated<Scale> | undefined {
    const near = [...this.#above, ...this.#between(line)]
    return findStated(near, scalesIn) ?? findStated(this.#around(), announcedScalesIn)
  }

  #currency(line: Line | undefined): Stated<string> | undefined {
    const near = [...this.#above, ...this.#between(line), ...(line ? [line] : [])]
    return findStated([...near, ...this.#around()], (other) => currenciesIn(other, this.#conventions.language))
  }

  #between(line: Line | undefined): readonly Line[] {
    return this.#lines.slice(this.#head.line.row + 1, line?.row)
  }

  /** The rest of the table, of its page, and of the document. */
  #around(): Line[] {
    const { row, page } = this.#head.line
    const below = this.#lines.slice(row + 1, this.#head.until)
    const onPage = this.#lines.filter((line) => line.page === page)
    return [...below, ...onPage, ...this.#lines.filter((line) => line.page !== page)]
  }
}

/** Lines over the head up to the last row of what stands above. */
function linesAbove({ row, page }: Line, lines: readonly Line[]): Line[] {
  const found: Line[] = []
  for (let index = row - 1; index >= Math.max(0, row - tallestHead); index -= 1) {
    const line = lines[index]
    if (!line || line.page !== page || endsInFigure(line)) break
    found.push(line)
  }
  return found
}

function endsInFigure({ words }: Line): boolean {
  return words.length > 1 && /^[$€£(-]*\d{1,3}(?:[.,]\d+)+\)?$/.test(words.at(-1)?.text ?? '')
}

function yearsIn({ words }: Line): Said<number>[] {
  return words.flatMap(({ text, start, end }) => {
    const year = readPeriodWord(text)?.year
    return year === undefined ? [] : [{ value: year, start, end }]
  })
}

/** Days without a year, such as "December 31,", in that year. */
function daysIn({ text }: Line, year: number, conventions: Conventions): Said<string>[] {
  const [found] = findDates(`${text.replace(/(?<![,\s])[,\s]+$/u, '')}, ${year}`, conventions)
  if (!found || String(found.value).length !== 10) return []
  return [{ value: String(found.value), start: found.start, end: Math.min(found.end, text.length) }]
}

/** The currencies that a line names. */
function currenciesIn({ text, isScanned }: Line, language: string | null): Said<string>[] {
  // A dollar sign is often read as two; no currency of its own before each figure is meant then.
  const readable = isScanned ? text.replace(/(?<!\p{L})[S§]\$/gu, ' $') : text
  return matches(anyCurrency, readable).flatMap(({ index, 0: printed }) => {
    const value = currencyCode(printed, language)
    return value === undefined ? [] : [{ value, start: index, end: index + printed.length }]
  })
}
