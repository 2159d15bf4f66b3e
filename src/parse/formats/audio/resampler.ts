/** Zero crossings of the sinc on either side: enough that nothing audible folds back. */
const crossings = 16

/** Changes the rate of a stream of samples by windowed sinc interpolation. */
export class Resampler {
  readonly #up: number
  readonly #down: number
  readonly #half: number
  readonly #cutoff: number
  readonly #filters: (Float32Array | undefined)[] = []
  /** Input that later output still needs, beginning at `#origin`. */
  #kept = new Float32Array(0)
  #origin: number
  #produced = 0

  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(from, to)
    this.#up = to / divisor
    this.#down = from / divisor
    this.#cutoff = Math.min(1, to / from)
    this.#half = Math.ceil(crossings / this.#cutoff)
    this.#origin = 0
  }

  push(samples: Float32Array): Float32Array {
    return this.#produce(samples, false)
  }

  /** What is left once the input ended. */
  flush(): Float32Array {
    return this.#produce(new Float32Array(this.#half), true)
  }

  #produce(samples: Float32Array, last: boolean): Float32Array {
    const input = new Float32Array(this.#kept.length + samples.length)
    input.set(this.#kept)
    input.set(samples, this.#kept.length)
    const available = this.#origin + input.length - (last ? 0 : 1)
    const end = Math.max(this.#produced, Math.ceil(((available - this.#half) * this.#up) / this.#down))
    const output = new Float32Array(end - this.#produced)
    for (let index = 0; index < output.length; index += 1) output[index] = this.#sampleAt(input, this.#produced + index)
    this.#produced = end
    const needed = Math.max(0, Math.floor((end * this.#down) / this.#up) - this.#half + 1)
    this.#kept = input.slice(Math.min(input.length, needed - Math.min(needed, this.#origin)))
    this.#origin = Math.max(this.#origin, Math.min(needed, this.#origin + input.length))
    return output
  }

  #sampleAt(input: Float32Array, position: number): number {
    const scaled = position * this.#down
    const phase = scaled % this.#up
    const first = (scaled - phase) / this.#up - this.#half + 1 - this.#origin
    const filter = this.#filterOf(phase)
    let sum = 0
    for (let tap = Math.max(0, -first); tap < filter.length; tap += 1)
      sum += (filter[tap] ?? 0) * (input[first + tap] ?? 0)
    return sum
  }

  #filterOf(phase: number): Float32Array {
    const made = this.#filters[phase]
    if (made) return made
    const fraction = phase / this.#up
    const filter = Float32Array.from({ length: this.#half * 2 }, (_, tap) => {
      const distance = tap - this.#half + 1 - fraction
      return this.#cutoff * sinc(distance * this.#cutoff) * window(distance / this.#half)
    })
    this.#filters[phase] = filter
    return filter
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** Blackman's. */
function window(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x)
}
