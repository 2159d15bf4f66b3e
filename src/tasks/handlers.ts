import { topUpWhenLow } from '../services/billing/auto-topup.ts'
import { expireTask, giveExpiryUp } from '../services/decision-tasks/expire.ts'
import { giveIngestionUp, runIngestion } from '../services/documents/run-ingestion.ts'
import type { Extractor } from '../services/engine/extractor.ts'
import { giveExtractionUp, runExtraction } from '../services/extractions/run.ts'
import { giveLearningUp, runLearning } from '../services/learning/run.ts'
import { learnNightly } from '../services/learning/start.ts'
import { foldCounts, purge } from '../services/maintenance/purge.ts'
import { giveMatchingUp, runMatching } from '../services/matching/run.ts'
import { giveJobUp, runJob } from '../services/process-jobs/run.ts'
import { giveAskUp, runAsk } from '../services/questions/ask-later.ts'
import type { System } from '../services/system.ts'
import type { ProductTaskHandlers } from '../services/tasks.ts'
import { orElsewhere, type WorkElsewhere } from '../services/work/or-elsewhere.ts'

/** What runs in the background, by name; thin, since the work itself is in the services. */
export function taskHandlers(system: System, extractor: Extractor, elsewhere?: WorkElsewhere): ProductTaskHandlers {
  return {
    'ask:run': {
      run: ({ askId }, run) => runAsk(system, askId, run),
      gaveUp: ({ askId }, tx) => giveAskUp(system, askId, tx),
    },
    'credits:top-up': { run: ({ workspaceId }) => topUpWhenLow(system, workspaceId) },
    'fields:fold': { run: () => foldCounts(system) },
    'maintenance:purge': {
      async run(_data, { signal, logger }) {
        logger.info(await purge(system, signal), 'purged')
      },
    },
    'process:run': orElsewhere('process:run', elsewhere, {
      run: (task, run) => runJob(system, extractor, task, run),
      gaveUp: ({ jobId }, tx, error) => giveJobUp(system, jobId, tx, error),
    }),
    'document:ingest': orElsewhere('document:ingest', elsewhere, {
      run: (task, run) => runIngestion(system, extractor, task, run),
      gaveUp: ({ documentId }, tx, error) => giveIngestionUp(system, documentId, tx, error),
    }),
    'decision:expire': {
      run: ({ taskId }, run) => expireTask(system, taskId, run),
      gaveUp: ({ taskId }, tx) => giveExpiryUp(taskId, tx),
    },
    'learning:run': {
      run: (task, run) => runLearning(system, extractor, task, run),
      gaveUp: ({ versionId }, tx) => giveLearningUp(system, versionId, tx),
    },
    'learning:nightly': { run: () => learnNightly(system) },
    'matching:run': {
      run: ({ runId }, run) => runMatching(system, runId, run),
      gaveUp: ({ runId }, tx) => giveMatchingUp(system, runId, tx),
    },
    'extraction:run': orElsewhere('extraction:run', elsewhere, {
      run: (task, run) => runExtraction(system, extractor, task, run),
      gaveUp: ({ extractionId }, tx, error) => giveExtractionUp(system, extractionId, tx, error),
    }),
  }
}

/** Recurring tasks: minute, hour, day, month, weekday, task, options, payload. */
export function scheduleOf({ learnNightly: learns }: { learnNightly: boolean }): string {
  return learns ? `${schedule}\n${nightly}` : schedule
}

const nightly = '41 2 * * * learning:nightly ?max=3&jobKey=learning:nightly {"data":{}}'
const schedule = `17 * * * * maintenance:purge ?max=3&jobKey=maintenance:purge {"data":{}}
* * * * * fields:fold ?max=3&jobKey=fields:fold {"data":{}}`
