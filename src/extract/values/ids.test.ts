import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findIds } from './ids.ts'
import { checkVatId } from './vat-ids.ts'

const ids = (text: string) => findIds(text).map(({ kind, value, checked }) => [kind, value, checked])

it('finds IBANs with and without blanks and verifies them', () => {
  assert.deepEqual(ids('IBAN: DE89 3704 0044 0532 0130 00'), [['iban', 'DE89370400440532013000', true]])
  assert.deepEqual(ids('FR1420041010050500013M02606, GB29 NWBK 6016 1331 9268 19.'), [
    ['iban', 'FR1420041010050500013M02606', true],
    ['iban', 'GB29NWBK60161331926819', true],
  ])
  assert.deepEqual(ids('ES91 2100 0418 4502 0005 1332 BIC CAIXESBBXXX'), [
    ['iban', 'ES9121000418450200051332', true],
    ['bic', 'CAIXESBBXXX', undefined],
  ])
  assert.deepEqual(ids('DE89 3704 0044 0532 0130 01'), [['iban', 'DE89370400440532013001', false]])
})

it('takes words in capitals for no BIC', () => {
  assert.deepEqual(ids('RECHNUNG GEMEINDE CUSTOMER MANDATES'), [])
  assert.deepEqual(ids('BIC: COBADEFF'), [['bic', 'COBADEFF', undefined]])
})

it('finds ISINs by their check digit', () => {
  assert.deepEqual(ids('US0378331005 und DE0007164600'), [
    ['isin', 'US0378331005', true],
    ['isin', 'DE0007164600', true],
  ])
  assert.deepEqual(ids('US0378331004'), [])
  assert.deepEqual(ids('DEPOTNUMMER1'), [])
  assert.deepEqual(ids('ISIN US0378331004'), [['isin', 'US0378331004', false]])
})

it('verifies the VAT ids of the countries whose check digits are known', () => {
  const right = [
    'DE136695976',
    'FR40303265045',
    'ESB83002337',
    'ESX1234567L',
    'ATU13585627',
    'BE0428759497',
    'IT00743110157',
    'NL004495445B01',
    'GB980780684',
    'DK13585628',
    'FI20774740',
    'LU15027442',
    'PL8567346215',
    'PT501964843',
    'SE123456789701',
    'CHE107787577',
    'HR33392005961',
    'EE100931558',
    'EL094259216',
    'HU12892312',
    'SI50223054',
  ]
  for (const id of right) assert.equal(checkVatId(id), true, id)
  for (const id of ['DE136695975', 'FR41303265045', 'ESB83002338', 'ATU13585626', 'BE0428759498', 'IT00743110158'])
    assert.equal(checkVatId(id), false, id)
})

it('reads VAT ids printed with blanks and points', () => {
  assert.deepEqual(ids('USt-IdNr. DE 136 695 976'), [['vat_id', 'DE136695976', true]])
  assert.deepEqual(ids('TVA: FR 40 303 265 045, BTW BE 0428.759.497, CHE-107.787.577 MWST'), [
    ['vat_id', 'FR40303265045', true],
    ['vat_id', 'BE0428759497', true],
    ['vat_id', 'CHE107787577', true],
  ])
  assert.deepEqual(ids('NIF-IVA ES-B83002337; UID ATU 1358 5627'), [
    ['vat_id', 'ESB83002337', true],
    ['vat_id', 'ATU13585627', true],
  ])
})

it('finds tax numbers by form, check digit or label', () => {
  assert.deepEqual(ids('St.-Nr. 201/113/40209 und 133/8150/8159'), [
    ['tax_id', '201/113/40209', undefined],
    ['tax_id', '133/8150/8159', undefined],
  ])
  assert.deepEqual(ids('SIRET 732 829 320 00074'), [['tax_id', '73282932000074', true]])
  assert.deepEqual(ids('RCS Paris 732 829 320'), [['tax_id', '732829320', true]])
  assert.deepEqual(ids('732 829 320'), [])
  assert.deepEqual(ids('CIF: B-83.002.337, DNI 12345678Z, B83002338'), [
    ['tax_id', 'B83002337', true],
    ['tax_id', '12345678Z', true],
    ['tax_id', 'B83002338', false],
  ])
  assert.deepEqual(ids('EIN 12-3456789'), [['tax_id', '12-3456789', undefined]])
  assert.deepEqual(ids('12/03/2024 1.234.567,00'), [])
})
