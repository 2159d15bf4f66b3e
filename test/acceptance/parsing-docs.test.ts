import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runSheaf } from '../support/sheaf-process.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

for (const page of ['README.md', 'docs/parsing.md']) {
  test(`every "sheaf parse" of ${page} prints what is shown below it`, async () => {
    const text = await readFile(`${root}${page}`, 'utf8')
    const examples = [...text.matchAll(/```sh\nnpx sheaf (parse [^\n]+)\n```\n+```text\n([\s\S]+?)```/g)]
    assert.ok(examples.length > 0)
    for (const [, command = '', printed = ''] of examples) {
      const { stdout, status } = await runSheaf(command.split(' '), { cwd: root })
      assert.equal(stdout, printed)
      assert.equal(status, 0)
    }
  })
}
