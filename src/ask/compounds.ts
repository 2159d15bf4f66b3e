import type { Catalogue } from './catalogue.ts'
import { phrasesOf } from './phrases.ts'
import { fold, stem, type Token } from './words.ts'

/** "Gesamtmenge" is the whole of what a column is called, unless one is called so itself. */
export function partCompounds(said: Token[], { relations }: Catalogue): Token[] {
  const tokens = said.flatMap(partPlace)
  if (!tokens.some(({ folded }) => whole.test(folded))) return tokens
  const names = new Set(relations.flatMap(({ columns }) => columns.flatMap((column) => column.names.map(fold))))
  return tokens.flatMap((token) => {
    const rest = whole.exec(token.folded)?.[1]
    if (token.kind !== 'word' || rest === undefined || names.has(token.folded) || !names.has(rest)) return [token]
    // "Gesamtwert" is a sum, whatever else is a value.
    if (phrasesOf('de').has(token.folded)) return [token]
    const border = token.end - rest.length
    return [
      { ...token, text: 'Gesamt', folded: 'gesamt', stem: stem('gesamt'), end: border },
      { ...token, text: token.text.slice(-rest.length), folded: rest, stem: stem(rest), start: border },
    ]
  })
}

/** "Die zweitgrößte": the second of the largest. */
function partPlace(token: Token): Token[] {
  const [, place, rest = ''] = placed.exec(token.folded) ?? []
  if (token.kind !== 'word' || place === undefined) return [token]
  const border = token.start + place.length
  return [
    { ...token, text: place, folded: place, stem: stem(place), end: border },
    { ...token, text: token.text.slice(place.length), folded: rest, stem: stem(rest), start: border },
  ]
}

const placed =
  /^(zweit|dritt|viert)((?:gross|hochs|teuers|kleins|niedrigs|billigs|gunstigs|altes|neues|jungs|letz|meis)te[mnrs]?)$/

const whole = /^gesamt(.{4,})$/
