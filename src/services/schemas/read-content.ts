import { AppError } from '../../core/app-error.ts'
import { toJsonSchema } from './to-json-schema.ts'

interface SentContent {
  definition?: unknown
  fields?: unknown[] | undefined
}

/** What is stored of the schema in a request, which is under exactly one of two names. */
export async function readContent(sent: SentContent): Promise<{ definition: string; field_count: number }> {
  if ((sent.definition === undefined) === (sent.fields === undefined)) {
    const what = sent.fields === undefined ? 'neither was sent' : 'both were sent'
    throw new AppError('validation_error', `Send the schema either as "definition" or as "fields": ${what}.`, {
      details: [{ path: 'definition', message: `either this or "fields" is needed: ${what}` }],
    })
  }
  const [name, content] = sent.fields === undefined ? ['definition', sent.definition] : ['fields', sent.fields]
  const { definition, fieldCount } = await toJsonSchema(content, String(name))
  return { definition: JSON.stringify(definition), field_count: fieldCount }
}
