import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textDocument } from '../../../test/support/written-documents.ts'
import type { Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const goods = readSchema({ goods: [{ quantity: 'number', article: 'string', price: 'money' }] })
const order = readSchema({ order_lines: [{ qty: 'number', product: 'string' }] })

function rowsIn(document: Document, asked: typeof goods): unknown[][] {
  const [list = []] = Object.values(extractDocument(document, asked).data as Record<string, object[]>)
  return list.map((item) => Object.values(item))
}

test('a count before a name in the same column is the quantity, where no other column gives it', () => {
  const note = (head: string, cells: string[]) => `
Delivery note 5519

${head}
${cells.join('\n')}

Received in good order
`
  const printed = note('Article                  Price', [
    '5 Pine door              420.00',
    '2 x Oak frame            180.00',
    '12 Brass hinge            36.00',
  ])
  assert.deepEqual(rowsIn(printedDocument([printed]), goods), [
    [5, 'Pine door', 420],
    [2, 'Oak frame', 180],
    [12, 'Brass hinge', 36],
  ])
  const counted = note('Quantity   Article              Price', [
    '1          3 Pine door set      420.00',
    '4          2 Oak frame set      180.00',
  ])
  assert.deepEqual(rowsIn(printedDocument([counted]), goods), [
    [1, '3 Pine door set', 420],
    [4, '2 Oak frame set', 180],
  ])
})

test('lines of counts and names are an order, and numbers of positions are not', async () => {
  const ordered =
    'Please send us by Friday:\n\n6 x Garden chair\n2 x Folding table\n1x Parasol, green\n\nThank you, Iris Bell\n'
  for (const document of [printedDocument([ordered]), await textDocument(ordered)])
    assert.deepEqual(rowsIn(document, order), [
      [6, 'Garden chair'],
      [2, 'Folding table'],
      [1, 'Parasol, green'],
    ])
  const numbered = 'Minutes of 3 May\n\n1 Water\n2 Fees\n3 Any other business\n'
  assert.deepEqual(rowsIn(printedDocument([numbered]), order), [])
})
