interface MpegFrame {
  bytes: number
  samples: number
  sampleRate: number
}

const bitRates: Readonly<Record<string, readonly number[]>> = {
  '1/1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1/2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1/3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2/1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2/2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2/3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44_100, 48_000, 32_000]
/** By the version bits: 2.5, reserved, 2, 1. */
const rateDivisors = [4, 0, 2, 1]

/** The MPEG audio frame that begins at the offset, if one does. */
export function frameAt(bytes: Buffer, offset: number): MpegFrame | undefined {
  if (offset + 4 > bytes.length || bytes[offset] !== 0xff) return undefined
  const [second = 0, third = 0] = bytes.subarray(offset + 1, offset + 3)
  if ((second & 0xe0) !== 0xe0) return undefined
  const divisor = rateDivisors[(second >> 3) & 3] ?? 0
  const layer = 4 - ((second >> 1) & 3)
  const kilobits = bitRates[`${divisor === 1 ? 1 : 2}/${layer}`]?.[third >> 4] ?? 0
  const fullRate = sampleRates[(third >> 2) & 3]
  if (divisor === 0 || layer === 4 || kilobits === 0 || fullRate === undefined) return undefined
  const sampleRate = fullRate / divisor
  const samples = samplesOf(layer, divisor)
  const padding = (third >> 1) & 1
  const slot = layer === 1 ? 4 : 1
  return {
    bytes: (Math.floor((samples * kilobits * 125) / (sampleRate * slot)) + padding) * slot,
    samples,
    sampleRate,
  }
}

/** A header alone is two bytes and a half of luck: what follows the frame must be one too, or the end. */
export function isFrameHeader(bytes: Buffer, offset: number): boolean {
  const frame = frameAt(bytes, offset)
  if (!frame) return false
  const next = offset + frame.bytes
  return next + 4 > bytes.length || frameAt(bytes, next) !== undefined
}

/** Where the sound begins behind an ID3v2 tag; 0 when there is none. */
export function endOfId3(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return 10 + synchsafe(bytes, 6) + footer
}

/** 28 bits, 7 in each byte. */
export function synchsafe(bytes: Buffer, offset: number): number {
  return bytes.subarray(offset, offset + 4).reduce((value, byte) => value * 128 + (byte & 0x7f), 0)
}

function samplesOf(layer: number, divisor: number): number {
  if (layer === 1) return 384
  return layer === 3 && divisor > 1 ? 576 : 1152
}
