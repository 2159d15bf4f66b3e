import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Document } from '../../document/model.ts'
import { textParts } from './text-parts.ts'

function documentOf(texts: string[], children: Document['children'] = []): Document {
  let at = 0
  const pages = texts.map((text, index) => {
    const start = at
    at += text.length + 2
    return { number: index + 1, start, end: start + text.length }
  })
  return { markdown: texts.join('\n\n'), pages, children } as unknown as Document
}

test('pages are parts, long ones in pieces between words, and nothing is lost', () => {
  const long = 'words and more words '.repeat(3000)
  const inside = documentOf(['of the attachment'])
  const document = documentOf(['first page', '', long], [{ name: 'a.txt', document: inside } as never])
  const parts = textParts(document)
  assert.deepEqual(
    parts.filter(({ page }) => page === 1),
    [
      { page: 1, child: null, start: 0, text: 'first page' },
      { page: 1, child: 'a.txt', start: 0, text: 'of the attachment' },
    ],
  )
  const third = parts.filter(({ page }) => page === 3)
  assert.equal(third.map(({ text }) => text).join(''), long)
  assert.ok(third.length > 2)
  for (const { start, text } of third) assert.equal(document.markdown.slice(start, start + text.length), text)
  for (const { text } of third.slice(1)) assert.equal(text[0], ' ')
})

test('a text without spaces is cut, and a NUL becomes a space', () => {
  const parts = textParts(documentOf([`${'x'.repeat(45_000)}\0`]))
  assert.deepEqual(
    parts.map(({ text }) => text.length),
    [20_000, 20_000, 5001],
  )
  assert.ok(parts.at(-1)?.text.endsWith('x '))
})
