import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { speechWeights, speechWeightsPath } from '../src/parse/speech/speech-weights.ts'

// What `npm pack` takes along: the same folders as here, the types taken out of the code, since Node does not do that below
// node_modules. Lines stay where they are. The weights of speech come along: see speech-weights.ts.
const root = fileURLToPath(new URL('../', import.meta.url))
const target = process.argv[2] ?? join(root, 'dist')
await rm(target, { recursive: true, force: true })
for await (const file of glob(['src/**/*.*', 'sdk/src/**/*.*'], {
  cwd: root,
  exclude: ['**/*.test.ts', '**/*.{d.ts,md}'],
}))
  await build(file)
for (const name of ['models', 'package.json']) await cp(join(root, name), join(target, name), { recursive: true })
for (const name of speechWeights) await cp(speechWeightsPath(name), join(target, 'models/speech', name))

async function build(file: string): Promise<void> {
  const made = join(target, file)
  await mkdir(dirname(made), { recursive: true })
  if (!file.endsWith('.ts')) return cp(join(root, file), made)
  const code = stripTypeScriptTypes(await readFile(join(root, file), 'utf8'))
  await writeFile(made.replace(/ts$/, 'js'), code.replace(/(['"])(\.\.?\/[^'"\n]+)\.ts\1/g, '$1$2.js$1'))
}
