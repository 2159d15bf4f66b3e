import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { findCells, findItems, type Tags } from './decode-items.ts'
import { decodeSpans } from './decode-spans.ts'
import { type Question, questionsOf } from './questions.ts'
import { readList } from './read-list.ts'

const longest = 2

test('all spans and "not stated" share one probability', () => {
  const scores = Float32Array.from([0, -9, 2, 1, 0, -9])
  const { absent, spans } = decodeSpans([{ window: [0, 3], zone: [0, 3], scores, absent: 1 }], longest)
  const total = spans.reduce((sum, { probability }) => sum + probability, absent)
  assert.ok(Math.abs(total - 1) < 0.001)
  assert.deepEqual([spans[0]?.first, spans[0]?.last], [1, 1])
  assert.ok((spans[0]?.probability ?? 0) > absent)
  // Of equals the one that stands first; a span never goes beyond the window.
  assert.deepEqual(
    spans.slice(2, 4).map(({ first }) => first),
    [0, 2],
  )
  assert.ok(spans.every(({ last }) => last < 3))
})

test('windows are joined by how much likelier a span is than that its window has no answer', () => {
  const first = {
    window: [0, 4],
    zone: [0, 3],
    scores: Float32Array.from([0, 0, 0, 0, 0, 0, 9, 9]),
    absent: 2,
  } as const
  const second = {
    window: [2, 6],
    zone: [3, 6],
    scores: Float32Array.from([9, 9, 3, 0, 0, 0, 0, 0]),
    absent: 0,
  } as const
  const { spans } = decodeSpans(
    [
      { ...first, window: [0, 4], zone: [0, 3] },
      { ...second, window: [2, 6], zone: [3, 6] },
    ],
    longest,
  )
  // What stands outside of a window's zone is the other's to say.
  assert.deepEqual([spans[0]?.first, spans[0]?.last], [3, 3])
  assert.equal(spans.filter(({ first: word, last }) => word === 2 && last === 2).length, 1)
})

test('items begin at their first words, and cells go on after words of others', () => {
  assert.deepEqual(
    findItems(tagsFrom('OBIIBIO')).map(({ first, last }) => [first, last]),
    [
      [1, 3],
      [4, 5],
    ],
  )
  const cells = findCells(tagsFrom('OBIOIBO'), () => true)
  assert.deepEqual(
    cells.map(({ words }) => words),
    [[1, 2, 4], [5]],
  )
  assert.ok(cells.every(({ score }) => score > 0.8))
})

const orders = readSchema({
  type: 'object',
  properties: {
    orders: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          no: { type: 'string' },
          day: { type: 'string', format: 'date' },
          lines: { type: 'array', items: { type: 'object', properties: { qty: { type: 'number' } } } },
        },
      },
    },
    names: { type: 'array', items: { type: 'string' } },
  },
})

test('a list is read with its cells, what a heading says of all items, and lists in it', () => {
  const [questions = []] = questionsOf(orders.root)
  const tags = new Map<string, Tags>([
    // Words:             0123456789
    ['orders', tagsFrom('OBIIIBIIO')],
    ['orders[].no', tagsFrom('OBOOOBOOO')],
    ['orders[].day', tagsFrom('BOOOOOOOO')],
    ['orders[].lines', tagsFrom('OOBIBOBIO')],
    ['orders[].lines[].qty', tagsFrom('OOOBBOOBO')],
  ])
  const tagsOf = ({ node }: Question) => tags.get(node.path) ?? tagsFrom('OOOOOOOOO')
  const items = readList(questions[0] as Question, questions, tagsOf)
  const told = items.map(({ cells, lists }) => ({
    ...Object.fromEntries([...cells].map(([leaf, { words }]) => [leaf.name, words])),
    lines: [...lists.values()].flat().map((line) => [...line.cells.values()].map(({ words }) => words)),
  }))
  assert.deepEqual(told, [
    { no: [1], day: [0], lines: [[[3]], [[4]]] },
    { no: [5], day: [0], lines: [[[7]]] },
  ])
})

test('what stands behind the words that are tagged as an item is its own, unless it was said above the first item', () => {
  const [questions = []] = questionsOf(orders.root)
  const tags = new Map<string, Tags>([
    // Words:             012345
    ['orders', tagsFrom('BIOBIO')],
    ['orders[].no', tagsFrom('BOOBOO')],
    ['orders[].day', tagsFrom('OOBOOB')],
  ])
  const tagsOf = ({ node }: Question) => tags.get(node.path) ?? tagsFrom('OOOOOO')
  const items = readList(questions[0] as Question, questions, tagsOf)
  assert.deepEqual(
    items.map(({ cells }) => Object.fromEntries([...cells].map(([leaf, { words }]) => [leaf.name, words]))),
    [
      { no: [0], day: [2] },
      { no: [3], day: [5] },
    ],
  )
})

test('each cell of a list of plain values is an item', () => {
  const questions = questionsOf(orders.root)[1] ?? []
  const list = questions[0] as Question
  const tagsOf = ({ role }: Question) => tagsFrom(role === 'items' ? 'BIBO' : 'BIBO')
  const items = readList(list, questions, tagsOf)
  const leaf = (list.node as ArrayNode).items as Leaf
  assert.deepEqual(
    items.map(({ cells }) => cells.get(leaf)?.words),
    [[0, 1], [2]],
  )
})

/** O: outside, B: first word, I: further word. */
function tagsFrom(letters: string): Tags {
  return Float32Array.from(
    [...letters].flatMap((letter) => ['O', 'B', 'I'].map((tag) => (tag === letter ? 0.9 : 0.05))),
  )
}
