import { firstNames } from './first-names.ts'
import { headingWords } from './heading-words.ts'
import { capitals, fold, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'
import { longestOnly, withoutOverlaps } from './overlaps.ts'

const word = `(?:[${capitals}][${letters}'’]{1,25}(?:-[${capitals}][${letters}]{1,25})?|[${capitals}]\\.(?:-?[${capitals}]\\.)?)`
const particle = '(?:von|van|de|der|den|del|della|di|da|la|du|zu|y|ten)'
const title = '(?:(?:Dr|Prof|Dipl|Mag|Ing|med|jur|rer|nat|h\\.c|phil)\\.(?:-Ing\\.| ?-?Kfm\\.)? ?){1,4}'
const salutation =
  '(?:Herrn?|Frau|Fräulein|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|M\\.|MM\\.|Mme\\.?|Mlle\\.?|Monsieur|Madame|Sr\\.?|Sra\\.?|Srta\\.?|Señora?|D\\.ª?|Don|Doña)'
const titled = new RegExp(
  `(?<![${letters}\\d.])(?:(?<salutation>${salutation}) {1,2}(?<full>(?:${title})?${word}(?: (?:${particle} ){0,2}${word}){0,3})|(?<doctor>${title}${word}(?: (?:${particle} ){0,2}${word}){0,3}))`,
  'g',
)
const anyTitle = /Herr|Frau|Fräulein|M[rsM]|Mlle|Miss|M\.|Mons|Mada|Sr|Señ|D\.|Don|Doña|Dr\.|Prof\.|Dipl\.|Mag\.|Ing\./
const untitled = new RegExp(
  `(?<![${letters}\\d.&@/-]|& )${word}(?: (?:${particle} ){0,2}${word}){1,3}(?![${letters}\\d@&]|[/.-][${letters}\\d])`,
  'g',
)
const isAlone = /^\s*(?:[,;:|·(]|$)/
/** Endings of German nouns that no name has. */
const nounEnding =
  /(?:ung|keit|heit|schaft|betrag|betrage|ertrag|ertrage|art|datum|nummer|steuer|konto|quote|guthaben|anteil|preis|zeit|summe|wert|satz|gebuhr|kosten|auftrag|schein)$/
const street = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|markt)$/i

/** People: behind a salutation or title, or two to four names that are no heading; doubtful ones are marked. */
export function findPersons(text: string): TextMention[] {
  const found: TextMention[] = []
  for (const match of anyTitle.test(text) ? matches(titled, text) : []) {
    const name = trimHeadings(match.groups?.['full'] ?? match.groups?.['doctor'] ?? '')
    const start = match.index + match[0].length - (match.groups?.['full'] ?? match.groups?.['doctor'] ?? '').length
    if (name) found.push({ kind: 'person', start, end: start + name.length, value: name })
  }
  const others = matches(untitled, text).flatMap((match) => readUntitled(text, match) ?? [])
  const known = others.filter(({ ambiguous }) => !ambiguous)
  const doubtful = others.filter(({ ambiguous }) => ambiguous)
  // "Ray M. Miller" is one name, although "M." is a salutation in French.
  return longestOnly([...found, ...known, ...withoutOverlaps(doubtful, found)])
}

/** Cuts the name before the first word that belongs to no name. */
function trimHeadings(name: string): string {
  const words = name.split(' ')
  const stop = words.findIndex((part) => isHeading(part))
  return (stop < 0 ? words : words.slice(0, stop)).join(' ')
}

function readUntitled(text: string, match: RegExpExecArray): TextMention | null {
  const words = match[0].split(' ')
  const known = firstNames.has(fold(words[0]?.split('-')[0] ?? ''))
  const name = known ? trimHeadings(match[0]) : match[0]
  if (known ? !name.includes(' ') : words.some(isHeading)) return null
  const end = match.index + name.length
  const before = text.slice(Math.max(0, match.index - 3), match.index)
  const alone = isAlone.test(text.slice(end, end + 4)) && (/^\s*$/.test(before) || /[:,;|·(]\s*$/.test(before))
  const shouted = /^[^a-z]+$/.test(name)
  if (!known && (!alone || shouted)) return null
  const person: TextMention = { kind: 'person', start: match.index, end, value: name }
  return known ? person : { ...person, ambiguous: true }
}

const isHeading = (printed: string) => {
  if (/^[a-z]/.test(printed)) return false
  const folded = fold(printed).replace(/[.:]$/, '')
  return (
    headingWords.has(folded) ||
    headingWords.has(folded.replace(/(?:s|en|es|e|n)$/, '')) ||
    street.test(printed) ||
    (folded.length > 7 && nounEnding.test(folded))
  )
}
