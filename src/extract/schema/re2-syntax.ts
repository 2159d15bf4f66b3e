/** A JavaScript pattern as RE2 writes it, meaning the same; undefined when only JavaScript can run it. */
export function toRe2(source: string): string | undefined {
  let written = ''
  let inClass = false
  for (const [token] of source.matchAll(tokens)) {
    const next = inClass ? insideClass(token) : outsideClass(token)
    if (next === undefined) return
    if (token === ']') inClass = false
    else if (!inClass && (token === '[' || token === '[^')) inClass = true
    written += next
  }
  return written
}

const tokens = /\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[a-zA-Z]|\\.|\[\^?\]|\[\^|./gsu
const spaces = String.raw`\t\n\x0b\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`

function outsideClass(token: string): string | undefined {
  if (token === '.') return String.raw`[^\n\r\x{2028}\x{2029}]`
  if (token === '[^]') return String.raw`[\x{0}-\x{10ffff}]`
  if (token === '[]') return
  if (token === String.raw`\s`) return `[${spaces}]`
  if (token === String.raw`\S`) return `[^${spaces}]`
  if (/^\\[bB]$/.test(token)) return token
  return escaped(token)
}

function insideClass(token: string): string | undefined {
  // An opening bracket in a class is a character here, but opens `[:alpha:]` there.
  if (token === '[' || token === '[^') return `\\${token}`
  if (token === '[]' || token === '[^]') return
  if (token === String.raw`\s`) return spaces
  if (token === String.raw`\b`) return String.raw`\x08`
  return escaped(token)
}

function escaped(token: string): string | undefined {
  if (!token.startsWith('\\')) return token
  const letter = token[1] ?? ''
  if (letter === 'u') return codePoint(token.replace(/[^0-9a-fA-F]/g, ''))
  if (letter === 'c') return `\\x{${((token.charCodeAt(2) ?? 0) % 32).toString(16)}}`
  if (letter === 'x') return token
  if (letter === 'v') return String.raw`\x0b`
  if ('dDwWpPtnfr'.includes(letter)) return token
  return /[a-zA-Z0-9]/.test(letter) || letter > '\x7f' ? undefined : token
}

/** Half a pair means a whole character only together with its other half, which is left to JavaScript. */
function codePoint(hex: string): string | undefined {
  const code = Number.parseInt(hex, 16)
  return code >= 0xd800 && code <= 0xdfff ? undefined : `\\x{${hex}}`
}
