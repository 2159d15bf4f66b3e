import type { DraftBlock, DraftLine } from '../../../document/draft.ts'
import { child, childElements, childrenNamed, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { formatNumber } from './number-formats.ts'
import { equationText } from './omml-text.ts'
import { linesFromRuns, type TextRun } from './text-runs.ts'

export interface DrawingTextOptions {
  /** Whether paragraphs without a word about it are list items: so in the body of a slide. */
  bulletsByDefault?: boolean
  onLink?: (relationshipId: string) => void
}

/** The paragraphs of a shape (`a:txBody` and the like): list items keep their nesting and number. */
export function drawingParagraphs(body: XmlElement, options: DrawingTextOptions = {}): DraftBlock[] {
  const counters: number[] = []
  return childrenNamed(body, 'a:p').flatMap((paragraph) => {
    const lines = drawingLines(paragraph, options)
    return lines.length === 0 ? [] : [asBlock(paragraph, lines, counters, options)]
  })
}

export function drawingLines(paragraph: XmlElement, options: DrawingTextOptions = {}): DraftLine[] {
  const runs: TextRun[] = []
  collectRuns(paragraph, runs, options)
  return linesFromRuns(runs)
}

function collectRuns(element: XmlElement, runs: TextRun[], options: DrawingTextOptions): void {
  for (const part of childElements(element)) {
    if (part.name === 'a:r' || part.name === 'a:fld') addRun(part, runs, options)
    else if (part.name === 'a:br') runs.push({ text: '\n' })
    else if (part.name.startsWith('m:')) runs.push({ text: equationText(part) })
    else if (part.name === 'mc:AlternateContent') collectRuns(child(part, 'mc:Choice') ?? part, runs, options)
    else if (!part.name.endsWith('Pr')) collectRuns(part, runs, options)
  }
}

function addRun(run: XmlElement, runs: TextRun[], options: DrawingTextOptions): void {
  const properties = child(run, 'a:rPr')
  const link = child(properties, 'a:hlinkClick')?.attributes['r:id']
  if (link) options.onLink?.(link)
  const isBold = /^(1|true)$/.test(properties?.attributes['b'] ?? '')
  runs.push({ text: textOf(child(run, 'a:t')), ...(isBold && { bold: true }) })
}

function asBlock(
  paragraph: XmlElement,
  lines: DraftLine[],
  counters: number[],
  options: DrawingTextOptions,
): DraftBlock {
  const properties = child(paragraph, 'a:pPr')
  const level = Math.min(Math.max(Number(properties?.attributes['lvl'] ?? 0) || 0, 0), 8)
  const auto = child(properties, 'a:buAutoNum')
  counters.length = Math.min(counters.length, level + (auto ? 1 : 0))
  if (auto) return { kind: 'list_item', level, marker: nextNumber(auto, level, counters), lines }
  const marked = child(properties, 'a:buChar') ?? child(properties, 'a:buBlip')
  const plain = child(properties, 'a:buNone') !== undefined
  if (marked || (options.bulletsByDefault && !plain)) return { kind: 'list_item', level, lines }
  return { kind: 'paragraph', lines }
}

const notations: [RegExp, string][] = [
  [/^alphaLc/, 'lowerLetter'],
  [/^alphaUc/, 'upperLetter'],
  [/^romanLc/, 'lowerRoman'],
  [/^romanUc/, 'upperRoman'],
]

function nextNumber(auto: XmlElement, level: number, counters: number[]): string {
  const start = Number(auto.attributes['startAt'] ?? 1) || 1
  const value = (counters[level] ?? start - 1) + 1
  counters[level] = value
  const type = auto.attributes['type'] ?? 'arabicPeriod'
  const number = formatNumber(value, notations.find(([pattern]) => pattern.test(type))?.[1] ?? 'decimal')
  if (type.endsWith('ParenBoth')) return `(${number})`
  if (type.endsWith('ParenR')) return `${number})`
  return type.endsWith('Plain') ? number : `${number}.`
}
