/** Two of a sort that stand side by side, `one/other` in four languages, and what is said of both. */
export const sideLines = `
old_new; old/new|former/new|previous/current; alt/neu|bisherig/neu|vorher/jetzt; ancien/nouveau|précédent/actuel; antiguo/nuevo|anterior/actual; place money id person unit model
before_after; before/after|initial/final; vorher/nachher|Anfang/Ende; avant/après|initial/final; antes/después|inicial/final; unit number money percent
planned_actual; planned/actual|target/actual|estimated/actual; Soll/Ist|geplant/tatsächlich; prévu/réalisé|prévisionnel/réel; previsto/real|estimado/real; money date number duration
origin_destination; origin/destination|departure/arrival|from/to; Abgang/Ziel|Abfahrt/Ankunft|von/nach; départ/arrivée|origine/destination; origen/destino|salida/llegada; place date time person
outbound_return; outbound/return|way there/way back; Hinweg/Rückweg|hin/zurück; aller/retour; ida/vuelta; date time place id
lender_borrower; lender/borrower; Darlehensgeber/Darlehensnehmer|Verleiher/Entleiher; prêteur/emprunteur; prestamista/prestatario; company place person phone
giver_taker; transferor/transferee|handed over by/taken over by|giver/taker; Übergeber/Übernehmer|abgebend/annehmend; cédant/cessionnaire|remettant/preneur; cedente/cesionario|entrega/recibe; person company place date
seller_buyer; seller/buyer|vendor/purchaser; Verkäufer/Käufer; vendeur/acheteur; vendedor/comprador; company person place id phone
host_visitor; host/visitor|host institution/sending institution; Gastgeber/Gast|aufnehmend/entsendend; accueil/envoi|hôte/visiteur; anfitrión/visitante|acogida/envío; company place person number
first_second; first/second|first instalment/second instalment; erste/zweite|1. Rate/2. Rate; premier/second|1er versement/2e versement; primero/segundo|1.er plazo/2.º plazo; money date percent
for_against; for/against|in favour/opposed; dafür/dagegen|Ja/Nein; pour/contre; a favor/en contra; number percent
claimant_respondent; claimant/respondent|applicant/opponent; Kläger/Beklagter|Antragsteller/Gegner; demandeur/défendeur; demandante/demandado; company person place
upper_lower; upper/lower|maximum/minimum|highest/lowest; oben/unten|Höchstwert/Tiefstwert; supérieur/inférieur|maximum/minimum; superior/inferior|máximo/mínimo; unit number money
left_right; left/right|left side/right side; links/rechts; gauche/droite; izquierda/derecha; unit number percent
day_night; day/night|daytime/night-time; Tag/Nacht; jour/nuit; día/noche; unit number money person
morning_evening; morning/evening|early shift/late shift; Früh/Spät|Frühschicht/Spätschicht; matin/soir; mañana/tarde; person number time place
main_reserve; main/reserve|primary/backup; Haupt/Reserve|erste Wahl/Ersatz; titulaire/suppléant|principal/de secours; titular/suplente|principal/de reserva; person place phone model
debit_credit; payer/payee|debited/credited; Zahler/Empfänger|belastet/gutgeschrieben; payeur/bénéficiaire|débité/crédité; pagador/beneficiario|cargo/abono; company id place
groom_bride; first partner/second partner|partner A/partner B; Partner 1/Partner 2; premier conjoint/second conjoint; primer contrayente/segundo contrayente; person place date
entry_exit; entry/exit|in/out; Eintritt/Austritt|ein/aus; entrée/sortie; entrada/salida; date time place number
author_translator; writer/translator; Autor/Übersetzer; auteur/traducteur; autor/traductor; person place
import_export; import/export|incoming/outgoing; Einfuhr/Ausfuhr|Eingang/Ausgang; import/export|entrant/sortant; importación/exportación|entrante/saliente; money number unit
`

/** What is said of either side: `id form; labels in four languages; field names`. */
export const saidOfSides = `
place city; place|town|location; Ort|Standort; lieu|ville; lugar|localidad; city|site|where
money money; amount|price|sum; Betrag|Preis; montant|prix; importe|precio; value|cost
id id; number|no.|reference; Nummer|Nr.; numéro|n°; número|n.º; code|identifier
person person; name|person in charge; Name|zuständig; nom|responsable; nombre|responsable; contact|who
unit unit; value|measurement; Wert|Messwert; valeur|mesure; valor|medida; reading|level
model product; model|type; Modell|Typ; modèle|type; modelo|tipo; device|kind
number number; count|quantity; Anzahl|Menge; nombre|quantité; cantidad|número; how many|total
percent percent; share|rate; Anteil|Satz; part|taux; porcentaje|tasa; percentage|ratio
date date; date|day; Datum|Tag; date|jour; fecha|día; when|on
duration duration; duration|time needed; Dauer|Zeitbedarf; durée; duración; how long|length
time time; time|hour; Uhrzeit|Zeit; heure; hora; at|clock time
company company; company|organisation; Firma|Unternehmen; société|entreprise; empresa|entidad; firm|body
phone phone; phone|telephone; Telefon|Tel.; téléphone|tél.; teléfono|tel.; phone number|contact number
`
