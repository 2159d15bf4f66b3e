import type { Ranked } from './rank.ts'

const least = 0.02

/** Adds evidence, in log odds, to what the ranker thinks, whose own word counts for as much as it is trusted. */
export function raise({ candidate, probability }: Ranked, by: number, trust: number): Ranked {
  const p = Math.min(1 - least, Math.max(least, probability))
  return { candidate, probability: 1 / (1 + ((1 - p) / p) ** trust * Math.exp(-by)) }
}
