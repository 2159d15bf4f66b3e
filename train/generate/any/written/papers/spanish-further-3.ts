/** Further papers of medicine, science, schools, computing, farms, mines and energy in Spanish. */
export const spanishFurtherPapers3 = `
== es interconsulta_especialista
q referring_centre company:Centro de Salud {}/Policlínico {}/Clínica {}
q target company:Hospital {}/Hospital Regional de {}; receiving_hospital, referred_to
q patient person
q record_no id:HC-######; es:historia clínica
q born date; date_of_birth
q referrer person; referring_doctor, es:médico que deriva; who sends the patient
q specialist person; answered_by; who answers
q specialty phrase; es:servicio
q request_date date; es:fecha de solicitud
q seen_on date; es:fecha de atención; day on which the specialist saw the patient
q urgency choice:routine/preferred/urgent; priority, es:prioridad
q reason text; reason_for_referral
q suspected phrase; suspected_diagnosis, es:sospecha; what the family doctor thinks
q found phrase; specialist_diagnosis, es:diagnóstico del especialista; what the specialist thinks
q icd id:@##.#; icd_code
q plan phrase; next_step
q back_to_gp flag; returns_to_primary_care, discharged_back, es:vuelve a primaria; whether the family doctor takes over again
q control period; follow_up_in, es:control
q companion person; accompanied_by, es:acompañante
q allergy phrase
a insurer company
a room phrase; consulting_room
a admission date; admission_date
a surgeon person
l tests; previous_tests, es:pruebas aportadas
c tests.what phrase; test
c tests.day date; date
c tests.where company; done_at
c tests.result phrase; finding
c tests.copy phrase; copy_attached
l drugs; current_treatment, es:tratamiento actual
c drugs.drug phrase
c drugs.dose phrase
c drugs.since date
c drugs.by person; prescribed_by
---
{referring_centre} || {request_date}
# Interconsulta
A: {specialty=Neumología|Reumatología|Digestivo|Endocrinología|Urología}, {target}
Paciente {patient}, nac. {born} || HC {record_no}
Acude con {companion}. Alergias: {allergy=no conocidas|penicilina|yodo|látex}
Prioridad {urgency?ordinaria~preferente~urgente}
+++
Motivo: {reason}
Sospecha: {suspected=asma tardía|artritis reumatoide|colelitiasis|hipotiroidismo|litiasis renal}
%tests 1..5
Prueba | Fecha | Hecha en | Resultado
{tests.what=radiografía tórax|analítica|ecografía|espirometría|TAC} | {tests.day} | {tests.where} | {tests.result=normal|patrón mixto|elevado|sin cambios|dudoso}
{tests.copy=}
%%
%drugs 1..4 sentence
Toma ahora
{drugs.drug=omeprazol|enalapril|levotiroxina|metformina|salbutamol} {drugs.dose=1-0-0|1-0-1|a demanda|media por la noche} (desde {drugs.since})
{drugs.by=}
%%
> {referrer}
+++
## Respuesta del especialista
Visto el {seen_on}. Impresión: {found=bronquitis crónica|artrosis|cálculos en vesícula|bocio|cólico simple}, {icd}. {plan=añadir inhalador|infiltración|lista quirúrgica|vigilancia|nueva ecografía}. {back_to_gp!Continúa con su médico de cabecera|Lo remito de vuelta a atención primaria~Seguimos nosotros el caso|Queda en seguimiento en esta consulta}. Control: {control}.
> {specialist}
~ Sello de entrada {:date}. Cita dada por {:person}. Agenda {:id:AG-###}.

== es cribado_mama_resultado
q program company:Programa de Detección de {}/Unidad de Mama de {}; screening_programme
q woman person; participant, es:mujer citada; who was examined
q card id:CIP @@@@##########; health_card
q round number:1..12; screening_round
q mammogram_date date; es:fecha de la exploración; day the pictures were made
q previous_mammogram date
q read_on date; es:fecha de lectura
q reader1 person; first_reader, es:primera lectora
q reader2 person; second_reader, es:segunda lectora
q referee person; third_reader, arbiter; who decides when the two differ
q tech person; radiographer, es:técnica
q room phrase; unit
q density choice:A/B/C/D; breast_density
q birads_r number:1..5; birads_right
q birads_l number:1..5; birads_left
q dose unit:mGy 1..4; mean_dose
q result choice:normal/recall/early control; outcome, es:resultado
q next_invitation period; es:próxima invitación
q letter_date date
q family flag; family_history, relatives_affected; whether close relatives had it
q prosthesis flag; implants
q phone phone; appointment_phone
a biopsy date; biopsy_date
a tumour unit; tumour_size
a doctor person; family_doctor
a age number
l views; images, es:proyecciones
c views.side phrase
c views.view short; projection
c views.kv number:24..34
c views.mas number:30..180
c views.force number:60..180; compression_n
c views.thick unit:mm 20..90; thickness
c views.repeat phrase; repeated
---
{program}
{letter_date}
{woman}
{:address}

Ref. {card} · {room=Unidad móvil 2|Sala 1|Sala de tomosíntesis}
# Resultado de su mamografía
En la exploración del {mammogram_date} (su vuelta n.º {round}; la anterior, el {previous_mammogram}), <leída|informada> el {read_on} por {reader1} y, de forma independiente, por {reader2}:
{result?no se han encontrado signos de enfermedad|todo está dentro de lo habitual~necesitamos completar el estudio con otras imágenes|le pedimos que vuelva para ampliar pruebas~le proponemos un control antes de lo habitual|conviene repetirla en unos meses}.
Próxima invitación: {next_invitation}. Para cambiar la cita: {phone}.
+++
## Hoja técnica
= Densidad: {density?A, grasa~B, dispersa~C, heterogénea~D, extrema}
= BI-RADS derecha: {birads_r}
= BI-RADS izquierda: {birads_l}
= Arbitraje: {referee}
= Dosis glandular: {dose}
%views 2..5
Lado | Proy. | kV | mAs | N | Espesor
{views.side=D|I} | {views.view=CC|MLO|ML|XCC} | {views.kv} | {views.mas} | {views.force} | {views.thick}
{views.repeat=}
%%
Técnica: {tech}. {family!Madre o hermana con la enfermedad|Refiere antecedentes en la familia~Sin antecedentes familiares|No refiere familiares afectadas}. {prosthesis!Lleva prótesis|Portadora de implantes~Sin prótesis|No tiene implantes}.
~ Equipo revisado el {:date}. Coordinación: {:person}. Censo actualizado en {:year}.

== es hoja_triaje_urgencias
q hospital company:Hospital {}/Clínica {}/Sanatorio {}
q patient person
q arrival date; arrival_date
q arrived time; arrival_time, es:hora de llegada; when the patient came
q triaged time; triage_time, es:hora de triaje
q called_to_box_at time; called; when the patient was called in
q episode id:URG########; episode_no
q nurse person; triage_nurse, es:enfermera; who judged how urgent it is
q admin person; admitted_by, registration_clerk; who took down the data at the desk
q doctor person; assigned_doctor
q means choice:walking/ambulance/police/helicopter; came_by, es:medio de llegada
q complaint phrase; chief_complaint, es:motivo
q triage_level choice:I/II/III/IV/V; es:nivel de triaje
q wait number:0..240; maximum_wait_minutes; minutes the patient may wait at most
q pain number:0..10; pain_score
q temp unit:°C 35..40; temperature
q pulse number:45..150; heart_rate
q pressure_high number:80..210; systolic
q pressure_low number:40..120; diastolic
q sat percent:85..100; oxygen_saturation
q glucose unit:mg/dl 50..400
q box phrase; area, es:ubicación
q allergy phrase
q pregnant flag; expecting
q isolate flag; isolation, kept_apart, es:aislamiento; whether the patient must be kept away from others
q relative person; contact
q relative_phone phone; contact_phone
a diagnosis phrase
a left time; discharge_time
a insurer company
a weight unit
l rechecks; reassessments, es:reevaluaciones
c rechecks.hour time; time
c rechecks.by person; nurse
c rechecks.level short
c rechecks.pain number:0..10
c rechecks.note phrase; remark
---
{hospital}
> Episodio {episode}
# Triaje
{patient} || {arrival}
Llegada {arrived} || Triaje {triaged}
Admisión {admin} || Enfermera {nurse}
Viene {means?por su pie~en ambulancia~traído por la policía~en helicóptero}. Motivo: {complaint=dolor torácico|caída en domicilio|fiebre alta|cefalea súbita|corte en la mano}.
+++
T.ª {temp} || FC {pulse}
TA {pressure_high} / {pressure_low} || SatO2 {sat}
Glucemia {glucose} || Dolor (0-10) {pain}
+++
= Nivel: {triage_level?I, resucitación~II, emergencia~III, urgente~IV, menos urgente~V, no urgente}
= Espera máxima (min): {wait}
= Ubicación: {box=box 4|sala de yesos|observación|pasillo B|críticos}
= Médico: {doctor}
= Pasa a box: {called_to_box_at}
= Alergias: {allergy=ninguna|penicilina|AINE|contraste}
{pregnant!Embarazada|Gestante~No embarazada|Descarta embarazo}. {isolate!Colocar en sala individual con mascarilla|Precauciones de contacto~Puede esperar en la sala común|Sin precauciones especiales}.
Familiar: {relative}, {relative_phone}
%rechecks 1..4
Hora | Enf. | Nivel | Dolor | Nota
{rechecks.hour} | {rechecks.by} | {rechecks.level=II|III|IV|V} | {rechecks.pain} | {rechecks.note=más tranquilo|sube dolor|analgesia dada|igual|pide agua}
%%
~ Última visita a urgencias: {:date}. Turno a cargo de {:person}. Escala revisada en {:year}.

== es tarjeta_marcapasos
q hospital company:Hospital {}/Instituto Cardiológico {}; implanting_hospital
q carrier person; patient, device_carrier, es:portador; who bears the device
q born date; date_of_birth
q doctor person; implanting_doctor, es:implantador; who put the device in
q follow_doctor person; follow_up_doctor, es:médico de seguimiento
q device phrase; device_model
q maker company:{} Medical/{} Cardio/{} Rhythm; manufacturer
q serial id:@@@######@; device_serial
q implanted date; implant_date; day this device was put in
q previous_device_date date; es:fecha del primer implante; day the first device was put in
q mode short; pacing_mode
q lower_rate number:50..75
q upper number:110..140; upper_rate
q battery unit:años 2..12; battery_left
q reason phrase; indication, es:indicación
q next_check date; es:próxima revisión
q last_check date; es:última revisión
q mri flag; mri_safe, may_have_mri, es:compatible con resonancia; whether the patient may go into the magnet
q remote flag; home_monitor, remote_monitoring, es:seguimiento remoto
q emergency person; emergency_contact; whom to call
q emergency_phone phone
q card_no id:MP-######
a blood short; blood_group
a allergy phrase
a insurer company
a drug phrase; anticoagulant
l leads; electrodes, es:electrodos
c leads.place phrase; chamber, position
c leads.model id:@###-##
c leads.serial id:@@@#######; serial_no
c leads.date date; implanted_on
c leads.threshold unit:V 0..3
c leads.ohm number:300..1200; impedance
c leads.sense unit; sensing
l visits; checks, es:revisiones
c visits.day date; date
c visits.by person; checked_by
c visits.percent percent; paced_share
c visits.change phrase; change_made
---
^ TARJETA EUROPEA DE PORTADOR DE MARCAPASOS
N.º {card_no} || {hospital}
Portador: {carrier} || Nacido/a: {born}
Avisar a: {emergency} || {emergency_phone}
+++
Generador {device=Vita DR|Ritmo SR|Pulsar CRT|Senda VDD}, {maker}, n.º {serial}
Implantado {implanted} por {doctor} (primer generador: {previous_device_date})
Indicación: {reason=bloqueo completo|enfermedad del nodo|síncope|fibrilación lenta}
Modo {mode=DDD|VVI|AAI|VDD} · mín. {lower_rate} · máx. {upper} · batería {battery}
%leads 1..3
Cámara | Modelo | Serie | Fecha | Umbral | Ohm
{leads.place=aurícula derecha|ventrículo derecho|seno coronario} | {leads.model} | {leads.serial} | {leads.date} | {leads.threshold} | {leads.ohm}
{leads.sense=}
%%
+++
%visits 1..4
Revisión | Por | Estimulado | Cambio
{visits.day} | {visits.by} | {visits.percent} | {visits.change=ninguno|baja salida|sube frecuencia|activa histéresis}
%%
Última: {last_check} · Próxima: {next_check} · Consulta de {follow_doctor}
{mri!Compatible con resonancia en las condiciones del fabricante|Puede hacerse resonancias~No debe entrar en resonancia|Resonancia contraindicada}. {remote!Transmite cada noche desde casa|Tiene monitor en el domicilio~Sin seguimiento a distancia|No dispone de transmisor}.
~ Impresa el {:date}. Técnico de la casa presente: {:person}. Garantía {:number:4..10} años.

== es polisomnografia_informe
q sleep_unit company:Unidad del Sueño {}/Clínica del Sueño {}
q patient person
q requested person; requesting_doctor, es:solicitante; doctor who asked for the study
q technician person; night_technician, es:técnico; who watched over the night
q reader person; reported_by, es:informa; who wrote the report
q night date; recording_night, es:noche del estudio
q report_date date; es:fecha del informe
q lights_out_at time; lights_off
q lights_on_at time; lights_on
q bmi number:18..48
q epworth number:0..24
q tst number:200..480; total_sleep_minutes
q efficiency percent:50..98; sleep_efficiency
q latency number:3..90; sleep_latency_minutes
q ahi number:2..90; apnoea_index, iah
q odi number:2..90; desaturation_index
q minsat percent:60..92; lowest_saturation
q snore percent:1..80; snoring_time_share
q severity choice:none/mild/moderate/severe; es:gravedad
q pressure unit:cm 5..16; recommended_pressure, es:presión recomendada
q mask phrase
q done_at_home flag; at_home, home_recording, es:estudio domiciliario; whether it was recorded at the patient's home
q drive flag; fit_to_drive, may_drive, es:apto para conducir; whether driving is held safe
q study id:PSG-####; study_no
a weight unit
a control date; follow_up_date
a supplier company; device_supplier
a born date; birth_date
l stages; sleep_stages, es:fases
c stages.stage short
c stages.minutes number:5..250
c stages.share percent:2..60
c stages.apnoeas number:0..90
l positions; by_position, es:por postura
c positions.pos phrase; position
c positions.minutes number:10..300
c positions.index number:0..90; ahi
c positions.sat percent:70..97; mean_saturation
---
{sleep_unit} || {study}
{patient} · solicitado por {requested}
IMC {bmi} · Epworth {epworth}
# Estudio nocturno del {night}
{done_at_home!Registro hecho en su domicilio|El equipo se colocó para dormir en casa~Registro hecho en la unidad|Durmió en la unidad}
Apagado {lights_out_at} || Encendido {lights_on_at}
Sueño total (min) {tst} || Eficiencia {efficiency}
Latencia (min) {latency} || Ronquido {snore}
+++
%stages 3..4
Fase | Min | % | Apneas
{stages.stage=N1|N2|N3|REM} | {stages.minutes} | {stages.share} | {stages.apnoeas}
%%
%positions 2..4
Postura | Min | IAH | Sat. media
{positions.pos=supino|lateral derecho|lateral izquierdo|prono} | {positions.minutes} | {positions.index} | {positions.sat}
%%
+++
= IAH global: {ahi}
= ODI: {odi}
= Sat. mínima: {minsat}
Conclusión: {severity?sin apnea relevante~apnea leve~apnea moderada~apnea grave}. Se propone presión de {pressure} con mascarilla {mask=nasal|facial|de almohadillas}. {drive!Puede conducir con normalidad|Sin inconveniente para conducir~No debe conducir hasta tratarse|Se desaconseja la conducción}.
Técnico {technician} || Informa {reader}, {report_date}
~ Equipo de {:number:16..32} canales. Codificado según manual, {:year}. Citaciones: {:phone}.

== es hoja_quimioterapia_ciclo
q hospital company:Hospital {}/Instituto Oncológico {}
q patient person
q record_no id:NHC ######
q oncologist person
q pharmacist person; validated_by, es:farmacéutica; who checked the order
q preparer person; prepared_by, es:preparó; who made the mixture
q nurse person; administered_by, es:administró; who gave it
q regimen phrase; protocol, es:esquema
q diagnosis phrase
q stage short
q cycle number:1..12; cycle_no; which round this is
q cycles_planned number:4..12; es:ciclos previstos
q day_of_cycle number:1..15
q administration_date date; es:fecha de administración
q previous_cycle date; es:ciclo anterior
q next_cycle date; es:próximo ciclo
q height unit:cm 145..195
q weight unit:kg 45..110
q surface unit:m² 1..2; body_surface
q neutro number:800..9000; neutrophils
q platelets number:60000..400000
q clear number:40..130; creatinine_clearance
q reduced flag; dose_reduced, dose_lowered; whether less than the full dose was given
q reaction flag; bad_reaction, es:reacción; whether the patient reacted badly
q access phrase; venous_access
q ecog number:0..3; performance_status
a tumour unit; tumour_size
a consent date; consent_date
a scan date; next_scan
a surgeon person
l drugs; cytostatics, es:medicación
c drugs.order number:1..9
c drugs.drug phrase
c drugs.dose unit:mg 4..900
c drugs.fluid phrase; diluent
c drugs.minutes number:5..180; infusion_minutes
c drugs.start time; started
c drugs.lot id:@####
c drugs.percent percent; share_of_full_dose
---
{hospital} · Hospital de Día
# Hoja de tratamiento
{patient} || {record_no}
{diagnosis=Ca. colon|Ca. mama|Linfoma|Ca. pulmón|Ca. ovario}, estadio {stage=II|IIIA|IIIB|IV} || ECOG {ecog}
Esquema {regimen=FOLFOX|R-CHOP|AC semanal|carbo-taxol} || Ciclo {cycle} de {cycles_planned}, día {day_of_cycle}
Anterior {previous_cycle} || Hoy {administration_date}
Talla {height} · Peso {weight} · SC {surface}
Neutrófilos {neutro} · Plaquetas {platelets} · Aclaramiento {clear}
%drugs 3..7
N.º | Fármaco | Dosis | En | Min | Inicio | Lote
{drugs.order} | {drugs.drug=ondansetrón|dexametasona|oxaliplatino|docetaxel|rituximab|ciclofosfamida|leucovorina} | {drugs.dose} | {drugs.fluid=SF 100|SG 250|SF 500|bolo} | {drugs.minutes} | {drugs.start} | {drugs.lot}
{drugs.percent=}
%%
Acceso: {access=reservorio|vía periférica|PICC}. {reduced!Se ajusta por debajo de lo calculado por toxicidad previa|Dosis al ochenta por ciento~Se administra lo calculado sin ajuste|Dosis plena}. {reaction!Hubo enrojecimiento y se detuvo la perfusión|Reacción durante la infusión~Tolerado sin incidencias|Sin reacciones}.
Próximo ciclo: {next_cycle}
Prescribe {oncologist} || Valida {pharmacist}
Prepara {preparer} || Administra {nurse}
~ Doble comprobación a las {:time}. Analítica de {:date}. Suplente de consulta: {:person}.

== es cartilla_vacunacion_viajero
q vaccination_centre company:Sanidad Exterior {}/Centro de Vacunación {}
q traveller person
q passport id:@@@######; passport_no
q born date; birth_date
q country country; nationality
q doctor person; advised_by; who advised the traveller
q nurse person; vaccinated_by; who gave the jabs
q destination country
q departs date; departure_date, es:salida
q returns date; return_date, es:regreso
q consulted date; consultation_date, es:fecha de consulta
q certificate_no id:CIV-#######
q yellow date; yellow_fever_date; day of the jab against yellow fever
q yellow_lot id:@@###; yellow_fever_lot
q yellow_from date; yellow_fever_valid_from; from when that certificate counts
q malaria phrase; malaria_prophylaxis
q prophylaxis_start date
q after number:1..28; days_after_return
q purpose choice:tourism/work/aid/family; purpose_of_trip, es:motivo del viaje
q exempt flag; medical_exemption, exempted; whether a jab was left out on a doctor's word
q rural flag; rural_stay, sleeps_in_the_country, es:zona rural
q fee money:15..120
a airline company
a blood short; blood_group
a insurer company; travel_insurer
a weight unit
l doses; vaccinations, es:dosis
c doses.against phrase; vaccine, disease
c doses.brand phrase; trade_name
c doses.lot id:@@@##@; batch
c doses.given date; given_on
c doses.site phrase
c doses.next date; next_dose
c doses.by person; given_by
c doses.country country
---
{vaccination_centre} || {consulted}
# Certificado y plan de vacunación
= Viajero: {traveller}
= Pasaporte: {passport}
= Nacimiento: {born}
= Nacionalidad: {country}
= Destino: {destination}
= Salida: {departs}
= Regreso: {returns}
Viaja por {purpose?turismo~trabajo~cooperación~visita a la familia}. {rural!Dormirá en zonas rurales|Incluye estancia en aldeas~Solo ciudades y hoteles|No sale de la capital}.
+++
Fiebre amarilla: puesta el {yellow}, lote {yellow_lot}; el certificado {certificate_no} vale desde el {yellow_from}.
{exempt!Una vacuna se omite por contraindicación médica|Exención por motivo de salud~No hay contraindicaciones|Sin exenciones}.
%doses 2..7
Contra | Nombre | Lote | Puesta | Lugar | Próxima
{doses.against=hepatitis A|tifoidea|rabia|tétanos|meningitis|cólera} | {doses.brand=Haviral|Tifox|Rabisan|Tetadif|Menquad} | {doses.lot} | {doses.given} | {doses.site=deltoides izq.|deltoides dcho.|oral} | {doses.next}
{doses.by=}
{doses.country=}
%%
+++
Paludismo: {malaria=atovacuona-proguanil|doxiciclina|mefloquina|solo repelente}, empezar el {prophylaxis_start} y seguir {after} días tras volver.
Aconsejó {doctor}; vacunó {nurse}. Tasa {fee}.
~ Sello oficial. Cadena de frío comprobada el {:date}. Urgencias del viajero {:phone}. Dirección: {:person}.

== es inventario_laboratorio_equipos
q university company:Universidad de {}/Instituto {}/Centro Tecnológico {}; institution
q lab phrase; laboratory, es:laboratorio
q building phrase
q head_of_lab person; es:directora del laboratorio
q keeper person; inventory_keeper, es:encargado de bienes; who made the list
q auditor person; checked_by; who checked it
q inventory_date date; es:fecha del inventario
q last_inventory date; es:inventario anterior
q doc id:INV-####-##; inventory_no
q items number:10..300; items_total
q missing number:0..9; items_missing, es:no localizadas
q scrapped number:0..12; items_written_off, es:bajas
q worth money:9000..900000; book_value; value of all pieces in the books
q fund phrase; funding_source
q project id:PID####-######; project_no
q complete flag; all_labelled, labels_complete, es:etiquetado completo; whether every piece bears its tag
q locked flag; locked_store
a insurer company
a dean person
a next date; next_inventory
a cost money; depreciation
l devices; equipment, es:equipos
c devices.tag id:UNI-######; inventory_tag
c devices.what phrase; device
c devices.maker phrase; make
c devices.serial id:@@#####; serial_no
c devices.bought date; purchase_date
c devices.cost money:300..60000; purchase_price
c devices.room phrase
c devices.state phrase; condition
c devices.user person; responsible
c devices.warranty date; warranty_until
l moves; movements, es:movimientos
c moves.tag id:UNI-######
c moves.from phrase; from_room
c moves.to phrase; to_room
c moves.day date; date
c moves.reason phrase
---
{university}
# Inventario de equipamiento {doc}
{lab=Laboratorio de Materiales|Laboratorio de Óptica|Bioquímica II|Hidráulica} || {building=edificio C|pabellón 3|módulo norte|sótano 1}
Dirección {head_of_lab} || Encargado {keeper}
Levantado {inventory_date} || Anterior {last_inventory}
Fondos: {fund=plan nacional|fondos propios|FEDER|donación}, proyecto {project}
%devices 3..9
Etiqueta | Equipo | Marca | Serie | Compra | Coste | Sala | Estado | A cargo de
{devices.tag} | {devices.what=microscopio|centrífuga|estufa|osciloscopio|bomba de vacío|balanza|espectrómetro} | {devices.maker=Optax|Kernio|Velab|Noratec|sin marca} | {devices.serial} | {devices.bought} | {devices.cost} | {devices.room=1.04|2.11|S-02|B-7} | {devices.state=operativo|averiado|en préstamo|obsoleto} | {devices.user}
{devices.warranty=}
%%
+++
Movimientos desde la última revisión:
%moves 1..4 lines
{moves.tag}: de {moves.from=1.04|almacén|S-02} a {moves.to=2.11|B-7|préstamo externo}, {moves.day}, {moves.reason=obra|avería|nuevo grupo|docencia}
%%
+++
Total de piezas {items} || No localizadas {missing}
Dadas de baja {scrapped} || Valor en libros {worth}
{complete!Todas las piezas llevan su placa|Etiquetado completo~Hay piezas sin placa|Faltan etiquetas por poner}. {locked!El almacén se cierra con llave|Acceso con tarjeta~El almacén no tiene cerradura|Acceso libre}.
Comprobó {auditor}
~ Umbral de inventario {:money:300..1000}. Amortización en {:number:5..10} años. Orden de {:date}.

== es ensayo_campo_variedades
q institute company:Instituto Agrario {}/Estación Experimental {}/Granja Experimental {}
q crop phrase; es:cultivo
q farmer person; cooperating_farmer, es:agricultor colaborador; on whose land the trial stands
q technician person; field_technician, es:técnica de campo
q trial_leader person; es:responsable del ensayo; who answers for the trial
q place city
q estate phrase; field
q season phrase; es:campaña
q sown date; sowing_date, es:fecha de siembra
q emerged date; emergence_date
q harvested date; harvest_date, es:fecha de cosecha
q previous_crop phrase; previous; what grew there before
q density number:60..450; seeds_per_m2
q plots number:12..90
q plot_size unit:m² 6..30; plot_area
q reps number:2..5; replications
q rain unit:mm 120..700; rainfall_season
q fert unit:kg 40..300; nitrogen_applied, es:nitrógeno
q control phrase; control_variety, es:testigo
q cv percent; coefficient_of_variation
q lsd number:100..900
q irrigated flag; watered, es:regado
q trial_valid flag; accepted, es:ensayo válido; whether the results can be used
a soil phrase; soil_type
a price money; grain_price
a seed_firm company
a report date; report_date
l kinds; varieties, es:variedades
c kinds.variety phrase
c kinds.firm company; breeder
c kinds.yield number:1500..9000; yield_kg_ha
c kinds.index number:80..125
c kinds.protein percent:9..17
c kinds.weight number:65..86; test_weight
c kinds.height unit:cm 45..130
c kinds.lodging percent:0..60
c kinds.disease phrase
---
{institute}
# Ensayo de variedades de {crop=trigo blando|cebada|colza|guisante|maíz}, campaña {season=2018/19|2020/21|2022/23|2023/24}
Finca {estate=La Moraña|El Carrizal|Los Alamitos|Fundo Santa Elisa}, {place}, de {farmer}. Precedente {previous_crop=barbecho|girasol|veza|papa}. {irrigated!Se regó por aspersión|En regadío~Secano sin aporte de agua|No se regó}, lluvia {rain}.
= Siembra: {sown}
= Nascencia: {emerged}
= Cosecha: {harvested}
= Dosis, semillas/m²: {density}
= Nitrógeno: {fert}
= Diseño: {plots} parcelas de {plot_size}, {reps} repeticiones
%kinds 4..9
Variedad | Obtentor | kg/ha | Índice | Prot. | Hectol. | Altura | Encam. | Enf.
{kinds.variety=Arandoa|Lucero|Filarmónica|Sobrarbe|Tocayo|Marcopolo|Nogal|Botero|Candela} | {kinds.firm} | {kinds.yield} | {kinds.index} | {kinds.protein} | {kinds.weight} | {kinds.height} | {kinds.lodging} | {kinds.disease=–|roya|septoria|oídio}
%%
Testigo (índice 100): {control=media del ensayo|Arandoa|Lucero|Nogal}. CV {cv}; MDS {lsd}. {trial_valid!Los datos son fiables y entran en la media regional|Ensayo aceptado~El ensayo se anula por heterogeneidad|Los datos no se tendrán en cuenta}.
{trial_leader} || Campo: {technician}
~ Jornada de puertas abiertas {:date}. Cosechadora de {:company}. Siguiente campaña en {:city}.

== es contrato_compra_cosecha
q buyer company:Maltería {}/Azucarera {}/Congelados {}; industry, es:industria; who will take the crop
q farmer person; grower, seller, es:agricultor
q farmer_id id:########@; grower_id
q agent person; field_agent, es:técnico de campo; who visits the fields for the buyer
q signer person; signed_for_buyer
q crop phrase
q variety phrase
q season year; harvest_year
q contract_date date; es:fecha de firma
q sow_from date
q deliver_from date; delivery_from
q deliver_to date; delivery_until, es:fin de entrega
q area unit:ha 2..120; contracted_area
q tonnes unit:t 10..900; contracted_quantity, es:cantidad contratada
q tolerance percent; quantity_tolerance
q price money:80..600; base_price_per_tonne
q advance money:300..9000; es:anticipo; paid before the harvest
q seed money:100..5000; seed_cost
q pay_days number:20..90; payment_days
q plant city; delivery_plant
q haul choice:buyer/grower; haulage_paid_by, es:transporte a cargo de
q exclusive flag; whole_crop_to_buyer, exclusivity, es:exclusividad; whether the grower must hand over all that grows
q penalty percent; penalty_for_default, es:penalización
q hail flag; hail_insurance_required
q contract_no id:CC-####/##
a organic flag
a final_price money
a harvested date; harvested_on
a bank_account iban; farmer_account
l fields; parcels, es:parcelas
c fields.name phrase; field_name
c fields.town city; municipality
c fields.sigpac id:##:###:#:#:##:####
c fields.area unit:ha 1..40
c fields.water phrase; irrigation
c fields.prev phrase; previous_crop
l scale; quality_scale, es:escala de calidad
c scale.what phrase; parameter
c scale.base phrase; base_value
c scale.limit phrase; rejection_limit
c scale.effect money:1..30; price_effect_per_point
---
# Contrato de cultivo {contract_no}
<Entre|De una parte> {buyer}, y en su nombre {signer}, y <de otra|> {farmer}, DNI {farmer_id}, se conviene el cultivo de {crop=cebada maltera|remolacha|guisante verde|judía verde|maíz dulce}, variedad {variety=Planet|Sultana|Abril|Tenaz|Ambar}, cosecha {season}.
1. Superficie {area} y cantidad {tonnes}, con tolerancia del {tolerance}.
2. Parcelas:
%fields 1..5
Nombre | Término | SIGPAC | Sup. | Riego
{fields.name=La Vega|El Soto|Los Llanos|Carrascal|Hoya Grande} | {fields.town} | {fields.sigpac} | {fields.area} | {fields.water=pívot|goteo|secano|aspersión}
{fields.prev=}
%%
3. Precio base {price} por tonelada en fábrica de {plant}, según:
%scale 1..4
Parámetro | Base | Rechazo | Por punto
{scale.what=humedad|proteína|calibre|impurezas} | {scale.base=12|11 a 11,5|90|1} | {scale.limit=15|13|75|4} | {scale.effect}
%%
4. No se siembra antes del {sow_from}; entrega del {deliver_from} al {deliver_to}. El transporte lo paga {haul?la fábrica~el cultivador}.
5. Anticipo {advance}; semilla a descontar {seed}. Pago a {pay_days} días de la entrega.
6. {exclusive!Toda la producción de las parcelas es para la compradora|El cultivador no podrá vender a terceros~El excedente queda libre para venderse a otros|Lo que supere la cantidad es de libre venta}. El incumplimiento se penaliza con el {penalty}. {hail!Deberá asegurarse el pedrisco|Seguro de pedrisco obligatorio~El seguro queda a criterio del cultivador|No se exige seguro}.
Técnico: {agent}. Firmado el {contract_date}.
{farmer} || {signer}
~ Contrato tipo homologado el {:date}. Comisión de seguimiento en {:city}. Prima por fidelidad {:money:1..9}.

== es liquidacion_primaria_granos
q broker company:Corredores {}/Cereales {}; es:corredor; who brought buyer and seller together
q buyer company:Exportadora {}/Molinos {}/Aceitera {}; es:comprador
q seller company:Agropecuaria {}/Estancias {}/Don {} SRL; es:vendedor
q buyer_cuit id:30-########-#; buyer_tax_id
q seller_cuit id:30-########-#; seller_tax_id
q coe id:3301########
q settlement_date date; es:fecha de liquidación
q operation_date date; es:fecha de la operación; day of the deal
q price_date date; price_fixed_on, es:fecha de precio; day whose price counts
q grain phrase
q grade short; es:grado
q factor percent; grade_factor
q harvest phrase
q contract id:C-######; contract_no
q port city; es:procedencia
q tonnes unit:kg 9000..600000; net_weight
q price money:100..600; price_per_tonne, es:precio por tonelada
q freight money:5..60; freight_per_tonne
q subtotal money:9000..300000
q vat money:900..40000
q commission money:50..6000
q storage money:10..4000; storage_drying, es:almacenaje y secado
q withheld money:100..20000; withholdings, es:retenciones; taken off for taxes
q net_to_pay money:8000..290000; ; what the seller gets in the end
q pay_days number:1..30; pay_within_days
q clerk person; issued_by
q partial flag; partial_settlement, not_final, es:liquidación parcial; whether something of the contract is still open
a truck id; truck_plate
a iban id; bank_account
a protein percent
a field phrase
l papers; certificates, es:certificados de depósito
c papers.no id:33200#######; certificate_no
c papers.kilos number:9000..40000
c papers.moist percent:9..18; moisture
c papers.waste percent
c papers.store company; storer
c papers.day date; received
c papers.origin city
l takes; deductions, es:deducciones
c takes.what phrase; concept
c takes.base money:500..90000
c takes.rate percent
c takes.sum money:10..9000; amount
---
LIQUIDACIÓN PRIMARIA DE GRANOS
C.O.E. {coe} || {settlement_date}
Comprador: {buyer} || CUIT {buyer_cuit}
Vendedor: {seller} || CUIT {seller_cuit}
Corredor: {broker} || Contrato {contract}
+++
= Grano: {grain=soja|maíz|trigo pan|girasol|sorgo}
= Campaña: {harvest=17/18|19/20|21/22|22/23}
= Grado / factor: {grade=G1|G2|G3|FE} / {factor}
= Puerto: {port}
= Fecha de operación: {operation_date}
= Precio fijado: {price_date}
= Precio por TN: {price}
= Flete por TN: {freight}
= Peso neto: {tonnes}
%papers 1..6
Certificado | Kilos | Hum. | Merma | Depositario | Fecha
{papers.no} | {papers.kilos} | {papers.moist} | {papers.waste} | {papers.store} | {papers.day}
{papers.origin=}
%%
+++
%takes 1..5
Deducción | Base | Alíc. | Importe
{takes.what=paritarias|secada|fumigada|sellado|análisis} | {takes.base} | {takes.rate} | {takes.sum}
%%
Subtotal {subtotal} || IVA {vat}
Comisión {commission} || Almacenaje y secado {storage}
Retenciones {withheld} || Neto a pagar {net_to_pay}
{partial!Liquidación parcial, queda saldo del contrato|Restan kilos por liquidar~Liquidación final del contrato|Con esta queda cumplido el contrato}. Pago a {pay_days} días.
> {clerk}
~ Bolsa de {:city}, pizarra del {:date}. Ajustes dentro de {:number:10..60} días. Consultas {:phone}.

== es registro_colmenar_visitas
q keeper person; beekeeper, es:apicultor; who looks after the bees
q rega id:ES##########; holding_code
q firm company:Mieles {}/Apícola {}/Cooperativa {}
q vet person; vet_adviser
q apiary phrase; es:asentamiento
q town city; municipality
q owner person; land_owner, es:dueño del terreno; on whose land the hives stand
q moved_in date; es:traslado; day the hives came here
q previous_place city; es:procedencia
q main_bloom phrase; es:floración
q hives number:10..300; hives_total
q queens number:1..60; queens_replaced
q dead number:0..40; dead_hives, es:colmenas muertas
q nuclei number:0..60
q honey unit:kg 50..6000; honey_harvest
q wax unit:kg 2..90
q harvested date; harvest_date, es:fecha de cosecha
q varroa_treatment date; es:tratamiento; day of the treatment against mites
q product phrase; treatment_product
q mites percent; infestation
q water_nearby flag; water_near, water_within_reach
q organic flag; certified_organic, es:ecológico
q rent money:50..600; rent_paid, es:renta del terreno
q distance unit:m 100..2000; distance_to_road
a price money; honey_price
a next date; next_visit
a insurer company
a lot id; honey_lot
l visits; inspections, es:visitas
c visits.day date; date
c visits.by person; visited_by
c visits.strong number:1..200; strong_hives
c visits.weak number:0..60; weak_hives
c visits.feed unit:kg 5..300; feed_given
c visits.work phrase
c visits.sick phrase; symptoms
l watched_hives; hives, es:colmenas en observación
c watched_hives.no id:##-###; hive_no
c watched_hives.queen year; queen_year
c watched_hives.colour phrase; mark_colour
c watched_hives.frames number:3..10; brood_frames
c watched_hives.temper phrase
c watched_hives.weight unit
---
# Cuaderno del colmenar «{apiary=La Solana|El Brezal|Fuente Fría|Cerro del Águila}»
{firm} · {rega}
Apicultor {keeper}. Terreno de {owner} en {town}, renta {rent}, a {distance} del camino. Llegaron el {moved_in} desde {previous_place} para la {main_bloom=encina|lavanda|azahar|brezo|ulmo}. {water_nearby!Hay arroyo cerca|Bebedero natural junto al colmenar~No hay agua cerca, se ponen cubas|Hay que llevar agua}. {organic!Producción con certificado ecológico|Inscrito en ecológico~Manejo convencional|Sin certificado ecológico}.
%visits 2..6
Fecha | Visitó | Fuertes | Flojas | Alimento | Labor | Síntomas
{visits.day} | {visits.by} | {visits.strong} | {visits.weak} | {visits.feed} | {visits.work=poner alzas|quitar alzas|unir flojas|control enjambre|invernada} | {visits.sick=–|cría yesificada|diarrea|alas deformes|}
%%
+++
En observación
%watched_hives 1..5
Colmena | Reina | Marca | Cuadros | Carácter
{watched_hives.no} | {watched_hives.queen} | {watched_hives.colour=blanca|amarilla|roja|verde|azul} | {watched_hives.frames} | {watched_hives.temper=mansa|nerviosa|agresiva}
{watched_hives.weight=}
%%
+++
Colmenas {hives} || Núcleos {nuclei}
Muertas {dead} || Reinas cambiadas {queens}
Miel {honey}, el {harvested} || Cera {wax}
Tratado contra varroa el {varroa_treatment} con {product=ácido oxálico|timol|amitraz en tiras|fórmico}; antes había {mites}. Asesora {vet}.
~ Censo declarado el {:date}. Distancia mínima al vecino {:unit:m 300..900}. Ayuda solicitada en {:city}.

== es guia_transito_animal
q authority company:Servicio Agrícola de {}/SENASA {}/Oficina Ganadera de {}; issuing_office
q guide id:DTA-########; guide_no
q issue_date date; es:fecha de emisión
q loading_date date; es:fecha de carga
q valid_to date; valid_until
q origin_farm phrase
q origin_code id:##.###.#.#####/##; es:RENSPA de origen
q sender person; es:remitente; from whom the animals go
q dest_farm phrase; destination_farm
q dest_code id:##.###.#.#####/##; destination_code
q receiver person; es:consignatario; to whom they go
q reason choice:fattening/slaughter/breeding/fair; reason_for_movement, es:motivo
q auctioneer company:{} Hacienda/Consignataria {}; agent
q carrier company:Transportes {}/Jaulas {}; haulier
q driver person
q plate id:@@ ### @@; lorry_plate
q trailer id:@@ ### @@; trailer_plate
q washed id:LD-#####; washing_certificate
q total_head number:5..200; es:total de cabezas
q vet person; official_vet, es:veterinaria oficial
q brand id:@-###; brand_mark, es:marca
q vaccinated date; foot_and_mouth_vaccination, es:última vacunación
q fee money:5..200
q seal id:P#######; seal_no
q ticks flag; ticks_found, infested, es:garrapata; whether ticks were seen
q arrived flag; arrival_confirmed, closed, es:llegada confirmada; whether the arrival has been reported
a price money; sale_price
a weight unit; total_weight
a arrival date; arrival_date
a distance unit
l animals; groups, es:categorías
c animals.kind phrase; category
c animals.breed phrase
c animals.head number:1..90
c animals.from id:@#####; first_tag
c animals.to id:@#####; last_tag
c animals.colour phrase; coat
c animals.age number; age_months
---
{authority}
Documento de tránsito {guide} || Emitido {issue_date}
ORIGEN: {origin_farm=La Querencia|San Roque|El Chañar|Los Tres Hermanos} || DESTINO: {dest_farm=El Ombú|Feria Municipal|La Porfía|Frigorífico del Sur}
{origin_code} || {dest_code}
{sender} || {receiver}
Motivo: {reason?invernada~faena~reproducción~exposición y feria} · Interviene {auctioneer}
%animals 1..5
Categoría | Raza | Cab. | Caravana desde | hasta | Pelaje
{animals.kind=novillitos|vaquillonas|terneros|vacas|toros} | {animals.breed=Angus|Braford|Hereford|cruza} | {animals.head} | {animals.from} | {animals.to} | {animals.colour=negro|colorado|pampa|overo}
{animals.age=}
%%
Total de cabezas {total_head}, marca {brand}, última vacunación antiaftosa {vaccinated}.
+++
= Transporte: {carrier}
= Conductor: {driver}
= Camión y acoplado: {plate} / {trailer}
= Lavado: {washed}
= Precinto: {seal}
= Carga: {loading_date}
= Vence: {valid_to}
= Arancel: {fee}
{ticks!Se observó garrapata, despachar previo baño|Animales con parásitos externos~Tropa limpia de garrapata|Sin parásitos externos}. {arrived!Llegada confirmada en sistema|Cerrado en destino~Pendiente de cierre en destino|Aún no se informó la llegada}.
> {vet}
~ Padrón actualizado el {:date}. Descanso obligado cada {:number:8..14} horas. Autoriza por delegación {:person}.

== es campana_oceanografica_estaciones
q vessel phrase; research_vessel
q institute company:Instituto Oceanográfico {}/Universidad de {}
q cruise id:@@@@-##; cruise_id, es:campaña
q chief person; chief_scientist, es:jefe científico; who leads the research
q captain person; ; who commands the ship
q technician person; ctd_operator, es:técnico CTD
q funder company:Agencia {}/Fundación {}
q port_out city; port_of_departure
q port_in city; port_of_return
q sailed date; departure, es:salida
q return date; es:regreso
q area phrase; study_area
q stations number:5..90; stations_done; how many were really done
q stations_planned number:5..99; es:estaciones previstas
q miles number:200..4000; miles_sailed
q lost_days number:0..6; days_lost_weather, es:días perdidos
q people number:8..40; scientists_aboard
q deepest unit:m 200..5500; deepest_cast
q lost_gear phrase; equipment_lost
q permit id:CTM-###
q data_by date; data_delivery
q foreign flag; foreign_waters, other_countries_waters, es:aguas extranjeras
q drone flag; drone_used
a cost money; ship_day_cost
a next date; next_cruise
a doctor person; ship_doctor
a fuel unit; fuel_used
l casts; stations, es:estaciones
c casts.st id:E##; station
c casts.day date; date
c casts.hour time; time
c casts.lat id:##° ##,# S; latitude
c casts.lon id:##° ##,# O; longitude
c casts.depth number:40..5500; depth_m
c casts.bottles number:0..24
c casts.temp unit:°C 2..26; surface_temperature
c casts.net phrase
c casts.salt number; salinity
l members; scientists, es:participantes
c members.who person; participant
c members.from company; institution
c members.task phrase
---
{institute} || Campaña {cruise}
# Parte resumen, B/I {vessel=Mar Austral|Isla Hornos|Sarmiento II|Humboldt}
De {port_out} ({sailed}) a {port_in} ({return}). Zona: {area=canal del Beagle|plataforma norte|corriente de Humboldt|golfo de Penas}. Manda el buque {captain}; dirige {chief}. Financia {funder}, permiso {permit}.
Estaciones {stations} de {stations_planned} || Millas {miles}
Días perdidos por tiempo {lost_days} || Científicos a bordo {people}
+++
%casts 3..9
Est. | Fecha | Hora | Lat | Lon | Prof. | Bot. | T sup. | Red
{casts.st} | {casts.day} | {casts.hour} | {casts.lat} | {casts.lon} | {casts.depth} | {casts.bottles} | {casts.temp} | {casts.net=bongo|WP2|–|neuston|}
{casts.salt=}
%%
Mayor profundidad alcanzada {deepest}; CTD a cargo de {technician}.
+++
%members 2..5 lines
{members.who}, {members.from}, {members.task=fitoplancton|química|geología|aves|datos}
%%
+++
{foreign!Parte del trabajo fue en aguas de otro Estado|Se entró en zona económica ajena~Todo en aguas nacionales|No se salió de aguas propias}. {drone!Se voló un dron en tres estaciones|Hubo vuelos con dron~No se usaron drones|Sin vuelos}. Se perdió {lost_gear=un correntómetro|la red de arrastre|nada|un flotador}. Datos al banco nacional antes del {data_by}.
~ Ensayo de equipos el {:date}. Observador: {:person}. Radio {:id:CB@@}.

== es horario_examenes_facultad
q faculty company:Facultad de {}/Escuela Técnica de {}
q degree phrase
q call choice:ordinary/extraordinary; exam_call, es:convocatoria
q course phrase; academic_year
q first_day date; exams_from, es:inicio de exámenes
q last_day date; exams_until
q published date; published_on, es:fecha de publicación
q approved_by_board_on date; approved; day on which the board agreed
q clash_by date; clashes_until, es:incompatibilidades hasta
q dean person; vice_dean, signed_by; who signs
q coordinator person; es:coordinadora
q clashes_to email
q marks_by date; marks_published_by, es:notas antes de
q review date; review_day; day on which pupils may look at their papers
q students number:50..900; students_enrolled
q extra_time percent
q calculators flag; calculators_allowed, es:calculadora permitida
q phones flag; phones_allowed, mobiles_in_room
q id_doc phrase; identification
a start_lectures date; lectures_start
a fee money
a secretary person
a resit date; resit_date
l exams; sessions, es:exámenes
c exams.code id:#####; subject_code
c exams.subject phrase
c exams.year number:1..5; course_year
c exams.day date; date
c exams.hour time; start
c exams.length number:60..240; minutes
c exams.room phrase
c exams.head person; responsible_teacher
c exams.people number:5..200; enrolled
c exams.kind phrase; type
---
{faculty}
# Exámenes · convocatoria {call?ordinaria~extraordinaria}
{degree=Grado en Química|Ingeniería Civil|Grado en Historia|Doble grado en Derecho} · curso {course=2018-19|2021-22|2022-23|2024-25}
Del {first_day} al {last_day} || Aprobado en Junta el {approved_by_board_on}
%exams 4..9
Código | Asignatura | Curso | Fecha | Hora | Min | Aula | Responsable | Matr.
{exams.code} | {exams.subject=Cálculo I|Historia antigua|Orgánica|Derecho romano|Estructuras|Topografía|Estadística|Paleografía} | {exams.year} | {exams.day} | {exams.hour} | {exams.length} | {exams.room=A-12|Magna|2.03|Polideportivo|Lab 4} | {exams.head} | {exams.people}
{exams.kind=}
%%
+++
* Incompatibilidades hasta el {clash_by}, por escrito a {clashes_to}
* Identificarse con {id_doc=DNI o carné|documento con foto|tarjeta universitaria}
* {calculators!Puede usarse calculadora no programable|Se admite calculadora~Sin calculadora|No se admite calculadora}
* {phones!El teléfono puede quedar apagado en la mesa|Se permite tener el móvil apagado~El teléfono se deja fuera del aula|Ningún móvil dentro}
* Adaptaciones: hasta un {extra_time} más de tiempo
+++
Calificaciones antes del {marks_by}; revisión el {review}. Alumnos matriculados: {students}.
{dean} || Coordina {coordinator}
~ Publicado el {published}. Sustituye al de {:date}. Conserjería {:phone}.

== es acuerdo_estudios_movilidad
q home company:Universidad de {}/Universidad Politécnica de {}; sending_university, es:universidad de origen
q receiving_university company:University of {}/Universität {}/Université de {}; es:universidad de destino
q student person
q student_id id:U########; student_no
q degree phrase
q language language; language_of_study
q language_level choice:A2/B1/B2/C1
q stay_from date
q stay_until date
q tutor person; home_coordinator, es:tutora de origen; who looks after the student at home
q host_tutor person; host_coordinator; who looks after the student abroad
q dean person; approved_by
q signed_student date; student_signed, es:firma del estudiante
q signed_home date; home_signed
q signed_host date; host_signed, es:firma de destino
q credits number:18..66; credits_total, es:créditos
q grant money:200..900; monthly_grant
q travel money:100..900; travel_grant
q changed flag; changed_during_stay, amended, es:modificado; whether it was altered once the stay had begun
q changes_by date; changes_until
q thesis flag; thesis_abroad, es:TFG en destino
q email email; student_email
q erasmus id:E @@@@@@@##; host_code
a iban iban; account
a insurer company
a room address; accommodation
a birth date
l courses; subjects, es:asignaturas
c courses.code id:@@@####; host_code
c courses.title phrase; host_course
c courses.term short
c courses.ects number:3..12
c courses.home phrase; recognised_as
c courses.home_code id:#####
c courses.home_ects number:3..12; home_credits
c courses.teacher person
---
# Acuerdo de aprendizaje
{home} → {receiving_university} ({erasmus})
Estudiante || {student}, {student_id}
Correo || {email}
Titulación || {degree=Biología|Bellas Artes|Ingeniería Mecánica|Filología}
Estancia || {stay_from} – {stay_until}
Lengua || {language}, nivel {language_level?A2~B1~B2~C1}
Ayuda || {grant} al mes y {travel} para el viaje
+++
%courses 3..8
Cód. | Asignatura en destino | Sem. | ECTS | Se reconoce por | Cód. | Cr.
{courses.code} | {courses.title=Marine Ecology|Zeichnen II|Thermodynamics|Syntax|Genetics Lab|Druckgrafik} | {courses.term=1|2|anual} | {courses.ects} | {courses.home=Ecología|Dibujo II|Termodinámica|Sintaxis|Genética|Grabado|optativa} | {courses.home_code} | {courses.home_ects}
{courses.teacher=}
%%
Créditos en total: {credits}. {thesis!Hará allí el trabajo de fin de grado|El TFG se realiza en destino~El TFG no entra en la estancia|No se cursa el TFG fuera}. {changed!Esta versión recoge cambios hechos ya en destino|Modificado durante la estancia~Versión inicial, sin modificaciones|No se ha cambiado nada}. Cambios posibles hasta el {changes_by}.
+++
Estudiante, {signed_student} || Origen: {tutor}, {signed_home}
Destino: {host_tutor}, {signed_host} || V.º B.º {dean}
~ Convenio bilateral de {:date}. Oficina internacional: {:person}, {:phone}. Plazas {:number:1..4}.

== es prueba_restauracion_copias
q organisation company:Hospital {}/Ayuntamiento de {}/Seguros {}
q provider company:{} Backup/{} Datos/Centro de Datos {}; backup_provider
q test_no id:REST-##-##
q test_date date; es:fecha de la prueba
q backup_date date; restored_copy_date; the day from which the copy stems
q started time
q finished time
q operator person; carried_out_by; who did the test
q owner person; system_owner, es:responsable del sistema; to whose field the systems belong
q ciso person; security_officer, approved_by, es:responsable de seguridad
q site city; restore_site
q rto number:1..48; rto_hours; hours it may take
q rpo number:1..24; rpo_hours
q reached number:1..60; hours_needed; hours it really took
q data unit:GB 50..9000; data_restored
q encrypted flag
q success choice:full/partial/failed; result, es:resultado
q integrity flag; checksums_match, integrity_ok, es:integridad; whether the sums agreed
q next_test date; es:próxima prueba
q retention number:15..400; retention_days
q ticket id:CHG#######; change_ticket
a cost money
a audit date; audit_date
a media id; tape_no
a auditor person
l systems; restored_systems, es:sistemas
c systems.name phrase; system
c systems.kind phrase; type
c systems.size unit:GB 5..3000
c systems.minutes number:5..600
c systems.errors number:0..40
c systems.by person; verified_by
c systems.state phrase; result
l lessons; actions, es:acciones
c lessons.what phrase; action
c lessons.who person; assigned_to
c lessons.until date; due
c lessons.prio choice; priority
---
# Prueba de restauración {test_no}
{organisation} || Cambio {ticket}
Proveedor de copias: {provider} || Restaurado en: {site}
Realizada el {test_date}, de {started} a {finished}, por {operator}, sobre la copia del {backup_date}.
= RTO (h): {rto}
= RPO (h): {rpo}
= Tiempo empleado (h): {reached}
= Datos: {data}
= Retención (días): {retention}
%systems 2..6
Sistema | Tipo | Tamaño | Min | Errores | Verificó | Estado
{systems.name=padrón|historia clínica|correo|ERP|ficheros|pólizas} | {systems.kind=base de datos|máquina virtual|carpeta|buzones} | {systems.size} | {systems.minutes} | {systems.errors} | {systems.by} | {systems.state=arranca|arranca con avisos|no arranca}
%%
Resultado: {success?todo restaurado~restauración incompleta~no se pudo restaurar}. {integrity!Las sumas de comprobación coinciden|Huellas idénticas al original~Las sumas no coinciden en algún volumen|Hay ficheros con huella distinta}. {encrypted!La copia viaja y reposa cifrada|Cifrado activo~La copia no estaba cifrada|Sin cifrado}.
%lessons 1..4
Acción | A cargo de | Hasta
{lessons.what=actualizar manual|ampliar red|probar cinta|revisar permisos} | {lessons.who} | {lessons.until}
{lessons.prio=}
%%
Próxima prueba: {next_test}
Dueño del sistema {owner} || Aprueba {ciso}
~ Procedimiento {:id:PR-##}, versión del {:date}. Última restauración real en {:year}. Guardia {:phone}.

== es inventario_licencias_software
q licensee company:Arquitectura {}/Banco {}/Consultora {}
q reseller company:{} Informática/{} Partners/Soluciones {}; supplier, es:revendedor
q manager person; it_asset_manager, es:gestor de activos; who wrote the report
q approver person; signed_by, es:director de sistemas; who signs it
q cut_off date; as_of, es:a fecha de
q report id:SAM-####; report_no
q scan_tool phrase
q computers number:20..4000; computers_scanned
q unreach number:0..90; computers_not_reached
q bought number:50..5000; licences_owned, es:licencias propias
q used number:50..5000; licences_in_use, es:licencias en uso
q cost money:3000..300000; yearly_cost
q saving money:300..30000; possible_saving
q risk money:0..60000; shortfall_cost; what it would cost to buy what is lacking
q audit_by company:{} Compliance/{} Software; vendor_auditing; publisher that will look into it
q audit_date date; vendor_audit_date
q action_by date; regularise_by, es:regularizar antes de
q compliant flag; covered, es:en regla; whether everything in use is paid for
q cloud percent; cloud_share
a contract id; framework_agreement
a contact email; vendor_contact_email
a budget money; next_year_budget
a start date; scan_date
l titles; products, es:productos
c titles.title phrase; product
c titles.maker company; publisher
c titles.model phrase; licence_type
c titles.own number:1..900; owned
c titles.use number:1..900; used
c titles.gap number:0..90; difference
c titles.until date; renewal, expires
c titles.cost money:50..40000
c titles.owner person
c titles.key id
---
{licensee}
# Situación de licencias a {cut_off}
Informe {report}, preparado por {manager}. Rastreo con {scan_tool=agente propio|inventario del dominio|herramienta del revendedor} en {computers} equipos; sin respuesta, {unreach}. Revendedor: {reseller}.
%titles 3..9
Producto | Editor | Modelo | Propias | Uso | Dif. | Renueva | Coste | Dueño
{titles.title=CAD Pro|ofimática|antivirus|gestor de correo|dibujo vectorial|base de datos|traducción} | {titles.maker} | {titles.model=por usuario|por equipo|por núcleo|flotante|suscripción} | {titles.own} | {titles.use} | {titles.gap} | {titles.until} | {titles.cost} | {titles.owner}
{titles.key=}
%%
Propias {bought} || En uso {used}
Coste anual {cost} || Ahorro posible {saving}
Coste de lo que falta {risk} || En la nube {cloud}
{compliant!Todo lo instalado está cubierto|No se detecta uso sin licencia~Hay programas instalados sin licencia suficiente|El uso supera lo comprado}. {audit_by} ha anunciado revisión para el {audit_date}; regularizar antes del {action_by}.
> {approver}
~ Compras registradas hasta el {:date}. Freeware no incluido. Ayuda: {:email}. Suplente: {:person}.

== es anexo_tratamiento_datos
q controller company:Colegio {}/Clínica {}/Inmobiliaria {}; es:responsable del tratamiento; who decides on the data
q processor company:{} Nóminas/{} Cloud/Gestoría {}; es:encargado; who works with the data for the other
q ctrl_rep person; signs_for_controller, es:firma por el responsable
q proc_rep person; signs_for_processor, es:firma por el encargado
q dpo person; controller_dpo, es:delegada de protección de datos
q proc_dpo email; processor_privacy_contact
q main_date date; main_contract_date, es:contrato principal; day of the service contract
q signed_on date; es:fecha del anexo
q ends_on date; es:fin del encargo
q purpose phrase
q kinds phrase; data_categories
q people phrase; data_subjects
q sensitive flag; special_categories, health_data, es:categorías especiales; whether data on health or the like are among them
q stored_in country; storage_country
q outside flag; transfer_outside_eea, es:transferencia internacional
q breach_hours number:12..72; breach_notice_hours, es:horas para comunicar brechas
q after_end choice:return/delete; at_end_data_are
q end_days number:10..90; days_to_return_or_delete
q audit_days number:10..30; audit_notice_days
q liability money:9000..900000; liability_cap
a fee money
a fine money
a records number; number_of_people
a authority company
l subs; subprocessors, es:subencargados
c subs.firm company; subprocessor
c subs.task phrase
c subs.country country
c subs.since date
c subs.basis phrase; legal_basis
l measures; safeguards, es:medidas
c measures.what phrase; measure
c measures.level phrase
c measures.checked date; last_checked
c measures.by person; responsible
---
# Anexo de encargo de tratamiento
Al contrato de servicios de {main_date} entre {controller} (responsable), representada por {ctrl_rep}, y {processor} (encargado), representada por {proc_rep}.
+++
Finalidad || {purpose=confección de nóminas|alojamiento web|agenda de citas|gestión de alquileres}
Datos || {kinds=identificativos y bancarios|contacto|imagen y voz|historial de citas}
Personas || {people=empleados|pacientes|familias|inquilinos}
Almacenados en || {stored_in}
{sensitive!Incluye datos de salud|Hay categorías especiales~No hay categorías especiales|Ningún dato de salud ni ideología}. {outside!Se transfieren fuera del Espacio Económico Europeo con cláusulas tipo|Hay transferencia internacional~Los datos no salen del EEE|Sin transferencias internacionales}.
+++
Subencargados autorizados:
%subs 1..5
Empresa | Servicio | País | Desde | Garantía
{subs.firm} | {subs.task=copias|correo|soporte|centro de datos|firma} | {subs.country} | {subs.since} | {subs.basis=cláusulas tipo|adecuación|no procede}
%%
Medidas:
%measures 2..5 lines
{measures.what=cifrado de discos|doble factor|registro de accesos|copias diarias|formación} ({measures.level=básico|medio|alto}), comprobada el {measures.checked} por {measures.by}
%%
+++
Las brechas se comunican en {breach_hours} horas a {dpo}. Auditorías con {audit_days} días de aviso. Al terminar, el {ends_on}, los datos se {after_end?devuelven~suprimen} en {end_days} días. Responsabilidad hasta {liability}. Contacto del encargado: {proc_dpo}.
{:city}, {signed_on}
{ctrl_rep} || {proc_rep}
~ Sustituye al anexo de {:date}. Registro de actividades {:id:RAT-##}. Evaluación de impacto: {:person}.

== es maniobra_subestacion
q utility company:Distribuidora {}/Transmisora {}/Red Eléctrica {}; grid_operator
q switching_order id:OM-####-##
q substation phrase
q bay phrase; es:celda
q voltage unit:kV 13..500
q dispatcher person; es:operador de despacho; who leads the switching from the control room
q field person; field_operator, es:ejecutor; who turns the switches on site
q asker person; requested_by, es:jefe de faena; who wants the line dead
q contractor company:Montajes {}/Electro {}
q work phrase; work_to_be_done
q requested_on date; es:fecha de solicitud
q work_date date; es:fecha del trabajo
q off_at time; de_energised_at, es:hora de corte
q handed_over_at time; es:entrega de zona
q zone_returned_at time
q on_at time; energised_again_at, es:hora de energización
q permit id:PT-#####; work_permit
q locks number:2..20; locks_used
q earths number:1..8; earthing_sets
q load_transferred unit:MW 1..120
q clients number:0..9000; customers_without_supply
q supervisor person; approved_by, es:autoriza
q incident flag; something_went_wrong, es:incidente
q relay flag; protection_changed, settings_altered; whether the protection was set differently meanwhile
a cost money
a next date; next_outage
a weather phrase
a meter id
l steps; sequence, es:secuencia
c steps.no number:1..40; step
c steps.hour time; time
c steps.action phrase
c steps.device id:52@#
c steps.state phrase
c steps.by person; done_by
c steps.note phrase
---
{utility}
Orden de maniobra {switching_order} || Permiso {permit}
S/E {substation=Los Almendros|Quebrada Seca|Cerro Navia Norte|Punta Alta}, {bay=paño línea 2|transformador T1|celda H4|acoplador} ({voltage})
= Solicita: {asker}, el {requested_on}
= Empresa: {contractor}
= Trabajo: {work=cambio de aisladores|toma de aceite|ajuste de seccionador|limpieza}
= Fecha de trabajo: {work_date}
= Despacho: {dispatcher}
= Ejecuta: {field}
= Autoriza: {supervisor}
+++
%steps 4..9
N.º | Hora | Acción | Equipo | Estado | Ejecutó
{steps.no} | {steps.hour} | {steps.action=abrir|verificar ausencia|bloquear|poner tierra|cerrar|retirar tierra|tarjetear} | {steps.device} | {steps.state=abierto|cerrado|confirmado|con candado} | {steps.by}
{steps.note=}
%%
+++
Sin tensión {off_at} || Zona entregada {handed_over_at}
Zona devuelta {zone_returned_at} || Con tensión {on_at}
Candados {locks} || Tierras {earths}
Carga traspasada {load_transferred} || Clientes sin servicio {clients}
{relay!Se cambió el ajuste de protecciones mientras duró|Protecciones en grupo 2 durante el trabajo~Las protecciones quedaron como estaban|Sin cambios de ajuste}. {incident!Hubo una maniobra errónea que se informa aparte|Se produjo un incidente~Maniobras sin novedad|Nada que señalar}.
~ Diagrama unilineal del {:date}. Frecuencia de radio {:number:1..16}. Turno entrante: {:person}.

== es planta_solar_balance_mes
q owner company:Solar {}/Fotovoltaica {}/Energías {}; plant_owner, es:propietaria; who owns the plant
q operator company:{} Operación/{} Mantenimiento/Servicios {}; ; who runs it
q plant phrase
q place city
q month period
q power unit:MW 1..200; installed_power
q energy unit:MWh 100..40000; energy_fed_in, es:energía vertida
q budget unit:MWh 100..40000; energy_expected; energy that was reckoned with
q radiation unit:kWh 60..260; irradiation
q pr percent:70..90; performance_ratio
q avail percent:90..100; availability
q curtailed unit:MWh 1..900; energy_curtailed, es:recortada
q price money:20..120; average_price
q income money:3000..900000
q own_use unit:MWh 1..30; own_consumption
q modules number:2000..90000
q broken number:1..90; modules_replaced
q cleaned date; last_cleaning, es:última limpieza
q next_clean date; next_cleaning, es:próxima limpieza
q manager person; plant_manager, es:jefa de planta
q asset person; asset_manager, report_addressed_to
q stolen flag; theft, cable_theft, es:robo
q grass choice:sheep/mowing/none; vegetation_control, es:control de hierba
a buyer company; energy_buyer
a insurer company
a tax money
a audit date
l units; inverters, es:inversores
c units.no id:INV-##; inverter
c units.energy number:20..900; mwh
c units.hours number:1..400
c units.pr percent:65..90
c units.fault phrase
c units.temp number; temperature
l faults; incidents, es:averías
c faults.day date; date
c faults.part phrase; component
c faults.lost number:1..90; mwh_lost
c faults.fixed date; repaired
c faults.firm company; repaired_by
c faults.warranty phrase
---
{owner} || {month}
# Balance mensual de la planta {plant=Llano del Sol|La Pampa Clara|Doña Rosa|Los Secanos}
{place} · {power} · {modules} módulos · opera {operator}
Energía vertida {energy} || Prevista {budget}
Irradiación por m² {radiation} || PR {pr}
Disponibilidad {avail} || Recortes {curtailed}
Precio medio {price} || Ingresos {income}
Consumo propio {own_use} || Módulos cambiados {broken}
+++
%units 2..7
Inversor | MWh | Horas | PR | Fallo
{units.no} | {units.energy} | {units.hours} | {units.pr} | {units.fault=–|ventilador|aislamiento|comunicación|}
{units.temp=}
%%
%faults 1..5
Fecha | Elemento | MWh perdidos | Reparado | Por | Garantía
{faults.day} | {faults.part=seguidor|string 14|transformador|cuadro CC|fibra} | {faults.lost} | {faults.fixed} | {faults.firm} | {faults.warranty=sí|no|en trámite}
%%
+++
Limpieza hecha el {cleaned}; la siguiente, el {next_clean}. Hierba: {grass?pastan ovejas~desbroce mecánico~no fue necesario}. {stolen!Se llevaron cable de la zona sur|Hubo robo, denunciado~Sin robos ni intrusiones|Vigilancia sin novedad}.
{manager} || A la atención de {asset}
~ Contador fiscal leído el {:date}. Desvíos a cargo de {:company}. Versión {:number:1..3}.

== es descarga_combustible_estacion
q station company:Estación de Servicio {}/Gasolinera {}/Servicentro {}; receiver
q station_code id:##.###
q supplier company:{} Combustibles/Petrolera {}; ; who sold the fuel
q carrier company:Cisternas {}/Transportes {}; haulier; whose lorry brought it
q driver person
q tractor id:####@@@
q tanker id:R####@@@; tank_trailer
q adr_until date; adr_certificate_valid_until
q attendant person; received_by, es:encargado de la recepción; who took the fuel over
q note id:AL########; delivery_note
q terminal city; loading_terminal
q loaded_on date; es:fecha de carga
q loaded_at time
q arrived time; arrived_at, es:hora de llegada
q left time; departed_at
q unloading_date date; es:fecha de descarga
q temp unit:°C 2..38; product_temperature
q total_litres unit:l 5000..38000; es:litros a temperatura ambiente
q total15 unit:l 5000..38000; total_litres_at_15
q diff unit:l 5..300; shortage, es:merma
q seals_ok flag; seals_intact, es:precintos intactos
q vapour flag; vapour_recovery_connected
q spill flag; something_spilled, es:derrame
q bonding time; earthed_at
q sample id:M-######; retained_sample
a price money
a invoice id
a manager person
a next date; next_delivery
l tanks; tanks_filled, es:tanques
c tanks.tank short
c tanks.product phrase
c tanks.before number:500..9000; stock_before
c tanks.litres_in number:1000..15000; litres_unloaded
c tanks.after number:2000..20000; stock_after
c tanks.water number:0..9; water_mm
c tanks.density id:0,###
c tanks.comp number:1..6; compartment
c tanks.seal id:##-#####
c tanks.level number; dip_mm
---
{station} ({station_code})
# Control de descarga
Albarán {note} || {unloading_date}
Suministra {supplier} || Transporta {carrier}
Conductor {driver} || ADR hasta {adr_until}
{tractor} / {tanker} || Recibe {attendant}
Cargado en {terminal}, el {loaded_on} a las {loaded_at}. Llega {arrived}, toma de tierra {bonding}, sale {left}.
%tanks 2..6
Tanque | Producto | Antes | Descarga | Después | Agua | Dens. | Comp. | Precinto
{tanks.tank=1|2|3|4|5} | {tanks.product=gasóleo A|gasolina 95|gasolina 98|gasóleo B} | {tanks.before} | {tanks.litres_in} | {tanks.after} | {tanks.water} | {tanks.density} | {tanks.comp} | {tanks.seal}
{tanks.level=}
%%
= Litros ambiente: {total_litres}
= Litros a 15 °C: {total15}
= Temperatura: {temp}
= Diferencia con varilla: {diff}
= Muestra testigo: {sample}
{seals_ok!Precintos intactos|Los precintos coinciden y están enteros~Precinto roto en un compartimento|Un precinto no coincide}. {vapour!Manguera de vapores conectada|Recuperación de gases en fase I~No se conectó la recuperación de vapores|Sin manguera de vapores}. {spill!Goteo recogido con sepiolita|Hubo un pequeño derrame~Ningún derrame|Sin goteos}.
{driver} || {attendant}
~ Aforo de tanques de {:date}. Extintores a mano. Coordinador {:person}, {:phone}.

== es informe_tronadura
q mine company:Minera {}/Cantera {}/Compañía Minera {}
q pit phrase; es:rajo
q bench number:1800..4300; es:banco
q blast id:T-####-##; blast_no
q fired date; blast_date
q fired_at time; es:hora de disparo
q planned_time time; es:hora programada
q blaster person; es:programador de disparo; who fired
q licence id:LIC-#####; blaster_licence
q engineer person; drill_and_blast_engineer; who worked out the blast
q chief person; shift_boss
q supplier company:{} Explosivos/Polvorera {}/{} Blasting; explosives_supplier
q explosive phrase; main_explosive
q holes number:20..300; es:pozos
q diameter unit:mm 89..311; hole_diameter
q depth unit:m 6..18; hole_depth
q burden unit:m 3..9
q spacing unit:m 3..11
q kilos unit:kg 900..90000; explosive_total, es:explosivo total
q factor id:0,##; powder_factor, es:factor de carga
q tonnes unit:t 5000..400000; rock_broken
q vibration unit:mm/s 1..90; peak_vibration
q evac unit:m 300..900; evacuation_radius
q misfires number:0..4; es:tiros quedados
q fumes choice:none/low/high; orange_fumes
q flyrock flag; stones_flew, es:proyección; whether stones flew beyond the limit
q next_blast date; es:próxima tronadura
a grade percent; ore_grade
a cost money
a permit date; permit_until
a truck phrase
l rows; drill_rows, es:filas
c rows.no number:1..20; row
c rows.holes number:4..40
c rows.delay number:9..400; delay_ms
c rows.kilos number:90..900; kg_per_hole
c rows.stem unit:m 3..7; stemming
c rows.water phrase; wet
l points; vibration_points, es:puntos de control
c points.place phrase
c points.dist unit:m 100..2500; distance
c points.value number:1..90; mm_s
c points.limit number:10..100
c points.watch person; read_by
---
{mine}
# Tronadura {blast}
{pit=Rajo Norte|Fase 4|Cantera Alta|Expansión Este}, banco {bench}
= Programada: {planned_time}
= Disparada: {fired}, {fired_at}
= Disparo: {blaster} ({licence})
= Ingeniería: {engineer}
= Jefe de turno: {chief}
= Explosivo: {explosive=ANFO|emulsión bombeable|heavy ANFO}, {supplier}
Pozos {holes} || Diámetro {diameter}
Largo {depth} || Malla {burden} por {spacing}
Carga total {kilos} || Factor de carga {factor}
Material {tonnes} || Radio de evacuación {evac}
+++
%rows 2..6
Fila | Pozos | Retardo ms | kg/pozo | Taco | Agua
{rows.no} | {rows.holes} | {rows.delay} | {rows.kilos} | {rows.stem} | {rows.water=seco|con agua|mixto}
%%
%points 1..5
Punto | Distancia | mm/s | Límite
{points.place=pique 2|talud oeste|campamento|correa|escuela} | {points.dist} | {points.value} | {points.limit}
{points.watch=}
%%
+++
Vibración máxima {vibration}. Tiros quedados: {misfires}. Gases anaranjados: {fumes?no se ven~pocos~abundantes}. {flyrock!Hubo proyección fuera del área|Cayeron rocas más allá del loro vivo~Sin proyecciones fuera del área|Todo cayó dentro de la malla}. Próxima: {next_blast}.
~ Polvorín cuadrado el {:date}. Viento del norte. Loros vivos: {:number:3..12}. Radio canal {:number:1..9}. Visita: {:person}.

== es balance_metalurgico_turno
q plant company:Concentradora {}/Planta {}/Compañía Minera {}
q shift choice:day/night
q date date
q foreman person; shift_foreman, es:jefe de guardia; who led the shift
q metallurgist person; es:metalurgista
q lab_head person; assay_lab_head
q superintendent person; es:superintendente
q ore unit:t 900..90000; ore_treated, es:mineral tratado
q moisture percent:1..9
q feed_grade percent; head_grade, es:ley de cabeza
q conc_grade percent; concentrate_grade
q tail percent; tailings_grade, es:ley de relaves; what is lost with the waste
q recovery percent:70..96; es:recuperación
q conc unit:t 20..3000; concentrate_produced, es:concentrado producido
q hours number:1..12; operating_hours
q stops number:0..300; minutes_stopped, es:minutos parados
q water unit:m³ 300..9000; water_used
q energy unit:kWh 9..30; energy_per_tonne
q lime unit:kg 100..9000
q mesh percent:50..85; passing_200_mesh
q ph number:8..12
q spilled flag; spill, es:derrame
q target_met flag; goal_reached, es:meta cumplida
q stock unit:t 500..60000; stockpile
a price money; metal_price
a customer company; buyer
a truck id
a penalty percent; arsenic
l reagents; reagents_used, es:reactivos
c reagents.what phrase; reagent
c reagents.point phrase; dosing_point
c reagents.grams number:2..400; grams_per_tonne
c reagents.kilos number:5..900
c reagents.stock number:1..60; days_of_stock
l downtimes; stoppages, es:paradas
c downtimes.from time
c downtimes.to time
c downtimes.machine phrase; equipment
c downtimes.cause phrase
c downtimes.who person; reported_by
c downtimes.order id; work_order
---
{plant}
# Reporte de guardia {shift?A (día)~B (noche)} · {date}
Jefe de guardia {foreman} · Metalurgista {metallurgist}
(1) Mineral tratado || {ore}
(2) Humedad || {moisture}
(3) Ley de cabeza || {feed_grade}
(4) Ley de concentrado || {conc_grade}
(5) Ley de relave || {tail}
(6) Recuperación || {recovery}
(7) Concentrado || {conc}
+++
Horas operadas {hours} || Minutos parados {stops}
Agua {water} || Energía por tonelada {energy}
Cal {lime} || pH rougher {ph}
Pasante malla 200 {mesh} || Cancha de gruesos {stock}
+++
%reagents 2..5
Reactivo | Punto | g/t | kg | Stock días
{reagents.what=xantato|espumante|cianuro|sulfato de zinc|floculante} | {reagents.point=molino|cabeza rougher|cleaner|espesador} | {reagents.grams} | {reagents.kilos} | {reagents.stock}
%%
%downtimes 1..5
De | A | Equipo | Causa | Reportó
{downtimes.from} | {downtimes.to} | {downtimes.machine=molino 2|faja 5|chancadora|bomba de relaves} | {downtimes.cause=cambio de blindaje|corte de energía|tolva vacía|polín trabado} | {downtimes.who}
{downtimes.order=}
%%
+++
{target_met!Se cumplió el tonelaje del programa|Programa superado~No se alcanzó lo programado|Quedamos debajo del programa}. {spilled!Rebalse en cajón de colas, contenido|Hubo derrame de pulpa~Sin derrames|Pisos limpios}.
Laboratorio {lab_head} || Superintendencia {superintendent}
~ Muestreo compósito cada {:number:1..4} horas. Pesómetro contrastado el {:date}. Cambio de guardia {:time}.

== es evaluacion_riesgo_psicosocial
q company company:Contact Center {}/Hospital {}/Logística {}
q prevention_service company:Prevención {}/{} Salud Laboral
q technician person; es:técnica; who made the study
q reviewer person; reviewed_by; who checked it
q delegate person; safety_delegate
q manager person; company_contact, es:interlocutora; who speaks for the company
q workplace_assessed address
q method phrase; questionnaire
q field_from date; survey_opened
q field_to date; survey_closed
q delivered date; report_date, es:fecha del informe
q staff number:20..900; people_invited; how many were asked
q answers number:10..850; es:respuestas; how many filled it in
q response_rate percent:30..99
q groups number:2..20
q interviews number:3..30
q worst phrase; worst_dimension, es:peor factor
q best phrase; best_dimension
q sample_sufficient flag
q harassment flag; harassment_signs, signs_of_bullying, es:indicios de acoso; whether the answers point to bullying
q recheck date; reassessment_due, es:nueva evaluación
q ref id:PSI-##-###; report_no
a cost money
a sick percent; absence_rate
a doctor person; company_doctor
a last date; last_assessment
l scores; dimensions, es:factores
c scores.factor phrase; dimension
c scores.mean number:1..100; mean_score
c scores.good percent; favourable
c scores.bad percent; very_high_risk
c scores.ref number:1..100; reference
c scores.group phrase; most_affected_group
l plan; measures, es:medidas
c plan.what phrase; measure
c plan.who person; responsible
c plan.until date; due
c plan.cost money:100..9000
c plan.state phrase; status
---
{prevention_service} || {ref}
# Evaluación de factores psicosociales
{company}, centro de {workplace_assessed}
Método {method=FPSICO|CoPsoQ adaptado|ISTAS corto|NOM-035 guía III}. Cuestionario abierto del {field_from} al {field_to}; {answers} respuestas de {staff} personas ({response_rate}), {groups} grupos y {interviews} entrevistas. {sample_sufficient!La participación permite sacar conclusiones|Muestra suficiente~La participación es demasiado baja para concluir|Muestra insuficiente}.
%scores 3..8
Factor | Media | Favorable | Muy elevado | Ref. | Grupo
{scores.factor=carga de trabajo|autonomía|apoyo social|tiempo de trabajo|reconocimiento|claridad de rol|exigencias emocionales} | {scores.mean} | {scores.good} | {scores.bad} | {scores.ref} | {scores.group=noches|almacén|enfermería|plataforma 2|–}
%%
Lo peor valorado fue {worst=la carga de trabajo|el reconocimiento|el turno|la comunicación}; lo mejor, {best=el compañerismo|la autonomía|el horario|el trato del mando}. {harassment!Varias respuestas apuntan a acoso y se activa el protocolo|Hay indicios de hostigamiento~No se aprecian indicios de acoso|Nadie refiere hostigamiento}.
%plan 1..5
Medida | Responsable | Hasta | Coste | Estado
{plan.what=rotar puestos|formar mandos|revisar turnos|buzón anónimo|sala de descanso} | {plan.who} | {plan.until} | {plan.cost} | {plan.state=aprobada|en estudio|hecha}
%%
Nueva evaluación: {recheck}
{technician} || Revisó {reviewer}
Recibió {manager} || Delegada {delegate}
> {delivered}
~ Anonimato con menos de {:number:5..8} respuestas. Comité informado el {:date}. {:phone}

== es certificado_lote_semilla
q producer company:Semillas {}/Semillera {}/{} Seeds; es:productor; firm that sells the seed
q authority company:Instituto de Semillas {}/Servicio Agrícola de {}; certifying_body
q multiplier person; grower, es:multiplicador; who grew the seed
q species phrase
q variety phrase
q category choice:basic/C1/C2
q lot id:@-##-####; lot_no
q label_from id:########; first_label
q label_to id:########; last_label
q bags number:20..2000
q bag_size unit:kg 10..50; bag_weight
q lot_weight unit:kg 500..60000
q seed_treatment phrase
q harvest date; harvested
q sampled date; sampled_on, es:fecha de muestreo
q sampler person
q analysed date; analysis_date, es:fecha de análisis
q analyst person
q germ percent:80..99; germination, es:germinación
q purity percent:95..100
q moist percent:6..14; moisture
q tgw unit:g 20..400; thousand_grain_weight
q certified_on date; es:fecha de certificación
q inspector person
q valid_until date; es:vigente hasta
q decision choice:certified/rejected/downgraded; es:dictamen
q gmo flag; modified
q reseal flag; relabelled, resealed, es:reetiquetado
a price money
a buyer company
a origin country
a farm address; address_of_grower
l fields; field_inspections, es:inspecciones de campo
c fields.parcel phrase; field
c fields.area unit:ha 1..60
c fields.day date; date
c fields.stage phrase
c fields.offtypes number:0..9; off_types
c fields.gap unit:m 20..500; isolation
c fields.result phrase
---
{authority}
Certificado de lote {lot} || {certified_on}
= Productor: {producer}
= Multiplicador: {multiplier}
= Especie: {species=Triticum durum|Zea mays|Glycine max|Medicago sativa|Oryza sativa}
= Variedad: {variety=Don Ricardo|Aragón|Puntana|Dorada 12|Senia}
= Categoría: {category?base~certificada R-1~certificada R-2}
= Envases: {bags} de {bag_size}
= Peso del lote: {lot_weight}
= Etiquetas: {label_from} a {label_to}
= Tratada con: {seed_treatment=fludioxonil|sin tratar|polímero e insecticida|inoculante}
%fields 1..4
Parcela | Sup. | Fecha | Estado | Fuera de tipo | Aislamiento | Dictamen
{fields.parcel=El Pozo|La Noria|Bajo Grande|Parcela 7} | {fields.area} | {fields.day} | {fields.stage=espigado|floración|madurez} | {fields.offtypes} | {fields.gap} | {fields.result=apta|apta|condicionada}
%%
+++
Cosecha {harvest}; muestra tomada el {sampled} por {sampler}; analizada el {analysed} por {analyst}.
Germinación {germ} || Pureza {purity}
Humedad {moist} || Peso de mil {tgw}
{gmo!Evento transgénico declarado|Semilla modificada genéticamente~No contiene OMG|Libre de transgénicos}. {reseal!Se trata de un reetiquetado|Envases precintados de nuevo~Precintado original|Primer etiquetado}.
+++
Dictamen: {decision?se certifica~se rechaza~pasa a categoría inferior}. Vigente hasta {valid_until}.
> {inspector}
~ Norma de {:date}. Contramuestra guardada {:number:1..3} años. Delegación de {:city}, {:phone}.

== es solicitud_uso_animales_estabulario
q institute company:Instituto Biomédico {}/Universidad de {}
q house phrase; animal_house
q researcher person; project_leader, es:investigadora principal; who leads the project
q deputy person; deputy_leader, es:suplente
q vet person; designated_vet; who watches over the animals
q keeper person; animal_house_manager, es:responsable del animalario; who runs the house
q committee company:Comité Ético {}/CEEA {}; ethics_committee
q project id:PROEX ###/##; project_licence
q title phrase; project_title
q severity choice:mild/moderate/severe
q start date; es:inicio
q end date
q approved_on date; approved; day on which the project was allowed
q requested_on date; es:fecha de solicitud
q room phrase
q cages number:2..90
q density number:2..6; animals_per_cage
q diet phrase
q light phrase; light_cycle
q cost money:50..3000; monthly_cost
q centre_cost id:CC-#####; cost_centre
q quarantine number:5..30; quarantine_days
q genetic flag; genetically_altered, es:modificados genéticamente
q rehome flag; rehoming_possible, may_be_rehomed, es:cesión posterior; whether animals may be given away afterwards
q endpoint phrase; humane_endpoint
a result phrase
a weight unit
a inspection date
a sponsor company
l animals; orders, es:animales
c animals.strain phrase
c animals.sex phrase
c animals.weeks number:3..30; age_weeks
c animals.count number:4..120; number
c animals.from company; breeder
c animals.arrives date; arrival
c animals.group phrase
l people; staff, es:personal autorizado
c people.who person; person
c people.function short
c people.course date; course_date
c people.card id:A-####
c people.phone phone
---
{institute}
# Solicitud de estabulación
{title=Reparación de tendón|Memoria espacial|Vacuna oral|Dieta grasa y retina} · {project}
IP {researcher} || Suplente {deputy}
Informado por {committee} || Aprobado {approved_on}
Solicitado {requested_on} || Del {start} al {end}
Severidad {severity?leve~moderada~severa} || Centro de coste {centre_cost}
%animals 1..5
Cepa | Sexo | Semanas | N.º | Criador | Llegan | Grupo
{animals.strain=C57BL/6J|Wistar|BALB/c|Sprague-Dawley|CD1} | {animals.sex=machos|hembras|ambos} | {animals.weeks} | {animals.count} | {animals.from} | {animals.arrives} | {animals.group=control|tratado|cría|centinela}
%%
+++
= Unidad: {house=animalario B|módulo SPF|zona convencional}
= Sala: {room=2.1|2.4|cuarentena 1|S-3}
= Jaulas: {cages}
= Por jaula: {density}
= Dieta: {diet=estándar|alta en grasa|irradiada}
= Luz: {light=12/12|14/10|invertida}
= Cuarentena, días: {quarantine}
= Coste al mes: {cost}
+++
%people 1..5 lines
{people.who}, función {people.function=A|B|C|D}, curso de {people.course}, tarjeta {people.card}
{people.phone=}
%%
{genetic!Animales modificados genéticamente|Línea transgénica~Animales no modificados|Cepas silvestres}. {rehome!Los sobrantes pueden cederse en adopción|Se contempla el realojo~No cabe cederlos después|Sin realojo}. Punto final: {endpoint=pérdida de peso del 20|postración|tumor de 1 cm|fin del estudio}.
Veterinario {vet} || Animalario {keeper}
~ Tarifas de {:date}. Festivos con guardia, {:phone}. Visitas con {:person}.

== es convenio_biblioteca_donacion_revistas
q university company:Universidad de {}/Ateneo de {}/Biblioteca {}; receiving_library, es:biblioteca receptora
q donor company:Sociedad {}/Colegio de {}/Fundación {}; es:donante
q librarian person; received_by; who counted and took over the volumes
q donor_rep person; signed_for_donor, es:firma por la donante
q rector person; signed_for_library
q signed_on date
q transfer_date date; es:fecha de traslado
q volumes number:20..3000
q titles number:5..300
q metres unit:m 3..200; shelf_metres
q worth money:500..60000; estimated_value, es:valor de tasación
q carrier company:Mudanzas {}/Traslados {}; moved_by
q moving_paid choice:library/donor; moving_paid_by, es:traslado a cargo de
q shelf phrase; location
q catalogue_by date; catalogued_by, es:catalogar antes de
q duplicates_sale flag; duplicates_may_be_sold
q donor_shown flag; donor_named, ex_libris; whether each volume shows who gave it
q expert person; appraised_by; who put a value on the collection
q doc id:DON-##/##; agreement_no
a budget money; binding_budget
a insurer company
a opening date
a isbn id
l series; journals, es:títulos
c series.title phrase
c series.issn id:####-####
c series.from year; from_year
c series.to year; to_year
c series.vols number:1..90; volumes
c series.gaps phrase
c series.bound phrase; binding
c series.lang language; language
---
# Acta de donación {doc}
{donor}, representada por {donor_rep}, entrega a {university}, y en su nombre {rector} acepta, las colecciones siguientes, tasadas por {expert} en {worth}:
%series 2..8
Título | ISSN | Desde | Hasta | Vols. | Faltan | Encuad.
{series.title=Anales de Minería|Revista de Obras|El Monitor Médico|Archivo de Derecho|Gaceta Agrícola|Boletín de Óptica} | {series.issn} | {series.from} | {series.to} | {series.vols} | {series.gaps=nada|n.º 3|dos años|índices|–} | {series.bound=tela|piel|rústica|suelta}
{series.lang=}
%%
En conjunto {titles} títulos, {volumes} volúmenes, {metres} de estantería, que quedan en {shelf=depósito 2|sala de reserva|hemeroteca|sótano norte}.
Traslado el {transfer_date} con {carrier}, a cargo de {moving_paid?la biblioteca~la donante}. Catalogación antes del {catalogue_by}. {duplicates_sale!Los duplicados podrán venderse|La biblioteca puede enajenar lo repetido~Lo repetido se devolverá, sin venderse|Los duplicados no pueden enajenarse}. {donor_shown!Cada tomo llevará el exlibris de la donante|El nombre constará en todos los volúmenes~No figurará el nombre en los tomos|Sin mención en los volúmenes}.
Recibe y cuenta: {librarian}
{:city}, {signed_on}
{donor_rep} || {rector}
~ Oferta aceptada en sesión de {:date}. Desinsectado por {:company}. Coste de estanterías {:money:300..3000}.
`
