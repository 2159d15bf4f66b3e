import type { Language } from '../../data/language-data.ts'
import type { Concept } from '../concept.ts'
import { blocksIn, cellsOf, conceptFrom, variants } from './blocks.ts'
import { listsOfDeeds } from './list-lines-deeds.ts'
import { listsOfPeople } from './list-lines-people.ts'
import { listsOfThings } from './list-lines-things.ts'

/** A list that belongs to some matter: its items in words of their own, and how one line or one sentence says an item. */
export interface ListOfMatter {
  concept: Concept
  columns: ReadonlyMap<string, Concept>
  /** Those that end with a full stop are sentences; the others stand among commas or behind a sign. */
  sayings: Record<Language, readonly string[]>
}

/**
 * `l` is the list, `c column form` a column (`=` before words to choose from, in four languages parted by ` / `),
 * and passages say one item, with its columns in braces. A list of one column is a list of plain values.
 */
export const listsOfMatters: readonly ListOfMatter[] = [listsOfDeeds, listsOfThings, listsOfPeople]
  .flatMap(blocksIn)
  .map(({ head, after }) => {
    const [list = ''] = after('l')
    const said = (language: Language) => after(language).flatMap(variants)
    return {
      concept: conceptFrom(`list.${head}`, 'phrase', cellsOf(list)),
      columns: new Map(
        after('c').map((line) => {
          const [first = '', ...cells] = cellsOf(line)
          const [id = '', ...kind] = first.split(' ')
          return [id, conceptFrom(`${head}.${id}`, kind.join(' '), cells)]
        }),
      ),
      sayings: { en: said('en'), de: said('de'), fr: said('fr'), es: said('es') },
    }
  })
