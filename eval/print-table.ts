/** Columns as wide as their widest cell, figures to the right. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const [index, row] of cells.entries()) {
    const figures = index > 0 ? rows[index - 1] : undefined
    const line = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return typeof figures?.[column] === 'number' ? cell.padStart(width) : cell.padEnd(width)
    })
    console.log(line.join('  ').trimEnd())
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  }
  console.log()
}

export function round(value: number, digits = 3): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
