import { AppError } from '../../../core/app-error.ts'

/** Every failure of the launcher reaches the operator as one sentence that says what to do. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('service_unavailable', message, cause === undefined ? {} : { cause })
}

/** For a failed program: what it printed, and advice where the reason is one that operators meet. */
export function programFailed(program: string, { output, folder, cause }: FailedProgram): AppError {
  const advice = knownReasons.find(({ sign }) => sign.test(output))?.advice(folder)
  const sentence = advice ?? 'The lines below say why; set DATABASE_URL to use a PostgreSQL server of your own instead.'
  return unavailable(`${program} failed. ${sentence}\n${output.trim()}`.trimEnd(), cause)
}

interface FailedProgram {
  output: string
  folder: string
  cause?: unknown
}

const knownReasons: { sign: RegExp; advice: (folder: string) => string }[] = [
  {
    sign: /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
    advice: (folder) => `The disk that holds ${folder} is full: free some space and start again.`,
  },
  {
    sign: /could not look up effective user ID/,
    advice: () => 'This user has no entry in /etc/passwd: add one, or set DATABASE_URL to a server of your own.',
  },
  {
    sign: /error while loading shared libraries|GLIBC_|spawn .* ENOENT|failed to execute|Library not loaded/,
    advice: () =>
      'This system lacks a library that the bundled PostgreSQL needs (it is built for glibc, so it does not run on ' +
      'Alpine): install it, or set DATABASE_URL to a server of your own.',
  },
  {
    sign: /Permission denied|EACCES|EPERM|Operation not permitted/,
    advice: (folder) =>
      `Access was refused: make sure that ${folder} belongs to the user that runs Sheaf, run Sheaf as an ordinary ` +
      'user, or set DATABASE_URL to a server of your own.',
  },
]
