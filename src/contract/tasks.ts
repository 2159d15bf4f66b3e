import { z } from 'zod'

/** Every background task of the product, with the payload it takes. */
export const taskCatalogue = {
  'credits:top-up': z.strictObject({ workspaceId: z.uuid() }),
  'fields:fold': z.strictObject({}),
  'maintenance:purge': z.strictObject({}),
  'process:run': z.strictObject({ jobId: z.uuid() }),
  'document:ingest': z.strictObject({ documentId: z.uuid() }),
  'extraction:run': z.strictObject({ extractionId: z.uuid() }),
} as const satisfies TaskCatalogue

export type TaskCatalogue = Record<string, z.ZodType>
