import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandOfCall, nameCommands } from './name-commands.ts'

test('calls that a message of the server advises are told as commands', () => {
  const id = '01a1df57-1781-70ab-9d3d-bbae870c4f16'
  const said: Record<string, string> = {
    'ids are UUIDs, and GET /v1/sources lists them.': 'ids are UUIDs, and "sheaf sources list" lists them.',
    'GET /v1/matching/runs/:id/results lists them.': '"sheaf match results" lists them.',
    'PUT /v1/schemas/SCH-Z0WA4320 makes a new version of it.':
      '"sheaf schemas update SCH-Z0WA4320" makes a new version of it.',
    'PUT /v1/reference-data/{id}/rows replaces its rows.': '"sheaf reference replace" replaces its rows.',
    [`with POST /v1/apps/${id}/versions/1/publish and POST /v1/apps/${id}/enable.`]: `with "sheaf apps publish ${id}".`,
    [`enable it with POST /v1/apps/${id}/enable.`]: `enable it with "sheaf apps publish ${id}".`,
    'GET /v1/runner is another.': 'GET /v1/runner is another.',
  }
  for (const [message, told] of Object.entries(said)) assert.equal(nameCommands(message), told)
})

test('every command that is told exists', async () => {
  const { createProgram } = await import('../program.ts')
  const output = { json: false, terminal: false, write: () => undefined, writeError: () => undefined }
  const program = await createProgram({ output, version: '' } as never, [])
  for (const told of Object.values(commandOfCall)) {
    const [, noun, verb] = told.split(' ')
    const command = program.commands.find((each) => each.name() === noun)
    assert.ok(command, told)
    if (command.commands.length > 0)
      assert.ok(
        command.commands.some((each) => each.name() === verb),
        told,
      )
  }
})
