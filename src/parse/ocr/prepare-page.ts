import { tidy } from '../../document/boxes.ts'
import type { Box } from '../../document/model.ts'
import { findSegments, type Segment } from './find-segments.ts'
import { type GreyImage, resizeGrey, tiltGrey } from './grey-image.ts'
import type { Bounds } from './ink-parts.ts'
import { type InkPart, inkParts } from './ink-parts.ts'
import type { TextMeasure } from './measure-text.ts'
import { type OrderedSegment, orderSegments } from './order-segments.ts'
import { removeRulings } from './remove-rulings.ts'

/** A level page without rulings, and its text cut into segments in reading order. */
export interface PreparedPage {
  image: GreyImage
  /** The same with its level rulings. */
  underlined: GreyImage
  parts: InkPart[]
  segments: OrderedSegment[]
  /** From pixels of the level page to fractions of the page as it was. */
  toPage(area: Bounds): Box
}

/** What is taken for one segment: how faint its ink may be, and how wide its gaps. */
export interface Finding {
  faintest?: number
  widest?: number
}

/** Larger letters only cost time. */
const largestLetters = 36

/** Expects the page evenly white and turned so that its lines run from left to right. */
export async function preparePage(page: GreyImage, measure: TextMeasure, find: Finding = {}): Promise<PreparedPage> {
  const letters = measure.letterHeight ?? largestLetters
  const scaled = await resizeGrey(page, Math.min(1, largestLetters / letters))
  const letterHeight = Math.min(letters, largestLetters)
  const level = measure.skewDegrees === 0 ? scaled : await tiltGrey(scaled, -measure.skewDegrees)
  const { cleaned: image, underlined } = removeRulings(level, letterHeight)
  const parts = inkParts(image, find.faintest)
  const segments: Segment[] = measure.letterHeight === null ? [] : findSegments(parts, letterHeight, find.widest)
  return {
    image,
    underlined,
    parts,
    segments: orderSegments(segments),
    toPage: (area) => boxBeforeTilt(area, image, scaled, measure.skewDegrees),
  }
}

function boxBeforeTilt(area: Bounds, level: GreyImage, page: GreyImage, degrees: number): Box {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const halfWidth = (area.right - area.left) / 2
  const halfHeight = (area.bottom - area.top) / 2
  const x = area.left + halfWidth - level.width / 2
  const y = area.top + halfHeight - level.height / 2
  const middle = { x: x * cos - y * sin + page.width / 2, y: x * sin + y * cos + page.height / 2 }
  const reachX = halfWidth * cos + halfHeight * Math.abs(sin)
  const reachY = halfHeight * cos + halfWidth * Math.abs(sin)
  return tidy([
    (middle.x - reachX) / page.width,
    (middle.y - reachY) / page.height,
    (middle.x + reachX) / page.width,
    (middle.y + reachY) / page.height,
  ])
}
