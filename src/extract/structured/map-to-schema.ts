import { union } from '../../document/boxes.ts'
import type { Document } from '../../document/model.ts'
import type { Extraction, Provenance } from '../extraction.ts'
import type { ArrayNode, ExtractionSchema, FieldNode, Leaf, ObjectNode } from '../schema/field-tree.ts'
import type { SourceFindings } from '../validate/source-findings.ts'
import { decideConventions } from '../values/decide-conventions.ts'
import { asRead } from '../verify/as-read.ts'
import { assign, type Choice, type Matching } from './assign.ts'
import { coerce } from './coerce.ts'
import { readEInvoice } from './e-invoice.ts'
import type { Fact, FactGroup, FactTree } from './facts.ts'
import { readData } from './generic-data.ts'
import { type Match, scoreList } from './score-names.ts'

const absent: Provenance = {
  ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
  ...{ kind: 'absent', resolver: 'structured' },
}

export interface StructuredExtraction extends Extraction {
  /** Properties of records that the schema forbids, of each list once. */
  notAllowed: { path: string; name: string }[]
  /** Values that the types of their fields forbid. */
  unfit: NonNullable<SourceFindings['unfitValues']>
}

/** Reads what a schema asks for from a document that is data; null where it is not, or has nothing of it. */
export function resolveStructured(
  document: Document,
  schema: ExtractionSchema,
  match: Match,
): StructuredExtraction | null {
  const invoice = readEInvoice(document)
  const tree = invoice ?? unwrapped(readData(document))
  if (!tree) return null
  const texts = tree.facts.slice(0, conventionSample).map(({ text }) => text)
  const conventions = decideConventions(texts, document.language)
  const resolution = new Resolution(document, { match, conventions, bestTerms: new Map() }, invoice ? 0.97 : 0.8)
  const data = resolution.resolveRecord(schema.root, tree, '')
  // An electronic invoice holds far more than anybody asks for.
  const notAllowed = invoice ? [] : [...resolution.notAllowed.values()]
  return resolution.found > 0 ? { data, ...resolution.evidence(), notAllowed, unfit: resolution.unfit } : null
}

const conventionSample = 2000

/** A file of one record only is that record, as well as a list of one. */
function unwrapped(tree: FactTree | null): FactTree | null {
  const [only, ...more] = tree?.groups ?? []
  if (!tree || !only || more.length > 0 || tree.facts.length > 0) return tree
  return { facts: only.facts, groups: [...only.groups, only] }
}

class Resolution {
  found = 0
  /** By place in the schema and name. */
  readonly notAllowed = new Map<string, { path: string; name: string }>()
  readonly unfit: StructuredExtraction['unfit'] = []
  readonly #document: Document
  readonly #matching: Matching
  /** How sure it is that what was not found is not there. */
  readonly #complete: number
  readonly #fields = new Map<string, number>()
  readonly #provenance = new Map<string, Provenance>()

  constructor(document: Document, matching: Matching, complete: number) {
    this.#document = document
    this.#matching = matching
    this.#complete = complete
  }

  /** All that a node asks of one record. Which leaf is read from what may have been decided for all records. */
  resolveRecord(node: FieldNode, record: FactTree, path: string, decided?: Map<Leaf, Choice>): unknown {
    const choices = decided ?? assign(leavesOf(node), record.facts, this.#matching)
    if (node.type === 'object' && node.closed) this.#noteOthers(node, record, path, choices)
    return this.#resolve(node, record, path, choices)
  }

  evidence(): Pick<Extraction, 'confidence' | 'provenance'> {
    const fields = Object.fromEntries(this.#fields)
    const overall = this.#fields.values().reduce((sum, score) => sum + score, 0) / Math.max(this.#fields.size, 1)
    return { confidence: { overall, fields }, provenance: Object.fromEntries(this.#provenance) }
  }

  #resolve(node: FieldNode, record: FactTree, path: string, choices: Map<Leaf, Choice>): unknown {
    if (node.type === 'object') return this.#resolveObject(node, record, path, choices)
    if (node.type === 'array') return this.#resolveArray(node, record, path)
    const choice = choices.get(node)
    const fact = record.facts.find(({ concept }) => concept === choice?.concept)
    return this.#settle(node, fact, path, choice?.score ?? 0)
  }

  #noteOthers(node: ObjectNode, { facts }: FactTree, path: string, choices: Map<Leaf, Choice>): void {
    const used = new Set(choices.values().map(({ concept }) => concept))
    for (const { concept, names, isNone } of facts) {
      const key = `${node.path} ${concept}`
      if (isNone || used.has(concept) || this.notAllowed.has(key)) continue
      this.notAllowed.set(key, { path, name: names.join('.') })
    }
  }

  #resolveObject(node: ObjectNode, record: FactTree, path: string, choices: Map<Leaf, Choice>): unknown {
    const entries = node.properties.map((property) => {
      const place = path === '' ? property.name : `${path}.${property.name}`
      return [property.name, this.#resolve(property, record, place, choices)]
    })
    return Object.fromEntries(entries)
  }

  #resolveArray(node: ArrayNode, record: FactTree, path: string): unknown[] {
    const { items } = node
    if (items.type === 'object' || items.type === 'array') {
      const { records, choices } = chooseRecords(node, leavesOf(items), record, this.#matching)
      return records.map((item, index) => this.resolveRecord(items, item, `${path}[${index}]`, choices))
    }
    // The values of a plain array have the array's name.
    const named: Leaf = { ...items, name: node.name, ancestors: items.ancestors.filter((above) => above !== node) }
    const choice = assign([named], record.facts, this.#matching).get(named)
    const facts = record.facts.filter(
      (fact) => fact.concept === choice?.concept && coerce(items, fact, this.#matching.conventions) !== undefined,
    )
    return facts.map((fact, index) => this.#settle(items, fact, `${path}[${index}]`, choice?.score ?? 0))
  }

  #settle(leaf: Leaf, fact: Fact | undefined, path: string, score: number): unknown {
    const value = fact && coerce(leaf, fact, this.#matching.conventions)
    if (!fact || value === undefined) {
      // Words may as well say that there is none.
      if (fact && /\d/.test(fact.text)) this.unfit.push({ path, printed: fact.text })
      if (fact?.isNone) this.found += 1
      this.#fields.set(path, fact?.isNone ? score : this.#complete)
      this.#provenance.set(path, absent)
      return null
    }
    this.found += 1
    this.#fields.set(path, score)
    this.#provenance.set(path, asRead(provenanceOf(this.#document, fact), value))
    return value
  }
}

/** The leaves of one record: those inside arrays belong to other records. */
function leavesOf(node: FieldNode): Leaf[] {
  if (node.type === 'array') return []
  return node.type === 'object' ? node.properties.flatMap(leavesOf) : [node]
}

/** Where a fact stands, with the exact characters that state it. */
function provenanceOf({ pages, markdown }: Document, fact: Fact): Provenance {
  const words = pages.find(({ number }) => number === fact.page)?.words.slice(...fact.words) ?? []
  const start = words[0]?.start
  const end = words.at(-1)?.end
  if (start === undefined || end === undefined) return absent
  return {
    ...{ page: fact.page, bbox: union(words.map(({ box }) => box)), quote: markdown.slice(start, end), start, end },
    ...{ section: fact.path, kind: 'span', resolver: 'structured' },
  }
}

interface ChosenRecords {
  records: FactTree[]
  choices: Map<Leaf, Choice>
}

/** A name that is neither right nor wrong is not enough: a third of the leaves has to fit as well. */
const least = 0.8
const single = 0.9

/** The list whose name and values fit an array of objects best, and which leaf is read from what in all its records. */
function chooseRecords(node: ArrayNode, leaves: Leaf[], tree: FactTree, matching: Matching): ChosenRecords {
  const lists = [...Map.groupBy(tree.groups, (group) => group.concept).values()].map((records) => ({
    records,
    weight: 1,
  }))
  const best = bestOf(node, leaves, lists, matching)
  return best ?? bestOf(node, leaves, singleRecords(tree), matching) ?? { records: [], choices: new Map() }
}

interface List {
  records: FactGroup[]
  weight: number
}

function bestOf(node: ArrayNode, leaves: Leaf[], lists: List[], matching: Matching): ChosenRecords | undefined {
  const rated = lists.flatMap(({ records, weight }) => {
    const [first] = records
    if (!first) return []
    const choices = assign(
      leaves,
      records.flatMap(({ facts }) => facts),
      matching,
    )
    const fit = [...choices.values()].reduce((sum, { score }) => sum + score, 0) / Math.max(leaves.length, 1)
    const name = scoreList(node.name, first)
    return [{ records, choices, rating: (fit + name) * weight * Math.sign(fit * name) }]
  })
  const sorted = rated.filter(({ rating }) => rating >= least).sort((a, b) => b.rating - a.rating)
  return sorted[0]
}

/** XML does not tell a list of one from an element: each element around values may be one. */
function singleRecords({ facts }: FactTree): List[] {
  const inside = new Map<string, FactGroup>()
  for (const fact of facts)
    for (let depth = 1; depth < fact.names.length; depth += 1) {
      const names = fact.names.slice(0, depth)
      const key = names.join('\0')
      const group = inside.get(key) ?? { concept: key, names: names.slice(-2), facts: [], groups: [] }
      const own = fact.names.slice(depth)
      group.facts.push({ ...fact, names: own, concept: own.join('_') })
      inside.set(key, group)
    }
  return [...inside.values()].map((record) => ({ records: [record], weight: single }))
}
