import { markAt } from '../resolve/tick-groups.ts'
import { emptySigns, tickedSigns } from '../values/box-signs.ts'
import type { Segment } from '../view/segment.ts'

const box = new RegExp(
  String.raw`^(?:[${tickedSigns}${emptySigns}]|\[ ?[xX✓✔]? ?\]|\( ?[xX✓✔]? ?\)|\[(?= ?\p{L})|[xX]?\]|[O0](?= \p{L}{2}))\s*`,
  'u',
)
const boxBehind = new RegExp(String.raw`(?<=\p{L}{2}.*)[${tickedSigns}${emptySigns}]$`, 'u')
const ticked = new RegExp(`[${tickedSigns}xX]`, 'u')
const answer = /^(?:[xX]\s+)?(?:ja|nein|yes|no|oui|non|sí)[\s:,.*]*$/iu

/** A check box at the beginning or the end of a text, and its caption; the caption is empty for a box alone. */
export function optionIn(text: string): { ticked: boolean; caption: string } | undefined {
  const found = text.match(box)?.[0]
  if (found !== undefined) return { ticked: ticked.test(found), caption: text.slice(found.length).trim() }
  const behind = text.match(boxBehind)?.[0]
  return behind === undefined
    ? undefined
    : { ticked: ticked.test(behind), caption: text.slice(0, -behind.length).trim() }
}

/** "Yes" and "no" stand beside a question as boxes do, though their boxes may not have been read. */
export function isAnswer(text: string): boolean {
  return answer.test(text)
}

/** A box alone, its caption somewhere beside it. */
export function isBareBox(text: string): boolean {
  const option = optionIn(text)
  return option !== undefined && !/\p{L}|\d/u.test(option.caption)
}

/** Round and black signs may be bullets. */
const surelyBox = /^[☒☑☐❑❏□▢🗹🗷✅[]/u

/** Where in a line with boxes each caption begins that has one before or behind it, and what follows a question. */
export function placesOfOptions(segment: Segment): Set<number> {
  const places = new Set<number>()
  const { words, text, offsets } = segment
  const wordAt = (place: number) => text.slice(offsets[place], offsets[place + 1]).trim()
  const boxes = words.flatMap((_, place) => {
    const { mark, length } = surelyBox.test(wordAt(place)) ? markAt(segment, place) : { mark: undefined, length: 0 }
    return mark === undefined ? [] : [{ first: place, end: place + length, mark }]
  })
  // Where none is ticked nothing is said.
  if (!boxes.some(({ mark }) => mark)) return places
  const areBehind = boxes[0] !== undefined && boxes[0].first > 0 && boxes.at(-1)?.end === words.length
  for (const { first, end } of boxes) {
    places.add(areBehind ? end : first)
    for (let place = first - 1; areBehind && place > 0 && !places.has(place); place -= 1)
      if (/[:?]$/.test(wordAt(place))) places.add(place + 1)
  }
  return places
}
