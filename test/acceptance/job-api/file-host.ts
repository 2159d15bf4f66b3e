import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before } from 'node:test'
import { eventually } from '../../support/eventually.ts'

const held = new Set<ServerResponse>()
const asked: string[] = []
let port = 0

const text = 'The parcel is green.\n'

/** What the host does about a path; a number at the end of `/hop/3` counts the redirects that are left. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/note.txt': (response) => response.end(text),
  '/download': (response) =>
    response.writeHead(200, { 'content-disposition': `attachment; filename*=UTF-8''gr%C3%BCn.txt` }).end(text),
  '/missing': (response) => response.writeHead(404).end('no'),
  '/broken': (response) => response.writeHead(500).end('no'),
  '/empty': (response) => response.end(),
  '/page.txt': (response) => response.end('<!doctype html><html><body><p>Hello</p></body></html>'),
  '/picture.gif': (response) => response.end(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')),
  '/damaged.pdf': (response) => response.end('%PDF-1.7\nand then nothing of the kind'),
  '/stated-large': (response) => response.writeHead(200, { 'content-length': '999999999' }).write(text),
  '/endless': (response) => void pour(response),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(text)
    setImmediate(() => response.destroy())
  },
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inward': (response) => response.writeHead(302, { location: `http://127.0.0.2:${port}/note.txt` }).end(),
  '/to-ftp': (response) => response.writeHead(302, { location: 'ftp://127.0.0.1/note.txt' }).end(),
  '/held.txt': (response) => {
    held.add(response)
    response.once('close', () => held.delete(response))
    response.writeHead(200).write('The beginning ')
  },
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const hops = /^\/hop\/(\d+)$/.exec(path)?.[1]
  if (hops !== undefined) {
    const location = hops === '1' ? '/note.txt' : `/hop/${Number(hops) - 1}`
    response.writeHead(302, { location }).end()
  } else (answers[path] ?? answers['/missing'])?.(response)
})

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
after(() => {
  server.close()
  server.closeAllConnections()
})

/** A server of files that misbehaves as asked. */
export const host = {
  url: (path: string, name = '127.0.0.1') => `http://${name}:${port}${path}`,
  wasAsked: (path: string) => asked.includes(path),
  /** When so many requests for the file that never ends are open. */
  holds: (count: number) => eventually(`${count} held requests`, () => held.size === count),
  /** Lets the held files end. */
  release: () => {
    for (const response of held) response.end('and the end.\n')
  },
}

async function pour(response: ServerResponse): Promise<void> {
  const chunk = Buffer.alloc(2 ** 16, 'The parcel is green.\n')
  while (!response.destroyed)
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')])
}
