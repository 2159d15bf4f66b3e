const smallestWidth = 300
const smallestHeight = 100

/** Whether a picture is of a kind that can be recognised and large enough to hold text. */
export async function mayHoldText(bytes: Uint8Array, mostPixels: number): Promise<boolean> {
  const size = bmpSize(bytes) ?? (await sizeOf(bytes))
  if (!size) return false
  const { width, height } = size
  return width >= smallestWidth && height >= smallestHeight && width * height <= mostPixels
}

function bmpSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (buffer.length < 26 || buffer.toString('latin1', 0, 2) !== 'BM') return undefined
  return { width: Math.abs(buffer.readInt32LE(18)), height: Math.abs(buffer.readInt32LE(22)) }
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  if (!isRaster(bytes)) return undefined
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch {
    return undefined
  }
}

/** PNG, JPEG, GIF, WebP or TIFF: the image library would also open drawings, which nobody recognises. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString('latin1')
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|II\*\0|MM\0\*)/s.test(head)
}
