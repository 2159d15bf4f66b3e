import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractDocument } from '../../src/extract/extract.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { generateWritten } from '../generate/any/generate-any.ts'
import { LabelBook } from '../generate/any/label-book.ts'
import type { WrittenPaper } from '../generate/any/written/written-paper.ts'
import { askAny } from './ask-any.ts'
import { figuresOf, type Stated } from './fit-confidence.ts'
import { type Extent, isPrinted, printingsOf } from './found-examples.ts'
import { type Cause, type Cells, causes, type ListOutcome, listOutcomes } from './list-outcomes.ts'
import { namedPapers } from './named-papers.ts'
import type { LabelledDocument } from './pack-document.ts'

/** How the whole engine does on lists of papers that were written whole, by how they are set and by what went wrong. */
const { values: options } = parseArgs({
  options: {
    /** Files of `train/generate/any/written/papers`, or paths of such. */
    papers: { type: 'string', default: 'english-near,french-near,german-near,spanish-near,lists' },
    /** Of these papers every other one is looked at, the others only measured. */
    half: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '8000000' },
    documents: { type: 'string', default: '200' },
    labels: { type: 'string' },
    /** So many documents are shown whose lists lost most, of the half that is looked at. */
    show: { type: 'string', default: '0' },
    /** Only lists that are set so, and only what went wrong so. */
    layout: { type: 'string' },
    cause: { type: 'string' },
    /** Only documents of one kind of file. */
    medium: { type: 'string' },
  },
})

const book = new LabelBook(options.labels && JSON.parse(await readFile(join(options.labels, 'labels.json'), 'utf8')))
const papers = (await namedPapers(options.papers)).filter(({ lists }) => lists.size > 0)
const reader = await openReader()
const halves = { looked: papers.filter(isLookedAt), unlooked: papers.filter((paper) => !isLookedAt(paper)) }
for (const [name, among] of Object.entries(halves))
  if (options.half === 'both' || options.half === name) await measure(name, among)

function isLookedAt({ id }: WrittenPaper): boolean {
  return [...id].reduce((sum, sign) => (31 * sum + sign.charCodeAt(0)) % 65_521, 7) % 2 === 0
}

interface Shown {
  seed: number
  layout: string
  outcome: ListOutcome
  labelled: LabelledDocument
}

/** What became of the fields outside of lists. */
interface HeaderCount {
  stated: number
  given: number
  right: number
  absent: number
  invented: number
  confidences: Stated[]
}

async function measure(name: string, among: readonly WrittenPaper[]): Promise<void> {
  const shown: Shown[] = []
  const header: HeaderCount = { stated: 0, given: 0, right: 0, absent: 0, invented: 0, confidences: [] }
  const first = Number(options.seed)
  for (let seed = first; seed < first + Number(options.documents); seed += 1) {
    const made = generateWritten(seed, book, among)
    const asked = askAny(made, book, seed)
    if (!asked || (options.medium && made.medium !== options.medium)) continue
    const { kind, language: lang, document } = made
    const labelled: LabelledDocument = { ...{ id: String(seed), kind, lang, document }, ...asked }
    const help = await reader?.(viewDocument(document), labelled.schema)
    const extraction = extractDocument(document, labelled.schema, { help })
    countHeader(header, labelled, extraction)
    const paper = among.find(({ id }) => kind === `written:${id}`)
    for (const outcome of listOutcomes(labelled, extraction))
      shown.push({ seed, layout: layoutOf(paper, made, outcome, labelled), outcome, labelled })
  }
  const { absent, invented } = header
  console.info(`\n## ${name}: ${among.length} papers`)
  console.info(
    `header F1 ${f1(header)} of ${header.stated}, invented ${(invented / absent).toFixed(3)} of ${absent}, ${figuresOf(header.confidences)}`,
  )
  console.info(`list F1 ${f1(sumOf(shown))} of ${sumOf(shown).stated}`)
  tableOf(shown)
  if (name === 'looked') show(shown)
}

function countHeader(count: HeaderCount, labelled: LabelledDocument, extraction: Extraction): void {
  const printings = printingsOf(labelled)
  for (const leaf of labelled.schema.leaves.filter(({ path }) => !path.includes('[]'))) {
    const { start, end, kind } = extraction.provenance[leaf.path] ?? {}
    const choice = labelled.choices.find(({ path }) => path === leaf.path)
    const printed = printings.get(leaf.path) ?? []
    const isStated = choice !== undefined || printed.length > 0
    count[isStated ? 'stated' : 'absent'] += 1
    if (kind === undefined || kind === 'absent') continue
    const isRight = choice
      ? choice.value === valueAt(extraction.data, leaf.path)
      : printed.some((extent) => isPrinted(labelled.document, leaf, extent, [start ?? 0, end ?? 0]))
    count.given += 1
    count.right += isRight ? 1 : 0
    count.invented += isStated ? 0 : 1
    count.confidences.push({ stated: extraction.confidence.fields[leaf.path] ?? 0, isRight })
  }
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((node, step) => (node as Record<string, unknown> | undefined)?.[step], data)
}

function f1({ stated, given, right }: { stated: number; given: number; right: number }): string {
  return ((2 * right) / (stated + given)).toFixed(3)
}

function sumOf(shown: readonly Shown[]) {
  const sum = (of: (outcome: ListOutcome) => number) => shown.reduce((all, { outcome }) => all + of(outcome), 0)
  return { stated: sum(({ stated }) => stated), given: sum(({ given }) => given), right: sum(({ right }) => right) }
}

function tableOf(all: readonly Shown[]): void {
  console.info(
    `| layout | lists | cells | F1 | ${causes.join(' | ')} |\n|---|---|---|---|${causes.map(() => '---|').join('')}`,
  )
  const rows = [...Map.groupBy(all, ({ layout }) => layout)].toSorted(([a], [b]) => a.localeCompare(b))
  const withAll: (readonly [string, readonly Shown[]])[] = [...rows, ['all', all]]
  for (const [layout, shown] of withAll) {
    const lost = causes.map((cause) => shown.reduce((sum, { outcome }) => sum + (outcome.wrong.get(cause) ?? 0), 0))
    console.info(`| ${layout} | ${shown.length} | ${sumOf(shown).stated} | ${f1(sumOf(shown))} | ${lost.join(' | ')} |`)
  }
}

/** How the paper sets the list whose words stand in the items. */
function layoutOf(
  paper: WrittenPaper | undefined,
  made: ReturnType<typeof generateWritten>,
  { path }: ListOutcome,
  { spans }: LabelledDocument,
): string {
  const span = spans.find((each) => each.path.startsWith(`${path}[]`))
  if (!span) return 'not stated'
  const mark = made.marks.find(
    ({ page, mark: { concept }, ranges }) =>
      page === span.page && /^l\d/.test(concept) && ranges.some(([from]) => from === span.words[0]),
  )
  const list = made.facts.lists.find(({ key }) => key === mark?.mark.concept.split('[')[0])
  const key = list?.concept.id.split('.').at(-1)
  const at = paper?.lines.findIndex((line) => line.startsWith(`%${key} `)) ?? -1
  const lines = paper?.lines.slice(at, paper.lines.indexOf('%%', at)) ?? []
  if (/ lines$/.test(lines[0] ?? '')) return lines.length > 2 ? 'lines, several' : 'lines, one'
  const isTall = lines.some((line) => line.includes('¶'))
  const form = / under /.test(lines[0] ?? '') ? 'under headings' : lines[1]?.trim() === '-' ? 'no head' : 'table'
  return isTall ? `${form}, cells of lines` : form
}

function show(all: readonly Shown[]): void {
  const lossOf = ({ outcome: { wrong } }: Shown) =>
    options.cause ? (wrong.get(options.cause as Cause) ?? 0) : [...wrong.values()].reduce((sum, each) => sum + each, 0)
  const worst = all
    .filter(({ layout }) => !options.layout || layout === options.layout)
    .toSorted((a, b) => lossOf(b) - lossOf(a))
  for (const { seed, layout, outcome, labelled } of worst.slice(0, Number(options.show))) {
    const { path, wrong, truth, found } = outcome
    const { markdown } = labelled.document
    const leaves = labelled.schema.leaves.filter((leaf) => leaf.path.startsWith(`${path}[]`))
    console.info(`\n=== ${seed} ${labelled.kind} ${layout} ${path} ${JSON.stringify(Object.fromEntries(wrong))}`)
    for (const leaf of leaves)
      console.info(`  ${leaf.path} ${leaf.type} ${leaf.kind ?? ''} ${leaf.enum ?? ''}: ${leaf.description ?? ''}`)
    const text = ([from, to]: Extent) => markdown.slice(from, to).replace(/\s+/g, ' ')
    const row = (cells: Cells) =>
      leaves.map((leaf) => (cells.get(leaf.path) ? text(cells.get(leaf.path) ?? [0, 0]) : '·')).join(' | ')
    for (const item of truth) console.info(`  T ${row(item)}`)
    for (const item of found) console.info(`  F ${row(item)}`)
    console.info(markdown)
  }
}
