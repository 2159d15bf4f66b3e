import type { JobKind } from '../../contract/process-jobs.ts'

export interface ProcessOptions {
  kind: JobKind
  schema?: string
  validation?: 'lax' | 'strict' | 'none'
  maxErrors?: number
  fast?: boolean
  description?: string
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

/** The fields of the form, as the server wants them; what is not given is left to it. */
export async function formFields(options: ProcessOptions): Promise<Record<string, string>> {
  const { schema: given, validation, maxErrors, fast, description } = options
  // Loaded here, since it is much and not always needed.
  const schema = given && (await (await import('../read-wanted-options.ts')).readWanted({ schema: given }))
  return {
    ...(schema && { json_schema: JSON.stringify(schema.definition) }),
    ...(validation !== undefined && { validation }),
    ...(maxErrors !== undefined && { max_errors: String(maxErrors) }),
    ...(fast && { fast_extraction: 'true' }),
    ...(description !== undefined && { description }),
  }
}
