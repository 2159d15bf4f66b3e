import { readFile, writeFile } from 'node:fs/promises'
import { withProblems } from '../src/document/describe-problems.ts'
import { configurationPage, envExample } from '../src/main/describe-settings.ts'

// Writes what is derived from the tables of settings and problems; tests compare it.
await writeFile('docs/configuration.md', configurationPage())
await writeFile('.env.example', envExample())
await writeFile('docs/parsing.md', withProblems(await readFile('docs/parsing.md', 'utf8')))
