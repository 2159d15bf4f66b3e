/** Further papers of offices, courts, taxes, police, labour and elections in Spanish. */
export const spanishFurtherPapers2 = `
== es certificado_estar_corriente
q office company:Delegación Tributaria de {}/Hacienda Foral de {}; issuing_office, es:órgano emisor
q taxpayer company:Limpiezas {}/Ingeniería {}/Catering {}; es:obligado tributario; firm whose taxes are certified
q tax_id id:@########; tax_number, nif
q applicant person; requested_by, es:solicitante; the person who asked for the paper on behalf of the firm
q capacity phrase; capacity_of_applicant, es:en calidad de; in what role the applicant acts
q purpose phrase; es:finalidad
q requested date; application_date, es:fecha de solicitud
q issue_date date; es:fecha de expedición
q valid_months number:3..12; validity_months, es:meses de validez
q cert_no id:################; certificate_no, document_ref, es:número de certificado
q csv id:@@@@-####-@@@@-####; verification_code, es:código seguro de verificación
q result choice:positive/negative; outcome, clearance, es:resultado; whether all duties are fulfilled
q signed_by person; head_of_unit, es:firmante
q deferred flag; deferred_debts, has_payment_plan, es:aplazamientos; whether the taxpayer is paying debts off in parts
q deferred_sum money:500..30000; deferred_amount
a debt_total money; total_debt, amount_owed
a fee money; issue_fee
a phone phone; phone_of_office
a constitution_date date; founded_on
l checks; verified_taxes, es:comprobaciones
c checks.tax phrase; obligation
c checks.model id:###; form_no, modelo
c checks.period phrase; last_period, period_checked
c checks.filed date; filed_on, presented
c checks.state phrase; status, situation
c checks.amount money
---
{office}
~ Documento firmado electrónicamente. CSV {csv}
# Certificado
Núm. {cert_no} || {issue_date}
Presentada el {requested} por {applicant}, en calidad de {capacity=administrador único|apoderada|asesor fiscal|representante voluntario}, solicitud de certificado para {purpose=contratar con el sector público|obtener subvenciones|licencia de transporte|un concurso de suministros}, esta unidad, vistos sus antecedentes,
^ CERTIFICA
que {taxpayer}, con NIF {tax_id}, {result?se encuentra al corriente de sus obligaciones|no tiene obligación alguna pendiente~no se encuentra al corriente|mantiene obligaciones sin cumplir}, según lo comprobado:
%checks 3..7
Concepto | Modelo | Periodo | Presentado | Situación
{checks.tax=retenciones|IVA|sociedades|alquileres|operaciones con terceros|impuestos especiales} | {checks.model} | {checks.period=1T|2T|3T|4T|anual} | {checks.filed} | {checks.state=conforme|en plazo|fuera de plazo|requerido}
{checks.amount=}
%%
{deferred!Existen deudas aplazadas y garantizadas|Consta un fraccionamiento en vigor que se cumple~No constan aplazamientos|Sin fraccionamientos en curso}.
[Importe aplazado según registro: {deferred_sum}.]
El certificado tiene carácter informativo y vale {valid_months} meses.
> {signed_by}
~ Base normativa: Real Decreto de {:date}. Los datos se tomaron a las {:time}. Delega: {:person}.

== es subsanacion_subvencion
q granting_body company:Consejería de {}/Diputación de {}/Agencia {}; es:órgano instructor
q applicant company:Asociación {}/Cooperativa {}/Fundación {}; es:entidad solicitante
q call phrase; call_for_grants, es:convocatoria
q file_no id:SUB/####/##; file_ref, es:expediente
q project phrase; project_title, es:proyecto
q amount_requested money:3000..90000; es:importe solicitado; sum that was applied for
q budget money:5000..150000; project_budget, es:presupuesto total; cost of the whole project
q application_entry_date date; registered_on, es:fecha de entrada; day on which the application came in
q entry_no id:REGAGE##e########; es:asiento registral
q dated date; request_date, issued_on, es:fecha del requerimiento
q days_to_remedy number:5..15; es:plazo en días hábiles; working days in which the faults must be mended
q instructor person; case_officer, es:instructora
q head_of_service person; signed_by, es:jefa de servicio
q representative person; legal_representative, es:representante legal
q channel_for_reply phrase; es:medio de presentación
q consequence choice:withdrawn/rejected; if_not_remedied, es:consecuencia; what happens if nothing is handed in
q co_funded flag; eu_co_funded, european_money, es:cofinanciada; whether European money is in it
a granted money; amount_granted
a decision_date date
a score number; points
a account iban
l missing; defects, es:documentos requeridos
c missing.no short; number
c missing.what phrase; document, requirement
c missing.defect phrase; found_problem
c missing.rule phrase; legal_basis
c missing.page number:1..90
l years; budget_years, es:anualidades
c years.year year
c years.sum money:1000..60000; amount, spending
c years.own money:500..30000; own_funds
---
{granting_body}
Servicio de Ayudas || Expte. {file_no}
{applicant}
A/A {representative}

# Requerimiento de subsanación y mejora
Convocatoria: {call=ayudas a la digitalización|fomento del empleo joven|cultura en el medio rural|eficiencia energética}. Proyecto «{project=Raíces en red|Taller de oficios|Luz para el barrio|Biblioteca ambulante}».
Examinada su solicitud de {application_entry_date} (asiento {entry_no}), por un importe de {amount_requested} sobre un presupuesto de {budget}, se observan los defectos siguientes:
%missing 1..6
N.º | Documento | Defecto | Base | Pág.
{missing.no=1|2|3|4|5|6} | {missing.what=estatutos|memoria económica|tres presupuestos|certificado bancario|poder de representación|declaración responsable} | {missing.defect=no se aporta|sin firmar|ilegible|caducado|no cuadra con la solicitud} | {missing.rule=base 7.ª|art. 23|base 9.2|anexo III} | {missing.page}
%%
+++
Anualidades previstas:
%years 1..3 lines
{years.year}: gasto {years.sum}, fondos propios {years.own}
%%
+++
Dispone de {days_to_remedy} días hábiles desde la notificación para aportarlos por {channel_for_reply=sede electrónica|registro presencial|correo administrativo}. En otro caso {consequence?se le tendrá por desistido de su petición|se archivará por desistimiento~se desestimará la solicitud|la petición será denegada}. {co_funded!Actuación cofinanciada con fondos FEDER|Con cargo a fondos de la Unión~Financiada solo con fondos propios autonómicos|Sin fondos comunitarios}.
{:city}, {dated}
{head_of_service} || Tramita: {instructor}
~ Extracto publicado el {:date}. Crédito de la convocatoria {:money:100000..900000}. Información {:phone}.

== es aplazamiento_cotizaciones
q office company:Tesorería Provincial de {}/Administración {}; granting_office
q debtor company:Hostelería {}/Construcciones {}/Transportes {}; es:deudora
q ccc id:## #########; contribution_account
q file_no id:APL-##/######; es:expediente
q applied date; application_date, es:fecha de solicitud; day on which the debtor asked
q decision_date date; es:fecha de resolución
q notified_on date; es:fecha de notificación
q debt money:3000..90000; deferred_debt, es:deuda aplazada; amount that may be paid in parts
q excluded money:100..9000; not_deferrable, es:inaplazable; part that must be paid at once
q excluded_by date; pay_not_deferrable_by, es:pagar inaplazable antes de
q interest_rate percent; es:interés
q number_of_months number:6..60; es:mensualidades
q security phrase; es:garantía; what the debtor offers in case of default
q security_by date; security_deadline, provide_security_by
q account iban; debit_account, es:cuenta de cargo
q director person; provincial_director, signed_by, es:directora provincial
q adviser person; representative_of_debtor, es:autorizado RED; who acts for the debtor
q suspended flag; enforcement_suspended, seizure_stopped, es:apremio suspendido; whether seizure is stopped meanwhile
q appeal_days number:10..30; appeal_period_days
a surety company; guarantor
a surcharge percent
a employees number; number_of_employees
l terms; instalments, es:cuadro de amortización
c terms.no number:1..60
c terms.due date; due_date
c terms.capital money:100..3000
c terms.interest money:2..300
c terms.total money:100..3300; instalment
l debts; debts_included, es:deudas incluidas
c debts.claim id:## ## #########; claim_no, document
c debts.from period; month, period
c debts.kind phrase
c debts.sum money:300..9000; amount
---
{office}
Resolución de aplazamiento {file_no}
= Razón social: {debtor}
= C.C.C.: {ccc}
= Autorizado: {adviser}
= Solicitud: {applied}
= Notificada: {notified_on}
%debts 1..5
Reclamación | Periodo | Clase | Importe
{debts.claim} | {debts.from} | {debts.kind=cuota patronal|recargo|acta de liquidación|diferencias} | {debts.sum}
%%
Se resuelve conceder el aplazamiento de {debt}, al interés del {interest_rate}, en {number_of_months} mensualidades que se cargarán en {account}. La parte inaplazable, {excluded}, se ingresará antes del {excluded_by}. Garantía: {security=hipoteca sobre nave|aval solidario|prenda de créditos|exento por cuantía}; habrá de constituirse a más tardar el {security_by}. {suspended!Mientras se cumpla, queda en suspenso el apremio|Se paraliza el procedimiento de embargo~El apremio ya iniciado continúa|No se detienen los embargos trabados}.
+++
%terms 3..8
Plazo | Vence | Principal | Interés | Total
{terms.no} | {terms.due} | {terms.capital} | {terms.interest} | {terms.total}
%%
+++
Cabe recurso de alzada en {appeal_days} días.
{:city}, {decision_date}
{director}
Dirección provincial
~ El incumplimiento de {:number:1..3} plazos deja sin efecto lo concedido. Fraccionamiento anterior, de {:date}, cancelado. Ventanilla {:number:1..20}.

== es recibo_impuesto_circulacion
q council company:Ayuntamiento de {}/Organismo de Recaudación de {}; levying_body, es:ayuntamiento
q owner person; taxpayer, es:sujeto pasivo
q owner_id id:########@; dni
q address address; tax_address, es:domicilio fiscal
q plate id:#### @@@; number_plate, es:matrícula
q brand phrase; make_and_model, es:marca y modelo
q power id:##,##; fiscal_horsepower, cvf
q tariff phrase; tariff_class, es:clase de tarifa
q year year; tax_year, es:ejercicio
q full money:40..300; full_rate, es:cuota íntegra; before any reduction
q reduction money:5..150; es:bonificación; amount that is taken off
q quota money:20..280; amount_due, es:cuota líquida
q surcharge money:1..40; surcharge_late, es:recargo
q voluntary_period_start date; pay_from, es:inicio del periodo voluntario
q voluntary_period_end date; pay_by, es:fin del periodo voluntario; last day to pay without surcharge
q receipt id:########-##; receipt_no, es:número de recibo
q issuer_code id:## ####-#; emisora
q treasurer person; es:tesorero; who signs the receipt
q debited flag; direct_debit, domiciled, es:domiciliado; whether it is taken from an account by itself
q debit_day date; direct_debit_day, es:fecha de cargo
a account iban; debit_account
a paid_on date
a emission phrase; environmental_label
a insurer company
a registration date; first_registration
l offices; collaborating_banks, es:entidades colaboradoras
c offices.bank company
c offices.hours phrase
c offices.channel phrase
c offices.until phrase; limit
c offices.code number:100..9999; bank_code
---
{council} || Recibo {receipt}
Impuesto sobre vehículos · {year}
+++
(1) Titular: {owner}, {owner_id}
(2) Domicilio fiscal: {address}
(3) Matrícula {plate} · {brand=Alondra 1.4|Brisa furgoneta|Tordo 500|Norte 35C caja cerrada|Tractor Labrador 70}
(4) Potencia fiscal {power} · Tarifa {tariff=turismo de 8 a 11,99|camión hasta 1000 kg|motocicleta de 250 a 500|tractor de menos de 16}
+++
= Cuota íntegra: {full}
= Bonificación: {reduction}
= A ingresar: {quota}
= Recargo si se paga fuera de plazo: {surcharge}
= Periodo voluntario: {voluntary_period_start} - {voluntary_period_end}
= Emisora: {issuer_code}
+++
{debited!No tiene que hacer nada, el cobro se hará en su cuenta el|Recibo domiciliado, cargo en~Recibo sin domiciliar; las órdenes de domiciliación nuevas se cargan el|Preséntelo en una entidad; los domiciliados se cargan el} {debit_day}.
Puede pagar en:
%offices 2..5
Entidad | Cód. | Horario | Medio | Límite
{offices.bank} | {offices.code} | {offices.hours=martes y jueves|8.30 a 10.30|todo el día|lunes a viernes} | {offices.channel=ventanilla|cajero|web|aplicación} | {offices.until=sin límite|día 20|hasta 300}
%%
> {treasurer}
~ Padrón aprobado por decreto de {:date}; expuesto {:number:10..30} días. Baja del vehículo: prorrateo por trimestres. {:phone}

== es liquidacion_plusvalia_municipal
q council company:Ayuntamiento de {}/Concello de {}/Ajuntament de {}; levying_body
q seller person; transferor, taxpayer, es:transmitente; who gave the property away and owes the tax
q buyer person; transferee, es:adquirente; who received the property
q notary person
q protocol number:100..4000; protocol_no, es:protocolo
q deed date; deed_date, es:fecha de la escritura; day of the deed by which it changed hands
q acquired date; acquired_on, es:adquisición anterior; when the seller had got the property
q cadastral id:#######@@####@####@@; cadastral_ref, es:referencia catastral
q land_value money:5000..90000; cadastral_land_value, es:valor del suelo
q transferred_share percent; es:porcentaje transmitido
q years_held number:1..20; es:años de tenencia
q coefficient id:0.##
q taxable_base money:500..30000; es:base imponible
q tax_rate percent; es:tipo de gravamen
q quota money:100..9000; tax_quota, es:cuota
q surcharge money:10..900; es:recargo; added because it was declared late
q to_pay money:100..9900; amount_due, es:total a ingresar; what must be paid in all
q liquid_no id:PV-####-####; assessment_no
q pay_by date; es:ingresar antes de
q method choice:objective/real; method_of_calculation, es:sistema de cálculo
q family_home flag; relief_family_home, inheritance_relief, es:bonificación vivienda; whether the relief for the family home was granted
q chief person; head_of_revenue
a sale_price money
a representative person
a account iban; council_account
a previous_owner person
---
{council} · Rentas
> Liquidación {liquid_no}
{seller}
{:address}

# Impuesto sobre el incremento de valor de los terrenos
Transmisión en escritura de {deed}, ante {notary}, protocolo {protocol}, a favor de {buyer}.
Inmueble || {cadastral}, {:street}
Adquirido el || {acquired}
Años || {years_held}
Parte transmitida || {transferred_share}
+++
1 Valor catastral del suelo || {land_value}
2 Coeficiente || {coefficient}
3 Base || {taxable_base}
4 Tipo || {tax_rate}
5 Cuota || {quota}
6 Recargo por presentación fuera de plazo || {surcharge}
7 Total a ingresar || {to_pay}
+++
Sistema aplicado: {method?estimación objetiva por coeficientes~diferencia entre los valores de las dos escrituras}. {family_home!Aplicada la bonificación por vivienda habitual del causante|Se concede la reducción de vivienda familiar~No se aplica bonificación por vivienda|No procede la reducción solicitada}.
Ingrésese antes del {pay_by} en cualquier entidad colaboradora.
> {chief}
~ Ordenanza fiscal {:number:2..30}, publicada el {:date}. Recurso de reposición en un mes. Lo tramitó {:person}.

== es despido_objetivo_carta
q employer company:Impresores {}/Calderería {}/Call Center {}; es:empresa
q worker person; dismissed_employee, es:trabajadora; who loses the post
q job phrase; position, es:puesto
q signer person; signed_for_company, es:por la empresa; who signs for the firm
q witness person; es:testigo; who saw that the letter was offered
q delegate person; works_council_member, es:delegada sindical
q letter_date date; es:fecha de la carta
q effect date; effective_date, es:fecha de efectos; last day of the employment
q since date; seniority_date, es:antigüedad; day from which length of service counts
q cause phrase; ground, es:causa
q indemnity money:3000..60000; severance, es:indemnización
q days_per_year number:20..33; es:días por año
q notice_days number:5..15; preaviso
q notice_pay money:300..3000; pay_in_lieu_of_notice; paid for the notice days that are not kept
q drop percent; sales_drop, es:caída de ventas
q leave_hours number:2..8; weekly_hours_off, job_search_hours, es:horas de búsqueda
q claim_days number:15..25; days_to_sue
q compensation_handed flag; indemnity_handed_over, paid_at_once, es:indemnización entregada; whether the compensation was put at her disposal with the letter
q refused flag; signed_under_protest, not_in_agreement, es:no conforme; whether she signed without agreeing
a salary money; annual_salary, regulating_salary
a lawyer person
a rehire date; recall_date
a account iban
l figures; results, es:resultados; the figures that the firm gives as its reason
c figures.period period; quarter
c figures.sales money:20000..900000; turnover
c figures.result money:500..90000; loss
c figures.staff number:5..200; headcount
c figures.orders number
---
{employer}
{:street}, {:city} || {letter_date}
{worker}
{job=Encajadora|Técnico de calderas|Teleoperadora|Jefe de turno|Administrativa}

Estimada señora, estimado señor:
Lamentamos comunicarle que con efectos de {effect} <extinguimos|damos por extinguido> su contrato, vigente desde {since}, por {cause=causas económicas|causas organizativas|causas productivas|pérdida de un cliente principal}, al amparo del artículo 52 c) del Estatuto.
Las ventas han caído un {drop}:
%figures 2..4
Periodo | Ventas | Pérdida | Plantilla
{figures.period} | {figures.sales} | {figures.result} | {figures.staff}
{figures.orders=}
%%
Le corresponde una indemnización de {days_per_year} días por año, que asciende a {indemnity}. {compensation_handed!Con esta carta se le entrega cheque por esa suma|La cantidad se ha ingresado hoy mismo en su cuenta~La falta de liquidez impide ponerla hoy a su disposición|No podemos entregarla en este acto}. Del preaviso de {notice_days} días se le abona la parte no disfrutada, {notice_pay}. Durante él tiene {leave_hours} horas semanales para buscar empleo. Puede demandar en {claim_days} días hábiles.
Se entrega copia a {delegate}.
{signer} || Recibí{refused!, no conforme| (firmo en desacuerdo)~| y conforme}
? Se niega a recogerla ante el testigo {witness}
~ Plantilla actual: {:number:10..300}. Último ajuste comunicado el {:date}. Asesoría {:company}.

== es acuerdo_teletrabajo_anexo
q employer company:Seguros {}/Software {}/Editorial {}; party_a, es:empresa
q employee person; party_b, es:persona trabajadora
q signer person; hr_signatory, signed_for_employer, es:por la empresa
q supervisor person; direct_supervisor, es:responsable directo
q start_date date; es:inicio; first day of work away from the office
q end_date date; es:vencimiento; day on which the arrangement runs out
q signed_on date; es:fecha de firma
q share_of_remote_work percent; es:porcentaje a distancia
q remote_workplace address; es:lugar de trabajo
q office address; company_site, es:centro de adscripción; site of the firm to which the employee belongs
q comp money:15..90; monthly_compensation, es:compensación de gastos; paid each month for costs at home
q from_time time; must_be_reachable_from, core_hours_start
q to_time time; must_be_reachable_until, core_hours_end
q revert_days number:7..60; notice_to_revert_days, es:aviso de reversión
q visit_days number:1..8; office_days_per_month, es:días presenciales al mes
q home_check flag; home_inspected, risk_assessment_on_site, es:visita al domicilio; whether somebody came to look at the workplace
q control choice:none/login/monitoring; control_means, es:medios de control
a salary money
a contract_date date; employment_start
a phone phone; employee_phone
a delegate person; workers_representative
l gear; equipment, es:inventario de medios
c gear.item phrase; equipment
c gear.tag id:IT-#####; asset_tag, inventory_no
c gear.qty number:1..3; quantity
c gear.given date; handed_over, delivery
c gear.life number:2..6; useful_life_years
c gear.owner phrase; belongs_to
---
# Acuerdo de trabajo a distancia
<Reunidos en|En> {:city}, {signed_on}
{employer}, representada por {signer}, y {employee}, adscrita al centro de {office}, acuerdan:
1.ª Desde el {start_date} y hasta el {end_date}, el {share_of_remote_work} de la jornada se prestará en {remote_workplace}.
2.ª Disponibilidad obligatoria de {from_time} a {to_time}; se acudirá al centro {visit_days} días al mes. Responsable: {supervisor}.
3.ª La empresa compensa los gastos con {comp} mensuales y entrega:
%gear 2..6
Equipo | N.º | Uds. | Entregado | Vida (años) | De
{gear.item=portátil 14|monitor|silla ergonómica|auriculares|teléfono móvil|teclado} | {gear.tag} | {gear.qty} | {gear.given} | {gear.life} | {gear.owner=la empresa|la empresa|propio}
%%
4.ª Control: {control?no se usan programas de seguimiento~solo se registra la hora de conexión~se usa un programa que mide la actividad}.
5.ª {home_check!El servicio de prevención visitó el lugar|Se examinó el puesto en el propio domicilio~El puesto se evaluó con un cuestionario, sin visita|Bastó la autoevaluación}.
6.ª Cualquiera podrá volver a la presencialidad avisando con {revert_days} días.
{signer} || {employee}
~ Ley 10/2021. Copia básica enviada el {:date}. Acuerdo anterior de {:date}. Soporte informático {:phone}.

== es cuadrante_turnos_comercio
q store company:Hipermercado {}/Droguería {}/Jardinería {}; workplace, es:tienda
q department phrase; es:sección
q week phrase; es:semana
q from_day date; valid_from
q to_day date; valid_until, es:hasta
q boss person; section_head, drawn_up_by, es:jefa de sección; who drew up the rota
q hr person; approved_by, es:visto bueno
q hung date; posted_on, published, es:publicado el; day on which it was put up
q staff number:4..30; people_in_section
q hours number:100..900; total_hours_planned, es:horas planificadas
q budget number:100..900; hours_budgeted, es:horas presupuestadas
q absent_person person; on_sick_leave, es:de baja; who cannot work because of illness
q relief person; temporary_substitute, es:refuerzo; who fills in for somebody else
q delivery_day phrase; es:día de camión
q change_by date; changes_requested_by, es:cambios hasta; until when swaps can be asked for
q sunday flag; opens_on_sunday, sunday_work, es:apertura en domingo; whether the shop opens on the Sunday of the week
q inventory date; inventory_on, es:fecha de inventario
a wage money; hourly_wage
a holiday date; public_holiday
a store_manager person
a phone phone; phone_of_section
l shifts; roster, es:turnos
c shifts.who person; employee, worker
c shifts.task phrase; role, post
c shifts.contract number:12..40; weekly_hours, contract_hours
c shifts.enters time; starts_at, entrada
c shifts.leaves time; ends_at, salida
c shifts.off phrase; day_off, libranza
c shifts.remark phrase; note
c shifts.keys phrase; holds_keys
l swaps; changes, es:cambios autorizados
c swaps.day date; date
c swaps.gives person; gives_shift
c swaps.takes person; takes_shift
c swaps.reason phrase
---
# Cuadrante · {store}
Sección {department=frutería|caja central|perfumería|planta exterior|reposición} · {week=semana 14|semana 22|semana 37|semana 48}
Del {from_day} al {to_day} · colgado el {hung}
%shifts 4..9
Nombre | Puesto | H/sem. | Entra | Sale | Libra | Nota
{shifts.who} | {shifts.task=cajera|reponedor|encargada|auxiliar|mozo} | {shifts.contract} | {shifts.enters} | {shifts.leaves} | {shifts.off=lunes|martes y domingo|jueves|sábado tarde|miércoles} | {shifts.remark=–|abre|cierra|lactancia|formación|médico 10 h}
{shifts.keys=}
%%
Plantilla {staff} || Horas puestas {hours} (presupuesto {budget})
De baja: {absent_person} || Refuerzo: {relief}
Camión: {delivery_day=martes de madrugada|jueves 6 h|lunes y viernes} || Inventario: {inventory}
+++
## Cambios ya autorizados
%swaps 1..4 lines
{swaps.day}: {swaps.gives} cede a {swaps.takes} ({swaps.reason=boda|examen|mudanza|asunto propio})
%%
+++
{sunday!El domingo abrimos de 10 a 15, turnos aparte|Domingo autorizado: hay que abrir~El domingo la tienda permanece cerrada|No se abre en domingo}. Los cambios nuevos se piden hasta el {change_by}.
{boss} · V.º B.º {hr}
~ Anula el cuadrante de {:date}. Descanso mínimo de {:number:10..12} horas entre turnos. Comité: {:person}.

== es certificado_empresa_desempleo
q employer company:Panificadora {}/Hotel {}/Montajes {}; es:empresa
q ccc id:##/#######/##; employer_account, es:código cuenta cotización
q worker person; es:persona trabajadora
q ssn id:##/########/##; social_security_no
q dni id:########-@; identity_no
q group number:1..11; contribution_group, es:grupo de cotización
q job phrase; occupation, es:ocupación
q contract_type id:###; contract_code, es:clave de contrato
q hired date; hired_on, es:fecha de alta; day on which the worker joined
q ended_on date; es:fecha de baja; last day of the employment
q cause phrase; cause_of_end, es:causa de la situación legal de desempleo
q holiday_days number:1..30; unused_holiday_days, es:vacaciones no disfrutadas
q holiday_until date; holiday_paid_until
q working_share percent; part_time_share, es:jornada; share of a full working day
q signer person; certifying_person, signed_by, es:certifica
q post phrase; position_of_signer, es:cargo
q issue_date date
q union flag; trade_union_leave, strike_days; whether strike days are among them
q way_of_transmission choice:online/paper; es:forma de envío
a benefit money; monthly_benefit
a duration duration; benefit_duration
a children number; dependent_children
a account iban; bank_account
l bases; contribution_bases, es:bases de cotización
c bases.month period
c bases.days number:1..31
c bases.common money:500..4000; base_common, contingencias_comunes
c bases.work money:500..4000; base_accidents, desempleo
c bases.remark phrase; observations
c bases.hours number
---
# Certificado de empresa
Don/Doña {signer}, en calidad de {post=administradora|jefe de personal|gerente|apoderado} de {employer}, CCC {ccc}, certifica a efectos de la prestación por desempleo:
A. Datos del trabajador || {worker}
DNI {dni} || N.º afiliación {ssn}
Grupo de cotización {group} || Ocupación {job=camarera de pisos|oficial de primera|hornero|montador}
B. Relación laboral || Clave {contract_type}
Alta {hired} || Baja {ended_on}
Jornada {working_share} || Causa: {cause=fin de contrato temporal|despido objetivo|expediente de regulación|no superar el periodo de prueba}
Vacaciones no disfrutadas (días) {holiday_days} || cotizadas hasta {holiday_until}
C. Cotización de los últimos meses
%bases 3..7
Mes | Días | C. comunes | Desempleo | Obs.
{bases.month} | {bases.days} | {bases.common} | {bases.work} | {bases.remark=–|baja médica|huelga|ERTE parcial|}
{bases.hours=}
%%
{union!Constan días de huelga descontados|Hubo huelga, ver observaciones~No hubo días de huelga|Sin jornadas de huelga}. {way_of_transmission?Remitido por la sede electrónica~Se entrega en mano en papel}.
{:city}, {issue_date}
> {signer}
~ Modelo aprobado por orden de {:date}. Gestoría {:company}, {:phone}. Centro de trabajo: {:city}.

== es evaluacion_desempeno_semestral
q company company:Banco {}/Farmacéutica {}/Telecom {}
q employee person; employee_evaluated, es:evaluado
q evaluator person; reviewer, es:evaluador; who judged the work in the first place
q second person; second_reviewer, es:segunda firma; who signs after the evaluator
q area phrase; department, es:área
q role phrase; job_title, es:cargo
q period period; review_period
q interview date; interview_date, es:fecha de la entrevista; day on which the two talked
q next_review date; es:próxima revisión
q previous_rating number:1..5; es:calificación anterior; mark of the time before
q rating number:1..5; overall_rating, es:calificación global; mark for the whole period
q bonus percent; bonus_share, es:bono
q raise percent; salary_increase, es:ajuste salarial
q potential choice:high/medium/low; es:potencial
q agrees flag; employee_agrees, in_agreement, es:conforme; whether the employee accepts the judgement
q comment text; employee_comment, es:comentario del evaluado
q mentor person; es:mentora
a salary money; current_salary
a hired date; hire_date
a promotion phrase; new_position
a hr person; hr_partner
l goals; objectives, es:objetivos
c goals.goal phrase; objective
c goals.weight percent; peso
c goals.target phrase; meta
c goals.result phrase; logro
c goals.points number:1..5; score, nota
c goals.due date
l skills; competencies, es:competencias
c skills.skill phrase; competency
c skills.level number:1..5; level_shown
c skills.needed number:1..5; level_required
c skills.action phrase; development_action, plan
---
# Evaluación de desempeño, {period}
{company} || {area=Riesgos|Ventas Institucionales|Operación de Red|Calidad}
= Evaluado: {employee}
= Cargo: {role=analista sénior|visitadora médica|ingeniero de turno|supervisor de calidad}
= Evaluador: {evaluator}
= Segunda firma: {second}
= Entrevista: {interview}
= Calificación anterior: {previous_rating}
+++
%goals 2..6
Objetivo | Peso | Meta | Logro | Nota
{goals.goal=reducir mora|cobertura de visitas|tiempo de reparación|auditorías cerradas|nuevos clientes} | {goals.weight} | {goals.target=12 al mes|menos de 4 h|bajo 2 puntos|todas|95 de 100} | {goals.result=10 al mes|3 h 40|1,8 puntos|dos pendientes|96 de 100} | {goals.points}
{goals.due=}
%%
+++
%skills 2..5
Competencia | Mostrado | Requerido | Acción
{skills.skill=liderazgo|trabajo en equipo|orden|orientación al cliente|inglés} | {skills.level} | {skills.needed} | {skills.action=curso corto|acompañamiento|ninguna|rotación de tres meses}
%%
+++
Calificación global: {rating}. Potencial {potential?alto~medio~bajo}. Bono: {bonus} del tope. Ajuste salarial: {raise}. Mentor asignado: {mentor}.
«{comment}» {agrees!El evaluado comparte lo aquí escrito|Firma conforme~Firma solo como constancia de lectura, en desacuerdo|El evaluado discrepa y adjunta nota}.
Próxima revisión: {next_review}.
{employee} || {evaluator}
~ Escala de 1 a 5. Calibrado en comité el {:date} por {:person}. Confidencial.

== es plan_formacion_empresa_anual
q company company:Aguas {}/Puertos {}/Cementos {}
q year year; plan_year
q owner person; training_manager, drawn_up_by, es:responsable de formación; who drew up the plan
q approved_by person; es:aprobado por la dirección; who in the management agreed to the plan
q council_person person; works_council_chair, heard_for_staff; who was heard for the staff
q version number:1..9
q approved_on date; es:fecha de aprobación
q informed date; staff_informed_on, es:informe de la representación; when the works council was told
q credit money:2000..60000; training_credit, es:crédito disponible; what may be set off against contributions
q cost money:5000..120000; total_cost, es:coste total
q people number:20..900; participants_planned, es:participantes
q hours number:200..9000; total_hours
q organiser company:Formación {}/Consultora {}/Academia {}; organising_body, outside_provider; outside body that runs the courses
q review date; mid_year_review, es:revisión intermedia
q digital percent; share_online
q disputed flag; staff_objected, unfavourable_opinion, es:informe desfavorable; whether the works council spoke against it
a budget_last money; last_year_cost
a start date; plan_start
a file_no id; subsidy_file
a satisfaction number
l courses; actions, es:acciones formativas
c courses.code id:AF-##
c courses.course phrase; title
c courses.group phrase; target_group, dirigido_a
c courses.people number:2..60; participants, asistentes
c courses.hours number:4..120
c courses.mode phrase; modalidad
c courses.start date; starts
c courses.teacher person; docente
c courses.cost money:200..9000
---
{company} || Versión {version}
# Plan de formación {year}
Elaboró {owner}. Aprobado el {approved_on} por {approved_by}. La representación del personal ({council_person}) fue informada el {informed} y {disputed!emitió informe desfavorable|manifestó su desacuerdo~no puso objeciones|informó a favor}.
%courses 3..9
Cód. | Acción | Dirigida a | Asist. | Horas | Modo | Inicio | Docente
{courses.code} | {courses.course=espacios confinados|excel avanzado|carretillas|trabajos en altura|inglés técnico|ciberhigiene|primeros auxilios} | {courses.group=operarios|mandos|administración|toda la plantilla|contratas} | {courses.people} | {courses.hours} | {courses.mode=presencial|en línea|mixta} | {courses.start} | {courses.teacher}
{courses.cost=}
%%
= Participantes: {people}
= Horas: {hours}
= Parte en línea: {digital}
= Coste: {cost}
= Crédito bonificable: {credit}
= Entidad organizadora: {organiser}
Revisión a mitad de año: {review}.
~ Necesidades recogidas por encuesta hasta el {:date}. Aula: {:address}. Suplente de la responsable: {:person}.

== es asignacion_internacional_empleado
q home company:Ingeniería {}/{} Energía/Constructora {}; home_company, sending_company, es:empresa de origen
q host_company company:{} México SA/{} Chile SpA/{} Perú SAC; receiving_entity, es:empresa de destino; company for which the person works abroad
q employee person; assignee, es:desplazado
q role phrase; role_abroad, es:puesto en destino
q country country; host_country
q city city; host_city
q assignment_start date; es:inicio del desplazamiento
q assignment_end date; es:fin de la asignación
q letter_date date
q home_boss person; home_manager, es:enlace en origen
q host_boss person; reports_to_abroad, es:responsable en destino
q hr person; mobility_manager, signed_by; who signs the letter
q partner person; accompanying_partner, es:cónyuge; who moves along
q children number:1..4
q base_salary money:30000..120000; es:salario base
q allowance money:300..4000; mobility_allowance, es:plus de expatriación
q housing money:500..4000; housing_limit, es:tope de vivienda
q flights number:1..4; home_trips_per_year
q tax_neutral flag; tax_equalised, net_guaranteed, es:igualación fiscal; whether the firm sees to it that tax abroad makes no difference
q insurer company:{} Salud/{} Global Care; health_insurer
q accept_by date; accept_until
q social choice:home/host; social_security_in, es:cotización; where social security is paid
a passport id; passport_no
a visa date; visa_expiry
a school company; school_of_children
a return_job phrase; position_on_return
l moves; benefits, es:condiciones
c moves.item phrase; benefit, concept
c moves.limit money:200..9000; maximum
c moves.times phrase; frequency
c moves.paid_by phrase; borne_by, payer
c moves.proof phrase; proof_needed
c moves.supplier company
---
{home}
Movilidad internacional || {letter_date}
Personal y confidencial
{employee}

Estimado/a {:first}:
Nos complace confirmarte tu desplazamiento a {host_company}, en {city} ({country}), como {role=jefa de obra|director de planta|responsable de ofertas|ingeniero residente}, del {assignment_start} al {assignment_end}. Allí dependerás de {host_boss}; en origen, tu enlace sigue siendo {home_boss}. Te acompañan {partner} y {children} <hijos|menores>.
= Salario base anual: {base_salary}
= Plus mensual: {allowance}
= Vivienda hasta: {housing}
= Viajes a casa al año: {flights}
= Seguro médico: {insurer}
%moves 2..6
Concepto | Tope | Frecuencia | Paga | Justificante
{moves.item=mudanza|colegio|coche|clases de idioma|guardamuebles|visados} | {moves.limit} | {moves.times=única vez|cada curso|mensual|al llegar} | {moves.paid_by=origen|destino|a medias} | {moves.proof=factura|ninguno|recibo y matrícula}
{moves.supplier=}
%%
{tax_neutral!Tu neto no cambiará por los impuestos del país: la empresa iguala|Te garantizamos la igualación fiscal~Los impuestos de allí corren de tu cuenta|No hay igualación fiscal}. Cotizarás {social?en España, con certificado de desplazamiento~en el país de destino desde el primer día}.
Devuélvenos una copia firmada antes del {accept_by}.
{hr}
~ Política de movilidad, edición de {:date}. Anticipo de instalación {:money:1000..5000}. Emergencias {:phone}.

== es concurso_traslados_lista
q body company:Servicio de Salud de {}/Consejería de Educación de {}; es:órgano convocante; authority that called for applications
q category phrase; professional_category, es:categoría
q call_published date; es:convocatoria; day on which the posts were put out
q resolution_date date; es:fecha de la resolución
q bulletin id:BO ###/####; es:boletín
q list_kind choice:provisional/final; list_status, es:tipo de relación
q claims_until date; es:reclamaciones hasta
q take_up date; take_up_posts_on, es:toma de posesión
q offered number:5..300; posts_offered, es:plazas ofertadas
q applicants number:10..900; applications
q vacant number:0..90; posts_left_vacant, es:desiertas; posts that nobody got
q chair person; commission_chair, es:presidente de la comisión
q director person; signed_by, es:directora general
q tie phrase; tie_breaker, es:criterio de desempate
q withdrawals flag; withdrawals_allowed, may_still_withdraw, es:desistimientos; whether one may still step back
a salary money
a exam_date date; exam
a secretary person
a appeal_court phrase; court
l assigned; awards, es:adjudicaciones
c assigned.rank number:1..300; order
c assigned.name person; candidate, participant
c assigned.id id:***####**; masked_id, dni
c assigned.points number:20..190; baremo
c assigned.from_city city; previous_post, origen
c assigned.post phrase; post_awarded, destino
c assigned.choice number:1..30; preference_no
c assigned.phone phone
l refused; exclusions, es:excluidos
c refused.name person; person
c refused.code short
c refused.reason phrase
---
{body}
> {resolution_date}
Resolución por la que se publica la relación {list_kind?provisional~definitiva} de adjudicaciones del concurso de traslados convocado el {call_published} ({bulletin}), categoría {category=enfermería|matronas|celadores|técnicos de laboratorio|auxiliar administrativo}.
Plazas ofertadas {offered}; solicitudes {applicants}; desiertas {vacant}.
%assigned 4..9
N.º | Apellidos y nombre | DNI | Puntos | Procede de | Destino | Pref.
{assigned.rank} | {assigned.name} | {assigned.id} | {assigned.points} | {assigned.from_city} | {assigned.post=C.S. La Cañada|Hospital Comarcal|C.S. Norte|Consultorio Local|Hospital de Día|C.S. Puente Viejo} | {assigned.choice}
{assigned.phone=}
%%
+++
Excluidos:
%refused 1..4
Nombre | Causa | Motivo
{refused.name} | {refused.code=A1|B2|C|D4} | {refused.reason=fuera de plazo|sin antigüedad suficiente|no acredita categoría|renuncia}
%%
+++
Los empates se dirimen por {tie=antigüedad|edad|letra del sorteo}. {withdrawals!Todavía se admiten desistimientos|Quien lo desee puede aún retirarse~Ya no cabe desistir|El desistimiento no es posible}. Reclamaciones hasta el {claims_until}. Toma de posesión: {take_up}.
{director} || La comisión: {chair}
~ Bases de {:date}. Sede electrónica {:url}. Corrección de errores del boletín {:id:BO ###/####}.

== es bolsa_interinos_llamamiento
q body company:Ayuntamiento de {}/Universidad de {}/Cabildo de {}
q candidate person; called_person, es:aspirante; who was rung up
q candidate_no number:1..300; position_in_list, es:número de orden
q post phrase; post_offered, es:puesto; job that is offered
q unit phrase; destination
q list_name phrase
q kind_of_appointment choice:vacancy/substitution/programme
q person_replaced person; es:titular sustituida
q planned_start date; es:inicio previsto
q planned_end date; es:fin previsto
q called_on date; es:fecha del llamamiento
q called_at time; es:hora de la llamada
q attempts number:1..3; call_attempts
q answer_hours number:12..72; hours_to_answer
q officer person; personnel_officer, made_by, es:diligencia de; who made the call
q papers_by date; documents_by
q penalty phrase; consequence_of_refusal
q part_time flag; reduced_hours, es:jornada reducida; whether the post is not full time
q reply_given choice:accepts/declines/no answer; es:respuesta; what the candidate said
q next_person person; next_in_list, es:siguiente en la lista
a salary money; monthly_salary
a score number
a list_date date; list_published
a email email; candidate_email
---
{body} · Recursos Humanos
Diligencia de llamamiento || {called_on}
= Bolsa: {list_name=Trabajo Social|Auxiliares|Técnicos de archivo|Bibliotecas}
= Orden: {candidate_no}
= Aspirante: {candidate}
= Hora de la llamada: {called_at}
= Intentos: {attempts}

Se le ofrece el nombramiento como {post=auxiliar administrativo|trabajadora social|técnico de archivo|conserje}, en {unit=Servicios Sociales|Padrón|Facultad de Letras|Archivo General}, {kind_of_appointment?por vacante de plantilla~por sustitución de su titular~para ejecución de un programa}, [en lugar de {person_replaced},] del {planned_start} al {planned_end}. {part_time!La jornada es reducida|Se trata de media jornada~La jornada es completa|Jornada ordinaria entera}.
Dispone de {answer_hours} horas para contestar; el silencio o la renuncia sin causa supone {penalty=pasar al final de la lista|la exclusión|perder el turno por un año}.
Respuesta: {reply_given?acepta|dice que sí~renuncia|declina el puesto~no contesta tras los intentos}.
? De no incorporarse se llamará a {next_person}.
Documentación hasta el {papers_by} en Registro, {:street}.
{officer}
~ Bases publicadas el {:date}; rige el orden de {:year}. Teléfono marcado: {:phone}.

== es escrutinio_mesa_electoral
q polling_place phrase; es:local electoral; building in which people voted
q town city; municipality
q district number:1..12
q section number:1..90
q table choice:A/B/C; polling_table, mesa, es:mesa
q election phrase
q held date; polling_day, es:fecha de la votación
q voting_began time
q closed time; voting_ended, es:cierre de la votación
q chair person; presiding_officer, es:presidenta
q first_member person; es:vocal primero
q second_member person; es:vocal segunda
q census number:300..1500; registered_voters, es:censo; people who had the right to vote at this table
q voters number:100..1400; es:votantes; people who did vote
q postal number:1..90; postal_votes, es:votos por correo
q observers_votes number:1..9; votes_by_party_agents, es:votos de interventores
q null number:0..30; invalid_votes, es:nulos
q blank number:0..30; blank_votes, es:en blanco
q valid_votes number:90..1300; es:votos válidos
q protest flag; protest_lodged, complaints_made, es:reclamaciones; whether a party agent complained
q envelope id:S-#######; envelope_no, seal_no, es:sobre
q judge_court phrase; delivered_to_court, court
a winner phrase; elected_candidate
a mayor person
a recount date; recount_date
l results; candidacies, es:candidaturas
c results.list phrase; party
c results.head person; top_candidate, cabeza_de_lista
c results.votes number:1..500
c results.words phrase; votes_in_words
c results.agent person; party_agent, interventor
c results.seats number
---
Acta de escrutinio · {election=elecciones municipales|elecciones autonómicas|elecciones generales, Congreso|elecciones al Parlamento Europeo}
Municipio {town} || Distrito {district}, sección {section}, mesa {table?A~B~C}
Local: {polling_place=CEIP Cervantes|Casa de Cultura|Instituto Laboral|Pabellón municipal}
<En el día|El> {held}, abierta la votación a las {voting_began} y cerrada a las {closed}, la mesa formada por
Presidenta: {chair} || Vocales: {first_member} (1.º) y {second_member} (2.º)
procedió al recuento, con este resultado:
= Electores inscritos: {census}
= Han votado: {voters}
= de ellos por correo: {postal}
= e interventores: {observers_votes}
= Papeletas nulas: {null}
= Votos en blanco: {blank}
= Votos válidos: {valid_votes}
%results 3..7
Candidatura | Encabeza | Votos | Interventor
{results.list=Unión Vecinal|Alternativa Verde|Partido del Campo|Foro Ciudadano|Izquierda Local|Centro Democrático} | {results.head} | {results.votes} | {results.agent}
{results.words=}
{results.seats=}
%%
{protest!Un interventor hizo constar su reclamación, que se une|Se formularon protestas, resueltas al dorso~No hubo reclamación ni protesta|Sin incidencias ni quejas}. El sobre {envelope} se entregó en {judge_court=el Juzgado de Paz|Instrucción n.º 2|Primera Instancia n.º 1}.
{chair} || {first_member} · {second_member}
~ Suplente citada y no comparecida: {:person}. Urna precintada a las {:time}. Acta de constitución de {:date} aparte.

== es deposito_cuentas_registro
q registry company:Registro Mercantil de {}; es:registro
q company_filing company:Hormigones {}/Farma {}/Viajes {}; depositor
q registry_sheet id:@@-#####; es:hoja registral
q tax_id id:B########; company_tax_id
q year year; financial_year, es:ejercicio
q closed date; year_end, es:fecha de cierre; last day of the business year
q accounts_approved_on date; es:aprobación por la junta; day on which the shareholders agreed to the accounts
q presented date; presented_on, es:fecha de presentación
q entry_no id:#/20##/######; es:asiento
q presenter person; presented_by, es:presentante; who handed the papers in
q administrator person; certifying_director, es:administrador certificante
q registrar person; es:registradora
q result money:1000..90000; result_of_year, es:resultado del ejercicio; profit or loss of the year
q assets money:90000..900000; total_assets
q turnover money:90000..900000; es:cifra de negocios
q staff number:1..200; average_staff
q model choice:normal/abridged/small; accounts_model
q qualified choice:filed/defects; decision, es:calificación
q audited flag; auditors_report_enclosed, es:auditada; whether an auditor examined the accounts
q books company:Asesoría {}/Contables {}; bookkeeping_firm, es:asesoría contable; who keeps the books
q fees money:20..200; registry_fees, es:honorarios
q days_pay number:10..120; payment_days_suppliers
a auditor_person person; audit_partner
a dividend money
a capital money; share_capital
a expires date; remedy_deadline
l use; application_of_result, es:aplicación del resultado
c use.what phrase; destination, to
c use.sum money:500..60000; amount
c use.pct percent; share
c use.note phrase
---
{registry}
Asiento {entry_no} · Presentado el {presented} por {presenter}
# Depósito de cuentas, ejercicio {year}
Sociedad {company_filing} · NIF {tax_id} · Hoja {registry_sheet}
= Cierre del ejercicio: {closed}
= Aprobación: {accounts_approved_on}
= Modelo: {model?normal~abreviado~pymes}
= Total activo: {assets}
= Cifra de negocios: {turnover}
= Resultado: {result}
= Plantilla media: {staff}
= Periodo medio de pago, días: {days_pay}
%use 1..4
Aplicación | Importe | %
{use.what=reserva legal|reservas voluntarias|compensar pérdidas|remanente} | {use.sum} | {use.pct}
{use.note=}
%%
{audited!Se acompaña informe de auditoría|Cuentas verificadas por experto inscrito~La sociedad no está obligada a verificar sus cuentas|Sin informe de verificación}. Lleva la contabilidad {books}. Certifica {administrator}.
La registradora, previo examen, resuelve {qualified?tener por efectuado el depósito~no practicar el depósito por los defectos señalados}.
{registrar} || Honorarios {fees}
~ Libros legalizados el {:date}. Publicidad formal: nota por {:money:5..12}. Capital según fichero sin comprobar. Cierre registral: ninguno.

== es nota_simple_finca
q registry company:Registro de la Propiedad de {}
q finca number:1000..60000; property_no, es:finca
q cru id:##############; unique_code
q asked_by company:Gestoría {}/Abogados {}/Banco {}; requested_by, applicant, es:solicitante; who wanted the extract
q asked_on date; request_date, es:fecha de petición
q issued_on date; es:fecha de expedición
q interest phrase; legitimate_interest, purpose, es:interés legítimo; why the extract is wanted
q kind_of_property phrase; es:naturaleza
q location street
q town city; municipality
q built unit:m² 40..400; built_area, es:superficie construida
q plot unit:m² 90..4000; plot_area, es:superficie del solar; area of the ground
q quota percent; share_in_common_parts, es:cuota de participación; share of the flat in the whole house
q cadastral id:#######@@####@####@@; cadastral_ref
q registrar person; es:registrador
q fee money:3..20
q pending flag; pending_entries, documents_pending, es:asientos pendientes; whether something was handed in and not yet written
q coordinated flag; matches_cadastre, graphic_coordinated, es:coordinada; whether land register and cadastre agree on the plot
a price money; sale_price, value
a buyer person
a energy choice; energy_class
a tenant person
l owners; holders, es:titulares
c owners.owner person; holder
c owners.share percent; participation
c owners.right phrase; es:derecho
c owners.title phrase; acquired_by
c owners.deed date; deed_date
c owners.notary person
c owners.entry id:#.ª; inscription
l burdens; charges, es:cargas
c burdens.kind phrase; charge
c burdens.in_favour company; creditor, in_favour_of
c burdens.sum money:5000..300000; amount, principal
c burdens.until date; term, ends
c burdens.written date; registered_on
c burdens.cancelled date
---
{registry}
Nota simple informativa · emitida el {issued_on} a petición de {asked_by} ({asked_on}), interés: {interest=compraventa|concesión de crédito|investigación jurídica|herencia}
+++
# Finca n.º {finca} de {town}
CRU {cru} · Ref. catastral {cadastral}
{kind_of_property=Urbana. Vivienda en planta tercera|Urbana. Casa de dos plantas|Rústica. Secano con casilla|Urbana. Local comercial} en {location}. Superficie construida {built}; solar {plot}. Cuota {quota}. {coordinated!La base gráfica coincide con el catastro|Finca coordinada gráficamente~No consta coordinación con el catastro|Sin coordinar con catastro}.
+++
## Titularidad
%owners 1..4
Titular | Cuota | Derecho | Por | Escritura | Notario | Insc.
{owners.owner} | {owners.share} | {owners.right=pleno dominio|nuda propiedad|usufructo|pleno dominio ganancial} | {owners.title=compra|herencia|donación|división} | {owners.deed} | {owners.notary} | {owners.entry}
%%
+++
## Cargas
%burdens 1..4 cards
{burdens.kind=Hipoteca|Servidumbre de paso|Anotación de embargo|Condición resolutoria|Afección fiscal}
A favor de: {burdens.in_favour}
Importe: {burdens.sum}
Hasta: {burdens.until}
Inscrita: {burdens.written}
{burdens.cancelled=}
%%
+++
{pending!Hay documento presentado y sin despachar|Existen asientos de presentación vigentes~No hay documentos pendientes de despacho|Sin asientos pendientes}.
{registrar} || Honorarios {fee}
~ Libro abierto a las {:time}. Valor puramente informativo. Última consulta de esta finca: {:date}. Sustituto: {:person}.

== es escritura_prestamo_hipotecario_ficha
q notary person
q protocol number:100..5000; protocol_no
q deed_date date; es:otorgamiento
q acta date; transparency_act_date, es:acta previa; the notary's meeting with the borrower before the deed
q bank company:Banco {}/Caja {}/Crédito {}; lender, mortgagee, es:entidad acreedora; who lends
q bank_rep person; bank_attorney, es:apoderado
q borrower person; first_borrower, es:prestataria
q co_borrower person; second_borrower, es:coprestatario
q guarantor person; es:fiadora; who stands in for the borrowers
q property address; mortgaged_property
q capital money:40000..400000; loan_amount, es:capital prestado
q appraisal money:60000..500000; appraised_value, es:valor de tasación; what the expert found the home worth
q appraiser company:{} Tasaciones/Tasadora {}; appraisal_company
q auction_value money:60000..500000; value_for_auction, es:tipo de subasta
q number_of_instalments number:60..420; es:número de cuotas
q first_pay date; first_instalment_date
q instalment money:300..2500; first_instalment, es:primera cuota
q rate_fixed percent; initial_rate; rate in the first months
q spread percent; es:diferencial
q fixed_months number:6..36; months_at_initial_rate
q apr percent
q late percent; default_rate, es:interés de demora; rate charged when payment is late
q account iban; loan_account
q home_use flag; main_residence, family_home, es:vivienda habitual; whether the borrowers will live there
q fee_prepay percent; early_repayment_fee
a insurer company; home_insurer
a registry_no number; land_register_no
a seller person
l linked; linked_products, es:productos vinculados
c linked.product phrase
c linked.cut percent; rate_reduction
c linked.cost money:10..900; yearly_cost
c linked.required phrase; condition
---
Notaría de {notary} || Protocolo {protocol}
# Escritura de préstamo con garantía hipotecaria
Otorgada en {:city} el {deed_date}; acta previa de transparencia de {acta}.
Acreedor || {bank}, representado por {bank_rep}
Deudores || {borrower} y {co_borrower}
Fianza || {guarantor}
Finca || {property}
{home_use!Constituye la vivienda habitual de los deudores|Los deudores manifiestan que residirán en ella~No será residencia habitual|Segunda residencia, según manifiestan}.
+++
= Capital: {capital}
= Cuotas mensuales: {number_of_instalments}
= Primera cuota: {instalment}, el {first_pay}
= Tipo inicial: {rate_fixed}
= Después, euríbor más: {spread}
= TAE variable: {apr}
= Demora: {late}
= Compensación por reembolso: {fee_prepay}
= Cuenta: {account}
+++
Tasación {appraisal} ({appraiser}). Tipo para subasta {auction_value}.
%linked 1..4
Producto | Bonifica | Coste anual | Condición
{linked.product=nómina|seguro de vida|seguro de hogar|plan de pensiones|tarjeta} | {linked.cut} | {linked.cost} | {linked.required=mínimo 2000 al mes|toda la vida del préstamo|seis compras|sin permanencia}
%%
El tipo inicial rige {fixed_months} meses.
~ Tasación de {:date}. Gestoría {:company}. Impuesto a cargo del banco: {:money:500..5000}.

== es retencion_judicial_sueldo
q court phrase; es:juzgado
q seat city
q case_no id:E-###-20##; file
q ordered date; order_date, es:fecha del oficio; day of the letter to the firm
q employer company:Servicios {}/Agro {}/Textiles {}; addressee, es:empleadora; who must hold part of the pay back
q debtor person; employee, es:demandado; whose pay is cut
q debtor_id id:########; dni
q creditor person; beneficiary, es:demandante; who gets the money
q judge person; es:magistrado
q secretary person; court_secretary, signed_by, es:secretaria judicial
q kind_of_claim choice:maintenance/debt; es:materia
q pct percent; share_withheld, es:porcentaje
q cap money:500..60000; up_to_amount, es:hasta cubrir
q costs money:50..3000
q account id:##-###-######; court_account, es:cuenta judicial
q bank company:Banco de {}/Banco {}; deposit_bank
q first_month period
q reply_days number:3..10; days_to_report
q warned flag; warned_of_penalty, liability_warned; whether the firm was told it pays itself if it fails
q earlier_case id:E-###-20##; earlier_order, priority_case; file of an older order that comes first
a net_pay money; net_salary
a lawyer person; creditors_lawyer
a lifted date; lifted_on
a employer_contact person; payroll_officer
l items; income_affected, es:conceptos afectados
c items.what phrase; income_item
c items.affected phrase; included
c items.pct percent; share
c items.note phrase; remark
---
PODER JUDICIAL
{court=Juzgado de Paz Letrado|Juzgado de Familia n.º 3|Juzgado Civil y Comercial n.º 7|Juzgado Laboral} de {seat}
Expediente {case_no} || Oficio de {ordered}
Señores {employer}
Presente.-

En los autos seguidos por {creditor} contra {debtor} (DNI {debtor_id}), sobre {kind_of_claim?alimentos~cobro de suma}, se dispuso que retengan el {pct} de sus haberes, [hasta cubrir {cap}] más {costs} por costas, y lo depositen en {bank}, cuenta {account}, empezando por {first_month}.
%items 2..5
Concepto | Alcanzado | % | Nota
{items.what=sueldo básico|horas extras|gratificación|utilidades|vacaciones|movilidad} | {items.affected=sí|no|sí, salvo ley} | {items.pct} | {items.note=–|tope legal|libre disposición|}
%%
[Tiene prelación la retención del expediente {earlier_case}.] Deberán informar en {reply_days} días. {warned!De no hacerlo, la empresa responderá con su patrimonio|Bajo apercibimiento de responder solidariamente~Se les agradecerá la pronta respuesta|Sírvanse acusar recibo}.
Así lo ordenó {judge}.
> {secretary}
~ Resolución firme de {:date}. Mesa de partes: {:street}, de {:time} a {:time}. Copia al interesado.

== es pericial_informatica_forense
q expert person; es:perito
q licence id:COL-####; licence_no, es:colegiado
q client company:Bufete {}/Mutua {}/Grupo {}; commissioned_by, es:cliente; who pays for the report
q lawyer person; es:letrada
q court phrase
q proceedings id:DP ###/####
q assignment_accepted date; es:encargo aceptado
q acquired date; evidence_acquired_on, es:fecha de la adquisición; day on which the copies were made
q notary person; notary_present, es:fedatario; before whom the copies were made
q report_date date; es:fecha del informe
q user person; device_user, es:usuario investigado; who worked with the device
q owner company:Logística {}/Clínica {}; device_owner, es:titular del equipo
q question text; question_asked
q conclusion phrase
q deleted number:1..9000; deleted_files_recovered, es:ficheros recuperados
q forensic_tool phrase
q wrong_clock flag; clock_wrong, clock_deviates, es:reloj desfasado; whether the device showed a false time
q fee money:600..9000
q pages number:10..200
a opposing person; opposing_expert
a hearing date; hearing_date
a password phrase
a damage money
l devices; evidence, es:evidencias
c devices.no id:EV-##; evidence_no
c devices.kind phrase; device, description
c devices.serial id:@@######; serial_no
c devices.size unit:GB 32..900; capacity
c devices.hash id:@#@##@#@##; hash_start, sha256
c devices.seized date
l events; timeline, es:cronología
c events.day date; date
c events.hour time; time
c events.what phrase; event, action
c events.account phrase; user_name
c events.source id:EV-##; evidence
---
# Informe pericial informático
Perito: {expert}, {licence}
Encargo de {client} (letrada {lawyer}), aceptado el {assignment_accepted}
Procedimiento {proceedings}, {court=Instrucción n.º 4|Mercantil n.º 1|Social n.º 12|Penal n.º 2}
+++
## Objeto
{question} Equipo propiedad de {owner}, asignado a {user}.
+++
## Adquisición
Las copias se obtuvieron el {acquired} con {forensic_tool=clonadora por hardware|bloqueador de escritura|imagen lógica certificada}, ante {notary}.
%devices 1..5
Ev. | Dispositivo | Serie | Capacidad | SHA-256 (inicio)
{devices.no} | {devices.kind=disco SSD|teléfono|memoria USB|portátil|disco externo} | {devices.serial} | {devices.size} | {devices.hash}
{devices.seized=}
%%
+++
## Hechos
%events 2..7
Día | Hora | Suceso | Cuenta | Ev.
{events.day} | {events.hour} | {events.what=conexión de memoria externa|copia de carpeta|borrado masivo|envío a correo privado|inicio de sesión} | {events.account=ventas2|admin|jlopez|invitado} | {events.source}
%%
{wrong_clock!El reloj del equipo marcaba una hora distinta de la real|Se corrige el desfase horario hallado~El reloj del equipo estaba en hora|Sin desfase horario}. Ficheros borrados recuperados: {deleted}.
+++
## Conclusión
{conclusion=Se copió información fuera de la empresa|No hay rastro de copia|El borrado fue intencionado|No puede afirmarse quién usó el equipo}.
{:city}, {report_date} · {pages} páginas || {expert}
~ Provisión recibida el {:date}: {:money:300..900}. Honorarios totales {fee}. Tacha: ninguna.

== es denuncia_robo_comisaria
q police_station phrase; es:comisaría
q report_no id:#####/##; es:atestado
q officer id:#####; officer_number, es:instructor
q secretary id:#####; secretary_number
q report_date date; es:fecha de la denuncia
q reported_at time; es:hora de la denuncia
q complainant person; es:denunciante; who reports the theft
q doc id:########@; complainant_id
q born date; complainant_born
q job phrase; occupation
q phone phone; complainant_phone
q injured company:Bar {}/Bazar {}/Óptica {}; injured_business, victim, es:perjudicado; business that was robbed
q happened date; date_of_theft; day of the theft, not of the report
q between_from time; not_before, happened_after
q between_to time; not_after, happened_before
q scene address
q way_of_entry phrase; es:modo
q alarm flag; alarm_went_off, alarm_rang; whether the alarm sounded
q witness person; es:testigo; who saw somebody
q cash money:50..5000; cash_taken, es:metálico
q total_value_stolen money:300..30000; ; value of all that was taken
q damage_to_property money:50..3000
q insurer company:Seguros {}/Mutua {}
q suspect_description phrase
q cameras choice:yes/no/broken; video_available, es:grabaciones
a suspect person
a arrest date; arrested_on
a policy id; policy_no
a lawyer person
a recovered money; value_recovered
l loot; stolen_goods, es:efectos sustraídos
c loot.what phrase; item, description
c loot.count number:1..60; quantity
c loot.mark phrase; brand
c loot.serial id:@#######; serial_no, imei
c loot.worth money:10..3000; value
c loot.bought year; bought_in
---
{police_station=Comisaría de Distrito Centro|Puesto de la Guardia Civil|Comisaría Local Norte|Oficina de Denuncias}
Atestado {report_no} || Instructor {officer} · Secretario {secretary}
# Acta de denuncia
En {:city}, a las {reported_at} del {report_date}, comparece {complainant}, nacida el {born}, DNI {doc}, {job=camarera|gerente|comerciante|óptica}, teléfono {phone}, quien en nombre de {injured} MANIFIESTA:
Que el {happened}, entre las {between_from} y las {between_to}, personas desconocidas entraron en {scene} {way_of_entry=forzando la persiana|rompiendo el escaparate|por el patio interior|con llave falsa}. {alarm!Saltó la alarma y avisó la central|La sirena alertó a los vecinos~La alarma no llegó a sonar|La alarma estaba desconectada}. Que {witness}, vecina, vio a {suspect_description=dos jóvenes con mochila|un hombre de unos cuarenta años|tres encapuchados|una furgoneta blanca}. {cameras?Aporta las grabaciones~El local no tiene cámaras~Las cámaras llevaban días averiadas}.
Que faltan:
%loot 2..7
Efecto | Uds. | Marca | N.º serie | Valor
{loot.what=tableta|caja de licor|gafas de sol|terminal de pago|reloj|ordenador} | {loot.count} | {loot.mark=Nox|Alba|Ferrán|Tikal|sin marca} | {loot.serial} | {loot.worth}
{loot.bought=}
%%
además de {cash} en metálico; en total {total_value_stolen}. Daños en puerta y mobiliario: {damage_to_property}. Asegurado en {insurer}.
Leída, la firma.
Denunciante || Instructor
~ Derechos informados a las {:time}. Ampliación de la denuncia {:id:#####/##} de {:date}. Inspección ocular: {:person}.

== es acta_entrada_registro_domicilio
q court phrase; ordering_court
q case_no id:PA ####/20##
q warrant date; warrant_date, es:fecha del auto; day of the order, not of the search
q searched date; search_date
q search_began time; es:inicio del registro
q search_ended time; es:cierre del acta
q place_searched address
q occupant person; es:morador; who lives in the place
q lawyer person; lawyer_present, es:abogado; who stood by the occupant
q clerk person; court_clerk, es:letrada de la Administración de Justicia; who writes the record
q judge person; ; who ordered the search
q chief id:TIP ######; officer_in_charge
q agents number:3..20; officers_present
q neighbour person; witness_neighbour, es:testigo vecino
q interpreter person
q crime phrase; offence
q force flag; door_forced, entered_by_force, es:puerta forzada; whether the door was broken open
q arrested flag; occupant_arrested, arrest_made, es:detención; whether the occupant was taken along
q objects_kept_at phrase; custody
q damage_left phrase
a prosecutor person
a next_hearing date; hearing
a bail money
a owner person; owner_of_flat
l found; seized_items, es:intervenido
c found.no number:1..90; item_no
c found.room phrase
c found.what phrase; object
c found.amount phrase; quantity
c found.hour time; found_at
c found.agent id:TIP ######; found_by
c found.bag id:B-#####; bag_no, seal
---
{court=Juzgado de Instrucción n.º 6|Juzgado Central n.º 2|Juzgado de Guardia} · {case_no}
# Acta de entrada y registro
En {place_searched}, a las {search_began} del {searched}, yo, {clerk}, me constituyo con {agents} agentes al mando de {chief} para cumplir el auto de {warrant} dictado por {judge}, por {crime=receptación|tráfico de drogas|estafa continuada|falsificación}.
{force!Nadie respondió y hubo que derribar la puerta|La puerta fue forzada con ariete~Abrió el morador sin oposición|Se franqueó la entrada voluntariamente}. Se halla presente {occupant}, asistido por {lawyer} y, como intérprete, {interpreter}. Testigo: {neighbour}.
%found 2..8
N.º | Estancia | Objeto | Cantidad | Hora | Agente | Bolsa
{found.no} | {found.room=salón|dormitorio|trastero|cocina|terraza} | {found.what=teléfono|fajos de billetes|báscula|documentos|joyas|disco duro} | {found.amount=uno|tres|catorce|varios|una caja} | {found.hour} | {found.agent} | {found.bag}
%%
Lo intervenido queda en {objects_kept_at=dependencias policiales|la secretaría del juzgado|el depósito judicial}. Daños: {damage_left=bombín y marco|ninguno|un tabique|la persiana}. {arrested!El morador sale detenido|Se procede a su detención~El morador queda en libertad|No se practica detención}. Se cierra a las {search_ended}.
{clerk} || {lawyer}
> {occupant}
~ Oficio policial de {:date}. Vigencia del auto: {:number:1..5} días. Segunda dependencia: {:street}, no registrada.

== es acta_aprehension_contrabando
q post phrase; customs_post, es:puesto
q seizing_unit company:Resguardo Fiscal de {}/Aduana de {}
q act_no id:AA-####/##; es:acta
q seized date; seizure_date
q time time
q road phrase; place_of_seizure
q driver person; es:conductor; who was at the wheel
q doc id:##.###.###-#; driver_id
q country country; nationality
q plate id:@@-@@-##; vehicle_plate
q carrier company:Transportes {}/Buses {}; vehicle_owner, es:dueño del vehículo; firm that owns the vehicle
q declared_owner person; claimed_owner, es:dueño declarado; to whom the goods belong as the driver says
q officer person; seizing_officer, es:aprehensor; who found the goods
q chief person; head_of_post, es:jefe de puesto
q warehouse phrase; stored_at
q duties money:300..30000; duties_evaded, es:derechos evadidos
q worth money:500..60000; customs_value_total; value of all goods seized
q packages number:2..300
q hidden phrase; hiding_place
q court phrase; reported_to
q vehicle_held flag; vehicle_seized, vehicle_kept, es:vehículo retenido; whether the vehicle was kept too
q papers flag; had_papers, invoice_shown, es:exhibió documentos; whether the driver could show a bill
q claim_days number:5..30; days_to_claim
a fine money
a auction date; auction_date
a lawyer person
a passenger person
l goods; seized_goods, es:mercancías
c goods.what phrase; goods, description
c goods.brand phrase
c goods.origin country
c goods.units number:10..9000
c goods.state phrase; condition
c goods.value money:50..9000
---
{seizing_unit} || Acta {act_no}
# Aprehensión de mercancía
{post=Control El Loa|Paso fronterizo|Avanzada Chacalluta|Control Km 27}, {seized}, {time}
En {road=ruta 5 norte km 1760|camino vecinal a la pampa|zona primaria del puerto|terminal de buses}, el funcionario {officer} fiscalizó el vehículo {plate}, de {carrier}, conducido por {driver} ({country}, doc. {doc}). Ocultos en {hidden=doble fondo|el portamaletas|la rueda de repuesto|bultos de pasajeros} se hallaron {packages} bultos. {papers!El conductor exhibió factura que no corresponde|Mostró una boleta del comercio~El conductor no exhibió documento alguno|Sin factura ni guía}. Dijo que pertenecen a {declared_owner}.
%goods 2..6
Mercancía | Marca | Origen | Unidades | Estado | Avalúo
{goods.what=cigarrillos|ropa usada|zapatillas|teléfonos|licor|neumáticos} | {goods.brand=Fox|Elephun|Sin marca|Kress|Mikado} | {goods.origin} | {goods.units} | {goods.state=nuevo|usado|deteriorado} | {goods.value}
%%
Avalúo total {worth} || Derechos e impuestos {duties}
Depósito: {warehouse=almacén fiscal 2|bodega de rezagos|recinto aduanero} || Denuncia a: {court=Fiscalía Local|Ministerio Público|Juzgado de Garantía}
{vehicle_held!El camión queda igualmente incautado|Se retiene el vehículo~El vehículo se devuelve a su conductor|El vehículo continúa viaje}. El interesado puede reclamar en {claim_days} días.
{officer} || {driver}
> V.º B.º {chief}
~ Turno iniciado a las {:time}. Tipo de cambio del {:date}. Testigo de actuación {:person}.

== es visado_resolucion_consular
q consulate company:Consulado General en {}/Embajada en {}; consular_post
q applicant person; es:solicitante; who wants to travel
q passport id:@@#######; passport_no
q passport_expiry date; passport_expires
q citizen country; nationality
q file_no id:V/####/#####; visa_file, es:expediente
q visa_type choice:study/work/family/residence
q application_date date; ; day on which the application came in
q interviewed date; interview_date, es:fecha de entrevista
q decision_date date; es:fecha de resolución
q decision choice:granted/refused; es:sentido de la resolución
q valid_from date; visa_valid_from
q valid_to date; visa_valid_until
q stay number:30..365; days_of_stay, es:días de estancia
q entries choice:one/multiple; number_of_entries
q host_in_spain person; es:reagrupante; person in Spain who takes the applicant in
q host_institution company:Universidad de {}/Academia {}
q consul person; signed_by, es:cónsul; who signs
q fee money:30..200; visa_fee
q collect_by date; collect_passport_by, es:recoger antes de
q nie id:X#######@
q insured flag; insurance_accepted, medical_cover_sufficient; whether the health cover shown is enough
a flight id; flight_no
a police date; police_certificate_date
a employer company
a appeal date; appeal_deadline
l papers; documents_examined, es:documentación examinada
c papers.what phrase; document
c papers.issued date
c papers.by country; issued_in
c papers.ok phrase; accepted, result
c papers.translated phrase
---
{consulate}
Sección de visados || N.º {file_no}
# Resolución
Solicitante {applicant}, nacional de {citizen}, pasaporte {passport} (caduca {passport_expiry}). Visado solicitado: {visa_type?estudios~trabajo por cuenta ajena~reagrupación familiar~residencia no lucrativa}. Presentado el {application_date}; entrevista el {interviewed}.
%papers 3..7
Documento | Expedido | En | Resultado
{papers.what=antecedentes penales|certificado médico|carta de admisión|extractos bancarios|partida de matrimonio|póliza} | {papers.issued} | {papers.by} | {papers.ok=válido|falta apostilla|válido|caducado}
{papers.translated=}
%%
Centro o acogida: {host_institution} || Persona en España: {host_in_spain}
{insured!El seguro médico cubre lo exigido|Cobertura sanitaria suficiente~El seguro aportado no alcanza la cobertura exigida|Cobertura sanitaria insuficiente}.
Este consulado ha resuelto {decision?CONCEDER~DENEGAR} el visado.
= Vigencia solicitada o concedida: {valid_from} a {valid_to}
= Días de estancia: {stay}
= Entradas: {entries?una~múltiples}
= NIE: {nie}
Puede recoger su pasaporte hasta el {collect_by}. Tasa satisfecha: {fee}.
{decision_date} || {consul}
~ Cita tomada el {:date} a las {:time}. Ventanilla {:number:1..9}. Canciller: {:person}. Cambio consular del {:date}.

== es transporte_especial_autorizacion
q authority company:Dirección General de Tráfico de {}/Vialidad de {}; issuing_authority
q holder company:Grúas {}/Transportes Especiales {}; permit_holder, es:titular; firm that may drive
q permit id:AC-######; permit_no
q permit_kind choice:generic/specific/exceptional
q issued_on date; es:fecha de expedición
q from_day date; valid_from
q to_day date; valid_until
q load phrase; es:carga
q client company:Eólica {}/Siderurgia {}; consignor, load_owner, es:cargador; for whom the load is carried
q tractor id:#### @@@; tractor_plate
q trailer id:R #### @@@; trailer_plate
q length unit:m 18..70
q width unit:m 3..7
q height unit:m 4..6
q mass unit:t 44..190; total_mass; weight of vehicle and load together
q origin city
q destination city
q trips number:1..20; trips_allowed, es:número de viajes
q speed unit:km/h 20..70; maximum_speed
q pilot company:Pilotajes {}/Coches Piloto {}; escort_firm
q pilots number:1..4; escort_vehicles, es:coches piloto
q police flag; police_escort, guardia_civil, es:escolta policial; whether police must go along
q night flag; night_travel, may_travel_at_night, es:circulación nocturna; whether driving in the dark is allowed
q officer person; signed_by
q driver person; main_driver
q bond money:1000..20000; security
q contact person; duty_contact; who can be reached during the journey
a fee money
a insurer company
a departure date; departure_date
a relief person; second_driver
l roads; route, es:itinerario
c roads.road id:@-###
c roads.from_km number:0..400
c roads.to_km number:0..600
c roads.owner phrase; road_owner
c roads.cond phrase; condition
c roads.bridge number; bridge_limit
---
{authority}
Autorización complementaria de circulación {permit} · {permit_kind?genérica~específica~excepcional}
Titular || {holder}
Por cuenta de || {client}
Carga || {load=pala de aerogenerador|transformador de potencia|viga de puente|reactor químico}
Tractora / remolque || {tractor} / {trailer}
Conduce || {driver}
+++
L {length} · A {width} · H {height} · MMA {mass}
De {origin} a {destination}, {trips} viajes, entre {from_day} y {to_day}, sin pasar de {speed}.
%roads 2..7
Vía | Km ini. | Km fin | Titular vía | Condición
{roads.road} | {roads.from_km} | {roads.to_km} | {roads.owner=Estado|Junta|Diputación|concesionaria} | {roads.cond=sin condición|centrado en puente|corte de carril|desmontar señal|–}
{roads.bridge=}
%%
+++
Acompañamiento: {pilots} vehículos de {pilot}. {police!Además irá patrulla de la Agrupación|Requiere agentes de tráfico~No se exige patrulla|Sin presencia de agentes}. {night!Podrá circular entre la puesta y la salida del sol|Se permite de noche~Solo con luz diurna|Prohibido de noche}. Fianza por daños al firme: {bond}. Avisos durante el viaje: {contact}, {:phone}.
{issued_on}
{officer}
~ Informes de las vías recibidos el {:date}. Prohibido en operación salida. Póliza de {:money:100000..600000} exigida.

== es autorizacion_quema
q agency company:Agencia de Medio Ambiente de {}/Comarca de {}/Corporación Forestal de {}; authority
q applicant person; es:interesada; who wants to burn
q owner person; land_owner, es:propietaria del predio; to whom the land belongs
q permit id:Q-#####/##; permit_no
q application_date date; es:fecha de solicitud
q issued_on date
q burning_date date; es:día autorizado; day on which the fire may be lit
q alt_day date; alternative_day, es:día alternativo; taken if the weather forbids the first
q from_time time; may_light_from
q until_time time; must_be_out_by, es:hora límite
q estate phrase
q parcel id:##/###
q town city; municipality
q what_is_burned choice:stubble/prunings/pasture; es:material a quemar
q area unit:ha 1..40
q people number:2..12; people_required
q water unit:l 100..5000; water_on_site
q strip unit:m 2..15; firebreak_width, es:faja limpia
q wind unit:km/h 10..25; wind_limit
q warden person; forest_warden, es:agente forestal
q phone phone; phone_to_call_before_lighting
q near_forest flag; within_400m_of_forest, close_to_wood; whether trees stand closer than the safety distance
q index choice:low/moderate/high; fire_risk
a fee money
a insurer company
a renewal date; valid_until
a fine money
l edges; neighbours, es:colindantes
c edges.side phrase
c edges.owner person; neighbour
c edges.crop phrase; cover, land_use
c edges.told date; told_on, notified
c edges.phone phone
---
{agency} || N.º {permit}
# Autorización de quema controlada
Vista la solicitud de {applicant}, de {application_date}, para quemar {what_is_burned?rastrojo~restos de poda~pasto seco} en el predio {estate=Los Maitenes|El Retamal|La Umbría|Las Vegas de Arriba}, parcela {parcel}, {town}, propiedad de {owner}, superficie {area}, e informado por {warden}:
Se autoriza para el {burning_date}, de {from_time} a {until_time} (si llueve o hay viento, {alt_day}), con estas condiciones:
* {people} personas con batefuegos y {water} de agua a pie de quema
* Faja limpia de {strip} en todo el contorno
* No encender con viento de más de {wind}
* Llamar antes al {phone}
+++
%edges 2..4
Linde | Vecino | Uso | Avisado
{edges.side=norte|sur|este|oeste} | {edges.owner} | {edges.crop=pinar|viña|barbecho|camino|trigo} | {edges.told}
{edges.phone=}
%%
+++
{near_forest!Hay arbolado a menos de la distancia de seguridad|La quema linda con monte~No hay arbolado en las cercanías|Lejos de masa forestal}. Índice de peligro previsto: {index?bajo~moderado~alto}.
> {issued_on}
> P. D., {:person}
~ Época de peligro desde el {:date}. Nula si se decreta alerta. Retén más próximo: {:city}.

== es declaracion_bienes_cargo
q receiving_body company:Contraloría de {}/Secretaría de {}/Oficina Anticorrupción de {}
q declarant person; es:servidor público; who declares
q post phrase; es:cargo
q entity company:Municipio de {}/Instituto {}; es:dependencia
q declaration_kind choice:start/annual/end; es:modalidad
q folio id:DP-########
q filed_on date; es:fecha de presentación; day on which it was handed in
q took date; took_office, es:toma de posesión; day on which the declarant came into the post
q spouse person
q dependants number:0..5
q salary money:10000..90000; income_from_post, es:ingreso por el cargo
q other_income money:500..40000
q net_worth money:9000..900000; patrimonio, es:patrimonio neto
q receiver person; received_by, es:recibió
q outside phrase; outside_activity, es:otra actividad
q public flag; consent_to_publish, may_be_published, es:publicidad de datos; whether it may be shown to the public
q conflict flag; conflict_of_interest, interests_declared; whether some interest collides with the post
q lodged_late flag; late, out_of_time; whether it came in after the term
a tax_paid money; income_tax
a birth date; date_of_birth
a predecessor person
a end date; left_office
l estate; real_estate, es:inmuebles
c estate.kind phrase
c estate.place city
c estate.area unit:m² 40..4000
c estate.got date; acquired_on
c estate.how phrase; acquired_how
c estate.value money:20000..900000
c estate.holder phrase; titleholder
l accounts; investments, es:inversiones y cuentas
c accounts.bank company; institution
c accounts.kind phrase; type
c accounts.balance money:100..90000
c accounts.country country
l debts; liabilities, es:adeudos
c debts.creditor company
c debts.kind phrase
c debts.original money:3000..400000; original_amount
c debts.left money:500..300000; balance_owed
---
{receiving_body}
Declaración de situación patrimonial || Folio {folio}
Modalidad: {declaration_kind?inicial~de modificación anual~de conclusión} || Presentada {filed_on}
+++
= Declarante: {declarant}
= Cargo: {post=directora de obras|jefe de compras|regidora|subtesorero}
= Dependencia: {entity}
= Toma de posesión: {took}
= Cónyuge: {spouse}
= Dependientes: {dependants}
= Ingreso por el cargo: {salary}
= Otros ingresos: {other_income}
= Otra actividad: {outside=docencia|renta de local|ninguna|cría de ganado}
+++
## Inmuebles
%estate 1..4
Tipo | Lugar | Superficie | Adquirido | Forma | Valor
{estate.kind=casa|terreno|departamento|local} | {estate.place} | {estate.area} | {estate.got} | {estate.how=contado|crédito|herencia|donación} | {estate.value}
{estate.holder=}
%%
## Cuentas
%accounts 1..4 lines
{accounts.bank}, {accounts.kind=ahorro|fondo|nómina|acciones}, {accounts.country}: {accounts.balance}
%%
## Adeudos
%debts 1..3
Acreedor | Tipo | Original | Por pagar
{debts.creditor} | {debts.kind=hipotecario|automotriz|tarjeta|personal} | {debts.original} | {debts.left}
%%
+++
Patrimonio neto declarado: {net_worth}. {public!Autorizo que mis datos se hagan públicos|Acepto la publicidad de la versión íntegra~No acepto que se publiquen mis datos patrimoniales|Solicito la reserva}. {conflict!Manifiesto un interés que puede chocar con mis funciones|Declaro participación en empresa proveedora~Ningún interés choca con mis funciones|Sin intereses que declarar}. {lodged_late!Se recibió fuera de término|Extemporánea~Se recibió en término|Dentro del plazo}.
Recibió {receiver}
~ Bajo protesta de decir verdad. Ejercicio anterior presentado el {:date}, folio {:id:DP-########}.

== es concesion_aguas_subterraneas
q authority company:Confederación Hidrográfica de {}/Dirección General de Aguas de {}/Autoridad del Agua {}; water_authority
q holder company:Agropecuaria {}/Comunidad de Regantes {}/Viñedos {}; concession_holder, es:titular; who may draw the water now
q previous_holder person; es:anterior titular; who had the right before
q file_no id:C-####/####
q registered date; registered_on, es:inscripción
q resolution_date date; es:fecha de resolución
q application_date date; es:fecha de solicitud
q concession_ends date; es:fin de la concesión
q aquifer phrase; es:acuífero
q town city; municipality
q use choice:irrigation/supply/livestock/industry
q area unit:ha 2..300; irrigated_area
q volume unit:m³ 1000..900000; maximum_yearly_volume; most water that may be drawn in a year
q maximum_flow unit:l/s 1..80
q depth unit:m 30..400; well_depth, es:profundidad
q static_level unit:m 5..200
q power unit:kW 5..150; pump_power
q engineer person; project_author, es:técnico redactor
q commissioner person; water_commissioner, signed_by, es:comisaria de aguas
q meter_by date; meter_installed_by
q report_each choice:monthly/quarterly/yearly; readings_reported
q objections number:0..9; objections_received, es:alegaciones
q transfer flag; may_be_transferred, transferable, es:cesión permitida; whether the right can be passed on without leave
a fee money; water_levy
a driller company; drilling_firm
a quality phrase; water_quality
a inspection date; last_inspection
l wells; intakes, es:captaciones
c wells.no short; well
c wells.x number:200000..700000; utm_x
c wells.y number:4000000..4800000; utm_y
c wells.depth number:30..400; depth_m
c wells.flow number:1..80; flow_ls
c wells.since year; drilled_in
c wells.state phrase; condition
l months; monthly_volumes, es:modulación
c months.month phrase
c months.volume number:100..90000; volume_m3
c months.limit phrase; restriction
---
{authority}
> Expediente {file_no}
# Resolución de concesión de aguas subterráneas
Titular: {holder} (antes {previous_holder}). Solicitud de {application_date}; alegaciones recibidas: {objections}.
Características
1. Acuífero || {aquifer=Mancha Occidental|Los Arenales|Pampa del Tamarugal|Ica-Villacurí}
2. Municipio || {town}
3. Uso || {use?riego~abastecimiento~ganadero~industrial}
4. Superficie || {area}
5. Volumen máximo anual || {volume}
6. Caudal máximo || {maximum_flow}
7. Profundidad del sondeo principal || {depth}
8. Nivel en reposo || {static_level}
9. Potencia || {power}
10. Plazo hasta || {concession_ends}
+++
%wells 1..4
Pozo | X | Y | Prof. m | l/s | Año | Estado
{wells.no=P1|P2|P3|P4} | {wells.x} | {wells.y} | {wells.depth} | {wells.flow} | {wells.since} | {wells.state=en uso|de reserva|a sellar}
%%
%months 2..5 sentence
Modulación en m³:
{months.month=abril|mayo|junio|julio|agosto|septiembre}, {months.volume}
{months.limit=}
%%
+++
Condiciones: el contador se instalará antes del {meter_by} y sus lecturas se comunicarán {report_each?cada mes~cada trimestre~una vez al año}. {transfer!Cabe cederla sin nuevo permiso|La cesión solo exige comunicación~Toda transmisión exige autorización previa|No puede cederse sin permiso}. Proyecto de {engineer}.
{:city}, {resolution_date}. Inscrita el {registered}.
> {commissioner}
~ Información pública del {:date}. Derechos preexistentes de {:person} a {:unit:m 100..900}. Recurso en un mes.
`
