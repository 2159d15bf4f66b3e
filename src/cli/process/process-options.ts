import type { JobKind } from '../../contract/process-jobs.ts'

export interface ProcessOptions {
  kind: JobKind
  schema?: string
  fields?: string
  validation?: 'lax' | 'strict' | 'none'
  maxErrors?: number
  fast?: boolean
  description?: string
  password?: string
  again?: boolean
  wait?: boolean
  includeMarkdown?: boolean
  jsonl?: boolean
  out?: string
  job?: string[]
  cancel?: string[]
  server?: string
  key?: string
}

/** What is sent beside the file; what is not given is left to the server. */
export async function fieldsOf(options: ProcessOptions) {
  const { schema: given, fields, validation, maxErrors, fast, description, password } = options
  // Loaded here, since it is much and not always needed.
  const isWanted = (given ?? fields) !== undefined
  const schema = isWanted && (await (await import('../read-wanted-options.ts')).readWanted(options))
  return {
    ...(schema && { json_schema: schema.definition as object }),
    ...(validation !== undefined && { validation }),
    ...(maxErrors !== undefined && { max_errors: maxErrors }),
    ...(fast && { fast_extraction: true }),
    ...(description !== undefined && { description }),
    ...(password !== undefined && { password }),
  }
}
