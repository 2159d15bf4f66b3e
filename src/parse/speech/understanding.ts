import { deflateRawSync } from 'node:zlib'
import type { SpeechChunk } from './cut-speech.ts'
import type { Transcript } from './moonshine.ts'
import { sampleRate } from './sample-rate.ts'

/** Below, it is as likely music or a crowd. */
const surelySpeech = 0.6
/** English with a heavy accent or over a bad line stays above, guesses at other languages below. */
const understood = 0.58
/** Sense packs to some 1.4 times less, a model that goes round in circles far more. */
const repetitive = 2
/** Less is too little to tell. */
const leastSeconds = 2
const earlySeconds = 60

/** Keeps count of how much of the speech made sense to a model that knows one language only. */
export class Understanding {
  #speech = 0
  #understood = 0
  #lost = 0

  /** Whether the transcript can be used. */
  add(chunk: SpeechChunk, transcript: Transcript): boolean {
    const seconds = chunk.samples.length / sampleRate
    const hasWords = transcript.words.length > 0
    const isSpeech = chunk.probability >= surelySpeech
    const isUnderstood = hasWords && transcript.confidence >= understood && !isRepetitive(transcript)
    if (isSpeech) this.#speech += seconds
    if (isSpeech && isUnderstood) this.#understood += seconds
    if (!isUnderstood && (isSpeech || hasWords)) this.#lost += seconds
    return isUnderstood
  }

  /** Another language is spoken: known early where next to nothing is understood, else at the end. */
  isForeign(when: 'meanwhile' | 'at the end'): boolean {
    const share = this.#understood / this.#speech
    return when === 'meanwhile'
      ? this.#speech >= earlySeconds && share < 0.2
      : this.#speech >= leastSeconds && share < 1 / 3
  }

  /** Seconds of speech that gave no text; 0 while they are few. */
  get lostSeconds(): number {
    return this.#lost >= leastSeconds ? Math.round(this.#lost) : 0
  }
}

function isRepetitive(transcript: Transcript): boolean {
  const text = Buffer.from(transcript.words.map((word) => word.text).join(' '))
  return text.length / deflateRawSync(text).length > repetitive
}
