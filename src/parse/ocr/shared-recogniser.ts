import type { Engines } from '../reader.ts'
import { createRecogniser, type Recogniser } from './recognise.ts'

let shared: Recogniser | undefined

/** One recogniser for all files of this process, so that language data is loaded once. */
export function sharedRecogniser(engines: Engines): Recogniser {
  shared ??= createRecogniser(engines)
  return shared
}
