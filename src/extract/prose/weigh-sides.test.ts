import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const read = (page: string, schema: unknown) => resolveDocument(printedDocument([page]), readSchema(schema)).data

const agreed = (sentence: string) => `
Maintenance of the lifts

We look after the two lifts of the house four times a year. ${sentence}
The yearly fee is 1,480.00 EUR.
`
const period = { contract_start: '2025-03-01', contract_end: '2027-02-28' }

test('a sentence that says from when and until when gives both, each to the field that asks for it', () => {
  for (const sentence of [
    'The agreement runs from 1 March 2025 until 28 February 2027.',
    'It ends on 28 February 2027 and starts on 1 March 2025.',
    'Der Vertrag beginnt am 1. März 2025 und endet am 28. Februar 2027.',
    'Der Vertrag läuft vom 01.03.2025 bis zum 28.02.2027.',
    'Le contrat prend effet le 1er mars 2025 et se termine le 28 février 2027.',
    'Le contrat court du 1er mars 2025 au 28 février 2027.',
    'Valid 1 March 2025 to 28 February 2027, and not after that.',
    'Laufzeit: 01.03.2025 - 28.02.2027.',
    'El contrato comienza el 1 de marzo de 2025 y termina el 28 de febrero de 2027.',
    'El contrato tendrá vigencia desde el 1 de marzo de 2025 hasta el 28 de febrero de 2027.',
  ])
    assert.deepEqual(read(agreed(sentence), { contract_start: 'date', contract_end: 'date' }), period, sentence)
})

const billed = (terms: string) => `
Ahrens GmbH
Rechnung Nr. 2025-0182 vom 24.02.2025

Gesamtbetrag                            2.499,00 EUR

${terms}
`

test('the day until which less is to be paid is not the day on which all of it is due', () => {
  for (const terms of [
    'Zahlbar: 2 % Skonto bis 10.03.2025, netto bis 24.03.2025',
    '2 % Skonto bis 10.03., netto bis 24.03.',
    'Bei Zahlung bis zum 10. März 2025 gewähren wir 2 % Skonto, ansonsten ist der Betrag bis zum 24. März 2025 ohne Abzug fällig.',
    'Terms: 2% discount if paid by 10 March 2025, otherwise net by 24 March 2025.',
    'Payment is due on 24 March 2025; a 2% early payment discount applies until 10 March 2025.',
    "Conditions : escompte de 2 % jusqu'au 10/03/2025, net au 24/03/2025.",
    'Forma de pago: 2 % de descuento por pronto pago hasta el 10/03/2025, neto hasta el 24/03/2025.',
  ]) {
    const asked = { due_date: 'date', cash_discount_date: 'date' }
    const days = { due_date: '2025-03-24', cash_discount_date: '2025-03-10' }
    assert.deepEqual(read(billed(terms), asked), days, terms)
    assert.deepEqual(read(billed(terms), { due_date: 'date' }), { due_date: '2025-03-24' }, terms)
  }
})

test('a day until which less is to be paid is no day to pay by, where none is told', () => {
  const terms = 'Bei Zahlung bis 10.03.2025 gewähren wir 2 % Skonto.'
  assert.deepEqual(read(billed(terms), { due_date: 'date' }), { due_date: null })
})

test('what rises from one amount to another was the first and is the second', () => {
  for (const sentence of [
    'Your monthly rent rises from 845.00 EUR to 880.00 EUR with effect from 1 July 2025.',
    'The rent has been raised to 880.00 EUR from 845.00 EUR.',
    'Ihre Miete steigt zum 1. Juli 2025 von 845,00 EUR auf 880,00 EUR.',
    'Die Miete wird von bisher 845,00 EUR auf künftig 880,00 EUR erhöht.',
    'Votre loyer mensuel passe de 845,00 € à 880,00 € à compter du 1er juillet 2025.',
    'Su renta mensual sube de 845,00 € a 880,00 € a partir del 1 de julio de 2025.',
  ]) {
    const page = `Notice\n\n${sentence}\n`
    assert.deepEqual(read(page, { old_rent: 'number', new_rent: 'number' }), { old_rent: 845, new_rent: 880 }, sentence)
    const named = { previous_rent: 'number', current_rent: 'number' }
    assert.deepEqual(read(page, named), { previous_rent: 845, current_rent: 880 }, sentence)
  }
})

test('what is asked for without a side is what it is now where another field asks for what it was', () => {
  const page = 'Contrato SA-44120\n\nLa cuota mensual baja de 42,00 € a 38,90 € desde el alta.\n'
  const asked = { cuota_mensual: 'number', cuota_anterior: 'number' }
  assert.deepEqual(read(page, asked), { cuota_mensual: 38.9, cuota_anterior: 42 })
})

test('an end that no sentence states is not invented from a day that stands alone', () => {
  const page = agreed('The agreement starts on 1 March 2025 and goes on until one of us ends it.')
  assert.equal(
    (read(page, { contract_start: 'date', contract_end: 'date' }) as { contract_end: null }).contract_end,
    null,
  )
})
