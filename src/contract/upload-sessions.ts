import { z } from 'zod'
import { idSchema, nameSchema, timeSchema } from './common.ts'

export const createUploadSessionBody = z
  .strictObject({ filename: nameSchema.describe('What the document will be called.') })
  .meta({ id: 'CreateUploadSession' })
export type CreateUploadSession = z.output<typeof createUploadSessionBody>

export const uploadSessionSchema = z
  .object({
    document_id: idSchema.describe(
      'The id of the document, whose status is `pending_upload` until its file is uploaded.',
    ),
    upload_url: z.string().describe('A page where a person uploads the file, without a key. Whoever has it can do so.'),
    expires_at: timeSchema,
  })
  .meta({ id: 'UploadSession' })
export type UploadSession = z.infer<typeof uploadSessionSchema>

/** What the page gets when its script has sent the file. */
export const uploadedSchema = z.object({ document_id: idSchema, filename: z.string(), size_bytes: z.int() })
export type Uploaded = z.infer<typeof uploadedSchema>
