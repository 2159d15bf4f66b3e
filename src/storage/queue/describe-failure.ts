import { AppError } from '../../core/app-error.ts'
import { describeError } from '../../core/logger.ts'

/** How the failure of a task is told in the log. Messages that are not our own can quote the document at hand. */
export function describeFailure(error: unknown): Record<string, unknown> {
  const { message, cause, ...described } = describeError(error)
  if (error instanceof AppError) described['message'] = message
  if (error instanceof Error && error.cause !== undefined) described['cause'] = describeFailure(error.cause)
  return described
}
