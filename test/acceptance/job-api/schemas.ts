import assert from 'node:assert/strict'
import { call, ended, file, form, refused, run } from './service.ts'
import { openUpload } from './slow-upload.ts'
import { specification } from './specification.ts'

const put = (json_schema: string) => call('PUT', '/process', { body: form({ file: parcel(), json_schema }) })

const badSchemas = [
  '',
  'not json',
  '7',
  '[]',
  '"text"',
  'null',
  '{"type":"nonsense"}',
  '{"properties":[]}',
  '{"pattern":"("}',
]
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Parcel',
  type: 'object',
  required: ['parcel'],
  properties: {
    parcel: {
      type: 'object',
      required: ['colour', 'weight'],
      properties: {
        colour: { type: 'string', pattern: '^[a-z]+$', examples: ['red'] },
        weight: { type: 'number', minimum: 0 },
        sent: { type: 'string', format: 'date' },
      },
    },
    stamps: { type: 'array', minItems: 0, items: { type: 'string' } },
  },
}
const parcel = () => file('Parcel\nColour: green\nWeight: 12.5\nSent: 2030-01-02\n', 'parcel.txt')

specification(
  ['contract bad json_schema', 'PUT /process 400', 'field json_schema'],
  'a schema that is not JSON, no object or no valid schema is refused',
  async () => {
    for (const json_schema of badSchemas) await refused(put(json_schema), 400, /schema/i)
    const elsewhere = '{"$ref":"https://example.com/schema.json"}'
    await refused(put(elsewhere), 400, /\$ref|remote/)
  },
)

specification(
  ['field json_schema', 'field json_schema any valid', 'field text fields', 'PUT /process 202'],
  'a schema may be a text, a JSON part or a file, before or after the file, and all give the same',
  async () => {
    const text = JSON.stringify(schema)
    const parts = [text, new Blob([text], { type: 'application/json' }), file(text, 's.json', 'application/json')]
    for (const json_schema of parts)
      for (const fields of [
        { json_schema, file: parcel(), validation: 'strict' },
        { validation: 'strict', file: parcel(), json_schema },
      ]) {
        const job = await run('process', fields, '&include-schema=true')
        assert.equal(job.status, 'success', job.message)
        assert.deepEqual(job.result?.['parcel'], { colour: 'green', weight: 12.5, sent: '2030-01-02' })
        assert.deepEqual(job.json_schema, schema)
      }
  },
)

specification(
  ['field json_schema', 'field text fields'],
  'a JSON part without a file name, as some clients send it, is a schema too',
  async () => {
    const upload = openUpload('/process', 'parcel.txt')
    upload.write('Colour: green\n\r\n--upload-of-a-test\r\nContent-Disposition: form-data; name="json_schema"\r\n')
    upload.write('Content-Type: application/json\r\n\r\n{"type":"object","properties":{"colour":{"type":"string"}}}')
    upload.end()
    const { status, body } = await upload.answer
    assert.equal(status, 202, body)
    const job = await ended(JSON.parse(body).job_id)
    assert.deepEqual([job.status, job.result], ['success', { colour: 'green' }])
  },
)
