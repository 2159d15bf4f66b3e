import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPairs } from '../../../../test/support/read-pairs.ts'
import { readJson } from './read-json.ts'

const read = (text: string, options?: Parameters<typeof readPairs>[2]) => readPairs(readJson, text, options)

test('every scalar is a pair with its pointer, as it is written', async () => {
  const { pairs, problems } = await read(
    '{"no": "R-1", "total": 1.10, "big": 12345678901234567890, "paid": false, "due": null, "items": [{"price/net": 5, "tags": ["a b", "c"]}]}',
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(pairs, [
    ['/no', 'no', 'R-1'],
    ['/total', 'total', '1.10'],
    ['/big', 'big', '12345678901234567890'],
    ['/paid', 'paid', 'false'],
    ['/due', 'due', 'null'],
    ['/items/0/price~1net', 'price/net', '5'],
    ['/items/0/tags/0', 'tags', 'a b'],
    ['/items/0/tags/1', 'tags', 'c'],
  ])
})

test('objects with a name are headings with their pointer', async () => {
  const { page, textOf } = await read('{"seller": {"name": "A"}, "lines": [{"n": 1}, {"n": 2}]}')
  const headings = page.blocks
    .filter((block) => block.kind === 'heading')
    .map((block) => [block.path, textOf(block.words)])
  assert.deepEqual(headings, [
    ['/seller', 'seller'],
    ['/lines/0', 'lines'],
    ['/lines/1', 'lines'],
  ])
})

test('what an object says itself stands before the objects in it', async () => {
  const { markdown } = await read('{"a": 1, "in": {"x": 2, "deep": {"z": 3}, "y": 4}, "list": [{"n": 5}], "b": 6}')
  assert.match(markdown, /a.*1\s+.*b.*6\s+# in\s+.*x.*2\s+.*y.*4\s+## deep\s+.*z.*3\s+## list\s+.*n.*5$/)
})

test('escapes are read, and half surrogates do no harm', async () => {
  const { pairs } = await read('{"a": "x\\u00e9\\n\\"y\\"", "b": "\\ud83d\\ude00", "c": "\\ud83d"}')
  assert.deepEqual(
    pairs.map((pair) => pair[2]),
    ['xé "y"', '😀', '\ufffd'],
  )
})

test('JSON lines are a list', async () => {
  const { pairs } = await read('{"a": 1}\n{"a": 2}\n{"a": 3}\n')
  assert.deepEqual(
    pairs.map((pair) => pair[0]),
    ['/0/a', '/1/a', '/2/a'],
  )
})

test('comments, commas at the end, NaN and a byte order mark are let pass', async () => {
  const { pairs, problems } = await read('\ufeff{ // note\n "a": NaN, /* b */ "c": [1, 2,],\n}')
  assert.deepEqual(problems, [])
  assert.deepEqual(
    pairs.map((pair) => pair[0]),
    ['/a', '/c/0', '/c/1'],
  )
})

test('what is not JSON is read as text, and a problem says so', async () => {
  const { pairs, problems, markdown } = await read('{"a": 1, "b": oh no')
  assert.equal(problems[0]?.code, 'corrupt_file')
  assert.deepEqual(pairs, [['/a', 'a', '1']])
  assert.match(markdown, /oh no/)
})

test('a hundred thousand levels do not exhaust the stack', async () => {
  const depth = 100_000
  const { problems, pairs } = await read(`${'{"a":['.repeat(depth)}7${']}'.repeat(depth)}`)
  assert.equal(problems[0]?.code, 'nested_too_deep')
  assert.equal(pairs.at(-1)?.[2], '7')
})

test('more values than the limit are cut', async () => {
  const { pairs, problems } = await read(JSON.stringify({ list: Array.from({ length: 50 }, (_, index) => index) }), {
    limits: { cells: 10 },
  })
  assert.equal(pairs.length, 10)
  assert.equal(problems[0]?.code, 'too_large')
})

test('a lone scalar is a paragraph', async () => {
  const { page } = await read('"just text"')
  assert.deepEqual([page.blocks[0]?.kind, page.words.length], ['paragraph', 2])
})
