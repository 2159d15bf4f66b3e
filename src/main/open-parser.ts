import { accessSync, constants } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { AppError } from '../core/app-error.ts'
import type { Logger } from '../core/logger.ts'
import { Parser } from '../parse/parser.ts'
import { findIsolation, missingWalls } from '../parse/sandbox/isolation.ts'
import type { Config } from './config.ts'

/** The parser as the settings want it. Its sandboxes start with the first file. */
export function openParser(
  config: Config,
  path: string | undefined,
  server?: { scratchFolder: string; mostHere?: number | undefined; owner?: string },
): Parser {
  const parallel = config.parseParallel ?? availableParallelism()
  const tesseract = findTesseract(config.tesseract, path)
  const { transcriptionUrl: url, transcriptionKey: key, transcriptionModel: model } = config
  return new Parser({
    parallel,
    ...(server
      ? { scratchFolder: server.scratchFolder, mostHere: server.mostHere, owner: server.owner, stepsBack: true }
      : { owner: 'operator' }),
    needsWalls: config.sandbox === 'required',
    engines: { parallel: availableParallelism(), ...(tesseract !== undefined && { tesseract }) },
    limits: {
      fileBytes: Math.max(config.maxFileBytes, 200 * 1024 ** 2),
      memoryBytes: config.parseMemoryMegabytes * 1024 ** 2,
      wallSeconds: config.parseSeconds,
      cpuSeconds: config.parseSeconds * availableParallelism(),
      outputBytes: config.parseOutputMegabytes * 1024 ** 2,
      pages: config.parsePages,
    },
    ...(url !== undefined && { transcription: { url, model, ...(key !== undefined && { key }) } }),
  })
}

/** Says loudly what a file that takes over its reader could do here. */
export async function warnOfMissingWalls(logger: Logger): Promise<void> {
  const missing = missingWalls(await findIsolation())
  if (missing.length > 0) logger.warn({ missing }, 'files are read without all walls: see `sheaf doctor`')
}

/** The native program, when it is wanted and there. */
function findTesseract(setting: string, path: string | undefined): string | undefined {
  if (setting === 'off') return undefined
  if (setting !== 'auto') {
    if (isProgram(setting)) return setting
    throw new AppError('validation_error', `SHEAF_TESSERACT: ${setting} is no program that can be run.`)
  }
  return (path ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'tesseract'))
    .find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
