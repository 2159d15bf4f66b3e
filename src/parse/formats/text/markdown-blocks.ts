import { type DraftBlock, wordsOf } from '../../../document/draft.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import type { HtmlFacts } from '../html/html-facts.ts'
import { inlineLines } from './markdown-inline.ts'
import { tableBlock, tableLength } from './markdown-table.ts'

interface Place {
  lines: string[]
  at: number
}

/** Reads a piece of markdown block by block. Raw html in it is read as html and shares its facts. */
export function* markdownBlocks(text: string, facts: HtmlFacts, limits: { cells: number }): Generator<DraftBlock> {
  const place: Place = { lines: text.split(/\r\n|\n|\r/), at: 0 }
  const link = (target: string) => void (target.startsWith('#') || facts.links.add(target))
  while (place.at < place.lines.length) {
    const line = place.lines[place.at] ?? ''
    const quote = takeWhile(place, (next) => /^ {0,3}>/.test(next))
    if (quote.length > 0) yield* quoted(quote, facts, limits)
    else if (htmlStart.test(line)) yield* htmlBlocks(takeHtml(place), facts, limits)
    else yield* plainBlock(place, link)
  }
}

const htmlStart =
  /^ {0,3}<(?:\/?(?:address|article|aside|blockquote|body|center|details|dd|div|dl|dt|figure|footer|form|h[1-6]|head|header|hr|html|iframe|li|link|main|meta|nav|ol|p|picture|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|title|tr|ul|img)\b|!--|!doctype)/i
const heading = /^ {0,3}(#{1,6})(?:\s(.*))?$/
const fence = /^( {0,3})(`{3,}|~{3,})/
const rule = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/
const item = /^(\s*)([-*+]|(\d{1,9})([.)]))(?:\s+(.*)|$)/
const definition = /^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s+["'(].*)?$/

function* quoted(lines: string[], facts: HtmlFacts, limits: { cells: number }): Generator<DraftBlock> {
  // All levels at once: a quotation in a quotation is a quotation, and depth costs nothing.
  const inner = lines.map((line) => line.replace(/^(?: {0,3}> ?)+/, '')).join('\n')
  for (const block of markdownBlocks(inner, facts, limits)) yield { role: 'quoted', ...block }
}

function* plainBlock(place: Place, link: (target: string) => void): Generator<DraftBlock> {
  const line = place.lines[place.at] ?? ''
  const words = (text: string) => inlineLines(text, link)
  const rows = tableLength(place.lines, place.at)
  const head = heading.exec(line)
  if (line.trim() === '' || rule.test(line)) place.at += 1
  else if (fence.test(line)) yield { kind: 'code', lines: takeFence(place) }
  else if (/^(?: {4}|\t)\s*\S/.test(line) && !item.test(line))
    yield { kind: 'code', lines: takeWhile(place, (next) => /^(?: {4}|\t)/.test(next)).map((next) => wordsOf(next)) }
  else if (head) {
    place.at += 1
    yield {
      kind: 'heading',
      level: head[1]?.length ?? 1,
      lines: words((head[2] ?? '').trim().replace(/(?:^|\s)#+$/, '')),
    }
  } else if (rows > 0) {
    const table = tableBlock(place.lines.slice(place.at, place.at + rows), words)
    place.at += rows
    if (table) yield table
  } else if (definition.test(line)) {
    link(definition.exec(line)?.[1] ?? '')
    place.at += 1
  } else if (item.test(line)) yield listItem(place, words)
  else yield paragraph(place, words)
}

function takeFence(place: Place): ReturnType<typeof wordsOf>[] {
  const mark = fence.exec(place.lines[place.at] ?? '')?.[2] ?? '```'
  place.at += 1
  const body = takeWhile(place, (line) => !line.trim().startsWith(mark))
  place.at += 1
  return body.map((line) => wordsOf(line))
}

function listItem(place: Place, words: (text: string) => ReturnType<typeof inlineLines>): DraftBlock {
  const [, indent = '', , number, sign, first = ''] = item.exec(place.lines[place.at] ?? '') ?? []
  place.at += 1
  const rest = takeWhile(place, (line, index) => continues(line, place, index) && !item.test(line))
  const level = Math.floor(indent.replaceAll('\t', '    ').length / 2)
  const lines = words([first, ...rest.map((line) => line.trim())].join('\n'))
  return {
    kind: 'list_item',
    level: Math.min(level, 10),
    lines,
    ...(number !== undefined && { marker: `${number}${sign}` }),
  }
}

function paragraph(place: Place, words: (text: string) => ReturnType<typeof inlineLines>): DraftBlock {
  const first = place.lines[place.at] ?? ''
  place.at += 1
  const rest = takeWhile(place, (line, index) => continues(line, place, index))
  const text = [first, ...rest].join('\n')
  const underline = /^ {0,3}(=+|-+)\s*$/.exec(place.lines[place.at] ?? '')?.[1]
  if (underline === undefined) return { kind: 'paragraph', lines: words(text) }
  place.at += 1
  return { kind: 'heading', level: underline.startsWith('=') ? 1 : 2, lines: words(text) }
}

/** Whether a line goes on with the text before it. */
function continues(line: string, place: Place, index: number): boolean {
  const begins = [heading, fence, rule, htmlStart, /^ {0,3}>/, /^ {0,3}(?:=+|-+)\s*$/, /^\s*(?:[-*+]|1[.)])\s+\S/]
  return line.trim() !== '' && !begins.some((pattern) => pattern.test(line)) && tableLength(place.lines, index) === 0
}

function takeWhile(place: Place, wanted: (line: string, index: number) => boolean): string[] {
  const start = place.at
  while (place.at < place.lines.length && wanted(place.lines[place.at] ?? '', place.at)) place.at += 1
  return place.lines.slice(start, place.at)
}

/** Up to the next empty line; a comment, script or style up to its end. */
function takeHtml(place: Place): string {
  const line = place.lines[place.at] ?? ''
  const close = /<(script|style|pre)\b/i.exec(line)?.[1]
  const end = line.includes('<!--') ? '-->' : close && `</${close.toLowerCase()}>`
  if (!end) return takeWhile(place, (next) => next.trim() !== '').join('\n')
  const taken = takeWhile(place, (next) => !next.toLowerCase().includes(end))
  const last = place.lines[place.at]
  place.at += 1
  return [...taken, last ?? ''].join('\n')
}
