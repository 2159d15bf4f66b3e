import { InvalidArgumentError } from 'commander'
import type { Sheaf } from '../../sdk/src/index.ts'
import { isId } from '../core/ids.ts'

const savedId = /^(SCH-[0-9A-Z]{8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

export function isSavedId(text: string): boolean {
  return savedId.test(text)
}

/** The value of an option that takes no file. */
export function savedSchema(text: string): string {
  if (isSavedId(text)) return text
  throw new InvalidArgumentError(
    'It must be the id of a saved schema, such as SCH-0K3F9A2B: "sheaf schemas list" shows them, and "sheaf schemas create --name NAME --schema FILE" saves one.',
  )
}

/** For calls that know long ids only. */
export async function longSchemaId({ schemas }: Sheaf, id: string | undefined): Promise<string | undefined> {
  return id === undefined || isId(id) ? id : (await schemas.get(id)).id
}
