import { z } from 'zod'
import { type ErrorCode, errorKinds } from '../core/app-error.ts'
import { timeSchema } from './common.ts'

const codes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]]

export const platformErrorSchema = z
  .object({
    statusCode: z.int(),
    code: z.enum(codes),
    error: z.string().describe('The reason phrase of the status.'),
    message: z.string().describe('What is wrong and what to do, for people.'),
    retryable: z.boolean().describe('Whether the same request may succeed later.'),
    request_id: z.string(),
    timestamp: timeSchema,
    path: z.string(),
    reason: z.string().optional(),
    required_scope: z.string().optional(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
export type PlatformError = z.infer<typeof platformErrorSchema>

export const jobErrorSchema = z.object({ detail: z.string() }).meta({ id: 'ErrorResponse' })

export const healthSchema = z.object({ status: z.enum(['OK', 'Unstable']), version: z.string() }).meta({ id: 'Health' })
