/** Further papers in French: schools, arts, sports, travel, sea and air, churches, charities, elections, households and trade. */
export const frenchFurtherPapers4 = `
== fr contrat_plan_formation_entreprise
q training_body company:{} Formation/Institut {}/{} Compétences; training_provider
q client company:{} Logistique/Groupe {}/Garage {}; client_company, fr:client
q activity_no id:## ## ##### ##; provider_registration
q course phrase; course, training_title
q code id:FC-####; course_code
q from date; course_starts, fr:date de début; first day
q to date; course_ends, fr:date de fin; dernier jour
q hours number:7..140; hours_per_trainee
q place address; training_place
q trainer person; trainer; who teaches
q education_manager person; pedagogical_manager; who answers for the teaching
q buyer person; client_signatory, hr_contact; who signs for the client
q signed date; signed_on, fr:date de signature; day of the agreement
q price money:500..20000; total_net, training_price, fr:prix; whole price
q funder company:OPCO {}/Fonds {}; funding_body
q funded money:300..15000; funded_part; part borne by the fund
q own money:100..9000; part_paid_by_client; part the firm bears
q cancel_days number:5..20; free_cancellation_days; days before the start up to which one may step back freely
q penalty percent; late_cancellation_fee
q exam flag; exam_at_end; whether something must be passed at the end
q remote flag; partly_remote; whether some of it takes place over a screen
a iban iban; bank_account, account_number, fr:compte bancaire
a vat money; vat_amount, tax_amount, fr:montant de la TVA
a satisfaction percent
a hotel company
l trainees; participants; who is trained
c trainees.name person; trainee, fr:nom
c trainees.job phrase; job
c trainees.level phrase; prior_level, level
c trainees.hours number:7..70; hours
c trainees.days phrase; days_present
c trainees.mail email
l modules; units, programme; what is taught
c modules.no number:1..9; module_no, fr:numéro
c modules.what phrase; topic, content, fr:désignation
c modules.hours number:1..14; hours
c modules.way phrase; method
---
{training_body} || Déclaration d'activité {activity_no}
# Convention de formation professionnelle
Entre l'organisme ci-dessus et {client}, représentée par {buyer}
Article 1 – Intitulé : {course=Conduite de chariots|Excel avancé|Gestes et postures|Accueil difficile|Soudage TIG|Management d'équipe} ({code}), {hours} heures par stagiaire, du {from} au {to}, {place}, animée par {trainer}.
%modules 2..6
Module | Contenu | h | Méthode
{modules.no} | {modules.what=réglementation|prise en main|cas pratiques|évaluation|sécurité|mise en situation} | {modules.hours} | {modules.way=exposé|atelier|jeu de rôle|en ligne}
%%
{remote!Une partie des séances se suit en visioconférence|Deux demi-journées ont lieu par écran~Toutes les séances ont lieu en salle|Aucune séance à distance}. {exam!La formation se conclut par une épreuve certifiante|Un test final conditionne l'attestation~Aucune épreuve ne clôt la formation|Une simple attestation de présence est remise}.
%trainees 2..6
Stagiaire | Emploi | Niveau | h
{trainees.name} | {trainees.job=cariste|assistante|technicien|chef d'équipe} | {trainees.level=débutant|moyen|confirmé} | {trainees.hours}
{trainees.days=}
{trainees.mail=}
%%
Article 4 – Coût {price}, dont {funded} pris en charge par {funder} et {own} par l'entreprise. Annulation gratuite jusqu'à {cancel_days} jours avant ; ensuite {penalty} du prix.
Fait le {signed} || Responsable pédagogique : {education_manager}
~ Accessibilité : {:person}, {:phone}. Certification qualité obtenue le {:date}. Tarif horaire indicatif {:money:20..90}.

== fr convention_sortie_scolaire_neige
q school company:École {}/Collège {}/Institut {}; school
q centre company:Chalet {}/Centre {}/Auberge {}; holiday_centre, host
q headteacher person; headteacher; who signs for the school
q teacher person; trip_leader, teacher_in_charge; who is in charge on the journey
q centre_manager person; centre_manager; who runs the house
q from date; arrival, fr:date de début; first day
q to date; departure, fr:date de fin; dernier jour
q pupils number:18..90; pupils
q adults number:2..12; accompanying_adults
q class_name phrase; class, year_group
q per_pupil money:150..500; price_per_pupil; whole price for a child
q family money:50..350; paid_by_family; part parents pay
q town_part money:50..200; paid_by_town; part the town pays
q total money:4000..40000; total_price, fr:montant total
q deposit money:500..9000; deposit, fr:arrhes; paid beforehand
q deposit_by date; deposit_due; last day for that
q coach company:Autocars {}/{} Voyages; coach_company
q meeting time; departure_time
q station phrase; ski_area
q phone_home phone; emergency_number
q insurance flag; cancellation_insurance; whether money comes back when a child falls ill
q phones flag; phones_allowed; whether children may bring their telephone
a nurse person
a vat money; vat_amount, tax_amount, fr:montant de la TVA
a balance_due date
a rooms number
l activities; programme, sessions; what happens
c activities.day date; day
c activities.slot phrase; half_day
c activities.what phrase; activity, fr:désignation
c activities.hours unit:h 1..4; length
c activities.by phrase; led_by
c activities.group short; group
c activities.cost money; fr:coût
l diets; special_diets, food_needs; who eats what
c diets.child first; child
c diets.diet phrase; diet
---
{school} et {centre}
# Convention de séjour
{class_name=CM1-CM2|5e B|classe de 4e|6e primaire}, {pupils} élèves et {adults} adultes, du {from} au {to}, domaine {station=des Aiguilles|de la Combe|du Grand Tour|des Mélèzes}
Responsable : {teacher} || Direction du centre : {centre_manager}
Transport : {coach}, départ à {meeting}
%activities 4..9
Jour | Moment | Activité | Durée | Avec | G
{activities.day} | {activities.slot=matin|après-midi|veillée} | {activities.what=ski alpin|raquettes|igloo|conte|luge|visite de la fromagerie|test de niveau} | {activities.hours} | {activities.by=ESF|animatrice|enseignants|guide} | {activities.group=A|B|A+B}
{activities.cost=}
%%
%diets 1..4 sentence
Repas particuliers :
{diets.child}, {diets.diet=sans gluten|sans porc|arachide exclue|végétarien}
%%
Prix par élève || {per_pupil}
dont familles || {family}
dont commune || {town_part}
Total du séjour || {total}
Arrhes, avant le {deposit_by} || {deposit}
{insurance!Une assurance rembourse les familles en cas de maladie|En cas de désistement médical, le séjour est remboursé~Aucun remboursement en cas de désistement|Les sommes versées restent acquises}. {phones!Les téléphones seront admis le soir|Chaque enfant peut emporter son portable~Les portables restent à la maison|Aucun téléphone dans les valises}.
> Pour l'école, la direction : {headteacher}
~ Joindre le chalet : {phone_home}. Agrément du {:date}. Réunion des parents le {:date}, {:time}. Supplément équipement {:money:10..60}.

== fr avis_bourse_etudes_secondaires
q office company:Service des bourses de {}/Rectorat de {}/Office des bourses {}; grants_office
q pupil person; pupil, beneficiary; for whom it is
q parent person; legal_guardian, applicant; who asked for it
q school company:Lycée {}/Collège {}/Gymnase {}; school
q file id:BRS-##-######; file_no
q decided date; decision_date; day of the decision
q applied date; application_date; jour de la demande
q year phrase; school_year
q level number:1..6; grant_level, step
q amount money:100..1200; annual_grant; for the whole year, without extras
q per_term money:30..400; per_term; for one term
q merit money:100..1000; merit_bonus; extra for good marks
q income money:9000..40000; reference_income; income looked at
q points number:3..20; family_points
q ceiling money:10000..45000; income_ceiling; most one may earn
q officer person; decision_signed_by
q bursar person; bursar, paid_through
q appeal_by date; appeal_before; last day to object
q granted flag; accepted; whether help is given
q to_school flag; paid_to_school, deducted_from_canteen; whether it is first set against what the school is owed
a iban iban; bank_account, account_number, fr:compte bancaire
a siblings number
a birth date; pupil_birth_date
a employer company; employing_firm, works_for, fr:employeur
l terms; payments, instalments; term by term
c terms.term phrase; term
c terms.sum money:30..500; grant, fr:montant
c terms.bonus money:10..300; bonus
c terms.canteen money:20..300; deducted, canteen
c terms.net money:10..400; paid_to_family
c terms.when date; payment_date
c terms.absent number; half_days_absent
---
{office} || Dossier {file}
> {parent}
> {:street}, {:zip} {:city}
# Notification – {year=année 2024-2025|année 2025-2026|année 2026-2027}
Vous avez demandé une bourse le {applied} pour {pupil}, élève à {school}. {granted!Votre demande est accueillie|Nous avons le plaisir de vous accorder cette aide~Votre demande n'a pu être retenue|Nous ne pouvons vous accorder cette aide}.
Revenu retenu {income} pour {points} points de charge, plafond {ceiling}.
= Échelon: {level}
= Montant annuel: {amount}
= Par trimestre: {per_term}
= Complément au mérite: {merit}
%terms 1..3
Trimestre | Bourse | Compl. | Demi-pension | Versé | Le
{terms.term=1er|2e|3e} | {terms.sum} | {terms.bonus} | {terms.canteen} | {terms.net} | {terms.when}
{terms.absent=}
%%
{to_school!L'aide vient d'abord en déduction de la demi-pension|L'établissement se paie en premier sur la somme~La somme vous est versée en entier|Rien n'est retenu par l'établissement}. Agent comptable : {bursar}.
{decided} || {officer}
~ Recours possible avant le {appeal_by}. Bulletin exigé au {:date}. Bourse de l'an passé : {:money:100..1200}, échelon {:number:1..6}. {:phone}

== fr fiche_pret_costumes_opera
q lender company:Opéra de {}/Théâtre {}/Ateliers {}; lender
q borrower company:Compagnie {}/Festival de {}/Chœur {}; borrower
q production phrase; production_from, original_production; production the costumes were made for
q show phrase; borrower_show; production of the borrower
q designer person; costume_designer; who drew them
q keeper person; wardrobe_keeper, handed_out_by; who handed them out
q dresser person; received_by, borrower_wardrobe; who took them over
q loan_no id:C-##/###; loan_no
q out date; leaves_store; jour du départ
q back date; due_back; day they must return
q first_night date; premiere; day of the first show
q fee money:100..5000; hire_fee; price of the hire
q deposit money:200..9000; security_deposit, fr:dépôt de garantie
q value money:2000..90000; replacement_value; worth of everything
q insurer company:{} Assurances; insurer, fr:assureur
q cleaning phrase; cleaning_rule
q alterations flag; alterations_allowed; whether seams may be changed
q credit phrase; programme_credit
q pieces number:5..200; pieces_lent
a director person; stage_director
a carrier company; haulier, transported_by, fr:transporteur
a extension money
a tour city
l costumes; items, garments; piece by piece
c costumes.inv id:####.##; inventory_no
c costumes.role phrase; role
c costumes.what phrase; garment, fr:désignation
c costumes.singer person; worn_by_before, made_for
c costumes.size number:36..56; size
c costumes.parts number:1..6; parts
c costumes.state phrase; condition_out, fr:état
c costumes.return phrase; condition_back
c costumes.stuff phrase; fabric
---
{lender} – costumes || Prêt {loan_no}
# Bulletin de prêt
À {borrower}, pour {show=La Périchole|Orphée|Le Barbier|Carmen en plein air} (première le {first_night})
Costumes de {designer}, créés pour {production=Mireille, 1998|Don Juan, 2004|La Vie parisienne|Faust, 2011}
%costumes 4..10
Inv. | Rôle | Pièce | Taille | Fait pour | Él. | Sortie | Retour
{costumes.inv} | {costumes.role=Premier soldat|la Nourrice|chœur|Marquis|Suivante} | {costumes.what=redingote|robe à panier|cape|gilet|tricorne|uniforme} | {costumes.size} | {costumes.singer} | {costumes.parts} | {costumes.state=bon|usé aux coudes|agrafe absente|neuf} | {costumes.return=–||sali|déchiré|–}
{costumes.stuff=}
%%
Ensemble : {pieces} pièces, valeur {value}, assurées par {insurer}.
= Départ: {out}
= Retour: {back}
= Location: {fee}
= Caution: {deposit}
= Nettoyage: {cleaning=à sec avant retour|ne pas laver|par nos soins|aérer seulement}
{alterations!Les ourlets et pinces peuvent être repris, sans couper|Des retouches sont tolérées si elles se défont~Aucune retouche, même provisoire|On ne touchera ni aux coutures ni aux longueurs}. Mention au programme : « {credit=costumes prêtés par l'Opéra|collection du Théâtre|avec le concours des Ateliers} ».
Remis par {keeper} || Reçu par {dresser}
~ Réserve ouverte le jeudi, {:phone}. Inventaire général du {:date}. Essayage : {:person}. Prolongation par écrit avant le {:date}.

== fr contrat_commande_oeuvre_musicale
q client company:Orchestre de {}/Festival {}/Ensemble {}; commissioner, fr:client
q composer person; composer; who writes the piece
q conductor person; conductor; who leads it
q title phrase; work_title
q forces phrase; instrumentation
q length unit:min 5..60; duration
q publisher company:Éditions {}/Musiques {}; music_publisher
q signed date; signed_on, fr:date de signature
q score_due date; score_due; day the score is due
q parts_due date; parts_due; day the players' parts are due
q first_rehearsal date; first_rehearsal; day of the first rehearsal
q premiere date; first_performance; jour de la création
q hall phrase; hall, venue
q fee money:2000..40000; commission_fee; for composing, without copying
q copy_fee money:200..5000; copying_costs; for copying
q exclusive_months number:6..24; exclusivity_months
q administrator person; signed_for_client; who signs for the client
q recorder company:Radio {}/{} Disques; broadcaster
q soloist person; soloist; who plays the solo part
q dedicate flag; dedication; whether the piece bears the name of its commissioner
q subsidy flag; state_aid; whether public money helps
a librettist person
a tickets money; ticket_price
a hotel company
a iban iban; bank_account, account_number, fr:compte bancaire
l payments; instalments; how it is paid
c payments.no number:1..4; rank, fr:numéro
c payments.sum money:300..15000; amount, fr:montant
c payments.when phrase; due_upon
c payments.by date; latest, fr:délai
c payments.received date; received_on
l concerts; performances; where it is played
c concerts.date date; date, fr:date
c concerts.town city; town, fr:ville
c concerts.hall phrase; hall
c concerts.time time; time
---
# Commande d'une œuvre
Entre {client}, représenté par {administrator}, et {composer}
1. {composer} écrira « {title=Lisières|Nocturne pour un port|Trois Saisons brèves|Échos du plateau} » pour {forces=orchestre et violon|quintette à vent|chœur à huit voix|ensemble de douze}, d'une durée de {length}, soliste {soloist}.
2. Partition remise le {score_due}, matériel le {parts_due} ; édition : {publisher}. Première répétition le {first_rehearsal} sous la direction de {conductor}.
3. Création : {premiere}, {hall=Salle Boieldieu|grange aux dîmes|Auditorium|temple Saint-Luc}. Exclusivité {exclusive_months} mois. Captation par {recorder}.
%concerts 1..4 sentence
Reprises :
{concerts.date}, {concerts.town}, {concerts.hall=cathédrale|théâtre|salle des fêtes|abbaye}, {concerts.time}
%%
4. Honoraires {fee} ; copie {copy_fee} en sus.
%payments 2..3
N° | Montant | À | Au plus tard
{payments.no} | {payments.sum} | {payments.when=la signature|la remise de la partition|la création} | {payments.by}
{payments.received=}
%%
{dedicate!La page de titre portera le nom du commanditaire|L'œuvre sera dédiée à l'institution~La page de titre ne portera aucun nom|L'auteur choisit librement son dédicataire}. {subsidy!Une aide de l'État à l'écriture a été obtenue|Le ministère participe~La commande est financée sur les seuls fonds propres|Aucune aide publique n'est sollicitée}.
Fait le {signed}
~ Droits d'exécution perçus par la société d'auteurs, contrat du {:date}. Régie : {:person}. Jauge {:number:90..1200}.

== fr attestation_ceinture_judo_passage
q federation company:Fédération {} de judo/Ligue {} de judo/Union {} d'arts martiaux; federation
q candidate person; candidate
q licence id:@########@@@##; licence_no
q club company:Judo club {}/Dojo {}; club
q teacher person; club_teacher; who teaches in the club
q born date; birth_date, fr:date de naissance
q grade number:1..5; dan, grade_sought
q last_grade date; previous_grade_on; day of the grade before
q exam date; exam_date; jour de l'examen
q town city; exam_town, fr:commune
q head person; head_of_jury; who leads the jury
q second person; second_judge; other judge
q kata phrase; kata_shown
q partner person; partner, fr:uke; who was thrown in the kata
q points number:20..100; competition_points; points won so far
q needed number:100..100; points_needed; points required
q kata_mark number:8..20; kata_mark
q technique_mark number:8..20; technique_mark
q fee money:20..90; exam_fee
q passed flag; awarded; whether the grade is given
q diploma id:D######; diploma_no
q first_aid flag; first_aid_certificate; whether the person has learned to help the injured
a weight unit; weight_class, fr:poids; class by weight
a doctor person; physician, treated_by, fr:médecin
a next date; next_exam, fr:prochaine date
a president person; federation_president, fr:président
l fights; bouts, competition_points_list; where points were won
c fights.date date; date, fr:date
c fights.event phrase; event
c fights.opponent person; opponent
c fights.result phrase; result
c fights.points number:0..10; points
c fights.level phrase; level
c fights.time time
---
^ {federation}
# Passage de grade – {grade}e dan
{candidate}, né(e) le {born} || Licence {licence}
{club}, professeur {teacher} || Grade précédent obtenu le {last_grade}
Session du {exam} à {town}
%fights 2..8
Date | Compétition | Adversaire | Issue | Points
{fights.date} | {fights.event=open de Dijon|shiai régional|coupe d'hiver|interclubs} | {fights.opponent} | {fights.result=ippon|waza-ari|perdu|décision} | {fights.points}
{fights.level=}
{fights.time=}
%%
Acquis {points} points sur {needed} requis.
Kata : {kata=Nage-no-kata|Katame-no-kata|Ju-no-kata|Kime-no-kata}, avec {partner} – {kata_mark}/20
Technique – {technique_mark}/20
{first_aid!Le brevet de secouriste a été présenté|L'attestation de premiers secours est au dossier~Le brevet de secouriste manque encore|Pas d'attestation de secourisme produite}. {passed!Le jury prononce l'admission|Grade homologué ce jour~Le jury prononce l'ajournement|Le candidat devra se représenter}. [Diplôme {diploma}.]
Jury : {head}, présidence ; {second}
~ Frais d'examen {fee}, non remboursables. Certificat médical du {:date}. Commissaire sportif : {:person}. Tatamis loués à {:company}.

== fr bulletin_engagement_course_equestre
q organiser company:Hippodrome de {}/Société des courses de {}; racecourse
q day date; race_day
q race phrase; race_name
q race_no number:1..9; race_no
q distance unit:m 1000..4500; distance
q purse money:4000..90000; prize_money; all prize money
q start time; start_time
q going phrase; going, track_state
q judge person; finishing_judge; who judged the finish
q steward person; chief_steward; who decides on objections
q starter person; starter; who let them go
q vet person; racecourse_vet, fr:vétérinaire; vétérinaire de service
q runners number:5..18; runners
q scratched number:0..4; non_runners; horses that did not run
q win_time id:#'##"##; winning_time; time of the first
q turnover money:5000..900000; bets_total; all bets
q sponsor company:{} Champagne/Haras {}; sponsor
q inquiry flag; stewards_enquiry; whether the officials looked into something
q doping number:1..4; samples_taken
q win_pay money:2..40; win_dividend; what one gets for one staked on the winner
a attendance number
a entry_fee money
a next_meeting date
a farrier person
l horses; finishers, runners_list; how they came in
c horses.place number:1..18; place
c horses.no number:1..18; saddle_no, fr:numéro
c horses.name phrase; horse
c horses.sex id:@#; sex_age
c horses.rider person; jockey, driver
c horses.trainer person; trainer
c horses.owner company:Écurie {}/Haras de {}; owner
c horses.kg unit:kg 50..65; weight_carried
c horses.gap phrase; distance_behind
c horses.win money:200..40000; prize
c horses.colours phrase; colours
---
{organiser} || {day}
# {race_no}e course – {race=Prix des Haras|Prix du Vieux Pont|Grand Steeple|Prix de la Ville}
{distance}, départ {start}, terrain {going=souple|bon|lourd|collant}, allocation {purse}, offerte par {sponsor}
{runners} partants, {scratched} non-partant(s)
%horses 4..10
Pl. | N° | Cheval | S/Â | Monte | Entraîneur | Propriétaire | Poids | Écart | Gain
{horses.place} | {horses.no} | {horses.name=Belle Ardente|Tonnerre Gris|Quai Ouest|Vif Argent|Mistinguette|Roi Mage|Sourdine} | {horses.sex} | {horses.rider} | {horses.trainer} | {horses.owner} | {horses.kg} | {horses.gap=1 l.|½ l.|tête|nez|3 l.|loin} | {horses.win}
{horses.colours=}
%%
Temps du gagnant : {win_time}. Gagnant : {win_pay} pour 1. Enjeux : {turnover}.
{inquiry!Les commissaires ont visionné le dernier tournant et maintenu l'arrivée|Une réclamation a été examinée~L'arrivée a été affichée sans débat|Rien n'a appelé l'attention des commissaires}. Prélèvements biologiques : {doping}.
Juge à l'arrivée {judge} || Au départ {starter}
Commissaires : {steward} || Vétérinaire : {vet}
~ Engagements clos le {:date}. Record de la piste {:id:#'##"##} par {:=Ondine|Sirocco|Fanfare}, {:year}. Jumelés : {:money:5..90}.

== fr voucher_croisiere_fluviale
q operator company:Croisières {}/{} Fluvial/Rivages {}; cruise_operator, fr:exploitant; who runs the ship
q agency company:Voyages {}/Agence {}; travel_agency; who sold the trip
q boat phrase; ship
q booking id:@@@###; booking_code
q lead person; lead_passenger; first of the travellers
q agent person; travel_consultant; who advised at the agency
q from_port city; embarkation_port
q to_port city; disembarkation_port
q boards date; embarkation_date; jour d'embarquement
q boards_at time; boarding_from
q leaves date; disembarkation_date; day one leaves the ship
q cabin id:###; cabin
q deck phrase; deck
q price money:500..6000; total_price, fr:prix; whole price
q paid money:200..5000; paid_so_far; paid so far
q balance money:100..4000; balance; still to pay
q balance_by date; balance_due; last day for that
q tips money:5..15; suggested_tip_per_day
q transfer time; transfer_pickup; hour of the bus from the station
q hotline phone; on_board_emergency
q drinks flag; drinks_included; whether wine and the like cost nothing more
q wheel flag; step_free; whether one can get about in a wheelchair
q insurer company:{} Assistance; assistance_company, fr:assureur
a captain person
a visa country
a flight id
a wifi money
l days; itinerary, stops; day by day
c days.no number:1..9; day, fr:numéro
c days.date date; date, fr:date
c days.port city; port, stop
c days.in time; arrival
c days.out time; departure
c days.trip phrase; excursion
c days.extra money:10..90; excursion_price
c days.level phrase
l people; passengers; who travels
c people.name person; passenger, fr:nom
c people.born date; birth_date
c people.doc id:##@@#####; passport
c people.diet phrase; diet
---
{agency}, pour {operator} || Dossier {booking}
# Carnet de croisière – {boat=MS Loire|La Belle de Saône|MS Rhapsodie|L'Anguille}
{lead} || Cabine {cabin}, pont {deck=principal|supérieur|soleil}
Embarquement : {from_port}, {boards}, dès {boards_at} || Débarquement : {to_port}, {leaves}
%people 1..4
Passager | Né(e) le | Passeport | Régime
{people.name} | {people.born} | {people.doc} | {people.diet=|sans sel|végétarien|sans lactose}
%%
%days 3..7
J | Date | Escale | Arr. | Dép. | Excursion | Suppl.
{days.no} | {days.date} | {days.port} | {days.in} | {days.out} | {days.trip=vieille ville|caves|à vélo|moulin|libre|château} | {days.extra}
{days.level=}
%%
Prix du voyage || {price}
Versé || {paid}
Reste avant le {balance_by} || {balance}
{drinks!Vins et cafés sont compris à table|Le bar est inclus~Les boissons se règlent à bord|Le bar est en supplément}. {wheel!Un ascenseur dessert tous les ponts, sans marche|Cabines de plain-pied, rampe à quai~Escaliers raides, pas d'ascenseur|Le bateau ne convient pas à qui ne peut monter les marches}. Pourboire conseillé {tips} par jour. Navette à {transfer} devant la gare.
~ À bord : {hotline}. Assistance {insurer}, contrat {:id:######}. Conseil : {agent}, {:phone}. Devis du {:date}. Prochain départ le {:date}.

== fr confirmation_groupe_auberge
q hostel company:Auberge {}/Gîte {}/Maison {}; hostel
q group company:Scouts {}/Lycée {}/Chorale {}; group
q leader person; group_leader; who leads the group
q manager person; hostel_manager; who signs for the house
q no id:GR-####; booking_no
q in date; check_in, arrival; day of arrival
q in_time time; arrival_time
q out date; check_out; jour du départ
q people number:10..80; persons
q free number:1..4; free_places
q nights number:1..9; nights
q per_night money:15..60; price_per_person_night
q tourist_tax money:0..3; tourist_tax
q deposit money:100..3000; deposit_paid, fr:acompte; already received
q total money:500..20000; total, fr:montant total; everything, as reckoned
q option_until date; option_expires; day up to which rooms were only held
q numbers_by date; final_numbers_by; last day to say how many come
q sheets flag; bed_linen_included; whether one must not bring sheets
q quiet time; quiet_from
q key money:20..200; key_deposit; held until keys come back
a coach company
a invoice id; fr:numéro de facture
a iban iban; bank_account, account_number, fr:compte bancaire
a doctor phone
l rooms; room_allocation; room by room
c rooms.no id:###; room
c rooms.floor phrase; floor
c rooms.beds number:2..12; beds
c rooms.kind phrase; for_whom
c rooms.wash phrase; washroom
c rooms.price money:50..400; room_price, fr:prix
c rooms.names person
l meals; catering, meal_plan; what is eaten when
c meals.date date; day, fr:date
c meals.what phrase; meal, fr:désignation
c meals.at time; time, fr:heure
c meals.people number:8..80; covers
c meals.price money:4..20; price_each, fr:prix
---
{hostel}
# Confirmation de groupe {no}
À {group}, {leader}
Arrivée le {in} vers {in_time}, départ le {out}, {nights} nuit(s), {people} personnes dont {free} gratuité(s)
%rooms 2..7
Chambre | Étage | Lits | Pour | Sanitaires | Prix
{rooms.no} | {rooms.floor=rez|1er|2e|combles} | {rooms.beds} | {rooms.kind=filles|garçons|encadrants|mixte} | {rooms.wash=dans la chambre|couloir|douche à l'étage} | {rooms.price}
{rooms.names=}
%%
%meals 2..6
Jour | Repas | h | Couverts | Prix
{meals.date} | {meals.what=dîner|petit déjeuner|pique-nique|déjeuner} | {meals.at} | {meals.people} | {meals.price}
%%
= Nuitée par personne: {per_night}
= Taxe de séjour: {tourist_tax}
= Total estimé: {total}
= Acompte reçu: {deposit}
= Caution des clés: {key}
{sheets!Les draps vous attendent sur les lits|Vous n'avez pas de draps à apporter~Chacun apporte ses draps ou son sac|Draps en location sur place}. Silence dès {quiet}. Nombre définitif avant le {numbers_by}.
> {manager}
~ L'option tenait jusqu'au {option_until}. Conditions du {:date}. Réception de {:time} à {:time}. Annulation : {:percent} dus à moins de 30 jours.

== fr plan_vol_ifr_depose
q pilot person; pilot_in_command; who commands
q copilot person; first_officer; who flies beside
q operator company:{} Aviation/Air {}/Aéro-club {}; operator, fr:exploitant
q callsign id:F-@@@@; registration, callsign
q type id:@###; aircraft_type
q filed date; filed_on; jour du dépôt
q flight_day date; date_of_flight; day of the flight
q from id:LF@@; departure_aerodrome
q off_blocks time; off_block_time
q to id:LS@@; destination_aerodrome; field where it lands
q alternate id:LF@@; alternate_aerodrome; field if it cannot land there
q level id:FL###; cruising_level
q speed id:N0###; cruising_speed
q enroute id:0#h##; estimated_enroute_time
q endurance id:0#h##; endurance
q souls number:1..9; persons_on_board
q rules choice:instrument/visual; flight_rules
q colour phrase; aircraft_colour
q briefing person; briefing_officer; who took the plan
q phone phone; pilot_phone
q dinghy flag; life_raft; whether a raft is carried
q contact company:Bureau de piste {}/BRIA {}; flight_information_office
q closed time; plan_closed_at; hour the plan was closed
a takeoff time; actual_takeoff; hour it really took off
a fuel_price money
a landing_fee money
a passengers person
l points; route, waypoints; point by point
c points.name id:@@@@@; waypoint
c points.track number:1..360; course
c points.nm number:5..120; distance
c points.level id:FL###; level
c points.eta time; estimate
c points.fuel unit:kg 20..900; fuel_left
c points.freq id:1##.###; frequency
c points.wind id; wind
---
{contact} || Déposé le {filed}
# Plan de vol
7 Identification {callsign} || 8 {rules?IFR~VFR}
9 Type {type} || 13 {from} à {off_blocks}
15 {speed} {level} || 16 {to}, durée {enroute}, dégagement {alternate}
18 DOF {flight_day}, exploitant {operator}
19 Autonomie {endurance}, à bord {souls}, couleur {colour=blanc et bleu|jaune|gris|rouge filet blanc}. {dinghy!Canot pneumatique pour quatre|D/ 1 canot couvert~Canots : case rayée|Sans canot}. Commandant {pilot}[, second {copilot}].
%points 3..8
Point | Route | NM | Niveau | Est. | Carb. | Fréq.
{points.name} | {points.track} | {points.nm} | {points.level} | {points.eta} | {points.fuel} | {points.freq}
{points.wind=}
%%
Reçu par {briefing}, clos à {closed}. Téléphone du commandant : {phone}
~ NOTAM consultés le {:date} à {:time}. Créneau {:time}. Terrain d'aviation de secours {:id:LF@@}. Supervision : {:person}. QNH {:number:990..1035}.

== fr rapport_entretien_ligne_avion
q operator company:Air {}/{} Régional/{} Jet; airline, fr:exploitant
q workshop company:{} Technics/Maintenance {}; maintenance_organisation
q approval id:FR.145.###; approval_no
q reg id:F-G@@@; aircraft_registration
q type phrase; aircraft_type
q msn id:####; serial_no; number the builder gave it
q hours number:900..60000; flight_hours; hours flown
q cycles number:500..40000; cycles
q check phrase; check_type
q base city; station
q in date; aircraft_in; day it came in
q out date; returned_to_service; jour de la remise en service
q out_at time; release_time
q wo id:WO######; work_order
q certifier person; certifying_staff; who releases it
q licence id:FR.66.#####; certifier_licence
q planner person; maintenance_planner; who planned the work
q captain person; defect_reported_by; crew member who reported the fault
q tsn_next number:100..6000; next_check_hours; hours until the next check
q deferred number:0..4; deferred_items; faults put off
q test flag; test_flight_needed; whether it must fly alone first
q engine_run flag; engine_run_done; whether the engines were run
a owner company; lessor
a cost money; costs, amount_spent
a delay unit
a next_flight id
l jobs; tasks, work_items; job by job
c jobs.no number:1..60; item, fr:numéro
c jobs.ata id:##-##; ata_chapter
c jobs.what phrase; defect_or_task, fr:désignation
c jobs.act phrase; action
c jobs.part id:@@####-#; part_no
c jobs.serial id:S/N ####; serial_on
c jobs.mech person; mechanic
c jobs.hours unit:h 0..9; man_hours
c jobs.insp short; double_inspection
c jobs.off id; serial_off
---
{workshop} || Agrément {approval}
# Dossier de visite {check=A|ligne|100 h|hebdomadaire|C allégée}
{operator} – {reg}, {type=ATR 72|Embraer 170|Beech 1900|A319}, n° de série {msn}
Ordre {wo} || Escale de {base}
Entré le {in}, {hours} heures, {cycles} cycles. Signalement équipage : {captain}
%jobs 4..11
N° | ATA | Constat ou tâche | Action | Pièce | Posée | Mécanicien | h | DI
{jobs.no} | {jobs.ata} | {jobs.what=fuite frein|voyant porte|filtre|pneu usé|radio 2|graissage|feu de position} | {jobs.act=remplacé|resserré|testé bon|nettoyé|reporté} | {jobs.part} | {jobs.serial} | {jobs.mech} | {jobs.hours} | {jobs.insp=x||}
{jobs.off=}
%%
Reports : {deferred}. {engine_run!Les moteurs ont tourné au point fixe|Point fixe effectué, paramètres normaux~Aucun point fixe n'était requis|Les moteurs n'ont pas été mis en route}. {test!Un vol de contrôle sans passagers doit précéder l'exploitation|Remise en ligne après vol d'essai~Remise en ligne sans vol particulier|Aucun vol d'essai n'est prescrit}. Visite suivante dans {tsn_next} heures.
Approbation pour remise en service : {out}, {out_at} || {certifier}, licence {licence}
~ Planification : {planner}. Outillage contrôlé le {:date}. Bulletin {:id:SB-##-###} appliqué le {:date}. Hangar {:number:1..6}.

== fr acte_francisation_navire
q office company:Douanes de {}/Bureau maritime de {}/Direction des affaires maritimes {}; registry_office
q owner person; owner; to whom it belongs
q co_owner person; part_owner; second owner
q name phrase; vessel_name; name it bears
q reg id:@@ ######; registration_no
q act id:F-#####; act_no
q port city; home_port
q yard company:Chantiers {}/Chantier naval {}; builder
q built year; built
q hull id:FR-@@@#####@###; hull_no
q length unit:m 5..30; length
q beam unit:m 2..8; beam
q tonnage number:2..200; gross_tonnage
q engine phrase; engine
q power unit:kW 8..500; engine_power
q former phrase; former_name; name it bore
q former_owner person; seller, former_owner; from whom it was bought
q acquired date; acquired_on; jour de l'achat
q issued date; issued_on, fr:date d'émission; day of the paper
q fee money:50..2000; annual_duty
q officer person; registrar; who signs for the office
q mortgage flag; mortgaged; whether a lender has a right on the boat
q pro flag; commercial_use; whether it serves a trade
a price money; purchase_price, paid_for_boat, fr:prix; what was paid for it
a insurer company; insurance_company, insured_with, fr:assureur
a skipper person
a valid date; valid_until, fr:fin de validité
l shares; owners, quirats; who owns what
c shares.name person; part_holder, fr:nom
c shares.part id:##/100; share
c shares.town city; domicile, fr:ville
c shares.since date; since
c shares.born date
l changes; entries, endorsements; what was written later
c changes.date date; date, fr:date
c changes.what phrase; change, fr:désignation
c changes.by person; entered_by
---
{office}
# Acte de francisation {act}
= Navire: {name=Petit Large|Mouette II|L'Entêté|Sainte-Rose}
= Immatriculation: {reg}
= Port d'attache: {port}
= Chantier: {yard}
= Construit en: {built}
= Coque: {hull}
= Longueur: {length}
= Largeur: {beam}
= Jauge brute: {tonnage}
= Moteur: {engine=diesel in-bord|hors-bord|électrique|deux diesels}, {power}
Propriétaire : {owner}[ et {co_owner}], par achat du {acquired} à {former_owner}. Ancien nom : {former=Gwalarn|Vent Debout|Thalie|sans objet}.
%shares 1..4
Titulaire | Part | Domicile | Depuis
{shares.name} | {shares.part} | {shares.town} | {shares.since}
{shares.born=}
%%
%changes 1..4 lines
{changes.date} – {changes.what=changement de moteur|nouvelle adresse|rectification de jauge|cession de parts} ({changes.by})
%%
{mortgage!Une hypothèque est inscrite en faveur d'une banque|Un créancier a fait inscrire son droit sur le bâtiment~Aucune inscription ne grève le bâtiment|Libre de toute hypothèque}. {pro!Armé au commerce|Exploité à titre professionnel~Armé en plaisance|Usage privé}.
{:city}, le {issued} || {officer}
~ Droit annuel : {fee}, exigible le {:date}. Certificat de jauge de {:company}. Visite de sécurité du {:date}. À bord en permanence.

== fr registre_paroissial_intentions_dons
q parish company:Paroisse {}/Unité pastorale {}/Église protestante de {}; parish
q year year; year, fr:année
q priest person; parish_priest; curé ou pasteur
q treasurer person; treasurer, fr:trésorier; who keeps the money
q council person; council_chair; who leads the council
q auditor person; account_checker; who checked the accounts
q approved date; accounts_approved; day the accounts were accepted
q sent date; sent_on; jour de l'envoi
q income money:9000..200000; total_income; everything that came in
q expense money:9000..200000; total_expenses; everything that went out
q result money:100..9000; surplus_or_deficit
q faithful number:40..2000; donors
q legacy money:500..40000; bequest; sum left by will
q legacy_from person; testator, left_by
q works phrase; works_planned
q works_cost money:2000..90000; works_cost; what the coming works will cost
q diocese company:Diocèse de {}/Consistoire de {}; diocese
q diocese_part money:500..20000; contribution_to_diocese
q deficit flag; in_deficit; whether more was spent than came in
q receipts flag; tax_receipts; whether givers get a paper for the tax office
a iban iban; bank_account, account_number, fr:compte bancaire
a organist person
a baptisms number
a bank company; bank_name, banking_with, fr:banque
l posts; accounts, lines; line by line
c posts.what phrase; heading, fr:désignation
c posts.side phrase; income_or_expense, side
c posts.now money:100..50000; this_year
c posts.before money:100..50000; last_year
c posts.plan money:100..50000; budget_next_year
c posts.note short; note
c posts.fund phrase
l collections; special_collections; for whom was collected
c collections.date date; date, fr:date
c collections.cause phrase; cause
c collections.sum money:50..3000; amount, fr:montant
---
{parish} || {sent}
# Comptes {year} et budget
Chers paroissiens, le conseil, présidé par {council}, a approuvé les comptes le {approved} ; {auditor} les a vérifiés.
%posts 4..10
Poste | Sens | Année | An passé | Budget | 
{posts.what=quêtes|denier|chauffage|salaires|fleurs|casuel|location de salle|assurances|catéchèse} | {posts.side=P|C} | {posts.now} | {posts.before} | {posts.plan} | {posts.note=1||2|}
{posts.fund=}
%%
~ P produit, C charge
Produits || {income}
Charges || {expense}
Résultat || {result}
{deficit!Les charges ont dépassé les produits|L'exercice se solde par une perte~L'exercice se solde par un excédent|Les produits ont couvert les charges}. {faithful} foyers ont donné. {legacy_from} nous a laissé {legacy}. Versé à {diocese} : {diocese_part}.
%collections 2..5 sentence
Quêtes particulières :
{collections.cause=missions|hôpital de brousse|chauffage|Terre sainte|séminaire}, {collections.date}, {collections.sum}
%%
À venir : {works=réfection du clocher|sonorisation|toiture de la cure|orgue}, {works_cost}. {receipts!Un reçu fiscal est joint pour chaque donateur|Les dons ouvrent droit à déduction, reçu ci-inclus~Nous ne pouvons délivrer de reçu pour l'impôt|Ces dons n'ouvrent pas droit à déduction}.
Trésorerie : {treasurer} || Le curé : {priest}
~ Permanence du presbytère le mercredi, {:phone}. Kermesse le {:date}. Ménage : {:first} et {:first}.

== fr rapport_distribution_aide_alimentaire
q charity company:Banque alimentaire {}/Entraide {}/Épicerie solidaire {}; charity
q site phrase; distribution_site
q town city; town, fr:commune
q date date; distribution_date; day of this distribution
q opened time; opened_at
q closed time; closed_at
q leader person; site_leader; who was in charge
q driver person; van_driver, fr:conducteur; who drove the van
q volunteers number:4..40; volunteers
q families number:20..300; households_served; households that came
q people number:40..900; persons_served; people fed
q new number:1..30; new_households; households that came for the first time
q refused number:0..9; turned_away
q kg unit:kg 200..6000; food_given; all food given
q thrown unit:kg 1..90; food_thrown_away; food thrown away
q contribution money:10..400; money_collected
q fridge unit:°C 1..5; fridge_temperature
q next date; next_distribution, fr:prochaine date; jour de la prochaine
q social person; social_worker_present; who listened to people's troubles
q shortage flag; ran_short; whether something gave out before the end
q incident flag; incident; whether anything unpleasant happened
a budget money
a president person; fr:président
a rent money; fr:loyer
a insurer company; insurance_company, insured_with, fr:assureur
l stock; food, products; what was given
c stock.what phrase; product, fr:désignation
c stock.from company; donor, source
c stock.in unit:kg 20..900; received
c stock.out unit:kg 10..800; given
c stock.left unit:kg 0..300; left_over
c stock.best date; use_by
c stock.state phrase; remark, fr:état
c stock.batch id
---
{charity} – {town}
# Compte rendu de distribution du {date}
{site=salle des Tanneurs|local de la gare|ancienne école|parvis}, de {opened} à {closed} ; responsable {leader}, camion {driver}, {volunteers} bénévoles. Frigo à {fridge}.
%stock 4..10
Denrée | De | Reçu | Donné | Reste | DLC | Obs.
{stock.what=lait|pâtes|légumes|conserves|yaourts|pain|huile|couches} | {stock.from} | {stock.in} | {stock.out} | {stock.left} | {stock.best} | {stock.state=|cartons ouverts|à donner vite||mûr}
{stock.batch=}
%%
= Foyers servis: {families}
= Dont nouveaux: {new}
= Personnes: {people}
= Renvoyés vers un autre site: {refused}
= Poids donné: {kg}
= Jeté: {thrown}
= Participation reçue: {contribution}
{shortage!L'huile et le lait ont manqué dès onze heures|Les derniers venus n'ont pas eu de produits frais~Il y a eu assez pour tous|Rien n'a fait défaut jusqu'à la fermeture}. {incident!Une altercation a eu lieu dans la file|Il a fallu calmer deux personnes~Matinée calme|Aucun heurt à signaler}. Écoute sociale : {social}.
Prochaine date : {next}
~ Convention signée avec l'État le {:date}. Contrôle d'hygiène par {:person}. Formation des bénévoles le {:date}. {:email}

== fr pv_bureau_vote
q town city; town, fr:commune
q office_no number:1..40; polling_station_no
q place phrase; polling_place
q election phrase; election
q round number:1..2; round
q day date; polling_day
q opened time; opened_at
q closed time; closed_at; hour voting ended
q president person; station_president, fr:président; who leads the station
q secretary person; secretary, fr:secrétaire; who writes
q deputy person; deputy_president
q registered number:200..1500; registered_voters; all who may vote here
q signed number:100..1400; signatures; how many signed the list
q envelopes number:100..1400; envelopes_in_box; found in the box
q proxies number:1..60; proxy_votes
q blank number:1..40; blank_papers; bulletins blancs
q spoilt number:1..30; void_papers; papers that do not count
q valid number:90..1300; valid_votes; votes that count
q ended time; minutes_closed_at; hour the minutes were closed
q machine id:U-###; ballot_box_no
q complaint flag; complaint_entered; whether somebody had an objection written down
q gap flag; counts_differ; whether the box and the list disagreed
a observer company; observers_from
a mayor person
a prefect person; prefect
a next_round date
l lists; candidates, results; how many votes each
c lists.no number:1..14; panel_no, fr:numéro
c lists.head person; candidate, head_of_list
c lists.name phrase; list_name
c lists.votes number:1..600; votes
c lists.delegate person; delegate, scrutineer
c lists.words phrase; votes_in_words
l turnout_by_hour; hourly_turnout; how many came by when
c turnout_by_hour.at time; hour, fr:heure
c turnout_by_hour.count number:10..1000; voters_so_far
---
Commune de {town} || Bureau {office_no}, {place=école des Lices|mairie|gymnase|salle du Foyer}
# Procès-verbal – {election=municipales|régionales|législatives|départementales}, tour {round}
Le {day}, le scrutin est ouvert à {opened} et clos à {closed}. Bureau : {president}, présidence ; {deputy}, suppléance ; {secretary}, secrétariat. Urne {machine}, vue vide.
%turnout_by_hour 2..5 sentence
Participation :
à {turnout_by_hour.at}, {turnout_by_hour.count}
%%
A Électeurs inscrits || {registered}
B Émargements || {signed}
dont procurations || {proxies}
C Enveloppes trouvées || {envelopes}
D Bulletins blancs || {blank}
E Bulletins nuls || {spoilt}
F Suffrages exprimés || {valid}
%lists 2..7
Panneau | Candidat | Liste | Voix | Délégué
{lists.no} | {lists.head} | {lists.name=Ensemble au village|Cap 2030|Vivre ici|Union citoyenne|Demain la ville} | {lists.votes} | {lists.delegate}
{lists.words=}
%%
{gap!Le nombre d'enveloppes ne correspondait pas aux émargements|Un écart d'une unité a été constaté~Enveloppes et émargements concordent|Les deux nombres sont égaux}. {complaint!Un délégué a fait consigner une protestation|Une observation d'électeur est annexée~Personne n'a demandé d'inscription au procès-verbal|Néant à la rubrique des réclamations}.
Clos à {ended}
~ Fait en deux exemplaires. Arrêté de convocation du {:date}. Scrutateurs : {:person}, {:person}. Isoloirs : {:number:2..8}. Préfecture {:phone}.

== fr constat_degradation_parc_municipal
q police company:Police municipale de {}/Garde {}/Police locale {}; police
q officer person; reporting_officer; who writes the report
q badge id:PM-###; badge_no
q second person; second_officer; who went along
q report id:RI/####/##; report_no, fr:numéro de rapport
q date date; found_on; jour de la découverte
q time time; found_at
q written date; written_on; day of the report
q place phrase; place
q caller person; informant; who rang
q witness person; witness; who heard something
q suspect person; person_identified; who was held
q suspect_born date; suspect_birth_date
q vehicle id:@@-###-@@; vehicle_seen
q owner company:Service {}/Commune de {}/Syndicat {}; injured_party; whose things were broken
q estimate money:200..20000; damage_estimate
q complaint date; complaint_filed; day the owner complained to the police
q magistrate person; prosecutor_informed; who was told at the court
q camera flag; cctv_available; whether a camera recorded it
q caught flag; caught_in_act; whether somebody was taken on the spot
q photos number:2..40; photos
a insurer company; insurance_company, insured_with, fr:assureur
a lawyer person; counsel, represented_by
a fine money
a hearing date
l damage; damaged_items; what was damaged
c damage.what phrase; item, fr:désignation
c damage.how phrase; damage
c damage.count number:1..20; number
c damage.cost money:20..4000; cost, fr:coût
c damage.inv id:INV####; inventory_no
c damage.repair phrase; repair
c damage.done date
---
{police}
# Rapport d'information {report}
Nous, {officer}, matricule {badge}, assisté(e) de {second}, rapportons que le {date} à {time}, sur appel de {caller}, nous nous sommes rendus {place=au parc des Buttes|au square Lumière|aux jardins de l'Hôtel de Ville|au skate-park}.
{caught!Un individu a été retenu sur place|L'auteur a été surpris à l'œuvre~Aucun auteur ne se trouvait plus sur les lieux|Les lieux étaient déserts à notre arrivée}. [Identité relevée : {suspect}, né(e) le {suspect_born}.] Véhicule signalé : {vehicle}. {witness} déclare avoir entendu des bris.
%damage 2..7
Bien | Atteinte | Nb | Coût | Inv. | Suite
{damage.what=banc|candélabre|jeu à ressort|corbeille|haie|fontaine} | {damage.how=incendié|descellé|tagué|vitre brisée|arraché} | {damage.count} | {damage.cost} | {damage.inv} | {damage.repair=remplacer|nettoyer|réparer|à étudier}
{damage.done=}
%%
Préjudice évalué à {estimate} pour {owner}, qui a déposé plainte le {complaint}. {camera!Les images du secteur sont conservées|La vidéoprotection a filmé la scène~Le secteur n'est pas couvert par la vidéo|Aucune image n'existe}. {photos} clichés joints. Avis à {magistrate}.
> {written}
~ Transmis au maire et à l'officier de police judiciaire le {:date}. Ronde du service {:company} à {:time}. Registre {:id:R-##}.

== fr fiche_reserviste_convocation
q unit company:Régiment de {}/Bataillon {}/Base {}; unit
q reservist person; reservist
q rank phrase; rank
q matricule id:## ## ######; service_no
q commander person; unit_commander; who commands the unit
q contact person; reserve_officer, contact; whom to ring if one cannot come
q phone phone; unit_phone
q issued date; order_issued, fr:date d'émission; day of the order
q order id:OM ####/##; order_no
q reports_on date; report_on; jour de la présentation
q reports_at time; report_at
q ends date; period_ends, fr:date de fin; last day of the period
q days number:2..40; days_of_service
q barracks phrase; barracks
q town city; town, fr:commune
q task phrase; mission
q pay money:40..140; daily_pay; for each day
q travel money:10..200; travel_refund
q employer company:{} Ingénierie/Mairie de {}/{} Banque; civil_employer, fr:employeur
q employer_notice date; employer_informed; day the employer was told
q medical date; medical_check_valid_until; day up to which the health check holds
q weapon flag; armed; whether a weapon is issued
q barracks_sleep flag; lodged; whether a bed is provided
a next date; next_period, fr:prochaine date
a iban iban; bank_account, account_number, fr:compte bancaire
a birth date; birth_date; day the reservist was born
a promotion date
l kit; equipment, packing_list; what to bring
c kit.what phrase; item, fr:désignation
c kit.count number:1..6; quantity
c kit.given phrase; provided_by
c kit.no id:##-###; nomenclature
c kit.back date; returned
l days_plan; programme, schedule; what happens when
c days_plan.date date; day, fr:date
c days_plan.from time; from
c days_plan.what phrase; activity, fr:désignation
c days_plan.lead person; led_by
c days_plan.dress phrase; dress
---
{unit} || Ordre {order}
> {rank=Caporal|Sergente|Lieutenant|Première classe} {reservist}
> {matricule}
# Convocation à une période de réserve
Vous vous présenterez le {reports_on} à {reports_at}, {barracks=quartier Foch|caserne Marbot|base aérienne|quartier Dumont}, {town}. Fin de période : {ends}, soit {days} jours. Mission : {task=garde de site|renfort état-major|instruction de tir|secours inondation}.
%days_plan 2..7
Jour | h | Activité | Conduite par | Tenue
{days_plan.date} | {days_plan.from} | {days_plan.what=perception|tir|marche|topographie|garde|réintégration} | {days_plan.lead} | {days_plan.dress=treillis|sport|service courant}
%%
%kit 2..6
Effet | Nb | Fourni par | Nomencl.
{kit.what=sac de couchage|gourde|cadenas|lampe|brodequins} | {kit.count} | {kit.given=unité|vous-même|magasin} | {kit.no}
{kit.back=}
%%
{weapon!Une arme individuelle vous sera remise|Vous serez doté d'un fusil~Vous ne serez pas doté d'une arme|Mission sans armement}. {barracks_sleep!Vous logerez en chambre de troupe|Un lit vous est réservé~Chacun rentre chez soi le soir|Le couchage n'est pas assuré}. Solde {pay} par jour, trajet remboursé {travel}. Aptitude médicale valable jusqu'au {medical}.
Employeur {employer}, prévenu le {employer_notice} || Ordre établi le {issued}
> Le chef de corps, {commander}
~ Empêchement : {contact}, {phone}. Contrat signé le {:date}. Jours déjà accomplis cette année : {:number:1..30}. Transport militaire depuis {:city} à {:time}.

== fr contrat_garde_enfants_partagee
q family_a last; first_family
q family_b last; second_family
q nanny person; nanny, employee
q parent_a person; parent_of_first_family; parent in the first family
q parent_b person; parent_of_second_family; parent de la seconde famille
q start date; contract_starts; first day of work
q signed date; signed_on, fr:date de signature; day of signing
q hours number:20..50; weekly_hours
q hourly money:9..16; gross_hourly_pay; pay per hour before deductions
q monthly money:900..2500; monthly_gross; pay per month before deductions
q share_a percent; share_of_first_family; part the first family pays
q share_b percent; share_of_second_family; part the second family pays
q travel money:10..90; transport_allowance
q meals money:2..6; meal_allowance
q trial number:1..3; trial_months
q holidays number:25..36; leave_days
q home_weeks phrase; alternation
q doctor person; childrens_doctor, fr:médecin; doctor of the children
q sunday flag; evening_sitting; whether evenings are asked for now and then
q car flag; may_drive_children; whether the nanny may take them by car
q notice phrase; notice_period
a agency company
a siret id
a bank iban
a born date; nanny_birth_date, fr:date de naissance
a insurer company; insurance_company, insured_with, fr:assureur
l children; kids; who is looked after
c children.first first; child
c children.born date; birth_date
c children.family phrase; family
c children.food phrase; food
c children.nap phrase; nap
c children.allergy phrase; allergy
l week; timetable, hours_by_day; when it takes place
c week.day phrase; day
c week.from time; from
c week.to time; to
c week.where phrase; place
c week.note phrase; activity, fr:remarque
---
# Contrat de garde partagée
Familles {family_a} ({parent_a}) et {family_b} ({parent_b}), et {nanny}, salariée
Prise d'effet {start}, essai {trial} mois, {hours} heures par semaine, {home_weeks=une semaine chez chacun|un mois sur deux|toujours chez la première|selon planning}
%children 2..4 cards
{children.first}
Né(e) le: {children.born}
Famille: {children.family=A|B}
Repas: {children.food=panier|sur place|sans œuf|purée}
Sieste: {children.nap=matin|après-midi|aucune}
{children.allergy=}
%%
%week 3..6
Jour | De | À | Chez | Activité
{week.day=lundi|mardi|mercredi|jeudi|vendredi|samedi} | {week.from} | {week.to} | {week.where=A|B} | {week.note=parc|bibliothèque|–|éveil musical|–}
%%
Salaire horaire brut || {hourly}
Salaire mensuel brut || {monthly}
Part A || {share_a}
Part B || {share_b}
Trajet || {travel}
Repas par jour || {meals}
Congés : {holidays} jours. Préavis : {notice=huit jours|quinze jours|un mois}. {sunday!Il arrivera que l'on vous demande de rester le soir|Quelques soirées sont à prévoir~Aucune soirée ne sera demandée|Le travail se termine toujours en fin de journée}. {car!Les trajets en voiture sont autorisés|Vous pouvez prendre le volant avec eux~Pas de trajet en voiture avec les enfants|Les déplacements se font à pied}.
Médecin : {doctor} || Signé le {signed}
~ Convention des particuliers employeurs du {:date}. Voisine à prévenir : {:person}, {:phone}. Tarif minimum {:money:9..12}.

== fr avis_coproprietaires_ravalement
q syndic company:Syndic {}/Cabinet {}/{} Gestion; managing_agent
q residence company:Résidence {}/Le {}/Les Terrasses {}; building
q manager person; property_manager; who signs
q architect person; architect, fr:architecte; who follows the works
q contractor company:Ravalement {}/{} Façades; contractor
q voted date; works_voted; jour du vote
q starts date; scaffold_up; day the scaffold goes up
q ends date; works_end, fr:date de fin; day it should be done
q hours phrase; working_hours
q cost money:20000..300000; works_total; works alone, whole house
q fee_architect money:1000..20000; architect_fee
q syndic_fee percent; agent_fee_rate
q grant money:1000..40000; public_grant; public money
q owner person; co_owner, addressee
q lot id:###; lot
q shares number:50..900; shares_of_owner
q own_part money:500..20000; owner_part; what this owner pays
q colour phrase; facade_colour
q keys_to person; keys_left_with; with whom to leave one's keys
q windows flag; windows_to_be_kept_shut; whether one must not open
q alarm flag; scaffold_guarded; whether the scaffold is watched at night
q hotline phone; site_phone
a loan company; lender
a permit id
a guarantee number
a insurer company; insurance_company, insured_with, fr:assureur
l calls; fund_calls, payments; when to pay
c calls.no number:1..6; call, fr:numéro
c calls.due date; due_on, fr:échéance
c calls.share percent; share
c calls.sum money:100..6000; amount, fr:montant
c calls.stage phrase; trigger
c calls.paid date
l phases; programme, facades; façade by façade
c phases.side phrase; facade
c phases.from date; from
c phases.to date; to
c phases.note phrase; constraint, fr:remarque
---
{syndic}
{residence} || Lot {lot}, {shares} tantièmes
> {owner}
# Ravalement de façade
Les travaux votés le {voted} commencent. L'échafaudage sera dressé le {starts} ; fin prévue le {ends}. Horaires : {hours=8 h – 17 h|7 h 30 – 16 h 30|9 h – 18 h}. Teinte : {colour=pierre|blanc cassé|ocre clair|gris perle}. Entreprise : {contractor}, suivie par {architect}, architecte.
%phases 2..5
Façade | Du | Au | À savoir
{phases.side=rue|cour|pignon nord|jardin} | {phases.from} | {phases.to} | {phases.note=vider les balcons|stores remontés|passage interdit|bruit}
%%
Coût des travaux || {cost}
Architecte || {fee_architect}
Subvention || – {grant}
Votre quote-part || {own_part}
%calls 2..5
Appel | Échéance | % | Montant | Stade
{calls.no} | {calls.due} | {calls.share} | {calls.sum} | {calls.stage=commande|démarrage|mi-chantier|réception}
{calls.paid=}
%%
{windows!Tenez vos fenêtres closes pendant la projection|N'ouvrez pas les croisées côté chantier~Vous pourrez aérer comme à l'ordinaire|Les fenêtres restent utilisables}. {alarm!Une alarme surveille l'échafaudage la nuit|Un gardien passe chaque nuit~L'échafaudage n'est pas surveillé, verrouillez vos volets|Aucune surveillance nocturne n'est prévue}. En cas d'absence, laissez vos clés à {keys_to}.
> {manager}
~ Chantier : {hotline}. Honoraires du syndic {syndic_fee}. Assemblée suivante le {:date}. Ancien ravalement : {:year}.

== fr contrat_entretien_jardin_particulier
q gardener company:{} Paysages/Jardins {}/Les Verts de {}; gardening_firm
q client person; client, fr:client
q garden address; garden_address
q foreman person; team_leader; who leads the gang
q contract id:JE-###; contract_no, fr:numéro de contrat
q from date; starts, fr:date de début; first day
q months number:6..24; contract_months
q area unit:m² 100..4000; lawn_area, fr:superficie
q hedge unit:m 10..200; hedge_length
q visits number:6..30; visits_per_year
q yearly money:500..6000; yearly_price; price for a year
q monthly money:40..500; monthly_debit; taken each month
q credit percent; tax_credit
q approval id:SAP#########; service_approval; number of the State's approval
q index phrase; price_revision; how the price grows
q gate id:####@; gate_code; code of the gate
q neighbour person; key_holder; who has a key
q waste flag; clippings_removed; whether cut green is taken away
q chemicals flag; chemicals_used; whether weeds are killed with products
q signed date; signed_on, fr:date de signature; jour de la signature
q dog phrase; animal_on_site
a insurer company; insurance_company, insured_with, fr:assureur
a iban iban; bank_account, account_number, fr:compte bancaire
a pool unit
a vat money; vat_amount, tax_amount, fr:montant de la TVA
l jobs; services, programme; what is done
c jobs.what phrase; service, fr:désignation
c jobs.times number:1..20; times_a_year
c jobs.season phrase; season
c jobs.hours unit:h 0..9; time_planned
c jobs.price money:20..600; price, fr:prix
c jobs.extra phrase; option
l trees; plants; tree by tree
c trees.kind phrase; species
c trees.where phrase; position
c trees.year year; planted
---
{gardener} || Contrat {contract}
{client} || {garden}
# Contrat d'entretien annuel
Pelouse {area}, haie {hedge}, {visits} passages par an, équipe de {foreman}. Départ {from}, durée {months} mois.
%jobs 3..8
Prestation | Fois/an | Saison | Temps | Prix
{jobs.what=tonte|taille de haie|scarification|feuilles|massifs|arrosage, mise en route|taille des rosiers} | {jobs.times} | {jobs.season=printemps|été|automne|toute l'année} | {jobs.hours} | {jobs.price}
{jobs.extra=}
%%
%trees 1..4 lines
{trees.kind=pommier|érable|tilleul|magnolia|cerisier}, {trees.where=au fond|près du portail|contre le mur|terrasse}, planté en {trees.year}
%%
= Prix annuel: {yearly}
= Prélèvement mensuel: {monthly}
= Crédit d'impôt: {credit}
= Révision: {index=chaque janvier|indice des salaires|2 % par an|à convenir}
{waste!Les déchets verts partent avec nous|Nous évacuons tailles et tontes~Les tontes restent sur place, au compost|Les tailles sont mises en tas dans le jardin}. {chemicals!Un désherbant homologué est appliqué dans les allées|Traitement des allées deux fois l'an~Désherbage à la main et à la vapeur seulement|Aucun produit n'est répandu}. Portail : {gate} ; clé de secours chez {neighbour}. Animal : {dog=un chien, attaché|aucun|deux oies|un chat}.
> {signed}
~ Agrément {approval}. Devis du {:date} annulé. Première tonte offerte avant le {:date}. {:phone}, {:email}

== fr commande_imprimerie_brochure
q printer company:Imprimerie {}/{} Graphic/Presses {}; printer
q client company:Office de tourisme de {}/Musée {}/{} Immobilier; client, fr:client
q contact person; client_contact; whom the printer writes to
q rep person; printer_rep; who signs at the printer's
q job id:##-####; job_no
q title phrase; job_title
q ordered date; confirmed_on; jour de la confirmation
q files_by date; files_due; last day for files
q proof_on date; proof_sent; day the proof is sent
q ok_by date; approval_needed_by; day by which the client must say yes
q deliver date; delivery_promised; day of delivery promised
q copies number:500..90000; print_run; how many are printed
q pages number:8..96; pages
q format phrase; format
q paper_in phrase; inside_paper
q paper_cover phrase; cover_paper
q finish phrase; finish, binding
q price money:500..20000; price_net, fr:prix; for the whole run
q more money:20..900; price_per_thousand_more; for each thousand more
q tolerance percent; over_under_delivery
q label flag; paper_certified; whether the paper bears a forest sign
q proof_flag flag; press_check; whether the client comes to see the sheets at the machine
a isbn id
a designer person
a deposit money; security_deposit, caution_paid, fr:dépôt de garantie
a weight unit; mass, total_weight, fr:poids
l drops; deliveries, addresses; where it goes
c drops.to company; recipient
c drops.town city; town, fr:ville
c drops.copies number:50..9000; copies
c drops.boxes number:1..90; boxes
c drops.by date; by, fr:délai
c drops.note phrase; instruction, fr:remarque
c drops.phone phone
---
{printer} || Dossier {job}
# Confirmation d'impression
{client}, {contact}
« {title=Balades d'automne|Catalogue de l'exposition|Programme immobilier|Guide pratique} », {copies} exemplaires, {pages} pages, {format=A5 fermé|21 x 21 cm|A4 à la française|10 x 21 cm}
Intérieur {paper_in=offset 120 g|couché mat 135 g|recyclé 100 g} || Couverture {paper_cover=couché 300 g|carte 250 g|intérieur identique}
Finition {finish=deux points métal|dos carré collé|cousu|plis roulés} || Commande confirmée le {ordered}
%drops 2..6
Destinataire | Ville | Ex. | Cartons | Pour le | Consigne
{drops.to} | {drops.town} | {drops.copies} | {drops.boxes} | {drops.by} | {drops.note=hayon||avant 10 h|sous film|}
{drops.phone=}
%%
Vos fichiers sont attendus le {files_by}, l'épreuve partira le {proof_on} ; votre bon à tirer doit nous revenir pour le {ok_by}, faute de quoi la livraison du {deliver} ne pourra être tenue. {proof_flag!Vous assisterez au calage en machine|Votre graphiste viendra voir les premières feuilles~Le calage se fera sans vous|Il n'est pas prévu de passage en machine}. {label!Le papier est issu de forêts gérées durablement, logo en page 2|Papier sous label forestier~Le papier ne porte aucun label|Papier sans certification}.
= Prix hors taxes: {price}
= Mille supplémentaire: {more}
= Tolérance: {tolerance}
> {rep}
~ Tarif papier du {:date}. Offre antérieure {:money:500..20000}, caduque. Machine {:=quatre couleurs|huit couleurs}. {:phone}

== fr bail_commercial_resume_clauses
q landlord company:SCI {}/Foncière {}/{} Patrimoine; lessor, fr:bailleur; who lets
q tenant company:Boulangerie {}/{} Optique/Pressing {}; lessee; qui loue
q guarantor person; personal_guarantor, fr:caution; who stands in for the tenant
q drafted_by person; drafted_by, lawyer; who wrote the sheet
q agent company:{} Commerces/Cabinet {}; letting_agent
q premises address; premises
q area unit:m² 20..600; area, fr:superficie
q use phrase; permitted_use
q signed date; signed_on, fr:date de signature; day of signing
q from date; lease_starts, fr:date de début; first day
q to date; lease_ends, fr:date de fin; last day
q first_break date; first_break; first day on which the tenant may leave
q rent money:6000..90000; annual_rent, fr:loyer; yearly, without charges
q free_months number:1..6; rent_free_months
q charges money:500..9000; annual_charges
q deposit money:1500..30000; deposit, fr:dépôt de garantie
q index phrase; index
q base_index number:100..140; base_index_value
q entry_fee money:5000..90000; key_money; paid once for getting in
q agency_fee money:1000..15000; agency_fee; for the agent
q works phrase; works_by_lessor
q sublet flag; subletting_allowed; whether part may be passed on to another
q vat flag; rent_with_vat; whether tax is put on the rent
a insurer company; insurance_company, insured_with, fr:assureur
a iban iban; bank_account, account_number, fr:compte bancaire
a owner_person person; landlord_manager
a energy short; energy_class
a tax money; property_tax
l steps; rent_steps, stepped_rent; how the rent grows
c steps.year number:1..9; lease_year
c steps.from date; from
c steps.rent money:5000..90000; rent
c steps.month money:400..9000; monthly
c steps.index date
l repairs; cost_split, works_split; who pays what
c repairs.what phrase; item, fr:désignation
c repairs.who phrase; payer
c repairs.cap money:200..9000; cap
---
# Bail commercial – fiche de synthèse
Rédigée par {drafted_by} – commercialisation {agent}
= Bailleur: {landlord}
= Preneur: {tenant}
= Caution: {guarantor}
= Locaux: {premises}
= Surface: {area}
= Destination: {use=boulangerie, salon de thé|optique|pressing|tous commerces sauf nuisances|restauration sans extraction}
= Signature: {signed}
= Prise d'effet: {from}
= Terme: {to}
= Première faculté de congé: {first_break}
Loyer annuel {rent} hors charges ({charges}), franchise {free_months} mois, dépôt {deposit}. Droit d'entrée {entry_fee}, honoraires {agency_fee}. Indice {index=ILC|ILAT|ICC}, base {base_index}.
%steps 1..4
Année | À compter du | Loyer annuel | Mensuel
{steps.year} | {steps.from} | {steps.rent} | {steps.month}
{steps.index=}
%%
%repairs 2..5
Poste | Payeur | Plafond
{repairs.what=gros murs|vitrine|climatisation|taxe foncière|ravalement|rideau} | {repairs.who=bailleur|preneur|moitié} | {repairs.cap}
%%
Travaux du bailleur : {works=toiture|mise aux normes d'accès|néant|rideau métallique}. {sublet!Le preneur peut confier une partie des lieux à un tiers|La sous-location partielle est permise~Le preneur occupera seul les lieux|Toute sous-location est exclue}. {vat!Le bailleur a opté pour la taxe|La TVA s'ajoute à chaque terme~Le loyer n'est pas soumis à la taxe|Aucune TVA ne s'ajoute}.
~ Précédent occupant parti le {:date}. Diagnostic amiante du {:date}. Loyer ancien {:money:6000..90000}. Gestion : {:person}, {:phone}.

== fr compte_rendu_visite_chantier_naval
q yard company:Chantier {}/{} Nautique/Ateliers navals {}; shipyard
q owner person; boat_owner; to whom the boat belongs
q boat phrase; boat
q type phrase; boat_type
q surveyor person; surveyor; who looked it over
q foreman person; yard_foreman; man of the yard who was there
q visit date; visit; jour de la visite
q lifted date; lifted_out; day it came out of the water
q launch date; launch_planned; day it goes back in
q launch_tide time; launch_high_water
q report id:V##-###; report_no, fr:numéro de rapport
q hull_h number:5..30; hull_moisture
q engine_h number:200..9000; engine_hours
q quote money:500..40000; estimated_repairs; what all repairs may cost
q storage money:5..40; storage_per_day; for each day on land
q insurer company:{} Plaisance; insurer, fr:assureur
q claim id:S-#####; insurance_file; number of the insurance file
q mast flag; mast_down; whether the mast was taken off
q osmosis flag; osmosis; whether blisters were found
q antifoul phrase; antifouling
q crane unit:t 3..40; crane_capacity
a built year
a price money; purchase_price, fr:prix
a berth id
a deposit money; security_deposit, caution_paid, fr:dépôt de garantie
l findings; defects; part by part
c findings.part phrase; part
c findings.what phrase; finding, fr:désignation
c findings.grade short; grade
c findings.act phrase; action
c findings.hours unit:h 1..40; hours
c findings.cost money:50..9000; cost, fr:coût
c findings.by date; to_be_done_by, fr:délai
c findings.paid_by phrase; charged_to
c findings.photo id
---
{yard} || Rapport {report}
# Visite à sec – {boat=Altaïr|Foehn|La Mauve|Kerlann}
{type=sloop 10 m|vedette|cotre|pêche-promenade}, à {owner} || Sorti le {lifted}, grue {crane}
Visité le {visit} par {surveyor}, avec {foreman}. {mast!L'espar est au sol|Le gréement a été déposé~Le gréement est resté en place|Visite mât debout}. Moteur : {engine_h} heures. Humidité moyenne de la coque : {hull_h} %.
%findings 3..9
Partie | Constat | N | Suite | h | Coût | Pour | À charge
{findings.part=safran|anodes|hélice|quille|vannes|pont|étai} | {findings.what=jeu|rongée à 70 %|corrosion|fissure|suintement|RAS|brin rompu} | {findings.grade=1|2|3} | {findings.act=changer|reprendre|surveiller|déposer} | {findings.hours} | {findings.cost} | {findings.by} | {findings.paid_by=propriétaire|assurance|chantier}
{findings.photo=}
%%
{osmosis!Des cloques couvrent la carène à bâbord|Des bulles ont été percées, acides~Aucune cloque sur la carène|La carène est saine sous la peinture}. Sous-marine : {antifoul=matrice dure|érodable noir|époxy cuivre}. Estimation {quote}. Stationnement {storage} par jour. Dossier {claim} chez {insurer}.
Remise à l'eau prévue le {launch}, pleine mer {launch_tide}
~ Coefficient {:number:60..110}. Devis précédent du {:date} : {:money:500..40000}. Gardien : {:person}, {:phone}. Visite des vannes tous les deux ans.

== fr courriel_confirmation_conference_orateurs
q organiser company:Association {}/Forum {}/Institut {}; organiser
q event phrase; conference
q speaker person; speaker, addressee; to whom the message goes
q coordinator person; programme_coordinator, sender; who sends it
q moderator person; session_chair; who chairs
q day date; talk_day; jour de l'intervention
q time time; talk_time
q length unit:min 10..60; talk_length
q title phrase; talk_title
q room phrase; room
q venue address; venue
q hotel company:Hôtel {}/Résidence {}; hotel
q nights number:1..3; nights_paid
q fee money:100..3000; speaker_fee; paid for the talk
q travel_cap money:50..900; travel_refund_limit; most paid back for the journey
q slides_by date; slides_due; last day for slides
q bio_by date; biography_due; last day for the few words on oneself
q registered number:40..900; registered_so_far; people who have signed up so far
q email_to email; slides_to; address for the slides
q stream flag; streamed; whether people can watch from home
q interpreted flag; interpretation; whether it is put into another language on the spot
q catering company:{} Traiteur; caterer
a train id
a guests number
a publisher company
a invoice_by date
l slots; session, programme; how the session runs
c slots.at time; time, fr:heure
c slots.who person; speaker, fr:responsable
c slots.org company; affiliation
c slots.what phrase; topic, fr:désignation
c slots.mins number:5..40; minutes
c slots.lang phrase; language
c slots.phone phone
---
De : {coordinator}
À : {speaker}
Objet : votre intervention – {event=Assises de l'eau|Journées du bois|Rencontres numériques|Forum santé}
Bonjour,
Merci d'avoir accepté de parler le {day} à {time}, {room=auditorium|salle 3|amphi Curie|grande salle}, {venue}. Vous disposez de {length} pour « {title=Réparer plutôt que jeter|Ce que disent les données|Le métier qui revient|Trois ans après} ». {moderator} présidera la séance :
%slots 3..7
h | Orateur | Organisme | Sujet | min | Langue
{slots.at} | {slots.who} | {slots.org} | {slots.what=état des lieux|retour d'expérience|débat|synthèse|démonstration} | {slots.mins} | {slots.lang=FR|EN|FR/NL}
{slots.phone=}
%%
* Votre notice biographique nous est nécessaire pour le {bio_by}.
* Envoyez vos diapositives à {email_to} avant le {slides_by}.
* Nous avons réservé {nights} nuit(s) : {hotel}. Trajet remboursé jusqu'à {travel_cap}. Honoraires : {fee}.
{stream!La séance sera visible en direct sur notre site|On pourra suivre de chez soi~La séance ne sera ni filmée ni diffusée|Seul le public présent pourra suivre}. {interpreted!Des cabines assurent la traduction simultanée|Deux interprètes seront en cabine~Les échanges se feront sans interprète|Aucune traduction n'est prévue}. {registered} personnes sont inscrites à ce jour.
Bien à vous,
{coordinator}, pour {organiser}
~ Déjeuner : {catering}, {:time}. Régie : {:person}, {:phone}. Inscriptions closes le {:date}. Édition précédente : {:number:40..900} participants.

== fr note_livraison_repas_domicile
q provider company:Portage {}/CCAS de {}/{} Restauration; meal_service
q client person; person_served, fr:client; who eats
q address address; delivered_to
q client_no id:R####; client_no
q relative person; relative; who is to be told
q relative_phone phone; relative_phone
q driver person; delivery_driver, fr:conducteur; who brings it
q dietician person; dietician; who plans the food
q week phrase; week
q from date; service_since, fr:date de début; jour du début du service
q diet phrase; diet
q allergen phrase; allergen
q meals number:3..14; meals_per_week
q price money:5..14; price_per_meal, fr:prix; for one meal
q aid money:1..6; aid_per_meal; taken off each meal
q month_total money:60..400; month_total; billed last month
q slot phrase; delivery_slot
q cancel number:24..72; cancel_hours_before; hours before which one may cancel
q change_by phrase; choices_returned_by
q key flag; key_deposited; whether the driver may let himself in
q watch flag; wellbeing_alert; whether the driver looks after how the person is
a doctor person; physician, treated_by, fr:médecin
a iban iban; bank_account, account_number, fr:compte bancaire
a born date; date_of_birth, birthday, fr:date de naissance
a weight unit; mass, total_weight, fr:poids
l menus; meals_list, days; day by day
c menus.day phrase; day
c menus.date date; date, fr:date
c menus.starter phrase; starter
c menus.main phrase; main_dish
c menus.side phrase; side_dish
c menus.sweet phrase; dessert
c menus.choice short; chosen_option
c menus.kcal number:400..900; energy
c menus.back phrase
---
{provider}
# Portage de repas – {week=semaine 6|semaine 19|semaine 27|semaine 44}
= Bénéficiaire: {client}
= N°: {client_no}
= Adresse: {address}
= Depuis le: {from}
= Régime: {diet=sans sel|diabétique|normal|mixé}
= Allergène: {allergen=fruits à coque|aucun|lait|crustacés}
= Passage: {slot=9 h – 10 h|avant midi|la veille, 16 h|10 h – 11 h 30}
%menus 4..7
Jour | Date | Entrée | Plat | Accompagnement | Dessert | Choix | kcal
{menus.day=lu|ma|me|je|ve|sa|di} | {menus.date} | {menus.starter=potage|betteraves|céleri|salade} | {menus.main=colin|rôti|blanquette|omelette|boudin} | {menus.side=riz|purée|haricots|semoule} | {menus.sweet=compote|flan|fruit|yaourt} | {menus.choice=A|B} | {menus.kcal}
{menus.back=}
%%
Cochez vos choix et rendez la feuille {change_by=au livreur mercredi|le jeudi précédent|avant vendredi midi}. Annulation {cancel} heures d'avance. {meals} repas par semaine à {price}, aide déduite de {aid} ; mois dernier : {month_total}.
{key!Une clé nous est confiée|Le livreur entre avec sa clé~Il faut ouvrir au livreur|Nous n'avons pas de clé}. {watch!Si quelque chose l'inquiète, le livreur alerte le service|Notre agent prend des nouvelles et signale~Le livreur dépose le plateau sans autre mission|Le service ne comprend pas de veille}.
Livreur : {driver} || Diététicienne : {dietician}
~ Proche à prévenir : {relative}, {relative_phone}. Réchauffer à 63 °C. Tarifs votés le {:date}. Pas de tournée le {:date}. Cuisine : {:city}.

== fr demande_intervention_archives_entreprise
q archive company:{} Archivage/Archives {}/Stock {}; archive_company
q client company:Étude {}/Banque {}/Clinique {}; client, fr:client
q requester person; requested_by; who asked
q approver person; authorised_by; who allowed it
q archivist person; handled_by; who dealt with it
q no id:DI-#####; request_no
q asked date; asked_on; jour de la demande
q delivered date; delivered_on; day it was brought
q return_by date; return_by; day it must be back
q site city; storage_site
q metres unit:m 20..900; linear_metres_stored
q boxes number:40..9000; boxes_stored; boxes still there
q destroyed number:5..900; boxes_destroyed; boxes destroyed
q destroy_date date; destroyed_on; day boxes were destroyed
q destroy_cert id:CD-####; destruction_certificate
q urgent choice:normal/urgent/same day; service_level
q fee money:20..900; retrieval_fee; for this errand
q storage_fee money:50..5000; monthly_storage_fee; for keeping, each month
q contract id:ARC###; contract_no, fr:numéro de contrat
q scan flag; scanned_instead; whether images are sent and not paper
q sealed flag; sealed_transport; whether the crates are closed with a number
a vat money; vat_amount, tax_amount, fr:montant de la TVA
a driver person; driven_by, chauffeur, fr:conducteur
a insurer company; insurance_company, insured_with, fr:assureur
a audit date
l boxes_list; boxes_asked, units; box by box
c boxes_list.code id:##########; barcode
c boxes_list.what phrase; content, fr:désignation
c boxes_list.years id:19##-20##; years_covered
c boxes_list.shelf id:@-##-##-#; shelf
c boxes_list.act phrase; action
c boxes_list.keep date; destroy_after
c boxes_list.state phrase; state, fr:état
c boxes_list.pages number
---
{archive} – site de {site}
Demande {no} || Contrat {contract}
# Consultation et mouvement d'archives
{client} : demande de {requester} du {asked}, autorisée par {approver}. {urgent?Livraison sous trois jours~Livraison le lendemain, avec supplément~Livraison dans les heures qui suivent}.
%boxes_list 3..9
Code | Contenu | Années | Travée | Mouvement | Détruire après | État
{boxes_list.code} | {boxes_list.what=minutes|dossiers de prêt|radios|factures|contrats clos|paie} | {boxes_list.years} | {boxes_list.shelf} | {boxes_list.act=sortie|retour|destruction|versement} | {boxes_list.keep} | {boxes_list.state=bon|humide|couvercle manquant|bon}
{boxes_list.pages=}
%%
{scan!Vous recevez des images, le papier ne bouge pas|Numérisation à la demande, transmise par lien~Les originaux vous sont apportés|Le papier vous est livré}. {sealed!Les bacs voyagent sous scellé numéroté|Chaque bac porte un plombage~Les bacs voyagent simplement fermés|Transport sans scellé}.
Livré le {delivered}, à rendre avant le {return_by}. Prestation : {fee}.
Encore en dépôt || {boxes} boîtes, {metres} linéaires
Loyer mensuel || {storage_fee}
Détruites le {destroy_date} || {destroyed} boîtes, attestation {destroy_cert}
> {archivist}
~ Agrément ministériel du {:date}. Rayonnages loués depuis {:year}. Prochain passage le {:date} entre {:time} et {:time}. {:email}

== fr cahier_liaison_transport_handicap
q service company:Mobilité {}/{} Adapté/Transport {}; transport_service
q passenger person; passenger; who is carried
q card id:PMR-#####; passenger_card
q driver person; driver, fr:conducteur; conducteur habituel
q vehicle id:@@-###-@@; vehicle
q planner person; dispatcher; who takes bookings
q plan_phone phone; booking_phone
q month month; month, fr:mois
q authority company:Métropole de {}/Département de {}; paying_authority
q chair phrase; wheelchair, mobility_aid
q companion person; companion; who may come along
q guardian person; legal_representative; who acts for the passenger by law
q pickup address; usual_pickup
q drop address; usual_destination
q trips number:4..60; trips_made; rides made
q cancelled number:0..9; trips_cancelled; rides called off
q no_show number:0..4; not_at_door
q fare money:1..6; fare_per_trip; for one ride
q to_pay money:4..200; amount_for_month; what the passenger owes for the month
q subsidy money:20..900; paid_by_authority; what the public pays
q wait number:5..10; waiting_minutes
q ramp flag; ramp_needed; whether one must be rolled in
q alone flag; may_be_left_alone; whether the person may be set down without anyone to receive them
q renew date; card_valid_until; last day of the card
a doctor person; physician, treated_by, fr:médecin
a iban iban; bank_account, account_number, fr:compte bancaire
a birth date
a insurer company; insurance_company, insured_with, fr:assureur
l trips_list; journeys, rides; ride by ride
c trips_list.date date; date, fr:date
c trips_list.from phrase; from
c trips_list.to phrase; to
c trips_list.asked time; asked_for
c trips_list.real time; picked_up_at
c trips_list.arrived time; dropped_at
c trips_list.km unit:km 1..40; distance
c trips_list.note phrase; remark, fr:remarque
c trips_list.shared first; shared_with
c trips_list.sig short
---
{service}, pour {authority}
# Relevé de courses – {month}
{passenger}, carte {card} valable jusqu'au {renew} || Véhicule {vehicle}, {driver}
?Représentant légal : {guardian}
Trajet habituel : de {pickup} à {drop}. Aide technique : {chair=fauteuil électrique|déambulateur|fauteuil manuel|canne blanche}. {ramp!Embarquement par la rampe, sangles à quatre points|Monte assis(e) dans son fauteuil~Monte par la portière avec un appui|Se transfère seul(e) sur le siège}. {alone!Peut être déposé(e) sans que personne attende|Aucun accueil n'est nécessaire à l'arrivée~Quelqu'un doit être là pour le recevoir|Ne jamais laisser sans relais à la porte}. Accompagnement autorisé : {companion}.
%trips_list 4..10
Date | De | À | Voulu | Pris | Arrivé | km | Avec | Obs.
{trips_list.date} | {trips_list.from=domicile|atelier|kiné|piscine} | {trips_list.to=atelier|domicile|hôpital de jour|centre-ville} | {trips_list.asked} | {trips_list.real} | {trips_list.arrived} | {trips_list.km} | {trips_list.shared} | {trips_list.note=retard||RAS||porte close}
{trips_list.sig=}
%%
Courses || {trips}
Annulées || {cancelled}
Absence à la porte || {no_show}
Tarif usager || {fare}
À payer || {to_pay}
Part de la collectivité || {subsidy}
~ Attente maximale {wait} minutes. Réservations : {planner}, {plan_phone}. Commission d'accès du {:date}. Règlement modifié le {:date}. Conductrice remplaçante : {:person}.
`
