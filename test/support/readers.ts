import { tmpdir } from 'node:os'
import { FormatDetector } from '../../src/parse/format-detector.ts'
import { Parser, type ParserSettings } from '../../src/parse/parser.ts'
import { Extractor } from '../../src/services/engine/extractor.ts'

// What all tests of a process share, since it takes seconds of a processor to start. It does not keep the process, and ends with it.

let extractor: Extractor | undefined
let detector: FormatDetector | undefined

export function sharedExtractor(): Extractor {
  extractor ??= openExtractor()
  return extractor
}

export function sharedDetector(): FormatDetector {
  detector ??= new FormatDetector(tmpdir())
  return detector
}

process.on('exit', () => {
  extractor?.parser.close()
  detector?.close()
})

export function openExtractor({ parallel = 1, ...settings }: Partial<ParserSettings> = {}): Extractor {
  const parser = new Parser({ parallel, engines: { parallel: 1 }, ...settings })
  return new Extractor({ parser, parallel })
}
