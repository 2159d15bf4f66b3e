import { matches } from '../values/matches.ts'
import { type Name, readName } from './read-name.ts'
import { sentenceAround } from './running-text.ts'

export interface Preamble {
  parties: PreambleParty[]
  /** Said to make an agreement, instead of only being named side by side. */
  agrees: boolean
}

export interface PreambleParty extends Name {
  /** What the agreement calls it: "Landlord". */
  aliases: string[]
}

const preambleLetters = 6000
const longestPreamble = 2500
const anchor =
  /(?<!\p{L})(?:(?:by\s+and\s+)?(?:between|among(?:st)?)(?:\s+and\s+among)?|(?:made|given|executed|entered\s+into)\s+by(?!\s+and\s)|zwischen|entre(?:\s+les\s+soussignée?s)?|(?:reunidos[\s:,]*)?de\s+una\s+parte|reunidos)(?!\p{L})[\s:,]*/giu
const agreement =
  /agreement|contract|\bdeed\b|\blease\b|memorandum|\bNDA\b|entered\s+into|vertrag|vereinbarung|abkommen|contrat|accord|convention|\bbail\b|acuerdo|convenio|soussign|reunidos|una\s+parte/iu
const stop =
  /whereas|witnesseth|\brecitals?\b|\bbackground\b|now,?\s+therefore|parties\s+(?:hereby\s+|hereto\s+)?agree|in\s+connection\s+with|with\s+respect\s+to|regarding|concerning|pursuant\s+to|in\s+consideration|(?:collectively|together|jointly|individually|each)[^.]{0,60}\spart(?:y|ies)|präambel|wird\s+(?:folgende|nachstehende|der\s+folgende)|schließen\s+(?:folgende|die|hiermit)|vorbemerkung|§\s*1(?!\d)|il\s+a\s+été|préambule|convenu|arrêté|exponen|manifiestan|declaran|acuerdan|cláusulas/giu
const sentenceEnd = /(?<=\p{L}{4}|\))\.\s+(?=\p{Lu})(?!(?:de\s+(?:la\s+)?otra|d['’]autre|y|et|und|and)(?!\p{L}))/giu

/** The parties that the first sentence of an agreement names. */
export function findPreamble(text: string): Preamble | null {
  const flat = withoutAsides(text.slice(0, preambleLetters + longestPreamble))
  let first: Preamble | null = null
  for (const match of matches(anchor, flat)) {
    if (match.index > preambleLetters) break
    const before = text.slice(Math.max(0, match.index - 500), match.index + match[0].length)
    // "BETWEEN:" or "zwischen" in a line of its own opens an agreement, whatever it is called.
    const agrees = agreement.test(before) || /[:\n]/u.test(match[0])
    if (first && !agrees) continue
    const parties = readParties(text, flat, match.index + match[0].length)
    if (parties.length > 0 && agrees) return { parties, agrees }
    if (parties.length > 0) first = { parties, agrees }
  }
  return first ?? readSubjects(text, flat)
}

const longestLead = 20
const agreeing =
  /(?:schließen|vereinbaren)\s+(?:folgende|hiermit|nachstehende)|agree\s+as\s+follows|conviennent\s|acuerdan\s+lo\s+siguiente/iu

/** "Adams GmbH und Baker AG schließen folgenden Vertrag": the parties are the subject of the sentence. */
function readSubjects(text: string, flat: string): Preamble | null {
  const verb = agreeing.exec(flat)
  if (!verb) return null
  const from = verb.index - sentenceAround(flat, verb.index, verb.index).before.length
  const parties = readParties(text, flat.slice(0, verb.index), from)
  const isSubject = (parties[0]?.start ?? flat.length) - from < longestLead
  return isSubject && parties.length > 1 ? { parties, agrees: true } : null
}

/** Blanks what stands in parentheses, but for numbers that count parties. */
function withoutAsides(text: string): string {
  return text.replace(/\((?!\d{1,2}\))[^()]{2,400}\)/gu, (aside) => `(${' '.repeat(aside.length - 2)})`)
}

const separator =
  /(?<!\p{L})(?<word>and|und|et|y|e|with|mit|avec|con|de\s+otra(?:\s+parte)?|in\s+favou?r\s+of|a\s+favor\s+de)(?!\p{L})[\s:,–—-]*|(?<list>;\s*|\s(?=\(\d{1,2}\)\s)|\n(?=\d{1,2}[.)]\s))|(?<comma>,)\s+/giu

function readParties(text: string, flat: string, from: number): PreambleParty[] {
  const zone = flat.slice(0, endOf(flat, from))
  const names: Name[] = []
  const first = readName(zone, from)
  if (first && (first.kind !== 'text' || isDescribed(zone, first.end))) names.push(principal(zone, first))
  separator.lastIndex = from
  for (let match = separator.exec(zone); match; match = separator.exec(zone)) {
    const last = names.at(-1)
    if (last && match.index < last.end) continue
    const name = readName(zone, match.index + match[0].length)
    if (!name || !beginsParty(zone, last?.end ?? from, match, name, !last)) continue
    names.push(principal(zone, name))
    separator.lastIndex = names.at(-1)?.end ?? name.end
  }
  const parted = names.length === 1 ? names.flatMap((name) => partAtAnd(zone, name)) : names
  const behind = parted.map((name, index) => text.slice(name.end, parted[index + 1]?.start ?? zone.length))
  return parted.map((name, index) => {
    // "Adams and Baker (together the "Tenants")": who is joined to the next is called as that one is.
    const last = behind.findIndex((words, at) => at >= index && !joins.test(words))
    return { ...name, aliases: aliasesIn(behind[last] ?? '') }
  })
}

const joins = /^[\s,]*(?:(?:and|und|et|y|e)\s+)?$/iu

function endOf(flat: string, from: number): number {
  const ends = [stop, sentenceEnd].flatMap((pattern) => {
    pattern.lastIndex = from
    return pattern.exec(flat)?.index ?? []
  })
  return Math.min(from + longestPreamble, flat.length, ...ends)
}

const description =
  /^["”»]?(?:\n|\s{0,9}(?:\(|$|["“„«]|[–—]|,?\s{0,9}(?:hereinafter|hereafter|herein|nachfolgend|im\s+folgenden|nachstehend|ci-après|en\s+adelante|en\s+lo\s+sucesivo|with|having|whose|residing|located|organized|mit\s+sitz|wohnhaft|geboren|vertreten|dont|demeurant|née?\s|représent|domicili|con\s|mayor|represent)|,\s*(?:an?|the|its|of|individually|on)\s|,?\s*(?:and|und|et|y|e)\s))/iu

/** What follows says that a party was named: an alias, a kind of company, a seat. */
function isDescribed(zone: string, end: number): boolean {
  return description.test(zone.slice(end, end + 40)) || zone.slice(end).trim() === ''
}

const representation =
  /represented\s+by|acting\s+(?:by|through)|attn|attention|vertreten\s+durch|représentée?\s+par|representad[ao]\s+por|geschäftsführer/iu

/** Whether a name behind "and", a comma or a number is the next party instead of a part of the description of the last. */
function beginsParty(zone: string, lastEnd: number, match: RegExpExecArray, name: Name, isFirst: boolean): boolean {
  const between = zone.slice(lastEnd, match.index)
  const isClosed = /[),;–—"”»\n]\s{0,40}$/u.test(between) || between.trim() === ''
  if (match.groups?.['comma']) return name.kind === 'company' && (isFirst || /^\s*$|\)\s*$/u.test(between))
  const isRepresented = representation.test(between.slice(Math.max(0, between.lastIndexOf(')'))))
  if (isRepresented && name.kind !== 'company' && !/[)\n–—]\s{0,40}$/u.test(between)) return false
  if (name.kind !== 'text') return true
  return (isClosed || match.groups?.['list'] !== undefined) && isDescribed(zone, name.end)
}

const proxy =
  /^[^;()]{0,200}?\s(?:en\s+(?:nombre\s+y\s+)?representación\s+de|en\s+nombre\s+de|au\s+nom\s+de|pour\s+le\s+compte\s+de|im\s+Namen\s+(?:der|des)|on\s+behalf\s+of)\s+/iu

/** Who acts for a company is no party: the company is. */
function principal(zone: string, name: Name): Name {
  if (name.kind === 'company') return name
  const acts = proxy.exec(zone.slice(name.end, name.end + 300))
  const company = acts ? readName(zone, name.end + acts[0].length) : null
  return company?.kind === 'company' ? company : name
}

/** "Adams Bancorp and Baker Inc." was read as one name, but nobody agrees alone. */
function partAtAnd(zone: string, name: Name): Name[] {
  const link = /\s(?:and|und|et|y)\s/u.exec(zone.slice(name.start, name.end))
  if (!link) return [name]
  const parts = [
    readName(zone.slice(0, name.start + link.index), name.start),
    readName(zone, name.start + link.index + link[0].length),
  ]
  return parts.filter((part) => part !== null)
}

const quoted = /["“„«]\s{0,3}(?:(?:the|der|die|le|la|el)\s{1,3}|l['’])?([^"”“»«„]{2,40}?)[,.]?\s{0,3}["”“»]/giu

function aliasesIn(text: string): string[] {
  return matches(quoted, text).map((match) => match[1] ?? '')
}
