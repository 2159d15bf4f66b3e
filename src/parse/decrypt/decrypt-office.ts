import { readCompoundFile, streamNamed } from '../compound/compound-file.ts'
import { agileKey } from './agile-key.ts'
import { decipher, type PackageKey } from './package-key.ts'
import { standardKey } from './standard-key.ts'

const segmentLength = 4096

/**
 * The package inside an encrypted docx, xlsx or pptx; undefined where the file is none. Both ways of encrypting that
 * Office has used since 2007 are known.
 */
export function decryptOffice(bytes: Buffer, password: string): Buffer | undefined {
  const streams = readCompoundFile(bytes)
  const [info, packed] = [streamNamed(streams, 'EncryptionInfo'), streamNamed(streams, 'EncryptedPackage')]
  if (!info || !packed || info.length < 8 || packed.length < 8) return undefined
  const agile = info.readUInt16LE(0) === 4 && info.readUInt16LE(2) === 4
  const found = agile ? agileKey(info.subarray(8), password) : standardKey(info, password)
  const size = Number(packed.readBigUInt64LE(0))
  return decrypt(packed.subarray(8), found).subarray(0, size)
}

function decrypt(packed: Buffer, { key, startOf }: PackageKey): Buffer {
  const whole = packed.subarray(0, packed.length - (packed.length % 16))
  if (!startOf) return decipher(whole, key, undefined)
  const segments: Buffer[] = []
  for (let at = 0; at < whole.length; at += segmentLength)
    segments.push(decipher(whole.subarray(at, at + segmentLength), key, startOf(at / segmentLength)))
  return Buffer.concat(segments)
}
