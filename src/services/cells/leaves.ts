import type { FieldType } from '../../contract/field-types.ts'
import { inSlices } from '../../core/in-slices.ts'
import type { Extraction, Provenance } from '../../extract/extraction.ts'
import { conceptOf } from '../../extract/lexicon/concepts.ts'
import { profileOf } from '../../extract/lexicon/field-profile.ts'
import { conceptsOf } from '../../extract/lexicon/match-concepts.ts'
import { appendStep, splitPath, templateOf } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, Leaf } from '../../extract/schema/field-tree.ts'

/** A leaf of the data, with what is known of it. */
export interface DataLeaf {
  /** `items[0].price` */
  path: string
  /** A text, number or truth value, null, or a list or object that nothing is in. */
  value: unknown
  /** Null of what nobody asked for: a list inside of another, or an object, that nothing is in. */
  confidence: number | null
  place?: Provenance | undefined
  dataType: FieldType
  /** What people call the field; made of its name unless said. */
  label?: string
  /** It is money by what its schema says, or by its name where there is none. */
  isAmount?: boolean
}

/** All of them at once; where there are many, others have their turn in between. */
export async function collectLeaves(extraction: Extraction, schema: ExtractionSchema | undefined): Promise<DataLeaf[]> {
  const leaves: DataLeaf[] = []
  await inSlices(leavesOf(extraction, schema), (leaf) => leaves.push(leaf))
  return leaves
}

/** Every leaf of the data in its order. */
export function* leavesOf(
  { data, confidence, provenance }: Extraction,
  schema: ExtractionSchema | undefined,
): Generator<DataLeaf> {
  const fields = new Map(schema?.leaves.map((leaf) => [leaf.path, leaf]))
  const moneyNames = new Map<string, boolean>()
  for (const [path, value] of endsOf(data, '')) {
    const template = templateOf(splitPath(path))
    const leaf = fields.get(template)
    if (leaf === undefined && typeof value === 'number' && !moneyNames.has(template))
      moneyNames.set(template, isNameOfMoney(template))
    yield {
      ...{ path, value: value ?? null, confidence: confidence.fields[path] ?? null, place: provenance[path] },
      dataType: leaf ? typeOfField(leaf) : typeOfValue(value),
      ...(leaf?.title !== undefined && { label: leaf.title }),
      isAmount: leaf ? isAmount(leaf) : typeof value === 'number' && moneyNames.get(template) === true,
    }
  }
}

function* endsOf(value: unknown, path: string): Generator<[string, unknown]> {
  const inside = entriesOf(value)
  for (const [step, inner] of inside) yield* endsOf(inner, appendStep(path, step))
  if (inside.length === 0) yield [path, value]
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

export function typeOfField({ type, format, kind }: Leaf): FieldType {
  if (type !== 'string') return type
  return format === 'date' || format === 'date-time' || kind === 'date' ? 'date' : 'string'
}

function typeOfValue(value: unknown): FieldType {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'string'
}

/** Where its words say that it is money rather than likely. */
const likelyMoney = 0.6

function isAmount(leaf: Leaf): boolean {
  if (leaf.type === 'boolean') return false
  return leaf.kind === 'money' || (profileOf(leaf).kinds.get('money') ?? 0) >= likelyMoney
}

function isNameOfMoney(template: string): boolean {
  const name = template.replace(/^.*[.\]](?=.)/, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const [best] = conceptsOf(name)
  return best !== undefined && best.score >= likelyMoney && conceptOf(best.concept).kinds[0] === 'money'
}
