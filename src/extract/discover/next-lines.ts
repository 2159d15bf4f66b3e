import { union } from '../../document/boxes.ts'
import type { Piece } from './piece.ts'

const widestGap = 0.8

/** Lines in which a value goes on are joined to the line that begins it with its label; what begins another label is not. */
export function withNextLines(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && hasColon(last) && !hasColon(piece) && goesOn(last, piece)) found[found.length - 1] = join(last, piece)
    else found.push(piece)
  }
  return found
}

const hasColon = ({ text }: Piece) => /[:：](?:\s|$)/u.test(text)

/** Right below, not further left, and in the middle of a sentence. */
function goesOn(before: Piece, piece: Piece): boolean {
  const gap = piece.box[1] - before.box[3]
  const isBelow = before.page === piece.page && gap > -0.5 * piece.height && gap < widestGap * piece.height
  const isInSentence = /^\p{Ll}/u.test(piece.text) || /[\p{L}\d][,;]$/u.test(before.text)
  return isBelow && piece.box[0] > before.box[0] - piece.height && isInSentence && !piece.heading
}

function join(before: Piece, piece: Piece): Piece {
  return {
    ...before,
    text: `${before.text} ${piece.text}`,
    parts: [...before.parts, ...piece.parts],
    box: union([before.box, piece.box]),
    lines: before.lines + piece.lines,
  }
}
