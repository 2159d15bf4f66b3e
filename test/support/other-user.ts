import { spawnSync } from 'node:child_process'

export const isRoot = process.getuid?.() === 0
export const nobody = 65534

/** What keeps a test from starting processes as another user, which must be able to read the checkout: one below /root is closed. */
export function otherUserProblem(uid: number): string | false {
  if (!isRoot) return 'only root can start processes as another user'
  const check = `require('node:fs').accessSync(${JSON.stringify(import.meta.filename)})`
  const { status } = spawnSync(process.execPath, ['-e', check], { uid, gid: uid, cwd: '/' })
  return status === 0 ? false : `user ${uid} cannot read this checkout`
}
