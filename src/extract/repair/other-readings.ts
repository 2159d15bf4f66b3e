import type { Doubt, Segment } from '../view/segment.ts'

/** A text in which doubtful characters are replaced; as long as it was. */
export interface OtherReading {
  text: string
  probability: number
}

const mostChanges = 2
const mostReadings = 200

/** Other readings of a part of a segment, whole text each, the likeliest first. */
export function otherReadings(segment: Segment, from: number, to: number): OtherReading[] {
  const doubts = segment.doubts?.filter(({ at }) => at >= from && at < to) ?? []
  let latest: Changed[] = [{ text: segment.text, probability: 1, last: -1 }]
  const all: Changed[] = []
  for (let changes = 0; changes < mostChanges; changes += 1) {
    latest = latest.flatMap((reading) => changesOf(reading, doubts)).slice(0, mostReadings)
    all.push(...latest)
  }
  return all.sort((a, b) => b.probability - a.probability).slice(0, mostReadings)
}

interface Changed extends OtherReading {
  /** Where the last change was: the next one is behind it. */
  last: number
}

function changesOf({ text, probability, last }: Changed, doubts: readonly Doubt[]): Changed[] {
  return doubts
    .filter(({ at }) => at > last)
    .map((doubt) => ({
      text: text.slice(0, doubt.at) + doubt.text + text.slice(doubt.at + 1),
      probability: probability * doubt.probability,
      last: doubt.at,
    }))
}
