import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { startCommands } from '../support/commands.ts'

// Whatever is found is not sure enough, so that there is something to review.
const { cwd, sheaf, json } = await startCommands({ SHEAF_REVIEW_THRESHOLD: '1' })
const schema: string = (await json('schemas', 'create', '--name', 'Invoice', '--fields', 'invoice_number, total:money'))
  .short_id

test('a quote tells the price and what it consists of', async () => {
  const { stdout, status } = await sheaf('quote', 'invoice.txt', '--schema-id', schema)
  assert.equal(status, 0)
  assert.match(stdout, /^140 credits \(0\.14 EUR\)\n\nUNIT .*\npage_ingest +1 +100\nstructuring_cell +2 +40\n$/)
  assert.equal((await sheaf('quote', 'invoice.txt', '--schema', schema)).stdout, stdout)
  assert.equal((await sheaf('quote', 'invoice.txt', '--schema', schema, '--schema-id', schema)).status, 2)
  const both = await sheaf('quote', '*.txt', '--schema', schema)
  assert.match(
    both.stdout,
    /^280 credits \(0\.28 EUR\), 2 files\n\nFILE .*\ninvoice\.txt +140 +0\.14\nother\.txt +140 /,
  )
  assert.equal((await json('quote', 'invoice.txt', 'other.txt', '--schema', schema)).data[1].file, 'other.txt')
  const missing = await sheaf('quote', 'none.pdf', '--fields', 'total')
  assert.deepEqual([missing.status, /There is no file none\.pdf in /.test(missing.stderr)], [4, true])
})

test('files become records of a pipeline, which somebody approves', async () => {
  const run = await sheaf('runs', 'create', 'invoice.txt', 'other.txt', '--schema', schema, '--name', 'All', '--wait')
  assert.deepEqual([run.status, run.stderr], [0, ''])
  const [, id = ''] = /\n(\S+) +All +completed +100 % +2\/2 +0 /.exec(run.stdout) ?? []
  assert.match(run.stdout, /\n\nFILE +STATUS +FIELD[^\n]*\n(?:.*\n)*other\.txt +completed +total +1096 +\d/)
  assert.match((await sheaf('runs', 'results', id)).stdout, /other\.txt +completed +total +1096 +\d/)
  assert.match((await sheaf('runs', 'list', '--status', 'completed')).stdout, new RegExp(`\\n${id} +All +completed`))
  assert.deepEqual((await json('runs', 'list', '--status', 'failed')).data, [])
  assert.equal((await json('runs', 'list')).data[0].documents.length, 2)
  const { pipeline_id: pipeline, documents } = await json('runs', 'get', id)
  assert.match((await sheaf('pipelines', 'list')).stdout, new RegExp(`\\n${pipeline} +All +completed`))
  assert.equal((await json('pipelines', 'results', pipeline)).data.length, 2)
  const csv = await sheaf('runs', 'results', id, '--csv', '--with', 'page')
  assert.match(
    csv.stdout,
    /,invoice_number,invoice_number page,total,total page\r\n.*,invoice\.txt,.*,RE-2024-17,1,96,1\r\n/,
  )
  const book = await sheaf('pipelines', 'results', pipeline, '--xlsx', '--out', 'records.xlsx')
  assert.deepEqual([book.status, book.stdout], [0, ''], book.stderr)
  assert.match(book.stderr, /^Wrote records\.xlsx \(\d+ KB\)\.\n$/)
  assert.match((await sheaf('parse', 'records.xlsx')).stdout, /\| other\.txt \|.*\| 1096 \|/)
  assert.match(
    (await sheaf('filter', 'total > 100', '--csv')).stdout,
    /^document_id,filename,type,.*\r\n[^\n]*other\.txt[^\n]*\n$/,
  )
  const both = await sheaf('runs', 'results', id, '--csv', '--xlsx')
  assert.deepEqual([both.status, /not for both/.test(both.stderr)], [2, true])
  assert.equal((await sheaf('runs', 'results', id, '--out', 'x.csv')).status, 2)
  const full = await sheaf('pipelines', 'create', '--schema', schema, '--name', 'All', '--append')
  assert.equal(full.status, 2)
  assert.match(full.stderr, /no document to work on/)
  const again = await json('pipelines', 'create', '--schema', schema, '--documents', documents[0].document_id, '--wait')
  assert.deepEqual([again.status, again.document_count], ['completed', 1])
  assert.equal((await sheaf('runs', 'cancel', id)).status, 5)

  const [{ record_id: record }] = documents
  const waiting = await sheaf('review', 'list', '--pipeline', pipeline)
  assert.match(waiting.stdout, new RegExp(`\\n${record} +invoice\\.txt +pending +\\S+ +\\S+ +0\\.\\d\\d\\n`))
  const approved = await sheaf('review', 'approve', record, '--reason', 'looked at it')
  assert.equal(approved.stdout, 'invoice.txt is approved.\n')
  assert.equal((await json('review', 'list', '--status', 'approved')).data[0].review.reason, 'looked at it')
  assert.equal((await sheaf('review', 'list', '--threshold', 'high')).status, 2)
})

test('a run says which of its files failed and why', async () => {
  await writeFile(join(cwd, 'broken.pdf'), '%PDF-1.7\nnothing of a document')
  const run = await sheaf('runs', 'create', 'invoice.txt', 'broken.pdf', '--schema', schema, '--wait')
  assert.equal(run.status, 8, run.stderr)
  assert.match(run.stdout, /invoice\.txt +completed +total +96 /)
  assert.match(run.stdout, /\n\nbroken\.pdf: \S.+\n$/)
  const [, id = ''] = /FAILED +INCOMPLETE .*\n(\S+) /.exec(run.stdout) ?? []
  const told = await sheaf('runs', 'get', id, '--wait', '--json')
  assert.deepEqual([told.status, told.stderr], [8, 'sheaf: documents: 1 of 2 failed; the results say which and why.\n'])
  const added = await sheaf('documents', 'add', 'broken.pdf', '--wait')
  assert.deepEqual([added.status, /sheaf: broken\.pdf: \S.+damaged/.test(added.stderr)], [2, true], added.stderr)
})

test('work that ended well tells which documents lack what the schema requires', async () => {
  const definition = {
    ...{ type: 'object', required: ['total', 'iban'] },
    properties: { total: { type: 'string' }, iban: { type: 'string' } },
  }
  await writeFile(join(cwd, 'payable.json'), JSON.stringify(definition))
  const { short_id } = await json('schemas', 'create', '--name', 'Payable', '--schema', 'payable.json')
  const run = await sheaf('runs', 'create', 'invoice.txt', '--schema', short_id, '--wait')
  assert.deepEqual([run.status, run.stderr], [0, ''])
  assert.match(run.stdout, /\n\ninvoice\.txt: not found, though the schema requires it: iban\n$/)
  const [, id = ''] = /FAILED +INCOMPLETE .*\n(\S+) .* 1\/1 +0 +1 /.exec(run.stdout) ?? []
  const told = await json('runs', 'get', id)
  assert.deepEqual([told.status, told.incomplete_documents], ['completed', 1])
  assert.deepEqual(told.documents[0].missing_required, ['iban'])
  assert.match((await sheaf('pipelines', 'list')).stdout, new RegExp(`${told.pipeline_id} .* 1/1 +0 +1 `))
  const { data } = await json('pipelines', 'results', told.pipeline_id)
  assert.deepEqual(data[0].missing_required, ['iban'])
  await sheaf('extractions', 'correct', data[0].record_id, 'iban=DE89370400440532013000')
  assert.equal((await json('runs', 'results', id)).data[0].missing_required, undefined)
})

test('webhooks are made, listed and deleted', async () => {
  const url = 'https://example.com/hook'
  const made = await sheaf(
    'webhooks',
    'create',
    url,
    '--events',
    'extraction.complete,run.failed',
    '--secret',
    's'.repeat(20),
  )
  assert.equal(made.status, 0, made.stderr)
  const [, id = ''] =
    /\n(\S+) +https:\/\/example\.com\/hook +extraction\.complete,run\.failed +active +yes\n/.exec(made.stdout) ?? []
  assert.equal((await json('webhooks', 'list')).data[0].id, id)
  assert.equal((await sheaf('webhooks', 'delete', id)).stdout, `Deleted ${id}.\n`)
  assert.deepEqual((await json('webhooks', 'list')).data, [])
  const unknown = await sheaf('webhooks', 'create', url, '--events', 'extraction.done')
  assert.deepEqual([unknown.status, /"extraction\.done" is not an event/.test(unknown.stderr)], [2, true])
  const mistyped = await sheaf('webhooks', 'listen', '--events', 'extraction.completed')
  assert.match(mistyped.stderr, /is not an event\. Did you mean "extraction\.complete"\?/)
  const guessable = await sheaf('webhooks', 'create', url, '--secret', 'short')
  assert.deepEqual([guessable.status, /only 5 characters/.test(guessable.stderr)], [0, true])
  const refused = await sheaf('webhooks', 'create', 'http://localhost:3000/hook')
  assert.equal(refused.status, 2)
  assert.match(refused.stderr, /SHEAF_ALLOW_PRIVATE_NETWORKS/)
})
