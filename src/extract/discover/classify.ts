import type { Document } from '../../document/model.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { type DocumentView, viewDocument } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { addTitles, titledBy } from './add-titles.ts'
import { type DocumentType, documentTypes, labelled, roots } from './document-types.ts'

interface Classification {
  type: DocumentType
  confidence: number
  /** How much speaks for each type; 0 when nothing does. */
  scores: Record<DocumentType, number>
}

const mostSegments = 250
const mostLabels = 6
/** Of a mail: a title by itself and several labels of its kind. */
const leastInMail = 6

/** What kind of document it is, by its titles, its labels and its build. */
export function classifyDocument(document: Document, view: DocumentView = viewDocument(document)): Classification {
  const scores = Object.fromEntries(documentTypes.map((type) => [type, 0])) as Record<DocumentType, number>
  const known = knownByFormat(document)
  if (known) scores[known] += 12
  if (!known || known === 'email') {
    const lines = firstLines(view)
    const written = Object.fromEntries(documentTypes.map((type) => [type, 0])) as typeof scores
    addTitles(written, lines)
    addLabels(written, lines)
    addBuild(written, view)
    written.other += 1.2
    if (!known) return decide(written)
    const { type } = decide(written)
    // What is an invoice from its title to its total is one, whoever typed it into a mail.
    if (written[type] >= leastInMail && isTitled(view, type)) scores[type] += 2 * scores.email
  }
  return decide(scores)
}

/** Whether a line says so and nothing else. */
function isTitled({ rows }: DocumentView, type: DocumentType): boolean {
  return rows
    .slice(0, mostSegments)
    .some(({ segments }) => titledBy(segments.map(({ text }) => text).join(' ')).includes(type))
}

/** Lines tell more than paragraphs here: a text without layout begins with a title too. */
function firstLines({ rows }: DocumentView): Segment[] {
  const found: Segment[] = []
  for (const { segments } of rows) {
    if (found.length >= mostSegments) break
    found.push(...segments)
  }
  return found
}

function knownByFormat({ format, pages }: Document): DocumentType | undefined {
  if (format.name === 'eml' || format.name === 'msg') return 'email'
  const path = pages[0]?.blocks.find((block) => block.path !== undefined)?.path
  const root = path?.match(/^\/(?:[\w.-]+:)?([\w.-]+)/)?.[1]
  const type = format.name === 'xml' && root !== undefined ? roots[root] : undefined
  return type === 'invoice' && isCredit(pages[0]?.blocks ?? [], pages[0]?.words ?? []) ? 'credit_note' : type
}

/** Invoices in XML state by a code (UNTDID 1001) whether they are credit notes. */
function isCredit(blocks: Document['pages'][number]['blocks'], words: Document['pages'][number]['words']): boolean {
  const code = blocks.find(
    ({ path }) => path !== undefined && /(?:InvoiceTypeCode|ExchangedDocument\/.{0,300}TypeCode)\b/.test(path),
  )
  return code?.value !== undefined && words[code.value[0]]?.text === '381'
}

function addLabels(scores: Record<DocumentType, number>, segments: readonly Segment[]): void {
  const concepts = new Set<string>()
  const said = new Set<string>()
  for (const { text } of segments) {
    if (text.length > 60) continue
    const label = text.split(/[:：]/)[0] ?? text
    const meant = conceptsOf(label).filter(({ score }) => score >= 0.88)
    for (const { concept } of meant) concepts.add(concept)
    if (meant.length === 1 && meant[0]) said.add(meant[0].concept)
  }
  for (const [type, weights] of Object.entries(labelled) as [DocumentType, Partial<Record<string, number>>][]) {
    const found = Object.entries(weights).filter(([concept]) => concepts.has(concept))
    // A quantity and a price may be of shares, and of anything else: such words tell nothing by themselves.
    if (scores[type] <= 0 && !found.some(([concept]) => said.has(concept))) continue
    const sum = found
      .map(([, weight = 0]) => weight)
      .sort((x, y) => y - x)
      .slice(0, mostLabels)
      .reduce((total, weight) => total + weight, 0)
    scores[type] += sum
  }
}

function addBuild(scores: Record<DocumentType, number>, { document, segments: all }: DocumentView): void {
  const segments = all.slice(0, mostSegments)
  const text = segments.map((segment) => segment.text).join('\n')
  const letters = segments.reduce((sum, segment) => sum + segment.text.length, 1)
  const prose = segments.reduce((sum, segment) => sum + (segment.prose ? segment.text.length : 0), 0) / letters
  const boxes = text.match(/[☐☒☑□❑❏]|\[ ?[xX]? ?\]|_{5,}|\.{8,}/gu)?.length ?? 0
  const amounts = text.match(/\d[.,]\d{2}(?!\d)/g)?.length ?? 0
  const pages = document.pages.length
  scores.form += Math.min(3, 0.35 * boxes)
  if (prose > 0.5) {
    scores.contract += 1
    scores.nda += 0.5
    scores.letter += pages <= 2 ? 0.8 : 0
    scores.report += pages > 8 ? 1 : 0
  }
  if (prose > 0.3) for (const type of ['invoice', 'receipt', 'order', 'delivery_note'] as const) scores[type] -= 1.2
  if (amounts === 0)
    for (const type of ['invoice', 'receipt', 'credit_note', 'bank_statement'] as const) scores[type] -= 1
  if (amounts > 3 && pages === 1 && narrow(document)) {
    scores.receipt += 2.5
    scores.invoice -= 2.5
  }
  const securities = new Set(text.match(/\b[A-Z]{2}[A-Z0-9]{9}\d\b/g)).size
  if (securities > 0) scores[securities > 4 ? 'bank_statement' : 'trade_confirmation'] += 1.5
  if (/(?:^|\s)[A-Z0-9<]{9,}<{2,}[A-Z0-9<]*/m.test(text)) scores.id_document += 5
}

/** A till prints on a roll. */
function narrow({ pages: [page] }: Document): boolean {
  return page?.width != null && page.height != null && page.width / page.height < 0.6
}

function decide(scores: Record<DocumentType, number>): Classification {
  const ranked = documentTypes.toSorted((a, b) => scores[b] - scores[a])
  const [best = 'other'] = ranked
  const whole = ranked.reduce((sum, type) => sum + Math.exp(scores[type] - scores[best]), 0)
  return { type: best, confidence: Math.min(0.99, 1 / whole), scores }
}
