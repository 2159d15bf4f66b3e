import { z } from 'zod'

export const idSchema = z.uuid()
export const timeSchema = z.iso.datetime({ precision: 3 }).describe('UTC, with milliseconds.')

export const idParams = z.object({ id: idSchema })

export const deletedSchema = z.object({ deleted: z.literal(true), id: idSchema }).meta({ id: 'Deleted' })
