import type { Body, Client, Query } from '../client.ts'
import type { FileSource } from '../files.ts'
import type { CallOptions } from '../transport.ts'

export function sourceCalls({ call, rows }: Client) {
  return {
    create: (body: Body<'createSource'>, options?: CallOptions) => call('createSource', { body }, options),
    list: (query: Query<'listSources'> = {}, options?: CallOptions) => call('listSources', { query }, options),
    all: (query: Query<'listSources'> = {}, options?: CallOptions) => rows('listSources', { query }, options),
    get: (id: string, options?: CallOptions) => call('getSource', { params: { id } }, options),
    update: (id: string, body: Body<'updateSource'>, options?: CallOptions) =>
      call('updateSource', { params: { id }, body }, options),
    /** Ingests a file into the source, which extracts from it by its schema where it has one. */
    addDocument: (
      id: string,
      { file, ...body }: Body<'addSourceDocument'> & { file?: FileSource },
      options?: CallOptions,
    ) => call('addSourceDocument', { params: { id }, body, files: { file } }, options),
    /** Its documents stay. */
    delete: (id: string, options?: CallOptions) => call('deleteSource', { params: { id } }, options),
  }
}
