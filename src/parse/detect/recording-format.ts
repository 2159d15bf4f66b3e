import { ParseError } from '../parse-error.ts'
import type { FileWindow } from './file-window.ts'
import type { Guess } from './guess.ts'

/** Recordings, by their container or by frames of MPEG audio that follow each other. */
export async function recordingFormat(window: FileWindow, head: Buffer): Promise<Guess | undefined> {
  const start = head.toString('latin1', 0, 64)
  if (/^(?:RIFF|RF64|RIFX)[\s\S]{4}WAVE/.test(start))
    return { name: 'wav', reason: `is a ${start.slice(0, 4)} container of the kind WAVE` }
  if (start.startsWith('fLaC')) return { name: 'flac', reason: 'starts with fLaC' }
  if (start.startsWith('OggS')) return oggFormat(head)
  if (start.startsWith('ID3')) return taggedFormat(window, head)
  return framesFrom(head) ? { name: 'mp3', reason: 'consists of frames of MPEG audio' } : undefined
}

function oggFormat(head: Buffer): Guess {
  const start = head.toString('latin1', 0, 512)
  if (/\p{Cc}theora|\p{Cc}video/u.test(start))
    throw new ParseError('unsupported_media_type', 'It seems to be an Ogg video.')
  const codec = /OpusHead|vorbis|FLAC|Speex/.exec(start)?.[0]
  return {
    name: 'ogg',
    reason: codec ? `is an Ogg container with ${codec.replace('Head', '')} sound` : 'starts with OggS',
  }
}

/** A tag in front may belong to FLAC as well as to MP3, and may hold a large picture. */
async function taggedFormat(window: FileWindow, head: Buffer): Promise<Guess> {
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 0x7f), 0)
  const after = await window.read(10 + size, 4)
  return after.toString('latin1') === 'fLaC'
    ? { name: 'flac', reason: 'has fLaC after an ID3 tag' }
    : { name: 'mp3', reason: 'starts with an ID3 tag' }
}

/** Two whole frames in a row, or one frame that fills the file: a single sync pattern occurs by chance. */
function framesFrom(head: Buffer): boolean {
  const first = frameLength(head, 0)
  if (first === undefined) return false
  return first >= head.length ? first === head.length : frameLength(head, first) !== undefined
}

const bitRates: Record<string, number[]> = {
  '1/1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1/2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1/3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2/1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2/2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2/3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44100, 48000, 32000]

function frameLength(bytes: Buffer, offset: number): number | undefined {
  if (offset + 4 > bytes.length) return undefined
  const header = bytes.readUInt32BE(offset)
  const version = (header >>> 19) & 3
  const layer = 4 - ((header >>> 17) & 3)
  if (header >>> 21 !== 0x7ff || version === 1 || layer === 4) return undefined
  const rates = bitRates[`${version === 3 ? 1 : 2}/${layer}`]
  const bitRate = rates?.[((header >>> 12) & 15) - 1]
  const sampleRate = sampleRates[(header >>> 10) & 3]
  if (bitRate === undefined || sampleRate === undefined) return undefined
  const rate = version === 3 ? sampleRate : sampleRate / (version === 2 ? 2 : 4)
  const padding = (header >>> 9) & 1
  if (layer === 1) return Math.floor((12_000 * bitRate) / rate + padding) * 4
  const samples = layer === 3 && version !== 3 ? 72_000 : 144_000
  return Math.floor((samples * bitRate) / rate) + padding
}
