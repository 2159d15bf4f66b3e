import { currencyCode } from '../values/currencies.ts'
import type { Conventions } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import type { Line, LineWord } from './line.ts'

export interface Figure {
  words: LineWord[]
  text: string
  left: number
  right: number
  value: number
  isPercent: boolean
}

/** A row of a table: what it is called and the figures behind. */
export interface BodyRow {
  line: Line
  label: string
  figures: Figure[]
}

const figureWord = /^[-–−~+]?[(]?[-–−]?(?:[$€£§]|S\$)?[-–−]?\(?\d[\d.,'’]*\)?%?$/u

export function readBodyRow(line: Line, conventions: Conventions): BodyRow {
  const from = 1 + line.words.findLastIndex((word) => isName(word, conventions))
  const figures: Figure[] = []
  for (const [index, word] of line.words.slice(from).entries()) {
    if (!figureWord.test(word.text)) continue
    const last = figures.at(-1)
    if (last && continues(last, word, conventions)) extend(last, word, conventions)
    else {
      const next = line.words[from + index + 1]?.text ?? ''
      const isPercent = word.text.endsWith('%') || /^(?:%|pp)/.test(next)
      const value = numberIn(word.text, conventions)
      const { text, left, right } = word
      if (value !== undefined) figures.push({ words: [word], text, left, right, value, isPercent })
    }
  }
  const label = line.words.slice(0, from).map(({ text }) => text)
  return { line, label: label.join(' ').replace(/(?<![\s.…_$€£§])[\s.…_$€£§]+$/u, ''), figures }
}

/** Figures stand behind the last word of a row; currencies between them are none. */
function isName({ text }: LineWord, { language }: Conventions): boolean {
  return /\p{L}{3}/u.test(text) && currencyCode(text, language) === undefined
}

/** "12 345" where thousands are parted by blanks. */
function continues({ words, text }: Figure, word: LineWord, { decimalMark, blankThousands }: Conventions): boolean {
  const isUsual = blankThousands ?? decimalMark === ','
  const isNext = words.at(-1)?.segment === word.segment && words.at(-1)?.place === word.place - 1
  return isUsual && isNext && /^[-–−(]*\d{1,3}(?: \d{3})*$/.test(text) && /^\d{3}(?:,\d+)?\)?$/.test(word.text)
}

function extend(figure: Figure, word: LineWord, conventions: Conventions): void {
  figure.words.push(word)
  figure.text += ` ${word.text}`
  figure.right = word.right
  figure.value = numberIn(figure.text, conventions) ?? figure.value
}

function numberIn(text: string, conventions: Conventions): number | undefined {
  const value = normaliseAs('number', text.replace(/^S?[$§~]/, ''), conventions)
  return typeof value === 'number' ? value : undefined
}
