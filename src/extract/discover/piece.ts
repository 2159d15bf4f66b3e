import { emptyBox, union } from '../../document/boxes.ts'
import type { Box, Page } from '../../document/model.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { isTitle } from './add-titles.ts'
import { cutInline } from './cut-inline.ts'
import { kindOf } from './kinds.ts'
import { asksOf, meaningsOf } from './label-meaning.ts'
import { optionIn, placesOfOptions } from './options.ts'

/** Words that belong together on a form: a label, a value, a caption, a sentence; it may have several lines. */
export interface Piece {
  page: number
  text: string
  parts: Part[]
  box: Box
  /** Height of one of its lines. */
  height: number
  lines: number
  bold: boolean
  scale: number
  /** A heading, or part of a page's header or footer. */
  heading: boolean
  furniture: boolean
}

interface Run extends Piece {
  row: number
  /** Index of the block on its page; -1 for none. */
  block: number
}

/** The pieces of a document from top to bottom: parts of rows, and blocks of several lines where they are one text. */
export function findPieces(view: DocumentView, isTaken: (page: number, word: number) => boolean): Piece[] {
  const blockOfWord = view.document.pages.map(blocksOfWords)
  const runs = view.rows.flatMap((row) =>
    row.segments.flatMap((segment) => runsOf(segment, blockOfWord[segment.page], view.document.pages[segment.page])),
  )
  const free = runs.filter(({ page, parts: [part] }) => !part || !isTaken(page, part.segment.words[part.first] ?? 0))
  const rows = Map.groupBy(free, ({ row }) => row)
  // The line that a document begins with names it, and begins nothing that stands below.
  const title = free[0] && free[0].page === 0 && isTitle(free[0].text) ? free[0] : undefined
  const blocks = Map.groupBy(free, (run) =>
    run.block < 0 || run === title ? `row ${run.row}` : `${run.page} ${run.block}`,
  )
  return [...blocks.values()].flatMap((block) => (isOneText(block, rows, view.conventions) ? [join(block)] : block))
}

function blocksOfWords({ words, blocks, tables }: Page): Int32Array {
  const found = new Int32Array(words.length).fill(-1)
  let index = 0
  for (const block of blocks) {
    if (block.kind === 'table') continue
    found.fill(index, block.words[0], block.words[1])
    index += 1
  }
  for (const { cells } of tables)
    for (const cell of cells) {
      found.fill(index, cell.words[0], cell.words[1])
      index += 1
    }
  return found
}

/** A row may run through several blocks, and a line may have several boxes with their captions. */
function runsOf(segment: Segment, blockOfWord: Int32Array | undefined, page: Page | undefined): Run[] {
  const found: { block: number; first: number; last: number }[] = []
  const cuts = placesOfOptions(segment)
  segment.words.forEach((word, place) => {
    const block = blockOfWord?.[word] ?? -1
    const last = found.at(-1)
    if (last?.block === block && !cuts.has(place)) last.last = place
    else found.push({ block, first: place, last: place })
  })
  return found.map(({ block, first, last }) => {
    const words = segment.words.slice(first, last + 1)
    const box = union(words.map((word) => page?.words[word]?.box ?? emptyBox))
    const { page: index, row, bold, scale, heading, furniture } = segment
    const parts = [{ segment, first, last }]
    const facts = { page: index, row, bold, scale, heading, furniture, block, box }
    return { ...facts, text: textOf(parts), parts, height: box[3] - box[1], lines: 1 }
  })
}

/**
 * Lines of a block are one text unless it has several parts in a row or several boxes to tick, each line is a label with its value,
 * or labels or values stand beside its lines.
 */
function isOneText(block: readonly Run[], rows: ReadonlyMap<number, Run[]>, conventions: Conventions): boolean {
  if (block.length < 2 || new Set(block.map(({ row }) => row)).size < block.length) return false
  if (block.filter(({ text }) => optionIn(text)).length > 1) return false
  const labelled = block.filter(
    ({ text }) => /[:：](?:\s|$)/u.test(text) || cutInline(text, conventions).length > 0,
  ).length
  if (labelled * 2 >= block.length && labelled > 1) return false
  if (block.some((run, at) => endsPair(run, block[at + 1], conventions))) return false
  if (block.length <= mostMixed && mixesLabels(block, conventions)) return false
  const isFigure = (run: Run | undefined) => run !== undefined && /\d/.test(run.text) && run.text.length < longestFigure
  const before = block.filter((run) => isFigure(rows.get(run.row)?.find(({ box }) => box[0] > run.box[2])))
  // Where every line has a label beside it, the lines are values.
  const behind = block.every((run) => rows.get(run.row)?.some(({ box }) => box[2] < run.box[0]))
    ? block.filter(isFigure)
    : []
  return Math.max(before.length, behind.length) < Math.max(2, block.length / 2)
}

/** A label with its value, where the next line begins anew though its first word had room: addresses alone go on so. */
function endsPair(run: Run, next: Run | undefined, conventions: Conventions): boolean {
  if (!next || !/^\p{Lu}\p{Ll}/u.test(next.text) || !/[\p{L}\d)]$/u.test(run.text)) return false
  const letter = (next.box[2] - next.box[0]) / next.text.length
  const [word = ''] = next.text.split(' ')
  if (run.box[2] + (word.length + 1) * letter > next.box[2]) return false
  const [pair, ...others] = cutInline(run.text, conventions)
  const asks = pair && asksOf(pair.label)
  return asks !== undefined && others.length === 0 && asks.size > 0 && !asks.has('address') && !asks.has('company')
}

const mostMixed = 6
const longestFigure = 40

/** A caption and what stands over it may look like two lines of one text, but one is a label and the other a value. */
function mixesLabels(block: readonly Run[], conventions: Conventions): boolean {
  const isLabel = block.map(({ text }) => (meaningsOf(text)[0]?.score ?? 0) >= 0.88)
  return isLabel.includes(true) && block.some(({ text }, at) => !isLabel[at] && kindOf(text, conventions) !== 'text')
}

function join(block: readonly Run[]): Piece {
  const [first] = block as [Run]
  return {
    ...first,
    text: block.map(({ text }) => text).join(' '),
    parts: block.flatMap(({ parts }) => parts),
    box: union(block.map(({ box }) => box)),
    lines: block.length,
    bold: block.every(({ bold }) => bold),
  }
}
