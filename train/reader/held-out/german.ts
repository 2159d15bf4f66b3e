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
q oven phrase; oven_model, backofen
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
Aufgebaut wurde am {fit_day} von {fitter} mit {:person} als Helfer, Beginn {:time}, Feierabend {:time}. Fronten {front_colour?in Weiß, matt|schneeweiß lackiert~in Basaltgrau|in Schiefergrau~in Salbei|tannengrün}, Arbeitsplatte {:unit:mm 20..40}, {:number:9..24} Schränke. Eingebaut ist der {oven=Siemens HB 578|Neff Slide N50|Miele H 2860|Bosch Serie 6}, Seriennummer {:id:FD########}.
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
q frame phrase; frame_model, fassung
q orderNo id:BA######; order_number, auftrag_nr
q test_date date; eye_test_on, refraktionsdatum
q ready_on date; pickup_from, collection_date, fertigstellung
q frame_price money:60..480; price_frame, cost_of_frame
q lens_price money:180..980; price_lenses, cost_of_lenses
q down_payment money:50..300; deposit, anzahlung
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
Rechts sph {:number:1..6}, zyl {:number:1..3}, Achse {:number:5..175}; links sph {:number:1..6}, zyl {:number:1..3}, Achse {:number:5..175}; Add {:number:1..3}. Augen stehen {:unit:mm 56..72} auseinander, Einschleifhöhe {:unit:mm 16..26}. Letzte Brille von {:year}, Glas {:company}.
+++
## Ausführung
= Gestell: {frame=Silhouette Urban|Ray-Ban 5154|Götti Perk|Mykita Aino}
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
Vorgelegen hat {proof?der gelbe Ausweis im Original~ein Schreiben der Praxis mit Stempel~ein Titer, den ein Labor im Blut bestimmt hat}. Eingetragen sind Stiche vom {first_shot} und vom {second_shot}, beide von {:person}, {:city}; Tetanus zuletzt {:date}. {exempt!Eine dauernde Gegenanzeige ist bescheinigt|Wegen einer Grunderkrankung darf nicht geimpft werden~Gründe, die dagegen sprechen, sind nicht bekannt|Nichts spricht gegen die Impfung}.
+++
## Wie es weitergeht
Die Kopie der letzten Seite fehlt noch und muss bis {deadline} hier sein. Sonst geht am Tag danach eine Meldung an {authority}, Zimmer {:number:100..400}, zuständig {:person}.
+++
Das Essensgeld von {:money:40..95} ist davon unberührt und bis {:date} fällig.
{head}
~ Aufbewahrt bis zum Ende der Betreuung. Datenschutz: {:person}, {:email}. Elternabend {:date}, {:time}. Formular Stand {:month} {:year}.

== de imker_wanderbescheinigung
q vet_office company:Veterinäramt {}/Landkreis {}/Amt für Verbraucherschutz {}; issuing_authority, behoerde
q apiary company:Imkerei {}/Bioland-Imkerei {}; business_name, betrieb
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
{:person}, {:street}, {:zip} {:city}
# Gesundheitszeugnis für die Wanderung mit Bienen
geführt unter {reg_id}
Auf Ihren Antrag vom {:date} hat {inspector} am {inspected} den Stand bei {origin} geöffnet. Gesehen wurden {:number:4..80} Völker und {:number:1..12} Ableger auf {:number:2..14} Wagen. {foulbrood!In einer Futterkranzprobe fanden sich Sporen der bösartigen Seuche|Das Labor meldete Sporen~Brut und Futter waren ohne Befund|Auch das Labor fand keine Sporen}. Milben fielen je Tag {:number:0..9}.
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
q dep_city city; origin, departure_station, abfahrtsort
q old_date date; original_date, previous_departure, altesDatum
q new_date date; new_departure, neuesDatum
q depart_at time; departure_time, abfahrt
q arrive_at time; arrival_time, ankunft
q price_diff money:5..90; fare_difference, aufpreis
q service_fee money:5..25; rebooking_fee, umbuchungsgebuehr
q berths number:1..6; bed_count, anzahl_plaetze
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
= Zug: {:id:NJ ###}
= Ab: {dep_city}, {depart_at}, Gleis {:number:1..20}
= An: {:city}, {arrive_at}
= Wagen: {:number:251..299}
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
q tax_office company:Finanzamt {}; fiscal_authority, zustaendiges_amt
q tax_id id:## ### ### ###; steuer_id, tin
q year_filed year; tax_year, veranlagungsjahr
q gross money:24000..92000; gross_income, bruttolohn
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
= Verheiratet mit: {:person}
= Amt: {tax_office}
{joint!Beide geben eine Erklärung ab|Man lässt sich gemeinsam veranlagen~Jeder erklärt für sich|Die Eheleute bleiben steuerlich getrennt}. Der Lohn lief über die {class?erste~dritte~vierte} der sechs Klassen. {church!Evangelisch, der Satz steht auf der Karte|Katholisch gemeldet~Ausgetreten, nichts abzuführen|Gehört keiner Kirche an}.
+++
## Zahlen
Arbeitgeber {:company} bescheinigt {gross}, einbehalten {:money:2000..19000}, Soli {:money:10..300}. Gefahren wurde an {:number:90..230} Tagen je {:unit:km 4..88} einfach, Kilometer zu {:money:0..1}. Zwei Dienstreisen nach {:city}, Spesen {:money:40..400}. Handwerker {:company}, {:money:90..1900}. Spende an {:company} {:money:20..400}.
+++
## Ergebnis
Wir rechnen mit etwa {refund_est}, die zurückkommen. Elektronisch abgeschickt {filed_on}; das Amt braucht meist {:number:4..14} Wochen. Frist wäre {:date} gewesen.
Ihr Beitrag: {member_fee}, abgebucht im {:month}. Aufnahme einmalig {:money:10..20}.
~ Belege {:number:4..10} Jahre aufheben. Vertretung im Urlaub: {:person}, {:phone}. Haftpflicht bei {:company}.

== de krankengeld_bescheid
q fund company:{} Krankenkasse/BKK {}/IKK {}; health_insurer, kasse
q insured person; policyholder, versicherte_person
q employer company; employer_name, arbeitgeber
q ill_since date; incapacity_start, krank_seit, au_beginn
q pay_from date; benefit_start, zahlung_ab; first day for which the fund pays
q max_until date; benefit_end, anspruch_bis; last day on which it could be paid
q daily_gross money:40..110; gross_daily, brutto_tag
q daily_net money:34..95; net_daily, netto_tag
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
Leistungszentrum {:city} || Es schreibt {:person}
{:street}, {:zip} {:city} || Durchwahl {:phone}
> {:date}
{insured}
{:address}
Unser Zeichen {:id:KG-####-##}, Ihre Nummer {:id:@#########}

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
q fall_date date; incident_date, sturz_am
q fall_time time; incident_time, sturzzeit
q found_by person; discovered_by, auffindende_person
q nurse person; nurse_in_charge, pflegefachkraft
q doctor_at time; doctor_called_at, arzt_uhrzeit
q relative person; family_member, angehoerige
q place phrase; location, sturzort
q injury phrase; injuries, verletzung
q hospital flag; sent_to_hospital, krankenhaus; whether the resident was taken away
q restraint flag; bed_rails_up, fixierung
q footwear choice:barefoot/slippers/shoes; shoes_worn, schuhwerk
a weight unit:kg 42..96; body_weight, gewicht
a birth date; birth_date, geburtsdatum
a last_fall date; previous_fall, letzter_sturz
---
{home} || Wohnbereich {:number:1..5}
{:street}, {:zip} {:city} || Pforte {:phone}
# Ereignisblatt {:id:S-####}
= Bewohner: {resident}
= Zimmer: {:number:1..240}
= Eingezogen: {:date}
= Pflegegrad: {:number:2..5}
Am {fall_date} gegen {fall_time} {place=vor dem Bett|im Bad neben der Dusche|auf dem Flur am Fenster|im Speisesaal|auf der Terrasse} zu Fall gekommen; zuletzt um {:time} in Ordnung gesehen. Aufgefunden von {found_by}, {:=Reinigung|Betreuung|Küche}, dann {nurse} gerufen. Es sahen {:number:0..4} andere zu. Am Fuß: {footwear?nichts, die Strümpfe lagen im Bad~offene Pantoffeln~feste Halbschuhe mit Klett}. {restraint!Die Seitenteile waren mit richterlichem Beschluss hochgestellt|Die Gitter waren oben, Einwilligung liegt vor~Nichts hielt die Person im Bett|Die Seitenteile waren unten}.
+++
## Was zu sehen war
{injury=Platzwunde an der Stirn|Schürfung am Ellenbogen|Schmerz in der linken Hüfte|Bluterguss am Handgelenk|Nichts zu sehen}. Puls {:number:54..128}, Druck {:number:95..190} zu {:number:50..100}, Zucker {:number:70..210}, Temperatur {:unit:°C 35..38}.
+++
## Wer erfuhr davon
* {:person} telefonisch {doctor_at}
* {relative}, Tochter, {:time}, {:phone}
* Pflegedienstleitung {:person} am {:date}
{hospital!Der Rettungswagen fuhr mit ihr davon|Nach Röntgen stationär aufgenommen~Blieb im Haus, stündlich nachgesehen|Eine Einweisung war nicht nötig}.
~ Auswertung im Team am {:date} unter {:person}. Hüftschutz kostet {:money:40..90}. Vordruck {:id:F-###}, freigegeben {:date}.

== de fahrradleasing_uebernahme
q lessor company:{} Dienstrad/{} Leasing/Radleasing {}; leasing_company, leasinggeber
q employer company; employing_firm, arbeitgeber
q bike phrase; bicycle_model, fahrrad
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
{:person}
über {employer}, {:zip} {:city}
# Ihr Vertrag {:id:DR-#######} läuft aus
Vor drei Jahren, am {start}, haben Sie bei {dealer} Ihr Rad abgeholt; beraten hatte {:person}. Am {end} ist Schluss.
= Rad: {bike=Cube Kathmandu Hybrid|Riese Nevo 4|Kalkhoff Image 5|Canyon Grail 7}
= Eingeschlagen: {:id:@@########}
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
q entry_point phrase; house_entry, hauseinfuehrung
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
# Begehung {:id:HP-######}
Durchgeführt {walk_date}, {:time} bis {:time}, für {network} von {surveyor}, begleitet von {owner}
= Haus: {address}
= Parteien darin: {:number:1..24}
= Baujahr: {:year}
+++
## Der Weg vom Gehsteig
Rund {:unit:m 2..38} durch {surface?den Rasen, Soden werden abgehoben~Verbundpflaster, Steine seitlich gelagert~eine Schwarzdecke, die geschnitten wird}. Tiefe {:unit:cm 35..70}. Gas liegt {:unit:m 1..4} entfernt, Auskunft {:company} vom {:date}. {own_trench!Den Graben zieht der Haushalt mit eigener Schaufel|Gegraben wird von der Familie selbst~Gegraben wird von uns|Der Haushalt gräbt nicht selbst}. Hinein geht es {entry_point=durch die Kellerwand neben dem Zähler|unter der Treppe|durch das alte Telefonrohr|über den Hauswirtschaftsraum}, Kernloch {:unit:mm 16..40}. Drinnen {:unit:m 2..25} Kabelkanal, Dose bei {:person}, Erdgeschoss.
+++
## Vereinbart
{consent_signed!Die Gestattung wurde an Ort und Stelle unterschrieben|Unterschrift unter der Gestattung liegt vor~Die Gestattung nahm man mit, um sie zu lesen|Unter der Gestattung fehlt der Name noch}. Was über die freien {:number:10..20} Meter hinausgeht, {extra_cost}, zahlbar nach Fertigstellung.
{builder} beginnt {dig_from}, Polier {:person}, {:phone}. Licht kommt {active_from} auf die Faser, sofern das Amt bis {:date} die Straße freigibt.
~ Wer den Vertrag nach {:date} schließt, zahlt {:money:400..1500}. Beschwerden an {:person}. Fotos: {:number:6..30}.

== de waschmaschine_reparaturbericht
q service_co company:{} Kundendienst/Hausgeräte {}/Elektro {}; repair_company, werkstatt
q customer person; client_name, kunde
q appliance phrase; machine_model, geraet
q e_no id:WM#########/##; model_number, enummer
q visit date; service_date, einsatztag
q part_name phrase; replaced_part, ersatzteil
q part_price money:18..190; part_cost, teilepreis
q travel_fee money:29..65; call_out_fee, anfahrt
q work_min number:15..120; labour_minutes, arbeitszeit_min
q total money:120..420; total_cost, endbetrag
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
{:person} kam um {:time}, werkte {work_min} Minuten und ging um {:time}, angemeldet hatte {:person} am {:date}.
= Gerät: {appliance=Bosch WAN 28|Miele W1 Classic|AEG Lavamat 6000|Siemens iQ500}
= Typ: {e_no}
= Angeschafft: {:year}
= Anzeige: {:id:E##}
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
q cost money:60..320; price, kosten
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
{moved} ab {:time} hat {relocator} mit {:person} etwa {:number:30..900} in die Kiste gesaugt, Wabe um Wabe umgehängt. {queen!Die Königin ging als eine der letzten mit|Auch die Herrscherin des Volks war dabei~Die Königin blieb unauffindbar|Eine Königin war nicht zu sehen}. Gestochen wurde {:number:0..7} Mal. Jetzt steht der Kasten {new_site=am Waldrand hinter dem Sportplatz|auf der Streuobstwiese|bei der alten Mühle|im Klostergarten}, {distance} weg, Pate ist {:person}.
Berechnet: {cost}, dazu Fahrt {:money:0..2} je km. Zu zahlen bis {:date}. Spenden an {:iban}.
~ Umsiedlungen im Jahr {:year}: {:number:20..240}. Vorsitz {:person}. Kästen liefert {:company} für {:money:60..180}.

== de regiomat_aufstellvertrag
q farm company:Hof {}/{} Hofgut/Biohof {}; direct_seller, direktvermarkter
q site_owner company:{} Baumarkt/Tankstelle {}/{} Supermarkt; landlord, standortgeber
q owner_rep person; representative, vertreter_standort
q machine phrase; vending_machine, automat
q site_addr address; location, aufstellort
q from_date date; start_date, aufstellung_ab
q min_until date; minimum_term_end, mindestlaufzeit_bis
q rent money:30..190; monthly_rent, standmiete
q turnover_pct percent; revenue_share, umsatzanteil
q power_flat money:8..40; electricity_flat, strompauschale
q milk flag; sells_raw_milk, milchverkauf
q vandal_cover flag; vandalism_insured, versichert
q payment choice:cash/card/both; payment_modes, zahlungsart
a deposit money:100..900; security_deposit, kaution
a turnover money:300..4000; monthly_turnover, umsatz
a food_inspector person; inspector, lebensmittelkontrolleur
---
^ Vereinbarung {:id:AV-####}
über das Aufstellen eines Verkaufsgerätes
zwischen {farm}, {:street}, {:zip} {:city}, hier {:person}, und {site_owner}, {:street}, {:city}, hier {owner_rep}, Filiale {:number:100..900}
## 1
Ab {from_date} darf auf der Fläche {site_addr}, links vom Eingang, {:unit:m² 2..6}, ein Gerät {machine=Regiobox 54|HofMat Plus|Eiermat 2000|Sielaff Robimat} mit {:number:18..90} Klappen stehen. Geliefert hat es {:company} am {:date}, angeschafft für {:money:5000..16000}. {milk!Auch unbehandelte Milch wird daraus gezapft|Milch vom Morgen gehört zum Angebot~Angeboten werden Eier, Kartoffeln und Nudeln, keine Milch|Milch bleibt außen vor}.
## 2
Dafür sind monatlich {rent} zu entrichten, für Strom zusätzlich {power_flat}, sowie {turnover_pct} dessen, was die Kunden einwerfen, abgerechnet zum {:date}. Bezahlt wird am Gerät {payment?mit Münzen und Scheinen, sonst nichts~nur bargeldlos~wie der Kunde es wünscht, mit Münze oder kontaktlos}.
## 3
Fest bis {min_until}, danach darf jede Seite mit {:number:1..6} Monaten zum Quartalsende gehen. {vandal_cover!Gegen mutwillige Schäden hat der Hof bei einer Versicherung vorgesorgt|Für eingeschlagene Scheiben springt eine Versicherung ein~Für eingeschlagene Scheiben steht niemand ein|Mutwillige Schäden sind nicht versichert}. Befüllt wird bis {:time}, Schnee räumt {:person}, Störungen {:phone}.
{:city}, {:date} || {:city}, {:date}
~ Temperaturprotokolle {:number:6..24} Monate. Zweitschlüssel bei {:person}. Wirtschaftskontrolldienst: {:company}. Anlage 2 vom {:date}.

== de guelleabgabe_meldung
q giver company:{} GbR/Milchhof {}/Schweinemast {}; supplier, abgeber
q taker company:Ackerbau {}/{} Agrar KG/Gut {}; receiver, aufnehmer
q haulier company:Lohnunternehmen {}/{} Agrarservice; carrier, befoerderer
q driver person; tractor_driver, fahrer
q delivered date; delivery_date, abgabedatum
q reported_by date; report_deadline, meldefrist
q amount unit:m³ 15..420; quantity, menge
q n_total unit:kg 40..2100; total_nitrogen, stickstoff
q field phrase; plot, schlag
q price money:0..6; price_per_cubic_metre, preis_m3
q kind choice:cattle/pig/digestate; manure_type, wirtschaftsduenger
q analysed flag; lab_values, untersucht
q incorporated flag; worked_in, eingearbeitet
a total money:20..900; total_amount, rechnungsbetrag
a acreage unit:ha 2..60; field_area, flaeche
a storage_months number:4..12; storage_capacity, lagerdauer
---
{giver} || Meldeprogramm, Vorgang {:id:WD-######}
{:street}, {:zip} {:city} || {:phone}
# Abgabe und Aufnahme
= Von: {:id:09 ### ### ####}
= An: {:id:03 ### ### ####}, {taker}
= Gefahren durch: {haulier}
= Am Lenkrad: {driver}, Kennzeichen {:id:@@ @@ ###}
+++
Am {delivered} ab {:time} gingen in {:number:2..22} Fuhren {amount} {kind?aus dem Laufstall, mit etwas Stroh~aus den Buchten der Mast~vom Endlager der Biogasanlage} hinaus auf den Schlag {field=Langer Acker|Hinterm Dorf|Mühlbreite|Am Galgenberg|Neue Wiese}. Darin stecken {n_total} N, davon {:unit:kg 10..900} Ammonium, sowie {:unit:kg 15..900} P2O5 und {:unit:kg 20..900} Kali. {analysed!Die Werte stammen aus dem Labor, Probe vom Vormonat|Grundlage ist eine eigene Probe~Gerechnet wurde mit Tabellenwerten der Landesanstalt|Eine Probe wurde nicht gezogen}.
{incorporated!Innerhalb einer Stunde war die Scheibenegge darüber|Gleich danach gegrubbert~Es blieb im wachsenden Weizen liegen, Schleppschuh|Auf Grünland, daher ohne Bodenbearbeitung}. Wind {:number:1..4}, {:unit:°C 4..19}, Gewässer {:unit:m 5..90} entfernt.
+++
Der Kubikmeter kostet {price}, das Fahren {:money:2..6}; abgerechnet wird bis {:date}. Ins Portal einzutragen ist alles bis {reported_by}.
Für den Abgeber {:person}, für den Aufnehmer {:person}.
~ Sperrfrist ab {:date}. Aufbewahren {:number:3..7} Jahre. Kontrolle: {:company}, Herr {:last}. Umsatzsteuer pauschal {:percent}.

== de festzelt_ueberlassung
q club company:Musikverein {}/Schützenverein {}/SV {}; lender, verleiher
q hirer person; renter, mieter
q tent phrase; tent_type, zelt
q pickup_at date; collection, abholung
q back_by date; return_due, rueckgabe_bis
q rent money:150..1400; rental_fee, miete
q bond money:100..600; deposit, kaution
q cleaning_fee money:30..150; cleaning_charge, reinigung
q steward person; caretaker, zeltwart
q steward_tel phone; steward_phone, tel_zeltwart
q wet flag; returned_wet_ok, darf_nass
q member flag; is_member, mitgliedspreis
q heating choice:none/gas/oil; heater, heizung
a event phrase; occasion, anlass
a paid_on date; payment_date, bezahlt
a wind_load number:5..10; max_wind, windstaerke
---
^ {club}
^ Vereinsheim {:street}, {:zip} {:city}, Kasse {:iban}
# Überlassung {:id:ZV ##/##}
Der Vorstand, {:person}, gibt an {hirer}, {:address}, heraus: {tent=das große Giebelzelt|zwei Pagoden|das Sechseck|das alte Mannschaftszelt}, Baujahr {:year}, Plane {:=weiß|blau-weiß}, dazu {:number:10..80} Garnituren und {:number:1..3} Theken.
{heating?Wärme gibt es keine~Ein Strahler mit Flaschen geht mit~Ein Gebläse mit Tank geht mit}. Geholt werden kann ab {pickup_at}, {:time}, in der Scheune bei {:person}; wieder da sein muss alles {back_by}. Anhänger bis {:unit:kg 1200..3000}.
+++
Zum Stellen braucht es {:number:4..12} kräftige Leute, {steward} zeigt es ({steward_tel}). {wet!Nasse Plane nehmen wir zurück und hängen sie selbst auf|Wenn es regnet, bringt sie ruhig feucht~Nur trocken zusammenlegen, sonst stockt die Plane|Feucht kommt sie uns nicht in die Scheune}.
+++
= Nutzung: {rent}
= Pfand in bar: {bond}
= Wenn ungekehrt: {cleaning_fee}
= Je fehlende Bank: {:money:30..70}
{member!Das ist der Satz für Leute aus dem Verein|Wer dazugehört, zahlt nur die Hälfte, so auch hier~Das ist der Satz für Auswärtige|Vergünstigt ist das nicht, da nicht im Verein}. Anzuzahlen bis {:date}: {:money:50..100}. Haftpflicht bei {:company}, Nr. {:id:HV-#####}.
{:city}, {:date}
~ Prüfbuch liegt bei, nächste Abnahme {:date} durch {:company}. Getränke über {:company}. Jahresfest {:date}. Zweiter Ansprechpartner {:person}.

== de tischtennis_spielerwechsel
q association company:{} Tischtennis-Verband/TTV {}; federation, verband
q player person; athlete, spieler
q old_club company:TTC {}/SV {}; releasing_club, alter_verein
q new_club company:TSV {}/DJK {}; acquiring_club, neuer_verein
q old_release person; releasing_officer, freigabe_durch
q eligible_from date; eligible, spielberechtigt_ab
q applied_on date; application_date, antragsdatum
q last_match date; last_appearance, letztes_spiel
q licence id:########; player_id, lizenznummer
q fee money:10..60; transfer_fee, wechselgebuehr
q age_class choice:youth/adult/senior; category, altersklasse
q blocked flag; waiting_period, sperre
q reserve flag; second_eligibility, ersatzspieler
a birth date; birthdate, geburtstag
a training_comp money:50..900; compensation, ausbildungsentschaedigung
a position number:1..6; lineup_position, brett
---
{association}
Passstelle, {:street}, {:city} || {:phone}
> {:date}
# Bescheid {:id:WE-#####}
{new_club}, z. Hd. {:person}
Guten Tag, was Sie am {applied_on} im Netz eingereicht haben, ist durch. {player}, geführt unter {licence}, verlässt {old_club} und schlägt künftig bei Ihnen auf, {age_class?beim Nachwuchs~bei den Erwachsenen~bei den Alten Herren und Damen ab vierzig}, und zwar ab {eligible_from}. Für den bisherigen Verein hat {old_release} am {:date} zugestimmt. Dort stand man zuletzt am {last_match} an der Platte, gegen {:company}.
= Wertung am Stichtag: {:number:800..2300}
= Vorher: {:number:800..2300}
{blocked!Bis dahin darf nur trainiert werden|Eine Wartezeit von mehreren Wochen ist einzuhalten~Zu warten braucht niemand|Ohne Wartezeit}. {reserve!Aushelfen ist auch in der ersten Mannschaft gestattet|Der Einsatz als Ersatz weiter oben ist eingetragen~In höheren Mannschaften auszuhelfen ist nicht eingetragen|Nur für die eine Mannschaft gemeldet}.
Abgebucht werden {fee}; wäre es nach dem {:date} gekommen, {:money:60..150}. Meldung der Aufstellung bis {:date} an Staffelleiter {:person}, {:email}.
Gezeichnet {:person}
~ Einspruch kostet {:money:25..100}. Bälle der Saison: {:company}. Verbandstag {:date} in {:city}. Im Bestand {:number:4000..30000} Aktive.

== de lesepatenschaft_zusage
q foundation company:Lesestiftung {}/Leselernhelfer {} e.V./Bürgerstiftung {}; project_body, traeger
q child person; mentee, lesekind
q school company:Grundschule {}/{}-Schule; partner_school, schule
q teacher person; class_teacher, klassenlehrkraft
q coordinator person; project_manager, koordination
q start_on date; first_session, beginn
q end_on date; last_session, ende
q session_time time; session_start, uhrzeit
q allowance money:3..15; expense_allowance, aufwandspauschale
q record_due date; police_record_by, fuehrungszeugnis_bis
q insured flag; accident_cover, unfallversichert
q parent_ok flag; parental_consent, elternzustimmung
q mother_tongue choice:german/turkish/ukrainian; first_language, erstsprache
a volunteer_birth date; birth_date, geburtsdatum
a child_age number:6..11; age, alter_kind
a room phrase; room_name, raum
---
{foundation} || {:street}, {:zip} {:city}
unter der Schirmherrschaft von {:person} || {:url}
> {:date}
{:person}, {:zip} {:city}
# Schön, dass Sie vorlesen
{coordinator} hat für Sie etwas gefunden: {child}, Klasse {:number:1..4}b der {school}, {mother_tongue?zu Hause spricht man Deutsch~zu Hause spricht man Türkisch~erst vor Kurzem aus Kyjiw gekommen}. Die Lehrerin heißt {teacher}, Rektorin ist {:person}, im Sekretariat hilft {:person}, {:phone}.
+++
## Wann
Immer {:=montags|dienstags|mittwochs|donnerstags|freitags} um {session_time}, jeweils {:number:30..90} Minuten, vom {start_on} an bis {end_on}; nicht am {:date}, da ist Wandertag. Vorher sehen wir uns am {:date}, {:time}, zur Schulung bei {:company}.
+++
## Was noch nötig ist
Das erweiterte Zeugnis der Polizei fehlt, bringen Sie es bis {record_due}; die {:money:0..13} dafür entfallen. {parent_ok!Vater und Mutter haben unterschrieben|Die Eltern sind einverstanden, das Blatt liegt vor~Das Blatt der Eltern steht noch aus|Die Eltern haben noch nicht unterschrieben}. {insured!Für Stürze auf dem Weg stehen wir ein|Auf dem Weg und im Haus sind Sie über uns geschützt~Ein Schutz gegen Unfälle ist damit nicht verbunden|Für Unfälle müssen Sie selbst vorsorgen}.
Für Bus und Bücher gibt es {allowance} je Treffen, auszuzahlen im {:month}. Bücherkiste im Wert von {:money:80..300} von {:company}.
~ Derzeit {:number:20..400} Paten an {:number:4..40} Häusern. Konto {:iban}. Vertretung von Frau {:last} bis {:date}: {:person}.

== de theaterabo_umstellung
q house company:Theater {}/Landesbühne {}/Schauspiel {}; theatre, haus
q subscriber person; subscription_holder, abonnent
q old_series phrase; previous_series, alte_reihe
q new_series phrase; new_subscription, neue_reihe
q first_night date; first_performance, erste_vorstellung
q price money:70..420; subscription_price, abopreis
q exchange_fee money:2..8; swap_fee, umtauschgebuehr
q cancel_until date; termination_deadline, kuendbar_bis
q box_office person; box_office_clerk, abobuero
q season phrase; theatre_season, spielzeit
q reduced flag; concession, ermaessigt
q bus flag; bus_transfer, theaterbus
q tier choice:stalls/circle/gallery; price_category, rang
a start_time time; curtain_time, beginn
a debit_iban iban; bank_account, lastschrift_konto
a companion person; second_person, begleitung
---
{house}
Intendanz {:person} || Abobüro {:phone}, ab {:time}
{:street}, {:zip} {:city}
> {:date}
{subscriber}
{:address}
# Nummer {:id:ABO-#####}: so sitzen Sie ab Herbst
Sie baten am {:date}, aus {old_series=Dienstag A|der Premiere|Sonntag nachmittags|dem Wahlheft klein} in {new_series=Freitag B|Samstag rot|das Konzert plus|Mittwoch spät} zu wechseln. Gern, für {season=das Jahr der Brüche|die 74. Runde|die Saison nach dem Umbau}. Karten fürs ganze Paket, {:number:4..10} Abende, liegen bei; los geht es {first_night} mit {:=Woyzeck|Die Fledermaus|Der Besuch|Anatevka}, Regie {:person}.
= Reihe: {:number:1..28}
= Nummer: {:number:1..40}
= Ort: {tier?unten im Saal, vor dem Orchester~ein Stockwerk höher, Mitte~ganz oben unter dem Leuchter}
Zu entrichten: {price}, in einer Summe bis {:date}. {reduced!Der Nachlass für Rentner und Schüler ist schon abgezogen|Ihr Ausweis hat den Betrag um die Hälfte gesenkt~Es ist der volle Satz|Einen Nachlass enthält das nicht}. {bus!Der Wagen von der Busfirma hält wie bisher am Markt|Die Heimfahrt im Bus ist eingeschlossen~Die Heimfahrt besorgen Sie selbst|Einen Bus gibt es auf Ihrer Strecke nicht}. Können Sie einmal nicht, tauschen wir bis {:time} am Vortag für {exchange_fee}.
Wer aufhören will, schreibt bis {cancel_until}.
{box_office}
~ Garderobe {:money:1..3}. Freundeskreis: {:person}, {:money:20..60} im Jahr. Programm gedruckt {:date} bei {:company}. Gäste zahlen {:money:15..60}.

== de schluesselverlust_meldung
q landlord company:Wohnbau {}/{} Immobilien/Hausverwaltung {}; property_manager, vermieter
q flat id:WE ##; unit_no, wohnung_nr
q building address; house_address, objekt
q lost_on date; loss_date, verlust_am
q reported_on date; report_date, meldung_am
q lost_place phrase; place_of_loss, verlustort
q locksmith company:Schlüsseldienst {}/{} Sicherheitstechnik; lock_company, schlosserei
q swap_date date; cylinder_exchange, austausch_am
q cost_est money:90..2400; estimated_cost, kosten_geschaetzt
q insurer company; liability_insurer, haftpflicht
q police_report flag; reported_to_police, anzeige
q system_key flag; master_system, schliessanlage
q fault choice:theft/lost/broken; loss_reason, verlustgrund
a policy_no id:HV########; insurance_number, versicherungsschein
a deductible money:50..300; own_share, selbstbeteiligung
a found_on date; found_date, gefunden_am
---
{landlord}
Objektbetreuung {:person} || {:phone}, Notfall {:phone}
{:street}, {:zip} {:city}
# Aufnahme {:id:SV-###}
Am {reported_on} um {:time} erschien {:person}, {flat} im Haus {building}, dort seit {:date}, und sagte:
{fault?Man habe mir die Tasche entrissen, darin der Bund~Mir ist der Bund abhandengekommen, ich weiß nicht wie~Mir ist der Bart im Schloss abgebrochen}. Das war {lost_on} {lost_place=in der Straßenbahn|auf dem Wochenmarkt|im Freibad|beim Joggen am Kanal|im Parkhaus}. Weg sind {:number:1..4}, mit dem Aufdruck {:id:##-####-##}; ausgegeben waren beim Einzug {:number:3..6}. {police_report!Auf der Wache hat man ein Protokoll aufgenommen|Die Polizei weiß davon~Bei der Polizei war man nicht|Eine Anzeige gibt es nicht}.
+++
## Unsere Folgerung
{system_key!Damit gehen auch Haustür, Keller und Garage auf|Der Bund schließt die ganze Anlage~Er öffnet nur die eine Wohnungstür|Andere Türen im Haus sind nicht betroffen}. {locksmith} wechselt {swap_date} ab {:time} insgesamt {:number:1..24} Zylinder, Monteur {:person}. Wir rechnen mit {cost_est}, dazu Anfahrt {:money:20..60}. Ein Schlüssel mehr kostet {:money:15..70}.
Zuständig ist vermutlich {insurer}; dorthin schreibt die Mietpartei bis {:date}. Ohne Antwort stellen wir am {:date} Rechnung.
~ Hausmeister {:person}, {:time} bis {:time}. Beirat {:person}. Verwaltet seit {:year}. Sicherungskarte {:id:SK-####} liegt im Tresor.

== de heizoel_sammelbestellung
q dealer company:{} Mineralöle/Brennstoffe {}/{} Energiehandel; supplier, haendler
q organiser person; group_organiser, sammelbesteller
q household person; customer, besteller
q households number:2..18; participants, anz_haushalte
q litres unit:l 900..5200; ordered_quantity, bestellmenge
q group_litres unit:l 6000..48000; total_quantity, gesamtmenge
q price_100 money:72..128; price_per_100l, preis_100l
q delivery_from date; delivery_window_start, lieferung_ab
q delivery_to date; delivery_window_end, lieferung_bis
q fill_addr address; delivery_address, lieferadresse
q hazard_fee money:20..55; surcharge, gefahrgutzuschlag
q tanker_small flag; small_truck, kleiner_tankwagen
q grade choice:standard/premium/bio; oil_grade, sorte
a tank_size unit:l 1500..9000; tank_capacity, tankinhalt
a invoice_total money:900..6000; amount_due, rechnungsbetrag
a last_delivery date; previous_delivery, letzte_lieferung
---
{dealer} || Disposition {:person}
{:street}, {:zip} {:city} || {:phone}
> {:date}
# Bestätigt: {:id:HS-#####}
Was {organiser} am {:date} für die Nachbarschaft, {households} Häuser, durchgegeben hat, haben wir zum Tageskurs von {:time} Uhr gesichert. Zusammen sind es {group_litres}; auf Sie, {household}, entfallen {litres}.
= Zu füllen: {fill_addr}
= Einfüllstutzen: {:=Hofseite|Garage|Straße}, {:unit:m 20..80} vom Wagen
= Ware: {grade?schwefelarm, wie bisher~mit Zusatz, der besser verbrennt und weniger riecht~zu einem Zehntel aus Pflanzen}
= Kurs je hundert: {price_100}
= Je Stelle für Gefahrgut: {hazard_fee}
= Maut: {:money:2..9}
{tanker_small!Wegen der schmalen Gasse kommt der Zweiachser|Der große Wagen passt nicht, wir schicken den Solo~Der Hängerzug kommt ohne Mühe hin|Es genügt der gewöhnliche große Wagen}. Wir kommen zwischen {delivery_from} und {delivery_to}, {:person} ruft eine halbe Stunde vorher an. Jemand muss zu Hause sein, sonst {:money:40..90}.
Nach dem Tanken haben Sie {:number:7..30} Tage Zeit, Skonto {:percent} bei Lastschrift. Wer bis {:date} abspringt, schuldet {:money:50..150}.
Gemessen wird geeicht, Zähler {:id:Z-######}, gültig bis {:year}.
~ Verbraucherpreise vom {:date}. Tankreinigung: {:company}. Geschäftsführer {:person}, Prokura {:person}. Konto {:iban}.

== de waermepumpe_inbetriebnahme
q installer company:{} Heizungsbau/{} Haustechnik/Sanitär {}; contractor, fachbetrieb
q manufacturer company; maker, hersteller
q operator person; plant_owner, betreiber
q engineer person; commissioning_engineer, werkskundendienst
q serial id:WP##########; serial_number, seriennr
q started date; commissioning_date, inbetriebnahme_am
q grid_reported date; reported_to_grid, netzanmeldung_am
q heat_kw unit:kW 4..18; heating_capacity, heizleistung
q db unit:dB 28..55; sound_level, schallpegel
q grant money:3000..21000; subsidy, foerderung
q backup flag; heating_rod_enabled, heizstab_aktiv
q leak_ok flag; leak_test_passed, dicht
q source choice:air/ground/water; heat_source, waermequelle
a scop number:3..5; annual_efficiency, jahresarbeitszahl
a cost money:15000..48000; total_price, gesamtkosten
a next_service date; maintenance_due, naechste_wartung
---
{installer}
{:street}, {:zip} {:city} || {:phone}
# Protokoll {:id:IB-####}
= Anlage bei: {operator}, {:address}
= Fabrikat: {manufacturer}
= Ausführung: {:=Monoblock 8|aroTherm 7.5|WPL 17|Split 6, R290}
= Typenschild: {serial}
Erstmals gelaufen {started}, {:time}, im Beisein von {engineer} vom Werk und {:person} vom Betrieb; Fundament von {:company}, Elektro {:person}. Dem Netz war sie am {grid_reported} gemeldet, Zähler kam {:date}.
+++
## Eingestellt
Die Energie holt sie sich {source?draußen aus dem Wind, Gerät im Vorgarten~aus zwei Bohrungen~aus dem Brunnen}. Bei A2/W35 leistet sie {heat_kw}, aufgenommen {:unit:kW 1..6}. Wasser zu den Böden {:unit:°C 28..55}, zurück {:unit:°C 22..45}, Umlauf {:number:600..2400} l/h. Speicher {:number:200..800} l, {:unit:bar 1..3}. Füllung R290, {:unit:kg 1..4}. {leak_ok!Mit dem Schnüffler war nirgends etwas zu finden|Keine Blasen, Druck hielt über Nacht~An einer Verschraubung zeigten sich Blasen|Der Druck fiel, die Stelle wird gesucht}. {backup!Der elektrische Zusatz springt unter minus sieben ein|Der Stab ist freigegeben~Der elektrische Zusatz blieb abgeschaltet|Den Stab haben wir gesperrt}.
Nachts am Fenster von {:person} nebenan {db}, erlaubt sind {:number:35..50}. Versorgt werden {:unit:m² 80..320} auf {:number:2..4} Etagen.
+++
## Geld vom Staat
Zugesagt unter {:id:BEG-########}: {grant}, abzurufen bis {:date}. Energieberatung {:company}, {:money:300..1900}.
~ Garantie verlängert bis {:date} bei Anmeldung. Fernzugang {:url}. Filter wechselt {:person} für {:money:60..180}. Altkessel von {:year} entsorgt.

== de elterngeld_bescheid
q office company:Elterngeldstelle {}/Zentrum Familie {}/Landkreis {}; authority, elterngeldstelle
q parent person; applicant, antragsteller
q birth date; child_birth, geboren_am
q applied date; application_date, antrag_vom
q months_from date; benefit_start, bezug_ab
q months_to date; benefit_end, bezug_bis
q monthly money:300..1800; monthly_benefit, monatsbetrag
q prior_net money:900..4200; net_income_before, netto_vorher
q sibling_bonus money:75..180; sibling_supplement, geschwisterbonus
q clerk person; case_officer, sachbearbeitung
q provisional flag; is_provisional, vorlaeufig
q single flag; single_parent, alleinerziehend
q variant choice:basic/plus/bonus; benefit_type, leistungsart
a payout_iban iban; account, konto
a employer company; employer_name, arbeitgeber
a due_date date; expected_birth, entbindungstermin
---
{office}
{:street}, {:zip} {:city} || Sprechzeit {:time} bis {:time}
Gesch.-Z. {:id:EG-###-####} || Tel. {:phone}
> {:date}
{parent}, {:address}
# Bescheid nach dem BEEG
Ihrem Antrag vom {applied}, vollständig seit {:date}, wird entsprochen. Für {:person}, zur Welt gekommen {birth} in {:city}, erhalten Sie vom {months_from} bis {months_to} {variant?die Grundform, volle Höhe~die gestreckte Form, halbe Höhe und doppelte Zeit~die vier Monate, in denen beide weniger arbeiten}. {single!Sie leben mit dem Kind ohne zweiten Elternteil|Sie sorgen allein für das Kind~Mit im Haushalt lebt der andere Elternteil|Sie teilen sich die Sorge zu Hause}[; {:person} hat {:number:2..7} Monate angemeldet].
+++
## So haben wir gerechnet
Vor der Geburt, {:month} bis {:month}, kamen im Schnitt {prior_net} heraus, abgezogen ist die Pauschale von {:money:80..100}. Davon ersetzt werden {:percent}, mindestens {:money:300..300}. Das größere Kind, {:person}, bringt {sibling_bonus} hinzu. Somit fließen im Monat {monthly}. Mutterschaftsgeld von {:money:200..390} geht in den ersten Wochen vor. Arbeiten dürfen Sie bis {:number:0..32} Stunden je Woche.
{provisional!Endgültig entscheiden wir, sobald die Lohnzettel da sind|Nachweise fehlen noch, wir rechnen später noch einmal~Es bleibt bei diesem Ergebnis|Eine spätere Neuberechnung ist nicht vorgesehen}.
+++
Überwiesen wird am Geburtstag des Kindes. Ändert sich etwas, schreiben Sie binnen {:number:5..14} Tagen.
Im Auftrag {clerk}
~ Rechtsbehelf bei {:company} bis {:date}. Statistik: {:person}. Kindergeld beantragen Sie bei {:company}. Rückfragen nachmittags {:person}.

== de schwerbehinderung_feststellung
q office company:Versorgungsamt {}/Amt für Soziales {}/Landesamt {}; authority, behoerde
q applicant person; claimant, antragsteller
q birth date; birth_date, geburtsdatum
q mark choice:G/aG/Bl; merkzeichen, mark_letter
q valid_from date; effective_from, wirkung_ab
q card_until date; card_expiry, ausweis_bis
q file id:##/###/#######; file_ref, geschaeftszeichen
q physician person; medical_officer, versorgungsarzt
q clerk person; officer, bearbeitet_von
q applied date; application_date, antragseingang
q permanent flag; unlimited, unbefristet
q companion flag; companion_entitled, begleitperson
q condition phrase; main_condition, hauptleiden
a token_price money:50..120; transit_token, wertmarke
a doctor person; family_doctor, hausarzt
a review_date date; reassessment, nachpruefung
---
{office}
Fachgebiet {:number:1..60}, {:street}, {:zip} {:city} || {:phone}
Mein Zeichen {file}
> {:date}
{applicant}
{:address}
# Feststellung nach dem SGB IX
Sehr geehrte Dame, sehr geehrter Herr, geboren {birth},
über das, was am {applied} hier einging, wird wie folgt entschieden. An die Stelle von {:number:20..60}, bindend seit {:date}, tritt ein Grad von {:number:20..100}. Dies gilt ab {valid_from}. Eingetragen wird der Buchstabe {mark?für erheblich erschwertes Gehen~für Menschen, die sich kaum außerhalb des Autos bewegen können~für den Verlust des Augenlichts}. {companion!Wer Sie begleitet, fährt in Bus und Bahn umsonst|Ständige Begleitung steht Ihnen zu~Für eine Begleitung liegt kein Grund vor|Ein Anspruch auf Begleitung besteht nicht}.
+++
## Worauf das beruht
{physician} hat {:number:1..7} Befunde durchgesehen, darunter den der Klinik {:city} vom {:date} und ein Blatt von {:company}. Am schwersten wiegt {condition=ein Herzleiden|die Versteifung der Wirbelsäule|der Verlust des Sehvermögens|eine Lungenerkrankung|die Folgen eines Schlaganfalls}, Einzelwert {:number:20..80}; daneben {:=Bluthochdruck|Schwerhörigkeit|Diabetes|ein Kniegelenk} mit {:number:10..20}.
+++
## Ausweis
{permanent!Er läuft ohne Ende, bitte aufheben|Ein Ende ist nicht eingetragen~Nach einigen Jahren wird neu geschaut|Er ist auf Zeit ausgestellt}[; aufgedruckt ist {card_until}]. Ein Bild, 35 mal 45 mm, bis {:date} an Frau {:last}.
{clerk}
~ Steuerlicher Pauschbetrag {:money:384..2840}. Beratung: {:company}, {:person}, {:time}. Klage beim Sozialgericht {:city}. Vordruck {:id:SB-##}, {:month} {:year}.

== de fuehrerschein_pflichtumtausch
q office company:Fahrerlaubnisbehörde {}/Straßenverkehrsamt {}/Bürgeramt {}; licensing_office, behoerde
q holder person; licence_holder, inhaber
q issued_old date; old_issue_date, ausgestellt_alt
q exchange_by date; exchange_deadline, umtauschfrist
q order_date date; ordered_on, bestellt_am
q ready_on date; pick_up_from, abholbereit
q valid_until date; expiry_date, gueltig_bis
q fee money:24..34; exchange_fee, gebuehr
q post_fee money:4..9; direct_mail_fee, versandkosten
q clerk person; counter_clerk, sachbearbeiter
q glasses flag; corrective_lenses, sehhilfe
q trucks flag; class_c_kept, klasse_c
q delivery choice:post/counter/proxy; handover, aushaendigung
a id_card id:L#########; identity_card_no, ausweisnr
a eye_test date; eye_test_date, sehtest_am
a points number:0..7; penalty_points, punkte
---
{office}
{:street}, {:zip} {:city} || Leitung {:person}
Warteraum {:number:1..6}, Ausgabe ab {:time} || {:phone}
# Ihr alter Lappen wird zur Karte
Aufgenommen {order_date} von {clerk} an Platz {:number:1..40}, Wartemarke {:id:@###}
= Wer: {holder}
= Jahrgang: {:year}
= Bisher: {:id:B###/##}, vom {issued_old}, Amt {:city}
= Künftig: {:id:@###@@####@}
Wer in diesem Jahr geboren ist, muss bis {exchange_by} tauschen, sonst {:money:10..15} Verwarnung. {trucks!Die Lastwagen bis siebeneinhalb Tonnen und mehr bleiben Ihnen erhalten|Auf Wunsch haben wir die schweren Wagen mit übernommen~Die schweren Wagen haben Sie nicht beantragt, sie entfallen|Lastwagen stehen künftig nicht mehr darauf}. {glasses!Aufgedruckt wird die 01, also nie ohne Brille|Sie dürfen nur mit Brille oder Linsen ans Steuer~Eine Auflage zum Sehen steht nicht darauf|Fahren dürfen Sie ohne Brille}. Gedruckt wird bei {:company} in {:city}, das dauert {:number:3..8} Wochen.
{delivery?Der Bote bringt sie Ihnen nach Hause~Sie holen sie selbst bei uns~Für Sie kommt jemand mit Vollmacht}; fertig ist sie ungefähr {ready_on}. Die Karte selbst läuft am {valid_until} ab, die Erlaubnis nicht.
= Bezahlt, EC: {fee}
= Zustellen: {post_fee}
= Lichtbild im Automaten: {:money:6..10}
~ Internationaler Schein {:money:14..18}, bis {:date} gültig. Beschwerden an {:person}. Quittung {:id:Q######}, {:date}. Im Ausland gilt das alte Blatt nicht mehr ab {:date}.

== de klauenpflege_bericht
q trimmer person; hoof_trimmer, klauenpfleger
q farm company:Milchhof {}/{} GbR/Hof {}; dairy_farm, betrieb
q farmer person; herd_owner, landwirt
q vet person; veterinarian, hoftierarzt
q day date; visit_date, termin
q next_day date; next_visit, folgetermin
q cows number:20..240; animals_trimmed, anz_tiere
q lame number:0..20; lame_animals, lahme_tiere
q blocks number:0..15; blocks_glued, kloetze
q price_cow money:9..18; price_per_animal, preis_je_tier
q total money:250..3600; total_sum, gesamtsumme
q infection flag; digital_dermatitis, mortellaro
q stall choice:cubicle/straw/tie; housing, haltung
a hourly money:40..90; hourly_rate, stundensatz
a milk_yield number:5000..12000; milk_yield, milchleistung
a invoice_no id:RE-####; invoice_number, rechnungsnr
---
Klauenpflege {trimmer} || staatlich geprüft {:year}
{:street}, {:zip} {:city} || {:phone}
# {farm}, {:zip} {:city}
Am {day} von {:time} bis {:time} stand der Kippstand im Hof, es halfen {farmer} und {:person}. {cows} gingen durch, {:number:2..30} Trockensteher blieben stehen. {stall?Sie liegen in Boxen mit Kalk und Mehl~Sie liegen auf tiefem Stroh~Sie stehen angebunden}, Laufgang {:=Spalten|planbefestigt|Gummi}.
Gehinkt haben {lame}; unter die gesunde Zehe kam bei {blocks} ein Holz. Sohlengeschwüre {:number:0..9}, Weiße-Linie-Defekt {:number:0..12}. {infection!Am Ballen rote, nässende Stellen, mehrere Tiere, bitte bald behandeln|Die Erdbeerkrankheit sitzt im Bestand~Von der Erdbeerkrankheit keine Spur|Die Ballen waren überall trocken und heil}. Nummer {:number:100..999} sollte {vet} ansehen, Verband bis {:date}.
= Je Kuh: {price_cow}
= Je Holz: {:money:12..25}
= Anfahrt: {:money:20..60}
= Zusammen, netto: {total}
Die Daten gingen am {:date} an {:company}. Wieder da bin ich {next_day}, gegen {:time}.
~ Fußbad zweimal die Woche, {:percent}. Klauenmesser von {:company}. Barzahlung mit {:percent} Skonto bis {:date}. Bürodienst {:person}.

== de zahnspange_behandlungsplan
q practice company:Kieferorthopädie {}/Zahnspangenpraxis {}; clinic, praxis
q orthodontist person; treating_dentist, kieferorthopaede
q patient person; child, patient_name
q parent person; legal_guardian, zahlungspflichtig
q insurer company:{} Krankenkasse/BKK {}; health_fund, kasse
q plan_date date; planned_on, plan_vom
q start date; treatment_start, behandlungsbeginn
q quarters number:6..16; planned_quarters, quartale
q total_cost money:2400..5900; estimated_total, gesamtkosten
q extras money:200..1900; private_extras, mehrkosten
q kig number:2..5; severity_grade, kig_grad
q extraction flag; teeth_removed, zahnentfernung
q appliance choice:fixed/removable/aligner; device_type, apparatur
a approved_on date; approval_date, genehmigt_am
a instalment money:20..120; monthly_rate, rate
a dentist person; family_dentist, hauszahnarzt
---
{practice}
{:street}, {:zip} {:city} || Anmeldung {:person}, {:phone}
> {plan_date}
{parent}
{:address}
# Plan {:id:KFO-#####}
für {patient}, geboren {:date}, Klasse {:number:3..9}, versichert bei {insurer}
Am {:date} hat {orthodontist} Abdrücke genommen, Röntgen {:person}. Der Befund entspricht der Stufe {kig}, Überbiss {:unit:mm 3..12}, Engstand {:unit:mm 2..9}. Vorgesehen: {appliance?Plättchen und Bogen, die geklebt bleiben~eine Platte, die man nachts und nachmittags trägt~durchsichtige Schienen, alle zwei Wochen neue}. {extraction!Zwei kleine Backenzähne müssen weichen|Für den Platz wird oben gezogen~Alle Zähne dürfen bleiben|Gezogen wird nicht}.
Los geht es {start}, man rechnet mit {quarters} Vierteljahren, Kontrolle alle {:number:4..8} Wochen.
+++
## Kosten
= Alles in allem: {total_cost}
= Zunächst von Ihnen zu tragen: {:percent}
= Technik aus dem Labor: {:money:300..1200}
= Was Sie darüber hinaus wünschen: {extras}
Den ersten Teil gibt die Kasse zurück, wenn bis zum Schluss durchgehalten wird. Versäumte Termine {:money:20..60}. Der Kostenträger antwortet bis {:date}.
~ Gutachter {:person}. Mundschutz für Sport {:money:60..140}. Verrechnet über {:company}. Ferien {:date} bis {:date}, Vertretung {:person}.

== de rollator_lieferung
q supplier company:Sanitätshaus {}/{} Reha-Technik/Orthopädie {}; medical_supply_store, leistungserbringer
q doctor person; prescriber, verordnender_arzt
q insurer company:{} Kasse/AOK {}/BKK {}; cost_bearer, kostentraeger
q courier person; delivered_by, ausliefernde_person
q receiver person; received_by, empfangen_von
q prescribed date; prescription_date, verordnet_am
q delivered date; delivery_date, geliefert_am
q model phrase; device_model, modell
q handle unit:cm 78..102; handle_height, griffhoehe
q copay money:5..10; co_payment, zuzahlung
q extra money:20..260; economic_surcharge, aufzahlung
q trained flag; instruction_given, einweisung
q ownership choice:fund/patient/rental; owner_kind, eigentum
a weight unit:kg 45..120; body_weight, gewicht
a next_service date; maintenance, wartung_am
a list_price money:80..500; retail_price, listenpreis
---
{supplier} || IK {:id:33#######}
{:street}, {:zip} {:city} || {:phone}
# Empfang {:id:LB-######}
= Für: {:person}, geboren {:date}
= Verschrieben von: {doctor}, {:city}
= Ausgestellt: {prescribed}
= Kasse: {insurer}, genehmigt {:date}
= Position: {:id:10.50.##.####}
Am {delivered} um {:time} hat {courier} vor die Tür gebracht: {model=Topro Troja|Russka Vital Carbon|Dietz Taima M|Trionic Walker}, Bereifung {:=weich|hart}, Eigengewicht {:unit:kg 5..9}, trägt bis {:unit:kg 120..160}, Korb und Stockhalter. Eingestellt auf {handle}, Sitz bei {:unit:cm 52..64}. {trained!Bremsen, Bordstein und Falten wurden geübt|Gezeigt und ausprobiert im Treppenhaus~Zum Üben kommt jemand noch einmal|Gezeigt wurde nichts, es eilte}. Angenommen hat es {receiver}, Nachbarin.
{ownership?Es gehört weiter der Kasse und geht später zurück~Es gehört nun Ihnen~Es ist gemietet und wird tageweise gerechnet}.
= Gesetzlicher Anteil: {copay}
= Für die leichtere Ausführung: {extra}
= Regenhülle: {:money:10..30}
Zahlbar bis {:date} an {:iban}. Was bricht, richtet {:company}; Notdienst {:phone} bis {:time}.
~ Beratung am {:date} durch {:person}. Filialleitung {:person}. Befreiung gilt bis {:date}. Altes Gerät vom {:date} bleibt im Haus.

== de handyversicherung_diebstahl
q insurer company:{} Versicherung/Handyschutz {}; insurance_company, versicherer
q handler person; claims_handler, sachbearbeiter
q claim_no id:SD-#######; claim_number, schadennummer
q phone_model phrase; device, geraet
q stolen_on date; theft_date, diebstahl_am
q reported_on date; reported, gemeldet_am
q station company:Polizeirevier {}/Polizeiinspektion {}; police_station, dienststelle
q new_value money:300..1500; purchase_price, neuwert
q deductible money:30..150; own_share, selbstbehalt
q payout money:150..1300; settlement, entschaedigung
q premium money:4..16; monthly_premium, monatsbeitrag
q sim_blocked flag; sim_locked, karte_gesperrt
q result choice:paid/replaced/rejected; decision, ergebnis
a imei id:35#############; imei, geraetenummer
a paid_on date; payout_date, ausgezahlt_am
a witness person; witness_name, zeuge
---
{insurer} || Schaden {claim_no}
{:street}, {:zip} {:city} || es schreibt {handler}
> {:date}
{:person}
{:address}
# Wie es mit Ihrem Verlust weitergeht
Sie haben am {reported_on} über unser Formular geschildert, was am {stolen_on} gegen {:time} in {:city} geschah: {:=im Gedränge am Bahnsteig|vom Tisch im Café|aus dem Rucksack|aus dem Spind}. Aufgenommen hat es {station}, Beamter {:person}, unter {:id:ST/######/##}. {sim_blocked!Der Anbieter hat die Nummer noch am selben Tag stillgelegt|Die Karte war binnen einer Stunde tot~Die Karte lief noch drei Tage weiter|Stillgelegt hat die Nummer bislang niemand}.
Versichert unter {:id:HP########} seit {:date} ist ein {phone_model=Galaxa S22|Fairwave 5|Pixon 8|Nordtel X2 Pro}, bei {:company} am {:date} für {new_value} erworben, Beleg {:id:K-#####}.
+++
## Unser Ergebnis
{result?Wir überweisen Ihnen Geld~Sie bekommen ein gleichwertiges Gerät geschickt~Wir können leider nicht eintreten}. Gerechnet wurde so: Abzug für das Alter {:percent}, Ihr Teil {deductible}, es verbleiben {payout}. Gutachter {:person} hat zugestimmt.
Der Vertrag kostet weiter {premium} im Monat, nach zwei Fällen dürfen beide Seiten bis {:date} gehen.
~ Ombudsmann {:person}. Vorstand {:person}. Gefundenes senden Sie an {:company}. Hotline {:phone}, {:money:0..1} je Minute. Antwort binnen {:number:10..30} Tagen.

== de kopierer_servicebericht
q service_firm company:{} Bürotechnik/{} Drucksysteme; service_company, dienstleister
q client company:Kanzlei {}/Praxis {}/Ingenieurbüro {}; customer, kunde
q contact person; on_site_contact, ansprechpartner
q tech person; technician, techniker
q visit date; service_date, einsatz_am
q called date; call_date, gemeldet_am
q machine phrase; device_model, geraet
q asset id:KP-#####; asset_no, geraetenummer
q toner_left percent; black_toner_left, rest_schwarz
q parts_price money:20..380; parts_cost, teilekosten
q covered flag; in_flat_rate, wartungsvertrag
q fixed flag; resolved, behoben
q problem choice:jam/stripes/network; problem_type, stoerung
a hourly money:60..130; hourly_rate, stundensatz
a contract_end date; contract_end, vertragsende
a next_service date; next_visit, naechster_termin
---
{service_firm}
{:street}, {:zip} {:city} || Störung {:phone}
# Einsatz {:id:T######}
= Bei: {client}, {:street}
= Gesprochen mit: {contact}, {:=2. OG|Empfang|Archiv}
= Durchgesagt: {called}, {:time}
= Vor Ort: {visit}, {:time} bis {:time}
= Maschine: {machine=Kyocera TASKalfa 2554|Ricoh IM C3000|Canon iR 2630|Konica C258}
= Aufkleber: {asset}
{problem?Papier bleibt im Einzug hängen~Graue Bahnen ziehen sich über jedes Blatt~Vom Rechner kommt nichts an}. {tech} tauschte {:=die Trommel|den Abnehmer|die Walze|das Kabel} und reinigte {:number:2..9} Stellen; {:person} aus der Zentrale half am Telefon. {fixed!Danach liefen hundert Blatt ohne Fehl|Sie arbeitet wieder~Es kam nach zehn Blatt wieder, ein Teil ist bestellt|Noch steht sie, ein Teil fehlt}.
= Stand Schwarz: {:number:20000..900000}
= Stand bunt: {:number:5000..300000}
= Noch im schwarzen Behälter: {toner_left}
= Material: {parts_price}
{covered!Das alles ist mit der Monatspauschale abgegolten|Es kostet nichts extra, die Pauschale trägt es~Es wird gesondert berechnet|Die Pauschale umfasst das nicht}. Seite schwarz {:money:0..1}, Weg {:money:20..70}. Papier {:unit:g 70..90} war feucht.
~ Toner von {:company} bis {:date} unterwegs. Ersatzgerät ab {:money:15..40} am Tag. Disposition {:person}. Leasing über {:company}, {:id:L-######}. Unterschrift des Kunden liegt vor, {:person}.

== de carsharing_nachbelastung
q company_name company:{} Carsharing/Stadtauto {}/{} mobil; provider, anbieter
q agent person; support_agent, bearbeiter
q plate id:@@ @@ ####; licence_plate, kennzeichen
q trip_id id:F########; booking_id, fahrt_nr
q trip_start date; trip_date, fahrt_am
q km_rate money:0..1; price_per_km, preis_je_km
q cleaning money:30..120; cleaning_fee, reinigungspauschale
q total money:40..300; extra_charge, nachforderung
q object_by date; objection_deadline, einspruch_bis
q next_user person; reported_by, nachnutzer
q dog_hair flag; animal_hair, tierhaare
q damage flag; damage_found, schaden
q fuel choice:petrol/diesel/electric; drive, antrieb
a hourly money:2..9; hourly_rate, stundenpreis
a debit_date date; debit_date, abbuchung_am
a licence_no id:@###@@####@; driving_licence, fuehrerscheinnr
---
{company_name}
{:street}, {:zip} {:city} || {:email}
> {:date}
{:person}, {:id:CS-######}
# Nachtrag zu {trip_id}
Am {trip_start} nahmen Sie um {:time} an der Station {:street} den {:=Opel Corsa Electric|VW Up|Toyota Yaris Hybrid|Ford Tourneo}, {plate}, {fuel?der an die Zapfsäule muss, Super~der an die Zapfsäule muss, Selbstzünder~der am Kabel lädt}, und stellten ihn um {:time} wieder ab. Anzeige am Ende {:number:9000..99000}, also {:number:8..480} mehr.
{next_user} stieg danach ein und schickte Bilder. {dog_hair!Auf der Rückbank lag das Fell eines Hundes|Polster und Kofferraum waren voller Fell~Es waren Krümel und Sand, kein Fell|Von einem Tier war nichts zu sehen}. {damage!Der Kotflügel hat eine frische Beule|Ein Spiegel hing lose~Am Blech war alles heil|Verbeult oder gebrochen war nichts}. {:person} von {:company} hat gesaugt und gewischt, {:unit:min 20..90}.
= Strecke: {:money:3..90}, je km {km_rate}
= Saugen und Wischen: {cleaning}
= Porto: {:money:2..5}
= Noch offen: {total}
Wir ziehen es mit der Abrechnung des Monats {:month} ein. Sehen Sie es anders, schreiben Sie bis {object_by}; es prüft dann {:person}.
Es grüßt {agent}
~ Selbstbehalt {:money:200..1000}. Tankkarte {:id:TK####}. Verein, Vorsitz {:person}. Tarif gültig seit {:date}. Zentrale Tag und Nacht {:phone}.

== de seilbahn_bergung_bericht
q lift_company company:Bergbahnen {}/{} Seilbahn AG/Gondelbahn {}; operator, betreiber
q ops_manager person; operations_manager, betriebsleiter
q rescue_lead person; incident_commander, einsatzleiter
q rescue_body company:Bergrettung {}/Bergwacht {}; rescue_service, rettungsdienst
q incident_date date; event_date, ereignis_am
q last_out_time time; last_person_down, letzte_person_um
q people number:6..140; evacuated, geborgene
q wind number:20..120; gust_kmh, boeen_kmh
q resumed date; resumed_on, wiederaufnahme
q refund money:20..70; refund_per_person, erstattung_pp
q authority company:Seilbahnaufsicht {}/Bundesamt {}; supervisory_body, aufsicht
q heli flag; helicopter_used, hubschrauber
q cause choice:wind/power/mechanical; cause, ursache
a altitude unit:m 1200..2900; station_altitude, seehoehe
a cost money:3000..90000; rescue_cost, einsatzkosten
a built year; year_built, baujahr
---
{lift_company}
Talstation {:street}, {:zip} {:city} || {:phone}
# Ereignis {:id:E-##/##}
an {authority}, Herrn {:last}
> {:date}
Am {incident_date} blieb die Anlage um {:time} stehen. {cause?Böen drückten das Seil aus den Rollen~Das Netz fiel aus und der Diesel sprang nicht an~Ein Lager am Umlenkrad hatte gefressen}. Gemessen wurden auf Stütze {:number:2..14} in der Spitze {wind} km/h, Luft {:unit:°C -9..12}. In {:number:4..60} Kabinen saß jemand, die übrigen waren leer.
{ops_manager} rief um {:time} die Leitstelle. {rescue_body} kam mit {:number:12..60} Leuten, geführt von {rescue_lead}; den Funk hielt {:person}. {heli!Fünfmal flog die Maschine aus der Luft an|Aus der Luft half eine Maschine der Flugrettung~Geflogen wurde nicht, alles ging über Seil und Boden|Aus der Luft konnte niemand helfen}. Wieder am Boden waren {people} Gäste und {:number:0..3} Angestellte, zuletzt {:person} um {last_out_time}. Ärztlich versorgt wurden {:number:0..5}; Tee gab es bei {:company}.
+++
## Danach
Prüfung am {:date} durch {:company}, Leerfahrt {:number:3..12} Stunden. Wieder mit Gästen ab {resumed}. Jeder erhält {refund} zurück, Antrag bis {:date}, Tageskarten galten {:money:40..75}. Presse: {:person}.
~ Letzte Übung {:date}. Seil gewechselt {:month} {:year}. Vertraulich, {:number:4..9} Stück. Betriebsrat {:person}. Versichert bei {:company} bis {:money:900000..9000000}.

== de bestattungsvorsorge_vertrag
q undertaker company:Bestattungen {}/Pietät {}/{} Bestattungshaus; funeral_home, bestatter
q client person; contract_holder, vorsorgende_person
q adviser person; consultant, berater
q trustee company:{} Treuhand AG/Treuhand {}; escrow_company, treuhaender
q signed date; contract_date, vertrag_vom
q contract id:BV-#####; contract_number, vertragsnummer
q sum money:2800..9800; prepaid_sum, vorsorgesumme
q cemetery phrase; burial_place, friedhof
q withdraw_until date; withdrawal_deadline, widerruf_bis
q flowers money:90..500; flower_budget, blumen
q speech flag; eulogy_wanted, trauerrede
q notice flag; obituary_wanted, anzeige_gewuenscht
q kind choice:urn/coffin/sea; burial_type, bestattungsart
a birth date; date_of_birth, geburtsdatum
a insurance_no id:LV-#######; death_insurance, sterbegeld_nr
a stone_cost money:900..5000; gravestone_cost, grabstein
---
{undertaker}
seit {:year} in {:city}, {:street} || Tag und Nacht {:phone}
# Vorsorge {contract}
{client}, {:address}, hat mit {adviser} am {:date} und nochmals am {signed} gesprochen und festgelegt:
* {kind?Die Asche kommt in ein kleines Grab~Erdgrab, Eiche hell, Griffe schlicht~Die Asche wird dem Wasser vor der Küste übergeben}
* Ort: {cemetery=Waldfriedhof|Alter Kirchhof|Südfriedhof|Hafen und dann hinaus|Friedpark am Berg}, Feld {:number:1..40}, belegt für {:number:10..30} Jahre, {:money:300..1900} an die Stadt
* Man rechnet mit {:number:10..120} Leuten, Kaffee bei {:company}
* {speech!Es soll jemand über das Leben sprechen, am liebsten der Pfarrer|Einige Worte am Sarg sind gewünscht~Gesprochen werden soll nicht, nur Musik|Niemand soll reden}
* {notice!In der Zeitung soll es stehen|Ein Inserat mit Kreuz~In die Zeitung soll nichts|Kein Inserat, nur Briefe}
* Blüten für höchstens {flowers}
+++
## Geld
Eingezahlt werden {sum} bei {trustee}, Konto {:iban}, bis {:date}; Verzinsung {:percent}. Der Pfarrer {:person} bekommt {:money:50..150}. Was übrig bleibt, geht an {:company}.
Entscheiden darf, wenn es so weit ist, {:person}, {:phone}. Zurücktreten können Sie bis {withdraw_until}.
~ Orgel {:person}. Preise Stand {:date}. Zweitschrift bei Notarin {:person}. Innung {:company}. Kündigen kostet {:percent}.

== de kirchturm_mobilfunk_anfrage
q parish company:Kirchengemeinde {}/Pfarrei {}; church_owner, eigentuemer
q telco company:{} Mobilfunk/{} Funkturm GmbH; mobile_operator, netzbetreiber
q planner person; site_acquisition, standortplaner
q pastor person; parish_priest, pfarrer
q architect person; church_architect, baureferent
q asked date; inquiry_date, anfrage_vom
q meeting_on date; council_meeting, sitzung_am
q answer_by date; reply_deadline, antwort_bis
q rent_year money:2400..9600; annual_rent, jahresmiete
q antennas number:2..9; antenna_count, antennen
q monument flag; listed_building, denkmalschutz
q owls flag; owl_nest, eulen_im_turm
q tech choice:lte/5g/radio link; technology, funktechnik
a start date; construction_start, baubeginn
a site_id id:@@####; site_id, standort_nr
a power money:200..2500; electricity_cost, stromkosten
---
{telco}
Standorte Süd, {:street}, {:city} || {:phone}
> {asked}
{parish}
z. Hd. {pastor}, {:street}, {:zip} {:city}
# Dürfen wir in Ihren Turm?
Rund um {:city} bricht das Gespräch ab; Bürgermeisterin {:person} hat uns am {:date} darum gebeten. Unsere Leute, {:person} und {:person}, waren {:date} mit dem Mesner oben. Hinter die Schallläden passen {antennas} Felder, {:unit:m 18..62} über dem Platz, {:unit:kg 12..40} das Stück. Gesendet würde {tech?mit der vierten Generation~mit der fünften Generation~gerichtet zum nächsten Mast, wie ein Strahl}. {owls!Auf dem Boden darunter brütet die Schleiereule, sie bekommt einen Kasten|Gewölle zeigen, dass ein Kauz dort lebt~Außer Tauben wohnt dort nichts|Gefiederte Mieter haben wir keine gefunden}. {monument!Das Amt für alte Bauten hat mitzureden|Der Turm steht auf der Liste der geschützten Bauten~Auf der Liste der geschützten Bauten steht er nicht|Geschützt ist der Bau nicht}; gefragt wurde auch {architect} vom Bischof.
Nach vorn ist ein Raum von {:unit:m 3..18} freizuhalten, die Glocken dürfen läuten, die größte wiegt {:unit:kg 300..2900}.
+++
## Unser Vorschlag
{rent_year} zwölfmonatlich im Voraus, {:number:10..25} Jahre fest, Anpassung {:percent}; einmalig {:money:500..3000} für die Leiter. Gutachten {:company}.
Der Rat der Gemeinde tagt am {meeting_on}, {:time}. Bitte sagen Sie uns bis {answer_by} ja oder nein, am besten {planner}, {:email}.
~ Messung der Felder am {:date}. Prokura {:person}. Versorgt würden {:number:300..4000} Häuser. Anlage {:id:P-###}, {:number:3..20} Seiten.

== de blutegeltherapie_aufklaerung
q practice company:Naturheilpraxis {}/Praxis {}; clinic_name, praxis
q patient person; treated_person, patientin
q talk_date date; consent_talk_on, aufklaerung_am
q treat_date date; treatment_date, behandlung_am
q leeches number:2..10; leech_count, anz_egel
q site choice:knee/hand/back; body_site, koerperstelle
q fee money:90..260; treatment_fee, honorar
q leech_price money:6..14; price_per_leech, preis_je_egel
q breeder company:Egelzucht {}/{} Biozucht; supplier, zuechter
q thinner flag; takes_anticoagulants, blutverduenner
q signed flag; consent_signed, eingewilligt
q check_on date; wound_check, nachschau_am
q gp person; family_doctor, hausarzt
a birth date; birth_date, geburtsdatum
a insurer company; health_insurer, versicherung
a hb number:9..17; haemoglobin, hb_wert
---
{practice} || {:street}, {:zip} {:city}
Sprechen nach Absprache, {:phone} || zugelassen {:year}
# Gespräch vom {talk_date}
zwischen {:person} und {patient}, dabei der Ehemann {:person}, {:time} bis {:time}
Beschwerden seit {:month} {:year}, Schmerz {:number:4..9} von zehn. Angesetzt werden sollen {leeches} Tiere {site?rund um die Kniescheibe~am Sattelgelenk des Daumens~beiderseits der Lendenwirbel}. Sie saugen {:number:30..120} Minuten, danach sickert es bis zu {:number:8..24} Stunden. {thinner!Marcumar wird eingenommen, Rücksprache ist nötig|Wegen eines Stents läuft ein Gerinnungshemmer~Mittel gegen die Gerinnung werden nicht genommen|Nichts wird genommen, was das Blut dünner macht}. Aspirin zuletzt am {:date}. {gp} wurde am {:date} angerufen, Blutbild von {:company}.
Es können Jucken, Fieber und kleine Narben bleiben; in einem von {:number:200..900} Fällen hilft eine Klinik.
+++
## Ablauf
Nüchtern muss niemand sein. Termin {treat_date}, {:time}, Helferin {:person}. Den Verband sehen wir {check_on} an.
Die Tiere kommen von {breeder}, {:id:EG-###-##}, Quarantäne bis {:date}, und werden nicht wieder verwendet.
= Für die Sitzung: {fee}
= Je Tier: {leech_price}
= Versand: {:money:15..30}
{signed!Beide haben unterschrieben, ein Blatt blieb hier|Mit allem einverstanden, Unterschrift folgt hier unten~Man möchte es sich bis zum Wochenende überlegen|Unterschrieben wurde noch nicht}.
~ Absagen bis {:date}, sonst {:percent}. Haftpflicht {:company}, {:id:BH-#####}. Aufsicht: Gesundheitsamt {:city}, Frau {:last}. Notfall {:phone}.

== de volleyball_trainingslager_zusage
q resort company:Sportschule {}/Sporthotel {}/Landessportschule {}; training_centre, haus
q club company:VC {}/TV {}/SG {}; team, verein
q coach person; head_coach, trainer
q arrive date; arrival_date, anreise
q leave date; departure_date, abreise
q price_person money:38..110; price_per_person_day, tagessatz
q total money:900..9000; total_price, gesamtpreis
q advance money:200..1500; advance_payment, anzahlung
q advance_by date; advance_due, anzahlung_bis
q hall id:H#; hall_no, halle
q physio flag; physio_included, physiotherapie
q vegan flag; vegan_meals, vegan
q board choice:half board/full board/none; meals, verpflegung
a court_hour money:15..60; hourly_court_rate, hallenstunde
a coach_phone phone; coach_mobile, tel_trainer
a league phrase; league, liga
---
{resort}
{:street}, {:zip} {:city} || Empfang {:phone}
> {:date}
{club}, Frau/Herrn {:person}
{:address}
# {:id:TL-####}: wir halten frei
Liebe Gäste, nach dem Telefonat mit {:person} am {:date} steht fest: {:number:10..34} Leute mit {coach} kommen {arrive} (Schlüssel ab {:time}) und gehen {leave} (Zimmer leer bis {:time}). Es sind {:number:5..16} Doppelzimmer im Haus {:=Birke|Ahorn|Fichte} und {hall} täglich von {:time} bis {:time}, Netz auf {:unit:cm 220..243}, Bälle bringen Sie mit. Der Kraftraum gehört am {:date} {:company}.
{board?Morgens und abends wird gekocht, mittags sind Sie frei~Dreimal am Tag wird gekocht~Sie kochen selbst im Vereinszimmer}. {vegan!Wer nichts vom Tier isst, bekommt ein eigenes Büfett|Gerichte ganz ohne Tierisches sind vorbestellt~Ganz ohne Tierisches können wir nicht|Zu jeder Mahlzeit gehören Milch oder Ei}. {physio!Hände, die kneten und tapen, sind im Satz enthalten|Jeden Abend kommt jemand zum Massieren, ohne Aufpreis~Wer massiert werden will, zahlt selbst|Zum Massieren ist niemand im Haus}.
+++
= Kopf und Tag: {price_person}
= Bettwäsche, einmal: {:money:6..12}
= Zusammen: {total}
= Davon im Voraus: {advance}
Das Letztere bis {advance_by} auf {:iban}, den Rest nach der Rechnung. Absage bis {:date} frei, danach {:percent}.
Ihr Mann vor Ort ist {:person}; nachts {:person}, {:phone}.
~ Freundschaftsspiel gegen {:company} am {:date}. Zuschuss vom Verband {:money:100..900}. Direktor {:person}. Kurtaxe {:money:1..4}. Schwimmhalle bis {:time}.
`
