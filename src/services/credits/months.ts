/** The first of the next month, UTC: when free credits end and come anew. */
export function startOfNextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}

/** The same day a year later; the last of February when that year has no 29th. */
export function yearLater(now: Date): Date {
  const later = new Date(now)
  later.setUTCFullYear(now.getUTCFullYear() + 1)
  if (later.getUTCMonth() !== now.getUTCMonth()) later.setUTCDate(0)
  return later
}
