import assert from 'node:assert/strict'
import { test } from 'node:test'
import iconv from 'iconv-lite'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readHtml } from './read-html.ts'

async function read(html: string | Uint8Array) {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  const document = await readInProcess(readHtml, { name: 'a.html', bytes })
  assertSoundDocument(document)
  const text = document.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
  return { ...document, text, blocks: document.pages.flatMap((page) => page.blocks) }
}

test('headings, paragraphs and line ends are kept', async () => {
  const { markdown, outline } = await read('<h1>A <b>title</b></h1><p>one<br>two</p><div>three<p>four')
  assert.equal(markdown, '# A title\n\none\ntwo\n\nthree\n\nfour')
  assert.deepEqual(outline, [{ title: 'A title', level: 1, page: 1 }])
})

test('pieces of one word stay together', async () => {
  const { markdown, pages } = await read('<p>1<b>2</b>3 H<sub>2</sub>O co&shy;operate&nbsp;now</p>')
  assert.equal(markdown, '123 H2O cooperate now')
  assert.equal(pages[0]?.words[1]?.bold, true)
})

test('what is not shown is not read', async () => {
  const { text } = await read(
    '<head><style>a</style></head><script>b</script><template>c</template><p hidden>d</p><p style="display: none">e<b>f</b></p><!-- g --><p>seen</p>',
  )
  assert.equal(text, 'seen')
})

test('a style sheet says what stands by itself: labels over their values, and marks beside each other', async () => {
  const { markdown } = await read(`<style>/* cards */ .card span, P > b.tag { color: red; display: block }
    i.mark { display: inline-block } @media print { .gone { display: none } } a:hover { display: block } .card { display</style>
    <div class="wide card"><span>Payer</span>Ada Roe</div><p>one<b>bold</b><b class=tag>two</b></p>
    <p>net<i class=mark>gross</i><a>or</a> <u class=gone>seen</u></p>`)
  assert.equal(markdown, 'Payer\n\nAda Roe\n\nonebold\n\ntwo\n\nnet grossor seen')
})

test('a style sheet of many rules over many elements is read in no time', async () => {
  const rules = Array.from({ length: 20_000 }, (_, rule) => `.a${rule} .b${rule} { display: block }`).join('\n')
  const { text } = await read(`<style>${rules}${'{'.repeat(10_000)}</style>${'<i class="a1 b1">x</i> '.repeat(20_000)}`)
  assert.equal(text.length, 39_999)
})

test('lists keep their nesting and their numbers', async () => {
  const { markdown } = await read('<ol start=3><li>c<li><p>d</p><ul><li>deep</ul></ol><ol type=i><li>one</ol>')
  assert.equal(markdown, '3. c\n4. d\n  - deep\ni. one')
})

test('descriptions become pairs', async () => {
  const { blocks, markdown } = await read('<dl><dt>Number<dd>7<dt>Date:<dd><p>1 May</p><p>or later</p></dl>')
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['key_value', 'key_value', 'paragraph'],
  )
  assert.equal(markdown, 'Number: 7  \nDate: 1 May\n\nor later')
})

test('tables keep spans and header rows', async () => {
  const { pages } = await read(
    '<table><caption>Prices</caption><thead><tr><th rowspan=2>Item<th colspan=2>Price</tr><tr><th>net<th>gross</tr></thead><tr><td>Tea<td>1<td>2</tr></table>',
  )
  const [table] = pages[0]?.tables ?? []
  assert.deepEqual([table?.rows, table?.columns, table?.headerRows], [3, 3, 2])
  assert.deepEqual(
    table?.cells.map((cell) => [cell.row, cell.column, cell.rowSpan, cell.columnSpan]),
    [
      [0, 0, 2, 1],
      [0, 1, 1, 2],
      [1, 1, 1, 1],
      [1, 2, 1, 1],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
      [2, 2, 1, 1],
    ],
  )
  assert.equal(pages[0]?.blocks[0]?.role, 'caption')
})

test('spans beyond reason are cut down to what is there', async () => {
  const { pages } = await read(
    '<table><tr><td colspan=99999999>a</td><td rowspan=99999999>b</td></tr><tr><td>c</td></tr></table>',
  )
  assert.deepEqual([pages[0]?.tables[0]?.rows, pages[0]?.tables[0]?.columns], [2, 2])
})

test('tables that only arrange others are looked through', async () => {
  const { blocks, markdown } = await read(
    '<table><tr><td><p>Logo</p></td></tr><tr><td><table><tr><td>Tea</td><td>2</td></tr><tr><td>Milk</td><td>3</td></tr></table></td></tr><tr><td>Total</td><td>5</td></tr></table>',
  )
  assert.deepEqual(
    blocks.map((block) => block.kind),
    ['paragraph', 'table', 'table'],
  )
  assert.ok(markdown.startsWith('Logo\n\n'))
})

test('the page says what it is about', async () => {
  const { metadata, links } = await read(
    '<html lang=de><title>Rechnung &amp; mehr</title><meta name=author content=Anna><a href="https://example.org/x">x</a><a href="#top">y</a><a href="javascript:z">z</a>',
  )
  assert.deepEqual([metadata['title'], metadata['language'], metadata['author']], ['Rechnung & mehr', 'de', 'Anna'])
  assert.deepEqual(links, [{ page: 1, box: null, target: 'https://example.org/x' }])
})

test('forms show what is filled in', async () => {
  const { text, formFields } = await read(
    'Name <input name=n value="Anna B"> <input type=checkbox name=ok checked> <select name=c><option>A<option selected>B</select><textarea name=t>more</textarea><input type=hidden value=x><img alt="a picture" src=x>',
  )
  assert.equal(text, 'Name Anna B ☒ B more a picture')
  assert.deepEqual(
    formFields.map((field) => [field.name, field.value]),
    [
      ['n', 'Anna B'],
      ['ok', true],
      ['c', 'B'],
      ['t', 'more'],
    ],
  )
})

test('quotations are marked', async () => {
  const { blocks } = await read('<p>own</p><div class="gmail_quote"><p>older</p></div><blockquote>oldest</blockquote>')
  assert.deepEqual(
    blocks.map((block) => block.role),
    [undefined, 'quoted', 'quoted'],
  )
})

test('code keeps its lines', async () => {
  const { blocks, markdown } = await read('<pre>a = 1\nb = 2</pre>')
  assert.equal(blocks[0]?.kind, 'code')
  assert.equal(markdown, '```\na = 1\nb = 2\n```')
})

test('the charset is the one that the page declares', async () => {
  const { text } = await read(iconv.encode('<meta charset="iso-8859-2"><p>Zażółć gęślą jaźń</p>', 'iso-8859-2'))
  assert.equal(text, 'Zażółć gęślą jaźń')
})
