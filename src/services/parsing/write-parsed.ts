import { describePage } from '../../document/describe-page.ts'
import type { Page } from '../../document/model.ts'
import type { Problem } from '../../document/problem.ts'
import type { ParseRun, Parser, SourceFile } from '../../parse/parser.ts'
import { allProblems, descendants } from './descendants.ts'
import { explainParsing } from './read-file.ts'

export type { Parser }

export type ParsedForm = 'json' | 'markdown' | 'layout'

interface WriteParsed {
  parser: Parser
  file: SourceFile
  form: ParsedForm
  run: ParseRun
  /** Resolves when more can be taken. */
  write(text: string): void | Promise<void>
}

/** Reads a file and writes it page by page, so that its length does not matter. Tells what could not be read. */
export async function writeParsed({ parser, file, form, run, write }: WriteParsed): Promise<Problem[]> {
  const writer = writers[form](write)
  const head = await explainParsing(() => parser.stream(file, { ...run, onPage: writer.page }))
  const { problems, children, ...rest } = head
  await writer.end({ ...rest, children, problems })
  return allProblems({ problems, children })
}

interface Writer {
  page(page: Page, markdown: string): Promise<void>
  end(rest: Awaited<ReturnType<Parser['stream']>>): Promise<void>
}

const writers: Record<ParsedForm, (write: WriteParsed['write']) => Writer> = {
  json(write) {
    const markdown: string[] = []
    return {
      async page(page, text) {
        await write(`${markdown.length === 0 ? '{"pages":[\n' : ',\n'}${JSON.stringify(page)}`)
        markdown.push(text)
      },
      async end(rest) {
        const pages = markdown.length === 0 ? '{"pages":[' : ''
        const more = JSON.stringify({ markdown: markdown.join(''), ...rest })
        await write(`${pages}\n],${more.slice(1)}\n`)
      },
    }
  },
  markdown(write) {
    return {
      page: async (_page, text) => write(text),
      async end({ children }) {
        for (const { name, document } of descendants(children))
          if (document) await write(`\n\n<!-- ${name.replaceAll('--', '—')} -->\n\n${document.markdown}`)
        await write('\n')
      },
    }
  },
  layout(write) {
    let length = 0
    return {
      async page(page, text) {
        // Offsets count from the start of the document, the text from the start of the page.
        await write(
          describePage(
            {
              ...page,
              blocks: page.blocks.map((block) => ({ ...block, start: block.start - length, end: block.end - length })),
            },
            text,
          ),
        )
        length += text.length
      },
      async end({ format, language, children }) {
        await write(`${format.name}: ${format.reason}; language ${language ?? 'unknown'}\n`)
        for (const { name, document } of descendants(children))
          for (const page of document?.pages ?? [])
            await write(`${name}, ${describePage(page, document?.markdown ?? '')}`)
      },
    }
  },
}
