import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { childElements, textOf } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'

const coreNames: Record<string, string> = {
  'dc:title': 'title',
  'dc:creator': 'author',
  'dc:subject': 'subject',
  'dc:description': 'description',
  'cp:keywords': 'keywords',
  'cp:category': 'category',
  'cp:lastModifiedBy': 'lastModifiedBy',
  'dcterms:created': 'created',
  'dcterms:modified': 'modified',
}

const appNames: Record<string, string> = { Company: 'company', Application: 'application' }

/** What an office file states about itself in its property parts. */
export async function readProperties(opened: Package, context: ReadContext): Promise<void> {
  const facts: Record<string, string> = {}
  for (const [part, names] of [
    ['docProps/core.xml', coreNames],
    ['docProps/app.xml', appNames],
  ] as const) {
    const bytes = await opened.read(part)
    if (!bytes) continue
    for (const element of childElements(parseXml(bytes))) {
      const name = names[element.name] ?? names[element.name.replace(/^.*:/, '')]
      const text = textOf(element).trim()
      if (name !== undefined && text !== '') facts[name] = text
    }
  }
  context.metadata(facts)
}

/** To be called when everything was read that will be. */
export function reportDamage(opened: Package, context: ReadContext): void {
  if (opened.isDamaged()) context.problem(new ParseError('corrupt_file', 'Parts of it were read.').toProblem())
}
