import { type Language, languages } from '../../data/language-data.ts'
import type { Role } from '../roles.ts'
import { type Trade, trades } from './trades.ts'

/** Words for somebody that may be meant for anybody who writes, is written to or signs. */
const general = new Set(
  `company|firm|business|provider|supplier|vendor|agency|office|association|centre|institution|institute|producer|operator|owner|client|customer|
  buyer|purchaser|participant|guest|member|recipient|addressee|holder|applicant|party|resident|manager|director|consultant|adviser|assistant|
  secretary|technician|engineer|agent|clerk|contact|officer|case officer|orderer|instructing party|interested party|debtor|account holder|taxpayer|
  citizen|householder|home owner|occupier|subscriber|host|person in care|certificate holder|proprietor|managing director|team leader|supervisor|
  coordinator|head of department|project manager|account manager|customer service agent|sales adviser|salesperson|receptionist|front desk|
  case worker|clerk in charge|personal adviser|scheduler|dispatcher|contact for appointments|HR|boss|line manager|site manager|head|chair|president|
  designer|planner|representative|presenter|recruiter|tutor|teacher|instructor|examiner|broker|local authority|agency|landlord|shop|store|retailer|carrier|home|house|charity|club|foundation|installer|
  Firma|Betrieb|Unternehmen|Händler|Anbieter|Versorger|Provider|Behörde|Institut|Verein|Stiftung|Hersteller|Kunde|Kundin|Auftraggeber|Käufer|
  Besteller|Empfänger|Teilnehmer|Gast|Mitglied|Halter|Inhaber|Leitung|Leiter|Berater|Techniker|Sachbearbeiter|Interessent|Betreiber|Vermieter|
  entreprise|société|fournisseur|agence|organisme|établissement|association|client|cliente|acheteur|propriétaire|titulaire|participant|membre|
  destinataire|exploitant|directeur|conseiller|technicien|agent|contact|loueur|cabinet|atelier|maison|club|fondation|
  empresa|proveedor|agencia|entidad|centro|asociación|cliente|comprador|propietario|titular|participante|socio|destinatario|
  director|asesor|técnico|agente|contacto|tienda|comercio|operador|solicitante|despacho|taller|club|fundación`
    .split('|')
    .map((word) => word.trim().toLowerCase()),
)

/** Firms, people they write to and people who act for them that a paper of the trade does not speak of. */
export function strangersTo({ group }: Trade): Role[] {
  const others = trades.filter(
    (other) => other.group !== group && !near.some((both) => isPair(both, group, other.group)),
  )
  const roles = new Set<Role>(others.flatMap(({ role, client, staff }) => [role, client, ...staff]))
  const found = strangers.get(group) ?? [...roles].flatMap(unmistakable)
  strangers.set(group, found)
  return found
}

/** Groups whose words can be meant for each other. */
const near = ['learning culture', 'food travel', 'car travel', 'home work', 'money law'].map((both) => both.split(' '))

function isPair(both: readonly string[], one: string, other: string): boolean {
  return both.includes(one) && both.includes(other)
}

const strangers = new Map<string, Role[]>()

/** Whether one word can mean either of them. */
export function sharesWords(one: Role, other: Role): boolean {
  return languages.some((language) => {
    const words = new Set(one.words[language].map((word) => word.toLowerCase()))
    return other.words[language].some((word) => words.has(word.toLowerCase()))
  })
}

/** The role with only those of its words that mean nobody else. */
function unmistakable(role: Role): Role[] {
  const own = (language: Language) => role.words[language].filter((word) => !general.has(word.toLowerCase()))
  const en = own('en')
  if (en.length === 0) return []
  const some = (words: readonly string[]) => (words.length > 0 ? words : en)
  return [{ ...role, words: { en, de: some(own('de')), fr: some(own('fr')), es: some(own('es')) } }]
}
