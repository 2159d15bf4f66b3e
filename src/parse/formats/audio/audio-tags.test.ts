import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audioTags } from './audio-tags.ts'

test('text frames of all three versions of ID3 are read', () => {
  const old = tag(2, Buffer.from('TT2\0\0\x05\0Call', 'latin1'))
  const common = tag(3, Buffer.from('TPE1\0\0\0\x07\0\0\x01\xff\xfeM\0e\0', 'latin1'))
  const recent = tag(4, Buffer.from('TALB\0\0\0\x05\0\0\x03\xc3\xa9\0a', 'latin1'))
  assert.deepEqual(audioTags(old), { title: 'Call' })
  assert.deepEqual(audioTags(common), { artist: 'Me' })
  assert.deepEqual(audioTags(recent), { album: 'é; a' })
})

test('the comments of FLAC are read behind other blocks', () => {
  const info = Buffer.concat([Buffer.from('fLaC\0\0\0\x22', 'latin1'), Buffer.alloc(34)])
  const comments = commentBlock(['TITLE=A call', 'artist=Somebody', 'UNKNOWN=x'])
  const header = Buffer.from([0x84, 0, 0, comments.length])
  assert.deepEqual(audioTags(Buffer.concat([info, header, comments])), { title: 'A call', artist: 'Somebody' })
})

test('lengths that point outside the file are harmless', () => {
  const vorbis = Buffer.concat([Buffer.from('OggS\x03vorbis', 'latin1'), Buffer.alloc(40, 0xff)])
  assert.deepEqual(audioTags(vorbis), {})
  assert.deepEqual(audioTags(tag(3, Buffer.from('TIT2\x7f\0\0\0\0\0\0Call', 'latin1'))), {})
  assert.deepEqual(audioTags(Buffer.from('ID3')), {})
})

function tag(version: number, frames: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, version, 0, 0, 0, 0, 0, frames.length]), frames])
}

function commentBlock(comments: string[]): Buffer {
  const text = (value: string) => Buffer.concat([count(value.length), Buffer.from(value)])
  return Buffer.concat([text('maker'), count(comments.length), ...comments.map(text)])
}

function count(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
