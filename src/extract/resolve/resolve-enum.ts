import { readText } from '../lexicon/tokens.ts'
import { valueTerms } from '../lexicon/value-terms.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { wordAt } from './find-mentions.ts'
import { absent, type Resolved } from './resolved.ts'

interface Hit {
  weight: number
  segment: Segment
  start: number
  end: number
}

const leastWeight = 0.35
const longestTerm = 3

/**
 * Chooses from a list of values: the one that the document's words name, above all in its titles and first lines. The
 * words that name it are the evidence.
 */
export function resolveEnum({ enum: values = [] }: Leaf, view: DocumentView): Resolved {
  const terms = { values: termsOf(values), compounds: new Map<string, unknown>() }
  const hits = new Map<Leaf['default'], Hit[]>()
  for (const segment of view.segments)
    for (const { value, ...hit } of hitsIn(segment, terms)) {
      const found = hits.get(value)
      if (found) found.push(hit)
      else hits.set(value, [hit])
    }
  const scored = [...hits].map(([value, found]) => ({ value, found, score: scoreOf(found) }))
  scored.sort((a, b) => b.score - a.score)
  const [best, second] = scored
  const evidence = best?.found.reduce((first, hit) => (hit.weight > first.weight ? hit : first))
  if (!best || !evidence || best.score < leastWeight) return absent(0.7)
  const share = best.score / (best.score + (second?.score ?? 0))
  return {
    value: best.value as Resolved['value'],
    confidence: Math.min(0.95, share * (0.55 + 0.4 * Math.min(1, best.score))),
    parts: [
      {
        segment: evidence.segment,
        first: wordAt(evidence.segment, evidence.start),
        last: wordAt(evidence.segment, evidence.end - 1),
      },
    ],
  }
}

/** Which value a phrase stands for, by its folded words. A phrase that stands for several is of no use. */
function termsOf(values: readonly unknown[]): Map<string, unknown> {
  const terms = new Map<string, unknown>()
  const add = (phrase: string, value: unknown) => {
    const known = terms.get(phrase)
    if (phrase !== '') terms.set(phrase, known === undefined || known === value ? value : null)
  }
  for (const value of values) {
    const own = readText(String(value)).folded
    const entry = Object.entries(valueTerms).find(([name, list]) =>
      [name, ...list.split(';')].some((term) => readText(term.replaceAll('_', ' ')).folded === own),
    )
    add(own, value)
    for (const term of entry?.[1].split(';') ?? []) add(readText(term).folded, value)
  }
  return terms
}

interface Terms {
  values: Map<string, unknown>
  /** What words stand for as compounds, once for each word of the document. */
  compounds: Map<string, unknown>
}

/** The longest phrases first, so that "purchase order" is no purchase. */
function hitsIn(segment: Segment, terms: Terms): (Hit & { value: unknown })[] {
  const words = wordsOf(segment.text)
  const found: (Hit & { value: unknown })[] = []
  const weight = weightOf(segment)
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]]
      const text = phraseOf(words, at, length)
      const value = terms.values.get(text) ?? (length === 1 ? valueOfCompound(text, terms) : undefined)
      if (value === undefined || !first || !last) continue
      if (value !== null) found.push({ value, weight, segment, start: first.start, end: last.end })
      at += length - 1
      break
    }
  return found
}

function phraseOf(words: readonly Word[], at: number, length: number): string {
  let phrase = words[at]?.word ?? ''
  for (let next = at + 1; next < at + length; next += 1) phrase += ` ${words[next]?.word}`
  return phrase
}

const shortestPart = 4

/** German joins words: "Wertpapierkauf" is a Kauf, and "Dividendengutschrift" a Dividende. */
function valueOfCompound(word: string, { values, compounds }: Terms): unknown {
  if (!compounds.has(word)) compounds.set(word, findCompound(word, values))
  return compounds.get(word)
}

function findCompound(word: string, terms: Map<string, unknown>): unknown {
  let best: { value: unknown; length: number } | undefined
  if (word.length < 2 * shortestPart) return undefined
  for (const [term, value] of terms) {
    if (term.length < shortestPart || term.length >= word.length || term.length <= (best?.length ?? 0)) continue
    if (word.endsWith(term) || word.startsWith(term)) best = { value, length: term.length }
  }
  return best?.value
}

/** Titles tell what a document is; the further down a word stands, or among figures, the less it says of the whole. */
function weightOf({ row, heading, bold, scale, text, prose }: Segment): number {
  const title = heading || scale > 1.15 ? 1.3 : bold ? 1.1 : 1
  const isAlone = text.length < 40 ? 1 : prose ? 0.5 : 0.8
  const amongFigures = /\d[.,]\d/.test(text) ? 0.5 : 1
  return (title * isAlone * amongFigures) / (1 + row / 20)
}

/** The best place counts most; repeating helps a little. */
function scoreOf(hits: readonly Hit[]): number {
  const weights = hits.map(({ weight }) => weight).sort((a, b) => b - a)
  return weights.reduce((sum, weight, index) => sum + weight / (1 + 2 * index), 0)
}
