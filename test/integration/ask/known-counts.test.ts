import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { deleteDocument } from '../../../src/services/documents/delete.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem

before(async () => {
  system = await createTestSystem()
})
after(() => system.close())

test('how many documents lack an amount is known anew when one is extracted, extracted again or deleted', async () => {
  const { id: workspaceId } = await system.workspace('counted')
  const ctx = await operatorContext(system, workspaceId)
  const store = (filename: string, total: number | undefined, documentId?: string) =>
    storeDocument(system, {
      ...{ workspaceId, filename, documentType: 'invoice', ...(documentId && { documentId }) },
      leaves: [leaf('invoice_number', filename), ...(total === undefined ? [] : [leaf('total_amount', total)])],
    })
  const lacking = async () => {
    const { rows, warnings } = await askQuestion(ctx, { question: 'What is the total amount of all invoices?' })
    const told = warnings.filter(({ code }) => code === 'not_covered').map(({ message }) => message)
    return [rows[0]?.['sum_total_amount'], ...told]
  }
  const lack = (few: number, all: number) => `${few} of ${all} documents have no "Total amount" and are left out.`
  await store('a', 10)
  await store('b', 20)
  const { documentId } = await store('c', undefined)
  await store('d', undefined)
  assert.deepEqual(await lacking(), [30, lack(2, 4)])
  assert.deepEqual(await lacking(), [30, lack(2, 4)])
  await store('e', undefined)
  assert.deepEqual(await lacking(), [30, lack(3, 5)])
  await store('c', 5, documentId)
  assert.deepEqual(await lacking(), [35, lack(2, 5)])
  await deleteDocument(ctx, documentId)
  assert.deepEqual(await lacking(), [30, lack(2, 4)])
})

test('nothing is found of what no document states together, and so nothing is told', async () => {
  const { id: workspaceId } = await system.workspace('apart')
  const ctx = await operatorContext(system, workspaceId)
  const store = (filename: string, documentType: string, values: Record<string, string | number>) =>
    storeDocument(system, {
      ...{ workspaceId, filename, documentType },
      leaves: Object.entries(values).map(([path, value]) => leaf(path, value)),
    })
  await store('bill.pdf', 'invoice', {
    ...{ invoice_number: 'RE-1', 'line_items[0].description': 'Lamp', 'line_items[0].unit_price': 700 },
  })
  await store('booking.eml', 'other', { booking_number: 'BK-1', guest_name: 'Ada Byron', nights: 3 })
  const apart = await askQuestion(ctx, { question: 'Which bookings cost more than 500?' })
  assert.deepEqual([apart.sql, apart.rows], [undefined, []])
  const none = await askQuestion(ctx, { question: 'Which items cost more than 5000?' })
  assert.deepEqual([none.sql !== undefined, none.rows], [true, []])
})
