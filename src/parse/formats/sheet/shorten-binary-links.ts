const linkRecord = 494

/** Binary worksheets: links over whole ranges become links of their first cell, for the library makes a cell for each. */
export function shortenBinaryLinks(part: Buffer): Buffer {
  const found = linkRecords(part)
  if (found.length === 0) return part
  const shortened = Buffer.from(part)
  for (const at of found) {
    part.copy(shortened, at + 4, at, at + 4)
    part.copy(shortened, at + 12, at + 8, at + 12)
  }
  return shortened
}

/** Where the contents of the link records begin: first and last row, first and last column, four bytes each. */
function linkRecords(part: Buffer): number[] {
  const found: number[] = []
  let at = 0
  while (at < part.length) {
    const type = readPacked(part, at, 2)
    const size = readPacked(part, type.next, 4)
    if (type.value === linkRecord && size.value >= 16 && size.next + 16 <= part.length) found.push(size.next)
    at = size.next + size.value
  }
  return found
}

/** A number in bytes of seven bits, of which the highest says whether another follows. */
function readPacked(part: Buffer, start: number, most: number): { value: number; next: number } {
  let [value, at] = [0, start]
  for (let shift = 0; shift < most * 7; shift += 7) {
    const byte = part[at] ?? 0
    at += 1
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) break
  }
  return { value, next: at }
}
