import type { Document } from '../../document/model.ts'
import type { Adapter } from '../../extract/learn/adapter.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readingSchema } from '../../extract/schema/reading-schema.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { CorrectedCell } from '../../storage/known-cells.ts'
import type { Extractor } from '../engine/extractor.ts'
import type { Extracted, Kind } from '../engine/tasks.ts'
import type { RunOptions } from '../engine/threads.ts'
import { adapterOf } from '../learning/active.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import type { System } from '../system.ts'
import { engineName } from './engine.ts'
import { type FieldUnit, unitsOf } from './field-units.ts'
import { circumstancesOf } from './forecast.ts'
import { withPages } from './page-selection.ts'
import type { StoredOptions } from './prepare.ts'
import { type KnownValue, recall } from './registry.ts'

/** What is asked of a document, and what of it has to be found. */
export interface CellPlan {
  options: StoredOptions
  schema: ExtractionSchema | undefined
  units: FieldUnit[]
  engine: string
  /** What people's corrections have taught, where that is used. */
  learned: Adapter | undefined
  known: Map<string, KnownValue>
  /** What people have said of the content. */
  corrected: CorrectedCell[]
  /** Those of the units that nobody knows. */
  wanted: FieldUnit[]
}

/** As many as a document gives that is read here. */
const mostCellsHere = 10_000

export async function planCells(
  system: System,
  { workspace_id: workspaceId, options: stored, definition }: ExtractionRow,
  row: DocumentRow,
): Promise<CellPlan> {
  const options = stored as StoredOptions
  const schema = definition === null ? undefined : (await knownSchema(JSON.parse(definition))).schema
  const units = unitsOf(schema, circumstancesOf({ options }, row))
  const content = row.sha256 ?? Buffer.alloc(0)
  const asked = options.fresh ? [] : units
  const mostCells = system.mostHere === undefined ? undefined : mostCellsHere
  const scope = { workspaceId, content, engine: engineName(system), mostCells }
  const { known, corrected, learned: active } = await recall(system.db, scope, asked)
  const learned = await adapterOf(system, workspaceId, active)
  const engine = engineName(system, active?.id)
  const wanted = units.filter((unit) => !known.has(unit.path))
  return { options, schema, units, engine, learned, known, corrected, wanted }
}

export interface Search {
  found: Promise<Extracted>
  /** Known before the values are. */
  kind: Promise<Kind>
}

/** Looks for the values in a thread. */
export function findCells(
  extractor: Extractor,
  { schema, options, learned }: CellPlan,
  document: Document,
  run: RunOptions,
): Search {
  const { promise: kind, resolve: onKind, reject } = Promise.withResolvers<Kind>()
  const find = async () => {
    const model = schema && (await extractor.model())
    return extractor.threads.run(
      'extract',
      {
        ...{ document: withPages(document, options.page_range), coverage: false, validation: 'lax' },
        ...(schema && { schema: readingSchema(schema) }),
        ...(options.alternatives !== undefined && { alternatives: options.alternatives }),
        ...(learned && { learned }),
        ...(model && { model: model.settings }),
        ...(options.instructions !== undefined && { instructions: options.instructions }),
      },
      { ...run, onKind, ...(model && { ask: model.ask }) },
    )
  }
  const found = find()
  found.catch(reject)
  // Not everybody asks for it.
  kind.catch(() => {})
  return { found, kind }
}
