import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const german = `Muster Werkzeuge GmbH
Hauptstraße 12a
10115 Berlin


Rechnung an:
Beispiel AG
Am Alten Markt 5
D-80331 München
Deutschland

RECHNUNG
Rechnungsnummer: 2024-17
Rechnungsdatum: 31.01.2024
Gesamtbetrag: 119,00 EUR`

const french = `Dupont Fournitures SARL                     Client :
12 bis, rue de la Paix                      Martin et Fils SA
75002 Paris                                 4 avenue Foch
France                                      69006 Lyon

FACTURE
Numéro de facture : F-2024-17
Date : 31/01/2024
Total TTC : 119,00 EUR`

const spanish = `Ejemplo Suministros S.L.
C/ Mayor, 5
28013 Madrid

Cliente:
Compras del Norte S.A.
Calle de Alcalá nº 50
48001 Bilbao
España

FACTURA
Número de factura: 2024-17
Fecha: 31/01/2024
Total: 119,00 EUR`

const british = `Example Stationery Ltd
10 Garden Road
Leeds
LS1 4AP

Bill to:
Sample Traders Ltd
221B Baker Street
London NW1 6XE

INVOICE
Invoice number: 2024-17
Invoice date: 31 January 2024
Total: GBP 119.00`

const american = `Example Supplies Inc.
123 Main Street, Suite 400
Springfield, IL 62701

Bill To:
Sample Traders LLC
55 Water Street
New York, NY 10041
USA

INVOICE
Invoice number: 2024-17
Invoice date: 01/31/2024
Total: $119.00`

const parts = { street: 'string', postal_code: 'string', city: 'string', country: 'string' }

function read(text: string, schema: Record<string, unknown>) {
  return resolveDocument(printedDocument([text]), readSchema(schema))
}

const nested = (text: string) => read(text, { seller_address: parts, buyer_address: parts }).data

test('each part is read from the printed address of its party, in every style', () => {
  assert.deepEqual(nested(german), {
    seller_address: { street: 'Hauptstraße 12a', postal_code: '10115', city: 'Berlin', country: null },
    buyer_address: { street: 'Am Alten Markt 5', postal_code: '80331', city: 'München', country: 'DE' },
  })
  assert.deepEqual(nested(french), {
    seller_address: { street: '12 bis, rue de la Paix', postal_code: '75002', city: 'Paris', country: 'FR' },
    buyer_address: { street: '4 avenue Foch', postal_code: '69006', city: 'Lyon', country: null },
  })
  assert.deepEqual(nested(spanish), {
    seller_address: { street: 'C/ Mayor, 5', postal_code: '28013', city: 'Madrid', country: null },
    buyer_address: { street: 'Calle de Alcalá nº 50', postal_code: '48001', city: 'Bilbao', country: 'ES' },
  })
  assert.deepEqual(nested(british), {
    seller_address: { street: '10 Garden Road', postal_code: 'LS1 4AP', city: 'Leeds', country: 'GB' },
    buyer_address: { street: '221B Baker Street', postal_code: 'NW1 6XE', city: 'London', country: 'GB' },
  })
  assert.deepEqual(nested(american), {
    seller_address: { street: '123 Main Street, Suite 400', postal_code: '62701', city: 'Springfield', country: 'US' },
    buyer_address: { street: '55 Water Street', postal_code: '10041', city: 'New York', country: 'US' },
  })
})

test('fields beside each other mean the same, whatever their language', () => {
  const { data } = read(american, { seller_city: 'string', buyer_postal_code: 'string', buyer_state: 'string' })
  assert.deepEqual(data, { seller_city: 'Springfield', buyer_postal_code: '10041', buyer_state: 'NY' })
  const other = read(german, { ort_kaeufer: 'string', plz_verkaeufer: 'string', strasse_verkaeufer: 'string' })
  assert.deepEqual(other.data, {
    ...{ ort_kaeufer: 'München', plz_verkaeufer: '10115', strasse_verkaeufer: 'Hauptstraße 12a' },
  })
})

test('the number of the house is parted from the street where both are asked for', () => {
  const asked = { seller_address: { street: 'string', house_number: 'string' } }
  assert.deepEqual(read(german, asked).data, { seller_address: { street: 'Hauptstraße', house_number: '12a' } })
  assert.deepEqual(read(british, asked).data, { seller_address: { street: 'Garden Road', house_number: '10' } })
})

test('every part has its own words and box, and a country that is not printed is computed', () => {
  const { provenance } = read(german, { buyer_address: parts })
  const {
    postal_code: code,
    city,
    country,
  } = Object.fromEntries(Object.entries(provenance).map(([path, place]) => [path.split('.')[1] ?? '', place]))
  assert.equal(city?.quote, 'München')
  assert.equal(country?.quote, 'Deutschland')
  assert.ok((city?.bbox?.[0] ?? 0) >= (code?.bbox?.[2] ?? 1))
  const { provenance: us } = read(american, { seller_country: 'string' })
  assert.equal(us.seller_country?.kind, 'derived')
})

test('a document without an address gives none', () => {
  const { data } = read('Note\n\nThe meeting is at 10:15 on 3 May 2024.', { city: 'string', postal_code: 'string' })
  assert.deepEqual(data, { city: null, postal_code: null })
})
