import type { CompoundStream } from '../../compound/compound-file.ts'
import { writeCompoundFile } from '../../compound/write-compound-file.ts'
import type { ReadContext } from '../../reader.ts'
import { unwrapOleObject } from '../office/ole-object.ts'

/** Files embedded in a Word document: each has a folder of streams in the object pool. */
export async function giveEmbeddedObjects(streams: CompoundStream[], context: ReadContext): Promise<void> {
  const folders = new Map<string, CompoundStream[]>()
  for (const { path, bytes } of streams) {
    const [, folder, inner] = /^ObjectPool\/([^/]+)\/(.+)$/.exec(path) ?? []
    if (folder === undefined || inner === undefined) continue
    folders.set(folder, [...(folders.get(folder) ?? []), { path: inner, bytes }])
  }
  for (const [folder, inner] of [...folders].slice(0, context.limits.entries)) {
    const file = unwrapOleObject(await writeCompoundFile(inner), `object${folder}`)
    if (file) await context.child({ ...file, relation: 'embedded' })
  }
}
