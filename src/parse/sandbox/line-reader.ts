import type { Readable } from 'node:stream'

const lineEnd = 10

/** Splits a stream into lines, holding no more than one unfinished line and one chunk. */
export class LineReader {
  readonly #stream: Readable
  readonly #chunks: AsyncIterator<Buffer>
  readonly #onChunk: (bytes: number, unfinishedLine: number) => void
  #lines: Buffer[] = []
  #parts: Buffer[] = []
  #unfinished = 0

  constructor(stream: Readable, onChunk: (bytes: number, unfinishedLine: number) => void) {
    this.#stream = stream
    this.#chunks = stream[Symbol.asyncIterator]()
    this.#onChunk = onChunk
  }

  /** Nothing has come that was not asked for. */
  get empty(): boolean {
    return this.#lines.length === 0 && this.#unfinished === 0 && this.#stream.readableLength === 0
  }

  /** The next line, or undefined when the stream has ended or broke off. */
  async next(): Promise<Buffer | undefined> {
    while (this.#lines.length === 0) {
      const { value, done } = await this.#chunks.next().catch(() => ({ value: undefined, done: true }))
      if (done || !value) return undefined
      this.#split(value)
      this.#onChunk(value.length, this.#unfinished)
    }
    return this.#lines.shift()
  }

  #split(chunk: Buffer): void {
    let from = 0
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      this.#lines.push(Buffer.concat([...this.#parts, chunk.subarray(from, at)]))
      this.#parts = []
      from = at + 1
      this.#unfinished = 0
    }
    if (from < chunk.length) this.#parts.push(chunk.subarray(from))
    this.#unfinished += chunk.length - from
  }
}
