import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

type Row = Record<string, string | number>

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
})
after(() => system.close())

function leavesOf(rows: Row[]): DataLeaf[] {
  return rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`line_items[${at}].${name}`, value)))
}

/** A workspace of nothing but a sheet. */
async function sheet(filename: string, rows: Row[], more: DataLeaf[] = []) {
  const workspace = await system.workspace(filename, undefined, { rateLimit: 10_000 })
  const leaves = [...more, ...leavesOf(rows)]
  await storeDocument(system, { workspaceId: workspace.id, filename, documentType: 'other', leaves })
  return (question: string) => answerOf(workspace, question)
}

async function answerOf({ headers }: TestWorkspace, question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))

test('rows that stand alone are what is meant where nothing is named', async () => {
  const ask = await sheet('outlay-2026.csv', [
    { date: '2026-05-04', employee: 'Ines Roth', category: 'Fuel', amount: 51.5 },
    { date: '2026-05-19', employee: 'Paul Weir', category: 'Parking', amount: 12 },
    { date: '2026-06-02', employee: 'Ines Roth', category: 'Parking', amount: 9.5 },
    { date: '2026-06-11', employee: 'Paul Weir', category: 'Fuel', amount: 48 },
    { date: '2026-06-23', employee: 'Paul Weir', category: 'Fuel', amount: 20 },
  ])
  const months = [
    ['2026-05-01', 63.5],
    ['2026-06-01', 77.5],
  ]
  for (const question of ['total per month', 'Summe pro Monat', 'total par mois', 'total por mes'])
    assert.deepEqual(valuesOf(await ask(question)), months, question)
  for (const question of [
    'How much was spent in May 2026?',
    'Wie viel wurde im Mai 2026 ausgegeben?',
    'Combien a été dépensé en mai 2026 ?',
    '¿Cuánto se gastó en mayo de 2026?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), [[63.5]], question)
  assert.deepEqual(valuesOf(await ask('Who spent the most?')), [['Paul Weir', 80]])
  assert.deepEqual(valuesOf(await ask('What was the highest expense?')), [[51.5]])
  assert.deepEqual(valuesOf(await ask('average per category')), [
    ['Fuel', (51.5 + 48 + 20) / 3],
    ['Parking', 10.75],
  ])
  assert.deepEqual(valuesOf(await ask('What is the most expensive category?')), [['Fuel', 119.5]])
  assert.equal((await ask('List all expenses over 50')).rows.length, 1)
  assert.deepEqual(valuesOf(await ask('How many outlays are there?')), [[5]])
  assert.equal((await ask('How much tax was paid?')).sql, undefined)
})

test('where documents state an amount of their own, rows are meant only where they are named', async () => {
  const total: DataLeaf = { path: 'gross_total', value: 900, dataType: 'number', confidence: 0.95 }
  const ask = await sheet('bill.txt', [{ description: 'Roof tiles', line_total: 700 }], [total])
  assert.deepEqual(valuesOf(await ask('What is the total?')), [[900]])
})

test('what an account paid out is the lowest of its rows, and what is only the highest is not told', async () => {
  const ask = await sheet('konto.txt', [
    { date: '2026-03-02', description: 'Miete', amount: -700 },
    { date: '2026-03-05', description: 'Gehalt', amount: 2100 },
    { date: '2026-03-09', description: 'Strom', amount: -60 },
  ])
  const { rows } = await ask('¿Cuál fue el mayor gasto?')
  assert.equal(rows.length, 1)
  assert.ok(Object.values(rows[0] ?? {}).includes(-700))
  assert.equal((await ask('Was ist der höchste Betrag?')).sql, undefined)
  assert.deepEqual(valuesOf(await ask('Wie viele Buchungen gibt es?')), [[3]])
})

test('hours are not what they cost, and goods are nobody', async () => {
  const ask = await sheet('stunden.csv', [
    { datum: '2026-05-04', mitarbeiter: 'Jo Falk', stunden: 6, beschreibung: 'Aufbau' },
    { datum: '2026-05-05', mitarbeiter: 'Mia Lang', stunden: 8, beschreibung: 'Abbau' },
  ])
  assert.deepEqual(valuesOf(await ask('Stunden pro Mitarbeiter')), [
    ['Jo Falk', 6],
    ['Mia Lang', 8],
  ])
  assert.equal((await ask('Was kosten die Stunden?')).sql, undefined)
  assert.equal((await ask('Who delivered the descriptions?')).sql, undefined)
})
