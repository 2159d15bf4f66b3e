import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { viewDocument } from '../view/document-view.ts'
import { factsOf } from './document-facts.ts'

const isByBuyer = (text: string) => factsOf(viewDocument(printedDocument([text])), []).isByBuyer

test('an order is written by the buyer, its confirmation and other documents by the seller', () => {
  const rest = '\n\nOrder number: 2024-17\nOrder date: 31 January 2024\nTotal: 96.00 EUR'
  assert.equal(isByBuyer(`Example Ltd\n\nPURCHASE ORDER${rest}`), true)
  assert.equal(isByBuyer(`Example Ltd\n\nORDER CONFIRMATION${rest}`), false)
  assert.equal(isByBuyer('Example Ltd\n\nINVOICE\n\nInvoice number: 2024-17\nTotal: 96.00 EUR'), false)
})
