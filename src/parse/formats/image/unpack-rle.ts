/** Unpacks run-length encoded rows of a bitmap into a colour index for each pixel, rows as stored. */
export function unpackRle(packed: Uint8Array, width: number, height: number, bits: 4 | 8): Uint8Array {
  const out = new Uint8Array(width * height)
  let at = 0
  let x = 0
  let y = 0
  const next = () => packed[at++] ?? 0
  const put = (index: number) => {
    if (x < width && y < height) out[y * width + x] = index
    x += 1
  }
  while (at < packed.length && y < height) {
    const count = next()
    const value = next()
    if (count > 0) for (let i = 0; i < count; i += 1) put(part(value, i, bits))
    else if (value === 0) {
      x = 0
      y += 1
    } else if (value === 1) break
    else if (value === 2) {
      x += next()
      y += next()
    } else {
      const from = at
      for (let i = 0; i < value; i += 1) put(part(packed[from + Math.floor((i * bits) / 8)] ?? 0, i, bits))
      const size = Math.ceil((value * bits) / 8)
      at = from + size + (size % 2)
    }
  }
  return out
}

function part(value: number, index: number, bits: 4 | 8): number {
  if (bits === 8) return value
  return index % 2 === 0 ? value >> 4 : value & 15
}
