import { request } from 'node:http'
import { service } from './service.ts'

interface SlowUpload {
  /** What is answered although the upload has not ended. */
  answer: Promise<{ status: number | undefined; body: string }>
  write(content: string | Buffer): boolean
  end(): void
  destroy(): void
  drained(): Promise<void>
}

const boundary = 'upload-of-a-test'

/** An upload of one file whose bytes are sent one by one, as the test wants; `head` is written as it is. */
export function openUpload(path: string, name: string, key = service.key, head = ''): SlowUpload {
  const { hostname, port } = new URL(service.address)
  const headers = { authorization: `Bearer ${key}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const sent = request({ hostname, port, method: 'PUT', path, headers })
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    let answered = false
    sent.on('error', (error) => !answered && reject(error))
    sent.on('response', async (response) => {
      answered = true
      let body = ''
      for await (const chunk of response) body += chunk
      resolve({ status: response.statusCode, body })
    })
  })
  sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n${head}\r\n`)
  return {
    answer,
    write: (content) => sent.write(content),
    end: () => void sent.end(`\r\n--${boundary}--\r\n`),
    destroy: () => void sent.destroy(),
    drained: () => new Promise((resolve) => sent.once('drain', resolve)),
  }
}
