import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findContacts } from './contacts.ts'
import { findPhones } from './phones.ts'

const contacts = (text: string) => findContacts(text).map(({ kind, value }) => [kind, value])
const phones = (text: string) => findPhones(text).map(({ value }) => value)

it('finds e-mail addresses without the punctuation around them', () => {
  assert.deepEqual(contacts('Mail: <Anna.Muster+x@Example-Shop.de>, info@example.co.uk.'), [
    ['email', 'anna.muster+x@example-shop.de'],
    ['email', 'info@example.co.uk'],
  ])
  assert.deepEqual(contacts('a@b und @name'), [])
})

it('finds web addresses with and without a scheme', () => {
  assert.deepEqual(contacts('https://example.com/a?b=1, www.example.de und example.fr/x (shop.example.es).'), [
    ['url', 'https://example.com/a?b=1'],
    ['url', 'www.example.de'],
    ['url', 'example.fr/x'],
    ['url', 'shop.example.es'],
  ])
  assert.deepEqual(contacts('z.B. 1.234,00 Nr.5 Ende.Anfang'), [])
})

it('finds telephone numbers of several countries', () => {
  assert.deepEqual(phones('Tel. +49 (0)30 123456-78, Fax 030/1234567'), ['+493012345678', '0301234567'])
  assert.deepEqual(phones('01 23 45 67 89 ou +33 1 23 45 67 89'), ['0123456789', '+33123456789'])
  assert.deepEqual(phones('91 234 56 78, Teléfono: 912 345 678'), ['912345678', '912345678'])
  assert.deepEqual(phones('(555) 123-4567 or 1-800-555-0199'), ['5551234567', '18005550199'])
  assert.deepEqual(phones('0044 20 7946 0958'), ['+442079460958'])
})

it('takes amounts, dates and codes for no telephone numbers', () => {
  assert.deepEqual(phones('1.234,56 03.03.2024 0,50 DE89 3704 0044 0532 RE-2024-001 4711'), [])
})
