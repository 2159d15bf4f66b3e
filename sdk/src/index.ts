export type { Cost } from './cost.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  FileError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  SheafError,
  UnprocessableError,
  ValidationError,
} from './errors.ts'
export type { FileContent, FileSource } from './files.ts'
export type * from './generated.ts'
export type { DecideOptions, Decider, Decision } from './nouns/decision-tasks.ts'
export type { Extracted } from './nouns/extracted.ts'
export type { DataOf } from './schema.ts'
export { type ExtractInput, Sheaf, type TypedExtractInput } from './sheaf.ts'
export type { CallOptions, Retry, SheafOptions } from './transport.ts'
export type { WaitOptions } from './wait.ts'
