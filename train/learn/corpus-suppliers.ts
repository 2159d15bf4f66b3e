import { casesOf, readSchemaOf } from '../../eval/extract/cases.ts'
import type { Documents } from '../../eval/extract/documents.ts'
import { compare } from '../../eval/extract/equal.ts'
import { evalSets } from '../../eval/extract/sets.ts'
import { askedOf, withoutTruth } from '../../eval/extract/truth.ts'
import type { Supplier } from './supplier.ts'

const sets = [
  'invoices, realistic',
  'invoices, stylesheet',
  'invoices, scanned',
  'invoices, HTML',
  'bank, one transaction',
  'receipts',
]
const fewest = 8

/** Issuers of the corpus with enough documents, each layout of an issuer apart. */
export async function corpusSuppliers(corpus: string, documents: Documents): Promise<Supplier[]> {
  const suppliers = new Map<string, Supplier>()
  for (const set of evalSets.filter(({ name }) => sets.includes(name)))
    for (const one of await casesOf(corpus, set, { split: 'all', limit: Infinity, rephrase: false })) {
      const schema = await readSchemaOf(corpus, set, one)
      const document = await documents.load(one.path)
      if (!schema || !document) continue
      const { leaves, absent } = askedOf(schema, one.row, set)
      const rules = new Map(leaves.map((leaf) => [leaf.field, leaf]))
      const layout = 'layout' in one.row ? ` ${one.row.layout}` : ''
      const name = `${set.name}: ${one.row.issuer}${layout}`
      const supplier = suppliers.get(name) ?? { name, documents: [] }
      suppliers.set(name, supplier)
      const isAnswer = (value: unknown) => value !== null && value !== undefined && value !== ''
      supplier.documents.push({
        ...{ document, schema: withoutTruth(schema) },
        truth: Object.fromEntries([
          // Some days of the truth have a time that nobody asks for.
          ...leaves
            .filter(({ isUnprinted }) => !isUnprinted)
            .map(({ field, rule, expected }) => [field, rule === 'date' ? String(expected).slice(0, 10) : expected]),
          ...absent.map((field) => [field, null]),
        ]),
        columns: {},
        isRight: (path, found) => {
          const leaf = rules.get(path)
          if (!leaf) return !isAnswer(found)
          return isAnswer(found) && compare(leaf.rule, leaf.expected, found) !== 'wrong'
        },
      })
    }
  return [...suppliers.values()].filter(({ documents: own }) => own.length >= fewest)
}
