import * as library from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { ParseError } from '../../parse-error.ts'

library.set_cptable(codePages)

// Excel itself tries this one before it asks: files made read-only are encrypted with it.
const everybodysPassword = 'VelvetSweatshop'

/** Hands the bytes to the library and says in our words why it cannot read them. */
export function openWorkbook(bytes: Buffer, password: string | undefined): library.WorkBook {
  try {
    return library.read(bytes, {
      ...{ type: 'buffer', dense: true, nodim: true, cellNF: true, cellHTML: false, cellText: true },
      password: password ?? everybodysPassword,
    })
  } catch (error) {
    throw asParseError(error, password)
  }
}

function asParseError(error: unknown, password: string | undefined): ParseError {
  const message = error instanceof Error ? error.message : String(error)
  if (/password is incorrect/i.test(message))
    return new ParseError(password === undefined ? 'password_required' : 'wrong_password')
  if (/password|encrypt/i.test(message))
    return password === undefined
      ? new ParseError('password_required')
      : new ParseError('unsupported_media_type', 'This way of encrypting a workbook is not supported.')
  if (/works [34]|multiplan/i.test(message))
    return new ParseError('unsupported_media_type', 'It was made by a version that is too old.')
  return new ParseError('corrupt_file', undefined, { cause: error })
}
