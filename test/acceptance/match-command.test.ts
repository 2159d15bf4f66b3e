import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { runSheaf } from '../support/sheaf-process.ts'

const trees = 'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ironwood Juniper Katsura Larch'.split(' ')
const trades = 'Logistics Bakery Metals Software Textiles'.split(' ')

let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-match-'))
  const suppliers = trees.flatMap((tree, i) =>
    trades.map((trade, j) => [`${tree} ${trade} GmbH`, `DE${811_000_000 + i * 811 + j * 37}`]),
  )
  const invoices = suppliers
    .filter((_, index) => index % 3 > 0)
    .map(([name = '', vat], index) => [name.replace(' GmbH', '').toUpperCase(), index % 2 ? vat : ''])
  const lines = (rows: (string | undefined)[][]) => rows.map((row) => row.join(';')).join('\n')
  await writeFile(join(cwd, 'suppliers.csv'), `company;vat\n${lines(suppliers)}\n`)
  await writeFile(join(cwd, 'invoices.csv'), `supplier;vat_id\n${lines(invoices)}\n`)
})
after(() => rm(cwd, { recursive: true, force: true }))

const sheaf = (...args: string[]) => runSheaf(args, { cwd })

test('Two files are matched without a server, with a table and a CSV that say why', async () => {
  const { status, stdout, stderr } = await sheaf('match', 'invoices.csv', 'suppliers.csv', '--out', 'matched.csv')
  assert.equal(status, 0, stderr)
  assert.match(stdout, /supplier\s+company\s+fuzzy/)
  assert.match(stdout, /40 matched/)
  assert.match(stderr, /^Wrote matched\.csv \(\d+ KB\)\.\n$/)
  const rows: Record<string, string>[] = parse(await readFile(join(cwd, 'matched.csv')), { columns: true })
  assert.equal(rows.length, 40)
  for (const row of rows) {
    assert.equal(row['reference.company']?.toUpperCase(), `${row['supplier']} GMBH`)
    assert.match(row['why'] ?? '', /supplier \d/)
    assert.match(row['runner_up'] ?? '', /lost by/)
    assert.match(row['counterfactuals'] ?? '', /without supplier: /)
  }
})

test('Columns whose names and values tell nothing are matched as --map says, and one can be left out', async () => {
  await writeFile(join(cwd, 'coded.csv'), 'A;B\nAlder Logistics;811000000\nNobody At All;1\n')
  const { status, stdout, stderr } = await sheaf(
    ...['match', 'coded.csv', 'suppliers.csv', '--map', 'A=company', '--map', 'B=', '--csv'],
  )
  assert.equal(status, 0, stderr)
  const rows: Record<string, string>[] = parse(stdout, { columns: true })
  assert.equal(rows[0]?.['reference.company'], 'Alder Logistics GmbH')
  assert.deepEqual([rows[1]?.['A'], rows[1]?.['B'], rows[1]?.['match_status']], ['Nobody At All', '1', 'no_match'])
  assert.ok(
    rows.every(({ why = '' }) => !why.includes('B ')),
    stdout,
  )
})

test('What cannot be matched is told with its file and place', async () => {
  await writeFile(join(cwd, 'ragged.csv'), 'supplier,vat_id\nAlder,1\nBirch,2,3\n')
  await writeFile(join(cwd, 'empty.csv'), 'supplier,vat_id\n')
  await writeFile(join(cwd, 'sheet.xlsx'), Buffer.from('504b0304140006000800', 'hex'))
  await writeFile(join(cwd, 'letter.docx'), Buffer.from('504b0304140006000800', 'hex'))
  await writeFile(join(cwd, 'scan.pdf'), '%PDF-1.7\n1 0 obj\n')
  await writeFile(join(cwd, 'scan.jpg'), Buffer.from('ffd8ffe000104a464946', 'hex'))
  await writeFile(join(cwd, 'rows.json'), '[{"supplier":"Alder"}]')
  await writeFile(join(cwd, 'twice.csv'), 'vat,vat\n1,2\n')
  const cases: [string[], number, RegExp][] = [
    [['sheet.xlsx', 'suppliers.csv'], 2, /sheet\.xlsx is a workbook: save its sheet as CSV/],
    [['scan.pdf', 'suppliers.csv'], 2, /scan\.pdf is no table but a PDF: give CSV or TSV with a header/],
    [['invoices.csv', 'scan.jpg'], 2, /scan\.jpg is no table but a picture/],
    [['letter.docx', 'suppliers.csv'], 2, /letter\.docx is no table: give CSV or TSV/],
    [['rows.json', 'suppliers.csv'], 2, /rows\.json is JSON: save it as CSV or TSV/],
    [['twice.csv', 'suppliers.csv'], 2, /twice\.csv: Two columns are called "vat"/],
    [['nowhere.csv', 'suppliers.csv'], 4, /nowhere\.csv cannot be read/],
    [['ragged.csv', 'suppliers.csv'], 2, /ragged\.csv/],
    [['empty.csv', 'suppliers.csv'], 2, /empty\.csv has no rows/],
    [
      ['invoices.csv', 'suppliers.csv', '--map', 'nom=vat'],
      2,
      /invoices\.csv has no column "nom": there are supplier, vat_id/,
    ],
    [['invoices.csv', 'suppliers.csv', '--map', 'vat_id'], 2, /Write it as field=column/],
    [['invoices.csv', 'suppliers.csv', '--precision', '7'], 2, /more than 0 and less than 1/],
  ]
  for (const [args, wanted, message] of cases) {
    const { status, stderr } = await sheaf('match', ...args)
    assert.equal(status, wanted, stderr)
    assert.match(stderr, message)
  }
})
