import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makeDoc } from '../../../../test/support/make-doc.ts'
import { makePpt, pptRecord, u32 } from '../../../../test/support/make-ppt.ts'
import { packParts } from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { writeCompoundFile } from '../../compound/write-compound-file.ts'
import type { Reader } from '../../reader.ts'
import { cleanDocText } from './doc-text.ts'
import { readDoc } from './read-doc.ts'
import { readEpub } from './read-epub.ts'
import { readPpt } from './read-ppt.ts'
import { readRtf } from './read-rtf.ts'

async function read(reader: Reader, bytes: Uint8Array, options: Parameters<typeof readInProcess>[2] = {}) {
  const document = await readInProcess(reader, { name: 'a', bytes }, options)
  assertSoundDocument(document)
  return document
}

test('RTF gives text, tables and what it says about itself', async () => {
  const rtf = String.raw`{\rtf1\ansi{\info{\title Caf\'e9}{\author Ada}{\creatim\yr2024\mo5\dy6\hr7\min8}}Hello \b bold\b0\par
    \trowd\cellx1000\cellx2000 A\cell B\cell\row Text\par}`
  const document = await read(readRtf, Buffer.from(rtf))
  assert.match(document.markdown, /Hello bold/)
  assert.equal(document.pages[0]?.tables[0]?.columns, 2)
  assert.deepEqual(document.metadata, { title: 'Café', author: 'Ada', created: '2024-05-06T07:08:00' })
})

test('RTF headings are known by the names of their styles, where no level is stated', async () => {
  const styles = String.raw`{\stylesheet{\s0 Normal;}{\s1\b\fs32 heading 1;}{\s3\sbasedon1 \'dcberschrift 3;}{\s4\outlinelevel1 Own;}}`
  const rtf = String.raw`{\rtf1\ansi${styles}\pard\s1 First\par\pard\s0 Body\par\pard\s3 Third\par\pard\s4 Second\par}`
  const document = await read(readRtf, Buffer.from(rtf))
  assert.equal(document.markdown, '# First\n\nBody\n\n### Third\n\n## Second')
  assert.deepEqual(
    document.outline.map(({ title, level }) => [title, level]),
    [
      ['First', 1],
      ['Third', 3],
      ['Second', 2],
    ],
  )
})

test('EPUB gives its chapters and its facts', async () => {
  const book = packParts({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A Book</dc:title><dc:creator>Ada</dc:creator></metadata>
      <manifest><item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/></spine></package>`,
    'OEBPS/c1.xhtml':
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Chapter</h1><p>Once upon a time.</p></body></html>',
  })
  const document = await read(readEpub, book)
  assert.match(document.markdown, /# Chapter\n\nOnce upon a time\.$/)
  assert.deepEqual(document.metadata, { title: 'A Book', author: 'Ada' })
})

test('Word 97 text is read with its headers', async () => {
  const document = await read(readDoc, await makeDoc('First line\rSecond line\r', 'ACME\r'))
  assert.match(document.markdown, /ACME[\s\S]*First line\s+Second line/)
  assert.equal(document.pages[0]?.blocks[0]?.role, 'page_header')
})

test('An encrypted old document asks for its password, and tells who gives one that none opens it', async () => {
  const slides = await writeCompoundFile([
    { path: 'PowerPoint Document', bytes: Buffer.alloc(8) },
    { path: 'Current User', bytes: pptRecord(4086, u32(20, 0xf3d1c4df, 0)) },
  ])
  const files: [Reader, Buffer][] = [
    [readDoc, await makeDoc('secret', '', 0x0300)],
    [readPpt, slides],
  ]
  for (const [reader, bytes] of files) {
    await assert.rejects(read(reader, bytes), { code: 'password_required' })
    await assert.rejects(read(reader, bytes, { password: 'x' }), {
      code: 'unsupported_media_type',
      message: /old encryption cannot be opened/,
    })
  }
})

test('Codes of fields are not text, and a field without an end swallows only its paragraph', () => {
  assert.equal(cleanDocText('a\x13PAGE\x147\x15b\rc\x13lost\rd\x07e'), 'a7b\rc\rd\te')
})

test('PowerPoint 97 gives a page a slide with its title and boxes', async () => {
  const bytes = await makePpt({ title: 'Results', lines: ['up', 'down'], box: 'a box' })
  const { pages, markdown } = await read(readPpt, bytes)
  assert.equal(pages[0]?.title, 'Results')
  assert.match(markdown, /# Results\n\na box\n\n- up\n- down$/)
})

test('Files that only claim to be old office files are called damaged', async () => {
  for (const reader of [readDoc, readPpt, readRtf, readEpub])
    await assert.rejects(read(reader, Buffer.from('not at all')), { code: 'corrupt_file' })
})
