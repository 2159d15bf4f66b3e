import type { Limits } from '../limits.ts'

/** Below this no archive is called a bomb, whatever its ratio. */
const ratioMattersFrom = 10 * 1024 * 1024

/** How much an archive of that size may unpack to, all members together. */
export function mostExpanded(packedBytes: number, limits: Pick<Limits, 'expandedBytes' | 'expansionRatio'>): number {
  return Math.min(limits.expandedBytes, Math.max(ratioMattersFrom, packedBytes * limits.expansionRatio))
}
