const longestStylesheet = 1 << 20
const headingName = /^(?:heading|\\'dcberschrift|titre|t\\'edtulo) ([1-9])(?:,.*)?;$/i
const titleName = /^(?:title|titel);$/i

/** States the outline levels that only the names of the styles tell: the parser goes by levels alone. */
export function stateHeadings(bytes: Buffer): Buffer {
  const start = bytes.indexOf('{\\stylesheet')
  if (start < 0) return bytes
  const end = start + longestStylesheet
  const stated = bytes
    .toString('latin1', start, end)
    .replace(/\{\\s(\d+)\b([^{}]*)\}/g, (style, number: string, rest: string) => {
      const level = rest.includes('\\outlinelevel') ? undefined : levelOf(nameIn(rest))
      return level === undefined ? style : `{\\s${number}\\outlinelevel${level}${rest}}`
    })
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(stated, 'latin1'), bytes.subarray(end)])
}

function nameIn(style: string): string {
  return style.replace(/\\[a-z]+-?\d* ?/gi, '').trim()
}

function levelOf(name: string): number | undefined {
  if (titleName.test(name)) return 0
  const level = headingName.exec(name)?.[1]
  return level === undefined ? undefined : Number(level) - 1
}
