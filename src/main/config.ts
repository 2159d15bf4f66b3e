import type { z } from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { AppError, type ErrorDetail } from '../core/app-error.ts'
import { compileCacheSettings } from '../core/compile-cache.ts'
import { type ModelSettings, missingFor } from '../extract/model/model-settings.ts'
import { isKeyText } from '../services/api-keys/key-text.ts'
import type { SignInProvider } from '../services/system.ts'
import { type Setting, settings } from './settings.ts'

export type Config = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }

/** Reads all settings, or says everything that is wrong with them at once. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const problems: ErrorDetail[] = []
  const entries = Object.entries(settings).map(([name, setting]) => [name, readSetting(setting, env, problems)])
  const config = Object.fromEntries(entries) as Config
  const { bootstrapKey, keyPrefix = '' } = config
  if (bootstrapKey !== undefined && !isKeyText(bootstrapKey, keyPrefix)) problems.push(badBootstrapKey(keyPrefix))
  if ((config.oidcIssuer === undefined) !== (config.oidcClientId === undefined))
    problems.push({ path: 'SHEAF_OIDC_ISSUER', message: 'goes with SHEAF_OIDC_CLIENT_ID: set both or neither' })
  const model = problems.length === 0 ? modelSettings(config) : undefined
  const missing = model && missingFor(model)
  if (missing !== undefined) problems.push({ path: 'SHEAF_MODEL', message: missing })
  if (problems.length > 0) {
    const lines = problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n')
    throw new AppError('validation_error', `Some settings are not valid:\n${lines}\nSee docs/configuration.md.`, {
      details: problems,
    })
  }
  return config
}

/** The language model of the settings, when there is one. */
export function modelSettings(config: Config): ModelSettings | undefined {
  if (config.model === undefined) return
  return {
    ...config.model,
    ...(config.modelUrl !== undefined && { baseUrl: config.modelUrl }),
    ...(config.modelKey !== undefined && { apiKey: config.modelKey }),
    mode: config.modelMode,
    threshold: config.modelThreshold,
    timeoutSeconds: config.modelTimeoutSeconds,
    contextTokens: config.modelContextTokens,
    maxTokens: config.modelMaxTokens,
    maxCalls: config.modelMaxCalls,
    ...(config.modelPrice !== undefined && { price: config.modelPrice }),
  }
}

/** The provider of the settings that members may sign in with, when there is one. */
export function signInProvider(config: Config): SignInProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config
  if (issuer === undefined || clientId === undefined) return
  return { name: config.oidcName ?? new URL(issuer).hostname, issuer, clientId, clientSecret }
}

function badBootstrapKey(prefix: string): ErrorDetail {
  return {
    path: 'SHEAF_BOOTSTRAP_KEY',
    message:
      `must be "${prefix}live_" and 43 characters of A-Z a-z 0-9 _ -, for example from\n` +
      `    echo ${prefix}live_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=')`,
  }
}

/** Where the system looks for programs. */
export function searchPath(): string | undefined {
  return process.env.PATH
}

/** For a process that does a part of our work. */
export function environmentOfChild(): Record<string, string | undefined> {
  return { ...process.env, ...compileCacheSettings() }
}

/** Variables that look like ours but are none: a typing error would otherwise be silent. */
export function unknownSettings(env: Record<string, string | undefined> = process.env): string[] {
  const known = new Set(Object.values(settings).map((setting) => setting.env))
  return Object.keys(env).filter((name) => name.startsWith('SHEAF_') && !known.has(name))
}

function readSetting(setting: Setting, env: Record<string, string | undefined>, problems: ErrorDetail[]): unknown {
  const name = env[setting.env] || setting.alias === undefined || !env[setting.alias] ? setting.env : setting.alias
  const result = setting.schema.safeParse(env[name] || undefined)
  if (result.success) return result.data
  problems.push({
    path: name,
    message: describeIssues(result.error)
      .map(({ message }) => message)
      .join('; '),
  })
  return undefined
}
