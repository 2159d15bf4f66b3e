import { median } from '../../src/core/statistics.ts'
import { makeInvoices, runLoad } from '../../test/support/job-load.ts'
import { hold } from '../support/bars.ts'

/** How far the estimates given at submission are off, in a mixed run, once there is some history. */
export async function measureEstimates(address: string, keys: string[], count = 200): Promise<void> {
  const sizes = [1, 1, 1, 3, 10, 40]
  const documents = (
    await Promise.all(sizes.map((pages) => makeInvoices(Math.ceil((count * 1.5) / sizes.length), pages)))
  )
    .flat()
    .sort((a, b) => a.invoiceNumber.localeCompare(b.invoiceNumber))
  const options = { address: () => address, keys, clients: 20, pollMilliseconds: 100 }
  await runLoad(documents.slice(count, count + count / 2), options)
  const finished = await runLoad(documents.slice(0, count), options)
  const errors = finished.map(({ submitted, status }) => {
    const really = (Date.parse(status.finish_time ?? '') - Date.parse(submitted.start_time)) / 1000
    return Math.abs((submitted.estimated_time_seconds ?? 0) - really) / Math.max(really, 0.001)
  })
  const seconds = finished.map((job) => job.seconds)
  console.log(
    `${finished.length} mixed jobs of ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s`,
  )
  hold('how far the estimate given at submission is off, median', Math.round(100 * median(errors)), { most: 50 }, ' %')
}
