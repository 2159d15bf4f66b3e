import type { InferenceSession } from 'onnxruntime-node'
import { ParseError } from '../parse-error.ts'
import { findSpeech, loadVoiceActivity } from './find-speech.ts'
import { Moonshine } from './moonshine.ts'
import { sampleRate } from './sample-rate.ts'
import type { Segment } from './segments.ts'
import { Understanding } from './understanding.ts'

interface Models {
  voice: InferenceSession
  moonshine: Moonshine
}

let models: Promise<Models> | undefined

/** Turns a stream of samples into what is said in it, in English. Throws when another language is spoken. */
export async function* transcribe(
  pieces: AsyncIterable<Float32Array>,
  options: { language?: string; lost(seconds: number): void },
): AsyncGenerator<Segment> {
  const given = options.language?.toLowerCase().split('-')[0]
  if (given !== undefined && given !== 'en') throw unsupportedLanguage('Another one was asked for.')
  models ??= loadModels()
  const { voice, moonshine } = await models
  const understanding = new Understanding()
  for await (const chunk of findSpeech(voice, pieces)) {
    const transcript = await moonshine.transcribe(chunk.samples)
    const { words, confidence } = transcript
    const isUsable = understanding.add(chunk, transcript)
    if (given === undefined && understanding.isForeign('meanwhile')) throw unsupportedLanguage(notUnderstood)
    if (isUsable) yield { start: chunk.start, end: chunk.start + chunk.samples.length / sampleRate, words, confidence }
  }
  if (given === undefined && understanding.isForeign('at the end')) throw unsupportedLanguage(notUnderstood)
  if (understanding.lostSeconds > 0) options.lost(understanding.lostSeconds)
}

const notUnderstood = 'What is said could not be understood as English.'

function unsupportedLanguage(why: string): ParseError {
  return new ParseError(
    'unsupported_language',
    `${why} Only English is supported here; for other languages configure a transcription endpoint (SHEAF_TRANSCRIPTION_URL).`,
  )
}

async function loadModels(): Promise<Models> {
  try {
    return { voice: await loadVoiceActivity(), moonshine: await Moonshine.load() }
  } catch (cause) {
    const detail = 'The speech models of this installation are missing or damaged: run "npm ci" in the project folder.'
    throw new ParseError('transcription_failed', detail, { cause })
  }
}
