import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../core/app-error.ts'
import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import type { ReadEvent, ReadJob } from '../read-document.ts'
import { Box } from './box.ts'
import { checkAnswer } from './check-answer.ts'
import { type Isolation, walledCommand } from './isolation.ts'
import { LineReader } from './line-reader.ts'
import { type Usage, usageOf } from './process-usage.ts'
import { type Answer, answerDescriptor, type Command } from './protocol.ts'
import type { Scratch } from './scratch.ts'
import { stepBack, stepFarBack } from './step-back.ts'
import { Watch } from './watch.ts'

const childScript = fileURLToPath(new URL('./child.ts', import.meta.url))

const errorTail = 4000
/** One page; more would not fit into a string here. */
const longestLine = 256 * 1024 ** 2
const graceMilliseconds = 1000

export interface SandboxSettings {
  isolation: Isolation
  /** Where its box is made. */
  folder: string
  limits: Limits
  /** What it runs. */
  script?: string | undefined
  /** Programs that it may start. */
  programs: readonly string[]
  /** Compiled code, which all may read and only one that has seen no file may add to. */
  cache?: { folder: string; fills: boolean } | undefined
}

/** A file to be read, and where what is unpacked goes. */
export type SandboxJob = Omit<ReadJob, 'scratch'> & { scratch: Scratch }

/** One child process that reads files, one at a time. Once it was killed or broke, it takes no more. */
export class SandboxProcess {
  readonly #child: ChildProcess
  readonly #box: Box
  /** Whose files it has read: it reads nobody else's. */
  owner: string | undefined
  readonly #stream: Readable
  readonly #lines: LineReader
  readonly #closed: Promise<unknown>
  /** Bytes that the child may write for one file. */
  #allowance = Infinity
  /** What the last file has cost. */
  spent = { seconds: 0, outputBytes: 0 }
  /** What it had used when its last file was read: it does nothing until the next. */
  #used: Usage | undefined
  #emptied: Promise<void> | undefined
  #errors = ''
  #ended = false
  #isFarBack = false
  /** Why the system could not start it. */
  #notStarted: unknown
  #killedFor: ParseError | undefined
  jobs = 0

  constructor({ isolation, folder, limits, script = childScript, programs, cache }: SandboxSettings) {
    this.#box = new Box(folder, isolation.files === 'own')
    const surrounded = {
      ...{ isolation, box: this.#box, programs },
      readable: cache && !cache.fills ? [cache.folder] : [],
      ...(cache?.fills && { writable: cache.folder }),
    }
    const { command, environment } = walledCommand(surrounded, limits, script, [
      `--max-old-space-size=${Math.floor((0.8 * limits.memoryBytes) / 1024 ** 2)}`,
      // Pages make much short-lived garbage: fewer, larger sweeps are a fifth of the time.
      '--max-semi-space-size=32',
    ])
    const [program = process.execPath, ...rest] = command
    this.#child = spawn(program, rest, {
      // Nothing of the parent's settings, which hold secrets.
      env: { ...environment, ...(cache && { NODE_COMPILE_CACHE: cache.folder }) },
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      // A process group of its own, so that whatever it started dies with it.
      detached: true,
      cwd: '/',
    })
    for (const event of ['exit', 'error'] as const)
      this.#child.on(event, (cause: unknown) => {
        if (this.#child.pid === undefined) this.#notStarted = cause
        this.#ended = true
        // What cannot be removed goes with the folder of the pool.
        this.#box.remove().catch(() => {})
      })
    this.#closed = new Promise((resolve) => this.#child.once('close', resolve).once('error', resolve))
    this.#child.stdin?.on('error', () => {})
    this.#child.stderr?.on('data', (data: Buffer) => {
      this.#errors = (this.#errors + data.toString('utf8')).slice(-errorTail)
    })
    this.#stream = this.#child.stdio[answerDescriptor] as Readable
    this.#lines = new LineReader(this.#stream, (bytes, unfinishedLine) => this.#count(bytes, unfinishedLine))
    this.#holdProcess(false)
  }

  /** An idle child does not keep the parent from ending. */
  #holdProcess(hold: boolean): void {
    for (const handle of [this.#child, ...this.#child.stdio.slice(0, answerDescriptor + 1)]) {
      const countable = handle as { ref?(): void; unref?(): void } | null
      if (hold) countable?.ref?.()
      else countable?.unref?.()
    }
  }

  /** A child that says something before it is asked is not to be trusted either. */
  get usable(): boolean {
    return !this.#ended && !this.#isFarBack && this.#killedFor === undefined && (this.jobs === 0 || this.#lines.empty)
  }

  stepBack(): void {
    if (this.#child.pid !== undefined) stepBack(this.#child.pid)
  }

  /** For the rest of its life: to come forward again needs a privilege, so the next file goes to another. */
  stepFarBack(): void {
    this.#isFarBack = true
    if (this.#child.pid !== undefined) stepFarBack(this.#child.pid)
  }

  /** Memory that it held when it had read its last file. */
  get memoryBytes(): number {
    return this.#used?.memoryBytes ?? 0
  }

  #usage(): Usage | undefined {
    return this.#child.pid === undefined ? undefined : usageOf(this.#child.pid)
  }

  /** Reads one file; the events begin with `format` and end with `end`. Throws the ParseError that stopped it. */
  async *read(job: SandboxJob, signal: AbortSignal | undefined): AsyncGenerator<ReadEvent> {
    this.jobs += 1
    this.#holdProcess(true)
    this.#allowance = job.limits.outputBytes
    this.spent = { seconds: 0, outputBytes: 0 }
    const watch = new Watch({ usage: () => this.#usage(), stop: (reason) => this.#kill(reason) }, job.limits, signal)
    let answered = false
    try {
      watch.begin(this.#used)
      await this.#emptied
      const inside = { path: await this.#box.give(job.path), scratch: this.#box.inside.scratch }
      this.#send({ type: 'read', job: { ...job, ...inside } })
      for (let last: ReadEvent['type'] | undefined; ; ) {
        const answer = await watch.during(this.#nextAnswer())
        answered = answer.type === 'failed' || (answer.type === 'done' && last === 'end')
        if (answer.type === 'failed') throw ParseError.of(answer.problem)
        if (answer.type === 'done' && last === 'end') return
        if (answer.type === 'ready') continue
        if (answer.type === 'done' || last === 'end' || (answer.type === 'format') !== (last === undefined))
          throw new ParseError('crashed')
        last = answer.type
        if (answer.type === 'child') yield { ...answer, path: (await this.#box.take(answer.path, job.scratch)) ?? '' }
        else yield answer
      }
    } finally {
      this.spent.seconds = watch.end()
      this.#used = this.#usage()
      // Whoever stopped listening in mid-file leaves answers behind that the next file must not get.
      if (answered) this.#empty()
      else this.kill()
      this.#holdProcess(false)
    }
  }

  /** Before the next file; whoever has the answers waits for no disk. */
  #empty(): void {
    this.#emptied = this.#box.empty()
    for (const work of [this.#emptied, this.#box.forget()]) work.catch(() => this.kill())
  }

  /** Loads all readers, so that what was compiled is there for others; before it has seen any file. */
  async fillCache(): Promise<void> {
    this.#send({ type: 'load' })
    while ((await this.#nextAnswer()).type !== 'done');
  }

  #send(command: Command): void {
    this.#child.stdin?.write(`${JSON.stringify(command)}\n`)
  }

  kill(): void {
    this.#kill(new ParseError('cancelled'))
  }

  #kill(reason: ParseError): void {
    if (this.#killedFor !== undefined) return
    this.#killedFor = reason
    // Something may hold the stream open although the child is gone.
    setTimeout(() => this.#stream.destroy(), graceMilliseconds).unref()
    if (this.#child.pid === undefined || this.#ended) return
    try {
      process.kill(-this.#child.pid, 'SIGKILL')
    } catch {
      this.#child.kill('SIGKILL')
    }
  }

  #count(bytes: number, unfinishedLine: number): void {
    this.spent.outputBytes += bytes
    if (this.spent.outputBytes > this.#allowance || unfinishedLine > longestLine)
      this.#kill(new ParseError('too_large', `Its words and their places are more than ${this.#allowed()} MB.`))
  }

  #allowed(): number {
    return Math.floor(Math.min(this.#allowance, longestLine) / 1024 ** 2)
  }

  async #nextAnswer(): Promise<Answer> {
    const line = await this.#lines.next()
    if (line === undefined || this.#killedFor) throw this.#killedFor ?? (await this.#explainEnd())
    const answer = checkAnswer(line)
    if (!answer) throw new ParseError('crashed')
    return answer
  }

  async #explainEnd(): Promise<Error> {
    if (this.#notStarted !== undefined)
      return new AppError('service_unavailable', 'A reader could not be started.', { cause: this.#notStarted })
    // Its last words may come after the end of its answers.
    await Promise.race([this.#closed, delay(graceMilliseconds)])
    return /out of memory|allocation (?:of \d+ bytes )?failed|cannot allocate|bad_alloc/i.test(this.#errors)
      ? new ParseError('out_of_memory')
      : new ParseError('crashed')
  }
}
