import { z } from 'zod'

const provenance = z.looseObject({
  page: z.number().nullable(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  quote: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  kind: z.enum(['span', 'derived', 'human', 'absent']),
  derived_from: z.array(z.string()).optional(),
  child: z.string().optional(),
})

const result = z.looseObject({
  file: z.string().optional(),
  data: z.unknown(),
  confidence: z.looseObject({ fields: z.record(z.string(), z.number()) }),
  provenance: z.record(z.string(), provenance),
})

/** A result as somebody kept it: only what can be checked against the document counts. */
export type KeptResult = z.output<typeof result>
export type KeptProvenance = z.output<typeof provenance>

/** Reads one result; a string says what is missing. */
export function readResult(value: unknown): KeptResult | string {
  const read = result.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  return `${first?.path.join('.') || 'the whole'}: ${first?.message}`
}
