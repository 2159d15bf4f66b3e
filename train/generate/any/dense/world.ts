import type { Sketch } from '../sketch.ts'
import type { Variants } from '../variants.ts'
import type { Voice } from './voices.ts'

export type Named = Pick<Voice, 'words' | 'said'>

/** Whose paper it is, for whom, who did it and what it is about. */
export interface World {
  id: string
  titles: Variants
  /** Whether the title tells which trade it is. */
  isTelling: boolean
  issuer: Named & { name: (sketch: Sketch) => string }
  client: Named & { form: 'person' | 'company' }
  worker: Named & { cues?: Variants }
  /** Without a name: it has a maker and a model. */
  thing: Named & { name?: (sketch: Sketch) => string }
}
