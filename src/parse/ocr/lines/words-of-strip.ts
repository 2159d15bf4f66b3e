import { footAt } from '../fit-baseline.ts'
import type { Bounds } from '../ink-parts.ts'
import type { Character } from './character.ts'
import { type Strip, toPageX } from './cut-strips.ts'

export interface StripWord {
  characters: Character[]
  /** In pixels of the level page. */
  area: Bounds
  /** How much ink stands there, in squares of a capital's height. */
  ink: number
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
  return groups.map((each) => placeOf(each, strip))
}

function placeOf(word: { characters: Character[]; from: number; to: number }, strip: Strip): StripWord {
  const { characters } = word
  const { segment } = strip
  const [from, to] = [toPageX(strip, word.from), toPageX(strip, word.to)]
  const ink = segment.parts.filter((part) => {
    const middle = (part.left + part.right) / 2
    return middle > from && middle < to && part.right - part.left < 1.5 * (to - from)
  })
  if (ink.length === 0) return { characters, area: guessedArea(characters, strip), ink: 0 }
  const area = {
    left: Math.max(from, Math.min(...ink.map((part) => part.left))),
    top: Math.min(...ink.map((part) => part.top)),
    right: Math.min(to, Math.max(...ink.map((part) => part.right))),
    bottom: Math.max(...ink.map((part) => part.bottom)),
  }
  return { characters, area, ink: ink.reduce((sum, part) => sum + part.area, 0) / segment.capHeight ** 2 }
}

function guessedArea(characters: readonly Character[], strip: Strip): Bounds {
  const { segment } = strip
  const half = segment.capHeight / 2
  const left = toPageX(strip, characters[0]?.at ?? 0) - half
  const right = toPageX(strip, characters.at(-1)?.at ?? 0) + half
  const foot = footAt(segment, (left + right) / 2)
  return { left, top: foot - segment.capHeight, right, bottom: foot }
}
