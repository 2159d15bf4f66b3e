/** A recording of one channel at 16 kHz; `before` are chunks to stand in front of the samples. */
export function wavOf(samples: Int16Array, before = Buffer.alloc(0)): Buffer {
  const header = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0', 'latin1')
  const data = Buffer.from('data\0\0\0\0', 'latin1')
  data.writeUInt32LE(samples.byteLength, 4)
  return Buffer.concat([header, before, data, Buffer.from(samples.buffer)])
}
