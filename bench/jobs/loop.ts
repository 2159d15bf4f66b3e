import { basename } from 'node:path'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { Parser } from '../../src/parse/parser.ts'
import { readSchemaText } from '../../src/services/engine/read-wanted.ts'
import { tasks } from '../../src/services/engine/tasks.ts'
import { loadSchema } from '../../test/support/job-load.ts'

// Reads and extracts one file after the other, without server, queue or database.
process.once('message', async ({ paths, warmUp }: { paths: string[]; warmUp: number }) => {
  const parser = new Parser({ parallel: 1, engines: { parallel: 1 }, owner: 'one' })
  const schema = readSchemaText(loadSchema)
  const reader = openReader({ native: (call) => call() })
  const ask = () => Promise.reject(new Error('There is no model.'))
  const read = async (path: string) => {
    const document = await parser.parse({ path, name: basename(path) })
    return tasks.extract({ document, schema, validation: 'lax', coverage: false }, { ask, reader }, () => {})
  }
  for (const path of paths.slice(0, warmUp)) await read(path)
  const started = performance.now()
  for (const path of paths) await read(path)
  process.send?.((performance.now() - started) / 1000, () => {
    parser.close()
    process.exit(0)
  })
})
