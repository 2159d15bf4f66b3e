import { hasSeen } from './wait-for-end.ts'

/** Something as it is now, for callers who ask again and again. */
export interface Reading<T> {
  etag: string
  /** Undefined when the caller has seen it. */
  view: T | undefined
}

/** What the caller has seen already, by its revision, is not presented again. */
export async function readUnseen<T>(
  { revision }: { revision: number },
  ifNoneMatch: string | undefined,
  present: () => T | Promise<T>,
): Promise<Reading<T>> {
  const etag = `W/"${revision}"`
  return { etag, view: hasSeen(ifNoneMatch, etag) ? undefined : await present() }
}
