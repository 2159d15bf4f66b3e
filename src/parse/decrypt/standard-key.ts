import { ParseError } from '../parse-error.ts'
import { decipher, digest, type PackageKey, unknownScheme } from './package-key.ts'

const spins = 50_000
const aes = new Set([0x660e, 0x660f, 0x6610])

/** The key of a file encrypted by Office 2007, from its binary description. */
export function standardKey(info: Buffer, password: string): PackageKey {
  const headerSize = info.readUInt32LE(8)
  const verifier = info.subarray(12 + headerSize)
  if (info.readUInt16LE(2) !== 2 || headerSize < 32 || verifier.length < 72 || !aes.has(info.readUInt32LE(20)))
    throw unknownScheme()
  const key = keyFrom(password, verifier.subarray(4, 20), info.readUInt32LE(28) / 8)
  const expected = sha1(decipher(verifier.subarray(20, 36), key, undefined))
  const stored = decipher(verifier.subarray(40, 72), key, undefined).subarray(0, expected.length)
  if (!stored.equals(expected)) throw new ParseError('wrong_password')
  return { key }
}

function keyFrom(password: string, salt: Buffer, length: number): Buffer {
  const number = Buffer.alloc(4)
  let hash = sha1(salt, Buffer.from(password, 'utf16le'))
  for (let spin = 0; spin < spins; spin += 1) {
    number.writeUInt32LE(spin)
    hash = sha1(number, hash)
  }
  const last = sha1(hash, Buffer.alloc(4))
  const mixed = (filler: number) => sha1(Buffer.alloc(64, filler).map((byte, at) => byte ^ (last[at] ?? 0)))
  return Buffer.concat([mixed(0x36), mixed(0x5c)]).subarray(0, length)
}

function sha1(...parts: Uint8Array[]): Buffer {
  return digest('sha1', ...parts)
}
