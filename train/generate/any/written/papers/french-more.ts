/** More whole papers in French, from many fields of life and work. */
export const moreFrenchPapers = `
== fr reponse_dict_reseau
q operator company:Régie des Eaux de {}/Gaz de {}/Réseaux {} Énergie; network owner, replying_body, issued_by; body that runs the buried pipes | exploitant qui répond
q contractor company:{} Terrassement/TP {}/{} Travaux Publics; declarant, addressee, prepared_for; firm that means to dig
q consult_no id:##########D; fr:dossier, teleservice number, reference; number of the consultation
q works_site street; dig location, site; where the digging takes place
q received_on date; declaration date, request_received; when the firm's notice came in
q dig_start date; planned start, works_from; first day of digging
q class choice:A/B/C; accuracy class, precision; how exactly the line on the plan is known
q depth unit:cm 60..140; cover, burial depth; how deep the pipe lies
q pipe phrase; asset, buried network; what lies in the ground
q visit_needed flag; joint visit, on-site marking meeting; whether someone must come before the dig
q writer person; author, handled_by; who drew up this answer
q emergency phone; damage hotline, call_if_hit; number to call when a pipe has been hit
q plans_sent number:1..6; attached drawings, no of plans
a works_end date; completion, planned end; when the digging will be over
a site_manager person; foreman, contractor's supervisor; who leads the gang
a project_owner company; client, maître d'ouvrage; for whom the work is done
a trench_length unit:m 5..300; length of trench, linear metres
a penalty money; fine, charge for damage; what is due if the pipe is broken
a last_repair date; latest maintenance, previous works on the pipe
---
{operator} || {:city}, le {:date}
Cellule DT-DICT || Consultation {consult_no}

{contractor}
{:street}, {:zip} {:city}

# Réponse à votre déclaration d'intention de commencement de travaux
Madame, Monsieur,
Votre déclaration nous est parvenue le {received_on}. Elle porte sur des fouilles prévues {works_site} à partir du {dig_start}. Au moins un de nos ouvrages est concerné : {pipe=une canalisation d'eau potable en fonte|un branchement gaz en polyéthylène|un câble moyenne tension sous fourreau|une conduite de refoulement en PVC|un collecteur d'eaux usées en grès}.
= Profondeur minimale réglementaire: {depth}
= Plans joints: {plans_sent}
Le tracé est {class?connu à moins de quarante centimètres près~connu à un mètre cinquante près au plus~incertain, l'écart pouvant dépasser un mètre cinquante}. {visit_needed!Un rendez-vous sur place est obligatoire avant le premier coup de pelle|Nos agents doivent venir marquer le tracé avec vous~Aucune visite préalable n'est demandée|Vous pouvez vous dispenser d'un rendez-vous sur site}.
+++
En cas d'endommagement, même léger : arrêter l'engin, éloigner les personnes et composer le {emergency}.
Cette réponse vaut pour trois mois. Les plans ont été mis à jour le {:date}.
> Établi par {writer}
~ Autres exploitants à consulter dans la même emprise : {:company}, {:company}.

== fr rapport_8d_fournisseur
q supplier company:{} Décolletage/Plasturgie {}/Fonderie {} SA; vendor, issued_by, maker; firm that made the faulty parts
q customer company:{} Automotive/Ateliers {}/{} Systèmes; client, complainant; plant that complained
q report_no id:8D-####; case, reference; number of this report
q part product; article, component; which part is at fault
q leader person; pilot, team_lead; who heads the working group
q complained_on date; claim date, notified; day the customer raised it
q closed_on date; closure, sign_off_date; day the case was shut
q root_cause phrase; cause, why_it_happened; what lay at the bottom of it
q defect phrase; symptom, what_was_wrong; what the customer saw
q bad_qty number:4..90; rejects, nonconforming count; how many parts were found faulty
q sorted_qty number:900..9000; parts screened, checked quantity; how many parts were gone through
q customer_contact person; quality engineer at client, accepted_by; who accepted the report for the customer
q repeat flag; recurrence, seen_before; whether the same fault had come up earlier
l actions; measures, corrective steps; what was decided
c actions.step phrase; task, measure
c actions.who person; owner, assigned_to; who has to do it
c actions.due date; target_date, deadline
a cost money; cost of poor quality, rework cost; what the affair cost
a delivery_note id; shipment, dispatch number; delivery the parts came with
a production_date date; made_on, manufacturing date; when the bad parts were made
a auditor person; audit lead; who audits the effect of the measures
a machine id; press, equipment number
a next_review date; follow-up, effectiveness check; when the effect will be checked
---
{supplier} || Rapport {report_no}
Service qualité || {:phone}

# Analyse de réclamation client – méthode 8D
= Client: {customer}
= Pièce: {part=axe cannelé 12 mm|clip de fixation noir|carter d'embrayage|douille laiton|couvercle étanche|bague de guidage}
= Réclamation du: {complained_on}
= Pilote: {leader}
## D2 – Description
Au montage, l'opérateur constate : {defect=bavure sur l'arête intérieure|filetage incomplet|retassure visible au fond du taraudage|jeu excessif dans le logement|teinte hors nuancier|fissure près du point d'injection}. Sur {sorted_qty} pièces triées chez nous et chez le client, {bad_qty} sont hors plan. {repeat!Le même défaut avait déjà été signalé l'an dernier|Ce n'est pas la première fois : un cas identique figure au registre~Aucun cas semblable n'est connu à ce jour|Défaut inédit dans notre historique}.
+++
## D4 – Origine
{root_cause=usure d'un poinçon non remplacé à temps|mauvais réglage après changement de série|lot de matière humide|gamme de contrôle incomplète|confusion de deux bacs en fin de poste}.
+++
## D5/D6 – Plan d'actions
%actions 2..5
Quoi | Qui | Pour le
{actions.step=afficher la fréquence de remplacement|former les régleurs|ajouter un calibre au poste|modifier la gamme|identifier les bacs par couleur|installer un détrompeur|étuver la matière avant emploi} | {actions.who} | {actions.due}
%%

Accepté par {customer_contact} pour le compte du client. Dossier clos le {closed_on}.
~ Archivage {:duration}. Modèle FQ-17 révisé le {:date}.

== fr derogation_carte_scolaire
q office company:Ville de {}/Commune de {}/Mairie de {}; authority, decided_by, issuing body; town that decides
q parent person; applicant, requester, legal guardian; who asked for it
q child person; pupil, student, fr:enfant; child it is about
q born date; date_of_birth, dob
q home_school company:École {}/École élémentaire {}; catchment school, sector school; school the address belongs to
q wanted_school company:École Jean-{}/Groupe scolaire {}; requested school, preferred; school the family wanted
q level choice:nursery/primary_lower/primary_upper; cycle, stage; stage of schooling
q granted flag; approved, outcome; whether the family got what it wanted
q ground phrase; reason_given, motive; why the family asks
q committee_day date; decided_on, commission_date; when the committee sat
q appeal_until date; last day to object, recours_deadline; until when one can contest
q ref id:DS-##-####; file_number, fr:dossier
q signer person; signed_by, elected official; who signs for the town
q enrol_by date; registration deadline, inscription_before; day by which the child must be enrolled
a head person; head teacher, principal, fr:directrice; who runs the school
a sibling person; brother_or_sister, sibling name; other child of the family at school
a class_size number; pupils in class, headcount
a term_start date; first day of school, fr:rentrée
a distance unit:km 1..9; distance home-school
a meal_price money; canteen rate; price of a lunch
---
{office} || Direction de l'éducation
{:street} || Dossier {ref}
{:zip} {:city}

> {parent}
> {:street}
> {:zip} {:city}

# Votre demande de dérogation
Madame, Monsieur,
Vous avez souhaité que {child}, né(e) le {born}, <soit accueilli(e)|fasse sa rentrée> à {wanted_school} {level?en section de moyenne ou grande maternelle~en CP ou en CE1~en CM1 ou CM2}, alors que votre domicile relève de {home_school}. Vous faites valoir le motif suivant : {ground=lieu de travail d'un parent|assistante maternelle dans le secteur|déménagement prévu dans l'année|raisons de santé|parcours bilingue}.
La commission réunie le {committee_day} {granted!a donné une suite favorable à cette demande|vous accorde la place souhaitée~n'a pas pu retenir votre demande, les effectifs étant au maximum|a dû écarter votre demande faute de place}. Elle a examiné {:number:40..160} dossiers.
?L'inscription définitive se fait au guichet, au plus tard le {enrol_by}, muni du livret de famille.
Un recours gracieux peut être adressé à mes services jusqu'au {appeal_until}.
Je vous prie d'agréer mes salutations distinguées.
> L'adjoint délégué aux écoles
> {signer}
~ Affaire suivie par {:person}, {:phone}. Courrier du {:date}.

== fr fiche_repair_cafe
q venue company:Repair Café {}/Maison de quartier {}/Atelier {}; organiser, host, association; who holds the session
q visitor first; brought_by, owner, guest; first name of the person who brought the thing
q visitor_phone phone; contact number, telephone
q fixer first; repairer, volunteer, handled_by; first name of who took the thing apart
q ticket number:1..80; queue number, slip no; number drawn at the door
q thing product; item, object, appliance
q brand company:{}/{} Électro; make, manufacturer
q fault phrase; complaint, symptom; what does not work, as told by the owner
q diagnosis phrase; finding, cause found; what the volunteer found
q mended flag; success, repaired, outcome; whether it works again
q weight unit:kg 1..12; mass
q spent duration; time taken, labour; how long was spent on it
q tip money:2..15; donation, given; what the visitor left in the box
q session date; day, held_on
q coming date; next session, next_date; when the volunteers meet again
a age number; age of the thing, years in use
a purchase_price money; new price, cost when bought; what the thing cost new
a part_ordered_from company; parts supplier, spare part source
a warranty_until date; guarantee end
a coordinator person; responsible person, chair
a bought_on date; purchase date
---
{venue} || Passage n° {ticket}
^ Séance du {session}

# Fiche de réparation
= Prénom du visiteur: {visitor}
= Pour vous joindre: {visitor_phone}
= Objet: {thing=grille-pain|lampe de bureau|aspirateur|robot de cuisine|cafetière à filtre|radio-réveil|machine à coudre}
= Marque: {brand}
?= Pesé: {weight}
Ce que vous constatez : {fault=ne chauffe plus|s'éteint au bout d'une minute|fait un bruit de casserole|ne s'allume pas|fuit par le bas|sent le brûlé}.

## Rempli à l'établi
Pris en main par {fixer}[, avec l'œil de {:first}]. À l'ouverture : {diagnosis=fusible thermique coupé|charbons usés|cordon sectionné près de la fiche|courroie détendue|soudure sèche sur la carte|joint durci}. Durée passée : {spent}. {mended!L'appareil est reparti en état de marche|Et ça remarche !~Malheureusement il n'y a rien eu à faire, direction la déchèterie|Nous n'avons pas pu le remettre en service}.
?Merci pour les {tip} laissés dans la tirelire. 
+++
Nos bénévoles ne sont pas des professionnels : vous restez responsable de l'objet, et l'association ne saurait être tenue pour fautive.
+++
Prochain rendez-vous le {coming}, de {:time} à {:time}, même salle. Pour nous rejoindre : {:email}.

== fr consignation_electrique
q site company:Usine {}/Papeterie {}/Cimenterie {}; plant, installation owner; plant where the work is done
q crew_firm company:{} Électricité/Électro {}/{} Maintenance; contractor, working party's employer; outside firm that does the work
q cert_no id:AC-####-##; attestation, document number
q isolator person; lockout officer, fr:chargé de consignation, made_safe_by; who cut and locked the power
q works_leader person; fr:chargé de travaux, received_by; who leads the work and takes over the paper
q equipment phrase; asset, isolated plant; what has been made dead
q voltage choice:low/high; domain, voltage_class; voltage range
q locked_at time; lockout time, deenergised_at; when the padlock was put on
q returned_at time; end_of_work, given back at; when the paper was handed back
q day date; date, performed_on
q padlock id:C-###; lock number, fr:cadenas
q tested flag; absence of voltage verified, dead_test; whether the lack of voltage was proved
q earthed flag; grounding, short-circuited; whether the conductors were put to earth
q job phrase; purpose, nature of work; what is to be done there
a permit_expires date; validity end, valid_until
a witness person; second person, safety observer
a backup unit:kVA 20..400; generator rating, standby power
a doctor phone; infirmary, emergency number
a transformer id; substation number
a next_outage date; next planned cut
---
{site}
# Attestation de consignation {cert_no}
= Date: {day}
= Ouvrage: {equipment=départ broyeur n° 2|armoire convoyeur nord|pompe d'alimentation P3|pont roulant de l'atelier|tableau éclairage extérieur|ventilateur d'extraction}
= Objet de l'intervention: {job=remplacement d'un contacteur|resserrage des bornes|changement du moteur|ajout d'un disjoncteur|recherche d'un défaut d'isolement}

Je soussigné {isolator}, habilité BC, certifie avoir séparé l'ouvrage de ses sources à {locked_at} et condamné l'organe par le cadenas {padlock}, en domaine {voltage?basse tension (400 V)~haute tension (20 kV)}.
* {tested!VAT réalisée sur chacune des phases, aucun reste de tension|Vérification faite au détecteur : rien sur les trois phases~VAT non effectuée, à faire par l'exécutant avant de toucher aux conducteurs|L'appareil de vérification manquant, le contrôle de tension reste à faire}
* {earthed!Mise à la terre et en court-circuit posée de part et d'autre|Court-circuiteur en place~Pas de mise à la terre : non requise ici|MALT sans objet}
Je remets la présente à {works_leader}, de l'entreprise {crew_firm}, qui s'engage à ne pas sortir de la zone balisée.
+++
?## Restitution
?Travaux finis, personnel retiré, outils enlevés. Document rendu à {returned_at}.
+++
~ Copie au poste de garde ({:phone}). Formulaire E-12, édition du {:date}. Responsable d'établissement : {:person}.

== fr cure_thermale_admission
q spa company:Thermes de {}/Établissement thermal {}/Bains de {}; establishment, provider, issued_by; bathing house that welcomes the patient
q patient person; curist, guest, insured; who comes for the baths
q prescriber person; referring doctor, family physician; doctor who prescribed the stay
q spa_doctor person; on-site physician, fr:médecin thermal; doctor seen on arrival
q fund company:CPAM de {}/Caisse maladie {}/Mutualité {}; payer, health insurer; body that pays
q arrival date; start of stay, first day
q leave date; last day, end_of_cure
q first_exam date; doctor's appointment, consultation; when the doctor there sees the patient
q orientation choice:rheumatology/respiratory/skin; indication, therapeutic field; what is treated
q booking id:TH######; reservation, reference number
q deposit money:60..200; advance, fr:arrhes; sum paid to hold the place
q lodging company:Résidence {}/Hôtel {}/Pension {}; accommodation, hotel; where the patient sleeps
q travel_refunded flag; transport covered, travel_paid; whether the fund pays the journey
q sessions number:54..90; treatments, number of soins
a companion person; accompanying person, spouse
a weight unit:kg 45..120; body weight
a previous_cure year; last cure, earlier stay
a allergy phrase; known allergy, intolerance
a balance_due date; payment deadline, balance date
a room number; room number, chambre
---
{spa} || Réf. {booking}
{:street}, {:zip} {:city} || {:phone}

> {patient}
> {:street}
> {:zip} {:city}

# Votre cure est réservée
Bonjour,
Nous avons bien enregistré votre venue du {arrival} au {leave} inclus, sur ordonnance de {prescriber}, pour {orientation?arthrose et douleurs articulaires~asthme et voies aériennes~eczéma et psoriasis}. Votre forfait comprend {sessions} soins.
Avant le premier bain, vous verrez {spa_doctor} le {first_exam} à {:time} ; apportez vos radios et la liste de vos médicaments.
+++
## Prise en charge
L'accord nous a été transmis par {fund} le {:date}. {travel_refunded!Le trajet aller et retour vous sera remboursé sur la base du train en seconde classe|Vos frais de route sont pris en compte~Vos ressources dépassant le plafond, le voyage reste à vos frais|Le déplacement n'ouvre droit à aucun remboursement}.
+++
## Pratique
* Votre acompte de {deposit} a été encaissé.
?* Logement : {lodging}, à dix minutes à pied.
* Peignoir : {:money:4..9} la semaine, bonnet obligatoire.
Au plaisir de vous accueillir,
{:person}, service des réservations

== fr ordre_service_chantier
q client company:Commune de {}/Habitat {}/Communauté de communes de {}; contracting authority, owner, maître d'ouvrage; public body for which it is built
q architect company:Atelier {}/{} Architectes/Agence {}; prime consultant, issued_by; office that runs the works for the owner
q firm company:{} Construction/Maçonnerie {}/{} Bâtiment; contractor, addressee, fr:titulaire; firm that gets the order
q order_no number:1..24; sequence, OS no; running number of this order
q contract id:####-TX-##; market number, contract ref
q lot phrase; trade, package; which part of the works
q project phrase; operation, building; what is being built
q content phrase; instruction, ordered work; what the firm is told to do
q effect date; start date, takes_effect; from when it counts
q delay_added duration; extra time, extension; time added to the schedule
q price money:900..14000; amount, value of extra work
q provisional flag; price not final, provisional_price; whether the price is still to be settled
q issuer person; signed_by, issuing architect; who signed for the architects
q received_by person; acknowledged, firm representative; who signed for the firm
q ack_date date; receipt date, notified_on; when the firm received it
a handover date; acceptance, end of works
a penalty money; daily penalty, fine per day
a coordinator person; safety coordinator, SPS
a subcontractor company; fr:sous-traitant; firm working for the contractor
a advance percent; advance payment rate
a site_meeting date; next meeting, next visit
---
{architect} || {:city}, le {:date}
Maîtrise d'œuvre || Marché {contract}

# Ordre de service n° {order_no}
= Maître de l'ouvrage: {client}
= Opération: {project=extension du groupe scolaire|réhabilitation de la salle des fêtes|construction de douze logements|halle couverte du marché|crèche de trente places}
= Lot: {lot=gros œuvre|charpente bois|menuiseries extérieures|plomberie-sanitaires|étanchéité}
À l'attention de {firm}, {:street}, {:zip} {:city}

Il vous est prescrit de procéder, à compter du {effect}, aux prestations suivantes : {content=reprise en sous-œuvre du mur mitoyen|pose d'un regard supplémentaire|remplacement des appuis de fenêtre|déplacement d'une cloison|création d'une trémie|renforcement de deux pannes}.
Montant hors taxes : {price}. {provisional!Ce prix est provisoire et sera arrêté après production de vos sous-détails|Valeur donnée à titre provisoire~Ce prix est définitif|Le montant est ferme et ne sera pas revu}.
?Le délai d'exécution est prolongé de {delay_added}.
+++
Vous disposez de quinze jours pour présenter des réserves ; passé ce terme vous êtes réputé les avoir abandonnées.
+++
Pour la maîtrise d'œuvre : {issuer} || Reçu le {ack_date} par {received_by}
~ Devis de référence : {:id:D-####} du {:date}, pour {:money:900..14000}.

== fr analyse_lait_producteur
q lab company:Laboratoire interprofessionnel {}/Labo Lait {}/{} Analyses; analysing body, tested_by; body that analysed the milk
q dairy company:Laiterie {}/Fromagerie {}/Coopérative de {}; buyer, collector; firm that takes the milk
q farm company:GAEC {}/EARL {}/Ferme {}; producer, milk supplier
q herd_no id:FR########; holding number, producer code
q tanker_driver person; sampler, sample_taken_by; who drew the sample
q sampled date; collection date, drawn_on; day the sample was drawn
q analysed date; test date, lab_date; day it went through the machine
q fat unit:g/l 36..46; butterfat, TB; fat content
q protein unit:g/l 30..37; TP, protein content
q cells number:90..480; somatic count, cell_count; thousand cells per ml
q inhibitors flag; antibiotic residues, residues_found; whether traces of medicine were found
q temp unit:°C 2..6; tank temperature, cooling
q volume unit:l 800..6000; litres collected, quantity
q bulk_class choice:A/B/C; quality class, grade; class for germs
q adviser person; field technician, farm adviser; who visits the farm about the results
a price money; base price, price per 1000 litres
a vet person; veterinarian, animal doctor
a cows number; cows milked, herd size
a next_visit date; next appointment, adviser's visit date
a freezing_point unit:°C; cryoscopy, freezing point
a payment_date date; paid_on, milk cheque date
---
{lab} || Bulletin {:id:B######}
{:zip} {:city} || Édité le {:date}

# Résultats d'analyse – lait de tank
= Exploitation: {farm}
= N° de cheptel: {herd_no}
= Acheteur: {dairy}
= Échantillon prélevé le: {sampled}
= Passé en analyse le: {analysed}
Prélèvement effectué au moment de la collecte par {tanker_driver} ; {volume} chargés, lait à {temp} au thermomètre du camion.
+++
## Composition
= TB: {fat}
= TP: {protein}
= Moyenne TB du secteur: {:unit:g/l 36..46}
+++
## Qualité sanitaire
Cellules : {cells} milliers/ml (seuil d'alerte 300). Germes : {bulk_class?moins de 50 000, catégorie supérieure~entre 50 000 et 100 000, catégorie intermédiaire~plus de 100 000, dernière catégorie}. {inhibitors!Présence de résidus d'antibiotiques : le lait de ce ramassage est à détruire|Le test aux inhibiteurs est positif~Pas d'inhibiteurs décelés|Recherche d'antibiotiques négative}.
?Pour en parler : {adviser}, conseil en élevage, {:phone}.
~ Résultats en ligne sur {:url}. Conservation des flacons {:duration}.

== fr residence_artiste
q venue company:Centre d'art {}/La Fabrique {}/Maison des arts de {}; host, institution, welcoming body; place that welcomes the artist
q artist person; resident, guest; who comes to work there
q discipline choice:visual_arts/writing/music/dance; field, practice
q project phrase; title of the work, working title; what will be made
q funder company:Région {}/Fondation {}/Département de {}; financial partner, supported_by; who gives the money
q move_in date; start, arrival; first day in the studio
q move_out date; end, departure; last day
q fee money:1500..8000; remuneration, grant; what the artist gets
q production money:400..3000; materials budget, production costs; what may be spent on materials
q director person; represented_by, signatory; who signs for the place
q tutor person; contact on site, accompanied_by; who looks after the artist from day to day
q lodging_included flag; housing provided, accommodation; whether a flat comes with it
q showing date; public presentation, open_studio; day the public may see the work
q workshop_hours number:6..40; outreach hours, mediation; hours given to schools
q studio unit:m² 20..120; workspace size, surface
a jury person; jury chair, chaired_by
a applications number; candidates, number of files received
a insurer company; insurance company, assureur
a insurance_value money; declared value, insured sum
a catalogue_deadline date; text due, publication date
a contract_no id; agreement number, reference
---
{venue}
{:street}, {:zip} {:city} || {:email}

# Convention de résidence
Entre le lieu ci-dessus, représenté par {director}, et {artist}, artiste, {discipline?plasticien~auteur~compositeur~chorégraphe}, demeurant à {:city}, il est convenu :

## Objet
L'artiste est accueilli du {move_in} au {move_out} pour développer « {project=Les eaux basses|Cartographie des absents|Trois murs|Bruit de fond|Ce que dit le sel|Herbier de verre} ». Un atelier de {studio} lui est réservé, ouvert jour et nuit.
## Moyens
Avec le soutien de {funder}, il perçoit {fee} en deux versements ; {production} sont en outre disponibles, sur factures, pour les fournitures. {lodging_included!Un studio meublé lui est prêté sur place|Il dispose gracieusement d'une chambre au-dessus de l'atelier~L'hébergement reste à sa charge|Le lieu ne dispose d'aucun logement et n'en prend pas en charge}.
+++
## Rencontres
L'artiste consacre {workshop_hours} heures aux élèves du collège {:last}.
Le public est convié à l'atelier le {showing} à {:time}.
+++
## Suivi
Au quotidien, {tutor} est son interlocuteur ({:phone}).
Fait en deux exemplaires, le {:date}.

== fr avis_batellerie
q authority company:Voies navigables {}/Service de la navigation de {}/Port fluvial de {}; waterway authority, issued_by; body that runs the canal
q notice_no id:####/20##; bulletin, fr:avis; number of the notice
q waterway phrase; canal, river; water concerned
q lock phrase; structure, place of works; which lock is shut
q shut_from date; closure start, stop_from
q shut_to date; reopening eve, closure end; last day without passage
q cause phrase; reason, motive; why boats are stopped
q draught unit:m 1..3; max draught, enfoncement; depth allowed once open
q pleasure_allowed flag; leisure craft exempt, yachts_may_pass; whether pleasure boats still get through
q signer person; signed_by, district head
q duty_phone phone; info line, contact_number; to be called with questions
q vhf number:10..22; radio channel, canal VHF
q mooring city; waiting place, holding berth; where the boats may wait
q contractor company:{} Travaux fluviaux/{} Dragage/Génie {}; works firm, executed_by; firm that does the repair
a lockkeeper person; lock keeper, fr:éclusier
a speed unit:km/h 4..12; speed limit, max speed
a toll money; fee, fr:péage
a depth_survey date; sounding date, last survey
a works_cost money; budget, cost of repair
a next_notice date; next bulletin, update date
---
{authority} || AVIS À LA BATELLERIE
Subdivision de {:city} || N° {notice_no}

# Interruption de la navigation – {waterway=canal latéral|bief de partage|rivière canalisée|canal du Nord|dérivation amont}
Les usagers sont informés qu'en raison de {cause=la réparation d'une porte aval|un affaissement de digue|la présence d'une épave|une vidange pour inspection|la chute d'un arbre|le curage du sas}, le franchissement de {lock=l'écluse n° 12|l'écluse des Moines|l'écluse n° 4 bis|l'écluse du Moulin|l'écluse double} sera impossible du {shut_from} au {shut_to}, week-ends compris.
{pleasure_allowed!Les bateaux de plaisance pourront toutefois passer, par bassinées groupées|La mesure ne vise pas la plaisance~La mesure s'applique à tous, plaisance comprise|Aucune dérogation, même pour les plaisanciers}.
+++
Les travaux sont confiés à {contractor}. Stationnement des unités en attente : quai de {mooring}, dans la limite des places.
+++
= Mouillage garanti à la reprise: {draught}
= Veille radio: canal {vhf}
= Renseignements: {duty_phone}

> Le chef de la subdivision
> {signer}
~ Diffusion : mariniers, loueurs, {:company}. Fait le {:date}. Remplace l'avis {:id:####} du {:date}.

== fr demande_effacement_donnees
q controller company:{} Assurances/Boutique {}/Clinique {}; data controller, replied_by, organisation; body that holds the data
q person_concerned person; data subject, requester; who asks for the data to go
q case_no id:RGPD-####; ticket, request number
q received date; arrived_on, request date; when the request came in
q done_on date; erased_on, execution date; when the data were wiped
q dpo person; data protection officer, signed_by, privacy contact
q technician person; carried_out_by, IT staff; who actually wiped the data
q identity_checked flag; id verified, proof of identity; whether the person had to prove who they are
q kept phrase; retained data, exception; what may not be wiped
q keep_until date; retention end, stored until
q processor company:{} Hébergement/Cloud {}/{} Data; subcontractor, hosting provider; firm that was told to wipe its copies
q channel choice:email/post/form; received via, how_asked; how the request came
q authority_time duration; time to complain, limit; how long one can turn to the authority
l places; systems, data stores; where data were found
c places.name phrase; application, database
c places.records number:1..400; entries, count; how many records were wiped there
a breach_date date; incident date, leak date
a fine money; penalty, sanction amount
a customer_since date; client since, first contact
a lawyer person; counsel, representative of the person
a account_no id; customer number, membership
a birth date; date of birth
---
{controller} || {:city}, le {:date}
Protection des données || Dossier {case_no}

{person_concerned}
{:street}, {:zip} {:city}

# Suite donnée à votre demande
Madame, Monsieur,
<Vous nous avez demandé|Vous avez souhaité obtenir> la suppression des informations vous concernant. Votre demande, {channel?reçue dans notre boîte électronique~arrivée sous pli recommandé~déposée au moyen du formulaire du site}, a été enregistrée le {received}. {identity_checked!Nous avions dû vous réclamer une copie de votre pièce d'identité, depuis détruite|Votre identité a été établie au moyen de votre passeport~Aucun justificatif d'identité ne vous a été demandé|Nous n'avons pas jugé utile de vérifier qui vous êtes}.
L'effacement a été mené le {done_on} par {technician} :
%places 2..5
Base | Fiches effacées
{places.name=lettre d'information|espace client|messagerie du service après-vente|fichier de prospection|sauvegardes|statistiques de visite|agenda partagé} | {places.records}
%%
Notre prestataire {processor} nous a confirmé avoir fait de même.
+++
?En revanche, {kept=les pièces comptables|le contrat signé|les courriers de réclamation|le dossier du litige en cours} restent archivé(e)s jusqu'au {keep_until}, comme la loi nous y oblige.
+++
Vous pouvez saisir l'autorité de contrôle dans un délai de {authority_time}.
> {dpo}, délégué à la protection des données
> {:email}

== fr tapissier_fauteuil
q workshop company:Tapisserie {}/Atelier {}/{} Décoration; craftsman, shop, prepared_by; upholsterer's shop
q customer person; client, owner, commande de
q order_no id:T-###; job number, fiche
q seat phrase; piece of furniture, item; what is to be done up
q period_style phrase; style, epoch
q fabric phrase; cloth, covering; cloth chosen
q fabric_house company:Maison {}/Tissus {}/{} Éditeur; cloth maker, textile supplier; where the cloth comes from
q metres unit:m 2..12; fabric length, yardage
q taken_in date; dropped_off, received; day the seat came to the shop
q ready date; finished by, promised_for; day on which it should be done
q hands person; maker, apprentice or worker in charge; who works on it
q frame_repaired flag; joinery needed, wood damage; whether the wood has to be mended as well
q filling choice:horsehair/foam/feathers; padding, stuffing
q estimate money:350..2200; quote, price agreed
q paid_ahead money:80..600; deposit, advance
a delivery_address address; deliver to, drop address
a cabinetmaker company; joiner, subcontractor for wood
a fabric_order_date date; cloth ordered on
a fabric_price money; price per metre
a year_made year; built in, date of the chair
a collection_time time; pick-up time
---
{workshop} || Fiche {order_no}
{:street}, {:zip} {:city} || {:phone}

# Réfection de siège
= Pour: {customer}
= Tél.: {:phone}
= Entré à l'atelier le: {taken_in}
= À finir pour le: {ready}

{seat=Un fauteuil à oreilles|Une bergère|Deux chaises cannées|Un canapé deux places|Un tabouret de piano|Un crapaud}, {period_style=Louis XV|Napoléon III|Art déco|années cinquante|Directoire|rustique}. Dégarnissage complet, sanglage neuf, garniture {filling?en crin animal piqué~en mousse haute résilience~en plumes d'oie sous carreau}. {frame_repaired!Le bois est à recoller : deux assemblages ont lâché|Pied arrière cassé, à enter~La carcasse est saine, rien à reprendre au bois|Pas d'intervention sur la carcasse}.
+++
## Étoffe
{metres} de {fabric=velours côtelé vert|toile de Jouy|lin bis|damas rouge|laine bouclée|cuir fauve}, {fabric_house}. [Galon assorti, clous en laiton vieilli au pas de {:unit:mm 10..14}.]
+++
Confié à {hands}. Prix convenu : {estimate}, dont {paid_ahead} déjà versés. Le solde au retrait.
> Bon pour accord, {:date}
~ Les sièges non retirés sous {:duration} sont facturés au gardiennage.

== fr declaration_effet_indesirable
q centre company:Centre de pharmacovigilance de {}/CRPV {}/CHU de {}; receiving body, recorded_by_body; body that records the case
q reporter person; notifier, reported_by; who told of the reaction
q reporter_job job; occupation of reporter, profession
q initials id:@@; patient code, patient initials
q age number:18..92; years, patient age
q drug product; suspect medicine, medication
q lot id:@####@; batch
q dose phrase; dosage, posology
q begun date; treatment start, first_intake
q onset date; reaction date, symptoms_from; when the trouble began
q reaction phrase; adverse event, symptoms; what happened
q serious flag; gravity, hospitalised; whether the person had to stay in hospital
q stopped flag; drug withdrawn, dechallenge; whether the medicine was given up
q outcome choice:recovered/recovering/sequelae; result, how it ended
q assessor person; evaluator, assessed_by; who judged the link
q file_no id:PV-######; case number
a maker company; manufacturer, laboratory
a pharmacy company; dispensed by, pharmacy
a weight unit:kg 40..120; body weight
a reported_on date; notification date, date of report
a end_date date; treatment end, last intake
a other_drug product; concomitant medicine, also taking
---
{centre}
> Cas {file_no}

# Fiche de notification d'un effet indésirable
= Patient (initiales): {initials}
= Âge: {age} ans
= Notificateur: {reporter}, {reporter_job=infirmière libérale|pharmacien d'officine|médecin généraliste|sage-femme|chirurgien-dentiste}
## Produit suspecté
= Spécialité: {drug=Artralim 50 mg|Dolvenyl sirop|Cardiopax 5 mg|Nevrisol gouttes|Pulmavent spray|Gastrelis 20 mg}
= Lot: {lot}
= Posologie: {dose=un comprimé matin et soir|dix gouttes au coucher|une bouffée au besoin|une gélule à jeun|deux cuillerées par jour}
= Depuis le: {begun}
+++
## Récit
Le {onset}, le patient présente {reaction=un urticaire étendu|des vertiges avec chute|un gonflement des lèvres|des nausées persistantes|une confusion nocturne|des palpitations}. {serious!Admission aux urgences puis deux nuits de surveillance en service|Il a fallu l'hospitaliser~Il est resté chez lui, sans passage à l'hôpital|Aucune hospitalisation}. {stopped!Le traitement a été interrompu aussitôt|On a cessé le produit~Le traitement a été poursuivi sans changement|Le médecin n'a pas jugé bon de l'arrêter}.
{outcome?Tout est rentré dans l'ordre~L'état s'améliore peu à peu, sans être revenu à la normale~Il subsiste une gêne durable}.
+++
Imputabilité appréciée par {assessor} : <plausible|vraisemblable|douteuse>, score {:number:1..6}.
~ Formulaire version du {:date}. Appel gratuit : {:phone}.

== fr agrement_sous_traitant
q owner company:Région {}/Hôpital de {}/Université de {}; public client, accepting authority, maître d'ouvrage; body that accepts the firm
q main_firm company:{} Bâtiment/Entreprise générale {}/{} Construction; contract holder, principal contractor; firm that holds the contract
q sub company:{} Isolation/Plâtrerie {}/{} Carrelage; subcontractor, proposed firm; firm that will do a part
q sub_boss person; manager of the subcontractor, legal representative
q siret id:### ### ### #####; registration number, company id
q contract id:M##-####; market, contract reference
q part phrase; services entrusted, scope; what is handed over
q max money:8000..90000; ceiling, amount payable directly; most that may be paid to that firm
q direct_pay flag; paid by client, direct payment; whether the client pays the firm itself
q asked_on date; submitted, proposal date; when it was put forward
q accepted_on date; approval date, decision date
q approver person; signed_for_owner, authorising person
q vat choice:reverse_charge/standard; tax regime
q sites city; place of performance, location
a insurer company; liability insurer, ten-year cover insurer
a start date; begins on, first day on site
a workers number; staff on site, headcount
a bank company; bank, account held at
a price_revision percent; index, revision rate
a cancelled_on date; withdrawal, end of approval
---
{owner}
Direction du patrimoine || Marché {contract}

# Acte spécial de sous-traitance
Présenté par {main_firm}, titulaire, le {asked_on}.
## Sous-traitant
= Raison sociale: {sub}
= SIRET: {siret}
= Gérant: {sub_boss}
= Siège: {:address}
= Courriel: {:email}
+++
## Prestations
{part=Pose des faux plafonds du rez-de-chaussée|Chapes et revêtements de sol|Isolation des combles|Peinture des cages d'escalier|Faïence des sanitaires|Nettoyage de fin de travaux}, chantier de {sites}.
+++
## Paiement
Montant maximal hors taxes : {max}. {direct_pay!Le sous-traitant sera réglé directement par l'acheteur public|Droit au paiement direct ouvert~Le titulaire règle lui-même son sous-traitant, le seuil n'étant pas atteint|Pas de paiement direct}. {vat?Autoliquidation : la taxe est due par le titulaire~Taxe facturée au taux ordinaire}. Le montant du marché principal s'établit à {:money:200000..900000}.

Demande agréée le {accepted_on}.
> Pour la personne publique
> {approver}
~ Le coordonnateur reçoit copie. Notice mise à jour le {:date} par {:person}.

== fr contestation_contravention
q driver person; claimant, sender, fr:requérant; who contests the fine
q office company:Officier du ministère public de {}/Tribunal de police de {}/Police municipale de {}; addressee, prosecuting office; authority the letter goes to
q notice_no id:##########; fine number, fr:avis; number of the notice
q offence_day date; date of the offence, alleged on
q offence_time time; hour of the offence
q place street; location, where it happened
q offence phrase; charge, alleged breach; what the driver is accused of
q plate id:@@-###-@@; registration, number plate
q real_driver person; designated driver, lent_to; who was said to be at the wheel
q fine money:35..135; amount, penalty asked
q deposit_paid flag; fr:consignation, paid in advance; whether the sum was paid in
q ground choice:lent/sold/stolen; reason for contesting, motive
q posted date; letter date, sent_on
q enclosure phrase; attachment, proof
q points number:1..4; points at stake, licence points
a officer person; issuing officer, agent
a hearing date; court date, audience
a speed unit:km/h; measured speed
a buyer person; new owner, fr:acquéreur
a insurer company; motor insurer
a licence_no id; driving licence number
---
{driver}
{:street}, {:zip} {:city}
{:phone}

> {office}
> {:zip} {:city}
> Le {posted}

# Requête en exonération – avis {notice_no}
Lettre recommandée avec avis de réception

Madame, Monsieur,
J'ai reçu un avis de contravention daté du {:date} pour {offence=un stationnement gênant|un feu rouge franchi|un usage du téléphone|une voie de bus empruntée|un dépassement interdit}, relevé le {offence_day} à {offence_time}, {place}, avec le véhicule {plate}. On me réclame {fine} et le retrait de {points} point(s).
Je ne suis pas l'auteur des faits. {ground?Ce jour-là, la voiture était prêtée~La voiture avait changé de propriétaire une semaine plus tôt~La voiture m'avait été dérobée, plainte a été déposée}.
?La personne au volant était {real_driver}, dont je joins les coordonnées.
{deposit_paid!La somme a été consignée par carte, le justificatif est ci-joint|J'ai versé le montant à titre de consignation~N'y étant pas tenu, je n'ai rien consigné|Aucune consignation n'a été versée, l'avis ne l'exigeant pas}.
Vous trouverez en annexe {enclosure=une attestation sur l'honneur|le certificat de cession|le récépissé de plainte|une photographie des lieux|un relevé de géolocalisation}.
Je vous remercie de bien vouloir classer l'affaire sans suite.
> {driver}
~ Copie conservée. Témoin disponible : {:person}, {:phone}.

== fr brassin_fiche
q brewery company:Brasserie {}/Brasserie artisanale de {}/Microbrasserie {}; maker, producer
q brewer person; made_by, brewmaster; who stood at the kettle
q batch id:B##-###; brew number, lot
q beer product; recipe, name of the beer
q brewed date; brew day
q pitched time; yeast added at, inoculation
q og unit:°P 10..20; original gravity, starting extract
q fg unit:°P 2..4; final gravity, end extract
q mash unit:°C 62..69; mash temperature, saccharification
q volume unit:hl 5..40; kettle volume, amount brewed
q yeast phrase; strain, fr:levure
q tank id:FV#; fermenter, vessel
q bottled date; packaging date, fr:embouteillage
q spoiled flag; off-flavour, defect found; whether something was wrong with the taste
q taster person; tasting by, sensory check
l hops; hop additions, fr:houblons
c hops.sort phrase; variety, hop
c hops.grams unit:g 100..2500; weight, quantity
c hops.minute number:0..90; boil time, minutes before end
a excise money; beer duty, fr:accises
a malt_supplier company; maltings, malt_bought_from
a alcohol percent; abv, strength
a best_before date; expiry, use_by
a water_ph number; ph of water
a cleaned_on date; tank cleaning, last CIP
---
{brewery} || Fiche de brassin {batch}
^ {beer=Blonde du Quai|La Vieille Garde|Triple des Forges|Ambrée Saint-Jean|Blanche aux agrumes|Noire d'hiver}
= Brassé le: {brewed}
= Par: {brewer}
= Empâtage: {mash}
= Volume en fin d'ébullition: {volume}
= Densité de départ: {og}
## Houblonnage
%hops 2..5
Houblon | Poids | Min. avant fin
{hops.sort=Saaz|Cascade|Strisselspalt|Fuggle|Mosaic|Aramis|Perle} | {hops.grams} | {hops.minute}
%%
+++
## Fermentation
Refroidi à {:unit:°C 17..22}, ensemencé à {pitched} avec {yeast=une levure d'abbaye|la souche maison|une levure saison sèche|une basse de Munich|une levure anglaise}, cuve {tank}. Densité finale relevée le {:date} : {fg}.
+++
## Dégustation
{taster} : {spoiled!goût de carton, lot à surveiller|arôme de beurre gênant, à ne pas vendre tel quel~nette, rien à redire|franche en bouche, aucun défaut}. 
Mise en bouteilles le {bottled}[, {:number:900..6000} unités].
~ Registre à présenter à la douane sur demande.

== fr conge_bail_commercial
q landlord company:SCI {}/Foncière {}/Indivision {}; lessor, sender, fr:bailleur; who owns the shop
q tenant company:Boulangerie {}/Librairie {}/Pressing {}; lessee, addressee, fr:preneur; who runs the shop
q bailiff person; served_by, process server; officer who brings the notice
q bailiff_office city; seat of the bailiff, study
q served date; notice served on, delivered
q lease_date date; lease signed, original agreement
q lease_end date; term, expiry; day the lease runs out
q premises address; property, rented place
q rent money:8000..48000; annual rent, fr:loyer
q renewal_offered flag; renewal proposed, may_stay; whether the owner agrees to a new lease
q reason phrase; ground, motive
q new_rent money:9000..60000; proposed rent, rent asked
q handed_to person; received by, person found on site; who took the paper at the shop
q handed_role job; capacity of the recipient, position
q reply_time duration; time to contest, limitation
a eviction_comp money; compensation, eviction indemnity
a notary person; fr:notaire
a deposit money; guarantee, fr:dépôt
a surface unit:m²; shop area
a viewing date; visit, inspection day
a guarantor person; surety, fr:caution
---
# Congé <avec effet au terme|par acte extrajudiciaire>
L'an en cours et le {served}
À la demande de {landlord}, ayant son siège à {:city}, propriétaire,
J'ai, {bailiff}, commissaire de justice à la résidence de {bailiff_office}, soussigné,
DONNÉ CONGÉ À :
^ {tenant}
prise en son établissement où étant et parlant à {handed_to}, {handed_role=vendeuse|gérant|comptable|responsable du magasin|employé ainsi déclaré}, qui a accepté de recevoir copie.

Des locaux sis {premises}, donnés à bail suivant acte du {lease_date}, pour la date du {lease_end}, moyennant un loyer annuel de {rent} hors charges.
+++
{renewal_offered!Le requérant consent à la reconduction pour neuf années|Le renouvellement est offert à compter de cette date~Le requérant n'entend pas renouveler|Tout renouvellement est refusé}, motif pris de {reason=l'évolution des loyers du voisinage|la reconstruction de l'immeuble|l'arrivée du terme contractuel|travaux prescrits par la commune}. 
?Le prix du bail serait porté à {new_rent} par an.
+++
Très important : le locataire qui entend contester dispose de {reply_time} à compter de ce jour pour saisir le tribunal de {:city}.
> Coût de l'acte : {:money:90..240}
~ Dossier {:id:######}. Étude {:company}, {:phone}.

== fr conseil_discipline_eleve
q school company:Collège {}/Lycée {}/Lycée professionnel {}; establishment, institution
q pupil person; student, fr:élève
q grade phrase; class, form
q guardian person; parent, legal representative; who is written to
q head person; principal, chaired_by; who chairs the board and signs
q hearing date; board date, session; day on which the board sits
q at time; hour of hearing, starts at
q room phrase; place, venue within the school
q facts phrase; misconduct, allegation; what the pupil is blamed for
q facts_day date; incident date, happened_on
q lodged_by person; report author, witness teacher; who reported the facts
q excluded_now flag; suspended meanwhile, interim exclusion; whether the pupil must stay away until then
q file_from time; file can be read from, consultation hour
q defender_right flag; may bring counsel, assistance allowed
q board_size number:10..14; members, number of votes
a sanction phrase; penalty, decision
a victim person; injured pupil, victim
a appeal date; appeal deadline, fr:recours
a damage money; cost of damage, repair cost
a delegate person; class delegate, pupil representative
a born date; date_of_birth
---
{school}
{:street}, {:zip} {:city} || {:city}, le {:date}

> {guardian}
> {:street}
> {:zip} {:city}

# Convocation devant le conseil de discipline
Lettre recommandée
Madame, Monsieur,
J'ai le regret de vous informer que {pupil}, élève de {grade=4e B|2de 5|1re STMG|3e A|terminale CAP|5e C}, comparaîtra le {hearing} à {at}, {room=en salle du conseil|salle 112|au CDI|en salle polyvalente|bureau 4}, devant le conseil de discipline, qui compte {board_size} membres.
Il lui est reproché {facts=une bousculade dans l'escalier|l'introduction de pétards|des insultes envers un surveillant|la dégradation d'un vestiaire|une usurpation de compte}, le {facts_day}, selon le rapport établi par {lodged_by}.
+++
{excluded_now!Par mesure conservatoire, l'accès aux cours lui est interdit jusque-là|Dans l'attente, votre enfant ne se présentera pas dans l'établissement~Il continue d'assister aux cours jusqu'à cette date|Aucune mesure d'éloignement n'est prise entre-temps}.
{defender_right!Il peut se faire assister de la personne de son choix|Vous pouvez le faire accompagner d'un défenseur~Compte tenu du règlement local, aucune assistance extérieure n'est admise|L'élève se présentera sans défenseur}.
+++
Le dossier est consultable au secrétariat dès {file_from} les jours ouvrables ; s'adresser à {:person} ({:phone}).
> Le chef d'établissement
> {head}

== fr plan_epandage_parcelle
q farm company:EARL {}/GAEC des {}/SCEA {}; holding, fr:prêteur de terres, landholder; farm that takes the sludge
q plant company:Station d'épuration de {}/Méthaniseur {}/Sucrerie {}; producer of the matter, supplied_by; where the matter comes from
q bureau company:Agro-Conseil {}/Bureau {}/{} Environnement; consultant, drawn_up_by; office that follows the spreading
q technician person; prepared_by, agronomist
q farmer person; farm manager, fr:exploitant
q matter phrase; product spread, fertiliser
q campaign year; season, year
q spreader company:ETA {}/{} Épandage/Travaux agricoles {}; hauling contractor, applied_by; firm that brings it onto the land
q nitrogen unit:kg/t 3..12; total N, fr:azote
q ban_distance unit:m 35..200; buffer, setback; how far from houses and wells
q soil_ok flag; heavy metals within limits, soil compliant
q check_day date; soil sampled on, sampling
l fields; parcels, îlots
c fields.name phrase; plot, place name
c fields.area unit:ha 2..18; surface
c fields.crop phrase; next crop, culture
c fields.dose unit:t/ha 8..35; rate, application
a price money; price per tonne
a prefect_order id; permit number, fr:arrêté
a rain unit:mm; rainfall
a spread_on date; date of application, carried out
a neighbour person; complainant, resident
a landowner person; owner of the land
---
{bureau}
{:street}, {:zip} {:city}

# Prévisionnel d'épandage – campagne {campaign}
= Exploitation: {farm}
= Représentée par: {farmer}
= Matière: {matter=boues chaulées|digestat liquide|écumes de défécation|compost de déchets verts|lisier de porc}
= Origine: {plant}
= Azote total: {nitrogen}
Prélèvement de terre du {check_day} : {soil_ok!les teneurs en métaux restent sous les seuils|rien ne dépasse les valeurs limites~le nickel excède la valeur limite sur une zone, à exclure|une teneur en cuivre trop forte interdit l'apport sur une partie}.
## Parcelles retenues
%fields 2..6
Îlot | Surface | Culture à venir | Dose
{fields.name=Les Grands Champs|La Noue|Derrière le Bois|Le Moulin|Champ Pourri|La Croix|Le Poirier} | {fields.area} | {fields.crop=colza|blé tendre|maïs|betterave|prairie|orge} | {fields.dose}
%%
+++
Un recul de {ban_distance} est gardé vis-à-vis des habitations et des captages. L'apport sera fait par {spreader}, enfouissement sous {:duration}.
+++
> Rédigé par {technician}, le {:date}
~ Exemplaire pour la mairie de {:city} et le service de l'eau, {:phone}.

== fr commande_robe_mariee
q shop company:Maison {}/Mariées de {}/Atelier couture {}; boutique, seller
q bride person; client, wearer, fr:future mariée
q seamstress person; fr:couturière, fitter; who pins and sews
q adviser person; sales assistant, served_by
q model product; dress, design
q designer company:{} Couture/{} Paris/Créations {}; label, maker of the gown
q size number:34..50; dress size, fr:taille
q waist unit:cm 58..98; waist measure
q wedding date; big day, ceremony
q arrives date; gown expected, in shop by
q fitting1 date; first fitting, fr:essayage
q price money:800..3800; total price
q paid money:200..1500; down payment, fr:arrhes
q veil_included flag; veil comes with it, veil
q colour phrase; shade
q order_no id:MR-####; reference
a groom person; future husband, spouse
a last_fitting date; second fitting, final trying-on
a heel unit:cm; heel height
a venue city; place of wedding
a alteration_price money; cost of alterations
a return_date date; hire return
---
{shop} || Bon de commande {order_no}
{:street}, {:zip} {:city} || {:phone}

# Votre robe
= Mariée: {bride}
= Jour J: {wedding}
= Modèle: {model=Églantine|Sirène d'été|Colombe|Aurore|Rivage|Camille}, {designer}
= Coloris: {colour=ivoire|blanc cassé|nude rosé|champagne|blanc pur}
= Taille: {size}
= Tour de taille: {waist}
= Tour de poitrine: {:unit:cm 78..110}

Commandée ce {:date} avec les conseils de {adviser}. Arrivée au magasin prévue le {arrives} ; {seamstress} vous attend pour le premier essayage le {fitting1} à {:time}. [Apportez vos chaussures et la lingerie du jour.]
+++
= Prix: {price}
= Arrhes versées: {paid}
{veil_included!Le voile est compris dans ce prix|Voile offert par la maison~Le voile n'est pas compris|Sans voile}. 
+++
~ Les arrhes restent acquises en cas d'annulation. Toute modification après coupe est facturée ; devis sur demande auprès de {:person}.

== fr rente_ai_suisse
q office company:Office AI du canton de {}/Assurance-invalidité {}/Caisse cantonale de {}; issuing body, decided_by, insurer; office that decides
q insured person; claimant, beneficiary, fr:assuré
q avs id:756.####.####.##; social insurance number, AVS
q applied date; request filed, demande du; when the person asked for the pension
q pension_from date; entitlement start, right_begins; first day of entitlement
q degree percent; disability rate, invalidity degree
q monthly money:600..2500; pension per month, benefit
q back_pay money:2000..20000; arrears, retroactive sum
q expert person; medical assessor, examining doctor; doctor who wrote the expert opinion
q expert_day date; examined on, expertise date
q former_job job; previous occupation, last trade
q retraining flag; vocational measures, reintegration; whether retraining was found useful
q fund company:Caisse de compensation {}/Caisse AVS {}; paying agent, compensation office; body that sends the money
q objection_days number:20..60; days to object, time limit
q clerk person; case worker, handled by
q review year; revision due, next_review
a spouse person; partner, husband or wife
a employer company; last employer
a accident date; accident day, onset of incapacity
a bank company; bank, payment institute
a child_benefit money; child supplement, rente pour enfant
a lawyer person; counsel
---
{office} || {:zip} {:city}, {:date}
{:phone} || N° AVS {avs}

> {insured}
> {:street}
> {:zip} {:city}

# Décision
Sur la base de votre demande déposée le {applied}, et après instruction, nous avons statué comme suit.
## Faits
Vous exerciez comme {former_job=maçon|aide-soignante|chauffeur poids lourd|coiffeuse|monteur en chauffage|vendeuse}. L'expertise confiée à {expert}, qui vous a vu le {expert_day}, conclut à une capacité de travail réduite dans toute activité. Revenu sans atteinte : {:money:40000..80000} ; revenu possible malgré l'atteinte : {:money:15000..39000}.
## Droit
Le taux retenu est de {degree}. {retraining!Un reclassement professionnel vous est proposé en parallèle|Des mesures de réadaptation sont par ailleurs engagées~Des mesures de réadaptation ne paraissent pas indiquées|Aucun reclassement n'entre en considération}.
+++
## Prestations
Dès le {pension_from}, il vous est alloué {monthly} par mois, versés par {fund}.
?L'arriéré, soit {back_pay}, sera viré sous dix jours.
?Le dossier sera revu d'office en {review}.
+++
Opposition : {objection_days} jours, auprès du tribunal des assurances.
> {clerk}, gestionnaire
~ Copie à la caisse de pension {:company}.

== fr declaration_meuble_tourisme
q town company:Mairie de {}/Ville de {}; authority, received_by
q lessor person; host, owner, fr:déclarant; who lets the place
q reg_no id:#####-######-@@; registration number, fr:enregistrement
q place address; property let, accommodation
q kind choice:whole_home/room/studio_annex; type of let, lodging type
q main_home flag; primary residence, lives_there; whether the owner lives there most of the year
q beds number:1..10; capacity, sleeps; most guests
q rooms number:1..5; number of rooms, fr:pièces
q filed date; declared on, submission
q from date; first letting, season start
q to date; end of letting, season end
q stars number:1..5; classification, rating
q agent company:Conciergerie {}/{} Gestion/Agence {}; manager, key holder firm; firm that looks after the guests
q clerk person; registered_by, town official
q night_cap number:90..120; max nights, yearly limit
a price money; price per night, nightly rate
a tax money; tourist tax, fr:taxe de séjour
a fire_check date; smoke alarm check, safety inspection
a syndic company; building manager, condominium manager
a cadastre id; parcel number
a neighbour phone; neighbour's number
---
{town} || Service tourisme
# Récépissé de déclaration en mairie d'un meublé de tourisme
= Numéro attribué: {reg_no}
= Déposée le: {filed}

## Déclarant
{lessor}, {:street}, {:zip} {:city}
{:email}, {:phone}
## Logement
= Adresse: {place}
= Pièces: {rooms}
= Couchages: {beds}
Il s'agit {kind?de l'intégralité d'un logement~d'une chambre chez l'habitant~d'une dépendance aménagée au fond du jardin}. {main_home!Le déclarant y réside au moins huit mois par an|C'est son domicile habituel~Le déclarant n'y habite pas|Il s'agit d'une résidence secondaire}. [Étage : {:number:1..6}.]
?Le bien est classé {stars} étoile(s) par arrêté du {:date}.
+++
Mise en location prévue du {from} au {to}, dans la limite de {night_cap} nuitées par année civile. 
?La remise des clés est assurée par {agent}.
+++
Ce numéro doit figurer sur toute annonce. Tout changement appelle une nouvelle déclaration.
> Enregistré par {clerk}
~ Réclamations : {:url}

== fr presse_injection_reglage
q plant company:Plastiques {}/{} Injection/Moulage {}; manufacturer, factory
q part product; moulded article, component
q mould id:M-####; tool number, die
q press id:P##; machine, press number
q setter person; set_up_by, fr:régleur; who set the machine
q approver person; released by, quality sign-off; who let the series start
q set_on date; setup date, changeover_day
q resin phrase; material, polymer
q resin_lot id:R######; material batch
q melt unit:°C 180..290; barrel temperature, melt temp
q cycle unit:s 14..60; cycle time
q hold unit:bar 200..700; holding pressure, fr:maintien
q clamp unit:t 50..400; locking force, tonnage
q cavities number:1..16; impressions, nb empreintes
q dried flag; drying needed, fr:étuvage; whether the pellets were dried first
q start_up time; series start, first good part at
a customer company; client, ordered by
a order_qty number; quantity ordered
a colourant phrase; masterbatch, dye
a next_maintenance date; mould service, next overhaul
a scrap number; rejects, scrap count
a mould_owner company; tool owner
---
{plant} || Presse {press}
# Fiche de réglage – moule {mould}
= Pièce: {part=bouchon à vis 28 mm|boîtier de prise|poignée de tiroir|capot de filtre|pot de culture|clip de câble}
= Matière: {resin=PP copolymère|ABS noir|PA6 chargé verre|PEHD naturel|POM}
= Lot matière: {resin_lot}
= Empreintes: {cavities}
Réglée le {set_on} par {setter}. {dried!Granulés passés à l'étuve quatre heures|Matière étuvée avant emploi~Sans étuvage|Matière employée telle quelle, sans séchage}.
+++
## Paramètres
= Température matière: {melt}
= Température moule: {:unit:°C 20..80}
= Pression de maintien: {hold}
= Pression d'injection: {:unit:bar 700..1400}
= Verrouillage: {clamp}
= Cycle: {cycle}
= Refroidissement: {:unit:s 5..12}
+++
Cinq moulées pesées et comparées à l'étalon ; bon pour série donné à {start_up} par {approver}. [Surveiller le point d'injection, léger fil.]
~ À ranger au pupitre. Révision de la fiche : {:date}, {:person}.

== fr stage_observation_troisieme
q company_host company:{} Menuiserie/Pharmacie {}/Garage {}/Cabinet {}; host company, welcoming firm; firm where the pupil spends the week
q pupil person; trainee, fr:élève
q school company:Collège {}/École secondaire {}; school, sending institution
q mentor person; tutor at work, looked_after_by; who watches over the pupil at the firm
q teacher person; form teacher, school referent; teacher who follows the week
q from date; start date
q to date; end date, last day
q hours phrase; timetable, daily schedule
q liked phrase; favourite task, best moment; what the pupil liked
q disliked phrase; hardest thing, least liked
q punctual flag; on time, punctuality
q wants_again flag; would hire, would take again; whether the firm would take the pupil back
q attitude choice:very_good/good/poor; behaviour, conduct
q absent number:1..3; missed half-days, absences
l days; diary, week log
c days.day phrase; weekday
c days.task phrase; activity, what was done
c days.with person; accompanied by, colleague
a pay money; allowance, gratuity
a insurer company; liability insurer, assurance
a parent person; legal guardian
a defence date; oral exam date, soutenance
a grade number; mark, note
a headcount number; employees, staff of the firm
---
{school}
# Bilan du stage d'observation
= Élève: {pupil}
= Entreprise d'accueil: {company_host}
= Du: {from}
= Au: {to}
= Horaires: {hours=8 h - 12 h et 13 h - 16 h|9 h - 12 h et 14 h - 17 h|7 h 30 - 14 h 30|10 h - 13 h et 14 h - 18 h}
## Ma semaine (rempli par l'élève)
%days 3..5 lines
{days.day=Lundi|Mardi|Mercredi|Jeudi|Vendredi}
{days.task=j'ai rangé les livraisons|j'ai suivi un rendez-vous client|j'ai poncé des planches|j'ai classé des dossiers|j'ai visité l'atelier|j'ai préparé des étiquettes}, avec {days.with}
%%
Ce qui m'a plu : {liked=parler aux clients|voir les machines tourner|la bonne ambiance|fabriquer un objet|partir en tournée}. Ce que j'ai trouvé difficile : {disliked=rester debout|se lever tôt|le bruit|répondre au téléphone|les papiers}.
+++
## Avis de l'entreprise
Tuteur : {mentor}. {attitude?Un comportement exemplaire~Un élève agréable, encore un peu réservé~Attitude à revoir, souvent sur son téléphone}. {punctual!Toujours à l'heure|Arrivée sans retard chaque matin~Plusieurs retards|Rarement à l'heure}. {wants_again!Nous le reprendrions volontiers|Qu'il revienne quand il veut~Nous ne souhaitons pas renouveler l'expérience|Nous ne le reprendrions pas}.
?Demi-journées manquées : {absent}.
+++
Visite faite le {:date} par {teacher}, qui suit l'élève au collège.
~ À rendre au secrétariat, {:phone}.

== fr livraison_beton_bon
q plant company:Béton {}/Centrale {}/{} Béton prêt; supplier, batching plant
q customer company:{} Maçonnerie/Entreprise {}/Constructions {}; client, ordered_by
q site street; pour location, delivery point
q note_no id:BL######; delivery note
q driver person; truck driver, fr:chauffeur
q receiver person; signed on site, taken by; who signed at the site
q plate id:@@-###-@@; truck, registration
q day date; delivered_on
q loaded time; batching time, left plant loaded at; hour the drum was filled
q arrived time; on site at, arrival
q emptied time; end of discharge, finished pouring
q qty unit:m³ 2..9; volume, quantity
q strength phrase; class, concrete grade
q slump unit:mm 50..220; consistency, flow measure
q water_added flag; water on site, added water; whether water was put in at the site's request
q exposure choice:dry/frost/sea; environment, exposure class
a cement company; cement supplier
a pump company; pumping firm
a price money; price per m³
a sample_id id; test cylinder, specimen
a temperature unit:°C; concrete temperature
a order_date date; ordered on
---
{plant} || Bon {note_no}
{:zip} {:city} || {day}

= Client: {customer}
= Chantier: {site}
= Camion: {plate}
= Chauffeur: {driver}
## Béton livré
= Désignation: {strength=C25/30|C30/37|C20/25|C35/45|BPS 40}
= Quantité: {qty}
= Affaissement demandé: {slump}
= Dmax: {:unit:mm 10..22}
Milieu : {exposure?intérieur sec~extérieur soumis au gel~front de mer, embruns}. Eau/ciment {:number:0..1}.
+++
## Horaires
Chargement {loaded} – arrivée {arrived} – toupie vide {emptied}. Départ du chantier {:time}.
+++
{water_added!À la demande du client, vingt litres d'eau ajoutés : la centrale ne garantit plus la résistance|Eau rajoutée au déchargement, responsabilité du client~Aucun ajout d'eau sur place|Rien n'a été ajouté dans la toupie}. 
> Reçu par {receiver}
~ Délai d'emploi : {:duration}. Centrale : {:phone}. Contrôle de production par {:company}.

== fr conducteur_emission_radio
q station company:Radio {}/{} FM/Ondes {}; broadcaster, channel
q show phrase; programme, title
q host person; presenter, anchor
q producer person; produced_by, fr:réalisation
q air_date date; broadcast day
q on_air time; start, begins at
q off_air time; end, finishes at
q live flag; direct, not pre-recorded; whether it goes out live
q rerun date; repeat, rebroadcast
q studio phrase; studio, room
q guest_line phone; listener line, call-in number
l items; segments, running order
c items.at time; cue, starts
c items.title phrase; subject, segment
c items.guest person; interviewee, speaker
c items.length duration; duration, time allowed
a sponsor company; advertiser, partner
a sound person; sound engineer, technicien
a audience number; listeners, audience figure
a podcast_url url; replay link
a recorded_on date; recording day
a episode number; issue, episode number
---
{station} || Conducteur du {air_date}
# {show=Les matins d'ici|Bouillon de quartier|La voix des vallées|Plein phare|Midi trente|À portée d'oreille}
= Antenne: {on_air}
= Fin: {off_air}
= Présentation: {host}
= Réalisation: {producer}
= Lieu: {studio=studio A|studio 2|car-régie|petit plateau}
{live!En direct|Diffusion en direct~Enregistré, prêt à diffuser|Émission montée à l'avance}. [Générique : {:duration}.]
## Déroulé
%items 3..6 lines
{items.at} {items.title=le prix du pain|un phare à vendre|chronique jardin|la fanfare a cent ans|agenda du week-end|un nouveau sentier|les hirondelles reviennent}
invité : {items.guest}, {items.length}
%%
+++
Les auditeurs peuvent appeler le {guest_line}. Secours si panne : bobine {:number:1..9}.
+++
?Rediffusion le {rerun}, tard le soir.
~ Disques : liste à remettre à la documentation avant {:time}. Validé par {:person}.

== fr notice_saq_erable
q producer company:Érablière {}/Sucrerie {}/Cabane {}; sugar bush, maple producer
q buyer company:Coopérative {}/Agence {}/Citadelle {}; purchasing body, agency
q inspector person; grader, classified_by; who graded the syrup
q delivered_by person; carrier, brought by
q drum_total number:4..60; barrels, number of drums
q quota unit:lb 4000..60000; contingent, production quota
q received date; delivery date, arrival at depot
q graded date; classification date
q depot city; warehouse, reception point
q producer_no id:PA-#####; producer number
q organic flag; bio, certified organic
q advance money:2000..30000; first payment, interim payment
q advance_day date; payment day
l drums; lots, fr:barils
c drums.no id:##-####; drum number, barrel
c drums.colour phrase; colour class, grade
c drums.brix unit:°Bx 65..68; sugar content
c drums.net unit:lb 500..700; net weight
a taps number; fr:entailles, number of taps
a final_payment date; balance date
a buyer_agent person; purchase manager
a boiling_date date; date of boiling, production date
a premium money; organic premium
a certifier company; certification body
---
{buyer} || Entrepôt de {depot}
# Bordereau de classement – sirop en vrac
= Producteur: {producer}
= Fiche: {producer_no}
= Réception: {received}
= Apporté par: {delivered_by}
= Barils: {drum_total}

Classement réalisé le {graded} par {inspector}. {organic!Lot sous certificat biologique en vigueur|Sirop biologique, scellés conformes~Sirop conventionnel|Aucune certification biologique présentée}. 
%drums 2..6
Baril | Couleur | Brix | Net
{drums.no} | {drums.colour=doré|ambré|foncé|très foncé} | {drums.brix} | {drums.net}
%%
+++
Contingent de l'érablière : {quota}. Vérifier les joints avant remplissage ; barils consignés {:money:20..60} l'unité.
+++
Une avance de {advance} est versée par dépôt direct le {advance_day}.
~ Contestation du classement : {:duration} dès l'avis. Tél. {:phone}. Formulaire révisé le {:date}.

== fr certificat_aptitude_plongee
q club company:Club subaquatique {}/Plongée {}/{} Sub; diving club, issuing club
q diver person; candidate, holder
q instructor person; monitor, examiner, certified_by
q president person; club chair, countersigned by
q level choice:level_1/level_2/level_3; qualification, niveau
q cert_no id:A-##-########; card number
q passed date; awarded on, obtained
q medical date; medical certificate of, doctor's date
q doctor person; physician, certifying doctor
q site phrase; dive site, where tested
q deepest unit:m 12..60; max depth, fr:profondeur
q dives number:6..60; logged dives, number of dives
q temp unit:°C 6..24; water temperature
q nitrox flag; enriched air, nitrox included
q federation company:Fédération {} de plongée/Ligue {}; federation, umbrella body
a born date; birth date
a expiry date; valid_until, end of validity
a buddy person; partner, fr:binôme
a licence_fee money; fee
a boat phrase; vessel, boat name
a next_level date; next course
---
^ {federation}
^ {club}
# Attestation de niveau
Je soussigné {instructor}, moniteur, certifie que {diver} a satisfait le {passed} aux épreuves donnant droit à l'exercice {level?des plongées encadrées jusqu'à vingt mètres~de l'autonomie à vingt mètres et de l'encadré à quarante~de l'autonomie complète à soixante mètres}.
= Carte n°: {cert_no}
= Lieu de l'évaluation: {site=carrière inondée|la fosse|l'épave du remorqueur|crique nord|lac, ponton 2}
= Profondeur atteinte: {deepest}
= Plongées au carnet: {dives}
?= Eau: {temp}
{nitrox!Qualification à l'air enrichi incluse|Peut plonger à l'air enrichi~Ne vaut pas pour l'air enrichi|Mélanges : non}.
+++
Certificat médical de non-contre-indication établi le {medical} par {doctor}.
+++
Vu, {president}, qui préside le club || Fait à {:city}, le {:date}
~ Caisson le plus proche : {:phone}. Réédition de la carte : {:money:10..20}.

== fr bornage_procesverbal
q surveyor person; land surveyor, fr:géomètre, drawn_up_by
q firm company:Géomètres {}/Cabinet {}/{} Topo; surveying office
q requester person; applicant, asked by; owner who called for it
q neighbour person; adjoining owner, fr:voisin
q town city; commune, municipality
q parcel id:A@ ###; plot of the requester, cadastral ref
q parcel2 id:B@ ###; adjoining plot, neighbouring parcel
q on_site date; site meeting, day on the ground
q at time; time of meeting
q length unit:m 8..180; boundary length, line surveyed
q agreed flag; all consent, signed by both; whether both sides agreed
q absent person; missing party, not present; who did not come
q markers number:2..9; new stones, bornes set
q found_old phrase; old sign, existing marker
q ref id:PV-####; file number, fr:dossier
q scale choice:one_to_100/one_to_200/one_to_500; plan scale
a cost money; fee, surveyor's charge
a notary person; fr:notaire
a deed date; title deed date, acquisition
a area unit:m²; surface of plot
a tribunal city; court seat
a mayor person; mayor, town representative
---
{firm} || Dossier {ref}
{:street}, {:zip} {:city}

# Procès-verbal de bornage amiable
À la requête de {requester}, propriétaire de la parcelle cadastrée {parcel}, commune de {town}, je soussigné {surveyor}, géomètre-expert inscrit à l'ordre sous le n° {:id:#####}, ai convoqué les parties sur les lieux le {on_site} à {at}.
## Présents
Outre le requérant, s'est présenté {neighbour}, pour la parcelle {parcel2}.
?{absent}, régulièrement convoqué, ne s'est pas présenté.
+++
## Constatations
Ont été reconnus : {found_old=un piquet de fer|une haie ancienne|un mur de pierre sèche|une borne gravée|un fossé|un poteau de châtaignier}. La ligne définie mesure {length}. {markers} bornes nouvelles ont été posées, rattachées à un poteau distant de {:unit:m 3..30}.
+++
{agreed!Lecture faite, les deux parties acceptent la limite et signent|La limite est admise de part et d'autre~L'une des parties refuse la limite proposée ; procès-verbal de carence|Faute d'accord, la limite n'est pas arrêtée}.
Plan annexé, un centimètre valant {scale?un mètre~deux mètres~cinq mètres} sur le terrain.
~ Fait le {:date}. Convocations envoyées le {:date}.

== fr ludotheque_pret
q library company:Ludothèque de {}/Ludothèque {}/Le Jeu {}; toy library, lender
q family last; member family, borrower
q card id:L####; membership card, carte
q staff first; lent_by, desk; who was at the desk
q out date; lent on, borrowed
q back date; return by, due
q fine money:1..5; late fee, charge per week
q deposit_kept flag; deposit taken, fr:caution
q open phrase; opening hours, schedule
q members_until date; membership expires, subscription end
q renewals number:1..3; extensions left, renewals
l toys; games, borrowed items
c toys.title product; game, toy
c toys.age number:2..12; minimum age, from age
c toys.pieces number:4..120; parts count, contents
c toys.note phrase; condition, remark
a child first; child's name
a deposit money; deposit amount
a chair person; association president
a event date; games evening, next event
a replacement money; replacement value
a arrived_on date; bought on, date acquired
---
{library}
{:street}, {:zip} {:city} || Carte {card}

# Fiche de prêt
= Famille: {family}
= Sortie: {out}
= Retour au plus tard: {back}
= Adhésion valable jusqu'au: {members_until}
## Vous emportez
%toys 2..5 lines
{toys.title=Le Verger des nains|Pirates à bâbord|Loto des bruits|Tours et tunnels|Dominos géants|La ferme en bois|Cubo} (dès {toys.age} ans)
{toys.pieces} pièces ; état : {toys.note=complet|boîte recollée|manque le sablier|comme neuf|règle photocopiée|un dé remplacé}
%%
+++
Recomptez les pièces avant de rapporter. Par semaine de retard : {fine}. Prolongations possibles : {renewals}. {deposit_kept!Un chèque de caution nous a été remis|Caution reçue, rendue au départ~Aucune caution n'est demandée|Nous prêtons sans caution}.
+++
Ouvert {open=mercredi et samedi matin|du mardi au vendredi|le samedi de 10 h à 12 h|trois soirs par semaine}. Renseignements : {:phone}.
Bon jeu ! {staff}, au comptoir
~ Enregistré le {:date}.

== fr sinistre_grele_cultures
q insurer company:{} Agricole Assurances/Mutuelle {}/Assurance grêle {}; insurance company, policy issuer
q grower person; policyholder, farmer, insured
q expert person; loss adjuster, assessed_by
q expert_firm company:Cabinet {}/{} Expertise/Expertises {}; adjuster's office
q policy id:GR-######; contract, policy number
q claim id:S##-####; loss number, claim ref
q storm date; date of loss, hail day
q declared date; notified on, loss reported
q visited date; inspection day, field visit
q deductible percent; franchise, own share
q total money:2000..60000; compensation, indemnity
q reseeded flag; crop replanted, resown; whether the field was sown again
q cause choice:hail/frost/storm_wind; peril, event type
q accepted_by person; agreed by, signed for the grower; who signed on the farm's behalf
l plots; fields, parcelles
c plots.name phrase; plot, lieu-dit
c plots.crop phrase; culture, crop
c plots.area unit:ha 1..14; surface
c plots.loss percent; damage rate, share lost
a premium money; yearly premium, fr:cotisation
a payout_date date; payment date, transfer day
a harvest_start date; harvest date
a yield unit:q/ha; expected yield
a broker person; agent, insurance agent
a mayor person; mayor, witness of the commune
---
{insurer} || Sinistre {claim}
Branche récoltes || Police {policy}

# Rapport d'expertise
Assuré : {grower}, {:zip} {:city}.
Événement du {storm} : {cause?chute de grêlons de la taille d'une noix~gelée matinale à moins quatre~rafales ayant couché les tiges}. Déclaration reçue le {declared}. Visite des parcelles le {visited} par {expert}, du bureau {expert_firm}, à partir de {:time}.
## Constat
%plots 2..5
Lieu-dit | Culture | Surface | Perte
{plots.name=La Garenne|Sous le Mont|Les Vignottes|Le Pré Long|Champ du Four|Les Ormes} | {plots.crop=tournesol|maïs grain|vigne|colza|pois|tabac} | {plots.area} | {plots.loss}
%%
{reseeded!Une des parcelles a été ressemée depuis|Un nouveau semis a eu lieu après l'orage~Rien n'a été ressemé|Pas de resemis, la végétation étant trop avancée}.
+++
Franchise contractuelle : {deductible}. Indemnité proposée : {total}. Capital garanti : {:money:70000..200000}.
+++
Pour l'exploitation, {accepted_by} déclare accepter les conclusions ci-dessus. || L'expert
~ Établi en trois exemplaires le {:date}. Contestation : {:duration}.

== fr semelles_podologue
q clinic company:Cabinet de podologie {}/Pédicurie {}/Centre du pied {}; practice, provider
q podiatrist person; practitioner, made by
q patient person; client, wearer
q referrer person; prescribing doctor, sent_by
q seen date; exam date, consultation
q ready date; collection day, soles ready
q follow_up date; check-up, control visit
q complaint phrase; reason for visit, pain
q arch choice:flat/normal/high; foot type, arch
q leg_gap unit:mm 2..15; leg length difference, inequality
q size number:34..47; shoe size, fr:pointure
q material phrase; sole material
q refundable flag; reimbursed, covered by insurance; whether the insurer pays a share
q price money:90..240; cost
q sport phrase; activity, sport practised
a weight unit:kg; body weight
a prescription_date date; date of prescription
a insurer company; health insurer, mutuelle
a job job; occupation
a old_soles year; previous soles, last pair
a surgeon person; operated by
---
{clinic}
{podiatrist}, podologue D.E. || {:phone}
# Bilan et semelles orthopédiques
= Patient: {patient}
= Vu le: {seen}
= Pointure: {size}
?= Activité: {sport=course à pied|randonnée|danse|tennis|aucune régulière|marche nordique}
Adressé par {referrer} pour {complaint=une douleur du talon gauche|des ampoules répétées|un genou instable|une métatarsalgie|des entorses à répétition}. À l'examen sur podoscope, {arch?l'appui est total, la voûte affaissée~l'empreinte est régulière des deux côtés~la voûte est creuse, l'appui médian absent}. 
?On mesure un écart de {leg_gap} entre les deux jambes, compensé de moitié.
+++
## Appareillage
Une paire thermoformée en {material=liège et résine|EVA double densité|cuir et mousse|carbone souple}, épaisseur {:unit:mm 2..5}, à retirer le {ready}. Prix : {price}. {refundable!Une part est remboursée sur présentation de la feuille jointe|Votre caisse participe, feuille de soins ci-jointe~Sans remboursement|L'assurance ne prend rien en charge pour ce modèle}.
+++
Portez-les d'abord deux heures par jour. Contrôle le {follow_up} à {:time}.
~ Modèle d'empreinte archivé {:duration}. Dossier ouvert le {:date}.

== fr migration_serveur_avis
q it_dept company:Informatique {}/DSI {}/{} Services numériques; sender, IT provider
q client company:Université de {}/Ville de {}/Groupe {}; organisation served, customer
q lead person; project lead, migration manager
q approver person; go decision by, approved_by
q system phrase; application, service concerned
q old_host id:srv-@@@-##; source server, old machine
q new_host id:vm-@@@-##; target, new machine
q cut date; migration night, cutover date
q begins time; outage start, service stops
q ends time; back online, service returns
q fallback flag; rollback possible, can be undone; whether one can go back
q data unit:GB 20..900; data volume, amount moved
q helpdesk phone; support, hotline
q users number:20..900; accounts affected, users
q action_needed phrase; what users must do, user action
q change_no id:CHG-#####; change ticket
a vendor company; software publisher, editor
a cost money; budget, project cost
a decommission date; old server switched off for good
a backup_time time; last backup
a version phrase; release, version number
a dba person; database administrator
---
= De: {it_dept}
= À: tous les utilisateurs, {client}
= Objet: {change_no} – déménagement de {system=l'intranet|la messagerie|l'agenda partagé|la paie|la gestion des prêts|la plateforme de cours}
= Envoyé: {:date}

Bonjour à toutes et à tous,
Dans la nuit du {cut}, l'application quittera {old_host} pour une machine plus récente, {new_host}. Elle sera inaccessible de {begins} à {ends}. {users} comptes et {data} sont concernés.
<Ce que vous devez faire|De votre côté> : {action_needed=fermer vos sessions avant de partir|vider le cache au matin|ressaisir votre mot de passe|ne rien enregistrer après vingt heures|mettre à jour votre raccourci}.
+++
{fallback!En cas de souci, un retour en arrière est possible dans l'heure|L'ancien environnement reste prêt à reprendre le relais~L'opération est sans retour|Il ne sera pas possible de revenir à l'ancien environnement}. La décision de lancer a été prise par {approver} au comité du {:date}.
+++
Des questions ? Le {helpdesk} répond de {:time} à {:time}, ou par courriel à {:email}.
Merci de votre patience,
{lead}
Pilote de la migration

== fr transport_scolaire_carte
q organiser company:Syndicat de transport {}/Département de {}/Communauté {}; transport authority, issuer
q pupil person; card holder, traveller, student
q parent person; payer, legal guardian
q school company:Collège {}/Lycée {}/École {}; destination school
q carrier company:Cars {}/Autocars {}/Transports {}; bus company, operator
q line id:L##; route, line
q stop phrase; boarding stop, pick-up point
q morning time; departure in the morning, pickup
q evening time; afternoon return, back at stop
q card_no id:TS######; pass number
q valid_from date; start
q valid_to date; expires
q share money:60..220; family contribution, parent's part
q boarder flag; weekly boarder, internat; whether the pupil stays at school overnight during the week
q distance unit:km 3..30; trip length
q zone choice:inner/outer; fare zone
a driver person; bus driver
a seat number; seat number
a payment_date date; paid_on, due date
a transfer phrase; connection, change at
a refund money; refund
a birth date; date_of_birth
---
{organiser} || Carte {card_no}
# Titre de transport scolaire
= Élève: {pupil}
= Établissement: {school}
= Valable du: {valid_from}
= au: {valid_to}
## Trajet
Ligne {line}, exploitée par {carrier}. Montée : {stop=Place du Puits|Carrefour des Quatre Vents|Mairie|Route du Stade|Hameau du Bas}, passage à {morning} ; retour déposé à {evening}[, le mercredi à {:time}]. Parcours de {distance}, {zone?à l'intérieur du périmètre urbain~au-delà du périmètre urbain}. {boarder!Élève interne : un aller le lundi, un retour le vendredi|Trajets hebdomadaires seulement, l'élève dormant à l'internat~Demi-pensionnaire, un aller-retour par jour|L'élève rentre chaque soir}.
+++
La part de la famille, réglée par {parent}, est de {share}. Duplicata : {:money:8..20}.
+++
Présence à l'arrêt cinq minutes avant. Ceinture obligatoire. Perte ou oubli : {:phone}.
~ Règlement adopté le {:date}. Contact : {:person}.

== fr pharmacie_vaccin_protocole
q pharmacy company:Pharmacie {}/Pharmacie de {}/Officine {}; place of injection, dispensing pharmacy
q patient person; vaccinated person
q vaccinator person; injected_by, pharmacist
q doctor person; family doctor, informed physician; doctor told about it
q vaccine product; vaccine
q lot id:@@####; batch number
q lot_expiry date; batch expiry, use before
q given date; vaccination day, administered_on
q at time; hour
q arm choice:left/right; injection side, site
q dose_no number:1..3; dose, rank
q booster date; next dose, fr:rappel
q reaction flag; side effect seen, felt unwell; whether anything was noticed afterwards
q wait duration; observation, time stayed
q chronic phrase; indication, risk group
a fridge unit:°C; storage temperature
a price money; price
a insurer id; social security number
a supplier company; wholesaler
a previous_dose date; last injection, earlier dose
a nurse person; fr:infirmière
---
{pharmacy}
{:street}, {:zip} {:city} || {:phone}

# Attestation de vaccination en officine
= Personne vaccinée: {patient}
= Née le: {:date}
= Vaccin: {vaccine=Gripavax|Tetravel|Pneumosan 23|Zonarix|Covalis}
= Lot: {lot}
= Péremption: {lot_expiry}
Injection n° {dose_no} faite le {given} à {at}, dans {arm?le deltoïde gauche~le deltoïde droit}, par {vaccinator}, après questionnaire signé. Motif de recommandation : {chronic=diabète|asthme|âge supérieur à 65 ans|profession de santé|entourage d'un nourrisson}.
+++
{reaction!Une pâleur avec malaise léger a été notée|Rougeur et vertige passagers observés~Rien à signaler dans les suites immédiates|Aucun incident pendant l'attente}. Durée de surveillance : {wait}.
?Prochaine injection conseillée à partir du {booster}.
+++
Information transmise par messagerie sécurisée à {doctor}, médecin traitant.
~ À conserver avec le carnet de santé. Formation validée le {:date}. En cas d'urgence, le {:phone}.

== fr ferronnier_portail
q smith company:Ferronnerie {}/Métallerie {}/Forge {}; workshop, maker
q client person; customer, ordered by
q site address; place of fitting, installation address
q draughtsman person; drawn_by, designer; who made the drawing
q fitters phrase; team, crew
q ordered date; order date, fr:commande
q install date; fitting date, fr:pose
q width unit:mm 2800..4500; clear opening, passage width
q height unit:mm 1200..2100; height
q weight unit:kg 90..400; mass
q finish choice:galvanised/painted/raw; coating, surface
q colour id:RAL ####; colour code, fr:teinte
q motor company:{} Automatismes/{} Motion; drive maker, motor brand
q planning_ok flag; town approval obtained, permit; whether the town has agreed
q plan_no id:PL-###; drawing number
q remainder money:500..4000; balance due, remaining sum
a mason company; mason, pillars built by
a painter company; coating firm
a architect person; heritage architect
a guarantee duration; warranty
a power unit:W; motor power
a deposit_date date; deposit paid on
---
{smith} || Plan {plan_no}
{:phone}
# Fiche de pose – portail battant deux vantaux
= Client: {client}
= Lieu: {site}
= Commande du: {ordered}
= Pose prévue le: {install}
= Équipe: {fitters=deux compagnons et la grue|Karim et un apprenti|équipe 3|binôme du jeudi}
## Cotes
= Passage libre: {width}
= Hauteur aux montants: {height}
= Poids des vantaux: {weight}
= Jeu au sol: {:unit:mm 40..80}
Dessin de {draughtsman}, volutes forgées main, barreaux de {:unit:mm 14..20}. {finish?Galvanisé à chaud, puis brossé~Thermolaqué au four~Laissé brut, huilé à la cire}.
?Teinte {colour}.
?Motorisation {motor}, deux bras, cellule photoélectrique.
+++
{planning_ok!L'accord de la mairie a été obtenu, copie au dossier|Déclaration préalable acceptée~La mairie n'a pas encore répondu : ne pas percer|Autorisation d'urbanisme toujours en attente}. 
+++
À encaisser à la fin : {remainder}. Faire signer le bon à {:person} en cas d'absence du propriétaire.
~ Prévoir groupe électrogène, disqueuse et {:number:4..12} chevilles. Fiche du {:date}.

== fr reserves_livraison
q carrier company:Transports {}/{} Logistique/Messagerie {}; haulier, delivering firm
q consignee company:Meubles {}/Magasin {}/Quincaillerie {}; receiver, addressee
q sender company:Manufacture {}/{} Industrie/Établissements {}; shipper, consignor
q driver person; delivered_by, fr:chauffeur
q storeman person; checked in by, reserves noted by; who wrote the reservations
q shipment id:EXP######; consignment number, tracking
q delivered date; delivery day
q dock phrase; unloading place, fr:quai
q packages number:3..40; parcels announced, count on papers
q missing number:1..3; short, parcels lacking
q damaged phrase; visible damage, fr:dégâts
q gross unit:kg 80..2400; gross weight
q refused flag; goods refused, sent back; whether the goods were turned away
q letter_by date; protest deadline, registered letter before
q claim money:100..4000; estimated loss, amount claimed
q seal choice:intact/broken/none; seal condition
a insurer company; cargo insurer
a plate id; truck registration
a pickup date; collection date, loaded on
a pallets number; pallets exchanged
a freight money; transport price
a expert person; surveyor
---
# Réserves à la livraison
= Envoi: {shipment}
= Livré le: {delivered}
= Transporteur: {carrier}
= Expéditeur: {sender}
= Destinataire: {consignee}
= Poids brut: {gross}
Déchargé {dock=quai 2|côté cour|au sol devant la réserve|porte B|quai réfrigéré} en présence de {driver}, conducteur, à {:time}. Plomb : {seal?intact, ouvert par nous~rompu à l'arrivée~pas de plomb}.
Annoncé : {packages} colis. [Film plastique présent.]
?Il manque {missing} colis.
Dégâts apparents : {damaged=un carton enfoncé|deux emballages mouillés|palette renversée|angle arraché|vitre brisée}. {refused!Marchandise refusée, repartie avec le camion|Le tout a été renvoyé~Marchandise prise en charge sous réserve de déballage|Acceptée malgré tout}.
+++
Préjudice estimé : {claim}. La protestation motivée doit partir en recommandé au plus tard le {letter_by}.
+++
Réserves portées par {storeman}, réception || Le chauffeur : lu, {driver}
~ Contact du dépôt {:city} : {:phone}. Valeur déclarée {:money:4001..9000}. Modèle du {:date}.

== fr audit_accessibilite_site
q auditor_firm company:{} Accessibilité/Agence {}/{} Numérique; audit office, tested_by_company
q client company:Région {}/Musée {}/Banque {}; site owner, audited body
q auditor person; tester, author
q site url; website, audited address
q rate percent; compliance rate, conformity
q from date; audit start
q to date; audit end
q pages number:8..30; sample size, pages tested
q criteria_failed number:5..40; failed criteria, non-compliant points
q contact email; accessibility contact, feedback address
q state choice:full/partial/none; conformity status
q statement_online flag; declaration published, statement present
q reader phrase; screen reader, assistive technology
q recheck date; follow-up audit, counter-audit
l defects; issues, findings
c defects.page phrase; page, where
c defects.what phrase; problem, barrier
c defects.weight phrase; severity, impact
a fine money; penalty, sanction
a developer company; web agency, built_by
a launch date; site launch, go-live
a visitors number; monthly visitors
a price money; audit fee
a referent person; accessibility officer at the client
---
{auditor_firm}
# Audit d'accessibilité – synthèse
= Commanditaire: {client}
= Adresse auditée: {site}
= Auditeur: {auditor}
= Tests menés du: {from}
= au: {to}
= Aide technique: {reader=NVDA|JAWS|VoiceOver|clavier seul|plage braille}
Sur un échantillon de {pages} pages, le taux de conformité s'établit à {rate} ; {criteria_failed} critères ne sont pas respectés. Le site est donc {state?pleinement conforme~conforme en partie seulement~non conforme}. {statement_online!La déclaration obligatoire figure en pied de page|Une déclaration est bien en ligne~Nous n'avons pas trouvé la déclaration obligatoire|La déclaration fait défaut}. [L'audit précédent donnait {:percent}.]
## Obstacles relevés
%defects 2..5 lines
{defects.page=Accueil|Recherche|Formulaire de contact|Plan du site|Connexion|Agenda}
{defects.what=images sans texte de remplacement|contraste trop faible|champ sans étiquette|piège au clavier|vidéo sans sous-titres|titres dans le désordre}
gravité : {defects.weight=empêche toute utilisation|gêne sérieuse|gêne légère}
%%
+++
Les usagers peuvent écrire à {contact}.
?Un contre-audit est fixé au {recheck}.
~ Rapport remis le {:date}. Référentiel version {:number:3..5}.

== fr convention_pret_terrain_cirque
q town company:Ville de {}/Commune de {}/Mairie de {}; lender, local authority
q circus company:Cirque {}/Grand Cirque {}/Compagnie {}; user, visiting company
q circus_boss person; circus director, represented by
q mayor person; signatory for town, signed_by
q ground phrase; place, site lent
q arrive date; set-up from, arrival
q leave date; cleared by, departure
q first_show date; opening, fr:première
q seats number:200..1500; capacity of the tent
q tent_no id:C-##-###; big top register, tent certificate
q animals flag; wild animals, animals present; whether there are animals
q deposit money:300..2000; fr:caution, guarantee
q water choice:hydrant/meter/none; water supply
q vet_inspector person; veterinary officer, animal inspector
q posters number:10..80; posters allowed
a ticket_price money; entrance fee
a insurer company; liability insurer
a electricity unit:kW; power supply
a safety_visit date; safety commission visit
a last_show date; last performance
a vehicles number; trucks, convoy size
---
{town}
# Convention d'occupation – {circus}
Entre la collectivité, représentée par {mayor}, et le cirque précité, représenté par {circus_boss}, il est convenu ce qui suit.
* Le terrain dit {ground=Champ de foire|pré des Saules|parking du Stade|esplanade du Port|plaine des Jeux} est mis à disposition à partir du {arrive} ; il sera rendu nettoyé le {leave}.
* Première représentation : {first_show}, {:time}. Chapiteau {tent_no}, {seats} places.
* Eau : {water?prise sur la borne d'incendie~branchement avec compteur~le cirque apporte la sienne}.
* {animals!Des animaux accompagnent la troupe|La ménagerie sera installée à l'ombre~Le spectacle se donne sans animaux|Aucun animal n'est présent}.
?* Contrôle des bêtes par {vet_inspector}, services vétérinaires, dès l'installation.
+++
Une caution de {deposit} est déposée en mairie ; elle sera rendue après état des lieux par {:person}. La redevance journalière est de {:money:30..200}.
+++
Affichage : {posters} affiches au plus, retirées par le cirque.
> Fait à {:city}, le {:date}
~ Police municipale : {:phone}. Permanence du cirque : {:phone}.

== fr bilan_pollen_bulletin
q network company:Réseau {} Pollens/Aérobiologie {}/Observatoire {}; publisher, issued_by
q station city; measuring station, site
q analyst person; counted_by, microscope work by
q physician person; medical comment by, allergist
q week number:5..40; week number
q from date; period start
q to date; period end
q peak_day date; worst day, day of highest count
q total number:80..4000; grains per cubic metre, sum
q risk choice:low/medium/high; allergy risk
q trend phrase; forecast, outlook
q trap_failed flag; gaps in data, sampler outage; whether the sampler stood still
q altitude unit:m 20..1200; height of station
l taxa; pollen types, plants
c taxa.plant phrase; species, plant
c taxa.grains number:2..900; count
c taxa.level number:0..5; index, level
a next_issue date; next bulletin
a rain unit:mm; rainfall
a patients number; consultations
a director person; head of network
a hotline phone; telephone for patients
a first_pollen date; first pollen of year
---
{network}
# Bulletin pollinique – semaine {week}
= Capteur: {station}
= Altitude: {altitude}
= Du: {from}
= au: {to}
Total de la semaine : {total} grains/m³, avec un maximum le {peak_day}. {trap_failed!Le capteur s'est arrêté pendant deux jours, données partielles|Relevé incomplet à la suite d'une coupure de courant~Relevé complet|Le capteur a tourné sans interruption}. Température moyenne {:unit:°C 6..24}.
%taxa 3..6
Plante | Grains | Niveau
{taxa.plant=bouleau|graminées|ambroisie|cyprès|platane|noisetier|plantain} | {taxa.grains} | {taxa.level}
%%
+++
Risque d'allergie : {risk?la plupart des personnes sensibles ne sentiront rien~gêne probable chez les plus sensibles~gêne forte, traitement à commencer sans tarder}. Pour les jours à venir : {trend=hausse avec le retour du soleil|baisse sous les averses|stabilité|pic attendu en fin de semaine}.
+++
Lecture des lames : {analyst} || Avis médical : {physician}
~ Publié le {:date} sur {:url}. L'an passé, même semaine : {:number:80..4000}.

== fr relieur_fiche_travail
q bindery company:Reliure {}/Atelier {}/{} Relieurs; workshop, bookbinder
q customer company:Bibliothèque de {}/Étude {}/Archives de {}; ordering institution, client
q contact person; librarian in charge, person to reach; who speaks for the library
q binder person; worked_on_by, craftsperson
q gilder person; gilding by, fr:doreur; who does the gold
q came date; taken in, received
q due date; promised, ready by
q job id:R-##/###; job number
q volumes number:2..60; books, number of volumes
q cover choice:full_leather/half_leather/cloth; binding type
q insect flag; infestation, worm; whether worms were found
q lettering phrase; spine text, title on spine
q height unit:mm 160..420; book height
q unit_price money:45..220; price each
q insured_for money:500..9000; insured value, declared worth
a paper_maker company; paper supplier
a printed year; year of publication, edition
a thickness unit:mm; spine width
a author person; author of book
a delivery person; driver, collected by
a deposit money; down payment
---
{bindery} || Travail {job}
# Fiche de reliure
= Donneur d'ordre: {customer}
= Correspondant: {contact}
= Entrée: {came}
= Sortie promise: {due}
= Nombre de volumes: {volumes}
= Hauteur: {height}
Plats à refaire, couture sur nerfs, {cover?peau sur toute la couverture~dos et coins en peau, plats papier~toile chagrinée partout}. Au dos, en capitales : {lettering=DÉLIBÉRATIONS|BULLETIN DE LA SOCIÉTÉ|REGISTRES PAROISSIAUX|LE COURRIER|MÉMOIRES|FLORE}. {insect!Galeries de vers dans plusieurs cahiers : mise au froid avant tout|Traces vivantes d'insectes, lot isolé~Aucune trace d'insecte|Papier sain, pas de vers}.
+++
Corps d'ouvrage : {binder}. Dorure : {gilder}. 
+++
Prix convenu par exemplaire : {unit_price}. Pendant le séjour chez nous, l'ensemble est assuré pour {insured_for}.
~ Notes : gardes en papier {:number:90..160} g, tranchefile à la main. Devis du {:date}. Tél. {:phone}

== fr dossier_gevasco_equipe
q school company:École {}/Collège {}/Institut {}; school, establishment
q pupil person; child, student with a disability
q referent person; referring teacher, chaired_by; who led the gathering
q parent person; mother_or_father, legal guardian
q held date; date of the gathering
q aide person; school assistant, AESH; who helps the pupil in class
q aide_hours number:6..24; weekly support, hours of help
q aide_kind choice:individual/shared; type of help
q device phrase; equipment, adapted material
q strengths phrase; what goes well, strong points
q difficulty phrase; main difficulty, obstacle
q therapist person; outside therapist, speech or occupational therapist
q therapist_job job; discipline of the therapist, profession
q parents_agree flag; family consents, consent
q send_by date; to be sent, transmission deadline
q board company:Maison du handicap de {}/MDPH {}; deciding body, commission
a diagnosis phrase; diagnosis, disorder
a born date; date_of_birth
a decision_date date; decision of the commission, notified
a doctor person; school doctor, paediatrician
a next_meeting date; next gathering
a exam_time percent; extra time, third time
---
{school}
# Équipe de suivi de la scolarisation
= Élève: {pupil}
= Classe: {:=CE2|CM1|6e|5e|CP}
= Date: {held}
Animée par {referent}, enseignant référent du secteur. Autour de la table : {parent}, parent ; {therapist}, {therapist_job=ergothérapeute|orthophoniste|psychomotricienne|psychologue} en libéral ; {aide}, qui accompagne l'élève en classe ; {:person}, directrice.
## Ce qui ressort
* Appuis : {strengths=curiosité, très bon oral|mémoire des consignes|entraide avec les camarades|goût du calcul|grande persévérance}
* Ce qui coince : {difficulty=le geste d'écriture|les changements de salle|le bruit du groupe|la lecture longue|la fatigue en fin de journée}
?* Matériel utilisé : {device=ordinateur avec dictée vocale|casque antibruit|plan incliné|règle à fenêtre|tablette}
+++
## Proposition
Aide humaine {aide_kind?réservée à cet élève seul~partagée avec d'autres élèves}, {aide_hours} heures par semaine. {parents_agree!La famille approuve|Le parent présent se dit d'accord~La famille n'approuve pas et fera connaître ses remarques|Le parent ne souscrit pas à cette proposition}.
+++
Le document sera transmis à {board} pour le {send_by}.
~ Rédigé le {:date}. Inspection : {:phone}.

== fr visite_sage_femme
q midwife person; visiting midwife, carer, professional
q mother person; patient, new mother
q baby first; newborn, child first name
q born date; birth day, delivered on
q maternity company:Maternité {}/Clinique {}/Hôpital de {}; place of birth, hospital
q home_since date; discharge, left hospital
q visit date; date of visit
q birth_weight unit:g 2400..4300; weight at birth
q weight unit:g 2400..4600; weight today, current weight
q feeding choice:breast/bottle/mixed; feeding
q jaundice flag; yellow skin, icterus
q temp unit:°C 36..38; mother's temperature
q advice phrase; recommendation, what to do
q next date; next visit
q paediatrician person; child doctor, fr:pédiatre
a father person; partner, other parent
a twin first; sibling, second baby
a height unit:cm; length at birth
a blood_group phrase; blood type
a vaccine_date date; first vaccine
a fee money; price of visit
---
{midwife}, sage-femme libérale || {:phone}
{:street}, {:zip} {:city}

# Visite à domicile du {visit}
= Maman: {mother}
= Bébé: {baby}, né(e) le {born}
= Lieu de naissance: {maternity}
= Retour à la maison: {home_since}
## Bébé
Poids de naissance {birth_weight}, ce jour {weight}. Nourri {feeding?exclusivement au sein~au lait infantile~au sein avec compléments}. {jaundice!Teint jaune jusqu'au ventre, bilirubine à contrôler|Ictère visible, dosage demandé~Peau bien rose|Pas de jaunisse}. Cordon sec, {:number:4..8} couches mouillées par jour.
+++
## Maman
Température {temp}, pouls {:number:60..95}. Sommeil haché mais moral bon. Conseil donné : {advice=se reposer à chaque sieste|appliquer du froid après la tétée|boire davantage|tirer le lait le soir|se faire aider pour les courses}.
+++
Je repasse le {next} vers {:time}. L'examen du premier mois sera fait par {paediatrician}.
~ En cas de fièvre : {:phone}. Dossier ouvert le {:date}.

== fr franchise_candidature
q network company:Pains {}/Optique {}/Coiffure {}; franchisor, chain, brand
q candidate person; applicant, future franchisee
q town city; target town, desired location
q developer person; network developer, interviewer; who received the candidate
q met date; interview date, first meeting
q dip_given date; disclosure document handed over, DIP date
q earliest_sign date; may sign from, cooling-off end
q own_funds money:20000..90000; personal contribution, equity
q investment money:120000..400000; total budget, project cost
q entry_fee money:8000..35000; fr:droit d'entrée, joining fee
q royalty percent; royalties, share of turnover
q background phrase; former career, experience
q spouse_joins flag; partner works too, couple project
q exclusive flag; territory protection, exclusivity
q file id:CF-####; file number
q opinion choice:favourable/reserved/unfavourable; verdict
a bank company; lender, bank
a surface unit:m²; shop size
a opening date; planned opening
a pilot_shop city; training place, pilot shop
a lawyer person; counsel
a turnover money; expected turnover
---
{network} || Dossier {file}
Développement du réseau
# Compte rendu d'entretien
= Candidat: {candidate}
= Ville visée: {town}
= Reçu le: {met}
= Par: {developer}

Parcours : {background=quinze ans de grande distribution|ancien cadre bancaire|chef d'équipe en logistique|deux salons gérés en propre|reconversion après l'armée}. {spouse_joins!Son conjoint travaillerait à ses côtés|Projet mené à deux, en couple~Le projet est mené seul|Le conjoint n'y participe pas}.
+++
## Chiffres
= Apport: {own_funds}
= Enveloppe globale: {investment}
= Droit d'entrée: {entry_fee}
= Redevance: {royalty}
Budget publicité : {:percent}.
+++
Le document d'information précontractuelle lui a été remis le {dip_given} ; aucune signature avant le {earliest_sign}. {exclusive!Une zone d'exclusivité lui serait réservée|Nous lui garantirions le secteur~Le contrat ne prévoit pas d'exclusivité territoriale|Pas de secteur réservé}.
Avis : {opinion?à retenir sans hésiter~à revoir, dossier encore fragile~à écarter}. 
~ Diffusion : direction, {:person}. Comité le {:date}.

== fr avis_deneigement_quebec
q city company:Ville de {}/Municipalité de {}/Arrondissement {}; municipality, issued_by
q contractor company:Déneigement {}/Excavation {}/{} Paysagement; snow contractor, awarded firm
q sector phrase; district, zone
q contract id:DN-####; contract number
q foreman person; field supervisor, fr:contremaître
q officer person; city official, project manager
q from date; season start, contract begin
q to date; season end
q trigger unit:cm 2..10; snow depth that sets it off, threshold
q km unit:km 8..90; road length
q tow flag; cars towed, fr:remorquage
q night_from time; parking ban starts
q night_to time; parking ban ends
q info phone; info line, citizens' number
q salt choice:salt/sand/brine; de-icing product
q price money:80000..900000; contract value
a snow_total unit:cm; seasonal snowfall
a dump phrase; snow dump, disposal site
a penalty money; fine
a council_resolution id; resolution
a collective_date date; loading operation date
a trucks number; vehicles, fleet
---
{city}
Travaux publics || {:date}
# Avis aux résidents – secteur {sector=du Vieux-Moulin|des Érables|Rive-Nord|de la Gare|Lac-à-la-Truite}
Le déneigement des {km} de rues de votre secteur est confié à {contractor} (contrat {contract}, d'une valeur de {price}) du {from} au {to}.
## Quand passe la gratte ?
Les équipes sortent dès que l'accumulation atteint {trigger}. Le contremaître, {foreman}, décide de l'ordre des rues. Épandage : {salt?sel de voirie~abrasif de carrière~saumure liquide}.
+++
## Stationnement
Interdit dans la rue de {night_from} à {night_to} lors des opérations. {tow!Les véhicules fautifs seront remorqués aux frais du propriétaire|On fera déplacer les autos qui gênent~Aucun remorquage cette année, on vous avertira|Les véhicules ne seront pas déplacés}.
+++
* Ne poussez pas la neige de votre entrée dans la rue.
* Bacs : {:time} au plus tôt.
Questions ? Ligne Info-neige : {info}. Plaintes de dommages : {:email}.
> {officer}
> Chargé de projet

== fr essai_etancheite_air
q tester_firm company:{} Thermique/Infiltro {}/Bureau {}; measuring office, tested by
q operator person; measurer, technician
q owner person; building owner, client
q builder company:Maisons {}/Constructions {}/{} Habitat; builder, contractor
q address address; location of the house
q tested date; test date
q result number:0..3; airtightness value, Q4
q limit number:0..2; maximum allowed, target
q passed flag; compliant, ok
q volume unit:m³ 180..700; heated volume
q wind unit:m/s 0..6; wind speed
q stage choice:during_works/final; moment of test
q licence id:8711-####; permit of measurer, authorisation
q report id:RPE-####; report number
l leaks; air leaks, defects
c leaks.where phrase; spot, location
c leaks.how phrase; seriousness, size
a door_serial id; blower door serial number
a fan_calibrated date; check of the fan
a permit id; building permit
a inhabitants number; occupants
a architect person; architect
a price money; cost of test
---
{tester_firm} || Rapport {report}
# Mesure de perméabilité à l'air
= Maître d'ouvrage: {owner}
= Constructeur: {builder}
= Bien mesuré: {address}
= Date de la mesure: {tested}
= Volume chauffé: {volume}
= Vent: {wind}
Mesure réalisée {stage?en cours de chantier, cloisons encore ouvertes~à l'achèvement, tous équipements posés} par {operator}, autorisation {licence}. Température extérieure {:unit:°C 2..24}, intérieure {:unit:°C 15..22}.
## Résultat
Q4Pa-surf = {result} m³/(h.m²), pour une valeur visée de {limit}. {passed!L'objectif est tenu|Le bâtiment satisfait à l'exigence~L'objectif n'est pas atteint, des reprises s'imposent|Le seuil est dépassé}.
+++
## Fuites repérées à la fumée
%leaks 2..5 lines
* {leaks.where=trappe des combles|coffre de volet du séjour|prises du mur nord|seuil de la porte-fenêtre|passage de gaine|conduit de poêle} : {leaks.how=sensible à la main|légère|importante|à peine visible}
%%
~ Rapport établi le {:date}, {:number:6..18} pages. Contact : {:email}.

== fr mutation_joueur_club
q league company:Ligue de {}/District {}/Comité {}; governing body, decided_by
q player person; licensee, athlete
q licence id:##########; licence number
q old_club company:AS {}/Union sportive {}/Étoile {}; leaving club, former club
q new_club company:FC {}/Racing {}/Olympique {}; joining club, new club
q category choice:youth/senior/veteran; age class
q asked date; request entered, application date
q opposed flag; objection raised by former club, opposition
q leave_reason phrase; why the player moves, motive; why the player wants to go elsewhere
q qualified date; may play from, qualification
q secretary person; club secretary, filed_by; who typed the request at the new club
q ruling person; signed_by, committee chair
q stamp phrase; stamp on licence, restriction
q fee money:20..120; transfer fee, charge
q committee date; sat on, meeting date
a birth date; date_of_birth
a coach person; trainer
a position phrase; playing position
a matches number; suspended matches
a parent person; guardian
a medical date; medical certificate
---
{league}
Commission des mutations || Séance du {committee}
# Décision de changement de club
= Licencié: {player}
= Licence: {licence}
= Club quitté: {old_club}
= Club d'accueil: {new_club}
Demande saisie le {asked} par {secretary}, pour le club demandeur. Le joueur relève {category?de l'école de football ou des moins de dix-huit ans~de la catégorie adulte~des plus de trente-cinq ans}.
{opposed!Le club quitté a formé opposition|Une opposition a été enregistrée dans les délais~Le club quitté ne s'y est pas opposé|Aucune opposition n'est parvenue}.
?Le départ est motivé par {leave_reason=un déménagement|les études|un changement de travail|le rapprochement familial|la dissolution de l'équipe}.
+++
La commission, après en avoir délibéré, accorde la licence avec la mention {stamp=« mutation hors période »|« mutation »|« surclassement interdit »|« dispense de cachet »}. Le joueur pourra évoluer à partir du {qualified}. Frais de dossier à la charge du club demandeur : {fee}.
+++
> Pour la commission, {ruling}
~ Appel : {:duration} après notification. Publié le {:date} sur {:url}. Rapporteur : {:person}.

== fr controle_ultrasons_soudure
q inspector_firm company:{} Contrôles/CND {}/Institut {}; testing company
q client company:Chaudronnerie {}/Tuyauterie {}/Chantier naval {}; customer, fabricator
q tester person; inspector, examined_by
q cert_level number:1..3; qualification level
q approver person; validated_by, checked by
q report id:UT-#####; report number
q piece phrase; component, item examined
q weld id:S##; joint number, weld
q thickness unit:mm 6..60; wall thickness
q tested date; examination date
q probe unit:MHz 2..5; probe frequency
q angle number:45..70; beam angle
q welder id:W-##; welder stamp
q accepted flag; acceptable, compliant
q steel phrase; base material, grade
q surface choice:ground/as_welded; surface condition
a repair_date date; repaired on
a drawing id; drawing number
a standard phrase; acceptance standard
a heat_treatment unit:°C; stress relief temperature
a block_serial id; reference block serial
a price money; fee
---
{inspector_firm} || Procès-verbal {report}
{:street}, {:zip} {:city}
# Examen par ultrasons
= Demandeur: {client}
= Pièce: {piece=virole V2|piquage DN 200|longeron tribord|fond bombé|collecteur vapeur}
= Joint: {weld}
= Soudeur: {welder}
= Épaisseur: {thickness}
= Nuance: {steel=P265GH|S355J2|316L|X52|16Mo3}
= État: {surface?cordon arasé à la meule~brut de soudage}
Contrôle exécuté le {tested} par {tester}, niveau {cert_level}, au traducteur de {probe}, {angle} degrés, couplant gel. Étendue : cent pour cent sur {:unit:mm 300..4000}.
## Indications
Écho relevé à {:unit:mm 3..20} sous la surface, longueur {:unit:mm 4..30}. {accepted!Joint accepté|Indication tolérable, soudure admise~Joint refusé, à gouger et reprendre|Défaut hors tolérance}.
+++
Opérateur : {tester} || Visa : {approver}
~ Ce procès-verbal ne peut être reproduit que dans son intégralité. Émis le {:date}.

== fr lettre_candidature_bail_logement_be
q landlord person; owner, lessor
q agency company:Immo {}/Agence {}/{} Immobilier; estate agency, intermediary
q tenant person; future tenant, candidate
q cotenant person; second tenant, co-applicant
q flat address; property, flat
q index_date date; index month base, anniversary; day the rent may be indexed each year
q starts date; lease start, move-in
q sign_by date; to sign before, offer valid until
q rent money:600..1600; monthly rent
q charges money:60..250; monthly charges, provision
q guarantee number:1..3; months of guarantee
q guarantee_form choice:bank/blocked_account/cpas; how the guarantee is lodged
q pets flag; animals allowed
q peb phrase; energy class, PEB
q lease_years number:1..9; length in years
q inspector person; inventory expert, fr:état des lieux
a floor number; floor
a income money; tenant's income
a key_date date; handing over of keys
a employer company; tenant's employer
a registration id; lease registration number
a cellar number; cellar number
---
{agency}
{:street}, {:zip} {:city} || {:date}

{tenant}
Objet : votre candidature pour {flat}

Bonjour,
Bonne nouvelle : {landlord}, propriétaire, a retenu votre dossier[, présenté avec {cotenant}]. Voici les conditions du bail, à signer à l'agence avant le {sign_by}.
= Entrée dans les lieux: {starts}
= Durée: {lease_years} an(s)
= Loyer: {rent}
= Provision de charges: {charges}
= Certificat PEB: {peb=B|C+|D|E-|F}
* Garantie de {guarantee} mois, {guarantee_form?couverte par votre banque~versée sur un compte bloqué à vos deux noms~avancée par le centre d'action sociale}.
* Indexation : chaque année au {index_date}.
* {pets!Les animaux de compagnie sont les bienvenus|Votre chat ne pose pas de problème~Les animaux ne sont pas admis|Pas d'animaux dans l'immeuble}.
+++
L'état des lieux sera dressé par {inspector}, expert, à frais partagés ({:money:100..300} par partie).
+++
Merci de nous appeler au {:phone} pour convenir de l'heure.
Cordialement,
{:person}, gestion locative

== fr depot_legal_accuse
q library company:Bibliothèque nationale {}/Bibliothèque royale {}/Archives et bibliothèque {}; receiving institution, issuer
q publisher company:Éditions {}/{} Éditeur/Presses de {}; depositor, publishing house
q title phrase; work, book title
q author person; written by
q illustrator person; pictures by
q printer company:Imprimerie {}/{} Graphic; printing works
q isbn id:978-2-####-####-#; isbn
q copies number:1..4; copies deposited
q print_run number:200..6000; fr:tirage, copies printed
q received date; deposit date, arrived
q printed date; printing finished, fr:achevé d'imprimer
q number id:DL-########; deposit number
q late flag; out_of_time, overdue; whether the books came after the legal term
q missing phrase; what is missing, to be sent
q clerk person; registered_by, agent
q retail money:8..60; sale price
a translator person; translator
a on_sale date; publication day, in shops
a pages number; page count
a reminder date; reminder date
a distributor company; distributor
a fine money; penalty
---
{library}
Service du dépôt légal || N° {number}
{:zip} {:city} || {:date}

> {publisher}
> {:street}, {:zip} {:city}
# Accusé de réception
Nous avons reçu le {received}, en {copies} exemplaire(s), l'ouvrage suivant :
^ {title=Le Silence des vergers|Petite histoire des ponts|Manuel du cordonnier|Contes du grand gel|Atlas des sources|Une enfance au fort}
de {author}[, illustrations de {illustrator}]
= ISBN: {isbn}
= Imprimeur: {printer}
= Achevé d'imprimer: {printed}
= Tirage déclaré: {print_run}
= Prix public: {retail}
+++
{late!Le délai légal était passé lors de l'envoi|Nous relevons que le dépôt est tardif~Le dépôt a été fait dans les temps|Le délai légal a été respecté}.
?Prière, toutefois, de nous faire parvenir {missing=le formulaire de déclaration signé|un second exemplaire|la version numérique|la jaquette}.
+++
> Pour le conservateur, {clerk}
~ Guichet : {:phone}. Dossier suivi avec {:person}.

== fr arrete_peril_immeuble
q town company:Ville de {}/Commune de {}/Mairie de {}; authority, issued_by; town that makes the order
q mayor person; signed_by, decision maker
q owner person; person ordered, addressee, fr:propriétaire
q expert person; court-appointed expert, structural engineer; who examined the building
q visited date; expert's visit, examined on
q building street; location, dangerous building
q order_no id:####-P-##; decree, reference
q finding phrase; disorder, what threatens; what is wrong with the building
q works phrase; ordered measures, to be done; what the owner must do
q finish_by date; deadline, works done before
q evicted flag; occupants must leave, evacuation
q households number:1..14; families concerned, dwellings
q cordon unit:m 2..12; safety perimeter, distance
q coercive money:100..1000; daily penalty, fr:astreinte
q court city; tribunal seat, where to appeal
q risk choice:imminent/ordinary; type of danger
a rehousing company; rehousing body
a insurer company; building insurer
a built year; year of construction
a cadastral id; parcel
a lifted_on date; order lifted, fr:mainlevée
a contractor company; works firm
---
{town}
Habitat et hygiène || Arrêté {order_no}
# Arrêté de mise en sécurité
Le maire, vu le code de la construction, vu le rapport remis par {expert}, désigné par le tribunal, qui a visité l'immeuble le {visited} ;
Considérant qu'au {building} il a été constaté : {finding=un bombement du mur pignon|des planchers affaissés|une cheminée prête à tomber|un balcon descellé|des poutres pourries}, et que ce danger {risk?menace à tout instant les occupants et les passants~appelle des travaux, sans menacer dans l'immédiat} ;
^ ARRÊTE
## Article premier
{owner}, propriétaire, demeurant à {:city}, devra faire exécuter {works=un étaiement complet|la démolition de la souche|la reprise des appuis|la purge de la façade|la dépose du balcon} au plus tard le {finish_by}.
+++
## Occupation
L'immeuble compte {households} logements. {evicted!Les habitants quitteront les lieux sans attendre|L'immeuble est interdit à l'habitation~Les habitants peuvent rester pendant les travaux|Aucune évacuation n'est ordonnée}.
## Périmètre
Des barrières sont posées à {cordon} de la façade. Service d'astreinte : {:phone}.
+++
## Sanction
Faute d'exécution, il sera dû {coercive} par jour de retard. Recours devant le tribunal administratif de {court} dans les deux mois.
> {mayor}
> Le {:date}
~ Notifié au propriétaire et affiché en mairie. Plan de repérage établi par {:person}.

== fr analyse_huile_moteur
q lab company:Labo {}/{} Tribologie/Analyses {}; laboratory, tested_by
q customer company:Carrières {}/Autocars {}/Travaux {}; fleet owner, client
q machine phrase; equipment, machine type
q fleet_no id:E-###; unit number, fleet number
q hours number:1200..18000; running hours, engine hours
q oil_hours number:100..600; hours on oil, since last change
q sampled date; drawn on, sampling date
q sampler person; sample taken by
q received date; lab arrival
q chemist person; interpreted_by, analyst
q iron number:10..180; Fe, iron ppm
q soot percent; soot content
q viscosity unit:cSt 9..16; viscosity at 100 °C
q water_found flag; water present, moisture
q verdict choice:normal/watch/act; assessment, status
q advice phrase; recommendation, action
q oil product; lubricant, oil brand
a oil_change date; last oil change date
a fuel percent; fuel dilution
a next_sample number; next sampling at hours
a mechanic person; workshop chief
a filter id; filter part number
a price money; analysis fee
---
{lab} || Flacon {:id:######}
# Bulletin d'analyse de lubrifiant
= Client: {customer}
= Matériel: {machine=pelle 22 t|chargeuse sur pneus|autocar 55 places|groupe électrogène|tombereau articulé}
= N° de parc: {fleet_no}
= Huile: {oil=Lubrex 15W-40|Motorol HD 10W-40|Turbolin 5W-30|Granit 15W-40}
= Compteur: {hours} h
= Âge de l'huile: {oil_hours} h
Prélevé le {sampled} par {sampler}, arrivé au laboratoire le {received}.
+++
## Mesures
= Fer: {iron} ppm
= Cuivre: {:number:2..60} ppm
= Suies: {soot}
= Viscosité à 100 °C: {viscosity}
Eau : {water_found!présence confirmée au crépitement|émulsion visible~néant|non décelée}.
+++
## Avis
{verdict?Rien à signaler, usure habituelle~Tendance à suivre de près~Anomalie franche, intervention sans attendre}. {advice=Vidanger et reprélever à cent heures|Contrôler le filtre à air|Vérifier le joint de culasse|Poursuivre sans changement|Raccourcir l'intervalle}.
> {chemist}
~ Édité le {:date}. Les échantillons sont gardés {:duration}. {:phone}

== fr ordre_mission_deplacement
q employer company:Institut {}/Agence {}/Conseil {}; organisation, ordered by
q traveller person; staff member, agent in mission
q grade job; position, function
q order_no id:OM-####; mission order, reference
q purpose phrase; reason of trip, object
q destination city; place of mission
q host company:Université de {}/Ministère de {}/Port de {}; visited body, welcoming organisation
q leave date; departure
q back date; return
q transport choice:train/plane/car; means of travel
q advance money:100..900; cash advance
q budget_line id:##.###.##; cost centre, imputation
q private_car flag; own vehicle allowed, personal car
q authoriser person; authorised by, approved_by
q companion person; travels with, colleague
q hotel money:80..180; hotel ceiling per night
a passport id; passport number
a insurance company; travel insurer
a meal money; meal allowance
a km number; kilometres
a refund_date date; refunded on
a arrival_time time; arrival time
---
{employer} || {:city}, le {:date}
# Ordre de mission {order_no}
Il est ordonné à {traveller}, {grade=chargé de recherche|ingénieure d'études|juriste|inspectrice|technicien de mesures}, de se rendre à {destination}, du {leave} au {back}, auprès de {host}, pour {purpose=une campagne de mesures|un colloque|la réception d'un équipement|une négociation|un audit conjoint}.
?L'intéressé voyagera avec {companion}.
= Moyen: {transport?par rail, seconde classe~par avion, classe économique~par la route}
= Nuitée plafonnée à: {hotel}
= Imputation: {budget_line}
{private_car!L'usage de la voiture particulière est accordé|L'agent peut prendre son propre véhicule~L'emploi du véhicule personnel n'est pas autorisé|Pas de voiture personnelle}.
+++
?Une avance de {advance} est consentie.
+++
Les justificatifs seront déposés au service financier ({:person}, poste {:number:100..999}) dans les dix jours.
> Pour le directeur et par délégation
> {authoriser}
~ Modèle RH-8, mis à jour le {:date}

== fr enlevement_don_meubles
q charity company:Emmaüs {}/Ressourcerie {}/Secours {}; association, collecting body
q donor person; giver, household
q address address; pick-up address
q driver person; van driver, team leader
q helper first; second person, helper's first name
q day date; collection date
q slot phrase; time window, when
q floor number:1..7; storey, fr:étage
q lift flag; elevator usable, lift present
q phone phone; donor's phone, call before
q ref id:EN-####; round number, reference
q refused phrase; not taken, left behind
q tax_slip flag; tax receipt wanted, fr:reçu fiscal
l goods; items, donated things
c goods.what product; article, item
c goods.count number:1..6; number
c goods.state phrase; condition
c goods.goes phrase; destination, what becomes of it
a value money; estimated value
a weight unit:kg; total weight
a donor_mail email; donor e-mail
a next_round date; next collection
a shop_address address; shop
a key_code id; door code
---
{charity} || Tournée {ref}
# Bon d'enlèvement à domicile
= Chez: {donor}
= Adresse: {address}
= Appeler avant: {phone}
= Passage: {day}, {slot=entre 9 h et 11 h|en début d'après-midi|avant midi|entre 14 h et 17 h}
= Étage: {floor}
{lift!L'ascenseur peut servir|Ascenseur assez large pour un canapé~Pas d'ascenseur, prévoir les sangles|L'ascenseur est trop petit, tout par l'escalier}.
Équipage : {driver} au volant, {helper} aux bras.
## Emporté
%goods 2..6 lines
{goods.count} x {goods.what=armoire|commode|carton de livres|vélo d'enfant|lave-linge|matelas|vaisselle}
{goods.state=bon état|à nettoyer|abîmé|à réparer|comme neuf}, {goods.goes=part au magasin|part à l'atelier|part au recyclage|réservé à une famille}
%%
?Laissé sur place : {refused=un sommier taché|une télévision à tube|des pots de peinture|un frigo d'encastrement}.
+++
{tax_slip!Le donateur souhaite un reçu fiscal|Reçu à établir pour les impôts~Le donateur ne veut pas de reçu|Sans reçu}.
+++
Merci ! Grâce à vous, {:number:3..30} personnes en insertion travaillent chez nous.
~ Dépôt : {:street}, {:city}. Standard {:phone}. Imprimé le {:date}.

== fr cession_parts_sarl
q company_sold company:{} SARL/Menuiserie {} SARL/{} Conseil SARL; target company, company whose shares are sold
q seller person; transferor, fr:cédant
q buyer person; transferee, fr:cessionnaire
q manager person; managing director, fr:gérant
q shares number:10..500; parts sold, number of shares
q total_shares number:600..2000; shares in the capital
q price money:3000..90000; consideration, sale price
q per_share money:10..200; price of one share
q signed date; deed date
q approved date; approval by partners, assembly date
q enjoyment date; dividend right from, fr:jouissance
q rcs city; register seat, registry
q siren id:### ### ###; company number
q liability_guarantee flag; seller's warranty, garantie de passif
q payment choice:cheque/transfer/instalments; how paid
q spouse person; consenting spouse
a notary person; notary
a auditor company; statutory auditor
a tax money; registration duty
a non_compete duration; non-competition
a accountant person; accountant
a bank company; bank
---
# Acte de cession de parts sociales
ENTRE LES SOUSSIGNÉS :
{seller}, demeurant {:address}, ci-après « le cédant », d'une part,
{buyer}, demeurant {:address}, ci-après « le cessionnaire », d'autre part,
EN PRÉSENCE de {manager}, gérant de {company_sold}, immatriculée au registre de {rcs} sous le numéro {siren}.

## Cession
Le cédant transporte {shares} parts sur les {total_shares} composant le capital, de {per_share} chacune, soit un prix total de {price}, réglé {payment?ce jour par chèque de banque~par virement déjà reçu~en plusieurs échéances trimestrielles}. 
+++
## Agrément
Les associés ont agréé le cessionnaire le {approved}. Celui-ci aura droit aux bénéfices à compter du {enjoyment}.
## Garantie
{liability_guarantee!Le cédant garantit tout passif antérieur|Une garantie de passif est consentie~Le cédant ne donne aucune garantie de passif|La vente est faite sans garantie de passif}. 
+++
?## Intervention
?{spouse}, marié sous le régime de la communauté, donne son accord.
Fait à {:city}, en quatre originaux, le {signed}.
~ Statuts d'origine du {:date}.

== fr protocole_brulage_dirige
q service company:Service forestier {}/Sapeurs-pompiers de {}/Parc naturel {}; lead body, organiser
q burn_boss person; in command, responsable
q landowner person; owner of ground, fr:propriétaire
q town city; commune
q site phrase; plot, place name
q area unit:ha 1..25; surface to burn
q planned date; planned day
q lit_at time; ignition
q out_at time; declared out
q wind unit:km/h 3..25; wind
q humidity percent; air humidity
q goal choice:pasture/fire_break/training; aim
q escaped flag; fire left the plot, spill; whether flames crossed the line
q crew number:6..24; people engaged
q water unit:l 600..12000; water at hand
q prefecture company:Préfecture de {}/Canton de {}; authorising authority
q ref id:BD-###; sheet number
a cost money; cost per hectare
a shepherd person; user of the pasture
a last_burn year; previous burn
a temperature unit:°C; air temperature
a observer person; ecologist
a permit_expiry date; authorisation ends
---
{service} || Fiche {ref}
# Brûlage dirigé – compte rendu
= Commune: {town}
= Lieu: {site=Col de la Bruyère|Serre Longue|Les Estives|Combe Noire|Plan du Loup}
= Surface: {area}
= Jour prévu: {planned}
= Propriétaire: {landowner}
= Chef de chantier: {burn_boss}
But : {goal?rouvrir l'herbage aux troupeaux~créer une coupure contre l'incendie~entraîner les équipes}. Autorisation délivrée par {prefecture} le {:date}.
## Conditions
Vent {wind}, humidité {humidity}, pente {:percent}. {crew} personnes, {water} d'eau sur place.
+++
## Déroulement
Allumage à {lit_at} en lignes descendantes, extinction annoncée à {out_at}. {escaped!Le feu a franchi la lisière nord sur quelques ares, repris aussitôt|Une saute hors de l'emprise a dû être maîtrisée~Le feu est resté dans son emprise|Rien n'est sorti du périmètre}. [Relais radio tenu par {:person}.]
+++
Surveillance des lisières pendant {:duration}. Prévenir le {:phone} en cas de fumée.

== fr inscription_colonie_vacances
q organiser company:Vacances {}/Colonies {}/Patronage {}; holiday organiser, association
q child person; participant, camper
q parent person; responsible adult, enrolled by
q emergency_person person; other contact, call if parents absent
q emergency_phone phone; number of the other contact
q centre company:Chalet {}/Centre {}/Domaine {}; holiday house, place of stay
q stay_code id:E##-@@; stay reference
q starts date; departure day
q ends date; return day
q meet time; meeting time, rendezvous
q meeting_point phrase; where to meet, coach stop
q director person; camp leader
q swims flag; can swim, swimming test
q diet choice:none/no_pork/vegetarian; diet
q price money:280..900; full price
q voucher money:40..300; aid deducted, vacation voucher
q treatment phrase; medicine, treatment
a doctor person; family doctor
a birth date; date_of_birth
a coach company; coach company
a balance date; balance due date
a visit date; parents' visiting day
a pocket money; pocket money
---
{organiser}
{:street}, {:zip} {:city} || Séjour {stay_code}
# Confirmation d'inscription
Chers parents,
Nous avons le plaisir d'accueillir {child} à {centre}, du {starts} au {ends}, sous la direction de {director}. Rendez-vous à {meet}, {meeting_point=devant la gare, côté parking|place de l'Église|au dépôt des cars|devant l'école}.
+++
## Fiche sanitaire (résumé)
* Régime : {diet?mange de tout~sans viande de porc~ni viande ni poisson}
* {swims!Sait nager, attestation jointe|Test d'aisance aquatique réussi~Ne sait pas nager|Pas d'attestation de natation, petit bain seulement}
?* Traitement à suivre : {treatment=ventoline au besoin|sirop le soir|collyre matin et soir|antihistaminique}
+++
## À prévenir
D'abord {parent}, {:phone}. En cas d'absence : {emergency_person}, {emergency_phone}.
## Coût
Prix du séjour {price}, dont à déduire {voucher} d'aide de la caisse. Frais d'annulation : {:money:30..90}.
~ Trousseau et lettre du directeur suivront. Agrément délivré le {:date}. Secrétariat : {:person}.

== fr contrat_maintenance_cloches
q company_bells company:Campanaire {}/Cloches {}/{} Horlogerie monumentale; maintenance firm, contractor
q parish company:Commune de {}/Paroisse {}/Fabrique d'église {}; client, owner of the tower
q tower phrase; building, church
q technician person; visited_by, fitter
q received person; met on site, signed by client
q visit date; visit date
q next year; next visit year
q bells number:1..12; number of bells
q biggest unit:kg 180..4000; heaviest bell, bourdon weight
q note phrase; tone, pitch
q clapper_worn flag; clapper to replace, wear
q clock_error unit:s 1..90; clock deviation
q motor_state choice:good/fair/bad; motor condition
q work_offer money:200..4000; quoted repair, offer
q contract id:CC-###; contract
q founder company:Fonderie {}/{} Fondeurs; caster, cast by
a founder_year year; year of casting
a rings phrase; ringing times
a priest person; parish priest
a yearly_fee money; yearly fee
a lightning date; lightning conductor check
a steps number; steps
---
{company_bells} || Contrat {contract}
# Rapport de visite – {tower=église Saint-Martin|beffroi|chapelle du Port|collégiale|temple}
= Pour: {parish}
= Visite du: {visit}
= Technicien: {technician}
= Accueilli par: {received}
= Cloches: {bells}
= La plus lourde: {biggest}, {note=fa dièse|mi bémol|sol|la|si bémol}, {founder}
## Constats
* Moteurs de volée : {motor_state?tournent rond~un peu bruyants, à graisser~grippés, hors service}
* Battants : {clapper_worn!point de frappe mangé, remplacement à prévoir|battant trop usé pour durer~sans usure notable|encore bons}
* Horloge : écart de {clock_error}, remise à l'heure à {:time}
* Jougs : boulons resserrés, {:number:4..24} graisseurs garnis
+++
?Travaux conseillés : offre jointe de {work_offer}.
Prochaine visite en {next}.
+++
~ Attention aux pigeons : porte du clocher à tenir fermée. Dépannage : {:phone}. Rapport envoyé le {:date} à {:person}.

== fr carte_sejour_convocation
q prefecture company:Préfecture de {}/Sous-préfecture de {}/Service des migrations de {}; authority, issuing office
q applicant person; foreign national, addressee
q agdref id:##########; foreigner number, AGDREF
q nationality country; citizenship, nationality
q appointment date; come on, appointment day
q at time; appointment hour
q counter phrase; desk, guichet
q current_expiry date; present card expires, valid until
q title choice:worker/family/student; type of permit
q biometrics flag; fingerprints taken, biometric
q stamp money:50..225; tax stamp, stamp duty
q interpreter flag; interpreter provided
q employer company; employed by, employer
q officer person; case officer, signed_by
q renewal_sought duration; length asked for
l papers; documents to bring, pieces
c papers.what phrase; document
c papers.form phrase; original or copy, form
a birth date; date_of_birth
a entry date; entered the country
a lawyer person; counsel
a card_no id; number of the new card
a decision date; decision date
a spouse person; husband or wife
---
{prefecture}
Bureau du séjour || {:city}, le {:date}

> {applicant}
> {:address}
# Convocation
Numéro étranger {agdref} – nationalité : {nationality}
Vous êtes prié(e) de vous présenter le {appointment} à {at}, {counter=guichet 7|salle B, étage 1|guichet « étrangers » n° 2|box 4}, pour l'examen de votre demande de titre {title?en qualité de salarié~au titre de la vie familiale~pour poursuivre vos études}, d'une durée souhaitée de {renewal_sought}. Votre titre actuel reste valable jusqu'au {current_expiry}.
?Vous avez déclaré travailler pour {employer}.
+++
## Pièces à présenter
%papers 3..6 lines
* {papers.what=passeport|justificatif de domicile|trois photographies|contrat de travail|avis d'imposition|certificat de scolarité|acte de naissance} ({papers.form=original|copie|original et copie})
%%
+++
{biometrics!Vos empreintes seront relevées au guichet|Un relevé d'empreintes aura lieu~Vos empreintes, déjà enregistrées, ne seront pas reprises|Pas de prise d'empreintes cette fois}. {interpreter!Un interprète sera là pour vous aider|L'administration fait venir un interprète~Aucun interprète n'est fourni|Venez avec une personne parlant français, nous n'avons pas d'interprète}. Timbre à acheter d'avance : {stamp}.
> {officer}
~ Empêchement : {:email}. Accueil de {:time} à {:time}.

== fr plan_prevention_entreprises
q host company:Usine {}/Laiterie {}/Raffinerie {}; user company, site owner
q outside company:{} Nettoyage/{} Levage/Toitures {}; external company, contractor
q visit date; joint inspection, prior visit
q host_rep person; representative of the plant
q outside_rep person; representative of the contractor
q job phrase; operation, work
q starts date; works begin
q ends date; works end
q hours number:20..900; total hours of work
q workers number:2..14; people sent, headcount
q meeting_place phrase; assembly point
q first_aid phone; emergency number on site
q staff_council flag; health committee took part, committee informed
q ref id:PP-##-##; plan number
q access choice:gate_north/gate_south; entrance
l risks; hazards, dangers
c risks.what phrase; danger, hazard
c risks.measure phrase; countermeasure, prevention
c risks.by company; carried out by, responsible company
a doctor person; occupational doctor
a inspector person; labour inspector
a insurer company; insurer
a subcontractor company; sub-subcontractor
a revision date; updated on
a permit_no id; fire permit number
---
{host} || Plan {ref}
# Plan de prévention
= Entreprise extérieure: {outside}
= Opération: {job=réfection d'une toiture|nettoyage des silos|levage d'un échangeur|peinture des passerelles|remplacement de luminaires}
= Début: {starts}
= Fin: {ends}
= Volume prévu: {hours} h
= Effectif: {workers}
Inspection commune faite le {visit} par {host_rep} (entreprise utilisatrice) et {outside_rep} (entreprise extérieure). {staff_council!Des membres du comité y ont assisté|Le comité du personnel a pris part à la visite~Le comité, averti, n'y a pas pris part|Aucun membre du comité n'était là}.
## Risques et mesures
%risks 2..5
Danger | Parade | À la charge de
{risks.what=chute de hauteur|produits corrosifs|circulation de chariots|bruit|atmosphère pauvre en oxygène|pièces en mouvement} | {risks.measure=filet et harnais|gants et lunettes|balisage|bouchons d'oreilles|mesure d'air avant entrée|arrêt de la ligne} | {risks.by}
%%
+++
Entrée par {access?la barrière côté nord, après la bascule~la barrière côté sud, près de la voie ferrée}. Rassemblement : {meeting_place=parking visiteurs|sous le mât|devant la chaufferie|pelouse d'entrée}. Secours : {first_aid} ; gardien : {:phone}.
~ Établi le {:date} en deux exemplaires. Fiche à lire à chaque arrivant par {:person}.

== fr lettre_voisin_mitoyennete
q writer person; sender, complaining neighbour; who writes the letter
q neighbour person; recipient, addressee; to whom it is written
q wall phrase; subject, object of dispute; what they quarrel about
q noticed date; first seen, damage noticed on
q talked date; previous conversation, spoke_on; day they talked it over
q mason company:{} Rénovation/Maçonnerie {}/{} et Fils; consulted builder, quote_by; firm that looked at it
q quote money:600..9000; estimate, repair cost
q share percent; proposed split, neighbour's part; part that the neighbour is asked to bear
q reply_by date; answer expected, deadline
q conciliator person; mediator, conciliateur; who could settle the matter
q conciliator_place city; where the mediator sits, office of mediator
q witness person; who else saw it, testimony
q insured flag; own insurer informed, reported_to_insurer; whether the writer's insurer has been told
q tone choice:friendly/formal_notice; nature of letter
q height unit:m 1..3; wall height
a insurer company; writer's insurance company
a lawyer person; counsel, fr:avocat
a surveyor person; fr:géomètre
a works_start date; start of works
a neighbour_mail email; neighbour's e-mail
a built year; year the wall was built
---
{writer}
{:street}
{:zip} {:city} || Le {:date}

> {neighbour}
> {:street}

Objet : {wall=le mur entre nos deux jardins|la gouttière commune|le talus de soutènement|la haie de thuyas|le pignon du garage}

{:=Cher voisin|Chère voisine|Monsieur|Madame},
{tone?Je vous écris en toute amitié, comme on se parle par-dessus la clôture~La présente vaut mise en demeure}. Depuis le {noticed}, j'observe que la situation s'aggrave : sur une hauteur de {height}, des pierres se détachent et tombent chez moi. [Vous l'avez vu vous-même.] Nous en avions causé le {talked}, et vous m'aviez promis d'y réfléchir. {witness}, qui promène son chien dans l'impasse, peut confirmer l'état des lieux.
+++
J'ai fait venir {mason}, dont le prix s'élève à {quote}. Je vous propose d'en prendre {share} à votre charge, moi le reste. {insured!Mon assureur est averti|J'ai déclaré la chose à mon assurance~Je n'ai pas encore alerté mon assureur|Pour l'heure, je laisse les assurances de côté}.
+++
Merci de me répondre pour le {reply_by}. À défaut, je saisirai {conciliator}, conciliateur de justice, qui reçoit à {conciliator_place} le deuxième mardi du mois.
Bien à vous,
> {writer}
> {:phone}

== fr fiche_poste_blessure_match
q club company:Rugby club {}/Hockey {}/Handball {}; club, sports association
q player person; injured, victim
q medic person; first aid by, physio on duty
q referee person; match official
q event phrase; occasion, competition
q hurt_at time; moment of injury
q day date; date of injury
q body_part phrase; injured part, location on body
q mechanism phrase; how it happened
q concussion flag; suspected concussion, protocol started
q hospital company:CHU de {}/Clinique {}/Hôpital {}; taken to, hospital
q transport choice:ambulance/private_car/none; moved by
q back_on date; earliest return, may play again
q informed person; relative told, next of kin
q informed_phone phone; number of the relative
q insurer company:{} Assurances/Mutuelle {}; federation's insurer
q declare_before date; declaration deadline
a diagnosis phrase; doctor's diagnosis
a score phrase; result
a opponent company; opposing team
a doctor person; treating doctor
a coach person; coach
a licence id; licence number
---
{club}
# Fiche de blessure
= Joueur: {player}
= Jour: {day}
= Heure: {hurt_at}
= Cadre: {event=entraînement du mardi|match de championnat|tournoi de rentrée|stage d'été|amical}
= Zone: {body_part=épaule droite|cheville gauche|genou|poignet|arcade|côtes}
Récit : {mechanism=chute après plaquage|choc tête contre tête|mauvaise réception|torsion sur appui|ballon reçu de près}. Premiers gestes : {medic}, glace et immobilisation pendant {:duration}. Le jeu a été arrêté par {referee}, au sifflet.
{concussion!Signes de commotion : le protocole a été enclenché|Joueur désorienté, suspicion de commotion~Aucun signe de commotion|Test cognitif normal, commotion écartée}. {transport?Évacué par les secours~Emmené en voiture par un dirigeant~Reparti par ses propres moyens}.
?Reçu à {hospital}.
+++
Prévenu(e) : {informed}, {informed_phone}.
?Pas de reprise avant le {back_on}.
+++
Déclaration à {insurer} à faire pour le {declare_before}. Franchise : {:money:20..90}.
~ Rempli le {:date} par {:person}, bureau du club. Modèle FB-{:number:1..9}.

== fr annonce_vente_aux_encheres
q house company:Hôtel des ventes {}/Enchères {}/Étude {}; auction house, organiser
q auctioneer person; sale led by, commissaire-priseur
q expert person; specialist, expert for the pictures
q sale date; auction day
q sale_time time; starts at
q viewing date; exhibition day, preview
q place street; saleroom, where it is held
q premium percent; buyer's premium, fees
q estate phrase; provenance, from whose collection
q online flag; live bidding by internet, remote bids
q pay_within duration; payment deadline, days to pay
q removal date; goods removed by, pick-up deadline
q deposit_for_bid money:200..2000; bidding deposit
q contact email; written bids to
l lots; items on sale, catalogue
c lots.no number:1..400; lot
c lots.what phrase; object, description
c lots.low money:80..900; low estimate
c lots.high money:950..4000; high estimate
a hammer money; hammer price
a seller person; vendor
a catalogue money; catalogue price
a porter phone; transport firm
a reserve money; reserve price
a next_sale date; following sale
---
{house}
{:street}, {:zip} {:city} || {:phone}
# Vente aux enchères publiques
^ {sale}, {sale_time}
^ Salle : {place}
{estate=Succession d'une maison de famille|Collection d'un amateur|Mobilier d'un château|Fonds d'atelier d'un peintre|Bibliothèque d'un médecin}
Exposition la veille ou le {viewing}, de {:time} à {:time}. Au marteau : {auctioneer}. Pour les tableaux : {expert}, qui délivre les certificats.
## Extrait
%lots 3..6 lines
{lots.no}. {lots.what=Pendule en bronze doré|Paire de chenets|Paysage au moulin, huile|Commode marquetée|Service de Limoges|Tapis d'Orient|Fusil de chasse}
Estimation {lots.low} à {lots.high}
%%
+++
## Conditions
Frais en sus du prix d'adjudication : {premium}. Règlement sous {pay_within}. Enlèvement au plus tard le {removal}, ensuite garde-meuble à {:money:5..15} par jour. {online!La vente est retransmise et l'on peut enchérir de chez soi|Enchères possibles par internet~Les enchères se font uniquement en salle|Pas d'enchères à distance}.
?Une caution de {deposit_for_bid} est demandée aux inconnus de l'étude.
+++
Ordres d'achat : {contact}[, avant le {:date}].

== fr fiche_compagnon_tour
q house company:Maison des compagnons de {}/Cayenne de {}/Fédération {}; hosting house, training body
q journeyman person; itinerant, young craftsman
q nickname phrase; compagnon name, nom de route
q trade choice:carpenter/stonemason/roofer/baker; craft
q prior city; previous town, came from
q next_town city; goes next to, next stage
q employer company:{} Charpente/Taille de pierre {}/Couverture {}; host company, works for
q provost person; fr:prévôt, head of house
q mother person; house mother, lodging in charge
q arrived date; came on
q leaves date; departure
q masterpiece phrase; work presented, fr:chef-d'œuvre
q hours number:200..1400; hours spent on the piece
q accepted flag; received, admitted as companion
q reception date; ceremony, reception day
q rent money:150..500; monthly board
a salary money; wage
a jury person; jury chair
a born date; birth date
a parents person; parents
a tools money; tools value
a first_town city; first stage
---
{house}
# Carnet d'étape
= Itinérant: {journeyman}
= Dit: {nickname=Lyonnais la Constance|Breton Cœur Fidèle|Tourangeau l'Ami du Trait|Picard la Sagesse|Comtois la Franchise}
= Arrivé le: {arrived}
= Venant de: {prior}
= Repart le: {leaves}
= Vers: {next_town}
Métier : {trade?charpente et trait~taille et pose de la pierre~couverture ardoise et zinc~pain et viennoiserie}. Placé chez {employer}, {:zip} {:city}. Loge à la maison, pension de {rent} par mois, à voir avec {mother}, maîtresse de maison.
+++
## Travail présenté
{masterpiece=Un escalier à double révolution|Une trompe en encorbellement|Une lucarne guitarde|Une voûte d'arêtes|Une pièce montée en pain}, {hours} heures. {accepted!L'assemblée l'a reçu compagnon|Admis à l'unanimité~L'assemblée demande de représenter le travail l'an prochain|Ajourné}. 
?Cérémonie le {reception}.
+++
> Le prévôt, {provost}
~ Cours du soir de {:time} à {:time}, professeur {:person}. Livret imprimé le {:date}.

== fr reclamation_bagage_hotel
q hotel company:Hôtel {}/Auberge {}/Relais {}; establishment, replied by
q guest person; client, complaining guest
q manager person; director, signed_by
q room number:101..620; room
q stay_from date; arrival
q stay_to date; departure
q booking id:HR######; reservation
q platform company:{} Voyages/Réserv{}/{} Travel; booked through, agency
q complaint phrase; grievance, reason
q complained date; guest's message of, complaint date
q gesture choice:refund/voucher/upgrade; compensation type
q amount money:20..300; compensation sum
q valid_until date; voucher expires, use before
q housekeeper person; staff on floor, gouvernante
q fault_admitted flag; hotel at fault, responsibility accepted
q measure phrase; corrective action, what was changed
a rate money; room price per night
a guests number; number of guests
a iban iban; bank account
a checkin_time time; check-in hour
a star number; stars
a insurer company; hotel's insurer
---
{hotel}
{:street}, {:zip} {:city} || {:date}

{guest}
Votre séjour du {stay_from} au {stay_to}, réservation {booking} ({platform})

Madame, Monsieur,
Votre message du {complained} a retenu toute mon attention. Vous déplorez {complaint=une climatisation bruyante|un lit mal refait|une alarme à l'aube|un petit-déjeuner servi froid|l'absence d'eau chaude} dans la chambre {room}.
J'en ai parlé avec {housekeeper}, qui veille sur l'étage. {fault_admitted!Je reconnais que nous avons manqué à notre devoir|Nous sommes en tort et je vous en demande pardon~Après vérification, je ne puis reconnaître de faute de notre part|L'incident ne nous est pas imputable}. Depuis, {measure=l'appareil a été remplacé|une seconde ronde a été instaurée|la chaudière a été révisée|le personnel a été rappelé à l'ordre|le détecteur a été changé}.
+++
{gesture?Nous vous reversons une partie du séjour sur votre carte~Nous vous offrons un bon à faire valoir chez nous~Lors d'une prochaine venue, une suite vous attend au prix d'une chambre simple}.
?Cela représente {amount}.
?À utiliser avant le {valid_until}.
+++
En espérant vous revoir, je vous prie d'agréer mes sentiments dévoués.
> {manager}
> Direction
~ Réception : {:phone}. Copie : {:person}, qualité.

== fr fiche_chaine_froid_traiteur
q caterer company:Traiteur {}/Cuisine centrale de {}/Saveurs {}; kitchen, producer
q client company:EHPAD {}/Crèche {}/Entreprise {}; delivered to, customer
q cook person; prepared by, chef
q driver person; delivered by
q receiver person; accepted by
q day date; delivery date
q left time; left kitchen
q arrived time; reached customer
q meals number:20..400; portions
q van unit:°C 1..4; temperature in the van
q core unit:°C 62..75; hot core temperature
q witness_kept flag; sample dish kept, fr:plat témoin
q rejected phrase; refused dish
q use_by date; consume before, DLC
q approval id:FR ##.###.### CE; health approval
q regime choice:cold/hot; delivery type
l dishes; menu, fr:plats
c dishes.name phrase; dish
c dishes.temp unit:°C 2..9; measured on arrival
c dishes.allergen phrase; allergen
a probe id; thermometer number
a price money; price per meal
a vet person; health inspector
a plate id; van registration
a cooked date; production date
a menu_next date; next delivery
---
{caterer} || Agrément {approval}
# Relevé de températures à la livraison
= Client: {client}
= Date: {day}
= Repas: {meals}
= Départ cuisine: {left}
= Arrivée: {arrived}
= Caisson: {van}
Chef responsable : {cook}. Liaison {regime?froide, plats à remettre en température~chaude, plats prêts à servir}. Sortie de four contrôlée à {core} à cœur.
%dishes 2..5
Plat | Relevé | Contient
{dishes.name=hachis parmentier|salade de lentilles|filet de colin|gratin de courge|crème vanille|taboulé|bœuf carottes} | {dishes.temp} | {dishes.allergen=lait|œuf|poisson|gluten|moutarde|céleri}
%%
+++
{witness_kept!Un échantillon de chaque plat est gardé au froid|Plats témoins prélevés~Plats témoins oubliés ce jour|Aucun échantillon n'a été gardé}. À consommer jusqu'au {use_by}.
?Refusé à la réception : {rejected=une barquette percée|les entrées, trop tièdes|un bac renversé|deux desserts}.
+++
Livré par {driver} || Reçu par {receiver}
~ Formulaire HACCP-{:number:1..30}, {:date}. Cuisine : {:phone}.

== fr offre_indemnisation_corporelle
q insurer company:{} Assurances/Mutuelle {}/Assurance {}; paying insurer, offer made by
q victim person; injured person, addressee
q responsible person; liable driver, at fault
q accident date; accident day
q consolidation date; stabilised on, consolidation
q expert person; medical expert, examined by
q victim_doctor person; victim's adviser, assisting doctor
q disability percent; permanent impairment, DFP
q suffering number:1..7; pain scale, pretium doloris
q total money:6000..90000; whole offer
q already money:500..5000; advance paid, provision
q work_stop duration; off work, sick leave
q reflection number:10..30; days to withdraw, cooling-off
q handler person; claims handler, signed by
q claim id:C-########; claim ref
q final flag; final offer, definitive
l heads; posts of damage, items
c heads.post phrase; head of loss
c heads.sum money:200..20000; amount
a lawyer person; counsel
a court city; court
a salary money; lost wages
a plate id; vehicle
a payment date; paid by
a aggravation date; re-examination
---
{insurer}
Indemnisation || Dossier {claim}
{:zip} {:city} || {:date}

{victim}
{:address}

# Offre d'indemnisation
Madame, Monsieur,
À la suite de l'accident du {accident} dont {responsible} répond envers vous, notre médecin, {expert}, vous a examiné en présence de {victim_doctor}, qui vous assistait. Votre état est tenu pour stabilisé au {consolidation}. Sont retenus : une atteinte permanente de {disability}, des souffrances de {suffering} sur 7, un arrêt d'activité de {work_stop}.
## Détail
%heads 2..5
Poste | Montant
{heads.post=déficit temporaire|souffrances endurées|préjudice esthétique|frais divers|aide d'une tierce personne|préjudice d'agrément} | {heads.sum}
%%
Somme d'ensemble : {total}, dont {already} vous ont été versés à titre de provision.
+++
{final!Cette offre est définitive|L'offre vaut règlement pour solde~Cette offre n'est que provisionnelle, une autre suivra|Il ne s'agit pas encore de l'offre définitive}. Si vous l'acceptez, vous pourrez vous raviser pendant {reflection} jours.
> {handler}
~ Médiateur de l'assurance : {:url}. Standard {:phone}.

== fr inspection_aire_camping
q inspector_body company:Inspection {}/Office du tourisme {}/{} Contrôle; inspecting body, visited_by
q campsite company:Camping {}/Domaine {}/Camping du {}; site inspected, operator
q manager person; campsite manager, met on visit
q inspector person; visitor, inspector
q visited date; visit, unannounced visit
q pitches number:40..400; emplacements, pitches
q rating number:1..5; proposed stars
q valid date; classification ends, expiry
q pool_ok flag; pool compliant, swimming pool
q fire_hydrants number:1..9; hydrants
q flood choice:none/partial/full; flood zone
q toilets number:4..40; sanitary units
q points number:90..300; score, points obtained
q needed number:90..250; points required
q remedial phrase; to be corrected, remark
q remedy_by date; correction deadline
a season_open date; opening day of season
a price money; price per night
a owner company; owner of the land
a mayor person; mayor
a lifeguard person; lifeguard
a nights number; nights sold
---
{inspector_body} || Visite du {visited}
# Rapport de visite de classement
= Établissement: {campsite}
= Reçus par: {manager}
= Visite menée par: {inspector}
= Emplacements: {pitches}
= Blocs sanitaires (postes): {toilets}
= Points obtenus: {points}
= Minimum exigé: {needed}
La visite n'était pas annoncée. {flood?Le terrain est hors de toute zone inondable~Une partie basse du terrain peut être inondée~L'ensemble du terrain est exposé aux crues}. {fire_hydrants} bornes à incendie en eau. {pool_ok!Bassin en ordre, registre tenu|La baignade n'appelle pas d'observation~Le bassin ne répond pas aux exigences, barrière basse|Piscine non conforme}.
+++
À reprendre : {remedial=l'éclairage des allées|le plan d'évacuation à afficher|l'accès pour fauteuils|les poubelles sans couvercle|le téléphone de secours}, pour le {remedy_by}.
+++
Nous proposons {rating} étoile(s), valables jusqu'au {valid}.
~ Décision finale par {:company}. Frais de visite : {:money:200..600}. Rapport du {:date}, copie à {:person}.

== fr courriel_benevole_maraude
q association company:Maraude {}/Les Restos {}/Croix {}; association
q coordinator person; sender, coordinator
q team_lead person; leads the round, fr:chef d'équipe
q driver person; drives the van
q round date; night of the round
q meet time; meet at
q meet_place phrase; where to meet
q meals number:20..120; meals handed out last time
q people number:15..110; people met last time
q soup company:Boulangerie {}/Restaurant {}/Traiteur {}; food given by, donor
q new_volunteer first; newcomer, first name of the new one
q shelter_phone phone; number for beds, emergency shelter
q cold_plan flag; cold weather plan active, plan grand froid
q bring phrase; bring along, missing things
q route choice:station/river/centre; area covered
q debrief date; debrief evening
a nurse person; nurse
a beds number; beds free
a temperature unit:°C; forecast temperature
a van_plate id; van number plate
a end_time time; back at
a budget money; budget
---
= De: {coordinator}
= Objet: Maraude du {round}
= Envoyé le: {:date}

Salut l'équipe,
Merci à celles et ceux de la dernière fois : {people} personnes rencontrées, {meals} repas chauds. Voici pour cette semaine.
* On se retrouve à {meet}, {meet_place=devant le local|au fond du parking Sud|sous les arcades|chez les sœurs|à la maison de quartier}.
* Tournée : {route?gare et parvis~quais et sous les ponts~rues piétonnes et place du marché}. {team_lead} mène l'équipe, {driver} prend le volant.
* La soupe et le pain viennent de chez {soup}.
* Il nous manque {bring=des couvertures|des gants|des gobelets|du café|des chaussettes} : regardez chez vous.
?* Faites bon accueil à {new_volunteer}, dont c'est la première sortie.
+++
{cold_plan!Le plan grand froid est déclenché, on insiste pour la mise à l'abri|La préfecture a lancé le plan hivernal~Le plan grand froid n'est pas activé|Pas de plan hivernal pour l'instant}. Pour un lit : {shelter_phone}. Pour une urgence médicale, toujours le {:phone}.
+++
?On se reparle de tout ça le {debrief}, autour d'une tarte.
Bises,
{coordinator}
~ {association} – {:url} – trésorerie : {:person}

== fr ordre_tir_feu_artifice
q pyro company:Pyro {}/Artifices {}/{} Feux; display company
q client company:Ville de {}/Comité des fêtes de {}/Casino {}; ordering body
q shooter person; responsible pyrotechnist, artificier
q assistant person; helper, second shooter
q deputy person; town contact, elected official
q show date; show date
q fire_at time; firing time
q lasts unit:min 8..30; length of show
q spot phrase; firing area
q safety unit:m 50..250; safety distance
q mass unit:kg 12..150; active mass
q biggest unit:mm 50..150; largest calibre
q cert id:F4-####; licence of shooter
q wind_limit unit:km/h 30..60; wind limit
q music flag; with music, pyromusical
q fallback date; replacement day, if postponed
q declared date; filed with prefecture
a price money; price of the show
a firemen number; firefighters
a insurer company; insurer
a delivery date; delivery of goods
a store phrase; storage place
a audience number; expected public
---
{pyro}
{:zip} {:city} || {:phone}
# Fiche de tir
= Commanditaire: {client}
= Contact en mairie: {deputy}
= Date: {show}
= Mise à feu: {fire_at}
= Durée: {lasts}
= Pas de tir: {spot=digue ouest|ponton flottant|terrain de foot|colline du calvaire|barge}
= Chef de tir: {shooter}, certificat {cert}
= Aide: {assistant}
Déclaration déposée en préfecture le {declared}. Matière active totale {mass}, plus gros calibre {biggest}. Public tenu à {safety} au moins. {music!Tir calé sur une bande-son|Spectacle en musique~Sans musique|Pas de sonorisation}.
+++
## Météo
On ne tire pas si le vent dépasse {wind_limit} ; décision du chef de tir à {:time}.
?Report éventuel au {fallback}.
+++
## Après
Ratissage à la lampe, ratés noyés pendant {:duration}, retour de la zone à {:person}.
~ Commande {:id:CF####} du {:date}. Acompte reçu {:money:500..3000}.

== fr compte_rendu_echographie
q centre company:Imagerie {}/Centre radiologique {}/Clinique {}; imaging centre, performed_at
q radiologist person; read by, reporting doctor; who signs the findings
q operator person; sonographer, probe held by
q patient person; examined person
q born date; date_of_birth
q requester person; ordering physician, referred_by
q exam date; examination day
q organ phrase; region, examined area
q reason phrase; indication, clinical question
q size unit:mm 4..60; lesion size, largest diameter
q side choice:left/right/midline; laterality
q benign flag; reassuring, no suspicion; whether the picture is harmless
q follow phrase; recommendation, next step
q previous date; compared with, earlier exam
q accession id:US########; accession number, exam id
q urgent_call time; phoned at, doctor informed at
a biopsy date; biopsy day
a appointment date; next appointment
a machine phrase; ultrasound device
a insurer company; health insurer
a dose unit:mGy; radiation dose
a price money; fee charged
---
{centre} || Examen {accession}
{:street}, {:zip} {:city} || {:phone}

> {requester}
> {:city}
# Échographie – {organ=abdomen|thyroïde|épaule|creux poplité|reins et vessie|parties molles du cou}
= Patient: {patient}
= Né(e) le: {born}
= Réalisée le: {exam}

Cher confrère,
Merci de nous avoir adressé ce patient pour {reason=une masse palpable|des douleurs à l'effort|un bilan de fatigue|une gêne à la déglutition|un contrôle à six mois}. Sonde tenue par {operator}, manipulateur.
+++
## Résultats
<Image|Formation> {side?à gauche~à droite~sur la ligne médiane}, mesurant {size} dans son plus grand axe (petit axe {:unit:mm 2..20}). Pas d'épanchement. 
?Par comparaison avec l'examen du {previous}, pas de changement notable.
## Conclusion
{benign!Aspect d'allure bénigne|Rien d'inquiétant sur cet examen~Aspect suspect qui demande à être exploré|L'image ne permet pas d'être rassurant}. {follow=Contrôle dans six mois|IRM complémentaire|Ponction à discuter|Pas de suivi nécessaire|Avis spécialisé}.
+++
?Résultat communiqué de vive voix à votre secrétariat à {urgent_call}.
> {radiologist}
~ Images conservées {:duration}. Dicté le {:date}, frappe {:person}.

== fr contrat_pension_cheval
q stable company:Écuries {}/Haras {}/Centre équestre {}; livery yard, boarding stable
q manager person; yard manager, signed for the stable
q owner_name person; horse owner, client
q horse first; horse's name, animal
q sire id:########@; identification number, SIRE
q born_year year; foaled in, birth year
q box id:B##; stall, box
q from date; start of board
q monthly money:250..700; board per month
q feed phrase; ration, feed
q turnout choice:daily/weekend/never; paddock
q farrier person; blacksmith, fr:maréchal
q vet_name person; animal doctor called
q insured flag; horse insured, mortality cover
q notice duration; notice period
g half; half lease, shared rider
q half.rider person; rider, name; who also rides the horse
q half.days number:1..4; days per week
a height unit:cm; height at withers
a breed phrase; breed
a deworm date; last deworming
a deposit money; deposit
a value money; value of horse
a transport company; horse transport
---
{stable}
# Contrat de pension
Entre l'établissement, représenté par {manager}, et {owner_name}, demeurant {:address}, {:phone}.
= Cheval: {horse}
= N° SIRE: {sire}
= Année de naissance: {born_year}
= Box: {box}
= Entrée: {from}
= Pension mensuelle: {monthly}
## Soins
Ration : {feed=foin à volonté et floconné|orge aplatie deux fois par jour|granulés sans avoine|herbe et foin|mash le soir}. {turnout?Sorti au pré tous les jours~Sorti au pré le samedi et le dimanche~Ne va pas au pré}. Litière refaite à {:time}.
Ferrure assurée par {farrier}. En cas d'urgence, l'écurie appelle {vet_name}, sans attendre l'accord du propriétaire.
?Demi-pension : {half.rider} monte le cheval {half.days} jour(s) par semaine.
+++
{insured!Le propriétaire a souscrit une assurance mortalité|Le cheval est assuré, attestation remise~Le cheval n'est pas assuré et le propriétaire en assume le risque|Aucune assurance n'a été prise pour l'animal}.
+++
Préavis : {notice}. Le tarif a été fixé le {:date}. Manège fermé le {:=lundi|mardi|dimanche soir}.
~ Fait en double, signatures au verso. Trésorerie : {:person}.

== fr demande_acces_information_quebec
q body company:Ville de {}/Centre de services scolaire {}/Ministère {}; public body, replying organisation
q applicant person; requester, addressee
q officer person; access officer, signed by
q received date; request received
q replied date; reply date, date of decision
q extended date; extended to, new deadline
q subject phrase; what was asked for, documents sought
q decision choice:granted/partial/refused; outcome
q article number:20..60; section relied on, legal article
q pages number:3..400; pages located, extent of documents found
q fee money:5..90; reproduction costs
q third_party company; third party consulted, company heard
q review_days number:15..45; days to seek review
q file id:DAI-####-###; file number
q masked flag; names blacked out, redacted
q commission_phone phone; review body's number
a lawyer person; counsel
a contract money; value of contract
a hearing date; hearing
a author person; author of the documents
a clerk person; archivist
a birth date; date_of_birth
---
{body}
Secrétariat général || Le {replied}

PAR COURRIEL
{applicant}
Dossier {file}

Objet : votre demande d'accès

Bonjour,
Nous avons reçu le {received} votre demande visant {subject=les rapports d'inspection des viaducs|les dépenses de voyage du cabinet|le contrat de collecte|les plaintes pour bruit|les courriels sur la fermeture de l'aréna}. 
?Le délai avait été prolongé jusqu'au {extended}.
{decision?Nous accédons entièrement à votre demande~Nous y accédons en partie seulement~Nous ne pouvons y donner suite}, vu l'article {article} de la loi. {masked!Les renseignements personnels ont été caviardés|Des noms ont été masqués avant l'envoi~Rien n'a été masqué|Les documents vous sont remis sans caviardage}.
+++
= Pages repérées: {pages}
= Frais de reproduction: {fee}
= Tarif la page: {:money:1..2}
+++
?L'entreprise {third_party}, tiers intéressé, a été consultée.
+++
Vous pouvez demander la révision de cette décision dans les {review_days} jours auprès de la Commission, {commission_phone}.
Recevez nos salutations distinguées.
{officer}
Responsable de l'accès aux documents
~ {:address}. Politique adoptée le {:date}.

== fr suivi_vinification_cuve
q estate company:Château {}/Domaine {}/Cave de {}; winery, producer
q cellarer person; cellar master, maître de chai
q oenologist person; consultant, wine chemist
q vat id:C##; tank
q grape phrase; variety, fr:cépage
q plot phrase; vineyard parcel
q picked date; picking date
q volume unit:hl 20..220; content
q sugar unit:g/l 190..240; sugar at start
q potential percent; potential alcohol
q yeast_day date; yeast added on
q racked date; devatting, run-off
q sulphite unit:mg/l 20..80; SO2
q stuck flag; fermentation stopped, stuck
q style choice:red/rose/white; colour
q lab company:Laboratoire {}/Œnolab {}/{} Analyses; analysis lab
l readings; daily log, measurements
c readings.day date; date
c readings.temp unit:°C 14..31; temperature
c readings.density number:993..1090; density
c readings.action phrase; operation, work done
a bottling date; bottling date
a buyer company; merchant
a press unit:bar; pressing pressure
a barrels number; number of barrels
a yield unit:hl/ha; yield
a price money; price per hectolitre
---
{estate}
# Fiche de cuve {vat}
= Cépage: {grape=merlot|chenin|gamay|syrah|chasselas|pinot noir}
= Parcelle: {plot=Les Hauts|Clos du Puits|La Chaume|Terre Rouge|Sous l'Église}
= Vendangé le: {picked}
= Volume: {volume}
= Sucres: {sugar}
= Degré en puissance: {potential}
Destinée à un vin {style?rouge de garde~rosé de saignée~blanc sec}. Sulfité à {sulphite} à l'encuvage, levuré le {yeast_day}.
## Relevés
%readings 3..6
Jour | Temp. | Densité | Travail
{readings.day} | {readings.temp} | {readings.density} | {readings.action=remontage|pigeage|délestage|rien|refroidi|aéré}
%%
+++
{stuck!Fermentation bloquée, pied de cuve préparé|Arrêt en cours de route, à relancer~Fermentation menée à son terme|Tout s'est fait sans arrêt}. 
?Décuvé le {racked}.
+++
Analyses : {lab}. Conseil : {oenologist}, passage du {:date}. Tenue de la fiche : {cellarer}.
~ Nettoyage de cuve à {:unit:°C 60..80}. Alarme froid : {:phone}.

== fr certificat_urbanisme
q town company:Mairie de {}/Commune de {}; authority
q applicant person; requester
q notary_office company:Étude {}/Office notarial {}/{} Notaires; filed through, law office
q land street; property, where
q parcel id:@@ ####; cadastral reference
q area unit:m² 250..9000; land size
q filed date; submitted
q issued date; delivered on
q valid duration; validity
q number id:CU ### ### ## #####; certificate number
q zone phrase; planning zone
q feasible flag; project can be done, buildable
q project phrase; intended operation
q preempt flag; right of first refusal, preemption
q sewage choice:mains/private/none; wastewater
q signer person; signed by, deputy mayor
q water_firm company:Eaux de {}/Régie {}; water operator consulted
a owner person; seller, owner
a tax money; development tax
a price money; sale price
a floor_area unit:m²; permitted floor area
a height unit:m; maximum height
a surveyor person; fr:géomètre
---
{town} || {number}
# Certificat d'urbanisme opérationnel
= Déposé le: {filed}
= Par: {applicant}
= Entremise: {notary_office}
= Terrain: {land}
= Cadastre: {parcel}
= Contenance: {area}
Objet de la demande : {project=une maison d'habitation|la division en deux lots|un hangar agricole|un gîte|l'extension d'un atelier}.
## Réponse
Le terrain est situé en zone {zone=UB|Nh|1AU|UA, secteur protégé|A}. {feasible!L'opération peut être réalisée|Le terrain peut servir au projet décrit~L'opération ne peut pas être réalisée|Le terrain ne peut recevoir ce projet}. {preempt!La commune y dispose d'un droit de préemption|Une vente devra être précédée d'une déclaration à la commune~Aucun droit de préemption ne s'y applique|La parcelle échappe au droit de préemption}.
+++
## Réseaux
Eau : desservi, avis de {water_firm} du {:date}. Eaux usées : {sewage?collecteur public au droit du terrain~fosse et filtre à la charge du constructeur~aucune solution à ce jour}. Électricité : extension de {:unit:m 10..200}.
+++
Ce certificat vaut pendant {valid}. 
> Délivré le {issued}
> {signer}, adjoint
~ Instructeur : {:person}, {:phone}.

== fr fiche_don_moelle_rappel
q register company:Registre {}/Fondation {}/Veille {}; donor registry, sender
q donor person; registered donor, addressee
q donor_no id:DM######; donor number
q joined year; registered since, joined in
q nurse person; call handler, contact nurse
q doctor person; responsible doctor, signed by
q lab company:Laboratoire {}/Centre HLA {}; typing laboratory
q blood_day date; blood sample date
q blood_place city; where the sample is taken
q at time; time of sample
q patient_far flag; patient abroad, foreign recipient
q answer_before date; reply deadline
q match phrase; compatibility, degree of match
q method choice:blood/marrow; likely donation method
q leave_days number:1..5; days off work
q costs_paid flag; expenses refunded, no cost for donor
q free_phone phone; free number
a patient person; recipient
a hospital company; collection hospital
a donation_date date; donation day
a weight unit:kg; donor weight
a blood_group phrase; blood group
a compensation money; allowance
---
{register}
{:street}, {:zip} {:city} || {:date}

> {donor}
> N° {donor_no}
# Vous êtes peut-être compatible
Chère donneuse, cher donneur,
Vous nous avez fait confiance en {joined}. Aujourd'hui, un malade {patient_far!soigné à l'étranger|pris en charge dans un autre pays~soigné dans notre pays|suivi ici même} pourrait avoir besoin de vous : {match=neuf caractères sur dix concordent|concordance complète|huit sur dix|concordance à préciser}.
## Prochaine étape
Une prise de sang complémentaire le {blood_day} à {at}, à {blood_place}. Les tubes partent ensuite chez {lab}. Merci de nous dire oui ou non pour le {answer_before}, au numéro gratuit {free_phone}, auprès de {nurse}.
+++
## Si l'on vous retient
Le prélèvement se ferait le plus souvent {method?par le sang, au bras, après quelques piqûres~dans l'os du bassin, sous anesthésie}. Comptez {leave_days} jour(s) d'absence au travail. {costs_paid!Vos frais vous sont entièrement remboursés|Rien ne reste à votre charge~Les frais de trajet restent à votre charge|Nous ne pouvons pas rembourser vos frais}.
+++
> {doctor}
> Médecin responsable
~ Parrain de la campagne : {:company}. Dernière mise à jour de votre fiche : {:date}.

== fr maintenance_passage_niveau
q railway company:Chemins de fer {}/Réseau {}/Rail {}; infrastructure manager
q crossing id:PN ###; level crossing number
q line phrase; railway line
q km number:2..240; kilometre point
q road phrase; road crossed
q team_head person; head of team, agent responsible
q signaller person; signalman, agreed with by phone
q inspected date; inspection day
q closed_from time; line blocked from
q closed_to time; line given back
q barrier_time unit:s 20..60; warning time before train
q fault phrase; defect found
q repaired flag; fixed on the spot
q battery unit:V 20..28; battery voltage
q gendarmerie company:Gendarmerie de {}/Police de {}; police informed
q type choice:half_barriers/full_barriers/lights; protection type
q next month; next inspection
a train_count number; trains per day
a accident date; last accident
a road_traffic number; vehicles per day
a supplier company; barrier maker
a driver person; train driver
a cost money; repair cost
---
{railway} || {crossing}
# Tournée d'entretien – passage à niveau
= Ligne: {line=Vallée haute|antenne du port|ligne 42|transversale|littoral}
= PK: {km}
= Voie routière: {road=D 12|rue de la Gare|chemin du Lavoir|RN 4|route de la Plage}
= Équipement: {type?deux demi-barrières et sonnerie~barrières sur toute la largeur~feux clignotants seuls}
= Visite: {inspected}
= Chef d'équipe: {team_head}
Interception de la voie accordée par {signaller}, poste de {:city}, de {closed_from} à {closed_to}. Dépêche {:number:10..99}.
## Mesures
Délai d'annonce : {barrier_time} ; batterie : {battery} ; effort d'arrachement {:unit:N 200..400}.
?## Anomalie
?{fault=Ampoule grillée côté village|Lisse fendue|Sonnerie trop faible|Contrepoids desserré|Croix peu lisible}.
+++
{repaired!Remise en ordre dans la foulée|Tout a été réparé sur place~Réparation remise à plus tard, pièce manquante|Rien n'a pu être réparé ce jour}. {gendarmerie} avait été prévenue de la fermeture.
+++
Prochaine tournée : {next}.
~ Carnet à laisser dans le coffret. Standard régulation {:phone}. Page ouverte le {:date}.

== fr bilan_formation_continue
q centre company:{} Formation/Institut {}/Greta {}; training provider
q trainee person; participant
q employer company; employer, sent by
q course phrase; course title
q trainer person; teacher, led by
q pedagogue person; course manager, signed_by
q starts date; first day
q ends date; last day
q hours number:7..140; hours attended
q planned number:7..140; planned hours
q funder company:Opco {}/Fonds {}/Région {}; funding body
q agreement id:CV-#####; agreement
q place city; place of course
q passed flag; skills acquired, objective reached
q assess choice:quiz/practical/oral; evaluation method
q remote flag; by video, distance learning
q satisfaction number:5..10; satisfaction mark
a price money; price of the course
a exam date; exam date
a tutor person; company tutor
a diploma id; certificate registered number
a group number; group size
a next date; next session
---
{centre}
N° de déclaration {:id:## ## ##### ##} || {:city}
# Attestation d'assiduité et de fin de formation
Je soussigné {pedagogue}, responsable pédagogique, atteste que {trainee}, salarié(e) de {employer}, a suivi l'action « {course=Lire un bilan|Gestes et postures|Tableur avancé|Accueil difficile|Soudage TIG initiation|Conduite de réunion} » animée par {trainer}, du {starts} au {ends}, à {place}.
= Convention: {agreement}
= Financeur: {funder}
= Heures prévues: {planned}
= Heures réalisées: {hours}
{remote!Les séances ont eu lieu par visioconférence|La formation s'est déroulée à distance~Les séances ont eu lieu en salle|Tout s'est fait en présence}. Évaluation par {assess?questionnaire à choix multiples~mise en situation~entretien oral} : {passed!les acquis visés sont validés|objectifs atteints~les objectifs n'ont pas été atteints|acquis non validés}.
+++
?Note de satisfaction donnée par le stagiaire : {satisfaction} sur 10.
+++
> Fait le {:date}
> {pedagogue}
~ Réclamations : {:email}. Référent handicap : {:person}, {:phone}.

== fr carte_tir_chasse_battue
q society company:Société de chasse {}/ACCA de {}/Diana {}; hunting society
q leader person; hunt leader, chef de battue
q day date; hunt day
q start time; horn, beginning
q stop time; end of hunt
q ground phrase; hunting area
q town city; commune
q hunters number:6..40; guns present
q beaters number:2..10; beaters, fr:traqueurs
q boar number:0..9; wild boar shot
q roe number:0..6; roe deer shot
q ring id:CHV-#####; tag number, fr:bracelet
q wounded flag; wounded game lost, blood search
q tracker person; dog handler, conducteur de chien
q lands_owner person; private owner who allowed
q signs choice:placed/not_placed; road signs
q guard person; ranger, fr:garde
q meat phrase; meat shared to
l posts; stands, lines
c posts.no number:1..30; stand number
c posts.hunter person; who stood there
c posts.shots number:0..6; shots fired
a weight unit:kg; carcass weight
a licence id; hunting permit
a insurance company; insurer
a next_hunt date; next hunt
a treasurer person; treasurer
a fine money; fine
---
{society}
# Carnet de battue
= Jour: {day}
= Commune: {town}
= Territoire: {ground=Bois du Roi|Les Genêts|La Combe|Versant sud|Marais de l'Aune}
= Chef de battue: {leader}
= Début: {start}
= Fin: {stop}
Fusils : {hunters}. Traqueurs : {beaters}. Consignes de tir lues, angle de {:number:30..45} degrés rappelé. Panneaux au bord de la route : {signs?posés avant le rond~oubliés}. 
## Postes
%posts 3..6
Poste | Tireur | Balles
{posts.no} | {posts.hunter} | {posts.shots}
%%
## Tableau
Sangliers : {boar}. Chevreuils : {roe}. Bracelet posé : {ring}. {wounded!Un animal blessé n'a pas été retrouvé sur-le-champ|Du sang à la sortie, recherche demandée~Aucun animal blessé|Pas de recherche au sang à faire}. 
?Conducteur de chien appelé : {tracker}.
+++
Passage du garde : {guard}. Merci à {lands_owner}, qui nous ouvre ses bois. Venaison : {meat=partagée entre les traqueurs|donnée au banquet|remise au propriétaire|tirée au sort}.
~ Carnet à rendre à la fédération avant le {:date}. {:phone}

== fr attestation_decennale
q insurer company:{} Assurances/Mutuelle du bâtiment {}/{} IARD; insurance company
q insured company:{} Couverture/Plomberie {}/Charpente {}; policyholder, builder
q boss person; manager of insured firm
q agent person; insurance agent, issued by
q policy id:DEC######; policy number
q from date; cover starts
q to date; cover ends
q site_open date; sites opened from; earliest opening of works covered
q activities phrase; trades covered
q max_site money:500000..9000000; largest site value
q excess money:500..3000; deductible
q siren id:### ### ###; company id
q sub_covered flag; subcontracting covered
q abroad flag; works outside the country covered
q region choice:mainland/overseas/both; territory
q claims_phone phone; claims line
a turnover money; turnover
a premium money; premium
a staff number; employees
a reinsurer company; reinsurer
a client person; client of the works
a accident date; last claim
---
{insurer}
Agence de {:city} || {:phone}
# Attestation d'assurance de responsabilité décennale
Nous attestons que {insured}, SIREN {siren}, dirigée par {boss}, est titulaire du contrat {policy}.
= Période: du {from} au {to}
= Chantiers ouverts à partir du: {site_open}
= Activités: {activities=couverture et zinguerie|plomberie et chauffage|charpente traditionnelle|étanchéité de toitures|maçonnerie courante}
= Coût maximal de l'opération: {max_site}
= Franchise: {excess}
La garantie joue {region?en métropole seulement~outre-mer seulement~en métropole comme outre-mer}. {sub_covered!Elle s'étend aux travaux confiés en sous-traitance|Les sous-traitants de l'assuré sont inclus~Les travaux donnés en sous-traitance n'y entrent pas|La sous-traitance est exclue}. {abroad!Les chantiers au-delà des frontières sont admis|L'étranger est compris~Les chantiers situés à l'étranger en sont exclus|Aucune garantie hors des frontières}.
+++
La présente ne peut engager l'assureur au-delà des clauses du contrat ; elle n'est valable que sans rature.
+++
Sinistres : {claims_phone}.
> Pour la compagnie, {agent}
> {:date}
~ Capital social {:money:1000000..9000000}. Médiation : {:url}.

== fr note_tournee_facteur
q office company:Poste de {}/Centre de tri {}/Plateforme {}; postal office, depot
q round id:T###; delivery round
q regular person; usual postman, titular
q substitute person; stand-in, replacement; who walks the round meanwhile
q from date; replacement starts
q to date; replacement ends
q manager person; team leader, signed_by
q leaves time; leaves depot
q boxes number:180..900; letterboxes, delivery points
q distance unit:km 8..60; length of round
q vehicle choice:bike/car/on_foot; means
q dog_warning street; aggressive dog at, beware
q key_no id:K-##; pass key, key
q registered number:2..30; registered items
q hazards flag; roadworks on the way, diversion
q old_lady person; resident to visit, looked-in-on; elderly person who gets a short visit
a absence_reason phrase; reason for absence
a parcels number; parcels
a fuel_card id; fuel card
a back time; back at depot
a inspector person; quality inspector
a next_training date; training
---
{office}
# Consigne de remplacement – tournée {round}
Du {from} au {to}, la tournée de {regular} est assurée par {substitute}. Voici ce qu'il faut savoir ; à lire avant de partir.
= Départ du dépôt: {leaves}
= Points de remise: {boxes}
= Longueur: {distance}
= Passe: {key_no}
{vehicle?Vélo à assistance, batterie à charger la veille~Fourgonnette blanche, plein fait~Chariot à pousser}. Aujourd'hui {registered} recommandés à faire signer.
+++
## Points d'attention
* Chien mordeur : {dog_warning}. Laisser le courrier dans la boîte basse.
* {hazards!Rue barrée après le pont, prendre la déviation|Travaux sur le parcours, prévoir un détour~Aucun chantier signalé sur le parcours|Voirie libre partout}.
* Visite de veille chez {old_lady} : sonner, échanger quelques mots, noter sur l'appareil.
* Ancien numéro {:number:2..90} de la rue {:last} : ne plus desservir.
+++
En cas de souci, {:phone}.
> {manager}, encadrante d'équipe
~ Mise à jour {:date}. Pharmacie partenaire : {:company}.

== fr fiche_decouverte_naturaliste
q society company:Société mycologique {}/Naturalistes {}/Cercle {}; society
q finder person; collected by, found by
q determiner person; identified_by, expert
q found date; date found
q determined date; identification date
q place phrase; habitat spot, location
q town city; commune
q altitude unit:m 50..2200; elevation
q species phrase; scientific name, taxon
q common phrase; vernacular name
q edible choice:edible/toxic/deadly; edibility
q habitat phrase; growing on, substrate
q number number:1..40; specimens
q spore unit:µm 4..18; spore length
q herbarium id:MYC-####; specimen number
q kept flag; specimen preserved
q poison_phone phone; poison centre
a photographer person; photo by
a weather phrase; weather
a tree_age number; age of tree
a red_list phrase; red list status
a exhibition date; exhibition
a owner person; owner of the wood
---
{society}
# Fiche de détermination {herbarium}
= Récolte: {finder}
= Le: {found}
= Commune: {town}
= Station: {place=talus de la voie ferrée|hêtraie du vallon|pelouse du cimetière|bord d'étang|sapinière claire}
= Altitude: {altitude}
= Exemplaires: {number}
Milieu : {habitat=sur souche de peuplier|dans les aiguilles|sous chênes|sur bois brûlé|parmi les mousses}. 
## Diagnose
Chapeau de {:unit:mm 20..140}, lames serrées, odeur {:=de farine|d'anis|nulle|de radis}. Spores de {spore}. 
Déterminé le {determined} par {determiner} : {species=Lactarius deterrimus|Cortinarius orellanus|Amanita rubescens|Pholiota squarrosa|Russula nobilis}, dit aussi {common=lactaire des épicéas|cortinaire des montagnes|amanite rougissante|pholiote écailleuse|russule des hêtres}.
{edible?Bon à manger, bien cuit~Indigeste, cause des troubles~Peut tuer, même en petite quantité}.
+++
{kept!Échantillon séché et mis en herbier|Une part est conservée au local~Rien n'a été conservé|L'échantillon a été jeté après examen}. 
+++
~ En cas d'ingestion : {poison_phone}. Permanence le lundi, {:time}, {:street}. Bulletin du {:date}, responsable {:person}.

== fr location_bateau_sans_permis
q renter company:Bateaux {}/Croisières {}/Nautic {}; hire company
q client person; skipper, hirer
q boat phrase; boat name
q reg id:@@ ######; registration
q base city; departure base
q return_base city; arrival base
q from date; pick-up
q to date; return
q engine_out number:200..4000; engine hours at start
q engine_in number:4001..5000; engine hours at end
q crew number:2..12; people on board
q deposit money:500..2500; security deposit
q withheld money:20..400; amount kept, deduction
q damage phrase; damage, fr:dégât
q briefed flag; instructed, trial run
q instructor person; shown by, briefing by
q checker person; checked on return
q bikes number:1..6; bicycles lent
a price money; hire price
a fuel unit:l; fuel used
a insurer company; insurer
a locks number; locks passed
a next_rental date; next hire
a birthdate date; date_of_birth
---
{renter}
{:phone} || Contrat {:id:L#####}
# Fiche de prise en charge et de retour
= Bateau: {boat=Libellule|Martin-pêcheur|La Rêveuse|Ondine|Gavroche}
= Immatriculation: {reg}
= Preneur: {client}
= À bord: {crew}
= Caution: {deposit}
## Départ – {base}, {from}
Compteur moteur {engine_out}. {briefed!Prise en main faite, une écluse passée ensemble|Essai sur l'eau effectué~Le preneur, habitué, a renoncé à la prise en main|Sans essai, à la demande du client}. Démonstration : {instructor}. 
?Vélos prêtés : {bikes}.
Réservoir d'eau {:unit:l 200..600}, gaz deux bouteilles.
+++
## Retour – {return_base}, {to}
Compteur moteur {engine_in}. Contrôlé par {checker}.
?Dégât : {damage=hélice tordue|défense perdue|éraflure à tribord|rideau déchiré|pompe bouchée}.
?Somme gardée sur la caution : {withheld}.
+++
~ Ménage {:money:60..140} s'il n'est pas fait. Assistance de {:time} à {:time}. Conditions du {:date}.

== fr essai_semences_station
q station company:Station {}/Semences {}/Laboratoire {}; seed testing station
q client company:Coopérative {}/Graines {}/{} Semences; sample sent by
q analyst person; tested by
q head person; head of station, signed by
q species phrase; crop species
q variety phrase; cultivar
q lot id:F####@####; seed lot
q lot_weight unit:kg 400..25000; lot weight
q sampled date; sampling day
q sampler person; official sampler
q finished date; test completed
q germination percent; germinating, viability
q purity percent; pure seed
q moisture percent; water content
q weeds number:0..20; foreign seeds
q treated flag; seed dressed, coated
q certified choice:basic/certified/commercial; seed category
q passport id:FR-@@-####; plant passport
a price money; price per quintal
a thousand unit:g; thousand-grain weight
a producer person; multiplier, grower
a harvest year; harvest year
a field_visit date; field inspection
a expiry date; label valid until
---
{station}
# Bulletin d'analyse de semences
= Demandeur: {client}
= Espèce: {species=blé tendre|luzerne|ray-grass|féverole|carotte|trèfle violet}
= Variété: {variety=Artémis|Belair|Solène|Goliath|Tardive du Nord}
= Lot: {lot}
= Poids du lot: {lot_weight}
= Passeport: {passport}
Échantillon tiré le {sampled} par {sampler}, préleveur agréé, scellé {:id:S####}. Catégorie : {certified?semences de base~semences certifiées~semences commerciales}. {treated!Grains enrobés d'un fongicide|Semence traitée~Grains nus, sans traitement|Semence non traitée}.
+++
## Résultats
= Faculté germinative: {germination}
= Pureté: {purity}
= Humidité: {moisture}
= Graines étrangères: {weeds}
= Germes anormaux: {:percent}
Essai en germoir à {:unit:°C 18..25}, mené par {analyst}, terminé le {finished}.
+++
> Pour la station, {head}
~ Ne vaut que pour l'échantillon reçu. Édité le {:date}. {:email}

== fr suivi_these_comite
q university company:Université de {}/École doctorale {}/Institut {}; doctoral school
q student person; doctoral candidate
q director person; supervisor
q codirector person; co-supervisor
q external person; outside member, external expert
q external_home company:Université {}/CNRS {}/École {}; institution of the outside member
q topic phrase; thesis subject
q year number:1..4; year of thesis
q met date; committee day
q started date; thesis began
q defence month; planned defence
q papers number:0..5; articles submitted
q hours number:20..120; training hours done
q conflict flag; tension with supervisor, difficulties reported
q reenrol choice:favourable/conditional/unfavourable; advice on re-enrolment
q advice phrase; recommendation
q room phrase; room, venue
a grant_end date; end of funding
a funder company; funding body
a salary money; doctoral pay
a jury person; jury president
a lab company; laboratory
a birth date; date_of_birth
---
{university}
# Comité de suivi individuel – rapport
= Doctorant: {student}
= Année de thèse: {year}
= Débutée le: {started}
= Direction: {director}
?= Codirection: {codirector}
= Sujet: {topic=les crues dans les chartes|fluage des argiles|mémoires de l'usine|réseaux de capteurs sobres|traduire le théâtre baroque}
Le comité s'est réuni le {met} {room=en salle du conseil|par visioconférence|au laboratoire|salle 204}, avec {external}, venu(e) de {external_home}, et {:person}, membre de l'école. Il a entendu le doctorant, puis l'encadrement, séparément.
+++
## Avancement
{papers} article(s) soumis, {hours} heures de formation validées. Soutenance visée : {defence}. {conflict!Des tensions avec l'encadrement ont été rapportées|Le doctorant fait état de difficultés relationnelles~L'entente avec l'encadrement est bonne|Aucune difficulté n'a été rapportée}.
+++
## Avis
Réinscription : {reenrol?oui, sans réserve~oui, à condition de revoir le calendrier~non}. Conseil : {advice=resserrer le corpus|rédiger un chapitre avant l'été|publier en anglais|renoncer au second terrain|suivre un cours de statistiques}.
~ Confidentiel. Transmis le {:date} à {:email}.

== fr autorisation_debit_boissons
q town company:Mairie de {}/Commune de {}; authority
q applicant person; responsible, president of the club
q association company:Amicale {}/Comité des fêtes {}/Étoile {}; association served
q event phrase; occasion
q place phrase; venue
q opens date; first day
q closes date; last day
q until time; closing hour
q class choice:group1/group3; drinks allowed
q number number:1..5; how many such permits this year
q order id:####-DB-##; order number
q mayor person; signed by
q police company:Gendarmerie de {}/Commissariat de {}; police copied
q asked date; application date
q breath flag; breathalysers required
q noise_end time; music off
q security number:2..12; stewards
a guests number; expected guests
a fee money; fee
a caterer company; caterer
a licence id; licence number
a fire_officer person; fire officer
a next_request date; next application
---
{town} || Arrêté {order}
# Autorisation de débit de boissons temporaire
Le maire, vu la demande du {asked} présentée par {applicant}, président(e) de {association}, à l'occasion de {event=la fête du quartier|un tournoi de pétanque|la kermesse|un concert de soutien|la foire aux livres} ;
ARRÊTE
* L'association est autorisée à tenir une buvette {place=place de la République|au stade|sous la halle|à la salle polyvalente|sur les berges}, du {opens} au {closes}, jusqu'à {until}.
* Boissons : {class?sans alcool uniquement~vin, bière et cidre compris}. C'est la {number}e autorisation de l'année sur cinq possibles.
* Musique arrêtée à {noise_end}. {security} bénévoles en gilet.
* {breath!Des éthylotests doivent être offerts au public|L'organisateur tient des éthylotests à disposition~Il n'est pas exigé d'éthylotests|Pas d'obligation d'éthylotests ici}.
+++
Une copie est adressée à {police}. Toute vente aux mineurs est interdite.
> {mayor}
> {:date}
~ Secrétariat : {:person}, {:phone}. Délibération du {:date}.

== fr accident_scolaire_declaration
q school company:École {}/Athénée {}/Collège {}; school
q pupil person; injured pupil
q teacher person; on duty, supervising
q witness person; saw it
q day date; day of accident
q at time; time of accident
q spot phrase; place in the school
q activity phrase; what the child was doing
q injury phrase; harm
q first_aider person; first aid given by
q parent person; parent called
q called_at time; parent called at
q insurer company:{} Assurances/Ethias {}/Mutuelle {}; school's insurer
q policy id:SC-######; policy
q hospital flag; taken to hospital
q third choice:alone/other_pupil/equipment; cause, who or what caused it
q reported date; declared on
q head person; head, signed by
a class phrase; class
a born date; date_of_birth
a doctor person; doctor
a cost money; medical cost
a other_pupil person; other child involved
a return date; back at school
---
{school}
{:street}, {:zip} {:city}
# Déclaration d'accident scolaire
= Assureur: {insurer}
= Police: {policy}
= Élève: {pupil}
= Survenu le: {day}
= Heure: {at}
= Endroit: {spot=cour de récréation|escalier B|gymnase|atelier bois|réfectoire|car}
L'élève était en train de {activity=courir après un ballon|descendre en rang|grimper à la corde|scier une latte|porter son plateau} sous la surveillance de {teacher}. {third?L'élève a glissé sans que personne le touche~L'élève a été bousculé par un autre enfant~Un élément du matériel a cédé}. A vu la scène : {witness}.
+++
## Suites
{injury=Plaie au front|Poignet gonflé|Dent cassée|Doigt coincé|Brûlure légère}, soignée par {first_aider}. {hospital!Conduit aux urgences|Une ambulance l'a emmené à l'hôpital~Pas de passage à l'hôpital|Resté en classe, hôpital inutile}. Appelé à {called_at} : {parent}.
+++
> La direction, {head}
> Déclaré le {reported}
~ Joindre le certificat médical dans les {:number:5..15} jours. Éducatrice référente : {:person}, {:phone}. Modèle du {:date}.

== fr elagage_ligne_electrique
q grid company:Réseau {}/Énergie {}/Électricité {}; grid operator
q pruner company:Élagage {}/Forêts {}/{} Espaces verts; pruning firm
q resident person; occupant, addressee
q land street; parcel, where the trees stand
q line_kv unit:kV 15..63; line voltage
q distance unit:m 2..6; clearance
q work_from date; work starts
q work_to date; work ends
q object_by date; objection deadline
q species phrase; tree species
q trees number:1..30; number of trees
q wood choice:left/removed/chipped; what happens to the wood
q free flag; free for owner, no cost
q supervisor person; foreman, team leader
q contact_phone phone; person to ring
q officer person; line officer, signed by
q ref id:EL-######; notice number
a outage date; power cut
a owner person; owner of the land
a last year; last pruning
a area unit:m²; cleared area
a compensation money; compensation
a town_hall phone; town hall
---
{grid}
Maintenance des lignes || Avis {ref}

> {resident}
> {:street}
> {:zip} {:city}
# Élagage près d'une ligne {line_kv}
Madame, Monsieur,
Des branches approchent nos conducteurs au {land}. Pour votre sécurité, nous devons rétablir un vide de {distance} tout autour. Sont visés {trees} {species=peupliers|noyers|frênes|bouleaux|épicéas}.
L'entreprise {pruner} interviendra entre le {work_from} et le {work_to}[, de {:time} à {:time}]. Sur place, l'équipe est menée par {supervisor}.
+++
* {free!Ces travaux ne vous coûtent rien|L'opération est entièrement à notre charge~Les plantations étant trop proches, les travaux vous seront facturés|Le coût vous incombe, l'arbre ayant été planté après la ligne}.
* Le bois : {wood?empilé sur place, il vous appartient~évacué par l'entreprise~broyé et épandu au pied}.
* Objections possibles jusqu'au {object_by}.
+++
Un appel suffit : {contact_phone}.
> {officer}
~ Ne coupez jamais vous-même. Urgence dépannage {:phone}. Courrier du {:date}. Mairie informée : {:person}.

== fr fiche_lutherie_accordeon
q workshop company:Accordéons {}/Atelier {}/Musique {}; repair shop
q musician person; owner of instrument
q instrument product; instrument, model
q serial id:###-####; serial number
q in date; arrived at shop
q out date; promised for
q tuner person; tuned by
q apprentice first; apprentice's first name
q diapason unit:Hz 438..444; pitch, tuning reference
q fault phrase; complaint of the musician
q found phrase; defect found
q voices number:2..5; reed banks
q loan flag; replacement instrument lent
q quote money:80..1500; price
q agreed_by phrase; how the customer agreed
q weight unit:kg 4..14; weight
q wax choice:new/kept; wax of reeds
a built year; year built
a maker_town city; built at
a concert date; next concert
a strap_price money; strap price
a insurer company; insurer
a buttons number; number of buttons
---
{workshop}
{:street}, {:zip} {:city} || {:phone}
# Fiche d'atelier
= Musicien: {musician}
= Instrument: {instrument=chromatique Cavalli|diatonique Rosetti|piano-accordéon Belfiore|concertina Lark|mixte Fratoni}
= N° de série: {serial}
= Entré le: {in}
= À rendre le: {out}
= Voix: {voices}
= Poids: {weight}
Dit par le client : {fault=une note siffle|le soufflet fuit|basses muettes|touche qui colle|faux dans l'aigu}. Trouvé à l'ouverture : {found=peaux racornies|cire fendue|lame cassée|mortaise ouverte|ressort sauté}.
+++
Accord au diapason {diapason}, par {tuner}, aidé de {apprentice}. {wax?Musiques recirées à neuf~Cire d'origine gardée}. Vibrato {:number:2..20} cents.
+++
Prix : {quote}, accepté {agreed_by=au téléphone|par retour de courriel|au comptoir|par message}. {loan!Un instrument lui est prêté dans l'intervalle|Parti avec un accordéon de prêt~Aucun prêt dans l'intervalle|Le client n'a pas voulu d'instrument de remplacement}.
~ Passé {:duration}, l'atelier n'est plus tenu de garder l'instrument. Fiche du {:date}, {:person}.

== fr affectation_logement_etudiant
q office company:Crous de {}/Logements étudiants {}/Résidence {}; housing office
q student person; tenant, student
q residence company:Cité {}/Foyer {}/Résidence {}; hall of residence
q room id:@###; room
q rent money:180..520; monthly rent
q aid money:40..200; housing aid expected
q deposit money:150..500; deposit
q confirm date; confirm before
q enter date; move in from
q leave date; leave at latest
q warden person; warden, reception
q director person; signed by
q size unit:m² 9..24; floor area
q shared flag; kitchen shared
q guarantor person; guarantor
q kind choice:room/studio/flatshare; type
q file id:DSE-#######; file number
l steps; what to do, steps
c steps.what phrase; action
c steps.by date; by when
a university company; place of study
a flatmate person; flatmate
a insurer company; home insurer
a iban iban; bank account
a birth date; date_of_birth
a parking money; parking
---
{office} || Dossier {file}
# Décision d'admission
Bonjour {student},
Un logement vous est attribué à {residence}.
= Logement: {room}
= Surface: {size}
= Loyer: {rent}
= Dépôt: {deposit}
= Disponible à partir du: {enter}
= À libérer au plus tard le: {leave}
Il s'agit {kind?d'une chambre avec douche~d'un petit appartement pour une personne~d'un appartement à plusieurs}. {shared!La cuisine est commune à l'étage|On cuisine dans une pièce partagée~Kitchenette privative|Cuisine à vous seul}. L'aide au logement est évaluée à {aid}.
?Votre garant : {guarantor}.
+++
## À faire
%steps 2..4 lines
- {steps.what=payer le dépôt|envoyer la photo|signer le contrat en ligne|déposer l'attestation d'assurance|choisir le créneau d'arrivée} avant le {steps.by}
%%
Sans confirmation de votre part le {confirm}, la place est perdue.
+++
À l'accueil, demandez {warden} ({:time} à {:time}).
> {director}
~ {:address}. Recours dans les {:number:30..60} jours. Édité le {:date}.

== fr lettre_preemption_safer
q safer company:Safer {}/Société foncière {}/Terres de {}; pre-empting body, sender; body that steps into the sale
q notary person; addressee, officer handling the sale; notary the letter goes to
q vendor person; seller, transferor; who gives up the land
q ousted person; evicted buyer, original purchaser; who was to buy and now will not
q area unit:ha 1..40; surface, extent of land
q town city; municipality, location of the land
q agreed money:9000..200000; notified price, price in the offer; price the parties had agreed
q offered money:5000..150000; counter-offer, price proposed; what the body is ready to pay
q notified date; notification received, file opened; when the planned sale was announced
q decided date; decision date, committee approval
q answer_by date; seller's deadline, reply needed by; until when the seller may answer
q aim choice:young_farmer/enlarge/environment; legal ground, purpose
q buildings flag; farmhouse included, built property; whether any building goes with the land
q commissioner person; government commissioner, approving official; state official who consented
q director person; signatory, department head
q ref id:PR ## ## ####; file reference
a heir person; heir, co-owner; other person with a share in the land
a tenant person; sitting farmer, current lessee; who farms the land at present
a new_owner person; chosen candidate, final recipient; who will get the land in the end
a surveyed date; survey date, measured on; when the land was measured
a court city; competent court; where the matter can be fought
a fees money; notary fees, act costs
---
{safer} || {:city}, le {:date}
Service juridique || Réf. {ref}
Recommandé avec avis de réception

> Maître {notary}
> {:street}
> {:zip} {:city}

# Exercice du droit de préemption
Maître,
Vous nous avez fait connaître, par envoi reçu le {notified}, le projet de vente par {vendor} à {ousted} de parcelles situées à {town}, pour une contenance de {area}, au prix de {agreed}.
Après avis du comité technique et accord de {commissioner}, commissaire du Gouvernement, nous avons décidé le {decided} d'acquérir ces biens par préférence, en vue {aim?d'installer un jeune agriculteur~d'agrandir une exploitation voisine trop petite~de protéger une zone humide}.
+++
{buildings!Un corps de ferme est compris dans la vente|La vente porte aussi sur une grange et une maison~Il s'agit de terres nues|Aucun bâtiment n'entre dans la vente}.
?Le montant notifié nous paraissant exagéré, nous proposons {offered}.
+++
Le vendeur voudra bien nous répondre pour le {answer_by} ; son silence vaudra acceptation. Il peut aussi retirer son bien de la vente.
Veuillez agréer, Maître, nos salutations distinguées.
> {director}
> Chef du service départemental
~ Affichage en mairie pendant {:number:10..20} jours. Contact : {:person}, {:phone}.

== fr rapport_visite_creche_pmi
q dept company:Département de {}/Office de l'enfance {}/Canton de {}; supervising authority, report issued by
q nursery company:Crèche {}/Les Petits {}/Jardin d'enfants {}; facility, establishment seen
q inspector person; visiting nurse, report author; who came to look
q head person; facility manager, interviewed; who runs the place and answered the questions
q organiser company:Association {}/Mutualité {}/Ville de {}; managing body, operator; body that answers for the place
q visited date; visit day
q arrived time; start of visit
q previous date; last inspection, earlier visit
q places number:10..60; licensed capacity, fr:agrément; how many children may be there
q present number:6..58; children counted, attendance
q staff number:3..16; adults present, carers on duty
q unannounced flag; surprise visit, without warning
q kitchen unit:°C 1..8; fridge reading, cold store
q remark phrase; main observation, shortcoming
q fix_by date; correction deadline, compliance before
q verdict choice:maintained/limited/suspended; effect on licence
q ref id:PMI-####; case number
a doctor person; nursery doctor, visiting physician; doctor attached to the place
a complaint date; complaint received, parents' letter
a waiting number; waiting list, families waiting
a fee money; hourly fee, parents' share
a next_visit date; next inspection, planned return
a youngest number; age in months, youngest child
---
{dept}
Protection maternelle et infantile || Dossier {ref}
# Visite de contrôle – {nursery}
= Gestionnaire: {organiser}
= Visite du: {visited}
= Arrivée: {arrived}
= Effectuée par: {inspector}
= Personne rencontrée: {head}
= Capacité autorisée: {places}
{unannounced!La direction n'avait pas été prévenue|Visite inopinée~La date avait été convenue avec la direction|Visite annoncée par courrier}. À notre passage, {present} enfants étaient là pour {staff} professionnelles, dont {:number:1..3} éducatrices.
+++
## Locaux
Dortoirs calmes, stores à réparer. Réfrigérateur à {kitchen}, biberonnerie à {:unit:°C 19..24}. Clôture haute de {:unit:cm 110..160}.
## Constats
Depuis notre venue du {previous}, l'équipe a revu son projet. Reste à corriger : {remark=la porte du local d'entretien ne ferme pas|les protocoles d'urgence ne sont pas signés|une table à langer sans rebord|le registre d'appel incomplet|des jouets cassés dans la cour}. Ce point est à régler pour le {fix_by}.
+++
## Suites
{verdict?L'autorisation est maintenue telle quelle~L'accueil est ramené à un nombre d'enfants plus faible~L'accueil est interrompu jusqu'à nouvel ordre}.
~ Rapport signé le {:date}. Copie au maire de {:city} et à {:person}. Tél. {:phone}

== fr ordre_de_reparation_machine_agricole
q dealer company:Agri {}/Établissements {}/{} Motoculture; workshop, service provider; firm that mends the machine
q farmer person; keeper of machine, client
q machine product; equipment, model
q maker company:{} Tracteurs/Claas {}/{} Industrie; brand, make
q chassis id:@@@######; frame number, vin
q meter number:300..9000; hour meter, running hours
q came date; taken in on, drop-off
q ready date; promised for, back by
q mechanic person; repairer, assigned to; who does the work
q reception person; intake clerk, order taken by; who wrote the order
q complaint phrase; symptom told, reported trouble
q cause phrase; diagnosis, cause found
q warranty choice:yes_maker/dealer_gesture/customer; who bears the cost
q ceiling money:300..4000; do not exceed, spending limit
q loan flag; replacement machine, courtesy tractor
q order id:OR#####; work order number
l parts; spare parts, fitted items
c parts.ref id:##-####; part number
c parts.what product; part, designation
c parts.qty number:1..8; quantity
a labour duration; labour time, hours charged
a supplier company; parts wholesaler
a breakdown date; broke down on, day of failure
a bought year; year of purchase, first use
a tyre unit:bar; tyre pressure
a field city; place of breakdown
---
{dealer} || N° {order}
{:street}, {:zip} {:city} || {:phone}
# Ordre de réparation
= Client: {farmer}
= Portable: {:phone}
= Matériel: {machine=presse à balles rondes|tracteur 110 ch|faucheuse conditionneuse|télescopique|semoir en ligne}
= Marque: {maker}
= Châssis: {chassis}
= Compteur: {meter}
= Entré le: {came}
= Promis pour le: {ready}
Pris au comptoir par {reception}. Le client dit : « {complaint=elle ne noue plus|perte de puissance en côte|ça vibre en bout de rang|le relevage redescend|fuite sous la cabine} ».
## Atelier – {mechanic}
Constaté : {cause=roulement détruit|capteur de régime coupé|joint de vérin|filtre colmaté|couteau du noueur émoussé}.
%parts 2..5
Réf. | Désignation | Qté
{parts.ref} | {parts.what=joint torique|roulement|filtre à gasoil|courroie|capteur|vis de cisaillement|durite} | {parts.qty}
%%
+++
{warranty?Prise en charge par le constructeur~Geste de la maison, rien à payer~À régler par le client}. Ne pas dépasser {ceiling} sans rappeler. {loan!Une machine de prêt est partie chez le client|Nous dépannons avec une machine de la maison~Pas de machine de prêt disponible|Aucun prêt}.
~ Pièces remplacées gardées {:duration}. Tarif horaire {:money:55..95}. Imprimé le {:date}, visa {:person}.

== fr certificat_travail_depart
q firm company; former employer, issuer; firm that the person leaves
q worker person; leaver, former staff; who leaves
q hired date; entry, employed since
q left date; exit, last day of contract; when the contract came to an end
q last_day_worked date; last day actually worked, presence until; last day at the workplace
q position job; final post, occupation on leaving
q earlier_job job; first post, initial position; what the person did at first
q promoted date; change of post, promoted on
q cause choice:resignation/dismissal/retirement/end_of_fixed_term; reason of departure
q signer person; signed_by, HR officer
q place city; workplace, branch
q cover duration; health cover continues, portability; how long the health cover goes on
q insurer company:{} Prévoyance/Mutuelle {}/{} Santé; benefits insurer, group cover; firm behind the health cover
q free flag; no obligations left, free of commitment; whether the person is bound by nothing
q training number:10..150; training hours left, CPF balance
q staff_no id:M-####; payroll number, fr:matricule
a salary money; last wage, gross pay
a notice duration; notice period
a successor person; replacement, taken over by; who takes over the post
a manager person; line manager, superior
a settlement money; final settlement, solde
a birth date; date_of_birth
---
{firm}
{:street}, {:zip} {:city}

# Certificat de travail
Je soussignée {signer}, agissant pour la société ci-dessus, certifie que {worker}, matricule {staff_no}, demeurant {:address}, a fait partie de notre personnel du {hired} au {left}, sur notre site de {place}, d'abord comme {earlier_job=magasinier|aide-comptable|opératrice|commis|assistant commercial}, puis, à compter du {promoted}, en qualité de {position=chef d'équipe|comptable|responsable de ligne|cuisinier|attachée commerciale}.
Son dernier jour de présence effective a été le {last_day_worked}.
{cause?L'intéressé a quitté l'entreprise de son plein gré~La rupture est intervenue à l'initiative de l'employeur~L'intéressé a fait valoir ses droits à pension~Le contrat, conclu pour un temps déterminé, est parvenu à son terme}. {free!Il nous quitte libre de tout engagement|Aucune obligation ne le lie plus à nous~Il reste tenu par la clause de non-concurrence|Une clause continue de le lier}.
+++
La couverture santé souscrite auprès de {insurer} se poursuit gratuitement pendant {cover}.
?Heures de formation non utilisées : {training}.
+++
> Fait à {:city}, le {:date}
> {signer}
~ Standard {:phone}. SIRET {:id:### ### ### #####}

== fr controle_manege_forain
q body company:{} Vérification/Contrôle {}/Bureau {}; inspection body, examined by company
q showman person; operator, fr:exploitant; who runs the ride
q ride phrase; attraction, ride name
q builder company:{} Rides/Constructions {}/{} Manèges; manufacturer, made by
q built year; year of make
q serial id:@@-####; serial number
q inspector person; controller, signed_by
q checked date; day of inspection
q valid_until date; expiry, next control before
q town city; where it stood, place of inspection
q fair phrase; fair, event
q min_height unit:cm 90..140; minimum height of riders
q capacity number:12..60; riders at once, seats
q speed number:6..18; turns per minute
q conclusion choice:favourable/with_remarks/unfavourable; verdict
q bolt flag; fastener problem, loose bolts; whether a fastening had to be tightened
q remark phrase; observation, defect
q report id:RV-#####; report number
a insurer company; liability insurer
a accident date; last accident, incident date
a mayor person; permit granted by, mayor
a price money; ride price
a winter phrase; winter quarters
a previous date; previous inspection, last control
---
{body} || Rapport {report}
# Vérification d'une attraction foraine
= Exploitant: {showman}
= Attraction: {ride=La Chenille|Tasses volantes|Grande Pieuvre|Carrousel 1900|Autos Express}
= Constructeur: {builder}
= Année: {built}
= N°: {serial}
= Places: {capacity}
Matériel vu monté à {town}, {fair=foire d'automne|fête patronale|kermesse|foire de mai}, le {checked}, par {inspector}. 
+++
## Points vus
* Calage : {:number:4..12} appuis, dénivelé {:unit:mm 1..20}
* Rotation : {speed} tours par minute au maximum
* Visserie : {bolt!deux boulons repris sous nos yeux|un serrage insuffisant, corrigé~rien de desserré|toutes les fixations tiennent}
* Taille minimale affichée : {min_height}
* Terre : {:number:2..40} ohms
?Observation : {remark=barre de maintien usée|éclairage de secours faible|marche glissante|câble sans protection|affichage peu lisible}.
+++
Conclusion : {conclusion?peut accueillir le public~peut accueillir le public, les remarques étant à lever sous un mois~ne doit pas accueillir le public}. Rapport valable jusqu'au {valid_until}.
~ Le maire conserve copie. Agrément ministériel du {:date}. Agence : {:phone}. Assistante : {:person}.

== fr bon_intervention_plombier_fuite
q plumber company:Plomberie {}/{} Sanitaire/Dépannage {}; service firm, contractor
q syndic company:Syndic {}/Gestion {}/{} Immobilier; managing agent, ordered by
q occupant person; flat dweller, met on site; who opened the door
q fitter person; plumber sent, worked by
q called time; call received, reported at
q arrived time; on site
q left time; finished at
q day date; intervention date
q flat phrase; floor and door, exact place
q building street; building, address
q leak phrase; origin of leak, cause
q neighbour_hit flag; flat below affected, damage below
q below person; neighbour below, other flat occupant
q repair choice:final/temporary; nature of repair
q meter number:200..3000; water meter reading
q parts money:10..200; material cost
q bon id:BI-#####; slip number
a insurer company; occupant's insurer
a owner person; landlord, owner of the flat
a return_visit date; second visit, appointment
a labour money; labour cost, hourly rate
a concierge phone; caretaker's phone
a humidity percent; humidity reading
---
{plumber} || Bon {bon}
Urgences {:phone}
# Intervention du {day}
= Demandée par: {syndic}
= Immeuble: {building}
= Logement: {flat=3e gauche|rez-de-jardin|5e, porte 52|1er droite|sous-sol, cave 8}
= Appel: {called}
= Sur place: {arrived}
= Départ: {left}
Reçu par {occupant}. Recherche de fuite : {leak=siphon de baignoire fendu|joint de WC mort|raccord piqué sous l'évier|flexible de lave-linge|colonne percée}. Arrivée coupée puis remise, compteur relevé à {meter} m³.
{neighbour_hit!L'eau a traversé chez le voisin du dessous|Plafond taché à l'étage inférieur~Rien n'est passé à l'étage inférieur|Pas de dégât en dessous}. 
?Voisin rencontré : {below}.
+++
{repair?Remplacement à neuf, plus rien à prévoir~Simple collier posé en attendant, à reprendre}. Fournitures : {parts}. [Forfait déplacement {:money:30..80}.]
+++
Signature de la personne présente : {occupant} || Le plombier : {fitter}
~ Bon transmis au bureau le {:date}. Responsable : {:person}. Garantie {:duration}.

== fr admission_ems_vaud
q home company:EMS {}/Résidence {}/Fondation {}; nursing home, institution
q resident person; admitted person, fr:pensionnaire
q representative person; therapeutic representative, decides for resident; who may decide in the resident's stead
q tie phrase; kinship, relation to resident
q hospital company:Hôpital de {}/CHUV {}/Clinique {}; transferred from, previous place
q admitted date; entry
q decided date; placement agreed, decision of the office
q referent person; reference nurse, carer in charge; nurse who follows the resident
q doctor person; house doctor, responsible physician
q room number:1..240; room
q stay choice:long/short/day; kind of stay
q daily money:120..220; daily rate, price per day
q insurer company:Assurance {}/{} Maladie/Caisse {}; sickness fund
q directives flag; advance directives, living will; whether written wishes exist
q walks phrase; mobility, gait
q belongings phrase; brought along, personal things
q weight unit:kg 42..98; weight on arrival
a left date; departure, discharge
a curator person; legal guardian, fr:curateur
a priest person; chaplain
a deposit money; guarantee
a birth date; date_of_birth
a dentist person; dentist
---
{home}
{:zip} {:city}
# Fiche d'entrée
= Résident: {resident}
= Entrée le: {admitted}
= Chambre: {room}
= Provenance: {hospital}
= Caisse: {insurer}
= Prix de pension par jour: {daily}
Séjour {stay?sans limite de durée~limité à quelques semaines, le temps de soulager les proches~de jour uniquement}, accordé par le bureau d'orientation le {decided}.
## Entourage
{representative} ({tie=fille|fils|sœur|nièce|ami de longue date|épouse}) parle au nom du résident pour les soins. Joignable au {:phone}[, de préférence après {:time}]. {directives!Des directives anticipées ont été remises, copie au dossier|Le résident a consigné ses volontés~Le résident n'a pas rédigé de directives anticipées|Aucune volonté écrite n'existe à ce jour}.
+++
## Soins
Référente : {referent}. Médecin de l'établissement : {doctor}. Poids {weight}, tension {:number:100..150}. Déplacements : {walks=avec un rollator|en fauteuil|avec une canne|seul et sans aide|au bras de quelqu'un}.
+++
Apporté : {belongings=un fauteuil et deux cadres|une radio|un poste de télévision|des plantes|une horloge}. Linge marqué par {:company}.
~ Rempli par {:person}, accueil, le {:date}.

== fr alerte_phytosanitaire_bulletin
q chamber company:Chambre d'agriculture de {}/Fredon {}/Station {}; publisher, issued by
q editor person; written by, bulletin author
q issue number:1..40; bulletin number
q out date; publication date
q crop phrase; crop concerned
q pest phrase; pest, disease
q observer company:Coopérative {}/Lycée agricole {}/Vergers {}; plots watched by, observer
q plots number:5..60; plots observed
q hit percent; share of plots affected
q threshold phrase; level at which one acts, fr:seuil
q risk choice:nil/moderate/high; risk
q spray_ok flag; treatment advised
q natural phrase; natural enemy, auxiliary
q rain unit:mm 1..60; rain of the week
q next date; next bulletin
q hotline phone; advice line
a product product; recommended product, plant protection product
a dose unit:l/ha; dose
a first_seen date; first catch, first seen
a yield percent; expected loss
a inspector person; plant health inspector
a price money; subscription
---
{chamber}
# Bulletin de santé du végétal n° {issue} – {crop=pommier|vigne|colza|pomme de terre|blé}
Paru le {out} || Rédaction : {editor}

## À retenir
{pest=Le carpocapse|Le mildiou|Le charançon|Le doryphore|La septoriose} progresse. Sur {plots} parcelles suivies[, dont {:number:1..4} en conversion], {hit} sont touchées. Le suivi a été fait par {observer}. Seuil d'action : {threshold=deux larves par pied|une tache pour dix feuilles|trois captures par piège|un plant sur cinq}.
Risque : {risk?pas d'inquiétude cette semaine~à surveiller, situation inégale~fort, agir sans délai}. {spray_ok!Une intervention se justifie|Il convient de traiter~Toute intervention serait inutile pour l'heure|Ne pas traiter}.
+++
## Météo
{rain} sur sept jours, maxima de {:unit:°C 14..33}.
## Auxiliaires
On note la présence de {natural=coccinelles|syrphes|carabes|chrysopes|mésanges} ; les ménager.
+++
Prochaine parution le {next}. Conseil au champ : {hotline}.
~ Action pilotée avec l'appui de {:company}. Directeur de publication : {:person}. Réunion de terrain passée le {:date}.

== fr convocation_expertise_judiciaire
q expert person; court expert, convening party; who calls the parties together
q court company:Tribunal judiciaire de {}/Tribunal de {}/Cour d'appel de {}; ordering court, appointed by
q judge person; supervising judge, in charge of expert matters
q ordered date; order date, appointment of the expert
q claimant person; plaintiff, applicant
q defendant company:{} Construction/Carrelages {}/{} Piscines; opposing party, builder sued
q claimant_lawyer person; counsel for the plaintiff
q defendant_lawyer person; counsel for the firm
q meeting date; first gathering, site meeting
q at time; hour of meeting
q site address; place to be examined
q matter phrase; dispute, subject of dispute
q advance money:1500..6000; deposit for expert, fr:consignation
q report_due date; report deadline, to be filed by
q docket id:RG ##/#####; case number
q may_force flag; meeting goes ahead without absent parties; whether it takes place even if someone stays away
q stage choice:first/second/final; stage of the expertise
a insurer company; builder's insurer
a architect person; architect of the works
a claim money; sum in dispute, damages sought
a hearing date; court hearing
a handed_over date; acceptance of the works
a adviser person; technical adviser of a party, fr:sapiteur
---
{expert}
Expert près la cour || {:date}
{:street}, {:zip} {:city}

# Convocation à une réunion d'expertise
Affaire : {claimant} contre {defendant} – {docket}
Par ordonnance du {ordered}, {court} m'a confié une mission portant sur {matter=des fissures en façade|un carrelage qui se décolle|une piscine qui fuit|l'humidité d'un sous-sol|un plancher trop souple}. Le contrôle en est exercé par {judge}.
J'ai l'honneur de vous convier à la {stage?réunion d'ouverture~deuxième réunion~réunion de clôture}, qui se tiendra sur place, {site}, le {meeting} à {at}.
Sont appelés :
* le demandeur, assisté de Maître {claimant_lawyer} ;
* la partie adverse, assistée de Maître {defendant_lawyer}.
+++
{may_force!L'absence d'une partie n'empêchera pas la réunion|Il sera procédé tant en absence qu'en présence~Si l'une des parties ne peut venir, la réunion sera reportée|La réunion ne se tiendra que si chacun est là}. Prière d'apporter plans, devis et photographies.
+++
La consignation de {advance} a été versée. Mon rapport doit être déposé pour le {report_due}.
> {expert}
~ Secrétariat : {:person}, {:phone}, {:email}

== fr fiche_suivi_nichoir
q group company:Groupe ornithologique {}/Ligue {}/Nature {}; society
q warden person; checked by, volunteer
q box id:N-###; nest box number
q place phrase; where it hangs
q landowner person; host, owner of the ground
q hung year; put up in
q visited date; visit date
q species phrase; bird
q eggs number:1..11; eggs
q chicks number:1..10; young
q ring_from id:@@#####; first ring used
q ringer person; ringed by
q hatched date; estimated hatching
q predator flag; raided, predation; whether the nest was robbed
q stage choice:building/eggs/chicks/fledged; state of nest
q height unit:m 2..9; height above ground
q cleaned month; cleaned in
a adult_ring id; ring of parent bird
a weight unit:g; weight of young
a next_visit date; next visit
a maker person; box made by
a sponsor company; sponsor
a neighbours number; other boxes nearby
---
{group}
# Contrôle du nichoir {box}
= Emplacement: {place=pommier du fond|pignon de la grange|poteau du chemin|clocher|saule têtard}
= Chez: {landowner}
= Posé en: {hung}
= Hauteur: {height}
= Visite: {visited}
= Par: {warden}
Occupant : {species=effraie|mésange charbonnière|faucon crécerelle|rougequeue|chevêche}. {stage?Un nid en cours, encore vide~Ponte en cours, femelle sur les œufs~Des petits au nid~Nid vide, envol réussi}. 
?Œufs : {eggs}. 
?Jeunes : {chicks}, éclosion estimée au {hatched}.
+++
?Bagues à partir de {ring_from}, posées par {ringer}, seul habilité.
{predator!Des restes montrent qu'une fouine est passée|Le nid a été pillé~Aucune trace de prédateur|Nid intact, sans visite de fouine}. 
+++
Nettoyage fait en {cleaned}. Ne pas s'approcher entre {:time} et {:time}.
~ Saisie dans la base le {:date}. Coordination : {:person}, {:email}.

== fr commande_livres_ecole
q school company:École {}/Collège {}/Lycée {}; ordering school
q bookshop company:Librairie {}/Papeterie {}/{} Livres; supplier
q orderer person; ordered by, librarian
q bursar person; approves spending, fr:intendant
q payer company:Ville de {}/Région {}/Commune de {}; billed to, paying body
q order id:BC-####; order number
q ordered date; date of order
q wanted date; needed by, delivery wanted
q place phrase; deliver to which room
q discount percent; discount
q total money:200..5000; order total
q partial flag; part deliveries accepted
q covers choice:plastic/none; covering of books
q mail email; acknowledgement to
l titles; books, order lines
c titles.isbn id:978-####-####; isbn
c titles.title phrase; title
c titles.author person; author
c titles.qty number:1..35; copies
a delivered date; delivered on
a teacher person; requested by teacher
a shipping money; postage
a account id; customer number
a publisher company; publisher
a budget money; yearly budget
---
{school} || Bon de commande {order}
{:street}, {:zip} {:city} || {ordered}

> {bookshop}
> {:zip} {:city}
Madame, Monsieur,
Veuillez nous fournir les ouvrages ci-dessous, <avec|compte tenu de> la remise de {discount}.
%titles 2..6 lines
{titles.title=Le loup du grenier|Géométrie pas à pas|Contes de la mer|Ma première carte|Poèmes à crier|L'école des ombres} – {titles.author}
{titles.isbn}, {titles.qty} ex.
%%
= Total net: {total}
= Pour le: {wanted}
= Lieu: {place=au CDI|à la loge|bibliothèque, premier étage|salle des maîtres}
{covers?Couvrir les volumes de film transparent~Ne pas couvrir}. {partial!Vous pouvez livrer en plusieurs fois|Les livraisons partielles nous conviennent~Une seule livraison, s'il vous plaît|Pas d'envoi fractionné}.
+++
Facture au nom de {payer}. Accusé de réception à {mail}.
+++
Commande préparée par {orderer} || Bon pour engagement, {bursar}
~ Référence engagement {:id:E#####}. Marché conclu le {:date}. Accueil {:phone}.

== fr rapport_ronde_barrage
q operator company:Hydro {}/Forces motrices {}/Barrage de {}; dam operator
q dam phrase; dam
q walker person; inspected by, guard
q engineer person; told, engineer on call
q day date; day of round
q start time; start
q level unit:m 300..1900; lake level
q inflow unit:m³/s 1..90; inflow
q seepage unit:l/s 0..20; leakage
q pendulum unit:mm 0..9; movement of the wall
q gates number:1..6; gates tried
q crack flag; new crack
q spot phrase; place of anomaly
q weather choice:dry/rain/snow; weather
q siren date; siren tested
q authority company:Office fédéral {}/Préfecture de {}/Service {}; supervisory authority
q sheet id:R-####; sheet
a power unit:MW; output
a flood date; last flood
a max_level unit:m; highest allowed level
a diver company; diving firm
a second person; second guard
a next_round date; next round
---
{operator} || Feuille {sheet}
# Ronde hebdomadaire – {dam=barrage de la Combe|voûte du Lac Noir|digue de la Plaine|retenue des Gorges}
= Jour: {day}
= Départ: {start}
= Garde: {walker}
= Cote du plan d'eau: {level}
= Apports: {inflow}
= Drains: {seepage}
= Pendule: {pendulum}
Temps {weather?sec et clair~pluvieux~de neige}, air à {:unit:°C -9..24}. {gates} vannes manœuvrées à la main puis au moteur, {:duration} chacune.
+++
{crack!Une fissure nouvelle a été vue|Fissure apparue depuis la dernière fois~Aucune fissure nouvelle|Parement sans changement}. 
?Endroit signalé : {spot=galerie basse, plot 7|rive gauche au pied|couronnement, joint 3|chambre des vannes}.
Avisé par téléphone : {engineer}, d'astreinte ({:phone}).
+++
Sirène d'alarme essayée pour la dernière fois le {siren}. Une copie part chaque mois à {authority}.
~ Registre ouvert le {:date}. Remplaçant du mois : {:person}.

== fr protocole_don_collection_privee
q museum company:Musée {}/Fondation {}/Écomusée {}; receiving institution, donee
q giver person; donor, former owner
q curator person; received by, fr:conservateur
q chair person; signs for the institution, board chair
q object phrase; work given, object
q maker person; artist, creator
q made phrase; dating, period
q inv id:####.##.##; inventory number
q handed date; handed over on
q accepted date; accepted by the board
q worth money:500..60000; appraised value
q appraiser person; appraised by
q condition choice:good/fair/poor; state
q anonymous flag; donor wants no name shown
q condition_text phrase; donor's wish, condition attached
q reserve flag; usufruct, donor keeps it for life
q size unit:cm 12..240; height
a insurance company; insurer
a exhibition date; first shown
a restorer person; restorer
a bought year; year the donor acquired it
a tax money; tax relief
a transport company; carrier
---
{museum}
{:street}, {:zip} {:city}
# Acte de don manuel
Entre {giver}, demeurant {:address}, et le musée, représenté par {chair}, qui préside le conseil.
## Objet du don
{object=Un portrait au pastel|Un métier à tisser|Une série de plaques de verre|Une horloge comtoise|Un ex-voto marin}, {maker}, {made=vers 1780|fin du XIXe siècle|entre-deux-guerres|daté 1912|époque Empire}. Hauteur {size}, largeur {:unit:cm 10..200}. Conservation {condition?très satisfaisante~moyenne, quelques manques~mauvaise, à stabiliser}. Valeur estimée par {appraiser} : {worth}.
+++
## Conditions
Vœu du donateur : {condition_text=ne pas vendre|présenter au public un mois par an|garder l'ensemble réuni|prêter à l'école du village}. {anonymous!Son nom ne sera pas mentionné|Le donateur désire rester inconnu du public~Son nom figurera sur le cartel|La mention du donateur est autorisée}. {reserve!Il garde la jouissance de l'objet sa vie durant|L'usufruit lui reste~Il n'en garde pas la jouissance|Aucun usufruit n'est réservé}.
+++
Objet remis le {handed} à {curator}, conservatrice ; don agréé par le conseil le {accepted} ; inscrit sous {inv}.
~ Fait le {:date} en deux originaux. Témoin : {:person}.

== fr retrait_enfant_assistante_maternelle
q agency company:Particulier emploi {}/Relais {}/Caisse {}; advisory body
q employer person; parent employer
q carer person; childminder, employee
q child first; child cared for
q contract_from date; contract began
q notified date; letter sent
q notice_end date; notice ends
q notice duration; notice
q reason choice:school/move/disagreement; reason for ending
q leave_due number:1..25; days of holiday owed
q severance money:100..2000; severance pay
q paper_day date; papers handed over
q wage money:300..1400; last monthly net pay
q adviser person; consulted adviser
q worked flag; notice worked, comes during notice
q belongings phrase; to return, things to give back
a holiday date; holiday start
a school_start date; first day at school
a new_carer person; next childminder
a licence id; approval number
a birth date; child's birth
a doctor person; family doctor
---
{employer}
{:street}
{:zip} {:city}

> {carer}
> {:street}
> {:zip} {:city}
> Le {notified}

Lettre recommandée – retrait de l'enfant

Chère Madame,
Par la présente, je mets fin au contrat qui nous lie depuis le {contract_from} pour la garde de {child}. {reason?Notre enfant entre en maternelle~Nous quittons la région~Nos façons de voir ne s'accordent plus}. Le préavis, de {notice}, prendra fin le {notice_end}. {worked!Vous continuerez d'accueillir notre enfant jusque-là|Nous vous confions l'enfant comme d'habitude pendant cette période~Nous vous dispensons d'accueil pendant ce temps, salaire maintenu|Il ne viendra plus dès demain, le préavis vous étant payé}.
+++
= Dernier salaire net: {wage}
= Jours de congé restants: {leave_due}
= Indemnité de rupture: {severance}
+++
Les documents de fin de contrat vous seront remis le {paper_day}. Merci de préparer {belongings=la poussette|le lit pliant|les clés|les doudous|le siège auto}.
J'ai pris conseil auprès de {agency}, où {adviser} m'a renseigné[, au {:phone}].
Merci pour tout ce que vous avez fait.
> {employer}
~ Copie : {:person}. Tableau des heures arrêté au {:date}.

== fr fiche_technique_tissage
q mill company:Tissages {}/Filature {}/{} Textiles; weaving mill
q client company:Maison {}/Couture {}/Linge {}; ordered by
q cloth id:T-####; article number
q name phrase; fabric name
q loom number:1..60; loom
q weaver person; loom minded by
q designer person; pattern by
q checker person; inspected by
q warp phrase; warp yarn
q weft phrase; weft yarn
q width unit:cm 90..320; width
q grams unit:g/m² 80..600; weight
q picks number:10..60; picks per cm
q ordered_m unit:m 100..6000; length ordered
q started date; weaving started
q due date; delivery week day
q faults number:0..20; faults found
q weave choice:plain/twill/satin; weave
q wash flag; washable
a yarn_supplier company; spinner
a colour id; colour code
a price money; price per metre
a shrinkage percent; shrinkage
a dyer company; dye works
a finished_on date; off the loom
---
{mill}
# Carte de métier {loom}
= Article: {cloth}
= Nom: {name=Brume|Flandre|Cordage|Rivoli|Aulne}
= Pour: {client}
= Métrage commandé: {ordered_m}
= Mise en route: {started}
= Livraison: {due}
= Dessin: {designer}
## Construction
Armure {weave?unie, un pris un sauté~oblique à deux fils~lisse et brillante, grand flotté}. Chaîne : {warp=lin 24|coton peigné 40/2|laine cardée|soie grège|chanvre}. Trame : {weft=coton 20|laine mérinos|lin mouillé|polyester recyclé|jute}. Laize {width}, poids {grams}, {picks} coups au centimètre, peigne de {:number:40..120}.
+++
## Suivi
Conduit par {weaver}. Visite à la table par {checker} : {faults} défauts sur la pièce. {wash!Se lave à quarante degrés|Entretien à la machine possible~Ne se lave pas, nettoyage à sec|Lavage interdit}.
+++
~ Arrêt du métier de {:time} à {:time}. Chef de salle : {:person}. Carte éditée le {:date}.

== fr accord_droits_photo
q agency company:Agence {}/Photo {}/Studio {}; agency, licensor
q photographer person; picture author
q buyer company:Éditions {}/Journal {}/Commune de {}; licensee, user
q buyer_contact person; picture editor, orders for user
q licence id:LIC-#####; licence number
q image id:IMG_####; picture number
q shows phrase; subject of the picture
q shot date; taken on
q model person; person shown
q use phrase; permitted use, publication
q starts date; rights from
q years number:1..10; duration in years
q territory choice:national/europe/world; territory
q exclusive flag; exclusive rights
q credit phrase; credit line
q fee money:40..2500; licence fee
q crop flag; cropping allowed, may be altered
q copies number:500..60000; print run
a paid date; paid on
a published date; publication date
a camera phrase; camera
a agent person; signs for the agency
a penalty money; penalty for missing credit
a model_signed date; release signed
---
{agency}
{:email} || Licence {licence}
# Cession de droits d'utilisation
= Image: {image}
= Auteur: {photographer}
= Prise le: {shot}
= Sujet: {shows=un marché sous la neige|une fonderie la nuit|un portrait de batelière|des toits au petit matin|un peloton dans un col}
?= Personne représentée: {model}
= Utilisateur: {buyer}
= Commande passée par: {buyer_contact}
L'image pourra servir à {use=une couverture de livre|une affiche|un dossier de presse|une carte de vœux|un site internet}, au tirage de {copies}, pendant {years} an(s) à compter du {starts}, {territory?sur le seul territoire national~dans toute l'Europe~dans le monde entier}. {exclusive!Nul autre ne pourra l'employer pendant ce temps|Droits exclusifs~Droits non exclusifs|L'agence reste libre de la céder à d'autres}.
+++
Mention obligatoire : {credit=© photographe / agence|photo D.R.|crédit en page 2|nom sous l'image}. {crop!Le recadrage est permis|On peut couper et mettre en noir et blanc~Ni recadrage ni retouche|L'image ne doit subir aucune modification}.
+++
Droits : {fee}. Frais de recherche : {:money:15..60}.
~ Tarifs en vigueur depuis le {:date}. Compta : {:person}, {:phone}.

== fr visite_medicale_marin
q service company:Service de santé des gens de mer de {}/Cabinet maritime {}/Centre {}; medical service
q seaman person; sailor examined
q doctor person; seafarers' doctor
q employer company:Armement {}/Pêcheries {}/Ferries {}; shipowner
q ship phrase; vessel
q role job; function on board
q marine_no id:########; sailor number
q exam date; examined on
q until date; fit until
q fit choice:fit/restricted/unfit; result
q restriction phrase; restriction
q eyes number:5..10; visual acuity
q colours_ok flag; colour vision normal
q noise unit:dB 10..40; hearing loss
q watch flag; may stand watch at night
q appeal number:10..60; days to appeal
q cert id:SGM-#####; certificate number
a birth date; date_of_birth
a embark date; embarkation
a vaccine date; vaccination
a specialist person; specialist seen
a weight unit:kg; weight
a port city; home port
---
{service}
# Certificat d'aptitude à la navigation {cert}
= Marin: {seaman}
= N° de marin: {marine_no}
= Fonction: {role=matelot|second mécanicien|patron|cuisinier|lieutenant}
= Armateur: {employer}
= Navire: {ship=Belle-Étoile|Jean-Marie III|Goéland|Notre-Dame|Aventure}
Examiné le {exam} par {doctor}.
* Acuité : {eyes}/10. {colours_ok!Couleurs bien distinguées|Sens chromatique normal~Confond le rouge et le vert|Sens chromatique défaillant}.
* Perte auditive : {noise}. Tension {:number:10..16}/{:number:6..9}.
+++
Décision : {fit?peut naviguer sans réserve~peut naviguer sous réserve~ne peut pas naviguer}. 
?Réserve : {restriction=pas de navigation au large|verres obligatoires|pas de port de charges|jamais seul à la passerelle}.
{watch!Le quart de nuit est permis|Peut tenir le quart à toute heure~Le quart de nuit est exclu|Pas de quart après le coucher du soleil}. Valable jusqu'au {until}.
+++
Contestation dans les {appeal} jours devant le collège médical de {:city}.
~ Secrétariat {:phone}. Radio du thorax du {:date}. Infirmière : {:person}.

== fr fete_voisins_affichette
q organiser company:Comité de quartier {}/Copropriété {}/Amicale {}; organised by
q street street; where it takes place
q day date; day of the party
q from time; begins
q tables_contact person; tables and benches, furniture contact
q grill_contact person; barbecue in charge
q music_contact person; music in charge
q reply date; sign up before
q reply_phone phone; sign up by phone
q rain phrase; place if it rains
q bring choice:salad/dessert/drinks; your part, what to bring
q closed flag; street closed to cars
q permit id:VP-####; town permit
q sponsor company:Boulangerie {}/Cave {}/Épicerie {}; gives something, sponsor
q gift phrase; what the sponsor gives
q kids phrase; for the children
q share money:2..10; contribution per household
a last_year number; participants last year
a end time; ends
a mayor person; guest of honour
a next_meeting date; next committee meeting
a band phrase; band name
a treasurer person; treasurer
---
^ {organiser}
# Tous à table !
^ {day}, dès {from}
^ {street}
Chers voisins, chères voisines, anciens et nouveaux, on remet ça ! Chaque foyer apporte {bring?une salade pour six~quelque chose de sucré~à boire} et met {share} dans la cagnotte.
* Tables et bancs : voir {tables_contact}
* Les braises : {grill_contact}, qui cherche deux bras
* Sono et danse : {music_contact}
* Pour les petits : {kids=course en sac|pêche aux canards|maquillage|château gonflable}
?* {sponsor} nous offre {gift=le pain|un tonneau de cidre|le café|cent saucisses}. Merci !
+++
{closed!La rue sera fermée aux voitures ; pensez à déplacer la vôtre|Circulation coupée par arrêté~La rue reste ouverte aux voitures, tenez les enfants|Les voitures passeront, on s'installe sur le trottoir}. Autorisation de la ville {permit}, reçue le {:date}.
En cas de pluie : {rain=sous le préau|dans le garage du 14|à la salle paroissiale|chez les voisins d'en face}.
+++
Dites-nous combien vous serez avant le {reply}, au {reply_phone}[ ou dans la boîte de {:person}].
~ Le matériel doit être rendu à {:time} le lendemain. Éteignez les lampions !

== fr recommandation_ancien_locataire
q writer person; referee, former landlord; who vouches for the tenant
q tenant person; candidate, subject of the letter; who is vouched for
q addressee company:Régie {}/Agence {}/{} Immobilier; recipient, prospective agency; agency the letter is meant for
q flat street; dwelling rented, former address
q from date; tenancy began, moved_in
q to date; tenancy ended, moved_out
q rent money:500..1900; monthly rent at the end, last rent
q first_rent money:400..1400; rent at the start, initial rent
q late flag; payment delays, arrears; whether the rent ever came late
q caretaker person; concierge, building keeper; who knows the tenant from the house
q reason choice:work/family/sale; why the tenant left
q guarantee_back date; deposit returned on, guarantee released
q occupants number:1..6; people in the household
q contact phone; referee's telephone, call back
q quality phrase; praise, what stands out
a new_rent money; rent of the new flat
a new_move date; planned move-in, entry into new home
a employer company; tenant's employer
a insurer company; liability insurer of the tenant
a damages money; amount withheld, damage found
a pet phrase; pet
---
{writer}
{:street}, {:zip} {:city} || {:date}

{addressee}
{:zip} {:city}

Concerne : recommandation en faveur de {tenant}

Madame, Monsieur,
C'est bien volontiers que je vous parle de cette personne, qui a été ma locataire {flat}, du {from} au {to}. Le loyer, de {first_rent} au début, était passé en dernier lieu à {rent}, charges en plus ({:money:60..250}). {late!Il est arrivé que le paiement tarde de quelques jours, toujours avec un mot d'excuse|Deux ou trois retards, vite réglés~Le loyer est toujours tombé le premier du mois|Jamais un jour de retard}.
Le ménage comptait {occupants} personne(s). {caretaker}, qui s'occupe de l'immeuble depuis des années, m'en a toujours dit du bien. Je retiens surtout {quality=un soin extrême des parquets|une grande discrétion|le sens du voisinage|la franchise en cas de souci|des plantes superbes au balcon}.
+++
Le départ tient à {reason?un changement de poste dans une autre ville~la naissance d'un enfant~la vente de mon appartement}, et à rien d'autre. La garantie a été libérée en entier le {guarantee_back}.
+++
Vous pouvez m'appeler au {contact}, plutôt vers {:time}.
Avec mes salutations,
> {writer}
~ Copie remise à l'intéressé et à {:person}.

== fr fiche_signalement_voirie
q town company:Ville de {}/Métropole de {}/Commune de {}; service provider, authority
q citizen person; reporter, who signalled it
q ticket id:SIG-######; request number
q reported date; reported on
q reported_at time; hour of report
q spot street; place of defect
q trouble phrase; nature of defect, category
q channel choice:app/phone/counter; how it came in
q agent person; took the call, recorded by
q crew person; sent to repair, team head
q contractor company:{} Voirie/Éclairage {}/{} Propreté; outside firm called
q visited date; seen on site
q fixed date; repaired on
q urgent flag; dangerous, urgent
q pole id:EP-####; lamp post number
q satisfaction number:1..5; rating by citizen
q wait duration; target time, promised delay
a cost money; cost of repair
a accident date; accident on the spot
a elected person; deputy mayor
a photo number; photographs
a other_tickets number; duplicates
a warranty date; guarantee end
---
{town}
Allô Voirie || Demande {ticket}
# Historique de votre signalement
Bonjour {citizen},
Voici ce qui a été fait depuis votre alerte.
* {reported}, {reported_at} : {channel?déposé depuis votre téléphone mobile, avec photo~reçu au standard~noté au guichet} et enregistré par {agent}. Objet : {trouble=nid-de-poule|lampadaire éteint|tampon descellé|branche sur le trottoir|dépôt sauvage|panneau couché}, {spot}.
?* Candélabre concerné : {pole}.
* Classement : {urgent!danger pour les passants, à traiter en priorité|urgence reconnue~sans danger immédiat|pas d'urgence}. Délai visé : {wait}.
* {visited} : passage de {crew} avec le camion atelier. Balisage posé sur {:unit:m 2..20}.
?* Affaire confiée à {contractor}, titulaire du marché.
* {fixed} : travaux finis, trottoir rendu.
+++
?Vous nous avez donné la note de {satisfaction} sur 5. Merci !
+++
Une remarque ? {:email} ou {:phone}, de {:time} à {:time}.
~ Charte des délais adoptée le {:date}. Médiateur municipal : {:person}.

== fr convention_mise_a_disposition_salarie
q lender company:{} Industrie/Ateliers {}/Groupe {}; lending employer, fr:prêteur; firm whose employee it is
q borrower company:{} Mécanique/Fonderie {}/Logistique {}; host firm, utilisateur; firm where the person will work
q worker person; seconded employee
q post job; job during the loan, mission
q usual_post job; ordinary job, permanent post
q from date; starts
q to date; ends
q site city; place of work
q lender_sign person; signs for the lender
q borrower_sign person; signs for the borrower
q tutor person; supervises on site, boss there
q monthly money:2000..5500; amount refunded each month
q reason phrase; why the loan
q back_right flag; return to own post guaranteed
q works_council date; staff council consulted
q trial duration; trial period
q transport choice:company_car/refund/none; commuting
a bonus money; bonus
a hours number; weekly hours
a doctor person; occupational doctor
a contract_from date; hired on
a badge id; badge
a insurer company; insurer
---
# Convention de prêt de main-d'œuvre à but non lucratif
ENTRE {lender}, représentée par {lender_sign}, et {borrower}, représentée par {borrower_sign}.
## Objet
La première met à la disposition de la seconde {worker}, {usual_post=ajusteur|préparatrice de commandes|dessinateur|agent de maintenance}, en vue d'exercer à {site} comme {post=régleur|chef de quai|conductrice de ligne|contrôleur}, du {from} au {to}. Motif : {reason=baisse d'activité chez le prêteur|pic de commandes|transmission d'un savoir-faire|remplacement imprévu}.
+++
## Conditions
* Période d'essai : {trial}.
* Sur place, les consignes sont données par {tutor}.
* Trajets : {transport?une voiture de service est fournie~remboursés sur justificatifs~à la charge du salarié}.
* Refacturation, sans marge : {monthly} par mois, payables à {:number:30..60} jours.
* {back_right!Au terme, le salarié retrouve son emploi d'origine|Le retour au poste d'avant est assuré~Le retour au même emploi n'est pas garanti|Aucune garantie de retrouver le même poste}.
+++
Le comité social a été consulté le {works_council}.
> Fait à {:city}, le {:date}
~ Avenant au contrat annexé. Suivi RH : {:person}, {:email}.

== fr arbitrage_concours_chiens_troupeau
q society company:Club du border collie {}/Société canine de {}/Bergers {}; organiser
q judge person; judge
q secretary person; field secretary, sheet kept by
q place city; venue town
q host company:Ferme {}/Bergerie {}/GAEC {}; host farm, owner of sheep
q day date; day of trial
q class choice:beginner/intermediate/open; class
q sheep number:3..10; sheep per run
q limit unit:min 6..15; time allowed
q course unit:m 120..450; length of outrun
q protest flag; protest lodged
q winner_prize phrase; prize
q vet_present person; animal doctor on duty
l runs; results, competitors
c runs.handler person; handler
c runs.dog first; dog's name
c runs.points number:20..110; points
c runs.time unit:min 3..15; time used
c runs.note phrase; remark
a fee money; entry fee
a next_trial date; next trial
a chair person; club chair
a breed phrase; breed of sheep
a kennel company; breeder of the winner
a age number; age of dog
---
{society}
# Feuille de concours sur troupeau – {place}
= Date: {day}
= Terrain: {host}
= Juge: {judge}
= Brebis par passage: {sheep}
= Temps accordé: {limit}
= Distance de recherche: {course}
Classe : {class?premiers pas, parcours court~second degré~ouverte aux meilleurs}. Feuille tenue par {secretary}. {vet_present} de garde pour les bêtes. Premier chien à {:time}.
%runs 3..6 lines
{runs.handler} et {runs.dog}
{runs.points} points en {runs.time}, {runs.note=départ trop large|beau partage|porte manquée|calme du début à la fin|chien rappelé}
%%
+++
{protest!Une réclamation a été déposée et sera examinée|Un concurrent conteste le classement~Pas de réclamation|Personne n'a contesté}. Lot du vainqueur : {winner_prize=une cloche gravée|un sac de croquettes|une houlette|un agneau}.
~ Buvette tenue par {:company}. Résultats en ligne le {:date}. Contact : {:person}, {:phone}.

== fr etude_de_poste
q service company:Santé au travail {}/Prévention {}/Service {}; occupational health service
q company_seen company:Scierie {}/Imprimerie {}/Abattoir {}; company visited
q visitor person; prevention adviser, author
q physician person; company doctor
q guide person; shown around by, company contact
q day date; date of workplace study
q post phrase; workstation studied
q staff number:4..300; employees
q noise unit:dB 70..102; noise measured
q lift unit:kg 5..40; heaviest load
q light unit:lx 80..900; light
q chemicals flag; dangerous products used
q advice1 phrase; main recommendation
q reply date; answer wanted before
q gear choice:worn/not_worn; protective gear
q report id:EP-####; report number
q previous year; last study
a accident number; accidents last year
a cost money; cost of measures
a inspector person; labour inspector
a nurse person; nurse
a temperature unit:°C; temperature
a next_visit date; next visit
---
{service} || Étude {report}
# Étude de poste – {post=scie à ruban|plieuse|poste de désossage|quai d'expédition|cabine de vernis}
= Entreprise: {company_seen}
= Effectif: {staff}
= Visite: {day}
= Accompagnés par: {guide}
= Médecin du travail: {physician}
?La dernière étude remonte à {previous}.
## Mesures
Bruit : {noise} (seuil 85). Éclairement : {light}. Charge la plus lourde : {lift}, portée {:number:20..200} fois par poste.
## Observations
{gear?Les équipements fournis sont portés~Les équipements fournis restent au vestiaire}. {chemicals!Des produits dangereux sont manipulés|Deux bidons étiquetés corrosifs en usage~Aucun produit dangereux à ce poste|Pas de substance à risque}. Cadence jugée soutenue, pauses de {:unit:min 5..20}.
+++
## Conseil
Avant tout : {advice1=installer une table élévatrice|capoter la lame|remplacer les lampes|faire tourner les équipes|poser un tapis antifatigue}. Merci de nous dire pour le {reply} ce que vous comptez faire.
> {visitor}
~ Transmis au comité le {:date}. Secrétariat {:phone}. Relu par {:person}.

== fr convocation_figurant
q producer company:{} Films/Productions {}/{} Images; production company
q extra person; background actor, fr:figurant
q film phrase; working title
q director person; film director
q casting person; extras manager, booked by
q day date; shooting day
q call time; call time
q place street; meeting place
q role phrase; part
q fee money:60..180; daily fee
q overtime money:10..30; overtime per hour
q costume flag; bring own costume
q agency company:Paie {}/{} Spectacle/Studio {}; pays the fee, payroll firm
q minor choice:adult/minor; age group
q guardian person; guardian of minor
q scene number:1..120; scene
q image flag; consent to use of image
a wrap time; end of day
a second_day date; second shooting day
a dresser person; wardrobe
a release date; release in cinemas
a social id; social security number
a meal money; meal allowance
---
{producer}
# Convocation figuration
= Film: {film=La Digue|Retour à Vaucelles|Le dernier bac|Sans témoins|Une saison d'orge}
= Réalisation: {director}
= Jour de tournage: {day}
= Heure: {call}
= Rendez-vous: {place}
= Séquence: {scene}
Bonjour {extra},
Vous incarnez {role=un passant pressé|une cliente du café|un gendarme|une ouvrière|un invité de la noce}. {costume!Venez avec vos propres vêtements, tons sombres|Costume à apporter, sans marque visible~Le costume vous sera fourni|Nos habilleuses vous vêtiront}. {minor?Vous êtes majeur, votre signature suffit~Comme vous n'avez pas dix-huit ans, un parent doit signer}.
?Responsable légal : {guardian}.
+++
Cachet : {fee} la journée de huit heures, puis {overtime} l'heure. Virement par {agency} sous {:duration}.
{image!Vous acceptez que votre image soit exploitée|Autorisation d'image donnée~Vous n'avez pas donné d'autorisation d'image : vous resterez flou|Sans accord d'image de votre part}.
+++
Retard ou maladie : appelez {casting}, {:phone}.
~ Plan de travail du {:date}, soumis à la météo. Sécurité plateau : {:person}.

== fr attestation_compostage_collectif
q town company:Agglo de {}/Syndicat {}/Ville de {}; supplies the bins, public body
q site phrase; compost site
q referent person; site volunteer, guide
q master person; compost trainer, maître composteur
q opened date; opening
q visit date; visit
q households number:5..80; families taking part
q bins number:2..6; bins
q temp unit:°C 15..68; heap temperature
q moisture choice:dry/right/wet; moisture
q rats flag; rodents
q turned date; last turning
q harvest date; sharing of the compost
q dry_stock phrase; brown material
q supplied_by company:Menuiserie {}/Scierie {}/Élagage {}; chips given by
q code id:####; padlock code
q ask phrase; to improve
a kilos unit:kg; waste diverted
a owner company; owner of the ground
a cost money; cost
a next_visit date; next visit
a smell flag; complaint
a school company; school taking part
---
{town}
# Visite du site – {site=square des Lilas|cour du 12|jardin Saint-Roch|parc de la Tour}
= Ouvert depuis le: {opened}
= Visite: {visit}
= Référent: {referent}
= Maître composteur: {master}
= Foyers: {households}
= Bacs: {bins}
= Cadenas: {code}
Au cœur du tas, {temp} ; en surface {:unit:°C 5..20}. {moisture?Trop sec, arroser~Humidité parfaite, comme une éponge essorée~Détrempé, ajouter du brun}. {rats!Des galeries de rongeurs sous le bac 1|Traces de rats, grillage à poser~Aucun rongeur|Pas de rats en vue}. Dernier brassage : {turned}.
+++
Matière sèche : {dry_stock=broyat de platane|copeaux|feuilles mortes|carton déchiré}, offerte par {supplied_by}. À mieux faire : {ask=couper les agrumes|refermer le couvercle|retirer les autocollants|ne plus mettre de pain}.
+++
Partage du compost mûr le {harvest}, apportez vos seaux ({:time}).
~ Infos : {:phone}. Panneau changé le {:date} par {:person}.

== fr certificat_origine_chambre
q chamber company:Chambre de commerce de {}/CCI {}/Chambre {}; certifying body
q exporter company:{} Export/Fromages {}/{} Mécanique; consignor, exporter
q consignee company:{} Trading/Importadora {}/{} GmbH; foreign buyer
q to country; destination
q origin country; country of origin
q number id:@@######; certificate number
q issued date; stamped on
q officer person; stamped by
q declarant person; signs for exporter
q transport choice:sea/air/road; transport
q marks id:@@@/###; marks on packages
q packages number:1..80; packages
q gross unit:kg 40..20000; gross mass
q goods phrase; goods
q hs id:####.##; tariff code
q copies number:1..5; copies
q legalised flag; consulate legalisation needed
q order_ref id:PO-#####; buyer's order
a vessel phrase; ship
a value money; goods value
a net unit:kg; net mass
a port city; port of loading
a consul person; consul
a shipped date; shipped on
---
{chamber} || {number}
# Certificat d'origine
= Expéditeur: {exporter}
= Destinataire: {consignee}, {to}
= Pays d'origine: {origin}
= Acheminement: {transport?par navire~par avion~par camion}
= Marques: {marks}
= Colis: {packages}
= Masse brute: {gross}
= Marchandise: {goods=pompes centrifuges|fromages affinés|pièces de décolletage|flacons de verre|semences potagères} ({hs})
Commande de l'acheteur : {order_ref}. Exemplaires demandés : {copies}.
+++
Le soussigné, {declarant}, déclare pour l'expéditeur que les indications ci-dessus sont exactes. {legalised!Le document doit encore être légalisé par le consulat|Légalisation consulaire demandée~Aucune légalisation consulaire n'est requise|Sans passage au consulat}.
+++
La chambre soussignée certifie l'origine indiquée.
> {issued}
> {officer}
~ Droits : {:money:10..60}. Guichet {:phone}. Registre des signatures vérifié le {:date} par {:person}.

== fr ordre_du_jour_conseil_communal_be
q town company:Commune de {}/Ville de {}; municipality
q mayor person; fr:bourgmestre, convening
q clerk person; director general, town clerk
q day date; council session
q at time; hour
q room phrase; place
q sent date; convocation sent
q previous date; earlier sitting, session whose record is approved
q closed_from number:5..20; behind closed doors from item
q second flag; second convocation
q questions_by date; citizens' questions before
q stream url; broadcast on
q urgent phrase; added in urgency
l items; agenda
c items.no number:1..20; item number
c items.title phrase; subject
c items.who person; reporting alderman
c items.vote phrase; type of vote
a next date; next council
a quorum number; quorum
a budget money; budget
a president person; presides the CPAS
a public number; public seats
a deputy person; deputy mayor, first alderman
---
{town}
# Convocation du conseil communal
Conformément au code de la démocratie locale, vous êtes invité(e) à assister à la séance du {day} à {at}, {room=salle des mariages|salle du conseil|château, étage|ancienne gare}. {second!Il s'agit d'une seconde convocation|Deuxième appel, le nombre requis n'ayant pas été atteint~Il s'agit d'une première convocation|Premier appel}.
## Ordre du jour
Approbation du procès-verbal du {previous}.
%items 3..7 lines
{items.no}. {items.title=Réfection de la rue Haute|Règlement sur les terrasses|Vente d'une parcelle|Subside au club de balle pelote|Plan de mobilité|Remplacement de la chaudière}
rapporteur : {items.who} ; {items.vote=vote|pour information|vote secret}
%%
Le huis clos commence au point {closed_from}.
?En urgence : {urgent=dégâts de l'orage|fermeture du pont|prime au chauffage}.
+++
Les habitants peuvent déposer leurs questions jusqu'au {questions_by}. Retransmission : {stream}.
+++
Par le Collège : le directeur général, {clerk} || La bourgmestre, {mayor}
~ Envoyé le {sent}. Dossiers consultables de {:time} à {:time}, {:phone}, chez {:person}.

== fr mesures_chien_mordeur
q town company:Mairie de {}/Ville de {}/Commune de {}; authority that gives the order, sender
q keeper person; holder of the animal, addressee; who keeps the dog
q dog first; animal's name
q chip id:250269########; transponder, identification number
q bitten person; injured party, victim
q bite_day date; day of the bite, incident
q bite_place street; scene, where it happened
q assessor person; animal doctor who judged it, behavioural assessor; who examined the animal
q assessed date; behaviour examined on, evaluation day
q grade choice:one/two/three/four; danger level, risk class
q muzzle flag; muzzle compulsory, fr:muselière; whether the animal must wear one outside
q training phrase; measure ordered, course
q comply_by date; deadline to obey, proof to be sent before
q rabies_visits number:2..3; rabies checks, surveillance visits
q mayor person; signatory, order signed by
q ref id:CH-##/##; order number
a dog_birth date; age of the dog, whelped on
a breeder person; breeder
a insurer company; keeper's liability insurer
a compensation money; damages paid to the victim
a seized_on date; removal of the animal, taken to the pound
a hospital company; hospital that treated the victim
---
{town}
Police administrative || Arrêté {ref}

> {keeper}
> {:address}
# Mesures relatives à un chien
Madame, Monsieur,
Le {bite_day}, votre chien {dog} (puce {chip}) a mordu {bitten}, {bite_place}. Vous l'avez fait voir, comme la loi l'exige, {rabies_visits} fois au cabinet pour la surveillance de la rage. {assessor}, inscrit sur la liste départementale, l'a ensuite évalué le {assessed} et conclut qu'il {grade?ne présente pas de risque particulier~peut mordre dans certaines situations~est dangereux pour certaines personnes~est très dangereux pour tous}.
+++
En conséquence :
* {muzzle!Il ne sortira que muselé et tenu court|Le port de la muselière est imposé sur la voie publique~La muselière n'est pas imposée, la laisse suffit|Nous renonçons à exiger une muselière}.
* Vous suivrez {training=un stage d'éducation|une formation d'une journée|quatre séances avec un comportementaliste|une visite de contrôle annuelle}.
* Les justificatifs nous parviendront avant le {comply_by}.
+++
À défaut, l'animal pourrait être placé à vos frais ({:money:10..30} par jour).
> {mayor}
> {:city}, le {:date}
~ Dossier suivi par {:person}, {:phone}. Copie : {:company}.

== fr cahier_fournil
q bakery company:Boulangerie {}/Fournil {}/Pains {}; bakehouse
q baker person; shaped and baked by, night baker
q apprentice first; trainee's first name
q miller company:Moulin {}/Minoterie {}/Meunerie {}; flour from
q flour_lot id:L####; flour batch
q flour phrase; type of flour
q night date; night of work, baked on
q started time; kneading began
q out time; out of the oven, first batch out
q flour_t unit:°C 12..26; flour temperature
q water_t unit:°C 4..24; water poured at
q dough_t unit:°C 22..27; end temperature of dough
q hydration percent; water share
q rest duration; bulk rest
q loaves number:40..600; pieces baked
q unsold number:1..40; left over, returned
q problem flag; something went wrong, fault that night
q defect phrase; defect seen
q oven choice:deck/wood/rotary; oven
a oven_t unit:°C; oven temperature
a price money; price of a loaf
a salt unit:g; salt
a best_before date; flour best before
a customer company; delivered to
a delivery time; van leaves
---
{bakery}
# Cahier de fournil – nuit du {night}
= Au pétrin: {baker}
= Avec: {apprentice}
= Farine: {flour=T65 tradition|T80 bise|seigle T130|épeautre|T55}, {miller}
= Lot: {flour_lot}
= Pétrissage: {started}
= Première sortie: {out}
Base : farine {flour_t}, eau coulée à {water_t}, pièce {:unit:°C 16..28} ; pâte relevée à {dough_t} en fin de pétrin. Hydratation {hydration}, pointage de {rest}. Cuisson {oven?sur sole de pierre~au feu de bois~au chariot tournant}.
+++
Façonné : {loaves} pièces. {problem!Nuit difficile, une fournée manquée|Un incident à noter~Nuit sans histoire|Rien de particulier, tout est sorti comme prévu}. 
?Défaut : {defect=grigne fermée|croûte terne|mie serrée|dessous brûlé|pâte relâchée}.
?Invendus de la veille : {unsold}.
+++
~ Levain rafraîchi à {:time} ({:unit:g 400..2000}). Nettoyage signé {:person}, le {:date}.

== fr avis_medecin_conseil_arret
q fund company:Caisse primaire de {}/Mutualité {}/Caisse de {}; sickness fund, issuer
q insured person; patient on leave, addressee
q adviser person; medical adviser of the fund, opinion by
q treating person; treating doctor, leave prescribed by; who wrote the sick note
q seen date; examined at the fund, interview
q off_since date; leave began, incapacity from
q resume date; back to work on, benefits stop
q justified flag; leave still warranted, opinion favourable
q daily money:20..60; daily allowance
q contest_until date; last day to dispute
q expert_office company:Commission médicale {}/Commission de recours {}; where to dispute, appeal body
q part_time choice:full/half_time/none; way of return
q job job; occupation
q employer_told flag; employer informed
q file id:### ### ###; file number
q clerk person; letter prepared by, clerk
a diagnosis phrase; illness
a employer company; employer
a next_exam date; further examination
a hospital company; hospital stay at
a operation date; operated on
a disability percent; disability rate
---
{fund}
Service médical || {:date}

{insured}
{:address}
Dossier {file}

# Avis du médecin-conseil
Madame, Monsieur,
Vous êtes en arrêt depuis le {off_since}, sur prescription de {treating}. Le {seen}, vous avez été reçu par {adviser}, médecin-conseil, qui a pris connaissance de vos documents et de votre métier de {job=cariste|caissière|carreleur|institutrice|infirmier}.
{justified!Il estime que votre état justifie encore le repos|L'arrêt reste fondé à ses yeux~Il estime que l'arrêt n'est plus justifié|Votre état ne motive plus d'arrêt selon lui}. {part_time?La reprise se fera à plein temps~La reprise se fera d'abord à mi-temps~Aucune reprise n'est envisagée à ce stade}.
?Vos indemnités, de {daily} par jour, cesseront le {resume}.
+++
{employer_told!Votre employeur a été averti de la présente|Nous en avons informé votre entreprise~Votre employeur n'en est pas informé, à vous de le faire|Nous n'écrivons pas à votre entreprise}.
+++
Si vous n'êtes pas d'accord, écrivez à {expert_office} avant le {contest_until}.
> {clerk}
> Technicienne
~ Accueil de {:time} à {:time}, {:phone}. Formulaire mis à jour le {:date}.

== fr marche_fermier_reglement_inscription
q organiser company:Marché {}/Association {}/Commune de {}; market organiser
q stall_holder company:Ferme {}/Maraîchers {}/Miellerie {}; exhibitor, producer
q contact person; producer's representative
q products phrase; goods sold
q pitch number:1..80; stand
q metres unit:m 2..10; frontage
q season_from date; first market
q season_to date; last market
q weekday phrase; market day
q setup time; set up from
q sales time; sales begin
q fee money:5..40; fee per market
q power flag; electricity needed
q own_share percent; own production share
q manager person; market manager, fr:placier
q chair person; accepted by, signs for organiser
q van choice:stays/parked_away; where the van goes
q accepted date; application accepted
a clear time; cleared by
a scales date; scales checked
a deposit money; deposit
a neighbour company; neighbouring stall
a holiday date; market cancelled on
a licence id; itinerant trader card
---
{organiser}
# Attribution d'emplacement – saison
= Exposant: {stall_holder}
= Interlocuteur: {contact}
= Produits: {products=fromages de chèvre|légumes de saison|miel et pain d'épices|pommes et jus|volailles}
= Place: {pitch}
= Linéaire: {metres}
Votre candidature a été retenue le {accepted}. Vous serez des nôtres chaque {weekday=samedi|mercredi|dimanche|vendredi}, du {season_from} au {season_to}. Montage dès {setup}, vente à partir de {sales}. Le véhicule {van?reste derrière l'étal~est garé au parking du haut}.
+++
* Droit de place : {fee} par marché, encaissé par {manager}.
* Au moins {own_share} de ce que vous vendez vient de chez vous.
* {power!Une prise vous est réservée|Courant prévu pour votre vitrine~Pas de courant à cette place|Vous n'avez pas demandé d'électricité}.
* Absence : prévenir au {:phone} la veille avant {:time}.
+++
Bonne saison !
> {chair}
> Pour le comité, le {:date}
~ Trésorerie : {:person}. Règlement voté le {:date}.

== fr pv_essai_pompe_incendie
q installer company:{} Incendie/Sprinkler {}/Protection {}; tester, maintenance firm
q site company:Entrepôt {}/Centre commercial {}/Usine {}; protected site
q technician person; tested by
q witness person; safety officer present, site witness
q insurer company:{} Assurances/Assurances {}/{} Risk; insurer copied
q tested date; test day
q pump id:P-##; pump
q engine choice:diesel/electric; drive
q start_s unit:s 2..20; start delay
q flow unit:m³/h 60..600; flow
q pressure unit:bar 4..13; pressure
q hours number:10..900; engine hours
q fuel_full flag; tank full
q tank unit:m³ 80..900; water reserve
q failed phrase; fault
q passed flag; test passed
q next date; next weekly test
q sheet id:PV-####; record number
a rpm number; speed
a battery unit:V; battery
a alarm phone; alarm centre
a overhaul date; last overhaul
a repair company; repair firm
a heads number; sprinkler heads
---
{installer} || {sheet}
# Essai de la source d'eau
= Site: {site}
= Groupe: {pump}
= Entraînement: {engine?moteur thermique~moteur électrique}
= Date: {tested}
= Technicien: {technician}
= Témoin du site: {witness}
Démarrage automatique obtenu en {start_s} après chute de pression. Au débit de {flow}, pression tenue : {pressure} (exigé {:unit:bar 4..10}). Compteur : {hours} h. Bâche : {tank}. {fuel_full!Réservoir de gazole au niveau maximal|Le plein est fait~Réservoir entamé, à compléter|Il manque du carburant}.
+++
?Anomalie : {failed=vanne d'aspiration dure|presse-étoupe qui goutte|voyant éteint|fuite au refoulement|manomètre bloqué}.
{passed!Essai concluant|La source remplit son office~Essai non concluant, à recommencer|La source ne remplit pas les conditions}.
+++
Prochain essai le {next}. Copie à {insurer}.
~ Centre de secours avisé à {:time}, levée à {:time}. Visa {:person}, {:date}.

== fr lettre_don_livres
q library company:Bibliothèque de {}/Médiathèque {}/Point lecture {}; library
q giver person; thanked donor
q librarian person; writer of letter
q volunteer person; sorted by
q brought date; brought on
q boxes number:1..20; boxes
q kept number:10..300; kept on the shelves
q sold number:10..200; put on sale
q gem phrase; find of note
q sale_day date; book sale
q charity company:Association {}/Secours {}/École {}; rest goes to
q proceeds phrase; use of takings
q receipt flag; tax receipt enclosed
q bookplate flag; donor's name in books
q no_more choice:encyclopedias/magazines/schoolbooks; what is not taken
q opening phrase; opening hours
a value money; value of gift
a collected time; collected at
a next_gift date; next drop
a mayor person; mayor
a readers number; readers
a author person; author invited
---
{library}
{:street}, {:zip} {:city} || {:date}

Cher {giver},
Quelle générosité ! Les {boxes} cartons que vous avez déposés le {brought} sont tous ouverts. {volunteer} a passé trois soirées à trier : {kept} volumes rejoignent nos rayons, {sold} seront mis en vente. Nous sommes tombés sur {gem=une édition illustrée de fables|un herbier ancien|des lettres entre les pages|un atlas de 1890|un manuel de couture introuvable} : un trésor.
+++
La braderie aura lieu le {sale_day}, de {:time} à {:time} ; le produit servira à {proceeds=acheter des bandes dessinées|refaire le coin des tout-petits|inviter un conteur|repeindre la salle}. Ce qui restera ira à {charity}.
+++
{bookplate!Chaque livre gardé portera votre nom|Un ex-libris à votre nom est collé dans chaque volume~Comme vous l'avez souhaité, votre nom n'apparaît pas dans les livres|Les livres ne portent pas de mention de donateur}. {receipt!Vous trouverez ci-joint un reçu fiscal|Le reçu pour les impôts est dans l'enveloppe~Nous ne sommes pas en mesure de délivrer de reçu fiscal|Pas de reçu fiscal, hélas}.
Un petit mot pour la suite : nous ne prenons plus {no_more?les encyclopédies en vingt volumes~les revues~les manuels de classe}.
Nous sommes ouverts {opening=le mercredi et le samedi|tous les après-midi|mardi soir et samedi matin}.
Bien amicalement,
> {librarian}
~ {:phone} – présidente : {:person}

== fr inspection_pont_ouvrage
q owner company:Département de {}/Canton de {}/Métropole {}; bridge owner
q office company:Bureau {}/{} Ingénieurs/Structures {}; inspecting office
q engineer person; lead inspector
q climber person; rope access, worked on ropes
q bridge phrase; structure
q code id:OA-####; structure number
q road phrase; road carried
q town city; town
q built year; built in
q inspected date; inspection
q previous year; last detailed inspection
q length unit:m 8..240; span
q rating choice:good/fair/bad/critical; rating
q limit unit:t 4..44; weight limit
q crack unit:mm 0..3; widest crack
q closed flag; closed to traffic
q measure phrase; proposed works
q budget money:9000..900000; estimated works
q report_on date; report handed in
a traffic number; vehicles per day
a contractor company; works contractor
a diver person; diver
a next_inspection year; next inspection
a height unit:m; clearance
a builder company; built by
---
{owner} || Ouvrage {code}
# Inspection détaillée – {bridge=pont des Tanneurs|viaduc du Ravin|passerelle de l'Île|pont-route n° 3}
= Commune: {town}
= Voie portée: {road=D 41|avenue du Port|RC 7|chemin rural}
= Année de construction: {built}
= Longueur: {length}
= Inspecté le: {inspected}
= Dernière inspection détaillée: {previous}
Équipe du bureau {office} : {engineer}, chef de mission, et {climber}, sur cordes. Nacelle négative de {:time} à {:time}, eau à {:unit:°C 4..18}.
+++
## Désordres
Fissure d'ouverture maximale {crack} en clé ; aciers apparents sur {:unit:cm 10..90} ; joint de chaussée arraché ; {:number:2..12} gargouilles bouchées.
## État
{rating?Bon état apparent~Défauts mineurs, entretien courant~Structure altérée, réparation à programmer~Sécurité en jeu, agir tout de suite}. {closed!Le passage a été interdit le jour même|Circulation interrompue par précaution~Le trafic est maintenu|Aucune fermeture n'a été jugée utile}.
?Tonnage limité à {limit}.
+++
## Suites
{measure=Reprise de l'étanchéité|Injection des fissures|Remplacement des appuis|Rejointoiement des voûtes}, pour un montant de l'ordre de {budget}. Rapport remis le {report_on}.
~ Préparé avec {:person}. Visite annuelle par les agents du centre de {:city}, {:phone}.

== fr registre_prelevement_eau_piscine
q pool company:Piscine de {}/Centre aquatique {}/Bains de {}; pool
q operator person; readings by, pool technician
q lab company:Laboratoire {}/Labo {}/{} Analyses; laboratory
q sampler person; official sample by
q inspector_body company:Agence de santé {}/Service d'hygiène {}; health authority
q day date; day
q official_sample date; last official sample
q basin choice:large/learner/jacuzzi; basin
q visitors number:40..1500; bathers
q ph number:6..9; ph
q chlorine unit:mg/l 0..3; free chlorine
q combined unit:mg/l 0..1; combined chlorine
q water unit:°C 25..34; water
q renewed unit:m³ 4..90; fresh water
q closed flag; basin closed
q cause phrase; incident
q reopened time; reopened
q conform flag; official result good
a air unit:°C; air temperature
a lifeguard person; lifeguard
a emptied date; last emptied
a product product; disinfectant
a legionella number; legionella
a next_sample date; next official sample
---
{pool}
# Carnet sanitaire – {day}
= Bassin: {basin?grand bain de 25 m~bain d'apprentissage~bain bouillonnant}
= Relevés par: {operator}
= Baigneurs: {visitors}
= pH: {ph}
= Chlore libre: {chlorine}
= Chlore combiné: {combined}
= Eau: {water}
= Apport d'eau neuve: {renewed}
Transparence bonne, filtre 2 lavé à {:time}, pression {:unit:bar 0..2}.
{closed!Le bassin a dû être évacué|Fermeture momentanée~Bassin ouvert sans interruption|Aucune fermeture}. 
?Événement noté : {cause=vomissure au petit bain|panne de pompe|verre brisé au bord|orage}.
?Baignade de nouveau permise à {reopened}.
+++
## Contrôle officiel
Dernier prélèvement le {official_sample} par {sampler}, pour {inspector_body} ; analyses : {lab}. {conform!Eau conforme|Résultat satisfaisant~Eau non conforme, mesures en cours|Un paramètre dépasse la limite}.
~ Page {:number:1..365}. Responsable : {:person}, {:phone}. Carnet paraphé le {:date}.

== fr livret_accueil_equipe_service
q clinic company:Hôpital {}/Clinique {}/Centre {}; institution, hospital
q ward phrase; unit, department
q newcomer person; new colleague, welcomed person; to whom the leaflet is given
q first_day date; starts on, first shift
q head_nurse person; ward manager, fr:cadre; who runs the ward
q chief person; head physician
q mentor person; buddy, accompanies the newcomer
q beds number:8..40; capacity
q handover time; change of shift, report
q locker id:V-###; locker
q password_desk phone; IT help, computer access
q review date; first review, feedback talk
q parking flag; staff parking provided
q uniform choice:provided/own; work clothes
l team; colleagues, who is who
c team.name person; colleague
c team.role job; function
c team.ext id:####; extension, internal number
c team.days phrase; working days
a salary money; pay
a trial_end date; end of trial period
a union person; staff representative
a director person; hospital director
a badge id; badge number
a canteen money; meal price
---
{clinic}
# Bienvenue en {ward=cardiologie|pédiatrie|médecine 2|chirurgie orthopédique|gériatrie}
Bonjour {newcomer},
Nous nous réjouissons de vous compter parmi nous dès le {first_day}. Le service compte {beds} lits. Il est conduit par {head_nurse}, cadre de santé, et, pour la partie médicale, par {chief}. Les premières semaines, {mentor} restera à vos côtés.
## L'équipe
%team 3..6 lines
{team.name}
{team.role=infirmière|aide-soignant|kinésithérapeute|assistante sociale|secrétaire médicale|diététicienne}, poste {team.ext}
présent(e) {team.days=du lundi au jeudi|le matin|un week-end sur deux|mardi et vendredi|la nuit}
%%
+++
## Pratique
* Transmissions à {handover}, salle de soins.
* Vestiaire {locker}, cadenas à apporter.
* {uniform?Les tenues sont fournies et lavées par la lingerie~Vous apportez vos propres tenues}.
* {parking!Une place vous attend au parking du personnel|Le stationnement vous est ouvert, niveau -2~Pas de place de parking pour le personnel|Le parking est réservé aux visiteurs, venez en bus}.
* Mot de passe oublié : {password_desk}.
+++
Nous ferons le point ensemble le {review}.
~ Livret revu le {:date}. Standard {:phone}. Relecture : {:person}.

== fr tableau_permanences_avocats
q bar company:Barreau de {}/Ordre des avocats de {}/Maison de justice de {}; bar association
q batonnier person; head of bar, signed by
q coordinator person; schedule kept by
q month month; schedule for
q published date; drawn up on
q court company:Tribunal de {}/Tribunal judiciaire de {}; court served
q hotline phone; duty line
q free flag; consultation free of charge
q place street; where consultations take place
q swap_before duration; swap notice
l shifts; duties, rota
c shifts.day date; day
c shifts.lawyer person; on duty
c shifts.field phrase; area of law
c shifts.backup person; stand-in
a fee money; fee per duty
a clerk person; court clerk
a next_list date; next schedule
a prison city; prison visits
a judge person; judge
a cases number; cases handled
---
{bar}
# Permanences – {month}
Juridiction : {court}. Tableau arrêté le {published} par {coordinator}. Consultations {place} ; {free!elles ne coûtent rien aux justiciables|gratuites pour tous~une participation est demandée|elles sont payantes}.
%shifts 3..7 lines
{shifts.day} – {shifts.lawyer}
{shifts.field=droit des étrangers|mineurs|garde à vue|violences familiales|surendettement} ; à défaut : {shifts.backup}
%%
+++
Échange possible entre confrères, à annoncer au moins {swap_before} avant. Numéro d'appel jour et nuit : {hotline}.
+++
> Le bâtonnier, {batonnier}
~ Salle ouverte de {:time} à {:time}. Toge à demander à {:person}. Barème du {:date}.

== fr itineraire_tournee_livraison
q firm company:{} Boissons/Surgelés {}/Livraisons {}; delivery firm
q driver person; behind the wheel
q mate person; second man
q dispatcher person; planned by, fr:exploitation
q van id:@@-###-@@; vehicle
q day date; date of round
q out time; leaves depot
q depot city; depot
q km number:30..400; planned distance
q load unit:kg 200..9000; load
q cash flag; cash to be collected
q fuel choice:full/half/low; fuel
q call phone; call when late
l stops; deliveries, customers
c stops.at time; slot
c stops.customer company; customer
c stops.town city; town
c stops.parcels number:1..40; crates
c stops.note phrase; instruction
a back time; back at
a toll money; toll
a temperature unit:°C; cold room
a next_round date; next round
a boss person; director
a accident phone; breakdown service
---
{firm} || Dépôt de {depot}
# Feuille de tournée du {day}
= Chauffeur: {driver}
?= Aide: {mate}
= Véhicule: {van}
= Départ: {out}
= Kilomètres prévus: {km}
= Charge: {load}
Gazole : {fuel?le plein est fait~il reste une moitié~presque à sec, passer à la pompe d'abord}. {cash!Des encaissements sont à faire, sacoche au coffre|Espèces à rapporter le soir~Aucun encaissement en route|Rien à encaisser, tout est en compte}.
%stops 3..6 lines
{stops.at} {stops.customer}, {stops.town}
{stops.parcels} colis ; {stops.note=sonner deux fois|quai arrière|demander un tampon|chien attaché|escalier raide|reprendre les vides}
%%
+++
En retard de plus de {:unit:min 10..40} : prévenir le client puis {call}.
> Préparé par {dispatcher}
~ Disque à rendre. Contrôle des extincteurs le {:date}. Clé de secours chez {:person}.

== fr palmares_prix_quartier_fleuri
q town company:Ville de {}/Commune de {}; organiser
q chair person; jury chair
q guest person; expert guest, gardener on the jury
q ceremony date; prize-giving
q at time; hour
q hall phrase; place
q toured date; jury's tour
q entries number:12..140; gardens entered
q sponsor company:Jardinerie {}/Pépinières {}/Serres {}; prizes given by
q mayor person; hands over prizes
q special flag; special prize awarded
q special_to person; audience favourite, chosen by residents; whom the inhabitants liked best
q theme phrase; theme
q next_signup date; sign-up for next year
l winners; prize list
c winners.rank number:1..10; rank
c winners.name person; winner
c winners.street street; address
c winners.cat phrase; category
c winners.prize phrase; prize
a marks number; highest mark
a budget money; budget
a secretary person; secretary
a photo person; photographer
a winner_phone phone; phone of winner
a deadline date; entry deadline this year
---
{town}
# Maisons et balcons fleuris – palmarès
Chers habitants,
Le jury, présidé par {chair}, avec le concours de {guest}, du jardin botanique, a fait sa tournée le {toured}. {entries} jardins et balcons étaient inscrits, sur le thème « {theme=peu d'eau, beaucoup de couleurs|jardins d'oiseaux|le blanc|potagers d'ornement|souvenirs de voyage} ».
%winners 3..6 lines
{winners.rank}. {winners.name}, {winners.street}
{winners.cat=balcon|jardin visible|commerce|cour commune|potager} – {winners.prize=un érable|un bon d'achat|un sécateur|un composteur|une orchidée}
%%
{special!Un prix spécial a été décerné cette année|Le jury a créé une mention spéciale~Pas de prix spécial cette fois|Le jury n'a pas donné de mention spéciale}.
?Coup de cœur des habitants : {special_to}.
+++
Les prix, offerts par {sponsor}, seront remis par {mayor} le {ceremony} à {at}, {hall=salle des fêtes|sous le kiosque|à l'orangerie|place de la Mairie}.
+++
Inscriptions pour l'an prochain dès le {next_signup}.
~ Espaces verts : {:phone}. Règlement déposé le {:date} chez {:person}.

== fr rapport_stage_pilote_planeur
q club company:Aéroclub {}/Vol à voile {}/Centre {}; gliding club
q pupil person; student pilot
q instructor person; instructor
q chief person; chief instructor
q field city; airfield
q glider id:F-C@@@; registration
q type product; glider type
q day date; flight day
q launch choice:winch/aerotow/motor; launch
q tow_pilot person; tow pilot
q took_off time; take-off
q landed time; landing
q top unit:m 300..3200; highest altitude
q flights number:1..90; flights so far
q solo flag; released for solo
q medical date; medical valid until
q weak phrase; to work on
q good phrase; done well
a price money; price
a birth date; date_of_birth
a exam date; theory exam
a parachute date; parachute packed
a next_flight date; next lesson
a distance unit:km; distance flown
---
{club}
# Fiche de progression
= Élève: {pupil}
= Terrain: {field}
= Vol du: {day}
= Machine: {glider} ({type=ASK 21|Alliance 34|Twin|Bijave})
= Instructeur: {instructor}
= Décollage: {took_off}
= Atterrissage: {landed}
= Altitude maximale: {top}
= Vols à ce jour: {flights}
Départ {launch?au treuil~derrière avion remorqueur~par moteur rétractable}. 
?Au manche du remorqueur : {tow_pilot}.
+++
Bien : {good=symétrie en virage|lecture des nuages|sécurité visuelle|calme à la radio}. À travailler : {weak=approche trop haute|palonnier oublié|tenue de vitesse|choix du champ}.
{solo!L'élève est lâché seul à bord|Lâcher accordé~L'élève n'est pas encore lâché|Pas de vol seul pour l'instant}. 
+++
Visite médicale valable jusqu'au {medical}. Visa du chef pilote : {chief}.
~ Météo {:unit:km/h 5..30} de vent. Piste ouverte de {:time} à {:time}. Fiche ouverte le {:date}. Starter : {:person}.

== fr mandat_gerance_succession_vacante
q authority company:Direction des domaines de {}/Administration {}/Service {}; curator of the estate
q court company:Tribunal de {}/Tribunal judiciaire de {}; appointing court
q deceased person; who died
q died date; date of death
q died_at city; place of death
q appointed date; appointed on
q creditor company:{} Crédit/Banque {}/Syndic {}; creditor who asked, applicant
q officer person; file handler
q heir_finder company:Généalogistes {}/Étude généalogique {}; heir tracing firm
q claims_until date; creditors to declare before
q assets money:1000..90000; known assets
q debts money:500..60000; known debts
q home street; last home
q emptied date; flat cleared
q heirs choice:unknown/renounced/missing; why vacant
q will flag; will found
q file id:SV-####; file
a notary person; notary
a spouse person; surviving spouse
a burial city; place of burial
a sale date; sale of the home
a bank iban; account
a birth date; date_of_birth
---
{authority}
Successions vacantes || Dossier {file}

# Avis aux créanciers
Par ordonnance du {appointed}, {court} nous a nommés curateur de la succession de {deceased}, décédé(e) à {died_at} le {died}, dont le dernier domicile se trouvait {home}. La mesure avait été demandée par {creditor}, qui se dit créancier.
Situation : {heirs?aucun héritier connu~tous les héritiers ont renoncé~un héritier existe mais reste introuvable}. {will!Un testament a été trouvé parmi les papiers|Il existe un testament~Aucun testament n'a été trouvé|Les recherches n'ont révélé aucun testament}. Des recherches sont menées par {heir_finder}.
+++
= Actif connu: {assets}
= Passif connu: {debts}
= Frais engagés: {:money:100..900}
+++
Les créances sont à déclarer en deux exemplaires, pièces à l'appui, au plus tard le {claims_until}.
?Le logement a été vidé le {emptied}.
> {officer}
> {:city}, le {:date}
~ Réception sur rendez-vous, {:phone}. Journal d'annonces : {:company}. Greffe : {:person}.

== fr fiche_pret_materiel_medical
q pharmacy company:Pharmacie {}/Médical {}/Ligue {}; lender, supplier
q patient person; user
q collected_by person; taken away by
q link phrase; relation to patient
q prescriber person; prescribed by
q item product; device
q serial id:SN#####; serial
q out date; lent from
q until date; to be returned
q weekly money:4..40; weekly rent
q insurer company:CPAM de {}/Mutuelle {}/Caisse {}; refunded by
q deposit money:30..300; deposit
q delivery choice:counter/home; handed over
q disinfected flag; disinfected before loan
q shown flag; use explained
q clerk person; handed over by
q technician phone; breakdown number
a weight unit:kg; patient weight
a prescription_date date; prescription of
a purchase money; purchase price
a serviced date; last service
a nurse person; nurse
a doctor_phone phone; doctor's number
---
{pharmacy}
{:street}, {:zip} {:city}
# Contrat de location de matériel
= Utilisateur: {patient}
= Matériel: {item=lit médicalisé|tire-lait|fauteuil roulant|béquilles|aérosol|soulève-personne}
= N°: {serial}
= Sortie: {out}
= Retour prévu: {until}
= Loyer hebdomadaire: {weekly}
= Caution: {deposit}
Sur ordonnance de {prescriber}. Remis par {clerk} {delivery?au comptoir~à domicile, monté dans la chambre} à {collected_by} ({link=épouse|voisin|fils|aide à domicile|mère}). {shown!Le maniement a été expliqué|Démonstration faite~Le maniement reste à montrer|Pas de démonstration, notice jointe}. {disinfected!Appareil désinfecté avant la remise|Nettoyé et désinfecté, étiquette verte~Désinfection non faite, à passer avant usage|Appareil non désinfecté}.
+++
Prise en charge : {insurer}, à hauteur de {:percent}.
En panne, de jour comme de nuit : {technician}.
+++
~ Tout mois de retard : {:money:10..50}. Conditions du {:date}. Responsable : {:person}.

== fr audit_energetique_maison
q auditor_firm company:{} Énergies/Thermo {}/Bilan {}; audit office
q auditor person; visited by
q owner person; home owner
q house address; house
q built year; year built
q visited date; visit
q area unit:m² 60..260; living area
q now choice:D/E/F/G; present class
q target choice:A/B/C; class after works
q use number:150..520; present consumption
q heating phrase; heating
q loss phrase; where most heat is lost
q cost money:12000..90000; whole works
q help money:2000..40000; expected subsidies
q saving percent; energy saved
q asbestos flag; asbestos suspected
q valid year; valid until
q number id:A#######; audit number
l steps; works, packages
c steps.what phrase; works
c steps.price money:900..30000; cost
c steps.order number:1..5; order
a installer company; installer
a tenant person; tenant
a loan money; loan
a bill money; yearly energy bill
a start date; start of works
a air_test number; airtightness
---
{auditor_firm} || Audit {number}
# Audit énergétique
= Propriétaire: {owner}
= Maison: {house}
= Année: {built}
= Surface: {area}
= Visite: {visited}
= Auditeur: {auditor}
= Chauffage: {heating=chaudière fioul|convecteurs|poêle à bois|gaz sans condensation}
La maison consomme {use} kWh/m²/an, ce qui la place en classe {now?D~E~F~G}. Les pertes viennent d'abord {loss=de la toiture|des murs nord|du plancher bas|des fenêtres|de la ventilation}. {asbestos!Des plaques sont suspectes d'amiante, à faire vérifier|Présence probable d'amiante en toiture~Aucun matériau suspect d'amiante|Pas d'amiante apparent}.
## Parcours proposé
%steps 2..5
Étape | Travaux | Coût
{steps.order} | {steps.what=isolation des combles|pompe à chaleur|fenêtres double vitrage|isolation par l'extérieur|ventilation|plancher bas} | {steps.price}
%%
Ensemble : {cost}, dont {help} d'aides attendues. Gain : {saving}, classe {target?A~B~C} à l'arrivée.
+++
Audit valable jusqu'en {valid}. Température relevée au salon : {:unit:°C 14..21}.
~ Remis le {:date}. Conseiller public : {:person}, {:phone}.

== fr ticket_compte_administrateur
q org company:Université de {}/Hôpital {}/Groupe {}; organisation, employer
q requester person; asked by, applicant; who wants the rights
q beneficiary person; account holder, user who gets the rights; for whom the account is
q approver person; granted by, security officer; who said yes or no
q doer person; account created by, system engineer; who set it up
q system phrase; platform, server
q login id:adm-@@##; account name, user id
q ticket id:REQ-######; request reference
q asked date; submitted on
q opens date; active from
q shuts date; expiry, rights end on
q why phrase; justification, purpose
q level choice:read/write/full; scope of rights
q two_factor flag; second factor enforced, mfa
q refused_first flag; earlier refusal, turned down before; whether the request had been rejected once
q review month; next rights review
a vendor company; software publisher, supplier
a phone phone; user's telephone, mobile number
a incident id; security incident number
a last_login time; latest sign-in
a training date; security training taken on
a manager person; line manager of the user
---
{org} || {ticket}
Guichet informatique
# Demande de droits étendus
= Déposée le: {asked}
= Demandeur: {requester}
= Pour: {beneficiary}
= Plateforme: {system=annuaire central|base de la scolarité|pare-feu|hyperviseur|serveur d'impression}
= Motif: {why=remplacement de congé|migration de version|audit annuel|astreinte du week-end|dépannage d'un prestataire}
## Suivi
* {:date}, {:time} : pris en charge au niveau {:number:1..3} par {:person}.
* {refused_first!Une première version de la demande avait été rejetée|Refusée une fois, la demande a été complétée~Demande recevable dès le premier examen|Aucun rejet antérieur}.
* Accord donné par {approver}, sécurité des systèmes.
* Compte {login} ouvert par {doer}, {level?en simple consultation~avec modification des données~avec tous les pouvoirs}.
+++
Actif à partir du {opens}, fermé de lui-même le {shuts}. {two_factor!Un code sur téléphone est exigé à chaque connexion|La double authentification est imposée~Le mot de passe suffit|Pas de second facteur sur cette plateforme}.
?Revue des droits : {review}.
~ Toute action est journalisée pendant {:duration}. Questions : {:email}.

== fr convention_parentale
q mediator person; family mediator, drawn up with
q service company:Service de médiation {}/Point famille {}/Office {}; mediation service
q parent_a person; first parent, party one; parent named first
q parent_b person; second parent, party two; parent named second
q judge_court company:Tribunal de {}/Autorité de protection {}; court that will approve
q agreed date; agreement signed
q begins date; arrangement starts
q rhythm choice:week_week/two_three/weekends; rhythm
q handover time; hour of change
q handover_at phrase; place of change
q home_for_papers city; official residence of the children
q support money:80..600; monthly support
q pays_support choice:first_parent/second_parent; who pays, debtor of the support
q passports phrase; where identity papers are kept
q abroad flag; travel abroad needs consent
q review date; looked at again
l kids; children
c kids.name first; child
c kids.born date; birth date
c kids.school company:Saint-{}/Jean-{}/des {}; school, attends
a lawyer person; counsel
a hearing date; court hearing
a wedding date; married on
a divorce id; divorce file
a grandparent person; grandparent
a holiday date; summer holiday start
---
{service}
# Convention parentale
Entre {parent_a} et {parent_b}, avec l'aide de {mediator}, médiatrice, il est convenu ce qui suit pour :
%kids 1..4 lines
- {kids.name}, né(e) le {kids.born}, à l'école {kids.school}
%%
## Vie quotidienne
À partir du {begins}, les enfants vivent {rhythm?une semaine sur deux chez chacun~deux jours ici, trois jours là, en alternance~chez l'un, avec les fins de semaine chez l'autre}. Le passage se fait le vendredi à {handover}, {handover_at=devant l'école|chez la nounou|au pied de l'immeuble|à la gare}. Pour les papiers, ils sont domiciliés à {home_for_papers}.
+++
## Argent
{pays_support?Le parent nommé en premier~Le parent nommé en second} verse {support} par mois ; la cantine ({:money:40..150}) est partagée.
## Voyages
{abroad!Tout voyage hors du pays suppose l'accord écrit de l'autre|L'étranger, seulement si l'autre parent est d'accord par écrit~Chacun peut voyager hors du pays sans demander à l'autre|Aucun accord n'est nécessaire pour l'étranger}. Les cartes d'identité restent {passports=dans le sac des enfants|chez la mère|chez le père|à l'école}.
+++
On en reparlera le {review}. Le texte sera soumis à {judge_court}.
> Signé le {agreed}
~ Séances tenues les {:date} et {:date}. Accueil {:phone}.

== fr constat_degats_gibier
q federation company:Fédération des chasseurs de {}/Service de la faune {}/Canton de {}; paying body
q farmer person; claimant, fr:exploitant
q estimator person; appraiser, fr:estimateur
q witness person; hunting representative present
q town city; commune
q seen date; field visit
q declared date; claim filed
q animal choice:boar/deer/badger; culprit
q crop phrase; crop
q plot id:@ ####; parcel
q destroyed unit:a 5..400; destroyed surface
q yield unit:q/ha 20..110; agreed yield
q price money:8..40; unit price
q payout money:100..9000; compensation
q fence flag; electric fence in place
q lent_by company:Société de chasse {}/ACCA {}; fence lent by
q agreed flag; farmer accepts
q claim id:DG-####; claim number
a paid date; paid on
a organic flag; organic crop
a sowed date; sown on
a insurer company; insurer
a shot number; animals shot
a landowner person; owner of land
---
{federation} || Dossier {claim}
# Expertise de dégâts
= Réclamant: {farmer}
= Commune: {town}
= Parcelle: {plot}
= Culture: {crop=maïs|prairie|blé|pois|vigne}
= Déclaré le: {declared}
= Visite le: {seen}
Présents : {estimator}, qui estime ; {witness}, pour les chasseurs. Auteur des dégâts : {animal?sanglier, terre retournée~cerf, tiges broutées~blaireau, épis couchés}. Surface détruite : {destroyed}, sur {:unit:ha 1..20} de parcelle.
+++
{fence!Une clôture électrique entourait le champ|Le champ était clôturé~Le champ n'était pas clôturé|Aucune clôture en place}. 
?Piquets et fil prêtés par {lent_by}.
+++
Rendement retenu : {yield}, à {price} le quintal. Indemnité : {payout}, après abattement de {:percent}. {agreed!Le réclamant accepte|Accord du réclamant sur place~Le réclamant refuse et demande une contre-expertise|Pas d'accord du réclamant}.
~ Barème du {:date}. Commission : {:person}, {:phone}.

== fr bon_commande_fleuriste_mariage
q florist company:Fleurs {}/Au Jardin de {}/Pétales {}; florist
q bride person; ordering customer
q planner company:{} Événements/Noces {}/Agence {}; wedding planner
q planner_contact person; planner's contact
q maker person; arranged by, lead florist
q order id:FM-###; order
q ceremony date; ceremony
q deliver_at time; delivered at
q venue company:Château {}/Domaine {}/Mairie de {}; delivered to
q palette phrase; colours
q bouquet phrase; bridal bouquet
q allergy phrase; flower to avoid
q total money:300..6000; total
q deposit money:100..1500; deposit received
q rental flag; vases lent
q collect date; vases collected
q transport choice:included/extra; transport
l pieces; arrangements
c pieces.what product; piece
c pieces.qty number:1..30; number
c pieces.each money:8..190; unit price
a groom person; groom
a guests number; guests
a setup time; hall opens
a balance date; balance due
a supplier company; wholesale market
a trial date; trial bouquet
---
{florist}
{:phone} || Commande {order}
# Fleurs de mariage
= Pour: {bride}
= Cérémonie: {ceremony}
= Livraison: {deliver_at}, {venue}
= Tons: {palette=blanc et vert|pêche et terre cuite|bordeaux|pastel|bleu et crème}
= Suivi: {planner_contact} ({planner})
Bouquet de mariée : {bouquet=rond, pivoines et eucalyptus|tombant, roses de jardin|champêtre|arums en gerbe}. 
?Surtout pas de {allergy=lys|mimosa|gypsophile|tubéreuses}.
%pieces 2..6
Composition | Nb | L'unité
{pieces.what=centre de table|boutonnière|arche|couronne d'enfant|bout de banc|guirlande|panier de pétales} | {pieces.qty} | {pieces.each}
%%
+++
= Total: {total}
= Acompte reçu: {deposit}
{transport?Transport compris~Transport en sus}. {rental!Les vases sont prêtés|Verrerie mise à disposition~Pas de prêt de vases|Le contenant est vendu avec les fleurs}.
?Reprise de la verrerie le {collect}.
+++
~ Réalisation : {maker}. Changements possibles jusqu'au {:date}. Boutique tenue par {:person}.

== fr autorisation_detecteur_metaux
q authority company:Direction de la culture de {}/Préfecture de {}/Service archéologique {}; deciding authority
q applicant person; asked by
q club company:Club {}/Association {}; applicant's club
q land_owner person; landowner who consented
q land phrase; place
q town city; commune
q asked date; request of
q decided date; decision
q granted flag; allowed
q device product; detector
q curator person; opinion given by, regional curator
q ground phrase; ground of decision
q finds_to company:Musée {}/Dépôt {}; finds to be handed to
q depth unit:cm 10..40; depth limit
q appeal_weeks number:4..9; weeks to appeal
q signer person; signed by
q ref id:AR-##-###; reference
q aim choice:lost_object/research/leisure; purpose stated
a fine money; fine
a permit_end date; permit ends
a find phrase; object found
a police company; police unit
a insurer company; insurer
a parcel id; cadastral number
---
{authority} || {ref}
{:city}, le {decided}

> {applicant}
> {:address}
# Votre demande d'utilisation d'un détecteur de métaux
Madame, Monsieur,
Par courrier du {asked}, vous avez sollicité, au nom de {club}, l'autorisation de prospecter avec un appareil {device=Terra 300|Goldscan|Minex Pro|XP Orion} au lieu-dit {land=Champ du Trésor|La Motte|Les Perrières|Gué aux Moines}, commune de {town}, {aim?pour retrouver une bague perdue~dans le cadre d'une étude~pour le plaisir}. {land_owner}, propriétaire, a donné son accord.
{curator}, conservatrice régionale, consultée le {:date}, a rendu son avis. {granted!L'autorisation vous est accordée|Je fais droit à votre demande~Je ne puis vous accorder cette autorisation|Votre demande est rejetée}, considérant {ground=la proximité d'un site classé|l'absence de vestiges connus|le défaut de qualification|l'intérêt de la démarche}.
+++
Rappel : on ne creuse jamais au-delà de {depth} ; toute trouvaille est déclarée et remise à {finds_to}.
+++
Recours dans les {appeal_weeks} semaines.
> {signer}
~ Affaire suivie par {:person}, {:phone}.

== fr compte_rendu_visite_fournisseur
q buyer_firm company:{} Cosmétiques/Biscuits {}/{} Équipement; buying company
q supplier company:Emballages {}/Cartonnages {}/Verrerie {}; supplier visited
q buyer person; report author, purchaser
q host person; sales contact met
q plant_head person; plant manager met
q visited date; visit
q town city; plant location
q topic phrase; reason
q capacity number:1000..90000; pieces a day
q lead duration; lead time
q price_change percent; price increase asked
q accepted flag; increase accepted
q grade choice:A/B/C; supplier grade
q action phrase; agreed action
q action_by date; action due
q action_owner person; who does it
q dinner money:30..200; expenses
q staff number:10..900; plant staff
a contract_end date; contract expires
a turnover money; turnover with supplier
a competitor company; rival supplier
a next_visit date; next visit
a stock number; stock
a certificate id; ISO certificate number
---
{buyer_firm}
Achats – note interne || {:date}
# Visite chez {supplier}
= Lieu: {town}
= Jour: {visited}
= Objet: {topic=retards répétés|nouvelle presse|hausse de tarif|qualité d'impression|plan de secours}
= Vus: {host} (commerce), {plant_head} (usine)
L'atelier tourne en trois équipes, {staff} personnes, {capacity} pièces par jour. Rangement impeccable, stocks bas. Délai annoncé : {lead}[, contre {:duration} l'an dernier].
+++
Le fournisseur demande {price_change} de plus à cause de la matière. {accepted!Nous avons dit oui|Hausse acceptée~Nous avons dit non|Hausse refusée à ce stade}. 
Note maintenue : {grade?partenaire de confiance~fournisseur correct, à suivre~à remplacer dès que possible}.
+++
Décidé : {action=envoyer des échantillons|doubler l'outillage|revoir le cahier des charges|tenir un stock tampon}, par {action_owner}, pour le {action_by}.
Frais : {dinner}.
> {buyer}
~ Diffusion : {:person}, {:person}. Classement {:id:AC-###}.

== fr avis_quarantaine_vegetaux
q agency company:Service phytosanitaire {}/Agence {}/Inspection {}; plant health authority
q nursery company:Pépinières {}/Jardinerie {}/Horticulture {}; nursery
q manager person; nursery manager
q inspector person; inspector
q pest phrase; organism
q plant phrase; host plant
q seized number:10..900; plants held
q found date; sampled
q confirmed date; lab confirmation
q lab company:Laboratoire {}/Institut {}; laboratory
q until date; held until
q radius unit:m 50..5000; zone
q measure choice:destroy/treat/hold; measure
q origin country; plants came from
q passport id:@@-####-##; passport
q sold flag; some already sold
q compensation flag; compensation foreseen
q order id:QV-####; order
a importer company; importer
a cost money; cost
a neighbour company; neighbouring nursery
a delivered date; delivered on
a buyers number; customers
a next date; next inspection
---
{agency} || Ordre {order}
# Mise en quarantaine
= Établissement: {nursery}
= Responsable: {manager}
= Végétaux: {plant=oliviers en pot|rhododendrons|plants de vigne|érables|lavandes}
= Nombre: {seized}
= Passeport: {passport}
= Provenance: {origin}
Lors du contrôle du {found}, {inspector} a prélevé des rameaux suspects. {lab} a confirmé le {confirmed} la présence de {pest=Xylella|capricorne asiatique|phytophthora|flavescence dorée|nématode}.
+++
## Ordre
{measure?Tous les plants seront brûlés sous nos yeux~Les plants seront traités à l'eau chaude~Les plants restent bloqués, sans autre mesure pour l'heure}. Rien ne sort avant le {until}. Zone surveillée : {radius} alentour. {sold!Une partie du lot a déjà été vendue|Des clients en ont déjà emporté~Aucun plant du lot n'a quitté les lieux|Rien n'a été vendu}.
+++
{compensation!Une indemnité sera versée|Le dommage sera indemnisé~Aucune indemnité n'est prévue|Sans droit à indemnité}. 
> {:city}, le {:date}
~ Permanence {:phone}. Cheffe de service : {:person}. Amende possible : {:money:500..9000}.

== fr controle_gaz_caravane
q tester person; gas fitter, checked by
q firm company:Caravanes {}/Camping-cars {}/Gaz {}; workshop
q owner person; vehicle owner
q vehicle product; caravan model
q plate id:@@-###-@@; registration
q chassis id:@@@#######; chassis
q tested date; test day
q valid date; sticker valid until
q pressure unit:mbar 30..150; test pressure
q hose year; hoses replace by
q regulator year; regulator made in
q leak flag; leak found
q spot phrase; leak place
q devices number:1..5; appliances
q heater company:{} Chauffage/{} Thermo; heater make
q sticker id:G-#####; sticker
q outcome choice:pass/pass_after_repair/fail; outcome
q price money:40..120; fee
a cylinder unit:kg; cylinder size
a next_service date; habitation check
a mileage number; mileage
a insurer company; insurer
a first_reg date; first registration
a detector phrase; gas alarm
---
{firm}
# Attestation d'étanchéité – installation gaz de loisirs
= Propriétaire: {owner}
= Véhicule: {vehicle=Horizon 420|Nomade T6|Escapade 3|Bivouac Van|Randonneur}
= Plaque: {plate}
= Châssis: {chassis}
= Contrôlé le: {tested}
= Vignette: {sticker}
Mise sous {pressure} pendant {:unit:min 5..15}. {devices} appareils raccordés : réchaud, frigo, chauffage {heater}. Détendeur de {regulator} ; tuyaux à remplacer en {hose}.
{leak!Une fuite a été décelée à la mousse|L'aiguille est descendue : il y a fuite~Aucune fuite|L'aiguille n'a pas bougé}. 
?Endroit : {spot=raccord du réchaud|robinet d'isolement|tuyau du coffre|prise extérieure}.
+++
Résultat : {outcome?en ordre~en ordre après réparation sur place~refusé, à représenter}. Valable jusqu'au {valid}. Prix : {price}.
> {tester}
> Contrôleur agréé n° {:id:####}
~ Étiquette posée près du coffre. Agrément renouvelé le {:date}. Réception : {:person}, {:phone}.

== fr lettre_chef_stage_cuisine
q restaurant company:Restaurant {}/Auberge {}/Brasserie {}; host restaurant, writes the letter
q chef person; training chef, signatory; who writes and signs
q trainee person; apprentice cook, assessed person
q school company:École hôtelière de {}/Lycée hôtelier {}/CFPTS {}; catering school, addressee's institution
q teacher person; addressee, workshop teacher; to whom the letter goes
q sous_chef person; day-to-day supervisor, second in the kitchen
q from date; placement start
q to date; placement end
q station phrase; section of the kitchen, post
q covers number:30..180; guests per service
q mark number:8..20; score out of twenty
q burn date; accident day, burnt on
q burn_serious flag; work stopped after accident, sick leave followed
q offer flag; job offered afterwards
q diploma choice:cap/bac_pro/bts; qualification prepared
q strong phrase; best quality
q weak phrase; must improve
a pay money; allowance, gratuity
a owner person; restaurant owner
a exam date; practical exam date
a age number; age of the trainee
a doctor person; doctor who treated the burn
a hire_date date; start of the job offered
---
{restaurant}
{:street}, {:zip} {:city} || {:date}

> {teacher}
> {school}

Objet : stage de {trainee}, du {from} au {to}

Bonjour,
Comme convenu, voici mon avis. Votre élève, qui prépare {diploma?le certificat d'aptitude~le baccalauréat professionnel~le brevet de technicien supérieur}, a tenu {station=le garde-manger|les sauces|la pâtisserie|la plonge puis les entrées|le poisson} dans une maison qui sert {covers} couverts par service. C'est surtout {sous_chef}, mon second, qui l'a eu sous la main.
Ce qui m'a plu : {strong=une vraie curiosité|la propreté du poste|des gestes sûrs|la bonne humeur|le respect des fiches}. Ce qui doit venir : {weak=la vitesse|l'assaisonnement|la ponctualité|le dressage|oser demander}.
+++
?Un mot sur la brûlure du {burn}. {burn_serious!Il a fallu l'arrêter quelques jours|Un arrêt de travail a suivi~Le travail a repris le soir même|Sans arrêt, un pansement a suffi}.
+++
Ma note : {mark} sur 20. {offer!Je lui ai proposé une place|Une embauche lui est proposée chez nous~Je n'ai pas de place à lui proposer|Aucune embauche n'est envisagée}.
Avec mes salutations,
> {chef}
~ Réservations {:phone}. Copie : {:person}, vie scolaire.

== fr notification_bornes_recharge_copropriete
q resident person; applicant, co-owner; who wants the charging point
q syndic company:Syndic {}/Cabinet {}/Régie {}; managing agent, addressee
q syndic_person person; manager of the building, contact at the agent
q electrician company:{} Élec/Recharge {}/{} Mobilité; installer chosen
q building address; condominium
q bay number:1..180; parking bay
q level phrase; basement level
q power unit:kW 3..22; charging power
q quote money:700..2800; installer's price
q subsidy money:200..900; aid expected
q notified date; letter date
q works date; works planned
q object_until date; agent may oppose until
q meter flag; separate meter
q shared choice:individual/shared; kind of point
q car product; vehicle
q policy id:H-######; home insurance policy
a assembly date; owners' meeting
a tenant person; tenant
a grid id; grid connection number
a fire person; fire safety expert
a yearly money; yearly running cost
a owner_share number; share in the building
---
{resident}
{:street}, {:zip} {:city}
{:email}

> {syndic}
> À l'attention de {syndic_person}
> Le {notified}

# Droit à la prise – notification
Madame, Monsieur,
Copropriétaire au {building}, je vous informe que je souhaite équiper à mes frais mon emplacement {bay}, {level=premier sous-sol|niveau -2|rez-de-chaussée|deuxième sous-sol}, d'une borne de {power} pour mon véhicule ({car=citadine électrique|break hybride|fourgonnette|scooter électrique}). La borne sera {shared?réservée à mon seul usage~ouverte à d'autres résidents}.
Le devis de {electrician} se monte à {quote}, dont j'attends {subsidy} d'aide. Les travaux auraient lieu le {works}[, de {:time} à {:time}].
+++
{meter!Un compteur distinct sera posé|La consommation passera par un compteur à part~Aucun compteur distinct : raccordement à mon appartement|Il n'y aura pas de compteur séparé}. Contrat d'habitation : {policy}.
+++
Sauf opposition motivée devant le juge d'ici au {object_until}, je donnerai suite.
Avec mes remerciements,
> {resident}
~ Pièces jointes : plan, devis du {:date}, attestation de {:person}.

== fr fiche_secours_piste
q resort company:Domaine {}/Remontées {}/Station de {}; ski area
q patroller person; first on scene, fr:pisteur
q reporter person; alarm given by
q head person; head of piste patrol
q victim person; injured skier
q age number:6..82; age
q run phrase; piste
q alarm time; alarm
q reached time; rescuer on scene
q handed time; handed over
q day date; date
q injury phrase; injury
q sledge choice:sledge/helicopter/on_foot; evacuation
q taken_to company:Cabinet médical {}/Hôpital de {}/Clinique {}; taken to
q helmet flag; helmet worn
q collision flag; other person involved
q other person; bystander, eyewitness; who saw it and waited
q rental company:{} Sports/Ski {}/{} Location; ski rental
q sheet id:SP-####; sheet
q cost money:150..900; rescue fee
a insurer company; rescue insurance
a doctor person; doctor
a witness_phone phone; witness phone
a snow unit:cm; snow depth
a lift_pass id; lift pass
a hotel company; lodging
---
{resort} || Fiche {sheet}
# Secours sur piste
= Jour: {day}
= Piste: {run=Les Marmottes|La Combe|Stade|Mur du Loup|Retour station}
= Alerte: {alarm}
= Sur place: {reached}
= Remis aux soins: {handed}
= Blessé: {victim}
= Âge: {age}
L'alerte est donnée par {reporter}, depuis la gare haute. Premier sur les lieux : {patroller}. {collision!Choc avec un autre skieur|Collision entre deux usagers~Chute seul|Personne d'autre en cause}. 
?A tout vu et attendu avec le blessé : {other}.
Bilan : {injury=genou droit|poignet|épaule luxée|traumatisme crânien léger|côtes}. {helmet!Casque porté|Le casque a tenu~Tête nue|Sans casque}.
+++
Descente {sledge?en traîneau~par hélicoptère~à pied, soutenu}, remis à {taken_to}. Skis de location : {rental}, rendus à la caisse. À facturer : {cost}.
+++
> Visa du chef des pistes, {head}
~ Vent {:unit:km/h 5..70}, visibilité moyenne. Centrale {:phone}. Registre ouvert le {:date}.

== fr lettre_parrainage_enfant_ong
q ngo company:Enfance {}/Partage {}/Fondation {}; charity, sender
q sponsor person; godparent, addressee
q child first; sponsored child
q child_age number:5..17; age
q country country; country
q village city; village
q field_officer person; local staff, visited the child
q writer person; signed by
q school_result phrase; how school goes
q family phrase; who the child lives with
q visited date; last home visit
q since year; sponsored since
q monthly money:15..60; monthly gift
q extra phrase; what extra gift bought
q ends flag; sponsorship ends
q reply_by date; letters to reach us before
q code id:@@-#####; sponsorship number
a birth date; birthday
a teacher person; teacher
a doctor person; doctor
a sibling first; brother or sister
a trip date; sponsors' trip
a iban iban; account
---
{ngo}
{:street}, {:zip} {:city} || Parrainage {code}

Cher parrain, chère marraine,
Cher {sponsor},
Des nouvelles de {child}, que vous soutenez depuis {since} ! Notre collègue {field_officer} s'est rendu à {village} ({country}) le {visited}. {child} a maintenant {child_age} ans et vit {family=chez sa grand-mère|avec ses deux parents|chez une tante|au foyer du village}. À l'école, {school_result=les progrès en lecture sont nets|le calcul reste difficile|tout va bien|il a fallu redoubler}.
?Grâce à votre don exceptionnel, la famille a pu acheter {extra=une chèvre|un vélo|un toit de tôle|des semences|une lampe solaire}.
+++
Votre versement de {monthly} par mois couvre l'école et un repas par jour ; {:percent} vont aux frais de suivi. {ends!Ce parrainage arrive à son terme|Votre soutien à cet enfant prend fin~Le parrainage continue|Rien ne change pour l'année qui vient}.
+++
Si vous souhaitez lui écrire, votre lettre doit nous parvenir avant le {reply_by}.
Merci du fond du cœur,
> {writer}
~ Comptes certifiés le {:date}. Donateurs : {:phone}. Présidence : {:person}.

== fr calendrier_remplacements_garde_medicale
q house company:Maison médicale {}/Cercle médical {}/Garde de {}; on-call organisation, issuer
q planner person; schedule drawn up by, secretary of the circle
q delegate person; doctors' delegate, approves swaps
q number phone; single call number, public line
q period month; schedule covers
q sent date; circulated on
q place street; where patients are seen
q walk_in flag; without appointment, patients may just come
q fee_kind choice:normal/raised; tariff at night
l duties; turns, shifts
c duties.doctor person; physician on duty
c duties.day date; date of duty
c duties.start time; begins
c duties.area phrase; sector covered
a pharmacist person; pharmacist on duty
a hospital company; backup hospital
a dentist_phone phone; dental emergencies
a next_schedule date; next list due
a pay money; standby pay
a driver person; driver of the on-call car
---
{house}
# Tour de garde – {period}
Chers confrères, voici la liste arrêtée par {planner} et diffusée le {sent}. Tout échange passe par {delegate}, qui l'entérine.
%duties 3..7 lines
{duties.day}, à partir de {duties.start}
{duties.doctor}
{duties.area=vallée haute|centre et faubourgs|plateau|rive droite|communes du sud}
%%
+++
Poste de garde : {place}. {walk_in!On peut s'y présenter sans rendez-vous|La porte est ouverte à tous, sans appel~Il faut appeler avant de venir|Personne n'est reçu sans appel préalable}. Numéro unique : {number}. La nuit, {fee_kind?le tarif reste celui de la journée~un supplément est compté}.
~ Secrétariat de {:time} à {:time}. Règlement du {:date}. Clés chez {:person}.

== fr liste_materiel_expedition_scientifique
q institute company:Institut {}/Observatoire {}/Université de {}; sending institute
q leader person; expedition head
q store person; packed by, storekeeper
q carrier company:{} Fret/Transit {}/{} Cargo; freight forwarder
q dest country; destination
q base phrase; camp, base
q ships date; leaves on
q wanted date; needed on site by
q weight unit:kg 80..4000; total weight
q hazardous flag; dangerous goods included
q customs id:ATA ######; carnet number
q mode choice:ship/plane/truck; transport
l crates; cases, packing list
c crates.no number:1..60; case number
c crates.content phrase; contents
c crates.kg unit:kg 4..120; case weight
c crates.owner person; responsible scientist
a value money; declared value
a return date; back home
a insurer company; insurer
a agent phone; agent on the spot
a temperature unit:°C; keep at
a doctor person; expedition doctor
---
{institute} || Carnet {customs}
# Liste de colisage
= Mission: {base=Camp du Glacier|Station Deux-Lacs|Base Lagune|Refuge 4100}, {dest}
= Chef de mission: {leader}
= Transitaire: {carrier}
= Départ du fret: {ships}
= Attendu sur place: {wanted}
= Poids total: {weight}
%crates 3..6 lines
Caisse {crates.no} – {crates.content=carottier et tiges|sondes de neige|vivres lyophilisés|groupe électrogène|pharmacie|tentes}
{crates.kg}, à demander à {crates.owner}
%%
+++
Envoi {mode?par mer~par avion~par la route}. {hazardous!Des batteries au lithium imposent une déclaration de marchandises dangereuses|Le lot comprend des matières dangereuses~Rien de dangereux dans le lot|Aucune matière dangereuse}. Emballé par {store}.
~ Dernière pesée le {:date}. Dépôt {:phone}. Suppléant : {:person}.

== fr programme_portes_ouvertes_lycee
q school company:Lycée {}/École {}/Institut {}; school
q head person; principal, welcomes
q organiser person; organised by, contact
q day date; open day
q from time; doors open
q to time; doors close
q parking phrase; parking
q signup email; registration
q meal flag; lunch on site
q internat choice:girls/boys/both; boarding for
q last_apply date; applications until
l stands; workshops, visits
c stands.time time; at
c stands.title phrase; activity
c stands.room id:@##; room
c stands.by person; led by
a places number; places in first year
a fee money; school fees
a bus id; bus line
a results percent; pass rate
a exam date; entrance exam
a parent person; parents' association
---
^ {school}
# Portes ouvertes – {day}
^ de {from} à {to}
{head} et toute l'équipe vous attendent. 
## Au fil de la journée
%stands 3..7 lines
{stands.time} {stands.title=démonstration de soudage|visite des cuisines|chimie en couleurs|atelier mode|robots en course|parler avec les élèves}
salle {stands.room}, avec {stands.by}
%%
+++
{meal!On peut déjeuner au self|Repas servi sur place~Pas de restauration ce jour-là|Prévoyez votre pique-nique, le self est fermé}. L'internat accueille {internat?les filles seulement~les garçons seulement~filles et garçons}. Stationnement : {parking=cour sud|parking de la piscine|rue du Stade|champ de foire}.
+++
S'annoncer auprès de {organiser}, {signup}. Les dossiers de candidature sont reçus jusqu'au {last_apply}.
~ Accueil {:phone}. Visite virtuelle en ligne depuis le {:date}. Infirmerie : {:person}.

== fr releve_pieges_moustiques
q agency company:Entente {}/Service sanitaire {}/Démoustication {}; control agency
q tech person; collected by
q entomologist person; identified by
q town city; municipality
q round date; collection day
q next_treatment date; treatment planned
q virus flag; virus detected
q lab company:Institut {}/Laboratoire {}; virus lab
q method choice:larvicide/adulticide/none; treatment
q calls number:1..90; calls from residents
l traps; stations
c traps.code id:P-##; trap
c traps.site street; place
c traps.count number:0..240; mosquitoes
c traps.species phrase; species
a rainfall unit:mm; rain
a patient number; human cases
a mayor person; mayor
a cost money; cost
a first_seen date; first found
a hotline phone; residents' line
---
{agency}
# Relevé des pièges – {town}
= Tournée du: {round}
= Agent: {tech}
= Détermination: {entomologist}
%traps 3..7
Piège | Lieu | Captures | Espèce
{traps.code} | {traps.site} | {traps.count} | {traps.species=tigre|commun|des rizières|du Japon}
%%
Recherche de virus confiée à {lab} : {virus!un lot est positif|présence confirmée dans un échantillon~tous les lots sont négatifs|rien n'a été décelé}. {method?Gîtes traités contre les larves~Pulvérisation nocturne contre les adultes~Pas de traitement}.
?Intervention prévue le {next_treatment}.
+++
Appels d'habitants depuis le dernier relevé : {calls}. Température moyenne {:unit:°C 16..30}.
~ Carte en ligne : {:url}. Responsable de secteur : {:person}. Base à jour au {:date}.

== fr distribution_roles_theatre_amateur
q troupe company:Troupe {}/Théâtre de {}/Les Tréteaux {}; company
q director person; staged by
q author person; playwright
q play phrase; play
q first_read date; first reading
q premiere date; first night
q hall phrase; venue
q rehearsal phrase; rehearsal days
q prompter person; prompter
q costumes person; costumes by
q rights money:40..400; author's rights
q fee flag; actors pay a subscription
q genre choice:comedy/drama/musical; genre
l cast; roles
c cast.role phrase; part
c cast.actor person; played by
c cast.lines number:10..400; lines to learn
a ticket money; ticket price
a last_night date; last performance
a light person; lighting
a understudy person; understudy
a seats number; seats
a sponsor company; sponsor
---
{troupe}
# Distribution – « {play=Le Notaire a disparu|Un dimanche à Vierzon|La Veuve et le Facteur|Pension Beau Séjour} »
de {author}, mise en scène de {director}
Chers amis, après les lectures, voici qui joue quoi dans cette {genre?pièce pour rire~pièce grave~pièce en chansons}.
%cast 3..7 lines
{cast.role=le notaire|la bonne|Gaston|la comtesse|le gendarme|Mademoiselle Rose|le facteur} : {cast.actor}
environ {cast.lines} répliques
%%
+++
Première lecture le {first_read}, puis répétitions {rehearsal=le mardi soir|deux soirs par semaine|le dimanche|le jeudi}. Lever de rideau le {premiere}, {hall=salle des fêtes|grange du château|foyer rural|théâtre de poche}. Au trou du souffleur : {prompter}. Fil et aiguille : {costumes}.
+++
Droits à payer : {rights}. {fee!Une cotisation est demandée à chaque comédien|Les comédiens cotisent~On ne demande rien aux comédiens|Aucune cotisation cette année}.
~ Clé de la salle : {:person}, {:phone}. Affiches à coller dès le {:date}.

== fr liste_reserves_levee_logement
q builder company:{} Promotion/Résidences {}/{} Habitat; developer, seller
q buyer person; purchaser of the flat
q works_head person; site manager, conducteur
q flat id:L-###; lot, apartment
q handed date; keys handed over
q visited date; check visit
q pictures flag; photographed, pictures taken; whether the state was recorded in pictures
q hold money:500..20000; sum still withheld, 5 percent
q held_by company:Banque {}/Caisse {}; sum held at
q fix_before date; last deadline for the rest
q mood choice:accepted/contested; buyer's position
l points; defects, snags
c points.room phrase; room
c points.what phrase; defect
c points.firm company; trade responsible
c points.state phrase; status
a architect person; architect
a expert person; buyer's expert
a court city; court
a penalty money; late penalty
a next_visit date; next visit
a neighbour person; neighbour
---
{builder}
Service après livraison || Lot {flat}
# Contrôle de levée des réserves
Acquéreur : {buyer}. Clés remises le {handed}. Visite de contrôle du {visited}, conduite par {works_head}.
%points 3..6 lines
{points.room=séjour|cuisine|salle d'eau|chambre 1|balcon|cellier} – {points.what=plinthe décollée|vitre rayée|joint à refaire|porte qui frotte|prise de travers|tache au plafond}
{points.firm} : {points.state=fait|à refaire|en attente de pièce|refusé|en cours}
%%
+++
{pictures!Chaque point a été photographié|Des clichés sont joints~Aucune photographie n'a été prise|Sans clichés}. La somme de {hold} reste bloquée auprès de {held_by}. Ce qui reste doit être repris avant le {fix_before}.
+++
L'acquéreur {mood?approuve ce relevé~conteste ce relevé et le signe sous protestation}.
~ Établi le {:date}. Standard {:phone}. Copie : {:person}.

== fr fiche_equipage_course_relais
q club company:Athlétisme {}/Coureurs {}/Trail {}; club
q captain person; team captain
q race phrase; race
q organiser company:Office {}/Comité {}/Ville de {}; race organiser
q bib number:1..900; team number
q day date; race day
q gun time; start
q category choice:men/women/mixed; category
q van_driver person; drives the support van
q medical flag; all medical certificates in
q fee money:40..300; entry fee
q bib_until time; bibs collected before
q sleep company:Gîte {}/Hôtel {}/Refuge {}; team sleeps at
l legs; relay runners
c legs.runner person; runner
c legs.km unit:km 4..28; distance
c legs.from city; hand-over place
c legs.target duration; hoped time
a substitute person; reserve runner
a result number; rank
a sponsor company; shirt sponsor
a finish time; finish
a briefing date; briefing
a last_year duration; time last year
---
{club}
# {race=Relais des Cols|La Ronde du Lac|Ekiden d'automne|Grande Traversée} – feuille d'équipe
= Dossard: {bib}
= Jour: {day}
= Départ: {gun}
= Capitaine: {captain}
= Organisation: {organiser}
Équipe {category?d'hommes~de femmes~d'hommes et de femmes}. Droits d'inscription : {fee}. {medical!Tous les certificats médicaux sont au dossier|Certificats complets~Il manque encore des certificats médicaux|Tous les certificats ne sont pas rentrés}.
%legs 3..6 lines
{legs.runner} prend le relais à {legs.from}
{legs.km}, objectif {legs.target}
%%
+++
Camionnette : {van_driver}. On dort la veille à {sleep}. Dossards à retirer avant {bib_until}.
~ Inscription validée le {:date}. Urgences course {:phone}. Kiné : {:person}.

== fr parcours_intervenant_colloque
q society company:Société {}/Centre d'études {}/Académie de {}; learned society
q speaker person; invited speaker
q host person; introduced by, session chair
q talk phrase; title of the talk
q day date; day of the talk
q at time; hour of talk
q hall phrase; hall
q present_post job; present position
q present_home company:Université de {}/Institut {}/Musée {}; present institution
q born_in city; native town
q prize phrase; award
q prize_year year; award year
q book phrase; latest book
q publisher company:Éditions {}/Presses {}; publisher
q free flag; admission free
q language choice:french/english; spoken in
l career; former posts
c career.post job; position held
c career.place company; institution
c career.from year; from
c career.to year; until
a fee money; speaker's fee
a birth date; date of birth
a doctorate year; doctorate
a supervisor person; thesis director
a hotel company; lodging
a spouse person; spouse
---
{society}
# {talk=Les murs parlent|Compter les morts|Le sel et la loi|Une langue sans patrie|Ce que savent les cartes}
^ {day}, {at}, {hall=grand amphithéâtre|salle capitulaire|auditorium|salle des actes}
^ conférence de {speaker}
Originaire de {born_in}, notre invité est aujourd'hui {present_post=professeur d'histoire|conservatrice|directrice de recherche|maître de conférences} à {present_home}. Il sera présenté par {host}.
## Parcours
%career 2..5 lines
{career.from} – {career.to} : {career.post=assistant|chargée de cours|lectrice|archiviste|chef de travaux}
{career.place}
%%
?Prix {prize=Guizot|de la ville|des bibliophiles|du jeune chercheur} en {prize_year}.
Vient de paraître : {book=Le Temps des foires|Petits métiers, grandes routes|Vivre au bord|L'Encre et la Cire}, chez {publisher}.
+++
La conférence se tiendra {language?en français~dans la langue de Shakespeare, avec traduction}. {free!Entrée libre|L'accès ne coûte rien~Entrée payante|Entrée sur billet payant}.
~ Renseignements {:phone}, {:person}. Programme imprimé le {:date}.

`
