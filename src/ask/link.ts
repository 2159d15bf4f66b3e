import { type Catalogue, type Column, type ColumnRef, isSameColumn, type Relation } from './catalogue.ts'
import { readDates } from './dates.ts'
import { readCurrency, readNumber, readScale, readWrittenNumber } from './numbers.ts'
import { fillersOf, type Language, type Mark, phrasesOf } from './phrases.ts'
import { fold, isTypo, stem, type Token, wordsOfName } from './words.ts'

/** What a piece of a question is about. `from` and `to` count tokens. */
export type Item = { from: number; to: number; score: number } & (
  | { kind: 'mark'; mark: Mark }
  | { kind: 'relation'; relation: string; only?: { column: ColumnRef; value: string } }
  | { kind: 'column'; columns: ColumnRef[] }
  | { kind: 'value'; values: { column: ColumnRef; value: string }[] }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; currency?: string; isYear: boolean }
  | { kind: 'dates'; after: string; before: string }
  | { kind: 'comma' }
  | { kind: 'word'; isFiller: boolean }
)

/** A question as items from left to right: the longest explanation of its next words, the more certain of equal ones. */
export function linkQuestion(tokens: Token[], catalogue: Catalogue, language: Language, today: Date): Item[] {
  const names = nameIndex(catalogue)
  const values = valueIndex(catalogue)
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = [
      datesAt(tokens, at, language, today),
      valueAt(tokens, at, values),
      nameAt(tokens, at, names, language),
      markAt(tokens, at, language),
      plainAt(tokens, at, language),
    ].flatMap((item) => item ?? [])
    const best = found.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
    items.push(best)
    at = best.to
  }
  return items
}

function weightOf({ from, to, score, kind }: Item): number {
  return to - from + score * 0.5 + (kind === 'mark' ? 0.5 : 0)
}

function datesAt(tokens: Token[], at: number, language: Language, today: Date): Item | undefined {
  const found = readDates(tokens, at, language, today)
  if (!found) return undefined
  return { kind: 'dates', after: found.from, before: found.before, from: at, to: at + found.length, score: 1 }
}

type ValueIndex = Map<string, { words: string[]; values: { column: ColumnRef; value: string }[] }[]>

/** Values by their first word. */
function valueIndex(catalogue: Catalogue): ValueIndex {
  const byText = new Map<string, { column: ColumnRef; value: string }[]>()
  for (const relation of catalogue.relations)
    for (const column of relation.columns)
      for (const value of column.values ?? []) {
        const text = wordsOfName(fold(value)).join(' ')
        if (text === '' || text.length > 200) continue
        const known = byText.get(text) ?? []
        byText.set(text, known)
        known.push({ column: { relation: relation.name, column: column.name }, value })
      }
  const entries = [...byText].map(([text, values]) => ({ words: text.split(' '), values }))
  return Map.groupBy(entries, ({ words: [first = ''] }) => first)
}

function valueAt(tokens: Token[], at: number, index: ValueIndex): Item | undefined {
  const token = tokens[at]
  if (!token || token.kind === 'comma') return undefined
  if (token.kind === 'quoted') {
    const words = wordsOfName(token.folded)
    const found = index.get(words[0] ?? '')?.find((entry) => entry.words.join(' ') === words.join(' '))
    const place = { from: at, to: at + 1, score: 1 }
    return found ? { kind: 'value', values: found.values, ...place } : { kind: 'text', text: token.text, ...place }
  }
  let best: Item | undefined
  for (const { words, values } of index.get(token.folded) ?? []) {
    const isHere = words.every((word, i) => {
      const other = tokens[at + i]
      return other && (other.folded === word || (i > 0 && i === words.length - 1 && other.stem === stem(word)))
    })
    if (!isHere || (best && words.length <= best.to - best.from)) continue
    // A common word that happens to be a value is one only where it is written like a name.
    const isName = /^\p{Lu}/u.test(token.text) && at > 0
    const score = words.length > 1 || isName ? 1 : token.kind === 'number' ? 0.2 : 0.5
    best = { kind: 'value', values, from: at, to: at + words.length, score }
  }
  return best
}

interface Named {
  stems: string[]
  what: { relation: Relation; column?: Column; only?: { column: ColumnRef; value: string } }
}

function nameIndex(catalogue: Catalogue): Named[] {
  const linked = catalogue.links.flatMap(({ from, to }) => {
    const stems = stemsOf(from.column).filter((word) => !keyWords.has(word))
    const target = catalogue.relations.find(({ name }) => name === to.relation)
    return target && stems.length > 0 ? [{ stems, what: { relation: target } }] : []
  })
  const own = catalogue.relations.flatMap((relation) => [
    ...relation.names.map((name) => ({ stems: stemsOf(name), what: { relation } })),
    ...(relation.kinds ?? []).flatMap(({ names, column, value }) =>
      names.map((name) => ({
        stems: stemsOf(name),
        what: { relation, only: { column: { relation: relation.name, column }, value } },
      })),
    ),
    ...relation.columns.flatMap((column) =>
      [...column.names, ...shortName(relation, column)].map((name) => ({
        stems: stemsOf(name),
        what: { relation, column },
      })),
    ),
  ])
  const known = new Set(own.filter(({ what }) => !('column' in what)).map(({ stems }) => stems.join(' ')))
  return [...own, ...linked.filter(({ stems }) => !known.has(stems.join(' ')))]
}

const keyWords = new Set(['id', 'code', 'key', 'no', 'nr', 'ref'])

/** `concert_name` of concerts is their name. */
function shortName(relation: Relation, column: Column): string[] {
  const own = new Set(relation.names.flatMap(stemsOf))
  const words = stemsOf(column.name)
  const rest = words.filter((word) => !own.has(word))
  return rest.length > 0 && rest.length < words.length ? [rest.join(' ')] : []
}

const linking = new Set(['of', 'the', 'de', 'des', 'du', 'der', 'la', 'del', 'd', 'l', 's', 'el', 'le'])

function stemsOf(name: string): string[] {
  return wordsOfName(name)
    .map((word) => stem(fold(word)))
    .filter((word) => !linking.has(word))
}

const longestName = 6
const leastPart = 0.34

/** The relation or the columns that the words from here on name, whole or by the most telling part of a name. */
function nameAt(tokens: Token[], at: number, names: Named[], language: Language): Item | undefined {
  const first = tokens[at]
  if (
    first?.kind !== 'word' ||
    linking.has(first.folded) ||
    (fillersOf(language).has(first.folded) && !isNamed(first, names))
  )
    return undefined
  let best: { score: number; to: number; found: Named[] } | undefined
  const said: string[] = []
  for (let to = at + 1; to <= Math.min(tokens.length, at + longestName); to++) {
    const token = tokens[to - 1]
    if (token?.kind !== 'word' && !(token?.kind === 'number' && to > at + 1)) break
    if (linking.has(token.folded)) continue
    said.push(token.stem)
    const scored = names.map((named) => ({ named, score: likeness(said, named) })).filter(({ score }) => score > 0)
    if (scored.length === 0) continue
    const highest = Math.max(...scored.map(({ score }) => score))
    if (best && said.length * highest <= best.score * (best.to - at)) continue
    best = { score: highest, to, found: scored.filter(({ score }) => score === highest).map(({ named }) => named) }
  }
  if (!best) return undefined
  const place = { from: at, to: best.to, score: best.score }
  const relation = best.found.find(({ what }) => !what.column)
  const columns = uniqueColumns(best.found)
  if (relation && (columns.length === 0 || best.score === 1))
    return {
      kind: 'relation',
      relation: relation.what.relation.name,
      ...(relation.what.only && { only: relation.what.only }),
      ...place,
    }
  return { kind: 'column', columns, ...place }
}

function isNamed(token: Token, names: Named[]): boolean {
  return names.some(({ stems }) => stems.length === 1 && stems[0] === token.stem)
}

function uniqueColumns(found: Named[]): ColumnRef[] {
  const columns: ColumnRef[] = []
  for (const { what } of found) {
    if (!what.column) continue
    const column = { relation: what.relation.name, column: what.column.name }
    if (!columns.some((other) => isSameColumn(other, column))) columns.push(column)
  }
  return columns
}

/** 1: the same words, in whatever order. Less where only a part of the name was said, or with a typo. */
function likeness(said: string[], { stems, what }: Named): number {
  if (said.length > stems.length) return glued(said, stems) ? 0.95 : 0
  const rest = [...stems]
  let typos = 0
  for (const word of said) {
    let at = rest.indexOf(word)
    if (at < 0) {
      at = rest.findIndex((other) => isTypo(word, other))
      typos++
    }
    if (at < 0) return glued(said, stems) ? 0.95 : 0
    rest.splice(at, 1)
  }
  const share = said.length / stems.length
  const sure = typos > 0 ? 0.9 : 1
  if (share === 1) return sure
  // Only columns are known by a part of their name, and not by the part that all have.
  if (!what.column || what.column.isKey || share < leastPart || said.every((word) => bland.has(word))) return 0
  return (0.55 + 0.3 * share) * sure
}

const bland = new Set(['id', 'name', 'number', 'num', 'code', 'date', 'type', 'no', 'nam', 'dat'])

/** "high schooler" for `Highschooler`, "line item" for `lineitem`. */
function glued(said: string[], stems: string[]): boolean {
  return said.length > 1 && stems.length === 1 && said.join('') === stems[0]
}

function markAt(tokens: Token[], at: number, language: Language): Item | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const phrase = phrasesOf(language)
    .get(first.folded)
    ?.find(({ words }) => words.every((word, i) => tokens[at + i]?.folded === word))
  return phrase && { kind: 'mark', mark: phrase.mark, from: at, to: at + phrase.words.length, score: 0.4 }
}

function plainAt(tokens: Token[], at: number, language: Language): Item {
  const token = tokens[at]
  const place = { from: at, to: at + 1, score: 0 }
  if (!token || token.kind === 'comma') return { kind: 'comma', ...place }
  const value = token.kind === 'number' ? readNumber(token.text) : readWrittenNumber(token.folded)
  if (value === undefined) return { kind: 'word', isFiller: fillersOf(language).has(token.folded), ...place }
  const scale = readScale(tokens[at + 1]?.folded ?? '')
  const to = at + (scale === undefined ? 1 : 2)
  const currency = readCurrency(token.text[0] ?? '') ?? readCurrency(tokens[to]?.folded ?? '')
  const isBehind = readCurrency(tokens[to]?.folded ?? '') !== undefined
  return {
    kind: 'number',
    value: value * (scale ?? 1),
    isYear: token.kind === 'number' && /^(?:1[5-9]|20)\d\d$/.test(token.text),
    ...(currency && { currency }),
    ...{ from: at, to: isBehind ? to + 1 : to, score: 0.5 },
  }
}
