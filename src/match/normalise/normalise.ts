import type { ValueKind } from './find-kind.ts'
import { foldText, joinDigraphs } from './fold-text.ts'
import { legalForms } from './legal-forms.ts'
import { wordsOf } from './words.ts'

/** The words that a value is compared by, without what its kind makes meaningless. */
export function normalise(text: string, kind: ValueKind): string[] {
  if (kind === 'phone') return phoneWords(text)
  if (kind === 'company') return companyWords(text)
  const words = wordsOf(text)
  if (kind === 'identifier') return words.length === 0 ? [] : [words.join('')]
  if (kind === 'person') return keepSome(words.map(joinDigraphs), (word) => !titles.has(word))
  if (kind === 'street') return words.map((word) => joinDigraphs(streetWords[word] ?? withoutStreetEnding(word)))
  return words
}

const significantFigures = 9

/** The figures without a country's prefix or the zero before the area: the last nine of them say which line it is. */
function phoneWords(text: string): string[] {
  const figures = text.replace(/\(0\)/g, '').replace(/\D/g, '')
  return figures === '' ? [] : [figures.replace(/^0+/, '').slice(-significantFigures)]
}

/** Dots are dropped before the words are told apart: `S.A.R.L.`, `A/S` and `Sp. z o.o.` are one word each, like `sarl`. */
function companyWords(text: string): string[] {
  const joined = foldText(text)
    .replace(/\b(\p{L})[./]\s?(?=\p{L}\b)/gu, '$1')
    .replace(/\bsp\.? ?z ?o\.?o\.?/gu, 'spzoo')
    .replace(/\bs\.?r\.?l\.? de c\.?v\.?|\bs\.?a\.? de c\.?v\.?/gu, 'sadecv')
    .replace(longForms, '')
  const words = keepSome(wordsOf(joined), (word) => !ands.has(word))
  return keepSome(words, (word) => !legalForms.has(word)).map(joinDigraphs)
}

/** What `&` is written as. */
const ands = new Set(['and', 'und', 'et', 'y', 'og', 'och'])
const longForms =
  /(?<=\w )(?:sociedad (?:limitada|anonima)|societe anonyme|societe a responsabilite limitee|aktiengesellschaft|gesellschaft mit beschrankter haftung|aktieselskab|anpartsselskab|aktiebolag)\b/g

/** A name that is made of nothing else keeps its words. */
function keepSome(words: string[], keep: (word: string) => boolean): string[] {
  const kept = words.filter(keep)
  return kept.length > 0 ? kept : words
}

const titles = new Set(
  'mr mrs ms miss dr prof herr frau dipl ing mag mba phd jr sr sir dame m mme mlle sig sra don dona bsc msc med'.split(
    ' ',
  ),
)

const streetWords: Record<string, string> = {
  ...{ st: 'street', str: 'street', strasse: 'street', straße: 'street', strada: 'street' },
  ...{ rd: 'road', ave: 'avenue', av: 'avenue', avda: 'avenue', avenida: 'avenue', blvd: 'boulevard', bd: 'boulevard' },
  ...{
    dr: 'drive',
    ln: 'lane',
    pl: 'place',
    platz: 'place',
    plaza: 'place',
    sq: 'square',
    ct: 'court',
    cres: 'crescent',
  },
  ...{ hwy: 'highway', pkwy: 'parkway', ter: 'terrace', tce: 'terrace', apt: 'apartment', ste: 'suite', fl: 'floor' },
  ...{
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    ne: 'northeast',
    nw: 'northwest',
    se: 'southeast',
    sw: 'southwest',
  },
}

/** `Hauptstraße` and `Haupt Str.` are the same; so the ending goes, and the word before it stays. */
function withoutStreetEnding(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:strasse|str)$/u, '')
}
