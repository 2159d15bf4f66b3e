/** Pages in German of courts, schools, stages, media, travel, households, clubs, police, churches and elections. */
export const germanFurtherPapers4 = `
== de arbeitsgericht_vergleich_protokoll
q court company:Arbeitsgericht {}/Landesarbeitsgericht {}; court, recorded_by, de:Gericht
q chamber id:##. Kammer; chamber, panel
q judge person; presiding_judge, judge, de:Richter
q plaintiff person; plaintiff, claimant, de:Kläger
q defendant company:{} Reinigung/{} Gastro/{} Logistik; defendant, sued_party
q p_lawyer person; plaintiffs_counsel, counsel_for_claimant
q d_lawyer person; defendants_counsel, counsel_for_employer
q d_person person; appeared_for_defendant, hr_present; wer für die Beklagte persönlich erschien
q clerk person; court_clerk, de:Urkundsbeamtin
q file_number id:# Ca ###/##; case_no, de:Aktenzeichen
q hearing_date date; settled_on
q hearing_began time; started
q hired date; employment_began, employed_since
q notice_date date; dismissal_dated, notice_of, de:Bescheiddatum; Tag des Kündigungsschreibens
q ends date; employment_ends, terminated_with_effect
q revoke date; revocable_until, withdrawal_deadline
q severance money:1000..40000; severance, settlement_sum, de:Abfindung
q severance_due date; severance_due, payable_on
q wage money:1500..6000; gross_monthly_wage, monthly_pay
q holiday number:1..25; holiday_days_paid, leave_compensated
q reference choice:good/very_good/satisfactory; reference_grade, testimonial, de:Geschäftszeichen
q dispute_value money:3000..30000; value_in_dispute, de:Streitwert
q settlement_value money:3000..35000; settlement_value, added_value
q costs choice:each_own/shared/defendant; costs, cost_rule
q ordinary_dismissal flag; regular_notice; ob ordentlich und nicht fristlos gekündigt ist
q released_from_work flag; garden_leave; ob bis zum Ende nicht gearbeitet wird
a next date; next_hearing, adjourned_to
a judgment date; judgment_date, decided
a iban iban; account, pay_to, de:IBAN
a insurer company; legal_expenses_insurer, insurer, de:Versicherer
a birth date; plaintiff_birth, born
l claims; claims_settled, items, de:Punkte
c claims.no id:#; no, item
c claims.what phrase; claim, subject
c claims.period month; for_period, month
c claims.sum money:50..5000; amount, gross, de:Betrag
c claims.by date; due, until
c claims.interest money:1..90; interest, interests
---
{court}, {chamber} || {file_number}
# Protokoll der Güteverhandlung
{hearing_date}, {hearing_began} || Vorsitz {judge}
In dem Rechtsstreit {plaintiff} – Prozessbevollmächtigt: {p_lawyer} – gegen {defendant} – Prozessbevollmächtigt: {d_lawyer} – erscheinen die Parteien, für die Beklagte {d_person}.
<Sodann|Nach Erörterung> schließen sie folgenden Vergleich:
1. Das seit {hired} bestehende Arbeitsverhältnis endet durch die {ordinary_dismissal!fristgemäße|unter Einhaltung der Frist erklärte~fristlose|mit sofortiger Wirkung erklärte} Kündigung vom {notice_date} mit dem {ends}.
2. Die Beklagte zahlt {severance} entsprechend §§ 9, 10 KSchG, fällig {severance_due}. {released_from_work!Der Kläger wird bis dahin nicht mehr eingesetzt|Bis zum Ende bleibt der Kläger unter Fortzahlung daheim~Bis zum Ende arbeitet der Kläger weiter|Der Kläger erscheint bis zuletzt zum Dienst}.
3. Abgerechnet wird auf der Grundlage von {wage} brutto; {holiday} Urlaubstage werden abgegolten. Ferner:
%claims 2..5
Nr. | Gegenstand | für | Betrag | bis
{claims.no} | {claims.what=Überstunden|Nachtzuschlag|Spesen|Provision|Restlohn} | {claims.period} | {claims.sum} | {claims.by}
{claims.interest=}
%%
4. Der Kläger erhält ein {reference?gutes~sehr gutes~befriedigendes} Zeugnis.
5. {costs?Jede Seite trägt ihre Kosten selbst~Die Kosten werden gegeneinander aufgehoben~Die Kosten trägt die Beklagte}.
6. Widerruf bleibt vorbehalten bis {revoke}, eingehend bei Gericht.
Vorgelesen und genehmigt. Streitwert {dispute_value}, Vergleichsmehrwert eingerechnet {settlement_value}.
{judge} || {clerk}
~ Ladung war am {:date} zugestellt. Saal {:number:1..40}. Geschäftsstelle {:phone}. Zeuge {:person} wurde entlassen, ohne vernommen zu sein.

== de mahnbescheid_online_antrag
q court company:Amtsgericht {} – Mahngericht/Zentrales Mahngericht {}; court, dunning_court, de:Gericht
q claimant company:{} Autoteile/Zahnarztpraxis {}/{} Fitness; claimant, de:Antragsteller
q lawyer company:Kanzlei {}/{} Rechtsanwälte; claimants_lawyers, representative
q debtor person; opponent, de:Antragsgegner
q debtor_address address; debtor_address, serve_at
q court_file id:##-#######-#-#; business_number
q own_ref id:####/## @@; claimant_reference, lawyers_ref
q applied date; application_received, filed_on
q issued date; order_issued, issued
q served date; served_on, delivered
q principal money:100..9000; principal_claim, main_claim
q interest_sum money:5..400; accrued_interest, computed_interest
q interest_from date; running_interest_from, interest_since
q court_fee money:36..200; court_fee, court_costs
q lawyer_fee money:40..600; lawyer_fee, legal_costs
q dunning money:3..30; reminder_costs, dunning_costs
q total money:200..10000; total, sum
q objection_days number:14..14; period_days
q dispute_court city; court_if_disputed, streitgericht
q officer person; court_officer, signed_by, de:Rechtspflegerin
q consideration_rendered flag; counter_performance_done; ob die Gegenleistung erbracht ist
q transfer_to_court_requested flag; trial_requested; ob bei Widerspruch gleich verhandelt werden soll
a enforcement date; enforcement_order_on, enforceable_from
a iban iban; pay_to, account, de:IBAN
a birth date; debtor_birth, born
a employer company; debtors_employer, garnishee, de:Arbeitgeber
a phone phone; claimant_phone, phone
l claims; claims, individual_claims, de:Ansprüche
c claims.cat id:##; catalogue_no, code
c claims.what phrase; legal_ground, claim_type
c claims.doc id:R-#####; invoice, contract_no
c claims.from date; from, dated
c claims.to date; to, until
c claims.sum money:50..4000; amount, sum, de:Betrag
c claims.interest phrase; interest_rate, rate, de:Zinssatz
c claims.due date; due_date, due, de:Fälligkeit
---
{court} || Geschäftsnummer {court_file}
{debtor}
{debtor_address}
# Mahnbescheid vom {issued}
aufgrund eines am {applied} eingegangenen Antrags
= Antragsteller: {claimant}, {:city}
= Prozessbevollmächtigte: {lawyer}
= Deren Zeichen: {own_ref}
Der Antragsteller macht geltend:
%claims 1..4
Kat. | Anspruch | Beleg | vom | bis | Betrag | Zins
{claims.cat} | {claims.what=Warenlieferung|Dienstvertrag|Mitgliedsbeitrag|Werkvertrag|Miete} | {claims.doc} | {claims.from} | {claims.to} | {claims.sum} | {claims.interest=5 Pp. ü. Basis|9 Pp. ü. Basis|4 % p. a.|–}
{claims.due=}
%%
I. Hauptforderung || {principal}
II. Gericht || {court_fee}
Rechtsanwalt || {lawyer_fee}
III. Mahnkosten || {dunning}
IV. Ausgerechnete Zinsen || {interest_sum}
Summe || {total}
hinzu kommen laufende Zinsen ab {interest_from}
{consideration_rendered!Die Gegenleistung, von der der Anspruch abhängt, liegt hinter dem Antragsteller: Er hat geliefert|Der Antragsteller erklärt, er habe das Seine schon getan~Der Antragsteller hat das Seine noch zu tun, siehe Anlage}. {transfer_to_court_requested!Für den Fall eines Widerspruchs soll sogleich verhandelt werden|Widersprechen Sie, geht die Sache ohne weiteren Antrag in die Verhandlung~Eine Verhandlung wurde noch nicht beantragt}, zuständig wäre das Gericht in {dispute_court}.
Das Gericht hat nicht geprüft, ob der Anspruch besteht. Zahlen Sie binnen {objection_days} Tagen oder widersprechen Sie auf dem beigefügten Blatt.
> {officer}
~ Zugestellt am {served} durch {:company:{} Postdienst/{} Zustell}, Zusteller {:person}. Vorgang zuletzt bearbeitet {:date}. Auskunft {:phone}

== de zwangsversteigerung_bekanntmachung
q court company:Amtsgericht {}/Bezirksgericht {}; court, executing_court, de:Gericht
q file_number id:## K ##/##; reference, de:Aktenzeichen
q auction_date date; date_of_auction
q auction_time time; begins
q courtroom id:Saal ###; room
q register phrase; land_register_of, district
q folio id:Blatt ####; folio, register_sheet
q entered date; auction_note_entered, de:Versteigerungsvermerk; wann der Vermerk eingetragen wurde
q valued date; value_set_on, valuation_date
q value money:20000..900000; market_value, total_value, de:Verkehrswert
q deposit money:2000..90000; security_deposit, bid_security, de:Anzahlung
q expert person; valuer, expert
q officer person; judicial_officer, signed_by, de:Unterzeichner
q creditor company:{} Bank/Bausparkasse {}/Sparkasse {}; creditor, enforcing_party, de:Gläubiger
q creditor_ref id:####-##/@; creditor_reference, creditor_file
q creditor_phone phone; creditor_contact, creditor_phone
q owner person; registered_owner, debtor, de:Schuldner
q view date; viewing, inspection_date
q published date; published_on, posted
q built year:19##; built, year_built
q area unit:m² 40..300; living_area, floor_area, de:Wohnfläche
q reason_for_sale choice:enforcement/partition/insolvency; type_of_proceedings
q half_limit_applies flag; first_date; ob die Grenzen des ersten Termins noch gelten
q rented_out flag; occupied_by_tenant; ob das Objekt vermietet ist
a highest_bid money:20000..900000; sold_for
a buyer person; successful_bidder, purchaser, de:Käufer
a heating phrase; heating_system, boiler
a transfer_tax money:900..40000; property_tax
a energy id:@#; energy_class, efficiency
l lots; plots, properties, de:Grundstücke
c lots.no id:#; no, lfd_nr
c lots.parcel id:####/##; parcel, plot
c lots.kind phrase; use, type
c lots.place phrase; location, position, de:Ort
c lots.size unit:m² 100..9000; size, area
c lots.value money:5000..500000; value, market_value, de:Wert
c lots.share id:#/#; share, part
c lots.burden phrase; encumbrance, easement
---
{court} || {file_number}
# Versteigerung
{reason_for_sale?Im Wege der Zwangsvollstreckung~Zur Aufhebung der Gemeinschaft~Auf Antrag des Insolvenzverwalters} soll am
^ {auction_date}, {auction_time}, {courtroom}
öffentlich versteigert werden: Grundbuch von {register=Altdorf|Neustadt-Land|Sankt Veit|Oberau}, {folio}
%lots 1..4
lfd. | Flurstück | Art | Lage | Größe | Anteil | Wert
{lots.no} | {lots.parcel} | {lots.kind=Gebäude- und Freifläche|Wald|Wohnungseigentum|Gartenland|Weg} | {lots.place=Dorfstraße 4|Hinterfeld|Am Hang|2. OG Nr. 7|Mühlgasse} | {lots.size} | {lots.share} | {lots.value}
{lots.burden=}
%%
Laut Gutachten ({expert}): Haus von {built}, {area} Wohnfläche. {rented_out!Ein Mieter wohnt darin, der Vertrag läuft fort|Die Räume sind an Dritte überlassen~Der Eigentümer bewohnt es selbst|Die Räume stehen leer}. Besichtigung von außen, <Sammeltermin|gemeinsam> am {view}.
= Eingetragener Eigentümer: {owner}
= Wert insgesamt: {value}
= Festgesetzt am: {valued}
= Vermerk eingetragen: {entered}
+++
Sicherheit: {deposit}, nicht bar. {half_limit_applies!Unter der Hälfte des Werts wird von Amts wegen nicht zugeschlagen|Gebote unter fünf Zehnteln scheitern noch~Die Grenze von fünf Zehnteln ist in diesem Verfahren bereits weggefallen|Auch ein Gebot unter der Hälfte kann nun Erfolg haben}. Rechte, die nicht aus dem Buch hervorgehen, sind spätestens vor der Aufforderung zu Geboten anzumelden.
+++
Auskunft der Gläubigerin {creditor} unter {creditor_ref}: {creditor_phone}
Ausgehängt {published}
> {officer}
~ Gutachten im Netz, Zimmer {:number:100..400}. Zustellungsbevollmächtigt: {:person}. Amtsblatt Nr. {:number:1..52}. Zahlungen an die Landesjustizkasse {:iban}

== de notar_grundstueckskauf_faelligkeit
q notary person; notary, sender, de:Notar
q notary_office city; seat
q deed id:UVZ-Nr. ####/20##; deed_number, roll_number
q deed_date date; deed_date, contract_date, de:Vertragsdatum
q dated date; letter_date, notice_date, de:Bescheiddatum
q seller person; seller, vendor, de:Verkäufer
q buyer person; buyer, addressee, de:Käufer
q buyer_two person; second_buyer, co_buyer
q object street; property, address
q folio id:Blatt ###; folio, land_register_sheet
q price money:90000..900000; purchase_price, price, de:Preis
q price_due date; pay_by, de:zahlbar bis
q to_seller money:20000..500000; pay_to_seller, remaining_to_seller
q to_bank money:20000..400000; redemption_to_bank, pay_to_creditor; was zur Ablösung an die Bank geht
q bank company:{} Bank/Sparkasse {}/{} Hypobank; redeemed_bank, creditor, de:Gläubiger
q bank_ref id:##########; redemption_reference, loan_to_redeem
q seller_iban iban; seller_account, account_of_seller
q bank_iban iban; bank_account_for_redemption, account_of_bank
q daily money:5..90; daily_interest, per_day_after_date
q valid_until date; redemption_figures_valid_until, bank_promise_until, de:gültig bis
q priority_date date; priority_notice_entered, de:Auflassungsvormerkung
q handover date; possession_passes, handover
q default unit:% 4..10; default_interest, late_interest
q clerk person; notary_clerk, contact, de:Sachbearbeitung
q agent company:{} Immobilien/{} Makler; estate_agent, broker
q municipal_waiver_received flag; preemption_waived; ob die Gemeinde verzichtet hat
q must_be_vacated flag; vacated_before_payment; ob das Haus vorher leer sein muss
a transfer_tax money:3000..60000; land_transfer_tax
a tax_id id:## ### ### ###; buyer_tax_id, tin
a notary_fee money:900..5000; costs
a commission money:3000..30000; commission, broker_fee
a registered date; owner_registered, title_transferred
a area unit:m² 200..2000; plot_size, area
---
Notariat {notary}, {notary_office}
~ {:street} · {:phone} · Bürozeit bis {:time}
{buyer} und {buyer_two}
{:address} || {dated}

## Kaufvertrag vom {deed_date}, {deed}: Der Kaufpreis wird fällig
<Sehr geehrte Eheleute|Sehr geehrte Damen und Herren>, zu Ihrem Kauf von {seller}, Objekt {object}, {folio}, teile ich mit, dass die Voraussetzungen vorliegen:
* Zu Ihren Gunsten ist seit {priority_date} eine Vormerkung eingetragen.
* {municipal_waiver_received!Die Gemeinde macht von ihrem Vorkaufsrecht keinen Gebrauch, das Zeugnis liegt hier|Das Negativzeugnis der Gemeinde ist eingegangen~Das Zeugnis der Gemeinde steht aus, darf nach Ihrem Vertrag aber fehlen}.
* Die Bank ({bank}) gibt die Löschung frei, wenn sie {to_bank} erhält; die Zusage gilt bis {valid_until}, danach kommen täglich {daily} hinzu.
* {must_be_vacated!Die Räume müssen vor Zahlung leer sein, das hat mir der Verkäufer zu bestätigen|Vor der Zahlung ist auszuziehen; eine Bestätigung darüber liegt bei~Ausgezogen wird erst danach|Wann der Verkäufer auszieht, spielt für die Zahlung keine Rolle}.
Vom Preis ({price}) überweisen Sie bitte so, dass alles am {price_due} eingeht:
= an die Bank: {to_bank}
= deren Konto: {bank_iban}
= Zweck: {bank_ref}
= an den Verkäufer: {to_seller}
= dessen Konto: {seller_iban}
Gehen die Beträge später ein, schulden Sie {default} Zinsen im Jahr. Besitz, Nutzen und Lasten gehen am {handover} über.
> {notary}
~ Sachbearbeitung {clerk}. Durchschrift an {agent}. Die Unbedenklichkeit des Finanzamts fordern wir an. Vertreter bis {:date}: {:person}. Bitte prüfen Sie Kontodaten telefonisch.

== de testament_eroeffnung_niederschrift
q court company:Nachlassgericht {}/Amtsgericht {}/Bezirksgericht {}; probate_court, opened_by, de:Gericht
q file_number id:## IV ####/##; case, de:Aktenzeichen
q officer person; judicial_officer, opening_officer, de:Rechtspfleger
q deceased person; deceased, testator, de:Verstorbene Person
q birth date; deceased_born, birth_date, de:Geburtsdatum
q died date; date_of_death, died_on, de:Todestag
q last_residence city; lived_in
q opened date; opening_date, opened_on
q opening_time time; at
q will_date date; will_dated, testament_of
q will_place city; will_written_in, place_of_will
q older_date date; earlier_will_dated, previous_will
q delivered date; will_delivered_to_court, handed_in
q deliverer person; delivered_by, finder_of_will
q kept_no id:VB-###/##; custody_number, deposit_no
q executor person; executor, de:Testamentsvollstrecker
q notary person; notary, recorded_by_notary, de:Notar
q weeks number:6..6; disclaimer_weeks, period_to_refuse
q form choice:handwritten/notarial/joint; form_of_will, type
q seal_intact flag; envelope_undamaged; ob der Umschlag unversehrt war
q heirs_present flag; attended; ob jemand von den Beteiligten kam
q contains_land flag; real_estate; ob Grundbesitz dabei ist
a value money:9000..900000; estate_value, net_estate, de:Wert
a debts money:900..90000; debts, liabilities
a undertaker company; undertaker, funeral_home, de:Bestatter
a cause phrase; cause_of_death, died_of
a heirship date; certificate_of_inheritance, issued_certificate
l persons; parties, persons_concerned, de:Beteiligte
c persons.no id:#; no, number
c persons.name person; name, person, de:Name
c persons.kin phrase; relationship, kin
c persons.role phrase; position, provided_as
c persons.city city; residence, lives_in
c persons.share id:1/#; share, portion
c persons.informed date; informed_on, letter_sent
c persons.legacy phrase; legacy, gets
c persons.birth date; birth_date, born, de:Geburtsdatum
---
{court} || {file_number}
# Eröffnung einer letztwilligen Verfügung
{opened}, {opening_time}, vor {officer}
Nachlass von {deceased}, geboren {birth}, gestorben {died}, zuletzt in {last_residence}
= Urkunde vom: {will_date}
= Errichtet in: {will_place}
= Form: {form?eigenhändig~notariell beurkundet~gemeinschaftlich mit dem Ehegatten}
= Verwahrt unter: {kept_no}
= Abgeliefert: {delivered}, {deliverer}
Die Urkunde lag in einem Umschlag; {seal_intact!die Siegelmarke war heil|am Verschluss war keine Spur einer Öffnung~der Umschlag war aufgerissen|die Siegelmarke war zerbrochen}. {heirs_present!Zum Termin kamen zwei der Unterrichteten|Zwei Angehörige hörten zu~Zum Termin kam niemand|Niemand war zugegen}. Eine ältere Verfügung vom {older_date}, beurkundet durch {notary}, wird mit eröffnet.
%persons 2..7
Nr. | Name | Verhältnis | als | Wohnort | Anteil | Zuwendung | benachrichtigt
{persons.no} | {persons.name} | {persons.kin=Tochter|Neffe|Witwe|Freundin|Bruder|Patenkind} | {persons.role=Erbe|Vermächtnis|Pflichtteil|Ersatzerbe} | {persons.city} | {persons.share} | {persons.legacy=|Geige|Wohnrecht||Schmuck|} | {persons.informed}
{persons.birth=}
%%
Zur Vollstreckung berufen ist {executor}. {contains_land!Zum Vermögen zählt ein Grundstück, das Grundbuchamt ist verständigt|Ein Haus gehört dazu; das Grundbuch wird zu berichtigen sein~Grundstücke sind nicht bekannt|Von Grundstücken ist nichts bekannt}.
Ausschlagen kann man binnen {weeks} Wochen ab Kenntnis.
> {officer}
~ Ablichtungen gefertigt am {:date}. Kosten trägt der Nachlass. Sterbefall gemeldet vom Standesamt {:city}. Nachlasspflegschaft: {:person}. Zimmer {:number:1..200}, {:phone}

== de stundenplan_klasse_aushang
q school company:Realschule {}/Gymnasium {}/Berufskolleg {}; school, institution, de:Schule
q class id:#@; class, form
q teacher person; class_teacher, form_tutor, de:Klassenlehrer
q deputy person; deputy_class_teacher, second_tutor
q planner person; timetabler, made_by
q headteacher person; principal, de:Schulleitung
q class_representative first; speaker
q rep_two first; deputy_representative, second_speaker
q home_room id:R ###; classroom
q pupils number:14..32; pupils, class_size
q valid_from date; from
q valid_until date; to, de:gültig bis
q version id:#.#; version, edition, de:Fassung
q first_lesson_begins time; school_starts
q long_break time; break_from
q lunch_place phrase; canteen
q lockers phrase; lockers_in
q consultation_hour phrase; teacher_talk
q test_week phrase; exam_week, tests
q phones_allowed flag; mobiles; ob Handys in der Pause an sein dürfen
q homework_care flag; afternoon_care; ob nachmittags jemand bei den Aufgaben hilft
a phone phone; school_phone, office_phone
a trip date; class_trip, excursion
a bus id:Linie ##; bus, school_bus
a parents person; parent_representative, parent_speaker
a holiday date; holidays_from, last_school_day
l lessons; lessons, timetable, de:Stunden
c lessons.day phrase; weekday, de:Tag
c lessons.no number:1..10; period, lesson_no
c lessons.from time; from, begins
c lessons.subject phrase; subject, de:Fach
c lessons.teacher id:@@@; teacher_code, abbreviation
c lessons.room id:###; room, de:Raum
c lessons.week phrase; week, a_or_b
c lessons.group phrase; group, course
c lessons.book phrase; book, material
l codes; teachers, abbreviations, de:Kürzel
c codes.code id:@@@; abbreviation, code
c codes.name person; teacher, name
---
Fassung {version} || {school}
# Klasse {class}
Gültig {valid_from} bis {valid_until} · Raum {home_room} · {pupils} Schülerinnen und Schüler
Klassenleitung {teacher}, Stellvertretung {deputy}; gewählt: {class_representative}, dann {rep_two}
%lessons 8..16
Std. | Beginn | Fach | Lehrkraft | Raum | Wo. | Gruppe
/ {lessons.day=Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag}
{lessons.no} | {lessons.from} | {lessons.subject=Deutsch|Mathematik|Englisch|Sport|Chemie|Kunst|Religion|Geschichte|Technik} | {lessons.teacher} | {lessons.room} | {lessons.week=A|B||} | {lessons.group=|Mädchen|Kurs 1|Kurs 2||}
{lessons.book=}
%%
%codes 4..8 sentence
Kürzel:
{codes.code} = {codes.name}
%%
+++
Die erste Stunde beginnt um {first_lesson_begins}, die große Pause um {long_break}. Gegessen wird in {lunch_place=der Mensa|Raum U2|der Cafeteria gegenüber|der Pausenhalle}; Fächer stehen {lockers=im Flur West|vor der Aula|im Keller|neben dem Lift}.
Sprechstunde: {consultation_hour=Di 3. Stunde|Do 5. Stunde|nach Absprache|Fr 2. Stunde}. Arbeiten in {test_week=der Woche vor Ostern|KW 48|der letzten Januarwoche}.
{phones_allowed!In den Pausen dürfen die Geräte an sein|Auf dem Hof darf getippt und telefoniert werden~Geräte bleiben bis zum Schluss aus|Auf dem Gelände sind die Geräte aus}. {homework_care!Bis 16 Uhr sitzt jemand bei den Aufgaben dabei|Nach dem Essen hilft jemand bei den Aufgaben~Nach dem Unterricht endet die Aufsicht|Für Aufgaben am Nachmittag ist niemand da}.
{planner} || {headteacher}
~ Vertretungen im Netz ab {:time}. Hausmeister {:person}. Druck {:date}. Nächste Umstellung {:date}.

== de schulbuecher_elternanteil_liste
q school company:Gesamtschule {}/Grundschule {}/Mittelschule {}; school, institution, de:Schule
q grade id:#; grade, year_group
q year id:20##/##; school_year, year
q shop company:Buchhandlung {}/Bücher {}/{} Schulbedarf; bookshop, collective_order_at
q clerk person; responsible_teacher, book_coordinator, de:Sachbearbeitung
q association company:Förderverein {}; support_association, helps_with_costs
q assoc_person person; association_contact, apply_to
q dated date; letter_date, sent
q order_by date; order_until, order_deadline
q pay_by date; pay_until, payment_deadline, de:zahlbar bis
q pickup date; pick_up, collect_on
q return_date date; loan_books_returned_by, give_back_until; bis wann Leihbücher zurück sein müssen
q parents_share money:15..60; own_contribution
q budget money:30..120; budget_per_pupil, average_amount
q loan_fee money:5..40; loan_fee, rental
q damaged money:5..40; damage_flat, compensation
q iban iban; account, transfer_to, de:IBAN
q purpose phrase; payment_reference, subject_line
q books_must_be_covered flag; wrapping; ob Leihbücher eingebunden werden müssen
q social_exemption flag; exempted; ob Familien mit wenig Geld befreit sind
q tablet_needed flag; own_device; ob ein eigenes Gerät gebraucht wird
a child first; pupil, child
a first_school_day date; school_starts
a discount percent; discount, rebate
a phone phone; school_phone, phone
a copies money:3..20; copying_money, paper_fee
l books; books, titles, de:Bücher
c books.subject phrase; subject, de:Fach
c books.title phrase; title, book
c books.publisher company:{} Verlag/{} Schulbuch/{} Bildung; publisher, de:Verlag
c books.isbn id:978-3-##-######-#; isbn, order_number
c books.edition number:1..9; edition, de:Auflage
c books.price money:6..40; price, cost, de:Preis
c books.mode phrase; how_obtained, buy_or_loan
c books.weight unit:g 200..900; weight, mass, de:Gewicht
l extras; further_material, supplies, de:Material
c extras.what phrase; item, article
c extras.n number:1..6; quantity, count, de:Menge
---
{school} || {dated}
# Lernmittel Jahrgang {grade}, {year}
Liebe Eltern, der Durchschnittsbetrag liegt bei {budget}, Ihr Anteil bei {parents_share}.
%books 4..9
Fach | Titel | Verlag | ISBN | Aufl. | Preis | Art
{books.subject=Deutsch|Mathe|Englisch|Erdkunde|Musik|Bio|Religion} | {books.title=Wortstark|Zahlenbuch|Green Line|Atlas kompakt|Liederkiste|Natur erleben|Arbeitsheft} | {books.publisher} | {books.isbn} | {books.edition} | {books.price} | {books.mode=Kauf|Leihe|Kauf|Klassensatz}
{books.weight=}
%%
%extras 3..6 sentence
Außerdem bitte:
{extras.n} {extras.what=Schnellhefter rot|Heft A4 liniert|Bleistift HB|Borstenpinsel|Geodreieck|Zeichenblock}
%%
+++
Wer kauft, bestellt bis {order_by} gesammelt bei {shop} und holt am {pickup} ab. Die Leihe kostet {loan_fee}; zu zahlen bis {pay_by} auf {iban}, Zweck: {purpose=Name und Klasse|Kürzel des Kindes|Leihe plus Name}. Leihbücher sind am {return_date} wieder da; für Beschädigtes nehmen wir {damaged}.
+++
{books_must_be_covered!Bitte schlagen Sie Geliehenes in Folie ein|Geliehenes bekommt daheim eine Schutzhülle~Folien und Hüllen sind nicht nötig|Bitte nichts einschlagen, die Kleber schaden}. {tablet_needed!Jedes Kind braucht ein Gerät mit Stift|Ohne ein Gerät mit Stift geht es ab diesem Jahr nicht~Geräte stellt die Schule|Gearbeitet wird mit Papier}. {social_exemption!Wer Leistungen bezieht, zahlt nichts und legt den Bescheid vor|Mit Bescheid vom Amt entfällt die Zahlung~Ausnahmen sieht das Land nicht vor}. Hilfe geben auch {association} und dort {assoc_person}.
> {clerk}
~ Kommission vom {:date}. Geschwister erhalten keinen Nachlass. Sekretariat bis {:time}. Elternbeirat {:person}, {:email}

== de abitur_muendlich_pruefungsplan
q school company:Gymnasium {}/Kantonsschule {}/Oberstufenkolleg {}; school, institution, de:Schule
q chair person; chair_of_board, examination_chair
q coordinator person; upper_level_coordinator, planned_by
q headteacher person; principal, de:Schulleitung
q hall_supervisor person; preparation_supervisor
q examination_day date; date, de:Datum
q reserve_date date; catch_up_day
q results_at time; results_announced_at, results
q results_room phrase; results_place, announced_in
q certificate date; certificates_handed_out, graduation_ceremony
q appeal date; objection_until, complaint_deadline, de:Einspruch bis
q candidates number:4..90; candidates, examinees
q preparation_minutes number:20..30; prep_time
q exam_minutes number:15..30; duration, de:Dauer
q prep_room id:R ###; preparation_room, waiting_room
q version number:1..6; version, edition, de:Fassung
q dated date; plan_date, posted
q listeners_allowed flag; audience; ob Zuhörer erlaubt sind
q phones_collected flag; devices_handed_in; ob Handys abzugeben sind
a grade id:#,#; average_grade, grade
a essay date; written_exam, written_on
a first_phone phone; school_phone, phone
a teacher_count number:20..90; teachers, staff
a ball date; ball, party
l exams; examinations, slots, de:Prüfungen
c exams.prep time; preparation_from, prep_starts
c exams.at time; exam_starts, at
c exams.no id:K##; candidate_number, code
c exams.name person; candidate, name
c exams.subject phrase; subject, de:Fach
c exams.course id:@@#; course, de:Kurs
c exams.examiner person; examiner, de:Prüfer
c exams.writer person; recorder, de:Protokoll
c exams.chair person; subject_chair, de:Vorsitz
c exams.room id:###; room, de:Raum
c exams.topic phrase; topic, main_area
---
{school} || Ausgabe {version}, {dated}
# Mündliche Prüfungen am {examination_day}
Vorsitz des Prüfungsausschusses: {chair}
%exams 5..10
Vorb. | Prüfung | Nr. | Name | Fach, Kurs | Prüfer | Protokoll | Fachvorsitz | Raum
{exams.prep} | {exams.at} | {exams.no} | {exams.name} | {exams.subject=Biologie|Politik|Latein|Kunst|Physik|Französisch|Philosophie}, {exams.course} | {exams.examiner} | {exams.writer} | {exams.chair} | {exams.room}
{exams.topic=}
%%
Insgesamt {candidates} Prüflinge. Vorbereitet wird {preparation_minutes} Minuten in {prep_room} (Aufsicht {hall_supervisor}), geprüft {exam_minutes} Minuten.
* {listeners_allowed!Wer im nächsten Jahr dran ist, darf hinten sitzen, falls der Prüfling einverstanden ist|Jüngere können mit Einverständnis dabei sein~Die Türen bleiben für Außenstehende zu|Niemand außer dem Ausschuss ist dabei}.
* {phones_collected!Telefone und Uhren liegen vorher auf dem Lehrerpult|Telefone gibt man vor der Vorbereitung ab~Ausgeschaltete Telefone dürfen in der Tasche bleiben}.
* Wer erkrankt, bringt ein Attest und kommt am {reserve_date}.
Ergebnisse um {results_at}, {results_room=Aula|Lehrerzimmer-Flur|R 004|Bibliothek}. Beschwerde bis {appeal}. Zeugnisse am {certificate}.
{coordinator} || {headteacher}
~ Schulaufsicht: {:person}. Ersatzaufgaben im Tresor. Verpflegung durch den Jahrgang {:number:10..12}. Siegelung am {:date}, {:time}.

== de ethikvotum_studie
q committee company:Ethikkommission {}/Ethikkommission der Ärztekammer {}; ethics_committee, issued_by, de:ausgestellt von
q chair person; chair, signed_by, de:Unterzeichner
q rapporteur person; rapporteur, reported_by
q applicant person; applicant, principal_investigator
q institute company:Institut {}/Klinik {}/Lehrstuhl {}; applicants_institute, institution
q cooperation company:Universität {}/Hochschule {}; cooperating_university, partner
q sponsor company:Stiftung {}/{} Pharma/Forschungsfonds {}; funded_by, sponsor
q insurer company:{} Versicherung/{} Haftpflicht; participant_insurer, insured_with, de:Versicherer
q vote_number id:EK-##-###; reference, de:Geschäftszeichen
q title phrase; study_title, project, de:Projekt
q applied date; application_date, submitted, de:Antragsdatum
q complete date; application_complete, completed_documents; wann die Unterlagen vollständig waren
q session date; session, discussed_in
q dated date; vote_date, decided
q planned_start date; study_begins
q planned_end date; study_ends
q report date; report_due, interim_report_until
q people number:20..900; participants_planned, sample_size
q minimum_age number:8..75; age_from
q compensation_per_person money:10..200; participant_payment
q processing_fee money:100..3000; fee
q members number:6..14; members_present, votes
q opinion choice:approved/conditions/rejected; vote
q minors_included flag; children; ob Kinder teilnehmen
q data_transferred_abroad flag; third_country; ob Daten ins Ausland gehen
q biosamples_stored flag; biobank; ob Proben aufbewahrt werden
a registry id:DRKS########; registry_no, trial_registry
a result date; publication, results
a ward phrase; ward, unit
a hours number:1..40; time_per_participant, burden
l conditions; conditions, requirements, de:Auflagen
c conditions.no id:#; no, number
c conditions.doc phrase; document, concerns
c conditions.page id:S. #; page, place
c conditions.what phrase; requirement, change
c conditions.by date; fulfil_by, until
c conditions.state phrase; kind, binding
l papers; documents_reviewed, papers, de:Unterlagen
c papers.what phrase; document, name
c papers.version id:#.#; version, version_no, de:Fassung
c papers.day date; dated, date
---
{committee}
{applicant}
{institute}, {:city} || {vote_number}
> {dated}
# Votum
„{title=Schlaf bei Schichtarbeit|Sturzangst im Alter|Musik nach Schlaganfall|Bildschirmzeit und Augen|Schmerz bei Jugendlichen}“
gemeinsam mit {cooperation}, gefördert von {sponsor}
Ihr Antrag vom {applied}, vollständig am {complete}, wurde am {session} von {members} Mitgliedern beraten; Bericht {rapporteur}. {opinion?Es bestehen keine ethischen Bedenken~Es bestehen keine Bedenken, sofern die Auflagen erfüllt werden~Dem Vorhaben wird nicht zugestimmt}.
%conditions 1..5
Nr. | Dokument | Stelle | Forderung | bis | Art
{conditions.no} | {conditions.doc=Aufklärung|Einwilligung|Studienplan|Fragebogen} | {conditions.page} | {conditions.what=einfachere Sprache|Widerruf nennen|Frist ergänzen|Versicherung nennen|Frage streichen} | {conditions.by} | {conditions.state=Auflage|Empfehlung|Auflage}
%%
+++
= Beginn / Ende: {planned_start} / {planned_end}
= Teilnehmende: {people}
= Ab Jahren: {minimum_age}
= Aufwandsentschädigung: {compensation_per_person}
= Versicherer: {insurer}
= Gebühr: {processing_fee}
+++
{minors_included!Auch Kinder nehmen teil, beide Eltern müssen unterschreiben|Für die Jüngsten willigen die Eltern ein~Nur Volljährige nehmen teil|Kinder sind ausgeschlossen}. {data_transferred_abroad!Verschlüsselte Datensätze gehen in die USA|Ein Partner in Übersee erhält Datensätze~Die Datensätze verlassen das Land nicht}. {biosamples_stored!Blut und Speichel bleiben zehn Jahre eingefroren|Reste werden für spätere Fragen eingefroren~Material wird nach der Messung verworfen|Material vom Körper wird nicht gewonnen}.
%papers 2..5 sentence
Beraten wurden
{papers.what=Studienplan|Aufklärung|Fragebogen|Lebenslauf der Leitung|Flyer} {papers.version} ({papers.day})
%%
Einen Zwischenbericht erwarten wir bis {report}.
> {chair}
~ Befangen: {:person}. Geschäftsstelle {:phone}, dienstags bis {:time}. Beratung nach Deklaration von Helsinki. Sitzung davor: {:date}.

== de tagung_programm_annahme_beitrag
q society company:Gesellschaft für {}/Deutscher {}-Verband/{} Akademie; society, organiser
q conference phrase; conference, meeting_name
q number id:##. ; conference_count, edition
q chair person; programme_chair, accepted_by
q local_organiser person; host
q author person; submitting_author, addressee, de:Autor
q accepted_title phrase; contribution
q talk_no id:V-###; contribution_number, paper_id
q conference_city city; venue_city
q venue phrase; venue, building
q conference_begins date; first_day
q conference_ends date; last_day
q slot_day date; presentation_day, your_talk_on
q presentation_time time; talk_at
q presentation_room phrase; your_room
q minutes number:10..30; speaking_minutes, talk_length
q questions number:3..10; discussion_minutes, question_time
q session_chair person; session_chair, moderated_by
q confirm date; confirm_until, reply_by
q full_paper_due date; manuscript_until
q early_bird_until date; reduced_until
q speaker_fee money:90..700; your_registration_fee
q late_fee money:150..900; late_fee, full_fee
q pages number:4..16; maximum_pages, length
q review_score id:#,#; average_rating
q travel_paid flag; travel_costs_covered; ob die Reise bezahlt wird
q recorded flag; talks_filmed; ob Vorträge aufgezeichnet werden
q contribution_type choice:talk/poster/workshop; format
a hotel company; conference_hotel, hotel
a submitted date; submitted_on, abstract_date
a keynote person; keynote_speaker, main_speaker
a participants number:90..2000; participants, attendees
a iban iban; account, pay_to, de:IBAN
l reviews; reviews, comments, de:Gutachten
c reviews.no id:G#; reviewer, review_no
c reviews.originality number:1..5; originality, novelty
c reviews.method number:1..5; method, rigour
c reviews.clarity number:1..5; clarity, writing
c reviews.advice phrase; recommendation, advice
c reviews.remark phrase; comment, remark
c reviews.day date; reviewed_on, date
l session; same_session, other_talks, de:Sitzung
c session.at time; time, at
c session.who person; speaker, author
c session.title phrase; title, talk
---
{society} || {number} Jahrestagung
# {conference=Wasser und Stadt|Sprache im Wandel|Holz im Bau|Pflege digital|Alte Handschriften}
{conference_city}, {venue=Altes Zeughaus|Campus Nord|Kongresshalle|Stadttheater}, {conference_begins} bis {conference_ends}
{author}
<Wir freuen uns, Ihnen mitzuteilen|Der Ausschuss hat entschieden>, dass „{accepted_title=Regen als Ressource|Dialekte im Netz|Knoten aus Buche|Sensoren am Bett|Tinte und Zeit}“ ({talk_no}) als {contribution_type?Vortrag~Poster~Werkstatt} angenommen ist. Mittlere Note der Begutachtung: {review_score}.
%reviews 2..4
 | Neuheit | Methode | Klarheit | Rat | Bemerkung
{reviews.no} | {reviews.originality} | {reviews.method} | {reviews.clarity} | {reviews.advice=annehmen|kürzen|überarbeiten} | {reviews.remark=Daten zeigen|Titel ändern|sehr klar|Literatur fehlt}
{reviews.day=}
%%
+++
= Ihr Tag: {slot_day}
= Uhrzeit: {presentation_time}
= Raum: {presentation_room=Hörsaal 3|Saal Süd|R 1.11|Foyer, Wand 7}
= Moderation: {session_chair}
= Redezeit in Minuten: {minutes}
= Fragen in Minuten: {questions}
%session 2..4 lines
{session.at} {session.who}: {session.title=Kanäle neu gedacht|Wörter auf Wanderschaft|Leimfreie Decken|Nachtdienst und Daten|Farben lesen}
%%
+++
Sagen Sie bis {confirm} zu. Das Manuskript (höchstens {pages} Seiten) erbitten wir bis {full_paper_due}. Für Vortragende kostet die Teilnahme {speaker_fee}, wenn Sie sich bis {early_bird_until} anmelden, danach {late_fee}. {travel_paid!Bahn und Zimmer übernehmen wir|Fahrt und Unterkunft gehen auf uns~Fahrt und Zimmer zahlen Sie selbst|Für Fahrt und Zimmer fehlen uns leider die Mittel}. {recorded!Im Saal läuft eine Kamera mit|Die Beiträge kommen später ins Netz~Kameras bleiben aus|Mitschnitte gibt es nicht}.
{chair}, Programm || {local_organiser}, vor Ort
~ Tagungsbüro ab {:time}, {:phone}. Stornierung bis {:date}. Nächstes Jahr in {:city}. Datenschutz {:person}

== de museum_leihvertrag_ausstellung
q lender company:Museum {}/Sammlung {}/Stiftung {}; lender, owner, de:Leihgeber
q borrower company:Kunsthalle {}/Landesmuseum {}/Galerie {}; borrower, exhibitor, de:Leihnehmer
q lender_person person; signed_for_lender, director_lender
q borrower_person person; signed_for_borrower, director_borrower
q curator person; exhibition_curator, curated_by
q courier person; courier, escort, de:Kurier
q restorer person; conservator, condition_checked_by
q carrier company:{} Kunsttransporte/{} Art Logistik; art_carrier, shipping_company, de:Frachtführer
q insurer company:{} Kunstversicherung/{} Versicherung; insurer, insured_with, de:Versicherer
q contract id:LV-####/##; loan_number, contract
q title phrase; exhibition_title, exhibition, de:Ausstellungstitel
q show_from date; exhibition_opens, open_from
q show_to date; exhibition_closes, open_until
q loan_from date; loan_starts, loan_from
q loan_to date; loan_ends, returned_by
q collected_on date; outward_transport
q signed date; signed_on, contract_date, de:unterzeichnet am
q venue phrase; exhibition_place, shown_in
q total money:9000..900000; total_insured_value, sum_insured
q loan_fee money:100..4000; fee
q maximum_lux number:50..200; light_limit
q humidity number:45..55; relative_humidity, humidity
q credit phrase; credit_line, named_as
q copies number:1..6; free_catalogues, copies
q photography_allowed flag; visitors_may_photograph; ob Besucher fotografieren dürfen
q second_venue flag; further_station; ob es eine weitere Station gibt
q state_indemnity flag; government_guarantee; ob der Staat haftet
a visitors number:900..90000; visitors, expected_visitors
a catalogue id:978-3-###-#####-#; catalogue_isbn, isbn
a opening time; opening_time, vernissage_at
a bought year; acquired, purchased_in
a price money:5..20; admission, ticket, de:Preis
l works; objects, loans, de:Leihgaben
c works.inv id:####/##; inventory_number, inv_no
c works.artist person; artist, maker
c works.title phrase; title, object
c works.year year:19##; year, dated
c works.technique phrase; technique, material
c works.size id:## × ## cm; dimensions, size
c works.value money:900..90000; insured_value, value
c works.state phrase; condition, state
c works.light phrase; special_condition, requirement
c works.loaned date; last_loaned, previous_loan
---
# Leihvertrag {contract}
{lender}, vertreten durch {lender_person} – Leihgeber –
{borrower}, vertreten durch {borrower_person} – Leihnehmer –
= Ausstellung: {title=Blau. Eine Reise|Stoff und Stein|Winterbilder|Die Sammlerin|Maschinenzeit}
= Kuratiert von: {curator}
= Ort: {venue=Altbau, 1. OG|Neue Galerie|Remise|Kabinett}
= Geöffnet: {show_from} bis {show_to}
= Leihzeit: {loan_from} bis {loan_to}
= Abholung: {collected_on}
%works 2..7
Inv. | Künstler | Titel | Jahr | Technik | Maße | Wert | Zustand | Auflage
{works.inv} | {works.artist} | {works.title=Hafen bei Nacht|Stillleben|Ohne Titel|Kopf|Fabrikhof|Zwei Stühle} | {works.year} | {works.technique=Öl|Bronze|Aquarell|Holzschnitt|Textil} | {works.size} | {works.value} | {works.state=gut|Kratzer am Rahmen|Craquelé|restauriert} | {works.light=|unter Glas||Sockel 90 cm|liegend|}
{works.loaned=}
%%
1. Versichert wird von Nagel zu Nagel bei {insurer} mit zusammen {total}. {state_indemnity!Eine Haftungszusage des Landes liegt vor|Das Land steht für Schäden ein~Eine Zusage des Landes besteht nicht}.
2. Transport durch {carrier}, begleitet von {courier}; den Zustand nimmt {restorer} auf.
3. Licht höchstens {maximum_lux} Lux, Luftfeuchte {humidity} %.
4. {photography_allowed!Gäste dürfen ohne Blitz Bilder machen|Kameras ohne Blitz sind gestattet~Kameras sind den Gästen untersagt|Bilder darf nur das Haus machen}. {second_venue!Danach wandert die Schau in ein anderes Haus weiter|Eine Übernahme durch ein Partnerhaus ist eingeschlossen~Eine Weitergabe an andere Häuser ist ausgeschlossen}.
5. Nennung: „{credit=Privatsammlung|Leihgabe der Stiftung|Sammlung Nord|mit Dank an die Familie}“. Dem Leihgeber stehen {copies} Kataloge zu. Gebühr {loan_fee}.
{:city}, {signed}
{lender_person} || {borrower_person}
~ Anfrage vom {:date}. Registrarin {:person}, {:phone}. Rücktritt bis {:number:2..8} Wochen vorher. Facility Report Fassung {:month}

== de gastspiel_vertrag_theater
q theatre company:Theater {}/Stadthalle {}/Kulturhaus {}; host, presenter, de:Veranstalter
q troupe company:{} Bühne/Compagnie {}/{} Ensemble; guest_company, performers
q agency company:Agentur {}/{} Konzertbüro; agency, arranged_by, de:Agentur
q signer_host person; signed_for_host, artistic_director
q signer_guest person; signed_for_guest, company_manager
q tech_host person; technical_director, house_technician
q tech_guest person; touring_technician, lighting_designer
q piece phrase; play, production
q author person; playwright, author, de:Autor
q publisher company:{} Bühnenverlag/{} Theaterverlag; publisher, royalties_to, de:Verlag
q contract id:GV-##/##; contract_number, contract, de:Vertragsnummer
q signed date; contract_date, signed, de:Vertragsdatum
q show date; performance_date, show_on
q curtain time; starts_at
q setup date; set_up_date, load_in
q setup_at time; load_in_time, set_up_from
q minutes number:50..180; running_time, length_minutes
q people number:3..30; persons_travelling, cast_and_crew
q seats number:90..900; seats, capacity
q guarantee_fee money:1000..20000; fixed_fee
q share_above percent; box_office_share
q threshold money:2000..30000; break_even, share_from_revenue
q royalty percent; royalty_rate, authors_share
q hotel_nights number:3..60; hotel_nights, overnight_stays
q hotel company:Hotel {}/Gasthof {}; hotel, accommodation
q pay_by date; fee_due, paid_by, de:zahlbar bis
q artist_social_levy_by_host flag; social_levy; ob der Veranstalter die Künstlersozialabgabe zahlt
q interval flag; intermission; ob es eine Pause gibt
q suitable_for_children flag; family_show; ob das Stück für Kinder taugt
a ticket money:10..60; ticket_price, admission
a sold number:20..800; tickets_sold, audience
a rehearsal date; rehearsal, dress_rehearsal
a truck id:@@-@@ ###; truck_plate, vehicle
a reviews phrase; press_quote, review
l tech; technical_requirements, equipment, de:Technik
c tech.what phrase; item, equipment
c tech.n number:1..24; quantity, number, de:Menge
c tech.by phrase; provided_by, from
c tech.note phrase; note, detail
c tech.cost money:10..400; rental_cost, cost
l times; schedule, day_plan, de:Ablauf
c times.at time; time, at
c times.what phrase; activity, item
---
# Gastspielvertrag {contract}
{theatre} und {troupe}, vermittelt durch {agency}
= Stück: {piece=Der zerbrochene Krug|Nachtasyl|Die Physikerin|Herr Fuchs zieht um|Salzwasser} von {author}
= Vorstellung: {show}, {curtain}
= Dauer in Minuten: {minutes}
= Plätze: {seats}
= Aufbau: {setup}, ab {setup_at}
= Reisende: {people}
{interval!Nach dem dritten Bild wird unterbrochen, zwanzig Minuten Bar|In der Mitte geht das Licht an, das Foyer hat auf~Gespielt wird ohne Unterbrechung|Durchgehend gespielt}. {suitable_for_children!Ab sechs Jahren geeignet|Auch die Kleinen haben Freude daran~Nicht unter sechzehn Jahren|Für Erwachsene}.
%times 3..6 lines
{times.at} {times.what=Lkw am Tor|Licht einrichten|Tonprobe|Essen|Einlass|Abbau}
%%
%tech 3..7
Was | Anz. | stellt | Hinweis
{tech.what=Scheinwerfer PC|Tanzboden|Funkmikro|Nebelmaschine|Pult|Zug|Waschmaschine} | {tech.n} | {tech.by=Haus|Gast|Verleih} | {tech.note=|1 kW|schwarz||angemeldet|links}
{tech.cost=}
%%
Das Haus zahlt fest {guarantee_fee}; nimmt es mehr als {threshold} ein, dazu {share_above} vom Überschuss. Fällig bis {pay_by}. Tantiemen ({royalty}) führt das Haus an {publisher} ab. {artist_social_levy_by_host!Die Abgabe an die Künstlersozialkasse geht zu Lasten des Hauses|Was die Künstlersozialkasse fordert, trägt das Haus~Mit der Künstlersozialkasse rechnet die Truppe selbst ab}. {hotel_nights} Übernachtungen im {hotel}.
{:city}, {signed}
{signer_host} || {signer_guest}
~ Technik: {tech_host} (Haus), {tech_guest} (Gast), {:phone}. Option auf den {:date} erlischt. Plakate {:number:50..300} Stück. Garderobe: {:person}

== de anzeigenauftrag_zeitung
q paper company:{} Tagblatt/{} Anzeiger/{} Zeitung; newspaper, publisher, de:Verlag
q advertiser company:Möbelhaus {}/{} Reisen/Bestattungen {}; advertiser, client, de:Auftraggeber
q agency company:{} Werbung/Agentur {}; advertising_agency, placed_by, de:Agentur
q agency_person person; agency_contact, addressee
q media_consultant person; advertising_rep
q layout person; layouter, designed_by
q order_number id:AZ-######; confirmation, de:Auftragsnummer
q dated date; confirmation_date, dated
q copy_by date; copy_deadline, material_until; bis wann die Druckdaten da sein müssen
q cancel_by date; cancel_until, withdrawal_deadline
q proof_by date; proof_approval_until, approve_by
q proof_mail email; send_proof_to, proof_email
q subject phrase; subject, headline, de:Gegenstand
q rate_card id:Nr. ##; rate_card, price_list
q colour choice:black_white/two_colour/four_colour; colours, colour_mode
q gross money:500..20000; gross_total, gross, de:Bruttosumme
q discount percent; volume_discount, quantity_scale
q agency_fee percent; agency_commission, ae
q net_total money:300..18000; order_net, de:Nettosumme
q payment_days number:8..30; days_net
q copies number:9000..200000; print_run, circulation
q online_included flag; web_banner; ob auch im Netz geworben wird
q fixed_position flag; placement_confirmed; ob der Platz zugesagt ist
q no_competitors_on_page flag; exclusivity; ob kein Mitbewerber auf derselben Seite steht
a iban iban; account, bank, de:IBAN
a invoice id:RG####; invoice, invoice_no
a readers number:20000..400000; readers, reach
a vat money:50..4000; vat, tax
a contract date; annual_contract_from, frame_contract
l inserts; insertions, dates, de:Schaltungen
c inserts.day date; publication_date, appears
c inserts.edition phrase; edition, issue
c inserts.section phrase; section, page
c inserts.size id:# Sp. × ### mm; format, size
c inserts.mm number:50..900; millimetres, mm
c inserts.rate money:1..12; price_per_mm, mm_price
c inserts.sum money:100..5000; amount, net, de:Betrag
c inserts.motif id:M#; motif, artwork
c inserts.code id:CHF-##; cipher, box_number
---
{paper} · Mediaberatung
{agency}, {agency_person}
für {advertiser} || {dated}
# Auftragsbestätigung {order_number}
„{subject=Räumungsverkauf|Herbst in den Bergen|Tag der offenen Tür|Wir sagen Danke|Neue Küchen}“, {colour?schwarz-weiß~zweifarbig~vierfarbig}, Preisliste {rate_card}
%inserts 2..7
erscheint | Ausgabe | Teil | Format | mm | je mm | Betrag | Motiv
{inserts.day} | {inserts.edition=Gesamt|Stadt|Landkreis|Wochenende} | {inserts.section=Lokales|Titelseite|Reise|Sport|Stellen} | {inserts.size} | {inserts.mm} | {inserts.rate} | {inserts.sum} | {inserts.motif}
{inserts.code=}
%%
= Brutto: {gross}
= Mengenstaffel: {discount}
= Agenturvergütung: {agency_fee}
= Auftragswert netto: {net_total}
= Zahlbar (Tage): {payment_days}
Auflage {copies}. {fixed_position!Der genannte Platz ist fest gebucht|Wir setzen Sie genau dorthin, wie vermerkt~Wo die Anzeige steht, entscheidet der Umbruch|Platzwünsche sind notiert, aber ohne Zusage}. {no_competitors_on_page!Mitbewerber stehen nicht auf derselben Seite|Die Seite halten wir frei von Ihrer Branche~Auf derselben Seite kann auch die Konkurrenz werben}. {online_included!Dazu läuft das Motiv eine Woche auf unserer Startseite|Parallel schalten wir es auf der Netzseite~Gebucht ist allein die gedruckte Ausgabe}.
+++
Druckdaten bis {copy_by}; den Abzug ({layout}) senden wir an {proof_mail}, Freigabe bis {proof_by}. Abbestellen können Sie bis {cancel_by}.
> {media_consultant}
~ Chefredaktion {:person}. Anzeigenschluss Beilage {:date}. Beilagen je Tausend {:money:60..120}. Verlagshaus {:street}, {:city}, {:phone}

== de honorarabrechnung_autor_verlag
q publisher company:{} Verlag/Edition {}/{} Verlagsgruppe; publisher, issued_by, de:Verlag
q author person; author, payee, de:Autor
q agent company:Literaturagentur {}/Agentur {}; literary_agency, paid_via
q co_author person; co_author, shared_with
q clerk person; rights_and_royalties_clerk, calculated_by, de:Sachbearbeitung
q editor person; editor, de:Lektorat
q author_no id:A-#####; author_number, vendor_no
q statement id:H##/#; statement_number, accounting_no
q accounting_period phrase; half_year
q dated date; statement_date, issued, de:Abrechnungsdatum
q paid date; paid_on, transfer
q object date; objection_until, complain_by, de:Einspruch bis
q total money:100..20000; total_royalties, gross_royalty
q reserve money:20..2000; reserve_for_returns, retained
q advance_open money:100..9000; advance_not_earned_out, open_advance
q licence money:50..5000; licence_income, subsidiary_rights
q agent_cut money:20..2000; agency_commission, agent_share
q vat money:5..900; vat, tax
q payout money:50..15000; payout, amount_paid
q free number:5..40; free_copies, author_copies
q stock number:10..4000; stock, copies_in_stock
q pulped number:10..900; pulped, destroyed_copies
q reprint_planned flag; new_edition; ob nachgedruckt wird
q social_levy_reported flag; artist_fund; ob an die Künstlersozialkasse gemeldet wird
q foreign_author flag; withholding_tax; ob Steuer für Ausländer abgezogen wird
a contract date; publishing_contract, contract_date, de:Vertragsdatum
a iban iban; author_account, account, de:IBAN
a price_new money:10..40; new_price, price_change
a print_run number:900..20000; print_run, copies_printed
a tax_no id:##/###/#####; author_tax_number, tax_no
l titles; titles, works, de:Titel
c titles.isbn id:978-3-####-###-#; isbn, number
c titles.name phrase; title, work
c titles.form phrase; edition, format
c titles.sold number:5..4000; copies_sold, sales
c titles.returned number:1..400; returns, de:Remittenden
c titles.price money:8..40; retail_price, shop_price
c titles.rate percent; royalty_rate, share
c titles.royalty money:5..4000; royalty, amount
c titles.since year:20##; published, since
l licences; licence_deals, rights_sold, de:Lizenzen
c licences.what phrase; right, use
c licences.to company:{} Film/{} Press/{} Audio; licensee, sold_to
c licences.sum money:50..3000; amount, share, de:Betrag
---
{publisher} || {dated}
{author}
über {agent}
Autorennummer {author_no}
# Honorarabrechnung {statement} · {accounting_period=1. Halbjahr|2. Halbjahr|Gesamtjahr}
%titles 2..7
ISBN | Titel | Ausgabe | verkauft | zurück | Ladenpreis | Satz | Honorar
{titles.isbn} | {titles.name=Die Fähre|Kleine Wetterkunde|Brot und Salz|Gegen Mittag|Onkel Tonis Uhr} | {titles.form=geb.|TB|E-Book|Hörbuch} | {titles.sold} | {titles.returned} | {titles.price} | {titles.rate} | {titles.royalty}
{titles.since=}
%%
%licences 1..4 lines
{licences.what=Filmoption|Übersetzung Polnisch|Vorabdruck|Hörfassung} an {licences.to}: {licences.sum}
%%
= Honorar: {total}
= Aus Lizenzen: {licence}
= Rückstellung für Remittenden: {reserve}
= Noch nicht eingespielter Vorschuss: {advance_open}
= Anteil Agentur: {agent_cut}
= Umsatzsteuer: {vat}
= Wir überweisen: {payout}
= Am: {paid}
+++
Lagerbestand {stock}; makuliert wurden {pulped}, als Freistücke abgegeben {free}. {reprint_planned!Eine neue Auflage ist im Druck|Wir drucken im Herbst nach~Eine weitere Auflage ist nicht geplant|Ist das Lager leer, lassen wir den Titel auslaufen}. {social_levy_reported!Das Honorar melden wir der Künstlersozialkasse|Für die Sozialkasse der Künstler ist das Honorar erfasst~Als Honorar einer Gesellschaft bleibt es abgabefrei}. {foreign_author!Wegen Ihres Wohnsitzes haben wir Steuer nach § 50a einbehalten|Das Bundeszentralamt erhält einen Teil vorab~Ein Abzug nach § 50a war nicht vorzunehmen}.
+++
Mit {co_author} wird hälftig abgerechnet. Einwände bis {object}.
> {clerk}
~ Lektorat {editor}. Nächste Abrechnung {:month}. Geschäftsführung {:person}. Verkehrsnummer {:id:#####}. Rechte-Anfragen {:email}

== de transfer_leihspieler_vereinbarung
q from_club company:FC {}/SV {}/TSV {}; releasing_club, lending_club
q to_club company:VfB {}/SC {}/Fortuna {}; receiving_club, borrowing_club
q player person; player, athlete
q agent person; players_agent, adviser
q association company:Landesverband {}/Fußballverband {}; association, registered_with
q from_signer person; signed_for_releasing_club, president
q to_signer person; signed_for_receiving_club, sporting_director
q doctor person; club_doctor, medical_by
q pass_no id:####-####; player_pass, licence_no
q birth date; player_birth_date, born
q loan_from date; starts
q loan_to date; ends
q signed date; signed_on, agreement_date, de:unterzeichnet am
q medical date; medical_on, sports_medical
q first_match date; eligible_from, may_play_from; ab wann der Spieler auflaufen darf
q contract_until date; contract_with_owner_until, parent_contract_ends
q loan_fee money:500..40000; compensation
q fee_due date; loan_fee_due, payable_on
q purchase_option money:5000..200000; option_price
q option_by date; option_until, exercise_by
q salary_share percent; salary_share_borrower, wage_share
q training_comp money:500..9000; training_compensation, solidarity
q bonus_per_match money:50..900; match_bonus
q number number:2..40; shirt_number, squad_number
q recall_right flag; may_be_recalled; ob man ihn in der Winterpause zurückholen kann
q may_play_against_owner flag; plays_against_old_club; ob er gegen den alten Verein spielen darf
q flat_provided flag; housing; ob eine Wohnung gestellt wird
a position phrase; position, role
a height number:165..200; height, height_cm
a goals number:0..40; goals, scored
a agent_fee money:500..9000; agent_fee, commission
a coach person; coach, trainer
---
# Leihvereinbarung
zwischen {from_club} (abgebend) und {to_club} (aufnehmend) über {player}, geboren {birth}, Pass {pass_no}, beraten durch {agent}
1 Der Spieler ist bis {contract_until} an den abgebenden Verein gebunden. Er wird vom {loan_from} bis {loan_to} verliehen und erhält die Rückennummer {number}. Spielberechtigt ist er ab {first_match}, sofern {association} den Pass umschreibt.
2 Der aufnehmende Verein zahlt {loan_fee}, fällig am {fee_due}, und trägt {salary_share} des Gehalts. Je Einsatz in der ersten Mannschaft kommen {bonus_per_match} hinzu. An den Jugendverein in {:city} gehen {training_comp}.
3 Bis {option_by} kann der aufnehmende Verein ihn für {purchase_option} fest verpflichten.
4 {recall_right!In der Winterpause kann der abgebende Verein ihn heimholen|Zwischen Hin- und Rückrunde ist eine Rückkehr auf Verlangen möglich~Vor dem Ende der Zeit kann ihn niemand heimholen}. {may_play_against_owner!In den direkten Duellen darf er auflaufen|Trifft man aufeinander, ist er einsetzbar~Trifft man aufeinander, sitzt er auf der Tribüne|In den direkten Duellen setzt er aus}. {flat_provided!Ein möbliertes Zimmer am Platz steht bereit|Der Verein stellt zwei möblierte Zimmer~Um eine Bleibe kümmert er sich selbst}.
5 Die Untersuchung am {medical} durch {doctor} ergab keine Einwände.
{:city}, {signed}
{from_signer} || {to_signer}
{player} || {agent}
~ Anlage: Vertrag vom {:date}. Für den Verband: {:person}. Transferfenster schließt {:date}. Streit entscheidet das Schiedsgericht in {:city}.

== de regatta_meldeergebnis
q club company:Segelclub {}/Ruderclub {}/Yachtclub {}; organising_club, host
q partner company:{} Werft/Brauerei {}/{} Optik; sponsor, main_sponsor
q regatta phrase; regatta, event
q water phrase; waters, course
q first_race_day date; starts_on
q last_race_day date; ends_on
q closed date; entries_closed, closing_date
q late_until date; late_entries_until, late_entry
q dated date; published, issued
q race_officer person; race_director, de:Wettfahrtleiter
q jury person; jury_chair, protest_committee
q measurer person; measurer, equipment_inspector
q regatta_office person; registration
q doctor person; doctor_on_duty, medical
q skippers time; skippers_meeting, briefing_at
q first_start time; first_start, warning_signal
q entry_fee money:20..200; registration_fee
q late_fee money:10..90; late_surcharge, late_fee
q boats number:10..120; boats_entered, entries
q races number:3..12; races_planned, number_of_races
q discards number:1..2; discards, scores_dropped
q maximum_wind number:6..25; wind_limit_knots
q protest number:60..120; protest_minutes, protest_time
q life_jackets_compulsory flag; vests; ob Westen getragen werden müssen
q camping_on_site flag; camp; ob man auf dem Gelände zelten kann
q weather choice:light/medium/strong; forecast, wind_forecast
a winner person; winner_last_year, defending_champion
a prize money:50..2000; prize_money, prize
a vhf_channel id:Kanal ##; radio
a depth unit:m 2..40; water_depth, depth
a insurance money:1000000..3000000; liability_cover, insurance
l entries; entries, boats, de:Meldungen
c entries.class phrase; boat_class, class
c entries.sail id:GER ####; sail_number, sail_no
c entries.name phrase; boat_name, boat
c entries.helm person; helmsman, skipper
c entries.crew person; crew, foresailor
c entries.club company:SC {}/YC {}/RV {}; club, club_of
c entries.year year:20##; birth_year, youth_year
c entries.paid phrase; payment_status, paid
c entries.yard number:80..120; yardstick, handicap
c entries.berth id:##; berth, mooring
---
{club} || {dated}
# Meldeergebnis {regatta=Blaues Band|Herbstpokal|Seewoche|Goldene Ente}
{water=Obersee|Bucht vor der Mole|Stausee Nord|Alte Donau}, {first_race_day} bis {last_race_day}, mit Unterstützung von {partner}
%entries 6..12
Segel | Boot | Steuer | Vorschot | Verein | Jg. | YS | bez.
/ {entries.class=420er|Laser|Yardstick offen|Optimist|Korsar}
{entries.sail} | {entries.name=Möwe|Flinke Liesl|Ahoi|Windsbraut|Pinguin|Luv} | {entries.helm} | {entries.crew} | {entries.club} | {entries.year} | {entries.yard} | {entries.paid=ja|nein|bar|ja}
{entries.berth=}
%%
= Boote: {boats}
= Wettfahrten: {races}
= Streicher: {discards}
= Meldegeld: {entry_fee}
= Zuschlag Nachmeldung: {late_fee}
= Meldeschluss war: {closed}
= Nachmelden bis: {late_until}
+++
Besprechung um {skippers}, erstes Signal {first_start}. Über {maximum_wind} Knoten wird nicht gestartet. Proteste binnen {protest} Minuten. {weather?Erwartet wird ein laues Lüftchen~Erwartet wird eine schöne Brise~Erwartet wird ruppiges Starkwindsegeln}.
{life_jackets_compulsory!Auf dem Wasser trägt jeder eine Weste, auch auf dem Weg zum Start|Ohne Weste gibt es eine rote Flagge~Westen nach eigenem Ermessen}. {camping_on_site!Zelte sind auf der Liegewiese willkommen|Auf der Wiese hinter dem Haus darf übernachtet werden~Übernachten auf dem Gelände ist nicht möglich}.
+++
Wettfahrtleitung {race_officer} || Jury {jury}
Vermessung {measurer}, Büro {regatta_office}, Ärztin {doctor}
~ Regeln: WR, Klassen, Segelanweisung vom {:date}. Kuchen: {:person}. Slipgebühr {:money:5..15}. Seenotruf {:phone}. Nächste Regatta {:date}

== de pauschalreise_bestaetigung_sicherungsschein
q organiser company:{} Reisen/{} Touristik/{} Tours; tour_operator, organiser
q agency company:Reisebüro {}/{} Reiseland; travel_agency, booked_through, de:Agentur
q agency_person person; travel_agent, sold_by
q insolvency company:{} Reisesicherung/{} Sicherungsfonds; insolvency_insurer, security_provider
q airline company:{} Air/{} Flug; airline, flown_by
q hotel company:Hotel {}/Resort {}/Villa {}; hotel, accommodation
q main_traveller person; customer, de:Kunde
q guide person; local_representative, tour_guide
q booking id:#######; booking_number, de:Vorgangsnummer
q cert id:SI-########; security_certificate, certificate_no
q booked date; booked_on, confirmation_date
q departure_date date; outward
q return_date date; homeward
q nights number:3..21; nights, stay, de:Nächte
q destination city; resort, de:Zielort
q country country; destination_country, country, de:Land
q room_type phrase; room
q board choice:half/full/all_inclusive; board, meals
q price money:500..9000; total_price, travel_price, de:Preis
q deposit money:100..2000; deposit, down_payment, de:Anzahlung
q deposit_by date; deposit_due, pay_deposit_by
q balance money:400..8000; remaining_amount
q rest_by date; balance_due, final_payment_by
q cancel_fee percent; cancellation_fee_now, cancel_charge
q min_people number:2..30; minimum_participants, min_group
q visa_needed flag; entry_permit; ob man ein Visum braucht
q transfer_included flag; airport_transfer; ob die Fahrt zum Hotel enthalten ist
q travel_insurance_booked flag; cancellation_insurance; ob eine Versicherung abgeschlossen wurde
a passport id:C########; passport_number, passport
a luggage unit:kg 15..32; luggage_allowance, baggage
a seat id:##@; seat, seat_number
a iban iban; pay_to, account, de:IBAN
a guests_age number:2..17; child_age, age
l flights; flights, legs, de:Flüge
c flights.day date; date, on, de:Datum
c flights.no id:@@####; flight, flight_no
c flights.from city; from, departure_airport
c flights.dep time; departure, departs
c flights.to city; to, arrival_airport
c flights.arr time; arrival, arrives
c flights.class phrase; class, cabin
c flights.gate id:@##; gate, terminal
l people; travellers, guests, de:Reisende
c people.name person; name, traveller, de:Name
c people.birth date; birth_date, born, de:Geburtsdatum
c people.price money:200..3000; price, share, de:Preis
c people.extra phrase; wish, special_request
---
{organiser} || {booked}
{main_traveller}
{:address}
gebucht bei {agency}, {agency_person}
# Reisebestätigung {booking}
{destination}, {country} · {departure_date} bis {return_date} · {nights} Nächte
= Haus: {hotel}
= Zimmer: {room_type=Doppelzimmer Meerblick|Familienzimmer|Bungalow|Einzelzimmer Hof}
= Verpflegung: {board?Halbpension~Vollpension~alles inklusive}
= Vor Ort für Sie da: {guide}
%people 1..5
Reisende | geboren | Preis | Wunsch
{people.name} | {people.birth} | {people.price} | {people.extra=|Kinderbett|ruhig|vegan||nebeneinander}
%%
%flights 2..4 lines
{flights.day} {flights.no} {flights.from} ab {flights.dep} – {flights.to} an {flights.arr}, {flights.class=Economy|Premium|Business}
{flights.gate=}
%%
Geflogen wird mit {airline}. {transfer_included!Vom Flughafen bringt Sie ein Bus ins Haus|Am Ausgang wartet ein Fahrer~Wie Sie vom Flughafen ins Haus kommen, planen Sie selbst}. {visa_needed!Für die Einreise ist ein Visum zu beantragen|Ohne Sichtvermerk lässt man Sie nicht einreisen~Für die Einreise genügt der Ausweis}. {travel_insurance_booked!Ein Rücktrittsschutz ist mitgebucht|Der Schutz bei Rücktritt ist im Preis~Einen Schutz bei Rücktritt haben Sie abgelehnt}.
Gesamtpreis || {price}
Anzahlung bis {deposit_by} || {deposit}
Rest bis {rest_by} || {balance}
Treten Sie heute zurück, verlangen wir {cancel_fee}. Kommen weniger als {min_people} Personen zusammen, können wir absagen.
+++
## Sicherungsschein {cert}
Werden wir zahlungsunfähig, wenden Sie sich an {insolvency}, {:phone}.
~ Formblatt nach Art. 250 EGBGB ausgehändigt. Flugzeiten Stand {:date}. Beschwerden: {:person}. Katalog Winter {:year}. Notruf {:phone}.

== de flug_entschaedigung_antwort
q airline company:{} Air/{} Wings/{} Flug; airline, sender
q passenger person; passenger, complainant
q lawyer company:{} Fluggastrechte/Kanzlei {}; claims_company, represented_by
q agent person; customer_relations, signed_by, de:Unterzeichner
q arbitration company:Schlichtungsstelle {}/söp {}; arbitration_body, complaint_body
q case id:CR-#######; case_number, reference, de:Geschäftszeichen
q booking_code id:@@#@@#; pnr
q flight id:@@ ####; flight_number, flight
q replacement id:@@ ####; replacement_flight, rebooked_flight
q departure_airport city; from
q arrival_airport city; to
q flown date; flight_date, day_of_flight
q claimed_on date; complaint_date, claim_received
q dated date; letter_date, answered
q pay_by date; paid_by, transfer_until, de:zahlbar bis
q planned time; scheduled_arrival, planned_arrival
q actual time; actual_arrival, arrived_at
q delay number:2..14; delay_hours, hours_late
q distance unit:km 400..9000; distance, flight_distance
q persons number:1..6; passengers_in_booking, travellers
q per_person money:125..600; compensation_per_person, flat_per_person
q total money:125..3000; total_compensation, sum_paid
q hotel_cost money:40..400; hotel_reimbursed, accommodation_costs
q meals_cost money:5..120; meals_reimbursed, catering
q refused_cost money:20..500; cost_refused, not_reimbursed
q refused_what phrase; refused_item, not_covered
q cause phrase; cause, reason_for_delay
q voucher money:100..900; voucher_alternative, voucher_value
q voucher_until date; voucher_valid_until, voucher_expiry
q claim_accepted flag; airline_pays; ob die Fluggesellschaft zahlt
q informed_two_weeks_before flag; notified_in_time; ob man vierzehn Tage vorher Bescheid bekam
a iban iban; passenger_account, account, de:IBAN
a seat id:##@; seat, seat_number
a crew person; captain, pilot, de:Kapitän
a ticket money:50..900; ticket_price, fare
a luggage id:@@######; baggage_tag, luggage_number
---
{airline} · Kundendialog
{passenger}
c/o {lawyer} || {case}
> {dated}

## Flug {flight} am {flown}, {departure_airport} – {arrival_airport}
<Guten Tag|Sehr geehrte Damen und Herren>, <vielen Dank für Ihr Schreiben|wir haben Ihr Schreiben> vom {claimed_on} <zu Buchung|erhalten, Buchung> {booking_code}.
Statt um {planned} kamen Sie um {actual} an, also {delay} Stunden später, befördert mit {replacement}. Ursache war {cause=ein Vogelschlag am Vortag|fehlendes Kabinenpersonal|ein Defekt am Bugrad|Nebel am Zielort|ein Streik der Lotsen}. {informed_two_weeks_before!Wir hatten Ihnen die Änderung drei Wochen zuvor mitgeteilt|Von der Änderung wussten Sie drei Wochen vorher~Bescheid bekamen Sie erst am Flughafen|Die Nachricht kam erst am selben Morgen}.
{claim_accepted!Ihrem Anliegen entsprechen wir: Die Strecke misst|Sie haben Recht, der Anspruch besteht. Die Strecke misst~Eine Ausgleichszahlung lehnen wir ab; nach den Sätzen der Verordnung wäre zu rechnen gewesen: Die Strecke misst} {distance}, daraus folgen je Person {per_person}, bei {persons} Reisenden {total}.
= Übernachtung, von uns erstattet: {hotel_cost}
= Verpflegung, von uns erstattet: {meals_cost}
= Nicht erstattet: {refused_cost}
Letzteres betrifft {refused_what=ein entgangenes Konzert|den Mietwagen|neue Kleidung|Parkgebühren}. Was wir erstatten, überweisen wir bis {pay_by}. Anstelle des Geldes erhalten Sie auf Wunsch einen Gutschein über {voucher}, einlösbar bis {voucher_until}.
> {agent}
~ Nicht einverstanden? {arbitration}, {:city}. Registergericht {:city}. Vorstand {:person}. Flugplan Stand {:date}. Antworten an diese Adresse werden nicht gelesen.

== de umzug_auftrag_inventarliste
q mover company:Umzüge {}/{} Möbelspedition/{} Transporte; removal_company, contractor, de:Auftragnehmer
q client person; client, customer, de:Auftraggeber
q estimator person; estimator, viewed_by
q foreman person; team_leader, foreman
q handover person; receives_at_destination, key_holder; wer am neuen Ort aufsperrt
q order_number id:UZ-####-##; job, de:Auftragsnummer
q viewed date; viewing_date, viewed_on
q ordered date; order_date, ordered, de:Bestelldatum
q move date; moving_day, loading_date
q unload date; unloading_date, delivered
q arrival_time time; team_comes_at
q old_address address; loading_address
q new_address address; unloading_address
q floor_from number:1..6; floor_old, old_floor
q floor_to number:1..6; floor_new, new_floor
q volume unit:m³ 10..90; volume, cubic_metres
q distance unit:km 5..900; distance, kilometres
q boxes number:10..120; boxes_provided, cartons
q box_fee money:1..4; box_rental, price_per_box
q workers number:2..8; workers, team_size
q price money:400..7000; fixed_price, price, de:Preis
q deposit money:100..2000; deposit, prepayment, de:Anzahlung
q insurance_sum money:9000..90000; insured_value, sum_insured
q liability money:620..620; liability_per_m3, liability_limit
q ban_from date; no_parking_zone_from, parking_ban_set_up; ab wann das Halteverbot steht
q external_lift flag; furniture_lift; ob ein Außenaufzug kommt
q kitchen_dismantled flag; kitchen_included; ob die Küche abgebaut wird
q payer choice:private/employer/job_centre; paid_by, costs_borne_by
a iban iban; account, pay_to, de:IBAN
a plate id:@@-@@ ####; truck_plate, truck
a damage money:20..900; damage, damage_reported
a landlord person; landlord, lessor, de:Vermieter
a phone phone; client_phone, phone
l rooms; inventory, items, de:Umzugsgut
c rooms.room phrase; room, de:Zimmer
c rooms.no id:##; item_no, no
c rooms.what phrase; item, piece
c rooms.qty number:1..12; quantity, pieces, de:Menge
c rooms.cbm unit:m³ 0..3; volume, cubic
c rooms.work phrase; work, handling
c rooms.to phrase; goes_to, destination_room
c rooms.state phrase; condition, previous_damage
c rooms.value money:50..4000; value, worth, de:Wert
---
{mover}
# Umzugsauftrag {order_number}
> {ordered}
= Kunde: {client}
= Von: {old_address}, Stock {floor_from}
= Nach: {new_address}, Stock {floor_to}
= Besichtigt: {viewed}, {estimator}
= Beladen: {move}, {arrival_time}
= Entladen: {unload}
= Strecke: {distance}
= Rauminhalt: {volume}
= Mannschaft: {workers}
%rooms 6..12
Nr. | Stück | Anz. | Raum | Arbeit | kommt nach | Zustand
/ {rooms.room=Wohnzimmer|Küche|Keller|Schlafzimmer|Büro}
{rooms.no} | {rooms.what=Schrank|Sofa|Regal|Bett|Klavier|Kisten|Waschmaschine|Tisch} | {rooms.qty} | {rooms.cbm} | {rooms.work=|zerlegen|tragen|Glas einpacken||aufbauen} | {rooms.to=Diele|Zimmer 2|Garage|Küche|oben} | {rooms.state=|Kratzer||Fuß lose|gut|}
{rooms.value=}
%%
Wir stellen {boxes} Kartons zu je {box_fee}. {external_lift!Am Fenster steht ein Schrägaufzug bereit|Alles geht über die Leiter mit Plattform am Balkon~Getragen wird durchs Treppenhaus}. {kitchen_dismantled!Die Einbauküche nehmen wir auseinander und schließen sie wieder an|Spüle und Oberschränke montieren wir ab und am Ziel an~Die Einbauküche bleibt, wo sie ist|An der Einbauküche arbeiten wir nicht}. Die Schilder stehen ab {ban_from}. Am Ziel sperrt {handover} auf.
+++
Festpreis {price}, davon {deposit} vorab. {payer?Es zahlt der Kunde privat~Die Rechnung geht an den Arbeitgeber~Es zahlt das Jobcenter}. Wir haften bis {liability} je Kubikmeter; darüber versichert sind {insurance_sum}.
+++
{client} || {foreman}, Kolonne
~ Trinkgeld freiwillig. Schäden binnen {:number:1..14} Tagen melden. Büro {:person}, {:phone}. Nicht mitgenommen werden Spraydosen. Halteverbot bei der Stadt {:city} beantragt am {:date}

== de kuechenmontage_bericht
q shop company:Küchenstudio {}/{} Küchen/Möbel {}; seller, kitchen_shop, de:Verkäufer
q fitter_firm company:{} Montage/Schreinerei {}/{} Service; fitting_company, installed_by_company
q customer person; customer, buyer, de:Kunde
q planner person; kitchen_planner, planned_by
q fitter person; fitter, installed_by
q plumber person; plumber, water_connected_by
q electrician person; electrician, stove_connected_by
q order_number id:KA-#####; commission, de:Auftragsnummer
q ordered date; order_date, bought_on, de:Bestelldatum
q measured date; measured_on, on_site_measurement
q installation_date date; fitted_on
q second_day date; follow_up_visit, next_visit
q work_began time; from
q work_ended time; to
q model phrase; model, front
q worktop phrase; top_material
q price money:3000..30000; purchase_price, contract_price, de:Preis
q paid money:1000..20000; paid_on_day, payment_received
q retained money:100..3000; withheld, retained_by_customer
q extra_work_cost money:20..600; additional_cost
q extra_what phrase; extra_work, additional_work
q guarantee number:2..10; guarantee_years, warranty
q leak_test_done flag; watertight; ob Wasser geprüft ist
q old_kitchen_removed flag; disposal; ob die alte Küche mitgenommen wurde
q site_left_clean flag; swept; ob aufgeräumt wurde
q rating number:1..6; customer_grade, satisfaction
a bank company; financing_bank, credit
a energy id:@; energy_label, efficiency
a delivery date; delivered, goods_arrived
a iban iban; account, pay_to, de:IBAN
a address street; installation_address, address
l missing; open_points, missing_parts, de:Offene Punkte
c missing.pos id:P##; position, item_no
c missing.part phrase; part, component
c missing.what phrase; problem, reason
c missing.code id:RKL######; complaint_no, reorder_no
c missing.week id:KW ##; expected_week, arrives
c missing.blame phrase; caused_by, fault_of
c missing.price money:5..400; price, value, de:Preis
l devices; appliances, devices, de:Geräte
c devices.what phrase; appliance, device
c devices.serial id:FD#### #####; serial_number, fd_number
c devices.tested phrase; function_test, tested
---
{fitter_firm} im Auftrag von {shop}
# Montagebericht Kommission {order_number}
{customer}, {:city} || {installation_date}, {work_began} bis {work_ended}
Küche {model=Lack weiß matt|Eiche Landhaus|Beton grau|Salbei Rahmen} mit {worktop=Granit|Schichtstoff 38|Keramik|Massivholz}, geplant von {planner}, aufgemessen am {measured}, gekauft am {ordered}
%devices 3..6 cards
{devices.what=Backofen|Kühlschrank|Geschirrspüler|Kochfeld|Dunsthaube|Dampfgarer}
Seriennummer: {devices.serial}
Probelauf: {devices.tested=in Ordnung|Tür klemmt|noch ohne Strom|E15}
%%
## Noch offen
%missing 1..6
Pos. | Teil | Fehler | Vorgang | kommt | Verursacher
{missing.pos} | {missing.part=Sockel|Griff|Wange links|Blende|Schublade 60|Glasboden} | {missing.what=fehlt|zerkratzt|zu kurz|falsche Farbe} | {missing.code} | {missing.week} | {missing.blame=Werk|Transport|Planung|Montage}
{missing.price=}
%%
Dafür kommen wir am {second_day} noch einmal. Angeschlossen haben Wasser {plumber}, Herd {electrician}. {leak_test_done!Eine Stunde unter Druck, alles dicht|Hähne und Abfluss liefen, nichts tropft~Wasser war abgestellt, dies wird nachgeholt}. {old_kitchen_removed!Die bisherige Zeile nahmen wir mit|Ausgebautes wurde von uns entsorgt~Ausgebautes steht in der Garage des Kunden}. {site_left_clean!Besenrein verlassen|Gesaugt und gewischt~Verpackung blieb liegen|Sauber gemacht wird nach dem nächsten Mal}.
+++
= Kaufpreis: {price}
= Heute kassiert: {paid}
= Einbehalten: {retained}
= Mehrarbeit: {extra_work_cost}
Die Mehrarbeit betraf: {extra_what=Rohr versetzt|Wand ausgeglichen|Steckdose ergänzt|Fliesen gebohrt}. Garantie {guarantee} Jahre. Schulnote des Kunden: {rating}.
{customer} || {fitter}
~ Durchschlag weiß Kunde, gelb Studio. Reklamationen: {:person}, {:phone}. Anfahrt {:number:5..90} km. Nächste Tour {:time}, {:city}.

== de gebaeudereinigung_leistungsverzeichnis
q cleaner company:{} Gebäudereinigung/{} Facility/{} Clean; cleaning_company, contractor, de:Auftragnehmer
q client company:Kanzlei {}/Grundschule {}/{} Autohaus; client, principal, de:Auftraggeber
q object address; building, object
q client_contact person; client_contact, caretaker
q object_lead person; object_manager, supervisor
q forewoman person; foreperson, key_holder
q sales person; signed_for_cleaner, managing_director
q signed_for_client person; principal_signatory
q contract id:RV-####; contract_number, contract, de:Vertragsnummer
q signed date; signed_on, agreement, de:unterzeichnet am
q service_starts date; first_cleaning
q trial date; trial_until, trial_period_ends
q notice_months number:1..6; termination
q area unit:m² 200..9000; total_area, floor_area
q windows unit:m² 20..900; glass_area, windows
q hours id:##,# Std.; weekly_hours, hours_per_week
q cleaning_from time; earliest
q must_be_finished_by time; latest
q monthly money:300..9000; monthly_flat, monthly_price
q hourly money:20..45; hourly_extra, special_cleaning_rate
q glass_price money:100..2000; window_cleaning_price, per_window_round
q tariff_change date; price_adjustment_on, wage_agreement_from
q complaint number:1..3; complaint_days, report_within
q consumables_included flag; soap_and_paper; ob Seife und Papier dabei sind
q alarm_code_given flag; arms_alarm; ob die Kräfte die Anlage scharf schalten
q holiday choice:reduced/same/none; service_in_holidays, holiday_service
a insurer company; liability_insurer, insured, de:Versicherer
a vat money:50..900; vat, tax
a staff number:2..40; cleaners, number_of_staff
a keys number:1..9; keys_handed_over, key_count
a previous company; previous_cleaner, former_contractor
l rooms; room_groups, services, de:Raumgruppen
c rooms.group id:@#; room_group, code
c rooms.name phrase; rooms, part_of_building
c rooms.sqm unit:m² 10..900; area, size
c rooms.floor phrase; flooring, floor_type
c rooms.freq phrase; frequency, interval
c rooms.work phrase; services, task
c rooms.rate number:120..400; performance_sqm_per_hour, output
c rooms.price money:20..900; monthly_price, price
c rooms.person last; cleaner, assigned_to
---
# Leistungsverzeichnis Unterhaltsreinigung
Anlage 1 zum Vertrag {contract} vom {signed}
{client} – {object} || {cleaner}
= Fläche: {area}
= Glas: {windows}
= Wochenstunden: {hours}
= Erster Einsatz: {service_starts}
= Probezeit bis: {trial}
= Zeiten: {cleaning_from} bis {must_be_finished_by}
%rooms 5..10
Gr. | Räume | Fläche | Belag | Turnus | Leistung | m²/h | €/Mt.
{rooms.group} | {rooms.name=Büros|WC|Flure|Klassen|Treppen|Küche|Eingang|Archiv} | {rooms.sqm} | {rooms.floor=Teppich|PVC|Stein|Fliese} | {rooms.freq=5×/Wo.|2×/Wo.|tägl.|14-täg.|1×/Mt.} | {rooms.work=wischen|saugen|leeren, wischen|desinfizieren|kehren} | {rooms.rate} | {rooms.price}
{rooms.person=}
%%
Monatlich pauschal || {monthly}
Glas, je Durchgang || {glass_price}
Sonderreinigung, je Stunde || {hourly}
+++
{consumables_included!Seife, Papier und Beutel bringt die Firma mit|Handtücher und Seife sind im Preis~Seife und Papier kauft das Haus selbst}. {alarm_code_given!Die letzte Kraft stellt die Anlage scharf|Beim Gehen ist der Code einzugeben~Um die Anlage kümmert sich der Hausdienst}. {holiday?In den Ferien wird halb so oft gereinigt~In den Ferien läuft alles weiter wie sonst~In den Ferien kommt niemand}.
Mängel meldet {client_contact} binnen {complaint} Tagen an {object_lead}. Schlüssel verwahrt {forewoman}.
+++
Der Preis folgt dem Tarif, nächste Anpassung {tariff_change}. Kündigung mit {notice_months} Monaten.
{signed_for_client} || {sales}
~ Gefahrstoffblätter im Putzraum. Begehung war am {:date} mit {:person}. Tarifgruppe {:number:1..9}. Sitz {:city}, {:phone}

== de sicherstellung_protokoll_polizei
q police_unit company:Polizeiinspektion {}/Kriminalpolizei {}/Bundespolizei {}; seized_by_unit
q officer person; seizing_officer, written_by
q second_officer person; witness_officer
q suspect person; person_concerned, accused
q owner person; owner_of_items, entitled_person
q prosecutor person; prosecutor, ordered_by, de:Staatsanwalt
q judge person; judge, warrant_by, de:Richter
q witness person; neighbour_witness, independent_witness
q case_number id:BY####-######-##/#; transaction_no
q prosecution_file id:### Js #####/##; public_prosecutor_ref
q warrant_date date; warrant_date, order_of
q search_date date; seized_on
q search_began time; from
q search_ended time; to
q searched_place address; location, de:Ort
q offence phrase; suspected_offence, accusation
q storage phrase; evidence_store, kept_in
q store_no id:ASS-####; storage_number, evidence_room_no
q items number:3..60; items_seized, number_of_items
q returned number:1..9; items_returned, given_back
q returned_on date; returned_on, given_back_on
q expert company:{} Forensik/Landeskriminalamt {}; sent_for_examination_to, examined_by
q voluntary flag; handed_over_voluntarily; ob freiwillig herausgegeben wurde
q lawyer_present flag; counsel_attended; ob ein Anwalt dabei war
q door_damaged flag; damage_caused; ob etwas beschädigt wurde
q purpose choice:evidence/forfeiture/prevention; legal_ground
a trial date; court_date, hearing
a birth date; suspect_birth, born
a value money:90..40000; total_value, worth, de:Wert
a phone phone; suspect_phone, phone
a detained date; arrested_on, detained
l things; items, evidence, de:Gegenstände
c things.no number:1..40; item_no, no
c things.what phrase; item, object
c things.detail phrase; description, features, de:Bezeichnung
c things.where phrase; found_in, place_found
c things.mark id:Spur #.#; trace_no, label
c things.bag id:BT######; bag_number, seal
c things.found last; found_by, finder
c things.imei id:35############; imei, serial
---
{police_unit} || {case_number}
# Niederschrift über Durchsuchung und Sicherstellung
= Betroffen: {suspect}
= Eigentum: {owner}
= Vorwurf: {offence=Hehlerei|Betrug mit Tickets|Handel mit Betäubungsmitteln|Urkundenfälschung}
= Ort: {searched_place}
= Zeit: {search_date}, {search_began} bis {search_ended}
= Beschluss: {judge}, {warrant_date}
= Staatsanwaltschaft: {prosecutor}, {prosecution_file}
= Zeuge: {witness}
= Zweck: {purpose?Beweismittel~Einziehung~Gefahrenabwehr}
%things 3..9
Nr. | Sache | Merkmale | Fundort | Spur | Beutel | durch
{things.no} | {things.what=Mobiltelefon|Bargeld|Notizbuch|Laptop|Feinwaage|Ausweise|Schlüssel} | {things.detail=schwarz|Display gerissen|20er-Scheine|handschriftlich|ohne Gehäuse} | {things.where=Schublade|Jacke|Keller|Auto|Spülkasten} | {things.mark} | {things.bag} | {things.found}
{things.imei=}
%%
{voluntary!Auf Nachfrage legte die Person alles selbst auf den Tisch|Gegen die Mitnahme hatte sie nichts und gab alles heraus~Der Mitnahme wurde widersprochen, sie erfolgte durch Beschlagnahme}. {lawyer_present!Während der Maßnahme traf ein Verteidiger ein und blieb|Der angerufene Verteidiger sah zu~Ein Verteidiger wurde nicht gewünscht}. {door_damaged!Das Schloss musste gebohrt werden|Am Türblatt blieb eine Schramme~Hinterlassen wurde alles wie vorgefunden}.
Insgesamt {items} Gegenstände; {returned} davon wurden am {returned_on} zurückgegeben. Verwahrt in {storage=Asservatenkammer 2|Tresor K 3|Halle Süd|Kühlraum}, {store_no}. Zur Untersuchung an {expert}.
{officer} || {second_officer}
~ Durchschrift ausgehändigt. Rechtsmittel beim Amtsgericht {:city}. Dienststellenleitung {:person}, {:phone}. Eingabe ins System {:date}, {:time}

== de zoll_postsendung_steuerbescheid
q customs_office company:Zollamt {}/Hauptzollamt {}; issued_by, de:ausgestellt von
q recipient person; recipient, importer
q sender company:{} Gadgets/{} Fashion/{} Hobby; sender_abroad, shop
q sender_country country; country_of_dispatch, sent_from
q carrier company:{} Post/{} Paket/{} Express; postal_operator, presented_by, de:Frachtführer
q officer person; customs_officer, assessed_by
q second_officer person; opened_in_presence_of
q parcel id:@@#########@@; parcel_number, tracking
q notice_number id:AT/B/##/######/##/####; registration
q dated date; notice_date, cleared, de:Bescheiddatum
q arrived date; parcel_arrived, presented_on
q collect_by date; collect_until, storage_ends
q ordered date; order_date, bought_on, de:Bestelldatum
q invoice_value money:20..2000; invoice_value, price_paid
q freight money:2..90; postage_included, freight
q customs_value money:25..2100; customs_value, dutiable_value
q exchange id:#,####; exchange_rate, rate
q duty money:1..200; duty, customs_duty
q import_vat money:5..400; import_tax
q total money:6..600; total_charges, amount_due
q handling_fee money:3..15; service_fee
q parcel_opened flag; inspected; ob das Paket geöffnet wurde
q gift flag; gift, present; ob es als Geschenk gilt
q counterfeit_suspected flag; brand_piracy; ob eine Fälschung vermutet wird
q paid_by choice:cash/card/postman; payment, paid_how
a iban iban; pay_to, account, de:IBAN
a weight unit:kg 1..20; weight, gross_weight, de:Gewicht
a delivery date; delivered_on, delivery
a passport id:L########; id_number, passport
a insurance money:20..900; insured_value, insurance
l goods; items, goods, de:Waren
c goods.no id:#; no, item
c goods.what phrase; goods, description
c goods.code id:#### ####; tariff_code, code
c goods.qty number:1..12; quantity, pieces, de:Menge
c goods.value money:5..900; value, price, de:Wert
c goods.rate unit:% 0..17; duty_rate, rate
c goods.duty money:1..90; duty, amount
c goods.decision phrase; decision, released
c goods.origin country; origin, made_in
---
{customs_office}
# Einfuhrabgabenbescheid {notice_number}
= Empfänger: {recipient}
= Absender: {sender}, {sender_country}
= Sendung: {parcel}
= Gestellt durch: {carrier}, {arrived}
= Bestellt: {ordered}
= Umrechnungskurs: {exchange}
%goods 1..5
Nr. | Ware | Code | Stk. | Wert | Satz | Zoll | Entscheidung
{goods.no} | {goods.what=Kopfhörer|Jacke|Modellbahn|Uhr|Angelrolle|Brettspiel} | {goods.code} | {goods.qty} | {goods.value} | {goods.rate} | {goods.duty} | {goods.decision=frei|zurückbehalten|frei}
{goods.origin=}
%%
Rechnungspreis || {invoice_value}
Porto || {freight}
Zollwert || {customs_value}
Zoll || {duty}
Einfuhrumsatzsteuer || {import_vat}
Zu zahlen || {total}
{parcel_opened!Das Paket wurde in Ihrer Abwesenheit aufgemacht und wieder verschlossen|Zur Prüfung wurde der Karton aufgeschnitten~Der Karton blieb zu, abgefertigt wurde nach der Rechnung}; anwesend war {second_officer}. {gift!Wir behandeln die Sendung als unter Freunden verschickt|Die Freigrenze für Präsente wurde gewährt~Als Kauf gilt keine Freigrenze unter Freunden}. {counterfeit_suspected!Bei einem Stück melden wir uns beim Rechteinhaber der Marke|Der Inhaber der Marke wird befragt, ob das Stück echt ist~An der Echtheit besteht kein Zweifel}.
{paid_by?Bar bezahlt~Mit Karte bezahlt~Beim Zusteller zu bezahlen}; der Dienst der Post kostet gesondert {handling_fee}. Abholen bis {collect_by}.
{dated} || {officer}
~ Einspruch binnen eines Monats. Öffnung bis {:time}. Vorsteherin {:person}. Kurse gelten ab {:date}. Postlager {:street}, {:city}.

== de wahlniederschrift_wahlbezirk
q municipality company:Gemeinde {}/Stadt {}/Markt {}; municipality, town, de:Gemeinde
q district id:Bezirk ##; polling_district, district_no
q polling_station phrase; voting_room
q returning_officer person; de:Wahlvorsteher
q deputy person; deputy_officer, de:Stellvertreter
q writer person; clerk, de:Schriftführer
q mayor person; mayor, results_reported_to
q election phrase; election, kind_of_election
q election_day date; held_on
q opened time; opened_at, voting_began
q closed time; closed_at, voting_ended
q counted time; count_finished, result_known_at
q reported time; reported_at, quick_report
q entitled number:300..2500; entitled_voters, on_register, de:Wahlberechtigte
q with_note number:20..600; postal_vote_certificates, with_blocking_note
q voters number:200..1900; votes_cast, turnout_absolute
q envelopes number:200..1900; ballots_in_box, ballots_counted
q invalid number:1..60; invalid_votes, void, de:ungültige Stimmen
q valid_votes number:150..1850; valid, de:gültige Stimmen
q turnout percent; turnout, participation, de:Wahlbeteiligung
q unused_ballots number:10..900; left_over_ballots
q helpers number:5..9; board_members, helpers
q resolved number:1..9; decisions_by_resolution, doubtful_ballots
q box_empty_at_start flag; box_checked; ob die Urne anfangs leer war
q incidents flag; disturbances; ob es Vorfälle gab
q recounted flag; counted_again; ob neu gezählt wurde
a district_head person; county_returning_officer, constituency_officer
a postal number:100..900; postal_votes, votes_by_mail
a allowance money:20..90; allowance, helper_pay
a next date; next_election, run_off
a list date; register_closed, register_open
l votes; results, candidates, de:Stimmen
c votes.no id:##; list_no, ballot_no
c votes.party phrase; party, group
c votes.name person; candidate, top_candidate
c votes.first number:5..600; first_votes, de:Erststimmen
c votes.second number:5..600; second_votes, de:Zweitstimmen
c votes.percent percent; share, percent
c votes.before percent; previous_result, last_time
l board; board, members, de:Vorstand
c board.name person; name, member, de:Name
c board.role phrase; function, role
c board.from time; from, on_duty_from
---
# Wahlniederschrift
{municipality} · {district} · {polling_station=Grundschule, Zi. 3|Feuerwehrhaus|Pfarrsaal|Turnhalle} || {election=Landtagswahl|Kommunalwahl|Europawahl|Bürgermeisterwahl}, {election_day}
1 Wahlvorstand: Vorsitz {returning_officer}, Vertretung {deputy}, Schrift {writer}; zusammen {helpers}
%board 2..5 sentence
weiter:
{board.name} ({board.role=Beisitz|Beisitz, Nachmittag|Hilfskraft}, ab {board.from})
%%
2 Beginn {opened}; {box_empty_at_start!zuvor sahen alle, dass nichts in der Urne lag|vor dem Verschließen wurde in die Urne geblickt: leer~ein Blick in die Urne vorab ist nicht vermerkt}. Ende {closed}.
3 {incidents!Ein Mann störte und wurde des Raums verwiesen, siehe Anlage|Im Lauf des Tages gab es Ärger, siehe Anlage~Der Tag verlief ruhig}.
4 Zählung
= A Wahlberechtigte: {entitled}
= davon mit Sperrvermerk: {with_note}
= B Wähler: {voters}
= Stimmzettel in der Urne: {envelopes}
= C ungültig: {invalid}
= D gültig: {valid_votes}
= Beteiligung: {turnout}
= Übrige Stimmzettel: {unused_ballots}
%votes 4..9
Nr. | Vorschlag | Bewerber | Erst | Zweit | % | zuvor
{votes.no} | {votes.party=Bürgerliste|Grüne Mitte|Soziale Union|Freie Wähler|Die Neuen|Heimatliste} | {votes.name} | {votes.first} | {votes.second} | {votes.percent} | {votes.before}
%%
Über {resolved} Zettel wurde einzeln beschlossen. {recounted!Weil die Summen nicht stimmten, begann man von vorn|Auf Verlangen eines Mitglieds ging man alles noch einmal durch~Beim ersten Durchgang stimmten die Summen}. Fertig {counted}, durchgegeben {reported} an {mayor}.
{returning_officer} || {writer}
~ Pakete versiegelt, Abholung {:time} durch {:person}. Vordruck {:id:V##} zu § 72. Schulung war am {:date}. Wahlamt {:phone}

== de gottesdienstordnung_pfarrblatt
q parish company:Pfarrei {}/Kirchengemeinde {}/Pfarrverband {}; parish, issued_by, de:Pfarrei
q priest person; parish_priest, pastor
q curate person; assistant_priest, curate
q secretary person; parish_secretary, office
q sacristan person; sacristan, verger
q organist person; organist, church_musician
q issue id:##/20##; issue, number
q from date; from, week_from
q to date; to, week_to
q editorial date; copy_deadline, contributions_until; bis wann Beiträge für das nächste Blatt da sein müssen
q intention_by date; mass_intentions_until, intentions
q stipend money:5..10; mass_stipend, stipend
q collection_for phrase; special_collection, collection_for
q collected money:100..4000; last_collection_result, collected
q council date; parish_council_meeting, council_meets
q council_at time; meeting_time, council_at
q council_room phrase; meeting_place, council_room
q dead person; deceased, passed_away, de:Verstorbene Person
q dead_age number:60..99; age_of_deceased, aged
q child first; baptised_child, child
q couple last; wedding_family, couple
q wedding date; wedding, marriage_on
q office_closed date; office_closed_on, closed
q emergency phone; emergency_number, anointing_call
q step_free flag; wheelchair; ob man stufenlos hineinkommt
q broadcast flag; livestream; ob ein Gottesdienst übertragen wird
a bishop person; bishop, confirmation_by
a confirmation date; confirmation, confirmed
a iban iban; donation_account, account, de:IBAN
a carnival date; parish_party, festival
a members number:300..9000; parishioners, catholics
l services; services, masses, de:Gottesdienste
c services.day phrase; day, weekday
c services.at time; time, at
c services.church company:St. {}/Maria {}/Kapelle {}; church, place
c services.kind phrase; kind, service
c services.by last; celebrant, held_by
c services.for phrase; intention, in_memory_of
c services.music phrase; music, sung_by
c services.lector last; lector, reader
l groups; meetings, groups, de:Gruppen
c groups.name phrase; group, circle
c groups.when phrase; when, day
c groups.contact person; contact, leader, de:Ansprechpartner
---
^ {parish}
# Pfarrblatt {issue}
^ {from} – {to}
%services 7..12
Zeit | Kirche | Feier | Zelebrant | für | Musik
/ {services.day=Sonntag|Dienstag|Mittwoch|Freitag|Samstag|Feiertag}
{services.at} | {services.church} | {services.kind=Messe|Wortgottesfeier|Rosenkranz|Taufe|Andacht|Familienmesse} | {services.by} | {services.for=|die Gefallenen|Verstorbene der Woche||Familie in Not|Stifter} | {services.music=|Kirchenchor||Jugendband|Bläser}
{services.lector=}
%%
+++
## Aus der Gemeinde
Getauft wird {child}. Es heiratet am {wedding} Familie {couple}. Heimgegangen ist {dead}, {dead_age} Jahre alt.
Die Kollekte ist diesmal für {collection_for=die Orgel|Adveniat|die Tafel|das Hospiz|die Jugendarbeit}; letztes Mal kamen {collected} zusammen.
+++
%groups 2..6 lines
{groups.name=Frauenkreis|Ministranten|Seniorentreff|Bibelkreis|Kirchenchor} – {groups.when=Mo 19 Uhr|Do 14.30|jeden 1. Freitag|Sa 10 Uhr} – {groups.contact}
%%
+++
Der Rat tagt am {council} um {council_at}, {council_room=Pfarrheim|Jugendkeller|Sakristei|Bücherei}. Messbestellungen bis {intention_by}, Stipendium {stipend}. {step_free!Über den Hof führt eine Rampe in die Kirche|Mit Rollstuhl kommen Sie durch die Nordtür~In die Kirche führen leider Stufen}. {broadcast!Die Feier am Sonntag ist im Netz zu sehen|Wer krank ist, schaut am Bildschirm zu~Im Netz ist nichts zu sehen}.
= Pfarrer: {priest}
= Kaplan: {curate}
= Büro: {secretary}
= Mesner: {sacristan}
= Orgel: {organist}
= Krankensalbung, jederzeit: {emergency}
~ Büro am {office_closed} zu. Beiträge für das nächste Blatt bis {editorial}. Druck {:company:Druckerei {}}. Vertretung ab {:date}: {:person}. Kirchenpflege {:email}

== de bestattung_vertrag_kosten
q undertaker company:Bestattungen {}/Pietät {}/{} Bestattungshaus; undertaker, contractor, de:Bestatter
q client person; ordering_relative, client, de:Auftraggeber
q relation phrase; relationship, client_is
q deceased person; deceased, dead_person, de:Verstorbene Person
q died date; died_on, date_of_death, de:Todestag
q died_place phrase; place_of_death, died_at
q born date; deceased_born, birth_date, de:Geburtsdatum
q adviser person; funeral_director, adviser
q speaker person; funeral_speaker, celebrant
q doctor person; certifying_doctor, death_certified_by
q cemetery company:Friedhof {}/Waldfriedhof {}/Ruhewald {}; cemetery, buried_at, de:Friedhof
q crematorium company:Krematorium {}/Feuerbestattung {}; crematorium, cremated_at
q mason company:Steinmetz {}/{} Grabmale; stonemason, stone_by
q order_number id:B-##-####; case, de:Auftragsnummer
q signed date; contract_date, signed, de:Vertragsdatum
q ceremony date; ceremony, funeral_on
q ceremony_time time; at
q urn_date date; urn_burial, interment_of_urn
q grave id:Feld # Nr. ###; grave, plot
q grave_until year:204#; grave_right_until, lease_until
q own_services money:1000..6000; undertakers_services
q third_party_costs money:500..5000; disbursements
q total money:2000..11000; total, total_cost, de:Gesamtkosten
q provision money:500..8000; pre_paid_trust, funeral_provision
q payable_by date; due, de:zahlbar bis
q type_of_funeral choice:burial/cremation/sea; form
q papers number:2..12; death_certificates, certificates_ordered
q guests number:10..200; mourners_expected, guests
q viewing flag; open_coffin; ob man Abschied am offenen Sarg nimmt
q church_ceremony flag; religious; ob ein Geistlicher mitwirkt
a insurer company; death_benefit_insurer, funeral_insurance, de:Versicherer
a pension id:## ###### @ ###; pension_number, pension_insurance
a cafe company; funeral_meal_at, restaurant
a iban iban; account, pay_to, de:IBAN
a weight unit:kg 40..120; weight, coffin_weight, de:Gewicht
l items; services, cost_items, de:Leistungen
c items.group phrase; group, section
c items.what phrase; service, item
c items.detail phrase; detail, model
c items.qty number:1..12; quantity, count, de:Menge
c items.price money:10..2500; price, amount, de:Preis
c items.from company:Gärtnerei {}/Zeitung {}/Stadt {}/Druckerei {}; third_party, provided_by
c items.tax percent; vat_rate, vat
---
{undertaker}
{:street}, {:zip} {:city} · Tag und Nacht {:phone}
# Bestattungsauftrag {order_number}
{deceased}, geboren {born}, verstorben {died} ({died_place=zu Hause|im Klinikum|im Pflegeheim|unterwegs}); Leichenschau: {doctor}
Auftrag erteilt {client} ({relation=Sohn|Tochter|Ehefrau|Nichte|Lebenspartner}); beraten hat {adviser}.
= Art: {type_of_funeral?Erdbestattung~Feuerbestattung~Seebestattung}
= Feier: {ceremony}, {ceremony_time}
= Ort: {cemetery}
= Grab: {grave}
= Nutzungsrecht bis: {grave_until}
= Erwartete Gäste: {guests}
= Urkunden: {papers}
%items 5..11
Leistung | Ausführung | Anz. | durch | Betrag
/ {items.group=Sarg und Ausstattung|Überführung|Feier|Formalitäten|Friedhof}
{items.what=Kiefernsarg|Urne|Einbettung|Träger|Blumenschmuck|Anzeige|Orgel|Behördengang} | {items.detail=|Eiche natur|schlicht|weiß|40 mm||6 Personen} | {items.qty} | {items.from} | {items.price}
{items.tax=}
%%
Eigene Leistungen || {own_services}
Fremde Leistungen || {third_party_costs}
Gesamt || {total}
aus Vorsorgetreuhand || {provision}
zahlbar bis || {payable_by}
+++
{viewing!Die Familie kann vorher am geöffneten Sarg verweilen|Am Vorabend ist der Sarg im Abschiedsraum geöffnet~Der Sarg bleibt geschlossen}. {church_ceremony!Der Pfarrer spricht und segnet|Die Gemeinde gestaltet die Feier mit Gebeten~Auf kirchlichen Beistand wird verzichtet}; Rede: {speaker}. Einäscherung in {crematorium}, Beisetzung der Urne am {urn_date}. Stein: {mason}.
+++
{signed}
{client} || {adviser}
~ Ersatzdatum {:date}. Grabpflege auf Wunsch. Inhaberin {:person}. Innung {:city}. Rücktritt kostet angefallenen Aufwand. Kleidung bitte bis {:time}.

== de radio_sendeplan_tag
q station company:Radio {}/Welle {}/Antenne {}; station, broadcaster
q broadcast_day date; day
q week id:KW ##; week, programme_week
q duty_editor person; editor_of_day
q planner person; programme_planner, plan_by
q technician person; duty_technician, studio_technician
q newsreader person; newsreader, news
q music person; music_editor, playlist_by
q programme_director person; approved_by, de:genehmigt von
q studio phrase; studio, main_studio
q substitute person; stand_by, on_call; wer einspringt, wenn jemand ausfällt
q version number:1..9; version, edition, de:Fassung
q printed time; printed_at, as_of_time
q phone phone; listener_phone, on_air_phone
q news_min number:2..6; news_length, news_minutes
q ads_max number:4..20; advertising_minutes_max, ads_per_hour
q weather_from company:Wetterdienst {}/{} Wetter; weather_supplier, weather_from
q traffic_from company:Verkehrszentrale {}/{} Verkehr; traffic_supplier, traffic_from
q outside phrase; outside_broadcast, live_from
q outside_rep person; reporter_on_site, reporter
q test date; emergency_test, siren_test
q music_reported flag; titles_logged; ob Musiktitel gemeldet werden
q podcast_published flag; available_later; ob Sendungen später abrufbar sind
q silence_alarm_active flag; dead_air_guard; ob Stille gemeldet wird
a frequency id:9#,# MHz; frequency, mhz
a listeners number:9000..400000; listeners, reach
a licence date; licence_until, permit
a weather_sponsor company; weather_presented_by, sponsor_of_forecast
a wage money:100..900; fee, presenter_fee
l shows; programmes, shows, de:Sendungen
c shows.from time; from, starts
c shows.to time; to, ends
c shows.name phrase; programme, show
c shows.host person; presenter, host
c shows.guest person; studio_guest, guest
c shows.topic phrase; topic, subject
c shows.kind phrase; live_or_tape, mode
c shows.file id:AU-#####; audio_file, file_no
c shows.repeat date; repeated_on, repeat
l ads; spots, advertising, de:Werbung
c ads.at time; time, slot
c ads.client company:Autohaus {}/{} Möbel/{} Markt; client, advertiser, de:Auftraggeber
c ads.sec number:10..40; seconds, length
---
{station} || Fassung {version}, {printed}
# Sendeplan {broadcast_day} ({week})
Dienst: {duty_editor} · Technik {technician} · Nachrichten {newsreader} · Bereitschaft {substitute}
%shows 6..12
von | bis | Sendung | am Mikrofon | Gast | Thema | Art | Datei
{shows.from} | {shows.to} | {shows.name=Frühstart|Mittagszeit|Hallo Land|Klassikstunde|Querbeet|Nachtschicht|Sportplatz} | {shows.host} | {shows.guest} | {shows.topic=Wohnen|Ernte|Derby|Energie|Hausmittel|–} | {shows.kind=live|Band|live|Übernahme} | {shows.file}
{shows.repeat=}
%%
%ads 3..6 sentence
Spots:
{ads.at} {ads.client} ({ads.sec} s)
%%
+++
Studio {studio=1|Süd|2, Pult B|Rathaus-Außenstelle}. Nachrichten zur vollen Stunde, {news_min} Minuten; Werbung höchstens {ads_max} Minuten je Stunde. Wetter von {weather_from}, Verkehr von {traffic_from}. Draußen: {outside=Wochenmarkt|Messe, Halle 4|Baustelle Tunnel|Stadion}, es berichtet {outside_rep}.
+++
* {music_reported!Alle Titel gehen automatisch an die Verwertungsgesellschaft|Die Titelliste wird nachts abgeschickt~Titellisten werden heute nicht verschickt}
* {podcast_published!Wortstücke stehen ab dem Abend zum Nachhören bereit|Gespräche kann man danach im Netz nachhören~Nachhören ist bei diesen Sendungen nicht möglich}
* {silence_alarm_active!Bleibt es zwanzig Sekunden still, klingelt das Handy der Technik|Bei Funkstille springt ein Notband an~Die Überwachung auf Funkstille ist wegen Umbau aus}
Hörertelefon {phone}. Probealarm am {test}.
{planner} || freigegeben {programme_director}, Musik {music}
~ Pförtner {:person}. Plan für den {:date} folgt. Sendemast Wartung {:time}. Störungen an {:phone}. Archiv {:number:1..9}
`
