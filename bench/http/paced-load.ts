import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface PacedLoad {
  url: string
  method: 'GET' | 'POST'
  /** Made anew for each request. */
  headers: () => Record<string, string>
  body: string | undefined
  connections: number
  rate: number
  seconds: number
}

/**
 * The milliseconds that each request took, sent at even distances whether or not those before it are answered. (autocannon
 * sends what it may send in a second at once, so its rate is one of bursts.)
 */
export async function loadPaced(load: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const answers: Promise<number>[] = []
  const begun = performance.now()
  try {
    for (let sent = 0; sent < load.rate * load.seconds; sent++) {
      const early = begun + (sent * 1000) / load.rate - performance.now()
      if (early > 0) await delay(early)
      answers.push(send(agent, load))
    }
    return await Promise.all(answers)
  } finally {
    agent.destroy()
  }
}

function send(agent: Agent, { url, method, headers, body }: PacedLoad): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now()
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sending = request(url, { agent, method, headers: { ...headers(), ...length } }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 300) reject(new Error(`an answer was ${statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - sentAt))
    })
    sending.once('error', reject).end(body)
  })
}
