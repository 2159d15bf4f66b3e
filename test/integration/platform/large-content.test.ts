import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { Layout } from '../../../src/contract/documents.ts'
import { startPlatform } from '../../support/platform.ts'

const { client } = await startPlatform()

test('a large document is unpacked and written by a thread, as a small one by the process itself', async () => {
  const line = (number: number) => `Line ${number}: ${(number * 7919).toString(36)} ${(number * 104729).toString(36)}`
  const lines = Array.from({ length: 1500 }, (_, index) => line(index))
  // The first of a process takes longest to read.
  const small = await client.ingest(line(1), {}, 'small.txt')
  const large = await client.ingest(lines.join('\n\n'), {}, 'large.txt')
  const parse = mock.method(JSON, 'parse')
  const answers = []
  for (const { id } of [large, small])
    for (const part of ['markdown', 'layout?pages=1', 'layout?pages=1&child=none'])
      answers.push(await client.get(`/v1/documents/${id}/${part}`))
  const longest = Math.max(...parse.mock.calls.map(({ arguments: [text] }) => String(text).length))
  parse.mock.restore()
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 404, 200, 200, 404],
  )
  const [markdown, layout, none] = answers
  assert.ok(markdown && layout && none)
  assert.ok(longest < 200_000, `a text of ${longest} characters was parsed by the process`)
  const { pages } = layout.json() as Layout
  assert.equal(pages.length, 1)
  const text = markdown.json().markdown as string
  for (const { text: word, start, end } of pages[0]?.words ?? []) assert.equal(text.slice(start, end), word)
  assert.match(none.json().message, /There is no document "none" inside this one/)
  assert.equal(none.json().details[0].path, 'child')
})
