import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue, Column } from '../../ask/catalogue.ts'
import type { Language } from '../../ask/phrases.ts'
import { nearNames, withNearNames } from './near-names.ts'

const column = (name: string): Column => ({ name, type: 'text', names: [name.replaceAll('_', ' ')] })
const catalogueOf = (...names: string[]): Catalogue => ({
  relations: [{ name: 'samples', names: ['samples'], rows: 9, columns: names.map(column) }],
  links: [],
})
const near = async (catalogue: Catalogue, language: Language, ...words: string[]) =>
  (await nearNames(catalogue, words, language)).map(({ said, name }) => `${said}: ${name}`)

const well = catalogueOf('depth', 'next_inspection', 'donor', 'breed')

test('a word of another language is taken for what a field is called, where it means the same', async () => {
  assert.deepEqual(await near(well, 'de', 'Tiefe', 'Proben', 'nächste'), [
    'Tiefe: depth',
    'Proben: samples',
    'nächste: next',
  ])
  assert.deepEqual(await near(well, 'fr', 'profondeur'), ['profondeur: depth'])
  assert.deepEqual(await near(well, 'es', 'profundidad'), ['profundidad: depth'])
})

test('what is near but another thing is not taken, nor what is said in the language of the names', async () => {
  const trip = catalogueOf('arrival', 'buyer', 'minimum', 'invoice_date')
  assert.deepEqual(await near(trip, 'de', 'Abfahrt', 'Verkäufer', 'Maximum', 'Wetter', 'Rabatt'), [])
  assert.deepEqual(await near(well, 'en', 'deepness', 'race'), [])
})

test('the word stands for the other in all names that have it', async () => {
  const named = withNearNames(well, await nearNames(well, ['nächste'], 'de'))
  const names = named.relations[0]?.columns.flatMap((one) => one.names)
  assert.deepEqual(names, ['depth', 'next inspection', 'nächste inspection', 'donor', 'breed'])
})
