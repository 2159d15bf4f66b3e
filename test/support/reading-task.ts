import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { ExtractTask } from '../../src/services/engine/tasks.ts'
import { textDocument } from './text-document.ts'

const rows = Array.from(
  { length: 60 },
  (_, index) => `Sample ${index}: pump ${index * 7} of station North, 12.${index} mg`,
)

/** An extraction that the reader has some work with. */
export const readingTask: ExtractTask = {
  document: textDocument(`Report 17\n\nInspector: Ada Byron\n\nDay of visit: 3 May 2024\n\n${rows.join('\n\n')}`),
  schema: readSchema({
    inspector: 'string',
    visited_on: 'date',
    report_number: 'string',
    samples: [{ name: 'string', pump: 'string', result: 'number' }],
  }),
  validation: 'none',
  coverage: false,
}
