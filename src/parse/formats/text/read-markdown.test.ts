import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readMarkdown } from './read-markdown.ts'

async function read(text: string) {
  const document = await readInProcess(readMarkdown, { name: 'a.md', bytes: Buffer.from(text) })
  assertSoundDocument(document)
  const words = document.pages.flatMap((page) => page.words)
  return { ...document, words, blocks: document.pages.flatMap((page) => page.blocks) }
}

test('headings of both kinds become the outline', async () => {
  const { outline, blocks } = await read('# One #\n\nTwo\n---\n\n### Three *deep*\n')
  assert.deepEqual(
    outline.map(({ title, level }) => [title, level]),
    [
      ['One', 1],
      ['Two', 2],
      ['Three deep', 3],
    ],
  )
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['heading', 'heading', 'heading'],
  )
})

test('words come without their signs', async () => {
  const { words } = await read('**Total**: *12* `a_b` snake_case 2 * 3 \\*x\\* &amp; ~~old~~ __due__ <b>now</b>')
  assert.equal(words.map((word) => word.text).join(' '), 'Total : 12 a_b snake_case 2 * 3 *x* & old due now')
  assert.deepEqual(
    words.filter((word) => word.bold).map((word) => word.text),
    ['Total', 'due'],
  )
})

test('links are kept and their targets do not stand in the text', async () => {
  const { words, links } = await read(
    'See [the **site**](https://example.org/a "Title"), ![Logo](logo.png) or <https://b.example>.\n\n[ref]: https://c.example',
  )
  assert.equal(words.map((word) => word.text).join(' '), 'See the site , Logo or https://b.example.')
  assert.deepEqual(
    links.map((link) => link.target),
    ['https://example.org/a', 'https://b.example', 'https://c.example'],
  )
})

test('lists keep their nesting and their numbers', async () => {
  const { markdown } = await read('- one\n  goes on\n  - deeper\n\n3. third\n4) fourth\n')
  assert.equal(markdown, '- one\n  goes on\n  - deeper\n3. third\n4) fourth')
})

test('tables become tables', async () => {
  const { pages } = await read('Prices:\n| Item | Price |\n|---|---:|\n| Tea \\| Co | **2.50** |\n| Milk |\n')
  const [table] = pages[0]?.tables ?? []
  assert.deepEqual([table?.rows, table?.columns, table?.headerRows], [3, 2, 1])
  assert.equal(
    pages[0]?.words
      .slice(...(table?.cells[2]?.words ?? [0, 0]))
      .map((word) => word.text)
      .join(' '),
    'Tea | Co',
  )
})

test('code stays as it is', async () => {
  const { blocks, markdown } = await read('```js\nconst a = **b**\n```\n\n    indented code\n')
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['code', 'code'],
  )
  assert.ok(markdown.includes('const a = **b**'))
})

test('quotations are marked', async () => {
  const { blocks } = await read('> quoted\n> > deeper\n\nown')
  assert.deepEqual(
    blocks.map((block) => block.role),
    ['quoted', undefined],
  )
})

test('front matter is metadata and text', async () => {
  const { metadata, blocks } = await read('---\ntitle: "Report 7"\ndate: 2024-05-01\n---\nBody\n')
  assert.deepEqual({ ...metadata }, { title: 'Report 7', date: '2024-05-01' })
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['key_value', 'key_value', 'paragraph'],
  )
})

test('html inside is read as html', async () => {
  const { words, pages } = await read(
    'Before\n\n<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>\n\n<!-- hidden -->\n\nAfter',
  )
  assert.equal(words.map((word) => word.text).join(' '), 'Before A B 1 2 After')
  assert.equal(pages[0]?.tables.length, 1)
})

// Takes hours where a sign makes the reader look at all others again.
test('hostile signs are read in one go, and what they are not signs of is text', { timeout: 300_000 }, async () => {
  const said: [text: string, words: string][] = [
    ['['.repeat(10_000), '['.repeat(10_000)],
    ['![a]('.repeat(5_000), '![a]('.repeat(5_000)],
    ['`'.repeat(10_000), ''],
    [`# ${' '.repeat(10_000)}x`, 'x'],
    ['<!--'.repeat(5000), ''],
    [`${'>'.repeat(10_000)} x`, 'x'],
    ['**a '.repeat(5_000), 'a'.repeat(5_000)],
    ['[\\'.repeat(5_000), `${'['.repeat(5_000)}\\`],
  ]
  for (const [text, expected] of said) {
    const { words } = await read(text)
    assert.equal(words.map((word) => word.text).join(''), expected, text.slice(0, 8))
  }
})

test('back-ticks, brackets and comments that are never closed are text, however many there are', async () => {
  const many = 4_000
  for (const text of ['`', '`a', '``a ', '[a](', '![', '<!-- ', `[a](${' '.repeat(50)}`, '[[](', '<a '])
    assert.ok((await read(`x ${text.repeat(many)}`)).words.length > 0, text)
  const runs = Array.from({ length: 200 }, (_, index) => `${'`'.repeat(index + 1)}x`)
  assert.ok((await read(runs.join(' '))).words.length > 0)
})

test('code ends with as many back-ticks as it began with, in its line', async () => {
  const words = async (text: string) => (await read(text)).words.map((word) => word.text).join(' ')
  assert.equal(await words('a `b **c` d'), 'a b **c d')
  assert.equal(await words('``a ` b`` c'), 'a ` b c')
  assert.equal(await words('**x `y`** z'), 'x y z')
  assert.equal(await words('`open\nnot closed` here'), '`open not closed` here')
  assert.equal(await words('a <!-- b\nc --> d'), 'a d')
})
