import { buildExtraction } from './build-extraction.ts'
import type { Extraction } from './extraction.ts'
import type { ConceptId } from './lexicon/concepts.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { conceptsOf } from './lexicon/match-concepts.ts'
import { fillingOf } from './merge-extractions.ts'
import { nowhere } from './resolve/give-provenance.ts'
import type { ExtractionSchema, Leaf } from './schema/field-tree.ts'
import type { DocumentView } from './view/document-view.ts'
import { rowAt } from './view/row-at.ts'

const ofInvoices: ConceptId[] = [
  ...(['invoice_number', 'due_date', 'net_total', 'tax_total', 'gross_total', 'amount_due'] as const),
]
const leastMeant = 0.7
const leastSaid = 0.75
const leastFit = 0.5
/** How surely a statement of an account does not state what only invoices have. */
const notStated = 0.9

/** In a statement of an account nothing is what only invoices have, such as a total or a day to pay by, unless its own line calls it so. */
export function withoutBalances(schema: ExtractionSchema, extraction: Extraction, view: DocumentView): Extraction {
  const asked = new Set(schema.leaves.filter(isOfInvoice))
  if (asked.size === 0 || !isStatement(view)) return extraction
  const filling = fillingOf(extraction)
  return buildExtraction(schema.root, {
    ...filling,
    leaf: (leaf) => {
      const found = filling.leaf(leaf)
      const { page, bbox } = found.provenance
      const row = asked.has(leaf) && page !== null && bbox ? rowAt(view, page, bbox) : undefined
      const isNamed = !row || row.segments.some(({ text }) => names(text, leaf))
      return isNamed ? found : { value: null, confidence: notStated, provenance: nowhere }
    },
  })
}

function isOfInvoice(leaf: Leaf): boolean {
  const { concepts } = profileOf(leaf)
  const most = Math.max(0, ...concepts.values())
  return (
    leaf.ancestors.every(({ type }) => type !== 'array') &&
    ofInvoices.some((id) => (concepts.get(id) ?? 0) >= Math.max(leastMeant, most))
  )
}

/** Of MT940 and of CAMT. */
const ownMarks = /^:60[FM]:|^#+ BkToCstmr/mu

/** It says what was there before and what is there now, or is a file of a bank. */
function isStatement({ segments, document }: DocumentView): boolean {
  const ends: ConceptId[] = ['opening_balance', 'closing_balance']
  const said = new Set(
    segments.filter(({ prose }) => !prose).flatMap(({ text }) => (balance.test(text) ? saidIn(text) : [])),
  )
  return ends.every((id) => said.has(id)) || ownMarks.test(document.markdown)
}

const balance = /bal|sal|sold|stand|vortrag|report/iu

function saidIn(text: string): ConceptId[] {
  return conceptsOf(text.slice(0, longestLabel)).flatMap(({ concept, score }) => (score >= leastSaid ? concept : []))
}

const longestLabel = 80

function names(text: string, leaf: Leaf): boolean {
  const { fits } = profileOf(leaf)
  const said = conceptsOf(text.slice(0, longestLabel))
  if (said.some(({ concept, score }) => score >= leastSaid && balances.has(concept))) return false
  return said.some(({ concept, score }) => ofInvoices.includes(concept) && score * (fits.get(concept) ?? 0) >= leastFit)
}

const balances = new Set<ConceptId>(['opening_balance', 'closing_balance', 'available_balance'])
