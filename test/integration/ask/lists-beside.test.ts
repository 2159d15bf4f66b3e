import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

type Row = Record<string, string | number>
type Lists = Record<string, Row[]>

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
})
after(() => system.close())

const leavesOf = (lists: Lists) =>
  Object.entries(lists).flatMap(([list, rows]) =>
    rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`${list}[${at}].${name}`, value))),
  )

async function reports(name: string, ...documents: Lists[]) {
  const { id: workspaceId, headers } = await system.workspace(name, undefined, { rateLimit: 10_000 })
  for (const lists of documents) await storeDocument(system, { workspaceId, leaves: leavesOf(lists) })
  return async (question: string): Promise<AskResult> => {
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
}

const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))

const hours = [
  { worker: 'Joe Malone', trade: 'Welder', hours: 38 },
  { worker: 'Ada Quinn', trade: 'Electrician', hours: 22.5 },
  { worker: 'Sam Ortiz', trade: 'Welder', hours: 40 },
]
const materials = [
  { material: 'Steel', worker: 'Joe Malone', quantity: 12, cost: 960 },
  { material: 'Cable', worker: 'Ada Quinn', quantity: 70, cost: 210 },
  { material: 'Wire', worker: 'Sam Ortiz', quantity: 34, cost: 88.4 },
  { material: 'Primer', worker: 'Joe Malone', quantity: 6, cost: 75.6 },
]

test('rows of two lists belong together by what both state, and none counts twice', async () => {
  const ask = await reports('both', { hours, materials })
  const welders = await ask('Total material cost of the welders')
  assert.deepEqual(valuesOf(welders), [[1124]], JSON.stringify(welders))
  assert.equal(welders.verification.verdict, 'supported')
  assert.deepEqual(valuesOf(await ask('total cost of the materials per trade')), [
    ['Electrician', 210],
    ['Welder', 1124],
  ])
  assert.deepEqual(valuesOf(await ask('Cost per worker')), [
    ['Ada Quinn', 210],
    ['Joe Malone', 75.6],
    ['Joe Malone', 960],
    ['Sam Ortiz', 88.4],
  ])
  assert.deepEqual(valuesOf(await ask('What is the total cost of the materials?')), [[1334]])
  const used = await ask('How many materials were used by welders?')
  assert.ok(used.sql === undefined || valuesOf(used)[0]?.[0] === 3, String(used.sql))
})

test('rows that have no partner in the other list are left out, and told of', async () => {
  const cleaner = { material: 'Soap', worker: 'Ida Wolf', quantity: 3, cost: 12 }
  const ask = await reports('without partner', { hours, materials: [...materials, cleaner] })
  const told = async (question: string) => {
    const { rows, warnings } = await ask(question)
    return [rows.length, warnings.flatMap(({ code, message }) => (code === 'not_covered' ? [message] : []))]
  }
  const one = '1 of 5 rows has no row in "hours" that says the same, and is left out.'
  assert.deepEqual(await told('total cost of the materials per trade'), [2, [one]])
  assert.deepEqual(await told('Total material cost of the welders'), [1, [one]])
  assert.deepEqual(await told('What is the total cost of the materials?'), [1, []])
})

test('where a row has several partners in the other list it is no figure of theirs', async () => {
  const ask = await reports('several partners', {
    hours: [...hours, { worker: 'Joe Malone', trade: 'Painter', hours: 3 }],
    materials,
  })
  assert.equal((await ask('total cost of the materials per trade')).sql, undefined)
  assert.deepEqual(valuesOf(await ask('Total material cost of the welders')), [[1124]])
})

test('where two lists have nothing in common, they are asked about one by one', async () => {
  const tools = materials.map(({ material, cost }) => ({ material, cost }))
  const ask = await reports('nothing in common', { hours, materials: tools })
  const refused = await ask('Total material cost of the welders')
  assert.equal(refused.sql, undefined)
  assert.notEqual(refused.askable_fields?.length, 0)
  assert.deepEqual(valuesOf(await ask('What is the total cost of the materials?')), [[1334]])
})

test('lists that no document has together are never joined', async () => {
  const lines = [
    { description: 'Schraube', stock: 400 },
    { description: 'Mutter', stock: 250 },
  ]
  const actions = [{ item: 'Angebot schreiben', responsible: 'Ines Roth', due: '2026-12-01' }]
  const ask = await reports('never together', { lines }, { actions })
  const { sql = '' } = await ask('Welcher Artikel hat den größten Bestand?')
  assert.ok(!(sql?.includes('"lines"') && sql.includes('"actions"')), String(sql))
})
