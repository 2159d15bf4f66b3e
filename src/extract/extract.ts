import type { Document } from '../document/model.ts'
import { buildExtraction, type LeafResult } from './build-extraction.ts'
import type { Extraction } from './extraction.ts'
import { type FieldProfile, profileOf } from './lexicon/field-profile.ts'
import { findProseCandidates } from './prose/find-prose-candidates.ts'
import { mergeProse } from './prose/resolve-prose.ts'
import { mergeAddressParts } from './resolve/address-parts.ts'
import { findCandidates } from './resolve/candidates.ts'
import { decide, decideAll } from './resolve/decide.ts'
import { factsOf } from './resolve/document-facts.ts'
import { giveProvenance, nowhere } from './resolve/give-provenance.ts'
import { LabelBook } from './resolve/label-book.ts'
import { type Ranked, rankAll } from './resolve/rank.ts'
import { ranker } from './resolve/ranker.ts'
import { resolveEnum } from './resolve/resolve-enum.ts'
import { absent, type Resolved } from './resolve/resolved.ts'
import type { Trees } from './resolve/trees.ts'
import type { ArrayNode, ExtractionSchema, Leaf, ObjectNode } from './schema/field-tree.ts'
import { readSeries } from './series/read-series.ts'
import type { ItemCell } from './tables/item-cell.ts'
import { readItems } from './tables/read-items.ts'
import { asRead } from './verify/as-read.ts'
import { viewDocument } from './view/document-view.ts'

/** Finds the value of every field of a schema in a document, with no help from outside. */
export function extractDocument(document: Document, schema: ExtractionSchema, trees: Trees = ranker): Extraction {
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const facts = factsOf(view, candidates)
  const labels = new LabelBook()
  const prose = findProseCandidates(view)
  const single = schema.leaves.filter(({ ancestors }) => !ancestors.some(isArray)).map(profileOf)
  const decided = decide(single, rank(single))
  const found = new Map(
    single.map((profile, index) => [
      profile.leaf,
      profile.leaf.enum ? resolveEnum(profile.leaf, view) : (decided[index] ?? absent(0.5)),
    ]),
  )
  const toResult = ({ value, confidence, parts }: Resolved): LeafResult => ({
    value,
    confidence,
    provenance: value === null ? nowhere : asRead(giveProvenance(document, parts), value),
  })
  return buildExtraction(schema.root, {
    leaf: (leaf) => toResult(found.get(leaf) ?? absent(0.5)),
    items: (array) => itemsOf(array).map((item) => (leaf: Leaf) => toResult(item(leaf))),
  })

  function rank(profiles: FieldProfile[]): Ranked[][] {
    const rankThese = (these: readonly FieldProfile[]) => rankAll(these, candidates, facts, labels, trees)
    const ranked = mergeAddressParts(profiles, rankThese(profiles), candidates, rankThese)
    return profiles.map((profile, index) => mergeProse(profile, ranked[index] ?? [], prose))
  }

  function itemsOf(array: ArrayNode): ((leaf: Leaf) => Resolved)[] {
    // Lists inside the items of a list are not told apart by item yet.
    if (array.path.includes('[]')) return []
    const profiles = leavesOf(array, schema).map(profileOf)
    const [only] = profiles
    if (array.items.type !== 'object' && array.items.type !== 'array' && only)
      return decideAll(only, rank([only])[0] ?? []).map((value) => () => value)
    const items = readSeries(view, profiles, labels) ?? readItems(view, profiles, labels)
    return items.map(
      ({ cells }) =>
        (leaf) =>
          toResolved(cells[indexOf(profiles, leaf)]),
    )
  }
}

function isArray({ type }: ArrayNode | ObjectNode): boolean {
  return type === 'array'
}

function leavesOf(array: ArrayNode, { leaves }: ExtractionSchema): Leaf[] {
  return leaves.filter(({ ancestors }) => ancestors.includes(array))
}

function indexOf(profiles: readonly FieldProfile[], leaf: Leaf): number {
  return profiles.findIndex((profile) => profile.leaf === leaf)
}

function toResolved(cell: ItemCell | undefined): Resolved {
  if (!cell) return absent(0.6)
  return { value: cell.value, confidence: 0.05 + 0.85 * cell.score, parts: cell.parts }
}
