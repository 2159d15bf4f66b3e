import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { DoctorFinding } from '../../cli/surroundings.ts'

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/Library/Fonts',
  '/System/Library/Fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
]

/** Pages whose fonts are not embedded are drawn with the system's. */
export async function findFonts(): Promise<DoctorFinding> {
  const counts = await Promise.all(folders.map(countFonts))
  const fonts = counts.reduce((sum, count) => sum + count, 0)
  const found = `${fonts} font files`
  if (fonts > 0) return { check: 'fonts', state: 'ok', found }
  return {
    check: 'fonts',
    state: 'warning',
    found,
    advice: 'Pages without embedded fonts will be drawn without text: install some, such as fonts-dejavu-core.',
  }
}

async function countFonts(folder: string): Promise<number> {
  try {
    const names = await readdir(folder, { recursive: true })
    return names.filter((name) => /\.(ttf|otf|ttc|pfb)$/i.test(name)).length
  } catch {
    return 0
  }
}
