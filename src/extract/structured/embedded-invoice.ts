import type { Document } from '../../document/model.ts'
import { readEInvoice } from './e-invoice.ts'

export interface EmbeddedInvoice {
  document: Document
  /** Names of the files it is in, from the outside: `mail.eml/factur-x.xml`. */
  name: string
}

/** The electronic invoice inside a document, as hybrid PDFs and mails carry it. */
export function findEmbeddedInvoice(document: Document): EmbeddedInvoice | null {
  for (const { name, document: inside } of document.children) {
    if (!inside) continue
    if (readEInvoice(inside)) return { document: inside, name }
    const deeper = findEmbeddedInvoice(inside)
    if (deeper) return { document: deeper.document, name: `${name}/${deeper.name}` }
  }
  return null
}
