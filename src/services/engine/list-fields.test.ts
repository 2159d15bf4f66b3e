import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../../extract/schema/read-schema.ts'
import { listFields } from './list-fields.ts'
import { readFieldList } from './read-wanted.ts'

const leaves = (text: string) => readSchema(listFields(text)).leaves.map(({ path, type }) => `${path} ${type}`)

test('a field is text unless it says otherwise', () => {
  assert.deepEqual(leaves('invoice_number, total:money , paid : boolean'), [
    'invoice_number string',
    'total number',
    'paid boolean',
  ])
})

test('points make objects and brackets lists, of texts or of objects', () => {
  assert.deepEqual(leaves('seller.name, tags[], prices[]:money, items[].name, items[].price:money, seller.vat_id'), [
    'seller.name string',
    'seller.vat_id string',
    'tags[] string',
    'prices[] number',
    'items[].name string',
    'items[].price number',
  ])
})

test('commas and bars inside a type belong to it', () => {
  const [leaf] = readSchema(listFields('state:enum(open,closed), kind:a|b!')).leaves
  assert.deepEqual(leaf?.enum, ['open', 'closed'])
  assert.equal(readSchema(listFields('tags[]:date!')).root.type, 'object')
})

test('a field that is named twice, or has an unknown type, is refused', () => {
  assert.throws(() => leaves('total, total:money'), /taken by an earlier field/)
  assert.throws(() => leaves('total:monney'), /did you mean "money"/)
  assert.throws(() => leaves(' , '), /empty/)
})

test('what is no name is refused, and a comma at the end is forgiven', () => {
  for (const text of ['total, c[', 'a..b', 'items[', ':money', 'items[]price', 'items[].'])
    assert.throws(() => leaves(text), /is not a field: write name, name:type/, text)
  assert.deepEqual(leaves('due date:date,'), ['["due date"] string'])
})

test('what is wrong is told of the field as it was typed', () => {
  const why = 'items[].price:monney, total:monney, seller.name:tex, tags[]:dat, id, id'
  assert.throws(
    () => readFieldList(why),
    (error: Error) => {
      const named = [...error.message.matchAll(/^ {2}(\S+): /gm)].map(([, name]) => name)
      assert.deepEqual(named, ['items[].price', 'total', 'seller.name', 'tags[]', 'id'])
      return true
    },
  )
})

test('a field without a type can be required too', () => {
  assert.deepEqual(listFields('number!, seller.name!, tags[]!, total:money!'), [
    { name: 'number', type: 'string!' },
    { name: 'seller', type: 'object', fields: [{ name: 'name', type: 'string!' }] },
    { name: 'tags', type: '(string)[]!' },
    { name: 'total', type: 'money!' },
  ])
})
