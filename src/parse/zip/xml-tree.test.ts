import assert from 'node:assert/strict'
import { test } from 'node:test'
import { childElements, textOf } from './xml-queries.ts'
import { parseXml, streamElements } from './xml-tree.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

test('Names get the usual prefix of their namespace, whatever the file calls it', () => {
  const root = parseXml(Buffer.from(`<doc xmlns="${word}" xmlns:x="${word}"><p x:val="1"/></doc>`))
  assert.equal(root.name, 'w:doc')
  assert.deepEqual(childElements(root), [{ name: 'w:p', attributes: { 'w:val': '1' }, children: [] }])
})

test('Entities of a DTD are never resolved', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "${'lol'.repeat(10)}"><!ENTITY file SYSTEM "file:///etc/hostname">]><a>&x;&file;&amp;&#65;</a>`
  assert.match(textOf(parseXml(Buffer.from(bomb))), /&x;&file;&A/)
})

test('Elements are streamed as they close, without those around them', () => {
  const bytes = Buffer.from('<doc><body><p>one</p><t><p>two</p></t></body><p>three</p></doc>')
  const given = [...streamElements(bytes, (_, parent) => parent === 'body')]
  assert.deepEqual(
    given.map((element) => [element.name, textOf(element)]),
    [
      ['p', 'one'],
      ['t', 'two'],
    ],
  )
})

test('UTF-16 and declared encodings are decoded', () => {
  const utf16 = Buffer.from('\ufeff<a>é</a>', 'utf16le')
  assert.equal(textOf(parseXml(utf16)), 'é')
  const latin = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>', 'latin1')
  assert.equal(textOf(parseXml(latin)), 'é')
})

test('Deep nesting is flattened, absurd nesting is refused at once', () => {
  assert.equal(textOf(parseXml(Buffer.from(`${'<a>'.repeat(2000)}deep${'</a>'.repeat(2000)}`))), 'deep')
  assert.throws(() => parseXml(Buffer.from('<a>'.repeat(200_000))), { code: 'nested_too_deep' })
})
