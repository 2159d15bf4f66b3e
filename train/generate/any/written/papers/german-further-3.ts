/** Pages in German of building, energy, machines, computers, medicine, farming, science and transport. */
export const germanFurtherPapers3 = `
== de bauabnahme_gewerk_protokoll
q client company:{} Wohnbau/Gemeinde {}/{} Klinik; building_owner, client, de:Bauherr
q contractor company:{} Trockenbau/{} Estrich/Malerbetrieb {}; contractor, de:Auftragnehmer
q architect company:{} Architekten/Planungsbüro {}; architects, site_supervision_by
q for_client person; represented_client, accepted_by
q for_contractor person; represented_contractor, site_manager, de:Bauleiter
q for_architect person; supervising_architect, minutes_by
q absent person; excused, absent_person; wer eingeladen war und nicht kam
q trade phrase; trade, de:Gewerk
q site address; building_site, project_address
q contract date; contract_date, ordered_on, de:Vertragsdatum
q started date; work_started, began
q finished date; work_completed, completed_on
q acceptance_date date; inspected_on
q started_at time; from
q remedy date; defects_fixed_by, remedy_until
q re_inspection date; second_visit
q warranty_from date; warranty_starts, limitation_begins
q warranty_to date; warranty_ends, liable_until
q warranty_years number:2..5; limitation_period, de:Gewährleistung Jahre
q retained money:500..20000; amount_retained, de:Einbehalt
q delay number:2..40; days_late, overrun_days
q penalty_reserved flag; de:Vertragsstrafe; ob die Strafe für Verspätung vorbehalten ist
q result choice:accepted/with_reservation/refused; acceptance_result
q documents_handed_over flag; manuals_received; ob Unterlagen übergeben wurden
a contract_sum money:9000..400000; order_value, de:Auftragssumme
a invoice id:SR-##; final_invoice, invoice_no
a insurer company; contractor_insurer, liability_insurer, de:Versicherer
a permit id:BG-####; building_permit, permit_no
a move_in date; move_in_date, occupied_from
l defects; defects, snags, de:Mängel
c defects.no id:#.#; no, defect_no
c defects.room phrase; room, location
c defects.what phrase; defect, finding
c defects.weight phrase; severity, kind
c defects.by date; fix_by, deadline
c defects.who last; responsible, to_be_fixed_by
c defects.cost money:50..4000; value, cost_of_repair, de:Wert
c defects.photo id:IMG_####; photo, picture
---
{architect} || Protokoll
# Abnahme {trade=Trockenbauarbeiten|Estricharbeiten|Malerarbeiten|Bodenbelag}
{site} · {client}
= Vertrag vom: {contract}
= Ausgeführt: {started} bis {finished}
= Begehung: {acceptance_date}, {started_at}
= Für den Bauherrn: {for_client}
= Für die Firma: {for_contractor}, {contractor}
= Aufgenommen durch: {for_architect}
= Entschuldigt: {absent}
%defects 3..8
Nr. | Raum | Feststellung | Gewicht | bis | durch | Bild
{defects.no} | {defects.room=1.04|Flur EG|Bad 2|Treppenhaus|Büro Süd|Keller} | {defects.what=Haarriss|Fuge offen|Kante stumpf|Fleck|Gefälle fehlt|Platte hohl|Anschluss fehlt} | {defects.weight=gering|wesentlich|optisch|gering} | {defects.by} | {defects.who} | {defects.photo}
{defects.cost=}
%%
{result?Die Leistung wird abgenommen~Die Leistung wird unter Vorbehalt der genannten Punkte abgenommen~Die Abnahme wird verweigert}. <Was offen ist, muss|Die Punkte müssen> bis {remedy} behoben sein; <Nachschau|wir kommen wieder>: {re_inspection}.
+++
Fertig wurde {delay} Tage nach Plan. {penalty_reserved!Die vereinbarte Strafe behält sich der Bauherr vor|Ansprüche wegen Verspätung werden ausdrücklich aufrechterhalten~Wegen der Verspätung wird nichts verlangt|Auf Ansprüche wegen der Verspätung wird verzichtet}.
Die Gewährleistung dauert {warranty_years} Jahre, von {warranty_from} bis {warranty_to}. Einbehalten werden {retained}.
{documents_handed_over!Pflegeanleitungen und Nachweise liegen vor|Mappe mit Datenblättern wurde ausgehändigt~Datenblätter und Pflegehinweise fehlen noch|Die Mappe wird nachgereicht}.
+++
{for_client} || {for_contractor}
~ Verteiler: Statik ({:person}), Bauamt {:city}. Nächste Baubesprechung {:date}, {:time}. Vordruck {:id:AB-##}.

== de abschlagsrechnung_rohbau
q builder company:{} Hochbau/{} Bau/Bauunternehmung {}; contractor, issuer, de:Auftragnehmer
q client company:{} Projekt/{} Wohnen/Bistum {}; client, billed_party, de:Auftraggeber
q checker company:{} Baumanagement/{} Ingenieure/{} Controlling; checked_by_company, invoice_checker
q checker_person person; checked_by, verifying_engineer, de:geprüft von
q site_manager person; site_manager, measured_by, de:Bauleiter
q accountant person; accounting, contact, de:Ansprechpartner
q invoice_number id:AR ##-##; partial_invoice_no, de:Rechnungsnummer
q number number:2..14; instalment_number, running_number; die wievielte Abschlagsrechnung
q order_no id:BA-####-###; contract_number, de:Vertragsnummer
q contract_date date; contract_date, awarded_on, de:Vertragsdatum
q dated date; invoice_date, dated, de:Rechnungsdatum
q status date; work_measured_until, status_date, de:Leistungsstand
q received date; received_by_checker, arrived_on
q payable_by date; due, de:zahlbar bis
q contract_sum money:90000..900000; contract_sum, order_total, de:Auftragssumme
q cumulative_work money:90000..800000; work_done_to_date
q supplement money:2000..40000; supplements_included, de:Nachträge
q retention money:2000..40000; security_retention, de:Sicherheitseinbehalt
q previous money:50000..600000; previous_payments, already_paid
q net_this_invoice money:9000..200000; net_amount, de:Nettobetrag
q withholding_exemption flag; exemption_certificate; ob eine Freistellung vom Steuerabzug vorliegt
q reverse_charge flag; tax_owed_by_recipient; ob der Empfänger die Steuer schuldet
q approved money:9000..190000; approved_amount, checked_amount
q cut_reason phrase; reason_for_cut, deduction_reason
a skonto percent; cash_discount, discount
a architect company; architect, designer
a iban iban; builder_account, account, de:IBAN
a final date; final_invoice_expected, handover
a workers number:3..60; workers_on_site, staff
l titles; bill_sections, titles, de:Titel
c titles.no id:##.##; section_no, position
c titles.what phrase; work, title
c titles.contract money:5000..200000; contract_amount, ordered
c titles.percent number:5..100; percent_done, progress
c titles.done money:5000..190000; done_so_far, value
c titles.checked money:5000..190000; checked_value, approved
c titles.qty unit:m³ 10..900; quantity, measured, de:Menge
---
{builder} || {dated}
{client}
über {checker}, {checker_person}
# {number}. Abschlagsrechnung {invoice_number}
Auftrag {order_no} vom {contract_date} · Leistungsstand {status} · Aufmaß {site_manager}
%titles 3..8
Pos. | Titel | Auftrag | % | Leistung | geprüft
{titles.no} | {titles.what=Erdarbeiten|Bodenplatte|Mauerwerk|Decken|Schalung|Bewehrung|Baustelleneinrichtung|Kanal} | {titles.contract} | {titles.percent} | {titles.done} | {titles.checked}
{titles.qty=}
%%
Auftragssumme || {contract_sum}
Leistung kumuliert || {cumulative_work}
darin Nachträge || {supplement}
./. Sicherheit || {retention}
./. bereits gezahlt || {previous}
Diese Rechnung netto || {net_this_invoice}
{reverse_charge!Die Umsatzsteuer schulden Sie nach § 13b UStG|Ausgewiesen wird keine Steuer, sie geht auf Sie über~Hinzu kommen 19 % Umsatzsteuer|Die Steuer führen wir selbst ab}. {withholding_exemption!Die Bescheinigung nach § 48b EStG haben Sie in Kopie|Einen Abzug müssen Sie nicht vornehmen, das Papier des Finanzamts liegt bei~Bitte behalten Sie 15 % für das Finanzamt ein|Ein Papier des Finanzamts können wir derzeit nicht vorlegen}.
Zahlbar bis {payable_by}.
{accountant}, Buchhaltung
## Prüfvermerk
Eingegangen {received}. Zur Zahlung frei: {approved}. Gekürzt wegen: {cut_reason=fehlendes Aufmaß|Position doppelt|Leistung unfertig|Baustrom}.
> {checker_person}
~ Bürgschaft {:id:B######} vom {:date}. Betriebshaftpflicht nachgewiesen. Sitz {:city}, Prokura {:person}. Steuernummer {:id:###/###/####}

== de bedenken_behinderung_anzeige
q contractor company:Zimmerei {}/{} Fassaden/{} Haustechnik; contractor, sender, de:Auftragnehmer
q client company:{} Bauträger/Schulverband {}/{} Immobilien; client, ordering_party, de:Auftraggeber
q planner company:{} Planer/{} Statik/Architekturbüro {}; planner, copy_to
q boss person; master_craftsman, signed_by, de:Unterzeichner
q site_lead person; foreman_on_site, noticed_by
q recipient person; recipient_person, client_project_manager
q project phrase; project, building, de:Projekt
q contract_no id:V-##-###; contract_number, order, de:Vertragsnr
q dated date; letter_date, dated
q noticed date; noticed_on, discovered
q stopped date; work_stopped_since, hindered_since; seit wann nicht weitergearbeitet werden kann
q discussed_on date; site_meeting; wann darüber zuletzt gesprochen wurde
q decision_by date; decision_needed_by, answer_until
q plan_number id:@-###-@; drawing
q plan_date date; plan_dated, revision_date
q delay_days number:3..40; extension_claimed
q new_end date; new_completion, revised_end
q old_end date; agreed_completion, original_end
q crew number:2..12; idle_workers, people_waiting
q daily money:300..4000; standstill_cost_per_day, daily_costs
q kind_of_concern choice:design/preliminary_work/material; objection_against
q liability_refused flag; disclaims_liability; ob die Haftung abgelehnt wird
q continues_meanwhile flag; keeps_working_elsewhere; ob an anderer Stelle weitergearbeitet wird
a contract_sum money:9000..400000; order_value, de:Auftragssumme
a lawyer person; lawyer, legal_adviser
a invoice id:AR ##; invoice, partial_invoice
a contract_penalty money:100..4000; penalty_per_day
a permit date; permit_date, permit_granted
l points; concerns, points, de:Punkte
c points.no id:#; no, item
c points.where phrase; component, location
c points.what phrase; concern, problem
c points.risk phrase; possible_consequence, risk
c points.idea phrase; suggestion, proposal
c points.cost money:100..9000; extra_cost, cost
---
{contractor}
{:street} · {:zip} {:city}
{client} || {dated}
{recipient}
nachrichtlich {planner}

## {project=Neubau Kita|Dachausbau Hof 3|Sanierung Turnhalle|Bürohaus West}, Vertrag {contract_no}: Bedenken und Behinderung
<Am|Bei der Arbeit am> {noticed} stellte {site_lead} fest, dass die Ausführung nach Plan {plan_number} ({plan_date}) so nicht mangelfrei möglich ist. {kind_of_concern?Wir haben Bedenken gegen die vorgesehene Art der Ausführung~Wir haben Bedenken gegen die Leistung des Vorunternehmers~Wir haben Bedenken gegen die bauseits gestellten Stoffe}. Im Einzelnen:
%points 2..5 cards
{points.no} – {points.where=Traufe|Fußpunkt Stütze|Leibung|Attika|Steigschacht}
Feststellung: {points.what=keine Hinterlüftung|Untergrund zu feucht|Maß fehlt|Dübel nicht zugelassen|Brandschutz ungeklärt}
Folge: {points.risk=Fäulnis|Risse|Abplatzungen|Versagen bei Sturm}
Vorschlag: {points.idea=Lüfterziegel|längere Trocknung|anderer Dübel|Detail neu zeichnen}
{points.cost=}
%%
Besprochen wurde das zuletzt am {discussed_on}, ohne Ergebnis. Seit {stopped} stehen {crew} Leute; der Stillstand kostet {daily} am Tag. {continues_meanwhile!Am Nordflügel arbeiten wir unterdessen weiter|An anderer Stelle geht es in der Zwischenzeit voran~Andere Arbeiten lassen sich nicht vorziehen|Auch sonst ist nichts zu tun}.
Die Frist ({old_end}) verlängert sich um {delay_days} Tage auf {new_end}. Entscheiden Sie bitte bis {decision_by}. {liability_refused!Für Schäden, die aus Schweigen folgen, stehen wir nicht ein|Bleibt es bei der Anordnung, sind wir von der Gewährleistung frei~Zu unserer Leistung stehen wir gleichwohl|Unsere Gewährleistung bleibt davon unberührt}.
> {boss}
~ Versandt per Einschreiben am {:date}, Beleg {:id:RR#########DE}. Fotos {:number:2..20}. Bürozeiten bis {:time}. Versicherung: {:company:{} Versicherung}

== de submission_niederschrift
q authority company:Stadt {}/Zweckverband {}/Landesbetrieb {}; contracting_authority, opened_by
q project phrase; works, subject, de:Projekt
q lot id:Los #; lot, section
q tender_number id:V-###-##; reference
q chair person; presiding_officer, opened_by_person
q clerk person; recorder, minutes_taken_by, de:Sachbearbeitung
q second_official person; four_eyes_with
q contact person; queries_to, procurement_office, de:Ansprechpartner
q opening_date date; submission_date
q deadline_at time; deadline_time, bids_until
q opened_at time; opened_at, opening_began
q closed_at time; closed_at, opening_ended
q binding date; bids_binding_until, de:Bindefrist
q award date; planned_award, contract_award
q planned_start date; works_begin
q bids_received number:3..12; number_of_bids
q late_bids number:1..3; too_late
q electronic number:1..12; electronic_bids, submitted_electronically
q estimate money:90000..900000; cost_estimate, authority_estimate
q procedure choice:open/restricted/negotiated; procedure_type, award_procedure
q bidders_present flag; public_session; ob Bieter anwesend waren
q envelopes_intact flag; seals_unbroken; ob alle Umschläge unversehrt waren
a winner company; winning_bidder, awarded_to
a guarantee money:5000..90000; bid_bond, guarantee
a funding company; funding_body, subsidy_from
a published date; published_on, tender_notice
a lawyer person; legal_adviser, lawyer
l bids_list; bids, offers, de:Angebote
c bids_list.no number:1..12; bid_no, de:Nr.
c bids_list.who company:{} Tiefbau/{} Straßenbau/{} Kanal/{} Bau; bidder, company
c bids_list.city city; seat, city
c bids_list.arrived time; arrived_at, received_time
c bids_list.sum money:90000..900000; bid_sum, total
c bids_list.discount percent; discount, de:Nachlass
c bids_list.alt number:1..4; variants, alternative_bids
c bids_list.note phrase; remark, note, de:Bemerkung
c bids_list.rank number:1..9; rank, place
---
# Niederschrift über die Öffnung der Angebote
= Vergabestelle: {authority}
= Maßnahme: {project=Kanalerneuerung Ringstraße|Deckenbau K 12|Brücke am Wehr|Radweg Nord}, {lot}
= Vergabenummer: {tender_number}
= Art: {procedure?öffentliche Ausschreibung~beschränkte Ausschreibung~Verhandlungsvergabe}
= Ablauf der Frist: {opening_date}, {deadline_at}
= Öffnung: {opened_at} bis {closed_at}
= Leitung: {chair}
= Zweite Person: {second_official}
= Schrift: {clerk}
Es lagen {bids_received} Angebote vor, davon {electronic} elektronisch; {late_bids} kamen zu spät und bleiben ungeöffnet. {envelopes_intact!Die Verschlüsse waren ohne Beschädigung|Kein Verschluss war verletzt~Ein Umschlag war eingerissen, siehe Vermerk|An einem Angebot war der Verschluss verletzt}. {bidders_present!Drei Unternehmen hatten Vertreter geschickt|Im Saal saßen auch Vertreter der Unternehmen~Unternehmen waren nicht zugelassen|Nur Bedienstete waren zugegen}.
%bids_list 3..9
Nr. | Unternehmen, Sitz | Eingang | Endbetrag brutto | Nachl. | NA | Bem.
{bids_list.no} | {bids_list.who}, {bids_list.city} | {bids_list.arrived} | {bids_list.sum} | {bids_list.discount} | {bids_list.alt} | {bids_list.note=–|Unterschrift fehlt|Formblatt nachgefordert|Begleitschreiben|–}
{bids_list.rank=}
%%
~ Angaben ungeprüft; NA = Nebenangebote
Die Kostenberechnung schloss mit {estimate}. Zuschlag geplant am {award}, Bindefrist {binding}, Baubeginn {planned_start}.
{chair} || {clerk}
~ Rückfragen nur über das Portal oder {contact}, {:phone}. Nachprüfung: Vergabekammer {:city}. Vordruck Stand {:date}. Ortsbesichtigung war am {:date} mit {:person}

== de sigeko_baustellenbegehung
q coordinator person; safety_coordinator, inspected_by, de:SiGeKo
q coordinator_firm company:{} Arbeitsschutz/{} Sicherheit/Ingenieurbüro {}; coordinator_company, inspecting_office
q client company:{} Logistik/Kreis {}/{} Wohnungsbau; building_owner, client, de:Auftraggeber
q site phrase; site, construction_project
q site_city city; place
q lead person; site_manager, accompanied_by, de:Bauleiter
q authority_person person; labour_inspector, official_present
q inspection_number number:2..60; visit_no
q visit_date date; inspected
q arrived_at time; started
q weather phrase; weather, de:Wetter
q workers number:5..120; workers_on_site, headcount
q firms number:2..20; companies_on_site, number_of_firms
q next_visit date; next_visit, next_inspection, de:nächste Prüfung
q last_visit date; previous_visit, last_inspection
q report date; report_sent, issued
q plan_version id:V#.#; safety_plan_version, sige_plan
q days_without_accident number:1..400; accident_free_days
q work_stopped flag; immediate_stop; ob Arbeiten sofort eingestellt wurden
q first_aid_complete flag; first_aid_ok; ob Erste Hilfe vollständig vorhanden war
q rating choice:good/acceptable/poor; overall_rating, impression
a fine money:100..9000; fine, penalty
a phone phone; emergency_number, phone
a completion_date date; end_of_works
a insurer company; accident_insurer, trade_association, de:Versicherer
a coordinator_fee money:500..9000; fee
l findings; findings, deficiencies, de:Feststellungen
c findings.no id:##; no, finding_no
c findings.zone phrase; zone, area
c findings.what phrase; deficiency, hazard
c findings.firm company:{} Gerüstbau/{} Elektro/{} Stahlbau/{} Dach; company, causer
c findings.prio id:@; priority, urgency
c findings.by date; eliminate_by, deadline
c findings.done phrase; status, state, de:Stand
c findings.checked last; checked_by, confirmed_by, de:geprüft von
c findings.rule id:DGUV ##-###; rule, regulation
---
{coordinator_firm}
# Begehung Nr. {inspection_number}: {site=Logistikhalle C|Schulzentrum|Wohnquartier Ost|Kläranlage 2. BA}, {site_city}
{visit_date}, {arrived_at}, {weather=trocken, 24 Grad|Regen|Frost|böiger Wind} || Bauherr {client}
Mitgegangen: {lead} (Bauleitung), {authority_person} (Amt)
Angetroffen wurden {workers} Beschäftigte von {firms} Firmen. SiGe-Plan {plan_version}. Ohne Unfall seit {days_without_accident} Tagen.
%findings 4..9
Nr. | Mangel | Firma | P | bis | Stand | gesehen
/ Bereich {findings.zone=Dach|Baugrube|Treppenhaus|Lager|Kran}
{findings.no} | {findings.what=Seitenschutz fehlt|Leiter schadhaft|Verteiler offen|Helm nicht getragen|Grubenrand belastet|Öffnung ungesichert|Weg verstellt} | {findings.firm} | {findings.prio} | {findings.by} | {findings.done=offen|behoben|in Arbeit|Wiederholung} | {findings.checked}
{findings.rule=}
%%
{work_stopped!Die Arbeiten am Rand ließ ich auf der Stelle abbrechen|Eine Kolonne musste sofort herunter~Eingreifen musste ich nicht|Alle konnten weiterarbeiten}. {first_aid_complete!Kästen, Trage und Ersthelfer waren da|Der Aushang, die Kästen und die Ersthelfer passen~Ein Verbandkasten war leer|Ein ausgebildeter Helfer fehlte}. {rating?Insgesamt ein ordentliches, sicheres Bild~Insgesamt hinnehmbar, mit Luft nach oben~Insgesamt ein schlechtes Bild}.
Zuletzt war ich am {last_visit} hier, wieder komme ich am {next_visit}.
{report}, {coordinator}
~ Verteiler: Fachfirmen, Berufsgenossenschaft {:city}. Vorankündigung ausgehängt seit {:date}. Fluchtwegplan: {:person}. Nachweise an {:email}

== de betonlieferung_tagesjournal
q plant company:{} Beton/Transportbeton {}/{} Mischwerk; concrete_plant, supplier, de:Lieferant
q builder company:{} Bau/{} Ingenieurbau/{} Tunnelbau; customer, contractor, de:Kunde
q pump company:{} Pumpendienst/{} Betonpumpen; pump_company, pumped_by
q tester company:{} Prüflabor/{} Baustofftechnik; testing_body, samples_taken_by
q foreman person; site_foreman, accepted_by
q mixer person; mixing_master, plant_operator
q sampler person; sampler, samples_by
q site phrase; component, placed_in
q site_street street; delivery_address
q order_no id:B-#####; order
q type_number id:##-@; mix_number, de:Sortennummer
q strength phrase; strength_class, concrete_class
q exposure phrase; exposure_classes, environment
q slump phrase; consistency, slump_class
q pour_date date; placed_on
q cubes number:3..12; cubes_made, test_specimens
q tested date; cubes_tested_on, 28_day_test
q ordered_m3 unit:m³ 20..300; volume_ordered, planned_volume
q total_m3 unit:m³ 20..310; volume_delivered, total_volume
q air_temperature unit:°C -5..32; ambient
q returned unit:m³ 1..6; returned_volume, left_over
q retarder_used flag; setting_delayed; whether a retarding agent was in it
q water_added_on_site flag; site_water; ob auf der Baustelle Wasser zugegeben wurde
q cure choice:foil/water/formwork; curing, after_treatment
a price money:80..200; price_per_m3, unit_price, de:Preis
a invoice id:R#####; invoice_no, invoice
a cement company; cement_supplier, cement_from
a strength_result unit:N/mm² 20..60; measured_strength, test_result
a next date; next_pour, next_delivery
l trucks; deliveries, trucks, de:Fuhren
c trucks.slip id:####; delivery_slip, slip
c trucks.plate id:@@ ###; truck, vehicle
c trucks.driver last; driver, driven_by, de:Fahrer
c trucks.m3 unit:m³ 4..9; load, volume
c trucks.loaded time; loaded_at, left_plant
c trucks.arrived time; arrived, on_site
c trucks.empty time; unloaded, empty_at
c trucks.temp unit:°C 8..30; concrete_temperature, temperature
c trucks.spread number:420..620; spread_mm, flow
c trucks.cube id:W##; cube_no, sample
---
{plant} / {builder}
# Betonierjournal {pour_date}
= Bauteil: {site=Bodenplatte Achse 1–4|Decke über EG|Widerlager|Innenschale Block 12}
= Ort: {site_street}
= Auftrag: {order_no}
= Sorte: {type_number}
= Festigkeit: {strength=C25/30|C30/37|C35/45|C50/60}
= Expositionen: {exposure=XC4, XF1|XD3, XF4|XC2|XA2}
= Konsistenz: {slump=F3|F4|F5|F6}
= Luft: {air_temperature}
%trucks 4..10
LS | Kfz | Fahrer | m³ | ab Werk | an | leer | T | Ausbreit | W
{trucks.slip} | {trucks.plate} | {trucks.driver} | {trucks.m3} | {trucks.loaded} | {trucks.arrived} | {trucks.empty} | {trucks.temp} | {trucks.spread} | {trucks.cube}
%%
Bestellt {ordered_m3}, geliefert {total_m3}, zurück {returned}. Gepumpt hat {pump}.
+++
{retarder_used!Mit VZ, drei Stunden|Ein Mittel hält den Beton drei Stunden länger frisch~Ohne VZ|Die Zeit bis zum Erstarren wurde nicht beeinflusst}. {water_added_on_site!Einem Wagen wurden zwanzig Liter nachgegeben, auf Verantwortung der Baustelle|An der Rinne wurde nachgewässert~Nachgewässert wurde nicht|An der Rinne kam nichts dazu}. Nachbehandlung: {cure?mit Folie abgedeckt~feucht gehalten, Berieselung~in der Schalung belassen}.
+++
{cubes} Würfel durch {sampler}, {tester}; Prüfung am {tested}.
{foreman} (Polier) || {mixer} (Mischmeister)
~ Überwachungsklasse {:number:1..3}. Schalung abgenommen {:date}, {:person}. Ersatzwerk {:city}. Pumpe bestellt ab {:time}.

== de bauzeitenplan_gewerke
q client company:{} Hotelbau/Pfarrei {}/{} Gewerbepark; client, building_owner, de:Auftraggeber
q planner company:{} Projektsteuerung/{} Architekten; project_control, drawn_up_by
q planner_person person; scheduler, responsible_planner
q site_lead person; construction_manager, site_lead
q project phrase; project, building, de:Projekt
q version id:T-##; version, schedule_version, de:Fassung
q dated date; as_of, status, de:Stand
q previous id:T-##; previous_version, replaces
q construction_start date; start
q topping date; topping_out, shell_finished
q tight date; building_watertight, weatherproof; ab wann das Haus dicht ist
q heating date; heating_running, heating_on
q completion date; overall_finish
q opening date; handover_to_user
q delay number:3..60; delay_days, behind_schedule
q cause phrase; cause_of_delay, reason, de:Grund
q buffer number:5..30; buffer_days, float
q holidays phrase; site_closed, construction_holiday
q meetings phrase; meeting_day, jour_fixe
q critical phrase; critical_path, bottleneck
q saturday_work flag; weekend_shifts; ob auch samstags gearbeitet wird
q dates_are_contractual flag; binding_dates; ob die Termine Vertragstermine sind
a construction_cost money:90000..900000; budget
a permit date; permit_granted, building_permit
a architect person; architect, designer
a area unit:m² 200..9000; floor_area, area
l tasks; trades, activities, de:Vorgänge
c tasks.phase phrase; phase, stage
c tasks.no id:###; activity_no, id
c tasks.name phrase; activity, trade
c tasks.firm company:{} Bau/{} Elektro/{} Sanitär/{} Fenster/{} Boden; contractor, firm, de:Auftragnehmer
c tasks.from date; start, begin
c tasks.to date; end, finish
c tasks.days number:2..60; working_days, duration
c tasks.percent number:5..100; percent_complete, progress
c tasks.before id:###; predecessor, after
c tasks.crew number:2..20; crew_size, workers
c tasks.cost money:900..90000; cost, value
---
{planner} || Stand {dated}
# Terminplan {version}: {project=Hotel am See|Pfarrzentrum|Halle 5|Ärztehaus}
{client} · ersetzt {previous}
%tasks 6..12
Nr. | Vorgang | Firma | von | bis | AT | % | nach | Leute
/ {tasks.phase=Rohbau|Hülle|Technik|Ausbau|Außenanlagen}
{tasks.no} | {tasks.name=Gründung|Wände EG|Fenster|Rohinstallation|Estrich|Putz|Fliesen|Pflaster|Maler|Abdichtung} | {tasks.firm} | {tasks.from} | {tasks.to} | {tasks.days} | {tasks.percent} | {tasks.before} | {tasks.crew}
{tasks.cost=}
%%
## Meilensteine
= Baubeginn: {construction_start}
= Rohbau fertig: {topping}
= Dicht: {tight}
= Heizung läuft: {heating}
= Fertig: {completion}
= Eröffnung: {opening}
+++
Rückstand {delay} Tage ({cause=Lieferung Fenster|Frost|Grundwasser|Umplanung Aufzug}); Puffer noch {buffer}. Kritisch: {critical=Estrich bis Boden|Fassade Süd|Aufzug|Elektro Hauptverteilung}. Geschlossen: {holidays=KW 32 bis 34|Weihnachten bis Dreikönig|Osterwoche}.
+++
{saturday_work!Bis zum Aufholen läuft auch die Sechs-Tage-Woche|Die Firmen kommen bis auf Weiteres ebenso am Samstag~Am Samstag ruht die Baustelle|Gearbeitet wird Montag bis Freitag}. {dates_are_contractual!Kursive Tage sind vertraglich bindend|Wer einen dieser Tage reißt, ist ohne Mahnung in Verzug~Der Plan dient der Abstimmung, Fristen aus den Verträgen gelten fort|Der Plan ist unverbindlich}.
Besprechung {meetings=dienstags, Container 1|jeden zweiten Montag|mittwochs früh}.
{planner_person} || {site_lead}
~ Alle Angaben in Arbeitstagen. Nächste Fortschreibung {:date}. Bewehrungsabnahme: {:person}. Schlüssel Kasten {:number:100..999}. Baustrom {:company}

== de redispatch_abrechnung_wind
q grid company:{} Netz/Überlandwerk {}/{} Verteilnetz; grid_operator, issued_by, de:ausgestellt von
q operator company:Windpark {}/{} Bürgerwind/{} Wind; plant_operator, credited_party
q marketer company:{} Direktvermarktung/{} Energiehandel/{} Trading; direct_marketer, de:Direktvermarkter
q park_id id:E#########; plant_key, eeg_key
q malo id:5##########; market_location, de:Marktlokation
q month month; billing_month, month, de:Abrechnungsmonat
q settlement_number id:RD-######; credit_no
q dated date; settlement_date, dated
q paid date; paid_on, transfer
q object date; object_until, correction_deadline
q method choice:peak/flat/simplified; calculation_method, billing_method
q lost_energy unit:MWh 5..400; curtailed_energy, de:Ausfallarbeit
q compensation_per_mwh money:30..120; compensation_rate
q amount money:900..40000; compensation, credit_amount, de:Betrag
q admin money:20..300; administrative_flat, handling_fee
q total money:900..41000; total_credit, payable
q capacity unit:MW 2..60; installed_capacity, rated_power
q substation phrase; substation, congestion_point
q cause phrase; cause, bottleneck
q engineer person; settlement_clerk, grid_clerk
q manager person; park_manager, operator_contact, de:Leitung
q corrected_statement flag; replaces_earlier; ob eine frühere Abrechnung korrigiert wird
q measured_wind_used flag; wind_measured; ob gemessener Wind zugrunde liegt
a turbine_maker company; turbine_manufacturer, maker
a feed_in money:50..90; feed_in_tariff, tariff
a iban iban; operator_account, account, de:IBAN
a height unit:m 80..170; hub_height, height
a commissioned date; commissioned, in_operation_since
l actions; curtailments, actions, de:Maßnahmen
c actions.no id:M########; action_no, measure
c actions.day date; date, on, de:Datum
c actions.from time; from, started
c actions.to time; to, ended
c actions.level number:0..60; reduced_to_percent, setpoint
c actions.wind unit:m/s 4..22; wind_speed, wind
c actions.mwh unit:MWh 1..60; lost_energy, energy
c actions.turbine id:WEA#; turbine, unit
c actions.reason phrase; reason, cause, de:Grund
c actions.money money:50..4000; compensation, amount
---
{grid} · Netzwirtschaft || {dated}
{operator}
{manager}
# Gutschrift {settlement_number}
für Anforderungen zur Engpassbehebung im {month}
Anlagenschlüssel {park_id} · Marktlokation {malo} · {capacity} · vermarktet durch {marketer}
%actions 4..10
Nr. | Tag | von | bis | auf % | Wind | MWh | Anlage
{actions.no} | {actions.day} | {actions.from} | {actions.to} | {actions.level} | {actions.wind} | {actions.mwh} | {actions.turbine}
{actions.reason=}{actions.money=}
%%
Engpass am {substation=UW Nord|UW Marschweg|Trafo 2, UW Heide|Leitung 421} wegen {cause=Starkwind|Leitungsbau|Ausfall Trafo|hoher Einspeisung}. Verfahren: {method?Spitzabrechnung~Pauschalverfahren~vereinfachte Spitzabrechnung}. {measured_wind_used!Grundlage ist das Anemometer auf der Gondel|Die Werte der Gondel liegen zugrunde~Grundlage sind Wetterdaten des nächsten Rasterpunkts|Die Werte stammen aus einem Wettermodell}.
= Ausfallarbeit: {lost_energy}
= Satz je MWh: {compensation_per_mwh}
= Ausgleich: {amount}
= Pauschale: {admin}
= Gutschrift: {total}
= Zahlung: {paid}
{corrected_statement!Dieser Beleg tritt an die Stelle des zuvor versandten|Der zuvor versandte Beleg ist zu vernichten~Dies ist der erste Beleg für den Monat}. Einwände bis {object}.
{engineer}
~ Stammdaten Stand {:date}. Leitwarte {:phone}. Bilanzkreis {:id:11X@@@@##}. Zuständig beim Übertragungsnetz: {:person}. Vorläufige Fassung vom {:date}.

== de gaskessel_schornstein_umstellung_gasart
q network company:{} Gasnetz/Stadtwerke {}/{} Netze; gas_network_operator, sender
q fitter company:{} Heizung/{} Anpassung/{} Gastechnik; adaptation_company, carried_out_by
q owner person; connection_owner, house_owner
q user person; occupant, appliance_user; wer die Geräte benutzt
q fitter_person person; monteur, technician
q checker person; quality_inspector, checked_by, de:geprüft von
q hotline phone; hotline, information_phone
q address address; installation_address, connection_address
q meter id:7###.#####; meter_number, gas_meter
q district id:B-###; switching_district, district
q switch_day date; switching_date, new_gas_from; ab wann das andere Gas fließt
q survey date; survey_date, appliances_recorded; wann die Geräte erfasst wurden
q adaptation_date date; technician_came
q from time; from, arrival_from
q next_visit date; follow_up, second_visit
q nozzle_no id:D##.#; nozzle, new_nozzle
q pressure unit:mbar 18..25; connection_pressure, pressure
q co_ppm number:5..400; carbon_monoxide
q access_refused flag; nobody_let_in; ob der Zutritt verweigert wurde
q appliance_shut_down flag; taken_out_of_service; ob ein Gerät stillgelegt wurde
q grant money:100..500; subsidy_for_replacement, de:Zuschuss
q grant_by date; subsidy_application_until, apply_until
a cost_for_customer money:50..900; price, de:Preis
a chimney_sweep person; chimney_sweep, sweep
a supplier company; gas_supplier, energy_supplier, de:Lieferant
a reading number:900..90000; meter_reading, reading
a boiler_price money:2000..9000; price_new_boiler, new_boiler
l devices; appliances, devices, de:Geräte
c devices.no id:#; no, number
c devices.kind phrase; appliance, kind
c devices.place phrase; location, room, de:Ort
c devices.year year:199#; built, year
c devices.kw unit:kW 4..35; output, power
c devices.state phrase; result, status
c devices.nozzle phrase; nozzle_changed, new_part
c devices.serial id:S#######; serial_number, serial
---
{network} || Bezirk {district}
{owner}
{address}
# Anpassung Ihrer Gasgeräte
<Ab|Vom> {switch_day} <an> strömt in Ihrer Straße Gas der Gruppe H. Erfasst wurden Ihre Geräte am {survey}; angepasst hat sie am {adaptation_date} ab {from} {fitter_person} von {fitter}. Bewohner: {user}. Zähler {meter}.
%devices 1..5
Nr. | Gerät | Raum | Bj. | Leistung | Ergebnis | Teil
{devices.no} | {devices.kind=Brennwertkessel|Durchlauferhitzer|Herd|Raumheizer|Kaminfeuer} | {devices.place=Keller|Küche|Bad|Flur|Wohnzimmer} | {devices.year} | {devices.kw} | {devices.state=angepasst|selbstadaptiv|nicht anpassbar|Restmangel} | {devices.nozzle=Düse|Düse, Kappe|–|Software}
{devices.serial=}
%%
= Eingesetzte Düse: {nozzle_no}
= Anschlussdruck: {pressure}
= CO (ppm): {co_ppm}
+++
{appliance_shut_down!Ein Gerät musste abgesperrt und verplombt werden|An einem Gerät hängt nun die rote Karte~Alle Geräte sind weiter in Betrieb|Abgesperrt werden musste nichts}. {access_refused!Am ersten Termin blieb die Tür zu|Beim ersten Mal wurde nicht geöffnet~Die Tür wurde uns sogleich geöffnet|Man ließ uns ohne Weiteres ein}. Nachkontrolle am {next_visit} durch {checker}.
+++
Wer ein neues Gerät kauft, erhält {grant}; beantragen bis {grant_by}. Fragen: {hotline}.
~ Der Monteur weist sich aus, PIN {:id:####}. Umlage nach § 19a EnWG. Datenschutz {:person}. Nachbarbezirk ab {:date}. Notdienst {:phone}

== de trafo_oelprobe_wartung_umspannwerk
q owner company:{} Verteilnetz/Chemiepark {}/{} Bahnstrom; transformer_owner, client, de:Auftraggeber
q service company:{} Transformatoren/{} Service/{} Hochspannung; service_company, carried_out_by
q station phrase; substation, site
q bay id:=E##; bay, field
q transformer_no id:T###; unit
q serial id:L ######; serial_number, factory_no
q maker company:{} Trafowerk/{} Elektro/{} Union; manufacturer, maker
q built year:19##; year_built, built
q power unit:MVA 10..80; rated_power, rating
q voltage_ratio phrase; voltages
q oil_weight unit:t 5..40; oil_mass
q lead person; work_leader, supervisor, de:Arbeitsverantwortlicher
q plant person; plant_responsible, switched_off_by, de:Anlagenverantwortlicher
q analyst person; evaluated_by, oil_expert
q permit id:FE-#####; work_permit, de:Freigabe
q taken_out date; disconnected
q disconnected_at time; off_at
q back_in_service date; reconnected
q reconnected_at time; on_at
q report_date date; report_date, issued, de:Berichtsdatum
q hours number:4..60; outage_hours, out_of_service_hours
q tap_positions number:9..27; steps
q switched number:900..90000; tap_changes, operations_counter
q silica_replaced flag; drying_agent_changed; ob das Trockenmittel getauscht wurde
q leak_found flag; oil_leak; ob Öl austrat
q next_maint month; next_maintenance, due
q assessment choice:good/watch/repair; condition
a price money:900..90000; price, cost, de:Preis
a load percent; maximum_load, utilisation
a insurer company; machinery_insurer, insurer, de:Versicherer
a weight unit:t 20..120; total_weight, transport_weight, de:Gewicht
a fault date; last_fault, tripped_on
l gases; measured_values, gases, de:Messwerte
c gases.name phrase; parameter, gas
c gases.value number:1..900; value, measured, de:Wert
c gases.unit phrase; unit, uom
c gases.limit number:20..900; limit, guide_value
c gases.before number:1..800; previous, last_value
c gases.rate phrase; trend, tendency
c gases.method id:IEC #####; method, standard
l works; works_done, jobs, de:Arbeiten
c works.what phrase; work, job
c works.who last; done_by, technician
c works.min number:20..300; minutes, duration
---
{service} für {owner}
# Wartungsbericht {transformer_no}
Schaltfeld {bay}, {station=UW Süd|UW Hafen|Einspeisung Werk 2|Schalthaus 4} || Freigabe {permit}
= Hersteller / Nr.: {maker}, {serial}
= Baujahr: {built}
= Leistung: {power}
= Spannung: {voltage_ratio=110/20 kV|110/10 kV|30/6 kV|110/15 kV}
= Öl: {oil_weight}
= Frei: {taken_out}, {disconnected_at}
= Wieder am Netz: {back_in_service}, {reconnected_at}
= Ausfallstunden: {hours}
+++
## Öl
%gases 4..8
Größe | Wert |  | Grenze | zuletzt | ±
{gases.name=Wasserstoff|Methan|Ethylen|Acetylen|Kohlenmonoxid|Wasser|Durchschlag|Säurezahl} | {gases.value} | {gases.unit=ppm|mg/kg|kV|ppm} | {gases.limit} | {gases.before} | {gases.rate=↗|→|↘}
{gases.method=}
%%
Beurteilt von {analyst}: {assessment?unauffällig~beobachten, in sechs Monaten erneut ziehen~instand setzen}.
+++
## Mechanik
%works 3..6 lines
{works.what=Schalter gereinigt|Durchführungen gewischt|Buchholz geprüft|Lüfter getauscht|Schrauben nachgezogen|Erdung gemessen} ({works.who}, {works.min} min)
%%
Der Stufenschalter mit {tap_positions} Stellungen zählt {switched} Schaltungen. {silica_replaced!Im Luftentfeuchter ist neues Granulat|Die Perlen waren verfärbt und wurden erneuert~Die Perlen sind noch orange, sie bleiben|Das Granulat war in Ordnung und blieb}. {leak_found!Am Flansch tropft es|Unter dem Kühler steht ein Fleck~Alles trocken|Es tropft nirgends}. Wieder fällig {next_maint}.
{lead} (Arbeiten) || {plant} (Anlage)
~ Bericht {report_date}. Wandler separat, Bericht vom {:date}. Prüfgerät {:id:PG-##}. Elektrofachkraft in Rufbereitschaft: {:person}, {:phone}

== de it_sicherheitstest_bericht
q tester company:{} Security/{} Cyber/{} Pentest; testing_company, tested_by
q client company:{} Bank/{} Versand/Universitätsklinikum {}; client, tested_organisation, de:Auftraggeber
q lead person; lead_tester, author, de:Autor
q reviewer person; quality_assurance
q ciso person; security_officer_of_client, client_contact
q approver person; released_by_client, ordered_by
q project id:PT-####; project_number, reference, de:Projekt
q version id:#.#; report_version, version, de:Fassung
q test_started date; test_from
q test_ended date; test_to
q dated date; report_date, dated, de:Berichtsdatum
q retest date; retest, re_test_on
q permission date; permission_letter_date, authorised_on; wann der Test schriftlich erlaubt wurde
q person_days number:4..30; effort
q approach choice:blackbox/greybox/whitebox; approach, knowledge
q target phrase; tested_system, scope
q highest_cvss id:#,#; worst_score
q critical number:1..5; critical_findings, critical_count
q high number:1..9; high_findings, high_count
q low_findings number:1..20; low_count
q social_engineering flag; staff_tested; ob auch Beschäftigte getäuscht werden sollten
q admin_rights_gained flag; domain_taken; ob volle Rechte erlangt wurden
q customer_data_seen flag; personal_data_accessed; ob fremde Personendaten zu sehen waren
a price money:5000..60000; price, fee, de:Preis
a phone phone; emergency_contact, phone
a insurer company; cyber_insurer, insurer, de:Versicherer
a users number:50..9000; number_of_users, accounts
a hosting_provider company; hosted_by, data_centre_operator
l findings; findings, vulnerabilities, de:Schwachstellen
c findings.id id:F-##; finding_id, no
c findings.name phrase; vulnerability, title
c findings.host id:10.##.#.###; host, ip
c findings.cvss id:#,#; cvss, score
c findings.level phrase; severity, risk
c findings.fix phrase; recommendation, measure
c findings.owner last; owner, responsible
c findings.till date; fix_by, deadline
c findings.state phrase; retest_status, status
c findings.cve id:CVE-20##-#####; cve, reference
---
^ VERTRAULICH – TLP:AMBER
# Sicherheitstest {target=Kundenportal|internes Netz|Schnittstelle Labor|mobile App}
{client} · {project} · Fassung {version}
{tester} || {dated}
## Zusammenfassung
Getestet wurde vom {test_started} bis {test_ended} mit {person_days} Personentagen als {approach?Test ohne Vorwissen~Test mit Benutzerkonto, ohne Quelltext~Test mit Quelltext und Plänen}. Die Erlaubnis stammt vom {permission}, erteilt durch {approver}. Kritisch sind {critical}, hoch {high}, niedrig {low_findings} Funde; der schlimmste erreicht {highest_cvss}.
{admin_rights_gained!Am dritten Tag gehörte uns die Domäne|Wir konnten uns zum Verwalter machen~Über ein gewöhnliches Konto kamen wir nicht hinaus|Höhere Rechte blieben uns verwehrt}. {customer_data_seen!Dabei lagen Datensätze von Kunden offen, die wir nicht kopiert haben|Angaben über Patienten oder Kunden waren einsehbar~Angaben über Menschen bekamen wir nicht zu Gesicht}. {social_engineering!Am Empfang gab sich jemand als Techniker aus|Köder-Mails gingen an vierzig Leute~Die Belegschaft war nicht Gegenstand|Köder-Mails waren ausgeschlossen}.
## Funde
%findings 4..9
ID | Schwachstelle | System | CVSS | Stufe | Maßnahme | wer | bis | Nachtest
{findings.id} | {findings.name=veraltetes TLS|SQL-Einschleusung|Standardkennwort|offene Freigabe|fehlende Rechteprüfung|XSS im Suchfeld|Debug-Seite} | {findings.host} | {findings.cvss} | {findings.level=kritisch|hoch|mittel|niedrig} | {findings.fix=Update|Filter|Kennwort ändern|abschalten|Rechte prüfen} | {findings.owner} | {findings.till} | {findings.state=offen|behoben|teilweise|Risiko akzeptiert}
{findings.cve=}
%%
Nachtest: {retest}
{lead} || gegengelesen {reviewer}
~ Exemplar {:number:1..5} für {ciso}. Vernichtung nach {:number:6..24} Monaten. Werkzeuge in Anhang B. Ansprechpartnerin Vertrieb {:person}. Vorheriger Test {:date}.

== de lizenzbilanz_softwareaudit
q vendor company:{} Software/{} Systems/{} Office AG; software_vendor, licensor, auditing_vendor
q auditor company:{} Audit/{} Advisory/{} Wirtschaftsprüfung; appointed_auditor, audit_firm
q client company:{} Möbel/{} Versicherung/Stadt {}; licensee, audited_company, de:Auftraggeber
q manager person; licence_manager, client_contact, de:Leitung
q auditor_person person; lead_auditor, signed_by, de:Unterzeichner
q sales person; vendor_account_manager, vendor_contact
q agreement id:EA-#######; licence_agreement, contract_no, de:Vertragsnr
q agreement_date date; agreement_date, contract_signed
q announced date; audit_announced, notified_on
q effective_date date; counted_on, de:Stichtag
q dated date; report_date, issued, de:Berichtsdatum
q reply date; reply_until, comment_until
q settle date; settle_until, true_up_by; bis wann nachgekauft werden muss
q devices number:90..9000; devices_scanned, computers
q coverage percent; scan_coverage, inventory_coverage
q short_value money:2000..400000; shortfall_value, underlicensed_value
q maint money:500..40000; back_maintenance, retroactive_support
q total money:2000..450000; total_claim, to_pay
q tolerance unit:% 2..10; tolerance, permitted_deviation
q cost_share choice:vendor/client/shared; audit_cost_borne_by, who_pays_audit
q result_disputed flag; objections_raised; ob der Kunde widerspricht
q virtual_hosts_counted flag; vms_included; ob virtuelle Rechner mitgezählt sind
a discount percent; discount, rebate
a lawyer company; law_firm, counsel
a next date; next_audit, following_audit
a server phrase; data_centre, server_location
a users number:20..900; named_users, user_count
l balance; products, licence_balance, de:Produkte
c balance.sku id:@##-#####; sku, article
c balance.product phrase; product, software
c balance.metric phrase; metric, licence_type
c balance.owned number:5..2000; owned, entitlements
c balance.used number:5..2300; used, deployed
c balance.diff id:±##; difference, balance
c balance.price money:20..2000; list_price, unit_price
c balance.sum money:100..90000; value, shortfall, de:Wert
c balance.proof phrase; proof, evidence
c balance.until date; support_until, maintenance_end
---
{auditor}
{client}, {manager} || {dated}
# Lizenzbilanz zum {effective_date}
im Auftrag von {vendor}, Vertrag {agreement} vom {agreement_date}
<Die Prüfung|Unsere Prüfung> wurde am {announced} angekündigt. Erfasst haben wir {devices} Geräte, das sind {coverage} des Bestands. {virtual_hosts_counted!Auch Gäste auf Hypervisoren flossen ein|Maschinen, die nur in Software bestehen, zählen mit~Gezählt wurde nur Blech|Gäste auf Hypervisoren blieben außer Betracht}.
%balance 4..9
SKU | Produkt | Metrik | vorhanden | genutzt | Saldo | Listenpreis | Wert | Beleg
{balance.sku} | {balance.product=Büro Professional|Datenbank Std|CAD Netz|Server 2019|Archiv Client|Viren Schutz} | {balance.metric=Gerät|Nutzer|Kern|Zugriff|Netz} | {balance.owned} | {balance.used} | {balance.diff} | {balance.price} | {balance.sum} | {balance.proof=Rechnung|Portal|fehlt|OEM}
{balance.until=}
%%
= Unterdeckung: {short_value}
= Wartung rückwirkend: {maint}
= Zu leisten: {total}
= Nachkauf bis: {settle}
+++
Abweichungen bis {tolerance} bleiben außer Ansatz. {cost_share?Die Kosten dieser Prüfung trägt der Hersteller~Die Kosten dieser Prüfung tragen Sie~In die Kosten dieser Prüfung teilen sich beide Seiten}. {result_disputed!Gegen das Ergebnis haben Sie Vorbehalte angemeldet, siehe Anhang|Ihr Haus hält die Zählung für falsch~Ihr Haus hat die Zählung anerkannt|Gegen die Zählung erhebt Ihr Haus nichts}. Stellungnahme bis {reply}.
+++
{auditor_person}
~ Beim Hersteller zuständig: {sales}, {:phone}. Skript {:id:v#.##} vom {:date}. Datenhaltung in {:city}. Nicht zur Weitergabe, Exemplar für {:person}

== de sla_monatsbericht_dienstleister
q provider company:{} IT-Services/{} Rechenzentrum/{} Hosting; service_provider, reported_by
q client company:{} Verkehrsbetriebe/{} Pharma/Landkreis {}; client, customer, de:Auftraggeber
q manager person; service_manager, author, de:Leitung
q client_manager person; client_it_manager, report_to
q escalation person; escalation_contact, escalated_to
q contract id:SV-####-##; contract_no, service_contract, de:Vertragsnr
q month month; reporting_month, period
q dated date; report_date, issued, de:Berichtsdatum
q meeting date; service_review, review_meeting
q availability id:9#,## %; availability, uptime
q agreed id:99,# %; agreed_availability, target_uptime
q downtime number:5..400; downtime_minutes, outage_minutes
q tickets number:40..2000; tickets_opened, new_tickets
q closed number:40..1900; tickets_closed, solved
q backlog number:3..200; open_tickets, backlog
q first_level percent; first_contact_resolution, solved_at_first_call
q response unit:min 2..40; average_response, reaction_time
q service_credit money:100..9000; malus
q monthly_fee money:2000..60000; base_fee
q satisfaction id:#,#; satisfaction_score, user_rating
q patch date; patch_day, last_patching
q restore_test_passed flag; backup_test; ob die Rücksicherung gelang
q security_incident flag; incident_reported; ob es einen Sicherheitsvorfall gab
a term date; contract_end, term_ends
a users number:50..9000; supported_users, seats
a invoice id:R-######; invoice, invoice_no
a auditor company; auditor, certification_body
a phone phone; hotline, service_desk
l services; services, systems, de:Dienste
c services.name phrase; service, system
c services.target id:99,# %; target, agreed
c services.actual id:9#,## %; actual, achieved
c services.min number:1..300; downtime_min, minutes_down
c services.light phrase; status, traffic_light, de:Stand
c services.cost money:90..9000; cost, fee
l outages; outages, incidents, de:Störungen
c outages.no id:INC######; ticket, incident
c outages.day date; date, on, de:Datum
c outages.from time; from, start
c outages.to time; to, end
c outages.cause phrase; cause, root_cause
c outages.prio id:P#; priority, class
---
{provider} für {client} || Vertrag {contract}
# Servicebericht {month}
= Verfügbarkeit: {availability}
= Vereinbart: {agreed}
= Ausfall in Minuten: {downtime}
= Neue Tickets: {tickets}
= Erledigt: {closed}
= Offen am Monatsende: {backlog}
= Beim ersten Anruf gelöst: {first_level}
= Reaktion im Mittel: {response}
= Note der Nutzer: {satisfaction}
+++
%services 3..7
Dienst | soll | ist | Min. | Ampel
{services.name=Mail|Verzeichnis|Fahrgastinfo|SAP|Druck|Telefonie|Web} | {services.target} | {services.actual} | {services.min} | {services.light=grün|gelb|grün|rot}
{services.cost=}
%%
+++
Größere Störungen:
%outages 2..5 lines
{outages.no} ({outages.prio}), {outages.day}, {outages.from} bis {outages.to}: {outages.cause=Lüfter defekt|Zertifikat abgelaufen|Bagger|Fehler beim Update|Stromausfall}
%%
+++
Gepatcht wurde am {patch}. {restore_test_passed!Aus der Sicherung ließen sich die Testdaten zurückholen|Die Probe aus dem Band glückte~Die Probe aus dem Band brach ab|Aus der Sicherung kamen die Testdaten nicht zurück}. {security_incident!Ein verdächtiger Zugriff wurde gemeldet und eingegrenzt|Es gab einen Angriff mit gestohlenem Kennwort~Angriffe mit Folgen gab es nicht}.
Vom Entgelt ({monthly_fee}) ziehen wir wegen Unterschreitung {service_credit} ab. Besprechung am {meeting} mit {client_manager}.
{dated}, {manager}
~ Eskalation: {escalation}. Wartungsfenster sonntags ab {:time}. Messung durch {:company}. Nächste Preisrunde {:month}. Verteiler {:person}.

== de berechtigungen_rezertifizierung
q organisation company:{} Versicherung/{} Klinikverbund/{} Energie; organisation, company
q system phrase; system, application
q campaign id:RZ-####-#; campaign, review_no
q owner person; system_owner, responsible
q reviewer person; reviewer, line_manager, confirmed_by; wer die Rechte bestätigt hat
q admin person; administrator, implemented_by
q auditor person; internal_auditor, checked_by, de:geprüft von
q department phrase; org_unit, de:Abteilung
q started date; campaign_start, opened
q deadline date; deadline, to_be_done_by, de:Frist
q completed_on date; signed_off
q removed_on date; rights_removed_on, implemented_on
q previous date; previous_review, last_review
q accounts number:10..400; accounts_reviewed, number_of_accounts
q kept number:5..350; kept, confirmed_rights
q revoked number:1..60; revoked, withdrawn
q orphan number:1..20; orphaned_accounts, no_owner
q interval_days number:30..365; review_interval
q privileged_accounts_included flag; admins_reviewed; ob auch Verwalterkonten geprüft wurden
q segregation_conflict flag; conflicting_roles; ob unvereinbare Rollen gefunden wurden
q reminder number:1..4; reminders_sent, reminders
a password number:8..20; password_length, minimum_length
a vendor company; software_vendor, vendor
a server id:SRV####; server, host
a incident id:INC####; security_incident, breach_no
a training date; training_date, awareness_training
l rights; entitlements, accounts, de:Berechtigungen
c rights.user id:@@#####; user_id, login
c rights.name person; name, holder, de:Name
c rights.role phrase; role, right
c rights.since date; granted_on, since
c rights.last date; last_login, last_used
c rights.decision phrase; decision, result
c rights.reason phrase; reason, justification, de:Grund
c rights.ticket id:REQ######; ticket, request
c rights.cost_centre id:K####; cost_centre, department_no
---
# Prüfung der Zugriffsrechte {campaign}
{organisation}, {department=Schadenabteilung|Radiologie|Netzleitstelle|Personal} || {system=Kernsystem|Archiv|Zeitwirtschaft|Leitsystem}
= Verantwortlich für das System: {owner}
= Prüfende Führungskraft: {reviewer}
= Eröffnet: {started}
= Frist: {deadline}
= Abgezeichnet: {completed_on}
= Letzte Prüfung: {previous}
= Alle wie viele Tage: {interval_days}
%rights 5..12
Kennung | Name | Rolle | seit | zuletzt | Entscheid | Grund | Auftrag
{rights.user} | {rights.name} | {rights.role=Sachbearbeitung|Leser|Freigabe|Verwalter|Export|Superuser} | {rights.since} | {rights.last} | {rights.decision=bleibt|entziehen|ändern|bleibt} | {rights.reason=|Aufgabe entfallen|ausgetreten|Vertretung|zu weit|} | {rights.ticket}
{rights.cost_centre=}
%%
Von {accounts} Konten bleiben {kept}, entzogen wurden {revoked}, ohne Inhaber waren {orphan}. Erinnert werden musste {reminder} Mal.
+++
{privileged_accounts_included!Auch Konten mit Vollzugriff standen auf der Liste|Die Konten der Technik waren einbezogen~Konten mit Vollzugriff prüft ein eigenes Verfahren}. {segregation_conflict!Eine Person konnte zugleich anlegen und freigeben|Bei zwei Leuten trafen Rollen zusammen, die getrennt gehören~Keine Person vereint Rollen, die getrennt gehören}.
+++
Umgesetzt am {removed_on} durch {admin}.
{reviewer} || {auditor} (Revision)
~ Richtlinie {:id:IT-##}, Fassung {:date}. Aufbewahrung {:number:3..10} Jahre. Rückfragen an {:person}, {:email}. Ausdruck {:time}

== de updatehinweise_fachanwendung
q maker company:{} Software/{} Praxissysteme/{} Kommunal-IT; vendor, software_house
q product phrase; product_name, application
q version id:##.#.#; new_version, release, de:Fassung
q minimum_previous_version id:##.#.#; upgrade_from; von welcher Fassung man ausgehen muss
q build id:####; build, build_number
q released date; release_date, published
q mandatory date; must_be_installed_by, install_until
q old_version_unsupported_from date; end_of_support
q package_name phrase; file
q size unit:MB 20..900; download_size, size
q duration unit:min 5..90; installation_time, takes, de:Dauer
q database_version phrase; requires_database
q memory_required unit:GB 4..32; ram
q manager person; product_manager, responsible, de:Leitung
q support phone; support_line, helpdesk
q hours_to time; support_until, helpline_closes
q webinar date; webinar, online_training
q price money:90..900; module_price, new_module_price, de:Preis
q restart_needed flag; reboot; ob neu gestartet werden muss
q backup_required flag; save_first; ob vorher gesichert werden muss
q legal_reason phrase; statutory_change
a licence id:LIC-####; licence_key, licence
a customers number:90..9000; number_of_customers, installations
a author person; developer, programmed_by, de:Autor
a next_release date; next_release, next_version
a hotfix id:HF##; hotfix, patch
l changes; changes, new_features, de:Änderungen
c changes.module phrase; module, area
c changes.no id:#####; ticket_no, change_id
c changes.kind phrase; kind, type
c changes.text phrase; change, description
c changes.for phrase; affects, edition
c changes.page id:S. ##; manual_page, page
c changes.client company:Gemeinde {}/Praxis {}; requested_by, customer
l known; known_issues, open_bugs, de:Bekannte Fehler
c known.no id:B-####; bug_no, id
c known.text phrase; problem, bug
c known.way phrase; workaround, bypass
c known.fix id:##.#.#; fixed_in, planned_version
---
{maker}
# {product=Praxisfix|Kommunal Plus|Lohnwerk|Forstkataster} {version}
Build {build} || veröffentlicht {released}
<Bitte lesen Sie diese Hinweise vor der Installation.|Diese Hinweise richten sich an Ihre Systembetreuung.>
= Ausgangsfassung mindestens: {minimum_previous_version}
= Einzuspielen bis: {mandatory}
= Ältere Fassungen betreut bis: {old_version_unsupported_from}
= Paket: {package_name=setup_q2.exe|update_full.zip|patch_x64.msi|installer.tar} ({size})
= Dauer: {duration}
= Datenbank: {database_version=PG 14|Server 2019|MariaDB 10.6}
= Arbeitsspeicher: {memory_required}
+++
%changes 4..9
Nr. | Art | Änderung | für | Handbuch
/ Modul {changes.module=Stammdaten|Abrechnung|Druck|Schnittstellen|Kalender}
{changes.no} | {changes.kind=neu|behoben|geändert|entfällt} | {changes.text=Suche nach Kürzel|Absturz beim Export|neues Formular|Rundung|Farbe der Liste|Stapeldruck|Doppelte Einträge} | {changes.for=alle|Basis|Pro|Server} | {changes.page}
{changes.client=}
%%
Anlass ist {legal_reason=die neue Meldeverordnung|das Jahressteuergesetz|der geänderte Tarif|die elektronische Rechnung}. Das Zusatzmodul kostet {price}.
+++
%known 2..4 sentence
Bekannt und noch offen:
{known.no}: {known.text=Vorschau bleibt leer|falsche Sortierung|Druck ohne Logo} ({known.way=neu öffnen|über Menü drucken|Filter löschen}; kommt mit {known.fix})
%%
+++
{backup_required!Ziehen Sie zuvor eine Kopie des Bestands|Ohne frische Kopie des Bestands bricht das Programm ab~Eine Kopie legt das Programm von selbst an|Vorbereitungen sind nicht nötig}. {restart_needed!Danach muss der Server einmal aus und wieder an|Nach dem Einspielen fährt der Rechner herunter und wieder hoch~Alle können sofort weiterarbeiten|Der Server läuft dabei durch}.
Vorführung im Netz: {webinar}. Hilfe {support}, bis {hours_to}.
> {manager}
~ Stand dieser Datei {:date}. Vorversion siehe Archiv. Schulungen in {:city} mit {:person}. HRB {:number:1000..99999}.

== de goae_privatrechnung_praxis
q clearing company:Privatärztliche Verrechnungsstelle {}/{} Abrechnung/{} Medizinrechnung; billing_company, issued_by, de:Verrechnungsstelle
q practice company:Praxis {}/Gemeinschaftspraxis {}/MVZ {}; practice, treated_at
q doctor person; treating_doctor, physician
q patient person; patient, treated_person, de:Patient
q payer person; invoice_recipient, liable_payer, de:Zahlungspflichtiger
q birth date; patient_birth_date, born, de:Geburtsdatum des Patienten
q invoice_number id:##########; bill_no, de:Rechnungsnummer
q file_no id:PAT-######; patient_number, practice_file
q dated date; invoice_date, issued, de:Rechnungsdatum
q payable_by date; due, de:zahlbar bis
q treatment_from date; first_treatment
q treatment_to date; last_treatment
q diagnosis phrase; diagnosis, de:Diagnose
q point_value id:0,058#; de:Punktwert
q fees money:50..900; fees, de:Honorar
q expenses money:5..200; expenses, material_costs
q laboratory_share money:10..300; lab_costs
q total money:80..1400; total_amount, amount_due, de:Gesamtbetrag
q iban iban; pay_to, account, de:IBAN
q purpose id:## #### ##; payment_reference, quote_when_paying
q claim_assigned flag; sold_to_clearing; ob die Forderung abgetreten ist
q fee_agreement flag; individual_agreement; ob es eine Vereinbarung über höhere Sätze gibt
q reminder_fee money:3..15; dunning_fee, reminder_costs
a insurer company; health_insurer, private_insurer, de:Versicherer
a tariff percent; insurance_share, reimbursement
a referral person; referring_doctor, sent_by
a next date; next_appointment, follow_up
a phone phone; practice_phone, phone
l items; services, items, de:Leistungen
c items.day date; date, on, de:Datum
c items.code id:####; goae_code, de:Ziffer
c items.text phrase; service, de:Leistung
c items.count number:1..6; count, times
c items.factor id:#,#; factor, de:Faktor
c items.amount money:5..200; amount, price, de:Betrag
c items.reason phrase; reason_for_factor, justification
c items.side phrase; side, body_side
---
{clearing} || Rechnung {invoice_number}
{payer}
{:street}
{:zip} {:city} || {dated}
<Behandlung|Ärztliche Leistungen> für {patient}, geb. {birth}, durch {doctor}, {practice} (Akte {file_no})
# Liquidation
Diagnose: {diagnosis=Gonarthrose li.|Aktinische Keratose|Katarakt bds.|Lumbago|Hyperthyreose}
Zeitraum {treatment_from} – {treatment_to}, Punktwert {point_value}
%items 4..10
Tag | Ziffer | Leistung | Anz. | Faktor | Betrag | Begründung
{items.day} | {items.code} | {items.text=Beratung|Ultraschall|Infiltration|Verband|EKG|Blutentnahme|Spaltlampe|Befundbericht} | {items.count} | {items.factor} | {items.amount} | {items.reason=|hoher Zeitaufwand||schwierige Lage|Sprachbarriere|}
{items.side=}
%%
Honorar || {fees}
Labor || {laboratory_share}
Auslagen || {expenses}
Summe || {total}
Bitte zahlen Sie bis {payable_by} auf {iban}, Verwendungszweck {purpose}.
+++
{claim_assigned!Die Forderung steht nun uns zu, mit befreiender Wirkung zahlen Sie nur hierher|Die Praxis hat ihren Anspruch mit Ihrer Einwilligung an uns übertragen~Wir ziehen im Namen der Praxis ein, der Anspruch bleibt dort}. {fee_agreement!Über die Sätze oberhalb 3,5 haben Sie mit der Praxis schriftlich etwas ausgemacht|Die hohen Sätze sind mit Ihnen schriftlich abgesprochen~Abgerechnet wird im üblichen Rahmen der Gebührenordnung}. Jede Mahnung kostet {reminder_fee}.
~ Rückfragen zur Behandlung nur an die Praxis. Bürozeit bis {:time}. Zweitschrift für Beihilfe beigelegt am {:date}. Datenschutz {:person}. Steuerfrei nach § 4 Nr. 14 UStG.

== de btm_bestandskarte_station
q hospital company:Klinikum {}/Hospiz {}/Pflegeheim {}; facility, institution
q ward phrase; ward, unit
q drug phrase; drug, substance, de:Arzneimittel
q form phrase; dosage_form, form
q strength unit:mg 2..80; strength, dose_unit
q article_code id:########; pzn
q card_no id:K-###; card_number, page
q pharmacy company:Apotheke {}/Klinikapotheke {}; supplying_pharmacy, supplier, de:Lieferant
q doctor person; responsible_physician, monthly_check_by; wer monatlich gegenzeichnet
q nurse person; ward_manager, key_holder
q opening number:2..90; carried_forward, opening_stock
q closing number:1..90; closing_stock, stock_now
q check_date date; monthly_check, checked_on
q broken number:1..5; destroyed_units, broken_ampoules
q witness person; witness_destruction, second_person
q witness_first person; destroyed_by, first_person; wer vernichtet hat
q destroyed date; destroyed_on, disposal_date
q safe id:T-##; safe_number, cabinet
q stock_correct flag; no_difference; ob der Bestand stimmte
q returned_to_pharmacy flag; sent_back; ob etwas an die Apotheke zurückging
a batch id:L#####; batch, lot, de:Charge
a expiry date; expiry, use_by
a authority company; supervising_authority, health_office
a price money:5..200; price, cost, de:Preis
a patient_birth date; patient_birth, born
l entries; movements, entries, de:Buchungen
c entries.day date; date, on, de:Datum
c entries.time time; time, at
c entries.patient id:@.@. ##; patient_code, patient
c entries.in number:5..50; received, de:Zugang
c entries.out number:1..6; given, de:Abgang
c entries.stock number:1..90; stock_after, de:Bestand
c entries.doc person; prescribed_by, doctor
c entries.hand last; given_by, signature
c entries.slip id:#########; form_no, slip
c entries.rest unit:mg 1..20; discarded_rest, waste
---
Betäubungsmittelkarte {card_no} || {hospital}, {ward=Palliativ|3 Ost|Intensiv A|Wohnbereich 2}
# {drug=Morphin|Oxycodon|Fentanyl|Hydromorphon|Piritramid} {strength}
{form=Ampullen|Retardtabletten|Pflaster|Tropfen} · PZN {article_code} · Tresor {safe}
Übertrag {opening} || bezogen von {pharmacy}
%entries 5..12
Tag | Uhr | Pat. | + | – | Best. | Arzt | Hz. | Beleg
{entries.day} | {entries.time} | {entries.patient} | {entries.in} | {entries.out} | {entries.stock} | {entries.doc} | {entries.hand} | {entries.slip}
{entries.rest=}
%%
Schlussbestand {closing}
+++
Zerbrochen und vernichtet: {broken} am {destroyed} durch {witness_first}, dabei war {witness}.
{returned_to_pharmacy!Angebrochene Packungen gingen versiegelt an die Offizin|Ein Teil wanderte mit Quittung zur Offizin zurück~Nichts verließ die Einheit|Zurückgegeben wurde nichts}.
+++
Prüfung am {check_date}: {stock_correct!Stück für Stück gezählt, keine Abweichung|gezählt und richtig~ein Stück zu wenig, Meldung ist erfolgt|gezählt, eine Abweichung, siehe Vermerk}
{doctor} || Stationsleitung {nurse}
~ Aufbewahren drei Jahre ab letzter Eintragung, also bis {:date}. Schlüssel zwei: {:person}. Vordruck {:id:F-##}. Vernichtung nur zu zweit. {:phone}

== de medizinprodukt_sicherheitsinfo
q maker company:{} Medical/{} Implantate/{} Diagnostik; manufacturer, sender
q distributor company:{} Vertrieb/{} Medizintechnik/{} Handel; national_representative
q authority company:Bundesinstitut {}/Bundesamt {}/Swissmedic {}; authority_informed, reported_to
q recipient company:Universitätsklinik {}/Herzzentrum {}/Praxis {}; recipient_institution, customer, de:Kunde
q safety_officer person; medical_device_safety_officer, attention_of
q prrc person; responsible_person, signed_by, de:Unterzeichner
q contact person; contact_for_questions, hotline_person, de:Ansprechpartner
q product phrase; product, device
q reference id:FSCA-####-##; action_number, de:Geschäftszeichen
q first_report date; first_incident, noticed_on; wann der erste Vorfall gemeldet wurde
q dated date; notice_date, issued, de:Bescheiddatum
q confirm_by date; confirm_until, return_form_by
q return_by date; return_devices_until, quarantine_until
q replace month; replacement_from, new_devices_available
q affected number:10..9000; affected_devices_worldwide, units_affected
q units_at_recipient number:1..90; delivered_to_you
q incidents number:1..40; reported_incidents, events
q injuries number:1..9; injuries, people_harmed
q risk phrase; hazard, possible_harm
q cause phrase; root_cause, cause
q action choice:return/update/inspect; required_action, measure
q patients_to_be_informed flag; follow_up_patients; ob Patienten zu benachrichtigen sind
q use_may_continue flag; still_usable; ob man das Produkt weiter einsetzen darf
a price money:90..9000; price, refund, de:Preis
a recall_end date; action_closed, completed
a insurer company; product_liability_insurer, insurer, de:Versicherer
a approval id:CE ####; certificate, notified_body
a sold_since year; on_market_since, sold_since
l lots; affected_lots, models, de:Chargen
c lots.model id:@@-###; model, type
c lots.lot id:LOT######; lot, batch
c lots.udi id:(01)0#############; udi, identifier
c lots.made month; manufactured, made_in
c lots.qty number:1..40; delivered_quantity, qty
c lots.delivered date; delivered_on, shipped
c lots.place phrase; department, used_in, de:Abteilung
c lots.expiry month; expiry, use_by
---
^ DRINGENDE SICHERHEITSINFORMATION
# {product=Infusionspumpe VarioFlow|Katheter Slim|Hüftpfanne Tri|Glukosesensor 3}
{maker} || {reference}
{dated}
{recipient}, {safety_officer}
<Wir haben festgestellt|Meldungen haben gezeigt>, dass {cause=eine Klebung brechen kann|die Software Alarme unterdrückt|ein Stecker nass wird|der Wert zu hoch angezeigt wird}. Möglich ist: {risk=Überdosierung|Verzögerung der Therapie|Bruch im Gefäß|falsche Insulingabe}. Der erste Fall wurde am {first_report} bekannt; bislang sind es {incidents} Fälle, {injuries} Menschen kamen zu Schaden. Weltweit geht es um {affected} Stück, bei Ihnen um {units_at_recipient}.
%lots 2..6
Typ | Los | UDI | hergestellt | Stück | geliefert | Bereich
{lots.model} | {lots.lot} | {lots.udi} | {lots.made} | {lots.qty} | {lots.delivered} | {lots.place=Intensiv|OP|Ambulanz|Zentrallager|Station 5}
{lots.expiry=}
%%
## Was Sie tun müssen
* {action?Sondern Sie die Ware aus und schicken Sie sie ein~Spielen Sie die beigefügte Software ein~Prüfen Sie jedes Gerät nach der Anleitung}.
* {use_may_continue!Bis dahin dürfen Sie die Geräte unter Beobachtung anwenden|Eine Anwendung bleibt mit Vorsicht möglich~Wenden Sie die Geräte ab sofort nicht mehr an|Sperren Sie alle Geräte sofort}.
* {patients_to_be_informed!Rufen Sie Behandelte zur Kontrolle ein|Behandelte sind anzuschreiben und nachzusehen~Behandelte müssen nicht angeschrieben werden}.
* Antwortblatt bis {confirm_by}, Ware bis {return_by}. Ersatz gibt es ab {replace}.
Die Behörde ({authority}) ist unterrichtet.
> {prrc}
~ Fragen: {contact} bei {distributor}, {:phone}. Nicht betroffen sind Lose nach {:month}. Sitz {:city}. Frühere Information vom {:date} gilt weiter.

== de studie_visitenplan_prueferordner
q sponsor company:{} Pharma/{} Biotech/Universität {}; sponsor, study_sponsor
q contract_research company:{} Clinical/{} Research/{} Studien; monitoring_company
q site company:Klinik {}/Studienzentrum {}/Praxis {}; trial_site, hospital
q investigator person; principal_investigator, de:Prüfer
q sub_investigator person; deputy_investigator
q nurse person; study_nurse, de:Studienassistenz
q monitor person; monitor, visiting_monitor
q study id:@@@-###-##; study_code, protocol_number
q eudract id:20##-######-##; eu_number, registry_no
q centre id:##; centre_number, site_no
q subject id:####-###; subject_number, de:Patientennummer
q drug phrase; investigational_product, substance
q treatment_arm choice:active/placebo/blinded; group
q consent date; consent_signed, informed_consent
q random date; randomised, randomisation_date
q planned_end date; last_visit_planned, end_of_study
q version id:V#.#; protocol_version, version, de:Fassung
q version_date date; protocol_date, version_dated
q payment_per_visit money:50..900; site_fee
q travel money:10..90; travel_allowance, subject_allowance
q serious_event flag; sae_reported; ob es ein schwerwiegendes Ereignis gab
q protocol_deviation flag; deviation; ob vom Plan abgewichen wurde
q emergency phone; emergency_unblinding, 24h_phone
a birth date; subject_birth, born
a ethics id:EK-###; ethics_vote, ethics_no
a insurer company; trial_insurer, insurer, de:Versicherer
a results date; results_expected, publication
a subjects number:20..900; planned_subjects, sample_size
l visits; visits, appointments, de:Visiten
c visits.no id:V##; visit, visit_no
c visits.week number:1..60; week, study_week
c visits.from date; window_from, earliest
c visits.to date; window_to, latest
c visits.done date; took_place, actual_date
c visits.what phrase; procedures, examinations
c visits.kit id:KIT####; kit, medication_pack
c visits.blood unit:ml 4..60; blood_volume, sample
c visits.by last; done_by, initials
c visits.paid money:20..300; paid, fee
---
Prüferordner, Register 5 || Zentrum {centre}
# {study} – Visitenplan {subject}
{drug=XN-204 Tabletten|MAB-7 Infusion|Vitamin-D-Analogon|Impfstoff HZ} · EU {eudract} · Protokoll {version}, {version_date}
= Sponsor: {sponsor}
= Durchführung: {site}
= Prüfer / Stellvertretung: {investigator} / {sub_investigator}
= Studienassistenz: {nurse}
= Einwilligung: {consent}
= Zugeteilt: {random}, {treatment_arm?Verumarm~Placeboarm~Arm verblindet}
= Ende laut Plan: {planned_end}
%visits 4..10
Visite | Woche | frühestens | spätestens | war am | Umfang | Kit | Blut | Hz.
{visits.no} | {visits.week} | {visits.from} | {visits.to} | {visits.done} | {visits.what=EKG, Labor|Telefonat|Infusion|Fragebogen|MRT|Ausgabe} | {visits.kit} | {visits.blood} | {visits.by}
{visits.paid=}
%%
+++
{serious_event!Ein stationärer Aufenthalt wurde binnen 24 Stunden gemeldet|Ein ernster Zwischenfall ist gemeldet~Ernste Zwischenfälle blieben bislang aus}. {protocol_deviation!Eine Visite lag außerhalb des Fensters und ist begründet|Vom Ablauf wurde einmal abgegangen, siehe Log~Der Ablauf wurde bisher durchgehend eingehalten}.
+++
Das Zentrum erhält je Visite {payment_per_visit}, die Teilnehmenden {travel} Fahrgeld. Entblindung im Notfall: {emergency}.
~ Quelldaten geprüft von {monitor}, {contract_research}, am {:date}. Nächste Kontrolle {:date}. Log von {:person} geführt. Archivierung {:number:10..30} Jahre. Seite {:number:1..9}

== de narkose_vorgespraech_bogen
q hospital company:Klinik {}/Krankenhaus {}/Praxisklinik {}; hospital, clinic
q patient person; patient, name, de:Patient
q birth date; birth_date, born, de:Geburtsdatum
q case id:########; case_no, de:Fallnummer
q doctor person; anaesthetist_interview, talked_to; wer das Gespräch führte
q planned_doctor person; anaesthetist_planned, will_anaesthetise
q surgeon person; surgeon, operated_by, de:Operateur
q family_doctor person; general_practitioner
q contact person; emergency_contact, relative, de:Ansprechpartner
q contact_phone phone; contact_phone, relatives_phone
q consultation_date date; interview_on
q surgery_date date; operation_on
q fast_solid time; no_food_after, solid_until
q fast_clear time; clear_fluids_until, drink_until
q procedure phrase; procedure, operation
q method choice:general/spinal/sedation; anaesthesia, method
q height number:150..198; height_cm, height
q weight unit:kg 45..140; weight, body_weight, de:Gewicht
q asa_class number:1..4; risk_class
q pressure id:1##/##; blood_pressure, bp
q allergy phrase; allergy, intolerance
q previous phrase; previous_anaesthesia, earlier_problems
q stop_drug phrase; drug_to_stop, pause_medication
q stop_from date; paused_from, stop_from; ab wann das Mittel wegzulassen ist
q smokes flag; tobacco; ob geraucht wird
q loose_teeth flag; dental_risk; ob Zähne locker sind
q someone_at_home flag; cared_for_at_home; ob am Abend jemand da ist
a blood id:@ Rh+; blood_group, group
a insurer company; health_insurer, insurer, de:Versicherer
a room id:Zi ###; room, bed
a intensive_care date; icu_from
a price money:50..900; cost, fee, de:Preis
l drugs; regular_medication, drugs, de:Dauermedikation
c drugs.name phrase; drug, medicine
c drugs.dose unit:mg 2..900; dose, strength
c drugs.times phrase; schedule, intake
c drugs.before phrase; on_day_of_surgery, morning_of_operation
c drugs.since year:20##; since, taken_since
---
{hospital} || Anästhesie
# Vorgespräch
{patient}, geb. {birth} || Fall {case}
= Eingriff: {procedure=Arthroskopie Knie|Hernie|Mandeln|Krampfadern|Metallentfernung}
= Operateur: {surgeon}
= Tag des Eingriffs: {surgery_date}
= Größe in cm: {height}
= Gewicht: {weight}
= RR: {pressure}
= ASA: {asa_class}
= Allergien: {allergy=Latex|Penicillin|Pflaster|keine bekannt|Jod}
= Frühere Narkosen: {previous=lange Übelkeit|ohne Probleme|schwierige Intubation|noch keine}
= Hausarzt: {family_doctor}
%drugs 2..7
Mittel | Dosis | Einnahme | am Eingriffstag
{drugs.name=Ramipril|Metformin|ASS|L-Thyroxin|Bisoprolol|Simvastatin|Apixaban} | {drugs.dose} | {drugs.times=1-0-0|1-0-1|0-0-1|bei Bedarf} | {drugs.before=nehmen|weglassen|halbe Dosis}
{drugs.since=}
%%
{stop_drug=Den Blutverdünner|Metformin|Das Rheumamittel|Die Abnehmspritze} lassen Sie ab {stop_from} weg. Feste Speisen nur bis {fast_solid}, klare Flüssigkeit bis {fast_clear}.
{method?Geplant ist eine Vollnarkose mit Larynxmaske~Geplant ist eine Betäubung am Rücken~Geplant ist ein Dämmerschlaf mit örtlicher Betäubung}. Den Eingriff begleitet {planned_doctor}.
* {smokes!raucht täglich|eine Schachtel am Tag~Nichtraucherin oder Nichtraucher|seit Jahren ohne Zigarette}
* {loose_teeth!ein Schneidezahn wackelt|Krone vorn beweglich~Gebiss fest|alles fest im Mund}
* {someone_at_home!Am Abend ist der Partner im Haus|Eine Begleitung bleibt über Nacht~Lebt allein, bleibt deshalb über Nacht hier|Daheim wartet niemand}
Zu verständigen: {contact}, {contact_phone}
{consultation_date}, {doctor} || {patient}
~ Aufklärungsbogen {:id:An ##} ausgehändigt. Labor vom {:date}. Gespräch ab {:time}. Zweitschrift mitgegeben. QM: {:person}

== de impfaktion_betrieb_liste
q company company:{} Werke/{} Verkehrsbetriebe/{} Versicherung; company, employer, de:Arbeitgeber
q service company:{} Arbeitsmedizin/Betriebsarztzentrum {}/{} Gesundheit; occupational_health_service, carried_out_by
q doctor person; vaccinating_doctor, doctor
q nurse person; assistant, medical_assistant
q organiser person; organiser, hr_contact
q vaccine phrase; vaccine, product_name
q against phrase; vaccinated_against, disease
q batch id:@@###@#; batch, lot, de:Charge
q expiry month; expiry, usable_until
q vaccination_day date; date, de:Datum
q from time; from, begin
q to time; to, end
q second_day date; second_date, booster_on
q room phrase; room, place
q temp unit:°C 2..8; storage_temperature, fridge
q doses number:20..200; doses_supplied, delivered
q used number:10..190; doses_used, given
q thrown number:1..12; doses_discarded, wasted
q pharmacy company:Apotheke {}/{} Pharmahandel; supplied_by, pharmacy
q immediate_reaction flag; side_effect; ob jemand gleich reagierte
q relatives_allowed flag; family_members; ob Angehörige mitgeimpft wurden
q paid_by choice:company/insurer/employee; costs_borne_by
a price money:10..90; price_per_dose, cost, de:Preis
a next_year date; next_campaign, next_year
a staff number:50..9000; workforce, employees
a quota percent; vaccination_rate, quota
a phone phone; doctor_phone, phone
l people; vaccinated_people, list, de:Geimpfte
c people.slot time; slot, time
c people.no id:####; personnel_no, staff_no
c people.name person; name, employee, de:Name
c people.birth year:19##; birth_year, born
c people.unit phrase; department, unit, de:Abteilung
c people.arm phrase; arm, site
c people.consent phrase; consent, signed
c people.note phrase; note, remark
c people.insurer company:{} BKK/{} Kasse; insurer, fund, de:Versicherer
---
# {against=Grippe|FSME|Keuchhusten und Tetanus|Pneumokokken}-Impfung
{company}, {room=Kantine|Sanitätsraum|Schulungsraum 2|Pforte Nord} || {vaccination_day}, {from}–{to}
{vaccine=Influvet|Zeckvac|Boostrava|Pneumox}, Charge {batch}, verwendbar bis {expiry}
Geliefert von {pharmacy}: {doses} Dosen bei {temp}. Durchgeführt von {service}: {doctor} mit {nurse}
%people 6..14
Zeit | PNr. | Name | Jg. | Bereich | Arm | Einw. | Bem.
{people.slot} | {people.no} | {people.name} | {people.birth} | {people.unit=Fahrdienst|Büro|Werkstatt|Lager|Leitung} | {people.arm=li|re} | {people.consent=✓|✓|fehlt} | {people.note=|erkältet, verschoben||Schwindel|Marcumar|}
{people.insurer=}
%%
Verimpft {used}, verworfen {thrown}.
{immediate_reaction!Eine Person musste liegen und wurde eine Stunde beobachtet|Bei einer Person schwoll der Arm sofort an~Alle vertrugen es gut und gingen nach einer Viertelstunde|In der Wartezeit fiel nichts auf}. {relatives_allowed!Auch Partner und Kinder konnten kommen|Haushaltsmitglieder waren eingeladen~Das Angebot galt allein der Belegschaft}. {paid_by?Es zahlt der Betrieb~Es zahlt die Krankenkasse~Es zahlt jeder selbst}.
+++
Wer verhindert war, kommt am {second_day}. Organisation: {organiser}.
~ Notfallkoffer geprüft {:date}. Aufbewahrung zehn Jahre. Datenschutz {:person}. Übertrag in den Impfpass bis {:date}. Kühlkette {:id:LOG###}.

== de duengebedarf_ermittlung_schlag
q farm company:Hofgut {}/Agrar {}/Betriebsgemeinschaft {}; farm, business
q farmer person; farmer, operator, de:Landwirt
q adviser person; adviser, calculated_by
q advisory company:Landwirtschaftskammer {}/Beratungsring {}/Erzeugerring {}; advisory_body, adviser_organisation
q soil_lab company:{} Bodenlabor/LUFA {}; soil_laboratory, analysed_by
q holding id:## ### ### ####; holding_number, farm_no
q year year:202#; fertilising_year, harvest_year
q dated date; calculated_on, drawn_up
q sampled date; soil_sampled, sample_date
q first_fertilising date; first_application
q n_total unit:kg 900..20000; nitrogen_need_total, farm_nitrogen
q p_total unit:kg 200..9000; phosphate_need_total, p_need
q manure unit:m³ 200..4000; slurry_available, manure
q manure_n unit:kg 1..6; nitrogen_per_m3, slurry_content
q organic_limit unit:kg 170..170; nitrogen_ceiling
q red_area unit:ha 5..200; red_area, polluted_area; Fläche im belasteten Gebiet
q area unit:ha 20..400; farmland, total_area
q reduction_in_red_area percent; deduction
q keep_until year:203#; keep_records_until, retention
q exception_granted flag; derogation; ob eine Ausnahme genehmigt ist
q catch_crop_grown flag; winter_cover; ob Zwischenfrucht wuchs
a price money:20..90; fertiliser_price, price_per_dt, de:Preis
a dealer company; fertiliser_dealer, supplier, de:Lieferant
a fine money:100..9000; penalty, fine
a yield unit:dt 40..120; yield_harvested, harvest
a inspector person; inspector, checked_by, de:geprüft von
l fields; fields, parcels, de:Schläge
c fields.no id:##; field_no, number
c fields.name phrase; field, name
c fields.ha unit:ha 1..30; area, hectares
c fields.crop phrase; crop, fruit, de:Fruchtart
c fields.before phrase; previous_crop, preceding
c fields.target unit:dt 40..110; yield_expectation, target_yield
c fields.base number:100..250; base_need, requirement
c fields.nmin number:5..90; soil_nitrogen, nmin
c fields.minus number:5..60; deductions, other_deductions
c fields.need number:40..220; need_per_ha, nitrogen_need
c fields.zone phrase; zone, area_class
c fields.owner person; owner, leased_from
---
{farm} · Betrieb {holding} || Erntejahr {year}
# Düngebedarf Stickstoff
Bewirtschafter {farmer} · {area}, davon {red_area} im roten Gebiet (Abschlag {reduction_in_red_area})
%fields 4..10
Nr. | Schlag | ha | Frucht / Vorfrucht | Ertrag | Bedarfswert | Nmin | Abz. | kg N/ha | Geb.
{fields.no} | {fields.name=Steinacker|Untere Aue|Hofkoppel|Galgenberg|Lehmkuhle|Am Bahndamm} | {fields.ha} | {fields.crop=W-Weizen|Raps|S-Gerste|Mais|Z-Rüben} / {fields.before=Klee|Raps|Weizen|Mais|Erbsen} | {fields.target} | {fields.base} | {fields.nmin} | {fields.minus} | {fields.need} | {fields.zone=rot|grün|grün|gelb}
{fields.owner=}
%%
= Stickstoff gesamt: {n_total}
= Phosphat gesamt: {p_total}
= Gülle vorhanden: {manure}
= Gehalt je m³: {manure_n}
= Obergrenze je ha: {organic_limit}
Boden gezogen am {sampled}, untersucht von {soil_lab}. {catch_crop_grown!Vor dem Mais stand Senf bis zum Frost|Über Winter war der Boden mit Senf und Klee bedeckt~Über Winter lag der Acker schwarz|Zwischen den Früchten wurde nichts gesät}. {exception_granted!Das Amt lässt für zwei Schläge mehr zu|Für zwei Schläge hat das Amt höhere Werte zugelassen~Höhere Werte wurden nicht zugelassen}.
Erste Gabe am {first_fertilising}. Gerechnet {dated}: {adviser}, {advisory}
~ Vor dem Düngen zu erstellen und bis {keep_until} aufzubewahren. Programm Fassung {:id:#.##}. Lagerraum für {:number:6..9} Monate. Sperrfrist ab {:date}. Rückfrage {:phone}, {:person}

== de schlachtvieh_abrechnung
q slaughterhouse company:Schlachthof {}/{} Fleisch/Vieh- und Fleischzentrale {}; slaughterhouse, buyer, issuer, de:Käufer
q farmer person; farmer, supplier, de:Lieferant
q hauler company:Viehtransporte {}/{} Vieh; livestock_haulier, transported_by
q driver person; driver, livestock_driver, de:Fahrer
q classifier person; classifier, de:Klassifizierer
q official_vet person; inspected_by
q clerk person; settlement_clerk, clerk, de:Sachbearbeitung
q vvvo id:276 ## ### ### ####; holding_registration, farm_no
q delivery id:L######; delivery_no, delivery
q settlement id:SV-######; settlement_number, credit_no
q delivered date; delivery_date, arrived
q slaughtered date; slaughter_date, killed_on
q dated date; settlement_date, issued
q paid date; paid_on, value, de:Wert
q count number:5..200; animals, heads
q weight unit:kg 400..20000; total_carcass_weight, carcass_weight, de:Gewicht
q base_price_per_kg money:1..6; market_price
q gross money:900..50000; goods_value, gross_amount
q transport money:20..600; transport_deduction, freight
q fees money:20..400; fees_deducted, inspection_fees
q levy money:5..90; marketing_levy, de:Beitrag
q vat money:50..4000; vat, flat_rate_tax
q payout money:900..52000; payout, amount_paid
q quality_scheme flag; qs_certified; ob der Betrieb im Prüfsystem ist
q salmonella choice:cat1/cat2/cat3; salmonella_category, category
q condemned number:1..5; condemned, discarded_animals
a iban iban; farmer_account, account, de:IBAN
a feed phrase; feed, fed_with
a age_days number:100..900; age
a breed phrase; breed, race
a contract id:V-####; contract, supply_contract
l animals; groups, animals, de:Posten
c animals.slap id:@@ ####; slap_mark, ear_tag
c animals.kind phrase; kind, category
c animals.class id:@; class, trade_class
c animals.qty number:1..40; count, heads
c animals.kg unit:kg 80..3000; weight, carcass_weight, de:Gewicht
c animals.lean percent; lean_meat, muscle_share
c animals.price money:1..6; price_per_kg, price
c animals.value money:100..9000; value, amount, de:Wert
c animals.find phrase; finding, organ_finding
c animals.birth date; birth_date, born, de:Geburtsdatum
---
{slaughterhouse} || Gutschrift {settlement}
{farmer}, {:address}
VVVO {vvvo} || {dated}
# Schlachtabrechnung
Lieferung {delivery} vom {delivered} durch {hauler} ({driver}); geschlachtet {slaughtered}; klassifiziert {classifier}; Basis {base_price_per_kg} je kg
%animals 3..8
Kennz. | Art | Kl. | Stk. | SG | MFA | Preis | Wert | Befund
{animals.slap} | {animals.kind=Mastschwein|Sau|Jungbulle|Färse|Kuh} | {animals.class} | {animals.qty} | {animals.kg} | {animals.lean} | {animals.price} | {animals.value} | {animals.find=|Leber|Lunge||Gelenk|}
{animals.birth=}
%%
Tiere {count} · Schlachtgewicht {weight} · verworfen {condemned}
Warenwert || {gross}
./. Vorkosten Transport || {transport}
./. Untersuchung, Klassifizierung || {fees}
./. Beiträge || {levy}
+ Umsatzsteuer pauschal || {vat}
Auszahlung || {payout}
{quality_scheme!Der Zuschlag für das Prüfsystem ist im Preis enthalten|Als Teilnehmer des Prüfsystems erhalten Sie den Zuschlag~Da Sie nicht im Prüfsystem gemeldet sind, entfällt der Zuschlag}. Salmonellen: {salmonella?Kategorie I~Kategorie II~Kategorie III}. Gutgeschrieben am {paid}.
> {clerk}
~ Lebenduntersuchung {official_vet}, {:time}. Widerspruch gegen die Einstufung nur vor dem Zerlegen. Genossenschaft, Vorstand {:person}. Notierung vom {:date}. Nächste Annahme {:date}

== de getreide_annahme_konto
q coop company:Raiffeisen {}/{} Landhandel/Lagerhaus {}; grain_dealer, cooperative, issuer
q farmer person; grower, supplier, de:Landwirt
q customer_no id:#####; customer_number, member_no, de:Kundennummer
q harvest year:202#; harvest, harvest_year
q crop phrase; crop, grain, de:Fruchtart
q first_delivery date; deliveries_from
q last_delivery date; deliveries_to
q dated date; settlement_date, statement
q net_weight_total unit:t 20..900; total_accounting_weight
q base_price money:120..400; base_price_per_ton, contract_price
q contract id:VK-####; contract_no, forward_contract, de:Vertragsnr
q contract_qty unit:t 20..500; contracted_quantity, sold_ahead
q above_contract unit:t 1..90; free_quantity
q day_price money:120..400; day_price, spot_price; Preis für das, was nicht im Vertrag war
q drying money:20..4000; drying_costs, drying
q cleaning money:10..900; cleaning_costs, cleaning
q storage money:10..900; storage_fee, storage
q protein_bonus money:10..2000; protein_bonus, quality_bonus
q total money:900..200000; amount_credited, payout
q offset money:100..40000; seed_and_fertiliser_offset, offset
q paid_on date; value_date
q site phrase; silo, receiving_station
q weigher person; weigher, weighed_by
q buyer person; grain_buyer, merchant, de:Käufer
q sustainable flag; biomass_declaration; ob die Ware als nachhaltig gilt
q insects_found flag; live_insects; ob Käfer in der Ware waren
a variety phrase; variety, sort
a trucker company; haulier, transported
a iban iban; account, farmer_account, de:IBAN
a area unit:ha 5..200; area_grown, hectares
a target company; mill, sold_on_to
l loads; deliveries, loads, de:Fuhren
c loads.slip id:W#####; weighing_slip, slip
c loads.day date; date, delivered, de:Datum
c loads.plate id:@@ @ ####; vehicle, tractor
c loads.gross unit:t 10..40; gross, full
c loads.tare unit:t 5..15; tare, empty
c loads.net unit:t 5..27; net, weight
c loads.moist percent; moisture, water
c loads.protein percent; protein, crude_protein
c loads.hl number:68..84; hectolitre_weight, hl
c loads.dock phrase; deduction_note, complaint
c loads.field phrase; field, parcel
---
{coop}
# Ernteabrechnung {crop=Winterweizen A|Braugerste|Raps|Roggen|Hafer} {harvest}
{farmer}, Konto {customer_no} || {dated}
Angenommen von {first_delivery} bis {last_delivery} in {site=Silo 3|Bahnhofslager|Hafen, Halle B|Außenstelle}; gewogen {weigher}
%loads 4..10
Schein | Tag | Kfz | brutto | tara | netto | Wasser | Eiweiß | hl | Abzug
{loads.slip} | {loads.day} | {loads.plate} | {loads.gross} | {loads.tare} | {loads.net} | {loads.moist} | {loads.protein} | {loads.hl} | {loads.dock=|Besatz|Auswuchs||Geruch|}
{loads.field=}
%%
Abrechnungsgewicht {net_weight_total}. Vertrag {contract}: {contract_qty} zu {base_price}; darüber hinaus {above_contract} zum Tagespreis {day_price}.
+++
= Zuschlag Eiweiß: {protein_bonus}
= Trocknung: {drying}
= Reinigung: {cleaning}
= Lagerung: {storage}
= Verrechnet mit Saatgut und Dünger: {offset}
= Gutschrift: {total}
= Wert: {paid_on}
+++
{sustainable!Ihre Erklärung nach der Biomasseverordnung liegt vor|Die Selbsterklärung zur Herkunft haben wir, Sie erhalten den Aufpreis~Eine Selbsterklärung fehlt, ein Aufpreis entfällt}. {insects_found!In einer Fuhre liefen Kornkäfer, sie wurde begast|Eine Fuhre war befallen~Befall wurde nicht festgestellt}.
{buyer}, Einkauf
~ Muster stehen bis {:date} zurück. Schiedsgericht der Börse {:city}. Geschäftsführer {:person}. Beizung, Saatgut: {:phone}. Bankarbeitstage beachten.

== de fahrtenschreiber_verstoss_belehrung
q company company:{} Transport/{} Reisen/{} Baustoffe; company, employer, de:Arbeitgeber
q driver person; driver, instructed_person, de:Fahrer
q officer person; traffic_manager, instructed_by, de:Verkehrsleiter
q evaluator company:{} Telematik/{} Daten/{} Auswertung; evaluation_company, evaluated_by
q witness person; works_council_witness, third_person
q card id:DF############; driver_card, card_number
q card_until date; card_valid_until, card_expiry
q month month; evaluated_month, period
q card_downloaded date; read_out
q dated date; instruction_date, talked_on
q next_read date; next_download, read_again_by
q vehicles number:1..9; vehicles_driven, different_vehicles
q driving id:###:##; driving_hours, total_driving
q violations number:1..20; violations, number_of_violations
q serious number:1..5; serious_violations, severe
q fine money:30..900; possible_fine_driver, driver_fine
q fine_company money:90..3000; possible_fine_company, company_fine
q training date; training_on, refresher
q excuse phrase; driver_explanation, reason_given
q written_warning flag; formal_warning; ob eine Abmahnung ausgesprochen wurde
q manual_entries_missing flag; entries_missing; ob Nachträge fehlten
q accepted_by_driver flag; admitted; ob der Fahrer die Vorwürfe einräumt
a hired date; hired, employed_since
a wage money:12..30; hourly_wage, wage
a police date; checked_by_police, roadside_check
a licence id:C#######; driving_licence, licence_no
a route phrase; route, tour
l breaches; violations_list, breaches, de:Verstöße
c breaches.day date; date, on, de:Datum
c breaches.plate id:@@-@ ###; vehicle, truck
c breaches.what phrase; violation, offence
c breaches.article id:Art. #; article, provision
c breaches.should id:##:##; required, limit
c breaches.was id:##:##; actual, measured
c breaches.level phrase; severity, category
c breaches.place city; place, location
c breaches.points number:1..3; points, risk_points
---
{company} || {dated}
# Belehrung nach Auswertung der Fahrerkarte
= Fahrer: {driver}
= Karte: {card}, gültig bis {card_until}
= Zeitraum: {month}
= Ausgelesen: {card_downloaded}, {evaluator}
= Lenkzeit: {driving}
= Fahrzeuge: {vehicles}
%breaches 3..8
Tag | Fzg. | Verstoß | VO 561 | soll | ist | Stufe | Ort
{breaches.day} | {breaches.plate} | {breaches.what=Pause zu kurz|Tagesruhe verkürzt|Lenkzeit überschritten|Wochenruhe fehlt|ohne Karte gefahren} | {breaches.article} | {breaches.should} | {breaches.was} | {breaches.level=gering|schwer|sehr schwer|gering} | {breaches.place}
{breaches.points=}
%%
Zusammen {violations}, davon {serious} schwer. Dem Fahrer drohen {fine}, dem Unternehmen {fine_company}.
{manual_entries_missing!Arbeiten vor der Abfahrt waren nicht nachgetragen|Nachträge von Hand waren lückenhaft~Die Handeinträge sind vollständig|Alle Tätigkeiten sind nachgetragen}. Grund laut Fahrer: {excuse=kein Parkplatz|Stau an der Grenze|Wartezeit beim Kunden|vergessen umzustellen}. {accepted_by_driver!Er stellt die Punkte nicht in Abrede|Er räumt alles ein~Er hält die Auswertung für falsch|Er bestreitet die Punkte}. {written_warning!Dieses Schreiben ist zugleich eine Abmahnung, im Wiederholungsfall droht die Kündigung|Im Wiederholungsfall wird gekündigt; das Papier kommt in die Akte~Es bleibt bei diesem Gespräch|Weitere Schritte folgen daraus nicht}.
Nachschulung {training}. Wieder auslesen bis {next_read}.
{officer} || {driver}
~ Zeuge: {witness}. Aufbewahren zwei Jahre. Behörde: Gewerbeaufsicht {:city}. Gerät kalibriert {:date}, Werkstatt {:company}. Dispo {:person}, {:phone}

== de hafen_anlaufmeldung_schiff
q agent company:{} Schiffsagentur/Makler {}/{} Shipping; ship_agent, reported_by
q port company:Hafenamt {}/Port of {}/Hafenkapitän {}; port_authority, reported_to
q owner company:Reederei {}/{} Schiffahrt/{} Tankers; shipping_company, owner
q pilot company:Lotsenbrüderschaft {}/Lotsen {}; pilots, pilot_service
q towage_company company:Schleppreederei {}/{} Bugsier; tugs_from
q terminal company:{} Kai/{} Umschlag/{} Terminal; terminal, berth_operator
q captain person; master, captain, de:Kapitän
q clerk person; agent_contact, boarding_clerk, de:Sachbearbeitung
q security person; security_officer, sso
q ship phrase; ship, vessel_name
q imo_number id:9######; imo
q flag country; flag_state, flag
q call_sign id:@@@#; call_sign, radio_sign
q gross_tonnage number:900..90000; gt
q length unit:m 60..300; length_overall, loa
q draught unit:m 4..13; draught_arrival, draught
q draught_out unit:m 4..13; draught_departure, draught_leaving
q last_port city; last_port, coming_from
q next_port city; next_port, bound_for
q eta_date date; arrival
q eta_at time; eta_time, expected_at
q etd_date date; departure
q berth phrase; berth, quay
q crew number:8..30; crew_on_board, crew
q passengers number:1..12; passengers, non_crew
q cargo phrase; cargo, commodity
q cargo_t unit:t 500..60000; cargo_quantity, tonnes
q waste_m3 unit:m³ 1..20; waste_to_discharge, garbage
q dangerous_cargo flag; imdg; whether dangerous goods are aboard
q shore_power flag; cold_ironing; ob Landstrom genommen wird
q sick_on_board flag; health_problem; ob jemand krank ist
a port_dues money:300..9000; charges
a built year; built, year_of_build
a class company; classification_society, class
a insurer company; p_and_i_club, insurer, de:Versicherer
a bunker unit:t 20..900; bunkers_ordered, fuel
l ports; last_ports, port_calls, de:Häfen
c ports.no number:1..10; no, number
c ports.port city; port, harbour
c ports.country country; country, state, de:Land
c ports.arrived date; arrived, in
c ports.left date; left, out
c ports.level number:1..3; security_level, isps_level
c ports.facility id:@@@@@-####; facility, facility_code
c ports.cargo phrase; cargo_handled, cargo
---
{agent} an {port}
# Anmeldung {ship=MS Katrin|MT Bornholm|MV Sea Lark|MS Weser Star|MT Alba}
IMO {imo_number} · {call_sign} · Flagge {flag} · BRZ {gross_tonnage} · {length}
Eigner {owner} || Kapitän {captain}
= Ankunft: {eta_date}, {eta_at}
= Abfahrt: {etd_date}
= Liegeplatz: {berth=Südkai 3|Pier 12|Ölhafen 2|Schuppen 8}, {terminal}
= Von: {last_port}
= Nach: {next_port}
= Tiefgang ein / aus: {draught} / {draught_out}
= Lotsen: {pilot}
= Schlepper: {towage_company}
= Besatzung: {crew}
= Andere Personen: {passengers}
= Ladung: {cargo=Soja|Stückgut|Benzin|Coils|Splitt}, {cargo_t}
= Abfall: {waste_m3}
+++
%ports 4..10
Nr. | Hafen | Staat | an | ab | ISPS | Anlage
{ports.no} | {ports.port} | {ports.country} | {ports.arrived} | {ports.left} | {ports.level} | {ports.facility}
{ports.cargo=}
%%
+++
{dangerous_cargo!Stoffe nach IMDG sind an Bord, Manifest folgt|Manifest der IMDG-Güter liegt bei~Nach IMDG ist nichts zu melden}. {shore_power!Während der Liegezeit wird vom Kai gespeist|Die Maschinen werden abgestellt, der Kai liefert~Die Hilfsdiesel laufen durch|Vom Kai wird nichts bezogen}. {sick_on_board!Ein Mann der Besatzung hat Fieber|Wir bitten um den Hafenarzt, ein Fieberfall~Alle sind wohlauf|Die Gesundheitserklärung ist in allen Punkten mit Nein beantwortet}.
Gefahrenabwehr: {security}
{clerk}, {:phone}
~ Gesendet {:date} {:time} UTC. Vorige Meldung ungültig. Hafenarzt {:person}. Versicherungsnachweis {:id:BC####}. Zoll {:city}
`
