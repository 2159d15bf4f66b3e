import { z } from 'zod'
import { AppError } from '../../core/app-error.ts'

export function parseEmail(text: string): string {
  const parsed = z.email().max(320).safeParse(text.trim())
  if (parsed.success) return parsed.data
  throw new AppError('validation_error', `"${text}" is not an e-mail address.`)
}
