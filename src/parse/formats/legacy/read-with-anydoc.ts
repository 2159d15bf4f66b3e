import { type Format, toDocument } from '@firecrawl/anydoc'
import type { DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import { openPackage } from '../../zip/open-package.ts'
import { isZip } from '../../zip/zip-records.ts'
import { mayHoldText } from '../office/picture-size.ts'
import { AnydocBlocks } from './anydoc-blocks.ts'

export type AnydocFormat = `${Format}`

/** Reads a document with the parser for old and rare formats. It knows no pages: all text is on the first. */
export async function* readWithAnydoc(
  bytes: Buffer,
  format: AnydocFormat,
  context: ReadContext,
): AsyncGenerator<DraftPage> {
  await checkExpansion(bytes, context)
  const { blocks, notes, assets } = await convert(bytes, format)
  yield new AnydocBlocks(context, notes).page(blocks)
  for (const asset of assets.slice(0, context.limits.entries)) {
    const name = asset.originPart.split('/').at(-1) || `asset-${asset.id}`
    if (!asset.mediaType.startsWith('image/')) continue
    if (await mayHoldText(asset.data, context.limits.pixels))
      await context.child({ name, relation: 'inline', bytes: asset.data })
  }
}

async function convert(bytes: Buffer, format: AnydocFormat): ReturnType<typeof toDocument> {
  try {
    return await toDocument(bytes, format as Format)
  } catch (error) {
    throw new ParseError(codeOf(error), undefined, { cause: error })
  }
}

function codeOf(error: unknown): 'password_required' | 'too_large' | 'corrupt_file' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'encrypted') return 'password_required'
  return code === 'resourceLimit' ? 'too_large' : 'corrupt_file'
}

/** The parser unpacks archives in native memory, where nothing of ours counts what it takes. */
async function checkExpansion(bytes: Buffer, context: ReadContext): Promise<void> {
  if (!isZip(bytes)) return
  const opened = await openPackage(bytes, context.limits)
  if (opened.declaredBytes > context.limits.expandedBytes) throw new ParseError('expands_too_much')
  for (const name of opened.names) await opened.read(name)
}
