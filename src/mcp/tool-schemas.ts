import { z } from 'zod'
import type { ToolOperation } from './tool-operation.ts'

export type JsonSchema = Record<string, unknown>

/** What a tool takes: everything that the operation takes, in one object. */
export interface ToolInput {
  schema: JsonSchema
  /** Where each argument belongs; what is in none of them belongs to the body. */
  params: ReadonlySet<string>
  query: ReadonlySet<string>
  /** The arguments that are files, and whether they are lists of them. */
  files: ReadonlyMap<string, 'one' | 'many'>
  takesKey: boolean
}

export function toolInput(operation: ToolOperation, readOnly: boolean, byPath: boolean): ToolInput {
  const fileSchema = byPath ? { anyOf: [sentFile, fileAtPath] } : sentFile
  const { params, query } = operation
  const keyed = operation.access === 'public' ? undefined : operation
  const form = keyed && 'form' in keyed ? keyed.form : undefined
  const body = keyed && 'body' in keyed ? keyed.body : undefined
  const parts = [params, query, body ?? form?.fields].flatMap((part) =>
    part === undefined ? [] : [objectSchema(part)],
  )
  const files = Object.entries(form?.files ?? {})
  const takesKey = !readOnly && operation.method !== 'GET'
  const properties = {
    ...Object.assign({}, ...parts.map((part) => part.properties)),
    ...Object.fromEntries(files.map(([name, { max }]) => [name, max === 1 ? fileSchema : listOf(fileSchema, max)])),
    ...(takesKey && { idempotency_key: idempotencyKeySchema }),
  }
  const required = parts.flatMap((part) => part.required)
  const definitions = Object.assign({}, ...parts.map((part) => part.definitions))
  return {
    schema: {
      ...{ type: 'object', properties, additionalProperties: false },
      ...(required.length > 0 && { required }),
      ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
    },
    params: namesOf(params),
    query: namesOf(query),
    files: new Map(files.map(([name, { max }]) => [name, max === 1 ? 'one' : 'many'])),
    takesKey,
  }
}

/** A success of the operation, the work that it has become, or what came of that. */
export function toolOutput(operation: ToolOperation, outcome?: z.ZodType): JsonSchema {
  const accepted = 'accepted' in operation ? operation.accepted : undefined
  const several = [operation.output, accepted, outcome].filter((each) => each !== undefined)
  const output = several.length === 1 ? operation.output : z.union(several)
  const { $schema: _, ...schema } = jsonSchemaOf(output, 'output')
  // Whoever reads it expects an object at the top, also where there are several.
  return { ...schema, type: 'object' }
}

/** Without the ids by which the reference names its schemas: they are no part of JSON Schema any more. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    ...{ target: 'draft-2020-12', io },
    override: ({ jsonSchema }) => {
      if (typeof jsonSchema.id === 'string') delete jsonSchema.id
    },
  }) as JsonSchema
}

function namesOf(part: z.ZodType | undefined): ReadonlySet<string> {
  return new Set(part === undefined ? [] : Object.keys(objectSchema(part).properties))
}

function objectSchema(part: z.ZodType) {
  const { $defs: definitions = {}, ...root } = jsonSchemaOf(part, 'input') as ObjectSchema & {
    $defs?: Record<string, ObjectSchema>
  }
  const name = root.$ref?.replace('#/$defs/', '')
  const { properties = {}, required = [] } = name === undefined ? root : (definitions[name] ?? {})
  const own = Object.entries(properties).filter(([name, property]) => !isWithheld(name, property))
  return { properties: Object.fromEntries(own), required, definitions }
}

/** Agents read JSON, so that tables are for programs; and what they find is sent to no address that a document may have told them. */
function isWithheld(name: string, property: JsonSchema): boolean {
  return property['x-table'] === true || name === 'webhook_url'
}

interface ObjectSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const fileAtPath: JsonSchema = {
  type: 'object',
  description: 'A file of this machine, in one of the folders that were allowed.',
  properties: { path: { type: 'string' } },
  required: ['path'],
  additionalProperties: false,
}

const sentFile: JsonSchema = {
  type: 'object',
  description: 'A file in the call itself. For larger ones send its address (`file_url`) or use request_upload.',
  properties: {
    name: { type: 'string', description: 'With its ending, such as invoice.pdf.' },
    content_base64: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['name', 'content_base64'],
  additionalProperties: false,
}

function listOf(items: JsonSchema, maxItems: number): JsonSchema {
  return { type: 'array', items, maxItems }
}

const idempotencyKeySchema: JsonSchema = {
  ...{ type: 'string', minLength: 1, maxLength: 255 },
  description: 'Any text of your own: a call that is repeated with it is done once, and answered as it was.',
}
