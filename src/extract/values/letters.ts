/** Latin letters with and without accents, for use inside a character class. */
export const letters = 'A-Za-zÀ-ÖØ-öø-ɏ'

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
    .replace(/ß/g, 'ss')
    .toLowerCase()
