import {
  type AnyDocument,
  generateAny,
  generateBoxForm,
  generateDense,
  generateMatter,
  generateNounPaper,
  generateOffice,
  generatePaper,
  generateWritten,
} from '../generate/any/generate-any.ts'
import { kindPlan } from '../generate/any/kind-plan.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { recordPlan } from '../generate/any/parts/record-plan.ts'
import { randomPlan } from '../generate/any/random-plan.ts'
import type { Family } from '../generate/data/language-data.ts'
import { generateDocument } from '../generate/generate.ts'
import { Random } from '../generate/random.ts'
import { asAny } from './family-facts.ts'

/** Families as often as their documents matter and differ. */
const families: readonly (readonly [Family, number])[] = [
  ...([
    ['invoice', 6],
    ['credit_note', 1],
    ['receipt', 3],
    ['order', 1],
    ['delivery_note', 1],
    ['quote', 1],
  ] as const),
  ...([
    ['bank_statement', 2],
    ['trade_confirmation', 1.5],
    ['payslip', 0.7],
    ['contract', 2],
    ['letter', 1],
  ] as const),
  ...([
    ['form', 1.5],
    ['income_statement', 0.7],
    ['resume', 0.7],
    ['id_document', 0.7],
    ['utility_bill', 0.7],
  ] as const),
]

/** A document for the seed: of a random kind, of a named one, a paper of some trade, one of a matter or of an office, a record, one that was written whole, or of a family that is printed by hand. */
export function makeDocument(seed: number, book: LabelBook): AnyDocument {
  const random = new Random(seed ^ 0x5e_ed)
  const source = random.weighted([
    ['random', 50],
    ['kind', 90],
    ['family', 32],
    ['written', 320],
    ['paper', 45],
    ['matter', 36],
    ['office', 40],
    ['record', 50],
    ['dense', 65],
    ['boxes', 36],
    ['nouns', book.hasNouns ? 40 : 0],
  ] as const)
  if (source === 'family')
    return asAny(generateDocument(seed, { family: random.weighted(families), book }), book, random)
  if (source === 'matter') return generateMatter(seed, book)
  if (source === 'office') return generateOffice(seed, book)
  if (source === 'written') return generateWritten(seed, book)
  if (source === 'dense') return generateDense(seed, book)
  if (source === 'nouns') return generateNounPaper(seed, book)
  if (source === 'boxes') return generateBoxForm(seed, book)
  if (source === 'paper') return generatePaper(seed, book)
  if (source === 'record') return generateAny(seed, book, recordPlan)
  return generateAny(seed, book, source === 'kind' ? kindPlan() : randomPlan)
}
