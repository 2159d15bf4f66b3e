import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

export interface FileForm {
  fields: Record<string, string>
  file: { name: string; content: Blob }
}

/** A multipart form, written as it is read. Not by FormData: the stream that it gives breaks when it is given up. */
export function encodeForm({ fields, file }: FileForm): { headers: Record<string, string>; stream: Readable } {
  const boundary = `sheaf-${randomUUID()}`
  const texts = Object.entries(fields).map(([name, value]) => `${opening(boundary, name)}\r\n\r\n${value}\r\n`)
  const filePart = `${opening(boundary, 'file')}; filename="${escapeName(file.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const before = Buffer.from(texts.join('') + filePart)
  const behind = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(before.length + file.content.size + behind.length),
    },
    stream: Readable.from(parts(before, file.content, behind), { objectMode: false }),
  }
}

async function* parts(before: Buffer, content: Blob, behind: Buffer): AsyncGenerator<Uint8Array> {
  yield before
  yield* content.stream()
  yield behind
}

function opening(boundary: string, name: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
}

/** As browsers do it. */
function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
