import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
})
after(() => system.close())

type Row = [description: string, quantity: number, amount: number]
const printed: Row[] = [
  ['Chairs', 2, 80],
  ['Lamps', 3, 30],
]

/** Rows of a list, each value cited from its place of the page where that is known. */
function leavesOf(list: string, rows: Row[], isPlaced: boolean, firstPlace = 0): DataLeaf[] {
  return rows.flatMap((row, at) =>
    ['description', 'quantity', 'amount'].map((name, part) => {
      const value = row[part] ?? ''
      const start = firstPlace + at * 100 + part * 20
      const place = {
        ...{ page: 1, bbox: null, quote: String(value), start, end: start + 5, section: null },
        ...{ kind: 'span' as const, resolver: 'embedded' as const },
      }
      return { ...leaf(`${list}[${at}].${name}`, value), ...(isPlaced && { place }) }
    }),
  )
}

async function workspaceOf(name: string, extractions: DataLeaf[][]) {
  const { id: workspaceId, headers } = await system.workspace(name, undefined, { rateLimit: 10_000 })
  let documentId: string | undefined
  for (const leaves of extractions) {
    const stored = await storeDocument(system, {
      ...{ workspaceId, leaves, documentType: 'invoice' },
      ...(documentId !== undefined && { documentId }),
    })
    documentId = stored.documentId
  }
  return async (question: string) => {
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
    assert.equal(response.statusCode, 200, response.body)
    const { rows, verification } = response.json()
    return { rows: rows.map((row: object) => Object.values(row)), verdict: verification.verdict }
  }
}

for (const isPlaced of [true, false])
  test(`a row that is printed once counts once, in whichever list it stands, ${isPlaced ? 'by its place' : 'by what it says'}`, async () => {
    const ask = await workspaceOf(`extracted again ${isPlaced}`, [
      leavesOf('items', printed, isPlaced),
      leavesOf('lines', printed, isPlaced),
      leavesOf('positions', printed, isPlaced),
    ])
    const sum = await ask('What do the items add up to?')
    assert.deepEqual(sum, { rows: [[110]], verdict: 'supported' })
    assert.deepEqual((await ask('amount per description')).rows, [
      ['Chairs', 80],
      ['Lamps', 30],
    ])
    assert.deepEqual((await ask('How many items are there?')).rows, [[2]])
  })

test('two lists of one extraction stay what they are, and so do other rows', async () => {
  const more: Row[] = [['Desks', 1, 200]]
  const ask = await workspaceOf('two lists', [
    [...leavesOf('items', printed, true), ...leavesOf('lines', printed, true, 1000)],
    leavesOf('positions', more, true, 5000),
  ])
  assert.deepEqual((await ask('What do the items add up to?')).rows, [[420]])
})
