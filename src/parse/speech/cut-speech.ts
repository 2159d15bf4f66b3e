import { sampleRate } from './sample-rate.ts'

/** A stretch of a recording in which somebody speaks. */
export interface SpeechChunk {
  /** Seconds from the beginning of the recording. */
  start: number
  samples: Float32Array
  /** Mean probability that it is speech and no other sound. */
  probability: number
}

/** Samples that a probability of speech is given for. */
export const frameLength = 512

const framesPerSecond = sampleRate / frameLength
const begins = 0.5
const goesOn = 0.35
const pauseFrames = Math.round(0.6 * framesPerSecond)
/** Kept before and after, so that no soft consonant is lost. */
const paddingFrames = Math.round(0.3 * framesPerSecond)
const shortestFrames = Math.round(0.2 * framesPerSecond)
const longestFrames = Math.floor(20 * framesPerSecond)

interface Frame {
  samples: Float32Array
  probability: number
}

/** Cuts a stream of frames at pauses, and at the faintest place where there is none for long. Holds one chunk at most. */
export class SpeechCutter {
  #frames: Frame[] = []
  /** Number of the first frame held. */
  #first = 0
  #speaking = false
  #silent = 0

  push(samples: Float32Array, probability: number): SpeechChunk | undefined {
    this.#frames.push({ samples, probability })
    if (!this.#speaking) {
      this.#speaking = probability >= begins
      if (!this.#speaking) this.#drop(this.#frames.length - paddingFrames)
      return undefined
    }
    this.#silent = probability < goesOn ? this.#silent + 1 : 0
    if (this.#silent >= pauseFrames) return this.#endSpeech()
    return this.#frames.length >= longestFrames ? this.#take(this.#faintest()) : undefined
  }

  flush(): SpeechChunk | undefined {
    return this.#speaking ? this.#endSpeech() : undefined
  }

  #endSpeech(): SpeechChunk | undefined {
    const chunk = this.#take(this.#frames.length - Math.max(0, this.#silent - paddingFrames))
    this.#speaking = false
    this.#silent = 0
    return chunk
  }

  #take(count: number): SpeechChunk | undefined {
    const frames = this.#frames.slice(0, count)
    const start = this.#first / framesPerSecond
    this.#drop(count)
    if (frames.filter(({ probability }) => probability >= begins).length < shortestFrames) return undefined
    const samples = new Float32Array(frames.length * frameLength)
    for (const [index, frame] of frames.entries()) samples.set(frame.samples, index * frameLength)
    const probability = frames.reduce((sum, frame) => sum + frame.probability, 0) / frames.length
    return { start, samples, probability }
  }

  #drop(count: number): void {
    this.#first += this.#frames.splice(0, Math.max(0, count)).length
  }

  /** In the second half, where five frames together are least like speech. */
  #faintest(): number {
    const sumAround = (index: number) =>
      this.#frames.slice(index - 2, index + 3).reduce((sum, { probability }) => sum + probability, 0)
    let best = longestFrames - 3
    for (let index = best; index > longestFrames / 2; index -= 1) if (sumAround(index) < sumAround(best)) best = index
    return best
  }
}
