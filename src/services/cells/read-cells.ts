import { inSlices } from '../../core/in-slices.ts'
import type { Box } from '../../document/model.ts'
import type { Extraction, LookedUpIn, Provenance } from '../../extract/extraction.ts'
import { type PathStep, splitPath } from '../../extract/schema/field-path.ts'
import type { CellRow } from '../../storage/cells.ts'

/** Data, confidence and provenance again, from the cells that they were stored as, in their order. */
export async function readCells(cells: CellRow[]): Promise<CellsRead> {
  const root: Container = {}
  const fields: [string, number][] = []
  const places: [string, Provenance][] = []
  await inSlices(cells, (cell) => {
    put(root, ['data', ...splitPath(cell.path)], valueIn(cell))
    if (cell.confidence !== null) fields.push([cell.path, cell.confidence])
    if (cell.origin !== null) places.push([cell.path, placeOf(cell)])
  })
  return { data: root['data'], fields: Object.fromEntries(fields), provenance: Object.fromEntries(places) }
}

export type CellsRead = Pick<Extraction, 'data' | 'provenance'> & { fields: Extraction['confidence']['fields'] }

export const valueColumns = ['kind', 'text', 'exact', 'as_number', 'as_boolean'] as const
export const placeColumns = [
  ...(['page', 'box', 'quote', 'span_start', 'span_end', 'section', 'origin', 'resolver', 'derived_from'] as const),
  ...(['child', 'exact', 'reference'] as const),
] as const

export function valueIn(cell: Pick<CellRow, (typeof valueColumns)[number]>): unknown {
  if (cell.exact !== null) return exactOf(cell).value
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'number') return Number(cell.as_number)
  if (cell.kind === 'boolean') return cell.as_boolean
  return cell.kind === 'list' ? [] : cell.kind === 'object' ? {} : null
}

export function placeOf(cell: Pick<CellRow, (typeof placeColumns)[number]>): Provenance {
  const exact = exactOf(cell)
  const { quote, section, child } = { ...cell, ...exact }
  return {
    ...{ page: cell.page, bbox: cell.box as Box | null, quote, start: cell.span_start, end: cell.span_end, section },
    ...{ kind: cell.origin as Provenance['kind'], resolver: cell.resolver as Provenance['resolver'] },
    ...(cell.derived_from !== null && { derived_from: cell.derived_from }),
    ...(child !== null && { child }),
    ...(exact.label !== undefined && { label: exact.label }),
    ...(exact.learned !== undefined && { learned: exact.learned }),
    ...(exact.alternatives && { alternatives: exact.alternatives }),
    ...(cell.reference !== null && { reference: JSON.parse(cell.reference) as LookedUpIn }),
  }
}

interface Exact extends Pick<Provenance, 'label' | 'learned' | 'alternatives'> {
  value?: unknown
  quote?: string
  section?: string
  child?: string
}

function exactOf({ exact }: Pick<CellRow, 'exact'>): Exact {
  return exact === null ? {} : (JSON.parse(exact) as Exact)
}

type Container = Record<string | number, unknown>

/** In place: a list of many rows would take for ever otherwise. */
function put(root: Container, steps: PathStep[], value: unknown): void {
  let at = root
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const name = step ?? ''
    if (!Object.hasOwn(at, name)) set(at, name, typeof steps[index + 1] === 'number' ? [] : {})
    at = at[name] as Container
  }
  set(at, steps.at(-1) ?? '', value)
}

/** Also where a property is called `__proto__`. */
function set(container: Container, name: string | number, value: unknown): void {
  Object.defineProperty(container, name, { value, writable: true, enumerable: true, configurable: true })
}
