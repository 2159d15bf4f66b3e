import type { FileFields, ReceivedFile } from './operation.ts'

/** A form with one file: everything that can be read is taken. */
export const oneFile: FileFields = { file: { max: 1, check: () => {} } }

/** A file of a form as services take it. */
export function arrived(file: ReceivedFile | undefined) {
  return file && { name: file.filename, mediaType: file.format?.mediaType, upload: file.upload }
}
