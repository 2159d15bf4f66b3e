import type { Random } from './random.ts'
import type { PlacedWord, SheetPage } from './sheet.ts'

const confusions: Record<string, string> = {
  ...{ '0': 'O', O: '0', '1': 'l', l: '1', I: 'l', '5': 'S', S: '5', '8': 'B', B: '8', '2': 'Z', '6': 'G' },
  ...{ e: 'c', c: 'e', n: 'u', u: 'n', h: 'b', ',': '.', '.': ',', ü: 'u', é: 'e', ß: 'B', ':': ';', '€': 'E', i: 'í' },
}

/** Makes pages look recognised from a picture: wrong letters, lost and stray blanks, boxes a little off. */
export function addNoise(pages: SheetPage[], random: Random): SheetPage[] {
  const harm = random.pick([0.002, 0.005, 0.01, 0.02, 0.04])
  const skew = random.between(-0.004, 0.004)
  return pages.map((page) => ({
    ...page,
    words: recognise(page.words, random, { harm, skew, middle: page.width / 2 }),
  }))
}

interface Harm {
  harm: number
  skew: number
  middle: number
}

function recognise(words: readonly PlacedWord[], random: Random, { harm, skew, middle }: Harm): PlacedWord[] {
  const seen: PlacedWord[] = []
  for (const word of words) {
    const text = [...word.text]
      .map((letter) => (random.chance(harm) ? (confusions[letter] ?? letter) : letter))
      .join('')
    const confidence =
      Math.round((text === word.text ? random.between(0.75, 1) : random.between(0.3, 0.95)) * 100) / 100
    const shift = (word.x0 - middle) * skew + random.between(-0.4, 0.4)
    const size = word.size * random.between(0.92, 1.08)
    const noisy = {
      ...word,
      text,
      confidence,
      size,
      y0: word.y0 + shift,
      y1: word.y1 + shift,
      x0: word.x0 + random.between(-0.5, 0.5),
    }
    const before = seen.at(-1)
    if (before && random.chance(harm) && isNext(before, noisy)) {
      before.text += noisy.text
      before.x1 = noisy.x1
      before.marks = [...new Set([...before.marks, ...noisy.marks])]
    } else if (text.length > 4 && random.chance(harm)) seen.push(...split(noisy, random))
    else seen.push(noisy)
  }
  return seen
}

function isNext(before: PlacedWord, word: PlacedWord): boolean {
  return Math.abs(before.base - word.base) < 1 && word.x0 - before.x1 < 2 * word.space && word.x0 > before.x1 - 2
}

function split(word: PlacedWord, random: Random): PlacedWord[] {
  const at = random.int(1, word.text.length - 1)
  const x = word.x0 + ((word.x1 - word.x0) * at) / word.text.length
  return [
    { ...word, text: word.text.slice(0, at), x1: x - 0.5 },
    { ...word, text: word.text.slice(at), x0: x + 0.5 },
  ]
}
