/** A schema of Zod, or of another library that speaks Standard Schema. */
interface LibrarySchema {
  '~standard': {
    types?: { output: unknown } | undefined
    jsonSchema?: { output(options: { target: 'draft-2020-12' }): Record<string, unknown> }
  }
}

/** What data by a schema looks like: what the document does not state is null. `unknown` where the schema does not tell. */
export type DataOf<S> = S extends LibrarySchema
  ? Found<NonNullable<S['~standard']['types']>['output']>
  : S extends { properties: object } | { type: 'array' }
    ? FromJson<S>
    : S extends { fields: readonly (infer F)[] }
      ? FromFields<F>
      : S extends readonly (infer F)[]
        ? FromFields<F>
        : FromMap<S>

/** Every value may be missing; lists and objects are there. */
type Found<T> = T extends readonly (infer I)[]
  ? Found<I>[]
  : T extends Date
    ? string | null
    : T extends object
      ? { [K in keyof T]-?: Found<NonNullable<T[K]>> }
      : T | null

type FromJson<S> = S extends { const: infer C }
  ? C | null
  : S extends { enum: readonly (infer E)[] }
    ? E | null
    : S extends { anyOf: readonly (infer A)[] } | { oneOf: readonly (infer A)[] }
      ? FromJson<A>
      : S extends { properties: infer P }
        ? { -readonly [K in keyof P]: FromJson<P[K]> }
        : S extends { items: infer I }
          ? FromJson<I>[]
          : S extends { type: infer T }
            ? FromType<T extends readonly (infer Each)[] ? Each : T>
            : unknown

type FromType<T> = T extends 'string'
  ? string | null
  : T extends 'number' | 'integer'
    ? number | null
    : T extends 'boolean'
      ? boolean | null
      : T extends 'null'
        ? null
        : unknown

/** `{ total: 'money', items: [{ price: 'money' }] }` */
type FromMap<M> = M extends string
  ? FromWord<M>
  : M extends readonly (infer I)[]
    ? FromMap<I>[]
    : M extends object
      ? { -readonly [K in keyof M]: FromMap<M[K]> }
      : unknown

/** `[{ name: 'total', type: 'money' }]` */
type FromFields<F> = F extends { name: string }
  ? { [Each in F as Each['name']]: Each extends { type: infer T } ? FromMap<T> : string | null }
  : unknown

type Numbers =
  | ('number' | 'num' | 'numeric' | 'float' | 'double' | 'decimal' | 'int' | 'integer' | 'long')
  | ('money' | 'amount' | 'price' | 'percent' | 'percentage')
type Lists = 'array' | 'list'
type Objects = 'object' | 'map'

/** `money`, `date!`, `string[]`, `open|closed` */
type FromWord<W extends string> = string extends W
  ? unknown
  : W extends `${infer Inner}[]`
    ? FromWord<Inner>[]
    : W extends `${infer Inner}!`
      ? FromWord<Inner>
      : W extends Numbers
        ? number | null
        : W extends 'boolean' | 'bool'
          ? boolean | null
          : W extends Lists
            ? (string | null)[]
            : W extends Objects
              ? unknown
              : W extends `${string}|${string}`
                ? Choices<W> | null
                : string | null

type Choices<W extends string> = W extends `${infer First}|${infer Rest}` ? First | Choices<Rest> : W

/** As the API takes it: a schema of a library as the JSON Schema that it stands for. */
export function schemaToSend<S>(schema: S): S | Record<string, unknown> {
  if (typeof schema !== 'object' || schema === null || !('~standard' in schema)) return schema
  const { jsonSchema } = (schema as unknown as LibrarySchema)['~standard']
  if (jsonSchema) return jsonSchema.output({ target: 'draft-2020-12' })
  throw new TypeError(
    'This schema cannot tell its JSON Schema. Give that instead, like z.toJSONSchema(schema) of Zod 4.',
  )
}
