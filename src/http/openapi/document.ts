import { z } from 'zod'
import { jobErrorSchema, platformErrorSchema } from '../../contract/errors.ts'
import { scopes } from '../../contract/scopes.ts'
import {
  hasTables,
  isDoneOnce,
  isFile,
  isPublic,
  type KeyedOperation,
  type Operation,
} from '../../operations/operation.ts'
import { tags } from '../../operations/tags.ts'
import { tableMediaTypes } from '../../services/exports/write-tables.ts'
import { componentCollector, type JsonSchema } from './components.ts'
import { type Example, exampleCollector, recordedExamples } from './examples.ts'

/** The OpenAPI 3.1 document of all operations, from the same schemas that check requests and answers. */
export function openApiDocument(operations: Operation[], about: { version: string; serverUrl: string }) {
  const components = componentCollector()
  const examples = recordedExamples()
  const collector = exampleCollector(components.all)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const each of operations) {
    const path = each.path.replace(/:([A-Za-z_]+)/g, '{$1}')
    const own = examples[`${each.method} ${path}`] ?? {}
    const described = describe(each, { schemaFor: components.schemaFor, examples: own, show: collector.visit })
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sheaf',
      version: about.version,
      description: 'Documents in, data you can trust out: every value with its source, its probability and its cost.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.serverUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: collector.withExamples(components.all()),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `An API key. Scopes: ${scopes.join(', ')}.` },
      },
    },
  }
}

type SchemaFor = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema

interface Describing {
  schemaFor: SchemaFor
  /** Calls of the operation that went well or did not, by status. */
  examples: Record<string, Example>
  /** Where an example stands. */
  show(schema: JsonSchema, value: unknown): void
}

function describe(operation: Operation, describing: Describing) {
  const { schemaFor } = describing
  const example = successOf(operation, describing)
  const parameters = [
    ...parametersOf(operation.params, 'path', schemaFor, example),
    ...parametersOf(operation.query, 'query', schemaFor, example),
    ...(isDoneOnce(operation) ? [idempotencyKeyParameter] : []),
  ]
  return {
    operationId: operation.name,
    ...(operation.call !== undefined && { 'x-call': operation.call }),
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    security: isPublic(operation) ? [] : [{ key: [] }],
    ...(isPublic(operation)
      ? {}
      : { 'x-required-scope': operation.access.scope, 'x-required-grant': operation.access.grant }),
    ...(parameters.length > 0 && { parameters }),
    ...(!isFile(operation) && !isPublic(operation) && requestBody(operation, describing)),
    responses: responses(operation, describing),
  }
}

function successOf({ status = 200 }: Operation, { examples }: Describing): Example | undefined {
  return examples[status] ?? examples[202]
}

function parametersOf(
  schema: z.ZodType | undefined,
  where: 'path' | 'query',
  schemaFor: SchemaFor,
  example: Example | undefined,
) {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { description, ...rest } = schemaFor(field, 'input')
    return {
      name,
      in: where,
      required: where === 'path' || !field.safeParse(undefined).success,
      ...(typeof description === 'string' && { description }),
      schema: rest,
      ...(example?.parameters[name] !== undefined && { example: asTyped(example.parameters[name], rest) }),
    }
  })
}

/** What was recorded from an address is text, and what was sent once is no list: as its schema has it. */
function asTyped(value: unknown, { type }: JsonSchema): unknown {
  if ((type === 'integer' || type === 'number') && typeof value === 'string') return Number(value)
  return type === 'array' && !Array.isArray(value) ? [value] : value
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request within 24 hours gives the same answer and has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** The form comes first: it can be tried out with nothing but a file. */
function requestBody(operation: KeyedOperation, describing: Describing) {
  const { schemaFor, show } = describing
  const example = successOf(operation, describing)
  const content: Record<string, { schema: JsonSchema; example?: unknown }> = {}
  if (operation.form !== undefined) {
    const schema = formSchema(operation.form, schemaFor)
    const parts = Object.entries(example?.form ?? {}).map(([name, value]) => [
      name,
      asTyped(value, (schema['properties'] as Record<string, JsonSchema> | undefined)?.[name] ?? {}),
    ])
    content['multipart/form-data'] = { schema, ...(example?.form && { example: Object.fromEntries(parts) }) }
  }
  if (operation.body !== undefined) {
    const schema = schemaFor(operation.body, 'input')
    const sent = Object.values(describing.examples).find(({ json }) => json !== undefined)?.json
    const others = Object.values(describing.examples).flatMap(({ alsoSent = [] }) => alsoSent)
    for (const each of [sent, ...others]) show(schema, each)
    content['application/json'] = { schema, ...(sent !== undefined && { example: sent }) }
  }
  const required = !operation.body?.safeParse(undefined).success
  return Object.keys(content).length > 0 && { requestBody: { required, content } }
}

/** Zod knows nothing of files: they are added to the fields. */
function formSchema({ fields, files }: NonNullable<KeyedOperation['form']>, schemaFor: SchemaFor): JsonSchema {
  // Written out: a reference could not take the files beside it.
  const schema = schemaFor(fields.meta({}), 'input')
  const binary = { type: 'string', format: 'binary' }
  const parts = Object.entries(files).map(([name, { max }]) => [
    name,
    max === 1 ? binary : { type: 'array', items: binary, maxItems: max },
  ])
  return { ...schema, properties: { ...Object.fromEntries(parts), ...(schema['properties'] as JsonSchema) } }
}

const rateHeaders = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'].map((name) => [
    name,
    { schema: { type: 'string' } },
  ]),
)

function responses(operation: Operation, describing: Describing) {
  const { schemaFor, examples, show } = describing
  const success = String(operation.status ?? 200)
  const error = schemaFor(operation.api === 'job' ? jobErrorSchema : platformErrorSchema, 'output')
  const statuses = failureStatuses(operation)
  const refusal = (status: string) => {
    const example = examples[status]?.answer
    show(error, example)
    return { 'application/json': { schema: error, ...(example !== undefined && { example }) } }
  }
  return {
    [success]: { description: operation.summary, headers: rateHeaders, ...successContent(operation, describing) },
    ...('accepted' in operation &&
      operation.accepted && {
        202: {
          description: 'Begun; poll for its end.',
          headers: rateHeaders,
          content: json(operation.accepted, 202, describing),
        },
      }),
    ...(isConditional(operation) && { 304: { description: 'As it was at the ETag.', headers: rateHeaders } }),
    ...Object.fromEntries(
      Object.entries(statuses).map(([status, description]) => [
        status,
        { description, headers: rateHeaders, content: refusal(status) },
      ]),
    ),
  }
}

/** What is polled, and pictures, can be asked for again with `If-None-Match`. */
function isConditional(operation: Operation): boolean {
  const { query } = operation
  const isPolled = query instanceof z.ZodObject && 'wait' in query.shape && operation.name !== 'listenToEvents'
  return isPolled || (isFile(operation) && operation.mediaTypes.includes('image/png'))
}

function successContent(operation: Operation, describing: Describing) {
  if (isFile(operation)) {
    const schemaOf = (type: string) => (type === 'application/json' ? {} : { type: 'string', format: 'binary' })
    return { content: Object.fromEntries(operation.mediaTypes.map((type) => [type, { schema: schemaOf(type) }])) }
  }
  const { output, status = 200 } = operation
  if (output instanceof z.ZodUndefined) return {}
  const tables = hasTables(operation) ? Object.values(tableMediaTypes) : []
  const files = tables.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
  return { content: { ...json(output, status, describing), ...Object.fromEntries(files) } }
}

function json(output: z.ZodType, status: number, { schemaFor, examples, show }: Describing) {
  const schema = schemaFor(output, 'output')
  const { answer: example, also = [] } = examples[status] ?? {}
  for (const each of [example, ...also]) show(schema, each)
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

function failureStatuses(operation: Operation): Record<string, string> {
  const keyed = !isPublic(operation)
  const writes = isDoneOnce(operation)
  const platform = operation.api === 'platform'
  const isRead = !writes && platform && operation.params !== undefined
  return {
    ...((keyed || operation.query !== undefined) && { 400: 'The request is not valid.' }),
    ...(keyed && { 401: 'The key is missing or not valid.' }),
    ...(keyed && platform && { 403: 'The key lacks the scope.' }),
    // A body can name what is not there, too.
    ...((operation.params !== undefined || (writes && platform)) && { 404: 'There is nothing with this id.' }),
    ...(writes && platform && { 409: 'It conflicts with what is there, or the same request is still running.' }),
    // Cancelling a job that has ended, and feedback on one that has not.
    ...(writes && !platform && operation.params !== undefined && { 409: 'It has ended.', 422: 'It has not ended.' }),
    ...(isRead && { 409: 'It is not ready yet.', 422: 'There is nothing to show.' }),
    ...(writes && { 413: 'The body is too large.', 415: 'The media type is not taken.' }),
    ...(writes && platform && { 422: 'Understood, but not possible.' }),
    429: 'Too many requests.',
    500: 'Something went wrong on the side of the service.',
    ...(platform && { 503: 'Something the service needs cannot be reached.' }),
  }
}
