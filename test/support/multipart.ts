export type Part = [name: string, content: string | Buffer, filename?: string]

/** A multipart body as a client would send it; the boundary differs each time. */
export function multipart(parts: Part[]): { headers: { 'content-type': string }; payload: Buffer } {
  const boundary = `boundary-${Math.random().toString(36).slice(2)}`
  const chunks = parts.flatMap(([name, content, filename]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n'}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
