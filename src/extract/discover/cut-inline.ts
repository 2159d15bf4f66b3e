import { conceptsOf } from '../lexicon/match-concepts.ts'
import { findValues } from '../values/find-values.ts'
import type { Conventions } from '../values/mention.ts'

/** Characters of a text that are a label and its value. */
interface InlinePair {
  label: string
  labelStart: number
  /** Where the value begins and ends. */
  start: number
  end: number
}

const longestLabel = 60
const leastScore = 0.85

/** "Label: value", also several in a row, and "Tel. 030 1234"; none where a text is not both. */
export function cutInline(text: string, conventions: Conventions): InlinePair[] {
  const found: InlinePair[] = []
  for (const { index, 0: colon } of text.matchAll(/[:：]\s+(?=\S)/gu)) {
    const start = index + colon.length
    const before = found.at(-1)
    const said = text.slice(before?.start ?? 0, index)
    const label = before ? nextLabel(said, conventions) : firstOfAll(said)
    if (label === undefined) continue
    const labelStart = text.lastIndexOf(label, index)
    if (before) before.end = labelStart
    found.push({ label, labelStart, start, end: text.length })
  }
  const typed = found.length > 0 ? undefined : typedAtEnd(text, conventions)
  return (typed ? [typed] : found).filter(
    ({ label, start, end }) => saysSomething.test(text.slice(start, end)) && isClosed(label),
  )
}

const saysSomething = /[\p{L}\p{N}]/u

/** "Name (1)" is a label with a number of its own. */
function isClosed(label: string): boolean {
  return label.lastIndexOf('(') <= label.lastIndexOf(')')
}

/** At the beginning of a text all of it may be the label, but for a number that the text begins with. */
function firstOfAll(text: string): string | undefined {
  const whole = firstLabel(text)
  return whole !== undefined && !/\d{3}/.test(whole) ? whole : (knownLabel(text) ?? whole)
}

/** Behind a value only words that are known as a label are the next one, but for a word behind a value of another form. */
function nextLabel(text: string, conventions: Conventions): string | undefined {
  const typed = findValues(text, conventions).find(({ start }) => start === 0)
  const behind = typed && text.slice(typed.end).trim()
  return knownLabel(text) ?? (behind && isWord.test(behind) ? behind : undefined)
}

const isWord = /^\p{Lu}[\p{L}-]{3,}$/u

/** A clause before a colon is a sentence, no label. */
function firstLabel(text: string): string | undefined {
  const isLabel = text.length <= longestLabel && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= 6
  return isLabel && !/\p{L}{4}[.;!]\s/u.test(text) ? text.trim() : undefined
}

function knownLabel(text: string): string | undefined {
  const words = text.split(/\s+/)
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(-count).join(' ')
    if ((conceptsOf(label)[0]?.score ?? 0) >= leastScore) return label
  }
  return undefined
}

function typedAtEnd(text: string, conventions: Conventions): InlinePair | undefined {
  if (!/\d/.test(text)) return undefined
  const typed = findValues(text, conventions).find(({ start, end }) => start > 0 && end >= text.length - 1)
  const label = typed && text.slice(0, typed.start).trim()
  if (!typed || !label || label.length > longestLabel) return undefined
  const score = conceptsOf(label.replace(/(?<![.:])[.:]+$/, ''))[0]?.score ?? 0
  return score >= leastScore
    ? { label, labelStart: text.indexOf(label), start: typed.start, end: text.length }
    : undefined
}
