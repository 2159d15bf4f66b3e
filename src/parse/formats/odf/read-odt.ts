import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { child, childElements, childrenNamed } from '../../zip/xml-queries.ts'
import { streamElements, type XmlElement } from '../../zip/xml-tree.ts'
import { readSafely } from '../legacy/read-safely.ts'
import { FlowPages } from '../office/flow-pages.ts'
import { reportDamage } from '../office/properties.ts'
import { cellContent } from '../office/table-grid.ts'
import { readBlocks, readInto } from './odf-body.ts'
import { controlsIn } from './odf-forms.ts'
import { openOdf } from './odf-package.ts'
import type { OdfScope } from './odf-scope.ts'
import { marginsOf } from './odf-styles.ts'

/** OpenDocument texts. Pages end where the writing program last ended them. */
export const readOdt: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'odt', context }, () => readPages(bytes, context))
}

async function* readPages(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const odf = await openOdf(bytes, context)
  const flow = new FlowPages(context, odf.scope.files)
  const scope: OdfScope = {
    ...odf.scope,
    link: (target) => flow.link(target),
    formField: (field) => flow.formField(field),
    addNote: (block) => flow.addNote(block),
  }
  const { header, footer } = marginsOf(odf.stylesPart)
  for (const block of furniture(header, 'page_header', scope)) flow.add(block)
  for (const block of furniture(footer, 'page_footer', scope)) flow.addFooter(block)
  for (const element of streamElements(odf.content, isWanted)) {
    if (element.name === 'office:automatic-styles') scope.styles.add(element)
    else if (element.name === 'text:tracked-changes') noteChanges(element, scope)
    else if (element.name === 'office:forms') scope.controls = new Map(controlsIn(element))
    else readInto([element], scope, flow)
    yield* flow.takeFinished()
    await scope.files.give()
  }
  yield* flow.takeRest()
  await scope.files.give()
  reportDamage(odf.opened, context)
}

function isWanted(name: string, parent: string): boolean {
  return parent === 'office:text' || name === 'office:automatic-styles'
}

function noteChanges(changes: XmlElement, scope: OdfScope): void {
  for (const region of childrenNamed(changes, 'text:changed-region')) {
    const id = region.attributes['text:id'] ?? region.attributes['xml:id'] ?? ''
    const deletion = child(region, 'text:deletion')
    if (deletion) scope.deletions.set(id, deletion)
    if (child(region, 'text:insertion')) scope.insertions.add(id)
  }
}

/** The same words on several kinds of pages are given once. */
function furniture(parts: XmlElement[], role: 'page_header' | 'page_footer', scope: OdfScope): DraftBlock[] {
  const seen = new Set<string>()
  return parts
    .flatMap((part) => readBlocks(childElements(part), scope))
    .flatMap((block): DraftBlock[] => {
      if (block.kind === 'table') return [{ ...block, role }]
      const { lines } = cellContent([{ ...block, role }])
      const text = lines
        .flat()
        .map((word) => word.text)
        .join(' ')
      if (text === '' || seen.has(text)) return []
      seen.add(text)
      return [{ kind: 'furniture', role, lines }]
    })
}
