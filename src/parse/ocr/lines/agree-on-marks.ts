import type { Character } from './character.ts'
import { reweigh } from './weigh-in-context.ts'

/** However many agree, a page may have an amount of another country. */
const mostAgreement = 50

/**
 * Words of a page, in which the amounts agree on their decimal mark: faint points and commas look alike, so that one in
 * doubt is what most of the others are.
 */
export function agreeOnMarks(words: readonly (readonly Character[])[]): Character[][] {
  const marks = words.map((word) => word[markOf(word)])
  const [points, commas] = ['.', ','].map((sign) =>
    marks.reduce((sum, mark) => sum + (mark ? probabilityOf(mark, sign) : 0), 0),
  ) as [number, number]
  return words.map((word, index) => {
    const mark = marks[index]
    if (!mark || mark.alternatives.length === 0) return [...word]
    const [ownPoint, ownComma] = [probabilityOf(mark, '.'), probabilityOf(mark, ',')]
    const agreement = (points - ownPoint + 1) / (commas - ownComma + 1)
    const odds: Record<string, number> = {
      '.': Math.min(agreement, mostAgreement),
      ',': Math.min(1 / agreement, mostAgreement),
    }
    return word.with(
      word.indexOf(mark),
      reweigh(mark, (sign) => odds[sign] ?? 1),
    )
  })
}

/** Where an amount has its decimal mark: before its last two digits. */
function markOf(word: readonly Character[]): number {
  const text = word.map((each) => (each.text.length === 1 ? each.text : '?')).join('')
  const amount = /^\D*\d{1,3}(?:[.,' ]?\d{3})*([.,])\d\d\D*$/d.exec(text)
  return amount?.indices?.[1]?.[0] ?? -1
}

function probabilityOf(character: Character, sign: string): number {
  if (character.text === sign) return character.probability
  return character.alternatives.find(({ text }) => text === sign)?.probability ?? 0
}
