import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
})
after(() => system.close())

type Paper = [filename: string, documentType: string, leaves: DataLeaf[]]

const rows = (all: Record<string, string | number>[], list = 'line_items'): DataLeaf[] =>
  all.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`${list}[${at}].${name}`, value)))

async function folder(name: string, papers: Paper[]) {
  const workspaceId = (await system.workspace(name)).id
  for (const [filename, documentType, leaves] of papers)
    await storeDocument(system, { workspaceId, filename, documentType, leaves })
  return async (question: string, conversation?: string) =>
    askQuestion(await operatorContext(system, workspaceId), {
      question,
      ...(conversation !== undefined && { conversation_id: conversation }),
    })
}

const tours: Paper = [
  'tournees.csv',
  'other',
  rows([
    { delivery_date: '2026-06-02', driver: 'Nadia Berger', vehicle: 'ID. Buzz', pallets: 20, transport_cost: 140 },
    { delivery_date: '2026-06-02', driver: 'Loïc Perrin', vehicle: 'Crafter', pallets: 19, transport_cost: 120 },
    { delivery_date: '2026-06-09', driver: 'Loïc Perrin', vehicle: 'Crafter', pallets: 18, transport_cost: 110 },
    { delivery_date: '2026-06-16', driver: 'Nadia Berger', vehicle: 'ID. Buzz', pallets: 5, transport_cost: 60 },
    { delivery_date: '2026-07-01', driver: 'Omar Diallo', vehicle: 'Crafter', pallets: 9, transport_cost: 70 },
  ]),
]
const findings: Paper = [
  'constats.pdf',
  'other',
  rows([
    { finding: 'Porte bloquée', severity: 'majeure', inspector: 'A. Roy' },
    { finding: 'Extincteur périmé', severity: 'majeure', inspector: 'A. Roy' },
    { severity: 'majeure', inspector: 'B. Lim' },
    { finding: 'Ampoule', severity: 'mineure', inspector: 'B. Lim' },
  ]),
]
const offer = (at: number, days: number, rate: number): Paper => [
  `offer_${at}.pdf`,
  'quote',
  [
    leaf('customer_name', `Firm ${at}`),
    leaf('rental_start', `2026-03-0${at}`),
    leaf('rental_end', '2026-03-20'),
    leaf('rental_days', days),
    leaf('daily_rate', `${rate}.00`),
    leaf('gross_total', `${rate * days}.00`),
    leaf('quote_number', `Q-${at}`),
  ],
]
const booking = (filename: string, guest: string, persons: number): Paper => [
  filename,
  'booking_confirmation',
  [
    leaf('guest_name', guest),
    leaf('persons', persons),
    leaf('arrival', '2026-07-03'),
    leaf('booking_number', guest[0] ?? ''),
  ],
]

const valuesOf = ({ rows }: Awaited<ReturnType<typeof askQuestion>>) => rows.map((row) => Object.values(row))

test('things that rows state the day of are as many as there are rows, and not as there are days', async () => {
  const ask = await folder('deliveries', [tours])
  const months = [
    ['2026-06-01', 4],
    ['2026-07-01', 1],
  ]
  for (const question of ['Combien de livraisons par mois ?', 'How many deliveries per month?'])
    assert.deepEqual(valuesOf(await ask(question)), months, question)
  assert.deepEqual(valuesOf(await ask('How many deliveries are there?')), [[5]])
  assert.deepEqual(valuesOf(await ask('How many delivery dates are there?')), [[4]])
  assert.deepEqual(valuesOf(await ask('How many vehicles are there?')), [[2]])
})

test('things that each row states are as many as there are rows, also where one was not read', async () => {
  const ask = await folder('findings', [findings])
  const severities = [
    ['majeure', 3],
    ['mineure', 1],
  ]
  for (const question of ['Combien de constats par gravité ?', 'How many findings per severity?'])
    assert.deepEqual(valuesOf(await ask(question)), severities, question)
  assert.deepEqual(valuesOf(await ask('How many findings are there?')), [[4]])
  assert.deepEqual(valuesOf(await ask('How many different findings are there?')), [[3]])
})

test('who did the most did it in all rows together, whatever it is called that was done', async () => {
  const ask = await folder('pallets', [tours])
  for (const question of [
    'Quel chauffeur transporte le plus de palettes ?',
    'Qui transporte le plus de palettes ?',
    'Which driver transports the most pallets?',
    'Which driver carries the most pallets?',
    'Welcher Fahrer transportiert die meisten Paletten?',
  ])
    assert.deepEqual(valuesOf(await ask(question)), [['Loïc Perrin', 37]], question)
})

test('a word that only begins what a field is called is no field before a kind of documents', async () => {
  const ask = await folder('offers', [offer(1, 5, 80), offer(2, 5, 95), offer(3, 4, 70)])
  for (const question of ['How many rental offers are there?', 'Which rental offer has the highest daily rate?'])
    assert.equal((await ask(question)).sql, undefined, question)
  assert.deepEqual(valuesOf(await ask('How many offers are there?')), [[3]])
  assert.deepEqual(valuesOf(await ask('How many rental days are there altogether?')), [[14]])
})

test('how many there are of a kind is not how many files are called so, nor is who is the oldest the one with the most', async () => {
  const papers = [booking('b1_reserva.eml', 'Ana Gil', 2), booking('b2_reserva.txt', 'Luis Paz', 5)]
  const ask = await folder('bookings', [...papers, booking('b3.txt', 'Eva Sol', 3)])
  for (const question of ['¿Cuántas reservas hay?', 'Who is the oldest guest?', 'Who is the youngest guest?'])
    assert.equal((await ask(question)).sql, undefined, question)
})
