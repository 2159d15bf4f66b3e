/** Of all JSON that callers send: nothing recursive runs out of stack on it. */
export const deepestJson = 100

/** Counts brackets outside of strings, without building anything. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === 0x5c) i += 1
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > most) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}
