import { access, constants } from 'node:fs/promises'
import { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'
import type { ParseRun, Parser, SourceFile } from '../../parse/parser.ts'
import { explainParsing } from './explain-parsing.ts'

/** The whole document of a file, or an error that every adapter knows. */
export async function readFile(parser: Parser, file: SourceFile, run: ParseRun): Promise<Document> {
  await assertReadable(file.path)
  return explainParsing(() => parser.parse(file, run))
}

export async function assertReadable(path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw new AppError('not_found', `There is no readable file ${path}.`)
  })
}
