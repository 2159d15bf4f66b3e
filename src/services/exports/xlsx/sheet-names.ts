const longestName = 31

/** Names that Excel takes: without its signs, not too long, and no two alike in any case. */
export function sheetNames(wanted: string[]): string[] {
  const taken = new Set<string>(['history'])
  return wanted.map((name) => {
    const plain =
      name
        .replace(/[[\]:*?/\\\p{Cc}]/gu, '_')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    let unique = shorten(plain, '')
    for (let times = 2; taken.has(unique.toLowerCase()); times++) unique = shorten(plain, ` (${times})`)
    taken.add(unique.toLowerCase())
    return unique
  })
}

/** Counted as Excel does, in UTF-16; half a character is left out. */
function shorten(name: string, ending: string): string {
  const room = longestName - ending.length
  return (
    name
      .slice(0, room)
      .replace(/[\ud800-\udbff]$/, '')
      .replace(/'+$/, '')
      .trimEnd() + ending
  )
}
