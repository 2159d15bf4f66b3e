/** Latin letters with and without accents, for use inside a character class. */
export const letters = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ'

/** Those of them that are capitals, which do not stand together beyond Þ. */
export const capitals = `A-ZÀ-ÖØ-Þ${capitalsFrom(0x100, 0x24f)}${capitalsFrom(0x1e00, 0x1eff)}`

function capitalsFrom(first: number, last: number): string {
  const all = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  return all.filter((letter) => /\p{Lu}/u.test(letter)).join('')
}

/** The blanks that documents print inside values: plain, no-break, narrow and thin. */
export const blanks = ' \\u00a0\\u202f\\u2009'

const letter = new RegExp(`[${letters}]`)
const wordCharacter = new RegExp(`[${letters}\\d]`)

export const isLetter = (character: string | undefined) => character !== undefined && letter.test(character)
export const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9'
export const isWordCharacter = (character: string | undefined) =>
  character !== undefined && wordCharacter.test(character)

/** Without accents and in lower case: "Février" and "fevrier" are one word. */
export const fold = (text: string) => (isPlain.test(text) ? text.toLowerCase() : foldAccents(text))

const isPlain = /^[ -~]*$/
const foldAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => undivided[letter] ?? letter)

/** Letters that are no letter with an accent. */
const undivided: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
