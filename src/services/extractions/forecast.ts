import { findTier } from '../../storage/credit-accounts.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { countKnownCells } from '../../storage/known-cells.ts'
import type { Context } from '../context.ts'
import { type ArrivedFile, countArrived } from '../documents/arrived-file.ts'
import { engineName } from './engine.ts'
import { type FieldUnit, unitsOf } from './field-units.ts'
import type { Wanted } from './prepare.ts'
import { type Forecast, forecastOf } from './quote.ts'

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
  const [only] = await forecasts(ctx, [material], wanted, batch)
  if (only === undefined) throw new Error('there is a forecast for each document')
  return only
}

/** Of each document, in their order; none where nobody needs to know. */
export async function forecastAll(ctx: Context, wanted: Wanted, materials: Material[]): Promise<Forecast[]> {
  if ((await findTier(ctx.system.db, ctx.workspaceId)) === 'self_hosted') return []
  return forecasts(ctx, materials, wanted, false)
}

async function forecasts(ctx: Context, materials: Material[], wanted: Wanted, batch: boolean): Promise<Forecast[]> {
  const questions = materials.map((material) => ({
    material,
    units: unitsOf(wanted.schema, circumstancesOf(wanted, material.document)),
    content: contentOf(material),
  }))
  const known = wanted.options.fresh ? undefined : await cellsKnown(ctx, questions)
  const all: Forecast[] = []
  for (const { material, units, content } of questions) {
    const { document, file, ingests } = material
    const pages = ingests ? await pagesOf(ctx, document, file) : unpaidPages(document)
    all.push(forecastOf(units, known?.(content, units) ?? new Map(), pages, batch))
  }
  return all
}

function contentOf({ document, file }: Material): Buffer | undefined {
  return document ? (document.sha256 ?? undefined) : file && Buffer.from(file.upload.sha256, 'hex')
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

/** How many cells the registry has, by the paths of their units. */
async function cellsKnown(
  { system, workspaceId }: Context,
  questions: { content: Buffer | undefined; units: FieldUnit[] }[],
): Promise<(content: Buffer | undefined, units: FieldUnit[]) => Map<string, number>> {
  const cells = await countKnownCells(system.db, {
    ...{ workspaceId, engine: engineName(system) },
    contents: distinct(questions.flatMap(({ content }) => content ?? [])),
    profiles: distinct(questions.flatMap(({ units }) => units.map(({ profile }) => profile))),
  })
  const key = (content: Buffer, profile: Buffer) => `${content.toString('hex')} ${profile.toString('hex')}`
  const counts = new Map(cells.map((cell) => [key(cell.content, cell.profile), cell.count]))
  return (content, units) =>
    new Map(
      units.flatMap(({ path, profile }) => {
        const count = content && counts.get(key(content, profile))
        return count === undefined ? [] : [[path, count] as const]
      }),
    )
}

function distinct(buffers: Buffer[]): Buffer[] {
  return [...new Map(buffers.map((buffer) => [buffer.toString('hex'), buffer])).values()]
}

async function pagesOf(
  ctx: Context,
  document: DocumentRow | undefined,
  file: ArrivedFile | undefined,
): Promise<Forecast['pages']> {
  const kept = document?.blob_key ? { name: document.filename, upload: { blobKey: document.blob_key } } : file
  const count = (kept && (await countArrived(ctx, kept))) ?? 1
  return { least: count, expected: count }
}
