import { median } from '../../core/statistics.ts'
import { type JobLikeness, recentDurations } from '../../storage/process-durations.ts'
import type { System } from '../system.ts'
import { rememberFor } from './remember-for.ts'

/** The latest of one kind that are looked at. */
export const durationsKept = 300
const nearest = 9
const fewest = 3

type Durations = Awaited<ReturnType<typeof recentDurations>>

const history = rememberFor(2000, (system: System, like: string) =>
  recentDurations(system.db, JSON.parse(like) as JobLikeness, durationsKept),
)

/** How many seconds of work a job will be, from how long the most similar ones of late have taken. */
export async function estimateWork(
  system: System,
  { kind, media_type, fast_extraction }: JobLikeness,
  size: Size,
): Promise<number> {
  const known = await history(system, JSON.stringify({ kind, media_type, fast_extraction }))
  if (known.length < fewest) return guess(media_type, size.bytes)
  const similar = mostSimilar(known, size)
  return median(similar.map(({ seconds }) => seconds)) * timesLarger(similar, size)
}

type Size = { bytes?: number | undefined; pages?: number | undefined }

/** Work grows with the file where nothing of its size has been seen; up to twice the size says nothing. */
function timesLarger(durations: Durations, { bytes, pages }: Size): number {
  const times =
    pages === undefined
      ? (bytes ?? 0) / Math.max(1, median(durations.map((duration) => duration.bytes)))
      : pages / Math.max(1, median(durations.map((duration) => duration.pages)))
  return times > 2 ? times : 1
}

/** Pages say more than bytes; both are compared by their ratio. */
function mostSimilar(durations: Durations, { bytes, pages }: Size) {
  if (bytes === undefined && pages === undefined) return durations
  const distance = (duration: Durations[number]) =>
    pages === undefined ? ratio(duration.bytes, bytes ?? 1) : ratio(duration.pages, pages)
  return durations
    .map((duration) => ({ ...duration, distance: distance(duration) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, nearest)
}

function ratio(a: number, b: number): number {
  return Math.abs(Math.log(Math.max(a, 1) / Math.max(b, 1)))
}

/** For the first jobs of a kind. Pictures are recognised, recordings transcribed: both take seconds. */
function guess(mediaType: string, bytes = 1_000_000): number {
  const megabytes = bytes / 1_000_000
  if (mediaType.startsWith('image/')) return 5 + megabytes
  if (mediaType.startsWith('audio/')) return 3 + 20 * megabytes
  return 1 + megabytes
}
