import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { ExtractResult } from '../../../src/contract/extractions.ts'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText } from '../../support/platform-client.ts'

const { system, client } = await startPlatform()

const schema = { invoice_number: 'string', total: 'number', paid: 'boolean' }

async function extracted(number: number): Promise<ExtractResult> {
  return (await client.extract(invoiceText.replace('17', String(number)), { schema })).json()
}

test('an extraction is read again as it was answered, and listed', async () => {
  const result = await extracted(40)
  const read = (await client.get(`/v1/extractions/${result.extraction_id}`)).json()
  const { id, error, job_id, locked_fields, review_status, created_at, completed_at, metadata, ...rest } = read
  const { document_id, document_filename, confidence_overall, ...answered } = rest
  assert.deepEqual(answered, result)
  assert.deepEqual([document_id, document_filename], [result.document.id, result.document.filename])
  assert.deepEqual([confidence_overall, metadata.pages], [result.confidence?.overall, 1])
  assert.deepEqual([id, error, job_id, locked_fields], [result.extraction_id, undefined, undefined, []])
  assert.ok(completed_at >= created_at && review_status === undefined)
  const list = (
    await client.get(`/v1/extractions?document_id=${result.document.id}&status=complete&search=NOTE`)
  ).json()
  assert.deepEqual(
    list.data.map((each: { id: string; credits: number }) => [each.id, each.credits]),
    [[id, 160]],
  )
  assert.equal((await client.get('/v1/extractions?search=nowhere')).json().pagination.total, 0)
  assert.match((await client.get(`/v1/extractions/${id}?include=markdown`)).json().markdown, /RE-2024-40/)
})

test('the data come alone, as JSON and as CSV', async () => {
  const { extraction_id } = await extracted(41)
  const json = await client.get(`/v1/extractions/${extraction_id}/data`)
  assert.deepEqual(json.json(), { invoice_number: 'RE-2024-41', total: 96, paid: null })
  const csv = await client.get(`/v1/extractions/${extraction_id}/data?format=csv`)
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(csv.body, 'invoice_number,total,paid\r\nRE-2024-41,96,\r\n')
})

test('a correction is checked: what it mends is no longer a concern', async () => {
  const required = { invoice_number: 'string', iban: 'iban!' }
  const result = (await client.extract(invoiceText.replace('17', '49'), { schema: required })).json()
  assert.deepEqual([result.validation.valid, result.validation.concerns.length], [false, 1])
  const corrected = await client.call('PATCH', `/v1/extractions/${result.extraction_id}/data`, {
    corrections: [{ field: 'iban', value: 'DE02120300000000202051' }],
  })
  assert.deepEqual(corrected.json().validation, { valid: true, concerns: [] })
})

test('nothing stands still while a correction is tried against a pattern that takes its time', async () => {
  const schema = { type: 'object', properties: { customer: { type: 'string', pattern: '^(?=.*[a-z])(\\w+\\s?)+$' } } }
  const { extraction_id } = (await client.extract(invoiceText, { schema })).json()
  const correct = (value: string) =>
    client.call('PATCH', `/v1/extractions/${extraction_id}/data`, { corrections: [{ field: 'customer', value }] })
  const waits = mock.method(Atomics, 'wait')
  const fits = await correct('Sample Limited')
  const refused = await correct('!')
  // It cannot be decided in time, and what cannot be decided is refused.
  const slow = await correct(`${'a'.repeat(40)}!`)
  waits.mock.restore()
  assert.deepEqual([fits.statusCode, refused.statusCode, slow.statusCode], [200, 400, 400], slow.body)
  assert.equal(waits.mock.callCount(), 0)
})

test('a correction locks its field, keeps every version, and wins over later runs', async () => {
  const { extraction_id: id, document } = await extracted(42)
  const correct = (corrections: object[], more = {}) =>
    client.call('PATCH', `/v1/extractions/${id}/data`, { corrections, ...more })
  const first = (await correct([{ field: 'total', value: 97.5, reason: 'misread' }])).json()
  assert.equal(first.data.total, 97.5)
  assert.equal(first.confidence.fields.total, 1)
  assert.equal(first.provenance.total.kind, 'human')
  assert.equal(first.provenance.total.resolver, 'human')
  assert.deepEqual(first.locked_fields, ['total'])
  await correct([
    { field: 'total', value: 98 },
    { field: 'paid', value: true },
  ])
  const versions = (await client.get(`/v1/extractions/${id}/versions?field=total`)).json().data
  assert.deepEqual(
    versions.map((each: { version: number; value: number; reason?: string }) => [
      each.version,
      each.value,
      each.reason,
    ]),
    [
      [1, 96, undefined],
      [2, 97.5, 'misread'],
      [3, 98, undefined],
    ],
  )
  assert.equal(versions[0].author.kind, 'system')
  assert.equal(versions[2].author.kind, 'api_key')
  const again = (await client.post('/v1/extract', { document_id: document.id, schema })).json()
  assert.deepEqual(again.data, { invoice_number: 'RE-2024-42', total: 98, paid: true })
  assert.equal(again.usage.credits, 0)
  const filtered = await client.post('/v1/documents/filter', {
    conditions: [{ fieldId: 'total', operator: 'eq', value: 98 }],
  })
  assert.deepEqual(
    filtered.json().data.map((row: { document_id: string }) => row.document_id),
    [document.id],
  )
})

test('what a person says while an extraction runs is in its result', async () => {
  const { document } = await extracted(61)
  const { rows } = await system.pool.query('select workspace_id, sha256 from documents where id = $1', [document.id])
  const [{ workspace_id: workspace, sha256 }] = rows
  const person = await system.pool.connect()
  try {
    await person.query('begin')
    await person.query('select lock_content($1, $2)', [workspace, sha256])
    const answer = client.call('POST', `/v1/documents/${document.id}/re-extract`, {})
    await eventually('the extraction to wait for the person', async () => {
      const waiting = await system.pool.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where locktype = 'advisory' and not granted and datname = current_database()`,
      )
      return waiting.rows.length > 0
    })
    await person.query(
      `insert into corrected_cells (workspace_id, content, path, value, extraction_id, created_at)
       values ($1, $2, 'total', '7.5', gen_random_uuid(), now())`,
      [workspace, sha256],
    )
    await person.query('commit')
    const { data, locked_fields } = (await client.get((await answer).json().links.self)).json()
    assert.deepEqual([data.total, locked_fields], [7.5, ['total']])
  } finally {
    person.release()
  }
})

test('a correction goes to the other extractions of the same content where that is wanted', async () => {
  const text = invoiceText.replace('17', '43')
  const [one, two] = [(await client.extract(text, { schema })).json(), (await client.extract(text, { schema })).json()]
  const path = `/v1/extractions/${one.extraction_id}/data`
  await client.call('PATCH', path, { corrections: [{ field: 'total', value: 1 }] })
  assert.equal((await client.get(`/v1/extractions/${two.extraction_id}`)).json().data.total, 96)
  await client.call('PATCH', path, { corrections: [{ field: 'total', value: 2 }], propagate: true })
  const other = (await client.get(`/v1/extractions/${two.extraction_id}`)).json()
  assert.deepEqual([other.data.total, other.locked_fields], [2, ['total']])
})

test('corrections that cannot be are refused, and nothing is changed', async () => {
  const { extraction_id: id } = await extracted(44)
  const refuse = async (corrections: object[]) => {
    const answer = await client.call('PATCH', `/v1/extractions/${id}/data`, { corrections })
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().message
  }
  assert.match(await refuse([{ field: 'totals', value: 1 }]), /"totals" is not among the fields/)
  assert.match(await refuse([{ field: 'total', value: 'much' }]), /type number/)
  assert.match(
    await refuse([
      { field: 'total', value: 1 },
      { field: 'total', value: 2 },
    ]),
    /corrected twice/,
  )
  await refuse([])
  assert.match(await refuse([{ field: 'total', value: [] }]), /"total" must be a value of the type number, or null/)
  assert.deepEqual((await client.get(`/v1/extractions/${id}/versions`)).json().data, [])
})

test('a correction keeps to the rules of its field, as an extraction does', async () => {
  const properties = {
    invoice_number: { type: 'string', pattern: '^RE-' },
    invoice_date: { type: 'string', format: 'date' },
    total: { type: 'number', minimum: 0, maximum: 1000 },
    currency: { type: 'string', enum: ['EUR', 'CHF'] },
    customer: { type: 'string', minLength: 3 },
    tags: { type: 'array', items: { type: 'string', maxLength: 5 }, maxItems: 2, uniqueItems: true },
  }
  const ruled = { type: 'object', properties, required: ['total'], additionalProperties: false }
  const result = (await client.extract(invoiceText.replace('17', '50'), { schema: ruled })).json()
  const correct = (field: string, value: unknown) =>
    client.call('PATCH', `/v1/extractions/${result.extraction_id}/data`, { corrections: [{ field, value }] })
  const broken: [string, unknown, string, string?][] = [
    ['invoice_number', 'XX-1', 'does not match the pattern ^RE-'],
    ['invoice_date', '31 January', 'is not written as date'],
    ['total', -1, 'should be at least 0'],
    ['total', 1001, 'should be at most 1000'],
    ['currency', 'USD', 'is not one of "EUR", "CHF"'],
    ['customer', 'ab', 'is shorter than 3 characters'],
    ['tags', ['a', 'b', 'c'], 'has more than 2 items'],
    ['tags', ['a', 'a'], 'holds the same value twice, as items 1 and 0'],
    ['tags', ['abcdef'], 'is longer than 5 characters', 'tags[0]'],
    ['tags', [5], 'is not of type string', 'tags[0]'],
    ['tags', 'a', 'must be a list of all its items: [] where there are none'],
  ]
  for (const [field, value, message, path = field] of broken) {
    const answer = await correct(field, value)
    assert.equal(answer.statusCode, 400, `${field} ${JSON.stringify(value)}: ${answer.body}`)
    assert.equal(answer.json().code, 'validation_error')
    assert.deepEqual(answer.json().details, [{ path, message }])
    assert.equal(answer.json().message, `The corrections are not valid: "${path}" ${message}.`)
  }
  assert.deepEqual((await client.get(`/v1/extractions/${result.extraction_id}/versions`)).json().data, [])
  for (const [field, value] of [
    ...[
      ['invoice_number', 'RE-1'],
      ['invoice_date', '2024-02-01'],
      ['total', 1000],
      ['currency', 'CHF'],
    ],
    // That the document does not state it can always be said, also of what is required.
    ...[
      ['total', null],
      ['customer', null],
      ['tags', ['a', 'b']],
      ['tags', []],
    ],
  ] as [string, unknown][]) {
    const answer = await correct(field, value)
    assert.equal(answer.statusCode, 200, answer.body)
    assert.deepEqual(answer.json().data[field], value)
  }
})

test('a list is corrected as a whole: one that was not found is filled, one that is not there is emptied', async () => {
  const item = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } }
  const list = { type: 'object', properties: { items: { type: 'array', items: item } } }
  const text = 'A letter without any list. We thank you for your visit.'
  const { extraction_id: id, document, data } = (await client.extract(text, { schema: list })).json()
  assert.deepEqual(data, { items: [] })
  const correct = (field: string, value: unknown) =>
    client.call('PATCH', `/v1/extractions/${id}/data`, { corrections: [{ field, value }] })
  const early = await correct('items[0].price', 5)
  assert.match(early.json().message, /to add items, correct "items" as a whole/)
  const odd = await correct('items', [{ name: 'Pen', colour: 'red' }])
  assert.match(odd.json().message, /"items\[0\]\.colour" is not in the schema/)

  const filled = (await correct('items', [{ name: 'Pen', price: 1.5 }, { name: 'Book' }])).json()
  const items = [
    { name: 'Pen', price: 1.5 },
    { name: 'Book', price: null },
  ]
  assert.deepEqual(filled.data.items, items)
  assert.deepEqual(filled.locked_fields, ['items'])
  const leaves = ['items[0].name', 'items[0].price', 'items[1].name', 'items[1].price']
  assert.deepEqual(Object.keys(filled.confidence.fields), leaves)
  for (const leaf of leaves) {
    assert.equal(filled.confidence.fields[leaf], 1)
    assert.equal(filled.provenance[leaf].kind, 'human')
  }
  const later = (await correct('items[1].price', 12)).json()
  assert.deepEqual(later.locked_fields, ['items', 'items[1].price'])
  const known = (await client.post('/v1/extract', { document_id: document.id, schema: list })).json()
  assert.deepEqual(known.data.items, [items[0], { name: 'Book', price: 12 }])
  assert.deepEqual(known.usage, { pages: 0, cells_registry: 4, cells_ai: 0, credits: 0 })
  const found = await client.post('/v1/documents/filter', {
    conditions: [{ fieldId: 'items.name', operator: 'eq', value: 'Book' }],
  })
  assert.equal(found.json().data[0].document_id, document.id)

  const emptied = (await correct('items', [])).json()
  assert.deepEqual([emptied.data.items, emptied.locked_fields], [[], ['items']])
  const again = (await client.post(`/v1/documents/${document.id}/re-extract`, {})).json()
  assert.deepEqual(again.data.items, [])
  const versions = (await client.get(`/v1/extractions/${id}/versions?field=items`)).json().data
  assert.deepEqual(
    versions.map(({ value }: { value: unknown[] }) => value.length),
    [0, 2, 0],
  )
  // Another question about the list, which nobody has answered, is looked for.
  const wider = {
    ...list,
    properties: { items: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } } },
  }
  await correct('items', [{ name: 'Pen', price: 1.5 }])
  assert.deepEqual(
    (await client.post('/v1/extract', { document_id: document.id, schema: wider })).json().data.items,
    [],
  )
})

test('an item of a list that is set whole states what is required of it, and keeps to its rules', async () => {
  const properties = { name: { type: 'string' }, price: { type: 'number', minimum: 0 } }
  const item = { type: 'object', properties, required: ['name'] }
  const list = { type: 'object', properties: { items: { type: 'array', items: item } } }
  const { extraction_id: id } = (await client.extract('A letter with no list in it.', { schema: list })).json()
  const correct = (value: unknown) =>
    client.call('PATCH', `/v1/extractions/${id}/data`, { corrections: [{ field: 'items', value }] })
  for (const [value, path, message] of [
    [[{ price: 3 }], 'items[0].name', 'is required: null says that the document does not state it'],
    [[{ name: 'Pen' }, { name: 'Ink', price: -3 }], 'items[1].price', 'should be at least 0'],
    [[5], 'items[0]', 'is not of type object'],
  ] as const) {
    const answer = await correct(value)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.deepEqual(answer.json().details, [{ path, message }])
  }
  const open = await correct([{ name: null, price: 3 }])
  assert.deepEqual(open.json().data.items, [{ name: null, price: 3 }])
})

test('a whole number that would be stored as another one is refused', async () => {
  const { extraction_id: id } = (await client.extract(invoiceText.replace('17', '52'), { schema })).json()
  const correct = (value: number) =>
    client.call('PATCH', `/v1/extractions/${id}/data`, { corrections: [{ field: 'total', value }] })
  const refused = await correct(2 ** 53)
  assert.equal(refused.statusCode, 400, refused.body)
  assert.match(refused.json().message, /"total" is a whole number beyond 9007199254740991.* send it as text/)
  assert.equal((await correct(-(2 ** 53))).statusCode, 400)
  assert.equal((await correct(2 ** 53 - 1)).json().data.total, 2 ** 53 - 1)
})

test('a number that a person has said is a text where a text is asked for', async () => {
  const text = invoiceText.replace('17', '53')
  const { extraction_id: id, document } = (await client.extract(text, { schema })).json()
  const corrections = [
    { field: 'total', value: 97.5 },
    { field: 'paid', value: true },
  ]
  await client.call('PATCH', `/v1/extractions/${id}/data`, { corrections })
  const texts = { total: 'string', paid: 'string' }
  const asked = { document_id: document.id, schema: texts, options: { strict: true } }
  const again = await client.post('/v1/extract', asked)
  assert.equal(again.statusCode, 200, again.body)
  assert.deepEqual(again.json().data, { total: '97.5', paid: 'true' })
})

test('a repeated correction is made once', async () => {
  const { extraction_id: id } = await extracted(45)
  const send = () =>
    client.call(
      'PATCH',
      `/v1/extractions/${id}/data`,
      { corrections: [{ field: 'total', value: 5 }] },
      { 'idempotency-key': 'c' },
    )
  const [first, second] = [await send(), await send()]
  assert.equal(second.body, first.body)
  assert.equal((await client.get(`/v1/extractions/${id}/versions`)).json().data.length, 2)
})

test('a list inside the data can be corrected item by item', async () => {
  const items = {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
      },
    },
  }
  const csv = 'name,price\nPen,1.50\nBook,12.00\n'
  const result = (await client.extract(csv, { schema: items }, 'list.csv')).json()
  assert.deepEqual(result.data.items, [
    { name: 'Pen', price: 1.5 },
    { name: 'Book', price: 12 },
  ])
  assert.deepEqual([result.usage.cells_ai, result.usage.credits], [4, 180])
  const corrected = await client.call('PATCH', `/v1/extractions/${result.extraction_id}/data`, {
    corrections: [{ field: 'items[1].price', value: 13 }],
  })
  assert.equal(corrected.json().data.items[1].price, 13)
  const table = await client.get(`/v1/extractions/${result.extraction_id}/data?format=csv`)
  assert.equal(table.body, 'items.name,items.price\r\nPen,1.5\r\nBook,13\r\n')
  await client.call('PATCH', `/v1/extractions/${result.extraction_id}/data`, {
    corrections: [{ field: 'items[1].name', value: '=HYPERLINK(1)' }],
  })
  const path = `/v1/extractions/${result.extraction_id}/data?format=csv`
  assert.match((await client.get(path)).body, /\r\n'=HYPERLINK\(1\),13/)
  assert.match((await client.get(`${path}&escape_formulas=false`)).body, /\r\n=HYPERLINK\(1\),13/)
})

test('two who correct the same content at once do not get in each other\u2019s way', async () => {
  const text = invoiceText.replace('17', '46')
  const [one, two] = [(await client.extract(text, { schema })).json(), (await client.extract(text, { schema })).json()]
  const correct = (id: string, value: number) =>
    client.call('PATCH', `/v1/extractions/${id}/data`, { corrections: [{ field: 'total', value }], propagate: true })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => correct(turn % 2 ? one.extraction_id : two.extraction_id, turn)),
  )
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  const totals = await Promise.all(
    [one, two].map(
      async ({ extraction_id }) => (await client.get(`/v1/extractions/${extraction_id}`)).json().data.total,
    ),
  )
  assert.equal(totals[0], totals[1])
})

test('a correction of an older extraction reaches filter and search, though there is a newer one', async () => {
  const text = invoiceText.replace('17', '71')
  const older = (await client.extract(text, { schema: { invoice_number: 'string', total: 'number' } })).json()
  const newer = (
    await client.post('/v1/extract', { document_id: older.document.id, schema: { total: 'number', paid: 'boolean' } })
  ).json()
  assert.equal(newer.status, 'complete')
  await client.call('PATCH', `/v1/extractions/${older.extraction_id}/data`, {
    corrections: [
      { field: 'invoice_number', value: 'RE-CORRECTED' },
      { field: 'total', value: 4711 },
    ],
  })
  const { data } = (
    await client.post('/v1/documents/filter', { conditions: [{ fieldId: 'total', operator: 'eq', value: 4711 }] })
  ).json()
  assert.deepEqual(
    data.map((row: { document_id: string; fields: object }) => [row.document_id, row.fields]),
    [[older.document.id, { invoice_number: 'RE-CORRECTED', total: 4711, paid: null }]],
  )
  const { fieldMatches } = (await client.get('/v1/search?q=re-corrected')).json()
  assert.deepEqual(
    fieldMatches.map((match: { extraction_id: string; path: string }) => [match.extraction_id, match.path]),
    [[older.extraction_id, 'invoice_number']],
  )
  // The newer one says what it said.
  assert.equal((await client.get(`/v1/extractions/${newer.extraction_id}`)).json().data.total, 96)
})
