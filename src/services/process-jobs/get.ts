import type {
  JobEvidence,
  JobQuery,
  JobStatus,
  ProcessResponse,
  ProcessStatus,
  ValidationResult,
} from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { askTogether } from '../../core/ask-together.ts'
import { RenderedJson } from '../../core/rendered-json.ts'
import {
  findSentSchema,
  type Poll,
  type PolledJob,
  pollProcessJob,
  pollProcessJobs,
  type ResultPart,
  type SharedPoll,
  type ShownJob,
  usualParts,
} from '../../storage/process-jobs.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import { hasSeen, waitForEnd } from '../work/wait-for-end.ts'
import { secondsToEnd } from './seconds-to-end.ts'

export interface JobReading {
  etag: string
  /** Undefined when the caller has seen it. */
  status: ProcessStatus | RenderedJson | undefined
}

/** The job as it is now, or as it is when it has ended, if the caller waits for that. */
export async function getJob(
  ctx: Context,
  jobId: string,
  query: JobQuery,
  ifNoneMatch: string | undefined,
): Promise<JobReading> {
  const include = { schema: query['include-schema'] === 'true', markdown: query['include-markdown'] === 'true' }
  const suffix = `${include.schema ? 's' : ''}${include.markdown ? 'm' : ''}`
  const load = () => loadJob(ctx, jobId, include, seenRevisions(ifNoneMatch, suffix))
  const job = query.wait ? await waitForEnd(ctx.system, jobId, query.wait, load) : await load()
  const etag = `W/"${job.revision}${suffix}"`
  if (hasSeen(ifNoneMatch, etag)) return { etag, status: undefined }
  const facts = await present(ctx, job)
  const result = await presentResult(ctx, job, include)
  return { etag, status: result instanceof RenderedJson ? joined(facts, result) : { ...facts, ...result } }
}

/** What has been seen need not be loaded again. */
function seenRevisions(ifNoneMatch: string | undefined, suffix: string): number[] {
  const tags = ifNoneMatch?.split(',') ?? []
  return tags.flatMap((tag) => {
    const [, revision, kind] = /^\s*(?:W\/)?"([1-9]\d{0,8})(s?m?)"\s*$/.exec(tag) ?? []
    return revision !== undefined && kind === suffix ? [Number(revision)] : []
  })
}

function joined(facts: object, { text }: RenderedJson): RenderedJson {
  return new RenderedJson(`${JSON.stringify(facts).slice(0, -1)},${text.slice(1)}`)
}

interface Included {
  schema: boolean
  markdown: boolean
}

async function loadJob(
  { system, workspaceId }: Context,
  id: string,
  include: Included,
  seenRevisions: number[],
): Promise<PolledJob> {
  const others: ResultPart[] = []
  if (include.schema) others.push('json_schema')
  if (include.markdown) others.push('markdown')
  const poll = { workspaceId, id, seenRevisions }
  const alone = () => pollProcessJob(system.db, poll, [...usualParts, ...others])
  const job = others.length > 0 ? await alone() : await pollWithOthers(system, poll, alone)
  if (job === undefined) throw unknownJob()
  return job
}

const mostPolls = 100
const together = new WeakMap<System, (poll: Poll) => Promise<SharedPoll | undefined>>()

/** Many poll at the same moment: those who wait for a connection would only wait for one another. */
async function pollWithOthers(
  system: System,
  poll: Poll,
  alone: () => Promise<PolledJob | undefined>,
): Promise<PolledJob | undefined> {
  const ask = together.get(system) ?? askTogether(mostPolls, (polls: Poll[]) => pollProcessJobs(system.quick, polls))
  together.set(system, ask)
  const job = await ask(poll)
  const lacksResult = job?.finished_at && !job.has_result && !poll.seenRevisions.includes(job.revision)
  return lacksResult ? alone() : job
}

export function unknownJob(): AppError {
  return new AppError('not_found', 'There is no job with this id. Jobs are deleted some time after they end.')
}

async function present({ system }: Context, job: ShownJob) {
  const seconds = job.finished_at === null ? await secondsToEnd(system, job) : 0
  return { ...presentJob(job, seconds), finish_time: job.finished_at?.toISOString() ?? null }
}

async function presentResult({ system }: Context, job: PolledJob, include: Included) {
  if (job.finished_at === null) return { result: null }
  const { result: data, validation_result, evidence, json_schema, markdown: text } = job
  const stored = { result: data, validation_result, evidence, json_schema, markdown: text }
  const hasMarkdownInside = include.markdown && job.kind === 'extract'
  if (lengthOf(stored) > mostRead && !hasMarkdownInside) return asStored(stored)
  const result = read<Record<string, unknown>>(stored.result)
  const schema = include.schema
    ? (read<Record<string, unknown>>(stored.json_schema) ?? read(await findSentSchema(system.db, job.id)))
    : undefined
  // The markdown of an /extract job is its result and stored there only.
  const markdown = include.markdown
    ? (read<string>(stored.markdown) ?? (job.kind === 'extract' ? (result?.['markdown'] as string) : undefined))
    : undefined
  const validation = read<ValidationResult>(stored.validation_result)
  return {
    result: result ?? null,
    ...(schema !== undefined && { json_schema: schema }),
    ...(markdown !== undefined && { markdown }),
    ...(validation !== undefined && { validation_result: validation }),
    ...read<JobEvidence>(stored.evidence),
  }
}

/** More characters of JSON are passed on as they were written when the job ended: to read them would keep others waiting. */
const mostRead = 250_000

type Stored = { [P in ResultPart]: PolledJob[P] }

function lengthOf(stored: Stored): number {
  return Object.values(stored).reduce((sum, text) => sum + (text?.length ?? 0), 0)
}

function asStored({ evidence, result, ...others }: Stored): RenderedJson {
  const parts = Object.entries(others).flatMap(([name, text]) => (text ? [`"${name}":${text}`] : []))
  const inside = evidence ? [evidence.slice(1, -1)] : []
  return new RenderedJson(`{${[`"result":${result ?? 'null'}`, ...parts, ...inside].join(',')}}`)
}

function read<T>(text: string | null | undefined): T | undefined {
  return text === null || text === undefined ? undefined : (JSON.parse(text) as T)
}

/** The fields that every answer about a job has; the estimate belongs to unfinished ones only. */
export function presentJob(job: ShownJob, estimatedSeconds: number): ProcessResponse {
  return {
    correlation_id: job.correlation_id,
    job_id: job.id,
    status: job.status as JobStatus,
    start_time: (job.started_at ?? job.created_at).toISOString(),
    ...(job.finished_at === null && { estimated_time_seconds: Math.ceil(estimatedSeconds) }),
    message: job.message,
    filename: job.filename,
  }
}
