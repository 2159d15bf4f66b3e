import { z } from 'zod'

/** Tasks of these tests: what each does is said where a worker is started. */
export const catalogue = {
  write: z.strictObject({ text: z.string() }),
  wait: z.strictObject({ text: z.string() }),
  count: z.strictObject({ amount: z.string().transform(Number) }),
} as const
