import { z } from 'zod'

/** Of the file that the task reads, encrypted: see `services/work/sealed-password.ts`. */
const password = z.string().optional()

/** Every background task of the product, with the payload it takes. */
export const taskCatalogue = {
  'ask:run': z.strictObject({ askId: z.uuid() }),
  'credits:top-up': z.strictObject({ workspaceId: z.uuid() }),
  'fields:fold': z.strictObject({}),
  'maintenance:purge': z.strictObject({}),
  'process:run': z.strictObject({ jobId: z.uuid(), password }),
  'document:ingest': z.strictObject({ documentId: z.uuid(), password }),
  'decision:expire': z.strictObject({ taskId: z.uuid() }),
  'learning:run': z.strictObject({ versionId: z.uuid() }),
  'learning:nightly': z.strictObject({}),
  'matching:run': z.strictObject({ runId: z.uuid() }),
  'extraction:run': z.strictObject({ extractionId: z.uuid(), password }),
} as const satisfies TaskCatalogue

export type TaskCatalogue = Record<string, z.ZodType>
