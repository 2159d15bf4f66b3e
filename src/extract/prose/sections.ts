import { matches } from '../values/matches.ts'

/** A numbered or titled part of a document. */
export interface Section {
  start: number
  title: string
}

const number = '(?:(?:§|Article|Artikel|Section|Art\\.?|Clause|Cláusula|Artículo|Ziffer)\\s{0,2})?'
const count = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}|[IVX]{1,5}|\\([a-z0-9]{1,3}\\)|[a-z])'
/** "7. Term.", "§ 5 Laufzeit", "Article 3 - Durée": at the start of a line or of a sentence. */
const numbered = new RegExp(
  `(?<=^|\\n|[.;:"”]\\s)${number}${count}[.)]?\\s{0,2}[-–—:.]?\\s{0,3}(?<title>\\p{Lu}[\\p{L}'’/&,; -]{2,60}?)(?=\\s*(?:[.:–—\\n]|\\s-\\s))`,
  'gu',
)
/** "PRIMERA.- Duración": clauses that are counted in words. */
const counted =
  /(?<=^|\n|[.;:]\s)(?:PRIMERA|SEGUNDA|TERCERA|CUARTA|QUINTA|SEXTA|S[ÉE]PTIMA|OCTAVA|NOVENA|D[ÉE]CIMA)[.:]?\s?[-–—]\s?(?<title>\p{Lu}[\p{L} ,]{2,60}?)(?=\s*[.:\n])/gu
/** A line of its own of a few words. */
const alone = /(?<=^|\n)(?<title>\p{Lu}[\p{L}'’/&,; -]{2,50})(?=[.:]?\n)/gu

/** Sections in the order of the text, for `sectionAt`. */
export function findSections(text: string): Section[] {
  return [numbered, counted, alone]
    .flatMap((pattern) => matches(pattern, text))
    .map((match) => ({ start: match.index, title: match.groups?.['title'] ?? '' }))
    .sort((a, b) => a.start - b.start)
}

/** The title of the section that a character stands in; empty before the first. */
export function sectionAt(sections: readonly Section[], character: number): string {
  return sections.findLast(({ start }) => start <= character)?.title ?? ''
}
