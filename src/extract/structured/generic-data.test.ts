import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvDocument, jsonDocument, sheetDocument, xmlDocument } from '../../../test/support/data-documents.ts'
import type { Document } from '../../document/model.ts'
import type { FactTree } from './facts.ts'
import { readData } from './generic-data.ts'

function treeOf(document: Document): FactTree {
  const tree = readData(document)
  assert.ok(tree)
  return tree
}

const plain = ({ facts }: FactTree) => facts.map(({ names, value, path }) => [names.join('.'), value, path])

test('JSON keeps names and types, and lists of objects are records', async () => {
  const tree = treeOf(
    await jsonDocument({
      order: { id: '007', net: 12.5, paid: true, note: null },
      rows: [{ a: 1 }, { a: 2 }],
      tags: ['x', 'y'],
    }),
  )
  assert.deepEqual(plain(tree), [
    ['tags', 'x', '/tags/0'],
    ['tags', 'y', '/tags/1'],
    ['order.id', '007', '/order/id'],
    ['order.net', 12.5, '/order/net'],
    ['order.paid', true, '/order/paid'],
    ['order.note', 'null', '/order/note'],
  ])
  assert.deepEqual(
    tree.facts.filter(({ isNone }) => isNone).map(({ path }) => path),
    ['/order/note'],
  )
  assert.deepEqual(
    tree.groups.map((group) => [group.concept, ...plain(group)]),
    [
      ['rows', ['a', 1, '/rows/0/a']],
      ['rows', ['a', 2, '/rows/1/a']],
    ],
  )
})

test('a list may be uneven, and keys that are numbers are names', async () => {
  const { facts, groups } = treeOf(await jsonDocument({ list: [1, { a: 2 }, 3], years: { 2023: 5, 2024: 6 } }))
  assert.deepEqual(
    facts.map(({ concept, value }) => [concept, value]),
    [
      ['list', 1],
      ['list', 3],
      ['years_2023', 5],
      ['years_2024', 6],
    ],
  )
  assert.deepEqual(
    groups.map(({ concept }) => concept),
    ['list'],
  )
})

test('XML keeps attributes beside the text, and repeated elements are records', async () => {
  const tree = treeOf(
    await xmlDocument(
      '<o:order xmlns:o="urn:o"><o:total currency="EUR">5.10</o:total><line n="1"><q>2</q></line><line n="2">x</line></o:order>',
    ),
  )
  assert.deepEqual(plain(tree), [
    ['total', 5.1, '/o:order/o:total'],
    ['total.currency', 'EUR', '/o:order/o:total/@currency'],
  ])
  assert.deepEqual(tree.groups.map(plain), [
    [
      ['n', 1, '/o:order/line[1]/@n'],
      ['q', 2, '/o:order/line[1]/q'],
    ],
    [
      ['line', 'x', '/o:order/line[2]'],
      ['n', 2, '/o:order/line[2]/@n'],
    ],
  ])
})

test('rows of separated values are records that name their line; a row of totals is none', async () => {
  const { facts, groups } = treeOf(await csvDocument('Item;Count;Net\nPaper;4;20,50\nPens;2;3,00\nTotal;;23,50\n'))
  assert.deepEqual(groups.map(plain), [
    [
      ['Item', 'Paper', 'line 2'],
      ['Count', 4, 'line 2'],
      ['Net', 20.5, 'line 2'],
    ],
    [
      ['Item', 'Pens', 'line 3'],
      ['Count', 2, 'line 3'],
      ['Net', 3, 'line 3'],
    ],
  ])
  assert.deepEqual(plain({ facts, groups: [] }), [['total.Net', 23.5, 'line 4']])
})

test('a sheet gives labelled values and the rows of its tables, each with its cell', async () => {
  const { facts, groups } = treeOf(
    await sheetDocument({
      Order: [
        ['Customer:', 'Buyer Inc'],
        ['Number', 'A-1'],
        [],
        ['Item', 'Count', 'Net'],
        ['Paper', 4, 20.5],
        ['Pens', 2, 3],
      ],
    }),
  )
  assert.deepEqual(plain({ facts, groups: [] }), [
    ['Customer', 'Buyer Inc', 'Order!B1'],
    ['Number', 'A-1', 'Order!B2'],
  ])
  assert.deepEqual(
    groups.map((group) => plain(group)[2]),
    [
      ['Net', 20.5, 'Order!C5'],
      ['Net', 3, 'Order!C6'],
    ],
  )
})

test('sheets with the same columns are one list', async () => {
  const month = [
    ['Item', 'Count', 'Net'],
    ['Paper', 4, 20.5],
    ['Pens', 2, 3],
  ]
  const { groups } = treeOf(await sheetDocument({ January: month, February: month }))
  assert.equal(groups.length, 4)
  assert.equal(new Set(groups.map(({ concept }) => concept)).size, 1)
})

test('a name and a value below the total are no record', async () => {
  const rows = [
    ['Day', 'Start', 'Hours'],
    ['Mon', '08:00', 8],
    ['Tue', '09:00', 7],
    ['Total', '', 15],
    ['Approved by', 'Lars Beck'],
  ]
  const tree = treeOf(await sheetDocument({ Week: rows }))
  assert.deepEqual(
    tree.groups.map(({ facts }) => facts[0]?.value),
    ['Mon', 'Tue'],
  )
  assert.deepEqual(plain(tree), [
    ['total.Hours', 15, 'Week!C4'],
    ['Approved by', 'Lars Beck', 'Week!B5'],
  ])
})

test('what adds up a table or is said below it is no record, whatever it is called and whether a total is there or not', async () => {
  const names = ({ groups }: FactTree) => groups.map(({ facts }) => facts[0]?.value)
  const added = treeOf(
    await csvDocument(
      'Region,Spring,Autumn\nNorth,120,140\nSouth,98,110\nAlles zusammen,218,250\nPrepared by:,J. Muir,\n',
    ),
  )
  assert.deepEqual(names(added), ['North', 'South'])
  assert.deepEqual(
    added.facts.map(({ concept, value }) => [concept, value]),
    [
      ['total_spring', 218],
      ['total_autumn', 250],
      ['prepared_by', 'J. Muir'],
    ],
  )
  const signed = treeOf(
    await csvDocument(
      'Region,Spring,Autumn\nNorth,120,140\nSouth,98,110\nWest,,12\nStatus,draft,\nSeen by the board in May,,\n',
    ),
  )
  assert.deepEqual(names(signed), ['North', 'South', 'West'])
  const same = treeOf(await csvDocument('Part,Count,Price\nBolt,1,10\nNut,1,10\nPin,3,5\n'))
  assert.deepEqual(names(same), ['Bolt', 'Nut', 'Pin'])
})
