import type { DraftBlock } from '../../../document/draft.ts'
import { textOfWords } from '../../text/block-words.ts'

/** How mail programs introduce what was written before, in the languages that we read. */
const attributions = [
  /^On .{5,250} wrote:$/i,
  /^Am .{5,250} schrieb.{0,100}:$/i,
  /^Le .{5,250} a [ée]crit ?:$/i,
  /^El .{5,250} escribi[óo]:$/i,
  /^Il .{5,250} ha scritto:$/i,
  /^Op .{5,250} schreef.{0,100}:$/i,
  /^Em .{5,250} escreveu:$/i,
]
const separator =
  /^(?:-{2,}|_{2,})\s*(?:original message|urspr(?:ü|ue)ngliche nachricht|message d['’]origine|mensaje original|forwarded message|weitergeleitete nachricht|message transf[ée]r[ée]|mensaje reenviado|messaggio originale|oorspronkelijk bericht)/i
const sender = /^(?:\*?(?:From|Von|De|Da|Van)\*?\s*:)/i
const sent = /^(?:\*?(?:Sent|Gesendet|Envoy[ée]|Enviado(?: el)?|Date|Datum|Fecha|Inviato|Verzonden)\*?\s*:)/i

/** Marks the part of a body that was written before it, where the program that sent it did not. */
export function markQuoted(body: DraftBlock[]): DraftBlock[] {
  const blocks = body.flatMap(splitAtForward)
  const isQuoted = blocks.map((block) => block.role === 'quoted')
  for (const [index, block] of blocks.entries()) {
    if (isQuoted[index]) continue
    if (opensForward(block, blocks[index + 1])) {
      isQuoted.fill(true, index)
      break
    }
    if (!isAttribution(block)) continue
    const markedLater = isQuoted.indexOf(true, index + 1)
    isQuoted.fill(true, index, markedLater < 0 ? blocks.length : index + 1)
  }
  return blocks.map((block, index) =>
    isQuoted[index] && block.role === undefined ? { ...block, role: 'quoted' } : block,
  )
}

/** A paragraph may run on into what it forwards. */
function splitAtForward(block: DraftBlock): DraftBlock[] {
  if (block.kind !== 'paragraph' || block.role) return [block]
  const texts = block.lines.map(textOfWords)
  const at = texts.findIndex((_, index) => isForward(texts.slice(index, index + 5)))
  if (at <= 0) return [block]
  return [
    { ...block, lines: block.lines.slice(0, at) },
    { ...block, lines: block.lines.slice(at) },
  ]
}

function isAttribution(block: DraftBlock): boolean {
  if (block.kind !== 'paragraph' || block.lines.length > 4) return false
  const text = block.lines.map(textOfWords).join(' ')
  return text.length < 400 && attributions.some((pattern) => pattern.test(text))
}

function opensForward(block: DraftBlock, next: DraftBlock | undefined): boolean {
  const lines = linesOf(block)
  return isForward(lines) || isForward([...lines.slice(0, 4), linesOf(next)[0] ?? ''])
}

/** A line that says so, or a sender and a date written as a header, or a rule with a sender below it. */
function isForward([first = '', ...others]: string[]): boolean {
  if (separator.test(first)) return true
  if (/^[_-]{10,}$/.test(first)) return sender.test(others[0] ?? '')
  return sender.test(first) && others.some((line) => sent.test(line))
}

function linesOf(block: DraftBlock | undefined): string[] {
  if (!block || block.kind === 'key_value') return []
  if (block.kind !== 'table') return block.lines.slice(0, 5).map(textOfWords)
  const first = block.table.cells.filter((cell) => cell.row < 4)
  const rows = Map.groupBy(first, (cell) => cell.row)
  return [...rows.values()].map((cells) => cells.map((cell) => cell.lines.map(textOfWords).join(' ')).join(' '))
}
