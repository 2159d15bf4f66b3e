/** Houses that make, mend, dig, carry and build; how they are written says `own-worlds.ts`. */
export const worldsOfMaking = `
# foundry
t Casting record|Melt certificate; Gussprotokoll|Schmelzbescheinigung; Procès-verbal de coulée; Acta de colada
i foundry|casting works; Gießerei|Hüttenwerk; fonderie; fundición; {} Castings|{} & Sons Founders / Gießerei {}|Eisenwerk {} / Fonderie {} / Fundiciones {}; pours the metal
c company customer of the casting|ordering works; Besteller des Gusses; donneur d'ordre; cliente de la fundición; for whom the metal was poured
w founder|melter in charge; Gießermeister|Schmelzer; maître fondeur; maestro fundidor; who watched over the melt
x casting|cast part; Gussteil|Gussstück; pièce coulée; pieza fundida; Pump housing {##}|Bell {W}|Gear rim {A}{##} / Pumpengehäuse {##}|Glocke {W} / Carter {##}|Cloche {W} / Carcasa {##}|Campana {W}; what was poured

# sawmill
t Cutting list|Timber note; Einschnittliste|Holzliste; Bordereau de sciage; Parte de aserrado
i sawmill|timber yard; Sägewerk|Holzhof; scierie; aserradero; {} Sawmill|{} Timber / Sägewerk {}|Holz {} / Scierie {} / Aserradero {}|Maderas {}; cuts logs into boards
c company joinery|timber buyer; Tischlerei|Holzkäufer; menuiserie|acheteur de bois; carpintería|comprador de madera; who takes the boards
w sawyer|log grader; Sägewerker|Holzsortierer; scieur|classeur de grumes; aserrador|clasificador; who graded the logs
x saw line|band saw; Sägelinie|Bandsäge; ligne de sciage|scie à ruban; línea de aserrado|sierra de cinta; ; on which it was cut

# quarry
t Blast report|Extraction record; Sprengbericht|Abbauprotokoll; Rapport de tir|Relevé d'extraction; Informe de voladura
i quarry|stone works; Steinbruch|Natursteinwerk; carrière; cantera; {} Quarries|{} Stone / Steinbruch {}|Natursteinwerk {} / Carrières de {} / Canteras {}; breaks stone out of the hill
c company stone mason|stone buyer; Steinmetzbetrieb|Abnehmer; marbrerie|acheteur; marmolería|comprador; to whom the stone goes
w shotfirer|blaster; Sprengmeister|Sprengberechtigter; boutefeu|chef de tir; artillero|barrenista; who set off the charge
x face|bench of the quarry; Abbauwand|Sohle; front de taille|gradin; frente|banco; North Face {#}|Bench {R}|{W} Level / Nordwand {#}|Sohle {R} / Front Nord {#}|Gradin {R} / Frente Norte {#}|Banco {R}; where stone was broken out

# brewing
t Brew sheet|Batch report; Sudprotokoll|Sudblatt; Fiche de brassin; Hoja de cocción
i brewery|brewhouse; Brauerei|Brauhaus; brasserie; cervecería|fábrica de cerveza; {} Brewing Co.|{} Ales / Brauerei {}|{} Bräu / Brasserie {} / Cervezas {}; makes beer
c company pub|beer wholesaler; Gaststätte|Getränkehändler; bar|grossiste en boissons; bar|mayorista de bebidas; who takes the barrels
w brewer|head of the brewhouse; Brauer|Braumeisterin; brasseur|maître brasseur; maestro cervecero; who brewed it
x beer|brew; Bier|Sud; bière|brassin; cerveza|cocción; {W} Pale Ale|Old {L} {##}|{C} Porter / {W} Pils|{L} Dunkel|{C}er Helles / La {W}|Blonde de {C} / La {W}|Rubia de {C}; what was brewed

# organ_builder
t Voicing report|Organ log; Intonationsbericht|Orgelbuch; Rapport d'harmonisation; Informe de armonización
i organ builder|organ workshop; Orgelbauer|Orgelbauwerkstatt; facteur d'orgues|manufacture d'orgues; organero|taller de órganos; {} Organs|{} & Daughter / Orgelbau {}|{} Orgelwerkstatt / Manufacture d'orgues {} / Organería {}; builds organs
c company parish|congregation; Kirchengemeinde|Pfarrei; paroisse|fabrique d'église; parroquia|cabildo; in whose church it stands
w voicer|tuner; Intonateur|Stimmer; harmoniste|accordeur; armonista|afinador; who made it sound
x organ|instrument; Orgel|Instrument; orgue|instrument; órgano|instrumento; Opus {##}|Choir organ of {C}|{W} Positive / Opus {##}|Chororgel {C} / Opus {##}|Orgue de {C} / Opus {##}|Órgano de {C}; what makes the music

# luthier
t Condition and repair slip|Valuation of an instrument; Reparaturzettel|Wertgutachten; Fiche de restauration|Expertise; Ficha de reparación|Tasación
i violin maker|lutherie; Geigenbauer|Geigenbauwerkstatt; luthier|atelier de lutherie; lutier|taller de lutería; {} Violins|Strings of {} / Geigenbau {}|{} Saiten / Lutherie {} / Luthería {}; builds and mends violins
c musician|player; Musiker|Spielerin; musicien|interprète; músico|intérprete; who plays it
w repairer|restorer; Restaurator|Gesellin; restaurateur|compagnon; restaurador|oficial; who mended it
x violin|cello; Geige|Cello; violon|violoncelle; violín|violonchelo; ; what is played

# clockmaker
t Tower clock visit|Service slip; Turmuhrprotokoll|Wartungszettel; Visite d'horloge; Revisión de reloj
i clockmaker|tower clock firm; Turmuhrenbauer|Uhrenfabrik; horloger|fabricant d'horloges; relojería monumental|fábrica de relojes; {} Clocks|{} & Co. Horologists / Turmuhren {} / Horloges {} / Relojes {}; builds clocks for towers
c company town council|church council; Stadtverwaltung|Kirchenrat; commune|conseil paroissial; ayuntamiento|consejo parroquial; whose tower it is
w clock mechanic|winder; Uhrenmechaniker|Aufzieher; mécanicien horloger|remonteur; mecánico relojero; who climbed the tower
x clock|movement; Uhr|Uhrwerk; horloge|mouvement; reloj|maquinaria; ; what strikes the hour

# textile_mill
t Weaving report|Bolt certificate; Webbericht|Ballenschein; Rapport de tissage; Parte de tejido
i weaving mill|textile mill; Weberei|Tuchfabrik; tissage|filature; tejeduría|fábrica textil; {} Mills|{} Weavers / Weberei {}|Tuche {} / Tissages {} / Tejidos {}; weaves cloth
c company fashion house|clothing maker; Modehaus|Bekleidungshersteller; maison de couture|confectionneur; casa de moda|confeccionista; who sews from it
w weaver|loom minder; Weber|Webstuhlführerin; tisserand|conducteur de métier; tejedor|tejedora; who minded the loom
x fabric|cloth; Stoff|Gewebe; tissu|étoffe; tejido|tela; {W} Twill {##}|{C} Check|Article {####} / {W}-Köper {##}|{C}-Karo / Sergé {W} {##}|Article {####} / Sarga {W} {##}|Artículo {####}; what was woven

# tannery
t Hide inspection|Leather passport; Häutebefund|Lederpass; Contrôle des peaux; Inspección de pieles
i tannery|leather works; Gerberei|Lederfabrik; tannerie|mégisserie; curtiduría|tenería; {} Tannery|{} Leathers / Gerberei {}|Leder {} / Tanneries {} / Curtidos {}; turns hides into leather
c company shoe factory|saddler; Schuhfabrik|Sattlerei; fabrique de chaussures|sellerie; fábrica de calzado|guarnicionería; who makes things of it
w tanner|hide sorter; Gerber|Sortierer; tanneur|trieur; curtidor|clasificador de pieles; who sorted the hides
x leather|hide lot; Leder|Häutepartie; cuir|lot de peaux; cuero|partida de pieles; {W} Calf {##}|{C} Bridle / {W}-Kalb {##}|{C}er Zaumleder / Veau {W} {##} / Becerro {W} {##}; what was tanned

# perfume
t Composition sheet|Scent brief; Rezepturblatt|Duftbriefing; Fiche de composition; Ficha de composición
i perfume house|fragrance maker; Parfümhaus|Dufthaus; parfumeur|maison de parfum; casa de perfumes|perfumería; {} Parfums|Maison {} / Parfümerie {}|Duft {} / Parfums {} / Perfumes {}; makes scents
c company cosmetics brand|licensee; Kosmetikmarke|Lizenznehmer; marque de cosmétiques|licencié; marca de cosmética|licenciatario; under whose brand it is sold
w nose|perfumer; Nase|Parfümeurin; nez|compositeur; nariz|perfumista; who composed the scent
x perfume|fragrance; Parfüm|Duft; parfum|fragrance; perfume|fragancia; {W} Noir|Eau de {C}|{L} No. {#} / {W} Nacht|Wasser von {C} / Nuit {W}|Eau de {C} / Noche {W}|Agua de {C}; what smells so good

# tool_and_die
t Mould release|Tool acceptance; Werkzeugfreigabe|Formabnahme; Réception d'outillage; Aceptación de molde
i toolmaker|mould shop; Werkzeugbau|Formenbau; outilleur|mouliste; matricería|fabricante de moldes; {} Tooling|{} Moulds / Werkzeugbau {}|{} Formenbau / Outillage {} / Matricería {}; builds moulds
c company moulder|plastics factory; Spritzgießer|Kunststoffwerk; plasturgiste; inyector|fábrica de plásticos; who presses parts with it
w toolroom mechanic|try-out engineer; Werkzeugmechaniker|Abmusterer; ajusteur|metteur au point; ajustador|matricero; who tried it out
x mould|injection machine; Form|Spritzgießmaschine; moule|presse à injecter; molde|inyectora; ; with which parts are pressed

# lift_company
t Lift handover|Ride test; Aufzugsübergabe|Fahrprotokoll; Mise en service d'ascenseur; Puesta en marcha de ascensor
i lift company|elevator installer; Aufzugsfirma|Aufzugsbauer; ascensoriste; empresa de ascensores; {} Lifts|{} Elevators / Aufzüge {} / Ascenseurs {} / Ascensores {}; builds lifts
c company building manager|housing cooperative; Hausverwaltung|Wohnungsgenossenschaft; syndic|coopérative d'habitation; administrador de fincas|cooperativa de viviendas; in whose house it runs
w lift fitter|rigger; Aufzugsmonteur|Liftmonteurin; monteur d'ascenseurs; montador de ascensores; who hung the ropes
x lift|elevator; Aufzug|Fahrstuhl; ascenseur; ascensor|elevador; ; what takes people up

# ropeway
t Cable splice record|Season opening report; Spleißprotokoll|Bericht zur Saisoneröffnung; Procès-verbal d'épissure; Acta de empalme
i ropeway company|mountain railway; Seilbahngesellschaft|Bergbahn; société de remontées mécaniques; compañía de teleféricos; {} Ropeways|{} Mountain Lifts / Bergbahnen {}|Seilbahn {} / Téléphériques de {} / Teleféricos {}; takes people up the mountain
c company resort|tourist board; Ferienort|Tourismusverband; station|office de tourisme; estación|patronato de turismo; on whose mountain it runs
w splicer|rope master; Spleißer|Seilmeister; épisseur|chef de câble; empalmador|maestro de cable; who joined the rope
x ropeway|gondola lift; Seilbahn|Gondelbahn; téléphérique|télécabine; teleférico|telecabina; {W} Gondola|{C} Six-Seater|Summit Line {R} / {W}bahn|Gipfelbahn {R} / Télécabine {W}|Ligne {R} / Telecabina {W}|Línea {R}; what glides over the valley

# scaffolding
t Scaffold tag|Release for use; Gerüstfreigabe|Gerüstschein; Fiche de réception d'échafaudage; Certificado de andamio
i scaffolder|scaffolding firm; Gerüstbauer|Gerüstbaubetrieb; échafaudeur|entreprise d'échafaudage; andamiero|empresa de andamios; {} Scaffolding|{} Access / Gerüstbau {} / Échafaudages {} / Andamios {}; puts up scaffolds
c company main contractor|painter; Bauunternehmen|Malerbetrieb; entreprise générale|peintre; constructora|pintor; who climbs on it
w scaffold erector|competent erector; Gerüstbauer vor Ort|Kolonnenführer; monteur d'échafaudage; montador de andamios; who put it up
x scaffold|tower; Gerüst|Turmgerüst; échafaudage; andamio; ; on which people work

# demolition
t Demolition plan|Dismantling report; Abbruchplan|Rückbaubericht; Plan de démolition; Plan de derribo
i demolition contractor|wrecking company; Abbruchunternehmen|Rückbaufirma; démolisseur|entreprise de démolition; empresa de derribos|demoledor; {} Demolition|{} Wreckers / Abbruch {}|{} Rückbau / Démolitions {} / Derribos {}; takes buildings down
c company developer|land owner; Bauträger|Grundeigentümer; promoteur|maître d'ouvrage; promotora|dueño del solar; who wants it gone
w blasting engineer|excavator driver; Sprengingenieur|Baggerführer; pelleteur|ingénieur artificier; maquinista|ingeniero de voladuras; who brought it down
x structure|tower block; Bauwerk|Hochhaus; ouvrage|tour; estructura|bloque; {W} House|Silo {##}|Old Bridge {C} / Haus {W}|Silo {##} / Tour {W}|Silo {##} / Torre {W}|Silo {##}; what came down

# drilling
t Borehole log|Well completion report; Bohrprotokoll|Schichtenverzeichnis; Log de forage|Rapport de fin de sondage; Registro de sondeo
i drilling company|well driller; Bohrfirma|Brunnenbauer; foreur|entreprise de forage; empresa de sondeos|perforador; {} Drilling|{} Wells / Bohrtechnik {}|Brunnenbau {} / Forages {} / Sondeos {}; drills holes into the ground
c company heat supplier|land user; Wärmeversorger|Grundstücksnutzer; réseau de chaleur; suministrador de calor; for whom the hole was drilled
w drill master|geologist on site; Bohrmeister|Geologin; chef foreur|géologue; maestro sondista|geólogo; who stood at the rig
x borehole|well; Bohrung|Brunnen; forage|puits; sondeo|pozo; {C} Deep {#}|GT-{##}|Well {L} {R} / {C} Tief {#}|GT-{##} / {C} profond {#}|Puits {L} {R} / {C} profundo {#}|Pozo {L} {R}; what goes down into the earth

# hydro
t Turbine report|Outage record; Turbinenbericht|Stillstandsprotokoll; Rapport de turbine|Relevé d'arrêt; Informe de turbina
i hydropower plant|power station; Wasserkraftwerk|Kraftwerk; centrale hydroélectrique; central hidroeléctrica; {} Hydro|{} Power Station / Kraftwerk {}|Wasserkraft {} / Centrale de {} / Central de {}; makes power from the river
c company grid company|network operator; Netzgesellschaft|Netzbetreiber; gestionnaire de réseau; gestor de la red; who takes the power
w machinist|control room engineer; Maschinist|Leitstandsfahrerin; machiniste|conducteur de tranche; maquinista|jefe de sala; who was at the switches
x turbine|generator; Turbine|Generator; turbine|alternateur; turbina|alternador; ; what turns in the stream

# solar
t Installation record|Yield report; Anlagenpass|Ertragsbericht; Procès-verbal d'installation; Acta de instalación
i solar installer|solar company; Solarteur|Solarfirma; installateur solaire; instaladora solar; {} Solar|Sun of {} / Solar {}|Sonnenkraft {} / Solaire {} / Solar {}; puts panels on roofs
c homeowner|roof owner; Hausbesitzer|Dacheigentümer; propriétaire du toit; dueño del tejado; on whose roof it lies
w electrician|roof team leader; Elektriker|Montageleiter; électricien|chef de pose; electricista|jefe de montaje; who wired it
x inverter|battery; Wechselrichter|Speicher; onduleur|batterie; inversor|batería; ; what turns sun into current

# telecom_tower
t Mast climb report|Antenna swap record; Mastbegehung|Antennentausch; Rapport d'ascension|Remplacement d'antenne; Informe de torre|Cambio de antena
i mast company|tower operator; Funkmastbetreiber|Turmgesellschaft; exploitant de pylônes; empresa de torres; {} Towers|{} Masts / Funkturm {}|{} Sendemasten / Pylônes {} / Torres {}; owns radio masts
c company mobile network|broadcaster; Mobilfunkanbieter|Rundfunkanstalt; opérateur mobile|radiodiffuseur; operador móvil|emisora; whose antennas hang there
w rigger|climber; Steiger|Höhenmonteur; pyloniste|cordiste; escalador|técnico de altura; who climbed up
x antenna|radio unit; Antenne|Funkeinheit; antenne|unité radio; antena|unidad de radio; ; what hangs up there
`
