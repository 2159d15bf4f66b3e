/** Land, deeds, agreements, courts and offices. */
export const landAndLaw = `
# farm_lease
t Lease of farmland|Agricultural lease|Grazing agreement; Landpachtvertrag|Pachtvertrag; Bail à ferme|Bail rural; Contrato de arrendamiento rústico|Arrendamiento de finca
s lessor lessee witness
@ lessor person; lessor|landowner|land owner; Verpächter|Grundeigentümer; bailleur|propriétaire du terrain; arrendador|propietario de la finca; who lets the land|to whom the ground belongs
@ lessee company; lessee|tenant farmer|farm tenant; Pächter|Bewirtschafter; preneur|fermier; arrendatario|aparcero; who will farm the land|who pays for using the ground
@ lessee_agent person; representative of the lessee|signatory for the tenant; Vertreter des Pächters; représentant du preneur; representante del arrendatario; who acts for the farming business
@ witness person; witness; Zeuge; témoin; testigo; who was present when it was signed
- plot phrase; leased land|plot; Pachtfläche|Flurstück; parcelle|bien loué; finca|parcela; field|land_object|what_is_let ~ the ground that is handed over for use|which piece of land
- area unit:ha; area|size of the plot; Fläche|Größe; surface|contenance; superficie; hectares|land_size ~ how large the ground is
- begins_on date; start of lease; Pachtbeginn; début du bail; inicio; runs_from|first_day ~ from when the land may be used
- term duration; term|lease period; Pachtdauer|Laufzeit; durée du bail; duración; years|how_long ~ for how long they are bound
- rent money; annual rent|yearly rent; Pachtzins|Jahrespacht; fermage annuel|loyer annuel; renta anual; yearly_payment|price_per_year ~ what has to be paid each year for the land
- deposit_asked money; security deposit; Sicherheit|Kaution; dépôt de garantie; fianza; guarantee_sum ~ held back against damage, given back at the end
- hunting flag*; hunting allowed|hunting right included; Jagdrecht eingeschlossen; droit de chasse compris; caza incluida; may_hunt ~ whether game may be shot on it
en {lessor}, <of|residing at|living at> {lessor.address}, <lets to|grants for agricultural use to> {lessee}, [for which {lessee_agent} signs,] {plot=the meadow behind the old mill|three fields along the brook|the orchard at Hill End|the northern pasture}, measuring {area}, as from {begins_on} and for {term}.
en In return {lessee} pays {rent} every year at Michaelmas[; on signing, {deposit_asked} is left with the owner until the ground is given back in good order]. Game on the land {hunting!goes with it|may be shot by the farmer~stays with the owner|may not be shot by the farmer}.
de {lessor}, wohnhaft {lessor.address}, <überlässt|gibt> {lessee}[, handelnd durch {lessee_agent},] {plot=die Wiese hinter der alten Mühle|drei Äcker am Bach|den Obstgarten am Südhang|die nördliche Weide} mit {area} ab {begins_on} auf {term} zur Bewirtschaftung.
de Dafür sind jährlich zu Martini {rent} zu entrichten[; bei Unterschrift werden {deposit_asked} hinterlegt, die nach Rückgabe in gutem Zustand frei werden]. Die Jagd {hunting!geht mit über|darf mit ausgeübt werden~bleibt beim Eigentümer|geht nicht mit über}.
fr {lessor}, demeurant {lessor.address}, <donne à exploiter à|cède la jouissance à> {lessee}[, représentée à l'acte par {lessee_agent},] {plot=le pré derrière le moulin|trois champs le long du ruisseau|le verger de la Combe|la pâture du nord}, d'une contenance de {area}, à compter du {begins_on} et pour {term}.
fr En contrepartie, {rent} seront versés chaque année à la Saint-Michel[ ; {deposit_asked} restent entre les mains du propriétaire jusqu'à la restitution des terres]. Le gibier {hunting!peut être chassé par l'exploitant~reste au propriétaire}.
es {lessor}, con domicilio en {lessor.address}, cede a {lessee}[, en cuyo nombre firma {lessee_agent},] {plot=el prado detrás del molino|tres campos junto al arroyo|el huerto de la ladera|la dehesa del norte}, de {area}, desde el {begins_on} y por {term}.
es A cambio se pagarán {rent} cada año por San Miguel[; en este acto se entregan {deposit_asked}, que se devolverán al dejar la finca]. La caza {hunting!queda incluida~queda para el dueño}.

# land_sale_deed
t Deed of sale|Conveyance of land; Kaufvertrag über ein Grundstück|Notarieller Kaufvertrag; Acte de vente|Vente immobilière; Escritura de compraventa
h notary
s vendor purchaser notary
@ notary person; notary|notary public|officiating notary; Notar|Notarin|Urkundsperson; notaire|notaire instrumentaire; notario|notaria; before whom they appeared|who drew up and read out the deed
@ vendor person; vendor|seller; Verkäufer|Veräußerer; vendeur; vendedor|parte vendedora; who gives up the property|who hands over the land
@ purchaser person; purchaser|buyer; Käufer|Erwerber; acquéreur|acheteur; comprador|parte compradora; who becomes the owner
@ mortgagee company; mortgage bank|financing bank; finanzierende Bank|Grundpfandgläubigerin; banque prêteuse; entidad hipotecaria; who lends the money for it;{} Bank|{} Building Society / Sparkasse {}|{} Bank / Banque de {}|Crédit {} / Banco de {}|Caja {}
- property phrase; property sold; Kaufgegenstand; bien vendu; inmueble; what_is_sold|premises ~ the house or land that changes hands
- folio id*; land register folio|title number; Grundbuchblatt; référence cadastrale; finca registral; folio_no|register_sheet ~ where the land stands in the register
- price money; purchase price; Kaufpreis; prix de vente; precio; agreed_sum|consideration ~ what the new owner pays in all
- down_payment money; down payment; Anzahlung; acompte; señal|arras; paid_in_advance ~ part of the money handed over at once
- due_on date; balance due; Fälligkeit des Restes; date du solde; pago del resto; rest_payable_by ~ until when the rest is to be paid
- possession date; transfer of possession; Besitzübergang; entrée en jouissance; entrega de la posesión; keys_on|takes_over_on ~ from when the new owner bears risk and use
en Before me, {notary}, appeared {vendor}, born {vendor.birth_date}, of {vendor.address}, and {purchaser}, {purchaser.occupation}. The former <transfers|conveys> to the latter {property=the house with garden|the two-storey dwelling|the building plot|the shop with flat above} entered under {folio}.
en The sum agreed is {price}, of which {down_payment} <was handed over today|has already been paid> and the rest must arrive by {due_on}[ with the help of {mortgagee}]. Keys, burdens and use pass on {possession}.
de Vor mir, {notary}, erschienen {vendor}, geboren am {vendor.birth_date}, wohnhaft {vendor.address}, und {purchaser}, {purchaser.occupation}. Der Erstgenannte überträgt dem Letztgenannten {property=das Haus mit Garten|das zweigeschossige Wohnhaus|den Bauplatz|den Laden mit Wohnung}, eingetragen unter {folio}.
de Vereinbart sind {price}; davon wurden {down_payment} <heute übergeben|bereits geleistet>, der Rest muss bis {due_on} eingehen[, finanziert durch {mortgagee}]. Schlüssel, Nutzen und Lasten gehen am {possession} über.
fr Par-devant nous, {notary}, ont comparu {vendor}, né le {vendor.birth_date}, demeurant {vendor.address}, et {purchaser}, {purchaser.occupation}. Le premier cède au second {property=la maison avec jardin|l'appartement du deuxième étage|le terrain à bâtir|le local commercial}, inscrit sous {folio}.
fr La somme convenue est de {price}, dont {down_payment} <versés ce jour|déjà reçus>, le reste devant parvenir avant le {due_on}[ grâce au concours de {mortgagee}]. L'entrée en jouissance est fixée au {possession}.
es Ante mí, {notary}, comparecen {vendor}, nacido el {vendor.birth_date}, vecino de {vendor.city}, y {purchaser}, de profesión {purchaser.occupation}. El primero transmite al segundo {property=la casa con jardín|el piso segundo|el solar|el local comercial}, inscrito con el número {folio}.
es Se conviene la suma de {price}, de la que {down_payment} se <entregan en este acto|han recibido ya>; el resto se abonará antes del {due_on}[ con financiación de {mortgagee}]. Las llaves se entregarán el {possession}.

# power_of_attorney
t Power of attorney|Authorisation; Vollmacht|Bevollmächtigung; Procuration|Pouvoir; Poder|Autorización
s principal witness
@ principal person; principal|grantor|donor of the power; Vollmachtgeber|Auftraggeber; mandant; poderdante|mandante; who gives the power|for whom somebody acts
@ attorney person; attorney|authorised person|proxy; Bevollmächtigter|Stellvertreter; mandataire; apoderado; who may act|who is trusted with it
@ substitute person; substitute|second proxy; Ersatzbevollmächtigter; mandataire de substitution; sustituto; who steps in if the first cannot
@ witness person; witness; Zeuge; témoin; testigo; who watched the signing
- scope phrase; scope of authority; Umfang der Vollmacht; objet du pouvoir; objeto del poder; acts|may_do ~ what may be done in the other's name
- limit money; limit of amount; Höchstbetrag; plafond; importe máximo; cap|up_to ~ more than this may not be spent
- valid_until date; valid until; gültig bis; valable jusqu'au; válido hasta; lapses_on|ends_on ~ last day on which it may be used
- delegable flag; delegation allowed|substitution allowed; Untervollmacht zulässig; substitution autorisée; sustitución permitida; can_pass_on ~ whether the power can be handed to somebody else
en I, {principal}, <of|residing at> {principal.address}, holder of identity card {principal.id}, hereby empower {attorney}, born on {attorney.birth_date}, to {scope=sell my car|collect my post|vote at the owners' assembly|close my accounts|sign for the new flat} in my name.
en Should {attorney} be prevented, {substitute} shall act instead. No obligation above {limit} may be entered into; the power lapses on {valid_until} and {delegable!may be passed on~may not be passed on}.
de Ich, {principal}, wohnhaft {principal.address}, ausgewiesen durch {principal.id}, ermächtige {attorney}, geboren am {attorney.birth_date}, in meinem Namen {scope=mein Auto zu verkaufen|meine Post abzuholen|in der Eigentümerversammlung abzustimmen|meine Konten aufzulösen}.
de Ist {attorney} verhindert, handelt {substitute}. Verpflichtungen über {limit} hinaus sind ausgeschlossen; die Befugnis erlischt am {valid_until} und {delegable!darf weitergegeben werden~darf nicht weitergegeben werden}.
fr Je soussigné {principal}, demeurant {principal.address}, titulaire de la pièce {principal.id}, donne pouvoir à {attorney}, né le {attorney.birth_date}, pour {scope=vendre ma voiture|retirer mon courrier|voter à l'assemblée des copropriétaires|clôturer mes comptes} en mon nom.
fr En cas d'empêchement de {attorney}, {substitute} agira à sa place. Aucun engagement au-delà de {limit} ; le pouvoir prend fin le {valid_until} et {delegable!peut être transmis~ne peut être transmis}.
es Yo, {principal}, con domicilio en {principal.address} y documento {principal.id}, faculto a {attorney}, nacido el {attorney.birth_date}, para {scope=vender mi coche|recoger mi correo|votar en la junta de propietarios|cancelar mis cuentas} en mi nombre.
es Si {attorney} no pudiera, actuará {substitute}. No podrá obligarme por más de {limit}; la facultad termina el {valid_until} y {delegable!puede delegarse~no puede delegarse}.

# partnership_agreement
t Partnership agreement|Articles of association|Founding agreement; Gesellschaftsvertrag|Gründungsvertrag; Statuts|Contrat de société; Contrato de sociedad|Acta fundacional
s founder partner
@ firm company; newly founded company|new firm; neue Gesellschaft|gegründete Firma; société constituée; sociedad constituida; what they found together|the business that comes into being
@ founder person; first founder|first partner; erster Gesellschafter|Gründer; premier associé|fondateur; primer socio|fundador; who puts in the larger share
@ partner person; second partner|co-founder; zweiter Gesellschafter|Mitgründer; second associé|cofondateur; segundo socio; who joins with the smaller share
@ manager person; managing partner|appointed manager; bestellter Geschäftsführer; gérant nommé; administrador nombrado; who will run the business from day to day
- purpose phrase; object of the company|business purpose; Gegenstand des Unternehmens; objet social; objeto social; activity|line_of_business ~ what the business will do
- seat city; registered seat; Sitz der Gesellschaft; siège social; domicilio social; based_in ~ the town in which the business is at home
- capital money; share capital; Stammkapital; capital social; capital social; total_contributions ~ all the money the founders put in together
- first_share money; contribution of the first partner; Einlage des ersten Gesellschafters; apport du premier associé; aportación del primer socio; founder_contribution ~ what the one who gives more puts in
- profit_share percent; profit share; Gewinnanteil; part des bénéfices; participación en beneficios; split ~ how the gain is divided
- year_end phrase*; end of financial year; Ende des Geschäftsjahres; clôture de l'exercice; cierre del ejercicio; books_close ~ day in the year on which the accounts are drawn up
en {founder} and {partner} have joined to carry on, as {firm}, {purpose=the baking and selling of bread|the repair of bicycles|the import of spices|the making of stage sets}. The business is at home in {seat}[; {manager} looks after the daily affairs alone].
en Together they put in {capital}, {first_share} coming from {founder}. Of the yearly gain {profit_share} goes to {founder}[; the books close each {year_end=31 December|30 June|30 September}].
de {founder} und {partner} betreiben künftig gemeinsam als {firm} {purpose=eine Bäckerei|die Reparatur von Fahrrädern|die Einfuhr von Gewürzen|den Bau von Bühnenbildern}, und zwar von {seat} aus[; die laufenden Geschäfte besorgt {manager} allein].
de Zusammen bringen sie {capital} auf, wovon {first_share} auf {founder} entfallen. Vom Jahresgewinn stehen {founder} {profit_share} zu[; abgeschlossen wird jeweils zum {year_end=31. Dezember|30. Juni|30. September}].
fr {founder} et {partner} exploiteront ensemble, sous le nom de {firm}, {purpose=une boulangerie|un atelier de vélos|l'importation d'épices|la fabrication de décors}, depuis {seat}[ ; {manager} en assure seul la conduite quotidienne].
fr Ils réunissent {capital}, dont {first_share} de la part de {founder}, à qui reviennent {profit_share} des gains de l'année[ ; les comptes sont arrêtés chaque {year_end=31 décembre|30 juin}].
es {founder} y {partner} explotarán juntos, con el nombre de {firm}, {purpose=una panadería|un taller de bicicletas|la importación de especias|la fabricación de decorados}, desde {seat}[; {manager} llevará solo el día a día].
es Reúnen {capital}, de los que {first_share} corresponden a {founder}, a quien toca el {profit_share} de las ganancias[; las cuentas se cierran cada {year_end=31 de diciembre|30 de junio}].

# court_order
t Order|Interim order|Ruling; Beschluss|Einstweilige Verfügung; Ordonnance|Décision; Auto|Resolución
h court
s judge clerk
@ court company; court; Gericht; tribunal|juridiction; juzgado|tribunal; before which the case is heard|which body decided;{} County Court|Crown Court at {}|High Court, {} Division / Amtsgericht {}|Landgericht {} / Tribunal judiciaire de {}|Cour d'appel de {} / Juzgado de Primera Instancia de {}|Audiencia de {}
@ judge person; judge|presiding judge; Richter|Richterin|Vorsitzender; juge|président de chambre; juez|magistrado; who decided the case
@ clerk person; court clerk|registrar of the court; Urkundsbeamter|Geschäftsstelle; greffier; letrado de la administración de justicia|secretario judicial; who certified the copy
@ claimant person; claimant|plaintiff|applicant; Kläger|Antragsteller; demandeur|requérant; demandante|actor; who went to court
@ respondent company; respondent|defendant; Beklagte|Antragsgegner; défendeur|partie adverse; demandado; against whom it goes
@ claimant_lawyer person; counsel for the claimant|claimant's solicitor; Anwalt des Klägers; avocat du demandeur; abogado del demandante; who speaks for the side that sued
@ respondent_lawyer person; counsel for the respondent|defence lawyer; Anwalt der Beklagten; avocat du défendeur; abogado del demandado; who speaks for the other side
- heard_on date; date of hearing; Verhandlungstermin; date d'audience; fecha de la vista; hearing_day ~ when the sides were heard
- ordered phrase; order made|relief granted; Anordnung; mesure ordonnée; medida acordada; must_do ~ what the losing side has to do
- penalty money; penalty for breach; Ordnungsgeld; astreinte; multa coercitiva; fine_if_disobeyed ~ what is payable if the order is not obeyed
- costs money; costs awarded; Kosten; dépens; costas; legal_costs ~ what the loser pays for the proceedings
- appeal_by date; deadline for appeal; Rechtsmittelfrist; délai d'appel; plazo de recurso; can_appeal_until ~ last day to contest the ruling
- legal_basis phrase; legal basis; Rechtsgrundlage; fondement juridique; fundamento de derecho; under_which_rule ~ the provision relied on
en Upon hearing {claimant_lawyer} for {claimant} and {respondent_lawyer} for {respondent} on {heard_on}, {judge} orders, under {legal_basis=section 12 of the Act|rule 25.1|article 8|section 37(1)}, that {respondent} {ordered=remove the fence|stop using the name|give access to the cellar|hand over the accounts}.
en Disobedience costs {penalty}. {respondent} bears {costs} of the proceedings. Until {appeal_by} this may be contested.
de Auf die Verhandlung vom {heard_on}, in der {claimant_lawyer} für {claimant} und {respondent_lawyer} für {respondent} auftrat, hat {judge} gemäß {legal_basis=§ 935 ZPO|§ 1004 BGB|Art. 8 Abs. 2|§ 12 UWG} entschieden: {respondent} hat {ordered=den Zaun zu entfernen|den Namen nicht mehr zu führen|Zugang zum Keller zu gewähren|die Bücher herauszugeben}.
de Für jeden Verstoß werden {penalty} angedroht. {respondent} trägt {costs} an Auslagen. Bis {appeal_by} kann dagegen vorgegangen werden.
fr Après avoir entendu le {heard_on} {claimant_lawyer} pour {claimant} et {respondent_lawyer} pour {respondent}, {judge}, au visa de {legal_basis=l'article 835 du code|l'article 1240|l'article 9}, enjoint à {respondent} de {ordered=retirer la clôture|ne plus employer ce nom|donner accès à la cave|remettre les comptes}.
fr Tout manquement coûtera {penalty}. {respondent} supporte {costs} de frais. La présente peut être contestée jusqu'au {appeal_by}.
es Oídos el {heard_on} {claimant_lawyer}, por {claimant}, y {respondent_lawyer}, por {respondent}, {judge}, al amparo {legal_basis=del artículo 727|del artículo 348|del artículo 18}, ordena a {respondent} {ordered=retirar la valla|dejar de usar el nombre|permitir el paso al sótano|entregar los libros}.
es Cada incumplimiento costará {penalty}. {respondent} asume {costs} de gastos. Cabe recurso hasta el {appeal_by}.

# building_permit
t Planning permission|Building permit|Notice of decision; Baugenehmigung|Bauschein; Permis de construire|Arrêté; Licencia de obras|Licencia urbanística
h authority
s officer
@ authority company; permitting authority|planning office; Bauaufsichtsbehörde|Bauamt; service d'urbanisme|autorité compétente; área de urbanismo; which office allows it|who grants the permission;{} Borough Planning Office|{} Building Control / Bauamt {}|Stadt {}, Bauordnung / Mairie de {}, urbanisme|Ville de {} / Ayuntamiento de {}, Urbanismo
@ developer company; developer|building owner|client of the works; Bauherr|Bauherrschaft; maître d'ouvrage|pétitionnaire; promotor; who is allowed to build|for whom it is built
@ architect person; architect|designer of the building; Architekt|Entwurfsverfasser; architecte|maître d'œuvre; arquitecto|proyectista; who drew the plans
@ officer person; case officer|signing officer; Sachbearbeiter|Amtsleiter; instructeur|adjoint signataire; técnico municipal|firmante; who signs for the office
@ neighbour person*; objecting neighbour; widersprechender Nachbar; voisin opposant; vecino reclamante; who was against the building
- works phrase; works|project; Bauvorhaben; travaux autorisés; obras; what_is_built ~ what may be put up or changed
- site address; building site|plot address; Baugrundstück; adresse du terrain; emplazamiento; where_built ~ where the works take place
- applied_on date; date of application; Antrag vom; demande déposée le; fecha de solicitud; filed_on ~ when it was asked for
- expiry_date date; permission lapses; Gültigkeit bis; péremption; caducidad; start_before ~ until when the works must have begun
- fee money; fee|charge for the permit; Gebühr; redevance; tasa; administrative_charge ~ what the office asks for its decision
- spaces number*:1..40; parking spaces required; nachzuweisende Stellplätze; places de stationnement; plazas de aparcamiento; cars ~ how many cars must find room
- height unit*:m; maximum height; Höhe; hauteur maximale; altura máxima; how_high ~ no part may rise above this
en In answer to what was filed on {applied_on}, {developer} may {works=add a storey|put up a barn|turn the shop into two flats|build a garage for buses} at {site}, as drawn by {architect}. No part shall rise above {height}[ and room for {spaces} cars must be shown].
en Work must have begun by {expiry_date}. For this decision {fee} is charged[; the objection of {neighbour} was dismissed].
de Auf den am {applied_on} eingereichten Antrag darf {developer} auf {site} {works=ein Geschoss aufstocken|eine Scheune errichten|den Laden in zwei Wohnungen umbauen|eine Halle für Busse bauen}, wie von {architect} gezeichnet. Kein Teil darf über {height} hinausragen[; {spaces} Stellplätze sind nachzuweisen].
de Begonnen werden muss bis {expiry_date}. Für diesen Bescheid werden {fee} erhoben[; die Einwände von {neighbour} wurden zurückgewiesen].
fr Vu la demande déposée le {applied_on}, {developer} est autorisé à {works=surélever d'un étage|élever une grange|transformer la boutique en logements|bâtir un garage} au {site}, selon les plans de {architect}. Rien ne dépassera {height}[ et {spaces} places seront prévues].
fr Les travaux commenceront avant le {expiry_date}. La présente donne lieu au paiement de {fee}[ ; la réclamation de {neighbour} est rejetée].
es Vista la petición presentada el {applied_on}, se permite a {developer} {works=añadir una planta|levantar un granero|convertir la tienda en viviendas|construir una cochera} en {site}, conforme a los planos de {architect}. Nada superará {height}[ y se reservarán {spaces} plazas].
es Las obras empezarán antes del {expiry_date}. Por esta resolución se cobran {fee}[; se desestima la queja de {neighbour}].

# volunteer_agreement
t Volunteer agreement|Agreement on voluntary work; Vereinbarung über ehrenamtliche Tätigkeit|Ehrenamtsvereinbarung; Convention de bénévolat; Acuerdo de voluntariado
h charity
s volunteer coordinator
@ charity company; charity|receiving organisation; Träger|Einsatzstelle; association d'accueil; entidad de acogida; where the help is given;{} Shelter Trust|Friends of {} / Hilfswerk {}|Tafel {} / Entraide {}|Les Amis de {} / Fundación {}|Amigos de {}
@ volunteer person; volunteer; Ehrenamtlicher|Freiwilliger; bénévole; voluntario; who helps without pay
@ coordinator person; volunteer coordinator; Freiwilligenkoordinator; référent bénévoles; coordinador de voluntariado; who looks after the helpers
@ emergency person; emergency contact; Notfallkontakt; personne à prévenir; contacto de emergencia; whom to call if something happens
- tasks phrase; tasks; Aufgaben; missions; tareas; duties|does ~ what the helper will do
- weekly number:1..20; hours per week; Wochenstunden; heures par semaine; horas semanales; hours ~ how much time each week
- begins_on date; start; Beginn; début; inicio; since ~ from when they help
- allowance money; expense allowance; Aufwandsentschädigung; défraiement; compensación de gastos; expenses_paid ~ what is given back for costs
- trial duration; trial period; Probezeit; période d'essai; periodo de prueba; test_phase ~ time in which both can stop at once
- insured_flag flag; insured; versichert; assuré; asegurado; covered ~ whether the helper is covered against accidents
en {volunteer} will <give|offer> {weekly} hours a week from {begins_on}, {tasks=walking the dogs|sorting clothes|reading to the old|driving the food van}. {coordinator} is there for questions[, and if anything happens we ring {emergency} on {emergency.phone}].
en No wage is paid; travel and meals are made good with up to {allowance} a month. In the first {trial} either side may end this from one day to the next. Accidents {insured_flag!are covered by our policy~are not covered}.
de {volunteer} hilft ab {begins_on} {weekly} Stunden in der Woche: {tasks=Hunde ausführen|Kleider sortieren|Vorlesen im Heim|Fahrten mit dem Essenswagen}. Bei Fragen ist {coordinator} da[; wenn etwas passiert, rufen wir {emergency} unter {emergency.phone} an].
de Lohn gibt es keinen; Fahrten und Essen werden bis {allowance} im Monat ersetzt. In den ersten {trial} können beide von heute auf morgen aufhören. Unfälle {insured_flag!deckt unsere Police~sind nicht gedeckt}.
fr {volunteer} donne {weekly} heures par semaine dès le {begins_on} : {tasks=promener les chiens|trier les vêtements|lire aux résidents|conduire la camionnette}. {coordinator} répond aux questions[ ; en cas de malheur nous appelons {emergency} au {emergency.phone}].
fr Aucun salaire ; trajets et repas sont remboursés jusqu'à {allowance} par mois. Pendant {trial} chacun peut arrêter du jour au lendemain. Les accidents {insured_flag!sont couverts~ne sont pas couverts}.
es {volunteer} dedicará {weekly} horas a la semana desde el {begins_on} a {tasks=pasear perros|ordenar ropa|leer a los mayores|llevar la furgoneta}. Para dudas está {coordinator}[; si pasa algo llamaremos a {emergency}, tel. {emergency.phone}].
es No hay sueldo; viajes y comidas se devuelven hasta {allowance} al mes. Durante {trial} ambos pueden dejarlo de un día para otro. Los accidentes {insured_flag!están cubiertos~no están cubiertos}.

# change_of_name
t Certificate of change of name|Deed poll; Bescheinigung über die Namensänderung; Décision de changement de nom; Certificado de cambio de nombre
h registry
s registrar
@ registry company; civil registry|registry office; Standesamt; service de l'état civil; registro civil; which office wrote it;{} Registry Office / Standesamt {} / État civil de {} / Registro Civil de {}
@ registrar person; registrar; Standesbeamter|Standesbeamtin; officier d'état civil; encargado del registro; the official who signs
@ bearer person; person concerned|name bearer (before); bisheriger Name; ancien nom|intéressé; nombre anterior; who was called so until now
- new_name person; new name; neuer Name; nouveau nom; nuevo nombre; name_after|now_called ~ what they are called from now on
- decided_on date; date of decision; Entscheidung vom; date de la décision; fecha de la resolución; ruled_on ~ when it was allowed
- effective date; effective from; wirksam ab; prend effet le; efectos desde; takes_effect ~ from when the change counts
- reason phrase*; reason for the change; Grund der Änderung; motif; motivo; why ~ for what cause they wanted it
- entry id; register entry; Registernummer; numéro d'acte; inscripción; entered_under ~ under which number it stands in the book
en {bearer}, born in {bearer.birth_place} on {bearer.birth_date}, shall with effect from {effective} be known as {new_name}. Leave was given on {decided_on}[ by reason of {reason=marriage|adoption|the wish of the family|difficulty of spelling}] and the change stands under {entry} in our books.
de {bearer}, geboren am {bearer.birth_date} in {bearer.birth_place}, heißt mit Wirkung vom {effective} {new_name}. Dem wurde am {decided_on} stattgegeben[, weil {reason=eine Eheschließung vorausging|der Name schwer zu schreiben ist|die Familie es wünscht}]; eingetragen unter {entry}.
fr {bearer}, né à {bearer.birth_place} le {bearer.birth_date}, portera à partir du {effective} le nom de {new_name}. La décision est du {decided_on}[, au motif {reason=du mariage|de l'adoption|d'une graphie difficile}] ; elle est portée sous {entry}.
es {bearer}, nacido en {bearer.birth_place} el {bearer.birth_date}, pasa a llamarse {new_name} desde el {effective}. Así se acordó el {decided_on}[ por {reason=matrimonio|adopción|deseo de la familia}]; consta con el número {entry}.

# wedding_record
t Marriage certificate|Record of marriage; Eheurkunde|Heiratsurkunde; Acte de mariage|Extrait d'acte de mariage; Acta de matrimonio|Certificado de matrimonio
h registry
s celebrant first_witness second_witness
@ registry company; registry office|issuing registry; Standesamt; mairie|état civil; registro civil; where it was registered;{} Register Office / Standesamt {} / Mairie de {} / Registro Civil de {}
@ celebrant person; celebrant|officiant; Trauender|Standesbeamter; célébrant|officier d'état civil; oficiante; before whom they said yes
@ spouse_a person; first spouse|groom; erster Ehegatte|Bräutigam; premier époux; primer cónyuge|contrayente; one of the two who wed
@ spouse_b person; second spouse|bride; zweiter Ehegatte|Braut; seconde épouse; segundo cónyuge; the other of the two who wed
@ first_witness person*; first witness to the marriage|best man; erster Trauzeuge; premier témoin; primer testigo; who stood beside them first
@ second_witness person*; second witness to the marriage|maid of honour; zweiter Trauzeuge; second témoin; segundo testigo; who stood beside them second
- wed_on date; date of marriage|wedding day; Tag der Eheschließung; date du mariage; fecha del matrimonio; married_on ~ on which day they became a couple
- wed_at city; place of marriage; Ort der Eheschließung; lieu du mariage; lugar del matrimonio; married_in ~ in which town it took place
- family_name last*; married name|family name chosen; Ehename; nom d'usage; apellido de casada; name_they_bear ~ the name both bear afterwards
- regime choice*:community of property/separation of property=Gütergemeinschaft/Gütertrennung=communauté de biens/séparation de biens=gananciales/separación de bienes; property regime; Güterstand; régime matrimonial; régimen económico; goods ~ how they own what they have
en On {wed_on} at {wed_at}, {spouse_a}, {spouse_a.occupation}, born {spouse_a.birth_date}, and {spouse_b}, {spouse_b.occupation}, born {spouse_b.birth_date}, were joined by {celebrant} in the presence of {first_witness} and {second_witness}.
en They will both be called {family_name}. What they own {regime?belongs to both~remains to each}.
de Am {wed_on} haben in {wed_at} vor {celebrant} {spouse_a}, {spouse_a.occupation}, geboren am {spouse_a.birth_date}, und {spouse_b}, {spouse_b.occupation}, geboren am {spouse_b.birth_date}, einander das Jawort gegeben. Zugegen waren {first_witness} und {second_witness}.
de Beide heißen künftig {family_name}. Was sie haben, {regime?gehört beiden~bleibt jedem selbst}.
fr Le {wed_on} à {wed_at}, devant {celebrant}, {spouse_a}, {spouse_a.occupation}, né le {spouse_a.birth_date}, et {spouse_b}, {spouse_b.occupation}, née le {spouse_b.birth_date}, se sont unis en présence de {first_witness} et de {second_witness}.
fr Ils porteront le nom de {family_name}. Leurs avoirs {regime?sont mis en commun~restent à chacun}.
es El {wed_on}, en {wed_at}, ante {celebrant}, se unieron {spouse_a}, {spouse_a.occupation}, nacido el {spouse_a.birth_date}, y {spouse_b}, {spouse_b.occupation}, nacida el {spouse_b.birth_date}, en presencia de {first_witness} y {second_witness}.
es Llevarán el apellido {family_name}. Sus bienes {regime?serán de ambos~serán de cada uno}.

# patent_assignment
t Assignment of patent|Assignment of invention; Übertragung einer Patentanmeldung; Cession de brevet; Cesión de patente
s assignor assignee_agent
@ assignor person; assignor|inventor; Erfinder|Zedent; cédant|inventeur; cedente|inventor; who gives up the invention
@ assignee company; assignee|acquiring company; Erwerberin|Zessionarin; cessionnaire; cesionario; to whom the rights go
@ assignee_agent person; signatory of the assignee; Vertreter der Erwerberin; signataire du cessionnaire; firmante del cesionario; who signs for the company that acquires
@ patent_attorney person*; patent attorney; Patentanwalt; conseil en brevets; agente de patentes; who files it with the office
- invention phrase; invention|title of invention; Erfindung|Bezeichnung der Erfindung; invention|titre; invención; what_was_invented ~ the new thing that is protected
- application_no id; application number; Anmeldenummer; numéro de dépôt; número de solicitud; filing_no ~ number the office gave it
- filed_on date; filing date; Anmeldetag; date de dépôt; fecha de presentación; lodged_on ~ when it came to the office
- price money; consideration; Kaufpreis; prix de cession; precio de la cesión; paid_once ~ what is paid once for it
- royalty percent; royalty; Umsatzbeteiligung; redevance; regalía; share_of_sales ~ what the inventor gets of each sale
- countries phrase; territory; Gebiet; territoire; territorio; where_valid ~ for which countries the rights are given
en {assignor} has <devised|come up with> {invention=a hinge that closes by itself|a valve for hot oil|a folding ladder|a way to dry herbs}, lodged by {patent_attorney} on {filed_on} under {application_no}. All rights in it for {countries=the whole world|Europe|Germany and Austria|the Americas} pass to {assignee}.
en {assignee}, through {assignee_agent}, pays {price} once and {royalty} of whatever it sells.
de {assignor} hat {invention=ein selbstschließendes Scharnier|ein Ventil für heißes Öl|eine Klappleiter|ein Verfahren zum Trocknen von Kräutern} ersonnen, am {filed_on} unter {application_no} durch {patent_attorney} eingereicht. Alle Rechte daran für {countries=die ganze Welt|Europa|Deutschland und Österreich} gehen auf {assignee} über.
de {assignee}, handelnd durch {assignee_agent}, zahlt einmalig {price} und {royalty} von jedem Verkauf.
fr {assignor} a conçu {invention=une charnière à fermeture seule|une vanne pour huile chaude|une échelle pliante|un procédé de séchage d'herbes}, déposée le {filed_on} sous {application_no} par {patent_attorney}. Tous les droits pour {countries=le monde entier|l'Europe|la France et la Belgique} passent à {assignee}.
fr {assignee}, par la plume de {assignee_agent}, verse {price} en une fois et {royalty} de chaque vente.
es {assignor} ideó {invention=una bisagra que cierra sola|una válvula para aceite caliente|una escalera plegable|un modo de secar hierbas}, presentada el {filed_on} con el número {application_no} por {patent_attorney}. Todos los derechos para {countries=todo el mundo|Europa|España y Portugal} pasan a {assignee}.
es {assignee}, por medio de {assignee_agent}, paga {price} de una vez y el {royalty} de cada venta.
`
