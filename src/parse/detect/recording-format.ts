import { endOfId3, frameAt } from '../formats/audio/mpeg-frames.ts'
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
  return startsWithFrames(head) ? { name: 'mp3', reason: 'consists of frames of MPEG audio' } : undefined
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
  const after = await window.read(endOfId3(head), 4)
  return after.toString('latin1') === 'fLaC'
    ? { name: 'flac', reason: 'has fLaC after an ID3 tag' }
    : { name: 'mp3', reason: 'starts with an ID3 tag' }
}

/** Two whole frames in a row, or one frame that fills the file: a single sync pattern occurs by chance. */
function startsWithFrames(head: Buffer): boolean {
  const first = frameAt(head, 0)
  if (!first) return false
  return first.bytes === head.length || frameAt(head, first.bytes) !== undefined
}
