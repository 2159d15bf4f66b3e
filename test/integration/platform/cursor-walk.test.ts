import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

const rows = 10_000
const started = Date.parse('2030-01-01T00:00:00Z')
let system: TestSystem
let address: string

before(async () => {
  system = await createTestSystem()
  address = await (await system.app()).listen({ port: 0, host: '127.0.0.1' })
})
after(() => system.close())

/** So many documents, several of which share each millisecond, at any place of the list. */
async function insert({ id: workspaceId }: TestWorkspace, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  const times = ids.map(() => new Date(started + Math.floor(Math.random() * (rows / 4))))
  await system.pool.query(
    `insert into documents (id, workspace_id, filename, status, max_file_bytes, created_at, updated_at)
     select id, $2, 'a.txt', 'completed', 1, at, at from unnest($1::uuid[], $3::timestamptz[]) as made (id, at)`,
    [ids, workspaceId, times],
  )
  return ids
}

const remove = (workspace: TestWorkspace, ids: string[]) =>
  system.pool.query('delete from documents where workspace_id = $1 and id = any($2::uuid[])', [workspace.id, ids])

interface Page {
  data: { id: string }[]
  pagination: { has_more: boolean; next_cursor: string | null; total: number }
}

for (const order of ['asc', 'desc'])
  test(`a walk of ${rows} rows (${order}) sees each once, while others come and go around them`, async () => {
    const workspace = await system.workspace()
    const lasting = await insert(workspace, rows)
    const passing = await insert(workspace, 1000)
    const seen: string[] = []
    let cursor = ''
    do {
      const url = `${address}/v1/documents?limit=200&order=${order}${cursor}`
      const [page] = await Promise.all([
        fetch(url, { headers: workspace.headers }).then((answer) => answer.json() as Promise<Page>),
        insert(workspace, 20).then((ids) => passing.push(...ids)),
        remove(workspace, passing.splice(Math.floor(Math.random() * passing.length), 20)),
      ])
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.pagination.has_more ? `&cursor=${page.pagination.next_cursor}` : ''
    } while (cursor !== '')
    const once = new Set(seen)
    assert.equal(once.size, seen.length, 'rows that came twice')
    assert.deepEqual(
      lasting.filter((id) => !once.has(id)),
      [],
      'rows that were there all the time and did not come',
    )
  })
