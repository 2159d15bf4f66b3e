export const frenchPapers = `
== fr arrete_echafaudage
q authority company:Mairie de {}/Ville de {}/Commune de {}; issuing body, local authority, granted_by; municipality that grants the permission
q permit_ref id:####-VOI-###; decision number, reference, fr:numéro d'arrêté; number of the order
q holder company:{} Façades/Ravalement {} SARL/Peinture {} et Fils; permittee, beneficiary, contractor; firm allowed to use the pavement | entreprise autorisée à occuper la voie
q applied_on date; request date, date of application; when the firm asked for it
q occupation_start date; valid_from, start date; first day on which the scaffold may stand
q occupation_end date; valid_until, expiry; last day of the permission
q site street; location, work address; where the scaffold stands | lieu du chantier
q footprint unit:m² 4..60; surface, area taken; how much public ground is taken
q daily_fee money:1..9; rate, charge per day; what one day of occupation costs per square metre
q signatory person; signed_by, authorising_officer; elected person who signed
q site_contact person; person in charge on site, foreman; who answers for the site
q emergency_phone phone; out-of-hours number, contact number; to be called at any hour
q pedestrians_diverted flag; footway closed, pedestrian detour; whether walkers must cross to the other side
q reason phrase; subject, nature of works, purpose; why the scaffold is needed
a owner person; property owner, building owner; to whom the building belongs
a deposit money; guarantee, caution amount; sum held until the pavement is handed back
a parking_spaces number:1..6; bays suspended, spaces closed; how many parking spaces are suppressed
a renewal_deadline date; last day to ask for an extension
---
{authority} || Arrêté n° {permit_ref}
Service de la voirie
{:phone} || Affiché le {:date}

# Occupation temporaire du domaine public
Vu le code général des collectivités territoriales, vu la demande reçue le {applied_on} par laquelle {holder} sollicite la pose d'un échafaudage de pied pour {reason=la réfection d'une toiture|le ravalement de la façade sur rue|le remplacement des zingueries|la reprise d'un pignon fissuré|la pose de volets}, [considérant qu'il importe de préserver la sécurité des usagers,] le maire arrête :

## Article 1
L'intéressée est autorisée à occuper le trottoir au droit du {site}, sur une emprise de {footprint}, du {occupation_start} au {occupation_end} inclus. Passé ce terme, une nouvelle demande sera nécessaire.
## Article 2
{pedestrians_diverted!Les piétons emprunteront le trottoir opposé ; deux panneaux seront posés par l'entreprise|Le cheminement étant interrompu, les passants seront renvoyés vers l'autre rive~Un passage libre de 1,40 m sera maintenu sous l'ouvrage, sans report des piétons en face|Les passants continueront de circuler sous un platelage jointif}. L'ouvrage sera éclairé la nuit.
## Article 3
La redevance s'élève à {daily_fee} le m² par jour, selon la délibération du {:date}. Elle est recouvrée par la trésorerie de {:city}.
## Article 4
?Sur place, {site_contact} répond de la bonne tenue du chantier[ ; astreinte de nuit comme de jour : {emergency_phone}].

> Pour le maire, l'adjointe à l'espace public
> {signatory}
~ Ampliation : police municipale, service propreté, {:company}.

== fr avenant_teletravail
q employer company; company, organisation, fr:employeur; firm that employs the person
q employee person; staff member, worker, fr:collaborateur; who will work from home
q position job; role, job_title; what the person does
q line_manager person; supervisor, reports_to; to whom the person answers | supérieur direct
q hr_signatory person; signed_for_company, representative; who signs on behalf of the firm
q effective_from date; start date, comes_into_force; from when the arrangement holds
q contract_date date; date of original contract, hired_on; when the first contract was signed
q days_per_week number:1..4; remote days, home_days; days at home each week
q home_address address; place of remote work, workplace at home; where the work is done outside the office
q allowance money:10..80; monthly compensation, flat-rate refund; what is paid each month for costs
q trial duration; adaptation phase, probation; time during which either side may go back
q notice duration; notice period, warning time; how long before the end one must say so
q equipment_supplied flag; hardware provided, laptop_given; whether the firm lends the machine
q contact_window phrase; reachable hours, availability slot; when the person must be reachable
a salary money; gross pay, monthly wage; pay of the employee
a medical_visit date; occupational health visit, next medical check; when the doctor sees the employee
a union_rep person; staff representative, works council member
---
{employer}
{:street}, {:zip} {:city}

# Avenant n° {:number:1..4} au contrat de travail du {contract_date}
Entre la société susnommée, représentée par {hr_signatory}, directrice des ressources humaines, et {employee}, qui occupe l'emploi de {position=chargé d'études|comptable fournisseurs|développeuse|gestionnaire de sinistres|acheteuse|assistant juridique}, il est convenu ce qui suit.

## Rythme
À compter du {effective_from}, l'intéressé exerce son activité hors des locaux {days_per_week} jour(s) par semaine, choisis d'un commun accord avec {line_manager}, qui en tient le calendrier. Le <mardi|jeudi|lundi> demeure un jour de présence pour toute l'équipe.
## Lieu
Le travail s'effectue exclusivement à l'adresse suivante : {home_address}. Tout changement est signalé sans délai.
+++
## Moyens
{equipment_supplied!L'entreprise remet un ordinateur portable, un écran et un casque, qui restent sa propriété|Un poste complet est mis à disposition et sera restitué au départ~L'intéressé utilise son propre matériel, l'entreprise n'en fournissant aucun|Aucun équipement n'est prêté ; l'accès se fait depuis le poste personnel}. [Une somme forfaitaire de {allowance} par mois couvre l'électricité et la connexion.]
+++
## Joignabilité et retour
?L'intéressé répond au téléphone {contact_window=de 9 h 30 à 12 h et de 14 h à 16 h|entre 10 h et 16 h|le matin jusqu'à midi et demi|de 9 h à 11 h 30 puis de 13 h 30 à 17 h}.
Pendant {trial}, chacun peut mettre fin à l'essai sans motif. Ensuite, il faut prévenir {notice} à l'avance.

Fait en deux exemplaires à {:city}, le {:date}.
L'employeur || Le salarié
{hr_signatory} || {employee}

== fr intervention_ascenseur
q maintainer company:Ascenseurs {}/{} Élévation/Liftmatic {}; service provider, lift company, fr:prestataire; firm that came to repair
q client company:Régie {}/Syndic {}/Foncière {}/Habitat {}; building manager, customer, prepared_for; who manages the building
q job_no id:INT-######; work order, call number, reference; number of the call-out
q lift_id id:@@###; installation number, device, asset_id; number of the lift itself
q technician person; repaired_by, engineer, fitter; who did the work | personne intervenue sur l'appareil
q caller person; reported_by, informant; who phoned about the trouble
q call_time time; reported at, alert time; when the call came in
q arrival_time time; on site at, arrival; when the fitter got there
q visit_date date; date of visit, day of repair; jour où le dépanneur est venu
q fault phrase; cause, finding, diagnosis; what was wrong
q people_trapped flag; entrapment, persons_stuck; whether anybody was shut in the cabin
q state_after choice:running/stopped/limited service; status, condition on leaving, outcome; how the lift was left
q part_ordered product; spare part, component to replace; what has to be delivered
q capacity unit:kg 300..1000; rated load, max_load; how much the cabin may carry
q next_check date; next inspection, follow-up visit; when the lift will be looked at again
a manufacturer company; maker, built_by; who built the lift
a installed_year year; year of installation, built_in
a quote_amount money; estimated cost, price of repair; what the repair will cost
---
{maintainer} || Bon d'intervention {job_no}
Agence de {:city} || {visit_date}

= Pour: {client}
= Immeuble: {:street}, {:city}
= Appareil: {lift_id}, {capacity}, {:number:4..12} niveaux
?= Appelant: {caller}, loge du gardien
= Appel: {call_time}
= Sur place: {arrival_time}

{people_trapped!À mon arrivée, une dame était bloquée entre deux étages ; dégagée par manœuvre manuelle, sans blessure|Deux usagers retenus en cabine, libérés en dix minutes~Cabine vide à l'arrivée, personne à dégager|Personne dans l'appareil}. Après contrôle de la gaine et de l'armoire : {fault=contact de porte palière oxydé au 3e|galet de porte cabine cassé|variateur en défaut thermique|parachute déclenché par un câble détendu|bouton d'étage resté enfoncé}. [Réglages repris, graissage des guides.]
?À commander : {part_ordered=un opérateur de porte|une carte de puissance|un jeu de galets|un câble de limiteur|une serrure palière}, délai usine {:duration}.
{state_after?Remis en service, trois essais complets sans défaut|Appareil rendu aux usagers~Laissé à l'arrêt, consigné, affichettes posées à tous les étages|Condamné jusqu'à nouvel ordre~Fonctionne mais ne dessert plus le sous-sol jusqu'à réparation définitive|Rendu aux usagers sauf le dernier étage}.
[Prochain passage prévu le {next_check}.]

Le technicien || Vu pour le gardien
{technician} || {:person}

== fr pv_reception_travaux
q project_owner company:Commune de {}/SCI {}/Communauté de communes {}/Fondation {}; client, developer, maître d'ouvrage; for whom it was built
q architect company:Atelier {}/{} Architectes/Agence {} et associés; project manager, design office, supervising architect; who directed the works
q builder company:{} Bâtiment/Maçonnerie {}/Entreprise {} SAS; contractor, performed_by, fr:titulaire; firm whose works are taken over
q lot phrase; trade, work package, subject; which part of the works
q contract_no id:##M###; market number, procurement ref, contract reference
q visited_on date; inspection date, date of visit; when everybody walked round
q reference_day date; start of periods, effective_date; day from which all periods run | date à partir de laquelle courent les délais
q fix_by date; deadline, remedial deadline; until when the remarks must be lifted
q owner_rep person; represented_by, client representative; who spoke for the client
q builder_rep person; site manager, contractor's representative; who spoke for the firm
q retention percent; holdback, retained share; share of the price kept back
q with_reservations choice:accepted/accepted with remarks/refused; decision, outcome, result; what was decided
q keys_given flag; keys handed over, access_transferred; whether the keys changed hands that day
q warranty duration; defects liability period, guarantee; how long the firm must mend what shows
l remarks; defects, snag list, fr:réserves; what remains to be done
c remarks.place phrase; room, where, location
c remarks.what phrase; defect, observation, work to do
a contract_amount money; price of works, contract value
a insurer company; insurance company, decennial insurer; who insures the builder
a site_start date; start of works, commencement
---
{architect} || {:street}
Maîtrise d'œuvre || {:zip} {:city}

# Procès-verbal – marché {contract_no}
= Maître de l'ouvrage: {project_owner}
= Lot: {lot=gros œuvre|menuiseries extérieures|plâtrerie et isolation|électricité courants forts|étanchéité|carrelage et faïence}
= Titulaire: {builder}
Les soussignés se sont rendus sur les lieux le {visited_on}. Étaient là {owner_rep} au nom de la propriétaire, {builder_rep} pour l'entreprise et {:person} de notre agence, auteur du présent document.

{with_reservations?Les ouvrages sont conformes et la réception est prononcée sans aucune observation autre que l'entretien courant noté plus bas~La réception est prononcée sous condition de corriger les points relevés plus bas~En raison de la gravité des points relevés, la réception n'est pas prononcée et une nouvelle visite sera fixée}. Les délais courent à partir du {reference_day}.
%remarks 2..5
Endroit | Constat
{remarks.place=hall d'entrée|salle 2|escalier nord|sanitaires du rez-de-chaussée|local technique|terrasse} | {remarks.what=joint manquant|peinture à reprendre|poignée desserrée|plinthe décollée|grille absente|nettoyage de fin de chantier}
%%
+++
Ces points seront levés avant le {fix_by}. Jusque-là, {retention} du montant demeurent consignés[, conformément au cahier des charges]. {keys_given!Trois trousseaux ont été remis en fin de visite|Les clefs ont changé de mains séance tenante~Les clefs restent provisoirement au chantier|Aucun trousseau n'a été remis ce jour}.
?L'entreprise reste tenue de réparer tout désordre signalé pendant {warranty}.
+++
Lu et approuvé,
{owner_rep} || {builder_rep}

== fr attestation_propriete_notaire
q office company:Étude {}/SCP {} et {}/Office notarial {}; notary's office, law firm, issued_by; practice that drew up the paper
q notary person; officer, certifying lawyer, fr:notaire; who certifies | qui atteste l'acte
q clerk person; case handler, contact person, file manager; who looks after the file
q file_ref id:######/@@/@@; reference, file number, fr:dossier
q deed_date date; signed on, date of sale; when the deed was signed
q key_date date; possession date, date of entry; when the buyer may move in
q buyer person; purchaser, acquirer, new_owner; who now owns the house
q seller person; vendor, former owner, transferor; who gave up the house
q property_address address; location of property, situated_at; where the house stands
q parcel id:@@ ###; cadastral reference, plot, land registry id; under which the ground is recorded
q land_area unit:m² 150..2400; plot size, surface; how large the ground is
q price money:90000..600000; purchase price, consideration, amount; for how much it was sold
q mortgaged flag; loan secured, financed by loan; whether a bank lent money on it
q bank company:Banque {}/Crédit {}/Caisse {}; bank, paying bank, financial institution; bank through which the money came
q property_kind choice:house/flat/land; type, kind of property; what was sold
a birth_date date; buyer's date of birth, born_on
a agency company; estate agent, broker, intermediary; agency that brought the two together
a notary_fee money; fees, legal costs
a tax_ref id; tax number, fiscal reference
---
^ {office}
^ {:street} – {:zip} {:city} – {:phone}

Réf. {file_ref} || {:city}, le {:date}
Suivi par {clerk}

# Attestation
Je soussigné, Maître {notary}, certifie qu'aux termes d'un acte reçu en mon étude le {deed_date}, {seller} a vendu à {buyer} {property_kind?une maison d'habitation avec dépendances~un appartement au deuxième étage avec cave~un terrain à bâtir non viabilisé} sis {property_address}, cadastré section {parcel}, pour une contenance de {land_area}.

La vente a été conclue moyennant la somme de {price}, payée comptant et quittancée dans l'acte. {mortgaged!Partie de cette somme provient d'un prêt garanti sur le bien|Le bien est grevé d'une inscription au profit du prêteur~Aucun emprunt n'a été contracté et nulle inscription ne grève le bien|L'acquisition s'est faite sur deniers personnels, sans prêt}. [Les fonds ont transité par {bank}.]

Le transfert de propriété est immédiat ; la jouissance, elle, prend effet le {key_date}, [les lieux étant occupés jusque-là,] date à laquelle les clefs seront remises.
En foi de quoi la présente est délivrée pour servir auprès des services des eaux et de l'énergie.
~ L'acte sera publié au service de la publicité foncière de {:city} dans un délai de {:duration}.

== fr lettre_voiture
q carrier company:Transports {}/{} Logistique/Messageries {}; haulier, transport company, carried_by; who drives the goods
g shipper; sender, consignor, origin_party
q shipper.name company:{} Industries/Cartonnerie {}/Verrerie {}/Minoterie {}; name, company, firm; who hands the goods over
g receiver; consignee, delivered_to, ship_to
q receiver.name company:Centrale {}/Entrepôts {}/{} Distribution; name, company, firm; who gets the goods
q note_no id:LV######; waybill, consignment number, transport document
q shipper.city city; town, place of taking over, pickup_location; where the goods are loaded
q receiver.city city; town, destination, place of delivery; ville de livraison
q loaded_on date; pickup date, taken over on; when the lorry was loaded
q driver person; driver name, fr:chauffeur; who was at the wheel
q plate id:@@-###-@@; registration, truck plate, vehicle
q gross_weight unit:kg 800..24000; total weight, weight incl. packing; what everything weighs together
q dangerous flag; hazardous, ADR goods; whether the load is dangerous
q freight_payer choice:sender/recipient; carriage paid by, terms, payer of freight; who pays for the ride
q seal id:#######; seal number, lock no; number on the seal of the doors
q instructions phrase; special instructions, remarks, handling note
q signed_by person; received_by, acknowledged by, goods-in clerk; who took the goods in | réceptionnaire de la marchandise
l goods; cargo, items, load; what is carried
c goods.what product; description, nature of goods, designation
c goods.packages number:1..33; pallets, count, no of packages
a declared_value money; value of goods, insured value
a temperature unit:°C 2..8; set temperature, cold chain
a customs_office city; border crossing, customs point
---
# Lettre de voiture nationale {note_no}
Expéditeur || Destinataire
{shipper.name} || {receiver.name}
{:street} || {:street}
{shipper.city} || {receiver.city}

= Transporteur: {carrier}
= Conducteur: {driver}
= Véhicule: {plate}
?= Plomb: {seal}
= Prise en charge: {loaded_on} à {:time}
+++
%goods 1..4
Nature | Colis
{goods.what=bouteilles vides 75 cl|cartons plats|farine T65 en sacs|bocaux 1 l|bobines de papier|intercalaires} | {goods.packages}
%%
Ensemble, emballages compris : {gross_weight}. {dangerous!Matière soumise à l'ADR, fiche de sécurité en cabine|Chargement classé, plaques orange apposées~Marchandise non soumise à la réglementation des matières dangereuses|Rien dans ce lot ne relève de l'ADR}.
?Consigne : {instructions=ne pas gerber|décharger par le côté|prendre rendez-vous la veille|garder au sec|hayon obligatoire}
+++
{freight_payer?Franco : le port est à la charge de la maison qui expédie|Port déjà réglé au départ~Port dû, à régler à l'arrivée|Port à la charge de celle qui reçoit}. Indemnité limitée à {:money:10..40} par kilo.

Reçu le {:date}, <sans réserve|deux cartons humides|film déchiré sur une palette> || Pour l'entrepôt : {signed_by}

== fr analyse_eau_baignade
q laboratory company:Laboratoire {}/Hydrolab {}/Institut {} Analyses; lab, tested_by, performing_lab; who analysed the water
q requester company:Agence régionale {}/Mairie de {}/Syndicat du lac de {}; client, commissioned_by, report_to; who asked for the analysis
q report_no id:##E#####; test report, reference, report id
q sampler person; collected_by, sampled by, fr:préleveur; who filled the bottles
q validator person; approved_by, lab manager, responsible biologist; who vouches for the figures
q site phrase; sampling point, beach, location; where the water was taken
q sampled_on date; collection date, date of sample; day on which the bottles were filled
q sampled_at time; collection time, time of sample
q received_on date; reception date, arrived in lab; when the bottles reached the lab
q water_temp unit:°C 14..26; temperature of water, field temperature
q verdict choice:good/average/poor; classification, conclusion, water quality; how the water was judged
q ban flag; bathing prohibited, closure advised; whether swimming must be stopped
q transparency phrase; clarity, visual aspect
l results; parameters, measurements, determinations; what was counted
c results.parameter phrase; test, analyte, name
c results.value number:1..900; count, measured value, result
a ph number:6..9; acidity, pH value
a next_sampling date; next campaign, next collection
a price money; cost of analysis, fee
a lifeguard person; pool attendant, safety officer on the beach
---
{laboratory} || Rapport {report_no}
{:street}, {:zip} {:city} || édité le {:date}
~ Accréditation n° {:id:1-####}, portée disponible sur demande

Destinataire : {requester}[, à l'attention de {:person}]

# Eau de baignade – <saison estivale|contrôle sanitaire>
= Point: {site=plage des Roseaux|ponton du camping|anse du Moulin|base nautique, côté nord|plage du Vieux-Port}
= Prélevé le: {sampled_on}, {sampled_at}
= Par: {sampler}
= Arrivée au laboratoire: {received_on}
?= Température de l'eau: {water_temp}
?= Aspect: {transparency=limpide|légèrement trouble|verdâtre en surface|fond visible à 1,5 m}
Température de l'enceinte de transport : {:unit:°C 3..7}.
%results 2..4
Paramètre | n/100 ml
{results.parameter=Escherichia coli|entérocoques intestinaux|coliformes totaux|streptocoques fécaux} | {results.value}
%%
{verdict?Les valeurs restent très en dessous des seuils guides ; rien à redire~Les seuils guides sont dépassés sans que les limites impératives le soient~Les limites impératives sont franchies sur au moins un point}. {ban!Des algues bleues étant signalées, nous recommandons d'interdire l'accès à l'eau jusqu'à nouveau contrôle|À cause des algues, drapeau rouge à hisser sans attendre~Il n'y a pas lieu de fermer la plage|Aucune restriction n'est demandée aux baigneurs}.

> Validé par {validator}, ingénieure
~ Ce rapport ne concerne que les échantillons soumis à l'essai.

== fr vente_coupe_bois
q forester company:Coopérative forestière {}/Cabinet {} Forêts/Groupement {}; forest manager, seller's agent, issued_by; who runs the sale for the owner
q owner person; landowner, seller, forest owner; to whom the wood belongs
q buyer company:Scierie {}/{} Bois SA/Exploitation forestière {}; purchaser, sawmill, awarded_to; who won the lot
q lot_no id:Lot ##; lot, parcel sale id
q forest phrase; wood, massif, location; name of the forest
q species choice:oak/beech/spruce/douglas fir; tree species, main essence; what trees are sold
q trees number:20..600; number of stems, stem count; how many trees are marked
q volume unit:m³ 20..700; estimated volume, cubic content; how much wood is expected
q price money:3000..90000; winning bid, sale price, amount; for what the lot went | prix d'adjudication
q awarded_on date; auction date, date of award; when the lot was given
q felling_deadline date; cut by, end of felling; last day for cutting
q haul_deadline date; removal deadline, cleared by; when all the wood must be out
q marker person; marked_by, ranger; who put the marks on the trees
q mark_colour phrase; paint colour, marking sign; how the trees are marked
q winter_ban flag; wet-season stop, ground protection; whether machines must stop when the soil is wet
q deposit percent; down payment, share due at once
a certification id; PEFC number, certificate of forest
a second_bid money; next best offer, runner-up amount
a haulier company; transport company, carried by
---
{forester}
{:street}, {:zip} {:city}

{buyer}
<À l'attention du service achats|Monsieur le directeur,>

> {:city}, le {:date}
# {lot_no} – notification d'attribution
Votre offre sous pli cacheté a été retenue lors de la séance du {awarded_on}. Nous agissons pour le compte de {owner}, qui a donné son accord le jour même.
= Massif: {forest=bois des Brosses|forêt de Chaumont, parcelles 4 et 5|la Grande Réserve|bois du Curé|les Hautes Sagnes}
= Essence: {species?chêne de futaie~hêtre, qualité menuiserie~épicéa scolyté en partie~douglas de 45 ans}
= Tiges: {trees}
= Volume présumé: {volume}
?= Marque: {mark_colour=trait orange à hauteur d'homme|flachis au pied|point bleu deux faces|croix blanche}
= Montant hors taxes: {price}

Un acompte de {deposit} est exigible sous {:duration}, le reste à l'enlèvement. L'abattage sera achevé le {felling_deadline} ; les grumes devront avoir quitté la place de dépôt le {haul_deadline}, faute de quoi une pénalité de {:money:20..80} par jour s'applique.
{winter_ban!Aucun engin ne circulera sur sol détrempé : le chantier s'arrête dès que l'ornière dépasse dix centimètres|Le débardage est suspendu par temps de pluie~La place étant empierrée, aucun arrêt pour intempéries n'est imposé|Le terrain porte en toute saison, nulle suspension n'est prévue}.
?Pour la visite des limites, voyez {marker}, qui a procédé au martelage.
Recevez nos salutations distinguées.
> {:person}, service commercial

== fr contrat_cession_spectacle
q producer company:Compagnie {}/Théâtre {}/Collectif {}; company, performing troupe, seller of the show; who brings the show
q venue company:Centre culturel de {}/Scène {}/Salle {}; organiser, host, buyer; who receives the show
q show product; title, piece, production; what is played
q show_date date; performance date, played on; jour où le public verra la pièce
q curtain time; performance time, starts_at; when the play begins
q setup_from time; get-in, load-in time; from when the stage is free for setting up
q fee money:900..9000; contract price, agreed amount; what is paid for the show
q producer_rep person; president of the company, signed for the troupe; qui engage la troupe par sa signature
q venue_rep person; director of the venue, signed for the host; who binds the house that receives the show
g tech; technical contact, stage manager, fr:régie
q tech.person person; name, contact; to whom technical questions go
q tech.email email; mail, contact e-mail; where plans are to be sent
q team_size number:2..14; people on tour, party size; how many travel with the show
q meals_provided flag; catering included, meals_covered; whether the host feeds the troupe
q audience choice:all ages/children/adults; target audience, public; for whom the play is meant
q licence_no id:L-R-##-####; entertainment licence, operator licence
q cancellation_notice duration; notice, withdrawal period; until how long before one may cancel
a author person; playwright, written_by; who wrote the play
a ticket_price money; admission, seat price
a capacity number; seats, house size; how many can sit in the hall
a hotel company; accommodation, lodging; where the troupe sleeps
---
# Contrat de cession du droit d'exploitation d'un spectacle
Entre {producer}, association loi 1901, licence {licence_no}, représentée par {producer_rep} en qualité de présidente,
et {venue}, {:street}, {:zip} {:city}, représenté par {venue_rep}, directeur,
il a été convenu ce qui suit.

La troupe donnera une représentation de « {show=Les Ombres du lavoir|Trois pas vers la mer|Le Dernier Tramway|Madame Plume et son orchestre|Une chaise pour deux|La Nuit des horlogers} », spectacle {audience?à voir en famille dès le plus jeune âge~conçu pour les élèves de maternelle et de primaire~déconseillé aux moins de seize ans}, le {show_date} à {curtain}. Le plateau sera libre de tout décor dès {setup_from} ; l'équipe compte {team_size} personnes[, dont une régisseuse lumière].
+++
En contrepartie, il sera versé la somme de {fee} hors taxes, à quoi s'ajoutent {:money:80..600} de frais de route. {meals_provided!Les repas, du déjeuner au souper d'après-spectacle, sont pris en charge par le lieu d'accueil|Le lieu offre le couvert à toute l'équipe~La troupe pourvoit elle-même à ses repas|Les repas ne sont pas fournis}.
+++
?Fiche technique et plan de feux : {tech.person}[, {tech.email}].
Chacun peut se dédire jusqu'à {cancellation_notice} avant la date ; au-delà, les frais engagés restent dus.

Fait à {:city}, le {:date}
{producer_rep} || {venue_rep}

== fr bon_a_tirer
q publisher company:Éditions {}/{} Éditeur/Les Presses de {}; publishing house, client, issued_by; house that brings out the book
q printer company:Imprimerie {}/{} Impression/Arts graphiques {}; print shop, supplier, produced_by; who prints the book
q book product; title, work, fr:ouvrage; what is being printed
q author person; written_by, writer; who wrote it
q illustrator person; artist, pictures_by; who drew the cover
q production_editor person; approved_by, signed_off_by; who gave the green light | qui a donné son accord
q isbn id:978-2-####-####-#; book number, standard number
q print_run number:300..9000; quantity, copies, run; how many are to be printed
q pages number:48..480; extent, page count
q paper phrase; stock, inside paper
q approved_on date; sign-off date, released; when the proofs were approved
q ship_date date; delivery date, due; when the copies must be in the warehouse
q on_sale date; publication date, launch; when shops may sell it
q warehouse company:Diffusion {}/{} Distribution Livre/Dépôt {}; delivered_to, distributor, stock location; where the pallets go
q corrections_left flag; changes required, open corrections; whether something must still be altered
q binding choice:sewn/glued/stapled; finishing, bookbinding; how the sheets hold together
a price money; retail price, cover price; what a reader pays
a translator person; translated_by; who put it into French
a quote_ref id; estimate number, offer reference
---
{publisher} || {:city}, {approved_on}
Fabrication || {:phone}

À l'atelier de {printer}

# Bon à tirer – {book=Le Pain des collines|Petite histoire du canal|Marcher sous l'orage|Les Recettes de l'étang|Grammaire du silence|Un jardin à Namur}
Chers amis, vos épreuves numériques nous sont bien parvenues <hier|lundi|avec un jour d'avance>. {corrections_left!Merci de reprendre encore la légende de la page 37 et le crédit au dos ; le reste peut rouler|Deux coquilles restent à corriger au colophon avant de lancer~Nous n'avons plus rien à changer, vous pouvez lancer les machines|Tout est juste, aucune retouche}.

= De: {author}
?= Couverture: {illustrator}
= ISBN: {isbn}
= Tirage: {print_run}
= Pages: {pages}
?= Intérieur: {paper=bouffant ivoire 80 g|offset blanc 90 g|couché mat 115 g|recyclé 100 g}
Façonnage : {binding?cahiers cousus au fil, dos rond~dos carré collé, colle PUR~deux piqûres métal à cheval}. Passe tolérée : {:percent}.

Les palettes sont attendues chez {warehouse} le {ship_date} au plus tard, car la mise en place en librairie est fixée au {on_sale} et ne bougera pas. Vingt exemplaires de tête à notre bureau, à l'attention de {:person}.
> Bon pour accord,
> {production_editor}

== fr confirmation_seminaire_hotel
q hotel company:Hôtel {}/Auberge de {}/Domaine {}/Relais {}; venue, property, host; house that receives the group
q guest_company company; client, booked_by_company, organisation; firm whose people come
q organiser person; booker, contact at client, addressee; who booked for the group
q event_manager person; hotel contact, banqueting manager; who looks after the group on the spot
q booking_ref id:GR-#####; confirmation number, reservation
q arrival date; check-in, from_date; when the group comes
q departure date; check-out, to_date; when the group leaves
q option_until date; release date, deadline to confirm; until when rooms are kept without signature
q rooms number:6..60; bedrooms, room count; how many rooms are held
q meeting_room phrase; conference room, hall; where they work
q day_rate money:45..160; package price, rate per person; price per head and day
q deposit percent; advance, prepayment; share to be paid beforehand
q breakfast_included flag; breakfast, with_breakfast
q seating choice:u-shape/theatre/boardroom; room layout, set-up; how the chairs stand
q arrival_time time; welcome time, expected at
l extras; options, additional services; what was added
c extras.what phrase; service, item
c extras.amount money:20..600; price, cost
a vat percent; tax rate, fr:TVA
a cancellation_fee money; no-show fee, penalty
a allergies phrase; dietary needs, special diets
---
^ {hotel}
^ {:street} · {:zip} {:city} · {:url}

{organiser} || Dossier {booking_ref}
{guest_company} || 
{:street}, {:city} || le {:date}

Bonjour,
Merci d'avoir choisi notre maison pour votre séminaire. Nous bloquons pour vous {rooms} chambres du {arrival} au {departure}. {breakfast_included!Le petit déjeuner au buffet est compris|Chaque nuit comprend le petit déjeuner~Le petit déjeuner se règle en sus, sur place|Le petit déjeuner n'entre pas dans ce prix}. Comptez {day_rate} par personne et par jour pour la formule d'étude.
Vous travaillerez dans {meeting_room=le salon des Glycines|la salle Vauban|l'ancien pressoir|la verrière|le salon Léman}, disposé {seating?en fer à cheval face à l'écran~en rangées de chaises, sans tables~autour d'une seule grande table}. [Accueil café dès {arrival_time}.]
+++
## Vous avez ajouté
%extras 2..4
Prestation | Montant
{extras.what=dégustation de vins|location de vélos|micro-cravate|navette depuis la gare|dîner au feu de bois|animateur} | {extras.amount}
%%
+++
Ce contingent vous est gardé jusqu'au {option_until} ; sans retour signé de votre part, il sera remis en vente. Un versement de {deposit} vaut accord définitif[, le solde à {:duration}].
?Sur place, {event_manager} sera votre interlocutrice du matin au soir.
Bien à vous,
{:person}, réservations

== fr rapport_incident_informatique
q provider company:{} Hébergement/Datacentre {}/{} Cloud; host, service operator, issued_by; who runs the service
q customer company; client, affected customer, addressee; whom the trouble hit
q ticket id:INC#######; incident number, case id, reference
q service product; application, affected service, system; what stopped working
q started time; outage start, down_since; when it began to fail
q restored time; service back, up_again; when users could work again
q incident_date date; day of outage, occurred_on; jour où rien ne marchait
q report_date date; written on, published; when this paper was put out
q detected_by choice:monitoring/customer/staff; detection source, how noticed; how the trouble came to light
q cause phrase; root cause, finding, reason
q users_hit number:12..4000; affected users, impact; how many people could not work
q data_lost flag; loss of data, records_lost; whether data are gone for good
q lead person; incident manager, coordinator; who led the repair
q author person; prepared_by, written_by; who wrote the report
q severity short; priority, level, class
q credit percent; compensation, service credit; what is given back on the monthly price
l actions; follow-up, measures, to_do; what will be done so that it does not come back
c actions.what phrase; measure, task
c actions.owner person; responsible, assigned_to
c actions.due date; deadline, target date
a attacker_ip phrase; source address, origin of attack
a authority_notified date; reported to regulator, data protection notice
a backup_size unit:GB 20..900; volume restored, backup volume
---
{provider} || Rapport post-incident {ticket}
Équipe exploitation || {report_date}

Pour {customer}
# Interruption de {service=la messagerie|l'extranet commandes|la base patients|l'ERP|la téléphonie IP|l'outil de paie}
= Gravité: {severity=P1|P2|S2|majeure|critique}
= Jour: {incident_date}
= Début: {started}
= Rétablissement: {restored}
+++
## Ce qui s'est passé
{detected_by?Une sonde a levé l'alerte avant tout appel~C'est votre propre assistance qui nous a prévenus~Un de nos exploitants l'a remarqué en faisant sa ronde}. {users_hit} comptes ne pouvaient plus se connecter. Après avoir écarté le réseau puis le stockage, l'équipe conduite par {lead} a établi l'origine : {cause=certificat expiré sur le répartiteur|disque plein après une rotation de journaux ratée|mise à jour déployée sur le mauvais nœud|boucle sur un commutateur|quota de connexions épuisé}. [Premier correctif sans effet à {:time}.]
{data_lost!Les saisies des vingt dernières minutes n'ont pas pu être retrouvées|Une partie des pièces jointes est définitivement perdue~Aucune donnée n'a été perdue|La reprise s'est faite sans perte : tout a été retrouvé}.
+++
## Suites
%actions 2..4
Mesure | Qui | Pour le
{actions.what=alerte à 30 jours sur les certificats|double validation des déploiements|test de bascule|purge automatique|revue des seuils} | {actions.owner} | {actions.due}
%%
?À titre commercial, {credit} de l'abonnement du mois vous sont recrédités.
> {author}, <responsable qualité de service|ingénieure fiabilité>

== fr plan_aide_domicile
q agency company:Aide {} à domicile/Association {} Services/ADMR de {}; home care provider, care agency, issued_by; who sends the helpers
q funder company:Département de {}/Caisse de retraite {}/Mutualité {}; payer, paid_by, financing body; who bears the cost
q beneficiary person; client, care recipient, helped person; who is helped at home
q carer person; assigned helper, care worker, main worker; who comes most often
q coordinator person; care manager, sector manager; who draws up the plan
q next_of_kin.name person; relative, contact, family member; whom to call in the family
q next_of_kin.phone phone; telephone, number of relative
g next_of_kin; emergency contact, relative, trusted person
q doctor person; GP, family doctor, attending physician; médecin qui soigne la personne
q plan_start date; begins, from_date; when the help starts
q review_on date; reassessment, next review; when the plan is looked at again
q dependency choice:light/moderate/heavy; care level, need; how much help is needed
q weekly_hours number:3..28; hours per week, volume of help
q copay money:2..14; own share, hourly contribution; what the person pays per hour
q lives_alone flag; single household, no cohabitant
q key_with_agency flag; key held, key deposited; whether the service keeps a key
q diet phrase; food advice, meal instructions
l visits; schedule, interventions, slots
c visits.day phrase; when, weekday
c visits.task phrase; activity, what is done
a birth_date date; born on, date of birth
a pension_no id; insurance number, social security number
a night_care company; night nurse service, night provider
---
{agency}
Antenne de {:city} – {:phone}

# Plan d'aide personnalisé
Établi au domicile par {coordinator} le {:date}, en présence de la famille.
= Pour: {beneficiary}
= Adresse: {:address}
?= Médecin: {doctor}
= À partir du: {plan_start}
= Prise en charge: {funder}
{lives_alone!Vit sans personne à la maison depuis son veuvage|Occupe seule son logement ; les voisins passent parfois~Partage le logement avec son fils|Habite avec son conjoint, lui-même âgé}. {dependency?Reste autonome, a surtout besoin de compagnie et d'un coup de main au ménage~A besoin d'aide pour la toilette et les repas, se déplace avec un déambulateur~Ne quitte plus le lit sans deux personnes}. [Alimentation : {diet=sans sel|mixée|peu sucrée|textures molles|boire souvent}.]
+++
## Passages
%visits 2..5
Quand | Quoi
{visits.day=lundi matin|mardi 11 h|mercredi après-midi|jeudi matin|vendredi midi|samedi} | {visits.task=toilette et habillage|courses|repas|ménage de la chambre|promenade|linge}
%%
Au total {weekly_hours} heures par semaine, assurées en principe par {carer}, remplacée pendant ses congés par {:person}. Il reste {copay} par heure à la charge de la personne.
+++
## À savoir
{key_with_agency!Un double de la clef est au bureau, sous enveloppe scellée|Nous détenons une clef~Nous n'avons pas de clef, sonner et attendre|La famille ne souhaite pas confier de clef}.
?En cas de souci, prévenir {next_of_kin.name}[ au {next_of_kin.phone}], qui habite à {:city}.
Nous referons le point le {review_on}.

== fr lettre_sortie_hopital
q hospital company:Centre hospitalier de {}/Clinique {}/Hôpital {}; facility, institution, discharged_from; house where the patient lay
q ward phrase; department, unit, service
q patient person; patient name, admitted person; who lay in the ward
q birth_date date; date of birth, dob, born_on; jour de naissance du malade
q stay_no id:########; encounter number, episode, fr:NIP
q admitted_on date; admission, in_date; when the patient came in
q discharged_on date; discharge, out_date; when the patient went out
q family_doctor person; GP, addressee, referring doctor; doctor to whom the letter goes
q surgeon person; operated_by, operator; who held the knife
q letter_author person; signed_by, resident; who wrote the letter
q diagnosis phrase; reason for stay, main condition; what brought the patient in
q allergy flag; known allergies, drug_intolerance; whether something is not tolerated
q destination choice:home/rehabilitation/nursing home; discharge to, whereabouts; where the patient went
q follow_up date; next appointment, control visit; when the patient is seen again
q weight unit:kg 45..110; body weight, discharge weight
l drugs; medication, prescription, treatment; what is to be taken
c drugs.name product; medicine, drug
c drugs.dose phrase; dosage, posology
a insurance company; health insurer, payer
a blood_group short; blood type, ABO
a nurse person; primary nurse, ward nurse
a sick_leave_until date; off work until, end of sick leave
---
{hospital} || Docteur {family_doctor}
{ward=Chirurgie orthopédique|Médecine interne|Chirurgie viscérale|Cardiologie|Pneumologie}, {:phone} || {:street}
{:zip} {:city} || {:zip} {:city}

> le {:date}
Concerne : {patient}, né(e) le {birth_date}, séjour {stay_no}

Cher confrère, chère consœur,
Votre patient a été hospitalisé chez nous du {admitted_on} au {discharged_on} pour {diagnosis=une fracture du col du fémur droit|une cholécystite aiguë|une hernie étranglée|une prothèse de genou gauche|une péritonite appendiculaire}. L'intervention, menée par {surgeon} sous anesthésie générale ({:person}), s'est déroulée sans incident. Les suites ont été simples, apyrexie dès le <deuxième|troisième> jour. [Poids à la sortie {weight}.]
{allergy!Attention : éruption franche sous pénicilline, à ne plus prescrire|Une intolérance à l'iode a été notée au dossier~Pas d'allergie connue|L'interrogatoire ne retrouve aucune intolérance}.
+++
## Traitement
%drugs 2..4
-
{drugs.name=paracétamol 1 g|énoxaparine 4000 UI|tramadol 50 mg|oméprazole 20 mg|fer 80 mg} | {drugs.dose=trois fois par jour|le soir|si douleur|une injection par jour|à jeun}
%%
+++
{destination?Il a regagné son domicile en ambulance, avec passage infirmier~Il a été transféré dans un établissement de rééducation pour trois semaines~Il a rejoint la maison de retraite où une place l'attendait}.
?Nous le reverrons en consultation le {follow_up}, avec une radiographie.
Bien confraternellement,
> {letter_author}, chef de clinique

== fr convention_stage
q university company:Université de {}/Haute École {}/IUT de {}; school, institution, training body; where the student is enrolled
q host company; host organisation, company, receiving firm; where the student works
q student person; trainee, intern, fr:stagiaire; who will work and learn there
q student_no id:########; matriculation, student number
q programme phrase; course of study, degree, fr:filière
q academic_tutor person; teacher in charge, university supervisor, fr:enseignant référent; enseignant qui suit le travail
q work_tutor person; company mentor, internship supervisor; who guides the student at work
q signatory person; head of department, signed_for_school; who signs for the school
q begins date; start date, first_day; first day at the firm
q ends date; end date, last_day; dernier jour dans l'entreprise
q weekly_hours number:28..39; working time, hours per week
q gratuity money:3..9; hourly pay, allowance; what the student gets per hour
q topic phrase; mission, subject, assignment; on what the student works
q leave_allowed flag; days off granted, holiday entitlement
q abroad flag; foreign placement, outside the country
q report_due date; submission date, deadline for report; when the paper must be handed in
q insurer company:Mutuelle {}/Assurances {}/{} Prévoyance; liability insurer, covered_by; who pays if the student causes harm
a defence_room phrase; oral exam room, venue of viva
a grade number:8..20; mark, score
a bank iban; account, bank details
a home_address address; residence of the student, home
---
{university}
Bureau des stages – {:email}
# Convention de stage
## Les parties
= L'établissement: {university}, représenté par {signatory}
= L'organisme d'accueil: {host}, {:street}, {:zip} {:city}
= L'étudiant: {student}, n° {student_no}, <inscrit|inscrite> en {programme=licence pro métiers du bois|BUT génie civil|master gestion de l'eau|bachelor soins infirmiers|licence d'histoire}
+++
## Le stage
Du {begins} au {ends}, l'étudiant participera aux travaux suivants : {topic=relevé des arbres d'alignement|mise à jour du catalogue|essais de béton recyclé|accueil des familles|inventaire d'un fonds de cartes}. Il sera guidé sur place par {work_tutor} ; {academic_tutor} suivra le travail pour l'école et viendra <une fois|deux fois>.
Présence de {weekly_hours} heures par semaine. {leave_allowed!Deux jours d'absence par mois lui sont accordés sur demande|Il pourra prendre des congés à raison d'un jour et demi par mois~La brièveté du séjour ne donne pas droit à des congés|Aucun jour de repos supplémentaire n'est prévu}. {abroad!Le séjour ayant lieu hors des frontières, une couverture rapatriement a été souscrite|Comme il s'agit d'un séjour à l'étranger, la carte européenne est exigée~Tout se déroule sur le territoire national|Aucun déplacement hors du pays n'est prévu}.
+++
## Le reste
[Gratification : {gratuity} de l'heure, versée chaque fin de mois.]
La responsabilité civile est couverte par {insurer}, police {:id:RC######}.
?Le mémoire sera déposé le {report_due}, avant midi, au secrétariat.

Signé à {:city}, le {:date}
{signatory} || {work_tutor}

== fr extrait_bapteme
q parish company:Paroisse Saint-{}/Paroisse Notre-Dame de {}/Unité pastorale {}; church, community, issued_by; parish that keeps the register
q diocese company:Diocèse de {}/Archidiocèse de {}/Évêché de {}; higher body, bishopric; corps dont dépend la paroisse
q baptised person; child, full name, person concerned; who was christened
q birth_date date; born_on, dob; when the child came into the world
q birth_place city; born_in, place of birth
q baptism_date date; christened on, date of sacrament; jour de la cérémonie
q minister person; celebrant, performed_by, officiating priest; who poured the water
q father person; father's name, fr:père
q mother person; mother's name, maiden name of mother
q godfather person; sponsor, fr:parrain; man who stood for the child
q godmother person; second sponsor, fr:marraine; woman who stood for the child
q entry_no number:1..140; act number, record, line in register
q issued_on date; date of copy, delivered_on; when this copy was made
q registrar person; copied_by, secretary, keeper of the books; who made the copy
q purpose choice:marriage/confirmation/godparent; reason for request, used_for; what the copy is needed for
q confirmed flag; later confirmation noted, has_confirmation
a marriage_date date; wedding, married on
a volume short; register volume, book
a fee money; offering, charge for the copy
---
^ {diocese}
^ {parish}
^ {:street}, {:zip} {:city}

# Extrait du registre – acte {entry_no}
L'an et le jour indiqués ci-après, soit le {baptism_date}, a été baptisé en notre église {baptised}, né à {birth_place} le {birth_date}, enfant de {father} et de {mother}, domiciliés à {:city}.
?Parrain : {godfather}[ – Marraine : {godmother}]
Le sacrement a été conféré par {minister}, vicaire[, en présence de la communauté].
+++
## Mentions en marge
{confirmed!A reçu la confirmation il y a quelques années|Confirmé par l'évêque l'année de ses quinze ans~Néant|Aucune mention n'a été portée depuis}.
+++
La présente copie est remise à l'intéressé {purpose?en vue d'un mariage à l'église~pour se préparer à recevoir le saint chrême avec les jeunes de son âge~afin de pouvoir tenir un enfant sur les fonts}. Elle n'est valable que {:duration}.
> Pour copie conforme, le {issued_on}
> {registrar}[, secrétariat paroissial]
~ Permanence le <samedi|mercredi> de 10 h à 12 h. Curé : {:person}.

== fr recepisse_association
q prefecture company:Préfecture de {}/Sous-préfecture de {}; authority, registering office, issued_by; office that took note of the filing
q association company:Les Amis de {}/Club {} Pétanque/Chorale de {}/Cercle {}; organisation, declared body, subject; body that was declared
q rna id:W#########; registration number, national id, fr:numéro RNA
q filing_date date; declared_on, received_on; when the papers came in
q receipt_date date; issued_on, date of acknowledgement; day on which this paper was signed
q meeting_date date; assembly date, decided_on; when members took the decision
q new_president person; chair, elected head, current president; who leads the body from now on
q old_president person; predecessor, outgoing head; who led it before
q treasurer person; finance officer, keeper of funds; qui tient les comptes
q seat address; registered office, headquarters, fr:siège
q change choice:creation/change of officers/dissolution; kind of filing, type, nature of declaration; what was filed
q statutes_amended flag; bylaws changed, articles_amended
q gazette_no number:1..52; publication issue, official journal number
q official person; signed_by, for the prefect; who signs for the state
q contact_mail email; correspondence address, e-mail
a members number:10..200; membership, number of members
a fee money; subscription, annual dues
a vice_president person; deputy chair
a siret id; business number, SIREN
---
{prefecture} || Récépissé n° {rna}
Bureau de la réglementation
{:street}, {:zip} {:city}

# Récépissé de déclaration
Vu la loi du 1er juillet 1901 relative au contrat d'association, il est donné acte à {new_president}, agissant au nom du bureau, d'une déclaration déposée le {filing_date} et faisant connaître {change?la naissance du groupement désigné ci-dessous~un nouveau bureau à la tête du groupement désigné ci-dessous~la disparition volontaire du groupement désigné ci-dessous et la dévolution de ses biens} :
^ {association}
dont le siège est fixé {seat}.

= Décision prise le: {meeting_date}
?= Trésorerie: {treasurer}
?= Pièces: procès-verbal, liste des dirigeants
{statutes_amended!Les statuts, refondus aux articles 3 et 9, sont joints|Le texte des statuts a été modifié à cette occasion~Les statuts demeurent inchangés|Il n'est pas touché aux statuts}. [La présidence était auparavant tenue par {old_president}.]
Insertion au Journal officiel, <n°|numéro> {gazette_no}, coût {:money:30..50}.
> Fait le {receipt_date}
> Pour le préfet et par délégation, {official}
~ [Courrier de l'association : {contact_mail}.] Toute modification doit être signalée dans un délai de {:duration}.

== fr avis_travaux_voie
q infra_manager company:Réseau {} Infrastructure/Rail {}/Chemins de fer {}; track owner, network operator, issued_by; who owns the line
q works_firm company:{} Travaux ferroviaires/Voies {}/Caténaires {}; contractor, performed_by; who works on the track
q notice_no id:AT-####-##; advice number, circular, reference
q line id:ligne ###; route, line number
q from_station city; section start, first station
q to_station city; section end, second station
q possession_start date; first night, closed_from; nuit où le chantier commence
q possession_end date; last night, closed_until; night on which the works stop
q closes_at time; last train, interruption from; from when nothing runs
q reopens_at time; traffic resumes, reopening
q speed unit:km/h 30..90; temporary speed limit, restriction; how fast trains may run beside the works
q works phrase; nature of works, subject
q buses flag; rail replacement, road service; whether coaches carry the passengers
q site_protection person; safety lead, protection officer, fr:agent sécurité; who answers for the safety of the gang
q controller person; traffic controller, dispatcher, regulator on duty; qui règle la marche des trains
q hotline phone; contact number, control centre
a cost money; budget, works cost
a last_renewed year; year of previous renewal
a train_no number; train concerned, service number
---
{infra_manager} || {notice_no}
Établissement de {:city} || diffusé le {:date}

# Avis aux exploitants : {line}
Entre {from_station} et {to_station}, nous procéderons à {works=un remplacement de traverses|un bourrage mécanique|la dépose d'un aiguillage|un renouvellement de ballast|la pose d'une passerelle}. Le chantier est confié à {works_firm}.
= Première nuit: {possession_start}
= Dernière nuit: {possession_end}
= Plus aucune circulation dès: {closes_at}
= Rendu de la voie: {reopens_at}
Sur la voie contiguë, la marche est abaissée à {speed} au lieu de {:unit:km/h 100..160} ; panneaux posés à {:unit:m 800..1200}.
+++
## Voyageurs
{buses!Des autocars assureront les derniers départs depuis la cour de la gare|Les derniers trains sont remplacés par la route~Aucun car n'est mis en place, les horaires du soir n'étant pas touchés|Il n'y a pas lieu de prévoir de substitution routière}.
+++
## Sécurité
?La protection du personnel est assurée par {site_protection}, seul habilité à restituer la voie. Régulation : {controller}[, joignable au {hotline}].
~ Destinataires : conduite, gares, {:company}.

== fr raccordement_solaire
q grid_operator company:Réseau électrique {}/Régie d'électricité de {}/{} Distribution; network company, DSO, issued_by; who runs the grid
q installer company:{} Solaire/Toits {} Énergie/Soleil {}; fitter, contractor, installed_by; who put the panels up
q producer person; customer, owner of plant, applicant; to whom the panels belong
q request_no id:RAC-##-#######; application, case number
q delivery_point id:##############; meter point, connection id, PDL
q peak_power unit:kW 3..36; installed capacity, size of plant
q panels number:8..90; module count, number of modules
q commissioned date; energised on, start of operation; when the plant went live
q requested_on date; application date, date of request; when the owner asked to be connected
q tariff_start date; contract begins, feed-in from; from when the current is bought
q contract_term duration; contract length, purchase period
q feed_price money:6..24; tariff per unit, purchase price
q scheme choice:full sale/surplus sale/own use only; feed-in mode, sales model; what happens with the current
q battery flag; storage installed, has_storage
q technician person; commissioning engineer, connected_by; who closed the switch
q inspector_body company:Consuel {}/Contrôle {}/Bureau {} Sécurité; certifying body, conformity checked by; qui a certifié l'installation
a inverter_brand product; inverter model, converter make
a roof_pitch number:10..45; slope, tilt
a loan_bank company; financing bank, lender
---
{grid_operator}
Accueil raccordement, {:zip} {:city}

{producer}
{:street}
{:zip} {:city}

Dossier {request_no}, <à rappeler dans tout courrier|à conserver>
# Votre installation est en service
Bonjour,
Faisant suite à votre demande du {requested_on}, {technician} s'est déplacé chez vous et a mis votre centrale sous tension le {commissioned}. Le certificat de conformité visé par {inspector_body} nous était parvenu <la veille|en règle>.
= Point de livraison: {delivery_point}
= Puissance crête: {peak_power}
= Modules: {panels}, posés par {installer}
{battery!Une batterie de stockage est raccordée derrière le compteur|Le stockage domestique a été vérifié~Le site ne comporte pas de batterie|Aucun stockage n'est raccordé}.
+++
## Achat de votre production
{scheme?Tout ce que produit votre toit part sur le réseau et vous est payé~Vous consommez d'abord, le reste nous est cédé~Rien n'est injecté : un dispositif bride la sortie vers le réseau}. Les conditions courent à partir du {tariff_start}, pour {contract_term}. [Prix de référence : {feed_price} les cent kilowattheures.]
?Première relève vers le {:date}.
Votre conseiller, {:person}

== fr fiche_affinage_fromage
q dairy company:Fromagerie {}/Fruitière de {}/Laiterie {}; producer, made_by, cheese factory; house that made the wheels
q cellar company:Caves {}/Affinage {} et Fils/Fort de {}; ripening house, stored_at; where the wheels ripen
q batch id:@##-###; lot, production code
q made_on date; production date, curdled_on; jour de transformation du lait
q entered_cellar date; arrival in cellar, stored_since; when the wheels came to ripen
q graded_on date; grading date, tasted_on; jour de la dégustation
q cheesemaker person; made_by_person, master cheesemaker; who turned the milk
q ripener person; cellar master, cared_for_by, fr:maître affineur; qui soigne les meules
q grader person; taster, assessor, judged_by; who tasted and gave points
q wheels number:12..160; count, number of pieces
q weight unit:kg 5..42; average weight, weight per wheel
q cellar_temp unit:°C 7..16; temperature of storage, ambient
q score number:9..20; grade, mark, points
q raw_milk flag; unpasteurised, milk_raw; whether the milk was left unheated
q fate choice:sell now/keep longer/downgrade; decision, next_step, verdict; what will be done with the lot
q defect phrase; flaw, remark, finding
a milk_supplier company; farm, milk from; farm that gave the milk
a price money; price per kilo, value
a best_before date; expiry, use by
---
{cellar} || Lot {batch}
{:city} || fiche de cave

= Provenance: {dairy}
= Fabriqué le: {made_on}, chaudière {:number:1..4}
= Fromager: {cheesemaker}
= Entré ici le: {entered_cellar}
= Meules: {wheels}, {weight} pièce
?= Cave: {cellar_temp}, hygrométrie {:percent}

{raw_milk!Lait travaillé cru, sans chauffage préalable|Lait du matin non chauffé~Lait thermisé puis pasteurisé à la réception|Lait chauffé avant emprésurage}. Retournées et frottées au sel par {ripener}, d'abord tous les jours, puis <deux fois par semaine|une fois par semaine>.
+++
## Sondage
Le {graded_on}, {grader} a sondé trois meules : pâte souple, goût net[, mais {defect=lainure légère|croûte un peu grasse|amertume en fin de bouche|deux ouvertures trop grandes}]. Note attribuée : {score} sur 20.
{fate?Bon à partir en boutique dès maintenant~À laisser vieillir encore un hiver, puis à regoûter~Ne peut porter l'appellation ; à passer en fondue}.
~ Températures relevées par {:person}, carnet n° {:number:10..90}.

== fr expertise_vehicule
q expert_firm company:Cabinet {} Expertise/Expertises {}/Auto-Experts {}; loss adjuster, assessor firm, issued_by; office that valued the damage
q insurer company:Assurances {}/Mutuelle {}/La {} Assurance; insurance company, mandated_by, principal; for whom the office works
q expert person; assessor, examined_by; who looked at the car
q policyholder person; insured, car owner, claimant; whose car it is
q other_driver person; third party, opponent, other party; who drove the other car
q garage company:Garage {}/Carrosserie {}/{} Automobiles; repairer, workshop, place of inspection; where the car stands
q claim_no id:S##-######; claim, loss number, fr:sinistre
q accident_date date; loss date, date of crash; jour du choc
q inspected_on date; inspection, seen_on; when the damage was looked at
q plate id:@@-###-@@; registration, licence plate
q model product; car, make and model, vehicle
q mileage unit:km 12000..190000; odometer, distance run
q repair_cost money:600..9000; estimate, cost of repair
q value_before money:3000..24000; market value, replacement value; what the car was worth before the crash
q immobilised duration; days off the road, repair time
q roadworthy flag; drivable, fit_to_drive; whether the car may be driven as it is
q outcome choice:repairable/total loss; conclusion, decision, economic status
a excess money; deductible, own share
a police_report id; police reference, report number
a first_registration date; registered first on, put on road
---
{expert_firm}
{:street}, {:zip} {:city} – {:phone}

# Rapport d'expertise – sinistre {claim_no}
= Mandant: {insurer}
= Assuré: {policyholder}
= Véhicule: {model=Peugeot 208|Renault Clio|Dacia Sandero|Citroën Berlingo|Škoda Fabia|Toyota Yaris}, {plate}
= Compteur: {mileage}
= Vu le: {inspected_on} chez {garage}
+++
## Circonstances déclarées
Le {accident_date} vers {:time}, à {:city}, le véhicule a été heurté à l'<arrière|avant gauche|aile droite> par celui de {other_driver}, qui sortait d'un stationnement. Constat amiable signé des deux mains.
+++
## Constatations
Chocs compatibles avec le récit. {roadworthy!L'auto peut circuler en attendant les travaux|Rien n'empêche de rouler jusqu'au rendez-vous~L'auto ne doit plus prendre la route avant remise en état|Feux et direction touchés : circulation interdite}. Remise en état chiffrée à {repair_cost}, pour une valeur avant choc de {value_before} ; épave estimée {:money:200..2000}. [Durée des travaux : {immobilised}.]
{outcome?Les travaux sont raisonnables au regard de la valeur et nous en donnons accord~La dépense ne se justifie plus ; nous proposons une indemnisation et la cession de l'épave}.
> {expert}
~ Photographies au dossier. Copie : {:person}, gestion automobile.

== fr constat_commissaire_justice
q bailiff_office company:SCP {} Commissaires de justice/Étude {}/SELARL {} et {}; office, drawn_up_by, issuing practice; étude qui dresse l'acte
q officer person; bailiff, sworn officer, author; who saw and wrote it down
q requested_by person; applicant, client, petitioner; at whose wish it was done
q lawyer person; counsel, attorney of applicant; who advises the applicant
q neighbour person; person complained about, adverse party; owner of the neighbouring ground
q visit_date date; date of finding, observed_on; jour où les choses ont été vues
q start_time time; arrival, began_at
q end_time time; departure, closed_at
q place address; location, scene, premises visited
q subject phrase; matter, object of statement
q distance unit:m 1..9; measured gap, setback; how far from the boundary it stands
q height unit:m 2..14; measured height, how tall
q photos number:4..40; pictures taken, attachments
q neighbour_present flag; other side attended, adverse party there
q cost money:180..600; fee, price of deed, charge
q deed_no id:##/####; file number, reference
a court city; tribunal, competent court
a tree_age number:5..90; age of tree, years
a permit_date date; building permit, authorised on
---
{bailiff_office} || Acte n° {deed_no}
{:street}
{:zip} {:city}

# Procès-verbal de constat
L'an <deux mille vingt-cinq|deux mille vingt-quatre>, et le {visit_date}, à {start_time}, à la demande de {requested_by}, demeurant à {:city}, ayant pour conseil Maître {lawyer},
lequel m'expose que la propriété contiguë appartient à {neighbour} et qu'il se plaint de {subject=branches surplombant sa toiture|l'édification d'un abri en limite|un mur fissuré menaçant ruine|une haie non taillée|des eaux de toiture rejetées chez lui}, je soussigné {officer}, commissaire de justice, me suis transporté {place}, où j'ai constaté ce qui suit.

{neighbour_present!Le voisin, prévenu, assiste à mes opérations et ne fait pas d'observation|La partie adverse est venue et m'ouvre son portail~Le voisin, quoique prévenu, ne s'est pas présenté|J'opère hors la présence de la partie adverse}.
Depuis la borne nord, je mesure {distance} jusqu'à l'ouvrage ou au tronc ; la hauteur relevée au télémètre est de {height}. Le sol est couvert de débris sur {:unit:m² 2..20}. Je prends {photos} clichés, annexés au présent.

Mes constatations terminées, je me retire à {end_time}. [J'ai été assisté de {:person}, clerc.]
= Coût de l'acte: {cost}, dont taxe {:money:10..40}
> {officer}

== fr mise_en_demeure_copropriete
q syndic company:Cabinet {} Immobilier/Syndic {}/Gérance {}; property manager, sender, issued_by; who manages the building
q building company:Résidence {}/Copropriété Les Jardins de {}/Le Clos {}; condominium, co-ownership, property; immeuble dont il s'agit
q owner person; addressee, debtor, co-owner; who has to pay or act
q tenant person; occupant, lives_in_flat; who lives in the flat
q manager person; case handler, signed_by, account manager; who writes for the managing firm
q lot_no number:3..140; unit, flat number, lot
q breach phrase; subject, offence, reason; what is held against the owner
q complaint_date date; reported on, first complaint; since when the neighbours complain
q deadline date; comply by, last day; until when things must be put right
q previous_letter date; earlier reminder, first notice; date du courrier resté sans réponse
q arrears money:120..4000; outstanding, amount owed
q daily_penalty money:10..90; penalty per day, late fine
q rule_article number:4..48; clause, house rule number; article of the rules that was broken
q court_next flag; legal action announced, litigation; whether the judge will be seized if nothing is done
q sent_by choice:registered mail/e-mail/bailiff; delivery method, channel, served_by
q council_president person; chair of the owners' council, board chair; who heads the owners' council
a account iban; bank account, payment account
a assembly_date date; next general meeting, AGM
a insurer company; building insurance, insured by
---
{syndic}
{:street}, {:zip} {:city}
~ Carte professionnelle {:id:CPI #### ####}

{owner}
{:address}

> {:city}, le {:date}
{sent_by?Par pli recommandé avec avis de réception~Par courrier électronique avec accusé de lecture~Remis par acte de commissaire de justice}
Objet : {building}, lot {lot_no} – mise en demeure

Madame, Monsieur,
Malgré notre courrier du {previous_letter}, resté sans effet, nous devons constater {breach=la pose d'un climatiseur en façade sans accord|des bruits répétés la nuit|l'encombrement du palier par des vélos|la fermeture d'un balcon|un défaut d'entretien de la chaudière}. Ces faits nous ont été signalés dès le {complaint_date} par plusieurs voisins et contreviennent à l'article {rule_article} du règlement. [Votre locataire, {tenant}, en a été informé de vive voix.]
Nous vous mettons en demeure de faire cesser cette situation avant le {deadline}. Au-delà, une astreinte de {daily_penalty} par jour vous sera imputée.
?Par ailleurs, votre compte présente un retard de {arrears}, hors frais de {:money:15..60}.
{court_next!À défaut, notre avocat saisira le tribunal sans autre avis|Faute de réaction, nous porterons l'affaire en justice~Nous restons attachés à une issue amiable et n'envisageons pas de procès|Aucune procédure judiciaire n'est prévue à ce stade}.
?Copie à {council_president}, qui préside le conseil syndical.
Veuillez agréer nos salutations.
> {manager}

== fr avis_coupure_eau
q utility company:Régie des eaux de {}/Eaux de {}/Service intercommunal {}; water company, issued_by, operator; who delivers the water
q contractor company:{} TP/Canalisations {}/Terrassements {}; works firm, done_by; entreprise qui ouvre la chaussée
q street_cut street; affected street, location, where
q cut_date date; day of interruption, date; jour sans eau
q from time; start, off_from; when the taps run dry
q until time; end, back_at; when water flows again
q reason phrase; cause, purpose, why
q homes number:8..400; affected households, customers hit
q bottles flag; drinking water handed out, emergency supply
q boil flag; boil water advice, boil_before_use; whether water must be boiled afterwards
q hotline phone; emergency number, contact
q works_manager person; person in charge, site lead; who leads the digging
q pipe_diameter unit:mm 60..400; main size, diameter of main
q postponed_from date; earlier date, initially planned; day first announced and given up
q refill_point phrase; standpipe, where to fetch water
a cost money; works cost, price
a mayor person; head of the town
a pressure unit:bar 2..6; pressure after, network pressure
---
# AVIS AUX RIVERAINS
^ {utility}

En raison des travaux suivants : {reason=la remise à neuf d'une vanne|la suppression d'un branchement en plomb|une fuite sur conduite maîtresse|la pose d'un poteau d'incendie|le raccordement d'un lotissement}, la distribution sera interrompue
^ {street_cut}
^ le {cut_date}, de {from} à {until}
Sont touchés {homes} foyers desservis par la conduite de {pipe_diameter}. [Cette date remplace celle du {postponed_from}, annoncée par erreur.]
+++
{bottles!Des packs d'eau seront remis devant l'école à qui en demandera|Nos agents distribueront des bouteilles aux personnes âgées~Pensez à faire des réserves, car nous ne distribuerons pas de bouteilles|Il n'y aura pas de distribution d'eau en bouteille}.
?Un point de puisage restera ouvert {refill_point=place du Marché|au lavoir|devant la caserne|derrière la mairie|à la fontaine haute}.
+++
À la remise en eau, laissez couler une minute. {boil!Pendant deux jours, portez à ébullition avant de boire|Faites bouillir l'eau destinée aux enfants et aux malades~Il n'est pas nécessaire de la faire bouillir|L'eau pourra être bue sans précaution}.
Travaux exécutés par {contractor}, sous la conduite de {works_manager}.
?Une question, une urgence : {hotline}
~ Distribué le {:date}. Merci de laisser libre le stationnement entre le n° {:number:2..20} et le n° {:number:21..60}.

== fr pieces_manquantes_urbanisme
q town company:Mairie de {}/Ville de {}/Commune de {}; municipality, authority, sender; commune qui instruit
q applicant person; petitioner, builder-owner, addressee; who wants to build
q permit_no id:PC ### ### ## #####; file number, application, reference
q filed_on date; submission date, received_on; when the application came in
q letter_date date; date of letter, sent_on; when the town wrote
q answer_by date; deadline, complete_by; until when the missing papers must come
q project phrase; works planned, subject, purpose
q plot_address address; site, location of project
q floor_area unit:m² 20..320; surface created, new floor space
q officer person; case officer, instructor, contact; who examines the file
q deputy person; signed_by, elected signatory; élu qui signe
q heritage_body company:Architecte des Bâtiments {}/Commission {} du patrimoine/Office du patrimoine {}; consulted body, heritage authority; whose opinion was asked
q review_time duration; examination period, processing time
q protected_zone flag; near a monument, heritage zone
q consequence choice:tacit refusal/file closed/fine; what follows, sanction; what happens if nothing comes
q counter_hours phrase; opening hours, reception times
l missing; required documents, papers to add; what is lacking in the file
c missing.code id:PCMI##; document code, piece number
c missing.what phrase; document, description
a architect person; designer, drawn by
a tax money; development tax, levy
a neighbour person; objector, person next door
---
{town} || {applicant}
Service urbanisme || {:street}
{:phone} || {:zip} {:city}

Dossier {permit_no} || le {letter_date}
Suivi : {officer}

# Demande de pièces
Vous avez déposé le {filed_on} un dossier pour {project=l'agrandissement d'une maison|la construction d'un hangar agricole|la surélévation d'un garage|la transformation d'une grange|une piscine couverte}, {plot_address}, soit {floor_area} de plancher. Il n'est pas complet. Il y manque :
%missing 2..5
Pièce | Contenu
{missing.code} | {missing.what=plan de masse coté|coupe du terrain|notice paysagère|attestation thermique|photographie lointaine|plan des façades}
%%
Ces documents sont à nous remettre avant le {answer_by}, en {:number:2..5} exemplaires. {consequence?À défaut, votre demande sera réputée rejetée sans autre courrier~Passé ce terme, elle sera classée sans suite et devra être redéposée~Passé ce terme, une amende administrative pourra être prononcée}.
+++
{protected_zone!Le terrain est dans le périmètre d'un édifice classé|Votre parcelle se trouve aux abords d'un monument~Le terrain n'est touché par aucun périmètre de protection|Aucun monument n'est proche de votre parcelle}. L'avis de {heritage_body} a été demandé à titre <obligatoire|indicatif>. Le délai d'instruction est donc de {review_time} à compter du dépôt complet.
?Guichet : {counter_hours=lundi et jeudi de 8 h 30 à 12 h|le matin sauf mercredi|sur rendez-vous l'après-midi|mardi de 14 h à 18 h}.
> Pour le maire, {deputy}, deuxième adjoint

== fr attestation_secouriste
q trainer_body company:Formation {}/Institut {} Prévention/Union {} de secourisme; training provider, issued_by, course organiser; who held the course
q employer company; company, client, paid_by; firm that sent the person
q trainee person; participant, holder, awarded_to; who followed the course
q instructor person; taught_by, trainer, fr:formateur; qui a donné les cours
q head person; director, signed_by; who signs for the training house
q course_start date; first_day, from_date; when the course began
q course_end date; last_day, to_date; jour des dernières épreuves
q valid_until date; expiry, refresher due; until when the certificate counts
q certificate_no id:SST-##-#####; number, attestation id
q hours number:7..28; length in hours, training time
q group_size number:4..10; participants, class size
q result choice:passed/failed/to be completed; outcome, assessment result, status
q defibrillator flag; AED practised, defib included
q place city; location, held_in
q absence phrase; missed part, attendance remark
a score percent; marks, test score
a price money; course fee, cost
a birth_place city; born in, place of birth
---
^ {trainer_body}
~ Organisme déclaré sous le n° {:id:## ## ##### ##}, habilitation en cours

# Attestation de fin de formation {certificate_no}
Je soussigné {head}, directeur, certifie que {trainee}, <salarié|salariée> de {employer}, a suivi à {place} la formation de sauveteur secouriste du travail.
= Du: {course_start}
= Au: {course_end}
= Volume: {hours} h
= Groupe: {group_size} stagiaires
= Animée par: {instructor}
?= Observation: {absence=arrivée à 10 h le deuxième jour|présence complète|départ anticipé le dernier jour|module 3 rattrapé}
+++
Au vu des deux épreuves, {result?l'intéressé a fait preuve des gestes attendus et reçoit la carte~l'intéressé n'a pas acquis les gestes attendus et ne reçoit pas la carte~une épreuve reste à repasser avant que la carte puisse être remise}. {defibrillator!Chacun a manipulé l'appareil de défibrillation sur mannequin|La pose d'électrodes a été pratiquée~Faute d'appareil, la défibrillation n'a pu être pratiquée|L'usage du défibrillateur ne faisait pas partie du programme}.
+++
Un recyclage sera nécessaire avant le {valid_until}.
Délivrée à {:city}, le {:date}.
> {head}

== fr pret_entre_bibliotheques
q lending_library company:Bibliothèque de {}/Médiathèque {}/Bibliothèque universitaire de {}; lender, supplying library, owner of the book; à qui appartient le livre
q asking_library company:Bibliothèque municipale de {}/Centre de documentation {}/Lycée {}; borrower library, requesting_institution; house that wants the book for a reader
q reader person; end user, requested_for, patron; for whom the book is fetched
q request_no id:PEB####; order, reference
q work product; title, book requested
q writer person; author, fr:auteur; who wrote the book
q pub_year year; year of edition, published
q shelfmark id:@ #####; call number, location code, fr:cote
q requested_on date; order date
q shipped_on date; sent_on, dispatch; when the book left
q due_back date; return by, loan ends; when the book must be home again
q fee money:4..18; loan cost, charge
q on_site_only flag; reading room only, no_home_use; whether the reader must read it in the library
q renewable flag; extension possible, can_renew
q librarian person; sent_by, handled_by; who packed the book
q condition phrase; state of copy, remarks
q transport choice:post/shuttle/courier; carrier type, sent via
a publisher company; publishing house, edited by
a reader_card id; library card, patron id
a pages number; page count, extent
---
{lending_library} || PRÊT ENTRE BIBLIOTHÈQUES
{:street}, {:zip} {:city} || fiche navette {request_no}

Destinataire : {asking_library}
Votre demande du {requested_on}, pour {reader}

= Titre: {work=Histoire des moulins à vent|Traité de la taille|Les parlers du Jura|Flore des tourbières|La Batellerie ancienne|Le Vitrail wallon}
= De: {writer}
= Édition: {pub_year}
?= Cote: {shelfmark}
= Parti le: {shipped_on}
= Doit être revenu chez nous le: {due_back}
+++
{on_site_only!Consultation dans vos murs uniquement, le volume ne sort pas|À lire sur place sous votre surveillance~Le lecteur peut l'emporter chez lui|Sortie à domicile admise}. {renewable!Une prolongation peut être demandée par simple message|Une rallonge est possible~Pas de prolongation, le volume étant réservé|Ce délai ne sera pas reconduit}.
?État au départ : {condition=dos frotté|mouillure pages 12 à 20|bon|coins émoussés|une carte dépliante réparée}
Acheminement : {transport?par la poste, tarif livres~par la navette départementale du jeudi~par porteur spécial}. Participation : {fee}, à régler en fin de trimestre.
> Préparé par {librarian}
~ Tout exemplaire perdu est remplacé ou compté {:money:40..200}. Reçu par : {:person}

== fr autorisation_sortie_scolaire
q school company:École {}/Collège {}/École communale de {}; issued_by, educational institution; établissement qui organise
q teacher person; organiser, form teacher, in charge; who goes with the class and writes this
q pupil person; child, student; enfant qui part
q parent person; guardian, legal representative, signed_by; who gives leave for the child
q escort person; accompanying adult, volunteer parent; parent qui vient aider
q class_name short; form, group, year
q trip_date date; outing date, day of trip; day of the journey
q destination phrase; place visited, where to
q leave_at time; departure, bus leaves
q back_at time; return, expected back
q price money:3..38; contribution, cost per child
q return_slip_by date; reply deadline, slip due; until when the slip must be back
q bus_company company:Autocars {}/{} Voyages/Cars {}; transport provider, coach operator; qui conduit la classe
q picnic flag; bring own lunch, packed_lunch; whether the child must bring food
q swims flag; can swim, swimming ability
q emergency_phone phone; number to call, parent's phone
q pays_by choice:cash/cheque/online; payment method, settled by
a allergy phrase; intolerance, medical note
a headteacher person; principal, school head
a children number:12..30; group size, number of pupils
---
{school}
Classe de {class_name=CE2|CM1|6e B|3e primaire|CP}

# Sortie : {destination=la ferme des Tilleuls|le musée de la mine|la réserve du marais|le château fort|la base nautique}
Chers parents,
Le {trip_date}, je pars avec toute la classe. Le car de {bus_company} nous prendra devant la grille à {leave_at} ; retour vers {back_at}, soyez là s'il vous plaît. [Merci à {escort}, qui s'est proposé pour nous accompagner.]
{picnic!Prévoir un pique-nique et une gourde dans un petit sac|Chacun apporte son repas froid~Le déjeuner est servi sur place, n'apportez rien|Inutile de préparer un repas, la cantine nous suit}. Vêtements qui ne craignent rien.
Nous vous demandons {price} par enfant[, la coopérative prenant en charge {:money:4..12}].
Je reste à votre disposition, {teacher}
+++
## Talon à me rendre avant le {return_slip_by}
Je soussigné(e) {parent} autorise {pupil} à participer.
{swims!Mon enfant sait nager|Nage vingt-cinq mètres sans aide~Mon enfant ne sait pas nager|Pas à l'aise dans l'eau profonde, ne nage pas encore}.
?On peut me joindre ce jour-là au {emergency_phone}.
Règlement : {pays_by?pièces jointes sous enveloppe~chèque à l'ordre de la coopérative, agrafé~fait ce matin sur le site des familles}
> À {:city}, le {:date}

== fr pai_cantine
q school company:École {}/Groupe scolaire {}/Crèche {}; establishment, where the child goes; where the child spends the day
q municipality company:Ville de {}/Commune de {}/Administration communale de {}; canteen operator, town; body that runs the canteen
q child person; pupil, concerned_child; for whom the protocol is made | enfant concerné
q mother person; parent, guardian, legal representative; qui a l'autorité parentale
q school_doctor person; physician, validated_by, medical officer; doctor who approved the protocol
q specialist person; allergist, treating doctor, prescriber; médecin qui a posé le diagnostic
q cook person; kitchen manager, canteen head; who checks what comes into the kitchen
q born date; birth date, dob
q drawn_up date; date of meeting, signed_on; when they sat together about it
q review date; renewal, valid until, to be redone; date à laquelle il faut recommencer
q trigger product; allergen, food to avoid, substance; what the child must not eat
q reaction phrase; symptoms, signs, what happens
q pen_location phrase; where the kit is kept, storage place
q lunch_box flag; meal from home, own_meal; whether the family sends the food
q severity choice:mild/serious/life-threatening; risk level, degree, gravity
q dose unit:mg 1..30; quantity, first dose of antihistamine
a weight unit:kg 12..40; child's weight, body mass
a insurer company; school insurance, insured with
a bus_line number; school bus, line taken
a second_contact phone; grandparent's phone, other number
---
{municipality} – Direction de l'enfance
{school}

# Projet d'accueil individualisé
= Enfant: {child}
= Date de naissance: {born}
= Responsable légale: {mother}
= Réunion du: {drawn_up}
+++
## Ce qu'il faut éviter
Le bilan établi par le docteur {specialist} montre une allergie : {trigger=arachide|lait de vache|œuf cru|noix de cajou|sésame|poisson blanc}. {severity?Contact sans grande conséquence, une gêne passagère~Ingestion suivie de troubles marqués exigeant un médecin dans l'heure~Toute ingestion peut tuer en quelques minutes}. Premiers signes : {reaction=lèvres gonflées|plaques sur le cou|toux sèche|maux de ventre|voix rauque}.
{lunch_box!La famille fournit le panier-repas, rangé à part au froid|Le midi, l'enfant mange ce que ses parents ont préparé~La cuisine sert un menu adapté, rien n'est apporté de la maison|Pas de panier : il mange comme les autres, hors l'aliment visé}. {cook} vérifie chaque livraison.
+++
## Conduite à tenir
Asseoir l'enfant, appeler le 15 ou le 112, donner {dose} d'antihistaminique. [Trousse : {pen_location=armoire blanche de la direction|tiroir fermé de l'infirmerie|sac rouge au réfectoire|bureau de la maîtresse}.] Le stylo doit être changé tous les {:number:10..18} mois.
?À reprendre avant le {review}, ou plus tôt si l'ordonnance change.
> Vu, {school_doctor}, médecin scolaire

== fr rappel_lot_medicament
q maker company:Laboratoires {}/{} Pharma/Pharmaceutique {} SA; manufacturer, marketing holder, recalled_by; firm that takes the product back
q agency company:Agence {} du médicament/Institut {} des produits de santé/Swiss {} Contrôle; regulator, authority, informed body; autorité qui a été prévenue
q medicine product; drug, recalled item, product name
q batch id:@@####; lot, batch number
q expiry date; best before, use_by; printed date after which it is not to be used
q recall_date date; issued_on, date of recall; when the firm wrote to the chemists
q distributed_since date; first sold, on market from; depuis quand ces boîtes circulent
q defect phrase; reason, finding, quality problem
q level choice:wholesalers/pharmacies/patients; depth of recall, reach, addressed down to; how far down the chain goods must be fetched
q boxes number:400..90000; packs concerned, quantity
q patients_harmed flag; adverse events, injuries reported
q refund flag; credit granted, reimbursed; whether returned packs are paid back
q return_to company:Dépôt {}/{} Logistique Santé/Grossiste {}; send packs to, reverse logistics; who collects the packs
q pharmacist person; responsible pharmacist, signed_by; who answers for the recall
q info_phone phone; hotline, medical information number
q return_by date; deadline for returns, send back until; last day to send the packs back
a substitute product; alternative drug, replacement
a price money; pack price, public price
a inspector person; official in charge, agency contact
---
{maker}
{:street}, {:zip} {:city}
> {recall_date}
# RETRAIT DE LOT
Aux pharmaciens titulaires et gérants

En accord avec {agency}, avisée dès le {:date}, nous procédons au retrait de :
= Spécialité: {medicine=Calmidol 500 mg, comprimés|Toussilène sirop|Dermavéa crème 2 %|Vigorex 10 mg gélules|Oculis collyre}
= Lot: {batch}
= Péremption: {expiry}
= Boîtes: {boxes}, livrées à partir du {distributed_since}
+++
Lors d'un contrôle de routine nous avons relevé {defect=une notice absente dans certaines boîtes|une teneur inférieure à la limite|des particules dans le flacon|une erreur de dosage imprimée|une étanchéité imparfaite}. {patients_harmed!Trois effets indésirables nous ont été rapportés|Des malades ont dû consulter à la suite d'une prise~À ce jour, aucun malade n'en a souffert|Nous n'avons connaissance d'aucun effet nocif}.
{level?Le retrait s'arrête aux grossistes ; les officines ne sont pas tenues de trier leurs rayons~Le retrait s'étend aux officines, sans rappel des boîtes déjà vendues~Il faut aussi contacter les personnes à qui une boîte a été remise}.
+++
Merci d'isoler les boîtes et de les renvoyer à {return_to} jusqu'au {return_by}. {refund!Un avoir vous sera établi pour chaque boîte rendue|Toute boîte rendue vous sera portée en compte~Ces retours ne donnent lieu à aucun avoir|Les boîtes rendues ne sont pas remboursées}.
?Information médicale : {info_phone}
> {pharmacist}, pharmacien responsable

== fr devis_horloger
q workshop company:Horlogerie {}/Atelier {} Montres/{} Rhabillage; watchmaker, repair shop, issued_by; chez qui la montre est réparée
q parts_house company:Fournitures {}/{} Ébauches/Manufacture {}; supplier of parts, sourced_from; where spare parts come from
q customer person; client, watch owner; à qui est la montre
q watchmaker person; repairer, examined_by; who opened the case and judged it
q receptionist person; taken_in_by, counter clerk; who took the watch over the counter
q ticket id:R-#####; repair slip, job number, reference
q watch product; timepiece, object, article
q serial id:#######; case number, engraved number
q dropped_off date; received_on, handed_in; when the watch was left
q ready_by date; promised for, completion date; when it can be fetched
q offer_valid date; quote expires, valid_until; until when the price holds
q total money:120..1900; amount, price, quoted sum
q rate_error number:2..90; daily drift, seconds per day; how wrong it goes before repair
q waterproof flag; water resistant after repair, sealing restored
q polish choice:none/light/full; case finish, refinishing; how far the case is polished
q warranty duration; guarantee on work, guaranteed for
l work; operations, tasks, services
c work.what phrase; operation, description
c work.price money:20..500; cost, amount
a deposit money; down payment, advance paid
a bought_year year; year of purchase, sold in
a phone phone; customer's phone, contact
---
{workshop} || Bulletin {ticket}
{:city}, {:street}

{customer}
{:address}

Pièce déposée le {dropped_off}, prise au comptoir par {receptionist}.
# Offre de réparation
= Objet: {watch=chronographe en acier des années 60|montre de poche en argent|automatique dame, or rose|plongeuse 200 m|régulateur à quartz}
?= Boîtier gravé: {serial}
= Écart constaté: {rate_error} s/jour, amplitude {:number:160..250}°
+++
%work 2..4
Travail | Prix
{work.what=révision complète du mouvement|remplacement du verre|ressort de barillet|jeu de joints|couronne neuve|réglage en six positions} | {work.price}
%%
Total {total}, main-d'œuvre comprise. Pièces commandées à {parts_house}. {polish?Le boîtier est laissé tel quel, avec ses traces~Un simple avivage, sans toucher aux arêtes~Boîtier et bracelet repris entièrement, terminaison d'origine}.
{waterproof!Elle pourra de nouveau aller à l'eau|Étanchéité rétablie et testée à 5 bar~L'étanchéité ne peut plus être assurée sur ce boîtier|Ne pas la porter sous la douche : nous ne la rendons pas étanche}.
+++
Votre accord nous est nécessaire avant le {offer_valid} ; la pièce serait alors prête pour le {ready_by}. [Travail garanti {warranty}.]
> {watchmaker}, horloger rhabilleur
~ Devis sans suite : {:money:20..60} de frais d'ouverture.

== fr restauration_violon
q luthier company:Lutherie {}/Atelier {} Violons/Cordes {}; violin maker, restorer's shop, issued_by; atelier qui répare
q owner company:Conservatoire de {}/Orchestre {}/Académie {}; proprietor, client; house to which the instrument belongs
q player person; musician, borrower, used_by; who plays it
q restorer person; worked_by, craftsman, carried_out_by; whose hands did the work
q appraiser person; expert, valued_by; qui a estimé l'instrument
q instrument product; object, item
q label_year year; year on label, dated
q label_name person; signed maker, name inside; maker whose name is stuck inside
q entry_date date; brought in, arrival; when it came into the shop
q return_date date; handed back, given back on; jour où il est reparti
q value money:2000..90000; appraised value, insurance value
q body_length unit:mm 350..362; back length, size of body
q defect phrase; damage found, finding, condition
q original_varnish flag; varnish authentic, untouched varnish
q case_kept flag; case included, left with case
q hours number:6..120; working time, labour
q wood choice:spruce/maple/pear; wood of the patch, timber used; from what the new piece was cut
a bow_maker person; bow, bow by
a invoice_total money; cost, bill
a next_check date; next visit, follow-up
---
{luthier}
{:street}, {:zip} {:city}

# Fiche de restauration
{instrument=Violon|Alto|Violon trois-quarts|Violon d'étude} confié par {owner} et joué par {player}, entré le {entry_date}.
À l'intérieur, une étiquette : « {label_name}, anno {label_year} ». Nous la croyons <authentique|apocryphe>. Fond d'une pièce, {body_length} ; diapason {:unit:mm 190..196}.
+++
## Constat
{defect=Fracture d'âme côté chevalet|Décollement de la table au talon|Fente au passage de l'ouïe gauche|Touche creusée|Tête gauchie}. {original_varnish!Le vernis est bien celui d'origine|Vernis ancien, jamais repris~Le vernis a été refait au siècle dernier|Rien ne subsiste du premier vernis}.
## Travaux
Ouverture de la table, nettoyage, pose d'une pièce {wood?en épicéa de même fil~en érable ondé~en poirier teinté}, retouches. Au total {hours} heures, exécutées par {restorer}. Collages à la colle d'os ; humidité d'atelier {:percent}.
+++
?Estimation faite par {appraiser} : {value}.
Rendu le {return_date}. {case_kept!L'étui et deux cordes de rechange étaient joints|Remis dans son étui~Remis sans étui, celui-ci n'ayant pas été déposé|L'étui n'a pas été laissé chez nous}.
~ Toute fente nouvelle est à signaler avant {:duration}.

== fr fiche_non_conformite
q plant company:Usine {}/{} Mécanique/Fonderie {}/Plasturgie {}; site, manufacturer, raised_at; where the fault was found
q supplier company:Aciers {}/{} Visserie/Traitements {}; vendor, responsible supplier, caused_by; who sent the bad parts
q customer company; end customer, client concerned; à qui l'ensemble est destiné
q nc_no id:NC-##-###; report number, reference, ncr
q part id:@##-####-@; part number, item code, article
q found_by person; detected_by, reporter, operator; who saw the fault first
q quality_manager person; approved_by, closed_by, head of quality; qui valide la fiche
q found_on date; detection date, raised_on; when the fault was seen
q answer_due date; reply by, 8D due; until when causes must be explained
q checked number:50..900; pieces inspected, sample
q bad number:1..48; rejects, defective pieces
q deviation phrase; defect, finding, nature of fault
q measured unit:mm 4..60; actual dimension, reading
q nominal unit:mm 4..60; target dimension, drawing value
q decision choice:scrap/rework/use as is; disposition, treatment, outcome; what becomes of the parts
q line_stopped flag; production halted, stoppage
q customer_informed flag; client notified, disclosed
q order_no id:45########; purchase order, order
a cost money; loss, cost of non-quality
a machine product; equipment, machine no
a shift_leader person; team leader, foreman
---
{plant} || Fiche {nc_no}
Service qualité || <indice B|indice C|formulaire Q-12>

= Pièce: {part}
= Fournisseur: {supplier}
= Commande: {order_no}
= Pour: {customer}
= Relevé le: {found_on} par {found_by}
+++
## Description
Sur {checked} pièces contrôlées au poste {:number:2..30}, {bad} présentent le défaut suivant : {deviation=cote hors tolérance|bavure sur l'arête|filetage incomplet|teinte non conforme|porosité visible}. Relevé au pied à coulisse : {measured} pour {nominal} au plan, tolérance ± {:unit:mm 1..2}.
{line_stopped!La ligne a été arrêtée le temps du tri|Montage interrompu pendant une heure~La ligne a continué de tourner sur un autre lot|Aucun arrêt de fabrication n'a été nécessaire}.
+++
## Traitement
{decision?Tout le lot part à la benne~Les pièces seront retouchées chez nous puis recontrôlées~Dérogation accordée, les pièces sont montées en l'état}. {customer_informed!Le client final en a été averti par téléphone|Nous avons prévenu le client~Le client n'a pas été avisé, rien n'étant sorti de nos murs|Il n'a pas été jugé utile d'en informer le client}.
?Analyse des causes attendue pour le {answer_due}.
Vu : {quality_manager} || Magasin : {:person}

== fr permis_de_feu
q site_owner company; plant, user company, host firm; on whose ground the work is done
q contractor company:Soudure {}/{} Chaudronnerie/Tuyauterie {}; outside firm, executing company; entreprise venue travailler
q permit_no number:100..900; permit, serial, number
q welder person; executed_by, operator, fr:opérateur; who holds the torch
q fire_watch person; lookout, fire guard; who keeps an eye on sparks
q safety_officer person; issued_by, authorised by, signatory; who gives leave for the work
q place phrase; location, workplace, area
q job phrase; nature of work, task
q valid_on date; day, date of work; seul jour où le travail est permis
q from time; start, valid_from
q to time; end, valid_to
q watch_after duration; post-work watch, monitoring after
q detection_off flag; alarm isolated, smoke detectors disabled
q gas_test flag; atmosphere measured, explosimeter used
q oxygen percent; O2 reading, oxygen level
q tool choice:blowtorch/grinder/arc welding; hot work type, equipment used
q extinguishers number:1..6; fire extinguishers, number on site
q firemen_phone phone; internal emergency number, fire station
a insurer company; fire insurer, insured by
a training_date date; welder trained on, certificate date
a supervisor person; contractor's manager, site boss
---
# PERMIS DE FEU {permit_no}
{site_owner} || valable uniquement le {valid_on}

= Lieu: {place=toiture du bâtiment C|sous-sol chaufferie|quai 4|atelier peinture|cuve n° 7}
= De: {from}
= À: {to}
= Travail: {job=découpe d'une gaine|soudure d'un support|dépose d'une tuyauterie|réparation d'une rampe|étanchéité bitumée}
= Entreprise: {contractor}
= Opérateur: {welder}
= Moyen: {tool?chalumeau oxyacétylénique~meuleuse d'angle~poste à l'arc}

## Avant de commencer
* Matières combustibles écartées sur {:unit:m 8..12}
* {extinguishers} extincteurs à portée de main
* {detection_off!Détecteurs de fumée de la zone mis hors service, à réarmer le soir|Détection isolée par le poste de garde~Détection laissée active|La détection incendie reste en service}
* {gas_test!Atmosphère contrôlée à l'explosimètre|Mesure de gaz faite juste avant l'allumage~Mesure de gaz sans objet, non faite|Aucune mesure d'atmosphère n'a été demandée}
?* Oxygène : {oxygen}
+++
## Pendant et après
{fire_watch} ne quitte pas les lieux des yeux et reste encore {watch_after} après la dernière étincelle. [Feu : {firemen_phone}.] Ronde de nuit : {:person}, à {:time}.
> Délivré par {safety_officer}

== fr attestation_domicile_suisse
q commune company:Commune de {}/Ville de {}/Contrôle des habitants de {}; residents' office, authority, issued_by; authority that keeps the register
q resident person; person registered, holder, fr:habitant; de qui on certifie l'adresse
q birth_date date; born_on, dob
q origin city; place of citizenship, home commune, fr:lieu d'origine
q arrived_from city; previous residence, came_from
q registered_since date; arrival date, resident_since; since when the person lives there
q address street; current home, dwelling
q landlord person; lodger of, housed_by; with whom the person lives
q civil_status choice:single/married/divorced/widowed; marital status, family status
q main_residence flag; principal home, primary domicile
q tax_arrears flag; owes taxes, tax debt
q register_no id:756.####.####.##; AHV number, social insurance number
q clerk person; signed_by, officer, employee; official who signs
q issued date; date of certificate, issue date; jour de délivrance
q fee money:10..40; charge, cost, emolument
q purpose phrase; used_for, reason
a spouse person; wife or husband, partner
a permit short; residence permit, permit category
a leaves_on date; departure, moves out
a employer company; workplace, employed by
---
{commune} || {issued}
Office de la population
{:street}, {:zip} {:city}

# Attestation de domicile
L'office soussigné certifie que
^ {resident}
= Date de naissance: {birth_date}
= Originaire de: {origin}
= N° AVS: {register_no}
= État civil: {civil_status?célibataire, jamais uni~uni par mariage~mariage dissous par jugement~conjoint décédé}
est inscrit au registre des habitants depuis le {registered_since}, venant de {arrived_from}, et demeure {address}[, chez {landlord}].
{main_residence!Il s'agit de son domicile principal|Le dépôt des papiers vaut établissement~Il ne s'agit que d'un séjour, ses papiers étant déposés ailleurs|Inscription en résidence secondaire seulement}. {tax_arrears!Des impôts communaux restent impayés|La bourse communale signale un arriéré~L'intéressé est à jour de ses impôts|Aucun impôt n'est en souffrance}.
?La présente est établie pour {purpose=une demande de bourse|l'immatriculation d'un véhicule|un bail|un abonnement de bus|l'ouverture d'un compte}.
Émolument : {fee}
> Le préposé, {clerk}
~ Ouvert du lundi au vendredi de {:time} à {:time}. Duplicata : {:money:5..15}.

== fr inspection_garderie_quebec
q ministry company:Ministère {} de la Famille/Direction régionale {}/Bureau {} de l'enfance; inspecting authority, issued_by; who sends the inspector
q daycare company:CPE {}/Garderie {}/Les Petits {}; childcare centre, inspected place, operator; établissement visité
q permit_no id:####-####; licence, permit
q inspector person; inspected_by, officer; who made the visit and signs
q director person; manager, met_with, person in charge; who runs the place
q educator person; staff member seen, group educator; whose group was named
q visited_on date; inspection date, day of visit; jour du passage
q sent_on date; report date, date of report; when the report went out
q correct_by date; deadline, to be fixed by; until when things must be put in order
q places number:20..80; licensed places, capacity; how many children are allowed
q present number:8..70; children counted, attendance
q visit_type choice:surprise/renewal/complaint; reason for visit, kind of inspection
q permit_at_risk flag; licence threatened, suspension considered
q first_aid_ok flag; first aid kit complete, kit in order
q complaint_by phrase; origin of complaint, who complained
l breaches; findings, failures, non-compliances
c breaches.article number:5..120; section, rule
c breaches.what phrase; finding, description
a fine money; penalty, sanction amount
a founded year; opened in, year of opening
a next_visit date; follow-up inspection, next inspection
---
{ministry} || Rapport d'inspection
{:city} (Québec) || {sent_on}

Titulaire du permis {permit_no} : {daycare}
{:street}, {:city}

# Constats de la visite du {visited_on}
{visit_type?Je me suis présentée sans préavis, dans le cadre du programme annuel~Visite effectuée en vue de reconduire le permis~Visite effectuée pour vérifier des faits dénoncés}. [Une plainte figurait au dossier, déposée par {complaint_by=un parent|une ancienne employée|un voisin|une infirmière scolaire}.] J'ai été reçue par {director}, directrice, à {:time}. Le permis vaut pour {places} enfants ; j'en ai compté {present}, répartis en {:number:2..8} groupes, dont celui de {educator}.
%breaches 2..4
Art. | Manquement
{breaches.article} | {breaches.what=fiche d'assiduité non signée|produit d'entretien à portée des enfants|clôture de cour endommagée|ratio dépassé à la sieste|vérification d'antécédents manquante|eau trop chaude au lavabo}
%%
{first_aid_ok!La trousse de premiers soins était complète|Rien ne manquait dans la trousse~Il manquait des pansements et la date de la trousse était passée|Trousse incomplète}.
+++
Vous devez corriger ces manquements avant le {correct_by}. {permit_at_risk!À défaut, la suspension de votre permis sera envisagée|Votre permis pourrait ne pas être reconduit~Ces points ne mettent pas votre permis en cause|Aucune mesure touchant votre permis n'est envisagée}.
> {inspector}, inspectrice
~ c. c. {:person}, chef de service

== fr incident_teleski
q resort company:Remontées mécaniques {}/Domaine skiable de {}/Téléski {} SA; lift operator, ski area, issued_by; exploitant du domaine
q authority company:Service technique {} des remontées/Office {} des transports/Contrôle {}; oversight body, reported_to; body that must be told
q lift phrase; installation, device, line
q injured person; victim, skier, hurt person; qui est tombé
q attendant person; lift operator on duty, employee, witness on staff; employee watching the line
q rescuer person; patroller, first aid by, fr:pisteur; who gave first aid
q manager person; head of operations, signed_by; qui signe la déclaration
q happened_on date; date of event, day; day of the fall
q happened_at time; time of event, hour
q restart time; back in service, reopened_at
q report_no number:1..80; event number, report
q injury phrase; harm, lesion, consequence
q transport choice:sledge/helicopter/walked; evacuated by, rescue means
q stopped flag; lift halted, emergency stop pulled
q mechanical_fault flag; technical failure, defect found
q speed unit:m/s 1..4; line speed, rope speed
q pylon number:1..18; support number, tower; near which post it happened
q snow phrase; track condition, piste state
a ticket_no id; ski pass, lift pass number
a witness person; bystander, other skier
a last_inspection date; previous check, last service
---
{resort}
Poste de {:city}, altitude {:unit:m 1200..2400}

# Déclaration d'événement {report_no}
Adressée à {authority} <dans les 24 heures|le jour même>

= Appareil: {lift=téléski du Plan|télésiège de la Combe|téléski débutants|télécabine, section 2}
= Le: {happened_on}, {happened_at}
= Vitesse: {speed}
?= Piste: {snow=dure le matin|fraîche, 10 cm|glacée au départ|lourde}
{injured} a chuté à hauteur du pylône {pylon} et a été tiré sur quelques mètres. {attendant}, à la vigie, {stopped!a aussitôt frappé le bouton d'arrêt|a coupé la ligne dans la seconde~a aidé à dégager la piste sans couper la ligne|n'a pas eu à interrompre la marche}. Premiers soins : {rescuer}. Lésion supposée : {injury=entorse du genou|poignet cassé|contusion à l'épaule|plaie au menton}.
{transport?Descente en barquette jusqu'au cabinet médical~Hélicoptère demandé, décollage dix minutes plus tard~La personne a regagné la station à pied, accompagnée}.
+++
Après examen, {mechanical_fault!un ressort d'enrouleur a été trouvé cassé et remplacé|une perche tournait mal ; elle a été retirée~l'installation ne présente aucune anomalie|rien d'anormal n'a été décelé sur l'appareil}. Exploitation normale dès {restart}.
Fréquentation du jour : {:number:300..4000} passages.
> {manager}, chef d'exploitation

== fr emplacement_marche_noel
q organiser company:Comité des fêtes de {}/Ville de {}/Union commerçante {}; market organiser, issued_by, host; who runs the market
q trader person; stallholder, exhibitor, addressee; who gets the pitch
q trade_name company:Miel {}/Bougies {}/Au Four {}/Laine et {}; business, stall name, shop; enseigne du chalet
q pitch id:@-##; stand, place number, chalet
q opens_on date; first day of market, start; when visitors may first come
q closes_on date; last day of market, end; jour de clôture
q setup_on date; set-up day, move_in; when the stall may be filled
q fee money:80..900; rent, pitch fee, amount due
q pay_by date; payment deadline, due date; until when the rent must be there
q power unit:kW 1..6; electricity allowed, electrical power
q goods phrase; merchandise, what is sold, assortment
q hot_food flag; cooking allowed, food on the spot
q insurance_shown flag; liability proof received, insured
q placer person; market supervisor, on-site contact; qui place les exposants
q president person; chair of committee, signed_by; who signs for the committee
q chalet_size choice:2 m/3 m/4 m; frontage, stand length
a deposit money; caution, guarantee
a parking short; parking area, car park
a visitors number; attendance, visitors expected
---
{organiser}
{:street}, {:zip} {:city}

Chère exposante, cher exposant,
{trader}, {trade_name}

# Marché de Noël : vous en êtes !
La commission, réunie le {:date}, a retenu votre candidature parmi {:number:60..200}. Vous proposerez {goods=des bougies à la cire|du pain d'épices|des jouets en bois|des écharpes tissées|des savons|de la céramique}, et rien d'autre, afin de ménager vos voisins.
= Emplacement: {pitch}
= Chalet: {chalet_size?le petit, deux mètres de façade~le moyen, trois mètres de façade~le grand, quatre mètres de façade}
= Électricité: {power} maximum
= Installation: {setup_on}, dès {:time}
= Ouverture au public: {opens_on}
= Dernier soir: {closes_on}
+++
{hot_food!Vous pouvez cuire et servir chaud, extincteur obligatoire|La vente de plats chauds vous est accordée~Il n'est pas permis de cuisiner dans le chalet|Pas de cuisson ni de friture chez vous, s'il vous plaît}. {insurance_shown!Votre attestation d'assurance nous est bien parvenue|Nous avons reçu la preuve de votre assurance~Nous attendons toujours votre attestation d'assurance|Il nous manque encore la preuve que vous êtes assuré}.
+++
Le droit de place, soit {fee}, est à verser avant le {pay_by} ; sans cela nous appellerons la liste d'attente.
?Sur le terrain, {placer} vous montrera votre coin.
> Au plaisir de vous accueillir, {president}

== fr mise_en_fourriere
q police company:Police municipale de {}/Zone de police {}/Gendarmerie de {}; ordering authority, issued_by; service qui a fait enlever la voiture
q pound company:Dépannage {}/Fourrière {}/Garage {} Assistance; car pound, storage operator, keeper; who keeps the car
q owner person; registered keeper, addressee, vehicle owner; à qui la lettre est adressée
q officer person; ordered_by, policeman, agent; who gave the order to tow
q tow_driver person; towed_by, breakdown driver; who took the car away
q plate id:@@-###-@@; registration number, licence plate
q car product; vehicle, make and colour
q removed_on date; tow date, impounded_on; jour de l'enlèvement
q removed_at time; tow time, hour of removal
q from_street street; place of removal, towed_from
q offence phrase; reason, violation, ground
q tow_fee money:90..200; removal charge, towing cost
q daily_fee money:5..25; storage per day, custody rate
q collect_by date; deadline, abandoned after; after which the car is given up
q classification choice:returnable/needs repair/to be scrapped; category, state decided
q expert_needed flag; inspection required, expert visit
q notice_no id:FM-#####; notification, file number
a fine money; ticket amount, penalty
a mileage unit:km 10000..200000; odometer
a keys_at person; key holder, who has the keys
---
{police} || Notification {notice_no}
{:zip} {:city} || {:date}

{owner}
{:address}
<Lettre recommandée|Recommandé avec accusé>

# Votre véhicule a été enlevé
= Véhicule: {car=utilitaire blanc Renault|Fiat Panda rouge|berline grise|scooter noir 125|Ford Focus bleue}, {plate}
= Enlevé: {removed_on} à {removed_at}
= Où: {from_street}
= Motif: {offence=stationnement de plus de sept jours|gêne devant un garage|place réservée aux personnes handicapées|abandon sur la voie publique|marché}
L'ordre a été donné par {officer}, agent assermenté ; l'enlèvement a été fait par {tow_driver} pour {pound}, {:street}, qui en a la garde.
+++
{classification?La voiture peut vous être rendue telle quelle~Elle ne peut rouler sans travaux préalables et partira sur plateau~Elle est vouée à la casse}. {expert_needed!Un expert doit l'examiner avant toute restitution|La restitution est subordonnée au passage d'un expert~Aucune expertise n'est demandée|La visite d'un expert n'est pas requise}.
Il vous sera réclamé {tow_fee} d'enlèvement et {daily_fee} par journée commencée[, plus {:money:40..80} de dossier]. Passé le {collect_by}, elle sera considérée comme abandonnée et livrée au Domaine.
Munissez-vous du certificat d'immatriculation et d'un permis en cours. Guichet fermé le {:date}.

== fr diagnostic_amiante
q surveyor_firm company:Diagnostics {}/{} Expertise Bâtiment/Cabinet {} Diag; inspection company, issued_by; cabinet qui a fait le repérage
q principal company:SCI {}/Agence {} Immobilier/Indivision {}; client, ordered_by, commissioned_by; who ordered the survey
q lab company:Laboratoire {}/{} Analyses/Micro-Lab {}; analysing laboratory, tested_by; who looked at the samples
q surveyor person; inspector, carried_out_by, certified expert; qui a inspecté les locaux
q occupant person; present at visit, resident met, accompanied_by; who let the inspector in
q report id:##-####-@; report no, mission, reference
q visited date; survey date, on-site date; day on the spot
q report_date date; issued, date of report; when the report was written
q building_permit_year year; year of construction, building age
q premises address; inspected property, location
q found flag; asbestos present, positive; whether the material was found
q state choice:good/damaged/destroyed; condition of material, preservation state
q recheck duration; periodic check interval, next check within
q samples number:1..9; specimens taken, number of samples
q certificate id:C####; certification number, accreditation of surveyor
q not_visited phrase; inaccessible rooms, limits, excluded
l materials; components, items examined
c materials.what product; material, element
c materials.where phrase; place, room
a removal_cost money; estimate for removal, price of works
a buyer person; future owner, purchaser
a insurer company; liability insurer, cover
---
{surveyor_firm} || Rapport {report}
{:street}, {:zip} {:city} || {report_date}

# Repérage avant <vente|travaux|démolition>
Donneur d'ordre : {principal}
Bien visité le {visited} : {premises}. Permis de construire délivré en {building_permit_year}.
Opérateur de repérage : {surveyor}, certificat {certificate}. [La porte nous a été ouverte par {occupant}, qui nous a suivis tout au long.]
+++
%materials 2..5
Élément | Local
{materials.what=dalles de sol 30 x 30|conduit en fibres-ciment|plaques ondulées|colle de carrelage|calorifugeage|joint de chaudière} | {materials.where=cuisine|cave|garage|combles|entrée|chaufferie}
%%
{samples} prélèvements ont été confiés à {lab}, qui a rendu ses résultats le {:date}.
+++
## Conclusion
{found!Des matériaux contenant de l'amiante ont été repérés|La présence d'amiante est avérée sur au moins un élément~Il n'a pas été repéré d'amiante|Les analyses se sont toutes révélées négatives}. Les éléments examinés sont {state?sains, sans éclat ni fissure~abîmés par endroits, avec des éclats~en miettes, à ne plus approcher}.
?Contrôle à refaire dans un délai de {recheck}.
?N'ont pu être vus : {not_visited=le vide sanitaire|une chambre fermée à clef|les gaines coffrées|le dessous de la douche}.
> {surveyor}

== fr lettre_donneur_sang
q blood_service company:Établissement {} du sang/Service {} de transfusion/Centre {} du don; blood bank, issued_by, collecting organisation; qui collecte le sang
q local_group company:Amicale des donneurs de {}/Comité {} du don/Section {}; volunteers, local association; volunteers who help with the session
q donor person; addressee, giver
q doctor person; physician, signed_by, medical officer; who signs the letter
q president person; head of the volunteers, association chair; qui mène les bénévoles
q donor_no id:D########; donor code, card number
q last_gift date; previous donation, last given on; when blood was last given
q may_give_from date; eligible from, deferral ends; date à partir de laquelle on peut revenir
q session_date date; next collection, event date; day of the coming session
q session_place phrase; venue, location, hall
q opens time; from, session start
q closes time; until, session end
q group short; blood group, ABO type
q haemoglobin number:11..17; Hb, measured value
q low_iron flag; iron deficiency, anaemia; whether iron was found too low
q gift_kind choice:whole blood/plasma/platelets; donation type, what was given
q gifts number:2..120; total donations, number of gifts
a weight unit:kg 50..110; donor weight
a travel date; last trip abroad, travel date
a gp person; family doctor
---
{blood_service}
Site de {:city} · {:phone}

{donor}
{:address}

> {:date}
Donneur {donor_no}
Bonjour,
Merci ! Le {last_gift} vous avez donné {gift_kind?une poche de sang total~votre plasma, par la machine~vos plaquettes, avec une patience exemplaire}, cela fait {gifts} gestes depuis vos débuts. Votre sang est du groupe {group=A+|O–|B+|AB+|O+|A–}, toujours recherché.
Les analyses faites ce jour-là donnent une hémoglobine de {haemoglobin} g/dl. {low_iron!Vos réserves en fer sont basses : parlez-en à un médecin avant de revenir|Le fer manque un peu, mangez des lentilles et patientez~Le fer est à un niveau tout à fait satisfaisant|Rien à signaler du côté du fer}. Vous pourrez redonner à partir du {may_give_from}.
+++
## Prochaine collecte près de chez vous
Avec {local_group}, nous serons {session_place=à la salle polyvalente|au gymnase|dans le hall de la mairie|à la maison des associations|au collège} le {session_date}, de {opens} à {closes}. [Une collation préparée par {president} et son équipe de bénévoles vous attend.]
Ne venez pas à jeun.
> Bien cordialement, Dr {doctor}

== fr bilan_orthophonique
q practice company:Cabinet {}/Maison de santé {}/Centre {} Paramédical; clinic, issued_by, consulting rooms; lieu de consultation
q therapist person; speech therapist, author, signed_by; who tested the child and writes
q child person; patient, assessed person; enfant examiné
q referring_doctor person; prescriber, paediatrician, ordered_by; doctor who sent the child
q teacher person; schoolteacher, class teacher; in whose class the child sits
q school company:École {}/Collège {}/Institut {}; attended school, educational establishment; où l'enfant est scolarisé
q born date; birth date
q tested_on date; assessment date, date of test; when the tests were taken
q prescribed_on date; prescription date, ordered_on; date de l'ordonnance
q complaint phrase; reason for referral, presenting problem
q conclusion phrase; diagnosis, finding
q sessions number:10..60; number of sessions, treatment volume
q frequency choice:once a week/twice a week/every two weeks; rhythm, how often
q hearing_checked flag; audiogram done, hearing test
q extra_time flag; exam accommodation, third-time
q next_review date; reassessment, follow-up; when progress is measured again
l tests; trials, subtests
c tests.name phrase; test, task
c tests.score number:2..98; percentile, result
a fee money; cost, price of assessment
a siblings number:1..5; brothers and sisters
a psychologist person; school psychologist
---
{practice} || {:city}, le {:date}
{:phone}

# Compte rendu de bilan
Docteur {referring_doctor},
J'ai reçu à votre demande (ordonnance du {prescribed_on}) {child}, né le {born}, élève à {school} dans la classe de {teacher}. Motif : {complaint=confusions de sons à l'écrit|lecture lente|bégaiement|retard de parole|difficultés en calcul}. Les épreuves ont été passées le {tested_on}, en deux fois.
{hearing_checked!L'audition a été contrôlée au préalable et ne prête pas à remarque|Un audiogramme récent m'a été montré~L'audition n'a pas encore été vérifiée, ce que je conseille|Aucun audiogramme n'a été fait à ce jour}.
%tests 2..5
Épreuve | Percentile
{tests.name=lecture de mots|dictée|mémoire de chiffres|dénomination rapide|compréhension de phrases|répétition} | {tests.score}
%%
+++
## Conclusion
{conclusion=Dyslexie de surface modérée|Trouble du langage écrit à confirmer|Retard simple, en voie de résorption|Trouble articulatoire isolé|Dysgraphie associée}. Je propose {sessions} séances de trente minutes, à raison {frequency?d'un rendez-vous chaque mercredi~de deux rendez-vous chaque semaine~d'un rendez-vous tous les quinze jours}. {extra_time!Un tiers-temps aux contrôles me paraît justifié|Je recommande de lui laisser plus de temps aux épreuves~Un aménagement des épreuves ne s'impose pas|Je ne demande pas de tiers-temps}.
?Point à refaire vers le {next_review}.
> {therapist}, orthophoniste

== fr mandat_vente_immobilier
q agency company:Agence {}/{} Immobilier/Cabinet {} Transactions; estate agent, broker, mandatary; who is to find a buyer
q seller person; principal, owner, vendor; qui met son bien en vente
q agent person; negotiator, salesperson, contact; who shows the house
q agency_head person; card holder, legal representative of agency; qui représente le cabinet
q guarantee_body company:Caisse {} de garantie/Compagnie {} de caution/Garantie {}; guarantor, financial guarantee by; who stands surety for the agency
q mandate_no number:200..4000; register number, mandate
q property phrase; object, description, kind of home
q location address; where it stands, property address
q price money:80000..700000; asking price, net to display
q commission percent; agency fee, brokerage
q signed date; date of mandate, concluded on; when the mandate was given
q ends date; expiry, end of exclusivity; jour où le mandat cesse
q exclusive flag; sole agency, exclusivity
q fee_payer choice:buyer/seller; commission borne by, who pays the agency
q rooms number:2..9; main rooms, number of rooms
q living_area unit:m² 28..240; surface, habitable area
q keys number:1..3; sets of keys, keys handed
a energy_class short; energy label, DPE
a buyer person; purchaser
a notary person; notary chosen
a property_tax money; land tax, taxe foncière
---
{agency}
~ SARL au capital de {:money:5000..50000}, garantie par {guarantee_body}, représentée par {agency_head}

# Mandat de vente n° {mandate_no}
{seller}, demeurant à {:city}, ci-après le mandant, charge l'agence de rechercher un acquéreur pour le bien suivant :
= Bien: {property=maison de ville avec cour|appartement au dernier étage|corps de ferme|studio meublé|villa mitoyenne}
= Situé: {location}
= Pièces: {rooms}
= Surface habitable: {living_area}
= Prix de présentation: {price}
+++
{exclusive!Le mandant s'interdit de vendre par lui-même ou par un autre cabinet|L'agence est seule à pouvoir proposer le bien~Le mandant garde le droit de vendre seul ou par d'autres cabinets|Ce mandat est simple : d'autres intermédiaires peuvent agir}. Signé le {signed}, il prend fin le {ends}, sauf dénonciation sous {:duration}.
En cas de vente, la rémunération est de {commission} du prix, {fee_payer?à la charge de celui qui achète~à la charge du mandant}.
+++
[Il a été remis {keys} jeu(x) de clefs.] Visites sur rendez-vous avec {agent}, jamais sans lui.
?Compte rendu adressé tous les {:number:10..20} jours.
Le mandant || Pour l'agence
{seller} || {agent}

== fr admission_creche
q nursery company:Crèche {}/Les Lutins de {}/Multi-accueil {}; childcare, establishment, place offered; where the child will go
q town company:Ville de {}/Commune de {}/Centre communal {}; municipality, decided_by, issued_by; collectivité qui attribue
q child person; baby, admitted child; who got a place
q parent person; addressee, mother or father; à qui la lettre est adressée
q referent person; key nurse, main carer; who will look after the baby
q director person; head of nursery; who heads the house
q committee_date date; decision date, allocated_on; when places were given out
q start date; entry, first_day; premier vrai jour d'accueil
q settling_in date; adaptation begins, trial days; when the gentle start begins
q answer_by date; confirm before, reply deadline; until when the family must say yes
q days number:1..5; days per week, attendance
q hourly_rate money:1..9; contribution per hour, price
q place_type choice:regular/occasional/emergency; kind of care, contract type
q waiting_rank number:1..60; rank, position on list; where the family stood on the list
q nappies_included flag; diapers supplied, nappies
q vaccines_ok flag; vaccinated, vaccination complete
a siblings number; brothers, other children
a birth date; date of birth, expected birth
a employer company; parent's employer
---
{town}
Pôle petite enfance

{parent}
{:address}

> le {:date}
# Une place pour {child}
Bonjour,
Réunie le {committee_date}, la commission vous attribue une place à {nursery}. Vous occupiez le rang {waiting_rank} sur {:number:90..300} demandes.
{place_type?Accueil toute l'année aux mêmes jours, sous contrat~Accueil à la demande, selon les places du jour~Accueil de dépannage, limité à un mois}. {days} jour(s) par semaine. L'entrée est fixée au {start} ; pour que tout se passe en douceur, venez dès le {settling_in} passer une heure avec votre enfant et {referent}, qui s'en occupera ensuite au quotidien.
= Participation: {hourly_rate} de l'heure
= Accueil: de {:time} à {:time}
= Responsable: {director}
+++
{nappies_included!Les couches sont fournies|Vous n'avez pas à apporter de couches~Pensez à apporter vos couches chaque lundi|Les couches restent à votre charge}. {vaccines_ok!Le carnet de santé montre que les vaccins sont à jour|Vaccins vérifiés, tout est en ordre~Il manque encore une injection, à faire avant l'entrée|Les vaccins obligatoires ne sont pas tous faits}.
?Votre accord écrit nous est nécessaire avant le {answer_by}, faute de quoi la place ira à une autre famille.
> {:person}, adjointe à la petite enfance

== fr convocation_naturalisation
q office company:Préfecture de {}/Office {} de la population/Bureau {} des naturalisations; authority, summoned_by, issuing office; service qui convoque
q applicant person; candidate, person summoned, addressee; who wants to become a citizen
q officer person; interviewer, met_by; who will hold the talk
q interpreter person; translator, language aid; qui aide pour la langue
q file id:20##X######; case, application number
q appointment date; interview date, hearing; day of the interview
q at time; hour, appointment time
q room short; office number, door
q born_in city; place of birth, native town
q nationality country; current citizenship, country of origin
q filed date; application date, lodged on; when the request was made
q papers_by date; documents to be sent before, upload deadline; until when copies must be uploaded
q basis choice:residence/marriage/descent; ground, legal basis, route
q language_test flag; must sit language exam, French test needed
q rescheduled flag; appointment moved, new date; whether an earlier date was cancelled
q stamp_fee money:40..150; tax stamp, cost
l bring; documents to bring, originals, papers
c bring.what phrase; document, item
a spouse person; wife, husband
a decision_date date; expected decision, outcome date
a address address; applicant's home
a employer company; workplace
---
{office} || {applicant}
{:street} || Dossier {file}
{:zip} {:city}

# CONVOCATION À ENTRETIEN
Vous avez demandé le {filed} à acquérir la nationalité {basis?au titre de votre séjour de longue durée~en qualité de conjoint~parce qu'un de vos parents la possède}. Vous êtes attendu
^ le {appointment} à {at}, bureau {room=12|B 204|3e étage, porte 8|A-17}
où vous serez entendu par {officer}. [Une aide est prévue : {interpreter}, interprète jurée.] {rescheduled!Ce rendez-vous remplace celui qui avait été annulé|La date précédente est à considérer comme nulle~C'est la première date qui vous est proposée|Aucun autre rendez-vous ne vous avait été fixé}.
= Né(e) à: {born_in}
= Nationalité actuelle: {nationality}
+++
## À présenter en original
%bring 2..5 lines
{bring.what=passeport|titre de séjour|acte de naissance traduit|trois derniers avis d'impôt|contrat de travail|justificatif de logement}
%%
+++
{language_test!Vous passerez le même jour une épreuve de français|Faute de diplôme, votre niveau de langue sera mesuré par un test~Votre diplôme vous dispense de toute épreuve de langue|Aucun test de français ne vous est demandé}. [Timbre fiscal : {stamp_fee}.]
?Les copies sont à déposer en ligne avant le {papers_by}.
~ Toute absence non justifiée entraîne le classement. Lettre du {:date}, {:person}.

== fr bordereau_archives
q depositor company:Tribunal de {}/Direction {} des routes/Hôpital de {}/Lycée {}; transferring body, origin, producer; d'où viennent les papiers
q archives company:Archives de {}/Archives départementales {}/Dépôt {} d'archives; receiving archive, keeper; who will keep the papers
q slip_no id:#### W; transfer number, accession
q archivist person; received_by, accepted by; who took them in
q sender_contact person; person in charge at sender, handled_by; personne à joindre chez celui qui verse
q head person; director of archives, visa by; who leads the archive
q transfer_date date; deposited_on, handed over; when the boxes changed hands
q oldest_year year; earliest date, from_year
q newest_year year; latest date, to_year
q length unit:m 1..80; shelf metres, linear extent
q boxes number:6..400; containers, number of boxes
q subject phrase; content, fonds, topic
q open_from year; accessible from, disclosure year
q fate choice:keep all/sample/destroy; final disposal, sort
q mould flag; damp damage, infested
q digital_copy flag; scanned, digitised
q room short; storage room, shelf location
a weight unit:kg 20..900; load weight
a carrier company; removal firm, moved by
a cost money; transfer cost
---
{archives} || BORDEREAU DE VERSEMENT
{:city} || {slip_no}

= Service versant: {depositor}
= Correspondant: {sender_contact}, {:phone}
= Versé le: {transfer_date}
= Objet: {subject=dossiers de permis|registres d'écrou|plans de voirie|bulletins de salaire anciens|cahiers d'inspection|correspondance du secrétariat}
= Dates extrêmes: {oldest_year} – {newest_year}
= Boîtes: {boxes}
= Métrage: {length}
?= Magasin: {room=3 bis|sous-sol B|travée 41|annexe}
+++
À l'ouverture, {mould!plusieurs liasses portaient des traces de moisissure et ont été isolées|l'humidité avait gagné le bas des boîtes~tout était sec et propre|nous n'avons vu ni moisissure ni insecte}. {digital_copy!Une copie numérique accompagne le versement|L'ensemble a été scanné avant le dépôt~Il n'en existe pas de version numérique|Rien n'a été numérisé}.
Sort final : {fate?à garder dans leur totalité~à trier, un dossier sur dix étant gardé~à éliminer une fois le délai passé}. [Librement communicable à partir de {open_from}.]
+++
Pris en charge par {archivist} || Vu, la directrice, {head}
~ Un exemplaire est retourné sous {:duration}. Visa préalable du {:date}.

== fr fouille_archeologique
q operator company:Archéo {}/Institut {} de fouilles/Service archéologique de {}; excavation body, carried_out_by; qui a fouillé
q developer company:Promotion {}/{} Aménagement/Autoroutes {}; builder, financed_by, land developer; who builds there and pays
q state_service company:Direction régionale {} des affaires culturelles/Service {} du patrimoine; authority, prescribed_by; autorité qui a imposé la fouille
q director person; dig leader, scientific head, site director; who led the dig
q prescriber person; state officer, ordered_by; official who follows the file
q finder person; discovered_by, digger; who found the thing
q specialist person; dating expert, studied_by; qui date les objets
q order_no id:##-####; prescription number, decree
q site phrase; place name, locality, location
q dig_start date; fieldwork from, began; when digging began
q dig_end date; fieldwork to, ended; when the team left the field
q report_due date; final report, deliver by; date de remise du rapport complet
q area unit:m² 200..9000; excavated surface, opened area
q find product; main discovery, object, artefact
q depth unit:cm 20..190; found at depth, below surface
q period choice:Bronze Age/Roman/Medieval; age, dating, epoch
q bones flag; human remains, skeletons found
q land_freed flag; released for building, site cleared; whether building may go on
a budget money; cost of dig, amount
a museum company; place of deposit, stored at
a farmer person; former land user, tenant farmer
---
{operator}
Note d'étape n° {:number:1..5} – {:date}

# Opération {order_no}, {site=Les Grandes Vignes|Le Champ du Puits|ZAC de la Gare|La Motte|Derrière-l'Église}
L'intervention a été prescrite par {state_service} (dossier suivi par {prescriber}) avant les travaux de {developer}, qui la finance. Elle a occupé {:number:4..18} personnes sous la conduite de {director}.
= Ouverture du terrain: {dig_start}
= Repli: {dig_end}
= Décapé: {area}
+++
## Résultats
Le mobilier recueilli renvoie {period?au deuxième millénaire avant notre ère, avec ses haches et ses fosses~aux premiers siècles, tuiles à rebord et céramique sigillée à l'appui~au temps du château, entre l'an mil et la peste}. La pièce la plus remarquable, {find=une fibule émaillée|un dépôt de monnaies|un moule de fondeur|un peigne en os|une clef de coffre}, a été mise au jour par {finder} à {depth} sous le labour. {bones!Quatre squelettes ont été dégagés puis prélevés|Une sépulture a été reconnue au nord~Aucun reste humain n'a été rencontré|Nous n'avons trouvé ni tombe ni ossement humain}.
[Datation confiée à {specialist}.]
+++
## Suites
{land_freed!La contrainte est levée et le chantier peut démarrer|Le terrain est rendu à l'aménageur~Le terrain ne peut encore être bâti|La parcelle reste gelée jusqu'à nouvel avis}.
?Le rapport définitif sera remis le {report_due}.


== fr bon_traduction_juree
q agency company:{} Traductions/Bureau {} Langues/Lingua {}; language service provider, vendor, order placed with; bureau that takes the order on
q client company; ordering party, customer, billed firm; for whom the text is put into another language | donneur d'ordre
q translator person; assigned linguist, sworn translator; who does the work itself
q reviser person; proofreader, second reader, fr:relecteur; who reads it over
q project_manager person; coordinator, account contact; who organises the job at the bureau
q order_no id:T##-####; job id, order reference
q doc_kind choice:birth certificate/judgment/diploma; document type, source text; what kind of paper is translated
q source_lang language; from_language, original language; language in which it was written
q target_lang language; into_language, fr:langue cible; language in which it is wanted
q words number:150..9000; volume, word count; size of the text
q ordered_on date; placed on, order date; when the order was given
q deliver_by date; due, delivery; when the client gets it
q price money:60..900; agreed fee, amount; what the job costs before tax
q apostille flag; legalisation required, authenticated; whether a stamp of the authorities is needed | faut-il une légalisation
q paper_copy flag; hard copy by post, mailed
q court city; sworn at, court of registration; court that swore the translator in
a rate money; price per word, unit rate
a author person; person named in the certificate, document holder
a rush_fee money; urgency surcharge, express supplement
---
{agency} || Commande {order_no}
{:street}, {:zip} {:city} || {ordered_on}

Bonjour {:person},
Merci de votre confiance. Voici ce que nous avons noté pour {client} :
= Document: {doc_kind?acte de naissance~décision de tribunal~diplôme universitaire}
= De: {source_lang}
= Vers: {target_lang}
= Longueur: {words} mots
= Prix: {price} hors taxes
+++
Le texte est confié à {translator}, expert près la cour d'appel de {court}, et sera revu par {reviser}, qui ne change rien au cachet. {apostille!L'autorité étrangère exigeant une apostille, nous passerons au greffe|La signature sera légalisée au ministère~Aucune légalisation n'est nécessaire pour l'usage prévu|L'apostille n'est pas requise}. {paper_copy!L'original signé part par la poste, en recommandé|Vous recevrez l'exemplaire timbré dans votre boîte aux lettres~Tout se fait par voie électronique, rien ne sera posté|Pas d'envoi papier}.
+++
Vous l'aurez pour le {deliver_by}, avant {:time}. [Toute question : {project_manager}, qui suit votre dossier.]
~ Acompte de {:percent} pour les nouveaux clients. Conditions au verso.

== fr attestation_pompiers
q brigade company:Sapeurs-pompiers de {}/Centre de secours {}/Zone de secours {}; fire service, issued_by; brigade that turned out
q caller person; alarm raised by, reported_by; who dialled the emergency number
q victim person; occupant, affected resident; whose home was hit | personne sinistrée
q commander person; incident commander, officer in charge; who led on the spot
q certifier person; signed_by, station head; who vouches for this paper
q insurer company:Assurances {}/Mutuelle {}/{} Assurances; forwarded to, insurance company; insurer for whom the paper is meant
q run_no id:######; intervention number, incident id; number of the turnout
q event_date date; day of the event, occurred; day on which the engines rolled
q alarm_at time; call received, alert; when the alarm came in
q on_scene time; first engine arrived, arrival
q over_at time; end of operation, back_in_station; when they left
q nature phrase; kind of event, subject; what had happened | nature du sinistre
q origin choice:electrical/human carelessness/unknown; presumed cause, cause; where it came from as far as known
q injured flag; casualties, people hurt; whether anybody was harmed
q uninhabitable flag; home unusable, rehousing needed; whether people may not sleep there
q vehicles number:1..9; engines, appliances sent
q place address; scene, location
a damage money; estimated loss, damage amount
a police_officer person; officer of the police, investigating officer
a policy_no id; insurance policy, contract number
---
{brigade}
{:street}, {:zip} {:city}

# Attestation d'intervention
Je soussigné {certifier}, chef de centre, atteste que nos équipes sont intervenues le {event_date} (n° {run_no}) pour {nature=un feu de cuisine|un feu de cheminée propagé au toit|une fuite de gaz|une chute d'arbre sur une maison|un départ de feu dans une cave}, {place}.
= Appel de: {caller}, reçu à {alarm_at}
= Sur les lieux: {on_scene}
= Fin: {over_at}
= Engins: {vehicles}, {:number:4..22} sapeurs
+++
Les opérations ont été dirigées par {commander}. {injured!Une personne intoxiquée a été conduite à l'hôpital|Deux blessés légers ont été soignés sur place~On ne déplore ni blessé ni intoxiqué|Nul n'a été blessé}. D'après les premiers éléments, {origin?un court-circuit paraît en cause~une négligence, sans doute un oubli, paraît en cause~rien ne permet de dire ce qui l'a provoqué}.
{uninhabitable!Le logement n'étant plus habitable, la commune a trouvé un toit à la famille|Interdiction d'y dormir jusqu'à nouvel ordre~Les habitants ont pu rester chez eux|Le logement demeure habitable}.
+++
La présente est remise à {victim}, <locataire|propriétaire>, pour {insurer}, et ne préjuge pas des responsabilités.
> Le {:date}

== fr accord_mediation
q centre company:Centre de médiation {}/Maison {} de la justice/Médiateurs {}; mediation body, issued_by, under the auspices of; maison qui a organisé la médiation
q mediator person; neutral party, conducted_by; who led the talks
q party_a person; first party, claimant, complaining side; who had complained
q party_b person; second party, respondent; against whom the complaint was made | partie mise en cause
q counsel_a person; lawyer of the first party, assisted_by; who advised the complaining side
q case_no id:M-##/###; file, reference
q dispute phrase; subject, matter in dispute; what the quarrel was about
q agreed_on date; settlement date, signed; when they came to terms
q sessions number:1..6; meetings held, rounds; how often they met
q settlement money:200..9000; sum payable, agreed amount; what one side pays
q first_instalment date; first payment due, starts_paying; when the first money must be there
q instalments number:2..12; number of payments, split into
q apology flag; excuses given, written apology; whether one side says sorry in writing
q confidential flag; secrecy clause, not to be disclosed
q enforceable choice:by judge/by notary/not yet; made enforceable, homologation; who makes it binding
q cost_share percent; share of mediation costs, part borne by the payer
a court_date date; hearing, trial date
a insurer company; legal protection insurer, legal aid
a witness person; third person heard, witness
---
^ {centre}
^ Dossier {case_no}

# Protocole d'accord
Entre {party_a}, d'une part[, conseillé par Maître {counsel_a}], et {party_b}, d'autre part.

Depuis le {:date}, les parties s'opposaient au sujet de {dispute=la clôture mitoyenne|malfaçons sur une véranda|nuisances d'un atelier|la vente d'un cheval boiteux|loyers impayés d'un box}. À la demande de la première, qui s'estimait lésée, elles se sont rencontrées {sessions} fois en présence de {mediator}, tiers impartial, et conviennent ce qui suit.
* {party_b} versera {settlement}, pour solde de tout compte, en {instalments} fois, le premier versement intervenant le {first_instalment}.
* {apology!Une lettre d'excuses sera remise sous huitaine|Des regrets écrits accompagnent le présent accord~Aucune des parties ne présente d'excuses, chacune gardant sa version|Il n'est pas demandé d'excuses}.
* {confidential!Les termes resteront secrets, sauf pour l'administration fiscale|Rien de ce qui précède ne sera dévoilé à des tiers~Les parties pourront faire état librement de cet accord|Aucune obligation de silence n'est stipulée}.
?* Les honoraires du centre, {:money:150..900}, sont supportés pour {cost_share} par celui qui paie.
+++
{enforceable?Le tribunal sera prié de lui donner force exécutoire~L'accord sera déposé chez un officier public qui en délivrera la grosse~Les parties ne souhaitent pas, pour l'heure, lui donner force exécutoire}.
Fait à {:city}, le {agreed_on}.
{party_a} || {party_b}

== fr resiliation_salle_sport
q gym company:{} Fitness/Forme {}/Club {} Sport; club, addressee, service provider; club that is being left
q member person; sender, subscriber, customer; who wants to leave | adhérent qui part
q member_no id:#######; subscription number, customer id
q joined date; contract signed, member_since; when the contract was signed
q letter_date date; written on, date; when the letter was written
q leave_date date; termination effective, ends_on; when the contract should end
q doctor person; certificate by, physician; qui a signé le certificat
q reason choice:moving/health/dissatisfied; ground, motive, why; why the member leaves
q new_city city; moving_to, new town, new residence
q monthly money:15..80; fee per month, debit, instalment
q refund money:20..200; amount claimed back, reimbursement; what the member wants back
q refund_account iban; bank account, pay back to
q badge_returned flag; access card given back, badge
q debit_stopped flag; direct debit revoked, bank told; whether the bank was told to stop paying
q manager person; club manager, to the attention of; person the letter is meant for
q coach person; trainer, personal coach; whom the member thanks
a penalty money; early exit fee, cancellation charge
a birth date; date of birth
a phone phone; member's phone, mobile
---
{member}
{:address}

> {:city}, le {letter_date}
{gym}
À l'attention de {manager}
{:street}, {:zip} {:city}

Objet : fin de mon abonnement {member_no}
<Lettre recommandée|Recommandé avec avis de réception>

Madame, Monsieur,
J'ai signé chez vous le {joined} un contrat à {monthly} par mois. {reason?Mon travail m'oblige à changer de région et votre enseigne n'y est pas~Un souci de dos m'interdit désormais tout effort, comme le montre le papier joint~Les douches sont en panne depuis des semaines et les cours du soir ont disparu}. [Ma nouvelle ville sera {new_city}.] [Le certificat est du docteur {doctor}.] Je vous prie donc de mettre fin à ce contrat au {leave_date}, ainsi que le permet l'article {:number:4..15} de vos conditions.
{badge_returned!Vous trouverez mon badge dans cette enveloppe|Le badge a été rendu à l'accueil~Je garde le badge jusqu'au dernier jour|Je n'ai pas encore rendu le badge}. {debit_stopped!J'ai demandé à ma banque de refuser tout prélèvement ultérieur|Le mandat de prélèvement est révoqué~Je laisse courir le prélèvement jusqu'au terme|Je n'ai pas touché au prélèvement}.
?Le trop-perçu, soit {refund}, est à virer sur {refund_account}.
Remerciez {coach} de ma part pour ses conseils.
Salutations,
> {member}

== fr autorisation_tournage
q town company:Ville de {}/Mairie de {}/Commune de {}; authority, granted_by; town that lets them film
q production company:{} Films/Productions {}/Studio {}; film company, applicant, permittee; who makes the film
q film product; title, project name, work
q director person; filmmaker, directed_by; who shoots the film | qui met en scène
g on_set; contact on set, set manager, fr:plateau
q on_set.name person; name, full name; who answers on the spot
q on_set.phone phone; telephone, mobile; numéro joignable pendant le tournage
q town_contact person; film office, municipal contact; who went to look at the place with them
q signatory person; deputy mayor, signed_by; élu qui autorise
q ref id:T/##/###; permit, reference
q shoot_date date; filming day, day of shooting; day on which they film
q from time; start, starts_at
q to time; end, wrap time
q place phrase; location, scene
q crew number:6..90; people on set, team size
q fee money:100..3000; charge, location fee, amount
q traffic_stopped flag; road closed, street blocked
q night_noise flag; loud at night, noise after ten; whether there will be noise at night
q drone choice:none/allowed/pending; aerial shots, drone status
q insurer company:Assurances {}/{} Risques/Mutuelle {}; covered_by, liability insurer; who covers damage
a actor person; star, lead role
a broadcast date; release date, airing
a parking number:2..20; reserved spaces, parking bays
---
{town} || Autorisation {ref}
Bureau du cinéma || {:date}

{production}
{:street}, {:zip} {:city}

# Prises de vues sur la voie publique
Comme suite à votre courriel et au repérage fait avec {town_contact}, vous pouvez tourner des scènes de « {film=La Dernière Écluse|Sable noir|Mes deux hivers|Le Facteur de minuit|Tante Odile} », de {director} :
= Où: {place=place du Vieux-Marché|quai des Tanneurs|passage couvert|cimetière désaffecté|escalier de la citadelle}
= Quand: {shoot_date}, de {from} à {to}
= Équipe: {crew} personnes, {:number:2..9} camions
= Redevance: {fee}
+++
* {traffic_stopped!La circulation sera coupée par intermittence, avec l'aide de la police|La rue sera fermée aux voitures~La circulation ne sera pas interrompue|Aucune voie n'est fermée}
* {night_noise!Des détonations sont prévues après vingt-deux heures ; riverains prévenus par vos soins|Une scène bruyante aura lieu de nuit~Silence de rigueur après vingt-deux heures|Pas de bruit la nuit}
* {drone?Aucun appareil volant~Un appareil volant peut être utilisé, pilote déclaré~L'accord de l'aviation civile pour l'appareil volant n'est pas encore arrivé}
Votre police souscrite chez {insurer} a été vue.
+++
?Sur le plateau, {on_set.name} reste joignable à toute heure[ au {on_set.phone}].
> {signatory}, adjoint à la culture

== fr location_materiel_cuma
q coop company:CUMA de {}/Coopérative {} Matériel/Cercle {} de machines; machinery ring, lender, issued_by; to whom the machine belongs
q farmer person; borrower, user, member; who took the machine | exploitant utilisateur
q mechanic person; checked_by, maintenance man; who looked it over on return
q treasurer person; accounts, bills sent by; qui envoie les comptes
q farm company:GAEC {}/EARL {}/Ferme {}; holding, invoiced farm; holding that will pay
q machine product; equipment, implement, what was lent
q machine_no id:M##; inventory number, asset
q taken date; picked up, out_on; when the machine left the shed
q brought_back date; returned, in_on; jour du retour au hangar
q counter_start number:100..2000; hours at start, meter out
q counter_end number:2001..4000; hours at return, meter in
q rate money:8..90; price per hour, hourly tariff
q fuel unit:l 10..200; diesel used, fuel drawn
q damage flag; broken, damage on return
q cleaned flag; washed, returned clean
q crop choice:maize/wheat/grassland; used on, field kind
q next_user person; goes next to, following member; who has it after that
a area unit:ha 2..60; hectares worked, surface
a driver person; operator, drove the machine
a insurer company; insured with, machine insurance
---
{coop}
Carnet de prêt – hangar de {:city}

= Matériel: {machine=semoir 4 m|presse à balles rondes|épandeur 12 t|broyeur d'accotement|bineuse 6 rangs}, {machine_no}
= Pris par: {farmer}, {farm}
= Sorti le: {taken}
= Rentré le: {brought_back}
= Compteur au départ: {counter_start}
= Compteur au retour: {counter_end}
?= Gazole: {fuel}
Travail : {crop?ensilage et chaumes de maïs~blé d'hiver~prairies, deuxième coupe}. Tarif {rate} de l'heure, revu en assemblée le {:date}.
+++
Vu au retour par {mechanic} : {damage!une dent tordue et un flexible percé, à remplacer|carter fendu côté droit~rien de cassé|aucune casse, niveaux bons}. {cleaned!Rendu propre, bravo|Passé au jet avant de rentrer~Rendu plein de terre, merci de laver la prochaine fois|Pas lavé}.
?Repart chez {next_user} <dès demain|la semaine prochaine>.
Décompte envoyé en fin de mois par {treasurer}.

== fr note_concierge_objets_trouves
q carrier company:Tramways de {}/Bus {}/Chemins de fer {}; transport company, lost property office, issued_by; entreprise de transport concernée
q finder person; handed_in_by, honest finder; who brought it in
q claimant person; owner, collected_by; to whom it was given back | propriétaire retrouvé
q clerk person; registered_by, employee at the desk; who wrote it into the book
q item product; object, article, what was found
q contents phrase; inside, what it held
q ticket id:OT-####; deposit number, label number
q found_on date; date found, day of find; when it was picked up
q entered_on date; registered, date of entry; when it came into the book
q returned_on date; given back, collected_on; jour de restitution
q kept_until date; storage end, disposal date; how long it is stored
q line number:1..90; route, bus line
q stop phrase; station, terminus, where it was found
q cash money:5..300; money inside, sum found
q id_shown flag; identity checked, proof of identity
q reward flag; finder rewarded, reward paid
q fee money:2..10; charge, handling fee
q condition choice:intact/damaged/wet; state, condition of object
a value money; estimated value, worth
a seat number; seat number, place on board
a driver person; conductor, at the wheel
---
{carrier} || Étiquette {ticket}
Bureau des objets trouvés, {:street}, {:city}

# Fiche d'entrée et de sortie
= Objet: {item=sac à dos bleu|étui de clarinette|poussette pliante|sacoche d'ordinateur|parapluie à pommeau|portefeuille brun}
?= Dedans: {contents=un trousseau et un carnet|des partitions|un goûter|deux livres|rien}
= Ramassé le: {found_on}, ligne {line}, {stop=terminus Gare|arrêt Hôpital|arrêt Beaulieu|place Neuve}
= Remis par: {finder}
= Inscrit le: {entered_on} par {clerk}
{condition?Rien d'abîmé~Fermeture cassée, coin déchiré~Trempé par la pluie, mis à sécher}. [Argent compté à deux : {cash}.] À garder jusqu'au {kept_until}, ensuite remis à {:company}.
+++
## Sortie
Rendu le {returned_on} à {claimant}, {id_shown!qui a montré sa carte|sur présentation du passeport~qui n'avait aucun papier mais a décrit l'objet sans erreur|sans pièce d'identité, sur simple description}. Perçu {fee}.
{reward!Une récompense a été laissée pour la personne qui l'avait rapporté|Le dixième de la somme a été remis à qui l'avait rapporté~Aucune récompense n'a été versée|La personne qui l'avait rapporté n'a rien voulu}.
~ Contrôle trimestriel : {:person}, le {:date}.

== fr bilan_controle_technique
q centre company:Contrôle Auto {}/Centre technique {}/{} Contrôle; test station, inspected_at; station that tested the car
q keeper person; owner, registered keeper, holder of papers; in whose name the car is registered
q presenter person; brought_by, driver present; who brought the car to the station
q inspector person; tester, examined_by; qui a contrôlé la voiture
q report_no id:V########; test number, report
q plate id:@@-###-@@; registration, number plate
q vin id:VF1@@@@#########; chassis number, vehicle id
q car product; make and model, vehicle
q first_use date; first registered, in service since; when the car first took the road
q tested date; inspection date, tested_on; day of the test
q valid_until date; next test before, expiry; before when the next ordinary test is due
q retest_until date; return for re-test before, second visit deadline; jusqu'à quand revenir après réparation
q mileage unit:km 8000..260000; odometer, distance
q result choice:pass/major defects/critical defects; outcome, verdict
q brake percent; braking imbalance, brake difference
q tampered flag; odometer doubtful, clocked; whether the counter seems wrong
l faults; defects, failures, remarks
c faults.code id:#.#.#.@.#; defect code
c faults.what phrase; defect, description
a price money; test fee, amount paid
a colour phrase; car colour, paint
a co2 unit:g/km 80..240; emissions
---
{centre} || Procès-verbal {report_no}
{:street}, {:zip} {:city} || agrément {:id:S###@###}

= Immatriculation: {plate}
= Véhicule: {car=Renault Kangoo|Citroën C3|Peugeot 308|Opel Corsa|Volvo V60}
= N° de série: {vin}
= 1re mise en circulation: {first_use}
= Titulaire: {keeper}
= Kilométrage: {mileage}
Présenté le {tested} à {:time} par {presenter}.
+++
%faults 1..5
Code | Défaillance
{faults.code} | {faults.what=ripage excessif|pneu usé à l'intérieur|feu de plaque éteint|jeu dans une rotule|opacité des fumées|pare-brise impacté|corrosion du berceau}
%%
Déséquilibre de freinage, essieu avant : {brake} (limite {:percent}). {tampered!Le relevé est inférieur à celui de la visite précédente, ce qui intrigue|Le compteur semble avoir été ramené en arrière~Le relevé est cohérent avec l'historique|Rien d'anormal au compteur}.
+++
{result?Aucun de ces points n'oblige à revenir~Réparations obligatoires, puis nouveau passage chez nous~Danger immédiat : la voiture ne peut rouler que ce jour}. Prochaine visite périodique avant le {valid_until}.
?Pour la contre-visite, vous avez jusqu'au {retest_until}.
> {inspector}

== fr reservation_refuge
q hut company:Refuge {}/Cabane de {}/Gîte {}; mountain hut, lodging, issued_by; où l'on dort
q club company:Club alpin {}/Section {}/Amis de la montagne de {}; owner of the hut, alpine club; to whom the hut belongs
q leader person; group leader, booked_by; who leads the party up
q warden person; hut keeper, signed_by, fr:gardien; who answers the booking
q guide person; mountain guide, accompanied_by; professionnel qui mène la course
q night date; date of stay, arrival; when the party sleeps there
q booked_on date; booking made, request date; when the party wrote
q cancel_until date; free cancellation until, last day to cancel; jusqu'à quand renoncer sans frais
q party number:2..20; number of people, guests
q vegetarians number:1..5; meat-free meals, special meals
q half_board money:35..90; price per person, rate
q deposit money:20..200; advance, arrhes
q altitude unit:m 1400..3200; elevation, height above sea level
q dinner_at time; evening meal, supper
q wake_at time; breakfast, early call
q sheet_needed flag; bring sleeping bag liner, own sheet
q card flag; cards accepted, pays by card
q route choice:easy/snow/glacier; access condition, way up
q hut_phone phone; telephone of hut, call
a summit phrase; peak aimed at, goal
a insurer company; rescue insurance
a next_night date; second night, onward stay
---
{hut}
^ {altitude} – propriété : {club}

Bonjour {leader},
Votre message du {booked_on} m'est bien arrivé, la liaison radio ayant été rétablie. Je vous garde {party} places pour la nuit du {night}.
La demi-pension est à {half_board} par tête. [Comme convenu, {vegetarians} repas sans viande.] Souper à {dinner_at}, lever à {wake_at} pour ceux qui montent plus haut. {sheet_needed!Prenez votre drap de sac, nous n'en prêtons pas|Chacun apporte son drap~Des draps vous attendent sur les couchettes, inutile d'en porter|Le couchage est complet, rien à prendre}. {card!Vous pourrez payer par carte|Le terminal marche, carte bienvenue~Pas de terminal ici : espèces seulement|La carte ne passe pas, prévoyez des billets}.
+++
Côté sentier : {route?sec et bien marqué jusqu'à la porte~encore des névés raides, bâtons et guêtres~il faut traverser la langue glaciaire, corde et crampons}. [Votre guide, {guide}, connaît le coin.]
+++
Les arrhes, {deposit}, vous restent acquises si vous renoncez avant le {cancel_until}. Après, je les garde, pardon.
?Un retard ? Appelez le {hut_phone}, surtout après {:time}.
> À bientôt, {warden}

== fr permis_peniche
q waterways company:Voies navigables {}/Canaux de {}/Direction {} des canaux; navigation authority, issued_by; gestionnaire du canal
q skipper person; permit holder, boat owner, addressee; to whom the mooring is given
q lock_keeper person; local contact, on-site agent; whom to tell before moving
q head person; director, signed_by; qui signe pour l'administration
q boat product; vessel name, craft
q boat_no id:@@ #####@; registration, craft number
q length unit:m 12..39; overall length, size
q draught unit:m 1..2; depth below water, draft
q berth phrase; mooring, place, location
q canal phrase; waterway, river
q start date; valid_from, occupation begins; when the right to moor begins
q end date; valid_until, occupation ends; when the right to moor ends
q rent money:400..5000; annual fee, charge per year
q pay_iban iban; account, to be paid to
q residential flag; people live aboard, home use; whether it is lived in
q pumped_out flag; sewage tank emptied, waste water tank
q heating choice:wood/diesel/electric; stove type, heated by
a engine unit:kW 20..200; engine power
a crew number:1..5; people aboard, residents
a next_lock city; nearest lock town
---
{waterways}
Subdivision de {:city}

{skipper}
<bateau|péniche> {boat=Belle-Aurore|Marie-Salope|Vagabonde|Petit Louis|Étoile du Nord}

# Convention d'occupation – {boat_no}
Vous êtes autorisé à stationner {berth=quai aval, poste 6|rive gauche, PK 12|port de la Gare|sous le pont de pierre|bief 14, côté champ} sur {canal=le canal de la Haute-Colme|la Basse-Sambre|le canal du Moulin|la rivière canalisée}.
= À compter du: {start}
= Jusqu'au: {end}
= Longueur: {length}
= Tirant d'eau: {draught}
= Redevance annuelle: {rent}
+++
{residential!Le bateau est votre logement à l'année, ce dont nous prenons acte|Vous y demeurez avec votre famille~Nul n'y habite : il ne sert qu'aux vacances|Le bateau ne sert pas de logement}. {pumped_out!Les eaux usées sont pompées chaque mois, bordereaux à l'appui|Cuve vidée au ponton prévu~Aucune cuve n'est installée à ce jour, ce qui doit changer|La cuve n'a pas été vidangée depuis la dernière visite}. Chauffage : {heating?poêle à bûches~fioul, réservoir double paroi~radiateurs sur la borne du quai}.
+++
Titre de navigation vu le {:date}, en règle.
?À verser sur {pay_iban} avant le {:date}.
Pour tout déplacement, prévenez {lock_keeper}, éclusier.
> {head}


== fr certificat_dedouanement
q broker company:{} Transit/Agence en douane {}/Déclarants {}; customs agent, declarant, issued_by; who cleared the goods for the importer
q importer company; consignee, buyer, addressee; firm that brings the goods in | destinataire des marchandises
q exporter company:{} Trading/Manufacture {}/Exportadora {}; seller abroad, foreign supplier; who shipped the goods
q customs_officer person; examined_by, inspector of customs; who looked into the boxes
q declarant_person person; employee of the broker, prepared_by; who filled in the declaration
q mrn id:##FR@@##########; movement number, declaration id
q origin country; made in, country of origin; where the goods were made
q entry_point city; port of entry, office of clearance; where they crossed into the country
q arrived date; landed on, arrival of goods; when the goods came in
q released date; cleared on, release date; when customs let them go | date de mainlevée
q goods product; merchandise, commodity
q tariff_code id:#### ## ##; HS code, nomenclature
q value money:900..90000; customs value, declared amount; on what the duty is reckoned
q duty_rate percent; duty, tariff percentage
q duty money:40..9000; import tax payable, amount of duty
q inspected flag; physical check, boxes opened; whether customs opened the load
q regime choice:release for use/warehouse/transit; procedure, customs regime; under what treatment the goods go on
a vessel product; ship, flight
a insurer company; cargo insurer
a gross unit:kg 100..9000; gross mass, weight
---
{broker} || {importer}
{:street}, {:city} || {:address}

> le {:date}
Objet : votre arrivage de {goods=carrelage|vélos d'enfants|thé en vrac|lampes|tissus imprimés|pièces de pompe}, {mrn}

Madame, Monsieur,
Les marchandises expédiées par {exporter} ({origin}) ont touché {entry_point} le {arrived}. {inspected!La visite a été ordonnée et faite|Deux cartons ont été ouverts sous nos yeux~La liasse a suffi et rien n'a été ouvert|Aucune visite physique n'a eu lieu}. Nous avons traité avec {customs_officer}, du bureau principal, qui a accordé la mainlevée le {released}.
= Position: {tariff_code}
= Valeur retenue: {value}
= Taux: {duty_rate}
= Droits: {duty}
+++
{regime?Vous pouvez en disposer librement dès maintenant~Elles dorment sous douane dans notre entrepôt, droits suspendus~Elles repartent sous scellés vers un autre pays sans être taxées ici}. [Dossier monté par {declarant_person}.]
Nos débours s'élèvent à {:money:60..400}. Conservez ces pièces {:duration}.
Salutations distinguées,
> {:person}, <directrice d'agence|fondé de pouvoir>

== fr bail_rural
q landowner person; lessor, owner, fr:bailleur; who lets the land
q farmer person; lessee, tenant farmer, fr:preneur; who will work the land | celui qui exploite
q previous_farmer person; outgoing tenant, former user; who worked the land before
q notary_office company:Étude {}/SCP {}/Office {}; drawn up by, law office; chez qui l'acte est passé
q chamber company:Chambre d'agriculture de {}/Safer {}/Union {} des exploitants; advisory body, rent table by; whose table sets the rent
q signed date; date of lease, concluded; when the deed was signed
q begins date; lease start, entry into possession; from when the land may be worked
q ends date; lease end, expires; jour où les terres sont rendues
q rent money:300..9000; annual rent, yearly amount
q rent_day phrase; payday, when rent falls due
q land_area unit:ha 2..80; total surface, size
q livestock_allowed flag; grazing permitted, animals
q subletting flag; may sublet, sublease allowed
q land_use choice:arable/pasture/vineyard; kind of land, cultivation
l plots; parcels, fields, land
c plots.name phrase; field name, place
c plots.cadastre id:@@ ##; land register, section
c plots.size unit:ha 1..9; area, surface
a deposit money; security, pledge
a house address; farmhouse, dwelling included
a heir person; successor, child taking over
---
{notary_office}
{:city}, {:street}

# Bail à ferme
Par-devant nous ont comparu {landowner}, bailleur, et {farmer}, preneur, lesquels sont convenus de ce qui suit.
Sont données à bail des terres {land_use?labourables, de bonne tenue~en herbe, closes de haies~plantées de vigne en rapport}, d'un seul tenant ou presque, jusqu'ici tenues par {previous_farmer}, d'une contenance totale de {land_area}, à savoir :
%plots 2..4
Lieu-dit | Cadastre | Contenance
{plots.name=La Noue|Champ Rond|Les Essarts|Pré du Moulin|La Côte|Le Breuil} | {plots.cadastre} | {plots.size}
%%
+++
## Durée et fermage
Le bail court du {begins} au {ends}. Le fermage, fixé d'après le barème de {chamber}, est de {rent} l'an, payable {rent_day=à la Saint-Martin|le 1er octobre|en deux termes, Pâques et Toussaint|à la Saint-Michel|le 31 décembre}.
## Usage
{livestock_allowed!Le preneur peut y mener ses bêtes en toute saison|Le pâturage est permis~Aucun animal n'y sera mis à paître|Le pâturage est exclu}. {subletting!Il pourra sous-louer, en prévenant|La sous-location est admise avec avis préalable~Toute sous-location lui est défendue|Il ne pourra céder son droit à quiconque}.
+++
Dont acte, le {signed}, en présence de {:person}, clerc. État des lieux sous {:duration}.

== fr controle_bio
q certifier company:Certi{}/Bio-Contrôle {}/Organisme {} Agro; certification body, inspected_by_body; who grants the label
q operator company:Ferme {}/Maraîchers {}/Moulin {}/Jardins de {}; holding, audited business, producer; exploitation contrôlée
q auditor person; inspector, visited_by; who walked the fields
q farmer person; head of holding, met_with; who received the visitor
q decision_maker person; certification officer, signed_by; who signs the decision
q client_no id:FR-BIO-#####; customer number, operator code
q visit date; audit date, inspected_on; jour du passage sur la ferme
q letter date; decision date, issued; when the decision was written
q certificate_until date; valid until, expiry; until when the label may be used
q reply_before date; answer due, corrective plan by; when an answer is expected
q announced flag; visit notified beforehand, with_notice; whether the visit was told in advance
q sampled flag; sample taken, lab test ordered
q lab company:Laboratoire {}/Labo {}/Analytique {}; tested by, laboratory; qui fait les analyses
q status choice:certified/certified with remarks/suspended; outcome, decision
q area unit:ha 1..120; certified surface, cultivated land
q conversion_since date; organic since, start of conversion; since when the farm works that way
l gaps; deviations, findings, remarks
c gaps.what phrase; finding, deviation
c gaps.measure phrase; corrective action, remedy
a fee money; audit cost, annual fee
a neighbour person; adjacent farmer
a hectolitres number; production volume
---
{certifier}
{:street}, {:zip} {:city}

{operator}
À l'attention de {farmer}

> {letter}
Client {client_no}
# Suites de notre contrôle
Le {visit}, {auditor} a parcouru vos parcelles et vos livres ({area}, en mode biologique depuis le {conversion_since}). {announced!Le rendez-vous avait été pris par téléphone|Vous aviez été averti une semaine avant~La visite était inopinée|Vous n'aviez pas été prévenu, comme le veut la règle une année sur deux}.
{sampled!Des feuilles ont été prélevées et envoyées au laboratoire|Un échantillon de farine a été emporté~Aucun prélèvement n'a été fait|Il n'a pas été jugé utile de prélever}. [Les analyses de l'année sont confiées à {lab}.]
%gaps 1..4
Écart | À faire
{gaps.what=facture de semences absente|bande tampon trop étroite|étiquette sans mention d'origine|registre d'épandage incomplet|produit non listé au local} | {gaps.measure=fournir la pièce|élargir à trois mètres|corriger l'étiquette|tenir à jour|évacuer et prouver}
%%
+++
{status?Votre certificat est reconduit sans autre condition~Votre certificat est reconduit, mais nous attendons vos corrections~Vous ne pouvez plus vendre sous le label jusqu'à nouvel examen}. Réponse attendue avant le {reply_before}. [Certificat en cours jusqu'au {certificate_until}.]
> {decision_maker}
~ Recours possible auprès de {:company}.

== fr ordre_fabrication
q factory company:Confiserie {}/Biscuiterie {}/Savonnerie {}/Brasserie {}; plant, manufacturer, site; where it is made
q customer company; ordered_by, private label client; marque pour laquelle on produit
q order id:OF######; work order, production order
q product_made product; article, item made, recipe
q planner person; issued_by, scheduling; who planned the run
q line_lead person; line manager, shift supervisor; who runs the line | chef de ligne
q quality person; released_by, lab release; who lets the goods go
q line_no number:1..9; production line, machine line
q planned_on date; scheduled day, run date; day of the run
q best_before date; expiry printed, shelf date; date à imprimer sur l'emballage
q target number:500..40000; quantity to make, planned output
q made number:400..39000; actual output, good pieces
q waste percent; scrap rate, loss
q batch_weight unit:kg 80..2000; mix weight, charge
q allergen_clean flag; line washed for allergens, deep clean before; whether the line was cleaned because of allergens
q metal_check flag; detector tested, metal detection ok
q stop_reason phrase; downtime cause, interruption
q status choice:on hold/running/closed; state, progress
l ingredients; components, raw materials
c ingredients.what product; ingredient, material
c ingredients.lot id:@####; lot, batch of ingredient
c ingredients.qty unit:kg 1..400; amount, quantity
a price money; unit cost, cost per piece
a machine_speed number; speed, rate per hour
a pallet_no id; pallet, SSCC
---
{factory} || {order}
Ordonnancement, {planner} || ligne {line_no}

= Article: {product_made=caramels au beurre salé 200 g|galettes pur beurre|savon à l'argile|bière ambrée 33 cl|sablés citron}
= Pour: {customer}
= Jour prévu: {planned_on}
= À faire: {target}
= DDM à imprimer: {best_before}
= Charge: {batch_weight}
%ingredients 2..5
Matière | Lot | Poids
{ingredients.what=beurre|sucre roux|sel de mer|farine|malt|argile verte|huile de coco|arôme} | {ingredients.lot} | {ingredients.qty}
%%
+++
## Suivi
{allergen_clean!Ligne démontée et lavée à fond à cause des fruits à coque de la veille|Nettoyage allergènes fait et contresigné~Même famille que la veille, pas de lavage particulier|Lavage allergènes non requis}. {metal_check!Les trois billes témoins sont sorties au détecteur|Détecteur essayé au départ et à la fin, bon~Détecteur en panne, essai non fait|L'essai au détecteur n'a pas été réalisé}.
[Arrêt de {:number:5..50} min : {stop_reason=film déchiré|bourrage à l'ensacheuse|attente étiquettes|panne d'air comprimé}.]
?Bonnes pièces : {made}, rebut {waste}
{status?Le reste est mis de côté jusqu'à nouvel avis du client~La fabrication est en cours au moment d'éditer cette feuille~Ordre soldé, palettes au magasin}.
Conduite de ligne : {line_lead} || Libération : {quality}

== fr reclamation_retard_train
q railway company:Trains de {}/{} Rail/Compagnie ferroviaire {}; train operator, addressee, claim against; to whom the complaint goes
q traveller person; sender, passenger, complainant; qui se plaint
q station_agent person; staff spoken to, told_by; employee who answered at the station
q train id:####; train number, service
q booking id:@@@@@@; reservation code, PNR
q from_city city; departure station, origin
q to_city city; destination, arrival station
q travel_date date; journey day, date of travel; day of the journey
q written date; date of letter, sent; when the complaint was written
q scheduled time; planned arrival, due at
q real time; actual arrival, arrived_at
q price money:15..190; ticket price, fare paid
q taxi money:20..120; extra cost, expense claimed; what the ride home cost
q claimed money:20..300; total demanded, compensation asked
q cause phrase; reason given, why late
q voucher_ok flag; accepts voucher, not cash only; whether a voucher would do
q missed_connection flag; connection lost, onward train missed
q travel_class choice:first/second; coach class, comfort
q mobile phone; telephone, contact number
a seat number; place, seat no
a companion person; travelling with, fellow passenger
a answer_by date; reply deadline
---
{traveller}
{:address}
?{mobile}

{railway}
Service relations voyageurs

> {:city}, le {written}
Madame, Monsieur,
Le {travel_date}, j'ai pris le train {train} de {from_city} à {to_city} (dossier {booking}, {travel_class?fauteuil en première~place en seconde}, {price}). L'arrivée était prévue à {scheduled} ; nous sommes entrés en gare à {real}. On nous a parlé d'abord d'un colis suspect, mais {station_agent}, au guichet, m'a expliqué ensuite la vraie cause : {cause=une caténaire arrachée|un chevreuil sur la voie|un conducteur absent|une panne de signalisation|un malaise à bord}.
{missed_connection!Ma correspondance était partie depuis longtemps|Le dernier train de banlieue m'est passé sous le nez~Par chance, je n'avais pas de correspondance à prendre|J'ai malgré tout attrapé le train suivant}. [Il m'a fallu un taxi, {taxi}, dont voici le reçu.]
Je vous demande donc {claimed} au titre du règlement européen. {voucher_ok!Un bon d'achat me conviendrait|J'accepte un avoir~Je ne veux pas de bon d'achat mais un virement|Un avoir ne m'intéresse pas}.
Votre agent m'avait promis une réponse sous {:duration}. Je compte sur vous.
> {traveller}

== fr rapport_soutenance
q university company:Université de {}/Université {}/École doctorale {}; institution, awarding body; qui confère le grade
q candidate person; doctoral student, author of thesis; who defended the work | doctorant
q supervisor person; thesis director, advisor; who guided the work
q chair person; president of the jury, presided_by; qui dirigeait le jury
q referee person; rapporteur, external examiner; whose report came beforehand
q lab company:Laboratoire {}/Institut {}/Centre {} de recherche; research unit, host laboratory; where the work was done
q thesis product; title, subject of thesis
q discipline phrase; field, subject area
q defended date; viva date, defence; jour de l'épreuve
q began time; start, opened_at
q manuscript_due date; corrected version by, final deposit; until when the final text must be handed in
q pages number:140..700; length, page count
q outcome choice:awarded/awarded after corrections/refused; decision, result
q unanimous flag; vote unanimous, all agreed
q closed_doors flag; not public, confidential defence
q place phrase; room, venue
q year_enrolled year; first registration, started in
l jury; examiners, committee, members
c jury.name person; member, examiner
c jury.from city; university of, comes from
a grant money; scholarship, funding amount
a next_job company; future employer, postdoc at
a isbn id; publication number
---
{university}
Service de la recherche

# Procès-verbal et rapport
Le {defended} à {began}, {place=amphithéâtre Curie|salle des actes|bâtiment B, salle 12|par visioconférence depuis la salle Descartes}, {candidate}, qui préparait depuis {year_enrolled} une thèse de {discipline=géographie|chimie des matériaux|droit public|histoire médiévale|acoustique} à {lab}, a soutenu ses travaux intitulés « {thesis=Le fleuve et ses digues|Polymères d'algues|La preuve par l'image|Marchands de laine à Tournai|Bruits de la ville la nuit} » ({pages} pages), conduits par {supervisor}.
{closed_doors!La séance s'est tenue à huis clos, un accord industriel l'imposant|Le public n'a pas été admis~La séance était ouverte à tous|Une trentaine de personnes assistaient à la séance, publique}.
%jury 2..4
Membre | Venu de
{jury.name} | {jury.from}
%%
+++
Sous la présidence de {chair}, le jury a entendu l'exposé puis posé ses questions. {referee}, dont le pré-rapport avait été remis le {:date}, salue la rigueur de l'enquête, tout en regrettant une bibliographie <trop mince|trop anglophone>.
Après délibération, {outcome?le grade de docteur est conféré sans réserve~le grade est conféré, le texte devant être repris sur plusieurs points~le grade n'est pas conféré}. {unanimous!Tous les membres se sont prononcés dans le même sens|Décision prise d'une seule voix~Un membre s'est opposé à cette décision|La décision n'a pas réuni toutes les voix}.
?Version définitive à déposer avant le {manuscript_due}.

== fr essai_beton
q lab company:Laboratoire {} Matériaux/Essais {}/Béton-Labo {}; testing house, tested_by; who crushed the samples
q contractor company:{} Construction/Génie civil {}/Ponts {}; client, builder, ordered_by; qui a demandé l'essai
q batching_plant company:Centrale {}/{} Béton/Bétons de {}; concrete supplier, mixed_by; who delivered the mix
q technician person; tested_by_person, operator at the press; qui conduisait la machine
q sampler person; took the cylinders, sampled_by; who filled the moulds
q head person; lab manager, signed_by; who vouches for the sheet
q structure phrase; element, part of the works, where poured
q poured date; casting date, concreted on; when the concrete was cast
q crushed date; test date, broken_on; jour de la rupture
q age number:7..90; days, age at test
q required unit:MPa 25..45; specified strength, class strength
q mean unit:MPa 20..60; average strength, measured mean
q slump unit:mm 40..220; consistency, cone test
q air_temp unit:°C 2..32; weather, air temperature at pouring
q compliant flag; passes, meets requirement
q cylinder_cured choice:water/air/site; curing, storage of samples
q sheet id:EB-####; report number, test sheet
l specimens; cylinders, samples
c specimens.mark id:@#; mark, specimen id
c specimens.load unit:kN 300..1200; breaking load, force
a cement product; cement type, binder
a truck id; lorry plate, mixer truck
a price money; cost of test
---
{lab} || Feuille {sheet}
{:street}, {:zip} {:city} || {:date}

= Demandeur: {contractor}
= Ouvrage: {structure=pile P3|radier du bassin|voile nord|tablier, plot 2|semelle S14}
= Béton: livré par {batching_plant}
= Coulé le: {poured}
= Écrasé le: {crushed}, à {age} jours
?= Affaissement: {slump}
?= Air: {air_temp}
Éprouvettes confectionnées par {sampler} sur le chantier, {cylinder_cured?puis plongées dans le bac à 20 °C~puis laissées à l'air de la salle~puis gardées sous bâche à côté de l'ouvrage}.
%specimens 3..5
Repère | Rupture
{specimens.mark} | {specimens.load}
%%
Moyenne {mean} pour {required} exigés au cahier des charges ; plus faible valeur {:unit:MPa 18..30}. {compliant!Le critère est satisfait|Résultat conforme~Le critère n'est pas satisfait, carottage conseillé|Résultat insuffisant}.
> Presse conduite par {technician}
> Vu, {head}

== fr feuille_regie_theatre
q theatre company:Théâtre {}/La Scène {}/Opéra de {}; house, venue, issued_by; maison qui accueille
q visiting_company company:Compagnie {}/Ballet {}/Troupe {}; guest company, performers; who played
q piece product; show, title
q stage_manager person; show caller, runs the show; who gives the cues
q sick_actor person; absent performer, indisposed; who could not play
q stand_in person; replacement, understudy; qui a repris le rôle
q house_manager person; front of house, in charge of the audience; who looked after the audience
q fireman person; fire officer on duty, safety; qui veille au feu
q evening date; performance, date; day of this performance
q doors time; audience let in, doors open
q up time; curtain up, start of show
q down time; curtain down, end of show
q interval unit:min 10..30; break length, pause
q sold number:60..900; tickets sold, seats taken
q late_start flag; began late, delayed
q incident phrase; mishap, remarks, what went wrong
q surtitles language; language of surtitles, translated into
q applause choice:lukewarm/warm/standing ovation; audience reaction, reception
a takings money; box office, revenue
a conductor person; musical director
a next_show date; next performance
---
{theatre} – rapport du soir
^ {piece=Les Vagues|Le Roi Peste|Nuit blanche à Ostende|Don Quichotte à vélo|Trois sœurs et demie}

{evening} || {visiting_company}
= Ouverture des portes: {doors}
= Lever: {up}
= Baisser: {down}
?= Entracte: {interval}
= Places vendues: {sold}, invités {:number:4..60}
+++
{late_start!Nous avons commencé avec douze minutes de retard, le car de spectateurs étant bloqué|Lever retardé, un projecteur refusait de s'allumer~Commencé à l'heure|Aucun retard}. {sick_actor}, sans voix depuis midi, n'a pu jouer ; {stand_in} a repris le rôle brochure en main, chapeau. [Incident : {incident=perche 4 bloquée à mi-course|verre cassé à l'avant-scène|téléphone dans la salle|fumée trop dense au deux|micro coupé}.]
Saluts : {applause?applaudissements de politesse~bel accueil, trois rappels~toute la salle debout, on ne voulait plus partir}.
?Surtitrage : {surtitles}.
+++
Salle : {house_manager}. Service incendie : {fireman}, ronde à {:time}.
> {stage_manager}, à la console

== fr contrat_auteur
q publisher company:Éditions {}/{} Éditeurs/Librairie {}; house, publishing company; who brings the book out
q author person; writer, rights holder; who wrote the book and gives the rights
q agent person; literary agent, represented_by; qui défend l'auteur
q editor person; series editor, in-house contact; who follows the book in the house
q director person; head of the house, signed_for_publisher; who signs for the house
q work product; title, book
q genre choice:novel/essay/children's book; kind of book, category
q signed date; contract date, concluded; when both signed
q manuscript_due date; delivery of text, hand in by; when the text must be there
q publish_before date; latest publication, out before; date limite de parution
q advance money:800..20000; advance on royalties, sum paid beforehand
q royalty percent; author's share, royalty rate
q threshold number:1000..9000; copies before higher rate, step
q author_copies number:5..40; free copies, complimentary copies
q film_rights flag; audiovisual rights included, adaptation ceded
q ebook flag; digital rights included, electronic edition
q term duration; length of rights, duration
a isbn id; book number
a print_run number; first printing, copies printed
a illustrator person; pictures by
---
# Contrat d'édition
Entre {author}, ci-après l'auteur[, représenté par son agente {agent}], et {publisher}, {:street}, {:city}, dont la gérante est {director}, il a été arrêté :

## Objet
L'auteur cède le droit d'imprimer et de vendre {genre?un roman~un essai~un livre pour enfants} provisoirement nommé « {work=La Maison d'en face|Éloge du brouillard|Les Chaussettes du loup|Le Sel et l'étain|Nos dimanches} », pour {term}. Le texte achevé sera remis le {manuscript_due} à {editor}, qui en suivra la mise au point ; le livre paraîtra avant le {publish_before}.
+++
## Argent
À la signature, {advance}, à valoir. Ensuite {royalty} du prix hors taxe jusqu'à {threshold} exemplaires, et {:percent} au-delà. Comptes arrêtés chaque année le 31 décembre. L'auteur reçoit {author_copies} exemplaires qu'il ne peut vendre.
+++
## Autres droits
{film_rights!Le cinéma et la télévision sont compris dans la cession|L'adaptation à l'écran est cédée par acte joint~Les droits de cinéma restent à l'auteur|La cession ne s'étend pas à l'écran}. {ebook!L'édition numérique est comprise|La maison pourra vendre le livre en fichier~Le livre ne paraîtra qu'en papier, le numérique étant réservé|Aucune cession pour le numérique}.

Fait double, le {signed}
{author} || {director}

== fr refus_garantie_assurance
q insurer company:Assurances {}/La {} Mutuelle/{} Prévoyance; insurance company, sender; who refuses to pay
q insured person; policyholder, addressee; à qui l'on refuse
q claims_officer person; handler, signed_by; who signed the refusal
q adviser person; local agent, sold_by; who looks after the client in town
q expert person; loss adjuster, inspected_by; qui a visité les lieux
q ombudsman company:Médiation {}/Bureau {} des litiges/Ombudsman {}; complaint body, appeal to; where one may complain
q policy id:#### ### ###; contract number, policy
q claim id:SIN-######; loss reference, claim number
q event date; date of loss, happened_on; when the damage happened
q reported date; notified on, claim received; when the insurer heard of it
q letter date; decision date, date of letter; when the refusal was written
q ground phrase; reason for refusal, why not covered
q clause id:##.#; article, policy clause
q claimed money:300..20000; amount asked, loss claimed
q goodwill money:50..900; ex gratia payment, offered sum
q late flag; reported too late, out of time
q contract_kept flag; policy continues, stays insured; whether the contract goes on
q event_kind choice:storm/theft/fire; peril, type of loss
a premium money; yearly premium, price of cover
a limitation date; time bar, last day to sue
a witness person; eyewitness
---
{insurer} || {insured}
Indemnisation habitation || {:street}
{:zip} {:city} || {:zip} {:city}

Contrat {policy} || le {letter}
Dossier {claim}

Madame, Monsieur,
Vous nous avez fait part le {reported} {event_kind?des dégâts causés par le vent à votre toiture~de la disparition d'objets après effraction~du feu qui a pris dans votre garage}, le {event}, et vous chiffrez votre perte à {claimed}. {late!Cette annonce nous est parvenue hors délai|Votre déclaration est tardive~Votre déclaration nous est parvenue à temps|Le délai pour nous avertir a été respecté}.
Nous avons lu avec attention le rapport de {expert}, passé chez vous le {:date}. Il en ressort {ground=que la porte n'était pas verrouillée|un défaut d'entretien ancien|que le local n'est pas désigné au contrat|que les vitesses relevées restent sous le seuil|l'absence d'alarme exigée}. L'article {clause} de vos conditions exclut ce cas ; nous ne pouvons donc intervenir.
?À titre de geste, nous vous proposons {goodwill}, sans reconnaissance de notre part.
{contract_kept!Votre contrat n'en est pas affecté et se poursuit|Rien ne change pour la suite de votre couverture~Nous mettons fin au contrat à la prochaine échéance|Votre contrat ne sera pas reconduit}.
Si vous n'êtes pas de cet avis, {adviser}, votre agent, reste à votre écoute ; vous pouvez aussi vous adresser à {ombudsman}.
> {claims_officer}


== fr offre_embauche
q employer company; hiring company, recruiter firm, sender; firm that offers the place
q staffing_agency company:{} Intérim/Cabinet {} Recrutement/{} Talents; headhunter, recruited_through; agency that found the person
q candidate person; future employee, addressee, offer to; à qui le poste est offert
q hiring_manager person; future boss, team head; under whom the person will work | futur responsable
q hr_director person; signed_by, head of HR; who signs the offer
q predecessor person; replaced employee, takes over from; who held the post before
q title job; role, post, position offered
q start date; first day of work, joins_on; premier jour de travail
q offer_until date; answer before, offer expires; until when one may say yes
q salary money:24000..90000; annual gross, pay, remuneration
q bonus percent; variable part, bonus rate
q trial duration; probation, trial period
q site city; workplace, based_in
q hours number:32..40; weekly working time, hours per week
q car flag; company car, vehicle provided
q permanent choice:open-ended/fixed term/temporary; contract type, kind of contract
q level short; grade, coefficient, classification
a holidays number:20..40; days off, annual leave
a birth date; date of birth
a iban iban; bank account
a union company; collective agreement partner
---
{employer}
{:street}, {:zip} {:city}

{candidate}
{:address}

> le {:date}
Objet : notre proposition

Bonjour,
À la suite de vos entretiens, dont le dernier le {:date}, et sur la recommandation de {staffing_agency}, nous serions heureux de vous accueillir comme {title=responsable d'atelier|juriste|cheffe de rayon|technicien de maintenance|contrôleuse de gestion|logisticienne}, à {site}. Vous prendrez la suite de {predecessor}, qui part <à la retraite|pour l'étranger>, et dépendrez de {hiring_manager}.
{permanent?L'engagement est sans terme~L'engagement court sur dix-huit mois, le temps du projet~L'engagement se fait en mission, renouvelable chaque mois}. Il prend effet le {start}, avec un essai de {trial}.
= Salaire brut annuel: {salary}
?= Part variable: {bonus}
= Horaire: {hours} h
?= Classification: {level=E2|cadre III A|N4|coef. 305}
{car!Une voiture de fonction vous sera remise|Vous disposerez d'un véhicule, y compris le week-end~Le poste ne donne pas droit à une voiture|Aucun véhicule n'est attaché à la fonction}.
Dites-nous oui avant le {offer_until}, par retour signé. Nous nous réjouissons de travailler avec vous.
> {hr_director}

== fr entretien_annuel
q company company; employer, organisation
q employee person; staff member, appraisee; about whom the talk was
q appraiser person; line manager, conducted_by; who led the talk
q second_reader person; n+2, countersigned_by, validated by; qui vise après coup
q job job; function, role
q held date; interview date, talk held on; day of the talk
q previous date; last appraisal, previous talk; date de l'entretien d'avant
q next date; next talk, follow-up; when it will be looked at again
q overall choice:below expectations/meets expectations/exceeds; rating, evaluation, overall result
q raise percent; pay rise, increase
q training product; course requested, training wish
q training_provider company:Formation {}/Institut {}/Campus {}; course given by, training body
q wants_move flag; mobility wish, wants another post
q agrees flag; employee agrees, comments none; whether the employee accepts what is written
q strength phrase; strong point, best quality
q matricule id:####@; staff number, personnel id
l goals; objectives, targets
c goals.what phrase; objective, goal
c goals.due date; deadline, until
a salary money; current pay
a seniority duration; years in company, length of service
a hr_contact person; HR officer
---
{company} – <confidentiel|à verser au dossier>
# Entretien annuel d'appréciation
= Salarié: {employee} ({matricule})
= Fonction: {job=magasinier|assistante de direction|monteur réseau|infographiste|hôtesse d'accueil}
= Mené par: {appraiser}
= Date: {held}
?= Précédent: {previous}
+++
## Bilan
Année marquée par le déménagement du service. Point fort : {strength=calme dans l'urgence|sens du client|ponctualité|esprit d'équipe|précision}. {overall?Les résultats restent en retrait de ce qui était demandé~Ce qui était demandé a été fait, ni plus ni moins~Le salarié a fait bien plus que ce qui lui était demandé}.
%goals 2..4
Objectif | Échéance
{goals.what=réduire les retours|former un apprenti|passer à l'outil neuf|mettre à jour les fiches|visiter dix clients} | {goals.due}
%%
+++
## Souhaits
[Formation : {training=habilitation électrique|anglais oral|tableur avancé|gestes et postures|prise de parole}, chez {training_provider}.] {wants_move!Aimerait changer de service d'ici un an|Souhaite un autre poste, si possible au siège~Ne demande pas à changer de poste|Se plaît où il est et veut y rester}.
?Augmentation proposée : {raise}
{agrees!Le salarié approuve ce compte rendu|Lu, d'accord sur tout~Le salarié ne partage pas cette appréciation et joint une note|Le salarié conteste plusieurs points}.
{employee} || {appraiser}
~ Visa : {second_reader}. À revoir le {next}.

== fr procuration_notariee
q notary person; received_by, certifying officer; officer before whom it was signed
q office company:Étude {}/SCP {}/Notaires {}; law office, drawn at; étude où l'acte est reçu
q principal person; grantor, who gives power, represented person; who lets another act for him
q attorney person; agent, representative, mandataire; who may act for the other | qui agit à sa place
q substitute person; deputy agent, fallback representative; who acts if the first cannot
q witness person; witness present, second signatory; qui assistait à la lecture
q act_date date; signed, date of deed
q ends date; valid until, expires; when the power ceases
q purpose choice:sell property/accept inheritance/open account; scope, power to, object
q property address; concerned home, real estate concerned
q min_price money:60000..400000; lowest price, floor; below which nothing may be sold
q deceased person; late person, estate of; person whose estate is meant
q bank company:Banque {}/Crédit {}/Caisse {}; institution concerned, bank
q may_delegate flag; substitution allowed, sub-delegation
q paid flag; agent is paid, remunerated
q birth_place city; grantor born in
q rep_no number:200..9000; repertory number, act number
a agent_pay money; agent's remuneration, sum paid to the agent
a spouse person; husband or wife of the grantor
a birth_date date; born on
---
{office} || Répertoire {rep_no}
{:city}

# Procuration
L'an et le jour du {act_date}, devant Maître {notary}, a comparu {principal}, natif de {birth_place}, demeurant {:address},
lequel a constitué pour mandataire {attorney}[, et à défaut {substitute}], à l'effet, pour lui et en son nom, {purpose?de vendre de gré à gré l'immeuble désigné plus bas~de recueillir sa part dans la succession citée plus bas~de faire ouvrir et gérer un compte à son nom}.
= Immeuble: {property}
?= Prix plancher: {min_price}
?= Succession: {deceased}
= Banque: {bank}
+++
{may_delegate!Le mandataire peut se faire remplacer par qui bon lui semble|Faculté de substitution accordée~Le mandataire agit en personne et ne peut se substituer quiconque|Toute substitution est exclue}. {paid!Il recevra pour sa peine une juste rétribution|Une rémunération lui est due~Le mandat est gratuit|Aucune rémunération n'est due}. Il cesse de plein droit le {ends}.
Lu en présence de {witness}, témoin.
~ Enregistré le {:date}, droit fixe {:money:20..130}.

== fr panne_eolienne
q operator company:Parc éolien de {}/Énergies {}/{} Renouvelables; wind farm, owner, site; exploitant du parc
q maker company:{} Turbines/Nordwind {}/Éoliennes {}; manufacturer, turbine builder; who built the machine
q service_firm company:{} Maintenance/Cordistes {}/Services {}; maintenance contractor, repaired_by; who sent the repair team
q tech_lead person; team lead, climbed_by; who led the team up the tower
q control_room person; operator on duty, dispatcher, reported_by; qui a vu l'alarme
q site_manager person; park manager, approved_by; who signs the report
q turbine id:E##; unit, machine, mast number
q stop_date date; stopped on, outage start; when the machine stopped
q restart_date date; back on grid, running again; jour du redémarrage
q alarm_code id:A-####; fault code, error
q component product; failed part, component
q wind unit:m/s 3..28; wind speed, wind at stop
q lost unit:MWh 5..600; lost production, energy not made
q cost money:900..90000; repair cost, amount
q oil_spill flag; leak to ground, pollution
q warranty_case flag; under guarantee, covered by maker
q crane choice:no crane/mobile crane/heavy crane; lifting gear, equipment needed
q hub_height unit:m 60..140; tower height, height of hub
a blade_length unit:m 30..70; rotor blade, length of blade
a insurer company; machine insurer
a mayor person; local mayor
---
{operator} || Rapport d'arrêt – {turbine}
{:city} || {:date}

Le {stop_date} à {:time}, la machine s'est mise en sécurité sous un vent de {wind}, code {alarm_code}. L'alerte a été relevée par {control_room}, de quart. Deux redémarrages à distance n'ont rien donné.
L'équipe de {service_firm}, emmenée par {tech_lead}, est montée à {hub_height} dès que le temps l'a permis. Organe en cause : {component=roulement de génératrice|moteur d'orientation|convertisseur|multiplicateur|capteur de pale}. {crane?Le remplacement s'est fait au palan de nacelle, sans autre levage~Il a fallu une grue automotrice pendant une journée~Il a fallu une grue de 600 tonnes et élargir le chemin}.
+++
{oil_spill!De l'huile a coulé au pied du mât ; terre excavée|Une fuite a souillé la plateforme~Aucune fuite au sol|Rien ne s'est répandu}. {warranty_case!Panne couverte, rien à payer pour la pièce|La pièce est remplacée aux frais du constructeur~La garantie était échue|Le constructeur décline toute garantie}. Constructeur : {maker}.
= Remise en service: {restart_date}
= Manque à produire: {lost}
= Dépense: {cost}
?Prochaine visite des huit autres mâts confiée à {:person}.
> {site_manager}

== fr contrat_benevolat
q association company:Le Panier de {}/Secours {}/Maison {} Solidarité/Entraide {}; charity, host organisation; maison aidée
q volunteer person; helper, benevolent worker; who gives time
q tutor person; buddy, shown round by; who will show the newcomer round | qui accompagne les débuts
q president person; chair, signed_by; who signs for the charity
g coordinator; volunteer manager, person to be warned, contact
q coordinator.name person; name, full name; whom to call when one cannot come
q coordinator.phone phone; telephone, number; où appeler en cas d'empêchement
q start date; begins, first shift; premier jour d'aide
q signed date; date of agreement
q insurer company:Mutuelle {}/Assurances {}/{} Assur; liability cover, insured by; who covers the helper
q task choice:food distribution/driving/homework help; mission, role, activity
q hours number:2..12; hours per week, time given
q km_rate money:1..2; mileage refund, kilometre allowance
q expenses_refunded flag; costs reimbursed, out of pocket
q record_asked flag; criminal record required, police check
q notice duration; notice to leave, leaving period
q day phrase; weekday, usual slot
q place phrase; location, where
a birth date; date of birth
a salary money; pay, wage
a next_training date; training day
---
^ {association}
# Charte d'engagement

Chère {volunteer}, cher {volunteer},
Bienvenue ! Vous nous donnez {hours} heures par semaine, {day=le mardi matin|le samedi|deux soirs|le jeudi après-midi|un dimanche sur deux}, {place=au local de la rue Basse|à la salle paroissiale|au hangar|à l'école du centre|au foyer}. Votre part : {task?remplir les paniers et les remettre aux familles~conduire la camionnette chez les donateurs~aider des enfants à faire leurs leçons}. Vous commencez le {start} aux côtés de {tutor}, qui connaît la maison depuis {:number:4..25} ans.
+++
Ce que nous vous devons
* Une assurance, souscrite chez {insurer}
* {expenses_refunded!Le remboursement de vos frais sur justificatif|Vos frais vous sont rendus chaque mois~Vos frais restent à votre charge, vous pouvez les déduire|Pas de remboursement de frais, la caisse ne le permet pas}[ (barème : {km_rate} du kilomètre)]
* Une écoute
+++
Ce que vous nous devez
* {record_asked!Un extrait de casier judiciaire, puisque vous côtoyez des mineurs|Un casier vierge, à fournir avant le premier jour~Aucun extrait de casier ne vous est demandé|Pas de casier à fournir}
* Un coup de fil à {coordinator.name}[ ({coordinator.phone})] si vous êtes empêchée
* Un préavis de {notice} si vous partez
Signé le {signed}
{volunteer} || {president}

== fr attribution_logement_social
q landlord company:Habitat {}/Office {} du logement/Foyer {}; housing association, lessor, issued_by; bailleur
q reserver company:Préfecture de {}/Action {}/Ville de {}; nominating body, proposed_by; body that put the family forward
q applicant person; future tenant, addressee; family that may get the flat
q agent person; housing officer, contact; who writes for the landlord
q caretaker person; building keeper, keys from; who shows the flat
q committee date; allocation date, decided_on; jour de la décision
q visit date; viewing, visit on; when the flat can be seen
q reply_by date; answer before, acceptance deadline; until when to answer
q move_in date; lease starts, available from; from when one may live there
q flat address; dwelling offered, address of flat
q rooms number:1..6; type, number of rooms
q floor short; storey, level
q rent money:200..900; monthly rent, rent without charges
q charges money:30..200; service charges, monthly costs
q request_no id:##########; application number, unique number
q lift flag; elevator, accessible by lift
q rank choice:first/second/third; order of candidates, priority; place among the families proposed
q area unit:m² 20..110; living space, surface
a deposit money; guarantee, security
a income money; household income
a heating phrase; heating system
a neighbour person; next-door tenant
---
{landlord}
{:street}, {:zip} {:city}

{applicant} || Demande {request_no}
> le {:date}

Madame, Monsieur,
Notre commission du {committee} vous a {rank?placé en tête pour le logement décrit ici~retenu juste après une autre famille, pour le logement décrit ici~retenu en dernier des trois familles pour le logement décrit ici}, sur proposition de {reserver}.
= Adresse: {flat}
= Pièces: {rooms}
= Étage: {floor=rez-de-chaussée|2e|4e droite|dernier}
= Surface: {area}
= Loyer: {rent}
= Charges: {charges}
{lift!L'immeuble est doté d'un ascenseur|On y monte par ascenseur~L'immeuble n'a pas d'ascenseur|On y accède par l'escalier seulement}. Libre à partir du {move_in}.
+++
Vous pouvez le voir le {visit} à {:time} ; {caretaker}, gardienne, vous ouvrira.
Votre réponse doit être entre nos mains avant le {reply_by}. Un refus non motivé ferait perdre à votre demande son ancienneté de {:number:2..9} ans.
?Je reste joignable au {:phone}.
> {agent}, chargée de clientèle

== fr convocation_jure
q court company:Cour d'assises de {}/Tribunal de {}/Palais de justice de {}; issuing court, summoned_by; juridiction qui convoque
q juror person; citizen drawn, addressee; who was drawn
q presiding_judge person; president, presided_by; who leads the trial
q clerk person; registrar, signed_by; qui signe la convocation
q prosecutor person; public prosecutor, attorney general; who speaks for the accusation
q session_no number:1..9; session, roll number
q drawn_on date; drawing of lots, selected_on; when names were drawn
q session_start date; first day, appear_on; jour où il faut se présenter
q session_end date; presumed end, last_day; when it should be over
q hour time; appear at, time
q list_rank number:1..45; position on list, juror number
q allowance money:60..120; daily pay, indemnity
q excuse_before date; last day to ask for excuse, exemption deadline; until when one may ask to be let off
q employer_note flag; employer informed, attestation for employer
q substitute flag; reserve juror, stand-in
q room phrase; courtroom, where to go
q lodging choice:paid/not paid/advance; hotel cost, accommodation
a accused person; defendant, person tried
a lawyer person; counsel, defence
a fine money; penalty for absence
---
^ {court}
Greffe criminel || Session n° {session_no}
{:street} || {:date}

{juror}
{:address}

# VOUS AVEZ ÉTÉ TIRÉ AU SORT
Par tirage du {drawn_on}, votre nom figure au rang {list_rank} de la liste {substitute!des suppléants, appelés seulement si un titulaire manque|supplémentaire~des titulaires|principale, et non parmi les suppléants}. Vous êtes prié de vous présenter
^ le {session_start} à {hour}, {room=salle Daumier|salle des pas perdus, porte B|1er étage|grande salle}
Les débats, que dirigera {presiding_judge}, devraient s'achever le {session_end}. L'accusation sera soutenue par {prosecutor}.
+++
## Vos droits
Indemnité de {allowance} par jour de présence[, trajet compté {:money:1..2} le kilomètre]. {lodging?Une nuit d'hôtel est prise en charge si vous habitez loin~Les nuits d'hôtel ne sont pas prises en charge~Une somme vous est avancée pour l'hôtel}. {employer_note!Un papier pour votre patron est joint|Vous trouverez ci-joint de quoi prévenir votre employeur~Aucun papier pour l'employeur n'est joint, demandez-le sur place|Prévenez vous-même votre employeur, nous ne joignons pas de papier}.
?Toute demande de dispense doit parvenir avant le {excuse_before}, avec certificat.
> {clerk}, greffière

== fr prise_en_charge_mutuelle
q insurer company:Mutuelle {}/Mutualité {}/{} Santé; health fund, issued_by; who pays the hospital
q hospital company:Clinique {}/Hôpital de {}/Polyclinique {}; care provider, addressee; établissement de soins
q member person; main insured, policyholder; in whose name the contract stands
q patient person; treated person, beneficiary; who will be treated
q surgeon person; doctor, requested_by; médecin qui a fait la demande
q adviser person; handler, signed_by; who signed the agreement
q file_no id:PEC########; agreement number, authorisation
q member_no id:########; insured number, card number
q admission date; stay begins, planned admission; when the patient goes in
q valid_until date; agreement expires, good until; when the promise lapses
q procedure phrase; treatment, act
q private_room money:30..120; single room per night, room supplement covered
q excess_fee percent; share of extra fees, overrun coverage
q patient_share money:10..400; left to pay, remaining cost
q companion_bed flag; accompanying person covered, parent bed
q tv_covered flag; television included, comfort costs
q relation choice:self/spouse/child; relationship, tie to insured
a length duration; length of stay
a diagnosis phrase; illness, condition
a anaesthetist person; second doctor
a discharge date; end of stay
---
{insurer} || Accord {file_no}
Service hospitalisation

{hospital}
Bureau des entrées
{:zip} {:city}

> {:date}
Messieurs,
Comme suite à la demande signée par le docteur {surgeon}, nous prenons à notre charge le séjour de {patient}, {relation?titulaire lui-même du contrat~époux ou épouse du titulaire du contrat~enfant du titulaire du contrat}, pour {procedure=une arthroscopie|des végétations|une cataracte|une rhinoplastie réparatrice|un accouchement}.
= Titulaire: {member}
= N°: {member_no}
= Entrée: {admission}
= Chambre seule: {private_room} la nuit
?= Dépassements: {excess_fee}
{companion_bed!Le lit de l'accompagnant est compris|Nous réglons aussi la nuit du parent qui reste~Le lit d'accompagnant n'est pas compris|Les frais d'accompagnant ne sont pas couverts}. {tv_covered!Télévision et téléphone sont pris en compte|Les frais de confort sont couverts~La télévision reste à payer sur place|Nous ne remboursons ni télévision ni téléphone}.
+++
[Il restera {patient_share} à régler par l'intéressé.] Le présent accord cesse d'être valable le {valid_until}. Frais à nous adresser sous {:duration}.
> {adviser}

== fr fiche_opticien
q optician company:Optique {}/Lunetterie {}/{} Vision; shop, issued_by; magasin
q lens_maker company:Verres {}/{} Optic/Verrerie {}; lens supplier, made_by; who made the glass
q client person; wearer, customer; qui portera les lunettes
q prescriber person; eye doctor, ophthalmologist, prescribed_by; doctor who measured the eyes
q seller person; advised_by, dispensing optician; who served at the counter
q fitter person; mounted_by, workshop; qui a monté les verres
q prescription_date date; date of prescription, examined; when the doctor wrote it
q order_date date; ordered_on; when it was ordered
q ready date; available from, pick up on; jour de retrait
q sphere_right number:1..6; right eye power, OD
q sphere_left number:1..6; left eye power, OS
q pd unit:mm 54..72; pupillary distance, eye spacing
q frame product; model, spectacle frame
q lens_type choice:single vision/progressive/reading; kind of lenses, design
q total money:90..900; price, amount
q insurance_part money:30..400; paid by health fund, covered share
q second_pair flag; extra pair offered, second glasses
q tinted flag; sun tint, coloured lenses
a deposit money; advance
a frame_colour phrase; colour
a next_exam date; next eye test
---
{optician}
{:street}, {:city}

= Porteur: {client}
= Ordonnance: {prescription_date}, Dr {prescriber}
= Commande du: {order_date}, vendue par {seller}
= Monture: {frame=Alba 52|Rondo titane|Carré 3010|Mistral enfant|Galet}
+++
# Correction
= Œil droit: + {sphere_right}
= Œil gauche: + {sphere_left}
= Écart: {pd}
Verres {lens_type?pour voir au loin seulement, une seule puissance~à puissance croissante, loin et près dans le même verre~de près, pour la lecture}, fournis par {lens_maker}. {tinted!Teinte brune catégorie 3|Colorés pour le soleil~Sans teinte|Verres blancs, non teintés}.
+++
Total {total}, dont {insurance_part} pris par la complémentaire. {second_pair!Une deuxième paire vous est offerte|Avec une paire de secours en prime~Pas de deuxième paire dans cette offre|L'offre deuxième paire n'a pas été retenue}.
?À retirer dès le {ready}, montage {fitter}.
~ Garantie casse {:duration}. Nettoyage gratuit. Tél. {:phone}

== fr declaration_debarquement_peche
q co_op company:Criée de {}/Halle à marée {}/Coopérative maritime {}; auction house, landed_at; where the fish was landed
q authority company:Affaires maritimes de {}/Direction {} de la mer; reported_to, supervising body; administration informée
q skipper person; master, captain, fr:patron; who commands the boat
q owner company:Armement {}/Pêcheries {}/SARL {} Marée; vessel owner, ship company; à qui est le bateau
q weigher person; weighed_by, sworn weigher; who put the fish on the scales
q vessel product; boat, ship
q reg id:@@ ######; hull registration, boat number
q trip_start date; left port, sailed; when the boat left
q landing_date date; landed, returned to port; jour du retour au port
q landing_time time; moored at, time of landing
q zone id:27.#.@; fishing area, ICES zone
q gear choice:trawl/gillnet/pots; fishing method, equipment
q fuel unit:l 200..9000; diesel burnt, fuel
q discards flag; fish thrown back, discarded catch
q inspected flag; checked by officers, control on quay
q crew number:2..9; men on board, people aboard
q logbook_page number:100..900; page, log sheet
l catch; species, landings, fish
c catch.species phrase; fish, kind
c catch.weight unit:kg 10..900; quantity, weight
c catch.grade short; size class, calibre
a buyer company; bought by, fishmonger
a revenue money; sale value, takings
a engine unit:kW 100..600; power
---
{co_op} || page {logbook_page}
{:city}

# Déclaration de débarquement
= Navire: {vessel=Saint-Gildas|L'Embellie|Petite Fleur|Vent d'Amont|Cap Hornu}, {reg}
= Armateur: {owner}
= Patron: {skipper}, {crew} à bord
= Appareillé le: {trip_start}
= À quai: {landing_date}, {landing_time}
= Zone: {zone}
Métier : {gear?chalut de fond, maille de 80~filets calés la nuit~casiers appâtés au tourteau}. [Gazole : {fuel}.]
%catch 2..6
Espèce | Poids | Cat.
{catch.species=bar|sole|lieu jaune|seiche|homard|raie bouclée|merlan} | {catch.weight} | {catch.grade=10|20|30|40|A|B}
%%
{discards!Du poisson sous taille a été remis à l'eau, noté au journal|Rejets en mer : deux paniers~Rien n'a été rejeté|Pas de rejets}. {inspected!Des agents sont montés à bord|Contrôle à quai, sans remarque~Aucun contrôle à l'arrivée|Nul agent ne s'est présenté}. Transmis à {authority} le {:date}.
> Pesé par {weigher}, juré


== fr recette_logiciel
q vendor company:{} Logiciels/Studio {} Numérique/{} Systèmes; software house, delivered_by, fr:éditeur; firm that wrote the program
q client company:Hôpital de {}/Région {}/Agglomération de {}/Coopérative {}; ordering customer, accepted_for; for whom it was written | organisme qui réceptionne
q project product; application, product name, fr:solution; name of the program
q version id:#.##.#; release, build; release that was tried
q tester person; test lead, fr:testeur principal; who ran the trials
q client_pm person; customer project lead, fr:chef de projet côté client; who leads the project at the client's
q vendor_pm person; supplier project lead; who leads it on the supplier's side
q contract_ref id:MP-####-##; procurement number, contract; contract under which it was ordered
q tests_from date; testing began, fr:début de campagne; first day of the trials
q tests_to date; testing ended; last day of the trials
q go_live date; production start, fr:mise en service; from when everybody will use it
q cases number:20..600; test cases run, scenarios; how many trials were run
q failed number:1..60; failed cases, fr:anomalies; how many did not work
q acceptance choice:accepted/accepted with reservations/rejected; decision, verdict; what was decided about the delivery
q data_migrated flag; migration complete, fr:reprise des données; whether the old data were brought over
q warranty duration; support period, free fixes; how long bugs are mended free of charge
q penalty money:200..9000; late penalty, amount withheld; what is kept back for lateness
l bugs; open defects, fr:points ouverts; what remains to be mended
c bugs.ref id:B-###; ticket, number
c bugs.what phrase; symptom, summary
a server phrase; machine, hostname
a licences number:5..500; user seats, number of licences
a training date; training session, user course
---
{vendor} || {client}
# Procès-verbal de vérification d'aptitude – {project=Gestion'Air|Médiplan|Ruralis|Paie-Facile|Cadastra}, version {version}
Marché {contract_ref}

Du {tests_from} au {tests_to}, {tester} a déroulé {cases} scénarios en présence de {client_pm}, qui pilote le projet pour l'acheteur, et de {vendor_pm}, pour le fournisseur. {failed} n'ont pas donné le résultat attendu ; les plus gênants sont repris ici.
%bugs 1..4
N° | Symptôme
{bugs.ref} | {bugs.what=export tronqué|mot de passe refusé après mise en veille|arrondi faux au centime|impression décalée|lenteur au-delà de vingt postes}
%%
{data_migrated!Les dossiers de l'ancien outil s'y retrouvent tous|L'historique a été repris en entier~Les anciens dossiers n'ont pas encore été repris|La reprise de l'historique reste à faire}.
+++
{acceptance?L'acheteur prononce la réception sans condition~L'acheteur prononce la réception, à charge de corriger les points cités~L'acheteur refuse la livraison et demande une nouvelle campagne}. [Pénalité retenue : {penalty}.] Ouverture à tous les agents prévue le {go_live}. Corrections gratuites pendant {warranty}.
Fait à {:city}, le {:date}
{client_pm} || {vendor_pm}

== fr plainte_recepisse
q station company:Commissariat de {}/Brigade de {}/Poste de police de {}; police station, taken_by_office, fr:service; where it was taken down
q complainant person; victim, declarant, fr:plaignant; who came to complain
q officer person; taken down by, fr:agent; who typed the statement
q suspect person; accused person, named offender; whom the victim suspects | personne soupçonnée
q witness person; saw the facts, fr:témoin; who saw it happen
q prosecutor_office city; forwarded to court, competent prosecutor; where the file is sent
q pv_no id:####/####; record number, statement id; number under which it was recorded
q facts_date date; committed_on, when it happened; day of the deed
q filed_date date; complaint lodged, recorded on; when the victim came in
q facts_time time; hour of facts, about what time
q place street; scene, where it happened
q offence choice:theft/assault/damage; charge, kind of offence; what the deed was
q object product; stolen or hit thing, item concerned; thing that was taken or hit
q loss money:50..5000; estimated damage, value of loss
q insured flag; covered by insurance, fr:assuré; whether an insurer will be told
q injured flag; bodily harm, doctor needed; whether the victim was hurt
q off_work duration; incapacity, days unfit
a lawyer person; counsel of victim
a birth date; date of birth of the complainant
a plate id; car plate of offender
a hearing date; court date, summons
---
{station}
{:street}, {:zip} {:city}

# Récépissé – procès-verbal {pv_no}
Le {filed_date}, s'est présenté devant nous, {officer}, officier de police judiciaire, {complainant}, domicilié {:address}, qui dépose ce qui suit.
« Le {facts_date} vers {facts_time}, {place}, {offence?on m'a pris mes affaires pendant que je tournais le dos~un homme m'a poussé puis frappé~quelqu'un a brisé ce qui m'appartient}. Il s'agit de {object=mon vélo électrique|mon téléphone|la vitrine de mon magasin|mon sac à main|ma voiture}. Je pense à {suspect}, un ancien voisin, sans en être sûr. [{witness}, qui promenait son chien, a tout vu.] J'évalue le tout à {loss}. {insured!J'ai une assurance et je vais la prévenir|Mon assureur sera averti demain~Je ne suis pas assuré pour cela|Aucune assurance ne me couvre}. »
{injured!Le plaignant présente des hématomes et a été dirigé vers un médecin|Plaie au front, certificat joint~Le plaignant n'est pas blessé|Aucune blessure n'est alléguée}. [Incapacité : {off_work}.]
+++
Le dossier est transmis au parquet de {prosecutor_office}. Sans nouvelles sous {:duration}, adressez-vous à l'aide aux victimes, {:phone}.
> Remis contre signature

== fr essai_recette_terrain_agricole
q institute company:Institut {} du végétal/Station {} d'essais/Semences {} Recherche; trial station, issued_by; body that ran the trial
q seed_house company:Semences {}/{} Grains/Maison {} Sélection; breeder, sponsor, fr:obtenteur; house whose seed was tried
q host_farmer person; land owner of the plot, fr:agriculteur hôte; on whose land it was done
q engineer person; trial leader, fr:responsable d'essai; who answers for the figures
q machine_driver person; plots cut by, driven_by; who cut the plots
q variety product; cultivar, tested seed; what was sown
q trial_no id:E##-##; experiment, trial code
q sown date; sowing date, fr:semis; when the seed went in
q cut date; end of trial, cut_on; when the plots were cut
q yield unit:q/ha 40..110; output, fr:rendement; what the variety gave
q control_yield unit:q/ha 40..110; reference yield, check; what the control gave
q moisture percent; grain humidity, water content
q seed_rate number:150..450; seeds per square metre, density
q plot_size unit:m² 8..40; size of one plot, unit plot
q irrigated flag; watered, fr:irrigation
q lodged flag; crop laid down, fr:verse; whether the crop fell over
q soil choice:clay/loam/sand; ground type, texture
q advice phrase; recommendation, conclusion
a price money; seed price, cost per bag
a fertiliser unit:kg 20..200; nitrogen dose, manure
a next_trial year; trial repeated in
---
{institute}
Fiche d'essai {trial_no}, {:city}

Cette année encore, {host_farmer} nous a prêté un coin de son champ : des terres {soil?lourdes, collantes dès la pluie~limoneuses, battantes en surface~légères, filtrantes, vite sèches}. La maison {seed_house} nous avait confié {variety=Orphéus|Belle de mai|Tramontane|KX 40|Gallix} pour la mettre en regard d'un témoin bien connu.
= Semé le: {sown}
= Densité: {seed_rate} grains/m²
= Parcelle élémentaire: {plot_size}, {:number:3..6} répétitions
= Coupé le: {cut} par {machine_driver}
?= Humidité: {moisture}
+++
## Ce qu'il faut retenir
La nouvelle venue donne {yield}, le témoin {control_yield} ; écart-type {:unit:q/ha 1..4}. {irrigated!Deux tours d'eau ont été apportés en juin|L'enrouleur est passé une fois~Pas d'arrosage|L'essai a été conduit sans eau}. {lodged!Après l'orage, un tiers était couché|Tiges couchées sur deux répétitions~Rien n'était couché à la coupe|Bonne tenue, pas une tige à terre}.
?Notre conseil : {advice=à réserver aux terres profondes|à essayer sur une petite surface|semer une semaine plus tôt|attendre une année de plus}.
> {engineer}, le {:date}

== fr concession_stand_salon
q fair company:Salon {}/Expo {}/Foire de {}; trade fair, organiser, issued_by; who holds the fair
q exhibitor company; stand holder, fr:exposant; firm that takes the stand
q co_exhibitor company:{} Conseil/Groupe {}/{} Associés; hosted firm, shares the stand; second firm on the stand
q contact person; exhibitor's contact, marketing lead; who looks after it at the firm
q account_manager person; fair's contact, fr:commercial; who sold the stand
q stand_builder company:{} Stands/Agencement {}/Décor {}; booth builder, built_by; who puts the booth up
q stand id:Hall # – @##; booth number, location
q surface unit:m² 9..120; floor space, booth size
q sqm_price money:120..400; rate per square metre
q total money:2000..40000; amount of the order, sum ordered
q opens date; fair opens, first day; premier jour du salon
q ends date; fair closes, last day; last day of the fair
q build_from date; set-up starts, access for builders; when builders may come in
q pay_before date; settlement date, due; until when the money must be there
q badges number:4..40; passes, exhibitor cards
q corner choice:row/corner/island; stand kind, open sides; how many sides are open
q power_included flag; electricity in price, fr:courant compris
q parking flag; lorry parking booked
a discount percent; early bird rebate
a visitors number; expected audience
a insurance company; exhibition insurer
---
{fair}
Confirmation d'exposant

{exhibitor}
À l'attention de {contact}
{:address}

> {:date}
Nous vous réservons le stand {stand}, {surface}, {corner?en alignement, ouvert sur une seule allée~à l'angle de deux allées~entouré d'allées des quatre côtés}. [Vous y accueillez {co_exhibitor}, inscrite au catalogue.]
= Ouverture: {opens}
= Clôture: {ends}
= Montage dès le: {build_from}
= Prix au m²: {sqm_price}
= Total hors taxes: {total}
= Cartes: {badges}
+++
{power_included!Un coffret de 3 kW fait partie du prix|Le courant est compris~Le courant se commande à part|L'électricité n'est pas comprise}. {parking!Une place poids lourd vous est gardée derrière le hall|Parking camion réservé~Nous n'avons pas pu vous garder de place pour le camion|Aucun stationnement n'est prévu pour les camions}.
Votre monteur, {stand_builder}, doit se déclarer au commissariat général. Le règlement est attendu avant le {pay_before} ; après, {:percent} de majoration.
> Votre interlocuteur : {account_manager}, {:phone}

== fr jugement_pension
q court company:Tribunal de {}/Tribunal judiciaire de {}/Cour {}; issuing court, fr:juridiction; court that decided
q judge person; decided_by, fr:juge; who gave the judgment
q registrar person; clerk of court, countersigned; who sat beside the judge
q payer person; debtor, parent who pays, fr:débiteur; who has to pay for the child
q recipient person; creditor, parent with custody; who gets the money each month
q child person; minor, for whose benefit; child for whom it is paid
q payer_lawyer person; counsel of the payer; avocat de celui qui paie
q recipient_lawyer person; counsel of the recipient; avocat de celui qui reçoit
q mediator company:Espace {}/Association {} Familles/Point-rencontre {}; contact centre, meeting place; where parent and child meet
q roll id:##/#####; case number, register
q heard date; hearing, fr:audience; when the case was heard
q pronounced date; judgment date, decided; jour de la décision
q from date; payable from, effective; from when it must be paid
q amount money:80..900; monthly maintenance, contribution
q indexed flag; follows prices, cost-of-living adjusted; whether it rises with prices
q appeal_suspends flag; stayed by appeal, provisional enforcement refused; whether an appeal stops the payment
q custody choice:mother/father/alternating; residence of child, lives with
q appeal_days number:10..30; days to appeal
a birth date; child's birth date
a salary money; income of the payer
a school company; child's school
a marriage date; wedding day of parents
---
^ {court}
RG n° {roll}

# Jugement
Audience du {heard}, sous la présidence de {judge}, assisté de {registrar}, greffière.
Entre {recipient}, demandeur, représenté par Maître {recipient_lawyer}, et {payer}, défendeur, représenté par Maître {payer_lawyer} ;
Vu l'intérêt de {child}, enfant commun ; attendu que les ressources des parties ont été débattues contradictoirement ;
PAR CES MOTIFS, statuant publiquement,
* FIXE la résidence de l'enfant {custody?au domicile de la mère~au domicile du père~une semaine chez l'un, une semaine chez l'autre} ;
* CONDAMNE {payer} à verser chaque mois {amount}, à compter du {from}, d'avance et avant le 5 ;
* DIT que cette somme {indexed!suivra l'indice des prix chaque 1er janvier|sera revue d'office selon le coût de la vie~ne sera pas indexée|demeurera la même sans indexation} ;
?* DIT que les rencontres auront lieu à {mediator}, le <premier|troisième> samedi ;
* {appeal_suspends!DIT que l'appel suspend l'exécution|REFUSE l'exécution provisoire, rien n'étant dû tant que l'appel est pendant~ORDONNE l'exécution immédiate, nul recours n'étant suspensif|DIT qu'aucun recours n'arrête l'exécution}.
Les parties disposent de {appeal_days} jours pour faire appel. Frais de {:money:100..900} partagés.
> Prononcé le {pronounced}

== fr fiche_reparation_velo
q shop company:Cycles {}/Vélo {}/L'Atelier {}; bike shop, fr:atelier; who repairs the bike
q brand company:Cycles {} SA/{} Bikes/Mobilité {}; manufacturer, claim sent to; maker of the bike
q customer person; owner, client; to whom the bike belongs
q mechanic person; repaired_by, fr:mécano; who works on it
q intake_by person; taken in by, salesperson; who took it in at the counter
q ticket number:1000..9900; job, slip number
q bike product; model, vehicle
q frame_no id:@@#######; serial, frame number
q brought date; dropped_off, received; when the bike was left
q promised date; ready on, fr:prêt le; when it can be fetched
q bought date; purchase date, sold on; date d'achat du vélo
q estimate money:20..400; cost estimate, not above; what the client agreed to spend at most
q mobile phone; text message to, phone
q stolen_check flag; theft register consulted, fr:vérifié volé; whether the theft file was looked up
q loan_bike flag; replacement bike given, courtesy bike
q guarantee choice:paid/guarantee/goodwill; charged as, billing mode; on whose account the work goes
l jobs; work to do, tasks
c jobs.what phrase; task, operation
c jobs.minutes unit:min 5..90; time, planned minutes
a battery_charge percent; battery level
a km unit:km 100..9000; distance run, odometer
a insurance company; bike insurer
---
{shop} || Fiche {ticket}
{:street}, {:city}

= Client: {customer}
?= SMS au: {mobile}
= Vélo: {bike=VTC femme bleu|pliant 20 pouces|cargo électrique|course carbone|enfant 16 pouces}, cadre {frame_no}
= Entré le: {brought}, pris par {intake_by}
= Acheté le: {bought}
+++
%jobs 2..5
À faire | Durée
{jobs.what=purger les freins|dévoiler la roue arrière|changer la chaîne|serrer le jeu de direction|poser un garde-boue|mise à jour moteur} | {jobs.minutes}
%%
Ne pas dépasser {estimate} sans rappeler. {guarantee?À compter au client~Pris par la garantie du fabricant~Offert par la maison, client fidèle}. Fabricant : {brand}.
{stolen_check!Fichier des vols consulté : inconnu|Numéro contrôlé au fichier des vols~Fichier des vols non consulté|Pas de contrôle au fichier des vols}. {loan_bike!Un vélo de prêt lui a été remis|Reparti sur notre vélo de courtoisie~Pas de vélo de prêt disponible|Ne veut pas de vélo de prêt}.
Pour {mechanic}, à finir le {promised}.
~ Frais de garde {:money:1..5} par jour après {:duration}.

== fr courriel_report_conference
q society company:Société {} d'histoire/Académie de {}/Institut {}; learned society, organiser, sender_organisation; who organises the talk
q host company:Université de {}/Bibliothèque {}/Musée {}; venue owner, hosting institution
q organiser person; sender, programme secretary; who writes the message
q speaker person; lecturer, addressee, invited guest; who was to give the talk
q chair person; session chair, fr:modératrice; who will lead the discussion
q driver person; picks up at station, fr:accueil; who meets the guest at the train
q topic phrase; subject of talk, title
q old_date date; cancelled date, initially; day that fell through
q new_date date; rescheduled to, new day; day now chosen
q start time; begins at, talk time
q room phrase; hall, lecture room
q hotel company:Hôtel {}/Auberge {}/Pension {}; accommodation, lodged_at
q fee money:100..900; honorarium, speaker's fee
q reason choice:strike/illness/works; why postponed, cause
q online flag; streamed, also on the net
q travel_paid flag; train refunded, travel covered
q slides_by date; send slides before, deadline for material
a audience number:20..300; expected listeners
a train number; train of the guest
a publication product; proceedings, journal
---
De : {organiser} <secrétariat|programme>, {society}
À : {speaker}
Date : {:date}
Objet : Changement de jour

Cher collègue, chère collègue,
J'ai le regret de vous annoncer que votre causerie sur « {topic=les ponts transbordeurs|la peste à Marseille|les herbiers de voyage|l'argot des mariniers|la carte de Cassini} », annoncée pour le {old_date}, ne pourra se tenir ce jour-là : {reason?les cheminots cessent le travail toute la semaine~notre présidente, qui devait vous présenter, est alitée~la salle sera livrée aux peintres}. Nous vous proposons le {new_date} à {start}, {room=salle des Actes|auditorium du sous-sol|grand salon|salle 104}, toujours dans les murs de {host}. {chair} animera la discussion.
{online!La séance sera aussi retransmise|On pourra la suivre de chez soi~Il n'y aura pas de retransmission|Rien ne sera diffusé en ligne}. {travel_paid!Votre billet vous sera remboursé|Nous prenons le train à notre charge~Hélas, nous ne pouvons payer le voyage|Le déplacement reste à votre charge}. [Vos honoraires, {fee}, ne changent pas.]
?{driver} vous attendra à la gare ; une chambre est retenue à {hotel}.
?Pensez à nous envoyer vos images avant le {slides_by}.
Avec toutes mes excuses,
{organiser}
{:phone}

== fr carte_garantie_chaudiere
q installer company:Chauffage {}/{} Sanitaire/Plomberie {}; fitted_by, heating firm, fr:installateur
q maker company:{} Thermique/Chaudières {}/Fonderies {}; manufacturer, guarantee given by
q gas_company company:Gaz de {}/Énergie {}/Régie {}; gas supplier, informed body
q owner person; user, home owner, fr:utilisateur
q fitter person; technician, put in service by
q tenant person; occupant, lives there
q serial id:##########; appliance number, machine no
q model product; boiler type, appliance
q fitted date; installed_on, fr:pose
q lit date; commissioned, first fire; when it was first lit
q guarantee_end date; guarantee until, cover ends
q power unit:kW 12..35; heat output, nominal power
q pressure unit:bar 1..3; water pressure, system pressure
q co number:5..90; carbon monoxide reading, ppm
q contract flag; maintenance contract signed, service plan
q old_removed flag; former boiler taken away
q vent choice:chimney/wall/roof; flue outlet, exhaust; which way the fumes go
q place address; where installed, dwelling
a price money; cost of boiler
a next_service date; next maintenance
a efficiency percent; yield, efficiency
---
{maker}
# CARTE DE GARANTIE
~ à renvoyer dans les {:number:10..30} jours

= Appareil: {model=Calora 24|Mini-Flam C|Duo 30 condensation|Vesta murale|Thermobloc}
= N°: {serial}
= Puissance: {power}
= Utilisateur: {owner}
= Lieu de pose: {place}
?= Occupant: {tenant}
= Posé le: {fitted} par {installer}
+++
## Mise en route
Premier allumage le {lit} par {fitter}. Fumées évacuées {vent?par le conduit existant, tubé~en ventouse à travers la façade~à la verticale, par une traversée de tuiles}. CO mesuré {co} ppm ; pression {pressure}. {old_removed!L'ancienne chaudière a été emportée|Vieil appareil repris et mis au rebut~L'ancienne chaudière est restée à la cave|Le vieil appareil n'a pas été enlevé}. Certificat transmis à {gas_company} le {:date}.
{contract!L'utilisateur a souscrit un contrat d'entretien|Entretien annuel confié à la même maison, contrat signé~Aucun contrat d'entretien n'a été signé|L'utilisateur n'a pas voulu de contrat d'entretien}.
Pièces garanties jusqu'au {guarantee_end}, corps de chauffe {:duration}.

== fr proces_verbal_tirage_tombola
q society company:Amicale {}/Sou des écoles de {}/Fanfare {}/Club {}; organiser, association
q bailiff person; sworn officer, supervised_by; who watched that all was fair
q hand person; drew the tickets, fr:main innocente; who pulled the numbers out
q president person; chair, signed_by
q sponsor company:Boulangerie {}/Garage {}/Supermarché {}; first prize given by, main donor
q draw_date date; drawn on, fr:tirage
q claim_until date; prizes to be fetched before, fr:retrait
q licence_date date; authorised on, permit of the town
q authority company:Mairie de {}/Préfecture de {}/Commune de {}; authorised_by, licensing body
q tickets_sold number:200..6000; sold, tickets placed
q ticket_price money:1..5; price of one ticket
q proceeds money:300..9000; net gain, sum raised
q cause phrase; used for, purpose, beneficiary
q all_prizes_claimed flag; every prize taken, nothing left
q redraw choice:kept/redrawn/given to charity; unclaimed prizes, fate of leftovers
q place phrase; where held, hall
l winners; winning tickets, prizes
c winners.ticket id:#####; number, ticket
c winners.prize product; lot, prize
a treasurer person; accounts kept by
a printer company; ticket printer
a next_event date; next raffle
---
{society}
# Procès-verbal du tirage
L'an en cours, le {draw_date}, {place=à la salle des fêtes|au café de la Poste|sous le chapiteau|au préau}, sous l'œil de {bailiff}, commissaire de justice, il a été procédé au tirage de notre tombola, permise par {authority} le {licence_date}. La petite {hand} a sorti les numéros d'un sac fermé.
= Billets placés: {tickets_sold} sur {:number:6001..9000}
= Le billet: {ticket_price}
= Reste en caisse: {proceeds}
?= Destination: {cause=le voyage des CM2|des instruments neufs|la réfection du terrain|un fauteuil roulant|le Noël des anciens}
%winners 3..6
Numéro | Lot
{winners.ticket} | {winners.prize=week-end à la mer|jambon sec|cafetière|vélo|panier garni|bon d'achat}
%%
Le gros lot est offert par {sponsor}, que nous remercions. {all_prizes_claimed!Tout est parti le soir même|Chaque gagnant a emporté son lot~Plusieurs gagnants ne se sont pas montrés|Il reste des lots à retirer}. À venir chercher avant le {claim_until} ; ensuite, {redraw?nous les gardons pour l'an prochain~un second tirage aura lieu~ils iront à une œuvre}.
> {president}

== fr note_service_astreinte
q company company:Eaux {}/Chauffage urbain {}/Autoroutes {}/Réseau {}; employer, issued_by
q subcontractor company:{} Dépannage/Curage {}/Électricité {}; backup firm, called in if needed
q author person; head of operations, signed_by; who wrote the note
q on_call person; duty technician, fr:agent de garde; who must answer this week
q backup person; second on call, fr:renfort; who steps in if the first cannot
q manager_on_call person; decision maker on duty, fr:cadre d'astreinte; who decides in grave cases
q duty_phone phone; number to dial, hotline
q from date; duty begins, week start
q to date; duty ends, week end
q handover time; changeover, fr:relève
q reach unit:min 15..60; maximum response time, must be there within
q bonus money:80..300; on-call pay, weekly compensation
q vehicle id:@@-###-@@; van, service car
q note_no id:NS ##-##; note number, reference
q snow flag; winter service, salting on
q alcohol_rule flag; no drinking allowed, sober duty
q sector choice:north/south/whole network; area covered, territory
l duties; key numbers, who to call
c duties.what phrase; case, situation
c duties.who person; call, person
a union person; staff delegate
a rest_day date; compensatory rest
a salary money; monthly pay
---
{company} || {note_no}
Direction de l'exploitation || {:date}

# Astreinte du {from} au {to}
Relève à {handover}, au dépôt, clefs et carnet en main.
* De garde : {on_call}, voiture {vehicle}
* En renfort : {backup}
* Pour les décisions graves : {manager_on_call}
Un seul numéro : {duty_phone}. L'agent doit être sur place en {reach}. Territoire : {sector?tout ce qui est au-dessus du canal, côté nord~tout ce qui est en dessous du canal, côté sud~la totalité du réseau}. Si la pelle est nécessaire, appeler {subcontractor}.
+++
## Cas particuliers
%duties 2..4 lines
{duties.what=fuite sur route nationale|panne de pompe|alarme chlore|accident avec blessé|coupure électrique} : {duties.who}
%%
+++
{snow!La viabilité hivernale est en vigueur, salage avant six heures|Neige annoncée : équipes de déneigement doublées~Pas de service hivernal cette semaine|Le service hivernal est terminé}. {alcohol_rule!Je rappelle qu'on ne boit pas une goutte pendant sa garde|Zéro alcool~Le règlement de garde a été allégé et ne dit plus rien de l'alcool, restez raisonnables|Aucune règle particulière sur l'alcool}. [Indemnité : {bonus} la semaine.]
> {author}


== fr plan_vol_montgolfiere
q operator company:Ballons {}/{} Aérostats/Montgolfières de {}; flight company, carrier, issued_by; who sells the flight
q pilot person; captain, fr:commandant de bord; who steers the balloon
q retrieve_driver person; ground crew, chase driver, fr:récupérateur; who follows on the road
q passenger person; guest, ticket holder; who was given the flight | qui monte dans la nacelle
q giver person; buyer of voucher, paid_by_person; who offered the flight
q voucher id:MG-####-@@; ticket, gift number
q balloon id:F-@@@@; registration, aircraft
q flight_date date; day of flight, scheduled; when they mean to fly
q voucher_expiry date; valid until, use before; until when the voucher can be used
q meet_at time; rendezvous, meeting time
q meet_place phrase; meeting point, where to come
q max_wind unit:km/h 8..25; wind limit, not above
q pax_weight unit:kg 50..120; passenger weight, declared weight
q flight_length duration; time in the air, flight time
q confirmed choice:confirmed/postponed/waiting for weather; status, decision, state
q children flag; minors accepted, kids allowed
q medical flag; doctor's note needed, health certificate
q call_before phone; number to ring the evening before, contact
a price money; ticket price, cost
a altitude unit:m 200..1500; ceiling, height reached
a landing city; landing place, destination
a insurer company; aviation insurer
---
{operator}
{:email} – {:phone}

Bonjour {passenger},
Quel joli cadeau vous a fait {giver} ! Votre bon {voucher} court jusqu'au {voucher_expiry}.
= Vol prévu: {flight_date}
= Rendez-vous: {meet_at}, {meet_place=parking du stade|devant l'auberge du Lac|pré derrière la mairie|gare routière|ferme des Saules}
= Ballon: {balloon}
?= Poids annoncé: {pax_weight}
Au manche, {pilot} ; au sol, {retrieve_driver} nous suit en voiture et nous ramène. Comptez {flight_length} en l'air, mais la matinée entière avec le gonflage et le verre de l'amitié.
{confirmed?La météo est avec nous, le vol a bien lieu~Le vent tourne au sud, nous devons remettre à une autre fois~Rien n'est encore sûr, nous attendons le bulletin du soir}. Au-delà de {max_wind} de vent au sol, nous restons à terre. [La veille, appelez le {call_before} après 18 h.]
+++
## Bon à savoir
* {children!Les enfants volent dès qu'ils dépassent le bord de la nacelle|Les plus jeunes sont les bienvenus, avec un parent~Nous n'emmenons pas d'enfants|Pas de mineurs à bord}
* {medical!Un mot du médecin est exigé pour chacun|Certificat médical obligatoire~Aucun papier médical n'est demandé|Pas besoin de certificat}
* Chaussures fermées, la rosée mouille. Il a été constaté {:number:2..9} reports par saison.
~ {:company}, agence de voyages partenaire. Édité le {:date}.

== fr accident_travail
q employer company; company, declaring firm, fr:entreprise; who declares the accident
q health_insurer company:Caisse {}/Assurance accidents {}/Fonds {}; sent to, accident fund, fr:organisme; body that gets the declaration
q user_firm company:Chantier {}/Entrepôts {}/Usine {}; site of accident, host firm; where it happened when not at the employer's
q victim person; injured worker, employee; who was hurt | salarié blessé
q first_informed person; told first, supervisor; who was told first
q witness person; eyewitness, saw it happen
q declarant person; filled in by, HR clerk; who signs the declaration
q doctor person; treating physician, certificate from
q accident_date date; date of accident, occurred
q told_date date; employer informed on, known since; when the firm learnt of it
q declared date; date of declaration, sent_on
q hour time; time of accident, at
q shift_from time; began work at, shift start
q injury phrase; nature of injury, harm
q body_part phrase; part of body, seat of injury
q circumstances choice:fall/handling load/machine; how it happened, cause
q stopped flag; off work, sick leave; whether the worker had to stop
q doubts flag; employer disputes, reservations made; whether the firm doubts that it happened at work
q hospital company:Hôpital {}/Clinique de {}/Centre médical {}; taken to, care given at
a birth date; date of birth
a social_no id; insurance number of the worker
a wage money; monthly pay
a hire_date date; employed since
---
{employer} || Déclaration du {declared}
{:street}, {:zip} {:city}

Destinataire : {health_insurer}
# Accident du travail
= Salarié: {victim}
= Emploi: <cariste|maçon|aide-soignante|préparateur>, depuis {:number:1..20} ans
= Le: {accident_date} à {hour}
= Horaire du jour: de {shift_from} à {:time}
= Lieu: {user_firm}, {:city}
+++
Notre salarié {circumstances?a glissé sur une plaque humide et s'est retrouvé à terre~soulevait un carton lourd quand il a senti un craquement~a eu la main prise entre deux rouleaux}. Lésion : {injury=entorse|coupure profonde|lumbago|fracture|brûlure}, {body_part=cheville gauche|index droit|bas du dos|épaule|avant-bras}. {first_informed}, chef d'équipe, prévenu en premier, a appelé les secours ; nous-mêmes l'avons su le {told_date}. [{witness} se trouvait à côté et confirme.]
Conduit à {hospital}, il y a vu le docteur {doctor}. {stopped!Il est arrêté depuis lors|Le certificat prescrit un arrêt~Il a repris son poste le lendemain, sans arrêt|Le certificat ne prescrit pas d'arrêt}.
{doubts!Nous émettons des réserves : personne ne l'avait vu travailler à cet endroit|L'employeur doute que les faits aient eu lieu pendant le service~Nous n'avons pas de réserves à formuler|L'employeur ne conteste rien}.
> {declarant}

== fr commande_cantine_traiteur
q caterer company:Traiteur {}/Cuisine {}/Saveurs de {}; supplier, kitchen, fr:prestataire; who cooks
q customer company:Mairie de {}/Lycée {}/Clinique {}/Comité {}; ordering body, client; for whom the meal is
q orderer person; ordered_by, contact; who places the order
q chef person; cook in charge, head chef
q driver person; delivered_by, fr:livreur
q guest_of_honour person; honoured guest, celebrated person; for whom the feast is given
q order_no id:C-####; order, reference
q event_date date; served on, day of meal
q order_date date; ordered on, taken on
q headcount_by date; final number due, confirm guests before
q deliver_at time; delivery, on site at
q serve_at time; meal at, sit down
q guests number:12..300; covers, persons, headcount
q price money:12..90; price per head, cost per cover
q occasion phrase; reason, celebration
q place phrase; venue, delivered to
q dishes_lent flag; tableware included, crockery lent
q staff_included flag; waiters included, service on site
q style choice:buffet/seated/standing; kind of meal, service style
l menu; dishes, courses
c menu.dish product; dish, item
c menu.portions number:5..300; portions, quantity
a deposit money; advance paid
a allergies phrase; intolerances
a wine product; drink served
---
{caterer} || Commande {order_no}
{:phone} || prise le {order_date}

= Pour: {customer}
= Demandée par: {orderer}
= Jour du repas: {event_date}
= Endroit: {place=salle du conseil|cour d'honneur|gymnase|réfectoire|sous la halle}
= Couverts: {guests}
= Prix par tête: {price}
À l'occasion de {occasion=la retraite|son jubilé|ses adieux|sa médaille}, on fête {guest_of_honour}. {style?Grandes tables garnies où chacun se sert~Repas à l'assiette, tout le monde assis~Bouchées passées sur plateaux, sans chaises}.
%menu 2..5
Plat | Parts
{menu.dish=terrine aux noix|saumon froid|salade de lentilles|rôti de veau|tarte fine|plateau de fromages|verrine de légumes} | {menu.portions}
%%
+++
Livraison par {driver} à {deliver_at}, service à {serve_at}. En cuisine : {chef}. {dishes_lent!Nous prêtons assiettes et verres, à rendre sales|Vaisselle comprise~Vaisselle à votre charge|Nous ne fournissons pas la vaisselle}. {staff_included!Trois serveurs restent avec vous|Le service en salle est assuré par nos gens~Sans personnel : vous servez vous-mêmes|Aucun serveur n'est prévu}.
?Nombre définitif à donner avant le {headcount_by}, ensuite tout est dû.
~ Toute casse est comptée {:money:2..8} la pièce.

== fr abattage_arbre_refus
q city company:Ville de {}/Commune de {}/Arrondissement de {}; authority, decided_by; town that decides
q requester person; applicant, owner of land, addressee; who wants the tree gone | qui demande la coupe
q neighbour person; complaining neighbour, objector; who complains about the tree
q arborist person; tree expert, examined_by; who looked at the tree
q official person; signed_by, head of parks
q tree_firm company:Élagage {}/{} Arboriculture/Les Grimpeurs {}; contractor named, would cut
q file_no id:ARB-####; request number, file
q species choice:oak/maple/linden; kind of tree, essence
q girth unit:cm 60..400; trunk size, circumference
q height unit:m 6..32; how tall, height of tree
q requested date; application date, asked on
q inspected date; site visit, examined on
q decided date; decision date, date of letter
q appeal_until date; contest before, review deadline
q reason phrase; motive of the request, why fell
q granted flag; felling allowed, approved; whether the tree may be cut down
q replant flag; replacement tree required, must plant
q nest flag; birds nesting, nest found
q fine money:500..9000; penalty if cut anyway, fine
q where address; location, where the tree stands
a age number:20..200; years of the tree
a cost money; price of felling
a permit_end date; permission ends
---
{city} || {requester}
Parcs et espaces verts || {:street}
{:phone} || {:city}

Dossier {file_no} || {decided}
Objet : votre arbre, {where}

Madame, Monsieur,
Le {requested}, vous avez souhaité faire couper {species?un chêne~un érable~un tilleul} par {tree_firm}, en invoquant {reason=des racines dans l'égout|l'ombre sur les panneaux solaires|la chute de branches|une fissure du muret|le pollen}. Votre voisin, {neighbour}, nous avait écrit dans le même sens.
{arborist}, ingénieur forestier, s'est rendu sur place le {inspected}. Le sujet mesure {height} pour {girth} de tour ; il penche de {:number:2..12} degrés. {nest!Un nid occupé se trouve à la fourche|Des oiseaux y couvent~Aucun nid n'y a été vu|Nous n'avons pas trouvé de nid}.
{granted!Nous vous accordons la coupe|La coupe est permise, l'arbre étant condamné~Nous ne pouvons permettre la coupe, l'arbre étant sain|La coupe vous est refusée ; un élagage léger suffira}. {replant!En compensation, vous planterez un jeune sujet|Une plantation de remplacement est exigée~Aucune plantation n'est exigée|Vous n'avez pas à replanter}.
+++
Rappelons qu'une coupe sans permis expose à {fine}. Vous pouvez demander une révision jusqu'au {appeal_until}.
> {official}


== fr rejet_offre_marche
q buyer company:Ville de {}/Hôpital de {}/Syndicat {}/Région {}; contracting authority, sender, fr:acheteur; public body that called for offers
q loser company; rejected bidder, addressee, fr:candidat évincé; firm whose offer was not chosen
q winner company:{} et Cie/Groupe {}/{} SAS; successful bidder, awarded_to; firm that gets the work | entreprise retenue
q contact person; at the bidder, attention of; person at the firm who gets the letter
q purchasing_officer person; file handler, fr:gestionnaire; who can explain the choice
q signatory person; signed_by, authorised by; who signs for the buyer
q tender_no id:AO-####-##; procedure number, call reference
q lot number:1..12; lot number, part of the tender
q subject phrase; object of the market, what is bought
q offer_date date; bid received, submitted on; when the losing offer came in
q decision_date date; award day, committee met; when the choice was made
q standstill_until date; contract not signed before, waiting period ends; before which nothing is signed
q own_score number:30..80; points obtained, mark of the bidder; points of the firm that lost
q winner_score number:81..99; points of the winner, best mark
q rank number:2..9; place, position among bidders
q price_winner money:9000..400000; contract price, winning amount
q weak_point choice:price/technical value/delivery time; main weakness, reason; where the offer fell short
q late flag; bid out of time, received too late
q appeal_court city; complaint to, administrative court in
a own_price money; amount of the losing offer
a bidders number; offers received, number of bids
a start date; works begin
---
{buyer} || {loser}
Commande publique || À l'attention de {contact}
{:phone} || {:address}

Consultation {tender_no}, lot {lot} : {subject=entretien des espaces verts|fourniture de repas|nettoyage des vitres|réfection de chaussées|mobilier scolaire}
> le {:date}

Madame, Monsieur,
Vous nous avez remis une offre le {offer_date}. {late!Elle nous est arrivée après l'heure limite et n'a été examinée qu'à titre d'information|Bien que tardive, elle a été lue~Elle est arrivée à temps et a été examinée|Remise dans les délais, elle a été notée comme les autres}. La commission, réunie le {decision_date}, ne l'a pas retenue : elle obtient {own_score} points sur 100 et se place au rang {rank}. {weak_point?C'est surtout le montant demandé qui vous dessert~C'est surtout le mémoire, trop général, qui vous dessert~C'est surtout la durée annoncée avant livraison qui vous dessert}.
Le lot revient à {winner}, notée {winner_score}[, pour {price_winner} hors taxes].
+++
Le contrat ne sera pas signé avant le {standstill_until}. Un recours est ouvert devant le tribunal administratif de {appeal_court}.
?Pour toute explication, demandez {purchasing_officer}.
> {signatory}

== fr rapport_telesurveillance
q monitoring company:{} Sécurité/Télésurveillance {}/Vigie {}; alarm centre, issued_by, fr:station; centre that saw the alarm
q subscriber company:Bijouterie {}/Pharmacie {}/École {}/Dépôt {}; client, protected site; whose place is watched
q guard_firm company:Gardiennage {}/{} Rondes/Agents {}; patrol company, sent_out; firm whose guard went there
q operator person; on screen, handled_by; who sat at the screen
q guard person; patrolman, fr:rondier; who went to look
q key_holder person; reached by phone, fr:contact; who was called at night | personne jointe chez le client
q site_code id:@@####; transmitter code, account
q event_no id:#####; event, incident
q night date; date of event, day
q alarm_at time; triggered, alarm time
q called_at time; client phoned at
q there_at time; guard on site, arrival
q closed_at time; end of intervention, case closed
q zone phrase; detector, place of alarm
q cause choice:break-in/animal/technical; origin, finding
q police_called flag; police alerted, law enforcement
q reset flag; alarm armed again, system re-armed
q code_ok flag; password given, code word right
q charge money:40..180; call-out fee, cost
a damage money; loss
a installer company; alarm fitted by
a next_test date; test of the system
---
{monitoring} || Événement {event_no}
{:url} || {night}

Abonné : {subscriber}, {:street}, {:city} – code {site_code}

## Main courante
{alarm_at} – Détection, {zone=rideau arrière|bureau du premier|vitrine|porte de secours|cave}. Deuxième signal {:number:10..50} secondes plus tard.
{called_at} – Appel de {key_holder}, qui {code_ok!donne le mot convenu|répond avec le bon mot de passe~ne se rappelle plus le mot convenu|donne un mot erroné}.
{there_at} – {guard}, de {guard_firm}, sur place. {cause?Porte forcée au pied-de-biche, tiroirs renversés~Un chat enfermé faisait les cent pas devant le détecteur~Pile à bout de souffle, le détecteur se déclenche seul}.
{police_called!Les forces de l'ordre ont été avisées et sont venues|Gendarmerie prévenue~Il n'a pas été nécessaire d'aviser la police|Police non appelée}.
{closed_at} – Fin. {reset!Installation remise en marche|Système réarmé par le rondier~L'installation est restée à l'arrêt jusqu'au matin|Réarmement impossible}.
?Déplacement compté {charge}
> Rédigé par {operator}, au poste

== fr commission_securite_erp
q commission company:Commission de sécurité de {}/Sous-commission {}/Zone de secours {}; inspecting body, issued_by; body that judged the building
q establishment company:Cinéma {}/Hôtel {}/Centre commercial {}/Gymnase {}; visited building, operator
q chair person; presided_by, head of commission; who led the visit
q fire_officer person; fire prevention officer, reporter; who wrote the report
q operator_rep person; manager met, person in charge; who runs the place
q electrician company:Bureau {}/{} Vérifications/Contrôles {}; electrical check by, inspection firm
q mayor person; decides in the end, sent to
q file id:E ### ####; building file, reference
q visited date; inspection date, visit
q previous date; last visit, earlier visit
q electric_report date; date of electrical report, wiring checked
q next_year year; next periodic visit, year of next visit
q capacity number:60..3000; people allowed, maximum audience
q staff number:3..90; employees, staff count
q opinion choice:favourable/favourable with conditions/unfavourable; verdict, opinion given, outcome
q sleeping flag; people sleep there, overnight stay
q alarm_tested flag; alarm tried, siren test; whether the alarm was set off
q visit_kind phrase; reason of visit, type
l orders; requirements, prescriptions, fr:prescriptions
c orders.what phrase; measure, requirement
c orders.within number:5..90; days allowed, delay in days
a fine money; penalty
a architect person; designer of building
a opened year; built in, opening year
---
{commission}
Dossier {file}

# Rapport de visite
= Établissement: {establishment}, {:street}, {:city}
= Visité le: {visited}
= Motif: {visit_kind=visite périodique|ouverture|suite de plainte|fin de travaux}
?= Passage précédent: {previous}
= Public admis: {capacity}, personnel {staff}
Étaient là {chair}, qui conduisait la visite, {fire_officer}, sapeur-pompier et rapporteur, ainsi que {operator_rep} pour l'exploitant.
{sleeping!Des locaux à sommeil se trouvent aux étages|On y dort~Nul n'y passe la nuit|Pas de locaux à sommeil}. {alarm_tested!La sirène a été déclenchée : entendue partout|Essai d'alarme fait, évacuation en trois minutes~La sirène n'a pas été essayée ce jour|Aucun essai d'alarme}. Le rapport électrique de {electrician}, du {electric_report}, a été lu.
%orders 1..5
À faire | Jours
{orders.what=dégager la sortie arrière|changer deux blocs de secours|former le personnel|afficher le plan|réparer le ferme-porte|ôter les rideaux} | {orders.within}
%%
+++
{opinion?Rien ne s'oppose à la poursuite de l'exploitation~L'exploitation peut se poursuivre si ce qui précède est fait~L'exploitation ne peut se poursuivre dans ces conditions}. Transmis à {mayor}, maire, le {:date}. [Retour prévu en {next_year}.]
> {fire_officer}

== fr bon_transport_ambulance
q ambulance company:Ambulances {}/{} Assistance/Taxis {} Santé; carrier, transport firm; who drove the patient
q prescribing_house company:Hôpital {}/Centre {} de dialyse/Clinique {}; care facility, ordered at; where the ride was ordered
q fund company:Caisse {}/Mutuelle {}/Assurance {}; payer, health insurer; who pays for the ride
q patient person; transported person, insured
q doctor person; prescriber, ordered_by; who ordered the ride
q driver person; crew, driver
q attendant person; second crew member, nurse aboard
q companion person; accompanying relative, family aboard
q ordered date; prescription date
q ride_date date; day of transport
q pick_up time; collected at, departure
q drop_off time; arrived at, handed over
q from_place address; picked up at, origin
q to_place phrase; taken to, destination
q distance unit:km 3..180; kilometres, mileage
q amount money:40..600; fare, price
q mode choice:lying/sitting/wheelchair; position, kind of transport
q return_trip flag; there and back, return included
q emergency flag; urgent, lights and siren
q approval_no id:#########; agreement number, prior approval
a birth date; born on
a illness phrase; diagnosis
a plate id; ambulance registration
---
{ambulance} || {:phone}
{:city}

# Bon de transport – accord {approval_no}
= Malade: {patient}
= Caisse: {fund}
= Prescrit le: {ordered}, Dr {doctor}, {prescribing_house}
= Jour: {ride_date}
= Pris à: {pick_up}, {from_place}
= Déposé à: {drop_off}, {to_place=service de dialyse|consultation d'ophtalmologie|centre de rééducation|radiothérapie|hôpital de jour}
+++
{mode?Sur brancard, tête relevée~Assis à l'arrière, marche avec une canne~Dans son fauteuil, arrimé par quatre sangles}. {emergency!Course faite en urgence, avertisseurs en marche|Urgence vitale signalée par le 15~Course programmée, sans urgence|Rien de pressé}. {return_trip!Le retour est compris|Aller et retour sur le même bon~Aller seulement|Le retour fera l'objet d'un autre bon}.
Équipage : {driver} au volant, {attendant} auprès du malade. [A pris place aussi {companion}, de la famille.]
Parcours {distance}, péage {:money:2..15}. Montant {amount}.
~ Signature du malade ou de l'établissement, le {:date}.

== fr inscription_ecole_musique
q school company:École de musique de {}/Conservatoire {}/Académie {}; music school, issued_by
q pupil person; student, enrolled child
q payer person; guardian, bill to; who pays the fees
q teacher person; instrument teacher, taught_by
q theory_teacher person; solfège teacher, second teacher
q director person; head of school, signed_by
q instrument product; plays, discipline
q rental_shop company:Musique {}/{} Instruments/Lutherie {}; instrument rented from, shop
q pupil_no id:EM-####; enrolment number, file
q first_lesson date; lessons begin, starts
q recital date; concert, audition day
q trial_until date; withdraw before, free trial ends
q lesson_day phrase; weekday, lesson slot
q lesson_time time; hour of lesson, at
q fee money:90..900; yearly fee, tuition
q sibling_discount percent; family rebate, reduction
q level choice:beginner/intermediate/advanced; grade, stage
q own_instrument flag; has instrument, owns one
q photo_consent flag; pictures allowed, image rights
q room phrase; classroom, where
a birth date; date of birth
a orchestra company; ensemble joined
a phone phone; parent's mobile
---
{school} || Dossier {pupil_no}
{:street}, {:zip} {:city}

# Fiche d'inscription
= Élève: {pupil}
= Instrument: {instrument=violoncelle|cor|accordéon|harpe|trombone|clarinette}
= Professeur: {teacher}
= Cours: {lesson_day=mercredi|samedi|lundi soir|jeudi} à {lesson_time}, {room=salle Ravel|studio 3|grenier|annexe de la poste}
= Solfège: {theory_teacher}, groupe {:number:1..6}
= Premier cours: {first_lesson}
{level?N'a jamais touché l'instrument~A trois ans de pratique et lit couramment~Joue déjà en public et prépare un concours}. {own_instrument!Possède le sien|A hérité de celui d'un oncle~N'en possède pas et devra louer|Pas d'instrument à la maison}. [Location chez {rental_shop}.]
+++
Le forfait annuel de {fee} est réglé par {payer}, en {:number:1..4} fois.
?Réduction pour frères et sœurs : {sibling_discount}
On peut renoncer sans frais jusqu'au {trial_until}. {photo_consent!La famille accepte que l'enfant soit photographié|Photos permises~La famille ne souhaite pas de photos|Pas d'images de l'enfant, merci}.
Grande audition le {recital}.
> {director}

== fr accueil_jumelage
q committee company:Comité de jumelage de {}/Amitiés {}/Cercle européen de {}; twinning committee, organiser
q partner_town city; twin town, guests from
q host person; host family, lodges the guest; who opens the house to the guest
q guest person; visitor, lodged person
q guide person; tour leader, shows the town
q mayor person; welcomes the group, speech by
q secretary person; sent_by, writer of this sheet
q coach_firm company:Cars {}/{} Tourisme/Voyages {}; bus operator, group brought by
q arrives date; arrival, first_day
q leaves date; departure, last_day
q meet_at time; guests collected at, meeting time
q meet_where phrase; meeting place, where to collect
q guest_language language; speaks, tongue of guest
q guest_age number:14..80; age of guest
q meals_out number:1..6; meals taken together, group meals
q share money:10..90; contribution of hosts, cost per family
q smoker flag; guest smokes, tobacco
q pets_ok flag; no fear of animals, pets accepted; whether the guest gets on with animals
q theme choice:music/sport/cooking; theme of the stay, subject
l programme; schedule, days
c programme.when phrase; day, moment
c programme.what phrase; activity, visit
a allergies phrase; food intolerance
a passport id; travel document
a next_meeting date; return visit
---
{committee}

Bonjour {host},
Merci d'ouvrir votre porte ! Nos amis de {partner_town} arrivent le {arrives} avec le car de {coach_firm}. Vous accueillerez {guest}, {guest_age} ans, qui parle {guest_language} et un peu la nôtre. {smoker!Fume, mais dehors|Fumeur, prévoyez un cendrier au jardin~Ne fume pas|Non-fumeur}. {pets_ok!Aime les bêtes|Chiens et chats ne le gênent pas~Craint les chiens|Ne supporte pas les poils de chat}.
Rendez-vous à {meet_at}, {meet_where=devant la salle des sports|place de l'Église|à la gare|au parking du lac}, où {mayor} dira quelques mots. Cette année, tout tourne autour {theme?des chœurs et des fanfares~des terrains et des stades~des fourneaux et des recettes}.
%programme 2..5 lines
{programme.when=vendredi matin|vendredi soir|samedi|samedi soir|dimanche midi} : {programme.what=visite de la tannerie|bal|promenade en barque|pique-nique|marché|messe en musique}
%%
+++
{meals_out} repas sont pris en commun ; le reste est chez vous. Participation : {share} par foyer.
?Pour la visite de la ville, suivez {guide}.
Départ le {leaves}, mouchoirs compris.
> {secretary}, le {:date}


== fr location_salle_communale
q town company:Commune de {}/Mairie de {}/Ville de {}; owner of the hall, lessor, granted_by
q hirer person; renter, booked_by, fr:preneur; who takes the hall for the day
q hirer_group company:Club {}/Amicale {}/Famille {}; on behalf of, association of hirer
q caretaker person; keys from, hall keeper, fr:régisseur; who hands the keys over
q insurer company:Assurances {}/Mutuelle {}/{} Assur; liability cover by, insured with
q official person; signed_by, deputy mayor
q hall phrase; room, what is hired
q event_day date; day of use, rented for
q keys_on date; fetch keys on, access from; when the keys can be fetched
q keys_back date; bring keys back, access ends; jour où les clefs sont rapportées
q silence_at time; music off, closing hour; when the music must stop
q rent money:50..900; hire price, charge
q deposit money:200..1500; guarantee, security sum; what is kept if something breaks
q max_people number:40..400; capacity, not more than
q occasion choice:wedding/meeting/show; purpose, kind of event
q kitchen flag; kitchen included, may cook
q alcohol_permit flag; bar licence needed, drinks permit; whether a permit for drinks is needed
q contract_no id:SP-####; agreement number, reference
a cleaning_firm company; cleaner
a phone phone; hirer's phone
a heating money; heating supplement
---
{town} || Convention {contract_no}
Salles et matériel

Entre la commune et {hirer}, agissant pour {hirer_group}, il est convenu que {hall=la grande salle|le foyer rural|la salle voûtée|l'ancienne école|le chapiteau} est mise à disposition le {event_day}, {occasion?pour des noces~pour une réunion de travail~pour un spectacle ouvert au public}, dans la limite de {max_people} personnes.
Les clefs sont à prendre le {keys_on} chez {caretaker}, qui fait le tour des lieux avec vous, et à rendre le {keys_back}. {kitchen!Fourneaux et chambre froide sont à votre disposition|La cuisine est comprise~La cuisine reste fermée|L'usage de la cuisine n'est pas accordé}. La musique s'arrête à {silence_at}.
= Redevance: {rent}
= Caution: {deposit}
{alcohol_permit!Une autorisation de débit temporaire doit être demandée|Pour servir du vin, déposez une demande de buvette~Aucune autorisation de buvette n'est nécessaire|Comme il n'y a pas de vente de boissons, nulle licence à demander}. [Attestation fournie : {insurer}.]
Chaises cassées : {:money:20..60} pièce.
> {official}, le {:date}

== fr carnet_liaison_ehpad
q home company:Résidence {}/Maison de retraite {}/Les Tilleuls de {}; nursing home, facility, sender
q resident person; elderly person, about whom; whose day is told
q relative person; addressee, daughter or son, family contact; to whom the note is written
q nurse person; written_by, night nurse, author
q physio person; exercises with, physiotherapist
q visiting_doctor person; seen by, GP on round
q hairdresser company:Coiffure {}/Salon {}/{} Beauté; outside provider, hair done by
q note_date date; date of note, written on
q fall_date date; date of fall, slipped on
q doctor_date date; doctor's visit, seen on
q outing_date date; excursion, next outing
q weight unit:kg 40..90; body weight, weighed
q room number:1..140; room number, door
q mood choice:cheerful/sad/agitated; state of mind, morale
q ate_well flag; appetite good, eats enough
q hurt_in_fall flag; injured by the fall, wound
q wish phrase; asks for, what to bring
q outing_place phrase; trip to, destination
a bill money; monthly bill, price
a pharmacy company; chemist, drugs from
a birthday date; born on
---
{home}
Chambre {room}

> {note_date}
Chère Madame, cher Monsieur {relative},
Voici des nouvelles de {resident}. {mood?Le moral est excellent, on rit aux éclats à table~Les larmes viennent vite ces jours-ci, surtout le soir~Beaucoup d'allées et venues la nuit, l'humeur est vive}. {ate_well!Les assiettes reviennent vides|L'appétit est là~On picore, sans plus|L'appétit manque depuis la semaine dernière}. [Sur la balance : {weight}.]
Le {fall_date}, il y a eu une chute dans le couloir ; {hurt_in_fall!un bleu à la hanche et une petite plaie recousue|le poignet est foulé~plus de peur que de mal, rien à signaler|pas la moindre égratignure}. Le docteur {visiting_doctor} est passé le {doctor_date}, et {physio} fait marcher un peu chaque matin, {:number:10..40} minutes.
?{hairdresser} est venu pour une mise en plis.
?Si vous passez, apportez {wish=des pastilles à la menthe|le gilet bleu|des photos|du chocolat noir|la petite radio}.
Nous irons {outing_place=au bord de la mer|au marché|voir les jonquilles|à la crêperie} le {outing_date}, voulez-vous venir ?
Bien à vous,
{nurse}, pour toute l'équipe
~ Direction : {:person}, {:phone}

== fr avis_enquete_publique
q authority company:Préfecture de {}/Sous-préfecture de {}/Canton de {}; decided_by, organising authority; who ordered the inquiry
q developer company:{} Carrières/Granulats {}/Énergie {} SAS/Élevage {}; applicant, project owner; firm that wants the project
q commissioner person; inquiry commissioner, hears the public; who hears what people think | qui recueille les remarques
q substitute person; deputy commissioner, replaces
q project_contact person; information from, applicant's contact
q prefect person; signed_by
q order_no id:####-###; decree number, order
q order_date date; order of, decree date
q opens date; inquiry begins, from_date
q closes date; inquiry ends, to_date
q first_session date; first hearing day, commissioner present on
q hour time; commissioner there from, session begins
q town_hall city; seat of inquiry, main place
q project phrase; subject, object of inquiry
q area unit:ha 2..90; extent, surface concerned
q website url; file online, web address
q mail email; remarks by mail, send opinions to
q impact_study flag; environmental study attached, impact assessed
q neighbours_country flag; cross-border consultation, abroad informed
q outcome choice:permit or refusal by prefect/vote by council/ministry decree; decision at the end, who decides
a jobs number:2..90; jobs created
a cost money; investment
a objector company; opponents, association against
---
{authority}
# AVIS D'ENQUÊTE PUBLIQUE
Par arrêté {order_no} du {order_date}, il est ouvert, du {opens} au {closes}, une enquête sur la demande de {developer}, qui souhaite {project=étendre une carrière|exploiter quatre éoliennes|agrandir un poulailler|créer une plateforme de tri|dévier un ruisseau} sur {area}. {impact_study!Une étude d'impact est jointe au dossier|Les effets sur le milieu ont été étudiés, voir pièce 6~Le projet a été dispensé d'étude d'impact|Aucune étude d'impact n'était exigée}.
{commissioner}, ingénieur retraité, a été désigné pour entendre le public[ ; en cas d'empêchement, {substitute}]. Il se tiendra à la mairie de {town_hall}, siège de l'enquête, le {first_session} à partir de {hour}.
+++
Le dossier peut être lu aux heures d'ouverture et sur {website}. [Observations : {mail}.] {neighbours_country!Les autorités du pays voisin ont été consultées|Le dossier a été envoyé de l'autre côté de la frontière~Le projet n'a pas d'effet hors des frontières|Aucune consultation à l'étranger n'a lieu}.
?Renseignements techniques : {project_contact}.
À l'issue, {outcome?l'autorisation sera accordée ou non par le représentant de l'État~le conseil municipal se prononcera~un décret sera pris à Paris}. Rapport consultable pendant {:duration}.
> {prefect}

== fr charte_apprenti_maitre
q firm company:Menuiserie {}/Boulangerie {}/Garage {}/Ferronnerie {}; employer, training firm; where the trade is learnt
q training_centre company:CFA de {}/Centre {} de formation/École {} des métiers; school, vocational college
q chamber company:Chambre des métiers de {}/Chambre {}/Office {} de l'apprentissage; registered with, supervising body
q apprentice person; trainee, fr:apprenti
q master person; trainer, master craftsman, fr:maître d'apprentissage
q guardian person; parent, legal representative
q centre_teacher person; school contact, form tutor
q trade job; occupation, craft learnt
q begins date; start of contract, first day
q ends date; end of contract, last day
q trial_ends date; trial period over, may leave until
q registered date; recorded on, filed
q contract_no id:A##-#####; registration, contract number
q pay percent; share of minimum wage, wage rate
q tools money:50..500; tool allowance, first equipment
q school_rhythm choice:one week in three/two days a week/block release; timetable, school time
q minor flag; under age, not yet eighteen
q night_work flag; works at night, early hours
q year_of_training number:1..3; training year, grade
a birth date; born on
a lodging address; lives at, dormitory
a exam date; final exam
---
{chamber}
Contrat {contract_no} – enregistré le {registered}

# Contrat d'apprentissage
= Entreprise: {firm}, {:zip} {:city}
= Métier: {trade=ébéniste|boulanger|mécanicien|ferronnier|serrurier|pâtissière}
= Jeune: {apprentice}
= Formé par: {master}
= Du: {begins}
= Au: {ends}
= Année: {year_of_training}
+++
{minor!Comme il n'a pas dix-huit ans, un parent signe aussi|Mineur, il est représenté~Majeur, il signe seul|Il a plus de dix-huit ans}. [Parent : {guardian}.] Chacun peut rompre sans motif jusqu'au {trial_ends}.
{training_centre} l'accueille {school_rhythm?une semaine sur trois~chaque lundi et chaque mardi~par périodes d'un mois, trois fois l'an} ; {centre_teacher} y répond de ses progrès. {night_work!Le travail commence avant l'aube, dérogation accordée|Il travaillera de nuit, avec l'accord de l'inspection~Il ne travaillera pas la nuit|Aucun travail de nuit}.
Il touche {pay} du salaire minimum[, et {tools} pour ses premiers outils].
Signé à {:city}, le {:date}
{apprentice} || {master}

`
