/** Further papers of trade, transport, banks and insurers in Spanish. */
export const spanishFurtherPapers1 = `
== es confirmacion_pedido_fabrica
q seller company:{} Envases S.A./Plásticos {}/Manufacturas {}; supplier, confirming_party, es:vendedor; who accepts the order and will deliver
q buyer company:Conservas {}/Bodegas {}/Laboratorios {}; customer, ordered_by, es:comprador final; who placed the order
q order_ref id:PC-######; customer_order_no, su_pedido, es:pedido del cliente; the number the buyer gave to the order
q confirmation_no id:CF##/####; confirmation_ref, our_reference, es:número de confirmación; the seller's own number of this paper
q received_on date; order_received, order_entry_date; the day the order came in, not the day it was confirmed
q confirmed_on date; issue_date, es:fecha de confirmación
q contact person; sales_contact, clerk_in_charge; whom the buyer may ring about this order
q buyer_contact person; purchaser, es:comprador; the person at the customer to whom the paper goes
q incoterm phrase; delivery_terms, terms_of_delivery, es:condición de entrega
q ship_to address; delivery_address, es:lugar de entrega; address to which the goods are brought
q pay_terms phrase; payment_terms, es:condiciones de pago
q net_total money:2000..60000; subtotal, es:base imponible; value of all positions before tax
q gross_total money:2500..80000; total_with_vat, es:total con IVA; what is owed with tax added
q price_changed flag; prices_differ, price_deviation; whether the confirmed prices depart from those the customer wrote
q object_by date; objection_deadline, es:plazo para objetar; last day to complain about the contents
a invoice_no id; invoice_number, bill_ref
a carrier company; forwarder, shipped_with
a discount percent; rebate, trade_discount
a bank_account iban; pay_to_account
a quote_no id; offer_ref, quotation_number
l positions; order_lines, items, es:posiciones; what was confirmed
c positions.code id:@@-####; article_no, sku
c positions.article phrase; description, goods
c positions.qty number:200..9000; quantity, units_confirmed
c positions.price money:1..9; unit_price, price_each
c positions.week short; delivery_week, promised_week; calendar week in which it leaves the factory
c positions.amount money:300..20000; line_total, value
---
{seller} || {:street}
{:zip} {:city} || Tel. {:phone}
~ CIF {:id:A########} · Inscrita el {:date}, hoja {:id:M-#####}

{buyer}
A/A {buyer_contact}

# Confirmación de pedido {confirmation_no}
Su pedido {order_ref}, <entrado|que nos llegó> el {received_on} || Fecha: {confirmed_on}
<Les agradecemos su pedido y lo confirmamos como sigue|Tenemos el gusto de confirmarles las siguientes posiciones>. {price_changed!Observen que algunos precios no son los que figuran en su escrito|Hemos tenido que corregir precios respecto de su pedido~Los precios coinciden con los que ustedes indicaron|Sin variación frente a los precios de su escrito}.
%positions 2..7
Ref. | Artículo | Unid. | Precio | Sem. | Importe
{positions.code} | {positions.article=garrafa 5 l natural|tapón rosca 38 mm|bidón apilable 25 l|frasco cuadrado 250 ml|bandeja termoformada|asa roja|precinto inviolable} | {positions.qty} | {positions.price} | {positions.week=S12|S14|S15|S19|S22|S31|S40} | {positions.amount}
%%
> Neto {net_total}
> IVA {:percent}
> Total {gross_total}
+++
= Entrega: {incoterm=DAP almacén comprador|FCA fábrica|EXW|CPT muelle 4}
= Lugar: {ship_to}
= Pago: {pay_terms=30 días fecha factura|transferencia anticipada|confirming a 60 días|recibo a 45 días}
= Le atiende: {contact}
+++
Si no recibimos objeción antes del {object_by}, entenderemos que están conformes.
~ Condiciones generales, versión del {:date}. Tolerancia de cantidad de {:percent}. Envases retornables aparte.

== es albaran_devolucion_cliente
q shop company:Ferretería {}/Electro {}/Deportes {}; returned_by, sender_of_goods, es:cliente que devuelve; who sends the goods back
q supplier company:Distribuciones {}/Mayorista {}/{} Import; returned_to, goods_go_back_to, es:proveedor; who takes the goods back
q rma id:RMA-######; authorisation_no, return_ref; number under which the supplier allowed the return
q note_no id:DV-####; return_note_no, es:número de albarán
q authorised_by person; approved_by, es:autorizado por; person at the supplier who let the goods come back
q packed_by person; prepared_by, es:preparado por; who at the shop packed the parcels
q picked_up date; collection_date, es:fecha de recogida; day the goods left the shop
q agency company:Mensajería {}/{} Courier/Paquetería {}; courier, collected_by_firm, es:agencia de transporte
q parcels number:1..12; packages, bultos, es:número de bultos
q weight unit:kg 3..180; total_weight, es:peso
q wish choice:refund/replacement/repair; requested_remedy, customer_wants, es:solución pedida; what the shop wants in exchange for the goods
q freight_by choice:sender/recipient; freight_paid_by, who_bears_freight, es:portes; who bears the carriage of the way back
q pallet_return flag; pallets_exchanged, empties_returned; whether a pallet was handed over with the goods
a credit_note id; credit_note_no, abono
a refund_amount money; refund, amount_credited
a inspected_on date; checked_on, received_back_on
a delivery_receiver person; received_by, goods_in_clerk
a invoice_total money; original_total
l goods; returned_items, articles; what goes back
c goods.ref id:######; article_no, code
c goods.article phrase; description, product
c goods.pieces number:1..40; quantity, qty
c goods.invoice id:F##-#####; bought_with_invoice, origin_invoice; the invoice with which it was bought
c goods.bought date; purchase_date, invoice_date
c goods.reason phrase; why_returned, motivo
c goods.serial id; serial_no
---
> N.º {note_no}
# Albarán de devolución
{shop} || Devuelve a: {supplier}
{:address} || {:street}, {:city}
= Autorización: {rma}
= Concedida por: {authorised_by}
= Recogida: {picked_up}
= Agencia: {agency}
= Bultos / peso: {parcels} / {weight}
%goods 1..7
Código | Artículo | Uds. | Factura | De fecha | Motivo
{goods.ref} | {goods.article=taladro percutor 18 V|aspirador sin bolsa|casco infantil|mochila 30 l|sierra de calar|plancha vapor|raqueta} | {goods.pieces} | {goods.invoice} | {goods.bought} | {goods.reason=no enciende|golpe en transporte|error de referencia|falta accesorio|excedente de campaña}
{goods.serial=}
%%
<Rogamos|Solicitamos> {wish?el abono del importe|que nos abonen lo pagado~el envío de unidades nuevas|que repongan la mercancía~que reparen y devuelvan|su arreglo en taller}. Portes {freight_by?pagados por nosotros|a cargo de esta casa~debidos, a su cargo|que abonarán ustedes a la llegada}. {pallet_return!Se entrega también un palé europeo|Va sobre palé retornable~La mercancía va suelta, sin palé|No se entrega palé}.
Preparó {packed_by} || Firma del transportista
~ Plazo de reclamación {:number:7..30} días. Anterior devolución {:id:DV-####} de {:date}. Atención {:phone}, Sr./Sra. {:person}.

== es liquidacion_rappel_anual
q maker company:Cervezas {}/Lácteos {}/Cafés {}; manufacturer, paying_party, es:fabricante; who pays the bonus
q dealer company:Supermercados {}/Bebidas {}/Distribuidora {}; retailer, beneficiary, es:cliente
q contract_no id:RAP-####; agreement_no, rebate_contract; number of the bonus agreement
q agreement_date date; es:fecha del acuerdo; when the agreement was concluded
q year year; rebate_year, es:ejercicio
q turnover money:80000..900000; total_purchases, base_turnover; purchases of the whole year that count
q excluded money:500..9000; excluded_purchases, not_eligible; purchases that do not count
q bonus_rate percent; step_reached, es:tramo; percentage that was reached
q bonus money:2000..60000; rebate_amount, es:importe del rappel
q advance money:500..9000; already_paid, payments_on_account, es:anticipos; paid on the bonus during the year
q balance money:1000..50000; amount_outstanding, es:saldo a favor; what is still to be paid to the dealer
q paid_how choice:transfer/credit note/goods; settlement_method, form_of_payment, es:medio de abono
q target_met flag; target_reached, objective_fulfilled; whether the volume goal was reached
q manager person; key_account_manager, settled_by, es:jefe de cuenta; who drew up the settlement
q approver person; approved_by, es:conforme de dirección; who in the management agreed to it
q settlement_date date
a bank_account iban; iban, paid_into
a payment_date date; value_date, to_be_paid_on
a next_target money; target_next_year
a dealer_contact person; signed_for_customer
l families; product_groups, es:familias; turnover by group of products
c families.family phrase; product_group, category
c families.boxes number:90..9000; cases, units
c families.bought money:5000..200000; purchases, group_turnover
c families.goal money:5000..200000; target, objective
c families.pct percent; group_rate, rate
c families.earned money:100..9000; group_bonus, amount
---
{maker} || {settlement_date}
{dealer}
{:address}

# Liquidación de rappel del ejercicio {year}
De acuerdo con el convenio {contract_no}, suscrito el {agreement_date}, <pasamos a liquidar|liquidamos a continuación> el rappel por volumen.
%families 3..7
Familia | Cajas | Compras | Objetivo | % | Rappel
{families.family=barril|lata 33|botella retornable|café en grano|yogures|sin alcohol|leche UHT} | {families.boxes} | {families.bought} | {families.goal} | {families.pct} | {families.earned}
%%
= Compras computables: {turnover}
= Compras no computables (promociones): {excluded}
= Tramo alcanzado: {bonus_rate}
= Rappel devengado: {bonus}
= Anticipos entregados: {advance}
= Queda a su favor: {balance}
{target_met!Han superado ustedes el volumen pactado, enhorabuena|El objetivo de compra quedó cubierto~Las compras no llegaron al volumen pactado|Falta volumen para dar por cubierto el objetivo}. El saldo se <satisfará|hará efectivo> mediante {paid_how?transferencia a su cuenta|ingreso bancario~abono en factura|nota de abono~entrega de producto sin cargo|cajas bonificadas}.
{manager} || V.º B.º {approver}
Jefatura de grandes cuentas || Dirección comercial
~ Queda anulada la liquidación provisional de {:date} por {:money:900..9000}. Tramos del {:percent} al {:percent}.

== es estado_cuenta_cliente_mayorista
q creditor company:Pinturas {}/Maderas {}/Aceros {}; supplier, issuer, es:acreedor
q debtor company:Construcciones {}/Carpintería {}/Reformas {}; customer, account_holder, es:deudor; firm that owes the money
q account id:43000####; customer_account, debtor_no, es:cuenta de cliente
q cutoff date; statement_date, balance_as_of, es:fecha de corte; the day up to which movements are counted
q opening_balance money:500..30000; brought_forward, es:saldo anterior; balance carried over from the former statement
q charged money:2000..60000; total_debits, invoices_in_period; sum of what was invoiced in the period
q paid money:1000..50000; total_credits, payments_in_period, es:suma de abonos
q closing_balance money:500..40000; amount_owed, es:saldo final
q overdue money:100..20000; overdue_amount, es:importe vencido; part of the balance whose day has passed
q limit money:5000..90000; credit_limit, es:límite de riesgo
q insured_by company:Crédito y {}/{} Caución; credit_insurer
q controller person; accounts_contact, collections_clerk, es:contacto de cobros; who answers questions on this account
q seller person; sales_rep, es:comercial asignado; who sells to this customer
q reply_by date; reply_until, es:fecha límite de conformidad; until when the customer is to object
q blocked flag; deliveries_blocked, account_on_hold; whether goods are held back at present
a interest_rate percent; late_interest, default_interest
a dunning_level number; reminder_level
a debtor_signature person; confirmed_by, signed_for_customer
a last_delivery date; last_delivery_note_date
a guarantee money; bank_guarantee, collateral
l entries; movements, transactions, es:movimientos; what was booked
c entries.booked date; booking_date, date
c entries.kind phrase; document_type, type
c entries.doc id:##/#####; document_no, es:documento
c entries.due date; due_date, maturity
c entries.debit money:100..9000; charge, debe
c entries.credit money; payment, haber
c entries.open money:1..9000; balance_after, running_balance
---
{creditor}
# Extracto de cuenta
{debtor} || Cuenta {account}
{:street} || Movimientos hasta {cutoff}
{:zip} {:city} || Comercial: {seller}

= Saldo anterior: {opening_balance}
%entries 3..9
Fecha | Tipo | Documento | Vence | Debe | Saldo
{entries.booked} | {entries.kind=factura|factura|recargo|gastos devolución|regularización} | {entries.doc} | {entries.due} | {entries.debit} | {entries.open}
{entries.credit=}
%%
= Suma cargos: {charged}
= Suma abonos: {paid}
= Saldo a la fecha del extracto: {closing_balance}
De ese saldo están vencidos {overdue}. Riesgo concedido {limit}, cubierto por {insured_by}. {blocked!Hasta su regularización no saldrán más pedidos del almacén|Las entregas quedan retenidas por ahora~Las entregas siguen su curso normal|No hay retención de pedidos}.
Les rogamos que comprueben este extracto; si antes del {reply_by} no tenemos noticias suyas, lo daremos por bueno. Consultas: {controller}, {:phone}.
~ No es requerimiento de pago. Los pagos posteriores al {:date} no figuran. Auditor: {:company}.

== es requerimiento_pago_escalado
q creditor company:Suministros {}/Rotulación {}/Hielo {}; claimant, es:acreedora
q debtor company:Restaurante {}/Hostal {}/Talleres {}; defaulter, addressee, es:deudora
q case_no id:IMP-#####; collection_ref, es:expediente
q reminder_level choice:first/second/last; dunning_stage; which reminder in the row this is
q letter_date date; dated, es:fecha de la carta
q previous_reminder_date date; es:requerimiento anterior; when the debtor was reminded before
q principal money:300..20000; sum_of_invoices; unpaid invoices without interest and fees
q interest money:5..900; late_interest, es:intereses de demora
q interest_rate percent; default_rate, es:tipo de demora; yearly rate that is charged on late money
q costs money:40..300; collection_costs, fee, es:gastos de cobro
q claim money:400..22000; total_claim, amount_demanded, es:total reclamado; all that is asked for with interest and costs
q deadline date; pay_until, es:fecha límite; last day before steps are taken
q iban iban; creditor_account, pay_into, es:cuenta de ingreso
q handler person; case_handler, written_by, es:gestora del cobro; who signs the letter
q lawyer person; lawyer_in_waiting, es:letrado; who gets the file if nothing comes
q court city; competent_court, place_of_jurisdiction, es:juzgados de; town whose courts would decide
q instalments flag; instalments_offered, payment_plan_possible; whether paying in parts is accepted
a debtor_manager person; debtor_representative, managing_director
a paid_on_account money; partial_payment, already_paid
a guarantor person; surety
a court_no id; court_file_no
a contract_date date; contract_signed_on
l unpaid; overdue_invoices, open_items, es:facturas pendientes
c unpaid.no id:A##-####; invoice_no, bill
c unpaid.issued date; invoice_date, issued_on
c unpaid.due date; due_date, es:vencimiento
c unpaid.days number:15..240; days_late, days_overdue
c unpaid.sum money:90..9000; amount_open, amount
c unpaid.delivery id; delivery_note
---
{creditor}
{:street}, {:zip} {:city}
> {letter_date}
{debtor}
{:address}
Expte. {case_no} · {reminder_level?Primer aviso|Recordatorio amistoso~Segundo requerimiento|Segundo aviso~Último requerimiento antes de la vía judicial|Aviso final}

Muy señores nuestros:
[Seguimos sin respuesta a nuestro escrito de {previous_reminder_date}.] <Nuestra contabilidad muestra|Según nuestros libros siguen> sin pagar las facturas siguientes:
%unpaid 1..6
Factura | Emitida | Venció | Días | Importe
{unpaid.no} | {unpaid.issued} | {unpaid.due} | {unpaid.days} | {unpaid.sum}
{unpaid.delivery=}
%%
> Facturas {principal}
> Demora al {interest_rate} anual {interest}
> Gastos de cobro (Ley 3/2004) {costs}
> Total que reclamamos {claim}
Deben ingresarlo en {iban} <a más tardar el|no después del> {deadline}. {instalments!Si lo necesitan, aceptamos repartir la deuda en varios plazos|Estamos dispuestos a pactar un calendario~No admitiremos pagos parciales|Solo se admite el pago íntegro}. De lo contrario pasaremos el asunto a {lawyer}, que acudirá a los juzgados de {court}.
Si ya han pagado en los últimos {:number:3..6} días, no tengan en cuenta esta carta.
{handler}
~ Inscripción en fichero de morosos a partir del {:date}. Información: {:phone}, {:email}.

== es swift_confirmacion_transferencia
q bank company:Banco {}/Caja Rural de {}/{} Bank; ordering_bank, sending_bank, es:banco ordenante
q payer company:Exportaciones {}/Importadora {}/Grupo {}; ordering_customer, es:ordenante; whose account is debited
q payee company:{} GmbH/{} Textiles Ltd/{} do Brasil; beneficiary, recipient, es:beneficiario; who is to get the money
q payee_bank company:{} Bank AG/Banco {} Brasil/First {} Bank; beneficiary_bank, receiving_bank, es:banco del beneficiario; bank at which the recipient has the account
q middle_bank company:{} Trust NY/Banque {} Paris; correspondent_bank, intermediary, es:banco corresponsal; bank between the two
q bic id:@@@@DEFF; bic_beneficiary_bank, swift_code; code of the bank that receives the money
q payer_account iban; account_debited, es:cuenta de cargo
q payee_account id:###########; beneficiary_account, account_credited
q ordered date; order_date, es:fecha de la orden; day on which the payer gave the order
q value_date date; es:fecha valor; the day from which the money counts for the recipient
q amount money:1000..200000; transfer_amount, amount_sent, es:importe transferido; sum sent, without charges
q fx id:#.####; exchange_rate, es:tipo de cambio
q charge money:10..90; bank_charges, transfer_fee
q charged_to choice:our/beneficiary/shared; charge_bearer, who_pays_fees, es:gastos por cuenta de
q debited money:1000..200000; total_debited, es:total cargado; what left the payer's account altogether
q uetr id:########-####-4###; tracking_reference
q reason phrase; payment_purpose, es:concepto
q urgent flag; same_day; whether it was sent with priority
a invoice_date date
a payee_country country; recipient_country
a clerk person; branch_clerk, handled_by
a limit money; daily_limit
---
{bank} || Oficina {:number:100..999}, {:city}
# Confirmación de orden de pago al exterior
= 20 Referencia: {:id:OPX########}
= 121 UETR: {uetr}
= Fecha de la orden: {ordered}
= 32A Valor: {value_date}
= 32A Importe: {amount}
= 36 Cambio: {fx}
= 50K Ordenante: {payer}
= Cuenta: {payer_account}
= 56A Intermediario: {middle_bank}
= 57A Banco del beneficiario: {payee_bank}
= BIC: {bic}
= 59 Beneficiario: {payee}
= Su cuenta: {payee_account}
= 70 Concepto: {reason=pago de factura|anticipo maquinaria|dividendos|honorarios de consultoría|regalías}
= 71A: {charged_to?OUR~BEN~SHA}
+++
Comisión y gastos de correo {charge}; cargo total en su cuenta {debited}. {urgent!Cursada con prioridad|Tramitada por vía rápida~Cursada por vía ordinaria|Tramitación normal}.
~ Mensaje MT103 de {:date}, sesión {:number:1000..9999}. Declaración estadística obligatoria desde {:money:50000..60000}. Cliente desde {:year}.

== es aviso_discrepancias_credito_documentario
q issuer company:Banco {} del Perú/Banco {} de Chile/Banco {}; issuing_bank, es:banco emisor; bank that opened the credit
q presenter company:{} Handelsbank/Bank of {}; presenting_bank, documents_sent_by, es:banco presentador
q applicant company:Importaciones {}/Minera {}/Agroindustrias {}; importer, es:ordenante del crédito; firm for which the credit was opened
q beneficiary company:{} Machinery Co/{} Chemicals Ltd; exporter, credit_beneficiary, es:beneficiario
q lc id:LC########; credit_number, lc_no
q drawing money:9000..400000; amount_drawn, presented_amount, es:importe presentado; value of the documents handed in
q credit_sum money:20000..900000; credit_amount, es:importe del crédito
q expiry date; expiry_date, es:vencimiento del crédito
q last_ship date; latest_shipment, es:último embarque
q documents_received_on date; es:recepción de documentos; day on which the bank received the documents
q notice_date date; notified_on, es:fecha del aviso
q answer_by date; waiver_deadline, reply_until, es:responder antes de; until when the importer may accept
q fee money:40..150; discrepancy_fee, charge_per_set
q officer person; trade_finance_officer, signed_by, es:firmado por
q applicant_person person; addressed_to, contact_at_importer
q held choice:held/returned; documents_disposition, what_happens_to_papers; what the bank does with the papers meanwhile
q partial flag; partial_shipments_allowed, es:embarques parciales; whether the goods may come in several lots
a vessel phrase; vessel_name, ship
a goods_weight unit; gross_weight
a reimbursing company; reimbursing_bank
a courier id; courier_number, airway_bill
l faults; discrepancies, objections, es:discrepancias
c faults.paper phrase; document, which_document
c faults.found phrase; finding, discrepancy
c faults.field id:4#@; swift_field
c faults.copies number:1..4; originals, copies_presented
c faults.curable phrase; can_be_cured, remedy
---
{issuer}
Comercio Exterior · {:street}, {:city} || {notice_date}
Señores {applicant}, atn. {applicant_person}

# Aviso de documentos con reparos
Crédito documentario {lc} por {credit_sum}, vence {expiry}, embarque hasta {last_ship}, {partial!se admiten embarques en varias veces|embarques parciales autorizados~en un solo embarque|no se permiten embarques fraccionados}.
El {documents_received_on} {presenter} nos presentó documentos por {drawing} en favor de {beneficiary}. <Al examinarlos|Del examen resulta que> según UCP 600 encontramos:
%faults 1..6
Documento | Reparo | Campo | Orig. | Subsanable
{faults.paper=conocimiento de embarque|factura comercial|póliza de seguro|lista de empaque|certificado de origen|certificado sanitario} | {faults.found=fecha posterior a la permitida|falta endoso|descripción distinta|no indica el crédito|sin firma autógrafa|importe excedido} | {faults.field} | {faults.copies} | {faults.curable=sí, con original nuevo|no|con carta del emisor|–}
%%
Los papeles {held?quedan en nuestro poder a disposición del presentador|los conservamos en custodia~han sido devueltos al presentador|se remiten de vuelta}. Les rogamos que nos digan por escrito, hasta el {answer_by}, si levantan los reparos. Cobraremos {fee} por juego.
{officer}
~ Copia a la agencia de {:city}. Aviso previo por correo electrónico de {:date}. Utilizado antes: {:money:1000..9000}.

== es certificado_seguro_mercancias_viaje
q insurer company:Seguros {}/La {} Aseguradora/{} Marítima de Seguros; underwriter, es:compañía aseguradora
q holder company:Aceites {}/Vinos {}/Cerámicas {}; policyholder, es:tomador
q payable_to company:{} Foods Inc/{} Import LLC/{} Imports BV; claims_payable_to, loss_payee; who gets the money if the goods are lost
q certificate id:CT-#######; certificate_no, es:número de certificado
q open_policy id:PF-#####; floating_policy; the standing policy under which the journey is declared
q issue_date date; es:fecha de expedición
q sails date; departure_date, voyage_begins, es:fecha de salida
q from_place city; voyage_from, es:origen del viaje
q to_place city; final_destination, destination
q transhipment_at city; es:trasbordo
q vessel phrase; means_of_transport, es:medio de transporte
q goods phrase; interest_insured
q marks id:@@@ ##/##; marks_and_numbers
q packages number:5..900; bultos, es:bultos
q invoice_value money:5000..300000; es:valor factura; value in the bill without any addition
q uplift percent; es:beneficio esperado; what is added to the bill for expected profit
q sum money:6000..330000; insured_sum, es:suma asegurada; value up to which the goods are covered
q premium money:30..2000; prima
q excess percent; deductible, es:franquicia; part of the damage that the insured bears
q surveyor company:{} Surveyors/{} Marine Survey; survey_agent, whom_to_call_on_damage; who must be told when goods are damaged
q clauses choice:A/B/C; cargo_clauses, icc, es:cláusulas
q war flag; war_cover, war_and_strikes; whether war and strikes are covered
a broker company; corredor
a claim_deadline date; claim_within, notify_by
a gross_weight unit
a bl_no id; bill_of_lading_no
a policy_expiry date; cover_ends, expiry
---
^ {insurer}
^ Ramo de transportes · {:city}
# Certificado de seguro {certificate}
Emitido el {issue_date} con cargo a la póliza flotante {open_policy} de {holder}, concertada el {:date}.
1. Buque o medio || {vessel=Punta Almina|camión y buque ro-ro|MSC Leonora|vuelo carguero|Cabo Vilano}
2. Salida || {sails}
3. De || {from_place}
4. A || {to_place}
5. Con trasbordo en || {transhipment_at}
6. Mercancía || {goods=aceite de oliva envasado|azulejo de pasta blanca|vino tinto en cajas|aceituna en bidones|tomate concentrado}
7. Marcas || {marks}
8. Bultos || {packages}
9. Valor en factura || {invoice_value}
10. Más || {uplift}
11. Suma asegurada || {sum}
12. Prima neta || {premium}
+++
Cobertura según cláusulas inglesas de carga {clauses?(A), todo riesgo~(B), riesgos nombrados~(C), cobertura mínima}. {war!Incluye guerra y huelgas|Con extensión a guerra, huelgas y motines~Guerra y huelgas quedan fuera|Sin extensión a guerra ni huelgas}. Franquicia del {excess}.
En caso de avería avísese sin demora a {surveyor}, {:phone}. Indemnización pagadera a {payable_to} contra este original.
~ Duplicado de {:number:2..3} ejemplares. Consorcio, recargo {:money:1..20}. Apoderado: {:person}.

== es bordero_reaseguro_trimestre
q cedent company:Aseguradora {}/Mutua {}/Seguros {}; es:cedente; insurer that passes part of the risk on
q reinsurer company:{} Re/Reaseguradora {}/{} Rückversicherung; es:reasegurador
q broker company:{} Reinsurance Brokers/Corredores {} Re; reinsurance_broker, intermediary
q treaty id:TR-##-###; treaty_no, es:contrato de reaseguro
q class_of_business phrase; es:ramo
q quarter period; accounting_period, es:trimestre
q ceded_share percent; quota, es:cuota de cesión
q premium money:50000..900000; ceded_premium, es:primas cedidas; premium that is passed on to the reinsurer
q commission money:9000..200000; reinsurance_commission, commission_due, es:comisión de reaseguro
q claims money:9000..400000; claims_paid, es:siniestros pagados; sum of the claims that the reinsurer bears in the period
q reserve money:9000..300000; outstanding_claims, es:provisión; set aside for claims not yet paid
q retained money:2000..40000; premium_reserve_retained, deposit_withheld, es:depósito retenido; premium kept back as a security
q balance money:5000..300000; es:saldo
q in_favour choice:cedent/reinsurer; balance_in_favour_of, who_gets_balance, es:saldo a favor de
q settle_by date; settlement_due, es:fecha de liquidación
q made_by person; technical_accountant, prepared_by, es:elaborado por
q reviewed_by person; reviewer, checked_by, es:revisado por
q sent_on date; issued
a actuary person
a bank_account iban; settlement_account
a expiry date; treaty_expiry, cancelled_on
a limit money; treaty_limit, capacity
l losses; claims_list, large_losses, es:siniestros notificados
c losses.claim id:S##-####; claim_no, loss_ref
c losses.insured company; policyholder
c losses.happened date; loss_date, es:ocurrencia
c losses.cause phrase; peril
c losses.gross money:20000..900000; gross_loss, total_loss
c losses.ceded money:5000..400000; ceded_loss, reinsurers_part
c losses.adjuster person; loss_adjuster
l layers; premium_groups, es:primas por provincia; premiums by region
c layers.region region; province, territory
c layers.policies number:20..4000; number_of_risks
c layers.premium money:2000..90000; written_premium
---
{cedent} || {sent_on}
# Borderó {quarter}
= Contrato: {treaty}
= Ramo: {class_of_business=incendio industrial|multirriesgo comercio|transportes|caución|agrario combinado}
= Reasegurador: {reinsurer}
= Corredor: {broker}
= Cuota cedida: {ceded_share}
%layers 2..6
Territorio | Pólizas | Prima
{layers.region} | {layers.policies} | {layers.premium}
%%
+++
## Siniestros de punta
%losses 1..5
N.º | Asegurado | Ocurrió | Causa | 100 % | Parte cedida
{losses.claim} | {losses.insured} | {losses.happened} | {losses.cause=incendio|rayo|inundación|robo|rotura de maquinaria} | {losses.gross} | {losses.ceded}
{losses.adjuster=}
%%
+++
## Cuenta técnica
Primas cedidas {premium} || Comisión {commission}
Siniestros a cargo {claims} || Depósito retenido {retained}
Provisión de pendientes {reserve} || Saldo {balance}
El saldo resulta a favor {in_favour?de la cedente|de quien suscribe esta cuenta~del reasegurador|de la otra parte del contrato} y se compensará hasta el {settle_by}.
Elaboró {made_by} · Revisó {reviewed_by}
~ Cuentas del trimestre anterior aceptadas el {:date}. Comisión de corretaje {:percent}. Contrato suscrito en {:city}, {:year}.

== es renovacion_poliza_flota
q insurer company:Mutua {}/{} Seguros Generales/Seguros {} Flotas; carrier_of_risk, es:aseguradora
q broker company:Correduría {}/{} Corredores; es:mediador
q client company:Autocares {}/Reparto {}/Transportes {}; insured, es:tomador
q policy id:FL########; policy_no, es:póliza
q expiry date; current_period_ends, es:vencimiento actual
q new_start date; new_period_begins, es:efecto de la renovación
q old_premium money:9000..90000; last_premium, es:prima anterior; what the year now ending cost
q new_premium money:9000..99000; renewal_premium, es:prima de renovación; what the coming year is to cost
q change percent; premium_change, variation
q losses number:0..40; claims_last_year, number_of_claims, es:número de partes
q ratio percent; loss_ratio, es:siniestralidad
q excess money:150..1500; excess_own_damage, es:franquicia
q split choice:yearly/half-yearly/quarterly/monthly; payment_frequency, es:forma de pago
q accept_by date; acceptance_deadline, reply_by, es:aceptar antes de
q underwriter person; es:suscriptor; who at the insurer made the offer
q account_exec person; broker_contact, account_executive, es:ejecutivo de cuenta; who looks after the client at the broker
q assistance flag; roadside_assistance_km0, breakdown_at_home; whether a breakdown at the door is covered as well
q cover_drivers money:10000..60000; driver_accident_sum, driver_cover, es:accidentes del conductor
a bank_account iban; debit_account
a fleet_manager person; contact_at_client
a discount percent; no_claims_bonus
a signed_on date; accepted_on, signed
l cars; vehicles, es:vehículos asegurados
c cars.plate id:####@@@; registration, matrícula
c cars.kind phrase; type, vehicle_class
c cars.built year; first_registered, year
c cars.cover phrase; modality
c cars.claims number:0..5
c cars.worth money:5000..90000; insured_value, value
c cars.premium money:300..4000; cost
---
{insurer} || Propuesta de {:date}
Mediador: {broker} ({account_exec}) || Suscribe: {underwriter}
# Propuesta de renovación, póliza {policy}
{client}: <su póliza termina|el periodo en curso acaba> el {expiry}. <Tras revisar el resultado del año|Analizado el ejercicio> ({losses} partes, siniestralidad {ratio}), les ofrecemos continuar desde el {new_start} así:
%cars 3..8
Matrícula | Clase | Año | Cobertura | Partes | Valor | Prima
{cars.plate} | {cars.kind=furgón|autocar 55 pl.|turismo|tractora|remolque frigorífico|ciclomotor} | {cars.built} | {cars.cover=terceros|terceros + lunas|todo riesgo|todo riesgo con franquicia} | {cars.claims} | {cars.worth} | {cars.premium}
%%
Prima de este año {old_premium} || Prima propuesta {new_premium}
Variación {change} || Fraccionamiento {split?en un solo recibo al año~dos recibos, uno por semestre~por trimestres~recibo cada mes}
+++
Daños propios con {excess} a cargo del asegurado por siniestro. Accidentes del conductor hasta {cover_drivers}. {assistance!La grúa acude también al propio garaje|Asistencia desde el kilómetro cero~La asistencia empieza a partir de 25 km del domicilio|Sin asistencia en la puerta de casa}.
Esperamos su conformidad antes del {accept_by}.
~ Tarifa aprobada el {:date}. Siniestro mayor del año: {:money:3000..30000}. Defensor del cliente: {:person}.

== es anexo_rentas_local
q landlord company:Inmuebles {}/Patrimonial {}/Inversiones {}; lessor, es:arrendadora
q tenant company:Zapaterías {}/Farmacia {}/Café {}; lessee, es:arrendataria
q landlord_rep person; signs_for_lessor, party_a_representative, es:representante de la arrendadora
q tenant_rep person; signs_for_lessee, party_b_representative, es:representante de la arrendataria
q premises address; property_address, es:local arrendado
q contract_date date; lease_date, es:fecha del contrato principal; when the lease itself was concluded
q annex_no number:1..9; annex_number, amendment_no
q annex_signed_on date; es:fecha del anexo; day on which the annex, not the lease, was signed
q area unit:m² 30..900; floor_area, surface, es:superficie
q deposit money:2000..40000; es:fianza
q grace number:1..8; rent_free_months, es:meses de carencia; months at the start without rent
q fitout money:3000..90000; landlord_contribution, fit_out_contribution, es:aportación a obras; what the owner pays towards the works
q service_charge money:100..2000; es:gastos comunes
q indexed choice:consumer prices/fixed/market; indexation, update_rule, es:actualización
q early_exit flag; break_option, early_termination_allowed, es:desistimiento anticipado; whether the tenant may leave before the end
q penalty money:1000..50000; es:penalización
q agent company:{} Retail/Consultores {}; letting_agent, intermediary, es:intermediaria; firm that brought the two together
a guarantor person; avalista
a sublet flag; subletting_allowed
a bank_account iban; rent_account
a notary person
a cadastral id; cadastral_reference
l steps; rent_steps, es:escalado de renta; the rent year by year
c steps.term phrase; period, year_of_lease
c steps.start date; from, es:desde
c steps.until date; es:hasta
c steps.rent money:900..12000; monthly_rent
c steps.per_area money:9..60; rent_per_square_metre
c steps.discount percent; reduction, bonus
---
# Anexo n.º {annex_no} al contrato de arrendamiento de local de negocio
<En|Reunidos en> {:city}, a {annex_signed_on}
De una parte {landlord}, representada por {landlord_rep}; de otra {tenant}, por quien firma {tenant_rep}.
Exponen que con fecha {contract_date} arrendaron el local de {area} sito en {premises}, y que, con la mediación de {agent}, acuerdan lo siguiente.
+++
Primero. La renta mensual, sin IVA, queda así:
%steps 2..6
Anualidad | Desde | Hasta | Renta/mes | Por m² | Bonif.
{steps.term=primera|segunda|tercera|cuarta|quinta|sexta} | {steps.start} | {steps.until} | {steps.rent} | {steps.per_area} | {steps.discount}
%%
Después se actualizará {indexed?conforme al IPC~en un porcentaje invariable cada año~según tasación de mercado}.
+++
Segundo. Se conceden {grace} meses de carencia y una aportación de {fitout} a las obras de adecuación.
Tercero. Gastos comunes: {service_charge} al mes. Fianza ya depositada: {deposit}.
Cuarto. {early_exit!La arrendataria podrá desistir avisando con seis meses|Cabe el desistimiento anticipado de la inquilina~El plazo es de obligado cumplimiento para ambas|La arrendataria no podrá marcharse antes del final}. Todo abandono sin aviso devenga {penalty}.
{landlord_rep} || {tenant_rep}
~ El anexo anterior, de {:date}, queda sin efecto. Testigo: {:person}. Tasación de {:company}.

== es certificado_origen_camara
q chamber company:Cámara de Comercio de {}/Cámara Oficial de {}; issuing_body, es:cámara
q exporter company:Jamones {}/Maquinaria {}/Perfumes {}; es:expedidor
q consignee company:{} Trading LLC/{} Foods Co/{} Establishment; es:destinatario
q certificate_no id:ES-#######; es:número de certificado
q origin country; country_of_origin, es:país de origen
q final_country country; destination_country, es:país de destino
q transport phrase; means_of_transport, es:transporte
q weight unit:kg 100..24000; gross_weight, es:peso bruto; weight of all goods with packing
q invoice_no id:EX-####/##; invoice_ref
q invoice_date date; invoice_dated, es:fecha de la factura
q applied date; application_date, es:fecha de la solicitud; day on which the exporter asked for the paper
q issued_on date; stamped_on, es:fecha de certificación
q officer person; certifying_officer, signed_for_chamber, es:funcionario certificante; who signs for the chamber
q declarant person; signed_for_applicant, es:declarante; who signs for the exporter
q legalised flag; consular_legalisation; whether an embassy has stamped it too
q copies number:1..6; copies_issued, es:ejemplares
q tax money:8..60; fee, es:tasa
a value money; goods_value, invoice_amount
a customs_office phrase
a expiry date; valid_until
a vessel phrase
l goods; items, es:mercancías
c goods.marks id:@@@/##; package_marks
c goods.packs number:1..400; number_of_packages, bultos
c goods.what phrase; description, product
c goods.tariff id:####.##.##; hs_code, tariff_code
c goods.kilos unit:kg 20..9000; net_weight, weight
c goods.maker company; manufacturer
---
1 Expedidor: {exporter}, {:street}, {:city} || N.º {certificate_no}
2 Destinatario: {consignee} || UNIÓN EUROPEA
^ CERTIFICADO DE ORIGEN
3 País de origen: {origin} || 4 Transporte: {transport=por carretera|marítimo, contenedor|aéreo|multimodal}
5 Observaciones: factura {invoice_no} de {invoice_date}; peso bruto {weight}; destino {final_country}
6 Mercancías
%goods 1..6
Marcas | Bultos | Designación | Arancel | Neto
{goods.marks} | {goods.packs} | {goods.what=paleta curada|bomba centrífuga|agua de colonia|piezas de recambio|embutido loncheado|crema facial} | {goods.tariff} | {goods.kilos}
{goods.maker=}
%%
+++
7 La entidad que suscribe, {chamber}, certifica que las mercancías descritas son originarias del país de la casilla 3.
{:city}, {issued_on} || {officer}
+++
8 El abajo firmante declara ser ciertos los datos y los presenta el {applied}. {legalised!Pasó después por la sección consular, cuyo sello consta al dorso|Lleva sello de la embajada al dorso~Sin trámite en embajada|No se ha solicitado sello consular}. Ejemplares: {copies}. Derechos {tax}.
> {declarant}
~ Formulario autorizado el {:date}. Oficina de {:city}, {:phone}. Suplente: {:person}.

== es lista_empaque_exportacion
q seller company:{} Muebles/Cristalerías {}/Calzados {}; exporter, shipper
q buyer company:Almacenes {}/{} Home SA/{} Interiores; importer, sold_to, es:vendido a; who buys, which may differ from the place of delivery
q shipto company:Depósito {}/Bodegas {} SA; deliver_to, warehouse, es:lugar de entrega; where the goods physically go
q list_no id:PL-#####; packing_list_no
q invoice id:FV-#####; related_invoice, es:factura
q dated date; issue_date, es:fecha
q loading_date date; loaded_on, es:fecha de carga; day on which the box was filled
q container id:@@@U#######; container_no, es:contenedor
q seal id:@@-#####; seal_no, es:precinto
q packed_by person; es:responsable de embalaje
q checked_by person; counted_by, es:contado por
q parcels number:10..400; total_packages, es:total bultos
q gross unit:kg 500..20000; total_gross, es:peso bruto total
q total_net unit:kg 400..18000; es:peso neto total
q volume unit:m³ 4..66; total_volume, cbm, es:cubicaje
q wood flag; ispm15, treated_wood, es:madera tratada; whether the wood of crates and pallets was treated
q marks phrase; shipping_marks, es:marcas
a value money; total_value
a incoterm phrase; terms
a carrier company; shipping_line
a eta date; arrival_date
a hs id; hs_code
l packs; packages, cartons, es:bultos
c packs.no short; package_no, from_to
c packs.kind phrase; packaging, type_of_package
c packs.holds phrase; contents, article
c packs.pieces number:1..96; qty
c packs.size phrase; dimensions, size_cm
c packs.net unit:kg 2..90; net_weight
c packs.gross unit:kg 3..99; gross_weight
---
{seller}
> LISTA DE EMPAQUE / PACKING LIST {list_no}
Vendido a: {buyer} || Entregar en: {shipto}
{:address} || {:street}, {:city}
Fecha {dated} · Corresponde a factura {invoice} · Pedido {:id:######}
%packs 3..9
Bulto | Clase | Contenido | Pzas. | Medidas cm | Neto | Bruto
{packs.no=1-4|5|6-10|11|12-20|21|22-23|24-30|31} | {packs.kind=cartón|palé|cajón de madera|saco|jaula} | {packs.holds=silla Alba roble|copa de agua|bota de media caña|mesa auxiliar|jarra 1 l|sandalia esparto|espejo oval} | {packs.pieces} | {packs.size=60x40x40|120x80x145|110x90x100|50x50x30|80x60x55} | {packs.net} | {packs.gross}
%%
+++
= Total bultos: {parcels}
= Peso neto: {total_net}
= Peso bruto: {gross}
= Cubicaje: {volume}
= Marcas: {marks=rombo azul y n.º de bulto|triángulo con iniciales|FRÁGIL en tres idiomas|sin marcas}
+++
Contenedor {container}, precinto {seal}, cargado el {loading_date}. {wood!Madera con sello NIMF 15|Palés y cajones tratados térmicamente~Embalaje sin madera tratada|No hay madera con tratamiento}.
Embaló {packed_by}, contó {checked_by}.
~ Anula la lista {:id:PL-#####} de {:date}. Tara del contenedor {:unit:kg 2100..3900}.

== es confirmacion_reserva_embarque
q carrier company:Naviera {}/{} Line/{} Shipping; shipping_line, es:naviera
q shipper company:Frutas {}/Minerales {}/Químicos {}; booking_party, es:cargador
q forwarder company:Transitarios {}/{} Forwarding/{} Logística; freight_forwarder, es:transitario
q booking id:@@@######; booking_number, es:reserva
q contract id:SC-####; service_contract, rate_agreement
q vessel phrase; es:buque
q voyage id:###@
q origin city; load_port, es:puerto de carga
q destination city; discharge_port, es:puerto de descarga
q etd date; sailing_date, es:zarpe estimado; day the ship is to leave
q eta date; arrival, es:arribo estimado
q empty_depot company:Depósito {}/Contenedores {}; empty_pickup_depot, collect_empty_at, es:retiro de vacíos; where the empty boxes are fetched
q gate_in date; gate_in_from, first_receiving_day, es:recepción de llenos; first day on which the terminal takes full boxes
q cutoff date; cargo_cutoff, es:cierre de carga; last day at which the terminal takes the full box
q doc_cutoff date; documents_cutoff, es:cierre documental; last day to hand in the shipping instructions
q vgm date; vgm_cutoff, verified_mass_deadline, es:cierre de masa verificada
q temp number:-25..15; set_temperature
q commodity phrase; goods
q dangerous flag; dangerous_cargo, imo, es:carga peligrosa; whether the goods are dangerous
q payable choice:prepaid/collect; freight_payable, freight_terms, es:flete pagadero
q booked_by person; es:reservado por; who placed the booking
q desk person; carrier_desk, customer_service_contact, es:atención al cliente; who answers for the carrier
a bl_no id; bl_number
a seal id; seal_no
a freight money; ocean_freight, rate
a consignee company
l gear; equipment, es:equipo; boxes that were booked
c gear.count number:1..20; quantity, units
c gear.type phrase; equipment_type, size
c gear.kilos unit:kg 3000..27000; cargo_weight, weight
c gear.release id:R######; release_no, pickup_pin
c gear.haul phrase; inland_haulage, haulage
l legs; route, es:tramos; the way it goes
c legs.by phrase; mode, vessel
c legs.leaves city; from, departure_port
c legs.arrives city; to, arrival_port
c legs.day date; departure, date
---
{carrier} || Reserva {booking}
# Confirmación de reserva
Reservado por {booked_by} ({forwarder}) por cuenta de {shipper}. Contrato {contract}.
= Buque y viaje: {vessel=Andes Star|Valparaíso|Cabo Blanco|Santa Inés}, {voyage}
= POL: {origin}
= POD: {destination}
= Zarpe estimado: {etd}
= Arribo estimado: {eta}
= Mercancía: {commodity=uva de mesa|nitrato|cerezas|concentrado de cobre|aguacate}
= Temperatura °C: {temp}
= Retiro de vacíos: {empty_depot}
%gear 1..3
Cant. | Equipo | Peso | Liberación | Acarreo
{gear.count} | {gear.type=40 RH|20 DC|40 HC|20 OT} | {gear.kilos} | {gear.release} | {gear.haul=por el cliente|por la línea|ferroviario}
%%
%legs 1..3 sentence
Ruta:
{legs.by=alimentador|buque madre|camión|barcaza} de {legs.leaves} a {legs.arrives}, {legs.day}
%%
+++
## Cierres
Recepción de llenos desde || {gate_in}
Cierre físico || {cutoff}
Cierre documental || {doc_cutoff}
Masa verificada || {vgm}
+++
{dangerous!Carga IMO, adjuntar ficha de seguridad|Mercancía clasificada como peligrosa~Carga general, no IMO|Sin clasificación IMO}. Flete {payable?pagadero en origen~pagadero en destino}.
Su contacto: {desk}, {:phone}.
~ Recargo por uso tardío {:money:50..300}. Versión {:number:2..5} de {:date}; sustituye a la anterior. Agente en {:city}.

== es factura_rectificativa_devolucion
q issuer company:Editorial {}/Textil {}/Droguería {}; seller
q client company:Librería {}/Boutique {}/Perfumería {}; recipient, es:destinatario
q tax_id id:B########; issuer_tax_id, es:NIF del emisor
q client_tax id:@########; customer_tax_id, es:NIF del cliente
q corrective_invoice_no id:R-##/###; document_no, es:número de rectificativa; number of this document, not of the bill it corrects
q original id:F-##/####; corrected_invoice, original_invoice, es:factura rectificada; the bill that is being put right
q original_date date; original_invoice_date
q issue_date date; es:fecha de expedición; day of this document
q cause phrase; reason_for_correction, es:motivo
q taxable_base_corrected money:50..5000; net_correction; net amount of the correction
q vat_amt money:5..1000; vat_amount, es:cuota
q amount_to_refund money:60..6000; es:total a abonar
q method choice:substitution/differences; correction_method, es:método de rectificación
q payout choice:transfer/offset/cheque; refund_method, how_refunded, es:forma de reembolso
q refund_by date; refund_date, es:fecha de reembolso
q clerk person; billing_clerk, issued_by, es:facturación
q surcharge flag; equivalence_surcharge, recargo_aplicado, es:recargo de equivalencia; whether the surcharge for small retailers is applied
a order_no id; order_number
a delivery_note id; delivery_note_no
a due date; payment_due_date
a client_person person; contact_at_customer
l lines; corrected_lines, es:líneas rectificadas
c lines.code id:97884########; isbn_or_ref
c lines.what phrase; article, concept
c lines.billed number:5..90; quantity_billed, es:facturado
c lines.right number:1..80; correct_quantity, quantity_accepted
c lines.price money:3..90; unit_price
c lines.diff money:5..900; difference, amount_corrected
---
{issuer}
NIF {tax_id} · {:street}, {:city}
> Factura rectificativa {corrective_invoice_no}
Para: {client} || NIF {client_tax}
{:address} || {issue_date}

Rectifica la factura {original}, de {original_date}, por {method?sustitución~diferencias}. Motivo: {cause=devolución de ejemplares|error en el tipo de IVA|descuento posterior|mercancía dañada|cliente en concurso}.
%lines 1..7
Código | Concepto | Facturado | Correcto | Precio | Diferencia
{lines.code} | {lines.what=novela de bolsillo|vestido lino|colonia fresca|álbum ilustrado|pañuelo de seda|jabón de manos} | {lines.billed} | {lines.right} | {lines.price} | {lines.diff}
%%
> Base {taxable_base_corrected}
> IVA {:percent} {vat_amt}
> A su favor {amount_to_refund}
{surcharge!Se incluye el recargo de equivalencia|Cliente en régimen de recargo~Sin recargo de equivalencia|No procede recargo}. Se lo {payout?ingresaremos en cuenta~descontaremos de las próximas facturas~remitiremos en un cheque} hasta el {refund_by}.
Facturación: {clerk}
~ Registro Mercantil de {:city}, {:date}. Depósito en distribuidora {:company}. El original sumaba {:money:200..9000}.

== es liquidacion_comisiones_representante
q principal company:Grifería {}/Colchones {}/Iluminación {}; represented_firm, es:empresa representada
q agent person; es:representante
q zone region; territory, es:zona
q agent_no id:AG-##
q period period; settlement_period, es:periodo
q commissionable_sales money:9000..200000; base_amount, es:ventas con comisión; sales on which commission is due
q commission_rate percent; es:porcentaje; average percentage of commission
q gross money:900..20000; gross_commission, commission_earned, es:comisión bruta
q withheld money:100..3000; income_tax_withheld, es:retención
q clawback money:50..900; es:extorno; commission taken back for customers who did not pay
q advance money:200..3000; advance_deducted, es:anticipo
q payable money:500..18000; net_payable, es:líquido; what the agent gets in the end
q paid date; payment_date, es:fecha de pago; day on which the agent gets the money
q checked_by person; verified_by, sales_admin, es:comprobado por
q boss person; sales_director, es:director comercial; who authorises the payment
q exclusive flag; exclusive_agent, exclusivity, es:exclusiva; whether nobody else may sell in the zone
q complaint_days number:5..30; days_to_object
a agent_iban iban; agent_account
a contract_date date; contract_signed
a vat_no id; agent_tax_id
a targets money; target, quota
l sales; operations, es:operaciones
c sales.client company; customer
c sales.invoice id:##-#####; invoice_no
c sales.collected date; collected_on, paid_by_customer_on
c sales.amount money:300..20000; sale_amount, net_sale
c sales.pct percent; rate, commission_pct
c sales.earned money:20..2000; commission, amount_earned
c sales.note phrase; remark
---
{principal}
# Liquidación de comisiones · {period}
= Representante: {agent}
= Código: {agent_no}
= Zona: {zone}
{exclusive!Actúa en régimen de exclusiva|Es el único representante en su zona~Comparte la zona con la venta telefónica|Sin exclusiva territorial}
%sales 3..8
Cliente | Factura | Cobrada | Importe | % | Comisión | Obs.
{sales.client} | {sales.invoice} | {sales.collected} | {sales.amount} | {sales.pct} | {sales.earned} | {sales.note=cliente nuevo|–|obra|promoción||segunda entrega}
%%
Ventas con derecho a comisión {commissionable_sales} || Comisión ({commission_rate} medio) {gross}
Extornos por impago {clawback} || Anticipo a cuenta {advance}
Retención IRPF {withheld} || Líquido {payable}
Se abonará el {paid}. Pasados {complaint_days} días sin reparos se entenderá aceptada.
Comprobó {checked_by} · Autoriza {boss}
~ Pendientes de cobro al {:date}: {:money:1000..20000}. Delegación de {:city}, {:phone}.

== es inspeccion_preembarque_textil
q inspector_firm company:{} Inspection/Control {}/Verificadora {}; inspection_company, es:entidad de control
q client company:Modas {}/Uniformes {}/Hogar {}; ordered_by, principal, es:cliente; who asked for the inspection
q factory company:{} Garments/Confecciones {}/{} Knitwear; es:fabricante
q inspector person; carried_out_by, es:inspector
q factory_rep person; factory_representative, present_for_factory, es:representante de fábrica
q report id:IPE-#####; report_no
q inspected date; inspection_date, es:fecha de inspección
q planned_ship date; planned_shipment, es:embarque previsto
q inspection_place city
q order_inspected id:PO ######
q ordered_qty number:500..20000; quantity_ordered, es:cantidad pedida; pieces that were ordered
q finished_qty number:400..20000; quantity_finished, units_packed, es:terminadas; pieces that were ready and packed at the visit
q sample number:32..500; sample_size, es:muestra; pieces drawn for inspection
q inspection_level choice:I/II/III; aql_level
q major_limit number:1..14; major_allowed, accept_major
q result choice:pass/fail/pending; overall_result, verdict, es:dictamen
q labels_ok flag; labelling_conforming, care_labels_ok, es:etiquetado correcto; whether labels are as ordered
q photos number:5..60; photographs, pictures_taken
a price money; inspection_fee
a container id; container_no
a buyer_rep person; client_contact
a reinspection date; reinspection_date
l defects; faults, es:defectos
c defects.what phrase; defect, description
c defects.crit number:0..1; critical
c defects.major number:0..9
c defects.minor number:0..20
c defects.where phrase; location, part_of_garment
l sizes; measures, es:medidas
c sizes.point phrase; point_of_measure, measure
c sizes.size short; talla
c sizes.spec number:20..110; specified, spec_cm
c sizes.got number:20..110; measured, actual_cm
c sizes.tol phrase; tolerance
---
{inspector_firm} || Informe {report}
# Inspección final aleatoria
Cliente {client} || Fábrica {factory}, {inspection_place}
Pedido {order_inspected} || Visita {inspected}
= Pedidas: {ordered_qty}
= Terminadas y embaladas: {finished_qty}
= Muestra: {sample}
= Nivel general: {inspection_level?I, reducido~II, normal~III, riguroso}
= Mayores admitidos: {major_limit}
= Embarque previsto: {planned_ship}
+++
%defects 2..7
Defecto | Crít. | May. | Men. | Zona
{defects.what=costura abierta|hilo suelto|mancha de aceite|botón flojo|tono desigual|agujero} | {defects.crit} | {defects.major} | {defects.minor} | {defects.where=manga|bajo|cuello|espalda|bolsillo}
%%
+++
%sizes 2..6
Punto | Talla | Ficha cm | Medido cm | Tol.
{sizes.point=largo total|contorno pecho|ancho hombro|tiro|largo manga} | {sizes.size=S|M|L|XL|38|42} | {sizes.spec} | {sizes.got} | {sizes.tol=±1|±0,5|±2}
%%
+++
{labels_ok!Composición e instrucciones de lavado según muestra sellada|Etiquetas correctas en todas las prendas vistas~La composición impresa no es la de la muestra sellada|Faltan etiquetas de lavado}. {photos} fotografías anexas.
Dictamen: {result?lote conforme|se acepta el lote~lote no conforme|se rechaza el lote~a decisión del cliente|queda en espera}.
{inspector} || Por la fábrica: {factory_rep}
~ Este informe no libera al vendedor. Muestra sellada el {:date}. Coordinación {:person}, {:email}.

== es anexo_leasing_cuotas
q lessor company:{} Leasing/Arrendamientos {}/{} Renting; finance_company, es:arrendadora
q lessee company:Imprenta {}/Clínica {}/Excavaciones {}; es:arrendataria financiera
q vendor company:Maquinaria {}/{} Medical/{} Equipos; es:proveedor del bien; who sells the thing to the finance company
q contract id:LF-######; contract_no
q asset phrase; financed_asset, es:bien
q serial id:@@######; serial_no, es:bastidor
q price money:20000..300000; purchase_price, es:precio de adquisición
q residual money:300..9000; residual_value, purchase_option, es:opción de compra
q term_months number:24..84; es:plazo; number of months the contract lasts
q first_due date; first_instalment, es:primera cuota
q interest_rate percent; es:tipo nominal
q apr percent; es:TAE
q arrangement_fee money:100..2000; es:comisión de apertura; one-off charge at the start
q insured_with company:Aseguradora {}/Seguros {}; insurer_of_asset, es:aseguradora del bien
q guarantor person; es:avalista; who answers for the lessee
q lessor_rep person; attorney_of_lessor, signs_for_lessor, es:apoderado de la arrendadora
q lessee_rep person; signs_for_lessee, lessee_representative, es:representante de la arrendataria
q notary person; es:fedatario
q signed_on date
q prepay flag; early_repayment_allowed, es:cancelación anticipada; whether the rest may be paid off early
a delivery date; delivery_date, handed_over
a bank_account iban; debit_account
a supplier_invoice id; vendor_invoice_no
l plan; instalments, es:cuadro de cuotas
c plan.no number:1..84; instalment_no
c plan.due date; due_date, es:vencimiento
c plan.capital money:200..5000; principal_part, cost_recovery
c plan.interest money:10..900; interest_part, financial_charge
c plan.vat money:50..900; iva
c plan.total money:300..6000; instalment
c plan.left money:1000..200000; outstanding, remaining_capital
---
# Anexo I. Condiciones particulares y cuadro de cuotas
{lessor} || {contract}
Arrendataria || {lessee}
Proveedor || {vendor}
Bien || {asset=impresora offset cuatro colores|ecógrafo portátil|retroexcavadora|escáner dental|guillotina}, n.º {serial}
+++
= Precio sin IVA: {price}
= Duración en meses: {term_months}
= Primera cuota: {first_due}
= Tipo nominal: {interest_rate}
= TAE: {apr}
= Apertura: {arrangement_fee}
= Opción de compra: {residual}
= Bien asegurado en: {insured_with}
+++
%plan 3..8
N.º | Vence | Coste | Carga financiera | IVA | Cuota | Pendiente
{plan.no} | {plan.due} | {plan.capital} | {plan.interest} | {plan.vat} | {plan.total} | {plan.left}
%%
~ Extracto del cuadro; las cuotas que no figuran son iguales.
+++
{prepay!La arrendataria podrá cancelar anticipadamente pagando lo pendiente|Se admite la amortización antes de plazo~No se admite la cancelación anticipada|El plazo no puede acortarse}. Afianza solidariamente {guarantor}.
Intervenido por {notary} en {:city}, el {signed_on}.
Por la arrendadora, {lessor_rep} || Por la arrendataria, {lessee_rep}
~ Oferta vinculante de {:date}, válida {:number:10..30} días. Central de riesgos informada. Seguro mínimo {:money:20000..90000}.

== es resumen_tarjeta_combustible
q provider company:{} Petróleos/Estaciones {}/Red {}; card_issuer, fuel_company, es:emisora de la tarjeta
q client company:Mudanzas {}/Taxis {}/Obras {}; account_holder, es:titular
q account id:TC-#######; customer_no, es:número de cliente
q statement_no id:EX####-##; invoice_ref
q period period
q closed date; closing_date, es:fecha de corte; day up to which fuel is in this statement
q charged date; debit_date, es:fecha de cargo; day on which the sum is taken from the account
q iban iban; debit_account, es:cuenta de adeudo
q litres unit:l 200..9000; total_litres, es:litros totales
q discount money:10..900; es:bonificación
q tolls money:5..900; es:peajes
q fee money:2..60; card_fees, es:cuota de tarjetas
q to_pay money:300..15000; amount_charged, total, es:total del extracto
q manager person; fleet_contact, es:gestor de flota; who looks after the cards at the client
q alert phrase; es:incidencia
q professional_fuel flag; professional_diesel, tax_refund_registered; whether the firm is registered for the refund of the diesel duty
q lost_cards number:0..3; cards_blocked, es:tarjetas bloqueadas
a credit_limit money
a next_close date; next_closing_date
a vat_no id; tax_id
l fills; refuelling, transactions, es:repostajes
c fills.card id:··####; card_last_digits
c fills.plate id:####@@@; vehicle
c fills.driver person; card_user
c fills.day date; date
c fills.hour time; time
c fills.station city; place
c fills.fuel phrase; product
c fills.litres number:10..400; quantity
c fills.amount money:15..700; cost
c fills.km number; odometer, kilometres
---
{provider}
{client} || Cliente {account}
{:address} || Extracto {statement_no}
# Consumo de tarjetas, {period}
%fills 4..9
Tarjeta | Matrícula | Fecha | Hora | Estación | Producto | Litros | Importe
/ Conductor: {fills.driver}
{fills.card} | {fills.plate} | {fills.day} | {fills.hour} | {fills.station} | {fills.fuel=gasóleo A|gasolina 95|AdBlue|gasóleo +|GLP} | {fills.litres} | {fills.amount}
{fills.km=}
%%
+++
= Litros: {litres}
= Bonificación: {discount}
= Peajes y aparcamientos: {tolls}
= Cuota de tarjetas: {fee}
= Total: {to_pay}
+++
Cierre {closed}. Cargaremos el total el {charged} en {iban}. {professional_fuel!Inscrito en el censo de gasóleo profesional|Los litros se comunican para la devolución del impuesto~No inscrito para la devolución del impuesto|Sin derecho registrado a devolución}. Tarjetas bloqueadas: {lost_cards}.
Aviso: {alert=repostaje superior al depósito|dos repostajes en una hora|estación fuera de ruta|ninguna incidencia}. Gestor: {manager}.
~ Precio de referencia del {:date}. Atención 24 h {:phone}. Tarjeta nueva {:money:3..9}.

== es conciliacion_bancaria_mes
q firm company:Constructora {}/Comercial {}/Agrícola {}; company, entity
q bank company:Banco {}/Caja {}; es:banco
q account id:###-######-#; account_no, cuenta corriente, es:cuenta corriente
q month period; month_reconciled, es:mes conciliado
q book money:5000..200000; ledger_balance, es:saldo según libros; balance in the firm's own ledger
q bank_balance money:5000..200000; es:saldo según banco; balance that the bank shows
q unexplained money:1..300; unexplained_difference, es:diferencia
q adjusted money:5000..200000; reconciled_balance, es:saldo conciliado; balance once the open entries are allowed for
q in_transit money:100..9000; deposits_in_transit, es:depósitos en tránsito
q outstanding money:100..20000; outstanding_cheques_total, cheques_not_cashed, es:cheques pendientes; sum of the cheques drawn that nobody has cashed yet
q preparer person; prepared_by, es:elaboró
q reviewer person; reviewed_by, es:revisó
q approver person; approved_by, es:aprobó
q prepared_on date; es:fecha de elaboración
q approved_on date; es:fecha de aprobación
q old_items flag; stale_items, items_over_six_months; whether cheques older than half a year remain
q ledger id:1.1.##.##; ledger_account, es:cuenta contable
a overdraft money; overdraft_limit
a bank_contact person; bank_officer, account_manager
a interest percent; interest_rate
a auditor company
l cheques; outstanding_cheques, es:cheques no cobrados
c cheques.no id:000####; cheque_no
c cheques.drawn date; date, issued
c cheques.payee company; beneficiary
c cheques.sum money:50..9000; amount
c cheques.age number:1..300; days_outstanding
l bank_items; unbooked_items, es:partidas del banco; what the bank has booked and the books have not
c bank_items.day date; value_date, date
c bank_items.what phrase; concept, description
c bank_items.sum money:5..900; amount
c bank_items.entry id:AS-###; journal_entry, adjusting_entry
c bank_items.sign choice:debit/credit
---
{firm}
RUC {:id:20#########} || Cuenta contable {ledger}
# Conciliación bancaria
{bank}, cta. cte. {account} || {month}
= Saldo según extracto: {bank_balance}
= Más depósitos en tránsito: {in_transit}
= Menos cheques girados y no cobrados: {outstanding}
%cheques 1..6
Cheque | Girado | A favor de | Importe | Días
{cheques.no} | {cheques.drawn} | {cheques.payee} | {cheques.sum} | {cheques.age}
%%
= Saldo conciliado: {adjusted}
+++
= Saldo según libros: {book}
%bank_items 1..5 lines
{bank_items.day}: {bank_items.what=comisión de mantenimiento|ITF|intereses ganados|transferencia no identificada|nota de débito}, {bank_items.sum}, asiento {bank_items.entry}
{bank_items.sign=}
%%
= Diferencia por aclarar: {unexplained}
+++
{old_items!Quedan cheques con más de seis meses que deben anularse|Hay giros caducados sin cobrar~Ningún cheque supera los seis meses|Todos los giros son recientes}.
Elaborado por {preparer} el {prepared_on} || Revisado por {reviewer}
> Aprobado por {approver}, {approved_on}
~ Extracto emitido el {:date}. Mes anterior conciliado sin diferencias; saldo entonces {:money:5000..90000}.

== es circularizacion_saldos_auditor
q audited company:Grupo {}/Industrias {}/Cooperativa {}; audited_company, sender, es:empresa auditada
q auditor company:{} Auditores/Auditoría {}/{} & Asociados; es:firma auditora
q addressee company:Banco {}/Proveedora {}/Logística {}; third_party, es:destinatario; who is asked to confirm
q reply_to person; auditor_contact, es:responder a; to whom the answer must go
q signer person; authorised_signatory, es:apoderado
q balance_date date; es:fecha de cierre; day for which the balances are given
q letter_date date; es:fecha de la carta
q reply_by date; reply_deadline, es:fecha límite de respuesta
q owed_to_us money:100..90000; balance_in_our_favour, receivable, es:saldo a favor nuestro; what the addressee owes the audited firm
q owed_to_you money:100..90000; balance_in_your_favour, payable; what the audited firm owes the addressee
q ref id:CIR-####; circularisation_ref
q second flag; second_request, repeated_request, es:segunda petición; whether this is not the first letter
q email email; reply_email
q replies_to address; postal_address_for_reply
a fee money; audit_fee
a partner person; audit_partner
a agrees flag; balance_confirmed, third_party_agrees
a reply_date date; replied_on
l details; open_documents, es:partidas
c details.doc id:####-@@; document
c details.day date; date
c details.what phrase; nature, concept
c details.sum money:90..20000; amount
c details.due date; due_date
---
{audited}
{:street}, {:zip} {:city}
> {letter_date}
{addressee}
{:address}
Ref. {ref} {second!· Segunda petición|· Reiteración de nuestra carta anterior~· Primera petición|· Solicitud inicial}

Señores: con motivo de la auditoría de nuestras cuentas anuales les rogamos que confirmen directamente a nuestros auditores, {auditor}, el estado de nuestras relaciones al {balance_date}. Según nuestros registros a esa fecha:
= Saldo a nuestro favor: {owed_to_us}
= Saldo a favor de ustedes: {owed_to_you}
<que se compone de|con el detalle siguiente>
%details 2..6
Documento | Fecha | Naturaleza | Importe | Vencimiento
{details.doc} | {details.day} | {details.what=factura|anticipo|fianza|pagaré|abono pendiente} | {details.sum} | {details.due}
%%
La respuesta, conforme o disconforme, debe dirigirse a {reply_to}, {replies_to}, o a {email}, antes del {reply_by}. Esta carta no es una reclamación de pago.
{signer}
Apoderado
- - - - - - - - - - - - - - - - - - - - -
Conforme / no conforme. Nombre, sello y firma:
~ Inscrito en el ROAC con el n.º {:id:S####}. Cuentas formuladas el {:date}. Centralita {:phone}.

== es remesa_factoring_cesion
q factor company:{} Factoring/{} Financiera/Banco {}; assignee, es:sociedad de factoring
q client company:Tejidos {}/Metalúrgica {}/Cartonajes {}; assignor, es:cedente; firm that hands its claims over
q contract id:FAC-####; factoring_agreement
q batch number:1..120; batch_no, es:remesa
q assigned date; assignment_date, es:fecha de cesión
q gross money:9000..300000; total_assigned, es:nominal cedido
q advance_rate percent; financed_share, es:porcentaje anticipado
q financed money:8000..250000; amount_advanced, es:anticipo; part of the claims that is paid at once
q interest money:50..4000; es:intereses
q fee money:30..2000; factoring_fee, es:comisión
q paid_out money:7000..240000; net_paid_out, es:líquido abonado; what reaches the client after all charges
q value_date date; paid_out_on, es:fecha valor
q account iban; client_account, paid_into, es:cuenta de abono
q officer person; factor_officer, es:gestor
q signer person; signed_for_client, es:firma por el cedente
q recourse flag; with_recourse, client_bears_default, es:con recurso; whether the client must take back what debtors do not pay
q reserve money:500..30000; reserve_withheld, es:retención de garantía
a limit money; factoring_limit
a insurer company; credit_insurer
a end date; contract_end
a notary person
l bills; assigned_invoices, es:facturas cedidas
c bills.debtor company; es:deudor
c bills.invoice id:@-#####; invoice_no
c bills.issued date; invoice_date
c bills.due date; due_date, maturity
c bills.sum money:500..40000; nominal, amount
c bills.status phrase; decision
c bills.advance money; advanced
---
{factor} || Contrato {contract}
# Liquidación de remesa n.º {batch}
Cedente: {client}
%bills 2..8
Deudor | Factura | Emisión | Vencimiento | Nominal | Situación
{bills.debtor} | {bills.invoice} | {bills.issued} | {bills.due} | {bills.sum} | {bills.status=financiada|solo gestión de cobro|pendiente de notificar|excede límite}
{bills.advance=}
%%
= Nominal cedido: {gross}
= Porcentaje anticipado: {advance_rate}
= Anticipo: {financed}
= Intereses: {interest}
= Comisión de gestión: {fee}
= Retención: {reserve}
= Líquido: {paid_out}
Cesión de {assigned}; abonado con valor {value_date} en {account}. {recourse!Los impagados se le cargarán al cedente|Operación con recurso~El riesgo de insolvencia lo asume el factor|Operación sin recurso}.
{officer} || Por el cedente {signer}
~ Notificaciones a deudores remitidas el {:date}. Vencido y no cobrado de remesas anteriores: {:money:100..9000}.

== es devolucion_recibos_domiciliados
q bank company:Caja {}/Banco {}; es:entidad
q creditor company:Gimnasio {}/Academia {}/Alarmas {}; presenter, es:acreedor
q creditor_id id:ES##ZZZ@########; creditor_identifier, sepa_id
q batch id:REM########; batch_id, es:remesa
q collected date; collection_date, es:fecha de cobro; day on which the debits were charged
q report_date date; es:fecha de la relación
q presented number:20..900; receipts_presented, es:recibos presentados
q receipts_returned number:1..40; returned; how many debits came back
q presented_sum money:900..40000; amount_presented
q returned_sum money:50..3000; amount_returned, es:importe devuelto
q unit_fee money:1..6; fee_per_return, es:comisión por recibo
q fees money:3..200; total_fees
q account iban; account_charged, es:cuenta de cargo
q branch city
q adviser person; bank_adviser
q scheme choice:core/business; sepa_scheme, es:esquema SEPA
q retry flag; will_be_presented_again, automatic_retry, es:nueva presentación; whether the bank tries again by itself
a mandate_date date; mandate_signed
a retry_date date; next_presentation
a contact person; creditor_contact
a period period; billing_period
l returns; rejected_debits, es:recibos devueltos
c returns.debtor person; account_holder
c returns.mandate id:M######; mandate_ref
c returns.sum money:15..150; amount
c returns.code short; reason_code
c returns.why phrase; reason, es:motivo
c returns.back date; returned_on, return_date
c returns.debtor_bank company
---
{bank}, oficina de {branch} || {report_date}
{creditor}
Identificador {creditor_id}
# Relación de adeudos devueltos
Remesa {batch} con vencimiento {collected} (esquema {scheme?CORE, particulares~B2B, entre empresas}): {presented} recibos presentados por {presented_sum}.
%returns 2..8
Deudor | Mandato | Importe | Cód. | Motivo | Devuelto
{returns.debtor} | {returns.mandate} | {returns.sum} | {returns.code=AM04|MD01|AC04|MS02|MD06} | {returns.why=fondos insuficientes|sin mandato válido|cuenta cancelada|orden del deudor|sin especificar} | {returns.back}
{returns.debtor_bank=}
%%
Total devueltos || {receipts_returned}
Importe || {returned_sum}
Comisión, cada uno {unit_fee} || {fees}
Cargado en || {account}
{retry!Los recibos por falta de fondos volverán a presentarse solos|La entidad repetirá el cargo automáticamente~Para volver a cobrarlos deberá enviarlos en otra remesa|No se repite el cargo de forma automática}.
Su asesor: {adviser}
~ Plazo del deudor: {:number:8..13} semanas. Tarifas vigentes desde {:date}.

== es aviso_tarifas_proveedor
q supplier company:Papelera {}/Químicas {}/Harinas {}; sender, es:proveedor
q client company:Imprenta {}/Lavandería {}/Panaderías {}; customer, addressee, es:cliente
q dated date; letter_date, es:fecha de la carta
q effective date; effective_from, es:entrada en vigor; from when the new prices count
q old_until date; orders_at_old_price_until, es:pedidos a precio antiguo; until when one may still order at the old price
q rise percent; average_increase, es:subida media; by how much prices go up on average
q cause phrase; reason, es:motivo
q surcharge percent; energy_surcharge, es:recargo energético
q min_order money:100..900; minimum_order, es:pedido mínimo
q freight_free money:300..3000; free_freight_from, es:portes pagados desde
q sales_head person; signed_by, es:director de ventas; who signs the letter
q rep person; your_contact, es:comercial; who calls on the customer
q list_no id:T-##/#; price_list_no
q bonus_kept flag; discounts_kept, conditions_unchanged, es:bonificaciones mantenidas; whether the discounts agreed go on
q pay_days number:15..90; payment_days
a expiry date; valid_until, prices_guaranteed_until
a contract id; framework_contract
a client_no id; customer_number
a delivery_days number; lead_time
l prices; price_changes, es:artículos afectados
c prices.code id:###-##; article_no
c prices.article phrase; product
c prices.pack phrase; format
c prices.old money:2..90; old_price, es:precio anterior
c prices.new money:2..99; new_price, es:precio nuevo
c prices.delta percent; increase, change
---
{supplier}
> {:city}, {dated}
{client}
Asunto: <nueva tarifa|actualización de precios> {list_no}

Apreciado cliente:
{cause=El encarecimiento de la celulosa|La subida del trigo|El coste de la energía y del transporte|La nueva tasa sobre envases} nos obliga a revisar nuestros precios, por término medio un {rise}, <con efecto del|a partir del> {effective}. Los pedidos que entren hasta el {old_until} se servirán todavía a la tarifa vigente.
%prices 3..8
Código | Artículo | Formato | Antes | Ahora | Var.
{prices.code} | {prices.article=papel offset 90 g|harina de fuerza|detergente industrial|cartulina|suavizante|harina integral|lejía} | {prices.pack=saco 25 kg|palé 40 resmas|garrafa 20 l|bidón|bobina} | {prices.old} | {prices.new} | {prices.delta}
%%
* Pedido mínimo {min_order}
* Portes pagados desde {freight_free}
* Recargo energético {surcharge}, revisable cada trimestre
* Pago a {pay_days} días
{bonus_kept!Sus descuentos y rappeles no se tocan|Mantenemos las bonificaciones acordadas~Las bonificaciones habrán de negociarse de nuevo|Quedan sin efecto los descuentos pactados}. Si tiene preguntas, {rep} le visitará con gusto.
Atentamente,
{sales_head}
Dirección de ventas
~ La última revisión fue el {:date}, con un {:percent}. Central: {:phone}. Delegado anterior: {:person}.

== es acta_apertura_ofertas
q contracting_body company:Municipalidad de {}/Gobierno Regional de {}/Hospital de {}; es:entidad convocante
q tender id:LP-###-20##; tender_no, es:licitación
q subject phrase; subject_matter, es:objeto; what is to be built or bought
q budget money:50000..900000; official_budget, es:valor referencial; sum that the authority reckons with
q place_of_opening phrase; es:lugar del acto
q opening_date date; es:fecha de apertura
q opened_at time; opening_time, started_at
q closed_at time; session_closed_at, ended_at, es:cierre del acto
q chair person; committee_chair, es:presidente del comité
q secretary person; es:secretaria del comité
q notary person; es:notario; notary before whom the envelopes were opened
q observer person; es:veedor
q bases_sold number:3..40; bidders_registered, es:participantes inscritos; firms that had taken the documents
q best company:Consorcio {}/Constructora {}/Ingenieros {}; lowest_bidder, es:mejor oferta; who bid lowest
q award_on date; award_planned_on, es:fecha de adjudicación prevista
q complaint flag; objection_raised, bidder_objected, es:protesta; whether a bidder protested in the session
q rejected number:0..3; bids_rejected, es:ofertas excluidas
a winner company; awarded_to
a contract_sum money; contract_amount
a start date; works_start
a validity duration; bid_validity
l bids; offers, es:ofertas
c bids.no number:1..12; envelope_no, order
c bids.firm company; bidder, postor
c bids.rep person; represented_by, attending
c bids.price money:40000..900000; bid_price, monto
c bids.bond money:1000..20000; bid_bond, garantía
c bids.term number:30..400; days_offered, plazo
c bids.state phrase; status, admitted
---
{contracting_body}
# Acta de apertura pública de sobres
Licitación {tender}: {subject=mejoramiento de pistas y veredas|adquisición de camillas|construcción de reservorio|servicio de limpieza hospitalaria|compra de luminarias}
En {place_of_opening=el auditorio municipal|la sala de sesiones|la oficina de logística|el salón consistorial}, siendo las {opened_at} del {opening_date}, se reunió el comité presidido por {chair}, con {secretary} en la secretaría, ante {notary}, notario, y como veedor {observer}. Retiraron bases {bases_sold} empresas; valor referencial {budget}.
%bids 2..7
Sobre | Postor | Representante | Oferta | Garantía | Días | Estado
{bids.no} | {bids.firm} | {bids.rep} | {bids.price} | {bids.bond} | {bids.term} | {bids.state=admitida|admitida|observada|subsanar poder|devuelta sin abrir}
%%
La oferta económica más baja fue la de {best}. Devueltas o excluidas: {rejected}. {complaint!Un postor dejó constancia de su protesta|Se presentó una observación que figura en pliego aparte~Ningún asistente formuló observaciones|No hubo reparos de los presentes}.
La buena pro se otorgará el {award_on}. Concluyó el acto a las {closed_at}.
{chair} || {secretary}
> {notary}
~ Convocatoria publicada el {:date}. Consultas absueltas: {:number:2..40}. Suplente: {:person}.

== es informe_niveles_servicio
q provider company:{} Sistemas/Soporte {}/{} Cloud; service_provider, es:proveedor
q client company:Universidad de {}/Aseguradora {}/Hospital {}; customer, es:cliente
q contract id:SLA-###-##; contract_ref
q month period; reporting_month
q uptime percent; availability, es:disponibilidad; share of the month in which the service ran
q agreed percent; availability_agreed, target; share that the contract promises
q tickets number:20..900; tickets_opened, es:incidencias abiertas
q solved number:20..900; tickets_solved
q backlog number:1..60; still_open, es:pendientes
q penalty money:100..9000; service_credit, es:penalización; what the provider must give back
q satisfaction number:1..10; satisfaction_score
q owner person; service_manager, report_author, es:responsable del servicio; who at the provider wrote the report
q client_owner person; contract_manager, es:responsable por el cliente
q meeting date; review_meeting, es:reunión de seguimiento; day on which both sides go through the report
q maintenance date; planned_maintenance, next_window, es:próximo mantenimiento
q met flag; targets_met, sla_fulfilled, es:objetivos cumplidos; whether all goals were reached
q escalated number:0..9; escalations
a fee money; monthly_fee
a renewal date; contract_end, renewal_date
a cto person; technical_director
a users number; number_of_users
l aims; indicators, es:indicadores
c aims.what phrase; indicator, kpi
c aims.goal phrase; target, objetivo
c aims.got phrase; result, actual
c aims.weight percent
c aims.trend phrase
l outages; major_incidents, es:caídas
c outages.ref id:INC#####; incident_no
c outages.day date; date
c outages.start time; began
c outages.minutes number:3..400; minutes_down, duration_min
c outages.system phrase; service_affected
c outages.cause phrase; root_cause
---
{provider} || {month}
# Informe mensual de nivel de servicio
Cliente {client} · Contrato {contract}
{met!Todos los indicadores del mes quedan en verde|Mes sin desviaciones~Hubo indicadores por debajo de lo comprometido|Algún compromiso no se alcanzó}. Disponibilidad {uptime} (comprometida {agreed}).
+++
%aims 3..6
Indicador | Objetivo | Resultado | Peso | Tend.
{aims.what=respuesta P1|resolución P1|resolución P2|llamadas atendidas|copias correctas|parches aplicados} | {aims.goal=15 min|4 h|8 h|95 de cada 100|todas} | {aims.got=12 min|5 h 10|7 h|93 de cada 100|todas menos una} | {aims.weight} | {aims.trend=sube|baja|igual}
%%
+++
## Interrupciones
%outages 1..4 cards
{outages.ref}, {outages.day}
Inicio: {outages.start}
Minutos: {outages.minutes}
Servicio: {outages.system=correo|historia clínica|portal|telefonía IP|nóminas}
Causa: {outages.cause=fallo de disco|cambio mal probado|corte de fibra|certificado vencido}
%%
+++
Abiertas {tickets} || Resueltas {solved}
Siguen abiertas {backlog} || Escaladas {escalated}
Encuesta (sobre 10) {satisfaction} || Penalización {penalty}
Próxima ventana de mantenimiento: {maintenance}. Comité de seguimiento: {meeting}.
{owner} · Recibe: {client_owner}
~ Datos extraídos el {:date} a las {:time}. Guardia {:phone}. Penalización acumulada del año {:money:100..9000}.

== es liquidacion_mercancia_consigna
q owner company:Joyas {}/Vinos {}/Instrumental {}; consignor, owner_of_goods, es:depositante; to whom the goods belong until sold
q keeper company:Boutique {}/Enoteca {}/Quirófanos {}; consignee, holder_of_stock, es:depositario; who holds the goods and sells them
q contract id:DEP-###; consignment_agreement
q counted date; stocktaking_date, es:fecha del recuento; day on which the goods were counted
q counter person; counted_by, es:contado por
q witness person; present_for_holder, es:testigo
q period period; settlement_period
q sold_sum money:500..40000; value_sold, es:ventas
q margin percent; holders_margin, es:comisión del depositario
q to_invoice money:300..35000; amount_to_invoice, es:a facturar; what the holder will be billed
q missing_sum money:20..2000; value_missing, es:faltas; value of what could not be found
q stock_value money:2000..90000; stock_value_remaining
q next_count date; next_stocktaking, es:próximo recuento
q refill flag; stock_refilled, replenished, es:reposición; whether what was sold has been replaced
q room phrase; place_of_storage
a invoice_no id
a pay_by date; payment_due
a insurance company; insurer_of_stock
a contract_end date
l pieces; stock_lines, es:referencias
c pieces.ref id:@##-###; reference, code
c pieces.what phrase; article, piece
c pieces.initial number:5..60; opening_stock, inicial
c pieces.added number:0..30; delivered, entradas
c pieces.counted number:0..60; existencia
c pieces.sold number:0..40; consumido
c pieces.price money:20..900; deposit_price
c pieces.lot id
---
{owner} || {contract}
# Recuento y liquidación de género en depósito
Depositario {keeper}, {room=vitrina planta baja|cámara 2|almacén de quirófano|bodega climatizada}. <Contado|Recuento> el {counted} por {counter} en presencia de {witness}. Periodo {period}.
%pieces 3..9
Ref. | Artículo | Inicial | Entradas | Existe | Vendido | Precio
{pieces.ref} | {pieces.what=anillo plata|reserva 75 cl|placa de titanio|pendientes nácar|crianza mágnum|tornillo cortical|pulsera} | {pieces.initial} | {pieces.added} | {pieces.counted} | {pieces.sold} | {pieces.price}
{pieces.lot=}
%%
Vendido {sold_sum} || Comisión {margin}
Faltas sin justificar {missing_sum} || A facturar {to_invoice}
Valor de lo que queda {stock_value} || Nuevo recuento {next_count}
{refill!Las piezas vendidas se repusieron en la misma visita|Depósito completado de nuevo~No se ha repuesto lo vendido|La reposición queda pendiente}.
{counter} || {witness}
~ Contrato tipo de {:date}. La propiedad no pasa hasta la venta. Faltas del recuento anterior {:money:10..900}.

== es protesto_pagare_constancia
q notary person; es:notaria
q creditor company:Financiera {}/Cooperativa {}/Caja {}; holder, bearer, es:acreedora
q debtor person; maker, es:suscriptor; who signed the note and must pay
q guarantor person; aval, es:avalista
q spouse person; spouse_of_debtor, es:cónyuge
q note_no id:P-######; es:pagaré
q act_no id:#####-20##; deed_no, repertory_no
q note_signed_on date; es:fecha de suscripción
q due date; due_date, es:vencimiento
q presented date; presented_on, protest_date, es:fecha del protesto
q call_hour time; time_of_call, es:hora del requerimiento
q amount money:900..90000; face_amount, es:monto
q unpaid money:500..80000; unpaid_balance, es:saldo insoluto; what is still owed on the note
q penalty_interest percent
q fee money:10..300; notarial_fee, es:derechos notariales
q tax money:5..90; stamp_tax, es:impuesto
q place_of_payment address; es:lugar de pago
q received_by person; person_found, spoke_with, es:atendido por; who was found at the place of payment
q answer_given phrase; es:respuesta
q paid flag; paid_at_protest, paid_on_request, es:pagó; whether the debtor paid when asked
a lawyer person
a court phrase
a bank company; paying_bank
a published date; published_in_bulletin
---
Repertorio {act_no}
# Protesto de pagaré
En {:city}, a {presented}, siendo las {call_hour}, yo, {notary}, notario público, a requerimiento de {creditor}, me constituí en {place_of_payment}, lugar señalado para el pago, y fui <atendido|recibido> por {received_by}.
Exhibí el pagaré {note_no}, suscrito el {note_signed_on} por {debtor}, casado con {spouse}, con el aval de {guarantor}, por {amount}, que venció el {due} y del que se adeudan {unpaid}, más el interés penal del {penalty_interest}.
{paid!Se me entregó en el acto la suma reclamada|El requerido pagó a mi presencia~No se efectuó el pago|El requerido no pagó}. A la pregunta por la causa se contestó: «{answer_given=el deudor está de viaje|se pagará la próxima semana|ya se pagó al ejecutivo|no tiene fondos|la firma no es suya}».
= Impuesto: {tax}
= Derechos: {fee}
> {notary}
~ Copia enviada al boletín comercial. Personería inscrita el {:date}, fojas {:number:100..9000}. Oficina: {:address}, {:phone}.
`
