import type { FieldProfile } from '../lexicon/field-profile.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import { type Item, type ItemCell, readAs, readCell } from '../tables/item-cell.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'

type Kind = 'date' | 'time' | 'number'

interface Typed {
  property: number
  kind: Kind
  profile: FieldProfile
}

interface Word {
  part: Part
  taken: boolean
}

interface Line {
  row: number
  cells: (ItemCell | undefined)[]
  /** The kinds in the order in which the line has them. */
  order: string
}

const fewestLines = 3
/** A heading between two weeks parts them, more does not. */
const mostBetween = 3
const mostWords = 12
const longest: Record<Kind, number> = { date: 5, time: 2, number: 1 }
/** Each kind is there once in every line: as good as a column with a fair head. */
const score = 0.7

/**
 * Lines without heads that begin alike, as people type them in mails: "Mon 7/29 8.0 (inventory)". Read only where each kind of value is asked for
 * once, so that the kind alone tells which is which.
 */
export function readLikeLines(properties: readonly FieldProfile[], view: DocumentView): Item[] {
  const typed = properties.flatMap((profile, property): Typed[] => {
    const kind = kindOf(profile)
    return kind ? [{ property, kind, profile }] : []
  })
  const texts = properties.flatMap(({ leaf }, property) => (isPlainText(leaf) ? [property] : []))
  const isOneOfEach = new Set(typed.map(({ kind }) => kind)).size === typed.length
  if (typed.length < 2 || !isOneOfEach || texts.length > 1 || typed.length + texts.length < properties.length) return []
  const lines = view.rows.flatMap((row) => lineOf(row, typed, texts[0], view.conventions) ?? [])
  const [most = []] = runsOf(lines).toSorted((a, b) => b.length - a.length)
  return most.length >= fewestLines ? most.map(({ row, cells }) => ({ row, cells })) : []
}

function kindOf({ leaf }: FieldProfile): Kind | undefined {
  if (leaf.enum) return undefined
  if (leaf.type === 'number' || leaf.type === 'integer') return 'number'
  return leaf.kind === 'date' || leaf.kind === 'time' ? leaf.kind : undefined
}

/** Lines that follow each other and begin alike. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    if (last && last.order === line.order && line.row - last.row <= mostBetween) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

function lineOf(
  row: Row,
  typed: readonly Typed[],
  text: number | undefined,
  conventions: Conventions,
): Line | undefined {
  const words = row.segments.flatMap((segment): Word[] =>
    segment.prose || segment.furniture
      ? []
      : segment.words.map((_, place) => ({ part: { segment, first: place, last: place }, taken: false })),
  )
  if (words.length < 2 || words.length > mostWords) return undefined
  const cells: (ItemCell | undefined)[] = []
  const found: { kind: Kind; at: number }[] = []
  // Figures of a day are no number, so that days come first.
  for (const { property, kind, profile } of typed.toSorted((a, b) => longest[b.kind] - longest[a.kind])) {
    const at = place(words, kind, conventions)
    const cell = at && readCell(profile, [at.part], score, conventions)
    if (!at || !cell) return undefined
    for (const word of words.slice(at.from, at.until)) word.taken = true
    cells[property] = cell
    found.push({ kind, at: at.from })
  }
  const order = found.toSorted((a, b) => a.at - b.at)
  if (order[0]?.at !== 0) return undefined
  if (text !== undefined) cells[text] = restOf(words)
  return { row: row.index, cells, order: order.map(({ kind }) => kind).join(' ') }
}

interface Found {
  part: Part
  from: number
  until: number
}

/** The first words of the kind, as many as belong to it. */
function place(words: readonly Word[], kind: Kind, conventions: Conventions): Found | undefined {
  for (let from = 0; from < words.length; from += 1)
    for (let length = longest[kind]; length > 0; length -= 1) {
      const run = words.slice(from, from + length)
      const part = joined(run)
      if (run.length === length && part && isWhole(kind, textOf([part]), conventions))
        return { part, from, until: from + length }
    }
  return undefined
}

function isWhole(kind: Kind, text: string, conventions: Conventions): boolean {
  if (kind === 'number') return /^[-+]?\d[\d.,'’]*(?:h|hrs?|x|%)?$/i.test(text)
  return /\d/.test(text) && !/^\d+$/.test(text) && readAs(kind, text, conventions) !== undefined
}

/** What no value has taken, if it stands together. */
function restOf(words: readonly Word[]): ItemCell | undefined {
  const from = words.findIndex(({ taken }) => !taken)
  const end = words.findIndex(({ taken }, at) => at > from && taken)
  const rest = from < 0 ? [] : words.slice(from, end < 0 ? words.length : end)
  const part = joined(rest)
  const text = part && textOf([part]).replace(/^[\s(–-]+|[\s)]+$/g, '')
  return part && text ? { value: text, parts: [part], score } : undefined
}

function joined(run: readonly Word[]): Part | undefined {
  const [first, last] = [run[0], run.at(-1)]
  const isFree = run.every(({ taken, part }) => !taken && part.segment === first?.part.segment)
  return first && last && isFree ? { ...first.part, last: last.part.last } : undefined
}
