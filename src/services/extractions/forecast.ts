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
  const pages = document ? { least: 0, expected: 0 } : await pagesOf(ctx, file)
  const units = unitsOf(wanted.schema, circumstancesOf(wanted))
  const content = document ? document.sha256 : file && Buffer.from(file.upload.sha256, 'hex')
  const known = content && !wanted.options.fresh ? await cellsKnown(ctx, content, units) : new Map<string, number>()
  return forecastOf(units, known, pages, batch)
}

export function circumstancesOf({ options }: Pick<Wanted, 'options'>) {
  const { instructions, page_range: pageRange, language_hint: languageHint } = options
  return { instructions, pageRange, languageHint }
}

async function cellsKnown({ system, workspaceId }: Context, content: Buffer, units: ReturnType<typeof unitsOf>) {
  const known = await recall(system.db, { workspaceId, content, engine: engineName(system) }, units)
  return new Map([...known].map(([path, { confidence }]) => [path, Object.keys(JSON.parse(confidence)).length]))
}

async function pagesOf({ system }: Context, file: ArrivedFile | undefined): Promise<Forecast['pages']> {
  const count = (file && (await countArrived(system, file))) ?? 1
  return { least: count, expected: count }
}
