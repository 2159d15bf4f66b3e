import type { ConceptId } from '../lexicon/concepts.ts'
import type { Part } from '../resolve/part.ts'
import type { ValueKind } from '../values/mention.ts'
import { partsOf, type RunningText } from './running-text.ts'

/** A value that a sentence states, with what the sentence says it is. */
export interface ProseCandidate {
  concepts: ConceptId[]
  kind: ValueKind
  value: string | number
  text: string
  parts: Part[]
  probability: number
}

type Stated = Omit<ProseCandidate, 'text' | 'parts' | 'value'> & { start: number; end: number; value?: string | number }

/** The value is what is printed, unless it is given. */
export function toCandidate(running: RunningText, { start, end, value, ...stated }: Stated): ProseCandidate {
  const text = running.text.slice(start, end).replace(/\s+/gu, ' ')
  return { ...stated, value: value ?? text, text, parts: partsOf(running, start, end) }
}
