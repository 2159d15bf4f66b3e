import type { FastifyInstance } from 'fastify'
import type { ProcessResponse, ProcessStatus } from '../../src/contract/process-jobs.ts'
import { multipart } from './multipart.ts'
import type { TestWorkspace } from './system.ts'

/** Calls of the job API with one key, inside the process. */
export function jobClient(app: FastifyInstance, { headers }: TestWorkspace) {
  async function submit(parts: Parameters<typeof multipart>[0], path = '/process') {
    const form = multipart(parts)
    return app.inject({ method: 'PUT', url: path, payload: form.payload, headers: { ...headers, ...form.headers } })
  }
  async function submitText(text: string, name = 'note.txt'): Promise<ProcessResponse> {
    const answer = await submit([['file', text, name]])
    if (answer.statusCode !== 202) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  return {
    submit,
    submitText,
    get: (id: string, query = '') => app.inject({ url: `/process/${id}${query}`, headers }),
    async status(id: string): Promise<ProcessStatus> {
      return (await app.inject({ url: `/process/${id}`, headers })).json()
    },
    /** The job when it has ended. */
    async end(id: string): Promise<ProcessStatus> {
      for (;;) {
        const status = (await app.inject({ url: `/process/${id}?wait=30`, headers })).json() as ProcessStatus
        if (status.finish_time !== null) return status
      }
    },
    cancel: (id: string) => app.inject({ method: 'DELETE', url: `/process/${id}`, headers }),
    feedback: (id: string, payload: object) =>
      app.inject({ method: 'POST', url: `/process/${id}/feedback`, headers, payload }),
  }
}
