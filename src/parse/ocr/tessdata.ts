import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { OcrLanguage } from './engine.ts'

/** A folder with the language data that were asked for, as both engines want it. */
export interface Tessdata {
  folder(language: OcrLanguage): Promise<string>
  remove(): Promise<void>
}

/** The data come with the packages, compressed; each language is unpacked when it is first needed. */
export function createTessdata(parent: string): Tessdata {
  let folder: Promise<string> | undefined
  const unpacked = new Map<OcrLanguage, Promise<void>>()
  return {
    async folder(language) {
      folder ??= makeFolder(parent)
      const target = await folder
      const unpacking = unpacked.get(language) ?? unpack(language, target)
      unpacked.set(language, unpacking)
      await unpacking
      return target
    },
    async remove() {
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true })
      folder = undefined
      unpacked.clear()
    },
  }
}

async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'tessdata-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const require = createRequire(import.meta.url)

async function unpack(language: OcrLanguage, folder: string): Promise<void> {
  const home = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  const packed = await readFile(join(home, '4.0.0_best_int', `${language}.traineddata.gz`))
  await writeFile(join(folder, `${language}.traineddata`), await promisify(gunzip)(packed))
}
