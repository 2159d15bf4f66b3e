import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AskScope } from '../../../src/contract/ask.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let workspaceId: string
let quote: string

/** An offer and a bill that have the same fields. */
before(async () => {
  system = await createTestSystem()
  workspaceId = (await system.workspace('offers')).id
  const store = (documentType: string, item: string, cost: number) =>
    storeDocument(system, {
      ...{ workspaceId, filename: `${documentType}.pdf`, documentType },
      leaves: [
        leaf('gross_total', cost + 10),
        ...[leaf('line_items[0].description', item), leaf('line_items[0].line_total', cost)],
        ...[leaf('line_items[1].description', 'Nails'), leaf('line_items[1].line_total', 10)],
      ],
    })
  ;({ documentId: quote } = await store('quote', 'Fence', 300))
  await store('invoice', 'Gate', 90)
})
after(() => system.close())

async function ask(question: string, scope: AskScope) {
  return askQuestion(await operatorContext(system, workspaceId), { question, scope })
}

test('an offer counts where nothing else is asked about', async () => {
  const scope = { document_ids: [quote] }
  for (const question of ['What is the total?', 'How much did we spend?']) {
    const { rows, answer } = await ask(question, scope)
    assert.deepEqual(rows, [{ sum_gross_total: 310 }], `${question} ${answer}`)
  }
  assert.equal((await ask('What is the total?', {})).rows[0]?.sum_gross_total, 100)
})
