import { type ApiDocument, hasTables, type Operation, operationsOf, resolve, successes } from './api-document.ts'
import { comment, isBinary, typeOf } from './write-types.ts'

/** What takes more than one call, or gives less than an answer, is written in sdk/src/nouns and sdk/src/sheaf.ts. */
const byHand = new Set([
  ...['extract', 'quote', 'search', 'status', 'documents.markdown', 'documents.page', 'documents.reextract'],
  ...['extractions.data', 'extractions.correct', 'schemas.versions', 'process.submit', 'webhooks.listen'],
  ...['events', 'delivery', 'signatures', 'retries'].map((part) => `webhooks.reference.${part}`),
])

/** A function for each noun that makes its calls: ids first, then what is sent or asked for, then options. */
export function nounsSource(document: ApiDocument): string {
  const calls = operationsOf(document).map(({ operation }) => {
    const { operationId, 'x-call': call } = operation
    if (call === undefined) throw new Error(`the operation ${operationId} has no "call": what do clients call it?`)
    return { call, operation }
  })
  const byNoun = Map.groupBy(
    calls.filter(({ call, operation }) => !byHand.has(call) || hasTables(operation)),
    ({ call }) => call.split('.')[0] ?? '',
  )
  return [
    '// Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.',
    "import type { Body, Client, Query, Tables } from './client.ts'",
    "import type { FileSource } from './files.ts'",
    "import type { CallOptions } from './transport.ts'\n",
    ...[...byNoun].map(([noun, its]) => {
      const makers = [
        'call',
        ...(its.some(({ operation }) => isList(operation, document)) ? ['rows'] : []),
        ...(its.some(({ operation }) => hasTables(operation)) ? ['table'] : []),
      ]
      const methods = its.flatMap(({ call, operation }) => methodsOf(call, operation, document))
      return `export function ${noun}Calls({ ${makers.join(', ')} }: Client) {\n  return {\n${methods.join('')}  }\n}\n`
    }),
  ].join('\n')
}

function methodsOf(call: string, operation: Operation, document: ApiDocument): string[] {
  const verb = call.split('.')[1] ?? ''
  const { takes, gives } = signatureOf(operation, document)
  const method = (name: string, how: 'call' | 'rows', about: string) =>
    `${comment(about, '    ')}    ${name}: (${[...takes, 'options?: CallOptions'].join(', ')}) =>\n` +
    `      ${how}('${operation.operationId}', {${gives.length > 0 ? ` ${gives.join(', ')} ` : ''}}, options),\n`
  const { summary } = operation
  const tables = hasTables(operation) ? [tableMethod(verb, operation, document)] : []
  if (byHand.has(call)) return tables
  if (!isList(operation, document)) return [method(verb, 'call', `${summary}.`), ...tables]
  const everything = verb === 'list' ? 'all' : `${verb}All`
  return [
    method(verb, 'call', `${summary}: one page.`),
    method(everything, 'rows', `${summary}: every row, page by page as they are asked for.`),
    ...tables,
  ]
}

/** The same as CSV or Excel, with what such a table takes besides. */
function tableMethod(verb: string, operation: Operation, document: ApiDocument): string {
  const { takes, gives } = signatureOf(operation, document)
  const { operationId, summary } = operation
  const ids = [...takes.filter((each) => !each.startsWith('query:')), `query: Tables<'${operationId}'>`]
  const given = [...gives.filter((each) => each !== 'query'), 'query']
  return (
    `${comment(`${summary}, all of it as CSV or Excel: an answer whose body is a stream.`, '    ')}` +
    `    ${verb}Table: (${[...ids, 'options?: CallOptions'].join(', ')}) =>\n` +
    `      table('${operationId}', { ${given.join(', ')} }, options),\n`
  )
}

/** The arguments of a call, and how they become the input of the operation. */
function signatureOf(operation: Operation, document: ApiDocument): { takes: string[]; gives: string[] } {
  const { operationId, parameters = [], requestBody } = operation
  const ids = parameters.filter((parameter) => parameter.in === 'path')
  const queries = parameters.filter(({ in: where, schema }) => where === 'query' && !schema['x-table'])
  const takes = ids.map(({ name, schema }) => `${name}: ${typeOf(schema)}`)
  const gives = ids.length > 0 ? [`params: { ${ids.map(({ name }) => name).join(', ')} }`] : []
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const files = Object.entries(form?.schema.properties ?? {}).filter(([, part]) => isBinary(part))
  if (files.length > 0) {
    const names = files.map(([name]) => name)
    const types = files.map(([name, part]) => `${name}?: ${typeOf(part)} | undefined`)
    takes.push(`{ ${names.join(', ')}, ...body }: Body<'${operationId}'> & { ${types.join('; ')} }`)
    gives.push('body', `files: { ${names.join(', ')} }`)
  } else if (json) {
    const isOptional = (resolve(json.schema, document).required ?? []).length === 0
    takes.push(`body: Body<'${operationId}'>${isOptional ? ' = {}' : ''}`)
    gives.push('body')
  }
  if (queries.length > 0) {
    takes.push(`query: Query<'${operationId}'>${queries.some(({ required }) => required) ? '' : ' = {}'}`)
    gives.push('query')
  }
  return { takes, gives }
}

function isList(operation: Operation, document: ApiDocument): boolean {
  const [success] = successes(operation)
  const schema = success?.content?.['application/json']?.schema
  return schema !== undefined && resolve(schema, document).properties?.['pagination'] !== undefined
}
