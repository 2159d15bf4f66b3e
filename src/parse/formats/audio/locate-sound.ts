import { open } from 'node:fs/promises'
import { ParseError } from '../../parse-error.ts'
import { audioTags } from './audio-tags.ts'
import { endOfId3 } from './mpeg-frames.ts'
import { readAt } from './read-at.ts'
import { type AudioCoding, sniffAudio } from './sniff-audio.ts'
import { statedDuration } from './stated-duration.ts'
import { wavLayout } from './wav-layout.ts'

export interface LocatedSound {
  path: string
  coding: AudioCoding
  /** Where the decoder begins to read, and what it is given before. */
  begin: number
  header?: Buffer
  /** From there to the end of the file. */
  bytes: number
  /** Seconds, where they can be told without decoding. Files may lie. */
  stated?: number
}

const headBytes = 256 * 1024

/** What kind of recording a file is, where its sound is and what it says about itself. No sound: a tag alone. */
export async function locateSound(
  path: string,
): Promise<{ tags: Record<string, string | undefined>; sound?: LocatedSound }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = await readAt(file, 0, headBytes)
    const begin = endOfId3(start)
    if (begin >= size) return { tags: audioTags(start) }
    const head = await readAt(file, begin, headBytes)
    const coding = codingOf(head)
    const tags = { ...audioTags(head), ...audioTags(start) }
    if (coding === 'wav') {
      const layout = await wavLayout(file, begin, size)
      if (!layout) throw new ParseError('corrupt_file', 'No sound was found in it.')
      const { header, dataBegin, seconds } = layout
      return { tags, sound: { path, coding, header, begin: dataBegin, bytes: size - dataBegin, stated: seconds } }
    }
    const stated = await statedDuration(coding, { file, size, begin, head })
    return { tags, sound: { path, coding, begin, bytes: size - begin, ...(stated !== undefined && { stated }) } }
  } finally {
    await file.close()
  }
}

function codingOf(head: Buffer): AudioCoding {
  const kind = sniffAudio(head)
  if (!kind) throw new ParseError('corrupt_file', 'No sound was found in it.')
  if ('foreign' in kind) throw new ParseError('unsupported_media_type', `It is ${kind.foreign}.`)
  return kind.coding
}
