/** Whole papers in German that no reader is trained on. */
export const germanHeldOutPapers = `
== de kuechenmontage_abnahme
q kitchen_dealer company:Küchenstudio {}/{} Küchen/Küchenhaus {}; retailer, seller_name
q buyer person; customer, client_name, de:Auftraggeber
q site_address address; installation_site, montageort
q fitter person; installer, lead_fitter, de:Monteur
q fit_day date; installation_date, mounted_on
q acceptance_dt date; signed_off_on, abnahmedatum; day on which the customer took it over
q order_id id:KA-#####; order_number, auftragsnr
q open_items number:1..6; defect_count, remaining_points, anz_maengel; how many points are left to do
q retained money:200..1500; retention, withheld_amount; what the customer keeps back for now
q follow_up date; rework_date, nachbesserung_am
q oven product; oven_model, backofen
q water_connected flag; plumbing_done, isWaterConnected
q front_colour choice:white/grey/green; front_finish, cabinet_color
a warranty_until date; guarantee_end, garantieBis; until when the seller is liable
a paid_on date; payment_date, zahlungsdatum
a hourly_rate money:35..90; fitter_rate, stundensatz
---
{kitchen_dealer} || {:street}, {:zip} {:city}
Ausstellung offen ab {:time} || Tel. {:phone}
> {:city}, {:date}
# Übergabe der Einbauküche, {order_id}
Für {buyer}, {site_address}. Geplant von {:person}, verkauft am {:date}.
Aufgebaut wurde am {fit_day} von {fitter} mit {:person} als Helfer, Beginn {:time}, Feierabend {:time}. Fronten {front_colour?in Weiß, matt|schneeweiß lackiert~in Basaltgrau|in Schiefergrau~in Salbei|tannengrün}, Arbeitsplatte {:unit:mm 20..40}, {:number:9..24} Schränke. Eingebaut ist der {oven}, Seriennummer {:id:FD########}.
{water_connected!Spüle und Geschirrspüler laufen und sind dicht|Zulauf und Ablauf sind angeschlossen~Die Spüle wartet noch auf den Installateur|Zu- und Ablauf macht eine andere Firma}. Den Herd hat {:company} angeklemmt.
+++
## Was noch fehlt
Es bleiben {open_items} Punkte, darunter {:=eine Blende mit Kratzer|ein Sockel zu kurz|zwei Griffe vertauscht|eine Schublade schleift}. Die Teile kommen bis {:date}; {:person} ruft an und kommt {follow_up} zwischen {:time} und {:time}.
+++
## Geld
Aus der Schlussrechnung über {:money:6000..19000} behält der Haushalt {retained} ein, bis alles sitzt. Das Altgerät wurde für {:money:20..60} mitgenommen.
+++
Gemeinsam durchgesehen und unterschrieben am {acceptance_dt}.
~ Reklamationen an {:email}. Nicht genannte Mängel gelten als nicht vorhanden. Geschäftsführung {:person}, HRB {:number:1000..99999}. Pflegeset {:money:15..40}.

== de brillenauftrag_gleitsicht
q shop company:Optik {}/{} Augenoptik/Brillenhaus {}; optician_shop, branch, de:Augenoptiker
q wearer person; customer, patient_name
q refractionist person; tested_by, optometrist, de:Refraktion
q frame product; frame_model, fassung
q orderNo id:BA######; order_number, auftrag_nr
q test_date date; eye_test_on, refraktionsdatum
q ready_on date; pickup_from, collection_date, fertigstellung
q frame_price money:60..480; price_frame, cost_of_frame
q lens_price money:180..980; price_lenses, cost_of_lenses
q down_payment money:50..300; deposit, anzahlung
q pd unit:mm 56..72; pupillary_distance, pupillenabstand
q tint flag; lenses_tinted, getoent; whether the glass is coloured
q coating choice:basic/super/blue light; coating_level, lens_coating
q fit_guarantee_days number:30..180; compatibility_guarantee, vertraeglichkeit_tage
a insurer company; health_fund, krankenkasse; who shares in the costs
a phone phone; customer_phone, mobile_no; number of the customer
a driving_fit flag; fit_to_drive, fahrtauglich
---
{shop}
{:street}, {:zip} {:city} || Meisterbetrieb, {:person}
Telefon {:phone} || USt-ID {:id:DE#########}

# Auftrag {orderNo}
{wearer}, geboren {:date}
Gemessen {test_date} von {refractionist}, Werkstatt {:person}
Rechts sph {:number:1..6}, zyl {:number:1..3}, Achse {:number:5..175}; links sph {:number:1..6}, zyl {:number:1..3}, Achse {:number:5..175}; Add {:number:1..3}. Augen stehen {pd} auseinander, Einschleifhöhe {:unit:mm 16..26}. Letzte Brille von {:year}, Glas {:company}.
+++
## Ausführung
= Gestell: {frame}
= Farbe: {:=havanna|schwarz matt|gold|blau}
Gläser Index {:number:1..2}, {coating?einfach entspiegelt, ohne Lotus~mit der härtesten Schicht, wasser- und schmutzabweisend~mit Filter gegen das Licht von Bildschirmen}. {tint!Leicht braun eingefärbt|Mit Verlauf in Grau~Klar wie Wasser|Ohne jede Farbe}.
+++
## Preis
= Gestell mit Etui: {frame_price}
= Gläser, Paar: {lens_price}
= Nachlass Aktionswoche: {:money:20..90}
Davon heute {down_payment} bar. Wir rufen nicht an: ab {ready_on} liegt sie bereit, Anpassung mit Termin.
Kommen Sie mit dem Sehen nicht zurecht, tauschen wir {fit_guarantee_days} Tage lang. Danach kostet ein neues Paar {:money:90..300}.
~ Sonnenbrillen mit {:percent} Nachlass bis {:date}. Kontaktlinsen bei {:person}. Bestellt bei {:company} am {:date}.

== de masernschutz_nachweis_kita
q daycare company:Kita {}/Kinderhaus {}/Waldkindergarten {}; facility, institution, de:Einrichtung
q child person; child_name, kind_name
q birth date; dob, geburtsdatum
q guardian person; parent, custodian, erziehungsberechtigt
q head person; head_of_daycare, leitung
q first_shot date; dose1_date, erste_impfung
q second_shot date; dose2_date, zweite_impfung
q doctor person; vaccinating_doctor, impfarzt
q checked_on date; verified_on, kontrolldatum
q deadline date; submit_by, nachweis_bis; until when the paper has to be handed in
q starts date; admission_date, betreuungsbeginn
q authority company:Gesundheitsamt {}/Landratsamt {}; health_office, reported_to
q exempt flag; contraindicated, has_exemption; whether the child need not be vaccinated
q proof choice:card/certificate/blood test; proof_type, nachweisart
a batch id:A##C###@; lot_number, chargennummer
a phone phone; guardian_phone, tel_eltern
a fine money:200..2500; penalty, bussgeld
---
{daycare} || Träger: {:company}
{:street}, {:zip} {:city} || Büro {:phone}
> {:date}
An {guardian}
{:address}

# Schutz nach § 20 IfSG
Guten Tag,
{child}, geboren {birth}, soll {starts} zu uns in die Gruppe {:=Igel|Wurzelzwerge|Sterne|Frösche} kommen, Bezugserzieherin ist {:person}. Dazu haben wir am {checked_on} Ihre Unterlagen angesehen; dabei war {:person}.
Vorgelegen hat {proof?der gelbe Ausweis im Original~ein Schreiben der Praxis mit Stempel~ein Titer, den ein Labor im Blut bestimmt hat}. Eingetragen sind Stiche vom {first_shot} und vom {second_shot}, beide von {doctor}, {:city}; Tetanus zuletzt {:date}. {exempt!Eine dauernde Gegenanzeige ist bescheinigt|Wegen einer Grunderkrankung darf nicht geimpft werden~Gründe, die dagegen sprechen, sind nicht bekannt|Nichts spricht gegen die Impfung}.
+++
## Wie es weitergeht
Die Kopie der letzten Seite fehlt noch und muss bis {deadline} hier sein. Sonst geht am Tag danach eine Meldung an {authority}, Zimmer {:number:100..400}, zuständig {:person}.
+++
Das Essensgeld von {:money:40..95} ist davon unberührt und bis {:date} fällig.
{head}
~ Aufbewahrt bis zum Ende der Betreuung. Datenschutz: {:person}, {:email}. Elternabend {:date}, {:time}. Formular Stand {:month} {:year}.

== de imker_wanderbescheinigung
q vet_office company:Veterinäramt {}/Landkreis {}/Amt für Verbraucherschutz {}; issuing_authority, behoerde
q beekeeper person; keeper, owner, imker_name
q apiary company:Imkerei {}/Bioland-Imkerei {}; business_name, betrieb
q hives number:4..80; colonies, hive_count, anzahl_voelker
q origin city; from_place, herkunftsort
q destination city; target_place, zielort
q landowner person; host, grundstueckseigner; on whose land they will stand
q inspected date; inspection_date, untersucht_am
q inspector person; bee_inspector, bienensachverstaendiger
q valid_until date; expires_on, gueltig_bis
q move_on date; transport_date, wandertag
q reg_id id:DE-##-######; registration_number, bienenreg_nr
q fee money:8..60; charge, gebuehr
q foulbrood flag; afb_found, faulbrut; whether the brood disease was found
q forage choice:rape/linden/forest; tracht, target_forage
a honey_kg unit:kg 20..900; yield, honigertrag
a return_date date; back_home, rueckwanderung
a treatment_date date; varroa_treated_on, behandlungsdatum
---
{vet_office}
{:street}, {:zip} {:city} || Zeichen {:id:39-##/####}
Frau {:last}, Zimmer {:number:10..300} || {:phone}
> {:date}
{apiary}
{beekeeper}, {:street}, {:zip} {:city}
# Gesundheitszeugnis für die Wanderung mit Bienen
geführt unter {reg_id}
Auf Ihren Antrag vom {:date} hat {inspector} am {inspected} den Stand bei {origin} geöffnet. Gesehen wurden {hives} Völker und {:number:1..12} Ableger auf {:number:2..14} Wagen. {foulbrood!In einer Futterkranzprobe fanden sich Sporen der bösartigen Seuche|Das Labor meldete Sporen~Brut und Futter waren ohne Befund|Auch das Labor fand keine Sporen}. Milben fielen je Tag {:number:0..9}.
+++
## Damit dürfen Sie
am {move_on} nach Einbruch der Dunkelheit nach {destination} fahren und auf dem Flurstück {:number:100..999} bei {landowner} abstellen, wo {forage?die gelben Felder~die Alleebäume im Juni~Fichten und Tannen mit ihrem Tau} {:=reiche Ernte versprechen|in Aussicht stehen|gemeldet sind}. Abstand zum nächsten Stand, dem von {:person}, {:unit:m 200..900}.
+++
Dieses Papier gilt bis {valid_until}; der Ortsobmann {:person} ist zwei Tage vorher anzurufen, {:phone}.
Zu zahlen sind {fee} bis {:date} auf {:iban}. Für die Probe berechnet das Labor {:money:15..60}.
~ Im Auftrag {:person}. Sperrbezirke Stand {:date}. Widerspruch binnen eines Monats.

== de nachtzug_umbuchung
q rail_company company:{} Nachtzüge/{} Bahnreisen/Nachtreise {}; operator, carrier, de:Bahnunternehmen
q traveller person; passenger, lead_traveller
q booking_code id:@@####; pnr, buchungsnummer
q train id:NJ ###; train_number, zugnr
q dep_city city; origin, departure_station, abfahrtsort
q arr_city city; destination, arrival_station, ankunftsort
q old_date date; original_date, previous_departure, altesDatum
q new_date date; new_departure, neuesDatum
q depart_at time; departure_time, abfahrt
q arrive_at time; arrival_time, ankunft
q price_diff money:5..90; fare_difference, aufpreis
q service_fee money:5..25; rebooking_fee, umbuchungsgebuehr
q berths number:1..6; bed_count, anzahl_plaetze
q car number:251..299; coach, wagennummer
q breakfast flag; breakfast_included, mit_fruehstueck
q comfort choice:seat/couchette/sleeper; category, travel_class
a pay_date date; charged_on, zahlungsdatum
a arr_platform number:1..24; platform_arrival, gleis_ankunft
a conductor person; attendant, zugbegleiter
---
{rail_company} || Kundendialog {:phone}
Postfach {:number:1000..9999}, {:city} || {:email}
> {:date}
{traveller}
{:address}
# Ihre Reise wurde verlegt
Guten Tag {traveller}, wie am {:date} mit {:person} besprochen fahren Sie nicht mehr am {old_date}, sondern {new_date}. Es bleibt bei {booking_code}.
= Zug: {train}
= Ab: {dep_city}, {depart_at}, Gleis {:number:1..20}
= An: {arr_city}, {arrive_at}
= Wagen: {car}
= Plätze: {berths}
{comfort?Sie sitzen im Abteil zu sechst, Lehnen verstellbar~Sie liegen im Abteil mit vier Pritschen, Laken liegt bereit~Sie haben ein Abteil mit Waschbecken und gemachten Betten}. {breakfast!Am Morgen bringt man Kaffee und Semmeln ans Bett|Morgens wählen Sie sechs Dinge von der Karte, das ist bezahlt~Verpflegung gibt es im Speisewagen gegen Bezahlung|Kaffee und Semmeln kosten im Wagen extra}.
+++
## Kosten
Die neue Nacht ist teurer, dafür {price_diff}; für das Ändern selbst {service_fee}. Beides geht in den nächsten Tagen von Ihrer Karte ab, die auf {:number:1000..9999} endet. Ein Rad kostet {:money:10..20}, ein Hund {:money:20..40}.
Bis {:date} ist eine weitere Verlegung möglich, Erstattung nur {:percent}.
~ Grenzkontrolle gegen {:time}, Ausweis ins Fach. Anschluss bis {:city} auf eigenes Risiko. Mitreisend gemeldet: {:person}. Bearbeitet von {:person}.

== de lohnsteuerhilfe_beratungsbogen
q advice_centre company:Lohnsteuerhilfe {}/Steuerring {}/Lohnsteuerberatung {} e.V.; association, beratungsstelle
q adviser person; consultant, berater
q member person; client, mitglied_name
q spouse person; partner_name, ehegatte
q tax_office company:Finanzamt {}; fiscal_authority, zustaendiges_amt
q tax_id id:## ### ### ###; steuer_id, tin
q year_filed year; tax_year, veranlagungsjahr
q gross money:24000..92000; gross_income, bruttolohn
q commute_km unit:km 4..88; commuting_distance, entfernung_arbeit
q workdays number:90..230; office_days, arbeitstage
q refund_est money:120..2900; expected_refund, erstattung_geschaetzt
q member_fee money:49..390; annual_fee, mitgliedsbeitrag
q filed_on date; submitted_at, uebermittelt_am
q church flag; church_tax_payer, kirchensteuer
q joint flag; joint_assessment, zusammenveranlagung
q class choice:one/three/four; tax_class, lohnsteuerklasse
a refund_iban iban; bank_account, kontoverbindung
a assessment_date date; notice_date, bescheiddatum
a home_office_days number:10..210; remote_days, ho_tage
---
{advice_centre}
Beratungsstelle {:city}, {:street} || Termin {:phone}
Leitung: {:person} || Vereinsregister {:id:VR ####}
# Gesprächsbogen {:id:LB-####}
aufgenommen {:date} von {adviser}
= Für das Jahr: {year_filed}
= Mitglied: {member}, seit {:date}
= Ident.: {tax_id}
= Verheiratet mit: {spouse}
= Amt: {tax_office}
{joint!Beide geben eine Erklärung ab|Man lässt sich gemeinsam veranlagen~Jeder erklärt für sich|Die Eheleute bleiben steuerlich getrennt}. Der Lohn lief über die {class?erste~dritte~vierte} der sechs Klassen. {church!Evangelisch, der Satz steht auf der Karte|Katholisch gemeldet~Ausgetreten, nichts abzuführen|Gehört keiner Kirche an}.
+++
## Zahlen
Arbeitgeber {:company} bescheinigt {gross}, einbehalten {:money:2000..19000}, Soli {:money:10..300}. Gefahren wurde an {workdays} Tagen je {commute_km} einfach, Kilometer zu {:money:0..1}. Zwei Dienstreisen nach {:city}, Spesen {:money:40..400}. Handwerker {:company}, {:money:90..1900}. Spende an {:company} {:money:20..400}.
+++
## Ergebnis
Wir rechnen mit etwa {refund_est}, die zurückkommen. Elektronisch abgeschickt {filed_on}; das Amt braucht meist {:number:4..14} Wochen. Frist wäre {:date} gewesen.
Ihr Beitrag: {member_fee}, abgebucht im {:month}. Aufnahme einmalig {:money:10..20}.
~ Belege {:number:4..10} Jahre aufheben. Vertretung im Urlaub: {:person}, {:phone}. Haftpflicht bei {:company}.

== de krankengeld_bescheid
q fund company:{} Krankenkasse/BKK {}/IKK {}; health_insurer, kasse
q insured person; policyholder, versicherte_person
q insured_no id:@#########; member_no, versichertennummer
q employer company; employer_name, arbeitgeber
q ill_since date; incapacity_start, krank_seit, au_beginn
q pay_from date; benefit_start, zahlung_ab; first day for which the fund pays
q max_until date; benefit_end, anspruch_bis; last day on which it could be paid
q daily_gross money:40..110; gross_daily, brutto_tag
q daily_net money:34..95; net_daily, netto_tag
q clerk person; case_worker, sachbearbeiter
q doctor person; treating_doctor, arzt
q objection_days number:14..31; appeal_period, widerspruchsfrist
q wage_until date; continued_pay_end, lohnfortzahlung_bis
q rehab_invited flag; rehab_requested, reha_aufforderung
q cause choice:illness/work accident/child sick; reason, leistungsgrund
a diagnosis id:@##.#; icd, diagnose_code
a paid_on date; transfer_date, auszahlungstag
a kids number:1..4; num_children, kinderzahl
---
{fund}
Leistungszentrum {:city} || Es schreibt {clerk}
{:street}, {:zip} {:city} || Durchwahl {:phone}
> {:date}
{insured}
{:address}
Unser Zeichen {:id:KG-####-##}, Ihre Nummer {insured_no}

# Wir zahlen Ihnen Geld, solange Sie nicht arbeiten können
Sehr geehrte Versicherte, sehr geehrter Versicherter,
seit {ill_since} bescheinigt {doctor}, {:city}, dass Sie nicht arbeiten können, {cause?weil Sie krank sind~nach dem Sturz im Betrieb, für die Berufsgenossenschaft~weil Ihr Kind Sie braucht}. {employer} hat bis {wage_until} weitergezahlt; die Auskunft von {:person} aus dem Lohnbüro liegt uns seit {:date} vor.
+++
## Höhe
Ab {pay_from} bekommen Sie am Tag {daily_gross}. Davon gehen Rente {:money:3..9}, Arbeitslosenversicherung {:money:1..3} und Pflege {:money:1..3} ab, es bleiben {daily_net}. Grundlage ist der {:month} mit {:money:1800..5200} und einem Höchstsatz von {:percent}.
+++
## Wie lange
Längstens bis {max_until}, gerechnet werden {:number:50..78} Wochen. Die nächste Bescheinigung brauchen wir bis {:date}. {rehab_invited!Wir fordern Sie auf, binnen zehn Wochen eine Kur zu beantragen|Bitte stellen Sie den Antrag auf Reha, er liegt bei~Eine Kur verlangen wir zur Zeit nicht|An eine Reha ist vorerst nicht gedacht}.
Wenn Sie nicht einverstanden sind, haben Sie {objection_days} Tage.
~ Fragen zur Rente: {:company}. Wiedereingliederung: {:person}, {:phone}. Ohne Unterschrift gültig. Kassenwahl bis {:date} gebunden.

== de sturzprotokoll_pflegeheim
q home company:Seniorenzentrum {}/Haus {}/Pflegeheim {}; facility_name, einrichtung
q resident person; patient, bewohner
q room number:1..240; room_no, zimmernummer
q fall_date date; incident_date, sturz_am
q fall_time time; incident_time, sturzzeit
q found_by person; discovered_by, auffindende_person
q nurse person; nurse_in_charge, pflegefachkraft
q doctor person; doctor_informed, arzt_informiert
q doctor_at time; doctor_called_at, arzt_uhrzeit
q relative person; family_member, angehoerige
q place phrase; location, sturzort
q injury phrase; injuries, verletzung
q pulse number:54..128; heart_rate, puls
q hospital flag; sent_to_hospital, krankenhaus; whether the resident was taken away
q restraint flag; bed_rails_up, fixierung
q footwear choice:barefoot/slippers/shoes; shoes_worn, schuhwerk
q witnesses number:0..4; witness_count, zeugen
a weight unit:kg 42..96; body_weight, gewicht
a birth date; birth_date, geburtsdatum
a last_fall date; previous_fall, letzter_sturz
---
{home} || Wohnbereich {:number:1..5}
{:street}, {:zip} {:city} || Pforte {:phone}
# Ereignisblatt {:id:S-####}
= Bewohner: {resident}
= Zimmer: {room}
= Eingezogen: {:date}
= Pflegegrad: {:number:2..5}
Am {fall_date} gegen {fall_time} {place=vor dem Bett|im Bad neben der Dusche|auf dem Flur am Fenster|im Speisesaal|auf der Terrasse} zu Fall gekommen; zuletzt um {:time} in Ordnung gesehen. Aufgefunden von {found_by}, {:=Reinigung|Betreuung|Küche}, dann {nurse} gerufen. Es sahen {witnesses} andere zu. Am Fuß: {footwear?nichts, die Strümpfe lagen im Bad~offene Pantoffeln~feste Halbschuhe mit Klett}. {restraint!Die Seitenteile waren mit richterlichem Beschluss hochgestellt|Die Gitter waren oben, Einwilligung liegt vor~Nichts hielt die Person im Bett|Die Seitenteile waren unten}.
+++
## Was zu sehen war
{injury=Platzwunde an der Stirn|Schürfung am Ellenbogen|Schmerz in der linken Hüfte|Bluterguss am Handgelenk|Nichts zu sehen}. Puls {pulse}, Druck {:number:95..190} zu {:number:50..100}, Zucker {:number:70..210}, Temperatur {:unit:°C 35..38}.
+++
## Wer erfuhr davon
* {doctor} telefonisch {doctor_at}
* {relative}, Tochter, {:time}, {:phone}
* Pflegedienstleitung {:person} am {:date}
{hospital!Der Rettungswagen fuhr mit ihr davon|Nach Röntgen stationär aufgenommen~Blieb im Haus, stündlich nachgesehen|Eine Einweisung war nicht nötig}.
~ Auswertung im Team am {:date} unter {:person}. Hüftschutz kostet {:money:40..90}. Vordruck {:id:F-###}, freigegeben {:date}.

== de fahrradleasing_uebernahme
q lessor company:{} Dienstrad/{} Leasing/Radleasing {}; leasing_company, leasinggeber
q employee person; rider, nutzer, user_name
q employer company; employing_firm, arbeitgeber
q bike product; bicycle_model, fahrrad
q frame_no id:@@########; frame_number, rahmennummer
q contract id:DR-#######; contract_number, vertragsnr
q start date; lease_start, ueberlassung_ab
q end date; lease_end, leasingende
q monthly money:28..140; monthly_rate, leasingrate
q list_price money:900..6900; rrp, uvp
q takeover_price money:150..1250; buyout, uebernahmepreis; for how much the rider may keep it
q decide_by date; reply_deadline, entscheidung_bis
q dealer company:Radhaus {}/{} Zweirad/Fahrrad {}; bike_shop, haendler
q battery flag; is_ebike, mit_motor
q insured flag; theft_cover, diebstahlschutz
q choice_made choice:buy/return/undecided; decision, wahl
a paid date; payment_date, bezahlt_am
a hr_contact person; personnel_contact, personalabteilung
a mileage unit:km 300..9000; odometer, kilometerstand
---
{lessor} || Serviceteam, {:phone}
{:street}, {:zip} {:city} || {:email}
> {:date}
{employee}
über {employer}, {:zip} {:city}
# Ihr Vertrag {contract} läuft aus
Vor drei Jahren, am {start}, haben Sie bei {dealer} Ihr Rad abgeholt; beraten hatte {:person}. Am {end} ist Schluss.
= Rad: {bike}
= Eingeschlagen: {frame_no}
= Schloss: {:id:AB-####}
= Damals empfohlen für: {list_price}
= Aus dem Gehalt umgewandelt: {monthly} im Monat
= Wartung darin: {:money:3..15}
{battery!Der Akku hielt bei der letzten Durchsicht noch gut|Der Antrieb sitzt in der Mitte~Es fährt allein mit der Kraft der Beine|Ohne Antrieb, nur Pedale}. {insured!Wird es gestohlen, kommt jemand dafür auf|Gegen Entwenden war es abgesichert~Gegen Langfinger war es nicht abgesichert|Ein Verlust ginge zu Ihren Lasten}.
+++
## Zwei Wege
Sie behalten es für {takeover_price}, die Lohnsteuer tragen wir; oder Sie bringen es bis {:date} zurück, Fracht {:money:30..70}. Sagen Sie es uns bis {decide_by}. {choice_made?Im Portal haben Sie angeklickt, dass Sie es behalten~Im Portal steht, dass es zurückgeht~Noch haben Sie im Portal nichts angeklickt}. Schäden über {:money:50..150} werden nachberechnet.
~ Folgerad mit {:percent} Bonus bis {:date}. Unterzeichnet {:person} und {:person}. Vorstand: {:person}.

== de glasfaser_hausbegehung
q network company:{} Glasfaser/Stadtwerke {}/{} Netz; provider, netzbetreiber
q builder company:{} Tiefbau/{} Kabelbau; subcontractor, bauunternehmen
q surveyor person; inspector, begeher
q owner person; house_owner, eigentuemer
q address address; building_address, objekt
q walk_date date; survey_date, begehung_am
q dig_from date; construction_start, baubeginn
q active_from date; activation_date, anschluss_ab; when the line is to work
q units number:1..24; dwellings, wohneinheiten
q trench unit:m 2..38; trench_length, grabenlaenge
q entry_point phrase; house_entry, hauseinfuehrung
q pole_id id:HP-######; home_id, objekt_id
q extra_cost money:60..900; surcharge, mehrkosten
q consent_signed flag; owner_consent, gestattung
q own_trench flag; self_dig, eigenleistung
q surface choice:lawn/paving/asphalt; ground_surface, oberflaeche
a speed unit:Mbit/s 100..1000; bandwidth, downstream
a tariff_price money:25..90; monthly_fee, monatspreis
a caretaker person; janitor, hausmeister
---
{network}
Ausbau Gebiet {:number:1..40} || Bauhotline {:phone}
# Begehung {pole_id}
Durchgeführt {walk_date}, {:time} bis {:time}, für {network} von {surveyor}, begleitet von {owner}
= Haus: {address}
= Parteien darin: {units}
= Baujahr: {:year}
+++
## Der Weg vom Gehsteig
Rund {trench} durch {surface?den Rasen, Soden werden abgehoben~Verbundpflaster, Steine seitlich gelagert~eine Schwarzdecke, die geschnitten wird}. Tiefe {:unit:cm 35..70}. Gas liegt {:unit:m 1..4} entfernt, Auskunft {:company} vom {:date}. {own_trench!Den Graben zieht der Haushalt mit eigener Schaufel|Gegraben wird von der Familie selbst~Gegraben wird von uns|Der Haushalt gräbt nicht selbst}. Hinein geht es {entry_point=durch die Kellerwand neben dem Zähler|unter der Treppe|durch das alte Telefonrohr|über den Hauswirtschaftsraum}, Kernloch {:unit:mm 16..40}. Drinnen {:unit:m 2..25} Kabelkanal, Dose bei {:person}, Erdgeschoss.
+++
## Vereinbart
{consent_signed!Die Gestattung wurde an Ort und Stelle unterschrieben|Unterschrift unter der Gestattung liegt vor~Die Gestattung nahm man mit, um sie zu lesen|Unter der Gestattung fehlt der Name noch}. Was über die freien {:number:10..20} Meter hinausgeht, {extra_cost}, zahlbar nach Fertigstellung.
{builder} beginnt {dig_from}, Polier {:person}, {:phone}. Licht kommt {active_from} auf die Faser, sofern das Amt bis {:date} die Straße freigibt.
~ Wer den Vertrag nach {:date} schließt, zahlt {:money:400..1500}. Beschwerden an {:person}. Fotos: {:number:6..30}.

== de waschmaschine_reparaturbericht
q service_co company:{} Kundendienst/Hausgeräte {}/Elektro {}; repair_company, werkstatt
q customer person; client_name, kunde
q appliance product; machine_model, geraet
q e_no id:WM#########/##; model_number, enummer
q visit date; service_date, einsatztag
q tech person; technician, techniker
q fault_code id:E##; error_code, fehlercode
q part_name phrase; replaced_part, ersatzteil
q part_price money:18..190; part_cost, teilepreis
q travel_fee money:29..65; call_out_fee, anfahrt
q work_min number:15..120; labour_minutes, arbeitszeit_min
q total money:120..420; total_cost, endbetrag
q purchased year; bought_in, kaufjahr
q repaired flag; is_fixed, behoben
q under_warranty flag; warranty_case, garantiefall
q paid_by choice:cash/card/transfer; payment_method, zahlart
a next_visit date; follow_up_date, folgetermin
a hourly money:50..110; hourly_rate, stundensatz
a manufactured date; production_date, herstelldatum
---
{service_co} || Bericht {:id:R######}
{:street}, {:zip} {:city} || {:phone}, {:email}
Bei {customer}, {:street}, {:=2. Stock|Keller|Erdgeschoss}; Verwaltung {:company}
# Einsatz am {visit}
{tech} kam um {:time}, werkte {work_min} Minuten und ging um {:time}, angemeldet hatte {:person} am {:date}.
= Gerät: {appliance}
= Typ: {e_no}
= Angeschafft: {purchased}
= Anzeige: {fault_code}
Beanstandet: {:=pumpt nicht ab|schleudert nicht|verliert Wasser|heizt nicht}. Gemessen {:unit:V 220..238} an der Dose, {:unit:Ohm 12..160} am Motor, Zulauf {:unit:bar 2..6}. Getauscht: {part_name=Laugenpumpe|Türmanschette|Heizstab|Stoßdämpfer, beide|Leistungsmodul}, alte Nummer {:id:00######}. {repaired!Probelauf bei sechzig Grad ohne Anzeige|Läuft wieder, zwei Programme durchgesehen~Der Fehler kam nach zehn Minuten wieder|Steht weiter still, ein Austausch wäre ratsam}. Trommellager mit Spiel, hält vielleicht noch {:number:1..4} Jahre.
+++
## Rechnung an Ort und Stelle
= Weg: {travel_fee}
= Lohn: {:money:30..140}
= Material: {part_price}
= Entsorgung: {:money:5..12}
= Summe mit Steuer: {total}
{under_warranty!Sie zahlen nichts, das Werk kommt dafür auf|Trägt der Hersteller, Frist noch offen~Die Frist des Herstellers ist vorbei, daher zu Ihren Lasten|Nicht mehr Sache des Herstellers}. {paid_by?Scheine erhalten~Am Lesegerät beglichen~Kommt per Überweisung}.
~ Auf unsere Arbeit {:number:6..24} Monate. Neue Geräte: {:person}, Laden {:city}. Innung {:company}. Gerät wiegt {:unit:kg 60..90}.

== de wespennest_umsiedlung
q helper_org company:Wespenhilfe {}/{} Naturschutz/Hornissenschutz {}; organisation, fachbetrieb
q relocator person; expert, umsiedler
q resident person; reporting_person, melder
q permit_office company:Untere Naturschutzbehörde {}/Landratsamt {}; authority, genehmigung_durch
q permit_no id:NSG-##/###; permit_number, bescheid_nr
q reported date; report_date, gemeldet_am
q moved date; relocation_date, umgesetzt_am
q new_site phrase; target_location, neuer_ort
q distance unit:km 2..14; distance_moved, entfernung
q species choice:hornet/common wasp/field wasp; insect, art
q animals number:30..900; individuals, tierzahl
q cost money:60..320; price, kosten
q stings number:0..7; sting_count, stiche
q allergic flag; allergy_in_household, allergiker
q queen flag; queen_found, koenigin
a nest_age number:1..20; age_weeks, nestalter
a fire_brigade company:Feuerwehr {}; fire_service, feuerwehr
a check_date date; follow_up, nachkontrolle
---
{helper_org} || gemeinnützig, {:id:VR ####}
{:street}, {:zip} {:city}
Notruf im Sommer {:phone} || {:url}
# Bericht {:id:W-###/##}
Gerufen hat uns {reported} {resident}, {:address}, Nachbar ist {:person}. Das Nest, groß wie {:=ein Fußball|ein Kürbis|eine Melone}, hing {:=im Rollladenkasten|unter dem Dachüberstand|im Gartenhaus|im Vogelkasten} in {:unit:m 1..7} Höhe. {allergic!Das jüngere Kind trägt eine Spritze mit Adrenalin bei sich|Im Haus lebt jemand, für den ein Stich gefährlich ist~Niemand im Haus verträgt Stiche schlecht|Gefährdet ist durch Stiche keiner der Bewohner}.
Die Tiere sind {species?groß, rotbraun und stehen unter strengem Schutz~schwarz-gelb, die vom Kuchen~schmal, mit langen Beinen, ihr Nest ohne Hülle}.
+++
## Genehmigt
{permit_office}, Frau {:last}, {permit_no} vom {:date}, gültig bis {:date}.
+++
## So ging es
{moved} ab {:time} hat {relocator} mit {:person} etwa {animals} in die Kiste gesaugt, Wabe um Wabe umgehängt. {queen!Die Königin ging als eine der letzten mit|Auch die Herrscherin des Volks war dabei~Die Königin blieb unauffindbar|Eine Königin war nicht zu sehen}. Gestochen wurde {stings} Mal. Jetzt steht der Kasten {new_site=am Waldrand hinter dem Sportplatz|auf der Streuobstwiese|bei der alten Mühle|im Klostergarten}, {distance} weg, Pate ist {:person}.
Berechnet: {cost}, dazu Fahrt {:money:0..2} je km. Zu zahlen bis {:date}. Spenden an {:iban}.
~ Umsiedlungen im Jahr {:year}: {:number:20..240}. Vorsitz {:person}. Kästen liefert {:company} für {:money:60..180}.
`
