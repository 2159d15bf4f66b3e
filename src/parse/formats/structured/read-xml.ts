import type { DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { readWorkbook } from '../sheet/read-workbook.ts'
import { isWordXml, wordXmlBlocks } from './word-xml.ts'
import { xmlBlocks } from './xml-blocks.ts'
import { parseXmlNodes } from './xml-nodes.ts'

/** Reads XML: values with their paths; sheets and documents that were saved as XML as what they are. */
export async function* readXml(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  if (bytes.length === 0) throw new ParseError('empty_file')
  const { text } = decodeText(bytes, declaredEncoding(bytes))
  if (isSpreadsheet(text)) {
    yield* readWorkbook(source, context)
    return
  }
  const { root, malformed, cut, deep } = parseXmlNodes(text, context.limits.cells)
  if (!root) throw new ParseError('corrupt_file', 'It has no elements.')
  if (malformed) context.problem(new ParseError('corrupt_file', 'What could be read of it is here.').toProblem())
  if (cut)
    context.problem(new ParseError('too_large', `Only the first ${context.limits.cells} were read.`).toProblem(1))
  if (deep) context.problem(new ParseError('nested_too_deep', 'Paths end at the limit.').toProblem(1))
  const { blocks, attachments } = isWordXml(root) ? { blocks: wordXmlBlocks(root), attachments: [] } : xmlBlocks(root)
  yield { number: 1, geometry: 'flow', source: blocks.length > 0 ? 'text' : 'none', blocks }
  for (const { name, bytes: content } of attachments)
    await context.child({ name, relation: 'attachment', bytes: content })
}

function declaredEncoding(bytes: Buffer): string | undefined {
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 300))?.[1]
}

/** SpreadsheetML of Excel 2003. */
function isSpreadsheet(text: string): boolean {
  return /<(?:\w{1,50}:)?Workbook\s[^<>]*urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 4096))
}
