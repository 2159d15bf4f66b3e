import { editDistance } from '../core/edit-distance.ts'
import { createTokenIndex } from './block/token-index.ts'
import { compareWords } from './compare/compare-words.ts'
import { readDay } from './normalise/date.ts'
import { findKind, type ValueKind } from './normalise/find-kind.ts'
import { joinDigraphs } from './normalise/fold-text.ts'
import { normalise } from './normalise/normalise.ts'
import { readNumber } from './normalise/number.ts'
import { wordsOf } from './normalise/words.ts'
import { createRarity, createVocabulary } from './vocabulary.ts'

type Scalar = string | number | boolean | null
/** What a text is compared with, and what it becomes. */
export type Entry = readonly [key: Scalar, value: Scalar]

export type LookedUp =
  | { match: 'exact' | 'normalised' | 'close'; key: string; value: Scalar; likeness: number }
  /** `rivals` are entries that it could be equally well. */
  | { match: 'none'; rivals: string[] }

/** One wrong letter in six is close, one word too many in three is not. */
const leastLikeness = 0.82
/** Among others that are as close, nothing is chosen. */
const leastLead = 0.05
/** Words that begin otherwise are other words, unless nearly all of a long one is the same. */
const otherBeginning = 0.9
const candidates = 20
const mostWords = 40

/**
 * Looks texts up among entries: as they are, then without case, accents, punctuation and legal forms, then the closest. A code,
 * an amount or a day that is only close is another one.
 */
export function createLookUp(column: string, entries: readonly Entry[]): (text: string) => LookedUp {
  const kept = entries.flatMap(([key, value]) =>
    key === null || String(key).trim() === '' ? [] : [{ key: String(key), value }],
  )
  const kind = kindOf(column, entries)
  const forms = formsOf(kind)
  const tables = forms.map((form) => once(() => Map.groupBy(kept, ({ key }) => form(key))))
  const nearest = once(() => createNearest(kept, (text) => wordsBy(kind, text)))
  return (text) => {
    for (const [at, form] of forms.entries()) {
      const written = form(text)
      const found = written === '' ? undefined : tables[at]?.().get(written)
      if (found) return chosen(found, at === 0 ? 'exact' : 'normalised', 1)
    }
    if (exactKinds.has(kind)) return { match: 'none', rivals: [] }
    const { found, likeness } = nearest()(text)
    return found.length === 0 ? { match: 'none', rivals: [] } : chosen(found, 'close', likeness)
  }
}

/** Most texts are found by the first spelling: what the others need is made when it is asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

interface Kept {
  key: string
  value: Scalar
}

/** Of entries that say different things, none. */
function chosen(found: Kept[], match: 'exact' | 'normalised' | 'close', likeness: number): LookedUp {
  const [first] = found
  const isOne = new Set(found.map(({ value }) => value)).size === 1
  if (first === undefined || !isOne) return { match: 'none', rivals: found.map(({ key }) => key) }
  return { match, key: first.key, value: first.value, likeness }
}

const exactKinds: ReadonlySet<ValueKind> = new Set(['number', 'date', 'phone', 'identifier'])

function kindOf(column: string, entries: readonly Entry[]): ValueKind {
  const keys = entries.flatMap(([key]) => (key === null ? [] : [key]))
  if (keys.length > 0 && keys.every((key) => typeof key === 'number')) return 'number'
  return findKind(keys.map(String), column)
}

/** The spellings that are compared one after the other. */
function formsOf(kind: ValueKind): ((text: string) => string)[] {
  const exact = (text: string) => text.trim().normalize()
  if (kind === 'number') return [exact, (text) => String(readNumber(text) ?? '')]
  if (kind === 'date') return [exact, (text) => String(readDay(text) ?? '')]
  if (exactKinds.has(kind)) return [exact, (text) => normalise(text, kind).join(' ')]
  return [exact, (text) => wordsOf(text).map(joinDigraphs).join(' '), (text) => wordsBy(kind, text).join(' ')]
}

/** Nothing says that a column of names has no companies in it. */
function wordsBy(kind: ValueKind, text: string): string[] {
  return normalise(text, kind === 'text' ? 'company' : kind)
}

/** All entries that are as close as the closest, if that is close enough. */
function createNearest(entries: readonly Kept[], wordsIn: (text: string) => string[]) {
  const vocabulary = createVocabulary()
  const rarity = createRarity()
  const prepare = (text: string) => {
    const words = wordsIn(text)
    return { words, ids: [...new Set(words.map(vocabulary.idOf))] }
  }
  type Prepared = ReturnType<typeof prepare>
  const rows = entries.map(({ key }) => prepare(key))
  for (const { ids } of rows) rarity.count(ids)
  const index = createTokenIndex(
    rows.map(({ ids }) => ids),
    vocabulary,
  )
  const likenessOf = (a: Prepared, b: Prepared): number => {
    if (figuresOf(a.words) !== figuresOf(b.words)) return 0
    const isName = Math.min(a.words.length, b.words.length) > 1
    return Math.max(spelledAlike(a.words, b.words), isName ? compareWords(vocabulary, rarity, a.ids, b.ids) : 0)
  }
  return (text: string): { found: Kept[]; likeness: number } => {
    const asked = prepare(text)
    if (asked.words.length === 0 || asked.words.length > mostWords) return { found: [], likeness: 0 }
    const close = Array.from(index.find(asked.ids, candidates), (at) => ({
      entry: entries[at] as Kept,
      likeness: likenessOf(asked, rows[at] as Prepared),
    })).sort((one, other) => other.likeness - one.likeness)
    const likeness = close[0]?.likeness ?? 0
    if (likeness < leastLikeness) return { found: [], likeness }
    const found = close.filter((each) => each.likeness > likeness - leastLead).map(({ entry }) => entry)
    return { found, likeness }
  }
}

function spelledAlike(a: string[], b: string[]): number {
  const [one, two] = [a.join(' '), b.join(' ')]
  const longest = Math.max(one.length, two.length)
  const most = Math.floor((1 - leastLikeness) * longest)
  const apart = editDistance(one, two, most)
  const likeness = apart > most ? 0 : 1 - apart / longest
  return one.charCodeAt(0) === two.charCodeAt(0) || likeness >= otherBeginning ? likeness : 0
}

/** `Plan 1` is not nearly `Plan 2`. */
function figuresOf(words: string[]): string {
  return words
    .filter((word) => /\d/.test(word))
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ')
}
