/** People that a cue tells apart, written as in `bodies.ts`. */
export const peopleLines = `
preparer; prepared by|drafted by|compiler; erstellt von|Ersteller; établi par|rédacteur; elaborado por|redactor; Prepared: {}|Drawn up by {}|Pen of {}; Erstellt: {}|Aufgesetzt von {}; Établi par {}|Rédaction {}; Elaboró: {}|Redactado por {}; who put the paper together
checker; checked by|reviewer|verified by; geprüft von|Prüfer; vérifié par|relecteur; revisado por|verificador; Checked: {}|Second pair of eyes: {}|Gone over by {}; Geprüft: {}|Vier-Augen: {}|Durchgesehen von {}; Vérifié : {}|Relu par {}; Revisó: {}|Repasado por {}; who looked it over
approver; approved by|released by; freigegeben von|genehmigt durch; approuvé par|validé par; aprobado por|autorizado por; Approved: {}|Go-ahead given by {}|OK {}; Freigabe: {}|Grünes Licht gab {}.; Approuvé : {}|Feu vert donné par {}; Aprobó: {}|Visto bueno de {}; who let it pass
witness *; witness; Zeuge|Zeugin; témoin; testigo; Witnessed by {}|{} looked on while it was signed.; Bezeugt von {}|{} sah bei der Unterschrift zu.; En présence de {}|{} a assisté à la signature.; Ante {} como testigo|{} presenció la firma.; who looked on
interpreter *; interpreter|translator; Dolmetscher|Übersetzerin; interprète|traducteur; intérprete|traductor; Put into the other language by {}|{} spoke for those who did not know the language.; Ins Deutsche übertragen von {}|{} übertrug für die Gäste.; Traduit par {}|{} a traduit pour les autres.; Vertido al español por {}|{} tradujo para los demás.; who put it into another language
deputy *; deputy|stand-in|substitute; Stellvertreter|Vertretung; suppléant|adjoint; suplente|sustituto; In their absence {}|{} steps in during leave.; In Abwesenheit {}|Im Urlaub vertritt {}.; En son absence {}|{} remplace pendant les congés.; En su ausencia {}|{} suple en vacaciones.; who steps in
predecessor *; predecessor|previous holder of the post; Vorgänger|Amtsvorgängerin; prédécesseur; predecesor|antecesora; Takes over from {}|Until lately this was done by {}.; Nachfolge von {}|Bis vor Kurzem tat dies {}.; Succède à {}|Auparavant, c'était {}.; Releva a {}|Hasta hace poco lo hacía {}.; who did it before
successor *; successor; Nachfolger|Nachfolgerin; successeur; sucesor|sucesora; From now on {} carries on.|Hands over to {}; Künftig macht {} weiter.|Übergibt an {}; Désormais, {} prend la suite.|Passe la main à {}; En adelante sigue {}.|Cede el puesto a {}; who does it from now on
driver *; driver|chauffeur; Fahrer|Fahrerin; conducteur|chauffeur; conductor|chófer; At the wheel: {}|{} drove.; Am Steuer: {}|Gefahren ist {}.; Au volant : {}|{} conduisait.; Al volante: {}|Conducía {}.; who was at the wheel
photographer *; photographer|pictures by; Fotograf|Bilder von; photographe|crédit photo; fotógrafo|fotografías de; Pictures: {}|© {} for the pictures; Bilder: {}|Foto {}; Photos : {}|Clichés {}; Fotos: {}|Imágenes de {}; who took the pictures
complainant *; complainant|person who complained; Beschwerdeführer; plaignant|auteur de la plainte; reclamante|quejoso; {} was not content and said so.|Put in against it by {}; {} war nicht zufrieden und sagte es.|Beschwert hat sich {}.; {} s'est plaint.|Plainte déposée par {}; {} se quejó.|Queja puesta por {}; who complained
reporter *; reported by|informant; gemeldet von|Melder; signalé par|déclarant; comunicado por|informante; {} rang us about it.|Word came from {}.; {} hat angerufen.|Gemeldet hat es {}.; {} nous a prévenus.|Signalé par {}; {} nos avisó.|Dio parte {}; who let them know
guardian *; guardian|parent; Erziehungsberechtigter|Vormund; tuteur|représentant légal; tutor|representante legal; With the consent of {} as parent|{} signs for the child.; Mit Zustimmung von {} als Elternteil|Für das Kind zeichnet {}.; Avec l'accord de {}, parent|{} signe pour l'enfant.; Con permiso de {}, progenitor|Firma por el menor {}.; who answers for the child
emergency *; emergency contact|next of kin; Notfallkontakt|nächste Angehörige; personne à prévenir|contact d'urgence; contacto de emergencia|familiar; If anything happens ring {}.|In need call {}; Wenn etwas passiert, {} anrufen.|Im Notfall {}; En cas d'urgence, appeler {}.|Prévenir {}; En caso de apuro llamen a {}.|Avisar a {}; whom to ring when something happens
expert *; expert|specialist consulted; Sachverständiger|hinzugezogener Fachmann; expert|spécialiste consulté; perito|especialista consultado; We asked {} for an opinion.|According to {}, who knows the field|Opinion of {}; Wir haben {} um eine Meinung gebeten.|Nach Ansicht von {}; Nous avons demandé l'avis de {}.|Selon {}, qui connaît la matière; Pedimos parecer a {}.|A juicio de {}; whose opinion was asked
trainee *; trainee|apprentice|intern; Auszubildender|Praktikantin|Lehrling; apprenti|stagiaire; aprendiz|becario; {} is learning the trade with us.|Watching and learning: {}; {} lernt bei uns den Beruf.|Zum Lernen dabei: {}; {} apprend le métier chez nous.; {} aprende el oficio con nosotros.; who is still learning
safety_person *; safety officer|safety adviser; Sicherheitsbeauftragter|Fachkraft für Arbeitssicherheit; responsable sécurité|préventeur; responsable de seguridad|técnico de prevención; Helmets and ropes are seen to by {}.|{} makes sure nobody gets hurt.; Für Helme und Seile sorgt {}.|{} achtet darauf, dass niemand zu Schaden kommt.; Casques et cordes : voir {}.|{} veille à ce que personne ne se blesse.; De cascos y cuerdas se ocupa {}.|{} cuida de que nadie se haga daño.; who sees that nobody gets hurt
data_person *; data protection officer; Datenschutzbeauftragter; délégué à la protection des données; delegado de protección de datos; Questions about your data go to {}.|Your data: {}; Fragen zu Ihren Daten an {}.|Ihre Daten: {}; Pour vos données, écrire à {}.; Sobre sus datos, escriba a {}.; whom to ask about personal data
treasurer *; treasurer|cashier; Kassenwart|Schatzmeisterin; trésorier; tesorero|cajera; Money was counted by {}.|The purse is held by {}.; Das Geld zählte {}.|Die Kasse hält {}.; L'argent a été compté par {}.|La caisse est tenue par {}.; El dinero lo contó {}.|La caja la lleva {}.; who holds the purse
keyholder *; keyholder; Schlüsselinhaber|Schlüsselverwahrer; détenteur des clés; depositario de las llaves; Keys with {}|{} unlocks in the morning.; Schlüssel bei {}|{} schließt morgens auf.; Clés chez {}|{} ouvre le matin.; Llaves en poder de {}|{} abre por la mañana.; who has the keys
designer *; designer|author of the design; Gestalter|Designerin; concepteur|graphiste; diseñador|autora del diseño; Look and lettering: {}|Shaped by {}; Gestaltung: {}|Die Form stammt von {}.; Conception graphique : {}|Dessin de {}; Diseño: {}|Obra gráfica de {}; who gave it its look
spokesperson *; press contact|spokesperson; Pressesprecher|Pressekontakt; attaché de presse|porte-parole; portavoz|contacto de prensa; Newspapers please ask {}.|To the press speaks {}.; Presseanfragen an {}|Mit der Presse spricht {}.; Journalistes : s'adresser à {}.; Prensa: diríjanse a {}.; who speaks to the newspapers
owner *; owner|proprietor; Eigentümer|Besitzerin; propriétaire; propietario|dueña; Belongs to {}|The thing is the property of {}.; Gehört {}|Im Besitz von {}; Appartient à {}|Propriété de {}; Pertenece a {}|Propiedad de {}; to whom it belongs
finder *; finder|discoverer; Finder|Entdeckerin; découvreur|personne qui l'a trouvé; descubridor|quien lo halló; Come upon by {}|{} found it by chance.; Gefunden von {}|{} stieß zufällig darauf.; Trouvé par {}|{} l'a découvert par hasard.; Hallado por {}|{} dio con ello por azar.; who came upon it
speaker *; speaker|lecturer; Referent|Vortragende; conférencier|intervenante; ponente|conferenciante; Talk by {}|{} takes the floor.; Es spricht {}.|Vortrag von {}; Exposé de {}|{} prend la parole.; Charla de {}|Toma la palabra {}.; who gives the talk
host *; host|chair of the evening|moderator; Gastgeber|Moderation; animateur|modérateur; presentador|moderadora; Led through the evening by {}|{} asks the questions.; Durch den Abend führt {}.|{} stellt die Fragen.; Soirée animée par {}|{} pose les questions.; Conduce la velada {}.|{} hace las preguntas.; who leads through the evening
winner *; winner|prize winner|laureate; Gewinner|Preisträgerin; lauréat|gagnante; ganador|premiada; First prize: {}|The jury chose {}.; Erster Preis: {}|Die Jury wählte {}.; Premier prix : {}|Le jury a choisi {}.; Primer premio: {}|El jurado eligió a {}.; who won
heir *; beneficiary|nominated beneficiary; Begünstigter|Bezugsberechtigte; bénéficiaire désigné; beneficiario designado; In case of death to {}|To be paid to {}; Im Todesfall an {}|Auszuzahlen an {}; En cas de décès, à {}|À verser à {}; En caso de muerte a {}|A pagar a {}; to whom it is to be paid
courier *; courier|messenger; Bote|Kurier; coursier|messager; mensajero|repartidor; Handed over at the door by {}|{} carried it across town.; An der Tür übergeben von {}|{} trug es durch die Stadt.; Remis en main propre par {}|{} l'a porté.; Entregado en mano por {}|{} lo llevó.; who carried it there
receiver *; received by|recipient on site; angenommen von|Annahme durch; réceptionné par|reçu par; recibido por|recepcionado por; Taken in by {}|{} took it at the gate.; Angenommen: {}|{} nahm es am Tor entgegen.; Réceptionné : {}|{} l'a pris à l'entrée.; Recibió: {}|{} lo recogió en la puerta.; who took it in
notary *; notary|public notary; Notar|Notarin; notaire; notario; Before me, {}, the deed was read.|Sealed by {}; Vor mir, {}, wurde die Urkunde verlesen.|Beurkundet: {}; Par-devant {}, lecture faite.|Acte reçu par {}; Ante mí, {}, se leyó la escritura.|Da fe {}; who sealed the deed
negotiator *; negotiator|sales representative; Verhandlungsführer|Vertriebsmitarbeiter; négociateur|commercial; negociador|comercial; Talks were led by {}.|You dealt with {} about the price.; Die Gespräche führte {}.|Über den Preis sprachen Sie mit {}.; Discussions menées par {}.|Prix discuté avec {}.; Las conversaciones las llevó {}.|El precio se trató con {}.; who dealt about the price
`

/** What people are, as it stands below or above their names; asked for as such, never the answer to who. */
export const postLines = `
managing director|chief executive; Geschäftsführer|Geschäftsführerin; directeur général|gérante; director gerente|directora general
head of operations|operations manager; Betriebsleiter|Leiterin Betrieb; directeur d'exploitation|responsable d'exploitation; jefe de operaciones|responsable de explotación
chief engineer; Chefingenieur|Oberingenieurin; ingénieur en chef; ingeniero jefe
quality manager; Qualitätsmanager|Leiterin Qualität; responsable qualité; responsable de calidad
finance director|head of finance; Finanzleiter|kaufmännische Leiterin; directrice financière|responsable financier; directora financiera
company secretary|secretary; Schriftführer|Sekretärin; secrétaire général|secrétaire; secretario general|secretaria
chair of the board|chairwoman; Vorstandsvorsitzende|Vorsitzender; président du conseil|présidente; presidente del consejo|presidenta
authorised officer; Prokurist|Bevollmächtigte; fondé de pouvoir|mandataire; apoderado|apoderada
project manager|project lead; Projektleiter|Projektleiterin; chef de projet; jefe de proyecto|responsable del proyecto
site manager; Standortleiter|Bauleiterin; chef de site|responsable de site; jefe de planta|encargada
purchasing manager|head of purchasing; Leiter Einkauf|Einkäuferin; responsable des achats|acheteuse; jefe de compras
legal adviser|general counsel; Justiziar|Leiterin Recht; responsable juridique; asesora jurídica
registrar|head of the registry; Registerführer|Urkundsbeamtin; greffier|conservateur; registrador|encargada del registro
director of studies|academic director; Studienleiter|Studiendekanin; directeur des études; jefa de estudios
artistic director; Intendantin|künstlerischer Leiter; directeur artistique; directora artística
medical director|chief physician; Chefärztin|ärztlicher Leiter; médecin-chef|directeur médical; director médico|jefa médica
mayor; Bürgermeister|Bürgermeisterin; maire; alcalde|alcaldesa
customer adviser|account manager; Kundenberater|Kundenbetreuerin; chargé de clientèle|conseillère clientèle; asesor de clientes|gestora de cuentas
workshop foreman|foreman; Werkstattleiter|Meister; chef d'atelier|contremaître; jefe de taller|capataz
shift leader|duty officer; Schichtleiter|Diensthabende; chef d'équipe|officier de service; jefe de turno
technical director; technischer Leiter|technische Direktorin; directeur technique; director técnico|directora técnica
head of personnel|HR manager; Personalleiter|Personalleiterin; directrice des ressources humaines|DRH; jefa de personal|director de recursos humanos
rector|principal; Rektor|Rektorin; recteur|proviseure; rector|rectora
section head|head of section; Referatsleiter|Abteilungsleiterin; chef de section|cheffe de service; jefe de sección|jefa de servicio
dispatcher|traffic manager; Disponent|Leiterin Disposition; régulateur|responsable du trafic; jefe de tráfico|coordinadora
curator; Kustodin|Kurator; conservatrice; conservador
librarian; Bibliothekarin|Bibliothekar; bibliothécaire; bibliotecaria
editor-in-chief; Chefredakteurin|Chefredakteur; rédactrice en chef|rédacteur en chef; redactora jefe|redactor jefe
parish priest|vicar; Pfarrerin|Pfarrer; curé|pasteure; párroco
commander|chief officer; Kommandantin|Wehrführer; commandant|cheffe de corps; comandante|jefe del cuerpo
`
