import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

interface PostmasterFile {
  pid: number
  /** Absent while the server is still writing the file. */
  socketFolder: string | undefined
}

/** What the cluster's postmaster.pid says; a crashed server leaves the file behind. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 1) return undefined
  return { pid, socketFolder: lines[4]?.startsWith('/') ? lines[4] : undefined }
}

/** The process that serves this cluster now, if any. A pid alone proves nothing: it may belong to somebody else since. */
export async function livePostmaster(cluster: string): Promise<number | undefined> {
  const file = await readPostmasterFile(cluster)
  return file !== undefined && (await isPostmaster(file.pid, cluster)) ? file.pid : undefined
}

/** The command line is the one thing about a process that every user may read; a zombie's is empty. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    return basename(program) === 'postgres' && args.includes(cluster)
  }
  const line = await promisify(execFile)('/bin/ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => undefined)
  return line?.stdout.includes(`postgres -D ${cluster} `) ?? false
}
