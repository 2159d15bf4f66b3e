import type { DraftBlock } from '../../../document/draft.ts'
import type { HtmlFacts } from './html-facts.ts'
import { HtmlWalker } from './html-walker.ts'
import { MarkupEvents } from './markup-events.ts'

const stepLength = 256 * 1024

/** The blocks of a page of html in order, each step's as soon as they are known. Facts fill up on the way. */
export function* htmlBlocks(html: string, facts: HtmlFacts, limits: { cells: number }): Generator<DraftBlock> {
  const walker = new HtmlWalker(facts, limits.cells)
  const events = new MarkupEvents(html, walker)
  while (events.advance(stepLength)) yield* walker.finished()
  yield* walker.end()
}
