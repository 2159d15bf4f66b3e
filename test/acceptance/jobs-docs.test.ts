import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { docs, isRewriting, meet, pageRewriter, runCommands, withIds, withoutSureness } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/jobs.md answers what is shown below it, but for ids, times and estimates', async () => {
  const page = await readFile(join(docs, 'jobs.md'), 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= 25)
  const ids = new Map<string, string>()
  const rewriter = pageRewriter('jobs.md', page)
  for (const [, command = '', form, shown = ''] of examples) {
    const printed = await runCommands(withIds(command, ids), { server, cwd })
    meet(ids, shown, printed)
    const expected = withIds(shown, ids)
    if (isRewriting && form === 'json') {
      const isSame = isDeepStrictEqual(stable(JSON.parse(printed)), stable(JSON.parse(expected)))
      if (!isSame) rewriter.replace(shown, printed, form, ids)
      continue
    }
    if (form === 'json') assert.deepEqual(stable(JSON.parse(printed)), stable(JSON.parse(expected)), command)
    else assert.deepEqual(inAnyOrder(printed), inAnyOrder(expected), command)
  }
  await rewriter.save()
})

/** Several files end in any order. */
function inAnyOrder(text: string): string[] {
  return text.split('\n').sort((a, b) => (a < b ? -1 : 1))
}

function stable(value: Record<string, unknown>): Record<string, unknown> {
  const { start_time, finish_time, estimated_time_seconds, ...whole } = value
  const rest = JSON.parse(JSON.stringify(whole), withoutSureness)
  return { ...rest, told: [start_time, finish_time, estimated_time_seconds].map((each) => typeof each) }
}
