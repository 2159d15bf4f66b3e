import { PassThrough } from 'node:stream'
import { isJSONRPCRequest, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/**
 * Standard input and output that end only when all that was asked before the end of input has been answered: who pipes a
 * few lines in wants to read the answers. A subscription is never answered, so it holds nothing up.
 */
export function answeringStdio(
  input: NodeJS.ReadableStream = process.stdin,
  tell: (message: string) => void = (message) => process.stderr.write(message),
): Transport {
  const lines = new PassThrough()
  const wire = new StdioServerTransport(lines)
  const unanswered = new Set<string | number>()
  let isInputOver = false
  const endWhenAnswered = () => {
    if (isInputOver && unanswered.size === 0) lines.end()
  }
  input.on('data', tellOtherLines(tell))
  input.pipe(lines, { end: false })
  // What was piped in has been passed on by then, but not yet read.
  for (const event of ['end', 'close', 'error'])
    input.once(event, () => {
      isInputOver = true
      setImmediate(endWhenAnswered)
    })
  const settle = (id: string | number | undefined) => {
    if (id !== undefined) unanswered.delete(id)
    endWhenAnswered()
  }
  const transport: Transport = {
    async start() {
      wire.onmessage = (message: JSONRPCMessage) => {
        if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') unanswered.add(message.id)
        transport.onmessage?.(message)
        if ('method' in message && message.method === 'notifications/cancelled')
          settle(message.params?.['requestId'] as string | number | undefined)
      }
      wire.onerror = (error) => transport.onerror?.(error)
      wire.onclose = () => transport.onclose?.()
      await wire.start()
    },
    async send(message) {
      await wire.send(message)
      if ('id' in message && !('method' in message)) settle(message.id)
    },
    close: () => wire.close(),
  }
  return transport
}

/** Lines that cannot be messages are left out by the protocol; whoever typed one is told so, once. */
function tellOtherLines(tell: (message: string) => void): (chunk: Buffer | string) => void {
  let isTold = false
  let isStart = true
  return (chunk) => {
    const text = isTold ? '' : chunk.toString()
    for (let at = 0; at < text.length && !isTold; at += 1) {
      const character = text[at] as string
      if (isStart && character !== '{' && /\S/.test(character)) {
        isTold = true
        tell(
          'sheaf: a line that is not JSON was left out: agents speak JSON-RPC here, a message a line. See docs/mcp.md.\n',
        )
      }
      isStart = isStart && !/\S/.test(character)
      if (isStart) continue
      const end = text.indexOf('\n', at)
      if (end < 0) return
      isStart = true
      at = end
    }
  }
}
