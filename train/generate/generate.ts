import type { LabelBook } from './any/label-book.ts'
import { Names } from './any/names.ts'
import { german } from './data/de.ts'
import { english } from './data/en.ts'
import { spanish } from './data/es.ts'
import { french } from './data/fr.ts'
import { type Family, families, type LanguageData } from './data/language-data.ts'
import { plausible } from './data/plausible.ts'
import { Desk, type Paper } from './desk.ts'
import { documentOf } from './document-of.ts'
import { printDataSheet } from './families/data-sheet.ts'
import type { GeneratedDocument, Medium } from './generated-document.ts'
import { addNoise } from './noise.ts'
import { printFamily } from './print-family.ts'
import { Random } from './random.ts'

const languageData: readonly LanguageData[] = [german, english, french, spanish]

/** A made-up document with the truth about it. The same seed and options give the same document. */
export function generateDocument(seed: number, options: { family?: Family; book?: LabelBook } = {}): GeneratedDocument {
  const random = new Random(seed)
  const family = random.pick(families)
  const data = random.pick(languageData)
  const guest = random.chance(0.06) ? random.pick(languageData.filter((other) => other !== data)) : undefined
  const chosen = options.family ?? family
  const names = options.book && new Names(random, options.book, data.language)
  const desk = new Desk(random, data, { guest, paper: paperOf(chosen), names })
  if (names && (chosen === 'invoice' || chosen === 'credit_note') && random.chance(0.35)) printDataSheet(desk, chosen)
  else printFamily(desk, chosen)
  const medium: Medium = random.weighted([
    ['page', 7],
    ['scan', 2],
    ['text', 1.2],
  ])
  const { pages } = desk.sheet
  const printed = new Set(pages.flatMap((page) => page.words.flatMap((word) => word.marks.map((mark) => mark.concept))))
  const seen = medium === 'scan' ? addNoise(pages, random) : pages
  const { language } = data
  return {
    ...documentOf(seen, { medium, language, keepsColumns: random.chance(0.3) }),
    ...{ language, family: chosen, medium, sheets: pages },
    absent: plausible[chosen].filter((concept) => !isStated(concept, printed)),
  }
}

/** What is left to pay is stated by the total, too, where nothing else is said. */
function isStated(concept: string, printed: ReadonlySet<string>): boolean {
  if (concept === 'amount_due' && printed.has('gross_total')) return true
  return printed.has(concept) || printed.has(`${concept}[0]`)
}

function paperOf(family: Family): Paper {
  return family === 'receipt' ? 'receipt' : family === 'id_document' ? 'card' : 'page'
}
