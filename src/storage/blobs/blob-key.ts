import { AppError } from '../../core/app-error.ts'

/** Throws unless the key is safe as a path below any root and as an object key. */
export function assertBlobKey(key: string): void {
  if (key.length > longestKey || !keyPattern.test(key)) {
    throw new AppError(
      'validation_error',
      `A blob key has at most ${longestKey} characters: lower-case letters, digits, "-", "_" and ".", in segments ` +
        'separated by "/" that are not empty and do not begin with a dot.',
    )
  }
}

const longestKey = 200
const keyPattern = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/
