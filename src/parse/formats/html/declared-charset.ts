/** The encoding that a page of html or xhtml names in its first bytes. */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1')
  return (
    /<meta[^>]{0,256}?charset\s*=\s*["']?([\w:.-]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]{0,256}?encoding\s*=\s*["']([\w:.-]+)/i.exec(start)?.[1]
  )
}
