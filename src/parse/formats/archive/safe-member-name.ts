/** The name of a member as a path that stays inside: no drive, no root, no way up. Null for what is no document. */
export function safeMemberName(stored: string): string | null {
  const parts = stored
    .replace(/[\p{Cc}]+/gu, '')
    .replaceAll('\\', '/')
    .replace(/^[A-Za-z]:/, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const last = parts.at(-1)
  if (last === undefined || stored.endsWith('/') || stored.endsWith('\\')) return null
  const isJunk = parts.includes('__MACOSX') || last === '.DS_Store' || /^thumbs\.db$/i.test(last)
  return isJunk ? null : parts.join('/').slice(0, 1024)
}
