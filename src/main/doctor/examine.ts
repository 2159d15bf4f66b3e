import { existsSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DoctorFinding } from '../../cli/surroundings.ts'
import type { Logger } from '../../core/logger.ts'
import { hasReader, readerHome } from '../../extract/reader/reader-home.ts'
import { findIsolation, missingWalls } from '../../parse/sandbox/isolation.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../open-database.ts'
import { openBlobs } from '../open-system.ts'
import { findFonts } from './fonts.ts'
import { findOcrData } from './ocr-data.ts'

const tight = 5 * 2 ** 30
const tooTight = 2 ** 29

/** Looks at everything the service stands on, one after the other, and never stops at the first problem. */
export async function examine(config: Config, logger: Logger): Promise<DoctorFinding[]> {
  const dataDir = resolve(config.dataDir)
  if (existsSync(dataDir)) return examineIn(config, config, logger)
  // Before the first start nothing may be left behind, so the same is tried in a folder beside it.
  const trial = await mkdtemp(`${dataDir}-check-`).catch(() => dataDir)
  try {
    return await examineIn(config, { ...config, dataDir: trial }, logger)
  } finally {
    if (trial !== dataDir) await rm(trial, { recursive: true, force: true })
  }
}

async function examineIn(config: Config, trial: Config, logger: Logger): Promise<DoctorFinding[]> {
  return [
    checkRuntime(),
    await checkDatabase(trial, logger),
    await checkBlobs(config, trial),
    await checkSandbox(),
    await findOcrData(config),
    checkReader(),
    await findFonts(),
    await checkDisk(trial),
  ]
}

function checkRuntime(): DoctorFinding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const found = `Node ${process.versions.node} on ${process.platform} ${process.arch}`
  if (major > 22 || (major === 22 && minor >= 18)) return { check: 'runtime', state: 'ok', found }
  return { check: 'runtime', state: 'failed', found, advice: 'Run "npm ci" in the project folder, or install Node 24.' }
}

async function checkDatabase(config: Config, logger: Logger): Promise<DoctorFinding> {
  const kind = config.databaseUrl === undefined ? 'embedded PostgreSQL' : 'PostgreSQL of DATABASE_URL'
  try {
    const database = await openDatabase(config, logger)
    try {
      const { rows } = await database.pool.query<{ version: string }>(
        "select current_setting('server_version') as version",
      )
      return { check: 'database', state: 'ok', found: `${kind} ${rows[0]?.version ?? ''}` }
    } finally {
      await database.close()
    }
  } catch (error) {
    return { check: 'database', state: 'failed', found: kind, advice: messageOf(error) }
  }
}

async function checkSandbox(): Promise<DoctorFinding> {
  const isolation = await findIsolation()
  const missing = missingWalls(isolation)
  const walls = { own: 'a file system of their own', rules: 'rules for files', open: 'no walls' }[isolation.files]
  const found = `files are read in child processes with ${walls}${missing.length > 0 ? `; NOT walled: ${missing.join(', ')}` : ''}`
  if (missing.length === 0) return { check: 'sandbox', state: 'ok', found }
  const advice =
    'Reading files works, but a file that breaks into its reader could do this. On Linux, install util-linux and mount, and allow ' +
    'user name spaces (sysctl kernel.unprivileged_userns_clone=1, or a container that permits them); or set ' +
    'SHEAF_SANDBOX=required, and nothing is read without walls.'
  return { check: 'sandbox', state: 'warning', found, advice }
}

async function checkBlobs(config: Config, trial: Config): Promise<DoctorFinding> {
  const found =
    config.s3Bucket === undefined ? `on disk in ${resolve(config.dataDir, 'blobs')}` : `S3 bucket ${config.s3Bucket}`
  try {
    const blobs = await openBlobs(trial)
    try {
      await blobs.check()
      return { check: 'blobs', state: 'ok', found }
    } finally {
      await blobs.close()
    }
  } catch (error) {
    return { check: 'blobs', state: 'failed', found, advice: messageOf(error) }
  }
}

function checkReader(): DoctorFinding {
  const found = `weights in ${fileURLToPath(readerHome)}`
  if (hasReader()) return { check: 'reader', state: 'ok', found }
  const advice =
    'Extraction works, but finds less in documents whose words differ from those of the schema: bring the folder models/reader along.'
  return { check: 'reader', state: 'warning', found: `no ${found}`, advice }
}

async function checkDisk(config: Config): Promise<DoctorFinding> {
  try {
    const { bavail, bsize } = await statfs(resolve(config.dataDir))
    const free = bavail * bsize
    const found = `${(free / 2 ** 30).toFixed(1)} GB free`
    if (free >= tight) return { check: 'disk', state: 'ok', found }
    const state = free < tooTight ? 'failed' : 'warning'
    return { check: 'disk', state, found, advice: 'Free some space, or move SHEAF_DATA_DIR to a larger disk.' }
  } catch (error) {
    return { check: 'disk', state: 'warning', found: 'unknown', advice: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
