import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

type Row = Record<string, string | number>

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
})
after(() => system.close())

/** A workspace of one document: rows of a list, and what is said of all of them. */
async function workspaceOf(filename: string, rows: Row[], single: Row = {}, documentType = 'other') {
  const workspace = await system.workspace(filename, undefined, { rateLimit: 10_000 })
  const leaves = [
    ...Object.entries(single).map(([name, value]) => leaf(name, value)),
    ...rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`rows[${at}].${name}`, value))),
  ]
  await storeDocument(system, { workspaceId: workspace.id, filename, documentType, leaves })
  return async (question: string): Promise<AskResult> => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/ask',
      headers: workspace.headers,
      payload: { question },
    })
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
}

const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))
const isRefused = ({ sql }: AskResult) => sql === undefined

test('who did something in a sheet is told by its columns of people', async () => {
  const ask = await workspaceOf('frais.csv', [
    { date: '2026-03-02', poste: 'Parking', fournisseur: 'Garage Sud', montant: 20, paye_par: 'Anne' },
    { date: '2026-03-09', poste: 'Hôtel', fournisseur: 'Le Phare', montant: 130, paye_par: 'Luc' },
    { date: '2026-03-11', poste: 'Parking', fournisseur: 'Garage Sud', montant: 25, paye_par: 'Anne' },
    { date: '2026-04-01', poste: 'Parking', fournisseur: 'Garage Sud', montant: 90, paye_par: 'Anne' },
  ])
  assert.deepEqual(valuesOf(await ask('Qui a payé le plus ?')), [['Anne', 135]])
  assert.deepEqual(valuesOf(await ask('Quel poste coûte le plus cher ?')), [['Parking', 135]])
  assert.deepEqual(valuesOf(await ask('dépenses par poste')), [
    ['Hôtel', 130],
    ['Parking', 135],
  ])
})

test('hours are asked for in any language, by whom and for what', async () => {
  const ask = await workspaceOf('hours.csv', [
    { date: '2026-05-04', consultant: 'Jo Falk', project: 'Lighthouse', hours: 6 },
    { date: '2026-05-05', consultant: 'Mia Lang', project: 'Lighthouse', hours: 8 },
    { date: '2026-05-06', consultant: 'Jo Falk', project: 'Mill', hours: 3 },
  ])
  for (const question of [
    'How many hours did Jo Falk work?',
    'Wie viele Stunden hat Jo Falk gearbeitet?',
    '¿Cuántas horas trabajó Jo Falk?',
    "Combien d'heures pour Jo Falk ?",
  ])
    assert.deepEqual(valuesOf(await ask(question)), [[9]], question)
  assert.deepEqual(valuesOf(await ask('Who worked the most hours?')), [['Jo Falk', 9]])
  assert.equal((await ask('hours by consultant and project')).rows.length, 3)
})

test('what something costs each month is no number of rows in each month', async () => {
  const ask = await workspaceOf('plans.csv', [
    { service: 'Mailroom', owner: 'Kim Orr', monthly_cost: 12, renewal_date: '2027-01-01' },
    { service: 'Vault', owner: 'Ed Lund', monthly_cost: 30, renewal_date: '2027-02-01' },
    { service: 'Desk', owner: 'Kim Orr', monthly_cost: 8, renewal_date: '2027-03-01' },
  ])
  for (const question of [
    'What does Vault cost per month?',
    'Was kostet Vault im Monat?',
    'Combien coûte Vault par mois ?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), [[30]], question)
  assert.deepEqual(valuesOf(await ask('cost per owner')), [
    ['Ed Lund', 30],
    ['Kim Orr', 20],
  ])
  assert.deepEqual(valuesOf(await ask('who owns Vault?')), [['Ed Lund']])
})

test('weights are asked for by what weighs, and goods by where they go', async () => {
  const ask = await workspaceOf('load.csv', [
    { item: 'Crate', quantity: 3, weight_kg: 40, destination: 'Oslo' },
    { item: 'Barrel', quantity: 2, weight_kg: 55, destination: 'Bergen' },
    { item: 'Hose', quantity: 9, weight_kg: 6, destination: 'Bergen' },
    { item: 'Crate', quantity: 1, weight_kg: 12, destination: 'Bergen' },
  ])
  assert.deepEqual(valuesOf(await ask('total weight of Crate')), [[52]])
  assert.deepEqual(valuesOf(await ask('Gesamtgewicht für Bergen')), [[73]])
  assert.deepEqual(valuesOf(await ask('Quel est le poids total pour Oslo ?')), [[40]])
  assert.deepEqual(valuesOf(await ask('Where do the hoses go?')), [['Bergen']])
  assert.deepEqual(valuesOf(await ask('How many crates are going to Oslo?')), [[3]])
})

test('results in different units are counted and told, and never added up by themselves', async () => {
  const ask = await workspaceOf(
    'report.txt',
    [
      { test: 'Ferritin', result: 88, unit: 'ug/L' },
      { test: 'Glucose', result: 6.4, unit: 'mmol/L' },
    ],
    { patient_name: 'Dan Ortega' },
  )
  assert.deepEqual(valuesOf(await ask('How many results are there for Dan Ortega?')), [[2]])
  const { rows } = await ask("What is Dan Ortega's ferritin?")
  assert.equal(rows.length, 1)
  assert.ok(Object.values(rows[0] ?? {}).includes(88))
})

test('a figure keeps what was said of it first, and expenses that are asked for are listed', async () => {
  const ask = await workspaceOf('costs.csv', [
    { date: '2026-05-04', employee: 'Ines Roth', category: 'Meals', amount: 50 },
    { date: '2026-05-19', employee: 'Paul Weir', category: 'Meals', amount: 10 },
    { date: '2026-06-02', employee: 'Ines Roth', category: 'Parking', amount: 9 },
    { date: '2026-06-02', employee: 'Ines Roth', category: 'Fuel', amount: 60 },
  ])
  assert.deepEqual(valuesOf(await ask('average meal expense')), [[30]])
  assert.deepEqual(valuesOf(await ask('spending on meals and parking')), [[69]])
  assert.equal((await ask('Which expenses did Ines Roth have?')).rows.length, 3)
  assert.ok(isRefused(await ask('How much was spent on flowers?')))
})

test('what only some rows say, or no row, is refused', async () => {
  const plumber = await workspaceOf('plumber.txt', [
    { item_description: 'Labour', quantity: 3, unit_price: 60, line_total: 180 },
    { item_description: 'Elbow joint', quantity: 8, unit_price: 4, line_total: 32 },
  ])
  assert.ok(isRefused(await plumber('How many hours did the plumber work?')))
  assert.ok(isRefused(await plumber('What is the hourly rate?')))
  assert.deepEqual(valuesOf(await plumber('the price of one elbow joint')), [[4]])
  const plans = await workspaceOf('rates.csv', [
    { service: 'Mailroom', monthly_cost: 12, renewal_date: '2027-01-01' },
    { service: 'Vault', monthly_cost: 30, renewal_date: '2027-02-01' },
  ])
  assert.ok(isRefused(await plans('What does Vault cost per year?')))
  assert.deepEqual(valuesOf(await plans('Which services cost more than 20?')), [['Vault']])
  assert.equal((await plans('cheapest service')).rows[0]?.['service'], 'Mailroom')
})

test('what was spent of an account is what went out of it', async () => {
  const ask = await workspaceOf('account.csv', [
    { date: '2026-03-02', description: 'Rent', amount: -700, balance: 300 },
    { date: '2026-03-05', description: 'Salary', amount: 2100, balance: 2400 },
    { date: '2026-04-09', description: 'Power', amount: -60, balance: 2340 },
  ])
  for (const question of ['How much was spent in March 2026?', '¿Cuánto gasté en marzo de 2026?'])
    assert.deepEqual(valuesOf(await ask(question)), [[-700]], question)
})

test('numbers of members are counted, and never added up', async () => {
  const ask = await workspaceOf('people.csv', [
    { member_number: 1001, name: 'Bea Holt', fee: 60 },
    { member_number: 1002, name: 'Al Dorn', fee: 90 },
  ])
  assert.deepEqual(valuesOf(await ask('How many members are there?')), [[2]])
})
