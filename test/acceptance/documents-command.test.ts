import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { startCommands } from '../support/commands.ts'
import { invoiceText } from '../support/platform-client.ts'

const { cwd, sheaf, json } = await startCommands()

const fields = 'invoice_number, total:money'

test('documents go through their life by commands', async () => {
  const added = await sheaf(
    'documents',
    'add',
    'invoice.txt',
    'other.txt',
    '--wait',
    '--batch',
    'b',
    '--metadata',
    '{"a":1}',
  )
  assert.deepEqual([added.status, added.stderr], [0, ''], 'a bar is for a terminal')
  assert.match(added.stdout, /^ID .*\n\S+ +invoice\.txt +completed +1 [\s\S]*\n\S+ +other\.txt +completed/)
  const { data } = await json('documents', 'list', '--batch', 'b', '--limit', '1')
  assert.deepEqual([data.length, data[0].metadata], [1, { a: 1 }])
  const listed = await sheaf('documents', 'list', '--batch', 'b', '--csv')
  // Both were sent at once, so either may be the newer one.
  assert.match(listed.stdout, /^id,file,status,pages,type,fields,added\r\n\S+,(?:invoice|other)\.txt,completed,1,/)
  const id = /^(\S+) +invoice\.txt/m.exec(added.stdout)?.[1] ?? ''
  assert.match((await sheaf('documents', 'get', id)).stdout, /invoice\.txt[\s\S]*\nparse +completed/)
  assert.match((await sheaf('documents', 'markdown', id)).stdout, /^Invoice\n/)
  assert.equal((await sheaf('documents', 'download', id)).stdout, invoiceText)
  assert.equal((await sheaf('documents', 'download', id, '--out', 'copy.txt')).stdout, 'Wrote copy.txt.\n')
  assert.equal(await readFile(join(cwd, 'copy.txt'), 'utf8'), invoiceText)
  const extracted = await sheaf('documents', 're-extract', id, '--fields', fields)
  assert.match(extracted.stdout, /\ninvoice_number +RE-2024-17 +[01]\.\d\d +1 +RE-2024-17\n/, extracted.stderr)
  assert.equal((await sheaf('documents', 'delete', id)).stdout, `Deleted ${id}.\n`)
  const gone = await sheaf('documents', 'get', id)
  assert.deepEqual([gone.status, gone.stderr], [4, `sheaf: There is no document ${id}.\n`])
})

test('one file that cannot be sent does not stop the others, and decides the exit status', async () => {
  const added = await sheaf('documents', 'add', 'none.pdf', 'invoice.txt', '--json')
  assert.equal(added.status, 8)
  const { data, failed } = JSON.parse(added.stdout)
  assert.deepEqual([data.length, failed.length, failed[0].error.code], [1, 1, 'not_found'])
  assert.match(added.stderr, /none\.pdf: There is no readable file/)
  assert.equal((await sheaf('documents', 'add', 'none.pdf')).status, 4)
  assert.equal((await sheaf('documents', 'add', 'invoice.txt', '--metadata', '{a}')).status, 2)
  const source = await json('sources', 'create', '--name', 'Inbox')
  await json('documents', 'add', 'invoice.txt', '--source', source.id)
  assert.equal((await json('documents', 'list', '--source', source.id)).data.length, 1)
  await json('documents', 'add', 'invoice.txt', '--source', 'Inbox', '--again')
  assert.equal((await json('documents', 'list', '--source', 'Inbox')).data.length, 2)
  assert.deepEqual((await json('sources', 'get', 'Inbox')).document_count, 2)
  assert.equal((await json('sources', 'get', source.id)).name, 'Inbox')
  const unknown = await sheaf('documents', 'add', 'invoice.txt', '--source', 'Inbx')
  assert.deepEqual(
    [unknown.status, unknown.stderr],
    [4, 'sheaf: There is no source "Inbx": "sheaf sources list" shows them.\n'],
  )
})

test('extractions are listed, read as data and CSV, and corrected', async () => {
  const { data } = await json('documents', 'add', 'invoice.txt', '--wait')
  const made = await json('documents', 're-extract', data[0].id, '--fields', fields)
  const { id } = made
  assert.match(
    (await sheaf('extractions', 'list', '--document', data[0].id)).stdout,
    new RegExp(`\n${id}  invoice\\.txt`),
  )
  const listed = await sheaf('extractions', 'list', '--document', data[0].id, '--csv')
  assert.match(
    listed.stdout,
    new RegExp(`^id,file,status,fields,confidence,credits,made\r\n${id},invoice\\.txt,complete,2,`),
  )
  assert.deepEqual(await json('extractions', 'data', id), { invoice_number: 'RE-2024-17', total: 96 })
  assert.match(
    (await sheaf('extractions', 'data', id, '--csv')).stdout,
    /^"?invoice_number"?,"?total"?\r?\nRE-2024-17,96\r?\n$/,
  )
  const corrected = await sheaf('extractions', 'correct', id, 'total=97.5', 'invoice_number=RE 18', '--reason', 'typo')
  assert.equal(corrected.stdout, 'Corrected total, invoice_number.\n', corrected.stderr)
  assert.match((await sheaf('extractions', 'get', id)).stdout, /\ntotal \(locked\) +97\.5 +1\.00/)
  assert.equal((await sheaf('extractions', 'correct', id, 'invoice_number=10233')).status, 0)
  assert.deepEqual(await json('extractions', 'data', id), { invoice_number: '10233', total: 97.5 })
  const asked = await sheaf('ask', 'Which documents have the invoice number 10233?')
  assert.match(asked.stdout, /\ninvoice\.txt +1 +total +96\.00 EUR \(corrected by a person\)\n/, asked.stderr)
  const refused = await sheaf('ask', 'What is the weather?', '--csv')
  assert.deepEqual([refused.stdout, refused.status], ['', 2])
  assert.match(refused.stderr, /The question was not understood\. Not known here: weather\./)
  const german = await sheaf('ask', 'Wie ist das Wetter?')
  assert.match(german.stdout, /\nHinweis: Die Frage wurde nicht verstanden\. Hier nicht bekannt: Wetter\./)
  const wrong = await sheaf('extractions', 'correct', id, 'totl=1')
  assert.equal(wrong.status, 2, wrong.stderr)
  assert.equal((await sheaf('extractions', 'correct', id, 'total')).status, 2)
})

test('documents are found by their values, and by texts', async () => {
  const { data } = await json('documents', 'add', 'other.txt', '--wait')
  await json('documents', 're-extract', data[0].id, '--fields', fields)
  const found = await sheaf('filter', 'total > 1000', '--sort', '-total')
  assert.match(found.stdout, /\nother\.txt .*1096[\s\S]*\n\n1 document\.\n$/, found.stderr)
  const unknown = await sheaf('filter', 'totl > 1000')
  assert.match(unknown.stderr, /totl.*total/s)
  assert.deepEqual([unknown.status, unknown.stdout], [2, '0 documents.\n'])
  assert.equal((await sheaf('filter', 'total > much')).status, 2)
  assert.equal((await sheaf('filter', '--sort', 'totl', '--json')).status, 2)
  assert.equal((await sheaf('filter', 'totl > 1', '--csv')).status, 2)
  assert.equal((await sheaf('filter', '--type', 'no such')).status, 0)
  const turned = await sheaf('filter', 'total between 5 and 1')
  assert.deepEqual([turned.status, /wrong way round/.test(turned.stderr)], [2, true], turned.stderr)
  assert.equal((await sheaf('filter', 'total')).status, 2)
  assert.match((await sheaf('fields')).stdout, /\ntotal +number +\d/)
  assert.match((await sheaf('search', 'RE-2024-17')).stdout, /value +other\.txt invoice_number +RE-2024-17/)
  assert.equal((await sheaf('search', 'nowhere to be found')).stdout, 'Nothing found.\n')
})

test('many documents are extracted from by a job', async () => {
  const { data } = await json('documents', 'add', 'invoice.txt', 'other.txt', '--wait')
  const schema = await json('schemas', 'create', '--name', 'Invoice', '--fields', fields)
  const ids = data.map(({ id }: { id: string }) => id)
  const made = await sheaf('jobs', 'create', '--schema', schema.short_id, '--wait', '--documents', ...ids)
  assert.deepEqual([made.status, made.stderr], [0, ''])
  assert.match(made.stdout, /\n(\S+) +- +completed +100 % +2\/2 +0 /)
  const id = /\n(\S+)/.exec(made.stdout)?.[1] ?? ''
  assert.match((await sheaf('jobs', 'list')).stdout, new RegExp(`\n${id} `))
  const results = await sheaf('jobs', 'results', id)
  assert.match(results.stdout, /other\.txt +completed +total +1096 +[01]\.\d\d/)
  assert.equal((await sheaf('jobs', 'get', id, '--wait')).status, 0)
  assert.equal((await sheaf('jobs', 'cancel', id)).status, 5)
})
