import type { Catalogue, Column, Relation } from '../../ask/catalogue.ts'
import { languageOf } from '../../ask/language.ts'
import { phrasesOf as phrasesIn } from '../../ask/phrases.ts'
import { fillersOf, isArticle } from '../../ask/small-words.ts'
import { type Token, tokensOf } from '../../ask/words.ts'
import type { AskScope } from '../../contract/ask.ts'
import { legalForms } from '../../match/normalise/legal-forms.ts'
import { countExtracted, documentKinds, fieldsWithin } from '../../storage/asks/documents.ts'
import { type FieldFacts, findLonger, findValues, type Longer, mostLonger } from '../../storage/asks/values.ts'
import { extractedState } from '../../storage/documents-behind.ts'
import { type FieldRow, selectAllFields } from '../../storage/fields.ts'
import { typeOfField } from '../cells/common-type.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import { type CellRelation, columnName, freeName } from './cell-relations.ts'
import { documentWords, wordsForKind } from './document-kinds.ts'
import { factsOfFields } from './field-facts.ts'
import { joinLists } from './join-lists.ts'
import { keepUnitsApart, listRelation, listWith, nameMovements, nameRows, rowsOfLists } from './list-relations.ts'
import { type NamedFile, namedFiles, partFiles } from './named-files.ts'
import { singularsOf } from './singulars.ts'
import { type FieldMeaning, meaningOf } from './synonyms.ts'
import { valuesHolding } from './values-holding.ts'

export interface AskCatalogue {
  catalogue: Catalogue
  relations: Map<string, CellRelation>
  /** Another text where a document was extracted or deleted, or a field is stated more or less often. */
  state: () => Promise<string>
}

/** Of what few documents have there are too many: the most frequent ones can be asked about. */
const mostFields = 400
/** More documents are not counted for each question. */
const mostCounted = 1000

/**
 * What can be asked of a workspace, or of the documents that are named of it: single values, and a relation for each list in them. `strange`:
 * words of the question that are looked for in names and in what lists say.
 */
export async function askCatalogue(
  ctx: Context,
  question: string,
  scope: AskScope,
  strange: string[] = [],
): Promise<AskCatalogue> {
  const { system, workspaceId } = ctx
  const { all, kinds, few } = await askedFields(ctx, scope)
  const fields = all.slice(0, mostFields)
  const texts = fields.filter((field) => typeOf(field) === 'text').map(({ no }) => no)
  const ofNames = withBareNames(namesOf(question))
  const [factsOf, values, longer, files] = await Promise.all([
    factsOfFields(
      ctx,
      fields.map(({ no }) => no),
    ),
    findValues(system.db, workspaceId, texts, phrasesOf(question)),
    findLonger(system.db, workspaceId, texts, [...ofNames.keys()]),
    namedFiles(ctx, question, strange),
  ])
  const parties = new Set(fields.filter((field) => namesParty(field, factsOf)).map(({ no }) => no))
  const isOfList = (fieldNo: number) => factsOf.get(fieldNo)?.template.includes('[]') === true
  const telling = texts.filter((no) => parties.has(no) || isOfList(no))
  const holding = strange.length > 0 ? await valuesHolding(ctx, telling, strange, (no) => parties.has(no), texts) : []
  const short = [
    ...saidAs(shortNames(longer, parties), ofNames),
    ...holding.map(({ word, ...one }) => ({ ...one, beginning: word, isPart: true, isWithin: isOfList(one.field_no) })),
  ]
  const shortOf = Map.groupBy(short, ({ field_no }) => field_no)
  const valuesOf = Map.groupBy(values, ({ field_no }) => field_no)
  const names = new Set(fields.map(({ canonical_name }) => canonical_name))
  const isNumbered = (name: string) => /_\d+$/.test(name) || names.has(`${name}_2`)
  // A row of a list says what belongs to a name; of fields that are numbered that is not known.
  const listed = new Set(values.flatMap(({ field_no, text }) => (isOfList(field_no) ? [text] : [])))
  // Of many documents some field is in about all.
  const documents = Math.max(few, ...fields.map(({ record_count }) => record_count))
  const filledOf = fillRates(fields, factsOf, documents)
  const rowsOf = rowsOfLists(fields, factsOf, documents)
  const made = new Map<string, { relation: Relation; cells: CellRelation }>()
  const named = partFiles(files, documents, isOfList)
  made.set('documents', documentRelation(documents, kinds, named.ofDocuments))
  for (const field of fields) {
    const fact = factsOf.get(field.no)
    if (!fact) continue
    const [list = '', inner, deeper] = fact.template.split('[]')
    // Lists within lists are not asked about.
    if (deeper !== undefined) continue
    const target = inner === undefined ? made.get('documents') : listRelation(made, list, rowsOf.get(list) ?? 0)
    const own = inner === undefined ? field.canonical_name : inner.replace('.', '') || list
    const found = (valuesOf.get(field.no) ?? []).map(({ text }) => text)
    const values = isNumbered(field.canonical_name) ? found.filter((text) => !listed.has(text)) : found
    const short = (shortOf.get(field.no) ?? []).map(({ beginning, text, isPart, isWithin }) => ({
      ...{ name: beginning, value: text, ...(isPart && { isPart }), ...(isWithin && { isWithin }) },
    }))
    if (target) addField(target, { field, fact, own, values, short, filled: filledOf(field) })
  }
  const [documentsMade, ...listsMade] = made.values()
  const joined = [...(documentsMade ? [documentsMade] : []), ...joinLists(listsMade)]
  const relations = joined.map(({ relation }) => relation)
  const lists = relations.filter(({ name }) => name !== 'documents')
  nameRows(joined, named.ofRows)
  nameMovements(joined)
  for (const relation of relations) {
    keepOneMain(relation)
    keepUnitsApart(relation)
    nameCurrency(relation)
  }
  return {
    catalogue: {
      relations,
      links: lists.map(({ name }) => ({
        from: { relation: name, column: 'document_id' },
        to: { relation: 'documents', column: 'document_id' },
      })),
    },
    relations: new Map(joined.map(({ cells }) => [cells.name, cells])),
    state: stateOf(ctx, all),
  }
}

/** Asked once, and only where it matters. */
function stateOf({ system, workspaceId }: Context, fields: FieldRow[]): () => Promise<string> {
  let asked: Promise<string> | undefined
  const said = fields.map((one) => `${one.no} ${one.occurrence_count} ${one.record_count} ${one.updated_at.getTime()}`)
  return () => {
    asked ??= extractedState(system.db, workspaceId).then((state) => [state, ...said].join(','))
    return asked
  }
}

async function askedFields({ system: { db }, workspaceId }: Context, { document_ids: ids }: AskScope) {
  if (!ids) {
    const [all, kinds, few] = await Promise.all([
      selectAllFields(db, workspaceId),
      documentKinds(db, workspaceId),
      countExtracted(db, workspaceId, mostCounted),
    ])
    return { all, kinds, few }
  }
  const [all, within] = await Promise.all([selectAllFields(db, workspaceId), fieldsWithin(db, workspaceId, ids)])
  const { fields, kinds, documents } = within
  const own = all.flatMap((field) => {
    const counts = fields.get(field.no)
    return counts ? [{ ...field, ...counts }] : []
  })
  return { all: own.sort((a, b) => b.occurrence_count - a.occurrence_count), kinds, few: documents }
}

/** The part of the documents that have a field, or of the rows of its list where these lack it more often, as far as they were sampled. */
function fillRates(fields: FieldRow[], factsOf: Map<number, FieldFacts>, documents: number) {
  const listOf = (field: FieldRow) => listWith(field, factsOf)
  const sampledOf = ({ no }: FieldRow) => factsOf.get(no)?.sampled ?? 0
  const mostOf = new Map<string | undefined, number>()
  for (const field of fields) mostOf.set(listOf(field), Math.max(mostOf.get(listOf(field)) ?? 0, sampledOf(field)))
  return (field: FieldRow): number => {
    const rows = listOf(field) === undefined ? 0 : (mostOf.get(listOf(field)) ?? 0)
    return Math.min(1, field.record_count / documents, rows === 0 ? 1 : sampledOf(field) / rows)
  }
}

function documentRelation(rows: number, kinds: string[], files: NamedFile[]) {
  const relation: Relation = {
    ...{ name: 'documents', names: documentWords, rows, key: 'document_id' },
    kinds: kinds.map((type) => ({ names: wordsForKind(type), column: 'document_type', value: type })),
    columns: [
      { name: 'document_id', type: 'text', names: ['document id'], isKey: true },
      {
        name: 'filename',
        type: 'text',
        names: ['filename', 'file name', 'Dateiname', 'nom du fichier', 'nombre del archivo'],
        short: files.map(({ said, filename, isWord }) => ({
          ...{ name: said, value: filename, ...(isWord ? { isPart: true, isWithin: true } : { isSaid: true }) },
        })),
      },
      {
        name: 'document_type',
        type: 'text',
        names: [
          'document type',
          'type',
          'kind',
          'Dokumentart',
          'Belegart',
          'Art',
          'Typ',
          'type de document',
          'tipo de documento',
          'tipo',
        ],
        values: kinds,
        isClosed: true,
        distinct: kinds.length,
      },
      {
        name: 'uploaded_at',
        type: 'date',
        names: ['upload date', 'uploaded', 'hochgeladen', 'téléversé', 'subido'],
        isUpload: true,
      },
    ],
  }
  return { relation, cells: { name: 'documents', isList: false, fieldNos: [], columns: new Map() } }
}

function addField(
  { relation, cells }: { relation: Relation; cells: CellRelation },
  {
    field,
    fact,
    own,
    values,
    short,
    filled,
  }: {
    field: FieldRow
    fact: FieldFacts
    own: string
    values: string[]
    short: NonNullable<Column['short']>
    filled: number
  },
): void {
  const name = freeName(relation, columnName(own))
  const written = typeOf(field)
  const hasUnits = written === 'text' && cells.isList && isCounted(own, field, fact)
  const type = hasUnits ? 'number' : written
  const meant = meaningOf(own, field.display_name, { type, isOfList: cells.isList })
  const { names, meaning, isMain, isParty, isSomebody } = meant
  const currency =
    type === 'number' && !hasUnits && fact.has_currency ? freeName(relation, `${name}_currency`) : undefined
  const isUnique = fact.distinct > fact.sampled * 0.8
  relation.columns.push({
    ...{ name, type, names, filled, ownNames: names.slice(0, 2) },
    distinct: isUnique ? relation.rows : fact.distinct,
    ...(type === 'text' && { values, short }),
    ...{ meaning, hasUnits },
    ...(currency && { currency }),
    ...(!cells.isList && field.occurrence_count > field.record_count && { isRepeated: true }),
    ...(isMain && type !== 'text' && { isMain }),
    ...(type === 'number' && saidOfNumber(meant, fact, cells.isList)),
    ...(isParty && type === 'text' && { isParty }),
    ...((!isSomebody || fact.is_dated) && { isSomebody: false }),
    ...(field.document_types.length > 0 && { kinds: field.document_types }),
    ...(cells.isList && fact.stated_in !== null && { statedIn: new Set(fact.stated_in.split(',')) }),
  })
  cells.fieldNos.push(field.no)
  cells.columns.set(name, { fieldNo: field.no, part: 'value', type, hasUnits })
  if (!currency) return
  relation.columns.push({ name: currency, type: 'text', names: [`${names[0]} currency`] })
  cells.columns.set(currency, { fieldNo: field.no, part: 'currency', type: 'text' })
}

function saidOfNumber(meant: FieldMeaning, { is_signed }: FieldFacts, isOfList: boolean): Partial<Column> {
  const { isLineTotal, isAmount, isUnitPrice, isPerMeasure, isNet, neverAddsUp } = meant
  return {
    ...(isLineTotal && { isLineTotal, ...(is_signed && { isSigned: true }) }),
    ...(isAmount && { isAmount }),
    ...(isUnitPrice && { isUnitPrice }),
    ...(isPerMeasure && { isPerMeasure }),
    ...(isNet && !isOfList && { isNet }),
    ...(neverAddsUp && { neverAddsUp }),
  }
}

/** Quantities that are texts, as some have a unit behind them: "60 boxes". */
function isCounted(own: string, { display_name }: FieldRow, { counted, sampled }: FieldFacts): boolean {
  const { meaning } = meaningOf(own, display_name, { type: 'number', isOfList: true })
  return meaning === 'quantity' && counted >= sampled * leastCounted
}

/** What else stands in a column of quantities was read into it by mistake, and is told where it would count. */
const leastCounted = 0.9

/** One of each type: the one that most documents have, and of rows what each of them costs. */
function keepOneMain(relation: Relation): void {
  const isOfRows = !relation.kinds && relation.columns.some(({ isLineTotal }) => isLineTotal)
  if (isOfRows) for (const column of relation.columns) if (column.type === 'number') delete column.isMain
  for (const type of ['number', 'date'])
    for (const other of relation.columns.filter((column) => column.type === type && column.isMain).slice(1)) {
      delete other.isMain
      if (relation.kinds) other.isMainOfKind = true
    }
}

/** "The currency" is that of the amount that is meant, unless a field is called so. */
function nameCurrency({ columns }: Relation): void {
  const amounts = columns.filter(({ currency }) => currency !== undefined)
  const meant = amounts.find(({ isMain }) => isMain) ?? (amounts.length === 1 ? amounts[0] : undefined)
  const { names } = meaningOf('currency', 'currency')
  const isCalled = columns.some((column) => column.names.some((name) => foldText(name) === 'currency'))
  const unit = isCalled ? undefined : columns.find(({ name }) => name === meant?.currency)
  unit?.names.push(...names)
}

function typeOf(field: FieldRow): Column['type'] {
  const type = typeOfField(field)
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'date' || type === 'datetime') return 'date'
  return type === 'boolean' ? 'boolean' : 'text'
}

/** Words of a question that the names of companies may begin with, those first that are written like names. */
function namesOf(question: string): string[] {
  const tokens = tokensOf(question).slice(0, 200)
  const language = languageOf(tokens, question) ?? 'en'
  const [small, phrases] = [fillersOf(language), phrasesIn(language)]
  const isWord = (at: number) => tokens[at]?.kind === 'word'
  const isWrittenSo = (at: number) => at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const isOwn = ({ folded }: Token) => folded.length > 1 && !small.has(folded) && !phrases.has(folded)
  // "The florist" is what "The Florist Ltd" is called.
  const mayBegin = (token: Token, next?: Token) =>
    isOwn(token) || (isArticle(token.folded, language) && next !== undefined && isOwn(next))
  const runs = tokens.flatMap((token, at) =>
    [1, 2, 3].flatMap((many) => {
      const places = Array.from({ length: many }, (_, next) => at + next)
      const isNamed = places.every(isWrittenSo)
      if (!places.every(isWord) || !(isNamed || mayBegin(token, many > 1 ? tokens[at + 1] : undefined))) return []
      return [{ isNamed, text: foldText(question.slice(token.start, tokens[at + many - 1]?.end)) }]
    }),
  )
  const ordered = [...runs.filter(({ isNamed }) => isNamed), ...runs.filter(({ isNamed }) => !isNamed)]
  return [...new Set(ordered.map(({ text }) => text))].slice(0, mostNames)
}

const mostNames = 20

function namesParty(field: FieldRow, facts: Map<number, FieldFacts>): boolean {
  const { template = '' } = facts.get(field.no) ?? {}
  return !template.includes('[]') && meaningOf(field.canonical_name, field.display_name).isParty
}

/**
 * What companies are called for short: without their legal form, or, where none is called so, by the words that they begin with. Where
 * there may be more of these than were looked up, nothing is known.
 */
function shortNames(longer: Longer[], parties: Set<number>): (Longer & { isPart?: boolean; isWithin?: boolean })[] {
  const groups = Map.groupBy(longer, ({ field_no, beginning }) => `${field_no} ${beginning}`)
  return [...groups.values()].flatMap((all) => {
    const whole = all.filter(({ beginning, text }) => isLegalForm(text.slice(beginning.length)))
    if (whole.length > 0) return whole
    const begun = all.filter(({ field_no, text }) => parties.has(field_no) || endsWithLegalForm(text))
    return all.length < mostLonger ? begun.map((one) => ({ ...one, isPart: true })) : []
  })
}

/** "Bruckners" is Bruckner's, where nobody is called Bruckners: what is looked for, and how it was said. */
function withBareNames(names: string[]): Map<string, string> {
  const bare = names.flatMap((name): [string, string][] => (/.{4}[^s]s$/.test(name) ? [[name.slice(0, -1), name]] : []))
  return new Map([...bare, ...names.map((name): [string, string] => [name, name])])
}

function saidAs<T extends Longer>(found: T[], names: Map<string, string>): T[] {
  const own = new Set(found.map(({ beginning }) => beginning))
  return found.flatMap((one) => {
    const said = names.get(one.beginning) ?? one.beginning
    return said !== one.beginning && own.has(said) ? [] : [{ ...one, beginning: said }]
  })
}

function endsWithLegalForm(text: string): boolean {
  return isLegalForm(text.split(/[\s,]+/).at(-1) ?? '')
}

/** "Ltd.", "GmbH & Co. KG": what a company is called without. */
function isLegalForm(text: string): boolean {
  const words = text
    .replaceAll('.', '')
    .split(/[\s,&+]+/)
    .filter((word) => word !== '')
  return words.length > 0 && words.every((word) => legalForms.has(word))
}

const mostWords = 8

/** Every run of words of a question, as values are compared. */
function phrasesOf(question: string): string[] {
  const tokens = tokensOf(question).slice(0, 200)
  const texts = new Set<string>()
  for (const [at, { start, text, kind }] of tokens.entries()) {
    if (kind === 'quoted') texts.add(foldText(text))
    for (let to = at; to < Math.min(tokens.length, at + mostWords); to++) {
      const end = tokens[to]?.end ?? 0
      const text = foldText(question.slice(start, end))
      texts.add(text)
      // "Chairs" are what stands there as "chair".
      if (tokens[to]?.kind === 'word') for (const one of singularsOf(text)) texts.add(one)
      // A name may end with a dot: "Acme Inc."
      if (question[end] === '.') texts.add(foldText(question.slice(start, end + 1)))
    }
  }
  return [...texts].filter((text) => text !== '' && text.length <= 100)
}
