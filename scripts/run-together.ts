import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

// Runs commands at the same time, so that all processors are used; prints what fails, and fails when one does.
const began = performance.now()
const commands = process.argv.slice(2)
const results = await Promise.all(commands.map(run))
process.exitCode = results.every((isGood) => isGood) ? 0 : 1

async function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const isGood = (await ended) === 0
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'}  ${command} (${seconds} s)\n${isGood ? '' : out + errors}`)
  return isGood
}
