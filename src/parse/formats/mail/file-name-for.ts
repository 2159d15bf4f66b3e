const extensions: Record<string, string> = {
  'message/rfc822': 'eml',
  'text/plain': 'txt',
  'text/html': 'html',
  'text/calendar': 'ics',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

/** The attachment's own name without folders, or one made from its place and kind. */
export function fileNameFor(stated: string | null | undefined, mediaType: string, index: number): string {
  const plain = (stated ?? '')
    .replace(/[\p{Cc}]+/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
  if (plain) return plain.slice(0, 255)
  const kind = mediaType.split('/').at(-1) ?? ''
  const extension = extensions[mediaType] ?? (/^[a-z0-9]{2,5}$/.test(kind) ? kind : 'bin')
  return `attachment-${index + 1}.${extension}`
}
