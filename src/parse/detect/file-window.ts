import type { FileHandle } from 'node:fs/promises'

/** Reads parts of a file, never all of it. */
export class FileWindow {
  readonly size: number
  readonly #handle: FileHandle

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  /** Fewer bytes where the file ends; none outside it. */
  async read(offset: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - offset))
    if (offset < 0 || wanted === 0) return Buffer.alloc(0)
    const buffer = Buffer.alloc(wanted)
    const { bytesRead } = await this.#handle.read(buffer, 0, wanted, offset)
    return buffer.subarray(0, bytesRead)
  }

  tail(length: number): Promise<Buffer> {
    return this.read(Math.max(0, this.size - length), length)
  }
}
