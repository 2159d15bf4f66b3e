/** "V = landlord": a sign of up to four characters and what it stands for, up to what ends or follows it. */
const entry =
  /(?<=^|[\s,;:(])([\p{L}\d*†‡✓✗–—-]{1,4})\s?=\s?(\p{L}[^,;=()]{1,40}?)(?=\s*(?:[,;.)]|$)|\s+[\p{L}\d*†‡✓✗–—-]{1,4}\s?=)/gu
const fewestEntries = 2
const dashes = /^[–—-]$/

/** What short signs in the cells of a document stand for, where it says so itself, at least two in one line. */
export function findLegend(texts: readonly string[]): ReadonlyMap<string, string> {
  const legend = new Map<string, string>()
  for (const text of texts) {
    const entries = text.includes('=') ? [...text.matchAll(entry)] : []
    if (entries.length < fewestEntries) continue
    for (const [, sign = '', meaning = ''] of entries) legend.set(signOf(sign), meaning)
  }
  return legend
}

/** As it stands in a cell: dashes of any length are one. */
export function signOf(text: string): string {
  return dashes.test(text) ? '-' : text
}
