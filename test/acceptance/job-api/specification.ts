import { coverRows } from '../row-coverage.ts'
import { beyondReach, rows } from './rows.ts'

export const { specification, reportCoverage } = coverRows(rows, beyondReach)
