import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { locateSound } from './locate-sound.ts'

/** MPEG 1 layer 3, 128 kbit/s at 44.1 kHz: 417 bytes for 1152 samples. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])

test('the frames of an MP3 file are counted, with rubbish between them skipped', async () => {
  const frames = Array.from({ length: 100 }, () => frame)
  const { sound } = await locate(Buffer.concat([...frames, Buffer.alloc(1000), ...frames]))
  assert.equal(sound?.coding, 'mp3')
  assert.equal(sound?.stated?.toFixed(3), ((200 * 1152) / 44_100).toFixed(3))
})

test('an ID3 tag is stepped over, whatever follows', async () => {
  const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x40', 'latin1'), Buffer.alloc(64)])
  assert.equal((await locate(Buffer.concat([tag, frame, frame]))).sound?.begin, 74)
  await assert.rejects(locate(Buffer.concat([tag, Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0])])), { message: /AAC/ })
})

test('the length of FLAC and Ogg comes from their headers', async () => {
  const info = Buffer.alloc(34)
  info.writeUIntBE(16_000 << 4, 10, 3)
  info.writeUInt32BE(48_000, 14)
  const flac = await locate(Buffer.concat([Buffer.from('fLaC\x80\0\0\x22', 'latin1'), info]))
  assert.deepEqual([flac.sound?.coding, flac.sound?.stated], ['flac', 3])
  const opus = await locate(Buffer.concat([oggPage(0, 'OpusHead'), oggPage(48_000, 'x'), oggPage(480_000, 'y')]))
  assert.deepEqual([opus.sound?.coding, opus.sound?.stated], ['opus', 9])
})

test('a coding of Ogg that is no sound is named', async () => {
  await assert.rejects(locate(oggPage(0, '\x80theora')), { code: 'unsupported_media_type', message: /Theora/ })
})

function oggPage(granule: number, body: string): Buffer {
  const header = Buffer.alloc(28)
  header.write('OggS', 'latin1')
  header.writeBigInt64LE(BigInt(granule), 6)
  header[26] = 1
  header[27] = body.length
  return Buffer.concat([header, Buffer.from(body, 'latin1')])
}

async function locate(bytes: Buffer): ReturnType<typeof locateSound> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-sound-'))
  try {
    await writeFile(join(folder, 'sound'), bytes)
    return await locateSound(join(folder, 'sound'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
