const dictionarySize = 4096
const startingText =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'

/** Outlook's packed rich text (MS-OXRTFCP) as latin-1 text. The format cannot grow beyond nine times its size. */
export function unpackRtf(packed: Uint8Array): string {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  if (bytes.length < 16) return ''
  const kind = bytes.toString('latin1', 8, 12)
  if (kind === 'MELA') return bytes.toString('latin1', 16)
  return kind === 'LZFu' ? unpack(bytes.subarray(16)) : ''
}

function unpack(bytes: Buffer): string {
  const dictionary = Buffer.alloc(dictionarySize, ' ')
  let write = dictionary.write(startingText, 'latin1')
  const output: number[] = []
  const put = (byte: number) => {
    output.push(byte)
    dictionary[write] = byte
    write = (write + 1) % dictionarySize
  }
  for (let at = 0; at < bytes.length; ) {
    const control = bytes[at] ?? 0
    at += 1
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      if ((control & (1 << bit)) === 0) {
        put(bytes[at] ?? 0)
        at += 1
        continue
      }
      const token = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
      at += 2
      const from = token >> 4
      if (from === write) return Buffer.from(output).toString('latin1')
      for (let index = 0; index < (token & 15) + 2; index += 1) put(dictionary[(from + index) % dictionarySize] ?? 0)
    }
  }
  return Buffer.from(output).toString('latin1')
}
