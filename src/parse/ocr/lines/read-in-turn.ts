import type { GreyImage } from '../grey-image.ts'
import type { Character } from './character.ts'
import type { LineModel } from './line-model.ts'

/** Batches of strips that several threads read. */
export interface SharedWork {
  batches: GreyImage[][]
  /** Which batch is next, for all threads. */
  turn: Int32Array
}

/** Reads batches until there are none left, and leaves those to other threads that they took: lines by batch. */
export async function readInTurn(model: LineModel, { batches, turn }: SharedWork): Promise<Map<number, Character[][]>> {
  const read = new Map<number, Character[][]>()
  for (;;) {
    const index = Atomics.add(turn, 0, 1)
    const batch = batches[index]
    if (!batch) return read
    read.set(index, await model.read(batch))
  }
}
