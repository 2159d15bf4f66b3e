import { LargeDocument } from '../../core/large-document.ts'
import type { Extraction, Provenance } from '../../extract/extraction.ts'
import { splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import { selectCells } from '../../storage/cells.ts'
import { type CorrectedCell, findKnown } from '../../storage/known-cells.ts'
import type { ActiveVersion } from '../../storage/learned-versions.ts'
import type { Database } from '../../storage/postgres/database.ts'
import { type CellsRead, readCells } from '../cells/read-cells.ts'
import { type FieldUnit, holderAmong, putValue, setValue } from './field-units.ts'

/** Whose values: those of one content in one workspace, found by one engine and what the workspace has learned. */
export interface RegistryScope {
  workspaceId: string
  content: Buffer
  engine: string
  /** Of an extraction with more values, none are taken here. */
  mostCells?: number | undefined
}

/** The value of a unit, with its leaves. */
export interface KnownValue {
  value: unknown
  confidence: Record<string, number>
  provenance: Record<string, Provenance>
}

/** What the registry has of these fields, by their paths, and what people have said of the content. */
export async function recall(
  db: Database,
  scope: RegistryScope,
  units: FieldUnit[],
): Promise<{ known: Map<string, KnownValue>; corrected: CorrectedCell[]; learned: ActiveVersion | null }> {
  const { known, corrected, learned } = await findKnown(db, { ...scope, profiles: units.map(({ profile }) => profile) })
  if (known.some(({ field_count }) => field_count > (scope.mostCells ?? Infinity))) throw new LargeDocument()
  const extractionNos = new Map(known.map((cell) => [cell.profile.toString('hex'), cell.extraction_no]))
  const cells =
    known.length === 0 ? new Map() : await selectCells(db, scope.workspaceId, [...new Set(extractionNos.values())])
  const extractions = new Map<number | undefined, (unit: FieldUnit) => KnownValue>()
  for (const [no, own] of cells) extractions.set(no, valuesIn(beforeLookUp(await readCells(own)), units))
  const values = units.flatMap((unit) => {
    const valueIn = extractions.get(extractionNos.get(unit.profile.toString('hex')))
    return valueIn ? [[unit.path, valueIn(unit)] as const] : []
  })
  return { known: new Map(values), corrected, learned }
}

/** What is known is what was read: what it is looked up to may have changed since, and not everybody asks for that. */
function beforeLookUp({ data, fields, provenance }: CellsRead): CellsRead {
  const looked = Object.entries(provenance).flatMap(([path, { reference, ...place }]) =>
    reference ? [{ path, reference, place }] : [],
  )
  return {
    data: looked.reduce((before, { path, reference }) => setValue(before, splitPath(path), reference.read), data),
    fields: { ...fields, ...Object.fromEntries(looked.map(({ path, reference }) => [path, reference.confidence])) },
    provenance: { ...provenance, ...Object.fromEntries(looked.map(({ path, place }) => [path, place])) },
  }
}

function valuesIn({ data, fields, provenance }: CellsRead, units: FieldUnit[]): (unit: FieldUnit) => KnownValue {
  const holderOf = holderAmong(units.map(({ path }) => path))
  const sureness = Map.groupBy(Object.entries(fields), ([path]) => holderOf(path))
  const places = Map.groupBy(Object.entries(provenance), ([path]) => holderOf(path))
  return ({ path, steps }) => ({
    value: valueByPath(data, steps) ?? null,
    confidence: Object.fromEntries(sureness.get(path) ?? []),
    provenance: Object.fromEntries((places.get(path) ?? []).map(([leaf, place]) => [leaf, fromRegistry(place)])),
  })
}

/** What else it may be is told of what is found anew only. */
function fromRegistry({ alternatives: _, label: __, ...place }: Provenance): Provenance {
  return { ...place, resolver: 'registry' }
}

/** Puts known values over those that were found, or together where nothing had to be found. */
export function withKnown(
  found: Extraction | undefined,
  units: FieldUnit[],
  known: Map<string, KnownValue>,
): { extraction: Extraction; registryCells: number } {
  let data: unknown = found?.data ?? emptyShape(units)
  const holderOf = holderAmong(known.keys())
  const there = units.flatMap((unit) => {
    const cell = known.get(unit.path)
    return cell === undefined ? [] : [{ unit, cell }]
  })
  for (const { unit, cell } of there) data = putValue(data, unit.steps, cell.value)
  const taken = there.flatMap(({ cell }) => Object.entries(cell.confidence))
  const fields = [...without(found?.confidence.fields ?? {}, holderOf), ...taken]
  const places = there.flatMap(({ cell }) => Object.entries(cell.provenance))
  const provenance = [...without(found?.provenance ?? {}, holderOf), ...places]
  const ordered = inOrder(
    fields.map(([path, each]) => [path, round(each)]),
    units,
  )
  const confidence = { overall: overallOf(ordered), fields: ordered }
  return { extraction: { data, confidence, provenance: inOrder(provenance, units) }, registryCells: taken.length }
}

/** Since the registry was asked, another extraction has found some of the same cells, or a person has said something. */
export class LearnedMeanwhile extends Error {}

/** How sure an extraction is as a whole. */
export function overallOf(fields: Record<string, number>): number {
  const all = Object.values(fields)
  return all.length === 0 ? 0 : round(all.reduce((sum, each) => sum + each, 0) / all.length)
}

/** More digits of a probability would say nothing, and columns of four bytes would not keep them. */
function round(probability: number): number {
  return Math.round(probability * 10_000) / 10_000
}

/** Leaves in the order of the schema's fields, wherever their values come from. */
function inOrder<T>(leaves: [string, T][], units: FieldUnit[]): Record<string, T> {
  const ranks = new Map(units.map(({ steps }, rank) => [JSON.stringify(steps), rank]))
  const rankOf = (path: string) => {
    const steps = splitPath(path)
    const list = steps.findIndex((step) => typeof step === 'number')
    return ranks.get(JSON.stringify(list === -1 ? steps : steps.slice(0, list))) ?? units.length
  }
  const ranked = leaves.map((entry) => ({ entry, rank: rankOf(entry[0]) }))
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry))
}

/** The root of what is asked for, where all of it is known. */
function emptyShape(units: FieldUnit[]): unknown {
  return units.some(({ path }) => path === '') ? null : {}
}

function without<T>(leaves: Record<string, T>, holderOf: (path: string) => string | undefined): [string, T][] {
  return Object.entries(leaves).filter(([path]) => holderOf(path) === undefined)
}
