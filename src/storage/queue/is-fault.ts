import { AppError } from '../../core/app-error.ts'
import { isDatabaseOutage } from '../../core/database-outage.ts'
import { errorCode } from '../../core/error-code.ts'

/** Whether a failure tells of our surroundings (disk, memory, database, object store) rather than of the task. It will pass. */
export function isFault(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'service_unavailable'
  return faultsOfSystem.has(errorCode(error) ?? '') || isDatabaseOutage(error)
}

const faultsOfSystem = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'])
