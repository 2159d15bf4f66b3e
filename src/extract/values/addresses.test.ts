import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findAddress } from './addresses.ts'

const only = (...lines: string[]) => {
  const found = findAddress(lines)
  assert.equal(found.length, 1, JSON.stringify(found))
  return found[0]
}

/** The parts as they stand in the lines. */
const printed = (...lines: string[]) => {
  const spans = Object.entries(only(...lines)?.spans ?? {})
  return Object.fromEntries(
    spans.map(([name, parts]) => [name, parts.map(({ line, start, end }) => lines[line]?.slice(start, end))]),
  )
}

it('finds an address over several lines, with the country below', () => {
  const { spans, ...address } = only('Muster GmbH', 'Hauptstraße 12a', '10115 Berlin', 'Deutschland') ?? {}
  assert.deepEqual(spans?.city, [{ line: 2, start: 6, end: 12 }])
  assert.deepEqual(address, {
    lines: [1, 3],
    value: { street: 'Hauptstraße 12a', postcode: '10115', city: 'Berlin', country: 'DE' },
    text: 'Hauptstraße 12a\n10115 Berlin\nDeutschland',
  })
  assert.deepEqual(only('12 bis, rue de la Paix', '75002 Paris', 'France')?.value, {
    street: '12 bis, rue de la Paix',
    postcode: '75002',
    city: 'Paris',
    country: 'FR',
  })
  assert.deepEqual(only('C/ Mayor, 5, 2º B', '28013 Madrid')?.value, {
    street: 'C/ Mayor, 5, 2º B',
    postcode: '28013',
    city: 'Madrid',
  })
  assert.deepEqual(only('Bahnhofstrasse 1', 'CH-8001 Zürich')?.value, {
    street: 'Bahnhofstrasse 1',
    postcode: '8001',
    city: 'Zürich',
    country: 'CH',
  })
})

it('finds an address in one line', () => {
  const { spans, ...address } = only('Muster GmbH · Am Alten Markt 5 · D-80331 München') ?? {}
  assert.deepEqual(spans?.country, [{ line: 0, start: 33, end: 34 }])
  assert.deepEqual(address, {
    lines: [0, 0],
    value: { street: 'Am Alten Markt 5', postcode: '80331', city: 'München', country: 'DE' },
    text: 'Am Alten Markt 5 · D-80331 München',
  })
  assert.deepEqual(
    only('Muster GmbH, Musterweg 5, 12345 Musterstadt Tel. 030 1234')?.text,
    'Musterweg 5, 12345 Musterstadt',
  )
  assert.deepEqual(only('Calle de Alcalá nº 50 28014 Madrid España')?.value.country, 'ES')
  assert.deepEqual(only('Postfach 10 15 36, 60015 Frankfurt')?.value.street, 'Postfach 10 15 36')
})

it('reads American, British and Asian forms', () => {
  assert.deepEqual(only('with offices at 123 Main Street, Suite 400, Springfield, IL 62701, USA')?.value, {
    street: '123 Main Street, Suite 400',
    postcode: '62701',
    city: 'Springfield',
    region: 'IL',
    country: 'US',
  })
  assert.deepEqual(only('55 Water Street', 'New York, NY 10041-0099')?.value, {
    street: '55 Water Street',
    postcode: '10041-0099',
    city: 'New York',
    region: 'NY',
    country: 'US',
  })
  assert.deepEqual(only('10 Garden Road', 'London', 'SW1A 2AA')?.value, {
    street: '10 Garden Road',
    postcode: 'SW1A 2AA',
    city: 'London',
    country: 'GB',
  })
  assert.deepEqual(only('No. 5, Jalan Besar, Taman Indah,', '43000 Kajang, Selangor')?.value, {
    street: 'No. 5, Jalan Besar, Taman Indah',
    postcode: '43000',
    city: 'Kajang',
  })
  assert.deepEqual(only('1 Harbour Place', 'Singapore 048616')?.value, {
    street: '1 Harbour Place',
    postcode: '048616',
    city: 'Singapore',
  })
})

it('takes rows of a table and dates for no addresses', () => {
  assert.deepEqual(
    findAddress(['Seite 12', '12345 Artikel', 'Rechnung vom 3. März 2024 Berlin', '10 12345 Schrauben 5,00']),
    [],
  )
})

it('tells where each part stands, in every style', () => {
  assert.deepEqual(printed('Berliner Str. 5', '10115 Berlin', 'Germany'), {
    ...{ street: ['Berliner Str. 5'], postcode: ['10115'], city: ['Berlin'], country: ['Germany'] },
  })
  assert.deepEqual(printed('4, rue de Lyon', 'Bâtiment C', '69003 Lyon CEDEX 03, France'), {
    ...{ street: ['4, rue de Lyon', 'Bâtiment C'], postcode: ['69003'], city: ['Lyon CEDEX 03'], country: ['France'] },
  })
  assert.deepEqual(printed('Bahnhofstrasse 1, CH-8001 Zürich'), {
    ...{ street: ['Bahnhofstrasse 1'], postcode: ['8001'], city: ['Zürich'], country: ['CH'] },
  })
  assert.deepEqual(printed('10 Garden Road', '  Leeds', 'LS1 4AP'), {
    ...{ street: ['10 Garden Road'], postcode: ['LS1 4AP'], city: ['Leeds'], country: ['LS1 4AP'] },
  })
  assert.deepEqual(printed('123 Main Street, Suite 400, Springfield, IL 62701'), {
    ...{ street: ['123 Main Street, Suite 400'], postcode: ['62701'], city: ['Springfield'], region: ['IL'] },
    country: ['62701'],
  })
})
