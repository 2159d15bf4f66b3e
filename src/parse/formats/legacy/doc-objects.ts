import type { ReadContext } from '../../reader.ts'
import type { CompoundStream } from '../office/compound-file.ts'
import { unwrapOleObject } from '../office/ole-object.ts'
import { writeCompoundFile } from '../office/write-compound-file.ts'

/** Files embedded in a Word document: each has a folder of streams in the object pool. */
export async function giveEmbeddedObjects(streams: CompoundStream[], context: ReadContext): Promise<void> {
  const folders = new Map<string, CompoundStream[]>()
  for (const { path, bytes } of streams) {
    const [, folder, inner] = /^ObjectPool\/([^/]+)\/(.+)$/.exec(path) ?? []
    if (folder === undefined || inner === undefined) continue
    folders.set(folder, [...(folders.get(folder) ?? []), { path: inner, bytes }])
  }
  for (const [folder, inner] of [...folders].slice(0, context.limits.entries)) {
    const file = await unwrapOleObject(await writeCompoundFile(inner), `object${folder}`)
    if (file) await context.child({ ...file, relation: 'embedded' })
  }
}
