/** In points. The makers of the format allow from 3 to 14,400; files with somewhat more are read all the same. */
const smallest = 3
const largest = 200_000
const pageBox = /\/(?:Media|Crop)Box\s*\[([^\]]{1,200})\]/g

/** Pages of kilometres make pdfium take all memory, already when it only looks at them. */
export function hasImpossiblePage(bytes: Buffer): boolean {
  for (const [, numbers = ''] of bytes.toString('latin1').matchAll(pageBox))
    if (numbersOf(numbers).some((number) => Math.abs(number) > largest)) return true
  return false
}

/**
 * Pages too narrow to hold a letter have a damaged size, and whatever stands outside of it would be lost: they get a
 * usual one. Nothing else may move, since the file says where each of its parts begins. Null where nothing is damaged.
 */
export function widenPages(bytes: Buffer): Buffer | null {
  let repaired: Buffer | null = null
  for (const { 0: whole, 1: numbers = '', index } of bytes.toString('latin1').matchAll(pageBox)) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, ...more] = numbersOf(numbers)
    const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)]
    if (more.length > 0 || (width >= smallest && height >= smallest) || width + height === 0) continue
    const box = `0 0 ${width < smallest ? 612 : Math.ceil(x1)} ${height < smallest ? 792 : Math.ceil(y1)}`
    if (box.length > numbers.length) continue
    repaired ??= Buffer.from(bytes)
    repaired.write(box.padEnd(numbers.length), index + whole.indexOf('[') + 1, 'latin1')
  }
  return repaired
}

function numbersOf(text: string): number[] {
  return text.trim().split(/\s+/).map(Number)
}
