const rowEnd = Buffer.from('</row>')
const cellEnd = Buffer.from('</c>')
const dataEnd = Buffer.from('</sheetData>')

export interface TrimmedSheet {
  xml: Buffer
  /** The sheet has more filled cells than may be read; the rows after them are gone. */
  cut: boolean
}

/**
 * Takes out of a worksheet part what would cost much and says nothing: rows of styled but empty cells, the rows beyond
 * the limit of filled cells, and links over whole ranges, for which the library would make a cell each.
 */
export function trimSheetXml(xml: Buffer, cells: number): TrimmedSheet {
  const { xml: filled, cut } = keepFilledRows(xml, cells)
  return { xml: keepUncalculated(shortenLinks(filled)), cut }
}

function keepFilledRows(xml: Buffer, cells: number): TrimmedSheet {
  const start = xml.indexOf('<row ')
  const end = xml.indexOf(dataEnd, Math.max(start, 0))
  const numbered = start >= 0 && /^<row\s[^>]*\br=/.test(xml.toString('latin1', start, start + 200))
  if (end < 0 || !numbered) return { xml, cut: false }
  const kept: Buffer[] = [xml.subarray(0, start)]
  let [at, from, filled] = [start, start, 0]
  let nextCell = xml.indexOf(cellEnd, at)
  while (at < end && nextCell >= 0 && filled <= cells) {
    const found = xml.indexOf(rowEnd, at)
    const after = found < 0 || found > end ? end : found + rowEnd.length
    if (nextCell > after) {
      if (at > from) kept.push(xml.subarray(from, at))
      from = after
    }
    for (; nextCell >= 0 && nextCell < after; nextCell = xml.indexOf(cellEnd, nextCell + 1)) filled += 1
    at = after
  }
  const cut = filled > cells
  if (at > from) kept.push(xml.subarray(from, at))
  kept.push(xml.subarray(end))
  return { xml: kept.length === 3 && !cut && at === end ? xml : Buffer.concat(kept), cut }
}

function shortenLinks(xml: Buffer): Buffer {
  const at = xml.indexOf('hyperlinks>')
  if (at < 0) return xml
  const links = xml.toString('latin1', at)
  const shortened = links.replace(/(hyperlink\s[^<>]{0,2000}?\bref="[A-Z]{1,3}\d{1,7}):[^"<]{0,40}"/g, '$1"')
  return shortened === links ? xml : Buffer.concat([xml.subarray(0, at), Buffer.from(shortened, 'latin1')])
}

/** The library drops formulas that were saved without a value, unless they say that it is text. */
function keepUncalculated(xml: Buffer): Buffer {
  if (!['</f></c>', '</f><v></v>', '</f><v/>', '</f><v />'].some((sign) => xml.includes(sign))) return xml
  const text = xml.toString('latin1')
  const marked = text.replace(
    /<c((?: (?!t=)\w{1,40}="[^"<]{0,200}"){0,20})>(<f[^<>]*>[^<]*<\/f>)(?:<v><\/v>|<v ?\/>)?<\/c>/g,
    '<c$1 t="str">$2<v></v></c>',
  )
  return Buffer.from(marked, 'latin1')
}
