import type { SimilarField } from '../../contract/fields.ts'
import type { Page } from '../../contract/lists.ts'
import { editDistance } from '../../core/edit-distance.ts'
import { profileOf } from '../../extract/lexicon/field-profile.ts'
import { describeLabel, matchLabel } from '../../extract/lexicon/label-match.ts'
import type { Leaf, ObjectNode } from '../../extract/schema/field-tree.ts'
import { selectAllFields } from '../../storage/fields.ts'
import { canonicalName } from '../cells/canonical-name.ts'
import type { Context } from '../context.ts'
import { fieldOf, presentField } from './manage.ts'

const defaultLimit = 10
/** Less than this is another thing with a word in common. */
const leastSimilar = 0.45
/** One letter of four may be wrong. */
const leastAlike = 0.75

/** Fields of the workspace that may mean the same, the likeliest first. */
export async function similarFields(ctx: Context, id: string, limit = defaultLimit): Promise<Page<SimilarField>> {
  const asked = await fieldOf(ctx, id)
  const others = (await selectAllFields(ctx.system.db, ctx.workspaceId)).filter((field) => field.id !== id)
  const data = rank(asked.canonical_name, others).map(({ field, similarity }) => ({
    ...presentField(field),
    similarity: Math.round(similarity * 1000) / 1000,
  }))
  const pagination = { total: data.length, limit, has_more: data.length > limit, next_cursor: null }
  return { data: data.slice(0, limit), pagination }
}

/** The name of the field that was probably meant. */
export async function nearestField(ctx: Context, name: string): Promise<string | null> {
  const fields = await selectAllFields(ctx.system.db, ctx.workspaceId)
  const asked = canonicalName(name)
  const mistyped = fields
    .map((field) => ({ field, similarity: spelledAlike(asked.slice(0, 200), field.canonical_name) }))
    .filter(({ similarity }) => similarity >= leastAlike)
  const [nearest] = [...mistyped, ...rank(asked, fields)].sort((a, b) => b.similarity - a.similarity)
  return nearest?.field.canonical_name ?? null
}

function rank<T extends { canonical_name: string; occurrence_count: number }>(name: string, fields: T[]) {
  return fields
    .map((field) => ({ field, similarity: likeness(name, field.canonical_name) }))
    .filter(({ similarity }) => similarity >= leastSimilar)
    .sort((a, b) => b.similarity - a.similarity || b.field.occurrence_count - a.field.occurrence_count)
}

/** Each is asked for by the other's words: what both ways agree on is the same. */
function likeness(one: string, other: string): number {
  return (agreement(one, other) + agreement(other, one)) / 2
}

function agreement(field: string, label: string): number {
  const { concept, text, conflict } = matchLabel(
    profileOf(leafNamed(field)),
    describeLabel(label.replaceAll(/[._]/g, ' ')),
  )
  return Math.max(0.95 * concept, text) * (1 - conflict)
}

/** A field as the lexicon knows them, with the objects that it stands in. */
function leafNamed(canonical: string): Leaf {
  const names = canonical.split('.')
  const facts = (depth: number) => ({
    ...{ name: names[depth] ?? '', path: names.slice(0, depth + 1).join('.'), required: false, nullable: true },
  })
  const ancestors = names
    .slice(0, -1)
    .map((_, depth): ObjectNode => ({ ...facts(depth), type: 'object', properties: [] }))
  return { ...facts(names.length - 1), type: 'string', examples: [], ancestors }
}

/** 0..1: how much of two names is the same letter by letter; for names that were mistyped. */
export function spelledAlike(one: string, other: string): number {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1)
}
