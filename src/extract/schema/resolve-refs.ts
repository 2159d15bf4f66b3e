import { decodeUri } from '../../core/decode-uri.ts'
import { appendStep, formatPath, type PathStep, valueAt } from './field-path.ts'
import type { JsonSchema } from './field-tree.ts'
import type { SchemaProblem } from './schema-error.ts'
import { isSchema, isSchemaObject, type SchemaObject, subschemas } from './subschemas.ts'

export interface References {
  /** The schema that a `$ref` or `$dynamicRef` of this one points to; undefined for the schema of schemas itself. */
  target(schema: SchemaObject, reference: string): JsonSchema | undefined
  problems: SchemaProblem[]
}

/** Finds where every reference of a schema leads; all of them must lead inside it. */
export function resolveRefs(definition: JsonSchema): References {
  const bases = new WeakMap<SchemaObject, string>()
  const places = new Map<string, JsonSchema>()
  const problems: SchemaProblem[] = []
  const references: ReturnType<typeof referencesOf> = []
  const pending: { schema: JsonSchema; base: string; steps: PathStep[] }[] = []

  // Draft-07 reads nothing beside a reference, not even a name.
  const loneRefs = isSchemaObject(definition) && String(definition['$schema']).includes('draft-07')

  function visit(schema: JsonSchema, above: string, steps: PathStep[]): void {
    if (!isSchemaObject(schema) || bases.has(schema)) return
    const named = typeof schema['$id'] === 'string' && !(loneRefs && '$ref' in schema)
    const base = named ? absolute(String(schema['$id']), above) : above
    bases.set(schema, base)
    if (!places.has(base)) places.set(base, schema)
    if (base !== above) places.set(withoutFragment(base), schema)
    for (const anchor of [schema['$anchor'], schema['$dynamicAnchor']]) {
      if (typeof anchor === 'string') places.set(`${withoutFragment(base)}#${anchor}`, schema)
    }
    for (const inner of subschemas(schema)) {
      pending.push({ schema: inner.schema, base: withoutFragment(base), steps: [...steps, ...inner.steps] })
    }
    references.push(...referencesOf(schema, steps))
  }

  function target(schema: SchemaObject, reference: string): JsonSchema | undefined {
    const uri = absolute(reference, bases.get(schema) ?? ownUri)
    const found = places.get(uri)
    if (found !== undefined) return found
    const [document = '', fragment = ''] = uri.split('#')
    const resource = places.get(document)
    if (resource === undefined || (fragment !== '' && !fragment.startsWith('/'))) return
    const place = followPointer(resource, fragment, document)
    if (!isSchema(place.value)) return
    // A pointer may lead where no keyword does (`#/components/schemas/a`), and what stands there has references too.
    visit(place.value, place.base, place.steps)
    return place.value
  }

  visit(definition, ownUri, [])
  do {
    for (let next = pending.shift(); next !== undefined; next = pending.shift())
      visit(next.schema, next.base, next.steps)
    for (const { schema, reference, steps, keyword } of references.splice(0)) {
      const uri = absolute(reference, bases.get(schema) ?? ownUri)
      if (target(schema, reference) !== undefined || isSchemaOfSchemas(uri)) continue
      const local = places.has(withoutFragment(uri))
      const path = appendStep(formatPath(steps), keyword)
      problems.push({ path, message: local ? nothingThere(reference) : elsewhere(reference) })
    }
  } while (pending.length > 0 || references.length > 0)
  return { target, problems }

  function followPointer(resource: JsonSchema, fragment: string, document: string) {
    let value: unknown = resource
    let base = document
    const steps: PathStep[] = []
    for (const part of decodeUri(fragment).split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(value) ? Number(name) : name
      steps.push(step)
      value = valueAt(value, step)
      if (isSchemaObject(value)) base = bases.get(value) ?? base
    }
    return { value, base, steps }
  }
}

function referencesOf(schema: SchemaObject, steps: PathStep[]) {
  return ['$ref', '$dynamicRef'].flatMap((keyword) => {
    const reference = schema[keyword]
    return typeof reference === 'string' ? [{ schema, reference, steps, keyword }] : []
  })
}

const ownUri = 'https://schema.invalid/'

function absolute(reference: string, base: string): string {
  const uri = URL.parse(reference, base)?.href ?? reference
  return uri.endsWith('#') ? uri.slice(0, -1) : uri
}

function withoutFragment(uri: string): string {
  return uri.split('#')[0] ?? ''
}

/** The checker knows the two drafts' own schemas by heart, so that nothing need be fetched. */
function isSchemaOfSchemas(uri: string): boolean {
  return /^https?:\/\/json-schema\.org\/(draft-07\/schema|draft\/2020-12\/(schema|meta\/[a-z-]+))$/.test(
    withoutFragment(uri),
  )
}

function nothingThere(reference: string): string {
  return `The reference ${JSON.stringify(reference)} leads nowhere: define it in this schema, for example under $defs.`
}

function elsewhere(reference: string): string {
  return `The reference ${JSON.stringify(reference)} leads to another document, and nothing is fetched: copy that schema into $defs and refer to it there.`
}
