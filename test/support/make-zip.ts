import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  name: string
  content: Uint8Array | string
  /** Stored without compression. */
  plain?: boolean
  /** Said in the headers instead of the real size. */
  statedSize?: number
}

/** A zip archive as told, lies included; every `repeat` lists all members in the directory once more. */
export function makeZip(members: ZipMember[], { repeat = 1 }: { repeat?: number } = {}): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const member of members) {
    const { header, packed, name } = pack(member)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed])
    locals.push(local)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    // The directory repeats the local header, less the length of the extra field, which stands further on.
    central.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\0', 'latin1'),
        header.subarray(0, 24),
        Buffer.alloc(2),
        place.subarray(0, 14),
        name,
      ]),
    )
    offset += local.length
  }
  const directory = Buffer.concat(Array.from({ length: repeat }, () => central).flat())
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE((members.length * repeat) & 0xffff, 8)
  end.writeUInt16LE((members.length * repeat) & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function pack({ name, content, plain, statedSize }: ZipMember): { header: Buffer; packed: Buffer; name: Buffer } {
  const bytes = Buffer.from(content)
  const packed = plain ? bytes : deflateRawSync(bytes, { level: 9 })
  const encoded = Buffer.from(name, 'utf8')
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x800, 2)
  header.writeUInt16LE(plain ? 0 : 8, 4)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(statedSize ?? bytes.length, 18)
  header.writeUInt16LE(encoded.length, 22)
  return { header, packed, name: encoded }
}
