import { FileError } from './errors.ts'

/** A file to send: a path (Node only), a Blob or File, bytes, a stream of bytes, or one of them with a name. */
export type FileSource = FileContent | { name: string; content: FileContent }

export type FileContent = string | URL | Blob | ArrayBuffer | Uint8Array | AsyncIterable<Uint8Array>

export interface OpenedFile {
  name: string
  /** A Blob is read as it is sent, and can be sent again; a stream only once. */
  content: Blob | AsyncIterable<Uint8Array>
}

export async function openFile(source: FileSource): Promise<OpenedFile> {
  const { name, content } = isNamed(source) ? source : { content: source }
  if (typeof content === 'string' || content instanceof URL) {
    const opened = await openPath(content)
    return name === undefined ? opened : { ...opened, name }
  }
  return { name: name ?? nameOf(content), content: asBlob(content) }
}

function isNamed(source: FileSource): source is { name: string; content: FileContent } {
  return typeof source === 'object' && 'content' in source
}

function asBlob(content: Exclude<FileContent, string | URL>): Blob | AsyncIterable<Uint8Array> {
  if (content instanceof ArrayBuffer) return new Blob([content])
  // Bytes on shared memory are taken, too, though the types of Blob do not say so.
  return content instanceof Uint8Array ? new Blob([content as Uint8Array<ArrayBuffer>]) : content
}

/** Files have a name, and streams of Node from a file their path. The server tells formats by the content. */
function nameOf(content: object): string {
  if ('name' in content && typeof content.name === 'string') return content.name
  if ('path' in content && typeof content.path === 'string') return content.path.split(/[\\/]/).at(-1) ?? 'file'
  return 'file'
}

/** Opened without being read, so that it costs no memory. */
async function openPath(path: string | URL): Promise<OpenedFile> {
  const node = builtin()
  if (node === undefined)
    throw new TypeError('Files can be sent by path only from Node 20.16 or newer: send a Blob or a File instead.')
  const [fs, { fileURLToPath }] = [node('node:fs'), node('node:url')]
  const local = path instanceof URL ? fileURLToPath(path) : path
  const found = await fs.promises.stat(local).catch(unreadable(local))
  if (!found.isFile()) throw new FileError({ ...unread, message: `${local} is not a file.`, reason: 'not_a_file' })
  await fs.promises.access(local, fs.constants.R_OK).catch(unreadable(local))
  return { name: node('node:path').basename(local), content: await fs.openAsBlob(local) }
}

const unread = { code: 'file_not_readable' }

function unreadable(path: string) {
  return (cause: unknown): never => {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new FileError({
        ...{ ...unread, reason: 'not_found', cause },
        message: `There is no file ${path}${/^([/\\]|[a-z]:)/i.test(path) ? '' : ` in ${process.cwd()}`}.`,
      })
    if (code === 'EACCES' || code === 'EPERM')
      throw new FileError({ ...unread, reason: 'not_permitted', message: `The file ${path} may not be read.`, cause })
    throw new FileError({ ...unread, message: `The file ${path} cannot be read: ${message}`, cause })
  }
}

/**
 * Node's own modules, if this is Node. Not by import, which bundlers for browsers would try to follow.
 * @internal
 */
export function builtin(): typeof process.getBuiltinModule | undefined {
  return typeof process === 'object' ? process.getBuiltinModule : undefined
}
