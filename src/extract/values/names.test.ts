import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findCompanies } from './companies.ts'
import { findPersons } from './persons.ts'

const companies = (text: string) => findCompanies(text).map(({ value }) => value)
const persons = (text: string) => findPersons(text).map(({ value }) => value)

describe('companies', () => {
  it('takes the whole name up to the legal form', () => {
    assert.deepEqual(companies('Firma Muster & Söhne GmbH & Co. KG, Hauptstr. 5'), ['Muster & Söhne GmbH & Co. KG'])
    assert.deepEqual(companies('Verkäufer: Alpha Beta AG und Gamma UG (haftungsbeschränkt)'), [
      'Alpha Beta AG',
      'Gamma UG (haftungsbeschränkt)',
    ])
    assert.deepEqual(companies('Bäckerei Schulze e.K. | 12345 Nordlicht SE'), ['Bäckerei Schulze e.K.', 'Nordlicht SE'])
    assert.deepEqual(
      companies('made between Kite Widgets, Inc., a Delaware corporation, and Foo Bar Holdings LLC ("Company").'),
      ['Kite Widgets, Inc.', 'Foo Bar Holdings LLC'],
    )
    assert.deepEqual(companies('BRIGHT TRADING SDN BHD'), ['BRIGHT TRADING SDN BHD'])
    assert.deepEqual(companies('Construcciones Pérez y Hijos, S.L. y Comercial Norte S.A.'), [
      'Construcciones Pérez y Hijos, S.L.',
      'Comercial Norte S.A.',
    ])
    assert.deepEqual(companies('Vendeur : SARL Dupont et Fils, Boulangerie Martin SAS'), [
      'SARL Dupont et Fils',
      'Boulangerie Martin SAS',
    ])
    assert.deepEqual(companies('Silver Lake Pte. Ltd. and Bank of the River, N.A.'), [
      'Silver Lake Pte. Ltd.',
      'Bank of the River, N.A.',
    ])
  })

  it('joins two forms in a row', () => {
    assert.deepEqual(companies('between The Silver Group, LLC (hereinafter "Silver")'), ['The Silver Group, LLC'])
  })

  it('takes no form without a name, and no unit', () => {
    assert.deepEqual(companies('Die GmbH haftet. The Company shall pay. 5 KG Mehl, AS AGREED, eine AG'), [])
  })
})

describe('persons', () => {
  it('finds names behind salutations and titles', () => {
    assert.deepEqual(persons('Herrn Dr. Max von Berg, Frau Anna-Lena Schmidt'), [
      'Dr. Max von Berg',
      'Anna-Lena Schmidt',
    ])
    assert.deepEqual(persons('Sehr geehrte Frau Müller,'), ['Müller'])
    assert.deepEqual(persons('Mr. John Q. Smith, M. Jean Dupont, Mme Claire Petit, Sr. Juan García López'), [
      'John Q. Smith',
      'Jean Dupont',
      'Claire Petit',
      'Juan García López',
    ])
  })

  it('finds two to four names, doubtful where the first is unknown', () => {
    assert.deepEqual(persons('Geschäftsführer: Peter Müller, Amtsgericht München'), ['Peter Müller'])
    assert.deepEqual(persons('signed by Maria de la Cruz on behalf'), ['Maria de la Cruz'])
    assert.deepEqual(persons('by Robert M. Leyden, M.D.'), ['Robert M. Leyden'])
    assert.equal(findPersons('Xaveria Quandt')[0]?.ambiguous, true)
    assert.equal(findPersons('Thomas Quandt')[0]?.ambiguous, undefined)
  })

  it('takes headings for no names', () => {
    assert.deepEqual(persons('Gesamtbetrag Netto'), [])
    assert.deepEqual(persons('Invoice Date'), [])
    assert.deepEqual(persons('Fecha Factura'), [])
    assert.deepEqual(persons('Mit freundlichen Grüßen'), [])
  })
})
