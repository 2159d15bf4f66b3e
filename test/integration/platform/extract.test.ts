import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import type { ExtractResult } from '../../../src/contract/extractions.ts'
import { newId } from '../../../src/core/ids.ts'
import { acquireSlot, releaseSlot } from '../../../src/storage/concurrency-slots.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { makeZip } from '../../support/make-zip.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform({ allowPrivateNetworks: ['127.0.0.0/8'] })
const files = createServer((request, response) => {
  if (request.url?.startsWith('/note')) response.end(invoiceText)
  else response.writeHead(404).end()
}).listen(0, '127.0.0.1')
after(() => files.close())

const schema = { invoice_number: 'string', invoice_date: 'date', total: 'number' }
const found = { invoice_number: 'RE-2024-17', invoice_date: '2024-01-31', total: 96 }

test('a file and a schema give data with confidence, provenance and cost', async () => {
  const answer = await client.extract(invoiceText, { schema })
  assert.equal(answer.statusCode, 200, answer.body)
  const result = answer.json()
  assert.deepEqual(result.data, found)
  assert.equal(result.status, 'complete')
  assert.equal(result.schema.source, 'provided')
  assert.equal(result.schema.save_url, '/v1/schemas')
  assert.deepEqual(Object.keys(result.confidence.fields), Object.keys(schema))
  assert.equal(result.provenance.total.document_id, result.document.id)
  assert.deepEqual(result.usage, { pages: 1, cells_registry: 0, cells_ai: 3, credits: 160 })
  assert.equal(answer.headers['x-service-cost-credits'], '160')
  assert.equal(answer.headers['x-service-cost-eur'], '0.16')
  assert.equal(answer.headers['x-service-balance-credits'], '0')
  assert.equal(answer.headers['x-service-cells-resolved-ai'], '3')
  assert.equal(answer.headers['x-service-cells-resolved-registry'], '0')
  const { markdown } = (await client.get(`/v1/documents/${result.document.id}/markdown`)).json()
  for (const { start, end, quote } of Object.values(result.provenance) as {
    start: number
    end: number
    quote: string
  }[])
    assert.equal(markdown.slice(start, end), quote)
})

test('all three formats of a schema are taken, in a form and as JSON', async () => {
  const formats = [
    schema,
    { fields: Object.entries(schema).map(([name, type]) => ({ name, type, description: '' })) },
    {
      type: 'object',
      properties: {
        invoice_number: { type: 'string' },
        invoice_date: { type: 'string', format: 'date' },
        total: { type: 'number' },
      },
    },
  ]
  const document = await client.ingest(invoiceText)
  for (const format of formats) {
    assert.deepEqual((await client.extract(invoiceText, { schema: format })).json().data, found)
    const asJson = await client.post('/v1/extract', { document_id: document.id, schema: format })
    assert.deepEqual(asJson.json().data, found, asJson.body)
  }
})

test('without a schema everything is found, with a definition of what was found', async () => {
  const result = (await client.extract(invoiceText)).json() as ExtractResult
  assert.equal(result.schema.source, 'auto_discovered')
  const data = result.data as Record<string, unknown>
  assert.equal(data['invoice_number'], 'RE-2024-17')
  const definition = result.schema.definition as { properties: object }
  assert.deepEqual(Object.keys(definition.properties), Object.keys(data))
})

test('a document that is known costs its new cells only, and the same cells nothing', async () => {
  const first = (await client.extract(`${invoiceText}\n\nOrder number: 4711`, { schema })).json()
  const again = await client.post('/v1/extract', { document_id: first.document.id, schema })
  assert.deepEqual(again.json().usage, { pages: 0, cells_registry: 3, cells_ai: 0, credits: 0 })
  assert.equal(again.headers['x-service-cost-credits'], '0')
  assert.equal(again.headers['x-service-cells-resolved-registry'], '3')
  assert.deepEqual(again.json().data, first.data)
  const [before, now] = [first.provenance.total, again.json().provenance.total]
  assert.deepEqual({ ...now, resolver: before.resolver }, before)
  assert.equal(now.resolver, 'registry')

  const more = await client.post('/v1/extract', {
    document_id: first.document.id,
    schema: { ...schema, order_number: 'string' },
  })
  assert.deepEqual(more.json().usage, { pages: 0, cells_registry: 3, cells_ai: 1, credits: 20 })
  assert.deepEqual(more.json().data, { ...found, order_number: '4711' })
  assert.deepEqual(Object.keys(more.json().data), [...Object.keys(schema), 'order_number'])

  const wanted = { customer: 'string', ...schema }
  const mixed = (await client.post('/v1/extract', { document_id: first.document.id, schema: wanted })).json()
  for (const leaves of [mixed.confidence.fields, mixed.provenance])
    assert.deepEqual(Object.keys(leaves), Object.keys(wanted))
  for (const each of [mixed.confidence.overall, ...Object.values(mixed.confidence.fields)])
    assert.match(String(each), /^[01](\.\d{1,4})?$/)

  const upload = (await client.extract(`${invoiceText}\n\nOrder number: 4711`, { schema })).json()
  assert.deepEqual(upload.usage, { pages: 1, cells_registry: 3, cells_ai: 0, credits: 100 })
})

test('another type, description, instruction or page range asks anew, and so does "fresh"', async () => {
  const document = await client.ingest(invoiceText.replace('96.00', '97.00'))
  const ask = async (body: object) =>
    (await client.post('/v1/extract', { document_id: document.id, ...body })).json().usage.cells_ai
  assert.equal(await ask({ schema: { total: 'number' } }), 1)
  assert.equal(await ask({ schema: { total: 'number' } }), 0)
  assert.equal(await ask({ schema: { total: 'string' } }), 1)
  assert.equal(await ask({ schema: { fields: [{ name: 'total', type: 'number', description: 'gross' }] } }), 1)
  assert.equal(await ask({ schema: { total: 'number' }, instructions: 'In euros' }), 1)
  assert.equal(await ask({ schema: { total: 'number' }, options: { page_range: '1' } }), 1)
  assert.equal(await ask({ schema: { total: 'number' }, options: { fresh: true } }), 1)
})

test('batch is asynchronous and half the price', async () => {
  const answer = await client.extract(invoiceText.replace('17', '18'), { schema, batch: 'true' })
  assert.equal(answer.statusCode, 202)
  assert.equal(answer.headers['x-service-cost-credits'], undefined)
  const { job, extraction_id } = answer.json()
  assert.equal(job.poll_url, `/v1/jobs/${job.id}`)
  await client.extractionEnd(extraction_id)
  assert.equal((await client.get(`/v1/extractions/${extraction_id}`)).json().usage.credits, 80)
})

test('a document of more than five pages is answered with a job', async () => {
  const pdf = await makePdf((page) => {
    for (let number = 1; number <= 6; number += 1) (number > 1 ? page.addPage() : page).text(`Total: ${number}.00 EUR`)
  })
  const answer = await client.extract(pdf, { schema: { total: 'number' } }, 'six.pdf')
  assert.equal(answer.statusCode, 202)
  const { extraction_id, document } = answer.json()
  assert.equal(document.pages, 6)
  assert.equal((await client.extractionEnd(extraction_id)).usage.pages, 6)
  const again = await client.post('/v1/extract', { document_id: document.id, schema: { total: 'number' } })
  assert.equal(again.statusCode, 202)
})

test('a job that a caller is told of waits for the disk, though the work that it was did not', async () => {
  await system.pool.query(`
    create table waits (job_id uuid, setting_from text);
    create function note_waits() returns trigger language plpgsql as $$ begin
      insert into waits select new.id, source from pg_settings where name = 'synchronous_commit';
      return null;
    end $$;
    create constraint trigger note_waits after insert on jobs deferrable initially deferred
      for each row execute function note_waits()`)
  const pages = Array.from({ length: 6 }, (_, page) => `Total: ${page}.75 EUR`).join('\f')
  const { job, extraction_id } = (await client.extract(pages.padEnd(20_000, ' word'), { schema })).json()
  const { rows } = await system.pool.query('select setting_from from waits where job_id = $1', [job.id])
  assert.deepEqual(rows, [{ setting_from: 'user' }], 'as the operator has it, and not as this transaction began')
  await client.extractionEnd(extraction_id)
})

test('only the pages that were asked for are looked at', async () => {
  const pdf = await makePdf((page) => {
    page.text('Total: 11.00 EUR')
    page.addPage().text('Total: 22.00 EUR')
  })
  for (const [page_range, total] of [
    ['1', 11],
    ['2', 22],
  ] as const) {
    const result = (
      await client.extract(pdf, { schema: { total: 'number' }, options: { page_range } }, 'two.pdf')
    ).json()
    assert.equal(result.data.total, total)
    assert.equal(result.provenance.total.page, Number(page_range))
  }
  const none = await client.extract(pdf, { schema: { total: 'number' }, options: { page_range: '7' } }, 'two.pdf')
  assert.equal(none.statusCode, 422)
  assert.equal(none.json().reason, 'no_such_page')
})

test('an address is fetched; one that fails is a clear error', async () => {
  const { port } = files.address() as AddressInfo
  const good = await client.post('/v1/extract', { file_url: `http://127.0.0.1:${port}/note.txt`, schema })
  assert.deepEqual(good.json().data, found, good.body)
  assert.equal(good.json().document.filename, 'note.txt')
  const bad = await client.post('/v1/extract', { file_url: `http://127.0.0.1:${port}/missing`, schema })
  assert.equal(bad.statusCode, 422)
  assert.equal(bad.json().reason, 'file_url_failed')
})

test('a container is one extraction over its members, and says which one a value is from', async () => {
  const zip = makeZip([
    { name: 'letter.txt', content: 'Dear all, see the invoice.' },
    { name: 'invoice.txt', content: invoiceText },
  ])
  const result = (await client.extract(zip, { schema }, 'all.zip')).json()
  assert.deepEqual(result.data, found)
  assert.equal(result.provenance.total.child, 'invoice.txt')
  assert.deepEqual(
    result.document.children.map(({ name }: { name: string }) => name),
    ['letter.txt', 'invoice.txt'],
  )
})

test('every place inside a container can be looked up, however deep it lies and however its neighbours are called', async () => {
  const zip = makeZip([{ name: 'papers/invoice.txt', content: invoiceText }])
  const attachments: [string, string | Buffer][] = [
    ['note.txt', 'A first note.'],
    ['note.txt', 'Order number: PO-99'],
    ['all.zip', zip],
  ]
  const mail = ['Subject: Papers', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x', '', '--x']
    .concat('Content-Type: text/plain', '', 'See below.')
    .concat(
      attachments.flatMap(([name, content]) => [
        ...['--x', `Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64', ''],
        Buffer.from(content).toString('base64'),
      ]),
    )
    .concat('--x--', '')
    .join('\r\n')
  const asked = { ...schema, order_number: 'string' }
  const { document, provenance, data } = (await client.extract(mail, { schema: asked }, 'mail.eml')).json()
  assert.deepEqual(data, { ...found, order_number: 'PO-99' })
  assert.equal(provenance.total.child, 'all.zip/papers/invoice.txt')
  assert.equal(provenance.order_number.child, 'note (2).txt')
  const names = document.children.map(({ name }: { name: string }) => name)
  assert.deepEqual(names, ['note.txt', 'note (2).txt', 'all.zip', 'all.zip/papers/invoice.txt'])
  for (const { child, start, end, quote } of Object.values<
    Record<'child' | 'quote', string> & Record<'start' | 'end', number>
  >(provenance)) {
    const url = `/v1/documents/${document.id}/markdown?child=${encodeURIComponent(child)}`
    const { markdown, ...rest } = (await client.get(url)).json()
    assert.equal(markdown.slice(start, end), quote)
    assert.deepEqual(rest, { document_id: document.id, child })
    const layout = await client.get(url.replace('/markdown', '/layout'))
    const { words, text = words.map((word: { text: string }) => word.text).join(' ') } = layout.json().pages[0]
    assert.ok(text.includes(quote), text)
  }
  const layout = (await client.get(`/v1/documents/${document.id}/layout?child=all.zip`)).json()
  assert.equal(layout.children[0].name, 'all.zip/papers/invoice.txt')
  const unknown = await client.get(`/v1/documents/${document.id}/markdown?child=note`)
  assert.equal(unknown.statusCode, 404)
  assert.match(unknown.json().message, /no document "note" inside this one: it has "note\.txt", "note \(2\)\.txt"/)
})

test('a file of which a part could not be read says so beside the data, also when its values are known already', async () => {
  const zip = Buffer.from(
    zipSync({
      'note.txt': strToU8('Invoice 4711\nTotal: 120.00 EUR\n'),
      'scan.pdf': strToU8('%PDF-1.7\nnothing of it'),
    }),
  )
  for (const round of ['read', 'known']) {
    const { data, validation } = (await client.extract(zip, { schema: { total: 'number' } }, 'both.zip')).json()
    assert.equal(data.total, 120, round)
    assert.equal(validation.valid, false, round)
    const [told] = validation.concerns
    assert.deepEqual([told.path, told.level, told.code], ['$', 'error', 'missing_value'], round)
    assert.match(told.text, /^scan\.pdf: /)
  }
})

test('a file that cannot be unpacked or goes too deep gives an extraction that is not valid and says why', async () => {
  const bomb = Buffer.from(zipSync({ 'zeros.txt': new Uint8Array(64 * 1024 * 1024) }))
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  for (const [name, content, said] of [
    ['bomb.zip', bomb, /unpacked/],
    ['deep.json', deep, /nested deeper/],
  ] as const) {
    const answer = await client.extract(content, { schema: { total: 'number' } }, name)
    const { status, data, validation } = answer.json()
    assert.deepEqual([answer.statusCode, status, data.total, validation.valid], [200, 'complete', null, false], name)
    const [{ path, level, code, text }] = validation.concerns
    assert.deepEqual([path, level, code], ['$', 'error', 'missing_value'], name)
    assert.match(text, said)
  }
})

test('what is included is up to the caller', async () => {
  const full = (
    await client.extract(invoiceText, {
      schema,
      include_markdown: 'true',
      include_provenance: 'false',
      options: { include_raw_text: true },
    })
  ).json()
  assert.match(full.markdown, /RE-2024-17/)
  assert.match(full.raw_text, /RE-2024-17/)
  assert.equal('provenance' in full, false)
})

test('strict gives what the schema names and no more, and never fails', async () => {
  const schema = { type: 'object', properties: { iban: { type: 'string' } }, required: ['iban'] }
  const answer = await client.extract(invoiceText, { schema, options: { strict: true, format: 'json' } })
  assert.equal(answer.statusCode, 200, answer.body)
  const { data, validation } = answer.json()
  assert.deepEqual([data, validation.valid], [{ iban: null }, false])
  assert.equal((await client.extract(invoiceText, { options: { format: 'csv' } })).statusCode, 400)
})

test('bad requests are told what is wrong with them', async () => {
  const both = await client.extract(invoiceText, { document_id: '01900000-0000-7000-8000-000000000000' })
  assert.equal(both.statusCode, 400)
  assert.match(both.json().message, /"file" and "document_id" were sent/)
  const none = await client.post('/v1/extract', { schema })
  assert.match(none.json().message, /none of "file", "file_url" and "document_id" was sent/)
  const schemas = await client.extract(invoiceText, { schema, schema_id: 'SCH-00000000' })
  assert.match(schemas.json().message, /at most one of "schema" and "schema_id"/)
  const unknown = await client.extract(invoiceText, { schema_id: 'SCH-00000000' })
  assert.equal(unknown.statusCode, 404)
  const broken = await client.extract(invoiceText, { schema: { total: 'nonsense' } })
  assert.equal(broken.statusCode, 400)
  assert.deepEqual(
    broken.json().details.map(({ path }: { path: string }) => path),
    ['schema.total'],
  )
  for (const [fields, path, message] of [
    [{ schema: '{' }, 'schema', 'is not JSON: an object or a list of fields is wanted'],
    [{ schema: '"total"' }, 'schema', 'must be of type object or array'],
    [{ schema, metadata: 'x' }, 'metadata', 'is not JSON: an object is wanted'],
    [{ schema, max_credits: '-1' }, 'max_credits', 'must be a whole number from 0 to 999999999999'],
    [{ schema, max_credits: '99999999999999999999' }, 'max_credits', 'must be a whole number from 0 to 999999999999'],
  ] as const)
    assert.deepEqual((await client.extract(invoiceText, fields)).json().details, [{ path, message }])
  for (const empty of [{}, [], { fields: [] }, { type: 'object' }, { a: { type: 'object' } }, { a: 'object' }]) {
    for (const url of ['/v1/extract', '/v1/extract/quote']) {
      const form: [string, string][] = [['schema', JSON.stringify(empty)]]
      const fieldless = await client.send(url, [...form, ['file', invoiceText, 'note.txt']])
      assert.equal(fieldless.statusCode, 400, `${url} ${JSON.stringify(empty)} ${fieldless.body}`)
      assert.match(fieldless.json().message, /name at least one/)
      assert.equal(fieldless.json().details[0].path.startsWith('schema'), true)
    }
    const saved = await client.post('/v1/schemas', { name: 'Empty', definition: empty })
    assert.match(saved.json().message, /name at least one/, JSON.stringify(empty))
  }
  const nul = '{ "a\\u0000b": "string" }'
  const unstorable = [
    await client.extract(invoiceText, { schema: nul }),
    await client.post('/v1/extract', { document_id: '01900000-0000-7000-8000-000000000000', schema: nul }),
    await client.post('/v1/schemas', { name: 'Nul', definition: JSON.parse(nul) }),
  ]
  for (const answer of unstorable) {
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().message, /NUL/)
  }
  const range = await client.extract(invoiceText, { options: { page_range: '7-3' } })
  assert.equal(range.json().details[0].path, 'options.page_range')
  const field = await client.post('/v1/extract', { document_id: '01900000-0000-7000-8000-000000000000', colour: 1 })
  assert.equal(field.statusCode, 400)
  const missing = await client.post('/v1/extract', { document_id: '01900000-0000-7000-8000-000000000000' })
  assert.equal(missing.statusCode, 404)
  const empty = await client.extract('', { schema })
  assert.equal(empty.statusCode, 400)
  for (const metadata of ['{"a":"\\u0000"}', '{"\\ud800":1}'])
    assert.equal((await client.extract(invoiceText, { schema, metadata })).statusCode, 400)
  const strange = await client.extract(Buffer.from([1, 2, 3, 0, 255, 254, 7, 9]), { schema }, 'x.bin')
  assert.equal(strange.statusCode, 415)
})

test('a name that a body may not use is refused in a schema that comes as text, too', async () => {
  const hidden = '{"__proto__":"string","constructor":"string"}'
  const file: [string, string, string] = ['file', invoiceText, 'note.txt']
  for (const answer of [
    await client.send('/v1/extract', [['schema', hidden], file]),
    await client.send('/v1/extract/quote', [['schema', hidden], file]),
    await client.send('/v1/extract', [['schema', JSON.stringify([JSON.parse(hidden)])], file]),
    await client.post('/v1/extract', { document_id: '01900000-0000-7000-8000-000000000000', schema: hidden }),
  ]) {
    assert.equal(answer.statusCode, 400, answer.body)
    assert.match(answer.json().message, /"schema" uses a property name that is not allowed: "__proto__"/)
  }
})

test('a repeated request gets the same answer and costs nothing again', async () => {
  const headers = { 'idempotency-key': 'once' }
  const text = invoiceText.replace('17', '19')
  const first = await client.extract(text, { schema }, 'note.txt', headers)
  const second = await client.extract(text, { schema }, 'note.txt', headers)
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(second.body, first.body)
  assert.equal(second.headers['x-service-cost-credits'], '160')
  const other = await client.extract(invoiceText, { schema }, 'note.txt', headers)
  assert.equal(other.statusCode, 422)
  assert.equal(other.json().reason, 'idempotency_key_reused')
})

test('a key without the scope is refused', async () => {
  const reader = platformClient(app, await system.workspace(undefined, ['read']))
  const answer = await reader.extract(invoiceText)
  assert.equal(answer.statusCode, 403)
  assert.equal(answer.json().required_scope, 'extract')
})

test('a quote tells what the same request costs, and runs nothing', async () => {
  const text = invoiceText.replace('17', '20')
  const { rows: before } = await system.pool.query('select count(*) from documents')
  const quote = (
    await client.send('/v1/extract/quote', [
      ['schema', JSON.stringify(schema)],
      ['file', text, 'a.txt'],
    ])
  ).json()
  assert.equal(quote.minimum_credits, 160)
  assert.equal(quote.estimated_credits, 160)
  assert.deepEqual(
    quote.items.map(({ unit, quantity }: { unit: string; quantity: number }) => [unit, quantity]),
    [
      ['page_ingest', 1],
      ['structuring_cell', 3],
    ],
  )
  const { rows: after } = await system.pool.query('select count(*) from documents')
  assert.deepEqual(after, before)
})

test('more than max_credits is refused before any work, or discarded after it', async () => {
  const refused = await client.extract(invoiceText.replace('17', '21'), { schema, max_credits: '159' })
  assert.equal(refused.statusCode, 422)
  assert.equal(refused.json().reason, 'budget_exceeded')
  assert.match(refused.json().message, /at least 160 credits/)
  const allowed = await client.extract(invoiceText.replace('17', '21'), { schema, max_credits: '160' })
  assert.equal(allowed.statusCode, 200)
  const discovered = await client.extract(invoiceText.replace('17', '22'), { max_credits: '101' })
  assert.equal(discovered.statusCode, 422, discovered.body)
  assert.match(discovered.json().message, /discarded/)
})

test('more synchronous extractions than a key may run are told to come back', async () => {
  const narrow = await system.workspace()
  const { key, id } = (
    await app.inject({
      ...{ method: 'POST', url: '/v1/api-keys', headers: narrow.headers },
      payload: { name: 'one', concurrent_extractions: 1 },
    })
  ).json()
  const one = platformClient(app, { ...narrow, headers: { authorization: `Bearer ${key}` } })
  const extract = () => one.extract('Total: 1.00 EUR', { schema: { total: 'number' } })
  const place = { id: newId(), subject: id, processId: system.presence.processId, max: 1 }
  assert.equal(await acquireSlot(system.db, place), true)
  const refused = await extract()
  assert.deepEqual([refused.statusCode, refused.json().reason], [429, 'concurrent_extractions'])
  await releaseSlot(system.db, place.id)
  assert.equal((await extract()).statusCode, 200)
})
