/** Pages in German of trade, industry and logistics: confirmations, statements, schedules, releases and settlements between firms. */
export const germanFurtherPapers1 = `
== de auftragsbestaetigung_zerspanung
q seller company:{} Zerspanung/{} Drehteile/Präzision {}; supplier, contractor, confirmed_by_company, de:Verkäufer; der Betrieb, der den Auftrag annimmt
q buyer company:{} Hydraulik/{} Antriebe/Pumpen {}; customer, de:Besteller; who ordered the parts
q confirmation_no id:AB-######; order_confirmation_number, de:AB-Nummer
q customer_order id:45########; buyer_reference, de:Bestellnummer; number the customer gave the order
q customer_order_date date; ordered_on, order_date, de:Bestelldatum; day of the customer's order, not of this confirmation
q confirmed_on date; issue_date, date_of_confirmation
q offer_no id:AN##-###; underlying_offer, de:Angebotsnummer
q clerk person; inside_sales, handled_by, de:Sachbearbeiter
q buyer_contact person; purchaser, addressed_to
q ship_week id:KW ##; delivery_week, dispatch_week; Woche, in der die letzte Lieferung das Werk verlässt
q freight choice:ex_works/free_house/collect_surcharge; delivery_terms, freight_terms; who bears the way
q payment_term_days number:14..60; net_days
q discount_days number:7..14; cash_discount_days, de:Skontofrist
q net_total money:900..40000; order_value_net, de:Nettosumme
q tools money:300..4000; tooling_share, one_off_costs; einmaliger Anteil für Vorrichtungen
q overdelivery_allowed flag; tolerance_on_quantity; whether a few pieces more may come
q objection date; object_until, veto_deadline; bis wann Abweichungen zu melden sind
a invoice_no id:RE#####; invoice_number, de:Rechnungsnummer
a offer_date date; offer_dated, quotation_date
a carrier company; forwarder, shipped_with, de:Frachtführer
a gross money:900..50000; gross_total, total_incl_vat, de:Bruttosumme
a iban iban; seller_account, bank_account, de:IBAN
l positions; items, lines, de:Positionen
c positions.pos id:#0; position, line_no
c positions.part id:@-####.##; drawing_number, part_no; Nummer der Zeichnung
c positions.index id:@; revision, drawing_index; Änderungsstand der Zeichnung
c positions.name phrase; description, part_name, de:Bezeichnung
c positions.material phrase; raw_material, de:Werkstoff
c positions.qty number:10..2000; quantity, pieces, de:Menge
c positions.price money:1..90; unit_price, price_each, de:Einzelpreis
c positions.week id:KW ##; delivery_week, due_week
c positions.customs id:84######; tariff_code, customs_code
---
{seller} || {confirmed_on}
~ {:street} · {:zip} {:city} · Geschäftsführer {:person}
{buyer}
<Einkauf, |>{buyer_contact}
{:address}

# Auftragsbestätigung {confirmation_no}
= Ihre Bestellung: {customer_order} vom {customer_order_date}
= Unser Angebot: {offer_no}
= Es betreut Sie: {clerk}
= Kunde seit: {:year}
<Vielen Dank für Ihren Auftrag, den wir wie folgt annehmen.|Wir führen Ihren Auftrag zu folgenden Bedingungen aus.>
%positions 3..8
Pos. | Zeichnung / Index | Benennung, Werkstoff | Stück | Einzel | Lieferung
{positions.pos} | {positions.part} / {positions.index} | {positions.name=Kolben|Buchse|Flansch|Ventilsitz|Welle kurz|Gehäusedeckel|Distanzring}¶{positions.material=1.4404|11SMn30|EN AW-6082|CuZn39Pb3|42CrMo4} | {positions.qty} | {positions.price} | {positions.week}
{positions.customs=}
%%
= Warenwert netto: {net_total}
= Werkzeuganteil, einmalig: {tools}
Letzte Teillieferung in {ship_week}. {freight?Sie holen ab Rampe ab, die Ware reist auf Ihre Kosten~Wir liefern frei Ihr Werk~Versand auf unsere Rechnung zuzüglich Frachtpauschale}. {overdelivery_allowed!Bis fünf Prozent mehr Stücke dürfen kommen und werden berechnet|Kleine Mehrmengen nehmen Sie ab~Geliefert wird stückgenau|Mehr als bestellt kommt nicht}.
Zahlung {payment_term_days} Tage netto, innerhalb von {discount_days} Tagen mit 2 % Skonto. Abweichungen teilen Sie uns bitte bis {objection} mit.
~ Es gelten unsere Bedingungen, Fassung {:date}. Zertifikat {:id:Q-####}. Für Rückfragen zur Technik: {:person}, {:phone}

== de saldenbestaetigung_abschluss
q company_asking company:{} Baustoffe/{} Verpackung/{} Lebensmittel; requesting_company, client_of_auditor; Firma, deren Abschluss geprüft wird
q auditor company:{} Wirtschaftsprüfung/{} Treuhand/Revision {}; auditing_firm, reply_to, de:Prüfer; wohin die Antwort zu senden ist
q addressee company:{} Handel/{} Großmarkt/Bäckerei {}; asked_party, business_partner; wer bestätigen soll
q audit_lead person; auditor_in_charge, lead_auditor
q accountant person; head_of_accounts, signatory, de:Unterschrift von; wer für die geprüfte Firma zeichnet
q confirmed_by person; signatory_of_partner, answered_by; who signed the reply
q key_date date; balance_date, de:Stichtag; day for which the balance is asked
q letter_date date; dated, sent_on
q reply_by date; response_deadline, return_until
q reply_date date; answered_on, signed_on, de:unterzeichnet am; day of the partner's answer
q account_no id:7#####; debtor_account, de:Debitorennummer
q balance money:900..90000; balance_stated, open_balance; Saldo nach den Büchern der geprüften Firma
q own_balance money:900..90000; balance_per_partner, confirmed_balance; Saldo nach den Büchern des Befragten
q difference money:20..4000; deviation, de:Differenz
q balance_agreed flag; confirmed; whether both sets of books agree
q title_retained flag; de:Eigentumsvorbehalt; whether goods still belong to the seller
a tax_id id:DE#########; vat_id, de:USt-IdNr.
a phone phone; auditor_phone, call_at
a credit_limit money:5000..90000; de:Kreditlimit
a reminder date; reminded_on, second_request
a audit_fee money:2000..40000; de:Prüfungshonorar
l open_items; items, unpaid_invoices, de:offene Posten
c open_items.doc id:18######; document_number, de:Belegnummer
c open_items.date date; document_date, booked_on
c open_items.due date; due_date, de:fällig
c open_items.amount money:90..9000; amount, de:Betrag
c open_items.kind phrase; document_type, de:Belegart
c open_items.text phrase; note, remark
c open_items.paid date; cleared_on, paid_on
---
{company_asking}
{:street}, {:zip} {:city} || {letter_date}
{addressee}
Kreditorenbuchhaltung
# Bitte um Saldenbestätigung
Unser Konto bei Ihnen führen wir unter {account_no}. Im Zuge der Abschlussprüfung bitten wir Sie, den Stand zum {key_date} <direkt|unmittelbar> gegenüber {auditor}, {:address}, zu bestätigen, und zwar bis {reply_by}. Ansprechpartner dort ist {audit_lead}.
Nach unseren Büchern beträgt der Saldo zu unseren Gunsten {balance}. Er setzt sich so zusammen:
%open_items 3..9
Art | Beleg | vom | fällig | Betrag | Text
{open_items.kind=RE|GU|RE|ZE|RE|AB} | {open_items.doc} | {open_items.date} | {open_items.due} | {open_items.amount} | {open_items.text=Teillieferung|–|Bonus|à conto|Nachbelastung Paletten}
{open_items.paid=}
%%
> {accountant}, Leitung Rechnungswesen
~ Zweitschrift an {:person}. Dies ist keine Zahlungsaufforderung. Zahlungen nach dem {:date} sind nicht berücksichtigt.
## Rückantwort
[Unterschied: {difference}.] Unsere Bücher weisen aus: {own_balance}.
{balance_agreed!Wir stimmen Ihrem Stand zu|Der mitgeteilte Stand ist richtig~Mit Ihrem Stand gehen wir nicht einig, Aufstellung liegt bei|Der mitgeteilte Stand trifft nicht zu}. {title_retained!Ein Teil der Ware gehört bis zur Bezahlung Ihnen|Über unbezahlte Ware dürfen wir noch nicht frei verfügen~Rechte an der Ware behalten Sie sich nicht vor|Die Ware ist unbelastet in unserem Besitz}.
{reply_date} || {confirmed_by}

== de lieferabruf_fortschrittszahl
q customer company:{} Fahrzeugbau/{} Automotive/{} Nutzfahrzeuge; calling_plant, de:Kunde
q supplier company:{} Presswerk/{} Dichtungen/{} Kabelsätze; vendor, de:Lieferant
q plant id:WK##; receiving_plant, de:Werk
q gate id:T-##; unloading_point, de:Abladestelle
q release_no id:###; call_off_number, release, de:Abrufnummer
q release_old id:###; superseded_release, previous_call_off; number of the release that this one replaces
q released_on date; release_date, created_on
q part id:@## ### ###; part_number, item
q part_name phrase; description, part_description, de:Bezeichnung
q scheduler person; planner, material_scheduler, de:Disponent
q supplier_logistics person; supplier_contact, logistics_contact
q agreement id:5500######; scheduling_agreement, contract
q last_receipt_no id:LS#####; last_delivery_note, de:letzter Lieferschein
q last_receipt_date date; last_goods_receipt, received_last
q last_qty number:100..4000; last_received_quantity, last_delivery_qty
q cum_received number:9000..90000; cumulative_received, de:Eingangs-FZ; alles, was seit Jahresbeginn eingegangen ist
q cum_zero date; cumulative_reset, counting_since; ab wann die Fortschrittszahl zählt
q backlog number:10..900; arrears, overdue_quantity, de:Rückstand
q production_until date; fabrication_release_until, manufacturing_approved_to; bis wann gefertigt werden darf
q material_until date; raw_material_release_until, purchasing_approved_to; bis wann Vormaterial beschafft werden darf
q packaging id:KLT ####; container_type, load_carrier
q per_pack number:10..400; pieces_per_container, fill_quantity
a price money:1..90; unit_price, price, de:Preis
a transport company; forwarder, area_carrier, de:Spediteur
a revision date; engineering_change_date, change_effective
a shipping_notice id:AVIS####; de:Avisnummer
a stock number:100..9000; stock_at_customer, current_stock
l schedule; call_offs, buckets, de:Einteilungen
c schedule.when phrase; period, date_or_week
c schedule.qty number:100..4000; quantity, de:Menge
c schedule.cum number:9000..99000; cumulative_quantity, de:Fortschrittszahl
c schedule.kind phrase; commitment, binding_level; wie fest der Abruf ist
c schedule.change phrase; change_to_previous, delta
c schedule.note phrase; remark, comment, de:Bemerkung
---
# LIEFERABRUF {release_no}
= Kunde: {customer}
= Werk / Abladestelle: {plant} / {gate}
= Lieferant: {supplier}
= Abruf vom: {released_on}
= ersetzt Abruf: {release_old}
= Sachnummer: {part}
= Bezeichnung: {part_name=Dichtring hinten|Kabelstrang Tür|Halteblech li|Deckel Steuergerät|Bremsleitung}
= Rahmen: {agreement}
= Behälter: {packaging} à {per_pack}
+++
Letzter Eingang: {last_qty} am {last_receipt_date}, Lieferschein {last_receipt_no}. Eingangsfortschrittszahl {cum_received}, genullt am {cum_zero}. Rückstand {backlog}.
+++
%schedule 5..9
Termin | Menge | FZ | Art | ±
{schedule.when=sofort|Mo Frühschicht|Di Spätschicht|KW 14|KW 15|KW 16|Mai|Juni|Juli|3. Quartal} | {schedule.qty} | {schedule.cum} | {schedule.kind=fest|fest|Vorschau|Fertigung|Material} | {schedule.change=+|–|=|neu|}
{schedule.note=}
%%
Fertigungsfreigabe bis {production_until}, Materialfreigabe bis {material_until}.
Disposition {scheduler}, {:phone}; bei Ihnen {supplier_logistics}.
~ Maschinell erstellt {:time}. Verpackungsdatenblatt {:id:VD-###}, Stand {:date}. Notfall nach 22 Uhr: {:person}.

== de lagergeld_monatsabrechnung
q warehouse company:{} Lagerhaus/{} Logistik/Kühlhaus {}; warehouse_keeper, creditor, de:Lagerhalter
q depositor company:{} Tee/{} Gewürze/{} Saatzucht; depositor_of_goods, customer, de:Einlagerer; wem die Ware gehört
q month month; billing_month, period_billed, de:Abrechnungsmonat
q bill id:LG-##-####; statement_number, invoice_no
q dated date; bill_date, issued_on, de:ausgestellt am
q payable_by date; payment_due, de:zahlbar bis
q site phrase; warehouse_location, building
q manager person; site_manager, warehouse_manager, de:Leitung
q billing person; billing_clerk, prepared_by, de:erstellt von
q owner_contact person; depositor_contact, attention_of
q opening number:100..900; opening_stock, pallets_at_start, de:Anfangsbestand
q closing number:100..900; closing_stock, pallets_at_end, de:Endbestand
q peak number:100..999; peak_stock, highest_pallet_count; höchster Bestand im Monat
q count_diff number:1..9; inventory_difference, missing_pallets; was bei der Zählung fehlte
q temp unit:°C -24..16; storage_temperature, kept_at
q free_days number:3..14; free_storage_days, grace_days
q subtotal money:400..20000; net_amount, de:Nettobetrag
q vat_amt money:70..4000; tax_amount
q total money:500..24000; amount_due, gross_total, de:Bruttosumme
q goods_insured_by_keeper flag; fire_cover; ob der Lagerhalter die Ware versichert
q lien_claimed flag; de:Pfandrecht; whether the keeper holds back goods for unpaid bills
a contract_date date; storage_contract_signed, agreement_date, de:Vertragsdatum
a value money:20000..900000; value_of_goods, stored_value, de:Wert
a batch id:L-#####; lot_number, batch, de:Charge
a iban iban; bank_details, pay_to, de:IBAN
a next_count date; next_inventory, next_stocktake
l services; charges, lines, de:Leistungen
c services.code id:L##; tariff_item, code
c services.what phrase; service, de:Leistung
c services.qty number:5..900; quantity, count, de:Menge
c services.unit phrase; unit, per
c services.rate money:1..20; rate, unit_price
c services.sum money:20..4000; amount, line_total, de:Betrag
c services.cost_centre id:KST###; cost_centre, charged_to
l moves; movements, receipts_and_issues, de:Bewegungen
c moves.day date; date, on, de:Datum
c moves.kind phrase; direction, in_or_out
c moves.pallets number:1..60; pallets, quantity
c moves.order id:@@####; order_no, slip
---
{warehouse} || Abrechnung {bill}
{depositor}, {owner_contact}
{:street}, {:zip} {:city} || {dated}
## Lagerung {site=Halle 7|Tiefkühlhaus Nord|Freilager am Kai|Hochregal|Keller B} im {month}, {temp}
%services 4..8
Tarif | Leistung | Menge | je | Satz | Betrag
{services.code} | {services.what=Lagergeld|Einlagerung|Auslagerung|Umpacken|Etikettieren|Kühlzuschlag|Papiere|Desinfektion|Überstunden} | {services.qty} | {services.unit=Palette|Tag|Karton|Vorgang|Stunde} | {services.rate} | {services.sum}
{services.cost_centre=}
%%
= Zwischensumme: {subtotal}
= Mehrwertsteuer: {vat_amt}
= Wir erbitten: {total}
= Bis zum: {payable_by}
+++
## Bestand
Am Ersten {opening}, am Letzten {closing}, nie mehr als {peak} Paletten. [Bei der Zählung am {:date} fehlten {count_diff}.]
%moves 3..6 lines
{moves.day}: {moves.kind=Zugang|Abgang|Umlagerung|Rückläufer} {moves.pallets} Pal., {moves.order}
%%
+++
{goods_insured_by_keeper!Gegen Feuer und Wasser haben wir die Ware gedeckt|Die Ware steht unter unserer Police~Um Versicherungsschutz kümmert sich der Einlagerer selbst|Eine Police für die Ware besteht bei uns nicht}. {lien_claimed!Bis zum Ausgleich älterer Posten geben wir Ware nur teilweise heraus|Wegen alter Rückstände halten wir zwölf Paletten fest~Zurückgehalten wird nichts|Alles kann jederzeit abgeholt werden}. Die ersten {free_days} Tage sind frei.
Abgerechnet: {billing}. Fragen zum Bestand: {manager}.
~ Es gelten die ADSp in der Fassung von {:year}. Haftung bis {:money:5..9} je kg. Rampe geöffnet bis {:time}.

== de ausfuhr_begleitdokument
q exporter company:{} Landtechnik/{} Medizintechnik/{} Glas; exporter, consignor, de:Ausführer
q consignee company:{} Trading/{} Import/{} Agro; receiver_abroad, de:Empfänger
q declarant company:{} Zollservice/Spedition {}/{} Declarant; declarant_representative, de:Anmelder; wer die Anmeldung abgegeben hat
q declarant_person person; filed_by, clerk_of_declarant
q movement_reference_number id:##DE################; mrn
q local_reference id:LRN-######; own_reference
q office_export phrase; export_office, de:Ausfuhrzollstelle; wo die Ausfuhr bewilligt wird
q office_exit phrase; exit_office, de:Ausgangszollstelle; wo die Ware die Union verlässt
q destination country; country_of_destination, final_country, de:Zielort
q origin country; country_of_origin, origin
q accepted date; acceptance_date, declaration_accepted
q released date; released_for_export, de:Überlassung
q exit_by date; must_exit_by, exit_deadline
q transport choice:road/rail/sea/air; mode_at_border, border_transport
q plate id:@@-@@ ###; vehicle_registration, truck_plate
q incoterm id:@@@ ; delivery_term, terms_of_delivery
q colli number:2..60; total_packages, de:Packstücke
q gross unit:kg 100..20000; gross_mass, total_gross_weight
q value money:9000..400000; invoice_value, statistical_total, de:Wert
q seals id:Z-#####; seal_number, de:Verschluss
q goods_examined flag; physical_check; ob die Beschau stattfand
q export_licence_required flag; de:Genehmigungspflicht; ob eine Genehmigung nötig war
a driver person; truck_driver, driver, de:Fahrer
a invoice id:RG-#####; commercial_invoice, invoice_number, de:Rechnungsnummer
a arrival date; arrival_at_consignee, delivered_on
a duty money:100..9000; duties, customs_duty
a left date; actual_exit_date, left_union_on
l goods; items, goods_lines, de:Warenpositionen
c goods.no id:#; item_number, position
c goods.text phrase; goods_description, commodity
c goods.code id:######## ###; commodity_code, tariff_number
c goods.net unit:kg 20..4000; net_mass, net_weight
c goods.pkg phrase; packages, kind_of_package
c goods.stat money:900..90000; statistical_value, value
c goods.proc id:## ##; procedure_code, procedure
c goods.doc id:@###-####; supporting_document, document
---
# AUSFUHRBEGLEITDOKUMENT
MRN {movement_reference_number} || LRN {local_reference}
2 Ausführer: {exporter}, {:address} || 8 Empfänger: {consignee}, {:city}, {destination}
14 Anmelder: {declarant}, dort {declarant_person}
15 Versendung: {:country} || 16 Ursprung: {origin}
= 20 Lieferbedingung: {incoterm} {:city}
= 21 Kennzeichen: {plate}
= 25 Verkehrszweig an der Grenze: {transport?Straße~Schiene~See~Luft}
= 29 Ausgang über: {office_exit=Hamburg-Waltershof|Schaffhausen Bahn|Frankfurt Cargo Süd|Suben Autobahn|Rostock Überseehafen}
= 6 Packstücke insgesamt: {colli}
= 35 Rohmasse: {gross}
= 22 Rechnungsbetrag: {value}
%goods 2..6
32 | 31 Warenbezeichnung / Packstücke | 33 Warennr. | 38 Eigenmasse | 37 | 46 Wert
{goods.no} | {goods.text=Mähwerke, neu|Endoskope|Floatglas, geschnitten|Ersatzteile Getriebe|Pumpen|Prüfköpfe}¶{goods.pkg=2 Kisten|12 Kartons|1 Gestell|5 Paletten|unverpackt} | {goods.code} | {goods.net} | {goods.proc} | {goods.stat}
{goods.doc=}
%%
Angenommen {accepted}, überlassen {released} durch {office_export=Hauptzollamt Ulm|Zollamt Lörrach|Zollamt Gera|Hauptzollamt Kiel}. Ausgang spätestens {exit_by}. Verschluss {seals}.
{goods_examined!Die Ware wurde beschaut, Befund konform|Beschaut: ja, Stichprobe zwei Packstücke~Abgefertigt nach Papieren|Von einer Beschau wurde abgesehen}. {export_licence_required!Das Bundesamt hat zugestimmt, Nachweis liegt bei|Ein Bescheid des Bundesamts liegt vor~Die Güter sind nicht gelistet|Beschränkungen bestehen nicht}.
~ Abfertigungsbeamter {:person}. Sicherheitsdaten {:id:S##}. Bei Ausfall Fax {:phone}.

== de langzeit_lieferantenerklaerung
q issuer company:{} Armaturen/{} Federn/{} Kunststofftechnik; declaring_supplier, issued_by, de:ausgestellt von
q recipient company:{} Maschinenbau/{} Anlagen/{} Export; customer, declared_to, de:Kunde
q signatory person; signed_by, de:Unterschrift von
q signer_role phrase; position_of_signatory, function
q foreign_trade person; contact_origin_questions, de:Exportkontrolle; an wen Fragen zum Ursprung gehen
q issued date; date_of_issue, de:Ausfertigungsdatum
q valid_from date; valid_from, start
q valid_to date; valid_until, expires_on, de:gültig bis
q place_of_issue city; signed_at
q declaration_no id:LLE-##-###; declaration_number, reference, de:Geschäftszeichen
q vendor_no id:K######; supplier_number_at_customer, vendor_id
q partners phrase; preferential_countries, valid_for_trade_with
q cumulation_applied flag; de:Kumulierung; whether foreign pre-materials were counted in
q replaces_earlier flag; supersedes; whether an older declaration ends with it
q withdraw_days number:3..30; notify_changes_within_days, notice_days
a invoice id:RE-######; invoice_number, invoice, de:Rechnungsnummer
a customs_office phrase; customs_office, verifying_office
a delivery date; delivery_date, shipped_on
a eori id:DE#######; eori_number, eori
a auditor company; certifying_body, chamber
l goods; products, articles, de:Waren
c goods.own id:##-####; supplier_item, our_article_no
c goods.theirs id:M######; customer_item, your_article_no
c goods.name phrase; product, designation
c goods.hs id:#### ##; tariff_heading, hs_code
c goods.origin phrase; origin, country
c goods.preference phrase; preferential, has_preference
c goods.weight unit:g 2..900; unit_weight, weight
---
{issuer} || {:phone}, {:email}
{recipient}
Lieferantennummer {vendor_no}
# Langzeit-Lieferantenerklärung
^ für Waren mit Präferenzursprungseigenschaft · {declaration_no}
Der Unterzeichner erklärt, dass die nachstehend bezeichneten Waren, die regelmäßig an Sie geliefert werden, Ursprungserzeugnisse sind und den Regeln für den Präferenzverkehr mit {partners=CH, NO, IS|CH, LI, TR|JP, KR, CA|MX, CL|GB, CH} entsprechen.
%goods 4..10
Unsere Nr. | Ihre Nr. | Ware | HS | Ursprung | P
{goods.own} | {goods.theirs} | {goods.name=Kugelhahn|Druckfeder|Rohrschelle|Verschraubung|Filtereinsatz|Deckel PP|O-Ring-Satz} | {goods.hs} | {goods.origin=EU (DE)|EU (IT)|EU (PL)|CN|TW} | {goods.preference=x|x|x|–}
{goods.weight=}
%%
~ Spalte P: x = begünstigt, – = nicht begünstigt und nur zur Kenntnis genannt
{cumulation_applied!Angewendet wurde eine Anrechnung von Vormaterial aus Partnerländern|Vormaterial aus Partnerländern wurde angerechnet~Es wurde keine Anrechnung fremder Vormaterialien vorgenommen|Anrechnungen fanden nicht statt}.
Diese Erklärung gilt für alle Sendungen dieser Waren im Zeitraum von {valid_from} bis {valid_to}. {replaces_earlier!Unsere frühere Erklärung verliert damit ihre Wirkung|Das Papier des Vorjahrs ist gegenstandslos~Frühere Erklärungen bleiben daneben bestehen}. Fällt die Geltung weg, unterrichten wir Sie binnen {withdraw_days} Tagen.
{place_of_issue}, {issued}
> {signatory}
> {signer_role=Leiter Versand|Prokuristin|Geschäftsführung|Zollbeauftragte}
~ Ursprungsfragen: {foreign_trade}. Rechtsgrundlage: Durchführungsverordnung, Anhang 22-16. Vordruck geprüft {:date}, {:person}.

== de packliste_seekisten
q shipper company:{} Walzwerkbau/{} Förderanlagen/{} Turbinen; shipper, seller, packed_for, de:Verkäufer
q packer company:{} Exportverpackung/Kistenbau {}/{} Holzpack; packing_company, export_packer; wer die Kisten gebaut und gepackt hat
q buyer company:{} Steel/{} Cement/{} Power; final_customer, end_user, de:Käufer
q project phrase; project_name, plant, de:Projekt
q customer_order id:PO-####-###; buyers_order_no
q list_no id:PL ###; packing_list_number, list
q dated date; packing_list_date, drawn_up_on
q closed date; crates_closed, packing_finished; wann die letzte Kiste geschlossen wurde
q to_port date; delivered_to_port, gate_in_until; bis wann die Kisten am Kai sein müssen
q port city; port_of_loading, shipped_from
q mark phrase; shipping_mark, marking; was auf jeder Kiste steht
q total_gross unit:kg 900..60000; total_gross_weight, gross_total, de:Bruttosumme
q total_volume unit:m³ 9..400; total_volume, cubic_metres
q packmaster person; packed_by, packing_foreman
q approver person; checked_for_shipper, expediter
q seaworthy choice:seaworthy/air/container; packing_class, kind_of_packing
q desiccant number:2..40; desiccant_units, drying_agent_units
q ippc id:DE-##-####; ispm15_number, wood_treatment_mark
q tilt_indicators flag; tilt_watch; ob Kippanzeiger angebracht sind
a vessel phrase; vessel_name, ship, de:Schiff
a container id:@@@U#######; container_number, container
a value money:9000..900000; goods_value, invoice_amount, de:Wert
a customs_tariff id:########; hs_code
a arrival date; eta, arrival_at_port, de:Ankunft
l crates; packages, cases, de:Kisten
c crates.no id:##/##; case_number, crate
c crates.what phrase; contents, de:Inhalt
c crates.l number:80..1200; length_cm, length
c crates.b number:60..300; width_cm, width
c crates.h number:50..300; height_cm, height
c crates.net unit:kg 50..9000; net_weight, net
c crates.gross unit:kg 60..9900; gross_weight, gross, de:Bruttogewicht
c crates.hint phrase; handling_mark, handling
c crates.heavy phrase; lifting_point, centre_of_gravity
---
{shipper}, {:city}
# Kollo- und Packliste {list_no}
= Anlage: {project=Linie 2, Kaltwalze|Klinkerofen 4|Förderband Mine|Dampfturbine Block C}
= Besteller: {buyer}
= Bestellung: {customer_order}
= Gepackt von: {packer}
= Ausgestellt: {dated}
= Markierung: {mark=Raute 7 / Made in Germany|Kreis grün B-12|TOP HEAVY / P4|Dreieck KL}
%crates 4..9
Kiste | Inhalt | L×B×H (cm) | netto | brutto | Zeichen
{crates.no} | {crates.what=Walzenpaar|Schaltschrank|Rohre, gebündelt|Getriebe|Schrauben, sortiert|Hydraulikaggregat|Geländer} | {crates.l}×{crates.b}×{crates.h} | {crates.net} | {crates.gross} | {crates.hint=oben|nicht stapeln|trocken|–|hier anschlagen}
{crates.heavy=}
%%
Zusammen {total_gross} brutto und {total_volume}.
+++
{seaworthy?Seemäßig mit Alufolie, nach HPE~Für Luftfracht leicht gebaut~Lose für Stauung im Container}; Trockenmittel: {desiccant} Einheiten. Holz behandelt: {ippc}. {tilt_indicators!An jeder Kiste klebt ein roter Punkt, der Kippen verrät|Kippt eine Kiste, färbt sich das Plättchen~Anzeiger für Kippen oder Stoß wurden nicht angebracht|Auf Kippmelder wurde verzichtet}.
+++
Letzte Kiste zu am {closed}, {packmaster}; für den Verlader abgenommen: {approver}. In {port} am Kai bis {to_port}.
~ Lagerung höchstens {:number:6..24} Monate. Korrosionsschutz {:product}. Bild {:id:IMG####}. Neue Fassung ersetzt die vom {:date}.

== de container_freistellung_depot
q shipping_line company:{} Line/{} Shipping/Reederei {}; carrier, de:Frachtführer
q depot company:{} Containerdepot/Terminal {}/{} Depot; empty_depot, pick_up_at
q haulier company:{} Trucking/Fuhrbetrieb {}/{} Containerdienst; trucking_company, authorised_collector, de:Abholer
q merchant company:{} Recycling/{} Papier/{} Holz; booking_party, shipper
q release id:FR######; release_reference, de:Freistellnummer
q booking id:BKG########; booking_number, booking
q pick_up_pin id:####; gate_code
q valid_until date; de:gültig bis; letzter Tag der Abholung
q collect_from date; available_from
q vessel phrase; vessel, ship, de:Schiff
q voyage id:###@; voyage_number, trip
q cutoff date; closing_date, full_return_by; bis wann der volle Container am Terminal sein muss
q vgm_deadline date; weight_declared_by; bis wann das bestätigte Gewicht gemeldet sein muss
q terminal company:{} Gateway/Eurokai {}/{} Kaibetrieb; loading_terminal, return_full_to
q clerk person; export_clerk, customer_service, de:Sachbearbeitung
q yard person; depot_shift_leader, yard_contact
q free number:4..14; free_days, detention_free
q detention money:20..90; detention_per_day, late_fee
q food_grade flag; clean_box_required; whether boxes must be fit for food
q generator_needed flag; de:Aggregat; ob ein Stromaggregat mitgegeben wird
a seal id:SL######; seal_number, de:Siegel
a driver person; driver_name, driver, de:Fahrer
a freight money:400..4000; ocean_freight, freight_rate
a arrival_at_destination date; eta, de:Ankunft
a cargo phrase; commodity, cargo
l boxes; units, containers, de:Behälter
c boxes.size phrase; equipment_type, size
c boxes.no id:@@@U ######-#; container_no, number
c boxes.tare unit:kg 2000..4800; tare_weight, tare
c boxes.grade phrase; grade, condition
c boxes.slot time; gate_slot, appointment
c boxes.damage phrase; damage_noted, remark
c boxes.customs id:T1-####; customs_reference, transit_no
---
{shipping_line} · Equipment Control
# Leercontainer-Freistellung {release}
Bitte geben Sie an {haulier} im Auftrag von {merchant} die folgenden Einheiten aus:
%boxes 2..6
Typ | Nummer | Tara | Güte | Torzeit | Vermerk
{boxes.size=40' HC|20' DV|40' RF|20' OT|45' PW} | {boxes.no} | {boxes.tare} | {boxes.grade=A|B|lebensmittelecht|as is} | {boxes.slot} | {boxes.damage=–|Beule li.|Boden gefegt|Türgummi alt|}
{boxes.customs=}
%%
= Ausgabe: {depot}, Schicht {yard}
= Abholbar ab: {collect_from}
= Verfällt nach: {valid_until}
= Buchung: {booking}
= PIN am Tor: {pick_up_pin}
= Schiff / Reise: {vessel=MV Annegret|Elbe Trader|Nordic Lina|Baltic Heron|MS Gerda} / {voyage}
+++
Voll zurück an {terminal} spätestens {cutoff}; das bestätigte Gewicht (VGM) melden Sie bis {vgm_deadline}. Das Schiff fährt nach Plan am {:date}.
+++
{food_grade!Nur gereinigte, geruchfreie Einheiten ausgeben|Die Ladung ist essbar, entsprechend auswählen~Gewöhnliche Güte genügt|Ein besenreiner Boden reicht}. {generator_needed!Zum Fahren ist ein Clip-on mitzugeben|Strom für unterwegs kommt vom angehängten Gerät~Strom wird unterwegs nicht gebraucht|Gekühlt wird nicht}.
{free} Tage sind frei, danach je Tag {detention}.
> {clerk}
~ Ausgabe nur gegen Lichtbildausweis. Lagergeld ab {:date} zulasten der Reederei. Makler in {:city}: {:company}. Rückfragen Depot {:phone}.

== de ankunftsavis_seefracht
q forwarder company:{} Spedition/{} Seefracht/{} Logistics; notifying_forwarder, agent, de:Spediteur
q importer company:{} Möbelimport/{} Textil/{} Spielwaren; notify_party, importer
q shipper company:{} Industries/{} Garment/{} Craft; shipper_abroad, supplier, de:Lieferant
q vessel phrase; vessel, ship, de:Schiff
q master_bl id:MAEX#########; master_bill, carrier_bl
q house_bl id:H@@######; house_bill, forwarder_bl; Nummer des Papiers, das der Spediteur ausgestellt hat
q port_of_loading city; loaded_in
q port_of_discharge city; discharged_in
q departed_on date; sailed; wann das Schiff abgelegt hat
q expected_arrival date; de:voraussichtliche Ankunft
q notice_date date; date_of_notice, sent_on, de:Bescheiddatum
q docs_by date; documents_required_by, send_papers_until
q free_until date; storage_free_until, quay_rent_free; bis wann am Kai nichts zu zahlen ist
q clerk person; import_clerk, contact, de:Sachbearbeitung
q importer_person person; attention_of, consignee_contact
q release choice:original/telex/express; release_type, bl_surrender; wie die Ware freigegeben wird
q charges money:200..4000; total_charges, amount_to_prepay
q account iban; prepay_to_account, bank_account
q customs_cleared_by_forwarder flag; clearance_ordered; ob der Spediteur die Verzollung übernimmt
a delivery date; delivery_to_door, delivered_on
a insurance company; cargo_insurer, insurer, de:Versicherer
a invoice id:INV-####; commercial_invoice_no, supplier_invoice
a truck company; haulier, on_carriage_by
a value money:4000..90000; customs_value, goods_value, de:Wert
l containers; containers, equipment
c containers.no id:@@@U#######; container_no, unit
c containers.seal id:CN######; seal, seal_no
c containers.pkgs number:10..900; packages, cartons
c containers.kg unit:kg 400..22000; gross_weight, weight, de:Bruttogewicht
c containers.cbm unit:m³ 5..68; volume, measurement
c containers.goods phrase; goods, commodity
c containers.position phrase; stowage, bay
l costs; charges, cost_items, de:Kosten
c costs.what phrase; charge, description
c costs.amount money:20..900; amount, sum, de:Betrag
c costs.basis phrase; basis, per
---
{forwarder}
~ {:address} · {:phone}
An {importer}, {importer_person} || {notice_date}
# Ankunftsmeldung
<Für Sie ist unterwegs:|Folgende Sendung trifft in Kürze ein:>
= Schiff: {vessel=MV Orion Bay|Hansa Coral|MSL Perla|Yantai Express|MV Tilda}
= Ablader: {shipper}
= Ausgelaufen: {port_of_loading}, {departed_on}
= Erwartet: {port_of_discharge}, {expected_arrival}
= Reederei-B/L: {master_bl}
= Unser B/L: {house_bl}
%containers 1..4
Container / Siegel | Kolli | Gewicht | cbm | Ware
{containers.no}¶{containers.seal} | {containers.pkgs} | {containers.kg} | {containers.cbm} | {containers.goods=Gartenstühle|Strickwaren|Holzbaukästen|Keramik|Lampenschirme}
{containers.position=}
%%
{release?Die Freigabe erfolgt gegen ein vollgirtiertes Original~Die Papiere wurden im Ladehafen eingezogen, eine Nachricht von dort genügt~Es genügt der Seefrachtbrief ohne Original}. Was wir für die Abfertigung brauchen, erbitten wir bis {docs_by}. {customs_cleared_by_forwarder!Zoll und Steuer melden wir für Sie an|Die Einfuhr erledigt unsere Zollabteilung~Die Einfuhr melden Sie bitte selbst an|Für den Zoll haben Sie uns nicht beauftragt}.
+++
%costs 3..6 lines
{costs.what=THC|Hafengebühr|Freistellung|Zolldienst|Bunkerzuschlag|ISPS} {costs.basis=je Container|je Sendung|je W/M|pauschal}: {costs.amount}
%%
Zusammen {charges}, vorab auf {account}.
+++
Lagergeldfrei am Kai bis {free_until}. Danach {:money:20..90} je Tag.
Ihr Kontakt: {clerk}
~ Angaben der Reederei ohne Gewähr. Büro {:city} bis {:time}. AEO-Zeugnis {:id:DE AEOC ######} vom {:date}

== de frachtgutschrift_unternehmer
q principal company:{} Transporte/{} Stückgut/{} Express; principal, issuer, self_billing_party; wer die Gutschrift ausstellt
q carrier company:Fuhrunternehmen {}/{} Nahverkehr/{} Kurier; subcontractor, payee, de:Frachtführer
q driver_owner person; owner_of_carrier, addressed_to
q credit_no id:FG-##/####; credit_note_number, self_bill_no
q issued date; issued_on, statement_date, de:ausgestellt am
q period period; service_period, de:Leistungszeitraum
q contract id:SUB-###; contract_no, subcontract, de:Vertragsnr
q vehicle id:@@-@ ####; vehicle, plate
q dispatcher person; dispatcher, de:Disponentin
q approver person; approved_by, fleet_manager, de:genehmigt von
q tours_sum money:900..9000; tour_total, gross_tours
q diesel_rate unit:% 2..9; diesel_surcharge_rate, fuel_floater
q diesel money:20..900; diesel_surcharge, fuel_surcharge_amount
q deductions money:20..400; deductions, withheld
q deduction_reason phrase; reason_for_deduction, withheld_for
q payout money:900..9000; amount_credited, payable
q pay_date date; paid_on, transfer_date
q object_until date; object_by, complaint_deadline
q stops number:100..900; stops_delivered, total_stops
q quota percent; delivery_rate, success_rate
q small_business flag; without_vat; ob ohne Umsatzsteuer abgerechnet wird
a iban iban; account, bank_account, de:IBAN
a hours number:20..200; hours_worked, working_hours
a hired date; contract_start, working_for_us_since
a licence id:EU-####; transport_licence, licence_no
a insured company; liability_insurer, insurer, de:Versicherer
l tours; tours, trips, de:Touren
c tours.day date; date, on, de:Datum
c tours.no id:T-####; tour_no, tour
c tours.area phrase; area, district
c tours.km number:40..400; kilometres, km
c tours.stops number:10..90; stops, deliveries
c tours.failed number:1..9; failed_deliveries, not_delivered
c tours.pay money:90..500; pay, tour_rate
c tours.driver person; driver, driven_by, de:Fahrer
c tours.toll money:5..60; toll, toll_cost
---
{principal} || {issued}
{carrier}
{driver_owner}, {:street}, {:zip} {:city}
# Gutschrift {credit_no}
Wir rechnen Ihre Fahrten im Zeitraum {period} nach Vertrag {contract} ab. Fahrzeug {vehicle}.
%tours 4..10
Tag | Tour | Gebiet | km | Stopps | n. zug. | Fahrer | Satz
{tours.day} | {tours.no} | {tours.area=Altstadt|Gewerbepark|Südkreis|Täler|Uferorte|Nachttour} | {tours.km} | {tours.stops} | {tours.failed} | {tours.driver} | {tours.pay}
{tours.toll=}
%%
= Touren: {tours_sum}
= Diesel-Floater: {diesel_rate}, also {diesel}
= Einbehalten: {deductions} ({deduction_reason=Scannerschaden|verlorener Rollbehälter|Fehlscans|Kaution Schlüssel})
= Ihnen zustehend: {payout}
{small_business!Da Sie unter der Grenze liegen, weisen wir keine Steuer aus|Nach § 19 rechnen wir ohne Steuer ab~Hinzu kommt die gesetzliche Steuer|Die Steuer überweisen wir zusätzlich}.
Überwiesen wird am {pay_date}. Einwände bitte bis {object_until} an {dispatcher}. <Bilanz|Leistung> des Zeitraums: {stops} Stopps, {quota} beim ersten Mal zugestellt.
> geprüft {approver}
~ Dieselpreis-Basis {:money:1..2}, Stand {:date}. Mindestlohn: Erklärung liegt vor seit {:date}. Depot {:city}, {:phone}

== de palettenkonto_auszug
q keeper company:{} Getränkelogistik/{} Frischdienst/Spedition {}; account_keeper, issued_by, de:ausgestellt von
q partner company:{} Märkte/{} Brauerei/{} Molkereiprodukte; account_partner, account_holder
q account id:PK-####; pallet_account, account_no
q period_start date; statement_from
q period_end date; statement_until
q opening number:10..900; opening_balance, carried_forward
q closing number:10..900; closing_balance, new_balance
q in_favour choice:keeper/partner; balance_in_favour_of, who_is_owed
q clerk person; pallet_clerk, loading_equipment_clerk, de:Sachbearbeitung
q partner_person person; partner_contact, responsible_at_partner
q confirm_by date; confirm_until, silence_means_consent_after; nach welchem Tag Schweigen als Zustimmung gilt
q price money:8..25; price_per_pallet, replacement_value, de:Preis
q settle date; settlement_date, exchange_date; bis wann der Saldo ausgeglichen sein soll
q damaged number:2..60; unfit_pallets, sorted_out
q quality id:@; pallet_quality, grade
q shortfall_invoiced flag; billed; ob der Fehlbestand in Rechnung gestellt wird
a boxes number:10..400; crates_balance, box_pallets_balance
a driver person; driver, truck_driver, de:Fahrer
a total money:90..9000; value_of_balance, amount_invoiced
a contract date; exchange_agreement_date, agreement_signed
l bookings; movements, postings, de:Buchungen
c bookings.day date; booking_date, date
c bookings.slip id:PS######; pallet_slip, voucher
c bookings.place city; place, location
c bookings.given number:1..66; delivered, de:Abgang
c bookings.taken number:1..66; received, de:Zugang
c bookings.saldo number:10..900; running_balance, de:Saldo
c bookings.remark phrase; remark, note, de:Bemerkung
c bookings.plate id:@@ @ ###; vehicle, truck
---
{keeper} || Ladehilfsmittel
# Auszug Palettenkonto {account}
{partner}, {partner_person}
Von {period_start} bis {period_end} || Vortrag: {opening} EUR-Pal. {quality}
%bookings 5..12
Datum | Schein | Ort | Abg. | Zug. | Stand | Bem.
{bookings.day} | {bookings.slip} | {bookings.place} | {bookings.given} | {bookings.taken} | {bookings.saldo} | {bookings.remark=|n. getauscht|defekt|Feuchte|abgeschrieben|Dritttausch}
{bookings.plate=}
%%
Neuer Stand {closing} Stück, {in_favour?den Sie uns noch zurückzugeben haben~den wir Ihnen noch zurückzugeben haben}. Aussortiert wurden {damaged}.
+++
Bitte gleichen Sie bis {settle} aus. {shortfall_invoiced!Was dann fehlt, berechnen wir Ihnen|Für Fehlendes stellen wir einen Beleg aus und fordern Geld~Statt zu fordern, tragen wir den Rest vor|Ein Rest wird nur vorgetragen}. Eine Palette wird mit {price} bewertet. Hören wir bis {confirm_by} nichts, gilt der Auszug als anerkannt.
{clerk}
~ Tauschbedingungen Kölner Tausch. Ausgabe Rampe {:number:1..12} werktags bis {:time}. Nächster Auszug {:month}. Gitterboxen werden gesondert geführt ({:person}).

== de provision_handelsvertretung
q principal company:{} Werkzeuge/{} Leuchten/{} Kosmetik; principal, represented_company, de:Unternehmer
q agent company:Handelsvertretung {}/{} Vertrieb/Agentur {}; sales_agency, agent
q agent_owner person; agent_person, represented_by
q sales_head person; head_of_sales, released_by
q clerk person; commission_clerk, calculated_by, de:Sachbearbeitung
q quarter phrase; accounting_period, quarter
q statement id:PA-####-#; statement_number, commission_statement
q issued date; statement_date, issued, de:Abrechnungsdatum
q territory phrase; sales_territory, district
q commission_rate unit:% 3..12; standard_rate
q turnover money:20000..400000; turnover_commissionable, net_sales
q commission money:900..40000; commission_earned, gross_commission
q reversal money:90..4000; reversal, de:Storno; abgezogene Provision für nicht bezahlte Aufträge
q advance money:500..9000; advance_paid, de:Vorschuss
q balance money:200..30000; payable_balance, remaining_commission
q pay_day date; payout_date, transfer_on
q books_extract_enclosed flag; de:Buchauszug; ob ein Buchauszug beiliegt
q del_credere_agreed flag; liability_for_customers; ob der Vertreter für die Zahlung seiner Kunden einsteht
a notice_period number:1..6; termination_months, de:Kündigungsfrist
a contract_date date; agency_contract_date, working_together_since, de:Vertragsdatum
a car_allowance money:90..900; travel_costs
a goal money:90000..900000; sales_target, annual_target
a account iban; agent_account, iban, de:IBAN
l deals; orders, deals, de:Geschäfte
c deals.customer company:{} Baumarkt/{} Elektro/Parfümerie {}; customer, client, de:Kunde
c deals.invoice id:R######; invoice, invoice_no
c deals.date date; invoice_date, billed_on, de:Rechnungsdatum
c deals.net money:300..20000; net_value, order_value
c deals.rate unit:% 3..12; rate, commission_percent
c deals.prov money:20..2000; commission, de:Provision
c deals.paid phrase; payment_status, customer_paid
c deals.order date; order_received, order_date
---
{principal}, {:address}
An die {agent}
{agent_owner} || {issued}
# Provisionsabrechnung {statement}
^ {quarter=I. Quartal|II. Quartal|III. Quartal|IV. Quartal} · Bezirk {territory=Nordhessen|Vorarlberg und Ostschweiz|Sachsen|Pfalz|Oberland}
%deals 4..10
Kunde | Rechnung, Datum | netto | Satz | Prov. | St.
{deals.customer} | {deals.invoice}¶{deals.date} | {deals.net} | {deals.rate} | {deals.prov} | {deals.paid=bez.|offen|teilw.|bez.|storno}
{deals.order=}
%%
Der Regelsatz beträgt {commission_rate}, abweichende Sätze folgen der Sondervereinbarung.
= Maßgeblicher Umsatz: {turnover}
= Verdiente Provision: {commission}
= Storno: {reversal}
= Vorschuss: {advance}
= Es verbleiben: {balance}
{books_extract_enclosed!Ein Auszug aus den Büchern ist angeheftet|Die Auszüge aus unseren Büchern finden Sie hinten~Auszüge aus den Büchern fügen wir nur auf Anforderung bei|Von Auszügen haben wir abgesehen}. {del_credere_agreed!Für die Bonität der Kunden mit Stern stehen Sie gerade|Fällt ein von Ihnen gebrachter Kunde aus, haften Sie mit~Fällt ein Kunde aus, tragen wir das allein|Ausfälle treffen nur uns}.
Auszahlung am {pay_day}. Berechnet von {clerk}.
> {sales_head}
~ Verjährung drei Jahre. Messebeteiligung {:city} vom {:date} wird gesondert abgerechnet. Kontrolle {:person}.

== de kreditversicherung_limitbescheid
q insurer company:{} Kreditversicherung/{} Credit/{} Kautions AG; credit_insurer, issued_by, de:Versicherer
q policyholder company:{} Stahlhandel/{} Elektrogroßhandel/{} Papier; policyholder, insured_seller, de:Versicherungsnehmer
q policy id:KV-########; policy_no, insurance_contract
q broker company:{} Makler/{} Assekuranz; broker, copy_to
q buyer company:{} Fensterbau/{} Haustechnik/{} Druck; buyer_risk, debtor_checked, de:Käufer; Kunde, für den die Deckung gilt
q buyer_no id:R#######; risk_number, buyer_id
q applied date; application_date, requested_on, de:Antragsdatum
q decided date; decision_date, notified_on, de:Datum des Bescheids
q requested money:20000..400000; requested_limit, amount_applied
q granted money:9000..300000; limit_granted, cover_amount
q previous_limit money:9000..300000; limit_until_now
q effective date; effective_from, in_force_from
q runoff date; old_limit_ends, runoff_until; bis wann für laufende Lieferungen das alte Limit gilt
q review month; next_review, reviewed_in
q rating number:1..10; risk_class, rating
q quota percent; insured_share, cover_ratio
q reason phrase; main_reason, ground_for_decision, de:Grund
q underwriter person; underwriter, risk_analyst
q contact person; policyholder_contact, addressed_person, de:Ansprechpartner
q outcome choice:full/partial/withdrawn; decision
q checking_fee money:20..120; limit_fee
q financial_statements_needed flag; balance_sheet_requested; whether fresh accounts of the buyer are wanted
a premium money:900..20000; annual_premium, premium, de:Prämie
a claim id:S-######; claim_number, loss_file
a collected date; debt_collected_on, recovered_on
a term number:30..90; maximum_credit_period, max_payment_days
a turnover money:90000..900000; buyer_turnover, annual_sales
l others; other_limits, further_buyers, de:weitere Limite
c others.name company:{} Bau/{} Metall/{} Service; buyer, debtor, de:Käufer
c others.no id:R#######; risk_no, id
c others.limit money:5000..90000; limit, cover
c others.state phrase; status, change, de:Stand
c others.till date; valid_to, expires
c others.country country; country, seat, de:Land
---
{insurer}
Risikoprüfung || {decided}
{policyholder}
{contact}
Police {policy} · über {broker}
# Entscheidung zu Risiko {buyer_no}
{buyer}, {:city}
Sie hatten am {applied} um {requested} gebeten. {outcome?Wir decken den gewünschten Betrag in ganzer Höhe~Wir können Ihrem Wunsch nur zum Teil folgen~Wir heben die Deckung für diesen Kunden auf}.
= Bisher: {previous_limit}
= Jetzt: {granted}
= Gilt ab: {effective}
= Nachlauf bis: {runoff}
= Risikoklasse (1 gut, 10 schlecht): {rating}
= Gedeckter Anteil: {quota}
Ausschlaggebend: {reason=Zahlungsverzug bei Dritten|rückläufiges Ergebnis|Wechsel der Gesellschafter|kurze Unternehmensgeschichte|gute Eigenkapitalquote}. {financial_statements_needed!Bitte reichen Sie den jüngsten Abschluss des Kunden nach|Neuere Zahlen des Kunden benötigen wir noch~Weitere Zahlen brauchen wir vorerst nicht|Unterlagen sind nicht nachzureichen}. Wieder ansehen werden wir uns den Fall im {review}.
Prüfgebühr {checking_fee}.
+++
## Zugleich geändert
%others 2..5
Kunde | Risiko | Betrag | Stand | bis
{others.name} | {others.no} | {others.limit} | {others.state=neu|erhöht|gesenkt|unverändert} | {others.till}
{others.country=}
%%
+++
{underwriter}
~ Vorstand: {:person}, {:person}. Überfälligkeiten melden Sie binnen {:number:30..60} Tagen. Bedingungen Fassung {:month}. Hotline {:phone}

== de akkreditiv_avis_bank
q advising company:{} Landesbank/{} Handelsbank/Bankhaus {}; advising_bank, sender
q issuing company:{} Commercial Bank/Bank of {}/{} Trust; issuing_bank, opening_bank; Bank des Käufers
q beneficiary company:{} Textilmaschinen/{} Optik/{} Chemie; beneficiary, exporter, de:Begünstigter
q applicant company:{} Mills/{} Trading/{} Industries; applicant, buyer_abroad, de:Auftraggeber
q credit_number id:LC########; lc_no
q our_ref id:AV-#####; bank_reference, our_reference
q amount money:20000..900000; credit_amount, lc_amount, de:Betrag
q tolerance number:5..10; amount_tolerance_percent, plus_minus
q opened date; date_of_issue, opened_on
q advised date; advice_date, advised_on
q expiry date; expiry_date, valid_until, de:gültig bis
q expiry_place city; place_of_expiry, payable_in
q latest_ship date; latest_shipment, ship_by
q present_days number:7..30; presentation_period_days, days_to_present
q tenor choice:sight/deferred/acceptance; available_by, payment_method
q confirmation_added flag; bank_confirms; ob unsere Bank selbst zahlungspflichtig wird
q partial_shipments_allowed flag; part_shipment
q loading_port city; dispatch_from, de:Ladehafen
q discharge_port city; destination, de:Zielort
q charges choice:applicant/beneficiary/shared; charges_borne_by, fees_for
q goods_text phrase; goods, merchandise
q officer person; documentary_officer, handled_by
q second_signature person; countersigned
a vessel phrase; vessel, ship, de:Schiff
a discrepancy money:20..200; discrepancy_fee, fee_for_discrepancies
a paid date; proceeds_credited, paid_on
a invoice id:INV####; invoice_no, invoice
a iban iban; beneficiary_account, credit_to, de:IBAN
l docs; documents_required, de:Dokumente
c docs.name phrase; document, paper
c docs.originals number:1..3; originals, de:Originale
c docs.copies number:1..5; copies, de:Kopien
c docs.issuer phrase; issued_by, issuer, de:ausgestellt von
c docs.note phrase; special_requirement, remark
c docs.date date; document_date, dated
---
{advising} || Auslandsgeschäft
~ SWIFT {:id:@@@@DE##}, Ref. {our_ref}
{beneficiary}
{:street}, {:zip} {:city} || {advised}
# Eröffnung eines Dokumentenakkreditivs
Wir haben von {issuing} das unwiderrufliche Akkreditiv {credit_number} erhalten, eröffnet am {opened} im Auftrag von {applicant}.
= Betrag: {amount}
= Spielraum (± %): {tolerance}
= Verfall: {expiry} in {expiry_place}
= Verladung spätestens: {latest_ship}
= Von / nach: {loading_port} / {discharge_port}
= Ware: {goods_text=2 Ringspinnmaschinen|Mikroskope laut Proforma|Farbstoffe in Fässern|Ersatzteilpaket}
= Benutzbar: {tenor?bei Sicht~hinausgeschoben, 90 Tage nach Verladung~gegen Akzept einer Tratte}
+++
%docs 3..7
Dokument | Orig. | Kop. | ausgestellt von | Auflage
{docs.name=Handelsrechnung|Konnossement|Packliste|Ursprungszeugnis|Versicherungspolice|Inspektionszertifikat} | {docs.originals} | {docs.copies} | {docs.issuer=Begünstigter|Reederei|Kammer|Versicherer|Prüfgesellschaft} | {docs.note=handsigniert|an Order|legalisiert|–|blanko indossiert}
{docs.date=}
%%
Einreichung binnen {present_days} Tagen nach Verladung. {partial_shipments_allowed!Es darf in mehreren Partien verladen werden|Die Ware kann in Teilen abgehen~Die Ware muss in einem Zug abgehen|In Partien aufzuteilen ist untersagt}.
+++
{confirmation_added!Auf Wunsch der eröffnenden Bank stehen auch wir für die Zahlung ein|Wir fügen unser eigenes Zahlungsversprechen hinzu~Wir avisieren ohne eigene Haftung|Aus dieser Nachricht erwächst uns keine Verpflichtung}. {charges?Sämtliche Spesen trägt der Auftraggeber~Sämtliche Spesen tragen Sie~Die Spesen hier tragen Sie, die im Ausland der Auftraggeber}.
{officer} || {second_signature}
~ Es gelten die ERA 600. Bitte prüfen Sie bis {:date}, ob Sie die Bedingungen erfüllen können. Zweigstelle {:city}, {:phone}

== de factoring_ankaufsliste
q factor company:{} Factoring/{} Finance/Forderungsbank {}; factor, buyer_of_receivables
q client company:{} Personal/{} Metallbau/{} Textilpflege; client, seller_of_receivables, de:Anschlusskunde
q list_no id:AK-##-###; settlement_no, purchase_list
q settlement_date date; purchased_on
q value_day date; value_date, money_available_on; wann das Geld verfügbar ist
q account_manager person; account_manager, handled_by
q client_person person; client_contact, managing_director_addressed
q gross money:9000..400000; receivables_bought, total_purchased
q refused money:900..40000; not_purchased, rejected_amount
q reserve_rate percent; retention_rate, de:Sicherungseinbehalt
q reserve money:900..40000; retention_amount, amount_held_back
q factoring_fee money:90..4000; de:Gebühr
q interest money:20..900; interest, pre_financing_interest
q payout money:9000..300000; payout, de:Auszahlung
q overall_limit money:90000..900000; de:Obligo; Höchstbetrag für alle Ankäufe
q disclosed_factoring flag; debtors_informed; ob die Kunden von der Abtretung wissen
q recourse flag; recourse, seller_bears_default; ob der Verkäufer bei Ausfall zurückzahlt
a iban iban; account_of_client, payout_account, de:IBAN
a audit date; next_audit, on_site_review
a contract id:FV-####; contract_number, framework, de:Vertragsnummer
a dunning money:5..40; dunning_fee, reminder_fee
l claims; receivables, invoices, de:Forderungen
c claims.debtor company:{} Markt/{} Klinik/Hotel {}; debtor, customer, de:Schuldner
c claims.no id:RG####; invoice_no, de:Rechnung
c claims.date date; invoice_date, issued, de:Rechnungsdatum
c claims.due date; due_date, due, de:Fälligkeit
c claims.amount money:300..30000; amount, invoice_amount, de:Betrag
c claims.state phrase; decision, status
c claims.reason phrase; reason_refused, hint
c claims.paid date; paid_by_debtor, settled_on
---
{factor} || Abrechnung {list_no} vom {settlement_date}
{client}, {client_person}, {:city}
# Angekaufte Forderungen
%claims 4..10
Schuldner | Rechnung | vom | fällig | Betrag | A | Hinweis
{claims.debtor} | {claims.no} | {claims.date} | {claims.due} | {claims.amount} | {claims.state=ja|ja|nein|teilw.} | {claims.reason=|Limit erschöpft|Streit|Abtretungsverbot|Nachweis fehlt|}
{claims.paid=}
%%
= Angekauft: {gross}
= Abgelehnt: {refused}
= Sperrbetrag: {reserve} ({reserve_rate})
= Gebühr: {factoring_fee}
= Zins bis Fälligkeit: {interest}
= An Sie: {payout}
= Wert: {value_day}
Das Gesamtobligo beträgt {overall_limit}. {disclosed_factoring!Ihre Kunden haben wir angeschrieben, sie zahlen an uns|Auf Ihren Rechnungen steht unser Abtretungsvermerk~Ihre Kunden erfahren vom Ankauf nichts|Nach außen tritt die Abtretung nicht in Erscheinung}. {recourse!Fällt ein Schuldner aus, holen wir uns das Geld bei Ihnen|Das Ausfallrisiko verbleibt bei Ihnen~Fällt ein Schuldner aus, ist das unser Verlust|Das Ausfallrisiko haben wir übernommen}.
Betreuung {account_manager}, {:phone}
~ Debitorenbuchhaltung {:person}. Zinssatz ab {:date}: Euribor zuzüglich Marge. Institut nach KWG, Prüfungsverband {:city}.

== de mahnung_letzte_stufe
q creditor company:{} Baubedarf/{} Fahrradteile/{} Saaten; creditor, sender, de:Gläubiger
q debtor company:Bauschlosserei {}/Radhaus {}/Gärtnerei {}; debtor, customer, de:Schuldner
q debtor_person person; addressee_person, owner
q customer_no id:D-#####; customer_number, de:Kundennummer
q dunning_no id:M###-#; reminder_number, dunning_id
q dated date; letter_date, reminder_date
q first_reminder_sent date; de:1. Mahnung vom
q second_reminder_sent date; de:2. Mahnung vom
q deadline date; final_deadline, pay_by, de:Frist; letzter Termin, bis zu dem gezahlt werden kann
q cutoff date; payments_considered_until, booked_up_to; bis zu welchem Tag Eingänge berücksichtigt sind
q principal money:200..20000; principal_amount, sum_of_invoices
q default_interest money:5..400; default_interest, de:Verzugszinsen
q flat_fee money:40..40; lump_compensation
q total money:250..22000; total_claim, amount_to_pay
q account iban; pay_to, account
q accounting person; accounts_receivable, contact, de:Buchhaltung
q boss person; signatory, signed_by, de:Unterschrift von
q lawyer company:Kanzlei {}/{} Rechtsanwälte/{} Inkasso; handed_over_to, collection_partner; wer danach beauftragt wird
q delivery_stop flag; supply_suspended; ob bis zur Zahlung nicht mehr geliefert wird
q instalments_offered flag; payment_plan_possible; ob Teilzahlung angeboten wird
a court city; court_of_jurisdiction, court, de:Gericht
a goods_back date; return_goods_by, goods_retrieved_on
a interest_rate percent; de:Zinssatz
a birth date; debtor_birth_date, born_on
a order_number id:A-#####; order, de:Auftragsnummer
l invoices; overdue_invoices, open_items, de:Rechnungen
c invoices.no id:2######; invoice_number, de:Rechnung
c invoices.day date; invoice_date, of, de:Rechnungsdatum
c invoices.due date; due_since, due_date
c invoices.sum money:50..9000; original_amount, invoice_total
c invoices.part money:10..2000; paid_so_far, part_payment
c invoices.rest money:20..7000; outstanding, de:Rest
c invoices.days number:20..200; days_overdue, days_late
c invoices.slip id:LS####; delivery_slip, delivery_note
---
{creditor}
{:street}, {:zip} {:city} · {:url} || {dated}
{debtor}
{debtor_person}
{:address}

## Letzte Mahnung {dunning_no} zu Kundenkonto {customer_no}
<Sehr geehrte Damen und Herren,|Guten Tag,>
auf unsere Schreiben vom {first_reminder_sent} und {second_reminder_sent} haben Sie nicht <reagiert|geantwortet>. Eingänge bis {cutoff} sind berücksichtigt.
%invoices 2..6
Rechnung | vom | fällig | Betrag | bezahlt | Rest | Tage
{invoices.no} | {invoices.day} | {invoices.due} | {invoices.sum} | {invoices.part} | {invoices.rest} | {invoices.days}
{invoices.slip=}
%%
= Offene Hauptforderung: {principal}
= Zinsen bis heute: {default_interest}
= Pauschale nach § 288 BGB: {flat_fee}
= Zusammen: {total}
Zahlen Sie bis {deadline} auf {account}. Danach geben wir die Sache ohne weitere Ankündigung an {lawyer}. {delivery_stop!Bis dahin verlässt keine Ware mehr unser Lager|Neue Aufträge führen wir solange nicht aus~Laufende Aufträge führen wir trotzdem aus|Ihre nächste Bestellung erhalten Sie wie gewohnt}. {instalments_offered!Auf Wunsch teilen wir den Betrag in drei Beträge auf|Wenn Sie uns anrufen, lässt sich über Raten sprechen~Auf Raten lassen wir uns nicht mehr ein|Wir erwarten den ganzen Betrag auf einmal}.
> {boss}
~ Rückfragen: {accounting}, {:phone}. Haben Sie am oder nach dem {:date} gezahlt, ist dieses Schreiben gegenstandslos. Geschäftsführer: {:person}. HRB {:number:1000..90000}.

== de ratenvergleich_inkasso
q agency company:{} Inkasso/{} Forderungsmanagement; collection_agency, for_creditor, de:Agentur
q creditor company:{} Versand/{} Mobilfunk/Möbelhaus {}; original_creditor, principal, de:Gläubiger
q debtor person; debtor, party_b, de:Schuldner
q co_debtor person; joint_debtor, co_signer; wer neben der schuldenden Person mithaftet
q file_number id:IK#######; reference, de:Aktenzeichen
q title id:##-#######-#-#; court_title_number, enforcement_order
q title_date date; title_issued, enforcement_order_date
q agreed date; agreement_date, concluded_on
q claim money:500..9000; total_debt, debt_recognised
q waived money:50..900; waived_amount, debt_relief, de:Erlass
q settlement_fee money:50..300; agreement_fee
q to_pay money:400..9000; total_payable, sum_of_instalments
q number number:4..36; number_of_instalments, instalment_count
q due_day_of_month number:1..28; monthly_on
q first_due date; first_instalment_due, starts
q grace number:5..20; grace_days, days_late_allowed
q account iban; account_for_payments, pay_to
q employer company:{} Bau/{} Pflege/{} Logistik; debtors_employer, wage_assignment_to, de:Arbeitgeber; an wen sich die Lohnabtretung richtet
q clerk person; clerk, caseworker, de:Sachbearbeitung
q counsel person; debt_counsellor, advised_by; wer die schuldende Seite beraten hat
q interest_suspended flag; no_further_interest; ob während der Laufzeit keine Zinsen anfallen
q credit_bureau_deleted flag; entry_removed; whether the entry at the credit bureau is cleared after payment
a birth date; debtor_born, birth_date, de:Geburtsdatum
a income money:900..4000; debtor_income, net_wage
a bailiff person; bailiff, de:Gerichtsvollzieher
a contract date; original_contract, purchase_date
a sold_on date; receivable_assigned_on, claim_bought_on; wann die Forderung verkauft wurde
l plan; instalments, schedule, de:Raten
c plan.no id:##; instalment_no, no
c plan.due date; due, pay_on
c plan.amount money:20..400; amount, instalment, de:Betrag
c plan.interest money:1..30; interest_part, interest
c plan.rest money:100..8000; remaining_debt, balance_after, de:Restschuld
c plan.paid date; paid_on, received
---
# Vergleich mit Teilzahlung
= Az.: {file_number}
= Gläubigerin: {creditor}
= vertreten durch: {agency}
= Schuldnerseite: {debtor}, {:address}
= mithaftend: {co_debtor}
= Titel: {title} vom {title_date}, Amtsgericht {:city}
§ 1 Die Schuldnerseite erkennt an, {claim} zu schulden. <Davon|Hiervon> erlässt die Gläubigerin {waived}; hinzu kommt eine Einigungsgebühr von {settlement_fee}. Zu leisten sind damit noch {to_pay} in {number} Teilen.
§ 2 Gezahlt wird jeweils zum {due_day_of_month}. des Monats, erstmals am {first_due}, auf {account}.
%plan 4..9
Nr. | fällig | Rate | davon Zins | danach offen
{plan.no} | {plan.due} | {plan.amount} | {plan.interest} | {plan.rest}
{plan.paid=}
%%
§ 3 Bleibt eine Rate länger als {grace} Tage aus, ist der Erlass hinfällig. {interest_suspended!Solange pünktlich gezahlt wird, ruht der Zinslauf für die Hauptforderung nach Ablauf dieses Plans|Über den Plan hinaus fällt nichts Weiteres an~Auch neben dem Plan laufen die gesetzlichen Zinsen fort|Der Zinslauf wird durch den Plan nicht berührt}.
§ 4 Zur Sicherheit wird der pfändbare Lohn gegen {employer} abgetreten. {credit_bureau_deleted!Nach der letzten Rate veranlassen wir, dass der Eintrag bei der Auskunftei verschwindet|Mit der Schlusszahlung melden wir die Sache der Auskunftei als erledigt und tilgen den Eintrag~Einträge bei Auskunfteien bleiben hiervon unberührt}.
{:city}, {agreed}
{clerk} (Inkasso) || {debtor}
~ Begleitet von {counsel}, Schuldnerberatung {:city}. Kontoinhaber ist nicht {:person}. Registriert beim Oberlandesgericht {:city} seit {:date}.

== de leasing_rueckgabe_abrechnung
q lessor company:{} Leasing/{} Mobility/Autobank {}; lessor, de:Leasinggeber
q lessee company:{} Gebäudetechnik/Pflegedienst {}/{} Consulting; lessee, de:Leasingnehmer
q dealer company:Autohaus {}/{} Automobile; returned_to_dealer, handed_in_at
q expert company:{} Sachverständige/Gutachten {}/{} Prüf; appraisal_company, assessed_by_company
q appraiser person; appraiser, inspected_by
q driver person; last_driver, returned_by, de:Fahrer
q contract id:L-#######; contract_number, lease, de:Vertragsnummer
q vehicle_model phrase; car
q plate id:@-@@ ####; number_plate, licence_plate
q chassis_number id:W@@ZZZ##@########; vin
q lease_start date; contract_began
q planned_end date; contract_end, agreed_end
q returned date; return_date, given_back_on
q report_date date; appraisal_date, assessed_on, de:Berichtsdatum
q km_agreed number:30000..120000; agreed_kilometres, mileage_allowance
q km_real number:30000..140000; actual_kilometres, odometer_at_return
q km_diff number:500..20000; excess_kilometres, km_difference
q km_rate money:1..9; price_per_100_km, excess_rate
q km_sum money:50..1900; excess_charge, mileage_charge
q damage_sum money:100..4000; depreciation, de:Minderwert
q total money:200..6000; amount_due, final_charge
q payable_until date; due_on
q keys number:1..3; keys_returned, number_of_keys
q service_complete flag; serviced_on_time; ob alle Wartungen nachgewiesen sind
q second_wheels_returned flag; winter_wheels; whether the second set of wheels came back
a residual money:5000..30000; residual_value, de:Restwert
a monthly_rate money:200..900; leasing_instalment, de:Monatsrate
a insurer company; insurer, motor_insurer, de:Versicherer
a registration date; first_registered, first_registration
a successor phrase; next_vehicle, follow_up_car
l damages; damages, defects, de:Schäden
c damages.no id:#; no, item
c damages.part phrase; part, component
c damages.what phrase; damage, finding
c damages.photo id:B##; photo, picture
c damages.repair money:50..1500; repair_cost, cost
c damages.charged money:20..900; charged_value, depreciation
c damages.accept phrase; accepted, normal_wear
c damages.paint unit:µm 90..400; paint_thickness, coating
---
{lessor} · Vertragsende
{lessee}, {:street}, {:zip} {:city} || Vertrag {contract}
# Abrechnung nach Rückgabe
= Fahrzeug: {vehicle_model=Kombi 2.0 Diesel|Kastenwagen L2H2|Kleinwagen elektrisch|SUV Hybrid}
= Kennzeichen: {plate}
= Fahrgestell: {chassis_number}
= Laufzeit: {lease_start} bis {planned_end}
= Zurück am: {returned}, bei {dealer}
= Abgegeben von: {driver}
= Schlüssel: {keys}
Begutachtet am {report_date} durch {appraiser}, {expert}.
%damages 2..7
Nr. | Stelle | Befund | Bild | Reparatur | Minderwert | üblich
{damages.no} | {damages.part=Tür hi. li.|Stoßfänger v.|Felge v. r.|Dachhimmel|Frontscheibe|Ladekante} | {damages.what=Delle|Kratzer bis Grundierung|Bordsteinschaden|Fleck|Steinschlag} | {damages.photo} | {damages.repair} | {damages.charged} | {damages.accept=ja|nein|nein}
{damages.paint=}
%%
+++
Vereinbart waren {km_agreed} km, abgelesen wurden {km_real}. Mehr gefahren: {km_diff} km; je 100 km berechnen wir {km_rate}, also {km_sum}. Als Minderwert setzen wir {damage_sum} an.
+++
{service_complete!Alle fälligen Inspektionen sind belegt|Das Heft ist lückenlos gestempelt~Eine Inspektion fehlt im Heft|Nachweise über die Wartung liegen nur zum Teil vor}. {second_wheels_returned!Vier Räder auf Stahlfelge lagen im Kofferraum|Der zweite Radsatz wurde mit abgegeben~Den zweiten Radsatz haben wir nicht erhalten|Mitgegeben wurde nur die montierte Bereifung}.
Zu zahlen sind {total} bis {payable_until}.
~ Einwände gegen das Gutachten: binnen {:number:2..6} Wochen. Erstellt {:date}, {:person}. Schiedsstelle {:city}.

== de gutschrift_bonus_jahr
q supplier company:{} Farben/{} Reifen/{} Tiernahrung; supplier, issuing_company, de:Lieferant
q dealer company:{} Fachmarkt/Reifendienst {}/Zoohandlung {}; dealer, credited_party
q association company:Einkaufsverband {}/{} Einkauf eG; buying_group, clearing_house; Verband, über den abgerechnet wird
q credit id:GS-##-#####; credit_note_no, credit_number
q dated date; credit_date, dated
q year year:202#; bonus_year, accounting_year
q sales money:20000..400000; total_purchases, turnover_with_supplier
q threshold money:20000..300000; bonus_threshold, minimum_turnover; ab welchem Umsatz es Bonus gibt
q bonus_net money:400..20000; bonus_net, net_credit
q vat_part money:70..4000; tax_share
q bonus_gross money:500..24000; credit_total, gross_credit
q offset_with id:RE-#####; offset_against, set_off_invoice
q marketing money:100..4000; advertising_allowance, de:WKZ
q key_account person; key_account_manager, negotiated_by
q controller person; controller, calculated_by
q dealer_person person; dealer_contact, attention
q agreement date; bonus_agreement_date, annual_talk_on; wann die Jahresvereinbarung geschlossen wurde
q rebooked date; booked_on, posted
q returns money:100..9000; returns_deducted, de:Retouren
q allowance_transferred flag; advertising_money_paid_out; ob der Zuschuss zur Werbung überwiesen wird
a next date; next_talk, negotiation_date
a discount percent; invoice_discount, basic_discount
a account iban; account_credited, bank_account
a order_no id:B-#####; order
l groups; product_groups, bonus_lines, de:Warengruppen
c groups.group phrase; product_group, category
c groups.sales money:2000..90000; turnover, sales
c groups.before money:2000..90000; turnover_last_year, previous_year
c groups.growth percent; growth, change
c groups.step id:@#; bonus_step, tier
c groups.rate unit:% 1..8; bonus_rate, percent
c groups.bonus money:50..4000; bonus, amount
c groups.target money:2000..90000; target, goal
---
{supplier} || {dated}
{dealer}
{dealer_person}
abgerechnet über {association}
# Gutschrift {credit} · Jahresbonus {year}
<Wie|Wie schon> in der Vereinbarung vom {agreement} zugesagt, schreiben wir gut:
%groups 3..7
Gruppe | Umsatz | Vorjahr | ± | Staffel | Satz | Bonus
{groups.group=Innenfarben|Lasuren|Sommerreifen|Nassfutter|Werkzeug|Trockenfutter|Spachtel} | {groups.sales} | {groups.before} | {groups.growth} | {groups.step} | {groups.rate} | {groups.bonus}
{groups.target=}
%%
Bonusfähig ist der Umsatz nach Abzug der Retouren ({returns}), insgesamt {sales}; die Schwelle lag bei {threshold}. Daneben erhalten Sie für Werbung {marketing}, die gesondert gutgeschrieben wird.
= Bonus: {bonus_net}
= Steuer: {vat_part}
= Gutschriftsbetrag: {bonus_gross}
Mit diesem Betrag verrechnen wir unsere Forderung {offset_with}, gebucht am {rebooked}. {allowance_transferred!Den Werbezuschuss erhalten Sie auf Ihr Konto|Für die Werbung fließt Geld auf Ihr Konto~Auch der Werbezuschuss kürzt nur die nächste Rechnung|Der Werbezuschuss wird bei der nächsten Rechnung abgezogen}.
> {key_account}
~ Ermittelt von {controller}. Umsätze aus Aktionen vom {:date} sind ausgenommen. Amtsgericht {:city}, HRA {:number:100..9000}. Versand der Belege {:email}

== de laufkarte_fertigung
q works company:{} Getriebe/{} Apparatebau/{} Feinmechanik; manufacturer, plant
q production_order id:FA ######; de:Fertigungsauftrag
q customer_order id:KA-####/##; sales_order, customer_order_item
q part id:##.###.##; part_no, article
q part_name phrase; designation, workpiece
q drawing id:Z-#####-@; drawing, drawing_no
q order_quantity number:5..400; lot_size
q scrap number:1..20; rejects, de:Ausschuss; Stücke, die im Lauf weggefallen sind
q good number:5..390; good_pieces, yield
q planned_start date; start_by
q finish_by date; due_date, de:Endtermin
q really_done date; completed_on, actual_finish
q planner person; production_planner, work_preparation
q foreman person; foreman, de:Meister
q final_check person; final_inspection, released_by
q material phrase; raw_material, blank
q melt id:CH-#####; heat_number, material_batch
q storage_bin id:@##-##; put_away_to
q prio choice:normal/urgent/repair; priority, urgency
q first_piece_released flag; first_off_approved; ob das erste Stück freigegeben wurde
q order_blocked flag; on_hold; ob der Auftrag gesperrt ist
a customer company; customer, buyer, de:Kunde
a unit_cost money:9..900; cost_per_piece
a weight unit:kg 1..90; part_weight, weight, de:Gewicht
a program id:O####; cnc_program, nc_program
a shift phrase; shift, de:Schicht
l steps; operations, routing, de:Arbeitsgänge
c steps.no id:##0; operation_no, step
c steps.place id:##-##; work_centre, machine
c steps.what phrase; operation, task
c steps.setup unit:min 5..90; setup_time, set_up
c steps.each unit:min 1..30; time_per_piece, cycle_time
c steps.good number:5..400; good_qty, passed
c steps.bad number:1..9; scrap_qty, bad
c steps.who last; operator, worker
c steps.day date; finished_on, day
c steps.tool id:W####; tool, fixture
---
{works} || LAUFKARTE
{production_order} · zu {customer_order} || Prio: {prio?N~E I L T~Nacharbeit}
= Teil: {part} {part_name=Ritzelwelle|Lagerbock|Zahnkranz|Spannhülse|Planetenträger}
= Zeichnung: {drawing}
= Rohteil: {material=Rundstahl 60|Schmiedeteil|Guss GJS-500|Zuschnitt 20 mm}, {melt}
= Losgröße: {order_quantity}
= Start / Ende: {planned_start} / {finish_by}
= AV: {planner}
%steps 5..10
AG | Platz | Tätigkeit | tr | te | gut | Aus. | Name | fertig
{steps.no} | {steps.place} | {steps.what=Sägen|Drehen|Fräsen|Bohren|Entgraten|Härten fremd|Schleifen|Verzahnen|Waschen|Prüfen} | {steps.setup} | {steps.each} | {steps.good} | {steps.bad} | {steps.who} | {steps.day}
{steps.tool=}
%%
{first_piece_released!Erstes Stück i. O., Stempel 4|Das Anfahrteil wurde vermessen und ist in Ordnung~Anfahrteil noch offen|Für das erste Stück fehlt der Stempel}. {order_blocked!ACHTUNG – nicht weiterbearbeiten, QS fragen|Rote Karte: Los steht~Weitergabe ist freigegeben|Grüne Karte}.
Gut {good}, Ausschuss {scrap}. Zurückgemeldet {really_done}; eingelagert {storage_bin}.
Meister: {foreman} || Endprüfung: {final_check}
~ Gedruckt {:date} {:time}, Blatt {:number:1..3}. Änderung {:id:ÄM-###} eingearbeitet. Waschwasser wechseln: {:person}

== de lieferantenbewertung_jahr
q buyer company:{} Aufzüge/{} Küchen/{} Messtechnik; evaluating_company, customer, de:Käufer
q supplier company:{} Blech/{} Beschläge/{} Leiterplatten; evaluated_supplier, rated_company, de:Lieferant
q supplier_person person; addressed_to, supplier_contact
q year year:202#; rating_year, evaluated_year
q report id:LB-####; report_no, evaluation_id
q dated date; letter_date, issued
q total_score number:40..100; overall_points
q class id:@; supplier_class, grade
q last_score number:40..100; last_years_score, previous_points
q ppm_rate number:10..4000; defects_per_million
q ppm_goal number:10..900; ppm_target, allowed_ppm
q on_time percent; delivery_reliability, de:Termintreue
q deliveries number:20..400; deliveries, number_of_receipts
q complaints number:1..40; complaints, de:Reklamationen
q volume money:20000..900000; purchase_volume, spend
q buyer_name person; strategic_buyer, purchaser
q quality person; quality_engineer, supplier_quality
q plan_due date; action_plan_due, measures_by
q audit date; audit_date, visit_on; wann jemand zum Lieferanten kommt
q audit_place city; audit_location, audited_site
q new_business_hold flag; no_new_orders; ob neue Teile vorerst nicht vergeben werden
q award_nominated flag; preferred_supplier; ob der Lieferant vorgeschlagen ist für den Preis
a certificate_valid_until date; iso_expiry
a terms number:14..90; payment_days, payment_term
a price_change percent; price_reduction, savings
a since year; supplier_since, partner_since
l criteria; criteria, scores, de:Kriterien
c criteria.name phrase; criterion, de:Kriterium
c criteria.weight percent; weight, de:Gewicht
c criteria.points number:10..100; points, score
c criteria.before number:10..100; previous_year, before
c criteria.trend phrase; trend, tendency
c criteria.note phrase; comment, explanation
l events; incidents, complaints_detail, de:Vorfälle
c events.no id:QM-####; complaint_no, notification
c events.day date; date, occurred, de:Datum
c events.part id:##-###; part, article
c events.cost money:50..4000; cost, charged
---
{buyer} || Einkauf und Qualität
{supplier}
{supplier_person}, {:address}
> {dated}
# Ihre Bewertung {year} ({report})
<Gemessen an|Auf Grundlage von> {deliveries} Lieferungen mit einem Volumen von {volume} erreichen Sie {total_score} von 100 Punkten und gehören zur Klasse {class}. Im Jahr davor waren es {last_score}.
%criteria 3..6
Kriterium | Gew. | Punkte | Vorj. |  | Anm.
{criteria.name=Qualität|Termin|Menge|Preis|Zusammenarbeit|Umwelt|Reaktionszeit} | {criteria.weight} | {criteria.points} | {criteria.before} | {criteria.trend=↑|→|↓} | {criteria.note=|s. Audit|verbessert|Ziel verfehlt|neu}
%%
+++
Fehlerquote {ppm_rate} ppm, erlaubt waren {ppm_goal}. Pünktlich: {on_time}. Reklamationen: {complaints}, darunter
%events 2..5 lines
{events.no} vom {events.day}, Teil {events.part}, Ihnen belastet {events.cost}
%%
+++
{new_business_hold!Neue Umfänge vergeben wir an Sie vorerst nicht|Bis auf Weiteres erhalten Sie keine Anfragen für neue Teile~Für neue Projekte bleiben Sie gesetzt|Anfragen für neue Teile gehen Ihnen weiter zu}. {award_nominated!Wir haben Sie für die Auszeichnung unseres Hauses vorgeschlagen~Für eine Auszeichnung hat es nicht gereicht}. Ihre Maßnahmen erwarten wir bis {plan_due}; am {audit} kommen wir nach {audit_place}.
{buyer_name} (Einkauf) || {quality} (Qualität)
~ Richtlinie {:id:QR-##}, Ausgabe {:month}. Datenstand {:date}. Widerspruch an {:email}.

== de preisanpassung_rundschreiben
q maker company:{} Baustoffwerke/{} Kunststoffrohre/{} Dämmstoff; manufacturer, sender
q dealer company:{} Baustoffhandel/Fachhandel {}; dealer, recipient
q dealer_no id:H####; dealer_number, customer_no
q dated date; letter_date, dated
q effective date; new_prices_from, effective_date
q orders_until date; old_price_orders_until, order_by; bis wann man noch zum alten Preis bestellen kann
q delivered_until date; old_price_delivery_until, collect_until; bis wann alte Bestellungen abgenommen sein müssen
q average percent; average_increase, mean_change
q surcharge money:20..90; energy_surcharge, surcharge_per_ton
q surcharge_review month; surcharge_reviewed, next_adjustment
q reason phrase; reason, cause, de:Grund
q minimum money:300..2000; minimum_order_value, min_order
q small_fee money:15..90; small_order_fee, below_minimum_fee
q pallet money:8..25; pallet_deposit, deposit, de:Anzahlung
q list_no id:PL ##/#; price_list, list_no
q old_list id:PL ##/#; previous_price_list, superseded_list
q sales_head person; head_of_sales, signed_by, de:Unterzeichner
q field_rep person; your_contact
q conditions_unchanged flag; rebates_stay; ob Rabatte bleiben, wie sie sind
q projects_protected flag; fixed_price_projects; ob für laufende Bauvorhaben der alte Preis gilt
a vat_rate percent; tax_rate
a volume money:9000..400000; annual_turnover, your_volume
a order_no id:A-####; order
a plant city; production_site, plant
a contract date; framework_signed, contract_date, de:Vertragsdatum
l prices; price_lines, articles, de:Preise
c prices.group phrase; product_group, category
c prices.art id:#####; article_no, art_no, de:Artikelnummer
c prices.name phrase; article, product
c prices.unit phrase; unit, per
c prices.old money:1..90; old_price, price_until_now
c prices.new money:1..99; new_price, price_from_now
c prices.change percent; change, increase
c prices.lead number:2..30; lead_time_days, days
---
{maker}
An {dealer} (Händler {dealer_no}) || {dated}
# Neue Preise zum {effective}
<Liebe Partner|Sehr geehrte Partner des Fachhandels>, {reason=die hohen Gaspreise|die Abgaben auf Emissionen|gestiegene Rohstoffkosten|der neue Tarifabschluss} <lassen|lässt> uns keine Wahl: Im Mittel ändern sich die Preise um {average}. Liste {list_no} löst {old_list} ab.
%prices 4..10
Art. | Bezeichnung | je | alt | neu | ±
/ {prices.group=Rohre|Putze|Dämmplatten|Zubehör|Mörtel}
{prices.art} | {prices.name=Typ 20|Typ 35 fein|Universal|Kante|Basis grau|Extra leicht|Winter} | {prices.unit=m|Sack|m²|Stück|Pal.} | {prices.old} | {prices.new} | {prices.change}
{prices.lead=}
%%
* Bestellungen zum bisherigen Preis nehmen wir bis {orders_until} an, abzunehmen bis {delivered_until}.
* Energiezuschlag: {surcharge} je Tonne; wir überprüfen ihn im {surcharge_review}.
* Unter {minimum} Warenwert fallen {small_fee} an. Palettenpfand {pallet}.
* {conditions_unchanged!An Ihren Rabatten rühren wir nicht|Ihre Konditionen behalten Sie~Auch die Rabattsätze werden neu verhandelt|Über Rabatte sprechen wir neu}.
* {projects_protected!Wer uns Bauvorhaben vor dem Stichtag nennt, zahlt dort wie bisher|Zugesagte Objekte rechnen wir nach alter Liste ab~Auch zugesagte Objekte stellen wir um|Objektpreise laufen zum Stichtag aus}.
Ihr Ansprechpartner ist {field_rep}.
> {sales_head}
~ Irrtum vorbehalten. Vorige Änderung: {:date}. Bestellannahme {:phone} bis {:time}. Marketing: {:person}.

== de versandavis_teilsendung
q shipper company:{} Laborbedarf/{} Armaturen/{} Elektronik; sender, shipper
q receiver company:{} Forschungszentrum/Wasserwerk {}/{} Systeme; recipient, goods_receiver
q avis id:AV#######; dispatch_advice_no, asn
q order_reference id:4500######; po_no
q order_date date; order_date, ordered, de:Bestelldatum
q sent date; shipped_on, dispatch_date
q expected date; expected_delivery, arrives_on
q window time; delivery_window_from, earliest_time
q carrier company:{} Paket/{} Stückgut/{} Express; carrier, transport_by, de:Frachtführer
q tracking id:00##################; sscc, tracking_id, de:NVE
q dispatcher person; shipped_by, dispatch_clerk
q receiver_name person; unloading_contact, goods_in_contact
q dock phrase; delivery_place, unloading_point
q packages number:1..12; packages, colli
q weight unit:kg 2..900; gross_weight, shipping_weight, de:Gewicht
q remaining number:1..9; positions_outstanding, lines_open; wie viele Positionen noch ausstehen
q rest_date date; rest_ships_on, remainder_dispatch
q frost_sensitive flag; keep_from_freezing; ob die Ware keinen Frost verträgt
q dangerous_goods flag; hazmat; ob Gefahrgut dabei ist
a invoice id:R#####; invoice_no, invoice
a price money:9..900; freight_cost, shipping_cost, de:Preis
a proof person; signed_for_by, receipt_signed
a insured money:900..90000; insured_value, transport_value
a return_by date; return_until, return_deadline
l lines; items, shipped_items, de:Positionen
c lines.pos number:1..20; po_line, position
c lines.art id:@@-####; article_no, item_no, de:Artikelnummer
c lines.name phrase; description, item, de:Bezeichnung
c lines.ordered number:1..90; ordered_qty, ordered
c lines.sent number:1..90; shipped_qty, sent
c lines.open number:1..40; backorder_qty, outstanding
c lines.batch id:L####; lot, batch
c lines.best date; expiry_date, use_by
c lines.package id:#/#; package_no, in_package
---
AVIS {avis} || {sent}
{shipper} an {receiver}
= Ihre Bestellung: {order_reference} / {order_date}
= Frachtführer: {carrier}
= NVE: {tracking}
= Eintreffen: {expected}, ab {window}
= Abladen: {dock=Tor 2, Gebäude 11|Pforte Süd|Chemikalienlager|Warenannahme Keller}, {receiver_name}
%lines 3..8
Pos | Artikel | Bezeichnung | best. | gesandt | offen | Los / verwendbar bis | Kolli
{lines.pos} | {lines.art} | {lines.name=Pufferlösung|Kugelventil|Messkabel|Filterpapier|Stecker gew.|Manometer|Schlauch 5 m} | {lines.ordered} | {lines.sent} | {lines.open} | {lines.batch}¶{lines.best} | {lines.package}
%%
{packages} Kolli, {weight}. Noch {remaining} Positionen stehen aus; sie verlassen uns am {rest_date}.
+++
{frost_sensitive!Unter null Grad verdirbt der Inhalt|Bitte sofort ins Warme stellen~Kälte schadet dem Inhalt nicht|Temperatur spielt keine Rolle}. {dangerous_goods!Ein Karton trägt die Raute der Klasse 3|Begrenzte Mengen nach ADR sind enthalten~Nichts davon unterliegt dem ADR|Gefahrzettel sind nicht angebracht}.
+++
Versendet: {dispatcher}
~ Rückfragen {:phone}. Unsere Bearbeitung: {:person}. Lieferschein liegt Kollo 1 bei, Zolltarif siehe Rechnung. Gedruckt {:date}.

== de beistellung_lohnfertiger
q owner company:{} Pharma/{} Kosmetik/{} Nährmittel; material_owner, principal, de:Beisteller; wem das Material gehört
q filler company:{} Abfüllung/{} Lohnpack/Konfektion {}; contract_packer, toll_manufacturer
q toll_order id:LA-#####; order_no
q article phrase; finished_product, product
q batch id:@##@###; finished_batch, lot_number, de:Charge
q planned_quantity number:500..40000; units_to_fill
q yield number:400..39000; actual_quantity, units_filled
q loss_rate unit:% 1..6; de:Schwund
q loss_allowed unit:% 1..5; permitted_loss, agreed_loss
q sent date; materials_sent, provided_on
q filled date; filling_date, production_date
q returned_leftover_on date; remainder_returned
q retained number:5..40; retained_samples, de:Rückstellmuster
q price money:1..9; price_per_unit, filling_fee, de:Preis
q filling_charge money:900..30000; total_fee
q responsible person; production_manager_filler, filled_under
q quality person; qualified_person, released_by
q planner person; planner_at_owner, ordered_by
q filling_line id:Linie #; line
q hygiene choice:passed/repeat/failed; line_clearance, hygiene_result
q allergen_clean_needed flag; special_cleaning; ob wegen Allergenen gesondert gereinigt wurde
a best_before date; consumer_expiry, minimum_shelf_life_date
a customer company; retailer, sold_to, de:Kunde
a freight money:50..900; freight_cost, transport
a invoice id:R-####; invoice, invoice_no
a temperature unit:°C 2..25; storage_temperature, kept_at
l materials; components, provided_materials, de:Beistellteile
c materials.code id:M-####; material_code, code
c materials.name phrase; component, material
c materials.lot id:#######; supplier_lot, lot
c materials.sent number:500..40000; provided, sent_qty
c materials.used number:400..39000; consumed, used_qty
c materials.broken number:1..400; scrapped, broken
c materials.left number:1..900; returned, leftover
c materials.supplier company:{} Glas/{} Folien/{} Etiketten; made_by, supplier
c materials.shelf date; retest_date, expiry
---
# Verbrauchsabrechnung Beistellware
{filler} für {owner} || Auftrag {toll_order}
{article=Handcreme 75 ml|Hustensaft 200 ml|Müsliriegel Nuss|Badesalz Latsche}, Charge {batch}, gefüllt am {filled} auf {filling_line}
%materials 4..8
Code | Material, Los | Hersteller | erhalten | verbraucht | Bruch | zurück
{materials.code} | {materials.name=Tiegel|Deckel|Etikett vorn|Faltschachtel|Bulk|Flasche braun|Beipackzettel}¶{materials.lot} | {materials.supplier} | {materials.sent} | {materials.used} | {materials.broken} | {materials.left}
{materials.shelf=}
%%
Das Material traf am {sent} ein, der Rest ging am {returned_leftover_on} zurück. Geplant waren {planned_quantity}, geworden sind es {yield} Stück; {retained} davon blieben als Muster hier. Schwund {loss_rate}, vereinbart bis {loss_allowed}.
+++
{hygiene?Die Linie war sauber und frei von Resten~Nach Wiederholung war die Linie sauber~Die Linie wurde beanstandet und trotzdem gefahren}. {allergen_clean_needed!Vor dem Lauf wurde wegen Nüssen nass gereinigt und getestet|Ein Abstrich auf Milch und Nuss ging voraus~Eine zusätzliche Reinigung war nicht nötig|Trockenreinigung genügte}.
+++
= Je Einheit: {price}
= Zusammen: {filling_charge}
= Herstellung: {responsible}
= Freigabe: {quality}
= Auftrag von: {planner}
~ Vertrag {:id:LV-##} vom {:date}. Nächster Lauf {:month}. Reklamation von Glas an {:person}, {:phone}. Waage {:id:W##} geprüft.

== de wartungsvertrag_anlagenliste
q provider company:{} Kältetechnik/{} Aufzugservice/{} Druckluft; service_company, party_a, de:Auftragnehmer
q customer company:{} Fleischwaren/Seniorenheim {}/{} Möbelwerke; customer, party_b, de:Auftraggeber
q provider_signed person; signed_for_provider, provider_signatory
q customer_signed person; signed_for_customer, customer_signatory
q tech person; assigned_technician, service_engineer
q facility person; facility_manager, on_site_contact
q contract id:WV-#####; contract_no, agreement, de:Vertragsnr
q signed date; signed_on, contract_date, de:unterzeichnet am
q begins_on date; effective
q term_years number:1..5; minimum_term
q notice_months number:1..6; de:Kündigungsfrist
q annual money:500..20000; annual_fee, flat_rate_per_year
q billing choice:monthly/quarterly/yearly; billing_cycle, invoicing
q response unit:h 2..24; response_time, on_site_within; wie schnell jemand kommt
q hourly money:60..140; hourly_rate, extra_work_rate
q travel money:30..190; travel_flat, de:Anfahrt
q index percent; index_threshold, adjustment_trigger; ab welcher Änderung des Index angepasst wird
q parts_limit money:50..500; parts_included_up_to, small_parts_limit
q night_service flag; emergency_24h; ob nachts jemand kommt
q remote_monitoring flag; de:Fernüberwachung; ob die Anlagen aus der Ferne beobachtet werden
a insurer company; liability_insurer, insured_with, de:Versicherer
a last_visit date; last_service, previous_maintenance
a warranty date; warranty_until, guarantee_ends
a installer company; installed_by, manufacturer
a penalty money:50..900; penalty, contractual_penalty
l units; equipment, installations, de:Anlagen
c units.id id:@-###; equipment_no, unit_id
c units.type phrase; type, model
c units.place phrase; location, de:Standort
c units.year year:201#; built, year_built
c units.visits number:1..4; visits_per_year, intervals
c units.month phrase; months, service_months
c units.share money:90..4000; annual_share, price
c units.refrigerant phrase; medium, refrigerant
c units.serial id:SN######; serial_no, serial
---
# Vertrag über Instandhaltung {contract}
zwischen {customer}, {:address}
und {provider}, {:address}
## Gegenstand
%units 3..8
Nr. | Bauart | Standort | Bj. | p. a. | Monate | Medium | Anteil
{units.id} | {units.type=Verflüssiger|Kühlzelle|Kompressor 15 kW|Seilaufzug 630 kg|Trockner|Verdampfer} | {units.place=Dach|Keller|Halle 2|Treppenhaus B|Küche} | {units.year} | {units.visits} | {units.month=Apr|Mai, Nov|Jan, Jul|quartalsweise} | {units.refrigerant=R-290|R-744|–|Öl|R-32} | {units.share}
{units.serial=}
%%
## Leistung
Bei Störung ist der Auftragnehmer binnen {response} vor Ort. {night_service!Das gilt rund um die Uhr|Auch um drei Uhr früh nimmt jemand ab~Das gilt zu den üblichen Bürozeiten|Zwischen 20 und 6 Uhr wird nicht ausgerückt}. {remote_monitoring!Ein Funkmodul meldet Störungen von selbst in die Zentrale|Die Leitstelle sieht die Werte laufend ein~Meldungen gibt der Kunde telefonisch durch|Ein Funkmodul wird nicht verbaut}. Kleinteile bis {parts_limit} je Besuch sind enthalten.
## Vergütung
= Im Jahr: {annual}
= Regie, Stunde: {hourly}
= Anfahrt außerhalb: {travel}
Berechnet wird {billing?zum Monatsersten~je Vierteljahr im Voraus~einmal im Januar}. Ändert sich der Index um mehr als {index}, folgt der Preis.
## Dauer
Beginn {begins_on}, fest auf {term_years} Jahre; danach kündbar mit {notice_months} Monaten. Ansprechpartner: {tech} beim Auftragnehmer, {facility} im Haus.
{:city}, {signed}
{customer_signed} (AG) || {provider_signed} (AN)
~ Ergänzt den Liefervertrag vom {:date}. Gerichtsstand {:city}. Muster {:id:V##}, erstellt von {:person}.

== de tankkarten_sammelrechnung
q issuer company:{} Tankkarten/{} Fleet/{} Energie Service; card_issuer, biller
q client company:{} Kurierdienst/Malerbetrieb {}/{} Sozialstation; client, fleet_operator, de:Auftraggeber
q client_no id:TK######; client_number, customer_no
q invoice id:SR########; invoice_number, collective_invoice, de:Rechnungsnummer
q period period; billing_period, de:Abrechnungszeitraum
q dated date; invoice_date, dated, de:Rechnungsdatum
q debit date; direct_debit_on, collected_on
q mandate id:MND-#####; mandate_reference, sepa_mandate
q fleet_manager person; fleet_manager, addressed_to
q net_amount money:300..9000; net, de:Nettobetrag
q vat money:50..1900; vat, vat_amt
q gross money:400..11000; gross_amount, total
q card_fee money:1..9; fee_per_card, card_fee
q discount id:#,# ct; discount_per_litre, rebate
q litres number:200..5000; total_litres, litres
q monthly_limit money:500..9000; credit_line
q blocked_card id:## ####; blocked_card, lost_card; Karte, die gesperrt wurde
q blocked_on date; blocked_on, card_stopped
q odometer_alert flag; implausible_mileage; ob ein Kilometerstand unglaubwürdig war
q foreign_fillings flag; used_abroad; whether somebody filled up abroad
a iban iban; debited_account, account, de:IBAN
a emissions unit:kg 400..9000; co2
a contract date; contract_since, signed_on, de:unterzeichnet am
a contact phone; service_phone, hotline, de:Ansprechpartner
a payment_days number:7..30; terms
l fuel; transactions, fillings, de:Tankungen
c fuel.card id:## ####; card, card_no
c fuel.plate id:@@-@@ ###; vehicle, licence_plate
c fuel.day date; date, filled_on, de:Datum
c fuel.station phrase; station, place
c fuel.kind phrase; product, fuel
c fuel.qty number:8..90; litres, quantity
c fuel.price money:1..2; price_per_litre, unit_price
c fuel.sum money:20..150; amount, total, de:Betrag
c fuel.km number:9000..190000; odometer, km
c fuel.slip id:B####; receipt, slip
---
{issuer} || Rechnung {invoice}
{client}
{fleet_manager} · Kunde {client_no}
{dated} || {period}
%fuel 5..12
Datum | Ort | Sorte | Menge | Preis | Betrag | km
/ Karte {fuel.card} · {fuel.plate}
{fuel.day} | {fuel.station=Nordring|Autohof Lehre|Seestraße|Zollhaus|Gewerbepark 3|Passhöhe} | {fuel.kind=Diesel|Super E5|AdBlue|Wäsche|Erdgas|Super E10} | {fuel.qty} | {fuel.price} | {fuel.sum} | {fuel.km}
{fuel.slip=}
%%
= Menge gesamt: {litres}
= Netto: {net_amount}
= USt: {vat}
= Brutto: {gross}
= Gebühr je Karte: {card_fee}
= Nachlass je Liter: {discount}
Den Betrag ziehen wir am {debit} unter {mandate} ein. Ihr Rahmen liegt bei {monthly_limit} im Monat.
+++
Karte {blocked_card} haben wir am {blocked_on} auf Ihren Anruf hin gesperrt. {odometer_alert!Ein eingetippter Tachostand passt nicht zum Verbrauch, bitte klären|Beim Stand eines Fahrzeugs stimmt etwas nicht~Alle Tachostände sind schlüssig|Auffälligkeiten fanden wir nicht}. {foreign_fillings!Einige Belege stammen von jenseits der Grenze|Ausländische Steuer ist enthalten und erstattbar~Alle Stationen liegen im Inland}.
~ Rechnung geprüft von {:person}. Neue Karten ab {:date}. Vorstand {:person}. Sitz {:city}. Preise laut Aushang am Tag der Entnahme.

== de maut_einzelfahrten
q collector company:{} Mautgesellschaft/{} Toll/Straßenbetreiber {}; toll_operator, issued_by, de:ausgestellt von
q user company:{} Fernverkehr/{} Kipper/Spedition {}; registered_user, haulier
q user_no id:B########; user_number, de:Benutzernummer
q statement id:MA-####-##; statement_number, toll_statement
q issued date; issued, statement_date, de:Abrechnungsdatum
q month month; billed_month, period
q plate id:@@ @@ ####; truck, licence_plate
q device id:OBU#######; on_board_unit, device_no
q axles number:2..5; axles, number_of_axles
q emission choice:euro6/euro5/electric; emission_class, pollution_class
q weight unit:t 7..40; permissible_weight, vehicle_weight_class, de:Gewicht
q total money:100..4000; total_toll, amount, de:Betrag
q share_co2 money:20..900; co2_part, emission_surcharge
q tolled_kilometres number:900..12000; distance
q manual number:1..9; manual_bookings, trips_booked_by_hand; wie viele Fahrten von Hand gebucht wurden
q reclaim date; objection_until, claim_back_by, de:Einspruch bis
q fleet person; user_contact, dispatcher
q service phone; hotline, service_number
q device_failure flag; obu_defect; ob das Gerät ausfiel
q repair_shop company:{} Truckservice/{} Bordgeräte; workshop_for_device, exchange_at
q repair date; device_exchanged_on, appointment
a driver person; driver, at_the_wheel, de:Fahrer
a debit_account iban; debited_from, bank_account
a fine money:50..400; fine, penalty
a payment date; paid_on, debited_on
a card id:K####; fuel_card, payment_card
l trips; trips, journeys, de:Fahrten
c trips.no id:####; trip_no, no
c trips.day date; date, on, de:Datum
c trips.at time; start_time, entered_at
c trips.road id:A##; motorway, road
c trips.in phrase; entry, from
c trips.out phrase; exit, to
c trips.km number:3..400; km, length
c trips.toll money:1..90; toll, amount
c trips.kind phrase; booking_type, recorded_by
c trips.cost_centre id:K##; cost_centre, account
---
{collector}
# Einzelfahrtennachweis {statement}
{user}, {fleet} || Nr. {user_no}
Fahrzeug {plate}, {axles} Achsen, {weight}, {emission?Schadstoffklasse S6~Schadstoffklasse S5~ohne Auspuff, Tarif null}; Gerät {device}
%trips 5..12
Nr. | Tag | um | Str. | von – nach | km | Maut | E
{trips.no} | {trips.day} | {trips.at} | {trips.road} | {trips.in=AS Nord|Kreuz Ost|AS Hafen|Grenze|AS Uni} – {trips.out=AS Süd|Dreieck|AS Messe|AS Heide|Tank & Rast} | {trips.km} | {trips.toll} | {trips.kind=A|A|M|K}
{trips.cost_centre=}
%%
~ E: A = automatisch, M = am Terminal gebucht, K = nachträglich korrigiert
Im {month} waren es {tolled_kilometres} km, {manual} Fahrten wurden von Hand gebucht. Maut {total}, davon {share_co2} für CO₂.
+++
{device_failure!Das Gerät hat zeitweise nicht gesendet|Eine Störung des Geräts wurde aufgezeichnet~Das Gerät arbeitete ohne Unterbrechung|Das Gerät sendete lückenlos}. Ein Tausch gegen die neue Bauart ist am {repair} bei {repair_shop} möglich.
+++
Reklamieren können Sie bis {reclaim}: {service}.
> {issued}
~ Tarif ab {:date}. Fahrten vor dem {:date} stehen im vorigen Nachweis. Leiterin Kundendienst: {:person}. Keine Rechnung im Sinne des UStG.

== de inventur_zaehlblatt_lager
q company company:{} Sanitärgroßhandel/{} Werkzeughandel/{} Autoteile; company, stock_owner
q sheet id:ZB-###; count_sheet, sheet_no
q area phrase; counting_area, zone
q count_date date; counted_on
q key_day date; inventory_date, de:Stichtag; Tag, auf den der Bestand gerechnet wird
q began time; started_at, begin
q ended time; finished_at, end
q counter person; counter, counted_by, de:Zähler
q writer person; recorder, written_by, de:Schreiber
q recounter person; second_counter, recounted_by; wer nachgezählt hat
q leader person; inventory_manager, approved_by, de:genehmigt von
q auditor person; observing_auditor, auditor_present
q auditor_firm company:{} Wirtschaftsprüfer/{} Audit; audit_firm, auditors
q method choice:full/sample/perpetual; inventory_method, procedure
q lines number:20..90; positions_on_sheet, number_of_lines
q diff_value money:20..4000; value_of_differences, net_difference
q scrap number:1..40; damaged_items, unsaleable_pieces
q warehouse_closed flag; no_movements; ob während der Zählung nichts bewegt wurde
q sheet_released flag; booked; ob das Blatt gebucht ist
a stock_value money:9000..900000; total_stock_value, inventory_value
a last date; last_inventory, previous_count
a turnover number:1..20; stock_turnover, turns
a scanner id:SC-##; scanner, device
a booking date; posting_date, booked_on
l counts; counted_items, lines, de:Artikel
c counts.bin id:##-@-##; bin, storage_place
c counts.art id:######; item_no, article
c counts.name phrase; description, name, de:Bezeichnung
c counts.unit phrase; unit, uom
c counts.book number:1..400; book_quantity, de:Soll
c counts.found number:1..400; counted_quantity, de:Ist
c counts.again number:1..400; recount, second_count
c counts.cause phrase; cause_of_difference, explanation
c counts.price money:1..90; unit_value, price
---
{company} · Inventur
Blatt {sheet} || Bereich {area=Gang 4–6|Kleinteile|Freifläche|Sperrlager|Thekenlager}
= Stichtag: {key_day}
= Gezählt am: {count_date}
= Von / bis: {began} / {ended}
= Zähler: {counter}
= Schreiber: {writer}
= Verfahren: {method?Vollaufnahme~Stichprobe~permanent, dieser Gang ist dran}
%counts 6..14
Platz | Artikel | Bezeichnung | ME | Soll | Ist | 2. Zlg. | Grund
{counts.bin} | {counts.art} | {counts.name=Muffe 22|Bremsbelag|Bohrer 8|Siphon|Ölfilter|Schraube M6|Thermostat|Klemme} | {counts.unit=St|Pck|m|Satz} | {counts.book} | {counts.found} | {counts.again} | {counts.cause=|Fehlbuchung||falscher Platz|Bruch|Musterstück}
{counts.price=}
%%
Zeilen {lines}, Differenz bewertet {diff_value}, unverkäuflich {scrap}.
Nachgezählt hat {recounter}. Zugesehen: {auditor} von {auditor_firm}.
{warehouse_closed!Tore zu, keine Kommission in dieser Zeit|Während der Aufnahme ruhte der Betrieb~Eilaufträge liefen nebenher|Die Theke hatte offen}. {sheet_released!Übernommen ins System|Das Blatt ist erfasst und abgeschlossen~Noch nicht erfasst|Zurück an den Bereich, nicht übernommen}.
> {leader}
~ Radieren verboten. Bleistift ungültig. Anweisung {:id:IA-##} vom {:date}. Rückgabe an {:person}, Büro {:number:1..40}, bis {:time}.
`
