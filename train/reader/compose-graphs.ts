import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { composeQuestions } from './compose-questions.ts'
import { composeReader } from './compose-reader.ts'
import { trainedWeights } from './trained-weights.ts'

/**
 * Makes the two graphs that the engine opens of the one that `export.py` writes, in its place: the same answers to five
 * digits for half of the time. `node train/reader/compose-graphs.ts FOLDER`
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: compose-graphs FOLDER')
const path = resolve(folder, 'reader.onnx')
const trained = trainedWeights(await readFile(path))
await writeFile(join(folder, 'questions.onnx'), composeQuestions(trained))
await writeFile(path, composeReader(trained))
