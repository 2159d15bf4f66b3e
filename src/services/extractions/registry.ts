import type { Extraction, Provenance } from '../../extract/extraction.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { addKnownCells, findKnownCells, type KnownCell, replaceKnownCells } from '../../storage/known-cells.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { type FieldUnit, isWithin, putValue, valueByPath } from './field-units.ts'

/** Whose values: those of one content in one workspace, found by one engine. */
export interface RegistryScope {
  workspaceId: string
  content: Buffer
  engine: string
}

/** What the registry has of these fields, by their paths. */
export async function recall(db: Database, scope: RegistryScope, units: FieldUnit[]): Promise<Map<string, KnownCell>> {
  const cells = await findKnownCells(db, { ...scope, profiles: units.map(({ profile }) => profile) })
  const byProfile = new Map(cells.map((cell) => [cell.profile.toString('hex'), cell]))
  return new Map(
    units.flatMap((unit) => {
      const cell = byProfile.get(unit.profile.toString('hex'))
      return cell ? [[unit.path, cell] as const] : []
    }),
  )
}

/** Puts known values over those that were found, or together where nothing had to be found. */
export function withKnown(
  found: Extraction | undefined,
  units: FieldUnit[],
  known: Map<string, KnownCell>,
): { extraction: Extraction; registryCells: number } {
  let data: unknown = found?.data ?? emptyShape(units)
  let fields = { ...found?.confidence.fields }
  let provenance = { ...found?.provenance }
  let registryCells = 0
  for (const unit of units) {
    const cell = known.get(unit.path)
    if (cell === undefined) continue
    const remembered = readCell(cell)
    data = putValue(data, unit.steps, remembered.value)
    fields = { ...without(fields, unit), ...remembered.confidence }
    provenance = { ...without(provenance, unit), ...remembered.provenance }
    registryCells += Object.keys(remembered.confidence).length
  }
  const ordered = inOrder(roundAll(fields), units)
  const confidence = { overall: mean(ordered), fields: ordered }
  return { extraction: { data, confidence, provenance: inOrder(provenance, units) }, registryCells }
}

/** What is known from now on: every field that was found. */
export async function remember(
  tx: Tx,
  { workspaceId, content, engine }: RegistryScope,
  { data, confidence, provenance }: Extraction,
  units: FieldUnit[],
  { now, fresh }: { now: Date; fresh: boolean },
): Promise<void> {
  const cells = units.map((unit) => ({
    ...{ workspace_id: workspaceId, content, engine, profile: unit.profile, path: unit.path, created_at: now },
    value: JSON.stringify(valueByPath(data, unit.steps) ?? null),
    confidence: JSON.stringify(within(confidence.fields, unit)),
    provenance: JSON.stringify(within(provenance, unit)),
  }))
  // Asked anew on purpose, it is paid whatever others have found meanwhile.
  if (fresh) await replaceKnownCells(tx, cells)
  else if ((await addKnownCells(tx, cells)) < cells.length) throw new LearnedMeanwhile()
}

/** Since the registry was asked, another extraction has found some of the same cells, or a person has said something. */
export class LearnedMeanwhile extends Error {}

export function mean(fields: Record<string, number>): number {
  const all = Object.values(fields)
  return all.length === 0 ? 0 : round(all.reduce((sum, each) => sum + each, 0) / all.length)
}

function roundAll(fields: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(fields).map(([path, each]) => [path, round(each)]))
}

/** More digits of a probability would say nothing, and columns of four bytes would not keep them. */
function round(probability: number): number {
  return Math.round(probability * 10_000) / 10_000
}

/** Leaves in the order of the schema's fields, wherever their values come from. */
function inOrder<T>(leaves: Record<string, T>, units: FieldUnit[]): Record<string, T> {
  const ranks = new Map(units.map(({ steps }, rank) => [JSON.stringify(steps), rank]))
  const rankOf = (path: string) => {
    const steps = splitPath(path)
    const list = steps.findIndex((step) => typeof step === 'number')
    return ranks.get(JSON.stringify(list === -1 ? steps : steps.slice(0, list))) ?? units.length
  }
  const ranked = Object.entries(leaves).map((entry) => ({ entry, rank: rankOf(entry[0]) }))
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry))
}

function readCell({ value, confidence, provenance }: KnownCell) {
  const places = Object.entries(JSON.parse(provenance) as Record<string, Provenance>)
  return {
    value: JSON.parse(value) as unknown,
    confidence: JSON.parse(confidence) as Record<string, number>,
    provenance: Object.fromEntries(places.map(([path, place]) => [path, { ...place, resolver: 'registry' as const }])),
  }
}

/** The root of what is asked for, where all of it is known. */
function emptyShape(units: FieldUnit[]): unknown {
  return units.some(({ path }) => path === '') ? null : {}
}

function within<T>(leaves: Record<string, T>, unit: FieldUnit): Record<string, T> {
  return Object.fromEntries(Object.entries(leaves).filter(([path]) => isWithin(unit, splitPath(path))))
}

function without<T>(leaves: Record<string, T>, unit: FieldUnit): Record<string, T> {
  return Object.fromEntries(Object.entries(leaves).filter(([path]) => !isWithin(unit, splitPath(path))))
}
