import type { Worker as Thread } from 'node:worker_threads'
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js'
import { type OcrEngine, type OcrLanguage, pageSegmentation } from './engine.ts'
import { type GreyImage, toPgm } from './grey-image.ts'
import { parseTsv } from './parse-tsv.ts'
import type { Tessdata } from './tessdata.ts'

/** Tesseract as WebAssembly in a thread of this process: started when first needed, and anew after a failure. */
export function openTesseractJs(tessdata: Tessdata): OcrEngine {
  let started: Started | undefined
  const stop = async () => {
    await started?.worker.terminate()
    started = undefined
  }
  return {
    async read(image, language) {
      const folder = await tessdata.folder(language)
      started ??= await start(language, folder)
      started.thread?.ref()
      try {
        if (started.language !== language) await started.worker.reinitialize(language)
        started.language = language
        return await read(started.worker, image)
      } catch (cause) {
        await stop()
        throw new Error('recognition failed', { cause })
      } finally {
        started?.thread?.unref()
      }
    },
    close: stop,
  }
}

interface Started {
  worker: Worker
  /** Lets the process end while it waits for work. */
  thread: Thread | undefined
  language: OcrLanguage
}

async function start(language: OcrLanguage, langPath: string): Promise<Started> {
  // Without a handler of its own the library throws errors where nobody can catch them; the promise rejects anyway.
  const options = { langPath, cacheMethod: 'none', gzip: false, errorHandler: () => {} }
  const worker: Worker & { worker?: Thread } = await createWorker(language, OEM.LSTM_ONLY, options)
  return { worker, thread: worker.worker, language }
}

async function read(worker: Worker, image: GreyImage) {
  await worker.setParameters({ tessedit_pageseg_mode: pageSegmentation as PSM, user_defined_dpi: '300' })
  const { data } = await worker.recognize(toPgm(image), {}, { text: false, tsv: true })
  return parseTsv(data.tsv ?? '')
}
