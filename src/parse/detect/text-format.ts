import { decodeText } from '../text/decode-text.ts'
import type { Guess } from './guess.ts'
import { looksLikeJson } from './looks-like-json.ts'
import { looksLikeMail } from './looks-like-mail.ts'
import { markupFormat } from './markup-format.ts'
import { tableDelimiter } from './table-delimiter.ts'

export interface TextHints {
  /** Of the file's name, lower case, without the dot. */
  extension: string
  /** The head is all there is. */
  whole: boolean
}

/** Kinds of text, from the strictest syntax to none at all; undefined for what is no text. */
export function textFormat(head: Buffer, hints: TextHints): Guess | undefined {
  const { text, encoding } = decodeText(head)
  if (!isText(text, encoding, head)) return undefined
  const start = text.trimStart()
  return (
    markupFormat(start, hints.extension) ??
    jsonFormat(start, hints) ??
    looksLikeMail(start, hints.extension) ??
    proseFormat(text, hints, encoding)
  )
}

/**
 * Text has next to no control characters beside tabs, line and page ends, and escapes of terminals. Valid UTF-8 without
 * NUL is no chance, so it may have more: text taken from a PDF with broken fonts does.
 */
function isText(text: string, encoding: string, head: Buffer): boolean {
  const nuls = head.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0)
  if (!/^utf-(?:16|32)/.test(encoding) && nuls > head.length / 200) return false
  let odd = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (
      code === 0xfffd ||
      (code >= 0x7f && code < 0xa0) ||
      (code < 0x20 && !(code >= 7 && code <= 13) && code !== 0x1b)
    )
      odd += 1
  }
  return odd <= text.length * (nuls === 0 && encoding === 'utf-8' ? 0.1 : 0.02)
}

function jsonFormat(start: string, { extension, whole }: TextHints): Guess | undefined {
  if (looksLikeJson(start, whole)) return { name: 'json', reason: 'is valid JSON' }
  const named = /^(?:json|jsonl|ndjson|geojson)$/.test(extension)
  return named && /^[{["]/.test(start)
    ? { name: 'json', reason: `starts as JSON and is named .${extension}` }
    : undefined
}

function proseFormat(text: string, { extension }: TextHints, encoding: string): Guess {
  if (/^(?:md|markdown|mdown|mkd)$/.test(extension)) return { name: 'md', reason: `is text named .${extension}` }
  const delimiter = tableDelimiter(text, extension)
  if (delimiter) return { name: 'csv', reason: `has the same number of ${delimiter} in every line` }
  if (/^(?:csv|tsv|tab)$/.test(extension)) return { name: 'csv', reason: `is text named .${extension}` }
  if (extension !== 'txt' && isMarkdown(text))
    return { name: 'md', reason: 'is text with headings or tables of markdown' }
  return { name: 'txt', reason: `is text in ${encoding}` }
}

/** One sign may be chance: two of heading, table rule, fence, link and emphasis are not. */
function isMarkdown(text: string): boolean {
  const signs = [
    /^#{1,6} \S/m,
    /^\|?[ \t]{0,20}:?-{3,99}:?[ \t]{0,20}\|/m,
    /^```/m,
    /\[[^[\]\n]+\]\([^()\s]{1,500}\)/,
    /\*\*\S[^*\n]*\*\*/,
    /^[-*] \S/m,
  ]
  return signs.filter((sign) => sign.test(text)).length >= 2 && signs.slice(0, 4).some((sign) => sign.test(text))
}
