import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument } from '../../test/support/data-documents.ts'
import { printedDocument } from '../../test/support/printed-document.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const read = (page: string, schema: unknown) => resolveDocument(printedDocument([page]), readSchema(schema))
const dates = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'date' }])),
})

test('an amount of money needs no printed currency', () => {
  const { data } = read('Order summary\n\nShipping cost     4.90\nGrand total      104.90\n', {
    shipping_cost: 'money',
    grand_total: 'money',
  })
  assert.deepEqual(data, { shipping_cost: 4.9, grand_total: 104.9 })
})

test('of fields with the same choices each takes the one beside its own label', () => {
  const choices = { enum: ['yes', 'no'] }
  const { data } = read('Questionnaire\n\nSmoker: yes\nDiabetic: no\nPregnant: no\n', {
    type: 'object',
    properties: { smoker: choices, diabetic: choices, pregnant: choices, vaccinated: choices },
  })
  assert.deepEqual(data, { smoker: 'yes', diabetic: 'no', pregnant: 'no', vaccinated: null })
})

test('a choice whose box is left empty is not taken', () => {
  const { data } = read('Application\n\nCover:  ☐ basic   ☒ comfort   ☐ premium\n', {
    type: 'object',
    properties: { cover: { enum: ['basic', 'comfort', 'premium'] } },
  })
  assert.deepEqual(data, { cover: 'comfort' })
})

test('whether a box is ticked is asked for in its own words, among others', () => {
  const whether = { type: 'boolean' }
  const { data } = read('Repair order\n\n☐ Oil changed   ☒ Wipers   ☐ Tyres rotated   ☒ Brake test\n', {
    type: 'object',
    properties: { wiper_replaced: whether, tyres_were_rotated: whether, keys_returned: whether },
  })
  assert.deepEqual(data, { wiper_replaced: true, tyres_were_rotated: false, keys_returned: null })
})

test('of yes and no the one that is ticked counts, be the boxes printed or only the crosses', () => {
  const whether = { type: 'boolean' }
  const page = `Handover

Keys returned:  ☐ yes  ☒ no
Alarm tested:  ☒ yes  ☐ no
Garage rented?          yes      X no
`
  const { data } = read(page, {
    type: 'object',
    properties: { keys_returned: whether, alarm_tested: whether, garage_rented: whether },
  })
  assert.deepEqual(data, { keys_returned: false, alarm_tested: true, garage_rented: false })
})

test('a cell takes a choice of its list or nothing, and an integer no text', () => {
  const items = {
    type: 'object',
    properties: { article: { type: 'string' }, state: { enum: ['new', 'used'] }, pieces: { type: 'integer' } },
  }
  const page = `
Stock list

Article      State        Pieces     Price
Chair        used              4     12.00
Table        as good          12     80.00
Lamp         new             2.5      5.00
`
  assert.deepEqual(read(page, { type: 'object', properties: { stock: { type: 'array', items } } }).data, {
    stock: [
      { article: 'Chair', state: 'used', pieces: 4 },
      { article: 'Table', state: null, pieces: 12 },
      { article: 'Lamp', state: 'new', pieces: null },
    ],
  })
})

test('cells say by an outcome whether something is so, and choices in other words, languages and letters', () => {
  const items = {
    type: 'object',
    properties: {
      part: { type: 'string' },
      passed: { type: 'boolean' },
      condition: { enum: ['good', 'fair', 'poor'] },
      level: { enum: ['low', 'high'] },
    },
  }
  const page = `
Prüfliste

Part         Passed         Condition      Level
Bremse       FAIL           mangelhaft     H
Licht        Pass           gut            L
Hupe         i. O.          befriedigend   L
`
  assert.deepEqual(read(page, { type: 'object', properties: { checks: { type: 'array', items } } }).data, {
    checks: [
      { part: 'Bremse', passed: false, condition: 'poor', level: 'high' },
      { part: 'Licht', passed: true, condition: 'good', level: 'low' },
      { part: 'Hupe', passed: true, condition: 'fair', level: 'low' },
    ],
  })
})

test('ranges and numbers in groups stay whole in a text', () => {
  const items = {
    type: 'object',
    properties: { test: { type: 'string' }, result: { type: 'number' }, reference: { type: 'string' } },
  }
  const page = `
Results

Test           Result     Reference
Platelets         312     150 – 370
Ferritin            9      15 – 150
`
  const { data } = read(page, { type: 'object', properties: { results: { type: 'array', items } } })
  assert.deepEqual(
    (data as { results: { reference: string }[] }).results.map(({ reference }) => reference),
    ['150 – 370', '15 – 150'],
  )
})

test('countries and lengths of time are told as printed, unless a code or English is meant', () => {
  const { data } = read('Fiche produit\n\nPays d’origine : Portugal\nPréavis : deux mois\n', {
    type: 'object',
    properties: {
      country_of_origin: { type: 'string' },
      origin_country_code: { type: 'string' },
      notice_period: { type: 'string' },
    },
  })
  const { country_of_origin, notice_period } = data as Record<string, unknown>
  assert.deepEqual([country_of_origin, notice_period], ['Portugal', 'deux mois'])
})

test('a text takes what is ticked of several boxes, and a time of day without its unit', () => {
  const { data } = read('Wechselbeleg\n\nGrund: ☒ Ablauf der Frist ☐ Störung ☐ Kundenwunsch\nBeginn: 15:00 Uhr\n', {
    type: 'object',
    properties: { grund: { type: 'string' }, beginn: { type: 'string' } },
  })
  assert.deepEqual(data, { grund: 'Ablauf der Frist', beginn: '15:00' })
})

test('a label of several parts names as many values', () => {
  const { data } = read('Test sheet\n\nOrder number / Customer number:   A-2311 / 90417\nWarranty:   two years\n', {
    type: 'object',
    properties: { order_number: { type: 'string' }, customer_number: { type: 'string' } },
  })
  assert.deepEqual(data, { order_number: 'A-2311', customer_number: '90417' })
})

test('days and times that the calendar does not have are no values', async () => {
  const page = 'Termin\n\nDatum: 31.02.2024\nUhrzeit: 24:30\nEnde: 03.04.2024 24:00 Uhr\n'
  const { data } = read(page, {
    type: 'object',
    properties: {
      datum: { type: 'string', format: 'date' },
      uhrzeit: { type: 'string', format: 'time' },
      ende: { type: 'string', format: 'date-time' },
    },
  })
  assert.notEqual((data as Record<string, unknown>)['datum'], '2024-02-31')
  assert.notEqual((data as Record<string, unknown>)['uhrzeit'], '24:30')
  assert.equal((data as Record<string, unknown>)['ende'], '2024-04-04T00:00:00')
  const stated = resolveDocument(await jsonDocument({ datum: '2024-02-31' }), readSchema(dates('datum')))
  assert.deepEqual(stated.data, { datum: null })
})

test('a share in percent is no number of an article', () => {
  const page = `Invoice 17

Description           Quantity     Price     Disc.      Amount
Nougat 250 g                20      4.55       10%       81.90
Biscuits 300 g              15      3.20        5%       45.60
`
  const item = { description: 'string', article_number: 'string', quantity: 'number', amount: 'number' }
  const { data } = read(page, { items: [item] })
  assert.deepEqual(
    (data as { items: { article_number: unknown }[] }).items.map(({ article_number }) => article_number),
    [null, null],
  )
})

test('nobody is born after the document was written', () => {
  const page = 'Personalbogen vom 03.05.2021\n\nName: Anna Meier\nGeburtsdatum: 12.05.48\nEintritt: 01.03.19\n'
  assert.deepEqual(read(page, dates('geburtsdatum', 'eintritt')).data, {
    geburtsdatum: '1948-05-12',
    eintritt: '2019-03-01',
  })
})

test('a date that can be read both ways is decided by the document, or doubted and told of', () => {
  const doubted = read(
    'Delivery note\n\nThe goods were delivered to the door.\nDelivered: 03/04/2024\n',
    dates('delivered'),
  )
  assert.ok((doubted.confidence.fields['delivered'] ?? 1) < 0.6)
  const [other] = doubted.findings.otherReadings ?? []
  const { delivered } = doubted.data as { delivered: string }
  assert.deepEqual(new Set([delivered, other?.other]), new Set(['2024-03-04', '2024-04-03']))
  const decided = read(
    'Delivery note\n\nThe goods were ordered: 25/03/2024\nDelivered: 03/04/2024\n',
    dates('delivered'),
  )
  assert.deepEqual(decided.data, { delivered: '2024-04-03' })
  assert.ok((decided.confidence.fields['delivered'] ?? 0) > 0.8)
  assert.equal(decided.findings.otherReadings, undefined)
})

test('a number that is printed as a bound is kept where a number is asked for, doubted and told of', () => {
  const { data, confidence, findings } = read(
    'Order summary\n\nShipping cost: less than 4.90\nVAT: 19.90\nGrand total: < 104.90\n',
    { shipping_cost: 'money', vat: 'money', grand_total: 'money' },
  )
  assert.deepEqual(data, { shipping_cost: 4.9, vat: 19.9, grand_total: 104.9 })
  assert.deepEqual(findings.bounds, [
    { path: 'shipping_cost', printed: 'less than 4.90' },
    { path: 'grand_total', printed: '< 104.90' },
  ])
  const { vat = 0, shipping_cost: shipping, grand_total: total } = confidence.fields
  assert.deepEqual([shipping, total, vat > 0.55], [0.55, 0.55, true])
})

test('names may begin with any capital', () => {
  const page = 'Order\n\nSupplier: Łódź Foods Ltd\nContact: Željko Šimić\nCustomer: Żabka Šport s.r.o.\n'
  assert.deepEqual(read(page, { supplier: 'string', contact: 'string', customer: 'string' }).data, {
    supplier: 'Łódź Foods Ltd',
    contact: 'Željko Šimić',
    customer: 'Żabka Šport s.r.o.',
  })
})

test('letters that are printed as a letter and an accent are read like any other', () => {
  const page = 'Rechnung\n\nRechnungsdatum: 3. März 2024\nFällig am: 5. April 2024\nKäufer: Müller Büro GmbH\n'
  const { data, provenance } = read(page.normalize('NFD'), {
    type: 'object',
    properties: { rechnungsdatum: { type: 'string', format: 'date' }, käufer: { type: 'string' } },
  })
  assert.deepEqual(data, { rechnungsdatum: '2024-03-03', käufer: 'Müller Büro GmbH' })
  assert.equal(provenance['rechnungsdatum']?.quote, '3. März 2024'.normalize('NFD'))
})

test('a name that asks for a day of the month or a month takes nothing that is none', () => {
  const integers = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
  })
  const page = 'Lease\n\nRent due day: 1150\nStart month: 14\nNotice days: 60\n'
  const { data } = read(page, integers('rent_due_day', 'start_month', 'notice_days'))
  assert.deepEqual(data, { rent_due_day: null, start_month: null, notice_days: 60 })
  const monthly = read('Budget\n\nMonth     Rent\n13        900\n12        950\n', {
    type: 'object',
    properties: { rows: { type: 'array', items: integers('month', 'rent') } },
  })
  assert.deepEqual(monthly.data, {
    rows: [
      { month: null, rent: 900 },
      { month: 12, rent: 950 },
    ],
  })
})

test('a weight or a consumption is no amount of money, and an amount no weight', () => {
  const number = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
  })
  assert.deepEqual(read('Delivery\n\nNet weight: € 120.00\n', number('net_weight')).data, { net_weight: null })
  assert.deepEqual(read('Delivery\n\nNet price: 350 kg\n', number('net_price')).data, { net_price: null })
  const both = read('Delivery\n\nNet weight: 350 kg\nNet price: € 120.00\n', number('net_weight', 'net_price'))
  assert.deepEqual(both.data, { net_weight: 350, net_price: 120 })
})

test('a length of time is a number where one is asked for, in the unit of the name', () => {
  const page = 'Contract\n\nMinimum term: 12 months\nNotice period: 2 weeks\nWarranty: 2 years\n'
  const { data } = read(page, {
    type: 'object',
    properties: {
      minimum_term: { type: 'integer' },
      notice_period_days: { type: 'integer' },
      warranty_months: { type: 'integer' },
    },
  })
  assert.deepEqual(data, { minimum_term: 12, notice_period_days: 14, warranty_months: 24 })
})

test('a moment keeps the zone that is printed with it', () => {
  const moments = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'date-time' }])),
  })
  const page =
    'Flight\n\nDeparture: 2024-05-03 14:30 CEST\nArrival: 2024-05-03 18:45 +0100\nBoarding: 2024-05-03 13:50\nBooked: 2024-04-01T08:00:00Z\n'
  assert.deepEqual(read(page, moments('departure', 'arrival', 'boarding', 'booked')).data, {
    departure: '2024-05-03T14:30:00+02:00',
    arrival: '2024-05-03T18:45:00+01:00',
    boarding: '2024-05-03T13:50:00',
    booked: '2024-04-01T08:00:00Z',
  })
})

test('a discount is what is taken away: the sign before it says no more', () => {
  const page = 'Net total 900.00\nDiscount -120.00\nBalance -14.20\n'
  assert.deepEqual(read(page, { discount: 'number', balance: 'number' }).data, { discount: 120, balance: -14.2 })
  const capped = { type: 'object', properties: { discount: { type: 'number', minimum: 0 } } }
  assert.deepEqual(read(page, capped).data, { discount: 120 })
})

test('a schema that takes a discount below zero gets it as it is printed', () => {
  const page = 'Net total 900.00\nDiscount -120.00\nBalance -14.20\n'
  const discountOf = (discount: object) => read(page, { type: 'object', properties: { discount } }).data
  assert.deepEqual(discountOf({ type: 'number', maximum: 0 }), { discount: -120 })
  assert.deepEqual(discountOf({ type: 'number', minimum: -1000 }), { discount: -120 })
})

test('a sign before the currency, and the brackets of bookkeepers, are the sign of an amount', () => {
  const page = 'Payment received -$1,204.18\nRefund issued (45.00) USD\nCorrection 7.10 €-\n'
  const fields = { payment_received: 'number', refund_issued: 'money', correction: 'number' }
  assert.deepEqual(read(page, fields).data, { payment_received: -1204.18, refund_issued: -45, correction: -7.1 })
})

test('an address that ends a sentence with a short town loses the full stop, an abbreviation keeps its own', () => {
  const addressIn = (line: string) => read(`${line}\n`, { address: 'string' }).data
  assert.deepEqual(addressIn('The seat is at the address: 14 rue des Embruns, 29200 Brest.'), {
    address: '14 rue des Embruns, 29200 Brest',
  })
  assert.deepEqual(addressIn('Adresse: Domstraße 3, 50667 Köln.'), { address: 'Domstraße 3, 50667 Köln' })
  assert.deepEqual(addressIn('Address: 12 High St.'), { address: '12 High St.' })
  assert.deepEqual(addressIn('Address: 4 Ocean Blvd.'), { address: '4 Ocean Blvd.' })
})

test('an address ends without the full stop of its sentence', () => {
  const page = 'Delivery stays on 27 March 2026 to delivery address: Calle Mayor 12, 37002 Salamanca.\n'
  assert.deepEqual(read(page, { delivery_address: 'string' }).data, {
    delivery_address: 'Calle Mayor 12, 37002 Salamanca',
  })
})
