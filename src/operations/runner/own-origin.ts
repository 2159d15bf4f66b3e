/** What is known of the connection that a request came by. */
interface Connection {
  protocol: string
  /** What the caller says that we are called, with and without its port. */
  host: string
  hostname: string
  socket: { localAddress?: string | undefined; localPort?: number | undefined }
}

/**
 * The address of this service where none is set. What a caller says that we are called must not get into links that others follow, nor
 * make a page of another site one of ours: only what this machine is known by.
 */
export function ownOrigin({ protocol, host, hostname, socket }: Connection): string {
  const isOwn = hostname === 'localhost' || hostname === socket.localAddress
  return `${protocol}://${isOwn ? host : `localhost:${socket.localPort}`}`
}
