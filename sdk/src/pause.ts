/** Waits, unless one of the signals ends it. */
export async function pause(ms: number, signals: (AbortSignal | undefined)[]): Promise<void> {
  const given = signals.filter((signal) => signal !== undefined)
  for (const signal of given) signal.throwIfAborted()
  if (ms <= 0) return
  let stop: (event: Event) => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, ms)
      stop = (event) => reject((event.target as AbortSignal).reason)
      for (const signal of given) signal.addEventListener('abort', stop)
    })
  } finally {
    clearTimeout(timer)
    for (const signal of given) signal.removeEventListener('abort', stop)
  }
}
