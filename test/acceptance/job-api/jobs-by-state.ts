import { host } from './file-host.ts'
import { type Answer, call, file, type Job, run, submit } from './service.ts'

/** A job that is processing until the host lets it go. */
export async function holdOne(key?: string): Promise<Job> {
  const job = await submit('process', { file_url: host.url('/held.txt') }, key === undefined ? {} : { key })
  await host.holds(1)
  return job
}

/** A job that has failed. */
export function runDamaged(): Promise<Job> {
  return run('extract', { file: file('%PDF-1.7\nand then nothing of the kind', 'a.pdf') })
}

export function cancel(jobId: string): Promise<Answer> {
  return call('DELETE', `/process/${jobId}`)
}
