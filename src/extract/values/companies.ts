import { headingWords } from './heading-words.ts'
import { leadingForms, legalFormPattern, weakFormPattern } from './legal-forms.ts'
import { capitals, fold, isWordCharacter, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const form = new RegExp(
  `(?<![${letters}\\d.&-])(?:(?<strong>${legalFormPattern})|(?<weak>${weakFormPattern})(?! [${capitals}]))(?![${letters}\\d])`,
  'g',
)
const connectors = new Set('und and et y e i de du des la le les del für for of the van & + -'.split(' '))
/** Words in front of a name that say what it is: compared without a colon. */
const labels = new Set(
  'firma fa an von die der das dem den ihre ihrer unsere unserer unser stk stück from to by between with bill ship sold entre copyright © invoice factura facture rechnung kontoinhaber empfänger absender auftraggeber rechnungsempfänger'.split(
    ' ',
  ),
)
const capitalised = new RegExp(`^[("„“«'‘]?[${capitals}\\d]`)
const namesBehind = new RegExp(`^(?: [${capitals}][^\\s,;:|()\\d]{2,25}){1,2}(?=\\s*(?:[,;|·]|$))`)
const namesAfterForm = new RegExp(`^(?: (?:(?:et|&|de|du|des) ){0,2}[${capitals}][^\\s,;:|]*){1,4}`)
const anyWord = /\S+/g
const mostWords = 9
const reach = 120
const longestName = 40

interface Span {
  start: number
  end: number
}

/** Names that end in a legal form, without labels, sentences and addresses around them. */
export function findCompanies(text: string): TextMention[] {
  const found: TextMention[] = []
  let lastEnd = 0
  for (const match of matches(form, text)) {
    if (match.index < lastEnd) continue
    const last = found.at(-1)
    // "Silver Group, LLC": the second form goes on where the first ended.
    const isNear = last && match.index - last.start <= reach && match.index - lastEnd <= 2
    const goesOn = isNear && /^,? ?$/.test(text.slice(lastEnd, match.index))
    const start = goesOn ? last.start : (nameStart(text, match.index, lastEnd) ?? lineStart(text, match.index))
    if (goesOn) found.pop()
    const name = start === null ? nameBehind(text, match) : { start, end: formEnd(text, match) }
    if (!name) continue
    lastEnd = name.end
    found.push(company(text, name))
    const longer = start === null ? null : wordsBehind(text, name)
    if (longer) found.push({ ...company(text, longer), ambiguous: true })
  }
  return found
}

const company = (text: string, { start, end }: Span): TextMention => ({
  kind: 'company',
  start,
  end,
  value: text.slice(start, end).replace(/\s+/g, ' '),
})

/** "Nordlicht AG Mitte": one or two words behind the form, up to the end of the line, may belong to the name. */
function wordsBehind(text: string, name: Span): Span | null {
  const behind = namesBehind.exec(text.slice(name.end, name.end + 60))
  if (!behind || behind[0].split(' ').some((word) => headingWords.has(fold(word)))) return null
  return { start: name.start, end: name.end + behind[0].length }
}

/** Walks back over the words of the name; null when no word with a capital stands before the form. */
function nameStart(text: string, formStart: number, limit: number): number | null {
  const from = Math.max(limit, formStart - reach)
  const before = text.slice(from, formStart).replace(/, ?$/, (comma) => ' '.repeat(comma.length))
  let start: number | null = null
  let hasName = false
  const words = matches(anyWord, before).toReversed()
  let end = before.trimEnd().length
  for (const { 0: word, index } of words.slice(0, mostWords)) {
    const isFirst = start === null
    if (isFirst ? /[:;|·•]$/.test(word) : endsPart(word) || end - index - word.length > 1) break
    if (isLabel(word)) break
    const isCapital = capitalised.test(word)
    if (!isCapital && !connectors.has(word.toLowerCase())) break
    // A number in front of the name is a quantity as often as a part of it.
    if (isCapital && !/^\d+$/.test(word) && !isInParentheses.test(word)) start = from + index + opening(word)
    hasName ||= isCapital && /\p{L}{2}|&|\d[A-Z]/u.test(word) && !/^(?:The|Die|Der|Das|La|Le|El|This|That)$/.test(word)
    end = index
    if (isCapital && opening(word)) break
  }
  return hasName ? start : null
}

/** "La belle saison SARL": a line that begins with a capital and is a name up to the form, whatever its other words are. */
function lineStart(text: string, formStart: number): number | null {
  if (formStart > longestName) return null
  const before = text.slice(0, formStart).trimEnd()
  const isName = /^\p{Lu}[\p{L}'’ -]+$/u.test(before) && before.split(' ').length <= 5
  return isName && !before.split(' ').some(isLabel) ? 0 : null
}

/** Dates, ids, postcodes and rates end the name like labels. */
const isLabel = (word: string) => labels.has(word.toLowerCase().replace(/[:.]$/, '')) || /\d{4}|\d[.,/]\d|%/.test(word)

const opening = (word: string) => (/^[("„“«'‘]/.test(word) && !isInParentheses.test(word) ? 1 : 0)

const isInParentheses = /^\([^()]+\)$/

/** A comma, colon or bar ends what stands before; a full stop does so behind a longer word. */
const endsPart = (word: string) =>
  (/[,:;|·•)!?]$/.test(word) && !isInParentheses.test(word)) || /[a-zß-ÿ]{4}\.$/.test(word)

function formEnd(text: string, match: RegExpExecArray): number {
  const end = match.index + match[0].length
  // The full stop of a sentence is none of the form's, unless the form is written with one.
  return match[0].endsWith('.') && isWordCharacter(text[end]) ? end - 1 : end
}

function nameBehind(text: string, match: RegExpExecArray): Span | null {
  if (!leadingForms.test(match[0])) return null
  const end = match.index + match[0].length
  const words = namesAfterForm.exec(text.slice(end, end + 60))
  return words ? { start: match.index, end: end + words[0].length } : null
}
