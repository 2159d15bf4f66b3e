import type { DocumentView, Ingestion } from '../../contract/documents.ts'
import { findSource } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { createDocument, holdInbox, refuseOtherThanOneSource } from '../documents/create.ts'
import { presentDocument } from '../documents/present.ts'
import { beginJob, planWork } from '../extractions/extract.ts'
import type { Principal } from '../principals/principal.ts'
import { noSource } from './manage.ts'

/** Puts a document into an inbox. Where the inbox has a schema, the document is extracted by it. */
export async function addToSource(
  ctx: Context,
  caller: Principal,
  sourceId: string,
  input: Omit<Ingestion, 'source_id'>,
  file: ArrivedFile | undefined,
): Promise<DocumentView> {
  const source = await findSource(ctx.system.db, ctx.workspaceId, sourceId)
  if (source === undefined) throw noSource(sourceId)
  const { default_schema_id: schema_id } = source
  if (schema_id === null) return createDocument(ctx, caller, { ...input, source_id: sourceId }, file)
  refuseOtherThanOneSource({ file, file_url: input.file_url })
  const { language_hint, password, ...rest } = input
  const options = { ...(language_hint !== undefined && { language_hint }), ...(password !== undefined && { password }) }
  const work = await planWork(ctx, caller, { ...rest, schema_id, options, async: true }, file)
  return ctx.commit(async (tx, audit) => {
    const { name } = await holdInbox(tx, ctx, sourceId)
    const { document } = await beginJob(tx, ctx, { ...work, sourceId }, audit)
    return presentDocument(document, name)
  })
}
