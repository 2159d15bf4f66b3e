/** Full pages in German of offices, works, farms and clubs, where several people, bodies, days and sums stand close together. */
export const germanOfficePapers = `
== de foerderbescheid_sportstaette
q behoerde company:Landesamt {}/Bezirksregierung {}/Landessportbund {}; granting_authority, issued_by
q verein company:SV {}/Turnverein {}/Ruderclub {}; grantee, recipient_club
q vorsitzende person; chairperson, addressed_person
q sachbearbeiter person; case_officer, clerk
q dezernent person; head_of_department, signed_by
q planer company:{} Architekten/Planungsbüro {}; architects, planned_by
q ort phrase; sports_ground, facility
q zeichen id:SF-##.##/###; file_reference, file
q antrag date; application_date, applied_on
q bescheid date; decision_date, granted_on
q beginn date; works_may_start, earliest_start
q ende date; project_end, period_ends
q abruf date; drawdown_deadline, money_called_by
q nachweis date; proof_of_use_due, final_report_due
q bewilligt money:9000..400000; amount_granted, subsidy
q beantragt money:9000..500000; amount_requested, applied_for
q gesamt money:20000..900000; total_cost, eligible_cost
q satz percent; funding_rate, share
q eigen money:900..90000; own_contribution, own_funds
q bindung number:5..25; earmarking_years, must_keep_years; wie viele Jahre es so genutzt werden muss
q vergabe flag; public_tender_required, tender; whether the work must be put out to tender
q schild flag; sign_required, funding_notice; whether a board must name the giver
a iban iban; bank_account, paid_to
a baufirma company; builder, contractor
a mitglieder number:60..900; members, membership
a eroeffnung date; opening_date, inauguration
l kosten; cost_items, budget, de:Kostenplan
c kosten.gruppe phrase; cost_group, section
c kosten.nr id:###; din_number, no
c kosten.was phrase; work, item
c kosten.plan money:900..90000; planned, estimate
c kosten.an money:900..80000; recognised, accepted
c kosten.firma company:{} Bau/{} Sportboden/{} Technik; lowest_bidder, firm
c kosten.bis month; done_by, month
l auflagen; conditions, obligations
c auflagen.was phrase; condition, duty
c auflagen.bis date; due, until
---
{behoerde}
{zeichen} || {bescheid}
{verein}, z. Hd. {vorsitzende}
{:address}
# Zuwendung für {ort=Kunstrasen am Mühlweg|Bootshaus|Turnhalle Nord|Flutlicht Platz 2|Kegelbahn}
Auf Ihr Schreiben vom {antrag} bewilligen wir {bewilligt}; gewünscht waren {beantragt}. Das sind {satz} von {gesamt}; mindestens {eigen} tragen Sie selbst.
%kosten 4..9
KG | Leistung | geplant | anerk. | Bieter
/ {kosten.gruppe=Bauwerk|Außenanlagen|Technik|Nebenkosten}
{kosten.nr} | {kosten.was=Erdarbeiten|Sporthallenboden|Zaun|Heizung|Statik|Beregnung|Beleuchtung} | {kosten.plan} | {kosten.an} | {kosten.firma}
{kosten.bis=}
%%
Vor dem {beginn} darf kein Auftrag erteilt werden; fertig muss alles am {ende} sein. Geld rufen Sie bis {abruf} ab, was Sie damit gemacht haben, belegen Sie bis {nachweis}.
%auflagen 2..4 sentence
Ferner sind vorzulegen
{auflagen.was=die Baugenehmigung|ein Lageplan|der Pachtvertrag|das Prüfbuch} bis {auflagen.bis}
%%
{vergabe!Aufträge sind öffentlich auszuschreiben|Ohne Ausschreibung darf nichts vergeben werden~Sie dürfen freihändig vergeben|Ausschreiben müssen Sie nicht}. {schild!Am Bau ist eine Tafel mit unserem Namen anzubringen|Eine Tafel muss auf die Förderung hinweisen~Eine Tafel verlangen wir nicht|Auf eine Tafel wird verzichtet}. Die Anlage bleibt {bindung} Jahre dem Sport vorbehalten.
> {dezernent}
~ Auskunft {sachbearbeiter}, {:phone}, Zimmer {:number:100..400}. Geplant von {planer}. Nebenbestimmungen vom {:date}. Landeskasse {:iban}

== de strafbefehl_cs_betrug
q gericht company:Amtsgericht {}; court, issued_by
q richterin person; judge, signed_by
q staatsanwalt person; prosecutor, requested_by
q beschuldigter person; accused, defendant
q geboren date; accused_birth_date, born
q anschrift address; accused_address, home
q verteidiger person; defence_lawyer, defended_by
q geschaedigt company:{} Handel/Versandhaus {}/{} Tickets; injured_party, victim
q zeuge person; witness, police_witness
q az id:## Cs ### Js #####/##; case_number, file
q erlassen date; order_date, issued
q tat date; date_of_offence, offence_on
q tatort city; place_of_offence, happened_in
q delikt phrase; offence, charged_with
q saetze number:20..120; daily_rates, number_of_day_fines
q hoehe money:10..90; day_fine_amount, per_day
q summe money:200..9000; total_fine, fine
q kosten money:40..300; court_costs, costs
q frist number:2..2; objection_weeks, appeal_period
q vorstrafen flag; previous_convictions, criminal_record; whether there were sentences before
q einziehung flag; confiscation, forfeiture; whether something is taken away
a urteil date; judgment_date, verdict_on
a einkommen money:900..5000; net_income, income
a zahltag date; fine_paid_on, paid_on
a gutachter person; expert, appraiser
l taten; counts, acts, de:Taten
c taten.nr id:#; count, no
c taten.tag date; date, on
c taten.was phrase; act, description
c taten.wert money:20..4000; damage, value
c taten.bei company:{} Online/{} Markt/{} Elektronik; victim, harmed_company
c taten.paragraf id:§ ###; statute, section
c taten.strafe number:10..60; single_day_fines, single_penalty
c taten.beleg id:Bl. ##; page_in_file, evidence_page
---
{gericht} || {az}
{:city}, {erlassen}
# Strafbefehl
gegen {beschuldigter}, geboren {geboren} in {:city}, wohnhaft {anschrift}; Verteidigung: {verteidiger}
Auf Antrag der Staatsanwaltschaft ({staatsanwalt}) werden Sie beschuldigt, am {tat} und an weiteren Tagen in {tatort} zum Nachteil der {geschaedigt} {delikt=einen Computerbetrug|eine Unterschlagung|einen Betrug in mehreren Fällen|eine Urkundenfälschung} begangen zu haben.
%taten 3..8
Nr. | Tag | Vorgang / zum Nachteil | Schaden | Norm | TS | Bl.
{taten.nr} | {taten.tag} | {taten.was=Bestellung ohne Zahlung|fremde Karte|falscher Name|Umtausch leerer Karton|geänderter Beleg}¶{taten.bei} | {taten.wert} | {taten.paragraf} | {taten.strafe} | {taten.beleg}
%%
Beweismittel: {zeuge}, Urkunden, Ihre Angaben.
= Gesamtgeldstrafe in Tagessätzen: {saetze}
= zu je: {hoehe}
= mithin: {summe}
= dazu Kosten: {kosten}
{einziehung!Das Mobiltelefon wird eingezogen|Der erlangte Betrag wird abgeschöpft~Eingezogen wird nichts|Es bleibt alles in Ihrem Besitz}. {vorstrafen!Im Register stehen bereits Verurteilungen|Sie sind bereits bestraft worden~Im Register steht bisher nichts|Bisher sind Sie nicht bestraft}.
Sie können binnen {frist} Wochen nach Zustellung Einspruch einlegen.
> {richterin}
~ Geschäftsstelle {:person}, {:phone}. Zahlstelle {:iban}. Zugestellt durch {:company}. Merkblatt Stand {:date}

== de weg_beschlusssammlung_dach
q verwalter company:{} Hausverwaltung/{} Immobilien/Verwaltung {}; property_manager, managing_company
q objektleiterin person; account_manager, looked_after_by
q beirat person; advisory_board_chair, board_chair
q leiter person; chair_of_meeting, presided_by
q unterzeichner person; co_signing_owner, countersigned_by
q anwalt person; lawyer, legal_adviser_present
q handwerker company:{} Dach/Zimmerei {}/{} Spenglerei; contractor_chosen, roofer
q haus address; building_address, property
q tag date; meeting_date, met_on
q einladung date; invitation_sent, convened_on
q ort phrase; venue, meeting_place
q beginn time; opened, start
q ende time; closed, end
q anteile number:400..1000; shares_represented, thousandths_present
q einheiten number:6..60; units, number_of_flats
q umlage money:9000..200000; special_levy, levy_total
q faellig date; levy_due, payable_by
q ruecklage money:900..200000; reserve_fund, reserves
q hausgeld money:90..600; average_monthly_payment, house_money
q klage_bis date; challenge_until, action_deadline; bis wann man vor Gericht dagegen gehen kann
q verlaengert flag; manager_reappointed, contract_renewed; whether the manager stays on
q tauben flag; pigeon_nets, nets_agreed; whether nets against birds come
a kaufpreis money:90000..900000; purchase_price, flat_price
a hausmeister person; caretaker, janitor
a versicherer company; insurer, building_insurer
a naechste date; next_meeting, next_assembly
l beschluesse; resolutions, votes
c beschluesse.nr id:##/##; resolution_no, number
c beschluesse.top id:#; agenda_item, item
c beschluesse.was phrase; subject, content
c beschluesse.antrag person; proposed_by, applicant
c beschluesse.ja number:200..900; yes, in_favour
c beschluesse.nein number:10..300; no, against
c beschluesse.enth number:5..90; abstained, abstentions
c beschluesse.ergebnis phrase; result, outcome
c beschluesse.kosten money:90..40000; cost, amount
l anteile_liste; owners, shares
c anteile_liste.wer person; owner, name
c anteile_liste.einheit id:WE ##; unit, flat
c anteile_liste.teil id:##/1000; share, thousandths
---
{verwalter} || betreut von {objektleiterin}
# Protokoll der Eigentümer {haus}
{tag}, {beginn}–{ende}, {ort=Pfarrsaal|Nebenzimmer Löwen|Büro der Verwaltung|Tiefgarage}; geladen am {einladung}
Leitung {leiter}; vertreten sind {anteile} von 1000 Anteilen in {einheiten} Einheiten; als Gast {anwalt}.
%anteile_liste 4..7 sentence
Erschienen
{anteile_liste.wer} ({anteile_liste.einheit}, {anteile_liste.teil})
%%
%beschluesse 4..8
Nr. | TOP | Gegenstand, Antrag | + | – | o | 
{beschluesse.nr} | {beschluesse.top} | {beschluesse.was=Dachneudeckung|Jahresrechnung|Fahrradkeller|Anstrich Treppenhaus|Ladepunkte|Hausordnung|Baum fällen}¶{beschluesse.antrag} | {beschluesse.ja} | {beschluesse.nein} | {beschluesse.enth} | {beschluesse.ergebnis=angenommen|abgelehnt|vertagt}
{beschluesse.kosten=}
%%
Das Dach macht {handwerker}. Dafür werden {umlage} nach Anteilen erhoben, zu zahlen bis {faellig}; in der Rücklage sind {ruecklage}. Im Schnitt zahlt man {hausgeld} monatlich.
{verlaengert!Die Verwaltung wird für drei Jahre wiederbestellt|Der Vertrag der Verwaltung läuft weiter~Die Verwaltung wird nicht wiederbestellt|Eine andere Verwaltung wird gesucht}. {tauben!Im Lichthof werden Netze gespannt|Gegen Tauben kommen Netze~Netze gegen Tauben wurden verworfen|Netze werden nicht gespannt}.
Wer anfechten will, muss bis {klage_bis} klagen.
{unterzeichner} (für die Eigentümer) || {beirat} (für den Beirat)
~ Vertreterin der Bank: {:person}. Kontostand laut {:company:{} Bank} am {:date}. {verwalter}, {:street}, {:city}, {:phone}

== de pruefbericht_kletteranlage
q stelle company:TÜV {}/Prüfbüro {}/{} Sicherheitstechnik; inspection_body, inspected_by_company
q pruefer person; inspector, examined_by
q freigabe person; technical_approver, released_by
q betreiber company:Hochseilgarten {}/Kletterhalle {}/Waldseilpark {}; operator, customer
q leiterin person; operations_manager, accompanied_by
q hersteller company:{} Seilbau/{} Climbing/{} Anlagen; manufacturer, built_by
q ort address; site, location
q bericht id:KL-##-####; report_number, document
q auftrag id:A######; order_number, job
q gebaut year:201#; year_built, erected
q geprueft date; inspection_date, examined_on
q vorher date; previous_inspection, last_inspection
q naechste date; next_inspection, due
q ausgestellt date; issued_on, report_date
q wetter phrase; weather, conditions
q hoechste unit:m 5..22; greatest_height, highest_point
q stationen number:12..90; stations, elements
q last unit:kN 6..22; test_load, proof_load
q baeume flag; tree_survey_needed, arborist_required; whether somebody must look at the trees
q stempel choice:free/conditional/closed; verdict, release; ob die Anlage benutzt werden darf
a preis money:200..4000; fee, inspection_price
a unfall date; last_accident, accident_date
a versicherer company; insurer, insured_by
a besucher number:900..90000; visitors, guests
l maengel; defects, findings, de:Mängel
c maengel.parcours phrase; course, sector
c maengel.nr id:##; station, element_no
c maengel.bauteil phrase; component, part
c maengel.was phrase; defect, finding
c maengel.klasse choice:minor/serious/dangerous; severity, class
c maengel.bis date; repair_by, deadline
c maengel.wer person; responsible, repaired_by
c maengel.foto id:P###; photo, picture
c maengel.norm id:EN #####; standard, norm
---
{stelle} || {bericht}
= Betreiber: {betreiber}
= Wo: {ort}
= Auftrag: {auftrag}
= Errichtet: {gebaut}, {hersteller}
= Untersucht: {geprueft}, {wetter=sonnig|nass|böig|bedeckt}
= Begleitet von: {leiterin}
# Was wir gefunden haben
{stationen} Stationen, der höchste Punkt liegt bei {hoechste}; gezogen wurde mit {last}. Zuletzt war jemand am {vorher} da.
%maengel 4..10
St. | Teil | Befund | Kl. | bis | durch | Bild
/ {maengel.parcours=Blauer Parcours|Roter Parcours|Übungsbereich|Seilrutschen}
{maengel.nr} | {maengel.bauteil=Tragseil|Podest|Umlenkung|Netz|Klemme|Gurtband} | {maengel.was=Litze gebrochen|Schraube lose|Splitter|Rost|ausgefranst|Abstand zu klein} | {maengel.klasse} | {maengel.bis} | {maengel.wer} | {maengel.foto}
{maengel.norm=}
%%
{baeume!Die Stämme muss ein Baumgutachter ansehen|Zwei Stämme gehören vor den Gutachter~Die Stämme sind gesund|Ein Baumgutachten ist nicht nötig}. {stempel?Die Anlage darf uneingeschränkt genutzt werden~Sie darf genutzt werden, sobald die genannten Punkte behoben sind~Sie bleibt bis auf Weiteres zu}. Wieder fällig {naechste}.
{ausgestellt}, gesehen und geschrieben: {pruefer} || freigegeben: {freigabe}
~ Akkreditiert {:id:ZLS-###}. Prüfmittel kalibriert {:date}. Niederlassung {:city}, {:phone}. Vorstand {:person}. Rettungsübung {:date} mit {:company}

== de milchleistung_kontrollblatt
q verband company:Landeskontrollverband {}/Milchprüfring {}; recording_body, association
q kontrolleur person; milk_recorder, sampled_by
q berater person; adviser, dairy_adviser
q bauer person; farmer, herd_owner
q hof phrase; farm_name, farmstead
q betrieb id:## ### ####; farm_number, holding
q molkerei company:Molkerei {}/Käserei {}/{} Milch; dairy, delivers_to
q tierarzt person; herd_vet, vet
q labor company:{} Milchlabor/Labor {}; laboratory, analysed_at
q tag date; recording_date, milked_on
q vorher date; previous_recording, last_recording
q naechster date; next_recording_due, next_visit
q gedruckt date; printed_on, sheet_date
q kuehe number:12..200; cows, herd_size
q trocken number:1..30; dry_cows, not_milked
q schnitt unit:kg 16..40; average_yield, milk_per_cow
q fett percent; fat_average, fat
q eiweiss percent; protein_average, protein
q zellen number:60..400; cell_count, somatic_cells
q melken choice:parlour/robot/pipeline; milking_system, how_milked
q bio flag; organic, organic_farm; whether it is an organic farm
q sperre flag; delivery_stop, milk_blocked; whether the milk may not be delivered
a preis money:1..1; milk_price, price_per_kilo
a futter phrase; feed, ration
a sohn person; successor, son
a quote unit:kg 9000..900000; quota, delivery_right
l kuehe_liste; cows, animals, entries
c kuehe_liste.gruppe phrase; group, pen
c kuehe_liste.nr id:###; stable_number, no
c kuehe_liste.name phrase; name, called
c kuehe_liste.marke id:DE ## ### #####; ear_tag, tag
c kuehe_liste.kalbung date; calved_on, last_calving
c kuehe_liste.laktation number:1..9; lactation, lactation_number
c kuehe_liste.kg unit:kg 8..48; milk, yield
c kuehe_liste.f percent; fat
c kuehe_liste.e percent; protein
c kuehe_liste.z number:10..900; cells, scc
c kuehe_liste.stier phrase; bull, mated_with
c kuehe_liste.harnstoff number:100..350; urea
---
{verband} || Betrieb {betrieb}
{bauer}, {hof=Oberhof|Moosbauer|Schachen|Wiesengrund|Hinterreith}
# Probemelken {tag}
Gezogen von {kontrolleur}, zuvor {vorher}, das nächste Mal {naechster}. {melken?Gemolken wird im Stand zu acht~Ein Automat melkt rund um die Uhr~Gemolken wird mit Rohrleitung am Platz}.
%kuehe_liste 6..12
Nr. | Name | Kalb. | L | kg | F | E | Z
/ {kuehe_liste.gruppe=Frischmelker|Altmelker|Färsen|Krankenbox}
{kuehe_liste.nr} | {kuehe_liste.name=Alma|Berta|Resi|Flocke|Gloria|Heidi|Zenzi|Laura} | {kuehe_liste.kalbung} | {kuehe_liste.laktation} | {kuehe_liste.kg} | {kuehe_liste.f} | {kuehe_liste.e} | {kuehe_liste.z}
{kuehe_liste.marke=}{kuehe_liste.stier=}{kuehe_liste.harnstoff=}
%%
~ L Kalb Nr., Z Zellen in tausend
= Tiere: {kuehe}
= davon stehen trocken: {trocken}
= im Mittel: {schnitt}
= Fett: {fett}
= Eiweiß: {eiweiss}
= Zellen im Mittel: {zellen}
{sperre!Wegen eines Hemmstoffs darf nichts abgeholt werden|Bis zur Nachprobe darf keine Milch vom Hof~Die Milch darf abgeholt werden|Es besteht keine Sperre}. {bio!Gewirtschaftet wird nach Bio-Richtlinien|Der Hof ist ökologisch anerkannt~Der Hof wirtschaftet herkömmlich|Bio ist der Hof nicht}.
Abnehmer: {molkerei}. Untersucht bei {labor}. Im Stall schaut {tierarzt} nach dem Rechten; Rat gibt {berater}, {:phone}.
~ Blatt vom {gedruckt}. Probenkiste {:id:K-####}. Geschäftsstelle {:street}, {:city}. Vorsitz {:person}. Versammlung {:date}

== de gueterzug_wagenliste
q evu company:{} Cargo/{} Rail/Hafenbahn {}; railway_undertaking, operator
q besteller company:{} Stahl/{} Chemie/{} Mineralöl; customer, ordered_by
q lokfuehrer person; driver, train_driver
q wagenmeister person; wagon_inspector, brake_test_by
q disponent person; dispatcher, traffic_controller
q rangierer person; shunter, coupled_by
q zug id:#####; train_number, no
q lok id:### ###-#; locomotive, engine_number
q von city; origin, departs_from
q nach city; destination, arrives_at
q grenze city; border_station, crosses_at
q tag date; running_date, date
q ab time; departure, leaves
q an time; arrival, arrives
q laenge unit:m 120..700; train_length, length
q masse unit:t 300..2200; train_mass, gross_tonnes
q bremse percent; braking_percentage, brake_hundredths
q vmax unit:km/h 80..120; max_speed, speed_limit
q probe time; brake_test_at, brake_tested
q gefahr flag; dangerous_goods, hazardous; whether dangerous goods roll along
q ueber flag; out_of_gauge, exceptional_load; whether something is wider than allowed
a heimat city; home_depot, depot
a trasse money:90..9000; track_access_charge, path_price
a verspaetung unit:min 2..200; delay, late_by
a eigentuemer company; wagon_owner, keeper
l wagen; wagons, cars, consist
c wagen.block phrase; block, group
c wagen.lfd id:##; position, seq
c wagen.nr id:## ## #### ###-#; wagon_number, uic
c wagen.gattung phrase; wagon_type, class
c wagen.gut phrase; load, goods
c wagen.t unit:t 12..90; mass, weight
c wagen.m unit:m 12..27; length
c wagen.un id:##/####; hazard_plate, un
c wagen.empf company:{} Terminal/{} Werk/{} Lager; consignee, receiver
c wagen.hand phrase; handbrake, parking_brake
---
{evu} || Zug {zug}
# Wagenliste {tag}
= Von: {von}, {ab}
= Nach: {nach}, {an}
= Über: {grenze}
= Tfz: {lok}
= Fährt: {lokfuehrer}
= Für: {besteller}
%wagen 6..12
 | Wagen | Gatt. | Gut | t | m | Gef. | Empf.
/ {wagen.block=Block A|Block B|Schluss|Schutzwagen}
{wagen.lfd} | {wagen.nr} | {wagen.gattung=Zacns|Eanos|Shimmns|Sgns|Habbiins} | {wagen.gut=Heizöl|Coils|Schrott|leer|Papier|Kalk} | {wagen.t} | {wagen.m} | {wagen.un} | {wagen.empf}
{wagen.hand=}
%%
Zusammen {masse} auf {laenge}; Bremshundertstel {bremse}, höchstens {vmax}. Volle Probe um {probe} durch {wagenmeister}; gekuppelt hat {rangierer}. {gefahr!Es läuft Ladung nach RID mit, siehe Spalte|Gefährliche Ladung ist eingestellt~Gefährliches ist nicht eingestellt|Nach RID ist nichts zu beachten}. {ueber!Ein Wagen ragt über das Lademaß|Mit Lademaßüberschreitung, Bza liegt vor~Alles bleibt im Lademaß|Über das Lademaß ragt nichts}.
Disposition {disponent}, {:phone}
~ Befehl {:id:B##}, {:date}. Wasser und Sand {:time}. Ablösung {:person} in {:city}. Werkstatt {:company}. Fahrplan gültig ab {:date}

== de nachhilfe_institut_vertrag
q institut company:Lernstudio {}/Nachhilfe {}/Lernkreis {}; tutoring_company, institute
q leiterin person; head_of_branch, branch_head
q beraterin person; advised_by, intake_done_by
q schueler person; pupil, student
q mutter person; contract_party, parent
q vater person; second_parent, other_parent
q geboren date; pupil_birth_date, born
q schule company:Realschule {}/Gymnasium {}/Gesamtschule {}; school_attended, school
q klassenlehrer person; class_teacher, teacher_at_school
q stufe number:5..13; grade_level, school_year
q nr id:LV-#####; contract_number, customer
q beginn date; starts_on, first_lesson
q ende date; minimum_term_ends, bound_until
q kuendigung number:4..8; notice_weeks, notice
q probe date; trial_lesson, trial_on
q unterschrift date; signed, signed_on
q beitrag money:60..400; monthly_fee, fee
q anmeldung money:20..90; enrolment_fee, one_off_fee
q einzug iban; debit_account, account
q abholer person; may_collect, pick_up_person; wer das Kind außer den Eltern holen darf
q amt flag; paid_by_authority, education_package; whether the office pays
q geschwister flag; sibling_discount, sibling_enrolled; whether a brother or sister comes too
a note id:#,#; last_grade, mark
a allergie phrase; allergy, illness
a bank company; bank_name, bank
a direktor person; headteacher, principal
l stunden; lessons, timetable, de:Stunden
c stunden.fach phrase; subject
c stunden.tag phrase; weekday, day
c stunden.von time; from, start
c stunden.min number:45..90; minutes, length
c stunden.wer person; tutor, taught_by
c stunden.raum phrase; room
c stunden.gruppe number:1..5; group_size, pupils
c stunden.ziel phrase; goal, target
c stunden.buch phrase; book, material
---
{institut} || Vertrag {nr}
{:street}, {:city} · {:phone}
# Lernvereinbarung
zwischen uns und {mutter}, auch im Namen von {vater}, für {schueler}, geb. {geboren}
{schule}, Stufe {stufe}, dort unterrichtet von {klassenlehrer}
%stunden 2..6 cards
{stunden.fach=Mathematik|Latein|Englisch|Physik|Deutsch}
Wann: {stunden.tag=montags|dienstags|mittwochs|donnerstags|samstags}, {stunden.von}, {stunden.min} Minuten
Bei: {stunden.wer}, {stunden.raum=Raum 1|Raum 4|Galerie|online}
Gruppe zu: {stunden.gruppe}
Soll: {stunden.ziel=Versetzung|Lücken schließen|Abschluss|bessere Mitarbeit}
{stunden.buch=}
%%
Die Probestunde war am {probe}, richtig los geht es am {beginn}. Gebunden sind Sie bis {ende}, danach genügen {kuendigung} Wochen.
= Jeden Monat: {beitrag}
= Einmalig: {anmeldung}
= Abgebucht von: {einzug}
{amt!Die Kosten trägt das Amt aus dem Bildungspaket|Bezahlt wird über das Bildungspaket~Die Eltern zahlen selbst|Ein Amt ist nicht beteiligt}. {geschwister!Weil auch der Bruder kommt, ist es günstiger|Der Nachlass für Geschwister ist abgezogen~Geschwister sind nicht angemeldet|Ein Nachlass für Geschwister entfällt}. Holen darf das Kind auch {abholer}.
{unterschrift}, {mutter} || aufgenommen von {beraterin}
~ Leitung {leiterin}. Ferien laut Aushang vom {:date}. Datenschutz {:person}, {:email}. Lizenzgeber {:company}, {:city}

== de feuerwehr_uebungsplan_quartal
q wehr company:Freiwillige Feuerwehr {}/Werkfeuerwehr {}; fire_brigade, brigade
q kommandant person; commander, chief
q stellvertreter person; deputy_commander, deputy
q geraetewart person; equipment_officer, gear_kept_by
q jugendwart person; youth_officer, youth_leader
q arzt person; brigade_doctor, medical_check_by
q buergermeister person; mayor, inspection_received_by
q quartal phrase; quarter, period
q erstellt date; plan_date, drawn_up
q inspektion date; inspection_date, inspected_on
q untersuchung date; medical_check, medical_day
q versammlung date; general_meeting, assembly
q haus phrase; station, fire_station
q beginn time; drills_start, usual_start
q aktive number:20..120; active_members, strength
q traeger number:6..60; breathing_apparatus_wearers, ba_wearers
q einsaetze number:3..90; callouts_last_quarter, deployments
q stunden number:90..4000; hours_on_duty, hours
q sirene flag; siren_test, siren_sounded; whether the siren is tried out
q pflicht flag; attendance_compulsory, compulsory; whether everybody must come
a unfall date; last_injury, accident
a spende money:50..9000; donation, gift
a haendler company; supplier, equipment_supplier
a einweihung date; inauguration, consecration
l uebungen; drills, trainings, exercises
c uebungen.zug phrase; platoon, group
c uebungen.tag date; date, on
c uebungen.um time; time, start
c uebungen.thema phrase; topic, subject
c uebungen.leiter person; led_by, instructor
c uebungen.ort phrase; place, site
c uebungen.fzg id:##/#; vehicle, call_sign
c uebungen.ziel phrase; goal, aim
l dienste; duties, standby, weekends
c dienste.woche phrase; week, calendar_week
c dienste.wer person; on_duty, officer
c dienste.tel phone; phone, mobile
---
{wehr} || {quartal=1. Quartal|2. Quartal|3. Quartal|4. Quartal}
# Wann wir üben
Treffpunkt {haus=Gerätehaus Nord|Wache|Gerätehaus Kirchgasse|Halle am Bauhof}, wenn nicht anders gesagt um {beginn}
%uebungen 5..11
Tag | Zeit | Thema | Leitung | Ort | Fzg
/ {uebungen.zug=Erster Zug|Zweiter Zug|Jugend|Atemschutz}
{uebungen.tag} | {uebungen.um} | {uebungen.thema=Leitern|Türöffnung|Ölsperre|Hohlstrahlrohr|Verkehrsunfall|Knoten|Funk} | {uebungen.leiter} | {uebungen.ort=Weiher|Schule|Hof Maier|Steinbruch|am Haus} | {uebungen.fzg}
{uebungen.ziel=}
%%
%dienste 3..6 sentence
Bereitschaft haben
{dienste.woche=KW 3|KW 17|KW 29|KW 41|KW 50} {dienste.wer}, {dienste.tel}
%%
{pflicht!Kommen ist Pflicht, wer fehlt, meldet sich ab|Jeder hat zu erscheinen~Die Teilnahme ist freiwillig|Niemand muss kommen}. {sirene!Am ersten Samstag heult die Sirene zur Probe|Die Sirene wird ausprobiert~Die Sirene bleibt stumm|Sirenenprobe ist keine}.
= Stark: {aktive}
= mit Pressluft: {traeger}
= zuletzt ausgerückt: {einsaetze} mal
= dabei geleistet: {stunden} Stunden
Zum Arzt ({arzt}) am {untersuchung}. Besichtigt werden wir am {inspektion} von {buergermeister}; Versammlung {versammlung}.
Es führt {kommandant}, in Vertretung {stellvertreter}. Gerät {geraetewart}, Nachwuchs {jugendwart}.
~ Aushang vom {erstellt}. Ersatztermin {:date}. Kameradschaftskasse {:iban}. Nachbarwehr {:company}, {:person}

== de grabung_fundliste
q amt company:Landesdenkmalamt {}/Archäologie {}/Kantonsarchäologie {}; heritage_office, excavated_by
q leiterin person; excavation_director, led_by
q techniker person; excavation_technician, drawn_by
q restaurator person; conservator, finds_treated_by
q bauherr company:{} Wohnbau/{} Logistik/Stadtwerke {}; developer, building_client
q finder person; first_finder, discovered_by
q eigentuemer person; landowner, plot_owner
q labor company:{} Labor/Institut {}; laboratory, dated_at
q flur phrase; site_name, field_name
q nummer id:####/###; activity_number, excavation_id
q parzelle id:#####/#; parcel, plot
q von date; excavation_from, started
q bis date; excavation_until, finished
q gemeldet date; reported_on, first_reported
q liste date; list_date, compiled
q abgabe date; handed_to_store, deposited_on
q flaeche unit:m² 40..4000; excavated_area, area
q tiefe unit:m 1..4; depth, deepest_point
q epoche phrase; period, age
q leute number:3..30; team_size, diggers
q menschen flag; human_remains, burials; whether human bones came to light
q frei flag; site_released, building_may_start; whether building may begin
a kosten money:9000..400000; excavation_cost, cost
a ausstellung date; exhibition_date, shown_from
a museum company; museum, kept_by
a schatz money:90..9000; finders_reward, reward
l funde; finds, artefacts, objects
c funde.befund phrase; feature, context
c funde.nr id:F###; find_number, no
c funde.was phrase; object, description
c funde.stoff phrase; material
c funde.mass unit:mm 8..400; size, length
c funde.stueck number:1..60; pieces, count
c funde.tag date; found_on, date
c funde.wer person; found_by, excavator
c funde.kiste id:K##; box, crate
c funde.zeit phrase; dating, date_of_object
---
{amt} || Maßnahme {nummer}
# Funde {flur=Im Letten|Hinter der Kirche|Kiesgrube Ost|Burgwiese}
= Parzelle: {parzelle}, {eigentuemer}
= Gemeldet: {gemeldet}, {finder}
= Gegraben: {von} bis {bis}
= Geöffnet: {flaeche}, bis {tiefe} tief
= Vorhaben: {bauherr}
%funde 6..12
Nr. | Fund | aus | mm | n | am | Wer | Ki.
/ {funde.befund=Grube 4|Pfostenloch 12|Brunnen|Graben Süd|Ofen}
{funde.nr} | {funde.was=Scherben|Nadel|Spinnwirtel|Münze|Axt|Perle|Tierknochen} | {funde.stoff=Ton|Bronze|Eisen|Glas|Bein|Stein} | {funde.mass} | {funde.stueck} | {funde.tag} | {funde.wer} | {funde.kiste}
{funde.zeit=}
%%
Wir setzen den Platz {epoche=in die späte Bronzezeit|in die Römerzeit|ins hohe Mittelalter|in die Jungsteinzeit}; Proben liegen bei {labor}. {menschen!Es kamen auch Bestattungen zutage|Menschliche Knochen wurden geborgen~Gebeine von Menschen fanden sich nicht|Auf Gräber stießen wir nicht}. {frei!Die Fläche ist freigegeben, es darf gebaut werden|Gegen den Bau spricht nichts mehr~Gebaut werden darf noch nicht|Die Fläche bleibt vorerst gesperrt}.
Leitung {leiterin} mit {leute} Helfern; Zeichnung {techniker}; Werkstatt {restaurator}. Ins Depot kam alles am {abgabe}.
> {liste}
~ Bagger {:company}. Kampfmittel geprüft {:date}, {:person}. Pressetermin {:time}. Auskunft {:phone}, Zimmer {:number:10..90}

== de reisegruppe_zimmerliste
q veranstalter company:{} Reisen/{} Studienreisen/Pilgerwerk {}; tour_operator, organiser
q hotel company:Hotel {}/Pension {}/Gasthof {}; hotel, accommodation
q reiseleiter person; tour_leader, guide
q fahrer person; coach_driver, driver
q busfirma company:Omnibus {}/{} Busreisen; coach_company, bus_from
q empfang person; hotel_contact, reception_contact
q sachbearbeiterin person; booking_clerk, list_sent_by
q gruppe phrase; group_name, tour
q code id:@@@-####; tour_code, booking
q an date; arrival, check_in_day
q ab date; departure, check_out_day
q stand date; list_of, as_of
q ankunft time; expected_at, arrives_about
q essen time; dinner_at, supper
q fruehstueck time; breakfast_from, breakfast
q option date; release_date, free_cancellation_until; bis wann Zimmer kostenlos zurückgegeben werden
q preis money:30..140; price_per_person, half_board_price
q einzel money:8..40; single_supplement, single_room_extra
q personen number:14..50; people, travellers
q frei number:1..2; free_places, complimentary_rooms
q taxe flag; visitors_tax_included, tourist_tax_included; whether the local tax is inside
q garage flag; coach_parking, bus_parking; whether the coach can stand there
a stadtfuehrer person; city_guide, local_guide
a rechnung id:R######; invoice_number, bill
a gezahlt date; deposit_paid_on, paid
a krankenkasse company; travel_insurer, insurer
l zimmer; rooms, guests, rooming_list
c zimmer.art phrase; room_type, category
c zimmer.nr id:###; room_number, room
c zimmer.eins person; first_guest, occupant
c zimmer.zwei person; second_guest, shares_with
c zimmer.jahr year:195#; birth_year, born
c zimmer.kost phrase; diet, food
c zimmer.wunsch phrase; request, wish
c zimmer.pass id:@########; passport, id_number
l ausfluege; excursions, trips
c ausfluege.tag date; date, on
c ausfluege.ziel city; destination, to
c ausfluege.um time; leaves_at, time
---
{veranstalter} || {stand}
An {hotel}, {empfang}
# {gruppe=Auf den Spuren der Römer|Gärten im Mai|Chorfahrt|Advent in den Bergen} ({code})
{personen} Gäste von {an} bis {ab}, Ankunft gegen {ankunft}
%zimmer 6..12
Nr. | Gast | mit | Jg. | Kost | Wunsch
/ {zimmer.art=Doppelzimmer|Einzelzimmer|Zweibett|Dreibett}
{zimmer.nr} | {zimmer.eins} | {zimmer.zwei} | {zimmer.jahr} | {zimmer.kost=normal|vegetarisch|ohne Gluten|Diabetes} | {zimmer.wunsch=unten|ruhig|Lift|Balkon|–}
{zimmer.pass=}
%%
%ausfluege 2..4 sentence
Mit dem Bus geht es
{ausfluege.tag} um {ausfluege.um} nach {ausfluege.ziel}
%%
= Pro Kopf und Nacht: {preis}
= Wer allein schläft, zusätzlich: {einzel}
= Ohne Berechnung: {frei}
= Abendessen: {essen}
= Frühstück ab: {fruehstueck}
{taxe!Die Ortstaxe steckt im Preis|Ortstaxe inbegriffen~Die Ortstaxe zahlt jeder vor Ort|Ortstaxe kommt hinzu}. {garage!Der Bus kann im Hof stehen|Für den Bus ist Platz am Haus~Für den Bus ist am Haus kein Platz|Der Bus muss außerhalb stehen}. Bis {option} dürfen wir ohne Kosten zurückgeben.
Begleitet von {reiseleiter}; am Steuer {fahrer}, {busfirma}.
> {sachbearbeiterin}
~ Notruf unterwegs {:phone}. Allgemeine Bedingungen {:date}. Inkassovollmacht {:person}. Agentur vor Ort {:company}, {:city}

== de energieausweis_beiblatt
q aussteller person; issued_by, energy_adviser
q buero company:Ingenieurbüro {}/{} Energieberatung; engineering_office, issuer_office
q ausst_nr id:BY-####-#########; registration_number, certificate_no
q eigentuemer company:{} Wohnbau/Baugenossenschaft {}/Stadt {}; building_owner, client
q ansprech person; owner_contact, client_contact
q hausmeister person; caretaker, meter_reader
q adresse address; building_address, house
q typ phrase; building_type, use
q baujahr year:198#; year_built, constructed
q heizung_jahr year:200#; heating_year, boiler_built
q wohnungen number:2..60; flats, units
q flaeche unit:m² 120..4000; usable_area, floor_space
q energietraeger choice:gas/oil/district_heat; energy_carrier, heated_with
q bedarf unit:kWh 40..280; final_energy_per_m2, final_energy
q primaer unit:kWh 40..300; primary_energy_per_m2, primary_energy
q co2 unit:kg 9..80; emissions_per_m2, co2
q klasse short; efficiency_class, class
q besuch date; site_visit, looked_at_on
q ausgestellt date; issued_on, date_of_issue
q gueltig date; valid_until, expires
q solar flag; solar_thermal, solar_used; whether the sun helps with warm water
q lueftung flag; ventilation_system, mechanical_ventilation; whether a machine airs the rooms
a kosten money:90..900; fee, price_of_certificate
a mieter person; tenant, occupant
a versorger company; energy_supplier, supplier
a renovierung date; last_renovation, refurbished
l bauteile; components, building_parts
c bauteile.teil phrase; component, part
c bauteile.flaeche unit:m² 8..900; area, size
c bauteile.u id:0,##; u_value, u
c bauteile.jahr year:198#; year, since
c bauteile.stoff phrase; material, construction
c bauteile.rat phrase; recommendation, measure
c bauteile.kosten money:900..90000; cost, estimate
c bauteile.spart percent; saving, reduction
c bauteile.foerderung percent; subsidy_rate, grant
l verbrauch; consumption, years
c verbrauch.von date; from, period_start
c verbrauch.bis date; to, period_end
c verbrauch.menge unit:kWh 9000..90000; amount, used
---
{buero} || {ausst_nr}
# Beiblatt zum Ausweis
= Haus: {adresse}
= Art: {typ=Mehrfamilienhaus|Reihenhauszeile|Schule|Bürohaus}
= Erbaut: {baujahr}
= Wärmeerzeuger von: {heizung_jahr}
= Einheiten: {wohnungen}
= Nutzfläche: {flaeche}
= Für: {eigentuemer}, {ansprech}
{energietraeger?Geheizt wird mit Erdgas~Geheizt wird mit Heizöl~Das Haus hängt an der Fernwärme}. Endenergie {bedarf}, Primärenergie {primaer} je m² und Jahr, dazu {co2} Treibhausgas: Klasse {klasse=A|B|C|D|E|F}. {solar!Kollektoren wärmen im Sommer das Wasser|Die Sonne hilft beim warmen Wasser~Kollektoren gibt es nicht|Von der Sonne wird nichts genutzt}. {lueftung!Eine Anlage lüftet die Räume|Gelüftet wird über eine Anlage~Gelüftet wird über die Fenster|Eine Anlage zum Lüften fehlt}.
%bauteile 4..8
Teil | m² | U | seit | Aufbau | Rat | € | –%
{bauteile.teil=Dach|Außenwand|Fenster|Kellerdecke|Haustür|Giebel} | {bauteile.flaeche} | {bauteile.u} | {bauteile.jahr} | {bauteile.stoff=Ziegel|Holz|Beton|zweifach verglast} | {bauteile.rat=dämmen|tauschen|abdichten|so lassen} | {bauteile.kosten} | {bauteile.spart}
{bauteile.foerderung=}
%%
%verbrauch 3..4
von | bis | kWh
{verbrauch.von} | {verbrauch.bis} | {verbrauch.menge}
%%
Angesehen am {besuch}, den Zähler las {hausmeister}.
{ausgestellt}, gültig bis {gueltig} || {aussteller}
~ Software {:id:EP #.#}. Haftpflicht {:company}. Kammer {:city}. Förderung Stand {:date}. Rückfragen {:phone}, Vertretung {:person}

== de zuchtschau_bewertungsblatt
q verein company:Kaninchenzüchter {}/Geflügelzuchtverein {}/Taubenzüchter {}; club, organiser
q schau phrase; show_name, show
q halle phrase; venue, hall
q leiter person; show_manager, exhibition_head
q obmann person; chief_judge, head_of_judges
q kassier person; treasurer, entry_fees_to
q schirmherr person; patron, under_patronage_of
q tierarzt person; vet, admission_check_by
q verkauf person; sales_desk, animals_sold_by
q von date; opens, first_day
q bis date; closes, last_day
q meldung date; entries_until, entry_deadline
q einsetzen date; penning_day, animals_brought_on; Tag, an dem die Tiere gebracht werden
q richten date; judging_day, judged_on
q nummer id:SCH-####; show_permit, permit_no
q gebuehr money:3..15; entry_fee_per_animal, pen_fee
q eintritt money:2..9; admission, visitor_ticket
q tiere number:60..900; animals_shown, pens
q zuechter number:10..120; exhibitors, breeders
q impfung flag; vaccination_required, vaccination; whether the animals must be vaccinated
q tombola flag; raffle, tombola; whether there is a raffle
a futter company; feed_sponsor, feed_from
a preisgeld money:20..900; prize_money, winnings
a besucher number:90..9000; visitors, attendance
a naechste date; next_show, next_year
l noten; marks, entries, judged_animals
c noten.rasse phrase; breed, variety
c noten.kaefig id:###; pen_number, cage
c noten.zuechter person; exhibitor, owner
c noten.ort city; exhibitors_town, from
c noten.ring id:@##.##; ring_number, tattoo
c noten.punkte id:9#,#; points, score
c noten.praedikat phrase; grade, predicate
c noten.richter person; judge, judged_by
c noten.preis money:15..120; asking_price, for_sale_at
c noten.gewicht unit:kg 1..8; weight, live_weight
l ehren; prizes, cups, special_awards
c ehren.was phrase; prize, cup
c ehren.wer person; winner, awarded_to
---
^ {verein}
# {schau=Kreisschau|Lokalschau|Herbstschau|Jungtierschau|Werbeschau}
{halle=Mehrzweckhalle|Züchterheim|Festzelt|Alte Reithalle}, {von} bis {bis} || Nr. {nummer}
unter der Schirmherrschaft von {schirmherr}
%noten 6..12
Kä. | Züchter, Ort | Ring | Pkt | Präd. | PR | €
/ {noten.rasse=Blaue Wiener|Hasenkaninchen|Zwerg-Welsumer|Brieftauben|Deutsche Riesen}
{noten.kaefig} | {noten.zuechter}, {noten.ort} | {noten.ring} | {noten.punkte} | {noten.praedikat=sg|v|hv|g|b} | {noten.richter} | {noten.preis}
{noten.gewicht=}
%%
%ehren 3..5 sentence
Es erhielten
{ehren.was=den Landesteller|das Band|den Wanderpokal|einen Korb|die Medaille} {ehren.wer}
%%
Ausgestellt sind {tiere} Tiere von {zuechter} Züchtern. {impfung!Ohne Impfzeugnis kommt kein Tier herein|Geimpft müssen alle sein~Ein Impfzeugnis wird nicht verlangt|Geimpft sein müssen die Tiere nicht}. {tombola!Jedes Los gewinnt|Lose gibt es am Eingang~Eine Verlosung findet nicht statt|Lose werden heuer nicht verkauft}.
= Zu melden war bis: {meldung}
= Gebracht wurde: {einsetzen}
= Gerichtet wurde: {richten}
= Je Tier: {gebuehr} an {kassier}
= Besucher: {eintritt}
Leitung {leiter}; Obmann der Richter {obmann}; am Eingang sah {tierarzt} jedes Tier an. Wer kaufen will, geht zu {verkauf}.
~ Kantine {:person}. Futter steht bereit ab {:time}. Rückgabe {:date}. Zelt von {:company}. Auskunft {:phone}
`
