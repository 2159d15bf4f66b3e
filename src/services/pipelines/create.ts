import type { CreatePipeline, PipelineView } from '../../contract/pipelines.ts'
import { newId } from '../../core/ids.ts'
import { findLatestPipeline, insertPipeline, type PipelineRow } from '../../storage/pipelines.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Caller } from '../api-keys/authenticate.ts'
import type { Context } from '../context.ts'
import { beginWork, planDocuments } from '../extraction-jobs/begin.ts'
import { chooseDocuments, holdDocuments } from '../extraction-jobs/choose-documents.ts'
import { prepare, type Wanted } from '../extractions/prepare.ts'
import { pipelineOf } from './get.ts'

/** Extracts from documents by one schema, as the first batch of a pipeline or one more. */
export async function createPipeline(ctx: Context, caller: Caller, input: CreatePipeline): Promise<PipelineView> {
  const wanted = await prepare(ctx, { schema_id: input.schema_id })
  const target = await pipelineToAppendTo(ctx, wanted, input)
  const documents = await chooseDocuments(ctx, input.document_ids, target?.id)
  const plan = await planDocuments(
    ctx,
    wanted,
    documents.map((document) => ({ document, file: undefined, ingests: document.parsed_key === null })),
  )
  return ctx.commit(async (tx, audit) => {
    await holdDocuments(tx, ctx, documents)
    const { id, name } = target ?? (await newPipeline(tx, ctx, wanted, input.name))
    await beginWork(tx, ctx, { kind: 'pipeline', name, plan, documents, caller, pipelineId: id })
    const details = { documents: documents.length }
    audit({ action: target ? 'pipeline.append' : 'pipeline.create', subjectId: id, details })
    return pipelineOf(ctx, id, tx)
  })
}

type Named = Pick<CreatePipeline, 'pipeline_mode' | 'name'>

/** Undefined where a new one is to be made: also when there is none to append to. */
export async function pipelineToAppendTo(
  { system, workspaceId }: Context,
  { columns }: Wanted,
  { pipeline_mode: mode, name }: Named,
): Promise<PipelineRow | undefined> {
  return mode === 'append' ? findLatestPipeline(system.db, workspaceId, columns.schema_id ?? '', name) : undefined
}

export async function newPipeline(
  tx: Tx,
  { system, workspaceId }: Context,
  { columns }: Wanted,
  name: string | undefined,
): Promise<PipelineRow> {
  return insertPipeline(tx, {
    ...{ id: newId(), workspace_id: workspaceId, name: name ?? null, schema_id: columns.schema_id ?? '' },
    created_at: system.clock.now(),
  })
}
