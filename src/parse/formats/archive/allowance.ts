import type { Limits } from '../../limits.ts'

/** Below this no archive is called a bomb, whatever its ratio. */
const ratioMattersFrom = 10 * 1024 * 1024

/** How much an archive may still unpack to, counted on what really came out. */
export class Allowance {
  left: number

  constructor(packedBytes: number, limits: Pick<Limits, 'expandedBytes' | 'expansionRatio'>) {
    const byRatio = Math.max(ratioMattersFrom, packedBytes * limits.expansionRatio)
    this.left = Math.min(limits.expandedBytes, byRatio)
  }

  spend(bytes: number): void {
    this.left = Math.max(0, this.left - bytes)
  }
}
