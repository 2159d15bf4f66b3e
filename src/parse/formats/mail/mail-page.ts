import { decodeUri } from '../../../core/decode-uri.ts'
import type { DraftBlock, DraftPage, DraftWord } from '../../../document/draft.ts'
import { wordsOf } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import { noteHeading, PageFiller } from '../../text/page-filler.ts'
import { emptyFacts } from '../html/html-facts.ts'
import { bodyBlocks } from './mail-body.ts'
import type { MailFile, MailParts } from './mail-parts.ts'

/** Pictures below this hold a logo or a mark of the mail program, hardly ever text. */
const smallestPicture = 2048

/** A mail as pages: its header, its body, and its files as documents of their own. */
export async function* mailPages(mail: MailParts, context: ReadContext): AsyncGenerator<DraftPage> {
  context.metadata(mail.facts)
  if (mail.problem) context.problem(mail.problem)
  const facts = emptyFacts()
  const pages = new PageFiller()
  for (const block of [...mail.headers.map(headerBlock), ...bodyBlocks(mail, facts, context.limits)]) {
    noteHeading(block, pages.number, context)
    if (pages.add(block)) yield pages.take()
  }
  for (const target of facts.links) context.link({ page: 1, box: null, target })
  if (!pages.isEmpty || pages.number === 1) yield pages.take()
  await handOver(mail.files, facts.images, context)
}

function headerBlock({ name, value }: { name: string; value: string }): DraftBlock {
  return { kind: 'key_value', role: 'mail_header', key: wordsOf(`${name}:`), value: [addressWords(value)] }
}

/** Addresses in angle brackets become words of their own, without the brackets. */
function addressWords(value: string): DraftWord[] {
  return wordsOf(value).flatMap((word): DraftWord[] => {
    const [, open, address, close] = /^(<)([^<>\s]{1,60}@[^<>\s]{1,60})(>[,;]?)$/.exec(word.text) ?? []
    if (!open || !address || !close) return [word]
    return [{ text: open }, { text: address, glued: true }, { text: close, glued: true }]
  })
}

async function handOver(files: MailFile[], images: Set<string>, context: ReadContext): Promise<void> {
  const referenced = new Set([...images].map((source) => decodeUri(source.replace(/^cid:/i, ''))))
  let count = 0
  for (const { name, mediaType, bytes, contentId } of files) {
    const inline = mediaType.startsWith('image/') && contentId !== undefined && referenced.has(contentId)
    if (inline && bytes.length < smallestPicture) continue
    count += 1
    if (count > context.limits.entries) {
      context.problem(new ParseError('too_many_entries').toProblem())
      return
    }
    await context.child({ name, relation: inline ? 'inline' : 'attachment', bytes })
  }
}
