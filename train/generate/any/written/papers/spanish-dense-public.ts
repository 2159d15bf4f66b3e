/** Dense papers of authorities, courts and insurers in Spanish: numbered boxes, letterheads, sections, and neighbours of the same form. */
export const spanishDensePublicPapers = `
== es pedimento_importacion_mx
q importer company:Comercializadora {}/{} Industrial de México/Grupo {}; importing_company, buyer_of_goods; firm that brings the goods in
q supplier company:{} Electronics Co/{} Textiles Ltd/{} Machinery; foreign_supplier, seller_abroad; firm abroad that sold them
q agent person; customs_broker, filed_by; who files the paper
q patent id:####; broker_licence, patent_number; licence of the one who files
q number id:## ## #### #######; entry_number, document_no
q customs_office city; port_of_entry, cleared_at
q regime choice:definitive import/temporary import/bonded warehouse; customs_regime, procedure
q entered date; entry_date, arrival_of_goods; day the goods came in
q paid date; payment_date, duties_paid_on
q fx number:16..21; exchange_rate, rate_of_day; pesos for one dollar
q gross unit:kg 100..20000; gross_weight, total_weight
q dollars money:900..90000; value_in_dollars, invoice_value_usd
q customs_value money:20000..900000; dutiable_value, value_for_duty
q freight money:300..9000; transport_cost, freight_charge
q insurance money:50..2000; insurance_cost, premium_included
q dta money:300..2000; processing_fee, customs_fee
q vat money:3000..90000; import_vat, tax_total
q red_light flag; inspection_drawn, physical_recognition; whether the lot was drawn to be opened
a driver person; truck_driver, chauffeur
a warehouse company; storage_yard, bonded_keeper
a exporter_tax_id id; supplier_tax_number, foreign_tax_id
a release_time time; gate_out, released_at
a officer person; customs_officer, verifier
l items; partidas, tariff_lines; the goods line by line
c items.no number:1..30; sequence, line_no
c items.code id:####.##.##; tariff_code, hs_number
c items.what phrase; description, goods
c items.qty number:2..900; quantity, units_tariff
c items.price money:2..900; unit_price, price_each
c items.origin country; country_of_origin, made_in
c items.sold_by country; selling_country, vendor_country
c items.adv percent:5..25; ad_valorem, duty_rate
c items.brand phrase; trademark
---
PEDIMENTO || Página 1 de 2
= NÚM. PEDIMENTO: {number}
= T. OPER: IMP
= RÉGIMEN: {regime?IMD~ITR~DFI}
= TIPO CAMBIO: {fx}
= PESO BRUTO: {gross}
= ADUANA E/S: {customs_office}
= VALOR DÓLARES: {dollars}
= VALOR ADUANA: {customs_value}
## Datos del importador
{importer}, RFC {:id:@@@######@@#}, {:street}, {:city}
= FLETES: {freight}
= SEGUROS: {insurance}
= FECHA ENTRADA: {entered}
= FECHA PAGO: {paid}
## Datos del proveedor
{supplier}, factura {:id:INV-#####} del {:date}
## Cuadro de liquidación
= DTA: {dta}
= IVA: {vat}
%items 2..6
Sec. | Fracción | Descripción | Cant. | P. unit. | P. V/C | P. O/D | Tasa
{items.no} | {items.code} | {items.what=tarjetas electrónicas|tela de poliéster|bombas centrífugas|rodamientos|lámparas LED|juguetes de plástico} | {items.qty} | {items.price} | {items.sold_by} | {items.origin} | {items.adv}
{items.brand=}
%%
{red_light!Mecanismo de selección: reconocimiento aduanero|Resultado: ROJO, se abre la caja~Mecanismo de selección: desaduanamiento libre|Resultado: VERDE}.
> Agente aduanal {agent}, patente {patent}
~ Candados {:id:@@#######} y {:id:@@#######}. Contacto {:phone}.

== es vida_laboral_informe
q office company:Tesorería General {}/Instituto {} de la Seguridad Social; issuing_body, agency
q worker person; insured, account_holder
q born date; birth_date
q affiliation id:##/########/##; social_security_no, affiliation_number
q dni id:########@; national_id, id_card
q issued date; report_date, drawn_up_on
q days number:300..14000; total_days, days_credited; all days counted
q overlap number:10..900; overlapping_days, double_days; days counted in two places at once
q effective number:300..13000; net_days, computable_days
q first_in date; first_registration, first_job_date
q regimes number:1..4; number_of_schemes
q active flag; currently_registered, in_employment; whether the person works at present
q csv id:@@@@#-@#@@#-##@@@; verification_code, secure_code
q valid_until date; verification_limit, code_valid_to
q director person; signed_by, head_of_unit
q gender choice:female/male
a pension money; expected_pension, monthly_benefit
a last_base money; contribution_base, last_basis
a retirement date; retirement_date, leaves_work_on
a address street; home_street, residence
l spells; situations, employments, work_history; where the person was registered
c spells.scheme phrase; regime, social_scheme
c spells.company company:{} S.A./Ayuntamiento de {}/Hostelería {}/Construcciones {}; employer, firm
c spells.in date; start, registered_on
c spells.effect date; effective_date, takes_effect
c spells.out date; end, deregistered_on
c spells.contract id:###; contract_type, contract_code
c spells.part percent:20..95; part_time_share, workload
c spells.group number:1..11; contribution_group
c spells.days number:2..2500; days_in_spell
c spells.province region; province
---
{office} || Informe de vida laboral
{worker}, con DNI {dni}, {gender?nacida~nacido} el {born}, n.º de afiliación {affiliation}
{active!Figura en alta a la fecha de este informe|Continúa en situación de alta~No figura actualmente en alta|Causó baja en su última empresa}. Primera alta: {first_in}.
= Total días: {days}
= Pluriempleo (a descontar): {overlap}
= Días computables: {effective}
= Regímenes: {regimes}
%spells 4..10
Empresa | Alta | Efecto | Baja | CT | CTP | GC | Días
/ RÉGIMEN {spells.scheme=GENERAL|AUTÓNOMOS|AGRARIO|DEL MAR|EMPLEADAS DE HOGAR}
{spells.company} | {spells.in} | {spells.effect} | {spells.out} | {spells.contract} | {spells.part} | {spells.group} | {spells.days}
{spells.province=}
%%
~ CT: clase de contrato. CTP: parcialidad. GC: grupo de cotización.
> {issued}
> {director}
~ Este documento no será válido sin la referencia {csv}, comprobable hasta el {valid_until}. Teléfono {:phone}. Datos consolidados al {:date}.

== es concurso_acreedores_lista
q court company:Juzgado de lo Mercantil n.º 2 de {}/Juzgado Mercantil de {}; court, tribunal
q debtor company:{} Muebles S.L./Calzados {} S.A./Panificadora {}; insolvent_company, bankrupt
q administrator person; insolvency_administrator, trustee
q assistant person; delegated_assistant, auxiliary
q judge person; magistrate
q case id:###/####; proceedings_no, docket
q declared date; insolvency_declared, order_date
q published date; gazette_date, published_in_boe
q report_date date; report_of, list_date
q challenge duration; time_to_challenge, contest_period
q assets money:20000..2000000; inventory_value, estate_mass
q total money:50000..3000000; total_claims, passive_mass
q employees number:3..120; workforce, headcount_at_opening
q voluntary flag; voluntary_insolvency, filed_by_debtor; whether the firm asked for it itself
q phase choice:common/agreement/liquidation; stage, current_phase
q inbox email; claims_mailbox, creditors_email
q fee money:3000..60000; administrator_fee, remuneration
a lawyer person; debtor_counsel, attorney
a founder person; sole_director, company_director
a auction date; sale_date, auction_day
a hearing date; creditors_meeting, vista
a buyer company; production_unit_buyer, acquirer
l claims; creditors, recognised_claims; who is owed how much and in which class
c claims.class phrase; category, ranking
c claims.no number:1..90; order_number
c claims.creditor company:{} Factoring/Curtidos {}/Banco {}/Transportes {}; claimant, creditor_name
c claims.taxid id:@########; cif, tax_id
c claims.origin phrase; cause, source_of_claim
c claims.told date; communicated_on, claim_received
c claims.asked money:300..90000; amount_communicated, requested
c claims.recognised money:300..90000; amount_recognised, accepted
c claims.secured phrase; collateral, security
---
{court} || Concurso {case}
# Lista de acreedores – textos provisionales
Concursada: {debtor}. Administrador concursal: {administrator}, auxiliado por {assistant}. Magistrada: {judge}.
El concurso {voluntary!voluntario fue pedido por la propia deudora y~necesario, a instancia de acreedor,} se declaró por auto de {declared}, publicado el {published}. Fase {phase?común~de convenio~de liquidación}. Trabajadores a la apertura: {employees}.
%claims 4..10
N.º | Acreedor | NIF | Origen | Comunicado | Pedido | Reconocido
/ {claims.class=Privilegio especial|Privilegio general|Ordinarios|Subordinados}
{claims.no} | {claims.creditor} | {claims.taxid} | {claims.origin=suministros|préstamo|nóminas|cuotas|alquileres|honorarios} | {claims.told} | {claims.asked} | {claims.recognised}
{claims.secured=}
%%
= Masa activa según inventario: {assets}
= Masa pasiva: {total}
= Honorarios fase común: {fee}
Impugnación ante el juzgado en {challenge} desde la notificación. Escritos a {inbox}.
> {report_date}
~ Créditos comunicados fuera de plazo: {:number:1..12}. Procurador {:person}. Póliza de responsabilidad de {:company}.

== es poder_consular_ficha
q consulate company:Consulado General de {}/Sección consular de {}; mission, issuing_office
q consul person; consular_officer, authorising_official
q grantor person; principal, person_giving_power
q attorney person; proxy, agent_appointed, representative
q second person; alternate_proxy, substitute_representative
q grantor_id id:########-@; grantor_document, national_id
q grantor_birth date; grantor_born, birth_date_of_principal
q status choice:single/married/divorced; civil_status, marital_state
q job phrase; occupation, trade
q signed date; deed_date, granted_on
q deed number:20..900; protocol_number, entry_in_register
q property phrase; real_estate, subject_property
q registry city; land_registry, registered_in
q folio id:###/####; registry_folio, registration_entry
q price_min money:20000..300000; minimum_price, not_below
q may_collect flag; power_to_collect, may_receive_money; whether the agent may take the money
q may_substitute flag; substitution_allowed, may_delegate; whether the agent may pass the power on
q fee money:20..160; consular_fee, stamp_duty_paid
a expiry date; power_expires, valid_until
a spouse person; husband_or_wife, married_to
a buyer person; purchaser, intended_buyer
a attorney_id id; proxy_document, agent_id_number
a bank iban; account_for_price, collection_account
a witness person; instrumental_witness, attesting_person
---
^ {consulate}
^ Libro de escrituras {:number:1..40}, n.º {deed}
# Escritura de poder especial
En {:city}, a {signed}, ante mí, {consul}, cónsul encargado de funciones notariales, comparece
{grantor}, {job=enfermera|albañil|cocinero|programadora|jubilada}, estado civil: {status?soltería~matrimonio~divorcio}, nacionalidad de origen, con documento {grantor_id}, natural de {:city}, nacimiento el {grantor_birth}, y DICE:
PRIMERO. Que confiere poder especial a favor de {attorney} y, en defecto, de {second}, para que venda {property=la vivienda de la calle Mayor 14, 2.º B|el solar n.º 7 de la urbanización El Pinar|la mitad indivisa de la finca Los Olmos|el local comercial de la plaza Nueva}, inscrita en el Registro de la Propiedad de {registry}, folio {folio}.
SEGUNDO. El precio no bajará de {price_min}. {may_collect!El apoderado podrá cobrarlo y dar carta de pago|Queda facultado para percibir el precio~El precio no se entregará al apoderado, sino que se depositará en notaría|El apoderado no podrá recibir cantidad alguna}.
TERCERO. {may_substitute!Podrá sustituir este poder total o parcialmente|Se autoriza la sustitución~No cabe sustitución|Se prohíbe delegar estas facultades}.
Leída por mí en alta voz, se ratifica y firma.
~ Derechos: {fee}. Arancel {:id:##-@}. Primera copia expedida el {:date}. Teléfono de citas {:phone}.

== es comunidad_regantes_junta
q community company:Comunidad de Regantes de {}/Acequia Real de {}/Sindicato de Riegos {}; irrigation_community, water_body
q president person; chairperson, presiding
q secretary person; minutes_taker, certifying_secretary
q held date; assembly_date, meeting_of
q first_call time; first_convocation, called_for
q second_call time; second_convocation, actually_began
q place phrase; venue, hall
q hectares unit:ha 80..9000; area_represented, surface_present
q members number:20..400; attendees, persons_present
q proxies number:2..80; represented, proxies_held
q levy money:20..180; annual_levy, charge_per_hectare; what is paid for each hectare
q water number:1000..6000; allocation_m3, cubic_metres_per_ha
q reserve money:3000..200000; reserve_fund, fund_balance
q quorum flag; quorum_at_first_call, enough_at_first; whether there were enough at the first call
q electric_contract company:{} Energía/Comercializadora {}/Eléctrica {}; power_supplier, electricity_contract_with
q next date; next_assembly, convened_for
q ended time; closed_at, adjourned
a engineer person; project_engineer, designer
a fine money; penalty, sanction_amount
a turn_start date; irrigation_begins, season_start
a auditor person; accounts_auditor, censor
a bank iban; community_account, levy_account
l agreements; resolutions, items_decided, agenda; what was decided point by point
c agreements.no number:1..12; agenda_item, point
c agreements.topic phrase; subject, matter
c agreements.yes number:20..300; votes_for, in_favour
c agreements.no_votes number:1..60; votes_against, against
c agreements.abstained number:1..40; abstentions, blank
c agreements.charge person; responsible, entrusted_to
c agreements.by date; deadline, to_be_done_by
c agreements.cost money:300..60000; budget, amount
c agreements.proposed person; proposer, moved_by
---
{community} || Asamblea general ordinaria
{:street}, {:city} || CIF {:id:G########}
# Acta de {held}
Convocada a las {first_call} y, por segunda vez, a las {second_call}, {place=en el salón parroquial|en el teatro municipal|en la nave de la cooperativa|en el casino}. {quorum!En la primera ya había número bastante|Se celebró en primera convocatoria~No hubo número en la primera y se pasó a la segunda|Se celebró en segunda por falta de asistentes}. Asisten {members} comuneros y {proxies} por delegación, que suman {hectares}. Preside {president}; da fe {secretary}.
%agreements 3..7 lines
{agreements.no}.º {agreements.topic=Cuentas del ejercicio|Cambio de compuertas|Placas solares en la balsa|Limpia de brazales|Contrato eléctrico|Guardería rural|Derrama extraordinaria}
A favor {agreements.yes}, en contra {agreements.no_votes}, abstenciones {agreements.abstained}. Se encarga {agreements.charge}, antes del {agreements.by}[, con un gasto de {agreements.cost}]
{agreements.proposed=}
%%
La derrama queda en {levy} por hectárea y la dotación en {water} m³. El fondo de reserva asciende a {reserve}. La energía seguirá contratada con {electric_contract}. Se cita para el {next}. Se levanta a las {ended}.
Ruegos: {:person} pide copia del plano; {:person}, que se avise por teléfono ({:phone}).
~ Aprobada por {:number:20..200} votos en la junta de gobierno del {:date}.

== es autoliquidacion_sucesiones
q agency company:Agencia Tributaria de {}/Hacienda Foral de {}/Oficina Liquidadora de {}; tax_office, collecting_body
q heir person; taxpayer, beneficiary, passive_subject
q heir_id id:########@; taxpayer_id, heir_tax_id
q heir_birth date; heir_born, birth_date_of_heir
q deceased person; late_person, causante
q deceased_id id:########@; deceased_tax_id
q died date; date_of_death, accrual_date
q kin choice:spouse/child/sibling/nephew; relationship, degree_of_kinship
q title choice:heir/legatee; capacity, title_of_succession
q notary person; deed_notary, es:notario
q protocol number:100..4000; deed_number, protocol
q estate money:40000..900000; gross_estate, total_assets
q debts money:500..90000; deductible_debts, liabilities
q funeral money:900..6000; funeral_expenses, burial_costs
q share money:10000..400000; individual_share, hereditary_portion
q relief money:1000..100000; reduction, kinship_relief
q base money:5000..300000; taxable_base, net_base
q due money:0..60000; tax_payable, amount_to_pay
q instalments flag; deferred_payment, payment_in_parts; whether it is asked to pay in parts
q receipt id:650-########-#; form_number, justificante
a filed date; filing_date, lodged_on
a gestor person; tax_adviser, prepared_by
a will_date date; date_of_will, testament_of
a bank iban; debit_account, payment_account
a insurer company; life_insurer, life_policy_with
l assets; inventory, goods_left; what the estate holds
c assets.what phrase; description, asset
c assets.kind phrase; nature, asset_class
c assets.ref id:#######@@####@; cadastral_ref, identifier
c assets.share percent:25..99; ownership_share, part_owned
c assets.value money:900..300000; declared_value, worth
c assets.reference money:900..300000; reference_value, official_value
c assets.town city; located_in
---
{agency} || Modelo 650
^ IMPUESTO SOBRE SUCESIONES Y DONACIONES – Autoliquidación {receipt}
## A. Sujeto pasivo
= 1 NIF: {heir_id}
= 2 Apellidos y nombre: {heir}
= 3 Nacimiento: {heir_birth}
= 4 Parentesco: {kin?cónyuge~descendiente~hermano/a~sobrino/a}
= 5 Título: {title?heredero~legatario}
## B. Causante
= 11 NIF: {deceased_id}
= 12 Apellidos y nombre: {deceased}
= 13 Devengo: {died}
## C. Documento
= 21 Notario: {notary}
= 22 Protocolo: {protocol}
## D. Relación de bienes
%assets 2..7
Bien | Clave | Ref. catastral | % | Valor | V. ref.
{assets.what=piso en planta 3.ª|plaza de garaje 12|finca rústica de secano|cuenta corriente|acciones cotizadas|turismo matriculado en 2016} | {assets.kind=urbana|rústica|depósito|valores|vehículo} | {assets.ref} | {assets.share} | {assets.value} | {assets.reference}
{assets.town=}
%%
## E. Liquidación
= 31 Caudal relicto: {estate}
= 33 Deudas deducibles: {debts}
= 34 Gastos de entierro: {funeral}
= 40 Porción hereditaria: {share}
= 45 Reducción por parentesco: {relief}
= 50 Base liquidable: {base}
= 70 Total a ingresar: {due}
{instalments!☒ Solicita fraccionamiento ☐ Pago único|☒ Pide pagar en varios plazos~☐ Solicita fraccionamiento ☒ Pago único|☒ Ingresa de una sola vez}
~ Presentación ordinaria: seis meses. Prórroga concedida hasta el {:date}. Información {:phone}, de {:time} a {:time}.

== es poliza_hogar_condiciones
q insurer company:{} Seguros/Mutua {}/Aseguradora {}; insurance_company, underwriter
q broker company:Correduría {}/{} Mediación; intermediary, mediator
q holder person; policyholder, contracting_party, tomador
q insured person; insured_person, asegurado
q lender company:Banco {}/Caja Rural de {}; mortgagee, assigned_to, beneficiary_of_continent
q policy id:##-########; policy_number, contract_no
q starts date; effective_from, inception
q renewal date; expiry, renews_on
q risk street; insured_address, location_of_risk
q built year; construction_year
q area unit:m² 40..260; built_surface, floor_area
q kind choice:flat/detached/terraced; dwelling_type, property_kind
q use choice:main home/second home/rented; occupancy, use_of_home
q building money:40000..300000; sum_insured_building, continente
q contents money:8000..90000; sum_insured_contents, contenido
q jewels money:500..9000; jewellery_limit, valuables_sum
q premium money:120..700; total_premium, yearly_price
q alarm flag; alarm_connected, monitored_alarm; whether an alarm is linked to a centre
q underinsurance flag; proportional_rule_waived, average_waived; whether the insurer forgoes the rule on too low sums
q hotline phone; assistance_phone, claims_24h
a claims_before number; prior_claims, loss_history
a iban iban; debit_account, premium_account
a agent person; agent_name, sold_by
a issued date; policy_issued, signed_on
l covers; guarantees, coverages; what is covered, how far
c covers.section phrase; group, chapter
c covers.what phrase; peril, guarantee
c covers.limit money:300..90000; sum_limit, maximum
c covers.share percent:5..99; percent_of_sum, share_covered
c covers.excess money:60..600; deductible, franquicia
c covers.wait duration; waiting_period
---
{insurer} || Póliza {policy}
Mediador: {broker} || Efecto {starts}, vencimiento {renewal}
# Seguro de hogar – condiciones particulares
= Tomador: {holder}
= Asegurado: {insured}
= Situación del riesgo: {risk}
= Año: {built}
= Superficie construida: {area}
= Tipo: {kind?piso en altura~chalé independiente~adosado}
= Uso: {use?vivienda habitual~segunda residencia~alquilada a terceros}
= Continente: {building}
= Contenido: {contents}
= Joyas: {jewels}
{alarm!Declara alarma conectada a central|El hogar cuenta con alarma y central receptora~No hay alarma conectada|Sin alarma a central}. {underinsurance!Queda derogada la regla proporcional|No se aplicará regla proporcional~Rige la regla proporcional|En caso de infraseguro se indemniza en proporción}. Cesión de derechos sobre el continente a favor de {lender}.
%covers 4..10
Garantía | Límite | % s/capital | Franq.
/ {covers.section=I. Daños|II. Robo|III. Responsabilidad civil|IV. Asistencia}
{covers.what=incendio y explosión|agua|rotura de lunas|atraco fuera|daños estéticos|alimentos en frigorífico|robo en trastero|inhabitabilidad} | {covers.limit} | {covers.share} | {covers.excess}
{covers.wait=}
%%
> Prima total anual: {premium}
~ Siniestros las 24 horas: {hotline}. Atención al cliente {:phone}. Defensor del asegurado {:email}. Condiciones generales modelo {:id:HG-####} de {:date}.

== es sentencia_alimentos_liquidacion
q court company:Juzgado de Familia n.º 5 de {}/Juzgado Civil en Familia de {}; tribunal, family_court
q case id:FA-#####-####; file_no, expediente
q claimant person; mother, actor, who_claims
q respondent person; father, debtor_of_support, defendant
q child first; minor, for_child
q lawyer person; claimant_counsel, sponsor_lawyer
q defender person; respondent_counsel, public_defender
q expert person; accountant, drew_up_calculation
q employer company:{} Logística/Supermercados {}/Municipalidad de {}; withholding_employer, pays_wages
q decree date; judgment_date, support_ordered_on
q cut date; calculation_to, liquidation_until
q share percent:15..40; withholding_share, wage_percentage
q principal money:3000..200000; arrears, unpaid_principal
q interest money:200..40000; accrued_interest, interest_sum
q rate percent:4..30; monthly_rate, interest_rate_used
q total money:4000..260000; liquidation_total, amount_claimed
q notify_days number:3..10; days_to_object, term_in_days
q registry flag; listed_as_defaulter, debtor_register; whether entry in the register of defaulters is asked for
q judge person; magistrate
a birth date; child_birth, born_on
a account id; judicial_account, court_bank_account
a paid_total money; total_paid, sums_received
a hearing date; hearing_date, audience
a school company; school, educational_centre
l months; instalments, periods, calculation_lines; what was due month by month
c months.month month; period, for_month
c months.due date; due_date, payable_on
c months.owed money:300..20000; support_due, quota
c months.paid money:0..9000; payment_made, received
c months.gap money:100..15000; balance, difference
c months.days number:10..900; days_late, delay
c months.interest money:5..4000; interest_line
c months.receipt id; receipt_no, voucher
---
{court} || Expte. {case}
# Planilla de liquidación
Señora Jueza {judge}: {lawyer}, por {claimant}, en autos con {respondent} por alimentos a favor de {child}, presento liquidación confeccionada por {expert}, con corte al {cut}.
La sentencia de {decree} fijó la cuota en {share} de los haberes que paga {employer}. Tasa aplicada: {rate}.
%months 3..10
Mes | Vto. | Debido | Pagado | Saldo | Días | Int.
{months.month} | {months.due} | {months.owed} | {months.paid} | {months.gap} | {months.days} | {months.interest}
{months.receipt=}
%%
= Capital: {principal}
= Intereses: {interest}
= Suma que se reclama: {total}
{registry!Pido además la inscripción en el registro de deudores alimentarios|Solicito que se lo anote como deudor moroso~No se pide por ahora la inscripción en registro alguno|Me reservo pedir más adelante la anotación}.
Traslado por {notify_days} días a {defender}, defensor de la contraria.
~ Casillero electrónico {:email}. Copias a la Asesoría de Menores del {:date}.

== es titulo_concesion_taxi
q town company:Ayuntamiento de {}/Municipalidad de {}/Área Metropolitana de {}; licensing_authority, municipality
q holder person; concession_holder, licensee
q driver person; salaried_driver, second_driver, assigned_chauffeur
q licence number:10..900; licence_no, permit_plate
q plate id:#### @@@; vehicle_registration, number_plate
q model phrase; make_and_model, car
q seats number:5..9; capacity, places
q zone phrase; service_area, district
q granted date; licence_granted, first_issue
q review date; next_revision, yearly_check
q transferred date; transfer_date, acquired_on
q previous person; former_holder, transferor
q fee money:40..600; transfer_fee, charge_paid
q meter id:TX-#####; taximeter_serial, meter_no
q seal id:P######; meter_seal, precinto
q rest_day choice:monday/tuesday/wednesday/friday; weekly_rest, day_off
q adapted flag; wheelchair_accessible, euro_taxi; whether a wheelchair can ride
q officer person; head_of_mobility, signed_by
q insurer company:{} Seguros/Mutualidad {}; insured_with
a policy id; policy_number, insurance_no
a itv date; vehicle_test_due, itv_expiry
a price money; purchase_price, sold_for
a phone phone; holder_phone, mobile
a association company; radio_taxi, guild
l tariffs; fares, prices; what may be charged
c tariffs.name phrase; tariff, code
c tariffs.when phrase; applies_when, hours
c tariffs.start money:1..5; flag_fall, initial_charge
c tariffs.km money:1..3; per_kilometre, price_km
c tariffs.wait money:15..35; waiting_hour, hour_rate
c tariffs.min money:3..9; minimum_fare
---
{town} || Licencia n.º {licence}
^ Área de Movilidad · {:street}
# Título habilitante de autotaxi
= Titular: {holder}
= Conductor asalariado: {driver}
= Vehículo: {model=Toyota Prius+|Skoda Octavia Combi|Dacia Lodgy|Seat Alhambra|Kia Niro}
= Matrícula: {plate}
= Plazas: {seats}
= Taxímetro: {meter}
= Precinto: {seal}
= Descanso: {rest_day?lunes~martes~miércoles~viernes}
= Ámbito: {zone=casco urbano y pedanías|área prioritaria|término municipal|aeropuerto y puerto}
= Concesión originaria: {granted}
La licencia fue transmitida por {previous} con efectos del {transferred}, previo pago de {fee}. {adapted!Vehículo adaptado: lleva rampa y anclajes|Presta servicio de eurotaxi~Vehículo sin adaptar|No admite silla de ruedas sin plegar}. Seguro en vigor con {insurer}.
%tariffs 2..4
 | Aplicación | B. | Km | H. | Mín.
T{tariffs.name=1|2|3|4} | {tariffs.when=laborables de 7 a 21 h|noches y festivos|aeropuerto|sábados tarde} | {tariffs.start} | {tariffs.km} | {tariffs.wait} | {tariffs.min}
%%
= Próxima revista: {review}
> {officer}
~ B.: bajada de bandera. H.: hora de parada. Tarifas del BOP de {:date}. Quejas {:phone}. n.º de registro {:id:E-######}.

== es becas_propuesta_provisional
q body company:Consejería de Educación de {}/Fundación {}/Universidad de {}; granting_body, awarding_institution
q call phrase; programme, call_name
q call_date date; call_published, order_of
q list_date date; list_of, resolution_date
q objection_by date; allegations_until, claims_deadline
q budget money:20000..900000; total_budget, credit_available
q per_head money:400..6000; amount_per_grant, individual_grant
q applications number:40..900; requests_received, applicants
q granted number:10..400; proposed_grants, awarded_count
q reserve number:3..90; waiting_list, substitutes
q excluded number:2..80; rejected_count, not_admitted
q chair person; committee_chair, president
q secretary person; committee_secretary
q cutoff number:50..95; minimum_score, cut_mark; score from which one gets it
q mail email; allegations_to, contact_email
q compatible flag; compatible_with_others, may_be_combined; whether one may hold another grant besides
q code id:BE-####/##; reference, call_code
a payment date; payment_month, paid_in
a final_date date; final_resolution, definitive_list
a tutor person; academic_tutor, supervisor
a bank company; paying_bank, entity
l grantees; proposed, beneficiaries; who is proposed
c grantees.place number:1..200; rank, order
c grantees.name person; applicant, student
c grantees.doc id:***####**; masked_id, identity
c grantees.studies phrase; degree, course
c grantees.centre company:IES {}/Facultad {}/Conservatorio {}; institution, school
c grantees.income money:3000..30000; family_income, household_income
c grantees.score number:50..99; points, total_score
c grantees.sum money:400..6000; grant, amount
c grantees.town city; home_town
l rejected; exclusions, not_proposed; who is left out, and why
c rejected.name person; applicant, person
c rejected.why phrase; reason, cause
c rejected.fix flag; curable
---
{body} || {code}
# Propuesta de resolución provisional – {call=Becas de residencia|Ayudas Alzando el vuelo|Becas de movilidad|Ayudas al comedor}
Convocatoria de {call_date}. Crédito: {budget}. Solicitudes: {applications}, de ellas {granted} propuestas, {reserve} en reserva y {excluded} excluidas. Nota de corte: {cutoff}.
## Anexo I. Personas propuestas
%grantees 4..10
N.º | Solicitante | DNI | Estudios | Centro | Renta | Ptos. | Ayuda
{grantees.place} | {grantees.name} | {grantees.doc} | {grantees.studies=Grado en Enfermería|FP Mecatrónica|Máster|Bachillerato|Grado en Historia|Canto} | {grantees.centre} | {grantees.income} | {grantees.score} | {grantees.sum}
{grantees.town=}
%%
## Anexo II. Excluidas
%rejected 2..4 lines
{rejected.name}: {rejected.why=supera el umbral de renta|no acredita matrícula|presentada fuera de plazo|falta la firma de un progenitor}
{rejected.fix=}
%%
Cada ayuda asciende a {per_head} como máximo. {compatible!Puede cobrarse junto con otras becas|Es compatible con las del Ministerio~No se puede cobrar junto con otra ayuda|Es incompatible con cualquier otra}. Alegaciones hasta el {objection_by} en {mail}.
> {list_date}
> {chair}, presidenta || {secretary}, secretario
~ Teléfono {:phone}. La convocatoria anterior, de {:date}, agotó el crédito.

== es remate_judicial_boletin
q court company:Juzgado Primero de lo Civil de {}/Juzgado de Letras de {}; tribunal, court
q case id:C-####-####; docket, rol
q creditor company:Banco {}/Financiera {}/{} Leasing; executing_creditor, plaintiff
q debtor person; executed_party, defendant
q owner person; guarantor_owner, third_party_owner; whose house it is
q auction date; auction_date, day_of_sale
q at time; auction_time, hour
q second date; second_auction, repeat_sale
q place phrase; venue, where_held
q minimum money:20000..200000; minimum_bid, floor_price
q appraisal money:30000..300000; appraised_value, fiscal_value
q deposit percent:10..30; guarantee_share, bid_deposit
q pay_days number:3..15; days_to_pay, payment_term_days
q property phrase; asset, what_is_sold
q land unit:m² 90..4000; plot_area, land_surface
q house unit:m² 40..400; built_area, constructed_surface
q folio id:###-####; registry_entry, fojas
q town city; located_in, commune
q occupied flag; occupied, has_occupants; whether somebody lives there
q clerk person; court_clerk, signed_by
a debt money; debt_total, amount_owed
a buyer person; awarded_to, highest_bidder
a lawyer person; creditor_lawyer, counsel
a visit date; viewing_day, inspection_date
a fee money; auctioneer_fee, commission
l burdens; liens, encumbrances; what weighs on the property
c burdens.kind phrase; nature, type
c burdens.holder company:Banco {}/Caja {}/Tesorería de {}; in_favour_of, beneficiary
c burdens.sum money:900..90000; amount, secured_sum
c burdens.date date; registered_on, since
c burdens.entry id:@-###; inscription, entry_no
c burdens.stays flag; survives_sale
---
^ {court}
# Aviso de remate
Rol {case}, «{creditor} con {debtor}». Se rematará el {auction} a las {at}, {place=en la secretaría del tribunal|por videoconferencia|en el patio del edificio|en la sala 3}, {property=casa de dos plantas|parcela con galpón|departamento 504 y bodega|sitio eriazo}, de {town}, propiedad de {owner}, inscrita a fojas {folio}.
= Terreno: {land}
= Edificado: {house}
= Tasación: {appraisal}
= Mínimo para posturas: {minimum}
= Garantía: {deposit}
Gravámenes:
%burdens 1..4
Tipo | A favor de | Monto | Desde | Insc.
{burdens.kind=hipoteca|embargo|servidumbre|prohibición de enajenar} | {burdens.holder} | {burdens.sum} | {burdens.date} | {burdens.entry}
{burdens.stays=}
%%
El saldo se consigna dentro de {pay_days} días hábiles. {occupied!El inmueble se encuentra habitado|Viven en él terceros sin contrato~Se entrega desocupado|No hay moradores}. De no haber postores, se repetirá el {second}. Bases en el expediente, {:email}.
> {clerk}, secretaria
~ Publicado en el diario {:company} los días {:date} y {:date}.

== es residuos_peligrosos_manifiesto
q generator company:Hospital {}/Pinturas {}/Taller Central {}; waste_generator, producer
q carrier company:Transportes {}/{} Ecología/Fletes {}; transporter, haulier
q plant company:Tratadora {}/Planta {}/{} Confinamiento; disposal_operator, treatment_plant
q number id:MN-######; manifest_no, slip_number
q permit_g id:NRA#######; generator_registration, environmental_registration
q permit_c id:##-I-###-##; carrier_authorisation, transport_permit
q tech person; responsible_generator, technical_manager
q driver person; truck_driver, chauffeur
q receiver person; received_by, plant_responsible
q truck id:###-@@#; truck_plate, unit_plate
q loaded date; shipped_on, departure
q arrived date; plant_receipt, delivered_on
q route phrase; route_followed, itinerary
q emergency phone; emergency_number, call_in_spill
q method choice:incineration/landfill/recycling; disposal_method, treatment
q gap flag; discrepancy, difference_found; whether what came was not what was declared
q truck_kind phrase; vehicle_type
q certificate id:CD-####; destruction_certificate, final_certificate
a insurer company; environmental_insurer, policy_with
a cost money; treatment_cost, price_per_kilo
a expiry date; permit_expiry, authorisation_until
a inspector person; environmental_inspector, authority
a plant_permit id; plant_licence, disposal_authorisation
l wastes; residues, lines; what travels
c wastes.what phrase; description, waste_name
c wastes.key id:@#/##; waste_code, key
c wastes.traits phrase; hazard_class, cretib
c wastes.vessel phrase; container, packaging
c wastes.count number:1..40; containers, number_of_vessels
c wastes.kilos unit:kg 10..3000; weight, amount
c wastes.tag id:E###; label, tag_no
c wastes.phase phrase; physical_state
---
# Manifiesto de entrega, transporte y recepción
^ Núm. {number}
## 1. Generador
= 1.1 Razón social: {generator}
= 1.2 Registro ambiental: {permit_g}
= 1.3 Domicilio: {:address}
= 1.4 Responsable: {tech}
%wastes 2..7
Residuo | Clave | CRETIB | Envase | Cap. | Cant. | Etiq.
{wastes.what=aceite gastado|lodos de pintura|punzocortantes|solventes sucios|trapos impregnados|baterías|reactivos caducos} | {wastes.key} | {wastes.traits=T, I|C|B|T|R, C} | {wastes.vessel=tambo metálico|cubeta|bolsa roja|contenedor} | {wastes.count} | {wastes.kilos} | {wastes.tag}
{wastes.phase=}
%%
## 2. Transportista
= 2.1 Empresa: {carrier}
= 2.2 Autorización: {permit_c}
= 2.3 Operador: {driver}
= 2.4 Unidad: {truck_kind=caja seca 3.5 t|torton|pipa|rabón con plataforma}
= 2.5 Placas: {truck}
= 2.6 Embarque: {loaded}
= 2.7 Ruta: {route=libre a Celaya|autopista del Sol|carretera 57 y libramiento|periférico norte}
+++
## 3. Destinatario
= 3.1 Empresa: {plant}
= 3.2 Recibió: {receiver}
= 3.3 Recepción: {arrived}
{gap!Se anotan diferencias de peso al reverso|Lo recibido no coincide con lo declarado~Recibido conforme al manifiesto|Sin discrepancias}. Disposición: {method?incineración~confinamiento controlado~reciclaje}. Certificado {certificate}.
~ En caso de derrame llamar a {emergency}. Copia al generador en 60 días. Formato publicado el {:date}.

== es informe_arbitros_arancel_perito
q expert person; appointed_expert, surveyor, author
q college company:Colegio de Ingenieros de {}/Colegio de Arquitectos de {}; professional_body, college
q member_no number:100..9000; membership_number, registration_no
q court company:Juzgado de Primera Instancia n.º 3 de {}/Audiencia de {}; tribunal, court
q case id:###/20##; proceedings, autos
q claimant company:Comunidad de propietarios {}/{} Inversiones; plaintiff, requesting_party
q defendant company:Promotora {}/Constructora {}; builder_sued, opposing_party
q insurer company:{} Decenal/Aseguradora {}; defendant_insurer, third_party
q accepted date; appointment_accepted, charge_accepted
q visited date; first_visit, site_visit
q second_visit date; repeat_visit, second_inspection
q report date; report_date, signed_on
q trial date; ratification_hearing, trial_date
q built year; completed_in, construction_finished
q dwellings number:8..160; flats, number_of_homes
q provision money:500..4000; advance_received, provision_of_funds
q repair money:8000..400000; total_repair_cost, total_valuation
q structural flag; structural_damage, stability_affected; whether the bearing parts are harmed
q lab company:Laboratorio {}/{} Ensayos; testing_lab, samples_tested_by
a architect person; project_architect, designer
a judge person; magistrate
a lawyer person; claimant_lawyer, counsel
a fee money; final_fee, invoice_total
a licence_date date; building_licence, permit_date
l damages; pathologies, defects, findings; what is wrong, where, why and at what cost
c damages.area phrase; zone, part_of_building
c damages.no number:1..60; ref, damage_no
c damages.what phrase; symptom, description
c damages.cause phrase; origin, reason
c damages.blame phrase; attributable_to, responsible_agent
c damages.fix phrase; remedy, proposed_repair
c damages.cost money:200..40000; repair_cost, amount
c damages.photo id:F-##; photograph, picture
c damages.term duration; time_needed
---
{expert} || {college}, colegiado {member_no}
# Dictamen pericial
Autos {case}, {court}. Actora: {claimant}. Demandadas: {defendant} y {insurer}.
Acepté el cargo el {accepted}, percibí una provisión de {provision} y visité la finca el {visited} y el {second_visit}. Son {dwellings} viviendas, terminadas en {built}. Catas y probetas: {lab}.
%damages 4..10
N.º | Daño | Causa | Agente | Arreglo | Coste | Foto
/ {damages.area=Cubiertas|Fachadas|Garaje|Portales y escaleras|Instalaciones}
{damages.no} | {damages.what=humedad|fisura en petos|desprendimiento de aplacado|charcos|óxido en barandas|goteras} | {damages.cause=falta de junta|mala pendiente|lámina rota|anclaje corto|sin mantenimiento} | {damages.blame=constructor|dirección|proyecto|usuarios} | {damages.fix=picar y rehacer|sellar|sustituir|impermeabilizar} | {damages.cost} | {damages.photo}
{damages.term=}
%%
= Valoración de la reparación: {repair}
{structural!Hay afección a elementos portantes|Se compromete la estabilidad de dos pilares~No se aprecia afección estructural|La estructura está sana}.
Bajo juramento, {report}. Ratificación señalada para el {trial}.
~ Seguro profesional con {:company}. Equipo de medida calibrado el {:date}. {:phone} · {:email}

== es padron_agua_catastro_notif
q town company:Diputación de {}/Ayuntamiento de {}/Mancomunidad {}; collecting_authority, issuing_administration
q taxpayer person; addressee, obliged_party
q tax_id id:########@; taxpayer_id, nif
q address street; tax_domicile, postal_address
q concept phrase; tax, concept_charged
q year year; fiscal_year, exercise
q object street; taxed_object, charged_property
q reference id:#######@@####@####@@; cadastral_reference, land_register_ref
q base money:9000..200000; taxable_base, cadastral_value
q rate percent; tax_rate, tipo
q quota money:40..1200; full_quota, cuota
q discount money:5..200; rebate, bonificación
q surcharge money:2..200; late_surcharge, recargo
q interest money:1..60; late_interest, intereses
q due_total money:40..1500; total_to_pay, importe
q voluntary_end date; voluntary_period_end, pay_without_surcharge_until
q issued date; notice_date, document_date
q entity id:######; issuer_code, emisora
q ref id:############; payment_reference, referencia
q direct flag; direct_debit, domiciliado; whether the sum is taken from the account by itself
q bank_a company:Caja {}/Banco {}; collaborating_bank, where_to_pay
a paid date; payment_date, paid_on
a owner person; co_owner, second_owner
a seizure date; enforcement_order, embargo
a official person; head_of_collection, signed_by
a account iban; taxpayer_account, debit_account
---
{town} || {issued}
Servicio de Recaudación || {taxpayer}
{:street}, {:zip} {:city} || {address}
# Notificación de deuda en periodo ejecutivo
= Obligado: {taxpayer}
= NIF: {tax_id}
= Concepto: {concept=IBI urbana|tasa de basuras|vado permanente|IAE|plusvalía}
= Ejercicio: {year}
= Objeto tributario: {object}
= Ref. catastral: {reference}
= Base: {base}
= Tipo: {rate}
= Cuota: {quota}
= Bonificación: {discount}
= Recargo: {surcharge}
= Intereses: {interest}
= TOTAL: {due_total}
El plazo sin recargo terminó el {voluntary_end}. {direct!El recibo se cargará en su cuenta|Tiene el recibo domiciliado~No consta domiciliación|Este recibo no está domiciliado}.
## Pago
Emisora {entity} – Referencia {ref} – Identificación {:id:###-####} – en {bank_a} o por internet, de {:time} a {:time}.
~ Reposición: un mes. Ordenanza publicada el {:date}. Atención {:phone}. Fraccionamiento: sede electrónica, {:url}.

== es orden_europea_proteccion_datos
q controller company:{} Hoteles/Clínica {}/{} Energía; data_controller, company_registered
q dpo person; data_protection_officer, privacy_officer
q dpo_mail email; privacy_contact, dpo_email
q owner person; process_owner, internal_responsible
q version number:1..9; record_version, revision
q approved date; approved_on, version_date
q review date; next_review, revision_due
q activity phrase; processing_activity, name_of_processing
q code id:TR-###; activity_code, record_id
q people number:50..90000; data_subjects_count, number_of_persons
q basis choice:consent/contract/legal duty/legitimate interest; legal_basis, lawfulness
q sensitive flag; special_categories, health_data; whether health or the like is processed
q transfers flag; third_country_transfer, leaves_eea; whether data leave the European area
q dpia date; impact_assessment_date, eipd_done_on
q risk choice:low/medium/high; residual_risk, risk_level
q country country; server_location, hosting_country
q complaints phone; rights_phone, exercise_rights_at
a breach date; last_breach, incident_date
a fine money; sanction, penalty
a lawyer company; law_firm, external_adviser
a users number; staff_with_access, accounts
a insurer company; cyber_insurer
l data; data_categories, fields; which data, for how long
c data.what phrase; category, data_type
c data.from phrase; source, collected_from
c data.keep duration; retention, kept_for
c data.delete phrase; erasure_method, disposal
c data.place phrase; stored_in, system
c data.law phrase; retention_law
l processors; vendors, recipients; who else gets the data
c processors.name company:{} Cloud/{} Asesores/Imprenta {}; processor, vendor
c processors.why phrase; service, purpose
c processors.signed date; contract_date, agreement_signed
c processors.land country; country
c processors.ends date; contract_end
---
{controller} || Ficha {code}, versión {version}
# Registro de actividades de tratamiento – {activity=Gestión de nóminas|Videovigilancia|Programa de fidelidad|Historias clínicas|Bolsa de candidatos}
= Responsable interno: {owner}
= Delegada de protección de datos: {dpo}
= Buzón: {dpo_mail}
= Interesados (aprox.): {people}
= Base jurídica: {basis?consentimiento~ejecución de contrato~obligación legal~interés legítimo}
= Alojamiento: {country}
{sensitive!Incluye categorías especiales|Se tratan datos de salud~No se tratan categorías especiales|Sin datos sensibles}. {transfers!Hay salida de datos fuera del EEE con cláusulas tipo|Se transfieren a un país tercero~Los datos no salen del EEE|Sin transferencias internacionales}.
## Categorías y plazos
%data 2..6
Dato | Origen | Plazo | Supresión | Sistema
{data.what=identificativos|bancarios|imagen|salud|académicos|geolocalización} | {data.from=interesado|empleador|cámaras|formulario|tercero} | {data.keep} | {data.delete=borrado seguro|trituradora|anonimizado|sobrescritura} | {data.place=ERP|servidor local|archivo papel|nube}
{data.law=}
%%
+++
## Encargados
%processors 1..4 lines
{processors.name} ({processors.land}): {processors.why=alojamiento|nóminas|destrucción de papel|envíos postales|soporte}, contrato de {processors.signed}
{processors.ends=}
%%
+++
Evaluación de impacto hecha el {dpia}; riesgo residual {risk?bajo~medio~alto}.
= Aprobada: {approved}
= Se revisará: {review}
~ Ejercicio de derechos: {complaints}. Anterior edición de {:date}, a cargo de {:person}.
`
