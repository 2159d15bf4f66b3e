import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makeOdf, odfXml } from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { Document } from '../../../document/model.ts'
import type { Reader } from '../../reader.ts'
import { readOdp } from './read-odp.ts'
import { readOdt } from './read-odt.ts'

async function read(reader: Reader, bytes: Uint8Array) {
  const document = await readInProcess(reader, { name: 'a.odt', bytes })
  assertSoundDocument(document)
  return document
}

function blocksOf(document: Document): [string, string | undefined, string][] {
  return document.pages.flatMap((page) =>
    page.blocks.map((block): [string, string | undefined, string] => {
      const words = page.words.slice(...block.words)
      return [block.kind, block.role, words.map((word) => word.text).join(' ')]
    }),
  )
}

test('Headings, spaces, tabs and line breaks are read', async () => {
  const document = await read(
    readOdt,
    makeOdf(
      'text',
      '<text:h text:outline-level="2">Terms</text:h><text:p>a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d</text:p>',
    ),
  )
  assert.equal(document.markdown, '## Terms\n\na b c\nd')
})

const listStyles = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>
  <text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix=")" text:display-levels="2"/></text:list-style>
  <text:list-style style:name="L2"><text:list-level-style-bullet text:level="1"/></text:list-style>`

test('Lists are numbered as their style says, nested and continued', async () => {
  const item = (content: string) => `<text:list-item>${content}</text:list-item>`
  const body = `<text:list text:style-name="L1">${item('<text:p>one</text:p>')}${item(`<text:p>two</text:p><text:list>${item('<text:p>sub</text:p>')}${item('<text:p>sub</text:p>')}</text:list>`)}</text:list>
    <text:list text:style-name="L2">${item('<text:p>dot</text:p>')}</text:list>
    <text:list text:style-name="L1">${item('<text:p>anew</text:p>')}</text:list>
    <text:list text:style-name="L1" text:continue-numbering="true">${item('<text:p>goes on</text:p>')}</text:list>`
  const { markdown } = await read(readOdt, makeOdf('text', body, { styles: listStyles }))
  assert.equal(markdown, '1. one\n2. two\n  2.a) sub\n  2.b) sub\n- dot\n1. anew\n2. goes on')
})

test('Tables keep spans and header rows', async () => {
  const cell = (text: string, attributes = '') =>
    `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`
  const body = `<table:table><table:table-header-rows><table:table-row>${cell('Item')}${cell('Price', ' table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row></table:table-header-rows>
    <table:table-row>${cell('Tea', ' table:number-rows-spanned="2"')}${cell('1')}${cell('EUR')}</table:table-row>
    <table:table-row><table:covered-table-cell/>${cell('2')}${cell('USD')}</table:table-row></table:table>`
  const [page] = (await read(readOdt, makeOdf('text', body))).pages
  const [table] = page?.tables ?? []
  assert.deepEqual([table?.rows, table?.columns, table?.headerRows], [3, 3, 1])
  assert.equal(table?.cells.find((one) => one.row === 1 && one.column === 0)?.rowSpan, 2)
})

test('Pages end at soft breaks and at breaks of styles', async () => {
  const styles =
    '<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>'
  const body =
    '<text:p>one</text:p><text:soft-page-break/><text:p>two <text:soft-page-break/>three</text:p><text:p text:style-name="P1">four</text:p>'
  const { pages } = await read(readOdt, makeOdf('text', body, { styles }))
  assert.deepEqual(
    pages.map((page) => page.words.map((word) => word.text).join(' ')),
    ['one', 'two', 'three', 'four'],
  )
})

test('Notes, comments, changes, boxes, links, headers and fields all have their place', async () => {
  const body = `<office:forms><form:form><form:checkbox xml:id="c1" form:name="agree" form:label="I agree" form:current-state="checked"/></form:form></office:forms>
    <text:tracked-changes><text:changed-region text:id="d"><text:deletion><text:p>30</text:p></text:deletion></text:changed-region>
      <text:changed-region text:id="i"><text:insertion/></text:changed-region></text:tracked-changes>
    <text:p>Pay<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Net</text:p></text:note-body></text:note> in <text:change text:change-id="d"/>14 days
      <office:annotation><dc:creator>Ada</dc:creator><text:p>Sure?</text:p></office:annotation></text:p>
    <text:p><text:change-start text:change-id="i"/>New<text:change-end text:change-id="i"/></text:p>
    <text:p><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame><text:a xlink:href="https://a.example/">link</text:a></text:p>
    <text:p><draw:control draw:control="c1"/></text:p>`
  const stylesPart = odfXml(
    'office:document-styles',
    '<office:master-styles><style:master-page><style:header><text:p>ACME</text:p></style:header><style:footer><text:p>Page 1</text:p></style:footer></style:master-page></office:master-styles>',
  )
  const meta = odfXml(
    'office:document-meta',
    '<office:meta><dc:title>Offer</dc:title><meta:initial-creator>Ada</meta:initial-creator></office:meta>',
  )
  const document = await read(readOdt, makeOdf('text', body, { parts: { 'styles.xml': stylesPart, 'meta.xml': meta } }))
  assert.deepEqual(blocksOf(document), [
    ['furniture', 'page_header', 'ACME'],
    ['paragraph', undefined, 'Pay [1] in 14 days'],
    ['paragraph', 'deleted', '30'],
    ['paragraph', 'comment', 'Ada: Sure?'],
    ['paragraph', 'inserted', 'New'],
    ['paragraph', undefined, 'link'],
    ['paragraph', 'text_box', 'Boxed'],
    ['paragraph', 'form_field', '☑ I agree'],
    ['paragraph', 'footnote', '[1] Net'],
    ['furniture', 'page_footer', 'Page 1'],
  ])
  assert.deepEqual(
    document.formFields.map(({ name, label, value }) => [name, label, value]),
    [['agree', 'I agree', true]],
  )
  assert.equal(document.links[0]?.target, 'https://a.example/')
  assert.deepEqual(document.metadata, { title: 'Offer', author: 'Ada' })
})

test('Formulas inside are readable text', async () => {
  const body =
    '<text:p><draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame></text:p>'
  const formula =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>a</mi></mrow><annotation encoding="StarMath 5.0">a over b</annotation></semantics></math>'
  const { markdown } = await read(readOdt, makeOdf('text', body, { parts: { 'Object 1/content.xml': formula } }))
  assert.equal(markdown, 'a over b')
})

test('An encrypted document asks for its password', async () => {
  const manifest = odfXml(
    'manifest:manifest',
    '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>',
  )
  await assert.rejects(read(readOdt, makeOdf('text', '', { parts: { 'META-INF/manifest.xml': manifest } })), {
    code: 'password_required',
  })
})

test('Slides have titles, notes and a mark when they are hidden', async () => {
  const styles =
    '<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>'
  const frame = (text: string, attributes: string) =>
    `<draw:frame ${attributes}><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`
  const body = `<draw:page>${frame('low', 'svg:y="9cm"')}${frame('high', 'svg:y="2cm"')}${frame('Results', 'presentation:class="title"')}
    <presentation:notes>${frame('Say hello', 'presentation:class="notes"')}</presentation:notes></draw:page>
    <draw:page draw:style-name="dp1">${frame('Backup', 'presentation:class="title"')}</draw:page>`
  const document = await read(readOdp, makeOdf('presentation', body, { styles }))
  assert.deepEqual(
    document.pages.map((page) => [page.title, page.hidden]),
    [
      ['Results', undefined],
      ['Backup', true],
    ],
  )
  assert.deepEqual(blocksOf(document).slice(0, 4), [
    ['heading', undefined, 'Results'],
    ['paragraph', 'text_box', 'high'],
    ['paragraph', 'text_box', 'low'],
    ['paragraph', 'speaker_notes', 'Say hello'],
  ])
})
