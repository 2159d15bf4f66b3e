import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../../core/error-code.ts'
import { ParseError } from '../parse-error.ts'
import { type Answer, postRecording } from './post-recording.ts'
import { type RemoteTranscript, readTranscriptionAnswer } from './transcription-answer.ts'

export interface TranscriptionEndpoint {
  /** As `https://api.example.com/v1`: what `/audio/transcriptions` is added to. */
  url: string
  key?: string
  model: string
}

interface RemoteTranscription {
  path: string
  /** Endpoints tell the format by its ending. */
  name: string
  /** ISO 639-1, where the sender knows it. */
  language?: string
  endpoint: TranscriptionEndpoint
  signal: AbortSignal
  timeoutSeconds?: number
}

const defaultTimeoutSeconds = 600
const longestPauseSeconds = 30
const defaultPauseSeconds = 0.5
const passingErrors = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

/** Has a recording transcribed by a service that speaks OpenAI's protocol. Tries a second time where that may help. */
export async function transcribeRemotely(input: RemoteTranscription): Promise<RemoteTranscript> {
  const timeout = AbortSignal.timeout((input.timeoutSeconds ?? defaultTimeoutSeconds) * 1000)
  const signal = AbortSignal.any([input.signal, timeout])
  try {
    const first = await attempt(input, signal)
    if (!('passing' in first)) return readTranscriptionAnswer(bodyOf(first))
    await wait(first.pauseSeconds * 1000, undefined, { signal })
    const second = await attempt(input, signal)
    return readTranscriptionAnswer(bodyOf('passing' in second ? second.passing : second))
  } catch (error) {
    if (input.signal.aborted) throw new ParseError('cancelled')
    if (timeout.aborted) throw new ParseError('timed_out', 'The transcription endpoint did not answer in time.')
    throw error
  }
}

type Attempt = Answer | ParseError

async function attempt(
  input: RemoteTranscription,
  signal: AbortSignal,
): Promise<Attempt | { passing: Attempt; pauseSeconds: number }> {
  const { path, name, language, endpoint } = input
  const fields = { model: endpoint.model, response_format: 'verbose_json', ...(language && { language }) }
  const url = new URL(`${endpoint.url.replace(/(?<!\/)\/+$/, '')}/audio/transcriptions`)
  try {
    const answer = await postRecording({ url, path, name, fields, signal, ...(endpoint.key && { key: endpoint.key }) })
    const isPassing = answer.status === 429 || answer.status >= 500
    return isPassing ? { passing: answer, pauseSeconds: pauseAsked(answer.retryAfter) } : answer
  } catch (error) {
    if (signal.aborted || error instanceof ParseError) throw error
    const failure = new ParseError('transcription_failed', 'The transcription endpoint could not be reached.', {
      cause: error,
    })
    return passingErrors.has(errorCode(error) ?? '') ? { passing: failure, pauseSeconds: defaultPauseSeconds } : failure
  }
}

/** `Retry-After` is a number of seconds or a date. */
function pauseAsked(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const asked = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000 : seconds
  return Number.isNaN(asked) ? defaultPauseSeconds : Math.min(Math.max(asked, 0), longestPauseSeconds)
}

function bodyOf(answer: Attempt): Buffer {
  if (answer instanceof ParseError) throw answer
  const { status, body } = answer
  if (status >= 200 && status < 300) return body
  if (status === 413) throw new ParseError('too_large', 'The transcription endpoint takes smaller recordings only.')
  const fault = [400, 415, 422].includes(status) ? 'corrupt_file' : 'transcription_failed'
  throw new ParseError(fault, `The transcription endpoint answered with status ${status}.`)
}
