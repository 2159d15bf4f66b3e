import type { Principal } from './principal.ts'

/** Knows one kind of principal by what it shows. */
export interface Recogniser {
  /** Whether the text can be of this kind. */
  claims(text: string): boolean
  /** Throws when it is of nobody, or no longer. */
  recognise(text: string): Promise<Principal>
}
