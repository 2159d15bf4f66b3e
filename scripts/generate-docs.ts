import { writeFile } from 'node:fs/promises'
import { configurationPage, envExample } from '../src/main/describe-settings.ts'

// Writes what is derived from the table of settings; a test compares it.
await writeFile('docs/configuration.md', configurationPage())
await writeFile('.env.example', envExample())
