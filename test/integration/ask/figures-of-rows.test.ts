import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AskResult } from '../../../src/contract/ask.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let workspaceId: string

/** A cargo list that states a weight of its own beside that of its rows, and a height of its own only. */
before(async () => {
  system = await createTestSystem()
  const home = await system.workspace('cargo')
  workspaceId = home.id
  const cargo: [string, number][] = [
    ['Anchor', 40],
    ['Winch', 12.5],
    ['Anchor', 41],
  ]
  const leaves = cargo.flatMap(([what, weight], at) => [
    leaf(`line_items[${at}].item_description`, what),
    leaf(`line_items[${at}].weight_kg`, weight),
  ])
  leaves.push(leaf('gross_weight', 120), leaf('stack_height', 3))
  await storeDocument(system, { workspaceId, filename: 'cargo.pdf', documentType: 'other', leaves })
})
after(() => system.close())

async function ask(question: string): Promise<AskResult> {
  return askQuestion(await operatorContext(system, workspaceId), { question })
}

test('what only the document states is not said of one of its rows', async () => {
  for (const question of ['What is the total weight of Anchor?', 'What is the average stack height of Anchor?']) {
    const { sql, answer, warnings } = await ask(question)
    assert.equal(sql, undefined, `${question} ${answer}`)
    assert.ok(warnings.some(({ code, message }) => code === 'not_understood' && message.includes('Anchor')))
  }
  assert.deepEqual((await ask('What is the total gross weight?')).rows, [{ sum_gross_weight: 120 }])
})
