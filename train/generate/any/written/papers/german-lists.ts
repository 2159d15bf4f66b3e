/** Pages in German that hold several lists beside single facts: cards, entries, minutes, timetables, lists in sentences and below headings. */
export const germanListPapers = `
== de bergbus_sommerfahrplan
q betreiber company:{} Reisen/Postbus {}/Verkehrsbetriebe {}; operator, run_by, carrier
q verbund company:Verkehrsverbund {}/Tourismusregion {}; transport_association, fares_of
q linie id:###; line_number, route_no
q tal city; valley_station, start_stop; wo der Bus im Tal losfährt
q berg phrase; mountain_terminus, top_stop; wo der Bus oben wendet
q ab date; first_day, season_start
q bis date; last_day, season_end
q dauer unit:min 15..90; journey_time, ride_length
q einzel money:2..12; single_fare, one_way
q tageskarte money:6..30; day_pass, day_ticket
q rad money:2..9; bicycle_supplement, bike_ticket
q leiter person; operations_manager, complaints_to
q auskunft phone; information_phone, enquiries
q gruppe number:8..20; group_notice_from, report_groups_of; ab wie vielen Leuten man sich melden muss
q gaestekarte flag; guest_card_valid, free_with_guest_card; whether the guest card is good for the ride
q hunde flag; dogs_allowed, pets; whether dogs may come in
q sperre date; road_closed_on, no_service_on; Tag, an dem wegen eines Rennens nichts fährt
a fahrer person; driver, bus_driver
a plaetze number:20..80; seats, capacity
a winter date; winter_timetable_from, next_timetable
a seilbahn company; cable_car_company, lift_operator
l fahrten; trips, departures, de:Fahrten
c fahrten.tage phrase; operating_days, day_type
c fahrten.kurs id:##; trip_number, course
c fahrten.ab time; departs_valley, uphill_departure
c fahrten.an time; arrives_top, uphill_arrival
c fahrten.retour time; departs_top, downhill_departure
c fahrten.hinweis phrase; note, footnote
c fahrten.typ phrase; vehicle, bus_type
l halte; stops, halts
c halte.name phrase; stop, name
c halte.min number:2..40; minutes_from_start, offset
---
Linie {linie} || {betreiber}
# {tal} – {berg=Hochjoch|Kasern, Parkplatz|Bärenalm|Stausee, Mauerkrone|Furka, Hotel}
{ab} bis {bis}, im Tarif von {verbund}
%fahrten 6..12
Kurs | ab | an | zurück | *
/ {fahrten.tage=täglich|Mo–Fr, wenn Werktag|Sa, So, Feiertag|nur in den Ferien}
{fahrten.kurs} | {fahrten.ab} | {fahrten.an} | {fahrten.retour} | {fahrten.hinweis=A|R|–|G|b. Bed.}
{fahrten.typ=}
%%
~ A mit Anhänger. R nicht bei Regen. G weiter zur Grube, sonst nur bis zum Gasthof
%halte 3..6 sentence
Dazwischen hält er
{halte.name=Schule|Säge|Gasthof Post|Brücke|Kapelle|Jausenstation} nach {halte.min}
%%
Oben ist man nach {dauer}. {gaestekarte!Mit der Gästekarte steigen Sie einfach ein|Die Gästekarte gilt als Fahrschein~Die Gästekarte gilt hier nicht|Auch mit Gästekarte wird gezahlt}. {hunde!Hunde fahren mit Beißkorb mit|Vierbeiner dürfen hinein~Tiere bleiben draußen|Hunde werden nicht befördert}. Am {sperre} ist die Straße für ein Radrennen zu.
= Hin: {einzel}
= Den ganzen Tag: {tageskarte}
= Rad am Heck: {rad}
Wer mit {gruppe} oder mehr kommt, meldet sich: {auskunft}.
~ Lob und Tadel an {leiter}, {:street}, {:city}. Stand {:date}. Bergwacht {:phone}. Druck {:company}

== de elternabend_protokoll
q schule company:Grundschule {}/Gymnasium {}/Mittelschule {}; school, institution
q klasse id:#@; class, form
q leitung person; parent_representative, chaired_by; wer für die Eltern einlud und leitete
q lehrer person; class_teacher, form_teacher
q protokoll person; minutes_by, written_by
q stellvertreter person; deputy_parent_representative, elected_deputy
q gast person; guest_speaker, visiting_expert
q gast_von company:Polizeiinspektion {}/Beratungsstelle {}/Medienhaus {}; guest_organisation, speaker_from
q tag date; meeting_date, held_on
q naechster date; next_meeting, next_parents_evening
q beginn time; started_at, from
q raum phrase; room, venue
q eltern number:9..40; parents_present, attendance
q kasse money:20..400; class_fund_balance, cash
q beitrag money:5..40; contribution_per_child, per_child
q fahrt phrase; trip_destination, class_trip_to
q fahrt_preis money:60..400; trip_cost, cost_per_pupil
q fahrt_ab date; trip_departure, leaves_on
q handy flag; phones_allowed, mobile_use; whether pupils may use telephones
a direktor person; headteacher, principal
a kinder number:14..32; number_of_pupils, class_size
a fahrt_bis date; trip_return, back_on
a bus company; coach_company, bus_operator
a iban iban; class_account, account
l punkte; topics, agenda_items
c punkte.nr id:#; number, top
c punkte.thema phrase; topic, subject
c punkte.von person; introduced_by, speaker
c punkte.ergebnis phrase; result, outcome
c punkte.min number:5..30; minutes, time_allotted
l aufgaben; tasks, to_dos, de:Aufgaben
c aufgaben.wer person; responsible, assigned_to
c aufgaben.was phrase; task, job
c aufgaben.bis date; due, until
---
{schule}, Klasse {klasse} || {tag}, {beginn}
# Was wir besprochen haben
{raum=Zimmer 14|Musiksaal|Aula, Nebenraum|Werkraum}; gekommen waren {eltern} Mütter und Väter. Eingeladen und geleitet: {leitung}. Für die Schule {lehrer}, dazu {:person} (Mathematik) und als Gast {gast}, {gast_von}.
%punkte 4..7 lines
{punkte.nr}. {punkte.thema=Noten und Proben|Lernen zu Hause|Klassenklima|Schullandheim|Schulweg|Chat der Klasse|Bücherei} ({punkte.von})
{punkte.ergebnis=zur Kenntnis genommen|soll bleiben|wird im Herbst noch einmal besprochen|mehrheitlich dafür|abgelehnt}
{punkte.min=}
%%
{handy!In der Pause darf das Telefon benutzt werden|Die Kinder dürfen ihr Telefon einschalten~Telefone bleiben den ganzen Tag aus|Geräte sind auf dem Gelände untersagt}. Zur Stellvertretung gewählt: {stellvertreter}.
+++
## Fahrt
Es geht nach {fahrt=Regen am See|Burg Wernfels|Sylt|in die Rhön}, los am {fahrt_ab}, {fahrt_preis} alles in allem. Angezahlt werden {:money:20..60} bis {:date}.
+++
## Kasse
Vorhanden {kasse}; eingesammelt werden {beitrag} je Kind.
+++
%aufgaben 3..6
Wer | Was | Bis
{aufgaben.wer} | {aufgaben.was=Kuchen|Liste der Adressen|Kostüme|Brief an die Stadt|Grillplatz|Lesepaten} | {aufgaben.bis}
%%
Nächstes Mal {naechster}. Mitgeschrieben: {protokoll}
~ An alle Haushalte verschickt am {:date}. Sekretariat {:phone}, Frau {:last}. Förderverein {:iban}

== de bauberatung_protokoll
q bauherr company:{} Wohnbau/Stadt {}/Stiftung {}; client, building_owner
q projekt phrase; project, building_project
q nr number:4..60; meeting_number, sequence
q tag date; meeting_date, held_on
q naechste date; next_meeting, next_session
q verfasser person; author, minutes_by
q buero company:{} Architekten/{} Planung/Bauleitung {}; architects, author_office
q bauleiter person; site_manager_for_client, construction_supervisor
q polier person; foreman, site_foreman
q sigeko person; safety_coordinator, sigeko
q prokurist person; client_representative, owner_rep
q fertig date; planned_completion, handover_planned
q verzug unit:d 2..40; delay, days_behind
q wetter phrase; weather, conditions
q leute number:4..60; workers_on_site, headcount
q nachtraege money:900..90000; variation_total, change_orders
q unfall flag; accident_on_site, injury; whether somebody was hurt since the last time
q einspruch number:3..14; objection_days, comments_within
a statiker person; structural_engineer, de:Statiker
a baubeginn date; start_of_works, started
a bausumme money:90000..9000000; contract_sum, total_cost
a rechnung date; invoice_date, billed
l punkte; items, open_points, de:Punkte
c punkte.nr id:##.##; item_number, no
c punkte.gewerk phrase; trade, discipline
c punkte.text phrase; matter, description
c punkte.wer company:{} Estriche/{} Elektro/{} Dach/{} Sanitär/{} Fenster; responsible_company, assigned_firm
c punkte.bis date; due, deadline
c punkte.stand phrase; status, state
c punkte.plan id:A-###; drawing, plan_number
c punkte.kosten money:90..9000; cost, estimate
l leute; participants, attendees
c leute.name person; name, person
c leute.kurz id:@@; initials, abbreviation
c leute.firma company:{} Bau/{} Haustechnik/{} Geologie; company, firm
c leute.tel phone; phone, mobile
---
{buero} || Protokoll {nr}
# {projekt=Neubau Kita Nord|Sanierung Rathaus|Lagerhalle 3|Wohnhof am Gleis|Aufstockung Schule}
{tag}, Container, {wetter=trocken|Dauerregen|Frost am Morgen|30 Grad|Nebel} || Für {bauherr}: {prokurist}
= Bauleitung: {bauleiter}
= Polier: {polier}
= Sicherheit: {sigeko}
= Am Bau: {leute} Mann
%leute 3..6
Kürzel | Name | Firma | Ruf
{leute.kurz} | {leute.name} | {leute.firma} | {leute.tel}
%%
{unfall!Ein Mann ist gestürzt und liegt noch im Spital|Seit dem letzten Mal gab es eine Verletzung~Verletzt wurde niemand|Unfallfrei seit Beginn}.
%punkte 5..10
Nr. | Sache | Wer | bis | *
/ {punkte.gewerk=Rohbau|Elektro|Heizung|Dach|Trockenbau|Außenanlagen}
{punkte.nr} | {punkte.text=Durchbruch schließen|Muster vorlegen|Höhe prüfen|Trasse freigeben|Gerüst versetzen|Leitung spülen|Bemusterung} | {punkte.wer} | {punkte.bis} | {punkte.stand=offen|läuft|erl.|dringend}
{punkte.plan=}{punkte.kosten=}
%%
Wir liegen {verzug} zurück; fertig soll alles am {fertig} sein. Nachträge bis heute {nachtraege}. Weiter am {naechste}.
~ Wer binnen {einspruch} Tagen nichts sagt, ist einverstanden. {verfasser}, {:date}. Verteiler: {:person}, {:person}, {:company}. Baustrom {:company:Stadtwerke {}}

== de zeltlager_ausschreibung
q traeger company:Pfadfinder {}/Kreisjugendring {}/Naturfreunde {}; organiser, run_by
q motto phrase; theme, title
q platz phrase; campsite, location
q ab date; starts_on, departure
q bis date; ends_on, return
q treff phrase; meeting_point, departs_from
q treff_um time; meeting_time, be_there_at
q preis money:60..400; participation_fee, cost_per_child
q geschwister money:40..350; sibling_price, reduced_fee
q anzahlung money:20..90; deposit, down_payment
q schluss date; registration_deadline, sign_up_until
q jung number:6..9; minimum_age, youngest
q alt number:11..17; maximum_age, oldest
q plaetze number:20..120; places, capacity
q leiterin person; camp_leader, head_of_camp
q koch person; cook, kitchen_head
q notruf phone; emergency_phone, camp_phone
q elternabend date; parents_meeting, information_evening
q schwimmen flag; must_swim, swimming_required; whether children must be able to swim
q zelte flag; tents_provided, own_tent_not_needed; whether tents are there
a arzt person; camp_doctor, medic
a bus company; bus_company, transport
a iban iban; account, bank_account
a versicherung company; insurer, insured_with
l tage; programme, days, de:Programm
c tage.tag phrase; weekday, day
c tage.um time; time, from
c tage.was phrase; activity, item
c tage.wer person; led_by, leader
c tage.wo phrase; place, where
l sachen; packing_list, things_to_bring
c sachen.was phrase; item, thing
---
^ {traeger}
# {motto=Die Wikinger kommen|Zeitreise|Insel ohne Namen|Wald, Wasser, Wolle}
{platz=Am Weiher bei Lohr|Zeltplatz Hirschau|Wiese an der Ilz|Burghof Rieneck}, {ab} bis {bis}
Für alle von {jung} bis {alt}, höchstens {plaetze}. Treffen {treff_um} {treff=am Busbahnhof|vor dem Pfarrheim|am Festplatz|Gleis 1}.
%tage 6..11
Zeit | Was | Mit | Wo
/ {tage.tag=Samstag|Sonntag|Montag|Dienstag|Mittwoch|Donnerstag}
{tage.um} | {tage.was=Aufbau|Nachtwanderung|Floßbau|Theater|Feuer|Bogenschießen|Waschtag|Postenlauf} | {tage.wer} | {tage.wo=Wiese|am Wasser|Scheune|Wald}
%%
%sachen 4..9 sentence
Einzupacken sind
{sachen.was=Schlafsack|Taschenlampe|Gummistiefel|Becher|Badesachen|Mütze|Isomatte|Krankenkarte|Briefmarken}
%%
{schwimmen!Wer mitwill, muss sich über Wasser halten können|Ohne Schwimmabzeichen geht es nicht~Schwimmen zu können ist nicht nötig|Auch Nichtschwimmer dürfen mit}. {zelte!Zelte stehen schon|Ein eigenes Zelt braucht niemand~Jede Gruppe bringt ihr Zelt mit|Bringt euer Zelt mit}.
= Kostet: {preis}
= Jedes weitere Kind: {geschwister}
= Vorweg: {anzahlung}
= Zettel zurück bis: {schluss}
Das Lager führt {leiterin}, am Herd steht {koch}. Vorher zeigen wir Bilder: {elternabend}. Im Notfall {notruf}.
~ Gefördert von {:company}. Datenschutz: {:person}. Letztes Jahr waren {:number:20..90} dabei. Kein Rücktritt nach dem {:date}

== de it_projekt_statusbericht
q kunde company:{} Versicherung/Stadtwerke {}/{} Klinikverbund; customer, ordered_by
q dienstleister company:{} Systems/{} Consulting/{} Software; contractor, it_provider
q projekt phrase; project_name, project
q kennung id:PRJ-####; project_id, project_code
q leiter person; project_manager, led_by
q auftraggeber person; sponsor, client_owner; wer beim Kunden dafür einsteht
q architekt person; architect, technical_lead
q pruefer person; quality_assurance, reviewed_by
q bericht number:3..40; report_number, sequence
q stichtag date; status_date, as_of
q start date; go_live_planned, launch_date
q alt date; original_go_live, baseline_launch; wann es ursprünglich losgehen sollte
q lenkung date; steering_committee_on, next_board
q budget money:90000..900000; budget, approved_money
q verbraucht money:9000..800000; spent_so_far, actual_cost
q rest money:9000..400000; forecast_to_complete, still_needed
q grad percent; progress, completed_share
q ampel choice:green/yellow/red; overall_status, traffic_light
q eskalation flag; escalated, escalation_needed; whether somebody above must decide
a tagessatz money:600..1600; daily_rate, rate
a betreiber company; hosting_provider, operator
a team number:4..60; team_size, people
a vertrag date; contract_date, signed
l meilensteine; milestones, phases
c meilensteine.nr id:M#; milestone, no
c meilensteine.was phrase; name, deliverable
c meilensteine.plan date; planned, target
c meilensteine.ist date; forecast, actual
c meilensteine.wer person; owner, responsible
c meilensteine.pt number:5..200; effort_days, person_days
l risiken; risks, threats
c risiken.id id:R##; risk_id, no
c risiken.was phrase; risk, description
c risiken.p percent; probability, likelihood
c risiken.folge phrase; countermeasure, mitigation
c risiken.wer person; owner, watched_by
c risiken.schaden money:900..90000; damage, impact
---
{dienstleister} || Bericht {bericht}, {stichtag}
# {projekt=Neue Abrechnung|Ablösung Altarchiv|Portal 2|Netz der Außenstellen|Kassensystem}
{kennung} für {kunde}
= PL: {leiter}
= AG: {auftraggeber}
= Arch.: {architekt}
= QS: {pruefer}
{ampel?Alles läuft, wie es soll~Es hakt an einigen Stellen, ist aber beherrschbar~So ist das Ziel nicht mehr zu erreichen}. {eskalation!Der Lenkungskreis muss entscheiden|Ohne ein Wort von oben kommen wir nicht weiter~Zu entscheiden ist derzeit nichts|Wir lösen das im Team}.
## Meilensteine
%meilensteine 4..8
 | Ergebnis | Soll | Vsl. | V.
{meilensteine.nr} | {meilensteine.was=Fachkonzept|Prototyp|Migration 1|Abnahmetest|Schulung|Abschaltung|Pilot} | {meilensteine.plan} | {meilensteine.ist} | {meilensteine.wer}
{meilensteine.pt=}
%%
## Risiken
%risiken 4..6 lines
{risiken.id}: {risiken.was=Schnittstelle ohne Doku|Schlüsselperson geht|Hardware später|Datenqualität|Ferienzeit} ({risiken.p})
Dagegen: {risiken.folge=Workshop|zweiter Mann|Leihgeräte|Bereinigung|Puffer}; Auge darauf hat {risiken.wer}
{risiken.schaden=}
%%
Genehmigt {budget}, davon weg {verbraucht}, noch nötig {rest}; getan sind {grad}. Losgehen soll es jetzt am {start}, gedacht war {alt}. Lenkungskreis am {lenkung}.
~ Vorlage {:id:V#.#} vom {:date}. Ablage {:url}. Vertretung {:person}, {:phone}

== de orgelkonzert_reihe_programm
q veranstalter company:Freundeskreis {}/Kantorei {}/Dommusik {}; organiser, presented_by
q kirche phrase; venue, church
q reihe phrase; series_title, series
q orgelbauer company:{} Orgelbau/Gebr. {}; organ_builder, built_by
q baujahr year:188#; built_in, construction_year
q register number:12..80; stops, number_of_stops
q manuale number:2..4; manuals, keyboards
q leitung person; artistic_director, curated_by
q kontakt person; contact, ticket_queries_to
q mail email; email, write_to
q eintritt money:5..30; admission, ticket
q ermaessigt money:3..20; reduced, concession
q abo money:20..120; subscription, season_ticket
q beginn time; starts, begin
q kasse time; box_office_opens, door
q vorverkauf date; advance_sale_from, tickets_from
q kamera flag; video_screen, hands_shown; whether the hands are shown on a screen
q spende flag; collection, retiring_collection; whether money is gathered at the exit
a stimmung date; tuned_on, last_tuning
a sponsor company; sponsor, funded_by
a cd money:8..25; cd_price, recording_price
a plaetze number:90..900; seats, capacity
l abende; concerts, evenings, de:Abende
c abende.tag date; date, on
c abende.wer person; organist, performer
c abende.aus city; from, home_city
c abende.werk phrase; main_work, programme
c abende.mit person; accompanied_by, guest
c abende.stil phrase; epoch, period
c abende.dauer unit:min 40..90; duration, length
---
^ {veranstalter}
# {reihe=Sieben Pfeifen|Klang und Stein|Orgelsommer|Zwischen Tag und Nacht}
{kirche=St. Jakob|Stiftskirche|Marienkirche|Kreuzkirche am Markt}, jeweils {beginn}, Kasse ab {kasse}
%abende 4..9 lines
{abende.tag}
{abende.wer} ({abende.aus})
{abende.werk=Passacaglia|Choralfantasie|Sonate in d|Symphonie romane|Improvisationen|Toccata und Fuge} – {abende.stil=barock|romantisch|zeitgenössisch|norddeutsch}; dazu {abende.mit}
{abende.dauer=}
%%
+++
Das Instrument schuf {orgelbauer} {baujahr}: {register} Stimmen auf {manuale} Manualen, {:number:900..4000} Pfeifen; überholt {:date} von {:company:{} Orgelbau}.
+++
= Karte: {eintritt}
= Schüler: {ermaessigt}
= Alle Abende: {abo}
Zu haben ab {vorverkauf} bei {:company:Buchhandlung {}}. {kamera!Auf einer Leinwand sehen Sie Hände und Füße|Das Spiel wird nach unten übertragen~Zu sehen ist vom Spiel nichts|Übertragen wird nicht}. {spende!Am Ausgang bitten wir um eine Gabe|Draußen steht ein Körbchen~Gesammelt wird nicht|Eine Kollekte halten wir nicht}.
Ausgesucht hat alles {leitung}. Fragen an {kontakt}, {mail}.
~ Titelbild {:person}. Blumen {:company}. Registranten: {:person}, {:person}

== de maschinenpark_leasing_uebersicht
q geber company:{} Leasing/{} Mietpark/Deutsche {} Finanz; lessor, owner
q nehmer company:{} Druck/{} Zerspanung/Bäckerei {}; lessee, user
q betreuerin person; account_manager, contact_at_lessor
q zeichner person; signatory_lessee, signed_for_user
q buerge person; guarantor, surety
q rahmen id:RV-#####; framework_contract, master_agreement
q kundennr id:######; customer_number, account
q stand date; status_date, as_of
q schluss date; contract_end, ends_on
q rueck date; return_date, give_back_by; wann die Geräte zurück müssen
q rate money:300..9000; total_monthly_rate, monthly_sum
q kaution money:900..20000; security_deposit, deposit
q restwert money:900..40000; residual_value, buyout_total
q konto iban; debited_account, account
q wartung company:{} Service/{} Technik; maintenance_company, serviced_by
q hotline phone; service_hotline, fault_line
q kauf flag; purchase_option, may_buy; whether the user may buy them at the end
q unterleih flag; sublease_allowed, may_lend; whether they may be lent on
a versicherer company; insurer, insured_with
a kaufpreis money:9000..900000; purchase_price, new_price
a unterschrift date; signed_on, contract_date
a verzug money:20..400; late_fee, dunning_fee
l geraete; machines, assets, devices
c geraete.was phrase; machine, device
c geraete.hersteller company; maker, manufacturer
c geraete.nummer id:@@#####; serial_number, sn
c geraete.jahr year:201#; year_built, built
c geraete.ort phrase; location, stands_in
c geraete.wer person; operator, responsible
c geraete.rate money:40..2000; monthly_rate, rate
c geraete.pruefung date; next_inspection, test_due
c geraete.stunden number:90..9000; operating_hours, hours
---
{geber}
{betreuerin}, {:phone} || Rahmen {rahmen}, Konto {kundennr}
{nehmer}, {:address}
# Ihr Bestand am {stand}
%geraete 4..8 cards
{geraete.was=Tiefdruckwerk|Drehmaschine|Teigteiler|Stapler|Kompressor|Falzmaschine|Fräse}
Von: {geraete.hersteller}
Nr.: {geraete.nummer} ({geraete.jahr})
Steht: {geraete.ort=Halle 1|Backstube|Versand|Keller|Hof}, bedient von {geraete.wer}
Im Monat: {geraete.rate}
Zu prüfen: {geraete.pruefung}
{geraete.stunden=}
%%
Alles zusammen {rate} im Monat von {konto}; hinterlegt sind {kaution}. {buerge} steht persönlich dafür ein.
+++
## Am Ende
Schluss ist am {schluss}, bis {rueck} muss alles wieder bei uns sein. {kauf!Zum Restwert können Sie alles behalten|Ein Erwerb steht Ihnen frei~Ein Erwerb ist ausgeschlossen|Behalten können Sie die Geräte nicht}. Der Restwert beläuft sich auf {restwert}.
+++
{unterleih!Weitergeben dürfen Sie die Geräte nach Anzeige|Eine Überlassung an Dritte ist erlaubt~Dritten dürfen Sie nichts überlassen|Weitergabe ist untersagt}. Repariert wird von {wartung}, Störung {hotline}.
> {zeichner}
~ {geber}, {:city}; Geschäftsführung {:person}; Handelsregister {:id:HRB #####}. Bedingungen vom {:date}. Aufsicht: {:company}

== de fahrgastschiff_charter_vertrag
q reeder company:{} Schifffahrt/Personenschifffahrt {}/{} Ausflugsschiffe; shipping_company, vessel_provided_by
q kunde company:{} Maschinenbau/Sparkasse {}/{} Events; charterer, customer
q ansprechpartnerin person; customer_contact, ordered_by
q verkauf person; sales_contact, handled_by
q kapitaen person; captain, skipper
q schiff phrase; ship, vessel
q nummer id:CH-####; charter_number, contract_no
q tag date; charter_date, sails_on
q ab_um time; departure, casts_off
q an_um time; return, back_at
q ab phrase; boarding_pier, embark_at
q an phrase; landing_pier, disembark_at
q gaeste number:20..300; guests, people
q miete money:900..9000; charter_fee, hire
q anzahlung money:300..3000; down_payment, deposit
q anzahlung_bis date; deposit_due, pay_deposit_until
q zahl_bis date; headcount_due, final_numbers_by
q kueche company:{} Catering/Gasthaus {}; caterer, food_by
q musik person; musician, dj
q feuerwerk flag; fireworks, pyrotechnics; whether fireworks are let off
q heizung flag; deck_heated, heated; whether the deck is warm
a storno percent; cancellation_fee, cancellation
a trinkgeld money:20..400; tip, gratuity
a versicherer company; insurer, insured_with
a matrosen number:2..9; crew_size, sailors
l ablauf; schedule, programme
c ablauf.um time; time, at
c ablauf.was phrase; item, what
c ablauf.wo phrase; deck, place
c ablauf.wer person; responsible, by
l gaenge; courses, menu, food
c gaenge.was phrase; dish, course
c gaenge.art phrase; diet, kind
c gaenge.zahl number:5..200; portions, servings
---
{reeder} || {nummer}
# Fahrt mit MS {schiff=Lindau|Prinzregent|Undine|Seeadler}
am {tag} für {kunde}, {ansprechpartnerin}
= Leinen los: {ab_um}
= Fest: {an_um}
= Einstieg: {ab=Steg 3|Mole|Kongresshaus|Dampfersteg}
= Ausstieg: {an=Schlosspark|Steg 7|Inselhafen|Bahnhof}
= Köpfe: {gaeste}
= Auf der Brücke: {kapitaen}
%ablauf 4..8
Zeit | Was | Deck | Wer
{ablauf.um} | {ablauf.was=Begrüßung|Rede|Buffet|Tanz|Ehrung|Kaffee|Halt am Kloster} | {ablauf.wo=Salon|Sonnendeck|Bug|unten} | {ablauf.wer}
%%
%gaenge 4..8
Gang | Art | Port.
{gaenge.was=Felchen|Spargel|Kalbsbäckchen|Linsensalat|Käse|Eis|Suppe} | {gaenge.art=Fisch|vegan|Fleisch|vegetarisch} | {gaenge.zahl}
%%
Gekocht wird von {kueche}, für Musik sorgt {musik}. {feuerwerk!Über dem Wasser wird ein Feuerwerk abgebrannt|Zum Schluss steigen Raketen~Raketen und Böller sind nicht vorgesehen|Ein Feuerwerk gibt es nicht}. {heizung!Auch oben ist geheizt|Strahler wärmen das Oberdeck~Oben ist es ungeheizt|Decken bitte selbst mitbringen, geheizt wird nicht}.
Das Schiff kostet {miete}, ohne Speisen. Davon erbitten wir {anzahlung} bis {anzahlung_bis}; wie viele wirklich kommen, sagen Sie uns bis {zahl_bis}.
> {verkauf}
~ Gültig nur mit Unterschrift bis {:date}. {:company:{} Bank} {:iban}. Werft {:city}. Notfall {:phone}

== de musikschule_lehrerkonferenz
q schule company:Musikschule {}/Konservatorium {}; music_school, institution
q leiterin person; head_of_school, chaired_by
q schrift person; minutes_by, written_by
q neuer person; new_teacher, newcomer
q geht person; leaving_teacher, retiring; wer aufhört
q vermieter company:Stadt {}/Stiftung {}; landlord, building_owner
q tag date; conference_date, held
q naechste date; next_conference, next_meeting
q konzert date; concert_date, school_concert
q probe date; dress_rehearsal, rehearsal_date
q saal phrase; concert_hall, hall
q schueler number:90..2000; pupils, enrolled
q warteliste number:4..200; waiting_list, waiting
q gebuehr money:20..120; monthly_fee, fee
q ab_wann date; fee_valid_from, new_fee_from
q zuschuss money:900..90000; municipal_grant, subsidy
q online flag; online_lessons, remote_teaching; whether lessons may be given over the net
q streik flag; strike, walkout; whether staff will stop work
a rektor person; university_partner, rector
a bank iban; account, iban
a raeume number:6..40; number_of_rooms, rooms
a pruefung date; exam_date, examination
l stunden; lessons, timetable, rooms
c stunden.tag phrase; weekday, day
c stunden.um time; time, from
c stunden.fach phrase; instrument, subject
c stunden.lehrer person; teacher, taught_by
c stunden.raum phrase; room, place
c stunden.zahl number:1..14; pupils, group_size
c stunden.vertretung person; substitute, cover
l auftraege; tasks, assignments
c auftraege.wer person; who, responsible
c auftraege.was phrase; task, job
c auftraege.bis date; due, until
---
{schule} || {tag}
# Konferenz
Vorsitz {leiterin}. Willkommen geheißen wurde {neuer}; {geht} hört im Sommer auf und bekam Blumen. Es fehlte {:person}.
%stunden 5..10
ab | Fach | Lehrkraft | R. | n
/ {stunden.tag=Montag|Dienstag|Mittwoch|Donnerstag|Freitag}
{stunden.um} | {stunden.fach=Geige|Klavier|Blockflöte|Trompete|Gitarre|Gesang|Schlagwerk} | {stunden.lehrer} | {stunden.raum=12|Saal|Keller|Aula|7a} | {stunden.zahl}
{stunden.vertretung=}
%%
Eingeschrieben sind {schueler}, {warteliste} stehen an. Die Stadt gibt {zuschuss}. Von {ab_wann} an zahlt man {gebuehr} im Monat. {online!Wer krank ist, darf über die Kamera unterrichten|Stunden am Bildschirm sind erlaubt~Unterrichtet wird nur im Haus|Stunden am Bildschirm sind nicht erlaubt}. {streik!Am Freitag legt das Kollegium die Arbeit nieder|Ein Ausstand ist beschlossen~Ein Ausstand ist nicht geplant|Gestreikt wird nicht}.
+++
Vorspiel am {konzert} im {saal=Rittersaal|Kurhaus|Bürgerhaus|Kleinen Theater}, alle kommen schon am {probe} zusammen. Das Haus gehört {vermieter}; wegen der Heizung schreibt {:person}.
+++
%auftraege 3..6 lines
{auftraege.wer}: {auftraege.was=Plakat|Noten sichten|Flügel stimmen lassen|Schlüssel einsammeln|Brief an Eltern} (bis {auftraege.bis})
%%
Wieder am {naechste}. {schrift}
~ Büro {:time} bis {:time}, {:phone}. Elternvertretung {:person}. Beschluss der Stadt vom {:date}

== de herdbuch_eber_katalog
q verband company:Schweinezuchtverband {}/Besamungsverein {}/{} Genetik; breeders_association, station
q berater person; breeding_adviser, advice_from
q stall person; barn_manager, station_manager
q tierarzt person; station_vet, veterinarian
q gueltig date; valid_from, catalogue_date
q schaetzung date; breeding_value_date, evaluated_on
q naechste date; next_evaluation, next_update
q bestell phone; order_line, order_phone
q bestell_bis time; order_until, order_cutoff
q versand money:4..20; shipping_fee, courier_cost
q tube money:3..20; price_per_dose, base_price
q rabatt percent; quantity_discount, rebate
q menge number:20..100; discount_from_doses, minimum_for_rebate
q kurier company:{} Express/{} Kurier; courier, delivered_by
q prrs flag; disease_free, prrs_negative; whether the barn is free of the disease
q sonntag flag; sunday_delivery, delivers_sundays; whether it comes on Sundays too
q temperatur unit:°C 15..18; storage_temperature, keep_at
a vorsitz person; chairman, chair
a kaeufer company; main_buyer, customer
a umsatz money:90000..900000; turnover, revenue
a besichtigung date; open_day, visit_day
l eber; boars, sires, animals
c eber.rasse phrase; breed, line
c eber.name phrase; name, called
c eber.nummer id:######; herdbook_number, id
c eber.vater phrase; sire, father
c eber.zuechter person; breeder, bred_by
c eber.geb month; born, birth
c eber.index number:90..150; index, breeding_value
c eber.zunahme unit:g 700..1100; daily_gain, growth
c eber.fleisch percent; lean_meat, meat_share
c eber.preis money:4..30; price, surcharge
---
{verband}
# Eber im Einsatz
gültig ab {gueltig}, Zuchtwerte vom {schaetzung}, neu gerechnet wird am {naechste}
%eber 5..12
Name | HB | V | Züchter | geb. | ZW | MTZ | MFA
/ {eber.rasse=Piétrain|Duroc|Landrasse|Edelschwein}
{eber.name=Bolero|Vento|Kaiser|Rubin|Samson|Otto|Falk} | {eber.nummer} | {eber.vater=Bingo|Viktor|Kuno|Ramses|unbek.} | {eber.zuechter} | {eber.geb} | {eber.index} | {eber.zunahme} | {eber.fleisch}
{eber.preis=}
%%
~ ZW Gesamtwert, MTZ Zunahme am Tag, MFA Magerfleisch
Bestellen bis {bestell_bis}: {bestell}. Gebracht wird mit {kurier} für {versand} je Fahrt. {sonntag!Auch am Sonntag wird gefahren|Der Sonntag ist kein Ruhetag für uns~Sonntags ruht der Versand|Am Sonntag fährt niemand}.
= Tube ab: {tube}
= Mengennachlass: {rabatt} ab {menge} Stück
= Lagern bei: {temperatur}
{prrs!Alle Proben waren frei von PRRS|Der Stall ist unverdächtig~Der Stall hat den Status derzeit verloren|PRRS ist im Bestand nachgewiesen}. Im Stall {stall}, tierärztlich {tierarzt}. Welcher Eber passt, sagt {berater}.
~ Prüfung in {:city}. Geschäftsstelle {:address}, {:phone}. Frühere Kataloge bis {:date} sind ungültig. Satz: {:company}

== de pflegeplanung_wohngruppe
q haus company:Seniorenheim {}/Pflegezentrum {}/Haus {}; care_home, facility
q gruppe phrase; living_group, ward
q bewohnerin person; resident, client
q geboren date; date_of_birth, born
q einzug date; moved_in_on, admitted
q zimmer id:###; room, room_number
q bezug person; primary_nurse, key_worker
q pdl person; head_of_nursing, released_by
q arzt person; family_doctor, gp
q betreuer person; legal_guardian, guardian
q tochter person; relative, emergency_contact
q tochter_tel phone; relative_phone, emergency_phone
q grad number:1..5; care_level, de:Pflegegrad
q plan date; plan_date, written_on
q evaluierung date; evaluation_due, review_on
q gewicht unit:kg 38..110; weight, body_weight
q trinken unit:ml 900..2000; daily_fluid, drinks_per_day
q sturz flag; fall_risk, falls; whether the person is likely to fall
q patient_verf flag; advance_directive, living_will; whether there is a paper for the last days
q kost choice:normal/soft/pureed; food_texture, diet_form
a kasse company; health_insurer, insurer
a groesse unit:cm 140..190; height, body_height
a eigenanteil money:900..4000; own_contribution, monthly_cost
a apotheke company; pharmacy, medicines_from
a konfession phrase; religion, denomination
l massnahmen; measures, care_tasks
c massnahmen.bereich phrase; area, life_domain
c massnahmen.problem phrase; problem, need
c massnahmen.ziel phrase; goal, aim
c massnahmen.was phrase; measure, action
c massnahmen.wann phrase; when, frequency
c massnahmen.wer person; carried_out_by, responsible
c massnahmen.seit date; since, started
l mittel; medicines, drugs
c mittel.name phrase; drug, medicine
c mittel.morgens id:#; morning, am_dose
c mittel.mittags id:#; noon, midday_dose
c mittel.abends id:#; evening, pm_dose
---
{haus} · {gruppe=Linde|Wohngruppe 2|Am Bach|Dachgeschoss} || Zimmer {zimmer}
# {bewohnerin}, {geboren}
bei uns seit {einzug}, Grad {grad} || zuständig {bezug}
= Hausarzt: {arzt}
= Gesetzlich betreut durch: {betreuer}
= Anrufen: {tochter}, {tochter_tel}
%massnahmen 4..8
Lage | Ziel | Tun | Wann | Wer
/ {massnahmen.bereich=Bewegung|Essen und Trinken|Haut|Schlaf|Orientierung}
{massnahmen.problem=steht unsicher|isst wenig|Rötung Ferse|wacht auf|sucht den Weg} | {massnahmen.ziel=sicher zum Tisch|Gewicht halten|Haut heil|durchschlafen|findet Zimmer} | {massnahmen.was=begleiten|Fingerfood|frei lagern|Milch mit Honig|Foto an Tür} | {massnahmen.wann=morgens|alle 2 h|zu jeder Mahlzeit|abends} | {massnahmen.wer}
{massnahmen.seit=}
%%
%mittel 4..8
 | mo | mi | ab
{mittel.name=Ramipril|Torasemid|Vitamin D|Pantoprazol|Melperon} | {mittel.morgens} | {mittel.mittags} | {mittel.abends}
%%
{kost?Gegessen wird, was auf den Tisch kommt~Das Essen wird weich gekocht und klein geschnitten~Das Essen kommt püriert}. Soll {trinken} am Tag trinken, wiegt {gewicht}. {sturz!Ein Sturz ist jederzeit möglich, Hüftschutz tragen|Stürzt leicht, Klingel in Reichweite~Geht sicher, auch nachts|Zu stürzen droht sie nicht}. {patient_verf!Eine Verfügung liegt in der Akte|Für den Ernstfall ist schriftlich vorgesorgt~Eine Verfügung gibt es nicht|Schriftlich ist für den Ernstfall nichts geregelt}.
{plan}, neu zu prüfen {evaluierung} || {pdl}
~ Nachtwache {:person}. Fußpflege kommt am {:date}. Formular {:id:PF-##}. Träger {:company}

== de wanderverein_halbjahresheft
q verein company:Alpenverein {}/Wanderclub {}/Schwäbischer Albverein {}; club, published_by
q wart person; tour_secretary, planned_by
q vorstand person; chair, chairperson
q jugend person; youth_leader, youth
q huette phrase; club_hut, hut
q huettenwart person; hut_warden, bookings_hut
q nacht money:8..40; overnight_price, bed_price
q lager number:8..60; beds, sleeping_places
q beitrag money:20..100; member_fee, subscription
q geschaeft phrase; office, office_location
q offen time; office_opens, office_from
q redaktion date; copy_deadline, editorial_deadline
q ab date; programme_from, period_start
q bis date; programme_to, period_end
q ausgabe number:20..90; issue, volume_number
q gaeste flag; guests_welcome, open_to_guests; whether people from outside may come
q auto flag; car_sharing, carpool; whether one rides together in cars
a arzt person; club_doctor, physician
a mitglieder number:90..4000; members, membership
a versammlung date; general_meeting, agm
a drucker company; printer, printed_by
l touren; tours, hikes, outings
c touren.tag date; date, on
c touren.ziel phrase; destination, title
c touren.fuehrer person; led_by, guide
c touren.km unit:km 6..30; distance, length
c touren.hm unit:m 100..1800; ascent, metres_up
c touren.dauer unit:h 2..9; walking_time, hours
c touren.stufe short; difficulty, grade
c touren.treff time; meeting_time, meet
c touren.max number:6..20; max_participants, limit
l jubilare; anniversaries, honoured
c jubilare.name person; member, honoree
c jubilare.jahre number:25..70; years, years_member
---
# {verein}
Heft {ausgabe}: {ab} bis {bis}
%touren 5..11 lines
{touren.tag} · {touren.ziel=Hohe Kugel|Über den Rossberg|Drei Klöster|Rund um den See|Karwendel, Mittenwalder Weg|Im Bannwald}
{touren.km}, {touren.hm} hinauf, {touren.dauer} – Stufe {touren.stufe=T1|T2|T3|leicht|II}
Führung {touren.fuehrer}, los um {touren.treff}
{touren.max=}
%%
{gaeste!Wer noch nicht dazugehört, ist herzlich eingeladen|Auch Fremde gehen gern mit~Nur für Mitglieder|Gäste können wir nicht mitnehmen}. {auto!Gefahren wird gemeinsam in Privatwagen|Wir teilen uns die Autos~Angereist wird stets mit der Bahn|Wir nehmen Bus und Bahn}.
%jubilare 3..6 sentence
Wir danken
{jubilare.name} für {jubilare.jahre} Jahre
%%
+++
## Unsere Hütte
{huette=Roßalm|Lenninger Haus|Talblick|Eschentobel}: {lager} Lager, {nacht} die Nacht. Anmelden bei {huettenwart}.
+++
## Wer wofür da ist
= Vorsitz: {vorstand}
= Touren: {wart}
= Junge Leute: {jugend}
Wir treffen uns {geschaeft=im Alten Bahnhof|Marktplatz 4|im Hirschen, Nebenzimmer}, offen ab {offen}. Ein Jahr dabei sein kostet {beitrag}. Was ins nächste Heft soll, schickt bis {redaktion}.
~ Bilder {:person}. Kartenverleih {:phone}. Hochwasser von {:date}: Steg gesperrt. Anzeigen {:company}

== de bibliothek_erwerbung_liste
q haus company:Stadtbibliothek {}/Universitätsbibliothek {}/Landesbibliothek {}; library, buyer
q haendler company:Buchhandlung {}/{} Antiquariat/{} Medienservice; bookseller, vendor
q fachreferentin person; subject_librarian, selected_by
q bearbeiter person; acquisitions_clerk, processed_by
q genehmigt person; approved_by, budget_holder
q liste id:EL-##/##; list_number, batch
q datum date; list_date, drawn_up
q sitzung date; committee_date, approved_on
q liefern date; deliver_by, wanted_until
q etat id:####.##; budget_code, cost_centre
q topf phrase; fund, paid_from
q summe money:90..9000; total, committed_sum
q frei money:90..20000; remaining_budget, left_over
q rabatt percent; discount, trade_discount
q stiftung company:Stiftung {}/Freunde der {} Bibliothek; donor, co_funded_by
q einband flag; bindery_needed, binding_required; whether covers are put on in the house
q ansicht flag; on_approval, return_allowed; whether books may be sent back
a rechnung id:R#####; invoice_no, invoice
a direktor person; library_director, director
a leser person; suggested_by_reader, reader
a standort phrase; shelf, location
l titel; books, titles, items
c titel.fach phrase; subject_group, discipline
c titel.autor person; author, written_by
c titel.name phrase; title, name
c titel.verlag company:{} Verlag/Edition {}/{} Presse; publisher, house
c titel.jahr year:201#; year, published
c titel.isbn id:978-3-#####-###-#; isbn, ean
c titel.ex number:1..5; copies, quantity
c titel.preis money:8..180; price, list_price
c titel.sprache language; language, written_in
---
{haus} · Erwerbung || {liste}
{haendler}, {:address}
# Was wir haben möchten
%titel 5..10
Verfasser / Titel | Verlag, Jahr | ISBN | Ex. | €
/ {titel.fach=Geschichte|Botanik|Kunst|Recht|Technik}
{titel.autor}¶{titel.name=Das lange Jahrhundert|Moose bestimmen|Licht und Kalk|Haftung im Verein|Brücken aus Holz|Kleine Häfen} | {titel.verlag}, {titel.jahr} | {titel.isbn} | {titel.ex} | {titel.preis}
{titel.sprache=}
%%
= Haushaltsstelle: {etat}, {topf=Monografien|Sondermittel|Lehrbücher|Vermächtnis}
= Gebunden mit dieser Liste: {summe}
= Dann noch da: {frei}
= Nachlass: {rabatt}
Ausgesucht {fachreferentin}, eingetippt {bearbeiter}. Die Runde vom {sitzung} hat zugestimmt ({genehmigt}). Bitte schicken Sie bis {liefern}. Die Hälfte trägt {stiftung}.
{einband!Bücher ohne festen Deckel gehen zu unserem Buchbinder|Die Broschuren werden bei uns gebunden~Gebunden wird nichts mehr|Die Bücher bleiben, wie sie sind}. {ansicht!Was nicht passt, geht binnen vier Wochen zurück|Wir bitten um Lieferung zur Ansicht~Zurückgeben werden wir nichts|Die Bestellung ist fest}.
> {datum}
~ Warenannahme {:time} bis {:time}, Rampe. {:phone}, {:person}. USt-Id {:id:DE#########}. Preise vom {:date}
`
