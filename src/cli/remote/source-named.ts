import type { Sheaf, Source } from '../../../sdk/src/index.ts'
import { AppError } from '../../core/app-error.ts'
import { isId } from '../../core/ids.ts'

/** A source by its id, or by its name, of which there are no two. */
export async function sourceNamed(sheaf: Sheaf, idOrName: string): Promise<Source> {
  if (isId(idOrName)) return sheaf.sources.get(idOrName)
  for await (const source of sheaf.sources.all()) if (source.name === idOrName) return source
  throw new AppError('not_found', `There is no source "${idOrName}": "sheaf sources list" shows them.`)
}

/** The same for a source that may be left out. */
export async function sourceId(sheaf: Sheaf, idOrName: string | undefined): Promise<string | undefined> {
  if (idOrName === undefined || isId(idOrName)) return idOrName
  return (await sourceNamed(sheaf, idOrName)).id
}
