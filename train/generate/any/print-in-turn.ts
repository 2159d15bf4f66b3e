import type { Sketch } from './sketch.ts'

/** The parts of a paper one below the other, each with room to begin. */
export function printInTurn({ random, desk: { sheet } }: Sketch, parts: readonly (() => void)[]): void {
  for (const part of parts) {
    sheet.need(50)
    part()
    sheet.y += random.between(3, 12)
  }
}
