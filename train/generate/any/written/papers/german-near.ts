/** Whole papers in German that say one thing and not its neighbour: the day of the order and not that of the delivery, one side's signer and not the other's. */
export const germanNearPapers = `
== de kaminkehrer_feuerstaettenschau
q sweep company:Rauchfangkehrerei {}/Kaminkehrermeister {}/{} Feuerungstechnik; inspecting_business, chimney_sweep_firm, de:Kehrbetrieb; business whose master looked at the fireplaces
q owner person; property_owner, recipient, householder; to whom the house belongs
q master person; inspector, authorised_sweep, de:Bezirksbevollmächtigter; who went through the house
q visited date; inspection_date, viewed_on; day on which the house was gone through
q notice_no id:FB-####-##; decision_number, notice_id, de:Bescheidnummer
q stove phrase; appliance, heating_device; what stands in the living room
q stove_kw unit:kW 4..14; rated_output, heat_output; how strong the stove is
q boiler_fuel choice:gas/oil/pellets; central_heating_fuel, energy_source; with what the main heating is fired
q fault phrase; defect, shortcoming_found; what was not in order
q remedy_by date; repair_deadline, fix_until; by when it has to be put right
q crack flag; chimney_cracked, damage_to_flue; whether the flue itself is damaged
q charge money:60..190; inspection_fee, amount; what the visit costs
a install_date date; stove_installed_on, put_into_service; when the stove was set up
a last_sweep date; swept_on, previous_cleaning; when the chimney was last swept
a maker company; manufacturer, stove_brand; who built the stove
a tenant person; occupant, de:Mieter; who lives there without owning
a boiler_kw unit:kW 10..40; boiler_output, nominal_heat_of_boiler; strength of the central heating
l sweeps; cleaning_dates, works, de:Arbeiten; what has to be done each year
c sweeps.what phrase; task, kind_of_work, job; what is done
c sweeps.times number:1..4; per_year, frequency, how_often
c sweeps.window phrase; time_frame, season; in which part of the year
c sweeps.price money:18..70; cost, rate; what it costs each time
---
{sweep} || {:street}, {:zip} {:city}
> {:date}
{owner}
# Feuerstättenbescheid {notice_no}
aufgrund der Feuerstättenschau vom {visited}, durchgeführt von {master}
Vorgefunden wurden im Wohnraum ein {stove=Kaminofen mit Sichtscheibe|Grundofen, Kachel grün|Werkstattofen im Anbau|Küchenherd mit Wasserschiff}, Nennwärmeleistung {stove_kw}, und im Keller ein Kessel für {boiler_fuel?Erdgas~Heizöl EL~Holzpresslinge}.
+++
## Was Sie zu veranlassen haben
%sweeps 2..4
Tätigkeit | im Jahr | Zeitraum
{sweeps.what=Kehren Abgasanlage|Überprüfung Abgasweg|CO-Messung|Kehren Verbindungsstück|Überprüfung Verbrennungsluft} | {sweeps.times} | {sweeps.window=Jänner bis März|Herbst|vor Heizbeginn|nach Heizende|Mai bis Juli}
{sweeps.price=}
%%
+++
## Mängel
{crack!Der Zug selbst ist gerissen und darf bis zur Sanierung nicht benutzt werden|Im Mauerwerk des Zuges klafft ein Riss~Der Zug ist auf ganzer Länge heil|Am Zug war nichts zu beanstanden}. [Festgestellt wurde: {fault=Funkenschutzblech fehlt|Putztür schließt nicht|Abstand zum Holz zu gering|Rußsack voll}. Abhilfe bis {remedy_by}.]
Für die Schau fallen {charge} an, zuzüglich Wegpauschale {:money:5..12}.
~ Einspruch binnen eines Monats. Vertretung bei Abwesenheit: {:person}, Tel. {:phone}.

== de almabtrieb_strassensperre
q office company:Bezirkshauptmannschaft {}/Gemeinde {}/Marktgemeindeamt {}; authority, issued_by; who orders the closure
q alp_owner company:Agrargemeinschaft {}/Alpgenossenschaft {}/Sennerei {}; applicant, herd_owners, de:Antragsteller; whose cattle come down
q herder person; lead_herdsman, on_site_contact, de:Hirte; who walks with the herd and can be reached
q herder_phone phone; mobile_on_the_day, reachable_at
q day date; closure_date, date_of_drive; when the cattle come down
q spare_day date; alternative_date, bad_weather_date; day that is taken in case of snow or rain
q from time; closed_from, start_time
q until time; reopened_at, end_of_closure
q road phrase; closed_stretch, affected_road; stretch on which nobody may drive
q head number:40..380; animals, herd_size, de:Stückzahl; how many beasts walk
q file id:BH-###/##; reference, de:Aktenzahl
q bus flag; buses_exempt, public_transport_passes; whether the regular bus may go through
q clean flag; cleaning_duty, must_clean_road; whether the applicants must sweep afterwards
q officer person; signatory, signed_for_authority
a up_date date; drive_up_date, summer_start; when the cattle went up in spring
a vet person; official_vet, animal_doctor; who looked at the beasts
a fee money:20..120; permit_fee, charge, de:Gebühr
a fire_brigade company; traffic_control_by, marshals; who holds the cars back
a altitude unit:m 1100..2300; height_of_pasture, elevation
---
{office}
Zahl: {file} || {:city}, am {:date}

# Verordnung
über eine vorübergehende Verkehrsbeschränkung
Auf Ansuchen der {alp_owner} wird verfügt: {road=Die L 27 zwischen Talstation und Kirchplatz|Die Gemeindestraße Oberdorf – Brücke|Der Güterweg samt Zufahrt Hinterfeld|Die B 161 ab Kreisverkehr Nord} ist am {day} von {from} bis {until} für Fahrzeuge aller Art gesperrt. Muss wegen Schlechtwetters verschoben werden, gilt dasselbe am {spare_day}.
* Aufgetrieben werden rund {head} Stück, begleitet von {:number:6..20} Personen in Warnwesten.
* {bus!Der Linienbus ist ausgenommen und wird durchgelotst|Kursfahrzeuge dürfen im Schritttempo passieren~Auch der Linienverkehr muss warten|Für Kurse des Verkehrsverbunds gibt es keine Ausnahme}.
* {clean!Die Fahrbahn haben die Antragsteller unverzüglich zu säubern|Verschmutzungen beseitigen die Tierhalter selbst~Die Reinigung besorgt der Bauhof|Um den Schmutz kümmert sich die Straßenmeisterei}.
* Ansprechpartner beim Vieh: {herder}[, erreichbar unter {herder_phone}].
Kundgemacht durch Anschlag ab {:date}.
> Für die Behörde
> {officer}

== de verlag_remission
q publisher company:{} Verlag/Edition {}/Verlagshaus {}; returns_to, publishing_house, recipient; who gets the books back
q bookshop company:Buchhandlung {}/Bücherstube {}/{} Bücher; sender, retailer, customer; shop that sends back
q sorter person; shop_contact, prepared_by, de:Bearbeiterin; who packed the parcel in the shop
q approval id:RG-#####; authorisation_no, return_approval, de:Genehmigungsnummer; number under which the return was allowed
q approved date; approval_date, permitted_on; day on which the house agreed
q rep person; sales_representative, agent, de:Vertreter; traveller who agreed
q packed date; packing_date, list_date; when the list was made
q parcels number:1..8; number_of_boxes, colli
q weight unit:kg 4..90; gross_weight, shipment_weight
q customer_no id:VN ######; account_number, trade_number, de:Verkehrsnummer
q credit choice:full/less_discount/voucher; refund_method, how_credited; in which way the value comes back
q damaged flag; contains_defects, faulty_copies; whether flawed copies lie among them
a credit_note id:GS-####; credit_note_number, de:Gutschriftsnummer
a arrival date; received_on, arrived_at_warehouse; when the parcel reached the warehouse
a total money:60..900; total_value, sum_of_returns; worth of all copies together
a carrier company; shipping_company, forwarder; who carries the boxes
a net_weight unit:kg 3..80; weight_without_packaging, net_mass
l titles; returned_books, positions, de:Remittenden; which books go back
c titles.isbn id:978-3-####-####-#; ean, book_number
c titles.name phrase; title, work; what the book is called
c titles.copies number:1..12; quantity, pieces, count
c titles.bought month; purchase_period, ordered_in; when they had been obtained
c titles.net money:4..24; unit_net_price, purchase_price
---
# Remissionsliste
{bookshop}, {:street}, {:zip} {:city} || Verkehrsnummer {customer_no}
An: {publisher}, Auslieferung, {:city}
Genehmigt unter {approval} am {approved} durch {rep}
%titles 3..6
ISBN | Titel | Ex. | bezogen
{titles.isbn} | {titles.name=Der lange Weg zum See|Kochen mit Resten|Atlas der Moose|Nachtzug nach Gmunden|Meine ersten hundert Wörter|Die Glocken schweigen|Gartenjahr kompakt} | {titles.copies} | {titles.bought}
{titles.net=}
%%
{parcels} Karton, brutto {weight}. Gepackt: {packed}, {sorter}.
{damaged!Die Mängelexemplare liegen obenauf und sind gekennzeichnet|Einige Bände haben Druckfehler, siehe Zettel~Sämtliche Stücke sind einwandfrei und folienverschweißt|Es ist nichts Beschädigtes dabei}.
{credit?Bitte zum vollen Bezugspreis gutschreiben~Wir erwarten Gutschrift unter Abzug des vereinbarten Nachlasses~Bitte als Warengutschein für die Herbstbestellung führen}.
~ Unfreie Sendungen nimmt das Lager nicht an. Öffnung der Rampe ab {:time}.

== de hundeschule_einzelstunden
g owner; handler, client, de:Hundehalter; who comes with the animal
q school company:Hundeschule {}/{} Hundetraining/Pfotenwerk {}; provider, training_school
q owner.name person; full_name, called; who holds the lead
q owner.mobile phone; phone, reachable_under
q owner.town city; lives_in, residence
q dog first; dog_name, pupil, animal
q breed phrase; race, kind_of_dog
q trainer person; instructor, coach; who gives the lessons
q problem phrase; reason_for_training, main_issue; what the animal does that it should not
q package_price money:180..620; course_fee, price_of_package
q lessons number:4..12; number_of_sessions, units_booked
q first date; first_lesson, starts_on; when they begin
q expire date; voucher_expiry, lessons_lapse; after which unused hours are lost
q muzzle flag; muzzle_needed, de:Maulkorbpflicht; whether the animal must wear something over its snout
q neutered choice:yes/no/chip; castration_status, reproductive_status
a age duration; dog_age, how_old; how old the animal is
a vaccinated date; last_vaccination, inoculation_date
a chip id:276###########; microchip, transponder_number
a insurer company; liability_insurer, dog_insurance
a last_lesson date; final_session, end_of_training; day of the last hour
---
{school}
~ {:street}, {:zip} {:city}, erlaubt nach § 11 TierSchG durch {:company}
# Vereinbarung Einzeltraining
zwischen der Schule und {owner.name}, {owner.town}, Telefon {owner.mobile}
für {dog}, {breed=Mischling aus Rumänien|Deutsch Drahthaar|Malinois|Havaneser|Appenzeller|Rhodesian Ridgeback}, {neutered?kastriert~intakt~mit Hormonimplantat}
+++
Anlass: {problem=zieht an der Leine wie ein Ochse|verbellt Radfahrer|bleibt nicht allein|schnappt nach Besuch|jagt Rehe und Katzen}. Begleitet wird das Team von {trainer}; ist die Lehrkraft krank, springt {:person} ein.
Gebucht sind {lessons} Termine zu je {:number:45..60} Minuten zum Preis von zusammen {package_price}. Wir fangen am {first} auf dem Platz an. Was bis {expire} nicht abgerufen ist, verfällt.
+++
* {muzzle!Auf dem Gelände trägt das Tier einen Korb|Bitte den Beißkorb vorher zu Hause üben, ohne geht es nicht auf den Platz~Ein Korb wird nicht verlangt|Er darf ohne Maulschutz laufen}.
* Absagen später als {:number:12..48} Stunden vorher kosten {:money:20..45}.
?* Läufige Hündinnen bleiben daheim.
{:city}, {:date}

== de sternwarte_fuehrung
q observatory company:Sternwarte {}/Volkssternwarte {}/Planetarium {}; organiser, host, institution
q group company:Grundschule {}/Wanderverein {}/Pfadfinder {}/Kolpingfamilie {}; visitors, guest_group, booked_for
q leader person; group_contact, booked_by, de:Ansprechpartner; who made the booking for the visitors
q guide person; tour_guide, demonstrator; who shows the sky
q evening date; visit_date, night; when they come
q meet time; meeting_time, gate_opens; when everyone should stand at the gate
q dark time; observation_begins, telescope_from; when one looks through the instruments
q people number:8..40; headcount, participants
q fee money:40..220; lump_sum, group_price
q booking id:F##-###; booking_reference, de:Buchungsnummer
q highlight phrase; main_target, object_of_the_night; what will be looked at
q scope unit:mm 150..800; mirror_diameter, aperture; how wide the mirror is
q cloudy choice:talk/postponed/cancelled; bad_weather_plan, if_overcast; what happens under clouds
q stairs flag; step_free, wheelchair_access; whether one gets in without steps
a paid date; payment_received, paid_on; when the money came in
a end time; closing_time, finish; when it is over
a children number:2..30; minors, number_of_children
a focal unit:mm 1000..6000; focal_length, de:Brennweite
a director person; head_of_observatory, de:Leiter der Sternwarte
---
{observatory} || Buchung {booking}
{leader}
{group}

Liebe Sternfreunde,
wir erwarten Sie am {evening}. Das Tor wird um {meet} geöffnet; bis alle oben sind, erzählt {guide} etwas zur Geschichte der Kuppel. Ab {dark} geht es ans Spiegelteleskop mit {scope} Öffnung, das {:company} im Jahr {:year} überholt hat.
Auf dem Plan: {highlight=der Ringplanet|der Kugelhaufen im Herkules|Krater am Terminator|der Orionnebel|die Venus als Sichel}.
{cloudy?Ist der Himmel zu, hören Sie stattdessen einen Vortrag im Saal~Bei Wolken suchen wir gemeinsam einen neuen Abend~Bei Wolken fällt der Besuch ersatzlos aus}.
+++
Gemeldet haben Sie {people} Personen. Dafür berechnen wir pauschal {fee}, zahlbar bar oder per Karte am Abend.
{stairs!Ein Aufzug führt bis unter die Kuppel, auch mit Rollstuhl kommen Sie hinein|Der Zugang ist ebenerdig~Der Weg führt leider über eine Wendeltreppe, Rollstühle müssen unten bleiben|Ohne viele Stufen geht es nicht}.
?Bitte rotes Licht statt heller Lampen.
Klare Nächte wünscht {:person}, Kasse
~ Nächste öffentliche Führung: {:date}, {:time}.

== de saegewerk_lohnschnitt
q mill company:Sägewerk {}/{} Holzindustrie/Säge {}; sawmill, contractor, processor; who cuts the logs
q forester person; wood_owner, customer, de:Auftraggeber; whose trunks are cut
q sawyer person; operator, cut_by, de:Säger; who stood at the saw
q job id:LS-####; order_no, job_number
q brought date; delivery_of_logs, logs_arrived; when the trunks came to the yard
q cut date; sawing_date, processed_on
q species phrase; wood_type, timber, de:Holzart
q volume unit:fm 4..60; log_volume, round_timber, de:Festmeter; how much came in
q loss percent; waste_share, cutting_loss, de:Verschnitt
q rate money:35..80; price_per_fm, cutting_rate
q planks_by date; collect_until, pickup_deadline; until when the boards must be fetched
q nails flag; metal_found, foreign_bodies; whether iron was in the wood
q slabs choice:owner/mill/firewood_seller; offcuts_go_to, slabs_kept_by; who keeps the outer pieces
a yield unit:m³ 3..40; sawn_volume, output, de:Schnittware; how much sawn timber came out
a felled date; felling_date, harvest_date; when the trees fell
a moisture percent; wood_moisture, humidity
a haulier company; log_transport, trucked_by; who drove the trunks to the yard
a total money:200..3000; invoice_total, amount_due
l cuts; cutting_list, sections, de:Schnittliste; what is made of the logs
c cuts.use phrase; purpose, for_what
c cuts.section id:##/1## mm; cross_section, dimension, thickness_width
c cuts.length unit:m 3..8; piece_length, long
c cuts.pieces number:4..90; quantity, number_of_pieces
---
# Lohnschnitt {job}
{mill}, {:city} || für {forester}
Am {brought} angeliefert: {species=Fichte, Käferholz|Lärche, Altbestand|Douglasie|Eiche, zwei Stämme|Weißtanne}, nach Waldmaß {volume}. Eingeschnitten am {cut}, an der Blockbandsäge {sawyer}.
%cuts 2..5
wofür | Querschnitt | Länge | Stk.
{cuts.use=Sparren|Pfetten|Schalung|Bohlen für Terrasse|Latten|Balken Carport} | {cuts.section} | {cuts.length} | {cuts.pieces}
%%
Verschnitt {loss}. Satz je Festmeter {rate}; jedes gerissene Blatt kostet {:money:25..60} extra.
{nails!Im dritten Stamm steckten Zaunnägel|Das Blatt lief auf eine alte Klammer im Holz~Der Detektor schlug nicht an, alles eisenfrei|Metall war keines drin}.
{slabs?Schwarten gehen mit dem Kunden nach Hause~Die Schwarten bleiben im Werk~Die Schwarten holt der Brennholzhändler}.
Wir haben wenig Platz: Abholung bitte bis {planks_by}, sonst {:money:2..6} Standgeld je Tag.
~ Es gilt {:=Werkvertragsrecht|die Geschäftsordnung der Säge}. Telefon {:phone}

== de musikschule_vorspiel_einladung
q school company:Musikschule {}/Städtische Musikschule {}/Landesmusikschule {}; organiser, institution
q teacher person; class_teacher, invites, de:Lehrkraft; whose pupils play
q accompanist person; pianist, at_the_piano, de:Korrepetitorin
q hall phrase; venue, room
q day date; recital_date, concert_day
q begin time; start, curtain_time
q rehearsal date; dress_rehearsal, run_through; when it is tried out beforehand
q instrument choice:violin/flute/guitar; class_instrument, subject_taught
q collection phrase; donations_for, money_goes_to; for what visitors give
q filmed flag; recording_made, video_taken; whether somebody records it
q reply date; rsvp_until, answer_by; until when parents tell whether they come
a headteacher person; school_director, de:Schulleiter
a ticket money:3..15; admission, entry_price
a end time; finish_time, over_at
a next date; next_recital, following_concert
a rehearsal_time time; rehearsal_start, run_through_at; hour of the trial
l pieces; programme, performers, de:Programm; who plays what
c pieces.pupil first; player, student, child
c pieces.work phrase; piece, title
c pieces.composer last; written_by, author
c pieces.years number:1..9; years_of_lessons, learning_since
c pieces.minutes number:2..9; length, playing_time
---
^ {school}
# Klassenvorspiel
^ {day}, {begin}
^ {hall=Aula der Mittelschule|Pfarrsaal|Rittersaal im Schloss|Foyer der Sparkasse|Mehrzweckraum, 1. Stock}
Die {instrument?Geigenklasse~Querflötenklasse~Gitarrenklasse} von {teacher} zeigt, was sie im Winter gelernt hat. Am Flügel: {accompanist}.
+++
%pieces 3..7 lines
{pieces.pupil} ({pieces.years}. Unterrichtsjahr): {pieces.work=Bourrée|Menuett in G|Der kleine Bär|Sonatine, 1. Satz|Romanze|Walzer Nr. 3|Gavotte} – {pieces.composer}
{pieces.minutes=}
%%
+++
Durchgespielt wird alles schon am {rehearsal}, bitte mit Konzertschuhen. {filmed!Ein Vater nimmt das Ganze auf und schickt den Link herum|Es läuft eine Kamera mit~Bitte nicht filmen, und auch wir lassen die Kamera zu Hause|Aufnahmen gibt es diesmal nicht}.
?Wir sammeln für {collection=neue Notenständer|ein zweites Cello|die Reise nach Meran|den Förderfonds}.
Sagt uns bis {reply}, mit wie vielen Personen ihr kommt. Bisher {:number:5..20} Zusagen.
~ Sekretariat {:phone}, geöffnet ab {:time}

== de apotheke_retaxation
q fund company:{} Krankenkasse/BKK {}/Gesundheitskasse {}; health_insurer, payer, objecting_party; who refuses the money
q pharmacy company:Apotheke am {}/{} Apotheke/Adler-Apotheke {}; recipient, dispensing_pharmacy; who gave out the medicine
q checker company:{} Abrechnungsprüfung/Prüfstelle {}/{} Rezeptdienst; auditing_service, reviewed_by; firm that looks through prescriptions for the insurer
q clerk person; case_handler, de:Sachbearbeiter
q doctor person; prescriber, physician, de:Arzt; who wrote the prescription
q filled date; dispensing_date, handed_out_on; when the medicine went over the counter
q written date; prescription_date, issued; when it was prescribed
q product phrase; medicine, drug
q pzn id:########; article_number, pharma_number
q claimed money:40..900; billed_amount, price_charged
q cut money:20..880; deducted, retained_sum, de:Absetzungsbetrag; what is taken off
q ground choice:contract_discount/dosage_missing/too_late; reason_for_deduction, complaint
q object_by date; appeal_deadline, objection_until
q case id:RX-######; file_number, audit_case
q narcotic flag; controlled_substance, de:Betäubungsmittel; whether it is a drug under special control
a patient person; insured_person, de:Versicherter; for whom it was prescribed
a pharmacist person; dispensed_by, pharmacy_owner
a paid date; settlement_date, reimbursed_on; when the insurer paid
a copay money:5..10; patient_share, co_payment
a diagnosis phrase; illness, indication
---
{checker}
im Auftrag der {fund}
> {:city}, {:date}
{pharmacy}
{:street}, {:zip} {:city}
# Beanstandung {case}
Sehr geehrte Damen und Herren,
bei der Durchsicht der Abrechnung für {:month} fiel folgende Verordnung auf: ausgestellt {written} von {doctor}, abgegeben {filled}. {narcotic!Es handelt sich um ein Betäubungsmittel auf gelbem Formular|Verordnet war ein BtM~Es geht um ein gewöhnliches rosa Rezept ohne BtM-Bezug|Ein Betäubungsmittel liegt nicht vor}.
= Präparat: {product=Rivastazin 20 mg, 98 Stück|Calmodorm retard|Insulin Basal 5 Pens|Ventosal Spray|Oxynorin 10 mg}
= PZN: {pzn}
= Von Ihnen angesetzt: {claimed}
= Absetzung: {cut}
Grund: {ground?Statt des Rabattpartners wurde ein anderes Mittel abgegeben~Die Angabe, wie oft und wie viel einzunehmen ist, fehlt~Das Blatt war bei der Abgabe schon verfallen}.
Der Betrag wird mit der übernächsten Zahlung verrechnet. Einspruch mit Begründung muss bis {object_by} bei uns sein.
Für Fragen: {clerk}, {:phone}
~ Der Prüfer {:person} hat diesen Fall nicht bearbeitet.

== de friedhof_grabmal_genehmigung
q administration company:Friedhofsverwaltung {}/Stadt {} – Grünflächenamt/Kirchengemeinde {}; cemetery_office, permitting_body
q mason company:Steinmetz {}/{} Natursteine/Bildhauerei {}; stonemason, contractor, applicant_firm; who sets the stone
q holder person; grave_right_holder, de:Nutzungsberechtigte; who has the say over the plot
q deceased person; buried_person, name_on_stone, de:Verstorbener; whose name is carved
q plot id:F@-##-###; grave_number, plot_id
q stone phrase; material, kind_of_stone
q height unit:cm 60..140; stone_height, how_tall
q thick unit:cm 12..24; thickness, depth_of_stone
q lettering phrase; inscription_style, letters
q permitted date; permit_date, approved_on
q valid date; permit_expires, must_be_set_by; after which the permission lapses
q fee money:40..160; permission_fee, charge
q settled flag; ground_settled, soil_ready; whether the earth has sunk enough
q foundation choice:strip/slab/piles; base, type_of_foundation
a buried date; burial_date, funeral_on; day of the funeral
a died date; date_of_death, deceased_on
a born date; birth_date_of_deceased, born_on
a width unit:cm 40..90; stone_width, breadth
a rest_end date; rest_period_ends, lease_until; until when the plot is kept
a price money:900..6000; stone_price, mason_cost; what the stone costs
---
{administration} || Grab {plot}

An {mason}
nachrichtlich: {holder}

# Genehmigung zur Aufstellung eines Grabmals
Dem von Ihnen vorgelegten Entwurf vom {:date} wird zugestimmt.
= Aufschrift: {deceased}
= Werkstoff: {stone=Muschelkalk, scharriert|Granit Herschenberg, geflammt|Schiefer, spaltrau|Sandstein rot|Serpentin, matt}
= Höhe: {height}
= Stärke: {thick}
?= Schrift: {lettering=vertieft, getönt|Bronze, aufgesetzt|erhaben, Antiqua|Blei, eingelegt}
= Gründung: {foundation?Streifenfundament~Betonplatte~Bohrpfähle}
+++
{settled!Der Boden hat sich ausreichend gesetzt, es kann sofort begonnen werden|Die Setzung ist abgeschlossen~Der Boden arbeitet noch, vor dem Frühjahr darf nicht gesetzt werden|Warten Sie mit dem Aufstellen, das Erdreich sackt noch nach}.
Standsicherheit nach TA Grabmal, Prüflast {:number:300..500} N. Die Arbeiten sind {:person} im Friedhofsbüro {:number:2..5} Tage vorher zu melden.
Diese Genehmigung vom {permitted} erlischt, wenn der Stein nicht bis {valid} steht. Gebühr: {fee}.

== de weinlese_anlieferung
q coop company:Winzergenossenschaft {}/Weingärtner {}/Winzerkeller {}; cooperative, receiving_cellar
q grower person; member, vintner, delivered_by; who brings the grapes
q member_no id:M####; grower_number, membership_id, de:Mitgliedsnummer
q vineyard phrase; site, single_vineyard, de:Lage
q variety phrase; grape, cultivar, de:Rebsorte
q picked date; harvest_day, delivery_date; when it was brought in
q at time; weighed_at, arrival_time
q gross unit:kg 800..6000; gross_weight, loaded_weight
q tare unit:kg 200..900; empty_weight, container_weight
q must unit:°Oe 65..120; must_weight, sugar_density, de:Mostgewicht
q acid unit:g/l 5..13; acidity, total_acid
q rot percent; botrytis_share, rotten_berries, de:Fäulnis
q grade choice:table/quality/premium; assigned_class, category
q hand flag; hand_picked, picked_by_hand; whether people and not machines picked it
q taster person; cellar_inspector, accepted_by; who took it in for the cellar
a net unit:kg 600..5500; net_weight, payable_weight, de:Nettogewicht
a price money:1..3; price_per_kg, grape_price
a area unit:ha 0..4; vineyard_area, hectares
a parcel id:####/##; parcel_number, land_register_plot
a pressing time; pressed_at, start_of_pressing
---
# Annahmeschein Herbst
{coop}, Kelterhaus {:city}
{picked}, {at} || Mitglied {member_no}
{grower}
Lage {vineyard=Sonnenberg|Kirchenstück|Steinacker|Hinterm Turm|Ried Pfaffenhalde} – {variety=Riesling|Blaufränkisch|Grüner Veltliner|Silvaner|Trollinger|Müller-Thurgau}
= Brutto: {gross}
= Leergut: {tare}
= Oechsle: {must}
?= Säure: {acid}
= faul: {rot}
{hand!Von Hand gelesen und im Weinberg sortiert|Lesemannschaft mit der Schere, keine Maschine~Mit dem Vollernter gefahren|Maschinenlese}. {grade?Geht in den Tafelweintank~Eingestuft als Gebietsqualität~Eingestuft für die Spitzenlinie}.
Angenommen: {taster}
~ Richtwert der Sorte heuer {:unit:°Oe 70..90}. Einsprüche am selben Tag bei {:person}. Wagen {:number:1..60}.

== de fischereierlaubnis_karte
q club company:Angelverein {}/Fischereigenossenschaft {}/Sportfischer {}; issuer, permit_seller, de:Ausgabestelle; who lets one fish
q angler person; permit_holder, fisherman; who may fish
q licence id:FS-######; state_licence_no, de:Fischereischeinnummer; number of the official licence
q card id:T-#####; permit_card_number, de:Kartennummer
q water phrase; river_or_lake, stretch
q from date; valid_from, first_day
q to date; valid_until, last_day
q price money:9..90; card_price, paid
q limit number:1..4; daily_catch_limit, fish_per_day
q min unit:cm 26..50; minimum_size, de:Mindestmaß; how long the main fish must be
q night flag; night_fishing, allowed_after_dark
q method choice:fly/spinning/float; permitted_technique, fishing_method
q warden person; fishery_guard, de:Aufseher; who may check bags
q return_by date; catch_report_due, send_back_until; until when the list of the catch must be back
a licence_issuer company; licence_authority, issuing_office_of_licence
a born date; date_of_birth, birthday_of_angler
a boat id:B-###; boat_number, registration_of_boat
a sold date; sold_on, purchase_date; when the card was bought
a max unit:cm 60..90; maximum_size, upper_slot_limit
---
{club}
# Erlaubnisschein Nr. {card}
{angler}, staatlicher Schein {licence}, darf vom {from} bis einschließlich {to} in folgendem Gewässer angeln: {water=Ache, Los III|Stausee Ostufer|Mühlkanal bis Wehr|Lech, km 44 bis 51|Oberer Weiher}.
Erhalten: {price}. Davon {:money:1..5} für den Besatz.
+++
* Fangart: {method?nur mit der künstlichen Fliege~Spinnrute, Einzelhaken~Posenrute mit Naturköder}
* Täglich höchstens {limit} Salmoniden. Unter {min} schonend zurücksetzen.
* {night!Auch in der Nacht darf gefischt werden|Nachtfischen ist an allen Tagen erlaubt~Eine Stunde nach Sonnenuntergang ist Schluss|Bei Dunkelheit ruht die Rute}.
* Schonzeit Huchen: bis {:date}.
Den Weisungen von {warden} ist Folge zu leisten.
Die Fangliste geht, auch leer, bis {return_by} an {:person}, {:street}, {:city}. Sonst keine Karte im nächsten Jahr.

== de zahntechnik_auftragszettel
g practice; dentist_office, orderer, de:Praxis; who orders the piece
q practice.name company:Zahnarztpraxis {}/Zahnmedizin {}/MVZ Zahn {}; called, name_of_practice
q practice.dentist person; dentist, treating_doctor
q practice.phone phone; telephone, call_back
q lab company:Dentallabor {}/{} Zahntechnik/Dental-Studio {}; dental_lab, manufacturer
q patient_code id:P-####; patient_reference, pseudonym
q sex choice:female/male/child; patient_group, kind_of_patient
q piece phrase; restoration, work_ordered
q teeth id:1#–2#; tooth_positions, region
q shade id:A#,#; colour, tooth_shade, de:Zahnfarbe
q taken date; impression_date, impression_taken; when the mould was made
q try_in date; fitting_date, trial_appointment; when it is tried in the mouth
q due date; completion_wanted, needed_by; when the finished piece must be there
q due_time time; time_needed, by_hour
q digital flag; digital_scan, scanned_in_mouth; whether the mouth was scanned
q allergy phrase; intolerance, material_to_avoid
a technician person; made_by, dental_technician
a price money:200..2400; estimate, cost
a insurer company; patient_insurer, sick_fund
a patient_name person; patient, full_name_of_patient
a batch id:LOT ####; material_batch, lot_number
---
{lab} || Eingang (Labor): ________
# Auftrag
{practice.name}, {practice.dentist}[, Rückruf {practice.phone}]
Fall {patient_code}, {sex?Patientin~Patient~Kind}
= Arbeit: {piece=Brücke, Zirkon verblendet|Teleskopprothese|Krone Vollkeramik|Aufbissschiene|Modellguss oben}
= Regio: {teeth}
= Farbe: {shade}
{digital!Die Daten kommen vom Mundscanner, Datei ist hochgeladen|Es gibt keinen Löffel, wir haben gescannt~Silikonabformung liegt in der Tüte|Klassische Abformung, bitte desinfizieren}. Genommen am {taken}.
Einprobe {try_in}. Fertig brauchen wir es am {due}, {due_time}.
?Achtung, verträgt nicht: {allergy=Nickel|Methacrylat|Palladium|Kobalt-Chrom}
Bissnahme vom {:date} beiliegend, Gegenkiefer Gips Klasse {:number:3..4}.
~ Fahrdienst klingelt bei {:person}.

== de kletterhalle_seilbuch
q hall company:Kletterhalle {}/Alpenverein {}/Boulderwerk {}; facility, owner_of_gear
q expert person; inspected_by, competent_person, de:Sachkundiger; who looked at the gear
q checked date; inspection_date, examined_on
q next date; next_check, re_inspection_due
q norm phrase; standard, basis_of_check
q pages number:2..9; sheet_count, number_of_pages
q book id:PSA-##; logbook_number, register_no
q scrapped number:0..9; items_discarded, thrown_out; how much was taken out of use
q accident flag; fall_accident_since, incident_recorded; whether something happened to the gear since the last look
q keeper person; gear_manager, storekeeper, de:Gerätewart
a last date; previous_inspection, last_check
a supplier company; bought_from, dealer
a budget money:300..4000; replacement_cost, cost_of_new_gear
a operator person; managing_director, hall_manager
l gear; equipment, items, de:Ausrüstung; what was looked at
c gear.kind phrase; type, article
c gear.serial id:@@-######; serial_number, marking
c gear.made year; year_of_manufacture, built
c gear.in_use month; first_used, in_service_since
c gear.verdict phrase; result, finding, condition
c gear.maker company:{} Ropes/{} Alpin/{} Safety; brand, manufacturer
---
{hall}
# Prüfblatt persönliche Schutzausrüstung, Buch {book}
Grundlage: {norm=DGUV 312-906|ÖNORM EN 365|Herstellerangaben|EN 892 und EN 12277}
Geprüft hat {expert} am {checked}. Ausrüstung ausgegeben von {keeper}.
%gear 3..6 lines
{gear.kind=Einfachseil 60 m|Hüftgurt Kinder|Sicherungsgerät halbautomatisch|Expressset|Karabiner HMS|Bandschlinge}, Nr. {gear.serial}
Baujahr {gear.made}, im Einsatz seit {gear.in_use}
{gear.verdict=in Ordnung|Mantel pelzig, weiter beobachten|auszuscheiden|Naht scheuert, kürzen|gut}
{gear.maker=}
%%
Insgesamt {scrapped} Teile aus dem Verkehr gezogen, {pages} Blatt.
{accident!Ein Seil war an einem schweren Sturz beteiligt|Seit der letzten Durchsicht gab es einen Unfall mit diesem Material~Besondere Ereignisse sind nicht gemeldet worden|Kein Sturz, kein Steinschlag, nichts vermerkt}.
Nochmals fällig: {next}
~ Bei Zweifeln wegwerfen. Rückfragen {:person}, {:phone}. Lagerraum {:number:12..22} Grad.

== de gerichtsvollzieher_termin
q bailiff person; enforcement_officer, de:Gerichtsvollzieher; who comes to the door
q court company:Amtsgericht {}/Bezirksgericht {}; competent_court, attached_to
q creditor company:{} Inkasso/{} Versandhandel/Stadtwerke {}; claimant, on_behalf_of, de:Gläubigerin; who wants the money
q debtor person; person_in_debt, addressee, de:Schuldner
q counsel person; creditor_lawyer, represented_by; lawyer of the side that wants the money
q file id:DR II ###/##; case_number, de:Aktenzeichen
q visit date; appointment, date_of_visit; when the officer comes
q slot time; time_of_visit, from_when
q title_date date; judgment_date, title_issued; day of the order that is enforced
q principal money:200..4000; main_claim, de:Hauptforderung
q costs money:30..300; enforcement_costs, fees
q instalments flag; payment_plan_possible, instalments_accepted; whether the other side agrees to partial payments
q purpose choice:seizure/disclosure/eviction; purpose_of_visit, measure
a total money:300..5000; total_due, sum_to_pay; everything together
a interest percent; interest_rate, default_interest
a iban iban; account_of_bailiff, pay_to_account
a judge person; ruled_by, de:Richterin
a employer company; debtor_employer, works_at
---
{bailiff}
Gerichtsvollzieher beim {court} || {file}
{:street}, {:zip} {:city}, Sprechzeit ab {:time}

{debtor}
{:street}, {:city}
> {:date}
# In der Zwangsvollstreckungssache
{creditor}, vertreten durch Rechtsanwalt {counsel}
gegen Sie
komme ich am {visit} um {slot} in Ihre Wohnung{purpose?, um bewegliche Sachen zu pfänden~, um Ihnen die Vermögensauskunft abzunehmen~, um die Räume zwangsweise zu leeren}. Grundlage ist der Titel vom {title_date}.
= Hauptforderung: {principal}
= Bisherige Vollstreckungskosten: {costs}
= Zustellung: {:money:3..9}
{instalments!Die Gegenseite ist mit Raten einverstanden, rufen Sie mich an|Teilzahlungen sind der Gläubigerin recht~Raten lehnt die Gläubigerin ab|Mit Teilzahlungen ist man nicht einverstanden}.
Treffe ich niemanden an, kann die Wohnung auf Anordnung geöffnet werden. Zeuge: {:person}.

== de tierheim_fundtier_meldung
q shelter company:Tierheim {}/Tierschutzverein {}/Tierpension {}; animal_home, kept_at
q finder person; found_by, brought_by; who picked the animal up
q found date; found_on, day_of_finding
q place phrase; where_found, location_of_find
q species choice:cat/dog/tortoise; animal_kind, de:Tierart
q look phrase; appearance, markings, colouring
q sex phrase; gender, male_or_female
q weight unit:kg 1..30; body_weight, weighed
q chip_no id:040###########; transponder, microchip_number
q entry id:FT-##-###; intake_number, register_no
q keeper person; carer, received_by, de:Pflegerin; who took it in at the home
q owner_known flag; owner_identified, de:Halter ermittelt; whether it is known to whom it belongs
q hurt flag; injured, needs_treatment; whether the animal is wounded
q claim_until date; claim_deadline, kept_for_owner_until; until when the owner can fetch it
q town company:Stadt {}/Gemeinde {}; paying_municipality, notified_office; which authority was told
a owner person; animal_owner, de:Halter; to whom it belongs
a age duration; how_old, estimated_age
a vet person; examined_by_vet, animal_doctor
a daily_rate money:8..30; boarding_cost, cost_per_day
a finder_phone phone; phone_of_finder, contact_finder
a adopted date; given_away_on, rehomed
---
# Fundtieranzeige
{shelter} an {town}, Ordnungsamt
Eingang {entry}, aufgenommen von {keeper}
Am {found} brachte uns {finder} <|aus {:city} >{species?eine Katze~einen Hund~eine Landschildkröte}, aufgegriffen {place=am Rastplatz|hinter dem Freibad|in einer Tiefgarage|auf einem Feldweg bei der Kläranlage|vor der Tür des Altersheims}.
= Beschreibung: {look=grau getigert, weiße Pfoten|schwarz, ein Ohr hängt|dreifarbig, Halsband rot|hellbraun, sehr mager}
= Geschlecht: {sex=weiblich, kastriert|männlich|weiblich|nicht bestimmbar}
= Gewicht: {weight}
?= Chip: {chip_no}
+++
{owner_known!Über das Register ließ sich der Besitzer feststellen, wir haben ihn angeschrieben|Wem es gehört, wissen wir inzwischen~Wem es gehört, ist bislang nicht herauszubekommen|Das Register kennt das Tier nicht}.
{hurt!An der Hinterpfote klafft eine Wunde|Es lahmt und muss behandelt werden~Verletzungen waren nicht zu sehen|Es ist munter und heil}.
Ein Eigentümer kann sich bis {claim_until} melden, danach suchen wir ein neues Zuhause.
~ Im laufenden Jahr: {:number:60..300} Fundtiere. Spenden: {:iban}. {:date}

== de baustelle_nachtarbeit_anwohner
q builder company:{} Tiefbau/{} Gleisbau/Bauunternehmung {}; contractor, executing_firm
q client company:Verkehrsbetriebe {}/Stadtwerke {}/Kanton {} Tiefbauamt; commissioned_by, developer, de:Bauherrschaft; for whom the work is done
q manager person; site_manager, de:Bauleiter
q hotline phone; complaints_number, residents_hotline
q street street; affected_street, where
q first date; first_night, starts
q last date; last_night, ends
q from time; work_starts_at, each_night_from
q to time; work_ends_at, until_in_the_morning
q work phrase; activity, type_of_work
q db unit:dB 55..85; expected_noise, noise_level
q hotel flag; hotel_offered, substitute_lodging; whether residents may sleep elsewhere at the builder's cost
q permit_body company:Umweltamt {}/Stadt {} – Immissionsschutz; approved_by, authority
q permit_no id:NA-###/##; exemption_number, permit
q parking choice:free/partly/closed; parking_situation, can_cars_stay
a permit_date date; permit_issued, approved_on
a supervisor person; client_project_manager, project_lead_of_client
a cost money:10000..900000; contract_value, building_cost
a tram id:Linie ##; affected_line, tram_number
a finish date; completion_of_project, whole_works_done; when the whole site is finished
---
{client} || {:date}
# Information an die Anwohnerschaft der {street}
Sehr geehrte Nachbarn,
die Firma {builder} führt in unserem Auftrag {work=Schweißarbeiten an den Schienen|den Einbau der Deckschicht|das Fräsen des alten Belags|Rammarbeiten für den Verbau|Kabelzug im Schacht} durch. Tagsüber geht das nicht, weil dann die Fahrzeuge rollen. Gearbeitet wird in den Nächten vom {first} bis {last}, jeweils {from} bis {to}.
Rechnen Sie am offenen Fenster mit rund {db}. {hotel!Wer nicht schlafen kann, bekommt von uns ein Zimmer bezahlt|Auf Wunsch stellen wir Ihnen eine Übernachtung in einem Gasthof~Ersatzunterkünfte können wir nicht anbieten|Ein Hotelzimmer bezahlen wir nicht}. {parking?Autos dürfen stehen bleiben~Auf der Seite mit den geraden Nummern wird freigehalten, gegenüber nicht~Alle Stellplätze fallen in dieser Zeit weg}.
+++
Die Ausnahme vom Nachtarbeitsverbot hat {permit_body} unter {permit_no} erteilt.
Auf der Baustelle entscheidet {manager}. Beschwerden nimmt rund um die Uhr {hotline} entgegen.
~ Gestaltung {:company}. Auflage {:number:200..900}.

== de zoo_tierabgabe
q zoo company:Tierpark {}/Zoo {}/Wildpark {}; sending_zoo, giver, de:Abgeber
q taker company:Zoo {}/Alpenzoo {}/Aquarium {}; receiving_zoo, new_home
q curator person; responsible_curator, arranged_by
q coordinator person; studbook_keeper, breeding_programme_lead, de:Zuchtbuchführer
q animal first; house_name, called; what keepers call it
q species phrase; kind_of_animal, taxon
q studbook id:ZB ####; studbook_number, registration_in_studbook
q hatched year; year_of_birth, born
q leave date; departure, transport_date
q weight unit:kg 3..400; live_weight, body_mass
q crate phrase; transport_box, container
q terms choice:gift/loan/exchange; transfer_basis, on_what_terms
q tested flag; tb_tested, health_tests_done; whether it was tested before the journey
q cites id:DE-@-####; cites_paper, species_certificate
q haulier company:{} Tiertransporte/{} Live Cargo; transporter, driven_by_company
a arrival date; arrives_on, taken_over_on; when it gets there
a vet person; veterinarian, certifying_vet
a value money:500..20000; insured_value, animal_value
a keeper person; zookeeper, de:Tierpflegerin
a mother first; dam, mother_of_animal
a director person; director_of_receiving_zoo
---
{zoo}
# Abgabemeldung
= Art: {species=Luchs|Humboldtpinguin|Gibbon, Weißhand|Przewalskipferd|Bartgeier|Roter Panda}
= Hausname: {animal}
= Zuchtbuch: {studbook}
= Geburtsjahr: {hatched}
?= Artenschutzpapier: {cites}
Auf Empfehlung von {coordinator} geht das Tier {terms?als Geschenk~leihweise~im Tausch gegen zwei Jungtiere} an {taker}. Eingefädelt hat es {curator}.
+++
Abfahrt ist am {leave}, gefahren wird von {haulier}. Verpackung: {crate=Holzkiste mit Sichtschlitz|Flugbox Größe 6|Pferdehänger, gepolstert|Kunststoffkoje, gekühlt}; Lebendgewicht {weight}. {tested!Blut und Kot sind untersucht, alles unauffällig|Die Quarantänetests liegen vollständig vor~Untersuchungen stehen noch aus|Getestet wurde bisher nicht}.
Frühere Anfrage von {:company} vom {:date} ist damit hinfällig. Futterliste auf Seite {:number:2..4}, Rückfragen {:phone}.

== de feuerwehr_schlauchpflege
q station company:Schlauchpflegerei {}/Feuerwehr {} – Werkstatt/Kreisfeuerwehrzentrale {}; workshop, hose_service
q brigade company:FF {}/Löschzug {}/Ortswehr {}; owner_brigade, brought_by_brigade
q minder person; hose_keeper, processed_by, de:Gerätewart; who washed and tested
q bringer person; handed_in_by, delivered_by; who left the hoses there
q brought date; received_on, handed_in
q ready date; ready_from, can_be_fetched
q slip id:SP-####; slip_number, ticket
q bar unit:bar 8..18; test_pressure, pressure
q fire phrase; operation, used_at; where they had been in use
q rush choice:normal/urgent/reserve; priority, how_fast
q swap flag; exchange_hoses_given, replacements_issued; whether others were lent for the time
a fetched date; collected_on, taken_back; when they were fetched
a fetcher person; collected_by, picked_up_by
a fee money:4..20; price_per_hose, cost
a alarm_no id:E-#####; operation_number, alarm_id
a chief person; fire_chief, de:Wehrführer
l hoses; items, hose_list, de:Schläuche
c hoses.no id:@-###; hose_number, engraved
c hoses.size phrase; type, diameter
c hoses.made year; year, built
c hoses.state phrase; result, outcome
c hoses.length unit:m 5..30; metres, long
---
{station} || Laufzettel {slip}
# Schläuche von {brigade}
Abgegeben {brought} durch {bringer} nach {fire=Waldbrand Heide|Übung Sägewerk|Wohnhausbrand Mühlgasse|Hochwasser, Pumparbeiten}. {rush?Läuft normal mit~Bitte vorziehen, das Fahrzeug steht leer~Eilt nicht, geht in die Reserve}.
%hoses 3..8
Nr. | Größe | Jg. | Befund
{hoses.no} | {hoses.size=B 75|C 42|C 52|D 25|A 110} | {hoses.made} | {hoses.state=dicht|Loch, geflickt|Kupplung neu eingebunden|ausgesondert|dicht, Scheuerstelle}
{hoses.length=}
%%
Gewaschen, mit {bar} abgedrückt, getrocknet {:duration}: {minder}.
{swap!Gleiche Stückzahl aus dem Lager mitgegeben|Tauschschläuche sind ausgegeben~Ersatz wurde nicht mitgegeben|Ohne Tausch, die Wehr hat genug}.
Abholbereit ab {ready}. Turm belegt bis {:date}. Tel. {:phone}

== de stiftung_ablehnung
q foundation company:{} Stiftung/Kulturfonds {}/Bürgerstiftung {}; funder, grant_maker, sender
q applicant company:Theatergruppe {}/Verein {} hilft/Jugendhaus {}; asked_by, applying_body
q contact person; applicant_contact, addressed_to
q project phrase; project_title, subject_of_application
q asked money:2000..60000; requested_amount, sum_applied_for
q received date; application_received, came_in_on
q met date; board_meeting, decision_date; when the board sat
q number id:A ##/####; application_number, de:Antragsnummer
q chair person; board_chair, signed_by
q reason choice:budget/scope/late; ground_for_refusal, why_rejected
q again flag; may_reapply, resubmission_allowed; whether one can try once more
q reapply_by date; next_deadline, submit_again_until
q applicants number:30..300; total_applications, how_many_applied
a granted money:1000..40000; amount_granted, funding_awarded
a start date; project_start, begins_on
a officer person; programme_officer, case_handler
a winners number:3..30; approved_projects, number_funded
a jury person; external_expert, reviewer
a phone phone; foundation_phone, telephone
---
^ {foundation}
^ {:street}, {:zip} {:city}

{applicant}
z. H. {contact}
Ihr Antrag {number}: „{project=Bühne auf Rädern|Garten für alle|Stimmen vom Fluss|Nachtwerkstatt|Das vergessene Kino}“
> {:date}
Liebe Antragstellende,
Ihre Unterlagen lagen uns seit dem {received} vor; erbeten waren {asked}. Der Vorstand hat am {met} getagt. Wir hatten unter {applicants} Vorhaben zu wählen und müssen Ihnen leider absagen.
{reason?Unsere Mittel für dieses Jahr reichten schlicht nicht~Ihr Vorhaben passt nicht zu unserem Satzungszweck~Die Unterlagen waren erst nach dem Stichtag vollständig}.
{again!Versuchen Sie es gern in der kommenden Runde erneut|Eine neue Bewerbung ist ausdrücklich willkommen~Von einer nochmaligen Einreichung bitten wir abzusehen|Dasselbe Vorhaben kann kein zweites Mal vorgelegt werden}. [Die kommende Runde schließt am {reapply_by}.]
Vielleicht hilft Ihnen {:company} weiter, dort werden bis {:money:1000..5000} vergeben.
Mit guten Wünschen
{chair}
Vorsitz
~ Gegründet {:year}. Eingereichte Mappen werden nach {:duration} vernichtet.

== de gleitschirm_tandem
q school company:Flugschule {}/Tandemflug {}/{} Paragliding; operator, flying_school
q guest person; passenger, flies_along; who sits in front
q pilot person; tandem_pilot, flown_by
q licence id:TP-####; pilot_licence, licence_number
q flight_day date; day_of_flight, date
q launch phrase; take_off_site, starting_place
q drop unit:m 300..1500; height_difference, vertical_drop
q guest_kg unit:kg 35..105; passenger_weight, weight_of_guest
q price money:110..260; flight_price, paid
q voucher id:GUT-####; voucher_code, gift_card
q emergency person; emergency_contact, to_be_notified, de:Notfallkontakt
q photos flag; photo_package, pictures_ordered; whether pictures were bought too
q fit flag; medically_fit, health_declared; whether the guest says to be well
q wind choice:calm/moderate/thermal; weather_at_launch, conditions
a landing time; landed_at, touchdown
a wing product; glider_model, canopy
a emergency_phone phone; phone_of_emergency_contact, contact_number
a born date; birth_date_of_guest, date_of_birth
a pilot_kg unit:kg 60..100; pilot_weight, weight_of_pilot
a buyer person; voucher_bought_by, giver
---
# Beförderungsschein Doppelsitzer
{school}, {:street}, {:city}
Passagier: {guest}, Gewicht {guest_kg} || Pilot: {pilot}, Schein {licence}
Flug am {flight_day} von {launch=der Gipfelwiese|der Rampe Nord|Oberkaser|der Bergstation}, Höhenunterschied {drop}. {wind?Am Start fast windstill~Am Start gleichmäßig mäßiger Wind~Am Start kräftige Ablösungen, es wird lebhaft}.
Bezahlt: {price}[, eingelöst Gutschein {voucher}]. {photos!Die Kamera am Stab fliegt mit, Bilder sind mitbezahlt|Fotos inbegriffen~Ohne Bilder|Auf Fotos wird verzichtet}.
+++
## Erklärung des Gastes
{fit!Ich fühle mich gesund und habe keine frischen Operationen|Ich habe keine Beschwerden~Ich habe Rückenprobleme angegeben und fliege auf eigene Verantwortung|Ich bin derzeit in Behandlung, der Pilot weiß Bescheid}. Im Notfall verständigen: {emergency}.
Haftung je Gast bis {:money:100000..250000}; versichert bei {:company}. Feste Schuhe, ab {:number:6..12} Jahren.
Gelesen und verstanden, {:city}, {:date}

== de pfarrheim_vermietung
q parish company:Pfarrei {}/Kirchengemeinde {}/Katholische Pfarrgemeinde {}; landlord, owner_of_hall
q renter person; hirer, tenant, de:Mieterin; who wants the hall
q warden person; caretaker, key_handover_by, de:Hausmeister
q occasion phrase; event_type, purpose_of_hire
q day date; event_date, hired_for
q key_day date; key_pickup, keys_from; when the key is handed over
q back_by time; vacate_by, leave_hall_until; hour by which the hall must be empty
q guests number:20..140; number_of_people, persons
q rent money:80..380; hire_charge, hall_rent
q deposit money:50..300; security, caution
q kitchen flag; kitchen_included, use_of_kitchen
q music choice:none/until_ten/until_midnight; noise_rule, loud_music
q council person; approved_by, parish_council_chair; who agreed for the council
a paid date; rent_received, paid_on
a returned date; key_returned, keys_back_on; when the key came back
a contact phone; phone_of_renter, call_hirer
a cleaning money:30..120; cleaning_fee, final_cleaning_charge
a priest person; parish_priest, de:Pfarrer
---
{parish} || {:city}, {:date}
# Überlassung des Pfarrheims
Wir überlassen {renter} den großen Saal am {day} für {occasion=eine goldene Hochzeit|einen Kindergeburtstag|ein Klassentreffen|eine Taufe|einen Vereinsabend}. Erwartet werden {guests} Gäste; zugelassen sind {:number:150..199}.
* Miete {rent}, Sicherheit {deposit}, beides vor der Feier.
* {kitchen!Herd, Geschirr und Spülmaschine dürfen benutzt werden|Die Küche gehört dazu~Die Küche bleibt abgesperrt|Ohne Küche, Speisen bitte anliefern lassen}.
* {music?Laute Musik ist nicht erwünscht~Verstärkte Musik ist bis 22 Uhr gestattet~Getanzt werden darf bis Mitternacht}.
* Der Saal ist am Folgetag bis {back_by} besenrein zu räumen; Müll nimmt jeder mit.
Den Schlüssel gibt {warden} am {key_day} heraus, bei Verlust werden {:money:150..400} fällig.
Zugestimmt hat im Namen des Pfarrgemeinderats {council}.
~ Kerzen nur im Glas. Feuerlöscher geprüft bis {:month}.

== de stromzaehler_fotoaufforderung
q network company:Netzgesellschaft {}/Stadtwerke {} Netz/{} Verteilnetz; grid_operator, sender
q customer person; addressee, connection_user
q meter id:1@@@#########; device_number, meter_serial, de:Zählernummer
q place_id id:DE000##########; market_location, delivery_point
q tried date; failed_visit, reader_came_on; day somebody stood at the door in vain
q reader person; meter_reader, who_came, de:Ableser
q upload_by date; photo_deadline, submit_until
q code id:@@##@@; access_code, portal_password
q portal url; website, upload_page
q old number:2000..60000; previous_reading, last_known_figure
q swap month; planned_exchange, smart_meter_from; when a new device will be fitted
q estimate flag; will_be_estimated, guess_if_silent; whether the figure is guessed if nothing comes
q access choice:cellar/hallway/outside; meter_location, where_it_hangs
a current number:3000..70000; current_reading, new_figure; what the device shows now
a tariff money:0..1; price_per_kwh, rate
a supplier company; energy_supplier, electricity_vendor, de:Lieferant
a old_date date; date_of_previous_reading, last_read_on
a use unit:kWh 900..6000; yearly_consumption, usage
a exchange_day date; exact_exchange_date, appointment_for_exchange
---
{network}
> Marktlokation {place_id}
{customer}, {:street}, {:zip} {:city}
# Wir brauchen Ihre Mithilfe
Guten Tag, am {tried} wollte {reader} bei Ihnen ablesen und traf niemanden an. Bitte fotografieren Sie Ihren Zähler {meter}, er hängt {access?im Keller~im Treppenhaus~im Kasten an der Außenwand}, und laden Sie das Bild bis {upload_by} hoch: {portal}, Zugang {code}.
?Zum Vergleich: Zuletzt standen dort {old}.
{estimate!Hören wir nichts, setzen wir einen geschätzten Wert an|Ohne Ihre Meldung müssen wir raten~Geschätzt wird nicht, wir kommen notfalls noch einmal|Wir verzichten auf eine Schätzung und schicken erneut jemanden}.
[Übrigens: Ihr Gerät soll {swap} gegen ein digitales getauscht werden.]
Freundliche Grüße, {:person}
~ Hotline {:phone}, Mo–Fr ab {:time}. Amtsgericht {:city} HRB {:id:#####}. Schreiben vom {:date}.

== de schiffsfahrkarte_gruppe_bodensee
q line company:{} Schifffahrt/Bodensee-Schiffe {}/Seelinie {}; shipping_company, carrier
q group company:Seniorenkreis {}/Turnverein {}/Firma {}; travelling_group, passengers
q organiser person; group_leader, booked_by
q ship phrase; vessel, boat_name
q day date; travel_date, sailing_day
q off time; departure_time, casts_off
q pier city; boarding_place, from
q goal city; destination, to_where
q adults number:10..60; full_fare_persons, grown_ups
q fare money:9..32; price_per_person, single_fare
q code id:GR#####; booking_code, reference
q lunch phrase; meal_on_board, ordered_food
q deck choice:upper/saloon/bow; seats_reserved, where_seated
q bikes flag; bicycles_allowed, bikes_taken
q cancel date; free_cancellation_until, storno_deadline
a back time; return_departure, way_back_at
a captain person; skipper, de:Kapitän
a total money:200..1900; total_price, sum
a kids number:2..20; children, reduced_fare_persons
a arrival time; arrives_at, docks
---
{line}
Reservierung {code} || {:date}
An {group}, {organiser}
# Ihre Gruppenfahrt auf dem See
Wir haben für Sie {deck?Plätze auf dem Oberdeck~Tische im Salon~Plätze am Bug} der „{ship=MS Graf Zeppelin|MS Uhldingen|MS Säntis|Dampfer Hohentwiel|MS Reichenau}“ vorgemerkt. Am {day} legt sie um {off} in {pier} ab, Ihr Ziel ist {goal}. Seien Sie {:number:15..30} Minuten vorher am Steg.
Angemeldet: {adults} Erwachsene zu je {fare}. Fahrer und Reiseleiter frei.
?In der Bordküche bestellt: {lunch=Felchenfilet mit Kartoffeln|Zwiebelkuchen und Most|Kässpätzle|Kaffee und Apfelstrudel}.
{bikes!Räder können kostenlos am Heck abgestellt werden|Velos dürfen mit~Für Räder ist an diesem Tag kein Platz|Velos müssen an Land bleiben}.
Kostenlos absagen können Sie bis {cancel}; danach sind {:percent} fällig.
~ Bei Sturmwarnung kein Verkehr. Auskunft {:person}, {:phone}

== de probebohrung_geothermie
q driller company:{} Bohrtechnik/Brunnenbau {}/{} Erdwärme; drilling_company, contractor
q owner person; landowner, builder_owner, de:Bauherr; on whose ground is drilled
q geologist person; logged_by, soil_described_by
q foreman person; drill_master, de:Bohrmeister; who ran the rig
q began date; drilling_started, first_day
q depth unit:m 60..180; final_depth, drilled_to, de:Endteufe
q water unit:m 4..30; groundwater_at, water_table
q permit id:W-##-####; water_permit, approval_number
q probes number:1..4; number_of_probes, loops
q grout phrase; backfill_material, filling
q artesian flag; artesian_water, water_under_pressure; whether water rose by itself
q conductivity unit:W/mK 1..4; thermal_conductivity, de:Wärmeleitfähigkeit
a finished date; drilling_finished, last_day
a cost money:6000..20000; drilling_price, total_cost
a probe_length unit:m 50..170; probe_length, installed_loop_length
a plumber company; heating_installer, heat_pump_fitter
a permit_date date; permit_issued, approved_on
l layers; strata, soil_profile, de:Schichten; what was met on the way down
c layers.to unit:m 1..170; bottom_depth, until
c layers.rock phrase; material, soil_type
c layers.colour phrase; colour, hue
c layers.method phrase; drilling_method, technique
---
# Schichtenverzeichnis Erdwärmesonde
{driller} || Erlaubnis {permit}
Grundstück von {owner}, {:street}, {:city}
Begonnen {began}, Bohrmeister {foreman}; Ansprache der Schichten: {geologist}
%layers 3..6
bis | Gestein | Farbe
{layers.to} | {layers.rock=Auffüllung|Lehm, steif|Kies, sandig|Mergel|Sandstein, klüftig|Tonstein|Granit, verwittert} | {layers.colour=braun|grau|rötlich|gelbgrau|dunkelgrün}
{layers.method=}
%%
Endteufe {depth}. Grundwasser angetroffen bei {water}; {artesian!es stieg von selbst bis über Gelände|gespannt, es lief oben aus dem Rohr~nicht gespannt|es blieb in seiner Tiefe stehen}.
?Verpresst mit {grout=Thermozement|Bentonit-Suspension|Fertigmischung HS} durch {probes} Doppel-U-Sonde(n).
?Gemessen: {conductivity}. Umgebung {:unit:°C 8..13}.
~ Abschrift an {:company}, {:date}. Messgerät kalibriert bis {:month}.

== de wanderreiten_etappen
q farm company:Reiterhof {}/Gestüt {}/Wanderreitstation {}; organiser, riding_station
q rider person; customer, booked_by, guest
q guide person; trail_guide, leads_the_ride, de:Rittführerin
q start date; first_day, ride_begins
q booking id:WR-###; booking_number, ref
q price money:300..1400; price_per_rider, cost
q deposit money:60..300; down_payment, advance
q deposit_by date; deposit_due, pay_advance_until
q max_kg unit:kg 80..100; weight_limit, rider_weight_max
q level choice:beginner/trot/gallop; required_skill, riding_level
q luggage flag; luggage_transported, baggage_service; whether the bags are driven on
q horse first; assigned_horse, mount
a end date; last_day, ride_ends
a vet person; vet_on_call, horse_doctor
a balance_due date; final_payment_due, rest_due_by
a riders number:3..9; group_size, number_of_riders
a helmet id:EN ####; helmet_standard, helmet_norm
l stages; legs, daily_rides, de:Etappen
c stages.to city; destination, arrive_in
c stages.hours number:3..7; time_in_saddle, riding_hours
c stages.inn company:Gasthof {}/Pension {}/Hof {}; lodging, overnight_at
c stages.meal phrase; supper, dinner
c stages.km unit:km 12..34; distance, length
---
{farm}
# Wanderritt {booking}
für {rider}
Los geht es am {start}, satteln um {:time}. Geführt wird die Gruppe von {guide}; Ihr Pferd heißt {horse}.
%stages 2..5 lines
Tag {#}: nach {stages.to}
{stages.hours} Stunden im Sattel, Nachtlager: {stages.inn}
Abends {stages.meal=Brotzeit|Grillen am Feuer|Maultaschen|Raclette|Linsen mit Spätzle}
{stages.km=}
%%
+++
{level?Reiterfahrung ist nicht nötig, wir gehen Schritt~Sie sollten im Gelände sicher traben~Geländegalopp über längere Strecken wird vorausgesetzt}. Reitergewicht höchstens {max_kg} samt Ausrüstung. {luggage!Ihre Tasche fährt im Auto voraus|Gepäck bringt der Tross~Alles Nötige passt in die Satteltaschen, einen Tross gibt es nicht|Jeder führt sein Gepäck selbst mit}.
Preis je Person {price}; eine Anzahlung von {deposit} erbitten wir bis {deposit_by}. Absage kostenfrei bis {:number:14..30} Tage vorher.
~ {:phone}, {:email}

== de schulzahnarzt_elternbrief
q service company:Gesundheitsamt {}/Schulzahnpflege {}/Jugendzahnklinik {}; dental_service, sender
q school company:Primarschule {}/Grundschule {}/Volksschule {}; school_visited, pupil_school
q child person; pupil, examined_child
q class_name id:#@; class, form
q dentist person; examined_by, school_dentist
q seen date; examination_day, checked_on
q holes number:0..6; decayed_teeth, cavities
q missing_sealant number:0..4; fissures_to_seal, teeth_to_be_sealed
q jaw flag; orthodontic_referral, jaw_anomaly; whether a brace should be looked into
q urgency choice:none/soon/at_once; treatment_need, how_urgent
q return_by date; reply_slip_due, send_back
q teacher person; class_teacher, collects_slips
q subsidy percent; municipal_share, share_paid_by_town
a family_dentist person; private_dentist, own_dentist
a treated date; treatment_date, filled_on; when it was treated
a parent person; mother_or_father, guardian
a born date; date_of_birth, birthday
a cost money:60..400; treatment_cost, bill
a next_check date; next_examination, following_visit
---
{service}
An die Eltern von {child}, Klasse {class_name}
{school}
# Zahnuntersuchung in der Schule
Am {seen} hat {dentist} alle Kinder der Klasse angeschaut. Für Ihr Kind gilt:
* Zähne mit Karies: {holes}
* Zu versiegeln: {missing_sealant}
* {jaw!Der Kiefer sollte fachlich beurteilt werden, bitte an eine Kieferorthopädie wenden|Eine Zahnspange könnte nötig sein~Die Stellung der Zähne ist unauffällig|Wegen der Kieferstellung besteht kein Bedarf}
{urgency?Eine Behandlung ist nicht nötig~Vereinbaren Sie in den kommenden Wochen einen Termin~Bitte gehen Sie noch in dieser Woche zum Zahnarzt}.
?Die Gemeinde übernimmt {subsidy} der Kosten, höchstens {:money:200..800}.
Den unteren Abschnitt geben Sie unterschrieben bis {return_by} {teacher} mit.
~ Angesehen wurden {:number:15..26} Kinder, gefehlt haben {:number:1..4}. Auskunft: {:phone}. {:date}

== de mosterei_kundenauftrag
q press company:Mosterei {}/Kelterei {}/Süßmosterei {}; juice_press, processor
q customer person; fruit_owner, brought_by
q slot date; pressing_day, appointment
q at time; slot_time, be_there_at
q fruit choice:apple/pear/quince; kind_of_fruit, fruit
q kilos unit:kg 60..900; fruit_weight, delivered_weight
q litres unit:l 40..600; juice_yield, pressed_volume
q boxes number:6..90; bag_in_box_count, filled_boxes
q size unit:l 3..10; box_size, content_each
q price money:4..9; price_per_box, filling_price
q ticket id:K###; customer_ticket, number
q must unit:°Oe 40..62; sugar_reading, oechsle
q heated flag; pasteurised, heated; whether it was made durable by heat
q helper person; press_operator, who_pressed
a total money:30..600; total_price, to_pay
a keep_until date; best_before, durable_until
a harvest date; picked_on, day_of_picking
a pomace unit:kg 10..300; press_cake, pomace_weight
a variety phrase; apple_variety, sort
---
# {press}
Zettel {ticket}, Termin {slot}, {at}
{customer}, {:city}
Gewogen: {kilos} {fruit?Äpfel~Birnen~Quitten}[, Maische {must}]
Gepresst: {helper}
Ausbeute: {litres}
{heated!Auf 78 Grad gebracht und heiß gefüllt|Erhitzt, damit er hält~Roh abgefüllt, gehört in den Kühlschrank|Nicht erhitzt, bald trinken oder vergären}.
Abgefüllt: {boxes} Karton zu {size}, je {price}. Leere Kartons mitgebracht: {:number:0..9}, dafür {:money:0..2} Nachlass das Stück.
?Trester nimmt der Jäger.
~ Eigener Saft vom eigenen Obst ab {:number:50..100} kg. Saison bis {:date}, Tel. {:phone}

== de orchester_probespiel_einladung
q orchestra company:Philharmonie {}/Sinfonieorchester {}/Stadttheater {}; employer, inviting_orchestra
q candidate person; applicant, invited_musician
q post phrase; position, vacancy
q manager person; orchestra_office, personnel_contact
q day date; audition_date, round_one
q check_in time; registration_time, report_at
q place address; audition_venue, where
q starts date; post_begins, vacancy_from; from when the post is to be filled
q number id:PS-##; candidate_number, audition_no
q pitch unit:Hz 440..445; tuning_pitch, concert_pitch
q curtain flag; behind_screen, anonymous_first_round; whether one plays unseen
q travel choice:paid/second_round/none; travel_costs, who_pays_journey
q reply_by date; confirm_until, answer_deadline
q piano person; accompanist, pianist
a salary money:3000..7000; pay, salary_grade
a conductor person; chief_conductor, music_director
a rehearsal time; rehearsal_with_piano, piano_rehearsal_time
a second_round date; second_round_day, final_round
a candidates number:8..60; number_invited, field_size
l works; required_pieces, repertoire, de:Pflichtstücke
c works.composer last; composer, written_by
c works.piece phrase; title, work
c works.part phrase; movement, excerpt
c works.edition company; publisher, edition
---
{orchestra} || {:date}
{candidate}
# Einladung zum Probespiel {number}
für {post=Tutti Viola|2. Horn|Solofagott|Vorspieler Kontrabass|Wechseltrompete}, zu besetzen ab {starts}
Wir erwarten Sie am {day} um {check_in} am Künstlereingang, {place}. Gestimmt wird auf {pitch}. {curtain!Im ersten Durchgang spielen Sie hinter einem Vorhang|Die Kommission sieht Sie zunächst nicht~Gespielt wird von Anfang an offen vor der Kommission|Einen Vorhang verwenden wir nicht}. Es begleitet {piano}.
+++
%works 2..5 lines
{works.composer}: {works.piece=Konzert D-Dur|Sinfonie Nr. 4|Ouvertüre|Konzertstück|Suite Nr. 3|Ein Heldenleben}, {works.part=1. Satz mit Kadenz|Adagio|Stelle Ziffer 12|Takt 40 bis 88|Finale}
{works.edition=}
%%
+++
{travel?Die Bahnfahrt zweiter Klasse erstatten wir~Fahrtkosten ersetzen wir ab dem zweiten Durchgang~Reisekosten können wir nicht übernehmen}.
Geben Sie {manager} bis {reply_by} Bescheid, ob Sie kommen. Nachmeldungen bis {:time} des Vortags unter {:phone}.

== de mietkautionsbuergschaft
q guarantor company:{} Kautionskasse/{} Bürgschaftsbank/{} Versicherung; surety, issuing_company
q tenant person; renter, on_whose_behalf, de:Mieter
q landlord company:Wohnbau {}/{} Immobilien/Baugenossenschaft {}; beneficiary, in_favour_of, de:Vermieterin
q flat address; rented_object, dwelling
q amount money:900..5400; guaranteed_sum, maximum_liability, de:Bürgschaftsbetrag
q premium money:40..240; yearly_contribution, annual_premium
q lease_date date; lease_signed, tenancy_contract_of
q deed id:MK-######; certificate_number, guarantee_no
q signed date; issued, date_of_deed
q first_call flag; payable_on_first_demand, de:auf erstes Anfordern; whether it pays without proof
q back choice:original/email/expires; how_it_ends, release
q agent person; signed_for_guarantor, authorised_signatory
a moved_in date; handover_of_flat, move_in_date
a rent money:400..1900; monthly_rent, basic_rent
a landlord_signer person; signed_for_landlord, landlord_representative
a end date; guarantee_expires, valid_until
a tenant_born date; birth_date_of_tenant, date_of_birth
a iban iban; account, premium_debited_from
---
^ {guarantor}
# Bürgschaftsurkunde {deed}
Wir übernehmen gegenüber {landlord} für Ansprüche aus dem Mietvertrag vom {lease_date} über die Wohnung {flat} die selbstschuldnerische Bürgschaft für
{tenant}
bis zum Höchstbetrag von {amount}.
{first_call!Wir zahlen auf erstes Anfordern|Gezahlt wird, sobald Sie es verlangen, ohne Nachweis~Gezahlt wird erst, wenn der Anspruch belegt ist|Eine Zahlung auf bloßes Verlangen ist ausgeschlossen}. {back?Die Verpflichtung endet mit Rückgabe dieses Originals~Für die Entlassung genügt eine Nachricht per E-Mail~Sie endet von selbst ein halbes Jahr nach dem Auszug}.
+++
Der Hauptschuldner entrichtet dafür jährlich {premium}; die Ausfertigung war mit {:money:10..30} zu vergüten.
{:city}, {signed}
{agent}
ppa.
~ Sitz {:city}, HRB {:id:######}, Aufsichtsrat: {:person}. Gegründet {:year}.

== de fliesenleger_aufmass_mangelruege
q tiler company:Fliesen {}/{} Plattenbeläge/Ofen und Fliesen {}; contractor, recipient
q client person; homeowner, complainant, de:Bauherr
q architect person; site_architect, construction_manager
q accepted date; acceptance_date, handed_over, de:Abnahme; when the work was taken over
q noticed date; defect_noticed, discovered_on
q fix_by date; rectification_deadline, grace_period_ends
q withheld money:400..4000; retained_payment, held_back
q contract_no id:##-BV-###; contract_number, project
q sealed flag; waterproofing_intact, sealing_ok
q next choice:other_firm/price_cut/court; consequence, threatened_step
q expert company:Sachverständigenbüro {}/{} Baugutachten; surveyor, called_in_expert
a order_value money:3000..30000; contract_sum, order_value
a started date; work_began, start_of_work
a lawyer person; attorney, legal_counsel
a warranty_end date; warranty_expires, limitation
a area unit:m² 8..90; tiled_area, square_metres
l faults; defects, complaints, de:Mängel; what is wrong
c faults.room phrase; where, room
c faults.what phrase; defect, description
c faults.count number:1..30; affected_tiles, pieces
c faults.cause phrase; presumed_cause, reason
---
{client} || {:date}
{:street}, {:zip} {:city}
An {tiler}
# Mängelrüge, Vertrag {contract_no}
Sehr geehrte Damen und Herren,
Ihre Leistung wurde am {accepted} abgenommen. Am {noticed} zeigte sich Folgendes:
%faults 2..5 lines
{faults.room=Bad OG|Gäste-WC|Diele|Küche|Dusche|Balkon}: {faults.what=Fugen reißen|Platten klingen hohl|Gefälle läuft vom Ablauf weg|Farbton weicht ab|Silikon löst sich|Kanten scharf geschnitten} ({faults.count} Stück)
{faults.cause=}
%%
{sealed!Die Abdichtung darunter ist zum Glück heil|Feuchte ist nicht durchgedrungen~Auch die Abdichtung ist durchbrochen, die Decke darunter ist nass|Wasser dringt nach unten durch}. [{expert} hat das bestätigt und dafür {:money:200..700} berechnet.]
Ich setze Ihnen zur Beseitigung eine Frist bis {fix_by}. Bis dahin behalte ich {withheld} ein. {next?Verstreicht sie, beauftrage ich einen anderen Betrieb auf Ihre Kosten~Verstreicht sie, kürze ich den Preis~Verstreicht sie, sehen wir uns vor Gericht}.
Termine bitte mit {architect} abstimmen, {:phone}.
{client}

== de spitex_leistungsplan
g client; patient, person_cared_for, de:Klientin; who is looked after at home
q spitex company:Spitex {}/Spitex Region {}/Hauspflege {}; home_care_service, provider
q client.name person; name, full_name
q client.street street; address, lives_at
q client.code id:####; key_safe_code, door_code
q nurse person; case_manager, primary_nurse, de:Fallführende
q gp person; family_doctor, prescribing_doctor
q assessed date; needs_assessment, assessed_on
q begins date; care_starts, first_visit
q review date; re_evaluation, check_again
q insurer company:{} Krankenversicherung/{} Sana/{} Kasse; health_fund, pays_basic
q hours number:2..20; hours_per_week, weekly_hours
q relative flag; relatives_help, family_involved
q mobility choice:walks/walker/bedridden; mobility, gets_about
a ahv id:756.####.####.##; social_insurance_number, ahv_number
a born date; birth_date, date_of_birth
a ends date; care_ends, last_visit
a relative_name person; daughter_or_son, next_of_kin
a copay money:5..20; patient_contribution, daily_share
l services; tasks, planned_care, de:Leistungen
c services.task phrase; activity, what
c services.days phrase; weekdays, on_which_days
c services.minutes number:5..60; duration, time_needed
c services.by phrase; qualification, staff_level
---
{spitex}, {:zip} {:city} || {:date}
# Leistungsplanung
{client.name}, {client.street}[, Schlüsseltresor {client.code}]
Bedarf erhoben am {assessed} durch {nurse}. Ärztlich verordnet: {gp}. Grundversicherung: {insurer}.
+++
%services 3..6
Leistung | Tage | Min.
{services.task=Kompressionsstrümpfe anziehen|Duschen|Medikamente richten|Wundverband|Blutzucker messen|Wocheneinkauf|Augentropfen} | {services.days=täglich|Mo Mi Fr|Di Do|sonntags|Mo–Fr} | {services.minutes}
{services.by=}
%%
Zusammen {hours} Stunden in der Woche, beginnend {begins}.
+++
{mobility?Geht ohne Hilfsmittel~Geht mit dem Rollator~Liegt und wird umgelagert}. {relative!Die Familie kocht und begleitet zum Arzt|Angehörige springen regelmässig ein~Angehörige sind keine da|Auf Familie kann nicht gezählt werden}.
Neu beurteilt wird am {review}. Absagen bis {:time} am Vortag, sonst {:money:30..60}.
~ Pikett {:phone}

== de patentinhaber_lizenzmeldung
q licensor person; patent_owner, inventor, de:Lizenzgeber
q licensee company:{} Maschinenbau/{} Kunststofftechnik/{} Antriebe; manufacturer, pays_royalty
q controller person; prepared_by, finance_contact
q patent id:EP #######; patent_number, right
q contract date; licence_agreement_of, agreement_date
q quarter period; reporting_period, period
q rate percent; royalty_rate, licence_fee_percent
q due date; payable_on, payment_day
q min money:2000..20000; minimum_royalty, yearly_minimum
q vat flag; vat_added, plus_vat
q audit choice:none/requested/done; books_inspected, audit_state
a royalty money:500..50000; royalty_amount, payable_fee; what results
a expiry date; patent_expires, term_end
a attorney person; patent_attorney, ip_lawyer
a sublicensee company; sublicence_to, sub_licensee
a granted date; patent_granted, grant_date
l sales; turnover, products_sold, de:Umsätze
c sales.country country; market, sold_in
c sales.units number:20..4000; quantity, pieces
c sales.turnover money:1000..90000; net_sales, revenue
c sales.returns number:0..40; returned_units, credit_items
---
{licensee} || {:date}
An {licensor}, {:city}
# Lizenzabrechnung für {patent}
Zeitraum: {quarter}
Grundlage: Vertrag vom {contract}, Satz {rate} vom Nettoerlös, mindestens {min} im Jahr
%sales 2..5
Land | Stück | Erlös
{sales.country} | {sales.units} | {sales.turnover}
{sales.returns=}
%%
Vorführgeräte ({:number:1..9} Stück) sind lizenzfrei. Die Überweisung erfolgt zum {due}. {vat!Die Umsatzsteuer kommt hinzu~Umsatzsteuer fällt nicht an, Sie sind Kleinunternehmer|Es wird keine Umsatzsteuer ausgewiesen}.
{audit?Eine Bucheinsicht wurde nicht verlangt~Die von Ihnen verlangte Bucheinsicht bereiten wir vor~Ihr Prüfer hat die Bücher bereits eingesehen und nichts beanstandet}.
Erstellt: {controller}, Durchwahl {:number:100..999}

== de wochenmarkt_standzuweisung
q town company:Stadt {} – Marktwesen/Marktamt {}/Gemeinde {}; market_authority, organiser
q trader person; stallholder, market_trader, de:Beschicker
q stall id:P ##; pitch_number, place
q front unit:m 2..12; stall_length, frontage
q goods phrase; assortment, sells
q day phrase; market_day, weekday
q from date; assignment_starts, allocated_from
q until date; assignment_ends, allocated_until
q rent money:3..9; charge_per_metre, stall_fee
q setup time; set_up_from, arrival
q gone time; cleared_by, pack_up_until
q power choice:none/light/three_phase; electricity, power_connection
q sub flag; substitute_allowed, may_send_employee
q master person; market_supervisor, de:Marktmeister
q predecessor company:Gärtnerei {}/Käse {}/Metzgerei {}; former_holder, who_had_it_before
a applied date; application_date, requested_on
a licence id:RG-####; itinerant_trade_card, licence
a plate id:@@-@@ ###; van_registration, number_plate
a open time; sale_begins, market_opens
a depth unit:m 2..4; stall_depth, depth
---
{town}
{trader}
{:street}, {:zip} {:city}
# Zuweisung eines Dauerstandplatzes
Auf dem Wochenmarkt ({day=mittwochs|samstags|freitags|dienstags und samstags}) erhalten Sie Platz {stall}, Frontlänge {front}, für {goods=Käse und Oliven|Jungpflanzen|Geflügel|Brot aus dem Holzofen|Honig, Kerzen, Met|Kartoffeln und Zwiebeln}. [Der Platz war zuvor {predecessor} zugeteilt.]
Die Zuweisung läuft vom {from} bis {until}.
= Gebühr je laufendem Meter: {rent}
= Aufbau ab: {setup}
= Geräumt bis: {gone}
= Strom: {power?wird nicht gestellt~Lichtstrom 230 V~Kraftstrom 400 V}
{sub!Sie dürfen sich durch Ihre Leute vertreten lassen|Angestellte können für Sie verkaufen~Sie müssen selbst hinter dem Tisch stehen|Vertretung ist nicht gestattet}. Bleiben Sie {:number:3..5} Märkte aus, verfällt der Platz.
Weisungen erteilt {master}, {:phone}. Müllsack {:money:2..5}.
> {:city}, {:date}

== de bergwacht_einsatzprotokoll
q team company:Bergwacht {}/Bergrettung {}/Rettungsstation {}; rescue_service, local_unit
q leader person; operation_leader, de:Einsatzleiter
q patient person; rescued_person, casualty
q caller person; reported_by, emergency_caller
q day date; date_of_rescue, incident_day
q alarm time; alerted_at, call_came
q reached time; at_patient, found_at
q site phrase; location, scene
q height unit:m 900..3200; altitude, sea_level
q injury phrase; diagnosis, hurt
q sport choice:hiking/climbing/skiing; activity, what_they_did
q heli flag; helicopter_used, air_rescue
q rescuers number:3..24; crew, number_of_rescuers
q op_no id:E##-####; mission_number, operation_id
q hospital company:Klinikum {}/Krankenhaus {}/Spital {}; taken_to, hospital
a end time; operation_over, back_at_base
a born date; birth_date_of_patient, age
a insurer company; rescue_insurance, alpine_insurance
a doctor person; emergency_doctor, de:Notarzt
a cost money:400..6000; rescue_cost, charge
a callsign id:C ##; helicopter_name, call_sign
---
# Einsatzprotokoll {op_no}
{team}
{day}
Anruf {alarm} durch {caller}: Person {site=im Klettersteig, dritte Leiter|unterhalb der Scharte|in der Rinne Nordseite|am Steig zum Wasserfall|auf der Abfahrt 7}, Seehöhe {height}. {sport?Beim Wandern ausgerutscht~Beim Klettern ins Seil gestürzt~Beim Schifahren gestürzt}.
Leitung: {leader}. Ausgerückt {rescuers} Kräfte mit {:number:1..4} Fahrzeugen. Beim Verletzten {reached}.
= Name: {patient}
= Verletzung: {injury=Sprunggelenk, Verdacht auf Bruch|Schulter ausgekugelt|Kopfplatzwunde|Knie verdreht|Unterkühlung}
+++
{heli!Abtransport mit dem Hubschrauber am Tau|Der Hubschrauber nahm die Person auf~Abtransport zu Fuß mit der Gebirgstrage|Fliegen ging wegen Nebel nicht, getragen bis zur Forststraße}[, übergeben an {hospital}].
?Begleiter {:person} ging selbst ab.
Funkkanal {:number:1..9}, Temperatur {:unit:°C 1..18}. Geschrieben {:date}

== de forschungsschiff_fahrtleiter_mail
q chief person; chief_scientist, cruise_leader, de:Fahrtleiter
q institute company:Institut für Meereskunde {}/Meeresforschung {}/{} Polarinstitut; research_body, institute
q ship phrase; vessel, research_ship
q sails date; departure_date, leaves_port
q port city; port_of_departure, embarks_in
q boarding time; be_on_board_by, gangway_time
q medical date; medical_certificate_by, fitness_papers_due
q cruise id:MS###; cruise_number, leg
q agent company:{} Schiffsagentur/{} Shipping; port_agent, local_agent
q berth choice:single/double/four; cabin_type, how_many_share
q alcohol flag; alcohol_allowed, dry_ship
a returns date; end_of_cruise, back_in_port
a captain person; master, de:Kapitän
a end_port city; port_of_arrival, ends_in
a flight id:@@ ####; flight_number, arrival_flight
a cost money:500..5000; share_of_cost, daily_rate
l team; participants, scientists, de:Teilnehmende; who sails
c team.name person; scientist, participant
c team.task phrase; role, responsible_for
c team.home company:Universität {}/Hochschule {}/Institut {}; affiliation, comes_from
c team.cabin number:101..320; cabin, room
c team.diet phrase; food_wishes, diet
---
Von: {chief}
An: alle Eingeschifften, cc {:person}
Gesendet: {:date}, {:time}
Betreff: {cruise} – letzte Hinweise
Liebe alle,
die „{ship=Alkor|Elisabeth Mann|Poseidon II|Maria Sibylla|Heincke}“ läuft am {sails} aus {port} aus. Wer bis {boarding} nicht an Bord ist, bleibt an Land; Ansprechpartner am Kai ist {agent}. Das {institute} braucht eure Tauglichkeitszeugnisse bis {medical}.
+++
Die Kammern:
%team 3..7
Kammer | Name | Aufgabe | von
{team.cabin} | {team.name} | {team.task=CTD-Wachen|Planktonnetze|Sedimentkerne|Bathymetrie|Wasserchemie|Vogelzählung} | {team.home}
{team.diet=}
%%
{berth?Jede Person schläft allein~Geschlafen wird zu zweit~Es sind Viererkammern}. {alcohol!Bier gibt es abends in der Messe~Das Schiff ist trocken, auch kein Bier im Gepäck|An Bord gilt striktes Alkoholverbot}.
Gummistiefel Größe angeben! Container packen wir schon am {:date}, maximal {:unit:kg 20..40} je Kiste.
Bis bald
{chief}

== de denkmal_steuerbescheinigung
q office company:Denkmalamt {}/Untere Denkmalbehörde {}/Stadt {} – Denkmalpflege; certifying_authority, issued_by
q owner person; building_owner, applicant
q monument phrase; building, listed_object
q list_no id:D-#-##-###; monument_number, list_entry
q agreed date; prior_consultation, coordinated_on; when the work was agreed with the office
q done date; works_completed, completion
q recognised money:8000..200000; certified_costs, eligible_sum, de:anerkannte Aufwendungen
q refused money:300..9000; not_recognised, rejected_costs
q fee money:100..900; certificate_fee, charge
q officer person; signed_by, conservator
q cert id:StB-###-##; certificate_no, reference
q grant flag; public_grants_received, subsidised
q use choice:own_home/rented/shop; use_of_building, occupancy
a applied date; application_date, filed_on
a tax_office company; competent_tax_office, de:Finanzamt
a tax_id id:## ### ### ###; tax_number, tax_id
a purchase date; bought_on, date_of_purchase
a total money:10000..300000; claimed_costs, submitted_total
a architect person; planner, de:Architekt
l trades; works, recognised_items, de:Gewerke
c trades.firm company:Zimmerei {}/{} Stuck/Malerbetrieb {}/Spenglerei {}; company, contractor
c trades.work phrase; job, measure
c trades.sum money:800..40000; amount, accepted
c trades.paid date; paid_on, payment_date
---
{office} || {cert}
# Bescheinigung gemäß § 7i EStG
Für {monument=das Pfarrhaus von 1780|die Remise hinter dem Rathaus|das Fachwerkhaus Untere Gasse|die Villa am Hang|die Mühle samt Nebengebäude} (Liste {list_no}), Eigentümer {owner}, wird bestätigt, dass die mit uns am {agreed} abgestimmten und am {done} abgeschlossenen Arbeiten zur Erhaltung nötig waren.
%trades 2..5
Betrieb | Leistung | anerkannt
{trades.firm} | {trades.work=Dachstuhl|Sprossenfenster|Fassade Kalkanstrich|Stuckdecke|Regenrinnen Kupfer|Kellergewölbe} | {trades.sum}
{trades.paid=}
%%
Summe der anerkannten Aufwendungen: {recognised}. [Nicht anerkannt blieben {refused} für {:=die Sauna|den Wintergarten|die Markise}.]
{grant!Öffentliche Zuschüsse sind geflossen und abgezogen|Das Land hat einen Zuschuss gezahlt~Zuschüsse hat der Eigentümer nicht erhalten|Aus öffentlichen Kassen floss nichts}. Das Gebäude {use?bewohnt der Eigentümer selbst~ist vermietet~dient als Laden}.
Gebühr: {fee}
{:city}, {:date}
{officer}

== de backstube_stoerung_ofen_wartung
q bakery company:Bäckerei {}/Backhaus {}/{} Konditorei; customer, operator
q service company:{} Ofenbau/{} Bäckereitechnik/Kälte {}; service_company, repair_firm
q technician person; fitter, service_engineer, de:Monteur
q reporter person; called_in_by, fault_reported_by
q machine phrase; device, equipment
q serial id:####-@@; machine_number, serial
q reported date; fault_reported, called_on
q came date; visit, on_site
q from time; arrival, started_work
q fault phrase; symptom, problem
q cause phrase; root_cause, reason
q running flag; back_in_operation, works_again
q warranty choice:warranty/contract/paid; billing, who_pays
q order id:SE-#####; job_number, service_order
a until time; left_at, finished_work
a built year; year_of_manufacture, built
a total money:90..2000; invoice_amount, total
a next date; next_maintenance, next_service
a km unit:km 5..180; distance_driven, travel_km
l parts; spare_parts, material, de:Ersatzteile
c parts.no id:##.####; part_number, article
c parts.name phrase; part, designation
c parts.count number:1..6; pieces, quantity
c parts.price money:4..240; unit_price, cost
---
{service} || Einsatz {order}
# Servicebericht
Kunde: {bakery}, {:city} || Gerät: {machine=Etagenofen|Gärunterbrecher|Spiralkneter|Teigteiler|Stikkenofen}, Nr. {serial}
Gemeldet am {reported} von {reporter}: {fault=heizt oben nicht|Schwaden bleibt aus|läuft an und bleibt stehen|Anzeige dunkel|Türdichtung pfeift}.
Vor Ort am {came} ab {from}, {technician}.
Ursache: {cause=Schütz verschmort|Magnetventil verkalkt|Keilriemen gerissen|Steckkontakt oxidiert|Fühlerbruch}.
%parts 1..4
Teil | Bezeichnung | Menge
{parts.no} | {parts.name=Schütz 25 A|Dichtung 1,2 m|Fühler PT100|Keilriemen|Ventil 1/2 Zoll|Sicherung} | {parts.count}
{parts.price=}
%%
{running!Probelauf in Ordnung, es kann gebacken werden|Die Anlage läuft wieder~Steht weiterhin, Teil muss bestellt werden|Noch nicht betriebsbereit}. {warranty?Geht auf Gewährleistung~Durch den Wartungsvertrag gedeckt~Wird nach Aufwand berechnet}.
~ Raumtemperatur {:unit:°C 22..38}. Stundensatz {:money:70..120}. Zähler {:number:2000..30000} h

== de tauschring_marktliste
q ring company:Tauschring {}/Talentenetz {}/Zeitbank {}; exchange_circle, publisher
q editor person; list_kept_by, compiled_by
q issue date; list_date, status
q meeting date; next_meeting, gathering
q room phrase; meeting_place, where_they_meet
q unit_name phrase; internal_currency, what_they_count
q per_hour number:10..20; units_per_hour, hour_rate
q members number:20..240; member_count, people
q board person; new_members_contact, intake
q fee_free flag; membership_free, no_fee; whether belonging costs nothing
a founded year; founding_year, since
a deadline date; editorial_deadline, send_offers_by
a treasurer person; account_keeper, de:Kassier
a meeting_time time; meeting_starts, hour_of_meeting
a limit number:50..300; overdraft_limit, maximum_minus
l offers; listings, what_is_offered, de:Angebote
c offers.no id:###; member_number, member
c offers.name first; offered_by, person
c offers.what phrase; service, offer
c offers.call phone; phone, contact
c offers.town city; place, lives_in
c offers.balance number:0..90; account_balance, credit
---
# Marktzeitung
{ring} || Stand {issue}
Verrechnet wird in {unit_name=Talern|Kreuzern|Batzen|Stunden-Nüssen}, die Stunde zu {per_hour}. Wir sind {members} Leute. {fee_free!Mitmachen kostet nichts|Es gibt keinen Beitrag~Ein kleiner Jahresbeitrag wird erhoben|Für Porto wird im Jahr etwas eingesammelt}.
%offers 3..8 lines
{offers.no} {offers.name}, {offers.town}: {offers.what=Hecken schneiden|Socken stopfen|Hilfe am Computer|Kuchen für Feste|Fahrdienst zum Arzt|Messer schleifen|Italienisch}
Tel. {offers.call}
{offers.balance=}
%%
+++
Wir treffen uns am {meeting} {room=im Gemeindesaal|bei der Feuerwehr oben|im Weltladen|im Eltern-Kind-Zentrum}; Kuchen erwünscht. Wer neu ist, spricht mit {board}.
~ Zusammengestellt: {editor}. Gedruckt in {:number:40..200} Stück. Gesucht-Teil folgt {:month}.

== de flurneuordnung_ladung_wertermittlung
q authority company:Amt für Ländliche Entwicklung {}/Flurneuordnungsamt {}/Agrarbehörde {}; authority, summoning_body
q landowner person; participant, addressee, de:Teilnehmer
q procedure phrase; proceedings, name_of_procedure
q chair person; head_of_association, de:Vorsitzender
q assessor person; land_valuer, explains_results
q hearing date; date_of_hearing, meeting
q hour time; starts_at, begin
q place phrase; venue, hall
q lie_from date; display_from, documents_open_from
q lie_to date; display_until, documents_open_until
q objection_until date; last_day_to_object, appeal_by
q number id:TG-####; participant_number, order_number
q proxy flag; proxy_possible, may_be_represented
q attend choice:required/optional/unnecessary; attendance, must_come
a area unit:ha 1..80; area_contributed, own_land
a points number:100..9000; value_points, valuation_result
a allocation date; new_plots_from, provisional_possession
a surveyor person; land_surveyor, de:Vermesser
a cost_share money:100..900; contribution_per_ha, levy
---
{authority}
{landowner}
Teilnehmernummer {number} || {:date}
# Ladung zum Anhörungstermin
Flurbereinigung {procedure=Hinteres Ried|Moosbach-Nord|Ortsumgehung B 12|Weinberg Süd}
Die Böden sind bewertet. Die Karten liegen vom {lie_from} bis {lie_to} im Rathaus, Zimmer {:number:2..30}, offen. Am {hearing} um {hour} erläutert {assessor} {place=im Gasthaus zur Post|im Bürgersaal|in der Turnhalle}, wie die Zahlen zustande kamen.
{attend?Ihr Erscheinen ist Pflicht~Ihr Kommen ist freigestellt~Wer einverstanden ist, braucht nicht zu kommen und muss nichts tun}. {proxy!Sie können jemanden mit Vollmacht schicken|Vertretung mit beglaubigter Vollmacht ist zulässig~Eine Vertretung ist nicht vorgesehen|Nur Sie selbst können gehört werden}.
Einwendungen müssen spätestens am {objection_until} schriftlich eingegangen sein.
Für die Teilnehmergemeinschaft steht Ihnen {chair} zur Verfügung, {:phone}.
~ Verfahrensgebiet {:unit:ha 200..2000}, angeordnet {:date}.

== de zirkus_gastspiel_platzvertrag
q town company:Stadt {}/Gemeinde {}/Markt {}; ground_owner, landlord
q circus company:Circus {}/Zirkus {}/{} Varieté; guest, tenant
q director person; circus_director, represented_by
q officer person; town_contact, official_in_charge
q ground phrase; site, festival_ground
q arrive date; set_up_from, arrival
q clear date; cleared_by, grounds_empty_until
q first date; premiere, first_show
q rent money:200..2000; ground_rent, fee
q bond money:500..5000; deposit, security
q seats number:200..1400; capacity, tent_seats
q animals flag; with_wild_animals, animals_shown
q water choice:hydrant/well/none; water_supply, water_from
q contract id:V-##/###; contract_number
q tent_check date; structural_inspection, tent_accepted_on
a last date; last_show, final_performance
a shows number:4..30; number_of_shows, performances
a ticket money:8..45; ticket_price, admission
a insurer company; liability_insurer, insured_with
a inspector person; tent_inspector, building_inspector
a posters number:50..500; posters_allowed, placards
---
# Überlassungsvertrag {contract}
{town}, vertreten durch {officer}, und {circus}, vertreten durch {director}, vereinbaren:
## Gegenstand
Überlassen wird {ground=der Volksfestplatz|die Wiese am Hallenbad|der Parkplatz P3|der Schotterplatz am Hafen} vom {arrive} an; geräumt sein muss er am {clear}. Premiere ist am {first}. Das Zelt fasst {seats} Personen und wird am {tent_check} von der Bauaufsicht abgenommen.
## Entgelt
Platzgeld {rent}, Sicherheit {bond}. Strom über Zähler zu {:money:0..1} je kWh.
## Sonstiges
* {water?Wasser über Standrohr vom Hydranten~Wasser aus dem Brunnen am Platz~Wasser bringt der Betrieb selbst mit}
* {animals!Gezeigt werden auch Kamele und ein Tiger, das Veterinäramt ist verständigt|Wildtiere gehören zum Programm~Tiere wirken nicht mit|Auf Tiernummern wird verzichtet}
* Ruhe ab {:time}; Stellplätze für {:number:10..60} Wohnwagen.
?* Freikarten für das Kinderheim: {:number:20..60}
{:city}, {:date}

== de vereinsregister_anmeldung_vorstand
q club company:Förderverein {}/Sportclub {} e. V./Heimatverein {} e. V.; association, registered_club
q court company:Amtsgericht {}; register_court, filed_with
q vr id:VR ####; register_number, registration
q met date; general_meeting, election_day
q notary person; certified_by, de:Notarin
q deed id:UR ###/##; deed_number, notarial_roll
q certified date; signature_certified, certification_date
q leaving person; former_chair, resigns, de:Ausgeschiedener
q seat city; registered_seat, based_in
q alone flag; sole_representation, chair_may_act_alone
q statute choice:unchanged/changed/renewed; statutes, articles_state
q fee money:20..90; notary_fee, cost
a registered date; entered_in_register, entry_date
a members number:7..900; number_of_members, member_count
a present number:7..90; attendance, voters_present
a tax id:###/###/#####; tax_number
a judge person; registrar, de:Rechtspfleger
l board; new_board, elected, de:Vorstand
c board.post phrase; office, function
c board.name person; elected_person, member
c board.town city; residence, lives_in
c board.born date; birth_date, date_of_birth
c board.votes number:10..90; votes_received, ballots
---
An das {court}, Registergericht
# Anmeldung zum Vereinsregister {vr}
{club}, Sitz {seat}
In der Mitgliederversammlung vom {met} wurden in den Vorstand gewählt:
%board 2..5 lines
{board.post=Erste Vorsitzende|Zweiter Vorsitzender|Schatzmeisterin|Schriftführer|Beisitzerin}: {board.name}, geboren {board.born}, {board.town}
{board.votes=}
%%
Ausgeschieden ist {leaving}. {alone!Der Vorsitz vertritt den Verein allein|Wer den Vorsitz hat, kann für sich handeln~Vertreten wird gemeinschaftlich durch zwei|Niemand vertritt allein}. {statute?Die Satzung blieb, wie sie ist~Die Satzung wurde in § 4 geändert~Die Satzung wurde vollständig neu gefasst}.
Beigefügt: Protokoll mit {:number:3..12} Seiten, Einladung vom {:date}
+++
{deed} – Die Unterschriften wurden vor mir vollzogen. {:city}, {certified}
{notary}
~ Wert {:money:4000..6000}, Kosten {fee}

== de milchlieferant_kuendigung_molkerei
q dairy company:Molkerei {}/Milchwerke {}/Käserei {}; buyer, recipient
q farm company:{}hof GbR/Hof {}/Milchhof {}; supplier, terminating_party
q farmer person; signed_by, farm_manager
q supplier_no id:L#####; supplier_number, de:Lieferantennummer
q contract date; contract_of, supply_agreement_date
q effect date; termination_effective, ends_on
q notice duration; notice_period, de:Kündigungsfrist
q volume unit:kg 100000..900000; yearly_volume, milk_quantity
q price money:0..1; base_price_offered, price_per_kg
q next_dairy company:{} Bio-Milch/Hofkäserei {}/{} Milchunion; new_buyer, delivers_to_in_future
q share flag; coop_shares_cancelled, shares_terminated
q reason choice:price/organic/closing; why, ground
q cc company:Bauernverband {}/Landvolk {}; copy_to, informed_body
a received date; notice_received, arrived_on
a collector company; milk_lorry, haulier
a cows number:20..300; herd_size, number_of_cows
a manager person; dairy_director, addressed_person
a last_pickup date; last_collection, final_pickup
a fat percent; fat_content, milk_fat
---
{farm} || Lieferantennummer {supplier_no}
{:street}, {:zip} {:city}
{dairy}
Einschreiben
> {:date}
# Kündigung der Milchlieferung
Sehr geehrte Damen und Herren,
den Liefervertrag vom {contract} kündige ich fristgerecht ({notice}) zum {effect}. Betroffen ist eine Jahresmenge von {volume}.
{reason?Von Ihrem Grundpreis kann kein Betrieb leben~Wir stellen auf Bio um, und dafür haben Sie keine Schiene~Wir hören mit dem Melken ganz auf}. [Zuletzt boten Sie {price} je Kilogramm, die Nachbarmolkerei {:money:0..1}.]
?Künftig beliefern wir {next_dairy}.
{share!Zugleich kündige ich meine Genossenschaftsanteile|Die Anteile möchte ich ausbezahlt haben~Meine Anteile behalte ich vorerst|An der Mitgliedschaft ändert sich nichts}.
Bestätigen Sie den Eingang bitte binnen {:number:7..21} Tagen an {:email}.
{farmer}
~ Durchschrift: {cc}

== de klangschalen_kursbestaetigung_kurhaus
q house company:Kurhaus {}/Kneippzentrum {}/Therme {}; organiser, venue
q guest person; participant, booked_for
q leader person; course_leader, therapist
q title phrase; course, offer
q starts date; first_evening, begins
q hour time; starts_at, start
q evenings number:3..10; number_of_sessions, times
q room phrase; where, room
q fee money:40..240; course_fee, price
q insurer company:{} Krankenkasse/BKK {}; refunding_insurer, subsidised_by
q zpp id:KU-ST-@@@###; certification_number, prevention_code
q refund percent; reimbursed_share, refund
q mat flag; bring_own_mat, mat_needed
q level choice:beginners/advanced/all; target_group, for_whom
a ends date; last_evening, finishes
a paid date; paid_on, payment_received
a length unit:min 45..120; session_length, minutes
a substitute person; stand_in, replacement_leader
a code id:K-####; course_number, booking_number
---
{house}
Guten Tag {guest},
schön, dass Sie dabei sind!
# {title=Atem und Klang|Autogenes Training|Qigong im Park|Rücken in Balance|Waldbaden für Einsteiger}
{level?Für Menschen ohne Vorkenntnisse~Für Teilnehmende früherer Kurse~Offen für alle}
= Erster Abend: {starts}
= Beginn: {hour}
= Abende: {evenings}
= Raum: {room=Saal Linde|Gymnastikraum UG|Pavillon|Haus 2, Dachgeschoss}
= Leitung: {leader}
= Beitrag: {fee}
{mat!Eine Matte müssen Sie selbst mitbringen|Bitte eigene Matte einpacken~Matten und Decken liegen bereit|Mitzubringen ist nichts}.
?Der Kurs ist als Prävention anerkannt ({zpp}); {insurer} erstattet {refund} nach Teilnahme an mindestens {:number:3..8} Abenden.
Absage bis {:number:3..10} Tage vorher, später {:money:10..30}.
~ Kurverwaltung, {:person}, {:phone}, geöffnet bis {:time}

== de archiv_benutzungsantrag
g reader; applicant, user, de:Benutzer; who wants to see papers
q archive company:Staatsarchiv {}/Stadtarchiv {}/Landesarchiv {}; archive, institution
q reader.name person; full_name, called
q reader.town city; lives_in, residence
q reader.mail email; email, writes_from
q topic phrase; research_subject, theme
q purpose choice:scholarly/family/press; reason_for_use, purpose
q client company:Universität {}/Verlag {}/Zeitung {}; on_behalf_of, commissioned_by
q filed date; application_date, requested
q visit date; reading_room_visit, comes_on
q approved person; approved_by, archivist
q user_no id:B-####; user_number, reader_id
q blocked flag; blocking_period_shortened, embargo_lifted
q photos flag; own_photos_allowed, camera_permitted
a supervisor person; thesis_supervisor, professor
a born date; date_of_birth, birthday
a valid date; permit_valid_until, card_expires
a seat number:1..30; desk_number, seat
a fee money:5..60; usage_fee, charge
l files; ordered_files, archival_units, de:Archivalien
c files.sig id:A ##/###; shelfmark, signature
c files.what phrase; content, title
c files.years id:18##–19##; period, running_time
c files.state phrase; condition, preservation
---
# Benutzungsantrag
{archive} || Benutzer {user_no}
Name: {reader.name}, {reader.town}[, {reader.mail}]
Thema: {topic=Mühlenrecht im Oberland|Auswanderung nach 1848|Die Brauerei und ihre Arbeiter|Zwangsarbeit im Kreis|Geschichte unseres Hauses}
{purpose?wissenschaftlich~familienkundlich~publizistisch}[, im Auftrag von {client}]
Gestellt am {filed}; Besuch im Lesesaal am {visit}
+++
%files 2..6
Signatur | Betreff | Laufzeit
{files.sig} | {files.what=Bauakten|Schulchronik|Ratsprotokolle|Steuerlisten|Meldebogen|Nachlass|Prozessakte} | {files.years}
{files.state=}
%%
+++
{blocked!Die Schutzfrist wird verkürzt, einverstanden|Trotz laufender Sperre wird Einsicht gewährt~Gesperrte Stücke bleiben gesperrt|Einer Verkürzung der Schutzfrist wird nicht zugestimmt}. {photos!Eigene Aufnahmen ohne Blitz sind erlaubt|Sie dürfen selbst fotografieren~Fotografieren ist nicht gestattet, Kopien fertigt das Haus|Die Kamera bleibt im Schließfach}.
Genehmigt: {approved}
~ Lesesaal ab {:time}; je Tag höchstens {:number:5..12} Einheiten. Kopie {:money:0..2}. Fassung der Ordnung: {:date}

== de dorfladen_gesellschafter_rundbrief
q shop company:Dorfladen {}/Unser Laden {}/Nahkauf {} eG; village_shop, sender
q manager person; shop_manager, runs_the_shop
q chair person; supervisory_chair, writes
q written date; letter_date, dated
q year year; business_year, reported_year
q sales money:200000..900000; turnover, revenue
q loss money:1000..20000; deficit, annual_loss
q customers number:80..400; customers_per_day, daily_buyers
q partners number:100..500; shareholders, owners
q raise money:5000..60000; new_capital_wanted, fundraising_goal
q meeting date; assembly, owners_meet
q hours flag; longer_hours, opening_extended
q supplier choice:same/changed/open; wholesaler_decision, supplier
a profit money:1000..9000; surplus, annual_profit
a staff number:3..12; employees, workers
a share money:50..500; share_price, value_of_share
a auditor company; audited_by, auditing_association
a meeting_time time; assembly_starts, begins_at
a founded year; opened_in, founding_year
---
{shop}
{written}
Liebe Miteigentümerinnen und Miteigentümer,
das Jahr {year} war zäh. Über die Theke gingen {sales}, und doch blieb am Ende ein Minus von {loss}. Im Schnitt kamen {customers} Leute am Tag, im Jahr davor waren es {:number:80..400}. Dass der Laden überhaupt noch steht, verdanken wir {manager} und euch {partners} Anteilseignern.
## Was wir ändern
* {hours!Ab Mai sperren wir schon früher auf und bleiben samstags länger|Die Öffnungszeiten werden ausgeweitet~An den Öffnungszeiten rütteln wir nicht|Länger offen halten können wir uns nicht leisten}.
* {supplier?Beim Großhändler bleiben wir~Wir haben den Großhändler gewechselt~Ob wir den Großhändler wechseln, ist noch offen}.
* Eine neue Kühltheke kostet {:money:8000..20000}.
Damit es weitergeht, wollen wir {raise} an frischem Kapital sammeln. Entscheiden werdet ihr am {meeting} im Feuerwehrhaus.
Bis dahin: Kauft ein!
{chair}, für den Aufsichtsrat
~ Telefon {:phone}. Eier von {:company}.

== de notfallseelsorge_einsatznotiz
q team company:Notfallseelsorge {}/Krisenintervention {}/Care Team {}; crisis_team, service
q carer person; on_duty, volunteer, de:Seelsorgerin; who went there
q backup person; background_duty, coordinator, de:Hintergrunddienst
q requested_by company:Leitstelle {}/Polizei {}/Feuerwehr {}; alerted_by, who_called
q day date; date_of_call, when
q alarm time; alerted_at, call_received
q stayed duration; time_with_family, how_long_there
q persons number:1..9; people_cared_for, persons_supported
q occasion choice:sudden_death/accident/suicide; cause, kind_of_event
q note_no id:NFS-##-##; case_number, running_no
q children flag; children_present, minors_affected
q handed company:Kriseninterventionsdienst {}/Beratungsstelle {}/Pfarramt {}; passed_on_to, aftercare_by
q debrief date; debriefing, talk_afterwards
a deceased person; who_died, dead_person
a arrived time; at_scene, reached_house_at
a ended time; left_house, end_of_call
a address address; place_of_call, scene
a km unit:km 4..60; kilometres, mileage
---
{team}
# Einsatznotiz {note_no}
~ Vertraulich. Keine Namen von Betroffenen.
{day}: Um {alarm} durch {requested_by} gerufen. {occasion?Plötzlicher Todesfall in der Wohnung~Schwerer Unfall, Überbringen der Nachricht gemeinsam mit der Polizei~Suizid, Angehörige haben ihn gefunden}.
Im Dienst: {carer}. Im Hintergrund: {backup}.
Betreut wurden {persons} Menschen, {stayed} lang. {children!Es waren Kinder dabei, altersgerecht informiert|Auch Minderjährige waren im Haus~Kinder waren nicht betroffen|Nur Erwachsene}.
?Weitervermittelt an {handed}.
Nachgesprochen wird am {debrief}. Rucksack: {:number:1..4} Stofftiere nachfüllen. Funkmeldeempfänger {:id:##-##}, Akku geladen {:date}.

== de landmaschinen_vorfuehrung
q dealer company:Landtechnik {}/{} Agrartechnik/Landmaschinen {}; dealer, host
q maker company:{} Erntetechnik/{} Traktoren/{} Sätechnik; manufacturer, brand_owner
q farmer company:Hof {}/Gut {}/Betrieb {}; field_owner, shown_on_land_of
q rep person; factory_adviser, product_expert
q seller person; sales_contact, dealer_staff
q machine phrase; shown_machine, model
q width unit:m 3..12; working_width, width
q power unit:PS 90..320; power_needed, required_hp
q day date; demo_day, shown_on
q hour time; start, begins
q list_price money:20000..300000; catalogue_price, list_price
q rain flag; postponed_if_wet, weather_dependent
q food choice:free/sold/none; catering, refreshments
q meeting_point phrase; where_to_meet, field
a demo_price money:15000..200000; special_offer, demonstration_price
a weight unit:kg 900..9000; machine_weight, dead_weight
a rain_date date; alternative_day, spare_day
a visitors number:20..200; visitors_expected, guests
a delivery date; deliverable_from, delivery_date
a farmer_phone phone; phone_of_farmer, call_field_owner
---
^ {dealer} lädt ein
# Vorführung: {machine=Grubber Terradisc|Direktsaat Solitär 9|Großflächenmähwerk|Hackgerät mit Kamera|Rundballenpresse V 180}
^ {day}, {hour}
Auf Flächen von {farmer}, {meeting_point=Einfahrt beim Silo|Feldweg hinter dem Friedhof|Schlag Lange Wand|Hofstelle}.
Arbeitsbreite {width}, nötige Leistung ab {power}. Aus dem Werk ({maker}) ist {rep} da und stellt die Maschine ein.
{rain!Bei Nässe wird verschoben, bitte vorher anrufen|Regnet es, suchen wir einen anderen Tag~Gefahren wird bei jedem Wetter|Auch bei Regen}. {food?Für Brotzeit und Getränke ist gesorgt, Sie sind eingeladen~Die Landjugend verkauft Bratwurst~Verpflegung bitte selbst mitbringen}.
Katalogpreis {list_price} ohne Steuer. Leasing ab {:percent} möglich über {:company}.
Mehr bei {seller}, {:phone}
~ Zuletzt vorgeführt am {:date}. Bodenklasse {:number:3..5}.

== de fussballverband_spielsperre
q association company:Fußballverband {}/Bezirk {} Fußball/Regionalverband {}; association, sports_court_of
q panel person; single_judge, chair_of_panel, de:Einzelrichter
q player person; banned_player, accused
q pass_no id:####-####; player_pass, licence_number
q club company:SV {}/FC {}/TSV {}; player_club, own_team
q opponent company:SpVgg {}/Union {}/FSV {}; opposing_team, other_side
q referee person; match_official, reported_by
q match date; game_day, incident_date
q minute number:3..90; minute_of_dismissal, sent_off_in
q offence choice:violence/insult/foul; offence, what_he_did
q games number:2..9; ban_in_games, matches_suspended
q fine money:50..600; fine_for_club, penalty
q costs money:15..60; procedural_costs, costs
q friendly flag; friendlies_banned, ban_covers_friendlies
q appeal date; appeal_until, last_day_to_appeal
q case id:SG ##-###; case_number, file
a until date; ban_ends, eligible_again
a victim person; injured_player, opponent_hurt
a score id:#:#; final_score, result
a decided date; date_of_decision, ruling_date
a lawyer person; defence_counsel, represented_by
---
{association}
Sportgericht, {case}
# Urteil im schriftlichen Verfahren
gegen {player}, Pass {pass_no}, {club}
Im Spiel gegen {opponent} am {match} wurde der Spieler in der {minute}. Minute des Feldes verwiesen. Nach dem Bericht von {referee} {offence?hatte er einen Gegner mit der Faust geschlagen~hatte er den Assistenten wüst beschimpft~hatte er grob von hinten in die Beine getreten}. Die Stellungnahme des Vereins vom {:date} wurde gewürdigt.
+++
## Entscheidung
* Gesperrt für {games} Pflichtspiele. {friendly!Das gilt auch für Freundschaftsspiele|Privatspiele eingeschlossen~Freundschaftsspiele darf er bestreiten|In Privatspielen ist er spielberechtigt}.
* Geldstrafe für den Verein: {fine}
* Verfahrenskosten: {costs}
Berufung ist bis {appeal} unter Einzahlung von {:money:50..150} möglich.
{panel}, Einzelrichter
~ Staffel {:number:1..9}, Staffelleiter {:person}

== de wassergenossenschaft_rohrbruch
q coop company:Wassergenossenschaft {}/Wasserverband {}/Brunnengenossenschaft {}; water_supplier, sender
q foreman person; water_master, de:Wassermeister
q chairman person; chair, de:Obmann
q burst date; burst_on, day_of_damage
q noticed time; noticed_at, discovered
q street street; location_of_leak, where_it_broke
q houses number:5..90; households_without_water, affected_houses
q pipe phrase; pipe_material, main
q lost unit:m³ 40..900; water_lost, volume_lost
q digger company:{} Erdbau/Tiefbau {}/{} Bagger; excavation_firm, digging_by
q boil flag; boil_water, boiling_advised
q tank choice:fire_brigade/bottles/none; emergency_supply, substitute_water
q cost money:2000..15000; repair_cost, damage
a repaired date; repaired_on, fixed_on
a back time; water_back_at, supply_restored_at
a age year; pipe_laid, year_of_pipe
a insurer company; pipe_insurer, damage_paid_by
a sample date; water_sample, sampled_on
a levy money:20..200; contribution_per_house, special_levy
---
{coop} || {:date}
# An alle Mitglieder
In der {street} ist am {burst} die Hauptleitung gebrochen ({pipe=Grauguss DN 100|PVC DN 80|Eternit DN 125|Stahl DN 150}). Bemerkt hat es um {noticed} ein Spaziergänger, auf dem Schreiber von {foreman} war der Nachtverbrauch schon zuvor auf {:unit:l/s 1..9} gestiegen. {houses} Häuser waren trocken; verloren gingen etwa {lost}.
{tank?Die Feuerwehr stellte einen Tankwagen auf~Wir haben Wasser in Flaschen verteilt~Eine Notversorgung war nicht nötig}. {boil!Bitte das Wasser bis auf Widerruf abkochen|Vor dem Trinken drei Minuten sprudelnd kochen~Abkochen ist nicht nötig, das Wasser ist einwandfrei|Sie können es bedenkenlos trinken}.
Gegraben hat {digger}. Nach erster Schätzung kostet uns die Sache {cost}; in der Rücklage sind {:money:9000..60000}.
Wer braunes Wasser hat, spült {:number:5..15} Minuten.
{chairman}, Obmann

== de modehaus_massanzug_auftrag
g client; customer, wearer, de:Kunde; for whom it is sewn
q tailor company:Herrenschneiderei {}/Maßatelier {}/Schneiderei {}; workshop, tailor_shop
q client.name person; name, called
q client.phone phone; telephone, mobile
q cutter person; measured_by, cutter, de:Zuschneiderin
q cloth phrase; fabric, material
q weaver company:{} Weberei/Tuchfabrik {}/{} Woollen Mills; mill, fabric_from
q gramm unit:g 220..420; fabric_weight, weight_per_metre
q price money:900..4200; total_price, agreed_price
q deposit money:300..1500; paid_in_advance, down_payment
q fitting date; first_fitting, try_on
q wedding date; needed_for_day, occasion_date
q buttons choice:horn/mother_of_pearl/fabric; buttons, button_material
q vest flag; waistcoat_included, three_piece
q order id:MA-###; order_number, book_number
a second date; second_fitting, final_fitting
a ready date; ready_on, pickup_date
a lining phrase; lining, inside_fabric
a trousers number:1..3; number_of_trousers, pairs
a seamstress person; sewn_by, de:Näherin
l sizes; measurements, body_measures, de:Maße
c sizes.part phrase; body_part, measure
c sizes.value unit:cm 20..120; length, figure
c sizes.ease unit:cm 1..9; allowance, ease
---
# Auftragsbuch {order}
{tailor}
{client.name} || Telefon {client.phone}
Stoff: {cloth=Fresko anthrazit|Flanell, Nadelstreif|Leinen sand|Tweed, Fischgrat|Kammgarn nachtblau} von {weaver}, {gramm} je Meter
Knöpfe: {buttons?Horn~Perlmutt~bezogen}. {vest!Mit Weste|Dreiteilig~Zweiteilig, ohne Weste|Keine Weste gewünscht}.
+++
Gemessen von {cutter}:
%sizes 4..8
-
{sizes.part=Brust|Bund|Rückenlänge|Ärmel|Schritt|Schulter|Gesäß|Hals} | {sizes.value}
{sizes.ease=}
%%
+++
Vereinbart {price}, angezahlt {deposit}. Erste Anprobe {fitting}. Getragen werden soll er am {wedding}.
?Linke Schulter tiefer, unterpolstern.
~ Änderungen frei bis {:number:6..24} Monate. {:city}, {:date}

== de museum_objekteingang
q museum company:Heimatmuseum {}/Technikmuseum {}/Stadtmuseum {}; museum, receiving_house
q giver person; donor, brought_by, de:Einlieferer
q taker person; accepted_by, curator
q handed date; received_on, day_of_intake
q intake id:E ####/##; intake_number, entry
q kind choice:gift/loan/offer; basis, legal_title
q origin phrase; provenance, where_from
q decide date; board_decides_on, committee_meeting; when it is decided whether it stays
q quarantine flag; pest_suspected, quarantine_needed
q insured money:100..20000; insurance_value, value_during_stay
q depot phrase; stored_at, place_for_now
a inventory id:####-###; inventory_number, accession_number
a returned date; returned_on, given_back
a previous person; former_owner, earlier_owner
a purchase money:50..9000; purchase_price, paid_price
a restorer person; conservator, restored_by
l objects; items, pieces, de:Objekte
c objects.what phrase; object, designation
c objects.material phrase; made_of, material
c objects.dated year; dating, year_made
c objects.state phrase; condition, damage
c objects.height unit:cm 5..180; height, size
---
{museum}
# Eingangsprotokoll {intake}
Am {handed} übergab {giver} an {taker}:
%objects 2..5 lines
{#}) {objects.what=Butterfass|Grammophon|Fahnenstange mit Spitze|Rechenmaschine|Wanderstab|Apothekenwaage}, {objects.material=Eiche und Messing|Gusseisen|Blech, lackiert|Buche|Zinn}
um {objects.dated}; {objects.state=Wurmlöcher|gut|ein Bein fehlt|verrostet, vollständig|Riss im Deckel}
{objects.height=}
%%
{kind?Die Stücke werden dem Haus geschenkt~Die Stücke bleiben Eigentum des Überbringers und sind geliehen~Die Stücke werden vorerst nur zur Ansicht angeboten}. [Herkunft nach Angabe: {origin=Dachboden der Großeltern|aufgelöster Gasthof|Nachlass eines Uhrmachers|Sperrmüll}.]
{quarantine!Wegen Verdachts auf Anobien zuerst in die Folie|Schädlinge möglich, Quarantäne~Kein Befall zu sehen, Quarantäne entfällt|Ohne Quarantäne ins Regal}. Vorläufig verwahrt: {depot=Depot 2, Regal 14|Büro der Leitung|Zwischenlager Alte Schule}. Versichert bis {insured}.
Die Sammlungskommission befindet darüber am {decide}.
~ Schenkungen unter {:money:100..500} ohne Vertrag. Vorlage Fassung {:date}. {:person}, Registratur

== de kino_kinderfilmtage_schulbuchung
q cinema company:Lichtspiele {}/Filmtheater {}/Kommunales Kino {}; cinema, venue
q school company:Gesamtschule {}/Mittelschule {}/Kantonsschule {}; school, customer
q teacher person; accompanying_teacher, booked_by
q film phrase; film, title
q day date; screening_date, shown_on
q begin time; start, showing_at
q length unit:min 60..140; running_time, film_length
q pupils number:18..120; number_of_pupils, students
q seat_price money:3..7; price_per_pupil, entrance_per_child
q talk flag; discussion_after, talk_with_filmmaker
q rating choice:six/twelve/sixteen; age_rating, released_from
q booking id:SK###; booking_number, ref
q subtitles phrase; language_version, version
q host person; cinema_contact, school_programme_lead
a director person; filmmaker, directed_by
a end time; end_of_show, over_at
a teachers number:1..6; accompanying_adults, free_tickets
a hall number:1..5; screen, auditorium
a total money:60..700; total_price, amount_due
a year year; release_year, made_in
---
{cinema} || {:date}
Betreff: SchulKino {booking}
Guten Tag {teacher},
für die {school} haben wir „{film=Das fliegende Klassenzimmer|Wolkenkind|Der Fuchs im Moor|Grenzland|Lauf, Mila}“ eingeplant: {day}, {begin}, {subtitles=Originalfassung mit Untertiteln|deutsche Fassung|Mundartfassung|mit Audiodeskription}. Der Film dauert {length} und ist {rating?ab sechs~ab zwölf~ab sechzehn} freigegeben.
{pupils} Plätze zu {seat_price} sind geblockt; Begleitpersonen gehen frei hinein. {talk!Im Anschluss gibt es ein Gespräch|Danach wird mit der Klasse diskutiert~Ein Gespräch ist nicht vorgesehen|Danach ist gleich Schluss}.
Ändert sich die Zahl, melden Sie sich bis {:number:3..10} Tage vorher. Das Begleitheft (Klasse {:number:5..8}) hängt an.
{host}
~ Parallel: {:=Saal mit Vorpremiere|Seniorenkino}, {:time}. Gefördert von {:company}.

== de pegelbericht_hochwasser
q centre company:Hochwasserzentrale {}/Hydrographischer Dienst {}/Wasserwirtschaftsamt {}; flood_centre, issuer
q officer person; on_duty_hydrologist, author
q river phrase; river, water
q issued date; issued_on, bulletin_date
q at time; issued_at, time_of_bulletin
q no number:1..30; bulletin_number, report_no
q peak date; crest_expected_on, peak_day
q warning choice:watch/warning/all_clear; warning_level, message_type
q snow unit:m 800..2200; snow_line, snowfall_limit
q rain unit:l/m² 20..140; rain_expected, precipitation
q dam flag; dam_released, reservoir_opened
q next time; next_bulletin_at, update_at
a evacuated number:10..900; evacuated_people, persons_moved
a damage money:10000..900000; damage, loss
a peak_time time; hour_of_crest, crest_at
a record unit:cm 500..1100; highest_ever, record_level
a mayor person; crisis_staff_head, mayor
l gauges; stations, levels, de:Pegel
c gauges.place city; station, gauge
c gauges.level unit:cm 120..790; water_level, reading
c gauges.trend phrase; tendency, direction
c gauges.flow unit:m³/s 20..2400; discharge, flow
c gauges.mark number:1..4; alert_stage, reporting_stage
---
{centre}
# Lagebericht Nr. {no}: {river=Traun|Iller|Saale|Salzach|Thur|Mulde}
{issued}, {at}
{warning?Vorwarnung, noch ufert nichts aus~Warnung: Ausuferungen sind im Gang~Entwarnung, die Lage entspannt sich}. Bis morgen fallen gebietsweise {rain}; die Schneefallgrenze liegt bei {snow}. Der Scheitel wird am {peak} erwartet.
%gauges 3..6
Pegel | Stand | Tendenz | Stufe
{gauges.place} | {gauges.level} | {gauges.trend=steigend|fallend|gleich|stark steigend} | {gauges.mark}
{gauges.flow=}
%%
{dam!Der Speicher gibt kontrolliert Wasser ab|Am Stausee wurden die Grundablässe gezogen~Der Speicher hält alles zurück|Aus dem Stausee wird nichts abgegeben}.
Nächste Meldung: {next}. Dienst hat {officer}.
~ Vergleich: Hochwasser vom {:date}. Bürgertelefon {:phone}

== de hochzeitsband_auftritt
q band company:{} Combo/Die {}s/{} Partyband; band, musicians
q bride person; client, bride_or_groom, booked_by
q leader person; band_leader, signs_for_band
q planner person; wedding_planner, on_site_contact
q day date; wedding_day, gig_date
q place phrase; location, venue
q get_in time; arrival, load_in
q play_from time; first_set, music_starts
q sets number:2..5; number_of_sets, rounds
q fee money:900..4200; fee, band_price
q extra_hour money:150..400; overtime_rate, each_further_hour
q heads number:3..8; band_members, musicians_count
q pa flag; own_sound_system, brings_pa
q meal choice:hot/snack/none; food_for_band, catering_for_musicians
q song phrase; first_dance, opening_song
a play_to time; last_song, music_ends
a deposit money:100..900; advance, deposit
a guests number:40..200; number_of_guests, wedding_guests
a singer person; vocalist, sings
a partner person; spouse, other_half_of_couple
a stage unit:m² 8..30; stage_size, space_needed
---
# Engagementvertrag
{band}, im Folgenden Kapelle, vertreten durch {leader}
und {bride}, {:street}, {:zip} {:city}
1. Die Kapelle spielt am {day} {place=im Gutshof|im Seehotel|in der Scheune am Wald|auf der Burg} zur Hochzeit, in der Besetzung mit {heads} Leuten.
2. Aufbau ab {get_in}, erste Runde ab {play_from}, insgesamt {sets} Runden zu {:number:35..50} Minuten.[ Eröffnungstanz: {song=Moon River|An der schönen blauen Donau|Perfect|Wunder gescheh'n}.]
3. Gage {fee}, bar am Abend. Jede angebrochene Stunde darüber {extra_hour}.
4. {pa!Ton und Licht bringt die Kapelle mit|Die Anlage ist im Preis inbegriffen~Eine Tonanlage stellt das Haus|Verstärker und Boxen hat der Auftraggeber zu besorgen}. {meal?Die Musiker essen warm mit~Für die Musiker gibt es belegte Brote~Um ihr Essen kümmern sich die Musiker selbst}.
5. Fällt ein Mitglied aus, spielt {:person} als Ersatz. Sagt der Auftraggeber nach dem {:date} ab, sind {:percent} fällig.
Vor Ort regelt alles {planner}, {:phone}.

== de kehrmaschine_tourenplan
q depot company:Stadtreinigung {}/Bauhof {}/Werkhof {}; depot, city_cleaning
q planner person; dispatcher, planned_by
q driver person; driver, on_the_sweeper
q vehicle id:KM-##; vehicle_number, sweeper
q week phrase; calendar_week, plan_for
q valid date; plan_valid_from, effective
q dump phrase; unloading_place, tipping_site
q water unit:l 800..3000; water_tank, tank_volume
q leaves flag; leaf_season, autumn_mode
q shift choice:early/late/night; shift, time_of_day
q sub person; substitute_driver, stand_by
a plate id:@@-@@ ###; licence_plate, registration
a hours number:100..9000; operating_hours, machine_hours
a until date; plan_valid_until, expires
a fuel unit:l 20..90; diesel_used, consumption
a tons unit:t 1..9; sweepings, collected
l legs; streets, tour, de:Strecken
c legs.day phrase; weekday, on
c legs.street street; road, where
c legs.at time; start, from
c legs.side phrase; side, which_side
c legs.km unit:km 0..9; length, distance
---
{depot}
# Tourenplan Kehrmaschine {vehicle}
Gültig ab {valid}, {week=ungerade Wochen|gerade Wochen|jede Woche|KW 40 bis 48}
Fahrer: {driver} (Vertretung {sub}) || Geplant: {planner}
%legs 4..9
Tag | Uhr | Straße | Seite
{legs.day=Mo|Di|Mi|Do|Fr|Sa} | {legs.at} | {legs.street} | {legs.side=beide|gerade Nr.|ungerade Nr.|Mittelstreifen}
{legs.km=}
%%
{shift?Gefahren wird in der Frühschicht~Gefahren wird in der Spätschicht~Gefahren wird nachts}. {leaves!Laubsaugaufsatz montieren, es fällt viel Laub|Achtung Laubzeit~Normalbetrieb ohne Laubaufsatz|Die Laubzeit ist vorbei}.
Wassertank {water}; abgekippt wird {dump=am Zwischenlager Nord|in der Box 3|auf der Deponie|beim Klärwerk}.
~ Parkverbote stellt {:company} {:number:2..4} Tage vorher auf. Störung: {:phone}. Vorgängerplan vom {:date} vernichten.

== de hausarzt_ueberweisung_physio_rueckmeldung
q practice company:Physiotherapie {}/Therapiezentrum {}/Physio {}; treating_practice, sender
q therapist person; physiotherapist, treated_by
q doctor person; referring_doctor, recipient
q patient person; treated_person, patient_name
q insurer_no id:@#########; insurance_number, card_number
q prescribed date; prescription_date, prescribed_on
q first date; first_session, treatment_began
q sessions number:6..18; sessions_done, number_of_treatments
q body phrase; treated_region, body_part
q goal phrase; aim, therapy_goal
q angle_before number:30..80; flexion_before, initial_mobility
q angle_now number:85..140; flexion_now, mobility_at_end
q pain number:0..9; pain_scale_now, pain
q more flag; follow_up_prescription_recommended, further_treatment
q home choice:daily/sometimes/never; home_exercises, does_exercises
a last date; last_session, treatment_ended
a operated date; operation_date, surgery
a surgeon person; operated_by, surgeon
a pain_before number:3..10; pain_at_start, initial_pain
a born date; patient_birthday, date_of_birth
---
{practice} || {:date}
An die Praxis {doctor}
# Therapiebericht
{patient}, Versicherte {insurer_no}
Auf Ihre Verordnung vom {prescribed} hin haben wir ab dem {first} {sessions} Behandlungen durchgeführt ({body=rechtes Knie|linke Schulter|Lendenwirbelsäule|Hüfte links|Halswirbelsäule}). Ziel: {goal=Treppe ohne Geländer|Arm über Kopf heben|schmerzfrei sitzen|wieder Rad fahren}.
Beweglichkeit zu Anfang {angle_before}°, jetzt {angle_now}°. Schmerz derzeit {pain} von 10.
{home?Die Übungen werden zu Hause täglich gemacht~Zu Hause wird nur gelegentlich geübt~Zu Hause wird gar nicht geübt}. {more!Aus unserer Sicht ist eine Folgeverordnung sinnvoll|Wir empfehlen, die Therapie fortzusetzen~Weitere Termine halten wir nicht für nötig|Die Behandlung kann abgeschlossen werden}.
Mit kollegialem Gruß
{therapist}
~ Verpasst wurden {:number:0..3} Termine, Ausfallgebühr {:money:15..35}. Tel. {:phone}

== de kreuzfahrt_landausflug_zettel
q ship phrase; cruise_ship, vessel
q tour_code id:@@@-##; excursion_code, tour
q title phrase; excursion, name_of_tour
q port city; port_of_call, harbour
q day date; excursion_day, date
q meet time; meeting_time, gather_at
q deck phrase; meeting_place, where_on_board
q guide person; local_guide, guided_by
q manager person; excursion_manager, booked_at_desk_with
q cabin number:1000..9999; cabin, room_number
q guests number:1..4; tickets, persons
q price money:29..190; price_per_person, fare
q effort choice:easy/medium/hard; difficulty, walking_effort
q lunch flag; lunch_included, meal_in_price
q agency company:{} Tours/{} Incoming/Reisebüro {}; local_agency, operated_by
a back time; return_to_ship, back_on_board
a sail time; ship_sails, departure_of_ship
a guest person; passenger, ticket_holder
a bus number:1..20; bus_number, coach
a total money:60..700; total_charged, sum
a language phrase; tour_language, spoken
---
^ {ship=MS Europa Nova|Aurelia|Nordstern|MS Amadea II}
# Ausflug {tour_code}
{title=Altstadt und Markthalle|Zu den Gletschern|Weingut und Olivenhain|Auf den Spuren der Mönche} || Kabine {cabin}
{port}, {day}
Treffpunkt {meet}, {deck=Theater, Deck 5|Gangway Deck 3|Bar achtern|Rezeption}. Es führt {guide}; örtlicher Veranstalter ist {agency}.
{guests} Ticket(s) zu je {price}, auf das Bordkonto gebucht.
* {effort?Bequem, kaum Fußwege~Etwas Ausdauer ist nötig~Anstrengend, viele Stufen und steile Wege}
* {lunch!Ein Mittagessen ist inbegriffen|Mittags kehren wir ein, im Preis enthalten~Verpflegung ist nicht enthalten|Essen geht auf eigene Rechnung}
* Mindestens {:number:10..25} Teilnehmer.
Umbuchung bis {:time} am Vorabend bei {manager}.
~ Personalausweis mitnehmen. Wassertemperatur {:unit:°C 12..27}

== de fahrzeugbrief_zulassung_abmeldung
q office company:Zulassungsstelle {}/Straßenverkehrsamt {}/Landratsamt {}; registration_office, authority
q keeper person; vehicle_keeper, de:Halter
q bringer person; brought_by, authorised_person
q plate id:@@-@@ ###; licence_plate, former_plate
q vin id:W@@##########; chassis_number, vin
q car phrase; vehicle, make_and_model
q off date; deregistered_on, de:Außerbetriebsetzung
q at time; effective_time, hour
q first year; first_registration, year
q reserved date; plate_reserved_until, reservation_ends
q fee money:10..30; fee, charge
q scrapped flag; scrapped, recycling_certificate_shown
q reason choice:sold/scrapped/paused; reason_given, ground
q receipt id:ZB ######; receipt_number, transaction
q mileage unit:km 20000..290000; odometer, kilometres
a buyer person; sold_to, new_owner
a tax_refund money:10..200; tax_refund, refund
a insurer company; motor_insurer, liability_company
a hu month; inspection_due, next_hu
a colour phrase; paint, colour
a clerk person; clerk, processed_by
---
{office}
# Bestätigung der Außerbetriebsetzung
= Kennzeichen: {plate}
= Fahrzeug: {car=Opel Corsa C|VW T4 Kasten|Fiat Panda|Ford Focus Turnier|Suzuki Jimny}
= Fahrgestell: {vin}
= Erstzulassung: {first}
?= Stand: {mileage}
Halter: {keeper}. Vorgesprochen hat mit Vollmacht {bringer}.
Das Fahrzeug ist seit {off}, {at}, abgemeldet. {reason?Es wurde verkauft~Es wird ausgeschlachtet~Es pausiert über den Winter}. {scrapped!Ein Verwertungsnachweis lag vor|Die Verschrottung ist belegt~Ein Verwertungsnachweis wurde nicht vorgelegt|Ohne Nachweis einer Verschrottung}.
?Das Kennzeichen bleibt bis {reserved} für Sie reserviert, Kosten {:money:2..5}.
Vorgang {receipt}, bezahlt {fee}.
~ Finanzamt wird unterrichtet. Wartezeit {:number:5..60} Minuten. Gedruckt {:date}

== de projektwoche_schule_angebote
q school company:Gymnasium {}/Realschule {}/Sekundarschule {}; school, organiser
q coordinator person; organised_by, responsible_teacher
q head person; headmaster, signed
q first date; project_week_starts, first_day
q choose date; choice_due, hand_in_wishes_by
q slip id:PW-##; form_number, leaflet
q fair date; presentation_day, open_house
q fair_at time; presentation_time, doors_open
q classes phrase; for_which_classes, years
q lessons flag; regular_lessons_cancelled, no_normal_lessons
q lunch choice:canteen/packed/home; food, midday
a last date; project_week_ends, last_day
a helpers number:2..30; parents_helping, volunteers
a budget money:200..4000; school_budget, funds
a sponsor company; sponsor, paid_by
a rain phrase; bad_weather_plan, if_it_rains
l projects; offers, groups, de:Angebote
c projects.title phrase; name, project
c projects.lead person; led_by, teacher
c projects.place phrase; room, where
c projects.max number:8..25; places, maximum
c projects.cost money:2..30; contribution, costs_per_child
c projects.helper person; external_expert, outside_help
---
{school}
# Projektwoche
für {classes=Klassen 5 bis 7|die ganze Unterstufe|Klassen 8 und 9|alle Jahrgänge}
Liebe Schülerinnen und Schüler, ab {first} wird gebaut, geprobt und gekocht. {lessons!Stundenplan und Klassenarbeiten ruhen|Unterricht nach Plan entfällt~Die ersten beiden Stunden läuft der Unterricht wie immer|Der Stundenplan gilt vormittags weiter}. {lunch?Mittags esst ihr in der Mensa~Bringt euch etwas zu essen mit~Zum Essen geht ihr nach Hause}.
+++
%projects 3..7 lines
{#}. {projects.title=Steine schleifen|Hörspiel|Schulgarten|Zirkus|Fahrradwerkstatt|Comic zeichnen|Robotik|Theater auf Platt}
Leitung {projects.lead}, {projects.place=Werkraum|Aula|Raum 204|Pausenhof|Turnhalle|Küche}, höchstens {projects.max}, Beitrag {projects.cost}
{projects.helper=}
%%
+++
Zettel {slip} mit drei Wünschen bis {choose} ins Fach von {coordinator}. Gezeigt wird alles am {fair} ab {fair_at}; letztes Mal kamen {:number:100..500} Gäste.
{head}, Schulleitung
~ {:city}, {:date}

== de bibliothek_mahnung_verlust
q library company:Stadtbücherei {}/Universitätsbibliothek {}/Gemeindebibliothek {}; library, sender
q reader person; borrower, user
q card id:L########; library_card, user_id
q letter date; reminder_date, dated
q level choice:first/second/last; reminder_level, which_reminder
q fine money:2..40; overdue_charge, reminder_fee
q pay_by date; last_chance, return_or_pay_until
q librarian person; contact, circulation_desk
q blocked flag; account_blocked, card_locked
q replace money:10..40; handling_charge_if_lost, processing_fee
a borrowed date; loan_date, borrowed_on
a total money:20..200; total_due, amount_owed
a phone phone; reader_phone, telephone_of_borrower
a returned date; returned_on, brought_back
a iban iban; library_account, pay_to
l items; overdue_media, books, de:Medien
c items.title phrase; title, medium
c items.author last; author, by
c items.barcode id:B###-######; barcode, copy_number
c items.due date; due_date, should_have_been_back
c items.price money:8..60; replacement_value, cost_of_item
---
{library} || {letter}
{reader}
{:street}, {:zip} {:city}
Ausweis {card}
# {level?Erinnerung~Zweite Mahnung~Letzte Mahnung vor Abgabe an die Stadtkasse}
Folgende Medien vermissen wir:
%items 2..5 lines
{items.author}: {items.title=Pilze der Heimat|Sizilien zu Fuß|Mathematik 9|Krimi am Fjord|Das große Strickbuch|Schach für Kinder}
Nr. {items.barcode}, fällig seit {items.due}
{items.price=}
%%
Bisher sind {fine} an Säumnis aufgelaufen. Bringen Sie alles bis {pay_by}. Bei Verlust kommen zum Wert noch {replace} für die Einarbeitung. {blocked!Ihr Konto ist bis dahin gesperrt|Ausleihen können Sie vorerst nichts mehr~Ihr Konto bleibt offen|Sie können weiterhin ausleihen}.
Fragen? {librarian}, Theke {:number:1..4}
~ Geöffnet ab {:time}. Verlängern: {:url}

== de dachdecker_sturmschaden_foto_bericht
q roofer company:Dachdeckerei {}/{} Bedachungen/Spenglerei {}; roofing_firm, report_by
q owner person; house_owner, client
q insurer company:{} Versicherung/{} Gebäudeversicherung/Brandkasse {}; building_insurer, report_for
q claim id:SC-######; claim_number, damage_no
q storm date; storm_day, damage_on
q looked date; roof_inspected, visit
q roofer_man person; inspected_by, master_roofer
q adjuster person; loss_adjuster, insurance_contact
q tiles number:10..400; tiles_missing, broken_tiles
q area unit:m² 2..90; damaged_area, square_metres
q makeshift flag; emergency_cover_done, tarpaulin_laid
q emergency_cost money:150..1500; emergency_cost, cost_of_makeshift
q age choice:new/middle/old; roof_condition, age_of_roof
q gusts unit:km/h 80..150; wind_speed, gusts
a repair_cost money:1000..20000; repair_estimate, cost_of_repair
a repair date; repair_starts, repair_date
a policy id:WG-#######; policy_number, insurance_policy
a built year; year_built, house_built
a excess money:150..1000; deductible, own_share
a tenant person; reported_by_tenant, occupant
---
{roofer}
> {:city}, {:date}
# Schadensfeststellung
für {insurer}, z. Hd. {adjuster}, Schaden {claim}
Anwesen {owner}, {:street}
Der Sturm vom {storm} (Station {:city}: Böen {gusts}) hat auf der Wetterseite {tiles} Ziegel abgedeckt, betroffene Fläche {area}. Besichtigt am {looked}, {roofer_man}.
{age?Die Deckung ist fast neu~Die Deckung ist in mittleren Jahren, gepflegt~Die Deckung ist alt und mürbe, manches war schon vorher lose}.
{makeshift!Eine Plane ist gespannt und vernagelt|Notdürftig abgedichtet haben wir sofort~Eine Notabdeckung war nicht möglich|Provisorisch wurde nichts gemacht}. [Aufwand dafür: {emergency_cost}.]
Fotos 1 bis {:number:4..20} anbei. Gerüst nötig ab Traufhöhe {:unit:m 4..9}; Stundensatz {:money:55..80}.

== de jugendherberge_belegungsplan_kueche
q hostel company:Jugendherberge {}/Naturfreundehaus {}/Schullandheim {}; hostel, house
q warden person; hostel_manager, de:Herbergsmutter
q cook person; head_cook, kitchen
q week period; plan_period, week
q printed date; printed_on, as_of
q beds number:60..220; beds_total, capacity
q breakfast time; breakfast_at, morning_meal
q supplier company:Metzgerei {}/Großküche {}/Gemüsehof {}; food_supplier, delivered_by
q nuts flag; nut_free_kitchen, kitchen_without_nuts
q linen choice:included/rent/own; bed_linen, sheets
a dinner time; dinner_at, evening_meal
a free number:3..60; free_beds, vacancies
a price money:25..50; price_per_night, full_board_rate
a inspector person; hygiene_inspector, checked_by
a delivery date; delivery_day, goods_arrive
l groups; guests, occupancy, de:Gruppen
c groups.name company:Klasse {}/Chor {}/Jugendfeuerwehr {}/Judoclub {}; group, who
c groups.lead person; leader, responsible
c groups.heads number:8..60; persons, number
c groups.veg number:0..20; vegetarians, meatless
c groups.arrive date; arrival, comes
c groups.leave date; departure, goes
c groups.rooms number:2..15; rooms, number_of_rooms
---
# {hostel}: Küchenplan
Zeitraum: {week} || gedruckt {printed}
Hausleitung {warden}, Küche {cook}
%groups 2..6
Gruppe | Leitung | Pers. | davon veg. | Anreise | Abreise
{groups.name} | {groups.lead} | {groups.heads} | {groups.veg} | {groups.arrive} | {groups.leave}
{groups.rooms=}
%%
Frühstück {breakfast}. Das Haus hat {beds} Betten. {nuts!Diese Woche keine Nüsse verarbeiten, ein Kind reagiert schwer|Bitte nussfrei kochen~Nüsse dürfen verwendet werden|Keine Allergien gemeldet, auch Nüsse gehen}. {linen?Bettwäsche ist im Preis~Bettwäsche wird gegen Gebühr verliehen~Bettwäsche bringen alle selbst mit}.
Fleisch und Salat von {supplier}. Lunchpakete: {:number:10..90} Stück am {:date}.
~ Kühlhaus {:unit:°C 2..5}

== de strassenmusik_auflagen_platzkarte
q city company:Stadt {} – Ordnungsamt/Magistrat {}/Stadtpolizei {}; authority, issued_by
q musician person; artist, permit_holder
q act phrase; act, instrument
q day date; valid_on, day
q slot time; from, slot_start
q spots number:1..5; spots_allowed, places
q card id:SM-####; card_number, permit
q fee money:5..25; paid, price
q amp flag; amplifier_allowed, amplification
q cds choice:no/yes/stall; sale_of_recordings, may_sell_cds
q issuer person; issued_at_counter, clerk
q members number:1..6; group_size, players
a slot_end time; until, slot_end
a passport id:@########; passport_number, id_document
a fine money:30..300; fine, penalty
a plz zip; home_postcode, postcode_of_artist
a next date; next_permit, may_return_on
a noise unit:dB 60..85; noise_limit, maximum_volume
---
{city}
# Tageskarte Straßenkunst {card}
{musician} ({act=Akkordeon|Jonglage|Hang und Gesang|Streichduo|Puppenspiel}), Gruppe: {members}
gilt nur am {day} ab {slot} an {spots} Plätzen Ihrer Wahl; nach {:number:20..30} Minuten weiterziehen, Abstand {:unit:m 80..200}.
{amp!Ein kleiner Verstärker mit Akku ist erlaubt|Sie dürfen verstärken~Verstärker sind untersagt|Nur unverstärkt}. {cds?Tonträger dürfen nicht verkauft werden~Tonträger dürfen aus dem Koffer verkauft werden~Für den Verkauf ist ein Stand zu beantragen}.
Bezahlt {fee}. Ausgegeben von {issuer}, {:time}.
~ Vor Kirchen keine Musik. Satzung vom {:date}. Tel. {:phone}

== de obduktion_tierpathologie_befund
q institute company:Institut für Tierpathologie {}/Untersuchungsamt {}/Tiergesundheitsdienst {}; institute, examined_at
q sender person; sent_in_by, submitting_vet
q owner person; animal_owner, keeper
q pathologist person; dissected_by, signed
q animal phrase; species_and_breed, carcass
q ear id:DE ## #### ####; ear_tag, animal_id
q came date; received, carcass_arrived
q case id:S-####/##; section_number, case
q weight unit:kg 1..600; carcass_weight, weight
q diagnosis phrase; main_finding, cause
q state choice:fresh/decayed/frozen; state_of_carcass, preservation
q notifiable flag; notifiable_disease, epidemic_suspected
q cost money:40..300; fee, costs
q farm_loss number:1..9; animals_lost_before, earlier_deaths
a died date; died_on, day_of_death
a dissected date; dissected_on, day_of_section
a age duration; age_of_animal, how_old
a herd number:10..900; herd_size, animals_on_farm
a lab person; bacteriologist, microbiology_by
a disposal company; carcass_disposal, rendering_plant
---
{institute} || {case}
An die Tierarztpraxis {sender}
# Sektionsbefund
= Besitzer: {owner}, {:city}
= Tier: {animal=Kalb, Fleckvieh|Mutterschaf, Merino|Legehenne|Stute, Haflinger|Ferkel, Absetzer}
?= Ohrmarke: {ear}
= Eingang: {came}
= Gewicht: {weight}
Der Tierkörper war {state?frisch~stark verwest~gefroren}. Laut Vorbericht sind bereits {farm_loss} Tiere verendet.
+++
Diagnose: {diagnosis=Enterotoxämie|Lungenentzündung, eitrig|Fremdkörper im Netzmagen|Magendrehung|Kokzidiose}. {notifiable!Es besteht Verdacht auf eine anzeigepflichtige Seuche, das Amt ist verständigt|Der Befund ist meldepflichtig~Hinweise auf eine anzeigepflichtige Seuche fanden sich nicht|Meldepflichtig ist der Befund nicht}.
Bakteriologie folgt in {:number:2..6} Tagen. Kosten {cost}, Beihilfe der Tierseuchenkasse {:money:10..40}.
{pathologist}
{:date}

== de fitnessstudio_stilllegung_mitgliedschaft
q studio company:Fitness {}/{} Sports Club/Studio {}; gym, sender
q member person; customer, member_name
q number id:M-######; membership_number, contract
q asked date; request_date, received_on
q from date; paused_from, pause_begins
q months number:1..9; pause_length, months_paused
q reason choice:illness/pregnancy/abroad; reason, why
q proof phrase; evidence, document_submitted
q monthly money:19..80; monthly_fee, contribution
q longer flag; contract_extended, term_prolonged
q staff person; handled_by, club_manager
q charge money:5..25; handling_fee, pause_fee
q new_end date; contract_end_new, runs_until
a to date; paused_until, pause_ends
a joined date; member_since, joining_date
a doctor person; doctor, certificate_by
a born date; birthday_of_member, date_of_birth
a locker number:10..300; locker_number, locker
a old_end date; original_end, previous_contract_end
---
{studio} || Mitglied {number}
{:date}
Hallo {member},
danke für deine Nachricht vom {asked}. {reason?Gute Besserung! Wegen deiner Erkrankung~Herzlichen Glückwunsch zum Nachwuchs! Für die Schwangerschaft~Viel Spaß im Ausland! Für die Zeit} stellen wir deinen Vertrag ab {from} für {months} Monate ruhend. Eingereicht hast du {proof=ein Attest|den Mutterpass in Kopie|die Abmeldung|eine Bescheinigung der Hochschule}.
* In dieser Zeit buchen wir die sonst üblichen {monthly} nicht ab.
* Einmalig fallen {charge} für die Bearbeitung an.
* {longer!Die Pause hängen wir hinten an.~Die Laufzeit ändert sich dadurch nicht.}
?Dein Vertrag läuft damit bis {new_end}.
Die Karte geht wieder, sobald du {:number:1..5} Tage vorher Bescheid gibst. Sportliche Grüße
{staff}
~ Sauna {:money:3..9} extra. {:street}, {:city}

== de rudergesellschaft_bootshausordnung_aushang_fahrtenbuch
q club company:Ruderclub {}/Ruderverein {}/Wassersport {}; rowing_club, club
q keeper person; boatkeeper, de:Bootswart
q day date; sheet_date, day
q level unit:cm 80..420; water_level, gauge
q temp unit:°C 3..24; water_temperature, water
q closed flag; rowing_forbidden, ban
q lead person; supervisor_on_duty, jetty_duty
q book id:FB ##/##; book_and_page, logbook
q damage phrase; damage_reported, broken
q light choice:required/not_needed/forbidden; bow_light, lights
a sunset time; sunset, dark_at
a coach person; trainer, coach
a members number:40..400; number_of_members, members
a wind unit:km/h 5..60; wind_speed, wind
a repaired date; repaired_by, repair_done
l outings; trips, entries, de:Fahrten
c outings.boat phrase; boat, name_of_boat
c outings.cox person; cox, responsible_rower
c outings.crew number:1..8; rowers, seats_filled
c outings.out time; left, off_jetty
c outings.back time; came_back, on_jetty
c outings.km unit:km 4..40; distance, rowed
c outings.goal phrase; destination, went_to
---
{club}
# Fahrtenbuch {book}
{day} || Pegel {level}, Wasser {temp}
{closed!Ab Mittag Fahrverbot wegen Hochwasser|Das Rudern war untersagt, nur begonnene Fahrten zu Ende geführt~Fahrtgebiet frei|Keine Einschränkung}. {light?Bugkugel und Licht sind Pflicht~Licht war nicht nötig~Blinkende Lichter sind verboten}.
%outings 2..7
Boot | Obfrau/Obmann | Mann | ab | an | km
{outings.boat=Lorelei|Stadt Passau|Kormoran|Alte Liebe|Blitz|Donauwelle} | {outings.cox} | {outings.crew} | {outings.out} | {outings.back} | {outings.km}
{outings.goal=}
%%
Stegdienst: {lead}
?Gemeldet: {damage=Ausleger locker|Steuerseil gerissen|Rollsitz klemmt|Schramme am Bug}; bitte {keeper} sagen.
~ Jahreskilometer bisher {:number:2000..30000}. Skulls der Klasse {:=A|B}. Prüfung {:date}

== de gemeinderat_protokollauszug
q town company:Gemeinde {}/Stadtgemeinde {}/Markt {}; municipality, body
q mayor person; presided_by, chair, de:Bürgermeisterin
q clerk person; minutes_by, recorder, de:Schriftführer
q sat date; session_date, meeting
q opened time; opened_at, start
q present number:9..30; members_present, attendance
q excused person; excused_member, absent_councillor
q public flag; open_to_public, public_session
q majority choice:unanimous/majority/rejected; urgent_motion, outcome_of_urgent_motion
q no number:1..14; session_number, which_session
q next date; next_session, meets_again
a closed time; closed_at, end
a total_seats number:11..40; seats, total_members
a invited date; invitation_sent, invited_on
a treasurer person; treasurer, de:Kämmerer
a approved date; minutes_approved, approved_on
l items; resolutions, agenda, de:Beschlüsse
c items.topic phrase; subject, matter
c items.mover person; proposed_by, rapporteur
c items.yes number:5..25; votes_for, ayes
c items.no number:0..9; votes_against, nays
c items.cost money:2000..90000; expenditure, approved_sum
c items.date date; effective_from, in_force
---
{town}
# Auszug aus der Niederschrift
über die {no}. Sitzung am {sat}
Vorsitz: {mayor} || Schriftführung: {clerk}
Eröffnet um {opened}; anwesend {present} Mitglieder, entschuldigt {excused}. {public!Zuhörer waren zugelassen|Die Sitzung war öffentlich~Die Öffentlichkeit war ausgeschlossen|Nicht öffentlich}.
%items 2..5 lines
TOP {#}: {items.topic=Neubau Kindergarten|Tempo 30 Hauptstraße|Ankauf Kommunalschlepper|Hundewiese|Friedhofsmauer|Glasfaser Ortsteil Au}
Berichterstattung {items.mover}. Bewilligt: {items.cost}
{items.yes} Ja, {items.no} Nein
{items.date=}
%%
Ein Dringlichkeitsantrag wurde {majority?ohne Gegenstimme angenommen~mehrheitlich angenommen~abgelehnt}.
Man kommt wieder zusammen am {next}.
~ Für die Richtigkeit: {:person}. Ausgefertigt {:date}, Blatt {:number:1..9}

== de konzertflyer_kirchenmusik_reihe
q parish company:Münsterpfarrei {}/Kantorei {}/Stiftskirche {}; host, parish
q cantor person; artistic_director, cantor
q series phrase; series, title
q sponsor company:Sparkasse {}/{} Stiftung/Lions Club {}; supported_by, sponsor
q abo money:30..120; season_ticket, subscription_price
q box phrase; ticket_office, tickets_at
q free flag; admission_free, no_tickets
q heated choice:yes/no/blankets; church_heated, warmth
q season year; season, year
a single money:8..30; single_ticket, admission_price
a parking phrase; parking, where_to_park
a organ_builder company; organ_builder, organ_by
a reduced money:5..15; reduced_price, student_ticket
a phone phone; ticket_phone, call
l concerts; dates, programme, de:Konzerte
c concerts.day date; on, when
c concerts.at time; begins, start
c concerts.title phrase; programme, motto
c concerts.soloist person; performer, plays_or_sings
c concerts.instrument phrase; voice_or_instrument, what
c concerts.town city; comes_from, from
c concerts.end time; ends, over
---
^ {parish}
# {series=Abendmusik|Orgelsommer|Musik zur Marktzeit|Stunde der Kirchenmusik}
^ {season}
Künstlerische Leitung: {cantor}
%concerts 3..6 lines
{concerts.day}, {concerts.at}
{concerts.title=Norddeutsche Meister|Von Bach bis Jazz|Nachtgesänge|Barock für zwei|Klang der Stille|Improvisationen}
{concerts.soloist} ({concerts.town}), {concerts.instrument=Orgel|Sopran|Trompete|Violine|Laute|Bariton}
{concerts.end=}
%%
+++
{free!Der Eintritt ist frei, am Ausgang steht ein Körbchen|Karten braucht es keine~Karten sind nötig|Einlass nur mit Karte}. [Alle Abende zusammen kosten {abo}; erhältlich {box=in der Buchhandlung am Markt|im Pfarrbüro|bei der Tourist-Info}.]
{heated?Die Kirche ist geheizt~Die Kirche ist ungeheizt~Wir legen Decken aus}. Mit freundlicher Hilfe von {sponsor}.
~ Druck {:company}, {:number:500..3000} Stück. Änderungen bis {:date} vorbehalten.

== de turmuhr_befund
q maker company:Turmuhren {}/Uhrmacherei {}/{} Uhrentechnik; clockmaker, sender
q owner company:Kirchengemeinde {}/Stadt {}/Stift {}; customer, clock_owner
q contact person; customer_contact, addressed_to
q climbed date; tower_visited, examined_on
q fitter person; examined_by, fitter
q built year; clock_year, made_in
q hands unit:cm 80..320; length_of_hand, minute_hand
q drift unit:min 1..30; deviation, clock_wrong_by
q drive choice:weights/electric/radio; drive, how_driven
q chime flag; chimes_work, striking_ok
q file id:TU ###; file, number
q weeks number:2..16; time_needed, working_weeks
a order_date date; ordered_on, order_placed
a total money:900..15000; total_sum, overall_price
a founder company; bell_foundry, bell_founder
a height unit:m 15..70; tower_height, height
a last date; last_overhaul, previous_service
l works; positions, repairs, de:Arbeiten
c works.part phrase; component, part
c works.need phrase; work, what_is_to_do
c works.price money:80..3000; price, cost
c works.hours number:2..40; hours, working_time
---
{maker} || {file}
{owner}, {contact}
# Befund über den Zustand der Turmuhr
Am {climbed} war {fitter} im Turm. Das Werk stammt von {built}, großer Zeiger {hands}. Antrieb: {drive?Gewichte, von Hand aufgezogen~Elektromotor~Funkwerk}. Die Uhr ging {drift} falsch. {chime!Das Schlagwerk arbeitet|Der Stundenschlag kommt sauber~Das Schlagwerk schweigt|Geschlagen wird nicht mehr}.
%works 2..5
Teil | nötig | Std.
{works.part=Hemmung|Zeigerleitung|Zifferblatt Ost|Hammer|Pendelfeder|Schaltuhr} | {works.need=reinigen, ölen|ersetzen|neu vergolden|richten|Lager ausbuchsen} | {works.hours}
{works.price=}
%%
Dafür braucht es etwa {weeks} Wochen. Anfahrt {:unit:km 20..300} frei. Gerüst stellt {:company}.
> {:city}, {:date}

== de blindenfuehrhund_gespannpruefung
g team; pair, examinee, de:Gespann; who is tested together
q school company:Führhundschule {}/Blindenführhunde {}/Stiftung {}; guide_dog_school, trained_by
q team.person person; handler, blind_person
q team.dog first; dog, guide_dog
q team.breed phrase; breed, race
q examiner person; head_examiner, tested_by
q second person; second_examiner, mobility_expert
q day date; test_date, examined_on
q route phrase; route, course
q passed flag; passed, licensed
q points number:40..100; score, points
q insurer company:AOK {}/{} Ersatzkasse/Sozialamt {}; funding_body, pays_for_dog
q repeat date; repeat_date, re_test
q weather choice:dry/rain/snow; weather, conditions
a trainer person; dog_trainer, trained_by_person
a age duration; age_of_dog, how_old_dog
a price money:20000..40000; price_of_dog, cost
a chip id:756###########; chip_number, transponder
a start time; start_of_test, began
l tasks; exercises, ratings, de:Aufgaben
c tasks.what phrase; task, exercise
c tasks.mark number:1..5; grade, mark
c tasks.note phrase; remark, observation
c tasks.minutes number:1..20; time_taken, minutes
---
# Niederschrift Gespannprüfung
{school}, {:city}
{team.person} mit {team.dog} ({team.breed=Labrador|Königspudel|Golden Retriever|Schäferhund})
{day}, {route=Innenstadt mit Bahnhof|Wohnviertel und Supermarkt|Park, Brücke, Bushaltestelle}, {weather?trocken~Regen~Schnee}
Prüfende: {examiner} (Vorsitz), {second}
%tasks 3..7
Aufgabe | Note | Bemerkung
{tasks.what=Zebrastreifen suchen|Bordstein anzeigen|Hindernis umgehen|Treppe auf|Sitzplatz suchen|Ampel|Einsteigen} | {tasks.mark} | {tasks.note=sicher|zögert kurz|lässt sich ablenken|sehr ruhig|zweiter Anlauf}
{tasks.minutes=}
%%
Erreicht: {points} von 100. {passed!Das Gespann ist für den Straßenverkehr geeignet|Bestanden~Nicht bestanden|Das Gespann kann noch nicht selbständig gehen}.
?Wiederholt werden kann am {repeat}.
Durchschrift an {insurer}. Nachschulung: {:number:5..20} Stunden zu {:money:40..80}.

== de kaffeeroesterei_roestprotokoll
q roastery company:Rösterei {}/Kaffee {}/{} Rösthaus; roaster, roastery
q roaster person; roasted_by, roast_master
q bean phrase; green_coffee, origin
q bag_lot id:ICO ##/####; lot, green_lot
q roasted date; roast_date, roasted_on
q batch number:1..40; batch_number, charge
q green unit:kg 5..60; green_weight, weight_in
q charge_temp unit:°C 180..220; charge_temperature, temperature_at_start
q drop_temp unit:°C 195..230; drop_temperature, end_temperature
q crack time; first_crack, crack_at
q style choice:espresso/filter/omni; intended_use, roast_style
q cupped person; cupper, tasted_by
q score number:70..92; cup_score, points
q defect flag; defects_in_cup, off_flavour
a roasted_weight unit:kg 4..50; roasted_weight, weight_out
a loss percent; weight_loss, burn_off
a farm company; farm, grower
a price money:4..30; green_price, price_per_kg
a harvest year; harvest_year, crop
a best date; best_before, durable_until
---
{roastery}
# Charge {batch}, {roasted}
= Bohne: {bean=Huehuetenango, gewaschen|Sidamo, natural|Monsooned Malabar|Santos NY 2|Kivu, Bourbon}
= Partie: {bag_lot}
= Trommel geladen mit: {green}
= Bei: {charge_temp}
= Ausgeleert bei: {drop_temp}
?= Erster Crack: {crack}
Röster: {roaster}. {style?Gedacht für die Espressomaschine~Gedacht für Filter~Geht für beides}.
+++
Verkostet von {cupped} nach {:number:1..4} Tagen: {score} Punkte. {defect!Eine Tasse schmeckte nach Jute|Deutlicher Fehlton~Sauber, kein Fehlton|Ohne Fehler}.
~ Gasdruck {:unit:mbar 10..40}; Abluft gereinigt am {:date}. Vorlage von {:company}.

== de kommunion_ausflug_busbestellung
q parish company:Pfarrei {}/Seelsorgeeinheit {}/Pfarrverband {}; customer, parish
q coach company:{} Reisen/Omnibus {}/{} Busbetrieb; coach_company, carrier
q catechist person; organiser, booked_by
q driver person; coach_driver, driver
q trip date; day_of_trip, travel_day
q off time; departure, leaves
q stop phrase; pick_up_place, boarding
q goal phrase; destination, where_to
q kids number:15..60; children, number_of_kids
q adults number:2..9; adults, companions
q price money:300..1200; coach_price, agreed_price
q order id:BU-####; order_number, booking
q belts flag; seat_belts, belts_on_all_seats
q toilet choice:yes/no/stops; toilet_on_board, toilet
q cancel date; cancel_until, free_cancellation
a back time; return_time, back_home
a plate id:@@-@@ ####; licence_plate, registration
a driver_phone phone; driver_mobile, call_driver
a km unit:km 40..400; distance, kilometres
a priest person; priest, pastor
---
{coach}
Auftragsbestätigung {order} || {:date}
An {parish}, {catechist}
Wir fahren Sie gern:
am {trip} um {off} ab {stop=Kirchplatz|Parkplatz Turnhalle|Haltestelle Schule} nach {goal=Altötting|in den Tierpark|zum Kloster Einsiedeln|auf den Petersberg|Mariazell}. Am Steuer sitzt {driver}.
Gemeldet: {kids} Kinder, {adults} Erwachsene; der Wagen hat {:number:49..59} Plätze. {belts!Jeder Sitz hat einen Gurt|Alle Plätze sind mit Gurten ausgerüstet~Der ältere Wagen hat keine Gurte|Gurte gibt es nur vorn}. {toilet?Eine Toilette ist an Bord~Eine Toilette gibt es nicht~Statt einer Toilette machen wir Pausen}.
Preis {price}, Trinkgeld nicht enthalten. Kostenfrei stornieren können Sie bis {cancel}, danach {:percent}.
~ Reinigung bei grober Verschmutzung {:money:50..150}. Disposition: {:person}

== de tiefgarage_stellplatz_wallbox_beschluss
q community company:WEG {}straße/Eigentümergemeinschaft {}/WEG {}; owners_association, community
q manager company:Hausverwaltung {}/{} Immobilien/Treuhand {}; property_manager, administrator
q owner person; applicant, flat_owner
q unit id:TG-##; parking_space, space
q electrician company:Elektro {}/{} Elektrotechnik; installer, electrical_firm
q voted date; resolved_on, meeting
q item number:3..15; agenda_item, item_number
q yes number:5..40; votes_for, in_favour
q no number:0..9; votes_against, against
q power unit:kW 3..22; charging_power, wallbox_power
q finish date; must_be_done_by, installation_deadline
q share money:200..1800; contribution_to_wiring, share
q shared flag; load_management, joint_load_control
q removal choice:owner/community/stays; at_sale, what_happens_on_sale
a abstained number:1..9; abstentions, abstained
a meter id:#########; meter_number, meter
a chair person; chairman_of_meeting, chair
a installed date; installed_on, put_in_service
a cost money:900..4000; total_cost, price_of_wallbox
---
{manager}
als Verwalterin der {community}
{owner}
> {:date}
# Beschluss zu Tagesordnungspunkt {item}
Die Versammlung hat am {voted} mit {yes} gegen {no} Stimmen gestattet, dass Sie am Stellplatz {unit} eine Ladestation bis {power} errichten.
## Bedingungen
* Die Ausführung übernimmt {electrician}; fertig bis {finish}, sonst erlischt die Erlaubnis.
* {shared!Sie schließen an das gemeinsame Lastmanagement an|Die Ladeleistung wird zentral gesteuert~Ein Lastmanagement gibt es vorerst nicht|Jeder lädt ungesteuert}.
* An der Steigleitung beteiligen Sie sich mit {share}.
* {removal?Beim Verkauf bauen Sie auf eigene Kosten zurück~Beim Verkauf geht die Station an die Gemeinschaft~Beim Verkauf bleibt die Station einfach hängen}.
Ein zweiter Antrag (Fahrradraum) wurde auf {:date} vertagt. Brandschutz geprüft von {:person}; Kabelweg {:unit:m 10..60}.

== de wetterstation_beobachter_vertrag
q service company:Wetterdienst {}/MeteoDienst {}/Hydrometeorologie {}; weather_service, employer
q observer person; volunteer_observer, keeper
q deputy person; stand_in, deputy
q station id:####; station_number, station_id
q height unit:m 200..2400; altitude, station_height
q begins date; duty_starts, from
q read time; reading_time, daily_at
q allowance money:40..160; monthly_allowance, compensation
q mentor person; supervisor, regional_contact
q gear phrase; instrument, device
q snow flag; snow_measured, snow_depth_duty
q report choice:app/phone/post; reporting_channel, how_sent
q signed date; signed_on, agreement_date
a ends date; duty_ends, contract_end
a predecessor person; former_observer, predecessor
a coordinates id:##.#### N; coordinates, latitude
a born year; year_of_birth, birth_year
a installed date; station_set_up, installed_on
---
{service}
# Vereinbarung über ehrenamtliche Beobachtung
Station {station}, {:city}, Seehöhe {height}
{observer} betreut ab {begins} die Messstelle auf eigenem Grund; bei Abwesenheit liest {deputy} ab.
1. Abgelesen wird täglich um {read} am {gear=Regenmesser nach Hellmann|Ombrometer|Thermometer in der Hütte|Verdunstungskessel}.
2. {snow!Im Winter kommen Schneehöhe und Neuschnee dazu|Schnee ist ebenfalls zu messen~Schnee muss nicht gemessen werden|Die Schneemessung entfällt}.
3. {report?Die Werte gehen über das Telefonprogramm ein~Die Werte werden angerufen~Die Werte kommen monatlich mit der Post}.
4. Als Entschädigung werden {allowance} im Monat gezahlt, Porto {:money:2..6}.
5. Ansprechperson im Dienst ist {mentor}. Kündigung mit {:number:1..6} Monaten Frist.
{:city}, {signed}
~ Das Gerät bleibt Eigentum des Dienstes. Abstand zu Bäumen {:unit:m 5..20}.

== de tanzlokal_garderobenschaden
q club company:Tanzcafé {}/Club {}/Ballhaus {}; venue, recipient
q guest person; claimant, guest
q evening date; evening_of_loss, visited_on
q ticket number:1..900; cloakroom_number, tag
q item phrase; missing_item, garment
q value money:60..900; claimed_value, compensation_wanted
q bought year; year_bought, purchase_year
q attendant person; cloakroom_attendant, staff_on_duty
q noticed time; noticed_at, loss_noticed
q witness person; witness, companion
q police flag; reported_to_police, police_informed
q wish choice:money/search/voucher; demand, what_guest_wants
q answer date; reply_wanted_by, deadline
a shop company; bought_at, shop
a price money:80..1200; original_price, purchase_price
a owner person; club_owner, manager
a police_no id:##-#####; police_file, report_number
a returned date; found_on, returned_on
a insurer company; club_insurer, liability_insurer
---
{guest}
{:street}, {:zip} {:city} || {:date}
{club}
# Meine verschwundene Jacke
Guten Tag,
am {evening} habe ich bei Ihnen {item=einen Lammfellmantel|eine Motorradjacke|einen blauen Wollmantel|eine Daunenjacke} abgegeben und die Marke {ticket} bekommen. Als ich um {noticed} gehen wollte, hing dort etwas anderes. {attendant} an der Garderobe konnte es sich nicht erklären; {witness} stand neben mir und kann alles bestätigen.
Das Stück habe ich {bought} gekauft. Heute wäre es {value} wert. Die Gebühr von {:money:1..3} haben Sie ja genommen.
{police!Anzeige habe ich erstattet|Bei der Polizei war ich schon~Zur Polizei bin ich noch nicht gegangen|Auf eine Anzeige habe ich bislang verzichtet}. {wish?Ich bitte um Ersatz in Geld~Bitte suchen Sie noch einmal gründlich~Mit einem Gutschein wäre ich zufrieden}.
Ich höre von Ihnen bis {answer}.
{guest}, {:phone}

== de kantonale_lehrabschluss_aufgebot
q office company:Amt für Berufsbildung {}/Prüfungskommission {}/Kanton {} Berufsbildung; exam_board, sender
q apprentice person; candidate, apprentice, de:Lernende
q firm company:{} Elektro AG/Schreinerei {}/{} Gastro; training_company, employer
q chief person; chief_expert, head_examiner
q trade phrase; occupation, profession
q cand_no id:K ####; candidate_number, number
q place phrase; venue, exam_location
q sick_phone phone; report_illness_to, emergency_number
q calc flag; calculator_allowed, calculator
q tools choice:own/provided/list; tools, bring_tools
q sent date; summons_sent, dated
q result month; results_in, results_expected
a trainer person; vocational_trainer, instructor
a fee money:100..900; material_fee, costs_for_firm
a grade number:1..6; final_grade, mark
a ceremony date; graduation_ceremony, diploma_day
a ahv id:756.####.####.##; social_insurance_number, ahv
l exams; parts, exam_schedule, de:Prüfungsteile
c exams.part phrase; subject, part
c exams.day date; on, exam_day
c exams.at time; start, begins
c exams.expert person; expert, examined_by
c exams.room id:@ ###; room, room_no
c exams.weight percent; weighting, share_of_grade
---
{office} || {sent}
{apprentice}, {:city}
Kopie an Lehrbetrieb {firm}
# Aufgebot zum Qualifikationsverfahren
Beruf: {trade=Elektroinstallateurin EFZ|Schreiner EFZ|Köchin EFZ|Detailhandelsfachmann EFZ}, Kandidatennummer {cand_no}
%exams 2..5
Teil | Datum | Zeit | Zimmer | Expertin/Experte
{exams.part=Praktische Arbeit|Berufskenntnisse schriftlich|Fachgespräch|Allgemeinbildung|Zeichnen} | {exams.day} | {exams.at} | {exams.room} | {exams.expert}
{exams.weight=}
%%
Ort: {place=Berufsschulhaus Süd|Kurszentrum der Sektion|Lehrwerkstatt}. {tools?Werkzeug bringen Sie selbst mit~Werkzeug steht bereit~Was Sie mitbringen, steht auf der Liste}. {calc!Ein netzunabhängiger Taschenrechner ist zugelassen~Taschenrechner sind nicht zugelassen|Rechnen ohne Hilfsmittel}.
Bei Krankheit sofort {sick_phone} anrufen, Arztzeugnis innert {:number:2..5} Tagen. Die Noten erhalten Sie {result}.
{chief}, Chefexperte
~ Verspätung über {:number:10..30} Minuten gilt als nicht angetreten.

== de sozialgericht_kostenbeschluss
q court company:Sozialgericht {}/Landessozialgericht {}; court, issuing_court
q judge person; presiding_judge, decided_by
q claimant person; plaintiff, de:Kläger
q lawyer person; claimant_lawyer, represented_by
q agency company:Jobcenter {}/Rentenversicherung {}/Krankenkasse {}; defendant, respondent_body
q file id:S ## AS ###/##; docket, file_number
q decided date; date_of_order, decided_on
q filed date; claim_filed, lawsuit_since
q share choice:all/half/none; cost_bearing, who_pays_costs
q fee money:200..900; lawyer_fee_fixed, fixed_costs
q interest_from date; interest_since, interest_runs_from
q appeal flag; appeal_possible, challengeable
q settled flag; settled, ended_by_settlement
a agency_rep person; representative_of_agency, defendant_signer
a served date; served_on, delivery_date
a clerk person; court_clerk, certified_by
a hearing date; oral_hearing, hearing_day
a benefit money:300..900; monthly_benefit, awarded_benefit
---
^ {court}
{file}
# Beschluss
in dem Rechtsstreit {claimant}, Prozessbevollmächtigte: Rechtsanwältin {lawyer}
gegen {agency}, beklagte Behörde
hat {judge} am {decided} ohne mündliche Verhandlung beschlossen:
{share?Die Behörde trägt die außergerichtlichen Kosten ganz~Die Behörde trägt die außergerichtlichen Kosten zur Hälfte~Kosten sind nicht zu erstatten}.
Die Vergütung wird auf {fee} festgesetzt[, zu verzinsen ab {interest_from}].
+++
## Gründe
Die Klage ging am {filed} ein. {settled!Die Beteiligten haben sich verglichen|Das Verfahren endete durch Vergleich~Das Verfahren endete durch Anerkenntnis, verglichen hat man sich nicht}. Beantragt waren {:money:300..1200}; die Verfahrensgebühr ist mit {:percent} der Mittelgebühr angemessen.
{appeal!Gegen diesen Beschluss kann Erinnerung eingelegt werden~Dieser Beschluss ist unanfechtbar|Ein Rechtsmittel gibt es nicht}.
~ Seite {:number:1..3}

== de kfz_werkstatt_raederlager
q garage company:Autohaus {}/Reifen {}/KFZ {}; workshop, stored_at
q customer person; car_owner, customer
q plate id:@@-@ ####; licence_plate, vehicle
q store_no id:R-###-@; shelf_number, storage_place
q stored date; stored_on, taken_in
q by person; mechanic, changed_by
q season choice:summer/winter/all_year; stored_set, kind_of_tyres
q torque unit:Nm 90..150; torque, tightening
q retighten unit:km 50..100; retighten_after, check_bolts_after
q price money:25..80; storage_price, price_per_season
q washed flag; wheels_washed, cleaned
q advise phrase; recommendation, advice
a next date; next_change, pick_up_date
a mileage unit:km 9000..200000; odometer, mileage
a brand company; tyre_brand, manufacturer
a phone phone; customer_phone, reachable
a pressure unit:bar 1..3; tyre_pressure, pressure
l wheels; positions, tyres, de:Räder
c wheels.spot phrase; position, where_mounted
c wheels.tread unit:mm 1..9; tread_depth, profile
c wheels.dot id:##/##; production_week, dot
c wheels.damage phrase; damage, remark
c wheels.size id:###/## R##; dimension, size
---
{garage}
# Einlagerungsschein {store_no}
{customer} || {plate}
Eingelagert am {stored}: {season?Sommersatz~Wintersatz~Ganzjahresräder}. {washed!Gewaschen und gewuchtet|Die Räder wurden gereinigt~Ungewaschen eingelagert|Auf Wunsch nicht gereinigt}.
%wheels 4..4
Platz | Profil | DOT | Bemerkung
{wheels.spot=VL|VR|HL|HR} | {wheels.tread} | {wheels.dot} | {wheels.damage=ok|Flanke angeschnitten|Nagel, repariert|Felge verschrammt}
{wheels.size=}
%%
Montiert: {by}, Anzug {torque}. Nach {retighten} bitte nachziehen lassen!
?Empfehlung: {advise=Vorderpaar ersetzen|Ventile erneuern|Spur vermessen}
Lagerung je Halbjahr {price}. Termin zum Tauschen bitte {:number:2..4} Wochen vorher.
~ Nicht abgeholte Räder werden nach {:duration} entsorgt. {:date}

== de gemeindepraesidentin_grusswort_jubilaeum
q town company:Gemeinde {}/Stadt {}; municipality, town
q mayor person; speaker, author
q jubilee company:Musikgesellschaft {}/Trachtenverein {}/Samariterverein {}; celebrating_club, club
q president person; club_president, thanked_person
q founder person; founder, founded_by
q founded year; founding_year, since
q feast date; celebration_day, feast
q tent phrase; place_of_feast, where
q years number:25..150; anniversary, years_old
q gift money:500..5000; town_gift, cheque
q youth number:5..60; young_members, juniors
q flag_new flag; new_banner, new_flag_consecrated
q parade choice:morning/afternoon/none; parade, procession
a members number:20..200; members, member_count
a godmother person; banner_godmother, godparent_of_flag
a begin time; begins_at, start_of_feast
a entry money:5..30; admission, entry
a conductor person; conductor, musical_director
---
# Grusswort
„{:=Klein angefangen, gross geworden|Wer rastet, der rostet|Gemeinsam klingt es besser}“
Liebe Festgemeinde
{years} Jahre {jubilee}: Als {founder} im Jahr {founded} elf Freunde in die Krone bat, ahnte niemand, dass wir uns am {feast} {tent=auf der Allmend|im Festzelt beim Schulhaus|in der Mehrzweckhalle} treffen würden. Zum ersten Jubiläum, {:year}, schenkte die Gemeinde eine Pauke; heute überreichen wir einen Check über {gift}.
Besonders freut mich, dass {youth} Junge mitmachen. {flag_new!Und eine neue Fahne wird geweiht|Die neue Fahne werden wir mit Stolz begrüssen~Die alte Fahne tut weiter ihren Dienst, eine neue braucht es nicht}. {parade?Am Vormittag ziehen wir durchs Dorf~Am Nachmittag ziehen wir durchs Dorf~Auf einen Umzug wird verzichtet}.
Ich danke {president} und dem ganzen Verein. Schon {:person}, mein Vorgänger, sagte: Ohne euch wäre es still.
Herzlich
{mayor}, {town}

== de schluesseldienst_einsatzbeleg
q firm company:Schlüsseldienst {}/{} Sicherheitstechnik/Aufsperrdienst {}; locksmith, firm
q fitter person; fitter, opened_by
q customer person; caller, client
q id_doc id:L########; id_card_shown, identity_document
q called time; call_received, called_at
q arrived time; on_site_from, arrived
q day date; date_of_job, day
q door choice:flat/house/car; door_type, what_was_opened
q method phrase; method, how_opened
q damaged flag; lock_destroyed, cylinder_damaged
q cylinder product; new_cylinder, fitted_lock
q labour money:60..180; labour, basic_price
q surcharge percent; night_surcharge, surcharge
q slip id:B ####; slip, receipt_number
q paid choice:cash/card/invoice; payment, how_paid
a total money:90..500; total, amount_paid
a left time; left_at, finished
a landlord person; landlord, house_owner
a keys number:1..5; number_of_keys, keys_handed_over
a plate id:@@-@@ ###; van_plate, vehicle
---
{firm}
# Arbeitsbeleg {slip}
{day}. Angerufen {called}, vor Ort {arrived}
Auftraggeber: {customer}, ausgewiesen mit {id_doc}
Geöffnet wurde {door?eine Wohnungstür~eine Haustür~ein Auto} – {method=mit der Falle, ohne Spuren|gezogen|gebohrt|über das Fenster}. {damaged!Das Schloss war nicht zu retten|Der Zylinder ist zerstört~Das Schloss ist heil geblieben|Zylinder unbeschädigt}. [Neu eingesetzt: {cylinder=Profilzylinder 30/35|Not- und Gefahrenzylinder|Knaufzylinder 40/40}.]
= Pauschale: {labour}
= Zuschlag: {surcharge}
= Anfahrt: {:money:10..30}
{paid?Bar bezahlt~Mit Karte bezahlt~Rechnung folgt}.
Monteur {fitter}
~ Zentrale {:phone}, Inhaber {:person}. Preise gültig seit {:date}

== de naturpark_rangerbericht_monat
q park company:Naturpark {}/Nationalpark {}/Biosphärenreservat {}; protected_area, park
q ranger person; author, ranger
q boss person; head_of_rangers, report_to
q month month; reporting_month, period
q district phrase; district, area
q hours number:60..180; hours_outdoors, field_hours
q visitors number:200..9000; visitors_counted, counter_reading
q tours number:1..12; guided_tours, walks
q rare phrase; rare_sighting, notable_species
q rare_day date; seen_on, sighting_date
q damage money:50..3000; damage, vandalism_cost
q drones flag; drones_seen, illegal_drones
q path choice:open/partly/closed; trail_state, path
a tourists number:10..200; tour_participants, people_on_tours
a hunters person; gamekeeper, hunter
a temp unit:°C 1..30; mean_temperature, average
a submitted date; submitted_on, report_date
a fine_total money:50..900; total_fines, fines_collected
l offences; incidents, warnings, de:Verstöße
c offences.day date; on, when
c offences.what phrase; offence, kind
c offences.place phrase; where, spot
c offences.step phrase; measure, reaction
c offences.fine money:20..200; fine, charge
---
{park}
# Monatsbericht {month}
Revier {district=Hochmoor Ost|Schlucht|Südhang|Auwald|Kernzone 2} || {ranger} an {boss}
Draußen: {hours} Stunden. Zählgerät am Tor: {visitors}. Führungen: {tours}.
{path?Der Steig ist offen~Der Steig ist teilweise gesperrt~Der Steig ist ganz gesperrt}. {drones!Wieder flogen Drohnen über dem Horst|Mehrere Drohnenpiloten angetroffen~Drohnen wurden keine gesehen}.
?Schön: {rare=Luchsspur|Schwarzstorch|Sonnentau in Blüte|Wildkatze auf der Kamera} am {rare_day}.
+++
%offences 2..5 lines
{offences.day}: {offences.what=Hund ohne Leine|Lagerfeuer|Mountainbike abseits|Pflücken von Orchideen|Zelten} ({offences.place=Parkplatz|Seeufer|Gipfel|Wiese 4|Felskanzel}) – {offences.step=ermahnt|angezeigt|Platzverweis|Personalien notiert}
{offences.fine=}
%%
Zerstörte Tafeln, Wert etwa {damage}. Dienstwagen {:id:@@-@@ ###}, {:number:300..1900} km.

== de buehne_requisiten_leihschein
g borrower; lent_to, lessee, de:Entleiher; who takes the things
q theatre company:Staatstheater {}/Stadttheater {}/Landesbühne {}; lender, theatre
q borrower.group company:Laienspiel {}/Theater {}/Spielkreis {}; group, called
q borrower.person person; contact, responsible
q borrower.phone phone; phone, number
q props_master person; issued_by, prop_master
q out date; taken_on, lent_on
q back date; return_due, bring_back
q play phrase; production, for_which_play
q fee money:20..300; hire_fee, rental
q bond money:50..500; deposit, security
q slip id:L-####; slip_number, loan_no
q insured flag; insured_by_borrower, insurance_taken
q pickup choice:fetched/delivered/courier; how_transported, transport
a returned date; returned_on, actually_returned
a checker person; return_checked_by, took_back
a premiere date; premiere, first_night
a insurer company; insurance_company, insured_with
a value money:200..9000; total_value, replacement_value
l props; items, things, de:Requisiten
c props.no id:RQ####; inventory_number, item_no
c props.what phrase; object, item
c props.count number:1..12; pieces, quantity
c props.state phrase; condition, state
c props.value money:10..900; replacement_price, worth
---
# Leihschein {slip}
{theatre}, Requisite
an {borrower.group}, {borrower.person}[, {borrower.phone}], für „{play=Der Besuch der alten Dame|Lumpazivagabundus|Biedermann|Pension Schöller|Kabale und Liebe}“
%props 3..7
Nr. | Gegenstand | Stk. | Zustand
{props.no} | {props.what=Degen, stumpf|Koffer, Leder|Telefon, schwarz|Kandelaber|Sarg|Schreibmaschine|Grammophontrichter} | {props.count} | {props.state=gut|bestoßen|Griff locker|wie neu|Lack ab}
{props.value=}
%%
Ausgegeben am {out} von {props_master}. Rückgabe spätestens {back}.
Leihgebühr {fee}, Pfand {bond}. {insured!Der Entleiher hat versichert|Eine Versicherung wurde nachgewiesen~Versichert ist nichts, der Entleiher haftet selbst|Ohne Versicherung}. {pickup?Selbst abgeholt~Von uns geliefert~Per Kurier geschickt}.
~ Waffen nur an Volljährige. Fundus: Tor {:number:1..6}, ab {:time}. {:date}

== de haarspende_peruecke_verordnung_genehmigung
q fund company:{} Krankenkasse/{} BKK/Gesundheitskasse {}; health_insurer, sender
q patient person; insured, recipient
q number id:@#########; insurance_number, member_id
q studio company:Zweithaar {}/Haarstudio {}/Perücken {}; supplier, hair_studio
q doctor person; prescribed_by, doctor
q prescribed date; prescription_date, prescribed
q applied date; estimate_received, application_received
q grant money:300..1200; approved_amount, covered
q own money:10..300; own_share, patient_pays
q material choice:synthetic/real/mixed; hair_type, material
q again date; next_entitlement, renewed_from
q clerk person; case_worker, signed
q permanent flag; permanent_hair_loss, lasting_loss
q ref id:HM-######; reference, approval_number
a estimate money:400..2500; estimate_total, quoted_price
a fitted date; fitted_on, delivery
a illness phrase; diagnosis, illness
a born date; date_of_birth, birthday
a studio_contact person; studio_contact, hairdresser
---
{fund} || {ref}
{patient}
Versichertennummer {number}
> {:date}
# Wir beteiligen uns an Ihrem Haarersatz
Guten Tag,
{doctor} hat Ihnen am {prescribed} einen Haarersatz verordnet, der Kostenvoranschlag von {studio} lag uns am {applied} vor. Wir übernehmen {grant} für {material?Kunsthaar~Echthaar~eine Mischung aus Kunst- und Echthaar}. Die gesetzliche Zuzahlung und der Rest, zusammen {own}, bleiben bei Ihnen.
{permanent!Da der Verlust dauerhaft ist, besteht der Anspruch regelmäßig neu|Ihr Haarverlust bleibt nach ärztlicher Einschätzung auf Dauer~Da die Haare wieder nachwachsen werden, gilt dies einmalig|Der Verlust ist vorübergehend}. [Neu beantragen können Sie ab {again}.]
Pflegemittel (etwa {:money:10..30}) zahlen wir nicht. Rechnung bitte binnen {:number:4..12} Wochen.
{clerk}
~ Hotline {:phone}

== de speditionsauftrag_teilladung
g load; pick_up, loading, de:Beladung; where the goods are fetched
g drop; unloading, delivery_point, de:Entladung; where the goods are brought
q shipper company:{} Spedition/{} Logistik/Frachtkontor {}; ordering_party, forwarder
q carrier company:{} Transporte/Fuhrunternehmen {}/{} Trans; contracted_carrier, haulier
q dispatcher person; dispatcher, contact_at_forwarder
q load.firm company:{} Werke/{} Papier/{} Chemie; company, where_loaded
q load.day date; date, loaded_on
q load.window time; from, earliest
q drop.firm company:{} Handel/{} Großmarkt/Möbel {}; company, receiver
q drop.town city; town, place
q order id:TA-######; transport_order, order
q metres unit:m 1..13; loading_metres, ldm
q gross unit:kg 300..24000; weight, gross
q freight money:150..1900; freight, agreed_freight
q exchange flag; pallets_exchanged, pallet_swap
q adr flag; dangerous_goods, adr
q pay choice:30/45/60; payment_days, terms
a drop_day date; unloading_date, delivered_on
a driver person; driver, lorry_driver
a plate id:@@-@@ ###; truck_plate, registration
a net unit:kg 200..20000; net_weight, net
a value money:1000..90000; goods_value, value_of_goods
a pallets number:1..33; number_of_pallets, euro_pallets
---
{shipper}
# Transportauftrag {order}
an {carrier} || Dispo: {dispatcher}, {:phone}
Beladen: {load.firm}, {:zip} {:city}, am {load.day} ab {load.window}
Entladen: {drop.firm}, {:zip} {drop.town}
Lademeter {metres}, brutto {gross}. {adr!Gefahrgut Klasse 3, Fahrer mit ADR-Schein|Achtung ADR~Kein Gefahrgut|Ohne ADR}. {exchange!Paletten Zug um Zug tauschen|Palettentausch an beiden Stellen~Kein Tausch von Paletten|Palettentausch ausgeschlossen}.
Fracht all-in: {freight}. {pay?Zahlbar in 30 Tagen~Zahlbar in 45 Tagen~Zahlbar in 60 Tagen} nach Eingang der Papiere.
Standgeld erst nach {:number:2..4} Stunden, dann {:money:30..60}. Kundenschutz gilt als vereinbart, Vertragsstrafe {:money:2000..9000}.
~ ADSp 2017. Ausgestellt {:date}

== de kunsteisbahn_eiszeiten
q rink company:Eishalle {}/Kunsteisbahn {}/Eissportzentrum {}; rink, facility
q master person; ice_master, de:Eismeister
q season date; season_opens, ice_from
q thick unit:cm 2..8; ice_thickness, thickness
q entry money:3..9; public_skating_price, admission
q skates money:3..8; skate_hire, rental_of_skates
q break_min unit:min 10..30; resurfacing, ice_preparation
q office person; bookings_with, office_contact
q roof flag; covered, has_roof
q disco choice:friday/saturday/none; disco_day, ice_disco
a season_end date; season_closes, last_day
a sharpening money:5..15; sharpening, grinding_price
a hourly money:60..250; ice_hire_per_hour, rent_for_clubs
a capacity number:100..900; max_people, capacity
a phone phone; rink_phone, telephone
l slots; timetable, bookings, de:Belegung
c slots.day phrase; weekday, day
c slots.from time; starts, from
c slots.to time; ends, until
c slots.who company:EHC {}/Eiskunstlauf {}/Curlingclub {}/Schulen {}; user, club
c slots.coach person; contact, trainer
c slots.field phrase; surface, which_part
---
# Belegungsplan
^ {rink}
Eis ab {season}, {thick} stark. {roof!Überdacht, läuft bei jedem Wetter|Die Halle ist geschlossen~Offene Fläche, bei Föhn kein Betrieb|Freiluftbahn ohne Dach}.
%slots 4..9
Tag | von | bis | Nutzer | Ansprechperson
{slots.day=Mo|Di|Mi|Do|Fr|Sa|So} | {slots.from} | {slots.to} | {slots.who} | {slots.coach}
{slots.field=}
%%
+++
Publikumslauf: Eintritt {entry}, Schlittschuhe {skates}. Aufbereitung dauert {break_min}. {disco?Freitags Eisdisco~Samstags Eisdisco~Eine Eisdisco gibt es heuer nicht}.
Wünsche an {office}; auf dem Eis gilt das Wort von {master}.
~ Stand {:date}. Neue Maschine von {:company}, Baujahr {:year}

== de gutachterausschuss_bodenrichtwert_auskunft
q committee company:Gutachterausschuss {}/Geschäftsstelle {}/Landkreis {} – Grundstückswerte; committee, office
q asker person; applicant, who_asked
q officer person; information_given_by, officer
q asked date; enquiry_date, requested_on
q reference_day date; valuation_date, as_of_day
q value money:40..1900; land_value_per_m2, guide_value
q zone id:Z-####; zone_number, zone
q use choice:residential/mixed/farmland; type_of_use, land_use
q typical unit:m² 300..1200; typical_plot, reference_plot
q floors number:1..5; storeys, floors
q fee money:15..60; fee, cost
q developed flag; development_charges_paid, serviced
q order id:BRW-###-##; information_number, ref
a plot unit:m² 200..2000; own_plot_area, size_of_plot
a price money:50000..900000; purchase_price, market_value
a owner person; landowner, owner_of_plot
a parcel id:####/#; parcel, land_parcel
a previous money:30..1500; previous_value, former_guide_value
---
{committee}
{asker}, {:street}, {:zip} {:city}
Auskunft {order} || {:date}
# Bodenrichtwert
Auf Ihre Anfrage vom {asked}: In der Zone {zone} gilt zum Stichtag {reference_day} ein Wert von {value} je Quadratmeter.
= Nutzung: {use?Wohnbaufläche~gemischte Baufläche~Ackerland}
= Richtgröße: {typical}
?= Geschosse: {floors}
{developed!Erschließungsbeiträge sind darin enthalten|Der Wert gilt erschließungsbeitragsfrei~Erschließung ist nicht eingerechnet|Beiträge kommen noch hinzu}.
Der Wert ist aus {:number:3..30} Kauffällen abgeleitet und ersetzt kein Gutachten (ab {:money:1200..2500}). Gebühr: {fee}.
{officer}
~ Ausschuss unter Vorsitz von {:person}. Karten: {:url}

== de krankenhaus_besuchsdienst_gruene_damen
q hospital company:Klinikum {}/Evangelisches Krankenhaus {}/Kreisspital {}; hospital, house
q lead person; head_of_volunteers, coordinator
q matron person; nursing_director, contact_in_hospital
q month month; roster_month, plan_for
q meeting date; team_meeting, monthly_meeting
q room phrase; meeting_room, where_team_meets
q lunch money:4..9; lunch_voucher, meal_worth
q mask flag; masks_required, masks
q parking choice:free/paid/none; parking, car_park
q new_person person; newcomer, joins_team
a founded year; group_since, founded
a insurance company; accident_insurer, insured_with
a meeting_time time; meeting_at, hour_of_meeting
a patients number:20..400; patients_visited, visits_made
a chaplain person; hospital_chaplain, chaplain
l shifts; roster, duty_plan, de:Einsätze
c shifts.day date; on, date
c shifts.who person; volunteer, on_duty
c shifts.ward id:@#; ward, station
c shifts.from time; start, begins
c shifts.task phrase; task, service
c shifts.to time; end, until
---
{hospital}
# Besuchsdienst, Plan {month}
%shifts 4..9
Datum | ab | Station | Dienst | wer
{shifts.day} | {shifts.from} | {shifts.ward} | {shifts.task=Bücherwagen|Lotsendienst|Vorlesen|Einkäufe|Gespräch|Spaziergang} | {shifts.who}
{shifts.to=}
%%
Neu bei uns ist {new_person}, bitte freundlich aufnehmen. {mask!Auf allen Stationen gilt wieder Maske|Bitte überall Mund und Nase bedecken~Masken sind nicht mehr nötig|Die Maskenpflicht ist aufgehoben}. {parking?Geparkt wird kostenlos~Das Parkhaus kostet auch für uns~Parkplätze haben wir keine, kommt mit dem Bus}.
Essensmarke im Wert von {lunch} gibt es an der Pforte.
Wir treffen uns am {meeting} {room=in der Kapelle|im Konferenzraum 2|in der Cafeteria}, auch {matron} aus der Pflegedirektion kommt.
{lead}, {:phone}
~ Grippeimpfung am {:date}. Kittel waschen bei {:number:60..60} Grad.

== de uni_raumtausch_mail
q sender person; lecturer, writer
q colleague person; addressee, swap_partner
q course phrase; course, own_lecture
q course_no id:LV ##.###; course_number, number
q own_room id:HS #; present_room, own_room
q wish_room id:SR ##; wanted_room, room_of_colleague
q from date; swap_from, first_time
q day phrase; weekday, day_of_week
q at time; lecture_starts, starts
q students number:12..190; students, headcount
q office person; room_management, copy_to
q beamer flag; projector_needed, needs_projector
q length choice:once/term/weeks; how_long, swap_duration
q uni company:Universität {}/TU {}/Hochschule {}; university, institution
q answer date; answer_by, reply_until
a until date; swap_until, last_time
a colleague_course phrase; colleagues_course, other_lecture
a seats number:20..300; seats_in_wanted_room, capacity
a dean person; dean, faculty_head
a end time; lecture_ends, ends
a phone phone; extension, phone_of_sender
---
Von: {sender}, {uni}
An: {colleague}
Kopie: {office}, Raumverwaltung
Gesendet: {:date}, {:time}
Betreff: Raumtausch {course_no}
Liebe Kollegin, lieber Kollege,
meine Veranstaltung „{course=Einführung in die Statik|Paläographie|Organik II|Steuerrecht für Anfänger|Bodenkunde}“ ({day=montags|dienstags|donnerstags|freitags}, {at}) platzt aus allen Nähten: {students} Leute in {own_room}. Du sitzt zur selben Stunde mit einem kleinen Kreis in {wish_room}. Könnten wir ab {from} tauschen? {length?Es ginge nur um dieses eine Mal~Am liebsten für das ganze Semester~Ein paar Wochen würden reichen}.
{beamer!Einen Beamer bräuchte ich allerdings|Ohne Projektor geht es bei mir nicht~Einen Beamer brauche ich nicht, mir reicht die Tafel|Technik ist mir egal, ich schreibe mit Kreide}.
Sagst du mir bis {answer} Bescheid? Im letzten Jahr hatte ich {:number:10..60} Hörer, damals in Haus {:number:2..9}.
Herzlich
{sender}

== de dorfbrunnen_quellschutz_begehung
q utility company:Wasserversorgung {}/Gemeindewerke {}/Zweckverband {}; water_utility, owner_of_spring
q geologist person; hydrogeologist, led_by
q officer person; cantonal_officer, authority_present
q farmer person; land_user, farmer
q walked date; inspection_day, walked_on
q spring phrase; spring, catchment
q yield unit:l/min 20..900; spring_yield, flow
q zone id:S#; protection_zone, zone
q nitrate unit:mg/l 2..60; nitrate, nitrate_value
q fence flag; fence_intact, fenced
q decision choice:keep/extend/abandon; outcome, what_happens
q redo date; deadline_for_measures, done_by
q report id:QS-##-##; report_number, ref
a next date; next_inspection, next_walk
a built year; spring_tapped_in, year_built
a compensation money:200..3000; compensation_for_farmer, payment
a sample date; sampling_date, sampled
a households number:20..900; households_supplied, consumers
l flaws; findings, dangers, de:Mängel
c flaws.what phrase; danger, finding
c flaws.dist unit:m 5..300; distance_to_spring, distance
c flaws.who person; responsible, to_be_done_by
c flaws.step phrase; measure, remedy
c flaws.cost money:100..9000; cost, estimate
---
# Begehung Schutzzone {zone}, Quelle {spring=Chaltbrunnen|Weidenquelle|Rossbrünneli|Hintermoos|Steinige Quelle}
{utility} || Bericht {report}
{walked}; Leitung {geologist}, von der Behörde {officer}, vom Land {farmer}
Schüttung an diesem Tag {yield}, Nitrat {nitrate} (Grenze {:unit:mg/l 25..50}). {fence!Der Zaun ist rundum heil|Die Fassung ist sauber eingezäunt~Der Zaun liegt am Boden, Kühe stehen in der Fassung|Die Einzäunung ist lückenhaft}.
%flaws 2..4 lines
{flaws.what=Miststock|Heizöltank|Fahrweg ohne Rinne|Schacht ohne Deckel|Gülleleitung}, {flaws.dist} entfernt
{flaws.step=verlegen|Auffangwanne|entwässern|neuer Deckel|stilllegen} – zuständig {flaws.who}
{flaws.cost=}
%%
Zu erledigen bis {redo}. {decision?Die Zone bleibt, wie sie ist~Die Zone wird nach Norden vergrößert~Die Fassung wird aufgegeben}.
~ Verteiler: {:person}, {:company}. Wetter trocken, {:unit:°C 4..24}

== de fotostudio_bewerbungsfoto_auftrag
q studio company:Foto {}/Fotostudio {}/Lichtbild {}; photo_studio, studio
q customer person; customer, portrayed
q photographer person; photographer, taken_by
q shot date; shooting_date, taken_on
q pick date; selection_by, choose_until
q gallery url; online_gallery, link
q pin id:####; gallery_pin, password
q shots number:12..90; pictures_taken, number_of_shots
q included number:1..6; included_pictures, retouched_pictures
q price money:49..240; package_price, price
q extra money:8..35; price_per_extra_picture, further_picture
q job id:FS####; job_number, order
q publish flag; may_publish, use_in_portfolio
q backdrop choice:white/grey/outdoor; background, backdrop
a paid date; paid_on, payment
a ready date; prints_ready, finished_on
a makeup person; make_up_artist, stylist
a delete date; deleted_after, files_kept_until
a email email; customer_email, mail
a duration duration; shooting_length, time_in_studio
---
{studio}
# Auftrag {job}
Liebe Kundschaft, hier alles auf einen Blick:
= Für: {customer}
= Aufgenommen: {shot}
= Hinter der Kamera: {photographer}
= Hintergrund: {backdrop?weiß~grau~draußen}
= Auslösungen: {shots}
Im Paket für {price} sind {included} bearbeitete Bilder. Jedes weitere kostet {extra}. Suchen Sie bis {pick} aus: {gallery}[, Kennwort {pin}].
{publish!Wir dürfen ein Motiv im Schaufenster zeigen, danke|Der Verwendung als Referenz wurde zugestimmt~Die Bilder zeigen wir niemandem|Einer Veröffentlichung wurde nicht zugestimmt}.
?Ausdrucke 6 x 9 cm: {:number:4..12} Stück zu {:money:9..20}
~ {:street}, {:city}. Geöffnet ab {:time}. Inhaber {:person}. Preise ab {:date}

== de landfrauen_kuchenbuffet_liste
q club company:Landfrauen {}/Frauenbund {}/Ortsbäuerinnen {}; association, club
q chief person; in_charge, organiser
q cashier person; till, cashier
q event phrase; event, occasion
q day date; day_of_event, on
q bring time; bring_until, deliver_by
q hall phrase; where, place
q slice money:1..4; price_per_slice, piece
q coffee money:1..4; price_of_coffee, cup
q proceeds company:Kinderhospiz {}/Jugendfeuerwehr {}/Tafel {}; benefits, money_for
q takeaway flag; takeaway_possible, boxes_allowed
q dishes choice:own/rented/paper; crockery, plates
a guests number:50..400; guests_expected, visitors
a total money:200..2000; takings, revenue
a close time; sale_ends, until
a phone phone; phone_of_organiser, call
a tidy person; cleaning_up, tidies_up
l cakes; bakers, list, de:Kuchen
c cakes.baker person; baked_by, who
c cakes.kind phrase; cake, kind
c cakes.count number:1..4; number, how_many
c cakes.free phrase; allergen_note, free_of
c cakes.form phrase; size, tin
---
{club}
# Kuchenliste {event=Pfarrfest|Tag des offenen Hofes|Adventsmarkt|Sportheim-Einweihung}
{day}, {hall=Zelt|Schulküche|Pfarrsaal|Maschinenhalle}
Bitte bis {bring} bei {chief} abgeben, Name auf die Platte!
%cakes 4..9 lines
{cakes.baker}: {cakes.count} x {cakes.kind=Apfelstreusel|Linzer Torte|Mohnkuchen|Käsekuchen|Donauwelle|Gugelhupf|Zwetschgendatschi} ({cakes.free=mit Nuss|ohne Gluten|mit Alkohol|ohne Ei|laktosefrei})
{cakes.form=}
%%
Stück {slice}, Tasse Kaffee {coffee}. An der Kasse: {cashier}. {takeaway!Einpacken zum Mitnehmen geht, Schachteln sind da|Mitnehmen ist möglich~Bitte nur zum Hieressen|Mitgeben können wir nichts}. {dishes?Wir nehmen unser eigenes Geschirr~Das Geschirr ist geliehen~Es gibt Pappteller}.
Der Erlös geht an {proceeds}.
~ Letztes Jahr {:number:30..90} Kuchen. Besprechung war {:date}

== de bergbahn_saisonkarte_rueckerstattung
q railway company:{} Bergbahnen/Bergbahnen {} AG/Skiarena {}; lift_company, sender
q holder person; pass_holder, customer
q pass id:SK-########; season_pass, card_number
q accident date; accident_on, injured
q doctor person; certificate_by, doctor
q applied date; request_received, applied
q days number:3..60; days_skied, used_days
q paid money:300..1100; price_of_pass, paid_price
q refund money:50..700; refund, amount_back
q percent_back percent; refund_rate, share
q clerk person; handled_by, customer_service
q transfer choice:bank/credit/voucher; how_refunded, refund_by
q returned flag; card_returned, pass_given_back
q file id:RE-####; file, case
a bought date; purchase_date, bought_on
a iban iban; account, bank_account
a paid_on date; refund_paid_on, payout_date
a insurer company; refund_insurance, insurer
a injury phrase; injury, diagnosis
a born date; birthday_of_holder, date_of_birth
---
{railway} || {file}
{holder}, {:street}, {:zip} {:city}
{:date}
# Ihre Saisonkarte {pass}
Guten Tag {holder}
Es tut uns leid, dass Sie am {accident} verunfallt sind. Ihr Gesuch samt Zeugnis von {doctor} traf am {applied} ein. Bis dahin haben Sie die Karte an {days} Tagen benutzt; bezahlt hatten Sie {paid}. Nach unserer Staffel erstatten wir {percent_back}, das sind {refund}. {transfer?Wir überweisen den Betrag~Wir schreiben den Betrag für die nächste Saison gut~Sie erhalten einen Gutschein}.
{returned!Die Karte ist bei uns eingegangen|Vielen Dank für die Rückgabe der Karte~Bitte schicken Sie uns zuerst noch die Karte|Die Karte fehlt uns noch}.
Depot {:money:5..10} wird am Automaten ausbezahlt. Ab {:number:61..99} Tagen ist nichts mehr zu erstatten.
Freundliche Grüsse
{clerk}

== de gerichtsdolmetscher_honorarabrechnung
q interpreter person; interpreter, claimant
q court company:Landgericht {}/Amtsgericht {}/Verwaltungsgericht {}; court, payer
q file id:# KLs ###/##; case_number, court_file
q judge person; presiding_judge, hearing_led_by
q accused person; party, interpreted_for
q hearing date; hearing_day, interpreted_on
q called time; summoned_for, ordered_at
q ended time; dismissed_at, released
q language phrase; language, interpreted_language
q rate money:75..95; hourly_rate, rate
q km number:4..300; kilometres, distance
q sworn flag; generally_sworn, de:allgemein beeidigt
q mode choice:consecutive/simultaneous/whispered; mode, technique
q claim id:H-####; fee_note, own_number
q vat_id id:DE#########; vat_number, vat_id
a total money:150..900; total_claim, sum
a began time; actual_start, hearing_began
a paid date; paid_on, payment_date
a iban iban; account_of_interpreter, account
a prosecutor person; prosecutor, de:Staatsanwalt
a hours number:1..9; hours_charged, billable_hours
---
{interpreter} || {claim}
{:street}, {:zip} {:city} – USt-ID {vat_id}
An das {court}
# Antrag auf Vergütung nach JVEG
Verfahren {file}, Vorsitz {judge}
In der Verhandlung am {hearing} habe ich für {accused} aus dem {language=Tigrinischen|Albanischen|Rumänischen|Dari|Portugiesischen} gedolmetscht, {mode?konsekutiv~simultan mit Anlage~flüsternd}. Geladen war ich auf {called}, entlassen wurde ich um {ended}.
* Stundensatz {rate}
* Fahrt mit dem eigenen Wagen: {km} km, je {:money:0..1}
?* Parkschein {:money:3..20}
{sworn!Ich bin allgemein beeidigt|Mein allgemeiner Eid ist beim Landgericht hinterlegt~Ich wurde in der Sitzung vereidigt, einen allgemeinen Eid habe ich nicht geleistet|Allgemein beeidigt bin ich nicht}.
{:city}, {:date}
{interpreter}
~ Geladen durch {:person}, Geschäftsstelle, am {:date}

== de obstbaumschnitt_kurs_ausschreibung
q club company:Obst- und Gartenbauverein {}/Pomologen {}/Gartenfreunde {}; organiser, club
q teacher person; course_leader, tree_warden
q host person; orchard_owner, garden_of
q day date; course_day, takes_place
q at time; begins, meet
q orchard phrase; meeting_place, where
q fee_guest money:10..40; price_for_guests, non_members_pay
q places number:8..24; places, max_participants
q sign_to person; registration_with, register
q sign_by date; register_until, deadline
q ladder flag; ladders_provided, bring_ladder
q food phrase; lunch, snack
q kind choice:pruning/grafting/planting; topic, subject
a fee_member money:2..20; price_for_members, members_pay
a ends time; ends, finish
a rain_day date; spare_date, if_rain
a trees number:10..90; number_of_trees, trees
a mail email; email, register_by_mail
a age year; orchard_planted, planted_in
---
^ {club}
# Wir lernen {kind?Obstbäume schneiden~veredeln~richtig pflanzen}
^ {day}, {at}
Wo? {orchard=Streuobstwiese am Bühl|Pfarrgarten|Lehrgarten hinter der Schule|Hang über dem Friedhof}, bei {host}.
Wer zeigt es? {teacher}, Baumwart seit {:year}.
Was mitbringen? Schere, Säge, festes Schuhwerk. {ladder!Leitern sind vorhanden|Um Leitern kümmern wir uns~Wer kann, bringt eine Leiter mit, wir haben keine|Leitern bitte selbst mitbringen}.
Was kostet es? Gäste zahlen {fee_guest}; darin ist {food=eine Leberkässemmel|ein Teller Suppe|Most und Brot} enthalten.
Es gibt {places} Plätze. Melden Sie sich bis {sign_by} bei {sign_to}, {:phone}.
~ Hauptversammlung: {:date}. Reiser vom {:company}, Stück {:money:1..4}

== de fernsehbeitrag_drehplan
q channel company:{} Fernsehen/Regional-TV {}/{} Film; production, broadcaster
q editor person; editor, responsible_editor
q reporter person; reporter, author_of_piece
q camera person; cameraman, camera
q sound person; sound, sound_engineer
q topic phrase; topic, working_title
q day date; shooting_day, day
q air date; broadcast_date, on_air
q length unit:min 2..45; length, duration_of_piece
q car id:@-@@ ####; team_car, car
q drone flag; drone_planned, aerial_shots
q hotel company:Hotel {}/Gasthof {}/Pension {}; hotel, overnight
q cut choice:station/home/external; editing, where_cut
a air_time time; broadcast_time, slot
a budget money:500..9000; budget, costs
a editor_phone phone; phone_of_editor, reach_editor
a cutter person; cutter, edited_by
a back time; team_back, return
l stops; schedule, scenes, de:Stationen
c stops.at time; time, when
c stops.place phrase; place, location
c stops.person person; interviewee, meets
c stops.what phrase; shot, what_is_filmed
c stops.phone phone; contact, phone
c stops.needs phrase; equipment, extra_gear
---
{channel}
# Drehplan „{topic=Das letzte Wirtshaus|Wölfe am Stadtrand|Wer pflegt Oma?|Strom vom Balkon}“
{day} || Redaktion {editor}
Team: {reporter} (Autor), {camera} (Kamera), {sound} (Ton), Wagen {car}
%stops 3..6 lines
{stops.at} {stops.place=Hofladen|Rathaus, 2. Stock|Waldrand|Werkhalle|Küche|Bahnsteig}
{stops.what=Interview|Schnittbilder|Rundgang|Aufsager|Statement}: {stops.person}, {stops.phone}
{stops.needs=}
%%
{drone!Die Drohne fliegt mit, Erlaubnis liegt vor|Luftbilder sind geplant~Keine Drohne|Luftbilder fallen aus}. {cut?Geschnitten wird im Funkhaus~Geschnitten wird daheim am Laptop~Geschnitten wird bei einem Dienstleister}.
Sendung am {air}, Länge {length}. [Übernachtet wird im {hotel}.]
~ Sonnenuntergang {:time}. Disposition {:person}, Stand {:date}, Fassung {:number:2..5}

== de grabpflege_dauervertrag
q gardener company:Friedhofsgärtnerei {}/Gärtnerei {}/Blumen {}; nursery, gardener
q trust company:Treuhandstelle {}/Dauergrabpflege {}/Genossenschaft {}; trust_company, money_kept_by
q client person; client, payer
q dead person; deceased, grave_of
q cemetery phrase; cemetery, graveyard
q grave id:##/@/##; grave, plot
q begins date; care_from, contract_begins
q years number:5..25; term_in_years, years
q sum money:2000..12000; deposit_paid, one_off_payment
q flowers number:1..4; plantings_per_year, seasonal_plantings
q wreath flag; wreath_on_all_souls, wreath
q water choice:yes/dry_only/no; watering, water
q contract id:DG ####; contract_number
q checker person; checks_grave, inspector_of_trust
a ends date; care_until, contract_ends
a gardener_person person; head_gardener, signs_for_nursery
a heir person; heir, relative
a died date; date_of_death, died
a yearly money:100..900; yearly_cost, per_year
a size unit:m² 1..6; grave_size, area
---
# Vertrag über Dauergrabpflege {contract}
{client} beauftragt {gardener} mit der Pflege des Grabes {grave} ({cemetery=Waldfriedhof|Alter Friedhof|Friedhof St. Peter|Zentralfriedhof, Tor 2}), in dem {dead} ruht.
Beginn {begins}, Dauer {years} Jahre. Der Betrag von {sum} wurde bei {trust} eingezahlt und dort angelegt; {checker} sieht einmal im Jahr nach dem Rechten.
* Bepflanzung: {flowers} mal jährlich
* Gießen: {water?regelmäßig~nur bei Trockenheit~nicht vereinbart}
* {wreath!Zu Allerheiligen kommt ein Gesteck|Ein Kranz im November gehört dazu~Kränze sind nicht vorgesehen|Ohne Allerheiligenschmuck}
?* Stein reinigen alle {:number:2..5} Jahre
Steigen die Löhne um mehr als {:percent}, wird die Leistung angepasst. Verwaltung: einmalig {:money:50..200}.
{:city}, {:date}

== de lokomotive_museumsbahn_dienstauftrag
q railway company:Museumsbahn {}/Dampfbahn {}/Eisenbahnfreunde {}; heritage_railway, operator
q driver person; engine_driver, de:Lokführer
q fireman person; fireman, de:Heizer
q guard person; train_manager, conductor
q planner person; operations_manager, planned_by
q loco phrase; engine, locomotive
q day date; operating_day, runs_on
q fire_up time; lighting_up, steam_up
q coal unit:t 1..6; coal, coal_loaded
q water unit:m³ 3..20; water, water_taken
q load unit:t 60..300; train_weight, trailing_load
q brake flag; brake_test_done, full_brake_test
q charter company:Firma {}/Hochzeitsgesellschaft {}/Verein {}; charterer, booked_by
q heat choice:steam/stove/none; train_heating, heating
q order id:D ##/##; order_number, duty_no
a passengers number:30..300; passengers, tickets_sold
a off_duty time; end_of_duty, relieved
a boiler date; boiler_inspection_valid_until, boiler_due
a fare money:8..40; ticket_price, fare
a cleaner person; engine_cleaner, prepares_engine
l runs; trains, timetable, de:Züge
c runs.no id:DPE ###; train_number, train
c runs.from city; origin, starts_in
c runs.off time; departure, leaves
c runs.to city; destination, goes_to
c runs.on time; arrival, arrives
c runs.track number:1..4; platform, track
---
{railway}
# Dienstauftrag {order}
{day} || {loco=52 8055|99 6001|Lok 11 „Anna“|93 1420|Ed 3/3 Nr. 3}
Führer {driver}, Heizer {fireman}, Zugführer {guard}
Anheizen {fire_up}; Kohle {coal}, Wasser {water}
%runs 2..6
Zug | von | ab | nach | an
{runs.no} | {runs.from} | {runs.off} | {runs.to} | {runs.on}
{runs.track=}
%%
Wagenzug {load}. {brake!Volle Bremsprobe ist gemacht|Die große Bremsprobe hat stattgefunden~Bremsprobe steht noch aus|Vor Abfahrt noch Bremsprobe machen}. {heat?Dampfheizung angeschlossen~Öfen in den Wagen anheizen~Ohne Heizung}.
?Letzter Umlauf gechartert: {charter}.
Langsamfahrstelle km {:number:3..20}, {:unit:km/h 10..30}. Funk Kanal {:number:1..9}.
{planner}, {:date}

== de zeitarbeit_pflege_einzelvertrag
g sender; temp_agency, lender, de:Verleiher; who sends the helper
q home company:Seniorenzentrum {}/Altenheim {}/Pflegewohnhaus {}; care_home, client
q sender.firm company:{} Personal/{} Zeitarbeit/Pflegepool {}; agency, company
q sender.planner person; dispatcher, contact
q sender.mobile phone; mobile, emergency_number
q helper person; temp_worker, nurse_sent
q qualification phrase; qualification, skill_level
q first date; first_shift, begins
q shift time; shift_starts, duty_from
q ward phrase; ward, unit
q rate money:28..60; hourly_charge, rate
q sunday percent; sunday_surcharge, surcharge
q measles flag; measles_proof, vaccination_proof_shown
q house choice:provided/hotel/none; accommodation, lodging
q contract id:AU-#####; assignment_number, single_contract
a last date; last_shift, ends
a hours number:20..40; weekly_hours, hours_per_week
a home_contact person; ward_manager, contact_in_home
a wage money:15..30; hourly_wage, pay_of_helper
a born date; birthday_of_helper, date_of_birth
---
{sender.firm} || {contract}
{home}, {:street}, {:city}
# Einzelvertrag Arbeitnehmerüberlassung
Wir überlassen Ihnen ab {first} {helper}, {qualification=examinierte Pflegefachkraft|Pflegehelfer mit LG1|Betreuungskraft nach § 43b|Stationshilfe}, für {ward=Wohnbereich Birke|Station 2|die Demenzgruppe|das Haus am Park}. Dienstbeginn am ersten Tag: {shift}.
= Verrechnungssatz je Stunde: {rate}
= Zuschlag an Sonntagen: {sunday}
= Nachts: {:percent}
{measles!Der Masernnachweis wurde vorgelegt|Masernschutz ist belegt~Der Masernnachweis wird nachgereicht|Ein Nachweis über Masern liegt noch nicht vor}. {house?Ein Zimmer stellen Sie~Wir buchen ein Hotel~Eine Unterkunft wird nicht gebraucht}.
Disposition: {sender.planner}[, auch nachts {sender.mobile}].
Übernahme kostenfrei nach {:number:6..12} Monaten. Erlaubnis der Agentur für Arbeit {:city} vom {:date}.

== de golfclub_startliste_turnier
q club company:Golfclub {}/GC {}/Golf- und Landclub {}; golf_club, host
q captain person; tournament_director, captain
q referee person; rules_official, referee
q cup phrase; tournament, competition
q day date; tournament_day, played_on
q course phrase; course, which_course
q par number:68..73; par, course_par
q fee money:30..140; entry_fee, green_fee
q mode choice:stroke/stableford/scramble; format, mode
q sponsor company:Autohaus {}/{} Private Bank/Weingut {}; sponsor, main_sponsor
q buggy flag; carts_allowed, buggies
q prizes time; prize_giving, award_ceremony
a winner person; winner, champion
a registration date; entries_closed, registration_deadline
a players number:20..120; players_total, field
a greenkeeper person; greenkeeper, head_greenkeeper
a slope number:110..140; slope_rating, slope
l flights; tee_times, groups, de:Startzeiten
c flights.tee time; tee_time, starts
c flights.hole number:1..18; starting_hole, tee
c flights.a person; first_player, player_one
c flights.b person; second_player, player_two
c flights.hcp number:3..36; handicap_of_first, handicap
c flights.scorer person; scorer, counts_for
---
# {cup=Frühjahrsputt|Präsidentenpokal|Damen-Open|Vierer der Handwerker|Herbstblatt}
{club} || {day}
{course=Parkland, 18 Loch|Seeplatz|Alter Platz|Nordkurs}, Par {par}. {mode?Zählspiel~Gespielt wird nach Stableford~Texas Scramble}.
%flights 3..8
Zeit | Tee | Spieler | Hcp | mit
{flights.tee} | {flights.hole} | {flights.a} | {flights.hcp} | {flights.b}
{flights.scorer=}
%%
Nenngeld {fee}, inklusive Halfway. {buggy!Wagen sind zugelassen|Buggys dürfen genommen werden~Buggys sind heute untersagt|Wegen Nässe keine Wagen}. Spielleitung: {captain}; Regeln: {referee}.
Siegerehrung {prizes}. Wir danken {sponsor}.
~ Bahn {:number:1..18} Boden in Ausbesserung. Vorgabenwirksam. Aushang {:date}

== de mensa_speiseplan_beschwerde_antwort
q canteen company:Studierendenwerk {}/Mensa {}/Betriebsrestaurant {}; canteen, sender
q guest person; complainant, guest
q manager person; canteen_manager, signed_by
q cook person; cook_in_charge, chef_on_duty
q eaten date; eaten_on, day_of_meal
q complained date; complaint_date, mail_received
q dish phrase; dish, meal
q price money:2..9; price_paid, price
q flaw phrase; complaint, what_was_wrong
q supplier company:{} Frischdienst/Großmarkt {}/{} Tiefkühl; supplier, delivered_by
q cause choice:supplier/kitchen/unknown; cause, where_from
q sick flag; guest_fell_ill, became_ill
q voucher money:5..25; voucher, compensation
q ticket id:BE-####; complaint_number, ticket
a lot id:L######; batch, lot_number
a guest_phone phone; phone_of_guest, guest_contact
a portions number:50..900; portions_sold, meals
a lab company; laboratory, tested_by
a valid date; voucher_valid_until, voucher_expires
a inspector person; food_inspector, authority_contact
---
{canteen}
> {:date}
An {guest}
Ihre Beschwerde {ticket}
Guten Tag,
Sie haben uns am {complained} geschrieben, dass Sie am {eaten} in {dish=den Linseneintopf|das Putencurry|den Salat vom Buffet|die Gemüselasagne} {flaw=ein Stück Plastik|eine Raupe|einen Metallspan|ein Haar} gefunden haben. Das darf nicht vorkommen. {cause?Nach unserer Prüfung steckte es schon in der Ware~Nach unserer Prüfung geschah es bei uns am Herd~Woher es kam, ließ sich nicht klären}. Mit {supplier} haben wir gesprochen, ebenso mit {cook}, der an diesem Tag kochte.
{sick!Wir bedauern sehr, dass Ihnen danach schlecht war|Gute Besserung nach den Magenbeschwerden~Zum Glück sind Sie gesund geblieben|Beschwerden hatten Sie danach keine}.
Die gezahlten {price} erstatten wir, und dazu legen wir einen Gutschein über {voucher} bei.
Im selben Monat gab es {:number:1..9} Hinweise bei {:number:9000..40000} Essen.
{manager}

== de alpenverein_huettenversorgung_heli
q section company:Sektion {}/Alpenverein {}/SAC {}; section, hut_owner
q hut phrase; hut, where_to
q warden person; hut_warden, receives
q heli company:{} Helikopter/Heli {}/{} Air; helicopter_company, flown_by
q pilot person; pilot, flies
q depot phrase; loading_place, valley_depot
q day date; flight_day, planned
q spare date; spare_day, if_fog
q first time; first_rotation, begins
q minute money:35..60; price_per_minute, flight_minute
q rotations number:3..20; rotations, trips
q waste flag; waste_flown_down, rubbish_taken_back
q nets choice:own/company/bags; nets, load_nets
q loader person; loadmaster_in_valley, valley_contact
a total money:2000..9000; total_cost, flight_cost
a opening date; hut_opens, season_start
a altitude unit:m 1800..3200; altitude, height_of_hut
a last time; last_rotation, ends
a weight unit:kg 900..9000; total_weight, weight_altogether
l loads; cargo, nets_list, de:Lasten
c loads.what phrase; goods, content
c loads.kg unit:kg 200..800; weight, mass
c loads.from company:Getränke {}/Bäckerei {}/{} Gas/Metzgerei {}; supplier, delivered_by
c loads.net number:1..20; net_number, net
c loads.fragile phrase; handling_note, handling
---
{section}
# Versorgungsflug {hut=Alte Traunhütte|Capanna Nord|Rotwandhütte|Geraer Haus|Chamanna Sura}
{day}, erster Flug {first}. Bei Nebel: {spare}
{heli}, es fliegt {pilot} || unten {loader}, oben {warden}
%loads 3..7
Netz | Inhalt | Gewicht | von
{loads.net} | {loads.what=Bier und Limonade|Gasflaschen|Mehl, Nudeln, Reis|Brennholz|Matratzen|Baumaterial} | {loads.kg} | {loads.from}
{loads.fragile=}
%%
Geladen wird {depot=am Steinbruch|beim Gasthaus hinten im Tal|auf dem Langlaufparkplatz}. {rotations} Rotationen, die Flugminute zu {minute}. {waste!Talwärts kommt der Müll mit|Leergut und Abfall fliegen zurück~Müll bleibt vorerst oben|Talwärts wird leer geflogen}. {nets?Netze haben wir selbst~Netze bringt die Firma~Statt Netzen nehmen wir Säcke}.
~ Höchstlast {:unit:kg 700..900}. Helm tragen! Funk {:id:###.### MHz}. Liste vom {:date}, {:person}

== de musikverlag_auffuehrungsmaterial_miete
q publisher company:Musikverlag {}/Edition {}/{} & Söhne; publisher, lender
q hirer company:Kammerorchester {}/Musikhochschule {}/Stadttheater {}; hirer, orchestra
q librarian person; orchestra_librarian, ordered_by
q agent person; hire_department, handled_by
q work phrase; work, piece
q composer last; composer, by
q contract id:LM-#####; hire_contract, contract
q ship date; sent_on, shipping
q back date; return_by, return_due
q concerts number:1..9; performances, concerts
q hire money:150..1800; hire_fee, rental
q late money:10..60; late_fee, late_charge
q marks flag; pencil_marks_allowed, may_mark
q broadcast choice:none/radio/stream; broadcast_right, broadcast
a first_concert date; first_performance, premiere
a conductor person; conductor, conducted_by
a strings id:#-#-#-#-#; string_desks, strings
a weight unit:kg 2..20; parcel_weight, weight
a arrived date; material_arrived, arrival
a customs id:MRN ######; customs_number, mrn
---
{publisher}
Mietvertrag {contract} || {:date}
{hirer}, {librarian}
# Leihmaterial: {composer}, {work=Sinfonietta|Requiem|Konzert für Fagott|Suite aus dem Ballett|Nachtstücke}
Wir schicken Ihnen am {ship} eine Partitur und einen Stimmensatz. Sie spielen {concerts} Aufführungen; die Miete beträgt {hire}, zuzüglich Porto {:money:9..40}.
Alles ist bis {back} vollständig zurückzugeben. Je angefangene Woche danach: {late}.
* {marks!Eintragungen mit weichem Bleistift sind gestattet~In die Stimmen darf nichts geschrieben werden|Eintragungen sind untersagt}
* {broadcast?Sendung und Stream sind nicht enthalten~Eine Hörfunksendung ist abgegolten~Ein Stream ist abgegolten}
* Kopieren ist verboten (Vertragsstrafe {:money:500..5000})
{agent}
~ Auslieferung durch {:company}. Werk von {:year}, Dauer {:number:8..60} Minuten

== de schulsekretariat_schliessfach_vertrag
q provider company:{} Schließfachsysteme/{} Locker/Fachwerk {}; locker_company, landlord
q school company:Gymnasium {}/IGS {}/Oberschule {}; school, location
q pupil person; pupil, user
q parent person; contract_partner, parent
q class_name id:##@; class, form
q locker id:#-###; locker_number, locker
q floor phrase; where, location
q from date; hired_from, start
q rent money:1..4; monthly_rent, per_month
q deposit money:10..30; deposit, key_deposit
q lock choice:key/code/chip; lock_type, how_opened
q damage flag; defect_at_handover, damaged_at_start
q notice date; cancel_by, notice_until
q contract id:SF-######; contract, number
a until date; hired_until, contract_end
a code id:####; lock_code, pin
a iban iban; debited_from, account
a caretaker person; caretaker, janitor
a keys number:1..3; keys_issued, number_of_keys
a born date; pupil_birthday, date_of_birth
---
{provider}
# Mietvertrag Schließfach {contract}
Mieter: {parent}, für {pupil}, Klasse {class_name}, {school}
Fach {locker}, {floor=Flur EG links|neben dem Musiksaal|Pavillon 2|Treppenhaus B}, ab {from}
= Miete im Monat: {rent}
= Pfand: {deposit}
= Öffnung: {lock?Schlüssel~Zahlencode~Chip}
{damage!Bei der Übergabe war die Tür verbogen|Das Fach hatte schon eine Delle~Das Fach war ohne Schäden|Mängel bestanden nicht}.
Der Vertrag verlängert sich um ein Schuljahr, wenn nicht bis {notice} gekündigt wird. Notöffnung {:money:5..15}. Fundsachen bleiben {:number:2..8} Wochen liegen.
{:city}, {:date}
~ Geschäftsführung {:person}, Registergericht {:city}, Hotline {:phone}

== de weide_zaunkontrolle_herdenschutz
q advice company:Herdenschutz {}/Landwirtschaftskammer {}/Wolfsbüro {}; advisory_service, office
q adviser person; adviser, checked_by
q shepherd person; shepherd, animal_keeper
q farm_no id:##########; farm_id, holding_number
q checked date; checked_on, visit
q meadow phrase; pasture, meadow
q sheep number:8..400; sheep, number_of_animals
q height unit:cm 80..140; fence_height, height
q volt number:1500..9000; voltage, measured_voltage
q earth flag; earthing_sufficient, grounded_well
q dogs number:0..6; guard_dogs, dogs
q rating choice:protected/partly/unprotected; protection_status, verdict
q subsidy money:200..6000; subsidy_possible, funding
q report id:HS-###; report, number
q attack date; last_attack, wolf_attack_on
a killed number:1..20; sheep_killed, dead_animals
a length unit:m 100..2000; fence_length, length
a maker company; fence_brand, manufacturer
a next date; next_check, follow_up
a paid date; subsidy_paid, payment
a area unit:ha 1..20; pasture_area, hectares
---
{advice}
# Zaunkontrolle {report}
Betrieb {farm_no}, {shepherd} || {checked}, {adviser}
Fläche: {meadow=Heide am Turm|Obere Weid|Deichvorland|Schlag 7}, {sheep} Schafe[, Hunde: {dogs}]
Gemessen: Höhe {height}, Spannung {volt} V (Soll {:number:2500..4000} V). {earth!Die Erdung reicht|Drei Stäbe, gut geerdet~Die Erdung ist zu schwach|Zu wenig Erdstäbe, der Boden ist trocken}.
{rating?Der Grundschutz ist gegeben~Der Grundschutz ist nur teilweise gegeben~So ist die Herde ungeschützt}.
?Der letzte Übergriff geschah am {attack}.
Für Nachrüstung können {subsidy} beantragt werden, Anteil des Landes {:percent}. Antrag binnen {:duration}.
~ Netz und Gerät geliehen von {:company}. Foto {:number:1..12}. Rückruf {:phone}

== de konsulat_ledigkeitsbescheinigung
q registry company:Standesamt {}/Zivilstandsamt {}; registry_office, issuing_office
q applicant person; applicant, person_to_marry
q partner person; fiance, intended_spouse
q country country; marriage_country, to_be_married_in
q reg_no id:E ##/####; register_number, number
q issued date; issue_date, issued
q lapses date; valid_until, lapses
q registrar person; registrar, signed_by
q town city; residence_of_applicant, lives_in
q nationality phrase; nationality, citizen_of
q fee money:40..120; fee, charge
q apostille flag; apostille_attached, legalised
q status choice:single/divorced/widowed; marital_status, status_before
a wedding date; wedding_date, marriage_on
a former person; former_spouse, ex_spouse
a partner_town city; residence_of_partner, partner_lives_in
a partner_nation phrase; partner_nationality, citizenship_of_partner
a divorced date; divorce_date, divorced_on
a translator person; sworn_translator, translated_by
---
^ {registry}
# Ehefähigkeitszeugnis {reg_no}
{applicant}, {nationality=deutsche Staatsangehörige|Schweizer Bürger|österreichische Staatsbürgerin}, wohnhaft in {town}, {status?ledig~geschieden~verwitwet},
kann mit {partner}
in {country} die Ehe schließen. Ein Ehehindernis nach hiesigem Recht ist nicht bekannt.
Ausgestellt {issued}. Dieses Zeugnis verliert am {lapses} seine Wirkung.
{apostille!Die Apostille ist angeheftet|Mit Apostille versehen~Eine Apostille wurde nicht erteilt|Ohne Überbeglaubigung}.
Gebühr {fee}, Abschrift {:money:5..15}
{registrar}
~ Akten eingesehen am {:date}. Vordruck {:number:20..90}. Vertretung: {:person}

== de reitturnier_meldestelle_startbereitschaft
q club company:Reitverein {}/RV {}/Pferdesport {}; organiser, riding_club
q office person; show_office, entries_desk
q judge person; chief_judge, judge_at_c
q vet person; show_vet, veterinarian
q designer person; course_designer, parcours_by
q day date; show_day, day
q class_name phrase; class, competition
q no number:1..30; class_number, test_number
q begins time; class_begins, start
q prize money:100..2000; prize_money, purse
q ring phrase; arena, ring
q draw flag; order_drawn, random_order
q ground choice:sand/grass/hall; surface, footing
a winner person; winner, first_place
a entry_fee money:5..30; entry_fee, start_fee
a closing date; entries_closed, nomination_deadline
a height unit:cm 90..140; obstacle_height, fences
a farrier person; farrier, blacksmith_on_duty
l starters; starting_list, riders, de:Starter
c starters.bridle number:1..400; bridle_number, head_number
c starters.rider person; rider, ridden_by
c starters.horse phrase; horse, mount
c starters.club company:RFV {}/RV {}/Stall {}; club, rides_for
c starters.age number:4..18; age_of_horse, years
c starters.owner person; owner, horse_owner
---
{club} || Meldestelle: {office}
# Prüfung {no}: {class_name=Dressur Kl. A|Springen Kl. L|Stilspringen E|Führzügel|Dressurreiter L}
{day}, {begins}, {ring=Platz 1|Viereck am Wald|Hauptplatz|Halle}; Boden: {ground?Sand~Gras~Hallenboden}
Richten: {judge}. Parcours: {designer}. Tierarzt auf dem Platz: {vet}
%starters 4..9
Kopf-Nr. | Reiter | Pferd | Alter | Verein
{starters.bridle} | {starters.rider} | {starters.horse=Caballero|Wolke 7|Donnerhall M|Lady Fee|Quintus|Pünktchen|Samba} | {starters.age} | {starters.club}
{starters.owner=}
%%
{draw!Die Reihenfolge wurde ausgelost|Gestartet wird nach Los~Gestartet wird in der Folge der Kopfnummern|Es wurde nicht gelost}. Geldpreis {prize}.
~ Siegerehrung zu Pferd. Startbereitschaft bis {:number:30..90} Minuten vorher. Boxen {:money:60..150}. Stand {:date}

== de ladungsdiebstahl_mail
q insurer company:{} Transportversicherung/{} Assekuranz/{} Rück; cargo_insurer, addressed_to
q haulier company:{} Cargo/{} Transporte/Spedition {}; haulier, writer_company
q writer person; claims_manager, sent_by
q driver person; lorry_driver, driver
q plate id:@@-@@ ####; trailer, trailer_plate
q theft date; theft_night, stolen_on
q place city; parking_place, where
q noticed time; discovered, noticed
q goods phrase; stolen_goods, cargo
q boxes number:3..90; boxes_missing, pieces
q worth money:2000..90000; value_of_loss, damage
q police id:ST/#######/####; police_reference, report
q alarm flag; alarm_set, alarm_switched_on
q how choice:slit/lock/unknown; method, how_they_got_in
q survey company:Havariekommissariat {}/{} Surveyors; surveyor, loss_surveyor
a consignee company; consignee, receiver_of_goods
a policy id:TP-######; policy_number, policy
a loaded date; loaded_on, loading_day
a total_boxes number:20..900; boxes_loaded, total_pieces
a officer person; police_officer, policeman
a seal id:########; seal_number, seal
---
Von: {writer}, {haulier}
An: {insurer}, Schaden
Datum: {:date}
Betreff: Ladungsdiebstahl {plate}
Guten Morgen,
in der Nacht auf den {theft} wurde unser Auflieger auf dem Rasthof bei {place} aufgebrochen. {driver} schlief in der Kabine und merkte es erst um {noticed}. Es fehlen {boxes} Kartons {goods=Elektrowerkzeug|Parfüm|Markenschuhe|Espressomaschinen}, nach den Papieren {worth} wert.
{how?Die Plane ist aufgeschlitzt~Das Schloss wurde geknackt~Wie die Täter hineinkamen, ist rätselhaft}. {alarm!Die Alarmanlage war scharf, gab aber keinen Ton|Der Alarm war eingeschaltet~Den Alarm hatte der Fahrer nicht eingeschaltet|Die Anlage war aus}.
Anzeige läuft unter {police}. [{survey} sieht sich den Wagen an.] Stellplatz {:number:10..200}, bewacht, {:money:8..25} die Nacht.
Bitte melden Sie sich bis {:time}: {:phone}
{writer}

== de hafenmeister_liegeplatz_winterlager
g boat; yacht, vessel, de:Boot; what is put away for the winter
q harbour company:Marina {}/Yachthafen {}/Bootswerft {}; yard, marina
q boat.name first; name, called
q boat.type phrase; type, class
q boat.length unit:m 5..15; length, loa
q boat.sign id:@@ ####; sail_number, registration
q owner person; owner, customer
q master person; harbour_master, received_by
q out date; hauled_out_on, craned_out
q slot id:H#-##; storage_place, hall_place
q price money:400..2900; storage_price, winter_rate
q battery flag; batteries_removed, batteries_out
q mast choice:on/rack/owner; mast_storage, mast
q job phrase; extra_work, work_ordered
a in date; craned_in_on, back_in_water
a beam unit:m 2..5; beam, width
a insurer company; hull_insurer, insured_with
a weight unit:kg 900..9000; displacement, weight
a phone phone; owner_phone, contact
---
{harbour}
# Einlagerungskarte {slot}
„{boat.name}“, {boat.type=Jollenkreuzer|Daysailer|Stahlverdränger|H-Boot|Zugvogel}, {boat.length}[, Kennzeichen {boat.sign}]
Eigner {owner} || gekrant am {out}, {master}
{mast?Mast bleibt stehen~Mast liegt im Gestell~Mast hat der Eigner mitgenommen}. {battery!Batterien sind ausgebaut|Die Akkus liegen im Laderaum der Werft~Batterien noch an Bord|Akkus wurden nicht ausgebaut}.
?Beauftragt: {job=Antifouling|Seeventile tauschen|Gelcoat am Bug|Motor konservieren}
Winterpreis {price}, zahlbar bis {:date}. Heißes Wasser {:money:1..3}. Kein offenes Licht. Halle zu ab {:time}.

== de kita_eingewoehnung_protokollblatt
q kita company:Kita {}/Kinderhaus {}/Krippe {}; nursery, day_care
q child first; child, little_one
q parent person; parent_present, accompanying_parent
q teacher person; key_worker, reference_person
q leader person; nursery_manager, head
q begun date; settling_in_began, first_day
q group phrase; group, room
q comfort phrase; comforter, cuddly_toy
q model choice:berlin/munich/peer; model, method
q slept flag; sleeps_there, naps_in_nursery
q talk date; parent_talk, review_talk
a done date; settling_in_completed, completed_on
a born date; child_birthday, born
a allergy phrase; allergy, intolerance
a pickup person; authorised_to_collect, collects
a fee money:50..600; monthly_fee, parental_fee
l days; daily_notes, log, de:Tage
c days.day date; date, on
c days.apart unit:min 2..180; separation_time, minutes_apart
c days.mood phrase; reaction, mood
c days.ate phrase; food, ate
c days.note_by person; noted_by, written_by
---
{kita}, Gruppe {group=Igel|Sternschnuppen|Wurzelkinder|Frösche}
# Eingewöhnung {child}
Begleitet von {parent}; Bezugserzieherin {teacher}. Los ging es am {begun}, {model?nach dem Berliner Modell~nach dem Münchener Modell~in der Peergroup}.
%days 3..7 lines
{days.day}: {days.apart} getrennt
{days.mood=kurz geweint, ließ sich trösten|winkte fröhlich|suchte die Tür|spielte am Wasser|weinte lange}; gegessen: {days.ate=nichts|Banane|zwei Löffel Suppe|alles}
{days.note_by=}
%%
Trost: {comfort=Stoffhase|Tuch der Mama|Schnuller|Auto}. {slept!Mittags wird hier geschlafen|Der Mittagsschlaf klappt in der Kita~Geschlafen wird noch zu Hause|Zum Schlafen wird abgeholt}.
Gespräch mit {leader} am {talk}. Garderobenhaken {:number:1..30}. Gummistiefel bis {:date} mitbringen.

== de imbiss_pachtangebot_freibad
q town company:Stadtwerke {}/Gemeinde {}/Bäder {} GmbH; pool_owner, lessor
q tenant person; bidder, prospective_tenant
q officer person; town_contact, sent_by
q kiosk phrase; object, kiosk
q viewing date; viewing_date, visit
q viewing_at time; viewing_time, visit_at
q season date; season_starts, opens
q rent money:300..2500; monthly_lease, rent
q share percent; turnover_share, percentage_of_sales
q bond money:1000..5000; deposit, security
q guests number:9000..90000; visitors_last_year, bathers
q alcohol flag; alcohol_allowed, beer_sale
q fryer choice:there/bring/forbidden; deep_fryer, fryer
q reply date; answer_by, decision_until
a season_end date; season_ends, closes
a former person; former_tenant, predecessor
a turnover money:9000..90000; turnover_last_year, sales
a area unit:m² 10..90; floor_area, size
a brewery company; brewery_tied, beer_supplier
---
{town} || {:date}
{tenant}
Betreff: {kiosk=Kiosk im Waldbad|Imbiss Strandbad|Café am Becken|Eisluke Sprungturm}
Guten Tag,
Sie haben nach der Pacht gefragt. Das Bad öffnet am {season}; im Vorjahr zählten wir {guests} Badegäste, davor {:number:9000..90000}. Wir stellen uns {rent} im Monat vor, dazu {share} vom Umsatz; als Sicherheit {bond}.
{alcohol!Bier und Radler dürfen verkauft werden|Alkohol ist erlaubt~Alkohol wird nicht ausgeschenkt|Bier ist tabu}. {fryer?Eine Fritteuse ist eingebaut~Eine Fritteuse müssten Sie mitbringen~Frittiert werden darf nicht}.
Ansehen können Sie alles am {viewing} um {viewing_at}, Treffpunkt Kasse. Ob Sie wollen, sollten wir bis {reply} wissen; es gibt {:number:1..5} weitere Bewerber.
{officer}
~ Strom über Zwischenzähler, Abschlag {:money:60..300}

== de tonstudio_mixfreigabe_mail
q studio company:{} Tonstudio/Studio {}/{} Recording; studio, sender
q engineer person; mixing_engineer, writes
q band company:Die {}/{} Quartett/{} Band; band, artist
q contact person; band_contact, addressee
q album phrase; album, project
q master_at company:{} Mastering/Masterwerk {}; mastering_studio, mastered_at
q link url; download, listen_at
q feedback date; feedback_by, notes_until
q master_date date; mastering_date, goes_to_mastering
q rate id:##,# kHz; sample_rate, format
q loops number:1..4; revisions_included, correction_rounds
q extra money:30..90; further_revision, hourly_extra
q vinyl flag; vinyl_planned, pressing_on_vinyl
q open choice:vocals/drums/nothing; open_point, still_missing
a release date; release_date, out_on
a label company; label, record_company
a producer person; producer, produced_by
a total money:400..9000; total_price, invoice_sum
a recorded date; recorded_on, recording_date
l tracks; songs, titles, de:Titel
c tracks.title phrase; song, name
c tracks.length id:#'##; playing_time, length
c tracks.version number:1..6; mix_version, version
c tracks.note phrase; remark, to_do
c tracks.isrc id:DE-@##-##-#####; isrc, code
---
Von: {engineer}, {studio}
An: {contact}
Am: {:date}, {:time}
Betreff: {band} – „{album=Nebelhorn|Zwischen den Jahren|Hofgang|Kleines Licht}“, Mixe
Hallo zusammen,
hier die Mixe zum Hören ({link}, {rate}):
%tracks 3..7
Titel | Länge | Mix | noch
{tracks.title=Fährmann|Brot und Regen|Kein Netz|Tante Emma|Sommerloch|Rost|Ankerplatz} | {tracks.length} | v{tracks.version} | {tracks.note=Gesang lauter|fertig|Bass trocken|Intro kürzen|Hall weniger}
{tracks.isrc=}
%%
{open?Offen sind noch Gesangsspuren~Offen ist noch das Schlagzeug in zwei Stücken~Aufgenommen ist alles}. Eure Anmerkungen bitte gesammelt bis {feedback}, denn am {master_date} geht alles an {master_at}. {loops} Korrekturrunden sind drin, danach kostet die Stunde {extra}. {vinyl!Ich mische mit Rücksicht aufs Vinyl|Fürs Vinyl mache ich eigene Dateien~Vinyl ist ja nicht geplant|Eine Schallplatte gibt es nicht}.
Gruß
{engineer}
~ Festplatte Nr. {:number:3..40}, Sicherung bei {:person}

== de buergerbus_fahrtenzettel
q service company:Bürgerbus {}/Fahrdienst {}/Mobil im Alter {}; volunteer_service, bus_association
q driver person; driver, at_the_wheel
q dispatcher person; dispatcher, phone_duty
q day date; day, date_of_tour
q bus id:@@-@@ ###; vehicle, bus
q km_start number:10000..90000; odometer_start, km_at_start
q fuel unit:l 5..50; refuelled, litres
q donations money:5..90; donations, in_the_box
q ramp flag; ramp_ok, ramp_works
q weather choice:fine/rain/ice; weather, road
q next_driver person; next_driver, handed_to
a km_end number:10000..90000; odometer_end, km_at_end
a end time; end_of_tour, back
a shop company; garage, workshop
a chair person; chairman, head_of_association
a passengers_total number:5..40; passengers_total, all_passengers
l rides; trips, passengers, de:Fahrten
c rides.at time; pick_up_time, fetched
c rides.who person; passenger, rider
c rides.from street; pick_up, from
c rides.to phrase; destination, goal
c rides.aid phrase; aid, mobility_aid
c rides.back time; return_trip, fetched_again
---
# Fahrtenzettel {service}
{day} || Wagen {bus}, Anfangsstand {km_start}
Fahrdienst: {driver}. Telefon: {dispatcher}
%rides 3..8
Zeit | Fahrgast | ab | nach | Hilfe
{rides.at} | {rides.who} | {rides.from} | {rides.to=Hausarzt|Friedhof|Markt|Tagespflege|Frisör|Bahnhof} | {rides.aid=Rollator|keine|Stock|Rollstuhl}
{rides.back=}
%%
{weather?Schönes Wetter~Regen~Glatteis, langsam gefahren}. {ramp!Die Rampe ging|Rampe in Ordnung~Die Rampe klemmt, bitte richten lassen|Rampe defekt}. [Getankt: {fuel}.] In der Spendendose {donations}.
Schlüssel weiter an {next_driver}.
~ Leerfahrten {:number:0..4}. Nächste Schulung {:date}, {:time}

== de bienenweide_bluehflaeche_patenschaft
q farm company:Hof {}/Biohof {}/Landgut {}; farm, field_owner
q sponsor person; sponsor, paying_person
q farmer person; farmer, signs
q cert id:BP-####; certificate, number
q area unit:m² 50..1000; sponsored_area, area
q price money:25..250; contribution, price
q sown month; sown_in, sowing
q mix phrase; seed_mix, seeds
q field phrase; field, where
q until date; sponsorship_until, ends
q visit date; field_day, visiting_day
q sign flag; name_on_sign, named_on_board
q gift choice:honey/seeds/none; thank_you, gift
a begins date; sponsorship_from, starts
a seed_firm company; seed_supplier, seeds_from
a beekeeper person; beekeeper, honey_by
a phone phone; farm_phone, telephone
a email email; email_of_sponsor, mail
a total_area unit:ha 1..20; whole_field, total_area
---
^ {farm}
# Urkunde {cert}
{sponsor} ist Patin oder Pate von {area} Blühfläche auf dem Feld „{field=Lange Furche|Hinterm Hof|Galgenberg|Kreuzacker}“.
Gesät wurde {sown}: {mix=Veitshöchheimer Mischung|Phacelia und Ringelblume|Wildblumen mehrjährig|Klee, Lein, Dill}. Beitrag {price}. Die Patenschaft läuft am {until} aus.
{sign!Ihr Name steht auf der Tafel am Feldrand|Auf dem Schild sind Sie genannt~Auf Wunsch nennen wir Sie nicht auf dem Schild|Ihr Name erscheint nicht auf der Tafel}. {gift?Als Dank gibt es ein Glas Honig~Als Dank gibt es ein Tütchen Samen~Auf Geschenke verzichten wir zugunsten der Fläche}.
Zum Feldtag am {visit} ist jeder eingeladen.
{farmer}
~ {:number:20..300} Patinnen und Paten bisher. {:city}, {:date}

== de handballverein_kampfgericht_einteilung
q club company:HSG {}/TV {} Handball/HC {}; club, handball_club
q planner person; planner, responsible
q hall phrase; hall, venue
q round phrase; part_of_season, round
q issued date; issued, as_of
q course date; training_for_scorers, course
q fine money:20..90; fine_for_absence, penalty
q pay money:5..20; allowance_per_game, per_game
q tablet flag; tablet_used, electronic_report
q swap choice:self/planner/none; swapping, how_to_swap
a trainer person; coach, trainer
a licence id:Z-####; timekeeper_licence, licence
a key person; hall_key, opens_hall
a season_end date; last_match_day, season_ends
a league company; association, league
l games; duties, matches, de:Spiele
c games.day date; date, on
c games.at time; throw_off, start
c games.opponent company:TSG {}/SG {}/VfL {}; opponent, guest
c games.clock person; timekeeper, clock
c games.sheet person; secretary, scorer
c games.team phrase; team, own_team
c games.ref person; referee, official
---
{club}
# Kampfgericht {round=Hinrunde|Rückrunde|Pokal|Vorbereitung}
{hall=Halle Ost|Jahnhalle|Sporthalle Realschule|Dreifachhalle} || Stand {issued}
%games 3..8
Datum | Anwurf | Team | Gast | Uhr | Protokoll
{games.day} | {games.at} | {games.team=mC|wB|Damen 2|Herren 1|mA|wD} | {games.opponent} | {games.clock} | {games.sheet}
{games.ref=}
%%
{tablet!Geschrieben wird am Tablet|Der Spielbericht ist elektronisch~Geschrieben wird auf Papier|Das Tablet ist kaputt, bitte Formular}. Pro Einsatz {pay}; wer fehlt, kostet den Verein {fine}. {swap?Tauscht untereinander~Tausch nur über die Einteilung~Getauscht wird nicht}.
Neulinge: Schulung am {course}.
{planner}, {:phone}
~ Wischer: D-Jugend. Kaffee {:money:1..2}

== de zimmerei_richtfest_einladung
q builder company:{} Projektbau/Baugemeinschaft {}/Wohnbau {}; developer, host
q carpenter company:Zimmerei {}/{} Holzbau/Holzwerk {}; carpenters, carpentry
q foreman person; topping_out_speaker, head_carpenter
q architect person; architect, designed_by
q guest person; guest, invited
q site address; building_site, where
q day date; topping_out_day, feast
q at time; begins, hour
q flats number:4..60; flats, dwellings
q reply date; rsvp, answer_until
q contact person; answer_to, replies_to
q shoes flag; sturdy_shoes, safety_shoes
q wood unit:m³ 20..400; timber_used, wood
q moving choice:spring/autumn/open; move_in, ready_for_occupation
a started date; ground_breaking, construction_start
a cost money:900000..9000000; building_cost, cost
a mayor person; mayor, guest_of_honour
a engineer person; structural_engineer, statics
a height unit:m 8..30; ridge_height, height
a phone phone; phone_for_replies, call
---
^ {builder}
# Der Dachstuhl steht!
Liebe(r) {guest},
am {day} um {at} wollen wir mit Ihnen feiern: {site}. {wood} Fichte hat {carpenter} aufgerichtet; den Richtspruch hält {foreman}. Unter dem Dach, das {architect} gezeichnet hat, entstehen {flats} Wohnungen. {moving?Im Frühling ziehen die Ersten ein~Im Herbst ziehen die Ersten ein~Wann die Ersten einziehen, wagen wir noch nicht zu sagen}.
{shoes!Bitte kommen Sie mit festem Schuhwerk|Ohne feste Schuhe kein Zutritt zum Rohbau~Sie können in gewöhnlichen Schuhen kommen|Besonderes Schuhwerk ist nicht nötig}.
Für Brotzeit sorgt {:company}. Sagen Sie {contact} bis {reply}, ob wir mit Ihnen rechnen dürfen; Kinder ab {:number:6..12} Jahren willkommen.
~ Parken auf dem Feld. Zweiter Abschnitt: Baubeginn {:month}. {:date}

== de hebebuehne_einweisung_nachweis
q renter company:{} Arbeitsbühnen/Mietpark {}/{} Lift; rental_company, lender
q user_firm company:Malerbetrieb {}/{} Fassaden/Elektro {}; customer, hiring_firm
q trainer person; instructed_by, trainer
q machine phrase; machine, platform
q fleet id:AB-####; machine_number, fleet_no
q height unit:m 8..40; working_height, reach
q basket unit:kg 120..450; basket_load, permitted_load
q wind unit:m/s 8..13; max_wind, wind_limit
q day date; instruction_day, date
q site street; site, place_of_use
q until date; hired_until, returned_by
q belt flag; harness_mandatory, belt
q power choice:diesel/electric/hybrid; drive, power
q rate money:70..400; daily_rate, rent_per_day
a from date; hired_from, start_of_hire
a inspected date; last_inspection, uvv_check
a year year; year_built, built
a operator person; site_foreman, supervisor
a hours number:100..4000; operating_hours, hour_meter
l people; instructed_persons, participants, de:Eingewiesene
c people.name person; participant, name
c people.card id:IP-#####; operator_card, card
c people.job phrase; trade, works_as
c people.born year; year_of_birth, born
---
{renter}
# Einweisungsnachweis
= Gerät: {machine=Gelenkteleskop|Scherenbühne|Anhängerbühne|Raupenbühne} {fleet}
= Reichhöhe: {height}
= Korblast: {basket}
= Wind bis: {wind}
= Antrieb: {power?Diesel~Batterie~Hybrid}
Mieter: {user_firm}, Einsatz {site}, Rückgabe {until}, Tagessatz {rate}
Eingewiesen am {day} durch {trainer}:
%people 1..5
Name | Tätigkeit | Bedienausweis
{people.name} | {people.job=Maler|Monteurin|Glaser|Azubi|Dachdecker} | {people.card}
{people.born=}
%%
{belt!Im Korb ist Gurt zu tragen|Gurtpflicht, Anschlagpunkt gezeigt~Ein Gurt ist bei diesem Gerät nicht vorgeschrieben|Ohne Gurtpflicht}.
?Notablass wurde geübt.
~ Schäden bis {:money:500..2500} trägt der Mieter. Störung {:phone}. Vordruck {:date}

== de sprachreise_gastfamilie_zuteilung
g host; host_family, family, de:Gastfamilie; where the student lives
q agency company:{} Sprachreisen/Sprachcaffe {}/{} Austausch; agency, organiser
q student person; student, traveller
q host.name last; surname, name
q host.town city; town, lives_in
q host.phone phone; phone, number
q host.pet phrase; pet, animals
q school company:{} Language School/Institut {}/Sprachschule {}; language_school, lessons_at
q fly date; outbound_day, departure
q flight id:@@ ####; outbound_flight, flight
q met person; met_by, airport_pickup
q bus_min number:5..60; way_to_school, minutes_by_bus
q room choice:single/twin/sibling; room, room_type
q smoker flag; smokers_in_house, family_smokes
q teamer person; group_leader, local_contact
a back date; return_day, flies_back
a landing time; landing, arrives_at
a price money:800..4000; price, cost
a children number:1..4; children_in_family, kids
a level id:@#; language_level, level
a insurer company; travel_insurer, insurance
---
{agency} || {:date}
Hallo {student},
deine Unterkunft steht fest!
# Familie {host.name}
{host.town}, Telefon {host.phone}[; es gibt {host.pet=zwei Katzen|einen alten Labrador|Hühner|einen Papagei}]
{room?Du hast ein Zimmer für dich~Du teilst das Zimmer mit einer anderen Schülerin~Du wohnst mit dem Kind der Familie in einem Zimmer}. {smoker!Im Haus wird geraucht|Die Eltern rauchen, aber nur in der Küche~Niemand raucht dort|Es ist ein Nichtraucherhaushalt}.
Zur Schule ({school}) fährst du {bus_min} Minuten mit dem Bus.
+++
Du fliegst am {fly} mit {flight}; am Ausgang wartet {met} mit einem gelben Schild. Vor Ort ist {teamer} für euch da, auch nachts.
Taschengeld: rund {:money:50..120} die Woche. Gepäck {:unit:kg 20..23}. Elternabend war {:date}.

== de nachlass_wohnungsaufloesung_liste
q firm company:{} Entrümpelung/Haushaltsauflösung {}/{} Räumt; clearing_firm, firm
q heir person; heir, client
q late person; deceased, former_occupant
q curator person; estate_curator, de:Nachlasspfleger
q court company:Nachlassgericht {}/Amtsgericht {}; probate_court, court
q flat street; flat, address
q seen date; viewed_on, walk_through
q cleared date; to_be_cleared_on, clearing_day
q price money:500..6000; fixed_price, price
q file id:VI ###/##; file_number, court_file
q keys number:1..6; keys_received, number_of_keys
q papers flag; documents_secured, papers_kept
q floor choice:stairs/lift/ground; access, how_to_get_up
a died date; date_of_death, died
a landlord company; landlord, owner_of_house
a worth money:100..9000; total_value, value_altogether
a handover date; handed_back_on, returned_to_landlord
a cubic unit:m³ 10..90; volume, cubic_metres
l finds; valuables, items, de:Wertsachen
c finds.what phrase; item, object
c finds.room phrase; room, found_in
c finds.to person; given_to, recipient
c finds.note phrase; remark, condition
c finds.value money:10..900; estimated_value, worth
---
{firm}
# Räumungsprotokoll
Wohnung {flat}, zuletzt bewohnt von {late}
Auftrag von {heir}[, im Einvernehmen mit Nachlasspfleger {curator}, {court}, {file}]
Besichtigt {seen}, geräumt wird am {cleared}. {keys} Schlüssel erhalten. {floor?Dritter Stock ohne Aufzug~Mit Aufzug~Erdgeschoss}.
%finds 2..6 lines
{finds.what=Taschenuhr|Fotoalben|Silberbesteck|Münzen in Dose|Ölbild|Sparbuch|Geige} ({finds.room=Küche|Schlafzimmer|Keller|Diele|Schreibtisch}), {finds.note=gut|beschädigt|unvollständig|mit Etui}
an {finds.to} übergeben
{finds.value=}
%%
{papers!Ordner und Urkunden wurden gesichert|Alle Papiere liegen in zwei Kisten bereit~Papiere wurden auf Wunsch vernichtet|Schriftstücke haben wir nicht aufgehoben}.
Festpreis {price}, Wertanrechnung {:money:50..500} schon abgezogen.
> {:city}, {:date}
~ Container von {:company}. Halteverbot ab {:time}.

== de physiklabor_versuchsprotokoll_praktikum
q uni company:Universität {}/TU {}/Fachhochschule {}; university, school
q tutor person; tutor, supervised_by
q prof person; course_head, responsible_professor
q pair_a person; first_student, written_by
q pair_b person; partner, second_student
q exp id:M##; experiment_number, experiment
q title phrase; experiment_title, topic
q done date; experiment_day, measured_on
q hand_in date; hand_in_by, due
q temp unit:°C 18..26; room_temperature, temperature
q result unit:m/s² 9..10; final_value, result
q error percent; uncertainty, error
q repeat flag; repetition_needed, must_repeat
q mark choice:accepted/revise/rejected; verdict, tutor_decision
a handed date; handed_in_on, submitted
a pressure unit:hPa 950..1030; air_pressure, pressure
a group id:G##; group_number, group
a room id:@ ###; lab_room, room
a matric id:#######; student_number, matriculation
l rows; readings, measurements, de:Messreihe
c rows.length unit:cm 20..150; length, pendulum_length
c rows.swings number:10..50; oscillations, periods
c rows.secs unit:s 10..90; time, total_time
c rows.who person; measured_by, reader
---
{uni}, Anfängerpraktikum
# Versuch {exp}: {title=Fadenpendel|Reversionspendel|Federschwingung|Kugelfall}
{pair_a}, {pair_b} || Betreuung {tutor}
Durchgeführt {done}, abzugeben bis {hand_in}. Raum {temp}.
%rows 3..7
l | n | t
{rows.length} | {rows.swings} | {rows.secs}
{rows.who=}
%%
Aus der Ausgleichsgeraden folgt {result}, Unsicherheit {error}. Literatur: {:unit:m/s² 9..10}.
{mark?Testat erteilt~Bitte überarbeiten~Abgelehnt}. {repeat!Der Versuch ist zu wiederholen~Wiederholt werden muss nichts|Keine Wiederholung nötig}.
~ Leitung des Praktikums: {prof}. Skript Auflage {:number:3..12}, {:date}. Stoppuhr ±{:unit:s 0..1}

== de wohnungstausch_ferien_vereinbarung
g ours; our_home, first_home, de:unsere Wohnung; what the writers offer
g yours; your_home, second_home, de:eure Wohnung; what they get
q ours.owner person; owner, family_contact
q ours.town city; town, place
q ours.beds number:2..8; beds, sleeps
q yours.owner person; owner, exchange_partner
q yours.town city; town, place
q from date; swap_starts, first_day
q nights number:4..28; nights, length_in_nights
q keys phrase; key_place, where_is_key
q cat first; cat, pet_to_feed
q car flag; cars_swapped, car_included
q clean choice:self/service/split; cleaning, who_cleans
q neighbour person; neighbour, helper_next_door
q wifi id:@@##-@@##; wifi_password, wifi
a to date; swap_ends, last_day
a beds_yours number:2..8; beds_in_partner_home, partner_beds
a deposit money:50..500; deposit, security
a insurer company; household_insurer, insured_with
a landlord person; landlord, owner_of_building
a platform company; exchange_platform, found_through
---
# Wohnungstausch
Wir, {ours.owner} aus {ours.town}, und ihr, {yours.owner} aus {yours.town}, tauschen ab {from} für {nights} Nächte die Wohnung.
Bei uns gibt es {ours.beds} Betten und WLAN ({wifi}). Den Schlüssel findet ihr {keys=im Blumentopf links|in der Box am Zaun|beim Bäcker|unter der Bank}. [Bitte füttert {cat}, Futter {:number:2..3} mal am Tag.] Nebenan wohnt {neighbour} und hilft, wenn das Wasser tropft.
{car!Die Autos tauschen wir auch|Unser Wagen steht euch zur Verfügung~Die Autos bleiben tabu|Das Auto nehmen wir mit}. {clean?Jeder putzt am Ende selbst~Am Ende kommt eine Putzfrau~Die Putzfrau teilen wir uns}.
Müll: {:=Dienstag|Freitag}. Zerbrochenes bis {:money:20..60} verzeihen wir. Telefoniert haben wir am {:date}.
{ours.owner}

== de zeitungszusteller_bezirksbuch
q paper company:{} Tagblatt/{} Zeitung/{} Nachrichten; newspaper, publisher
q carrier person; carrier, delivered_by
q sub person; substitute, stand_in
q boss person; district_manager, supervisor
q district id:Bez. ###; district, route
q valid date; valid_from, list_from
q drop phrase; bundle_drop, where_bundles_lie
q drop_at time; bundles_arrive, bundle_time
q done_by time; delivered_by_time, must_be_done
q copies number:60..300; copies, newspapers
q insert flag; inserts, with_supplement
q dark choice:lamp/bike/car; means, how_delivered
q hotline phone; complaints, readers_hotline
a wage money:0..1; pay_per_copy, piece_rate
a km unit:km 2..20; route_length, length
a until date; valid_until, list_until
a sub_phone phone; phone_of_substitute, reach_sub
a start time; starts_at, begins_round
l stops; subscribers, addresses, de:Abonnenten
c stops.street street; address, house
c stops.name last; name, reader
c stops.title phrase; title, paper
c stops.hint phrase; hint, where_to_put
c stops.key id:S##; key_number, house_key
---
{paper}
# Zustellbuch {district}
gültig ab {valid} || {carrier}, Vertretung {sub}
Pakete liegen ab {drop_at} {drop=am Kiosk|vor der Apotheke|im Wartehäuschen|bei Nr. 14}. Fertig bis {done_by}. Heute {copies} Stück. {insert!Mit Prospektbeilage|Beilage einlegen~Ohne Beilage|Keine Prospekte}. {dark?Zu Fuß mit Stirnlampe~Mit dem Rad~Mit dem Auto}.
%stops 4..9 lines
{stops.street}, {stops.name} – {stops.title=Tagblatt|Süd|FAZ|Wochenblatt|Landpost}, {stops.hint=Rohr|Schlitz|hinten rum|Hund!|zweiter Stock|unter die Matte}
{stops.key=}
%%
Beschwerden: {hotline}. Gebietsleitung {boss}.
~ Urlaub bis {:date}: {:number:1..9} Haushalte

== de kirchenchor_probenplan
q choir company:Kirchenchor {}/Kantorei {}/Singkreis {}; choir, ensemble
q leader person; conductor, choirmaster
q voice_coach person; voice_coach, voice_training_by
q chair person; chair, spokesperson
q place phrase; rehearsal_place, room
q hour time; usual_hour, rehearsal_at
q weekend date; rehearsal_weekend, weekend_from
q house company:Bildungshaus {}/Kloster {}/Jugendhof {}; weekend_house, lodging
q share money:30..150; share_per_singer, contribution
q concert date; concert, performance
q tenor flag; tenors_wanted, looking_for_tenors
q dress choice:black/colour/free; dress, clothing
a organist person; organist, plays_organ
a concert_at time; concert_begins, concert_time
a singers number:15..90; number_of_singers, members
a fee money:20..100; membership_fee, yearly_fee
a hall_rent money:50..400; hall_rent, room_rent
l dates; rehearsals, plan, de:Proben
c dates.day date; date, on
c dates.work phrase; piece, programme
c dates.voices phrase; voices, who_sings
c dates.by person; led_by, rehearsed_by
c dates.until time; ends, until
---
{choir}
# Probenplan
Sonst immer {hour}, {place=Pfarrsaal|Empore|Musiksaal der Schule|Gemeindehaus}
%dates 4..8
Tag | was | wer | Leitung
{dates.day} | {dates.work=Nelson-Messe|Motetten|Adventslieder|Paukenmesse|Abendlied|Chorsätze} | {dates.voices=alle|Frauen|Männer|Sopran und Alt|Soli} | {dates.by}
{dates.until=}
%%
Wochenende ab {weekend} im {house}, Anteil {share}; Stimmbildung {voice_coach}. Das Konzert ist am {concert}, {dress?schwarz~mit bunten Tüchern~Kleidung nach Belieben}. {tenor!Wir suchen dringend Tenöre|Tenöre gesucht!~Der Tenor ist gut besetzt|An Tenören fehlt es diesmal nicht}.
Am Pult {leader}, im Vorstand {chair}
~ Noten gegen {:money:5..20} Pfand bei {:person}. Stand {:date}

== de feuchtmessung_mieter_lueftungsprotokoll
q landlord company:Wohnungsbau {}/{} Wohnen/Siedlungswerk {}; landlord, housing_company
q tenant person; tenant, occupant
q technician person; measured_by, technician
q flat id:WE ###; flat_number, unit
q reported date; mould_reported, reported_on
q visit date; visit, measured_on
q outside unit:°C 0..14; outside_temperature, outdoors
q size unit:m² 0..4; mould_area, patch_size
q cause choice:airing/leak/bridge; cause, reason
q logger flag; logger_left, data_logger
q logger_until date; logger_collected, logger_until
q cut percent; rent_reduction, reduced_by
q report id:FM-####; report, number
a repair date; repair_date, fixed_on
a neighbour person; neighbour, upstairs
a rent money:300..1500; rent, monthly_rent
a built year; year_built, built
a persons number:1..6; people_in_flat, persons
l spots; readings, rooms, de:Messpunkte
c spots.room phrase; room, where
c spots.air percent; relative_humidity, humidity
c spots.wall unit:°C 8..20; wall_temperature, surface
c spots.note phrase; finding, remark
c spots.moist number:10..160; digits, material_moisture
---
{landlord} || {report}
# Feuchtemessung Wohnung {flat}
Mieter {tenant}; Meldung vom {reported}; Termin {visit}, {technician}. Draußen {outside}.
%spots 2..6
Raum | Luft | Wand | Befund
{spots.room=Bad|Kind|Schlafen|Küche|Wohnen|Flur} | {spots.air} | {spots.wall} | {spots.note=Stockflecken|trocken|Schrank zu dicht|Tapete löst sich|Tropfwasser}
{spots.moist=}
%%
[Befallen sind etwa {size}.] {cause?Es wird zu wenig gelüftet~Eine Leitung ist undicht~Die Außenecke ist eine Wärmebrücke}. {logger!Ein Messgerät bleibt in der Wohnung~Ein Messgerät wurde nicht aufgestellt|Auf einen Datenlogger wurde verzichtet}.
?Abgeholt wird das Gerät am {logger_until}.
?Die Miete mindern Sie nach Ihrem Schreiben um {cut}.
~ Merkblatt Lüften, {:number:2..4} mal täglich. Kopie {:person}, {:date}

== de lotterie_gewinnmeldung
q lottery company:Lotto {}/{} Lotterie/Klassenlotterie {}; lottery, company
q winner person; winner, player
q shop company:Kiosk {}/Tabak {}/Trafik {}; outlet, where_played
q ticket id:####-########; ticket_number, slip
q drawn date; draw_date, drawn_on
q claimed date; claim_received, claimed_on
q prize money:600..90000; prize, winnings
q class_no number:1..9; prize_class, class
q adviser person; winner_adviser, handled_by
q account iban; account, paid_to
q anonymous flag; stays_anonymous, name_kept_secret
q id_kind choice:card/passport/licence; proof_of_identity, identified_by
q ref id:GA-#####; reference, claim_no
a paid date; paid_on, payout_date
a stake money:2..60; stake, price_of_ticket
a born date; date_of_birth, birthday
a numbers id:# ## ## ## ## ##; winning_numbers, numbers
a jackpot money:900000..9000000; jackpot, main_prize
a spouse person; co_player, partner
---
{lottery}
{winner}
persönlich/vertraulich || {ref}
# Ihr Gewinn
Guten Tag,
Ihre Anforderung ging am {claimed} ein. Der Schein {ticket}, gespielt bei {shop}, hat in der Ziehung vom {drawn} in Klasse {class_no} gewonnen: {prize}. In dieser Klasse gab es {:number:2..90} Treffer.
Ausgewiesen haben Sie sich mit {id_kind?Personalausweis~Reisepass~Führerschein}. Wir überweisen auf {account}.
{anonymous!Ihr Name bleibt geheim|Niemand erfährt von uns, wer gewonnen hat~Mit der Nennung Ihres Namens waren Sie einverstanden|Sie haben der Veröffentlichung zugestimmt}.
Wenn Sie reden möchten: {adviser}, {:phone}.
~ Ansprüche verfallen nach {:number:13..26} Wochen. Aufsicht: {:company}. {:date}

== de tierarzneimittel_abgabebeleg
q vet person; vet, treated_by
q practice company:Tierarztpraxis {}/Großtierpraxis {}/Tierklinik {}; practice, clinic
q farm company:{}hof/Milchbetrieb {}/Hof {}; farm, customer
q keeper person; keeper, animal_keeper
q farm_no id:### #### ####; holding_number, farm_id
q visit date; visit, treated_on
q slip id:AuA ####; slip, dispensing_record
q drug phrase; medicine, drug
q batch id:Ch.-B. #####; batch, lot
q wait_meat number:5..60; withdrawal_meat, days_meat
q wait_milk number:2..14; withdrawal_milk, days_milk
q lab flag; antibiogram, resistance_test
q way choice:injection/oral/udder; route, how_given
a expiry month; drug_expiry, use_by
a price money:20..300; price, cost
a until date; treatment_until, last_treatment
a herd number:20..300; herd_size, cows
a keeper_phone phone; phone_of_farmer, call
l beasts; animals, treated_animals, de:Tiere
c beasts.tag id:#####; ear_tag, number
c beasts.what phrase; diagnosis, illness
c beasts.dose unit:ml 2..60; dose, amount
c beasts.days number:1..6; days, duration
c beasts.temp unit:°C 38..41; fever, body_temperature
---
{practice}
# Anwendungs- und Abgabebeleg {slip}
{farm}, {keeper} || Betrieb {farm_no}
Besuch {visit}, {vet}
= Mittel: {drug=Amoxivet LA|Baytril 10|Metacam|Ursovit Oral|Synulox}
= Charge: {batch}
= Anwendung: {way?gespritzt~ins Maul~ins Euter}
%beasts 1..6
Ohrmarke | Diagnose | Menge | Tage
{beasts.tag} | {beasts.what=Durchfall|Grippe|Nabelentzündung|Mastitis|Lahmheit} | {beasts.dose} | {beasts.days}
{beasts.temp=}
%%
Wartezeit: Fleisch {wait_meat} Tage, Milch {wait_milk} Tage. {lab!Ein Antibiogramm liegt vor|Resistenztest wurde gemacht~Ohne Antibiogramm|Auf den Resistenztest wurde verzichtet}.
~ Aufheben {:number:3..5} Jahre. Anfahrt {:money:15..40}. Bereitschaft {:person}

== de gasthaus_stammtisch_reservierungsbuch
q inn company:Gasthaus {}/Wirtshaus {}/Landgasthof {}; restaurant, inn
q host person; innkeeper, host
q waiter person; head_waiter, on_duty
q day date; day, book_page
q special phrase; dish_of_day, special
q price money:9..28; price_of_special, price
q closed date; closed_on, next_day_off
q music flag; live_music, band_tonight
q garden choice:open/closed/covered; beer_garden, garden
a covers number:20..200; total_covers, guests_total
a cook person; cook, chef
a brewery company; brewery, beer_from
a opens time; opens, opening
l tables; reservations, bookings, de:Reservierungen
c tables.at time; time, arrival
c tables.name last; name, guest
c tables.heads number:2..30; persons, party
c tables.table id:T##; table, table_no
c tables.wish phrase; wish, note
c tables.phone phone; phone, call_back
---
{inn}
# {day}
Wirt: {host} || Service: {waiter}
Tagesgericht: {special=Zwiebelrostbraten|Krautwickel|Forelle blau|Käsknöpfle|Beuschel}, {price}
%tables 4..9
Uhr | Name | Pers. | Tisch | Wunsch
{tables.at} | {tables.name} | {tables.heads} | {tables.table} | {tables.wish=Hochstuhl|Fenster|Hund dabei|Geburtstag|ruhig|glutenfrei}
{tables.phone=}
%%
{garden?Garten offen~Garten zu~Garten mit Zeltdach}. {music!Abends spielt die Stubenmusi|Heute mit Livemusik~Keine Musik|Heute ohne Musik}.
Ruhetag außer der Reihe: {closed}
~ Nebenzimmer ab {:number:20..30} Personen, {:money:50..100}. Angerufen: {:person}, {:time}

== de schulbus_vorfall_mitteilung
q company_name company:{} Verkehr/Omnibus {}/Regionalbus {}; bus_company, sender
q school company:Grundschule {}/Verbandsschule {}/Realschule {}; school, informed_school
q driver person; bus_driver, reported_by
q pupil person; pupil, child_concerned
q head person; headteacher, addressed_to
q line id:Linie ###; line, bus_line
q day date; incident_day, happened_on
q at time; happened_at, time
q stop phrase; stop, where
q what phrase; misbehaviour, incident
q damage money:30..900; damage, cost
q hurt flag; somebody_hurt, injured
q step choice:warning/ban/none; measure, consequence
q ban_from date; ban_from, excluded_from
a ban_to date; ban_until, excluded_until
a parent person; parent, mother_or_father
a plate id:@@-@@ ###; bus_plate, vehicle
a class_name id:#@; class, form
a witness person; witness, who_saw
a born date; pupil_birthday, date_of_birth
---
{company_name} || {:date}
{school}, Schulleitung {head}
# Vorfall im Schülerverkehr
Am {day} gegen {at} hat nach Meldung von {driver} ({line}, {stop=Haltestelle Kirche|vor der Brücke|Wendeplatz|Abzweig Mühle}) {pupil} {what=einen Sitz aufgeschlitzt|den Nothahn gezogen|mit Schneebällen geworfen|die Scheibe zerkratzt}. Den Schaden schätzen wir auf {damage}.
{hurt!Ein anderes Kind wurde verletzt|Dabei kam ein Mitschüler zu Schaden~Verletzt wurde niemand|Zum Glück ist niemandem etwas passiert}.
{step?Wir belassen es bei einer Verwarnung~Wir schließen das Kind zeitweise von der Beförderung aus~Von Maßnahmen sehen wir ab}.[ Beginn eines etwaigen Ausschlusses wäre der {ban_from}.]
Im Bus saßen {:number:20..70} Kinder. Aufnahmen der Kamera werden nach {:number:48..96} Stunden gelöscht.
{:person}, Betriebsleitung, {:phone}

== de stadtarchiv_nachlass_findbuch_deckblatt
q archive company:Stadtarchiv {}/Kreisarchiv {}/Literaturarchiv {}; archive, keeper
q person_name person; creator, papers_of
q job phrase; profession, was
q giver person; donated_by, depositor
q arranged person; arranged_by, catalogued_by
q came year; acquired_in, received
q metres unit:m 0..30; shelf_metres, extent
q call id:NL ##; collection_number, signature
q finished date; catalogue_finished, completed
q locked date; blocked_until, closed_until
q rights flag; rights_transferred, copyright_given
q lang choice:german/mixed/dialect; language, languages
a born date; birth_date, born
a died date; death_date, died
a boxes number:5..200; number_of_boxes, boxes
a price money:500..90000; purchase_price, bought_for
a digital url; online_catalogue, digitised_at
l parts; series, groups, de:Bestandsgruppen
c parts.no number:1..20; group_number, no
c parts.name phrase; content, title
c parts.years id:19##–19##; period, from_to
c parts.folders number:2..90; folders, files
c parts.keyword phrase; keyword, subject
---
^ {archive}
# Nachlass {person_name}
^ {call}
{job=Mundartdichterin|Kartograf|Landärztin|Orgelbauer|Volksschullehrer}. Übergeben {came} von {giver}, Umfang {metres}.
%parts 3..6
Gr. | Inhalt | Laufzeit | Mappen
{parts.no} | {parts.name=Briefe|Tagebücher|Manuskripte|Fotos|Rechnungen|Zeitungsausschnitte} | {parts.years} | {parts.folders}
{parts.keyword=}
%%
Geordnet und verzeichnet: {arranged}, abgeschlossen {finished}. {lang?Deutsch~Mehrere Sprachen~Überwiegend Mundart}. {rights!Die Nutzungsrechte gingen mit über|Auch die Rechte liegen beim Archiv~Die Rechte blieben bei der Familie|Rechte wurden nicht übertragen}.
?Persönliche Briefe sind bis {locked} gesperrt.
~ Zitierweise siehe Seite {:number:3..9}. Gefördert von {:company}. Fassung {:date}

== de skiverleih_ausgabeschein
q shop company:Sport {}/Skiverleih {}/{} Rent; rental_shop, shop
q guest person; customer, guest
q hotel company:Hotel {}/Pension {}/Haus {}; lodging, stays_at
q staff person; staff, fitted_by
q out date; taken_on, rental_from
q days number:1..14; rental_days, days
q price money:60..500; price, paid
q insured flag; theft_insurance, breakage_cover
q deposit choice:card/cash/passport; deposit, left_as_security
q slip id:V-#####; slip, contract
q depot id:D ###; ski_depot, locker
a back date; return_date, returned_on
a back_to person; taken_back_by, returned_to
a phone phone; customer_phone, mobile
a passport id:@#######; passport_number, document
a discount percent; discount, reduction
l sets; equipment, persons, de:Ausrüstung
c sets.who first; person, wearer
c sets.ski phrase; ski, model
c sets.length unit:cm 90..185; length, ski_length
c sets.boot number:22..31; boot_size, mondopoint
c sets.weight unit:kg 18..105; body_weight, weight
c sets.din number:1..11; binding_setting, din
---
{shop}
# Verleihschein {slip}
{guest}, wohnt im {hotel} || ab {out}, {days} Tage
%sets 1..5
für | Ski | Länge | Schuh | Gewicht
{sets.who} | {sets.ski=Carver blau|Racer|Kinderset|All Mountain|Freeride} | {sets.length} | {sets.boot} | {sets.weight}
{sets.din=}
%%
Bezahlt {price}. {insured!Bruch und Diebstahl mitversichert|Mit Versicherung~Ohne Versicherung|Versicherung abgelehnt}. {deposit?Hinterlegt: Kreditkarte~Hinterlegt: Bargeld~Hinterlegt: Ausweis}.
?Depot an der Talstation: {depot}
Eingestellt von {staff}
~ Rückgabe bis {:time}. Kanten schleifen {:money:10..25}. Saison bis {:date}

== de solawi_ernteanteil_verteilung
q farm company:Solawi {}/Gärtnerhof {}/Hofgemeinschaft {}; farm, community_farm
q gardener person; head_gardener, grower
q depot phrase; distribution_point, depot
q keeper person; depot_keeper, depot_contact
q day date; distribution_day, day
q from time; collect_from, opens
q shares number:20..200; shares, harvest_shares
q help date; volunteer_day, working_day
q task phrase; work_planned, task
q bread flag; bread_available, bread
q week choice:big/normal/small; size_of_harvest, harvest
a until time; collect_until, closes
a price money:60..140; monthly_contribution, share_price
a meeting date; bidding_round, members_meeting
a driver person; driver, brings_crates
a area unit:ha 1..9; cultivated_area, area
l crops; vegetables, harvest_list, de:Gemüse
c crops.what phrase; vegetable, crop
c crops.per unit:g 100..2000; per_share, amount
c crops.field phrase; grown_in, field
c crops.sort phrase; variety, cultivar
---
{farm}
# Verteilung {day}
{week?Diesmal ist der Anteil üppig~Ein ganz normaler Anteil~Leider ein kleiner Anteil, die Schnecken waren schneller}.
%crops 3..8
Gemüse | je Anteil | woher
{crops.what=Mangold|Möhren|Kohlrabi|Salat|Lauch|Rote Bete|Kürbis|Petersilie} | {crops.per} | {crops.field=Folienhaus|Acker 3|Lager|Nordbeet|Partnerhof}
{crops.sort=}
%%
Abholen ab {from} im Depot {depot=Garage Lindenweg|Weltladen|Kirchturm|Hofladen} bei {keeper}. {bread!Es liegt auch Brot bereit|Brot gibt es dazu~Brot gibt es heute keins|Diese Woche ohne Brot}. Wir packen für {shares} Anteile.
Mitmachtag: {help}, {task=Kartoffeln lesen|Jäten|Zwiebeln putzen|Hecke pflanzen}.
{gardener}
~ Kisten zurückbringen! Pfand {:money:2..6}. Frost {:unit:°C 1..6}. Rundbrief {:number:10..60}

== de brandschutzhelfer_lehrgang_teilnehmerliste
q trainer_firm company:{} Brandschutz/Feuerschutz {}/{} Akademie; training_company, provider
q customer company:{} Druck/Möbelhaus {}/{} Pharma; customer, employer
q trainer person; trainer, instructor
q organiser person; customer_contact, organised_by
q day date; training_day, held_on
q from time; starts, begins
q room phrase; room, where
q extinguishers number:4..30; extinguishers_used, devices
q course_no id:BH-##-###; course_number, number
q practice choice:real/simulator/none; practical_part, fire_exercise
q passed flag; all_passed, everyone_certified
q renew year; refresh_in, renew
a to time; ends, finish
a price money:40..120; price_per_head, price
a duration unit:h 2..8; duration, hours
a officer person; fire_safety_officer, de:Brandschutzbeauftragter
a cert_date date; certificates_issued, issued
l people; participants, attendance, de:Teilnehmer
c people.name person; participant, name
c people.dept phrase; department, unit
c people.floor phrase; responsible_for, area
c people.born date; date_of_birth, born
---
# Teilnahmeliste {course_no}
{trainer_firm} bei {customer}
{day}, {from}, {room=Kantine|Schulungsraum|Hof Süd|Halle 3}
Ausbilder: {trainer} || Organisation: {organiser}
%people 3..9
Name | Abteilung | zuständig für
{people.name} | {people.dept=Versand|Einkauf|Labor|Verkauf|Empfang|IT} | {people.floor=EG|1. OG|Lager|Anbau|Keller}
{people.born=}
%%
{practice?Gelöscht wurde echtes Feuer~Gelöscht wurde am Simulator~Einen praktischen Teil gab es nicht}; verbraucht: {extinguishers} Geräte. {passed!Alle haben die Aufgabe erfüllt|Sämtliche Anwesenden erhalten den Nachweis~Zwei müssen nachholen|Nicht alle haben bestanden}. Aufzufrischen {renew}.
~ Nach ASR A2.2, Quote {:percent}. Druck {:date}, {:person}

== de wolle_annahmeschein
q coop company:Wollgenossenschaft {}/Wollsammelstelle {}/Schafzuchtverband {}; wool_coop, buyer
q keeper person; sheep_farmer, supplier
q classer person; wool_classer, graded_by
q got date; delivered_on, taken_in
q bags number:1..30; bags, sacks
q shearer person; shearer, shorn_by
q damp flag; wool_damp, wet
q paid choice:cash/transfer/goods; payment, how_paid
q slip id:WO-###; slip, receipt
q transport company:{} Transporte/Spedition {}; goes_on_with, transport
q dest phrase; goes_to, processing
a shorn date; shearing_day, shorn_on
a total money:10..300; total_paid, sum
a sheep number:5..300; number_of_sheep, flock
a next date; next_collection, next_date
a washed unit:kg 5..200; washed_weight, clean_weight
l lots; grades, sorts, de:Partien
c lots.grade phrase; grade, class
c lots.kg unit:kg 3..120; weight, greasy_weight
c lots.rate money:0..2; price_per_kg, rate
c lots.breed phrase; breed, sheep_breed
c lots.micron number:20..36; fineness, micron
---
{coop}
# Annahmeschein Wolle {slip}
{got} || {keeper}, {:city}
%lots 1..4
Klasse | Rasse | Gewicht | je kg
{lots.grade=A fein|B mittel|C grob|bunt|Bauch} | {lots.breed=Merinoland|Juraschaf|Heidschnucke|Bergschaf} | {lots.kg} | {lots.rate}
{lots.micron=}
%%
{bags} Säcke, sortiert von {classer}. {damp!Zwei Säcke waren feucht und müssen trocknen|Die Wolle kam nass~Trocken angeliefert|Alles trocken}. [Geschoren hat {shearer}.]
{paid?Bar ausgezahlt~Wird überwiesen~Gegen Ware verrechnet}. Weiter mit {transport} {dest=in die Wäscherei|zum Pelletwerk|zum Filzer|nach Belgien}.
~ Bändchen aus Plastik entfernen! Beitrag {:money:5..20}. Kasse {:person}, bis {:time}

== de gebirgsschuetzen_salut_anzeige
q company_name company:Schützenkompanie {}/Prangerschützen {}/Böllerschützen {}; shooters, association
q captain person; captain, responsible
q gunner person; powder_master, gunner
q office company:Landratsamt {}/Bezirkshauptmannschaft {}/Ordnungsamt {}; authority, notified_office
q day date; shooting_day, date
q at time; first_salute, time
q shots number:3..60; shots, salutes
q powder unit:kg 1..12; black_powder, powder
q place phrase; place, shooting_site
q occasion phrase; occasion, reason
q dist unit:m 50..300; safety_distance, distance
q insurer company:{} Versicherung/{} Assekuranz; liability_insurer, insured_with
q cover money:1000000..5000000; sum_insured, cover
q neighbours flag; neighbours_informed, residents_told
q gun choice:hand/cannon/both; gun_type, weapons
a licence id:§27-####; explosives_licence, permit_number
a filed date; notice_filed, filed_on
a policy id:HV-######; policy_number, policy
a last time; last_salute, ends
a doctor person; first_aider, paramedic
a shooters number:5..40; number_of_shooters, participants
---
{company_name}
An {office}
# Anzeige eines Salutschießens
Wir schießen am {day} ab {at} {place=auf dem Kalvarienberg|am Seeufer|hinter der Kirche|auf der Festwiese} zu {occasion=Fronleichnam|einer Primiz|einer Hochzeit|Neujahr}: {shots} Schuss, {gun?aus Handböllern~aus Kanonen~aus Handböllern und Kanonen}, Schwarzpulver {powder}. Abstand zu Zuschauern {dist}.
Pulver verwaltet {gunner}; verantwortlich ist {captain}. Versichert bei {insurer} bis {cover}. {neighbours!Die Nachbarn wissen Bescheid|Anlieger und Tierhalter sind verständigt~Die Anlieger werden wir noch verständigen|Die Nachbarn wissen noch nichts}.
?Ausweichtermin gibt es keinen. Letztes Mal, {:date}, waren es {:number:10..90} Schuss.
{:city}

== de kurbetrieb_moorbad_anwendungsplan
q spa company:Moorbad {}/Kurklinik {}/Heilbad {}; spa, clinic
q guest person; patient, spa_guest
q doctor person; spa_doctor, prescribed_by
q therapist person; therapist, main_therapist
q arrived date; arrival, cure_began
q plan_no id:KP ####; plan_number, card
q room number:101..420; room, room_number
q exam date; final_examination, last_check
q tax money:1..4; spa_tax, visitor_tax
q diet phrase; diet, meals
q heart flag; heart_trouble, cardiac_caution
q kind choice:inpatient/outpatient/private; cure_type, kind_of_stay
a leaves date; departure, cure_ends
a payer company; insurer, cost_bearer
a weight unit:kg 50..120; body_weight, weight
a pressure id:###/##; blood_pressure, pressure
a home_doctor person; family_doctor, gp
l sessions; treatments, appointments, de:Anwendungen
c sessions.day phrase; day, weekday
c sessions.at time; time, start
c sessions.what phrase; treatment, application
c sessions.where phrase; place, floor
c sessions.minutes number:10..45; minutes, length
c sessions.by person; done_by, staff
---
{spa}
# Anwendungsplan {plan_no}
{guest}, Zimmer {room} || angereist {arrived}
{kind?Stationär~Ambulant~Privat}, verordnet von {doctor}
%sessions 4..9
Tag | Uhr | Anwendung | Ort | Min.
{sessions.day=Mo|Di|Mi|Do|Fr|Sa} | {sessions.at} | {sessions.what=Moorpackung|Kneippguss|Massage|Inhalation|Bewegungsbad|Fango} | {sessions.where=UG|Badehaus|1. Stock|Halle} | {sessions.minutes}
{sessions.by=}
%%
Fragen an {therapist}. {heart!Vorsicht, Herz: nur Teilbäder|Wegen des Herzens keine Vollbäder~Das Herz ist belastbar|Keine Einschränkung durch das Herz}. [Kost: {diet=salzarm|Vollkost|vegetarisch|Reduktion}.] Schlussuntersuchung {exam}.
~ Kurtaxe {tax} je Tag. Bademantel {:money:5..15}. Konzert {:date}, {:time}

== de genossenschaftsbank_schliessfach_oeffnung
q bank company:Volksbank {}/Raiffeisenbank {}/Sparkasse {}; bank, institution
q holder person; box_holder, renter
q deceased_flag flag; holder_deceased, opened_after_death
q opener person; locksmith, opened_by
q witness_bank person; bank_witness, bank_employee
q notary person; notary, official_present
q box id:F-####; box_number, box
q opened date; opened_on, date
q at time; opened_at, hour
q reason choice:key_lost/arrears/estate; reason, why_opened
q cost money:150..600; opening_cost, cost
q new_box id:V-###; stored_in, new_place
a heir person; heir, entitled_person
a rent money:30..200; yearly_rent, box_rent
a rented date; rented_since, contract_date
a value money:100..90000; value_of_content, worth
a key id:K ###; key_number, key
l content; items, inventory, de:Inhalt
c content.what phrase; item, object
c content.count number:1..40; pieces, number
c content.note phrase; description, detail
c content.weight unit:g 5..900; weight, grams
---
{bank}, {:city}
# Protokoll über die Öffnung von Schließfach {box}
{opened}, {at}
Mieter: {holder}. {reason?Der Schlüssel ging verloren~Die Miete blieb trotz Mahnung aus~Zur Regelung einer Erbschaft}. {deceased_flag!Der Mieter ist verstorben|Geöffnet nach dem Tod des Mieters~Der Mieter war selbst anwesend|Der Mieter lebt und stimmte zu}.
Aufgebohrt von {opener}. Anwesend: {witness_bank} für die Bank, {notary} als Notar.
%content 2..6 lines
{content.count} x {content.what=Goldmünze|Briefumschlag|Ring|Sparbuch|Uhr|Schmuckkästchen|Barren}, {content.note=verschlossen|beschriftet|mit Gravur|lose|in Samt}
{content.weight=}
%%
Verwahrt nun unter {new_box}. Kosten {cost}.
~ Mahnung vom {:date}. Neues Schloss {:money:80..200}. Kopie {:person}

== de forstbetrieb_brennholz_versteigerung
q forest company:Forstbetrieb {}/Gemeindewald {}/Stadtwald {}; forest_owner, seller
q ranger person; forester, auctioneer
q cashier person; cashier, takes_money
q day date; auction_day, auction
q at time; begins, start
q meet phrase; meeting_point, place
q haul date; haul_away_by, removed_until
q saw flag; saw_certificate_required, chainsaw_licence
q pay choice:cash/transfer/card; payment, how_to_pay
q round_no number:1..9; auction_number, sale
q food company:Landjugend {}/Feuerwehr {}; catering_by, food
a split date; felled_on, felling
a buyers number:10..90; number_of_buyers, bidders
a total money:900..9000; proceeds, revenue
a road phrase; access_road, driveway
a moisture percent; moisture, water_content
l lots; piles, polters, de:Lose
c lots.no id:P##; lot, pile
c lots.wood phrase; species, wood
c lots.fm unit:fm 2..18; volume, quantity
c lots.start money:90..900; starting_price, minimum_bid
c lots.lies phrase; location, where_it_lies
c lots.buyer person; sold_to, buyer
---
{forest}
# {round_no}. Brennholzversteigerung
{day}, {at}, {meet=Waldparkplatz|Forsthaus|Grillhütte|Sägeplatz}
%lots 3..8
Los | Holz | Menge | Anschlag | liegt
{lots.no} | {lots.wood=Buche|Esche|Eiche|Fichte|Birke, Ahorn} | {lots.fm} | {lots.start} | {lots.lies=Hauptweg|Rückegasse 4|Kehre|Steinbruch|Wildacker}
{lots.buyer=}
%%
Es versteigert {ranger}, kassiert {cashier}. {pay?Nur Barzahlung~Gezahlt wird per Überweisung~Kartenzahlung möglich}. {saw!Nur mit Sägeschein|Ein Motorsägenkurs ist nachzuweisen~Ein Sägeschein wird nicht verlangt|Auch ohne Sägekurs}. Abfuhr bis {haul}.
?Für Glühwein sorgt {food}.
~ Mindestschritt {:money:5..10}. Restlose ab {:date} bei {:person}, {:phone}
`
