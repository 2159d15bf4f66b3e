import { type DraftBlock, type DraftPage, wordsOf } from '../../../document/draft.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { noteHeading, PageFiller } from '../../text/page-filler.ts'
import { emptyFacts } from '../html/html-facts.ts'
import { markdownBlocks } from './markdown-blocks.ts'

/** Markdown as its reader would see it: words without the signs that format them. */
export async function* readMarkdown(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const { text } = decodeText(await source.bytes())
  const { facts: stated, body } = splitFrontMatter(text)
  const facts = emptyFacts()
  const pages = new PageFiller()
  context.metadata(Object.fromEntries(stated))
  for (const block of [...stated].map(frontMatterBlock)) pages.add(block)
  for (const block of markdownBlocks(body, facts, context.limits)) {
    noteHeading(block, pages.number, context)
    if (!pages.add(block)) continue
    reportLinks(facts.links, pages.number, context)
    yield pages.take()
  }
  reportLinks(facts.links, pages.number, context)
  yield pages.take()
}

/** Simple `key: value` lines between two rules at the very top. */
function splitFrontMatter(text: string): { facts: Map<string, string>; body: string } {
  const found = /^---[ \t]*\r?\n((?:[^\n]*\n){0,200}?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text)
  const lines = found?.[1]?.split(/\r?\n/).filter((line) => line.trim() !== '') ?? []
  const facts = new Map<string, string>()
  for (const line of lines) {
    const [, key, value] = /^([\w][\w .-]{0,60}):(.*)$/.exec(line) ?? []
    if (key && value) facts.set(key.trim(), value.trim().replace(/^(["'])(.*)\1$/, '$2'))
  }
  const isFrontMatter = found && (lines.length === 0 || facts.size > 0)
  return isFrontMatter ? { facts, body: text.slice(found[0].length) } : { facts: new Map(), body: text }
}

function frontMatterBlock([key, value]: [string, string]): DraftBlock {
  return { kind: 'key_value', key: wordsOf(key), value: [wordsOf(value)] }
}

function reportLinks(links: Set<string>, page: number, context: ReadContext): void {
  for (const target of links) context.link({ page, box: null, target })
  links.clear()
}
