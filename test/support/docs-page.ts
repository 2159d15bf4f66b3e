import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanEnv, launcher, type StartedSheaf } from './sheaf-process.ts'

export const docs = fileURLToPath(new URL('../../docs', import.meta.url))

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|SCH-[0-9A-Z]{8}|(?<=\/upload\/)[\w-]{64}/g
/** Times, how long something takes, cursors, and keys. */
const passing =
  /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z|(?<="(?:duration_ms|processing_time_ms|estimated_seconds)": ?)\d+|eyJ[\w-]+\.[\w-]+|shf_live_[\w-]+(…\w+)?/g

interface Place {
  server: Pick<StartedSheaf, 'address' | 'key'>
  /** Where the commands run; the documentation is in its folder `docs`. */
  cwd: string
}

/** Runs the commands of a page one by one: each must answer what is shown, but for ids, times and sureness. */
export async function checkPage(name: string, least: number, place: Place): Promise<void> {
  const page = await readFile(join(docs, name), 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= least, `${examples.length} commands of ${name} were found`)
  const ids = new Map<string, string>()
  const rewriter = pageRewriter(name, page)
  for (const [, command = '', form, shown = ''] of examples) {
    // Lines of CSV end with two characters, those of a page with one.
    const printed = (await runCommands(withIds(command, ids), place)).replaceAll('\r\n', '\n')
    meet(ids, shown, printed)
    const [got, expected] = [printed, withIds(shown, ids)].map((text) => text.replace(passing, '0'))
    if (isRewriting) {
      const isSame = form === 'json' ? compact(got) === compact(expected) : got === expected
      if (!isSame) rewriter.replace(shown, printed, form, ids)
      continue
    }
    // As text, since the order of properties is part of what is promised.
    if (form === 'json') assert.equal(compact(got), compact(expected), command)
    else assert.equal(got, expected, command)
  }
  await rewriter.save()
}

/** With this in the environment, pages are brought up to date instead of held against what commands answer. */
export const isRewriting = process.env['SHEAF_REWRITE_DOCS'] === '1'

/** Puts what was printed into a page in the place of what it shows. */
export function pageRewriter(name: string, page: string) {
  let rewritten = page
  return {
    replace(shown: string, printed: string, form: string | undefined, ids: Map<string, string>): void {
      rewritten = rewritten.replace(shown, () => written(printed, form, shown, ids))
    },
    async save(): Promise<void> {
      if (rewritten !== page) await writeFile(join(docs, name), rewritten)
    },
  }
}

/** As a page shows it: with the ids and times that the page has, and short things in one line. */
function written(printed: string, form: string | undefined, shown: string, ids: Map<string, string>): string {
  const known = new Map([...ids].map(([onPage, here]) => [here, onPage]))
  const text = form === 'json' ? `${layOut(JSON.parse(printed))}\n` : printed
  const before = shown.match(passing) ?? []
  const isAlike = before.length === text.match(passing)?.length
  const timed = isAlike ? text.replace(passing, () => before.shift() ?? '') : text
  return timed.replace(idPattern, (id) => known.get(id) ?? id)
}

function layOut(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
  if (typeof value !== 'object' || value === null || (indent !== '' && line.length + indent.length < 110)) return line
  const inner = `${indent}  `
  const name = (key: string) => (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `)
  const parts = Object.entries(value).map(([key, each]) => `${inner}${name(key)}${layOut(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/** Commands that wait for something end after this at the latest. */
const timeout = 120_000

/** As a reader would type them, but against this server. */
export async function runCommands(commands: string, place: Place): Promise<string> {
  for (let tries = 1; ; tries++) {
    const printed = await runOnce(commands, place)
    // Who waits for work asks again when a slow machine has not done it yet.
    const isDone = !/[?&]wait=\d/.test(commands) || !/"status": ?"(queued|processing)"/.test(printed)
    if (isDone || tries === mostWaits) return printed
  }
}

const mostWaits = 8

function runOnce(commands: string, { server, cwd }: Place): Promise<string> {
  const script = commands
    .replaceAll('http://localhost:8080', server.address)
    .replaceAll(/\bcurl /g, 'curl -s ')
    .replaceAll('npx sheaf', `"${process.execPath}" "${launcher}"`)
  const env = cleanEnv({ SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address })
  return new Promise(
    (resolve) =>
      void exec(`{ ${script}\n} 2>&1`, { cwd, env, timeout }, (_, stdout) =>
        resolve(stdout.replaceAll(server.address, 'http://localhost:8080')),
      ),
  )
}

export function withIds(text: string, ids: Map<string, string>): string {
  return text.replace(idPattern, (id) => ids.get(id) ?? id)
}

/** Which id here stands for which one of the page. */
export function meet(ids: Map<string, string>, shown: string, printed: string): void {
  const met = printed.match(idPattern) ?? []
  for (const [index, id] of (shown.match(idPattern) ?? []).entries()) if (!ids.has(id)) ids.set(id, met[index] ?? '')
}

function compact(json = ''): string {
  return JSON.stringify(JSON.parse(json, withoutSureness), null, 1)
}

/** For JSON.parse: confidences change with every training, so that only what they are about is compared. */
export function withoutSureness(name: string, value: unknown): unknown {
  if (!/^(confidence|confidence_overall|overall)$/.test(name)) return value
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null || !('fields' in value)) return value
  const fields = Object.keys(value.fields as object).map((path) => [path, 0])
  return { ...value, fields: Object.fromEntries(fields) }
}
