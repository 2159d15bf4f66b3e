/** Samples per second of all speech: what the models were made for. */
export const sampleRate = 16_000
