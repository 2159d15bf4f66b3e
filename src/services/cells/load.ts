import type { Extraction } from '../../extract/extraction.ts'
import { selectCells } from '../../storage/cells.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { readCells } from './read-cells.ts'

type Ended = Pick<ExtractionRow, 'no' | 'confidence_overall' | 'status'>

/** What extractions say, by their number; nothing of those that have not ended well. */
export async function loadExtractions(
  db: Database | Tx,
  workspaceId: string,
  rows: Ended[],
): Promise<Map<number, Extraction>> {
  const ended = rows.filter(({ status }) => status === 'complete')
  if (ended.length === 0) return new Map()
  const nos = ended.map(({ no }) => no)
  const cells = await selectCells(db, workspaceId, nos)
  const extractions = new Map<number, Extraction>()
  for (const { no, confidence_overall: overall } of ended) {
    const { data, fields, provenance } = await readCells(cells.get(no) ?? [])
    extractions.set(no, { data, confidence: { overall: overall ?? 0, fields }, provenance })
  }
  return extractions
}
