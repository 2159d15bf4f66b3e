import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allTools } from '../../src/mcp/tools.ts'
import { docs, isRewriting } from './docs-page.ts'

export interface ToolExample {
  name: string
  args: unknown
  answer: unknown
}

const page = join(docs, 'mcp-tools.md')
const head = `# Every tool with an example

Of the tools at \`/mcp\` ([mcp.md](mcp.md)): what each does, the arguments of a call, and what its \`structuredContent\` is like, with long lists and texts cut short. The
calls were made by \`test/integration/mcp/mcp.test.ts\`, which holds this page against what is answered (\`SHEAF_REWRITE_DOCS=1\` brings it up to date).
\`tools/list\` has the schemas of all of it.
`

/** Each tool is on the page with what it says of itself, the call that was made, and nothing that its schema does not have. */
export async function checkToolsPage(examples: ToolExample[]): Promise<void> {
  const byName = new Map(examples.map((example) => [example.name, example]))
  const sections = [...allTools().values()].map(({ name, description, outputSchema }) => {
    const example = byName.get(name)
    assert.ok(example, `no call of ${name} was made`)
    return {
      name,
      description,
      args: written(shown(example.args)),
      answer: shown(example.answer),
      schema: JSON.stringify(outputSchema),
    }
  })
  if (isRewriting) {
    const parts = sections.map(({ name, description, args, answer }) =>
      [`## ${name}`, description, fenced(args), fenced(written(answer))].join('\n\n'),
    )
    return writeFile(page, `${[head.trimEnd(), ...parts].join('\n\n')}\n`)
  }
  const [, ...parts] = (await readFile(page, 'utf8')).split(/^## /m)
  assert.deepEqual(
    parts.map((part) => part.split('\n', 1)[0]),
    sections.map(({ name }) => name),
  )
  for (const [index, { name, description, args, schema }] of sections.entries()) {
    const part = parts[index] ?? ''
    const [told = '', answered = '{}'] = [...part.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text]) => text)
    assert.ok(part.includes(description), `docs/mcp-tools.md is behind what ${name} says of itself`)
    assert.equal(told, args, `docs/mcp-tools.md is behind the call of ${name}`)
    // Not against the answer itself: work may have come further by then.
    const unknown = Object.keys(JSON.parse(answered)).filter((key) => !schema.includes(`"${key}":`))
    assert.deepEqual(unknown, [], `docs/mcp-tools.md shows what ${name} does not answer`)
  }
}

/** Without what differs from call to call, and short. */
function shown(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value)) return value.slice(0, depth === 0 ? 3 : 1).map((each) => shown(each, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).slice(0, depth < 2 ? Number.POSITIVE_INFINITY : 3)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, key === 'content_base64' ? 'SW52b2ljZQ==' : shown(each, depth + 1)]),
  )
}

function shownText(text: string): string {
  const masked = text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '01a1df6d-5fa6-7475-85b5-3a4db7b418c9')
    .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, '2026-01-12T09:30:00.000Z')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://localhost:8080')
    .replace(/SCH-[0-9A-Z]{8}/g, 'SCH-7K2M9QXA')
    .replace(/\b[0-9a-f]{64}\b/g, (hash) => `${hash.slice(0, 8)}...`)
    .replace(/(?<=\/upload\/)[\w-]{64}/g, 'x...')
    .replace(/^(example [a-z]+) \d+$/, '$1')
  return masked.length > 120 ? `${masked.slice(0, 117)}...` : masked
}

/** What is short stands in one line. */
function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (line.length + indent.length <= 120 || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + written(each, inner)).join(',\n')}\n${indent}]`
  const parts = Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`)
  return `{\n${parts.join(',\n')}\n${indent}}`
}

function fenced(text: string): string {
  return `\`\`\`json\n${text}\n\`\`\``
}
