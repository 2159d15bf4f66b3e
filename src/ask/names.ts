import { type Catalogue, type Column, type ColumnRef, isSameColumn, namingColumns, type Relation } from './catalogue.ts'
import type { Item } from './item.ts'
import { Known } from './known.ts'
import { joins, likeness, likenessOfForms, likenessOfTypos, type Named, type Said } from './name-likeness.ts'
import type { Language } from './phrases.ts'
import { fillersOf, isVerb, paid } from './small-words.ts'
import { isSynonym } from './thesaurus.ts'
import { fold, stem, type Token, wordsOfName } from './words.ts'

export function nameIndex(catalogue: Catalogue): Named[] {
  const linked = catalogue.links.flatMap(({ from, to }) => {
    const stems = stemsOf(from.column).filter((word) => !keyWords.has(word))
    const target = catalogue.relations.find(({ name }) => name === to.relation)
    return target && stems.length > 0 ? [{ text: '', stems, what: { relation: target } }] : []
  })
  const own = catalogue.relations.flatMap((relation) => [
    ...relation.names.map((name) => ({ text: fold(name), stems: stemsOf(name), what: { relation } })),
    ...(relation.kinds ?? []).flatMap(({ names, column, value }) =>
      names.map((name) => ({
        text: fold(name),
        stems: stemsOf(name),
        what: { relation, only: { column: { relation: relation.name, column }, value } },
      })),
    ),
    ...relation.columns.flatMap((column) =>
      [...column.names, ...shortName(relation, column)].map((name) => ({
        text: fold(name),
        stems: stemsOf(name),
        isWholeOnly: column.names.includes(name) && column.ownNames?.includes(name) === false,
        isSharp: name.includes('ß'),
        what: { relation, column },
      })),
    ),
    ...unnamed(relation),
  ])
  const known = new Set(own.filter(({ what }) => !('column' in what)).map(({ stems }) => stems.join(' ')))
  return [...own.filter(isWhole), ...linked.filter(({ stems }) => !known.has(stems.join(' ')))]
}

/** "Billed to" is printed before a name, but nobody asks for it so. */
function isWhole({ text }: Named): boolean {
  return !openEnds.has(text.split(' ').at(-1) ?? '')
}

const openEnds = new Set(
  'to by on at from for until before an am zum bis von vom le la a au avant par de del por para el'.split(' '),
)

/** "The names" of what has no column of that name: the first and the last, or what its rows are known by. */
function unnamed(relation: Relation): Named[] {
  const all = relation.columns.flatMap((column) =>
    [...column.names, ...shortName(relation, column)].map((name) => ({ stems: stemsOf(name), column })),
  )
  const named = (text: string) => all.find(({ stems }) => stems.join(' ') === text)?.column
  const [column, also] = namingColumns(relation)
  if (named('name') || !column) return []
  return [{ text: 'name', stems: ['name'], what: { relation, column, ...(also && { also }) } }]
}

const keyWords = new Set(['id', 'code', 'key', 'no', 'number', 'nr', 'ref'])

/** `concert_name` of concerts is their name. */
function shortName(relation: Relation, column: Column): string[] {
  const own = [...new Set(relation.names.flatMap(stemsOf))]
  const words = stemsOf(column.name)
  // `custId` of customers is their id.
  const isBegun = (word: string, at: number) => at === 0 && word.length > 1 && own.some((one) => one.startsWith(word))
  const rest = words.filter((word, at) => !own.includes(word) && !isBegun(word, at))
  return rest.length > 0 && rest.length < words.length ? [rest.join(' ')] : []
}

const linking = new Set(['of', 'the', 'de', 'des', 'du', 'der', 'la', 'del', 'd', 'l', 's', 'el', 'le'])

function stemsOf(name: string): string[] {
  return stems.of(name, () => {
    const parts = wordsOfName(name)
    const whole = abbreviations[fold(parts.join(''))]
    const words = (whole === undefined ? parts.flatMap(inFull) : whole.split(' '))
      .map((word) => stem(fold(word)))
      .filter((word) => !linking.has(word) && word !== 'in' && word !== 'per')
    return words.length > 1 && (words[0] === 'is' || words[0] === 'has') ? words.slice(1) : words
  })
}

/** "No" is short for a number where it ends a name. */
function inFull(word: string, at: number, all: string[]): string[] {
  const folded = fold(word)
  return folded === 'no' && at > 0 && at === all.length - 1 ? ['number'] : (abbreviations[folded] ?? word).split(' ')
}

/** As names of columns are shortened where the word does not begin like that. */
const abbreviations: Record<string, string> = {
  ...{ fname: 'first name', lname: 'last name', mname: 'middle name', firstname: 'first name', lastname: 'last name' },
  ...{
    surname: 'last name',
    dob: 'birth date',
    qty: 'quantity',
    amt: 'amount',
    num: 'number',
    nbr: 'number',
    yr: 'year',
  },
  ...{ dept: 'department', pct: 'percentage', addr: 'address', tel: 'phone', mgr: 'manager', avg: 'average' },
}

/** Names are the same from one question to the next. */
const stems = new Known<string[]>(20_000)

const longestName = 6

/** The relation or the columns that the words from here on name, whole or by the most telling part of a name. */
export function nameAt(tokens: Token[], at: number, names: Named[], language: Language): Item | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word' || beginsNoName(tokens, at, names, language)) return undefined
  const shared = sharedAt(tokens, at, names)
  if (shared) return shared
  const best = bestFrom(tokens, at, names, fillersOf(language))
  if (!best || isFalseFriend(first, best.found, language) || isProperName(tokens, at, best, language)) return undefined
  const amount = amounts.has(first.folded) ? numberAt(tokens, at + 1, names, language) : undefined
  // "Montant net" is the net one, also where lines call theirs so.
  if (amount && amount.to >= best.to) return { ...amount, from: at }
  const isAmount = best.to === at + 1 && amounts.has(first.folded)
  const place = { from: at, to: best.to, score: best.score }
  const relation = best.found.find(({ what }) => !what.column)
  const found = uniqueColumns(best.to > at + 1 ? ownNamed(best.found) : best.found)
  const columns = isAmount ? meantAmounts(found, names) : found
  if (isAmount && columns !== found) place.score = 1
  // And so is the "net amount".
  if (!isAmount && columns.length > 0 && best.found.every(isNumber) && amounts.has(tokens[best.to]?.folded ?? ''))
    place.to++
  const own = ownColumnOf(relation, first, best.to - at, names)
  if (own) return { kind: 'column', columns: [own], text: first.folded, ...place }
  // A typo in "invoices" names them, not their number.
  if (relation && (columns.length === 0 || best.score >= likenessOfTypos)) return relationItem(relation, place)
  const said = tokens.slice(at, place.to)
  const text = said.map(({ folded }) => folded).join(' ')
  return columnItem(best.found, columns, { ...place, text }, kindWithin(said, names))
}

/** "To Talleres Norte": a name that only begins what a field is called is somebody, where other words are not written so. */
function isProperName(
  tokens: Token[],
  at: number,
  { to, score }: { to: number; score: number },
  language: Language,
): boolean {
  const isWritten = tokens.slice(at, to).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
  return language !== 'de' && at > 0 && to > at + 1 && score < likenessOfForms && isWritten
}

/** "Which item", "par poste": what a column of a list is called itself, and not any of its rows. */
function ownColumnOf(
  relation: Named | undefined,
  { folded }: Token,
  many: number,
  names: Named[],
): ColumnRef | undefined {
  if (!relation || many > 1) return undefined
  const { name, kinds, columns } = relation.what.relation
  const isOfDocuments = names.some((other) => other.what.relation.kinds !== undefined)
  const column = columns.find(({ type, names: [own = ''] }) => type === 'text' && fold(own) === folded)
  return isOfDocuments && kinds === undefined && column ? { relation: name, column: column.name } : undefined
}

function relationItem({ what: { relation, only } }: Named, place: Pick<Item, 'from' | 'to' | 'score'>): Item {
  return { kind: 'relation', relation: relation.name, ...(only && { only }), ...place }
}

/** "Nombre" is a name in Spanish, however French calls quantities; and what was paid is no text, whatever is printed before one. */
function isFalseFriend({ folded }: Token, found: Named[], language: Language): boolean {
  const isText = ({ isWholeOnly, what }: Named) => isWholeOnly === true && what.column?.type === 'text'
  return (
    (language === 'es' && folded === 'nombre' && found.every(isNumber)) || (paid.test(folded) && found.every(isText))
  )
}

function columnItem(
  found: Named[],
  columns: ColumnRef[],
  place: Pick<Item, 'from' | 'to' | 'score'> & { text: string },
  kind: { column: ColumnRef; value: string } | undefined,
): Item {
  const also = found.flatMap(({ what }) =>
    what.also ? [{ relation: what.relation.name, column: what.also.name }] : [],
  )
  const only = found.every(isNumber) ? kind : undefined
  return { kind: 'column', columns, ...(also.length > 0 && { also }), ...(only && { only }), ...place }
}

/** "The invoice total", "die Rechnungssumme": of which documents stands in the name of the amount. */
function kindWithin(tokens: Token[], names: Named[]): { column: ColumnRef; value: string } | undefined {
  const isWithin = ({ text, stems }: Named) =>
    tokens.some(
      ({ folded, stem: own }) =>
        (stems.length === 1 && own === stems[0]) ||
        (text.length > 4 && folded.length > text.length && folded.startsWith(text)),
    )
  return names.find((named) => named.what.only && isWithin(named))?.what.only
}

/** "Facturé" is what somebody did, "facture" what came of it; the same with "reçues" and "reçus". */
function isParticiple({ text }: Token): boolean {
  return /^(?:facturée?s?|reçues?|datée?s?)$/i.test(text)
}

/** The longest run of words from here on that is most like a name. */
function bestFrom(tokens: Token[], at: number, names: Named[], fillers: Set<string>) {
  let best: { score: number; said: number; to: number; found: Named[] } | undefined
  const said: Said[] = []
  let isParted = false
  // "Invoices to" begins no name, whatever is called "invoice to".
  const kinds = names.filter(({ what }) => what.only)
  const known = (isSeveral(tokens[at], kinds) ? kinds : names).filter((named) => isWrittenLike(tokens[at], named))
  for (let to = at + 1; to <= Math.min(tokens.length, at + longestName); to++) {
    const token = tokens[to - 1]
    if (token?.kind !== 'word' && !(token?.kind === 'number' && to > at + 1)) break
    if (isSaidOfOthers(tokens, to - 1, to > at + 1, names)) break
    // "The total of invoices" is about several of them, "the number of the invoice" is a name.
    if (said.length > 0 && linking.has(token.folded) && isSeveral(tokens[to], names)) break
    if (isBetween(token, said)) {
      isParted ||= passives.has(token.folded)
      continue
    }
    said.push({ stem: token.stem, isFiller: said.length > 0 && fillers.has(token.folded) })
    const scored = known
      .filter((named) => !isParted || isOwnName(named))
      .map((named) => ({ named, score: likeness(said, named) }))
      .filter(({ score }) => score > (isParted ? likenessOfTypos : 0))
    if (scored.length === 0) continue
    const highest = Math.max(...scored.map(({ score }) => score))
    if (best && said.length * highest <= best.score * best.said) continue
    best = {
      score: highest,
      said: said.length,
      to,
      found: scored.filter(({ score }) => score === highest).map(({ named }) => named),
    }
  }
  return best
}

/** What stands between the words of a name: "tickets were sold" are what `tickets_sold` says. */
function isBetween({ folded }: Token, said: Said[]): boolean {
  return linking.has(folded) || (said.length > 0 && passives.has(folded))
}

function isOwnName({ text, what }: Named): boolean {
  return what.column?.ownNames?.some((name) => fold(name) === text) === true
}

const passives = new Set(
  'was were is are been wurde wurden war waren sind ete sont ont fueron fue han sido se'.split(' '),
)

/** "The total of paid invoices" is not what was paid in total. */
function isSaidOfOthers(tokens: Token[], at: number, isBegun: boolean, names: Named[]): boolean {
  const token = tokens[at]
  if (!token || isParticiple(token)) return true
  return isBegun && isVerb(token.folded) && isSeveral(tokens[at + 1], names)
}

/** "Größe" is no form of "gross": what is written with "ß" keeps its vowel behind it, unless both are written so. */
function isWrittenLike(token: Token | undefined, { text, isSharp }: Named): boolean {
  if (!token?.text.includes('ß') || isSharp) return true
  const bare = (word: string) => word.replace(/[nrsm]$/, '')
  const same = text.split(' ').filter((word) => stem(word) === token.stem)
  return same.length === 0 || same.some((word) => bare(word) === bare(token.folded))
}

/** Whether it is the plural of what a relation, or some of its rows, are called. */
export function isSeveral(token: Token | undefined, names: Named[]): boolean {
  if (token?.kind !== 'word') return false
  const own = names.filter(({ stems, what }) => !what.column && stems.length === 1 && stems[0] === token.stem)
  return own.length > 0 && own.every(({ text }) => text !== token.folded)
}

/** "The number of the invoice" is written on it; "the number of the invoice lines" is how many there are. */
function isOfOne(tokens: Token[], at: number, names: Named[]): boolean {
  const [of, the, one, next] = tokens.slice(at + 1, at + 5)
  const isRow = ({ text, what }: Named) => !what.column && text === one?.folded
  return (
    of?.folded === 'of' &&
    (the?.folded === 'the' || the?.folded === 'this') &&
    names.some(isRow) &&
    !isSeveral(next, names)
  )
}

/** A word that says nothing in other places is a name only as it is written: who "sold" something asks for no "solde". */
function isNamed({ folded, stem: own }: Token, names: Named[]): boolean {
  const isWritten = (text: string) => text === folded || `${text}s` === folded || text === `${folded}s` || text === ''
  return names.some(
    ({ text, stems: [only = '', ...more] }) =>
      more.length === 0 && ((only === own && isWritten(text)) || isSynonym(own, only)),
  )
}

/** What is done, and what says nothing in other places. */
function beginsNoName(tokens: Token[], at: number, names: Named[], language: Language): boolean {
  const first = tokens[at]
  if (!first || isParticiple(first) || linking.has(first.folded)) return true
  if (!fillersOf(language).has(first.folded) && !isVerb(first.folded)) return false
  if (language === 'de' && isNoNoun(first, tokens)) return true
  return !isNamed(first, names) && !isNamedWhole(tokens, at, names) && !isOfOne(tokens, at, names)
}

/** "Bis wann soll" asks for no "Soll" where nouns are written with capitals. */
function isNoNoun({ text }: Token, tokens: Token[]): boolean {
  return /^\p{Ll}/u.test(text) && tokens.slice(1).some((token) => /^\p{Lu}\p{Ll}/u.test(token.text))
}

/** "Payment method": what is done begins the name of a column that is said whole. */
function isNamedWhole(tokens: Token[], at: number, names: Named[]): boolean {
  const isSaid = (word: string, next: number) => tokens[at + next]?.stem === word && tokens[at + next]?.kind === 'word'
  return names.some(({ stems, what }) => what.column && stems.length > 1 && stems.every(isSaid))
}

function isNumber({ what }: Named): boolean {
  return what.column?.type === 'number' && !what.column.isKey
}

/** The column of numbers that the words from here on name. */
function numberAt(tokens: Token[], at: number, names: Named[], language: Language): Item | undefined {
  if (fillersOf(language).has(tokens[at]?.folded ?? '')) return undefined
  const item = nameAt(tokens, at, names, language)
  const isOfNumbers =
    item?.kind === 'column' &&
    item.columns.every((column) => names.some((named) => isNumber(named) && isNameOf(named, column)))
  return isOfNumbers && item.score > 0.8 ? item : undefined
}

function isNameOf({ what }: Named, { relation, column }: ColumnRef): boolean {
  return what.relation.name === relation && what.column?.name === column
}

/** What is called just so is meant, and not what may be called so as well. */
function ownNamed(found: Named[]): Named[] {
  const own = found.filter(({ text, what }) => text.includes(' ') && text === fold(what.column?.names[0] ?? ''))
  return own.length > 0 ? own : found
}

/** "The amount" of an invoice is its total, whatever other amounts it has. */
const amounts = new Set('amount amounts betrag betrage montant montants importe importes'.split(' '))

function meantAmounts(found: ColumnRef[], names: Named[]): ColumnRef[] {
  const isMain = ({ what }: Named) => what.column?.isMain === true && what.column.type === 'number'
  const all = uniqueColumns(names.filter(isMain))
  const named = all.filter((main) => found.some((column) => isSameColumn(column, main)))
  const mains = named.length > 0 ? named : all
  if (mains.length === 0) return found
  return [...mains, ...found.filter(({ relation }) => !mains.some((main) => main.relation === relation))]
}

/** "First and last names": the noun stands only once. */
function sharedAt(tokens: Token[], at: number, names: Named[]): Item | undefined {
  const [first, and, second, noun] = tokens.slice(at, at + 4)
  if (first?.kind !== 'word' || second?.kind !== 'word' || noun?.kind !== 'word' || !and || !joins.has(and.folded))
    return undefined
  const named = (word: Token) =>
    names.filter(({ stems, what }) => what.column && stems.join(' ') === `${word.stem} ${noun.stem}`)
  const found = named(first)
  if (found.length === 0 || named(second).length === 0) return undefined
  return { kind: 'column', columns: uniqueColumns(found), from: at, to: at + 1, score: 1 }
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
