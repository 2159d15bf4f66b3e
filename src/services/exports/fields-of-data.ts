import { splitPath, templateOf } from '../../extract/schema/field-path.ts'
import { leavesOf } from '../cells/leaves.ts'
import type { TableField } from './table-source.ts'

/** The fields that data of several records has, where no schema tells. */
export function collectFields() {
  const fields = new Map<string, TableField>()
  return {
    add(data: unknown): void {
      const extraction = { data, confidence: { overall: 0, fields: {} }, provenance: {} }
      for (const { path, value, dataType: type } of leavesOf(extraction, undefined)) {
        if (typeof value === 'object' && value !== null) continue
        const template = templateOf(splitPath(path))
        const known = fields.get(template)
        // A date that one record has as other text is still a date in the others.
        if (known === undefined || (known.type === 'string' && value !== null))
          fields.set(template, { path: template, type })
      }
    },
    all: () => [...fields.values()],
  }
}
