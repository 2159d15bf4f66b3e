import { rmSync } from 'node:fs'
import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import { findIsolation, type Isolation } from './isolation.ts'
import { childScript, SandboxProcess } from './sandbox-process.ts'
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
  stepsBack?: boolean
  /** What the children run. */
  script?: string
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
  /** Places taken, by children that work and by those that are being made ready. */
  #taken = 0
  #surroundings: Promise<{ isolation: Isolation; temporary: string }> | undefined
  #temporary: string | undefined
  #closed = false

  constructor(settings: SandboxPoolSettings) {
    this.#settings = settings
  }

  /** Starts the children ahead of the first file. */
  async warmUp(): Promise<void> {
    this.#surroundings ??= this.#findSurroundings()
    const { isolation, temporary } = await this.#surroundings
    const { size, spare, limits, stepsBack, script = childScript } = this.#settings
    while (!this.#closed && this.#idle.length + this.#working.size < size + spare) {
      const sandbox = new SandboxProcess(isolation, limits, script, temporary)
      if (stepsBack) sandbox.stepBack()
      this.#idle.push(sandbox)
    }
  }

  /** Runs work with a child of its own, once one is free; a new one has read nothing before. */
  async use<T>(
    signal: AbortSignal | undefined,
    child: 'any' | 'new',
    work: (sandbox: SandboxProcess) => Promise<T>,
  ): Promise<T> {
    await this.#takePlace(signal)
    try {
      if (child === 'new') for (const kept of this.#idle.splice(0)) kept.kill()
      const sandbox = await this.#takeChild()
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
    for (const waiting of this.#waiting) waiting.refuse()
    // Children that are killed leave behind what they have unpacked.
    if (this.#temporary !== undefined) rmSync(this.#temporary, { recursive: true, force: true })
  }

  async #findSurroundings() {
    const temporary = await makeScratch(this.#settings.folder)
    this.#temporary = temporary
    return { isolation: await findIsolation(), temporary }
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

  async #takeChild(): Promise<SandboxProcess> {
    for (;;) {
      await this.warmUp()
      const sandbox = this.#idle.shift()
      if (!sandbox) throw new ParseError('cancelled')
      if (sandbox.usable) {
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
      !this.#closed &&
      sandbox.jobs < mostJobs &&
      memory < grownShare * this.#settings.limits.memoryBytes
    )
      this.#idle.push(sandbox)
    else sandbox.kill()
    if (!this.#closed) await this.warmUp()
  }
}
