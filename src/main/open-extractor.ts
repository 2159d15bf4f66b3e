import { availableParallelism } from 'node:os'
import { openModel } from '../extract/model/open-model.ts'
import type { Parser } from '../parse/parser.ts'
import { Extractor } from '../services/engine/extractor.ts'
import { defaultTimeLimit } from '../services/engine/time-limit.ts'
import { type Config, modelSettings } from './config.ts'

/** Extraction as the settings want it. Its threads start with the first file, its model with the first question. */
export function openExtractor(config: Config, parser: Parser, stepsBack = false): Extractor {
  const settings = modelSettings(config)
  return new Extractor({
    parser,
    stepsBack,
    parallel: config.parseParallel ?? availableParallelism(),
    megabytes: config.parseMemoryMegabytes,
    timeLimit: { ...defaultTimeLimit, seconds: config.extractSeconds },
    ...(settings && { model: { settings, open: () => openModel(settings) } }),
  })
}
