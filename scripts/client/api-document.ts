/** As much of an OpenAPI document as the client is made from. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  format?: string
  /** Only tables take it. */
  'x-table'?: boolean
  description?: string
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: JsonSchema
}

export type Content = Record<string, { schema: JsonSchema }>

export interface Operation {
  operationId: string
  'x-call'?: string
  summary: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export function operationsOf(document: ApiDocument) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

export function isRaw(operation: Operation): boolean {
  return !hasTables(operation) && contentsOf(operation).some(({ schema }) => schema.format === 'binary')
}

/** Whether its JSON can also be had as CSV or Excel. */
export function hasTables(operation: Operation): boolean {
  return successes(operation).some(({ content = {} }) => 'application/json' in content && 'text/csv' in content)
}

function contentsOf(operation: Operation) {
  return successes(operation).flatMap(({ content = {} }) => Object.values(content))
}

export function successes({ responses }: Operation) {
  return Object.entries(responses)
    .filter(([status]) => status < '300')
    .map(([, response]) => response)
}

export function resolve(schema: JsonSchema, { components }: ApiDocument): JsonSchema {
  return (schema.$ref && components.schemas[schema.$ref.split('/').at(-1) ?? '']) || schema
}

/** Of a schema of several types, each by itself. */
export function typesOf(schema: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(schema.type) ? schema.type.map((each) => ({ ...schema, type: each })) : undefined
}

/** `Error` is taken in both languages. */
export function typeName(name: string): string {
  return name === 'Error' ? 'ApiError' : name
}
