import { z } from 'zod'
import { idSchema, maybe, nameSchema, timeSchema, versionParams } from './common.ts'
import { listOf, listQuery } from './lists.ts'

const descriptionSchema = z.string().max(2000).nullable()

const content = {
  definition: z
    .unknown()
    .optional()
    .describe(
      'What to find, in any of three formats: JSON Schema (draft-07 or 2020-12), `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. A field with `x-reference: { primitive, key, value }` (`reference` in the last two formats) is looked up in a primitive. Either this or `fields`.',
    ),
  fields: z
    .array(z.unknown())
    .max(2000)
    .optional()
    .describe('What to find as a list of fields: `[{ "name", "type", "description" }]`. Either this or `definition`.'),
}

export const createSchemaBody = z
  .strictObject({
    name: nameSchema.describe('No two schemas of a workspace have the same name, whatever its case.'),
    description: descriptionSchema.optional(),
    ...content,
  })
  .meta({ id: 'CreateSchema' })
export type CreateSchema = z.output<typeof createSchemaBody>

export const updateSchemaBody = z
  .strictObject({ name: nameSchema.optional(), description: descriptionSchema.optional(), ...content })
  .refine((body) => Object.keys(body).length > 0, 'names nothing to change')
  .meta({ id: 'UpdateSchema' })
export type UpdateSchema = z.output<typeof updateSchemaBody>

const shortIdSchema = z.string().regex(/^SCH-[0-9A-Z]{8}$/i, 'must be a short id such as SCH-0K3F9A2B')
/** A schema can be named by either of its ids. */
export const schemaIdSchema = z.union([idSchema, shortIdSchema]).describe('The `id` or the `short_id` of a schema.')
export const schemaParams = z.object({ id: schemaIdSchema })
export const schemaVersionParams = schemaParams.extend({ n: versionParams.shape.n })

export const schemaListQuery = listQuery.extend({
  search: z
    .string()
    .trim()
    .normalize()
    .min(1)
    .max(200)
    .optional()
    .describe('Text in the name, the description or the short id.'),
})
export type SchemaListQuery = z.output<typeof schemaListQuery>

const versionFacts = {
  name: z.string(),
  description: maybe(z.string()),
  definition: z
    .record(z.string(), z.unknown())
    .describe('JSON Schema, with its properties in the order in which they were sent.'),
  field_count: z.int().describe('How many values it asks for; what is inside a list counts once.'),
  version: z.int(),
  created_at: timeSchema,
}

export const schemaSchema = z
  .object({
    id: idSchema,
    short_id: z.string().describe('For people: `SCH-` and eight characters. Taken wherever the id is.'),
    ...versionFacts,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), versions: z.string() }),
  })
  .meta({ id: 'Schema' })
export type Schema = z.input<typeof schemaSchema>

export const schemaListSchema = listOf(schemaSchema).meta({ id: 'SchemaList' })

export const schemaVersionSchema = z
  .object({ schema_id: idSchema, ...versionFacts, links: z.object({ self: z.string(), schema: z.string() }) })
  .meta({ id: 'SchemaVersion' })
export type SchemaVersion = z.input<typeof schemaVersionSchema>

export const schemaVersionListSchema = listOf(schemaVersionSchema).meta({ id: 'SchemaVersionList' })
