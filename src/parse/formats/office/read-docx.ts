import type { DraftPage } from '../../../document/draft.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { openPackage } from '../../zip/open-package.ts'
import { streamElements } from '../../zip/xml-tree.ts'
import { readSafely } from '../legacy/read-safely.ts'
import { readInto } from './docx-body.ts'
import { openDocx } from './docx-parts.ts'
import { Sections } from './docx-sections.ts'
import { readProperties, reportDamage } from './properties.ts'

/** Word documents. Pages end where Word last ended them. */
export const readDocx: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'docx', context }, () => readPages(bytes, context))
}

async function* readPages(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const opened = await openPackage(bytes, context.limits)
  await readProperties(opened, context)
  const { main, scope } = await openDocx(opened, context)
  const sections = new Sections(main, scope)
  for (const element of streamElements(main, (_, parent) => parent === 'w:body')) {
    readInto([element], scope, scope.flow)
    sections.passed(element)
    yield* scope.flow.takeFinished()
    await scope.flow.files.give()
  }
  yield* scope.flow.takeRest()
  await scope.flow.files.give()
  reportDamage(opened, context)
}
