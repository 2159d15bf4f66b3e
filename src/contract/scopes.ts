import { z } from 'zod'

export const scopes = ['extract', 'read', 'write', 'operations', 'billing', 'delivery'] as const
export const scopeSchema = z.enum(scopes)
export type Scope = z.infer<typeof scopeSchema>

export const defaultScopes: Scope[] = ['extract', 'read', 'write', 'operations']
