import type { OpenedFile } from './files.ts'

export interface Form {
  fields: [name: string, value: string][]
  files: (OpenedFile & { field: string })[]
}

/** Values as the server takes them in a form: text as it is, the rest as JSON. */
export function formFields(body: object): Form['fields'] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : [value])
      .filter((each) => each !== undefined)
      .map((each): [string, string] => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
  )
}

/** For fetch, which takes no stream in a form: what is one is read to its end. */
export async function formData({ fields, files }: Form): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const { field, name, content } of files) {
    form.append(field, content instanceof Blob ? content : await collect(content), name)
  }
  return form
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array<ArrayBuffer>)
  return new Blob(chunks)
}

/** Written as it is read, with its length where that is known. Tells how many bytes of the files were taken. */
export function encodeForm({ fields, files }: Form, onSent?: (bytes: number) => void) {
  const boundary = `sheaf-${crypto.randomUUID()}`
  const opening = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`
  const texts = fields.map(([name, value]) => `${opening(name)}\r\n\r\n${value}\r\n`)
  const parts: OpenedFile['content'][] = [new Blob(texts)]
  for (const { field, name, content } of files) {
    const head = `${opening(field)}; filename="${escapeName(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    parts.push(new Blob([head]), content, new Blob(['\r\n']))
  }
  parts.push(new Blob([`--${boundary}--\r\n`]))
  const isSized = parts.every((part) => part instanceof Blob)
  const length = isSized ? parts.reduce((sum, part) => sum + (part as Blob).size, 0) : undefined
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length,
    chunks: chunksOf(
      parts,
      files.map(({ content }) => content),
      onSent,
    ),
  }
}

async function* chunksOf(
  parts: OpenedFile['content'][],
  files: OpenedFile['content'][],
  onSent: ((bytes: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for (const part of parts) {
    for await (const chunk of part instanceof Blob ? part.stream() : part) {
      yield chunk
      if (!files.includes(part)) continue
      bytes += chunk.length
      onSent?.(bytes)
    }
  }
}

/** As browsers do it. */
function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
