import type { Document } from '../../../src/document/model.ts'
import { german } from '../data/de.ts'
import { english } from '../data/en.ts'
import { spanish } from '../data/es.ts'
import { french } from '../data/fr.ts'
import type { Language } from '../data/language-data.ts'
import { Desk } from '../desk.ts'
import { documentOf } from '../document-of.ts'
import type { MarkedWords, Medium } from '../generated-document.ts'
import { addNoise } from '../noise.ts'
import { Random } from '../random.ts'
import type { SheetPage } from '../sheet.ts'
import { printBoxForm } from './boxes/box-form.ts'
import { printDensePaper } from './dense/dense-paper.ts'
import type { Facts } from './facts.ts'
import type { LabelBook } from './label-book.ts'
import { printMatter } from './matters/matter-paper.ts'
import { printNounPaper } from './nouns/noun-paper.ts'
import { printOfficePaper } from './offices/office-paper.ts'
import type { Plan } from './plan.ts'
import { printPlan } from './print-plan.ts'
import { randomPlan } from './random-plan.ts'
import { Sketch } from './sketch.ts'
import { printPaper } from './trades/paper.ts'
import { papers } from './written/papers.ts'
import { printWritten } from './written/print-written.ts'
import type { WrittenPaper } from './written/written-paper.ts'

/** A document of any kind, and what it states. */
export interface AnyDocument {
  document: Document
  language: Language
  kind: string
  medium: Medium
  plan: Plan
  facts: Facts
  marks: MarkedWords[]
  sheets: SheetPage[]
}

/** The same seed gives the same document. */
export function generateAny(seed: number, book: LabelBook, choosePlan = randomPlan): AnyDocument {
  return composed(seed, book, (sketch) => {
    const plan = choosePlan(sketch)
    printPlan(sketch, plan)
    return plan
  })
}

/** A letter or a slip of some trade, most facts of which have no label. */
export function generatePaper(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printPaper)
}

/** A deed, a permit, a record or a notice, told in whole passages. */
export function generateMatter(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printMatter)
}

/** A report, a certificate, a decision or the like as an office lays it out, whose header has next to no labels. */
export function generateOffice(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printOfficePaper)
}

/** A paper in which names are told apart by what sort of a thing each noun may mean. */
export function generateNounPaper(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printNounPaper)
}

/** A page of many names and numbers, told apart by place and cue. */
export function generateDense(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printDensePaper)
}

/** A form with groups of boxes, things to tick and sentences from which one knows yes, no or which. */
export function generateBoxForm(seed: number, book: LabelBook): AnyDocument {
  return composed(seed, book, printBoxForm)
}

/** A paper that was written whole, with other names and figures each time. */
export function generateWritten(seed: number, book: LabelBook, among: readonly WrittenPaper[] = papers): AnyDocument {
  return composed(seed, book, (sketch) => printWritten(sketch, among))
}

function composed(seed: number, book: LabelBook, compose: (sketch: Sketch) => Plan): AnyDocument {
  const random = new Random(seed)
  const data = random.pick([german, english, french, spanish])
  const desk = new Desk(random, data, { paper: 'page' })
  const sketch = new Sketch(desk, book)
  const composedPlan = compose(sketch)
  const plan = { ...composedPlan, absent: [...composedPlan.absent, ...sketch.facts.unspoken] }
  const medium: Medium = random.weighted([
    ['page', 62],
    ['scan', 20],
    ['text', 8],
    ['flow', 10],
  ])
  const { pages } = desk.sheet
  const seen = medium === 'scan' ? addNoise(pages, random) : pages
  const { language } = data
  const { document, marks } = documentOf(seen, { medium, language, keepsColumns: random.chance(0.4) })
  return { document, language, kind: plan.kind, medium, plan, facts: sketch.facts, marks, sheets: pages }
}
