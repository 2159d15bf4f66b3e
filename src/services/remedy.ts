import { AppError } from '../core/app-error.ts'

/** A refusal about which something can be done, once its transaction has ended. */
export class RemediableError extends AppError {
  readonly remedy: () => Promise<boolean>

  /** `remedy` says whether another attempt is worth while. */
  constructor(error: AppError, remedy: () => Promise<boolean>) {
    super(error.code, error.message, {
      ...(error.reason !== undefined && { reason: error.reason }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
    })
    this.remedy = remedy
  }
}

const mostAttempts = 20

/** Runs a transaction, and again after each remedy; others may have used up what the last one brought. */
export async function withRemedy<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof RemediableError) || attempt === mostAttempts) throw error
      if (!(await error.remedy())) throw error
    }
  }
}
