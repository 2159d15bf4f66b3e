import { constants, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { copyFile, link, lstat, rename, rm, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Scratch } from './scratch.ts'

/** The folders of one sandbox: what it is given to read, what it writes, and its temporary files. */
export class Box {
  readonly folder: string
  /** Where the same folders are for the sandbox. */
  readonly inside: { input: string; scratch: string; temporary: string }
  readonly #hasOwnFiles: boolean
  #given = 0

  /** In a sandbox with a file system of its own the folders have names of their own. */
  constructor(parent: string, hasOwnFiles: boolean) {
    this.folder = mkdtempSync(join(parent, 'box-'))
    this.#hasOwnFiles = hasOwnFiles
    const place = (name: string) => join(hasOwnFiles ? '/box' : this.folder, name)
    this.inside = { input: place('input'), scratch: place('scratch'), temporary: place('temporary') }
    for (const name of ['input', 'scratch', 'temporary', 'root']) mkdirSync(join(this.folder, name), { mode: 0o700 })
  }

  /** Lays a file into the box, where it can be read and not be changed, and says where the sandbox finds it. */
  async give(path: string): Promise<string> {
    this.#given += 1
    const target = this.#input
    const copy = () => copyFile(path, target, constants.COPYFILE_FICLONE)
    // A second name costs nothing, but is safe only where the sandbox cannot change anything; it needs the same disk.
    await (this.#hasOwnFiles ? link(path, target).catch(copy) : copy())
    return join(this.inside.input, basename(target))
  }

  /** Takes out a file that the sandbox says it has made; undefined when it is none, or none of its own. */
  async take(path: string, scratch: Scratch): Promise<string | undefined> {
    if (dirname(path) !== this.inside.scratch) return undefined
    const taken = join(await scratch.folder(), basename(path))
    try {
      // First out of its reach, then looked at: it may be a link to anything.
      await rename(join(this.folder, 'scratch', basename(path)), taken)
      return (await lstat(taken)).isFile() ? taken : undefined
    } catch {
      return undefined
    }
  }

  /** Takes away the file that was given last. The next one need not wait for the disk: it gets a name of its own. */
  forget(): Promise<void> {
    return unlink(this.#input)
  }

  /** For the next file: nothing that was written for the one before is left. */
  async empty(): Promise<void> {
    const scratch = join(this.folder, 'scratch')
    // At once, not in the background: mostly it is empty, and the way there is longer.
    for (const name of readdirSync(scratch)) await rm(join(scratch, name), { recursive: true, force: true })
  }

  /** The reader of PDFs goes by the ending, and nobody else. */
  get #input(): string {
    return join(this.folder, 'input', `${this.#given}.pdf`)
  }

  /** In the background, since it waits for whatever the disk has under way. */
  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}
