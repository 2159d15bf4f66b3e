import { createCipheriv, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto'

export interface AesField {
  keyLength: number
  /** How the content was packed before it was encrypted. */
  method: number
}

const macLength = 10
const verifierLength = 2
const blockLength = 16

/** The field by which an archive of WinZip or 7-Zip says that a member is encrypted with AES. */
export function aesField(extra: Buffer): AesField | undefined {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 0x9901 || at + 11 > extra.length) continue
    const strength = extra[at + 8] ?? 0
    return strength >= 1 && strength <= 3
      ? { keyLength: 8 + 8 * strength, method: extra.readUInt16LE(at + 9) }
      : undefined
  }
  return undefined
}

/** Undefined where the password is wrong or the data was changed. */
export function decryptAes(bytes: Buffer, { keyLength }: AesField, password: string): Buffer | undefined {
  const saltLength = keyLength / 2
  const start = saltLength + verifierLength
  if (bytes.length < start + macLength) return undefined
  const keys = pbkdf2Sync(password, bytes.subarray(0, saltLength), 1000, 2 * keyLength + verifierLength, 'sha1')
  if (!keys.subarray(2 * keyLength).equals(bytes.subarray(saltLength, start))) return undefined
  const cipher = bytes.subarray(start, bytes.length - macLength)
  const mac = createHmac('sha1', keys.subarray(keyLength, 2 * keyLength))
    .update(cipher)
    .digest()
    .subarray(0, macLength)
  if (!timingSafeEqual(mac, bytes.subarray(bytes.length - macLength))) return undefined
  return withStream(cipher, keys.subarray(0, keyLength))
}

/** Counter mode whose counter runs from its first byte on, which the library's own does not. */
function withStream(bytes: Buffer, key: Buffer): Buffer {
  const encrypt = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false)
  const plain = Buffer.from(bytes)
  const blocks = Buffer.alloc(4096 * blockLength)
  for (let offset = 0; offset < plain.length; offset += blocks.length) {
    const first = offset / blockLength + 1
    for (let index = 0; index < 4096; index += 1) blocks.writeUInt32LE(first + index, index * blockLength)
    const stream = encrypt.update(blocks)
    const end = Math.min(blocks.length, plain.length - offset)
    for (let index = 0; index < end; index += 1)
      plain[offset + index] = (plain[offset + index] ?? 0) ^ (stream[index] ?? 0)
  }
  return plain
}
