import { z } from 'zod'
import { ParseError } from '../parse-error.ts'
import type { Segment } from './segments.ts'

export interface RemoteTranscript {
  segments: Segment[]
  /** ISO 639-1, or null when the endpoint does not say. */
  language: string | null
}

const answerSchema = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: z.coerce.number().nonnegative().nullish(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .nullish(),
})

/** Reads a `verbose_json` answer; one without segments is a segment as a whole. */
export function readTranscriptionAnswer(body: Buffer): RemoteTranscript {
  const { text, language, duration, segments } = parseAnswer(body)
  const parts = segments?.length ? segments : [{ start: 0, end: duration ?? 0, text }]
  return {
    language: language ? isoCode(language) : null,
    segments: parts
      .map(({ start, end, text, avg_logprob }) => toSegment(start, end, text, avg_logprob ?? undefined))
      .filter((segment) => segment.words.length > 0)
      .sort((a, b) => a.start - b.start),
  }
}

function parseAnswer(body: Buffer): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new ParseError('transcription_failed', 'The transcription endpoint gave an answer that is no transcript.')
  }
}

function toSegment(start: number, end: number, text: string, logarithm: number | undefined): Segment {
  const confidence = logarithm === undefined ? undefined : Math.exp(Math.min(0, logarithm))
  const rated = confidence === undefined ? {} : { confidence }
  const begin = Math.max(0, start)
  return {
    start: begin,
    end: Math.max(begin, end),
    words: text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => ({ text: word, ...rated })),
    ...rated,
  }
}

let codesByName: Map<string, string> | undefined

/** Endpoints answer with `english` as often as with `en`. */
function isoCode(language: string): string | null {
  const name = language.trim().toLowerCase()
  if (/^[a-z]{2}(-|$)/.test(name)) return name.slice(0, 2)
  codesByName ??= namesOfLanguages()
  return codesByName.get(name) ?? null
}

function namesOfLanguages(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second))
  const inUse = codes.filter((code) => Intl.getCanonicalLocales(code)[0] === code)
  return new Map(inUse.map((code) => [names.of(code)?.toLowerCase() ?? '', code]))
}
