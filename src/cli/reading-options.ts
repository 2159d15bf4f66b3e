import { type Command, InvalidArgumentError, Option } from 'commander'

/** What every command that reads files takes. */
export interface ReadingOptions {
  pages?: string
  password?: string
  language?: string
  ocr: 'auto' | 'always' | 'never'
  progress?: boolean
}

export function addReadingOptions(command: Command): Command {
  return command
    .option('--pages <range>', 'only these pages, like 1-3 or 2,5,9-')
    .option('--password <password>', 'opens a protected PDF or sheet')
    .option(
      '--language <code>',
      'language of the text, like de, when recognition should not find out itself',
      languageCode,
    )
    .addOption(
      new Option('--ocr <when>', 'recognise pages without usable text, all pages, or none')
        .choices(['auto', 'always', 'never'])
        .default('auto'),
    )
    .option('--progress', 'show how far it is, on standard error')
}

/** Those of them that the reader is given. */
export function readingOf({ pages, password, language, ocr }: ReadingOptions): Omit<ReadingOptions, 'progress'> {
  return {
    ocr,
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
    ...(language !== undefined && { language }),
  }
}

/** As ISO 639-1 where it has one, whether `de`, `deu` or `de-AT` is given. */
function languageCode(text: string): string {
  try {
    const { language } = new Intl.Locale(text)
    if (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)) return language
  } catch {
    // Not even the form of a language's code.
  }
  throw new InvalidArgumentError('It is no language. Scans are recognised in en, de, fr and es, recordings in en.')
}
