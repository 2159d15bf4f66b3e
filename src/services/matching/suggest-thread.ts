import { type Suggestion, type SuggestOptions, suggest } from '../../match/learn/suggest.ts'
import type { Row } from '../../match/model.ts'
import { stepBack } from '../../parse/sandbox/step-back.ts'
import { serveThread } from '../helper-thread.ts'

interface Asked extends SuggestOptions {
  recordColumns: string[]
  referenceColumns: string[]
}

const records: Row[] = []
const rows: Row[] = []

/** Both tables piece by piece, then what they teach. */
const suggesting = {
  addRecords(added: Row[]): void {
    records.push(...added)
  },
  addRows(added: Row[]): void {
    rows.push(...added)
  },
  suggest({ recordColumns, referenceColumns, ...options }: Asked): Suggestion {
    return suggest({ columns: recordColumns, rows: records }, { columns: referenceColumns, rows }, options)
  },
}

export type Suggesting = typeof suggesting

stepBack()
serveThread(suggesting)
