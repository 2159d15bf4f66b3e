import { z } from 'zod'
import { jobErrorSchema, platformErrorSchema } from '../../contract/errors.ts'
import { scopes } from '../../contract/scopes.ts'
import { isRaw, type KeyedRoute, type Route } from '../route.ts'
import { componentCollector, type JsonSchema } from './components.ts'
import { tags } from './tags.ts'

/** The OpenAPI 3.1 document of all routes, from the same schemas that check requests and answers. */
export function openApiDocument(routes: Route[], about: { version: string; serverUrl: string }) {
  const components = componentCollector()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z_]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, components.schemaFor) }
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

function operation(route: Route, schemaFor: SchemaFor) {
  const parameters = [
    ...parametersOf(route.params, 'path', schemaFor),
    ...parametersOf(route.query, 'query', schemaFor),
    ...(route.scope !== 'public' && route.method !== 'GET' ? [idempotencyKeyParameter] : []),
  ]
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    security: route.scope === 'public' ? [] : [{ key: [] }],
    ...(route.scope === 'public' ? {} : { 'x-required-scope': route.scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(!isRaw(route) && route.scope !== 'public' && requestBody(route, schemaFor)),
    responses: responses(route, schemaFor),
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

function requestBody(route: KeyedRoute, schemaFor: SchemaFor) {
  const content: Record<string, { schema: JsonSchema }> = {}
  if (route.body !== undefined) content['application/json'] = { schema: schemaFor(route.body, 'input') }
  if (route.form !== undefined) content['multipart/form-data'] = { schema: formSchema(route.form, schemaFor) }
  const required = !route.body?.safeParse(undefined).success
  return Object.keys(content).length > 0 && { requestBody: { required, content } }
}

/** Zod knows nothing of files: they are added to the fields. */
function formSchema({ fields, files }: NonNullable<KeyedRoute['form']>, schemaFor: SchemaFor): JsonSchema {
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

function responses(route: Route, schemaFor: SchemaFor) {
  const success = String(route.successStatus ?? 200)
  const error = schemaFor(route.api === 'job' ? jobErrorSchema : platformErrorSchema, 'output')
  const statuses = failureStatuses(route)
  return {
    [success]: { description: route.summary, headers: rateHeaders, ...successContent(route, schemaFor) },
    ...('accepted' in route &&
      route.accepted && {
        202: {
          description: 'Begun; poll for its end.',
          headers: rateHeaders,
          content: json(route.accepted, schemaFor),
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

function successContent(route: Route, schemaFor: SchemaFor) {
  if (isRaw(route)) {
    const schemaOf = (type: string) => (type === 'application/json' ? {} : { type: 'string', format: 'binary' })
    return { content: Object.fromEntries(route.mediaTypes.map((type) => [type, { schema: schemaOf(type) }])) }
  }
  return route.response instanceof z.ZodUndefined ? {} : { content: json(route.response, schemaFor) }
}

function json(schema: z.ZodType, schemaFor: SchemaFor) {
  return { 'application/json': { schema: schemaFor(schema, 'output') } }
}

function failureStatuses(route: Route): Record<string, string> {
  const keyed = route.scope !== 'public'
  const writes = keyed && route.method !== 'GET'
  const platform = route.api === 'platform'
  return {
    ...((keyed || route.query !== undefined) && { 400: 'The request is not valid.' }),
    ...(keyed && { 401: 'The key is missing or not valid.' }),
    ...(keyed && platform && { 403: 'The key lacks the scope.' }),
    ...(route.params !== undefined && { 404: 'There is nothing with this id.' }),
    ...(writes && platform && { 409: 'It conflicts with what is there, or the same request is still running.' }),
    ...(writes && { 413: 'The body is too large.', 415: 'The media type is not taken.' }),
    ...(writes && platform && { 422: 'Understood, but not possible.' }),
    429: 'Too many requests.',
    500: 'Something went wrong on the side of the service.',
    ...(platform && { 503: 'Something the service needs cannot be reached.' }),
  }
}
