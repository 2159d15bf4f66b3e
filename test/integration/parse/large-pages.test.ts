import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtml } from '../../../src/parse/formats/html/read-html.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { readInProcess } from '../../support/read-in-process.ts'

async function read(html: string) {
  const document = await readInProcess(readHtml, { name: 'a.html', bytes: Buffer.from(html) })
  assertSoundDocument(document)
  const text = document.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
  return { ...document, text }
}

test('a hundred thousand open tags neither overflow nor hang', { timeout: 300_000 }, async () => {
  assert.equal((await read(`${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`)).text, 'deep')
  assert.equal((await read(`${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}bold`)).text, 'bold')
  assert.equal((await read(`${'<table><tr><td>'.repeat(30_000)}cell`)).text, 'cell')
  assert.equal((await read(`${'<ul><li>'.repeat(30_000)}item`)).text, 'item')
})

test('a table of many thousand cells is read in one go', { timeout: 300_000 }, async () => {
  const row = `<tr>${'<td style="width: 10px"><span>cell 12.50</span></td>'.repeat(10)}</tr>`
  const html = `<table>${row.repeat(1100)}</table>`
  const { pages } = await read(html)
  assert.equal(pages[0]?.tables[0]?.rows, 1100)
})
