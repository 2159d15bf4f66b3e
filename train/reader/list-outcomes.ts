import type { Document } from '../../src/document/model.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Leaf } from '../../src/extract/schema/field-tree.ts'
import { type Extent, isPrinted } from './found-examples.ts'
import type { LabelledDocument } from './pack-document.ts'

/** What can become of a cell of a list. */
export const causes = [
  ...(['list empty', 'no such list', 'rows missing', 'rows too many', 'column empty', 'cell empty'] as const),
  ...(['wrong column', 'cut wrongly', 'wrong place', 'invented'] as const),
]
export type Cause = (typeof causes)[number]

/** A list as it was asked for: its cells by items, as they are printed and as they were found. */
export interface ListOutcome {
  path: string
  stated: number
  given: number
  right: number
  wrong: Map<Cause, number>
  truth: Cells[]
  found: Cells[]
}

/** Of one item, by the path of the property. */
export type Cells = ReadonlyMap<string, Extent>

export function listOutcomes(labelled: LabelledDocument, extraction: Extraction): ListOutcome[] {
  const { document, schema } = labelled
  const leaves = schema.leaves.filter(({ path }) => path.includes('[]'))
  return [...Map.groupBy(leaves, ({ path }) => path.slice(0, path.indexOf('[]')))].map(([path, own]) =>
    outcomeOf(path, own, document, { truth: statedItems(labelled, path), found: foundItems(extraction, path) }),
  )
}

function statedItems({ document, spans }: LabelledDocument, list: string): Cells[] {
  const own = spans.filter(({ path }) => path.startsWith(`${list}[]`))
  const items = Map.groupBy(own, ({ item = 0, outer = 0 }) => outer * 1000 + item)
  return [...items]
    .toSorted(([a], [b]) => a - b)
    .map(([, cells]) => {
      const extents = [...Map.groupBy(cells, ({ path }) => path)].map(([path, parts]) => {
        const words = parts.flatMap(({ page, words: range }) => document.pages[page - 1]?.words.slice(...range) ?? [])
        return [path, [Math.min(...words.map(({ start }) => start)), Math.max(...words.map(({ end }) => end))]] as const
      })
      return new Map<string, Extent>(extents)
    })
}

function foundItems({ provenance }: Extraction, list: string): Cells[] {
  const items = new Map<string, Map<string, Extent>>()
  for (const [path, { start, end }] of Object.entries(provenance)) {
    if (!path.startsWith(`${list}[`) || start === null || end === null) continue
    const [place = ''] = /^.*\[\d+\]/.exec(path) ?? []
    const item = items.get(place) ?? new Map<string, Extent>()
    item.set(path.replace(/\[\d+\]/g, '[]'), [start, end])
    items.set(place, item)
  }
  return [...items.values()]
}

function outcomeOf(
  path: string,
  leaves: readonly Leaf[],
  document: Document,
  { truth, found }: { truth: Cells[]; found: Cells[] },
): ListOutcome {
  const isRight = checkOf(leaves, document)
  const worthOf = (item: Cells, own: Cells) => {
    const all = [...own]
    const near = all.filter(([, extent]) => [...item.values()].some((printed) => overlap(printed, extent)))
    return all.filter(([name, extent]) => isRight(name, item.get(name), extent)).length + 0.1 * near.length
  }
  const pairs = aligned(truth, found, worthOf)
  const [ownOf, itemOf] = [new Map(pairs), new Map(pairs.map(([item, own]) => [own, item]))]
  const held = new Set(found.flatMap((own) => [...own.keys()]))
  const lost = truth.flatMap((item) => [...item.keys()].flatMap((name) => lossOf(name, ownOf.get(item), held) ?? []))
  const given = found.flatMap((own) =>
    [...own].map(([name, extent]) => {
      const item = itemOf.get(own)
      if (!item) return truth.length === 0 ? 'no such list' : 'rows too many'
      return isRight(name, item.get(name), extent) ? 'right' : causeOf(name, extent, item)
    }),
  )
  const { right = [], ...wrong } = Object.groupBy([...lost, ...given], (outcome) => outcome)
  return {
    ...{ path, truth, found, given: given.length, right: right.length },
    stated: truth.reduce((sum, cells) => sum + cells.size, 0),
    wrong: new Map(Object.entries(wrong).map(([cause, cells]) => [cause as Cause, cells.length])),
  }
}

function lossOf(name: string, own: Cells | undefined, held: ReadonlySet<string>): Cause | undefined {
  if (held.size === 0) return 'list empty'
  if (!own) return 'rows missing'
  if (own.has(name)) return
  return held.has(name) ? 'cell empty' : 'column empty'
}

/** Whether a cell is what is printed; the unit beside a figure is no harm to it. */
function checkOf(leaves: readonly Leaf[], document: Document) {
  const leafAt = new Map(leaves.map((leaf) => [leaf.path, leaf]))
  const digitsIn = (extent: Extent) => document.markdown.slice(...extent).replace(/\D/g, '')
  return (name: string, printed: Extent | undefined, own: Extent): boolean => {
    const leaf = leafAt.get(name)
    if (!leaf || !printed) return false
    const isFigure = leaf.type !== 'string' && overlap(printed, own) && digitsIn(printed) === digitsIn(own)
    return isFigure || isPrinted(document, leaf, printed, own)
  }
}

function causeOf(name: string, own: Extent, item: Cells): Cause {
  const printed = item.get(name)
  if (printed && overlap(printed, own)) return 'cut wrongly'
  if ([...item.values()].some((other) => overlap(other, own))) return 'wrong column'
  return printed ? 'wrong place' : 'invented'
}

/** The best pairs first, each item in one of them. */
function aligned(
  truth: readonly Cells[],
  found: readonly Cells[],
  worthOf: (item: Cells, own: Cells) => number,
): (readonly [Cells, Cells])[] {
  const all = truth.flatMap((item) => found.map((own) => ({ item, own, worth: worthOf(item, own) })))
  const taken = new Set<Cells>()
  return all
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap(({ item, own }) => {
      if (taken.has(item) || taken.has(own)) return []
      taken.add(item).add(own)
      return [[item, own] as const]
    })
}

function overlap([from, to]: Extent, [start, end]: Extent): boolean {
  return start < to && from < end
}
