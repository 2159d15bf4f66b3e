import type { CompoundStream } from './compound-file.ts'

/** The container of the library; it gives no types for it. */
interface ContainerLibrary {
  write(container: unknown, options: { type: 'buffer' }): Buffer
  utils: { cfb_new(): unknown; cfb_add(container: unknown, path: string, bytes: Uint8Array): void }
}

/** Makes a file of its own of the streams of an object that lay in another. */
export async function writeCompoundFile(streams: CompoundStream[]): Promise<Buffer> {
  const { CFB } = (await import('@e965/xlsx')) as unknown as { CFB: ContainerLibrary }
  const container = CFB.utils.cfb_new()
  for (const { path, bytes } of streams) CFB.utils.cfb_add(container, path, bytes)
  return CFB.write(container, { type: 'buffer' })
}
