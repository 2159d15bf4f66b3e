/** Dense papers of trade, farms, science and energy in French: letters, sheets and reports full of neighbours of the same form. */
export const frenchDenseTradePapers = `
== fr ouverture_credit_documentaire
q issuing company:Banque {}/Crédit {}/{} Banque; issuing_bank, opener_bank
q advising company:{} Bank/Banco {}/{} Bank AG; advising_bank, notified_through
q applicant company:{} Négoce/Comptoir {}/{} Agro; applicant, buyer
q beneficiary company:{} Mills Ltd/{} Trading Co/{} Foods Pte; beneficiary, seller
q number id:LC########; credit_no, lc_number
q opened date; date_of_issue, opened_on
q expiry date; expiry, valid_until
q expiry_place city; place_of_expiry, expires_at
q ship_by date; latest_shipment, ship_until
q amount money:20000..900000; credit_amount, sum_available
q tolerance percent:2..10; tolerance, plus_minus
q load_port city; port_of_loading, shipped_from
q discharge_port city; port_of_discharge, shipped_to
q goods phrase; goods, merchandise
q quantity unit:t 20..900; quantity, tonnage
q days number:5..30; presentation_days, days_to_present
q officer person; trade_finance_officer, contact_at_bank
q partial flag; partial_shipments, part_deliveries; whether the goods may come in parts
q tranship flag; transhipment, transfer_allowed; whether the goods may change ship
q confirmed flag; confirmed, confirmation_added; whether another bank vouches as well
a vessel phrase; vessel, ship_name
a carrier company; carrier, shipping_line
a paid date; payment_date, drawn_on
a insurer company; cargo_insurer, insured_with
a unit_price money; unit_price, price_per_tonne
l papers; documents_required, documents; what must be shown
c papers.no number:1..12; item, no
c papers.what phrase; document, paper
c papers.originals number:1..3; originals, number_of_originals
c papers.copies number:1..5; copies
c papers.by phrase; issued_by, signed_by
c papers.must phrase; condition, must_state
c papers.date date; document_date
---
{issuing} || {opened}
{:street}, {:city} || SWIFT {:id:@@@@FR@@}
# Crédit documentaire irrévocable
= 20 Numéro: {number}
= 31D Validité: {expiry}
= 31D Lieu: {expiry_place}
= 50 Donneur d'ordre: {applicant}
= 59 Bénéficiaire: {beneficiary}
= 57A Banque notificatrice: {advising}
= 32B Montant: {amount}
= 39A Tolérance: {tolerance}
= 44E Port de chargement: {load_port}
= 44F Port de déchargement: {discharge_port}
= 44C Embarquement au plus tard: {ship_by}
= 45A Marchandise: {goods=riz étuvé 5 %|café vert grade 2|huile de palme|coton fibre|pâte à papier}
= Quantité: {quantity}
= 43P Expéditions partielles: {partial!autorisées|admises~interdites|non admises}
= 43T Transbordement: {tranship!autorisé|admis~interdit|non admis}
= 49 Confirmation: {confirmed!CONFIRM|ajoutée~WITHOUT|sans}
%papers 3..8
46A | Document | O | C | Émis par | Mention
{papers.no} | {papers.what=facture commerciale|connaissement net à bord|certificat d'origine|liste de colisage|certificat de fumigation|police d'assurance|certificat de poids} | {papers.originals} | {papers.copies} | {papers.by=le bénéficiaire|la chambre|l'armateur|un surveyor} | {papers.must=numéro du crédit|fret payé|légalisé|à ordre|110 %}
{papers.date=}
%%
48 : documents à présenter dans les {days} jours de l'embarquement. Frais hors de France à charge du bénéficiaire.
> {officer}
~ RUU 600. Commission d'ouverture {:money:200..3000}. Demande du client reçue le {:date}. {:phone}

== fr releve_compte_client_relance
q supplier company:{} Emballages/Grossiste {}/{} Boissons; creditor, supplier
q customer company:Brasserie {}/Superette {}/Hôtel {}; debtor, customer
q account id:C#####; customer_no, account_code
q accountant person; accounts_clerk, signed_by
q seller person; sales_representative, rep
q drawn date; statement_date, as_of
q reminder number:1..3; reminder_no, dunning_level
q balance money:200..30000; balance_due, total_outstanding
q overdue money:100..20000; overdue_amount, past_due
q credit money:20..900; credit_notes, credit_balance
q limit money:2000..50000; credit_limit, authorised_credit
q rate percent:8..14; late_rate, penalty_rate
q lump money:40..40; recovery_fee, flat_indemnity
q pay_by date; final_date, settle_before
q factor company:{} Factoring/{} Affacturage; factor, pay_to
q iban iban; pay_into, bank_account
q stopped flag; deliveries_stopped, account_blocked; whether nothing is sent any more
q terms number:15..60; payment_terms_days, days_to_pay
a paid date; last_payment_date, paid_on
a lawyer company; collection_agency, lawyer
a vat_no id; customer_vat, tax_id
a discount percent; early_discount, cash_discount
a order id; order_number, purchase_order
l entries; lines, open_items, invoices; what is open
c entries.date date; date, document_date
c entries.kind phrase; document_type, kind
c entries.no id:F######; document_no, number
c entries.due date; due_date, payable_on
c entries.late number:1..180; days_late, overdue_days
c entries.debit money:20..6000; debit, amount
c entries.credit money:10..900; credit, payment
c entries.site phrase; delivery_site, branch
c entries.po id; customer_ref
---
{supplier}
{:street}, {:zip} {:city} || Compte {account}
Votre commercial : {seller} || {drawn}

{customer}
Service comptabilité

# Relevé de compte – rappel n° {reminder}
Madame, Monsieur, sauf erreur de notre part, votre compte présente un solde de {balance}, dont {overdue} échus malgré nos conditions à {terms} jours :
%entries 4..11
Date | Pièce | N° | Échéance | J | Débit | Crédit
/ Point de livraison : {entries.site=cuisine|bar de la plage|annexe|siège}
{entries.date} | {entries.kind=facture|avoir|consignes|frais} | {entries.no} | {entries.due} | {entries.late} | {entries.debit} | {entries.credit}
{entries.po=}
%%
Avoirs non imputés : {credit}. Encours accordé : {limit}. {stopped!Nos livraisons sont suspendues|Votre compte est bloqué depuis ce jour~Nous continuons à vous livrer|Vos commandes restent servies}.
Merci de régler avant le {pay_by}, exclusivement à {factor}, {iban}. À défaut courront des pénalités de {rate} et une indemnité de {lump}.
> {accountant}
~ Si votre règlement s'est croisé avec ce courrier, n'en tenez pas compte. Relevé précédent : {:date}. {:phone}, {:email}. RCS {:city} {:id:### ### ###}.

== fr bulletin_apport_cereales
q coop company:Coopérative {}/Silo {}/{} Céréales; cooperative, silo_operator
q site city; silo, delivery_site
q farm company:EARL {}/GAEC {}/SCEA {}; grower, farm
q farmer person; farmer, delivered_by
q member id:A####; member_no, grower_number
q weigher person; weighbridge_operator, weigher
q sampler person; sampler, analysed_by
q crop phrase; crop, species
q variety phrase; variety
q harvest year; harvest_year, crop_year
q contract id:CT-#####; contract_no, sales_contract
q tonnes unit:t 20..900; total_delivered, tonnage
q standard unit:t 20..900; tonnage_at_standard, net_at_norm
q base money:120..480; base_price, price_per_tonne
q bonus money:100..4000; quality_bonus, premium
q drying money:50..2000; drying_cost, drying_charge
q net money:2000..200000; net_value, payable
q pay1 date; first_payment, advance_date
q pay2 date; final_payment, balance_date
q certified flag; sustainable, certified_sustainable; whether the crop is certified sustainable
q stored flag; farm_stored, stored_at_farm; whether it had lain at the farm
a buyer company; sold_to, end_buyer
a field unit; area_harvested, hectares
a iban iban; grower_account
a seed_lot id; seed_lot
l loads; deliveries, tickets, weighings; load by load
c loads.day date; date, day
c loads.ticket number:1000..9999; ticket, weigh_ticket
c loads.plate id:@@-###-@@; tractor_plate, vehicle
c loads.gross number:12000..44000; gross_kg, full
c loads.net number:6000..30000; net_kg, net
c loads.water number:12..19; moisture, humidity
c loads.protein number:9..15; protein
c loads.weight number:70..82; specific_weight, hectolitre
c loads.waste number:1..5; impurities
c loads.cell short; cell, bin
c loads.driver person; driver
---
{coop}, silo de {site} || Adhérent {member}
# Bordereau d'apport – récolte {harvest}
{farm}, représentée par {farmer} – {crop=blé tendre|orge brassicole|colza|maïs grain|pois}, variété {variety=Chevignon|RGT Planet|Kws Extase|LG Absalon|DKC 4598}, contrat {contract}
%loads 4..12
Date | Tk | Immat. | Brut | Net | H | P | PS | Imp. | C
{loads.day} | {loads.ticket} | {loads.plate} | {loads.gross} | {loads.net} | {loads.water} | {loads.protein} | {loads.weight} | {loads.waste} | {loads.cell=A3|B1|C2|7}
{loads.driver=}
%%
~ H humidité %, P protéines %, PS poids spécifique, C cellule
= Livré: {tonnes}
= Aux normes: {standard}
= Prix de base: {base}
= Bonification: {bonus}
= Séchage: {drying}
= Net à votre compte: {net}
Acompte le {pay1}, complément le {pay2}. {certified!Apport certifié durable|Récolte sous certification 2BS~Apport non certifié|Sans certification de durabilité}. {stored!Grain stocké à la ferme avant livraison|Sortie de stockage ferme~Livré au cul de la moissonneuse|Livré directement à la récolte}.
Pont-bascule : {weigher} || Échantillon : {sampler}
~ Pont vérifié le {:date}. Contestation sous 48 h, échantillon scellé {:id:E#####}. {:phone}

== fr registre_elevage_apicole
q beekeeper person; beekeeper, keeper
q business company:Ruchers {}/Miellerie {}/Les Abeilles de {}; honey_house, business
q napi id:A#######; apiary_number, napi
q siret id:### ### ### #####; business_no, siret
q declared date; declaration_date, hives_declared
q hives number:5..400; hives, colonies
q nucs number:2..90; nuclei, small_colonies
q apiaries number:1..20; apiaries, sites
q vet person; vet, health_visitor
q association company:GDSA de {}/Syndicat apicole de {}; health_group, association
q visited date; health_visit, vet_visit
q lost percent:2..60; winter_losses, losses
q queens number:5..200; queens_raised, queens
q extracted date; extraction, extracted_on
q honey unit:kg 20..4000; honey_crop, honey_total
q lot id:M-##-##; honey_lot, batch
q best date; best_before, durability
q jars number:50..9000; jars, pots_filled
q moves flag; migratory, transhumance; whether the hives are moved to flowers
q organic flag; organic, ab_certified; whether the honey is organic
a price money; price_per_kilo, honey_price
a buyer company; buyer, wholesaler
a landowner person; landowner, site_owner
a insured company; insurer
l sites; places, apiary_sites; where the hives stand
c sites.name phrase; site, place
c sites.town city; municipality, town
c sites.hives number:2..80; hives, number
c sites.from date; since, placed_on
c sites.flower phrase; forage, flower
c sites.health phrase; state, remark
c sites.altitude unit; altitude
l cures; treatments, medicines; what was done against mites
c cures.date date; date, start
c cures.product phrase; product, medicine
c cures.end date; removed_on, end
c cures.hives number:2..200; hives_treated, number
c cures.mites number:1..90; mites_before, varroa_count
c cures.by person; prescribed_by, prescriber
c cures.batch id; batch
---
# Registre d'élevage – {business}
NAPI {napi} – SIRET {siret} – tenu par {beekeeper}
Déclaration de ruches du {declared} : {hives} colonies, {nucs} ruchettes, {apiaries} emplacements. Suivi sanitaire : {association}, visite de {vet} le {visited}. Pertes d'hiver : {lost}. Reines élevées : {queens}.
%sites 3..8
Rucher | Commune | R | Depuis | Miellée | Constat
{sites.name=La Garenne|Le Vieux Four|Combe Noire|Champ du Moulin|Les Bruyères|Tilleuls} | {sites.town} | {sites.hives} | {sites.from} | {sites.flower=acacia|châtaignier|colza|lavande|montagne} | {sites.health=fortes|bourdonneuse|à réunir|RAS|frelons}
{sites.altitude=}
%%
## Traitements
%cures 2..5 lines
{cures.date} – {cures.product=Apivar|acide oxalique|Apiguard|acide formique} sur {cures.hives} ruches, lanières retirées le {cures.end}
comptage avant : {cures.mites} ; ordonnance de {cures.by}
{cures.batch=}
%%
## Récolte
Extraite le {extracted} : {honey}, mise en {jars} pots, lot {lot}, à consommer avant {best}. {moves!Les ruches transhument|Ruches déplacées au fil des miellées~Ruches sédentaires|Aucune transhumance}. {organic!Miel certifié AB|Production biologique~Production non biologique|Miel conventionnel}.
~ À conserver cinq ans. Contrôle précédent : {:date}. {:phone}.

== fr fiche_unite_stratigraphique
q body company:INRAP {}/Service archéologique de {}/{} Archéologie; operator, excavating_body
q director person; excavation_director, operation_head
q sector_head person; sector_head, responsible_for_sector
q recorder person; recorder, sheet_filled_by
q draughtsman person; drawn_by, draughtsman
q site phrase; site, site_name
q town city; municipality
q order id:####-###; prescription_order, order_no
q us number:1000..9999; context_no, us_number
q sector short; sector, zone
q square id:@##; grid_square, square
q kind choice:layer/cut/wall/floor; context_type, type
q colour id:##YR #/#; munsell, soil_colour
q texture phrase; texture, sediment
q length unit:m 1..14; length
q width unit:m 1..9; width
q thick unit:cm 2..90; thickness, depth_of_layer
q top unit:m 40..400; top_level, upper_altitude
q bottom unit:m 40..400; bottom_level, lower_altitude
q opened date; opened_on, excavated_from
q closed date; closed_on, excavated_to
q phase phrase; phase, period
q sieved flag; sieved, wet_sieved; whether the earth was put through a sieve
q certain flag; dating_certain, secure_dating; whether the date is sure
a lab id; radiocarbon_no, c14_sample
a owner person; landowner, plot_owner
a plot id; cadastral_plot
a budget money; budget
l finds; artefacts, objects; what was found
c finds.no number:1..900; find_no, object_no
c finds.what phrase; object, description
c finds.stuff phrase; material, matter
c finds.count number:1..80; number, fragments
c finds.mass unit:g 1..900; weight, mass
c finds.x id:##.##; x, easting
c finds.box id:C###; box, crate
c finds.date phrase; dating
l links; relations, stratigraphic_relations; which layers touch it
c links.kind phrase; relation, kind
c links.us number:1000..9999; other_context, us
c links.sure short; certainty, sure
c links.note phrase; note
---
{body} || Arrêté {order}
# Fiche US {us}
= Site: {site=Les Grands Champs|Îlot Saint-Pierre|ZAC de la Plaine|Parvis nord}
= Commune: {town}
= Secteur: {sector=A|B2|C|4}
= Carré: {square}
= Nature: {kind?couche~creusement~mur~sol}
= Couleur: {colour}
= Texture: {texture=limon argileux|sable grossier|remblai caillouteux|argile cuite}
= Long.: {length}
= Larg.: {width}
= Épais.: {thick}
= Z sup.: {top}
= Z inf.: {bottom}
Fouillée du {opened} au {closed}. {sieved!Tamisage à l'eau, maille 2 mm|Sédiment tamisé~Sédiment non tamisé|Pas de tamisage}. Phase proposée : {phase=La Tène D|Haut-Empire|XIIe siècle|moderne|Néolithique final}, {certain!datation assurée par le mobilier|datation sûre~datation à confirmer|datation incertaine}.
%links 2..6 sentence
Relations :
{links.kind=sous|sur|coupe|coupée par|égale à} US {links.us} ({links.sure=sûr|?})
{links.note=}
%%
%finds 3..9
Iso. | Désignation | Matière | N | g | X | Caisse
{finds.no} | {finds.what=bord de marmite|fibule|clou|tesson peint|meule|monnaie|aiguille} | {finds.stuff=céramique|bronze|fer|os|grès|verre} | {finds.count} | {finds.mass} | {finds.x} | {finds.box}
{finds.date=}
%%
Fiche : {recorder} || Dessin : {draughtsman}
Secteur : {sector_head} || Responsable d'opération : {director}
~ Minute n° {:number:1..90}, photos {:number:100..999} et suivantes. Saisie le {:date}.

== fr comptage_oiseaux_hivernants
q society company:LPO {}/Groupe ornithologique {}/Réserve de {}; society, organiser
q coordinator person; coordinator, collated_by
q observer person; main_observer, counted_by
q helper person; second_observer, helper
q site phrase; site, wetland
q code id:FR#####; site_code, code
q town city; nearest_town, municipality
q date date; count_date, day
q from time; started, from
q to time; finished, until
q weather phrase; weather, sky
q wind choice:calm/light/strong; wind, wind_force
q cold unit:°C 1..12; air_temperature, temperature
q water percent:10..99; water_surface, flooded_share
q ice percent:1..60; ice_cover, frozen_share
q species number:4..60; species_number, richness
q birds number:60..9000; total_birds, individuals
q last_total number:60..9000; last_year_total, previous_total
q disturbed flag; disturbance, disturbed; whether something had scared the birds
q complete flag; full_coverage, whole_site_seen; whether all of the site was seen
q mail email; send_to, data_email
a hunter person; hunter, hunting_warden
a next date; next_count, following_count
a ring id; ring_number, colour_ring
a owner company; site_owner, landowner
l counts; records, species_list; species by species
c counts.group phrase; group, family
c counts.name phrase; species, bird
c counts.seen number:1..900; number, counted
c counts.before number:1..900; last_year, previous
c counts.sex id:#/#; males_females, sex_ratio
c counts.where phrase; part_of_site, sector
c counts.do phrase; behaviour, activity
c counts.how short; method, counted_or_estimated
c counts.age phrase; age
---
{society} || Site {code}
# Comptage Wetlands – {site=étang de la Forge|baie de l'Authie|lac du Der, anse nord|gravière du Fort}
{town}, {date}, de {from} à {to}. Observateur : {observer}, avec {helper}. Temps {weather=couvert|clair|brumeux|pluvieux}, vent {wind?nul~faible~fort}, {cold}. En eau : {water}. Gelé : {ice}.
%counts 5..12
Espèce | N | N–1 | M/F | Où | Act. | C/E
/ {counts.group=ANATIDÉS|LIMICOLES|RALLIDÉS|ARDÉIDÉS|LARIDÉS}
{counts.name=sarcelle d'hiver|canard chipeau|vanneau huppé|foulque macroule|grande aigrette|goéland cendré|courlis cendré|oie cendrée} | {counts.seen} | {counts.before} | {counts.sex} | {counts.where=anse est|vasière|roselière|digue} | {counts.do=repos|alimentation|vol} | {counts.how=C|E}
{counts.age=}
%%
~ C compté, E estimé. N–1 : même jour de l'an passé
= Espèces: {species}
= Oiseaux: {birds}
= Oiseaux l'an passé: {last_total}
{disturbed!Un kayak a levé les oiseaux à mi-parcours|Dérangement par des chiens~Aucun dérangement|Rien n'a troublé le comptage}. {complete!Tout le site a été vu|Couverture complète~La rive sud n'a pu être vue|Couverture partielle}.
Saisie à envoyer à {mail}. Synthèse régionale : {coordinator}.
~ Lunette 30x. Protocole du {:date}. {:phone}

== fr etalonnage_certificat_balance
q lab company:Métrologie {}/Laboratoire {}/{} Étalonnage; calibration_lab, issuing_lab
q client company:Pharmacie {}/Fromagerie {}/{} Chimie; customer, owner_of_instrument
q place phrase; place_of_calibration, room
q technician person; calibrated_by, technician
q approver person; approved_by, signatory
q accreditation id:#-####; accreditation_no, cofrac_no
q cert id:E##-#####; certificate_no
q instrument phrase; instrument, equipment
q maker phrase; maker, brand
q model id:@@###; model
q serial id:########; serial_no
q range unit:g 100..6000; capacity, max_load
q step unit:mg 1..100; resolution, scale_interval
q received date; received_on, taken_in
q done date; calibration_date, calibrated_on
q issued date; issued_on, certificate_date
q temp number:18..24; room_temperature, ambient
q humidity percent:30..65; humidity
q ecc unit:mg 1..20; eccentricity_error, corner_error
q repeat unit:mg 1..20; repeatability
q adjusted flag; adjusted, was_adjusted; whether it was put right before
q conform flag; within_limits, conforms; whether it holds the limits
a next date; next_calibration, due_again
a price money; price, fee
a order id; purchase_order, order_no
a class short; accuracy_class
l points; measurements, results; load by load
c points.load unit:g 1..5000; nominal_load, load
c points.shown unit:g 1..5000; indication, reading
c points.error unit:mg 1..40; error, deviation
c points.u unit:mg 1..20; uncertainty, u
c points.limit unit:mg 10..60; limit, mpe
c points.before unit; error_before
l weights; standards_used, references; weights that were used
c weights.set phrase; standard, weight_set
c weights.id id:ET-###; standard_id, identification
c weights.cert id:C-#####; standard_certificate, certificate
c weights.date date; standard_calibrated, calibrated
c weights.until date; valid_until
---
{lab} || Accréditation {accreditation}
{:street}, {:zip} {:city} || Certificat {cert}
# Certificat d'étalonnage
= Client: {client}
= Lieu: {place=salle de pesée 2|laboratoire, paillasse 4|atelier|officine}
= Instrument: {instrument=balance analytique|balance de précision|bascule de table}
= Marque: {maker=Ohaus|Sartorius|Precia|Kern}
= Type: {model}
= N° de série: {serial}
= Portée: {range}
= Échelon: {step}
Demande du {received}. Étalonné le {done} à {temp} °C et {humidity} d'humidité par {technician}. {adjusted!Un réglage a été fait avant les mesures|Instrument ajusté au préalable~Aucun réglage n'a été fait|Instrument laissé en l'état}.
%points 4..9
Charge | Lu | Erreur | U (k=2) | EMT
{points.load} | {points.shown} | {points.error} | {points.u} | {points.limit}
{points.before=}
%%
= Excentration: {ecc}
= Fidélité: {repeat}
Étalons employés :
%weights 1..3 lines
{weights.set=jeu E2 1 mg – 200 g|masse F1 2 kg|masse F1 5 kg} {weights.id}, certificat {weights.cert} du {weights.date}
{weights.until=}
%%
{conform!L'instrument respecte les tolérances du client|Conforme aux erreurs maximales~L'instrument dépasse les tolérances|Non conforme au-delà de la mi-portée}.
> {issued}
> {approver}
~ Reproduction intégrale seulement. Guide {:id:EURAMET cg-##} v. 4. Procédure du {:date}. {:email}

== fr rapport_production_solaire
q operator company:{} Solaire/Centrales {}/{} Énergies; operator, asset_manager
q owner company:Société {} Soleil/Commune de {}/SAS {}; plant_owner, project_company
q maintainer company:{} Maintenance/Électricité {}; maintenance_firm, om_provider
q buyer company:EDF OA {}/{} Trading; offtaker, power_buyer
q author person; report_author, prepared_by
q manager person; owner_contact, asset_owner_representative
q plant phrase; plant, park
q peak unit:kWc 100..5000; peak_power, installed_power
q started date; commissioned, in_service_since
q month month; reporting_month, month
q output unit:MWh 10..900; energy_month, production
q expected unit:MWh 10..900; expected_energy, forecast
q year_output unit:MWh 100..7000; year_to_date, production_since_january
q sun unit:kWh/m² 20..220; irradiation, sun_energy
q pr percent:70..88; performance_ratio, pr
q avail percent:90..99; availability, technical_availability
q tariff money:0..1; tariff_per_kwh, feed_in_tariff
q revenue money:1000..90000; revenue, income_month
q theft flag; theft, cables_stolen; whether something was stolen
q cleaned flag; panels_cleaned, cleaning_done; whether the panels were washed
q prm id:##############; meter_point, prm
a contract_end date; contract_end, tariff_until
a insurer company; insurer
a rent money; land_rent
a co2 unit; co2_saved
l inverters; strings, devices; inverter by inverter
c inverters.group phrase; field, zone
c inverters.no id:OND-##; inverter, device
c inverters.kw number:20..200; rated_kw, power
c inverters.mwh number:2..90; energy, mwh
c inverters.hours number:100..400; running_hours, hours
c inverters.down number:1..60; hours_down, downtime
c inverters.alarm id:E-###; alarm_code, last_alarm
c inverters.serial id; serial
l works; interventions, events; what was done
c works.date date; date, day
c works.what phrase; work, description
c works.by person; technician, done_by
c works.ticket id:T#####; ticket, reference
c works.lost unit; energy_lost
---
{operator} || {month}
# {plant=Parc des Chaumes|Ombrières du lycée|Toiture Halle 3|Ancienne carrière} – rapport d'exploitation
Propriétaire : {owner} (M. ou Mme {manager}) – acheteur : {buyer} – PRM {prm} – en service depuis le {started} – {peak}
= Produit: {output}
= Attendu: {expected}
= Depuis janvier: {year_output}
= Irradiation: {sun}
= PR: {pr}
= Disponibilité: {avail}
= Tarif: {tariff}
= Recette: {revenue}
%inverters 4..10
Ond. | kW | MWh | h | Arrêt | Alarme
/ Champ {inverters.group=Nord|Sud|Est|Ombrière 1|Ombrière 2}
{inverters.no} | {inverters.kw} | {inverters.mwh} | {inverters.hours} | {inverters.down} | {inverters.alarm}
{inverters.serial=}
%%
%works 2..6 lines
{works.date} : {works.what=remplacement d'un ventilateur|fauche|thermographie|resserrage boîte 4|parafoudre changé}, {works.by} ({works.ticket})
{works.lost=}
%%
{theft!Des câbles ont été volés dans la nuit|Vol de connecteurs, plainte déposée~Aucun vol|Pas d'intrusion}. {cleaned!Modules lavés à l'eau claire|Nettoyage effectué~Pas de nettoyage ce mois|Modules non lavés}. Exploitation-maintenance : {maintainer}.
> {author}
~ Données du superviseur, relevé du {:date}. Astreinte {:phone}.

== fr fiche_chaufferie_releves
q operator company:Chauffage {}/{} Thermique/Énergie {}; operator, heating_firm
q building phrase; building, boiler_room
q customer company:Copropriété {}/Lycée {}/Hôpital {}; customer, client
q technician person; technician, readings_by
q boss person; site_manager, operations_manager
q date date; visit_date, read_on
q fuel choice:gas/wood/oil/district heat; fuel, energy
q power unit:kW 60..2400; boiler_power, rated_power
q maker phrase; boiler_make, maker
q year year; boiler_year, built
q index number:10000..900000; fuel_meter, gas_index
q previous number:1000..900000; previous_index, last_reading
q outside unit:°C 1..18; outside_temperature
q setpoint unit:°C 18..22; room_setpoint, target_room_temperature
q pressure unit:bar 1..3; water_pressure, pressure
q efficiency percent:84..98; combustion_efficiency, efficiency
q th number:6..30; water_hardness, th
q salt unit:kg 25..200; salt_added, salt
q legionella date; legionella_test, water_sampled
q alarm flag; alarm_active, fault_present; whether a fault is showing
q ventilated flag; ventilation_clear, air_inlet_free; whether air comes in freely
a contract_end date; contract_end, p2_until
a price money; price_per_kwh, heat_price
a supplier company; gas_supplier, fuel_supplier
a sweep date; chimney_swept
l circuits; readings, loops; circuit by circuit
c circuits.part phrase; part, zone
c circuits.name phrase; circuit, loop
c circuits.out unit:°C 30..80; flow_temperature, supply
c circuits.back unit:°C 20..60; return_temperature, return
c circuits.pump short; pump, pump_on
c circuits.valve percent:10..99; valve_position, valve
c circuits.mode phrase; mode, programme
c circuits.flow unit; flow
l tasks; work_done, maintenance; what was done
c tasks.code id:@#.#; task_code, code
c tasks.what phrase; task, work
c tasks.mins number:5..120; minutes, time
c tasks.part phrase; spare_part, part_used
c tasks.due date; next_due
---
# Carnet de chaufferie – {building=bâtiment C|internat|tour 4|aile nord}
{customer} || Passage du {date}
Exploitant {operator}, agent {technician}. Chaudière {maker=De Dietrich|Viessmann|Atlantic|Fröling} de {year}, {power}, {fuel?gaz~bois~fioul~réseau urbain}.
= Index: {index}
= Index précédent: {previous}
= Extérieur: {outside}
= Consigne ambiance: {setpoint}
= Pression: {pressure}
= Rendement: {efficiency}
= TH (°f): {th}
= Sel ajouté: {salt}
%circuits 3..8
Circuit | D | R | P | V3V | Mode
/ {circuits.part=Primaire|Secondaire|ECS}
{circuits.name=radiateurs nord|radiateurs sud|plancher|bouclage|CTA|échangeur} | {circuits.out} | {circuits.back} | {circuits.pump=1|2|arrêt} | {circuits.valve} | {circuits.mode=confort|réduit|hors gel|manuel}
{circuits.flow=}
%%
~ D départ, R retour, P pompe en marche, V3V vanne trois voies
%tasks 2..6 lines
{tasks.code} {tasks.what=purge|nettoyage filtre|contrôle soupape|graissage|test aquastat|permutation pompes}, {tasks.mins} min[, {tasks.part=joint DN50|filtre Y|sonde Pt100|thermomètre}]
{tasks.due=}
%%
{alarm!Défaut brûleur présent à l'arrivée|Une alarme est affichée~Aucun défaut|Pas d'alarme en cours}. {ventilated!Ventilation haute et basse dégagées|Amenée d'air libre~Grille basse obstruée par des cartons|L'amenée d'air est bouchée}. Prélèvement légionelles : {legionella}.
> {boss}
~ Dépannage {:phone}, jour et nuit. Livret ouvert le {:date}.

== fr tournee_depot_pain_tarif
q bakery company:Boulangerie {}/Fournil {}/Moulin {}; bakery, supplier
q baker person; baker, owner
q driver person; delivery_driver, round_by
q clerk person; order_taker, orders_to
q phone phone; orders_phone, call_to_order
q season phrase; list_name, season
q valid_from date; prices_from, valid_from
q cutoff time; order_before, cut_off
q bake time; baking_starts, oven_lit
q leave time; round_starts, van_leaves
q minimum money:10..60; minimum_order, least_order
q delivery money:2..15; delivery_charge, drop_charge
q crate money:3..12; crate_deposit, crate_caution
q rebate percent:2..20; rebate_from_100, quantity_discount
q flour company:Minoterie {}/Moulins {}; flour_supplier, miller
q closed phrase; closing_day, no_delivery_day
q stale flag; unsold_taken_back, takes_back_unsold; whether what is not sold is taken back
q organic flag; organic_flour, certified_organic; whether the flour is organic
q pay_day number:1..15; pay_by_day, monthly_payment_day
a vat_no id; vat_number, tax_id
a iban iban; bakery_account
a vehicle id; van_plate, plate
a end date; prices_until, valid_to
l loaves; products, price_list, items; what is sold
c loaves.family phrase; family, group
c loaves.code id:P##; code, article_no
c loaves.name phrase; product, bread
c loaves.mass unit:g 80..2000; weight, mass
c loaves.price money:1..9; unit_price, net_price
c loaves.pack number:1..24; per_crate, pack_size
c loaves.keeps number:1..8; keeps_days, shelf_life
c loaves.contains phrase; allergens, contains
c loaves.ean id; barcode
l stops; round, drops; where the van stops
c stops.at time; arrives, time
c stops.place phrase; stop, customer
c stops.key phrase; where_left, access
c stops.days phrase; days
c stops.contact person; contact
---
{bakery}
^ Tarif professionnel {season=automne-hiver|printemps-été|fêtes|été}
Prix nets à partir du {valid_from}. On allume le four à {bake} ; la camionnette, conduite par {driver}, part à {leave}. Commandes auprès de {clerk}, {phone}, la veille avant {cutoff}. Relâche : {closed=lundi|mercredi|dimanche après-midi|mardi}.
%loaves 4..12
 | Pain | Poids | PU | Bac | J | Allerg.
/ {loaves.family=TRADITION|SPÉCIAUX|VIENNOISERIE|SANDWICH}
{loaves.code} | {loaves.name=tourte de seigle|baguette|pain aux noix|brioche|pavé|fougasse|bun|miche} | {loaves.mass} | {loaves.price} | {loaves.pack} | {loaves.keeps} | {loaves.contains=G|G, L|G, N|G, S}
{loaves.ean=}
%%
~ J jours de garde. G gluten, L lait, N noix, S sésame
= Commande minimale: {minimum}
= Passage: {delivery}
= Consigne bac: {crate}
= Remise dès cent pièces: {rebate}
## Tournée
%stops 3..8 lines
{stops.at} {stops.place=école|café du Port|Ehpad|épicerie Bio|camping|cantine}, {stops.key=clé sous le pot|quai arrière|sonner deux fois|casier 3} ({stops.days=tous les jours|ma je sa|sauf dimanche})
{stops.contact=}
%%
{stale!Les invendus de la veille sont repris|Nous reprenons les invendus~Les invendus ne sont pas repris|Pas de reprise}. {organic!Farines bio de|Farine certifiée biologique de~Farines conventionnelles de|Farine non biologique de} {flour}. Règlement avant le {pay_day} du mois.
> {baker}
~ Remplace la liste du {:date}. {:street}, {:zip} {:city}. Réclamations : {:email}
`
