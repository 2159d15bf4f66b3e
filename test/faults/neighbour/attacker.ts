import { attacks, type Target } from './attacks.ts'

// A process of its own, so that what it does is not felt by whoever measures: says when it has begun, and goes on until it is
// ended.
process.once('message', async ({ attack, target }: { attack: string; target: Target }) => {
  const strike = await attacks[attack]?.(target)
  process.send?.('begun')
  for (let index = 0; strike !== undefined; index += 3)
    await Promise.all([0, 1, 2].map((more) => strike(index + more).catch(() => undefined)))
})
process.on('disconnect', () => process.exit())
