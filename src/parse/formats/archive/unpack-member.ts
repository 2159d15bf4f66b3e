import { crc32 } from 'node:zlib'
import { ParseError } from '../../parse-error.ts'
import { unpack } from '../../zip/unpack.ts'
import { packedBytes } from '../../zip/zip-entries.ts'
import type { ZipEntry } from '../../zip/zip-records.ts'
import { aesField, decryptAes } from './zip-aes.ts'
import { decryptZipCrypto } from './zip-crypto.ts'

interface Packed {
  bytes: Buffer
  method: number
  /** Undefined where nothing can be checked, or where it was by other means. */
  crc: number | undefined
}

/** The bytes of one member, whole and as its checksum says, or the reason why not. */
export async function unpackMember(
  archive: Buffer,
  entry: ZipEntry,
  { most, password }: { most: number; password: string | undefined },
): Promise<Buffer> {
  const bytes = packedBytes(archive, entry)
  if (!bytes) throw new ParseError('corrupt_file')
  const packed = entry.encrypted
    ? unlock(archive, entry, bytes, password)
    : { bytes, method: entry.method, crc: entry.crc }
  const content = await unpack(packed.bytes, packed.method, most)
  if (!content) {
    const detail = `It is packed with method ${packed.method}, which is not known.`
    throw new ParseError('unsupported_media_type', detail)
  }
  if (content.damaged || (packed.crc !== undefined && crc32(content.bytes) !== packed.crc))
    throw new ParseError(entry.encrypted ? 'wrong_password' : 'corrupt_file')
  return content.bytes
}

function unlock(archive: Buffer, entry: ZipEntry, bytes: Buffer, password: string | undefined): Packed {
  if (password === undefined) throw new ParseError('password_required')
  const field = aesField(extraOf(archive, entry))
  if (!field) return { bytes: decryptZipCrypto(bytes, password), method: entry.method, crc: entry.crc }
  const plain = decryptAes(bytes, field, password)
  if (!plain) throw new ParseError('wrong_password')
  return { bytes: plain, method: field.method, crc: undefined }
}

function extraOf(archive: Buffer, { headerOffset }: ZipEntry): Buffer {
  const start = headerOffset + 30 + archive.readUInt16LE(headerOffset + 26)
  return archive.subarray(start, start + archive.readUInt16LE(headerOffset + 28))
}
