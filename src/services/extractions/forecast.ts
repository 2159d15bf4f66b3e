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
  const { document, file } = material
  const pages = document ? unpaidPages(document) : await pagesOf(ctx, file)
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
function unpaidPages({ pages_paid, parsed_key, pages }: DocumentRow): Forecast['pages'] {
  const unpaid = pages_paid || parsed_key === null ? 0 : (pages ?? 1)
  return { least: unpaid, expected: unpaid }
}

async function cellsKnown({ system, workspaceId }: Context, content: Buffer, units: ReturnType<typeof unitsOf>) {
  const known = await recall(system.db, { workspaceId, content, engine: engineName(system) }, units)
  return new Map([...known].map(([path, { confidence }]) => [path, Object.keys(JSON.parse(confidence)).length]))
}

async function pagesOf({ system }: Context, file: ArrivedFile | undefined): Promise<Forecast['pages']> {
  const count = (file && (await countArrived(system, file))) ?? 1
  return { least: count, expected: count }
}
