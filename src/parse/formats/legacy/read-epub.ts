import { posix } from 'node:path'
import type { ReadContext, Reader } from '../../reader.ts'
import { openPackage } from '../../zip/open-package.ts'
import { child, childElements, descendants, textOf } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'
import { readSafely } from './read-safely.ts'
import { readWithAnydoc } from './read-with-anydoc.ts'

export const readEpub: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'epub', context }, async function* () {
    await readBookFacts(bytes, context)
    yield* readWithAnydoc(bytes, 'epub', context)
  })
}

const names: Record<string, string> = {
  title: 'title',
  creator: 'author',
  subject: 'subject',
  description: 'description',
  publisher: 'publisher',
  date: 'created',
  language: 'language',
}

async function readBookFacts(bytes: Buffer, context: ReadContext): Promise<void> {
  const opened = await openPackage(bytes, context.limits)
  const container = await opened.read('META-INF/container.xml')
  const part = container && descendants(parseXml(container), 'rootfile')[0]?.attributes['full-path']
  const book = await opened.read(
    part ? posix.normalize(part) : (opened.names.find((name) => /\.opf$/i.test(name)) ?? ''),
  )
  if (!book) return
  const root = parseXml(book)
  const metadata = child(root, 'metadata') ?? childElements(root)[0]
  const facts: Record<string, string> = {}
  for (const element of metadata ? childElements(metadata) : []) {
    const name = names[element.name.replace(/^dc:/, '')]
    if (name !== undefined && !(name in facts)) facts[name] = textOf(element).trim()
  }
  context.metadata(facts)
}
