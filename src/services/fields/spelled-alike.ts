import { editDistance } from '../../core/edit-distance.ts'

/** 0..1: how much of two names is the same letter by letter; for names that were mistyped. */
export function spelledAlike(one: string, other: string): number {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1)
}
