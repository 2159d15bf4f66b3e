import { AppError } from '../../../core/app-error.ts'
import { errorCode } from '../../../core/error-code.ts'

/** Runs an operation on the blob folder and says in plain words what its owner has to do when it fails. */
export async function explainingDiskErrors<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation()
  } catch (error) {
    const advice = adviceByCode[errorCode(error) ?? '']
    if (advice === undefined) throw error
    throw new AppError('service_unavailable', advice, { cause: error })
  }
}

export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

const noSpace = 'The disk that holds the blobs is full: free some space on it or move the data folder to a larger one.'
const noPermission =
  'The folder that holds the blobs may not be written: give it to the user that runs the service, with mode 0700.'
const tooManyFiles = 'The service has too many files open: raise its limit of open files (ulimit -n).'

const adviceByCode: Record<string, string> = {
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EROFS: 'The disk that holds the blobs is mounted read-only: check it for errors and mount it for writing.',
  EACCES: noPermission,
  EPERM: noPermission,
  ENOENT: 'A part of the blob folder is gone: check that its disk is mounted and that nothing else cleans it up.',
  ENOTDIR: 'A part of the path to the blobs is a file, not a folder: correct the setting of the data folder.',
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EIO: 'The disk that holds the blobs reports errors: check it, and restore from a backup if it is failing.',
}
