/** Pixels of width that are recognised at once: more only cost memory, and leave one thread waiting for the other. */
const widestBatch = 1024
/** Width is padded to multiples of this, so that there are few shapes of input. */
const step = 32

/** Puts strips of about the same width together: what is padded is computed in vain. Indexes into the widths. */
export function makeBatches(widths: readonly number[]): { width: number; members: number[] }[] {
  const order = widths.map((_, index) => index).sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0) || a - b)
  const batches: { width: number; members: number[] }[] = []
  for (const index of order.reverse()) {
    const width = Math.ceil(Math.max(widths[index] ?? 0, 1) / step) * step
    const batch = batches.at(-1)
    const fits = batch && batch.width * (batch.members.length + 1) <= widestBatch && width > batch.width * 0.8
    if (fits) batch.members.push(index)
    else batches.push({ width, members: [index] })
  }
  return batches
}
