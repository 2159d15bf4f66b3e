/** Permits, checks, journeys, rooms and news. */
export const permitsAndNews = `
# objection_decision
t Decision on an objection|Reply to your objection; Widerspruchsbescheid|Einspruchsentscheidung; Décision sur recours; Resolución del recurso
h office
s decider
@ office company; deciding office; entscheidende Behörde; service décideur; órgano que resuelve; who answers;{} Appeals Office / Regierungspräsidium {} / Préfecture de {} / Delegación de {}
@ decider person; deciding official; entscheidender Beamter; agent décideur; funcionario que resuelve; who signs the answer
@ objector person*; objector; Widerspruchsführer; auteur du recours; recurrente; who was not content
@ counsel person; counsel of the objector; Anwalt des Widerspruchsführers; conseil du requérant; abogado del recurrente; who wrote for the one not content
- first_no id; number of the earlier decision; Zeichen des Erstbescheids; numéro de la décision initiale; número de la resolución inicial; earlier_ref ~ number of the paper that is fought
- first_date date; date of the earlier decision; Erstbescheid vom; décision initiale du; resolución inicial de; earlier_of ~ day of the paper that is fought
- objected date; objection received; Widerspruch eingegangen; recours reçu le; recurso recibido el; came_in ~ when the protest came
- granted flag; objection successful; Widerspruch erfolgreich; recours accueilli; recurso estimado; won ~ whether the protest helped
- refund money; amount refunded; Erstattung; somme remboursée; devolución; back ~ money that comes back
- fee money; fee for the decision; Gebühr; frais; tasa; costs ~ what this paper costs
- sue_by date; action until; Klage bis; recours contentieux avant le; demanda hasta; court_until ~ until when one can go to court
en What {counsel} wrote for {objector} and we received on {objected} against {first_no} of {first_date} {granted!is well founded~cannot help}. {refund} comes back; this answer costs {fee}.
en The court is open until {sue_by}. {decider}
de Was {counsel} für {objector} gegen {first_no} vom {first_date} schrieb und uns am {objected} erreichte, {granted!hat Erfolg~hilft nicht}. Zurück kommen {refund}; dieser Bescheid kostet {fee}.
de Bis {sue_by} steht das Gericht offen. {decider}
fr Ce que {counsel} a écrit pour {objector} contre {first_no} du {first_date}, reçu le {objected}, {granted!est fondé~ne peut aboutir}. {refund} sont rendus ; la présente coûte {fee}.
fr Le tribunal reste ouvert jusqu'au {sue_by}. {decider}
es Lo que {counsel} escribió por {objector} contra {first_no} de {first_date}, llegado el {objected}, {granted!tiene razón~no prospera}. Se devuelven {refund}; esta resolución cuesta {fee}.
es Cabe acudir al juez hasta el {sue_by}. {decider}

# play_licence
t Performance licence|Licence for amateur performance; Aufführungsgenehmigung|Aufführungsvertrag; Autorisation de représentation; Licencia de representación
h agency
s licence_clerk
@ agency company; rights agency; Bühnenverlag|Rechteagentur; agence de droits; agencia de derechos; who gives leave;{} Rights / Bühnenverlag {} / Société des auteurs {} / Derechos {}
@ licence_clerk person; licensing clerk; Lizenzsachbearbeiter; chargé de licences; gestor de licencias; who wrote it
@ playwright person*; playwright; Dramatiker; dramaturge; dramaturgo; who wrote the play
@ group company; amateur group; Laiengruppe; troupe amateur; grupo aficionado; who plays it;{} Players / Theaterverein {} / Troupe de {} / Grupo de Teatro {}
@ stager person; stage director; Spielleiter; metteur en scène; director; who puts it on
- play phrase; play; Stück; pièce; obra; title ~ what is played
- evenings number:1..20; performances licensed; genehmigte Aufführungen; représentations autorisées; funciones autorizadas; how_often ~ how many times
- first_night date; first night; Premiere; première; estreno; opens ~ when it is first played
- share percent; royalty; Tantieme; droits; derechos; of_takings ~ share of the takings
- minimum money*; minimum royalty; Mindesttantieme; minimum garanti; mínimo garantizado; at_least ~ not less than this for an evening
- scripts number*:3..60; scripts supplied; Textbücher; brochures; libretos; books ~ how many books come with it
en {group} may play {play*} by {playwright} {evenings} times, first on {first_night}; {stager} puts it on. {scripts} books come by post.
en {share} of the takings are ours, but not less than {minimum} an evening. {licence_clerk}
de {group} darf {play*} von {playwright} {evenings} Mal spielen, zuerst am {first_night}; in Szene setzt es {stager}. {scripts} Bücher kommen per Post.
de Uns gehören {share} der Einnahmen, wenigstens aber {minimum} am Abend. {licence_clerk}
fr {group} peut jouer {play*} de {playwright} {evenings} fois, d'abord le {first_night} ; {stager} le monte. {scripts} livrets arrivent par la poste.
fr {share} des recettes nous reviennent, jamais moins de {minimum} par soir. {licence_clerk}
es {group} puede hacer {play*}, de {playwright}, {evenings} veces, la primera el {first_night}; la monta {stager}. {scripts} libretos van por correo.
es El {share} de la taquilla es nuestro, nunca menos de {minimum} por noche. {licence_clerk}

# elevator_inspection
t Lift inspection|Report on the lift; Aufzugsprüfung|Prüfbericht Aufzug; Contrôle d'ascenseur; Inspección de ascensor
h body
s inspector
@ body company; inspection body; Prüfstelle; organisme de contrôle; organismo de inspección; who looks at lifts;{} Inspection / Prüfdienst {} / Contrôle {} / Inspecciones {}
@ inspector person; inspector; Prüfer; contrôleur; inspector; who rode up and down
@ keeper company; operator of the lift; Betreiber der Anlage; exploitant; titular del ascensor; whose lift it is
@ maintainer company*; lift maintenance firm; Wartungsfirma; ascensoriste; empresa de mantenimiento; who oils it;{} Lifts / Aufzüge {} / Ascenseurs {} / Ascensores {}
- house address; location; Standort; adresse; emplazamiento; where ~ in which house
- plate id; lift number; Anlagennummer; numéro d'appareil; número de aparato; factory_no ~ number on the plate
- checked date; date of inspection; Prüftag; date du contrôle; fecha de inspección; looked_on ~ when it was looked at
- again date; next inspection; nächste Prüfung; prochain contrôle; próxima inspección; due ~ when it must be looked at again
- load unit:kg; rated load; Nennlast; charge nominale; carga nominal; carries ~ how heavy it may be laden
- stops number*:2..40; stops; Haltestellen; niveaux desservis; paradas; floors ~ at how many floors it halts
- usable flag; lift may run; Weiterbetrieb zulässig; maintien en service; puede funcionar; safe ~ whether one may go on using it
- faults number:0..15; faults; Mängel; anomalies; defectos; wrong ~ how many things are wrong
en {inspector} rode the lift {plate} of {keeper} at {house} on {checked}: {stops} stops, {load}. {faults} things are wrong; it {usable!may go on running~must stand still}.
en {maintainer} is to mend them before we come again on {again}.
de {inspector} fuhr am {checked} mit der Anlage {plate} von {keeper} in {house}: {stops} Halte, {load}. {faults} Dinge stimmen nicht; sie {usable!darf weiterlaufen~muss stillstehen}.
de {maintainer} soll sie richten, ehe wir am {again} wiederkommen.
fr {inspector} a pris l'appareil {plate} de {keeper}, au {house}, le {checked} : {stops} arrêts, {load}. {faults} points ne vont pas ; il {usable!peut servir encore~doit s'arrêter}.
fr {maintainer} y remédie avant notre retour le {again}.
es {inspector} subió el {checked} en el aparato {plate} de {keeper}, en {house}: {stops} paradas, {load}. {faults} cosas fallan; {usable!puede seguir~debe pararse}.
es {maintainer} las arregla antes de que volvamos el {again}.

# tree_protection
t Felling permit|Decision on a protected tree; Baumfällgenehmigung; Autorisation d'abattage; Permiso de tala
h town
s green_officer
@ town company; parks department; Grünflächenamt; service des espaces verts; parques y jardines; who allows it;{} Parks / Grünflächenamt {} / Espaces verts de {} / Parques de {}
@ green_officer person; tree officer; Baumgutachter der Stadt; technicien arbre; técnico de arbolado; who went to see the tree
@ owner person; garden owner; Gartenbesitzer; propriétaire du jardin; dueño del jardín; in whose garden it stands
@ climber company*; tree surgeon; Baumpfleger; élagueur; podador; who cuts it;{} Tree Care / Baumpflege {} / Élagage {} / Podas {}
- tree phrase; tree; Baum; arbre; árbol; which_tree ~ which one
- girth unit:cm; girth; Stammumfang; circonférence; perímetro; round ~ how thick
- spot address; place; Standort; adresse; lugar; stands_at ~ where it stands
- reason phrase; reason; Grund; motif; motivo; why ~ why it may go
- from_d date; felling from; Fällung ab; abattage dès le; tala desde; cut_from ~ from when
- until_d date; felling until; Fällung bis; abattage avant le; tala hasta; cut_by ~ until when
- replant number*:1..10; replacement trees; Ersatzpflanzungen; arbres à replanter; árboles de reposición; new_trees ~ how many must be planted
- levy money; compensation payment; Ausgleichszahlung; taxe compensatoire; compensación; or_pay ~ what is paid if nothing is planted
en {owner} may have {tree=the lime|the old walnut|a split ash} ({girth} round) at {spot} cut between {from_d} and {until_d}, as {reason=its roots lift the wall|it is hollow|it leans over the road}. {climber} does the work. {green_officer}
en {replant} young ones must follow, or {levy} be paid.
de {owner} darf {tree=die Linde|den alten Nussbaum|eine gespaltene Esche} ({girth} Umfang) in {spot} zwischen {from_d} und {until_d} fällen lassen, denn {reason=die Wurzeln heben die Mauer|er ist hohl|er neigt sich über die Straße}. Das macht {climber}. {green_officer}
de {replant} junge müssen folgen, sonst sind {levy} zu zahlen.
fr {owner} peut faire abattre {tree=le tilleul|le vieux noyer|un frêne fendu} ({girth} de tour), {spot}, entre le {from_d} et le {until_d}, car {reason=ses racines soulèvent le mur|il est creux|il penche}. {climber} s'en charge. {green_officer}
fr {replant} jeunes suivront, à défaut {levy}.
es {owner} puede talar {tree=el tilo|el viejo nogal|un fresno rajado} ({girth} de grueso) en {spot} entre el {from_d} y el {until_d}, pues {reason=sus raíces levantan el muro|está hueco|se inclina}. Lo hace {climber}. {green_officer}
es Le seguirán {replant} jóvenes, o se pagan {levy}.

# coach_hire
t Carriage contract|Coach hire confirmation; Busanmietung|Beförderungsvertrag; Location d'autocar; Contrato de autocar
h coach_firm
s dispatcher
@ coach_firm company; coach company; Busunternehmen; autocariste; empresa de autocares; whose bus it is;{} Coaches / Busreisen {} / Autocars {} / Autocares {}
@ dispatcher person; dispatcher; Disponent; planificateur; jefe de tráfico; who plans the buses
@ group_leader person; group leader; Gruppenleiter; chef de groupe; responsable del grupo; who speaks for the travellers
@ driver person; coach driver; Busfahrer; chauffeur; conductor; who sits at the wheel
- from_city city; from; Abfahrtsort; départ; origen; starts_in ~ where it sets out
- to_city city; to; Ziel; arrivée; destino; goes_to ~ where it goes
- on_day date; day of travel; Fahrtag; date du trajet; fecha; travels_on ~ which day
- pick time; pick-up time; Abfahrtszeit; heure de prise en charge; hora de recogida; at ~ when it leaves
- seats number:8..78; seats; Sitzplätze; places; plazas; people ~ for how many
- fare money; fare; Fahrpreis; prix; precio; costs ~ what the ride costs
- extra_km money*; price per extra kilometre; Preis je Mehrkilometer; prix du kilomètre en plus; precio por km extra; further ~ for each kilometre more
- cancel_by date; free cancellation until; kostenlos stornierbar bis; annulation sans frais avant le; anulación gratuita hasta; call_off_by ~ until when one may call it off
en {driver} takes {group_leader} and friends, {seats} seats, from {from_city} to {to_city} on {on_day}; the coach is there at {pick}. It costs {fare} and {extra_km} for each kilometre more. Up to {cancel_by} you may call it off. {dispatcher}
de {driver} fährt {group_leader} und die Gruppe, {seats} Plätze, am {on_day} von {from_city} nach {to_city}; der Bus steht um {pick} da. Das kostet {fare} und {extra_km} für jeden Kilometer mehr. Bis {cancel_by} kann man absagen. {dispatcher}
fr {driver} conduit {group_leader} et les siens, {seats} places, de {from_city} à {to_city} le {on_day} ; le car est là à {pick}. Cela coûte {fare}, plus {extra_km} par kilomètre en sus. On peut renoncer jusqu'au {cancel_by}. {dispatcher}
es {driver} lleva a {group_leader} y los suyos, {seats} plazas, de {from_city} a {to_city} el {on_day}; el autocar está a las {pick}. Cuesta {fare} y {extra_km} por kilómetro de más. Se puede anular hasta el {cancel_by}. {dispatcher}

# hall_room
t Room allocation|Hall of residence contract; Wohnheimvertrag|Zimmerzuweisung; Attribution de chambre; Adjudicación de habitación
h residence
s residence_head student
@ residence company; hall of residence; Studentenwohnheim; résidence universitaire; residencia universitaria; where the room is;{} Hall / Studierendenwerk {} / CROUS de {} / Residencia {}
@ residence_head person; residence manager; Heimleitung; directeur de résidence; director de la residencia; who signs for the house
@ student person; student; Studierender; étudiant; estudiante; who moves in
@ surety person*; parent standing surety; bürgender Elternteil; parent garant; padre avalista; who pays if the student does not
@ tutor person*; floor tutor; Flurtutor; référent d'étage; tutor de planta; whom to ask on the corridor
- room short; room; Zimmer; chambre; habitación; door ~ which door
- move_in date; move-in; Einzug; entrée; entrada; from ~ first night
- move_out date; move-out; Auszug; sortie; salida; until ~ last night
- rent money; monthly rent; Monatsmiete; loyer mensuel; alquiler mensual; each_month ~ what it costs in a month
- bond money; deposit; Kaution; dépôt; fianza; back_later ~ given back later
- bike number*:1..400; bicycle space; Fahrradstellplatz; place de vélo; plaza de bicicleta; stand ~ number of the stand for the bike
en {student} moves into room {room} on {move_in} and leaves it by {move_out}. {rent} is due each month and {bond} on the first day; {surety} stands in. [The bike goes to stand {bike}.] On the corridor {tutor} helps.
de {student} zieht am {move_in} in Zimmer {room} und bis {move_out} wieder aus. Im Monat sind {rent} fällig, am ersten Tag {bond}; dafür steht {surety} ein. [Das Rad kommt auf Platz {bike}.] Auf dem Flur hilft {tutor}.
fr {student} occupe la chambre {room} du {move_in} au {move_out}. {rent} par mois, {bond} le premier jour ; {surety} se porte garant. [Vélo : place {bike}.] À l'étage, {tutor} aide.
es {student} ocupa la habitación {room} del {move_in} al {move_out}. {rent} al mes y {bond} el primer día; responde {surety}. [La bici va a la plaza {bike}.] En la planta ayuda {tutor}.

# tasting_protocol
t Tasting record|Jury sheet; Verkostungsprotokoll; Fiche de dégustation; Ficha de cata
h guild
s head_taster
@ guild company; guild|tasting body; Gilde; confrérie; cofradía; who tastes;{} Guild / Gilde {} / Confrérie de {} / Cofradía de {}
@ head_taster person*; head taster; Jurysprecher; maître dégustateur; catador jefe; who leads the tasting
@ roaster company; producer of the sample; Erzeuger der Probe; producteur de l'échantillon; productor de la muestra; whose it is
- sample phrase; sample; Probe; échantillon; muestra; tasted ~ what was in the cup
- code id; sample code; Probencode; code d'échantillon; código; hidden_as ~ sign on the cup
- tasted_on date; date of tasting; Verkostungstag; date de dégustation; fecha de cata; tried_on ~ when it was tried
- score number:50..100; score; Punktzahl; note; puntuación; points ~ how good it was
- nose phrase; aroma; Aroma; arôme; aroma; smells_of ~ what it smells of
- medal choice*:gold/silver/bronze=Gold/Silber/Bronze=or/argent/bronze=oro/plata/bronce; medal; Medaille; médaille; medalla; prize ~ which prize
en Cup {code}, tried on {tasted_on}, held {sample=a coffee from the highlands|a cider of 2022|an olive oil|a plum brandy} of {roaster}. It smells of {nose=cocoa and orange|hay|green apple|pepper} and earned {score} points, which means {medal?the highest prize~the second prize~the third prize}. {head_taster}
de Becher {code}, verkostet am {tasted_on}, enthielt {sample=einen Kaffee aus dem Hochland|einen Apfelwein von 2022|ein Olivenöl|einen Zwetschgenbrand} von {roaster}. Er riecht nach {nose=Kakao und Orange|Heu|grünem Apfel|Pfeffer} und kam auf {score} Punkte, also {medal?auf den höchsten Preis~auf den zweiten Preis~auf den dritten Preis}. {head_taster}
fr La coupe {code}, goûtée le {tasted_on}, contenait {sample=un café des hauts plateaux|un cidre 2022|une huile d'olive|une prune} de {roaster}. Nez de {nose=cacao et orange|foin|pomme verte|poivre}, {score} points, soit {medal?la plus haute marche~la deuxième marche~la troisième marche}. {head_taster}
es La copa {code}, catada el {tasted_on}, era {sample=un café de altura|una sidra de 2022|un aceite|un aguardiente} de {roaster}. Huele a {nose=cacao y naranja|heno|manzana verde|pimienta} y logró {score} puntos: {medal?el primer puesto~el segundo puesto~el tercer puesto}. {head_taster}

# press_release
t Press release|For immediate release; Pressemitteilung|Pressemeldung; Communiqué de presse; Nota de prensa|Comunicado
h issuer
@ issuer company; issuing company; Herausgeber; émetteur; empresa emisora; who makes it known
@ boss person; quoted chief executive; zitierter Geschäftsführer; dirigeant cité; directivo citado; who is quoted
@ press person*; press contact; Pressekontakt; contact presse; contacto de prensa; whom journalists ring
@ partner company; acquired company; übernommenes Unternehmen; société rachetée; empresa adquirida; who is taken over
@ bank company*; advising bank; beratende Bank; banque conseil; banco asesor; who advised;{} Capital / Bankhaus {} / Banque {} / Banca {}
- deal money; purchase price; Kaufpreis; prix d'achat; precio de compra; paid ~ what was paid for it
- turnover money; annual turnover; Jahresumsatz; chiffre d'affaires; facturación anual; sales ~ what the one taken over sells in a year
- closing date; completion; Vollzug; finalisation; cierre; done_by ~ when it becomes real
- jobs number:3..5000; jobs; Arbeitsplätze; emplois; empleos; people ~ how many work there
- plant city; site; Standort; site; planta; where ~ in which town the works stand
- embargo date*; embargo until; Sperrfrist bis; embargo jusqu'au; embargado hasta; not_before ~ not to be printed before
en {issuer} takes over {partner} of {plant} for {deal}. The firm sells for {turnover} a year and gives work to {jobs}. "We have long wished for this," says {boss}. {bank} advised; all should be done by {closing}.
en Not to be printed before {embargo}. Journalists ring {press}, {press.phone}.
de {issuer} übernimmt {partner} aus {plant} für {deal}. Die Firma setzt im Jahr {turnover} um und gibt {jobs} Menschen Arbeit. „Das haben wir uns lange gewünscht“, sagt {boss}. Beraten hat {bank}; bis {closing} soll alles vollzogen sein.
de Nicht vor {embargo} zu drucken. Für Journalisten: {press}, {press.phone}.
fr {issuer} reprend {partner}, de {plant}, pour {deal}. La maison vend pour {turnover} par an et emploie {jobs} personnes. « Nous le voulions depuis longtemps », dit {boss}. {bank} a conseillé ; tout sera fait le {closing}.
fr À ne pas publier avant le {embargo}. Journalistes : {press}, {press.phone}.
es {issuer} compra {partner}, de {plant}, por {deal}. La casa vende {turnover} al año y da trabajo a {jobs}. «Lo deseábamos hace tiempo», dice {boss}. Asesoró {bank}; todo estará hecho el {closing}.
es No publicar antes del {embargo}. Periodistas: {press}, {press.phone}.
`
