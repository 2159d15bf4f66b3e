const partly = 8
const refused = 9

/** The exit status of work on several files: 0 fine, 8 in part, 9 refused by a strict validation, others as for one. */
export function statusOfFiles(statuses: readonly number[]): number {
  const [first = 0] = statuses
  if (statuses.every((status) => status === first)) return first
  return statuses.every((status) => status === 0 || status === refused) ? refused : partly
}

export const fileStatus = { partly, refused }
