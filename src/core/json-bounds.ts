/**
 * Of all JSON that callers send: nothing recursive runs out of stack on it, and names that differ are what takes long to read,
 * twenty times as long as the same ones over and over. No schema needs half as many.
 */
const bounds = { depth: 100, names: 10_000 }

/** What is too much of it, found without building anything; undefined for what can be read. */
export function beyondBounds(text: string): string | undefined {
  const names = new Set<string>()
  let depth = 0
  let string = ''
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x22) {
      const end = endOfString(text, i + 1)
      string = text.slice(i + 1, end)
      i = end
    } else if (code === 0x3a) {
      if (names.add(string).size > bounds.names) return `has more than ${bounds.names} different names`
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > bounds.depth) return `is nested more than ${bounds.depth} levels deep`
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return undefined
}

/** Where the next quote stands that no backslash escapes. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (text.charCodeAt(before - 1) === 0x5c) before -= 1
    if ((quote - before) % 2 === 0) return quote
  }
  return text.length
}
