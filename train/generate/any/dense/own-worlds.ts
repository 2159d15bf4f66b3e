import { madeName } from '../offices/office-values.ts'
import { blocksIn, cellsOf, inLanguages } from '../parts/blocks.ts'
import { placed } from './named.ts'
import type { World } from './world.ts'
import { worldsOfLife } from './worlds-life.ts'
import { worldsOfMaking } from './worlds-making.ts'
import { worldsOfServing } from './worlds-serving.ts'

/**
 * Worlds begin with `# id`. Their lines: `t titles`, `i issuer; names; what it does`, `c client; what for` (`c company` for a body),
 * `w who did it; what`, `x thing; names; what`. Words and titles stand in four languages, names too, parted by ` / `;
 * a thing without names has a maker and a model.
 */
export const ownWorlds: readonly World[] = blocksIn(worldsOfMaking + worldsOfServing + worldsOfLife).map(
  ({ head, after }): World => {
    const cells = (sign: string) => cellsOf((after(sign)[0] ?? '').replace(/^company /, ''))
    const [issuer, client, worker, thing] = [cells('i'), cells('c'), cells('w'), cells('x')]
    const forms = inLanguages((thing[4] ?? '').split(' / '))
    return {
      ...{ id: head, titles: inLanguages(cells('t')), isTelling: true },
      issuer: {
        ...{ words: inLanguages(issuer), said: [`who ${issuer[5] ?? ''}`, `house that ${issuer[5] ?? ''}`] },
        name: placed(inLanguages((issuer[4] ?? '').split(' / '))),
      },
      client: {
        ...{ words: inLanguages(client), said: [client[4] ?? ''] },
        form: after('c')[0]?.startsWith('company ') ? 'company' : 'person',
      },
      worker: { words: inLanguages(worker), said: [worker[4] ?? ''] },
      thing: {
        ...{ words: inLanguages(thing), said: [thing[5] ?? ''] },
        ...(forms.en.length > 0 && { name: (sketch) => madeName(sketch, sketch.random.pick(forms[sketch.language])) }),
      },
    }
  },
)
