/** Whole papers in French on which things of the same form stand near each other, and some that one could expect do not stand at all. */
export const frenchNearPapers = `
== fr pret_oeuvre_musee
q lender company:Musée {}/Fondation {}/Musée des Beaux-Arts de {}; owner, fr:preteur, lending_institution; house to which the work belongs
q borrower company:Centre d'art {}/Palais {}/Kunsthalle {}; fr:emprunteur, exhibitor, host_venue; house that shows the work for a time
q show phrase; exhibition_title, project; name of the exhibition
q artist person; maker, author_of_work; who made the work
q registrar person; loans_officer, contact at the owner; who follows the file for the owner
q courier person; accompanied_by, fr:convoyeur; who travels with the crate
q leaves date; departure_date, collected_on; day the crate leaves the owner
q back_by date; return_deadline, fr:retour; day by which the work must be home again
q insured_sum money:8000..900000; agreed_value, fr:valeur agreee; sum for which it is insured
q lux number:30..150; max_light, illuminance limit; how bright it may be
q glazed flag; behind_glass, protected; whether the work is shown under glass
q inv id:####.#.##; inventory_no, accession_number; number of the work in the owner's books
a insurer company; underwriter, fr:assureur; who covers the loan
a opening date; vernissage, opening_date; first day of the exhibition
a made_in year; year_of_creation, dated; when the work was made
a haulier company; transport_company, fr:transporteur; firm that carries the crate
a fee money; loan_fee, handling charge; what the borrower pays for the loan
---
{lender} || Régie des œuvres
{:street} || {:city}, le {:date}

# Convention de prêt
Entre {lender}, propriétaire, et {borrower}, il est convenu ce qui suit à l'occasion de « {show=La couleur avant tout|Paysages du Nord|Figures absentes|Un siècle de gravure|L'atelier retrouvé} ».
## Œuvre
{artist}, huile sur toile, inv. {inv}, encadrée.
## Déplacement
La caisse quitte nos réserves le {leaves}. {courier} l'accompagne jusqu'à l'accrochage et assiste au constat. Elle nous revient au plus tard le {back_by}.
## Conditions
Valeur d'assurance : {insured_sum}, clou à clou. Éclairement plafonné à {lux} lux, hygrométrie stable. {glazed!L'œuvre reste sous son verre feuilleté pendant toute la présentation|Un vitrage anti-reflet est maintenu~L'œuvre est montrée nue, sans verre|Aucun vitrage n'est posé devant la toile}.
Toute reproduction porte la mention de la collection.
> Pour la régie : {registrar}
~ Convention en deux exemplaires, modèle approuvé par le conseil du {:date}. Standard : {:phone}.

== fr constat_etat_sculpture
q conservator person; examined_by, fr:restauratrice, author; who looked the piece over
q holder company:Ville de {}/Abbaye de {}/Collection {}; keeper, owner, fr:proprietaire; to whom the piece belongs
q piece phrase; object, artwork, fr:objet; what was examined
q material phrase; substance, made_of; what the piece consists of
q height unit:cm 30..240; h, vertical size; how tall it is
q weight unit:kg 8..400; mass, fr:poids
q seen date; examination_date, inspected_on; day of the examination
q place phrase; location_at_exam, where_seen; where the piece stood then
q movable flag; fit_to_travel, transportable; whether the piece may be moved
q state choice:good/fair/poor; overall_condition, fr:etat general; how it is on the whole
l flaws; damages, alterations, fr:desordres; what is wrong with it
c flaws.where phrase; zone, position, localisation; part of the piece
c flaws.what phrase; nature, type_of_damage; what is seen there
c flaws.size unit:mm 2..120; extent, dimension
c flaws.old year; first_noted, since_year; since when it is known
a sculptor person; artist, fr:auteur de l'oeuvre; who carved the piece
a width unit:cm; breadth, fr:largeur; how wide it is
a treatment_cost money; restoration_budget, estimated cost
a next_exam date; next_check, fr:prochain examen; when it will be looked at again
---
^ {conservator}, conservatrice-restauratrice
^ {:street}, {:zip} {:city} – {:email}
# Constat d'état
= Objet: {piece=Vierge à l'Enfant|buste d'un magistrat|lion couché|saint Roch et son chien|fragment de gisant}
= Appartenance: {holder}
= Matière: {material=calcaire à grain fin|tilleul polychromé|marbre blanc|terre cuite|noyer ciré}
= Hauteur: {height}
?= Pesée: {weight}
Examen fait le {seen}, {place=dans la sacristie|dans la réserve du sous-sol|sur socle, salle 4|à l'atelier|dans la chapelle nord}, à la loupe et en lumière rasante.
+++
%flaws 2..5
Zone | Altération | Étendue
{flaws.where=main gauche|base, arrière|drapé|visage|épaule droite|socle} | {flaws.what=fissure|lacune|soulèvement de polychromie|encroûtement noir|galerie d'insecte|ancien collage jauni} | {flaws.size}
{flaws.old=}
%%
+++
L'ensemble est {state?sain, sans intervention à prévoir~convenable, à surveiller~préoccupant et demande un traitement rapide}. {movable!Un déplacement est possible avec calage mousse|Rien ne s'oppose à un transport~Je déconseille tout déplacement|La pièce ne doit pas quitter son emplacement}.
~ Photographies : {:number:8..40}. Le présent constat ne vaut pas expertise. Édité le {:date}.

== fr faire_part_deces
q deceased person; fr:defunt, departed, late_person; who has died
q age number:41..102; years_lived, fr:age; how old the person was
q died date; date_of_death, fr:deces; day of death
q spouse person; widow_or_widower, partner; husband or wife left behind
q ceremony date; funeral_date, service_day; day of the farewell
q at time; service_time, begins_at; hour of the farewell
q church company:Église Saint-{}/Temple de {}/Funérarium {}; venue, place_of_service; where the farewell is held
q director company:Pompes funèbres {}/Funérailles {}/Maison {}; undertaker, funeral_home; firm in charge
q cause phrase; charity, fr:don, in_lieu_of_flowers; for what gifts are asked
q cremated flag; cremation, fr:incineration; whether the body is burnt
q trade phrase; occupation, former_profession; what the person had been in life
a born date; date_of_birth, fr:naissance; day of birth
a doctor person; attending_physician, fr:medecin
a cemetery company; burial_place, fr:cimetiere; where the grave is
a priest person; celebrant, officiant; who leads the service
a visiting_hours period; wake_hours, fr:visites; when one can see the body
---
^ {spouse}, {:=son époux|son épouse|son conjoint},
^ ses enfants {:first}, {:first} et {:first},
^ ses petits-enfants et toute la famille
^ ont la tristesse de vous faire part du décès de

# {deceased}
^ {trade=instituteur honoraire|vigneron|ancienne sage-femme|facteur retraité|fleuriste à la retraite|ancien conseiller communal}

^ survenu le {died}, dans sa {age}e année.

La cérémonie sera célébrée le {ceremony} à {at}, {church}. {cremated!La crémation suivra dans l'intimité|Les cendres seront dispersées par les proches~L'inhumation aura lieu ensuite dans le caveau de famille|La mise en terre suivra l'office}.
?Ni fleurs ni couronnes ; vos dons iront à {cause=la recherche sur la maladie de Parkinson|la Ligue contre le cancer|la station de sauvetage en mer|l'école du village|l'unité de soins palliatifs}.
Cet avis tient lieu de faire-part.
~ {director}, {:city} – {:phone}. Adresse de la famille : {:street}, {:zip} {:city}. Imprimé le {:date}.

== fr concession_funeraire
q town company:Commune de {}/Ville de {}/Mairie de {}; issuing_body, grantor, fr:commune
q holder person; grantee, fr:concessionnaire, plot_holder; who obtains the plot
q plot id:@-##-##; grave_number, fr:emplacement; which plot
q yard company:Cimetière de {}/Cimetière Saint-{}/Cimetière du {}; cemetery, graveyard
q term choice:15 years/30 years/50 years; duration, tenure; for how long it is granted
q area unit:m² 1..5; surface, fr:superficie
q price money:120..2400; amount_paid, fr:redevance; what it cost
q starts date; valid_from, fr:prise d'effet; from when the right runs
q mayor person; signatory, signed_by; who signs for the town
q family flag; family_grave, fr:familiale; whether relatives may be buried there too
q receipt id:Q-#####; fr:quittance, payment_reference; number of the treasury's receipt
a ends date; expiry, fr:echeance; day on which the right runs out
a buried person; fr:defunt, person_interred; who lies in the grave
a mason company; monument_maker, fr:marbrier
a keeper person; cemetery_warden, fr:gardien
a born date; holder_birthdate, fr:naissance du titulaire
---
{town} || Service de l'état civil
{:street} || Arrêté du {:date}

# Titre de concession
Le maire, vu le règlement de {yard} approuvé le {:date}, vu la demande de {holder}, demeurant {:street} à {:city},
ARRÊTE
Article 1 – Il est accordé à {holder} un terrain de {area}, repéré {plot} au plan.
Article 2 – La concession est consentie pour {term?une durée de quinze années~trois décennies~un demi-siècle} à compter du {starts}. {family!Le titulaire pourra y faire reposer ses parents et alliés|Elle est ouverte aux membres de sa famille~Elle est strictement individuelle|Aucune autre personne ne pourra y être inhumée}.
Article 3 – La somme de {price} a été versée au receveur[ (quittance {receipt})].
Article 4 – L'entretien incombe au titulaire ; un terrain laissé à l'abandon peut être repris.
> Le maire,
> {mayor}
~ Copie au conservateur. Renseignements : {:phone}, du lundi au vendredi.

== fr ordonnance_veterinaire_chien
q vet person; prescriber, practitioner, fr:veterinaire; who prescribes
q clinic company:Clinique vétérinaire {}/Cabinet vétérinaire de {}/Vétérinaires {} et associés; practice, surgery
q owner person; client, keeper, fr:proprietaire; who brought the animal
q animal first; pet_name, patient; what the animal is called
q breed phrase; race, kind_of_dog
q mass unit:kg 3..60; body_weight, fr:poids
q day date; consultation_date, prescribed_on
q chip id:250##########00; microchip, identification
q finding phrase; diagnosis, fr:diagnostic; what the animal suffers from
q fasting flag; empty_stomach, fr:a jeun; whether it must come back without having eaten
q review duration; recheck_after, control_in; after how long it is to be seen again
l drugs; medicines, prescription_lines, fr:traitement; what is to be given
c drugs.name phrase; product, medicine
c drugs.dose phrase; dosage, posology, fr:posologie; how much and how often
c drugs.days number:3..30; length_days, number_of_days; for how many days
c drugs.batch id; lot_no, batch; lot of the pack
a age number; years_old, fr:age; how old the dog is
a price money; consultation_fee, fr:honoraires
a vaccinated date; last_vaccine, fr:dernier rappel
a pharmacist person; dispensed_by, fr:pharmacien; who hands the medicines over
a owner_phone phone; mobile, contact number of the owner
---
{clinic}
Dr {vet}, n° Ordre {:id:#####} || {:street}, {:city}
Urgences : {:phone} || Le {day}

# Ordonnance
Pour {animal}, {breed=épagneul breton|croisé berger|teckel à poil dur|golden retriever|jack russell|cane corso}, {mass}, appartenant à {owner}
?Puce {chip}
Affection : {finding=otite externe bilatérale|gastro-entérite aiguë|dermatite allergique|arthrose de la hanche|cystite|plaie de morsure}.
%drugs 2..4 lines
{#}) {drugs.name=Amoxicilline 250 mg|gouttes auriculaires|Méloxicam suspension|pansement gastrique|shampooing à la chlorhexidine|Prednisolone 5 mg}
{drugs.dose=1 comprimé matin et soir|2 ml une fois par jour|3 gouttes par oreille|au repas, le soir|en friction, tous les trois jours}, pendant {drugs.days} jours
{drugs.batch=}
%%
À revoir dans {review}. {fasting!Ne rien lui donner à manger depuis la veille au soir|Le présenter à jeun, gamelle retirée à 20 heures~Il peut manger normalement ce jour-là|Inutile de le mettre à jeun}.
~ Ne pas dépasser la dose. Médicaments à tenir hors de portée des enfants. Ordonnance non renouvelable. TVA {:id:FR## #########}.

== fr bulletin_avalanche
q bureau company:Centre nivologique de {}/Météo {}/Institut {} pour la neige; issuing_service, fr:organisme; who publishes
q massif region; area, mountain_range, fr:massif; for which mountains it holds
q issued date; published_on, bulletin_date
q valid_until date; valid_to, fr:echeance; until when it holds
q forecaster person; nivologist, drawn_up_by; who wrote it
q level choice:low/moderate/considerable/high; danger_level, risk, fr:niveau; how great the danger is
q above unit:m 1600..2800; altitude_limit, critical_elevation; height from which the danger is greater
q fresh unit:cm 5..80; new_snow, snowfall_24h; how much fell
q slopes phrase; aspects, fr:orientations; which slopes are most exposed
q layer phrase; weak_layer, fr:couche fragile; what in the snow does not hold
q roads flag; roads_threatened, valley_traffic; whether slides may reach the roads
q isotherm unit:m 800..3200; freezing_level, zero_degree_height
a total unit:cm; snow_depth, fr:hauteur de neige; how much snow lies in all
a wind number; wind_speed, fr:vent; how hard it blows
a next_issue date; next_bulletin, fr:prochain bulletin
a victim person; casualty, buried_person; who was caught
a rescue phone; mountain_rescue, fr:secours
---
# Bulletin d'estimation du risque d'avalanche
{bureau} || Massif : {massif}
Rédigé le {issued} || Bulletin n° {:id:##/###}

Le danger est {level?limité : les départs sont rares et petits~modéré ; il faut choisir son itinéraire~marqué, un seul skieur peut suffire à déclencher~fort, la plupart des pentes raides sont instables}. Il augmente nettement au-dessus de {above}, surtout dans les versants {slopes=nord à est|ombragés sous les crêtes|sud en fin de journée|nord-ouest chargés par le vent}.
## Manteau
Il est tombé {fresh} depuis hier. Cette neige repose sur {layer=une couche de gobelets|du givre de surface enfoui|une croûte de regel lisse|des grains anguleux}. Isotherme zéro vers {isotherm}.
## Vallées
{roads!Des coulées peuvent atteindre les axes du fond de vallée|Les routes d'accès sont menacées en plusieurs points~Les voies de communication ne sont pas concernées|Aucune route ne devrait être touchée}.
> Prévisionniste : {forecaster}
~ Valable jusqu'au {valid_until}. Observations du réseau : {:number:12..60} postes. Échelle européenne de 1 à 5.

== fr bon_pilotage_port
q station company:Station de pilotage de {}/Pilotes de {}/Pilotage du {}; pilot_service, issued_by
q pilot person; fr:pilote, pilot_name; who guided the ship
q master person; captain, fr:capitaine; who commands the ship
q ship company:MV {}/{} Star/Cap {}; vessel, fr:navire
q flag_state country; registry, fr:pavillon; country whose flag it flies
q draft unit:m 4..13; draught, fr:tirant d'eau
q length unit:m 80..290; loa, fr:longueur hors tout
q on_board time; pilot_boarded_at, embarked; hour the pilot came aboard
q made_fast time; moored_at, all_fast, fr:amarrage; hour the last line was fast
q berth phrase; quay, fr:poste; where the ship lay in the end
q tugs number:0..4; tugboats, fr:remorqueurs
q agent company:{} Shipping/Agence maritime {}/{} & Fils consignataires; ship_agent, billed_to, fr:consignataire
q incident flag; remarks_made, damage; whether something went wrong
q day date; operation_date, manoeuvre_day
a departure time; pilot_away, fr:debarquement; hour the pilot left the ship
a gross number; gross_tonnage, fr:jauge brute
a charge money; pilotage_dues, fr:montant
a owner company; shipowner, fr:armateur
a imo id; imo_number, hull_number
---
{station}
Bon n° {:id:######} || {day}

# Bon de pilotage – entrée
= Navire: {ship}
= Pavillon: {flag_state}
= Longueur: {length}
= Tirant d'eau: {draft}
= Consignataire: {agent}
Embarqué à {on_board} à la bouée d'atterrissage. Vent {:=SW 5|NW 4|E faible|variable}, courant de {:number:1..3} nœuds. Assistance de {tugs} remorqueur(s).
Amarré à {made_fast}, {berth=quai des Céréales|poste 14 bord à quai|appontement pétrolier nord|môle Ouest|terminal roulier}.
{incident!Contact léger avec une défense, voir rapport joint|Une aussière a rompu pendant l'accostage~Manœuvre sans observation|Rien à signaler}.
Lu et accepté à bord, {master}
> Le pilote, {pilot}
~ Facturation mensuelle à l'agent. Barème révisé le {:date}. VHF 12 – {:phone}.

== fr rapport_de_mer
q master person; captain, declarant, fr:capitaine; who makes the statement
q ship company:Le {}/L'Étoile de {}/Notre-Dame de {}; vessel, fr:navire
q port city; harbour_of_filing, where_declared; where the statement is made
q from_port city; last_port, port_of_departure, fr:provenance
q sailed date; departure_date, left_on
q event_day date; incident_date, fr:date de l'evenement; when it happened
q event_time time; incident_time, hour
q what phrase; event, nature_of_incident, fr:evenement
q position phrase; coordinates, where_at_sea
q crew number:3..22; persons_on_board, fr:equipage
q witness person; mate, seaman_heard; who from the crew confirms it
q hurt flag; injuries, casualties; whether anybody was hurt
q cargo phrase; load, fr:cargaison
a arrived date; arrival_date, reached_port; day the ship came in
a owner company; shipowner, fr:armement
a damage_cost money; loss_estimate, fr:montant des dommages
a insurer company; p_and_i_club, underwriter
a rescuer company; salvage_vessel, fr:remorqueur
---
^ Rapport de mer
# {ship}
Par-devant nous, greffier, a comparu à {port} {master}, capitaine, lequel a déclaré :
J'ai appareillé de {from_port} le {sailed} avec {crew} hommes, chargé de {cargo=bois scié|sel en vrac|engrais|caisses de poisson congelé|ciment en sacs}, navire étanche et bien armé.
Le {event_day} vers {event_time}, par {position=48°12' N 005°40' W|le travers du phare, à six milles|43°05' N 004°51' E|l'ouvert de la baie}, {what=une voie d'eau s'est déclarée en cale avant|la barre n'a plus répondu|une partie de la pontée est passée à la mer|nous avons abordé un objet immergé|le moteur principal s'est arrêté}. J'ai fait sonner l'alarme et averti le centre de surveillance sur le canal 16.
{hurt!Un matelot a été blessé à la main et soigné à bord|Deux hommes ont été contusionnés~Personne n'a été blessé|L'équipage est indemne}.
{witness}, second, entendu séparément, a confirmé ces faits.
Fait pour servir et valoir ce que de droit, le {:date}.
~ Droits de greffe acquittés. Journal de bord visé, folios {:number:3..30} et suivants.

== fr plan_table_mariage
q couple_a first; fr:marie, first_spouse, partner_one; one of the two who marry
q hall company:Château de {}/Domaine {}/Auberge {}; venue, fr:lieu; where the meal is held
q day date; wedding_date, fr:jour
q caterer company:{} Traiteur/Maison {}/Les Tables de {}; food_by, fr:traiteur
q planner person; coordinator, contact_on_day; who answers on the day
q dinner time; meal_at, seated_by; when the guests sit down
q guests number:40..180; headcount, fr:convives
q children number:2..20; kids_menus, fr:enfants
q dance flag; dancing, fr:bal; whether there is dancing afterwards
l tables; seating, groups
c tables.name phrase; label, table_name; what the table is called
c tables.seats number:6..12; places, fr:couverts
c tables.head person; host_of_table, table_captain; who looks after the table
c tables.diet phrase; special_meal, fr:regime; what must be cooked apart
c tables.shape phrase; form, round_or_long
a couple_b last; maiden_name, fr:nom de naissance
a budget money; price_per_head, fr:prix par personne
a ceremony time; church_time, fr:heure de la ceremonie; when the wedding itself is
a florist company; flowers_by, fr:fleuriste
a band company; musicians, fr:orchestre
---
^ Mariage de {couple_a} et {:first}
# Plan de table
{hall} || {day}
Traiteur : {caterer} || Sur place : {planner}, {:phone}

{guests} convives attendus, dont {children} petits menus. On passe à table à {dinner}.
%tables 3..6
Table | Places | Qui veille | Cuisine à part
{tables.name=Lavande|Romarin|Olivier|Tilleul|Genêt|Bruyère} | {tables.seats} | {tables.head} | {tables.diet=sans gluten (1)|végétarien (2)|sans arachide|rien|halal (3)|sans lait}
{tables.shape=}
%%
{dance!La piste ouvre après le gâteau, jusqu'à l'aube|Le disc-jockey prend la suite du dessert~Pas de bal : la soirée s'achève au café|La salle ferme après le dessert, sans danse}.
~ Version du {:date}, annule la précédente. Merci de ne plus rien changer après le {:date}.

== fr commandement_payer_suisse
q office company:Office des poursuites de {}/Office des poursuites du district de {}; debt_office, issuing_authority
q creditor company:{} Assurances SA/Garage {} Sàrl/Caisse {}; claimant, fr:creancier; who wants money
q debtor person; fr:debiteur, owing_party; who should pay
q agent company:Fiduciaire {}/Étude {}/{} Encaissements SA; representative, fr:mandataire; who acts for the one who wants money
q number id:#######; case_number, fr:poursuite
q claim money:200..18000; principal, fr:creance; sum without interest and costs
q rate percent; interest, fr:interet
q since date; interest_from, fr:des le; from when interest runs
q cause phrase; title_of_claim, reason, fr:cause de l'obligation; from what the debt comes
q costs money:20..150; fee_of_the_act, fr:frais; what the paper itself costs
q served date; notified_on, fr:notification; day it was handed over
q server person; bailiff, served_by; official who handed it over
q objected flag; opposition, disputed; whether the debtor contested it at once
a total money; amount_due_in_all, fr:total
a iban iban; account, payment_account
a born date; debtor_birthdate
a seizure date; fr:saisie, attachment_date
a guarantor person; co_debtor, fr:caution
---
{office} || Poursuite n° {number}
{:street}, {:zip} {:city} || Établi le {:date}

# Commandement de payer
Débiteur : {debtor}, {:street}, {:city}
Créancier : {creditor}
?Représenté par : {agent}
Vous êtes sommé de payer dans les vingt jours la somme de {claim}, avec intérêt à {rate} dès le {since}, ainsi que les frais du présent acte, {costs}.
Titre et date de la créance ou cause de l'obligation : {cause=primes d'assurance impayées|facture de réparation|loyers en retard|solde d'un prêt|contribution d'entretien}.
Le débiteur qui entend contester tout ou partie de la dette doit former opposition dans les dix jours.
+++
## Notification
Remis le {served} par {server}.
{objected!Le destinataire a déclaré sur-le-champ former opposition totale|Opposition formée lors de la remise~Aucune opposition n'a été déclarée à la remise|Le destinataire a reçu l'acte sans le contester}.
~ Exemplaire pour le créancier. Compte postal de l'office : voir au verso.

== fr injonction_de_payer
q court company:Tribunal judiciaire de {}/Tribunal de proximité de {}/Tribunal de commerce de {}; jurisdiction, fr:juridiction
q judge person; magistrate, decided_by
q applicant company:{} Crédit/Société {}/SCI {}; creditor, fr:requerant
q debtor person; defendant, fr:partie adverse
q ordered date; order_date, fr:ordonnance du
q filed date; petition_date, fr:requete du; when the request was brought in
q sum money:300..9000; principal, amount_ordered
q court_costs money:20..70; fr:frais, costs
q docket id:##/#####; rg_number, case_ref
q whole flag; fully_granted, fr:accueillie en totalite; whether the court followed the request entirely
q basis phrase; origin_of_debt, fr:fondement
q lawyer person; counsel, fr:avocat; who acted for the creditor
a served date; service_date, fr:signification; when it was handed to the debtor
a bailiff person; fr:commissaire de justice, process_server
a objection date; opposition_date, opposed_on
a clerk person; registrar, fr:greffier
a rate percent; interest_rate, fr:taux
---
RÉPUBLIQUE FRANÇAISE
^ Au nom du peuple français
{court} || N° {docket}

# Ordonnance portant injonction de payer
Nous, {judge}, juge, assisté du greffe ;
Vu la requête déposée le {filed} par {applicant}[, représentée par Maître {lawyer}] ;
Vu les pièces produites, desquelles il ressort que la créance procède de {basis=loyers et charges échus|un contrat de crédit renouvelable|travaux livrés et non réglés|frais de scolarité|un solde de compte débiteur} ;
{whole!Attendu que la demande paraît fondée pour le tout|Faisons entièrement droit à la requête~Attendu que la demande ne paraît fondée qu'en partie|Rejetons le surplus de la requête} ;
Enjoignons à {debtor}, demeurant {:street} à {:city}, de payer la somme de {sum} en principal et celle de {court_costs} au titre des frais.
Disons que la présente ordonnance sera non avenue si elle n'est pas signifiée dans les six mois.
> Fait en notre cabinet le {ordered}
~ Conservé en minute au greffe. Accueil du public : {:phone}.

== fr decision_logement_quebec
q tribunal company:Tribunal administratif du logement, bureau de {}/Régie du logement de {}; adjudicating_body, fr:instance
q member person; fr:juge administratif, decided_by; who decided
q tenant person; lessee, fr:locataire
q landlord company:Gestion {} inc./Immeubles {}/Habitations {}; lessor, fr:locateur
q file id:###### ## ######## G; docket, fr:dossier
q heard date; hearing_date, fr:audience
q decided date; decision_date, rendered_on
q rent money:600..1900; monthly_rent, fr:loyer
q award money:100..4000; sum_ordered, reduction_granted; what one side must pay the other
q ended flag; lease_terminated, fr:bail resilie; whether the lease is over
q ground phrase; reason, fr:motif; what was complained of
q winner choice:tenant/landlord/split; in_favour_of, outcome; whom the decision favours
a lease_start date; fr:debut du bail, lease_from
a deposit money; security, fr:depot
a lawyer person; counsel, represented_by
a witness person; heard_witness, fr:temoin
a leave_by date; eviction_date, fr:deguerpissement; day by which the flat must be left
---
{tribunal} || Dossier : {file}
{:street}, {:city} (Québec)

# Décision
{tenant}, locataire || c. {landlord}, locateur

Les parties sont liées par un bail au loyer mensuel de {rent}. La demande vise {ground=un chauffage défaillant tout l'hiver|une infestation de punaises|des retards répétés de paiement|une hausse jugée excessive|des travaux bruyants sans préavis}.
Entendue le {heard}, la preuve est {winner?favorable au locataire, dont le témoignage est crédible~favorable au locateur, dont les pièces n'ont pas été contredites~partagée, chacun ayant raison sur un point}.
POUR CES MOTIFS, LE TRIBUNAL :
CONDAMNE la partie défenderesse à verser {award}, plus les frais de {:money:20..90} ;
{ended!RÉSILIE le bail et ordonne l'expulsion des occupants|MET FIN au bail et ordonne le départ des occupants~REJETTE la demande de résiliation, le bail se poursuivant|MAINTIENT le bail aux mêmes conditions}.
> {member}
> {decided}
~ Une permission d'appeler peut être demandée à la Cour du Québec. Formulaire TAL-{:number:100..900}.

== fr pv_assemblee_copropriete
q building company:Résidence {}/Copropriété Les {}/Immeuble {}; condominium, fr:immeuble
q manager company:Cabinet {}/Syndic {}/{} Gestion; managing_agent, fr:syndic
q chair person; president_of_session, fr:president de seance
q secretary person; minutes_by, fr:secretaire
q scrutineer person; teller, fr:scrutateur; who counted the votes
q met date; meeting_date, fr:assemblee du
q opened time; start, fr:ouverture
q closed time; end, fr:levee de seance
q shares number:400..1000; votes_present, fr:tantiemes presents; shares represented in the room
q budget money:12000..140000; annual_budget, fr:budget previsionnel
q renewed flag; manager_reappointed, mandate_extended; whether the agent stays in office
l votes; resolutions, decisions
c votes.matter phrase; subject, fr:objet
c votes.yes number:100..900; in_favour, fr:pour
c votes.no number:0..300; against, fr:contre
c votes.cost money:200..40000; amount, fr:montant
c votes.firm company; contractor, company_chosen
a next_meeting date; next_assembly, fr:prochaine assemblee
a total_shares number; all_shares, fr:total des tantiemes
a caretaker person; fr:gardien, concierge
a fund money; works_fund, fr:fonds travaux
a convened date; notice_sent, fr:convocation
---
{manager} || {building}
{:street}, {:city} || Séance du {met}

# Procès-verbal d'assemblée générale
La feuille de présence est arrêtée à {opened} : sont présents ou représentés {shares} tantièmes. {chair} préside ; {scrutineer} vérifie les scrutins ; {secretary} tient la plume.
%votes 2..5
Objet | Pour | Contre | Somme votée
{votes.matter=réfection de la cage d'escalier|changement de la chaudière|digicode|élagage du cèdre|nettoyage des gouttières|étanchéité du parking} | {votes.yes} | {votes.no} | {votes.cost}
{votes.firm=}
%%
Le budget de l'exercice à venir est fixé à {budget}.
{renewed!Le mandat du cabinet est reconduit pour un an|L'assemblée garde sa confiance au gestionnaire actuel~L'assemblée ne reconduit pas le mandat du cabinet|Un autre gestionnaire sera désigné, celui-ci n'étant pas maintenu}.
L'ordre du jour épuisé, on se sépare à {closed}.
~ Les opposants ou défaillants peuvent agir dans les deux mois de la notification. Lots absents : {:number:2..20}.

== fr inventaire_succession
q notary person; fr:notaire, drawn_up_by
q office company:Étude {}/SCP {} et {}/Office notarial de {}; firm, fr:etude
q deceased person; fr:defunt, estate_of
q died date; date_of_death
q heir person; fr:heritier, present_at; who takes part for the family
q valuer person; auctioneer, fr:commissaire-priseur; who set the prices
q drawn date; inventory_date, fr:dresse le
q house address; place_of_inventory, fr:lieu
q total money:2000..90000; sum_of_values, fr:prisee totale
q sealed flag; seals_affixed, fr:scelles
l goods; items, furniture, fr:meubles
c goods.what phrase; description, object
c goods.room phrase; location, fr:piece
c goods.worth money:20..6000; estimate, fr:prisee
c goods.year year; dated, period
a will date; testament_date, fr:testament
a spouse person; surviving_spouse, fr:conjoint survivant
a debts money; liabilities, fr:passif
a born date; birth_of_deceased
a bank company; bank_of_deceased, fr:banque
---
{office}
{:street}, {:zip} {:city} || Acte du {drawn}

# Inventaire après décès
À la requête de {heir}, habile à se dire héritier de {deceased}, décédé à {:city} le {died}, Maître {notary} s'est transporté {house} et y a procédé à la description des meubles ci-après, la prisée étant faite par {valuer}.
%goods 3..7
Pièce | Désignation | Prisée
{goods.room=salon|chambre bleue|cuisine|grenier|bureau|entrée|cave} | {goods.what=commode à trois tiroirs|pendule de cheminée|service en faïence, incomplet|armoire normande|tapis usé|lot de livres reliés|machine à coudre|bicyclette} | {goods.worth}
{goods.year=}
%%
Total de la prisée : {total}.
{sealed!Les scellés ont été posés sur la porte du bureau en fin d'opération|Des scellés ferment désormais l'appartement~Il n'a été apposé aucun scellé|Les lieux restent libres, sans scellés}.
~ Enregistré le {:date}, droit fixe {:money:25..125}. Lu et signé après lecture.

== fr recepisse_pacs
q town company:Mairie de {}/Ville de {}; registered_at, fr:mairie
q registrar person; official, fr:officier de l'etat civil
q first_partner person; partner_a, fr:partenaire
q made date; registered_on, concluded_on
q number id:PACS-####-###; registration_no, fr:numero
q home city; residence_in_common, fr:residence commune
q regime choice:separate/joint; property_regime, fr:regime des biens; how their goods are held
q translator flag; interpreter_present, fr:interprete
q sheets number:1..6; pages_of_agreement, fr:feuillets
g second; other_partner, partner_b
q second.name person; full_name, name
q second.born date; dob, birth_date, fr:ne le
q second.birthplace city; place_of_birth, born_in
a first_born date; birth date of the first partner, fr:naissance du premier
a witness person; fr:temoin, witnessed_by
a ended date; dissolution, fr:rupture
a fee money; charge, cost
a phone phone; couple_phone, contact
---
{town} || État civil
{:street}, {:zip} {:city}

# Récépissé d'enregistrement
Convention n° {number}
Ce jour, {made}, se sont présentés ensemble devant nous {first_partner} et {second.name}, ce dernier né le {second.born} à {second.birthplace}, lesquels nous ont remis la convention par laquelle ils concluent un pacte civil de solidarité et fixent leur résidence commune à {home}.
La convention, qui compte {sheets} feuillet(s), prévoit que {regime?chacun garde la propriété de ce qu'il acquiert~tout ce qui est acquis appartient aux deux par moitié}. Elle a été paraphée et restituée.
{translator!Un interprète assermenté a prêté son concours|Les échanges ont été traduits par un interprète~Les deux comparants s'expriment en français sans aide|Il n'a pas été fait appel à un interprète}.
> {registrar}
> par délégation du maire
~ Les avis de mention sont transmis aux communes concernées. Arrêté de délégation du {:date}.

== fr compte_rendu_operatoire
q hospital company:Clinique {}/Hôpital {}/CHU de {}; facility, fr:etablissement
q surgeon person; operated_by, fr:operateur; who held the knife
q assistant person; second_surgeon, fr:aide operatoire
q anaesthetist person; fr:anesthesiste, sleep_doctor
q patient person; fr:opere, operated_person
q born date; dob, birth_date
q op_day date; operation_date, fr:intervention du
q procedure phrase; operation, act, fr:geste
q side choice:left/right/both; laterality, fr:cote; on which side
q lasted unit:min 25..240; operating_time, skin_to_skin; how long it took
q blood unit:ml 20..600; blood_loss, fr:pertes sanguines
q drain flag; drain_left, fr:drainage; whether a tube was left in
q complication phrase; event_during_surgery, incident
a discharge date; leaves_hospital, fr:sortie
a weight unit:kg; body_weight, fr:poids
a gp person; family_doctor, fr:medecin traitant
a admitted date; admission_date, fr:entree
a implant id; prosthesis_lot, serial of the implant
---
{hospital} || Bloc opératoire, salle {:number:1..9}
{:street}, {:city} || Dossier {:id:########}

# Compte rendu opératoire
{patient}, né(e) le {born}
= Date: {op_day}
= Opérateur: {surgeon}
= Aide: {assistant}
= Anesthésie: {anaesthetist}
## Geste
{procedure=Méniscectomie partielle|Cure de hernie inguinale|Ligamentoplastie|Libération du canal carpien|Ablation de matériel d'ostéosynthèse}, {side?à gauche~à droite~des deux côtés}.
Installation en décubitus dorsal, champ stérile, vérification de la liste. Exploration, geste conduit selon la technique habituelle. [Incident : {complication=saignement diffus vite maîtrisé|bris d'une mèche, retirée|hypotension passagère|brèche suturée aussitôt}.]
Saignement estimé à {blood}. Durée peau à peau : {lasted}. {drain!Un drain aspiratif est laissé en place|Mise en place d'une lame, à retirer au deuxième jour~Fermeture sans drainage|Aucun drain n'est nécessaire}.
## Suites
Appui permis, antalgiques selon protocole. Pansement tous les deux jours par l'infirmière.
~ Dicté le {:date}, validé électroniquement. Secrétariat {:phone}.

== fr carnet_vaccins_enfant
q child person; fr:enfant, holder_of_card, vaccinated_person
q born date; dob, fr:naissance
q doctor person; paediatrician, fr:medecin
q centre company:Centre de santé {}/PMI de {}/CLSC de {}; clinic, fr:lieu
q blood short; blood_group, fr:groupe
q allergy phrase; known_reaction, fr:allergie
q mother person; fr:mere, parent
q up_to_date flag; complete, fr:a jour; whether nothing is missing
q issued date; card_date, fr:delivre le
l shots; vaccinations, doses, fr:injections
c shots.against phrase; disease, fr:contre
c shots.day date; given_on, administered
c shots.batch id:@##@###; lot, batch_no
c shots.by person; vaccinator, nurse, fr:vaccinateur; who gave it
c shots.site phrase; body_part, fr:site
c shots.next date; booster_due, fr:rappel
a father person; fr:pere, second_parent
a weight unit:kg; birth_weight, fr:poids de naissance
a school company; fr:ecole, nursery
a insurance_no id; social_security, fr:numero de securite sociale
a next_visit date; next_appointment, fr:prochain rendez-vous
---
# Carnet de vaccination
{centre} || établi le {issued}

= Titulaire: {child}
= Date de naissance: {born}
= Mère: {mother}
?= Groupe sanguin: {blood=O|A|B|AB}
?= Réactions connues: {allergy=œuf|latex|pénicilline|aucune à ce jour}
%shots 3..7
Date | Vaccin contre | Lot | Bras ou cuisse | Fait par
{shots.day} | {shots.against=diphtérie, tétanos, polio|rougeole, oreillons, rubéole|coqueluche|pneumocoque|hépatite B|méningocoque C|rotavirus} | {shots.batch} | {shots.site=cuisse droite|cuisse gauche|bras gauche|bras droit} | {shots.by}
{shots.next=}
%%
{up_to_date!Calendrier respecté : rien à rattraper|L'enfant a reçu toutes les doses de son âge~Il manque au moins une dose, à rattraper|Le calendrier a pris du retard}.
> Vu par le médecin, {doctor}
~ Document personnel à présenter à chaque visite. Édition {:year}. En cas de fièvre : {:phone}.

== fr fiche_audioprothese
q shop company:Audition {}/Centre auditif {}/{} Acoustique; hearing_centre, fr:enseigne
q fitter person; audiologist, fr:audioprothesiste
q client person; wearer, patient
q referred person; ent_doctor, fr:prescripteur; doctor who prescribed it
q prescribed date; prescription_date, fr:ordonnance du
q trial_from date; loan_start, fr:debut d'essai; when the trial begins
q trial_days number:28..45; trial_length, fr:duree d'essai
q model product; device, fr:appareil
q serial_left id:L########; left_serial, fr:numero gauche
q loss number:25..85; hearing_loss_db, fr:perte moyenne; how much hearing is lost on the better ear
q share money:100..1500; own_payment, fr:reste a charge; what the wearer pays
q rechargeable flag; battery_rechargeable, accu
q class choice:class 1/class 2; category, fr:classe
a serial_right id; right_serial, fr:numero droit
a price money; full_price, fr:prix total
a insurer company; fr:mutuelle, complementary_insurance
a trial_end date; fr:fin d'essai, return_by
a born date; date_of_birth, dob
---
{shop}
{:street}, {:zip} {:city} – {:phone}

# Fiche d'appareillage
Client : {client} || Audioprothésiste : {fitter}
Prescription du {prescribed}, Dr {referred}

Perte moyenne de la meilleure oreille : {loss} dB. Choix arrêté avec le client : {model=contour à écouteur déporté|intra-conduit sur mesure|contour classique|micro-contour tube fin}, {class?entièrement remboursé au titre du panier de base~à tarif libre}. {rechargeable!Se pose la nuit sur son chargeur|Batterie intégrée, une nuit de charge suffit~Fonctionne avec des piles 312 à changer chaque semaine|Piles zinc-air non rechargeables}.
= N° oreille gauche: {serial_left}
= Reste à charge: {share}
Prêt à l'essai pendant {trial_days} jours à partir du {trial_from}, sans frais ni engagement.
Réglages revus au moins deux fois. Les embouts ne sont pas repris pour raison d'hygiène.
~ Garantie quatre ans. Agrément {:id:#########}. Fiche imprimée le {:date}.

== fr bilan_kinesitherapie
q physio person; therapist, fr:kinesitherapeute
q practice company:Cabinet {}/Kiné {}/Centre de rééducation {}; clinic
q patient person; treated_person, subject
q doctor person; prescriber, addressed_to; who asked for the treatment and gets this letter
q first date; first_session, treatment_start, fr:debut
q last date; last_session, treatment_end, fr:fin
q done number:8..40; sessions_done, fr:seances faites
q asked number:10..40; sessions_prescribed, fr:seances prescrites
q reason phrase; indication, diagnosis
q bend_before number:40..90; flexion_start, initial_range; degrees at the beginning
q bend_after number:91..140; flexion_end, final_range; degrees at the end
q pain_now number:0..6; pain_score_end, fr:douleur finale
q continue flag; further_sessions_advised, fr:poursuite; whether more treatment is wanted
a pain_before number; pain_score_start, fr:douleur initiale; pain at the beginning
a operated date; surgery_date, fr:date d'operation
a surgeon person; fr:chirurgien, operated_by
a age number; patient_age, fr:age
a fee money; session_fee, fr:tarif
---
{practice} || {:date}
{:street}, {:zip} {:city}
> À l'attention du Dr {doctor}

# Bilan de fin de rééducation
Cher confrère,
Vous m'avez confié {patient} pour {reason=raideur du genou après prothèse|entorse grave de cheville|épaule gelée|lombalgie chronique|fracture du poignet}. Sur {asked} séances prescrites, {done} ont été honorées, la première le {first} et la dernière le {last}.
La flexion est passée de {bend_before}° à {bend_after}°. La douleur est cotée aujourd'hui à {pain_now} sur 10. Le périmètre de marche atteint {:number:2..8} km.
{continue!Il me paraît utile de prolonger la prise en charge|Une nouvelle série de séances serait profitable~Je ne vois pas de raison de poursuivre|La rééducation peut s'arrêter là, les exercices se font à la maison}.
Confraternellement,
> {physio}
~ Conventionné secteur 1 – ADELI {:id:#########}

== fr depistage_invitation
q centre company:Centre régional de dépistage de {}/Dépistage {}/Fondation {} pour le dépistage; sender, screening_body
q person person; addressee, invited_woman, fr:invitee
q code id:DX########; personal_code, invitation_number
q before date; respond_by, fr:avant le; day until which the test can be taken
q last_time year; previous_screening, fr:dernier examen
q age_from number:40..50; lower_age, fr:age minimum
q age_to number:69..75; upper_age, fr:age maximum
q every choice:every year/every two years/every three years; interval, rhythm
q free flag; no_charge, fr:gratuit; whether it costs nothing
q doctor person; medical_director, fr:medecin coordinateur; who signs
q hotline phone; information_line, fr:numero vert
l places; units, radiology_centres, fr:cabinets
c places.name company:Radiologie {}/Imagerie {}/Centre {}; centre, cabinet
c places.town city; city, location
c places.tel phone; phone, booking_number
c places.wait unit:jours 4..60; delay, waiting_time
a appointment date; slot, fr:rendez-vous
a result_by date; result_date, fr:resultat
a born date; date_of_birth
a gp person; fr:medecin traitant, family_doctor
a radiologist person; reader_of_images, fr:radiologue
---
{centre} || Code {code}
{:street}, {:city} || {:date}

> {person}
> {:street}
> {:zip} {:city}

# Votre invitation
Madame,
Entre {age_from} et {age_to} ans, une mammographie est proposée {every?une fois l'an~un an sur deux~tous les trois ans}. [Votre dernier passage remonte à {last_time}.] {free!Vous n'avancez rien et ne payez rien|L'examen est pris en charge entièrement~Une participation vous sera demandée sur place|L'examen n'est couvert qu'en partie}.
Prenez rendez-vous auprès de l'un des cabinets ci-dessous avant le {before}, et munissez-vous de cette lettre.
%places 2..5
Cabinet | Ville | Pour réserver
{places.name} | {places.town} | {places.tel}
{places.wait=}
%%
Vous ne souhaitez pas participer ? Renvoyez le volet ci-joint. Questions : {hotline}.
> Le médecin coordinateur, {doctor}
~ Vos données servent au seul programme. Registre autorisé le {:date}.

== fr autopsie_bovin
q lab_vet person; pathologist, fr:autopsie par; who opened the carcass
q college company:École vétérinaire de {}/Clinique des ruminants {}/Service de pathologie {}; faculty, institution
q farmer person; keeper, fr:eleveur
q farm company:GAEC {}/Ferme {}/EARL {}; holding, fr:exploitation
q tag id:FR ##########; ear_tag, animal_number
q breed phrase; race, kind
q months number:3..90; age_in_months, fr:age
q died date; death_date, found_dead
q opened date; necropsy_date, fr:autopsie du
q cause phrase; cause_of_death, fr:conclusion
q notifiable flag; reportable_disease, must_be_declared; whether the authorities must be told
q samples number:1..9; specimens_taken, fr:prelevements
q herd number:20..180; herd_size, fr:effectif
l organs; findings, lesions
c organs.organ phrase; part, tissue
c organs.look phrase; aspect, finding
c organs.weight unit:kg 1..9; mass, fr:poids
a mass unit:kg; carcass_weight, fr:poids de l'animal
a treating person; farm_vet, fr:veterinaire traitant
a result_day date; bacteriology_due, final_report
a fee money; cost, fr:tarif
a other_dead number; losses_in_herd, fr:autres morts
---
{college} || Rapport {:id:AU-##-###}
# Rapport d'autopsie
Éleveur : {farmer}, {farm}, {:city}
Animal : {breed=charolaise|prim'holstein|montbéliarde|blanc bleu|limousine|salers}, boucle {tag}, {months} mois, trouvé mort le {died} dans un troupeau de {herd} têtes. Ouvert par {lab_vet} le {opened}, soit le lendemain de l'arrivée.
+++
%organs 2..5 lines
{organs.organ=Foie|Poumons|Rumen|Rate|Caillette|Cœur|Reins} : {organs.look=congestion marquée|sans lésion|foyers blanchâtres|contenu liquide noirâtre|corps étranger métallique|œdème}
{organs.weight=}
%%
+++
Mort rapportée à {cause=une entérotoxémie|une réticulo-péritonite traumatique|une pneumonie aiguë|une intoxication au plomb|une météorisation}. {samples} prélèvement(s) conservé(s) au froid. {notifiable!La direction des services vétérinaires a été avertie, l'affection étant réglementée|Maladie à déclaration : l'autorité est saisie~L'affection n'appelle aucune déclaration|Rien à déclarer aux autorités}.
~ Cadavre remis à l'équarrissage, bon {:id:#######}. Réception du public : {:time} – {:time}.

== fr specimen_herbier
q herbarium company:Herbier de {}/Conservatoire botanique de {}/Institut {}; collection, held_by
q species phrase; taxon, scientific_name, fr:espece
q collector person; gathered_by, leg
q namer person; determined_by, det, fr:determinateur; who gave the plant its name
q gathered date; collection_date, collected_on
q named_on date; determination_date, det_date
q where phrase; locality, fr:lieu de recolte
q town city; municipality, fr:commune
q height unit:m 150..2600; altitude, elevation
q sheet id:@@@-######; barcode, fr:numero de planche
q habitat phrase; environment, fr:milieu
q rare flag; protected, fr:protegee; whether the plant may not be picked
q duplicates number:1..5; doubles, duplicate_sheets
a mounted person; mounted_by, fr:monte par; who fixed the plant on the sheet
a flowering month; bloom_month, fr:floraison
a plant_size unit:cm; height_of_plant, fr:taille de la plante
a scanned date; digitised_on, fr:numerisation
a exchange company; received_from, donor_herbarium
---
^ {herbarium}
# {species=Gentiana lutea L.|Drosera rotundifolia L.|Carex pauciflora Lightf.|Orchis militaris L.|Saxifraga oppositifolia L.}
Planche {sheet} || Doubles : {duplicates}

Récolte : {where=bord du ruisseau, sous le pont|tourbière à l'ouest du hameau|éboulis au pied de la paroi|pelouse sèche du coteau|lisière du bois communal}, {town}, alt. {height}. {habitat=sol acide détrempé|calcaire sec|humus de hêtraie|rochers suintants}.
leg. {collector}, {gathered} (n° {:number:100..900})
det. {namer}, {named_on}
{rare!Cueillette faite sous dérogation préfectorale, espèce protégée|Taxon protégé ; prélèvement autorisé par écrit~Espèce commune, cueillette libre|Plante sans statut de protection}.
~ Mention obligatoire de l'herbier lors de toute publication. Étiquette imprimée en {:year}.

== fr bulletin_seisme
q network company:Réseau sismologique de {}/Observatoire {}/Bureau {} de sismologie; agency, issued_by
q seismologist person; on_duty, fr:sismologue d'astreinte
q day date; event_date, quake_date
q hour time; origin_time, event_time
q magnitude number:2..6; fr:magnitude, strength
q depth unit:km 2..30; focal_depth, fr:profondeur
q near city; epicentre_near, fr:epicentre
q away unit:km 1..25; distance_from_town, fr:distance
q felt flag; felt_by_people, fr:ressenti
q reports number:12..900; testimonies, fr:temoignages
q damage choice:none/slight/serious; fr:degats, damage_level
q version number:1..6; bulletin_version, revision
l stations; recordings, fr:stations
c stations.code id:@@@@; station, name
c stations.dist unit:km 5..280; distance, epicentral_distance
c stations.arrival time; p_wave_time, fr:arrivee
c stations.peak unit:mm/s 1..40; velocity, ground_motion
a aftershocks number; fr:repliques, aftershock_count
a previous date; last_similar, fr:seisme precedent
a intensity number; macroseismic_intensity, fr:intensite
a killed number; victims, fr:victimes
a mayor person; local_authority, fr:maire
---
{network}
# Information sismique – version {version}
Le {day} à {hour} (temps légal), un séisme de magnitude {magnitude} s'est produit à {away} de {near}, à une profondeur de {depth}.
{felt!Il a été nettement perçu par la population|De nombreux habitants l'ont senti~Personne ne semble l'avoir perçu|Il est passé inaperçu}. [{reports} formulaires ont été remplis en ligne.] {damage?Aucun dégât n'est signalé~Quelques cheminées et enduits ont souffert~Des bâtiments ont été évacués, fissurés ou effondrés}.
%stations 2..6
Station | Distance | Arrivée P
{stations.code} | {stations.dist} | {stations.arrival}
{stations.peak=}
%%
Cette région connaît un événement de ce type tous les {:number:5..40} ans environ.
> Astreinte : {seismologist}
~ Message automatique vérifié. Presse : {:phone}. Prochaine mise à jour si nécessaire.

== fr journal_campagne_oceanographique
q ship company:N/O {}/Le {}/L'{}; research_vessel, fr:navire
q chief person; chief_scientist, fr:chef de mission
q captain person; master, fr:commandant
q institute company:Institut {} de la mer/Laboratoire d'océanographie de {}/Station marine de {}; fr:organisme, led_by
q cruise phrase; campaign, fr:campagne
q day date; log_date, fr:journee du
q sea choice:calm/moderate/rough; sea_state, fr:etat de la mer
q aboard number:12..50; scientists_on_board, fr:scientifiques embarques
q lost flag; equipment_lost, gear_loss; whether something was left in the sea
q next_port city; heading_for, fr:prochaine escale
l casts; stations, deployments, fr:operations
c casts.no id:ST##; station, number
c casts.at time; start_time, in_water
c casts.depth unit:m 40..4200; bottom_depth, fr:sonde
c casts.gear phrase; instrument, fr:engin
c casts.who first; operator, in_charge
c casts.temp number:2..24; water_temperature, fr:temperature
a departure date; sailed_on, fr:appareillage
a arrival date; eta, fr:arrivee
a crew number; sailors, fr:equipage
a fuel unit:t; fuel_left, fr:soute
a funder company; financed_by, fr:bailleur
---
{institute} || {ship}
# Journal de campagne {cruise=MERIDOR|PLANKTO 3|ABYSS-SUD|GOLFE-HIVER|SEDIMA}
Journée du {day}. Mer {sea?plate, travail sans gêne~formée, quelques retards~grosse, deux opérations annulées}. {aboard} scientifiques à bord, chef de mission {chief}.
%casts 3..6
Station | Mise à l'eau | Sonde | Engin | Resp.
{casts.no} | {casts.at} | {casts.depth} | {casts.gear=rosette|carottier Kullenberg|filet multinet|sonde CTD|benne|drague} | {casts.who}
{casts.temp=}
%%
{lost!Un flotteur n'est pas remonté, recherches abandonnées à la nuit|Le filet est resté au fond~Tout le matériel est revenu sur le pont|Aucune perte d'engin}.
Route en fin de quart vers {next_port}. Quart de nuit : {:person}.
> Visa du commandant : {captain}
~ Feuille {:number:4..40}. Heures TU.

== fr temps_telescope
q observatory company:Observatoire de {}/Observatoire du Mont {}/Station {}; granted_by, facility
q panel person; committee_chair, fr:president du comite; who signs for the committee
q pi person; principal_investigator, fr:demandeur
q lab company:Institut d'astrophysique de {}/Laboratoire {}/Département de physique de {}; home_institute, fr:laboratoire
q programme id:##@-###; programme_id, proposal_number
q nights number:1..9; nights_granted, fr:nuits accordees
q wanted number:4..14; nights_requested, fr:nuits demandees
q target phrase; object_observed, fr:cible
q instrument phrase; camera, spectrograph
q window period; fr:creneau, semester_slot
q remote flag; observed_from_afar, fr:a distance; whether nobody has to travel
q grade choice:A/B/C; rank, priority, fr:priorite
q answer_by date; confirm_before, fr:reponse avant
a observer person; night_assistant, fr:observateur; who will stand at the telescope
a submitted date; proposal_date, fr:depot
a travel_money money; travel_grant, fr:frais de mission
a moon percent; lunar_phase, fr:lune
a applications number; proposals_received, fr:demandes recues
---
{observatory}
Comité d'attribution du temps || {:date}

{pi}
{lab}

# Programme {programme}
Chère collègue, cher collègue,
Le comité a lu votre projet sur {target=un amas globulaire|trois naines brunes|la queue d'une comète|un quasar lointain|des transits d'exoplanètes}. Vous demandiez {wanted} nuits ; il vous en attribue {nights} avec {instrument=le spectrographe à fibres|la caméra grand champ|l'imageur infrarouge|le polarimètre}, période {window}. Votre programme est classé {grade?en tête et sera exécuté quoi qu'il arrive~dans le second groupe, exécuté si la météo le permet~en réserve, faute de mieux}.
{remote!Tout se pilotera depuis votre bureau|Aucun déplacement n'est requis, la coupole est commandée par le réseau~Votre présence sur le site est indispensable|Il faudra monter à la coupole}.
Merci de confirmer avant le {answer_by}. La navette part à {:time} du village.
> {panel}
~ Les données deviennent publiques après {:number:6..24} mois. Accueil : {:phone}.

== fr avis_comite_ethique
q committee company:Comité de protection des personnes {}/Commission cantonale d'éthique de {}/Comité d'éthique hospitalo-facultaire {}; ethics_board, issuing_body
q chair person; president, signed_by
q investigator person; principal_investigator, fr:investigateur
q sponsor company:Hôpital {}/Université de {}/{} Pharma; fr:promoteur, sponsor_of_study
q study phrase; short_title, fr:titre
q reference id:20##-@#####-##; study_number, fr:reference
q received date; file_received, fr:recu le
q sat date; session_date, fr:seance du
q verdict choice:approved/approved with conditions/rejected; opinion, fr:avis
q subjects number:20..400; participants, fr:participants prevus
q minors flag; children_included, fr:mineurs
q rapporteur person; reviewer, fr:rapporteur
q answer_within duration; time_to_reply, fr:delai
a insurer company; study_insurance, fr:assureur
a start date; first_inclusion, fr:debut de l'etude
a budget money; study_budget, fr:financement
a statistician person; biostatistician, fr:statisticien
a sites number; centres, fr:nombre de centres
---
{committee}
{:street}, {:city} || N/réf. {reference}

Dr {investigator}
pour {sponsor}

# Avis
Étude : {study=effet d'un réveil musculaire chez la personne âgée|sommeil et lumière bleue|suivi d'une cohorte de brûlés|essai d'un pansement à l'argent|mémoire après chimiothérapie}
Le dossier reçu le {received} a été examiné en séance du {sat}, sur rapport de {rapporteur}. Le protocole prévoit d'inclure {subjects} personnes. {minors!Des mineurs pourront y participer avec l'accord de leurs parents|L'étude s'ouvre aussi aux moins de dix-huit ans~Seuls des adultes seront inclus|Aucun mineur ne sera sollicité}.
Après délibération, le comité {verdict?donne son accord sans réserve~donne son accord, à condition que la notice soit réécrite~refuse son accord, le risque n'étant pas justifié}.
[Vos observations sont attendues sous {answer_within}.]
> {chair}, qui préside
~ Membres présents : {:number:7..14}. Quorum atteint. Règlement du {:date}.

== fr relecture_article_revue
q journal company:Annales de {}/Revue {}/Cahiers {}; publication, fr:revue
q editor person; handling_editor, fr:redacteur en chef; to whom the opinion goes
q author person; first_author, fr:auteur
q ms id:MS-##-####; manuscript_number, fr:numero
q title phrase; paper_title, fr:titre
q sent date; sent_for_review, fr:envoye le; when the manuscript went out
q returned date; report_date, fr:rendu le; when the opinion came back
q advice choice:accept/minor revision/major revision/reject; recommendation, fr:recommandation
q pages number:12..48; length, fr:nombre de pages
q figures number:2..14; figure_count
q signed flag; reviewer_named, not_anonymous; whether the reviewer lets the author know who wrote
q weak phrase; main_weakness, fr:point faible
a reviewer person; referee_name, fr:relecteur; who wrote the opinion
a accepted date; acceptance_date, fr:acceptation
a submitted date; first_submission, fr:soumission
a second_author person; co_author, fr:co-auteur
a score number; mark, note
---
{journal} || Manuscrit {ms}
À {editor}

# Avis de lecture
« {title=Les moulins à nef du fleuve|Une famille de drapiers en exil|Toponymes et crues|Le cadastre sans cartes|Chanter au chantier} », soumis par {author}. {pages} pages, {figures} figures. Envoyé le {sent}, rendu le {returned}.
## Qualités
Sources neuves, langue claire, bibliographie à jour. Le passage des pages {:number:3..11} est excellent.
## Réserves
Le point faible : {weak=un corpus trop mince|une chronologie flottante|des chiffres sans source|une thèse annoncée et jamais démontrée|l'oubli des travaux étrangers}.
## Conclusion
{advice?À publier tel quel~À publier après quelques retouches~À reprendre en profondeur avant nouvel examen~À ne pas publier dans cette revue}. {signed!Je ne vois pas d'inconvénient à ce que mon nom soit communiqué à l'auteur|L'auteur peut savoir qui l'a lu~Je souhaite rester anonyme|Merci de taire mon nom}.
~ Lecture en double aveugle. Réponse type envoyée le {:date} par {:person}, secrétariat.

== fr cotutelle_these
q home company:Université de {}/Université {}/École polytechnique de {}; first_university, fr:etablissement d'origine
q partner company:Université catholique de {}/Universidad de {}/Université {} de Montréal; second_university, host_university
q student person; doctoral_candidate, fr:doctorant
q sup_home person; first_supervisor, fr:directeur; who directs the work at the home university
q sup_partner person; second_supervisor, co_director; who directs it at the other one
q subject phrase; thesis_topic, fr:sujet
q begins date; first_enrolment, fr:premiere inscription
q years choice:three years/four years; planned_length, fr:duree
q defended_in city; place_of_defence, fr:lieu de soutenance
q language_of phrase; thesis_language, fr:langue de redaction
q fees_at choice:home/partner; tuition_paid_at, fr:droits payes
q two_degrees flag; double_diploma, fr:double diplome; whether each house gives its own diploma
a defence date; defence_date, fr:date de soutenance
a jury number; jury_members, fr:jury
a grant money; scholarship, fr:bourse
a born date; birth_date_of_candidate, dob
a rector person; fr:recteur, president_of_university
---
{home} || {partner}

# Convention de cotutelle internationale de thèse
Concernant {student}, inscrit à compter du {begins}
Article 1. Le sujet déposé est : {subject=la poétique du fragment|les sols des terrasses alluviales|apprentissage et incertitude|droit des eaux transfrontalières|vieillissement des alliages}.
Article 2. La recherche est conduite sous la responsabilité de {sup_home} pour l'établissement principal et de {sup_partner} pour l'établissement associé.
Article 3. La durée prévue est de {years?trois ans~quatre ans}. Les droits sont acquittés {fees_at?auprès de l'établissement principal~auprès de l'établissement associé}, l'autre en accordant l'exonération.
Article 4. La thèse, rédigée en {language_of=français|anglais|français avec résumé anglais|espagnol}, est soutenue une seule fois, à {defended_in}. {two_degrees!Chacun des deux établissements délivre le grade de docteur|Deux diplômes distincts sont remis~Un diplôme unique portant les deux sceaux est remis|Un seul diplôme est délivré en commun}.
Article 5. Les séjours dans chaque pays ne sont pas inférieurs à {:number:6..12} mois.
~ Fait en quatre exemplaires le {:date}. École doctorale n° {:number:100..600}.

== fr microscopie_reservation
q platform company:Plateforme {} Imagerie/Centre d'imagerie {}/Institut {}; core_facility, fr:plateforme
q manager person; facility_staff, fr:ingenieur; who trains the users
q user person; booked_for, fr:utilisateur
q group company:Équipe {}/Laboratoire {}/Groupe {}; team, research_group
q device phrase; microscope, fr:appareil
q budget_line id:@@-####-##; cost_centre, fr:imputation
q trained flag; autonomous, fr:forme; whether the person may work alone
q hourly money:10..90; rate_per_hour, fr:tarif horaire
q cancel_before duration; free_cancellation, fr:annulation
l slots; sessions, bookings, fr:creneaux
c slots.day date; date
c slots.from time; start, fr:debut
c slots.to time; end, fr:fin
c slots.sample phrase; specimen, fr:echantillon
c slots.laser phrase; wavelength, excitation
a total money; amount_to_pay, fr:total
a pi person; head_of_group, fr:responsable d'equipe
a trained_on date; training_date, fr:date de formation
a room id; room_number, fr:salle
a invoice id; invoice_number, fr:facture
---
De : {platform} (<ne pas répondre|message automatique>)
À : {user}
Objet : créneaux confirmés – {device=confocal inversé|feuille de lumière|microscope électronique à balayage|TIRF|vidéomicroscope}

Bonjour,
Vos créneaux pour {group} sont inscrits au planning :
%slots 2..4 lines
{slots.day}, de {slots.from} à {slots.to}, {slots.sample=coupes de cerveau|levures vivantes|racines fixées|embryons|cellules marquées}
{slots.laser=}
%%
Imputation {budget_line}, au tarif de {hourly} de l'heure. {trained!Vous avez l'habilitation : prenez la clé à l'accueil|Vous travaillerez seul, votre habilitation étant valable~Quelqu'un de la plateforme restera à vos côtés, l'habilitation n'étant pas acquise|Vous n'êtes pas encore habilité et serez accompagné}.
Annulation sans frais jusqu'à {cancel_before} avant.
{manager}
~ Panne ou lampe grillée : {:phone}. Règlement de la plateforme, version du {:date}.

== fr arrete_nomination_agent
q employer company:Département de {}/Commune de {}/Région {}; authority, fr:collectivite
q agent person; appointee, civil_servant, fr:agent
q grade phrase; rank, fr:grade
q step number:1..11; fr:echelon, pay_step
q index number:340..700; fr:indice majore, pay_index
q starts date; effective_from, fr:a compter du
q post phrase; position, fr:poste
q trial flag; probationary, fr:stagiaire; whether the person must first prove fit
q quota percent; working_share, fr:quotite
q signer person; signed_by, fr:autorite
q committee date; board_opinion_on, fr:avis de la commission; day the committee gave its view
q number id:####-RH-###; order_number, fr:arrete
a former person; predecessor, fr:predecesseur
a end date; contract_end, fr:fin
a salary money; monthly_pay, fr:traitement brut
a born date; dob, fr:ne le
a exam_rank number; competition_rank, fr:rang au concours
---
{employer} || Arrêté n° {number}
Direction des ressources humaines

# Portant nomination
Vu le code général de la fonction publique ;
Vu la liste d'aptitude publiée le {:date} ;
Vu l'avis rendu par la commission le {committee} ;
ARRÊTE
Art. 1er – {agent} est nommé(e) {grade=adjoint technique|rédactrice territoriale|agent de maîtrise|attaché|éducatrice de jeunes enfants}, {step}e échelon, indice majoré {index}, à compter du {starts}. {trial!L'intéressé(e) accomplit d'abord une année probatoire|La titularisation n'interviendra qu'après un an de stage~La nomination vaut titularisation immédiate|L'intéressé(e) est dispensé(e) de stage}.
Art. 2 – L'agent occupe l'emploi de {post=responsable du service des eaux|gestionnaire de paie|chef d'équipe espaces verts|secrétaire de mairie|animatrice du relais}, à raison de {quota} du temps complet.
Art. 3 – Le présent arrêté sera transmis au comptable.
> {signer}
~ Voies de recours : tribunal administratif, deux mois. Notifié par voie interne.

== fr pv_conseil_de_classe
q school company:Collège {}/Lycée {}/Athénée royal de {}; institution, fr:etablissement
q form id:#@; class_name, fr:classe
q chair person; presided_by, fr:president
q tutor person; form_teacher, fr:professeur principal
q met date; council_date, fr:conseil du
q term choice:first/second/third; fr:trimestre, period_of_year
q average number:9..15; class_average, fr:moyenne de la classe
q pupils number:18..36; class_size, fr:effectif
q calm flag; good_atmosphere, fr:ambiance; whether the class works in peace
q next date; next_council, fr:prochain conseil
l pupils_seen; cases, fr:eleves
c pupils_seen.name person; pupil, student
c pupils_seen.word phrase; distinction, fr:mention; what the council decided for the pupil
c pupils_seen.absences number:0..40; half_days_missed, fr:absences
c pupils_seen.wish phrase; orientation, fr:voeu; what the pupil wants to do next
c pupils_seen.mark number; average, fr:moyenne
a delegate person; class_representative, fr:delegue
a parent person; parents_delegate, fr:parent delegue
a best number; highest_mark, fr:meilleure moyenne
a head person; fr:principal adjoint, deputy_head
a start time; opened_at, fr:heure
---
# {school}
Conseil de la {form}, {term?premier trimestre~deuxième trimestre~troisième trimestre} || {met}
Présidence : {chair} || Professeur principal : {tutor}

{pupils} élèves, moyenne générale {average}. {calm!Le groupe travaille dans le calme|Classe agréable et attentive~Les bavardages gênent tous les cours|Climat agité, plusieurs rappels à l'ordre}. Les délégués n'ont pas demandé la parole.
%pupils_seen 3..7
Élève | Abs. (½ j) | Souhait | Décision
{pupils_seen.name} | {pupils_seen.absences} | {pupils_seen.wish=seconde générale|CAP menuiserie|bac pro|apprentissage|section sport|redoublement} | {pupils_seen.word=félicitations|encouragements|mise en garde|compliments|avertissement|rien}
{pupils_seen.mark=}
%%
Le conseil suivant est fixé au {next}.
~ Bulletins remis aux familles à partir du {:date}. Vie scolaire : {:phone}.

== fr courrier_absences_eleve
q school company:Collège {}/Cycle d'orientation de {}/École secondaire {}; institution, sender
q supervisor person; fr:cpe, signed_by, education_adviser; who signs
q parent person; addressee, fr:responsable legal
q pupil person; fr:eleve, student
q form id:#e@; class_name
q half_days number:4..30; missed_half_days, fr:demi-journees
q from date; period_start, counted_from
q to date; period_end, counted_to
q excused number:0..3; justified, fr:justifiees; how many of them were explained
q meeting date; appointment, fr:entretien
q hour time; appointment_time, fr:heure
q reported flag; authority_informed, fr:signalement; whether the education office has been told
a reason phrase; cause_of_absence, fr:motif
a teacher person; form_teacher, fr:professeur principal
a fine money; penalty, fr:amende
a lates number; late_arrivals, fr:retards
a born date; pupil_birthdate
---
{school} || Vie scolaire
{:street}, {:zip} {:city} || {:date}
> {parent}
> {:street}
> {:zip} {:city}

Madame, Monsieur,
# Assiduité de {pupil}, classe {form}
Entre le {from} et le {to}, votre enfant a manqué {half_days} demi-journées, dont {excused} seulement ont été justifiées dans le carnet.
{reported!J'ai dû en aviser l'inspection académique|Le signalement à l'inspection est parti ce matin~À ce stade, je n'ai pas saisi l'inspection|Aucun signalement n'a encore été fait}.
?Je vous attends le {meeting} à {hour}, bureau {:number:1..30}, en présence de l'infirmière.
L'instruction est obligatoire jusqu'à seize ans. Je compte sur votre concours.
> {supervisor}
~ Pour toute urgence : {:phone}. Copie au dossier de l'élève.

== fr rooming_voyage_scolaire
q school company:Lycée {}/Collège {}/Institut {}; institution
q leader person; trip_leader, fr:accompagnateur responsable
q hostel company:Auberge de jeunesse de {}/Centre {}/Gîte {}; lodging, fr:hebergement
q arrives date; check_in, fr:arrivee
q leaves date; check_out, fr:depart
q pupils number:18..54; students, fr:eleves
q adults number:2..6; staff, fr:adultes
q mobile phone; leader_phone, fr:portable
q packed flag; packed_lunches, fr:paniers repas; whether lunch is taken along
l rooms; bedrooms, fr:chambres
c rooms.no id:###; room, number
c rooms.floor phrase; storey, fr:etage
c rooms.beds number:2..8; capacity, fr:lits
c rooms.head person; eldest, fr:chef de chambre; pupil in charge of the room
c rooms.note phrase; remark, fr:remarque
c rooms.code id; door_code, fr:code
a price money; cost_per_pupil, fr:prix
a coach company; bus_company, fr:autocariste
a doctor phone; emergency_doctor, fr:medecin
a dinner time; dinner_time, fr:repas du soir
a insurance company; fr:assurance, insurer
---
{hostel}
{:street}, {:city} || Dossier {:id:GR-####}

# Répartition des chambres – {school}
Séjour du {arrives} au {leaves}. {pupils} élèves et {adults} adultes. Responsable : {leader} ({mobile}).
%rooms 3..7
Ch. | Étage | Lits | Responsable | À savoir
{rooms.no} | {rooms.floor=rez|1er|2e|mansarde} | {rooms.beds} | {rooms.head} | {rooms.note=fenêtre condamnée|allergie aux plumes|somnambule|rien|lit en hauteur|douche commune}
{rooms.code=}
%%
{packed!Le midi, pique-nique fourni par la cuisine|Des sachets repas sont remis après le petit déjeuner~Le midi, le groupe mange à la salle|Déjeuner chaud servi sur place}.
Silence à partir de {:time}. Les draps sont à déposer au couloir.
~ Taxe de séjour incluse. Rooming reçu le {:date}.

== fr bagage_retarde_aeroport
q airline company:Air {}/{} Airways/Compagnie {}; carrier, fr:compagnie
q passenger person; traveller, fr:voyageur
q file id:@@@@@#####; pir_number, fr:dossier
q tag id:#### ######; bag_tag, fr:etiquette
q flight id:@@ ###; flight_no, fr:vol
q from city; departed_from, fr:provenance
q airport city; arrived_at, where_reported
q reported date; report_date, fr:declare le
q colour phrase; bag_colour, fr:couleur
q weight unit:kg 6..32; bag_weight, fr:poids
q allowance money:40..120; emergency_allowance, fr:avance
q clerk person; agent, taken_by; who took the report
q located flag; bag_found, fr:localise
q hotel company:Hôtel {}/Pension {}/Résidence {}; local_address, staying_at
a delivered date; delivery_date, fr:livraison
a connection city; transfer_airport, fr:correspondance
a value money; contents_value, fr:valeur
a home_address address; permanent_address, fr:domicile
a seat id; seat_no, fr:siege
---
{airline} || Service bagages, {airport}
# Constat d'irrégularité bagage
Dossier {file}, ouvert le {reported}
= Passager: {passenger}
= Vol: {flight} de {from}
= Étiquette: {tag}
= Description: valise {colour=noire|bleu marine|rouge à sangle|grise|verte à coque}, {weight}
?= Adresse sur place: {hotel}
{located!Votre bagage a été repéré et prendra le prochain vol|Nous savons où il se trouve et l'acheminons~À cette heure, il n'est pas localisé|Les recherches n'ont encore rien donné}.
Une avance de {allowance} est versée pour les achats de première nécessité, sur présentation des tickets.
Réclamation écrite sous {:number:7..21} jours. Suivi : {:url}, {:phone}.
> Agent : {clerk}
~ Convention de Montréal. Formulaire révisé {:date}.

== fr composition_train_fret
q operator company:{} Cargo/Fret {}/Rail {} SA; railway_undertaking, fr:exploitant
q train id:######; train_number, fr:numero de train
q driver person; fr:conducteur, engine_driver
q checker person; wagon_inspector, fr:visiteur; who walked along the train
q from city; origin_yard, fr:origine
q to city; destination_yard, fr:destination
q off time; departure_time, fr:depart
q day date; running_date, fr:circulation du
q length unit:m 180..750; train_length, fr:longueur
q mass unit:t 400..2200; towed_mass, fr:tonnage remorque
q brake percent; braked_percentage, fr:masse freinee
q danger flag; dangerous_goods, fr:marchandises dangereuses
l wagons; cars, fr:vehicules
c wagons.number id:31 87 #### ###-#; wagon_no, uic_number
c wagons.load phrase; goods, fr:chargement
c wagons.gross unit:t 20..90; gross_weight, fr:masse totale
c wagons.for company:{} Sidérurgie/Silos {}/Chimie {}; consignee, fr:destinataire
c wagons.tare unit:t; empty_weight, fr:tare
a arrival time; arrival_time, fr:arrivee
a loco id; locomotive, fr:engin
a speed number; max_speed, fr:vitesse limite
a dispatcher person; fr:regulateur, controller
a path id; path_number, fr:sillon
---
{operator} || Bulletin de composition
# Train {train}, {from} – {to}
{day}, départ {off}. Conducteur : {driver}. Longueur {length}, tonnage remorqué {mass}, freinage {brake}.
%wagons 3..7
Wagon | Contenu | Masse totale | Pour
{wagons.number} | {wagons.load=bobines d'acier|orge|chlorure|vide|ferrailles|granulats|pâte à papier} | {wagons.gross} | {wagons.for}
{wagons.tare=}
%%
{danger!Matières du RID présentes, fiche au poste de conduite|Convoi avec étiquettes de danger : voir consignes~Aucune matière soumise au RID|Rien de dangereux dans le convoi}.
Essai de frein complet, visite faite par {checker}.
~ Bulletin tiré à {:time}. Permanence : {:phone}.

== fr rapport_chauffeur_bus
q company company:Transports {}/TEC {}/Régie de {}; bus_company, fr:exploitant
q driver person; fr:conducteur, reporter
q line number:1..90; route, fr:ligne
q bus id:####; vehicle_no, fr:vehicule
q day date; accident_date, happened_on
q hour time; accident_time, when
q place street; location, fr:lieu
q other person; opposing_driver, third_party, fr:tiers; who drove the other car
q other_plate id:@@-###-@@; third_party_plate, fr:immatriculation adverse
q aboard number:0..60; passengers_on_board, fr:voyageurs
q hurt number:0..4; injured, fr:blesses
q weather phrase; conditions, fr:meteo
q police flag; police_came, fr:constat de police
q manager person; fr:chef de depot, received_by
a witness person; fr:temoin, seen_by
a own_plate id; bus_plate, fr:immatriculation du bus
a speed number; own_speed, fr:vitesse
a other_insurer company; third_party_insurer, fr:assureur adverse
a repair_cost money; damage_amount, fr:dommages
---
{company} || Dépôt de {:city}
# Rapport d'accident à remplir par le conducteur
Nom : {driver} || Ligne {line}, véhicule {bus}
Faits : le {day} à {hour}, {place}. Temps {weather=sec et clair|de pluie battante|de brouillard|de neige fondante|couvert}. J'avais {aboard} voyageurs.
Récit : je quittais l'arrêt, clignotant mis, lorsque la voiture {other_plate}, conduite par {other}, a doublé et touché l'avant gauche. J'ai freiné. {hurt} personne(s) blessée(s).
{police!La police a dressé constat|Une patrouille est venue relever les traces~La police n'a pas été appelée|Nous avons réglé les choses sans la police}.
Signature du conducteur, le {:date}
Reçu au dépôt : {manager}
~ À remettre sous 24 heures. Interne : {:phone}. Formulaire E-{:number:10..60}.

== fr autorisation_taxi
q town company:Ville de {}/Commune de {}/Canton de {}; authority, issued_by
q holder person; licensee, fr:titulaire
q number number:1..240; licence_number, fr:numero d'autorisation
q car phrase; vehicle_model, fr:vehicule
q plate id:@@-###-@@; registration, fr:immatriculation
q rank phrase; stand, fr:station
q issued date; granted_on, fr:delivree le
q until date; expiry, fr:valable jusqu'au
q seats number:4..8; passenger_seats, fr:places
q meter id:TX#####; taximeter_serial, fr:taximetre
q disabled flag; wheelchair_access, fr:accessible
q official person; signed_by, fr:signataire
a driver person; employed_driver, fr:chauffeur salarie
a fee money; licence_fee, fr:redevance
a insurer company; fr:assureur
a previous person; former_holder, fr:cedant; from whom the licence was taken over
a inspection date; technical_inspection, fr:visite technique
---
{town}
Police administrative || {:phone}
# Autorisation de stationnement n° {number}
{holder}, domicilié {:street} à {:city}, est autorisé à stationner sur la voie publique, {rank=place de la Gare|parvis de l'hôpital|quai des bateaux|place du Marché|terminal 2}, en attente de clientèle.
= Véhicule: {car=Škoda Superb|Toyota Prius+|Mercedes Classe V|Peugeot 508|Tesla Model Y}
= Immatriculation: {plate}
= Places offertes: {seats}
?= Compteur: {meter}
{disabled!Voiture équipée d'une rampe pour fauteuil roulant|Un fauteuil peut y monter par le hayon~Voiture sans équipement pour fauteuil|Les fauteuils ne peuvent y être chargés que pliés}.
Valable du {issued} au {until}. L'autorisation est incessible et doit rester visible à bord.
> Pour le maire, {official}
~ Règlement du {:date}. Plainte des usagers : bureau {:number:1..30}.

== fr autorisation_vol_drone
q office company:Préfecture de {}/Direction de l'aviation {}/Office de l'aéronautique {}; authority, fr:autorite
q operator company:{} Images/Drone {} SPRL/{} Topographie; fr:exploitant, applicant
q pilot person; remote_pilot, fr:telepilote
q client company:Commune de {}/{} Immobilier/Vignobles {}; fr:client, commissioned_by; for whom the pictures are taken
q drone phrase; aircraft, fr:aeronef
q serial id:1581F######; serial_number
q mass unit:g 249..4900; take_off_mass, fr:masse
q ceiling unit:m 30..120; max_height, fr:hauteur
q zone phrase; flight_area, fr:zone
q day date; flight_day, fr:vol du
q spare date; fallback_day, fr:date de repli; day used if the weather is bad
q from time; start_time, fr:de
q to time; end_time, fr:a
q crowd flag; over_people, fr:survol de personnes
a operator_no id; uas_operator_number, fr:numero exploitant
a insurer company; liability_insurer, fr:assureur
a observer person; fr:observateur, spotter
a signed person; signatory, fr:signataire
a applied date; request_date, fr:demande du
---
{office}
# Autorisation de vol
accordée à {operator}, télépilote {pilot}
Prises de vue pour {client}, {zone=vieille ville et remparts|coteau sud|toiture de la collégiale|carrière désaffectée|berges sur deux kilomètres}.
= Appareil: {drone=quadricoptère M30|hexacoptère X6|aile fixe E-Bee|mini-drone 4}
= Série: {serial}
= Masse au décollage: {mass}
= Plafond: {ceiling} au-dessus du sol
Le vol a lieu le {day} entre {from} et {to}[ ; en cas de vent, le {spare}].
{crowd!Le survol de passants est toléré, à allure réduite|Le public pourra se trouver sous la trajectoire~Nul ne doit se trouver sous l'appareil|Survol de personnes interdit, périmètre à baliser}.
Prévenir la tour au {:phone} une demi-heure avant.
~ Délivré le {:date}. Ne dispense pas de l'accord des riverains.

== fr devis_masse_avion
q club company:Aéroclub de {}/Aéro-club {}/École de pilotage {}; flying_club, fr:club
q pilot person; commander, fr:commandant de bord
q plane id:F-@@@@; registration, fr:immatriculation
q type phrase; aircraft_type, fr:type
q day date; flight_date, fr:vol du
q to city; destination
q fuel unit:l 40..180; fuel_on_board, fr:essence
q endurance duration; fr:autonomie, max_flying_time
q mtow unit:kg 900..1400; max_takeoff_mass, fr:masse maximale
q takeoff unit:kg 700..899; actual_takeoff_mass, fr:masse au decollage
q within flag; inside_envelope, fr:dans l'enveloppe
q runway unit:m 400..1100; takeoff_distance, fr:distance de decollage
l stations; load, fr:postes
c stations.who phrase; item, occupant
c stations.kg unit:kg 5..98; mass, fr:masse
c stations.arm unit:m 1..3; lever_arm, fr:bras
c stations.moment number; moment
a landing unit:kg; landing_mass, fr:masse a l'atterrissage
a alternate city; alternate_airfield, fr:degagement
a instructor person; fr:instructeur
a off time; departure_time, fr:heure de depart
a weighed date; last_weighing, fr:derniere pesee
---
{club} || {day}
# Masse et centrage {plane}
Type {type=DR 400|C 172|PA-28|Robin 200|Aquila}, vol vers {to}, commandant {pilot}.
%stations 3..5
Poste | Masse | Bras
{stations.who=avion à vide|place avant gauche|place avant droite|arrière|soute|réservoir principal} | {stations.kg} | {stations.arm}
{stations.moment=}
%%
Essence embarquée : {fuel}, soit une autonomie de {endurance}. Masse au décollage {takeoff} pour une limite de {mtow}. Distance nécessaire : {runway}.
{within!Centrage dans l'enveloppe, vol possible|Le point tombe à l'intérieur du graphique~Point hors du graphique : décharger avant de partir|Centrage trop arrière, vol interdit en l'état}.
~ Fiche rédigée à {:time}. Température {:number:5..34} °C, QNH {:number:990..1030}.

== fr verification_grue
q body company:Bureau {} Contrôle/{} Vérification/Organisme {}; inspection_body, fr:organisme
q inspector person; fr:verificateur, examined_by
q firm company:{} Levage/Constructions {}/{} Bâtiment; user_of_crane, fr:entreprise
q crane phrase; machine_type, fr:appareil
q serial id:G#######; fabrication_number, fr:numero de serie
q built year; year_of_manufacture, fr:annee
q site phrase; location, fr:chantier
q done date; inspection_date, fr:verification du
q due date; next_inspection, fr:prochaine echeance
q rated unit:t 2..16; rated_load, fr:charge nominale
q tested unit:t 2..20; test_load, fr:charge d'essai; load hung on it at the test
q jib unit:m 20..70; jib_length, fr:fleche
q passed flag; fit_for_use, fr:conforme
l notes; observations, defects
c notes.part phrase; component, fr:organe
c notes.fault phrase; finding, fr:constat
c notes.rank phrase; urgency, fr:priorite
c notes.fixed date; repaired_on, fr:leve le
a height unit:m; height_under_hook, fr:hauteur sous crochet
a operator person; crane_driver, fr:grutier
a wind number; wind_limit, fr:vent
a erected date; erection_date, fr:montage
a fee money; inspection_fee, fr:prix
---
{body} || Rapport {:id:V-#####}
# Vérification générale périodique
{firm} || {site=lot gros œuvre, îlot B|extension du lycée|quai sud|logements des Tanneurs}
Appareil {crane=grue à tour|grue mobile|grue à montage rapide|potence sur colonne}, n° {serial}, année {built}. Flèche {jib}. Charge nominale {rated}.
Le {done}, en présence du conducteur, essai sous {tested}, fins de course et limiteurs manœuvrés.
%notes 1..4
Organe | Constat | Délai
{notes.part=câble de levage|limiteur de couple|échelle d'accès|frein d'orientation|crochet|armoire électrique} | {notes.fault=fils cassés|réglage décalé|crinoline déformée|linguet manquant|joint absent|bruit anormal} | {notes.rank=sans attendre|sous un mois}
{notes.fixed=}
%%
{passed!L'appareil peut être maintenu en service|Pas d'obstacle à l'emploi~L'appareil doit rester à l'arrêt|Emploi interdit jusqu'à remise en état}. À revoir avant le {due}.
> {inspector}
~ Accréditation {:id:3-####}. Rapport diffusé le {:date}.

== fr rapport_toiture
q roofer company:{} Couverture/Toitures {}/Zinguerie {} & Fils; contractor, fr:couvreur
q author person; inspected_by, fr:auteur
q owner person; client, fr:proprietaire
q house address; building, fr:adresse
q visited date; visit_date, fr:visite du
q cover phrase; roof_material, fr:couverture
q pitch number:20..60; slope_degrees, fr:pente
q area unit:m² 50..400; roof_area, fr:surface
q age number:8..90; roof_age, fr:age
q leak flag; leaking, fr:infiltration
q urgent choice:at once/this year/can wait; urgency, fr:urgence
q moss percent; moss_cover, fr:mousse
l spots; defects, fr:points
c spots.where phrase; location, fr:endroit
c spots.what phrase; defect, fr:defaut
c spots.fix phrase; remedy, fr:remede
c spots.cost money; cost, fr:cout
a budget money; total_cost, fr:montant des travaux
a start date; works_start, fr:debut des travaux
a insurer company; fr:assureur, home_insurer
a last_works year; last_repair, fr:derniers travaux
a height unit:m; ridge_height, fr:hauteur au faite
---
{roofer}
{:street}, {:zip} {:city}, {:phone}
# Visite de toiture chez {owner}
{house}, vue par {author} le {visited}, <par nacelle|par drone|à l'échelle>.
Couverture en {cover=ardoise naturelle|tuile plate|tuile canal|zinc à tasseaux|lauze}, environ {age} ans, {area}, pente {pitch}°. Mousse sur {moss} de la surface.
%spots 2..5 lines
{spots.where=Noue est|Souche de cheminée|Faîtage|Gouttière nord|Chien-assis|Rive} : {spots.what=mortier fendu|éléments glissés|soudure ouverte|crochets rouillés|bavette décollée}
À faire : {spots.fix=repiquer|remplacer une dizaine de pièces|ressouder|poser une bande neuve|nettoyer}
{spots.cost=}
%%
{leak!L'eau passe : la charpente est humide au droit des désordres|Des auréoles au plafond montrent que l'eau entre~Aucune trace d'eau sous la couverture|Les combles sont secs}. {urgent?Il faut intervenir sans attendre~À traiter dans l'année~Rien ne presse}.
~ Visite offerte. Décennale souscrite, attestation sur demande. Édité le {:date}.

== fr certificat_ramonage
q sweep person; fr:ramoneur, done_by
q firm company:{} Ramonage/Fumisterie {}/Maître ramoneur {}; company
q occupant person; client, fr:occupant
q address address; where, fr:adresse
q done date; swept_on, fr:date
q stove phrase; appliance, fr:appareil
q fuel choice:wood/oil/gas/pellets; fr:combustible, burns
q flues number:1..4; chimneys, fr:conduits
q soot unit:l 1..18; soot_removed, fr:suie
q paid money:45..140; price, fr:prix
q empty flag; free_draught, fr:vacuite; whether the flue is clear
q again month; next_sweep, fr:prochain passage
a owner person; landlord, fr:proprietaire
a co number; carbon_monoxide, fr:monoxyde
a installed year; appliance_year, fr:annee de pose
a insurer company; fr:assureur
a flue_height unit:m; chimney_height, fr:hauteur du conduit
---
^ {firm}
^ {:street}, {:city} – {:phone}
# Certificat de ramonage
Je soussigné {sweep} certifie avoir ramoné mécaniquement, le {done}, chez {occupant}, {address}, {flues} conduit(s) desservant {stove=un poêle|une chaudière|un insert|une cuisinière|une cheminée ouverte} {fuel?brûlant des bûches~au fioul~au gaz~à granulés}.
Suie retirée : {soot}. {empty!Le conduit est libre sur toute sa longueur|Vacuité vérifiée à la boule~Conduit partiellement bouché par un nid, à reprendre|La boule n'est pas passée : obstruction à déposer}.
Réglé : {paid}, TVA comprise.
?Prochain passage conseillé : {again}.
~ À conserver deux ans pour votre assurance. Carnet n° {:id:#####}, registre des métiers {:id:### ### ###}.

== fr accord_orgue
q builder company:Manufacture d'orgues {}/Facteur d'orgues {}/{} Orgues SA; organ_builder, fr:facteur
q tuner person; tuned_by, fr:accordeur
q parish company:Paroisse Saint-{}/Collégiale de {}/Temple de {}; church, fr:paroisse
q organist person; fr:organiste, titular
q visit date; tuning_date, fr:visite du
q pitch number:415..442; tuning_pitch_hz, fr:diapason
q temp number:8..22; temperature, fr:temperature
q stops number:9..52; fr:jeux, registers
q helper first; key_holder, fr:aide; who held the keys down
q spent duration; time_on_site, fr:temps passe
q wind phrase; blower_state, fr:soufflerie
q mended flag; repair_done, fr:reparation
l faults; notes, fr:pannes
c faults.stop phrase; register, fr:jeu
c faults.note id:@#; key, fr:note
c faults.trouble phrase; symptom, fr:defaut
c faults.manual phrase; keyboard, fr:clavier
a built year; organ_year, fr:annee de construction
a cost money; price, fr:montant
a next_visit date; next_tuning, fr:prochain accord
a pipes number; pipe_count, fr:tuyaux
a humidity percent; humidity, fr:hygrometrie
---
{builder} || {parish}
# Feuille de visite d'entretien
Le {visit}, accord général par {tuner}, touches tenues par {helper}. {stops} jeux, diapason {pitch} Hz à {temp} °C.
%faults 2..6
Jeu | Note | Panne
{faults.stop=Bourdon 8|Trompette|Flûte 4|Cromorne|Prestant|Voix humaine} | {faults.note} | {faults.trouble=corne|muet|parle lentement|faux|siffle}
{faults.manual=}
%%
Soufflerie : {wind=régulière|une fuite au réservoir|bruit de roulement|courroie à changer}. {mended!Les pannes ci-dessus ont été levées sur place|Tout a été remis en ordre avant le départ~Les pannes restent à traiter à l'atelier|Rien n'a pu être réparé ce jour}.
Présence : {spent}. Carnet signé par {organist}, titulaire.
~ Contrat n° {:id:E-###}. Déplacement groupé avec {:city}. Courrier du {:date}.

== fr visite_marechal
q farrier person; fr:marechal-ferrant, done_by
q stable company:Écuries {}/Haras de {}/Centre équestre {}; yard, fr:ecurie
q client person; billed_to, fr:proprietaire
q day date; visit_date
q again unit:semaines 5..9; next_in, fr:prochain ferrage; after how many weeks again
q paid flag; settled, fr:regle
q mode choice:cash/transfer/cheque; payment_way, fr:paiement
q total money:60..600; sum, fr:total
q groom first; held_by, fr:palefrenier; who held the horses
l horses; animals, fr:chevaux
c horses.name first; horse, fr:cheval
c horses.job phrase; work_done, fr:travail
c horses.price money:30..140; amount, fr:prix
c horses.remark phrase; hoof_note, fr:observation
c horses.size id; shoe_size, fr:pointure
a vet person; fr:veterinaire
a travel money; travel_cost, fr:deplacement
a next date; next_visit_day, fr:prochaine date
a box number; stall, fr:box
a phone_client phone; client_phone
---
{farrier}, maréchal-ferrant
{:city} – {:phone}
# Passage du {day} à {stable}
Pour {client}. Tenue : {groom}.
%horses 1..5
Cheval | Travail | Pied | Prix
{horses.name} | {horses.job=parage|ferrure des antérieurs|quatre fers|ferrure à plaques|déferrage} | {horses.remark=fourchette molle|seime à gauche|bon pied|abcès ouvert|corne sèche} | {horses.price}
{horses.size=}
%%
Total {total}, à régler {mode?en espèces~par virement~par chèque}. {paid!Acquitté ce jour|Payé, merci~Reste à payer|En attente de votre règlement}.
Repasser dans {again}.
~ Non assujetti à la TVA. Siret {:id:### ### ### #####}. Fiche du {:date}.

== fr depose_vitraux
q workshop company:Atelier {} Vitrail/Maîtres verriers {}/Vitraux {}; glazier, fr:atelier
q architect person; heritage_architect, fr:architecte
q owner company:Commune de {}/Fabrique d'église {}/Association diocésaine de {}; fr:maitre d'ouvrage, client
q church company:Église Saint-{}/Chapelle de {}/Cathédrale de {}; monument, fr:edifice
q head person; workshop_leader, fr:maitre verrier
q begun date; removal_started, fr:debut de depose
q done date; removal_finished, fr:fin de depose
q stored phrase; storage_place, fr:lieu de depot
q lead_test flag; lead_dust_found, fr:plomb
q refit month; reinstallation_planned, fr:repose
l panels; stained_glass, fr:panneaux
c panels.bay number:1..24; window_no, fr:baie
c panels.scene phrase; subject, fr:sujet
c panels.century phrase; dating, fr:epoque
c panels.broken number:0..30; broken_pieces, fr:pieces cassees
c panels.size unit:cm; height, fr:hauteur
a cost money; contract_sum, fr:marche
a insurer company; fr:assureur
a maker person; original_glazier, fr:verrier d'origine
a scaffolder company; fr:echafaudeur
a consecrated year; built_in, fr:construction
---
{workshop} || Chantier {church}
# Bordereau de dépose
Maître d'ouvrage : {owner} || Architecte du patrimoine : {architect}
Dépose conduite du {begun} au {done} sous la direction de {head}. Les panneaux sont entreposés {stored=à l'atelier, rayon 3|dans la sacristie fermée|au dépôt départemental|en caisses, salle basse}.
%panels 2..6
Baie | Sujet | Époque | Pièces cassées
{panels.bay} | {panels.scene=saint Martin|Nativité|grisaille|arbre de Jessé|blason du donateur|évangélistes} | {panels.century=XIIIe|XVIe|XIXe|1920} | {panels.broken}
{panels.size=}
%%
{lead_test!Poussières de plomb trouvées sur les appuis : protections exigées|Les lingettes ont révélé du plomb~Les lingettes n'ont pas révélé de plomb|Pas de pollution au plomb sur les appuis}.
?Repose envisagée : {refit}.
~ Baies fermées par contreplaqué. Réunion du {:date}. Tél. {:phone}.

== fr apport_vendange_cave
q cellar company:Cave coopérative de {}/Les Vignerons de {}/Cave des {}; winery, fr:cave
q grower person; fr:apporteur, vine_grower
q member_no id:A-###; member_number, fr:numero adherent
q weigher person; fr:peseur, received_by
q day date; delivery_day, fr:apport du
q lorry_in time; arrival, fr:entree
q rot flag; rotten_grapes, fr:pourriture
q total unit:kg 2000..18000; accepted_total, fr:total net; weight taken in that day
l loads; deliveries, fr:bennes
c loads.ticket id:T####; weigh_ticket, fr:ticket
c loads.grape phrase; variety, fr:cepage
c loads.plot phrase; parcel, fr:parcelle
c loads.net unit:kg 600..4200; net_weight, fr:poids net
c loads.sugar number:9..15; potential_alcohol, fr:degre
c loads.vat id; tank, fr:cuve
q picking choice:by hand/by machine; harvest_method, fr:recolte
q head person; cellar_master, fr:maitre de chai
a gross unit:kg; gross_weight, fr:poids brut
a price money; price_per_kilo, fr:prix du kilo
a payout date; payment_date, fr:acompte
a acidity number; total_acidity, fr:acidite
a driver person; fr:chauffeur, tractor_driver
---
{cellar}
Quai de réception || {day}
# Bulletin d'apport
Adhérent {member_no}, {grower} || Première benne à {lorry_in}

%loads 2..5
Ticket | Cépage | Lieu-dit | Net | Degré
{loads.ticket} | {loads.grape=grenache|syrah|chasselas|gamay|mourvèdre|merlot} | {loads.plot=les Combes|Champ Long|la Croix|sous le Bois|les Terrasses} | {loads.net} | {loads.sugar}
{loads.vat=}
%%
Total de la journée : {total}. Raisin {picking?coupé au sécateur et porté en caisses~ramassé à la machine, de nuit}. {rot!Du botrytis a été vu sur une partie des grappes|Tri nécessaire, des grappes sont gâtées~Vendange saine|Aucune trace de pourriture}.
> Le peseur, {weigher}
~ Pont-bascule contrôlé le {:date}. Questions sur la vinification : {head}, {:phone}.

== fr contrat_alpage
q alp company:Alpage de {}/Consortage de {}/Société d'alpage {}; summer_pasture, fr:alpage
q president person; alp_president, fr:president
q herdsman person; fr:berger, alp_keeper; who lives up there with the animals
q farmer person; owner_of_cattle, fr:eleveur
q up date; goes_up, fr:inalpe; day the herd goes up
q down date; comes_down, fr:desalpe; day the herd comes down
q cows number:4..60; heads, fr:betes
q per_head money:60..260; price_per_animal, fr:pension
q height unit:m 1300..2400; altitude
q wolf flag; guard_dogs, fr:chiens de protection; whether dogs guard the herd
q milk choice:cheese on the alp/taken to the valley/no milking; use_of_milk, fr:lait
q hours number:4..20; fr:corvee, work_hours; hours of unpaid work the owner gives
a total money; total_due, fr:montant total
a vet person; fr:veterinaire
a area unit:ha; grazing_area, fr:surface
a insurer company; fr:assurance
a rights number; grazing_rights, fr:droits d'alpage
---
^ {alp}
# Contrat d'estivage
Entre le consortage, représenté par {president}, et {farmer}, à {:city} :
1. Le propriétaire confie {cows} bêtes, qui montent le {up} et redescendent le {down}.
2. Pâturages entre {height} et les crêtes. La garde est faite par {herdsman}. {wolf!Deux patous restent jour et nuit avec le troupeau|Le troupeau est gardé par des chiens de protection~Aucun chien de protection n'est engagé|Le troupeau n'a pas de chiens de garde}.
3. {milk?Le lait est transformé au chalet~Le lait descend chaque matin à la laiterie~Bétail non laitier, on ne trait pas}.
4. La pension est de {per_head} par tête. Le propriétaire doit en outre {hours} heures de corvée.
5. Les bêtes boiteuses redescendent aux frais du propriétaire.
Lu et approuvé à {:city}, le {:date}
~ Vignette cantonale {:id:VS-####}. Chalet joignable le soir, {:phone}.

== fr palmares_concours_betail
q show company:Comice agricole de {}/Foire de {}/Syndicat d'élevage {}; organiser, fr:comice
q judge person; fr:juge, judged_by
q secretary person; fr:secretaire, results_by
q day date; show_date, fr:concours du
q breed phrase; race
q entries number:18..140; animals_shown, fr:animaux presentes
q champion first; best_animal, fr:grande championne; animal that won overall
q champion_owner company:GAEC {}/EARL {}/Ferme {}; winner_farm, fr:eleveur de la championne
q prize money:50..800; champion_prize, fr:prime
q protest flag; complaint_lodged, fr:reclamation
l sections; classes, fr:sections
c sections.class phrase; category, fr:categorie
c sections.first first; winner, fr:premiere
c sections.farm company:GAEC {}/Ferme {}/Élevage {}; breeder, fr:eleveur
c sections.points number:70..98; score, fr:points
c sections.second first; runner_up, fr:deuxieme
a visitors number; attendance, fr:visiteurs
a sponsor company; fr:parrain, sponsor
a next_show date; next_year, fr:prochaine edition
a born date; champion_birth, fr:naissance
a handler person; fr:presentateur, shown_by
---
# {show}
^ Palmarès du {day}, race {breed=montbéliarde|aubrac|normande|brune|blonde d'Aquitaine}
{entries} animaux sur le ring. Juge : {judge}, venu de {:city}.
%sections 3..6
Section | Lauréate | Élevage | Note
{sections.class=génisses de moins d'un an|premier veau|jeunes vaches|vaches adultes|vétéranes|lots de trois} | {sections.first} | {sections.farm} | {sections.points}
{sections.second=}
%%
Grande championne : {champion}, à {champion_owner}, prime de {prize}. {protest!Une réclamation a été déposée et sera examinée en commission|Le résultat d'une section est contesté~Aucune contestation n'a été reçue|Les résultats n'ont donné lieu à aucune réclamation}.
> {secretary}
~ Repas servi à {:time}, {:number:80..400} couverts. Règlement déposé le {:date}.

== fr contrat_panier_amap
q group company:AMAP de {}/Les Paniers de {}/GASAP {}; association, fr:groupe
q grower person; fr:maraicher, producer
q farm company:Ferme {}/Jardins de {}/Potager {}; holding
q member person; fr:amapien, subscriber
q box choice:small/medium/large; share_size, fr:panier
q price money:8..28; price_per_box, fr:prix du panier
q boxes number:20..48; number_of_boxes, fr:nombre de paniers
q first date; first_delivery, fr:premiere distribution
q last date; final_delivery, fr:derniere distribution
q spot phrase; pick_up_place, fr:lieu de distribution
q hour time; pick_up_time, fr:heure
q organic flag; certified_organic, fr:bio
l cheques; instalments, fr:echeances
c cheques.due date; cashed_on, fr:encaissement
c cheques.sum money:40..260; amount, fr:montant
c cheques.bank company; drawn_on, fr:banque
a total money; annual_total, fr:total
a coordinator person; fr:referent, contact person of the group
a email email; member_email, fr:courriel
a area unit:ha; cultivated_area, fr:surface
a break_week period; holiday_break, fr:pause
---
{group}
# Contrat d'engagement
Entre {member}, ci-après l'adhérent, et {grower}, {farm}, à {:city}.
L'adhérent réserve {boxes} paniers {box?pour une personne~pour un couple~pour une famille}, au prix de {price} l'un, du {first} au {last}. Distribution {spot=sous le préau de l'école|salle paroissiale|au café associatif|cour de la mairie}, à {hour}.
Encaissement des chèques :
%cheques 2..4 lines
le {cheques.due} : {cheques.sum}
{cheques.bank=}
%%
{organic!La ferme est certifiée en agriculture biologique|Légumes sous label AB~La ferme cultive sans label|Pas de certification biologique à ce jour}. Les aléas de récolte sont partagés.
Chaque adhérent tient {:number:1..4} permanences par saison.
~ Fait le {:date} en deux exemplaires. Panier non retiré à {:time} : donné à l'épicerie solidaire.

== fr plan_culture_maraicher
q farm company:Maraîchage {}/Jardins {}/Serres de {}; holding, fr:exploitation
q head person; fr:chef de culture, planned_by
q season year; planned_year, fr:saison
q adviser person; fr:conseiller, extension_officer
q soil phrase; soil_type, fr:sol
q water choice:drip/sprinkler/none; irrigation, fr:arrosage
q heated flag; greenhouse_heated, fr:chauffage
q drawn date; plan_date, fr:etabli le
l beds; plots, fr:planches
c beds.no id:P##; bed, fr:planche
c beds.crop phrase; vegetable, fr:culture
c beds.before phrase; previous_crop, fr:precedent
c beds.sown date; sowing_date, fr:semis
c beds.out date; planting_date, fr:plantation
c beds.len unit:m 10..80; length, fr:longueur
c beds.yield unit:kg; expected_yield, fr:rendement
a area unit:ha; total_area, fr:surface totale
a owner person; landowner, fr:proprietaire du terrain
a seedsman company; seed_supplier, fr:semencier
a harvest date; first_harvest, fr:recolte
a workers number; seasonal_workers, fr:saisonniers
---
# {farm}
## Rotation {season}
= Plan arrêté le: {drawn}
= Par: {head}
= Sol: {soil=limon battant|sable humifère|argile drainée|terre noire}
Arrosage {water?au goutte-à-goutte~par aspersion~inutile, tout en sec}. {heated!La serre est tenue hors gel par la chaudière|Chauffage de la serre dès février~Les tunnels restent froids|Aucun abri n'est chauffé}.
%beds 3..8
Planche | Culture | Après | Semé | Mis en place | Long.
{beds.no} | {beds.crop=poireau|carotte|laitue|courge|oignon|fève|chou} | {beds.before=engrais vert|pomme de terre|tomate|haricot|épinard|jachère} | {beds.sown} | {beds.out} | {beds.len}
{beds.yield=}
%%
?Vu avec {adviser}, chambre d'agriculture, lors de la visite du {:date}.
~ Document interne affiché à l'atelier. {:phone}

== fr martelage_coupe
q office company:Office forestier de {}/Triage de {}/Service des forêts de {}; forest_service
q forester person; fr:garde forestier, marked_by
q owner company:Commune de {}/Bourgeoisie de {}/Indivision {}; forest_owner, fr:proprietaire
q parcel id:##@; compartment, fr:parcelle
q day date; marking_date, fr:martelage du
q area unit:ha 2..40; surface
q stems number:60..900; trees_marked, fr:tiges
q volume unit:m³ 40..800; timber_volume, fr:volume
q aim phrase; purpose_of_cut, fr:but
q fell_by date; cut_before, fr:delai d'exploitation; until when the trees may be felled
q birds flag; nesting_restriction, fr:nidification
q paint phrase; mark_colour, fr:marque
l species; breakdown, fr:essences
c species.tree phrase; kind, fr:essence
c species.count number:10..400; stems, fr:nombre
c species.vol unit:m³ 5..300; volume
c species.girth unit:cm; mean_diameter, fr:diametre
a buyer company; purchaser, fr:acheteur
a price money; price_per_cubic_metre, fr:prix
a logger company; fr:bucheron, felling_contractor
a last_cut year; previous_cut, fr:derniere coupe
a skid unit:m; skidding_distance, fr:debardage
---
{office} || Parcelle {parcel}, {area}
# Procès-verbal de martelage
Propriété de {owner}. Opération du {day}, conduite par {forester} avec {:number:2..6} aides.
But de la coupe : {aim=éclaircie|mise en lumière des semis|coupe sanitaire|préparation d'un layon|récolte de gros bois}. {stems} tiges désignées, soit {volume}. Marque : {paint=griffe rouge|point bleu|marteau de l'État|croix orange}.
%species 2..5
Essence | Nombre | Volume
{species.tree=épicéa|hêtre|chêne|sapin|frêne|mélèze} | {species.count} | {species.vol}
{species.girth=}
%%
Exploitation à terminer avant le {fell_by}. {birds!Aucun abattage d'avril à juillet, des rapaces nichent|Arrêt du chantier pendant la nidification~Pas de contrainte de saison|La coupe peut se faire toute l'année}.
~ Plan au 1:5000 joint. Permanence du triage : {:time}, {:phone}.

== fr pv_garde_peche
q body company:Fédération de pêche de {}/Service de la faune de {}/AAPPMA de {}; guard_of, fr:organisme
q guard person; fr:garde, reporting_officer
q badge id:GP-###; badge_number, fr:commission
q offender person; fr:contrevenant, fisherman
q born date; dob, fr:ne le
q water phrase; river, fr:cours d'eau
q day date; offence_date, fr:constate le
q hour time; offence_time
q act phrase; offence, fr:infraction
q fish number:1..12; fish_caught, fr:prises
q length unit:cm 12..60; smallest_fish, fr:taille; length of the smallest one
q seized flag; rod_taken, fr:saisie
q licence id:C#######; permit_number, fr:carte
a fine money; fr:amende, penalty
a witness person; fr:temoin
a home address; offender_address, fr:domicile
a prosecutor company; sent_to, fr:parquet
a minimum unit:cm; legal_size, fr:taille legale
---
{body}
# Procès-verbal d'infraction à la police de la pêche
L'an courant, le {day} à {hour}, nous, {guard}, garde particulier assermenté, commission {badge}, revêtu de nos insignes, avons vu sur {water=la rive gauche de l'étang|le bief du moulin|le torrent en aval du pont|le lac, baie nord}, une personne qui {act=pêchait à trois lignes|pêchait en période de fermeture|utilisait un appât interdit|conservait des poissons trop petits|pêchait de nuit}.
Interpellée, elle nous dit se nommer {offender}, née le {born}[, et présente la carte {licence}].
Dans son seau : {fish} truite(s), la plus petite mesurant {length}. {seized!La canne et le moulinet ont été saisis|Nous avons retenu le matériel~Le matériel lui a été laissé|Aucune saisie n'a été pratiquée}.
Les poissons vivants ont été remis à l'eau.
> Clos le {:date}, {guard}
~ Serment prêté le {:date}. Téléphone de permanence {:phone}.

== fr bail_erabliere
q owner person; lessor, fr:locateur
q tapper company:Érablière {} inc./Sucrerie {}/Ferme {} et fils; lessee, fr:locataire
q lot id:# ### ###; cadastral_lot, fr:lot
q town city; municipality, fr:municipalite
q taps number:800..9000; tap_count, fr:entailles
q per_tap money:1..3; rent_per_tap, fr:loyer par entaille
q starts date; lease_from, fr:debut
q ends date; lease_to, fr:fin
q shack flag; sugar_house_included, fr:cabane; whether the building goes with it
q quota unit:lb 3000..30000; production_quota, fr:contingent
q tubing phrase; collection_system, fr:tubulure
q mediator person; fr:arbitre, dispute_settled_by
a total money; annual_rent, fr:loyer annuel
a area unit:ha; leased_area, fr:superficie
a witness person; fr:temoin
a syrup unit:l; syrup_made, fr:sirop
a insurer company; fr:assureur
---
# Bail acéricole
ENTRE {owner}, propriétaire du lot {lot}, {town}, ET {tapper}, exploitant.
1. OBJET. Le bailleur loue le peuplement d'érables comptant {taps} entailles. {shack!La cabane et l'évaporateur sont compris|Le bâtiment de cuisson fait partie de la location~Le bail ne comprend pas la cabane|Le bâtiment de cuisson reste au bailleur}.
2. DURÉE. Du {starts} au {ends}.
3. LOYER. {per_tap} l'entaille, payable le 1er mai.
?4. CONTINGENT. L'exploitant détient {quota} de contingent.
5. MATÉRIEL. {tubing=Tubulure sous vide 5/16|Chaudières|Tubulure par gravité|Tubulure neuve à poser par l'exploitant}.
6. DIFFÉREND. Tranché par {mediator}.
Une seule entaille par arbre de moins de {:number:20..30} cm.
> Signé à {:city}, le {:date}
~ Modèle de bail du syndicat, rév. {:year}.

== fr feuille_match_handball
q league company:Ligue de {}/Comité {} de handball/Fédération régionale de {}; competition_body
q home company:HBC {}/{} Handball/US {}; home_team, fr:recevant
q away company:ASHB {}/Entente {}/Stade {}; visitors, fr:visiteur
q day date; match_date
q throw_off time; start, fr:coup d'envoi
q hall company:Gymnase {}/Halle {}/Salle {}; venue, fr:salle
q home_goals number:18..40; home_score, fr:buts recevant
q away_goals number:15..40; away_score, fr:buts visiteur
q referee person; fr:arbitre, first_referee
q scorer person; timekeeper_table, fr:secretaire de table
q crowd number:20..900; spectators, fr:spectateurs
q report flag; incident_report, fr:reclamation
l players; squad, fr:joueurs; those of the home side
c players.shirt number:1..99; number, fr:maillot
c players.name person; player
c players.goals number:0..11; scored, fr:buts
c players.out number:0..3; two_minutes, fr:exclusions
c players.licence id; licence_no, fr:licence
a half_time phrase; half_time_score, fr:mi-temps
a coach person; fr:entraineur
a second_referee person; fr:deuxieme arbitre
a captain person; fr:capitaine
a doctor person; fr:medecin
---
{league} || Code {:id:@@@@@@}
# {home} – {away}
{day}, {throw_off} || {hall}
Score final : {home_goals} à {away_goals}

## Recevant
%players 4..8
N° | Nom | Buts | 2 min
{players.shirt} | {players.name} | {players.goals} | {players.out}
{players.licence=}
%%
Arbitre : {referee}. Table : {scorer}. Spectateurs : {crowd}.
{report!Une réclamation a été posée par le capitaine avant la signature|Rapport complémentaire à suivre~Rien à signaler|Aucune réclamation}.
~ Feuille transmise à {:time}. Clôture de la journée le {:date}.

== fr tirage_petanque
q club company:Boule de {}/Pétanque {}/Amicale bouliste de {}; organiser
q umpire person; fr:arbitre, umpire
q table person; fr:table de marque, entries_by
q day date; tournament_date, fr:concours du
q start time; first_throw, fr:jet du but
q kind choice:singles/doubles/triples; format, fr:formule
q stake money:4..15; entry_fee, fr:mise
q teams number:16..128; entered_teams, fr:equipes
q pot money:200..3000; prize_money, fr:dotation
q rain flag; covered_pitch, fr:couvert; whether it is played when it rains
l games; draw, fr:parties
c games.pitch number:1..48; lane, fr:terrain
c games.one last; team_a, fr:equipe 1
c games.two last; team_b, fr:equipe 2
c games.score phrase; result, fr:resultat
a final time; final_time, fr:finale
a winner person; fr:vainqueur
a sponsor company; fr:partenaire
a closing time; entries_close, fr:cloture
a next date; next_tournament, fr:prochain concours
---
^ {club}
# Concours du {day}
{kind?Tête-à-tête~Doublettes formées~Triplettes mixtes}, {teams} équipes, mise {stake}, dotation {pot}. Jet du but à {start}.
Premier tour :
%games 4..8
Terrain | Équipe | contre
{games.pitch} | {games.one} | {games.two}
{games.score=}
%%
{rain!Sous le boulodrome couvert s'il pleut|La pluie n'arrête pas le concours, repli à la halle~En cas de pluie, tout est reporté|Rien n'est couvert : annulé si le temps est mauvais}.
Arbitre {umpire} ; réclamations à {table}, jamais au bord du jeu.
~ Buvette tenue par {:first}. Licence obligatoire. Affiché le {:date}.

== fr avis_de_course_voile
q club company:Yacht Club de {}/Cercle nautique de {}/Société nautique {}; organising_authority
q officer person; race_officer, fr:president du comite de course
q jury person; protest_chair, fr:president du jury
q cup phrase; regatta_name, fr:epreuve
q from date; first_day, fr:debut
q to date; last_day, fr:fin
q entry_by date; entry_deadline, fr:inscriptions avant
q fee money:20..180; entry_fee, fr:droits
q late_fee money:30..260; late_entry_fee, fr:droits majores
q races number:4..12; races_planned, fr:courses prevues
q channel number:6..77; vhf_channel, fr:canal
q night flag; night_sailing, fr:navigation de nuit
l times; programme
c times.day date; day, fr:jour
c times.hour time; time, fr:heure
c times.what phrase; event, fr:evenement
c times.place phrase; where, fr:lieu
a measurer person; fr:jaugeur
a bank iban; payment_account, fr:rib
a boats number; entries, fr:inscrits
a prize money; prize, fr:prix
a start_line phrase; starting_area, fr:ligne de depart
---
{club}
# Avis de course
## {cup=Coupe de la Baie|Trophée du Léman|Ronde des îles|Challenge d'automne|Régate du Port-Vieux}
Du {from} au {to}. {races} courses prévues, une valide suffit. {night!Une manche se court de nuit, feux obligatoires|Le parcours côtier se termine après le coucher du soleil~Aucun départ après le coucher du soleil|On ne navigue que de jour}.
Droits : {fee}, portés à {late_fee} pour toute inscription reçue après le {entry_by}.
%times 3..6
Jour | Heure | Quoi
{times.day} | {times.hour} | {times.what=confirmation des inscriptions|briefing|premier avertissement|remise des prix|contrôle d'armement|pot d'accueil}
{times.place=}
%%
Comité sur le canal {channel}. Président du comité de course : {officer}. Jury présidé par {jury}.
~ Règles de course en vigueur. Capitainerie {:phone}. Version du {:date}.

== fr fiche_rando_etapes
q club company:Club alpin de {}/Randonneurs de {}/Amis des sentiers {}; organiser
q leader person; fr:animateur, guide
q deputy person; fr:serre-file, sweeper; who walks last
q start_day date; first_day, fr:depart
q meet phrase; meeting_point, fr:rendez-vous
q hour time; meeting_time
q group number:6..16; max_participants, fr:places
q price money:90..600; cost, fr:participation
q grade choice:easy/moderate/hard; difficulty, fr:niveau
q snow flag; snowshoes_needed, fr:raquettes
l stages; days, fr:etapes
c stages.from city; start, fr:de
c stages.to city; finish, fr:a
c stages.km unit:km 8..28; distance
c stages.up unit:m 200..1600; climb, fr:denivele
c stages.sleep company:Refuge {}/Gîte {}/Auberge {}; lodging, fr:nuitee
c stages.down unit:m; descent, fr:descente
a back date; return_day, fr:retour
a rescue phone; rescue_number, fr:secours
a total_km unit:km; total_distance, fr:distance totale
a deposit money; fr:acompte, down_payment
a driver person; fr:chauffeur
---
# Itinérance, niveau {grade?facile~moyen~soutenu}
{club} || Animateur : {leader} ({:phone})
Départ le {start_day} à {hour}, {meet=parking de la gare|devant l'office du tourisme|au terminus du bus|pont de pierre}. {group} places, {price} tout compris. {deputy} fermera la marche.
%stages 2..5 lines
Jour {#} : {stages.from} – {stages.to}
{stages.km}, montée {stages.up}
Nuit : {stages.sleep}
{stages.down=}
%%
{snow!Prévoir les raquettes, la neige tient encore|Raquettes et bâtons indispensables~La neige a fondu, chaussures ordinaires|Pas besoin de raquettes}.
~ Licence à jour exigée. Réunion d'information le {:date}. Animateur formé en {:year}.

== fr cuisson_four_potier
q studio company:Poterie {}/Atelier {} Céramique/Terres de {}; workshop, fr:atelier
q potter person; fired_by, fr:potier
q kiln phrase; kiln_type, fr:four
q firing number:12..400; firing_number, fr:cuisson
q lit date; lit_on, fr:allumage; day the fire was lit
q opened date; unloaded_on, fr:defournement
q peak number:980..1300; top_temperature, fr:temperature finale
q soak duration; hold, fr:palier
q cone id:#; witness_cone, fr:cone
q pieces number:20..300; loaded, fr:pieces enfournees
q broken number:0..20; losses, fr:casse
q reducing flag; reduction, fr:reduction
l log; readings, fr:releves
c log.at time; time, fr:heure
c log.heat number:60..1290; temperature
c log.damper phrase; damper_position, fr:registre
c log.gas number; gas_pressure, fr:pression
a fuel_cost money; fr:cout, gas_cost
a glaze phrase; fr:email, glaze
a lasted duration; total_firing_time, fr:duree totale
a helper person; fr:aide
a client company; fr:commanditaire, ordered_by
---
{studio}
# Cahier de cuisson n° {firing}
Four {kiln=à gaz 500 l|électrique rond|à bois à deux chambres|raku}, chargé de {pieces} pièces par {potter}. Allumé le {lit}.
%log 4..8
Heure | °C | Registre
{log.at} | {log.heat} | {log.damper=ouvert|mi-clos|fermé|un quart}
{log.gas=}
%%
Monté à {peak} °C, palier de {soak}, cône {cone} tombé. {reducing!Atmosphère réductrice à partir de 950|Flamme aux regards, manque d'air voulu~Cuisson oxydante de bout en bout|Aucune réduction}.
Défourné le {opened}, {broken} pièce(s) perdue(s).
~ Sonde changée le {:date}. Brûleurs révisés par {:company}.

== fr dossard_course_a_pied
q race phrase; event, fr:epreuve
q organiser company:Athlétic Club {}/Foulées de {}/Association {} Courir; fr:organisateur
q runner person; participant, fr:coureur
q bib number:1..6000; bib_number, fr:dossard
q wave choice:first/second/third; start_wave, fr:sas
q start_day date; race_day, fr:course du
q gun time; start_time, fr:depart
q pickup phrase; bib_collection, fr:retrait du dossard
q pickup_until time; collection_closes, fr:fermeture du retrait
q distance unit:km 5..80; fr:distance
q limit duration; cut_off, fr:barriere horaire
q shirt choice:S/M/L/XL; size, fr:taille
q cert_ok flag; medical_paper_received, fr:certificat
a fee money; paid, fr:montant
a emergency phone; emergency_contact, fr:personne a prevenir
a chip id; timing_chip, fr:puce
a club company; runner_club, fr:club
a born date; birth_date, fr:naissance
---
De : {organiser}
À : {runner}
Objet : votre inscription à {race=la Corrida de Noël|la Ronde des vignobles|la Trans-Ardenne|la Montée du Salève|la Boucle du fleuve}

Bonjour,
C'est bon ! Vous courrez {distance} le {start_day}. Le départ est donné à {gun} ; vous partez {wave?dans le premier sas, juste derrière l'élite~avec la vague du milieu~dans la dernière vague}. Arrivée fermée après {limit} de course.
Dossard {bib}, à retirer {pickup=à la salle omnisports|sous le chapiteau|au magasin partenaire|à l'hôtel de ville} jusqu'à {pickup_until}, pièce d'identité à la main.
{cert_ok!Votre certificat médical nous est bien parvenu|Côté médical, le dossier est complet~Il nous manque votre certificat médical|Sans certificat médical, pas de dossard : nous ne l'avons pas encore}.
Taille du maillot : {shirt?petit~moyen~grand~très grand}.
À bientôt sur la ligne,
l'équipe bénévole
~ Consigne à partir de {:time}. Aucun remboursement après le {:date}. Stationnement : {:street}.

== fr declaration_oeuvres_concert
q society company:Société des auteurs {}/SUISA {}/Auteurs associés {}; collecting_society, fr:societe
q promoter company:Salle {}/Association {} Jazz/Festival de {}; concert_promoter, fr:organisateur
q group company:{} Quartet/Les {}/Ensemble {}; band, fr:formation
q day date; concert_date, fr:seance du
q hall phrase; venue, fr:lieu
q tickets number:40..1800; tickets_sold, fr:entrees payantes
q takings money:300..40000; box_receipts, fr:recettes
q free flag; free_entry, fr:gratuit
q declared person; filled_in_by, fr:declarant
q contract id:C-######; licence_contract, fr:contrat
l works; pieces, fr:oeuvres
c works.title phrase; piece, fr:titre
c works.composer person; written_by, fr:compositeur
c works.time unit:min 2..14; length, fr:duree
c works.times number:1..2; played, fr:executions
c works.publisher company; fr:editeur
a dues money; royalty_due, fr:droits
a due_on date; pay_by, fr:echeance
a leader person; bandleader, fr:chef
a capacity number; fr:jauge, seats
a encore phrase; fr:rappel
---
{society} || Contrat {contract}
# Programme des œuvres exécutées
= Organisateur: {promoter}
= Formation: {group}
= Séance du: {day}
= Lieu: {hall=grande salle|chapelle|kiosque du parc|cave voûtée|cour du château}
{tickets} billets payants, recettes {takings} hors buvette. {free!L'entrée était libre pour les abonnés et le public|On entrait sans payer, chapeau à la sortie~Entrée payante pour tous|Aucune gratuité en dehors du personnel}.
%works 3..7
Titre | Auteur de la musique | Durée
{works.title=Valse lente|Nocturne bleu|La route du sel|Petit matin|Trois pas|Gare du Midi|Ronde} | {works.composer} | {works.time}
{works.times=}
{works.publisher=}
%%
Certifié exact, {declared}, le {:date}
~ À renvoyer dans les dix jours. {:email}

== fr selection_festival_film
q festival company:Festival du film de {}/Rencontres de {}/Images de {}; fr:festival
q programmer person; signed_by, fr:programmatrice
q film phrase; fr:film, title
q director person; fr:realisateur, film_maker
q producer company:{} Films/Les Productions {}/{} Cinéma; fr:production
q section choice:competition/out of competition/short films; fr:section
q shown date; screening_date, fr:projection
q hour time; screening_time
q hall phrase; screening_room, fr:salle
q length unit:min 8..130; running_time, fr:duree
q copy_by date; copy_due, fr:copie avant; by when the copy must be there
q nights number:1..5; hotel_nights, fr:nuits offertes
q guest flag; director_invited, fr:invitation
a premiere country; previous_screening, fr:premiere mondiale
a jury person; jury_president, fr:president du jury
a prize money; award, fr:dotation
a fee money; screening_fee, fr:location
a closing date; closing_night, fr:cloture
---
{festival}
{:street}, {:city} || {:date}
# Votre film est retenu
Chère équipe de {producer},
Nous avons la joie de présenter « {film=Le dernier bac|Huit heures sans toi|Salines|Ma sœur la nuit|Terrain vague} » de {director}, {section?en compétition~hors compétition~au programme des courts métrages}. Durée notée : {length}.
La séance aura lieu le {shown} à {hour}, {hall=salle 1|au Théâtre municipal|cinéma Rex|sous chapiteau}. La copie doit nous parvenir avant le {copy_by}, à l'attention de {:person}.
{guest!Nous prenons en charge le voyage de l'auteur|L'auteur est notre invité~Nous n'avons pas les moyens d'inviter l'auteur cette année|Le déplacement de l'auteur reste à votre charge}.
?Chambre réservée pour {nights} nuits.
Bien à vous,
> {programmer}
~ Sous-titres français obligatoires. Régie copies {:phone}. Règlement arrêté le {:date}.

== fr pret_instrument_conservatoire
q school company:Conservatoire de {}/Académie de {}/École de musique {}; lender, fr:conservatoire
q pupil person; fr:eleve, player
q keeper person; fr:parc instrumental, in_charge; who looks after the stock
q instrument phrase; fr:instrument
q serial id:@#####; serial_no, fr:numero
q out date; lent_on, fr:remis le
q back date; due_back, fr:retour
q value money:200..6000; insured_value, fr:valeur
q rent money:20..180; hire_per_year, fr:location
q damaged flag; marks_noted, fr:traces; whether it already had marks
g parent; guardian, fr:responsable
q parent.name person; name, fr:nom
q parent.tel phone; phone, fr:telephone
q parent.street street; address, fr:adresse
a teacher person; fr:professeur
a deposit money; fr:caution
a maker company; luthier, fr:facteur
a bought year; purchased, fr:annee d'achat
a insurer company; fr:assureur
---
{school}
Parc instrumental || Fiche de prêt
# {instrument=Alto 3/4|Clarinette en si bémol|Cor d'harmonie|Violoncelle 1/2|Basson court|Accordéon d'étude}, n° {serial}
Remis le {out} à {pupil}, à rendre le {back}.
Responsable légal : {parent.name}, {parent.street}, tél. {parent.tel}
L'instrument est estimé à {value} ; la location annuelle s'élève à {rent}, exigible d'avance.
{damaged!Rayures et un choc au pavillon déjà présents à la remise|Remis avec des marques, voir croquis au dos~Remis en parfait état|Aucune trace visible à la remise}.
L'emprunteur fait changer à ses frais cordes et anches. Il est interdit de le confier à un tiers.
> Pour le parc, {keeper}
~ Permanence le mercredi de {:time} à {:time}. Règlement du {:date}.

== fr visite_guidee_groupe
q office company:Office du tourisme de {}/Maison du patrimoine {}/Guides de {}; tour_office, fr:office
q agent person; booked_by_staff, fr:conseillere
q guide person; fr:guide, leads_tour
q theme phrase; tour, fr:visite
q day date; tour_date
q hour time; tour_time, fr:heure
q meet phrase; meeting_point, fr:rendez-vous
q people number:8..50; group_size, fr:participants
q price money:80..320; flat_price, fr:forfait
q tongue phrase; tour_language, fr:langue
q slow flag; step_free, fr:mobilite reduite
g group; client, customer, fr:client
q group.name company:Amicale {}/Club {}/Comité d'entreprise {}; name, organisation
q group.leader person; contact, fr:accompagnateur
q group.mobile phone; phone, fr:portable
a ends time; end_time, fr:fin
a deposit money; fr:acompte
a coach company; bus_company, fr:autocar
a lunch company; restaurant, fr:restaurant
a guide_phone phone; fr:portable du guide
---
{office}
{:street}, {:city}, {:phone}
# Confirmation de visite
Pour {group.name}, à l'attention de {group.leader} ({group.mobile})
« {theme=La ville des tanneurs|Sur les pas des drapiers|Remparts et jardins|Art nouveau|Le port autrefois} », le {day} à {hour}, {people} personnes, en {tongue=français|néerlandais|allemand|anglais|italien}.
{guide} vous attendra {meet=sous l'horloge|devant la fontaine|au pied du beffroi|à la sortie du tram}.
{slow!Le parcours évite les marches, poussettes et fauteuils passent partout|Parcours entièrement plat~Attention, de nombreux escaliers|Le circuit n'est pas praticable en fauteuil}.
Forfait : {price}, payable sur place ou par bon d'échange.
Un retard de plus de {:number:15..30} minutes raccourcit la visite.
> {agent}
~ Annulation gratuite jusqu'au {:date}. Immatriculation {:id:IM###-##-####}.

== fr depot_galerie
q gallery company:Galerie {}/Espace {}/{} Art contemporain; fr:galerie
q gallerist person; fr:galeriste, signed_for_gallery
q artist person; fr:artiste, depositor
q deposit_day date; received_on, fr:depot du
q until date; deposit_end, fr:fin de depot
q cut percent; commission, gallery_share
q pay_in duration; paid_within, fr:reglement
q insured flag; gallery_insures, fr:assurance
q exclusive flag; sole_dealer, fr:exclusivite
l works; pieces, fr:oeuvres
c works.title phrase; name, fr:titre
c works.kind phrase; technique
c works.wide unit:cm 20..200; width, fr:largeur
c works.public money:150..9000; sale_price, fr:prix public
c works.year year; dated, fr:annee
c works.floor money; lowest_price, fr:prix plancher
a artist_phone phone; fr:telephone de l'artiste
a framer company; fr:encadreur
a show date; opening, fr:vernissage
a iban iban; artist_account, fr:rib
a total money; total_value, fr:valeur totale
---
{gallery}
{:street}, {:zip} {:city}
# Contrat de dépôt-vente
{artist} confie à la galerie, le {deposit_day}, les pièces suivantes :
%works 2..6
Titre | Technique | Largeur | Prix public
{works.title=Sans titre IV|Marée basse|Carrière|Deux figures|Bleu de Prusse|Nuit claire} | {works.kind=huile|eau-forte|bronze|gouache|tirage argentique} | {works.wide} | {works.public}
{works.year=}
{works.floor=}
%%
Le dépôt prend fin le {until}. La galerie retient {cut} du prix et règle l'artiste sous {pay_in} après l'encaissement. {insured!Elle assure les pièces contre le vol et l'incendie|Les œuvres sont couvertes par la police de la galerie~L'assurance reste à la charge de l'artiste|La galerie n'assure pas les œuvres}. {exclusive!L'artiste ne vend nulle part ailleurs dans le canton|L'artiste s'interdit tout autre marchand~L'artiste garde la liberté de vendre par ailleurs|Le dépôt n'est pas exclusif}.
> Pour la galerie : {gallerist}
~ RCS {:city} {:id:### ### ###}. Droit de suite à part. {:date}

== fr pv_depouillement
q town company:Commune de {}/Ville de {}/Municipalité de {}; fr:commune
q office number:1..40; polling_station, fr:bureau de vote
q president person; fr:president du bureau, presiding_officer
q secretary person; fr:secretaire
q day date; polling_day, fr:scrutin du
q opened time; polls_open, fr:ouverture
q closed time; polls_close, fr:cloture
q voters number:400..1500; registered, fr:inscrits
q ballots number:200..399; votes_cast, fr:votants
q blank number:2..30; blank_ballots, fr:blancs
q spoiled number:1..20; null_ballots, fr:nuls
q dispute flag; objections, fr:observations
l lists; candidates, fr:listes
c lists.name phrase; list, fr:intitule
c lists.head person; top_candidate, fr:tete de liste
c lists.votes number:10..180; votes, fr:voix
c lists.share percent; percentage, fr:pourcentage
a turnout percent; fr:participation
a valid number; valid_votes, fr:exprimes
a elected person; winner, fr:elu
a proxy number; proxy_votes, fr:procurations
a second_round date; fr:second tour
---
{town} || Bureau n° {office}
# Procès-verbal des opérations électorales
Scrutin du {day}, ouvert à {opened} et clos à {closed}. Le bureau, présidé par {president}, a pour secrétaire {secretary}.
= Inscrits: {voters}
= Votants: {ballots}
= Bulletins blancs: {blank}
= Bulletins nuls: {spoiled}
%lists 2..5
Liste | Conduite par | Voix
{lists.name=Ensemble pour demain|Agir ici|Union du bourg|L'Avenir en commun|Renouveau} | {lists.head} | {lists.votes}
{lists.share=}
%%
{dispute!Un électeur a fait consigner une protestation, annexée|Des observations ont été portées au procès-verbal~Néant à la rubrique des observations|Aucune réclamation n'a été formulée}.
~ Deux exemplaires, l'un remis à {:person}. Affiché à {:time}.

== fr deliberation_conseil_municipal
q town company:Commune de {}/Ville de {}; municipality
q mayor person; fr:maire, presiding
q clerk person; fr:secretaire de seance, minute_taker
q rapporteur person; presented_by, fr:rapporteur; who explained the matter
q met date; session_date, fr:seance du
q called date; summons_date, fr:convocation
q number id:20##-##-##; resolution_no, fr:deliberation
q matter phrase; subject, fr:objet
q seats number:11..45; members, fr:conseillers en exercice
q present number:7..40; attending, fr:presents
q sum money:800..90000; amount, fr:montant
q adopted flag; passed, fr:adoptee
q against number:0..6; no_votes, fr:contre
a proxies number; fr:pouvoirs
a prefect date; received_prefecture, fr:transmission
a abstained number; fr:abstentions
a supplier company; contractor, fr:titulaire
a next date; next_session, fr:prochaine seance
---
{town} || Extrait du registre
# Délibération {number}
L'an en cours, le {met}, le conseil municipal, convoqué le {called}, s'est réuni sous la présidence de {mayor}. Conseillers en exercice : {seats}. Présents : {present}. {clerk} a été désigné secrétaire.
Objet : {matter=subvention au club de judo|réfection du lavoir|achat d'une balayeuse|tarifs de la cantine|cession d'un chemin}
{rapporteur} expose l'affaire et rappelle que la dépense s'élève à {sum}, inscrite à l'article {:number:2000..6900}.
Après en avoir délibéré, le conseil, {against} voix s'étant élevée(s) contre, {adopted!adopte la proposition|approuve et autorise la signature~rejette la proposition|ne suit pas le rapporteur et repousse le projet}.
> Pour extrait conforme
~ Affiché le {:date}. Recours dans les deux mois. Mairie : {:phone}.

== fr main_courante_police
q station company:Police municipale de {}/Zone de police {}/Poste de {}; station
q chief person; shift_leader, fr:chef de poste
q day date; log_date
q from time; shift_start, fr:prise de service
q to time; shift_end, fr:fin de service
q cars number:1..5; patrol_cars, fr:vehicules
q arrest flag; arrest_made, fr:interpellation
q weather phrase; conditions, fr:temps
l entries; events, fr:faits
c entries.at time; time, fr:heure
c entries.place street; where, fr:lieu
c entries.fact phrase; event, fr:motif
c entries.officer last; patrol, fr:agent
c entries.outcome phrase; result, fr:suite
c entries.caller person; reported_by, fr:requerant
a night_chief person; relief, fr:releve; who takes over
a km number; distance_driven, fr:kilometres
a fines number; tickets, fr:verbalisations
a victim person; fr:victime
a next_shift time; next_duty, fr:service suivant
---
{station}
# Main courante
{day}, service de {from} à {to} || Chef de poste : {chief}
{cars} véhicule(s) en patrouille, temps {weather=couvert|pluvieux|froid et sec|chaud}.
%entries 3..7
Heure | Lieu | Motif | Agent | Suite
{entries.at} | {entries.place} | {entries.fact=tapage|chien errant|stationnement gênant|vol à l'étalage|malaise|querelle de voisins|objet suspect} | {entries.officer} | {entries.outcome=rappel à l'ordre|fourrière|transmis au parquet|secours engagés|rien trouvé|médiation}
{entries.caller=}
%%
{arrest!Une personne a été interpellée et remise à l'officier|Une interpellation au cours du service~Aucune interpellation|Service sans arrestation}.
~ Registre coté, page {:number:10..300}. Visa hebdomadaire le {:date}.

== fr permission_terrasse
q town company:Ville de {}/Commune de {}/Arrondissement de {}; authority
q keeper person; café_owner, fr:exploitant
q cafe company:Café {}/Brasserie {}/Le {}; establishment, fr:enseigne
q street street; location, fr:emplacement
q area unit:m² 4..60; occupied_area, fr:surface
q tables number:2..30; table_count, fr:tables
q from date; valid_from, fr:du
q to date; valid_to, fr:au
q closes time; clear_by, fr:fermeture; hour at which it must be empty
q due money:80..3000; fee, fr:redevance
q heaters flag; heating_allowed, fr:chauffage
q walkway unit:m 1..2; free_passage, fr:passage libre
q official person; signed_by, fr:adjoint
a licence id; drinks_licence, fr:licence
a siret id; company_number, fr:siret
a opens time; opening_time, fr:ouverture
a asked date; application_date, fr:demande du
a owner person; building_owner, fr:proprietaire des murs
---
{town} || Occupation du domaine public
Dossier {:id:ODP-#####}
# Permission de terrasse
{cafe}, {street}, exploité par {keeper}
Article 1 – Une terrasse de {area}, soit {tables} tables, est permise du {from} au {to}.
Article 2 – Un passage de {walkway} reste libre pour les piétons. Mobilier rentré à {closes}.
Article 3 – {heaters!Les parasols chauffants à gaz sont admis|Le chauffage de plein air est toléré en hiver~Tout chauffage extérieur est prohibé|Aucun appareil chauffant n'est admis}.
Article 4 – Redevance : {due}, payable à réception du titre.
> L'adjoint au commerce, {official}
~ Révocable à tout moment. Police du bruit : {:phone}. Arrêté cadre du {:date}.

== fr injonction_debroussaillement
q town company:Commune de {}/Mairie de {}; authority
q mayor person; fr:maire, signed_by
q owner person; addressee, fr:proprietaire
q plot id:@@ ###; cadastral_plot, fr:parcelle
q seen date; inspection_date, fr:constate le
q agent person; inspected_by, fr:agent assermente
q radius unit:m 50..100; clearing_distance, fr:profondeur
q done_by date; deadline, fr:delai
q fine money:135..1500; penalty, fr:amende
q per_m2 money:20..50; fine_per_square_metre, fr:astreinte
q earlier flag; already_warned, fr:rappel anterieur
q risk phrase; danger, fr:situation
a contractor company; clearing_firm, fr:entreprise
a cost money; works_cost, fr:cout
a area unit:m²; plot_area, fr:surface
a tenant person; fr:locataire
a recheck date; second_visit, fr:contre-visite
---
{town}
> {owner}
> {:street}, {:zip} {:city}
# Mise en demeure de débroussailler
Lettre recommandée n° {:id:1A ### ### ####}
Lors de son passage du {seen}, {agent}, agent assermenté, a relevé sur votre parcelle {plot} {risk=des herbes hautes sèches|un taillis touchant la maison|des branches mortes au sol|une haie continue jusqu'à la forêt}. {earlier!Un premier rappel vous avait pourtant été adressé l'an dernier|Ce n'est pas la première fois que je vous l'écris~C'est le premier courrier que je vous adresse à ce sujet|Aucun rappel ne vous avait été envoyé jusqu'ici}.
La loi impose de nettoyer sur {radius} autour des constructions. Je vous mets en demeure d'y procéder avant le {done_by}. À défaut, une amende de {fine} sera encourue[ et une astreinte de {per_m2} par mètre carré].
> {mayor}
~ Conseil gratuit à l'antenne forêt, {:phone}. Le {:date}.

== fr adoption_chien_refuge
q shelter company:Refuge {}/SPA de {}/Veeweyde {}; fr:refuge
q volunteer person; handled_by, fr:responsable des adoptions
q dog first; animal_name, fr:nom du chien
q chip id:250##########; microchip, fr:puce
q birth year; born_in, fr:ne en
q came date; arrived_at_shelter, fr:entree
q left date; adoption_date, fr:sortie
q fee money:80..350; adoption_fee, fr:participation
q neutered flag; sterilised, fr:sterilise
q kids flag; good_with_children, fr:enfants
q visit duration; check_after, fr:visite de controle
g adopter; new_owner, fr:adoptant
q adopter.name person; full_name, fr:nom
q adopter.town city; lives_in, fr:domicile
q adopter.mail email; email, fr:courriel
a former person; previous_owner, fr:ancien maitre
a vet person; fr:veterinaire
a weight unit:kg; fr:poids
a rabies date; rabies_shot, fr:rage
a breeder company; fr:eleveur
---
{shelter}
{:street}, {:city} – {:phone}
# Contrat d'adoption
Le {left}, le refuge remet à {adopter.name}, de {adopter.town}, joignable à {adopter.mail}, le chien {dog}, né en {birth}, puce {chip}, entré chez nous le {came}.
{neutered!Il est stérilisé|L'opération de stérilisation est faite~Il n'est pas encore stérilisé ; l'adoptant s'y engage|La stérilisation reste à faire}. {kids!Vit volontiers avec des enfants|Très doux avec les petits~À placer dans un foyer sans enfants|Ne supporte pas les enfants}.
Participation aux frais : {fee}. Une visite sera faite après {visit}.
L'animal ne peut être cédé ; en cas de difficulté, il revient au refuge.
> Pour le refuge, {volunteer}
~ Certificat d'engagement signé le {:date}. Dons : {:iban}.

== fr contrat_pension_chat
q boarding company:Pension {}/Chatterie {}/Les Moustaches de {}; cattery
q owner person; client, fr:proprietaire
q cat first; pet, fr:chat
q in date; arrival, fr:entree
q out date; departure, fr:sortie
q nightly money:9..28; price_per_day, fr:tarif journalier
q deposit money:30..150; fr:acompte
q food phrase; diet, fr:alimentation
q vet company:Clinique {}/Cabinet vétérinaire {}; treating_practice
q spend_max money:100..800; vet_limit, fr:plafond; up to which sum the boarding house may have the animal treated
q outside flag; goes_outdoors, fr:sorties
q backup person; emergency_contact, fr:personne a joindre
q pill flag; on_medication, fr:traitement
a total money; full_price, fr:total
a vaccine date; last_vaccine, fr:vaccin
a age number; cat_age, fr:age
a owner_phone phone; fr:telephone du proprietaire
a hours time; collection_time, fr:heure de sortie
---
{boarding}
# Contrat de garde
{owner} confie {cat} du {in} au {out}.
= Tarif: {nightly} par jour
= Acompte versé: {deposit}
= Nourriture: {food=croquettes du maître|pâtée matin et soir|ration ménagère|croquettes rénales}
= Vétérinaire: {vet}
= À prévenir: {backup}, {:phone}
{outside!L'animal dispose du jardin grillagé|Sorties quotidiennes en volière~L'animal reste en chambre|Aucune sortie au dehors}. {pill!Un comprimé lui est donné chaque soir|Sous traitement, à suivre selon l'ordonnance~Ne prend aucun médicament|Pas de traitement en cours}.
En cas d'urgence, la pension peut engager jusqu'à {spend_max} de soins.
~ Carnet de santé laissé à l'accueil. Capacitaire n° {:id:##-###}. Fait le {:date}.

== fr clause_beneficiaire
q insurer company:{} Vie/Mutuelle {}/Prévoyance {}; insurance_company, fr:assureur
q holder person; policyholder, fr:souscripteur
q policy id:V#######; contract_number, fr:contrat
q opened date; contract_start, fr:souscrit le
q changed date; change_date, fr:modification du
q capital money:5000..300000; death_benefit, fr:capital
q adviser person; fr:conseiller, agent
q accepted flag; beneficiary_accepted, fr:acceptation
q left_over phrase; fallback, fr:a defaut; who receives if none is alive
l heirs; beneficiaries, fr:beneficiaires
c heirs.name person; beneficiary
c heirs.born date; birth_date, fr:ne le
c heirs.tie phrase; relationship, fr:lien
c heirs.share percent; portion, fr:quote-part
c heirs.address address; lives_at, fr:adresse
a born date; policyholder_birth, fr:naissance du souscripteur
a surrender money; surrender_value, fr:valeur de rachat
a notary person; fr:notaire
a premium money; fr:prime
a ends date; maturity, fr:terme
---
{insurer} || Contrat {policy}
# Avenant – désignation de bénéficiaires
Souscripteur : {holder}. Contrat souscrit le {opened}, modifié à sa demande le {changed}.
En cas de décès, le capital, aujourd'hui de {capital}, sera versé à :
%heirs 2..4 lines
{heirs.name}, né(e) le {heirs.born}, {heirs.tie=filleul|fille|neveu|compagne|sœur|ami}, à hauteur de {heirs.share}
{heirs.address=}
%%
à défaut : {left_over=mes héritiers|le survivant d'entre eux|la paroisse|la Croix-Rouge}.
{accepted!Le premier désigné a accepté le bénéfice par écrit|Une acceptation est enregistrée~Aucune acceptation n'a été reçue à ce jour|Les bénéficiaires n'ont pas accepté}.
> Votre conseiller, {adviser}
~ À ranger avec vos papiers. Édité le {:date}. {:phone}

== fr offre_pret_immobilier
q bank company:Banque {}/Crédit {}/Caisse {}; lender, fr:banque
q adviser person; fr:charge de clientele
q borrower person; fr:emprunteur
q co person; co_borrower, fr:co-emprunteur
q sum money:40000..450000; loan_amount, fr:capital emprunte
q rate percent; nominal_rate, fr:taux debiteur
q months number:84..300; term_months, fr:duree
q monthly money:300..2200; instalment, fr:mensualite
q sent date; offer_sent, fr:emise le
q valid date; offer_valid_until, fr:valable jusqu'au
q home address; property, fr:bien finance
q surety choice:mortgage/guarantee company; security, fr:garantie
q early flag; early_repayment_fee, fr:indemnite
a apr percent; taeg, annual percentage rate
a first_due date; first_instalment, fr:premiere echeance
a seller person; fr:vendeur
a own money; down_payment, fr:apport
a notary person; fr:notaire
---
{bank}
{:street}, {:city} || Offre {:id:P#########}
# Offre de prêt immobilier
à {borrower}[ et {co}]
Objet : achat d'un logement, {home}.
= Capital: {sum}
= Taux débiteur fixe: {rate}
= Durée: {months} mois
= Échéance mensuelle: {monthly}
Le prêt est garanti par {surety?une inscription hypothécaire de premier rang~le cautionnement d'une société spécialisée}. {early!Un remboursement anticipé donne lieu à une indemnité|La banque perçoit des frais si vous remboursez avant terme~Vous pouvez rembourser à tout moment sans frais|Aucune indemnité en cas de remboursement avant terme}.
Offre émise le {sent}, maintenue jusqu'au {valid}. Vous ne pouvez l'accepter avant dix jours.
> {adviser}
~ Un crédit vous engage et doit être remboursé. Frais de dossier : {:money:200..900}. ORIAS {:id:########}.

== fr rupture_conventionnelle
q employer company:{} SAS/Société {}/Ateliers {}; company, fr:employeur
q signer person; hr_signatory, fr:representant de l'employeur
q worker person; employee, fr:salarie
q assistant person; employee_adviser, fr:assistant; who stood by the employee
q post phrase; job_title, fr:emploi
q joined date; hired_on, fr:entree
q met date; interview_date, fr:entretien
q signed date; agreement_date, fr:signature
q retract date; withdraw_until, fr:fin du delai de retractation
q leaves date; contract_ends, fr:rupture
q payout money:1500..60000; severance, fr:indemnite
q wage money:1600..6500; average_salary, fr:salaire moyen
q compete flag; non_compete_waived, fr:clause levee; whether the ban on working for rivals is lifted
a approved date; approval_by_authority, fr:homologation
a holidays number; leave_days_left, fr:conges restants
a born date; employee_birth
a union company; fr:syndicat
a second_meeting date; second_interview, fr:deuxieme entretien
---
# Convention de rupture
{employer}, représentée par {signer}, et {worker}, {post=magasinier|chargée d'études|comptable|technicien|vendeuse}, entré(e) le {joined}, conviennent de mettre fin au contrat.
1. Un entretien s'est tenu le {met}[, la personne salariée étant assistée de {assistant}].
2. Salaire mensuel moyen retenu : {wage}. Indemnité versée : {payout}.
3. Le contrat cesse le {leaves}.
4. Chacun peut se rétracter jusqu'au {retract} inclus.
5. {compete!L'employeur renonce à la clause de non-concurrence|La personne est libre de travailler chez un concurrent~La clause de non-concurrence demeure|L'interdiction de rejoindre un concurrent est maintenue}.
Fait à {:city}, le {signed}, en trois exemplaires.
~ Demande d'homologation à déposer en ligne. Code {:id:####}. Formulaire du {:date}.

== fr certificat_apprentissage_cfc
q office company:Office de la formation professionnelle de {}/Service de l'apprentissage de {}; authority, fr:autorite
q apprentice person; fr:apprenti, learner
q trainer person; fr:formateur, in_company_trainer; who trains at the firm
q firm company:Menuiserie {}/Boulangerie {}/{} Horlogerie SA; host_company, fr:entreprise formatrice
q trade phrase; profession, fr:metier
q from date; start, fr:debut
q to date; end, fr:fin
q trial duration; probation, fr:temps d'essai
q wage money:500..1400; first_year_wage, fr:salaire de premiere annee
q school company:École professionnelle de {}/CEPV {}/Centre {}; vocational_school
q days number:1..2; school_days_week, fr:jours de cours
q minor flag; under_age, fr:mineur
q number id:CA-##-####; contract_no, fr:contrat
g guardian; legal_representative, fr:representant legal
q guardian.name person; full_name
q guardian.phone phone; telephone
a born date; apprentice_birth, fr:naissance
a exam date; final_exam, fr:examen final
a inspector person; fr:conseiller aux apprentis
a second_wage money; second_year_wage, fr:salaire de deuxieme annee
a holiday number; weeks_off, fr:vacances
---
{office} || Contrat {number}
# Contrat d'apprentissage
Entreprise formatrice : {firm}, {:city}
Personne en formation : {apprentice}. {minor!La personne n'ayant pas dix-huit ans, son représentant signe avec elle|Signature du représentant requise, l'apprenti étant mineur~La personne est majeure et signe seule|Majorité acquise à la signature}.
?Représentant légal : {guardian.name}, {guardian.phone}
Profession : {trade=ébéniste CFC|boulangère-pâtissière CFC|horloger de production|cuisinier CFC|polymécanicienne}
La formation dure du {from} au {to}, dont {trial} d'essai. Cours : {days} jour(s) par semaine, {school}. Suivi en entreprise : {trainer}.
Rémunération de la première année : {wage} brut par mois, treize fois l'an.
Frais de matériel à la charge de l'entreprise.
~ Approuvé par l'office le {:date}. Renseignements {:phone}.

== fr permis_frontalier
q office company:Service de la population de {}/Office cantonal des migrations de {}; issuing_authority
q worker person; fr:frontalier, permit_holder
q nation country; citizenship, fr:nationalite
q employer company:{} Mécanique SA/Hôtel {}/Clinique {}; works_for, fr:employeur
q workplace city; place_of_work, fr:lieu de travail
q home address; foreign_residence, fr:domicile a l'etranger
q zemis id:########.#; person_number, fr:numero
q issued date; issue_date, fr:delivre le
q until date; valid_until, fr:echeance
q rate percent; employment_rate, fr:taux d'activite
q weekly flag; stays_in_week, fr:residence a la semaine; whether the person sleeps in Switzerland on work days
q fee money:20..120; charge, fr:emolument
a entered date; first_entry, fr:premiere entree
a born date; dob, fr:naissance
a salary money; wage, fr:salaire
a spouse person; fr:conjoint
a officer person; fr:collaborateur, handled_by
---
{office}
{:street}, {:zip} {:city}
# Autorisation frontalière (livret G)
= N° personnel: {zemis}
= Titulaire: {worker}
= Nationalité: {nation}
= Employeur: {employer}
= Lieu de travail: {workplace}
= Domicile: {home}
= Taux: {rate}
{weekly!Le titulaire dispose d'un logement en Suisse du lundi au vendredi|Séjour hebdomadaire annoncé à la commune~Le titulaire rentre chaque soir chez lui|Retour quotidien au domicile}.
Établi le {issued}, valable jusqu'au {until}. Émolument {fee}, déjà encaissé.
Tout changement d'employeur est à annoncer dans les huit jours.
~ Impression centrale. Guichet fermé le {:date}. {:phone}

== fr prime_renovation_wallonie
q office company:Direction du logement de {}/Guichet énergie de {}/Service public {}; authority, fr:administration
q officer person; case_handler, fr:gestionnaire
q applicant person; fr:demandeur
q house address; dwelling, fr:logement
q file id:PH########; case_number, fr:dossier
q audit date; audit_date, fr:audit du
q auditor person; fr:auditeur
q granted money:400..12000; subsidy, fr:prime accordee
q category choice:R1/R2/R3/R4; income_class, fr:categorie de revenus
q works_by date; works_deadline, fr:travaux avant
q full flag; complete, fr:dossier complet
l works; measures, fr:travaux
c works.what phrase; measure, fr:poste
c works.area unit:m² 4..180; surface, fr:superficie
c works.builder company:{} Toiture/{} Isolation/Châssis {}; contractor, fr:entrepreneur
c works.prime money:100..4000; amount, fr:montant
c works.u number; u_value, fr:coefficient
a cost money; works_cost, fr:cout des travaux
a paid date; payment_date, fr:liquidation
a iban iban; account, fr:compte
a income money; household_income, fr:revenus
a built year; house_year, fr:construction
---
{office}
{:street}, {:city} || Votre dossier : {file}
> {applicant}
> {:street}, {:zip} {:city}
# Promesse de prime
Madame, Monsieur,
Sur la base de l'audit réalisé par {auditor} le {audit}, votre habitation sise {house} peut bénéficier des aides suivantes. Vos revenus vous rangent {category?dans la tranche la plus basse~dans la deuxième tranche~dans la troisième tranche~dans la tranche la plus haute}.
%works 1..4
Poste | Superficie | Entreprise | Prime
{works.what=isolation du toit|châssis double vitrage|murs creux|dalle de sol|ventilation} | {works.area} | {works.builder} | {works.prime}
{works.u=}
%%
Total promis : {granted}. Les travaux sont à achever avant le {works_by}. {full!Aucune pièce ne manque|Votre dossier est complet~Il nous manque encore la composition de ménage|Dossier incomplet : joignez les factures}.
> {officer}
~ Appels de {:time} à {:time}, {:phone}. Envoi du {:date}.

== fr attestation_chomage_belge
q fund company:Caisse {} de chômage/Syndicat {}/CAPAC de {}; paying_body, fr:organisme de paiement
q worker person; fr:travailleur, claimant
q niss id:##.##.##-###.##; national_number, fr:niss
q employer company:{} SPRL/Imprimerie {}/{} Logistics NV; last_employer, fr:dernier employeur
q from date; job_start, fr:occupe du
q to date; job_end, fr:occupe au
q claim date; benefit_from, fr:demande d'allocations
q daily money:38..75; daily_allowance, fr:montant journalier
q status choice:cohabiting/single/head of household; family_status, fr:situation familiale
q reason phrase; why_ended, fr:motif du chomage
q hours number:19..38; weekly_hours, fr:duree hebdomadaire
q sanction flag; excluded, fr:exclusion
q clerk person; handled_by, fr:agent
a account iban; bank_account, fr:compte
a spouse person; fr:conjoint
a notice duration; notice_period, fr:preavis
a wage money; gross_wage, fr:remuneration
a next_stamp date; next_check, fr:prochain controle
---
{fund} || {:city}, le {:date}
# Attestation
Nous certifions que {worker} (NISS {niss}) a été occupé(e) chez {employer} du {from} au {to}, à raison de {hours} heures par semaine. Motif de la fin : {reason=restructuration|force majeure médicale|fin de contrat à durée déterminée|faillite|commun accord}.
La demande d'allocations prend cours le {claim}. Montant journalier : {daily}, l'intéressé(e) {status?partageant son toit avec une personne qui a des revenus~vivant sans autre personne~ayant des personnes à charge}.
{sanction!Une exclusion temporaire a été décidée par le bureau|L'intéressé(e) est privé(e) d'allocations pour quelques semaines~Aucune exclusion n'est en cours|Le droit est ouvert sans sanction}.
> Pour la caisse, {clerk}
~ Formulaire C4 archivé. Guichet {:number:1..12}. {:phone}

== fr mission_interim
q agency company:{} Intérim/Agence {}/{} Emploi; temp_agency, fr:agence
q recruiter person; fr:chargee de recrutement
q temp person; fr:interimaire, worker
q client company:Usine {}/Entrepôts {}/Biscuiterie {}; user_company, fr:entreprise utilisatrice
q task phrase; job, fr:poste
q from date; start
q to date; end
q slack number:1..8; flex_days, fr:souplesse; by how many days the end may shift
q hourly money:12..26; pay_per_hour, fr:taux horaire
q report_to person; site_contact, fr:responsable sur place
q begin time; shift_begin, fr:prise de poste
q night flag; night_work, fr:nuit
q reason choice:replacement/peak/seasonal; ground, fr:motif
a replaced person; absent_employee, fr:salarie remplace
a badge id; badge_number
a coefficient number; billing_factor, fr:coefficient de facturation
a trial duration; trial_period, fr:essai
a doctor date; medical_check, fr:visite medicale
---
{agency}
{:street}, {:zip} {:city}, {:phone}
# Contrat de mission n° {:id:M######}
{temp} est mis(e) à la disposition de {client} du {from} au {to}, terme qui peut varier de {slack} jours. Motif : {reason?remplacement d'une personne absente~accroissement passager d'activité~emploi de saison}.
Poste : {task=préparateur de commandes|conductrice de ligne|cariste|agente de tri|aide-boulanger}. Présentez-vous à {begin}, demandez {report_to}. {night!Le poste tourne de nuit|Horaires de nuit, majorés~Travail de jour uniquement|Aucune nuit n'est prévue}.
Salaire de référence : {hourly} l'heure, primes en sus. Chaussures fournies par l'agence.
> {recruiter}
~ Garantie financière souscrite auprès de {:company}. Imprimé le {:date}.

== fr consignes_equipe_usine
q plant company:Papeterie {}/Verrerie de {}/{} Emballages; factory, fr:usine
q leaving person; outgoing_leader, fr:chef sortant; who hands over
q coming person; incoming_leader, fr:chef entrant; who takes over
q day date; shift_date
q shift choice:morning/afternoon/night; fr:poste
q made number:400..9000; output, fr:production
q target number:800..9500; planned_output, fr:objectif
q scrap percent; waste_rate, fr:rebut
q accident flag; injury, fr:accident
q staff number:4..22; people_on_shift, fr:effectif
l stops; downtimes, fr:arrets
c stops.machine id:L#; line, fr:machine
c stops.start time; from, fr:debut
c stops.mins unit:min 5..180; lasted, fr:duree
c stops.cause phrase; reason, fr:cause
c stops.fitter last; repaired_by, fr:depanneur
a absent number; absentees, fr:absents
a next_change time; next_format_change, fr:changement de serie
a order id; work_order, fr:ordre de fabrication
a electricity number; energy, fr:consommation
a manager person; plant_manager, fr:directeur
---
# Cahier de consignes – {plant}
{day}, {shift?équipe du matin~équipe d'après-midi~équipe de nuit} || De {leaving} à {coming}
Produit : {made} pour {target} prévus, rebut {scrap}. Présents : {staff}.
%stops 1..5
Ligne | À partir de | Durée | Pourquoi
{stops.machine} | {stops.start} | {stops.mins} | {stops.cause=bourrage|capteur sale|rupture de feuille|manque palettes|courroie|réglage}
{stops.fitter=}
%%
{accident!Un doigt pincé, soigné à l'infirmerie, déclaration faite|Accident bénin inscrit au registre~Pas d'accident|Rien à déplorer côté sécurité}.
À suivre : bac {:number:1..30} à isoler, voir qualité avant {:time}.
~ Cahier vérifié chaque semaine, dernier visa le {:date}.

== fr controle_extincteurs
q firm company:{} Incendie/Sécurité {}/Extincteurs {}; service_company
q tech person; fr:technicien, checked_by
q site company:École {}/Hôtel {}/Entrepôt {}; customer_site, fr:etablissement
q host person; accompanied_by, fr:accompagnateur
q day date; visit_date, fr:passage du
q due month; next_visit, fr:prochaine visite
q count number:4..90; total_units, fr:nombre
q replaced number:0..12; exchanged, fr:remplaces
q sealed flag; all_sealed, fr:plombs
q register id:RS-####; safety_register, fr:registre
l units; extinguishers, fr:appareils
c units.no number:1..90; number, fr:numero
c units.place phrase; location, fr:emplacement
c units.agent phrase; content, fr:agent
c units.made year; year, fr:annee
c units.state phrase; result, fr:etat
c units.weight unit:kg; charge, fr:masse
a price money; visit_price, fr:montant
a insurer company; fr:assureur
a recharge date; last_refill, fr:derniere recharge
a hydrants number; fr:ria, hose_reels
a training date; staff_training, fr:formation
---
{firm} || Bon {:id:B#####}
# Vérification annuelle des extincteurs
{site}, {:street}, {:city}. Passage du {day} par {tech}, accompagné de {host}.
%units 3..8
N° | Où | Agent | Année | État
{units.no} | {units.place=hall|cuisine|chaufferie|palier 2|atelier|parking} | {units.agent=eau + additif|CO2|poudre ABC|mousse} | {units.made} | {units.state=bon|à changer|pression basse|accès gêné|réformé}
{units.weight=}
%%
{count} appareils vus, {replaced} échangés. {sealed!Tous plombés et étiquetés|Chaque appareil a retrouvé son plomb~Certains restent sans plomb faute de pièces|Tous n'ont pu être plombés}.
Registre {register} signé. Retour prévu : {due}.
~ Certification {:id:###/##}. Urgences {:phone}. Tarif du {:date}.

== fr exercice_evacuation
q site company:Collège {}/Clinique {}/Tour {}; building, fr:etablissement
q officer person; safety_officer, fr:responsable securite
q observer person; fr:observateur, fire_service_observer
q day date; drill_date, fr:exercice du
q alarm time; alarm_at, fr:declenchement
q out_in duration; evacuation_time, fr:temps d'evacuation
q people number:60..1200; evacuated, fr:personnes evacuees
q missing number:0..4; not_counted, fr:manquants
q spot phrase; assembly_point, fr:point de rassemblement
q told flag; announced, fr:annonce; whether people knew beforehand
q fire_place phrase; pretended_fire, fr:foyer suppose
q previous date; last_drill, fr:exercice precedent
l remarks; improvements, fr:remarques
c remarks.what phrase; problem, fr:constat
c remarks.who person; responsible, fr:charge
c remarks.by date; deadline, fr:echeance
c remarks.cost money; cost, fr:cout
a next date; next_drill, fr:prochain exercice
a all_clear time; back_inside, fr:fin d'alerte
a guides number; floor_wardens, fr:guides
a firemen time; fire_brigade_arrival, fr:arrivee des pompiers
a head person; director, fr:directeur
---
{site}
# Compte rendu d'exercice d'évacuation
Exercice du {day}. Alarme à {alarm}, foyer supposé : {fire_place=réserve du sous-sol|laboratoire de chimie|local poubelles|archives}. {told!Le personnel avait été prévenu|L'exercice était annoncé depuis une semaine~Personne n'était au courant|Exercice inopiné}.
{people} personnes sorties en {out_in}, regroupées {spot=sous le marronnier|parking ouest|place de l'église|terrain de sport}. Absents à l'appel : {missing}. L'exercice antérieur datait du {previous}.
Vu par {observer}, service de secours.
%remarks 1..4 lines
{remarks.what=Porte coupe-feu calée|Alarme inaudible aux toilettes|Plan périmé|Fauteuil d'évacuation introuvable|Ascenseur utilisé} – {remarks.who}, pour le {remarks.by}
{remarks.cost=}
%%
> {officer}
~ Inscrit au registre de sécurité, p. {:number:3..60}. Diffusé le {:date}.

== fr pharmacie_de_bord
q ship company:Chalutier {}/Ferry {}/Le {}; vessel
q mate person; fr:second, medical_officer_on_board
q pharmacist person; fr:pharmacien, checked_ashore
q pharmacy company:Pharmacie du Port de {}/Pharmacie {}; supplier
q checked date; inspection_date, fr:controle du
q grant choice:A/B/C; dotation, medical_chest_class
q crew number:4..60; people_on_board, fr:personnes
q ok flag; complete, fr:complete
q oxygen unit:l 2..15; oxygen_bottle, fr:oxygene
l drugs; medicines, fr:medicaments
c drugs.name phrase; medicine
c drugs.qty number:1..120; quantity, fr:quantite
c drugs.until date; expiry, fr:peremption
c drugs.box phrase; where, fr:coffret
c drugs.lot id; batch, fr:lot
a next date; next_inspection, fr:prochain controle
a price money; restocking_cost, fr:cout
a doctor phone; radio_doctor, fr:consultation medicale
a registration id; ship_number, fr:immatriculation
a captain person; fr:capitaine
---
# Inventaire de la pharmacie de bord
{ship} || {checked}
Dotation {grant?du large, illimitée~pour navigation à moins de 60 milles~côtière}, {crew} personnes. Contrôle par {pharmacist}, {pharmacy}, avec {mate}.
%drugs 4..8
Produit | Qté | Périme le | Rangé
{drugs.name=paracétamol 500|morphine injectable|collyre|fil 3/0|atropine|compresses|antibiotique oral|mal de mer} | {drugs.qty} | {drugs.until} | {drugs.box=coffret rouge|tiroir 2|frigo|armoire sous clé}
{drugs.lot=}
%%
?Bouteille d'oxygène : {oxygen}.
{ok!Dotation complète|Rien ne manque à la dotation~Des articles manquent, à livrer avant appareillage|Dotation incomplète}.
~ Stupéfiants au registre spécial. Arrêté du {:date}. {:phone}

== fr bon_sortie_magasin
q firm company:Services techniques de {}/{} Maintenance/Hôpital {}; organisation
q keeper person; fr:magasinier, issued_by
q taker person; fr:preneur, collected_by
q boss person; approved_by, fr:visa
q slip id:BS-#####; slip_number, fr:bon
q day date; issued_on
q job phrase; used_for, fr:chantier
q account id:##-####; cost_code, fr:imputation
q back flag; returnable, fr:a rendre
l parts; items, fr:articles
c parts.ref id:##.###; reference, fr:code
c parts.name phrase; article, fr:designation
c parts.qty number:1..60; quantity, fr:quantite
c parts.bin id:@##; shelf, fr:casier
c parts.price money; unit_price, fr:prix unitaire
a stock number; remaining_stock, fr:reste
a vehicle id; van, fr:vehicule
a total money; value, fr:valeur
a return_by date; return_date, fr:retour
a supplier company; fr:fournisseur
---
{firm}
# Bon de sortie {slip}
{day} || Imputation {account}
Emporté par {taker} pour {job=fuite salle B12|éclairage du parc|portail du dépôt|chambre froide|décor de fête}. Visa : {boss}.
%parts 2..6
Casier | Code | Désignation | Qté
{parts.bin} | {parts.ref} | {parts.name=joint torique|tube cuivre|ampoule LED|boulon M8|ruban isolant|robinet|peinture grise} | {parts.qty}
{parts.price=}
%%
{back!Outillage à rapporter après usage|À restituer au comptoir~Consommé sur place, rien à rendre|Sortie définitive}.
> Magasin : {keeper}
~ Ouvert de {:time} à {:time}. Inventaire tournant le {:date}.

== fr etiquette_poche_sang
q bank company:Établissement du sang de {}/Transfusion {}/Héma-{}; blood_bank
q product_no id:#### ### ####; donation_number, fr:numero de don
q kind phrase; component, fr:produit
q group choice:O/A/B/AB; abo_type, fr:groupe
q rhesus flag; rh_positive, fr:rhesus
q drawn date; collected_on, fr:preleve le
q expires date; expiry, fr:peremption
q volume unit:ml 180..350; content, fr:volume
q keep phrase; storage, fr:conservation
q ward company:Hôpital {}/Clinique {}; destination, fr:destinataire
q patient person; fr:receveur, intended_for
q nurse person; issued_to, fr:remis a
a donor person; fr:donneur, given_by
a transfused time; transfusion_time, fr:transfusion
a doctor person; prescriber, fr:prescripteur
a frozen date; frozen_on, fr:congelation
a patient_born date; recipient_birth, fr:naissance du receveur
---
{bank}
# {product_no}
{kind=Concentré de globules rouges|Plasma frais|Concentré plaquettaire|Globules rouges irradiés}
Groupe : {group?O~A~B~AB}, {rhesus!Rh positif|RH1~Rh négatif|RH -1}
Volume {volume} || {keep=entre 2 et 6 °C|à 22 °C sous agitation|à -25 °C}
Prélevé le {drawn} || À utiliser avant le {expires}
NE PAS TRANSFUSER SANS CONTRÔLE AU LIT DU MALADE
Attribué à : {patient}, {ward}
?Remis à {nurse}, à {:time}
~ Don bénévole. Anticoagulant CPD. Kit lot {:id:K####}. Hémovigilance {:phone}.

== fr chantier_compte_rendu
q project phrase; site, fr:operation
q client company:Commune de {}/SCI {}/Fondation {}; fr:maitre d'ouvrage
q architect company:Atelier {}/{} Architectes/Agence {}; fr:maitre d'oeuvre
q writer person; minutes_by, fr:redacteur
q number number:2..60; meeting_no, fr:numero
q met date; meeting_date, fr:reunion du
q next date; next_meeting, fr:prochaine reunion
q hour time; next_meeting_time
q rain number:0..20; bad_weather_days, fr:intemperies
q late flag; behind_schedule, fr:retard
q progress percent; overall_progress, fr:avancement
l trades; lots
c trades.lot phrase; trade, fr:lot
c trades.firm company:{} Maçonnerie/{} Électricité/Plomberie {}/Menuiserie {}; contractor, fr:entreprise
c trades.present person; representative, fr:present
c trades.todo phrase; action, fr:a faire
c trades.by date; deadline, fr:delai
c trades.workers number; workforce, fr:effectif
a handover date; completion, fr:reception
a safety person; fr:coordonnateur sps
a budget money; contract_sum, fr:marche
a start date; site_start, fr:ordre de service
a surveyor company; fr:bureau de controle
---
{architect} || Compte rendu n° {number}
# {project=Extension de l'école|Douze logements|Halle couverte|Rénovation du presbytère|Pôle santé}
Maître d'ouvrage : {client}. Réunion du {met}, avancement {progress}, {rain} jour(s) d'intempéries.
%trades 2..6 lines
{trades.lot=Gros œuvre|Électricité|Plomberie|Menuiseries|Plâtrerie|Peinture} – {trades.firm}, {trades.present}
{trades.todo=Fournir le plan de réservations|Évacuer les gravats|Poser les huisseries|Reprendre le seuil|Présenter l'échantillon}, pour le {trades.by}
{trades.workers=}
%%
{late!Le chantier a pris du retard sur le calendrier|Trois semaines à rattraper~Le calendrier est tenu|Aucun retard à ce jour}.
Prochaine réunion le {next} à {hour}, sur place.
> {writer}
~ Sans remarque sous huit jours, ce compte rendu est réputé accepté. Diffusé le {:date}.

== fr inventaire_demenagement
q mover company:{} Déménagements/Transports {}/Les Gentlemen {}; removal_firm
q foreman person; fr:chef d'equipe
q client person; fr:client
q from_addr address; loading_address, fr:chargement
q to_addr address; delivery_address, fr:livraison
q load_day date; loading_day, fr:charge le
q volume unit:m³ 8..70; fr:volume
q floor number:1..8; storey_at_loading, fr:etage
q lift flag; furniture_lift, fr:monte-meubles
q declared money:5000..90000; declared_value, fr:valeur declaree
l boxes; inventory, fr:inventaire
c boxes.no number:1..140; number, fr:numero
c boxes.what phrase; content, fr:contenu
c boxes.room phrase; goes_to, fr:destination
c boxes.state phrase; condition, fr:etat
c boxes.value money; item_value, fr:valeur
a delivery_day date; unloading_day, fr:livre le
a price money; removal_price, fr:prix
a insurer company; fr:assureur
a plate id; lorry_plate, fr:immatriculation
a to_floor number; storey_at_delivery, fr:etage d'arrivee
---
{mover}
{:street}, {:city} – {:phone}
# Lettre de voiture et inventaire
Client : {client}. Enlevé le {load_day}, {from_addr} ({floor}e étage). À livrer {to_addr}.
Volume {volume}, valeur déclarée {declared}. {lift!Le monte-meubles a été dressé en façade|Chargement par l'extérieur, au monte-meubles~Tout est passé par l'escalier|Sans monte-meubles}.
%boxes 4..9
N° | Contenu | Pour la pièce | État au départ
{boxes.no} | {boxes.what=livres|vaisselle|buffet démonté|lampes|linge|piano droit|vélo|tableau emballé} | {boxes.room=salon|cuisine|chambre 1|cave|bureau} | {boxes.state=bon|rayé|pied recollé|non vérifié|éclat au coin}
{boxes.value=}
%%
> Le chef d'équipe, {foreman}
~ Réserves à l'arrivée, par écrit, sous dix jours. Conditions du {:date}.

== fr contrat_garde_meuble
q store company:{} Box/Garde-meubles {}/Stock {}; storage_firm
q manager person; signed_for_firm, fr:gerant
q tenant person; fr:locataire, customer
q box id:@-###; unit_number, fr:box
q size unit:m² 1..25; area, fr:surface
q monthly money:35..320; rent, fr:loyer mensuel
q starts date; from, fr:debut
q notice unit:jours 15..30; notice_period, fr:preavis
q deposit money:50..400; fr:depot de garantie
q access choice:day and night/office hours; opening, fr:acces
q code id:####*; gate_code, fr:code
q stuff phrase; stored_goods, fr:biens
q covered flag; insurance_included, fr:assurance
g deputy; second_key_holder, authorised_person
q deputy.name person; name
q deputy.mobile phone; phone
a ends date; end_date, fr:fin
a value money; goods_value, fr:valeur des biens
a tenant_phone phone; customer_phone
a iban iban; direct_debit_account, fr:compte
a idcard id; identity_document, fr:piece d'identite
---
{store}
# Contrat de mise à disposition d'un box
Preneur : {tenant}, {:street}, {:city}
Box {box}, {size}, à compter du {starts}, pour une durée indéterminée. Loyer {monthly} par mois, dépôt de garantie {deposit}. Chacun peut résilier avec {notice} de préavis.
Accès {access?à toute heure, sept jours sur sept~pendant l'ouverture du bureau seulement}[, code {code}]. Contenu déclaré : {stuff=meubles de famille|archives|matériel de brocante|outils|décor de scène}.
?Autre personne admise : {deputy.name}, {deputy.mobile}
{covered!Le loyer comprend l'assurance|Une couverture incendie et vol est incluse~Le preneur s'assure lui-même|L'assurance n'est pas comprise}.
Interdits : denrées, animaux, gaz, pneus.
> {manager}
~ Site surveillé par {:company}. Tarif révisé le {:date}.

== fr location_velo_cargo
q renter company:Vélos {}/Coop {} mobilité/Cyclo {}; hire_shop, fr:loueur
q clerk person; handed_over_by, fr:preneur en charge
q customer person; fr:client, rider
q bike phrase; model, fr:velo
q frame id:WBK######; frame_number, fr:cadre
q out_day date; hired_from, fr:depart
q out_time time; taken_at
q back_day date; hired_until, fr:retour prevu
q rate money:15..60; daily_rate, fr:tarif jour
q bond money:200..1500; deposit, fr:caution
q battery percent; charge_at_start, fr:batterie
q helmet flag; helmet_lent, fr:casque
q kids number:0..3; children_carried, fr:enfants
a back_time time; returned_at, fr:heure de retour
a total money; hire_total, fr:total
a km number; odometer, fr:compteur
a birthday date; customer_birth, fr:naissance
a customer_phone phone; fr:portable
---
# Contrat de location
{renter}, {:street}, {:city} – {:phone}
Client : {customer}
Vélo : {bike=biporteur électrique|triporteur famille|longtail|biporteur mécanique}, cadre {frame}
Remis par {clerk} le {out_day} à {out_time}, batterie à {battery}. Retour prévu le {back_day}. Tarif {rate} par jour ; empreinte de {bond} prise en garantie.
Nombre d'enfants transportés : {kids}. {helmet!Casques prêtés|Nous vous confions des casques~Le client vient avec ses propres casques|Aucun casque n'est prêté}.
Fermer les deux antivols. Vol sans clé rendue : franchise entière.
~ Crevaison : {:phone}. Conditions générales au {:date}. Ouvert jusqu'à {:time}.

== fr jardin_partage_convention
q town company:Ville de {}/Bailleur social {}/Office public {}; landowner, fr:proprietaire
q garden company:Jardin des {}/Potager {}/Les Jardiniers de {}; association, fr:association
q president person; fr:presidente, association_head
q elected person; signed_for_owner, fr:elu; who signs for the owner
q plot phrase; site, fr:terrain
q area unit:m² 120..3000; surface
q from date; starts, fr:debut
q years number:1..6; term, fr:duree en annees
q beds number:8..60; allotments, fr:parcelles
q water money:40..400; water_share, fr:forfait eau
q open_day phrase; public_opening, fr:ouverture au public
q hens flag; poultry_allowed, fr:poules
q soil_test date; soil_tested, fr:analyse de sol
a rent money; fr:loyer, rent
a end date; end_date, fr:fin
a insurer company; fr:assureur
a waiting number; waiting_list, fr:liste d'attente
a shed unit:m²; shed_area, fr:cabanon
---
^ Convention d'occupation précaire
# {garden}
Entre {town}, représentée par {elected}, et l'association {garden}, représentée par {president}.
Art. 1. Est mis à disposition {plot=l'ancien verger|la friche du dépôt|le talus sud|la cour de l'école désaffectée}, {area}, divisé en {beds} parcelles.
Art. 2. Pour {years} an(s) à partir du {from}. Gratuit, sauf un forfait d'eau de {water} par an.
Art. 3. Le jardin ouvre au public {open_day=le premier dimanche du mois|tous les mercredis|le samedi matin|un soir par semaine}. {hens!Un poulailler de six poules est admis|Les poules sont les bienvenues~L'élevage y est interdit|Ni poules ni lapins}.
?Art. 4. Les terres ont été analysées le {soil_test}, sans contre-indication.
Pas de pesticides. Compost obligatoire.
~ Fait en mairie le {:date}. Contact voirie : {:phone}.

== fr vidange_fosse
q firm company:{} Assainissement/Vidanges {}/{} Environnement; contractor, fr:vidangeur
q driver person; operator, fr:chauffeur
q client person; householder, fr:usager
q place address; property, fr:adresse
q permit id:##-VID-###; approval_number, fr:agrement
q done date; emptied_on, fr:date
q tank phrase; device, fr:installation
q taken unit:m³ 1..8; volume_pumped, fr:volume
q sludge unit:cm 10..90; sludge_height, fr:hauteur de boues
q dumped company:Station d'épuration de {}/STEP de {}; discharge_site, fr:lieu de depotage
q slip id:BSV-#####; tracking_slip, fr:bordereau
q price money:140..480; fee, fr:prix
q broken flag; defect_seen, fr:anomalie
a capacity unit:m³; tank_volume, fr:capacite
a dumped_on date; discharge_date, fr:date de depotage
a previous date; last_emptied, fr:vidange precedente
a plate id; lorry_plate, fr:immatriculation
a inspector person; fr:technicien spanc
---
{firm} || Agrément préfectoral {permit}
# Bordereau de suivi des matières de vidange {slip}
Chez {client}, {place}
Le {done}, {driver} a vidé {tank=la fosse toutes eaux|la fosse septique|la micro-station|le bac à graisses}. Hauteur de boues relevée : {sludge}. Volume pompé : {taken}, remis à {dumped}.
{broken!Cloison fendue, à faire voir par un professionnel|Tampon cassé signalé au client~L'ouvrage est en bon état|Aucune anomalie constatée}.
Payé sur place : {price}, TVA 10 %.
Remettre en eau avant usage.
~ Trois volets : usager, vidangeur, station. Imprimé n° {:number:3..30} du {:date}. {:phone}

== fr mise_en_service_pac
q installer company:{} Énergies/Chauffage {}/{} Clim; fitted_by, fr:installateur
q tech person; commissioned_by, fr:metteur au point
q owner person; fr:client
q home address; site, fr:adresse
q unit_model phrase; heat_pump, fr:pompe a chaleur
q serial id:PC########; serial_no, fr:numero de serie
q gas phrase; refrigerant, fr:fluide
q charge unit:kg 1..4; refrigerant_charge, fr:charge
q started date; commissioning_date, fr:mise en service
q power unit:kW 4..18; heating_power, fr:puissance
q flow number:28..55; flow_temperature, fr:depart
q noise number:32..58; sound_db, fr:bruit
q leak flag; leak_found, fr:fuite
q backup choice:electric/boiler/none; backup_heat, fr:appoint
a cop number; efficiency, fr:cop
a sold date; purchase_date, fr:date d'achat
a grant money; subsidy, fr:aide
a warranty duration; fr:garantie
a outdoor number; outdoor_temperature, fr:temperature exterieure
---
{installer}
Attestation {:id:F-####-##}
# Fiche de mise en service
= Installation: {home}
= Client: {owner}
= Machine: {unit_model=air-eau bibloc|monobloc extérieure|eau glycolée-eau|air-air gainable}
= N°: {serial}
= Fluide: {gas=R32|R290|R410A|R454C}, {charge}
= Puissance: {power}
Mise en route le {started} par {tech}. Eau de départ réglée à {flow} °C ; {noise} dB relevés à cinq mètres. {leak!Fuite sur un dudgeon, reprise avant démarrage|Le détecteur a réagi à un raccord, resserré~Aucune fuite au détecteur|Étanchéité vérifiée sans défaut}. {backup?Une résistance prend le relais par grand froid~L'ancienne chaudière reste en relève~La machine travaille seule, sans relève}.
Mode d'emploi expliqué à l'occupant.
~ Entretien obligatoire tous les deux ans. Hotline {:phone}. Version du {:date}.

== fr forage_journal
q driller company:{} Forages/Sondages {}/Géothermie {}; drilling_firm
q foreman person; fr:chef foreur
q geologist person; fr:geologue, logged_by
q client company:Commune de {}/Coopérative {}/Piscine de {}; for_whom, fr:maitre d'ouvrage
q hole id:SG-##; borehole, fr:sondage
q begun date; started, fr:debut
q ended date; finished, fr:fin
q depth unit:m 40..280; final_depth, fr:profondeur
q bore unit:mm 110..220; diameter, fr:diametre
q water unit:m 4..70; water_level, fr:venue d'eau; depth at which water came in
q grouted flag; sealed, fr:cimente
q gas flag; gas_found, fr:gaz
l layers; strata, fr:couches
c layers.from unit:m 0..90; top, fr:de
c layers.to unit:m 91..280; bottom, fr:a
c layers.rock phrase; lithology, fr:nature
c layers.speed number; rate_m_per_hour, fr:avancement
a flow number; yield, fr:debit
a cost money; fr:prix au metre
a concession id; permit, fr:autorisation
a machine phrase; rig, fr:foreuse
a temperature number; bottom_temperature, fr:temperature au fond
---
{driller} || Sondage {hole}
# Journal de forage
Pour {client}. Foré du {begun} au {ended} sous la conduite de {foreman}, diamètre {bore}, arrêt à {depth}.
%layers 3..6
De | À | Terrain
{layers.from} | {layers.to} | {layers.rock=argile à blocs|molasse|calcaire fissuré|graviers|marne grise|grès}
{layers.speed=}
%%
Eau rencontrée à {water}. {gas!Dégagement de gaz mesuré, chantier aéré|Le détecteur a signalé du méthane~Pas de gaz|Le détecteur est resté muet}. {grouted!Sonde descendue et trou cimenté de bas en haut|Espace annulaire rempli au coulis~Trou laissé ouvert dans l'attente du coulis|Cimentation non faite à ce jour}.
> Relevé géologique : {geologist}
~ Coordonnées {:id:2 ### ###} / {:id:1 ### ###}. Copie au canton le {:date}.

== fr tir_de_mine
q quarry company:Carrières {}/Granulats {}/Sablières de {}; quarry, fr:exploitant
q blaster person; fr:boutefeu, shot_firer
q maker company:{} Explosifs/Poudres {}/Nitro {}; explosive_supplier, fr:fournisseur
q day date; blast_date, fr:tir du
q shot time; fired_at, fr:mise a feu
q front phrase; bench, fr:gradin
q holes number:6..60; boreholes, fr:trous
q depth unit:m 6..20; hole_depth, fr:profondeur
q total unit:kg 200..4000; explosive_used, fr:charge totale
q max unit:kg 20..120; charge_per_delay, fr:charge unitaire
q rock unit:t 2000..30000; rock_broken, fr:tonnage abattu
q misfire flag; fr:rate, misfire_found
l gauges; vibration_points, fr:capteurs
c gauges.where phrase; location, fr:lieu
c gauges.dist unit:m 120..1500; distance
c gauges.speed unit:mm/s 1..9; ppv, fr:vitesse particulaire
c gauges.freq number; frequency, fr:frequence
a next date; next_blast, fr:prochain tir
a complaint person; neighbour, fr:plaignant
a left unit:kg; explosive_returned, fr:retour
a driller company; fr:foreur
a mayor_told date; notice_to_mayor, fr:preavis
---
# Plan et compte rendu de tir
{quarry}, {front=gradin 2 nord|front est|carreau inférieur|gradin 4} || {day}
Boutefeu : {blaster}. Produits livrés le matin par {maker}.
{holes} trous de {depth}, charge totale {total}, charge par retard {max} au plus. Mise à feu à {shot}. Tonnage estimé : {rock}.
%gauges 2..4
Point | Distance | Vitesse
{gauges.where=ferme du Haut|église|école|pavillon rue basse|pylône} | {gauges.dist} | {gauges.speed}
{gauges.freq=}
%%
{misfire!Un trou n'est pas parti ; zone condamnée puis neutralisée|Raté constaté à la visite du front~Visite du front : tout est parti|Aucun raté}.
~ Sirène {:number:3..5} coups. Registre visé DREAL le {:date}.

== fr releve_piezometres
q authority company:Agence de l'eau {}/Syndicat du bassin de {}/Service hydrologique de {}; water_authority
q reader person; measured_by, fr:releveur
q hydrologist person; validated_by, fr:hydrogeologue
q basin region; aquifer, fr:nappe
q round date; round_date, fr:tournee du
q alert choice:normal/watch/crisis; drought_stage, fr:seuil
q probe id:SP-###; probe_used, fr:sonde
q rain unit:mm 4..140; monthly_rain, fr:pluie du mois
q compared flag; lower_than_last_year, fr:plus bas
l wells; readings, fr:ouvrages
c wells.code id:BSS###@@@; well, fr:ouvrage
c wells.town city; municipality, fr:commune
c wells.level unit:m 1..45; depth_to_water, fr:niveau
c wells.delta unit:cm 1..90; change, fr:variation
c wells.owner person; landowner, fr:proprietaire
a next date; next_round, fr:prochaine tournee
a pumped unit:m³; abstracted, fr:prelevement
a nitrate number; nitrates
a river unit:m; river_level, fr:hauteur de la riviere
a ban date; watering_ban, fr:arrete de restriction
---
{authority}
# Relevé des niveaux – nappe {basin}
Tournée du {round}, {reader}, sonde {probe}. Pluie du mois : {rain}.
%wells 3..7
Ouvrage | Commune | Sous repère | Écart au mois précédent
{wells.code} | {wells.town} | {wells.level} | {wells.delta}
{wells.owner=}
%%
Situation : {alert?sans inquiétude~sous surveillance, économies conseillées~de crise, usages non prioritaires coupés}. {compared!Les niveaux sont inférieurs à ceux de l'an passé|On est plus bas qu'à pareille époque~Les niveaux dépassent ceux de l'an passé|On est plus haut qu'il y a un an}.
> Validé : {hydrologist}
~ Repère NGF, données provisoires. Mise en ligne le {:date}.

== fr serrurier_intervention
q firm company:{} Serrurerie/Dépannage {}/Clés {}; locksmith_firm
q smith person; fr:serrurier, done_by
q caller person; customer, fr:demandeur
q door address; where, fr:lieu
q called time; call_received, fr:appel
q arrived time; on_site, fr:arrivee
q day date; intervention_date
q trouble phrase; problem, fr:panne
q lock phrase; lock_fitted, fr:serrure posee
q keys number:2..6; keys_given, fr:cles
q labour money:60..240; labour_cost, fr:main-d'oeuvre
q parts money:30..500; parts_cost, fr:fournitures
q drilled flag; lock_destroyed, fr:percage
q proof phrase; identity_shown, fr:justificatif; how the person showed the right to enter
a total money; amount_paid, fr:total
a left time; departure, fr:depart
a landlord person; fr:proprietaire
a insurer company; fr:assureur
a card id; key_card, fr:carte de propriete
---
{firm}
Jour et nuit : {:phone}
# Bon d'intervention
{caller}, {door}
Appel reçu à {called}, arrivée à {arrived}, le {day}. Constat : {trouble=porte claquée|clé cassée dans le cylindre|effraction|serrure grippée|perte des clés}. Qualité prouvée par {proof=carte d'identité|bail|quittance|témoignage du gardien}.
{drilled!Cylindre percé, aucune autre ouverture possible|Il a fallu détruire la serrure~Ouverture fine, rien n'a été abîmé|Porte ouverte sans dégât}.
?Posé : {lock=cylindre européen|verrou à bouton|serrure trois points|cylindre à carte}, {keys} clés remises.
= Main-d'œuvre: {labour}
= Fournitures: {parts}
> {smith}
~ Rétractation exclue en cas d'urgence. Barème affiché depuis le {:date}.

== fr courriel_restaurant_groupe
q inn company:Auberge {}/Restaurant {}/Brasserie {}; restaurant
q host person; written_by, fr:restaurateur
q guest person; booked_by, fr:client
q day date; meal_date
q hour time; table_at, fr:heure
q people number:10..70; covers, fr:couverts
q menu_price money:24..90; price_per_person, fr:prix par personne
q room phrase; dining_room, fr:salle
q confirm_by date; final_number_by, fr:confirmer avant
q deposit money:50..600; fr:arrhes
q wine flag; drinks_included, fr:boissons
q cake flag; own_cake_allowed, fr:gateau
l dishes; menu
c dishes.course phrase; course, fr:service
c dishes.dish phrase; dish, fr:plat
c dishes.allergen phrase; allergens, fr:allergenes
a total money; bill, fr:addition
a closes time; closing_time, fr:fermeture
a occasion phrase; event, fr:occasion
a iban iban; account, fr:compte
a children number; kids, fr:enfants
---
De : {host}, {inn}
À : {guest}
Objet : votre table du {day}

Bonjour,
Merci de votre appel. Je vous garde {room=la véranda|la salle du fond|la terrasse|le caveau|le premier étage} pour {people} personnes à {hour}. Voici ce que nous avons retenu, à {menu_price} par tête :
%dishes 3..4 lines
{dishes.course=Entrée|Plat|Fromage|Dessert} : {dishes.dish=terrine maison|omble au beurre|pintade aux choux|tomme et noix|tarte aux prunes|soupe froide}
{dishes.allergen=}
%%
{wine!Vin, eau et café sont compris|Tout est inclus, même les boissons~Les boissons sont comptées à part|Le vin se paie en plus}. {cake!Vous pouvez apporter le gâteau|Venez avec votre gâteau, sans supplément~Nous n'acceptons pas de gâteau venu d'ailleurs|Le dessert doit venir de notre cuisine}.
Donnez-moi le nombre exact avant le {confirm_by}, avec des arrhes de {deposit}.
{host}
~ Fermé le lundi. {:street}, {:city}. {:phone}. Carte d'automne dès le {:date}.

== fr courriel_syndic_bruit
q sender person; complainant, fr:plaignant
q manager person; addressee, fr:gestionnaire
q agency company:Régie {}/Cabinet {}/{} Immobilier; managing_agent
q flat id:@##; sender_flat, fr:appartement
q noisy person; troublesome_neighbour, fr:voisin
q noisy_floor number:1..9; neighbour_floor, fr:etage du voisin
q since date; began_on, fr:depuis
q kind phrase; noise, fr:nuisance
q until time; lasts_until, fr:jusqu'a
q witness person; supports, fr:temoin
q police flag; police_called, fr:police
q wants phrase; demand, fr:demande
q answer_by date; reply_deadline, fr:reponse avant
a landlord person; fr:bailleur
a rent money; fr:loyer
a own_floor number; complainant_floor, fr:etage du plaignant
a police_ref id; fr:main courante
a lease date; lease_start, fr:bail
---
De : {sender} ({:email})
À : {manager}, {agency}
Objet : nuisances, immeuble {:street}

Madame, Monsieur,
J'occupe l'appartement {flat}. Depuis le {since}, {noisy}, qui habite au {noisy_floor}e, nous impose {kind=de la batterie|des fêtes|des travaux à la perceuse|un chien qui hurle|des meubles traînés}, souvent jusqu'à {until}. J'ai parlé à cette personne le {:date}, sans effet.
{police!J'ai fini par appeler la police|Une patrouille est montée la semaine dernière~Je n'ai pas voulu déranger la police|La police n'a pas été mêlée à cela}. {witness} peut confirmer.
Je vous demande {wants=un avertissement écrit|une réduction de loyer|une rencontre à trois|la pose d'un sous-tapis}, et une réponse avant le {answer_by}.
Salutations distinguées
{sender}
~ Envoyé de mon téléphone. Joignable après {:time}, {:phone}

== fr mainlevee_hypotheque
q bank company:Crédit {}/Banque {}/Caisse d'épargne de {}; creditor, fr:creancier
q officer person; signed_for_bank, fr:mandataire
q notary person; fr:notaire
q debtor person; owner, fr:debiteur
q home address; property, fr:immeuble
q lent money:40000..400000; original_loan, fr:pret initial
q inscribed date; registered_on, fr:inscription du
q volume id:20## V n° ####; registration_ref, fr:volume
q paid_off date; repaid_on, fr:solde le
q deed date; deed_date, fr:acte du
q whole flag; fully_released, fr:totale
q bureau company:Service de la publicité foncière de {}/Registre foncier de {}; land_registry
q costs money:300..1200; deed_costs, fr:frais
a loan_date date; loan_signed, fr:date du pret
a rate percent; loan_rate, fr:taux
a buyer person; fr:acquereur
a plot id; cadastral_number, fr:cadastre
a struck date; deletion_date, fr:radiation
---
Étude de Maître {notary}
{:street}, {:city}
# Mainlevée
A comparu {officer}, agissant pour {bank}, en vertu d'une procuration du {:date},
LEQUEL déclare que la somme de {lent}, prêtée à {debtor}, est entièrement remboursée depuis le {paid_off}, et consent à la radiation de l'inscription prise à {bureau} le {inscribed}, {volume}, sur l'immeuble {home}.
{whole!La mainlevée porte sur la totalité du gage|Le bien est libéré en entier~La mainlevée n'est que partielle, le garage demeurant grevé|Seule une partie du bien est libérée}.
Frais à la charge du propriétaire, évalués à {costs}.
DONT ACTE, reçu le {deed}
~ Minute n° {:number:100..9000}. Comptabilité : {:phone}

== fr cloture_compte
q bank company:Banque {}/Caisse {}/Crédit mutuel de {}; old_bank
q adviser person; handled_by, fr:conseillere
q client person; account_holder, fr:titulaire
q account id:#### #######; closed_account, fr:compte
q asked date; request_date, fr:demande du
q closed date; closed_on, fr:cloture
q balance money:10..9000; final_balance, fr:solde
q sent_to iban; destination_account, fr:virement vers
q card id:**** ####; card, fr:carte
q cheques number:0..20; unused_cheques, fr:cheques rendus
q fee flag; closing_fee, fr:frais
q switch flag; mobility_service, fr:mobilite bancaire
a opened date; opening_date, fr:ouverture
a new_bank company; fr:nouvelle banque
a reason phrase; fr:motif
a co_holder person; fr:cotitulaire
a savings money; savings_balance, fr:livret
---
{bank}
Agence de {:city}
> {client}
> {:street}, {:zip} {:city}
# Clôture de votre compte {account}
Madame, Monsieur,
Suite à votre courrier du {asked}, le compte a été clos le {closed}. Le solde de {balance} est parti vers {sent_to}. {fee!Des frais de clôture ont été retenus|L'opération a été facturée~L'opération est gratuite|Aucuns frais n'ont été prélevés}.
Vous nous avez remis {cheques} formules de chèque et la carte {card}. {switch!Vos virements et prélèvements sont transférés par le service de mobilité|Nous prévenons nous-mêmes les émetteurs de prélèvements~Il vous appartient de prévenir vos créanciers|Le service de mobilité n'a pas été demandé}.
Vos relevés restent consultables {:number:3..12} mois.
> {adviser}
~ Médiateur : {:url}. Lettre éditée le {:date}, sans signature manuscrite.

== fr convocation_actionnaires
q company company:{} SA/Groupe {}/Manufacture {} SA; issuer, fr:societe
q chair person; board_chair, fr:president du conseil
q day date; meeting_date, fr:assemblee du
q hour time; starts_at, fr:heure
q place phrase; venue, fr:lieu
q capital money:100000..9000000; share_capital, fr:capital
q record date; record_date, fr:date d'inscription; day on which one must own the shares
q proxy_by date; proxy_deadline, fr:pouvoirs avant
q dividend money:1..9; dividend_per_share, fr:dividende
q auditor company:{} Audit/Fiduciaire {}/{} & Associés; fr:reviseur, statutory_auditor
q online flag; live_stream, fr:en ligne
l motions; agenda, fr:ordre du jour
c motions.text phrase; item, fr:resolution
c motions.advice phrase; board_recommends, fr:position du conseil
c motions.quorum percent; quorum
a paid date; dividend_date, fr:paiement
a shares number; shares_issued, fr:actions
a profit money; net_profit, fr:benefice
a proxy person; independent_proxy, fr:representant independant
a last date; previous_meeting, fr:assemblee precedente
---
{company}
Capital de {capital}, siège à {:city}, {:id:CHE-###.###.###}
# Convocation à l'assemblée générale ordinaire
Le {day} à {hour}, {place=hôtel de la Paix|au siège|salle des fêtes|casino municipal}
%motions 3..6 lines
{#}. {motions.text=Approbation des comptes|Décharge aux administrateurs|Élections|Emploi du bénéfice|Réduction du capital|Modification des statuts}. Le conseil propose {motions.advice=d'accepter|de réélire pour un an|d'adopter|de refuser}.
{motions.quorum=}
%%
Le dividende proposé est de {dividend} par action. Rapport de {auditor} disponible au siège.
Peuvent voter les personnes inscrites au registre le {record}. Pouvoirs à renvoyer avant le {proxy_by}. {online!L'assemblée est retransmise en direct|On peut suivre les débats sur internet~Pas de retransmission|Il faut se déplacer, rien n'est diffusé}.
> Pour le conseil, {chair}
~ Collation à l'issue. Investisseurs : {:phone}. Publié le {:date}.

== fr aptitude_medecine_travail
q service company:Santé au travail {}/Service interentreprises {}/CLB {}; occupational_health
q doctor person; fr:medecin du travail
q worker person; fr:salarie
q employer company:{} Transports/Fonderie {}/Clinique {}; fr:employeur
q job phrase; post, fr:poste
q seen date; exam_date, fr:examen du
q kind choice:hiring/periodic/return to work; exam_type, fr:nature de la visite
q fit flag; apt, fr:apte
q limit phrase; restriction, fr:amenagement
q again month; next_exam, fr:prochaine visite
q in_at time; arrival, fr:arrivee
q out_at time; departure, fr:depart
g contact; employer_contact, hr_contact
q contact.name person; name
q contact.mail email; email
a born date; worker_birth, fr:naissance
a hired date; hiring_date, fr:embauche
a sick_from date; sick_leave_start, fr:debut d'arret
a gp person; fr:medecin traitant
a vision number; eyesight, fr:vue
---
{service}
Centre de {:city} || {:phone}
# Fiche médicale
Salarié : {worker} || Employeur : {employer}
Poste : {job=cariste|aide-soignante|chauffeur poids lourd|fondeur|agent d'entretien}
Examen du {seen} ({kind?à l'entrée en fonction~de routine~après un arrêt}), arrivée {in_at}, départ {out_at}.
{fit!Peut tenir son poste|Aucune contre-indication à l'emploi occupé~Ne peut pas tenir ce poste|Contre-indication à l'emploi occupé}. [Aménagement : {limit=pas de port de plus de 10 kg|pas de nuit pendant trois mois|siège adapté|écran à hauteur des yeux}.]
?À revoir : {again}
?Copie adressée à {contact.name}, {contact.mail}
> {doctor}
~ Contestation devant le conseil de prud'hommes sous quinze jours. Imprimé le {:date}.

== fr avis_aerodrome
q field company:Aérodrome de {}/Aéroport de {}/Altiport de {}; airfield
q manager person; signed_by, fr:chef d'aerodrome
q number id:A####/##; notice_number, fr:numero
q from date; in_force_from, fr:debut
q to date; in_force_to, fr:fin
q what phrase; subject, fr:objet
q runway id:##/##; runway, fr:piste
q usable unit:m 500..1900; usable_length, fr:longueur utilisable
q shut unit:m 100..600; closed_length, fr:partie fermee
q lights flag; night_lighting, fr:balisage
q fuel flag; fuel_available, fr:carburant
q firm company:{} Travaux/Routes {}/{} Enrobés; works_contractor, fr:entreprise
q obstacle unit:m 6..45; crane_height, fr:obstacle
a frequency number; radio_frequency, fr:frequence
a altitude unit:ft; field_elevation, fr:altitude
a fire number; fire_category, fr:niveau sslia
a opens time; opening_hours, fr:ouverture
a fee money; landing_fee, fr:redevance
---
# Avis aux usagers {number}
{field}
Objet : {what=réfection du seuil|fauchage de nuit|pose de balises|meeting aérien|réparation d'un drain}
En vigueur du {from} au {to}. La piste {runway} reste ouverte sur {usable} ; les derniers {shut} sont barrés par des croix. Chantier confié à {firm}.
?Une grue de {obstacle} est dressée au nord.
{lights!Le balisage lumineux fonctionne normalement|La piste reste éclairée la nuit~Balisage éteint, vols de nuit exclus|Aucun éclairage pendant les travaux}. {fuel!L'avitaillement est assuré|On peut faire le plein~Pas d'essence durant la période|La pompe est fermée}.
Les pilotes s'annoncent avant de rouler.
> {manager}
~ Diffusé le {:date}. Tour : {:phone}. Remplace l'avis A{:number:1000..2000}.

== fr passage_ecluse
q canal company:Voies navigables de {}/Canal de {}/Régie du canal {}; waterway_authority
q keeper person; fr:eclusier, lock_keeper
q lock phrase; lock_name, fr:ecluse
q day date; log_day
q level unit:m 1..5; upper_pool_level, fr:niveau amont
q first time; opened_at, fr:ouverture
q last time; closed_at, fr:fermeture
q jam flag; incident, fr:incident
q saved number:0..9; double_lockings, fr:bassinees doubles
l boats; passages, fr:bateaux
c boats.name phrase; boat, fr:bateau
c boats.at time; passed_at, fr:heure
c boats.way phrase; direction, fr:sens
c boats.load phrase; cargo, fr:chargement
c boats.skipper last; skipper, fr:batelier
c boats.length unit:m; boat_length, fr:longueur
a lower unit:m; lower_level, fr:niveau aval
a dues money; toll, fr:peage
a relief person; relief_keeper, fr:remplacant
a closure date; planned_closure, fr:chomage
a water unit:m³; water_used, fr:eau
---
{canal}
# Registre de l'écluse {lock=du Moulin|n° 14|des Forges|Saint-Roch|de la Plaine}
{day} – éclusier {keeper} – de {first} à {last}
Niveau amont : {level}
%boats 3..7
Heure | Bateau | Batelier | Chargement
{boats.at} | {boats.name=Espérance|Marie-Jeanne|Ville de Dole|Cormoran|Petit Louis|Aurore} | {boats.skipper} | {boats.load=lège|sable|blé|plaisance|conteneurs|gravier}
{boats.length=}
{boats.way=}
%%
Bassinées doubles : {saved}. {jam!Un vantail a refusé de fermer, dépannage demandé|Interruption de deux heures pour un tronc coincé~Service sans incident|Rien d'anormal}.
~ Vu par le subdivisionnaire le {:date}. Astreinte {:phone}.

== fr visite_periodique_chariot
q workshop company:{} Manutention/Chariots {}/{} Lift; service_firm
q mechanic person; fr:mecanicien
q user company:Entrepôt {}/Scierie {}/Brasserie {}; customer
q truck phrase; forklift, fr:chariot
q serial id:FL######; serial_no
q hours number:400..14000; hour_meter, fr:horametre
q day date; service_date
q lift unit:kg 1000..5000; capacity, fr:capacite
q mast unit:m 2..8; lift_height, fr:hauteur de levee
q horn flag; horn_works, fr:avertisseur
q safe flag; may_be_used, fr:utilisable
q due number:500..15000; next_service_hours, fr:prochaine revision; meter reading at which it is due again
l jobs; work_done, fr:operations
c jobs.part phrase; component, fr:organe
c jobs.did phrase; action, fr:intervention
c jobs.qty number:1..8; quantity, fr:quantite
c jobs.price money; price, fr:prix
a built year; year_made, fr:annee
a total money; bill, fr:montant
a driver person; fr:cariste
a battery number; battery_voltage, fr:tension
a next_day date; next_service_date, fr:date de la prochaine revision
---
{workshop} || Feuille {:id:####/##}
# Révision de {truck=chariot frontal électrique|gerbeur|chariot diesel|transpalette à conducteur porté}
Client {user}, n° {serial}, compteur {hours} h. Capacité {lift} à {mast}.
Passage du {day}, {mechanic}.
%jobs 2..6
Organe | Fait | Nb
{jobs.part=filtre à huile|chaîne de levage|frein|pneu avant|vérin|feu arrière} | {jobs.did=changé|tendu|réglé|graissé|contrôlé} | {jobs.qty}
{jobs.price=}
%%
Klaxon : {horn!se fait entendre|en ordre~muet|hors service}. {safe!L'engin peut reprendre le travail|Remis en service~L'engin est mis hors service|Clé retirée, ne pas utiliser}. Revoir à {due} h.
~ VGP semestrielle à part. Atelier {:phone}. {:date}

== fr avis_taxe_fonciere
q office company:Centre des finances publiques de {}/Service des impôts de {}; tax_office
q owner person; taxpayer, fr:redevable
q notice id:## ## ### ######; notice_number, fr:avis
q year year; tax_year, fr:annee
q base money:600..6000; taxable_base, fr:base nette
q due money:300..3500; amount_due, fr:somme a payer
q before date; pay_before, fr:date limite
q home address; property, fr:propriete
q bins money:60..400; waste_levy, fr:ordures menageres
q monthly flag; paid_by_instalment, fr:mensualise
q town_rate percent; municipal_rate, fr:taux communal
q officer person; head_of_office, fr:responsable
q key id:F#######; fiscal_number, fr:numero fiscal
a rental money; rental_value, fr:valeur locative
a last_year money; previous_amount, fr:impot precedent
a online date; online_deadline, fr:date limite en ligne
a tenant person; fr:locataire
a area unit:m²; floor_area, fr:surface
---
{office}
{:street}, {:city}
> {owner}
> {:street}, {:zip} {:city}
# Avis d'impôt {year}
Taxes foncières – propriété {home}
= N° fiscal: {key}
= Référence de l'avis: {notice}
= Base nette: {base}
= Taux de la commune: {town_rate}
= Enlèvement des ordures: {bins}
Somme à payer : {due}, avant le {before}. {monthly!Rien à faire : vos prélèvements mensuels couvrent cette somme|Vous êtes mensualisé, le solde sera prélevé~Vous n'êtes pas mensualisé, pensez à régler|Aucun prélèvement n'est en place, à vous de payer}.
Mis en recouvrement le {:date}.
> {officer}
~ Réclamation jusqu'à la fin de l'année suivante. {:phone}, prix d'un appel local.

== fr constat_infraction_quebec
q court company:Cour municipale de {}/Ville de {}; prosecuting_body, fr:poursuivant
q officer person; issued_by, fr:agent
q badge number:100..6000; officer_badge, fr:matricule
q driver person; defendant, fr:defendeur
q number id:### ### ###; ticket_number, fr:constat
q day date; offence_date, fr:date de l'infraction
q hour time; offence_time
q where street; location, fr:endroit
q act phrase; offence, fr:infraction
q fine money:50..600; minimum_fine, fr:amende
q costs money:20..160; court_costs, fr:frais
q points number:0..6; demerit_points, fr:points d'inaptitude
q plate id:@## @@@; licence_plate, fr:plaque
q accident flag; accident_involved, fr:accident
a total money; total_claimed, fr:montant total
a speed number; measured_speed, fr:vitesse
a served date; service_date, fr:signification
a owner person; registered_owner, fr:proprietaire du vehicule
a licence id; driver_licence, fr:permis
---
{court}
# Constat d'infraction {number}
Défendeur : {driver}, {:street}, {:city} (QC)
Plaque {plate} || Points : {points}
Le {day} vers {hour}, {where}, avoir commis : {act=arrêt obligatoire non respecté|cellulaire au volant|feu rouge|ceinture non bouclée|virage interdit}. {accident!Il y a eu collision|L'infraction a causé un accident~Sans accident|Aucune collision}.
= Amende: {fine}
= Frais: {costs}
Vous avez 30 jours pour plaider coupable ou non coupable.
Attesté par {officer}, matricule {badge}
~ Greffe ouvert de {:time} à {:time}. Paiement : {:url}. Formule approuvée {:date}.

== fr permis_construire_quebec
q town company:Municipalité de {}/Ville de {}/Canton de {}; authority
q inspector person; fr:inspecteur, issued_by
q owner person; applicant, fr:requerant
q builder company:Construction {} inc./Rénovation {}/{} et fils ltée; contractor, fr:entrepreneur
q rbq id:####-####-##; contractor_licence, fr:licence rbq
q permit id:20##-####; permit_number, fr:permis
q lot id:# ### ###; fr:lot, cadastre
q work phrase; works, fr:nature des travaux
q value money:3000..400000; works_value, fr:valeur
q fee money:25..900; permit_fee, fr:tarif
q issued date; issue_date, fr:delivre le
q start date; works_start, fr:debut
q lapses date; expires_on, fr:expire le
q wetland flag; near_water, fr:rive
q setback unit:m 1..15; side_margin, fr:marge laterale
a end date; works_end, fr:fin des travaux
a area unit:m²; building_area, fr:superficie
a architect person; fr:architecte
a applied date; application_date, fr:demande du
a owner_phone phone; fr:telephone
---
{town}
Service de l'urbanisme || Permis {permit}
# Permis de construction
Requérant : {owner} || Lot {lot}
Travaux : {work=galerie arrière|garage détaché|agrandissement|piscine creusée|cabanon|logement accessoire}, évalués à {value}, débutant le {start}.
?Entrepreneur : {builder}, licence RBQ {rbq}
Marge latérale exigée : {setback}. {wetland!Le terrain touche une rive : bande de protection à respecter|Travaux à proximité d'un cours d'eau, conditions jointes~Aucun cours d'eau à proximité|Le terrain est hors de toute bande riveraine}.
Tarif acquitté : {fee}. Délivré le {issued}, expire le {lapses}.
> {inspector}
~ À afficher bien en vue. Bureau fermé le {:date}. {:phone}

== fr mutation_enseignant
q office company:Rectorat de {}/Centre de services scolaire de {}/Direction scolaire de {}; authority
q teacher person; fr:enseignant
q subject phrase; discipline, fr:matiere
q old_school company:Lycée {}/Collège {}; leaves, fr:ancien poste
q new_school company:École {}/Collège Jean-{}/Lycée de {}; joins, fr:nouveau poste
q from date; effective_from, fr:a compter du
q points number:40..900; score, fr:bareme
q rank number:1..20; wish_granted, fr:rang du voeu; which of the wishes was granted
q moving flag; moving_costs_paid, fr:frais de changement
q head person; new_head, fr:chef d'etablissement; head of the school that is joined
q hours number:15..24; weekly_lessons, fr:heures
q signed person; signatory, fr:signataire
q report_by date; installation_day, fr:installation
a seniority number; years_of_service, fr:anciennete
a replaced person; predecessor, fr:predecesseur
a spouse_city city; joining_spouse, fr:rapprochement
a salary money; fr:traitement
a old_head person; former_head, fr:ancien chef
---
{office} || Division des personnels
{:city}, le {:date}
# Avis d'affectation
{teacher}, discipline {subject=lettres classiques|mathématiques|éducation physique|allemand|sciences de la vie}, précédemment à {old_school}, est affecté(e) à {new_school} à compter du {from}, avec un barème de {points} points. C'est votre vœu de rang {rank} qui a été satisfait.
Service hebdomadaire : {hours} heures. Prendre contact avec {head}, qui dirige l'établissement ; installation le {report_by}.
{moving!Vos frais de déménagement vous seront remboursés|Vous pouvez prétendre à l'indemnité de changement de résidence~Le changement de résidence n'ouvre droit à aucun remboursement|Pas d'indemnité de déménagement}.
> {signed}
~ Recours gracieux sous deux mois. Cellule mobilité {:phone}.

== fr depot_testament
q notary person; fr:notaire, received_by
q office company:Étude {}/{} & {} notaires/Office notarial de {}; notary_office
q testator person; fr:testateur
q born date; testator_birth, fr:ne le
q written date; will_date, fr:testament du; day written on the will itself
q handed date; deposited_on, fr:depose le
q pages number:1..6; sheets, fr:feuillets
q pen phrase; ink, fr:ecrit
q sealed flag; closed_envelope, fr:pli cacheté
q executor person; fr:executeur testamentaire
q registry id:FCDDV ########; central_register, fr:fichier
q fee money:11..300; deposit_fee, fr:frais
q earlier flag; revokes_earlier, fr:revocation
a heir person; legatee, fr:legataire
a witness person; fr:temoin
a died date; death_date, fr:deces
a estate money; estate_value, fr:patrimoine
a opened date; opening_date, fr:ouverture
---
{office}
{:street}, {:city}
# Procès-verbal de dépôt
Le {handed}, {testator}, né(e) le {born}, a remis à Maître {notary} un testament olographe daté du {written}, {pages} feuillet(s), {pen=à l'encre bleue|au stylo noir|à la plume|au crayon gras}. {sealed!La pièce est sous pli cacheté, que nous n'avons pas ouvert|Le notaire n'en connaît pas la teneur, l'enveloppe étant scellée~La pièce est remise ouverte|Remis sans enveloppe et lu par nous}.
{earlier!Le déposant déclare révoquer toute disposition antérieure|Il annule ce qu'il avait écrit auparavant~Les dispositions plus anciennes subsistent|Il ne révoque rien}.
?Exécuteur désigné : {executor}
Inscription au fichier central : {registry}. Frais : {fee}.
~ Restitution sur simple demande. Coffre {:number:1..60}. Formulaire {:date}.

== fr convention_obseques
q parlour company:Pompes funèbres {}/Funéraire {}/Maison {}; funeral_firm
q adviser person; fr:conseiller funeraire
q person person; subscriber, fr:souscripteur
q born date; dob
q capital money:2000..9000; sum_set_aside, fr:capital
q monthly money:18..140; payment, fr:prime mensuelle
q years number:5..15; paying_years, fr:duree de paiement
q signed date; signed_on
q rite choice:religious/civil; ceremony, fr:ceremonie
q way choice:burial/cremation; fr:mode
q coffin phrase; fr:cercueil
q music phrase; fr:musique
q trusted person; person_in_charge, fr:mandataire; who sees that the wishes are kept
q insurer company:{} Prévoyance/Mutuelle {}/{} Vie; covered_by
a plot id; grave, fr:concession
a doctor person; fr:medecin
a first_payment date; first_debit, fr:premier prelevement
a spouse person; fr:conjoint
a priest person; fr:officiant
---
{parlour}
# Convention d'obsèques
Souscrite le {signed} par {person}, né(e) le {born}, avec le concours de {adviser}.
Capital garanti : {capital}, auprès de {insurer}. Versement de {monthly} par mois pendant {years} ans.
## Mes volontés
{way?Je veux être enterré(e)~Je veux être incinéré(e)}, après une cérémonie {rite?à l'église~sans religion}. Cercueil : {coffin=chêne clair|pin brut|peuplier|carton recyclé}. [Musique : {music=le Requiem de Fauré|une chanson de Brel|le silence|l'accordéon de mon frère}.]
Veille à leur respect : {trusted}
Ces volontés peuvent être changées à tout moment.
~ Habilitation {:id:##-##-####}. Permanence {:phone}. Tarif au {:date}.

== fr attestation_saillie
q stud company:Haras de {}/Élevage {}/Station {}; stud_farm
q stallion phrase; sire, fr:etalon
q mare phrase; dam, fr:jument
q mare_owner person; fr:proprietaire de la jument
q keeper person; fr:etalonnier, stud_manager
q first date; first_covering, fr:premier saut
q last date; last_covering, fr:dernier saut
q method choice:natural/chilled semen/frozen semen; fr:mode
q doses number:1..6; straws, fr:paillettes
q fee money:200..3000; stud_fee, fr:prix de saillie
q live flag; live_foal_guarantee, fr:poulain vivant
q sire_no id:#### #### ####@; ueln, stallion_number
q cert id:SA-######; certificate_no
a scan date; pregnancy_scan, fr:echographie
a foaling date; due_date, fr:terme
a vet person; inseminator, fr:inseminateur
a mare_no id; mare_number, fr:sire de la jument
a stallion_owner person; fr:proprietaire de l'etalon
---
{stud}
# Attestation de saillie {cert}
Étalon : {stallion=Quartz du Bois|Idéal de la Cour|Volcan d'Or|Nabab} ({sire_no})
Jument : {mare=Belle de Mai|Rafale|Tulipe des Prés|Olympe}, à {mare_owner}
Mode : {method?monte en main~insémination en frais réfrigéré~insémination en congelé}, {doses} dose(s), du {first} au {last}.
Prix : {fee}. {live!Si le poulain ne vit pas quarante-huit heures, la saillie est refaite sans frais|Prix dû au poulain vivant seulement~Le prix est acquis quel que soit le résultat|Aucune garantie de poulain}.
> {keeper}
~ Déclaration de naissance dans les quinze jours. Bureau {:phone}. Carnet n° {:number:1..200}, {:date}.

== fr chantier_tonte_moutons
q shearer company:Tonte {}/Équipe {}/Les Tondeurs de {}; shearing_team
q lead person; team_leader, fr:chef d'equipe
q farmer person; fr:eleveur
q day date; shearing_day, fr:chantier du
q heads number:40..900; sheep_shorn, fr:tetes
q each money:2..6; price_per_head, fr:prix par tete
q wool unit:kg 60..1800; wool_weight, fr:laine
q buyer company:Lainière {}/Filature {}/{} Laines; wool_buyer, fr:acheteur
q cut number:0..12; animals_nicked, fr:coupures
q wet flag; wet_fleece, fr:laine humide
l lots; batches, fr:lots
c lots.breed phrase; race, fr:race
c lots.count number:10..300; number, fr:nombre
c lots.grade phrase; quality, fr:qualite
c lots.bags number:1..14; sacks, fr:curons
c lots.price money; price_per_kilo, fr:prix au kilo
a next date; next_shearing, fr:prochaine tonte
a total money; amount, fr:total
a start time; began, fr:debut
a dogs number; fr:chiens
a vet person; fr:veterinaire
---
{shearer} – {:phone}
# Feuille de chantier
Chez {farmer}, {:city}, le {day}. {heads} bêtes tondues à {each} l'une, équipe menée par {lead}.
%lots 2..4
Race | Bêtes | Qualité | Curons
{lots.breed=île-de-france|lacaune|mérinos|texel|nez noir|suffolk} | {lots.count} | {lots.grade=fine|croisée|jarreuse|ordinaire} | {lots.bags}
{lots.price=}
%%
Laine pesée : {wool}, prise par {buyer}. {wet!Toisons mouillées, à étaler avant pressage|La laine était humide~Toisons bien sèches|Laine sèche}. Coupures soignées : {cut}.
~ Repas offert à {:time}. Sol propre exigé. Carnet {:date}

== fr liste_fournitures_rentree
q school company:École {}/École communale de {}/École primaire {}; school
q teacher person; fr:enseignant, signed_by
q form choice:first year/third year/sixth year; grade, fr:classe
q term date; first_day, fr:rentree
q hour time; gate_opens, fr:accueil
q money_for money:5..60; class_fund, fr:cooperative
q trip phrase; outing, fr:sortie
q cover flag; books_covered, fr:livres couverts
q gym phrase; sports_day, fr:jour de sport
l things; supplies, fr:fournitures
c things.what phrase; item, fr:article
c things.qty number:1..12; quantity, fr:nombre
c things.colour phrase; colour, fr:couleur
c things.shop company; where_to_buy, fr:magasin
a pupils number; class_size, fr:effectif
a meeting date; parents_evening, fr:reunion
a head person; fr:directeur
a canteen money; meal_price, fr:cantine
a room id; classroom, fr:local
---
^ {school}
# {form?Première année~Troisième année~Sixième année} : ce qu'il faut apporter
Chers parents, votre enfant est attendu le {term} à {hour}. Merci de préparer :
%things 4..8
Nombre | Article | Couleur
{things.qty} | {things.what=cahier ligné|classeur|gomme|crayon|latte|tablier|boîte de mouchoirs|colle} | {things.colour=rouge|bleu|au choix|vert|transparent}
{things.shop=}
%%
{cover!Les livres seront couverts à la maison|Couvrez les manuels la première semaine~Inutile de couvrir les livres|Les manuels restent sans couverture}. Gymnastique {gym=le mardi|le jeudi après-midi|deux fois par semaine}. Participation à la caisse de classe : {money_for}.
?Sortie prévue : {trip=ferme pédagogique|musée du train|classe de neige|réserve naturelle}.
> {teacher}
~ Secrétariat {:phone}. Feuille du {:date}.

== fr bon_course_taxi
q firm company:Taxis {}/Radio-Taxi {}/{} Transport; taxi_firm
q driver person; fr:chauffeur
q rider person; passenger, fr:client
q payer company:Caisse {}/Hôpital {}/{} Assistance; billed_to, fr:payeur
q day date; ride_date
q pick time; picked_up, fr:prise en charge
q drop time; dropped, fr:depose
q from address; start, fr:depart
q to address; destination, fr:arrivee
q km unit:km 2..140; distance
q fare money:12..260; price, fr:prix
q wait unit:min 5..50; waiting, fr:attente
q round flag; return_trip, fr:aller-retour
q plate id:T-@@@-###; cab_plate, fr:plaque
a tip money; fr:pourboire
a called time; ordered_at, fr:appel
a operator person; dispatcher, fr:standard
a escort person; fr:accompagnant
a authorisation id; approval, fr:accord prealable
---
{firm} || Bon {:id:######}
# Bon de course à facturer
À charge de {payer}
Passager : {rider}, le {day}
Prise en charge {pick}, {from}
Dépose {drop}, {to}
{km} parcourus[, attente {wait}]. Prix : {fare}. {round!Le client a été ramené à son point de départ|Course aller et retour~Aller simple|Le client n'a pas été ramené}.
Voiture {plate}. Chauffeur : {driver}
~ Signature du client obligatoire. Central {:phone}. Tarifs du {:date}.

== fr reponse_petition
q town company:Commune de {}/Ville de {}/Conseil communal de {}; council
q mayor person; signed_by, fr:syndic
q first_signer person; petitioner, fr:premier signataire
q names number:60..4000; signatures, fr:signatures
q filed date; handed_in, fr:deposee le
q discussed date; council_debate, fr:debat du
q asks phrase; demand, fr:demande
q accepted flag; followed, fr:acceptee
q measure phrase; step_taken, fr:mesure
q cost money:2000..90000; cost, fr:cout
q by month; done_by, fr:realisation
q officer person; contact, fr:dossier suivi par
q votes number:5..60; votes_in_favour, fr:voix pour
a against number; votes_against, fr:voix contre
a meeting date; public_meeting, fr:reunion publique
a architect company; fr:bureau d'etudes
a police person; fr:commissaire
a accidents number; fr:accidents
---
{town}
{:city}, le {:date}
> {first_signer}
> {:street}
# Votre pétition
Madame, Monsieur,
Le {filed}, vous avez remis au greffe un texte portant {names} signatures et demandant {asks=un passage piéton|la fin des cloches de nuit|une zone 30|le maintien du bureau de poste|un parc à chiens}. Il a été débattu le {discussed} et a recueilli {votes} voix.
{accepted!Le conseil a décidé d'y donner suite|Votre demande est acceptée~Le conseil n'a pas voulu y donner suite|Votre demande est rejetée}. [Concrètement, il sera procédé à {measure=un essai de six mois|un marquage au sol|une étude de bruit|un comptage de trafic}, pour {cost}.]
?Échéance visée : {by}.
> {mayor}
~ Renseignements : {officer}, {:phone}. Procès-verbal en ligne.

== fr planning_astreinte_sage_femmes
q house company:Maison de naissance {}/Maternité de {}/Cabinet {}; birth_centre
q head person; fr:sage-femme coordinatrice
q month_of month; fr:mois
q hotline phone; call_number, fr:garde
q backup company:Hôpital {}/Clinique {}/CHU de {}; transfer_hospital, fr:hopital de repli
q sent date; issued_on
q beds number:1..6; rooms, fr:chambres
q swap flag; swaps_allowed, fr:echanges
g doctor; consulting_doctor, fr:medecin referent
q doctor.name person; name
q doctor.phone phone; direct_line
l duties; shifts, fr:gardes
c duties.day date; date, fr:jour
c duties.first person; first_midwife, fr:premiere
c duties.second person; second_midwife, fr:renfort
c duties.until time; hand_over, fr:releve
c duties.births number; births, fr:naissances
a anaesthetist person; fr:anesthesiste
a next date; next_plan, fr:prochain planning
a pay money; on_call_pay, fr:indemnite
a secretary person; fr:secretaire
a ambulance phone; fr:ambulance
---
# {house}
Gardes, {month_of} || Numéro unique : {hotline}
%duties 3..7
Jour | Première | En renfort | Relève
{duties.day} | {duties.first} | {duties.second} | {duties.until}
{duties.births=}
%%
{beds} chambre(s) ouverte(s). Transfert : {backup}. Médecin référent : {doctor.name}[, ligne directe {doctor.phone}].
{swap!Les échanges se font entre vous, un mot suffit|Vous pouvez permuter librement~Aucune permutation ce mois-ci|Les échanges sont suspendus}.
> {head}
~ Planning diffusé le {sent}. Réunion d'équipe le {:date} à {:time}.

== fr feuille_route_tournee_theatre
q company company:Compagnie {}/Théâtre {}/Collectif {}; troupe
q manager person; fr:administratrice de tournee
q stage person; technical_director, fr:regisseur general
q show phrase; play, fr:spectacle
q leave date; departure_day, fr:depart
q van id:@@-###-@@; van_plate, fr:camion
q people number:4..22; travellers, fr:equipe
q perdiem money:12..45; daily_allowance, fr:defraiement
q set unit:m³ 4..60; set_volume, fr:decor
q night_drive flag; drive_at_night, fr:route de nuit
l dates; stops, fr:dates
c dates.day date; date
c dates.town city; city, fr:ville
c dates.venue company:Scène nationale de {}/Théâtre de {}/Centre culturel {}; theatre, fr:lieu
c dates.curtain time; curtain_up, fr:lever de rideau
c dates.hotel company:Hôtel {}/Ibis {}/Logis {}; lodging
c dates.contact person; local_contact, fr:contact
c dates.fee money; fee, fr:cachet
a author person; playwright, fr:auteur
a director person; fr:metteur en scene
a back date; return_day, fr:retour
a seats number; capacity, fr:jauge
a length unit:min; running_time, fr:duree
---
{company}
# Feuille de route – « {show=La nuit des tisserands|Le Malade|Rivages|Ubu roi|Madame Orage} »
Départ le {leave}, {people} personnes, camion {van}, décor {set}. Tournée : {manager}, {:phone}. Plateau : {stage}.
%dates 2..5 lines
{dates.day} – {dates.town}
{dates.venue}, rideau à {dates.curtain}
Sur place : {dates.contact} – nuit à {dates.hotel}
{dates.fee=}
%%
Défraiement {perdiem} par jour. {night_drive!On roule dans la nuit après le démontage|Le retour se fait de nuit~On dort sur place, on roule le matin|Pas de route de nuit}.
~ Assurance décor à jour. Version du {:date}.

== fr reparations_atelier_horloger
q shop company:Horlogerie {}/Atelier {}/{} Montres; workshop
q smith person; fr:horloger
q week period; fr:semaine
q owner_desk person; shop_front, fr:vendeuse
q done_count number:3..30; finished, fr:terminees
q wait_count number:1..20; waiting, fr:en attente
q supplier company:{} Fournitures/Ébauches {}/{} SA; parts_supplier
q parts_late flag; parts_delayed, fr:retard de pieces
l watches; repairs, fr:montres
c watches.tag id:R####; ticket, fr:fiche
c watches.owner person; client, fr:client
c watches.kind phrase; watch, fr:modele
c watches.fault phrase; problem, fr:panne
c watches.ready date; ready_on, fr:prete le
c watches.price money:30..900; cost, fr:prix
c watches.phone phone; client_phone, fr:telephone
a closed date; holiday_closing, fr:fermeture
a apprentice person; fr:apprenti
a total money; weekly_total, fr:total
a warranty duration; fr:garantie
a opened year; founded, fr:fondation
---
^ {shop}
# Établi, {week}
Horloger : {smith} – comptoir : {owner_desk}
%watches 3..7
Fiche | Client | Montre | Panne | Prête le | Prix
{watches.tag} | {watches.owner} | {watches.kind=chronographe|réveil de voyage|montre de col|automatique acier|pendulette} | {watches.fault=retarde|verre fendu|ressort cassé|oxydée|couronne perdue} | {watches.ready} | {watches.price}
{watches.phone=}
%%
Terminées : {done_count}. En attente : {wait_count}. Pièces chez {supplier}. {parts_late!Les fournitures tardent encore|La livraison se fait attendre~Toutes les pièces sont arrivées|Fournitures reçues à temps}.
~ Liste interne tirée le {:date} à {:time}.

== fr registre_dons_musee
q museum company:Musée de {}/Écomusée {}/Musée {} des arts; museum
q curator person; fr:conservateur
q panel date; committee_day, fr:commission du
q chair person; committee_chair, fr:president
q refused number:0..9; declined, fr:refus
q tax flag; tax_receipts, fr:recu fiscal
q store phrase; storage, fr:reserve
l gifts; donations, fr:dons
c gifts.inv id:20##.#.##; inventory_no, fr:inventaire
c gifts.object phrase; thing, fr:objet
c gifts.donor person; given_by, fr:donateur
c gifts.from city; origin, fr:provenance
c gifts.worth money:20..8000; estimate, fr:estimation
c gifts.date year; dated, fr:datation
a budget money; acquisition_budget, fr:budget
a restorer person; fr:restaurateur
a show date; shown_from, fr:exposition
a visitors number; fr:visiteurs
a next date; next_committee, fr:prochaine commission
---
{museum} || Registre des entrées
# Dons acceptés en commission du {panel}
Sous la présidence de {chair}, sur proposition de {curator}.
%gifts 2..6 lines
{gifts.inv} – {gifts.object=sabot ferré|affiche de foire|métier à dentelle|carnet de bal|boîte à sel|enseigne de barbier}
Donné par {gifts.donor}, vient de {gifts.from}
Estimé {gifts.worth}
{gifts.date=}
%%
Écartés : {refused}. Rangement : {store=réserve B|grenier|dépôt communal|compactus 2}. {tax!Un reçu fiscal est remis à chacun|Les donateurs peuvent déduire leur don~Aucun reçu fiscal n'est délivré|Sans reçu pour l'impôt}.
~ Registre visé le {:date}. Ouvert au public jusqu'à {:time}.

== fr accord_pollinisation_vergers
q union company:Syndicat des fruiticulteurs de {}/Vergers {}/Coopérative {}; growers_union
q grower person; fr:arboriculteur
q keeper person; fr:apiculteur, colony_owner
q from date; placed_on, fr:pose
q to date; removed_on, fr:retrait
q each money:30..70; rent_per_colony, fr:prix par ruche
q spray flag; spraying_allowed, fr:traitements
q notice unit:heures 24..96; warning_time, fr:preavis; how long before a treatment the owner must be told
q crop phrase; orchard, fr:culture
l sites; placements, fr:emplacements
c sites.place phrase; field, fr:parcelle
c sites.count number:4..60; colonies, fr:nombre
c sites.ha unit:ha 1..30; area, fr:surface
c sites.access phrase; access, fr:acces
c sites.owner person; landowner, fr:proprietaire
a total money; total_rent, fr:total
a vet person; fr:veterinaire
a strength number; frames_of_brood, fr:cadres
a apiary_no id; registration, fr:napi
a yield unit:t; harvest, fr:recolte
---
{union}
# Accord de pollinisation
{grower}, {crop=cerisiers|pommiers|amandiers|colza semence|poiriers}, et {keeper} conviennent de la pose de colonies du {from} au {to}, à {each} l'une.
%sites 2..4
Parcelle | Colonies | Surface | Accès
{sites.place=les Grands Champs|la Côte|derrière l'étang|Bel-Air|le Plan} | {sites.count} | {sites.ha} | {sites.access=chemin de terre|route|4x4 seulement|par la ferme}
{sites.owner=}
%%
{spray!L'arboriculteur peut traiter de nuit|Les traitements sont permis après le coucher du soleil~Aucun traitement pendant la floraison|Il est interdit de pulvériser tant que les colonies sont là}[, après un préavis de {notice}].
~ Vol et vandalisme : chacun assume les siens. Signé le {:date}, {:phone}.

== fr carnet_sanitaire_piscine
q pool company:Piscine de {}/Centre aquatique {}/Bains de {}; pool
q tech person; fr:agent technique
q chief person; pool_manager, fr:chef de bassin
q day date; log_date
q visitors number:40..1600; bathers, fr:baigneurs
q opened time; opened_at, fr:ouverture
q shut flag; pool_closed, fr:evacuation; whether the bath had to be cleared
q fresh unit:m³ 4..60; fresh_water, fr:eau neuve
l checks; measurements, fr:controles
c checks.at time; time, fr:heure
c checks.basin phrase; pool, fr:bassin
c checks.ph number:6..8; ph, acidity
c checks.chlorine number:1..3; free_chlorine, fr:chlore libre
c checks.heat number:24..34; temperature
c checks.clarity phrase; clarity, fr:transparence
a closed time; closing_time, fr:fermeture
a lifeguard person; fr:surveillant
a wash date; filter_wash, fr:lavage de filtre
a inspector date; health_visit, fr:visite ars
a cash money; takings, fr:recette
---
{pool}
# Carnet sanitaire, {day}
Ouverture {opened}. {visitors} baigneurs. Eau neuve : {fresh}.
%checks 3..6
Heure | Bassin | pH | Cl libre | °C
{checks.at} | {checks.basin=sportif|ludique|pataugeoire|bain chaud|fosse} | {checks.ph} | {checks.chlorine} | {checks.heat}
{checks.clarity=}
%%
{shut!Le bassin a été vidé de ses nageurs une heure|Évacuation après un accident de couche~Aucune évacuation|Baignade ininterrompue}.
> Agent : {tech} – visa : {chief}
~ Photomètre étalonné le {:date}. Technique : {:phone}.

== fr role_prudhommes
q court company:Conseil de prud'hommes de {}/Tribunal des baux de {}/Tribunal du travail de {}; labour_court
q president person; fr:president
q clerk person; fr:greffier
q sitting date; hearing_date, fr:audience du
q room phrase; courtroom, fr:salle
q begins time; begins_at, fr:debut
q public flag; open_to_public, fr:publique
q section choice:industry/commerce/agriculture; fr:section
l cases; docket, fr:affaires
c cases.no id:F ##/#####; case_no, fr:numero
c cases.worker person; employee, fr:salarie
c cases.boss company:{} SARL/Boulangerie {}/Garage {}; employer, fr:employeur
c cases.claim phrase; claim, fr:demande
c cases.lawyer person; employee_counsel, fr:conseil du salarie
c cases.sum money; amount, fr:montant
a next date; next_sitting, fr:audience suivante
a assessor person; lay_judge, fr:assesseur
a verdict date; judgment_date, fr:delibere
a fee money; fr:droit de greffe
a interpreter person; fr:interprete
---
{court}
# Rôle de l'audience du {sitting}
Section {section?industrie~commerce~agriculture}, {room=salle B|chambre 2|salle du conseil}, {begins}. Présidence : {president}. Greffe : {clerk}.
{public!L'audience est ouverte à tous|Le public est admis~Audience à huis clos|Le public n'entre pas}.
%cases 2..6
N° | Demandeur | Assisté de | Contre | Objet
{cases.no} | {cases.worker} | {cases.lawyer} | {cases.boss} | {cases.claim=heures supplémentaires|licenciement|certificat|prime|harcèlement|congés}
{cases.sum=}
%%
{:number:1..6} affaires renvoyées, dont celle de {:person}.
~ Affiché le {:date}. {:phone}

== fr avis_coupure_gaz
q grid company:Gaz de {}/Réseau {}/Services industriels de {}; gas_network
q engineer person; fr:charge d'affaires
q off_day date; shut_off_day, fr:coupure du
q off time; gas_off, fr:arret
q on time; gas_back, fr:retour
q why phrase; reason, fr:motif
q digger company:TP {}/{} Réseaux/Terrassement {}; works_firm
q homes number:4..400; homes_affected, fr:logements
q be_home flag; presence_needed, fr:presence
q smell phone; emergency, fr:odeur de gaz
l streets; area, fr:rues
c streets.street street; street
c streets.from number:1..40; from_number, fr:du numero
c streets.to number:41..200; to_number, fr:au numero
c streets.check time; technician_passes, fr:passage
c streets.meter id; meter, fr:compteur
a new_date date; postponed_to, fr:report
a comp money; compensation, fr:indemnite
a customer id; customer_number, fr:client
a pressure number; fr:pression
a mayor person; fr:maire
---
{grid}
# Interruption du gaz
Le {off_day}, de {off} à {on}, {homes} logements seront privés de gaz pour {why=renouvellement d'une conduite|raccordement d'un immeuble|déplacement d'un coffret|réparation}. Travaux : {digger}.
%streets 2..5
Rue | Du n° | Au n° | Passage du technicien
{streets.street} | {streets.from} | {streets.to} | {streets.check}
{streets.meter=}
%%
{be_home!Quelqu'un doit être présent pour la remise en service|Votre présence est indispensable~Votre présence n'est pas nécessaire|Rien à faire de votre côté, même absent}.
Odeur suspecte : {smell}.
> {engineer}
~ Distribué le {:date}. Autres questions : {:phone}.

== fr fiche_accueil_stage_voile
q school company:École de voile {}/Base nautique de {}/Club {}; sailing_school
q head person; fr:chef de base
q child person; trainee, fr:stagiaire
q week period; course_week, fr:stage
q boat choice:optimist/catamaran/windsurf; fr:support
q level number:1..5; fr:niveau
q coach first; instructor, fr:moniteur
q first_time time; morning_start, fr:debut
q swim flag; swim_test_passed, fr:test de nage
q alone flag; may_go_home_alone, fr:rentre seul
q paid money:90..380; amount_paid, fr:regle
g parent; fr:parent, guardian
q parent.name person; full_name, fr:nom
q parent.phone phone; mobile, fr:portable
a born date; child_birth, fr:naissance
a allergy phrase; fr:allergie
a ends time; afternoon_end, fr:fin
a licence id; sailing_licence, fr:licence
a second_phone phone; other_number, fr:autre numero
---
{school}
# Fiche d'accueil
{child} || Stage : {week}
{boat?Optimist, pour débuter~Petit catamaran~Planche}, niveau {level}, avec {coach}. Rendez-vous chaque jour à {first_time}, gilet fourni.
= Responsable: {parent.name}
= Joignable au: {parent.phone}
= Réglé: {paid}
{swim!A nagé les cinquante mètres devant nous|Le test de nage est acquis~N'a pas encore passé le test de nage|Test de nage manqué, à refaire}. {alone!Rentre par ses propres moyens|Peut quitter la base sans adulte~Ne repart qu'avec un adulte|Un parent vient toujours le chercher}.
> Chef de base : {head}
~ Repli pluie au club-house. Ouvert jusqu'au {:date}. {:phone}

== fr ticket_pressing
q shop company:Pressing {}/Blanchisserie {}/Net {}; dry_cleaner
q clerk first; taken_by, fr:caisse
q client last; customer, fr:client
q ticket number:100..9999; ticket_no, fr:ticket
q in_day date; dropped_on, fr:depose le
q ready date; ready_on, fr:pret le
q hour time; ready_time, fr:heure
q paid flag; prepaid, fr:regle
q express flag; express
q sum money:8..140; total, fr:total
l items; garments, fr:articles
c items.what phrase; garment, fr:vetement
c items.qty number:1..6; pieces, fr:nombre
c items.price money:3..40; price, fr:prix
c items.stain phrase; stain, fr:tache
a phone_client phone; customer_phone, fr:telephone
a collected date; picked_up, fr:retire le
a discount percent; fr:remise
a card id; loyalty_card, fr:fidelite
a limit date; kept_until, fr:garde jusqu'au
---
^ {shop}
^ {:street}, {:city}
# Ticket {ticket}
{client} – déposé le {in_day} – caisse {clerk}
%items 1..5
-
{items.qty} | {items.what=veste|robe longue|couette|pantalon|chemise|rideau|manteau} | {items.price}
{items.stain=}
%%
Total {sum}. {paid!Réglé d'avance|Payé au dépôt~À régler au retrait|Reste dû}.
{express!Service rapide|Traité en urgence~Délai normal|Service ordinaire}. Prêt le {ready} vers {hour}.
~ Boutons et ornements non garantis. {:phone}. Tarif {:date}.

== fr carte_garantie_piano_occasion
q dealer company:Pianos {}/Maison {}/{} Claviers; dealer
q tuner person; fr:accordeur
q buyer person; fr:acheteur
q make company:{}/{} & Söhne/{} Paris; brand, fr:marque
q serial number:10000..90000; serial_no, fr:numero
q built year; year_made, fr:annee
q price money:900..18000; sale_price, fr:prix de vente
q sold date; sold_on, fr:vendu le
q cover duration; warranty, fr:garantie
q pitch number:435..443; tuned_to, fr:diapason
q tuning flag; first_tuning_free, fr:accord offert
q wood phrase; finish, fr:finition
q carrier company:Transports {}/{} Manutention; mover, fr:livreur
a delivered date; fr:livre le
a seller person; previous_owner, fr:ancien proprietaire
a new_price money; price_new, fr:prix neuf
a weight unit:kg; fr:poids
a restored year; fr:restauration
---
{dealer}
# Certificat de garantie
Piano {make}, n° {serial}, {built}, {wood=acajou verni|noir brillant|noyer|merisier satiné}.
Vendu le {sold} à {buyer} pour {price}. Garantie {cover}, pièces et main-d'œuvre, cordes exclues. Vérifié et mis au diapason {pitch} par {tuner}. {tuning!Le premier accord à domicile est offert|Un accord gratuit après trois semaines~L'accord à domicile est payant|Accord à la charge du client}.
?Transport : {carrier}.
Tenir loin du chauffage, entre 45 et 60 % d'humidité.
~ Magasin ouvert dès {:time}. {:phone}. Imprimé en {:year}.

== fr convocation_permis_conduire
q school company:Auto-école {}/École de conduite {}/{} Conduite; driving_school
q instructor person; fr:moniteur
q pupil person; candidate, fr:candidat
q neph id:## ## ## ######; file_number, fr:neph
q day date; exam_day, fr:examen du
q meet time; meet_at, fr:rendez-vous
q exam time; exam_time, fr:passage
q place phrase; exam_centre, fr:centre
q car phrase; vehicle, fr:voiture
q lessons number:20..60; hours_driven, fr:heures
q fee money:30..90; accompaniment_fee, fr:accompagnement
q auto flag; automatic_gearbox, fr:boite automatique
q attempt choice:first/second/third; try_number, fr:tentative
a examiner person; fr:inspecteur
a result flag; passed, fr:recu
a theory date; theory_passed, fr:code obtenu
a born date; fr:naissance
a retry date; next_slot, fr:prochaine place
---
{school}
{:street}, {:city} – {:phone}
# Convocation à l'épreuve pratique
{pupil}, dossier {neph}
Le {day}, présentez-vous à {meet} à l'agence. Passage prévu à {exam}, {place=parking du stade|centre de la zone nord|gare routière|boulevard de ceinture}. {instructor} vous accompagne[, forfait {fee}].
{attempt?C'est votre première présentation~C'est votre deuxième présentation~C'est votre troisième présentation}, après {lessons} heures de volant. Véhicule : {car=Clio|208|Polo|Yaris}. {auto!Boîte automatique, le permis portera la mention|Épreuve sur boîte automatique~Boîte manuelle|Vous passez avec embrayage et levier}.
Pièce d'identité obligatoire, sinon l'épreuve est perdue.
~ Annulation avant le {:date}. Agrément {:id:E ## ### ####}.

== fr rapport_thermographie_facade
q expert company:Thermo {}/Bureau {}/{} Diagnostics; expert_firm
q author person; fr:operateur
q client company:Copropriété {}/Régie {}/Fondation {}; client
q building address; fr:immeuble
q day date; survey_date, fr:releve du
q start time; began_at, fr:debut
q out number:0..8; outdoor_temp, fr:temperature exterieure
q in number:18..23; indoor_temp, fr:temperature interieure
q camera id:IR-####; camera, fr:camera
q calibrated date; calibration, fr:etalonnage
q shots number:12..90; images, fr:cliches
q rain flag; wet_facade, fr:facade humide
l spots; anomalies
c spots.image number:1..90; picture, fr:cliche
c spots.where phrase; location, fr:zone
c spots.gap number:2..9; temperature_difference, fr:ecart
c spots.cause phrase; cause
c spots.fix phrase; remedy, fr:remede
a u number; u_value, fr:coefficient
a cost money; works_cost, fr:travaux
a wind number; wind_speed, fr:vent
a built year; fr:construction
a end time; ended_at, fr:fin
---
{expert} || Rapport {:id:TH-###}
# Thermographie de façade
{building}, pour {client}. Relevé du {day} à partir de {start} par {author}. Dehors {out} °C, dedans {in} °C. Caméra {camera}, étalonnée le {calibrated}. {shots} clichés.
{rain!Façade mouillée : lecture prudente|Le mur était humide, résultats indicatifs~Façade sèche|Conditions sèches}.
%spots 2..5
Cliché | Zone | Écart K | Origine
{spots.image} | {spots.where=coffre de volet|nez de dalle|angle nord|linteau|allège|acrotère} | {spots.gap} | {spots.cause=pont thermique|fuite d'air|isolant tassé|humidité|radiateur derrière}
{spots.fix=}
%%
~ Rapport de {:number:6..40} pages, remis le {:date}. {:email}

== fr programme_salle_polyvalente
q town company:Centre culturel {}/Salle {}/Maison de la culture de {}; venue
q manager person; fr:responsable
q season phrase; fr:saison
q desk phone; box_office, fr:billetterie
q pass money:40..190; season_ticket, fr:abonnement
q seats number:120..900; capacity, fr:places
q bar flag; bar_open, fr:bar
l shows; events, fr:spectacles
c shows.title phrase; show, fr:titre
c shows.by company:Compagnie {}/{} Trio/Orchestre de {}; performer, fr:artiste
c shows.day date; date
c shows.at time; time, fr:heure
c shows.price money:6..48; ticket_price, fr:tarif
c shows.age phrase; age, fr:public
c shows.length unit:min; length, fr:duree
l rooms; hire, fr:locations
c rooms.room phrase; room, fr:salle
c rooms.rate money:40..600; rate, fr:tarif
c rooms.sqm unit:m²; area, fr:surface
a parking number; car_spaces, fr:parking
a director person; artistic_director, fr:directeur artistique
a sponsor company; fr:mecene
a opening date; season_opening, fr:ouverture de saison
a reduced money; reduced_price, fr:tarif reduit
---
# {town}
Saison {season=d'automne|des vingt ans|d'hiver|hors les murs} – {seats} places – billetterie {desk}
%shows 3..6 lines
{shows.day}, {shows.at} – {shows.title=Contes d'hiver|Bach et compagnie|Le grand déballage|Tango pour deux|Ciné-concert|Les clowns}
{shows.by}, {shows.age=tout public|dès 6 ans|adultes|dès 12 ans}, {shows.price}
{shows.length=}
%%
Carte de saison : {pass}. {bar!Le bar ouvre une heure avant|On peut boire un verre avant et après~Le bar reste fermé cette saison|Pas de buvette}.
+++
## Louer une salle
%rooms 2..3
Salle | Par jour
{rooms.room=foyer|grande salle|studio|cuisine} | {rooms.rate}
{rooms.sqm=}
%%
+++
> {manager}
~ Programme arrêté le {:date}, sous réserve. {:url}

== fr assurance_habitation_avenant
q insurer company:{} Assurances/Mutuelle {}/La {} Belge; insurance_company
q agent person; fr:agent general, broker
q holder person; policyholder, fr:assure
q policy id:H########; contract_number, fr:police
q home address; insured_home, fr:risque
q from date; change_effective, fr:effet
q why phrase; reason_for_change, fr:motif
q rooms number:1..9; room_count, fr:pieces
q goods money:8000..120000; contents_value, fr:mobilier
q excess money:100..800; deductible, fr:franchise
q premium money:90..900; annual_premium, fr:prime annuelle
q theft flag; theft_cover, fr:vol
q occupied choice:owner/tenant; status, fr:qualite
a old_premium money; previous_premium, fr:ancienne prime
a renewal date; renewal_date, fr:echeance
a area unit:m²; floor_area, fr:surface
a landlord person; fr:proprietaire
a jewels money; valuables, fr:bijoux
---
{insurer}
Votre agent : {agent}, {:phone}
# Avenant à la police {policy}
{holder}
Motif : {why=déménagement|ajout d'une véranda|achat d'un piano|départ d'un colocataire}. Effet au {from}.
= Logement assuré: {home}
= Pièces principales: {rooms}
= Mobilier garanti: {goods}
= Franchise: {excess}
= Cotisation annuelle: {premium}
L'assuré occupe les lieux {occupied?dont il est propriétaire~qu'il loue}. {theft!Le vol est garanti dès lors que la porte a deux points de fermeture|Votre contrat couvre aussi le cambriolage~Le vol n'est pas garanti|Vous avez renoncé à la garantie contre le cambriolage}.
Les autres clauses restent inchangées.
~ Fait à {:city} le {:date}. Entreprise régie par le code des assurances.

== fr opposition_cheque
q bank company:Banque {}/Crédit {}/Caisse {}; bank
q teller person; taken_by, fr:charge d'accueil
q client person; account_holder, fr:titulaire
q account id:###########; account_number, fr:compte
q from_no id:#######; first_cheque, fr:du cheque
q to_no id:#######; last_cheque, fr:au cheque
q reason choice:lost/stolen/fraud; fr:motif
q noticed date; noticed_on, fr:constate le
q asked date; request_date, fr:demande du
q hour time; request_time, fr:heure
q fee money:8..35; charge, fr:frais
q police flag; police_report, fr:plainte
q phoned flag; first_by_phone, fr:telephone
a amount money; cheque_amount, fr:montant
a payee company; fr:beneficiaire
a lifted date; withdrawn_on, fr:mainlevee
a card id; card_number, fr:carte
a report_no id; complaint_number, fr:numero de plainte
---
{bank}
Agence {:city}
# Demande d'opposition
Titulaire {client}, compte {account}
Formules n° {from_no} à {to_no}. Cause : {reason?égarées~dérobées~utilisées frauduleusement}, constaté le {noticed}.
{phoned!L'opposition avait d'abord été faite par téléphone|Confirmation écrite d'un appel~Première demande, faite au guichet|Aucun appel préalable}. {police!Une plainte a été déposée|Le récépissé de plainte est joint~Pas de plainte à ce jour|Le client n'a pas porté plainte}.
Reçu au guichet le {asked} à {hour} par {teller}. Frais : {fee}.
L'opposition abusive est punie par la loi.
~ Réf. imprimé {:id:OP-##}, {:date}. Service clients {:phone}.

== fr reunion_cse_proces_verbal
q firm company:{} Industrie/Hypermarché {}/Clinique {}; company
q chair person; employer_side, fr:presidente
q secretary person; fr:secretaire
q met date; meeting_date, fr:reunion du
q opened time; opened_at, fr:ouverture
q closed time; closed_at, fr:fin
q present number:4..18; members_present, fr:presents
q staff number:50..900; workforce, fr:effectif
q opinion choice:favourable/unfavourable/none given; advice, fr:avis
q strike flag; strike_announced, fr:greve
q expert company:Cabinet {}/{} Expertise/{} Conseil; fr:expert
l points; agenda, fr:points
c points.topic phrase; topic, fr:sujet
c points.speaker person; speaker, fr:intervenant
c points.reply phrase; answer, fr:reponse
c points.due date; due, fr:echeance
c points.cost money; cost, fr:cout
a next date; next_meeting, fr:prochaine reunion
a union company; fr:syndicat
a inspector person; fr:inspecteur du travail
a doctor person; fr:medecin du travail
a excused number; absent, fr:excuses
---
{firm}
# Comité social et économique – procès-verbal
Réunion du {met}, ouverte à {opened}. {present} élus présents pour un effectif de {staff}. Préside : {chair}.
%points 2..5 lines
{#}. {points.topic=Horaires d'été|Fermeture de la ligne 2|Cantine|Prime de froid|Vestiaires|Télétravail} ({points.speaker})
Réponse : {points.reply=à l'étude|accordé pour un an|refusé|un groupe sera formé}, au plus tard le {points.due}
{points.cost=}
%%
[Rapport de {expert} remis en séance.] L'avis rendu est {opinion?favorable~défavorable~réservé, les élus refusant de se prononcer}.
{strike!Un préavis de grève a été remis en fin de séance|Les élus annoncent un débrayage~Aucun mouvement n'est annoncé|Il n'est pas question de grève}.
Séance levée à {closed}.
> La secrétaire, {secretary}
~ Affiché le {:date}. Adopté à la séance suivante.

== fr rapport_chats_libres
q charity company:École du chat de {}/Association {} Félins/Chats de {}; association
q trapper person; fr:trappeur, volunteer
q town company:Ville de {}/Commune de {}; municipality
q vet company:Clinique {}/Cabinet {}/Vétérinaire {}; practice
q site phrase; colony, fr:site
q from date; campaign_start, fr:du
q to date; campaign_end, fr:au
q seen number:6..40; cats_counted, fr:chats vus
q grant money:300..4000; town_grant, fr:subvention
q feeder person; fed_by, fr:nourrisseur
q again flag; second_campaign, fr:nouvelle campagne
l cats; animals, fr:chats
c cats.coat phrase; coat, fr:robe
c cats.sex phrase; sex, fr:sexe
c cats.caught date; trapped_on, fr:capture
c cats.fate phrase; outcome, fr:devenir
c cats.chip id; chip, fr:puce
a cost money; vet_bill, fr:frais veterinaires
a president person; fr:presidente
a kittens number; fr:chatons
a traps number; fr:cages
a next date; next_campaign, fr:prochaine campagne
---
{charity} || Convention avec {town}
# Compte rendu de stérilisation
Site : {site=cimetière|ancienne usine|cour de l'hôpital|port|lotissement des Pins}. Campagne du {from} au {to}, capture : {trapper}. Soins : {vet}. Nourrissage : {feeder}. {seen} chats vus.
%cats 3..7
Robe | Sexe | Pris le | Suite
{cats.coat=tigré|noir|écaille|roux et blanc|gris} | {cats.sex=mâle|femelle} | {cats.caught} | {cats.fate=relâché|placé|euthanasié, malade|en famille d'accueil}
{cats.chip=}
%%
Subvention reçue : {grant}. {again!Une seconde campagne sera nécessaire|Il faudra revenir, plusieurs n'ont pu être pris~La colonie est entièrement stérilisée|Pas d'autre campagne à prévoir}.
~ Rapport remis le {:date}. Dons : {:iban}.

== fr attestation_inondation
q town company:Commune de {}/Ville de {}/Mairie de {}; municipality
q mayor person; fr:maire
q owner person; fr:sinistre, claimant
q home address; fr:adresse
q flooded date; flood_date, fr:sinistre du
q visited date; visit_date, fr:visite du
q visitor person; municipal_agent, fr:agent
q depth unit:cm 10..190; water_height, fr:hauteur d'eau
q river phrase; source, fr:origine
q rehoused flag; rehoused, fr:reloge
q where_to phrase; shelter, fr:hebergement
q people number:1..8; household, fr:occupants
q decree date; disaster_decree, fr:arrete
a insurer company; fr:assureur
a loss money; damage, fr:prejudice
a back date; return_home, fr:retour
a expert person; fr:expert
a receded date; water_receded, fr:decrue
---
{town}
# Attestation de sinistre
Je soussigné {mayor}, maire, atteste que l'habitation de {owner}, {home}, où vivent {people} personnes, a été envahie par les eaux le {flooded}, par {river=débordement du torrent|ruissellement du coteau|remontée de nappe|rupture d'une digue}.
{visitor}, agent communal, s'y est rendu le {visited} et a relevé une trace à {depth} du sol.
{rehoused!La famille a dû quitter les lieux|Les occupants ont été relogés~La famille a pu rester à l'étage|Les occupants n'ont pas quitté leur logement}.
?Lieu d'accueil proposé par la commune : {where_to=gymnase|salle des fêtes|hôtel|gîte communal}.
?L'état de catastrophe naturelle a été reconnu le {decree}.
Établi pour servir auprès de qui de droit, le {:date}
~ Cellule de crise {:phone}, jusqu'à {:time}.

== fr bathymetrie_chenal
q port company:Port de {}/Capitainerie de {}/Grand port de {}; port_authority
q surveyor company:{} Hydro/Géomer {}/Levés {}; survey_firm
q chief person; hydrographer, fr:hydrographe
q surveyed date; survey_date, fr:leve du
q boat company:Vedette {}/Le {}; survey_boat
q target unit:m 4..14; target_depth, fr:cote objectif
q least unit:m 3..13; shallowest, fr:sonde minimale
q dredge unit:m³ 500..90000; volume_to_dredge, fr:volume a draguer
q limit unit:m 3..12; max_draft_allowed, fr:tirant d'eau admissible
q safe flag; navigation_open, fr:navigable
l zones; areas
c zones.name phrase; zone, fr:zone
c zones.depth unit:m 3..15; depth, fr:sonde
c zones.silt unit:cm 5..160; silting, fr:envasement
c zones.soil phrase; bottom, fr:fond
a dredger company; fr:dragueur
a last date; previous_survey, fr:leve precedent
a start date; dredging_start, fr:debut du dragage
a tide unit:m; tide, fr:maree
a cost money; fr:cout
---
{port} || Plan {:id:BT-##-##}
# Note de bathymétrie
Levé du {surveyed} par {surveyor}, {boat}, sous la direction de {chief}. Cote objectif {target}, sonde minimale {least}.
%zones 2..5
Zone | Sonde moyenne | Envasement | Fond
{zones.name=chenal d'accès|bassin à flot|souille 3|avant-port|cercle d'évitage} | {zones.depth} | {zones.silt} | {zones.soil=vase|sable|galets}
%%
À draguer : {dredge}. Tirant d'eau admis en attendant : {limit}. {safe!Le chenal reste praticable|Navigation maintenue~Chenal fermé jusqu'à nouvel ordre|La navigation est suspendue}.
~ Zéro hydrographique. Avis aux navigateurs du {:date}. VHF 12.

== fr bruit_atelier_mesure
q service company:Prévention {}/Service {} Santé/Institut {}; prevention_service
q expert person; fr:preventeur
q firm company:Scierie {}/Embouteillage {}/Chaudronnerie {}; company
q guide person; accompanied_by, fr:accompagnateur
q day date; measured_on, fr:mesures du
q meter id:SN#####; sound_meter, fr:sonometre
q limit number:80..87; action_level_db, fr:seuil
q plugs flag; protection_worn, fr:protections
q workers number:4..120; exposed_workers, fr:exposes
q answer_by date; plan_due, fr:plan avant
l posts; workstations, fr:postes
c posts.post phrase; workstation, fr:poste
c posts.db number:72..104; level_db, fr:niveau
c posts.time unit:h 1..8; exposure, fr:duree
c posts.person last; worker, fr:salarie
c posts.peak number; peak_level, fr:crete
a previous date; last_measure, fr:mesure precedente
a cost money; fr:cout
a doctor person; fr:medecin
a deaf number; hearing_loss_cases, fr:surdites
a machine_year year; fr:annee machine
---
{service}
# Mesurage du bruit – {firm}
Mesures du {day} par {expert}, avec {guide}. Sonomètre {meter}. Seuil d'action : {limit} dB(A). {workers} personnes exposées.
%posts 2..6
Poste | Opérateur | dB(A) | Durée
{posts.post=scie à ruban|meuleuse|presse|convoyeur|soufflette|cariste} | {posts.person} | {posts.db} | {posts.time}
{posts.peak=}
%%
{plugs!Les bouchons moulés sont portés par tous|Protections portées en permanence~Plusieurs travaillent sans protection|Les casques restent au clou}. Plan d'action attendu avant le {answer_by}.
~ Calibrage avant et après. Rapport du {:date}, {:number:4..20} pages.

== fr sacristie_annonce_messes
q parish company:Paroisse {}/Unité pastorale de {}/Secteur {}; parish
q priest person; fr:cure
q week period; fr:semaine
q collect money:80..1400; last_collection, fr:quete
q cause phrase; collection_for, fr:quete pour
q baptised first; fr:baptise
q office phone; fr:secretariat
q heating flag; church_heated, fr:chauffage
l masses; services, fr:offices
c masses.day date; day, fr:jour
c masses.at time; time, fr:heure
c masses.church company:Saint-{}/Notre-Dame de {}/Chapelle {}; church, fr:eglise
c masses.for person; intention, fr:intention
c masses.organ person; organist, fr:organiste
a bishop person; fr:eveque
a sacristan person; fr:sacristain
a retreat date; fr:retraite
a bride person; fr:mariee
a goal money; roof_fund, fr:objectif
---
^ {parish}
# Feuille paroissiale, {week}
%masses 3..7
Jour | Heure | Lieu | À l'intention de
{masses.day} | {masses.at} | {masses.church} | {masses.for}
{masses.organ=}
%%
Dimanche dernier, la quête pour {cause=les chrétiens d'Orient|le toit|la banque alimentaire|les missions} a rapporté {collect}. [Bienvenue à {baptised}, qui a reçu le baptême.]
{heating!Les églises sont de nouveau chauffées|On chauffe dès ce dimanche~Couvrez-vous, le chauffage est en panne|Pas de chauffage avant les réparations}.
> {priest}, curé
~ Secrétariat {office}. Annonces à remettre avant le {:date}.

== fr releve_temperature_transport_froid
q carrier company:{} Frigo/Transports {}/Froid {}; haulier
q driver person; fr:chauffeur
q shipper company:Laiterie {}/Marée {}/Traiteur {}; sender, fr:expediteur
q receiver company:Plateforme {}/Hyper {}/Cuisine centrale de {}; fr:destinataire
q trailer id:@@-###-@@; trailer_plate, fr:remorque
q setpoint number:2..7; set_temperature, fr:consigne
q loaded date; loaded_on, fr:charge le
q door number:1..14; door_openings, fr:ouvertures
q pallets number:2..33; fr:palettes
q alarm flag; alarm_raised, fr:alarme
q recorder id:TK-####; logger, fr:enregistreur
l readings; log, fr:releves
c readings.at time; time, fr:heure
c readings.front number:1..8; front_probe, fr:sonde avant
c readings.back number:1..9; rear_probe, fr:sonde arriere
c readings.place city; place, fr:lieu
c readings.outside number; outside, fr:exterieur
a unloaded date; delivered_on, fr:decharge le
a refused number; pallets_refused, fr:refus
a receiver_name person; received_by, fr:receptionnaire
a atp date; atp_expiry, fr:attestation atp
a net unit:kg; net_weight, fr:poids net
---
{carrier}
# Ticket de température
Remorque {trailer}, enregistreur {recorder}, consigne {setpoint} °C. {shipper} vers {receiver}, {pallets} palettes chargées le {loaded}. Conducteur : {driver}.
%readings 3..8
Heure | Lieu | Avant | Arrière
{readings.at} | {readings.place} | {readings.front} | {readings.back}
{readings.outside=}
%%
Portes ouvertes {door} fois. {alarm!Alarme déclenchée pendant le trajet|Un dépassement a fait sonner l'appareil~Aucune alarme|Le trajet s'est fait sans alarme}.
~ Sondes vérifiées le {:date}. Exploitation {:phone}.

== fr tableau_traite_controle_laitier
q union company:Contrôle laitier de {}/Éleveurs {}/Syndicat {} lait; milk_recording
q weigher person; fr:peseur
q farm company:GAEC {}/EARL {}/Ferme {}; farm
q day date; recording_day, fr:controle du
q cows number:12..160; cows_milked, fr:vaches traites
q tank unit:l 300..5000; tank_volume, fr:tank
q robot flag; milked_by_robot, fr:robot
q butter number:36..48; mean_fat, fr:taux butyreux
q adviser person; fr:technicien
l animals; cows_list, fr:vaches
c animals.tag id:####; number, fr:numero
c animals.name first; name, fr:nom
c animals.milk unit:kg 8..48; milk, fr:lait
c animals.cells number:20..900; cell_count, fr:cellules
c animals.calving date; last_calving, fr:velage
c animals.dry date; drying_off, fr:tarissement
a protein number; mean_protein, fr:taux proteique
a price money; milk_price, fr:prix du lait
a next date; next_recording, fr:prochain controle
a vet person; fr:veterinaire
a dairy company; fr:laiterie
---
{union}
# Contrôle du {day}
{farm} – {cows} vaches traites – tank {tank} – TB moyen {butter}
%animals 4..9
N° | Nom | Lait | Cellules | Vêlée le
{animals.tag} | {animals.name} | {animals.milk} | {animals.cells} | {animals.calving}
{animals.dry=}
%%
{robot!Traite au robot, relevé sur la machine|Le robot a fourni les pesées~Traite en salle, deux fois par jour|Le vacher trait lui-même, sans robot}.
> Peseur : {weigher} – conseil : {adviser}
~ Méthode A4. Envoi des flacons le {:date}. {:phone}

== fr lettre_parrain_club_service
q club company:Rotary Club de {}/Lions {}/Kiwanis {}; club
q president person; fr:president
q sponsor person; proposed_by, fr:parrain
q candidate person; fr:candidat
q job phrase; profession
q firm company:Étude {}/Pharmacie {}/{} Ingénieurs; employer
q voted date; vote_date, fr:vote du
q admitted date; reception_date, fr:intronisation
q yes number:12..60; yes_votes, fr:voix pour
q dues money:200..1200; yearly_dues, fr:cotisation
q meets phrase; meeting_day, fr:reunion
q unanimous flag; fr:unanimite
g secretary; club_secretary, fr:secretaire
q secretary.name person; name
q secretary.mail email; email
a born date; fr:naissance
a entry money; joining_fee, fr:droit d'entree
a second_sponsor person; fr:second parrain
a members number; fr:membres
a spouse person; fr:conjoint
---
{club}
{:city}, le {:date}
Cher {candidate},
# Votre admission
Sur la proposition de {sponsor}, le club a voté le {voted}, {yes} voix s'étant portées sur votre nom, {job=notaire|pharmacienne|ingénieur des ponts|vétérinaire}, {firm}. {unanimous!Pas une voix n'a manqué|Le vote fut unanime~Il y eut quelques voix contraires|L'unanimité n'a pas été atteinte, mais la majorité suffit}.
Vous serez reçu le {admitted}. Nous déjeunons {meets=le lundi|le jeudi|un mardi sur deux}. La cotisation annuelle est de {dues}.
?Écrivez à {secretary.name}, {secretary.mail}, pour vos coordonnées.
Bien amicalement,
> {president}
~ Club fondé en {:year}. Menu à {:money:18..48}.

== fr bail_chasse_communale
q town company:Commune de {}/Bourgeoisie de {}/Section de {}; lessor
q mayor person; signed_for_owner, fr:maire
q hunt company:ACCA de {}/Société de chasse {}/Diane de {}; lessee, fr:societe de chasse
q president person; fr:president de la chasse
q area unit:ha 80..2400; surface
q from date; starts
q years number:3..12; term_years, fr:duree
q rent money:200..9000; yearly_rent, fr:loyer
q due date; rent_due, fr:terme
q hunters number:6..60; max_hunters, fr:fusils
q sunday flag; sunday_hunting, fr:dimanche
l quotas; game, fr:gibier
c quotas.kind phrase; species, fr:espece
c quotas.min number:1..10; minimum, fr:minimum
c quotas.max number:11..60; maximum, fr:maximum
c quotas.tag id; bracelet, fr:bracelet
a end date; lease_end, fr:fin
a guard person; fr:garde-chasse
a insurer company; fr:assureur
a damage money; crop_damage, fr:degats
a previous company; former_tenant, fr:ancien locataire
---
# Bail de chasse
{town}, représentée par {mayor}, loue à {hunt}, représentée par {president}, le droit de chasse sur {area} de bois et landes, pour {years} ans à compter du {from}. Loyer : {rent} par an, payable le {due}. Pas plus de {hunters} fusils.
%quotas 2..4
Espèce | Mini | Maxi
{quotas.kind=chevreuil|sanglier|cerf|chamois|daim} | {quotas.min} | {quotas.max}
{quotas.tag=}
%%
{sunday!La chasse est permise tous les jours, dimanche compris|On peut chasser le dimanche~Le dimanche est réservé aux promeneurs|Aucune chasse le dimanche}.
Miradors démontés en fin de bail.
~ Cahier des charges du {:date}. ONF consulté, {:phone}.

== fr fiche_bijou_poincon
q jeweller company:Joaillerie {}/Maison {}/Atelier {} Orfèvre; jeweller
q maker person; fr:orfevre
q client person; ordered_by, fr:commanditaire
q piece phrase; jewel, fr:bijou
q metal choice:gold/silver/platinum; fr:metal
q fineness number:750..950; fr:titre
q mass unit:g 2..80; weight, fr:poids
q stone phrase; fr:pierre
q carat unit:ct 1..4; stone_weight, fr:carats
q mark id:@@#; maker_mark, fr:poincon
q office company:Bureau de garantie de {}/Contrôle des métaux de {}; assay_office
q assayed date; assay_date, fr:poinconne le
q engraved flag; fr:gravure
q price money:300..9000; fr:prix
a ready date; handed_over, fr:remise
a size number; ring_size, fr:taille de doigt
a origin country; stone_origin, fr:provenance
a setter person; fr:sertisseur
a lab company; gem_lab, fr:laboratoire
---
{jeweller}
# Fiche de pièce
{piece=Bague|Broche|Alliance|Pendentif|Chevalière} pour {client}, faite par {maker}.
{metal?Or~Argent~Platine}, titre {fineness} millièmes, {mass}. Pierre : {stone=saphir|diamant taille ancienne|grenat|tourmaline|perle}[, {carat}]. Poinçon de maître {mark}, contrôle fait le {assayed} à {office}.
{engraved!Un texte est gravé à l'intérieur|Initiales gravées au revers~Sans gravure|Rien n'y est gravé}. Prix : {price}.
~ Estimation d'assurance sur demande. Livre de police n° {:number:100..9000}, {:date}.

== fr hospitalisation_cheval
q hospital company:Hôpital vétérinaire {}/Clinique équine de {}/Centre {}; animal_hospital
q surgeon person; fr:chirurgien
q intern person; night_vet, fr:interne
q owner person; fr:proprietaire
q horse phrase; animal, fr:cheval
q box number:1..40; stall, fr:box
q in date; admitted, fr:entree
q complaint phrase; reason, fr:motif
q pulse number:28..90; heart_rate, fr:pouls
q temp number:36..41; temperature
q operated flag; surgery_done, fr:opere
q insured flag; fr:assure
q advance money:300..4000; deposit, fr:provision
g sender; referring_vet, fr:veterinaire traitant
q sender.name person; name
q sender.phone phone; phone
a out date; discharge, fr:sortie
a bill money; final_bill, fr:facture
a age number; fr:age
a stable company; fr:ecurie
a farrier person; fr:marechal
---
{hospital}
# Fiche d'hospitalisation – box {box}
{horse=Jument selle français|Poney shetland|Hongre trotteur|Étalon frison}, à {owner}, entré le {in} pour {complaint=coliques|plaie du boulet|fourbure|boiterie|toux}.
?Adressé par {sender.name}, {sender.phone}
À l'entrée : pouls {pulse}, température {temp} °C. {operated!Passé au bloc dans la nuit|Opéré dès l'arrivée~Traité sans chirurgie|Pas d'opération à ce stade}. {insured!Une assurance mortalité couvre l'animal|L'animal est assuré~Aucune assurance|Non assuré}.
Provision versée : {advance}. Chirurgien : {surgeon}. De nuit : {intern}.
~ Visites de {:time} à {:time}. Ne pas nourrir. Fiche mise à jour le {:date}.

== fr transfert_dossier_medical
q old_practice company:Cabinet médical {}/Maison de santé {}/GMF {}; sending_practice
q new_practice company:Centre médical {}/Clinique {}/Polyclinique de {}; receiving_practice
q patient person; fr:patient
q born date; dob, fr:naissance
q asked date; request_date, fr:demande du
q sent date; sent_on, fr:envoye le
q pages number:4..300; page_count, fr:pages
q way choice:encrypted mail/post/handed over; transmission, fr:envoi
q fee money:5..60; copy_fee, fr:frais
q images flag; images_included, fr:imagerie
q archive number:5..20; kept_years, fr:conservation
g new_doctor; future_doctor, fr:nouveau medecin
q new_doctor.name person; name, fr:nom
q new_doctor.fax phone; fax, fr:telecopie
a old_doctor person; former_doctor, fr:ancien medecin
a insurance id; health_insurance_no, fr:assurance maladie
a last_visit date; last_consultation, fr:derniere consultation
a new_address address; patient_address, fr:adresse du patient
a diagnosis phrase; fr:diagnostic
---
{old_practice}
{:street}, {:city} || {:phone}
# Transmission d'un dossier
Patient : {patient}, né(e) le {born}
À la suite de la demande écrite du {asked}, nous adressons le {sent} {pages} pages à {new_practice}, à l'attention de {new_doctor.name}[, fax {new_doctor.fax}], {way?par messagerie sécurisée~par courrier suivi~remises en main propre au patient}.
{images!Les radiographies sont jointes|Clichés et comptes rendus compris~Les clichés restent chez nous|L'imagerie n'est pas jointe}. Frais de copie : {fee}. L'original est gardé {archive} ans.
Le secrétariat
~ Secret professionnel. Si vous n'êtes pas le destinataire, appelez-nous. Modèle {:date}.

== fr etiquette_meule_fromage
q dairy company:Fromagerie de {}/Fruitière {}/Laiterie {}; dairy
q maker person; fr:fromager
q cheese phrase; fr:fromage
q lot id:L##-###; batch, fr:lot
q made date; made_on, fr:fabrique le
q turned date; last_turned, fr:retourne le
q cellar phrase; fr:cave
q shelf id:@##; fr:planche
q mass unit:kg 2..45; weight, fr:poids
q age_min unit:mois 2..18; minimum_age, fr:affinage minimum
q raw flag; raw_milk, fr:lait cru
q fat percent; fat_in_dry_matter, fr:matiere grasse
q ripener company:{} Affineur/Caves {}/Maison {}; affineur
a best_before date; fr:dlc
a price money; price_per_kilo, fr:prix
a milk unit:l; milk_used, fr:lait utilise
a salted date; salting, fr:salage
a grade choice:first/second; quality, fr:classement
---
^ {dairy}
# {cheese=Tomme de montagne|Gruyère d'alpage|Bleu des Combes|Pâte dure de Herve|Vacherin}
LOT {lot} || {mass}
Fabriqué le {made} par {maker}
{raw!Au lait cru|Lait non chauffé~Lait thermisé|Lait pasteurisé} – {fat} MG/ES
Cave {cellar=haute|du rocher|n° 2|humide}, planche {shelf}. Retourné le {turned}.
Pas de vente avant {age_min}. Affinage : {ripener}.
~ FR {:id:##.###.###} CE. Conserver frais. Étiquette imprimée le {:date}.

== fr curage_fosses_commune
q town company:Commune de {}/Syndicat de rivière {}/Wateringue de {}; authority
q foreman person; fr:chef d'equipe
q inspector person; river_warden, fr:garde-riviere
q firm company:TP {}/{} Terrassement/Entreprise {}; contractor
q started date; fr:debut
q finished date; fr:fin
q machine phrase; fr:engin
q spoil unit:m³ 20..2000; sediment, fr:boues
q dump phrase; spoil_goes_to, fr:depot
q fish flag; fish_rescued, fr:peche de sauvetage
l reaches; sections, fr:troncons
c reaches.name phrase; ditch, fr:fosse
c reaches.len unit:m 40..1800; length, fr:longueur
c reaches.state phrase; finding, fr:etat
c reaches.neighbour person; adjoining_owner, fr:riverain
c reaches.depth unit:cm; depth, fr:profondeur
a cost money; fr:montant
a next year; next_cleaning, fr:prochain curage
a permit id; fr:autorisation
a km unit:km; total_length, fr:longueur totale
a lab company; sediment_lab, fr:laboratoire
---
{town}
# Rapport de curage
{firm}, équipe de {foreman}, du {started} au {finished}, {machine=pelle à chenilles|mini-pelle|godet de curage|à la main}. Boues enlevées : {spoil}, déposées {dump=sur la berge|en décharge|chez un agriculteur|au casier 3}.
%reaches 2..5 lines
{reaches.name=Fossé du Marais|Ruisseau Noir|Rigole nord|Bief|Chenal des Prés}, {reaches.len}
{reaches.state=buse cassée|berge effondrée|rien|racines|dépôt sauvage} – riverain : {reaches.neighbour}
{reaches.depth=}
%%
{fish!Les poissons ont été déplacés avant travaux|Une pêche de sauvetage a été faite~Aucun poisson présent|Fossés à sec, pas de sauvetage}.
> Vu, {inspector}
~ Hors période de frai. Conseil du {:date}. {:phone}

== fr lettre_fin_bail_agricole_suisse
q owner company:Hoirie {}/Fondation {}/Commune de {}; lessor, fr:bailleur
q writer person; signed_for_owner, fr:mandataire
q farmer person; tenant, fr:fermier
q plots number:1..14; parcels, fr:parcelles
q area unit:ha 1..60; surface
q lease date; lease_signed, fr:bail du
q ends date; ends_on, fr:terme
q rent money:300..20000; rent, fr:fermage
q why phrase; reason, fr:motif
q extend flag; extension_possible, fr:prolongation
q hand_over date; inspection_day, fr:etat des lieux
q hour time; inspection_time, fr:heure
q board company:Commission foncière de {}/Tribunal de {}; appeal_body, fr:autorite
a next_tenant person; fr:repreneur
a comp money; compensation, fr:indemnite
a deadline date; appeal_by, fr:delai de recours
a buildings number; fr:batiments
a sale money; sale_price, fr:prix de vente
---
{owner}
{:street}, {:zip} {:city}
> Recommandé
> {farmer}
> {:city}
# Résiliation du bail à ferme
Monsieur,
Par la présente, nous mettons fin au bail conclu le {lease}, portant sur {plots} parcelles, {area} au total, au fermage annuel de {rent}. Il prendra fin le {ends}. Motif : {why=reprise par un fils|vente à la commune|remaniement|projet de zone à bâtir}.
{extend!Nous sommes disposés à prolonger d'un an si vous le souhaitez|Une prolongation peut être discutée~Aucune prolongation ne sera accordée|Nous ne prolongerons pas}.
L'état des terres sera relevé ensemble le {hand_over} à {hour}. Vous pouvez saisir {board}.
> {writer}
~ Copie à {:person}, estimateur. {:date}

== fr bourse_aux_livres_vente
q group company:Amis de la bibliothèque de {}/Association {}/Parents d'élèves de {}; organiser
q treasurer person; fr:tresoriere
q day date; sale_date, fr:vente du
q place phrase; venue, fr:lieu
q opened time; open_from, fr:de
q closed time; open_to, fr:a
q helpers number:4..40; volunteers, fr:benevoles
q float money:40..200; cash_float, fr:fonds de caisse
q takings money:200..5000; fr:recette
q goal phrase; proceeds_for, fr:au profit de
q left_given flag; unsold_given_away, fr:invendus
l sellers; depositors, fr:deposants
c sellers.code id:D##; code
c sellers.name person; depositor, fr:nom
c sellers.brought number:5..120; books_in, fr:deposes
c sellers.sold number:0..90; books_sold, fr:vendus
c sellers.due money:2..200; paid_out, fr:reverse
c sellers.phone phone; phone, fr:telephone
a commission percent; fr:retenue
a next date; next_sale, fr:prochaine vente
a visitors number; fr:visiteurs
a chair person; fr:presidente
a best phrase; best_seller, fr:livre le plus vendu
---
# Bourse aux livres – bilan
{group} || {day}, {opened} – {closed}
{place=Préau|Salle des mariages|Ancienne gare|Foyer rural}, {helpers} bénévoles. Fonds de caisse {float}, recette {takings}, au profit de {goal=la bibliothèque|la classe verte|l'épicerie sociale|le bibliobus}.
%sellers 3..7
Code | Nom | Déposés | Vendus | À reverser
{sellers.code} | {sellers.name} | {sellers.brought} | {sellers.sold} | {sellers.due}
{sellers.phone=}
%%
{left_given!Les invendus partent à une œuvre|Ce qui restait a été donné~Chacun a repris ses invendus|Les invendus ont été rendus}.
> Comptes : {treasurer}
~ Pièces archivées. Imprimé le {:date}.

== fr controle_qualite_imprimerie
q printer company:Imprimerie {}/{} Offset/Presses de {}; printer
q pressman person; fr:conducteur
q customer company:Éditions {}/Agence {}/Mairie de {}; fr:client
q signer person; passed_by, fr:bon a rouler; who from the customer's side approved on the press
q job id:DO-#####; job_number, fr:dossier
q title phrase; publication, fr:titre
q run number:500..60000; print_run, fr:tirage
q spoiled number:40..900; waste_sheets, fr:passe
q paper phrase; fr:papier
q day date; printed_on, fr:roule le
q start time; press_start, fr:depart machine
q colour flag; colour_ok, fr:couleur
q side choice:one side/both sides; fr:recto verso
a delivery date; fr:livraison
a price money; fr:prix
a binder company; fr:relieur
a stock unit:kg; paper_used, fr:papier consomme
a designer person; fr:graphiste
---
{printer} || Dossier {job}
# Fiche machine
{title=Bulletin municipal|Catalogue d'hiver|Affiche de carnaval|Annuaire|Roman, 3e édition}, pour {customer}. Tirage {run}, {side?recto seul~recto verso}, {paper=couché 135 g|bouffant 80 g|offset 120 g|carte 300 g}.
Calé par {pressman} le {day}, départ {start}. Passe : {spoiled} feuilles. Bon à rouler signé par {signer}.
{colour!Densités dans les tolérances|Teintes conformes à l'épreuve~Le rouge a dérivé, repris à mi-tirage|Teintes hors tolérance}.
~ Plaques gardées {:number:3..24} mois. Révision du groupe 4 le {:date}. {:phone}

== fr navette_ski_horaires_equipe
q resort company:Station de {}/Remontées de {}/Domaine {}; resort
q head person; fr:chef d'exploitation
q day date; service_day
q buses number:2..14; fr:cars
q first time; first_departure, fr:premier depart
q snow unit:cm 10..240; snow_depth, fr:enneigement
q chains flag; snow_chains, fr:chaines
q depot phrase; fr:depot
l runs; services, fr:services
c runs.no id:N#; service, fr:service
c runs.driver person; driver, fr:conducteur
c runs.from time; start, fr:prise de service
c runs.to time; end, fr:fin de service
c runs.line phrase; route, fr:ligne
c runs.bus id; bus, fr:car
a last time; last_departure, fr:dernier depart
a riders number; passengers, fr:voyageurs
a spare person; reserve_driver, fr:reserve
a fare money; fr:tarif
a ends date; season_end, fr:fin de saison
---
{resort}
# Services navette du {day}
Premier départ {first}, {buses} cars au {depot=garage bas|parking P3|dépôt du village}. Neige : {snow} en bas des pistes. {chains!Chaînes obligatoires|Monter les chaînes avant la sortie~Route sèche, sans chaînes|Chaînes inutiles}.
%runs 3..6
Service | Conducteur | Prise | Fin | Ligne
{runs.no} | {runs.driver} | {runs.from} | {runs.to} | {runs.line=Gare – Front de neige|Village – Télécabine|Hameaux|Soirée}
{runs.bus=}
%%
> {head}
~ Radio canal {:number:1..16}. Affiché la veille à {:time}. Consignes du {:date}.

== fr declaration_perte_carte_identite
q post company:Commissariat de {}/Mairie de {}/Police de {}; office
q officer person; taken_by, fr:agent
q person person; declarant, fr:declarant
q born date; dob, fr:ne le
q birthplace city; born_in, fr:lieu de naissance
q doc phrase; document, fr:document
q doc_no id:############; document_number, fr:numero
q issued_by city; issued_in, fr:delivree a
q lost date; lost_on, fr:perdue le
q where phrase; lost_where, fr:lieu de perte
q declared date; declared_on, fr:declaration du
q valid duration; receipt_valid, fr:valable
q wallet flag; other_things_lost, fr:autres objets
a issued date; issue_date, fr:date de delivrance
a expiry date; expiry_date, fr:expiration
a found date; found_on, fr:retrouvee le
a finder person; fr:trouve par
a stamp money; tax_stamp, fr:timbre
---
{post}
# Récépissé de déclaration de perte
Le {declared}, s'est présenté(e) {person}, né(e) le {born} à {birthplace}, qui déclare avoir perdu {doc=sa carte d'identité|son passeport|son permis|son titre de séjour} n° {doc_no}, établi à {issued_by}.
Perte survenue le {lost}, {where=dans le train|au marché|sur la plage|lors d'un déménagement|on ne sait où}. {wallet!D'autres papiers et des clés manquent aussi|Le portefeuille entier a disparu~Rien d'autre n'a été perdu|Seul ce document manque}.
Le présent récépissé vaut {valid}.
> {officer}
~ Fausse déclaration punie par la loi. Guichet {:number:1..9}, {:time}. Formulaire {:date}.
`
