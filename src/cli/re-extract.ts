import type { Extraction } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wantedSchema } from './wanted-definition.ts'

export interface ReextractOptions extends ServerOptions {
  schema?: string
  fields?: string
  schemaId?: string
  instructions?: string
  maxCredits?: number
  password?: string
}

/** The new extraction when it has ended well. */
export async function reextract(around: Surroundings, id: string, options: ReextractOptions): Promise<Extraction> {
  const { instructions, maxCredits, password } = options
  const body = {
    ...(await wantedSchema(options)),
    ...{ instructions, max_credits: maxCredits },
    ...(password !== undefined && { options: { password } }),
  }
  return withServer(around, options, async (sheaf) => {
    const begun = await sheaf.documents.reextract(id, body)
    if (begun.status === 'processing') await sheaf.waitForJob(begun.job.id)
    const ended = await sheaf.extractions.get(begun.extraction_id)
    if (ended.status === 'complete') return ended
    throw new AppError('unprocessable', ended.error?.message ?? 'The extraction failed.', {
      ...(ended.error && { reason: ended.error.code }),
    })
  })
}
