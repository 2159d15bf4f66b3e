import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AppError } from '../core/app-error.ts'
import type { KeyedOperation, ReceivedFile } from '../operations/operation.ts'
import { renderError, toAppError } from '../operations/runner/render-error.ts'
import { type Received, runOperation } from '../operations/runner/runner.ts'
import type { Principal } from '../services/principals/principal.ts'
import type { System } from '../services/system.ts'
import { receiveDocument } from '../services/uploads/receive-document.ts'
import { dropUpload } from '../services/uploads/store-upload.ts'
import type { Asked, Done, GivenFile, Perform } from './perform.ts'

interface Whose {
  caller: Principal
  requestId: string
  origin: string
}

/** Operations by the runner of this process: the same access, limits, idempotency and audit as over HTTP. */
export function performHere(system: System, { caller, requestId, origin }: Whose): Perform {
  return async (asked) => {
    const { operation, params, query, idempotencyKey } = asked
    try {
      const refusal =
        operation.access === 'public' ? undefined : await operation.access.refuses({ caller, params, system })
      if (refusal) throw refusal
      const answered = await runOperation(system, operation, {
        ...{ caller, requestId, path: operation.path, params, query, idempotencyKey, origin },
        receive: (_, wanted) => receive(system, caller, asked, wanted),
      })
      return { status: answered.status ?? 200, body: await parsed(answered.body) }
    } catch (error) {
      return refused(system, error, { requestId, path: operation.path })
    }
  }
}

function refused(system: System, thrown: unknown, { requestId, path }: { requestId: string; path: string }): Done {
  const error = toAppError(thrown)
  if (error.code === 'internal_error') system.logger.error({ err: thrown, request_id: requestId }, 'a tool failed')
  const { status, body } = renderError(error, { api: 'platform', requestId, path })
  return { status, body: JSON.parse(body) }
}

async function parsed(body: string | Buffer | Readable): Promise<unknown> {
  const whole = body instanceof Readable ? await text(body) : String(body)
  return whole === '' ? {} : JSON.parse(whole)
}

async function receive(
  system: System,
  caller: Principal,
  { body, files }: Asked,
  operation: KeyedOperation,
): Promise<Received> {
  const fingerprint = (more: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([body ?? null, more]))
      .digest()
  if (operation.form === undefined || (files.length === 0 && operation.body !== undefined))
    return { from: 'body', value: body, files: [], fingerprint: fingerprint([]) }
  const received: ReceivedFile[] = []
  try {
    for (const file of files) received.push(await receiveFile(system, caller, file, operation))
  } catch (error) {
    for (const { upload } of received) await dropUpload(system, upload)
    throw error
  }
  const told = received.map(({ field, filename, upload }) => `${field} ${filename} ${upload.sha256}`)
  return { from: 'form', value: asForm(body ?? {}, operation), files: received, fingerprint: fingerprint(told) }
}

async function receiveFile(
  system: System,
  { workspaceId, limits }: Principal,
  { field, name, content }: GivenFile,
  { form }: KeyedOperation,
): Promise<ReceivedFile> {
  const place = form?.files[field]
  if (place === undefined) throw new AppError('validation_error', `This call takes no file "${field}".`)
  const maxBytes = place.maxBytes?.(system) ?? limits.maxFileBytes
  const check = place.check ?? (() => {})
  const { upload, format } = await receiveDocument(system, Readable.from([content]), {
    ...{ workspaceId, name, maxBytes, check },
  })
  return { field, filename: name, upload, format }
}

/** Beside files all else is text, and what is no text is JSON in it. */
function asForm(body: Record<string, unknown>, { form }: KeyedOperation): Record<string, unknown> {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      form?.repeated?.includes(name) && Array.isArray(value) ? value.map(asText) : asText(value),
    ]),
  )
}
