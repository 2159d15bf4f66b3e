import type { System } from '../system.ts'

export interface FetchRun {
  signal: AbortSignal
  /** Called before it begins: whoever waits for a slow server keeps nobody from working. */
  onLong?: (() => void) | undefined
}

/** Fetches are many at once, since they wait for others; none is kept waiting by those of another workspace. */
export function inFetchingPlace<T>(
  { fetching }: Pick<System, 'fetching'>,
  owner: string,
  { signal, onLong }: FetchRun,
  fetch: () => Promise<T>,
): Promise<T> {
  onLong?.()
  return fetching.use({ owner, signal }, fetch)
}
