import type { Command } from 'commander'

/** What the help of a command shows of those below it, they show themselves, too, unless they have examples of their own. */
export function repeatExamples(parent: Command): void {
  const all = parent.commands.length === 0 ? [] : examplesIn(parent)
  for (const child of parent.commands) {
    const name = `$ sheaf ${parent.name()} ${child.name()} `
    const own = all.filter((line) => `${line.trim()} `.startsWith(name))
    if (own.length > 0 && examplesIn(child).length === 0) child.addHelpText('after', `\nExamples:\n${own.join('\n')}\n`)
  }
}

function examplesIn(command: Command): string[] {
  const usual = { ...command.configureOutput() }
  let text = ''
  const writeOut = (piece: string) => {
    text += piece
  }
  command.configureOutput({ ...usual, writeOut })
  command.outputHelp()
  command.configureOutput(usual)
  return text.split('\n').filter((line) => line.trim().startsWith('$ sheaf'))
}
