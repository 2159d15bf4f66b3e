import { variants } from '../variants.ts'

/** What letters, slips and certificates of any trade are headed. */
export const titles = variants(
  'Confirmation|Your appointment|Report|Certificate|Notice|Reminder|Your order|Agreement|Offer|Statement|Receipt|Record|Information|Invitation|Your enquiry|Follow-up|Slip|Registration|Letter|Booking',
  'Bestätigung|Ihr Termin|Bericht|Bescheinigung|Mitteilung|Erinnerung|Ihr Auftrag|Vereinbarung|Angebot|Abrechnung|Quittung|Protokoll|Information|Einladung|Ihre Anfrage|Nachweis|Laufzettel|Anmeldung|Schreiben|Buchung',
  'Confirmation|Votre rendez-vous|Rapport|Attestation|Avis|Rappel|Votre commande|Convention|Devis|Décompte|Reçu|Procès-verbal|Information|Invitation|Votre demande|Compte rendu|Bulletin|Inscription|Lettre|Réservation',
  'Confirmación|Su cita|Informe|Certificado|Aviso|Recordatorio|Su pedido|Acuerdo|Presupuesto|Liquidación|Recibo|Acta|Información|Invitación|Su solicitud|Justificante|Parte|Inscripción|Carta|Reserva',
)

/** Sentences that name both sides: `{s}` writes, `{c}` is written to. */
export const openings = variants(
  '{s} confirms for {c}:|This is to certify that {c} was with {s}.|Agreement between {s} and {c}.|{c} and {s} have agreed as follows.|{s} writes to {c} as promised.|We at {s} thank {c} for the trust.|between {s} on the one side and {c} on the other',
  '{s} bestätigt für {c}:|Hiermit wird bescheinigt, dass {c} bei {s} war.|Vereinbarung zwischen {s} und {c}.|{c} und {s} haben Folgendes vereinbart.|{s} schreibt {c} wie versprochen.|Wir von {s} danken {c} für das Vertrauen.|zwischen {s} einerseits und {c} andererseits',
  '{s} confirme pour {c} :|Il est certifié que {c} est venu chez {s}.|Convention entre {s} et {c}.|{c} et {s} ont convenu de ce qui suit.|{s} écrit à {c} comme promis.|Nous, {s}, remercions {c} de sa confiance.|entre {s} d’une part et {c} d’autre part',
  '{s} confirma a {c}:|Se certifica que {c} estuvo en {s}.|Acuerdo entre {s} y {c}.|{c} y {s} han acordado lo siguiente.|{s} escribe a {c} como prometió.|En {s} agradecemos a {c} su confianza.|entre {s} por una parte y {c} por otra',
)

export const salutations = variants(
  'Dear {},|Hello {},|Dear Mr {},|Dear Ms {},|Hi {},|{},',
  'Sehr geehrte Frau {},|Sehr geehrter Herr {},|Liebe Frau {},|Guten Tag {},|Hallo {},|Lieber {},',
  'Chère Madame {},|Cher Monsieur {},|Bonjour {},|Madame {},|Monsieur {},|Cher {},',
  'Estimado Sr. {}:|Estimada Sra. {}:|Hola {}:|Apreciado {}:|Buenos días, {}:|Querida {}:',
)

/** Politeness that states nothing. */
export const courtesies = variants(
  'We are glad to have you with us.|Please do not hesitate to ask.|We hope this finds you well.|Thank you for your patience.|Please keep this paper in a safe place.|We are always there for you.|As talked about on the phone, here is what matters.|Please read everything carefully.|Should you have any questions, call us at any time.|We ask you to note the following.|Nothing else has changed.|Many thanks in advance.',
  'Wir freuen uns, dass Sie da sind.|Bei Fragen melden Sie sich gern.|Wir hoffen, es geht Ihnen gut.|Vielen Dank für Ihre Geduld.|Bitte bewahren Sie dieses Blatt gut auf.|Wir sind jederzeit für Sie da.|Wie am Telefon besprochen, hier das Wichtigste.|Bitte lesen Sie alles in Ruhe.|Bitte beachten Sie das Folgende.|Sonst hat sich nichts geändert.|Herzlichen Dank im Voraus.|Wir bitten um Verständnis.',
  "Nous sommes heureux de vous compter parmi nous.|N'hésitez pas à nous interroger.|Nous espérons que vous allez bien.|Merci de votre patience.|Gardez ce papier en lieu sûr.|Nous restons à votre écoute.|Comme convenu au téléphone, voici l'essentiel.|Merci de tout lire avec soin.|Veuillez noter ce qui suit.|Rien d'autre n'a changé.|Merci d'avance.|Nous comptons sur votre compréhension.",
  'Nos alegra tenerle con nosotros.|No dude en preguntarnos.|Esperamos que se encuentre bien.|Gracias por su paciencia.|Guarde este papel en lugar seguro.|Estamos siempre a su disposición.|Como hablamos por teléfono, aquí va lo importante.|Lea todo con calma, por favor.|Tenga en cuenta lo siguiente.|Nada más ha cambiado.|Muchas gracias de antemano.|Agradecemos su comprensión.',
)

export const closings = variants(
  'Yours sincerely|Kind regards|Best wishes|Yours faithfully|With thanks|Signed|Warm regards|See you soon',
  'Mit freundlichen Grüßen|Herzliche Grüße|Viele Grüße|Ihr Team|Hochachtungsvoll|gez.|Bis bald|Freundliche Grüße',
  'Cordialement|Bien à vous|Salutations distinguées|Bien cordialement|À bientôt|Signé|Avec nos remerciements',
  'Atentamente|Un cordial saludo|Saludos|Reciba un saludo|Hasta pronto|Fdo.|Muy agradecidos',
)

/** Before the name of whom a person signs for. */
export const onBehalf = variants('For |for and on behalf of |', 'Für |i. A. |', 'Pour |p.o. |', 'Por |p.o. |')

/** How a firm prints the number under which somebody keeps it. */
export const registrations = variants(
  'Company No. {}|Registered in England No. {}|Reg. no. {}|Licence {}|Charity no. {}|Registration {}|Approved under {}',
  'HRB {}|Registernummer {}|Amtsgericht, HRA {}|Vereinsregister VR {}|Zulassung {}|Betriebsnummer {}|Reg.-Nr. {}',
  'SIRET {}|RCS {}|N° d’agrément {}|Immatriculation {}|Enregistré sous {}|Agrément {}|RNA {}',
  'Inscrita con el n.º {}|Registro Mercantil {}|N.º de registro {}|Licencia {}|Autorización {}|Reg. {}|Expediente {}',
)

/** Before a number by which one reaches a person alone. */
export const directLines = variants(
  'Direct line {}|direct: {}|mobile {}|ext. {}',
  'Durchwahl {}|direkt: {}|mobil {}|Tel. direkt {}',
  'Ligne directe {}|direct : {}|portable {}|poste {}',
  'Línea directa {}|directo: {}|móvil {}|ext. {}',
)
