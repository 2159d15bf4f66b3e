import type { Body, Client, Query } from '../client.ts'
import type { CallOptions } from '../transport.ts'

/** Everywhere an id is taken, so is a short id. */
export function schemaCalls({ call, rows }: Client) {
  return {
    create: (body: Body<'createSchema'>, options?: CallOptions) => call('createSchema', { body }, options),
    list: (query: Query<'listSchemas'> = {}, options?: CallOptions) => call('listSchemas', { query }, options),
    all: (query: Query<'listSchemas'> = {}, options?: CallOptions) => rows('listSchemas', { query }, options),
    get: (id: string, options?: CallOptions) => call('getSchema', { params: { id } }, options),
    /** Makes a new version; what was extracted with an older one keeps it. */
    update: (id: string, body: Body<'updateSchema'>, options?: CallOptions) =>
      call('updateSchema', { params: { id }, body }, options),
    delete: (id: string, options?: CallOptions) => call('deleteSchema', { params: { id } }, options),
    versions: (id: string, query: Query<'listSchemaVersions'> = {}, options?: CallOptions) =>
      rows('listSchemaVersions', { params: { id }, query }, options),
    version: (id: string, n: number, options?: CallOptions) => call('getSchemaVersion', { params: { id, n } }, options),
  }
}
