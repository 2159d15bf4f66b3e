const delimiters = [
  { mark: '\t', name: 'tabs' },
  { mark: ';', name: 'semicolons' },
  { mark: '|', name: 'bars' },
  { mark: ',', name: 'commas' },
]

/**
 * What separates the columns, where text is a table. A name that says so needs less proof;
 * one that says plain text needs more, because lists of short sentences look alike.
 */
export function tableDelimiter(text: string, extension: string): string | undefined {
  const named = /^(?:csv|tsv|tab)$/.test(extension)
  const lines = records(text).slice(0, 200)
  if (lines.length < (named ? 2 : 3)) return undefined
  for (const { mark, name } of delimiters) {
    const counts = lines.map((line) => occurrences(line, mark))
    const [first = 0] = counts
    const fewest = named ? 1 : mark === '\t' || mark === ';' ? 1 : 2
    if (first < fewest || counts.some((count) => count !== first)) continue
    if (named || !readsAsProse(lines, mark)) return name
  }
  return undefined
}

/** Lines without what stands in quotes, the last one left out where it may be cut. */
function records(text: string): string[] {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '""').split(/\r\n|\n|\r/)
  if (lines.length > 3 && text.length > 60_000) lines.pop()
  return lines.filter((line) => line.trim() !== '')
}

function occurrences(line: string, mark: string): number {
  return line.split(mark).length - 1
}

/** In prose a space follows the mark and fields are long; a markdown table has its bars at both ends. */
function readsAsProse(lines: string[], mark: string): boolean {
  if (mark === '|') return lines.every((line) => line.trim().startsWith('|'))
  if (mark === '\t') return false
  if (lines.length >= 5 && occurrences(lines[0] ?? '', mark) >= 4) return false
  const all = lines.join('\n')
  const marks = occurrences(all, mark)
  return occurrences(all, `${mark} `) > marks / 2
}
