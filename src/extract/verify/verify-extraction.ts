import type { Document } from '../../document/model.ts'
import { appendStep, splitPath, templateOf, valueAt } from '../schema/field-path.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { decideConventions } from '../values/decide-conventions.ts'
import { findValues } from '../values/find-values.ts'
import type { Conventions } from '../values/mention.ts'
import { checkPlace } from './check-place.ts'
import { containsValue } from './contains-value.ts'
import { findChild } from './find-child.ts'
import type { KeptProvenance, KeptResult } from './read-result.ts'

export interface Failure {
  /** Of the value: `items[0].price`. */
  path: string
  message: string
}

export interface Verification {
  /** Leaves of the data. */
  values: number
  /** Those of them that say where they were read. */
  spans: number
  failures: Failure[]
}

/** Checks a result against the document once more: whether everything that it says of its values can be seen there. */
export function verifyExtraction(document: Document, result: KeptResult, schema?: ExtractionSchema): Verification {
  const leaves = new Map(leavesOf(result.data, ''))
  const failures: Failure[] = []
  const fail = (path: string) => (message: string) => void failures.push({ path, message })
  const conventions = decideConventions([document.markdown], document.language)
  const choices = new Set(schema?.leaves.filter((leaf) => leaf.enum).map(({ path }) => path))
  for (const [path, value] of leaves) {
    const confidence = result.confidence.fields[path]
    if (confidence === undefined) fail(path)('It has no confidence.')
    else if (!(confidence >= 0 && confidence <= 1)) fail(path)(`Its confidence ${confidence} is not between 0 and 1.`)
    // A field may have the name of something that every object has.
    const provenance = Object.hasOwn(result.provenance, path) ? result.provenance[path] : undefined
    if (!provenance) fail(path)('It has no provenance.')
    else {
      const isChoice = choices.has(templateOf(splitPath(path)))
      checks[provenance.kind]({ document, value, provenance, isChoice, conventions, leaves, fail: fail(path) })
    }
  }
  for (const path of new Set([...Object.keys(result.confidence.fields), ...Object.keys(result.provenance)]))
    if (!leaves.has(path) && !isEmptyList(result.data, path)) fail(path)('The data has no such value.')
  const spans = Object.values(result.provenance).filter(({ kind }) => kind === 'span').length
  return { values: leaves.size, spans, failures }
}

function isEmptyList(data: unknown, path: string): boolean {
  const value = splitPath(path).reduce<unknown>(valueAt, data)
  return Array.isArray(value) && value.length === 0
}

function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, appendStep(path, index)))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, appendStep(path, name)))
  return [[path, value]]
}

interface Check {
  document: Document
  value: unknown
  provenance: KeptProvenance
  /** The value is out of a list of the schema's, and stands in the document in other words. */
  isChoice: boolean
  conventions: Conventions
  leaves: Map<string, unknown>
  fail(message: string): void
}

const checks: Record<KeptProvenance['kind'], (check: Check) => void> = {
  span({ document, value, provenance, isChoice, conventions, fail }) {
    if (value === null) fail('It is null, and says that it was read.')
    const source = findChild(document, provenance.child)
    if (!source) return fail(`The file has no part called ${provenance.child}.`)
    for (const message of checkPlace(source, provenance)) fail(message)
    const { quote } = provenance
    if (value !== null && quote !== null && !isChoice && !states(quote, value, conventions))
      fail(`The quote ${JSON.stringify(quote)} does not contain ${JSON.stringify(value)}.`)
  },
  derived({ document, value, provenance, leaves, fail }) {
    const { derived_from: from = [], child } = provenance
    if (value === null) fail('It is null, and says that it was computed.')
    if (from.length === 0) fail('It does not say what it was computed from.')
    for (const path of from) if (!leaves.has(path)) fail(`It was computed from ${path}, which the data does not have.`)
    if (provenance.quote === null) return
    const source = findChild(document, child)
    if (!source) return fail(`The file has no part called ${child}.`)
    for (const message of checkPlace(source, provenance)) fail(message)
  },
  absent({ value, provenance, fail }) {
    if (value !== null) fail('It has a value, and says that the document does not state it.')
    if (provenance.quote !== null || provenance.page !== null) fail('It is absent, and yet says where it was read.')
  },
  human() {},
}

/** Whether the words say the value, written in any usual way; of yes and no, that they do not say the opposite. */
function states(quote: string, value: unknown, conventions: Conventions): boolean {
  const mentions = findValues(quote, conventions)
  if (typeof value === 'boolean') {
    const said = mentions.filter(({ kind }) => kind === 'boolean')
    return said.length === 0 || said.some((mention) => mention.value === value)
  }
  return (
    containsValue(quote, value) ||
    mentions.some((mention) => mention.value === value || mention.currency === value || mention.unit === value)
  )
}
