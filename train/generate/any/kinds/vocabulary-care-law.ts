/** Health, courts, offices and meetings. */
export const careAndLaw = `
patient_no id; Patient number|Patient ID|MRN; Patientennummer|Patienten-ID|Fallnummer; N° patient|IPP; N.º de historia|NHC|N.º de paciente
insurance_member_no id; Insurance number|Member ID; Versichertennummer|Versicherten-Nr.; N° d'assuré|N° de sécurité sociale; N.º de afiliado|Tarjeta sanitaria
health_insurer company; Health insurance|Insurer; Krankenkasse|Kostenträger; Caisse|Mutuelle; Aseguradora|Mutua
admission_date date; Admission date|Admitted on; Aufnahmedatum|Aufnahme am; Date d'admission|Admis le|Entrée; Fecha de ingreso|Ingreso; admitted_at ~ when the patient came in
discharge_date date; Discharge date|Discharged on; Entlassungsdatum|Entlassung am; Date de sortie|Sortie; Fecha de alta|Alta; released_on ~ when the patient went home
ward phrase; Ward|Department; Station|Abteilung; Service|Unité; Servicio|Unidad|Planta
diagnosis phrase; Diagnosis|Principal diagnosis; Diagnose|Hauptdiagnose; Diagnostic|Diagnostic principal; Diagnóstico|Diagnóstico principal; illness ~ what the doctor found
icd_code id:@##.#; ICD code|ICD-10|Code; ICD-10|ICD-Code|Kode; Code CIM-10|CIM; CIE-10|Código CIE
allergies phrase; Allergies; Allergien|Unverträglichkeiten; Allergies; Alergias
blood_group choice:A/B/AB/0=A/B/AB/0=A/B/AB/O=A/B/AB/0; Blood group|Blood type; Blutgruppe; Groupe sanguin; Grupo sanguíneo
blood_pressure short:1##/##; Blood pressure|BP; Blutdruck|RR; Tension artérielle|TA; Tensión arterial|TA
pulse number:50..120; Pulse|Heart rate; Puls|Herzfrequenz; Pouls|Fréquence cardiaque; Pulso|Frecuencia cardíaca
history text; History|Medical history; Anamnese|Vorgeschichte; Antécédents|Anamnèse; Antecedentes|Anamnesis
findings text; Findings|Examination; Befund|Untersuchungsbefund; Examen clinique|Constatations; Exploración|Hallazgos
therapy text; Treatment|Therapy|Course; Therapie|Behandlung|Verlauf; Traitement|Prise en charge; Tratamiento|Evolución
medicine product; Medication|Drug|Medicine; Medikament|Arzneimittel|Wirkstoff; Médicament|Spécialité; Medicamento|Fármaco
dosage short:#-#-#; Dosage|Dose|Dosing; Dosierung|Einnahme; Posologie|Dosage; Posología|Pauta|Dosis
strength unit:mg; Strength; Stärke|Wirkstärke; Dosage unitaire|Concentration; Concentración|Potencia
intake choice:oral/injection/topical/inhaled=oral/Injektion/äußerlich/inhalativ=orale/injection/cutanée/inhalée=oral/inyección/tópica/inhalada; Route|Form; Anwendung|Darreichung; Voie|Forme; Vía|Forma
treatment_days duration; Duration|For; Dauer|Anwendungsdauer; Durée|Pendant; Duración|Durante
pack_size short; Pack size|Quantity; Packungsgröße|Menge; Conditionnement|Boîte; Envase|Tamaño
repeats number:0..5; Repeats|Refills; Wiederholungen; Renouvellements; Renovaciones
prescription_date date; Date of prescription|Prescribed on; Ausstellungsdatum|verordnet am; Date de prescription|Prescrit le; Fecha de prescripción
prescription_no id; Prescription no.; Rezeptnummer|Verordnungs-Nr.; N° d'ordonnance; N.º de receta
co_payment money:0..30; Co-payment|Patient contribution; Zuzahlung|Eigenanteil; Reste à charge|Ticket modérateur; Aportación|Copago
substitution flag; Substitution allowed|Generic allowed; aut idem|Austausch zulässig; Substituable|Générique autorisé; Sustitución permitida|Genérico
next_visit date; Next appointment|Follow-up|Review on; Nächster Termin|Wiedervorstellung|Kontrolle am; Prochain rendez-vous|Contrôle le; Próxima cita|Revisión; follow_up ~ when the patient has to come again
unfit_from date; Unfit for work from|Sick from; Arbeitsunfähig seit|AU ab; Arrêt de travail à partir du; Baja desde|Incapacidad desde
unfit_until date; Unfit for work until|Sick until; voraussichtlich arbeitsunfähig bis|AU bis; Jusqu'au|Fin de l'arrêt; Baja hasta|Hasta
first_certificate choice:first/follow-up=Erstbescheinigung/Folgebescheinigung=initial/prolongation=inicial/prórroga; Certificate|Type of certificate; Bescheinigung|Art der Bescheinigung; Type d'arrêt|Nature; Tipo de parte|Parte de
work_accident flag; Work accident|Accident at work; Arbeitsunfall; Accident du travail; Accidente de trabajo
vaccination_date date; Date of vaccination|Vaccinated on|Date given; Impfdatum|geimpft am; Date de vaccination|Vacciné le; Fecha de vacunación
dose_no number:1..4; Dose|Dose no.; Dosis|Impfdosis; Dose|N° de dose; Dosis
procedure phrase; Procedure|Service|Treatment; Leistung|Maßnahme|Eingriff; Acte|Intervention; Procedimiento|Acto|Prueba
procedure_code id:####; Code|Procedure code|Fee no.; Ziffer|GOÄ-Nr.|Leistungsziffer; Code acte|Cotation; Código
tooth short:##; Tooth; Zahn; Dent; Diente|Pieza
case_no id:# @ ###/##; Case number|Case no.|File no.|Docket; Aktenzeichen|Geschäftszeichen|Az.; Numéro d'affaire|N° RG|N° de dossier; Número de expediente|N.º de autos|Expediente; docket ~ number of the case
court company; Court; Gericht; Tribunal|Juridiction; Juzgado|Tribunal
judge person; Judge|Presiding judge; Richter|Richterin|Vorsitz; Juge|Président; Juez|Magistrado
hearing_date date; Date of hearing|Hearing|Hearing on; Verhandlungstermin|Termin|Termin am; Date d'audience|Audience du; Fecha de la vista|Vista|Señalamiento
hearing_time time; Time; Uhrzeit|um; Heure|à; Hora
courtroom short; Courtroom|Room; Saal|Sitzungssaal; Salle|Salle d'audience; Sala
dispute_value money:200..90000; Amount in dispute|Value of claim; Streitwert|Gegenstandswert; Montant du litige|Valeur du litige; Cuantía|Cuantía del procedimiento
claim_sum money:50..20000; Principal claim|Amount claimed|Claim; Hauptforderung|Forderung; Créance principale|Principal; Principal|Cantidad reclamada
interest_sum money:1..900; Interest; Zinsen; Intérêts; Intereses
court_costs money:20..900; Costs|Court fees; Kosten|Gerichtskosten; Frais|Dépens; Costas|Tasas
decision_date date; Date of decision|Judgment of; Entscheidungsdatum|Urteil vom|Beschluss vom; Date du jugement|Décision du; Fecha de la resolución|Sentencia de
offence phrase; Offence|Violation|Infringement; Tatvorwurf|Verstoß|Zuwiderhandlung; Infraction|Nature de l'infraction; Infracción|Hecho denunciado
offence_date date; Date of offence|Offence committed on; Tattag|Tatzeit|am; Date de l'infraction|Commise le; Fecha de la infracción
offence_time time; Time of offence; Uhrzeit|Tatuhrzeit; Heure de l'infraction; Hora
offence_place street; Place of offence|Location; Tatort|Ort; Lieu de l'infraction; Lugar de la infracción
fine money:10..900; Fine|Penalty|Amount of fine; Geldbuße|Bußgeld|Verwarnungsgeld; Amende|Montant de l'amende; Multa|Sanción|Importe de la multa; penalty ~ what has to be paid for the offence
reduced_fine money:10..400; Reduced amount|If paid within 14 days; ermäßigter Betrag|bei Zahlung binnen 14 Tagen; Amende minorée; Importe reducido|Con reducción
penalty_points number:0..4; Points|Penalty points; Punkte|Punkte in Flensburg; Points retirés|Retrait de points; Puntos|Detracción de puntos
speed_limit unit:km/h; Speed limit|Permitted speed; zulässige Geschwindigkeit|erlaubt; Vitesse autorisée|Limite; Velocidad permitida|Límite
measured_speed unit:km/h; Measured speed|Speed recorded; gemessene Geschwindigkeit|festgestellt; Vitesse mesurée|Vitesse relevée; Velocidad medida|Velocidad registrada
evidence phrase; Evidence; Beweismittel; Preuves|Moyen de preuve; Pruebas|Medio de prueba
permit_no id; Permit number|Licence no.|Permit no.; Genehmigungsnummer|Bescheid-Nr.|Erlaubnis-Nr.; N° d'autorisation|N° de permis; N.º de licencia|N.º de autorización
permit_kind phrase; Type of permit|Subject of permit; Art der Genehmigung|Genehmigungsgegenstand; Nature de l'autorisation|Objet; Tipo de licencia|Objeto
condition phrase; Condition|Requirement; Auflage|Nebenbestimmung|Bedingung; Condition|Prescription; Condición|Condicionante
application_date date; Date of application|Applied on; Antragsdatum|Antrag vom; Date de la demande|Demande du; Fecha de solicitud
permit_fee money:10..900; Fee|Administrative fee; Gebühr|Verwaltungsgebühr; Droits|Redevance; Tasa|Tasa administrativa
patent_no id:EP #######; Patent number|Publication no.; Patentnummer|Veröffentlichungsnummer; Numéro de brevet|N° de publication; Número de patente|N.º de publicación
filing_date date; Filing date|Date of filing; Anmeldetag; Date de dépôt; Fecha de presentación|Fecha de solicitud
priority_date date; Priority date|Priority; Prioritätstag|Priorität; Date de priorité; Fecha de prioridad
grant_date date; Date of grant|Granted on; Erteilungstag|Patenterteilung; Date de délivrance; Fecha de concesión
invention phrase; Title of invention|Title; Bezeichnung der Erfindung|Titel; Titre de l'invention; Título de la invención
ipc_class short:@##@ ##/##; IPC|Classification; IPC|Klassifikation; CIB|Classification; CIP|Clasificación
abstract text; Abstract|Summary; Zusammenfassung; Abrégé|Résumé; Resumen
meeting_date date; Date of meeting|Meeting held on|Date; Sitzungsdatum|Datum der Sitzung|Sitzung am; Date de la réunion|Réunion du; Fecha de la reunión|Reunión de
meeting_place city; Place|Location|Venue; Ort|Sitzungsort; Lieu; Lugar
next_meeting date; Next meeting; Nächste Sitzung|nächster Termin; Prochaine réunion; Próxima reunión
minute_taker person; Minutes taken by|Secretary|Recorder; Protokollführer|Protokoll; Secrétaire|Rédacteur; Secretario|Redactado por
chairperson person; Chair|Chaired by|Chairperson; Sitzungsleitung|Vorsitz|Leitung; Président|Présidé par; Presidente|Preside
decision text; Decision|Resolution|Outcome; Beschluss|Ergebnis; Décision|Résolution; Acuerdo|Decisión
votes_for number:1..40; Votes for|In favour|Yes; Ja-Stimmen|dafür; Voix pour|Pour; Votos a favor|A favor
votes_against number:0..20; Votes against|Against|No; Nein-Stimmen|dagegen; Voix contre|Contre; Votos en contra|En contra
abstentions number:0..9; Abstentions; Enthaltungen; Abstentions; Abstenciones
task phrase; Task|Action|To do; Aufgabe|Maßnahme|To-do; Action|Tâche; Tarea|Acción
organisation company; Organisation|Company|Institution; Organisation|Firma|Institution; Organisme|Société; Entidad|Organización|Empresa
function phrase; Function|Role|Position; Funktion|Amt; Fonction|Qualité; Función|Cargo
marriage_date date; Date of marriage|Married on; Tag der Eheschließung|Eheschließung am; Date du mariage|Mariés le; Fecha del matrimonio|Celebrado el
marriage_place city; Place of marriage; Ort der Eheschließung; Lieu du mariage; Lugar del matrimonio
death_date date; Date of death|Died on; Sterbedatum|verstorben am|Todestag; Date du décès|Décédé le; Fecha de defunción|Falleció el
death_place city; Place of death; Sterbeort; Lieu du décès; Lugar de defunción
register_entry id; Register entry no.|Entry no.; Registernummer|Eintragsnummer; N° d'acte|Acte n°; N.º de registro|Tomo y folio
case_worker person; Case worker|Handled by|Contact; Sachbearbeiter|Ansprechpartner|Bearbeiter; Dossier suivi par|Gestionnaire; Tramitado por|Gestor
hazard phrase; Hazard|Risk; Gefährdung|Gefahr|Risiko; Danger|Risque; Peligro|Riesgo
risk_level choice:low/medium/high=gering/mittel/hoch=faible/moyen/élevé=bajo/medio/alto; Risk level|Risk; Risikostufe|Risiko; Niveau de risque; Nivel de riesgo
accident_victim person; Injured person|Victim; Verletzte Person|Verunfallter; Victime|Blessé; Accidentado|Lesionado
injury phrase; Injury|Type of injury; Verletzung|Art der Verletzung; Blessure|Nature des lésions; Lesión|Tipo de lesión
hours_lost number:1..200; Hours lost|Working time lost; Ausfallstunden; Heures perdues; Horas perdidas
medicines phrase; Medication|Medicines|Prescribed drugs; Medikation|Verordnungen|Arzneimittel; Médicaments|Traitement; Medicación|Medicamentos
diagnoses phrase; Diagnoses; Diagnosen; Diagnostics; Diagnósticos
procedures phrase; Procedures|Services|Treatments; Leistungen|Behandlungen; Actes|Prestations; Actos|Procedimientos
vaccinations phrase; Vaccinations|Immunisations; Impfungen; Vaccinations; Vacunas|Vacunaciones
resolutions phrase; Resolutions|Decisions|Agenda items; Beschlüsse|Tagesordnungspunkte; Résolutions|Décisions; Acuerdos|Resoluciones
tasks phrase; Actions|Action items|Tasks; Maßnahmen|Aufgaben|To-dos; Actions|Tâches; Tareas|Acciones
conditions phrase; Conditions|Requirements; Auflagen|Nebenbestimmungen; Conditions|Prescriptions; Condiciones|Condicionantes
claims phrase; Claims|Debts|Items; Forderungen|Posten; Créances|Postes; Reclamaciones|Partidas
inventors phrase; Inventors; Erfinder; Inventeurs; Inventores
hazards phrase; Hazards|Risks; Gefährdungen|Risiken; Dangers|Risques; Peligros|Riesgos
offences phrase; Offences|Violations; Verstöße|Tatvorwürfe; Infractions; Infracciones
`
