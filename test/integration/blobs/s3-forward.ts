import { type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Request } from './s3-answers.ts'

/** Passes a request on; resolves when the answer begins. */
export function forward(
  { method, url, headers, body }: S3Request,
  { address, port }: AddressInfo,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search
    send({ host: address, port, method, path, headers: { ...headers, connection: 'close' }, agent: false }, resolve)
      .once('error', reject)
      .end(body)
  })
}
