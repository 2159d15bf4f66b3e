/** Offices, associations, money, insurance, jobs and telecoms. */
export const officesAndMoney = `
# election_notice
t Public notice of election|Declaration of result; Wahlbekanntmachung|Feststellung des Wahlergebnisses; Avis d'élection|Proclamation des résultats; Anuncio electoral|Proclamación de resultados
h municipality
s returning_officer
@ municipality company; municipality|electing body; Gemeinde; commune; municipio; which town votes;Town of {}|{} Parish / Gemeinde {}|Stadt {} / Commune de {} / Ayuntamiento de {}
@ returning_officer person*; returning officer; Wahlleiter; président du bureau; presidente de la mesa; who counted and signs
@ elected person; elected candidate; Gewählter; élu; candidato electo; who won the seat
@ beaten person; defeated candidate; unterlegener Bewerber; candidat battu; candidato derrotado; who did not win
- office phrase; office to be filled; zu besetzendes Amt; fonction à pourvoir; cargo; post ~ what they voted for
- polling date; polling day; Wahltag; jour du scrutin; día de la votación; voted_on ~ when they voted
- electors number:200..90000; registered voters; Wahlberechtigte; inscrits; electores; entitled ~ how many could vote
- cast number:100..60000; votes cast; abgegebene Stimmen; votants; votos emitidos; turned_out ~ how many did vote
- for_winner number:100..50000; votes for the winner; Stimmen für den Gewählten; voix de l'élu; votos del ganador; winning_votes ~ how many chose the one who won
- for_loser number:50..40000; votes for the loser; Stimmen für den Unterlegenen; voix du battu; votos del perdedor; losing_votes ~ how many chose the other
- spoilt number*:0..900; spoilt papers; ungültige Stimmen; bulletins nuls; votos nulos; invalid ~ papers that do not count
- object_by date; objections until; Einspruch bis; recours avant le; impugnación hasta; contest_until ~ last day to contest it
en Of {electors} who could vote for {office=mayor|the parish council|school governor}, {cast} did so on {polling}. {elected} received {for_winner}, {beaten} {for_loser}; {spoilt} papers were void. {elected} has thus won.
en Whoever doubts this may write to {returning_officer} until {object_by}.
de Von {electors} Berechtigten gaben am {polling} {cast} ihre Stimme für {office=das Bürgermeisteramt|den Ortsrat|den Elternbeirat} ab. Auf {elected} entfielen {for_winner}, auf {beaten} {for_loser}; {spoilt} Zettel zählten nicht. Damit hat {elected} gewonnen.
de Wer dies bezweifelt, schreibt bis {object_by} an {returning_officer}.
fr Sur {electors} inscrits, {cast} se sont prononcés le {polling} pour {office=la mairie|le conseil de quartier|le conseil d'école}. {elected} obtient {for_winner}, {beaten} {for_loser} ; {spoilt} bulletins écartés. {elected} l'emporte.
fr Toute contestation est à adresser à {returning_officer} avant le {object_by}.
es De {electors} electores, {cast} acudieron el {polling} para {office=la alcaldía|la junta vecinal|el consejo escolar}. {elected} logró {for_winner} y {beaten} {for_loser}; {spoilt} papeletas no valieron. Gana {elected}.
es Quien no esté conforme escriba a {returning_officer} antes del {object_by}.

# public_tender
t Contract notice|Invitation to tender; Öffentliche Ausschreibung|Auftragsbekanntmachung; Avis de marché; Anuncio de licitación
h buyer
@ buyer company; contracting authority; Vergabestelle|öffentlicher Auftraggeber; acheteur public|pouvoir adjudicateur; órgano de contratación; which office buys;{} City Council|{} Water Board / Stadt {}|Landkreis {} / Ville de {}|Département de {} / Diputación de {}|Ayuntamiento de {}
@ contact person; contact for questions; Ansprechpartner; contact; persona de contacto; whom to ask
@ incumbent company*; present contractor; bisheriger Auftragnehmer; titulaire actuel; adjudicatario actual; who does it today
- subject phrase; subject of the contract; Auftragsgegenstand; objet du marché; objeto del contrato; what_is_bought ~ what the office wants done
- lots number:1..12; number of lots; Anzahl Lose; nombre de lots; número de lotes; parts ~ into how many parts it is cut
- estimate money; estimated value; geschätzter Wert; valeur estimée; valor estimado; worth ~ what they think it will cost
- guarantee money; bid bond; Bietungsbürgschaft; garantie de soumission; garantía provisional; security ~ what bidders must put down
- deadline date; deadline for tenders; Angebotsfrist; date limite; plazo de presentación; bids_until ~ last day to hand in an offer
- opening date; opening of tenders; Angebotsöffnung; ouverture des plis; apertura de plicas; opened_on ~ when the envelopes are opened
- binding duration; tender validity; Bindefrist; validité de l'offre; validez de la oferta; stands_for ~ how long one must stand by the offer
- electronic flag*; electronic submission only; nur elektronisch; dépôt dématérialisé; solo electrónica; online ~ whether paper is refused
- procedure choice:open/restricted/negotiated=offen/nicht offen/Verhandlung=ouverte/restreinte/négociée=abierto/restringido/negociado; procedure; Verfahrensart; procédure; procedimiento; how_awarded ~ who may take part
en We want {subject=the winter service of our roads|school meals|new pumps|a ferry for ten cars}, cut into {lots} parts and thought to cost {estimate}. <Today this is done by {incumbent}.|{incumbent} does it until now.> {procedure?Anybody may bid~Only those asked may bid~We will talk with three firms}.
en Offers reach us by {deadline}, {electronic!by way of the portal only~on paper if you like}; {guarantee} must be put down. The envelopes are opened on {opening} and offers stand for {binding}. Questions: {contact}, {contact.phone}.
de Gesucht wird {subject=der Winterdienst auf unseren Straßen|Schulessen|neue Pumpen|eine Fähre für zehn Autos}, geteilt in {lots} Teile, gedacht mit {estimate}. Bisher macht das {incumbent}. {procedure?Jeder darf mitbieten~Nur wer gefragt wird, darf bieten~Wir sprechen mit drei Firmen}.
de Angebote kommen bis {deadline} zu uns, {electronic!allein über das Portal~gern auch auf Papier}; {guarantee} sind zu hinterlegen. Geöffnet wird am {opening}, gebunden ist man {binding}. Fragen an {contact}, {contact.phone}.
fr Nous cherchons {subject=le déneigement de nos routes|des repas scolaires|de nouvelles pompes|un bac pour dix voitures}, en {lots} parts, pour environ {estimate}. Aujourd'hui, c'est {incumbent} qui s'en charge. {procedure?Chacun peut répondre~Seuls les invités répondent~Nous parlerons avec trois maisons}.
fr Les offres parviennent avant le {deadline}, {electronic!par le portail seulement~sur papier si l'on veut}, avec {guarantee} de caution. Plis ouverts le {opening} ; on reste engagé {binding}. Questions : {contact}, {contact.phone}.
es Buscamos {subject=el mantenimiento invernal de carreteras|comidas escolares|bombas nuevas|un transbordador}, en {lots} partes, por unos {estimate}. Hoy lo hace {incumbent}. {procedure?Puede ofertar cualquiera~Solo los invitados~Hablaremos con tres empresas}.
es Las ofertas llegarán antes del {deadline}, {electronic!solo por el portal~en papel si se quiere}, con {guarantee} de garantía. Se abren el {opening} y obligan {binding}. Dudas: {contact}, {contact.phone}.

# loan_agreement_friends
t Loan agreement|Promissory note; Darlehensvertrag|Schuldschein; Reconnaissance de dette|Contrat de prêt; Contrato de préstamo|Reconocimiento de deuda
s lender borrower guarantor
@ lender person; lender; Darlehensgeber; prêteur; prestamista; who gives the money
@ borrower person; borrower; Darlehensnehmer; emprunteur; prestatario; who gets the money and owes it
@ guarantor person; guarantor; Bürge; caution; avalista; who pays if the other does not
- principal money; principal|loan amount; Darlehensbetrag; montant prêté; principal; lent_sum ~ how much was lent
- interest percent; interest rate; Zinssatz; taux; tipo de interés; rate ~ what it costs each year
- instalment money; instalment; Rate; mensualité; cuota; each_month ~ what comes back each month
- first_due date; first instalment; erste Rate; première échéance; primera cuota; begins_paying ~ when the first part comes back
- paid_out date; disbursement; Auszahlung; versement; entrega; given_on ~ when the money changed hands
- purpose phrase; purpose of the loan; Verwendungszweck; objet du prêt; finalidad; for_what ~ what the money is meant for
- pledge phrase*; collateral; Pfand; gage; prenda; secured_by ~ the thing that is given as security
en On {paid_out} {lender}, of {lender.address}, gave {borrower}, of {borrower.address}, {principal} for {purpose=a new roof|the wedding|a van|studies abroad}. The money bears {interest} a year.
en It comes back in parts of {instalment}, the first on {first_due}. {guarantor} stands in should they stay away[; {pledge=the piano|a gold watch|the tractor} is given as security].
de Am {paid_out} hat {lender}, {lender.address}, an {borrower}, {borrower.address}, {principal} für {purpose=ein neues Dach|die Hochzeit|einen Lieferwagen|das Studium} übergeben. Im Jahr fallen {interest} an.
de Zurück kommt es in Teilen von {instalment}, zuerst am {first_due}. Bleiben sie aus, steht {guarantor} ein[; als Sicherheit dient {pledge=das Klavier|eine goldene Uhr|der Traktor}].
fr Le {paid_out}, {lender}, demeurant {lender.address}, a remis à {borrower}, demeurant {borrower.address}, {principal} pour {purpose=une toiture|le mariage|une camionnette|des études}. La somme porte {interest} l'an.
fr Elle sera rendue par parts de {instalment}, à partir du {first_due}. À défaut, {guarantor} paiera[ ; {pledge=le piano|une montre en or|le tracteur} est donné en gage].
es El {paid_out}, {lender}, de {lender.address}, entregó a {borrower}, de {borrower.address}, {principal} para {purpose=un tejado|la boda|una furgoneta|estudios}. Devenga el {interest} anual.
es Se devolverá en partes de {instalment}, la primera el {first_due}. Si faltaran, responde {guarantor}[; queda en prenda {pledge=el piano|un reloj de oro|el tractor}].

# job_announcement
t Vacancy: {post=Head of kitchen|Forest ranger|Night porter|Data analyst}|We are hiring; Stellenausschreibung: {post=Küchenleitung|Revierförster|Nachtportier|Datenanalyst}|Wir suchen; Offre d'emploi : {post=chef de cuisine|garde forestier|veilleur de nuit|analyste}|Nous recrutons; Oferta de empleo: {post=jefe de cocina|guarda forestal|portero de noche|analista}|Buscamos
h employer
@ employer company; employer; Arbeitgeber; employeur; empleador; where one would work
@ recruiter person; recruiter|HR contact; Personalreferent; chargé de recrutement; técnico de selección; to whom one writes
@ predecessor person*; predecessor; Vorgänger; prédécesseur; antecesor; who did the job before
- post phrase; position advertised; ausgeschriebene Stelle; poste proposé; puesto ofertado; job|vacancy ~ which work is on offer
- workplace city; place of work; Arbeitsort; lieu de travail; lugar de trabajo; based_at ~ in which town
- weekly number:10..40; weekly hours; Wochenstunden; heures hebdomadaires; horas semanales; hours ~ how much one works
- pay money; salary; Gehalt; salaire; salario; wage ~ what one earns
- start date; starting date; Eintritt; prise de poste; incorporación; begin ~ when one would begin
- apply_by date; closing date; Bewerbungsschluss; date limite de candidature; fin de plazo; send_cv_by ~ last day to write
- fixed_term flag; fixed-term; befristet; durée déterminée; temporal; temporary ~ whether it ends by itself
- years number*:1..10; required experience in years; Berufserfahrung in Jahren; années d'expérience; años de experiencia; seasoned ~ how long one must have done such work
en {predecessor} is leaving us, and so in {workplace} we look for somebody as {post=head of kitchen|forest ranger|night porter|data analyst} from {start}, {weekly} hours a week at {pay}. The post {fixed_term!ends after two years~is for good}.
en If you bring {years} years in the trade, write to {recruiter} ({recruiter.email}) before {apply_by}.
de {predecessor} verlässt uns; deshalb suchen wir in {workplace} ab {start} jemanden als {post=Küchenleitung|Revierförster|Nachtportier|Datenanalyst}, {weekly} Stunden die Woche für {pay}. Die Stelle {fixed_term!endet nach zwei Jahren~ist auf Dauer}.
de Wer {years} Jahre im Fach mitbringt, schreibt bis {apply_by} an {recruiter} ({recruiter.email}).
fr {predecessor} nous quitte : nous cherchons à {workplace}, dès le {start}, quelqu'un comme {post=chef de cuisine|garde forestier|veilleur de nuit|analyste}, {weekly} heures par semaine pour {pay}. Le poste {fixed_term!prend fin dans deux ans~est durable}.
fr Avec {years} ans de métier, écrivez à {recruiter} ({recruiter.email}) avant le {apply_by}.
es {predecessor} nos deja, así que buscamos en {workplace}, desde el {start}, a alguien como {post=jefe de cocina|guarda forestal|portero de noche|analista}, {weekly} horas a la semana por {pay}. El puesto {fixed_term!acaba en dos años~es fijo}.
es Si tiene {years} años de oficio, escriba a {recruiter} ({recruiter.email}) antes del {apply_by}.

# termination_settlement
t Termination agreement|Settlement agreement; Aufhebungsvertrag; Rupture conventionnelle|Convention de rupture; Acuerdo de extinción
s hr_head employee
@ employer company; employer; Arbeitgeber; employeur; empresa; who lets somebody go
@ hr_head person; head of personnel; Personalleiter; directrice des ressources humaines; jefe de personal; who signs for the firm
@ employee person; employee; Arbeitnehmer; salarié; trabajador; who goes
@ council person*; works council chair; Betriebsratsvorsitzender; représentant du personnel; delegado sindical; who was heard on behalf of the staff
@ lawyer person; employee's lawyer; Anwalt des Arbeitnehmers; avocat du salarié; abogado del trabajador; who advised the one who goes
- joined date; date of joining; Eintritt; entrée; alta; since ~ since when they worked there
- last_day date; last working day; letzter Arbeitstag; dernier jour; último día; leaves_on ~ when it is over
- severance money; severance pay; Abfindung; indemnité de départ; indemnización; golden_handshake ~ paid for going
- holiday number:0..40; untaken holiday; Resturlaub; congés restants; vacaciones pendientes; days_left ~ days still to be taken
- bonus money; outstanding bonus; ausstehender Bonus; prime restante; prima pendiente; still_owed ~ what was still open from before
- reference choice*:good/very good/excellent=gut/sehr gut/ausgezeichnet=bien/très bien/excellent=bueno/muy bueno/excelente; grade of reference; Zeugnisnote; appréciation; calificación; praise ~ how well they are spoken of
- return_car flag*; company car to be returned; Dienstwagen zurückzugeben; véhicule à rendre; coche a devolver; give_back_car ~ whether the car must be handed in
en {employee}, with {employer} since {joined}, will leave on {last_day} by common wish; {hr_head} for the firm and {lawyer} for the other side settled the terms[ and {council} was heard]. The {holiday} days left are taken before then.
en {severance} is paid for leaving, and {bonus} from last year besides. The reference will be {reference?friendly~very warm~the best there is}; the car {return_car!is to be handed in~may be kept}.
de {employee}, seit {joined} bei {employer}, geht im Einvernehmen am {last_day}; die Bedingungen fanden {hr_head} für die Firma und {lawyer} für die Gegenseite[, {council} wurde gehört]. Die übrigen {holiday} Tage werden vorher genommen.
de Fürs Gehen gibt es {severance}, dazu {bonus} aus dem Vorjahr. Das Zeugnis fällt {reference?freundlich~sehr warm~bestens} aus; der Wagen {return_car!ist abzugeben~darf behalten werden}.
fr {employee}, chez {employer} depuis le {joined}, part d'un commun accord le {last_day} ; {hr_head} pour la maison et {lawyer} pour l'autre partie en ont fixé les termes[, {council} entendu]. Les {holiday} jours restants seront pris avant.
fr {severance} sont versés pour le départ, plus {bonus} de l'an passé. La lettre sera {reference?aimable~très chaleureuse~la meilleure} ; la voiture {return_car!doit être rendue~peut être gardée}.
es {employee}, en {employer} desde el {joined}, se va de común acuerdo el {last_day}; lo pactaron {hr_head} por la casa y {lawyer} por la otra parte[, oído {council}]. Los {holiday} días que quedan se toman antes.
es Por irse cobra {severance}, y {bonus} del año anterior. La carta será {reference?amable~muy cálida~la mejor}; el coche {return_car!se devuelve~se queda}.

# club_statutes
t Statutes|Founding protocol of the association; Vereinssatzung|Gründungsprotokoll; Statuts de l'association; Estatutos de la asociación
h club
s chair treasurer
@ club company; association; Verein; association; asociación; what was founded;{} Cycling Club|Friends of {} / {}er Heimatverein|Verein {} / Les Amis de {}|Association {} / Asociación {}|Peña {}
@ chair person; chair; Vorsitzender; président; presidente; who leads it
@ treasurer person; treasurer; Kassenwart|Schatzmeister; trésorier; tesorero; who keeps the money
@ scribe person; secretary; Schriftführer; secrétaire; secretario; who writes things down
@ auditor person*; cash auditor; Kassenprüfer; vérificateur aux comptes; censor de cuentas; who looks over the books
- founded date; founding date; Gründungstag; date de fondation; fecha de fundación; born ~ when it came into being
- seat city; seat; Sitz; siège; sede; based ~ in which town it is at home
- aim phrase; purpose; Zweck; objet; fines; goal ~ what it is there for
- dues money; annual dues; Jahresbeitrag; cotisation annuelle; cuota anual; members_pay ~ what everybody gives each year
- youth_dues money; reduced dues; ermäßigter Beitrag; cotisation réduite; cuota reducida; young_pay ~ what the young give
- founders number:7..60; founding members; Gründungsmitglieder; membres fondateurs; socios fundadores; were_there ~ how many began it
- quorum percent*; quorum; Beschlussfähigkeit; quorum; quórum; enough_if ~ share that must be there to decide
en {founders} people came together on {founded} to {aim=keep up the old mill|teach children to sail|plant hedges|bring chamber music to the valley}; their union has its home in {seat}. {chair} leads it, {treasurer} holds the purse, {scribe} the pen[; {auditor} looks over the books].
en Grown-ups give {dues} a year, the young {youth_dues}. Nothing can be decided unless {quorum} of all are present.
de {founders} Menschen fanden sich am {founded} zusammen, um {aim=die alte Mühle zu erhalten|Kindern das Segeln beizubringen|Hecken zu pflanzen|Kammermusik ins Tal zu holen}; zu Hause ist ihr Bund in {seat}. {chair} führt ihn, die Kasse hält {treasurer}, die Feder {scribe}[; die Bücher sieht {auditor} durch].
de Erwachsene geben {dues} im Jahr, Junge {youth_dues}. Entschieden werden kann nur, wenn {quorum} da sind.
fr {founders} personnes se sont réunies le {founded} pour {aim=sauver le vieux moulin|apprendre la voile aux enfants|planter des haies|faire venir la musique} ; leur union est établie à {seat}. {chair} la conduit, {treasurer} tient la bourse, {scribe} la plume[ ; {auditor} revoit les comptes].
fr Les adultes donnent {dues} par an, les jeunes {youth_dues}. Rien ne se décide sans la présence de {quorum} des membres.
es {founders} personas se juntaron el {founded} para {aim=conservar el viejo molino|enseñar vela a los niños|plantar setos|traer música al valle}; su unión vive en {seat}. La guía {chair}, {treasurer} guarda la bolsa y {scribe} la pluma[; {auditor} repasa las cuentas].
es Los mayores dan {dues} al año, los jóvenes {youth_dues}. Nada se decide sin el {quorum} presente.

# insurance_settlement
t Letter of settlement|Claim decision; Regulierungsschreiben|Leistungsentscheidung; Décision d'indemnisation; Resolución de siniestro
h insurer
s adjuster
@ insurer company; insurer; Versicherer; assureur; aseguradora; who pays for the harm;{} Mutual|{} Insurance / {} Versicherung|{} Assekuranz / Mutuelle {}|{} Assurances / Seguros {}|Mutua {}
@ policyholder person; policyholder; Versicherungsnehmer; assuré; tomador; who is covered
@ third person; injured third party; Geschädigter; tiers lésé; tercero perjudicado; whose things were harmed
@ adjuster person*; claims adjuster; Schadenregulierer; gestionnaire sinistre; tramitador de siniestros; who decided
@ expert person; assessor; Gutachter; expert; perito; who worked out the harm
- policy id; policy number; Policennummer; numéro de contrat; número de póliza; contract_no ~ number of the cover
- claim_no id; claim number; Schadennummer; numéro de sinistre; número de siniestro; case ~ number of this case
- harmed_on date; date of loss; Schadentag; date du sinistre; fecha del siniestro; happened ~ when it happened
- event phrase; cause of loss; Schadenursache; cause du sinistre; causa; what_happened ~ what brought the harm about
- assessed money; assessed loss; Schadenhöhe; dommage évalué; daño tasado; worth ~ what the expert put it at
- excess money; excess|deductible; Selbstbehalt; franchise; franquicia; own_part ~ what one bears oneself
- payout money; payment; Auszahlung; indemnité; indemnización; we_pay ~ what is really paid
- sue_by date; time limit for court action; Klagefrist; prescription; plazo para demandar; go_to_court_by ~ until when one can go to court
en On {harmed_on} {event=a falling branch|a kicked ball|fire in the garage|a burst tyre} did harm to what belongs to {third}; {policyholder}, covered by {policy}, told us. {expert} put it at {assessed}. Our file is {claim_no}.
en Less the {excess} you bear yourself we pay {payout}. If you see it otherwise, the court is open to you until {sue_by}.
de Am {harmed_on} hat {event=ein fallender Ast|ein Fußball|Feuer in der Garage|ein geplatzter Reifen} Sachen von {third} getroffen; {policyholder}, gedeckt durch {policy}, hat es uns gesagt. {expert} kam auf {assessed}. Unser Zeichen: {claim_no}.
de Abzüglich {excess}, die Sie selbst tragen, zahlen wir {payout}. Wer es anders sieht, kann bis {sue_by} vor Gericht gehen.
fr Le {harmed_on}, {event=une branche|un ballon|un feu de garage|un pneu éclaté} a abîmé les biens de {third} ; {policyholder}, couvert par {policy}, nous l'a dit. {expert} l'estime à {assessed}. Dossier {claim_no}.
fr Moins {excess} à votre charge, nous versons {payout}. Vous pouvez saisir le juge jusqu'au {sue_by}.
es El {harmed_on}, {event=una rama|un balón|un fuego en el garaje|un neumático reventado} dañó cosas de {third}; {policyholder}, cubierto por {policy}, nos lo dijo. {expert} lo tasó en {assessed}. Expediente {claim_no}.
es Quitando {excess} a su cargo, pagamos {payout}. Puede acudir al juez hasta el {sue_by}.

# software_licence
t Software licence agreement|Order form {product*}; Softwarelizenzvertrag|Bestellschein {product*}; Contrat de licence {product*}; Contrato de licencia {product*}
s vendor_rep customer_rep
@ vendor company; licensor|software vendor; Lizenzgeber|Softwarehaus; éditeur du logiciel; licenciante; who made the program;{} Software|{} Systems / {} Software|{} Informatik / {} Logiciels|{} Informatique / {} Software|{} Sistemas
@ vendor_rep person; signatory of the vendor; Unterzeichner des Lizenzgebers; signataire de l'éditeur; firmante del licenciante; who signs for those who made it
@ customer company; licensee|customer; Lizenznehmer|Kunde; licencié|client; licenciatario|cliente; who may use the program
@ customer_rep person; signatory of the customer; Unterzeichner des Kunden; signataire du client; firmante del cliente; who signs for those who use it
@ admin person; technical administrator; Administrator; administrateur technique; administrador técnico; who looks after it at the user's house
@ escrow company*; escrow agent; Hinterlegungsstelle; séquestre; depositario del código; who keeps the source code;{} Escrow / {} Treuhand / {} Séquestre / {} Custodia
- product phrase; product|software; Produkt|Software; logiciel; producto; program ~ what the program is called
- version short; version; Version; version; versión; release ~ which issue of it
- seats number:1..5000; licensed users; Nutzerzahl; nombre d'utilisateurs; usuarios; named_users ~ how many may work with it
- yearly money; annual licence fee; Jahresgebühr; redevance annuelle; cuota anual; subscription ~ paid each year
- setup money; set-up fee; Einrichtungsgebühr; frais de mise en service; alta; one_off ~ paid once at the start
- live date; go-live; Produktivstart; mise en service; puesta en marcha; usable_from ~ when it begins to be used
- uptime percent*; guaranteed availability; Verfügbarkeit; disponibilité; disponibilidad; sla ~ share of time it has to run
- respond duration; response time; Reaktionszeit; délai de réponse; tiempo de respuesta; answered_in ~ how fast help comes
en {vendor} lets {seats} people at {customer} work with {product*} ({version}) from {live}. {admin} looks after it in the house[; the source lies with {escrow}].
en {setup} is due once and {yearly} every year. It has to run {uptime} of the time, and cries for help are answered within {respond}. Signed for {vendor} by {vendor_rep}, for {customer} by {customer_rep}.
de {vendor} lässt {seats} Menschen bei {customer} ab {live} mit {product*} ({version}) arbeiten. Im Haus kümmert sich {admin}[; der Quelltext liegt bei {escrow}].
de Einmal fallen {setup} an, jedes Jahr {yearly}. Laufen muss es {uptime} der Zeit, Hilferufe werden in {respond} beantwortet. Für {vendor} zeichnet {vendor_rep}, für {customer} {customer_rep}.
fr {vendor} laisse {seats} personnes de {customer} travailler avec {product*} ({version}) dès le {live}. Sur place, {admin} s'en occupe[ ; le code dort chez {escrow}].
fr {setup} une fois, puis {yearly} chaque année. Il doit tourner {uptime} du temps, et l'on répond en {respond}. Signent {vendor_rep} pour {vendor} et {customer_rep} pour {customer}.
es {vendor} deja que {seats} personas de {customer} trabajen con {product*} ({version}) desde el {live}. En la casa lo cuida {admin}[; el código lo guarda {escrow}].
es {setup} una vez y {yearly} cada año. Debe funcionar el {uptime} del tiempo y se responde en {respond}. Firman {vendor_rep} por {vendor} y {customer_rep} por {customer}.

# mast_permission
t Site licence for a mobile mast|Notice of works: telecom line; Standortvertrag Mobilfunk|Anzeige von Leitungsarbeiten; Convention d'implantation d'antenne; Contrato de emplazamiento de antena
s site_owner operator_rep
@ operator company; mobile operator; Mobilfunkbetreiber; opérateur mobile; operadora móvil; whose antennas they are;{} Mobile / {} Mobilfunk / {} Télécom / {} Móvil
@ operator_rep person; site acquisition manager; Standortmanager; négociateur de sites; gestor de emplazamientos; who signs for the network
@ site_owner person; roof owner|site owner; Dacheigentümer; propriétaire de l'immeuble; propietario de la azotea; whose roof it is
@ caretaker person*; caretaker with keys; Hausmeister; gardien; conserje; who opens the door
- building address; building; Gebäude; immeuble; edificio; roof_of ~ on which house they stand
- antennas number*:1..18; number of antennas; Antennenzahl; nombre d'antennes; antenas; how_many ~ how many are put up
- rent money; annual rent; Jahresmiete; loyer annuel; renta anual; roof_income ~ what the roof brings each year
- signing_bonus money; signing payment; Einmalzahlung; prime de signature; pago a la firma; once ~ paid once on signing
- works_from date; start of works; Baubeginn; début des travaux; inicio de obras; fitters_come ~ when the fitters come
- on_air date; on air; Inbetriebnahme; mise en service; encendido; radiates_from ~ when it begins to send
- term duration; term; Laufzeit; durée; duración; for ~ for how long
en {site_owner} lets {operator} put {antennas} antennas on the roof of {building} for {term}. The fitters come on {works_from}, let in by {caretaker}; the first call should go out on {on_air}.
en {signing_bonus} comes with the signature of {operator_rep}, {rent} with every new year.
de {site_owner} erlaubt {operator}, auf dem Dach von {building} für {term} {antennas} Antennen aufzustellen. Am {works_from} kommen die Monteure, {caretaker} sperrt auf; gesendet wird ab {on_air}.
de Mit der Unterschrift von {operator_rep} kommen {signing_bonus}, mit jedem neuen Jahr {rent}.
fr {site_owner} laisse {operator} poser {antennas} antennes sur le toit du {building} pour {term}. Les monteurs viennent le {works_from}, {caretaker} leur ouvre ; l'émission commence le {on_air}.
fr {signing_bonus} arrivent avec la signature de {operator_rep}, {rent} avec chaque nouvel an.
es {site_owner} permite a {operator} poner {antennas} antenas en la azotea de {building} por {term}. Los montadores van el {works_from}, les abre {caretaker}; se emite desde el {on_air}.
es Con la firma de {operator_rep} llegan {signing_bonus}; con cada año nuevo, {rent}.

# inheritance_certificate
t Certificate of inheritance|Will; Erbschein|Testament; Acte de notoriété|Testament; Declaración de herederos|Testamento
h probate
s executor
@ probate company; probate court|registry of wills; Nachlassgericht; notaire de la succession|tribunal; juzgado de sucesiones; which office;{} Probate Registry / Nachlassgericht {} / Tribunal de {} / Juzgado de {}
@ deceased person; deceased|testator; Erblasser|Verstorbener; défunt|testateur; causante|testador; who left the things behind
@ heir person; sole heir|main heir; Alleinerbe|Haupterbe; héritier; heredero; to whom all or most goes
@ legatee person; legatee; Vermächtnisnehmer; légataire; legatario; who gets one single thing
@ executor person; executor; Testamentsvollstrecker; exécuteur testamentaire; albacea; who carries out the last wish
- died date; date of death; Todestag; date du décès; fecha del fallecimiento; passed_away ~ last day of life
- domicile city; last residence; letzter Wohnsitz; dernier domicile; último domicilio; lived_last_in ~ where they lived at the end
- will_date date; date of the will; Testament vom; testament du; testamento de; written ~ when the last wish was put down
- estate money; value of the estate; Nachlasswert; actif successoral; caudal hereditario; all_together ~ what everything is worth
- legacy phrase; legacy; Vermächtnis; legs; legado; single_thing ~ the one thing that goes elsewhere
- tax money*; inheritance tax; Erbschaftsteuer; droits de succession; impuesto de sucesiones; state_takes ~ what the state takes
en {deceased}, born {deceased.birth_date}, who last lived in {domicile}, died on {died}. By what was put down on {will_date}, everything goes to {heir} save {legacy=the violin|a share in the boat house|the stamp collection|the meadow}, which goes to {legatee}.
en All is worth {estate}; {tax} goes to the state. {executor} sees that it is done.
de {deceased}, geboren am {deceased.birth_date}, zuletzt in {domicile}, ist am {died} gestorben. Nach dem, was am {will_date} niedergeschrieben wurde, fällt alles {heir} zu außer {legacy=der Geige|der Briefmarkensammlung|der Wiese}; dies bekommt {legatee}.
de Zusammen macht es {estate} aus, {tax} nimmt der Staat. {executor} sorgt dafür, dass es geschieht.
fr {deceased}, né le {deceased.birth_date}, demeurant en dernier lieu à {domicile}, s'est éteint le {died}. Selon ce qui fut écrit le {will_date}, tout revient à {heir}, hormis {legacy=le violon|les timbres|le pré}, destiné à {legatee}.
fr Le tout vaut {estate}, dont {tax} pour l'État. {executor} y veille.
es {deceased}, nacido el {deceased.birth_date}, que vivía en {domicile}, murió el {died}. Según lo escrito el {will_date}, todo pasa a {heir} salvo {legacy=el violín|los sellos|el prado}, que será para {legatee}.
es Todo vale {estate}; el Estado toma {tax}. {executor} se encarga.

# trademark_opposition
t Notice of opposition|Trade mark decision; Widerspruchsbescheid|Markenentscheidung; Décision d'opposition|Avis d'opposition; Resolución de oposición
h office
s examiner
@ office company; trade mark office; Markenamt; office des marques; oficina de marcas; who decides;{} Intellectual Property Office / Markenamt {} / Office de la propriété {} / Oficina de Marcas de {}
@ applicant company; trade mark applicant; Markenanmelder; déposant; solicitante de la marca; who wants the new mark
@ opponent company*; opponent; Widersprechender; opposant; oponente; who holds the older mark and objects
@ examiner person*; examiner; Prüfer; examinateur; examinador; who weighed it up
@ attorney person; opponent's attorney; Anwalt des Widersprechenden; mandataire de l'opposant; representante del oponente; who wrote for the objecting side
- new_mark phrase; contested mark; angegriffene Marke; marque contestée; marca impugnada; younger_sign ~ the sign somebody wants to protect
- old_mark phrase; earlier mark; ältere Marke; marque antérieure; marca anterior; older_sign ~ the sign that was there before
- nice number*:1..45; class; Klasse; classe; clase; nice_class ~ number of the group of goods
- filed date; filing date; Anmeldetag; dépôt; presentación; lodged ~ when it was asked for
- opposed date; opposition filed on; Widerspruch vom; opposition du; oposición de; objected ~ when somebody objected
- cost_order money; costs; Kosten; frais; costas; loser_pays ~ what the loser pays
- upheld flag; opposition upheld; Widerspruch erfolgreich; opposition accueillie; oposición estimada; won ~ whether the objecting side was right
en {applicant} asked on {filed} for {new_mark=LUMAREX|Solvento|BERGKLANG|NOVA TERRA} in class {nice}. {opponent}, through {attorney}, objected on {opposed} that it had long used {old_mark=LUMREX|Solventa|Bergklang Audio|TERRA NOVA}.
en {examiner} finds the signs {upheld!too close; the wish is refused~far enough apart; the sign is entered}. {cost_order} falls to the losing side.
de {applicant} begehrte am {filed} {new_mark=LUMAREX|Solvento|BERGKLANG|NOVA TERRA} in Klasse {nice}. {opponent}, durch {attorney}, hielt am {opposed} entgegen, schon lange {old_mark=LUMREX|Solventa|Bergklang Audio|TERRA NOVA} zu führen.
de {examiner} hält die Zeichen für {upheld!zu ähnlich; das Begehren wird abgewiesen~weit genug entfernt; das Zeichen wird eingetragen}. {cost_order} trägt, wer unterliegt.
fr {applicant} a demandé le {filed} {new_mark=LUMAREX|Solvento|NOVA TERRA} en classe {nice}. {opponent}, par {attorney}, a répondu le {opposed} user depuis longtemps de {old_mark=LUMREX|Solventa|TERRA NOVA}.
fr {examiner} juge les signes {upheld!trop proches ; la demande est rejetée~assez distincts ; le signe est admis}. {cost_order} pour le perdant.
es {applicant} pidió el {filed} {new_mark=LUMAREX|Solvento|NOVA TERRA} en la clase {nice}. {opponent}, por medio de {attorney}, alegó el {opposed} usar hace tiempo {old_mark=LUMREX|Solventa|TERRA NOVA}.
es {examiner} ve los signos {upheld!demasiado cercanos; se deniega~bastante distintos; se inscribe}. {cost_order} para quien pierde.
`
