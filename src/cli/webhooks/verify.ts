import { AppError } from '../../core/app-error.ts'
import { verifySignature } from '../../services/deliveries/verify-signature.ts'
import { type Output, show } from '../output.ts'
import { readNamedFile } from '../read-named-file.ts'

export interface VerifyOptions {
  secret: string
  headers?: string
  header?: string[]
  maxAge?: number
}

/** Whether every signature of a saved delivery is right. */
export async function verify(output: Output, bodyPath: string, options: VerifyOptions): Promise<boolean> {
  if (options.headers === undefined && options.header === undefined)
    throw new AppError('validation_error', 'Give the headers of the delivery with --headers or --header.')
  const body = await readNamedFile(bodyPath)
  const saved = options.headers === undefined ? '' : (await readNamedFile(options.headers)).toString('utf8')
  const headers = { ...parseHeaders(saved), ...parseHeaders((options.header ?? []).join('\n')) }
  const { checks, age_seconds, ...report } = verifySignature(body, headers, options.secret, new Date())
  const isOff = options.maxAge !== undefined && Math.abs(age_seconds ?? Infinity) > options.maxAge
  const valid = report.valid && !isOff
  const lines = checks.map((check) => `${check.header}: ${check.valid ? 'right' : 'WRONG'}`)
  if (age_seconds !== null) lines.push(`${age_seconds} seconds old${isOff ? ': TOO FAR FROM NOW' : ''}`)
  else if (isOff) lines.push('NO SIGNED TIME: only webhook-signature tells how old a delivery is')
  show(output, { valid, checks, age_seconds }, lines.join('\n'))
  return valid
}

/** By lower-case name. Lines that are no header, such as the request line, are passed over. */
function parseHeaders(text: string): Record<string, string> {
  const pairs: [string, unknown][] = text.trimStart().startsWith('{')
    ? Object.entries(parseJson(text))
    : text.split(/\r?\n/).flatMap((line) => {
        const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
        return name === undefined ? [] : [[name, value]]
      })
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function parseJson(text: string): object {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('validation_error', 'The file with the headers is not valid JSON.', { cause })
  }
}
