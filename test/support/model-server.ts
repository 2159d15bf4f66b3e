import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A call as it came over the wire. */
export interface ModelCall {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** All that was said to the model. */
  prompt: string
}

/** What the stand-in does about a call. */
export type Reply =
  | { text: string; finish?: 'stop' | 'length' | 'refusal' }
  | { status: number; headers?: Record<string, string> }
  | 'silence'
  | 'reset'

export interface ModelServer {
  /** Up to and including `/v1`. */
  url: string
  calls: ModelCall[]
  close(): Promise<void>
}

/** A language model's service on a real socket that says what the test wants; it speaks the protocol of the path. */
export async function startModelServer(respond: (call: ModelCall, number: number) => Reply): Promise<ModelServer> {
  const calls: ModelCall[] = []
  const server: Server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>
    const call = { path: request.url ?? '', headers: request.headers, body, prompt: textsIn(body).join('\n') }
    calls.push(call)
    send(response, call, respond(call, calls.length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A value and the characters that state it; null is what the document does not state. */
export type Known = Record<string, [value: string, quote: string] | null>

/** Says what it knows, each with the number of the line where its quote stands; nothing about what is not shown. */
export function rightAnswers({ prompt }: ModelCall, known: Known): Reply {
  const lines = Array.from(prompt.matchAll(/^(\d+)\| (.*)$/gm), ([, number, text = '']) => ({ number, text }))
  const answers = Object.entries(known).flatMap<object>(([path, fact]) => {
    const line = fact && lines.find(({ text }) => text.includes(fact[1]))
    if (line) return [{ path, value: fact[0], line: Number(line.number), quote: fact[1] }]
    return path.includes('[') ? [] : [{ path, value: null, line: 0, quote: '' }]
  })
  return { text: JSON.stringify({ answers }) }
}

function send(response: ServerResponse, call: ModelCall, reply: Reply): void {
  if (reply === 'silence') return
  if (reply === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'error', code: null } }))
    return
  }
  const shape = shapes.find(([end]) => call.path.endsWith(end))?.[1]
  response.writeHead(shape ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(shape?.(reply.text, reply.finish ?? 'stop') ?? {}))
}

type Shape = (text: string, finish: 'stop' | 'length' | 'refusal') => object

const shapes: [end: string, shape: Shape][] = [
  ['/chat/completions', completion],
  ['/responses', openaiResponse],
  ['/messages', anthropicMessage],
  [':generateContent', googleContent],
]

function completion(text: string, finish: 'stop' | 'length' | 'refusal'): object {
  const message = finish === 'refusal' ? { content: null, refusal: text } : { content: text }
  return {
    ...{ id: 'c1', object: 'chat.completion', created: 1, model: 'stand-in' },
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish.replace('refusal', 'stop') },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
}

function openaiResponse(text: string): object {
  return {
    ...{
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'stand-in',
      status: 'completed',
      incomplete_details: null,
    },
    output: [
      {
        ...{ id: 'm1', type: 'message', role: 'assistant', status: 'completed' },
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 100, output_tokens: 20 },
  }
}

function anthropicMessage(text: string): object {
  return {
    ...{
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      stop_reason: 'end_turn',
      stop_sequence: null,
    },
    content: [{ type: 'text', text }],
    usage: { input_tokens: 100, output_tokens: 20 },
  }
}

function googleContent(text: string): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
  }
}

/** Every text anywhere in a request, whatever its protocol. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
