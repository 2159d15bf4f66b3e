import { z } from 'zod'
import { idSchema, maybe, nameSchema } from './common.ts'
import { documentIds, phases, workFields, workStatuses } from './jobs.ts'
import { listOf, listQuery } from './lists.ts'
import { schemaIdSchema } from './schemas.ts'

export const pipelineModeSchema = z
  .enum(['new', 'append'])
  .optional()
  .describe(
    '`append` adds to the latest pipeline of this schema, and of this `name` when there is one; `new` unless said.',
  )

export const createPipelineBody = z
  .strictObject({
    schema_id: schemaIdSchema,
    document_ids: documentIds,
    name: nameSchema.optional(),
    pipeline_mode: pipelineModeSchema,
  })
  .meta({ id: 'CreatePipeline' })
export type CreatePipeline = z.output<typeof createPipelineBody>

export const pipelineSchema = z
  .object({
    id: idSchema,
    name: maybe(z.string()),
    schema_id: idSchema,
    ...workFields,
    links: z.object({ self: z.string(), progress: z.string(), results: z.string(), cancel: z.string() }),
  })
  .meta({ id: 'Pipeline' })
export type PipelineView = z.input<typeof pipelineSchema>

export const pipelineListSchema = listOf(pipelineSchema).meta({ id: 'PipelineList' })
export const pipelineListQuery = listQuery.extend({ schema_id: idSchema.optional() })
export type PipelineListQuery = z.output<typeof pipelineListQuery>

export const pipelineProgressSchema = z
  .object({
    pipeline_id: idSchema,
    ...z.object(workFields).omit({ grid_stats: true, created_at: true }).shape,
    phases: z.array(z.object({ phase: z.enum(phases), status: z.enum(['pending', ...workStatuses]) })),
  })
  .meta({ id: 'PipelineProgress' })
export type PipelineProgress = z.input<typeof pipelineProgressSchema>
