import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

type Row = Record<string, string | number>

interface Paper {
  filename: string
  kind?: string
  single?: Row
  lists?: Record<string, Row[]>
}

let system: TestSystem
let app: FastifyInstance
let count = 0

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
})
after(() => system.close())

async function workspaceOf(...papers: Paper[]) {
  count += 1
  const workspace = await system.workspace(`papers ${count}`, undefined, { rateLimit: 10_000 })
  for (const { filename, kind = 'other', single = {}, lists = {} } of papers) {
    const leaves = [
      ...Object.entries(single).map(([name, value]) => leaf(name, value)),
      ...Object.entries(lists).flatMap(([list, rows]) =>
        rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`${list}[${at}].${name}`, value))),
      ),
    ]
    await storeDocument(system, { workspaceId: workspace.id, filename, documentType: kind, leaves })
  }
  return async (question: string): Promise<AskResult> => {
    const { headers } = workspace
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
}

const isRefused = ({ sql }: AskResult) => sql === undefined
const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))

const note: Paper = {
  filename: 'note.txt',
  kind: 'delivery_note',
  single: { delivery_note_number: 'LS-7', supplier: 'Kranich' },
  lists: {
    items: [
      { description: 'Bracket', ordered: 20, delivered: 20 },
      { description: 'Rail', ordered: 10, delivered: 7 },
      { description: 'Clamp', ordered: 12, delivered: 12 },
      { description: 'Hinge', ordered: 8, delivered: 0 },
    ],
  },
}
const bill: Paper = {
  filename: 'bill.txt',
  kind: 'invoice',
  single: { invoice_number: 'K-1', supplier_name: 'Kranich', total: 900, invoice_date: '2026-03-02' },
  lists: {
    lines: [
      { description: 'Cable', quantity: 4.5, amount: 100 },
      { description: 'Switch', quantity: 2, amount: 300 },
      { description: 'Fitting', quantity: 6, amount: 400 },
      { description: 'Travel', quantity: 1, amount: 100 },
    ],
  },
}
const sheet: Paper = {
  filename: 'hours.csv',
  lists: {
    hours: [
      { worker: 'Joe Malone', trade: 'Mason', hours: 38 },
      { worker: 'Ann Reed', trade: 'Joiner', hours: 40 },
      { worker: 'Sam Okoro', trade: 'Mason', hours: 22.5 },
    ],
  },
}
const backlog: Paper = {
  filename: 'backlog.txt',
  kind: 'delivery_note',
  single: { delivery_note_number: 'LS-9' },
  lists: {
    items: [
      { description: 'Bracket', ordered: 20, delivered: 20, backlog: 0 },
      { description: 'Rail', ordered: 10, delivered: 7, backlog: 3 },
      { description: 'Hinge', ordered: 8, delivered: 0, backlog: 8 },
    ],
  },
}
const bestand: Paper = {
  filename: 'bestand.csv',
  lists: {
    items: [
      { artikelnummer: 'A1', bezeichnung: 'Schraube', bestand: 300, mindestbestand: 400 },
      { artikelnummer: 'A2', bezeichnung: 'Mutter', bestand: 900, mindestbestand: 400 },
    ],
  },
}
const expenses: Paper = {
  filename: 'expenses.csv',
  lists: {
    expenses: [
      { date: '2026-03-02', employee: 'Dev Patel', category: 'Fuel', amount: 40 },
      { date: '2026-03-05', employee: 'Ann Reed', category: 'Meals', amount: 12 },
      { date: '2026-03-09', employee: 'Dev Patel', category: 'Parking', amount: 9 },
    ],
  },
}

test('how many were delivered is the column that is called so, and never how many were ordered', async () => {
  const ask = await workspaceOf(note, bill)
  for (const question of [
    'How many units were delivered in total?',
    'How many pieces were delivered?',
    'Wie viele Stück wurden geliefert?',
    'Combien d’unités ont été livrées ?',
    '¿Cuántas unidades se entregaron?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), [[39]], question)
  assert.ok(isRefused(await ask('How many units were ordered in total?')), 'lines of bills are no orders')
  const alone = await workspaceOf(note)
  assert.deepEqual(valuesOf(await alone('How many units were ordered in total?')), [[50]])
  assert.ok(isRefused(await alone('How many units were shipped?')))
})

test('a column that is called like its list is what is asked for, and not its rows', async () => {
  const ask = await workspaceOf(sheet, bill)
  for (const question of [
    'How many hours did Joe Malone work?',
    'Wie viele Stunden hat Joe Malone gearbeitet?',
    'Combien d’heures Joe Malone a-t-il travaillé ?',
    '¿Cuántas horas trabajó Joe Malone?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), [[38]], question)
  assert.deepEqual(valuesOf(await ask('How many hours were worked in total?')), [[100.5]])
  assert.deepEqual(valuesOf(await ask('Who worked the most hours?')), [['Ann Reed', 40]])
})

test('how many rows have something counts those of which there is more than none', async () => {
  const ask = await workspaceOf(backlog)
  assert.deepEqual(valuesOf(await ask('How many items have a backlog?')), [[2]])
  assert.deepEqual(valuesOf(await ask('How many items have no backlog?')), [[1]])
})

test('rows are shown with what their own list calls them', async () => {
  const ask = await workspaceOf(bestand, note)
  const shown = [['A1', 'Schraube', 300, 400]]
  for (const question of [
    'Which items are below their minimum stock?',
    'Welche Artikel sind unter dem Mindestbestand?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), shown, question)
})

test('what was uploaded last is told by the day of that', async () => {
  const ask = await workspaceOf(bill, note)
  const { rows, sql } = await ask('When was the last document uploaded?')
  assert.deepEqual(
    rows.map((row) => Object.keys(row)),
    [['uploaded_at']],
  )
  assert.doesNotMatch(sql ?? '', /invoice_date/)
})

test('expenses of somebody that are to be listed are rows', async () => {
  const ask = await workspaceOf({ ...expenses, lists: { lines: expenses.lists?.['expenses'] ?? [] } }, bill)
  assert.equal((await ask('List the expenses of Dev Patel')).rows.length, 2)
})
