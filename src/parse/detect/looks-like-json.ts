const token = /\s*(?:([{}[\],:])|"(?:[^"\\\p{Cc}]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy

/** Whether the text is an object or list of JSON, or one value a line of it; of a part only what is there is judged. */
export function looksLikeJson(text: string, whole: boolean): boolean {
  if (!/^[{[]/.test(text)) return false
  if (whole && parses(text)) return true
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const complete = whole ? lines : lines.slice(0, -1)
  if (complete.length > 1 && complete.every((line) => parses(line))) return true
  return !whole && startsAsJson(text)
}

export function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Tokens and brackets fit up to a token that the end of the part may have cut. */
function startsAsJson(text: string): boolean {
  const open: string[] = []
  let count = 0
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    if (!found) return count > 2 && (text.length - at < 2048 || /^\s*"[^"\n]*$/.test(text.slice(at)))
    const mark = found[1] ?? ''
    if (mark === '{' || mark === '[') open.push(mark)
    if ((mark === '}' && open.pop() !== '{') || (mark === ']' && open.pop() !== '[')) return false
    count += 1
  }
  return open.length > 0
}
