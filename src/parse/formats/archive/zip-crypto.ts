const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const headerLength = 12

/** The traditional encryption of zip archives. A wrong password gives noise, which its checksum tells. */
export function decryptZipCrypto(bytes: Buffer, password: string): Buffer {
  const keys = new Keys()
  for (const byte of Buffer.from(password)) keys.update(byte)
  const plain = Buffer.alloc(bytes.length)
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = (bytes[index] ?? 0) ^ keys.stream()
    keys.update(byte)
    plain[index] = byte
  }
  return plain.subarray(headerLength)
}

class Keys {
  #first = 0x12345678
  #second = 0x23456789
  #third = 0x34567890

  stream(): number {
    const value = (this.#third | 2) & 0xffff
    return (Math.imul(value, value ^ 1) >>> 8) & 0xff
  }

  update(byte: number): void {
    this.#first = step(this.#first, byte)
    this.#second = (Math.imul(this.#second + (this.#first & 0xff), 134_775_813) + 1) >>> 0
    this.#third = step(this.#third, this.#second >>> 24)
  }
}

function step(crc: number, byte: number): number {
  return ((table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)) >>> 0
}
