import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decode, findEncoding } from './decode.ts'
import { readHeader } from './read-header.ts'
import { RowScanner } from './row-scanner.ts'

const limits = { maxRows: 1000, maxCellBytes: 100 }

/** Rows as PostgreSQL would read them, with the text cut at every byte once. */
function read(text: string, cut = 0) {
  const bytes = Buffer.from(text)
  const head = readHeader(bytes)
  const scanner = new RowScanner({ ...head, ...limits })
  const body = bytes.subarray(head.start)
  const written = [body.subarray(0, cut), body.subarray(cut)].map((part) => scanner.scan(part))
  const copied = Buffer.concat([...written, scanner.end()]).toString()
  const rows = copied.split('\n').slice(0, -1)
  return { names: head.names, rows: rows.map((row) => row.split('\t').map(unescaped)), types: scanner.types() }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }
const unescaped = (cell: string) =>
  cell === '\\N' ? null : cell.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? '?')

test('quotes, line ends, delimiters and what is nothing are read alike wherever the text is cut', () => {
  const text = 'id,name,note\r\n1,"Smith, ""Joe""",\n2,5" pipe,""\r3,"two\nlines",a\\b\n\n4,a\tb,c'
  const expected = [
    ['1', 'Smith, "Joe"', null],
    ['2', '5" pipe', ''],
    ['3', 'two\nlines', 'a\\b'],
    ['4', 'a\tb', 'c'],
  ]
  for (let cut = 0; cut < text.length - 13; cut++) assert.deepEqual(read(text, cut).rows, expected, `cut at ${cut}`)
})

test('a row of many long cells is passed on as its cells come, whatever its length', () => {
  const names = Array.from({ length: 500 }, (_, column) => `c${column}`)
  const scanner = new RowScanner({ delimiter: 44, names, firstLine: 2, maxRows: 10, maxCellBytes: 65_536 })
  const cell = Buffer.from(`"${'x'.repeat(60_000)}",`)
  const written = names.map((_, column) => scanner.scan(column === 499 ? cell.subarray(0, -1) : cell).length)
  // Nothing but the cell at hand is kept for the next chunk.
  assert.deepEqual([Math.min(...written.slice(1, -1)), Math.max(...written)], [60_001, 60_001])
  scanner.end()
  assert.equal(scanner.rows, 1)
})

test('the delimiter is found, and a table of one column has none', () => {
  assert.deepEqual(read('a;b\n1,5;x\n2,5;y\n').rows[0], ['1,5', 'x'])
  assert.deepEqual(read('a\tb\n1\t2\n').rows, [['1', '2']])
  assert.deepEqual(read('a|b|c\n1|2|3\n').rows, [['1', '2', '3']])
  assert.deepEqual(read('name\nSmith\nJones\n').rows, [['Smith'], ['Jones']])
})

test('columns have the kind that all their cells have', () => {
  const rows = ['1,1.5,true,2024-02-29,007,12345678901234567,', '-20,3,FALSE,2024-12-31,8,1,', ',0.25,,,,,']
  assert.deepEqual(read(`a,b,c,d,e,f,g\n${rows.join('\n')}\n`).types, [
    ...['integer', 'number', 'boolean', 'date', 'string', 'string', 'string'],
  ])
  assert.deepEqual(read('a,b\n2023-02-29,1-2\n').types, ['string', 'string'])
})

test('what is no table is refused with its line and column', () => {
  const refused = (text: string, message: RegExp) => assert.throws(() => read(text), { message })
  refused('a,b\n1,2\n"x\ny",2\n3\n', /^Line 5 has 1 of 2 cells/)
  refused('a,b\n1,2,3\n', /^Line 2 has more than 2 cells/)
  refused('a,b\n1,"x" y\n', /^Line 2, column "b" has text after a closing quote/)
  refused('a,b\n1,"x\n', /^Line 2, column "b" begins with a quote that is never closed/)
  refused(`a,b\n1,${'x'.repeat(101)}\n`, /^Line 2, column "b" has more than 100 bytes/)
  refused('a,b\n1,\0\n', /NUL/)
  refused(`a\n${'1\n'.repeat(1001)}`, /more than 1000 rows/)
  refused('a,a\n1,2\n', /Two columns are called "a"/)
  refused('a,\n1,2\n', /Column 2 has no name/)
  refused('1,2\n3,4\n', /seems to be data/)
  refused('\n \n', /no header/)
  refused(`${Array.from({ length: 501 }, (_, index) => `c${index}`).join(',')}\n`, /501 columns/)
})

test('encodings are recognised by a mark, by zeros or by what the bytes can be', async () => {
  const text = 'Name,Straße\nMüller,"Köln, Süd"\n'
  const wide = Buffer.from(text, 'utf16le')
  const files: [string, Buffer][] = [
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['utf-16le', wide],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()])],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ]
  for (const [encoding, bytes] of files) {
    const open = async () =>
      (async function* () {
        for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
      })()
    assert.equal(await findEncoding(open), encoding)
    const decoded: Buffer[] = []
    for await (const chunk of decode(await open(), encoding as 'utf-8')) decoded.push(chunk)
    assert.equal(Buffer.concat(decoded).toString(), text)
  }
})
