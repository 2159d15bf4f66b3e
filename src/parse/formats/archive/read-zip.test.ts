import assert from 'node:assert/strict'
import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto'
import { test } from 'node:test'
import { crc32, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { Limits } from '../../limits.ts'
import { readZip } from './read-zip.ts'

async function read(bytes: Uint8Array, options: { password?: string; limits?: Partial<Limits> } = {}) {
  const document = await readInProcess(readZip, { name: 'a.zip', bytes }, options)
  assertSoundDocument(document)
  return { ...document, members: document.files.map((file) => [file.name, Buffer.from(file.bytes).toString()]) }
}

interface RawFields {
  flags?: number
  method?: number
  size: number
  crc: number
  extra?: Buffer
}

/** One member with whatever flags and data a test needs. */
function rawZip(name: string, data: Uint8Array, fields: RawFields): Buffer {
  const extra = fields.extra ?? Buffer.alloc(0)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  writeFields(local, 6, name, data, fields)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  writeFields(central, 8, name, data, fields)
  const directory = Buffer.concat([central, Buffer.from(name), extra])
  const member = Buffer.concat([local, Buffer.from(name), extra, data])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(member.length, 16)
  return Buffer.concat([member, directory, end])
}

function writeFields(to: Buffer, at: number, name: string, data: Uint8Array, fields: RawFields): void {
  to.writeUInt16LE(fields.flags ?? 0, at)
  to.writeUInt16LE(fields.method ?? 8, at + 2)
  to.writeUInt32LE(fields.crc, at + 8)
  to.writeUInt32LE(data.length, at + 12)
  to.writeUInt32LE(fields.size, at + 16)
  to.writeUInt16LE(name.length, at + 20)
  to.writeUInt16LE(fields.extra?.length ?? 0, at + 22)
}

test('members are handed over and listed', async () => {
  const { members, pages, markdown } = await read(zipSync({ 'a.txt': strToU8('one'), 'b/c.txt': strToU8('three') }))
  assert.deepEqual(members, [
    ['a.txt', 'one'],
    ['b/c.txt', 'three'],
  ])
  assert.equal(pages[0]?.tables[0]?.rows, 3)
  assert.ok(markdown.includes('| b/c.txt | 5 |'))
})

test('names cannot leave the archive and litter is left out', async () => {
  const names = ['../../etc/passwd', '/abs.txt', 'C:\\x\\y.txt', 'dir/', '__MACOSX/._a', 'z/.DS_Store']
  const { members } = await read(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')]))))
  assert.deepEqual(
    members.map(([name]) => name),
    ['etc/passwd', 'abs.txt', 'x/y.txt'],
  )
})

test('what grows too far is stopped by what really comes out, not by what it claims', async () => {
  const bomb = deflateRawSync(Buffer.alloc(12 * 1024 * 1024))
  const lying = rawZip('zeros', bomb, { size: 10, crc: 0 })
  await assert.rejects(read(lying), { code: 'expands_too_much' })
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}`, new Uint8Array(4_000_000)])),
    { level: 1 },
  )
  await assert.rejects(read(many), { code: 'expands_too_much' })
})

test('more members than the limit are refused', async () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}`, strToU8('x')])))
  await assert.rejects(read(many, { limits: { entries: 5 } }), { code: 'too_many_entries' })
})

test('a damaged member is named and the others are read', async () => {
  const bytes = zipSync({ 'good.txt': [strToU8('good'), { level: 0 }], 'bad.txt': [strToU8('hello'), { level: 0 }] })
  bytes[Buffer.from(bytes).indexOf('hello')] = 0x48
  const { members, problems } = await read(bytes)
  assert.deepEqual(members, [['good.txt', 'good']])
  assert.deepEqual(
    problems.map((problem) => [problem.code, problem.message.includes('bad.txt')]),
    [['corrupt_file', true]],
  )
})

test('a lost directory does not hide the members', async () => {
  const bytes = zipSync({ 'a.txt': strToU8('one') })
  assert.deepEqual((await read(bytes.subarray(0, bytes.length - 40))).members, [['a.txt', 'one']])
})

test('protected members need their password', async () => {
  // "secret text" stored under the traditional encryption with the password "key".
  const locked = rawZip('locked.txt', encrypt(Buffer.from('secret text'), 'key'), {
    ...{ flags: 1, method: 0, size: 11, crc: crc32('secret text') },
  })
  assert.deepEqual(
    (await read(locked)).problems.map((problem) => problem.code),
    ['password_required'],
  )
  assert.deepEqual(
    (await read(locked, { password: 'no' })).problems.map((problem) => problem.code),
    ['wrong_password'],
  )
  assert.deepEqual((await read(locked, { password: 'key' })).members, [['locked.txt', 'secret text']])
})

test('members encrypted with AES open too', async () => {
  const salt = Buffer.alloc(16, 5)
  const keys = pbkdf2Sync('key', salt, 1000, 66, 'sha1')
  const counter = Buffer.from([1, ...new Array(15).fill(0)])
  const stream = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).update(counter)
  const cipher = Buffer.from('secret text').map((byte, index) => byte ^ (stream[index] ?? 0))
  const mac = createHmac('sha1', keys.subarray(32, 64)).update(cipher).digest().subarray(0, 10)
  const data = Buffer.concat([salt, keys.subarray(64), cipher, mac])
  const extra = Buffer.from([0x01, 0x99, 7, 0, 2, 0, 0x41, 0x45, 3, 0, 0])
  const locked = rawZip('locked.txt', data, { flags: 1, method: 99, size: 11, crc: 0, extra })
  assert.deepEqual((await read(locked, { password: 'key' })).members, [['locked.txt', 'secret text']])
  assert.deepEqual(
    (await read(locked, { password: 'no' })).problems.map((problem) => problem.code),
    ['wrong_password'],
  )
})

test('a way of packing that is not known is named', async () => {
  const { problems } = await read(rawZip('old.txt', Buffer.from('xxxx'), { method: 6, size: 9, crc: 1 }))
  assert.match(problems[0]?.message ?? '', /method 6.*old\.txt/)
})

test('an archive without files is empty, and noise is damaged', async () => {
  await assert.rejects(read(zipSync({})), { code: 'empty_file' })
  await assert.rejects(read(Buffer.from('PK\x03\x04 but nothing else at all')), { name: 'ParseError' })
})

/** The traditional cipher as its specification has it: the other half of what is tested. */
function encrypt(plain: Buffer, password: string): Buffer {
  const step = (crc: number, byte: number) => (crc32(Buffer.from([byte]), (crc ^ 0xffffffff) >>> 0) ^ 0xffffffff) >>> 0
  let [first, second, third] = [0x12345678, 0x23456789, 0x34567890]
  const update = (byte: number) => {
    first = step(first, byte)
    second = Number((BigInt(second + (first & 0xff)) * 134775813n + 1n) & 0xffffffffn)
    third = step(third, second >>> 24)
  }
  for (const byte of Buffer.from(password)) update(byte)
  return Buffer.from(
    [...Buffer.alloc(12, 7), ...plain].map((byte) => {
      const value = (third | 2) & 0xffff
      const cipher = byte ^ ((Math.imul(value, value ^ 1) >>> 8) & 0xff)
      update(byte)
      return cipher
    }),
  )
}
