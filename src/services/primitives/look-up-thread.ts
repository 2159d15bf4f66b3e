import { createLookUp, type Entry, type LookedUp } from '../../match/look-up.ts'
import { serveThread } from '../helper-thread.ts'

interface Asked {
  column: string
  entries: Entry[]
  texts: string[]
}

export const lookUps = {
  all: ({ column, entries, texts }: Asked): LookedUp[] => texts.map(createLookUp(column, entries)),
}

export type LookUps = typeof lookUps

serveThread(lookUps)
