import { type Catalogue, type Column, type ColumnRef, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { longestPlace, otherNames } from './places.ts'
import { fold, stem, type Token, tokensOf, wordsOfName } from './words.ts'

type Short = NonNullable<Column['short']>[number]

interface Value {
  column: ColumnRef
  value: string
}
interface Entry {
  words: string[]
  values: Value[]
  /** Names without the legal form, and nothing that is called just so; or what is only begun with it. */
  isShort: boolean
  isPart: boolean
}

export interface ValueIndex {
  byText: Map<string, Entry>
  byFirst: Map<string, Entry[]>
  /** Values of several words by each of them. */
  byWord: Map<string, Entry[]>
  /** Columns of single letters: `F` and `M`. */
  codes: { column: ColumnRef; stems: string[]; values: string[] }[]
  isOfDocuments: boolean
}

const longestPart = 8

export function valueIndex(catalogue: Catalogue): ValueIndex {
  const byText = new Map<string, Entry>()
  const codes: ValueIndex['codes'] = []
  for (const relation of catalogue.relations)
    for (const { name, values = [], short = [] } of relation.columns) {
      const column = { relation: relation.name, column: name }
      if (values.length > 1 && values.length <= 8 && values.every((value) => /^\p{Lu}$/u.test(value)))
        codes.push({ column, stems: wordsOfName(name).map((word) => stem(fold(word))), values })
      for (const value of values) addEntry(byText, { column, value })
      // What is called just so is meant, whoever else has a name that begins with it.
      const free = short.filter(
        (one) => !values.some((value) => wordsOf(value).join(' ') === wordsOf(one.name).join(' ')),
      )
      for (const one of free) addEntry(byText, { column, value: one.value }, one)
    }
  const entries = [...byText.values()]
  const byFirst = Map.groupBy(entries, ({ words: [first = ''] }) => first)
  for (const entry of entries) {
    const [word = ''] = entry.words
    // "Dogs" are what stands there as "dog".
    if (entry.words.length === 1 && stem(word) !== word && !byFirst.has(stem(word))) byFirst.set(stem(word), [entry])
  }
  const isOfDocuments = holdsDocuments(catalogue)
  return { byText, byFirst, byWord: entriesByWord(entries), codes, isOfDocuments }
}

/** A text as the words of questions are parted. */
function wordsOf(text: string): string[] {
  return tokensOf(text.replace(/["“”„«»'‘’]/g, ' ')).flatMap(({ kind, folded }) => (kind === 'comma' ? [] : [folded]))
}

function addEntry(byText: Map<string, Entry>, value: Value, short?: Short): void {
  const words = wordsOf(short?.name ?? value.value)
  const text = words.join(' ')
  if (text === '' || text.length > 200) return
  const found = byText.get(text)
  // What is called so is meant, not what only begins so.
  if (found && !found.isPart && short?.isPart) return
  const known = found && (short?.isPart || !found.isPart) ? found : { words, values: [], isShort: true, isPart: true }
  byText.set(text, known)
  known.isShort &&= short !== undefined && !short.isSaid
  known.isPart &&= short?.isPart === true
  known.values.push(value)
}

function entriesByWord(entries: Entry[]): Map<string, Entry[]> {
  const byWord = new Map<string, Entry[]>()
  const several = entries.filter(({ words }) => words.length > 1 && words.length <= longestPart)
  for (const entry of several)
    for (const word of entry.words.filter(({ length }) => length > 2)) {
      const known = byWord.get(word) ?? []
      byWord.set(word, known)
      known.push(entry)
    }
  return byWord
}

/** The value that stands here: whole, in the plural, or as a place is called otherwise. */
export function valueAt(tokens: Token[], at: number, index: ValueIndex): Item | undefined {
  const token = tokens[at]
  if (!token || token.kind === 'comma') return undefined
  if (token.kind === 'quoted') return quotedAt(token, at, index)
  let best = wholeAt(tokens, at, index)
  if (token.kind === 'word')
    best ??= pluralAt(token, at, index) ?? placeAt(tokens, at, index) ?? codeAt(tokens, at, index)
  return best
}

function quotedAt(token: Token, at: number, index: ValueIndex): Item {
  const words = wordsOf(token.folded)
  const place = { from: at, to: at + 1, score: 1 }
  const found = index.byText.get(words.join(' '))
  if (found) return { kind: 'value', values: found.values, ...place }
  const parts = partsOf(words, index)
  return parts.length > 0
    ? { kind: 'value', values: parts, part: token.text, ...place, score: 0.9 }
    : { kind: 'text', text: token.text, ...place }
}

function wholeAt(tokens: Token[], at: number, { byFirst }: ValueIndex): Item | undefined {
  const entries = byFirst.get(tokens[at]?.folded ?? '') ?? []
  const isNamed = isName(tokens[at], at)
  return longestAt(
    tokens,
    at,
    entries.filter(({ isShort, isPart }) => !isPart && (isNamed || !isShort)),
  )
}

/** A company without its legal form or by its first words, however it is written: for words that nothing else explains. */
export function shortAt(tokens: Token[], at: number, { byFirst }: ValueIndex): Item | undefined {
  const entries = (byFirst.get(tokens[at]?.folded ?? '') ?? []).filter(({ isShort }) => isShort)
  const found = tokens[at]?.kind === 'word' ? longestAt(tokens, at, entries) : undefined
  return found?.kind === 'value' ? { ...found, to: endOf(found.values, tokens, found.to), score: 0.9 } : undefined
}

/** "Stylos bille" of a "stylo bille bleu": what follows and stands in it too is said of nothing else. */
function endOf(values: Value[], tokens: Token[], from: number): number {
  const isSaid = ({ kind, folded }: Token) =>
    kind === 'word' && values.every(({ value }) => wordsOf(value).includes(folded))
  let to = from
  for (let token = tokens[to]; token && isSaid(token); token = tokens[++to]);
  return to
}

/** A common word that happens to be a value is surely one only where it is written like a name. */
export const commonScore = 0.7

function longestAt(tokens: Token[], at: number, entries: Entry[]): Item | undefined {
  const token = tokens[at]
  let best: Item | undefined
  for (const { words, values } of entries) {
    const isHere = words.every((word, i) => {
      const other = tokens[at + i]
      return other && (other.folded === word || (i > 0 && i === words.length - 1 && other.stem === stem(word)))
    })
    if (!token || !isHere || (best && words.length <= best.to - best.from)) continue
    const score = words.length > 1 || isName(token, at) ? 1 : token.kind === 'number' ? 0.2 : commonScore
    best = { kind: 'value', values, from: at, to: at + words.length, score }
  }
  return best
}

function isName(token: Token | undefined, at: number): boolean {
  return token !== undefined && at > 0 && /^\p{Lu}/u.test(token.text)
}

/** What documents say is what is asked about; of other tables it may be anything. */
function pluralAt(token: Token, at: number, { byFirst, isOfDocuments }: ValueIndex): Item | undefined {
  // "Hoses" are no "hos".
  const bare = token.folded.replace(/s$/, '')
  const entry = [...(byFirst.get(token.stem) ?? []), ...(byFirst.get(bare) ?? [])].find(
    ({ words: [first = '', ...more], isShort }) =>
      !isShort && more.length === 0 && (stem(first) === token.stem || first === bare),
  )
  return (
    entry && { kind: 'value', values: entry.values, from: at, to: at + 1, score: isOfDocuments ? commonScore : 0.65 }
  )
}

function placeAt(tokens: Token[], at: number, { byText }: ValueIndex): Item | undefined {
  for (let to = Math.min(tokens.length, at + longestPlace); to > at; to--) {
    const said = tokens.slice(at, to)
    if (said.some(({ kind }) => kind !== 'word') || !said.some(({ text }) => /^\p{Lu}/u.test(text))) continue
    const values = otherNames(said.map(({ folded }) => folded).join(' ')).flatMap(
      (name) => byText.get(name)?.values ?? [],
    )
    if (values.length > 0) return { kind: 'value', values: unique(values), from: at, to, score: 0.9 }
  }
  return undefined
}

/** In a column of letters, the word that begins with one, beside the name of the column: "left-handed"; "female" needs none. */
function codeAt(tokens: Token[], at: number, { codes }: ValueIndex): Item | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || token.folded.length < 3) return undefined
  const sex = sexes[token.folded]
  for (const { column, stems, values } of codes) {
    const isSex = sex !== undefined && stems.some((word) => word === 'sex' || word === 'gender')
    const isBeside = next !== undefined && stems.some((word) => next.stem === word || next.folded === `${word}ed`)
    const letter = isSex ? sex : token.folded[0]?.toUpperCase()
    const value = isSex || isBeside ? values.find((one) => one === letter) : undefined
    if (value) return { kind: 'value', values: [{ column, value }], from: at, to: at + (isSex ? 1 : 2), score: 0.9 }
  }
  return undefined
}

const sexes: Record<string, string> = {
  ...{ female: 'F', females: 'F', women: 'F', woman: 'F', girls: 'F', girl: 'F' },
  ...{ male: 'M', males: 'M', men: 'M', man: 'M', boys: 'M', boy: 'M' },
}

/** Values of which the capitalised words from here on are a part: "Globex" of "Globex Corporation". */
export function partAt(tokens: Token[], at: number, index: ValueIndex): Item | undefined {
  if (!isName(tokens[at], at)) return undefined
  let to = at
  while (to < tokens.length && tokens[to]?.kind === 'word' && isName(tokens[to], to)) to++
  for (; to > at; to--) {
    const said = tokens.slice(at, to)
    const values = partsOf(
      said.map(({ folded }) => folded),
      index,
    )
    if (values.length > 0)
      return { kind: 'value', values, part: said.map(({ text }) => text).join(' '), from: at, to, score: 0.7 }
  }
  return undefined
}

/** One for each column. */
function partsOf(words: string[], { byWord }: ValueIndex): Value[] {
  const text = words.join(' ')
  const found = (byWord.get(words[0] ?? '') ?? []).filter((entry) => ` ${entry.words.join(' ')} `.includes(` ${text} `))
  const columns = new Map<string, Value>()
  for (const value of found.flatMap(({ values }) => values))
    columns.set(`${value.column.relation} ${value.column.column}`, value)
  return [...columns.values()]
}

function unique(values: Value[]): Value[] {
  const byKey = new Map(values.map((one) => [JSON.stringify(one), one]))
  return [...byKey.values()]
}

/** What stands for yes and no in a column of two values. */
export function flagOf({ type, values = [] }: Column): { yes: string | boolean; no: string | boolean } | undefined {
  if (type === 'boolean') return { yes: true, no: false }
  if (values.length === 0 || values.length > 2) return undefined
  const pair = flags.find(([yes, no]) => values.every((value) => [yes, no].includes(fold(value))))
  const said = (wanted: string | undefined) => values.find((value) => fold(value) === wanted) ?? wanted ?? ''
  return pair && { yes: said(pair[0]), no: said(pair[1]) }
}

const flags = [
  ['t', 'f'],
  ['y', 'n'],
  ['true', 'false'],
  ['yes', 'no'],
  ['ja', 'nein'],
  ['oui', 'non'],
  ['si', 'no'],
]
