import { rmSync } from 'node:fs'
import { AppError } from '../../core/app-error.ts'
import { FairPlaces } from '../../core/fair-places.ts'
import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import { type CodeCache, findCodeCache } from './code-cache.ts'
import { findIsolation, type Isolation, missingWalls } from './isolation.ts'
import { SandboxProcess } from './sandbox-process.ts'
import { makeScratch } from './scratch.ts'

const mostJobs = 1000
/** Share of the memory limit beyond which a child is not kept. */
const grownShare = 0.45

export interface SandboxPoolSettings {
  /** How many children work at the same time. */
  size: number
  /** How many more are kept, once they have read a file. */
  spare: number
  /** Whether all files are of one owner: then no child is started that none of them needs. */
  oneOwner?: boolean
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
  /** Called when the work takes so long that it steps back behind that of others. */
  onLong?: (() => void) | undefined
}

interface Surroundings {
  isolation: Isolation
  temporary: string
  cache: CodeCache | undefined
}

/** Child processes kept warm, so that the next file does not wait for a start. */
export class SandboxPool {
  readonly #settings: SandboxPoolSettings
  readonly #idle: SandboxProcess[] = []
  readonly #working = new Set<SandboxProcess>()
  readonly #places: FairPlaces
  readonly #closing = new AbortController()
  #filling: SandboxProcess | undefined
  #surroundings: Promise<Surroundings> | undefined
  #temporary: string | undefined

  constructor(settings: SandboxPoolSettings) {
    this.#settings = settings
    this.#places = new FairPlaces(settings.size)
  }

  /**
   * Starts children ahead of files: as many as one owner's files want, or one that has read nothing, for whoever comes
   * next. More would cost a processor and memory where few files come; where many do, those that have read stay.
   */
  async warmUp(files = this.#working.size + 1): Promise<void> {
    const surroundings = await this.#surrounded()
    const { size, oneOwner = false } = this.#settings
    const isReady = () =>
      oneOwner
        ? this.#idle.length + this.#working.size >= Math.min(files, size)
        : this.#idle.some(({ jobs }) => jobs === 0)
    while (!this.#closing.signal.aborted && !isReady()) this.#idle.push(this.#startReader(surroundings))
  }

  /** Runs work with a child of its own, once it is its owner's turn. It has read files of the same owner at most. */
  async use<T>(
    signal: AbortSignal | undefined,
    wanted: Wanted,
    work: (sandbox: SandboxProcess) => Promise<T>,
  ): Promise<T> {
    const either = AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])])
    let working: SandboxProcess | undefined
    const onLong = () => {
      if (this.#settings.stepsBack) working?.stepFarBack()
      wanted.onLong?.()
    }
    if (either.aborted) throw new ParseError('cancelled')
    let started = false
    return this.#places
      .use({ owner: wanted.owner, signal: either, onLong }, async () => {
        started = true
        working = await this.#takeChild(wanted)
        try {
          return await work(working)
        } finally {
          await this.#giveBack(working)
        }
      })
      .catch((error: unknown) => {
        throw started ? error : new ParseError('cancelled')
      })
  }

  close(): void {
    this.#closing.abort()
    for (const sandbox of [...this.#idle.splice(0), ...this.#working]) sandbox.kill()
    this.#filling?.kill()
    // Children that are killed leave behind what they have unpacked.
    if (this.#temporary !== undefined) rmSync(this.#temporary, { recursive: true, force: true })
  }

  #surrounded(): Promise<Surroundings> {
    this.#surroundings ??= this.#findSurroundings()
    return this.#surroundings
  }

  async #findSurroundings(): Promise<Surroundings> {
    const temporary = await makeScratch(this.#settings.folder)
    this.#temporary = temporary
    const isolation = await findIsolation()
    if (this.#closing.signal.aborted) {
      rmSync(temporary, { recursive: true, force: true })
      throw new ParseError('cancelled')
    }
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

  #startReader({ isolation, temporary, cache }: Surroundings): SandboxProcess {
    const sandbox = this.#start(isolation, temporary, cache && { folder: cache.folder, fills: false })
    if (this.#settings.stepsBack) sandbox.stepBack()
    return sandbox
  }

  #start(isolation: Isolation, folder: string, cache: { folder: string; fills: boolean } | undefined): SandboxProcess {
    const { limits, script, programs = [] } = this.#settings
    return new SandboxProcess({ isolation, folder, limits, script, programs, cache })
  }

  /** Whoever has a place gets a child: there may be more places for a while than are kept warm. */
  async #takeChild(wanted: Wanted): Promise<SandboxProcess> {
    const surroundings = await this.#surrounded()
    if (this.#closing.signal.aborted) throw new ParseError('cancelled')
    const sandbox = this.#takeIdle(wanted) ?? this.#startReader(surroundings)
    sandbox.owner = wanted.owner
    this.#working.add(sandbox)
    return sandbox
  }

  #takeIdle({ owner, fresh = owner === undefined }: Wanted): SandboxProcess | undefined {
    for (;;) {
      const own = fresh ? -1 : this.#idle.findIndex((sandbox) => sandbox.owner === owner)
      const at = own >= 0 ? own : this.#idle.findIndex(({ jobs }) => jobs === 0)
      const sandbox = this.#idle[at]
      if (sandbox === undefined) return undefined
      this.#idle.splice(at, 1)
      if (sandbox.usable) return sandbox
      sandbox.kill()
    }
  }

  async #giveBack(sandbox: SandboxProcess): Promise<void> {
    this.#working.delete(sandbox)
    if (
      sandbox.usable &&
      sandbox.owner !== undefined &&
      !this.#closing.signal.aborted &&
      sandbox.jobs < mostJobs &&
      sandbox.memoryBytes < grownShare * this.#settings.limits.memoryBytes
    )
      this.#keep(sandbox)
    else sandbox.kill()
    if (!this.#closing.signal.aborted) await this.warmUp()
  }

  /** For more files of its owner: the start of another one costs as much as reading a small file. */
  #keep(sandbox: SandboxProcess): void {
    this.#idle.push(sandbox)
    const used = this.#idle.filter(({ jobs }) => jobs > 0)
    if (used.length <= this.#settings.size + this.#settings.spare) return
    // Whoever has several loses one first, so that one who sends much does not cost another the only one.
    const ofSeveral = used.find(({ owner }) => used.filter((other) => other.owner === owner).length > 1)
    const given = ofSeveral ?? used[0] ?? sandbox
    this.#idle.splice(this.#idle.indexOf(given), 1)
    given.kill()
  }
}
