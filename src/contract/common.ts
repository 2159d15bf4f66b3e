import { z } from 'zod'

export const idSchema = z.uuid()
export const timeSchema = z.iso.datetime({ precision: 3 }).describe('UTC, with milliseconds.')

type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }

/** Whatever JSON can say. Zod's own has no name, and would get another number in each place. */
export const jsonValueSchema: z.ZodType<JsonValue, JsonValue> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(jsonValueSchema),
      z.record(z.string(), jsonValueSchema),
    ]),
  )
  .meta({ id: 'JsonValue' })

export const idParams = z.object({ id: idSchema })
/** One version of it. */
export const versionParams = idParams.extend({ n: z.coerce.number().int().min(1).max(2_147_483_647) })

/** Of a request: any JSON, as it was read. To walk through a megabyte of it once more would take a second. */
export const anyJson = z.unknown() as unknown as z.ZodType<JsonValue, JsonValue>

/** Of an answer: left out where there is none, which whoever makes the answer may say by null. */
export function maybe<T extends z.ZodType>(schema: T): z.ZodPipe<z.ZodOptional<z.ZodNullable<T>>, z.ZodOptional<T>> {
  const given = z
    .unknown()
    .optional()
    .transform((value) => value ?? undefined)
  return z.pipe(given, schema.optional() as never) as never
}

export const deletedSchema = z.object({ deleted: z.literal(true), id: idSchema }).meta({ id: 'Deleted' })

/** For people to read, in lists and terminals: no control characters, and what looks the same is the same. */
export const nameSchema = z
  .string()
  .trim()
  .normalize()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u, 'must not hold control characters')

/** Whether a time can be written with a year of four digits, as the API does. */
export function isPresentable(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 0 && year <= 9999
}
