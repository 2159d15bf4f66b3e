import { isFrameHeader } from './mpeg-frames.ts'

/** How the sound is stored: decides the decoder. */
export type AudioCoding = 'mp3' | 'wav' | 'flac' | 'vorbis' | 'opus'

/** What the bytes behind any ID3 tag are, whatever the file is called; other kinds of sound by the name people know. */
export function sniffAudio(head: Buffer): { coding: AudioCoding } | { foreign: string } | undefined {
  const text = (offset: number, length: number) => head.toString('latin1', offset, offset + length)
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WAVE') return { coding: 'wav' }
  if (text(0, 4) === 'fLaC') return { coding: 'flac' }
  if (text(0, 4) === 'OggS') return sniffOgg(head)
  const foreign = foreignKinds.find(([offset, magic]) => text(offset, magic.length) === magic)
  if (foreign) return { foreign: foreign[2] }
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return { foreign: 'AAC' }
  return hasFrame(head) ? { coding: 'mp3' } : undefined
}

const foreignKinds: readonly [offset: number, magic: string, name: string][] = [
  [4, 'ftyp', 'MPEG-4 (M4A)'],
  [0, 'ADIF', 'AAC'],
  [0, 'FORM', 'AIFF'],
  [0, '#!AMR', 'AMR'],
  [0, 'caff', 'Core Audio'],
  [0, 'wvpk', 'WavPack'],
  [0, 'MAC ', "Monkey's Audio"],
  [0, 'TTA1', 'True Audio'],
  [0, 'MThd', 'MIDI'],
  [0, '\x30\x26\xb2\x75', 'Windows Media'],
  [0, '\x1a\x45\xdf\xa3', 'Matroska or WebM'],
]

const oggCodings: readonly [magic: string, found: { coding: AudioCoding } | { foreign: string }][] = [
  ['\x01vorbis', { coding: 'vorbis' }],
  ['OpusHead', { coding: 'opus' }],
  ['\x7fFLAC', { coding: 'flac' }],
  ['fLaC', { coding: 'flac' }],
  ['Speex', { foreign: 'Speex' }],
  ['\x80theora', { foreign: 'Theora video' }],
]

/** The first page of an Ogg file holds nothing but the header of its first stream. */
function sniffOgg(head: Buffer): { coding: AudioCoding } | { foreign: string } {
  const body = 27 + (head[26] ?? 0)
  const found = oggCodings.find(([magic]) => head.toString('latin1', body, body + magic.length) === magic)
  return found?.[1] ?? { foreign: 'Ogg of an unknown coding' }
}

/** Some files have a little rubbish before their first frame. */
function hasFrame(head: Buffer): boolean {
  for (let offset = 0; offset + 4 <= head.length; offset += 1) if (isFrameHeader(head, offset)) return true
  return false
}
