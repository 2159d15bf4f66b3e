/** Everything that can go wrong with a file. The sentence is for the person who sent it. */
export const problemSentences = {
  unsupported_media_type: 'This kind of file is not supported.',
  empty_file: 'The file is empty.',
  corrupt_file: 'The file is damaged and could not be read.',
  password_required:
    'The file is protected: give its password with the option "password", on the command line "--password".',
  wrong_password: 'The password does not open the file.',
  too_large: 'The file is larger than the limit.',
  too_many_pages: 'The file has more pages than the limit.',
  too_many_entries: 'The archive has more entries than the limit.',
  nested_too_deep: 'The file is nested deeper than the limit.',
  expands_too_much: 'The file grows far beyond its size when it is unpacked.',
  timed_out: 'Reading the file took longer than the limit.',
  out_of_memory: 'Reading the file took more memory than the limit.',
  unsupported_language: 'The language of the recording is not supported.',
  transcription_failed: 'The transcription service could not transcribe the recording.',
  unreadable_page: 'The page could not be read.',
  invalid_option: 'An option does not fit the file.',
  crashed: 'The file made its reader fail.',
  cancelled: 'Reading the file was cancelled.',
} as const

export type ProblemCode = keyof typeof problemSentences

export interface Problem {
  code: ProblemCode
  message: string
  /** Absent when the whole file is meant. */
  page?: number
}
