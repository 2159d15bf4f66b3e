import type { Document } from '../../src/document/model.ts'
import { featuresOf } from '../../src/extract/reader/page-features.ts'
import { featuresOfQuestions } from '../../src/extract/reader/questions.ts'
import { cutFeatures, windowsOver } from '../../src/extract/reader/windows.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { permittedLicence, permittedSets } from '../ranker/corpus.ts'
import type { PackedDocument } from './pack-document.ts'

/** What a set's truth says of each document. */
export interface UnaskedRow {
  file: string
  kind: string
  lang: string
  issuer?: string
  license?: string
  split?: string
}

interface PageSet {
  set: string
  mayTrain: (row: UnaskedRow) => boolean
}

/** Nothing is made of a page whose page and electronic invoice contradict each other. */
const isPermitted = ({ license = '', split }: UnaskedRow) => permittedLicence.test(license) && split !== 'traps'

/**
 * Real documents whose licence lets weights be made from them, and of which extraction either measures nothing (mails and office files, tables: they
 * measure how pages are read) or already says that it was trained on them. All others are left out: those that are measured, whatever their licence (kinds,
 * revenues, contracts, receipts, forms, banks), and the files of all formats, whose list names no licence and has invoices of issuers that are left out.
 */
export const pageSets: readonly PageSet[] = [
  ...permittedSets.map((set) => ({ set, mayTrain: isPermitted })),
  { set: 'office-email', mayTrain: isPermitted },
  { set: 'tables-icdar2013', mayTrain: isPermitted },
]

/** The windows of a document as they are packed with questions. */
export function withoutQuestions(id: string, row: UnaskedRow, document: Document): PackedDocument[] {
  const page = featuresOf(viewDocument(document))
  if (page.places.length === 0) return []
  const facts = { id, kind: row.kind, lang: row.lang, issuer: row.issuer ?? id, mayTrain: true, questions: [] }
  return windowsOver(page.places.length).map((window) => ({
    ...{ facts, page: cutFeatures(page, window) },
    ...{ questions: featuresOfQuestions([]), gold: new Int32Array() },
  }))
}
