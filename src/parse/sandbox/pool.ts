import { rmSync } from 'node:fs'
import { AppError } from '../../core/app-error.ts'
import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import { type CodeCache, findCodeCache } from './code-cache.ts'
import { findIsolation, type Isolation, missingWalls } from './isolation.ts'
import { SandboxProcess } from './sandbox-process.ts'
import { makeScratch } from './scratch.ts'

const mostJobs = 200
/** Share of the memory limit beyond which a child is not kept. */
const grownShare = 0.45

export interface SandboxPoolSettings {
  /** How many children work at the same time. */
  size: number
  /** How many more are kept ready. */
  spare: number
  /** Where the children may leave files until the pool is closed. */
  folder: string
  limits: Limits
  /** Whether other work goes before theirs. */
  stepsBack?: boolean | undefined
  /** What the children run. */
  script?: string | undefined
  /** Programs that they may start. */
  programs?: readonly string[]
  /** Whether nothing is read where a wall is missing. */
  needsWalls?: boolean | undefined
}

/** Whose file it is, and whether the child must have read none before. Without an owner, it reads this one alone. */
interface Wanted {
  owner: string | undefined
  fresh?: boolean
}

interface Waiting {
  start(): void
  refuse(): void
}

/** Child processes kept warm: as many as may work at once and some more, so that the next file does not wait for a start. */
export class SandboxPool {
  readonly #settings: SandboxPoolSettings
  readonly #idle: SandboxProcess[] = []
  readonly #working = new Set<SandboxProcess>()
  readonly #waiting = new Set<Waiting>()
  #filling: SandboxProcess | undefined
  /** Places taken, by children that work and by those that are being made ready. */
  #taken = 0
  #surroundings: Promise<{ isolation: Isolation; temporary: string; cache: CodeCache | undefined }> | undefined
  #temporary: string | undefined
  #closed = false

  constructor(settings: SandboxPoolSettings) {
    this.#settings = settings
  }

  /** Starts the children ahead of the first file. One at least has read nothing, for whoever comes next. */
  async warmUp(): Promise<void> {
    this.#surroundings ??= this.#findSurroundings()
    const { isolation, temporary, cache } = await this.#surroundings
    const { size, spare, stepsBack } = this.#settings
    const hasUnused = this.#idle.some(({ jobs }) => jobs === 0)
    if (!hasUnused && this.#idle.length > spare) this.#idle.shift()?.kill()
    while (!this.#closed && this.#idle.length + this.#working.size < size + spare) {
      const sandbox = this.#start(isolation, temporary, cache && { folder: cache.folder, fills: false })
      if (stepsBack) sandbox.stepBack()
      this.#idle.push(sandbox)
    }
  }

  /** Runs work with a child of its own, once one is free. It has read files of the same owner at most. */
  async use<T>(
    signal: AbortSignal | undefined,
    wanted: Wanted,
    work: (sandbox: SandboxProcess) => Promise<T>,
  ): Promise<T> {
    await this.#takePlace(signal)
    try {
      const sandbox = await this.#takeChild(wanted)
      try {
        return await work(sandbox)
      } finally {
        await this.#giveBack(sandbox)
      }
    } finally {
      this.#freePlace()
    }
  }

  close(): void {
    this.#closed = true
    for (const sandbox of [...this.#idle.splice(0), ...this.#working]) sandbox.kill()
    this.#filling?.kill()
    for (const waiting of this.#waiting) waiting.refuse()
    // Children that are killed leave behind what they have unpacked.
    if (this.#temporary !== undefined) rmSync(this.#temporary, { recursive: true, force: true })
  }

  async #findSurroundings() {
    const temporary = await makeScratch(this.#settings.folder)
    this.#temporary = temporary
    const isolation = await findIsolation()
    const missing = missingWalls(isolation)
    if (this.#settings.needsWalls && missing.length > 0)
      throw new AppError(
        'service_unavailable',
        `Files are not read here, since a reader that is broken into is not walled in: ${missing.join('; ')}.`,
      )
    const cache = this.#settings.script === undefined ? findCodeCache() : undefined
    // Beside the first files, which do not wait for it.
    if (cache && !cache.isFull) void this.#fill(cache, isolation, temporary)
    return { isolation, temporary, cache }
  }

  /** By a child that reads no file: what it leaves is run by all others. */
  async #fill(cache: CodeCache, isolation: Isolation, temporary: string): Promise<void> {
    const sandbox = this.#start(isolation, temporary, { folder: cache.folder, fills: true })
    sandbox.stepBack()
    this.#filling = sandbox
    await sandbox.fillCache().then(
      () => cache.noteFull(),
      () => undefined,
    )
    sandbox.kill()
  }

  #start(isolation: Isolation, folder: string, cache: { folder: string; fills: boolean } | undefined): SandboxProcess {
    const { limits, script, programs = [] } = this.#settings
    return new SandboxProcess({ isolation, folder, limits, script, programs, cache })
  }

  async #takePlace(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted || this.#closed) throw new ParseError('cancelled')
    if (this.#taken < this.#settings.size) {
      this.#taken += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting)
        signal?.removeEventListener('abort', waiting.refuse)
      }
      const waiting: Waiting = {
        start: () => {
          leave()
          resolve()
        },
        refuse: () => {
          leave()
          reject(new ParseError('cancelled'))
        },
      }
      signal?.addEventListener('abort', waiting.refuse)
      this.#waiting.add(waiting)
    })
  }

  /** Hands the place to whoever waits longest. */
  #freePlace(): void {
    const [next] = this.#waiting
    if (next) next.start()
    else this.#taken -= 1
  }

  async #takeChild({ owner, fresh = owner === undefined }: Wanted): Promise<SandboxProcess> {
    for (;;) {
      await this.warmUp()
      const own = fresh ? -1 : this.#idle.findIndex((sandbox) => sandbox.owner === owner)
      const at = own >= 0 ? own : this.#idle.findIndex(({ jobs }) => jobs === 0)
      const [sandbox] = this.#idle.splice(Math.max(0, at), 1)
      if (!sandbox) throw new ParseError('cancelled')
      if (sandbox.usable && at >= 0) {
        sandbox.owner = owner
        this.#working.add(sandbox)
        return sandbox
      }
      sandbox.kill()
    }
  }

  async #giveBack(sandbox: SandboxProcess): Promise<void> {
    const memory = sandbox.usage()?.memoryBytes ?? 0
    this.#working.delete(sandbox)
    if (
      sandbox.usable &&
      sandbox.owner !== undefined &&
      !this.#closed &&
      sandbox.jobs < mostJobs &&
      memory < grownShare * this.#settings.limits.memoryBytes
    )
      this.#idle.push(sandbox)
    else sandbox.kill()
    if (!this.#closed) await this.warmUp()
  }
}
