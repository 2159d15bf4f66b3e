import {
  type ApiDocument,
  hasTables,
  isRaw,
  type JsonSchema,
  type Operation,
  operationsOf,
  type Parameter,
  successes,
  typeName,
  typesOf,
} from './api-document.ts'

const primitives: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The types of all that is sent and answered, and the table of operations. */
export function clientSource(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas)
  const operations = operationsOf(document)
  return [
    '// Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.',
    "import type { FileSource } from './files.ts'\n",
    ...new Set(
      schemas.map(
        ([name, schema]) => `${comment(schema.description, '')}export type ${typeName(name)} = ${typeOf(schema)}\n`,
      ),
    ),
    'export interface Operations {',
    ...operations.map(({ operation }) => operationType(operation)),
    '}\n',
    'export const operations: Record<',
    '  keyof Operations,',
    "  { call: string; method: string; path: string; answer: 'json' | 'raw'; takes?: 'form' }",
    '> = {',
    ...operations.map(({ path, method, operation }) => {
      const answer = isRaw(operation) ? 'raw' : 'json'
      const { operationId, 'x-call': call } = operation
      const takes = takesOnlyForms(operation) ? ", takes: 'form'" : ''
      return `  ${operationId}: { call: '${call}', method: '${method}', path: '${path}', answer: '${answer}'${takes} },`
    }),
    '}\n',
  ].join('\n')
}

function takesOnlyForms({ requestBody }: Operation): boolean {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  return form !== undefined && json === undefined
}

function operationType(operation: Operation): string {
  const { operationId, summary } = operation
  const parts = [
    parametersType(operation, 'path', 'params'),
    parametersType(operation, 'query', 'query'),
    ...(hasTables(operation) ? [parametersType(operation, 'query', 'tables')] : []),
    ...bodyTypes(operation),
    `response: ${responseTypes(operation).join(' | ')}`,
  ]
  const lines = parts.filter((part) => part !== undefined).map((part) => `    ${part}\n`)
  return `${comment(summary, '  ')}  ${operationId}: {\n${lines.join('')}  }`
}

/** A form has the fields of the body, as text; so there is one type of them, and one of the files. */
function bodyTypes({ requestBody }: Operation): string[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const parts = Object.entries(form?.schema.properties ?? {})
  const files = parts.filter(([, part]) => isBinary(part))
  const texts = parts.filter(([, part]) => !isBinary(part))
  const body = json?.schema ?? { ...form?.schema, properties: Object.fromEntries(texts) }
  return [
    ...(json || form ? [`body: ${typeOf(body, '    ')}`] : []),
    ...(form ? [`files?: ${typeOf({ type: 'object', properties: Object.fromEntries(files) }, '    ')}`] : []),
  ]
}

export function isBinary({ format, items }: JsonSchema): boolean {
  return format === 'binary' || (typeof items === 'object' && items.format === 'binary')
}

function parametersType({ parameters = [] }: Operation, where: string, name: string): string | undefined {
  const isWanted = ({ schema }: Parameter) => name === 'tables' || !schema['x-table']
  const wanted = parameters.filter((parameter) => parameter.in === where && isWanted(parameter))
  if (wanted.length === 0) return undefined
  const required = wanted.filter((parameter) => parameter.required).map((parameter) => parameter.name)
  const properties = Object.fromEntries(
    wanted.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }]),
  )
  return `${name}${required.length === 0 ? '?' : ''}: ${typeOf({ type: 'object', properties, required }, '    ')}`
}

/** A success with 202 beside 200 is another answer, not another form of the same. */
function responseTypes(operation: Operation): string[] {
  if (isRaw(operation)) return ['globalThis.Response']
  return successes(operation).map(({ content }) =>
    content ? typeOf(content['application/json']?.schema ?? {}) : 'undefined',
  )
}

export function typeOf(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never'
  if (schema.$ref !== undefined) return typeName(schema.$ref.split('/').at(-1) ?? '')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  // Switches in queries and forms, which the client writes as text.
  if (String(schema.enum) === 'true,false') return 'boolean'
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf ?? typesOf(schema)
  if (choices !== undefined) return [...new Set(choices.map((choice) => typeOf(choice, indent)))].join(' | ')
  if (schema.format === 'binary') return 'FileSource'
  if (schema.type === 'object') return objectType(schema, indent)
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? true, indent)}>`
  return primitives[String(schema.type)] ?? 'unknown'
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
    // What is undefined is not sent, so callers need not leave it out.
    const said = required.includes(name) ? `: ${typeOf(schema, inner)}` : `?: ${typeOf(schema, inner)} | undefined`
    return `${comment(schema.description, inner)}${inner}${key}${said}\n`
  })
  if (lines.length > 0) return `{\n${lines.join('')}${indent}}`
  return additionalProperties === false
    ? 'Record<string, never>'
    : `{ [name: string]: ${typeOf(additionalProperties ?? true, indent)} }`
}

/** The name of the errors is taken. */
export function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`
}
