/** Whether an error means that the database cannot be reached now, rather than that it refused a statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // Any file can be missing; here the server's socket is meant.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return outageCodes.test(code) || outageMessages.test(error.message)
}

/** Connections, resources, shutdown, files of the server that are gone; then the errors of the socket. */
const outageCodes = /^(08\w+|53\w+|57P\w+|58\w+|3D000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const outageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
