/** One opening tag of a row or cell, or the end of a row, of an OpenDocument sheet. */
const tag = /<(\/?)([\w-]{1,50}:)(table-row|table-cell)\b([^<>]*?)(\/?)>/g

export interface LimitedRepeats {
  xml: Buffer
  cut: boolean
}

/** Filled rows and cells may say that they repeat a million times. Beyond the limit each is read once, in its place. */
export function limitRepeats(xml: Buffer, cells: number): LimitedRepeats {
  if (!xml.includes('-repeated=')) return { xml, cut: false }
  const text = xml.toString('latin1')
  if (repeatedCells(text) <= cells) return { xml, cut: false }
  return { xml: Buffer.from(readOnce(text), 'latin1'), cut: true }
}

function repeatedCells(text: string): number {
  let [total, row, rowRepeat] = [0, 0, 1]
  for (const [, closing, , name, attributes = '', empty] of text.matchAll(tag)) {
    if (name === 'table-row') {
      total += row * rowRepeat
      row = 0
      rowRepeat = closing ? 1 : repeatsOf(attributes)
    } else if (!closing && !empty) row += repeatsOf(attributes)
  }
  return total + row * rowRepeat
}

/** Each repeated row or filled cell, then as many empty ones as it would have been repeated. */
function readOnce(text: string): string {
  const open = { 'table-row': 1, 'table-cell': 1 }
  return text.replace(
    tag,
    (whole, closing: string, prefix: string, name: keyof typeof open, attributes: string, empty: string) => {
      if (empty) return whole
      const repeats = closing ? open[name] : repeatsOf(attributes)
      open[name] = closing ? 1 : repeats
      if (repeats <= 1) return whole
      return closing ? whole + emptied(prefix, name, repeats - 1) : whole.replace(repeated, '')
    },
  )
}

const repeated = /\s[\w-]+:number-(?:rows|columns)-repeated="(\d+)"/

function repeatsOf(attributes: string): number {
  return Number(repeated.exec(attributes)?.[1] ?? 1)
}

function emptied(prefix: string, name: string, times: number): string {
  if (name === 'table-cell') return `<${prefix}table-cell ${prefix}number-columns-repeated="${times}"/>`
  return `<${prefix}table-row ${prefix}number-rows-repeated="${times}"><${prefix}table-cell/></${prefix}table-row>`
}
