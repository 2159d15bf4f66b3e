/** What one file may cost. The sandbox enforces memory and time from outside, the readers the rest from inside. */
export interface Limits {
  fileBytes: number
  /** Resident memory of the process that reads the file. */
  memoryBytes: number
  cpuSeconds: number
  wallSeconds: number
  /** Everything that the reader may answer. */
  outputBytes: number
  pages: number
  /** Of one image or rendered page. */
  pixels: number
  /** Members of an archive or attachments of a mail, nested ones included. */
  entries: number
  /** Archives within archives, mails within mails. */
  depth: number
  /** Of everything unpacked from one file, nested archives included. */
  expandedBytes: number
  /** Unpacked size over packed size, looked at from 10 MB unpacked on. */
  expansionRatio: number
  /** Filled cells of one sheet. */
  cells: number
  /** Of a recording. */
  audioSeconds: number
}

const mega = 1024 * 1024

export const defaultLimits: Limits = {
  fileBytes: 200 * mega,
  memoryBytes: 1536 * mega,
  cpuSeconds: 600,
  wallSeconds: 600,
  outputBytes: 512 * mega,
  pages: 5000,
  pixels: 120_000_000,
  entries: 1000,
  depth: 5,
  expandedBytes: 1024 * mega,
  expansionRatio: 200,
  cells: 400_000,
  audioSeconds: 3600,
}
