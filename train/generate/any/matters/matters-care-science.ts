/** Hospitals, research, laboratories, families and pensions. */
export const careAndScience = `
# study_consent
t Consent to take part in a study|Consent form {study*}; Einwilligung zur Studienteilnahme {study*}|Einwilligungserklärung; Consentement à la recherche {study*}; Consentimiento informado {study*}
h clinic
s subject doctor
@ clinic company; study centre|clinic; Studienzentrum|Klinik; centre investigateur; centro de estudio; where the study is done;{} University Hospital|{} Clinic / Universitätsklinikum {}|Klinik {} / CHU de {} / Hospital Universitario de {}
@ sponsor company*; sponsor of the study; Sponsor der Studie; promoteur; promotor del estudio; who pays for the research
@ subject person; participant|trial subject; Teilnehmer|Proband; participant; participante|sujeto; who lets themselves be studied
@ doctor person; informing physician|investigator; aufklärender Arzt|Prüfarzt; médecin investigateur; médico investigador; who explained it
@ ethics company*; ethics committee; Ethikkommission; comité d'éthique; comité ético; who found it acceptable;{} Research Ethics Committee / Ethikkommission {} / Comité de protection des personnes de {} / Comité Ético de {}
- study phrase; study title|short title; Studientitel|Kurztitel; titre de l'étude; título del estudio; trial ~ what the research is called
- approved_on date; ethics approval; Votum vom; avis du; dictamen de; cleared ~ when the committee agreed
- visits number:2..20; number of visits; Anzahl Visiten; nombre de visites; número de visitas; appointments ~ how often one has to come
- lasts duration; duration of participation; Teilnahmedauer; durée de participation; duración; takes ~ how long one is in it
- reimbursed money; compensation; Aufwandsentschädigung; indemnité; compensación; gets ~ what one gets for the trouble
- keep_samples flag*; samples may be kept; Proben dürfen aufbewahrt werden; conservation des échantillons; conservación de muestras; store_blood ~ whether blood may be stored for later
en I, {subject}, born {subject.birth_date}, have been told by {doctor} what {study*} is about. I shall come {visits} times over {lasts} and receive {reimbursed} for my trouble. My blood {keep_samples!may be stored for later questions~must be thrown away afterwards}.
en The work is paid for by {sponsor}; {ethics} had nothing against it on {approved_on}.
de Ich, {subject}, geboren am {subject.birth_date}, wurde von {doctor} über {study*} unterrichtet. In {lasts} komme ich {visits} Mal und erhalte {reimbursed} für meine Mühe. Mein Blut {keep_samples!darf für spätere Fragen aufgehoben werden~ist danach zu vernichten}.
de Bezahlt wird die Arbeit von {sponsor}; {ethics} hatte am {approved_on} nichts einzuwenden.
fr Je soussigné {subject}, né le {subject.birth_date}, ai été informé par {doctor} du but de {study*}. Je viendrai {visits} fois en {lasts} et recevrai {reimbursed}. Mon sang {keep_samples!pourra être gardé~sera détruit ensuite}.
fr Le travail est financé par {sponsor} ; {ethics} n'y a rien trouvé à redire le {approved_on}.
es Yo, {subject}, nacido el {subject.birth_date}, he sido informado por {doctor} sobre {study*}. Vendré {visits} veces en {lasts} y recibiré {reimbursed}. Mi sangre {keep_samples!podrá guardarse~se destruirá después}.
es Lo paga {sponsor}; {ethics} no puso reparos el {approved_on}.

# discharge_letter
t Discharge summary|Hospital letter; Entlassungsbrief|Arztbrief; Compte rendu d'hospitalisation|Lettre de sortie; Informe de alta
h hospital
s ward_doctor chief
@ hospital company; hospital; Krankenhaus; hôpital; hospital; where the person lay;{} Infirmary|St {}'s Hospital / Krankenhaus {}|St.-{}-Hospital / Hôpital de {}|Clinique {} / Hospital de {}|Clínica {}
@ patient person; patient; Patient|Patientin; patient; paciente; who was ill
@ ward_doctor person; ward doctor; Stationsarzt; interne|médecin du service; médico de planta; who looked after the person day by day
@ chief person; consultant|head of department; Chefarzt|Oberarzt; chef de service; jefe de servicio; who stands at the top of the ward
@ gp person; family doctor|GP; Hausarzt; médecin traitant; médico de cabecera; who goes on treating them at home
@ relative person; next of kin; Angehöriger; personne de confiance; familiar; who was told
- admitted date; admission; Aufnahme; entrée; ingreso; came_in ~ first day in bed there
- left date; discharge; Entlassung; sortie; alta; went_home ~ last day there
- diagnosis phrase; diagnosis; Diagnose; diagnostic; diagnóstico; illness ~ what was wrong
- operated date; operation; Operation am; intervention; intervención; surgery_on ~ day under the knife
- drug phrase; medication on discharge; Entlassmedikation; traitement de sortie; tratamiento al alta; to_take ~ what to take at home
- checkup date; follow-up; Kontrolltermin; contrôle; revisión; see_again ~ when to be seen again
- ward phrase; ward; Station; service; planta; department ~ in which part of the house
en {patient}, born {patient.birth_date}, came to {ward=Ward 4B|the surgical ward|Cardiology} on {admitted} with {diagnosis=pneumonia|a broken hip|gallstones|heart failure} and went home on {left}. [Surgery took place on {operated}.] {relative} has been told.
en Dear {gp}, please go on with {drug=ramipril 5 mg|ibuprofen 400 mg|metformin 850 mg|bisoprolol 2.5 mg} and send the patient back to us on {checkup}. {ward_doctor} was in charge from day to day.
de {patient}, geboren am {patient.birth_date}, kam am {admitted} mit {diagnosis=Lungenentzündung|Hüftbruch|Gallensteinen|Herzschwäche} auf {ward=Station 4B|die Chirurgie|die Kardiologie} und ging am {left} nach Hause. [Operiert wurde am {operated}.] {relative} weiß Bescheid.
de An {gp}: bitte {drug=Ramipril 5 mg|Ibuprofen 400 mg|Metformin 850 mg|Bisoprolol 2,5 mg} weitergeben und am {checkup} wieder zu uns schicken. Tag für Tag betreute {ward_doctor}.
fr {patient}, né le {patient.birth_date}, est entré le {admitted} en {ward=chirurgie|cardiologie|médecine 2} pour {diagnosis=pneumonie|fracture de hanche|calculs|insuffisance cardiaque} et rentré chez lui le {left}. [Opéré le {operated}.] {relative} est prévenu.
fr Pour {gp} : poursuivre {drug=ramipril 5 mg|ibuprofène 400 mg|metformine 850 mg} et nous le renvoyer le {checkup}. Suivi quotidien par {ward_doctor}.
es {patient}, nacido el {patient.birth_date}, llegó el {admitted} a {ward=cirugía|cardiología|la planta 4} con {diagnosis=neumonía|cadera rota|cálculos|fallo cardiaco} y se fue a casa el {left}. [Se operó el {operated}.] {relative} está avisado.
es Para {gp}: siga con {drug=ramipril 5 mg|ibuprofeno 400 mg|metformina 850 mg} y nos lo envía el {checkup}. A diario lo vio {ward_doctor}.

# birth_record
t Record of birth|Birth notification; Geburtsanzeige|Geburtsbescheinigung; Acte de naissance|Certificat de naissance; Certificado de nacimiento|Acta de nacimiento
h registry
s registrar
@ registry company; registry office; Standesamt; état civil; registro civil; which office;{} Registrar's District / Standesamt {} / Mairie de {} / Registro Civil de {}
@ registrar person; registrar; Standesbeamter; officier d'état civil; encargado; the official who signs
@ child person; child|newborn; Kind|Neugeborenes; enfant; recién nacido; who came into the world
@ mother person; mother; Mutter; mère; madre; who gave birth
@ father person; father; Vater; père; padre; the male parent
@ informant person*; informant; anzeigende Person; déclarant; declarante del nacimiento; who came to report it
@ midwife person*; midwife; Hebamme; sage-femme; comadrona; who helped with the birth
- born_on date; date of birth; Tag der Geburt; date de naissance; fecha de nacimiento; dob ~ first day of life
- born_at time; time of birth; Uhrzeit der Geburt; heure de naissance; hora de nacimiento; hour ~ at which hour
- birth_town city; place of birth; Geburtsort; lieu de naissance; lugar de nacimiento; town ~ in which town
- weight unit*:g; birth weight; Geburtsgewicht; poids; peso; grams ~ how heavy the little one was
- sex choice:female/male=weiblich/männlich=féminin/masculin=mujer/varón; sex; Geschlecht; sexe; sexo; gender ~ girl or boy
en On {born_on} at {born_at} {mother}, {mother.occupation}, gave birth in {birth_town} to {sex?a girl~a boy}, who is to be called {child}[ and weighed {weight}]. {father} is entered as the other parent.
en Reported by {informant}[; {midwife} attended].
de Am {born_on} um {born_at} brachte {mother}, {mother.occupation}, in {birth_town} {sex?ein Mädchen~einen Jungen} zur Welt; das Kind heißt {child}[ und wog {weight}]. Als anderer Elternteil ist {father} eingetragen.
de Angezeigt von {informant}[; geholfen hat {midwife}].
fr Le {born_on} à {born_at}, {mother}, {mother.occupation}, a mis au monde à {birth_town} {sex?une fille~un garçon}, nommé {child}[, pesant {weight}]. {father} l'a reconnu.
fr Sur la déclaration de {informant}[, assisté de {midwife}].
es El {born_on} a las {born_at}, {mother}, {mother.occupation}, dio a luz en {birth_town} a {sex?una niña~un niño}, que se llamará {child}[ y pesó {weight}]. Figura como progenitor {father}.
es Lo comunica {informant}[; atendió {midwife}].

# care_plan
t Care agreement|Home care plan; Pflegevertrag|Betreuungsvertrag; Contrat d'aide à domicile; Contrato de ayuda a domicilio
h service
s cared guardian care_manager
@ service company; care service; Pflegedienst; service d'aide; servicio de ayuda; who sends the carers;{} Home Care / Pflegedienst {}|Sozialstation {} / Aide à domicile {} / Ayuda a Domicilio {}
@ cared person; person cared for; Pflegebedürftiger; bénéficiaire; persona atendida; who needs help
@ guardian person; legal guardian; gesetzlicher Betreuer; tuteur; tutor legal; who decides for them
@ care_manager person; care manager; Pflegedienstleitung; responsable de secteur; coordinador; who plans the visits
@ neighbour person*; key holder; Schlüsselinhaber; détenteur des clés; quien guarda las llaves; who has a key
- level number:1..5; care level; Pflegegrad; niveau de dépendance; grado de dependencia; grade ~ how much help is needed
- visits number:1..6; visits per day; Besuche pro Tag; passages par jour; visitas al día; times_daily ~ how often somebody comes
- from_day date; start; Beginn; début; inicio; since ~ from when somebody comes
- monthly money; monthly price; Monatspreis; prix mensuel; precio mensual; all_in ~ what it comes to each month
- insurer_part money; paid by the care fund; Anteil der Pflegekasse; part prise en charge; parte del seguro; fund_pays ~ what somebody else bears of it
- notice duration; notice period; Kündigungsfrist; préavis; preaviso; ends_after ~ how long before one has to say stop
en From {from_day} somebody comes {visits} times a day to {cared}, {cared.address}, who has been placed in level {level}. {neighbour} has a key. {care_manager} draws up the rota.
en It comes to {monthly} a month, {insurer_part} of which the fund bears. {guardian} may end it with {notice}.
de Ab {from_day} kommt {visits} Mal am Tag jemand zu {cared}, {cared.address}, eingestuft in Grad {level}. Einen Schlüssel hat {neighbour}. {care_manager} schreibt den Plan.
de Das macht {monthly} im Monat, wovon die Kasse {insurer_part} trägt. {guardian} kann mit einer Frist von {notice} aufhören.
fr Dès le {from_day}, on passe {visits} fois par jour chez {cared}, {cared.address}, classé au niveau {level}. {neighbour} a la clé. {care_manager} fait le planning.
fr Cela revient à {monthly} par mois, dont {insurer_part} pris en charge. {guardian} peut y mettre fin sous {notice}.
es Desde el {from_day} alguien irá {visits} veces al día a casa de {cared}, {cared.address}, con grado {level}. {neighbour} tiene llave. {care_manager} hace los turnos.
es Sale a {monthly} al mes, de los que el seguro pone {insurer_part}. {guardian} puede dejarlo con {notice} de aviso.

# lab_collaboration
t Material transfer agreement|Collaboration agreement {project*}; Kooperationsvertrag {project*}|Materialüberlassung; Accord de collaboration {project*}; Acuerdo de colaboración {project*}
s giver_scientist taker_scientist
@ giver company; providing institution; abgebende Einrichtung; fournisseur du matériel; entidad proveedora; from which house the material comes;{} Institute / Institut {} / Institut {} / Instituto {}
@ taker company; receiving institution; empfangende Einrichtung; bénéficiaire du matériel; entidad receptora; which house works with it;{} Research Centre / Forschungszentrum {} / Centre de recherche {} / Centro de Investigación {}
@ giver_scientist person; providing scientist; abgebender Wissenschaftler; chercheur fournisseur; científico proveedor; who made the material
@ taker_scientist person; receiving scientist; empfangender Wissenschaftler; chercheur bénéficiaire; científico receptor; who will work with it
@ funder company*; funding body; Förderer; financeur; financiador; whose money it is;{} Research Council / {} Forschungsgemeinschaft / Agence {} / Agencia {}
- project phrase; project title|acronym; Projekttitel; titre du projet; título del proyecto; project_name ~ what the common work is called
- material phrase; material; Material; matériel; material; sent_thing ~ what is passed on
- purpose phrase; permitted use; erlaubte Verwendung; usage autorisé; uso permitido; only_for ~ what they may do with it
- begins date; start; Beginn; début; inicio; from ~ when the work begins
- ends date; end; Ende; fin; fin; until ~ when the work is over
- budget money; total budget; Gesamtbudget; budget total; presupuesto; overall ~ all the money there is for it
- own_share money; own contribution; Eigenanteil; part propre; aportación propia; adds ~ what the receiver adds itself
en For {project*} {giver_scientist} of {giver} sends {taker_scientist} of {taker} {material=twelve cell lines|seed of an old barley|a set of antibodies|two strains of yeast}, to be used only for {purpose=tests on light|breeding|teaching|measuring growth}. The work runs from {begins} to {ends}.
en {funder} bears it with {budget} in all; {taker} adds {own_share}.
de Für {project*} überlässt {giver_scientist} von {giver} {taker_scientist} von {taker} {material=zwölf Zelllinien|Saatgut einer alten Gerste|einen Satz Antikörper|zwei Hefestämme}, ausschließlich für {purpose=Versuche mit Licht|die Züchtung|den Unterricht|Wachstumsmessungen}. Gearbeitet wird vom {begins} bis {ends}.
de {funder} trägt insgesamt {budget}; {taker} legt {own_share} dazu.
fr Pour {project*}, {giver_scientist}, de {giver}, remet à {taker_scientist}, de {taker}, {material=douze lignées|des semences d'orge|des anticorps|deux souches de levure}, à n'employer que pour {purpose=des essais sous lumière|la sélection|l'enseignement}. Du {begins} au {ends}.
fr {funder} y consacre {budget} en tout ; {taker} ajoute {own_share}.
es Para {project*}, {giver_scientist}, de {giver}, entrega a {taker_scientist}, de {taker}, {material=doce líneas celulares|semilla de cebada|anticuerpos|dos cepas de levadura}, solo para {purpose=ensayos con luz|mejora|docencia}. Del {begins} al {ends}.
es {funder} aporta {budget} en total; {taker} añade {own_share}.

# pension_decision
t Pension decision|Notice of award of pension; Rentenbescheid|Bescheid über Altersrente; Notification de retraite|Titre de pension; Resolución de pensión
h fund
s case_worker
@ fund company; pension fund; Rentenversicherung|Versorgungskasse; caisse de retraite; entidad gestora; who pays each month;{} Pension Fund / Rentenkasse {}|Versorgungswerk {} / Caisse de retraite de {} / Mutualidad {}
@ pensioner person; pensioner; Rentner|Rentnerin; retraité; pensionista; who gets the money from now on
@ survivor person*; surviving dependant; Hinterbliebener; ayant droit survivant; beneficiario de viudedad; who would get it after their death
@ case_worker person; case worker; Sachbearbeiter; gestionnaire; tramitador; who dealt with it
@ last_employer company; last employer; letzter Arbeitgeber; dernier employeur; última empresa; where they worked last
- insurance_no id; insurance number; Versicherungsnummer; numéro de sécurité sociale; número de afiliación; member_no ~ number in the books of the fund
- from_date date; pension from; Rentenbeginn; date d'effet; efectos; begins ~ from when money flows
- years number:5..50; contribution years; Beitragsjahre; années cotisées; años cotizados; paid_in_years ~ how long they paid in
- gross money; gross pension; Bruttorente; pension brute; pensión bruta; before_deductions ~ each month before anything is taken off
- health money; health insurance deduction; Krankenversicherungsbeitrag; cotisation maladie; deducción sanitaria; taken_off ~ what is taken off for doctors
- net money; net pension|paid amount; Zahlbetrag; pension nette; líquido a percibir; into_account ~ what really comes each month
- arrears money; arrears; Nachzahlung; rappel; atrasos; for_past ~ one sum for the months gone by
en {pensioner} ({insurance_no}) has paid in for {years} years, lately through {last_employer}. From {from_date} {gross} is due each month; after {health} for doctors, {net} arrives.
en For the months gone by {arrears} follows at once. [After death {survivor} would be entitled.]
de {pensioner} ({insurance_no}) hat {years} Jahre eingezahlt, zuletzt über {last_employer}. Ab {from_date} stehen monatlich {gross} zu; nach {health} für die Kasse kommen {net} an.
de Für die vergangenen Monate folgen sogleich {arrears}. [Im Todesfall wäre {survivor} berechtigt.]
fr {pensioner} ({insurance_no}) a cotisé {years} ans, en dernier lieu chez {last_employer}. Dès le {from_date}, {gross} sont dus par mois ; après {health} pour la maladie, il reste {net}.
fr Pour les mois écoulés, {arrears} suivent aussitôt. [En cas de décès, {survivor} y aurait droit.]
es {pensioner} ({insurance_no}) ha cotizado {years} años, los últimos en {last_employer}. Desde el {from_date} le corresponden {gross} al mes; tras {health} de sanidad, cobra {net}.
es Por los meses pasados se abonan {arrears}. [En caso de muerte, tendría derecho {survivor}.]

# blood_drive
t Blood donation session|Notice to donors; Blutspendetermin|Aufruf zur Blutspende; Collecte de sang; Jornada de donación de sangre
h blood_service
@ blood_service company; blood service; Blutspendedienst; établissement du sang; banco de sangre; who takes the blood;{} Blood Service / Blutspendedienst {} / Don du sang {} / Banco de Sangre de {}
@ chief_nurse person*; nurse in charge; leitende Schwester; infirmière responsable; enfermera jefe; who runs the beds
@ honoured person; honoured donor; geehrter Spender; donneur honoré; donante homenajeado; who is thanked in public
@ mayor person*; mayor; Bürgermeister; maire; alcalde; who hands over the pin
- hall phrase; place of the session; Ort; lieu de collecte; lugar; where ~ in which house
- day date; day of the session; Termin; date; fecha; when ~ on which day
- opens time; opens at; Beginn; ouverture; apertura; from_hour ~ first hour
- closes time; closes at; Ende; fermeture; cierre; until_hour ~ last hour
- given number:10..150; donations given so far; bisherige Spenden; dons effectués; donaciones; how_often ~ how many times the one honoured gave
- target number:40..400; target; Zielzahl; objectif; objetivo; hoped_for ~ how many are hoped for
- min_age number*:16..18; minimum age; Mindestalter; âge minimum; edad mínima; youngest ~ how old one must be
en Come to {hall=the fire station|St Mark's hall|the sports centre|the primary school} on {day} between {opens} and {closes}. We hope for {target} people; everybody over {min_age} is welcome. {chief_nurse} looks after the beds.
en {mayor} will thank {honoured}, who has lain down here {given} times.
de Kommen Sie am {day} zwischen {opens} und {closes} in {hall=die Feuerwache|den Pfarrsaal|die Turnhalle|die Grundschule}. Wir hoffen auf {target} Menschen; willkommen ist jeder ab {min_age}. An den Liegen: {chief_nurse}.
de {mayor} dankt {honoured}, schon {given} Mal hier gelegen.
fr Rendez-vous le {day} entre {opens} et {closes} à {hall=la caserne|la salle paroissiale|l'école du centre}. Nous espérons {target} personnes, dès {min_age} ans. {chief_nurse} veille sur les lits.
fr {mayor} remerciera {honoured}, venu {given} fois.
es Les esperamos el {day} entre las {opens} y las {closes} en {hall=el parque de bomberos|el salón parroquial|el colegio}. Confiamos en {target} personas, desde los {min_age} años. {chief_nurse} cuidará de todos.
es {mayor} dará las gracias a {honoured}, que ha venido {given} veces.

# guardianship
t Appointment of guardian|Guardianship order; Betreuerausweis|Bestellung eines Vormunds; Décision de tutelle; Nombramiento de tutor
h court
s judge
@ court company; guardianship court; Betreuungsgericht|Familiengericht; juge des tutelles|tribunal; juzgado de familia; which court;{} Family Court / Amtsgericht {} / Tribunal de {} / Juzgado de Familia de {}
@ judge person; judge; Richter; juge; juez; who decided
@ ward person; ward|protected person; Mündel|betreute Person; personne protégée; tutelado; who is looked after
@ guardian person; guardian; Vormund|Betreuer; tuteur; tutor; who is to decide for somebody else
@ deputy person; deputy guardian; Ersatzbetreuer; subrogé tuteur; tutor sustituto; who steps in
@ expert person*; medical expert; medizinischer Gutachter; médecin expert; perito médico; who examined the person
- areas phrase; areas of responsibility; Aufgabenkreis; étendue; ámbitos; decides_on ~ which affairs
- review_by date; review date; Überprüfung bis; révision avant le; revisión; looked_at_again ~ when it has to be looked at again
- report_on date; expert opinion dated; Gutachten vom; expertise du; informe de; opinion_date ~ when the opinion was written
- annual_fee money; annual allowance; Jahrespauschale; indemnité annuelle; retribución anual; yearly ~ what the one who decides gets each year
en Having read what {expert} wrote on {report_on}, {judge} names {guardian}, of {guardian.address}, to decide for {ward}, born {ward.birth_date}, in {areas=money and housing|health|all affairs|dealings with offices}; {deputy} steps in when needed.
en It will be looked at again by {review_by}. {annual_fee} a year is granted for the effort.
de Nach dem, was {expert} am {report_on} schrieb, bestellt {judge} {guardian}, {guardian.address}, um für {ward}, geboren am {ward.birth_date}, über {areas=Geld und Wohnung|die Gesundheit|alle Angelegenheiten} zu entscheiden; {deputy} springt ein.
de Bis {review_by} wird neu geprüft. Für die Mühe gibt es {annual_fee} im Jahr.
fr Au vu de l'avis rendu par {expert} le {report_on}, {judge} désigne {guardian}, demeurant {guardian.address}, pour décider à la place de {ward}, né le {ward.birth_date}, en matière {areas=d'argent et de logement|de santé|de toute affaire} ; {deputy} le remplace au besoin.
fr Réexamen avant le {review_by}. {annual_fee} par an sont alloués.
es Visto lo que {expert} escribió el {report_on}, {judge} nombra a {guardian}, vecino de {guardian.city}, para decidir por {ward}, nacido el {ward.birth_date}, sobre {areas=dinero y vivienda|salud|todos sus asuntos}; le suplirá {deputy}.
es Se revisará antes del {review_by}. Se conceden {annual_fee} al año.
`
