import { AppError } from '../../core/app-error.ts'

export function unauthorized(message: string): AppError {
  return new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
}
