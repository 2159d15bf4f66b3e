import { z } from 'zod'
import { jobErrorSchema, platformErrorSchema } from '../../contract/errors.ts'
import { scopes } from '../../contract/scopes.ts'
import { hasTables, isFile, isPublic, type KeyedOperation, type Operation } from '../../operations/operation.ts'
import { tags } from '../../operations/tags.ts'
import { tableMediaTypes } from '../../services/exports/write-tables.ts'
import { componentCollector, type JsonSchema } from './components.ts'

/** The OpenAPI 3.1 document of all operations, from the same schemas that check requests and answers. */
export function openApiDocument(operations: Operation[], about: { version: string; serverUrl: string }) {
  const components = componentCollector()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const each of operations) {
    const path = each.path.replace(/:([A-Za-z_]+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: describe(each, components.schemaFor) }
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
      schemas: components.all(),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `An API key. Scopes: ${scopes.join(', ')}.` },
      },
    },
  }
}

type SchemaFor = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema

function describe(operation: Operation, schemaFor: SchemaFor) {
  const parameters = [
    ...parametersOf(operation.params, 'path', schemaFor),
    ...parametersOf(operation.query, 'query', schemaFor),
    ...(!isPublic(operation) && operation.method !== 'GET' ? [idempotencyKeyParameter] : []),
  ]
  return {
    operationId: operation.name,
    ...(operation.call !== undefined && { 'x-call': operation.call }),
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    security: isPublic(operation) ? [] : [{ key: [] }],
    ...(isPublic(operation) ? {} : { 'x-required-scope': operation.access.scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(!isFile(operation) && !isPublic(operation) && requestBody(operation, schemaFor)),
    responses: responses(operation, schemaFor),
  }
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query', schemaFor: SchemaFor) {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { description, ...rest } = schemaFor(field, 'input')
    return {
      name,
      in: where,
      required: where === 'path' || !field.safeParse(undefined).success,
      ...(typeof description === 'string' && { description }),
      schema: rest,
    }
  })
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request within 24 hours gives the same answer and has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function requestBody(operation: KeyedOperation, schemaFor: SchemaFor) {
  const content: Record<string, { schema: JsonSchema }> = {}
  if (operation.body !== undefined) content['application/json'] = { schema: schemaFor(operation.body, 'input') }
  if (operation.form !== undefined) content['multipart/form-data'] = { schema: formSchema(operation.form, schemaFor) }
  const required = !operation.body?.safeParse(undefined).success
  return Object.keys(content).length > 0 && { requestBody: { required, content } }
}

/** Zod knows nothing of files: they are added to the fields. */
function formSchema({ fields, files }: NonNullable<KeyedOperation['form']>, schemaFor: SchemaFor): JsonSchema {
  const schema = schemaFor(fields, 'input')
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

function responses(operation: Operation, schemaFor: SchemaFor) {
  const success = String(operation.status ?? 200)
  const error = schemaFor(operation.api === 'job' ? jobErrorSchema : platformErrorSchema, 'output')
  const statuses = failureStatuses(operation)
  return {
    [success]: { description: operation.summary, headers: rateHeaders, ...successContent(operation, schemaFor) },
    ...('accepted' in operation &&
      operation.accepted && {
        202: {
          description: 'Begun; poll for its end.',
          headers: rateHeaders,
          content: json(operation.accepted, schemaFor),
        },
      }),
    ...Object.fromEntries(
      Object.entries(statuses).map(([status, description]) => [
        status,
        { description, headers: rateHeaders, content: { 'application/json': { schema: error } } },
      ]),
    ),
  }
}

function successContent(operation: Operation, schemaFor: SchemaFor) {
  if (isFile(operation)) {
    const schemaOf = (type: string) => (type === 'application/json' ? {} : { type: 'string', format: 'binary' })
    return { content: Object.fromEntries(operation.mediaTypes.map((type) => [type, { schema: schemaOf(type) }])) }
  }
  if (operation.output instanceof z.ZodUndefined) return {}
  const tables = hasTables(operation) ? Object.values(tableMediaTypes) : []
  const files = tables.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
  return { content: { ...json(operation.output, schemaFor), ...Object.fromEntries(files) } }
}

function json(schema: z.ZodType, schemaFor: SchemaFor) {
  return { 'application/json': { schema: schemaFor(schema, 'output') } }
}

function failureStatuses(operation: Operation): Record<string, string> {
  const keyed = !isPublic(operation)
  const writes = keyed && operation.method !== 'GET'
  const platform = operation.api === 'platform'
  return {
    ...((keyed || operation.query !== undefined) && { 400: 'The request is not valid.' }),
    ...(keyed && { 401: 'The key is missing or not valid.' }),
    ...(keyed && platform && { 403: 'The key lacks the scope.' }),
    // A body can name what is not there, too.
    ...((operation.params !== undefined || (writes && platform)) && { 404: 'There is nothing with this id.' }),
    ...(writes && platform && { 409: 'It conflicts with what is there, or the same request is still running.' }),
    ...(writes && { 413: 'The body is too large.', 415: 'The media type is not taken.' }),
    ...(writes && platform && { 422: 'Understood, but not possible.' }),
    429: 'Too many requests.',
    500: 'Something went wrong on the side of the service.',
    ...(platform && { 503: 'Something the service needs cannot be reached.' }),
  }
}
