import { type CompoundStream, streamNamed } from '../../compound/compound-file.ts'

const listOverrides = 0x9a + 74 * 8
const overrideSize = 16

/** Whether the document states a count that the other parser would reserve memory for without a look at the rest. */
export function statesAbsurdCounts(streams: CompoundStream[]): boolean {
  const document = streamNamed(streams, 'WordDocument')
  if (!document || document.length < listOverrides + 8) return false
  const start = document.readUInt32LE(listOverrides)
  const size = document.readUInt32LE(listOverrides + 4)
  return ['0Table', '1Table'].some((name) => {
    const table = streamNamed(streams, name)
    if (!table || size < 4 || start + 4 > table.length) return false
    return table.readUInt32LE(start) * overrideSize > table.length
  })
}
