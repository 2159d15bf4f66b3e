import { findCompanies } from '../values/companies.ts'
import { fold } from '../values/letters.ts'
import { findPersons } from '../values/persons.ts'

export interface Name {
  start: number
  end: number
  /** `text` has neither a legal form nor a known first name: only what stands around it makes it a name. */
  kind: 'company' | 'person' | 'text'
}

const numbering = '(?:\\(?(?:\\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]\\s*)?'
const article = "(?:(?:the|der|die|das|dem|den|la|le|les|el|los|las)\\s+|l['’]\\s?)?"
const calling =
  '(?:(?:following\\s+parties|undersigned|company|firma|gesellschaft|société|entreprise|sociedad|mercantil|empresa|entidad|compañía|mr\\.?|mrs\\.?|ms\\.?|dr\\.|herrn?|frau|m\\.|mme\\.?|monsieur|madame|don|doña|d\\.ª?|dña\\.?|sr\\.?|sra\\.?)[\\s:,]+)'
/** What stands before a name and is none of it: a number, an article, "the company", "Herr". */
const lead = new RegExp(`^[\\s:,–—•*_"“„«-]{0,6}${numbering}(?:${article}(?:${calling}){0,2})`, 'iu')
const blank = '[^\\S\\n]'
const word = "(?:(?:\\p{Lu}\\.)+|(?:St|Dr|Co|Bros)\\.|\\p{Lu}[\\p{L}\\d&'’-]*(?:\\.\\p{L}[\\p{L}\\d]*)*)"
const link = '(?:&|of|the|and\\s+the|de|del|de\\s+la|la|von|van|der|den|zu|für|des|du|y\\s+de)'
const capitals = new RegExp(
  `^(?:${word}|\\d{1,4}\\p{Lu}[\\p{L}]*)(?:${blank}(?:${link}${blank}){0,2}${word}){0,6}(?:,?${blank}(?:Jr|Sr|II|III|IV|M\\.D|Ph\\.D)\\.?(?!\\p{L}))?`,
  'u',
)
const reach = 140

/** The name that a text goes on with, of a company or a person. */
export function readName(text: string, at: number): Name | null {
  const start = at + (lead.exec(text.slice(at, at + 100))?.[0].length ?? 0)
  const near = text.slice(start, start + reach)
  if (!/^[\p{Lu}\d]/u.test(near)) return null
  const company = findCompanies(near).find((mention) => mention.start === 0 && !mention.ambiguous)
  if (company)
    return isGeneric(near.slice(0, company.end)) ? null : { start, end: start + company.end, kind: 'company' }
  const run = capitals.exec(near)?.[0]
  if (run === undefined || isGeneric(run)) return null
  const isPerson = findPersons(run).some((person) => person.start <= 4 && person.end >= run.length - 5)
  return { start, end: start + run.length, kind: isPerson ? 'person' : 'text' }
}

const generic = new Set(
  `company companies affiliated affiliate party parties agreement contract employee employer executive consultant contractor
  buyer seller purchaser vendor customer client supplier recipient discloser disclosing receiving undersigned landlord tenant
  lender borrower you your us we each this such any it he she its our their state states united date effective section
  confidential information person transaction article exhibit board president chief officer in on at by if as no or to
  mutual non-disclosure nondisclosure confidentiality all both between
  auftraggeber auftragnehmer vertrag vereinbarung parteien vermieter mieter arbeitgeber arbeitnehmer kunde anbieter
  kaufer verkaufer vertragspartner gesellschaft firma sie wir
  societe client prestataire fournisseur bailleur locataire employeur salarie vendeur acheteur contrat parties partie
  sociedad cliente proveedor arrendador arrendatario empresa trabajador vendedor comprador contrato partes parte
  the of and der die das le la les el los de`.split(/\s+/u),
)

/** "The Company", "Disclosing Party": a word for a party instead of its name. */
function isGeneric(name: string): boolean {
  return name.split(/\s+/u).every((part) => generic.has(fold(part).replace(/(?<![.,])[.,]+$/u, '')))
}

/** One key for all spellings of a name: without case, marks and an article. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/^the /u, '')
    .trim()
}
