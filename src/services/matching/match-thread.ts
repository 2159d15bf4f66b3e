import { createCandidateFinder } from '../../match/block/find-candidates.ts'
import type { PreparedRow } from '../../match/fields.ts'
import type { MatchConfig, RecordMatch, Row } from '../../match/model.ts'
import { createMatcher, type Matcher } from '../../match/verdict/matcher.ts'
import { stepBack } from '../../parse/sandbox/step-back.ts'
import { serveThread } from '../helper-thread.ts'

interface Opening {
  config: MatchConfig
  recordColumns: string[]
  referenceColumns: string[]
}

interface Candidate {
  id: string
  cells: Row
}

const perRecord = 20

let matcher: Matcher | undefined
let find: ReturnType<typeof createCandidateFinder> | undefined
const rows: Candidate[] = []
const prepared: PreparedRow[] = []

/** One run at a time: its config, then the rows, then what is to be matched to them. */
const matching = {
  open({ config, recordColumns, referenceColumns }: Opening): void {
    matcher = createMatcher(config, recordColumns, referenceColumns)
  },
  /** To be matched to. */
  addRows(added: Candidate[]): void {
    const { fields } = opened()
    for (const row of added) {
      const ready = fields.prepareReference(row.cells)
      fields.count(ready)
      rows.push(row)
      prepared.push(ready)
    }
  },
  /** So that common words weigh less; of a table that stays where it is. */
  countRows(counted: Candidate[]): void {
    const { fields } = opened()
    for (const { cells } of counted) fields.count(fields.prepareReference(cells))
  },
  countRecords(counted: Row[]): void {
    const { fields } = opened()
    for (const record of counted) fields.count(fields.prepareRecord(record))
  },
  match(records: Row[]): RecordMatch[] {
    const { fields, match } = opened()
    find ??= createCandidateFinder(prepared, fields)
    const findNear = find
    return records.map((record) => {
      const { places, method } = findNear(fields.prepareRecord(record), perRecord)
      const candidates = Array.from(places, (at) => candidateAt(at))
      return match(record, { candidates, method })
    })
  },
  /** Where the candidates were found elsewhere. */
  choose({ records, found }: { records: Row[]; found: { rows: Candidate[]; method: string }[] }): RecordMatch[] {
    const { match } = opened()
    return records.map((record, at) => {
      const { rows: near, method } = found[at] as { rows: Candidate[]; method: string }
      return match(record, { candidates: near.map(({ id, cells }) => ({ id, row: cells })), method })
    })
  },
}

export type Matching = typeof matching

function opened(): Matcher {
  if (matcher === undefined) throw new Error('nothing is opened')
  return matcher
}

function candidateAt(at: number) {
  const { id, cells } = rows[at] as Candidate
  return { id, row: cells, prepared: prepared[at] as PreparedRow }
}

stepBack()
serveThread(matching)
