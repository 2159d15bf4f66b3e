import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { noteHeading, PageFiller } from '../../text/page-filler.ts'
import { declaredCharset } from './declared-charset.ts'
import { htmlBlocks } from './html-blocks.ts'
import { emptyFacts, type HtmlFacts } from './html-facts.ts'

/** Html as it is written: nothing is fetched, no script runs, no style sheet is applied. */
export async function* readHtml(source: Source, context: ReadContext) {
  const bytes = await source.bytes()
  const { text } = decodeText(bytes, declaredCharset(bytes))
  const facts = emptyFacts()
  const pages = new PageFiller()
  for (const block of htmlBlocks(text, facts, context.limits)) {
    noteHeading(block, pages.number, context)
    if (pages.add(block)) {
      reportLinks(facts, pages.number, context)
      yield pages.take()
    }
  }
  reportFacts(facts, pages.number, context)
  yield pages.take()
}

function reportFacts(facts: HtmlFacts, page: number, context: ReadContext): void {
  const meta = (...names: string[]) => names.map((name) => facts.meta.get(name)).find((value) => value)
  context.metadata({
    title: facts.title || meta('og:title', 'dc.title'),
    language: facts.language,
    author: meta('author', 'dc.creator', 'article:author'),
    subject: meta('description', 'og:description', 'dc.description'),
    keywords: meta('keywords'),
    created: meta('date', 'dc.date', 'article:published_time', 'dcterms.created'),
    producer: meta('generator'),
  })
  reportLinks(facts, page, context)
  for (const field of facts.fields) context.formField({ ...field, page, box: null })
}

function reportLinks(facts: HtmlFacts, page: number, context: ReadContext): void {
  for (const target of facts.links) context.link({ page, box: null, target })
  facts.links.clear()
}
