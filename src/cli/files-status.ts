import type { Output } from './output.ts'

const partly = 8
const refused = 9

/** The exit status of work on several files: 0 fine, 8 in part, 9 refused by a strict validation, others as for one. */
export function statusOfFiles(statuses: readonly number[]): number {
  const [first = 0] = statuses
  if (statuses.every((status) => status === first)) return first
  return statuses.every((status) => status === 0 || status === refused) ? refused : partly
}

/** Which files failed stands in the results, for programs; how many is for whoever only sees the status. */
export function tellFailed(output: Output, statuses: readonly number[]): void {
  const inPart = statuses.filter((status) => status === partly).length
  const failed = statuses.filter((status) => status !== 0).length - inPart
  if (inPart + failed === 0) return
  const found = [
    ...(failed > 0 ? [`${failed} of ${statuses.length} failed`] : []),
    ...(inPart > 0 ? [`${inPart} of ${statuses.length} read in part`] : []),
  ]
  output.writeError(`sheaf: files: ${found.join(', ')}; the results say which and why.\n`)
}

export const fileStatus = { partly, refused }
