import type { Range } from '../../document/model.ts'
import { gramsPerWord } from './ngrams.ts'
import { featureNames, type PageFeatures } from './page-features.ts'

/** How many words are read at once. */
const wordsPerWindow = 480
/** What is cut by the end of one window stands whole in the next. */
const sharedWords = 120

/** Windows over so many words; the last one is as long as the others. */
export function windowsOver(words: number): Range[] {
  if (words <= wordsPerWindow) return [[0, words]]
  const step = wordsPerWindow - sharedWords
  const count = Math.ceil((words - sharedWords) / step)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(index * step, words - wordsPerWindow)
    return [from, from + wordsPerWindow]
  })
}

/** Which words each window has the say on: they part what they share in the middle. */
export function zonesOf(windows: readonly Range[]): Range[] {
  const middle = (a: Range | undefined, b: Range | undefined) => a && b && Math.floor((a[1] + b[0]) / 2)
  return windows.map((window, index) => [
    middle(windows[index - 1], window) ?? window[0],
    middle(window, windows[index + 1]) ?? window[1],
  ])
}

export function cutFeatures(features: PageFeatures, [from, to]: Range): PageFeatures {
  const traits = featureNames.length
  return {
    places: features.places.slice(from, to),
    grams: features.grams.subarray(from * gramsPerWord, to * gramsPerWord),
    traits: features.traits.subarray(from * traits, to * traits),
    boxes: features.boxes.subarray(from * 4, to * 4),
    rows: features.rows.subarray(from, to),
    segments: features.segments.subarray(from, to),
    blocks: features.blocks.subarray(from, to),
    pages: features.pages.subarray(from, to),
  }
}
