import { allOperations } from '../operations/all-operations.ts'
import { type FileOperation, isFile, type Operation } from '../operations/operation.ts'

/** One whose answer is JSON. */
export type ToolOperation = Exclude<Operation, FileOperation>

export function operationNamed(name: string): ToolOperation {
  const found = allOperations.find((each) => each.name === name)
  if (found === undefined || isFile(found)) throw new Error(`${name} is no operation that a tool can be`)
  // Agents are told of refusals in one shape, whichever API an operation belongs to.
  return { ...found, api: 'platform' }
}
