import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { referenceCommand } from '../../src/cli/reference.ts'
import type { Surroundings } from '../../src/cli/surroundings.ts'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/reference-data.md answers what is shown below it, but for ids and times', async () => {
  await checkPage('reference-data.md', 9, { server, cwd })
})

test('on a terminal a table that is added, replaced or exported shows how far it is', async () => {
  const [file, out] = [join(cwd, 'streets.csv'), join(cwd, 'exported.csv')]
  const rows = Array.from({ length: 4000 }, (_, index) => `${index},"Street ""${index}""\nback yard"`)
  await writeFile(file, `number,street\n${rows.join('\n')}\n`)

  const added = await onTerminal('add', file, '--name', 'Streets')
  assert.match(added.shown, /█{30} 127\/127 KB/)
  const replaced = await onTerminal('replace', added.answer.id, file)
  assert.match(replaced.shown, /█{30} 127\/127 KB/)
  const exported = await onTerminal('export', added.answer.id, '--out', out)
  assert.match(exported.shown, /█{30} 4000\/4000 rows\n$/)
  assert.equal((await readFile(out, 'utf8')).split('back yard').length, 4001)
})

async function onTerminal(...args: string[]): Promise<{ shown: string; answer: { id: string } }> {
  let [shown, answer] = ['', '']
  const around = {
    output: {
      ...{ json: true, terminal: true },
      write(text: string) {
        answer += text
      },
      writeError(text: string) {
        shown += text
      },
    },
    serverAccess: async () => ({ server: server.address, key: server.key }),
    untilInterrupted: <T>(work: (signal: AbortSignal) => Promise<T>) => work(new AbortController().signal),
  }
  await referenceCommand(around as unknown as Surroundings).parseAsync(args, { from: 'user' })
  return { shown, answer: JSON.parse(answer) }
}
