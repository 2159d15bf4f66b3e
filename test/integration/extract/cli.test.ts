import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import * as xlsx from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { makeZip } from '../../support/make-zip.ts'
import { rightAnswers, startModelServer } from '../../support/model-server.ts'
import { launcher, runSheaf } from '../../support/sheaf-process.ts'

const page = (number: string, total: string, account = '') => `<!doctype html>
<html lang="en"><h1>Invoice ${number}</h1>
<p>Example Ltd, 1 High Street, London</p>
<dl><dt>Invoice number</dt><dd>${number}</dd><dt>Invoice date</dt><dd>31 January 2024</dd></dl>
<table><tr><th>Description</th><th>Quantity</th><th>Amount</th></tr>
<tr><td>Paper</td><td>20</td><td>90.00</td></tr><tr><td>Pens</td><td>5</td><td>6.00</td></tr>
<tr><td>Total</td><td></td><td>${total}</td></tr></table>
<p>Total amount due: ${total} EUR</p>${account}</html>`

const files: Record<string, string | Uint8Array> = {
  'first.html': page('A-2024-01', '96.00', '<p>IBAN: DE89 3704 0044 0532 0130 00</p>'),
  'second.html': page('B-2024-02', '97.00'),
  'people.csv': 'name,email,salary\nAda Byron,ada@example.com,1200\nAlan Smith,alan@example.com,1300\n',
  'both.zip': makeZip([
    { name: 'first.html', content: page('A-2024-01', '96.00', '<p>IBAN: DE89 3704 0044 0532 0130 00</p>') },
    { name: 'second.html', content: page('B-2024-02', '97.00') },
  ]),
  'blank.html': '<!doctype html><html><body><p> </p></body></html>',
  'broken.pdf': '%PDF-1.7\nnothing that could be read',
  'invoice.json': JSON.stringify({
    type: 'object',
    properties: {
      invoice_number: { type: 'string' },
      invoice_date: { type: 'string', format: 'date' },
      total_amount: { type: 'number' },
    },
    required: ['total_amount'],
  }),
}

let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-extract-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content)
})
after(() => rm(cwd, { recursive: true, force: true }))

const sheaf = (...args: string[]) => runSheaf(args, { cwd })
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('a table shows each value with confidence, page and quote', async () => {
  const fields = 'invoice_number, invoice_date:date, total_amount:money'
  const { stdout, status } = await sheaf('extract', 'first.html', '--fields', fields)
  assert.equal(status, 0)
  assert.match(stdout, /^first\.html: invoice, language en, 1 page\n/)
  assert.match(stdout, /FIELD +VALUE +CONFIDENCE +PAGE +QUOTE/)
  assert.match(stdout, /invoice_number +A-2024-01 +[01]\.\d\d +1 +A-2024-01/)
  assert.match(stdout, /invoice_date +2024-01-31 +[01]\.\d\d +1 +31 January 2024/)
  assert.match(stdout, /total_amount +96 +[01]\.\d\d +1 +96\.00/)
})

test('results of files are a table, by a schema or by all that is found, and a file that fails has its row', async () => {
  const names = ['first.html', 'broken.pdf', 'people.csv']
  const { stdout, status } = await sheaf('extract', ...names, '--schema', 'invoice.json', '--csv')
  assert.equal(status, 8)
  const rows = parse(stdout, { columns: true }) as Record<string, string>[]
  assert.deepEqual(
    rows.map((row) => [row['file'], row['status'], row['invoice_number'], row['invoice_date']]),
    [
      ['first.html', 'complete', 'A-2024-01', '2024-01-31'],
      ['broken.pdf', 'failed', '', ''],
      ['people.csv', 'complete', '', ''],
    ],
  )
  const anything = (await sheaf('extract', 'first.html', 'broken.pdf', '--csv')).stdout
  const all = parse(anything, { columns: true }) as Record<string, string>[]
  assert.equal(all.find(({ file }) => file === 'broken.pdf')?.['status'], 'failed')
  assert.ok(!all.some((row) => 'value' in row), 'a file that fails has no fields')
  const found = await sheaf('extract', 'first.html', 'people.csv', '--xlsx', '--out', 'found.xlsx')
  assert.equal(found.status, 0, found.stderr)
  const book = xlsx.read(await readFile(join(cwd, 'found.xlsx')))
  assert.equal(book.SheetNames[0], 'Files')
  assert.ok(book.SheetNames.length > 1)
  const files = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Files'] ?? {})
  assert.deepEqual(
    files.map(({ file }) => file),
    ['first.html', 'people.csv'],
  )
  assert.equal((await sheaf('extract', 'first.html', '--csv', '--jsonl')).status, 2)
})

test('several files come one a line, in order, and a broken one stops none of the others', async () => {
  const names = ['first.html', 'broken.pdf', 'missing.pdf', 'second.html']
  const args = ['extract', ...names, '--schema', 'invoice.json', '--jsonl']
  const { stdout, stderr, status } = await runSheaf(args, { cwd, env: { SHEAF_PARSE_PARALLEL: '2' } })
  assert.deepEqual([status, stderr], [8, 'sheaf: files: 2 of 4 failed; the results say which and why.\n'])
  const results = linesOf(stdout)
  assert.deepEqual(
    results.map((result) => [result.file, result.status, result.error?.code]),
    [
      ['first.html', 'complete', undefined],
      ['broken.pdf', 'failed', 'corrupt_file'],
      ['missing.pdf', 'failed', 'not_found'],
      ['second.html', 'complete', undefined],
    ],
  )
  const [first, broken, , second] = results
  assert.deepEqual(first.data, { invoice_number: 'A-2024-01', invoice_date: '2024-01-31', total_amount: 96 })
  assert.equal(second.data.invoice_number, 'B-2024-02')
  assert.equal(second.data.total_amount, 97)
  assert.deepEqual(first.document, { pages: 1, type_detected: 'invoice', language_detected: 'en' })
  assert.equal(first.validation.valid, true)
  assert.deepEqual(Object.keys(first.provenance), Object.keys(first.confidence.fields))
  assert.ok(first.processing.duration_ms > 0)
  assert.deepEqual([broken.data, broken.provenance, broken.document], [null, null, null])
})

test('files that all fail in the same way end with that status', async () => {
  const { stdout, stderr, status } = await sheaf('extract', 'broken.pdf')
  assert.equal(status, 2)
  assert.match(stdout, /broken\.pdf: failed/)
  assert.match(stderr, /sheaf: broken\.pdf: The file is damaged/)
  const missing = await sheaf('extract', 'missing.pdf', 'absent.pdf', '--jsonl')
  assert.deepEqual(
    [missing.status, missing.stderr],
    [4, 'sheaf: files: 2 of 2 failed; the results say which and why.\n'],
  )
})

test('a CSV is read as data, by cell', async () => {
  const fields = 'people[].name, people[].email:email, people[].salary:number'
  const { stdout } = await sheaf('extract', 'people.csv', '--fields', fields, '--json')
  const { data, provenance } = JSON.parse(stdout)
  assert.deepEqual(data.people[1], { name: 'Alan Smith', email: 'alan@example.com', salary: 1300 })
  assert.equal(provenance['people[1].salary'].quote, '1300')
})

test('without a schema everything is found, and with --json several files are one list', async () => {
  const { stdout } = await sheaf('extract', 'first.html', 'second.html', '--json')
  const [first, second] = JSON.parse(stdout)
  assert.equal(first.data.invoice_number, 'A-2024-01')
  assert.equal(second.data.invoice_date, '2024-01-31')
})

test('a schema comes from standard input or stands in the command', async () => {
  const piped = `"${process.execPath}" "${launcher}" extract first.html --schema - --json < invoice.json`
  const { stdout } = await promisify(exec)(piped, { cwd })
  assert.equal(JSON.parse(stdout).data.total_amount, 96)
  const inline = await sheaf('extract', 'first.html', '--schema', '{ "invoice_date": "date!" }', '--json')
  assert.deepEqual(JSON.parse(inline.stdout).data, { invoice_date: '2024-01-31' })
})

test('every problem of a bad schema is told in a line of its own, with its place', async () => {
  const bad = await sheaf('extract', 'first.html', '--schema', '{ "total": "monney", "items": { "price": "nmber" } }')
  assert.equal(bad.status, 2)
  assert.match(bad.stderr, /\n {2}total: "monney" is not a type: did you mean "money"/)
  assert.match(bad.stderr, /\n {2}items\.price: "nmber" is not a type/)
  assert.match((await sheaf('extract', 'first.html', '--schema', '{ no json')).stderr, /not JSON/)
  assert.equal((await sheaf('extract', 'first.html', '--schema', 'nowhere.json')).status, 4)
  assert.equal((await sheaf('extract', 'first.html', '--schema', 'invoice.json', '--fields', 'a')).status, 2)
})

test('a strict validation refuses data that does not fit, says why, and leaves none', async () => {
  const args = ['extract', 'first.html', 'second.html', '--fields', 'iban:iban!', '--jsonl', '--validation']
  const strict = await sheaf(...args, 'strict')
  assert.equal(strict.status, 9)
  const [fits, lacks] = linesOf(strict.stdout)
  assert.deepEqual([fits.status, fits.data], ['complete', { iban: 'DE89370400440532013000' }])
  assert.deepEqual([lacks.status, lacks.data, lacks.error.code], ['failed', null, 'validation_failed'])
  assert.equal(lacks.validation.concerns[0].code, 'missing_value')
  const lax = await sheaf(...args, 'lax')
  assert.equal(lax.status, 0)
  assert.equal(linesOf(lax.stdout)[1].validation.valid, false)
})

test('the coverage tells what was not used and which table does not add up, and a progress bar counts the files', async () => {
  const args = ['extract', 'first.html', 'second.html', '--fields', 'total_amount:money', '--coverage']
  const [first, second] = linesOf((await sheaf(...args, '--jsonl')).stdout)
  const sums = (result: { coverage: { tables: { columns: { column: string; reconciles: boolean }[] }[] } }) =>
    result.coverage.tables[0]?.columns.map(({ column, reconciles }) => [column, reconciles])
  assert.deepEqual(sums(first), [['Amount', true]])
  assert.deepEqual(sums(second), [['Amount', false]])
  const { words, used, pages, unused } = first.coverage
  assert.ok(used > 0 && used < words)
  assert.deepEqual([pages.length, pages[0].words], [1, words])
  assert.match(unused[0].text, /Paper/)
  const { stdout, stderr } = await sheaf(...args, '--progress')
  assert.match(stdout, /Values were read from \d+ of \d+ words[\s\S]+Amount +2 +96 +97 +NO/)
  assert.match(stderr, /1\/2 files\n.*2\/2 files/)
})

test('a result is checked against its file once more, and a changed one is found out', async () => {
  const { stdout } = await sheaf('extract', 'first.html', 'second.html', '--schema', 'invoice.json', '--jsonl')
  await writeFile(join(cwd, 'all.jsonl'), stdout)
  const good = await sheaf('verify', 'all.jsonl', 'second.html')
  assert.equal(good.status, 0)
  assert.match(good.stdout, /3 values checked, 3 of them with a quote: everything holds/)

  const [, second] = linesOf(await readFile(join(cwd, 'all.jsonl'), 'utf8'))
  await writeFile(join(cwd, 'one.json'), JSON.stringify({ ...second, data: { ...second.data, total_amount: 12 } }))
  const forged = await sheaf('verify', 'one.json', 'second.html')
  assert.equal(forged.status, 1)
  assert.match(forged.stdout, /total_amount: The quote "97\.00.*" does not contain 12\./)
  const other = await sheaf('verify', 'one.json', 'first.html', '--json')
  assert.equal(other.status, 1)
  assert.equal(JSON.parse(other.stdout).valid, false)
  assert.equal((await sheaf('verify', 'all.jsonl', 'people.csv')).status, 2)
})

test('types and languages are told for each file, and for members of archives', async () => {
  const names = ['first.html', 'broken.pdf', 'both.zip']
  const { stdout, stderr, status } = await sheaf('classify', ...names)
  assert.equal(status, 8)
  assert.match(stdout, /FILE +TYPE +CONFIDENCE +LANGUAGE +CONFIDENCE +PAGES\nfirst\.html +invoice +[01]\.\d\d +en +/)
  assert.match(stdout, /both\.zip > second\.html +invoice /)
  assert.match(stderr, /broken\.pdf: The file is damaged/)
  const [first, broken, archive] = linesOf((await sheaf('classify', ...names, '--jsonl')).stdout)
  assert.deepEqual(
    [first.type, first.language, broken.type, broken.error.code],
    ['invoice', 'en', null, 'corrupt_file'],
  )
  assert.equal(archive.type, 'invoice')
  assert.deepEqual(
    archive.children.map((child: { name: string; type: string }) => [child.name, child.type]),
    [
      ['first.html', 'invoice'],
      ['second.html', 'invoice'],
    ],
  )
})

test('a schema is recommended from members of archives, too', async () => {
  const { required } = JSON.parse((await sheaf('recommend', 'both.zip')).stdout)
  assert.ok(required.includes('invoice_number') && !required.includes('iban'))
})

test('a document without any text is said to have none', async () => {
  const recommended = await sheaf('recommend', 'blank.html')
  assert.deepEqual(
    [recommended.status, recommended.stderr],
    [0, 'sheaf: there is no text in these files, so nothing is proposed.\n'],
  )
  for (const wanted of [[], ['--fields', 'total:money, iban']]) {
    const { stdout } = await sheaf('extract', 'blank.html', ...wanted, '--json')
    const { valid, concerns } = JSON.parse(stdout).validation
    const [told] = concerns.filter(({ path }: { path: string }) => path === '$')
    assert.deepEqual([valid, told?.text], [true, 'The document has no text: nothing could be read from it.'])
  }
})

test('a recommended schema is one that the same files can be extracted with', async () => {
  const recommended = await sheaf('recommend', 'first.html', 'broken.pdf', 'second.html')
  assert.equal(recommended.status, 8)
  assert.match(recommended.stderr, /broken\.pdf/)
  const schema = JSON.parse(recommended.stdout)
  assert.equal(schema.$schema, 'http://json-schema.org/draft-07/schema#')
  assert.ok(schema.required.includes('invoice_number'))
  await writeFile(join(cwd, 'recommended.json'), recommended.stdout)
  const { stdout, status } = await sheaf('extract', 'second.html', '--schema', 'recommended.json', '--json')
  assert.equal(status, 0)
  assert.equal(JSON.parse(stdout).data.invoice_date, '2024-01-31')
  assert.equal((await sheaf('recommend', 'broken.pdf')).status, 2)
  await writeFile(join(cwd, 'prose.txt'), 'It was a bright day in spring, and nobody said a word about it.\n')
  const nothing = await sheaf('recommend', 'prose.txt')
  assert.deepEqual([nothing.status, JSON.parse(nothing.stdout).properties], [0, {}])
  assert.match(nothing.stderr, /nothing is proposed: name what you need/)
})

test('a model helps where one is set, and the mode decides when it is asked', async () => {
  const server = await startModelServer((call) =>
    rightAnswers(call, { nickname: ['Example Ltd', 'Example Ltd, 1 High Street, London'] }),
  )
  try {
    const env = { SHEAF_MODEL: 'openai-compatible:small', SHEAF_MODEL_URL: server.url }
    const run = async (mode: string) => {
      const args = ['extract', 'first.html', '--fields', 'nickname', '--json', '--model-mode', mode]
      const { stdout } = await runSheaf(args, { cwd, env })
      return JSON.parse(stdout)
    }
    const helped = await run('full')
    assert.equal(helped.data.nickname, 'Example Ltd')
    assert.equal(helped.provenance.nickname.resolver, 'model')
    assert.equal(helped.processing.model.calls, 1)
    const calls = server.calls.length
    assert.equal((await run('off')).processing.model, undefined)
    assert.equal(server.calls.length, calls)
  } finally {
    await server.close()
  }
  const none = await sheaf('extract', 'first.html', '--fields', 'nickname', '--model-mode', 'full')
  assert.match(none.stderr, /SHEAF_MODEL/)
})

test('help teaches by examples', async () => {
  const commands = ['extract', 'recommend', 'classify', 'verify']
  const helps = await Promise.all(commands.map((command) => sheaf(command, '--help')))
  for (const [index, command] of commands.entries())
    assert.match(helps[index]?.stdout ?? '', new RegExp(`Examples:\n[^]*\\$ sheaf ${command} `))
})
