import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import type { ChildDocument, Document } from '../../document/model.ts'
import { classifyWhole } from './classify-whole.ts'
import { discoverWhole } from './discover-whole.ts'
import { recommendSchema } from './recommend.ts'

const invoice = (number: string, more = '') =>
  textDocument(`Invoice\n\nInvoice number: ${number}\n\nInvoice date: 31 January 2024\n\nTotal: 96.00 EUR${more}`)
const mail: Document = {
  ...textDocument('From: Ada Byron\n\nSubject: Your invoice\n\nPlease find the invoice attached.'),
  format: { name: 'eml', mediaType: 'message/rfc822', reason: 'given by the test' },
}

function holding(document: Document, relation: ChildDocument['relation'], ...inside: Document[]): Document {
  const children = inside.map((child, at) => ({ name: `${at}.txt`, relation, size: 1, document: child }))
  return { ...document, children }
}

test('a mail stays a mail, and its attachments are told with it', () => {
  const { type, children } = classifyWhole(holding(mail, 'attachment', invoice('A-1')))
  assert.equal(type, 'email')
  assert.deepEqual(
    children.map((child) => [child.name, child.type, child.pages]),
    [['0.txt', 'invoice', 1]],
  )
})

test('a mail that is an invoice from its title to its total is one, and one that only speaks of it is none', () => {
  const typed = (text: string) => classifyWhole({ ...textDocument(text), format: mail.format }).type
  const head = 'From: Ada Byron\n\nSubject: Invoice\n\n'
  const body = 'Invoice number: A-1\n\nInvoice date: 31 January 2024\n\nDue date: 1 March 2024\n\nTotal: 96.00 EUR'
  assert.equal(typed(`${head}Acme Ltd\n\nInvoice\n\n${body}`), 'invoice')
  assert.equal(typed(`${head}Hello Ben,\n\nhere is what we talked about.\n\nInvoice number: A-1`), 'email')
})

test('an archive is what its members are, less surely where they differ', () => {
  const list = textDocument('0.txt')
  const same = classifyWhole(holding(list, 'member', invoice('A-1'), invoice('A-2')))
  const mixed = classifyWhole(holding(list, 'member', invoice('A-1'), invoice('A-2'), mail))
  assert.deepEqual([same.type, mixed.type], ['invoice', 'invoice'])
  assert.ok(mixed.confidence < same.confidence)
})

test('pictures in the text of a mail are no documents', () => {
  assert.deepEqual(classifyWhole(holding(mail, 'inline', textDocument('Logo'))).children, [])
})

test('a recommended schema counts a mail with its attachments, and each member of an archive', () => {
  const schemaOf = (document: Document) =>
    recommendSchema(discoverWhole(document)) as { required: string[]; properties: object }
  const attached = Object.keys(schemaOf(holding(mail, 'attachment', invoice('A-1'))).properties)
  assert.ok(attached.includes('invoice_number') && attached.includes('subject'), attached.join())
  const paid = invoice('A-2', '\n\nIBAN: DE89 3704 0044 0532 0130 00')
  const { required: members } = schemaOf(holding(textDocument('0.txt'), 'member', invoice('A-1'), paid))
  assert.ok(members.includes('invoice_number') && !members.includes('iban'), members.join())
})
