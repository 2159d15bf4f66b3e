/** So many frames of 26 ms of MPEG layer III in which nothing is to be heard: all bits of the sound are zero. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9064)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** So many packets of 20 ms of Opus in which nothing is to be heard. */
export function silentOgg(packets: number): Buffer {
  const head = Buffer.from('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0', 'latin1')
  const tags = Buffer.from('OpusTags\x04\0\0\0test\0\0\0\0', 'latin1')
  const packet = Buffer.from([0xf8, 0xff, 0xfe])
  const sound = Array.from({ length: packets }, () => packet)
  return Buffer.concat([oggPage(0, 2, 0, [head]), oggPage(1, 0, 0, [tags]), oggPage(2, 4, packets * 960, sound)])
}

function oggPage(number: number, flags: number, position: number, packets: Buffer[]): Buffer {
  const header = Buffer.alloc(27)
  header.write('OggS')
  header.writeUInt8(flags, 5)
  header.writeBigUInt64LE(BigInt(position), 6)
  header.writeUInt32LE(7, 14)
  header.writeUInt32LE(number, 18)
  header.writeUInt8(packets.length, 26)
  const page = Buffer.concat([header, Buffer.from(packets.map(({ length }) => length)), ...packets])
  page.writeUInt32LE(oggChecksum(page), 22)
  return page
}

function oggChecksum(bytes: Buffer): number {
  let sum = 0
  for (const byte of bytes) {
    sum = (sum ^ (byte << 24)) >>> 0
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1) >>> 0
  }
  return sum
}
