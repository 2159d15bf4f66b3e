import type { ParsedPage } from '@llamaindex/liteparse'
import type { Box } from '../../../document/model.ts'
import type { Extent, LayoutWord } from '../../layout/layout-page.ts'
import { findFrames, isMarked, isOnMiddle } from './drawn-frames.ts'

type Graphics = NonNullable<ParsedPage['vectorGraphics']>
type DrawnPage = Pick<ParsedPage, 'width' | 'height' | 'vectorGraphics'>

export interface DrawnBoxes {
  /** The words of the page: boxes stand among them as signs, in the place of letters written into them. */
  words: LayoutWord[]
  frames: Extent[]
}

interface Frame extends Extent {
  isRound: boolean
  ticked: boolean
  /** Letters that tick it. */
  letters: LayoutWord[]
}

const tickingLetter = /^[xX×✕✖✗✘✓✔√☒☑■●•]$/u
const boxSign = /^[☐☑☒❏❑□]$/u
/** How far from its caption a box may stand, over its width. */
const farthest = 2.5

/** Small squares and circles that are drawn beside words are boxes to tick: they become signs among the words. */
export function findDrawnBoxes(page: DrawnPage, words: readonly LayoutWord[]): DrawnBoxes {
  const frames = page.vectorGraphics ? withoutCombs(openFrames(page.vectorGraphics, words), words) : []
  if (frames.length === 0) return { words: [...words], frames }
  const letters = new Set(frames.flatMap((frame) => frame.letters))
  const others = words.filter((word) => !letters.has(word))
  const placed = frames.flatMap((frame) => {
    const level = others.filter((word) => isOnMiddle(word, frame))
    const sign = signBeside(frame, level, frames)
    return sign ? [{ frame, sign: { ...sign, box: boxOf(frame, page) } }] : []
  })
  const boxes = placed.filter(({ frame }) => !frame.isRound || isAmongAnswers(frame, placed))
  const dropped = new Set(boxes.flatMap(({ frame }) => frame.letters))
  return {
    words: [...words.filter((word) => !dropped.has(word)), ...boxes.map(({ sign }) => sign)],
    frames: boxes.map(({ frame }) => frame),
  }
}

function boxOf({ x0, y0, x1, y1 }: Extent, { width, height }: DrawnPage): Box {
  return [x0 / width, y0 / height, x1 / width, y1 / height]
}

/** Frames with nothing or a mark in them; one with other text is the place of a letter, a number in a circle or a cell. */
function openFrames(graphics: Graphics, words: readonly LayoutWord[]): Frame[] {
  return findFrames(graphics).flatMap((place): Frame[] => {
    const inside = words.filter((word) => isIn(place, word))
    if (inside.some(({ text }) => !tickingLetter.test(text) || boxSign.test(text))) return []
    return [{ ...place, ticked: inside.length > 0 || isMarked(graphics, place), letters: inside }]
  })
}

function isIn(frame: Extent, word: Extent): boolean {
  const x = (word.x0 + word.x1) / 2
  return x > frame.x0 && x < frame.x1 && isOnMiddle(word, frame)
}

/** Boxes close to each other without words between are places for letters. */
function withoutCombs(frames: readonly Frame[], words: readonly LayoutWord[]): Frame[] {
  const isNeighbour = (left: Frame, right: Frame) => {
    const gap = right.x0 - left.x1
    return gap > -1 && gap < 0.75 * (left.x1 - left.x0) && isOnMiddle(left, right) && !separates(left, right)
  }
  const separates = (left: Frame, right: Frame) =>
    words.some((word) => word.x0 > left.x1 - 1 && word.x1 < right.x0 + 1 && isOnMiddle(word, left))
  return frames.filter((frame) => !frames.some((other) => isNeighbour(frame, other) || isNeighbour(other, frame)))
}

/** The sign, level with the words beside it and a word space from them; nothing where it stands beside none. */
function signBeside(frame: Frame, level: readonly LayoutWord[], frames: readonly Frame[]): LayoutWord | undefined {
  const size = frame.x1 - frame.x0
  const before = level.filter((word) => word.x1 <= frame.x0 + 1).sort((a, b) => b.x1 - a.x1)[0]
  const after = level.filter((word) => word.x0 >= frame.x1 - 1).sort((a, b) => a.x0 - b.x0)[0]
  const row = frames.filter((other) => other !== frame && isOnMiddle(frame, other))
  const reaches = (from: number, to: number) =>
    to - from <= farthest * size && !row.some((other) => other.x0 > from - 1 && other.x1 < to + 1)
  const leads = after && reaches(frame.x1, after.x0)
  const follows = before && reaches(before.x1, frame.x0)
  // Of a scale, boxes stand in columns far from the words of their row.
  const isOfScale = before && row.length > 0 && row.every((other) => Math.abs(other.x1 - other.x0 - size) < 1)
  const isBehind = follows && !(leads && after.x0 - frame.x1 < 2 * (frame.x0 - before.x1))
  const caption = isBehind ? before : leads ? after : isOfScale ? before : undefined
  if (!caption) return undefined
  const { y0, y1, size: type, space } = caption
  const x0 = isBehind ? Math.min(frame.x0, before.x1 + space) : frame.x0
  const x1 = !isBehind && leads ? Math.max(frame.x1, after.x0 - space) : frame.x1
  return { text: frame.ticked ? '☒' : '☐', x0, y0, x1, y1, size: type, space }
}

/** Circles that nothing is filled into may be the bullets of a list. */
function isAmongAnswers(frame: Frame, placed: readonly { frame: Frame }[]): boolean {
  return placed.some(
    ({ frame: other }) => other.isRound && (other.ticked || (other !== frame && isOnMiddle(frame, other))),
  )
}
