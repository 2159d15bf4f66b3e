import { fold } from './fold.ts'

export interface Word {
  /** Folded. */
  word: string
  start: number
  end: number
}

/** The words of a text, cut where letters, digits, punctuation or camelCase change. Written out, since it runs for every label. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfWord(text, at)
    if (end > at) {
      addPieces(words, text.slice(at, end), at)
    } else if (isSign(text, at)) {
      words.push({ word: text[at] === '%' ? 'percent' : 'number', start: at, end: at + 1 })
    }
    at = Math.max(end, at + 1)
  }
  return words
}

function endOfWord(text: string, start: number): number {
  if (isDigit(text.charCodeAt(start))) {
    return runOf(text, start, isDigit)
  }
  const end = runOf(text, start, isLetter)
  if (end === start + 1 && text[end] === '.') {
    return endOfDotted(text, start)
  }
  // Scans show digits for letters inside words: "Rechnungsdat0m".
  const misread = end > start && isMisreadDigit(text.charCodeAt(end)) && isLetter(text.charCodeAt(end + 1))
  return misread ? endOfWord(text, end + 1) : end
}

function runOf(text: string, start: number, belongs: (code: number) => boolean): number {
  let end = start
  while (end < text.length && belongs(text.charCodeAt(end))) {
    end++
  }
  return end
}

/** Dotted letters are one word: "N.I.F."; a single one ends at its dot. */
function endOfDotted(text: string, start: number): number {
  let end = start
  while (text[end + 1] === '.' && isLetter(text.charCodeAt(end)) && text[end] !== 'º') {
    end += 2
  }
  const isLast = isLetter(text.charCodeAt(end)) && !isLetter(text.charCodeAt(end + 1))
  return end > start + 2 ? end + (isLast ? 1 : 0) : start + 1
}

function addPieces(words: Word[], whole: string, start: number): void {
  const isCamel = whole.length > longestUnit && mayBeCamel.test(whole) && !oneWord.has(whole)
  const pieces = isCamel ? whole.split(camelBoundary) : [whole]
  let at = start
  for (const piece of pieces) {
    // The ordinal sign of "N.º" says nothing.
    if (piece !== 'º' && piece !== 'ª') {
      words.push({
        word: fold(isDigit(piece.charCodeAt(0)) ? piece : withLetters(piece)),
        start: at,
        end: at + piece.length,
      })
    }
    at += piece.length
  }
}

/** "pH", "kWh" and "mAh" are one word. */
const longestUnit = 3
const mayBeCamel = /[a-zß-ÿ][A-ZÀ-Þ]|[A-ZÀ-Þ]{2}[a-zß-ÿ]/
const camelBoundary = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u
const oneWord = new Set(['MwSt', 'GmbH', 'kWh', 'eMail', 'mbH'])

function withLetters(piece: string): string {
  return /[015]/.test(piece) ? piece.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('5', 's') : piece
}

/** The % of "MwSt. 19 %" belongs to a value, that of "MwSt. %" to the label. */
function isSign(text: string, at: number): boolean {
  const sign = text[at]
  if (sign === '%') {
    return !isDigit(text.charCodeAt(text[at - 1] === ' ' ? at - 2 : at - 1))
  }
  return sign === '#' || sign === '№'
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isMisreadDigit(code: number): boolean {
  return code === 48 || code === 49 || code === 53
}

function isLetter(code: number): boolean {
  const lower = code | 32
  if (lower >= 97 && lower <= 122) {
    return true
  }
  return code >= 0xaa && /[\p{L}\p{M}]/u.test(String.fromCharCode(code))
}
