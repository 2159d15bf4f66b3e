import { existsSync } from 'node:fs'

/** Where the weights lie. Apart from the model, which loads the runtime with it. */
export const readerHome = new URL('../../../models/reader/', import.meta.url)

export function hasReader(folder = readerHome): boolean {
  return ['questions.onnx', 'reader.onnx', 'words.bin', 'mix.json'].every((name) => existsSync(new URL(name, folder)))
}
