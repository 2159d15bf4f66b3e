import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { allOperations } from '../../operations/all-operations.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument(allOperations, { version: '0', serverUrl: '/' })

interface Described {
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ name: `${method} ${path}`, ...(described as Described) })),
)
const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'https://api.test/openapi' })
const validators = new Map<string, ValidateFunction>()
/** Most operations fail alike: what describes that is compiled once. */
function validatorOf(schema: object): ValidateFunction {
  const local = JSON.stringify(schema).replaceAll('"#/components/', '"https://api.test/openapi#/components/')
  const validator = validators.get(local) ?? ajv.compile(JSON.parse(local))
  validators.set(local, validator)
  return validator
}

test('every operation has an example of its answer, and every example fits', () => {
  for (const { name, responses } of operations) {
    const described = Object.entries(responses).flatMap(([status, { content }]) => {
      const json = content?.['application/json']
      return json ? [{ status, ...json }] : []
    })
    const successes = described.filter(({ status }) => status < '300')
    if (successes.some(({ schema }) => Object.keys(schema).length > 0))
      assert.ok(
        successes.some(({ example }) => example !== undefined),
        `${name}: run "npm run record:examples"`,
      )
    for (const { status, schema, example } of described.filter((each) => each.example !== undefined)) {
      const validate = validatorOf(schema)
      assert.ok(validate(example), `${name} ${status}: ${ajv.errorsText(validate.errors)}`)
    }
  }
})

test('every example of a body that is sent would be taken', () => {
  for (const { name, requestBody } of operations) {
    const { schema = {}, example } = requestBody?.content['application/json'] ?? {}
    if (example === undefined) continue
    const validate = validatorOf(schema)
    assert.ok(validate(example), `${name}: ${ajv.errorsText(validate.errors)}`)
  }
})

test('all schemas have examples, none of which is an extreme of numbers', () => {
  const schemas = Object.entries(document.components.schemas)
  const without = schemas.filter(([, schema]) => !('examples' in schema)).map(([name]) => name)
  assert.deepEqual(without, [], 'run "npm run record:examples"')
  const described = schemas.map(([, schema]) => JSON.stringify({ ...schema, examples: [] }))
  assert.ok(described.every((text) => !text.includes('9007199254740991')))
})
