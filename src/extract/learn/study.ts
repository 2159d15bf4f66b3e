import type { Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import type { ReaderHelp } from '../reader/judge.ts'
import { keyOf } from '../reader/weigh-reading.ts'
import { findCandidates } from '../resolve/candidates.ts'
import { valueFor } from '../resolve/decide.ts'
import type { Part } from '../resolve/part.ts'
import type { Ranked } from '../resolve/rank.ts'
import { splitPath, valueAt, valuesByTemplate } from '../schema/field-path.ts'
import { type ExtractionSchema, isPlainText, type Leaf } from '../schema/field-tree.ts'
import { viewDocument } from '../view/document-view.ts'
import { type Adapter, isChoice } from './adapter.ts'
import { type StudiedChoice, signsOf } from './choices.ts'
import { type ColumnTruth, type StudiedColumn, studyColumn, taughtHead } from './columns.ts'
import { studyCuts } from './cuts.ts'
import { hashOf, layoutOf } from './layout.ts'
import type { Cuts, Example, Taught } from './memory.ts'
import { everythingIn, optionsOf } from './options.ts'
import { type Place, Places } from './place.ts'
import { isSame, type Value } from './same-value.ts'

/** What a person has said or let stand of a field. */
export interface Truth {
  path: string
  value: Value
  isCorrected: boolean
}

/** All of a document that people have said or let stand. */
export interface Told {
  truths: readonly Truth[]
  columns: readonly ColumnTruth[]
}

/** What a document has to say about learning: its example, and what each field could have been. Nothing of its text. */
export interface Study extends Example {
  heads: Record<string, number>
  cuts: Record<string, Cuts>
  signs: number[]
  choices: Record<string, NonNullable<Value>>
  studied: StudiedField[]
  columns: StudiedColumn[]
  chosen: StudiedChoice[]
}

export interface StudiedField {
  path: string
  isCorrected: boolean
  /** Whether the engine is right by itself. */
  isRight: boolean
  options: StudiedOption[]
}

export interface StudiedOption {
  place: Place
  probability: number | undefined
  value: number
  isRight: boolean
}

/** Lets the engine read a document whose truth is known, as far as people have told it. */
export function studyDocument(
  document: Document,
  schema: ExtractionSchema,
  told: Told,
  { help, learned }: { help?: ReaderHelp | undefined; learned?: Adapter | undefined } = {},
): Study {
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const mentions = candidates.flatMap(({ mention }) => mention ?? [])
  const [everything, places] = [everythingIn(view, candidates), new Places(view, mentions)]
  const ranked = new Map<Leaf, readonly Ranked[]>()
  const cells = new Map<Leaf, Set<readonly Part[]>>()
  const { data } = extractDocument(document, schema, {
    help,
    learned,
    tellRanked: (leaf, each) => void ranked.set(leaf, each),
    tellCell: (leaf, parts) => void cells.set(leaf, (cells.get(leaf) ?? new Set()).add(parts)),
  })
  const leaves = new Map(schema.leaves.map((leaf) => [leaf.path, leaf]))
  const study: Study = {
    layout: layoutOf(view),
    fields: {},
    heads: {},
    cuts: {},
    signs: [],
    choices: {},
    studied: [],
    columns: [],
    chosen: [],
  }
  for (const { path, value, isCorrected } of told.truths) {
    const leaf = leaves.get(path)
    const given = splitPath(path).reduce<unknown>(valueAt, data) as Value
    if (leaf && isChoice(leaf) && value !== null) {
      study.choices[path] = value
      study.chosen.push({ path, isCorrected, isRight: isSame(value, given), value })
    }
    if (!leaf || isChoice(leaf) || !ranked.has(leaf)) continue
    const options = optionsOf(profileOf(leaf), ranked.get(leaf) ?? [], everything).map(({ candidate, probability }) => {
      const found = valueFor(leaf, candidate)
      return {
        ...{ place: places.of(candidate.parts), probability, value: hashOf(keyOf(leaf, candidate)) },
        ...{ isRight: isSame(value, found), isGiven: isSame(given, found) },
      }
    })
    const isRight = isSame(value, given)
    // What is said of the document and stands nowhere in it teaches no place.
    if (value !== null && !options.some((option) => option.isRight)) continue
    study.fields[path] = taughtBy(options, isRight)
    study.studied.push({ path, isCorrected, isRight, options: options.map(({ isGiven: _, ...option }) => option) })
  }
  if (study.chosen.length > 0) study.signs = [...new Set(signsOf(view).map(({ hash }) => hash))]
  const columns = told.columns.flatMap((truth): Column[] => {
    const leaf = leaves.get(truth.path)
    if (!leaf || isChoice(leaf) || truth.values.length === 0) return []
    const read = valuesByTemplate(data, splitPath(truth.path)) as Value[]
    return [{ leaf, truth, read, cells: cells.get(leaf) ?? new Set() }]
  })
  studyLists(study, columns, { everything, rows: view.rows })
  return study
}

/** A property of a list, as told and as read. */
interface Column {
  leaf: Leaf
  truth: ColumnTruth
  read: readonly Value[]
  cells: ReadonlySet<readonly Part[]>
}

function studyLists(study: Study, columns: readonly Column[], where: Parameters<typeof studyColumn>[3]): void {
  for (const { leaf, truth, read, cells } of columns) {
    study.columns.push(studyColumn(leaf, truth, read, where))
    const cuts = isPlainText(leaf) && studyCuts(cells, truth.values)
    if (cuts) study.cuts[leaf.path] = cuts
  }
  const heads = study.columns.map((column) => [column.path, taughtHead(column)] as const)
  // What stands below one head is several properties in one column, of which a head tells nothing.
  for (const [path, head] of heads)
    if (head !== undefined && heads.filter(([, other]) => other === head).length === 1) study.heads[path] = head
}

const mostPlaces = 6

/** Of values that are printed often, the places that the engine knows first. */
function taughtBy(options: readonly (StudiedOption & { isGiven: boolean })[], isRight: boolean): Taught {
  const placesOf = (wanted: readonly StudiedOption[]) =>
    wanted
      .toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0))
      .slice(0, mostPlaces)
      .map(({ place }) => place)
  return {
    right: placesOf(options.filter((option) => option.isRight)),
    wrong: isRight ? [] : placesOf(options.filter((option) => option.isGiven)),
  }
}
