import type { CreatePipeline, PipelineView } from '../../contract/pipelines.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import {
  documentsInPipeline,
  findLatestPipeline,
  insertPipeline,
  lockPipelinesOf,
  type PipelineRow,
} from '../../storage/pipelines.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { prepare, type Wanted } from '../extractions/prepare.ts'
import { beginWork, planDocuments } from '../jobs/begin.ts'
import { chooseDocuments, holdDocuments } from '../jobs/choose-documents.ts'
import type { Principal } from '../principals/principal.ts'
import { RemediableError } from '../remedy.ts'
import { pipelineOf } from './manage.ts'

/** Extracts from documents by one schema, as the first batch of a pipeline or one more. */
export async function createPipeline(ctx: Context, caller: Principal, input: CreatePipeline): Promise<PipelineView> {
  const wanted = await prepare(ctx, { schema_id: input.schema_id })
  let choice = await choose(ctx, caller, wanted, input)
  return ctx.commit(async (tx, audit) => {
    const { documents, plan } = choice
    await holdDocuments(tx, ctx, documents)
    const target = await holdPipeline(tx, ctx, wanted, input)
    if (target?.id !== choice.targetId || (await hasSome(tx, target, documents)))
      throw new RemediableError(changedMeanwhile(), async () => {
        choice = await choose(ctx, caller, wanted, input)
        return true
      })
    const { id, name } = target ?? (await newPipeline(tx, ctx, wanted, input.name))
    await beginWork(tx, ctx, { kind: 'pipeline', name, plan, documents, caller, pipelineId: id })
    const details = { documents: documents.length }
    audit({ action: target ? 'pipeline.append' : 'pipeline.create', subjectId: id, details })
    return pipelineOf(ctx, id, tx)
  })
}

type Named = Pick<CreatePipeline, 'pipeline_mode' | 'name'>

async function choose(ctx: Context, caller: Principal, wanted: Wanted, input: CreatePipeline) {
  const target = await pipelineToAppendTo(ctx.system.db, ctx, wanted, input)
  const documents = await chooseDocuments(ctx, caller, input.document_ids, target?.id)
  const materials = documents.map((document) => ({
    ...{ document, file: undefined, ingests: document.parsed_key === null },
  }))
  return { targetId: target?.id, documents, plan: await planDocuments(ctx, wanted, materials) }
}

/** Undefined where a new one is to be made: also when there is none to append to. */
async function pipelineToAppendTo(
  db: Database | Tx,
  { workspaceId }: Context,
  { columns }: Wanted,
  { pipeline_mode: mode, name }: Named,
): Promise<PipelineRow | undefined> {
  return mode === 'append' ? findLatestPipeline(db, workspaceId, columns.schema_id ?? '', name) : undefined
}

/** The same, and of all who would append or make it, one goes on at a time. */
export async function holdPipeline(
  tx: Tx,
  ctx: Context,
  wanted: Wanted,
  named: Named,
): Promise<PipelineRow | undefined> {
  if (named.pipeline_mode === 'append') await lockPipelinesOf(tx, ctx.workspaceId, wanted.columns.schema_id ?? '')
  return pipelineToAppendTo(tx, ctx, wanted, named)
}

/** Somebody else may have appended some of them meanwhile. */
async function hasSome(tx: Tx, target: PipelineRow | undefined, documents: DocumentRow[]): Promise<boolean> {
  if (target === undefined) return false
  const ids = documents.map(({ id }) => id)
  return (await documentsInPipeline(tx, target.id, ids)).length > 0
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Others append to the pipeline at the same time. Try again.', { retryable: true })
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
