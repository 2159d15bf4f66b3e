import { findTier } from '../../storage/credit-accounts.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { Context } from '../context.ts'
import { countArrived } from '../documents/count-arrived.ts'
import type { ArrivedFile } from '../documents/create.ts'
import { engineName } from './engine.ts'
import { unitsOf } from './field-units.ts'
import type { Wanted } from './prepare.ts'
import { type Forecast, forecastOf } from './quote.ts'
import { recall } from './registry.ts'

export interface Material {
  document: DocumentRow | undefined
  file: ArrivedFile | undefined
  /** Whether the document is still to be read by the extraction. */
  ingests: boolean
}

/** What an extraction will consist of. Nobody needs to know where work is not limited: then it is left out. */
export async function forecastIfNeeded(
  ctx: Context,
  material: Material,
  wanted: Wanted,
  { batch, maxCredits }: { batch: boolean; maxCredits: number | undefined },
): Promise<Forecast | undefined> {
  const { system, workspaceId } = ctx
  if (maxCredits === undefined && (await findTier(system.db, workspaceId)) === 'self_hosted') return
  return forecast(ctx, material, wanted, batch)
}

export async function forecast(ctx: Context, material: Material, wanted: Wanted, batch: boolean): Promise<Forecast> {
  const { document, file, ingests } = material
  const pages = ingests ? await pagesOf(ctx, document, file) : unpaidPages(document)
  const units = unitsOf(wanted.schema, circumstancesOf(wanted, document))
  const content = document ? document.sha256 : file && Buffer.from(file.upload.sha256, 'hex')
  const known = content && !wanted.options.fresh ? await cellsKnown(ctx, content, units) : new Map<string, number>()
  return forecastOf(units, known, pages, batch)
}

/** Of a document that is there already, another language changes nothing. */
export function circumstancesOf({ options }: Pick<Wanted, 'options'>, document: DocumentRow | undefined) {
  const { instructions, page_range: pageRange, language_hint } = options
  return { instructions, pageRange, languageHint: document ? (document.language_hint ?? undefined) : language_hint }
}

/** What was read by work that failed; one that is still to be read has its own credits set aside. */
function unpaidPages(document: DocumentRow | undefined): Forecast['pages'] {
  const isUnpaid = document && !document.pages_paid && document.parsed_key !== null
  const unpaid = isUnpaid ? (document.pages ?? 1) : 0
  return { least: unpaid, expected: unpaid }
}

async function cellsKnown({ system, workspaceId }: Context, content: Buffer, units: ReturnType<typeof unitsOf>) {
  const known = await recall(system.db, { workspaceId, content, engine: engineName(system) }, units)
  return new Map([...known].map(([path, { confidence }]) => [path, Object.keys(JSON.parse(confidence)).length]))
}

async function pagesOf(
  { system }: Context,
  document: DocumentRow | undefined,
  file: ArrivedFile | undefined,
): Promise<Forecast['pages']> {
  const kept = document?.blob_key ? { name: document.filename, upload: { blobKey: document.blob_key } } : file
  const count = (kept && (await countArrived(system, kept))) ?? 1
  return { least: count, expected: count }
}
