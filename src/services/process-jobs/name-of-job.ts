const longest = 2000

/** What the file of a job is called, as far as it can be kept. */
export function nameOfJob(name: string): string {
  const kept = name.replaceAll('\0', '').slice(0, longest).toWellFormed()
  return kept === '' ? 'unnamed' : kept
}
