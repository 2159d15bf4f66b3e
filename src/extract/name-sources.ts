import type { Extraction, Provenance } from './extraction.ts'
import { type PathStep, splitPath } from './schema/field-path.ts'

/**
 * Tells of every computed value what it was computed from: the values that were read from the words it quotes, those of
 * its own item before others; where no other value was, itself, which means its own quoted words.
 */
export function nameSources<T extends Extraction>(extraction: T): T {
  const places = Object.entries(extraction.provenance)
  const named = places.map(([path, place]) => [
    path,
    place.kind === 'derived' && !place.derived_from?.length
      ? { ...place, derived_from: sourcesOf(path, place, places) }
      : place,
  ])
  return { ...extraction, provenance: Object.fromEntries(named) }
}

function sourcesOf(path: string, place: Provenance, places: readonly [string, Provenance][]): string[] {
  const read = places.filter(([, other]) => other.kind === 'span' && shareWords(place, other)).map(([other]) => other)
  const steps = splitPath(path)
  const nearest = Math.max(...read.map((other) => sharedSteps(steps, splitPath(other))))
  const near = read.filter((other) => sharedSteps(steps, splitPath(other)) === nearest)
  return near.length > 0 ? near : [path]
}

function shareWords(a: Provenance, b: Provenance): boolean {
  if (a.child !== b.child || a.start === null || a.end === null || b.start === null || b.end === null) return false
  return a.start < b.end && b.start < a.end
}

function sharedSteps(a: readonly PathStep[], b: readonly PathStep[]): number {
  const differs = a.findIndex((step, index) => step !== b[index])
  return differs < 0 ? a.length : differs
}
