/** More whole papers in German: offices, clubs, trades, industry, clinics, schools, insurers, labs, transport, farming, church, culture, IT, trade. */
export const moreGermanPapers = `
== de ausweis_abholung
q office company:Bürgeramt {}/Stadt {} – Einwohnermeldewesen/Gemeindeamt {}; issuing authority, sender, municipal office, de:Behörde; where the document is waiting
q holder person; citizen, applicant_name, document holder; for whom the document was made
q clerk person; handled_by, case worker, contact person; employee who deals with it
q doc_kind choice:identity card/passport/residence permit; document type, type; what has been made
q serial id:L@##@###; document_number, serial no; number printed on the document itself
q slip id:A-#####; pickup number, queue reference; number that must be quoted at the counter
q ordered date; application_date, requested_on; when it was applied for
q ready_since date; available_from, arrival_date; since when it lies in the office
q keep_until date; collection deadline, last_day; until when it will be kept
q counter phrase; place, desk, collection_point; where in the building to go
q proxy_ok flag; third party pickup, collection_by_other_allowed; whether somebody else may fetch it
q old_doc flag; surrender_previous, return_required; whether the former document must be brought along
q fee money:20..70; outstanding amount, to_pay; what remains to be paid
a birth date; date_of_birth, born_on; birthday of the holder
a expiry date; valid_until, expiration; when the new document ceases to be valid
a height unit:cm 150..200; body height, height_cm; how tall the holder is
a mayor person; head of administration, de:Bürgermeister; who heads the municipality
a pin id:#####; pin code, activation code; secret number for the online function
a photo_studio company; photographer, picture_taken_by; who took the picture
a clerk_mail email; email, clerk's e-mail address
---
{office} || Abholnummer {slip}
{:street}, {:zip} {:city}
> {:date}

{holder}
{:street}
{:zip} {:city}

# Ihr {doc_kind?Personalausweis~Reisepass~elektronischer Aufenthaltstitel} liegt bereit
Guten Tag {holder},
Sie waren am {ordered} bei uns. Nun hat uns die Druckerei beliefert: Das Dokument mit der Seriennummer {serial} ist seit dem {ready_since} im Haus und kann zu den Öffnungszeiten (Mo bis Fr ab {:time}) abgeholt werden, und zwar {counter=am Schalter 4 im Erdgeschoss|in Zimmer 112, erster Stock|am Infopunkt im Foyer|an der Ausgabebox neben dem Eingang|im Anbau, Tür C}.
Bitte kommen Sie bis spätestens {keep_until}; danach wird das Stück vernichtet.
* {proxy_ok!Sie können eine Vertrauensperson mit schriftlicher Vollmacht schicken|Eine von Ihnen bevollmächtigte Person darf für Sie kommen~Die Ausgabe erfolgt nur an Sie persönlich|Vertretung ist leider ausgeschlossen}.
* {old_doc!Bringen Sie das bisherige Dokument zum Entwerten mit|Ohne Abgabe des alten Stücks keine Ausgabe~Das bisherige Dokument haben Sie bereits bei uns gelassen, Sie brauchen nichts mitzubringen}.
?* Offen sind noch {fee}, zahlbar mit Karte.
Fragen beantwortet {clerk}, Durchwahl {:number:11..99}.
~ Dieses Schreiben wurde maschinell erstellt. Zum Selbstbedienungsterminal: Gebühr für ein Foto {:money:5..9}.

== de hundesteuer
q tax_office company:Gemeinde {} – Steueramt/Stadtkasse {}/Kämmerei {}; issuing body, authority, de:Behörde; who levies it
q keeper person; dog_owner, taxpayer, debtor; who keeps the animal
q dog_name first; pet name, animal; what the animal is called
q breed phrase; race, kind of dog
q chip id:276##########; transponder, microchip number
q tag id:M ####; disc_number, badge; number of the metal disc for the collar
q account id:##.####.#; cash reference, payer_number, de:Kassenzeichen; number to quote with payments
q kept_since date; start_of_keeping, liable_from; from when the animal has been in the household
q decision_date date; issued_on, dated
q yearly money:40..180; annual_rate, tax_per_year; full rate for twelve months
q due_now money:15..90; amount payable now, first instalment; what must be paid this time
q pay_by date; payment_deadline, due_date
q relief choice:none/half/full; reduction, exemption level, concession; how far the duty has been lowered
q officer person; signed_by, case_handler
q debit flag; direct_debit, mandate_on_file; whether the money is fetched from the account
q old_home company:Tierheim {}/Tierschutzverein {}/{} Hundehilfe; previous holder, origin, adopted_from; where the animal came from
a dog_birth date; animal's birthday, whelped; when the dog was born
a vaccination date; rabies shot, vaccinated_on; when the dog was last inoculated
a liability_insurer company; insurance, liability cover with; company covering damage done by the dog
a second_dog first; other pet, second animal; name of another dog in the house
a vet person; veterinary surgeon, practice owner
a iban_payee iban; bank account, payee iban; account to which one pays
a shoulder unit:cm 20..80; shoulder height, size; how tall the dog is
---
{tax_office} || Kassenzeichen {account}
{:street} · {:zip} {:city} || {decision_date}

{keeper}
{:street}, {:zip} {:city}

# Bescheid über die Heranziehung zur Hundesteuer
Sie haben uns mitgeteilt, dass Sie seit dem {kept_since} den Hund „{dog_name}“ halten ({breed=Labrador-Mischling|Dackel|Golden Retriever|Border Collie|Schäferhund|Pudel, kleiner Schlag}[, übernommen vom {old_home}]). Die Kennzeichnung lautet {chip}; als Steuermarke geben wir Ihnen {tag} aus, bitte gut sichtbar befestigen.
= Jahressteuer für den ersten Hund: {yearly}
= Ermäßigung: {relief?nicht beantragt, voller Satz~auf 50 v. H. herabgesetzt~steuerfrei gestellt, Assistenzhund}
= Jetzt fällig: {due_now}
= Zahlbar bis: {pay_by}
Für jeden weiteren Hund wären {:money:190..300} zu entrichten. {debit!Wir ziehen den Betrag von Ihrem hinterlegten Konto ein|Ein Lastschriftmandat liegt vor, Sie müssen nichts veranlassen~Bitte überweisen Sie selbst, ein Mandat liegt uns nicht vor|Da Sie keine Einzugsermächtigung erteilt haben, bitten wir um Überweisung}.
Die Abschaffung des Tieres ist binnen {:duration} anzuzeigen. Verlust der Marke: Ersatz gegen {:money:3..8}.
Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch erhoben werden.

Im Auftrag
{officer}

== de plakatierung
q authority company:Ordnungsamt {}/Stadt {} – Sondernutzungen/Marktgemeinde {}; permit issuer, permitting_body; who allows it
q club company:Musikverein {}/Kulturkreis {}/Theaterfreunde {}; permit holder, organiser, applicant; association that may hang up the posters
q contact person; responsible_person, club representative; who answers for it on the side of the association
q officer person; signatory, handled_by
q permit_no id:SN-###-##; authorisation number, reference
q event text; subject, advertised event; what the posters announce
q event_day date; date_of_event, takes place
q hang_from date; start, posting_from; first day on which they may hang
q hang_to date; removal_deadline, posters_down_by; by when everything must be gone
q copies number:20..120; quantity, max_number; how many may be hung
q size choice:A1/A2/A0; format, poster size
q deposit money:50..300; security, caution; sum that is returned afterwards
q charge money:15..90; fee, permit cost; price of the permission
q trees flag; fixing_to_trees_allowed, trees; whether they may be fastened to trees
q stickers flag; marking_required, labels_needed; whether each poster must bear a mark
q depot phrase; where to fetch the labels, pickup place
a printer company; print shop, printed_by; who printed the posters
a ticket money:5..30; admission price, entry fee; what the event costs visitors
a venue address; location of event, hall; where the event takes place
a requested date; application_date, received_on; when permission was asked for
a fine money:100..900; penalty, fine amount; sum threatened for breaches
a club_phone phone; telephone of the club, contact number
---
{authority}
{:street}, {:zip} {:city}, Tel. {:phone}

{club}, z. Hd. {contact}
{:zip} {:city}

# Erlaubnis {permit_no}
zum Aufhängen von Veranstaltungsplakaten im Stadtgebiet
<Auf Ihren Antrag|Wie gewünscht> wird dem Verein gestattet, für „{event=Herbstkonzert mit Solisten|Der zerbrochne Krug|Tag der offenen Werkstatt|Flohmarkt am Mühlenplatz|Jazz im Kreuzgang|Faschingsumzug}“ am {event_day} zu werben.
= Stückzahl höchstens: {copies}
= Format: {size?594 x 841 mm~420 x 594 mm~841 x 1189 mm}
= Aushang ab: {hang_from}
= Restlos entfernt bis: {hang_to}
= Gebühr: {charge}
?= Kaution, wird erstattet: {deposit}
+++
## Auflagen
* Abstand zu Kreuzungen mindestens {:unit:m 5..20}; an Ampeln und Schildern nie.
* {trees!Bäume dürfen mit Kunststoffband, nicht mit Draht, benutzt werden~Bäume sind tabu|An Bäumen darf nichts befestigt werden}.
* {stickers!Jedes Stück trägt gut sichtbar unsere Klebemarke|Ohne aufgeklebte Marke gilt ein Plakat als wild~Einer Klebemarke bedarf es nicht mehr}.
?* Material liegt bereit: {depot=Pforte des Rathauses|Bauhof, Tor 2|Zimmer 08|Touristinfo am Markt|Hausmeister der Stadthalle}.
* Unterkante nicht unter {:unit:m 2..3} über Gehwegen.
+++
{:city}, den {:date}
{officer}
~ Für bis zu {:number:5..15} Wahlplakate gelten eigene Regeln.

== de osterfeuer
q community company:Gemeinde {}/Samtgemeinde {}/Amt {}; recipient, authority; office to which it is reported
q fire_owner company:Dorfgemeinschaft {}/Landjugend {}/Schützenverein {}; organiser, host, de:Veranstalter; association that lights the fire
q reporter person; notifier, filled_in_by; who filed the notice
q watch1 person; supervisor, fire_watch; adult who stays with the fire until the end
q landowner person; owner_of_field, plot owner; who owns the field
q field phrase; site, location; where it burns
q burn_date date; day_of_fire, event_date
q lit_at time; start, ignition_time
q out_at time; end, extinguished_by; when it must be out
q pile unit:m 2..4; height, pile_height; how high the heap may be
q volume unit:m³ 20..150; amount of wood, cubic volume
q woods unit:m 100..400; distance to forest, nearest_trees; how far away the trees are
q restack flag; moved_before_lighting, wildlife check; whether the heap is turned over before it is lit
q public flag; open_to_public, visitors admitted; whether everybody may come
q brigade company:Feuerwehr {}/Freiwillige Feuerwehr {}/Ortswehr {}; fire department, standby; who stands by with water
q mobile phone; contact_phone, reachable_at; number on which the supervisor can be reached
a received date; stamped_on, receipt date; when the office got the notice
a insurance id:HV ######; policy number, insurance_no; number of the liability policy
a beer company; caterer, drinks supplier; who sells the drinks
a guests number:50..900; expected visitors, headcount; how many people are expected
a band company; music, playing group; who plays
a rain_date date; alternative_date, fallback day; when it burns if the weather is bad
a fee money:10..60; charge, administrative fee
---
An {community}, Ordnungsangelegenheiten
# Anzeige eines Brauchtumsfeuers
Wir, {fire_owner}, zeigen an, dass wir am {burn_date} ein Feuer abbrennen wollen.
= Fläche: {field=Koppel hinter dem Sportplatz|Wiese am Mühlenteich|Acker an der Kreisstraße|Hof Brinkmann, Weide 3|Sandgrube Nord}
= Eigentum von: {landowner}
= Anzünden: {lit_at}
= Abgelöscht: {out_at}
= Höhe: {pile}
= Menge: {volume} Schnittgut
= Abstand zum Waldrand: {woods}
Zum nächsten Reetdach sind es {:unit:m 410..900}, zur Straße {:unit:m 50..90}.
+++
Das Brennmaterial {restack!wird am Tag selbst umgeschichtet, damit Igel und Vögel entkommen|setzen wir am Vormittag noch einmal um~kann nicht mehr umgesetzt werden, es wird aber erst am Vorabend aufgeschichtet}. {public!Eingeladen ist, wer kommen mag|Alle Nachbarn und Gäste sind willkommen~Es handelt sich um eine geschlossene Runde der Mitglieder}. Reifen, Lack und Paletten mit Farbe werden nicht verbrannt.
+++
Ständig am Feuer: {watch1} (volljährig, nüchtern), unterwegs unter {mobile}. Ablösung ab Mitternacht: {:person}.
?Mit einem Tanklöschfahrzeug zur Stelle: {brigade}.

{reporter}, {:date}

== de bauvoranfrage
q authority company:Bauaufsicht {}/Landratsamt {} – Bauordnung/Baurechtsamt {}; deciding body, issuing office; who decides
q asker person; applicant, requester, de:Bauherr; who asked the question
q planner company:Architekturbüro {}/{} Architekten/Planungsgruppe {}; architect, agent; office that drew the plans
q officer person; case officer, decided_by
q ref id:BV-####-##; file number, decision_no
q plot id:Flst. ####/#; parcel, cadastral reference; piece of land in question
q locality city; municipality, where; where the land lies
q asked_on date; submitted, date_of_request; when the question was put
q decided date; decision date, dated
q valid_to date; expiry, binding_until; until when the office is bound
q project text; intended building, proposal; what is to be built
q outcome choice:positive/positive with conditions/negative; result, ruling; how the office answered
q storeys number:2..5; full floors, max_storeys
q cover percent; share_of_plot, site coverage; how much of the plot may be built on
q neighbours flag; neighbours_heard, consultation held; whether adjoining owners were asked
q fee money:150..900; charge, cost_of_decision
q objection phrase; ground, decisive reason; main point in the reasoning
a area unit:m² 300..1500; plot size, parcel area; how large the plot is
a build_start date; commencement, works begin; when building begins
a cost money:90000..900000; construction cost, project value
a owner person; landowner, registered proprietor; who owns the land
a neighbour person; adjoining owner, neighbour name
a parking number:1..8; parking spaces, car_places; how many cars must find room
a plan_name phrase; zoning plan, de:Bebauungsplan; name of the development plan
---
{authority} || Az. {ref}
{:street}, {:zip} {:city} || {decided}

{asker}
über {planner}

# Bauvorbescheid
Mit <Schreiben|Unterlagen> vom {asked_on} <haben Sie gefragt|wollten Sie wissen>, ob auf dem Grundstück {plot} in {locality} folgendes Vorhaben planungsrechtlich zulässig wäre: {project=Neubau eines Doppelhauses|Aufstockung des Wohnhauses um ein Geschoss|Umnutzung der Scheune zu drei Wohnungen|Errichtung eines Hofladens|Anbau einer Praxis}.

Antwort: {outcome?Das Vorhaben fügt sich ein, Bedenken bestehen nicht~Dem kann zugestimmt werden, sofern die unten genannten Nebenbestimmungen beachtet werden~Die Frage ist zu verneinen}.
= Maßgebend: {objection=prägende Traufhöhe der Nachbarhäuser|Lage im Außenbereich|gesicherte Erschließung|Rücksicht auf den Bachlauf|Abstandsflächen nach Norden}
= Vollgeschosse nicht mehr als: {storeys}
= Überbaubar: {cover}
{neighbours!Die Angrenzer wurden gehört und haben sich nicht geäußert|Die umliegenden Eigentümer hatten Gelegenheit zur Stellungnahme~Eine Beteiligung der Angrenzer hat in diesem Verfahren nicht stattgefunden}.
Die Firsthöhe darf {:unit:m 8..13} nicht übersteigen; die Löschwasserversorgung beträgt {:unit:l 800..1600} je Minute.
An diese Auskunft sind wir bis zum {valid_to} gebunden. Sie ersetzt keine Baugenehmigung.
?Für die Amtshandlung werden {fee} festgesetzt.

{officer}
Baurätin/Baurat

== de umgangsvereinbarung
q service company:Jugendamt {}/Beratungsstelle {}/Kinder- und Jugendhilfe {}; mediating body, office; where the parents sat down together
q counsellor person; mediator, social worker, facilitator
q mother person; parent with whom the child lives, resident_parent
q father person; other parent, visiting_parent; parent who has the child for visits
q child first; child_name, minor; whom it is about
q child_birth date; born, dob
q talk_date date; date of conversation, agreed_on
q begins date; takes effect, start; first weekend under the new rule
q review date; follow_up, next talk; when they look again at how it goes
q handover_place phrase; exchange point, where child is handed over
q fetch_at time; pick up, collection_time; when the child is fetched on Friday
q back_at time; return, brought back
q rhythm choice:weekly/fortnightly/monthly; frequency, interval; how often
q overnight flag; sleepover, nights included; whether the child sleeps there
q school company:Grundschule {}/Kita {}/Schule am {}; institution the child attends, school
q phone_day phrase; call day, weekday for the telephone; when they speak by telephone
q costs_by choice:mother/father/both; travel_expenses, who pays the journeys
a court company; family court, judge's seat; court that dealt with the matter
a docket id:# F ###/##; case number, court reference
a maintenance money:200..700; child support, monthly support; sum paid for the child each month
a lawyer person; attorney, counsel
a married date; wedding date, marriage; when the parents married
a grandmother person; grandparent, granny's name
a divorce date; separated_since, separation; since when the parents live apart
---
{service}
{:street}, {:zip} {:city}

# Elternvereinbarung über die Besuchszeiten
Am {talk_date} haben sich {mother} und {father} mit {counsellor} zusammengesetzt. Es geht um {child}, geboren am {child_birth}, lebend im Haushalt von {mother}, zurzeit in der {school}.
Die Eltern kommen überein:
1. {child} verbringt {rhythm?jedes Wochenende~jedes zweite Wochenende~das erste Wochenende im Monat} bei {father}, beginnend am {begins}.
2. Abgeholt wird freitags um {fetch_at}, zurückgebracht sonntags um {back_at}. Treffpunkt: {handover_place=Parkplatz am Schwimmbad|Haustür der Großeltern|Bahnhof, Gleis 1|Eingang der Bücherei|Spielplatz am Markt}.
3. {overnight!Das Kind schläft dort, eigenes Bett ist vorhanden|Übernachtungen sind eingeschlossen~Geschlafen wird vorerst zu Hause, jeder Besuchstag endet abends}.
?4. Telefoniert wird am {phone_day=Mittwoch|Dienstag|Donnerstag|Montag}.
5. Für die Fahrten kommt {costs_by?die Mutter~der Vater~jede Seite zur Hälfte} auf.
6. In den Sommerferien sind es {:number:2..3} Wochen am Stück. Wer verhindert ist, sagt {:number:2..3} Tage vorher Bescheid.
+++
Wie es läuft, besprechen alle wieder am {review}. Diese Vereinbarung ersetzt keine gerichtliche Regelung, ein Verfahren ist nicht anhängig.

{mother} || {father}
Für die Beratung: {counsellor}

== de bafoeg
q office company:Studierendenwerk {}/Amt für Ausbildungsförderung {}/Stipendienstelle {}; funding office, issuing body
q student person; recipient, beneficiary, de:Auszubildende; who gets the support
q university company:Hochschule {}/Universität {}/Fachhochschule {}; educational institution, place of study
q subject phrase; course, field of study
q semester number:1..7; term, semester_no; how far the studies have come
q number id:###-##-####; funding number, reference, de:Förderungsnummer
q monthly money:300..934; award per month, grant_amount; what is paid each month
q rent money:59..360; housing share, accommodation component; part meant for the dwelling
q from month; award period start, first month
q to month; award period end, last month
q parent person; parent whose income counted, income_of
q parent_share money:40..300; deducted income, expected contribution; what the parents are supposed to add
q interest choice:loan only/half grant half loan/grant only; funding type, repayability; whether it has to be given back
q provisional flag; under_reservation, subject to review; whether the sum is not yet final
q own_flat flag; lives_away_from_home, own household; whether the student has moved out from the parents
q decided date; date of notice, issued
q officer person; case worker, responsible clerk
a matric id:#######; matriculation, student number
a birth date; date_of_birth, born
a reapply date; renewal deadline, apply again by; by when the next application must come in
a bank iban; account, student's iban; account to which it is paid
a savings money:500..15000; assets, capital; what the student owns
a sibling person; brother or sister, sibling in training
a insurer company; health insurance, fund; where the student is insured
---
{office}
~ {:street}, {:zip} {:city}
Förderungsnummer {number} || {decided}

{student}
{:street}, {:zip} {:city}

# Bescheid über Ausbildungsförderung
für das Studium {subject=Maschinenbau (B. Eng.)|Lehramt Gymnasium|Soziale Arbeit (B. A.)|Chemie (B. Sc.)|Architektur (M. A.)|Forstwissenschaft} an der {university}, {semester}. Fachsemester
= Bewilligt von: {from}
= bis einschließlich: {to}
= Monatlicher Betrag: {monthly}
= darin Unterkunft: {rent}
= Abzug wegen Elterneinkommen: {parent_share}
= Herangezogen wurde das Einkommen von: {parent}
Grundbedarf laut Gesetz: {:money:452..475}. Der Zuschlag für Kranken- und Pflegeversicherung entfällt.
+++
{own_flat!Sie wohnen nicht mehr bei Ihren Eltern, der höhere Wohnbedarf wurde angesetzt|Berücksichtigt wurde Ihr eigener Haushalt~Da Sie bei Ihren Eltern wohnen, gilt der niedrigere Satz}. {interest?Die Leistung ist in voller Höhe zurückzuzahlen~Eine Hälfte bleibt Ihnen als Zuschuss, die andere ist zinslos zu tilgen~Zurückzuzahlen ist davon nichts}.
{provisional!Die Bewilligung ergeht unter dem Vorbehalt der Rückforderung, weil ein Steuerbescheid noch fehlt|Über die Höhe entscheiden wir erst mit dem fehlenden Steuerbescheid endgültig~Die Entscheidung ist endgültig, ein Vorbehalt besteht nicht}.
+++
Änderungen (Abbruch, Wechsel, Nebenjob über {:money:520..560}) teilen Sie bitte sofort mit.
Im Auftrag {officer}
~ Ausgezahlt wird jeweils zum Monatsende.

== de gastschulantrag
q school_authority company:Schulamt {}/Staatliches Schulamt {}/Bildungsdirektion {}; deciding authority, addressee
q parent person; applicant, guardian
q pupil person; child, student_name
q birth date; child's birthday, born
q home_school company:Grundschule {}/Volksschule {}/{}-Schule; assigned school, school of the district; school the child would have to attend
q wished_school company:Grundschule am {}/Montessorischule {}/Schule {}-Nord; requested school, target; school that is wanted instead
q from date; start, change_effective
q grade number:1..6; class, year_level
q reason phrase; ground, motive; why another school is wanted
q minder person; childcare person, who looks after the child in the afternoon
q minder_street street; address of the carer, street of childminder
q head1 person; principal giving up, releasing head; head of the school that lets the child go
q head2 person; principal taking in, receiving head; head of the school that has room
q decision choice:approved/rejected/pending; outcome, status
q transport flag; bus cost covered, school transport paid; whether the journey is paid for
q sibling flag; brother_or_sister_there, sibling attends; whether another child of the family is already there
q signed date; date of application, filed_on
a case id:GS-###; file no, reference number
a teacher person; class teacher, form tutor
a valid_to date; permission ends, permitted_until; when the permission runs out
a diocese company; religious community, denomination body
a class_size number:14..30; pupils in class, class size
a distance unit:km 1..15; way to school, distance; how far the school is from home
a employer company; parent's workplace, employed at
---
# Antrag auf Besuch einer anderen Schule
An: {school_authority}
Eingereicht am {signed} von {parent}, sorgeberechtigt

= Kind: {pupil}
= Geburtstag: {birth}
= Klassenstufe: {grade}
= Zuständige Schule: {home_school}
= Gewünscht: {wished_school}
= Ab: {from}
+++
## Begründung
{reason=Betreuung am Nachmittag nur dort gesichert|Umzug in den Sprengel steht bevor|Ganztagsklasse fehlt vor Ort|ärztlich empfohlener Schulwechsel|Anfeindungen in der Klasse}. Nach dem Unterricht geht das Kind zu {minder}, {minder_street}, wo es bis {:time} bleibt. {sibling!Ein älteres Geschwister besucht die Wunschschule schon|Die Schwester ist dort in Klasse 4~Geschwister an der Wunschschule gibt es nicht}.
+++
## Stellungnahmen
Abgebende Schule: keine Einwände, {head1}
Aufnehmende Schule: {:number:1..4} Plätze frei, {head2}
+++
## Vom Amt auszufüllen
{decision?Dem Antrag wird stattgegeben~Der Antrag wird abgelehnt~Entscheidung zurückgestellt, Unterlagen fehlen}. {transport!Die Fahrkarte trägt der Landkreis|Fahrtkosten werden übernommen~Ein Anspruch auf Beförderung entsteht dadurch nicht|Die Fahrt geht auf Kosten der Familie}.
~ Bearbeitung dauert bis zu {:duration}. Auskunft {:phone}.

== de schulunfall
q school company:Realschule {}/Gesamtschule {}/Mittelschule {}; institution, reporting body; school that files the report
q insurer company:Unfallkasse {}/Gemeinde-Unfallversicherungsverband {}/Unfallversicherung {}; accident fund, recipient; to whom it is sent
q pupil person; injured, casualty, insured_person
q class id:#@; form, grade group
q guardian person; parent, legal representative
q teacher person; supervised_by, staff on duty; who had the supervision
q witness person; eyewitness, who saw it
q happened date; accident_date, day
q clock time; time_of_accident, hour
q stopped_at time; left_school, lessons ended for the child; when the child broke off lessons
q spot phrase; place of accident, where
q injury phrase; type of injury, harm
q body_part phrase; injured part, limb
q doctor company:Praxis Dr. {}/Klinikum {}/Unfallchirurgie {}; first treatment, treated_at; where the child was taken
q transport choice:ambulance/parents/teacher; taken_by, brought to the doctor by
q violence flag; assault, caused_by_fight; whether a quarrel was the cause
q report_no id:SU-##-###; running number, form number
a birth date; date of birth, pupil's birthday
a head person; headmaster, principal
a return date; back at school, resumes_on; when the child comes back
a health_fund company; sickness fund, health insurer
a bill money:50..900; treatment cost, doctor's bill
a glasses flag; spectacles broken, material damage; whether glasses were damaged
a bus_line number:1..99; bus route, line number
---
{school} || Lfd. Nr. {report_no}
{:street}, {:zip} {:city}
An: {insurer}

# Unfallanzeige für Kinder in Schulen
= Verletzt: {pupil}, Klasse {class}
= Sorgeberechtigt: {guardian}
= Tag: {happened}
= Uhrzeit: {clock}
= Unterricht abgebrochen: {stopped_at}
= Ort: {spot=Sporthalle, Sprossenwand|Pausenhof West|Treppe zum Chemiesaal|Radweg vor dem Tor|Werkraum|Schwimmhalle, Beckenrand}
+++
## Hergang
<Beim Fangen|Auf dem Weg zur Stunde|Kurz vor Schluss> rutschte das Kind aus und schlug auf. {violence!Vorausgegangen war eine Rangelei mit einem Mitschüler|Ein anderer hatte im Streit gestoßen~Fremde waren nicht beteiligt, gestoßen wurde nicht}. Aufsicht führte {teacher}; den Sturz selbst gesehen hat {witness}.
Festgestellt: {injury=Prellung|Platzwunde|Verdacht auf Bruch|Verstauchung|Zahn abgebrochen|Schnitt} – {body_part=rechtes Handgelenk|Stirn links|linkes Knie|Oberkiefer|Daumen|Sprunggelenk rechts}. Gekühlt wurde {:duration}.
+++
Erstversorgung durch {doctor}. {transport?Die Sanitäter nahmen das Kind mit~Die Eltern holten das Kind und fuhren hin~Eine Lehrkraft fuhr im Taxi mit}. Im Verbandbuch steht der Vorfall als Eintrag {:number:10..90}.
~ Durchschrift an den Sicherheitsbeauftragten {:person}. Kopie bleibt {:duration} in der Schule.

== de nachteilsausgleich
q school company:Gymnasium {}/Berufsschule {}/Oberschule {}; issuing school, institution
q learner person; pupil, entitled student; for whom the arrangement is made
q class id:##@; group, form
q condition phrase; diagnosis, impairment
q expert company:Praxis für Lerntherapie {}/Schulpsychologischer Dienst {}/SPZ {}; assessing body, report_from; who established the condition
q report_day date; expert report dated, evidence date
q conference date; decided by the teachers on, resolution date
q valid_to date; ends, applies until
q extra percent; additional time, time_extension
q head person; head teacher, signed_by
q coordinator person; special needs coordinator, contact
q marks flag; spelling_not_graded, grading waived; whether spelling is left out of the mark
q certificate_note flag; remark in report, mentioned on certificate; whether the school report will say so
q device choice:laptop/reading pen/none; technical aid, tool allowed
q letter date; date of this letter, issued
l subjects; measures, subject list, de:Fächer; what applies in which lesson
c subjects.subject phrase; lesson, course
c subjects.measure phrase; accommodation, adjustment; what is done for the child
c subjects.teacher person; responsible teacher, implemented_by
a birth date; born, date of birth
a parent person; guardian, mother or father
a next_exam date; exam date, upcoming test
a therapist person; treating therapist, psychologist
a iq number:80..130; test score, iq result
a phone phone; school telephone, contact number
---
{school}
> {letter}
# Bescheid über Nachteilsausgleich
{learner}, Klasse {class}

<Die Klassenkonferenz|Das Kollegium> hat am {conference} auf Grund der Unterlagen der Stelle {expert} vom {report_day} beschlossen: Wegen {condition=Lese-Rechtschreib-Störung|Hörminderung beidseits|Rechenschwäche|Autismus-Spektrum-Störung|ADHS|Sehbehinderung} werden die folgenden Hilfen gewährt, längstens bis {valid_to}.
* Arbeitszeit bei Klausuren: plus {extra}
* Hilfsmittel: {device?tragbarer Rechner mit gesperrtem Netz~Stift, der den Text vorliest~keines, wie bisher von Hand}
* {marks!Die Rechtschreibung bleibt bei der Bewertung außer Betracht|Rechtschreibfehler zählen nicht~Die Rechtschreibung wird wie bei allen gewertet}.
* {certificate_note!Im Zeugnis erscheint hierüber ein Satz|Ein Vermerk im Zeugnis ist vorgeschrieben~Im Zeugnis wird nichts davon stehen}.
+++
%subjects 2..5
Fach | Hilfe | Zuständig
{subjects.subject=Deutsch|Englisch|Mathematik|Physik|Geschichte|Biologie} | {subjects.measure=größere Schrift|mündlich statt schriftlich|Platz vorne links|Aufgaben vorgelesen|Pausen nach Bedarf|Formelblatt} | {subjects.teacher}
%%
+++
Ansprechpartner im Haus ist {coordinator}. Nach {:duration} wird geprüft, ob die Hilfen wirken.
{head}
Schulleitung

== de laeusebrief
q nursery company:Kindergarten {}/Kita {}/Kinderhaus {}; facility, sender
q group phrase; affected group, where in the house
q manager person; head_of_facility, signed
q health_office company:Gesundheitsamt {}/Gesundheitsbehörde {}/Amt für Gesundheit {}; authority informed, notified_to
q cases number:1..7; affected children, count
q found_on date; discovered, first_noticed
q letter date; date, written_on
q second date; repeat_treatment, second round; when the remedy must be applied again
q remedy product; agent, preparation
q shop company:{}-Apotheke/Apotheke am {}/Stadtapotheke {}; pharmacy, obtainable_from
q slip_until date; return form by, confirmation_deadline; by when the confirmation must be back
q attest flag; doctor's note needed, medical_certificate; whether a doctor must confirm
q closed flag; group closed, shut; whether the group stays closed
q cleaner company:{} Gebäudereinigung/Reinigung {}/Sauber {}; cleaning firm, cleaned_by
q phone phone; questions to, hotline
a child person; first affected child, child with lice
a doctor person; paediatrician, medical officer
a law phrase; statutory paragraph, legal basis
a price money:5..30; cost of remedy, price
a party date; summer party, next parents' evening
a cleaning date; cleaned on, cleaning date; when the rooms were cleaned
---
{nursery}
{:street}, {:zip} {:city}
> {letter}
Liebe Eltern der {group=Igelgruppe|Bärengruppe|Sonnenkinder|Waldwichtel|Frösche|Krippe oben},

am {found_on} haben wir bei {cases} Kindern Kopfläuse entdeckt. Das hat mit mangelnder Sauberkeit nichts zu tun und kommt jedes Jahr vor. Wir mussten das der Stelle {health_office} melden – ohne Namen der Kinder an andere Familien weiterzugeben.
+++
# Was jetzt zu tun ist
* Untersuchen Sie heute noch alle im Haushalt, Strähne für Strähne.
* Bewährt hat sich {remedy=ein Dimeticon-Mittel|das Spray Nissfrei|ein Öl aus Neem|Kokos-Shampoo Kopfwohl|das Gel Lausex}[; vorrätig in der {shop}].
* Wiederholen Sie die Behandlung unbedingt am {second}, sonst schlüpfen die Nissen.
* Mützen und Kuscheltiere {:number:3..5} Tage in einen Beutel, Wäsche bei {:unit:°C 60..60}.
* Zettel unten bis {slip_until} abgeben.
+++
{attest!Diesmal brauchen wir ein Attest, ehe das Kind wieder kommt|Bitte legen Sie eine ärztliche Bescheinigung vor~Ein Attest verlangen wir nicht, Ihre Unterschrift genügt}. {closed!Die Gruppe bleibt bis dahin zu|Bis zur Reinigung ist die Gruppe geschlossen~Die Gruppe läuft ganz normal weiter}.
[Teppiche und Verkleidungskiste übernimmt die Firma {cleaner}.]
Bei Fragen: {phone}, auch nach {:time}.

Herzlich
{manager}

== de schiri_ansetzung
q association company:Handballverband {}/Fußballkreis {}/Turnbund {}; governing body, federation, sent_by
q scheduler person; assigning officer, appointed_by, de:Ansetzer; who makes the appointments
q referee person; match official, addressee; who is to lead the game
q partner person; second official, teammate; who whistles with them
q observer person; assessor, watched_by; who sits in the stand and judges the officials
q home company:TSV {}/SG {}/TuS {}; hosting team, home side
q guest company:VfL {}/HC {}/SV {}; visiting team, away side
q game_no id:######; fixture number, match id
q league phrase; competition, division
q match_day date; date of game, played on
q throw_off time; start, kick-off
q hall phrase; venue, arena
q hall_town city; location, where it is played
q be_there time; arrival, report_by; when the officials have to be there
q reply_by date; confirm_before, answer deadline
q fee money:25..90; match fee, remuneration; what each one gets for leading the game
q derby flag; high_risk_match, security game; whether trouble is expected
q colour choice:black/yellow/blue; shirt colour, jersey of officials
a replacement person; substitute referee, standby
a result phrase; final score, outcome
a licence id:SR-#####; referee licence, badge number
a timekeeper person; clock operator, table official
a home_phone phone; home club contact, phone of host
a distance unit:km 10..150; journey, travel distance
a spectators number:50..900; crowd, attendance
---
{association} · Schiedsrichterwesen

Hallo {referee},
hiermit setze ich dich zusammen mit {partner} für dieses Spiel an:

= Spiel: Nr. {game_no}, {home} – {guest}
= Klasse: {league=Landesliga Männer|Bezirksoberliga Frauen|B-Jugend Verbandsliga|Kreispokal Viertelfinale|Regionalliga Südwest}
= Tag: {match_day}
= Anwurf: {throw_off}
= Halle: {hall=Sporthalle Nord|Schulzentrum West|Jahnhalle|Dreifachhalle am Bad|Stadthalle}, {hall_town}
= Anwesenheit: {be_there}
+++
Tragt bitte {colour?Schwarz, die Heimmannschaft spielt in Gelb~Gelb, da beide dunkle Trikots haben~Blau, mit Schwarz gibt es Verwechslungen}. {derby!Achtung, Lokalkampf: Ordnungsdienst ist verstärkt, meldet euch beim Einsatzleiter|Die Partie ist als Sicherheitsspiel eingestuft~Mit Ärger ist nicht zu rechnen}. [Auf der Tribüne wird euch {observer} beobachten.]
Abrechnung wie immer: {fee} pro Kopf, dazu Kilometergeld nach Ordnung; Übernachtung wird erst ab {:unit:km 250..300} gezahlt.
Rückmeldung im Portal bis {reply_by}, sonst vergebe ich neu. Nicht antreten kostet {:money:100..200}.

Sportliche Grüße
{scheduler}
~ Nächster Lehrabend: {:date}

== de vereinsausschluss
q club company:Segelclub {}/Tennisclub {}/Reitverein {}; association, sender
q member person; addressee, expelled member
q chair person; president, first_signature
q secretary person; second signature, keeper of the records
q member_no id:M####; membership number, member id
q joined date; member_since, admission date
q board_day date; resolution date, decided_on
q heard_on date; hearing, statement given; when the member could speak
q effect date; exclusion takes effect, end_of_membership
q ground phrase; reason, breach
q arrears money:80..700; dues owing, outstanding dues
q keys_by date; return of property, hand back keys until
q ban flag; house ban, barred from premises; whether the grounds may no longer be entered
q appeal choice:general assembly/arbitration panel; remedy, where to appeal
q appeal_days number:10..30; time limit, days to object
q place city; signed_at, city
q votes number:4..9; votes in favour, ayes
a warning date; first warning, formal notice date; when the member was warned
a refund money:20..200; deposit returned, money back
a complainant person; who complained, accuser
a lawyer company; law firm, legal adviser
a successor person; replaced by, new holder of the office
a birth date; member's birthday, born
a locker number:1..90; locker number, cabinet
---
{club}
{:street}, {:zip} {:city}

{member}
– per Einschreiben –
> {place}, {:date}

# Ausschluss aus dem Verein
{member}, Mitglied Nr. {member_no}, eingetreten am {joined}

der Vorstand hat in seiner Sitzung am {board_day} mit {votes} von {:number:10..12} Stimmen beschlossen, Sie auszuschließen. Grund ist {ground=wiederholte Gefährdung anderer auf dem Wasser|Beleidigung von Jugendtrainern|eigenmächtige Vermietung von Vereinsgerät|anhaltender Beitragsrückstand|Missachtung der Platzordnung}. Sie hatten am {heard_on} Gelegenheit, sich zu äußern; was Sie vortrugen, hat uns nicht umgestimmt.
Ihre Rechte enden am {effect}.
+++
?Noch offen sind Beiträge in Höhe von {arrears}; ein Säumniszuschlag wird nicht berechnet.
Schlüssel, Chipkarte und Leihmaterial erwarten wir bis {keys_by}.
{ban!Das Gelände dürfen Sie ab sofort nicht mehr betreten|Zugleich sprechen wir ein Hausverbot aus~Als Gast sind Sie uns weiterhin willkommen, ein Hausverbot sprechen wir nicht aus}.
{appeal?Über eine Beschwerde entscheidet die Mitgliederversammlung~Anrufen können Sie das Schiedsgericht des Vereins}.
?Widerspruch ist binnen {appeal_days} Tagen zu erheben.

{chair} || {secretary}
Vorsitz || Schriftführung

== de hallenzeiten
q owner company:Sportamt {}/Stadt {} – Schulen und Sport/Gemeinde {}; hall operator, allocated_by
q hall phrase; facility, gym
q caretaker person; janitor, de:Hausmeister
q caretaker_phone phone; janitor's number, call in case of faults
q season period; season, valid during, applies for
q issued date; as of, plan dated
q clerk person; contact at office, planner
q closed flag; closed in holidays, shut during school breaks
q balls flag; resin_allowed, sticky balls; whether resin may be used
q rate money:4..30; hourly fee, price per hour
q objections date; changes wanted until, comments by
q access choice:key/chip/caretaker; entry method, how to get in
l slots; bookings, timetable, allocations
c slots.day phrase; weekday, day_of_week
c slots.start time; from, begins
c slots.end time; until, finishes
c slots.club company:TSV {}/Turnverein {}/SC {}; user, allotted to, association
c slots.trainer person; coach, responsible leader
c slots.sport phrase; activity, discipline
a capacity number:60..500; max persons, capacity
a area unit:m² 300..1200; floor space, size of hall
a cleaning time; cleaning starts, cleaners come at
a deposit money:20..90; key deposit, caution
a school company; school on site, school using it in the morning
a renovation date; renovated on, next refurbishment
---
{owner}
# Belegungsplan {hall=Turnhalle Ost|Mehrzweckhalle|Sporthalle Gymnasium|Kleine Halle Bachstraße|Gymnastikraum 2}
Gültig {season} || Stand {issued}

%slots 3..6
Tag | von | bis | Verein | Leitung | Was
{slots.day=Mo|Di|Mi|Do|Fr|Sa} | {slots.start} | {slots.end} | {slots.club} | {slots.trainer} | {slots.sport=Volleyball|Kinderturnen|Judo|Badminton|Seniorengymnastik|Handball}
%%
+++
= Entgelt je Stunde: {rate}
= Zutritt: {access?Schlüssel gegen Unterschrift~mit dem programmierten Transponder~es wird aufgeschlossen und abgeschlossen}
= Hausmeister: {caretaker}, {caretaker_phone}
* {closed!In den Schulferien bleibt die Halle zu~Auch in den Ferien darf trainiert werden}.
* {balls!Harz ist erlaubt, aber nur das wasserlösliche~Harz und Wachs sind verboten, auch in kleinen Mengen}.
* Das Licht geht um {:time} von selbst aus. Straßenschuhe bleiben draußen.
+++
Wer tauschen möchte, schreibt bis {objections} an {clerk}.

== de skikurs
q ski_school company:Skischule {}/Schneesportschule {}/Ski-Club {}; course provider, organiser
q director person; head of school, course director
q guest person; booked_by, customer; who made the booking
q booking id:SK####; reservation, reference no
q first_day date; start, course begins
q last_day date; end, final day
q meeting phrase; assembly point, where to meet
q meet_at time; gathering time, be there at
q race flag; final race held, competition; whether there is a race at the end
q lunch flag; midday meal included, lunch_care
q pass choice:included/bought separately/not needed; lift ticket, ski pass
q rental company:Sport {}/{} Skiverleih/Intersport {}; equipment hire, rental shop
q total money:180..900; course price, total_price
q emergency phone; emergency number, call if ill
q region region; area, ski region
l groups; children, participants, de:Teilnehmer
c groups.child first; name, pupil
c groups.age number:4..14; years, age
c groups.level phrase; ability, group name, class
c groups.teacher person; instructor, taught_by
a hotel company; accommodation, guest's hotel
a insurance company; accident insurer, insured with
a deposit money:40..150; prepaid, down payment
a slope phrase; piste, run
a departure date; goes home, departure date
a height unit:cm 90..170; body height, ski length
---
{ski_school}, {region}
Buchung {booking} || {:date}

Liebe Familie {:last}, <danke|herzlichen Dank> für die Anmeldung durch {guest}. <So|Hier> sind die Gruppen eingeteilt:

%groups 2..4 lines
{groups.child} ({groups.age} Jahre)
Gruppe {groups.level=Pinguine|Blaue Könige|Rot Fortgeschritten|Schwarz Race|Zwerge} – es unterrichtet {groups.teacher}
%%
+++
Der Kurs läuft vom {first_day} bis {last_day}, täglich ab {:time}. Am ersten Morgen sammeln wir uns um {meet_at} {meeting=bei der Talstation Ost|am Übungshang neben dem Zauberteppich|vor dem Skibüro|unter der gelben Fahne}.
* Liftkarte: {pass?ist im Preis enthalten~bitte selbst an der Kassa lösen~auf dem Übungsgelände braucht man keine}
* {lunch!Mittags essen die Kinder mit uns~Zu Mittag holen Sie die Kinder bitte ab, Verpflegung bieten wir nicht}.
* {race!Am Schluss fahren alle ein kleines Rennen mit Siegerehrung~Ein Rennen gibt es diesmal nicht, dafür eine Schnitzeljagd}.
?* Ausrüstung bekommen Sie verbilligt bei {rental}.
Gesamtpreis {total}. Privatstunde auf Wunsch {:money:60..95}.
+++
Krank? Bitte vor {:time} anrufen: {emergency}.
Ski Heil! {director}

== de schuetzenfest
q society company:Schützenbruderschaft {}/Bürgerschützen {}/Schützengilde {}; host, association
q commander person; colonel, commanding officer, de:Oberst
q king person; reigning king, current majesty
q queen person; consort, queen
q jubilee person; honoured veteran, celebrates jubilee; who celebrates an anniversary of kingship
q jubilee_years number:25..60; years since kingship, anniversary
q starts date; opening day, first day of the festival
q ends date; closing day, last day
q priest person; celebrant, clergyman; who says the mass
q band company:Musikkapelle {}/Spielmannszug {}/Tambourkorps {}; marching band, music on parade
q brewery company:Brauerei {}/{} Bräu/Privatbrauerei {}; beer supplier, drinks from
q route phrase; parade route, procession goes through
q entry choice:free/donation/ticket; admission, entrance
q bus flag; shuttle, bus_service
q drones flag; drones permitted, filming from the air allowed
l programme; schedule, items, de:Ablauf
c programme.time time; starts_at, hour
c programme.what phrase; item, event
c programme.where phrase; venue, place
a new_king person; next majesty, wins the bird shooting
a founded year; foundation year, established
a shots number:100..400; number of shots, shots fired
a tent company; tent builder, marquee hire
a treasurer person; treasurer, finance officer; who keeps the accounts
a parking money:2..9; parking charge, car park price
---
^ {society}
# Einladung zum Schützenfest
^ {starts} bis {ends}
Liebe Schützenbrüder, liebe Nachbarn, unser Königspaar {king} und {queen} freut sich auf drei schöne Tage. Besonders gratulieren wir {jubilee}: Vor {jubilee_years} Jahren fiel unter dieser Hand der Vogel.
+++
%programme 3..6
Uhrzeit | Programm | Ort
{programme.time} | {programme.what=Antreten|Festhochamt|Vogelschießen|Großer Zapfenstreich|Kinderbelustigung|Frühschoppen|Festzug} | {programme.where=Vogelrute|Pfarrkirche|Festzelt|Ehrenmal|Kirchplatz|Schulhof}
%%
+++
Die Messe hält {priest}. Im Zug spielt {band} auf; er nimmt den Weg {route=über Markt und Mühlenstraße|durch die Siedlung am Berg|Bahnhof, Hauptstraße, Zelt|rund um den Anger}. Bitte Häuser beflaggen!
= Eintritt: {entry?frei an allen Tagen~wir bitten um eine Spende am Eingang~nur mit gekauftem Bändchen}
= Bier: {brewery}, das Glas {:money:2..3}
{bus!Ein Pendelbus fährt durch alle Ortsteile~Einen Pendelbus können wir dieses Jahr nicht anbieten}. {drones!Wer eine Drohne steigen lässt, meldet das vorher an der Kasse~Drohnen haben über dem Platz nichts zu suchen}.
Das Kommando führt {commander}. 
~ Nach {:time} keine Musik im Freien.

== de atemschutz_nachweis
q brigade company:Freiwillige Feuerwehr {}/Feuerwehr {}/Ortsfeuerwehr {}; unit, fire brigade
q training_site company:Feuerwehrtechnische Zentrale {}/Landesfeuerwehrschule {}/Übungsanlage {}; test facility, where the run took place
q leader person; instructor, supervised_by
q keeper person; equipment warden, de:Gerätewart
q run_date date; exercise day, date
q medical company:Arbeitsmedizin {}/Praxis Dr. {}/Betriebsärztlicher Dienst {}; examining doctor's practice, G26 done by
q sheet id:AÜ-##/##; sheet number, record id
q air unit:bar 280..310; filling pressure, cylinder_start
q task phrase; load, exercise
q smoke flag; fogged, run in smoke
q next_due month; repeat, next run due
q incident flag; abort, incident occurred; whether anybody had to break off
l wearers; participants, trained people
c wearers.name person; firefighter, wearer
c wearers.pulse number:110..185; heart rate, highest pulse
c wearers.rest unit:bar 60..140; remaining pressure, cylinder_end
c wearers.result phrase; outcome, passed
c wearers.exam date; fit until, medical valid to; until when the medical examination counts
a mask id:M-####; mask number, breathing mask id
a duration duration; time needed, length of run
a chief person; town fire chief, de:Wehrführer
a callout number:1..90; operation number, call-outs
a cylinder_test date; cylinder tested, pressure vessel test
a age number:18..60; age, years old
---
{brigade} || Blatt {sheet}
# Belastungsübung unter Atemschutz
= Ort: {training_site}
= Datum: {run_date}
= Fülldruck zu Beginn: {air}
= Aufgabe: {task=Orientierungsstrecke mit 3 Türen|Endlosleiter und Laufband|Kriechgang mit Puppe 75 kg|Schlauch vornehmen über zwei Geschosse|Hammer und Kriechstrecke}
{smoke!Die Strecke war mit Nebel gefüllt~Geübt wurde ohne Nebel, nur im Dunkeln}. Raumtemperatur {:unit:°C 18..35}, Gesamtarbeit {:unit:kJ 60..80}.
+++
%wearers 2..5
Träger | Puls max. | Restdruck | Ergebnis | G 26.3 gilt bis
{wearers.name} | {wearers.pulse} | {wearers.rest} | {wearers.result=erreicht|nicht erreicht|erreicht, Pause nötig|wiederholen|sehr gut} | {wearers.exam}
%%
+++
{incident!Ein Durchgang wurde wegen Unwohlseins beendet|Einmal musste abgebrochen werden~Abbrüche gab es keine}. Alle Untersuchungen stammen von {medical}.
Die Übung ist fällig wieder im {next_due}. Masken zurück an {keeper}, bitte nass lassen.
Leitung: {leader}

== de milchguete
q dairy company:Molkerei {}/Milchwerke {}/Käserei {}; buyer, purchaser, processing plant
q lab company:Milchprüfring {}/Labor {}/Kontrollverband {}; testing body, analysed_by
q farm company:Hof {}/Betrieb {}/{} Milch GbR; producer, supplier
q farmer person; farm owner, addressee
q adviser person; milk consultant, contact
q supplier_no id:####-##; producer number, delivery id
q month_of month; statement month, reporting period
q printed date; created_on, report date
q fat percent; butterfat, fat content
q protein percent; protein content, crude protein
q cells number:90..420; somatic cell count, scc in thousands
q germs number:8..120; bacterial count, tbc in thousands
q freeze unit:°C -1..0; freezing point
q class choice:S/1/2; quality class, grade
q antibiotics flag; inhibitors_found, residue test positive
q litres unit:kg 8000..90000; delivered quantity, milk volume
q base money:30..55; basic price, price per 100 kg
q deduction money:1..9; penalty, price deduction
l samples; tests, probes, single results
c samples.day date; taken_on, sampling day
c samples.tank number:1..3; tank no, vessel
c samples.value number:80..500; count, reading in thousands
a cows number:20..200; herd size, number of cows
a vet person; farm vet, veterinary
a tanker id:@@-@@ ###; truck plate, collecting vehicle
a payout date; payment date, paid on
a bank iban; payee account, iban
a driver person; tanker driver, collected_by
---
{dairy} || Erzeuger {supplier_no}
{:street}, {:zip} {:city}

{farm}
{farmer}
> erstellt {printed}

# Milchgeld-Information {month_of}
Untersucht hat wie immer {lab}. Angeliefert wurden {litres}.
= Fett: {fat}
= Eiweiß: {protein}
= Zellen (Tsd. je ml): {cells}
= Keime (Tsd. je ml): {germs}
?= Gefrierpunkt: {freeze}
= Einstufung: {class?Sonderklasse mit Zuschlag~Güteklasse eins~zweite Güteklasse, Abzug}
= Grundpreis je 100 kg: {base}
?= Abgezogen: {deduction}
+++
{antibiotics!Eine Anlieferung enthielt Hemmstoffe, sie wurde verworfen|Der Hemmstofftest schlug einmal an~Hemmstoffe wurden in keiner Probe nachgewiesen}. Biozuschlag derzeit {:money:8..14}.
+++
## Einzelne Zellzahlen
%samples 2..5
am | Tank | Wert
{samples.day} | {samples.tank} | {samples.value}
%%
Bei Werten über {:number:380..400} ruft Sie {adviser} an.

== de wildschaden
q municipality company:Gemeinde {}/Stadt {} – Jagdwesen/Bezirkshauptmannschaft {}; receiving authority, office
q farmer person; claimant, injured party, de:Geschädigter
q hunter person; leaseholder, hunting tenant; who holds the shooting rights
q assessor person; expert, appraiser, de:Schätzer
q seen date; noticed_on, discovery date
q filed date; report received, filed on
q visit date; inspection, on-site appointment
q visit_at time; hour of the meeting, visit time
q game choice:wild boar/red deer/roe deer; animal, species
q crop phrase; culture, affected crop
q plot id:Flur # Nr. ###; parcel, field
q area unit:m² 200..9000; damaged surface, affected area
q share percent; loss, yield loss
q sum money:150..4000; estimated damage, assessed_amount; what the expert thinks the loss is worth
q agreement flag; settled, amicable settlement; whether the two sides agreed
q fence flag; electric fence present, protected; whether the field had been protected
q costs_borne choice:claimant/hunter/shared; procedure costs, fee borne by
q case id:WS ##/##; file, claim number
a payment date; paid until, payment deadline
a yield unit:t 4..90; harvest, total yield
a insurer company; insurance company, liability insurer
a court company; local court, next instance
a shot number:1..20; animals shot, culled
a lease_end date; lease expires, end of lease
a neighbour person; adjoining farmer, neighbour
---
{municipality}
# Niederschrift in der Wildschadenssache {case}
Angemeldet am {filed}, entdeckt nach eigenen Angaben am {seen}.
Zum Ortstermin am {visit} um {visit_at} sind erschienen:
* {farmer}, bewirtschaftet die Fläche
* {hunter}, jagdausübungsberechtigt seit {:year}
* {assessor}, amtlich bestellt

Besichtigt wurde {plot}, bestellt mit {crop=Silomais|Winterweizen|Kartoffeln, mittelfrüh|Grünland|Erbsen|Wintergerste}. {game?Aufgebrochene Grasnarbe, Suhlen und Schwarten sprechen für Sauen~Verbiss und starke Fährten weisen auf Rotwild~Der niedrige Verbiss stammt von Rehen}. Ausgemessen wurden {area}; der Ertrag auf diesem Teil ist um {share} gemindert. {fence!Ein stromführender Draht war gespannt~Geschützt war der Schlag nicht, ein Zaun fehlte}. Der Schlag misst insgesamt {:unit:ha 2..20}.
+++
{agreement!Die Beteiligten einigten sich ohne Streit|Es kam zu einer gütlichen Einigung~Eine Einigung kam nicht zustande}.
?Den Schaden beziffert der Schätzer mit {sum}.
Die Kosten des Termins trägt {costs_borne?die geschädigte Seite~der Jagdpächter~jede Seite halb}. Entfernung zum Waldrand {:unit:m 10..90}.
+++
Vorgelesen und genehmigt
{farmer} · {hunter} · {assessor}

== de maschinenring
q ring company:Maschinenring {}/Betriebshilfsdienst {}/Maschinengemeinschaft {}; broker, arranging body
q contractor person; service provider, machine owner; who did the work
q customer person; ordered_by, farm served
q manager person; managing director, office head
q job id:E#####; order number, job no
q job_date date; performed on, working day
q machine product; device, implement
q operator person; driver, machine operator
q hours number:2..14; working time, hours worked
q diesel unit:l 20..180; fuel used, diesel consumption
q own_fuel flag; fuel by customer, diesel provided by the farm
q rate money:45..210; price per hour, hourly rate
q damage flag; damage reported, breakage
q paid_by choice:transfer/credit note/offset; settlement, how it is settled
q weather phrase; conditions, ground condition
l fields; plots worked, jobs, areas
c fields.name phrase; plot, field name
c fields.area unit:ha 1..14; size, hectares
c fields.task phrase; work done, operation
a membership id:MR-####; member no, membership number
a plate id:@@@-@ ###; registration, tractor plate
a insurer company; machine insurance, insured with
a next_job date; follow up job, next appointment
a seed product; variety, seed used
a overtime number:1..5; overtime hours, extra hours
---
{ring} || Einsatz {job}
# Lieferschein für Maschinenarbeit
Am {job_date} hat {contractor} für {customer} gearbeitet mit: {machine=Scheibenegge 4 m|Mähdrescher 6-Schüttler|Rundballenpresse|Güllefass 18 m³|Maishäcksler|Teleskoplader}. Gefahren ist {operator}.

%fields 2..5 lines
{fields.name=Lange Wand|Hinterm Hof|Mühlacker|Bruchwiese|Steinbühl|Am Galgen}, {fields.area}: {fields.task=gemäht|gegrubbert|gepresst|gedroschen|gewalzt|ausgebracht}
%%
+++
= Stunden: {hours}
= Satz je Stunde: {rate}
= Verbraucht: {diesel}
= Bedingungen: {weather=nass, Boden schmiert|trocken und staubig|leichter Frost|hängig, gut befahrbar|Lagergetreide}
{own_fuel!Getankt wurde am Hof des Auftraggebers auf dessen Rechnung~Der Kraftstoff ist im Satz enthalten}. {damage!Ein Zinken brach an einem Stein, bitte beim Büro melden|An der Messerkupplung ging etwas zu Bruch~Beschädigt wurde nichts}.
Abrechnung {paid_by?durch Überweisung~per Gutschrift im Ring~durch Verrechnung mit Gegenarbeit}. Anfahrt pauschal {:money:20..40}; Vermittlung für den Ring {:percent}.
+++
Geprüft und abgelegt: {manager}, {:date}

== de saatgut_anerkennung
q agency company:Landwirtschaftskammer {}/Anerkennungsstelle {}/Amt für Pflanzenbau {}; certification authority, issued_by
q grower company:Gut {}/Saatzucht {}/Hof {}; multiplier, seed producer; farm on whose land it grew
q breeder company:{} Pflanzenzucht/Züchtung {}/{} Saaten AG; variety owner, breeding company
q inspector person; field inspector, visited_by
q head person; signed_by, head of section
q cert id:DE-##-####-##; lot number, recognition number
q species phrase; crop, plant species
q variety phrase; cultivar, de:Sorte
q category choice:basic seed/certified first/certified second; generation, seed category
q field_visit date; inspected in the field, field inspection date
q sampled date; sample drawn, sampling
q issued date; notice dated, decision day
q germ percent; germination, viable share
q purity percent; technical purity, purity
q moisture percent; moisture content, water
q tonnage unit:dt 40..900; quantity, lot weight
q sacks number:40..900; packages, number of bags
q wild flag; wild oats present, flying oat found
q treated flag; dressed, seed treatment applied
q purpose phrase; remark, reason for the restriction
a acreage unit:ha 2..60; multiplication area, field size
a price money:30..90; price per dt, seed price
a buyer company; customer, sold_to
a valid date; valid until, expiry of recognition
a sower date; sowing date, sown on
a tkm unit:g 30..60; thousand grain weight, tkw
---
{agency}
{:street}, {:zip} {:city}
> {issued}
# Anerkennungsbescheid {cert}
für {species=Winterweizen|Sommergerste|Hafer|Ackerbohne|Winterroggen|Rotklee}, Sorte „{variety=Almira|Rondo|Bergkrone|Tessa|Hyvalo|Falkenau}“ ({breeder})

Antragsteller: {grower}
+++
Der Bestand wurde am {field_visit} durch {inspector} besichtigt. {wild!Es standen einzelne Flughaferpflanzen im Bestand, sie wurden gerissen~Flughafer wurde nicht gefunden}. Mindestabstand zum Nachbarfeld: {:unit:m 5..50}.
Die am {sampled} gezogene Probe ergab:
= Keimfähig: {germ}
= Rein: {purity}
= Feuchte: {moisture}
Gefordert sind wenigstens {:percent} Keimlinge.
+++
Die Partie von {tonnage} in {sacks} Säcken wird {category?als Basissaatgut~als zertifiziertes Saatgut der ersten Generation~als Z-Saatgut zweiter Generation} anerkannt. {treated!Sie ist gebeizt und zu Futterzwecken nicht mehr geeignet~Gebeizt wurde nicht}.
?Hinweis: {purpose=nur zum Anbau im eigenen Land|Nachprüfung des Besatzes mit Gerste|kleine Körner, Saatstärke anpassen|getrennt lagern}.

{head}

== de borkenkaefer
q forest_office company:Forstamt {}/Landesforstverwaltung {}/Bezirksforstinspektion {}; authority, issued_by
q owner person; forest owner, addressee
q ranger person; district forester, contact, de:Revierleiter
q ranger_phone phone; call, mobile of the forester
q order_no id:BK-####; order number, reference
q dated date; issued, date of the order
q checked date; inspection day, found_on
q cut_by date; deadline, felled and removed until
q district phrase; area, forest district
q parcel id:Nr. ####/#; parcel, plot number
q trees number:3..140; infested stems, number of trees
q volume unit:fm 5..300; timber volume, solid cubic metres
q beetle choice:spruce bark beetle/engraver/larch beetle; pest, species
q spray flag; chemical treatment allowed, insecticide
q grant money:5..30; subsidy per solid metre, aid
q substitute company:Forstbetrieb {}/{} Holzernte/Waldbesitzervereinigung {}; substitute contractor, would be commissioned; who would do the work instead
q storage unit:m 300..800; min distance of stored wood, storage distance
a penalty money:500..5000; fine, coercive payment
a buyer company; sawmill, timber buyer
a replant date; replanting until, reforestation deadline
a species phrase; species to plant, new tree species
a hunter person; hunting tenant, leaseholder
a inherited date; owner since, acquired
a area unit:ha 1..40; forest area, size of the wood
---
{forest_office} || {order_no}
{:street}, {:zip} {:city} || {dated}

{owner}
{:street}, {:zip} {:city}

# Anordnung zur Bekämpfung von Borkenkäfern
bei der Kontrolle am {checked} im {district=Distrikt Hochfurt|Revier Altenberg|Schlag Teufelsgraben|Abteilung 12 Sonnhang|Gemeindewald Süd} fanden wir auf Ihrem Grundstück {parcel} {trees} Fichten bzw. Lärchen mit frischem Bohrmehl, geschätzt {volume}. Es handelt sich um {beetle?Buchdrucker~Kupferstecher~Lärchenborkenkäfer}.
Sie haben die Stämme bis {cut_by} zu fällen und abzufahren oder zu entrinden. Gelagert werden darf das Holz nur mindestens {storage} vom nächsten Nadelwald.
+++
{spray!Das Begiften von Poltern ist mit Zustimmung im Einzelfall gestattet~Insektizide dürfen nicht eingesetzt werden|Von einer Behandlung mit Spritzmitteln ist abzusehen}.
?Beihilfe gibt es in Höhe von {grant} je Festmeter, formlos zu beantragen.
Bleiben Sie untätig, lassen wir die Arbeiten auf Ihre Kosten durch {substitute} ausführen. Eine weitere Mahnung ergeht nicht.
+++
Vor Ort zeigt Ihnen {ranger} gern die Bäume ({ranger_phone}); sie sind mit rotem Ring und einer Zahl von 1 bis {:number:150..200} bezeichnet. Fanggrenze der Falle: {:number:2000..3000} Käfer je Woche.

== de hagelschaden
q insurer company:{} Hagelversicherung/Hagelgilde {}/Agrarversicherung {}; insurance company, insurer
q holder person; policyholder, insured farmer
q estimator1 person; loss adjuster, first appraiser
q estimator2 person; second adjuster, farmer colleague on the estimate
q policy id:HA-#######; policy number, contract
q claim id:S##-####; claim number, loss reference
q storm date; date of loss, day of the hail
q reported date; notified on, claim received
q survey date; appraisal date, estimated on
q deductible percent; excess, own share
q reestimate flag; second appraisal requested, objection raised
q ploughed flag; crop may be ploughed in, released for reseeding
q payout money:800..40000; indemnity, total compensation
q other phrase; other cause, damage not covered; what else harmed the crop
q place city; municipality, location of the fields
l fields; plots, crops, de:Schläge
c fields.plot phrase; field name, plot
c fields.crop phrase; culture, crop
c fields.area unit:ha 1..30; surface, hectares
c fields.loss percent; quota, damage rate
a premium money:300..5000; annual premium, premium
a end date; insurance end, policy expires
a stones unit:cm 1..5; hailstone size, diameter
a broker person; agent, intermediary
a account iban; bank account, payee
a next_survey date; second visit, follow-up appraisal date
---
{insurer}
# Schätzungsprotokoll
= Schaden: {claim}
= Vertrag: {policy}
= Versichert: {holder}
= Gemarkung: {place}
= Hageltag: {storm}
= Gemeldet: {reported}
= Geschätzt: {survey}
+++
%fields 2..5
Schlag | Frucht | Fläche | Quote
{fields.plot=Breite|Kirchenstück|Unterm Rain|Zwölf Morgen|Bei der Kapelle|Sandacker} | {fields.crop=Raps|Zuckerrüben|Braugerste|Körnermais|Hopfen|Apfel} | {fields.area} | {fields.loss}
%%
+++
Selbstbehalt {deductible}. Nicht zu Lasten des Vertrags: {other=Lager durch Regen|Auswinterung|Mäusefraß|Trockenstress|Pilzbefall}. {ploughed!Die Flächen dürfen sofort umgebrochen werden~Bis zur Ernte muss der Bestand stehen bleiben, Umbruch ist nicht freigegeben}.
?Daraus errechnen sich {payout}.
{reestimate!Der Versicherungsnehmer ist nicht einverstanden und verlangt eine neue Schätzung~Das Ergebnis wurde anerkannt, eine Nachschätzung wird nicht verlangt}. Beginn vor Ort {:time}, Preis je dt {:money:15..60}.

{estimator1}, Sachverständige Person der Gesellschaft
{estimator2}, als landwirtschaftlicher Beisitz

== de gesellenpruefung
q chamber company:Handwerkskammer {}/Innung {}/Kreishandwerkerschaft {}; examining body, invited_by
q apprentice person; candidate, examinee
q firm company:Tischlerei {}/{} Metallbau/Elektro {}; training company, employer
q trainer person; master, company supervisor
q chair person; chairperson of examiners, head of the board
q exam_no id:P-####; candidate number, exam id
q trade phrase; occupation, profession
q theory date; written part, theory exam day
q piece_due date; hand in piece, submission of the workpiece
q practice date; practical day, work sample
q start time; begins, start_time
q site company:Berufskolleg {}/Bildungszentrum {}/Berufsschule {}; exam location, held_at
q piece phrase; workpiece, masterpiece subject
q hours number:16..80; time allowed, working hours for the piece
q fee money:150..500; exam fee, charge
q fee_payer choice:company/apprentice/chamber; fee borne by, paid by
q repeat flag; resit, second attempt
q phone_ok flag; mobile allowed, phones permitted
a result number:50..100; points, score
a contract date; training ends, apprenticeship end
a birth date; birthday, born
a party date; certificate ceremony, graduation
a grade phrase; report mark, vocational school grade
a phone phone; hotline, chamber telephone
a examiner2 person; second examiner, co-examiner
---
{chamber} · Prüfungswesen

{apprentice}
über Ausbildungsbetrieb {firm}, z. Hd. {trainer}
> {:city}, {:date}

# Einladung zur Gesellenprüfung – Prüflingsnummer {exam_no}
Beruf: {trade=Tischler/-in|Metallbauer/-in|Elektroniker/-in|Raumausstatter/-in|Steinmetz/-in|Konditor/-in}

<Der Ausschuss|Der Prüfungsausschuss> unter Vorsitz von {chair} hat Sie {repeat!erneut zugelassen; es ist Ihr zweiter Versuch~zugelassen; Sie treten zum ersten Mal an}.
= Schriftlicher Teil: {theory}, {start}
= Arbeitsprobe: {practice}
= Abgabe des Gesellenstücks: {piece_due}
= Prüfungsort: {site}
= Stück: {piece=Wandschrank mit zwei Zügen|Tor mit Füllung|Schaltschrank für drei Antriebe|Sessel, neu bezogen|Grabstein mit Inschrift|Hochzeitstorte}
Für das Stück haben Sie höchstens {hours} Stunden; die Zeichnung muss im Maßstab 1:{:number:5..20} vorliegen.
+++
* Mitzubringen: Ausweis, Berichtsheft, Werkzeug. {phone_ok!Telefone dürfen ausgeschaltet in der Tasche bleiben~Telefone geben Sie vor Beginn ab, sie sind im Raum verboten}.
* Die Prüfungsgebühr von {fee} {fee_payer?trägt der Betrieb~ist von Ihnen selbst zu überweisen~übernimmt diesmal die Kammer}.
* Wer krank ist, legt binnen {:number:2..4} Tagen ein Attest vor.

== de estrich_feuchte
q firm company:Bodenbau {}/{} Parkett/Raumausstattung {}; measured_by, flooring contractor
q builder person; client, building owner
q manager company:{} Bauleitung/Architekturbüro {}/Planung {}; site management, informed party
q fitter person; tester, layer who measured
q protocol id:CM-##-##; protocol number, record
q poured date; screed laid on, pour date
q heated_from date; heating up started, heat-up begin
q measured date; test day, measured_on
q screed choice:cement/anhydrite/rapid; screed type, kind
q limit percent; limit value, allowed moisture
q covering phrase; floor to be laid, final covering
q thickness unit:mm 40..90; screed thickness, layer
q ready flag; ready for covering, released
q heating flag; underfloor heating, heated screed
q retest date; next measurement, repeat on
q air percent; relative humidity, room humidity
l points; measuring points, samples
c points.room phrase; location, room
c points.depth unit:mm 20..60; sampling depth, depth
c points.value percent; moisture reading, residual moisture
a screed_firm company; screed layer, poured_by
a temperature unit:°C 12..25; room temperature, air temperature
a device id:CM#####; device serial, instrument
a delivery date; flooring delivered, arrival of material
a floor_price money:30..120; price per m², covering cost
a area unit:m² 20..200; floor area, surface
---
{firm}
{:street}, {:zip} {:city}
# Feuchteprüfung vor Belagsarbeiten – {protocol}
Bauvorhaben {builder}, {:street} · Bauleitung: {manager}
= Eingebaut: {poured}
= Aufgeheizt ab: {heated_from}
= Geprüft: {measured}
= Estrich: {screed?Zementestrich CT~Calciumsulfat CA~Schnellestrich}
= Dicke: {thickness}
= Vorgesehen: {covering=Eiche Landhausdiele, geklebt|Fliesen 60 x 60|Linoleum|Designbelag|Kork|Mehrschichtparkett}
+++
%points 2..4
Raum | Tiefe | CM-Wert
{points.room=Wohnen|Bad OG|Flur|Kind 1|Küche|Büro} | {points.depth} | {points.value}
%%
Zulässig sind {limit}. Luftfeuchte im Haus {air}. Einwaage je Probe {:unit:g 50..100}.
+++
{heating!Im Estrich liegen Heizrohre, das Aufheizprotokoll wurde eingesehen~Der Estrich ist unbeheizt}. {ready!Die Werte sind eingehalten, mit dem Verlegen kann begonnen werden|Belegreif~Verlegt werden darf noch nicht|Nicht belegreif, weiter lüften und heizen}.
?Wir kommen wieder am {retest}.
{fitter}

== de blowerdoor
q tester company:Energieberatung {}/{} Bauphysik/Ingenieurbüro {}; measuring firm, test company
q engineer person; tester's name, measured_by
q client person; building owner, ordered_by
q funding company:Förderbank {}/{} Energiefonds/Klimafonds {}; funding body, proof needed by
q report id:LD-####; report number, test no
q test_day date; measured_on, date of test
q site address; building address, object
q volume unit:m³ 300..1200; air volume, internal volume
q n50 number:1..4; air change rate, n50 value
q max number:2..5; permitted value, required limit
q outcome choice:passed/failed/passed after repair; verdict, result
q wind number:0..4; wind force, beaufort
q stage phrase; state of construction, building stage
q fog flag; smoke used, leaks made visible with fog
q repaired_by company:{} Holzbau/Trockenbau {}/Fensterbau {}; rework by, contractor who seals
q valid_note phrase; purpose, proof for
l leaks; leakages, defects, de:Leckagen
c leaks.place phrase; location, where
c leaks.speed unit:m/s 1..6; air velocity, flow
c leaks.cause phrase; reason, what is wrong
a built year; year of construction, built_in
a price money:300..900; fee, cost of test
a retest date; repeat test, next measurement
a architect person; planner, architect
a area unit:m² 80..300; living space, floor area
a fan id:BD-####; device number, fan serial
---
{tester}
# Messbericht {report}: Luftdichtheit
{client} || {test_day}
{site}

Gemessen wurde {stage=nach Einbau der Fenster, vor dem Innenputz|bei fertigem Gebäude|mit offener Dampfbremse im Dach|vor Bezug|nach der Sanierung}, Windstärke {wind}. Nachweis für: {valid_note=Effizienzhaus 55|Gewährleistung Dach|Passivhaus-Zertifikat|eigene Kontrolle|Austausch der Fenster} [bei {funding}].
= Luftvolumen: {volume}
= Luftwechsel bei 50 Pa (1/h): {n50}
= Zulässig (1/h): {max}
= Urteil: {outcome?Anforderung erfüllt~Anforderung nicht erfüllt~nach dem Abdichten vor Ort im zweiten Durchgang erfüllt}
+++
## Was uns auffiel
{fog!Mit Theaternebel machten wir die Stellen sichtbar~Nebel kam nicht zum Einsatz, gesucht wurde mit Hand und Anemometer}.
%leaks 2..5 lines
{leaks.place=Rollladenkasten Süd|Bodenluke|Steckdose Küche|Anschluss Sparren – Giebel|Haustür unten|Rohrdurchführung Technik}: {leaks.speed}
{leaks.cause=Dichtband fehlt|Folie eingerissen|Schwelle nicht eingestellt|Leerrohr offen|Kleber gelöst}
%%
?Nachbessern soll {repaired_by}.
+++
Druckdifferenz vor Beginn {:number:0..3} Pa, Außentemperatur {:unit:°C 1..25}.
{engineer}

== de hydraulischer_abgleich
q installer company:{} Heizung Sanitär/Haustechnik {}/{} Gebäudetechnik; heating contractor, performed_by
q landlord company:Wohnungsbau {}/{} Hausverwaltung/Siedlungswerk {}; client, owner of the building
q engineer person; technician, adjusted_by
q tenant person; occupant, contact on site
q order id:HA####; order no, reference
q done date; carried out, date of adjustment
q confirmed date; confirmation date, signed on
q object address; property, building
q boiler product; heat generator, appliance
q flow unit:°C 35..70; flow temperature, supply temp
q return unit:°C 25..55; return temp, return flow
q head unit:mbar 80..300; pump pressure, pump head
q load unit:kW 4..40; heating load, demand
q method choice:estimated/calculated; procedure, method A or B
q pump_new flag; pump replaced, new circulator
q grant flag; used for subsidy, submitted for funding
l radiators; heaters, rooms, de:Heizkörper
c radiators.room phrase; location, room
c radiators.power unit:W 300..2400; output, required power
c radiators.preset number:1..7; valve setting, preset
a saving percent; energy saving, expected reduction
a boiler_year year; boiler built, installed in
a sweep person; inspector, flue authority
a cost money:400..3000; price, amount
a next date; next service, maintenance due
a meter id:########; gas meter, meter number
---
{installer} || Auftrag {order}
# Bestätigung: Heizung hydraulisch abgeglichen
Objekt: {object}
Auftraggeber: {landlord}, Zugang über {tenant}
Ausgeführt am {done} von {engineer}.
+++
= Wärmeerzeuger: {boiler=Luft-Wasser-Pumpe LW 9|Brennwerttherme GB 24|Pelletkessel P15|Fernwärmestation 30 kW|Solekompakt S8}
= Vorlauf: {flow}
= Rücklauf: {return}
= Restförderhöhe: {head}
= Heizlast gesamt: {load}
Vorgegangen wurde {method?überschlägig nach Baualtersklasse~raumweise nach Norm berechnet}. {pump_new!Die alte Umwälzpumpe wurde durch eine geregelte ersetzt~Die vorhandene Pumpe blieb im Keller und wurde nur eingestellt}.
+++
%radiators 3..6
Raum | Bedarf | Einstellung
{radiators.room=Wohnzimmer|Bad|Diele|Schlafen|Küche|Kind} | {radiators.power} | {radiators.preset}
%%
+++
{grant!Dieses Blatt dient als Nachweis für den Zuschuss~Ein Zuschuss wurde nicht beantragt, das Blatt bleibt in der Hausakte}. Anlagendruck kalt {:unit:bar 1..2}, Füllwasser {:unit:l 80..300}.
{:city}, {confirmed}

== de farbmuster
q painter company:Malerbetrieb {}/{} Farbe und Raum/Maler {}; contractor, submitted_by
q client company:Pfarrei {}/Baugenossenschaft {}/Hotel {}; ordered_by, building owner
q architect person; colour decision by, planner
q monument company:Denkmalpflege {}/Amt für Denkmalschutz {}/Kantonale Denkmalpflege {}; heritage office, consulted authority
q foreman person; site foreman, master painter
q sheet id:FM-##; sample sheet, number
q applied date; sample painted on, applied
q inspected date; viewed on, inspection
q start date; works begin, start of painting
q facade phrase; element, surface
q paint product; coating, paint system
q gloss choice:matt/satin/gloss; sheen, finish
q approved flag; released, accepted
q primer flag; primer needed, undercoat
q comment phrase; wish, remark of the architect
l samples; colours, swatches, de:Muster
c samples.letter id:@; sample letter, mark
c samples.code id:####-@##@; colour code, shade
c samples.place phrase; applied where, position
c samples.verdict phrase; decision, judgement
a price money:10..40; price per m², unit price
a area unit:m² 50..900; surface area, quantity
a temp unit:°C 5..25; temperature, drying temperature
a scaffold company; scaffolding firm, scaffolder
a finish date; end of works, completion
a paint_shop company; paint manufacturer, paint dealer
---
{painter}
# Bemusterung {sheet} – {facade=Straßenfassade|Fensterläden Hof|Treppenhaus|Gaststube|Turmuhr und Gesims|Balkongeländer}
für {client}

Die Muster wurden am {applied} von {foreman} angelegt und am {inspected} im Beisein von {architect} [und einer Vertretung der {monument}] bei Tageslicht betrachtet.
%samples 2..5 lines
Muster {samples.letter}: Ton {samples.code}, {samples.place=links vom Tor|zweites Feld oben|Sockel|Laibung Nord|Probebrett|Erker} – {samples.verdict=zu kalt|gefällt|zu dunkel|kommt in die Auswahl|verworfen|eine Spur heller}
%%
+++
= Anstrich: {paint=Silikatfarbe, zwei Lagen|Leinölfarbe|Kalkkasein|Reinacrylat außen|Dispersionssilikat}
= Wirkung: {gloss?stumpf, ohne jeden Glanz~seidig schimmernd~spiegelnd lackiert}
* {primer!Der Untergrund sandet und wird vorher grundiert~Auf Grundierung kann verzichtet werden}.
?* Wunsch aus dem Planungsbüro: {comment=Pinselstrich sichtbar lassen|Kanten scharf absetzen|Laibungen heller|nicht rollen|altes Feld als Fenster stehen lassen}.
* Verbrauch {:unit:kg 10..90}, Trocknung {:duration}.
+++
{approved!Freigegeben – bitte so ausführen|Mit der Auswahl sind alle einverstanden~Noch keine Freigabe; es wird neu bemustert}. Beginn der Arbeiten: {start}.

== de orthopaedieschuh
q workshop company:{} Orthopädieschuhtechnik/Schuhhaus {}/Orthopädie {}; maker, provider
q patient person; insured, wearer
q doctor person; prescriber, prescribing physician
q clinic company:Praxis {}/Fußzentrum {}/MVZ {}; doctor's practice, prescribed at
q fund company:{} Krankenkasse/AOK {}/BKK {}; payer, health insurance
q insured_no id:@#########; insurance number, member number
q estimate_no id:KV-#####; estimate, quote number
q prescribed date; prescription date, rx date
q measured date; cast taken, measuring day
q fitting date; trial fitting, try-on
q diagnosis phrase; indication, finding
q aid_pos id:31.##.##.####; aid catalogue number, item code
q pairs number:1..3; number of pairs, quantity
q total money:300..1900; estimated total, quoted_price
q own money:20..90; patient's share, co-payment
q approved flag; cost approval, funding agreed
q diabetic flag; diabetes, diabetic foot
q closing choice:laces/velcro/zip; fastening, closure
q maker person; master shoemaker, technician
l work; items, components
c work.part phrase; description, component
c work.side phrase; foot, side
c work.price money:20..400; cost, single price
a shoe_size number:36..47; size, shoe size
a weight unit:kg 50..120; body weight, patient weight
a birth date; date of birth, dob
a delivery date; handed over, delivery date
a warranty date; guarantee until, warranty end
a phone phone; patient's telephone, call patient
---
{workshop} || KV-Nr. {estimate_no}
{:street}, {:zip} {:city}
An {fund}
# Kostenvoranschlag über orthopädische Maßschuhe
= Versichert: {patient}, {insured_no}
= Verordnet: {prescribed} durch {doctor}, {clinic}
= Grund: {diagnosis=Hallux rigidus beidseits|Beinlängendifferenz 3 cm|Klumpfuß nach Operation|Rheumafuß|Charcot-Fuß links}
= Hilfsmittel: {aid_pos}
= Paare: {pairs}
+++
%work 2..5
Leistung | Seite | Preis
{work.part=Leisten nach Gips|Schaft Kalbleder|Fußbettung|Abrollsohle|Absatzerhöhung|Polsterzunge} | {work.side=links|rechts|beide} | {work.price}
%%
= Summe: {total}
?= davon trägt die versicherte Person: {own}
+++
Abgeformt wurde am {measured}, die Anprobe ist für den {fitting} vorgesehen. Geschlossen wird der Schuh {closing?mit Schnürsenkeln~mit zwei Klettbändern~mit Reißverschluss an der Innenseite}. {diabetic!Es liegt ein Diabetes vor, die Innenseite bleibt nahtlos~Ein diabetischer Fuß besteht nicht}. {approved!Die Kostenzusage ist eingegangen, wir haben begonnen~Eine Zusage liegt noch nicht vor, bis dahin ruht die Arbeit}.
Für spätere Reparaturen veranschlagen wir {:money:40..120} jährlich.
{maker}

== de op_aufklaerung
q hospital company:Klinikum {}/Spital {}/Krankenhaus {}; clinic, institution
q ward phrase; department, clinic unit
q patient person; person treated, consenting person
q birth date; dob, born
q surgeon person; operating doctor, planned operator
q explainer person; informing physician, talked_to_patient; doctor who held the conversation
q interpreter person; translator, language help
q talk date; conversation day, informed on
q talk_at time; start of conversation, time of talk
q operation date; scheduled, surgery date
q case id:FN #######; case number, admission no
q procedure phrase; intervention, planned operation
q side choice:left/right/both; side, body side
q anaesthesia choice:general/regional/local; anaesthetic, type of narcosis
q blood flag; transfusion accepted, agrees to blood
q consent flag; consented, agrees
q think duration; time to think, reflection period
q thinner product; blood thinner, paused medication
q stop_on date; medication paused from, stop date
a weight unit:kg 45..120; patient weight, body weight
a relative person; next of kin, emergency contact
a discharge date; leaves hospital, discharge
a gp person; family doctor, general practitioner
a insurer company; payer, health fund
a allergy phrase; allergies, intolerance
a previous date; earlier operation, previous surgery date
---
{hospital}
{ward=Klinik für Orthopädie|Allgemeinchirurgie, Station 4|Augenklinik|Gynäkologie|HNO-Abteilung} || {case}
# Aufklärungsbogen mit Einwilligung
= Patient: {patient}, geb. {birth}
= Eingriff: {procedure=Kniegelenkspiegelung|Entfernung der Gallenblase|Leistenbruch nach Lichtenstein|Hüftprothese|Nasenscheidewand begradigen|Krampfader-Stripping}
= Seite: {side?links~rechts~beiderseits}
= Geplant: {operation}
= Operiert wird von: {surgeon}
= Betäubung: {anaesthesia?Vollnarkose mit Tubus~rückenmarksnah~nur die Stelle selbst wird betäubt}
+++
Gespräch am {talk}, Beginn {talk_at}, geführt von {explainer}[, übersetzt von {interpreter}]. Besprochen wurden Ablauf, Alternativen und Risiken: Nachblutung ({:percent}), Infekt, Thrombose, Nervenschaden. Krankenhausaufenthalt voraussichtlich {:number:2..9} Nächte.
?Abgesetzt wird {thinner=Marcumar|ASS 100|Apixaban|Clopidogrel|Rivaroxaban} ab dem {stop_on}.
+++
Bedenkzeit: {think}. {blood!Mit Fremdblut bin ich im Notfall einverstanden~Blutkonserven lehne ich unter allen Umständen ab}. {consent!Ich willige in den Eingriff ein und habe keine Fragen mehr|Meine Fragen sind beantwortet, ich stimme zu~Ich stimme dem Eingriff derzeit nicht zu}.
{patient} || {explainer}
~ Kopie ausgehändigt. Vordruck Version {:number:2..9}

== de hebamme_wochenbett
q practice company:Hebammenpraxis {}/Geburtshaus {}/Hebammen am {}; midwife's practice, provider
q midwife person; visited_by, attending midwife
q substitute person; replacement, cover during holidays
q mother person; client, woman in childbed
q baby first; child's name, newborn
q born_on date; birth, child's birthday
q born_at time; time of birth, hour of birth
q clinic company:Klinik {}/Frauenklinik {}/Geburtshaus {}; place of birth, born_in
q birth_weight unit:g 2500..4400; weight at birth, birth weight
q paed company:Kinderarztpraxis {}/Praxis Dr. {}/Kinderärzte {}; paediatrician, child's doctor
q next_check date; next check-up, U3
q feeding choice:breast/bottle/both; nutrition, feeding
q vitamin flag; vitamin D given, prophylaxis
q jaundice flag; yellow skin, icterus seen
q fund company:{} Krankenkasse/{} BKK/Kasse {}; insurer, billed to
q worry phrase; complaint, main topic
l visits; home visits, de:Besuche
c visits.day date; visited on, date
c visits.weight unit:g 2600..5200; baby's weight, current weight
c visits.temp unit:°C 36..38; mother's temperature, fever check
c visits.note phrase; observation, remark
a father person; partner, other parent
a siblings number:1..4; number of siblings, older children
a length unit:cm 46..56; body length, size at birth
a discharge date; left clinic, discharge day
a due date; expected date, due date
a apgar number:7..10; apgar, score
---
{practice}
# Wochenbett – Verlauf
Mutter: {mother} || Kind: {baby}
Entbunden am {born_on} um {born_at} in: {clinic}. Geburtsgewicht {birth_weight}. Abrechnung mit {fund}.
+++
%visits 3..5 lines
{visits.day} – Kind {visits.weight}, Mutter {visits.temp}
{visits.note=Nabel trocken|Brust weich, Anlegen klappt|Naht reizlos|Milcheinschuss|viel geweint, Bauchweh|Wochenfluss normal}
%%
+++
Das Kind {feeding?wird voll gestillt~bekommt Flaschennahrung~trinkt an der Brust und bekommt Flasche dazu}. {vitamin!Vitamin D wird täglich gegeben~Vitamin D möchten die Eltern nicht geben}. {jaundice!Die Haut war am vierten Tag deutlich gelb, Kontrolle in der Praxis veranlasst~Eine Gelbsucht trat nicht auf}. Thema war vor allem {worry=wunde Brustwarzen|wenig Schlaf|Rückbildung|Traurigkeit am Abend|Blähungen}.
Nächste Vorsorge am {next_check} bei {paed}.
In meinem Urlaub kommt {substitute}. Bis zur {:number:8..12}. Woche stehen noch {:number:3..16} Besuche zu.
{midwife}

== de kuehlkette_impfstoff
q practice company:Praxis {}/Gemeinschaftspraxis {}/Impfzentrum {}; reporting practice, site
q supplier company:{}-Apotheke/Pharmahandel {}/{} Arzneimittel; delivered by, supplier asked
q maker company:{} Biologics/{} Pharma/{} Vaccines; manufacturer, producer consulted
q finder person; noticed_by, assistant
q doctor person; responsible physician, decided_by
q noticed date; discovered_on, date
q noticed_at time; discovery hour, time
q fridge id:KS-##; refrigerator, device id
q max unit:°C 9..19; highest temperature, peak
q span duration; time out of range, duration of excursion
q cause phrase; reason, why
q decision choice:discard/use/quarantine; fate, what happens to the doses
q used_flag flag; already administered, patients affected
q power flag; power failure, outage
q reply date; manufacturer's answer, replied_on
q loss money:200..6000; value lost, damage
q report id:TA-##-##; incident number, deviation
l stock; vaccines, affected items
c stock.vaccine product; name, preparation
c stock.lot id:@@###@; batch, charge
c stock.doses number:2..60; quantity, number of doses
c stock.expiry month; use by, best before
a insurer company; insurance, insurer of the goods
a technician person; repairman, fridge engineer
a min unit:°C -3..2; lowest temperature, minimum
a delivery date; delivered on, new delivery
a sensor id:L#####; logger serial, sensor
a patient person; vaccinated patient, affected patient
---
{practice}
# Abweichung in der Kühlkette, Meldung {report}
{finder} bemerkte am {noticed} um {noticed_at}, dass der Schrank {fridge} {max} anzeigte. Laut Datenlogger lag der Wert {span} über der Grenze von {:unit:°C 8..8}.
= Ursache: {cause=Tür nicht ganz geschlossen|Stecker beim Putzen gezogen|Thermostat verstellt|Verdichter ausgefallen|Schrank überladen}
{power!Zur selben Zeit war im Haus der Strom weg~Das Stromnetz war die ganze Zeit in Ordnung}.
+++
## Betroffen
%stock 2..5
Impfstoff | Charge | Dosen | Verfall
{stock.vaccine=Masern-Mumps-Röteln|FSME Erwachsene|Influenza|Hepatitis B|HPV neunfach|Tetanus} | {stock.lot} | {stock.doses} | {stock.expiry}
%%
+++
Bezogen über {supplier}. Gefragt wurde {maker}; die Antwort kam am {reply}. Danach hat {doctor} entschieden: {decision?alles wird entsorgt~die Dosen dürfen verwendet werden~bis zur Klärung gesperrt, rotes Etikett}. {used_flag!Zwei Dosen waren schon verimpft, die Betroffenen werden angerufen~Verimpft worden war davon noch nichts}.
?Schaden: {loss}.
~ Schulung des Teams jährlich, zuletzt mit {:number:4..9} Personen.

== de medikationsplan
q practice company:Hausarztpraxis {}/Praxis Dr. {}/Ärztehaus {}; printed_by, issuing practice
q doctor person; responsible physician, prescriber
q patient person; for whom, patient_name
q birth date; date_of_birth, born
q printed date; as of, issued_on
q pharmacy company:{}-Apotheke/Rats-Apotheke {}/Apotheke {}; added by, dispensing pharmacy
q pharmacist person; pharmacist, checked_by
q kidney flag; renal impairment, kidneys weak
q allergy phrase; intolerance, allergic to
q weight unit:kg 48..120; body weight, patient's weight
q helper choice:self/relative/nursing service; administered_by, who sets out the pills
q next_check date; next lab test, blood check
q phone phone; practice telephone, call for questions
l drugs; medicines, medication, de:Arzneimittel
c drugs.agent phrase; active ingredient, substance
c drugs.strength unit:mg 2..800; dose strength, strength
c drugs.morning number:1..3; in the morning, am dose
c drugs.reason phrase; indication, taken for
c drugs.hint phrase; note, how to take
a stopped product; discontinued drug, no longer taken
a height unit:cm 150..195; height, body size
a specialist person; cardiologist, consultant
a insurance company; health insurance, fund
a hospital company; hospital, discharge hospital
a prescription id:R-#####; prescription number, rx no
---
{practice} || Ausgedruckt {printed}
{:street}, {:zip} {:city}, Tel. {phone}
# Medikationsplan
= Für: {patient}
= Geboren: {birth}
= Gewicht: {weight}
?= Verträgt nicht: {allergy=Penicillin|Sulfonamide|Jod|Pflaster mit Acrylat|Codein}
+++
%drugs 3..6
Wirkstoff | Stärke | morgens | Grund | Hinweis
{drugs.agent=Ramipril|Metformin|Bisoprolol|Pantoprazol|L-Thyroxin|Simvastatin|Torasemid} | {drugs.strength} | {drugs.morning} | {drugs.reason=Blutdruck|Zucker|Herz|Magen|Schilddrüse|Blutfette} | {drugs.hint=vor dem Essen|nüchtern|mit viel Wasser|zur Mahlzeit|nicht teilen}
%%
+++
{kidney!Achtung: Nieren arbeiten eingeschränkt, Dosis angepasst~Nierenfunktion ohne Befund}. Die Tabletten {helper?richtet der Patient selbst~stellt die Tochter wochenweise~gibt der ambulante Dienst zweimal täglich}. Blutabnahme wieder am {next_check}.
?Frei verkäufliche Mittel ergänzt und auf Wechselwirkung geprüft: {pharmacy}, {pharmacist}.
~ Verantwortlich: {doctor}. Nicht mehr als {:number:2..4} Tabletten gegen Schmerzen am Tag.

== de dialyse_protokoll
q centre company:Dialysezentrum {}/Nierenzentrum {}/KfH {}; facility, treated_at
q patient person; dialysis patient, treated person
q nurse person; connected_by, nurse at start
q nurse_off person; disconnected_by, nurse at the end
q doctor person; round_by, physician on duty
q session date; treatment day, date
q start time; connected_at, begin
q end time; disconnected_at, finish
q machine id:DM-##; device number, machine
q dry unit:kg 48..95; target weight, dry weight
q before unit:kg 50..99; weight before, pre-dialysis weight
q after unit:kg 48..96; weight after, post weight
q removed unit:ml 800..3500; ultrafiltrate, fluid taken off
q access choice:fistula/graft/catheter; vascular access, access type
q filter product; dialyser, filter used
q heparin number:1000..6000; anticoagulation units, heparin dose
q cramp flag; complication, cramps
q transport company:Taxi {}/Krankenfahrten {}/Fahrdienst {}; taxi, brought home by
l pressures; readings, blood pressures
c pressures.at time; measured_at, time
c pressures.sys number:90..190; systolic, upper value
c pressures.pulse number:52..110; heart rate, pulse
a room number:1..20; room, treatment place
a next date; next session, following appointment
a transplant date; listed since, waiting list date
a potassium unit:mmol/l 3..6; potassium, lab value
a birth date; born, dob
a since date; on dialysis since, first dialysis
---
{centre} || Gerät {machine}
# Behandlungsblatt {session}
Patient: {patient}
= Sollgewicht: {dry}
= Vorher gewogen: {before}
= Nachher gewogen: {after}
= Entzogen: {removed}
= Filter: {filter=FX 80|Polyflux 17|Elisio 21|Rexeed 18|Xevonta Hi 15}
= Heparin (I. E.): {heparin}
= Gefäßzugang: {access?eigener Shunt am Unterarm~Kunststoffprothese~Vorhofkatheter rechts}
+++
Angelegt {start} durch {nurse}, abgehängt {end} durch {nurse_off}. Blutfluss {:unit:ml/min 250..380}, Temperatur {:unit:°C 35..37}.
%pressures 3..5
Uhr | RR oben | Puls
{pressures.at} | {pressures.sys} | {pressures.pulse}
%%
+++
{cramp!In der dritten Stunde Wadenkrämpfe, Kochsalz gegeben~Verlauf ruhig, Zwischenfälle keine}. Visite: {doctor}.
?Heimfahrt mit {transport}.

== de pathologie_befund
q institute company:Institut für Pathologie {}/Pathologie {}/Histologisches Labor {}; laboratory, report from
q sender company:Klinik {}/Praxis {}/Hautzentrum {}; referring institution, submitted by
q referrer person; referring doctor, addressee
q pathologist person; signed_by, findings by
q second person; second opinion, cross-checked_by
q patient person; patient name, whose tissue
q birth date; dob, patient's birthday
q entry_no id:H##-#####; histology number, entry number
q taken date; removal date, tissue taken on
q arrived date; received, arrival in the laboratory
q reported date; report date, findings released
q site phrase; localisation, origin of tissue
q size unit:mm 2..60; largest diameter, specimen size
q diagnosis phrase; conclusion, final diagnosis
q malignant flag; malignancy, cancer found
q margins flag; margins clear, completely removed
q extra choice:none/immunohistochemistry/molecular; further testing, additional tests
q blocks number:1..9; paraffin blocks, blocks
a insurance company; payer, fund
a tumour_stage phrase; TNM, stage
a ward phrase; ward, room
a next date; follow-up, next check
a fee money:20..200; fee, cost
a weight unit:g 1..200; specimen weight, weight
---
{institute}
{:street}, {:zip} {:city}

An {sender}, {referrer}
> E-Nr. {entry_no}
# Histologischer Befund
{patient}, geb. {birth}
Entnommen {taken} · bei uns {arrived} · Ausgang {reported}
+++
## Material
{site=Haut, Schulterblatt links|Magenschleimhaut, Antrum|Colon ascendens, Polyp|Schilddrüse rechts|Mamma links, oben außen}: ein Gewebsstück, größter Durchmesser {size}, in {blocks} Blöcken eingebettet. Schnitte in {:number:2..6} Stufen, HE und PAS.
+++
## Beurteilung
{diagnosis=Chronische Entzündung ohne Besonderheit|Tubuläres Adenom|Seborrhoische Keratose|Basaliom|Nävuszellnävus|Fibroadenom}. {malignant!Damit liegt ein bösartiger Prozess vor~Anhalt für Bösartigkeit besteht nicht}. {margins!Die Ränder sind ringsum frei|Im Gesunden entfernt~Der Befund reicht bis an den seitlichen Rand}.
{extra?Weitere Untersuchungen sind entbehrlich~Antikörperfärbungen folgen, Nachbericht abwarten~Wir haben eine genetische Zusatzanalyse angestoßen}.
[Mitbeurteilt: {second}.]
{pathologist}
~ Restmaterial wird {:number:10..30} Jahre verwahrt. Rückfragen {:phone}

== de endoskop_aufbereitung
q unit company:Endoskopie {}/Gastropraxis {}/Klinikum {}; department, facility
q lab company:Hygieneinstitut {}/Labor {}/{} Mikrobiologie; laboratory, tested_by
q hygienist person; infection control nurse, hygiene officer
q sampler person; swabbed_by, sample taken by
q head person; medical director, informed
q device product; instrument, endoscope
q serial id:#######; serial number, scope id
q washer id:RDG #; washer, reprocessing machine
q sampled date; sampling day, taken on
q result_date date; findings on, result received
q limit number:1..20; guideline limit, allowed cfu
q blocked flag; withdrawn from use, out of service
q patients_informed flag; patients notified, look-back
q measure phrase; corrective action, action taken
q repair company:{} Medizintechnik/Endo-Service {}/{} Optik; repair shop, sent to
q cycle choice:quarterly/half-yearly/yearly; test interval, frequency
l samples; swabs, sampling points
c samples.spot phrase; channel, location
c samples.cfu number:0..300; colony count, cfu
c samples.germ phrase; organism, germ
a bought year; acquired, purchase year
a last date; last repair, previous service
a detergent product; chemical, disinfectant
a patient person; last patient, examined patient
a cycles number:100..3000; number of uses, cycles
a price money:200..5000; repair cost, cost
---
{unit}
# Hygienische Überprüfung flexibler Endoskope
= Gerät: {device=Koloskop CF 190|Gastroskop GF 29|Duodenoskop TJ 160|Bronchoskop BF 3|Sigmoidoskop S2}
= Seriennummer: {serial}
= Aufbereitet in: {washer}
= Beprobt: {sampled} durch {sampler}
= Befund da: {result_date}, {lab}
Turnus: {cycle?alle drei Monate~zweimal im Jahr~einmal im Jahr}. Richtwert nicht über {limit} KBE, je Probe {:unit:ml 10..20}.
+++
%samples 3..5
Stelle | KBE | Keim
{samples.spot=Instrumentierkanal|Luft-Wasser-Kanal|Spülflasche|Distalende|Albarranhebel} | {samples.cfu} | {samples.germ=Hautflora|Pseudomonas|kein Wachstum|Enterokokken|Sporenbildner}
%%
+++
{blocked!Das Gerät ist bis auf Weiteres gesperrt~Das Gerät bleibt im Einsatz}. Maßnahme: {measure=Kanal ausgetauscht|Trocknung verlängert|Spülflasche täglich sterilisiert|Personal nachgeschult|Bürste gewechselt}. [Eingeschickt an {repair}.] {patients_informed!Die zuletzt untersuchten Personen werden angeschrieben~Eine Benachrichtigung untersuchter Personen ist nicht nötig}.
{hygienist}, Hygienefachkraft || zur Kenntnis {head}

== de beschwerde_klinik
q hospital company:Klinikum {}/Kreiskrankenhaus {}/Spital {}; institution, answered_by
q patient person; complained about whose stay, patient
q writer person; complainant, addressee
q officer person; complaints manager, author of the reply
q doctor person; senior consultant questioned, head of department
q nurse person; ward manager, head nurse
q ref id:BM-###/##; complaint number, reference
q received date; complaint received, letter of
q stay period; stay, hospitalised during
q reply date; date of this letter, answered
q talk date; offered meeting, appointment
q talk_at time; meeting hour, talk time
q issue phrase; main criticism, subject of complaint
q upheld choice:yes/partly/no; justified, how far the hospital agrees
q sorry flag; apology, apologises
q refund money:10..200; goodwill payment, reimbursed
q action phrase; improvement, what was changed
q board company:Patientenombudsstelle {}/Patientenanwaltschaft {}/Schlichtungsstelle {}; external body, further contact
a ward id:@#; ward, station number
a roommate person; other patient, room neighbour
a insurer company; health insurer, liability insurer
a operation date; operated on, surgery date
a lawyer person; attorney, legal counsel
a diagnosis phrase; illness, diagnosis
a phone phone; telephone of complainant, patient's number
---
{hospital} · Lob und Beschwerde
{:street}, {:zip} {:city}

{writer}
{:zip} {:city}
> {reply}
Ihr Schreiben vom {received} – Vorgang {ref}

Guten Tag {writer},
Sie haben uns geschildert, was {patient} bei uns <erlebt|mitgemacht> hat (Aufenthalt {stay}). Im Kern geht es um {issue=stundenlanges Warten vor der Aufnahme|fehlende Auskunft am Wochenende|ein verlorenes Hörgerät|kaltes Essen und rauen Ton|die späte Gabe von Schmerzmitteln}. Ich habe mit {doctor} und mit {nurse} von der Pflege gesprochen und die Kurve gelesen.
{upheld?Ihre Kritik trifft zu, daran ist nichts zu beschönigen~In einem Teil geben wir Ihnen recht, in einem anderen sehen wir es anders~Einen Fehler unseres Hauses konnten wir nicht feststellen}. {sorry!Dafür bitte ich Sie im Namen des Hauses um Entschuldigung~Dass Sie enttäuscht sind, nehmen wir zur Kenntnis}.
+++
Geändert haben wir bereits: {action=zweite Kraft im Nachtdienst|Schild mit Wartezeit|Kiste für Wertsachen am Bett|Anruf bei Angehörigen täglich|Schulung im Gespräch}.
?Aus Kulanz überweisen wir {refund}, ohne Anerkennung einer Rechtspflicht.
Gern reden wir persönlich: am {talk} um {talk_at}, Zimmer {:number:100..400}.
?Unabhängig von uns erreichen Sie die {board}.
Mit freundlichem Gruß
{officer}
~ Im letzten Jahr erreichten uns {:number:80..300} Rückmeldungen.

== de hausnotruf
q provider company:Hausnotruf {}/{} Notrufdienst/Sozialstation {}; emergency call provider, control centre
q subscriber person; person who pressed, client
q operator person; call taker, agent
q helper person; dispatched helper, went there
q relative person; informed relative, contact 1
q device id:TN-#####; subscriber number, device no
q day date; call date, day of alarm
q alarm time; alarm received, button pressed at
q arrived time; at the door, helper arrived
q closed time; case closed, finished
q trigger phrase; reason for the alarm, what happened
q key_used flag; entered with deposited key, key used
q ambulance flag; ambulance called, rescue service
q outcome choice:stayed home/hospital/false alarm; result, end of case
q hospital company:Klinikum {}/Krankenhaus {}/Spital {}; preferred hospital, hospital_of_choice; where the client wants to be brought if need be
q safe id:####; key safe code, safe number
q home address; client's address, location
a doctor person; family doctor, gp
a age number:70..98; age, years
a battery percent; battery level, charge
a test date; last test call, test day
a cost money:20..90; deployment fee, charge
a medicine product; medication, drug
a relative_phone phone; phone of relative, contact number
---
{provider} – Leitstelle
# Notrufprotokoll
Teilnehmer {device}: {subscriber}
{home}
= Datum: {day}
= Ruf: {alarm}
= Vor Ort: {arrived}
= Abschluss: {closed}
+++
{operator} nahm den Ruf an. Sprechverbindung <gut|verrauscht|kam nach dem zweiten Versuch zustande>. Anlass: {trigger=Sturz im Bad, kann nicht aufstehen|Schwindel seit dem Morgen|Knopf aus Versehen gedrückt|fremde Geräusche an der Tür|Atemnot}. Losgeschickt wurde {helper}.
{key_used!Geöffnet wurde mit dem hinterlegten Schlüssel~Die Tür wurde von innen aufgemacht, der Schlüssel blieb versiegelt}. Blutdruck {:number:100..180}, Zucker {:number:80..190}.
{ambulance!Der Rettungswagen wurde nachgefordert~Ein Rettungswagen war nicht erforderlich}. {outcome?Nach dem Aufhelfen blieb die Person in der Wohnung~Zur Abklärung ging es in die Klinik~Es war ein Fehlalarm, alles in Ordnung}.
?Klinik der Wahl laut Stammblatt: {hospital}.
+++
Verständigt: {relative} (Erstkontakt laut Liste). Zweitkontakt {:person} nicht erreicht.
?Tresor am Haus: {safe}.
~ Gespräch aufgezeichnet, Löschung nach {:number:3..9} Monaten.

== de essen_auf_raedern
q service company:Menüdienst {}/Sozialverein {}/{} Mahlzeitendienst; meal service, supplier
q kitchen company:Großküche {}/Metzgerei {}/Gasthof {}; cooked by, kitchen
q guest person; client, who eats
q orderer person; ordered_by, relative who signed
q driver person; delivered_by, tour driver
q tour id:T##; route, tour number
q week number:1..52; calendar week, week no
q from date; first delivery, begins
q window time; delivered about, arrival
q diet choice:normal/diabetic/pureed; diet, kind of food
q price money:6..12; price per meal, meal cost
q lift money:1..3; subsidy per meal, municipal grant
q payer company:Gemeinde {}/Sozialamt {}/Stadt {}; subsidised by, grant from
q place phrase; where to put it, drop place
q pork flag; pork allowed, eats pork
q weekend flag; weekend delivery, Saturday and Sunday
q cancel time; cancel before, cancellation time
l meals; menu, dishes, de:Speisen
c meals.day phrase; weekday, day
c meals.dish phrase; main course, dish
c meals.dessert phrase; sweet, afters
a birth date; birthday, born
a phone phone; guest's phone, phone
a doctor person; family doctor, physician
a key id:S-##; key number, key
a bill date; invoice date, billed on
a calories number:400..900; calories, energy
---
{service}
# Bestellschein KW {week} – Tour {tour}
Gast: {guest} || ab {from}
Bestellt von: {orderer}
Kost: {diet?Vollkost~für Zuckerkranke berechnet~fein püriert}; {pork!Schweinefleisch ist recht~bitte nichts vom Schwein}. {weekend!Auch am Samstag und Sonntag~Samstag und Sonntag isst der Gast bei der Familie, keine Lieferung}.
%meals 3..6
Tag | Hauptgang | Nachtisch
{meals.day=Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag} | {meals.dish=Kalbsgulasch mit Spätzle|Seelachs, Dillsoße|Krautfleckerl|Linsen mit Saiten|Gemüselasagne|Rindsroulade} | {meals.dessert=Apfelmus|Grießpudding|Obst|Topfencreme|Kompott|Joghurt}
%%
+++
Gekocht wird in: {kitchen}. Die Tour fährt {driver}; gegen {window} an der Tür. Abgestellt: {place=in der Wärmebox vor der Tür|beim Nachbarn links|auf dem Küchentisch|am Fensterbrett Hof|beim Portier}.
= Preis je Essen: {price}
?= Zuschuss je Essen: {lift}
?Den Zuschuss gewährt {payer}.
Abbestellen am Vortag bis {cancel}; für Einzelgäste ohne Vertrag {:money:13..15}.

== de sf_bestaetigung
q old_insurer company:{} Versicherung AG/Mutual {}/Versicherungsverein {}; previous insurer, confirmed by
q new_insurer company:{} Assekuranz/Autoversicherung {}/{} Direkt; new insurer, sent to
q holder person; policyholder, customer
q driver person; registered keeper, other person on the contract
q clerk person; handled_by, signature
q old_policy id:KH-#######; previous policy, contract number
q plate id:@@-@@ ####; registration, vehicle
q end date; contract ended, terminated on
q confirmed date; date of confirmation, written
q class_liability number:1..35; no-claims class liability, sf class
q class_full number:1..35; no-claims class own damage, comprehensive class
q years number:1..35; claim-free years, years without claim
q cancelled_by choice:customer/insurer/sale of vehicle; reason of end, who ended it
q protected flag; discount protection, bonus saver
q special flag; special classification, second car rule
q km number:5000..30000; annual mileage, kilometres per year
l claims; losses, de:Schäden
c claims.date date; day of loss, when
c claims.kind phrase; kind of damage, what
c claims.paid money:200..9000; paid out, settlement
a premium money:200..1200; yearly premium, price
a birth date; holder's birthday, dob
a start date; policy began, inception
a new_policy id:A-######; new policy number, future contract
a driver_licence date; licence since, driving licence issued
a agent person; broker, insurance agent
---
{old_insurer}
{:street}, {:zip} {:city}
> {confirmed}
An {new_insurer}

# Bescheinigung über den Schadenverlauf
Vertrag {old_policy} || Fahrzeug {plate}
Versicherungsnehmer war {holder}; gehalten wurde das Fahrzeug von {driver}. Der Vertrag endete am {end}, {cancelled_by?weil er von Kundenseite gekündigt wurde~da wir ihn nach einem Schaden beendet haben~weil das Fahrzeug verkauft worden ist}.
= SF Haftpflicht: {class_liability}
= SF Vollkasko: {class_full}
= Schadenfreie Jahre: {years}
?= Fahrleistung: {km}
{special!Zu beachten: Es bestand eine Sondereinstufung als Zweitwagen, die nicht übertragen wird~Eine Sondereinstufung bestand nicht}. {protected!Ein Rabattretter war vereinbart~Rabattschutz war nicht eingeschlossen}.
+++
Gemeldete Ereignisse:
%claims 1..3
Tag | Art | Aufwand
{claims.date} | {claims.kind=Auffahrunfall|Glasbruch|Wildunfall|Parkrempler|Hagel|Marderbiss} | {claims.paid}
%%
Selbstbeteiligung zuletzt {:money:150..500}.
+++
{clerk}
~ Diese Auskunft gilt {:number:6..12} Monate.

== de reiseruecktritt_ablehnung
q insurer company:{} Reiseversicherung/Europa {} Assistance/{} Reiseschutz; insurance company, decided_by
q customer person; insured, claimant
q traveller2 person; fellow traveller, person who fell ill
q agency company:Reisebüro {}/{} Reisen/Urlaubswelt {}; booked through, travel agency
q operator company:{} Touristik/Hotelplan {}/{} Kreuzfahrten; tour operator, organiser of the trip
q handler person; claims handler, signed_by
q claim id:RR-######; claim number, case
q policy id:P####-###; policy, contract number
q booked date; booking date, booked_on
q insured_on date; insurance taken out, policy concluded
q trip date; planned departure, trip start
q cancelled date; cancellation date, trip cancelled on
q dest country; destination, travel country
q fee money:200..4000; cancellation charge, claimed amount
q paid money:50..900; partial payment, goodwill
q ground phrase; reason for refusal, why not paid
q verdict choice:refused/partly paid/returned for documents; decision, outcome
q known flag; illness known before, pre-existing
q appeal phrase; who to complain to, complaint body
a doctor person; treating doctor, physician
a diagnosis phrase; illness, medical diagnosis
a iban_c iban; bank account, payee account
a trip_price money:800..9000; total trip price, holiday cost
a return date; return journey, end of trip
a premium money:20..200; premium, insurance price
a birth date; birthday, insured's dob
---
{insurer}
Schaden {claim} || Police {policy}
{customer}
{:street}, {:zip} {:city}
> {:date}
# Ihre abgesagte Reise nach {dest}
Guten Tag {customer},
Sie haben am {booked} über {agency} eine Reise von {operator} gebucht, Antritt {trip}. Unseren Schutz haben Sie am {insured_on} abgeschlossen, storniert wurde am {cancelled}, nachdem {traveller2} erkrankt war. Sie machen Stornokosten von {fee} geltend.
+++
{verdict?Wir können die Kosten nicht übernehmen~Wir kommen nur für einen Teil auf~Bevor wir entscheiden, senden wir Ihnen den Vordruck zurück, es fehlen Nachweise}. Ausschlaggebend: {ground=Abschluss erst nach Ablauf der Frist|Absage nicht unverzüglich erklärt|Angst vor Unruhen ist nicht gedeckt|ärztliches Attest nachträglich ausgestellt|Impfung versäumt}. {known!Aus dem Attest geht zudem hervor, dass das Leiden bei Buchung schon behandelt wurde~Dass die Krankheit plötzlich kam, bezweifeln wir nicht}.
?Ohne Anerkennung einer Pflicht zahlen wir {paid}.
Der Vertrag gilt für Reisen bis {:money:5000..10000} und bis zu {:number:42..60} Tage.
+++
Sind Sie nicht einverstanden, wenden Sie sich an {appeal=den Ombudsmann|die Schlichtungsstelle|die Aufsicht|unseren Vorstand}.
{handler}, Leistungsabteilung

== de deckungszusage_rechtsschutz
q insurer company:{} Rechtsschutz/Advocard {}/{} Legal Versicherung; legal insurer, grants cover
q lawfirm company:Kanzlei {}/{} Rechtsanwälte/Anwaltsbüro {}; law firm, addressee
q lawyer person; attorney, counsel in charge
q client person; policyholder, insured
q opponent company:{} Bau GmbH/{} Autohaus/Hausverwaltung {}; other side, adverse party
q clerk person; insurance clerk, handled_by
q claim id:RS-##-#####; insurer's reference, claim no
q firm_ref id:###/##@@; lawyer's file, your reference
q event date; legal dispute arose, date of the event
q request date; request for cover, asked_on
q granted date; date of the letter, cover granted on
q deductible money:100..400; excess, policyholder's share
q value money:1000..40000; value in dispute, sum in dispute
q instance choice:out of court/first instance/appeal; stage, covered stage
q field phrase; area of law, legal field
q settle flag; settlement needs approval, ask before settling
q expert flag; expert costs covered, pays expert
q advance money:200..2000; advance on fees, retainer paid
a court company; court, venue
a hearing date; court date, hearing
a docket id:# C ###/##; court file number, docket
a premium money:100..400; annual premium
a opp_lawyer person; opponent's lawyer, other counsel
a policy_start date; insured since, start of policy
a judge person; judge, presiding
---
{insurer}
{:street}, {:zip} {:city} || Unser Zeichen {claim}
{lawfirm} || Ihr Zeichen {firm_ref}
z. Hd. {lawyer} || {granted}

# {client} gegen {opponent}
Sehr geehrte Damen und Herren,
auf Ihre Anfrage vom {request} bestätigen wir Deckung im Bereich {field=Vertragsrecht|Verkehrsrecht|Mietrecht|Arbeitsrecht|Nachbarrecht}. Als Zeitpunkt des Rechtsschutzfalls legen wir den {event} zugrunde.
= Umfang: {instance?zunächst Ihre außergerichtliche Tätigkeit~das Klageverfahren im ersten Rechtszug~die Berufung}
= Streitwert: {value}
= Selbstbeteiligung: {deductible}
?= Vorschuss, heute angewiesen: {advance}
Die Versicherungssumme beträgt je Fall {:money:300000..900000}.
+++
{expert!Kosten eines Gutachtens übernehmen wir bis zur üblichen Höhe~Gutachterkosten sind nicht mitversichert}. {settle!Vor einem Vergleich holen Sie bitte unsere Zustimmung ein~Vergleichen dürfen Sie sich nach eigenem Ermessen}.
Für Fahrten zum Termin gilt: ab {:unit:km 80..120} ein Korrespondenzanwalt. Bitte melden Sie sich spätestens in {:duration}.
{clerk}

== de bezugsrecht_leben
q insurer company:{} Lebensversicherung/Leben {} AG/{} Vorsorge; insurance company, confirmed by
q holder person; policyholder, contract owner
q insured person; insured person, whose life is insured
q new_ben person; new beneficiary, now entitled in the event of death
q old_ben person; former beneficiary, no longer entitled
q share percent; share of the new beneficiary, quota
q contract id:LV########; policy number, contract
q request date; request dated, instruction from
q received date; received at insurer, arrived
q effective date; change takes effect, effective
q maturity date; policy ends, survival date, expires
q sum money:10000..250000; sum assured, death benefit
q revocable choice:revocable/irrevocable; nature of entitlement, can it be changed
q pledged flag; assigned to bank, pledged
q bank company:Sparkasse {}/Volksbank {}/{} Bank; premium debited at, debit_bank; house from which the premium is fetched
q clerk person; signature, case worker
q relation phrase; relationship, related as
a premium money:30..400; monthly premium, contribution
a birth date; beneficiary's birthday, dob of beneficiary
a surrender money:5000..90000; surrender value, cash value
a agent person; broker, adviser
a iban_h iban; debited account, iban
a start date; policy began, inception
a doctor person; examining doctor, medical examiner
---
{insurer}
{:street}, {:zip} {:city}

{holder}
{:street}
{:zip} {:city}

# Nachtrag zu Ihrem Vertrag {contract}
Vielen Dank für Ihr Schreiben vom {request}, bei uns am {received}. Wir haben vermerkt:
Stirbt {insured} vor dem {maturity}, erhält künftig {new_ben} ({relation=Ehepartner|Tochter|Lebensgefährtin|Neffe|Patenkind|Schwester}) {share} der Leistung. Das bisherige Recht von {old_ben} ist damit erloschen. Die Änderung gilt ab {effective}.
+++
= Versicherungssumme im Todesfall: {sum}
= Das Recht ist: {revocable?von Ihnen jederzeit änderbar~nur mit Zustimmung der begünstigten Person änderbar}
{pledged!Bitte beachten Sie die Abtretung zur Sicherung eines Kredits; sie geht vor~Rechte Dritter sind uns nicht bekannt, der Vertrag ist unbelastet}.
?Ihr Beitrag wird abgebucht bei: {bank}.
Überschüsse im letzten Jahr: {:money:100..900}. Bitte legen Sie den Nachtrag zum Versicherungsschein; Kosten entstehen Ihnen nicht.
+++
{clerk} || {:person}
i. A. || i. V.

== de durchgangsarzt
q practice company:Unfallpraxis {}/Chirurgie {}/Klinikum {}; D-doctor's practice, report by
q bg company:BG {}/Berufsgenossenschaft {}/Unfallkasse {}; statutory accident insurer, recipient
q injured person; employee, patient
q employer company:{} Logistik/Bäckerei {}/{} Stahlbau; company, works for
q doctor person; examining surgeon, signed_by
q gp person; further treatment by, family doctor
q accident date; day of accident, injured on
q accident_at time; accident hour, time of accident
q seen time; arrived at the doctor, first seen at
q exam date; examination date, treated first on
q started time; start of work, shift start
q job job; occupation, employed as
q finding phrase; diagnosis, first finding
q xray flag; x-ray taken, imaging done
q alcohol flag; under influence, suspicion of alcohol
q off_until date; unfit for work until, sick until
q care choice:general/special; type of treatment, treatment form
q next date; re-examination, come again
q file id:D##-####; report no, file number
a birth date; birthday, dob
a witness person; eyewitness, colleague who saw it
a wage money:12..40; hourly wage, pay
a phone phone; patient's phone, contact
a since date; employed since, hired on
a supervisor person; foreman, superior
a health_fund company; health insurer, sickness fund
---
{practice} || Bericht {file}
An {bg}
# Durchgangsarztbericht
= Versichert: {injured}
= Tätig als: {job=Lagerhelfer|Bäcker|Schweißerin|Fahrer|Monteur|Verkäuferin}
= Betrieb: {employer}
= Unfall: {accident}, {accident_at}
= Arbeitsbeginn: {started}
= Hier eingetroffen: {exam}, {seen}
+++
## Angaben zum Hergang
<Von der Leiter abgerutscht|Mit der Hand in die Walze geraten|Karton auf den Fuß gefallen|Auf nassem Boden ausgeglitten>; danach noch etwa {:number:10..90} Minuten weitergearbeitet. {alcohol!Es bestand der Eindruck, dass Alkohol im Spiel war~Zeichen von Alkohol oder Drogen lagen nicht vor}.
## Befund
{finding=Distorsion oberes Sprunggelenk rechts|Quetschung Zeigefinger|Prellung Brustkorb links|Schnittwunde Handfläche|Fraktur 5. Mittelfußknochen}. {xray!Röntgen in zwei Ebenen ist erfolgt~Auf ein Röntgenbild wurde verzichtet}. Schmerzskala {:number:3..9}.
+++
Es wird {care?allgemeine Heilbehandlung eingeleitet~besondere Heilbehandlung durch uns durchgeführt}. Weiterbehandlung: {gp}. Arbeitsunfähig voraussichtlich bis {off_until}; Nachschau am {next}.
{doctor}

== de rentenkonto
q pension company:Rentenversicherung {}/Pensionskasse {}/Sozialversicherung {}; pension body, sender
q insured person; contributor, addressee
q number id:## ###### @ ###; insurance number, pension number
q officer person; clerk, processed by
q advisor person; counsellor on site, advice given by
q place city; advice centre town, office location
q letter date; dated, letter date
q reply_by date; answer until, deadline
q school_until date; schooling ended, end of school period
q retire date; regular pension begins, retirement from
q points number:5..60; pension points, entitlement points
q forecast money:600..2400; expected monthly pension, projected
q gap_reason choice:school/abroad/child raising; presumed reason, likely explanation for the gap
q form id:V####; form to fill in, enclosure
q child first; child recorded, child's name
q foreign country; country worked in, abroad in
q complete flag; account complete, nothing missing
l gaps; missing periods, unexplained times, de:Lücken
c gaps.from month; start of gap, from
c gaps.to month; end of gap, until
c gaps.note phrase; question, hint
a birth date; date of birth, born
a spouse person; husband or wife, spouse
a employer company; last employer, current employer
a disability percent; degree of disability, reduction in earning capacity
a contribution money:100..900; monthly contribution, paid in
a bank iban; account for payment, iban
a medical date; medical exam, assessment date
---
{pension}
Versicherungsnummer {number} || {letter}
{insured}
{:street}, {:zip} {:city}
# Klärung Ihres Versicherungskontos
Guten Tag {insured},
{complete!Ihr Konto ist nach unserem Stand vollständig; sehen Sie es bitte trotzdem durch~für manche Zeiten wissen wir nicht, was Sie getan haben}. Gespeichert ist unter anderem der Schulbesuch bis {school_until}[ und die Erziehung von {child}].
?Außerdem findet sich eine Beschäftigung in {foreign}.
+++
Zu diesen Abschnitten fragen wir nach:
%gaps 2..4 lines
{gaps.from} bis {gaps.to}: {gaps.note=bitte Zeugnis beilegen|waren Sie arbeitslos gemeldet?|Lehrvertrag in Kopie|Wehr- oder Zivildienst?|Meldung der Kasse fehlt}
%%
Vermutlich {gap_reason?haben Sie damals gelernt oder studiert~lebten Sie außerhalb des Landes~haben Sie ein Kind betreut}. Nutzen Sie Vordruck {form} und antworten Sie bis {reply_by}.
+++
= Bisher erworben (Punkte): {points}
= Ihre Regelaltersrente beginnt: {retire}
= Voraussichtlich im Monat: {forecast}
Ein Punkt ist zurzeit {:money:36..41} wert.
Persönlich hilft {advisor} in unserer Stelle in {place}.
{officer}

== de oelabscheider
q expert company:{} Umwelttechnik/Sachverständige {}/Prüfdienst {}; inspection firm, expert body
q operator company:Tankstelle {}/Autohaus {}/Busbetrieb {}; operator, plant owner
q authority company:Wasserbehörde {}/Stadtentwässerung {}/Umweltamt {}; supervising authority, copy to
q inspector person; inspector, checked_by
q attendee person; present for the operator, accompanied by
q cleaner company:{} Entsorgung/Kanalservice {}/{} Tankreinigung; emptied by, disposal contractor
q report id:GI-####; report number, inspection no
q inspected date; inspection date, carried out
q emptied date; emptied on, cleaned
q next month; next general inspection, due again
q type product; model, separator
q built year; installed, year built
q nominal number:3..30; nominal size, NS
q sludge unit:l 600..5000; sludge trap volume, sludge capacity
q oil unit:mm 5..150; oil layer, layer thickness
q tight flag; leak-proof, tightness test passed
q alarm flag; alarm device works, warning system ok
q grade choice:no defects/minor defects/serious defects; classification, result
q defect phrase; main defect, shortcoming
q fix_by date; repair until, remedy deadline
a permit id:E-###; discharge permit, permit number
a catch unit:m² 100..3000; catchment area, drained area
a cost money:300..2000; fee, price
a last date; previous inspection, last check
a waste unit:kg 100..4000; waste weight, disposed amount
a sample unit:mg/l 1..20; hydrocarbon value, outlet sample
a phone phone; operator phone, contact number
---
{expert}
# Generalinspektion Leichtflüssigkeitsabscheider, Bericht {report}
= Betreiber: {operator}
= Standort: {:street}, {:zip} {:city}
= Anlage: {type=Koaleszenz K 6|Benzinabscheider B3|Oleomax 10|Kompakt NG 15|Stahlabscheider ST}
= Baujahr: {built}
= Nenngröße: {nominal}
= Schlammfang: {sludge}
+++
Besichtigt am {inspected} durch {inspector}; von Betreiberseite dabei: {attendee}. Entleert hatte am {emptied} {cleaner}. Ölschicht davor {oil}. Wasserstand über Zulauf {:unit:mm 50..200}, Prüfdauer {:duration}.
* {tight!Die Dichtheitsprüfung wurde bestanden~Der Wasserspiegel sank, die Anlage ist undicht}.
* {alarm!Die Warnanlage meldete Aufstau und Schichtdicke richtig~Die Warnanlage gab keinen Ton von sich}.
?* Festgestellt: {defect=Beschichtung blättert|Deckel klappert, Rahmen gerissen|Schwimmer klemmt|Probenahmestelle verschüttet|Zulauf ohne Tauchrohr}.
+++
Einstufung: {grade?mängelfrei~geringe Mängel ohne Gefahr für das Wasser~erhebliche Mängel, Meldung ist erfolgt}.
?Abzustellen bis {fix_by}.
Wieder fällig: {next}. Durchschlag an {authority}.

== de badewasser_tagesblatt
q pool company:Hallenbad {}/Freibad {}/Stadtbad {}; bath, facility
q operator company:Stadtwerke {}/Bäderbetriebe {}/Gemeinde {}; operating company, run by
q master person; shift leader, pool attendant in charge
q technician person; plant engineer, dosing checked by
q day date; date, day of the sheet
q guests number:80..1900; visitors, admissions
q fresh unit:m³ 10..120; fresh water added, top-up
q backwash time; filter rinsed at, backwash
q filter number:1..4; filter number, rinsed filter
q air unit:°C 24..33; hall temperature, air temp
q accident flag; first aid given, accident
q closed flag; pool closed, bathing stopped
q lab company:Hygienelabor {}/Institut {}/Labor {}; sampling laboratory, external lab
q sample_by person; sampler, drew the sample
q chemical product; chemical delivered, dosing agent
q event phrase; special occurrence, incident note
l readings; measurements, water values
c readings.at time; measured at, time
c readings.basin phrase; basin, pool part
c readings.temp unit:°C 26..35; water temp, warmth
c readings.ph number:6..8; acidity, pH
c readings.chlorine unit:mg/l 0..2; free chlorine, disinfectant
a opening time; opens at, opening hour
a price money:3..12; ticket price, admission
a next_sample date; next sampling, following test
a depth unit:m 1..5; depth, diving depth
a power unit:kWh 500..4000; electricity, consumption
a course person; swimming teacher, course leader
---
{pool} – {operator}
# Betriebstagebuch, Blatt {day}
Schichtleitung: {master} || Technik: {technician}
%readings 3..5
Uhr | Becken | Wasser | pH | Chlor frei
{readings.at} | {readings.basin=Sport|Lehr|Kinder|Warm|Sprung} | {readings.temp} | {readings.ph} | {readings.chlorine}
%%
+++
= Halle: {air}
= Gäste: {guests}
= Frischwasser: {fresh}
= Rückgespült: Filter {filter}, {backwash}
?= Dosiert: {chemical=Schwefelsäure 37 %|Chlorbleichlauge|Flockungsmittel F5|Aktivkohlepulver|Chlorgas}
+++
{accident!Ein Gast musste versorgt werden, Eintrag im Verbandbuch~Erste Hilfe war nicht nötig}. {closed!Der Badebetrieb wurde für eine Stunde eingestellt~Alle Becken waren durchgehend offen}.
?Besonderes: {event=Schulsport fiel aus|Scherben am Rand|Kind gesucht und gefunden|Duschen kalt|Rutsche gesperrt}.
?Probe gezogen von {sample_by} für {lab}.
~ Grenze gebundenes Chlor {:unit:mg/l 0..1}; Redox {:number:700..800} mV.

== de blitzschutz
q firm company:Blitzschutz {}/{} Erdungsbau/Elektro {}; inspection company, lightning protection contractor
q client company:Pfarrgemeinde {}/Schulverband {}/{} Holzwerke; building owner, client
q inspector person; specialist, measured_by
q keyholder person; caretaker, opened the building
q report id:BL-##-###; report number, reference
q measured date; test date, inspection
q issued date; report written, issued
q building phrase; object, structure
q class choice:I/II/III; protection class, level
q erected year; installed in, year of system
q max unit:Ohm 1..10; permitted resistance, limit
q rods number:2..20; interception rods, rods
q soil phrase; soil condition, ground
q ok flag; system compliant, in order
q surge flag; surge arrester present, inner protection
q next year; next test, again in
q insurer company:{} Brandversicherung/Gebäudeversicherung {}/{} Assekuranz; fire insurer, required by
l points; measuring points, earth readings
c points.no number:1..12; point number, no
c points.where phrase; location, down conductor
c points.ohm unit:Ohm 1..30; resistance, earth resistance
a price money:200..1500; cost, price
a height unit:m 5..60; building height, ridge height
a strike date; lightning strike, last hit
a weather unit:°C 1..30; outside temperature
a repair date; repair until, defects fixed by
a architect company; planner, design office
---
{firm} || {report}
{:street}, {:zip} {:city} || {issued}
# Prüfbericht äußerer Blitzschutz
Objekt: {building=Pfarrkirche mit Turm|Grundschule, Altbau|Sägehalle 2|Gemeindehaus|Kindergarten} · {client}
Geprüft am {measured} von {inspector}; aufgeschlossen hat {keyholder}.
= Schutzklasse: {class?eins, höchste Anforderung~zwei~drei, Regelfall}
= Errichtet: {erected}
= Fangstangen: {rods}
= Erdreich: {soil=feucht, lehmig|gefroren|trocken, kiesig|frisch aufgefüllt|felsig}
= Zulässig höchstens: {max}
+++
%points 3..6
Nr. | Ableitung | gemessen
{points.no} | {points.where=Nordwestecke|Turm Süd|Fallrohr Hof|Giebel Ost|Anbau|Trafo} | {points.ohm}
%%
+++
{ok!Die Anlage entspricht den Regeln, Mängel liegen nicht vor|Beanstandungen: keine~Zwei Klemmen sind lose und eine Leitung ist unterbrochen; so schützt die Anlage nicht}. {surge!Ein Überspannungsschutz sitzt in der Hauptverteilung~Innerer Schutz gegen Überspannung fehlt}. Leitungsquerschnitt {:unit:mm² 50..78}.
?Die Prüfung fordert {insurer}.
Wiederholung: {next}

== de regalinspektion
q inspector_firm company:{} Lagertechnik/Regalprüfung {}/{} Intralogistik; inspecting company, provider
q operator company:{} Großhandel/Logistik {}/{} Getränke; warehouse operator, client
q inspector person; expert, inspected_by
q officer person; responsible for racking, warehouse safety person
q maker company:{} Regalsysteme/Stahlregal {}/{} Storage; rack manufacturer
q protocol id:RI-####-#; inspection number, protocol
q inspected date; day of inspection, checked on
q previous date; last inspection, before that
q hall phrase; area, building part
q bays number:20..400; bays, number of sections
q load unit:kg 500..4000; bay load, permitted load
q red number:0..9; red damages, immediate danger
q orange number:1..20; orange damages, repair soon
q unloaded flag; bays cleared, unloaded at once
q signs flag; load signs complete, plates present
q fix date; repaired until, deadline
q verdict choice:safe/safe with conditions/unsafe; overall judgement, conclusion
l damages; findings, defects
c damages.place id:@-##-#; rack position, location
c damages.part phrase; component, element
c damages.level phrase; colour, hazard level
c damages.advice phrase; action, recommendation
a forklift person; forklift driver, who hit it
a height unit:m 3..14; rack height, height
a built year; year built, erected
a cost money:100..5000; repair costs, price
a next date; next inspection, due date
a customer_no id:K-#####; customer number
---
{inspector_firm}
# Inspektion ortsfester Regale nach Norm, Protokoll {protocol}
= Betreiber: {operator}
= Bereich: {hall=Halle 3, Hochregal|Kühllager|Kragarm außen|Kommissionierung|Reifenlager}
= System von: {maker}
= Felder: {bays}
= Feldlast: {load}
= Geprüft: {inspected}
= Zuvor: {previous}
Rundgang mit {officer}, verantwortlich für die Lagereinrichtungen. Fachlast laut Schild {:unit:kg 4100..9000}.
+++
%damages 2..6
Platz | Teil | Stufe | Rat
{damages.place} | {damages.part=Ständer vorn|Traverse|Diagonale|Fußplatte|Rammschutz|Sicherungsstift} | {damages.level=grün|orange|rot} | {damages.advice=beobachten|binnen vier Wochen tauschen|sofort entlasten|Stift nachrüsten|richten verboten, ersetzen}
%%
In Summe rot: {red}, orange: {orange}.
+++
{unloaded!Die betroffenen Felder wurden noch während des Rundgangs leergeräumt~Leerräumen war nicht erforderlich}. {signs!Die Belastungsschilder hängen überall~An mehreren Gängen fehlen Belastungsschilder}.
?Reparatur bis {fix}.
Gesamteindruck: {verdict?keine Bedenken gegen den Betrieb~Betrieb unter den genannten Auflagen möglich~so nicht zu betreiben}.
{inspector}

== de geraetepruefung_dguv
q tester company:Elektro {}/{} Prüfservice/E-Check {}; testing company, electrician firm
q customer company:Kanzlei {}/Friseur {}/Kita {}; client, site
q electrician person; electrician, tested by
q contact person; received by, customer's contact
q order id:GP-#####; order, job number
q tested date; test day, tested_on
q next month; next test, due again
q instrument id:PG-###; tester serial, test device
q count number:12..240; devices tested, total tested
q failed number:1..9; rejected, failed count
q class choice:I/II/III; most frequent protection class, class
q disposed flag; scrapped on the spot, taken away
q room_locked phrase; not accessible, could not be tested
q price money:4..9; price per device, unit price
q label phrase; sticker colour, tag
l devices; appliances, tested items, de:Prüflinge
c devices.tag id:####; inventory number, tag no
c devices.kind product; appliance, device
c devices.room phrase; location, where used
c devices.ins unit:MOhm 1..200; insulation resistance, insulation
c devices.result phrase; outcome, pass
a total money:50..2000; total price, amount
a voltage unit:V 220..240; mains voltage, supply
a insurer company; insurer, demanded by
a purchase year; year of purchase, bought
a manager person; managing director, owner of firm
a repair date; repaired on, repair date
---
{tester} || Auftrag {order}
# Wiederholungsprüfung ortsveränderlicher Geräte
{customer}
{:street}, {:zip} {:city}
Durchgeführt am {tested} von {electrician}, Prüfgerät {instrument}.
%devices 3..6
Nr. | Gerät | Raum | Riso | Ergebnis
{devices.tag} | {devices.kind=Wasserkocher|Monitor|Föhn|Mehrfachsteckdose|Staubsauger|Drucker} | {devices.room=Küche|Empfang|Büro 2|Lager|Salon} | {devices.ins} | {devices.result=ok|Leitung defekt|bestanden|Stecker lose|durchgefallen}
%%
+++
= Geprüft insgesamt: {count}
= Nicht bestanden: {failed}
= Überwiegend Schutzklasse: {class?eins (mit Schutzleiter)~zwei (schutzisoliert)~drei (Kleinspannung)}
= Plakette: {label=grün|blau|gelb rund|weiß mit Rand}
= Preis je Gerät: {price}
{disposed!Defekte Geräte haben wir gleich mitgenommen~Defekte Geräte verblieben beim Kunden, Stecker sind markiert}.
?Nicht zugänglich: {room_locked=Serverraum|Dachboden|Chefzimmer|Garage|Teeküche OG}.
Grenzwert Schutzleiterstrom {:unit:mA 3..4}.
+++
Wieder im {next}. Unterlagen erhalten: {contact}

== de brandschau
q authority company:Brandschutzdienststelle {}/Stadt {} – Feuerwehr/Feuerpolizei {}; fire authority, inspecting body
q owner company:Gasthof {}/Seniorenheim {}/Möbelhaus {}; operator, inspected business
q officer person; inspector, fire safety officer
q manager person; responsible on site, operator's representative
q building_office person; from the building authority, attended for building control
q file id:BS ##.###; file number, reference
q visited date; inspection date, walk-through
q letter date; letter dated, written
q last_visit year; previous inspection, last in
q next number:3..6; interval in years, inspection cycle
q use phrase; use of building, occupancy
q persons number:30..400; max persons, capacity
q alarm flag; fire alarm system present
q escape_free flag; escape routes free, exits clear
q severity choice:minor/moderate/grave; overall severity, rating
q fee money:60..400; charge, cost
l defects; findings, shortcomings, de:Mängel
c defects.where phrase; location, place
c defects.what phrase; defect, finding
c defects.until date; deadline, to be fixed by
a insurer company; fire insurer, insurance
a fire date; last fire, fire on
a extinguishers number:4..40; number of extinguishers
a floors number:2..8; storeys, floors
a follow_up date; re-inspection, follow-up visit
a architect person; fire protection planner, architect
a phone phone; telephone of authority, contact phone
---
{authority} || {file}
{owner}
z. Hd. {manager}
> {letter}
# Niederschrift über die Brandverhütungsschau
Am {visited} wurde Ihr Objekt ({use=Beherbergung mit 40 Betten|Verkauf auf zwei Ebenen|Pflege, drei Wohngruppen|Saal mit Bühne|Werkstatt und Lager}) begangen. Teilnehmer: {officer}, {building_office} von der Bauaufsicht und {manager}. Zuletzt waren wir {last_visit} im Haus; der Turnus beträgt {next} Jahre. Zugelassen sind {persons} Personen.
+++
{alarm!Eine Brandmeldeanlage mit Aufschaltung ist vorhanden~Das Haus hat keine Brandmeldeanlage}. {escape_free!Die Rettungswege waren frei~Ein Notausgang war zugestellt und verschlossen}. Wandhydrant: Druck {:unit:bar 3..6}.
%defects 2..5 lines
{defects.where=Treppenhaus Nord|Heizraum|Küche|Flur 1. OG|Tiefgarage|Bühne}
{defects.what=Tür verkeilt|Brandlast unter der Treppe|Rauchmelder ohne Batterie|Kabeldurchführung offen|Schild fehlt}; zu beheben bis {defects.until}
%%
+++
Gesamtbild: {severity?nur Kleinigkeiten~nennenswerte, aber beherrschbare Mängel~gravierend, Nutzung zum Teil untersagt}.
?Für die Schau werden {fee} erhoben.
{officer}

== de fehlalarm_bma
q brigade company:Berufsfeuerwehr {}/Feuerwehr {}/Leitstelle {}; responding brigade, sender
q operator company:Klinik {}/Hotel {}/{} Chemie; operator, alarm system owner
q installer company:{} Sicherheitstechnik/Alarm {}/{} Meldeanlagen; maintenance firm, system provider
q leader person; officer in charge, incident commander
q guard person; met on site, guided the brigade
q incident id:E-######; incident number
q system id:BMA ####; system number, alarm id
q when date; incident date, day
q alarm_at time; alarm time, alerted
q arrived time; arrival, on scene
q reset time; system reset, handed back
q detector id:##/##; group and detector, detector
q cause phrase; cause of alarm, trigger
q type choice:technical/careless/malicious/real; category, kind of alarm
q fee money:300..1500; tariff, standard charge; what the scale of charges sets for such a call
q crew number:6..24; crew size, firefighters
q chargeable flag; to be paid, cost liable
q key_ok flag; key depot worked, access fine
q count number:2..9; false alarms this year, repetition
a objection date; appeal until, deadline for objection
a damage money:100..9000; property damage, loss
a injured number:1..5; casualties, injured
a plate id:@@-@@ ####; vehicle plate, engine plate
a last_service date; system maintained, last maintenance
a insurer company; insurance
a clerk person; clerk who billed, issuing clerk
---
{brigade}
# Meldung über einen Einsatz durch Brandmeldeanlage
Einsatz {incident} || {when}
{operator}, Anlage {system}
= Alarm: {alarm_at}
= Eintreffen: {arrived}
= Rückgestellt: {reset}
= Ausgelöst hat: Melder {detector}
= Kräfte: {crew}
+++
{guard} nahm die Einheit am Anzeigetableau in Empfang, das Kommando führte {leader}. {key_ok!Das Schlüsseldepot öffnete einwandfrei~Das Schlüsseldepot klemmte, es musste gewartet werden}. Ursache war {cause=Wasserdampf aus der Dusche|Staub bei Bohrarbeiten|angebranntes Essen|ein eingeschlagener Handmelder|Insekt im Melder|brennender Papierkorb}. Eingestuft als: {type?technischer Defekt~Unachtsamkeit~mutwillig ausgelöst~echtes Feuer}.
Es ist der {count}. Einsatz dieser Art in diesem Jahr. Gelaufene Strecke {:unit:km 2..12}.
+++
{chargeable!Der Einsatz ist kostenpflichtig~Kosten werden nicht erhoben}.
?Satz laut Gebührenordnung: {fee}.
Lassen Sie den Melder durch {installer} prüfen; ab dem {:number:10..12}. Vorfall drohen Auflagen.

== de raeumungsuebung
q house company:Schule {}/Verwaltung {}/Kaufhaus {}; organisation, site
q leader person; exercise director, fire safety officer
q observer person; observer, external observer
q observer_org company:Feuerwehr {}/Unfallversicherung {}/Brandschutz {}; observer's organisation
q missing person; person overlooked, not at the assembly point
q date_ date; exercise day, date
q alarm time; alarm given, start
q clear time; last person out, building empty
q people number:40..900; people evacuated, headcount
q target number:3..9; target minutes, time goal
q assembly phrase; assembly point, gather at
q scenario phrase; assumed event, scenario
q announced flag; announced beforehand, staff informed
q lift_used flag; lift used, someone took the lift
q verdict choice:good/acceptable/poor; assessment, grade
q next month; next drill, repeat
l floors; areas, wardens, de:Bereiche
c floors.floor phrase; storey, section
c floors.warden person; evacuation helper, responsible
c floors.minutes number:1..9; minutes, time needed
c floors.remark phrase; observation, comment
a last date; previous drill, last exercise
a doctor person; first aider, medic
a exits number:2..9; number of exits, emergency exits
a siren phrase; alarm tone, signal type
a cost money:50..900; cost, expense
a phone phone; emergency phone, contact
---
{house}
# Bericht über die Räumungsübung
= Tag: {date_}
= Alarm: {alarm}
= Gebäude leer: {clear}
= Personen: {people}
= Sammelplatz: {assembly=Parkplatz Ost|Sportwiese|Hof der Nachbarschule|Kirchplatz|Rampe hinten}
Angenommen wurde: {scenario=Rauch im Archiv|Brand in der Küche|Gasgeruch im Keller|Bombendrohung|Akku in Flammen}. {announced!Das Haus war vorgewarnt~Außer der Leitung wusste niemand davon}.
+++
%floors 2..5
Bereich | Räumungshelfer | Minuten | Bemerkung
{floors.floor=EG|1. OG|2. OG|Keller|Anbau} | {floors.warden} | {floors.minutes} | {floors.remark=zügig|Tür klemmte|Weste fehlte|Kantine zögerte|Liste vergessen}
%%
Vorgabe: {target} Minuten.
+++
{lift_used!Zwei Personen benutzten den Aufzug|Leider fuhr jemand mit dem Lift~Die Aufzüge blieben, wie verlangt, unbenutzt}. [Zunächst nicht am Sammelplatz war {missing}.] Von außen sah {observer} ({observer_org}) zu. Lautstärke {:unit:dB 70..100}.
Fazit: {verdict?rundum gelungen~im Ganzen brauchbar, Kleinigkeiten üben~unbefriedigend, bald wiederholen}.
?Nächste Übung: {next}
{leader}

== de schmelzprotokoll
q foundry company:Gießerei {}/{} Guss/Eisenwerk {}; foundry, plant
q customer company:{} Pumpen/{} Motoren/Getriebe {}; customer, castings for
q melter person; furnace man, melted_by
q lab_tech person; spectrometer operator, analysed_by
q shift_lead person; shift foreman, released_by
q heat id:C####-#; heat number, melt
q furnace id:Ofen #; furnace
q melted date; date of melt, poured on
q shift choice:early/late/night; shift
q tap unit:°C 1350..1550; tapping temperature, tap temp
q pour unit:°C 1280..1420; pouring temperature, casting temp
q weight unit:kg 500..8000; charge weight, batch weight
q alloy phrase; material, grade
q inoc product; inoculant, treatment agent
q released flag; heat released, approved
q power unit:kWh 400..5000; energy used, electricity
q pattern id:M-####; pattern number, model
l analysis; elements, composition
c analysis.element phrase; element, constituent
c analysis.target phrase; target range, nominal
c analysis.actual percent; measured, actual
a order id:A######; customer order, order number
a castings number:4..90; number of castings, pieces
a scrap percent; reject rate, scrap share
a hardness number:150..260; Brinell, hardness
a delivery date; delivered by, delivery
a mould person; moulder, moulded_by
a supplier company; scrap supplier, pig iron from
---
{foundry} || Charge {heat}
# Schmelzkarte
= Ofen: {furnace}
= Datum: {melted}
= Schicht: {shift?Frühschicht~Spätschicht~Nachtschicht}
= Werkstoff: {alloy=EN-GJS-400-15|EN-GJL-250|G-AlSi10Mg|GX5CrNi19-10|EN-GJS-600-3}
= Einsatz: {weight}
= Abstich: {tap}
= Am Kasten: {pour}
= Modell: {pattern}, für {customer}
+++
%analysis 3..6
Element | Soll | Ist
{analysis.element=C|Si|Mn|P|S|Mg} | {analysis.target=3,4–3,6|2,2–2,5|max. 0,3|0,03–0,05|max. 0,01} | {analysis.actual}
%%
Probe {:number:1..3}, Spektrometer: {lab_tech}. Geimpft mit {inoc=FeSi 75|Superseed|Zircinoc|Mg-Vorlegierung|Strontiumdraht}. Verbrauch {power}. Abkühlung in der Form {:duration}.
+++
{released!Die Schmelze ist frei zum Vergießen|Werte passen, Freigabe erteilt~Gesperrt: Schmelze wird in Masseln vergossen}.
Am Ofen {melter}, Schichtführung {shift_lead}

== de haerterei_begleitkarte
q hardener company:Härterei {}/{} Wärmebehandlung/Vakuumhärterei {}; heat treater, contractor
q customer company:{} Werkzeugbau/Zahnrad {}/{} Präzision; client, parts from
q operator person; furnace operator, treated_by
q inspector person; tested_by, quality check
q orderer person; ordered_by, customer's buyer
q job id:WB######; job number, batch card
q customer_ref id:B-####/##; customer's order, purchase order
q received date; goods in, arrival
q treated date; treated on, furnace run
q promised date; delivery promised, ready by
q steel phrase; material, steel grade
q process choice:case hardening/nitriding/vacuum hardening; treatment, process
q temp unit:°C 500..1080; holding temperature, furnace temp
q hold duration; soak time, holding time
q required phrase; required hardness, specification
q distortion flag; warped, distortion found
q straighten flag; straightening allowed, may be straightened
q pieces number:4..900; number of parts, quantity
q mass unit:kg 5..900; total weight, weight
l tests; hardness readings, checks
c tests.part number:1..20; piece number, part
c tests.spot phrase; measuring spot, where
c tests.hrc number:48..64; hardness, HRC
a price money:100..3000; price, cost
a drawing id:Z-####; drawing number
a depth unit:mm 0..2; case depth, hardening depth
a drawing_rev id:@; revision, drawing index
a carrier company; forwarder, transported by
a furnace id:VO #; furnace number
---
{hardener}
# Begleitkarte {job}
= Kunde: {customer}
= Bestellung: {customer_ref}, {orderer}
= Eingang: {received}
= Zugesagt: {promised}
= Teile: {pieces}
= Masse: {mass}
= Stahl: {steel=16MnCr5|1.2379|42CrMo4|31CrMoV9|1.2343|100Cr6}
= Vorschrift: {required=60+2 HRC|58–62 HRC|min. 700 HV|54 HRC, Kern zäh|850 HV 0,5}
+++
Behandelt am {treated} durch {operator}: {process?aufgekohlt und in Öl abgeschreckt~in Ammoniak aufgestickt~unter Vakuum gehärtet, mit Stickstoff abgeschreckt}. Temperatur {temp}, gehalten {hold}; angelassen zweimal bei {:unit:°C 160..450}.
{straighten!Verzogene Teile dürfen kalt gerichtet werden~Richten ist untersagt}.
+++
%tests 2..5
Teil | Stelle | HRC
{tests.part} | {tests.spot=Zahnflanke|Stirn|Bohrung|Bund|Schaft} | {tests.hrc}
%%
{distortion!Verzug über Toleranz festgestellt, Rücksprache~Maßlich unauffällig}. Geprüft: {inspector}

== de lack_schichtdicke
q coater company:{} Oberflächen/Lackierwerk {}/Pulverbeschichtung {}; coating company, coated_by
q client company:{} Fahrzeugbau/Geländer {}/{} Maschinen; customer, owner of parts
q painter person; sprayed_by, coater
q checker person; measured_by, inspector
q order id:LK-####; order number, job
q coated date; coated on, painting day
q checked date; tested on, inspection
q colour id:RAL ####; colour, shade
q system product; paint, coating material
q nominal number:60..240; nominal thickness in microns, target
q cure unit:°C 140..210; curing temperature, oven
q pretreat choice:blasted/phosphated/chromium-free; pretreatment, surface preparation
q adhesion number:0..5; cross-cut class, adhesion
q accepted flag; accepted, passed
q rework flag; reworked, touched up
q gauge id:SD-###; gauge, measuring instrument
q supplier company:{} Lacke/{} Coatings/Farben {}; paint supplier, manufacturer of the paint
l spots; readings, measuring spots
c spots.part phrase; part, component
c spots.min number:40..120; lowest, minimum microns
c spots.max number:121..300; highest, maximum microns
a area unit:m² 5..500; coated surface, area
a price money:10..60; price per m²
a batch id:@####; paint batch, lot
a salt number:200..1000; salt spray hours, corrosion test
a delivery date; pick-up, delivery date
a gloss number:10..90; gloss units, gloss
---
{coater}
# Prüfblatt Beschichtung – Auftrag {order}
für {client}
= Beschichtet: {coated}, {painter}
= Geprüft: {checked}, {checker}
= Farbton: {colour}
= Material: {system=Polyester-Feinstruktur|2K-PUR-Decklack|Epoxid-Grundierung|Zinkstaubpulver|Hydrolack} von {supplier}
= Einbrennen: {cure}
= Soll (µm): {nominal}
Vorbehandlung: {pretreat?mit Korund gestrahlt Sa 2½~eisenphosphatiert im Tunnel~chromfrei passiviert}. Messgerät {gauge}, {:number:5..12} Messungen je Teil.
+++
%spots 2..5 lines
{spots.part=Rahmen|Deckel|Handlauf|Konsole|Tür links}: von {spots.min} bis {spots.max}
%%
+++
Gitterschnitt Gt {adhesion}. {rework!Zwei Läufer wurden geschliffen und nachgespritzt~Nacharbeit fiel nicht an}. {accepted!Die Ware wird freigegeben|Ergebnis in Ordnung~Abnahme verweigert, Teile gehen zum Entlacken}. Ofenzeit {:duration}.

== de konfirmation_anmeldung
q parish company:Evangelische Kirchengemeinde {}/Kirchgemeinde {}/Pfarramt {}; parish, congregation
q pastor person; minister, course led by
q deacon person; youth worker, second leader
q youth person; candidate, confirmand
q birth date; born, dob
q baptised date; baptism date, baptised_on
q baptism_church phrase; where baptised, church of baptism
q mother person; parent who signs, guardian
q school company:Gymnasium {}/Realschule {}/Sekundarschule {}; school attended, pupil at
q first date; first lesson, course begins
q lesson_at time; lesson time, hour
q room phrase; meeting room, where lessons are
q confirmation date; confirmation day, celebration
q camp period; weekend away, retreat
q camp_fee money:60..220; retreat cost, fee
q photo flag; photo consent, pictures allowed
q baptised_flag flag; baptism certificate enclosed, proof_attached; whether proof of baptism came with the form
q diet choice:everything/vegetarian/halal; food, eats
q allergy phrase; intolerance, allergic to
a godparent person; sponsor, godmother
a verse phrase; bible verse, confirmation verse
a father_job job; father's occupation, profession
a bishop person; bishop, dean
a iban_p iban; parish account, iban
a register id:###/####; church register number, baptism entry
a siblings number:1..4; siblings, brothers and sisters
---
{parish}
{:street}, {:zip} {:city}
# Anmeldung zum Konfirmandenunterricht
= Name: {youth}
= Geboren: {birth}
= Schule: {school}
= Erziehungsberechtigt: {mother}
{baptised_flag!Die Taufbescheinigung liegt bei~Die Taufbescheinigung haben wir nicht zur Hand und reichen sie nach}.
?= Getauft am: {baptised}, {baptism_church=Johanneskirche|Stadtkirche St. Marien|Dorfkirche|Lutherkirche|Krankenhauskapelle}
+++
Die Gruppe trifft sich erstmals am {first}, danach wöchentlich um {lesson_at}, {room=im Gemeindehaus, Saal 2|im Turmzimmer|in der Pfarrscheune|im Jugendkeller}. Es leiten {pastor} und, für Spiele und Musik, {deacon}. Die Freizeit findet {camp} statt und kostet {camp_fee}; wer das nicht aufbringen kann, meldet sich vertraulich. Konfirmiert wird am {confirmation}. Bitte mindestens {:number:15..25} Gottesdienste besuchen.
+++
* Essen: {diet?alles~kein Fleisch, kein Fisch~nur halal}
?* Verträgt nicht: {allergy=Nüsse|Laktose|Bienenstiche|Erdbeeren|Hausstaub}
* {photo!Bilder dürfen im Gemeindebrief erscheinen~Mit Fotos sind wir nicht einverstanden}.
{:city}, {:date}
{mother}

== de glockengutachten
q diocese company:Bistum {}/Landeskirche {}/Erzdiözese {}; church authority, commissioned by
q parish company:Pfarrei St. {}/Kirchengemeinde {}/Pfarre {}; owner, parish
q expert person; bell expert, report by
q sexton person; sacristan, accompanied
q ref id:GL-###; report number
q visited date; inspection, tower visited
q written date; report dated
q ringer company:{} Glockentechnik/Turmuhren {}/{} Läuteanlagen; bell engineering firm, to carry out
q frame phrase; bell frame, frame material
q urgency choice:immediate/within a year/can wait; urgency, priority
q ringing flag; ringing allowed, may be rung
q noise unit:dB 50..80; sound level, at the neighbours
q neighbour person; complaining resident, neighbour
q estimate money:3000..60000; estimated cost, budget
q weather phrase; weather, conditions
l bells; bells, de:Glocken
c bells.name phrase; name, dedication
c bells.year year; cast in, year
c bells.mass unit:kg 90..3000; weight, mass
c bells.founder company:Gießer {}/{} & Söhne/Glockenhütte {}; founder, cast by
c bells.note phrase; pitch, strike tone
a tower unit:m 20..90; tower height, height
a priest person; parish priest, pastor
a consecration date; consecrated on, blessing
a clock year; tower clock year, clock built
a grant money:1000..20000; subsidy, grant
a start date; works start, repair begins
---
{diocese} – Glockenwesen || {ref}
# Gutachten zum Geläut der {parish}
> {written}
Der Turm wurde am {visited} bei {weather=Nieselregen|klarem Frost|starkem Wind|Hitze} bestiegen; {sexton} schloss auf und läutete einzeln an.
%bells 2..4 lines
{bells.name=Marienglocke|Totenglocke|Christus|Josef|Vaterunser}, {bells.year}, {bells.founder}
{bells.mass}, Schlagton {bells.note=e'|g'|a'|h'|cis''|d'}
%%
+++
## Zustand
Der Stuhl besteht aus {frame=Eiche|Stahlträgern|Lärche, verzapft|verzinktem Profil}. Die Klöppel sind zu hart und schlagen seit Jahren zu tief an; ein Lager ist ausgelaufen. {ringing!Gegen das Läuten bestehen bis zur Instandsetzung keine Bedenken~Das Geläut ist sofort stillzulegen}. Beim Haus von {neighbour}, von dort kam eine Klage, maßen wir {noise}; der Richtwert liegt bei {:unit:dB 85..90}.
+++
## Empfehlung
{ringer} soll neue Klöppel und Joche liefern, veranschlagt {estimate}. {urgency?Das duldet keinen Aufschub~Binnen zwölf Monaten auszuführen~Eile ist nicht geboten}. Läutewinkel {:number:45..70} Grad.
{expert}

== de kirchenbuch_auskunft
q archive company:Bistumsarchiv {}/Landeskirchliches Archiv {}/Diözesanarchiv {}; archive, answered by
q asker person; enquirer, addressee
q archivist person; archivist, searched_by
q ancestor person; person searched for, ancestor
q born date; ancestor's birth, born on
q baptised date; ancestor's baptism, christened
q father person; father of the ancestor
q mother person; mother of the ancestor
q godparent person; godparent, sponsor
q village city; village, parish place
q book id:KB ##/#; register, volume
q page number:12..480; page, folio
q occupation job; father's trade, occupation
q ref id:A-####-##; file reference, inquiry number
q asked date; inquiry of, letter of the enquirer
q fee money:20..120; charge, fee
q gap flag; registers lost, gap in the books
q copy choice:scan/paper/none; form of copy, enclosed copy
q house number:1..99; house number
a married date; marriage date, wedding
a died date; date of death, died
a emigrated date; emigrated, left the country
a priest person; priest who baptised, clergyman
a phone phone; archive phone, call
a siblings number:1..12; number of siblings
a opening time; reading room opens, opening hour
---
{archive} || Zeichen {ref}
{:street}, {:zip} {:city}

{asker}
> {:date}

Ihre Anfrage vom {asked}

Guten Tag {asker},
wir sind fündig geworden. In den Büchern von {village}, Band {book}, Seite {page}, heißt es (aus dem Lateinischen):
„{ancestor}, geboren am {born}, getauft am {baptised}, ehelich. Vater: {father}, {occupation=Müller|Weber|Tagelöhner|Schmied|Leinwandhändler|Küfer}, Haus Nr. {house}. Mutter: {mother}. Pate: {godparent}.“
+++
{gap!Leider sind die Bände davor verbrannt, weiter zurück kommen wir nicht~Die Bücher sind lückenlos erhalten; eine Fortsetzung wäre möglich}. {copy?Eine Aufnahme der Seite liegt als Datei bei~Eine Ablichtung auf Papier fügen wir an~Kopien dürfen wir vom Original nicht anfertigen}.
+++
Für die Suche ({:number:1..4} halbe Stunden) erbitten wir {fee}. Jede weitere Seite {:money:2..9}. Daten, die jünger als {:number:100..120} Jahre sind, bleiben gesperrt.
Mit guten Wünschen für Ihre Forschung
{archivist}

== de leihinstrument
q school company:Musikschule {}/Stadtkapelle {}/Jugendblasorchester {}; lender, music school
q borrower person; parent who signs, borrower
q pupil person; player, student
q teacher person; teacher, taught_by
q keeper person; instrument keeper, handed over by
q instrument product; instrument, item
q maker company:{} Geigenbau/{} & Sohn Blasinstrumente/Instrumentenbau {}; maker, built by
q serial id:#####; serial number, stamped number
q inventory id:MI-###; inventory number, internal number
q from date; loan starts, handed over on
q until date; loan ends, return by
q rent money:8..40; monthly fee, rent per month
q deposit money:50..300; deposit, caution
q value money:400..9000; replacement value, insured value
q insured choice:lender/borrower; who insures, insured by
q insurer company:{} Instrumentenversicherung/Mannheimer {}/{} Assekuranz; insurance company
q repair flag; borrower pays repairs, repairs at own cost
q damage phrase; known damage, existing defect
q travel flag; may be taken abroad, abroad allowed
a lesson time; lesson time, weekly lesson
a birth date; pupil's birthday, dob
a service date; last service, overhaul
a concert date; concert, next performance
a built year; year built, made in
a phone phone; parent's phone, contact
a bow product; bow, accessories brand
---
{school}
# Leihvertrag {inventory}
zwischen der Schule und {borrower}, sorgeberechtigt für {pupil}, Klasse von {teacher}
= Instrument: {instrument=Violine 3/4|Tenorhorn|B-Klarinette|Fagottino|Cello 1/2|Querflöte mit gebogenem Kopf}
= Gebaut von: {maker}
= Eingeschlagen: {serial}
= Wert: {value}
= Leihbeginn: {from}
= Rückgabe: {until}
= Monatlich: {rent}
?= Hinterlegt: {deposit}
+++
Bei Übergabe durch {keeper} war bekannt: {damage=Kratzer am Becher|Riss in der Decke, geleimt|Klappe fis schließt träge|Koffergriff lose|Delle am Bogen}. {repair!Reparaturen, die durch Gebrauch anfallen, bezahlen die Eltern~Reparaturen übernimmt die Schule, außer bei Absicht}. Versichert {insured?ist es über uns~haben es die Eltern selbst} [bei {insurer}]. {travel!Auf Reisen ins Ausland darf es mit~Ins Ausland darf es nicht mitgenommen werden}.
+++
Kündigung mit {:number:4..8} Wochen Frist. Verlust ist sofort zu melden. Miete ab dem dritten Jahr: {:money:41..60}.
{:city}, {:date}
{borrower} || {keeper}

== de lesung_vereinbarung
q host company:Stadtbibliothek {}/Buchhandlung {}/Literaturhaus {}; organiser, host
q author person; writer, reads
q publisher company:{} Verlag/Edition {}/Verlagshaus {}; publishing house
q agent person; publisher's contact, event manager at publisher
q librarian person; host's contact, responsible at venue
q moderator person; moderator, conversation partner
q book phrase; title, book
q evening date; reading date, event day
q start time; begins, start
q doors time; doors open, admission from
q fee money:200..1200; fee, author's honorarium
q vat flag; plus VAT, vat added
q ticket money:6..18; ticket, admission
q seats number:30..200; seats, capacity
q hotel company:Hotel {}/Gasthof {}/Pension {}; accommodation, night at
q travel choice:reimbursed/flat rate/own cost; travel expenses, journey
q sale_by company:Bücherstube {}/Buchladen {}/{} Bücher; book table, sells the books
q signing flag; signs books, signing
q reply date; sign and return by, send back until
a train time; train arrival, arrives at
a isbn id:978-3-####-####-#; isbn
a sponsor company; sponsor, funded by
a pages number:100..600; pages read, length of book
a phone phone; author's phone
a tech phrase; microphone, technical needs
a second date; second reading, next stop
---
{host}
{:street}, {:zip} {:city}
> {:date}
# Vereinbarung über eine Lesung
{author} liest aus „{book=Das Salz der Flüsse|Kein Wort zu Hanna|Nordlicht, nachts|Die Uhrmacherin|Brennholz}“ ({publisher}) am {evening}. Einlass {doors}, Beginn {start}, Dauer mit Gespräch rund {:duration}. Es moderiert {moderator}.
+++
= Honorar: {fee}
= Mehrwertsteuer: {vat!kommt hinzu~wird nicht gesondert gezahlt, der Betrag ist endgültig}
= Reise: {travel?Bahnfahrt zweiter Klasse gegen Beleg~mit einer Pauschale abgegolten~zu eigenen Lasten}
?= Zimmer: {hotel}, eine Nacht mit Frühstück
= Plätze: {seats}
= Eintritt: {ticket}
Ermäßigt {:money:3..5}.
+++
{signing!Im Anschluss wird signiert~Signiert wird auf Wunsch der Autorenseite nicht}. [Den Büchertisch macht {sale_by}.] Im Verlag kümmert sich {agent}, bei uns {librarian}. Fällt der Abend durch Krankheit aus, schuldet niemand dem anderen etwas.
Bitte bis {reply} unterschrieben zurück.

== de gema_meldung
q organiser company:Musikverein {}/Kulturamt {}/Gaststätte {}; event organiser, reports
q society company:Verwertungsgesellschaft {}/{} Musikrechte/Urheberverband {}; collecting society, recipient
q band company:{} Bigband/Kapelle {}/Trio {}; performers, playing ensemble
q leader person; bandleader, conductor
q reporter person; filled in by, responsible person
q customer_no id:##########; customer number, licence account
q event phrase; kind of event, event
q date_ date; event date, held on
q venue phrase; venue, hall
q area unit:m² 60..900; room size, hall area
q visitors number:40..900; audience, attendance
q entry money:4..35; highest admission, ticket price
q charity flag; charitable, proceeds donated
q live choice:live/recorded/both; type of music, performance
q report_by date; file by, deadline
q filed date; filed on, report date
q breaks number:1..3; intermissions
l pieces; set list, works, de:Werke
c pieces.title phrase; title, work
c pieces.composer person; composer, written by
c pieces.arranger last; arranger, arranged by
c pieces.length number:2..15; minutes, duration
a tariff id:U-@; tariff, rate code
a fee money:20..900; licence fee, due
a recording flag; broadcast, shown on television
a manager person; hall manager, landlord
a phone phone; phone of organiser
a publisher company; music publisher
---
# Musikfolge
an {society}
Kundennummer {customer_no} || abgesandt {filed}
= Veranstalter: {organiser}
= Anlass: {event=Jahreskonzert|Tanzabend|Weinfest|Frühschoppen|Benefizgala}
= Tag: {date_}
= Raum: {venue=Bürgersaal|Festzelt|Pfarrsaal|Wirtshaus Linde|Aula}, {area}
= Besucher: {visitors}
= Teuerste Karte: {entry}
+++
Es spielte {band} unter {leader}, mit {breaks} Pause(n). {live?Alles erklang live~Die Musik kam von Tonträgern~Teils live, in den Pausen vom Band}. {charity!Der Erlös geht vollständig an einen guten Zweck~Einen wohltätigen Zweck hatte der Abend nicht}.
%pieces 3..6
Titel | Komponist | Bearb. | Min.
{pieces.title=Böhmische Liebe|Sommerwind|Marsch der Grenadiere|Moon over Linz|Abendgebet|Polka für Anna} | {pieces.composer} | {pieces.arranger} | {pieces.length}
%%
+++
Einzureichen bis {report_by}. Verantwortlich für die Angaben: {reporter}. Freikarten: {:number:5..40}.

== de klimaprotokoll_ausstellung
q museum company:Museum {}/Kunsthalle {}/Stadtgalerie {}; museum, house
q lender company:Sammlung {}/Stiftung {}/Galerie {}; owner of the works, must be informed
q conservator person; conservator, checked_by
q technician person; building services, technician called
q show text; exhibition, title
q week number:1..52; calendar week
q read_on date; read out, logger read
q limit_hum phrase; agreed humidity, corridor
q light number:50..200; lux limit, max illuminance
q alarm_time time; alarm at, deviation at
q cause phrase; cause, why
q action phrase; measure, remedy
q harm flag; damage to works, harm found
q informed flag; lender informed
q moved flag; work moved, taken down
q work phrase; affected work, endangered piece
q glass choice:yes/no/partly; behind glass, glazed
l loggers; sensors, readings
c loggers.id id:L-##; logger, sensor
c loggers.room phrase; room, position
c loggers.temp unit:°C 16..27; mean temperature, temp
c loggers.hum percent; relative humidity, rh
a insurer company; insurer, art insurance
a end date; exhibition ends, closing day
a director person; director, head of museum
a visitors number:50..4000; visitors, admissions
a courier person; courier, escort
a value money:10000..900000; insured value
---
{museum}
# Klimabericht KW {week} – „{show=Licht auf Leinen|Papier und Zeit|Die Stadt im Umbruch|Ikonen|Glas}“
Ausgelesen {read_on} durch {conservator}
%loggers 2..5
Logger | Raum | Temp. | r. F.
{loggers.id} | {loggers.room=Saal 1|Kabinett|Vitrine 4|Depot|Treppe} | {loggers.temp} | {loggers.hum}
%%
Vereinbart mit {lender}: {limit_hum=45 bis 55 %|50 % ± 3|40 bis 50 %|nie über 58 %}; Licht höchstens {light} Lux.
+++
## Vorkommnis
Um {alarm_time} schlug der Fühler an. Grund: {cause=offene Ladetür|Ausfall des Befeuchters|Vernissage mit 300 Gästen|Regen durch Oberlicht|Lampe zu nah}. Gerufen wurde {technician}; {action=Gerät neu gestartet|Tür mit Schließer versehen|Entfeuchter aufgestellt|Leuchte versetzt|Saal gesperrt}. Im Blick stand besonders {work=das Aquarell Nr. 12|die Holztafel|der Seidenmantel|die Zeichnung mit Kreide}, {glass?verglast~ungeschützt gehängt~nur im unteren Teil verglast}.
* {moved!Das Stück wurde abgehängt und ins Depot gebracht~Es blieb an seinem Platz}.
* {harm!Eine leichte Wellung ist sichtbar~Schäden sind nicht zu erkennen}.
* {informed!Die Eigentümerseite weiß Bescheid~Eine Meldung an die Leihgeber war nicht nötig und unterblieb}.
~ Batteriewechsel bei {:number:2..4} Geräten.

== de manuskript_absage
q publisher company:Verlag {}/{} Buchverlag/Edition {}; publishing house, sender
q author person; author, submitted by
q editor person; editor, letter by
q reader person; outside reader, expert opinion by
q agent company:Literaturagentur {}/{} Agentur/Agentur {}; literary agency
q title phrase; title of manuscript, working title
q genre choice:novel/poetry/non-fiction; genre, type
q pages number:120..700; length, manuscript pages
q received date; manuscript received, arrived
q letter date; letter date
q reason phrase; main reason, why not
q praise phrase; strength, what was liked
q resubmit flag; may resubmit, invited to send again
q returned flag; manuscript returned, sent back
q other company:{} Presse/Kleinverlag {}/Reihe {}; suggested publisher, try instead
q season phrase; programme, list concerned
q ref id:MS ####; manuscript number
a advance money:500..9000; advance, payment
a phone phone; editor's phone
a deadline date; submission deadline, send by
a print_run number:500..5000; print run, copies
a isbn id:978-3-####; isbn
a director person; publisher's head, managing director
a earlier phrase; previous book, author's earlier title
---
{publisher}
{:street}, {:zip} {:city} || {letter}
{author}
[c/o {agent}]

„{title=Der Sommer der Krähen|Halbe Häuser|Unter dem Eis|Atlas der Umwege|Vom Schweigen der Väter}“ (unsere Nr. {ref})

Liebe:r {author},
am {received} kam Ihr {genre?Roman~Gedichtband~Sachbuch} bei uns an, {pages} Seiten, und ich habe ihn gern <gelesen|zur Hand genommen>. Gefallen hat uns {praise=der trockene Humor|die genaue Landschaft|das Tempo der Dialoge|die Recherche|der Mut zur Lücke}. Auch {reader}, von uns um ein Urteil gebeten, sah das so.
+++
Trotzdem müssen wir absagen: {reason=im zweiten Teil verliert der Stoff an Spannung|das Programm ist auf zwei Jahre gefüllt|ein ähnliches Buch liegt schon vor|wir sehen keine Leserschaft dafür|die Sprache ist uns zu glatt}. Betroffen ist das Programm {season=Frühjahr|Herbst|Taschenbuch|Jubiläumsreihe}; wir bringen dort nur {:number:4..12} Titel.
{resubmit!Wenn Sie überarbeiten mögen, schicken Sie es uns noch einmal~Von einer erneuten Einsendung bitten wir abzusehen}. {returned!Das Konvolut geht mit gleicher Post an Sie zurück~Den Ausdruck senden wir nicht zurück, er wird vernichtet}.
?Vielleicht versuchen Sie es bei {other}.
Herzlich
{editor}
~ Jährlich erreichen uns {:number:1200..4000} Einsendungen.

== de dsgvo_auskunft
q controller company:{} Versand GmbH/Fitness {}/Sparverein {}; controller, answering company
q subject person; data subject, asked for information
q dpo person; data protection officer
q clerk person; signed_by, customer care
q source company:{} Adressen/Auskunftei {}/{} Data; data obtained from, origin of the address
q processor company:{} Hosting/Rechenzentrum {}/{} Cloud; processor, data stored with
q authority company:Datenschutzbehörde {}/Landesbeauftragter {}/Aufsichtsstelle {}; supervisory authority, complaint to
q request date; request received, asked on
q reply date; reply date, answered
q customer_no id:K######; customer number, account
q since date; customer since, registered
q last_order date; last purchase, last activity
q delete_on date; deletion planned, erased on
q basis choice:contract/consent/legitimate interest; legal basis, processed because of
q profiling flag; automated decisions, profiling
q third flag; transferred outside EU, third country
q country country; server location, stored in
l data; categories, stored data, de:Datenarten
c data.kind phrase; category, kind of data
c data.purpose phrase; purpose, what for
c data.keep phrase; retention, how long
a birth date; date of birth, birthday
a iban_s iban; stored bank account, iban
a score number:1..100; credit score, rating
a fee money:5..30; fee for information, charge
a ip id:##.###.##.#; ip address
a breach date; data breach, leak on
---
{controller}
{:street}, {:zip} {:city} || {reply}
{subject}
# Auskunft über die zu Ihrer Person gespeicherten Daten
Guten Tag {subject},
am {request} haben Sie gefragt, was wir über Sie wissen. Wir führen Sie seit {since} unter {customer_no}; zuletzt haben Sie am {last_order} etwas bestellt. Ihre Anschrift hatten wir ursprünglich von {source}.
%data 2..5
Daten | Zweck | Dauer
{data.kind=Name, Adresse|Bestellungen|Telefonnotizen|Newsletter-Klicks|Zahlweise} | {data.purpose=Lieferung|Werbung|Buchführung|Betrugsabwehr|Service} | {data.keep=zehn Jahre|bis Widerruf|drei Jahre|sechs Monate}
%%
+++
Wir verarbeiten das, {basis?weil es zur Erfüllung des Vertrags nötig ist~weil Sie eingewilligt haben~da wir ein berechtigtes Interesse haben}. {profiling!Über Ratenkauf entscheidet ein Programm ohne Mitwirkung von Menschen~Automatische Entscheidungen treffen wir nicht}. Gespeichert wird bei {processor}, Standort {country}. {third!Teile gehen auch in Staaten außerhalb der Union~In Länder außerhalb der Union gelangt nichts}.
?Gelöscht wird Ihr Konto am {delete_on}.
+++
Unsere Ansprechperson für Datenschutz ist {dpo}. Beschweren können Sie sich bei: {authority}. Frist nach Gesetz: {:number:1..3} Monat(e).
{clerk}

== de phishing_warnung
q company_ company:{} Werke/Kantonsspital {}/Hochschule {}; organisation, sender
q officer person; information security officer, author
q victim person; colleague who clicked, first affected
q fake company:{} Bank/Paketdienst {}/{} Cloud; pretended sender, impersonated firm
q fake_mail email; forged address, from address
q link url; malicious link, fraud page
q subject text; subject line, mail subject
q received date; received on, wave date
q received_at time; first mail at, time
q recipients number:20..4000; mails sent, recipients
q clicked number:2..60; clicked, number who clicked
q hotline phone; helpdesk number, call
q ticket id:SEC-####; ticket, incident id
q password_reset flag; password must be changed, reset required
q data_lost flag; data stolen, data leaked
q severity choice:low/medium/high; severity, threat level
q blocked time; blocked at, domain blocked
q provider company:{} Security/CERT {}/{} Forensik; external help, called in
q training date; training, course on
a ransom money:500..90000; ransom, demanded sum
a police id:ST/######/####; police file, complaint number
a attacker person; attacker, suspect
a malware product; malware, virus name
a ceo person; managing director, board member
a backup date; backup from, last backup
a attachment phrase; attachment, file name
---
Von: {officer}
An: Alle
Betreff: WICHTIG – gefälschte Mails im Umlauf ({ticket})

Liebe Kolleginnen und Kollegen bei {company_},

seit {received}, {received_at}, treffen bei uns Nachrichten ein, die angeblich von {fake} stammen. Absender ist in Wahrheit {fake_mail}, der Betreff lautet „{subject=Ihr Konto läuft ab|Offene Zustellung|Neue Gehaltsmitteilung|Dokument zur Unterschrift|Postfach voll}“. Der Knopf führt auf {link}. Bitte nicht anklicken, nicht antworten, löschen.
+++
Was wir wissen:
* Es gingen {recipients} Mails ein, {clicked} von uns haben geklickt.
* Die Seite ist seit {blocked} gesperrt.
* {data_lost!Daten sind abgeflossen, wir klären den Umfang~Dass Daten abgeflossen wären, lässt sich nicht erkennen}.
* Lage: {severity?unkritisch~ernst zu nehmen~äußerst bedrohlich, Krisenstab tagt}.
Danke an {victim}, der Klick wurde uns nach {:number:2..9} Minuten gemeldet – so ist es richtig!
+++
{password_reset!Wer geklickt hat, ändert sofort das Kennwort~Kennwörter brauchen Sie nicht zu ändern}. Hilfe: {hotline}[; außerdem unterstützt uns {provider}].
?Auffrischung für alle: {training}.
Freundliche Grüße
{officer}

== de av_vertrag_unterauftrag
q controller company:Klinik {}/{} Handel/Gemeinde {}; client, controller
q processor company:{} Software/IT-Haus {}/{} Systeme; contractor, processor
q new_sub company:{} Rechenzentrum/Cloud {}/{} Support; new subprocessor, to be added
q old_sub company:{} Hosting/Server {}/{} Net; replaced subprocessor, leaves
q dpo_c person; client's data protection officer, addressee
q dpo_p person; contractor's privacy officer, announced by
q contract id:AVV-##-###; processing agreement, contract
q signed date; agreement dated, signed on
q notice date; notice date, announced
q switch date; change takes effect, go-live of the new one
q object_by date; objection until, veto deadline
q seat country; country of new subprocessor, processed in
q service phrase; service, task handed over
q cert phrase; certificate, proof of security
q encrypted flag; encrypted, encryption
q health flag; health data concerned, sensitive data
q consequence choice:contract continues/right to terminate/price changes; consequence of objection, if refused
q records number:500..900000; persons concerned, number of data sets
a price money:100..5000; monthly price, fee
a audit date; last audit, audit date
a breach_phone phone; emergency phone, hotline
a transfer_tool phrase; transfer mechanism, standard clauses
a ceo person; managing director, legal representative
a delete_until date; old data deleted, deletion at old provider
---
{processor}
{controller}
Datenschutz, {dpo_c}
> {notice}

# Wechsel eines Unterauftragnehmers – Vereinbarung {contract} vom {signed}
<Sehr geehrte Damen und Herren|Guten Tag>,
wie vertraglich vorgesehen, informieren wir Sie vorab: Für {service=den nächtlichen Fernzugriff|das Speichern der Sicherungen|den Versand von Briefen|die Telefonberatung|die Auswertung von Protokollen} setzen wir ab {switch} {new_sub} ein. {old_sub} scheidet aus.
+++
= Verarbeitet wird in: {seat}
= Nachweis: {cert=ISO 27001|C5-Testat|Prüfbericht Typ 2|TISAX|Selbstauskunft}
= Betroffene: {records}
{encrypted!Alle Daten liegen dort nur verschlüsselt, den Schlüssel halten wir~Eine Verschlüsselung im Ruhezustand ist nicht möglich}. {health!Es sind auch Angaben zur Gesundheit darunter~Besonders geschützte Angaben sind nicht betroffen}. Antwortzeit des Dienstes: {:duration}.
+++
Sind Sie dagegen, schreiben Sie bis {object_by}. {consequence?Am Vertrag ändert das nichts, der alte Dienst läuft für Sie weiter~In diesem Fall dürfen beide Seiten kündigen~Dann müssten wir den Preis anpassen}.
{dpo_p}, Datenschutz
~ Liste aller {:number:3..12} Dienstleister im Kundenportal.

== de usv_batterietest
q provider company:{} Stromversorgung/USV-Service {}/{} Power; service company
q client company:Rechenzentrum {}/Klinikum {}/Stadtwerke {}; customer, operator
q engineer person; service engineer, tested_by
q it_lead person; customer's IT, supervised on site
q report id:UT-#####; report
q ups product; UPS, device
q ups_serial id:US#######; serial number, unit serial
q tested date; test day, carried out
q start time; load test began, start
q autonomy number:4..60; backup minutes, autonomy
q required number:5..30; required minutes, demanded
q load percent; load, utilisation
q battery_date month; batteries installed, battery age from
q replace_by month; replace batteries by, exchange due
q bypass flag; bypass used, in bypass during test
q alarm flag; alarm forwarded, control centre got alarm
q result choice:passed/passed with advice/failed; result, verdict
q generator company:{} Aggregate/Diesel {}/{} Notstrom; generator firm, maintains the diesel set
l strings; battery strings, blocks
c strings.no number:1..8; string, number
c strings.volt unit:V 11..14; lowest voltage, block voltage
c strings.ohm unit:mOhm 3..12; internal resistance
c strings.state phrase; condition, note
a price money:500..20000; quote, battery price
a room_temp unit:°C 16..35; room temperature
a room id:@.##; room number, location
a contract id:WV-####; service contract number
a next date; next test, next service
a capacity unit:Ah 7..200; battery capacity
---
{provider} || {report}
# Prüfung unterbrechungsfreie Stromversorgung
= Kunde: {client}
= Anlage: {ups=Modul 40 kVA|Trimaster 120|PowerLine 20|Secura 60 kVA|Rack-USV 6}
= Seriennummer: {ups_serial}
= Batterien seit: {battery_date}
= Last: {load}
Am {tested} ab {start} wurde das Netz weggenommen; {engineer} prüfte, {it_lead} überwachte die Server. {bypass!Die Last lief derweil über den Bypass~Auf den Bypass wurde nicht umgeschaltet}.
%strings 2..5
Strang | kleinste Spannung | Ri | Zustand
{strings.no} | {strings.volt} | {strings.ohm} | {strings.state=gut|gewölbt|Pol korrodiert|warm|unauffällig}
%%
+++
Gehalten wurden {autonomy} Minuten, verlangt sind {required}. {alarm!Die Meldung lief in der Leitwarte auf~In der Leitwarte kam nichts an}. Lüfterlaufzeit {:number:10000..40000} Stunden.
Bewertung: {result?in Ordnung~in Ordnung, Tausch wird angeraten~nicht bestanden}.
?Tausch spätestens {replace_by}.
?Den Diesel betreut {generator}.

== de rechnerraum_zutritt
q centre company:Rechenzentrum {}/{} Datacenter/Serverpark {}; data centre, operator
q tenant company:{} Bank/Versicherer {}/{} Medien; customer, rack owner
q visitor person; visitor, external technician
q visitor_firm company:{} Netzwerke/{} Klima/Elektro {}; visitor's company, employer
q approver person; authorised by, access granted by
q escort person; escort, accompanied by
q guard person; security guard, gate
q badge id:B-####; visitor badge, card
q rack id:R##-@#; rack, cabinet
q visit date; date of visit
q in_at time; entry, in
q out_at time; exit, out
q purpose phrase; reason, work
q ticket id:CHG#####; change ticket
q id_kind choice:passport/identity card/company card; identification, ID shown
q photo flag; photos permitted, camera allowed
q returned flag; badge returned, card back
q tools phrase; equipment brought, tools
q requested date; requested on, pre-registered
a plate id:@@-@@ ###; car plate
a phone phone; visitor's phone
a zone number:1..5; security zone
a id_number id:L@#######; passport number
a next date; next visit
a temp unit:°C 18..27; cold aisle temperature
a alarm time; alarm, alarm armed at
---
{centre}
# Besucherblatt
= Ausweis: {badge}
= Besucher: {visitor}
= Firma: {visitor_firm}
= Kunde: {tenant}, Schrank {rack}
= Grund: {purpose=Tausch eines Switches|Kabelzug|Filterwechsel Kühlung|Einbau zweier Server|Störungssuche}
= Auftrag: {ticket}
+++
Vorangemeldet am {requested} durch {approver}. Am {visit} eingelassen um {in_at}, hinaus {out_at}. Ausgewiesen hat sich die Person {id_kind?mit dem Reisepass~mit dem Personalausweis~lediglich mit dem Dienstausweis der Firma}; an der Pforte saß {guard}, begleitet hat {escort}. Mitgebracht: {tools=Laptop, Crimpzange|Bohrmaschine|Ersatzlüfter|Messkoffer|Leiter}.
* {photo!Aufnahmen des eigenen Schranks sind gestattet~Fotografieren ist untersagt}.
* {returned!Die Besucherkarte kam zurück~Die Besucherkarte wurde nicht abgegeben, Nachfrage läuft}.
* Nicht mehr als {:number:2..5} Personen zugleich im Gang; Löschgas löst nach {:number:20..60} Sekunden aus.
~ Aufbewahrung {:number:3..12} Monate.

== de lieferverzug
q supplier company:{} Metallwaren/{} Elektronik/Kunststoff {}; seller, late supplier
q buyer company:{} Anlagenbau/Maschinen {}/{} Medizintechnik; customer, letter from
q purchaser person; buyer's purchasing, author
q sales person; supplier's sales contact, addressee
q end_customer company:{} Chemie/Brauerei {}/Verkehrsbetriebe {}; end customer, who waits in the end
q order id:45########; order number, po
q ordered date; ordered on, order date
q promised date; promised delivery, agreed date
q new_date date; last deadline, grace period ends
q letter date; dated
q article product; goods, article
q qty number:4..5000; open quantity, quantity missing
q received number:1..900; already delivered, partial delivery
q penalty percent; contractual penalty per week, penalty
q excuse phrase; supplier's excuse, stated reason
q cancel flag; will withdraw, threatens cancellation
q air flag; air freight demanded, express at supplier's cost
q status choice:reminder/grace period/withdrawal; kind of letter, stage
q damage money:500..50000; damage so far, line stop cost
a price money:2..900; unit price
a invoice id:RE-#####; invoice number
a carrier company; forwarder, carrier
a plant city; delivery place, plant
a warehouse person; goods-in clerk, received_by
a next_order date; next order, follow-up order date
a tracking id:##########; tracking number
---
{buyer}
{:street}, {:zip} {:city}
{supplier}
z. Hd. {sales}
> {letter}
# Bestellung {order} vom {ordered}
Guten Tag {sales},
zugesagt waren die {article=Drehteile DT-40|Steuerplatinen Rev. C|Gehäusedeckel|Ventilblöcke|Sensoren IP67} für den {promised}. Gekommen sind bisher {received} Stück, es fehlen {qty}. Ihre Erklärung – {excuse=Rohmaterial blieb aus|Werkzeugbruch|Grippe in der Fertigung|Umzug des Lagers|Zoll} – haben wir zur Kenntnis genommen; sie hilft uns nicht. Unser Kunde {end_customer} wartet.
+++
{status?Wir erinnern Sie hiermit an Ihre Zusage~Wir setzen Ihnen eine letzte Frist~Wir treten für den offenen Teil zurück}.
?Letzter Tag für den Eingang bei uns: {new_date}.
{cancel!Verstreicht er, decken wir uns anderweitig ein~Einen Rücktritt behalten wir uns ausdrücklich nicht vor, wir brauchen Ihre Teile}. {air!Schicken Sie per Luftfracht, die Kosten tragen Sie~Eine Eilsendung ist nicht nötig}.
Die Vertragsstrafe beträgt {penalty} je angefangener Woche.
?Bisheriger Schaden: {damage}.
+++
{purchaser}
Einkauf
~ Mindermengen unter {:number:2..5} Stück gelten als geliefert.

== de moebel_reklamation
q store company:Möbelhaus {}/Einrichtung {}/{} Küchen; dealer, shop
q maker company:{} Polstermöbel/{} Küchenwerk/Holzmanufaktur {}; manufacturer
q customer person; complainant, buyer
q salesperson person; sold by, salesperson
q fitter person; service technician, visited
q clerk person; complaints desk, handled_by
q order id:KV######; sales contract, contract
q claim id:RK-####; complaint number
q bought date; purchase date, contract signed
q delivered date; delivered on
q visit date; visit, inspected on
q reply date; reply date, letter dated
q item product; piece of furniture, item
q defect phrase; defect, what is wrong
q decision choice:repair/replace/refuse/price reduction; decision, remedy
q rebate money:40..900; price reduction, credit
q pickup flag; goods collected, fetched free of charge
q own_fault flag; customer's fault, improper use
q wait duration; delivery time of replacement, waiting time
a price money:300..9000; purchase price, price
a fabric id:ST-###; fabric code, cover
a deposit money:50..900; down payment
a warranty date; guarantee until
a new_delivery date; replacement delivered, new delivery date
a carrier company; forwarder, delivered_by
a phone phone; customer's phone
---
{store}
{:street}, {:zip} {:city}
{customer}
> {reply}
Ihre Beanstandung {claim} zum Kaufvertrag {order}

Guten Tag {customer},
Sie haben bei uns am {bought} (Beratung: {salesperson}) {item=das Ecksofa Lund|die Küchenzeile Alba|den Esstisch Eiche massiv|das Boxspringbett Nora|den Schwebetürenschrank} gekauft; geliefert wurde am {delivered}. Sie bemängeln: {defect=Sitzfläche hängt durch|Front löst sich|Riss in der Platte|Tür schleift|Naht offen|Knarren}.
Unser Kundendienst, {fitter}, war am {visit} bei Ihnen und hat Bilder an {maker} geschickt.
+++
{own_fault!Nach Ansicht der Fachleute wurde das Möbel überlastet~Ein Fehler bei der Benutzung ist Ihnen nicht vorzuwerfen}. {decision?Wir bringen das bei Ihnen zu Hause wieder in Ordnung~Sie erhalten ein neues Stück~Wir müssen Ihre Forderung leider zurückweisen~Sie behalten das Stück und zahlen weniger}.
?Aus Kulanz schreiben wir Ihnen {rebate} gut.
?Rechnen Sie mit {wait}, bis der Hersteller liefert.
{pickup!Abgeholt wird kostenlos~Abholen müssen wir nichts}.
+++
Bei Feuchte unter {:percent} arbeitet Holz stärker; ölen Sie {:number:2..4}-mal im Jahr.
{clerk}, Kundenservice

== de planogramm_filiale
q chain company:Drogerie {}/{} Lebensmittel/Baumarkt {}; retail chain, headquarters
q branch city; branch, store in
q branch_no id:F####; store number, branch code
q manager person; branch manager, addressee
q planner person; category manager, planned_by
q rep person; supplier's sales rep, helps set up
q rep_firm company:{} Kosmetik/{} Snacks/Werkzeug {}; brand supplier, rep's company
q plan id:PG-###-#; layout number, planogram
q issued date; issued
q rebuild date; rebuild day, implement on
q done_by time; finished by, before opening
q photo_until date; photo proof until, picture due
q theme phrase; theme, promotion
q width unit:cm 100..500; shelf width, module width
q out phrase; delisted, leaves the range
q discount percent; clearance reduction, markdown
q night flag; rebuild at night, outside opening hours
q extra_staff number:1..4; extra staff, helpers
q reuse choice:returned/sold off/destroyed; remaining stock, leftovers
l shelves; shelf rows, products, de:Böden
c shelves.level number:1..7; shelf level, row
c shelves.article product; article, item
c shelves.facings number:1..9; facings, fronts
c shelves.ean id:40###########; barcode, ean
a price money:1..20; sales price, retail price
a turnover money:500..9000; weekly turnover, sales
a next date; next change, following rebuild
a supplier_phone phone; rep's phone
a size unit:m² 200..3000; sales area
a order_no id:B#####; order number
---
{chain} – Zentrale Flächenplanung
# Umbau {theme=Sonnenpflege|Grillsaison|Schulanfang|Winterreifen-Zubehör|Tee und Gebäck} – Plan {plan}
Filiale {branch_no}, {branch} || {issued}
z. Hd. {manager}

Bitte stellt am {rebuild} um, fertig bis {done_by}. {night!Gearbeitet wird nach Ladenschluss~Umgebaut wird im laufenden Verkauf}. Ihr bekommt {extra_staff} Aushilfe(n)[; außerdem kommt {rep} von {rep_firm} mit anpacken].
+++
= Breite: {width}
= Fliegt raus: {out=alte Serie Blau|Großpackung|Dosen 0,33|Eigenmarke Basis|Geschenksets}
= Abverkauf mit: {discount}
= Restware: {reuse?zurück ans Zentrallager~im Korb an der Kasse ausverkaufen~ausbuchen und entsorgen}
%shelves 3..6
Boden | Artikel | Fronten | EAN
{shelves.level} | {shelves.article=Milch LSF 30|Kohle 3 kg|Hefte A5|Anzünder|Assam lose|Kratzer} | {shelves.facings} | {shelves.ean}
%%
+++
Foto vom fertigen Regal bis {photo_until} hochladen. Fragen an {planner}. Bodenhöhe unten {:unit:cm 12..20}.

== de mietwagen_uebergabe
q rental company:{} Autovermietung/Rent {}/Mietwagen {}; rental company, lessor
q station city; pick-up station, station
q return_city city; return station, drop-off
q renter person; hirer, customer
q driver2 person; additional driver
q agent person; desk agent, handed over by
q contract id:RA-#######; rental agreement, contract
q plate id:@@-@@ ####; registration
q car product; model, vehicle
q out_date date; hire begins, pick-up date
q out_at time; handed over at, pick-up time
q back_date date; due back, return date
q km number:1200..60000; mileage at start, odometer out
q free_km number:300..2000; included kilometres
q fuel choice:full/half/electric charged; fuel level, tank at start
q deposit money:200..900; blocked on card, security
q excess money:300..1500; own risk, deductible
q abroad flag; travel abroad allowed
q smoking flag; smoking permitted
l marks; existing damage, scratches, de:Vorschäden
c marks.spot phrase; location, part of the car
c marks.kind phrase; kind, damage
c marks.size unit:mm 3..200; size, length
a daily money:30..150; daily rate, price per day
a licence id:B#########; driving licence number
a insurer company; insurer
a flight id:@@####; flight number
a birth date; hirer's birthday
a km_back number:1500..70000; mileage at return
---
{rental} || Vertrag {contract}
Station {station}
# Übergabeprotokoll
= Fahrzeug: {car=Kombi Diesel|Kleinwagen 5-türig|Transporter 9-Sitzer|Elektro-SUV|Cabrio}
= Kennzeichen: {plate}
= Mieter: {renter}
= Übergeben: {out_date}, {out_at}
= Zurück: {back_date}, Station {return_city}
= Stand: {km} km
= Energie: {fuel?randvoll getankt~halb voll~Batterie geladen}
?= Auch fahren darf: {driver2}
+++
%marks 1..4 lines
{marks.spot=Stoßfänger hinten|Tür links|Felge vorn rechts|Frontscheibe|Dach}: {marks.kind=Kratzer|Delle|Steinschlag|Schramme}, {marks.size}
%%
Weitere Schäden waren beim Rundgang nicht zu sehen.
+++
Frei sind {free_km} km, jeder weitere wird berechnet. Auf der Karte wurden {deposit} reserviert; Selbstbehalt je Schaden {excess}. {abroad!Fahrten ins benachbarte Ausland sind erlaubt~Das Land darf mit dem Wagen nicht verlassen werden}. {smoking!Rauchen ist im Wagen gestattet~Nichtraucherfahrzeug; Reinigung sonst auf Ihre Kosten}. Tankservice {:money:20..40}.
{agent} || {renter}

== de fahrradcodierung
q club company:Radverein {}/Verkehrsclub {}/Polizei {}; coded by, organiser
q coder person; operator, engraver
q owner person; owner, bicycle owner
q shop company:Radhaus {}/Zweirad {}/{} Bikes; bought at, dealer
q code id:@@#####@@@##; owner code, engraved code
q frame id:W@@######; frame number
q bike product; model, bicycle
q bought date; purchase date
q coded date; engraved on, date
q price money:300..5000; value, purchase price
q fee money:5..25; coding fee, contribution
q insurer company:{} Fahrradversicherung/{} Hausrat/Assekuranz {}; insured with
q method choice:engraved/sticker/needle; marking method
q proof flag; proof of ownership shown, receipt shown
q minor flag; owner under age, guardian signed
q colour phrase; colour, look
q motor id:MO-######; motor number, drive serial
q place phrase; where, event place
a lock id:###-####; key number, lock
a battery id:BA######; battery number
a insurance_no id:FV######; policy number
a stolen date; stolen on, theft
a birth date; owner's birthday
a phone phone; owner's phone
a km number:100..9000; kilometres ridden
---
{club}
# Fahrradpass
= Gehört: {owner}
= Anschrift: {:street}, {:zip} {:city}
= Rad: {bike=Trekkingrad Damen 28 Zoll|E-Lastenrad|Mountainbike 29|Rennrad Carbon|Kinderrad 24|Faltrad}
= Aussehen: {colour=mattschwarz, rote Griffe|petrol|silber mit Korb|weiß-blau|grün, Schutzbleche verbeult}
= Rahmen: {frame}
?= Antrieb: {motor}
= Gekauft: {bought}, {shop}, {price}
+++
Am {coded} wurde {place=auf dem Marktplatz|im Hof der Wache|beim Aktionstag am Bahnhof|in der Selbsthilfewerkstatt} die Zeichenfolge {code} {method?in den Rahmen gefräst~als zerstörfester Aufkleber angebracht~mit der Nadel eingeschlagen}. Ausgeführt von {coder}. {proof!Der Kaufbeleg lag vor~Ein Beleg fehlte, der Besitz wurde eidesstattlich versichert}. {minor!Da noch nicht volljährig, hat ein Elternteil unterschrieben~Unterschrieben hat der Besitzer selbst, volljährig}.
?Versichert bei {insurer}.
Beitrag {fee}; für Mitglieder {:money:1..4}. Bei Verkauf diesen Pass mitgeben.

== de sev_fahrauftrag
q railway company:{} Bahn/Regionalbahn {}/S-Bahn {}; railway, ordering company
q bus_firm company:{} Reisen/Omnibus {}/{} Busbetrieb; bus operator
q dispatcher person; dispatcher, ordered by
q driver person; bus driver
q steward person; platform staff, guide at the stop
q order id:SEV-####; order number
q line id:RB ##; train line replaced, line
q day date; service day, date
q reason phrase; cause, reason for replacement
q from city; starts in, origin
q to city; ends in, terminus
q report_at time; be there at, driver reports
q bus_plate id:@@-@@ ###; bus plate
q seats number:30..80; seats, capacity
q low_floor flag; accessible, low-floor
q bikes flag; bicycles carried
q pay choice:per kilometre/per hour/flat; payment basis, billed
q hotline phone; control centre phone, call when late
l stops; timetable, halts
c stops.stop phrase; stop, station
c stops.place phrase; where the bus halts, position
c stops.dep time; departure, leaves
a price money:200..2000; agreed price
a end date; replacement ends, last day
a km unit:km 10..200; route length, kilometres
a passengers number:5..300; passengers counted
a train_driver person; train driver
a break_ time; driver's break, pause
---
{railway} – Disposition
# Fahrauftrag Schienenersatzverkehr {order}
an {bus_firm}
= Für Linie: {line}
= Tag: {day}
= Von: {from}
= Nach: {to}
= Grund: {reason=Oberleitung gerissen|Gleisbau|Böschungsrutsch|Weichenstörung|Personalmangel}
= Wagen: {bus_plate}, {seats} Plätze
= Am Steuer: {driver}, meldet sich {report_at}
+++
%stops 3..6
Halt | Haltestelle | ab
{stops.stop=Altdorf|Mühlbach|Seeheim|Neustadt West|Oberau|Linden} | {stops.place=Bahnhofsvorplatz|Kirche|B 27|Busbucht 3|Feuerwehr} | {stops.dep}
%%
+++
{low_floor!Der Bus ist stufenlos zugänglich~Einstieg leider nur über Stufen}. {bikes!Räder kommen in den Anhänger~Fahrräder können nicht mit}. Am Ausgangspunkt hilft {steward} in gelber Weste. Bei Verspätung über {:number:5..15} Minuten Anruf {hotline}.
Abgerechnet wird {pay?nach gefahrenen Kilometern~nach Einsatzstunden~mit einem festen Betrag}.
{dispatcher}

== de rangier_bremszettel
q railway company:{} Güterbahn/Werkbahn {}/{} Cargo; railway undertaking
q infra company:Hafen {}/Netz {}/{} Infrastruktur; infrastructure manager, track owner
q driver person; locomotive driver
q inspector person; wagon examiner, brake test by
q dispatcher person; signalman, permission by
q train id:#####; train number
q loco id:### ###-#; locomotive, engine
q day date; date of run
q ready time; brake test finished, ready
q depart time; departure, left
q from city; origin, formed in
q to city; destination
q mass unit:t 300..2600; trailing mass, train weight
q length unit:m 100..700; train length
q braked percent; brake percentage available
q needed percent; required brake percentage
q position choice:G/P/R; brake position
q danger flag; dangerous goods in train
q full_test flag; full brake test, complete test done
l wagons; wagons, consist
c wagons.no id:## ## #### ###-#; wagon number
c wagons.load phrase; load, goods
c wagons.mass unit:t 20..90; gross mass
c wagons.owner company:{} Waggon/{} Rail/VTG {}; keeper, wagon owner
a axles number:10..200; number of axles
a speed unit:km/h 40..120; permitted speed
a arrival time; arrival time
a second person; second driver, pilot
a defect phrase; wagon defect, damage
a customer company; shipper, consignor
---
{railway}
# Wagenliste und Bremszettel Zug {train}
= Tag: {day}
= Lok: {loco}
= Von: {from}
= Nach: {to}
= Wagenzug: {mass}, {length}
= Bremsstellung: {position?langsam wirkend (Güterzug)~schnell wirkend (Personenzug)~Rapid}
= Vorhanden: {braked}
= Nötig: {needed}
+++
%wagons 3..6
Wagen | Ladung | Gewicht | Halter
{wagons.no} | {wagons.load=Schotter|Heizöl|Container|Coils|leer|Zellstoff} | {wagons.mass} | {wagons.owner}
%%
+++
{full_test!Volle Bremsprobe durchgeführt~Nur vereinfachte Bremsprobe, Zug war schon geprüft} durch {inspector}, fertig {ready}. {danger!Gefahrgut eingestellt, siehe Begleitpapier~Kein Gefahrgut im Zug}. Auf den Gleisen von {infra} erteilte {dispatcher} die Zustimmung; Abfahrt {depart}. Hauptluftleitung {:unit:bar 4..5}.
Triebfahrzeugführer: {driver}

== de schleusenprotokoll
q authority company:Wasserstraßenamt {}/Schifffahrtsamt {}/Hafenbehörde {}; waterway authority
q lock phrase; lock, chamber
q keeper person; lock keeper, on duty
q relief person; relieved by, next shift
q day date; date
q level_up unit:cm 200..600; headwater gauge, upper level
q level_down unit:cm 100..400; tailwater gauge, lower level
q wind phrase; wind, weather
q locks number:8..60; lockages, number of fillings
q fault flag; fault occurred, gate fault
q fault_at time; maintenance_from, servicing began at; when the greasing of the gates began
q repaired_by company:{} Hydraulik/Stahlwasserbau {}/{} Elektro; maintenance contractor, serviced_by; firm that greased the gates
q collision flag; ship touched the gate, contact
q sheet id:SB-####; sheet number
q ice choice:none/drift ice/closed ice; ice condition
l ships; vessels, passages
c ships.name phrase; ship, vessel name
c ships.skipper person; skipper, master
c ships.dir phrase; direction, heading
c ships.in time; entered, in
c ships.cargo phrase; cargo, loaded with
c ships.draught unit:cm 80..320; draught
a length unit:m 20..190; vessel length
a home city; home port
a fee money:5..90; lock fee
a owner company; shipping company
a rain unit:mm 1..40; rainfall
a next_service date; lock maintenance, closure
---
{authority} || Blatt {sheet}
# Schleusentagebuch {lock=Kammer Nord|Hauptschleuse|Staustufe 4|Altschleuse|Kammer rechts}
{day} · Dienst: {keeper}
= Oberwasser: {level_up}
= Unterwasser: {level_down}
= Wetter: {wind=West 4, Schauer|windstill, Nebel|Ost 2, heiter|Böen aus Süd}
= Eis: {ice?frei~Treibeis~geschlossene Decke}
%ships 2..5 lines
{ships.in} „{ships.name=Hoffnung|Rheinperle|Anna Maria|Condor|Saale|Fortuna}“, {ships.skipper}
{ships.dir=zu Berg|zu Tal}, {ships.cargo=Kies|Raps|Container|leer|Dünger|Kohle}, Tiefgang {ships.draught}
%%
+++
Schleusungen: {locks}; Sportboote {:number:2..30}. {fault!Das Untertor blieb halb offen stehen|Der Antrieb des Obertors fiel aus~Störungen: keine}.
?Abgeschmiert ab {fault_at} durch {repaired_by}.
{collision!Ein Schiff hat das Tor berührt, Meldung an die Wasserschutzpolizei~Berührt wurde das Tor von keinem Fahrzeug}.
Übergeben an {relief} um {:time}.

== de segelflug_startliste
q club company:Luftsportverein {}/Segelflug {}/Aero-Club {}; club, airfield operator
q leader person; launch director, flight director
q winch person; winch driver
q instructor person; instructor on duty
q writer person; log keeper, wrote the list
q field phrase; airfield, field
q day date; flying day
q runway id:##; runway in use
q first time; first launch
q last time; last landing
q starts number:6..60; total launches, starts
q wind phrase; wind
q rope_break flag; rope broke, cable break
q outlanding flag; outlanding, landed in a field
q outland_place city; turning point, farthest place; how far the longest flight went
q base unit:m 600..2400; cloud base
q method choice:winch/aerotow/mixed; launch method
l flights; flights, log
c flights.reg id:D-####; registration, glider
c flights.pilot person; pilot, pilot in command
c flights.guest first; passenger, guest
c flights.up time; take-off
c flights.down time; landing
a rope unit:m 700..1500; rope length
a fee money:5..40; launch fee
a licence id:SPL-####; pilot licence
a height unit:m 200..600; release height
a tug id:D-E@@@; tow plane registration
a medical date; medical valid until
---
{club}
# Startkladde {field=Hahnberg|Flugplatz Lerchenfeld|Segelgelände Süd|Heide|Wiesental}
= Tag: {day}
= Bahn: {runway}
= Wind: {wind=NW 12 kt|umlaufend|SO 5 kt|Ost, böig}
= Basis: {base}
= Flugleitung: {leader}
= Am Windenstand: {winch}
= Fluglehrer vom Dienst: {instructor}
Gestartet wurde {method?nur an der Winde~nur im Schlepp~an der Winde und im Schlepp}.
%flights 3..6
Kennung | Führer | Gast | auf | ab
{flights.reg} | {flights.pilot} | {flights.guest} | {flights.up} | {flights.down}
%%
+++
Erster Start {first}, letzte Landung {last}, zusammen {starts} Starts. {rope_break!Einmal riss das Seil in geringer Höhe, sichere Landung geradeaus~Seilrisse gab es nicht}. {outlanding!Eine Maschine kam nicht heim und steht auf einem Acker~Alle Flugzeuge kamen nach Hause}.
?Weitester Flug des Tages: bis {outland_place} und zurück.
Getankt: {:unit:l 20..90}. Geführt von {writer}

== de winterdienst_einsatz
q depot company:Straßenmeisterei {}/Bauhof {}/Winterdienst {}; road depot, maintenance depot
q contractor company:{} Erdbau/Fuhrbetrieb {}/{} Agrar; private contractor, hired plough
q leader person; operations leader, called out by
q driver person; driver
q co_driver person; co-driver, second person
q sheet id:WD-###; sheet number
q vehicle id:@@-@@ ####; vehicle plate
q night date; night of, date
q called time; called out at, alarm
q back time; back at depot, end
q temp unit:°C -15..2; road temperature, surface temperature
q salt unit:t 1..9; salt used, spread
q brine unit:l 100..900; brine used
q snow unit:cm 1..30; fresh snow
q accident flag; accident, damage caused
q closed flag; road closed
q closed_road id:K ####; chains_only, road needing snow chains; which road calls for chains
q weather choice:snow/black ice/drifting; condition
l tours; routes, legs
c tours.road id:L ###; road, route
c tours.from phrase; from, start point
c tours.to phrase; to, end point
c tours.km number:3..30; kilometres
c tours.again number:1..4; number of runs, passes
a stock unit:t 20..500; salt in store
a diesel unit:l 20..200; diesel used
a rate money:50..150; contractor's hourly rate
a police person; police officer
a next time; next shift begins
a supplier company; salt supplier
---
{depot} || Blatt {sheet}
# Einsatzbericht Winterdienst
Nacht vom {night} || Fahrzeug {vehicle}
Am Steuer {driver}, daneben {co_driver}. Alarmiert {called} durch {leader}, wieder im Hof {back}.
= Fahrbahn: {temp}
= Neuschnee: {snow}
= Lage: {weather?geschlossene Schneedecke~überfrierende Nässe~Verwehungen}
%tours 2..5
Straße | von | bis | km | Mal
{tours.road} | {tours.from=Kreisel Ost|Ortsschild|Passhöhe|Bahnübergang} | {tours.to=Landesgrenze|Gewerbepark|Wald|Brücke} | {tours.km} | {tours.again}
%%
+++
Ausgebracht: {salt} Salz und {brine} Sole, {:unit:g/m² 10..40} eingestellt. {accident!Beim Wenden wurde ein Leitpfosten umgefahren~Schäden sind nicht entstanden}. {closed!Wegen umgestürzter Bäume wurde gesperrt~Gesperrt werden musste nichts}.
?Nur mit Schneeketten zu befahren: {closed_road}.
?Unterstützt hat {contractor}.
~ Lenkzeit höchstens {:number:9..10} Stunden.

== de brueckenpruefung
q owner company:Landesbetrieb Straßen {}/Tiefbauamt {}/Kreis {}; owner, road authority
q office company:Ingenieurbüro {}/{} Tragwerke/Bauwerksprüfung {}; inspection office
q engineer person; inspection engineer
q assistant person; assistant, helper on the platform
q number id:#### ###; structure number
q kind choice:main/simple/special; kind of inspection
q inspected date; inspection date
q last year; last main inspection
q built year; year of construction
q over phrase; crosses, leads over
q road id:B ###; road carried
q place city; near, municipality
q span unit:m 8..120; span, length
q rating number:1..4; condition grade
q load unit:t 12..60; load limit, weight restriction
q underbridge company:{} Hebebühnen/Arbeitsbühnen {}/{} Untersicht; access platform from
q closed flag; traffic stopped, lane closed during inspection
q urgent flag; immediate measure needed, urgent action
l damages; defects
c damages.part phrase; component
c damages.what phrase; damage
c damages.s number:0..4; stability grade
c damages.v number:0..4; traffic safety grade
a cost money:5000..900000; repair cost
a next date; next inspection
a architect person; designer, built by
a width unit:m 5..20; carriageway width
a traffic number:500..40000; vehicles per day
a river unit:cm 50..400; water level
---
{office}
# Prüfbericht nach DIN 1076 – Bauwerk {number}
im Auftrag: {owner}
= Straße: {road}
= Über: {over=die Wupper|eine Bahnlinie|den Mühlgraben|einen Feldweg|die Ach}
= Bei: {place}
= Erbaut: {built}
= Stützweite: {span}
= Tragfähigkeit: {load}
+++
{kind?Hauptprüfung, handnah~Einfache Prüfung, Sichtprüfung~Prüfung aus besonderem Anlass nach Anprall} am {inspected}; letzte große Prüfung {last}. Auf dem Gerät von {underbridge} standen {engineer} und {assistant}. {closed!Ein Fahrstreifen war dafür gesperrt~Der Verkehr lief ungestört weiter}. Betondeckung gemessen {:unit:mm 10..50}.
%damages 2..5 lines
{damages.part=Überbau|Widerlager Nord|Lager 3|Kappe|Geländer|Fuge}: {damages.what=Abplatzung|Riss 0,3 mm|verrostet|Bewehrung frei|durchfeuchtet}
S = {damages.s}, V = {damages.v}
%%
+++
Zustandsnote {rating}. {urgent!Ohne Aufschub abzustützen, Bauherr telefonisch verständigt~Sofortmaßnahmen sind nicht erforderlich}.
{engineer}

== de zahlungsbefehl_schweiz
q office company:Betreibungsamt {}/Betreibungskreis {}/Amt {} für Betreibungen; debt enforcement office, issuing authority
q debtor person; debtor, addressee; who is asked to pay
q creditor company:{} Leasing AG/Zahnärzte {}/{} Immobilien; creditor, claimant; who demands the money
q agent company:{} Inkasso/Treuhand {}/Anwaltskanzlei {}; creditor's representative, acting for the creditor
q officer person; enforcement officer, signed for the office
q server person; delivered by, postal or office messenger; who handed the paper over
q taker person; received by, person who accepted delivery
q number id:2######; enforcement number, case
q issued date; issued, date of the order
q served date; served on, delivery date; when it was handed over
q claim money:200..9000; principal, claim amount; sum without interest and costs
q interest percent; default interest, annual rate
q interest_from date; interest runs from, interest start
q cost money:20..110; cost of the order, office charge
q ground phrase; reason of claim, basis of the debt
q objection flag; objection raised, debtor objects; whether the debtor disputes it
q kind choice:seizure or bankruptcy/pledge realisation/bill of exchange; type of enforcement, procedure
q days number:10..20; days to object, time limit
a birth date; debtor's birthday, dob
a pay_date date; paid on, payment received
a spouse person; spouse of the debtor, joint debtor
a hearing date; court hearing, summons
a iban_c iban; creditor's account
a invoice id:R-#####; invoice number behind the claim
a employer company; debtor's employer, wage garnishment at
---
{office}
# Zahlungsbefehl Nr. {number}
{kind?für die ordentliche Betreibung auf Pfändung oder Konkurs~für die Betreibung auf Pfandverwertung~für die Wechselbetreibung}
= Schuldner: {debtor}, {:street}, {:zip} {:city}
= Gläubiger: {creditor}
= Vertreten durch: {agent}
= Forderung: {claim}
= Zins: {interest} seit {interest_from}
= Grund: {ground=offene Miete Einstellhalle|Behandlung vom Frühjahr|Leasingraten|Heizkostenabrechnung|Darlehen unter Bekannten}
= Kosten dieser Urkunde: {cost}
+++
Der Schuldner wird aufgefordert, innert 20 Tagen zu bezahlen. Rechtsvorschlag ist innert {days} Tagen zu erklären.
Ausgestellt am {issued}
{officer}
+++
## Zustellung
Übergeben am {served} durch {server} an {taker}[, erwachsene Person im selben Haushalt].
{objection!Rechtsvorschlag wurde bei der Zustellung erhoben~Rechtsvorschlag wurde nicht erhoben}.
~ Gebühr für Auszüge {:money:17..20}

== de dienstverschiebung
q army company:Kreiskommando {}/Militärverwaltung {}/Zivildienst Zentrum {}; authority, deciding body
q soldier person; applicant, person liable for service
q commander person; unit commander, gave an opinion
q officer person; deciding officer, signed
q unit phrase; unit, company
q ahv id:756.####.####.##; social security number, AHV number
q service period; service called for, original dates; course that was to be done
q new_from date; next regular service, next_duty_from
q applied date; application dated, request of
q decided date; decision, issued
q reason phrase; reason, why postponed
q granted flag; granted, approved
q days number:5..124; days still to serve, remaining days
q proof company:Universität {}/{} AG/Fachhochschule {}; proof from, certificate issued by
q fee choice:none/reduced/full; substitute levy, duty replacement tax
q rank choice:private/corporal/lieutenant; rank
q report_place phrase; reporting place, where to report
q report_at time; reporting time
q appeal number:10..30; appeal days
a birth date; birthday
a phone phone; soldier's phone
a weapon id:###### @; weapon number
a vaccination date; vaccinated on
a salary money:60..200; pay per day
a entry year; recruit school year, joined
a employer_contact person; employer's contact, superior at work
---
{army}
{:street}, {:zip} {:city} || {decided}
{soldier}, {rank?Soldat~Korporal~Leutnant}
AHV {ahv} · {unit=Inf Kp 12|Sanitätslogistik 3|Rettungskompanie 2|Stabskp|Betreuungszug West}

# Verfügung betreffend Dienstverschiebung
Ihr Gesuch vom {applied}, Dienstleistung {service}
1. {granted!Das Gesuch wird bewilligt~Das Gesuch wird abgewiesen, das Aufgebot bleibt bestehen}.
2. Grund: {reason=Abschlussprüfung|Auslandsaufenthalt|Unentbehrlichkeit im Betrieb|Geburt eines Kindes|Hausbau}; belegt durch {proof}.
3. {fee?Eine Ersatzabgabe wird nicht erhoben~Die Ersatzabgabe wird zur Hälfte geschuldet~Die Ersatzabgabe ist für das Jahr voll zu entrichten}.
?4. Der nächste ordentliche Dienst beginnt am {new_from}.
+++
Noch zu leisten sind {days} Tage. {commander} hat sich als Vorgesetzter im Verband geäussert. Einrücken: {report_place=Zeughaus|Waffenplatz Tor 2|Bahnhof, Perron 1|Kaserne Süd}, {report_at}.
Gegen diese Verfügung kann innert {appeal} Tagen Beschwerde geführt werden. Urlaub während der ersten {:number:2..3} Tage ist ausgeschlossen.
{officer}

== de parkpickerl
q magistrate company:Magistrat {}/Bezirksamt {}/Stadt {} Parkraum; authority, issuer
q holder person; permit holder, resident
q keeper company:{} Leasing/Autohaus {}/{} Mobility; registered keeper of the car, vehicle owner
q clerk person; approved by, official
q permit id:PP-######; permit number
q plate id:W-##### @; plate
q zone number:1..23; district, zone
q from date; valid from
q to date; valid until
q applied date; applied on
q paid date; paid on, payment date
q fee money:90..260; parking levy, total paid
q admin money:30..55; administrative charge
q private_use flag; private use of company car confirmed
q garage flag; own garage, has own parking space
q main_home flag; main residence there, principal residence
q shape choice:sticker/chip/digital; form of permit
q place phrase; where to fix it, position on car
q lost money:15..45; charge for replacement
a fine money:30..90; parking fine
a model product; car model
a birth date; birthday
a registered date; registered residence since
a second id:W-#### @@; second car plate
a renew date; renewal possible from
---
{magistrate}
# Bescheid {permit}
{holder}, {:street}, {:zip} {:city}

Auf Ihren Antrag vom {applied} wird Ihnen die Ausnahmebewilligung zum Dauerparken im {zone}. Bezirk erteilt.
= Kennzeichen: {plate}
= Gilt ab: {from}
= Gilt bis: {to}
= Parkometerabgabe: {fee}
= Verwaltungsabgabe: {admin}
= Entrichtet: {paid}
+++
Das Fahrzeug ist auf {keeper} zugelassen. {private_use!Die private Nutzung wurde vom Dienstgeber bestätigt~Eine Bestätigung über private Nutzung liegt nicht vor, sie ist nachzureichen}. {main_home!Sie haben im Bezirk Ihren Hauptwohnsitz~Da es sich um einen Nebenwohnsitz handelt, gilt die Bewilligung nur befristet}. {garage!Ein eigener Stellplatz ist vorhanden, er wurde berücksichtigt~Über eine Garage verfügen Sie nicht}.
Form: {shape?Klebefolie~Funkchip~nur elektronisch, nichts ist anzubringen}[; Platz: {place=hinter der Windschutzscheibe rechts|links unten|neben der Vignette|am Armaturenbrett}]. Ersatz kostet {lost}. Kurzparkzone werktags bis {:time}.
Für die Behörde: {clerk}

== de mutter_kind_untersuchung
q practice company:Ordination {}/Kinderarztpraxis {}/Gemeinschaftspraxis {}; practice
q doctor person; examined by, paediatrician
q child person; child
q birth date; born
q mother person; accompanying parent, mother
q exam_no number:2..9; examination number, which check
q examined date; examined on
q next date; next check, come again
q weight unit:g 3000..14000; weight
q length unit:cm 50..95; length
q head unit:cm 34..50; head circumference
q hip choice:normal/control needed/abnormal; hip ultrasound result
q vaccine product; next vaccine, planned inoculation
q vacc_flag flag; vaccinated today
q hearing flag; hearing normal
q referral company:Klinik {}/Augenzentrum {}/Ambulatorium {}; referred to
q advice phrase; advice, counselling topic
q feeding phrase; food, nutrition
q insurer company:Gesundheitskasse {}/{} Krankenkasse/Versicherung {}; insurer
a father person; father
a lot id:@@###; vaccine batch
a birth_weight unit:g 2500..4500; weight at birth
a midwife person; midwife
a due date; expected birth date
a temperature unit:°C 36..39; temperature
a siblings number:1..5; siblings
---
{practice}
# Eltern-Kind-Pass, {exam_no}. Untersuchung
= Kind: {child}, geb. {birth}
= Begleitet von: {mother}
= Versicherung: {insurer}
= Untersucht: {examined}
= Gewicht: {weight}
= Länge: {length}
= Kopfumfang: {head}
+++
Ernährung: {feeding=Muttermilch|Brei dreimal täglich|Pre-Nahrung|Familienkost|Gläschen}. Herz, Lunge, Bauch ohne Befund. Hüfte im Ultraschall: {hip?reif~in vier Wochen nachschauen~auffällig, Spreizhose}. {hearing!Das Gehör ist unauffällig~Auf Geräusche reagiert das Kind nicht sicher}. {vacc_flag!Heute wurde geimpft~Geimpft wurde heute wegen eines Infekts nicht}.
?Als Nächstes vorgesehen: {vaccine=Sechsfach|Rotavirus oral|Pneumokokken|MMR|Meningokokken B}.
?Überwiesen an {referral}.
Besprochen: {advice=Schlaflage|Zahnpflege|Vitamin D|Sturz vom Wickeltisch|Schreien am Abend}.
Nächster Termin {next}. Perzentile {:number:10..90}.
{doctor}

== de grundbuch_beschluss
q court company:Bezirksgericht {}/Amtsgericht {} – Grundbuchamt/Grundbuchamt {}; land registry, court
q registrar person; registrar, decided by
q buyer person; new owner, acquirer
q seller person; former owner, transferor
q notary person; notary, filed by
q bank company:Sparkasse {}/Raiffeisenbank {}/{} Hypo; mortgagee, lender
q tz id:TZ ####/####; day-book number
q ez number:12..2900; folio, entry number
q kg phrase; cadastral district
q contract date; contract of, purchase agreement dated
q filed date; filed on, application received
q decided date; order dated
q mortgage money:40000..600000; mortgage, registered charge
q share choice:whole/half/quarter; share acquired
q easement phrase; easement, burden kept
q veto flag; prohibition of sale registered, veto
q old_deleted flag; old charge deleted
q holder person; right of residence for, entitled to live there
q reg_fee money:300..9000; registration fee
a price money:90000..900000; purchase price
a area unit:m² 200..3000; plot size
a birth date; buyer's birthday
a tax_no id:###-####-###; tax reference, assessment number
a agent company; estate agent
a neighbour person; neighbour
a handover date; handover of property
---
{court} || {tz}
# Beschluss
Einlagezahl {ez}, Katastralgemeinde {kg=Oberwang|Sankt Veit|Gmunden-Land|Unterort|Hinterfeld}
Auf Antrag von {notary}, eingelangt am {filed}, werden auf Grund des Vertrags vom {contract} folgende Eintragungen bewilligt:
* ob {share?der ganzen Liegenschaft~dem Hälfteanteil~einem Viertelanteil} von {seller} das Eigentumsrecht für {buyer}
* das Pfandrecht im Höchstbetrag von {mortgage} für {bank}
* {old_deleted!die Löschung der alten Hypothek~eine Löschung älterer Lasten findet nicht statt}
* {veto!das Veräußerungsverbot wird angemerkt~ein Veräußerungsverbot ist nicht einzutragen}
?* das Wohnungsgebrauchsrecht für {holder}
Unberührt bleibt: {easement=Gehweg zugunsten EZ 14|Leitungsrecht Kanal|Quellfassung|Fahrrecht über den Hof|Duldung der Stromleitung}.
+++
?Eintragungsgebühr {reg_fee}, gesondert vorgeschrieben.
Verständigt werden alle Beteiligten; {:number:4..9} Ausfertigungen.
{decided}
{registrar}, Rechtspfleger/in

== de stockwerk_laerm_schlichtung
q body company:Schlichtungsbehörde {}/Friedensrichteramt {}/Schiedsamt {}; conciliation authority
q chair person; conciliator, chaired by
q claimant person; complaining party, claimant
q respondent person; other party, accused neighbour
q manager company:{} Verwaltung/Liegenschaften {}/{} Hausverwaltung; property manager
q witness person; witness heard, third resident
q ref id:SB-###-##; case
q held date; hearing held on
q begun time; started
q ended time; ended
q issue phrase; subject, what the quarrel was about
q quiet_from time; quiet hours from, silence starts
q settled flag; settled, agreement reached
q sorry flag; apology given
q sum money:50..900; payment agreed, compensation
q pay_by date; pay by
q effect date; agreement applies from
q cost choice:shared/claimant/respondent/waived; cost of proceedings
q measure phrase; measure agreed, technical measure
a next date; next hearing
a lawyer person; lawyer
a police date; police called on
a rent money:500..3000; rent
a floor number:1..9; floor
a measured unit:dB 30..70; noise level measured
a moved date; moved in on
---
{body} || Geschäft {ref}
# Protokoll der Schlichtung
Verhandelt am {held}, {begun} bis {ended}, Vorsitz {chair}
Erschienen: {claimant} (hat angerufen), {respondent}, für die Liegenschaft {manager}.
Gegenstand: {issue=nächtliches Klavierspiel|Trittschall und Hunde|Waschmaschine am Sonntag|Rauch vom Balkon|Kinderlärm im Treppenhaus}.
{claimant} schildert schlaflose Nächte. {respondent} hält das für übertrieben. {witness}, im Haus wohnhaft, wurde angehört.
+++
{settled!Die Parteien schließen folgenden Vergleich~Eine Einigung wurde nicht erzielt; festgehalten sei, was vorgeschlagen war}:
* Ruhe ab {quiet_from}, an Sonntagen ganztags Zimmerlautstärke.
* {measure=Filzgleiter unter alle Stühle|Teppich im Flur|Dämpfungsmatte unter die Maschine|Spielzeiten im Aushang|Rauchen nur am Hoffenster}.
?* Zahlung von {sum} bis {pay_by}.
* Gültig ab {effect}.
{sorry!Es wurde um Verzeihung gebeten, die Hand gereicht~Zu einer Entschuldigung kam es nicht}.
+++
Kosten: {cost?je zur Hälfte~zulasten der anrufenden Seite~zulasten der Gegenseite~auf eine Gebühr wird verzichtet}. Pauschale sonst {:money:100..300}.
{chair}

== de velo_pannendienst
q club company:Touring Club {}/Automobilclub {}/Verkehrsclub {}; breakdown club, provider
q member person; member, stranded person
q patrol person; patrolman, mechanic sent
q dispatcher person; call taker
q member_no id:##-######; member number
q case id:PD#####; case number
q plate id:@@ ######; plate
q vehicle product; vehicle
q day date; date
q call time; call received
q arrive time; patrol arrived
q done time; finished
q spot phrase; breakdown place, location
q fault phrase; fault, diagnosis
q fixed choice:repaired/makeshift/towed; result
q garage company:Garage {}/Autohaus {}/Werkstatt {}; regular workshop, usual garage
q part_cost money:10..250; charged for parts, member pays
q kids flag; children on board
q rental flag; replacement car granted
q tow unit:km 2..80; distance to the workshop, km_to_garage
a km number:5000..250000; mileage
a valid date; membership valid until
a insurer company; car insurer
a birth date; birthday
a passengers number:1..5; passengers
a phone phone; member's phone
a battery_age year; battery made in
---
{club} – Strassenhilfe
# Einsatzrapport {case}
= Mitglied: {member}, {member_no}
= Fahrzeug: {vehicle=Kombi Benzin|Camper|E-Roller|Kleinwagen|Motorrad 700}, {plate}
= Tag: {day}
= Anruf: {call}, angenommen von {dispatcher}
= Eintreffen: {arrive}
= Ende: {done}
= Wo: {spot=Rastplatz Grauholz|Parkhaus Deck 3|Passstrasse Kehre 9|vor der Migros|Tunnelportal Süd}
+++
Befund: {fault=Batterie leer|Reifen vorne platt|Keilriemen gerissen|Falschbetankung|Schlüssel eingeschlossen|Motor überhitzt}. {fixed?Vor Ort behoben, Weiterfahrt möglich~Notdürftig geflickt, bitte direkt in die Werkstatt~Aufgeladen und abgeschleppt}. {kids!Kinder waren im Fahrzeug, Einsatz vorgezogen~Kinder waren nicht dabei}.
?Stammwerkstatt: {garage}, {tow} entfernt.
?Material zulasten des Mitglieds: {part_cost}.
{rental!Ein Ersatzwagen wurde zugesprochen~Anspruch auf einen Ersatzwagen besteht nicht}. Ohne Mitgliedschaft hätte das {:money:200..500} gekostet.
+++
Fahrer: {patrol}, Wagen {:number:10..99}

== de ladesaeule_stoerung
q operator company:{} E-Mobil/Ladenetz {}/Stadtwerke {}; charge point operator
q landlord company:Einkaufszentrum {}/Parkhaus {}/Gemeinde {}; site host
q maker company:{} Charging/{} Ladetechnik/Elektro {}; manufacturer
q reporter person; reported by, driver who called
q agent person; hotline agent
q tech person; field technician
q evse id:DE*@@@*E#####; charge point id
q ticket id:LS-#####; ticket
q reported date; reported on
q reported_at time; reported at
q fixed date; repaired on
q error id:E##; error code
q symptom phrase; symptom, complaint
q cause phrase; cause
q power unit:kW 11..350; power
q locked flag; cable stuck, plug locked
q billed flag; driver charged wrongly, money taken
q refund money:5..60; voucher value, goodwill; worth of the voucher
q status choice:online/limited/offline; status after visit
q part product; part replaced
a plate id:@@-@@ ###E; car plate
a tariff money:1..3; price per kWh
a card id:RF######; charging card
a grid company; grid operator
a sessions number:5..90; sessions per day
a next date; next maintenance
a address_x address; site address
---
{operator}
# Störung {ticket}
Punkt {evse} || {power}
Standort: Fläche von {landlord}
= Gemeldet: {reported}, {reported_at}
= Durch: {reporter}
= Angenommen: {agent}
= Code am Display: {error}
+++
Beschrieben wurde: {symptom=Laden bricht nach Minuten ab|Bildschirm schwarz|Karte wird nicht erkannt|laute Lüfter|kein Kontakt am Stecker}. {locked!Das Kabel ließ sich nicht mehr abziehen, Fernentriegelung half~Das Kabel war frei}. {billed!Trotzdem wurde abgebucht~Abgebucht wurde nichts}.
?Als Entschuldigung gab es einen Gutschein über {refund}.
+++
{tech} war am {fixed} dort. Ursache: {cause=Feuchte im Modul|Firmware fehlerhaft|Vandalismus|Schütz verklebt|SIM-Karte gesperrt}. Getauscht: {part=Leistungsmodul 2|Display|RFID-Leser|Ladekabel CCS|Router} von {maker}. Der Punkt {status?ist wieder am Netz~lädt nur mit halber Kraft~bleibt bis auf Weiteres dunkel}. Isolationswert {:unit:MOhm 1..20}, Anfahrt {:unit:km 5..90}.

== de spendenaufruf_orgel
q society company:Förderverein {}/Freundeskreis {}/Kirchbauverein {}; fundraising association, sender
q chair person; chairperson, first signature; who heads the association
q treasurer person; keeper of the money, accounts_by; who looks after the gifts
q patron person; patron, honorary supporter; well-known person who lends the name
q builder company:Orgelbau {}/{} Orgelwerkstatt/Orgelbaumeister {}; craftsmen, contractor; workshop that will do the repair
q church phrase; building, church
q goal money:20000..400000; target, total needed; sum that has to come together
q so_far money:5000..19000; collected, raised so far; what has been given up to now
q until date; campaign ends, closing date; until when they collect
q start month; works start, repair begins; when the workshop begins
q concert date; benefit concert, event; day of the concert in aid
q concert_at time; concert begins, start
q organist person; performer, soloist; who plays at the concert
q pipe money:20..500; price of one pipe, sponsorship; what a godparent of a pipe gives
q account iban; donation account, iban
q receipt flag; tax certificate issued, donation receipt; whether a certificate for the tax office is sent
q names choice:published/only on request/never; donor names, publicity; how the givers are named
q damage phrase; damage, why repair is needed
a founded year; founded, established in
a built year; organ built, year of the instrument
a pipes number:400..4000; number of pipes
a bishop person; bishop, dean
a register id:VR ####; register of associations number
a finish date; completion, ready by; when the work will be finished
a ticket money:5..30; ticket, admission
---
{society}
{:street}, {:zip} {:city} · {:date}

Liebe Freundinnen und Freunde der Musik,

wer in den letzten Monaten in {church=St. Ägidien|der Stadtkirche|der Klosterkirche|Maria Himmelfahrt|der Bergkirche} saß, hat es gehört: {damage=die Bälge pfeifen|Schimmel hat das Gehäuse befallen|der Holzwurm sitzt in den Pfeifen|Heuler mitten im Choral|die Trakturen klemmen}. {patron}, unter deren oder dessen Schirmherrschaft wir sammeln, nannte es „ein Trauerspiel in vier Manualen“.
+++
{builder} soll ab {start} ans Werk. Dafür brauchen wir {goal}; bis heute sind {so_far} eingegangen. Sammeln wollen wir bis {until}. Für {pipe} können Sie Pate einer Pfeife werden.
+++
* Am {concert} um {concert_at} spielt {organist} zugunsten der Sache; hinaus geht niemand ohne Glas Wein ({:money:3..6}).
* Konto: {account}
* {receipt!Eine Bescheinigung für das Finanzamt schickt unser Verein ungefragt zu~Bescheinigungen können wir leider nicht ausstellen}.
* {names?Wer gibt, steht auf der Tafel am Eingang~Auf der Tafel nennen wir nur, wer das wünscht~Namen von Gebern nennen wir nirgends}.
Fragen zum Geld beantwortet {treasurer}.
Herzlich grüßt
{chair}

== de kollektenplan
q deanery company:Dekanat {}/Kirchenkreis {}/Pfarreiengemeinschaft {}; church body, issued by
q dean person; dean, signed by; who heads the district
q bookkeeper person; parish accountant, transfers made by; who sends the money on
q year_ year; year of the plan, applies to
q decided date; resolution of, decided on
q remit_days number:7..21; days to transfer, remit within; how soon the money must be sent on
q account iban; account for transfers, collective account
q own flag; free Sundays kept, own purposes allowed; whether parishes may choose their own purpose
q foreign flag; foreign coins counted, foreign coins
q count choice:two people/one person/bank; counted by, counting rule
q enquiry phone; questions to, telephone
q form id:KP-##; form number, sheet
l plan; collections, Sundays, de:Kollekten
c plan.day date; Sunday, collected on
c plan.purpose phrase; cause, for what
c plan.org company:Hilfswerk {}/Mission {}/{}stiftung; recipient, given to
c plan.kind phrase; compulsory or free, status
a total money:500..90000; total last year, sum collected
a bishop person; bishop
a priest person; preacher, celebrant
a audit date; accounts audited, audit
a church phrase; church name
a mail email; email for questions
---
{deanery}
# Kollektenplan {year_}
beschlossen am {decided} · Vordruck {form}
%plan 3..7
Tag | Zweck | Empfänger | Art
{plan.day} | {plan.purpose=Telefonseelsorge|Brunnen in Mali|Jugendarbeit|Kirchenmusik|Obdachlose|Bibelverbreitung|Erdbebenopfer} | {plan.org} | {plan.kind=Pflicht|frei|empfohlen}
%%
+++
* Gezählt wird {count?stets zu zweit, beide zeichnen ab~von einer Person genügt~ausschließlich am Automaten der Bank}.
* Abzuführen binnen {remit_days} Tagen auf {account}.
* {own!An den übrigen Sonntagen bestimmt die Gemeinde selbst~Eigene Zwecke sind in diesem Jahr nicht vorgesehen}.
* {foreign!Ausländische Münzen mitgeben, sie werden gesammelt~Ausländische Münzen bitte aussortieren, sie können nicht angenommen werden}.
* Beträge unter {:money:5..10} dürfen zusammengelegt werden.
+++
Die Weiterleitung besorgt {bookkeeper}, {enquiry}.
{dean}

== de pfarrwahl_kandidat
q parish company:Kirchenvorstand {}/Pfarrgemeinderat {}/Kirchgemeinde {}; electing body, parish
q candidate person; candidate, person presented
q predecessor person; previous minister, left the post; who held the post before
q chair person; chair of the council, invites
q provost person; from the church authority, supervises the election
q origin city; currently serves in, comes from
q age number:28..60; age
q partner first; spouse, partner
q trial date; trial sermon, presents on
q trial_at time; service begins
q election date; election day, vote on
q vote_from time; polling starts
q vote_to time; polling ends
q place phrase; polling place, vote where
q start date; would start, takes office
q hobby phrase; hobby, leisure
q share percent; size of the post, employment percentage
q absentee flag; postal vote possible, absentee voting
q children number:1..5; number of children
q flat choice:rectory/own flat/undecided; will live in, residence
a birth date; birthday
a ordination date; ordained on
a votes number:50..900; votes received
a salary money:3000..9000; salary
a second person; rival candidate, other applicant
a phone phone; candidate's phone
a members number:300..6000; parish members
---
{parish}
> {:date}
# Wir wählen: Vorstellung zur Pfarrstelle
Seit dem Weggang von {predecessor} ist unsere Stelle ({share}) leer. Nun schlägt der Ausschuss {candidate} vor.

{candidate}, {age} Jahre, arbeitet derzeit in {origin}, ist mit {partner} verheiratet; zur Familie gehören {children} Kinder und ein Hund. Wenn Zeit bleibt: {hobby=Bergsteigen|Blockflötenbau|Krimis|Rennrad|Brotbacken}. {flat?Bezogen würde das Pfarrhaus~Gewohnt würde in einer eigenen Wohnung im Ort~Wo gewohnt wird, ist noch offen}.
+++
= Probepredigt: {trial}, {trial_at}
= Wahl: {election}
= Urne offen: {vote_from} bis {vote_to}
= Ort: {place=Gemeindesaal|Sakristei|Schulhaus|Kirchenvorraum}
= Dienstantritt wäre: {start}
{absentee!Wer verhindert ist, wählt per Brief~Briefwahl ist nicht vorgesehen}. Wahlberechtigt ist, wer {:number:14..18} Jahre alt ist. Die Wahl leitet {provost} im Auftrag der Landeskirche.
+++
Es lädt ein
{chair}, Vorsitz

== de berichtsheft
q company_ company:{} Kfz-Technik/Hotel {}/{} Maschinenbau; training company, employer
q trainee person; apprentice, author
q trainer person; trainer, countersigned by
q journeyman person; worked with, supervised in the workshop
q school company:Berufsschule {}/BBS {}/Berufskolleg {}; vocational school
q teacher person; class teacher, vocational teacher
q trade job; occupation, training for
q sheet number:1..160; report number, sheet
q year_no number:1..4; training year
q week period; week, reporting period
q signed date; signed by the trainer on, checked on
q sick number:1..4; days absent, sick days
q hours number:20..40; hours in total, weekly hours
q dept phrase; department, workshop
q remark phrase; trainer's remark, comment
q late flag; handed in late, late submission
q mood choice:good/mixed/bad; self-assessment, how the week went
l days; diary, daily work
c days.day phrase; weekday
c days.work phrase; activity, task done
c days.hours number:2..9; hours, time spent
a exam date; exam date
a wage money:600..1400; apprentice pay
a birth date; birthday
a grade number:1..6; school grade
a holiday date; holiday from
a contract id:LV-####; contract number
a chamber company; chamber
---
{company_}
# Ausbildungsnachweis Nr. {sheet}
= Auszubildend: {trainee}
= Beruf: {trade=Kfz-Mechatronik|Hotelfach|Industriemechanik|Koch|Mechatronik}
= Lehrjahr: {year_no}
= Woche: {week}
= Abteilung: {dept=Karosserie|Rezeption|Dreherei|Kalte Küche|Endmontage}
%days 3..5
Tag | Tätigkeit | Std.
{days.day=Mo|Di|Mi|Do|Fr} | {days.work=Bremsen geprüft|Gäste eingecheckt|Wellen abgedreht|Soßen angesetzt|Schaltschrank verdrahtet|Lager aufgeräumt} | {days.hours}
%%
Summe {hours} Stunden[, gefehlt {sick} Tag(e)].
+++
Ich habe meist mit {journeyman} gearbeitet. {mood?Die Woche lief prima~Es gab Licht und Schatten~Diese Woche lief schlecht}. In der {school} haben wir bei {teacher} Drehmoment und Wechselstrom gehabt, Seite {:number:20..200} im Buch.
+++
Vermerk: {remark=sauber schreiben|gut beobachtet|Skizze fehlt|weiter so|mehr Fachwörter}. {late!Das Heft kam zu spät~Pünktlich vorgelegt}.
{trainer}, {signed}

== de werkzeugverlagerung
q mover company:{} Spritzguss/Kunststofftechnik {}/{} Formteile; releasing moulder, old plant
q taker company:{} Plastics/Presswerk {}/{} Components; receiving moulder, new plant
q owner company:{} Automotive/{} Hausgeräte/Elektro {}; owner of the tool, customer
q pm person; project manager at the owner, coordinates
q toolmaker person; toolmaker, checked the tool
q receiver person; receives at new plant, signed on arrival
q haulier company:Spedition {}/{} Transporte/{} Logistik; forwarder
q tool id:WZ-####; tool number
q part phrase; part made, article
q cavities number:1..32; cavities
q shots number:20000..900000; shots so far, shot count
q mass unit:kg 200..9000; tool weight
q out date; leaves old plant, dispatch
q in_ date; arrives new plant
q first_sample date; first sampling, trial at new plant
q buffer number:500..50000; buffer stock parts, stock built up
q drawings flag; drawings handed over
q spare flag; spare parts included
q insured choice:owner/old plant/forwarder; transport insured by
q state phrase; condition, wear
a price money:5000..200000; tool value, book value
a built year; tool built
a cycle number:10..90; cycle time
a material product; material, resin
a next date; next overhaul
a press unit:t 50..1500; clamping force
a contract id:RV-####; frame contract
---
{owner}
# Verlagerung Werkzeug {tool} ({part=Lüftergitter|Gehäuse Toaster|Klipp B-Säule|Steckergehäuse|Deckel Tank})
Koordination: {pm}
Von {mover} zu {taker}, Fracht: {haulier}
= Abgang: {out}
= Ankunft: {in_}
= Erste Muster dort: {first_sample}
= Kavitäten: {cavities}
= Schusszahl: {shots}
= Masse: {mass}
+++
Vor dem Verladen hat {toolmaker} geöffnet, konserviert und notiert: {state=Grat an Kavität 3|Auswerfer eingelaufen|Kühlung verkalkt|einwandfrei|Trennebene nachgesetzt}. {drawings!Zeichnungen und Datensatz sind mitgegangen~Zeichnungen fehlen, sie liegen noch im alten Werk}. {spare!Ersatzkerne liegen in der Kiste~Ersatzteile gibt es zu diesem Werkzeug nicht}. Vorgebaut sind {buffer} Teile für {:number:2..8} Wochen. Transport versichert {insured?durch uns als Eigentümer~durch das abgebende Werk~über den Spediteur}.
+++
Angekommen ohne Beanstandung, abgeladen mit Kran {:unit:t 5..16}:
{receiver}

== de galvanik_badanalyse
q plater company:Galvanik {}/{} Oberflächentechnik/Verzinkerei {}; plating shop
q chem company:{} Chemie/{} Surface/Elektrolyt {}; chemical supplier, recommends additions
q lab person; lab technician, analysed_by
q foreman person; line foreman, adds the chemicals
q adviser person; supplier's adviser, field engineer
q bath phrase; bath, tank
q tank_no id:B-##; tank number
q sampled date; sampled on
q sampled_at time; sampled at
q volume unit:l 500..12000; bath volume
q temp unit:°C 20..65; bath temperature
q ph number:2..12; acidity
q current unit:A 100..4000; current
q ok flag; bath released, may be used
q filter flag; filter changed
q waste company:{} Entsorgung/Sonderabfall {}/{} Recycling; spent bath taken by
q next date; next analysis
q trend choice:rising/stable/falling; metal trend
l values; components, results
c values.what phrase; substance, parameter
c values.target unit:g/l 5..250; target, nominal
c values.actual unit:g/l 5..250; actual, found
c values.add unit:kg 1..50; addition, to be added
a parts number:50..9000; parts plated
a thickness number:5..25; layer thickness
a customer company; customer
a set_up date; bath set up, made up on
a price money:50..5000; cost of chemicals
a voltage unit:V 2..12; voltage
---
{plater} – Labor
# Badblatt {tank_no}: {bath=Nickel matt|Zink alkalisch|Kupfer sauer|Entfettung|Chrom III}
= Probe: {sampled}, {sampled_at}
= Volumen: {volume}
= Temperatur: {temp}
= pH: {ph}
= Strom: {current}
Untersucht: {lab}
%values 2..5
Stoff | Soll | Ist | Zugabe
{values.what=Metall|Chlorid|Borsäure|Natronlauge|Glanzbildner|Sulfat} | {values.target} | {values.actual} | {values.add}
%%
+++
Der Metallgehalt {trend?nimmt seit Wochen zu~hält sich~geht zurück}. {filter!Die Kerzen wurden gewechselt~Filterwechsel war nicht nötig}. {ok!Das Bad darf gefahren werden~Bad gesperrt, bis nachdosiert ist}. Zugaben erledigt {foreman}; abgestimmt mit {adviser} von {chem}.
?Das verbrauchte Bad holt {waste}.
Wieder zu prüfen am {next}. Einhängen höchstens {:number:10..60} Teile je Gestell.

== de brauerei_sudprotokoll
q brewery company:Brauerei {}/{} Bräu/Hausbrauerei {}; brewery
q brewer person; brewer, brewed by
q apprentice person; helper, apprentice
q lab person; lab, measured the extract
q customer company:Gasthof {}/Festwirt {}/Getränke {}; brewed for, commissioned by
q brew id:S-###; brew number
q beer phrase; beer type, variety
q brewed date; brewed on
q start time; mashing in, start
q finish time; wort out, finished
q malt_house company:Mälzerei {}/{} Malz/Malzfabrik {}; malt from
q yeast phrase; yeast strain
q wort percent; original gravity, extract
q volume unit:hl 5..120; cast wort, volume
q boil duration; boiling time
q tank number:1..30; fermentation tank
q tap date; ready to tap, earliest sale
q organic flag; organic
q trouble flag; trouble, deviation
q style choice:bottom/top; fermentation
l hops; hop additions
c hops.sort phrase; variety, hop
c hops.grams unit:g 100..9000; amount
c hops.minute number:1..90; minute of boil, added at
a alcohol percent; alcohol
a price money:80..300; price per hl
a water number:1..20; hardness of water
a bottling date; bottled on
a bitterness number:10..60; bitter units
a driver person; delivery driver
---
{brewery}
# Sud {brew} – {beer=Kellerbier|Helles|Weizen|Maibock|Kölsch|Märzen}
= Tag: {brewed}
= Einmaischen: {start}
= Ausschlagen beendet: {finish}
= Malz von: {malt_house}
= Hefe: {yeast=W 34/70|eigene Ernte 3|Weizen 68|Kölsch 177|Bock 02}
= Stammwürze: {wort}
= Menge: {volume}
= Kochzeit: {boil}
Am Kessel {brewer} mit {apprentice}; gespindelt hat {lab}. Rasten bei {:unit:°C 50..55} und {:unit:°C 62..72}.
%hops 2..4 lines
{hops.grams} {hops.sort=Perle|Hallertauer Tradition|Saphir|Magnum|Spalter}, Minute {hops.minute}
%%
+++
Angestellt in Tank {tank}, {style?kalt und untergärig~warm und obergärig}. {organic!Alle Rohstoffe aus ökologischem Anbau~Kein Biosud}. {trouble!Die Läuterpumpe stand eine halbe Stunde~Ohne Zwischenfall}.
?Gebraut im Auftrag von {customer}.
Anstich frühestens {tap}. Treber {:unit:kg 200..2000} an Bauern.

== de baeckerei_produktionsplan
q bakery company:Bäckerei {}/Backhaus {}/{} Brot; bakery
q master person; baker on duty, shift master
q driver person; delivery driver, first tour
q pastry person; pastry cook
q miller company:{}mühle/Mühle {}/Kunstmühle {}; flour supplier
q day date; baking day
q dough_at time; first dough, start
q oven_at time; first oven load
q tour_at time; delivery leaves
q big_customer company:Hotel {}/Klinik {}/Schule {}; special order from
q special phrase; special order
q flour unit:kg 50..900; flour needed
q oven_fault flag; oven out of order
q organic_visit flag; inspection expected
q leftovers choice:food bank/breadcrumbs/animal feed; returns go to
q holiday flag; shops closed on the day, public holiday
q trainee first; trainee, apprentice
l items; products, quantities
c items.bread phrase; product, bread
c items.pieces number:10..600; pieces
c items.weight unit:g 50..2000; dough weight
c items.shop phrase; branch, for which shop
a price money:1..9; retail price
a allergen phrase; allergens
a oil unit:l 20..200; heating oil
a manager person; shop manager
a sales money:500..9000; turnover
a next date; next delivery of flour
---
{bakery}
# Backzettel für {day}
Backstube: {master} · Feinbackwaren: {pastry} · dabei: {trainee}
Erster Teig {dough_at}, Ofen {oven_at}, Wagen fährt {tour_at} ({driver}).
%items 3..7
Ware | Stück | Teig | für
{items.bread=Roggenmisch|Laugenstange|Dinkelkruste|Kürbiskern|Hefezopf|Seele|Kaiser} | {items.pieces} | {items.weight} | {items.shop=Markt|Bahnhof|Siedlung|Stammhaus|Klinik-Kiosk}
%%
+++
= Mehl gesamt: {flour}, von {miller}
?= Sonderwunsch: {special=200 Minibrezeln|Torte ohne Nüsse|Brot in Herzform|60 Lunchpakete|Hostien}, {big_customer}
* {oven_fault!Ofen 2 ist außer Betrieb, alles über den Wagenofen~Beide Öfen laufen}.
* {organic_visit!Der Kontrolleur hat sich angesagt, Zutatenlisten aushängen~Besuch vom Amt ist nicht zu erwarten}.
* {holiday!Wegen des Feiertags bleiben die Läden zu, nur Lieferkunden~Alle Läden haben offen}.
* Reste von gestern: {leftovers?zur Tafel~zu Paniermehl~an den Schweinehalter}. Sauer auffrischen bei {:unit:°C 24..30}.

== de wohnungsgeber_bestaetigung
q landlord company:Wohnbau {}/{} Immobilien/Baugenossenschaft {}; housing provider, issued_by, de:Wohnungsgeber; who gives the dwelling
q owner person; owner of the flat, proprietor; to whom the flat belongs if not the issuer
q tenant person; main tenant, person moving; first person named as moving
q signer person; signatory, authorised by the provider
q office company:Bürgerbüro {}/Einwohnermeldeamt {}/Meldebehörde {}; to be shown at, registration office
q flat phrase; position of the flat, where in the house
q home address; address of the flat, dwelling
q event choice:moving in/moving out; event, what happened
q moved date; date of the move, effective
q written date; confirmation dated, signed_on
q flat_no id:WE-###; unit number, flat id
q sublet flag; sublease, sublet; whether it is let on by a tenant
q second_home flag; secondary residence, second home; whether the person keeps another home
q previous city; came from, previous town
l persons; people moving, household
c persons.name person; name
c persons.birth date; born, dob
c persons.kin phrase; relation, related how
a rent money:300..1900; rent, monthly rent
a area unit:m² 20..140; living space
a contract date; lease signed
a phone phone; landlord's phone
a registered date; registered on, entered in the register
a deposit money:500..4000; deposit
a caretaker person; caretaker
---
# Bestätigung für die Anmeldung
zur Vorlage bei: {office}
Hiermit bestätigt {landlord} {event?den Einzug in~den Auszug aus} die Wohnung {flat_no}, {home} ({flat=2. OG links|Dachgeschoss|Erdgeschoss, Gartenseite|Hinterhaus, 1. Stock|Souterrain}), zum {moved}.
?Eigentümer der Wohnung ist {owner}.
+++
Betroffen sind {tenant} und weitere Personen:
%persons 1..4 lines
{persons.name}, geb. {persons.birth}, {persons.kin=Ehegatte|Kind|Lebenspartner|Mutter|Mitbewohner}
%%
+++
{sublet!Es handelt sich um ein Untermietverhältnis~Ein Untermietverhältnis besteht nicht}. {second_home!Eine weitere Wohnung wird beibehalten~Andere Wohnungen bestehen nach Auskunft nicht mehr}. Zuvor wohnhaft in {previous}.
Mir ist bekannt, dass falsche Angaben mit bis zu {:money:1000..50000} geahndet werden.
{:city}, {written}
{signer}

== de kurzarbeit_anzeige
q firm company:{} Textil/{} Druckguss/Möbelwerk {}; employer, notifying company
q agency company:Agentur für Arbeit {}/Arbeitsamt {}/AMS {}; employment agency, recipient
q hr person; personnel manager, filled in by; who signs for the employer
q works person; works council chair, agreed for the staff
q contact person; payroll contact, person for questions
q number id:########; establishment number, company number
q from month; short time begins, start
q to month; expected end, until
q filed date; filed on, dated
q agreed date; works agreement of, agreement date
q staff number:20..900; employees in total, headcount
q affected number:10..700; employees on short time, affected
q normal number:35..40; usual weekly hours
q reduced number:0..30; reduced weekly hours
q cause phrase; reason, cause of lost work
q customer company:{} Motoren/Kaufhaus {}/{} Bau; lost customer, order cancelled by
q part choice:whole company/one department; extent, which part
q temps flag; temporary workers employed
q holiday flag; old leave used up, remaining leave taken
a wage_sum money:10000..900000; wage bill
a tariff phrase; collective agreement
a turnover percent; loss of turnover
a bank iban; account for the allowance
a founded year; founded
a adviser person; tax adviser
a decision date; decision of the agency
---
{firm}
{:street}, {:zip} {:city}
An {agency}
# Anzeige über Arbeitsausfall
= Betriebsnummer: {number}
= Zeitraum ab: {from}
= Voraussichtlich bis: {to}
= Beschäftigte: {staff}
= Davon verkürzt: {affected}
= Üblich (Std./Woche): {normal}
= Künftig (Std./Woche): {reduced}
+++
Die Arbeit fehlt wegen {cause=Ausfall von Zulieferteilen|Auftragseinbruch|Hochwasser im Werk|Umstellung auf neue Modelle|Energiepreisen}[; vor allem hat {customer} storniert]. Betroffen ist {part?das gesamte Unternehmen~lediglich eine Abteilung}. {temps!Leiharbeitskräfte sind noch im Einsatz~Leiharbeitskräfte wurden abgemeldet}. {holiday!Resturlaub ist aufgebraucht~Resturlaub steht noch offen}. Mindestens {:percent} Entgeltausfall treten ein.
+++
Die Vereinbarung mit dem Betriebsrat stammt vom {agreed}.
{filed}
{hr}, für den Betrieb || {works}, für den Betriebsrat
Rückfragen: {contact}

== de betriebsratswahl
q firm company:{} Werke/Klinik {}/{} Logistik; company, employer
q chair person; chair of the election board
q deputy person; deputy chair, second on the board
q secretary person; third member, keeps minutes of the board
q site city; site, plant in
q issued date; announced on, date of notice
q lists_until date; nominations until, deadline for lists
q election date; election day
q from time; polling opens
q to time; polling closes
q room phrase; polling room
q seats number:3..15; seats to fill, members to elect
q minority number:1..6; minimum seats minority gender
q signatures number:3..50; supporting signatures
q voters number:40..1500; entitled to vote
q postal flag; postal vote for all, postal voting
q count_public flag; count is public
q system choice:list vote/personal vote; voting system
q objection date; objections to voter list until
q union company:Gewerkschaft {}/{} Verband/IG {}; union, may nominate
a elected person; elected member
a turnout percent; turnout
a term_end date; term ends
a hr person; personnel manager
a phone phone; board's phone
a last date; last election
a ballots number:40..1500; ballots printed
---
{firm}, Werk {site}
# Wahlausschreiben
ausgehängt am {issued}
Zu wählen sind {seats} Mitglieder; auf das Geschlecht in der Minderheit entfallen mindestens {minority}. Wahlberechtigt sind nach der Liste {voters} Beschäftigte.
= Vorschläge spätestens: {lists_until}
= Einspruch gegen die Wählerliste: bis {objection}
= Stimmabgabe: {election}
= Von: {from}
= Bis: {to}
= Raum: {room=Kantine|Schulungsraum 2|Pforte Süd|Lager, Büro|Aula}
+++
Ein Vorschlag braucht {signatures} Unterschriften[; die {union} darf ohne diese vorschlagen]. Gewählt wird {system?nach Vorschlagslisten~nach einzelnen Personen}. {postal!Alle erhalten Briefwahlunterlagen~Briefwahl nur für Abwesende auf Verlangen}. {count_public!Die Auszählung findet vor aller Augen statt~Die Auszählung findet hinter verschlossenen Türen statt}. Betriebszugehörigkeit wenigstens {:number:3..6} Monate.
+++
Der Wahlvorstand
{chair}, Vorsitz · {deputy}, Stellvertretung · {secretary}, Beisitz

== de dienstreiseantrag
q authority company:Landesamt {}/Universität {}/Stadtverwaltung {}; employer, authority
q traveller person; traveller, applicant
q boss person; approved by, superior
q sub person; stand-in, deputises
q host company:Institut {}/{} Messe/Ministerium {}; visited organisation
q host_person person; meeting partner, visited person
q dest city; destination
q purpose phrase; purpose, reason of journey
q out date; outbound date
q out_at time; departure
q back date; return date
q back_at time; return time
q means choice:train/own car/plane; means of transport
q reason_car phrase; reason for the means, justification
q cost money:100..1500; estimated cost
q advance money:50..700; advance asked
q centre id:KST ####; cost centre
q approved flag; approved
q private flag; combined with holiday, private days added
q hotel company:Hotel {}/Gästehaus {}/Pension {}; overnight stay
q filed date; application date
a staff id:P-#####; personnel number
a distance unit:km 20..900; distance
a bank iban; account
a fund company; funded by
a grade id:A##; pay grade
a report date; report due
a room_price money:50..200; price per night
---
{authority}
# Dienstreiseantrag
= Antrag von: {traveller}, {filed}
= Ziel: {dest}
= Bei: {host}, {host_person}
= Zweck: {purpose=Tagung Grundwasser|Abnahme Software|Prüfung vor Ort|Vortrag|Austausch der Jugendämter}
= Abreise: {out}, {out_at}
= Rückkehr: {back}, {back_at}
= Kostenstelle: {centre}
+++
Ich reise {means?mit der Bahn~im eigenen Auto~mit dem Flugzeug}[, weil {reason_car=Messgeräte mitzunehmen sind|keine Verbindung besteht|es billiger ist|drei Personen mitfahren}]. {private!Ich hänge private Tage an~Private Tage werden nicht angehängt}. Unterkunft: {hotel}. Vertretung macht {sub}.
= Geschätzt: {cost}
?= Abschlag erbeten: {advance}
+++
{approved!Genehmigt~Nicht genehmigt, bitte Videokonferenz nutzen} – {boss}
~ Tagegeld ab {:number:8..14} Stunden: {:money:6..28}

== de leitungsauskunft
q utility company:Stadtwerke {}/Netze {}/{} Energie; network operator, issued by
q asker company:{} Tiefbau/Gartenbau {}/{} Glasfaser; requesting company, contractor
q asker_person person; requester, foreman
q clerk person; plan information, prepared_by
q supervisor person; network supervisor, instructs on site
q supervisor_phone phone; call before digging, supervisor phone
q ref id:LA-######; information number
q asked date; requested on
q issued date; issued
q valid date; valid until
q begin date; digging starts
q site street; site, road
q town city; municipality
q work phrase; planned work
q depth unit:cm 40..180; cover, usual depth
q hv flag; high voltage present
q gas flag; gas line present
q hand choice:hand digging/suction excavator/machine allowed; way of digging near lines
q emergency phone; emergency number, damage report
q scale number:250..1000; plan scale
l lines; lines, cables, pipes
c lines.kind phrase; kind, medium
c lines.size phrase; dimension, type
c lines.side phrase; position, side of road
c lines.year year; laid in
a fee money:20..90; fee
a gps unit:cm 5..50; accuracy
a damage date; last damage
a owner person; landowner
a permit id:AG-###; excavation permit
a length unit:m 10..900; trench length
---
{utility} – Planauskunft
{asker}, {asker_person}
Auskunft {ref} || {issued}
# Leitungen im Bereich {site}, {town}
Ihre Anfrage vom {asked}: {work=Hausanschluss Glasfaser|Baumgruben|Zaunfundamente|Kanalerneuerung|Bohrung Erdwärme}, Beginn {begin}.
%lines 2..5
Art | Größe | Lage | Jahr
{lines.kind=Wasser|Mittelspannung|Fernmelde|Niederspannung|Beleuchtung} | {lines.size=DN 100|20 kV, 3-adrig|Rohr 110|NAYY 4x150|DN 50} | {lines.side=Gehweg Nord|Fahrbahnmitte|Grünstreifen|Gehweg Süd} | {lines.year}
%%
+++
Plan im Maßstab 1:{scale}, Deckung meist {depth}; Abweichungen sind möglich. {hv!Es liegt Hochspannung, Lebensgefahr~Hochspannung ist nicht vorhanden}. {gas!Auch Gas führt vorbei~Gas führt hier nicht vorbei}. In der Nähe: {hand?nur mit dem Spaten~nur mit dem Saugbagger~Bagger mit Zahnleiste ist gestattet}, Abstand {:unit:cm 30..100}.
Vor Beginn weist {supervisor} ein ({supervisor_phone}). Schaden sofort melden: {emergency}. Die Auskunft gilt bis {valid}.
{clerk}

== de kanal_tv
q firm company:Kanalservice {}/{} Rohrtechnik/Inspekt {}; inspection company
q client company:Abwasserverband {}/Stadtentwässerung {}/Gemeinde {}; client
q operator person; camera operator, inspector
q engineer person; evaluating engineer
q cleaner company:{} Saugwagen/Rohrreinigung {}/{} Hochdruck; flushed by
q job id:TV-##-###; job
q day date; inspected on
q street_x street; road
q from id:S####; start manhole, from shaft
q to id:S####; end manhole
q length unit:m 15..90; section length
q dia unit:mm 150..900; diameter
q material choice:stoneware/concrete/PVC; pipe material
q built year; laid in
q weather phrase; weather
q flow flag; flow dammed, water held back
q collapse flag; danger of collapse
q class_ number:0..5; condition class
q next phrase; recommendation, rehabilitation
l spots; observations, damage
c spots.at unit:m 1..90; position, station
c spots.code id:BA@; code
c spots.what phrase; damage, description
c spots.clock number:1..12; clock position
a cost money:500..50000; cost
a slope percent; slope
a tank id:@@-@@ ###; vehicle plate
a depth unit:m 1..6; manhole depth
a resident person; resident
a repair date; repair date
---
{firm}
# Haltungsbericht {job}
für {client}
= Straße: {street_x}
= Von Schacht: {from}
= Bis Schacht: {to}
= Länge: {length}
= Nennweite: {dia}
= Rohr: {material?Steinzeug~Beton~Kunststoff}
= Verlegt: {built}
Befahren am {day}, {weather=trocken|nach Regen|Frost|Tauwetter}; Kamera {operator}, gespült {cleaner}. {flow!Der Zulauf war abgesperrt~Der Zulauf wurde nicht abgesperrt}.
%spots 2..6
bei | Kürzel | Feststellung | Uhr
{spots.at} | {spots.code} | {spots.what=Längsriss|Wurzeleinwuchs|Versatz|Stutzen einragend|Ablagerung|Scherbe fehlt} | {spots.clock}
%%
+++
Klasse {class_}. {collapse!Einsturz ist zu befürchten~Die Standsicherheit ist nicht gefährdet}. Rat: {next=Schlauchliner|Fräsen|offene Erneuerung|beobachten|Kurzliner}. Bewertet {engineer}. Auflösung {:number:720..1080} Zeilen.

== de radonmessung
q lab company:Radonlabor {}/{} Messtechnik/Strahlenschutz {}; measuring laboratory
q client company:Schule {}/Gemeinde {}/Wasserwerk {}; client
q owner person; contact of the client, placed the devices
q analyst person; analysed by
q adviser person; radon expert, recommends
q authority company:Strahlenschutzbehörde {}/Landesamt {}/Bundesamt {}; authority, must be told
q report id:RN-#####; report
q start date; exposure began
q end date; exposure ended
q received date; dosimeters received
q issued date; report date
q reference number:300..300; reference value
q building phrase; building
q built year; year of building
q cellar flag; cellar present
q exceeded flag; reference exceeded
q measure phrase; measure recommended
q remeasure month; repeat measurement
q type choice:passive/active/short-term; measuring method
l rooms; results, rooms
c rooms.room phrase; room
c rooms.dos id:#####@; dosimeter
c rooms.value number:20..2400; concentration, Bq/m³
c rooms.err percent; uncertainty
a cost money:30..300; price
a soil number:10..200; soil gas
a persons number:2..60; occupants
a accredited id:D-PL-#####; accreditation
a floor_area unit:m² 20..900; area
a tenant person; tenant
---
{lab}
# Ergebnisbericht {report}
{client} · {building=Altbau Rathaus|Turnhalle|Pumpwerk|Kindergarten|Wohnhaus am Hang}, Baujahr {built}
> {issued}
Aufgestellt wurden die Dosen von {owner} am {start}, eingesammelt am {end}; im Labor {received}. Verfahren: {type?Kernspurdosen, stromlos~elektronisches Messgerät~Kurzzeit-Aktivkohle}. Ausgewertet: {analyst}.
%rooms 2..5
Raum | Dose | Bq/m³ | Unsicherheit
{rooms.room=Heizraum|Büro EG|Archiv|Gruppenraum|Werkstatt} | {rooms.dos} | {rooms.value} | {rooms.err}
%%
Vergleichswert: {reference} Bq/m³.
+++
{cellar!Das Gebäude ist unterkellert~Das Gebäude steht ohne Keller auf dem Boden}. {exceeded!Der Vergleichswert ist überschritten~Der Vergleichswert wird nirgends überschritten}.
?{adviser}, Fachperson, rät zu: {measure=Fugen abdichten|Radonbrunnen|mehr lüften|Lüfter in der Bodenplatte|Kellertür abdichten}.
?Wieder messen: {remeasure}. Mitzuteilen an {authority}.
~ Luftdruck im Mittel {:unit:hPa 960..1020}

== de strahlenschutz_dosis
q service company:Auswertungsstelle {}/Dosimetrie {}/Messstelle {}; dosimetry service
q customer company:Radiologie {}/Klinikum {}/Prüfdienst {}; monitored facility
q officer person; radiation protection officer
q head person; responsible licensee, head
q analyst person; evaluated by
q customer_no id:S####; facility number
q period_ month; monitoring month
q issued date; report date
q limit unit:mSv 1..20; annual limit
q late number:1..9; dosimeters not returned
q high flag; threshold exceeded, investigation level
q pregnant flag; pregnant worker
q badge choice:film/glass/electronic; dosimeter type
q action phrase; action
q return_by date; return badges by
l people; monitored persons, doses
c people.name person; name
c people.no id:D-####; dosimeter number
c people.dose unit:mSv 0..4; monthly dose
c people.year unit:mSv 0..18; year to date
c people.place phrase; worn at, workplace
a birth date; birthday
a passport id:SP-######; radiation passbook
a doctor person; authorised doctor
a price money:3..20; fee per badge
a device product; x-ray machine
a exam date; medical examination
---
{service}
# Dosisfeststellung {period_}
{customer} ({customer_no}) || {issued}
z. Hd. {officer}, Strahlenschutz
%people 2..6
Person | Dosimeter | Monat | Jahr | Ort
{people.name} | {people.no} | {people.dose} | {people.year} | {people.place=CT|OP 3|Durchleuchtung|Nuklearmedizin|Prüfbunker}
%%
+++
Getragen wurden {badge?Filmplaketten~Glasdosimeter~elektronische Geräte}. Grenze im Kalenderjahr {limit}. {high!Bei einer Person liegt der Wert über der Meldeschwelle~Die Meldeschwelle wurde nirgends erreicht}. {pregnant!Eine gemeldete Schwangerschaft wird wöchentlich überwacht~Schwangerschaften sind nicht gemeldet}. Nicht zurückgekommen: {late}.
?Veranlasst: {action=Gespräch mit der Person|Bleischürzen prüfen|Ersatzdosis festlegen|Arbeitsplatz ausmessen}.
Die neuen Dosimeter bitte bis {return_by} zurück. Verantwortlich im Haus: {head}. Nachweisgrenze {:unit:mSv 0..1}.
{analyst}

== de hecke_nachbar
q writer person; sender, complaining neighbour; who wrote the letter
q neighbour person; addressee, hedge owner; to whom the letter goes
q gardener company:Gartenbau {}/{} Baumpflege/Grünservice {}; gardening firm, quote from; firm asked for a price
q mediator person; arbitrator, justice of the peace; who would mediate
q mediation company:Schiedsamt {}/Friedensgericht {}/Schlichtung {}; mediation office
q planted year; hedge planted in, year of planting
q height unit:m 2..5; present height, how tall now
q allowed unit:m 1..2; permitted height, legal limit; how tall it may be
q distance unit:cm 20..90; distance from boundary
q cut_by date; deadline, cut until; by when it must be cut back
q talked date; earlier talk, spoke on; when they talked over the fence
q letter date; date of the letter
q quote money:150..1500; price of cutting, quoted cost
q pays choice:writer/neighbour/half each; who bears the cost, cost sharing
q plant phrase; kind of plant, hedge type
q harm phrase; nuisance, what it does
q witness person; witness, who else saw it
q court flag; legal action threatened, will sue
q birds flag; nesting birds, nests found
a plot id:Flst. ###; parcel number
a lawyer person; lawyer
a insurance company; legal expenses insurer
a length unit:m 5..60; length of the hedge
a bought year; house bought in
a phone phone; neighbour's phone
a cut_day date; appointment of the gardener, day of the cutting
---
{writer}
{:street}, {:zip} {:city}
> {letter}
{neighbour}
im Nachbarhaus

Liebe Nachbarin, lieber Nachbar {neighbour},

als wir am {talked} am Zaun miteinander sprachen, sagten Sie, Sie wollten sich um die {plant=Thujahecke|Kirschlorbeer-Wand|Haselsträucher|Eibenhecke|Bambusreihe} kümmern. Seitdem ist sie weiter gewachsen und misst nun {height}; erlaubt sind hier {allowed}. Sie steht seit {planted}, nur {distance} von der Grenze. Bei uns führt das zu {harm=Dunkelheit in der Küche|Laub in der Rinne|Moos auf der Terrasse|gehobenen Platten|Wurzeln im Beet}. Auch {witness} von gegenüber kann das bestätigen.
+++
Ich bitte Sie herzlich, bis {cut_by} zu schneiden. {gardener} würde das für {quote} machen; {pays?die Rechnung übernehme ich~die Rechnung ginge an Sie~wir teilen uns die Rechnung}. {birds!Zurzeit brüten Amseln darin, darum bitte erst danach~Nester habe ich keine gesehen}.
{court!Geschieht nichts, bleibt mir nur die Klage~Vor Gericht will ich deswegen nicht ziehen}. Vorher könnten wir zu {mediator} vom {mediation} gehen, das kostet rund {:money:20..60}.
Mit freundlichem Gruß
{writer}

== de vhs_kursabsage
q school company:Volkshochschule {}/VHS {}/Bildungswerk {}; adult education centre, sender
q student person; participant, addressee
q teacher person; lecturer, course led by; who was to teach it
q sub person; teacher of the alternative, other lecturer; who teaches the course offered instead
q head person; programme manager, signed by
q course id:@####; cancelled course, course number
q alt id:@###-##; alternative course, replacement number
q title phrase; course title, subject
q begins date; was to begin, planned start; when the cancelled course would have begun
q alt_begins date; alternative begins, substitute start
q alt_at time; alternative time, hour of the substitute
q fee money:30..260; fee paid, refunded amount
q enrolled number:2..5; people enrolled, registrations
q minimum number:6..10; minimum number
q room phrase; room of the alternative, where
q refund_by choice:bank transfer/voucher/credit; form of refund
q reason phrase; reason of cancellation
q reply date; answer until, decide by
q auto flag; moved automatically, rebooked without asking
q material flag; books taken back, material refunded
a customer id:T-#####; customer number
a iban_s iban; student's account
a evenings number:4..15; number of evenings
a next_term date; next term begins
a phone phone; office phone
a birthday date; birthday of the participant
a sponsor company; sponsor
---
{school}
{student}
{:street}, {:zip} {:city}
> {:date}
# Leider: Kurs {course} findet nicht statt
Guten Tag {student},
Sie haben sich auf „{title=Italienisch für die Reise|Aquarell am Vormittag|Rückenfit|Tabellen leicht gemacht|Sauerteig|Gitarre II}“ mit {teacher} gefreut, Start {begins}. Der Kurs muss entfallen: {reason=Erkrankung der Kursleitung|zu wenig Anmeldungen|Raum nach Wasserschaden gesperrt|Doppelbelegung}. Angemeldet waren {enrolled}, nötig sind {minimum}.
+++
Unser Vorschlag: {alt} bei {sub}, ab {alt_begins} jeweils {alt_at}, {room=Musikschule, Raum 3|Altes Spital, Dachgeschoss|online|Realschule, Küche|Haus der Vereine}. {auto!Wir haben Sie dort schon eingetragen~Umgebucht haben wir nichts, das entscheiden Sie}. Bitte sagen Sie bis {reply} Bescheid.
+++
Ihre {fee} erhalten Sie {refund_by?auf Ihr Konto zurück~als Gutschein~als Guthaben für spätere Kurse}. {material!Gekaufte Bücher nehmen wir zurück~Gekaufte Bücher können wir nicht zurücknehmen}. Ermäßigt kostet der Ersatz {:money:20..90}.
Mit Bedauern
{head}

== de auktion_einlieferung
q house company:Auktionshaus {}/Kunsthaus {}/{} Versteigerungen; auction house
q consignor person; consignor, owner of the things; who hands the pieces in
q expert person; expert, appraised by
q restorer person; restorer consulted, conservator
q heir person; co-owner, co-heir; who also has to agree
q number id:E-#####; consignment number
q handed date; handed in on
q auction date; auction day
q view period; viewing, preview
q commission percent; seller's commission
q insurance percent; insurance rate
q photo money:10..90; photo fee, charge per picture
q payout_days number:20..60; days until payout, paid within
q unsold choice:return/second sale/donate; unsold items
q consent flag; co-owner agrees
q loss_check flag; stolen art register checked
q storage money:2..10; storage per day
q carrier company:{} Kunsttransport/Spedition {}/{} Umzüge; brought by, carrier
l lots; items, pieces
c lots.what phrase; object
c lots.maker last; artist, maker
c lots.low money:50..900; lower estimate, reserve
c lots.note phrase; condition
a hammer money:100..9000; hammer price
a buyer person; buyer
a bank iban; payout account
a id_no id:L#######; identity card
a catalogue id:L###; lot number
a birth year; artist's birth year
a vat percent; vat rate
---
{house}
# Einlieferungsvertrag {number}
{consignor}, {:street}, {:zip} {:city}
übergibt am {handed} zur Versteigerung am {auction} (Besichtigung {view}):
%lots 2..5 lines
{lots.what=Ölbild Winterlandschaft|Taschenuhr|Biedermeier-Kommode|Silberkanne|Bronze Reiter|Teppich Täbris} ({lots.maker}), Limit {lots.low}
{lots.note=Rahmen beschädigt|gut erhalten|Werk läuft nicht|eine Ecke fehlt|gereinigt}
%%
Geschätzt von {expert}[; zur Substanz äußerte sich {restorer}]. Gebracht durch {carrier}.
+++
= Provision: {commission}
= Versicherung: {insurance}
= Je Abbildung: {photo}
= Lagergeld je Tag: {storage}
Ausgezahlt wird binnen {payout_days} Tagen. Was nicht verkauft wird, {unsold?holt die Einlieferin oder der Einlieferer ab~kommt in die nächste Auktion~geht an eine wohltätige Einrichtung}. Aufgeld der Käufer: {:percent}.
+++
Mit im Eigentum steht {heir}; {consent!die Zustimmung liegt schriftlich vor~eine Zustimmung fehlt noch}. {loss_check!Der Abgleich mit dem Verlustregister ist erfolgt~Der Abgleich mit dem Verlustregister ist unterblieben}.

== de pferd_einstellvertrag
q stable company:Reitstall {}/Gestüt {}/Pensionsstall {}; boarding stable
q owner person; horse owner, boarder
q rider person; riding partner, also rides; who shares the horse
q manager person; stable manager, signs for the stable
q farrier person; farrier, blacksmith
q clinic company:Pferdeklinik {}/Tierarztpraxis {}/Pferdepraxis {}; vet practice
q horse first; horse
q ueln id:DE4##########; life number, equine passport
q breed phrase; breed
q born year; foaled in
q box id:B##; box
q from date; begins
q rent money:250..750; monthly fee
q due number:1..15; payable by day of the month
q feed phrase; feed, ration
q turnout number:2..12; hours outside
q notice choice:one month/six weeks/three months; notice period
q insurer company:{} Tierversicherung/{} Haftpflicht/Agrar {}; liability insurer
q policy id:TH-######; policy
q kick flag; vice, kicks or bites
q arena flag; indoor arena included
a colour phrase; coat colour
a chip id:276##########; chip
a value money:1000..40000; value of horse
a vaccine date; last vaccination
a height unit:cm 130..180; height at withers
a deposit money:200..900; deposit
a groom person; groom
---
{stable}
# Einstellungsvertrag Box {box}
zwischen dem Stall, vertreten durch {manager}, und {owner}
= Pferd: {horse}
= Rasse: {breed=Haflinger|Hannoveraner|Isländer|Freiberger|Noriker|Pony-Mix}
= Jahrgang: {born}
= Lebensnummer: {ueln}
= Ab: {from}
= Monatlich: {rent}, bis zum {due}. des Monats
+++
Gefüttert wird {feed=Heu dreimal, Hafer abends|Heulage ad libitum|Heu nass, kein Kraftfutter|Müsli und Mash|Pellets zweimal}; auf die Weide geht es {turnout} Stunden. {arena!Die Halle darf genutzt werden~Die Halle ist nicht Teil des Vertrags}. {kick!Das Pferd schlägt nach hinten aus, bitte Schild anbringen~Unarten sind nicht bekannt}. Im Notfall kommt {clinic}; Hufe macht {farrier}. Als Reitbeteiligung ist {rider} zugelassen.
+++
Haftpflicht: {insurer}, Nr. {policy}. Kündigung: {notice?ein Monat~sechs Wochen~ein Vierteljahr} zum Monatsende. Einstreu extra {:money:20..60}.
{manager} || {owner}

== de fischbesatz
q club company:Angelverein {}/Fischereiverein {}/Anglerbund {}; club, stocked by
q hatchery company:Fischzucht {}/Teichwirtschaft {}/{} Forellen; hatchery, fish from
q warden person; water warden, in charge
q driver person; driver of the hatchery
q witness person; witness, second member present
q authority company:Fischereibehörde {}/Landratsamt {}/Fischereiverband {}; authority, report to
q water phrase; water body, stretch
q day date; stocked on
q arrived time; truck arrived
q water_temp unit:°C 4..18; water temperature
q tank_temp unit:°C 4..18; tank temperature
q oxygen unit:mg/l 6..12; oxygen
q closed_until date; fishing closed until
q dead number:1..60; dead fish
q health flag; health certificate shown
q marked flag; fish marked, tagged
q doc id:BE-##; record
q purpose choice:species protection/angling/after fish kill; reason for stocking
l fish; species stocked
c fish.species phrase; species
c fish.count number:50..9000; pieces
c fish.size phrase; size class
c fish.mass unit:kg 5..400; weight
a price money:5..20; price per kg
a licence id:F-####; licence number
a invoice id:R####; invoice
a plate id:@@-@@ ###; truck plate
a members number:30..900; club members
a next date; next stocking
a ph number:6..8; acidity
---
{club}
# Besatzprotokoll {doc}
= Gewässer: {water=Ach, Los 3|Ziegelteich|Stausee Ost|Mühlgraben|Altarm}
= Tag: {day}
= Wagen da: {arrived}
= Wasser: {water_temp}
= Im Behälter: {tank_temp}
= Sauerstoff: {oxygen}
Geliefert hat {hatchery}, am Steuer {driver}.
%fish 2..4
Art | Stück | Größe | Gewicht
{fish.species=Bachforelle|Äsche|Zander|Schleie|Nase|Karpfen} | {fish.count} | {fish.size=5–8 cm|einsömmrig|zweisömmrig|fangreif|Brut} | {fish.mass}
%%
+++
Grund: {purpose?Stützung eines bedrohten Bestands~Freude der Angler~Ersatz nach dem Fischsterben}. {health!Das Gesundheitszeugnis lag vor~Ein Gesundheitszeugnis wurde nicht vorgelegt}. {marked!Die Fische sind an der Fettflosse gezeichnet~Gezeichnet sind die Fische nicht}. Verendet: {dead}. Angeglichen wurde {:number:10..40} Minuten. Gesperrt bis {closed_until}.
+++
{warden}, Gewässerwart · {witness}, Zeuge
Durchschrift: {authority}

== de pilzberatung
q service company:Pilzberatung {}/Pilzverein {}/Naturkundehaus {}; advice centre
q adviser person; mushroom expert, checked_by
q finder person; collector, brought the mushrooms
q trainee person; assistant, learning expert
q hospital company:Giftnotruf {}/Klinik {}/Vergiftungszentrale {}; poison centre called
q no id:P###; slip number
q day date; day of advice
q found date; collected on
q at time; time
q place phrase; where collected
q basket unit:kg 1..6; basket weight
q edible unit:kg 1..4; released as edible
q deadly flag; deadly species found
q eaten flag; already eaten
q child flag; children ate too
q fate choice:all released/partly released/all destroyed; decision
q cook number:10..30; minimum cooking minutes
l finds; species
c finds.german phrase; common name
c finds.latin phrase; scientific name
c finds.verdict phrase; judgement, edible?
a phone phone; finder's phone
a fee money:2..20; fee
a altitude unit:m 200..1800; altitude
a lab company; laboratory
a next date; next opening
a tree phrase; tree partner
a birth date; birthday
---
{service}
# Kontrollschein {no}
{day}, {at}
Vorgelegt von {finder}; gesammelt am {found}, {place=Fichtenwald am Hohen Stein|Park hinter dem Spital|Buchenhang|Wiesenrand|Moor Süd}. Korb: {basket}.
%finds 2..5
Name | wissenschaftlich | Urteil
{finds.german=Maronenröhrling|Perlpilz|Nebelkappe|Gifthäubling|Pfifferling|Grünling} | {finds.latin=Imleria badia|Amanita rubescens|Clitocybe nebularis|Galerina marginata|Cantharellus cibarius} | {finds.verdict=essbar|giftig|zu alt|nicht zu empfehlen|gekocht essbar}
%%
+++
{deadly!Darunter war eine tödlich giftige Art~Tödlich giftige Arten waren nicht dabei}. {fate?Alles darf in die Pfanne~Ein Teil wurde aussortiert~Der ganze Korb wurde vernichtet}.
?Freigegeben: {edible}, mindestens {cook} Minuten garen.
{eaten!Es war bereits davon gegessen worden~Gegessen worden war noch nichts}. {child!Auch ein Kind hatte probiert~Kinder waren nicht beteiligt}.
?Sicherheitshalber angerufen: {hospital}.
Bestimmt: {adviser}, assistiert von {trainee}
~ Im Jahr {:number:100..900} Beratungen.

== de apothekendienst_tausch
q chamber company:Apothekerkammer {}/Kammer {}/Landesapothekerverband {}; chamber, approves
q giver company:{}-Apotheke/Apotheke am {}/Löwen-Apotheke {}; pharmacy giving up the duty
q taker company:Adler-Apotheke {}/Markt-Apotheke {}/Stadtapotheke {}; pharmacy taking over
q giver_person person; pharmacist who asks, head of the first pharmacy
q taker_person person; pharmacist who agrees, head of the second pharmacy
q clerk person; processed by, chamber employee
q duty date; duty handed over, swapped day
q back date; duty taken in return, return day
q start time; duty begins
q end time; duty ends
q ref id:ND-####; reference
q asked date; request dated
q approved date; approved on
q reason phrase; reason
q ok flag; approved
q paper flag; newspaper informed, press notified
q press company:{} Anzeiger/{} Tagblatt/Kurier {}; newspaper
q fee money:10..60; fee
q kind choice:night duty/Sunday duty/late shift; kind of duty
a phone phone; emergency phone
a distance unit:km 1..30; distance
a doctor person; emergency doctor
a sub person; substitute pharmacist
a surcharge money:2..5; night surcharge
a closed date; pharmacy closed from
a prescriptions number:5..90; prescriptions served
---
{chamber} || {ref}
# Tausch im Notdienst
<Antrag|Gesuch> vom {asked} von {giver_person}, {giver}:
wegen {reason=Umbau der Offizin|Erkrankung|Hochzeit der Tochter|Umstellung der Kasse|Personalmangel} bitten wir, den {kind?Nachtdienst~Sonntagsdienst~Spätdienst} am {duty}, {start} bis {end}, an {taker} abzugeben. Im Gegenzug übernehmen wir den {back}.
Einverstanden: {taker_person}, {taker}
+++
{ok!Dem Tausch wird zugestimmt~Dem Tausch kann nicht zugestimmt werden, die Entfernung ist zu groß}. {paper!Die Zeitung ist schon unterrichtet~Die Zeitung müssen Sie selbst noch unterrichten}: {press}.
?Gebühr {fee}.
Der Aushang ist zu ändern; Verstöße kosten bis {:money:500..2000}.
{approved}
{clerk}

== de ergotherapie_bericht
q practice company:Ergotherapie {}/Praxis {}/Therapiezentrum {}; therapy practice
q therapist person; therapist, author
q doctor person; prescribing doctor, addressee
q clinic company:Kinderarztpraxis {}/Neurologie {}/MVZ {}; doctor's practice
q patient person; patient
q birth date; born
q teacher person; school contact, class teacher
q rx id:HV-######; prescription
q rx_date date; prescribed on
q first date; first session
q last date; last session
q written date; report date
q sessions number:6..30; sessions held
q missed number:1..5; sessions missed
q goal phrase; aim of treatment
q aid product; aid recommended
q progress choice:reached/partly reached/not reached; goal attainment
q continue_ flag; further therapy recommended
q home flag; home visits, at home
q parents flag; exercises done at home
q strength unit:kg 4..40; grip strength
a insurer company; health insurer
a diagnosis id:F##.#; diagnosis code
a price money:30..90; price per session
a school company; school
a next date; next appointment
a hand phrase; handedness
a mother person; mother
---
{practice}
{:street}, {:zip} {:city}
An {clinic}, {doctor}
> {written}
# Therapiebericht zur Verordnung {rx} vom {rx_date}
{patient}, geboren {birth}
Behandelt {home!in der häuslichen Umgebung~bei uns in der Praxis} vom {first} bis {last}: {sessions} Einheiten, {missed} ausgefallen. Ziel war {goal=sicheres Schreiben|Ankleiden ohne Hilfe|Greifen mit der linken Hand|Ausdauer am Tisch|Umgang mit dem Besteck}.
+++
{progress?Dieses Ziel ist erreicht~Dem Ziel sind wir ein Stück näher gekommen~Das Ziel wurde verfehlt}. Die Handkraft beträgt jetzt {strength}, Vergleichswert im Alter {:unit:kg 10..50}. Konzentriert bleibt die Person {:number:5..40} Minuten. {parents!Zu Hause wird fleißig geübt~Zu Hause wird leider nicht geübt}. Mit {teacher} von der Schule haben wir telefoniert.
?Empfohlenes Hilfsmittel: {aid=Griffverdickung|Keilkissen|Sanduhr|Gewichtsweste|Schreibplatte}.
{continue_!Wir raten zu einer weiteren Verordnung~Eine Fortsetzung halten wir nicht für nötig}.
{therapist}

== de einwendung_bauplan
q town company:Stadt {} – Stadtplanung/Gemeinde {} – Bauamt/Markt {}; planning authority, addressee
q objector person; objector, writes; resident who objects
q lawyer person; represented by, counsel
q planner company:Planungsbüro {}/{} Stadtplaner/{} Landschaftsarchitekten; drew the plan, planning office
q investor company:{} Projekt/Wohnpark {}/{} Development; investor, wants to build
q plan_no id:B ##@; plan number
q plan_name phrase; plan name, area
q laid period; public display, on display
q letter date; letter dated
q noted date; saw the plan on, inspected
q home street; objector's street, lives at
q flats number:20..400; dwellings planned
q storeys number:3..9; storeys planned
q cars number:100..3000; extra car trips per day, expected traffic
q main phrase; main objection
q bird phrase; protected animal, species
q hearing flag; asks to be heard, oral hearing wanted
q support number:10..400; co-signers, signatures
q demand choice:withdraw/reduce/move; demand
a clerk person; clerk at the town hall
a mayor person; mayor
a cost money:100000..9000000; investment
a area unit:ha 1..30; plan area
a decision date; council decision
a noise unit:dB 40..70; noise level
a ref id:S-####; receipt number
---
{objector}
{home}, {:zip} {:city}
> {letter}
An: {town}

# Bebauungsplan {plan_no} „{plan_name=Am Ziegelwerk|Südliche Auen|Bahnhof West|Kirchfeld|Alte Gärtnerei}“ – Einwendung
<Sehr geehrte Damen und Herren|Guten Tag>,
der Entwurf von {planner} liegt {laid} aus; ich habe ihn am {noted} eingesehen. {investor} möchte dort {flats} Wohnungen in bis zu {storeys} Geschossen errichten. Dagegen wende ich mich, zugleich im Namen von {support} Mitunterzeichnenden.
+++
Vor allem: {main=das Wasser steht dort jedes Frühjahr|die Straße ist zu schmal|der Schulweg wird gefährlich|Frischluft geht verloren|das Ortsbild leidet}. Dazu kommen {cars} zusätzliche Fahrten am Tag. Im Gebüsch brütet {bird=der Neuntöter|die Nachtigall|eine Zauneidechsen-Kolonie|der Wendehals}. Der Abstand zu meinem Haus beträgt gerade {:unit:m 4..15}.
{demand?Der Plan ist aufzugeben~Der Plan ist zu verkleinern~Suchen Sie einen anderen Standort}. {hearing!Ich möchte dazu angehört werden~Eine Anhörung verlange ich nicht, eine schriftliche Antwort genügt}.
?Vertreten werde ich von {lawyer}.
{objector}

== de strassenumbenennung
q town company:Stadt {}/Gemeinde {}/Magistrat {}; municipality, sender
q clerk person; clerk, contact
q resident person; resident, addressee
q old_name phrase; former name, old street; what the road was called until now
q new_name phrase; future name, new street; what the road will be called
q namesake person; named after, honoured person
q proposer person; proposed by, councillor
q society company:Geschichtsverein {}/Heimatbund {}/Archiv {}; gave an opinion, history society
q decided date; council decision
q effective date; effective from
q double_until date; both signs until
q house number:1..199; house number, stays
q free_from money:20..60; usual fee for changing papers, standard_rate
q id_free flag; change of papers free
q post flag; post informed
q reason phrase; reason
q votes choice:unanimous/majority/casting vote; how decided
q evening date; information evening
q evening_at time; evening starts
q hall phrase; place of the evening
a residents number:20..900; number of residents
a born year; birth year of the namesake
a phone phone; clerk's phone
a sign_cost money:100..900; cost per sign
a mayor person; mayor
a letter_ref id:U-###; reference
a zip_new zip; new postcode
---
{town}
{resident}
{:zip} {:city}
> {:date}
# Ihre Straße bekommt einen anderen Namen
Guten Tag {resident},
der Rat hat am {decided} {votes?ohne Gegenstimme~mit Mehrheit~durch den Stichentscheid des Vorsitzes} beschlossen: Aus der {old_name=Hindenburgstraße|Bahnhofstraße|Schulgasse|Kolonialallee|Hauptstraße} wird die {new_name=Lindenallee|Anna-Roth-Straße|Alte Mühlgasse|Elise-Kern-Straße|Obere Hauptstraße}, gültig ab {effective}. Ihre Hausnummer {house} bleibt. Anlass: {reason=belasteter Namensgeber|Verwechslung nach der Eingemeindung|Rettungsdienst fand nicht hin|Ehrung zum Jubiläum}.
Geehrt wird {namesake}; den Vorschlag machte {proposer}, {society} hat sich geäußert.
+++
* Beide Schilder hängen bis {double_until}.
* {id_free!Ausweise und Fahrzeugschein ändern wir umsonst~Das Ändern der Papiere ist leider nicht kostenlos}. Üblicher Satz: {free_from}.
* {post!Post und Versorger sind verständigt~Post und Versorger müssen Sie selbst verständigen}.
+++
Fragen? Infoabend am {evening}, {evening_at}, {hall=Feuerwehrhaus|Aula|Ratssaal|Pfarrheim}; {:number:40..120} Plätze.
{clerk}

== de buergerbegehren
q town company:Stadt {}/Landkreis {}/Gemeinde {}; municipality
q checker person; election officer, checked the signatures
q rep1 person; first representative, initiator
q rep2 person; second representative
q rep3 person; third representative
q question text; question put, question
q filed date; handed in on
q checked date; checked until, examination finished
q council date; council deals with it
q vote date; ballot day
q handed number:900..9000; signatures handed in
q valid number:600..8000; valid signatures
q needed number:500..5000; required signatures
q wrong number:20..900; invalid, struck off
q admissible flag; admissible
q defect phrase; most frequent defect
q opponent company:Bürgerinitiative {}/Verein {}/Bündnis {}; opposing group
q quorum percent; quorum
q adopt choice:adopts/rejects/open; council's attitude
a cost money:5000..90000; cost of the vote
a turnout percent; turnout
a yes number:500..9000; yes votes
a mayor person; mayor
a phone phone; phone
a ref id:BB-##; reference
a start date; collection began
---
{town} – Wahlamt
# Ergebnis der Prüfung des Bürgerbegehrens
Frage: „{question=Soll das Freibad erhalten bleiben?|Soll der Marktplatz autofrei werden?|Soll die Klinik in kommunaler Hand bleiben?|Soll der Wald gerodet werden?}“
Vertretungsberechtigt: {rep1}, ersatzweise {rep2} und {rep3}
= Eingereicht: {filed}
= Abgegeben: {handed}
= Gültig: {valid}
= Gestrichen: {wrong}
= Erforderlich: {needed}
Durchgesehen bis {checked} von {checker}; häufigster Fehler: {defect=doppelt eingetragen|nicht wahlberechtigt|unleserlich|Geburtsdatum fehlt|auswärts gemeldet}.
+++
{admissible!Das Begehren ist zulässig~Das Begehren ist unzulässig, weil es den Haushalt betrifft}. Der Rat befasst sich am {council} damit; {adopt?er will sich anschließen~er lehnt das Anliegen ab~eine Haltung hat er noch nicht}.
?Abgestimmt würde am {vote}, nötig sind {quorum} aller Stimmberechtigten.
?Dagegen wirbt {opponent}.
~ Je Haushalt ein Heft mit {:number:8..24} Seiten.

== de tanzkurs_abschlussball
q school company:Tanzschule {}/Tanzstudio {}/ADTV {}; dancing school
q teacher person; dance teacher, host
q pupil person; young dancer, participant
q partner person; dance partner
q band company:{} Combo/Tanzorchester {}/Duo {}; music
q venue company:Hotel {}/Stadthalle {}/Kurhaus {}; ballroom
q ball date; ball night
q doors time; doors
q opening time; opening dance, polonaise
q end time; end
q tickets number:2..10; seats ordered
q price money:10..40; price per seat
q order_by date; order until
q rehearsal date; dress rehearsal
q table id:T##; table
q dress choice:long dress and suit/festive/casual; dress code
q meal flag; dinner included
q flowers phrase; flowers, bouquet
q photo company:Foto {}/{} Bild/Studio {}; photographer
a course id:J-##; course number
a phone phone; phone
a next date; next course
a parent person; parent
a parking money:2..12; parking
a prize phrase; prize
a dj person; disc jockey
---
{school}
# Abschlussball
Liebe Eltern, {pupil} hat fleißig geübt und tanzt mit {partner}. Wir laden ein:
= Wann: {ball}
= Einlass: {doors}
= Eröffnung: {opening}
= Ende: {end}
= Wo: {venue}
= Ihr Tisch: {table}
Vorbestellt sind {tickets} Plätze zu je {price}, Änderungen bis {order_by}. {meal!Im Preis ist ein Essen enthalten~Essen ist nicht inbegriffen, bestellt wird nach Karte}.
+++
Zum Tanz spielt {band}. Getragen wird {dress?Abendkleid und dunkler Anzug~etwas Festliches nach Wahl~was bequem ist}. Die Herren überreichen {flowers=eine Rose|ein Ansteckgesteck|drei Nelken|ein kleines Biedermeiersträußchen}. Generalprobe: {rehearsal}. [Bilder macht {photo}.]
Getränke ab {:money:3..5}; für Raucher gibt es einen Balkon.
Ihre {teacher}

== de trockenheit_wasserverbot
q authority company:Landratsamt {}/Untere Wasserbehörde {}/Kreis {}; authority
q head person; district head, signed
q contact person; water expert, contact
q gauge phrase; gauge, measuring point
q level unit:cm 5..60; water level now
q normal unit:cm 61..150; usual level
q ordered date; order dated
q from date; in force from
q until date; in force until
q river phrase; waters concerned
q hours_from time; ban from, start of daily ban
q hours_to time; ban until, end of daily ban
q fine money:500..50000; maximum fine
q cattle flag; watering cattle allowed
q pumps flag; existing permits stay valid, permits_remain_in_force
q fish company:Fischereiverband {}/Naturschutzbund {}/Anglerverein {}; asked for the ban
q supplier company:Wasserverband {}/Wasserwerk {}/Zweckverband {}; drinking water supplier
q scope choice:all withdrawals/pumps only/daytime only; scope
q forecast phrase; weather outlook
a temp unit:°C 15..35; water temperature
a farmer person; farmer
a permit id:WE-###; permit number
a area unit:km² 100..2000; area
a last year; last ban
a email_x email; e-mail
a consumption unit:m³ 1000..90000; daily consumption
---
{authority}
# Allgemeinverfügung: Wasserentnahme eingeschränkt
Am Pegel {gauge=Untermühle|Steinbrücke|Neuwehr|Bachdorf} stehen nur noch {level}; üblich sind um diese Zeit {normal}. Der Ausblick: {forecast=weiter trocken|einzelne Gewitter|Hitze bis Monatsende|leichter Regen, nicht genug}. Auf Anregung von {fish} wird daher angeordnet:
1. Betroffen sind {river=alle Bäche im Kreis|die Lauter und ihre Zuflüsse|Seen unter fünf Hektar|Ach und Mühlkanal}. Untersagt {scope?ist jede Entnahme~ist das Pumpen, Schöpfen mit der Kanne bleibt frei~ist die Entnahme am Tage}, nämlich von {hours_from} bis {hours_to}.
2. {cattle!Vieh darf weiter getränkt werden~Auch das Tränken von Vieh ist nicht mehr gestattet}.
3. {pumps!Bestehende Erlaubnisse bleiben gültig~Bestehende Erlaubnisse ruhen}.
4. In Kraft ab {from}, längstens bis {until}.
+++
Verstöße: bis zu {fine}. Trinkwasser ist gesichert, sagt {supplier}; bitte trotzdem keine Becken über {:unit:m³ 2..10} füllen.
{ordered}
{head}
Auskunft: {contact}

== de fernwaerme_stoerung
q utility company:Fernwärme {}/Stadtwerke {}/{} Wärme; heat supplier
q housing company:Wohnungsbau {}/Siedlung {}/{} Verwaltung; landlord, building manager
q builder company:{} Rohrleitungsbau/Tiefbau {}/{} Schweißtechnik; repair contractor
q spokes person; press officer, contact
q fitter person; fitter in charge, site foreman
q case id:FW-####; case
q began date; failure day
q began_at time; failure time
q fixed date; repaired expected
q street_x street; where it leaks
q cause phrase; cause
q homes number:40..2000; homes affected
q dia unit:mm 80..500; pipe diameter
q pressure unit:bar 4..16; pressure
q hot_water flag; hot water also gone
q warm_room phrase; warm room, shelter
q compensate choice:automatic/on request/none; rent or price reduction
q fan number:10..300; fan heaters handed out
q hotline phone; hotline
q mobile flag; mobile boiler used
a loss unit:m³ 5..500; water lost
a cost money:5000..90000; repair cost
a temp unit:°C -15..10; outside temperature
a built year; pipe laid
a injured number:1..5; injured
a tenant person; tenant
a end time; finished at
---
{utility}
Information {case} an die Mieter der {housing}
# Heizung ausgefallen – was Sie wissen sollten
Seit {began}, {began_at}, sind {homes} Wohnungen ohne Wärme. {hot_water!Auch warmes Wasser kommt nicht~Warmes Wasser haben Sie weiterhin}. Die Leitung (Durchmesser {dia}, {pressure}) ist in der {street_x} undicht; Ursache nach bisherigem Stand: {cause=Korrosion an der Muffe|Bagger hat das Rohr getroffen|Dehnung gerissen|Schweißnaht versagt}.
+++
{builder} arbeitet rund um die Uhr, vor Ort leitet {fitter}. Voraussichtlich behoben: {fixed}. {mobile!Bis dahin speist ein Kessel auf Rädern ein~Eine mobile Anlage war nicht zu bekommen}.
* Aufwärmen: {warm_room=Gemeindehaus|Turnhalle Nord|Café im Quartier|Bus vor Haus 12}
* Heizlüfter: {fan} Stück ausgegeben; höchstens {:unit:W 1500..2000} je Steckdose
* Nachlass: {compensate?wird von selbst verrechnet~bitte schriftlich beantragen~ist nicht vorgesehen}
* Telefon: {hotline}
{spokes}, Unternehmenskommunikation

== de sterilgut_charge
q cssd company:Sterilgutabteilung {}/ZSVA {}/{} Steriservice; sterile services
q ward company:Klinik {}/Zahnzentrum {}/Praxis {}; customer, sets for
q loader person; loaded by, packed
q releaser person; released by
q complainer person; complained, theatre nurse
q charge id:####-##; load number
q device id:S-#; steriliser
q day date; date
q start time; cycle start
q end time; cycle end
q temp unit:°C 121..137; plateau temperature
q hold number:3..20; plateau minutes
q pressure unit:mbar 2000..3200; pressure
q program choice:universal/instruments/prion; programme
q indicator flag; indicator passed, colour changed
q wet flag; wet packs
q recall flag; recall of sets
q maint company:{} Medizintechnik/Service {}/{} Steril; service company
l sets; sets, trays
c sets.name phrase; tray
c sets.code id:SG####; set code
c sets.count number:3..80; instruments
c sets.expiry date; sterile until
a patient person; patient
a batch id:CI###; indicator lot
a water number:1..20; conductivity
a cost money:10..200; cost
a validated date; last validation
a washer id:RDG-#; washer
a surgeon person; surgeon
---
{cssd}
# Chargenprotokoll {charge}
für {ward}
= Gerät: {device}
= Tag: {day}
= Start: {start}
= Ende: {end}
= Plateau: {temp}, {hold} Minuten
= Druck: {pressure}
= Programm: {program?alles gemischt~nur Instrumente~verlängert gegen Prionen}
%sets 2..5
Sieb | Code | Teile | steril bis
{sets.name=Grundsieb|Knie-Arthro|Zahn rot|Kaiserschnitt|Auge fein} | {sets.code} | {sets.count} | {sets.expiry}
%%
+++
Beladen: {loader}. {indicator!Der Streifen ist vollständig umgeschlagen~Der Streifen ist nicht umgeschlagen}. {wet!Zwei Container waren innen nass~Alles kam trocken heraus}. Freigabe durch {releaser}, gedruckt {:time}.
{recall!Die Siebe werden zurückgeholt~Zurückzuholen ist nichts}.
?Beanstandet hatte {complainer}; Technik: {maint}.

== de stadtrat_anfrage
q town company:Stadt {}/Stadtverwaltung {}/Gemeinde {}; municipality, answered by
q asker person; councillor, asked by
q group company:Fraktion {}/Wählergruppe {}/Liste {}; parliamentary group
q mayor person; head of department, answers
q clerk person; drafted by
q contractor company:{} Bau/{} Grün/Verkehrsbetriebe {}; contractor concerned
q no id:AF/###/##; question number
q asked date; question of
q answered date; answered on
q session date; session, on the agenda of
q topic phrase; topic
q cost money:1000..900000; cost so far
q budget money:1000..900000; budget available
q done flag; finished, completed
q public flag; public session
q delay_reason phrase; reason for delay
q ready month; expected completion
q status choice:answered/partly answered/postponed; status
q trees number:5..300; trees planted
a next date; next session
a complaints number:5..300; complaints
a phone phone; phone
a votes number:5..60; votes
a architect person; architect
a penalty money:500..90000; contractual penalty
a start date; start of works
---
{town}
# Antwort auf die Anfrage {no}
gestellt am {asked} von {asker} ({group}); behandelt in der Sitzung am {session}, {public!öffentlich~nichtöffentlich}
Thema: {topic=Umgestaltung des Schulhofs|Radweg an der Bahn|Sanierung der Toiletten|neue Bäume am Ring|Spielplatz Südstadt}
+++
1. Wie ist der Stand? {done!Die Arbeiten sind abgeschlossen~Die Arbeiten dauern an}. Beauftragt ist {contractor}. Gepflanzt wurden {trees} Bäume, weitere {:number:5..40} folgen.
2. Was hat es gekostet? Bisher {cost}; im Haushalt stehen {budget}.
3. Warum die Verzögerung? {delay_reason=Kampfmittel im Boden|keine Angebote|Fledermäuse|Lieferung der Geräte|Krankenstand im Amt}.
?4. Wann ist Schluss? Voraussichtlich {ready}.
+++
Die Anfrage ist damit {status?vollständig beantwortet~zum Teil beantwortet~vertagt}.
{answered}
{mayor}, Dezernat || bearbeitet: {clerk}

== de berufsanerkennung
q chamber company:Handwerkskammer {}/IHK {}/Ärztekammer {}; recognition body, decided by; authority that compared the qualifications
q applicant person; applicant, foreign professional; who wants the qualification recognised
q officer person; adviser, case officer; who handles the file at the chamber
q translator person; sworn translator, translated by; who put the papers into German
q origin country; country of training, qualification obtained in
q school company:Institut {}/Kolleg {}/Hochschule {}; foreign school, trained at
q employer company:{} Pflege/{} Elektro/Klinik {}; future employer, intends to hire
q foreign_job phrase; foreign title, original qualification
q german_job phrase; reference occupation, comparable German trade
q case id:BA-##-####; case number
q filed date; application date, filed on
q complete date; file complete since, documents complete
q decided date; decision date
q graduated year; year of graduation
q result choice:full/partial/none; outcome, degree of equivalence
q gap phrase; missing subject, deficit
q months number:2..18; adaptation course in months, length of adjustment
q fee money:100..600; fee
q work_exp flag; work experience counted, practice considered
q language_ok flag; language certificate shown, proof of German
a birth date; birthday
a visa date; visa valid until, residence permit until
a salary money:2000..4500; promised salary
a exam date; knowledge test, exam date
a level id:B#; language level
a passport id:@########; passport number
a start date; employment begins
---
{chamber} || {case}
{applicant}
{:street}, {:zip} {:city}
> {decided}
# Bescheid über die Gleichwertigkeit
Sie haben am {filed} beantragt, Ihren in {origin} an der Einrichtung {school} erworbenen Abschluss „{foreign_job=Technik der Krankenpflege|Electricista industrial|Meister für Holz|Assistenz Zahntechnik|Mecánico}“ ({graduated}) mit dem Beruf {german_job=Pflegefachkraft|Elektroniker für Betriebstechnik|Tischler|Zahntechniker|Kfz-Mechatroniker} zu vergleichen. Übersetzt hat {translator}; vollständig war die Akte am {complete}.
+++
Ergebnis: {result?Es bestehen keine wesentlichen Unterschiede~Der Abschluss entspricht in Teilen~Eine Entsprechung lässt sich nicht feststellen}.
?Es fehlt: {gap=Geriatrie|Steuerungstechnik|Oberflächen|Keramik|Hochvolt}; dafür ist ein Lehrgang von {months} Monaten nötig.
{work_exp!Ihre Berufsjahre haben wir angerechnet~Berufsjahre konnten wir nicht anrechnen, Nachweise fehlen}. {language_ok!Ein Sprachzeugnis liegt vor~Ein Sprachzeugnis haben Sie nicht vorgelegt}.
?Einstellen möchte Sie {employer}.
Gebühr {fee}, Auslagen {:money:10..40}. Widerspruch binnen eines Monats.
{officer}

== de verpflichtungserklaerung
q office company:Ausländerbehörde {}/Landratsamt {} – Ausländerwesen/Migrationsamt {}; authority, declared before
q host person; guarantor, inviting person; who promises to pay
q guest person; invited person, visitor
q clerk person; clerk, identity checked by
q employer company:{} Bäckerei/{} IT/Spedition {}; host's employer, works at
q insurer company:{} Reiseschutz/{} Assekuranz/Incoming {}; visitor's health insurer
q form id:D #######; form number
q declared date; declared on, signed
q guest_birth date; visitor's birthday, guest born
q guest_pass id:@@#######; visitor's passport
q nation country; visitor's nationality, comes from
q stay period; stay, visit
q days number:10..90; length in days
q income money:1500..5000; net income of host, monthly net
q rent money:300..1500; rent of host
q fee money:25..35; fee
q relation phrase; relation to the host
q credible choice:proven/made credible/not examined; financial ability
q room flag; accommodation provided, sleeps at host's home
q spouse_too flag; spouse also signs, joint liability
a host_birth date; host's birthday
a visa id:V######; visa number
a embassy company; embassy, visa applied at
a flight id:@@ ###; flight
a phone phone; host's phone
a valid date; declaration valid until
a lawyer person; lawyer
---
{office}
# Verpflichtungserklärung {form}
Ich, {host}, beschäftigt bei {employer}, verpflichte mich, für
= Gast: {guest}
= Geboren: {guest_birth}
= Pass: {guest_pass}
= Staat: {nation}
= Bezug zu mir: {relation=Schwester|Schwiegervater|Studienfreund|Verlobte|Tante}
die Kosten für den Lebensunterhalt zu tragen, und zwar für den Besuch {stay} ({days} Tage).
+++
{room!Der Gast wohnt bei mir~Der Gast wohnt nicht bei mir, sondern im Hotel}. Mein Einkommen beträgt netto {income}, die Miete {rent}. {spouse_too!Mein Ehegatte haftet mit und hat unterschrieben~Weitere Personen haften nicht}.
?Krankenschutz des Gastes: {insurer}.
+++
Vermerk der Behörde: Die Leistungsfähigkeit wurde {credible?nachgewiesen~glaubhaft gemacht~nicht geprüft}. Unterschrift vor mir geleistet am {declared}, Gebühr {fee}. Pfändungsfrei wären {:money:1100..1500}.
{clerk}

== de ehrenamtskarte
q district company:Landkreis {}/Stadt {}/Ehrenamtsagentur {}; issuer, grants the card
q volunteer person; card holder, honoured volunteer
q club company:Rotes Kreuz {}/Tafel {}/Sportverein {}; organisation served, volunteers at
q confirmer person; confirmed by, club representative
q clerk person; issued by, contact at the office
q card id:EK-######; card number
q since year; active since
q hours number:4..15; hours per week
q issued date; letter dated
q valid date; valid until
q task phrase; activity
q kind choice:blue/gold; card type
q paid flag; receives payment, allowance received
q partner company:Therme {}/Kino {}/Museum {}; partner offer at, discount given by
q rebate percent; discount
q evening date; thank-you evening
q evening_at time; evening begins
q hall phrase; place of the evening
q guest flag; may bring somebody, plus one
q rsvp date; answer until
a birth date; birthday
a phone phone; office phone
a governor person; district head
a second_club company; second organisation
a lost money:5..20; fee for replacement
a points number:10..100; points
a applied date; applied on
---
{district}
{volunteer}
{:street}, {:zip} {:city}
> {issued}
Liebe:r {volunteer},
wer wöchentlich {hours} Stunden für andere da ist, verdient mehr als einen Händedruck. {confirmer} hat uns bestätigt, dass Sie seit {since} bei {club} mitmachen: {task=Fahrdienst|Trainer der Jugend|Ausgabe am Samstag|Besuche im Heim|Kasse und Mitglieder}. {paid!Dass Sie eine kleine Aufwandsentschädigung bekommen, schadet nicht~Geld nehmen Sie dafür keines}.
+++
Beiliegend erhalten Sie die {kind?blaue~goldene} Karte {card}, gültig bis {valid}. Damit gibt es zum Beispiel bei {partner} {rebate} Nachlass, an über {:number:100..900} Stellen im Land noch mehr.
+++
Zum Dankeschön laden wir ein: {evening}, {evening_at}, {hall=Kreishaus|Stadthalle|Schloss, Gartensaal|Feuerwache}. {guest!Bringen Sie gern jemanden mit~Leider reicht der Platz nur für Sie selbst}. Antwort bis {rsvp} an {clerk}.

== de archiv_anbietung
q office company:Finanzamt {}/Schulamt {}/Kreisverwaltung {}; delivering office, records from
q archive company:Stadtarchiv {}/Landesarchiv {}/Kreisarchiv {}; archive, offered to
q registrar person; registry clerk, listed by
q archivist person; appraised by, archivist
q head person; head of office, signed for the office
q list_no id:AL-###; list number
q offered date; offered on
q appraised date; appraised on
q pickup date; collected on, transfer day
q metres number:2..80; shelf metres
q digital flag; digital files included
q mould flag; mould found
q personal flag; personal data, protected
q fate_rest choice:destroyed/returned/kept by office; rest of the files
q shredder company:{} Aktenvernichtung/Papier {}/{} Recycling; shredding firm
q level id:P-#; shredding level
q closed_until year; closed to readers until
l files; records, series
c files.title phrase; title, content
c files.years phrase; period covered, run
c files.boxes number:1..60; boxes
c files.verdict phrase; appraisal, archive worthy?
a cost money:50..900; cost
a room id:@###; storage room
a signature_ id:Best. ##; holding number
a next date; next offer
a carrier company; removal firm
a phone phone; archivist's phone
---
{office}
# Anbietungsliste {list_no}
an {archive}, angeboten am {offered}
Zusammengestellt von {registrar}, insgesamt {metres} laufende Meter. {digital!Dazu kommt eine Festplatte mit Dateien~Elektronische Unterlagen sind nicht dabei}.
%files 2..6
Inhalt | Zeit | Kartons | Urteil
{files.title=Personalakten|Bauakten Brücken|Zeugnislisten|Kassenbücher|Ratsprotokolle|Prüfberichte} | {files.years=1949–1972|1980er|bis 1945|1991–2004|lückenhaft} | {files.boxes} | {files.verdict=archivwürdig|wertlos|Auswahl|später vorlegen}
%%
+++
Bewertet am {appraised} von {archivist}. {mould!In zwei Kartons sitzt Schimmel~Schimmel war nicht zu finden}. {personal!Der Inhalt ist personenbezogen und bleibt vorerst gesperrt~Personenbezogenes enthält der Bestand nicht}.
?Nicht einsehbar bis {closed_until}.
Abgeholt wird am {pickup}. Der Rest {fate_rest?wird vernichtet~geht an die Dienststelle zurück~bleibt einstweilen im Haus}; Vernichtung allgemein nur durch {shredder}, Stufe {level}. Mindestfrist {:number:5..30} Jahre.
{head}

== de produkt_spezifikation
q maker company:{} Feinkost/Molkerei {}/{} Backwaren; manufacturer
q buyer company:{} Handel/Kantinen {}/{} Discount; customer, specification for
q qm person; quality manager, approved by
q author person; product developer, author
q buyer_qm person; accepted for the customer, customer's quality person
q lab company:Institut {}/{} Analytik/Labor {}; lab for nutrition values
q product_ product; product
q spec id:SP-####-#; specification number
q version number:1..12; version
q valid date; valid from
q replaced date; replaces version of
q weight unit:g 80..2500; net weight
q shelf number:5..365; shelf life days
q store unit:°C -18..8; storage temperature
q energy number:80..2400; energy, kJ per 100
q fat percent; fat
q palm flag; contains palm oil
q vegan flag; vegan
q pack choice:glass/tray/pouch; packaging
q ean id:40###########; barcode
l parts; ingredients
c parts.what phrase; ingredient
c parts.share percent; share
c parts.from country; origin
a price money:1..20; price
a salt percent; salt content
a pieces number:4..48; pieces per carton
a organic id:DE-ÖKO-###; organic code
a recall date; recall
a line number:1..9; production line
---
{maker}
# Produktspezifikation {spec}, Version {version}
für {buyer}
= Artikel: {product_=Kartoffelsalat mit Brühe|Linsencurry|Quark 40 %|Nussecken|Kräuterbutter}
= Gültig ab: {valid}
= Ersetzt Fassung vom: {replaced}
= Füllmenge: {weight}
= Haltbar (Tage): {shelf}
= Lagern bei: {store}
= EAN: {ean}
= Verpackung: {pack?Schraubglas~Schale mit Folie~Standbeutel}
%parts 2..6
Zutat | Anteil | Herkunft
{parts.what=Kartoffeln|Rapsöl|Linsen|Milch|Haselnüsse|Petersilie} | {parts.share} | {parts.from}
%%
+++
Brennwert {energy} kJ je 100 g, Fett {fat}; ermittelt von {lab}. {palm!Palmöl ist enthalten~Palmöl wird nicht verwendet}. {vegan!Das Erzeugnis enthält nichts vom Tier~Für Veganer ist das Erzeugnis nicht geeignet}. Fremdkörper: Metall ab {:unit:mm 1..3} wird erkannt.
+++
Erstellt {author} · freigegeben {qm} · anerkannt {buyer_qm}

== de rahmenabruf
q buyer company:Klinikverbund {}/Stadt {} – Beschaffung/{} Werke; calling-off party, customer
q supplier company:{} Büromöbel/{} Handschuhe/Reinigungsmittel {}; supplier
q caller person; called off by, buyer
q sales person; supplier's contact
q receiver person; receives the goods, unloading contact
q site company:Haus {}/Lager {}/Standort {}; deliver to, receiving site
q frame id:RV-##/###; frame agreement
q call id:AB####; call-off number
q frame_end date; frame agreement ends
q dated date; call-off date
q wanted date; delivery wanted
q window time; unloading from
q rest money:5000..90000; value left in the frame
q total money:200..9000; value of this call
q partial flag; partial deliveries allowed
q lift flag; tail lift needed
q pack_back choice:taken back/kept/recycled on site; packaging
q centre id:KST-####; cost centre
l items; positions
c items.pos number:1..20; position
c items.art id:####.##; article number
c items.what product; article
c items.qty number:2..900; quantity
c items.unit phrase; unit
a price money:1..200; unit price
a discount percent; discount
a invoice_mail email; invoice address
a carrier company; carrier
a signed date; frame agreement signed
a phone phone; phone for unloading
---
{buyer}
# Abruf {call} aus Rahmenvertrag {frame}
an {supplier}, {sales}
> {dated}
Bitte liefern Sie bis {wanted}, Annahme ab {window}, an: {site}, dort {receiver}.
%items 2..6
Pos. | Artikel-Nr. | Bezeichnung | Menge | Einheit
{items.pos} | {items.art} | {items.what=Nitrilhandschuh M|Drehstuhl Typ 2|Neutralreiniger|Wischbezug|Rollcontainer} | {items.qty} | {items.unit=Karton|Stück|Kanister|VE|Palette}
%%
+++
= Wert dieses Abrufs: {total}
= Danach im Rahmen übrig: {rest}
= Rahmen läuft aus: {frame_end}
= Kostenstelle: {centre}
* {partial!Teillieferungen sind uns recht~Teillieferungen nehmen wir nicht an}.
* {lift!Es gibt keine Rampe, Hebebühne ist nötig~Eine Rampe ist da, Hebebühne braucht es nicht}.
* Verpackung: {pack_back?nehmen Sie wieder mit~bleibt bei uns~entsorgen wir vor Ort}.
* Mindestmenge {:number:2..10}, Vertragsstrafe {:percent} je Woche.
{caller}

== de storchenbericht
q group company:Naturschutzbund {}/Storchenfreunde {}/Vogelwarte {}; reporting group
q watcher person; observer, nest watcher
q ringer person; ringer, put on the rings
q owner person; owner of the roof, house owner
q brigade company:Feuerwehr {}/{} Hebebühnen/Stadtwerke {}; lent the ladder, access provided
q power company:Netz {}/{} Strom/Überlandwerk {}; secured the power line
q nest id:H-###; nest number
q place city; village
q spot phrase; where the nest is
q male_back date; male arrived
q female_back date; female arrived
q laid date; first egg
q hatched date; hatched
q flown date; young flew
q eggs number:2..6; eggs
q young number:1..5; young fledged
q male_ring id:DER A####; male's ring
q storm flag; losses through weather
q renovate flag; nest must be lightened
q age number:3..25; age of the male
q food choice:plenty/scarce/fed by people; food supply
a female_ring id:DEW ####; female's ring
a weight unit:kg 300..900; nest weight
a height unit:m 8..30; nest height
a founded year; nest since
a winter country; winters in
a departure date; left for the south
a phone phone; phone
---
{group}
# Horstblatt {nest} – {place}
Standort: {spot=Kirchdach|Schornstein der alten Ziegelei|Mast am Bach|Scheune|Rathausturm}, Eigentum {owner}
Beobachtet hat wie jedes Jahr {watcher}.
= Männchen da: {male_back}
= Weibchen da: {female_back}
= Erstes Ei: {laid}
= Geschlüpft: {hatched}
= Ausgeflogen: {flown}
= Eier: {eggs}
= Flügge: {young}
+++
Das Männchen trägt {male_ring} und ist {age} Jahre alt; beringt wurde der Nachwuchs von {ringer}, die Leiter stellte {brigade}. {food?Nahrung gab es reichlich~Nahrung war knapp~Man hat zugefüttert}. {storm!Beim Gewitter gingen Junge verloren~Verluste durch Wetter blieben aus}. {renovate!Der Horst ist zu schwer und muss im Winter abgetragen werden~Am Horst ist nichts zu tun}. Nächster besetzter Horst: {:unit:km 1..15}.
?Die Leitung daneben hat {power} gesichert.

== de filmfestival_einladung
q festival company:Filmtage {}/Kurzfilmfestival {}/{} Filmfest; festival
q director person; invited director, film-maker
q curator person; selected by, curator
q head person; festival director, signs
q guest_mgr person; guest office, looks after guests
q production company:{} Film/{} Pictures/Studio {}; production company
q cinema company:Kino {}/Lichtspiele {}/Filmpalast {}; cinema
q film phrase; film title
q minutes number:5..130; running time
q country_ country; country of production
q section phrase; section, programme
q premiere choice:world/national/none; premiere status
q show date; screening date
q show_at time; screening time
q second date; repeat screening
q copy_by date; copy needed until
q format choice:DCP/file/35 mm; screening format
q nights number:1..5; hotel nights
q hotel company:Hotel {}/Gasthof {}/{} Inn; hotel
q travel money:100..700; travel allowance
q prize money:1000..20000; prize money
q talk flag; audience talk afterwards
q subtitle flag; subtitles required
a fee money:50..500; screening fee
a jury person; jury chair
a award date; award ceremony
a submitted date; submitted on
a actor person; lead actor
a phone phone; phone of the guest office
a entries number:200..3000; films submitted
---
{festival}
> {:date}
Liebe:r {director},

herzlichen Glückwunsch! Aus der Fülle der Einsendungen hat {curator} „{film=Schneegrenze|Die letzte Fähre|Onkel Mirko|Blau, fast schwarz|Leise Motoren}“ ({production}, {country_}, {minutes} Min.) für {section=den Wettbewerb|die Reihe Heimat|Junge Blicke|die Nachtschiene|Dokument} ausgewählt, {premiere?als Weltpremiere~als erste Aufführung im Land~auch wenn er anderswo schon lief}.
= Vorführung: {show}, {show_at}, {cinema}
= Wiederholung: {second}
= Kopie bei uns bis: {copy_by}
= Format: {format?Festplatte für das digitale Kino~Datei zum Hochladen~Filmrolle}
+++
Wir laden dich für {nights} Nächte ein ({hotel}) und geben {travel} zur Reise dazu. Der Hauptpreis ist mit {prize} dotiert, der Publikumspreis mit {:money:500..900}. {talk!Nach dem Film stellst du dich den Fragen~Ein Gespräch nach dem Film ist nicht geplant}. {subtitle!Bitte mit englischen Untertiteln~Untertitel brauchen wir keine}.
Um alles Praktische kümmert sich {guest_mgr}.
Bis bald
{head}

== de lohnpfaendung_auskunft
q employer company:{} Druckerei/{} Gastro/Spedition {}; garnishee, answering employer; who owes the wages
q creditor company:{} Bank/Inkasso {}/{} Energie; creditor, addressee; for whom the wages are attached
q lawyer person; creditor's lawyer, represents the creditor
q worker person; debtor, employee; whose wages are attached
q payroll person; payroll clerk, author
q court company:Amtsgericht {}/Bezirksgericht {}/Vollstreckungsgericht {}; court that issued the order
q order id:## M ####/##; court file, attachment order
q ordered date; order dated, issued by the court on
q served date; served on the employer, received
q answered date; declaration dated, answered on
q claim money:500..20000; total claim, debt
q net money:1400..3200; average net pay
q part money:20..700; attachable amount, first transfer
q first_pay month; first deduction, from which month
q children number:1..5; dependants, maintenance obligations
q prior_flag flag; earlier attachments, other creditors before
q prior company:Finanzamt {}/Jugendamt {}/Sparkasse {}; assignee, assignment_notified_by; who told the employer of an assignment of wages
q accept choice:accepted/partly accepted/rejected; acknowledgement, does the employer accept the claim
q fee_note flag; employer charges fee, processing fee
a account iban; creditor's account, pay to
a birth date; employee's birthday
a hired date; employed since
a bailiff person; bailiff, served by
a rent money:300..1200; debtor's rent
a job job; position of the employee
a end date; contract ends, employment until
---
{employer}
{:street}, {:zip} {:city}
{creditor}
z. Hd. {lawyer}
> {answered}
# Drittschuldnererklärung
Beschluss des Gerichts ({court}) vom {ordered}, {order}; uns zugestellt am {served}
Schuldner: {worker}

1. {accept?Die Forderung erkennen wir an~Die Forderung erkennen wir nur zum Teil an~Wir erkennen die Forderung nicht an}. Sie wird mit {claim} beziffert.
2. Der Nettolohn betrug zuletzt im Schnitt {net}; zu berücksichtigen sind {children} unterhaltsberechtigte Personen.
3. {prior_flag!Ältere Pfändungen gehen vor~Ältere Pfändungen bestehen nicht}. Abtretungen wurden uns gegenüber angezeigt von: {prior}.
4. Abgeführt wird erstmals für {first_pay}, voraussichtlich {part}. Unpfändbar bleiben wenigstens {:money:1400..1500}.
5. {fee_note!Für die Bearbeitung behalten wir eine Pauschale ein~Bearbeitungskosten berechnen wir nicht}.
{payroll}, Lohnbüro

== de kampfmittel_auskunft
q service company:Kampfmittelräumdienst {}/Bezirksregierung {}/Landesamt {}; explosive ordnance service, answered by
q builder company:{} Wohnbau/Stadtwerke {}/{} Logistikpark; builder, asked by
q town company:Ordnungsamt {}/Stadt {}/Gemeinde {}; local authority, copy to
q analyst person; photo analyst, aerial pictures read by
q officer person; signed by, section head
q firm company:{} Sondierung/Bohrtechnik {}/{} Kampfmittel; specialist firm, would probe
q ref id:KM-#####; reference
q asked date; request dated
q answered date; answer dated
q pictures number:4..90; aerial photos viewed
q flown date; newest photo taken on, picture of
q site street; site
q town_name city; municipality of the site
q area unit:m² 400..90000; area examined
q suspects number:1..9; spots to check, points_to_inspect; how many places must be looked at on the ground
q depth unit:m 2..8; probing depth
q spacing unit:m 1..3; distance between bore holes
q finding choice:no suspicion/bomb suspicion/trenches only; finding, result
q dig_stop flag; digging forbidden until cleared
q fee_free flag; free of charge
a bomb unit:kg 50..500; bomb weight
a evac number:100..9000; people to be evacuated
a clear date; cleared on, defused
a start date; construction starts
a cost money:1000..90000; cost of probing
a owner person; landowner
a phone phone; emergency phone
---
{service}
{builder}
Zeichen {ref} || {answered}
# Luftbildauswertung {site}, {town_name}
Ihr Antrag vom {asked}, Fläche {area}
{analyst} hat {pictures} Bilder durchgesehen, das jüngste vom {flown}. {finding?Hinweise auf Abwürfe ergaben sich nicht~Es zeichnen sich Einschläge von Blindgängern ab~Zu sehen sind lediglich Laufgräben}.
?Am Boden nachzusehen sind {suspects} Stellen.
+++
{dig_stop!Bis zur Freigabe darf nicht in den Boden eingegriffen werden~Gegen den Aushub bestehen keine Bedenken}. Bei Rammarbeiten ist bis {depth} zu sondieren, Raster {spacing}; ausführen könnte das {firm}. Ein Sicherheitsabstand von {:unit:m 10..50} ist einzuhalten.
{fee_free!Gebühren fallen nicht an~Der Bescheid ist gebührenpflichtig}. Durchschrift: {town}.
{officer}

== de transfusionsreaktion
q hospital company:Klinikum {}/Krankenhaus {}/Spital {}; hospital
q bank company:Blutspendedienst {}/Blutbank {}/Transfusionsdienst {}; blood supplier, product from
q agency company:Bundesinstitut {}/Landesprüfungsamt {}/Arzneibehörde {}; authority notified
q patient_no id:P-#######; patient code
q doctor person; ward doctor, reported by
q nurse person; nurse who stopped it, noticed by
q officer person; transfusion officer, assessed by
q product_ product; blood product
q unit id:E###########; unit number, bag
q day date; transfusion date
q start time; started
q stop time; stopped
q ml unit:ml 20..300; volume given
q temp_before unit:°C 35..37; temperature before
q temp_after unit:°C 38..40; temperature after
q symptom phrase; symptom
q grade choice:mild/severe/life-threatening; severity
q mixup flag; mix-up, wrong patient
q bedside flag; bedside test done
q outcome phrase; course, outcome
q reported date; reported on
a birth date; patient's birthday
a blood_group phrase; blood group
a donor id:S-######; donor number
a discharge date; discharge
a drug product; drug given
a expiry date; bag expiry
a relative person; relative
---
{hospital}
# Meldung einer Transfusionsreaktion
an {agency} || {reported}
= Patient: {patient_no}
= Präparat: {product_=Erythrozyten, leukozytenarm|Thrombozyten gepoolt|Frischplasma|Erythrozyten bestrahlt}
= Konserve: {unit}, von {bank}
= Tag: {day}
= Beginn: {start}
= Abbruch: {stop}
= Gegeben: {ml}
= Temperatur vorher: {temp_before}
= Temperatur danach: {temp_after}
+++
{nurse} bemerkte {symptom=Schüttelfrost|Nesselausschlag|Atemnot|Rückenschmerz|Blutdruckabfall} und klemmte ab; {doctor} kam nach {:number:2..9} Minuten. {bedside!Der Test am Bett war gemacht und stimmte~Der Test am Bett war unterblieben}. {mixup!Es lag eine Verwechslung vor~Eine Verwechslung ist ausgeschlossen}.
Schwere: {grade?leicht~schwer~lebensbedrohlich}. Verlauf: {outcome=nach zwei Stunden beschwerdefrei|Verlegung auf Intensiv|Beobachtung über Nacht|Hautbild am Morgen normal}.
+++
Bewertung: {officer}, Transfusionsverantwortung. Puls {:number:80..150}.
`
