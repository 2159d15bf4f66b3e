import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { DoctorFinding } from '../../cli/surroundings.ts'
import type { Config } from '../config.ts'

const languages = ['eng', 'deu', 'fra', 'spa']
const oldestTesseract = 4

/** Scans are read with Tesseract: the native program when it is there, else the built-in one; the data come from npm. */
export async function findOcrData({ tesseract }: Pick<Config, 'tesseract'>): Promise<DoctorFinding> {
  const require = createRequire(import.meta.url)
  const missing = languages.filter((language) => !canResolve(require, `@tesseract.js-data/${language}/package.json`))
  const known = `${languages.length - missing.length} of ${languages.length} languages`
  const version = tesseract === 'off' ? undefined : await versionOf(tesseract === 'auto' ? 'tesseract' : tesseract)
  const isUsable = Number.parseInt(version ?? '', 10) >= oldestTesseract
  if (!isUsable && tesseract !== 'auto' && tesseract !== 'off')
    return {
      check: 'OCR data',
      state: 'failed',
      found: `${known}, but ${tesseract} is not Tesseract ${oldestTesseract} or newer`,
      advice: 'Correct SHEAF_TESSERACT, or take it away to let Sheaf choose.',
    }
  const found = `${known}, read by ${isUsable ? `tesseract ${version}` : 'the built-in engine'}`
  if (missing.length === 0) return { check: 'OCR data', state: 'ok', found }
  const advice = `Scans in ${missing.join(', ')} cannot be read. Run "npm ci" in the project folder.`
  return { check: 'OCR data', state: 'warning', found, advice }
}

function canResolve(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

async function versionOf(program: string): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['--version'], { timeout: 5000 })
    return /tesseract v?(\d+\.[\w.-]+)/.exec(stdout + stderr)?.[1]
  } catch {
    return undefined
  }
}
