/** What is agreed on and what is given out to be done. */
export const kindsOfAgreements = `
# agreement seed_multiplication
t Multiplication agreement|Growing contract; Vermehrungsvertrag|Anbauvertrag; Contrat de multiplication; Contrato de multiplicación
o seed breeder|plant breeding house; Saatzuchtbetrieb|Züchterhaus; semencier|obtenteur; casa de semillas|obtentor; {} Seeds|{} Plant Breeding / Saatzucht {}|{} Saaten / Semences {} / Semillas {}
a breeding manager|sales head; Zuchtleiter|Vertriebsleitung; chef de sélection; jefe de mejora
s multiplier|growing farm; Vermehrer|Anbaubetrieb; multiplicateur|exploitation; multiplicador|explotación
x variety|crop; Sorte|Kultur; variété|culture; variedad|cultivo; Winter rye “{W}”|Clover {L} {##}|Barley {W} / Winterroggen »{W}«|Klee {L} {##}|Gerste {W} / Seigle {W}|Trèfle {L} {##} / Centeno {W}|Trébol {L} {##}
m seed quantity; Saatgutmenge; quantité de semence; cantidad de semilla; kg

# agreement photo_licence
t Image licence|Usage agreement; Bildlizenz|Nutzungsvereinbarung; Licence d'image|Cession de droits; Licencia de imagen
o picture agency|photo archive; Bildagentur|Fotoarchiv; agence photo|photothèque; agencia fotográfica|fototeca; {} Pictures|{} Photo Archive / Bildagentur {}|Fotoarchiv {} / Agence {} Photo / Fotos {}|Archivo {}
a rights manager|picture editor; Rechtereferentin|Bildredakteur; responsable des droits|iconographe; gestora de derechos|editor gráfico
s licensee|publisher; Lizenznehmer|Verlag; licencié|éditeur; licenciatario|editorial
x photograph|picture; Fotografie|Bild; photographie|image; fotografía|imagen; “{C} at Dawn”|Portrait of {L}|{W} Series {##} / »{C} im Morgenlicht«|Bildnis {L}|Serie {W} {##} / « {C} à l'aube »|Portrait de {L} / «{C} al alba»|Retrato de {L}
m print size; Druckgröße; format d'impression; tamaño de impresión; cm

# agreement exhibition_stand
t Stand rental contract|Booth confirmation; Standmietvertrag|Standbestätigung; Contrat de stand; Contrato de estand
o fair organiser|exhibition company; Messegesellschaft|Ausstellungsveranstalter; organisateur de salon; organizador ferial; {} Fairs|Expo {} / Messe {}|{} Ausstellungen / Salons {}|Expo {} / Feria de {}|Expo {}
a project manager of the fair|stand sales; Messeprojektleiterin|Standvertrieb; chef de projet salon; jefa de proyecto ferial
s exhibitor; Aussteller; exposant; expositor
x stand|booth; Messestand|Stand; stand; estand|caseta; Hall {#}, Stand {A}{##}|Booth {###}|{W} Island / Halle {#}, Stand {A}{##}|Koje {###}|Insel {W} / Hall {#}, stand {A}{##}|Îlot {W} / Pabellón {#}, estand {A}{##}
m floor area; Standfläche; surface du stand; superficie del estand; m²

# agreement tower_rental
t Site sharing agreement|Mast lease; Mitnutzungsvertrag|Mastmietvertrag; Convention de colocalisation; Contrato de coubicación
o tower company|infrastructure owner; Funkmastgesellschaft|Infrastruktureigner; société de pylônes; empresa de torres; {} Towers|{} Infra / {} Türme|{} Infra / {} Pylônes / Torres {}
a asset manager|site acquisition head; Bestandsmanagerin|Leiter Standorte; gestionnaire du parc; gestor de activos
s mobile operator|tenant; Mobilfunkbetreiber|Mitnutzer; opérateur mobile; operador móvil
x mast|rooftop site; Mast|Dachstandort; pylône|site toiture; mástil|emplazamiento; Mast {C} {##}|Tower {L} Hill|Roof {W} / Mast {C} {##}|Turm {L}höhe|Dach {W} / Pylône {C} {##}|Toit {W} / Mástil {C} {##}|Torre {L}
m antenna height; Antennenhöhe; hauteur d'antenne; altura de antena; m

# agreement artist_residency
t Residency agreement|Studio letter; Residenzvertrag|Ateliervereinbarung; Convention de résidence; Convenio de residencia
o arts foundation|artists' house; Kunststiftung|Künstlerhaus; fondation d'art|maison d'artistes; fundación de arte|casa de artistas; {} Arts Foundation|House of Artists {} / Künstlerhaus {}|Stiftung {} / Fondation {}|Maison des artistes de {} / Fundación {}|Casa de Artistas de {}
a residency curator|house director; Kuratorin der Residenz|Hausleitung; commissaire de la résidence; comisaria de la residencia
s collective|guest company; Künstlergruppe|Gastensemble; collectif|compagnie invitée; colectivo|compañía invitada
x work in progress|studio; Werkvorhaben|Atelier; projet d'œuvre|atelier; obra en curso|estudio; “{W} Machine”|Studio {A}|The {C} Cycle / »{W}maschine«|Atelier {A}|Zyklus {C} / « Machine {W} »|Atelier {A} / «Máquina {W}»|Estudio {A}
m studio area; Atelierfläche; surface de l'atelier; superficie del estudio; m²

# agreement milk_supply
t Supply contract|Delivery agreement; Liefervertrag|Milchlieferordnung; Contrat d'approvisionnement; Contrato de suministro
o dairy|cheese factory; Molkerei|Käserei; laiterie|fromagerie; lechería|quesería; {} Dairy|{} Creamery / Molkerei {}|Käserei {} / Laiterie {}|Fromagerie {} / Lácteos {}|Quesería {}
a procurement head|dairy manager; Leiterin Rohstoff|Molkereileiter; responsable collecte; responsable de compras
s supplying cooperative|producer group; liefernde Genossenschaft|Erzeugergruppe; coopérative fournisseuse; cooperativa suministradora
x raw material|milk grade; Rohstoff|Milchsorte; matière première|qualité de lait; materia prima|clase de leche; Hay milk {A}|Organic whole milk|Goat milk {R} / Heumilch {A}|Biovollmilch|Ziegenmilch {R} / Lait de foin {A}|Lait de chèvre {R} / Leche de heno {A}|Leche de cabra {R}
m yearly delivery; Jahresmenge; volume annuel livré; entrega anual; t

# agreement maintenance_software
t Service level agreement|Support contract; Wartungsvertrag|Supportvereinbarung; Contrat de maintenance logicielle; Contrato de soporte
o software house|support provider; Softwarehaus|Supportanbieter; éditeur de logiciels; casa de software; {} Software|{} Code / {} Software|{} Code / {} Logiciels / {} Software|{} Código
a key account manager|product owner; Kundenbetreuerin|Produktverantwortlicher; responsable de compte; responsable de cuenta
s licensee|user company; Lizenznehmerin|Anwenderfirma; société utilisatrice; empresa usuaria
x application|module; Anwendung|Modul; application|module; aplicación|módulo; {W}Desk {#}|Module {W}|{W} Payroll / {W}Desk {#}|Modul {W} / {W}Desk {#}|Module {W} / {W}Desk {#}|Módulo {W}
m response time; Reaktionszeit; délai de réaction; tiempo de respuesta; h

# agreement quarry_lease
t Quarrying agreement|Extraction contract; Abbauvertrag|Steinbruchvertrag; Contrat de fortage; Contrato de explotación de cantera
o land estate|forest owner; Gutsverwaltung|Waldbesitz; domaine foncier; finca|patrimonio forestal; {} Estate|{} Lands / Gut {}|Forst {} / Domaine {} / Finca {}
a estate steward|land agent; Gutsverwalter|Rentmeister; régisseur; administrador de la finca
s quarry company|extractor; Steinbruchbetrieb|Abbauunternehmen; carrier|exploitant de carrière; empresa de cantera
x quarry|deposit; Steinbruch|Lagerstätte; carrière|gisement; cantera|yacimiento; {L} Quarry|{C} Limestone Face {A}|Pit {R} / Bruch {L}|Kalkwand {C} {A}|Grube {R} / Carrière de {C}|Front {A} / Cantera {L}|Frente {A}
m stone volume; Gesteinsmenge; volume de roche; volumen de piedra; m³

# commission organ_restoration
t Letter of commission|Works order; Auftragsschreiben|Werkauftrag; Lettre de commande|Ordre de travaux; Carta de encargo|Orden de trabajo
o parish|church council; Kirchengemeinde|Pfarrei; paroisse|conseil de fabrique; parroquia|consejo parroquial; Parish of {}|St {} Church / Pfarrei {}|Kirchengemeinde {} / Paroisse de {} / Parroquia de {}
a organ builder|voicer; Orgelbauer|Intonateur; facteur d'orgues|harmoniste; organero|armonizador
s organ workshop; Orgelbauwerkstatt; manufacture d'orgues; taller de organería
x organ|stop; Orgel|Register; orgue|jeu; órgano|registro; Gallery organ|Choir organ {C}|Stop {W} {#}' / Emporenorgel|Chororgel {C}|Register {W} / Orgue de tribune|Orgue de {C} / Órgano de tribuna|Órgano de {C}
m pipe length; Pfeifenlänge; longueur du tuyau; longitud del tubo; m

# commission boundary_survey
t Survey order|Instruction to survey; Vermessungsauftrag|Messauftrag; Ordre de bornage|Mission topographique; Encargo topográfico
o land registry|municipality; Katasteramt|Gemeinde; cadastre|commune; catastro|municipio; Land Registry {}|Municipality of {} / Katasteramt {}|Gemeinde {} / Cadastre de {}|Commune de {} / Catastro de {}|Municipio de {}
a surveyor|field surveyor; Vermesser|Messtruppführer; géomètre|topographe; topógrafa|agrimensor
s survey office; Vermessungsbüro; cabinet de géomètres; gabinete topográfico
x parcel|boundary; Parzelle|Grenze; parcelle|limite; parcela|linde; Parcel {###}/{#}|{L} meadow|North line {C} / Parzelle {###}/{#}|{L}wiese|Nordgrenze {C} / Parcelle {A} {###}|Pré {L} / Parcela {###}|Prado {L}
m boundary length; Grenzlänge; longueur de limite; longitud del linde; m

# commission book_printing
t Print order|Printing instruction; Druckauftrag|Auftragsbestätigung Druck; Bon d'impression|Commande d'impression; Orden de impresión
o publisher|university press; Verlag|Hochschulverlag; éditeur|presses universitaires; editorial|editorial universitaria; {} Press|{} Books / Verlag {}|{} Bücher / Éditions {}|Presses de {} / Editorial {}|Libros {}
a typesetter|printer in charge; Setzer|Drucker; compositeur|imprimeur; tipógrafo|impresora
s printing works|printer; Druckerei; imprimerie; imprenta
x book|edition; Buch|Ausgabe; livre|édition; libro|edición; “The {W} Hour”|A History of {C}|{L}: Poems / »Die Stunde der {W}«|Geschichte von {C}|{L}: Gedichte / « L'heure {W} »|Histoire de {C} / «La hora {W}»|Historia de {C}
m spine width|paper weight; Rückenbreite|Papiergewicht; grammage; gramaje; g/m²

# commission court_interpreter
t Appointment of interpreter|Engagement letter; Dolmetscherbestellung|Beauftragung; Désignation d'interprète; Nombramiento de intérprete
o court|tribunal office; Gericht|Gerichtskanzlei; tribunal|greffe; tribunal|juzgado; {} Court|Tribunal of {} / Gericht {}|Kanzlei {} / Tribunal de {} / Juzgado de {}
a interpreter|sworn translator; Dolmetscherin|beeidigter Übersetzer; interprète|traducteur assermenté; intérprete|traductora jurada
s language agency; Sprachdienst; agence linguistique; agencia de idiomas
x hearing|case; Verhandlung|Sache; audience|affaire; vista|causa; {L} v. {L}|Matter of {C} Harbour|Case {##} {A} / {L} ./. {L}|Sache Hafen {C} / {L} c/ {L}|Affaire du port de {C} / {L} c. {L}|Asunto del puerto de {C}
m expected hours; voraussichtliche Stunden; heures prévues; horas previstas; h

# commission costume_making
t Workshop order|Costume order; Werkstattauftrag|Kostümauftrag; Commande d'atelier; Encargo de vestuario
o theatre|opera house; Theater|Opernhaus; théâtre|opéra; teatro|ópera; {} Theatre|Opera {} / Theater {}|Oper {} / Théâtre de {}|Opéra de {} / Teatro de {}|Ópera de {}
a cutter|head tailor; Gewandmeisterin|Zuschneider; coupeuse|chef tailleur; cortadora|sastre mayor
s costume workshop; Kostümwerkstatt; atelier de costumes; taller de vestuario
x costume|production; Kostüm|Inszenierung; costume|spectacle; traje|montaje; Queen of {C}, act {R}|“{W}” chorus set|Coat {L} / Königin von {C}, Akt {R}|Chor »{W}«|Mantel {L} / Reine de {C}, acte {R}|Chœur « {W} » / Reina de {C}, acto {R}|Coro «{W}»
m fabric needed; Stoffbedarf; métrage; metros de tela; m

# commission weld_radiography
t Test order|Inspection call-off; Prüfauftrag|Abruf; Ordre de contrôle; Orden de ensayo
o pipeline operator|gas company; Leitungsbetreiber|Gasgesellschaft; gestionnaire de gazoduc; operador de gasoducto; {} Pipelines|{} Gas / {} Leitungen|Gas {} / Gazoducs {} / Gasoductos {}
a radiographer|NDT technician; Durchstrahlungsprüfer|ZfP-Techniker; radiologue industriel|technicien CND; radiólogo industrial|técnico END
s testing company; Prüfunternehmen; société de contrôle; empresa de ensayos
x weld|pipe section; Schweißnaht|Rohrabschnitt; soudure|tronçon; soldadura|tramo; Weld {A}{##}|Section {C}–{C}|Spool {###} / Naht {A}{##}|Abschnitt {C}–{C}|Spool {###} / Soudure {A}{##}|Tronçon {C}–{C} / Soldadura {A}{##}|Tramo {C}–{C}
m pipe diameter; Rohrdurchmesser; diamètre du tube; diámetro del tubo; mm

# commission mural
t Commission for a mural|Art commission; Auftrag für ein Wandbild|Kunstauftrag; Commande d'une fresque; Encargo de un mural
o city culture office|building cooperative; Kulturamt|Baugenossenschaft; service culturel|coopérative d'habitation; concejalía de cultura|cooperativa; Culture Office {}|{} Cooperative / Kulturamt {}|Genossenschaft {} / Culture {}|Coopérative {} / Cultura {}|Cooperativa {}
a painter|muralist; Malerin|Wandmaler; peintre|muraliste; pintora|muralista
s artists' studio; Ateliergemeinschaft; atelier d'artistes; estudio de artistas
x wall|mural; Wand|Wandbild; mur|fresque; pared|mural; “{W} and {W}”|East gable {C}|The {L} Wall / »{W} und {W}«|Ostgiebel {C}|Wand {L} / « {W} et {W} »|Pignon est {C} / «{W} y {W}»|Fachada este {C}
m painted area; Malfläche; surface peinte; superficie pintada; m²`
