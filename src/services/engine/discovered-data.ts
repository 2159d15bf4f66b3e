import { mean } from '../../core/statistics.ts'
import type { Document } from '../../document/model.ts'
import { discover } from '../../extract/discover/discover.ts'
import type {
  DiscoveredPair,
  DiscoveredTable,
  DiscoveredValue,
  Discovery,
  NestedValue,
} from '../../extract/discover/discovery.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { nameSources } from '../../extract/name-sources.ts'
import { appendStep, formatPath, splitPath } from '../../extract/schema/field-path.ts'
import { asRead } from '../../extract/verify/as-read.ts'

/** Everything that a document holds, and under their names the documents inside it. */
export function discoverData(document: Document): Extraction {
  const all = toExtraction(discover(document))
  for (const { name, document: inside } of document.children) {
    if (!inside) continue
    const { data, confidence, provenance } = discoverData(inside)
    const key = freeName(name, new Map(Object.entries(all.data as object)))
    all.data = { ...(all.data as object), [key]: data }
    for (const [path, place] of Object.entries(provenance)) {
      const whole = formatPath([key, ...splitPath(path)])
      all.confidence.fields[whole] = confidence.fields[path] ?? 0
      all.provenance[whole] = { ...place, child: place.child === undefined ? name : `${name}/${place.child}` }
    }
  }
  const overall = mean(Object.values(all.confidence.fields))
  return nameSources({ ...all, confidence: { ...all.confidence, overall } })
}

/** A discovery in the shape of an extraction: as the file nests it, or labels and tables by name, values without a label by kind. */
export function toExtraction({ pairs, tables, entities, nested }: Discovery): Extraction {
  const result: Extraction = { data: {}, confidence: { overall: 0, fields: {} }, provenance: {} }
  const note = (value: DiscoveredValue, path: string) => {
    result.confidence.fields[path] = value.confidence
    result.provenance[path] = asRead(value.provenance, value.value)
    return value.value
  }
  result.data = nested ? plainOf({ fields: nested }, '', note) : flatOf({ pairs, tables, entities }, note)
  result.confidence.overall = mean(Object.values(result.confidence.fields))
  return result
}

function flatOf({ pairs, tables, entities }: Pick<Discovery, 'pairs' | 'tables' | 'entities'>, note: Note): object {
  const data = new Map<string, unknown>()
  for (const [name, values] of Map.groupBy(pairs.filter(isChosen), (pair) => pair.name)) {
    const [only, ...more] = values
    if (only && more.length === 0) data.set(name, note(only, appendStep('', name)))
    else data.set(name, listOf(values, name, note))
  }
  for (const table of tables) {
    const name = freeName(table.name, data)
    data.set(name, rowsOf(table, name, note))
  }
  for (const [kind, values] of Map.groupBy(entities, (entity) => entity.kind)) {
    const name = freeName(`other_${kind}_values`, data)
    data.set(name, listOf(values, name, note))
  }
  return Object.fromEntries(data)
}

function plainOf(nested: NestedValue, path: string, note: Note): unknown {
  if ('value' in nested) return note(nested.value, path)
  if ('items' in nested) return nested.items.map((item, index) => plainOf(item, appendStep(path, index), note))
  const fields = [...nested.fields].map(([name, value]) => [name, plainOf(value, appendStep(path, name), note)])
  return Object.fromEntries(fields)
}

/** A box that is not ticked says nothing. */
function isChosen({ ticked }: DiscoveredPair): boolean {
  return ticked !== false
}

type Note = (value: DiscoveredValue, path: string) => unknown

function listOf(values: readonly DiscoveredValue[], name: string, note: Note): unknown[] {
  return values.map((value, index) => note(value, appendStep(appendStep('', name), index)))
}

/** An empty cell is left out: nothing says whether it means anything. */
function rowsOf({ columns, rows }: DiscoveredTable, name: string, note: Note): unknown[] {
  return rows.map((row, index) => {
    const place = appendStep(appendStep('', name), index)
    const cells = columns.flatMap((column, at) => {
      const cell = row[at]
      return cell ? [[column.name, note(cell, appendStep(place, column.name))]] : []
    })
    return Object.fromEntries(cells)
  })
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`
  return free
}
