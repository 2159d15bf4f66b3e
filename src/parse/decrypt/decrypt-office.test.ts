import assert from 'node:assert/strict'
import { createCipheriv, createHash } from 'node:crypto'
import { test } from 'node:test'
import * as library from '@e965/xlsx'
import { decryptOffice } from './decrypt-office.ts'

const password = 'Sésame 1'
const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex')

function plainWorkbook(): Buffer {
  const book = library.utils.book_new()
  const rows = Array.from({ length: 300 }, (_, row) => [`secret ${row}`, row])
  library.utils.book_append_sheet(book, library.utils.aoa_to_sheet(rows), 'S')
  return library.write(book, { type: 'buffer', bookType: 'xlsx' })
}

function container(info: Buffer, packed: Buffer): Buffer {
  const file = library.CFB.utils.cfb_new()
  library.CFB.utils.cfb_add(file, '/EncryptionInfo', info)
  library.CFB.utils.cfb_add(file, '/EncryptedPackage', packed)
  return library.CFB.write(file, { type: 'buffer' })
}

function hash(algorithm: string, ...parts: Uint8Array[]): Buffer {
  return createHash(algorithm).update(Buffer.concat(parts)).digest()
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function encipher(plain: Buffer, key: Buffer, start?: Buffer): Buffer {
  const padded = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)])
  const cipher = createCipheriv(`aes-${key.length * 8}-${start ? 'cbc' : 'ecb'}`, key, start ?? null)
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}

function sized(plain: Buffer, packed: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64LE(BigInt(plain.length))
  return Buffer.concat([size, packed])
}

function agile(plain: Buffer): Buffer {
  const spins = 100
  let spun = hash('sha512', salt, Buffer.from(password, 'utf16le'))
  for (let spin = 0; spin < spins; spin += 1) spun = hash('sha512', number(spin), spun)
  const wrap = (purpose: string, content: Buffer) =>
    encipher(content, hash('sha512', spun, Buffer.from(purpose, 'hex')).subarray(0, 32), salt).toString('base64')
  const key = hash('sha256', salt)
  const input = Buffer.from('0123456789abcdef')
  const segments: Buffer[] = []
  for (let at = 0; at < plain.length; at += 4096) {
    const start = hash('sha512', salt, number(at / 4096)).subarray(0, 16)
    segments.push(encipher(plain.subarray(at, at + 4096), key, start))
  }
  const common = `cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" keyBits="256" saltValue="${salt.toString('base64')}"`
  const xml = `<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${common}/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${spins}" ${common} encryptedVerifierHashInput="${wrap('fea7d2763b4b9e79', input)}" encryptedVerifierHashValue="${wrap('d7aa0f6d3061344e', hash('sha512', input))}" encryptedKeyValue="${wrap('146e0be7abacd0d6', key)}"/></keyEncryptor></keyEncryptors></encryption>`
  return container(
    Buffer.concat([Buffer.from('0400040040000000', 'hex'), Buffer.from(xml)]),
    sized(plain, Buffer.concat(segments)),
  )
}

function standard(plain: Buffer): Buffer {
  let spun = hash('sha1', salt, Buffer.from(password, 'utf16le'))
  for (let spin = 0; spin < 50_000; spin += 1) spun = hash('sha1', number(spin), spun)
  const last = hash('sha1', spun, number(0))
  const key = hash(
    'sha1',
    Buffer.alloc(64, 0x36).map((byte, at) => byte ^ (last[at] ?? 0)),
  ).subarray(0, 16)
  const input = Buffer.from('0123456789abcdef')
  const header = Buffer.concat([0x24, 0, 0x660e, 0x8004, 128, 0x18, 0, 0].map(number))
  const verifier = [number(16), salt, encipher(input, key), number(20), encipher(hash('sha1', input), key)]
  const info = Buffer.concat([Buffer.from('0300020024000000', 'hex'), number(header.length), header, ...verifier])
  return container(info, sized(plain, encipher(plain, key)))
}

for (const [name, encrypt] of Object.entries({ agile, standard })) {
  test(`a package of ${name} encryption opens with its password`, async () => {
    const plain = plainWorkbook()
    const file = encrypt(plain)
    assert.deepEqual(decryptOffice(file, password), plain)
    assert.throws(() => decryptOffice(file, 'other'), { code: 'wrong_password' })
  })
}

test('a file that is not encrypted is not decrypted', async () => {
  assert.equal(decryptOffice(plainWorkbook(), password), undefined)
})
