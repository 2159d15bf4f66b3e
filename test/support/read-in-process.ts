import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Assembler } from '../../src/document/assemble.ts'
import type { ChildDocument, DetectedFormat, Document } from '../../src/document/model.ts'
import { defaultLimits, type Limits } from '../../src/parse/limits.ts'
import type { ParseOptions, Reader } from '../../src/parse/reader.ts'

/** Runs one reader on a file in this process, without sandbox: for trusted files of tests and benchmarks only. */
export async function readInProcess(
  reader: Reader,
  file: string | { name: string; bytes: Uint8Array },
  options: ParseOptions & {
    format?: DetectedFormat
    limits?: Partial<Limits>
    parallel?: number
    tesseract?: string
  } = {},
): Promise<Document & { files: { name: string; relation: ChildDocument['relation']; bytes: Uint8Array }[] }> {
  const scratch = await mkdtemp(join(tmpdir(), 'sheaf-read-'))
  try {
    const path = typeof file === 'string' ? file : join(scratch, 'source')
    if (typeof file !== 'string') await writeFile(path, file.bytes)
    const name = typeof file === 'string' ? basename(file) : file.name
    const format = options.format ?? { name: 'txt', mediaType: 'text/plain', reason: 'given by the test' }
    const document: Document = {
      ...{ format, language: null, metadata: {}, pages: [], markdown: '', outline: [], links: [], formFields: [] },
      ...{ children: [], problems: [] },
    }
    const files: { name: string; relation: ChildDocument['relation']; bytes: Uint8Array }[] = []
    const assembler = new Assembler()
    const pages = reader(
      { path, name, size: (await stat(path)).size, format, bytes: () => readFile(path) },
      {
        options,
        limits: { ...defaultLimits, ...options.limits },
        engines: {
          parallel: options.parallel ?? availableParallelism(),
          ...(options.tesseract !== undefined && { tesseract: options.tesseract }),
        },
        scratch,
        brokeBefore: false,
        progress: () => {},
        metadata: (facts) => Object.assign(document.metadata, facts),
        outline: (item) => document.outline.push(item),
        link: (link) => document.links.push(link),
        formField: (field) => document.formFields.push(field),
        child: async (child) => void files.push(child),
        problem: (problem) => document.problems.push(problem),
      },
    )
    for await (const draft of pages) {
      const { page, markdown } = assembler.add(draft)
      document.pages.push(page)
      document.markdown += markdown
    }
    return { ...document, files }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
