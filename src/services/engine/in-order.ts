/** Works on several items at once and gives the results in the order of the items, each as soon as it can. */
export async function* inOrder<T, R>(
  items: readonly T[],
  parallel: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const results = items.map(() => Promise.withResolvers<R>())
  // Whoever stops at the first error does not ask for the others.
  for (const { promise } of results) promise.catch(() => {})
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item).then(results[index]?.resolve, results[index]?.reject)
  }
  const workers = Array.from({ length: Math.min(parallel, items.length) }, worker)
  for (const { promise } of results) yield await promise
  await Promise.all(workers)
}
