/** A line of a table in which all text is quoted, whatever it is; nothing is nothing. */
export function quotedLine(cells: readonly unknown[]): string {
  const written = cells.map((cell) =>
    cell === null || cell === undefined ? '' : `"${String(cell).replaceAll('"', '""')}"`,
  )
  return `${written.join(',')}\n`
}
