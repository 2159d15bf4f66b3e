import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { DoctorFinding } from '../../cli/program.ts'

const languages = ['eng', 'deu', 'fra', 'spa']

/** Scans are read with Tesseract: the native program when it is there, else the data packages from npm. */
export async function findOcrData(): Promise<DoctorFinding> {
  const require = createRequire(import.meta.url)
  const packaged = languages.filter((language) => canResolve(require, `@tesseract.js-data/${language}/package.json`))
  const native = await nativeLanguages()
  const missing = languages.filter((language) => !packaged.includes(language) && !native.includes(language))
  const found = `${languages.length - missing.length} of ${languages.length} languages`
  if (missing.length === 0) return { check: 'OCR data', state: 'ok', found }
  return {
    check: 'OCR data',
    state: 'warning',
    found,
    advice: `Scans in ${missing.join(', ')} are read as if they were English. Run "npm ci" in the project folder.`,
  }
}

function canResolve(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

async function nativeLanguages(): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('tesseract', ['--list-langs'], { timeout: 5000 })
    return stdout.split('\n').map((line) => line.trim())
  } catch {
    return []
  }
}
