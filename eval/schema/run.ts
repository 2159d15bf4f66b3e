import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileDefinition } from '../../src/extract/schema/compile-definition.ts'
import type { JsonSchema } from '../../src/extract/schema/field-tree.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { SchemaError } from '../../src/extract/schema/schema-error.ts'
import { findCorpus } from '../corpus.ts'
import { printTable } from '../print-table.ts'

interface Group {
  description: string
  schema: JsonSchema
  tests: { description: string; data: unknown; valid: boolean }[]
}

/** How many schemas of the official suite are accepted, and how many of its verdicts about data are ours too. */
async function scoreJsonSchemaSuite(corpus: string, told: (line: string) => void = () => {}): Promise<void> {
  const rows: string[][] = []
  for (const [draft, uri] of drafts) {
    const root = join(corpus, 'json-schema-test-suite', 'tests', draft)
    for (const [part, folder] of [
      ['required', ''],
      ['optional', 'optional'],
      ['formats', 'optional/format'],
    ] as const) {
      const score = await scoreFolder(join(root, folder), uri, told)
      rows.push(
        [`${draft} ${part}`, score.accepted, score.remote, score.refused, score.agreed, score.differed].map(String),
      )
    }
  }
  printTable(
    ['suite', 'schemas accepted', 'remote or other draft', 'refused otherwise', 'verdicts agree', 'differ'],
    rows,
  )
}

const drafts = [
  ['draft7', 'http://json-schema.org/draft-07/schema#'],
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema'],
] as const

async function scoreFolder(folder: string, uri: string, told: (line: string) => void) {
  const score = { accepted: 0, remote: 0, refused: 0, agreed: 0, differed: 0 }
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    for (const group of JSON.parse(await readFile(join(folder, file), 'utf8')) as Group[]) {
      const schema = declared(group.schema, uri)
      const refusal = refusalOf(schema)
      if (refusal === undefined) scoreVerdicts(group, schema, `${file}: ${group.description}`)
      else if (/another document|not supported/.test(refusal)) score.remote++
      else {
        score.refused++
        told(`${file}: ${group.description}: refused: ${refusal}`)
      }
    }
  }
  return score

  function scoreVerdicts(group: Group, schema: JsonSchema, name: string): void {
    score.accepted++
    const check = compileDefinition(schema)
    for (const { description, data, valid } of group.tests) {
      if ((check(data).errors.length === 0) === valid) score.agreed++
      else {
        score.differed++
        told(`${name}: ${description}: should be ${valid ? 'valid' : 'invalid'}`)
      }
    }
  }
}

/** The tests of draft-07 do not name their draft, since their folder does. */
function declared(schema: JsonSchema, uri: string): JsonSchema {
  return typeof schema === 'boolean' ? schema : { $schema: uri, ...schema }
}

function refusalOf(schema: JsonSchema): string | undefined {
  try {
    readSchema(schema)
    return
  } catch (error) {
    if (error instanceof SchemaError) return error.message
    throw error
  }
}

const corpus = findCorpus()
const loud = process.argv.includes('--differences')
if (corpus !== undefined) await scoreJsonSchemaSuite(corpus, loud ? console.log : undefined)
