import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

export interface Pattern {
  source: string
  flags: string
  /** Where it stands first. */
  place: string
}

/** Every regular expression in these folders: those that are written there, and those that are put together on loading. */
export async function collectPatterns(root: string, folders: string[]): Promise<Pattern[]> {
  const files = folders
    .flatMap((folder) => globSync(join(folder, '**/*.ts'), { cwd: root }))
    .filter((file) => !/\.test\.ts$|-worker\.ts$|-thread\.ts$|sandbox\/child\.ts$/.test(file))
    .sort()
  const found = new Map<string, Pattern>()
  const note = (source: string, flags: string, place: string) => {
    const key = `/${source}/${flags}`
    if (!found.has(key)) found.set(key, { source, flags, place })
  }
  for (const file of files)
    for (const { source, flags, line } of writtenIn(join(root, file))) note(source, flags, `${file}:${line}`)
  await recordConstructed(root, files, note)
  return [...found.values()]
}

interface Written {
  source: string
  flags: string
  line: number
}

function writtenIn(path: string): Written[] {
  const text = readFileSync(path, 'utf8')
  const written: Written[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      written.push({ source: pattern, flags, line: text.slice(0, Number(node.start)).split('\n').length })
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(path, text).program)
  return written
}

/** Loads the modules while the constructor takes notes. */
async function recordConstructed(
  root: string,
  files: string[],
  note: (source: string, flags: string, place: string) => void,
) {
  const native = globalThis.RegExp
  const construct = (args: ConstructorParameters<typeof RegExp>, target: typeof RegExp) => {
    const made = Reflect.construct(native, args, target === recorder ? native : target) as RegExp
    const place = placeOf(root)
    if (place !== undefined) note(made.source, made.flags, place)
    return made
  }
  const recorder = new Proxy(native, {
    construct: (_, args, target) => construct(args as ConstructorParameters<typeof RegExp>, target as typeof RegExp),
    apply: (_, __, args) => construct(args as ConstructorParameters<typeof RegExp>, native),
  })
  globalThis.RegExp = recorder
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = native
  }
}

/** The line of ours that made it; undefined where a library did. */
function placeOf(root: string): string | undefined {
  const [, , , , frame = ''] = (new Error().stack ?? '').split('\n')
  return frame.includes(join(root, 'src')) ? /src\/[^)]*?:\d+/.exec(frame)?.[0] : undefined
}
