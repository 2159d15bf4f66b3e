import { parentPort, workerData } from 'node:worker_threads'
import { type AskModel, type ModelAnswer, ModelError, type ModelWarningCode } from '../../extract/model/ask-model.ts'
import { openReader } from '../../extract/reader/open-reader.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { stepBack } from '../../parse/sandbox/step-back.ts'
import { callNative } from './native-calls.ts'
import { type Helpers, type Kind, type Tasks, tasks } from './tasks.ts'

/** A task, for the schema that the thread was given last where it keeps it. */
export type Order = {
  [N in keyof Tasks]: { name: N; input: Parameters<Tasks[N]>[0]; keepsSchema: boolean }
}[keyof Tasks]

/** What the process answers to a question for the model. */
export type Reply = { answer: ModelAnswer } | { refusal: { code: ModelWarningCode; message: string } }

export type Report =
  | { type: 'ask'; request: Omit<Parameters<AskModel>[0], 'signal'> }
  | { type: 'kind'; kind: Kind }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; error: unknown }

if (workerData.stepsBack) stepBack()

/** Opened ahead of the first document, which would wait for it. */
const reader = openReader({ native: (call) => callNative(workerData.nativeState, call) })
// Told to whoever needs it.
reader.catch(() => {})

let hear: ((reply: Reply) => void) | undefined

/** The model is the process's, so that all threads share it. */
const ask: AskModel = async ({ system, prompt, schema }) => {
  const reply = await new Promise<Reply>((resolve) => {
    hear = resolve
    tell({ type: 'ask', request: { system, prompt, schema } })
  })
  if ('refusal' in reply) throw new ModelError(reply.refusal.code, reply.refusal.message)
  return reply.answer
}

parentPort?.on('message', (message: Order | Reply) => {
  if (!('name' in message)) hear?.(message)
  else
    perform(message).then(
      (result) => tell({ type: 'done', result }),
      (error: unknown) => tell({ type: 'failed', error }),
    )
})

let schema: ExtractionSchema | undefined

async function perform({ name, input, keepsSchema }: Order): Promise<unknown> {
  if ('schema' in input && input.schema) schema = input.schema
  const whole = keepsSchema ? { ...input, schema } : input
  const task = tasks[name] as (input: unknown, helpers: Helpers, tellKind: (kind: Kind) => void) => Promise<unknown>
  return task(whole, { ask, reader }, (kind) => tell({ type: 'kind', kind }))
}

function tell(report: Report): void {
  parentPort?.postMessage(report)
}
