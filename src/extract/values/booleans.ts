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
/** What is said of a thing that is on or off, there or not. Elsewhere these are words like others. */
const states: Record<string, boolean> = {
  ...{
    on: true,
    off: false,
    enabled: true,
    disabled: false,
    active: true,
    inactive: false,
    none: false,
    y: true,
    n: false,
  },
  ...{
    an: true,
    aus: false,
    aktiviert: true,
    deaktiviert: false,
    aktiv: true,
    inaktiv: false,
    keine: false,
    keiner: false,
  },
  ...{ activé: true, activée: true, désactivé: false, désactivée: false, aucun: false, aucune: false },
  ...{ activado: true, activada: true, desactivado: false, desactivada: false, ninguno: false, ninguna: false },
  // A box is ticked with either; as an answer a cross says no.
  ...{ '✗': false, '✘': false },
}
const stated = new RegExp(`[:?][ \\u00a0\\t]{0,4}(${Object.keys(states).join('|')})(?=[ \\t]{0,4}[.;|]?$)`, 'giu')

/** In running text "no" is just a word: only an answer behind a colon or question mark, or on its own, counts. */
const answer =
  /(?:^|[:?])[ \u00a0\t]{0,4}(ja|yes|oui|sí|si|true|wahr|vrai|verdadero|nein|no|non|false|falsch|faux|falso)(?=[ \t]{0,4}(?:[.;|]|$))/gi

/** Check boxes, and yes or no where it is an answer. */
export function findBooleans(text: string): TextMention[] {
  const found: TextMention[] = []
  const crosses = new Set(matches(stated, text).map(({ 0: all, index }) => index + all.length - 1))
  for (const { 0: box, index } of matches(boxes, text)) {
    if (crosses.has(index)) continue
    found.push({ kind: 'boolean', start: index, end: index + box.length, value: ticked.test(box) })
  }
  const said = [...matches(answer, text), ...matches(stated, text)]
  for (const { 0: all, 1: word = '', index } of said) {
    const end = index + all.length
    const value = words[word.toLowerCase()] ?? states[word.toLowerCase()] ?? false
    found.push({ kind: 'boolean', start: end - word.length, end, value })
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
