import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type ConcernCode, concernLevels } from '../../../src/extract/validate/concern.ts'
import { Parser } from '../../../src/parse/parser.ts'
import { extractFile } from '../../../src/services/engine/extract-file.ts'
import { Extractor } from '../../../src/services/engine/extractor.ts'
import { readSchemaText } from '../../../src/services/engine/read-wanted.ts'

const invoice = (rows: string, facts: string) => `<!doctype html><html lang="en">
<h1>Invoice A-2024-01</h1>
<table><tr><th>Description</th><th>Quantity</th><th>Unit price</th><th>Amount</th></tr>${rows}</table>${facts}</html>`
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const stated = (facts: Record<string, string>) =>
  `<dl>${Object.entries(facts)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>`

const number = { type: 'number' }
const text = { type: 'string' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const list = (properties: object, more: object = {}) => ({ type: 'array', items: object(properties), ...more })
const lines = list({ description: text, quantity: number, unit_price: number, line_total: number })
const people = 'name,email,age\nAda Byron,ada@example.com,36\nAlan Smith,alan@example.com,41\n'

/** For each code a document in which it is to be noticed, and where. */
const cases: Record<ConcernCode, { file: string; content: string; schema: object; path: string }> = {
  missing_value: {
    ...{ file: 'a.html', content: invoice('', stated({ Total: '96.00 EUR' })), path: '$.iban' },
    schema: object({ total: number, iban: text }, { required: ['iban'] }),
  },
  null_value: {
    ...{ file: 'a.html', content: invoice('', stated({ Total: '96.00 EUR' })), path: '$.iban' },
    schema: object({ total: number, iban: text }),
  },
  additional_value: {
    ...{ file: 'people.csv', content: people, path: '$.people' },
    schema: object({ people: list({ name: text, email: text }, { maxItems: 1 }) }),
  },
  extra_fields: {
    ...{ file: 'person.json', content: '{"name":"Ada Byron","age":36,"shoe_size":39}', path: '$' },
    schema: object({ name: text, age: number }, { additionalProperties: false }),
  },
  type_mismatch: {
    ...{ file: 'a.html', path: '$.items[0].quantity' },
    content: invoice(row('Paper', '2.5', '4.00', '10.00') + row('Pens', '5', '1.20', '6.00'), ''),
    schema: object({
      items: list({ description: text, quantity: { type: 'integer' }, unit_price: number, line_total: number }),
    }),
  },
  format_inconsistent: {
    ...{ file: 'people.csv', content: people, path: '$.people[0].name' },
    schema: object({ people: list({ name: { type: 'string', pattern: '^[A-Z]+$' }, email: text }) }),
  },
  out_of_range: {
    ...{ file: 'people.csv', content: people, path: '$.people[1].age' },
    schema: object({ people: list({ name: text, age: { type: 'integer', maximum: 40 } }) }),
  },
  array_length_mismatch: {
    ...{ file: 'people.csv', content: people, path: '$.people' },
    schema: object({ people: list({ name: text, email: text }, { minItems: 3 }) }),
  },
  duplicate_value: {
    ...{ file: 'people.csv', content: `${people}Ada Byron,ada@example.com,36\n`, path: '$.people' },
    schema: object({ people: list({ name: text, email: text }, { uniqueItems: true }) }),
  },
  incomplete_object: {
    ...{ file: 'person.json', content: '{"person":{"name":"Ada Byron","age":36}}', path: '$.person' },
    schema: object({ person: object({ name: text, age: number, email: text }, { required: ['name', 'email'] }) }),
  },
  numeric_mismatch: {
    ...{ file: 'a.html', path: '$.items[0].line_total' },
    content: invoice(row('Paper', '2', '4.00', '9.00') + row('Pens', '5', '1.20', '6.00'), ''),
    schema: object({ items: lines }),
  },
  floating_precision_diff: {
    ...{ file: 'a.html', path: '$.items[0].line_total' },
    content: invoice(row('Paper', '3', '3.3333', '10.00') + row('Pens', '5', '1.20', '6.00'), ''),
    schema: object({ items: lines }),
  },
  semantic_conflict: {
    ...{ file: 'a.html', path: '$.due_date' },
    content: invoice('', stated({ 'Invoice date': '31 January 2024', 'Due date': '15 January 2024' })),
    schema: object({ invoice_date: { type: 'string', format: 'date' }, due_date: { type: 'string', format: 'date' } }),
  },
  order_difference: {
    ...{ file: 'order.json', path: '$.steps' },
    content: '{"steps":{"1":{"title":"Second","minutes":5},"0":{"title":"First","minutes":3}}}',
    schema: object({ steps: list({ title: text, minutes: number }) }),
  },
}

let folder: string
const parser = new Parser({ parallel: 1, engines: { parallel: 1 }, owner: 'one' })
const extractor = new Extractor({ parser, parallel: 1 })
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-concerns-'))
})
after(async () => {
  await extractor.close()
  parser.close()
  await rm(folder, { recursive: true, force: true })
})

for (const [code, { file: name, content, schema, path: place }] of Object.entries(cases))
  test(`${code} is told of a document that gives reason for it`, async () => {
    const path = join(folder, name)
    await writeFile(path, content)
    const { signal } = new AbortController()
    const result = await extractFile(
      extractor,
      { path, name },
      { schema: readSchemaText(JSON.stringify(schema)), validation: 'lax', coverage: false, run: {}, signal },
    )
    const told = result.validation?.concerns ?? []
    const found = told.filter((concern) => concern.code === code).map(({ path: at, level }) => `${level} ${at}`)
    const wanted = `${concernLevels[code as ConcernCode]} ${place}`
    assert.ok(found.includes(wanted), `${wanted} is not in ${JSON.stringify({ data: result.data, told }, null, 1)}`)
  })
