/** Agreements, commissions, analyses, panels and reports of a period: the sentences, and what is asked about them. */
export const framesOfDealing = `
# agreement
t %t%
h office
s actor other
d event_on report_on received_on start_on due_on end_on
@ office company; %o%; first party|who gives the thing or the right; %on%
@ actor person; %a%; who signs for the giving side
@ subject company; %s%; second party|who gets the thing or the right|who pays
@ other person; representative of the second party|signatory of the other side; Vertreter der Gegenseite|Zeichnungsberechtigter der Gegenseite; représentant de l'autre partie; representante de la otra parte; who signs for the taking side
@ second company; guarantor|bank that stands surety; Bürge|bürgende Bank; garant|banque caution; avalista|banco avalista; who pays if the other cannot
- object phrase*; %x%; subject_matter|contract_object|deal|what_it_covers ~ what the two sides agree on
- object_no id; contract number; Vertragsnummer; numéro de contrat; número de contrato; contract_no|agreement_id ~ number of the contract
- event_on date; date of negotiation|date of the offer; Tag der Verhandlung|Angebot vom; date de l'offre; fecha de la oferta; negotiated_on|offer_date ~ when they had talked about it
- start_on date; commencement|start of contract; Vertragsbeginn|Laufzeitbeginn; prise d'effet|début du contrat; entrada en vigor|inicio del contrato; begins|effective_date|runs_from ~ first day it binds them
- end_on date; termination|end of contract; Vertragsende|Laufzeitende; fin du contrat|terme; fin del contrato|término; ends|runs_to|expiry ~ last day it binds them
- due_on date; first payment due|payment date; erste Fälligkeit|Zahlungstermin; première échéance; primer vencimiento; pay_by|first_due ~ when money has to arrive first
- site address; place of performance; Erfüllungsort|Leistungsort; lieu d'exécution; lugar de ejecución; performed_at|delivery_place ~ where it is carried out
- amount money; price|consideration|remuneration; Entgelt|Vergütung|Preis; prix|rémunération; precio|contraprestación; price|agreed_sum|contract_value ~ what is paid for it
- penalty money; contractual penalty; Vertragsstrafe; pénalité|clause pénale; penalización; fine|penalty_sum ~ what a breach costs
- notice duration; notice period; Kündigungsfrist; préavis; preaviso; notice|termination_notice ~ how long before one must say that one leaves
- outcome choice:exclusive/non-exclusive=exklusiv/nicht exklusiv=exclusif/non exclusif=exclusivo/no exclusivo; exclusivity; Ausschließlichkeit; exclusivité; exclusividad; exclusive_or_not|right_type ~ whether others may get the same
- court city; place of jurisdiction|competent court; Gerichtsstand; juridiction compétente; fuero|jurisdicción; jurisdiction|courts_of ~ where they would go to law
- measure unit:%u%; %m%; quantity|volume ~ how much of it
en between {office}, <represented by|acting through> {actor} (hereafter the first side), and {subject}, <represented by|for which signs> {other} (hereafter the second side), on {object}[ in {site}]. || {office} and {subject} have come to terms over {object}[, as talked over on {event_on}]. {actor} signs for the one, {other} for the other. || 1) {office} 2) {subject} – both at one on {object}. || Today {actor}, on behalf of {office}, and {other}, on behalf of {subject}, agree on what follows about {object} ({object_no}).
en All begins on {start_on} and is over on {end_on}[, unless one of them speaks up {notice} before]. || It binds both from {start_on}[ until {end_on}]; whoever wants out must say so {notice} ahead.
en {subject} gives {amount} in return, the first part on {due_on}[, for which {second} stands in]. <It covers|This is for> a %measure% of {measure}. || For {measure} (%measure%), {amount} changes hands[; {second} answers for it]. Nobody has to pay before {due_on}.
en {outcome?No one else shall have the same right|For as long as it lasts, others are kept out~Others may be given the same right|The first side stays free to deal with others}. [Breaking the word costs {penalty}.] Quarrels go before the judges of {court}. || Should one side fail, {penalty} falls due. {outcome?Others are kept out~Others are not kept out}. They would meet before the court in {court}.
de zwischen {office}, <vertreten durch|handelnd durch> {actor} (im Folgenden erste Seite), und {subject}, <vertreten durch|für die zeichnet> {other} (im Folgenden zweite Seite), über {object}[ in {site}]. || {office} und {subject} sind sich über {object} einig geworden[, wie am {event_on} besprochen]. Für die eine zeichnet {actor}, für die andere {other}. || 1) {office} 2) {subject} – beide einig über {object}. || Heute kommen {actor} namens {office} und {other} namens {subject} zu {object} ({object_no}) wie folgt überein.
de Alles beginnt am {start_on} und ist am {end_on} vorbei[, wenn nicht eine Seite {notice} vorher etwas sagt]. || Es bindet beide ab {start_on}[ bis {end_on}]; wer hinaus will, muss es {notice} zuvor sagen.
de {subject} gibt dafür {amount}, den ersten Teil am {due_on}[, wofür {second} einsteht]. %measure%: {measure}. || Für {measure} (%measure%) gehen {amount} über den Tisch[; {second} haftet dafür]. Vor dem {due_on} muss niemand zahlen.
de {outcome?Niemand sonst soll dasselbe Recht haben|Solange es währt, bleiben andere außen vor~Auch andere dürfen dasselbe Recht bekommen|Die erste Seite bleibt frei, mit anderen zu handeln}. [Wortbruch kostet {penalty}.] Gestritten wird vor den Richtern in {court}. || Versagt eine Seite, werden {penalty} fällig. {outcome?Andere bleiben außen vor~Andere bleiben nicht außen vor}. Man sähe sich vor Gericht in {court}.
fr entre {office}, <représentée par|agissant par> {actor} (ci-après le premier côté), et {subject}, <représentée par|pour qui signe> {other} (ci-après le second côté), au sujet de {object}[ à {site}]. || {office} et {subject} se sont entendus sur {object}[, comme débattu le {event_on}]. {actor} signe pour l'un, {other} pour l'autre. || 1) {office} 2) {subject} – d'accord sur {object}. || Ce jour, {actor}, au nom de {office}, et {other}, au nom de {subject}, conviennent de ce qui suit sur {object} ({object_no}).
fr Tout commence le {start_on} et s'achève le {end_on}[, sauf si l'un parle {notice} avant]. || Cela lie les deux dès le {start_on}[ jusqu'au {end_on}] ; qui veut partir doit le dire {notice} à l'avance.
fr {subject} donne en retour {amount}, la première part le {due_on}[, ce dont {second} répond]. %measure% : {measure}. || Pour {measure} (%measure%), {amount} changent de main[ ; {second} s'en porte fort]. Personne ne paie avant le {due_on}.
fr {outcome?Nul autre n'aura le même droit|Tant que cela dure, les autres sont tenus à l'écart~D'autres peuvent recevoir le même droit|Le premier côté reste libre de traiter ailleurs}. [Manquer à sa parole coûte {penalty}.] Les querelles iront devant les juges de {court}. || Si l'un fait défaut, {penalty} sont dus. {outcome?Les autres sont exclus~Les autres ne sont pas exclus}. On se verrait au tribunal de {court}.
es entre {office}, <representada por|que actúa por> {actor} (en adelante, el primer lado), y {subject}, <representada por|por la que firma> {other} (en adelante, el segundo lado), sobre {object}[ en {site}]. || {office} y {subject} se han entendido sobre {object}[, como se habló el {event_on}]. Firma {actor} por una y {other} por la otra. || 1) {office} 2) {subject} – de acuerdo sobre {object}. || Hoy {actor}, en nombre de {office}, y {other}, en nombre de {subject}, convienen lo que sigue sobre {object} ({object_no}).
es Todo empieza el {start_on} y acaba el {end_on}[, salvo que uno hable {notice} antes]. || Obliga a ambos desde el {start_on}[ hasta el {end_on}]; quien quiera salir ha de decirlo {notice} antes.
es {subject} da a cambio {amount}, la primera parte el {due_on}[, de lo que responde {second}]. %measure%: {measure}. || Por {measure} (%measure%) pasan de mano {amount}[; responde {second}]. Nadie paga antes del {due_on}.
es {outcome?Nadie más tendrá el mismo derecho|Mientras dure, los demás quedan fuera~Otros pueden recibir el mismo derecho|El primer lado queda libre de tratar con otros}. [Faltar a la palabra cuesta {penalty}.] Los pleitos irán ante los jueces de {court}. || Si uno falla, vencen {penalty}. {outcome?Los demás quedan fuera~Los demás no quedan fuera}. Se verían ante el tribunal de {court}.

# commission
t %t%
h office
s checker
d applied_on report_on received_on start_on event_on due_on
@ office company; %o%; who gives the work out|who wants it done; %on%
@ actor person; %a%; by whose hands it is done|who shall do the work
@ subject company; %s%; to whom the work is given|who takes the work on
@ other person; keyholder|contact on the spot; Schlüsselinhaber|Kontakt vor Ort; détenteur des clés|contact sur place; persona que tiene las llaves|contacto en el lugar; who lets them in
@ second company; owner of the thing|proprietor; Eigentümerin der Sache|Besitzerin; propriétaire de la chose; dueña de la cosa; to whom the thing belongs
- object phrase*; %x%; item|work_object|commissioned_piece|to_be_worked_on ~ on what the work is done
- object_no id; inventory mark|item number; Inventarzeichen|Stücknummer; numéro d'inventaire; número de inventario; inventory_no|item_id ~ mark or number that the thing bears
- applied_on date; quotation date|date of the offer; Angebotsdatum|Kostenvoranschlag vom; date du devis; fecha del presupuesto; quoted_on|offer_date|estimate_of ~ when the price was offered
- start_on date; start of work; Arbeitsbeginn; début des travaux; inicio de los trabajos; work_starts|begin_on ~ first day of work
- event_on date; handing-in date|pick-up date; Tag der Abholung|Übergabetag; date d'enlèvement; fecha de recogida; fetched_on|collected_on ~ when the thing changes hands
- due_on date; completion date|deadline; Fertigstellung|Termin; date d'achèvement|délai; fecha de terminación|plazo; finish_by|deadline|done_by ~ by when it must be finished
- site address; place of work|workshop; Ort der Ausführung|Werkstatt; lieu d'exécution|atelier; lugar de ejecución|taller; workplace|carried_out_at ~ where the work is done
- task phrase; task|work ordered; Auftrag|Arbeiten; mission|travaux; encargo|trabajos; job|scope_of_work|what_to_do ~ what shall be done
- amount money; agreed fee|contract sum; Honorar|Auftragssumme; honoraires|montant convenu; honorarios|importe acordado; fee|budget|sum ~ what the work costs
- advance money; advance payment|down payment; Anzahlung|Vorschuss; acompte|avance; anticipo|señal; prepaid|deposit_paid ~ what is handed over before
- outcome choice:urgent/normal/no hurry=eilig/normal/ohne Eile=urgent/normal/sans hâte=urgente/normal/sin prisa; priority; Dringlichkeit; priorité; prioridad; urgency|priority_level ~ how much haste there is
- measure unit:%u%; %m%; size|extent ~ how big or long it is
en We hereby ask {subject} to {task=clean and mend|draw up a survey|make a copy|restore the surface|take it apart and oil it|make it ready for use} {object}[, which belongs to {second}]. || {subject} is given the following work on {object} ({object_no}): to {task=clean and mend it|draw up a survey|make a copy|restore the surface|test it under load|make it ready for use}. {actor} shall do it[ in {site}]. || As offered on {applied_on}, {actor} of {subject} is to see to {object}[ at {site}] and {task=clean and mend it|measure it anew|restore the surface|make it ready for use}.
en Hands are laid on it from {start_on}; all must be finished by {due_on}. {outcome?It brooks no delay|Every day counts~There is no need to rush nor to dally|The usual pace will do~Take your time|It can wait}. || {object} is fetched on {event_on}[; {other} opens the door]. We need it back ready by {due_on}. || Begin on {start_on}, end on {due_on}[: {outcome?every day counts~the usual pace will do~it can wait}].
en For this {amount} was agreed[, {advance} of it beforehand]. The piece has a %measure% of {measure}. || {advance} is on its way to you; in all you get {amount}[ for a %measure% of {measure}].
de Hiermit bitten wir {subject}, {object} zu bearbeiten, nämlich {task=zu reinigen und auszubessern|aufzumessen|nachzubilden|die Oberfläche zu erneuern|zu zerlegen und zu ölen|wieder gebrauchsfähig zu machen}[; es gehört {second}]. || {subject} erhält zu {object} ({object_no}) folgende Arbeit: {task=reinigen und ausbessern|aufmessen|nachbilden|Oberfläche erneuern|unter Last erproben}. Ausführen soll es {actor}[ in {site}]. || Wie am {applied_on} angeboten, nimmt sich {actor} von {subject} der Sache an: {object}[ in {site}], {task=reinigen und ausbessern|neu vermessen|Oberfläche erneuern}.
de Hand angelegt wird ab {start_on}; fertig sein muss alles bis {due_on}. {outcome?Es duldet keinen Aufschub|Jeder Tag zählt~Weder Eile noch Bummelei|Das übliche Tempo genügt~Lassen Sie sich Zeit|Es kann warten}. || {object} wird am {event_on} geholt[; {other} schließt auf]. Fertig brauchen wir es bis {due_on}. || Anfang {start_on}, Ende {due_on}[: {outcome?jeder Tag zählt~das übliche Tempo genügt~es kann warten}].
de Ausgemacht sind dafür {amount}[, davon {advance} vorab]. %measure%: {measure}. || {advance} sind zu Ihnen unterwegs; insgesamt bekommen Sie {amount}[ bei {measure} %measure%].
fr Nous prions {subject} de {task=nettoyer et réparer|relever les cotes de|faire une copie de|refaire la surface de|démonter et huiler|remettre en état} {object}[, qui est à {second}]. || {subject} reçoit pour {object} ({object_no}) le travail suivant : {task=nettoyage et réparation|relevé complet|copie|réfection de la surface|essai en charge}. {actor} s'en chargera[ à {site}]. || Comme proposé le {applied_on}, {actor}, de {subject}, s'occupe de {object}[ à {site}] : {task=nettoyage et réparation|nouveau mesurage|réfection de la surface}.
fr On y met la main dès le {start_on} ; tout doit être fini pour le {due_on}. {outcome?Cela ne souffre aucun retard|Chaque jour compte~Ni hâte ni lenteur|Le rythme habituel suffit~Prenez votre temps|Cela peut attendre}. || {object} est enlevé le {event_on}[ ; {other} ouvrira]. Il nous le faut prêt pour le {due_on}. || Commencer le {start_on}, finir le {due_on}[ : {outcome?chaque jour compte~le rythme habituel suffit~cela peut attendre}].
fr Pour cela, {amount} ont été convenus[, dont {advance} d'avance]. %measure% : {measure}. || {advance} vous parviennent ; en tout, vous aurez {amount}[ pour {measure} de %measure%].
es Rogamos a {subject} {task=limpiar y arreglar|medir|copiar|renovar la superficie de|desmontar y engrasar|dejar lista} {object}[, que es de {second}]. || {subject} recibe para {object} ({object_no}) este trabajo: {task=limpieza y arreglo|medición|copia|renovación de la superficie|prueba con carga}. Lo hará {actor}[ en {site}]. || Como se ofreció el {applied_on}, {actor}, de {subject}, se ocupa de {object}[ en {site}]: {task=limpieza y arreglo|nueva medición|renovación de la superficie}.
es Se pone mano desde el {start_on}; todo ha de estar para el {due_on}. {outcome?No admite demora|Cada día cuenta~Ni prisa ni pausa|Basta el ritmo de siempre~Tómense su tiempo|Puede esperar}. || {object} se recoge el {event_on}[; abre {other}]. Lo necesitamos listo para el {due_on}. || Empezar el {start_on}, acabar el {due_on}[: {outcome?cada día cuenta~basta el ritmo de siempre~puede esperar}].
es Por ello se acordaron {amount}[, de ellos {advance} por adelantado]. %measure%: {measure}. || Van de camino {advance}; en total recibirán {amount}[ por {measure} de %measure%].

# analysis
t %t%
h office
s actor checker
d event_on arrived_on start_on end_on report_on received_on
@ office company; %o%; who examined the sample|house that did the testing; %on%
@ actor person; %a%; who did the analysis|whose hands worked at the bench
@ subject %sf%; %s%; who sent it in|for whom it was tested
@ other person; sampler|who took the sample; Probenehmer|Probenehmerin; préleveur|agent de prélèvement; tomador de la muestra; who drew it on the spot
@ second company; subcontracted laboratory|partner laboratory; Unterauftragslabor|Partnerlabor; laboratoire sous-traitant; laboratorio subcontratado; which other house did part of it
- object phrase*; %x%; sample|specimen|sample_name|tested_item ~ what was tested
- object_no id; sample number|lab number; Probennummer|Labornummer; numéro d'échantillon; número de muestra; sample_id|lab_no|specimen_no ~ number that the laboratory gave the sample
- event_on date; sampling date|date taken; Entnahmedatum|Probenahme am; date de prélèvement; fecha de toma; taken_on|sampled_on|drawn_on ~ when it was drawn
- arrived_on date; date of receipt|received in the laboratory; Probeneingang; date de réception; fecha de recepción; arrived_on|came_in|receipt_date ~ when the laboratory got it
- start_on date; start of analysis; Prüfbeginn; début d'analyse; inicio del análisis; analysis_start|test_from ~ first day at the bench
- end_on date; end of analysis; Prüfende; fin d'analyse; fin del análisis; analysis_end|test_to ~ last day at the bench
- site address; sampling place|point of sampling; Entnahmeort|Entnahmestelle; lieu de prélèvement|point de prélèvement; lugar de toma|punto de muestreo; sampled_at|origin|where_taken ~ where it was drawn
- measure unit:%u%; %m%; result|value|found_value ~ figure that came out
- limit unit:%u%; limit value|permitted maximum; Grenzwert|Höchstwert; valeur limite|maximum autorisé; valor límite|máximo permitido; threshold|max_allowed|limit ~ what the rule allows
- method phrase; method|test method; Verfahren|Prüfmethode; méthode; método; procedure|tested_by_method ~ how it was tested
- outcome choice:compliant/not compliant/not assessable=konform/nicht konform/nicht bewertbar=conforme/non conforme/non évaluable=conforme/no conforme/no evaluable; assessment|conclusion; Beurteilung|Fazit; conclusion|appréciation; valoración|conclusión; verdict|pass_fail|evaluation ~ whether it meets the rule
- fee money; cost of analysis; Untersuchungskosten; coût de l'analyse; coste del análisis; lab_fee|price ~ what the test costs
en {other} drew {object} in {site} on {event_on}; it reached us on {arrived_on} and bears the mark {object_no}. || On behalf of {subject}, {object} was worked on from {start_on} to {end_on} by {actor}[, in part by {second}]. || {object} ({object_no}), sent in by {subject}, came on {arrived_on}[ in a sealed jar]. It had been taken on {event_on} at {site}. || {actor} had {object} on the bench from {start_on} until {end_on}; {subject} had asked for it.
en By {method=wet chemistry|gas chromatography|the sieve test|infrared spectroscopy|the naked eye and microscope|the drop test|ashing at 550 °C}, %measure% came out at {measure}, where {limit} is the most that may be. {outcome?It may be put to use without worry|The rules are kept~It must not be put to use|The rules are broken~Nothing can be said from so little|The jar was too small to judge by}. || {measure} was found for %measure%[ ({method=wet chemistry|gas chromatography|the sieve test|infrared spectroscopy|the drop test})]. {outcome?That is within what is allowed~That is more than is allowed~Whether that is allowed stays open}[; the line is drawn at {limit}].
en We charge {fee} for this. || A bill over {fee} follows.
de {other} entnahm {object} am {event_on} in {site}; bei uns kam es am {arrived_on} an und trägt das Zeichen {object_no}. || Für {subject} bearbeitete {actor} vom {start_on} bis {end_on} {object}[, zum Teil auch {second}]. || {object} ({object_no}), eingesandt von {subject}, kam am {arrived_on}[ im versiegelten Glas]. Gezogen worden war es am {event_on}, {site}. || Bei {actor} lag {object} vom {start_on} bis zum {end_on} auf dem Tisch; {subject} hatte darum gebeten.
de Mittels {method=Nasschemie|Gaschromatographie|Siebversuch|Infrarotspektroskopie|Mikroskopie|Fallversuch|Veraschung bei 550 °C} ergaben sich für %measure% {measure}, wo höchstens {limit} sein dürfen. {outcome?Es darf unbesorgt verwendet werden|Die Regeln sind eingehalten~Es darf nicht verwendet werden|Die Regeln sind verletzt~Aus so wenig lässt sich nichts sagen|Das Glas war zu klein für ein Urteil}. || Gefunden wurden {measure} (%measure%)[, und zwar durch {method=Nasschemie|Gaschromatographie|Siebversuch|Fallversuch}]. {outcome?Das liegt im Erlaubten~Das ist mehr als erlaubt~Ob das erlaubt ist, bleibt offen}[; die Linie verläuft bei {limit}].
de Wir berechnen dafür {fee}. || Eine Rechnung über {fee} folgt.
fr {other} a prélevé {object} à {site} le {event_on} ; cela nous est parvenu le {arrived_on} et porte la marque {object_no}. || Pour {subject}, {actor} a travaillé sur {object} du {start_on} au {end_on}[, en partie avec {second}]. || {object} ({object_no}), envoyé par {subject}, est arrivé le {arrived_on}[ en bocal scellé]. On l'avait pris le {event_on} à {site}. || {actor} a eu {object} sur la paillasse du {start_on} au {end_on}, comme voulu par {subject}.
fr Par {method=voie humide|chromatographie gazeuse|tamisage|spectroscopie infrarouge|microscopie|essai de chute}, on obtient {measure} pour %measure%, là où {limit} est le plus qui soit admis. {outcome?On peut s'en servir sans crainte|La règle est respectée~Il ne faut pas s'en servir|La règle est enfreinte~D'aussi peu on ne peut rien dire}. || {measure} trouvés pour %measure%[ ({method=voie humide|chromatographie gazeuse|tamisage|essai de chute})]. {outcome?C'est dans ce qui est permis~C'est plus que permis~On ne sait si c'est permis}[ ; la ligne est à {limit}].
fr Nous comptons {fee} pour cela. || Une note de {fee} suivra.
es {other} tomó {object} en {site} el {event_on}; nos llegó el {arrived_on} y lleva la marca {object_no}. || Para {subject}, {actor} trabajó con {object} del {start_on} al {end_on}[, en parte con {second}]. || {object} ({object_no}), de parte de {subject}, llegó el {arrived_on}[ en frasco precintado]. Se había sacado el {event_on} en {site}. || {actor} tuvo {object} en la mesa del {start_on} al {end_on}, como quería {subject}.
es Mediante {method=vía húmeda|cromatografía de gases|tamizado|espectroscopia infrarroja|microscopía|ensayo de caída} salieron {measure} de %measure%, donde lo más que cabe son {limit}. {outcome?Puede usarse sin cuidado|Se cumple la norma~No debe usarse|Se incumple la norma~De tan poco nada puede decirse}. || Se hallaron {measure} de %measure%[ ({method=vía húmeda|cromatografía de gases|tamizado|ensayo de caída})]. {outcome?Cabe en lo permitido~Es más de lo permitido~Si está permitido queda abierto}[; la raya está en {limit}].
es Por esto cobramos {fee}. || Seguirá una nota de {fee}.

# panel
t %t%
h office
s actor other
d applied_on event_on report_on received_on appeal_by start_on
@ office company; %o%; which body called the panel; %on%
@ actor person; chair of the panel|president of the jury; Vorsitz der Kommission|Juryvorsitz; président du jury|présidente de la commission; presidencia del jurado|presidente de la comisión; who led the talks
@ other person; recorder|secretary of the panel; Protokollantin|Schriftführer; secrétaire du jury|rapporteur; secretaria del jurado|secretario; who wrote it down
@ subject %sf%; %s%; whose case or work was judged|who was chosen or turned down
@ member person; %a%; who brought in special knowledge
@ second company; body that proposed|nominating body; vorschlagende Stelle; organisme proposant; entidad proponente; who had put the name forward
- object phrase*; %x%; competition|procedure|entry|case_name|judged_work ~ what the panel had to judge
- object_no id; entry number|lot number; Einreichungsnummer|Losnummer; numéro de candidature; número de candidatura; entry_id|lot|submission_no ~ number under which it was handed in
- applied_on date; submission date|closing date for entries; Einreichungsdatum; date de dépôt; fecha de presentación; handed_in|submitted_on ~ when it was handed in
- event_on date; date of the session|day of judging; Sitzungstag|Tag der Jurysitzung; date de la séance; fecha de la sesión; met_on|judged_on|session_day ~ when the panel sat
- event_at time; opening of the session; Sitzungsbeginn; ouverture de séance; apertura de la sesión; opened_at|begin_time ~ at what hour it began
- closed_at time; close of the session; Sitzungsende; clôture de séance; cierre de la sesión; closed_at|end_time ~ at what hour it was over
- site address; place of the session|venue; Sitzungsort; lieu de la séance; lugar de la sesión; sat_in|venue|held_at ~ where the panel sat
- appeal_by date; deadline for complaints; Beschwerdefrist; délai de réclamation; plazo de reclamación; complaint_until ~ until when one can object
- start_on date; effective date|takes office on; Wirksamkeit|Amtsantritt; prise d'effet|entrée en fonction; efectos desde|toma de posesión; from|takes_effect ~ from when it counts
- votes number:2..15; votes in favour; Jastimmen; voix pour; votos a favor; ayes|yes_votes|in_favour ~ how many hands went up for it
- against number:0..9; votes against; Gegenstimmen; voix contre; votos en contra; noes|no_votes ~ how many hands went up to stop it
- amount money; prize money|endowment; Preisgeld|Dotierung; dotation; dotación; prize|award_sum ~ what the chosen one gets
- outcome choice:first place/shortlisted/not chosen=erster Platz/engere Wahl/nicht ausgewählt=premier/retenu/écarté=primer puesto/finalista/descartado; ranking|verdict of the panel; Rang|Urteil; classement|verdict; puesto|veredicto; rank|placement|panel_verdict ~ where the judged one came out
- reason phrase; reasoning; Begründung; motivation; motivación; why|grounds ~ what moved the panel
- measure unit:%u%; %m%; size|figure ~ how large the judged thing is
en The panel sat in {site} on {event_on} from {event_at} to {closed_at}, led by {actor}[; {other} kept the record]. At hand was {object}. || {event_on}, {event_at}: {actor} opens. {member} speaks to {object} ({object_no}), handed in by {subject} on {applied_on}[ at the wish of {second}]. {closed_at}: end. || Under {actor}, and with {member} as the one who knows the field, {object} was looked at on {event_on} in {site}. || {subject}, named by {second}, came before the panel of {office} on {event_on} with {object}.
en With {votes} hands for and {against} against, {subject} {outcome?came out on top|beat everyone~stays in the race|goes on to the next round~drops out|leaves with empty hands}[, because {reason=the idea is bold|the costs are sound|the plan lacks depth|the work speaks for itself|others were better prepared}]. || {subject} {outcome?wins~goes to the next round~is not taken further}: {votes} were in favour, {against} were not[. {reason=The idea is bold|The costs are sound|The plan lacks depth|Others were better prepared}].
en {amount} goes with it as from {start_on}[, for a %measure% of {measure}]. Complaints reach us until {appeal_by}. || It counts from {start_on}; until {appeal_by} one may complain.
de Getagt wurde am {event_on} in {site} von {event_at} bis {closed_at} unter {actor}[; {other} schrieb mit]. Vorgelegen hat {object}. || {event_on}, {event_at}: {actor} eröffnet. {member} spricht zu {object} ({object_no}), eingereicht von {subject} am {applied_on}[ auf Wunsch von {second}]. {closed_at}: Schluss. || Unter {actor} und mit {member} als Kenner des Fachs wurde {object} am {event_on} in {site} angesehen. || {subject}, benannt von {second}, trat am {event_on} mit {object} vor das Gremium von {office}.
de {subject} {outcome?hat gewonnen|ließ alle hinter sich~kommt in die nächste Runde~kommt nicht weiter|geht leer aus}: {votes} waren dafür, {against} nicht[. {reason=Die Idee ist kühn|Die Kosten sind solide|Dem Plan fehlt Tiefe|Andere waren besser vorbereitet}].
de Dazu gehören {amount} ab {start_on}[, %measure%: {measure}]. Beschwerden erreichen uns bis {appeal_by}. || Es zählt ab {start_on}; bis {appeal_by} kann man sich beschweren.
fr On a siégé à {site} le {event_on} de {event_at} à {closed_at} sous la conduite de {actor}[ ; {other} tenait la plume]. Il s'agissait de {object}. || {event_on}, {event_at} : {actor} ouvre. {member} parle de {object} ({object_no}), déposé par {subject} le {applied_on}[ sur le vœu de {second}]. {closed_at} : fin. || Sous {actor}, et avec {member} pour connaisseur, {object} a été examiné le {event_on} à {site}. || {subject}, proposé par {second}, s'est présenté le {event_on} avec {object} devant le collège de {office}.
fr {subject} {outcome?l'emporte|devance tous les autres~va au tour suivant|reste en lice~n'ira pas plus loin|repart les mains vides} : {votes} mains pour, {against} contre[. {reason=L'idée est hardie|Les coûts sont sains|Le plan manque de fond|D'autres étaient mieux préparés}].
fr {amount} y sont attachés à partir du {start_on}[, %measure% : {measure}]. Les plaintes sont reçues jusqu'au {appeal_by}. || Cela compte dès le {start_on} ; on peut se plaindre jusqu'au {appeal_by}.
es Se reunieron en {site} el {event_on} de {event_at} a {closed_at} con {actor} al frente[; {other} tomó nota]. Se trataba de {object}. || {event_on}, {event_at}: abre {actor}. {member} habla de {object} ({object_no}), entregado por {subject} el {applied_on}[ por deseo de {second}]. {closed_at}: fin. || Con {actor} al frente y {member} como conocedor, {object} se miró el {event_on} en {site}. || {subject}, por propuesta de {second}, compareció el {event_on} con {object} ante el tribunal de {office}.
es {subject} {outcome?gana|deja atrás a todos~pasa a la siguiente ronda|sigue en liza~no sigue adelante|se va con las manos vacías}: {votes} manos a favor, {against} en contra[. {reason=La idea es audaz|Los costes son sólidos|Al plan le falta fondo|Otros venían mejor preparados}].
es Van con ello {amount} desde el {start_on}[, {measure} de %measure%]. Las quejas se admiten hasta el {appeal_by}. || Cuenta desde el {start_on}; cabe quejarse hasta el {appeal_by}.

# period
t %t%
h office
s actor checker
d start_on event_on end_on report_on received_on next_on
@ office company; %o%; who runs it and reports; %on%
@ actor person; %a%; who kept watch over these weeks|who wrote the report
@ subject company; %s%; to whom the report goes|who pays for the running
@ other person; deputy|relief; Stellvertreter|Ablösung; suppléant|relève; suplente|relevo; who stood in
@ second company; repair firm|contractor called; gerufene Firma|Reparaturfirma; entreprise appelée; empresa avisada; who mended it
- object phrase*; %x%; station|facility|line|plant_name|reported_unit ~ what the report is about
- object_no id; station number; Stationsnummer; numéro de station; número de estación; station_id|unit_no ~ number of the place reported on
- start_on date; start of period|period from; Zeitraum von|Beginn des Zeitraums; début de période; inicio del período; from|period_start|first_day ~ first day that is reported on
- end_on date; end of period|period to; Zeitraum bis|Ende des Zeitraums; fin de période; fin del período; to|period_end|last_day ~ last day that is reported on
- event_on date; day of the fault|day of the special event; Tag der Störung; jour de la panne; día de la avería; fault_day|stopped_on ~ when something out of the ordinary came up
- next_on date; next report due; nächster Bericht; prochain rapport; próximo informe; next_report|report_again_on ~ when they will report again
- town city; town|location; Ort|Standort; commune|lieu; localidad; town|located_in ~ in which town it lies
- count number:20..90000; number of users|count; Anzahl der Nutzer|Zählung; nombre d'usagers|comptage; número de usuarios|recuento; users|counted|total_count ~ how many came or passed
- before number:20..90000; count of the previous period; Vorperiode; période précédente; período anterior; last_period|previous_count ~ how many it had been the time before
- change percent; change; Veränderung; variation; variación; delta|growth ~ by how much it went up or down
- income money; takings|revenue; Einnahmen; recettes; ingresos; revenue|income ~ what came in
- costs money; running costs|expenditure; Betriebskosten|Ausgaben; dépenses; gastos; spent|expenses ~ what went out
- outcome choice:better than expected/as expected/worse than expected=besser als erwartet/wie erwartet/schlechter als erwartet=mieux que prévu/comme prévu/moins bien que prévu=mejor de lo previsto/según lo previsto/peor de lo previsto; trend|overall course; Verlauf|Tendenz; tendance; tendencia; trend|how_it_went ~ how the time went as a whole
- finding phrase; special event|fault; besonderes Vorkommnis|Störung; fait marquant|panne; incidencia; event|disturbance ~ what was out of the ordinary
- measure unit:%u%; %m%; reading|total ~ figure for the whole time
en {object} in {town}, {start_on} to {end_on}: {count} were counted, after {before} the time before[, a change of {change}]. || From {start_on} until {end_on}, {actor}[, for some days {other},] looked after {object} in {town}. {outcome?We had not hoped for so much|It went better than planned~It went as planned|Nothing surprising~It fell short of our hopes|It went worse than planned}. || To {subject}: in the time up to {end_on}, beginning with {start_on}, {object} ({object_no}) served {count}[ against {before} before].
en {income} came in and {costs} went out. %measure% reached {measure}. || Against takings of {income} stand outgoings of {costs}[; {measure} was noted for %measure%]. {outcome?More than hoped for~Just as thought~Less than hoped for}.
en On {event_on} {finding=the gate stuck|a pump stood still|lightning struck|the roof leaked|staff were short|a pipe burst|the server hung|fog stopped all traffic}; {second} put it right. || Out of the ordinary: {finding=the gate stuck|a pump stood still|lightning struck|staff were short|fog stopped all traffic} ({event_on}). {second} helped.
en You will hear from us again on {next_on}. || The next paper of this kind comes on {next_on}.
de {object} in {town}, {start_on} bis {end_on}: gezählt wurden {count} nach {before} beim vorigen Mal[, ein Unterschied von {change}]. || Vom {start_on} bis zum {end_on} sah {actor}[, einige Tage auch {other},] nach {object} in {town}. {outcome?So viel hatten wir nicht erhofft|Es lief besser als gedacht~Es lief wie gedacht|Nichts Überraschendes~Es blieb hinter den Hoffnungen zurück|Es lief schlechter als gedacht}. || An {subject}: In der Zeit bis {end_on}, beginnend mit {start_on}, diente {object} ({object_no}) {count} Menschen[ gegenüber {before} zuvor].
de {income} kamen herein, {costs} gingen hinaus. %measure%: {measure}. || {income} stehen {costs} gegenüber, die ausgegeben wurden[; %measure% {measure}]. {outcome?Mehr als erhofft~Ganz wie gedacht~Weniger als erhofft}.
de Am {event_on}: {finding=das Tor klemmte|eine Pumpe stand still|Blitzschlag|das Dach war undicht|Personal fehlte|ein Rohr platzte|Nebel hielt alles auf}; {second} hat es behoben. || Außer der Reihe: {finding=das Tor klemmte|eine Pumpe stand still|Blitzschlag|Personal fehlte} ({event_on}). {second} half.
de Am {next_on} hören Sie wieder von uns. || Das nächste Papier dieser Art kommt am {next_on}.
fr {object} à {town}, du {start_on} au {end_on} : {count} comptés, contre {before} la fois d'avant[, soit {change} d'écart]. || Du {start_on} au {end_on}, {actor}[, quelques jours {other},] a veillé sur {object} à {town}. {outcome?Nous n'en espérions pas tant|Cela a mieux marché que pensé~Cela a marché comme pensé|Rien de surprenant~C'est resté en deçà des espoirs|Cela a moins bien marché que pensé}. || À {subject} : dans le temps allant jusqu'au {end_on}, depuis le {start_on}, {object} ({object_no}) a servi à {count} personnes[ contre {before} avant].
fr {income} sont entrés, {costs} sont sortis. %measure% : {measure}. || En face de {income} encaissés, {costs} ont été dépensés[ ; %measure% {measure}]. {outcome?Plus qu'espéré~Tout comme pensé~Moins qu'espéré}.
fr Le {event_on}, {finding=la barrière s'est bloquée|une pompe s'est arrêtée|la foudre est tombée|le toit a fui|le personnel manquait|un tuyau a éclaté|le brouillard a tout arrêté} ; {second} y a remédié. || Hors de l'ordinaire : {finding=la barrière bloquée|une pompe arrêtée|la foudre|le manque de personnel} ({event_on}). {second} a aidé.
fr Vous aurez de nos nouvelles le {next_on}. || Le prochain papier de ce genre viendra le {next_on}.
es {object} en {town}, del {start_on} al {end_on}: se contaron {count}, tras {before} la vez anterior[, un cambio del {change}]. || Del {start_on} al {end_on}, {actor}[, algunos días {other},] cuidó de {object} en {town}. {outcome?No esperábamos tanto|Fue mejor de lo pensado~Fue como se pensó|Nada sorprendente~Quedó por debajo de lo esperado|Fue peor de lo pensado}. || A {subject}: en el tiempo hasta el {end_on}, desde el {start_on}, {object} ({object_no}) sirvió a {count} personas[ frente a {before} antes].
es Entraron {income} y salieron {costs}. %measure%: {measure}. || Frente a {income} recaudados, se gastaron {costs}[; %measure% {measure}]. {outcome?Más de lo esperado~Tal como se pensó~Menos de lo esperado}.
es El {event_on}, {finding=se atascó la barrera|se paró una bomba|cayó un rayo|goteó el tejado|faltó personal|reventó un tubo|la niebla lo detuvo todo}; lo arregló {second}. || Fuera de lo común: {finding=la barrera atascada|una bomba parada|un rayo|la falta de personal} ({event_on}). Ayudó {second}.
es Tendrán noticias nuestras el {next_on}. || El próximo papel de este tipo llegará el {next_on}.`
