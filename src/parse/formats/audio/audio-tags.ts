import { synchsafe } from './mpeg-frames.ts'
import { vorbisComments } from './vorbis-comments.ts'

type Facts = Record<string, string | undefined>

const frameNames: Readonly<Record<string, string>> = {
  ...{ TIT2: 'title', TT2: 'title', TPE1: 'artist', TP1: 'artist', TALB: 'album', TAL: 'album' },
  ...{ TDRC: 'created', TYER: 'created', TYE: 'created', TCON: 'subject', TCO: 'subject' },
}
const encodings = ['latin1', 'utf-16', 'utf-16be', 'utf-8']
const longest = 1000

/** What a recording says about itself: from ID3v2 or Vorbis comments, whichever its head has. */
export function audioTags(head: Buffer): Facts {
  return head.toString('latin1', 0, 3) === 'ID3' ? id3Facts(head) : vorbisComments(head)
}

function id3Facts(head: Buffer): Facts {
  const version = head[3] ?? 0
  const end = Math.min(head.length, 10 + synchsafe(head, 6))
  const nameLength = version === 2 ? 3 : 4
  const headerLength = version === 2 ? 6 : 10
  const facts: Facts = {}
  for (let offset = 10; offset + headerLength < end; ) {
    const name = head.toString('latin1', offset, offset + nameLength)
    if (!/^[A-Z0-9]+$/.test(name)) break
    const body = offset + headerLength
    const next = body + frameSize(head, offset, version)
    const fact = frameNames[name]
    if (fact !== undefined && next <= end) facts[fact] ??= frameText(head.subarray(body, next))
    offset = next
  }
  return facts
}

function frameSize(head: Buffer, offset: number, version: number): number {
  if (version === 2) return head.readUIntBE(offset + 3, 3)
  return version === 3 ? head.readUInt32BE(offset + 4) : synchsafe(head, offset + 4)
}

/** The first byte tells the encoding; several values are separated by a null character. */
function frameText(body: Buffer): string {
  const text = new TextDecoder(encodings[body[0] ?? 0] ?? 'latin1').decode(body.subarray(1, longest))
  return text.split('\0').filter(Boolean).join('; ').trim()
}
