/** A number of seven bits a byte, lowest first; the last byte is the one without its highest bit. */
export function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0
  let factor = 1
  let next = at
  while (next < bytes.length && next < at + 10) {
    const byte = bytes[next] ?? 0
    next += 1
    value += (byte & 0x7f) * factor
    factor *= 128
    if (byte < 0x80) break
  }
  return { value, next }
}
