import type { Readable } from 'node:stream'

/** Splits a stream into lines of text, holding no more than one unfinished line and one chunk. */
export class LineReader {
  readonly #stream: Readable
  readonly #chunks: AsyncIterator<string>
  readonly #onChunk: (length: number, unfinishedLine: number) => void
  #lines: string[] = []
  #unfinished = ''

  constructor(stream: Readable, onChunk: (length: number, unfinishedLine: number) => void) {
    // Text lives on the heap, which shrinks again after a large answer; large buffers are kept by the allocator.
    this.#stream = stream.setEncoding('utf8')
    this.#chunks = stream[Symbol.asyncIterator]()
    this.#onChunk = onChunk
  }

  /** Nothing has come that was not asked for. */
  get empty(): boolean {
    return this.#lines.length === 0 && this.#unfinished === '' && this.#stream.readableLength === 0
  }

  /** The next line, or undefined when the stream has ended or broke off. */
  async next(): Promise<string | undefined> {
    while (this.#lines.length === 0) {
      const { value, done } = await this.#chunks.next().catch(() => ({ value: undefined, done: true }))
      if (done || !value) return undefined
      this.#split(value)
      this.#onChunk(value.length, this.#unfinished.length)
    }
    return this.#lines.shift()
  }

  #split(chunk: string): void {
    let from = 0
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      this.#lines.push(this.#unfinished + chunk.slice(from, at))
      this.#unfinished = ''
      from = at + 1
    }
    this.#unfinished += chunk.slice(from)
  }
}
