import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import iconv from 'iconv-lite'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { ParseError } from '../../parse-error.ts'
import { readCsv } from './read-csv.ts'

async function read(content: string | Uint8Array, options: Parameters<typeof readInProcess>[2] = {}) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const document = await readInProcess(readCsv, { name: 'table.csv', bytes }, options)
  assertSoundDocument(document)
  const [page] = document.pages
  assert.ok(page)
  const cells = page.tables.flatMap((table) =>
    table.cells.map((cell) => ({
      ...cell,
      text: page.words
        .slice(...cell.words)
        .map((word) => word.text)
        .join(' '),
    })),
  )
  const at = (address: string) => cells.find((cell) => cell.address === address)
  return { ...document, page, table: page.tables[0], at }
}

describe('what separates the fields', () => {
  for (const [name, mark] of Object.entries({ comma: ',', semicolon: ';', tab: '\t', bar: '|', caret: '^' }))
    test(`a ${name} is found`, async () => {
      const rows = [
        ['Name', 'Net', 'Note'],
        ['Ann', '12.50', '"a, b; c"'],
        ['Bob', '7', 'x'],
      ]
      const { table, at } = await read(rows.map((row) => row.join(mark)).join('\n'))
      assert.deepEqual([table?.rows, table?.columns, table?.headerRows], [3, 3, 1])
      assert.equal(at('C2')?.text, 'a, b; c')
      assert.equal(at('B2')?.value, 12.5)
    })

  test('decimal commas do not make a semicolon table a comma table', async () => {
    const { table, at } = await read('Artikel;Netto;Satz\nA;1,50;7,0\nB;2,25;19,0\n')
    assert.equal(table?.columns, 3)
    assert.equal(at('B3')?.value, 2.25)
  })

  test('lines of their own around the table do not make its decimal commas separate', async () => {
    const { table, at } = await read(
      'Konto;DE1\nAnfangssaldo;4210,55\nTag;Zweck;Betrag\n03.02.;Strom;-118,00\n07.02.;Lenz;1200,00\n14.02.;Ahrens;-640,00\nEndsaldo;4652,55\n',
    )
    assert.equal(table?.columns, 3)
    assert.equal(at('C4')?.value, -118)
  })

  test('the line that names it is obeyed and still counts as a line', async () => {
    const { at } = await read('sep=|\nName|Net\na|1\n')
    assert.equal(at('A2')?.text, 'Name')
    assert.equal(at('B3')?.value, 1)
  })
})

describe('encodings', () => {
  const text = 'Straße;Größe;Preis\nMüllerstraße;groß;1,50\nKönigsallee;klein;2,50\n'
  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])
    test(`${encoding} is read`, async () => {
      const bytes = iconv.encode(text, encoding, { addBOM: encoding !== 'windows-1252' })
      assert.equal((await read(bytes)).at('A2')?.text, 'Müllerstraße')
    })
})

describe('records', () => {
  test('quoted fields may hold delimiters, quotes and lines', async () => {
    const { at } = await read('a,b\n"x, ""y""","one\ntwo"\nz,w\n')
    assert.equal(at('A2')?.text, 'x, "y"')
    assert.equal(at('B2')?.text, 'one two')
    assert.equal(at('A3')?.text, 'z')
  })

  test('ragged rows are padded', async () => {
    const { table, at } = await read('a,b,c\n1,2\n3,4,5,6\n')
    assert.equal(table?.columns, 4)
    assert.equal(at('D3')?.value, 6)
  })

  test('a preamble is apart from the table, and rows keep their line numbers', async () => {
    const { page, at } = await read(
      'Account statement\nCreated 2024-01-05\n\nDate,Text,Amount\n2024-01-02,Rent,-700.00\n2024-01-03,Pay,1500.00\n',
    )
    const table = page.tables.at(-1)
    assert.deepEqual([table?.rows, table?.columns, table?.headerRows], [3, 3, 1])
    assert.equal(at('C5')?.value, -700)
  })

  test('a quote that is never closed does not swallow the file', async () => {
    const { at } = await read('a,b\n"5 inch,1\nx,2\n')
    assert.equal(at('A2')?.text, '"5 inch')
    assert.equal(at('B3')?.value, 2)
  })

  test('carriage returns alone end lines', async () => {
    assert.equal((await read('a,b\r1,2\r3,4')).table?.rows, 3)
  })
})

describe('values', () => {
  test('only what cannot mean anything else is typed', async () => {
    const { at } = await read(
      'id,n,d,b,t\n007,1.234,2024-02-29,true,1e3\n12345678901234567,"1,234",03/04/2024,FALSE,2024-02-30\n',
    )
    assert.equal(at('A2')?.type, undefined)
    assert.equal(at('A3')?.type, undefined)
    assert.equal(at('B2')?.type, undefined)
    assert.deepEqual([at('C2')?.type, at('C2')?.value], ['date', '2024-02-29'])
    assert.equal(at('C3')?.type, undefined)
    assert.deepEqual([at('D2')?.value, at('D3')?.value], [true, false])
    assert.equal(at('E2')?.value, 1000)
    assert.equal(at('E3')?.type, undefined)
  })

  test('one clear value tells how to read the others of its column', async () => {
    const { at } = await read('n;d\n1.234;03/04/2024\n1.234,56;25/04/2024\n')
    assert.equal(at('A2')?.value, 1234)
    assert.equal(at('A3')?.value, 1234.56)
    assert.equal(at('B2')?.value, '2024-04-03')
  })
})

test('beyond the limit of cells the first records are read and a problem says so', async () => {
  const { table, problems } = await read('a,b\n'.repeat(100_000), { limits: { cells: 1000 } })
  assert.equal(table?.rows, 500)
  assert.deepEqual(
    problems.map(({ code, page }) => [code, page]),
    [['too_large', 1]],
  )
})

test('an empty file is an error', async () => {
  await assert.rejects(read(''), (error) => error instanceof ParseError && error.code === 'empty_file')
})
