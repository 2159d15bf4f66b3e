import type { z } from 'zod'
import { AppError, type ErrorDetail } from '../core/app-error.ts'
import { type Setting, settings } from './settings.ts'

export type Config = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }

/** Reads all settings, or says everything that is wrong with them at once. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const problems: ErrorDetail[] = []
  const entries = Object.entries(settings).map(([name, setting]) => [name, readSetting(setting, env, problems)])
  if (problems.length > 0) {
    const lines = problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n')
    throw new AppError('validation_error', `Some settings are not valid:\n${lines}\nSee docs/configuration.md.`, {
      details: problems,
    })
  }
  return Object.fromEntries(entries) as Config
}

/** Variables that look like ours but are none: a typing error would otherwise be silent. */
export function unknownSettings(env: Record<string, string | undefined> = process.env): string[] {
  const known = new Set(Object.values(settings).map((setting) => setting.env))
  return Object.keys(env).filter((name) => name.startsWith('SHEAF_') && !known.has(name))
}

function readSetting(setting: Setting, env: Record<string, string | undefined>, problems: ErrorDetail[]): unknown {
  const text = env[setting.env] || (setting.alias && env[setting.alias]) || undefined
  const result = setting.schema.safeParse(text)
  if (result.success) return result.data
  problems.push({ path: setting.env, message: result.error.issues.map((issue) => issue.message).join('; ') })
  return undefined
}
