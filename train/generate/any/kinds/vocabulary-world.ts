/** Research, nature, sport, technology, funds and offices. */
export const world = `
cas_no id:##-##-#; CAS no.|CAS number; CAS-Nr.|CAS-Nummer; N° CAS; N.º CAS; substance_id|chemical_registry ~ number of the substance in the registry of chemicals
flash_point unit:°C; Flash point; Flammpunkt; Point d'éclair; Punto de inflamación; ignites_at|inflammable_from ~ warmth from which vapours catch fire
boiling_point unit:°C; Boiling point; Siedepunkt; Point d'ébullition; Punto de ebullición; boils_at ~ warmth at which it boils
ph_value number:3..11; pH|pH value; pH-Wert|pH; pH|Valeur pH; pH|Valor de pH; acidity ~ how sour or alkaline it is
density unit:g/cm³; Density|Relative density; Dichte; Masse volumique|Densité; Densidad; mass_per_volume ~ how heavy a given volume is
appearance phrase; Appearance|Physical state; Aussehen|Aggregatzustand; Aspect|État physique; Aspecto|Estado físico; looks_like ~ what it looks like
signal_word choice:danger/warning=Gefahr/Achtung=danger/attention=peligro/atención; Signal word; Signalwort; Mention d'avertissement; Palabra de advertencia; hazard_word ~ one word that says how dangerous it is
emergency_phone phone; Emergency telephone|Emergency number; Notrufnummer|Notruf; Numéro d'urgence; Teléfono de emergencia; hotline|call_in_emergency ~ whom to ring when something happens
sample_no id; Sample no.|Sample ID; Probennummer|Probe Nr.; N° d'échantillon; N.º de muestra; specimen_id ~ number of what was taken for testing
sampled_on date; Date of sampling|Sampled on; Probenahme am|Entnahmedatum; Prélevé le|Date de prélèvement; Fecha de muestreo|Muestreado el; taken_on|collected ~ when the sample was taken
sampling_point phrase; Sampling point|Place of sampling; Entnahmestelle|Probenahmestelle; Point de prélèvement; Punto de muestreo; taken_at|tap ~ where the sample was taken
sampled_by person; Sampled by|Sampler; Probenehmer|entnommen durch; Prélevé par|Préleveur; Muestreado por|Tomador de la muestra
limit_value short:<##; Limit|Limit value|Maximum allowed; Grenzwert|Höchstwert; Valeur limite|Limite; Valor límite|Límite; threshold|must_not_exceed ~ what may not be exceeded
method phrase; Method|Procedure|Test method; Verfahren|Methode|Prüfverfahren; Méthode; Método|Método de ensayo; technique|how_tested ~ how it was worked out
soil_type phrase; Soil type; Bodenart; Type de sol; Tipo de suelo; ground ~ what the earth is like
crop product; Crop|Variety; Kultur|Sorte|Fruchtart; Culture|Variété; Cultivo|Variedad; plant|grown ~ what is grown
field_name phrase; Field|Plot; Schlag|Feldstück; Parcelle; Parcela; parcel|plot_name ~ which piece of land
yield_per_area unit:t/ha; Yield; Ertrag; Rendement; Rendimiento; harvest_per_hectare ~ how much was harvested from a piece of land
harvest_date date; Date of harvest|Harvested on; Erntedatum|geerntet am; Date de récolte; Fecha de cosecha; picked_on ~ when it was brought in
animal_name first; Animal|Name of animal; Tier|Name des Tieres|Rufname; Animal|Nom de l'animal; Animal|Nombre del animal; pet|pet_name ~ what the animal is called
species choice:dog/cat/horse/cattle=Hund/Katze/Pferd/Rind=chien/chat/cheval/bovin=perro/gato/caballo/bovino; Species; Tierart; Espèce; Especie; kind_of_animal ~ what animal it is
breed phrase; Breed; Rasse; Race; Raza; race|pedigree_of ~ race of the animal
microchip id:###############; Microchip no.|Chip no.; Chipnummer|Transponder-Nr.; N° de puce|Transpondeur; N.º de microchip; chip|transponder ~ number under the skin of the animal
vet person; Veterinarian|Vet; Tierarzt|Tierärztin; Vétérinaire; Veterinario; animal_doctor|treated_by_vet ~ doctor of the animal
match_date date; Date of match|Kick-off date; Spieltag|Spieldatum; Date du match; Fecha del partido; played_on ~ when the teams played
home_team company; Home team|Home; Heimmannschaft|Heim; Équipe locale|Domicile; Equipo local|Local; hosts ~ team that plays on its own ground
away_team company; Away team|Visitors; Gastmannschaft|Gäste; Équipe visiteuse|Extérieur; Equipo visitante|Visitante; visitors|guest_team ~ team that came from elsewhere
score short:#:#; Score|Final score|Result; Ergebnis|Endstand; Score|Résultat; Resultado|Marcador; final_result ~ goals of both
referee person; Referee|Umpire; Schiedsrichter|Schiedsrichterin; Arbitre; Árbitro; umpire|official ~ who saw to the rules
spectators number:80..9000; Attendance|Spectators; Zuschauer|Zuschauerzahl; Spectateurs|Affluence; Espectadores|Asistencia; crowd ~ how many people watched
league phrase; League|Competition; Liga|Wettbewerb; Championnat|Compétition; Liga|Competición; tournament ~ in which contest they played
rank number:1..40; Rank|Place|Pos.; Rang|Platz; Rang|Classement; Puesto|Clasificación; placing|came_in ~ at which place somebody finished
finish_time time; Time|Finish time; Zeit|Zielzeit; Temps|Temps final; Tiempo|Tiempo final; clocked ~ how long it took to the end
start_no number:1..900; Bib no.|Start no.; Startnummer; Dossard; Dorsal; bib ~ number on the chest
club company; Club|Team; Verein; Club; Club; team|association ~ for whom somebody starts
servings number:1..12; Serves|Servings|Portions; Portionen|Personen|für; Portions|Pour; Raciones|Porciones; yields|people_fed ~ for how many people it is enough
prep_time duration; Preparation time|Prep time; Zubereitungszeit|Vorbereitung; Temps de préparation; Tiempo de preparación; work_time ~ how long the work takes
cooking_time duration; Cooking time|Baking time; Garzeit|Backzeit; Temps de cuisson; Tiempo de cocción; in_the_oven ~ how long it is on the fire
ingredient product; Ingredient; Zutat; Ingrédient; Ingrediente; needed ~ what goes into it
calories number:40..900; Calories|Energy (kcal); Kalorien|Brennwert kcal; Calories|Énergie kcal; Calorías|Energía kcal; kcal|energy ~ how much energy it gives
fund_name phrase; Fund|Fund name; Fonds|Fondsname; Fonds|Nom du fonds; Fondo|Nombre del fondo; investment|product_name ~ what the investment is called
isin id:@@##########; ISIN; ISIN; ISIN|Code ISIN; ISIN|Código ISIN; security_id ~ twelve signs that identify the paper
nav money:10..900; NAV|Net asset value|Unit price; Anteilswert|Rücknahmepreis; Valeur liquidative|VL; Valor liquidativo; price_per_share|value_of_unit ~ what one share is worth
fund_volume unit:Mio.; Fund size|Assets under management; Fondsvolumen|Fondsvermögen; Encours|Actif net; Patrimonio; aum|assets ~ how much money is in it
launch_date date; Launch date|Inception date; Auflagedatum|Auflegung; Date de création|Lancement; Fecha de lanzamiento|Constitución; started|set_up_on ~ since when it has existed
fund_manager company; Fund manager|Management company; Fondsmanager|Kapitalanlagegesellschaft; Gérant|Société de gestion; Gestor|Gestora; managed_by|run_by ~ who decides what is bought
risk_class number:1..7; Risk class|Risk indicator|SRI; Risikoklasse|Risikoindikator; Indicateur de risque|SRI; Nivel de riesgo|Indicador de riesgo; risk_score ~ from one to seven how risky
ongoing_charge percent; Ongoing charges|TER|Expense ratio; Laufende Kosten|Gesamtkostenquote|TER; Frais courants|TER; Gastos corrientes|TER; ter|yearly_cost ~ what it costs each year in percent
entry_charge percent; Entry charge|Front load; Ausgabeaufschlag; Frais d'entrée|Droits d'entrée; Comisión de suscripción; load|agio ~ what is taken when one buys
distribution choice:accumulating/distributing=thesaurierend/ausschüttend=capitalisation/distribution=acumulación/reparto; Distribution policy|Use of income; Ertragsverwendung; Affectation des résultats; Política de dividendos; income_treatment ~ whether profits are paid out or kept
benchmark phrase; Benchmark|Reference index; Vergleichsindex|Benchmark; Indice de référence; Índice de referencia; compared_with|index ~ against what it is measured
performance percent; Performance|Return|1 year; Wertentwicklung|Rendite; Performance|Rendement; Rentabilidad|Rendimiento; gain|yield_pct ~ how much it grew in percent
dividend money:0..9; Dividend|Distribution per share; Dividende|Ausschüttung je Anteil; Dividende|Distribution; Dividendo; payout_per_share ~ money given for each share
record_date date; Record date|Ex date; Stichtag|Ex-Tag; Date d'enregistrement|Date de détachement; Fecha de registro|Fecha ex-dividendo; holders_on ~ who has the paper on this day gets the money
guarantee_amount money:1000..90000; Guaranteed amount|Amount of guarantee; Bürgschaftsbetrag|Garantiesumme; Montant garanti; Importe garantizado; secured_sum ~ up to how much the bank answers
tender_no id; Tender no.|Notice no.|Procurement ref.; Vergabenummer|Ausschreibungs-Nr.; N° de l'avis|N° de marché; N.º de expediente|N.º de licitación; procurement_id ~ number of the call for offers
bid_deadline date; Bid deadline|Closing date|Offers due; Angebotsfrist|Abgabefrist; Date limite de remise des offres; Plazo de presentación|Fecha límite de ofertas; submit_by|offers_until ~ until when offers are taken
lot_title phrase; Lot|Lot title; Los|Losbezeichnung; Lot|Intitulé du lot; Lote|Título del lote; part ~ which part of the order
contract_value money:9000..990000; Contract value|Estimated value; Auftragswert|geschätzter Wert; Valeur du marché|Montant estimé; Valor del contrato|Valor estimado; worth|volume_of_contract ~ what the whole order is worth
contract_date date; Date of contract|Concluded on|Agreement date; Vertragsdatum|geschlossen am; Date du contrat|Conclu le; Fecha del contrato|Celebrado el; agreed_on|signed ~ when both sides agreed
award_criteria phrase; Award criteria|Criterion; Zuschlagskriterien|Kriterium; Critères d'attribution; Criterios de adjudicación; judged_by ~ by what the best offer is chosen
budget money:900..90000; Budget|Approved budget; Budget|bewilligtes Budget; Budget|Budget approuvé; Presupuesto|Presupuesto aprobado; planned_money|allotted ~ how much may be spent
spent_sum money:100..80000; Spent|Actual cost|Expenditure; Ausgaben|verbraucht|Ist-Kosten; Dépensé|Dépenses réelles; Gastado|Gasto real; consumed|used_budget ~ how much is gone
milestone phrase; Milestone; Meilenstein; Jalon; Hito; checkpoint ~ step that is to be reached
priority choice:low/medium/high/critical=niedrig/mittel/hoch/kritisch=faible/moyenne/haute/critique=baja/media/alta/crítica; Priority|Urgency; Priorität|Dringlichkeit; Priorité|Urgence; Prioridad|Urgencia; urgency|how_urgent ~ how soon it has to be dealt with
status choice:open/in progress/done/on hold=offen/in Arbeit/erledigt/zurückgestellt=ouvert/en cours/terminé/en attente=abierto/en curso/hecho/en espera; Status|State; Status|Stand; Statut|État; Estado|Situación; state|stage ~ how far it has come
ticket_id id; Ticket no.|Incident no.|Case ID; Ticketnummer|Vorgangsnummer|Störungs-Nr.; N° de ticket|N° d'incident; N.º de ticket|N.º de incidencia; incident|request_id ~ number of the request for help
opened_at date; Opened|Reported at|Raised on; Eröffnet|Gemeldet am|erfasst; Ouvert le|Signalé le; Abierto|Notificado el; created|raised ~ when somebody asked for help
resolved_at date; Resolved|Closed at|Fixed on; Gelöst|Behoben am|geschlossen; Résolu le|Clôturé le; Resuelto|Cerrado el; fixed|closed ~ when it was mended
downtime duration; Downtime|Outage duration; Ausfallzeit|Dauer der Störung; Durée d'interruption|Indisponibilité; Tiempo de inactividad; outage ~ how long it did not work
root_cause phrase; Root cause|Cause; Ursache|Grundursache; Cause racine|Cause; Causa raíz|Causa; why_it_broke ~ what was behind it
affected phrase; Affected system|Service affected; Betroffenes System|betroffen; Système touché|Service affecté; Sistema afectado; impacted|what_failed ~ what did not work
licence_key id:@@@@-####-@@@@; Licence key|Activation code; Lizenzschlüssel|Aktivierungscode; Clé de licence|Code d'activation; Clave de licencia; activation|product_key ~ signs to type in so that the program runs
licence_count number:1..250; Licences|Number of users|Seats; Lizenzen|Anzahl Nutzer; Licences|Nombre d'utilisateurs; Licencias|N.º de usuarios; users_allowed ~ how many may use it
software product; Product|Software|Application; Produkt|Software|Programm; Produit|Logiciel; Producto|Programa; program|app ~ which program
call_number phone; Number called|Called number|Phone line; Rufnummer|angerufene Nummer; Numéro appelé|Ligne; Número llamado|Línea; dialled|line ~ who was rung
data_volume unit:GB; Data|Data usage; Datenvolumen|verbrauchte Daten; Données|Volume de données; Datos|Consumo de datos; traffic|gigabytes ~ how much was sent over the net
tariff_name phrase; Tariff|Plan; Tarif|Vertrag; Forfait|Offre; Tarifa|Plan; plan|package_name ~ which offer the customer has chosen
basic_charge money:3..60; Basic charge|Standing charge|Line rental; Grundgebühr|Grundpreis; Abonnement|Part fixe; Cuota fija|Término fijo; fixed_fee|flat_part ~ what is paid even when nothing is used
parking_start date; Entry|Parked from|Arrival; Einfahrt|Parkbeginn; Entrée|Début; Entrada|Inicio; in|entered ~ when the car came in
parking_end date; Exit|Parked until; Ausfahrt|Parkende; Sortie|Fin; Salida|Fin; out|left ~ when the car went out
polling_place phrase; Polling station|Constituency; Wahllokal|Wahlkreis; Bureau de vote|Circonscription; Colegio electoral|Circunscripción; district ~ where people voted
eligible_voters number:300..90000; Registered voters|Electorate; Wahlberechtigte; Inscrits; Censo|Electores; entitled ~ how many may vote
turnout percent; Turnout; Wahlbeteiligung; Participation; Participación; voted_share ~ how many of them came to vote
valid_votes number:200..60000; Valid votes; gültige Stimmen; Suffrages exprimés; Votos válidos; counted_ballots ~ ballots that count
candidate person; Candidate; Kandidat|Bewerber; Candidat; Candidato; running ~ who wants to be elected
votes number:10..9000; Votes; Stimmen; Voix; Votos; ballots ~ how many chose this one
artist person; Artist|Author|Creator; Künstler|Urheber; Artiste|Auteur; Artista|Autor; made_by|creator ~ who made the work
work_title phrase; Title|Title of work; Titel|Werktitel; Titre|Titre de l'œuvre; Título|Título de la obra; called|name_of_work ~ what the work is called
technique phrase; Technique|Medium; Technik|Material; Technique; Técnica; made_with ~ in what way it was made
creation_year year; Year|Date of creation; Jahr|Entstehungsjahr; Année|Date de création; Año|Fecha de creación; made_in_year ~ when it was made
estimate money:100..9000; Estimate|Estimated price; Schätzpreis|Schätzwert; Estimation; Precio estimado|Estimación; expected_price ~ what it may bring
hammer_price money:100..20000; Hammer price|Sold for; Zuschlag|Zuschlagspreis; Prix d'adjudication|Adjugé; Precio de adjudicación|Remate; sold_for|winning_bid ~ for how much it went
lot_no number:1..900; Lot no.|Lot; Losnummer|Los; N° de lot|Lot; N.º de lote|Lote
isbn id:978-#-###-#####-#; ISBN; ISBN; ISBN; ISBN; book_id ~ number of the book
publisher company; Publisher; Verlag; Éditeur|Maison d'édition; Editorial; published_by|house ~ who brought the book out
loaned_on date; Borrowed on|Loan date; Ausgeliehen am|Ausleihdatum; Emprunté le|Date de prêt; Prestado el|Fecha de préstamo; lent|checked_out ~ when it was taken home
return_by date; Return by|Due back; Rückgabe bis|zurück am; À rendre le|Retour avant le; Devolver antes del|Fecha de devolución; give_back_by ~ until when it has to be brought back
heir person; Heir|Beneficiary; Erbe|Erbin; Héritier|Héritière; Heredero|Heredera; inherits|successor ~ who gets it after the death
estate_value money:9000..900000; Value of estate; Nachlasswert|Wert des Nachlasses; Valeur de la succession|Actif net; Valor de la herencia; left_behind ~ what the dead person left
crew_member person; Crew member|Name; Besatzungsmitglied|Name; Membre d'équipage|Nom; Tripulante|Nombre; sailor ~ who sails along
depth unit:m; Depth|Maximum depth; Tiefe|maximale Tiefe; Profondeur; Profundidad; how_deep|max_depth ~ how far down
wind_speed unit:km/h; Wind|Wind speed; Wind|Windgeschwindigkeit; Vent|Vitesse du vent; Viento|Velocidad del viento; breeze ~ how hard the wind blows
rainfall unit:mm; Rainfall|Precipitation; Niederschlag|Regenmenge; Précipitations|Pluie; Precipitación|Lluvia; rain ~ how much rain fell
humidity percent; Humidity|Relative humidity; Luftfeuchte|relative Feuchte; Humidité|Humidité relative; Humedad|Humedad relativa; moisture ~ how damp the air is
station_name city; Station|Weather station; Station|Wetterstation; Station|Station météo; Estación|Estación meteorológica; measured_at ~ where it was measured
respondents number:20..2000; Respondents|Sample size|n; Befragte|Stichprobe|n; Répondants|Échantillon; Encuestados|Muestra; asked_people|n ~ how many people answered
survey_period period; Survey period|Fieldwork; Befragungszeitraum|Erhebungszeitraum; Période d'enquête; Periodo de la encuesta; asked_between ~ from when to when people were asked
strengths text; Strengths; Stärken; Points forts; Puntos fuertes; good_at ~ what the person does well
goals text; Goals|Objectives; Ziele; Objectifs; Objetivos; aims|targets ~ what is to be reached
overall_score short:#,#/5; Overall rating|Score; Gesamtbewertung|Punktzahl; Note globale|Évaluation globale; Valoración global|Puntuación; appraisal|assessment ~ how good on the whole
reviewer person; Reviewer|Appraiser|Assessed by; Beurteiler|bewertet von; Évaluateur|Évalué par; Evaluador|Evaluado por; appraised_by|rated_by ~ who judged
room_area unit:m²; Room area|Area; Raumfläche|Fläche; Surface de la pièce|Surface; Superficie|Área; surface ~ how large the room is
market_value money:90000..990000; Market value|Appraised value; Verkehrswert|Marktwert; Valeur vénale|Valeur de marché; Valor de mercado|Valor de tasación; worth|appraisal ~ what it would fetch
valuation_date date; Valuation date|Effective date; Wertermittlungsstichtag|Stichtag; Date d'évaluation; Fecha de valoración; valued_on|as_at ~ on which day it had this worth
chemicals phrase; Composition|Ingredients|Substances; Zusammensetzung|Inhaltsstoffe; Composition|Composants; Composición|Componentes
players phrase; Players|Line-up; Spieler|Aufstellung; Joueurs|Composition; Jugadores|Alineación
ranking phrase; Ranking|Results; Rangliste|Ergebnisse; Classement|Résultats; Clasificación|Resultados
ingredients phrase; Ingredients; Zutaten; Ingrédients; Ingredientes
recipe_steps phrase; Method|Directions|Steps; Zubereitung|Schritte; Préparation|Étapes; Preparación|Pasos
holdings phrase; Top holdings|Largest positions; Größte Positionen|Top-Positionen; Principales positions; Principales posiciones
lots phrase; Lots; Lose; Lots; Lotes
milestones phrase; Milestones|Schedule; Meilensteine|Zeitplan; Jalons|Calendrier; Hitos|Calendario
calls phrase; Calls|Connections; Verbindungen|Anrufe; Appels|Communications; Llamadas|Comunicaciones
candidates phrase; Candidates|Results; Kandidaten|Bewerber; Candidats|Résultats; Candidatos|Resultados
works phrase; Works|Exhibits; Werke|Exponate; Œuvres; Obras
loans phrase; Loans|Borrowed items; Ausleihen|entliehene Medien; Prêts|Documents empruntés; Préstamos
heirs phrase; Heirs|Beneficiaries; Erben; Héritiers; Herederos
crew phrase; Crew|Crew list; Besatzung|Mannschaft; Équipage; Tripulación
observations phrase; Observations|Daily values; Messwerte|Tageswerte; Observations|Relevés; Observaciones|Valores diarios
answers phrase; Answers|Responses; Antworten|Ergebnisse; Réponses; Respuestas
fields_list phrase; Fields|Plots; Schläge|Flächen; Parcelles; Parcelas
animals phrase; Animals; Tiere|Tierbestand; Animaux; Animales
`
