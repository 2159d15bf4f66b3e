import type { Alternative, Character } from './character.ts'

const blank = 0
/** What is less likely is not so in any context either. */
const leastAlternative = 0.002
const leastScore = Math.log(leastAlternative)
const mostAlternatives = 8

/** Steps with the same sign: which, where it is surest, and how sure. */
interface Run {
  sign: number
  best: number
  probability: number
  from: number
}

/**
 * Reads the characters off the logarithms of the probabilities at each step: the likeliest sign of each, repetitions
 * joined, blanks left out. A character is as probable as it is where it is surest.
 */
export function decodeLine(
  scores: Float32Array,
  { steps, signs, stride }: { steps: number; signs: readonly string[]; stride: number },
): Character[] {
  const characters: Character[] = []
  let run: Run | undefined
  const finish = (to: number) => {
    if (!run || run.sign === blank) return
    const read = { text: signs[run.sign] ?? '', probability: run.probability }
    const [best, ...others] = weigh([read, ...alternativesAt(scores, run, signs)])
    if (best) characters.push({ ...best, at: ((run.from + to) / 2) * stride, alternatives: others })
  }
  for (let step = 0; step < steps; step += 1) {
    const { sign, probability } = likeliestAt(scores, step, signs.length)
    if (run?.sign === sign) {
      if (probability > run.probability) Object.assign(run, { best: step, probability })
      continue
    }
    finish(step)
    run = { sign, best: step, probability, from: step }
  }
  finish(steps)
  return characters
}

/** Signs that documents hardly print, though the model learned them as well as others: 6% is rarely six three quarters. */
const rare = /[\u03a9\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u20a6-\u20ab\u20ad-\u20cf\u2150-\u218f\u2200-\u27bf]/u
const rareness = 0.1

/** A rare sign gives way to a usual one that is not much less likely. */
function weigh([read, ...others]: Alternative[]): Alternative[] {
  if (!read || !rare.test(read.text)) return read ? [read, ...others] : []
  const usual = others.find(
    ({ text, probability }) => text.trim() !== '' && !rare.test(text) && probability > read.probability * rareness,
  )
  return usual ? [usual, read, ...others.filter((other) => other !== usual)] : [read, ...others]
}

function likeliestAt(scores: Float32Array, step: number, count: number): { sign: number; probability: number } {
  const offset = step * count
  let sign = 0
  let best = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index += 1) {
    const score = scores[offset + index] as number
    if (score > best) {
      best = score
      sign = index
    }
  }
  return { sign, probability: Math.exp(best) }
}

function alternativesAt(
  scores: Float32Array,
  { sign: taken, best, probability: own }: Run,
  signs: readonly string[],
): Alternative[] {
  if (own > 1 - leastAlternative) return []
  const offset = best * signs.length
  const found: Alternative[] = []
  for (let index = 0; index < signs.length; index += 1) {
    const score = scores[offset + index] as number
    if (index !== taken && score >= leastScore) found.push({ text: signs[index] ?? '', probability: Math.exp(score) })
  }
  return found.sort((a, b) => b.probability - a.probability).slice(0, mostAlternatives)
}
