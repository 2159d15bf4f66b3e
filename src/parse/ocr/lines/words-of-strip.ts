import type { Bounds } from '../find-segments.ts'
import { footAt } from '../fit-baseline.ts'
import type { Character } from './character.ts'
import { type Strip, toPageX } from './cut-strips.ts'

export interface StripWord {
  characters: Character[]
  /** In pixels of the level page. */
  area: Bounds
}

/** Words as the spaces between them cut them, each with the ink that stands there. */
export function wordsOfStrip(characters: readonly Character[], strip: Strip): StripWord[] {
  const groups: { characters: Character[]; from: number; to: number }[] = []
  let from = 0
  let group: Character[] = []
  const finish = (to: number) => {
    if (group.length > 0) groups.push({ characters: group, from, to })
    group = []
    from = to
  }
  for (const character of characters) {
    if (character.text.trim() === '') finish(character.at)
    else group.push(character)
  }
  finish(strip.width)
  return groups.map((each) => ({ characters: each.characters, area: areaOf(each, strip) }))
}

function areaOf(word: { characters: Character[]; from: number; to: number }, strip: Strip): Bounds {
  const { segment } = strip
  const [from, to] = [toPageX(strip, word.from), toPageX(strip, word.to)]
  const ink = segment.parts.filter((part) => {
    const middle = (part.left + part.right) / 2
    return middle > from && middle < to && part.right - part.left < 1.5 * (to - from)
  })
  if (ink.length > 0)
    return {
      left: Math.max(from, Math.min(...ink.map((part) => part.left))),
      top: Math.min(...ink.map((part) => part.top)),
      right: Math.min(to, Math.max(...ink.map((part) => part.right))),
      bottom: Math.max(...ink.map((part) => part.bottom)),
    }
  const half = segment.capHeight / 2
  const left = toPageX(strip, word.characters[0]?.at ?? 0) - half
  const right = toPageX(strip, word.characters.at(-1)?.at ?? 0) + half
  const foot = footAt(segment, (left + right) / 2)
  return { left, top: foot - segment.capHeight, right, bottom: foot }
}
