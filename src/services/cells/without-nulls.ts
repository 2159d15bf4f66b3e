type Present<T> = { [K in keyof T]?: Exclude<T[K], null> } & { [K in keyof T as null extends T[K] ? never : K]: T[K] }

/** Nothing is said by an answer where nothing is known: a schema of Zod's own that does this takes ten times as long. */
export function withoutNulls<T extends object>(whole: T): Present<T> {
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null)) as Present<T>
}
