import { coverRows } from '../row-coverage.ts'
import { contractRows } from './contract-rows.ts'
import { operationRows } from './operations.ts'
import { beyondReach } from './out-of-scope.ts'
import { specificationRows } from './rows.ts'

export const { specification, reportCoverage } = coverRows(
  { ...specificationRows, ...operationRows, ...contractRows },
  beyondReach,
)
