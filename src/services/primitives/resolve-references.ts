import type { Extraction, LookedUpIn, Provenance } from '../../extract/extraction.ts'
import { type PathStep, splitPath, templateOf, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, FieldReference, Leaf } from '../../extract/schema/field-tree.ts'
import type { LookedUp } from '../../match/look-up.ts'
import type { Database } from '../../storage/postgres/database.ts'
import { type LookUpTable, selectLookUpTables } from '../../storage/primitives.ts'
import { setValue } from '../extractions/field-units.ts'
import { overallOf } from '../extractions/registry.ts'
import { HelperThread } from '../helper-thread.ts'
import type { LookUps } from './look-up-thread.ts'

const thread = new HelperThread<LookUps>(new URL('./look-up-thread.ts', import.meta.url))
/** Larger tables would keep all other requests waiting. */
const mostInPlace = 1000

/** A value of a field with an `x-reference`, as it was read. */
interface Asked {
  path: string
  steps: PathStep[]
  leaf: Leaf
  reference: FieldReference
  place: Provenance
  read: string
}

/**
 * What was read, looked up in the newest versions of the primitives that the schema names: one query, and none where nothing is to
 * be looked up. What is not found stays as it was read, and its place says why.
 */
export async function resolveReferences(
  db: Database,
  workspaceId: string,
  schema: ExtractionSchema | undefined,
  extraction: Extraction,
): Promise<Extraction> {
  const asked = askedIn(schema, extraction)
  if (asked.length === 0) return extraction
  const groups = [...Map.groupBy(asked, ({ reference }) => JSON.stringify(reference)).values()]
  const references = groups.flatMap(([first]) => first?.reference ?? [])
  const tables = await selectLookUpTables(db, workspaceId, references)
  const data: unknown = structuredClone(extraction.data)
  const whole = { data, fields: { ...extraction.confidence.fields }, provenance: { ...extraction.provenance } }
  for (const [at, group] of groups.entries()) {
    const table = tables.find((each) => each.at === at)
    const answers = await lookUpAll(group, table)
    for (const each of group) put(whole, each, outcomeOf(each, table, answers))
  }
  const { fields, provenance } = whole
  return { data: whole.data, confidence: { overall: overallOf(fields), fields }, provenance }
}

function askedIn(schema: ExtractionSchema | undefined, { data, provenance }: Extraction): Asked[] {
  const leaves = new Map((schema?.leaves ?? []).flatMap((leaf) => (leaf.reference ? [[leaf.path, leaf] as const] : [])))
  if (leaves.size === 0) return []
  return Object.entries(provenance).flatMap(([path, place]) => {
    const steps = splitPath(path)
    const leaf = leaves.get(templateOf(steps))
    const read = valueByPath(data, steps)
    // What a person has said is what they mean.
    if (!leaf?.reference || place.kind === 'human' || read === null || typeof read === 'object') return []
    return [{ path, steps, leaf, reference: leaf.reference, place, read: String(read) }]
  })
}

/** Every text once: as it was read, and as it is printed where that is not the same. */
async function lookUpAll(asked: Asked[], table: LookUpTable | undefined): Promise<Map<string, LookedUp>> {
  const column = asked[0]?.reference.key
  if (table === undefined || column === undefined) return new Map()
  const texts = [...new Set(asked.flatMap((each) => [each.read, printedOf(each)]))]
  const { entries } = table
  const input = { column, entries, texts }
  const isLarge = entries.length > mostInPlace || texts.length > mostInPlace
  const found = isLarge ? await thread.run('all', input) : (await import('./look-up-thread.ts')).lookUps.all(input)
  return new Map(texts.flatMap((text, at) => (found[at] ? [[text, found[at]] as const] : [])))
}

function printedOf({ place, read }: Asked): string {
  return place.quote ?? read
}

interface Outcome {
  value: string | number | boolean
  /** Of the entry to what was read, where it is less than the same. */
  likeness?: number
  reference: Omit<LookedUpIn, 'confidence'>
}

function outcomeOf(asked: Asked, table: LookUpTable | undefined, answers: Map<string, LookedUp>): Outcome {
  const { leaf, reference, read } = asked
  const printed = printedOf(asked)
  const { primitive } = reference
  const about = { primitive, ...(table && { version: table.version }), printed, read }
  const stays = (problem: string): Outcome => ({
    value: read,
    reference: { ...about, match: 'none', problem: `${problem} The value stays as it was read.` },
  })
  if (table === undefined) return stays(`There is no primitive called ${quoted(primitive)}.`)
  const where = `the primitive ${quoted(primitive)} (version ${table.version})`
  const lacking = [reference.key, reference.value].find((name) => !table.data_schema.some((each) => each.name === name))
  if (lacking !== undefined) return stays(`There is no column ${quoted(lacking)} in ${where}.`)
  const answer = better(answers.get(read), answers.get(printed))
  if (answer.match === 'none') {
    const named = answer.rivals.slice(0, 3).map(quoted).join(', ')
    return stays(
      answer.rivals.length === 0
        ? `${quoted(read)} is not in ${quoted(reference.key)} of ${where}, nor anything close to it.`
        : `${quoted(read)} can be more than one entry of ${where}: ${named}.`,
    )
  }
  const { match, key, likeness } = answer
  if (answer.value === null) return stays(`The entry ${quoted(key)} of ${where} has no ${quoted(reference.value)}.`)
  return {
    value: leaf.type === 'string' ? String(answer.value) : answer.value,
    likeness,
    reference: { ...about, match, key, ...(match === 'close' && { likeness: Math.round(likeness * 1e4) / 1e4 }) },
  }
}

const ranks = { exact: 0, normalised: 1, close: 2, none: 3 }

/** What was read is the printed text in a form of its kind, which the entries may have or not. */
function better(read: LookedUp = { match: 'none', rivals: [] }, printed: LookedUp = read): LookedUp {
  return ranks[printed.match] < ranks[read.match] ? printed : read
}

function put(
  whole: { data: unknown; fields: Record<string, number>; provenance: Record<string, Provenance> },
  { path, steps, place }: Asked,
  { value, likeness = 1, reference }: Outcome,
): void {
  const confidence = whole.fields[path] ?? 0
  whole.data = setValue(whole.data, steps, value)
  // The entry is the right one about as surely as it is like what was read.
  whole.fields[path] = Math.round(confidence * likeness * 1e4) / 1e4
  whole.provenance[path] = { ...place, reference: { ...reference, confidence } }
}

/** Short enough for a sentence. */
function quoted(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)
}
