import { chmod, link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newId } from '../core/ids.ts'
import { makeFolder } from '../storage/durable-folders.ts'

/** Undefined when there is none. */
export async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch {
    return undefined
  }
}

/** Readable by the owner only, and on the disk before anybody relies on it. */
export async function writeSecretFile(file: string, secret: string): Promise<void> {
  await rename(await writeDraft(file, secret), file)
}

/** The same, unless there is one: of several processes that start together, one makes it. Gives the one that is there. */
export async function makeSecretFile(file: string, secret: string): Promise<string> {
  const draft = await writeDraft(file, secret)
  try {
    await link(draft, file)
    return secret
  } catch (error) {
    const found = await readSecretFile(file)
    if (found === undefined) throw error
    return found
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDraft(file: string, secret: string): Promise<string> {
  await makeFolder(dirname(file))
  const draft = `${file}.${newId()}`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(draft, 0o600)
  return draft
}
