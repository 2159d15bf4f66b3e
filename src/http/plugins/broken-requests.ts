import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { renderRefusal } from './errors.ts'

interface ClientError extends Error {
  code?: string
  rawPacket?: unknown
}

/** For what is not even a request: answers on the bare socket, in the shape of the API that was probably meant. */
export function answerBrokenRequest(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const start = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.subarray(0, 2048).toString('latin1') : ''
  const url = /^[A-Z]+ (\/[^\s?]*)/.exec(start)?.[1] ?? ''
  const id = newId()
  const { status, body } = renderRefusal(toAppError(error), { id, url })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function toAppError(error: ClientError): AppError {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('headers_too_large', 'The request headers are larger than 16 KB.')
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request_timeout', 'The request did not arrive in time.')
  }
  return new AppError('validation_error', 'This is not a valid HTTP request.')
}
