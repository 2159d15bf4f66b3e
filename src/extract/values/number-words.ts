import { fold } from './letters.ts'
import { wordsPattern } from './words-pattern.ts'

const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const german =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const french =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const frenchTens = 'vingt trente quarante cinquante soixante'.split(' ')
const spanish =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
    ' ',
  )
const spanishTens = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** Numbers up to 100 written out in the four languages, folded, with what they are worth. */
const values = new Map<string, number>()
const add = (word: string, value: number) => {
  if (!values.has(fold(word))) values.set(fold(word), value)
}

for (const list of [english, german, french, spanish]) {
  for (const [index, word] of list.entries()) add(word, index + 1)
}
for (const word of ['eine', 'einem', 'einen', 'einer', 'eines', 'une', 'una']) add(word, 1)
for (const word of ['hundred', 'one hundred', 'hundert', 'einhundert', 'cent', 'cien']) add(word, 100)
for (const [index, ten] of englishTens.entries()) {
  add(ten, (index + 2) * 10)
  for (const [unit, word] of english.slice(0, 9).entries()) {
    add(`${ten}-${word}`, (index + 2) * 10 + unit + 1)
    add(`${ten} ${word}`, (index + 2) * 10 + unit + 1)
  }
}
for (const [index, ten] of germanTens.entries()) {
  add(ten, (index + 2) * 10)
  for (const [unit, word] of german.slice(0, 9).entries()) add(`${word}und${ten}`, (index + 2) * 10 + unit + 1)
}
for (const [index, ten] of frenchTens.entries()) {
  add(ten, (index + 2) * 10)
  add(`${ten} et un`, (index + 2) * 10 + 1)
  for (const [unit, word] of french.slice(0, ten === 'soixante' ? 19 : 9).entries()) {
    add(`${ten}-${word}`, (index + 2) * 10 + unit + 1)
  }
}
add('quatre-vingts', 80)
for (const [unit, word] of french.entries()) add(`quatre-vingt-${word}`, 81 + unit)
for (const [index, ten] of spanishTens.entries()) {
  add(ten, (index + 2) * 10)
  for (const [unit, word] of spanish.slice(0, 9).entries()) {
    add(index === 0 ? `veinti${word}` : `${ten} y ${word}`, (index + 2) * 10 + unit + 1)
  }
}

const accents: Record<string, string> = { o: '[oö]', u: '[uüú]', e: '[eé]', ss: '(?:ss|ß)', ' ': '[ \\u00a0]' }

/** To be used without regard to case; the longer word is tried first. */
export const numberWordPattern = wordsPattern(values.keys(), (word) =>
  (word.match(/ss|./g) ?? []).map((part) => accents[part] ?? part),
)

export const numberOfWord = (word: string): number | undefined => values.get(fold(word))
