import type { DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { sampleRate } from '../../speech/sample-rate.ts'
import { draftOfSegments, type Segment } from '../../speech/segments.ts'
import { transcribe } from '../../speech/transcribe.ts'
import { decodeAudio } from './decode-audio.ts'
import { type LocatedSound, locateSound } from './locate-sound.ts'

/** Recordings of speech: mp3, wav, flac, and Ogg with Vorbis, Opus or FLAC. */
export async function* readAudio(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  if (source.size === 0) throw new ParseError('empty_file')
  const { tags, sound } = await locateSound(source.path)
  context.metadata(tags)
  if (!sound) {
    context.problem(new ParseError('corrupt_file', 'It ends before the sound begins.').toProblem())
    yield draftOfSegments([])
    return
  }
  assertShortEnough(sound.stated ?? 0, context)
  const segments: Segment[] = []
  const played = new PlayedSound(sound, context)
  const lost = (seconds: number) => context.problem(lostSpeech(seconds).toProblem())
  const { language } = context.options
  for await (const segment of transcribe(played.pieces(), { ...(language !== undefined && { language }), lost }))
    segments.push({ ...segment, end: Math.min(segment.end, played.seconds) })
  context.metadata({ duration: played.seconds.toFixed(2) })
  yield draftOfSegments(segments)
}

function assertShortEnough(seconds: number, context: ReadContext): void {
  if (seconds > context.limits.audioSeconds)
    throw new ParseError('too_large', `Recordings may last ${context.limits.audioSeconds} seconds.`)
}

function lostSpeech(seconds: number): ParseError {
  return new ParseError('unsupported_language', `${seconds} seconds of speech could not be understood as English.`)
}

/** The decoded sound on its way to be transcribed: counts it, and stops it where it becomes too long. */
class PlayedSound {
  readonly #sound: LocatedSound
  readonly #context: ReadContext
  #samples = 0
  #reported = -1

  constructor(sound: LocatedSound, context: ReadContext) {
    this.#sound = sound
    this.#context = context
  }

  get seconds(): number {
    return this.#samples / sampleRate
  }

  async *pieces(): AsyncGenerator<Float32Array> {
    for await (const piece of decodeAudio(this.#sound, (error) => this.#damaged(error))) {
      this.#samples += piece.length
      assertShortEnough(this.seconds, this.#context)
      this.#report()
      yield piece
    }
    if (this.#samples === 0) this.#damaged(new Error('no samples'))
  }

  #report(): void {
    const done = Math.round(this.seconds)
    if (done === this.#reported) return
    this.#reported = done
    const of = this.#sound.stated === undefined ? undefined : Math.max(done, Math.round(this.#sound.stated))
    this.#context.progress({ stage: 'transcribing', done, ...(of !== undefined && { of }) })
  }

  #damaged(cause: unknown): void {
    const detail = this.#samples === 0 ? 'No sound could be decoded.' : 'It was read up to the damage.'
    const error = new ParseError('corrupt_file', detail, { cause })
    if (this.#samples === 0) throw error
    this.#context.problem(error.toProblem())
  }
}
