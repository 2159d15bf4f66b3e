import type { z } from 'zod'
import type { reextractBody } from '../../contract/extractions.ts'
import { LargeAnswer } from '../../core/large-answer.ts'
import { newestExtraction } from '../../storage/extractions.ts'
import type { Context } from '../context.ts'
import { type Answered, extract } from '../extractions/extract.ts'
import type { Principal } from '../principals/principal.ts'
import { savedSchema } from '../schemas/resolve.ts'
import { documentOf } from './find.ts'

/** Everything anew, by the schema of the latest extraction unless another is named. What people have said stays. */
export async function reextract(
  ctx: Context,
  caller: Principal,
  id: string,
  request: z.output<typeof reextractBody>,
): Promise<Answered> {
  const { options, ...rest } = request
  const latest = rest.schema === undefined && rest.schema_id === undefined ? await latestSchema(ctx, id) : {}
  const wanted = { ...latest, ...rest, document_id: id, options: { ...options, fresh: true } }
  return extract(ctx, caller, wanted, undefined)
}

/** What it answers: the names by which older clients know the new extraction, too. */
export function tellReextracted({ body, ...answered }: Answered) {
  const facts = body instanceof LargeAnswer ? (body.facts as { extraction_id: string }) : body
  const more = { ...facts, id: facts.extraction_id, message: told[answered.status] }
  return { ...answered, body: body instanceof LargeAnswer ? new LargeAnswer(more, body.values) : more }
}

const told = {
  200: 'Everything was extracted anew.',
  202: 'Everything is extracted anew: poll "job.poll_url".',
}

/** A saved schema in its newest version; one that was deleted or never saved as it was. */
async function latestSchema(ctx: Context, id: string) {
  const { db } = ctx.system
  await documentOf(ctx, id)
  const extraction = await newestExtraction(db, ctx.workspaceId, id)
  if (extraction === undefined || extraction.definition === null) return {}
  const { schema_id, definition } = extraction
  if (schema_id !== null && (await savedSchema(db, ctx.workspaceId, schema_id))) return { schema_id }
  return { schema: JSON.parse(definition) as Record<string, unknown> }
}
