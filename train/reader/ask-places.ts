import type { Fact, FreePlace } from '../generate/any/facts.ts'
import { roles } from '../generate/any/roles.ts'

/** What is asked for where no label stands, by the place and what stands there. */
const words: Partial<Record<`${FreePlace} ${string}`, string>> = {
  'sender company':
    'issuer|company|company name|organisation|issued by|sender|from|issuing company|Aussteller|Firma|ausgestellt von|émetteur|société|emisor|empresa|organization name|provider|institution',
  'sender name': 'issuer|issued by|sender|from|sender name|Absender|expéditeur|remitente|author',
  'sender address':
    'issuer address|company address|sender address|Anschrift des Absenders|adresse de la société|dirección de la empresa|head office',
  'sender street': 'company street|sender street|issuer street',
  'sender city': 'company city|sender city|issuer city|Ort des Absenders',
  'sender zip': 'company postcode|sender zip|issuer postal code',
  'sender country': 'company country|issuer country',
  'sender phone': 'phone|company phone|issuer phone|Telefon|teléfono|téléphone|contact number',
  'sender email': 'email|company email|contact email|E-Mail|courriel',
  'sender website': 'website|company website|web|homepage',
  'sender tax_id': 'tax id|company tax number|issuer vat id|Steuernummer|NIF|n° TVA',
  'sender contact': 'contact|contact person|Ansprechpartner',
  'recipient company':
    'recipient|addressee|addressed to|to|customer|customer name|client|Empfänger|Kunde|destinataire|destinatario|cliente|account holder',
  'recipient name':
    'recipient|addressee|addressed to|to|customer|customer name|client|Empfänger|Adressat|Kunde|destinataire|destinatario|cliente|name',
  'recipient address':
    'recipient address|customer address|postal address|address|Anschrift|Kundenadresse|adresse du client|dirección del cliente|mailing address',
  'recipient street': 'recipient street|street|Straße|rue|calle',
  'recipient city': 'recipient city|city|Ort|ville|ciudad',
  'recipient zip': 'recipient postcode|postcode|PLZ|code postal|código postal',
  'recipient country': 'recipient country|country',
  'recipient phone': 'recipient phone|customer phone',
  'recipient email': 'recipient email|customer email',
  'recipient tax_id': 'recipient tax id|customer vat number',
  'recipient contact': 'attention|contact at customer|zu Händen',
  'signer name':
    'signed by|signatory|signer|approved by|author|undersigned|unterzeichnet von|Unterzeichner|signataire|firmante|responsible person|prepared by|authorised by|sender name',
  'signer occupation':
    'signatory title|position of signatory|signer function|signed as|Funktion des Unterzeichners|fonction du signataire|cargo del firmante',
  'date date':
    'date|issue date|document date|issued on|dated|Datum|Ausstellungsdatum|fecha|date émission|fecha de emisión|date of issue|signed on|letter date|erstellt am',
  'place place': 'place|place of issue|Ort|lieu|lugar|signed at|city of issue|Ausstellungsort',
  'number id':
    'document number|number|reference|document no|doc id|Nummer|Belegnummer|numéro|número|file number|record no|certificate number|case number|Aktenzeichen|dossier|expediente|report number',
  'subtitle subtitle': 'headline|subtitle|position|category|Untertitel|type|subject|Betreff|topic',
}

const title =
  'title|name|headline|subject|product name|full name|topic|Titel|Name|Bezeichnung|Betreff|titre|nom|título|nombre|project'

/** Names of a thing that stands without a label. */
export function placeWords({ place, concept }: Fact): string[] {
  if (place === undefined) return []
  return (words[`${place} ${concept.id}`] ?? (place === 'title' ? title : '')).split('|').filter(Boolean)
}

const senders =
  'seller carrier employer landlord insurer lender school manufacturer contractor issuer bank laboratory hospital organiser dealer pharmacy'
const recipients =
  'buyer consignee employee tenant patient policyholder borrower applicant student passenger holder guest member donor'
const signers = 'doctor inspector representative contact supervisor author notary registrar surveyor'

/** Who may stand there: a document of a hospital is headed by the hospital. */
export function rolesAt(place: FreePlace | undefined): typeof roles {
  const ids = place === 'sender' ? senders : place === 'recipient' ? recipients : place === 'signer' ? signers : ''
  return roles.filter(({ id }) => ids.split(' ').includes(id))
}
