import { z } from 'zod'

/** One answer of the model, in the right shape but not yet believed. */
export type Answer = z.output<typeof answer>

const answer = z.object({
  path: z.string(),
  // Models give numbers and booleans as they are, whatever was said; leaving out what is not stated is as good as null.
  value: z
    .union([z.string(), z.number().transform(String), z.boolean().transform(String)])
    .nullish()
    .transform((value) => (value === undefined || value === '' ? null : value)),
  line: z.coerce.number().int().catch(0),
  quote: z
    .string()
    .nullish()
    .transform((quote) => quote ?? ''),
})

const answers = z.object({ answers: z.array(answer).max(20_000) })

/** The answers in what the model gave, or what is wrong with it in words that the model can mend it by. */
export function readAnswers(object: unknown): { answers: Answer[] } | { problem: string } {
  if (object === undefined) return { problem: 'it was not one JSON object' }
  const result = answers.safeParse(object)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return { problem: `at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'wrong shape'}` }
}
