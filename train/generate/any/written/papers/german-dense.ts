/** Full pages in German: forms with numbered boxes, lists with many columns, and people, bodies and days that could be taken for each other. */
export const germanDensePapers = `
== de jahreshauptversammlung_protokoll
q verein company:Musikverein {}/Heimatverein {}/Kleintierzuchtverein {}; club, association, whose_assembly; body whose members met
q sitzungsleiter person; chaired_by, presided_by, de:Vorsitz; who led through the evening
q protokoll person; minute_taker, recorded_by; who wrote it down
q wahlleiter person; election_officer, de:Wahlleitung; who conducted the vote
q neuer_kassier person; elected_treasurer, new_treasurer; who looks after the money from now on
q alter_kassier person; outgoing_treasurer, former_treasurer; who looked after the money until now
q pruefer person; auditor, accounts_examined_by, de:Kassenprüfer; who looked through the books
q ehrenmitglied person; honorary_member, honoured_person; who was made an honorary member
q tag date; meeting_date, held_on; day of the meeting
q einladung date; invitation_date, convened_on; day on which members were called
q wirtshaus phrase; venue, meeting_place
q anfang time; opened_at, start_time
q ende time; closed_at, finish
q anwesend number:14..120; members_present, attendance; how many with a vote had come
q bestand money:900..30000; cash_balance, funds_at_year_end; what was in the till at the end
q beitrag money:12..120; new_annual_fee, subscription; what members pay from next year
q entlastet flag; board_discharged, de:Entlastung; whether the board was relieved
q register id:VR ####; register_number, de:Vereinsregister
a notar person; notary, certified_by
a mitglieder number:40..900; total_membership, member_count
a naechste date; next_assembly, next_meeting
a steuernummer id:##/###/#####; tax_number, de:Steuernummer
a spende money:50..5000; largest_donation, gift
l punkte; agenda, resolutions, de:Tagesordnung; what was dealt with
c punkte.nr id:#; item_number, top
c punkte.thema phrase; subject, topic
c punkte.redner person; reported_by, speaker
c punkte.ja number:9..110; votes_for, yes_votes
c punkte.nein number:1..20; votes_against, no_votes
c punkte.enth number:1..12; abstentions
c punkte.frist date; due_by, deadline
l ehrungen; honours, jubilees, de:Jubilare; who was honoured
c ehrungen.wer person; honoree, member
c ehrungen.jahre number:10..60; years, years_of_membership
---
{verein}, {register}
# Niederschrift
über die Zusammenkunft vom {tag}, {wirtshaus=Gasthof Rössle|Vereinsheim am Anger|Nebenzimmer der Krone|Turnhalle}
= Beginn: {anfang}
= Schluss: {ende}
= Stimmberechtigt im Saal: {anwesend}
= Geladen durch Aushang: {einladung}
{sitzungsleiter} hieß alle willkommen und stellte fest, dass rechtzeitig geladen worden war. Der Toten wurde gedacht, zuletzt {:person}.
%punkte 4..8
TOP | Gegenstand | Bericht | + | – | o
{punkte.nr} | {punkte.thema=Rückblick|Beschaffung Zelt|Satzung § 7|Jugendarbeit|Sommerfest|Dach der Hütte|Umlage} | {punkte.redner} | {punkte.ja} | {punkte.nein} | {punkte.enth}
{punkte.frist=}
%%
## Kasse
Am Jahresende lagen {bestand} in der Kasse (Vorjahr {:money:900..30000}). {pruefer} hat die Belege durchgesehen und nichts beanstandet. {entlastet!Auf Antrag wurde die Vorstandschaft ohne Gegenstimme entlastet|Der Ausschuss ist damit entlastet~Die Entlastung wurde verweigert|Für eine Entlastung fand sich keine Mehrheit}. Ab kommendem Jahr zahlt jeder {beitrag}.
## Wahl
Unter Leitung von {wahlleiter} trat {neuer_kassier} die Nachfolge von {alter_kassier} an.
%ehrungen 3..6 sentence
Urkunden erhielten
{ehrungen.wer} ({ehrungen.jahre})
%%
Zum Ehrenmitglied wurde {ehrenmitglied} ernannt.
> {protokoll}
~ Genehmigt in der Sitzung vom {:date}. Bankverbindung {:iban}. Vereinsanschrift {:address}

== de entsorgung_begleitschein
q erzeuger company:Galvanik {}/{} Lackierbetriebe/Klinikum {}; waste_producer, generator; bei wem der Abfall anfällt
q anfallstelle address; place_of_generation, collection_site
q befoerderer company:{} Transporte/{} Umweltdienste/Containerdienst {}; carrier, haulier
q entsorger company:Sonderabfall {}/{} Recycling/Verbrennungsanlage {}; disposal_company, recipient_facility
q schein id:BS########; consignment_note_number, de:Begleitscheinnummer
q nachweis id:ENF#########; proof_number, de:Entsorgungsnachweis
q erz_nr id:F########; producer_number, de:Erzeugernummer
q bef_nr id:B########; carrier_number, de:Beförderernummer
q kfz id:@@-@@ ####; vehicle_plate, de:Kennzeichen
q fahrer person; driver, transported_by
q uebergeber person; handed_over_by, producer_signatory
q annehmer person; accepted_by, weighmaster, de:Annahme
q ab date; handover_date, picked_up_on
q an date; acceptance_date, arrived_on
q menge unit:t 1..24; total_weight, net_tonnes
q gefahrgut flag; dangerous_goods, adr; whether it travels under the rules for dangerous goods
q zurueck flag; partly_rejected, sent_back; whether something was sent back
a preis money:90..4000; disposal_price, de:Entsorgungskosten
a makler company; broker, de:Makler
a vernichtet date; destroyed_on, treatment_date
a labor company; testing_laboratory, analysed_by
a notruf phone; emergency_number, de:Notfallnummer
l gebinde; containers, packages, positions; was mitfährt
c gebinde.asn id:## ## ##; waste_code, de:Abfallschlüssel
c gebinde.art phrase; description, waste_type
c gebinde.anzahl number:1..30; count, pieces
c gebinde.behaelter phrase; container, packaging
c gebinde.kg unit:kg 20..900; weight, mass
c gebinde.un id:UN ####; un_number
c gebinde.platz phrase; storage_location, bay
---
# Begleitschein {schein}
1 Erzeuger || 2 Beförderer
{erzeuger} || {befoerderer}
{anfallstelle} || {:street}, {:zip} {:city}
Nr. {erz_nr} || Nr. {bef_nr}
3 Entsorger: {entsorger}, {:city}, Nr. {:id:E########} || 4 Nachweis: {nachweis}
%gebinde 4..10
AVV | Bezeichnung | Anz. | Beh. | Gew. | Stoffnr.
{gebinde.asn} | {gebinde.art=Altsäure|Lösemittelgemisch|Ölbinder, gebraucht|Spritzen und Kanülen|Leuchtstoffröhren|Farbschlamm|Bremsflüssigkeit|Batterien} | {gebinde.anzahl} | {gebinde.behaelter=IBC|Spannringfass|ASF-Box|Tonne gelb|Gitterbox} | {gebinde.kg} | {gebinde.un}
{gebinde.platz=}
%%
5 Gesamt: {menge}; amtliches Kennzeichen {kfz}
{gefahrgut!Die Ladung fällt unter das ADR, orange Tafeln gezeigt|Warntafeln sind aufgeklappt, da ADR gilt~Keine Kennzeichnung nach ADR nötig|Das ADR greift nicht}.
6 Übergeben {ab}: {uebergeber} || 7 Übernommen {ab}: {fahrer}
8 Angenommen {an}: {annehmer} || {zurueck!zwei Fässer gingen retour|ein Teil der Ladung wurde nicht angenommen~ohne Beanstandung, alles abgeladen|vollständig abgeladen}
~ Ausfertigungen: weiß, rosa, blau, gelb, gold. Vordruck {:date}, {:company:Verlag {}}. Behörde: {:company:Landesamt {}}, Sachbearbeitung {:person}, {:phone}

== de baufinanzierung_darlehensvertrag
q bank company:Sparkasse {}/Volksbank {}/{} Hypothekenbank; lender, creditor, de:Darlehensgeber
q nehmer person; borrower, debtor, de:Darlehensnehmer
q mitnehmer person; co_borrower, joint_debtor; who is liable together with the first
q berater person; bank_adviser, account_manager
q vertrag id:###-#######; contract_number, loan_id
q konto iban; repayment_account, debited_from; from which the instalments are taken
q objekt address; property_address, collateral
q grundbuch phrase; land_register, de:Grundbuch; register in which the charge is entered
q blatt id:####; folio, de:Blatt
q notar person; notary, charge_certified_by
q summe money:60000..600000; principal, loan_amount
q soll percent; nominal_rate, de:Sollzins
q effektiv percent; apr, effective_rate
q bindung date; fixed_until, de:Zinsbindung bis
q rate money:300..3000; monthly_instalment, annuity
q erste date; first_instalment_on, de:Erste Rate
q abruf date; drawdown_deadline, call_off_until; by when the money must be called
q unterschrift date; signed_on, contract_date
q sonder flag; extra_repayment_allowed, de:Sondertilgung; whether more may be paid back each year
a kaufpreis money:90000..900000; purchase_price, de:Kaufpreis
a makler company; estate_agent, de:Makler
a gehalt money:1500..9000; net_income, salary
a verkaeufer person; seller, vendor
a auszahlung date; paid_out_on, disbursement_date; day the money was really paid out
l teile; tranches, loan_parts, de:Teilbeträge
c teile.nr id:#; part, sequence
c teile.zweck phrase; purpose, used_for
c teile.betrag money:9000..200000; amount, sum
c teile.zins percent; interest, rate
c teile.monate number:60..360; term_months, duration
c teile.konto id:##########; loan_account, account_no
c teile.geber company; funded_by, funding_bank
---
{bank} || Vertragsnummer {vertrag}
{:street}, {:zip} {:city} || Es berät Sie: {berater}, {:phone}
# Immobiliar-Verbraucherdarlehen
zwischen uns und {nehmer} sowie {mitnehmer}, beide {:address}, als Gesamtschuldner
= Nettodarlehensbetrag: {summe}
= Sollzins p. a.: {soll}
= Effektiv p. a.: {effektiv}
= Gebunden bis: {bindung}
= Leistung monatlich: {rate}
= Erstmals am: {erste}
= Abzubuchen von: {konto}
+++
## Aufteilung
%teile 3..5
 | Verwendung | EUR | % | Mon. | Kto.
{teile.nr} | {teile.zweck=Erwerb|Umbau Bad|Heizung|Ablösung|Dachgeschoss|Garage} | {teile.betrag} | {teile.zins} | {teile.monate} | {teile.konto}
{teile.geber=}
%%
Soweit nicht bis {abruf} abgerufen, fallen Bereitstellungszinsen von {:percent} an.
+++
## Sicherheit
Grundschuld an {objekt}, eingetragen im {grundbuch=Grundbuch von Altdorf|Grundbuch von Seefeld|Grundbuch von Oberau}, Blatt {blatt}; Bestellung vor {notar}. Feuerversicherung: {:company:{} Versicherung}.
+++
## Sonstiges
{sonder!Jährlich dürfen fünf vom Hundert zusätzlich getilgt werden|Außerplanmäßige Zahlungen sind einmal im Jahr frei~Zusätzliche Zahlungen sind während der Bindung ausgeschlossen|Mehr als die Rate darf nicht zurückgezahlt werden}.
> {:city}, {unterschrift}
~ Widerruf binnen 14 Tagen. Schlichtung: {:company:Ombudsstelle {}}. Preisverzeichnis Stand {:date}. Vorsitz des Aufsichtsrats {:person}.

== de wareneingang_abweichung
q werk company:{} Pumpen/{} Möbelwerke/{} Kältetechnik; receiving_company, buyer, de:Empfänger
q lieferant company:{} Guss/{} Kunststoffe/Draht {}; supplier, vendor
q spediteur company:{} Logistik/Spedition {}; carrier, delivered_by
q meldung id:AB-####/##; report_number, deviation_id
q bestell id:45########; order_reference, de:Bestellnummer
q beleg id:LS ######; supplier_slip_number, document_of_supplier
q kam date; arrival_date, received_on
q geprueft date; inspection_date, checked_on
q antwort date; reply_due, response_until; bis wann der Lieferer sich äußern soll
q rampe phrase; unloading_place, dock
q lagerist person; received_by, storekeeper
q pruefer person; inspector, quality_checker
q einkauf person; purchaser, buyer_contact
q qs_chef person; quality_manager, released_by
q gesamt number:9..900; total_pieces_rejected, faulty_count
q wert money:90..9000; claim_value, damage_amount
q gesperrt flag; stock_blocked, quarantined; whether the goods may not be used for now
q folge choice:return/rework/concession; disposition, decision; was mit der Ware geschieht
a ansprechpartner person; supplier_contact, vendor_contact
a gutschrift id:GS#####; credit_note, de:Gutschrift
a versand date; dispatch_date, shipped_on
a rechnung id:RE#####; invoice_number, de:Rechnungsnummer
a fahrer person; driver, truck_driver
l abweichungen; deviations, lines, defects; was nicht stimmt
c abweichungen.teil id:@##.####; part_number, material
c abweichungen.name phrase; designation, article
c abweichungen.soll number:10..900; expected_quantity, ordered
c abweichungen.ist number:1..900; actual_quantity, received
c abweichungen.fehler phrase; defect, deviation
c abweichungen.charge id:C#####; batch, lot
c abweichungen.foto id:F##; photo_no, picture
c abweichungen.preis money:1..90; unit_price, price_each
---
{werk} · Wareneingang || {meldung}
# Abweichungsbericht
An {lieferant}, {:address}
Ihre Sendung zu unserer {bestell} vom {:date} kam am {kam} mit {spediteur} an {rampe=Tor 4|Rampe Süd|Halle 2, Gleis|Tor 11} und wurde von {lagerist} gegen {beleg} vereinnahmt. {pruefer} hat sie am {geprueft} nach Plan {:id:PP-###} gezogen.
%abweichungen 4..9
Mat. | Bez. | Soll | Ist | Befund | Ch. | Bild
{abweichungen.teil} | {abweichungen.name=Laufrad|Deckel|Dichtring|Winkel|Griffleiste|Rohrbogen|Feder} | {abweichungen.soll} | {abweichungen.ist} | {abweichungen.fehler=Lunker|falsche Farbe|Maß 12 zu groß|Grat|verbogen|Menge|Beschriftung fehlt} | {abweichungen.charge} | {abweichungen.foto}
{abweichungen.preis=}
%%
Beanstandet sind zusammen {gesamt} Teile, wir beziffern das mit {wert}. {gesperrt!Der Bestand steht im Sperrlager|Die Teile sind im System gesperrt~Die Teile bleiben verfügbar|Gesperrt haben wir nichts}. {folge?Wir stellen Ihnen alles zur Abholung bereit~Wir sortieren und arbeiten auf Ihre Kosten nach~Für dieses Mal nehmen wir die Teile so}.
Wir bitten um Stellungnahme bis {antwort} an {einkauf}, {:email}.
> {qs_chef}
~ {werk} GmbH · Sitz {:city} · Amtsgericht {:city} · Geschäftsführung {:person}, {:person} · Es gelten unsere Bedingungen vom {:date}

== de op_plan_klinik
q haus company:Klinikum {}/Krankenhaus {}/Kreisklinik {}; hospital, clinic
q saal phrase; operating_room, theatre
q tag date; plan_date, operating_day
q operateur person; lead_surgeon, chief_operator; wer den Tag über verantwortlich operiert
q narkose person; anaesthetist, de:Anästhesie
q pflege person; head_scrub_nurse, instrument_nurse
q koordinator person; theatre_coordinator, plan_released_by
q freigabe time; released_at, plan_closed
q beginn time; first_cut_from, session_start
q schluss time; planned_end, session_end
q plan id:OP-####; plan_number, list_id
q fach phrase; department, specialty
q reserve phrase; emergency_room, reserve_theatre; wohin Notfälle kommen
q station phrase; patients_come_from, ward
q keime flag; resistant_germs, infectious_case; whether somebody carries resistant germs
q personal number:5..20; staff_on_duty, people_in_team
a assistent person; first_assistant, assisting_surgeon
a vertreter company; implant_company, rep_company
a sterilisation company; sterilisation_provider, cssd
a folgetag date; next_list, following_day
l eingriffe; operations, cases, de:Eingriffe
c eingriffe.um time; start, slot
c eingriffe.fall id:########; case_number, de:Fallnummer
c eingriffe.patient person; patient_name, who
c eingriffe.jahr year:198#; birth_year, year_of_birth
c eingriffe.was phrase; procedure, de:Eingriff
c eingriffe.seite phrase; side, laterality
c eingriffe.art phrase; anaesthesia_type, de:Narkoseart
c eingriffe.min unit:min 20..180; duration, planned_minutes
c eingriffe.ek number:1..4; blood_units, de:Konserven
c eingriffe.bett id:B##; bed, bed_after
---
{haus} · {fach=Unfallchirurgie|Urologie|Viszeralchirurgie|HNO|Gefäßchirurgie} || {plan}
# {saal=Saal 3|Saal B|OP 7|Eingriffsraum ambulant} am {tag}
Op.: {operateur} || Anä.: {narkose}
Instr.: {pflege} || {beginn} – {schluss}
%eingriffe 4..9
Uhr | Fall | Name, Jg. | Eingriff / Seite | Nark. | Min | EK
{eingriffe.um} | {eingriffe.fall} | {eingriffe.patient}, {eingriffe.jahr} | {eingriffe.was=Metallentfernung|Leistenbruch|Knie-TEP|Spaltung Ringband|Varizen|Gallenblase|Schulterspiegelung}¶{eingriffe.seite=re|li|bds.|–} | {eingriffe.art=ITN|Spinal|Plexus|lokal|Larynxmaske} | {eingriffe.min} | {eingriffe.ek}
{eingriffe.bett=}
%%
{keime!Ein Patient mit MRSA, dieser kommt zuletzt; danach Schlussdesinfektion|Wegen eines Keimträgers ist am Ende Zeit für die Desinfektion eingeplant~Keimträger sind heute nicht dabei|Isoliert werden muss heute niemand}. Notfälle laufen über {reserve=Saal 1|Saal 9|den Schockraum}. Eingeteilt sind {personal} Leute. Alle kommen von {station=Station 2b|der Tagesklinik|Ebene 5|Station Süd}.
Freigegeben {freigabe}, {koordinator}
~ Änderungen nur über {:phone}. Röntgen besetzt bis {:time}, dort {:person}. Vorlage QM {:id:FB-###}, Stand {:date}

== de notdienstplan_tieraerzte
q kammer company:Tierärzteverband {}/Tierärztekammer {}; association, published_by
q kreis region; district, area_covered
q quartal phrase; quarter, period_covered
q obmann person; coordinator, duty_officer; wer den Dienst einteilt
q vertreter person; deputy_coordinator, substitute
q zentrale phone; central_number, hotline
q tausch date; swap_deadline, changes_until; bis wann getauscht werden konnte
q stand date; as_of, version_date
q von time; shift_start, duty_begins
q bis time; shift_end, duty_ends
q gebuehr money:40..70; emergency_surcharge, minimum_fee; was im Dienst mindestens dazukommt
q klinik company:Tierklinik {}/Pferdeklinik {}; referral_clinic, night_clinic; wohin schwere Fälle kommen
q grosstier flag; livestock_covered, farm_animals; whether farm animals are served too
q voranmeldung flag; call_first, appointment_needed; whether one must ring before coming
a kosten money:20..400; treatment_cost, price_of_visit
a giftnotruf phone; poison_hotline, toxicology_line
a tierheim company; animal_shelter, shelter
a presse person; press_contact, spokesperson
a naechster date; next_plan_published, next_issue
l dienste; duties, weekends, de:Dienste
c dienste.tag date; date, on
c dienste.praxis company:Praxis {}/Tierarztpraxis {}/Dres. {}; practice, de:Praxis
c dienste.wer person; vet, veterinarian_on_duty
c dienste.ort city; town, place
c dienste.tel phone; phone, mobile
c dienste.art phrase; species, animals_treated
c dienste.hinter person; backup, second_vet
---
{kammer}
# Notdienst {quartal=erstes Vierteljahr|zweites Vierteljahr|drittes Vierteljahr|viertes Vierteljahr}
^ {kreis}
Jeweils {von} bis {bis} des Folgetags. {voranmeldung!Bitte unbedingt anrufen, bevor Sie losfahren|Ohne Anruf treffen Sie niemanden an~Kommen Sie ohne Anruf vorbei, die Tür ist offen|Ein Anruf vorab ist nicht nötig}.
%dienste 5..12
Tag | Praxis / Dienst | Ruf | für
/ {dienste.ort}
{dienste.tag} | {dienste.praxis}¶{dienste.wer} | {dienste.tel} | {dienste.art=Klein|Klein, Pferd|Rind|alle|Klein, Exoten}
{dienste.hinter=}
%%
{grosstier!Auch Rinder, Schafe und Schweine werden versorgt|Für Landwirte ist derselbe Dienst zuständig~Für Rinder und Schweine gilt dieser Plan nicht|Landwirte wenden sich an ihren Bestandstierarzt}. Schwere Fälle übernimmt {klinik}.
+++
Mindestens {gebuehr} kommen nach der Gebührenordnung hinzu. Findet sich niemand: {zentrale}.
+++
Einteilung {obmann}, im Urlaub {vertreter}. Getauscht werden konnte bis {tausch}; dieser Plan hat den Stand {stand}.
~ Drittes Inhaltsblatt. Druck {:company:Druckerei {}}, Auflage {:number:200..900}. Alle Angaben von {:person} geprüft am {:date}.

== de erbrecht_nachlassverzeichnis
q gericht company:Amtsgericht {}/Nachlassgericht {}; court, addressed_to
q toter person; deceased, testator, de:Erblasser; wer gestorben ist
q todestag date; date_of_death, died_on
q todesort city; place_of_death, died_in
q geboren date; deceased_birth_date, born_on; wann der Verstorbene zur Welt kam
q erbe person; heir, submitted_by, de:Erbe
q verhaeltnis phrase; relationship, how_related
q miterbe person; co_heir, second_heir
q vollstrecker person; executor, de:Testamentsvollstrecker
q notar person; notary, will_drawn_up_by
q testament date; will_date, testament_from
q zeichen id:## VI ###/##; court_file_number, de:Aktenzeichen
q aktiva money:9000..900000; total_assets, gross_estate
q schulden money:900..90000; liabilities, debts
q rein money:9000..800000; net_estate, de:Reinnachlass
q abgabe date; submitted_on, declared_on
q haus flag; real_estate_in_estate, owns_land; whether land belongs to it
q streit flag; will_contested, disputed; whether somebody attacks the will
a steuer money:900..90000; inheritance_tax, de:Erbschaftsteuer
a bestatter company; undertaker, funeral_home
a ehe date; wedding_date, married_on
a gutachter person; appraiser, valuer
a pflichtteil money:900..90000; compulsory_portion, de:Pflichtteil
l werte; assets, items, de:Gegenstände
c werte.was phrase; asset, description
c werte.bei company:Sparkasse {}/{} Bank/{} Versicherung; held_at, institution
c werte.nummer id:##########; account_number, policy_number
c werte.wert money:90..90000; value, balance
c werte.tag date; valued_on, balance_date
c werte.inhaber person; co_owner, joint_holder
---
{erbe}, {:address}
An das {gericht} || Az. {zeichen}
# Verzeichnis des Nachlasses
von {toter}, geboren {geboren} in {:city}, gestorben {todestag} in {todesort}
1. Ich bin {verhaeltnis=die Tochter|der Sohn|die Witwe|der Bruder|die Nichte} und erbe neben {miterbe} nach dem Testament vom {testament}, errichtet vor {notar}. Zum Vollstrecker ist {vollstrecker} bestimmt.
2. {streit!Ein weiterer Angehöriger hält das Testament für unwirksam|Gegen das Testament ist Klage erhoben~Niemand greift das Testament an|Über das Testament besteht kein Streit}.
3. {haus!Zum Nachlass zählt ein Grundstück, siehe Anlage|Ein Haus mit Garten gehört dazu~Grundbesitz ist nicht vorhanden|Grundstücke hinterlässt er keine}.
4. Vermögen
%werte 4..10
Art | bei | Nr. | Wert | per
{werte.was=Girokonto|Sparbuch|Bausparvertrag|Depot|Sterbegeld|Lebensversicherung|Genossenschaftsanteil|Schließfach} | {werte.bei} | {werte.nummer} | {werte.wert} | {werte.tag}
{werte.inhaber=}
%%
= zusammen: {aktiva}
= Verbindlichkeiten samt Begräbnis: {schulden}
= es bleiben: {rein}
Ich versichere die Richtigkeit.
{:city}, {abgabe} || {erbe}
~ Eingang {:date}. Wertgebühr nach Tabelle B. Rechtspflege: {:person}, Zimmer {:number:100..400}, {:phone}

== de landwirtschaft_foerderbescheid
q amt company:Amt für Landwirtschaft {}/Landwirtschaftskammer {}; paying_authority, issued_by
q bearbeiter person; case_officer, clerk
q leiter person; head_of_office, signatory
q bauer person; farmer, applicant, de:Antragsteller
q betrieb id:## ### ### ####; holding_number, de:Betriebsnummer
q bescheid id:DZ-####-#####; decision_number, notice_id
q antrag date; application_date, submitted_on
q datum date; decision_date, issued_on
q jahr year:201#; claim_year, funding_year
q flaeche unit:ha 9..400; eligible_area, recognised_hectares
q beantragt unit:ha 9..400; area_claimed, requested_hectares
q brutto money:900..90000; gross_support, amount_before_reductions
q kuerzung money:90..4000; reduction, penalty
q netto money:900..80000; net_payment, amount_granted
q gutschrift date; payment_date, credited_on; wann das Geld auf dem Konto sein wird
q konto iban; bank_account, paid_to_account
q frist number:2..6; objection_period_weeks, appeal_weeks
q kontrolle flag; on_site_check, inspected; whether somebody came to look
q junglandwirt flag; young_farmer_bonus, young_farmer; whether the supplement for young ones is paid
a kontrolleur person; inspector, checked_by
a pacht money:90..900; rent_per_hectare, lease_price
a tiere number:9..400; livestock_units, animal_count
a berater company; consultant, advisory_service
a naechster date; next_application_deadline, next_due
l schlaege; parcels, fields, de:Schläge
c schlaege.nr id:##; field_number, parcel
c schlaege.name phrase; field_name, called
c schlaege.kultur phrase; crop, land_use
c schlaege.code id:###; crop_code, de:Nutzungscode
c schlaege.ha unit:ha 1..30; size, area
c schlaege.satz money:100..300; rate_per_hectare, payment_rate
c schlaege.oeko phrase; eco_scheme, measure
c schlaege.besitz person; land_owner, leased_from
---
{amt}
Sachbearbeitung {bearbeiter} || {:city}, {datum}
Herrn/Frau {bauer}
{:street}, {:zip} {:city} || Betrieb {betrieb}
# Bescheid {bescheid} über Direktzahlungen {jahr}
Auf den Antrag vom {antrag} über {beantragt} ergeht folgende Entscheidung: Anerkannt sind {flaeche}.
= Ausgangsbetrag: {brutto}
= Verwaltungssanktion: {kuerzung}
= Zu leisten: {netto}
= Wertstellung: {gutschrift}
= auf: {konto}
%schlaege 5..12
Sch. | Lage | NC | Kultur | Größe | €/ha | ÖR
{schlaege.nr} | {schlaege.name=Hinterm Hof|Lange Äcker|Mühlwiese|Kreuzfeld|Am Graben|Oberes Gewann} | {schlaege.code} | {schlaege.kultur=Winterweizen|Dauergrünland|Kleegras|Sommergerste|Silomais|Blühfläche} | {schlaege.ha} | {schlaege.satz} | {schlaege.oeko=1a|–|4|5|1d}
{schlaege.besitz=}
%%
{kontrolle!Unsere Prüfer waren auf Ihren Flächen|Der Betrieb wurde vor Ort geprüft~Eine Prüfung auf dem Hof fand nicht statt|Geprüft wurde nur nach Aktenlage}. {junglandwirt!Der Zuschlag für Junglandwirte ist enthalten|Als Junglandwirt erhalten Sie den Aufschlag~Ein Zuschlag für Junglandwirte wird nicht gezahlt|Die Altersgrenze für den Zuschlag ist überschritten}.
Widerspruch ist binnen {frist} Wochen möglich.
> {leiter}
~ Grundlage: Verordnung vom {:date}. Finanziert aus Mitteln der EU. Zentrale {:phone}. Für Beschwerden: {:person}, Referat {:number:10..60}.

== de gemeinde_erschliessungsbeitrag
q stadt company:Stadt {}/Gemeinde {}/Markt {}; municipality, levying_authority
q sachbearbeiterin person; clerk, handled_by
q kaemmerer person; treasurer, signed_by
q eigentuemer person; property_owner, liable_person; wer zahlen muss
q zustell person; authorised_recipient, representative; an wen der Bescheid für den Zahlenden geht
q strasse phrase; street_built, facility; welche Straße hergestellt wurde
q flurstueck id:####/##; parcel_number, de:Flurstück
q groesse unit:m² 200..2000; plot_size, area
q faktor id:1,##; usage_factor, multiplier
q satz money:4..40; rate_per_square_metre, unit_rate
q beitrag money:900..40000; contribution, assessed_amount
q voraus money:300..9000; advance_already_paid, prior_payment
q rest money:300..30000; amount_still_due, to_pay
q faellig date; due_date, payable_until
q fertig date; final_completion, technically_completed
q widmung date; dedicated_on, opened_to_traffic_formally; wann sie dem Verkehr gewidmet wurde
q kassenzeichen id:##.#####.#; payment_reference, de:Kassenzeichen
q bescheid date; notice_date, issued
q raten flag; instalments_possible, deferral; whether it may be paid bit by bit
a baufirma company; construction_company, built_by
a zinsen percent; deferral_interest, interest_rate
a gezahlt date; paid_on, payment_received
a verkehrswert money:9000..900000; market_value, land_value
a ingenieur company; engineering_office, planner
l kosten; cost_items, expenditure, de:Aufwand
c kosten.nr id:#.#; position, item_no
c kosten.art phrase; cost_type, what
c kosten.summe money:900..400000; amount, total
c kosten.anteil percent; share_passed_on, chargeable_share
c kosten.umlage money:900..300000; apportioned, distributed_amount
c kosten.rechnung date; invoiced_on, bill_date
---
{stadt} · Bauverwaltung
Auskunft: {sachbearbeiterin} || {bescheid}
{zustell} als Vertreter von {eigentuemer}
{:address}
# Heranziehung für {strasse=Am Mühlbach|Lindenring, zweiter Abschnitt|Gewerbestraße|Zum Sportplatz}
Kassenzeichen {kassenzeichen} || Flurstück {flurstueck}, {groesse}
Die Anlage ist seit {fertig} fertig und wurde am {widmung} gewidmet.
%kosten 4..8
 | Aufwand | Gesamt | v. H. | umzulegen
{kosten.nr} | {kosten.art=Grunderwerb|Fahrbahn|Gehweg|Beleuchtung|Entwässerung|Grünstreifen|Planung} | {kosten.summe} | {kosten.anteil} | {kosten.umlage}
{kosten.rechnung=}
%%
Verteilt auf {:number:9000..60000} m² ergibt das {satz} je Quadratmeter. Ihr Grundstück wird mit dem Faktor {faktor} angesetzt.
= Es entfallen auf Sie: {beitrag}
= Angerechnet: {voraus}
= Nachzuzahlen: {rest}
= spätestens: {faellig}
{raten!Auf Antrag kann verrentet oder gestundet werden|Über Teilbeträge lässt sich reden~Stundung wird in diesen Fällen nicht gewährt|Teilbeträge sind ausgeschlossen}.
> {kaemmerer}
~ Satzung vom {:date}. {:company:Sparkasse {}} {:iban}. Öffnungszeiten {:time} bis {:time}. Einsicht in die Pläne bei {:person}.

== de binnenschiff_ladeliste
q reederei company:Reederei {}/{} Schifffahrt/{} Partikulier; shipping_company, operator
q schiff phrase; vessel, ship_name
q eni id:########; eni_number, european_ship_number
q schiffer person; skipper, captain
q matrose person; deckhand, mate
q von city; loading_port, origin
q nach city; discharge_port, destination
q terminal company:{} Umschlag/Hafen {}; terminal, loaded_at
q disponent person; dispatcher, scheduler
q los date; departure_date, sailed_on
q da date; expected_arrival, eta; wann es voraussichtlich ankommt
q reise id:R##/###; voyage_number, trip_id
q tiefgang unit:m 1..3; draught, loaded_draft
q tonnen unit:t 300..3000; total_cargo, loaded_tonnes
q pegel unit:cm 90..400; gauge_level, water_level
q gefahr choice:none/one_cone/two_cones; hazard_signals, blue_cones; wie viele blaue Kegel gezeigt werden
q kran flag; crane_on_board, own_gear; whether it can unload itself
q siegel id:PL#####; seal_number, sealed
a fracht money:900..40000; freight_rate, price
a versicherer company; insurer, hull_insurer
a angekommen date; actual_arrival, arrived_on
a eigner person; ship_owner, owner
a schleusen number:2..20; number_of_locks, locks
l partien; lots, cargo_lines, de:Partien
c partien.luke id:#; hatch, hold
c partien.gut phrase; cargo, commodity
c partien.absender company:{} Agrar/{} Stahl/{} Chemie; shipper, consignor
c partien.empf company:Mühle {}/{} Werke/{} Handel; receiver, consignee
c partien.t unit:t 20..900; weight, tonnes
c partien.klasse id:#.#; hazard_class, adn_class
c partien.beleg id:FB####; document, waybill
c partien.wert money:900..90000; value, cargo_value
---
{reederei} || Reise {reise}
# Ladeverzeichnis MS {schiff=Hoffnung|Paula|Main-Donau 4|Gute Ernte|Wacholder}
= ENI: {eni}
= Führung: {schiffer}
= Deck: {matrose}
= ab: {von}, {los}
= an: {nach}, vsl. {da}
= Umschlag: {terminal}
%partien 3..8
L | Gut | Absender → Empfänger | t | Kl. | Beleg
{partien.luke} | {partien.gut=Sojaschrot|Walzdraht|Harnstoff|Braugerste|Splitt|Containerschrott|Raps} | {partien.absender} → {partien.empf} | {partien.t} | {partien.klasse} | {partien.beleg}
{partien.wert=}
%%
Zusammen {tonnen} bei {tiefgang}; maßgebend war ein Stand von {pegel} am Pegel {:city}. {gefahr?Blaue Kegel sind nicht gesetzt~Ein blauer Kegel ist gesetzt~Zwei blaue Kegel sind gesetzt}. {kran!Gelöscht wird mit eigenem Geschirr|Ein Bordkran ist vorhanden~Zum Löschen braucht es einen Landkran|Eigenes Geschirr hat das Schiff nicht}. Luken verplombt mit {siegel}.
Disposition: {disponent}, {:phone}
~ Gasrein geprüft {:date} durch {:company:{} Prüfdienst}. Ersatzmann ab {:city}: {:person}.

== de kirchenvorstand_protokoll
q gemeinde company:Evangelische Kirchengemeinde {}/Pfarrei St. {}/Reformierte Kirche {}; parish, congregation
q vorsitz person; chair, presided_by
q pfarrer person; minister, pastor
q schrift person; secretary, minutes_by
q architekt person; architect, guest_expert; wer als Fachmann geladen war
q tag date; meeting_date, held
q naechste date; next_meeting, following_session
q raum phrase; venue, room
q beginn time; start, opened_at
q losung phrase; opening_text, devotion; womit begonnen wurde
q kollekte money:40..2000; collections_total, offertory
q ruecklage money:900..90000; reserves, fund_balance
q spende money:100..9000; donation_received, gift
q spender person; donor, given_by
q glieder number:300..4000; parishioners, member_total
q taufen number:2..40; baptisms, number_baptised
q oeffentlich flag; public_session, open_meeting; whether anybody may listen
q orgel choice:repair/replace/postpone; organ_decision, what_about_organ
a organist person; organist, musician
a superintendent person; dean, superintendent
a hochzeiten number:2..30; weddings, marriages
a glocke phrase; bell_maker, foundry
a wahl date; election_date, council_election
l beschluesse; resolutions, decisions, de:Beschlüsse
c beschluesse.nr id:##/##; resolution_number, no
c beschluesse.was phrase; subject, matter
c beschluesse.ergebnis phrase; vote, result
c beschluesse.wer person; responsible, carried_out_by
c beschluesse.bis date; deadline, due
c beschluesse.topf phrase; budget_line, paid_from
c beschluesse.kosten money:90..9000; cost, amount
l dienste; services, duties, de:Gottesdienste
c dienste.tag date; on, date
c dienste.leitung person; led_by, preacher
c dienste.form phrase; type, kind_of_service
---
{gemeinde}
# Sitzung vom {tag}, {raum=Gemeindesaal|Sakristei|Pfarrhaus, Wohnzimmer|Kapitelzimmer}
Beginn {beginn} mit {losung=Psalm 46|einem Lied|der Tageslosung|einer Stille}. Leitung {vorsitz}; anwesend ferner {pfarrer} (geistlich), {:person}, {:person}, {:person}; entschuldigt {:person}; als Gast {architekt}. {oeffentlich!Zuhörer sind willkommen und saßen hinten|Getagt wurde vor Zuhörern~Getagt wurde hinter verschlossener Tür|Zuhörer waren nicht zugelassen}.
%beschluesse 4..8 lines
{beschluesse.nr} {beschluesse.was=Dachrinne Nordseite|Freizeit der Konfirmanden|Kindergarten, Zaun|Mikrofone|Friedhofshecke|Osterkerze} ({beschluesse.ergebnis=einstimmig|7 : 2|bei einer Enthaltung|angenommen|6 : 3})
Ausführung {beschluesse.wer}, bis {beschluesse.bis}, {beschluesse.kosten}
{beschluesse.topf=}
%%
{orgel?Die Orgel wird instand gesetzt~Ein neues Instrument soll her~Über die Orgel wird heuer nicht mehr entschieden}.
+++
## Zahlen
{glieder} Seelen, {taufen} Taufen seit Januar, Klingelbeutel {kollekte}, zurückgelegt {ruecklage}. {spender} überließ uns {spende} für die Jugend.
+++
## Es predigen
%dienste 3..6
Tag | Leitung | Form
{dienste.tag} | {dienste.leitung} | {dienste.form=mit Abendmahl|Familien|Taufe|Andacht|Mundart}
%%
+++
Wieder am {naechste}. Niederschrift: {schrift}
~ Verteiler: Dekanat, {:person}, {:person}. Pfarrbüro {:phone}, geöffnet ab {:time}. Freistellungsbescheid vom {:date}.

== de sportfest_ergebnisliste
q ausrichter company:TSV {}/LG {}/Turngau {}; organiser, host_club
q wettkampf phrase; meeting_name, event
q tag date; competition_date, held_on
q stadion phrase; venue, ground
q leiter person; meet_director, competition_manager
q obmann person; chief_judge, referee; wer die Kampfrichter führt
q zeitnahme company:{} Timing/{} Zeitmesstechnik; timekeeping_company, timed_by
q sprecher person; announcer, stadium_speaker
q arzt person; doctor_on_site, medic
q starter number:60..600; athletes, participants
q vereine number:6..60; clubs_represented, number_of_clubs
q meldeschluss date; entry_deadline, closed_on
q beginn time; first_start, begins
q wind id:+#,#; wind_speed, tail_wind
q temperatur unit:°C 8..34; temperature, air
q rekord flag; stadium_record, record_broken; whether a record of the ground fell
q einspruch flag; protest_lodged, appeal; whether somebody objected to a result
q nummer id:VNR #####; permit_number, event_id
a startgeld money:4..20; entry_fee, start_fee
a zuschauer number:50..4000; spectators, attendance
a siegpreis money:50..900; prize_money, winner_prize
a bahn number:6..8; number_of_lanes, lanes
a naechstes date; next_event, next_year_date
l ergebnisse; results, placings, de:Ergebnisse
c ergebnisse.klasse phrase; discipline, event_class
c ergebnisse.platz id:#; place, rank
c ergebnisse.name person; athlete, competitor
c ergebnisse.jahrgang year:198#; birth_year, year_born
c ergebnisse.verein company:SV {}/TuS {}/LAV {}; club, team
c ergebnisse.leistung id:##,##; mark, result
c ergebnisse.bib id:###; start_number, bib
c ergebnisse.trainer person; coach, trained_by
---
^ {ausrichter}
# {wettkampf=Abendsportfest|Bahneröffnung|Kreismeisterschaften|Sprint und Wurf|Nikolaussportfest}
{tag}, {stadion=Waldstadion|Anlage am Kanal|Jahnplatz|Leichtathletikhalle} || Nr. {nummer}
= Leitung: {leiter}
= Kampfrichter: {obmann}
= Zeiten: {zeitnahme}
= Erste Hilfe: {arzt}
= Mikrofon: {sprecher}
= Los ging es: {beginn}
%ergebnisse 6..12
Pl. | Bib | Name | Jg. | Verein | 
/ {ergebnisse.klasse=100 m Frauen|Kugel M40|Weitsprung U18|800 m Männer|Speer weiblich|5000 m}
{ergebnisse.platz} | {ergebnisse.bib} | {ergebnisse.name} | {ergebnisse.jahrgang} | {ergebnisse.verein} | {ergebnisse.leistung}
{ergebnisse.trainer=}
%%
{starter} Leute aus {vereine} Vereinen waren am Start (Meldungen bis {meldeschluss}). Im Mittel {wind} m/s von hinten, {temperatur}. {rekord!Eine Bestmarke der Anlage ist gefallen|Der alte Bahnrekord ist Geschichte~Die alten Bestmarken stehen weiter|An die Bahnrekorde kam niemand heran}. {einspruch!Ein Einspruch wird noch verhandelt|Gegen eine Wertung wurde Einspruch erhoben~Einsprüche gab es nicht|Die Ergebnisse blieben unbestritten}.
~ Gedruckt {:time} von {:person}. Rückgabe der Nummern bis {:time}. Quartier vermittelt {:company}, {:phone}

== de versicherung_hausrat_police
q versicherer company:{} Versicherung AG/{} Feuersozietät/Brandkasse {}; insurer, underwriter
q vertreter company:Agentur {}/{} Makler; agent, broker
q betreuer person; agent_contact, account_manager
q kunde person; policyholder, insured_person
q mitversichert person; co_insured, partner; wer neben dem Vertragspartner geschützt ist
q nummer id:HR ########; policy_number, contract_no
q nachtrag number:1..9; endorsement_number, addendum
q ort address; insured_location, place_of_risk
q flaeche unit:m² 30..240; living_space, floor_area
q beginn date; cover_starts, valid_from
q ablauf date; cover_ends, expiry
q haupt date; main_due_date, annual_renewal; wann jährlich abgerechnet wird
q summe money:20000..200000; sum_insured, coverage_amount
q praemie money:60..600; annual_premium, yearly_cost
q steuer money:9..90; insurance_tax, tax
q konto iban; debit_account, premium_account
q selbst money:100..1000; deductible, excess
q fahrrad flag; bicycle_theft_covered, bike_cover; whether stolen bicycles are paid
q zahlweise choice:yearly/half_yearly/monthly; payment_frequency, how_often_paid
q ausgestellt date; issued_on, document_date
a schaeden number:1..9; previous_claims, claims_count
a vorversicherer company; previous_insurer, former_insurer
a kuendigung date; cancellation_deadline, terminate_until
a hausbesitzer person; landlord, building_owner
a geburt date; policyholder_birth_date, born
l bausteine; coverages, modules, de:Bausteine
c bausteine.name phrase; risk, cover
c bausteine.grenze money:500..40000; limit, maximum
c bausteine.teil percent; share_of_sum, percentage
c bausteine.preis money:4..90; premium_part, price
c bausteine.ab date; included_since, from
c bausteine.beding id:VHB ##; conditions, clause
c bausteine.selbst money:50..500; own_share, deductible
---
{versicherer}
{kunde} || {vertreter}
{:street} || {betreuer}
{:zip} {:city} || {:phone}
# Versicherungsschein {nummer}
Nachtrag {nachtrag}, ersetzt den Schein vom {:date}
= Wo: {ort}
= Wohnfläche: {flaeche}
= Auch geschützt: {mitversichert}
= Von: {beginn}, 12 Uhr
= Bis: {ablauf}, 12 Uhr
= Hauptfälligkeit: {haupt}
= Höchstens: {summe}
= Eigenanteil je Fall: {selbst}
%bausteine 4..9
Gefahr | bis | % | Beitrag | seit | nach
{bausteine.name=Feuer|Einbruch|Leitungswasser|Sturm|Überspannung|Glasbruch|Elementar|Kühlgut} | {bausteine.grenze} | {bausteine.teil} | {bausteine.preis} | {bausteine.ab} | {bausteine.beding}
{bausteine.selbst=}
%%
{fahrrad!Verschwindet ein abgesperrtes Rad, wird es ersetzt|Räder sind auch nachts draußen mitgeschützt~Gestohlene Räder werden nicht ersetzt|Der Diebstahl von Rädern ist nicht eingeschlossen}.
{zahlweise?Für ein ganzes Jahr~Auf ein Jahr gerechnet, in zwei Hälften~Auf ein Jahr gerechnet, in zwölf Teilen} {praemie}, darin {steuer} Steuer; Einzug von {konto}.
> {:city}, {ausgestellt}
~ Vorstand: {:person} (Vors.), {:person}. Aufsichtsrat: {:person}. Beschwerden an {:company:Ombudsmann {}}. Schaden melden {:phone}.

== de insolvenz_tabellenauszug
q gericht company:Amtsgericht {}/Handelsgericht {}; insolvency_court, court
q verwalter person; administrator, trustee, de:Insolvenzverwalter
q kanzlei company:{} Rechtsanwälte/{} & {} Insolvenzverwaltung; law_firm, administrator_office
q sachbearb person; clerk, handled_by
q schuldner company:{} Textil GmbH/{} Bau GmbH/Brauerei {}; debtor, insolvent_company
q ehemals person; former_managing_director, debtor_manager
q zeichen id:## IN ###/##; case_number, file
q eroeffnet date; opened_on, proceedings_opened
q antrag date; petition_filed, application_date
q frist date; claims_deadline, file_claims_until
q termin date; examination_hearing, verification_date
q glaeubiger company:{} Elektro/{} Energie/{} Leasing; recipient_creditor, addressed_creditor; an wen der Auszug geht
q lfd id:###; own_claim_number, sequence_of_recipient
q betrag money:300..90000; own_claim, amount_filed_by_recipient
q fest money:300..90000; amount_admitted, recognised_amount
q quote percent; expected_dividend, payout_quota
q masse money:9000..900000; estate_size, free_assets
q bestritten flag; claim_disputed, contested; whether the claim of the recipient was objected to
q fortfuehrung flag; business_continues, going_concern; whether the business goes on
a ausschuettung date; distribution_date, payout_on
a kaeufer company; investor, bought_by
a mitarbeiter number:5..400; employees, workforce
a konto iban; trust_account, estate_account
a richter person; judge, insolvency_judge
l forderungen; claims, creditors, de:Forderungen
c forderungen.nr id:##; table_number, seq
c forderungen.wer company:{} Handel/{} Bank/{} Spedition/Finanzamt {}; creditor, claimant
c forderungen.grund phrase; legal_ground, reason
c forderungen.sum money:90..90000; filed, claimed_amount
c forderungen.anerk money:90..90000; admitted, accepted
c forderungen.datum date; filed_on, received
c forderungen.rang id:§ ##; rank, priority_class
c forderungen.anwalt person; creditor_lawyer, represented_by
---
{kanzlei} || {:street}, {:zip} {:city}
{verwalter} als Insolvenzverwalter || Bearbeitung: {sachbearb}
An {glaeubiger}
# Auszug aus der Tabelle
{gericht}, {zeichen}
Im Verfahren über das Vermögen der {schuldner}, zuletzt vertreten durch {ehemals}, beantragt am {antrag}, eröffnet am {eroeffnet}. Anzumelden war bis {frist}; geprüft wurde am {termin}.
Ihre Forderung steht unter lfd. Nr. {lfd}: angemeldet {betrag}, festgestellt {fest}. {bestritten!Ich habe sie im Übrigen bestritten|Ein Gläubiger hat ihr widersprochen~Widerspruch wurde nicht erhoben|Bestritten hat sie niemand}.
%forderungen 4..10
Nr. | Gläubiger | Grund | ang. | fest. | Eing. | Rang
{forderungen.nr} | {forderungen.wer} | {forderungen.grund=Warenlieferung|Darlehen|Miete|Lohnsteuer|Fracht|Kaution} | {forderungen.sum} | {forderungen.anerk} | {forderungen.datum} | {forderungen.rang}
{forderungen.anwalt=}
%%
Frei sind derzeit {masse}. Rechnen Sie mit {quote}. {fortfuehrung!Der Betrieb läuft weiter|Es wird weiter produziert~Der Betrieb ist eingestellt|Produziert wird nicht mehr}.
~ Bürozeiten {:time} bis {:time}. Partner: {:person}, {:person}. Dieser Auszug ist vom {:date}. Steuer-Nr. {:id:##/###/####}
`
