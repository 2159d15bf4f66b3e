import type { Reader } from '../../reader.ts'
import { readSafely } from './read-safely.ts'
import { readWithAnydoc } from './read-with-anydoc.ts'
import { stateHeadings } from './rtf-headings.ts'
import { readRtfInformation } from './rtf-information.ts'

export const readRtf: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  readRtfInformation(bytes, context)
  yield* readSafely({ bytes, format: 'rtf', context }, () => readWithAnydoc(stateHeadings(bytes), 'rtf', context))
}
