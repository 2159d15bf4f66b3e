import type { Document } from '../../document/model.ts'
import { ciiShape } from './cii.ts'
import { type DataNode, dataNodes } from './data-nodes.ts'
import type { FactTree } from './facts.ts'
import { facturaeShape } from './facturae.ts'
import { readShape, type Shape } from './read-shape.ts'
import { select } from './select.ts'
import { ublShape } from './ubl.ts'

export interface EInvoice extends FactTree {
  syntax: 'ubl' | 'cii' | 'facturae'
}

/** What an electronic invoice states, in business terms; null where the document is none. */
export function readEInvoice(document: Document): EInvoice | null {
  if (document.format.name !== 'xml') return null
  const root = dataNodes(document)
  const syntax = root && syntaxOf(root)
  return syntax ? { syntax, ...readShape(root, shapeOf(root, syntax)) } : null
}

/** Other vocabularies have a root of the name Invoice too: what every UBL invoice must have decides. */
function syntaxOf(root: DataNode): EInvoice['syntax'] | undefined {
  if (/^CrossIndustry(?:Invoice|Document)$/.test(root.name)) return 'cii'
  if (root.name === 'Facturae') return 'facturae'
  const lines = root.name === 'Invoice' || root.name === 'CreditNote'
  return lines && select(root, 'AccountingSupplierParty/Party').length > 0 ? 'ubl' : undefined
}

function shapeOf(root: DataNode, syntax: EInvoice['syntax']): Shape {
  if (syntax === 'facturae') return facturaeShape
  const path = syntax === 'ubl' ? 'DocumentCurrencyCode' : '*/*/InvoiceCurrencyCode'
  const currency = select(root, path)[0]?.text ?? ''
  return syntax === 'ubl' ? ublShape(currency) : ciiShape(currency)
}
