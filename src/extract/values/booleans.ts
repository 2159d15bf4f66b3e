import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const boxes = /[☒☑✓✔✅🗹☐❑❏□✗✘🗷]|(?<![\w\])])(?:\[ ?[xX✓✔] ?\]|\[[ _]{0,2}\]|\( ?[xX] ?\)|\([ ]{1,2}\))(?![\w(])/gu
const ticked = /[☒☑✓✔✅🗹🗷xX✗✘]/u
const words: Record<string, boolean> = {
  ja: true,
  yes: true,
  oui: true,
  sí: true,
  si: true,
  true: true,
  wahr: true,
  vrai: true,
  verdadero: true,
  nein: false,
  no: false,
  non: false,
  false: false,
  falsch: false,
  faux: false,
  falso: false,
}
/** In running text "no" is just a word: only an answer behind a colon or question mark, or on its own, counts. */
const answer =
  /(?:^|[:?])[ \u00a0\t]{0,4}(ja|yes|oui|sí|si|true|wahr|vrai|verdadero|nein|no|non|false|falsch|faux|falso)(?=[ \t]{0,4}(?:[.;|]|$))/gi

/** Check boxes, and yes or no where it is an answer. */
export function findBooleans(text: string): TextMention[] {
  const found: TextMention[] = []
  for (const { 0: box, index } of matches(boxes, text)) {
    found.push({ kind: 'boolean', start: index, end: index + box.length, value: ticked.test(box) })
  }
  for (const { 0: all, 1: word = '', index } of matches(answer, text)) {
    const end = index + all.length
    found.push({ kind: 'boolean', start: end - word.length, end, value: words[word.toLowerCase()] ?? false })
  }
  return found.sort((x, y) => x.start - y.start)
}

export function readBoolean(text: string): boolean | null {
  const word = text.trim().replace(/[.!]$/, '').toLowerCase()
  const known = words[word]
  if (known !== undefined) return known
  const [box] = findBooleans(text.trim())
  return typeof box?.value === 'boolean' ? box.value : null
}
