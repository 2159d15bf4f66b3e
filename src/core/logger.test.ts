import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from './app-error.ts'
import { createLogger } from './logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  write(createLogger({ level: 'debug', destination: { write: (line) => (text += line) } }))
  return text
}

test('what could be a secret is not written, on the first two levels', () => {
  const text = logged((logger) =>
    logger.info(
      { key: 's3cret', request: { authorization: 's3cret', headers: { a: 's3cret' }, body: 's3cret' } },
      'hello',
    ),
  )
  assert.equal(text.includes('s3cret'), false)
  assert.match(text, /hello/)
})

test('a database error is described without its message, which quotes values', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "a line of a document"'), {
    severity: 'ERROR',
    routine: 'pg_strtoint32',
    code: '22P02',
    detail: 'a line of a document',
    table: 'cells',
  })
  const text = logged((logger) =>
    logger.error({ err: new AppError('internal_error', 'no luck', { cause: error }) }, 'failed'),
  )
  assert.equal(text.includes('a line of a document'), false)
  assert.match(text, /"code":"22P02","table":"cells"/)
  assert.match(text, /no luck/)
})
