import type { Catalogue } from './catalogue.ts'
import { phrasesOf } from './phrases.ts'
import { fold, stem, type Token } from './words.ts'

/** "Stromrechnung": an invoice, and what it is for. */
export const ofKind =
  /^(.{4,}?)(rechnung|abrechnung|quittung|lieferschein|vertrag|angebot|gutschrift|bestellung|police)(?:e?n)?$/

/** "Gesamtmenge" is the whole of what a column is called, unless one is called so itself. */
export function partCompounds(said: Token[], { relations }: Catalogue): Token[] {
  const tokens = said.flatMap(partPlace).flatMap((token) => partKind(token, relations))
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

/** "Die Stromrechnung" is the one whose file is called "strom". */
function partKind(token: Token, relations: Catalogue['relations']): Token[] {
  const [, what = '', kind = ''] = ofKind.exec(token.folded) ?? []
  const documents = relations.find(({ kinds }) => kinds !== undefined)
  const files = documents?.columns.find(({ name }) => name === 'filename')?.short ?? []
  const isKind = documents?.kinds?.some(({ names }) => names.some((name) => fold(name) === token.folded))
  if (token.kind !== 'word' || isKind || !files.some(({ name }) => fold(name) === what)) return [token]
  const border = token.start + what.length
  const first = { ...token, text: token.text.slice(0, what.length), folded: what, stem: stem(what), end: border }
  const rest = { ...token, text: token.text.slice(what.length), start: border }
  return [first, { ...rest, folded: kind, stem: stem(kind) }]
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
