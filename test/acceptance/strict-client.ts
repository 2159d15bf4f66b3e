import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type ApiDocument, type GivenAnswer, readApiDocument } from './api-document.ts'
import { type GivenRequest, recordExample, saveExamples } from './record-examples.ts'

const documents = new Map<string, Promise<ApiDocument>>()
const held = new Map<string, number>()

/** Holds an answer against the document of its server: what a client with generated types would stumble over fails. */
export async function holdStrictly(server: string, request: GivenRequest, answer: GivenAnswer): Promise<void> {
  const reading = documents.get(server) ?? readApiDocument(server)
  documents.set(server, reading)
  const document = await reading.catch(() => undefined)
  const operation = document?.operationAt(request.method, request.path)
  if (document === undefined || operation === undefined) return
  held.set(operation, (held.get(operation) ?? 0) + 1)
  assert.equal(document.problemOf(operation, answer), undefined)
  recordExample(operation, request, answer)
}

/** To be called after all tests of a suite. */
export function reportStrictness(isWanted: (operation: string) => boolean, least: number): void {
  after(() => saveExamples(isWanted))
  test('a strict client reads every answer, of every operation, as the document describes it', async (context) => {
    const [document] = await Promise.all(documents.values())
    const all = [...(document?.operations.keys() ?? [])].filter(isWanted)
    const answers = [...held].filter(([name]) => isWanted(name)).reduce((sum, [, count]) => sum + count, 0)
    context.diagnostic(`${answers} answers of ${all.length} operations`)
    assert.deepEqual(
      all.filter((name) => !held.has(name)),
      [],
      'operations that nobody asked',
    )
    assert.ok(answers >= least, `${answers} answers`)
  })
}
