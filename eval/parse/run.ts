import { availableParallelism } from 'node:os'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { findCorpus } from '../corpus.ts'
import { scoreBadInputs } from './bad-inputs.ts'
import { scoreFormats } from './formats.ts'
import { scoreOffice } from './office.ts'
import { scoreReceipts } from './receipts.ts'
import { scoreScans } from './scans.ts'
import { scoreSpeech } from './speech.ts'
import { scoreTables } from './tables.ts'

const sets = {
  formats: scoreFormats,
  office: scoreOffice,
  'bad-inputs': scoreBadInputs,
  tables: scoreTables,
  scans: scoreScans,
  receipts: scoreReceipts,
  speech: scoreSpeech,
}

const corpus = findCorpus()
const wanted = process.argv.slice(2).filter((word) => word in sets)
if (corpus !== undefined) {
  const config = { ...readConfig(), parseParallel: availableParallelism() }
  const parser = openParser(config, process.env.PATH)
  try {
    for (const [name, score] of Object.entries(sets)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      console.log(`# ${name}\n`)
      await score(corpus, parser)
    }
  } finally {
    parser.close()
  }
}
