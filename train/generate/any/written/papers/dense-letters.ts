/** Dense letters and minutes in French and Spanish: much is told in sentences, and lists stand in passages. */
export const denseLetterPapers = `
== fr lettre_avocat_litige_voisinage
q firm company:Cabinet {}/{} & Associés/SELARL {}; law_firm, counsel_firm
q lawyer person; lawyer, signed_by
q trainee person; trainee_lawyer, file_followed_by
q client person; client, represented_party
q neighbour person; adverse_party, addressee
q opposite person; opposing_counsel, lawyer_of_other_side
q surveyor person; land_surveyor, boundary_expert
q bailiff person; recording_officer, statement_by
q statement date; statement_date, recorded_on
q bought date; bought_on, purchase_date
q works date; works_began, built_from
q meeting date; meeting_proposed, conciliation_date
q meeting_at time; meeting_time
q reply date; reply_by, answer_before
q over unit:cm 4..160; encroachment, overhang
q high unit:m 2..9; height, wall_height
q claim money:900..40000; claim, damages_asked
q penalty money:20..300; daily_penalty, per_day_of_delay
q plot id:@@ ###; plot_no, cadastral_plot
q mediated flag; mediation_tried, conciliator_seen; whether somebody has tried to make peace already
q urgent flag; urgent_procedure, interim_relief; whether the judge will be asked at once
a hearing date; hearing_date, court_date
a court company; court, tribunal
a insurer company; legal_protection_insurer
a fee money; lawyer_fee, honorarium
l facts; chronology, events; what happened and when
c facts.day date; date, day
c facts.what phrase; event, fact
c facts.seen person; witness, seen_by
c facts.proof id:pièce ##; exhibit, proof
c facts.loss money; damage
---
{firm} || {:street}
Avocats au barreau de {:city} || Toque {:id:@###}
Dossier suivi par {trainee}

{neighbour}
Par l'intermédiaire de Maître {opposite}

Madame, Monsieur,
Je défends les intérêts de {client}, propriétaire depuis le {bought} de la parcelle {plot}. Vous avez entrepris, le {works}, un mur de {high} dont {surveyor}, géomètre, établit qu'il empiète de {over} ; {bailiff}, commissaire de justice, l'a constaté le {statement}.
%facts 2..6 sentence
Je rappelle les faits :
le {facts.day}, {facts.what=haie arrachée|tuiles tombées|injures|barrière déplacée|eaux rejetées} en présence de {facts.seen} ({facts.proof})
{facts.loss=}
%%
{mediated!Le conciliateur saisi n'a obtenu aucun accord|Une tentative de conciliation a échoué~Aucune démarche amiable n'a encore eu lieu|Rien n'a été tenté à l'amiable}. Je vous propose de nous réunir le {meeting} à {meeting_at}. À défaut de réponse avant le {reply}, j'ai instruction de réclamer la démolition sous astreinte de {penalty} par jour et {claim} de dommages-intérêts. {urgent!Le juge des référés sera saisi sans délai|Je saisirai d'heure à heure~L'affaire suivra la voie ordinaire|Je n'entends pas agir en urgence}.
> {lawyer}
~ Membre d'une association agréée. {:phone}, le {:date}.

== fr courrier_maison_edition_tirage
q house company:Éditions {}/{} Éditeurs/Les Presses de {}; publisher, publishing_house
q editor person; editor, signed_by
q author person; author, writer
q translator person; translator
q illustrator person; illustrator, cover_by
q corrector person; proofreader, copy_editor
q printer company:Imprimerie {}/{} Impression; printer
q distributor company:{} Diffusion/{} Distribution; distributor
q agent company:Agence {}/{} Literary; literary_agent, agency
q title phrase; title, book_title
q isbn id:978-2-####-####-#; isbn
q out date; publication_date, on_sale
q proofs date; proofs_due, return_proofs_by
q print_date date; goes_to_print, printing_date
q run number:800..20000; print_run, first_printing
q pages number:96..640; pages, page_count
q price money:9..34; cover_price, retail_price
q share percent:6..14; royalty, author_share
q advance money:500..20000; advance, payment_on_account
q copies number:10..60; author_copies, free_copies
q digital flag; ebook, digital_edition; whether there will be an edition for screens
q paperback flag; paperback_planned, pocket_edition
a sold number; copies_sold, sales
a prize phrase; prize, award
a statement date; royalty_statement, accounts_on
a contract date; contract_date, signed_on
l events; signings, tour; where the author will be seen
c events.day date; date, day
c events.shop company:Librairie {}/Festival de {}/Médiathèque {}; venue, bookshop
c events.town city; town, city
c events.at time; time, hour
c events.host person; host, moderator
c events.fee money; fee
---
{house}
> {:city}, le {:date}

Cher {author},
« {title=Le Dernier Bac|Les Heures grises|Nos sœurs du Nord|Petit traité du vent|La Maison Orsel} » (ISBN {isbn}, {pages} pages) paraîtra le {out} au prix de {price}. {printer} l'imprime le {print_date} à {run} exemplaires, {distributor} le met en place. Les épreuves, relues par {corrector}, doivent me revenir pour le {proofs} ; la couverture est de {illustrator}, la traduction allemande est confiée à {translator}.
Comme convenu avec {agent}, vous touchez {share} du prix public, sur lesquels {advance} vous ont été avancés, et {copies} exemplaires vous reviennent. {digital!Une version numérique sort le même jour|Le livre paraîtra aussi en numérique~Pas d'édition numérique pour l'instant|Nous ne publions pas de version numérique}. {paperback!Un passage en poche est prévu dans l'année|Le poche suivra~Aucun poche n'est prévu|Nous n'envisageons pas de poche}.
%events 2..7 lines
{events.day}, {events.at} – {events.shop}, {events.town}, rencontre menée par {events.host}
{events.fee=}
%%
Bien à vous,
> {editor}
~ Standard {:phone}. Service de presse : {:person}, {:email}.

== fr courriel_point_projet_hebdo
q sender person; sender, project_manager
q sponsor person; sponsor, addressee
q copy person; in_copy, cc
q architect person; technical_lead, solution_architect
q tester person; test_lead, tester
q customer company:{} Retail/Mutuelle {}/Groupe {}; customer, client
q vendor company:{} Systèmes/{} Digital/{} Conseil; integrator, vendor
q project phrase; project, programme
q week number:1..52; week, week_no
q golive date; go_live, production_date
q was date; original_go_live, former_date
q steering date; steering_committee, next_committee
q progress percent:10..98; progress, completion
q spent money:9000..900000; spent, budget_used
q budget money:20000..1200000; budget, total_budget
q bugs number:3..90; open_bugs, defects_open
q blocking number:1..9; blocking_bugs, blockers
q users number:20..4000; users, people_concerned
q late flag; behind_schedule, delayed; whether the project runs late
q frozen flag; scope_frozen, no_more_changes; whether nothing may be added any more
a contract id; contract_no, order_ref
a started date; kickoff, start_date
a day_rate money; day_rate, rate
a hotline phone; support_line
l actions; action_items, to_do; who does what until when
c actions.who person; owner, assigned_to
c actions.what phrase; action, task
c actions.by date; due, deadline
c actions.state phrase; status, state
c actions.ticket id:PRJ-###; ticket, key
c actions.cost money; cost
l risks; risk_log, worries; what could go wrong
c risks.what phrase; risk, threat
c risks.odds choice:low/medium/high; likelihood, probability
c risks.answer phrase; mitigation, response
c risks.date date; review_date
---
De : {sender}
À : {sponsor}
Cc : {copy}
Date : {:date} {:time}
Objet : [{customer}] {project=migration du CRM|portail adhérents|refonte des stocks|paie unique} – semaine {week}

Bonjour,

Avancement {progress} ; dépensé {spent} sur {budget}. La bascule est fixée au {golive} (au lieu du {was}) pour {users} utilisateurs. {late!Nous avons pris du retard|Le planning a glissé~Nous tenons le planning|Pas de retard}. {frozen!Le périmètre est gelé|Plus aucune demande n'est acceptée~Le périmètre peut encore bouger|Des demandes restent possibles}. {tester} compte {bugs} anomalies ouvertes, dont {blocking} bloquantes ; chez {vendor}, {architect} les prend une à une.

Actions :
%actions 3..8 lines
{actions.ticket} – {actions.who} : {actions.what=reprendre les contacts|valider le flux|ouvrir les accès|former les relais|nettoyer les doublons} (pour le {actions.by}, {actions.state=en cours|à lancer|fait|bloqué})
{actions.cost=}
%%
%risks 1..4 sentence
Risques :
{risks.what=congés de l'éditeur|qualité des données|clé de licence|charge réseau}, probabilité {risks.odds=faible|moyenne|forte}, parade {risks.answer=renfort|tri à la main|achat anticipé|bascule de nuit}
{risks.date=}
%%
Comité de pilotage le {steering}.
{sender}
~ Chef de projet – {:phone} – ce message peut contenir des informations confidentielles.

== es carta_patrocinio_club_convenio
q club company:Club {}/C.B. {}/Unión Deportiva {}; club, sponsored_party
q sponsor company:{} Motor/Bodegas {}/{} Seguros; sponsor, sponsoring_firm
q president person; club_president, signed_for_club
q marketing person; sponsor_contact, addressee
q manager person; sports_manager, sporting_director
q captain person; captain, face_of_campaign
q season phrase; season
q from date; starts, effective_from
q to date; ends, expires
q decide date; decision_by, answer_until
q fee money:2000..90000; sponsorship_sum, yearly_amount
q bonus money:500..20000; promotion_bonus, bonus_if_promoted
q kind money:300..9000; in_kind_value, goods_value
q first_part percent:20..60; first_instalment, share_at_signing
q members number:200..9000; members, season_tickets
q followers number:900..90000; followers, social_reach
q category phrase; division, league
q exclusive flag; exclusive, sole_in_sector; whether nobody else of that trade may advertise
q renews flag; renews_itself, tacit_renewal; whether it goes on by itself
q account iban; club_account, pay_into
a stadium company; stadium, venue
a coach person; coach, trainer
a last_fee money; last_season_sum, former_amount
a signed date; signed_on, contract_date
l supports; counterparts, advertising_spaces; what the firm gets
c supports.what phrase; space, counterpart
c supports.size phrase; size, format
c supports.count number:1..40; quantity, number
c supports.worth money:90..9000; value, rate_card
c supports.ready date; ready_by, installed_on
c supports.maker company; producer, made_by
c supports.proof id; artwork
---
{club} || {:date}
{:street}, {:city} || G-{:id:########}

A la atención de {marketing}, {sponsor}

Estimada amiga:
Le propongo renovar su apoyo para la {season=temporada 24/25|próxima temporada|campaña del ascenso}, en la que jugaremos en {category=Segunda FEB|División de Honor|Tercera|Liga EBA}. Somos {members} socios y nos siguen {followers} personas. El convenio iría del {from} al {to} por {fee}, el {first_part} a la firma, más {bonus} si subimos y producto por {kind}. {exclusive!Tendrían la exclusiva de su sector|Ningún competidor suyo aparecerá~No podemos ofrecer exclusividad|La exclusiva del sector no está incluida}. {renews!Se prorroga solo si nadie avisa|Con renovación tácita~Termina sin prórroga|No se renueva por sí mismo}.
%supports 2..7
Soporte | Formato | N.º | Valor | Listo | Lo hace
{supports.what=camiseta, pecho|valla de fondo|cartel de entrada|lona|locución|autobús|web} | {supports.size=30 x 12 cm|6 x 1 m|vinilo|20 s|A0} | {supports.count} | {supports.worth} | {supports.ready} | {supports.maker}
{supports.proof=}
%%
{captain}, nuestra capitana, prestará su imagen. Para lo deportivo, {manager}. Necesitamos su respuesta antes del {decide}. Ingresos en {account}.
Un abrazo,
> {president}
~ Entidad de utilidad pública desde {:year}. Oficina {:phone}, de {:time} a {:time}.

== es circular_padres_viaje_estudios
q school company:IES {}/Colegio {}/Instituto {}; school
q teacher person; trip_leader, organising_teacher
q second person; accompanying_teacher, second_adult
q head person; headteacher, signed_by
q association company:AMPA {}/Asociación {}; parents_association
q agency company:Viajes {}/{} Educa; travel_agency
q city city; destination, going_to
q hotel company:Hotel {}/Albergue {}/Hostal {}; lodging, hotel
q out date; departure_day, leaves_on
q back date; return_day, back_on
q meet time; meeting_time, be_there_at
q meet_at phrase; meeting_place, where_bus_leaves
q home time; back_at, arrival_time
q pupils number:20..110; pupils, students
q price money:150..900; price, cost_per_pupil
q help money:20..150; association_grant, subsidy_per_pupil
q pay_by date; last_payment_date, pay_before
q meeting date; parents_meeting, information_meeting
q meeting_hour time; parents_meeting_time
q account iban; pay_into, trip_account
q phone phone; trip_phone, emergency_mobile
q passport flag; passport_needed, passport; whether a passport is needed
q pocket money:30..120; pocket_money, spending_money
a insurer company; insurer, travel_insurance
a doctor person; doctor, health_contact
a flight id; flight_no, flight
a refund_by date; refund_until, cancellation_deadline
l days; programme, plan; day by day
c days.day date; date, day
c days.morning phrase; morning, am
c days.afternoon phrase; afternoon, pm
c days.guide person; guide, led_by
c days.lunch phrase; lunch, meal
c days.cost money; entrance_fee
l pays; instalments, payments; when how much is due
c pays.no number:1..4; no, instalment
c pays.date date; due, until
c pays.sum money:40..300; amount, sum
c pays.note phrase; note
---
{school}
# Viaje a {city}
Estimadas familias: del {out} al {back}, {pupils} alumnos viajarán con {teacher} y {second}. Nos vemos a las {meet} en {meet_at=la puerta del pabellón|la estación|la rotonda|el aparcamiento}; regreso hacia las {home}. Dormimos en {hotel}; organiza {agency}.
%days 2..6 lines
{days.day}: {days.morning=museo de ciencias|barrio antiguo|senderismo|visita al parlamento}; tarde, {days.afternoon=playa|taller|libre|teatro|paseo en barco}; come {days.lunch=picnic|en el hotel|bufé}; guía {days.guide}
{days.cost=}
%%
El viaje cuesta {price}; {association} pone {help} por alumno. 
%pays 2..4 sentence
Se paga así:
plazo {pays.no}, {pays.sum} hasta el {pays.date}
{pays.note=}
%%
Todo debe estar abonado antes del {pay_by} en {account}. Lleven unos {pocket} para gastos. {passport!Hace falta pasaporte en vigor|No olviden el pasaporte~Basta el DNI|No se necesita pasaporte}. Reunión informativa el {meeting} a las {meeting_hour}. Durante el viaje: {phone}.
> {head}
~ Circular {:id:##/##}. Autorización firmada antes del {:date}. Secretaría: {:email}.

== es memoria_junta_directiva_ong
q ngo company:Fundación {}/Asociación {}/Manos de {}; organisation, ngo
q chair person; chair, president
q director person; director, reports
q secretary person; secretary, minutes_by
q treasurer person; treasurer
q auditor company:{} Auditores/Auditoría {}; auditor
q donor company:Obra Social {}/Fundación {}/{} Banca; main_donor, biggest_funder
q held date; meeting_date, board_of
q next date; next_board, following_meeting
q begins time; begins, start
q closes time; closes, end
q year year; financial_year, year
q income money:20000..900000; income, revenue
q spent money:20000..900000; expenditure, spending
q reserve money:5000..200000; reserves, cushion
q own percent:10..80; own_funds_share, own_income
q staff number:2..60; employees, staff
q volunteers number:5..400; volunteers
q people number:100..20000; beneficiaries, people_helped
q approved flag; accounts_passed, accounts_approved; whether the accounts were passed
q clean flag; clean_opinion, unqualified_audit; whether the auditor had nothing to object
a founded date; founded_on, foundation_date
a lawyer person; legal_adviser
a rent money; rent, office_cost
a bank iban; account, donations_account
l projects; programmes, lines_of_work; project by project
c projects.area phrase; area, region
c projects.name phrase; project, name
c projects.head person; project_head, coordinator
c projects.budget money:900..200000; budget, planned
c projects.used percent:10..99; executed, used
c projects.until date; until, ends
c projects.people number:10..4000; people, beneficiaries
c projects.partner company; local_partner
l agreements; decisions, resolutions; what was decided
c agreements.no number:1..12; item, decision_no
c agreements.what phrase; decision, agreement
c agreements.who person; responsible, entrusted_to
c agreements.by date; until, deadline
c agreements.votes id; vote
---
{ngo} || Junta del {held}
# Acta
A las {begins} abre {chair}. Asisten {treasurer} y tres vocales; excusa {:person}. Levanta acta {secretary}. Informa {director}:
* {staff} personas contratadas, {volunteers} voluntarias, {people} atendidas
* ejercicio {year}: ingresos {income}, gastos {spent}, reservas {reserve}; fondos propios {own}
* primer financiador: {donor}
{approved!Las cuentas quedan aprobadas|Se aprueban las cuentas~La aprobación de cuentas se deja para otra sesión|Las cuentas no se aprueban hoy}. {clean!El informe de|Opinión sin salvedades de~Con una salvedad de|Opinión con reparos de} {auditor}.
%projects 3..9
Proyecto | Resp. | Ppto. | % | Hasta | Pers.
/ {projects.area=Sahel|Barrio|Andes|Incidencia}
{projects.name=pozos|comedor|becas|huerto|radio escolar|partos seguros} | {projects.head} | {projects.budget} | {projects.used} | {projects.until} | {projects.people}
{projects.partner=}
%%
%agreements 2..5 lines
{agreements.no}. {agreements.what=Abrir sede en el sur|Pedir crédito puente|Cambiar de gestoría|Publicar la memoria|Renovar la web} – {agreements.who}, antes del {agreements.by}
{agreements.votes=}
%%
Cierra a las {closes}. Próxima: {next}.
~ Registro {:id:###.###}. Acta anterior, {:date}, leída y conforme.
`
