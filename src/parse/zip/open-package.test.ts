import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeZip } from '../../../test/support/make-zip.ts'
import { packParts } from '../../../test/support/office-files.ts'
import { defaultLimits } from '../limits.ts'
import { openPackage } from './open-package.ts'

const someParts = () => Buffer.from(packParts({ 'word/Document.xml': '<a>hello</a>', 'b\\c.txt': 'world' }))

test('Members are found whatever the case and the separators of their names', async () => {
  const opened = await openPackage(someParts(), defaultLimits)
  assert.deepEqual(opened.names, ['word/Document.xml', 'b/c.txt'])
  assert.equal(String(await opened.read('WORD/document.XML')), '<a>hello</a>')
  assert.equal(String(await opened.read('/b\\c.txt')), 'world')
  assert.equal(await opened.read('missing'), undefined)
  assert.equal(opened.isDamaged(), false)
})

test('An archive without its directory is read by the headers of its members', async () => {
  const whole = someParts()
  const opened = await openPackage(whole.subarray(0, whole.indexOf('PK\x01\x02')), defaultLimits)
  assert.equal(String(await opened.read('word/document.xml')), '<a>hello</a>')
  assert.ok(opened.isDamaged())
})

test('What stands before a break in the data is kept and called damaged', async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `line ${index}`).join('\n')
  const bytes = Buffer.from(packParts({ 'a.txt': text }))
  const opened = await openPackage(bytes.subarray(0, bytes.length / 2), defaultLimits)
  const read = String(await opened.read('a.txt'))
  assert.ok(read.length > 1000 && text.startsWith(read))
  assert.ok(opened.isDamaged())
})

test('A member that unpacks to more than it says is stopped at the limit', async () => {
  const bytes = makeZip([{ name: 'bomb', content: new Uint8Array(12 * 1024 * 1024), statedSize: 10 }])
  const opened = await openPackage(bytes, defaultLimits)
  await assert.rejects(opened.read('bomb'), { code: 'expands_too_much' })
})

test('Members count together towards the limit, each once', async () => {
  const half = 'x'.repeat(600)
  const opened = await openPackage(Buffer.from(packParts({ a: half, b: half })), {
    ...defaultLimits,
    expandedBytes: 1000,
  })
  await opened.read('a')
  await opened.read('a')
  await assert.rejects(opened.read('b'), { code: 'expands_too_much' })
})

test('An archive of very many members is refused', async () => {
  const parts = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`part${index}`, '']))
  await assert.rejects(openPackage(Buffer.from(packParts(parts)), { ...defaultLimits, entries: 2 }), {
    code: 'too_many_entries',
  })
})

test('Other files and empty ones are told apart', async () => {
  await assert.rejects(openPackage(Buffer.from('plain text'), defaultLimits), { code: 'corrupt_file' })
  await assert.rejects(openPackage(Buffer.alloc(0), defaultLimits), { code: 'empty_file' })
})
