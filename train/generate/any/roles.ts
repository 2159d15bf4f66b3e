import { type Language, languages } from '../data/language-data.ts'
import type { Concept, ValueForm } from './concept.ts'

/** Who a document speaks of: words in four languages, English first, variants parted by `|`. */
export interface Role {
  id: string
  words: Record<Language, readonly string[]>
  /** What such a party does, in words. */
  does: readonly string[]
}

const roleLines = `seller|supplier|vendor;Verkäufer|Lieferant;vendeur|fournisseur;vendedor|proveedor;who sells|who delivers|company that supplies
buyer|customer|purchaser|client;Käufer|Kunde|Auftraggeber;acheteur|client;comprador|cliente;who orders|who buys|who has to pay
consignee|receiver|ship to|deliver to;Empfänger|Warenempfänger;destinataire|livré à;destinatario|consignatario;who receives the goods|where the goods go
shipper|sender|consignor|exporter;Absender|Versender|Ausführer;expéditeur|exportateur;remitente|expedidor|exportador;who sends the goods|from whom
carrier|haulier|forwarder;Frachtführer|Spediteur;transporteur;transportista;who transports|transport company
importer;Einführer|Importeur;importateur;importador;who brings the goods into the country
notify party;Benachrichtigungsadresse;partie à notifier;parte a notificar;whom to tell on arrival
employer|company;Arbeitgeber|Firma;employeur|entreprise;empleador|empresa;company the person works for|where the person works
employee|worker|staff member;Arbeitnehmer|Mitarbeiter|Beschäftigter;salarié|employé;trabajador|empleado;who worked|person who is paid
tenant|lessee|renter;Mieter|Mieterin;locataire|preneur;arrendatario|inquilino;who rents|person renting
landlord|lessor;Vermieter|Verpächter;bailleur;arrendador|casero;who lets|owner of the flat
patient;Patient|Patientin;patient|patiente;paciente;who was treated|who was examined
doctor|physician|practitioner;Arzt|Ärztin|Behandler;médecin|praticien;médico|facultativo;who prescribed|who treated
policyholder|insured|policy holder;Versicherungsnehmer|Versicherter;assuré|souscripteur;asegurado|tomador;who is insured|in whose name
insurer|insurance company;Versicherer|Versicherung;assureur|compagnie d'assurance;aseguradora|compañía aseguradora;who insures
borrower|debtor;Darlehensnehmer|Kreditnehmer|Schuldner;emprunteur|débiteur;prestatario|deudor;who borrows|who gets the loan
lender|creditor;Darlehensgeber|Gläubiger;prêteur|créancier;prestamista|acreedor;who lends|bank that lends
applicant|petitioner;Antragsteller|Antragstellerin;demandeur|requérant;solicitante;who applies|who asks
defendant|respondent;Beklagter|Antragsgegner;défendeur|partie défenderesse;demandado;who is sued
plaintiff|claimant;Kläger|Anspruchsteller;plaignant|partie demanderesse;demandante;who sues|who makes the claim
student|pupil;Studierende|Schüler|Schülerin;étudiant|élève;alumno|estudiante;who studied|whose marks
school|university|institution;Schule|Hochschule|Universität;école|établissement|université;escuela|universidad|centro;where the person studied
passenger|traveller;Passagier|Reisender|Fahrgast;passager|voyageur;pasajero|viajero;who travels|person flying
beneficiary|payee;Begünstigter|Zahlungsempfänger;bénéficiaire;beneficiario;who gets the money
payer|ordering party;Zahler|Zahlungspflichtiger;payeur|donneur d'ordre;pagador|ordenante;who pays
manufacturer|producer|maker;Hersteller|Produzent;fabricant|producteur;fabricante|productor;who made it|who produces
contractor|service provider;Auftragnehmer|Dienstleister;prestataire|entrepreneur;contratista|prestador;who does the work
inspector|examiner|auditor;Prüfer|Gutachter;inspecteur|contrôleur|examinateur;inspector|examinador;who checked|who inspected
representative|agent|attorney;Vertreter|Bevollmächtigter;représentant|mandataire;representante|apoderado;who acts for somebody
father;Vater;père;padre;male parent
mother;Mutter;mère;madre;female parent
spouse|husband|wife;Ehegatte|Ehepartner;conjoint|époux;cónyuge;who the person is married to
holder|owner|keeper;Inhaber|Halter;titulaire|détenteur;titular;whose it is|to whom it belongs
issuer|issuing authority|authority;Aussteller|ausstellende Behörde|Behörde;émetteur|autorité;emisor|autoridad expedidora;who issued it
contact|contact person|person in charge;Ansprechpartner|Sachbearbeiter;contact|interlocuteur;contacto|persona de contacto;whom to ask
bank|financial institution;Bank|Kreditinstitut;banque|établissement bancaire;banco|entidad;where the account is
laboratory|lab;Labor|Laboratorium;laboratoire;laboratorio;who tested
hospital|clinic;Krankenhaus|Klinik;hôpital|clinique;hospital|clínica;where the patient was treated
chair|chairman|chairperson;Vorsitzender|Sitzungsleitung;président|président de séance;presidente;who led the meeting
participant|attendee;Teilnehmer|Teilnehmerin;participant;participante;who took part
shareholder|partner;Aktionär|Gesellschafter;actionnaire|associé;accionista|socio;who holds shares
supervisor|manager;Vorgesetzter|Leiter;supérieur|responsable;supervisor|responsable;who approved|who is in charge
driver;Fahrer;conducteur|chauffeur;conductor;who drove
witness;Zeuge;témoin;testigo;who saw it
surveyor|adjuster|expert;Sachverständiger|Schadenregulierer;expert;perito|tasador;who assessed the damage
technician|installer|fitter;Techniker|Monteur;technicien|installateur;técnico|instalador;who repaired|who installed
donor|benefactor;Spender|Zuwendender;donateur;donante;who gave the money
organiser|organizer|host;Veranstalter;organisateur;organizador;who holds the event
guest|visitor;Gast;client|hôte;huésped|cliente;who stayed
inventor;Erfinder;inventeur;inventor;who invented it
member;Mitglied;membre|adhérent;socio|miembro;who belongs to the club
author|prepared by;Verfasser|Ersteller;auteur|rédacteur;autor|redactor;who wrote it
guarantor;Bürge;garant|caution;avalista|fiador;who stands in for the debt
notary;Notar|Notarin;notaire;notario;who certified the deed
dealer|garage|workshop;Händler|Werkstatt;concessionnaire|garage;concesionario|taller;who sold or repaired the vehicle
registrar|official|clerk;Standesbeamter|Beamter|Sachbearbeiterin;officier d'état civil|agent;encargado|funcionario;official who registered it
pharmacy|chemist;Apotheke;pharmacie;farmacia;who handed out the medicine`

export const roles: readonly Role[] = roleLines.split('\n').map((line) => {
  const [en = '', de = '', fr = '', es = '', does = ''] = line.split(';').map((part) => part.trim())
  const words = { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
  return { id: words.en[0]?.replaceAll(' ', '_') ?? '', words, does: does.split('|').filter(Boolean) }
})

export function roleOf(id: string): Role {
  const role = roles.find((each) => each.id === id)
  if (!role) throw new Error(`no role ${id}`)
  return role
}

const attributeLines = `name person;name|full name;Name|Vor- und Nachname;nom|nom et prénom;nombre|nombre y apellidos
company company;name|company name|company;Name|Firma|Unternehmen;nom|raison sociale|société;nombre|razón social|empresa
address address;address|postal address;Anschrift|Adresse;adresse;dirección|domicilio
street street;street|street address;Straße|Straße und Hausnummer;rue|adresse;calle|vía
city city;city|town|place;Ort|Stadt|Wohnort;ville|localité|commune;ciudad|localidad|población
zip zip;postcode|postal code|zip code;PLZ|Postleitzahl;code postal|CP;código postal|C.P.
country country;country;Land|Staat;pays;país
phone phone;phone|telephone|phone number|tel.;Telefon|Tel.|Telefonnummer;téléphone|tél.;teléfono|tel.
email email;email|e-mail;E-Mail;courriel|e-mail;correo electrónico|email
id id;number|no.|ID number|reference;Nummer|Nr.|Kennung;numéro|n°|identifiant;número|n.º|identificador
birth_date date;date of birth|born|birth date|DOB;Geburtsdatum|geboren am|geb.;date de naissance|né le|née le;fecha de nacimiento|nacido el
birth_place city;place of birth;Geburtsort;lieu de naissance;lugar de nacimiento
nationality country;nationality|citizenship;Staatsangehörigkeit|Nationalität;nationalité;nacionalidad
tax_id id;tax ID|tax number|VAT number;Steuernummer|USt-IdNr.;numéro fiscal|n° TVA;NIF|CIF|número fiscal
occupation job;occupation|profession|function|position;Beruf|Funktion|Tätigkeit;profession|fonction;profesión|cargo
contact person;contact|contact person;Ansprechpartner|Kontakt;contact|interlocuteur;contacto|persona de contacto
date date;date;Datum;date;fecha
place city;place;Ort;lieu;lugar
iban iban;IBAN|account;IBAN|Kontonummer;IBAN|compte;IBAN|cuenta
registration id;registration number|reg. no.|company number|licence number;Registernummer|Handelsregisternummer|Zulassungsnummer;numéro d'immatriculation|SIRET|numéro d'agrément;número de registro|número de inscripción|número de licencia
website url;website|web;Webseite|Internet;site web|site internet;sitio web|web`

/** What is said of a party. */
export const attributes: ReadonlyMap<string, Concept> = new Map(
  attributeLines.split('\n').map((line) => {
    const [head = '', ...words] = line.split(';')
    const [id = '', form = 'phrase'] = head.split(' ')
    const order: readonly Language[] = ['en', 'de', 'fr', 'es']
    const labels = Object.fromEntries(order.map((language, at) => [language, words[at]?.split('|') ?? []]))
    return [id, { id, form: form as ValueForm, labels }]
  }),
)

export function attribute(id: string): Concept {
  const found = attributes.get(id)
  if (!found || languages.some((language) => !found.labels[language])) throw new Error(`no attribute ${id}`)
  return found
}
