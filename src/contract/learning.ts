import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
import { listOf } from './lists.ts'

const tally = z.object({
  values: z.int(),
  wrong_before: z.int().describe('How many of them the engine gets wrong by itself.'),
  wrong_after: z.int().describe('How many are wrong with what was learned from other documents.'),
})

export const learnedVersionSchema = z
  .object({
    id: idSchema,
    status: z
      .enum(['learning', 'active', 'inactive', 'rejected', 'failed'])
      .describe(
        '`active`: used for every extraction from now on. `rejected`: held-out corrections did not get better.',
      ),
    documents: z.int().describe('Documents with values that people have corrected or approved.'),
    documents_studied: z.int(),
    examples: z.int().describe('Documents whose layout is remembered; those that are deleted take theirs with them.'),
    fields: z.array(z.string()).describe('Fields that got better, by their paths.'),
    report: z
      .object({
        corrections: z.int(),
        corrected: tally.describe('Corrected values, each in a document that was held out.'),
        kept: tally.describe('Values that people have let stand, likewise.'),
        fields: z.array(z.object({ path: z.string(), corrected: tally, kept: tally, is_learned: z.boolean() })),
      })
      .nullable(),
    error: z.string().nullable(),
    created_at: timeSchema,
    completed_at: timeSchema.nullable(),
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'LearnedVersion' })
export type LearnedVersion = z.infer<typeof learnedVersionSchema>

export const learnedVersionListSchema = listOf(learnedVersionSchema).meta({ id: 'LearnedVersionList' })

export const useVersionBody = z
  .strictObject({ version_id: idSchema.nullable().describe('Null: extract as if nothing had been learned.') })
  .meta({ id: 'UseLearnedVersion' })

export const learningStateSchema = z
  .object({ active: learnedVersionSchema.nullable().describe('What is used now; null where nothing is.') })
  .meta({ id: 'LearningState' })
