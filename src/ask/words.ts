/** A word, a number or a quoted text of a question. */
export interface Token {
  /** As it was written, a quoted text without its quotes. */
  text: string
  folded: string
  stem: string
  start: number
  end: number
  kind: 'word' | 'number' | 'quoted' | 'comma'
}

const pieces =
  /["“„«]\s?(?<quoted>[^"“”„«»]{1,200}?)\s?["“”»]|(?<![\p{L}\d])['‘](?<single>[^'‘’]{1,200})['’](?!\p{L})|(?<number>[€$£]?\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}(?!\d)(?:[.,]\d{1,4})?(?:\s?[€$£])?|[€$£]?\d(?:[\d.,'’]{0,30}\d)?(?:\s?[€$£])?)|(?<word>\p{L}[\p{L}\p{M}]{0,60})|(?<comma>[,;])/gu

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pieces)].map(({ 0: whole, index, groups = {} }) => {
    const quoted = groups['quoted'] ?? groups['single']
    const kind = quoted !== undefined ? 'quoted' : groups['number'] ? 'number' : groups['word'] ? 'word' : 'comma'
    const content = quoted ?? whole
    const folded = fold(content)
    return { text: content, folded, stem: stem(folded), start: index, end: index + whole.length, kind }
  })
}

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z0-9 ]*$/.test(lower)) return lower
  return lower.replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o').normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Without the endings of number, case and gender; one rule for all languages, the same on both sides. */
export function stem(word: string): string {
  let found = word
  if (found.length < 4) return found === 'ids' ? 'id' : found
  if (found.endsWith('ies') && found.length > 4) return `${found.slice(0, -3)}y`
  if (/(?:s|x|ch|sh|\w{4}o)es$/.test(found)) found = found.slice(0, -2)
  else if (/[^su]s$/.test(found)) found = found.slice(0, -1)
  if (found.length >= 6 && found.endsWith('en')) return found.slice(0, -2)
  if (found.length >= 5 && /[eao]$/.test(found)) return found.slice(0, -1)
  return found
}

/** The words of a name: `total_amount`, `totalAmount`, "Total amount". */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '')
}

const endings = new Set(
  ' s es d ed er ers or ors r e n en ing y ies ied ion ions ation ations ment ments al ly ity ness ence ance ent ant ian ist ee imient imiento ement keit heit ung ig'.split(
    ' ',
  ),
)

/** Whether two words are forms of one: "visited" and "visit", "injuries" and "injured", "winner" and "win". */
export function isForm(word: string, other: string): boolean {
  let same = 0
  while (same < Math.min(word.length, other.length) && word[same] === other[same]) same++
  const [left, right] = [word.slice(same), other.slice(same)]
  // "Rated" and "rating".
  const isDoing = (left === 'ed' && right === 'ing') || (left === 'ing' && right === 'ed')
  if (same < 3 || (same < 4 && left !== '' && right !== '' && !isDoing)) return false
  const last = word[same - 1] ?? ''
  const isEnding = (rest: string) => endings.has(rest) || (rest.startsWith(last) && endings.has(rest.slice(1)))
  return isEnding(left) && isEnding(right)
}

/** Whether the first is how people shorten the second: "Stu" for students, "Indep" for independence. */
export function isShortFor(short: string, word: string): boolean {
  return short.length >= 3 && short.length <= 6 && word.length >= short.length + 3 && word.startsWith(short)
}

/** Whether two words differ by one letter, or two neighbours that changed places; only long words are compared. */
export function isTypo(word: string, other: string): boolean {
  if (word.length < 5 || Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from++
  let same = 0
  const least = Math.min(word.length, other.length) - from
  while (same < least && word.at(-1 - same) === other.at(-1 - same)) same++
  const [left, right] = [word.slice(from, word.length - same), other.slice(from, other.length - same)]
  // "Aufgaben" are no "Ausgaben".
  const [begun, otherwise] = [prefixOf(word), prefixOf(other)]
  if (begun && otherwise && begun !== otherwise) return false
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function prefixOf(word: string): string | undefined {
  return /^(?:an|ab|auf|aus|ein|vor|ver|be|ent|er|zu|um)(?=\w{3})/.exec(word)?.[0]
}
