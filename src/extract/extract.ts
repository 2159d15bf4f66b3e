import type { Document } from '../document/model.ts'
import { buildExtraction, type Filling, type LeafResult } from './build-extraction.ts'
import { itemKnots, type Knot, probabilityOf } from './calibrate/calibrate.ts'
import { confidenceOf, type Finder, type Found } from './calibrate/confidence.ts'
import type { Extraction } from './extraction.ts'
import { type Adapter, isChoice, Learned } from './learn/adapter.ts'
import { counterpartsOf } from './lexicon/counterparts.ts'
import { type FieldProfile, profileOf } from './lexicon/field-profile.ts'
import { findSections, groupByValues, type Section, titledSections } from './lists/find-sections.ts'
import { type Item, type ItemCell, splitCell } from './lists/item-cell.ts'
import { profileOfList } from './lists/list-profile.ts'
import { type ListMeans, readList, worthOfItem } from './lists/read-list.ts'
import { labelOfList, readStrings } from './lists/read-strings.ts'
import { type SharedList, shareRows } from './lists/share-rows.ts'
import type { Proposer } from './proposers.ts'
import { findSides } from './prose/find-sides.ts'
import { weighSides } from './prose/weigh-sides.ts'
import { fieldRanker } from './rank-fields.ts'
import { betterItems } from './reader/better-items.ts'
import { Judge, type ReaderHelp } from './reader/judge.ts'
import type { CellSource } from './reader/mix.ts'
import type { ReadItem } from './reader/read-list.ts'
import { findCandidates } from './resolve/candidates.ts'
import { type Context, ContextFinder } from './resolve/context.ts'
import { decide, decideAll, valueFor } from './resolve/decide.ts'
import { deriveDueDate, withoutOtherDate } from './resolve/derive-due-date.ts'
import { doubtNulls } from './resolve/doubt-nulls.ts'
import { giveProvenance, nowhere } from './resolve/give-provenance.ts'
import { LabelBook } from './resolve/label-book.ts'
import { mailHead } from './resolve/mail-head.ts'
import { otherValues } from './resolve/other-values.ts'
import type { Part } from './resolve/part.ts'
import type { Ranked } from './resolve/rank.ts'
import { ranker } from './resolve/ranker.ts'
import { resolveEnum } from './resolve/resolve-enum.ts'
import { absent, absentCell, type Resolved } from './resolve/resolved.ts'
import { withoutPlaceholder } from './resolve/stated-absence.ts'
import type { Trees } from './resolve/trees.ts'
import { weighPeriods } from './resolve/weigh-periods.ts'
import { wholeMoments } from './resolve/whole-moments.ts'
import type { ArrayNode, ExtractionSchema, FieldNode, Leaf, ObjectNode } from './schema/field-tree.ts'
import { kindChoices, resolveKind } from './transactions/resolve-kind.ts'
import { asRead } from './verify/as-read.ts'
import { viewDocument } from './view/document-view.ts'
import type { Segment } from './view/segment.ts'

/** What it is done with, where that is not what comes along. */
export interface ExtractMeans {
  trees?: Trees | undefined
  /** Who is not heard, for measuring what that costs. */
  without?: Proposer | undefined
  calibration?: Knot[]
  help?: ReaderHelp | undefined
  /** What people's corrections have taught. */
  learned?: Adapter | undefined
  /** How many other values of a field are told. */
  alternatives?: number | undefined
  /** Told of values that the types of their fields forbid. */
  tellUnfit?: ((path: string, value: string | number | boolean) => void) | undefined
  /** Told of every value with what its confidence was made from, for fitting that. */
  tellFound?: ((leaf: Leaf, result: LeafResult) => void) | undefined
  /** Told of what each field may be before that is decided, and of what each cell of a list holds, for learning. */
  tellRanked?: ((leaf: Leaf, ranked: readonly Ranked[]) => void) | undefined
  tellCell?: ((leaf: Leaf, parts: readonly Part[]) => void) | undefined
}

/** Finds the value of every field of a schema in a document, with no help from outside. */
export function extractDocument(document: Document, schema: ExtractionSchema, means: ExtractMeans = {}): Extraction {
  const { trees = ranker, without, calibration = itemKnots, help, alternatives = 0, tellUnfit, tellFound } = means
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const judge = help && new Judge(help, view, candidates)
  const learned = means.learned && new Learned(means.learned, view, candidates)
  const labels = new LabelBook((leaf, text) => learned?.namesColumn(leaf, text))
  let contexts: ContextFinder | undefined
  const rank = fieldRanker(view, candidates, labels, { trees, without })
  const single = schema.leaves.filter(({ ancestors }) => !ancestors.some(isArray)).map(profileOf)
  const claiming = [...single, ...counterpartsOf(schema.leaves).map(profileOf)]
  const weighedByAll = judge?.weigh(claiming, rank(claiming)) ?? rank(claiming)
  const sided = without === 'sentences' ? weighedByAll : weighSides(claiming, weighedByAll, findSides(view, candidates))
  const read = weighPeriods(claiming, wholeMoments(claiming, sided, candidates), view)
  claiming.forEach(({ leaf }, index) => {
    means.tellRanked?.(leaf, read[index] ?? [])
  })
  const ranked = learned?.weigh(claiming, read) ?? read
  const decided = decide(claiming, ranked, (leaf) => learned?.leastOf(leaf) ?? judge?.leastOf(leaf))
  const stated = mailHead(view)
  const found = new Map(
    single.map((profile, index) => [profile.leaf, stated(profile) ?? judged(profile, decided[index] ?? absent(0.5))]),
  )
  deriveDueDate(single, found, candidates)
  doubtNulls(found)
  const others = new Map(single.map(({ leaf }, index) => [leaf, ranked[index] ?? []]))
  const wholeDocument = { from: 0, until: view.rows.length }
  const listed = new Map<ArrayNode, readonly Item[]>()
  const listMeans: ListMeans = {
    ...{ labels, without },
    sight: (parts) => judge?.seesIn(parts) ?? (() => undefined),
    sureOf: (leaf, cell) => {
      const { value, confidence } = weighed(leaf, toResolved(cell, calibration), cell.finder ?? 'table')
      return value === null ? 0 : confidence
    },
  }
  const filling: Filling = {
    leaf: (leaf) => withOthers(leaf, toResult(leaf, found.get(leaf) ?? absent(0.5))),
    items: (array) => {
      const items = itemsOf(array)
      return judge && without !== 'reader' && !isStated(array, items)
        ? betterItems(array, items, readItemsOf(judge, array, judge.items(array)))
        : items
    },
  }
  return buildExtraction(schema.root, filling, {
    ...(tellUnfit && { unfit: tellUnfit }),
    ...(tellFound && { found: tellFound }),
  })

  function toResult(leaf: Leaf, resolved: Resolved, finder?: Finder): LeafResult {
    const { value, parts, derivedFrom } = resolved
    if (value === null) return { value, confidence: resolved.confidence, provenance: nowhere }
    const known = foundOf(leaf, resolved, finder)
    const provenance = asRead(giveProvenance(document, parts), value, derivedFrom)
    const isLearned = known.finder === 'learned' || learned?.knowsColumn(leaf)
    const by = isLearned && means.learned ? { learned: means.learned.id } : {}
    return { value, confidence: confidenceOf(known), provenance: { ...provenance, ...by }, found: known }
  }

  function foundOf(leaf: Leaf, { value, confidence: raw, finder: own }: Resolved, finder = own ?? 'ranker'): Found {
    const all = others.get(leaf)
    const rival = all?.find(({ candidate }) => valueFor(leaf, candidate) !== value)
    return { finder, raw, rival: all && (rival?.probability ?? 0), isRead: help?.reading.fields.has(leaf) ?? false }
  }

  function withOthers(leaf: Leaf, result: LeafResult): LeafResult {
    if (alternatives === 0) return result
    const told = otherValues(document, leaf, result.value, others.get(leaf) ?? []).slice(0, alternatives)
    const label = labelOf(leaf)
    const explained = { ...(label !== undefined && { label }), alternatives: told }
    return { ...result, provenance: { ...result.provenance, ...explained } }
  }

  function labelOf(leaf: Leaf): string | undefined {
    const [part] = found.get(leaf)?.parts ?? []
    if (!part) return undefined
    const { segment, first, last } = part
    const [start, end] = [segment.offsets[first] ?? 0, segment.offsets[last + 1] ?? segment.text.length]
    return labels.bestLabel(profileOf(leaf), contextOf(segment, start, end))
  }

  function judged(profile: FieldProfile, decided: Resolved): Resolved {
    const chosen = isChoice(profile.leaf) ? learned?.chosen(profile.leaf) : undefined
    if (chosen) return chosen
    const own = profile.leaf.enum ? { ...choose(profile), finder: 'choice' as const } : decided
    const judged = judge?.judge(profile.leaf, own) ?? own
    return withoutOtherDate(profile, withoutPlaceholder(profile, judged), candidates)
  }

  function readItemsOf(by: Judge, { items: node }: ArrayNode, items: readonly ReadItem[]): Filling[] {
    const profiles = leavesIn(node).map(profileOf)
    return items.map((item) => ({
      ...fromCells(profiles, { cells: by.cellsOf(profiles, item) }),
      items: (list) => readItemsOf(by, list, item.lists.get(list) ?? []),
    }))
  }

  /** Values behind words that surely name the list are all of it. */
  function isStated({ items: node }: ArrayNode, items: readonly Filling[]): boolean {
    if (node.type === 'object' || node.type === 'array' || items.length < 2) return false
    return (labelOfList(profileOf(node), view, labels)?.score ?? 0) >= surelyNamed
  }

  function choose(profile: FieldProfile): Resolved {
    const kinds = kindChoices(profile.leaf)
    return kinds
      ? resolveKind(kinds, view.segments)
      : resolveEnum(profile, view, { labels, contextOf, profiles: single })
  }

  function contextOf(segment: Segment, start: number, end: number): Context {
    contexts ??= new ContextFinder(
      view,
      candidates.flatMap(({ mention }) => mention ?? []),
    )
    return contexts.contextOf(segment, start, end)
  }

  function itemsOf(array: ArrayNode, within: Section = wholeDocument): Filling[] {
    const lists = listsIn(array.items)
    const profiles = leavesIn(array.items).map(profileOf)
    const [only] = profiles
    if (array.items.type !== 'object' && array.items.type !== 'array' && only) return valuesOf(only)
    if (lists.length > 0) return nestedItems(profiles, lists, within)
    return itemsIn(array, profiles)
      .filter(({ row }) => isInside(within, row))
      .map((item) => fromCells(profiles, item))
  }

  /** Lists without lists, which no list holds. */
  function plainLists(): ArrayNode[] {
    return listsIn(schema.root).filter(({ items }) => listsIn(items).length === 0)
  }

  function itemsIn(array: ArrayNode, profiles: FieldProfile[]): readonly Item[] {
    const plain = listed.has(array) ? [] : plainLists()
    if (plain.length > 1 && plain.includes(array))
      for (const [each, items] of shareRows(plain.map(asShared), view.rows)) listed.set(each, items)
    const known = listed.get(array) ?? readList(array, profiles, view, listMeans)
    listed.set(array, known)
    return known
  }

  function asShared(array: ArrayNode): SharedList {
    const profiles = leavesIn(array.items).map(profileOf)
    return {
      array,
      read: (taken) => readList(array, profiles, view, { ...listMeans, taken }),
      worthOf: (item) => worthOfItem(item, profiles, listMeans),
      namedBy: (heading) => (heading === '' ? 0 : labels.scoreText(profileOfList(array), heading)),
    }
  }

  /** The values of a list without properties: those that a label names together, or each by itself. */
  function valuesOf(profile: FieldProfile): Filling[] {
    const together = readStrings(profile, view, labelOfList(profile, view, labels))
    const alone = decideAll(profile, rank([profile])[0] ?? [])
    const isSplit = alone.length === together.length || alone.some(({ value }) => String(value).includes(','))
    if (together.length > alone.length || (together.length > 1 && isSplit))
      return together.map((cell) => toFilling(profile, toResolved(cell, calibration), 'strings'))
    return alone.map((value) => toFilling(profile, value))
  }

  /** Items that have lists of objects themselves: sections with tables, however deep, or runs of rows in one table. */
  function nestedItems(profiles: FieldProfile[], lists: ArrayNode[], within: Section): Filling[] {
    const ranked = rank(profiles).map((each) =>
      each.filter(({ candidate }) => isInside(within, candidate.parts[0]?.segment.row)),
    )
    const rows = lists.flatMap(deepestIn).filter(({ row }) => isInside(within, row))
    const sections = findSections(view, ranked, rows, within)
    const runs = sections.length < 2 ? readRuns(profiles, lists, within) : []
    if (runs.length > 1) return runs
    const decided = sections.map((section) =>
      decide(
        profiles,
        ranked.map((each) => each.filter(({ candidate }) => isInside(section, candidate.parts[0]?.segment.row))),
      ),
    )
    const titled = titledSections(profiles, decided, sections, view.rows)
    return sections.map((section, at) => ({
      leaf: (leaf) => toResult(leaf, titled[at]?.[indexOf(profiles, leaf)] ?? absent(0.5)),
      items: (list) => itemsOf(list, section),
    }))
  }

  /** The items of a list, or of those inside of its items. */
  function deepestIn(list: ArrayNode): readonly Item[] {
    const inner = listsIn(list.items)
    return inner.length > 0 ? inner.flatMap(deepestIn) : itemsIn(list, leavesIn(list.items).map(profileOf))
  }

  function readRuns(profiles: FieldProfile[], [list, ...others]: ArrayNode[], within: Section): Filling[] {
    if (!list || others.length > 0 || listsIn(list.items).length > 0) return []
    const all = [...profiles, ...leavesIn(list.items).map(profileOf)]
    const keys = profiles.map((_, index) => index)
    const rows = readList(list, all, view, listMeans).filter(({ row }) => isInside(within, row))
    return groupByValues(rows, keys).map((run) => ({
      ...fromCells(all, run[0] ?? { cells: [] }),
      items: (inner) => (inner === list ? run.map((item) => fromCells(all, item)) : []),
    }))
  }

  function fromCells(profiles: FieldProfile[], item: Pick<Item, 'cells'>): Filling {
    const cells = item.cells.map((cell, at) => cell && asTaught(profiles[at]?.leaf, cell))
    return {
      leaf: (leaf) => {
        const cell = cells[indexOf(profiles, leaf)]
        const by = cell?.finder ?? 'table'
        return toResult(leaf, weighed(leaf, toResolved(cell, calibration), by), by)
      },
      items: ({ items }) => {
        const index = profiles.findIndex(({ leaf }) => leaf === items)
        const [profile, cell] = [profiles[index], cells[index]]
        return profile && cell
          ? splitCell(profile, cell, view.conventions).map((part) =>
              toFilling(profile, toResolved(part, calibration), part.finder ?? 'table'),
            )
          : []
      },
    }
  }

  /** What people leave of such cells. */
  function asTaught(leaf: Leaf | undefined, cell: ItemCell): ItemCell {
    if (!leaf) return cell
    means.tellCell?.(leaf, cell.parts)
    return learned?.cut(leaf, cell) ?? cell
  }

  function toFilling({ leaf }: FieldProfile, value: Resolved, finder?: Finder): Filling {
    return { leaf: () => toResult(leaf, weighed(leaf, value, finder), finder), items: () => [] }
  }

  /** What somebody has found who knows more of such lists than the reader is left as it is. */
  function weighed(leaf: Leaf, cell: Resolved, finder: Finder | undefined): Resolved {
    const source = finder && sources[finder]
    return (source && judge?.weighCell(leaf, cell, source)) ?? cell
  }
}

/** A label of just the words that are asked for, but for endings. */
const surelyNamed = 0.75

/** Those whose scores are probabilities already. */
const probable: Finder[] = ['statement', 'cell']

/** Cells that the reader has a say in. */
const sources: Partial<Record<Finder, CellSource>> = { table: 'engine', cell: 'reader' }

function isArray({ type }: ArrayNode | ObjectNode): boolean {
  return type === 'array'
}

/** The leaves of one item: those of lists of objects inside it belong to other items. */
function leavesIn(node: FieldNode): Leaf[] {
  if (node.type === 'object') return node.properties.flatMap(leavesIn)
  if (node.type !== 'array') return [node]
  return node.items.type === 'object' || node.items.type === 'array' ? [] : [node.items]
}

function listsIn(node: FieldNode): ArrayNode[] {
  if (node.type === 'object') return node.properties.flatMap(listsIn)
  return node.type === 'array' && node.items.type === 'object' ? [node] : []
}

function isInside({ from, until }: Section, row = -1): boolean {
  return row >= from && row < until
}

function indexOf(profiles: readonly FieldProfile[], leaf: Leaf): number {
  return profiles.findIndex((profile) => profile.leaf === leaf)
}

function toResolved(cell: ItemCell | undefined, knots: Knot[]): Resolved {
  if (!cell) return absentCell
  const score = 0.05 + 0.85 * cell.score
  const confidence = cell.finder && probable.includes(cell.finder) ? score : probabilityOf(knots, score)
  return { value: cell.value, confidence, parts: cell.parts }
}
