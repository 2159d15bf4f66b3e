import type { Provenance } from '../extraction.ts'
import { formatPath, type PathStep, splitPath, templateOf, valueByPath } from '../schema/field-path.ts'
import type { ExtractionSchema, FieldNode } from '../schema/field-tree.ts'
import { type Concern, concern } from './concern.ts'
import { numbersDiffer } from './numbers-differ.ts'
import type { SourceFindings } from './source-findings.ts'

/** What the source says that the data does not, or says otherwise. */
export function compareSource(
  schema: ExtractionSchema,
  data: unknown,
  findings: SourceFindings,
  provenance: Record<string, Provenance>,
): Concern[] {
  const arrays = new Map(arraysOf(schema.root).map((node) => [node.path, node]))
  const reordered = new Set([...(findings.order ?? []).map(({ path }) => path), ...listsOutOfOrder(provenance)])
  return [
    ...(findings.itemsInSource ?? []).flatMap((found) => compareCount(found, data, arrays)),
    ...(findings.propertiesNotAllowed ?? []).map(({ path, name }) =>
      concern(
        'extra_fields',
        splitPath(path),
        `The source has ${JSON.stringify(name)} here, which the schema does not allow.`,
      ),
    ),
    ...(findings.printedValues ?? []).flatMap(comparePrinted),
    ...(findings.unfitValues ?? []).map(({ path, printed }) =>
      concern(
        'type_mismatch',
        splitPath(path),
        /\d{16}/.test(printed)
          ? `The source says ${JSON.stringify(printed)} here, more digits than a number keeps: ask for it as text.`
          : `The source says ${JSON.stringify(printed)} here, which is not of the type that the schema asks for.`,
      ),
    ),
    ...(findings.emptyLists ?? []).map(({ path, rows, page }) =>
      concern(
        'null_value',
        splitPath(path),
        rows === undefined
          ? 'It is empty, and was probably missed.'
          : `It is empty, though from page ${page} on ${rows} rows were not understood.`,
      ),
    ),
    ...(findings.partLists ?? []).map(({ path, rows, page }) =>
      concern(
        'array_length_mismatch',
        splitPath(path),
        `From page ${page} on ${rows === 1 ? 'a row' : `${rows} rows`} of its table ${rows === 1 ? 'is' : 'are'} no item.`,
      ),
    ),
    ...(findings.otherReadings ?? []).map(({ path, other }) =>
      concern('additional_value', splitPath(path), `What is printed may as well be read as ${other}.`),
    ),
    ...(findings.bounds ?? []).map(({ path, printed }) =>
      concern(
        'additional_value',
        splitPath(path),
        `The source says ${JSON.stringify(printed)} here, which is a bound and no number: ask for it as text to keep that.`,
      ),
    ),
    ...(findings.contradictions ?? []).map(({ paths, text }) =>
      concern('semantic_conflict', splitPath(paths[0] ?? ''), text),
    ),
    ...tellTextless(findings.withoutText === true),
    ...tellSeveral(findings.documents ?? []),
    ...notLookedUp(provenance),
    ...[...reordered].map((path) =>
      concern(
        'order_difference',
        splitPath(path),
        `The items of ${path || 'the list'} stand in another order in the source.`,
      ),
    ),
  ]
}

/** A blank page, or a picture in which no text was recognised, states nothing; that is not what a program expects. */
export function tellTextless(isTextless: boolean): Concern[] {
  return isTextless ? [concern('null_value', [], 'The document has no text: nothing could be read from it.')] : []
}

/** A file that holds several documents may give a value of any. */
export function tellSeveral(documents: NonNullable<SourceFindings['documents']>): Concern[] {
  if (documents.length < 2) return []
  const named = documents
    .slice(0, mostNamed)
    .map(({ number, page }, at) => (page === documents[at + 1]?.page ? number : `${number} (page ${page})`))
  const more = documents.length > mostNamed ? ` and ${documents.length - mostNamed} more` : ''
  const text = `The file seems to hold several documents, ${named.join(', ')}${more}: values may be of any of them. Send each by itself, name its pages, or ask for a list.`
  return [concern('additional_value', [], text)]
}

const mostNamed = 5

/** Values beyond those of the primitive that they are looked up in. */
function notLookedUp(provenance: Record<string, Provenance>): Concern[] {
  return Object.entries(provenance).flatMap(([path, { reference }]) =>
    reference?.problem === undefined ? [] : [concern('additional_value', splitPath(path), reference.problem)],
  )
}

function compareCount(
  { path, count }: { path: string; count: number },
  data: unknown,
  arrays: Map<string, { maxItems?: number }>,
): Concern[] {
  const steps = splitPath(path)
  const list = valueByPath(data, steps)
  const length = Array.isArray(list) ? list.length : 0
  const maxItems = arrays.get(templateOf(steps))?.maxItems
  if (maxItems !== undefined && count > maxItems) {
    return [concern('additional_value', steps, `The source holds ${count} items, and the schema allows ${maxItems}.`)]
  }
  if (count === length) return []
  return [concern('array_length_mismatch', steps, `The source holds ${count} items, and ${length} were read.`)]
}

function comparePrinted({ path, printed, reported }: { path: string; printed: number; reported: number }): Concern[] {
  const difference = numbersDiffer(printed, reported)
  if (difference === 'same') return []
  const text = `The source prints ${printed}, and ${reported} is reported`
  return difference === 'rounding'
    ? [concern('floating_precision_diff', splitPath(path), `${text}: the difference is rounding.`)]
    : [concern('numeric_mismatch', splitPath(path), `${text}.`)]
}

function arraysOf(node: FieldNode): { path: string; maxItems?: number }[] {
  if (node.type === 'object') return node.properties.flatMap(arraysOf)
  return node.type === 'array' ? [node, ...arraysOf(node.items)] : []
}

/** Lists whose items' first words do not follow one another in the document. */
function listsOutOfOrder(provenance: Record<string, Provenance>): string[] {
  const lists = new Map<string, Map<number, number>>()
  const children = new Map<string, Set<string>>()
  for (const [path, { kind, start, child }] of Object.entries(provenance)) {
    if (kind !== 'span' || start === null) continue
    const steps = splitPath(path)
    for (const [depth, step] of steps.entries())
      if (typeof step === 'number') note(steps.slice(0, depth), step, start, child ?? '')
  }
  return [...lists].filter(([list, starts]) => children.get(list)?.size === 1 && !rises(starts)).map(([list]) => list)

  function note(steps: PathStep[], index: number, start: number, child: string): void {
    const list = formatPath(steps)
    const starts = lists.get(list) ?? new Map<number, number>()
    lists.set(list, starts.set(index, Math.min(start, starts.get(index) ?? start)))
    children.set(list, (children.get(list) ?? new Set()).add(child))
  }
}

function rises(starts: Map<number, number>): boolean {
  const inOrder = [...starts].sort(([a], [b]) => a - b).map(([, start]) => start)
  return inOrder.every((start, index) => index === 0 || start >= (inOrder[index - 1] ?? 0))
}
