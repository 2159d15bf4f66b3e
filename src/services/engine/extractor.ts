import { AppError } from '../../core/app-error.ts'
import type { AskModel } from '../../extract/model/ask-model.ts'
import type { ModelMode, ModelSettings } from '../../extract/model/model-settings.ts'
import type { Parser } from '../../parse/parser.ts'
import { Threads } from './threads.ts'
import type { TimeLimit } from './time-limit.ts'

export type { ModelMode }

interface ExtractorSettings {
  parser: Parser
  /** Files that are worked on at the same time. */
  parallel: number
  timeLimit?: TimeLimit
  /** Whether other work of this machine goes before the extraction, as in a server, which has requests to answer. */
  stepsBack?: boolean
  /** Memory that finding the values of one document may take. */
  megabytes?: number
  /** The model that helps, where one is set. */
  model?: { settings: ModelSettings; open(): Promise<AskModel> }
}

/** What extraction needs: a parser, threads, and perhaps a model. Its owner closes it; the parser is somebody else's. */
export class Extractor {
  readonly parser: Parser
  readonly parallel: number
  readonly threads: Threads
  readonly #model: ExtractorSettings['model']
  #opened: Promise<AskModel> | undefined

  constructor({ parser, parallel, timeLimit, stepsBack, megabytes, model }: ExtractorSettings) {
    this.parser = parser
    this.parallel = parallel
    this.threads = new Threads(parallel, timeLimit, stepsBack, megabytes)
    this.#model = model
  }

  /** Starts what the first files wait for. */
  warmUp(files: number): void {
    // What keeps a sandbox from starting is told to the first file.
    this.parser.warmUp(files).catch(() => {})
    this.threads.warmUp(Math.min(files, this.parallel))
  }

  /** The model in a mode other than that of the settings; undefined when it is off or there is none. */
  async model(mode?: ModelMode): Promise<{ settings: ModelSettings; ask: AskModel } | undefined> {
    if (!this.#model && mode !== undefined && mode !== 'off')
      throw new AppError('validation_error', `There is no model for the mode "${mode}": set SHEAF_MODEL.`)
    const settings = this.#model && { ...this.#model.settings, mode: mode ?? this.#model.settings.mode }
    if (!this.#model || !settings || settings.mode === 'off') return
    this.#opened ??= this.#model.open()
    return { settings, ask: await this.#opened }
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}
