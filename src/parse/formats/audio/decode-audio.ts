import { createReadStream } from 'node:fs'
import { sampleRate } from '../../speech/sample-rate.ts'
import type { LocatedSound } from './locate-sound.ts'
import { Resampler } from './resampler.ts'
import type { AudioCoding } from './sniff-audio.ts'

interface Decoder {
  decode(bytes: Uint8Array): Sound
  flush?(): Sound
  free(): void
}

interface Sound {
  channelData: Float32Array[]
  sampleRate: number
}

const decoders: Record<AudioCoding, () => Promise<Decoder>> = {
  mp3: async () => (await import('@audio/decode-mp3')).decoder(),
  wav: async () => (await import('@audio/decode-wav')).decoder(),
  flac: async () => (await import('@audio/decode-flac')).decoder(),
  vorbis: async () => (await import('@audio/decode-vorbis')).decoder(),
  opus: async () => (await import('@audio/decode-opus')).decoder(),
}

/** Decodes a file piece by piece to one channel at the rate of speech. Ends early, and says so, where the file is damaged. */
export async function* decodeAudio(
  sound: LocatedSound,
  damaged: (error: unknown) => void,
): AsyncGenerator<Float32Array> {
  const decoder = await decoders[sound.coding]()
  const rate = new RateChange()
  try {
    if (sound.header) yield rate.push(decoder.decode(sound.header))
    const stream = createReadStream(sound.path, { start: sound.begin, highWaterMark: pieceBytes(sound) })
    for await (const piece of stream) yield rate.push(decoder.decode(piece))
    if (decoder.flush) yield rate.push(decoder.flush())
  } catch (error) {
    damaged(error)
  } finally {
    release(decoder)
  }
  yield rate.flush()
}

/** Some ten seconds of sound: silence packs to almost nothing, and what a piece unpacks to is held at once. */
function pieceBytes({ bytes, stated }: LocatedSound): number {
  const tenSeconds = stated === undefined ? 4096 : Math.round((bytes / stated) * 10)
  return Math.min(Math.max(tenSeconds, 1024), 256 * 1024)
}

/** A decoder that lost its way in a damaged file may not even find its own memory again. */
function release(decoder: Decoder): void {
  try {
    decoder.free()
  } catch {
    // It is forgotten with everything that it holds.
  }
}

/** A stream may change its rate midway, as chained Ogg files do. */
class RateChange {
  #rate = 0
  #resampler: Resampler | undefined

  push({ channelData, sampleRate: rate }: Sound): Float32Array {
    const mono = mixDown(channelData)
    if (mono.length === 0) return mono
    if (!Number.isInteger(rate) || rate < 1000 || rate > 400_000) throw new Error(`a sample rate of ${rate}`)
    if (rate === this.#rate && this.#resampler) return this.#resampler.push(mono)
    const before = this.flush()
    this.#rate = rate
    this.#resampler = new Resampler(rate, sampleRate)
    return Float32Array.from([...before, ...this.#resampler.push(mono)])
  }

  flush(): Float32Array {
    return this.#resampler?.flush() ?? new Float32Array(0)
  }
}

function mixDown(channels: Float32Array[]): Float32Array {
  const mono = new Float32Array(channels[0]?.length ?? 0)
  for (const channel of channels)
    for (let index = 0; index < mono.length; index += 1) {
      const sample = (channel[index] ?? 0) / channels.length
      if (Number.isFinite(sample)) mono[index] = (mono[index] ?? 0) + sample
    }
  return mono
}
