import type { Extractor } from '../services/engine/extractor.ts'
import type { Parser } from '../services/parsing/write-parsed.ts'
import type { System } from '../services/system.ts'
import type { Output } from './output.ts'

export interface DoctorFinding {
  check: string
  state: 'ok' | 'warning' | 'failed'
  found: string
  /** What to do about it. */
  advice?: string
}

export interface ServerAccess {
  server: string
  key: string
}

/** What the commands need from outside: main provides it, so that commands only parse, call and print. */
export interface Surroundings {
  version: string
  output: Output
  /** Runs with the services open and closes them afterwards. */
  withSystem<T>(work: (system: System) => Promise<T>): Promise<T>
  /** Runs with a parser, which needs no server and no database, and closes it afterwards. */
  withParser<T>(work: (parser: Parser, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Runs with what extraction needs besides, and closes it afterwards. */
  withExtractor<T>(work: (extractor: Extractor, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Runs with a server of its own, of which nothing is left afterwards. */
  withOwnServer<T>(work: (access: ServerAccess) => Promise<T>): Promise<T>
  /** Runs until it ends; Ctrl-C aborts the signal, and decides the exit status. */
  untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** A folder of the data folder, which need not be there, for what commands keep. */
  stateFolder(name: string): string
  /** Where a server is and what opens it: as given, by the settings, or the one of this folder. */
  serverAccess(given: Partial<ServerAccess>): Promise<ServerAccess>
  /** Where people open the server of this folder in a browser. */
  serverAddress(): Promise<string>
  /** Speaks the tool protocol on standard input and output until they end. */
  serveTools(access: ServerAccess, folders: string[]): Promise<void>
  /** The same with a service of its own in this folder. */
  serveToolsAlone(folders: string[]): Promise<void>
  /** Resolves when the server has stopped. */
  serve(options: { role: 'all' | 'api' | 'worker' }): Promise<void>
  migrate(): Promise<{ applied: string[]; version: number }>
  doctor(): Promise<DoctorFinding[]>
  setExitStatus(status: number): void
}
