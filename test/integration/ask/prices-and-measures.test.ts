import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
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

/** Amounts are printed with their currency. */
function leafOf(path: string, value: string | number): DataLeaf {
  const isMoney = typeof value === 'number' && /price|amount|cost|total|deposit/.test(path)
  const place = { page: 1, bbox: null, start: null, end: null, section: null, quote: `${value} EUR` }
  return isMoney ? { ...leaf(path, value), place: { ...place, kind: 'span', resolver: 'embedded' } } : leaf(path, value)
}

async function workspaceOf(...papers: Paper[]) {
  count += 1
  const workspace = await system.workspace(`prices ${count}`, undefined, { rateLimit: 10_000 })
  for (const { filename, kind = 'other', single = {}, lists = {} } of papers) {
    const leaves = [
      ...Object.entries(single).map(([name, value]) => leafOf(name, value)),
      ...Object.entries(lists).flatMap(([list, rows]) =>
        rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => leafOf(`${list}[${at}].${name}`, value))),
      ),
    ]
    await storeDocument(system, { workspaceId: workspace.id, filename, documentType: kind, leaves })
  }
  const ask = async (question: string): Promise<AskResult> => {
    const { headers } = workspace
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
  return { ask, id: workspace.id }
}

const isRefused = ({ sql }: AskResult) => sql === undefined
const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))

const inn: Paper[] = [
  {
    filename: 'rooms.csv',
    lists: {
      rooms: [
        { room: 'Lark', beds: 1, price: 62 },
        { room: 'Heron', beds: 2, price: 95 },
        { room: 'Owl', beds: 4, price: 140 },
      ],
    },
  },
  {
    filename: 'payments.csv',
    lists: {
      payments: [
        { payer: 'Ines Vogt', room: 'Lark', amount: 310, paid_on: '2026-05-02' },
        { payer: 'Tom Reed', room: 'Owl', amount: 28, paid_on: '2026-05-03' },
        { payer: 'Ines Vogt', room: 'Heron', amount: 475, paid_on: '2026-06-01' },
      ],
    },
  },
]

test('what is cheapest, and what a thing costs, is told by the list of prices, and not by what was paid', async () => {
  const { ask } = await workspaceOf(...inn)
  for (const question of ['which room is the cheapest', 'Quelle chambre est la moins chère ?'])
    assert.ok(
      valuesOf(await ask(question)).every((row) => row.includes('Lark')),
      question,
    )
  const prices = [
    'How much does the Heron cost?',
    'Was kostet Heron?',
    'Wieviel kostet Heron?',
    'Combien coûte Heron ?',
  ]
  for (const question of prices) assert.deepEqual(valuesOf(await ask(question)), [[95, 'EUR']], question)
  assert.deepEqual(valuesOf(await ask('How much did Ines Vogt pay?')), [[785, 'EUR']])
})

test('what stands behind an article is a thing, and not the order that the word says elsewhere', async () => {
  const prices = [
    { product: 'Croissant', price: 1.6, weight: 70 },
    { product: 'Baguette', price: 2.1, weight: 250 },
  ]
  const sales = [{ product: 'Croissant', sold_on: '2026-09-01', quantity: 50, amount: 80 }]
  const { ask } = await workspaceOf(
    { filename: 'prices.csv', lists: { products: prices } },
    { filename: 'sales.csv', lists: { sales } },
  )
  assert.deepEqual(valuesOf(await ask('prix du croissant')), [[1.6, 'EUR']])
  assert.deepEqual(valuesOf(await ask('How heavy is the Croissant?')), [[70]])
})

const concerts: Paper[] = [
  { filename: 'a.txt', single: { concert: 'Mass', venue: 'St Anne', tickets_sold: 180, ticket_price: 18 } },
  { filename: 'b.txt', single: { concert: 'Night', venue: 'Town Hall', tickets_sold: 390, ticket_price: 24 } },
]

test('how many of a thing there are is never a sum of prices, and what was done with it may part the words of its name', async () => {
  const { ask } = await workspaceOf(...concerts)
  assert.deepEqual(valuesOf(await ask('How many tickets were sold in total?')), [[570]])
  assert.deepEqual(valuesOf(await ask('How many tickets were sold at St Anne?')), [[180]])
  const bare = await workspaceOf({ filename: 'c.txt', single: { concert: 'Mass', ticket_price: 18 } })
  assert.ok(isRefused(await bare.ask('How many tickets are there?')))
})

const hives = [
  { hive: 'H1', queen_year: 2024, weight: 14.5 },
  { hive: 'H2', queen_year: 2025, weight: 9 },
  { hive: 'H3', queen_year: 2023, weight: 21 },
]

test('prices of a name that nobody knows are told, and never added up', async () => {
  const screenings = [
    { film: 'Dune', hall: 'Red', ticket_price: 11 },
    { film: 'Dune', hall: 'Blue', ticket_price: 11 },
  ]
  const { ask } = await workspaceOf({ filename: 'screenings.csv', lists: { screenings } })
  const priced = await ask('What is the ticket price for Dune?')
  assert.ok(
    valuesOf(priced).every(([price]) => price === 11),
    priced.sql ?? '',
  )
})

test('a sheet beside others that is called by a word has rows that are called so, and is never counted itself', async () => {
  const [rooms, payments] = inn as [Paper, Paper]
  const { ask } = await workspaceOf({ ...rooms, filename: 'chambers.csv' }, payments)
  const counted = await ask('How many chambers are there?')
  assert.deepEqual(valuesOf(counted), [[3]])
})

test('the oldest is of the earliest year', async () => {
  const { ask } = await workspaceOf({ filename: 'hives.csv', lists: { hives } })
  assert.deepEqual(valuesOf(await ask('Which hive has the oldest queen?'))[0]?.slice(0, 1), ['H3'])
  assert.deepEqual(valuesOf(await ask('Which hive has the youngest queen?'))[0]?.slice(0, 1), ['H2'])
})

test('a unit that no column states is refused, and one that it states is answered', async () => {
  const { ask } = await workspaceOf({ filename: 'hives.csv', lists: { hives } })
  for (const question of ['How many kg did hive H1 give?', 'Wie viele Kilo hat H1?', 'Combien de kilos pour H1 ?'])
    assert.ok(isRefused(await ask(question)), question)
  const lessons = [
    { pupil: 'Lia', minutes: 45 },
    { pupil: 'Lia', minutes: 60 },
  ]
  const school = await workspaceOf({ filename: 'lessons.csv', lists: { lessons } })
  assert.deepEqual(valuesOf(await school.ask('How many minutes did Lia play?')), [[105]])
  assert.ok(isRefused(await school.ask('How many hours did Lia play?')))
})

test('how old somebody is, is a number that says so, and never how many there are', async () => {
  const { ask } = await workspaceOf(
    { filename: 'a.txt', single: { animal_name: 'Bello', age: 7, weight: 12.5 } },
    { filename: 'b.txt', single: { animal_name: 'Mia', age: 3, weight: 4.1 } },
  )
  for (const question of ['How old is Bello?', 'Wie alt ist Bello?', '¿Cuántos años tiene Bello?'])
    assert.deepEqual(valuesOf(await ask(question)), [[7]], question)
  assert.deepEqual(valuesOf(await ask('Wie schwer ist Mia?')), [[4.1]])
})

test('things that were quoted are rows of the quotes, and not the quotes', async () => {
  const quote = (filename: string, quantity: number, price: number): Paper => ({
    ...{ filename, kind: 'quote', single: { quote_number: filename, total: quantity * price } },
    lists: {
      items: [{ description: 'Solar panel 420W', quantity, unit_price: price, amount: quantity * price }],
    },
  })
  const { ask } = await workspaceOf(quote('q1', 12, 150), quote('q2', 20, 140))
  const listed = await ask('solar panels quoted')
  assert.match(listed.sql ?? '', /from "items"/)
  assert.equal(listed.rows.length, 2)
  assert.deepEqual(valuesOf(await ask('How many solar panels were quoted?')), [[32]])
})

test('a field is known by the label that is printed beside its values, and by what it means in another language', async () => {
  const { ask, id } = await workspaceOf()
  const text = 'BAIL\n\nLocataire : Nora Blanc\nDépôt de garantie : 1640 EUR\nProfondeur : 12\n'
  const place = (quote: string) => {
    const start = text.indexOf(quote)
    const end = start + quote.length
    return {
      page: 1,
      bbox: null,
      section: null,
      quote,
      start,
      end,
      kind: 'span' as const,
      resolver: 'embedded' as const,
    }
  }
  const leaves = [
    { ...leaf('tenant', 'Nora Blanc'), place: place('Nora Blanc') },
    { ...leaf('held_amount', 1640), place: place('1640 EUR') },
    { ...leaf('depth', 12), place: place('12') },
  ]
  const { documentId } = await storeDocument(system, { workspaceId: id, filename: 'bail.txt', leaves })
  await system.pool.query(
    `insert into document_texts (workspace_id, document_id, position, page, start, text, words)
     values ($1, $2, 1, 1, 0, $3, to_tsvector('simple', $3))`,
    [id, documentId, text],
  )
  const printed = await ask('Quel est le dépôt de garantie de Nora Blanc ?')
  assert.equal(valuesOf(printed)[0]?.[0], 1640, JSON.stringify(printed))
  assert.match(printed.warnings.map(({ message }) => message).join(), /Dépôt de garantie.*held amount/)
  const meant = await ask('Welche Tiefe hat Nora Blanc?')
  assert.equal(valuesOf(meant)[0]?.[0], 12, JSON.stringify(meant))
  assert.match(meant.warnings.map(({ message }) => message).join(), /Tiefe.*depth/)
  assert.ok(isRefused(await ask('Welchen Rabatt hat Nora Blanc?')))
})
