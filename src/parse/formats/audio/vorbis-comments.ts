const commentNames: Readonly<Record<string, string>> = {
  ...{
    TITLE: 'title',
    ARTIST: 'artist',
    ALBUM: 'album',
    DATE: 'created',
    GENRE: 'subject',
    DESCRIPTION: 'description',
  },
}
const longest = 1000

/** The comments of Ogg and FLAC files, where the head of the file holds them. */
export function vorbisComments(head: Buffer): Record<string, string | undefined> {
  const facts: Record<string, string | undefined> = {}
  const begin = beginOfComments(head)
  if (begin === undefined || begin + 4 > head.length) return facts
  let offset = begin + 4 + head.readUInt32LE(begin)
  if (offset + 4 > head.length) return facts
  const count = head.readUInt32LE(offset)
  offset += 4
  for (let index = 0; index < count && offset + 4 <= head.length; index += 1) {
    const next = offset + 4 + head.readUInt32LE(offset)
    if (next > head.length) break
    const [, name = '', value = ''] =
      /^([^=]{1,64})=(.*)$/s.exec(head.toString('utf8', offset + 4, Math.min(next, offset + longest))) ?? []
    const fact = commentNames[name.toUpperCase()]
    if (fact !== undefined) facts[fact] ??= value.trim()
    offset = next
  }
  return facts
}

function beginOfComments(head: Buffer): number | undefined {
  if (head.toString('latin1', 0, 4) === 'fLaC') return flacComments(head)
  if (head.toString('latin1', 0, 4) !== 'OggS') return undefined
  const vorbis = head.indexOf('\x03vorbis', 0, 'latin1')
  if (vorbis >= 0) return vorbis + 7
  const opus = head.indexOf('OpusTags', 0, 'latin1')
  if (opus >= 0) return opus + 8
  const flac = head.indexOf('fLaC', 0, 'latin1')
  const second = flac < 0 ? -1 : head.indexOf('OggS', flac, 'latin1')
  return second < 0 ? undefined : second + 27 + (head[second + 26] ?? 0) + 4
}

/** Each block of a FLAC file begins with its type and its length; comments have type 4. */
function flacComments(head: Buffer): number | undefined {
  for (let offset = 4; offset + 4 <= head.length; offset += 4 + head.readUIntBE(offset + 1, 3)) {
    const type = head.readUInt8(offset)
    if ((type & 0x7f) === 4) return offset + 4
    if (type >= 0x80) return undefined
  }
  return undefined
}
