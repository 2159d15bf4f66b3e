import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Command } from 'commander'
import { createProgram } from './program.ts'

let text = ''
const output = {
  ...{ json: false, terminal: false, writeError: () => undefined },
  write(piece: string | Uint8Array) {
    text += piece
  },
}
const program = await createProgram({ output, version: '' } as never, [])

test('every command that takes something shows an example of it', () => {
  const usual = ['--json', '--server', '--key']
  for (const command of below(program)) {
    const own = command.options.filter(({ long }) => !usual.includes(long ?? ''))
    if (command.registeredArguments.length + own.length === 0) continue
    assert.match(helpOf(command), /^ +\$ (?:\w+=\S+ )?sheaf /m, nameOf(command))
  }
})

test('examples name commands and options that exist', () => {
  for (const command of [program, ...below(program)])
    for (const [, example = ''] of helpOf(command).matchAll(/^ +\$ (?:\w+=\S+ )?sheaf (.+)$/gm)) {
      const [line = ''] = example.split(/ {2,}| [|>] /)
      const words = line.split(' ')
      let named: Command = program
      for (const word of words) named = named.commands.find((child) => child.name() === word) ?? named
      assert.notEqual(named, program, example)
      for (const option of words.filter((word) => word.startsWith('--')))
        assert.ok(
          named.options.some(({ long }) => long === option),
          `${nameOf(named)} has no ${option}: ${example}`,
        )
    }
})

function below(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...below(child)])
}

function helpOf(command: Command): string {
  text = ''
  command.outputHelp()
  return text
}

function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name()
}
