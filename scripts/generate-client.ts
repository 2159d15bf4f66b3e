import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/http/openapi/document.ts'
import { allOperations } from '../src/operations/all-operations.ts'
import type { ApiDocument } from './client/api-document.ts'
import { nounsSource } from './client/write-nouns.ts'
import { pythonCalls, pythonTypes } from './client/write-python.ts'
import { clientSource } from './client/write-types.ts'

// Writes the types, the table of operations and the nouns of the clients from the OpenAPI document; with --verify it only
// compares.
const document = openApiDocument(allOperations, { version: '', serverUrl: '' }) as unknown as ApiDocument
for (const [target, text] of [
  ['sdk/src/generated.ts', clientSource(document)],
  ['sdk/src/generated-nouns.ts', nounsSource(document)],
  ['sdk/python/sheaf_client/types.py', pythonTypes(document)],
  ['sdk/python/sheaf_client/_nouns.py', pythonCalls(document, false)],
  ['sdk/python/sheaf_client/_async_nouns.py', pythonCalls(document, true)],
] as const) {
  if (!process.argv.includes('--verify')) await writeFile(target, text)
  else if ((await readFile(target, 'utf8')) !== text) {
    console.error(`${target} does not fit the operations. Run "npm run generate".`)
    process.exitCode = 1
  }
}
