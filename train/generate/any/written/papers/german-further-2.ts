/** Pages in German of offices, taxes, banks, insurers, employers and landlords in Germany, Austria and Switzerland. */
export const germanFurtherPapers2 = `
== de gewerbesteuer_bescheid_stadt
q town company:Stadt {}/Gemeinde {}/Große Kreisstadt {}; taxing_municipality, issued_by, de:Steueramt
q taxpayer company:{} Gastronomie/{} Software/Autohaus {}; taxpayer, de:Steuerschuldner
q recipient company:{} Steuerberatung/Kanzlei {}/{} Treuhand; notified_adviser, de:Empfangsbevollmächtigter; an wen der Bescheid zugestellt wird
q clerk person; case_officer, handled_by, de:Sachbearbeitung
q treasurer person; head_of_tax_office, signed_by, de:Unterzeichner
q cash_id id:5.####.######.#; cash_reference, de:Kassenzeichen; was bei Zahlungen anzugeben ist
q tax_no id:###/###/#####; tax_number, de:Steuernummer
q year year:202#; tax_year, assessment_year, de:Erhebungszeitraum
q dated date; notice_date, issued, de:Bescheiddatum
q base_notice_date date; base_assessment_date, de:Messbescheid vom; Tag des Bescheids, den das Finanzamt erlassen hat
q base_amount number:500..20000; tax_base_amount, de:Messbetrag
q assessment_rate number:300..550; de:Hebesatz
q share_of_municipality percent; apportionment
q assessed_tax money:2000..90000; trade_tax
q prepaid money:900..80000; prepayments_credited, already_paid
q back_payment money:200..20000; remaining_tax
q pay_by date; back_payment_due, pay_until, de:zahlbar bis
q interest money:5..900; interest_on_tax, de:Nachzahlungszinsen
q iban iban; pay_to, town_account, de:IBAN
q direct_debit flag; collected_automatically; ob der Betrag abgebucht wird
q subject_to_review flag; provisional; ob der Bescheid noch geändert werden kann
a profit money:9000..900000; business_profit, trade_income
a opened date; business_started, registered_on
a employees number:1..90; number_of_employees, staff
a auditor person; tax_auditor, auditor
a refund_date date; refund_on, reimbursed_on
l advance; advance_payments, future_prepayments, de:Vorauszahlungen
c advance.due date; due_date, due, de:Fälligkeit
c advance.year year:202#; for_year, tax_year
c advance.old money:200..9000; previous_amount, until_now
c advance.new money:200..9000; new_amount, now
c advance.kind phrase; status, kind, de:Stand
c advance.booked date; paid_on, booked
---
{town} · Amt für Finanzen
{recipient} || Kassenzeichen {cash_id}
als Bevollmächtigte für {taxpayer} || {dated}
{:address}
# Bescheid über Gewerbesteuer {year}
Grundlage: Messbescheid des Finanzamts {:city} vom {base_notice_date}, Steuernummer {tax_no}
= Messbetrag: {base_amount}
= Hebesatz v. H.: {assessment_rate}
= Zerlegungsanteil: {share_of_municipality}
= Festgesetzt: {assessed_tax}
= Angerechnet: {prepaid}
= Noch zu zahlen: {back_payment}
= Zinsen nach § 233a AO: {interest}
= Fällig am: {pay_by}
{direct_debit!Wir buchen von dem uns bekannten Konto ab|Sie brauchen nichts zu tun, der Einzug ist erteilt~Bitte überweisen Sie rechtzeitig|Uns liegt kein Mandat vor, überweisen Sie daher selbst}: {iban}
## Künftige Beträge
%advance 3..6
fällig | für | bisher | neu | Stand
{advance.due} | {advance.year} | {advance.old} | {advance.new} | {advance.kind=fest|angepasst|offen|fest}
{advance.booked=}
%%
{subject_to_review!Die Festsetzung steht unter dem Vorbehalt der Nachprüfung|Solange das Finanzamt prüft, bleibt dieser Bescheid offen~Die Festsetzung ist endgültig|Ein Vorbehalt besteht nicht}.
> {treasurer}
~ Auskunft: {clerk}, Zimmer {:number:1..300}, {:phone}. Widerspruch binnen eines Monats bei der Stadt, Vertreter {:person}. Satzung vom {:date}.

== de grundsteuer_aenderung_objekt
q town company:Stadt {}/Markt {}/Gemeinde {}; municipality, levied_by, de:Gemeinde
q owner person; property_owner, liable, de:Steuerpflichtiger
q co_owner person; co_owner, jointly_liable; wer neben dem Adressaten Eigentümer ist
q seller person; previous_owner, sold_by, de:Verkäufer; wem das Grundstück vorher gehörte
q account_reference id:G-#####-#; object_reference
q valuation_no id:##/###-#-###-###.#; valuation_file_number, de:Einheitswert-Aktenzeichen
q object street; property_location, object_address
q parcel id:Flst. ####/##; parcel_number, plot
q changed_on date; attribution_date, de:Zurechnung; ab welchem Tag die Steuer den Neuen trifft
q bought date; purchase_contract_date, notarised_on
q dated date; notice_date, issued_on, de:Bescheiddatum
q measure money:20..400; tax_base_amount, de:Messbetrag
q levy_rate number:300..900; de:Hebesatz
q annual money:90..2000; annual_tax, yearly_amount
q credit money:10..400; credit_balance, overpaid
q officer person; tax_clerk, prepared_by, de:erstellt von
q signed_for_town person; mayor
q property_type choice:built/unbuilt/agricultural; use
q paid_quarterly flag; four_instalments; ob in vier Teilbeträgen gezahlt wird
q street_cleaning_included flag; further_levies_included; ob der Bescheid auch andere Abgaben enthält
a area unit:m² 200..2000; plot_size, area
a value money:9000..900000; purchase_price, property_value, de:Wert
a notary person; notary, notarised_by, de:Notar
a iban iban; account_of_town, pay_to, de:IBAN
a built year; year_built, constructed
l dues; instalments, due_dates, de:Fälligkeiten
c dues.day date; due_date, due, de:Fälligkeit
c dues.what phrase; levy, charge_type
c dues.sum money:20..600; amount, sum, de:Betrag
c dues.who last; payable_by, debtor, de:zahlbar bis
c dues.reminder date; reminder_sent, reminded
---
{town}, Steuerstelle
{owner}
{:street}
{:zip} {:city} || {account_reference}
# Grundsteuer: Änderung der Zurechnung
Anwesen {object}, {parcel} · EW-Az. {valuation_no} · {property_type?bebaut~unbebaut~land- und forstwirtschaftlich}
Sie haben mit Vertrag vom {bought} von {seller} erworben. Die Steuer richtet sich ab {changed_on} gegen Sie <und|gemeinsam mit> {co_owner}; bis dahin schuldet sie der Verkäufer.
= Messbetrag: {measure}
= Hebesatz: {levy_rate}
= Jahresbetrag: {annual}
= Guthaben aus Vorjahr: {credit}
+++
%dues 3..6
Termin | Abgabe | Betrag | Schuldner
{dues.day} | {dues.what=Grundsteuer|Grundsteuer, Rest|Nachforderung|Straßenreinigung} | {dues.sum} | {dues.who}
{dues.reminder=}
%%
+++
{paid_quarterly!Gezahlt wird zu den vier üblichen Terminen|Der Jahresbetrag verteilt sich auf Februar, Mai, August und November~Wie beantragt, wird alles auf einmal im Juli fällig|Sie zahlen einmal im Jahr}. {street_cleaning_included!Reinigung der Straße und Winterdienst sind mit festgesetzt|In den Beträgen steckt auch der Straßendienst~Nur diese eine Steuer ist Gegenstand des Bescheids|Für die Straßenreinigung erhalten Sie ein eigenes Schreiben}.
{:city}, den {dated} || i. A. {signed_for_town}
~ Bearbeitet von {officer}, {:phone}. Einspruch gegen den Messbetrag richten Sie an das Finanzamt {:city}. Satzung über die Hebesätze, beschlossen am {:date}; Ausfertigung {:person}.

== de betriebspruefung_anordnung
q tax_office company:Finanzamt {}/Finanzamt für Großbetriebe {}; ordering_authority, de:Finanzamt
q business company:{} Gartenbau/{} Bäckerei/{} Logistik; audited_business, addressee
q adviser company:{} Steuerberater/{} Partner/{} Treuhand; tax_adviser, authorised_recipient, de:Steuerberater
q adviser_person person; responsible_adviser, adviser_contact
q auditor person; tax_auditor, field_auditor, de:Prüfer
q specialist person; it_auditor, technical_auditor; wer die Kassen- und Datenprüfung übernimmt
q head_of_section person; signed_by, de:Sachgebietsleiter
q tax_no id:##/###/#####; tax_number, st_nr, de:Steuernummer
q order_no id:BP-###/##; audit_order_number, list_number
q dated date; order_date, dated, de:Bestelldatum
q audit_starts date; first_day
q start_at time; starts_at, arrival_time
q place_of_audit address; audit_location
q expected_days number:3..20; planned_duration
q from_year year:201#; first_audited_year, from_year
q to_year year:202#; last_audited_year, to_year
q data_by date; data_submission_until, files_due_by; bis wann die Buchhaltungsdaten zu überlassen sind
q objection number:1..1; objection_months, appeal_period_months
q desk_provided flag; workplace_needed; whether a desk must be made ready
q postponed_before flag; moved_once; ob der Termin schon einmal verlegt wurde
q previous_until year:201#; previous_audit_until, last_audit_covered_to
a additional_tax money:900..90000; tax_increase, back_taxes
a final date; closing_meeting, final_discussion
a report date; audit_report_date, report
a turnover money:90000..900000; turnover, revenue
a bookkeeper person; bookkeeper, contact_in_business
l taxes; audited_taxes, scope, de:Steuerarten
c taxes.tax phrase; tax, de:Steuerart
c taxes.years id:201#–202#; years, period
c taxes.reason phrase; focus, subject
c taxes.legal id:§ ### AO; legal_basis, provision
c taxes.result money:100..9000; change, result
l papers; documents_to_provide, requested_records
c papers.what phrase; document, record
c papers.form phrase; format, how
c papers.till date; due, by
---
{tax_office} || {dated}
An {adviser}
z. Hd. {adviser_person}
für {business} || St.-Nr. {tax_no}

# Prüfungsanordnung {order_no}
Nach § 193 AO ordne ich bei Ihrer Mandantin eine Außenprüfung an. Sie umfasst:
%taxes 2..5
Steuer | Jahre | Schwerpunkt | Grundlage
{taxes.tax=Umsatzsteuer|Körperschaftsteuer|Gewerbesteuer|Einkommensteuer|Kapitalertragsteuer} | {taxes.years} | {taxes.reason=Vorsteuer|Rückstellungen|Verrechnungspreise|Barerlöse|–} | {taxes.legal}
{taxes.result=}
%%
Geprüft wird der Zeitraum von {from_year} bis {to_year}; die letzte Prüfung reichte bis {previous_until}.
= Beginn: {audit_starts}, {start_at}
= Ort: {place_of_audit}
= Dauer etwa (Tage): {expected_days}
= Es prüft: {auditor}
= Kasse und Daten: {specialist}
+++
%papers 2..5 sentence
Bitte halten Sie bereit:
{papers.what=Sachkonten|Kassenberichte|Verträge mit Angehörigen|Inventuren|Fahrtenbücher} ({papers.form=Datenträger|Papier|GoBD-Export}) bis {papers.till}
%%
Die Daten der Finanzbuchhaltung überlassen Sie bitte bis {data_by}. {desk_provided!Ein Arbeitsplatz mit Tisch und Strom ist unentgeltlich zu stellen|Bitte sorgen Sie für einen ruhigen Raum mit Tisch~Geprüft wird an Amtsstelle, ein Raum ist nicht nötig|Einen Arbeitsplatz brauchen wir nicht}. {postponed_before!Der zunächst vorgesehene Termin vom Frühjahr ist auf Ihren Antrag aufgehoben worden|Dies ist der zweite Termin in der Sache~Ein früherer Termin war nicht bestimmt worden}.
Einspruch ist binnen {objection} Monats zulässig.
> {head_of_section}
~ Merkblatt {:id:BP ##}, Ausgabe {:year}. Sprechzeiten bis {:time}, {:phone}. Vertreter der Sachgebietsleitung: {:person}. Datenschutzhinweise vom {:date}.

== de depotauszug_quartal
q bank company:{} Bank/Privatbank {}/Sparkasse {}; custodian, bank, de:depotführende Stelle
q holder person; account_holder, depositor, de:Depotinhaber
q proxy person; authorised_person, de:Bevollmächtigter
q adviser person; investment_adviser, relationship_manager
q depot id:##########; custody_account, depot_no
q cash_iban iban; settlement_account, de:Verrechnungskonto
q key_date date; valuation_date, as_of
q printed date; printed_on, created
q total money:9000..900000; market_value, total_value, de:Kurswert
q purchase_value money:9000..800000; de:Einstandswert
q gain money:100..90000; unrealised_gain, book_gain
q income money:50..9000; income_in_period, dividends_and_interest
q fees money:10..400; custody_fees, de:Depotentgelt
q tax_allowance money:100..2000; tax_free_order, de:Freistellungsauftrag
q used money:50..1000; allowance_used, used_allowance
q risk number:1..7; risk_class, sri
q horizon number:3..20; investment_horizon_years, horizon
q loss_threshold_reached flag; ten_percent_drop; ob der Wert stark gefallen ist und das zu melden war
q pledged flag; pledged, used_as_collateral; ob das Depot als Sicherheit dient
a opening date; account_opened, opened_on
a last_order id:O-######; order_no
a tax_id id:## ### ### ###; tax_identification, tin
a birth date; holder_birth_date, born_on
a annual_return percent; performance
l holdings; positions, securities, de:Bestände
c holdings.class phrase; asset_class, category
c holdings.isin id:DE###@##@###; isin, security_id
c holdings.name phrase; security, name
c holdings.qty number:5..900; units, quantity
c holdings.price money:5..400; price, de:Kurs
c holdings.date date; price_date, priced_on
c holdings.value money:500..90000; value, market_value, de:Wert
c holdings.bought money:5..400; entry_price, de:Einstandskurs
c holdings.place phrase; depository, stored_with
c holdings.due date; maturity, due
---
{bank} || Seite 1
{holder}, {:address}
Depot {depot} || bevollmächtigt: {proxy}
# Depotauszug per {key_date}
%holdings 4..10
Kennung | Bezeichnung | Stück | Einstand | Kurs (vom) | Kurswert | LS
/ {holdings.class=Aktien|Renten|Fonds|Rohstoffe|Zertifikate}
{holdings.isin} | {holdings.name=Nordwind Energie|Stahlwerke Vz.|Weltaktien ETF|Bundesland 2,5 %|Gold physisch|Wohnimmobilien|Medtech Inh.} | {holdings.qty} | {holdings.bought} | {holdings.price} ({holdings.date}) | {holdings.value} | {holdings.place=GS|WR Lux|WR CH}
{holdings.due=}
%%
= Kurswert aller Bestände: {total}
= Einstand: {purchase_value}
= Nicht realisiert: {gain}
= Erträge seit letztem Auszug: {income}
= Entgelte: {fees}
Gutschriften und Lastschriften laufen über {cash_iban}. Freigestellt sind {tax_allowance}, verbraucht {used}.
+++
Hinterlegt ist Risikoklasse {risk} und ein Zeithorizont von {horizon} Jahren. {loss_threshold_reached!Gegenüber dem letzten Bericht ist der Wert um mehr als ein Zehntel gesunken|Wir weisen auf den Rückgang um über zehn Prozent hin~Ein Rückgang, den wir melden müssten, trat nicht ein}. {pledged!Die Werte haften für Ihren Kredit bei uns|Ein Pfandrecht zugunsten der Bank ist vermerkt~Die Werte sind frei von Rechten Dritter|Rechte Dritter sind uns nicht bekannt}.
Es berät Sie {adviser}.
~ Gedruckt {printed}, {:time}. Nächste Zusendung {:month}. Einlagensicherung bis {:money:90000..100000}. Einwendungen an die Revision, {:person}, {:city}.

== de wertpapierkauf_abrechnung
q bank company:{} Direktbank/{} Broker/Volksbank {}; executing_bank, broker
q client person; client, buyer, account_holder, de:Auftraggeber
q order_no id:####-####-##; order_number, de:Auftragsnummer
q settlement_no id:WA########; settlement_number, de:Abrechnungsnummer
q security phrase; security_name, instrument
q wkn id:@##@##; wkn, local_code
q isin id:LU##########; isin, security_id
q side choice:buy/sell/subscription; transaction_type, direction
q ordered_at time; order_time, placed_at
q ordered date; order_date, placed_on, de:Bestelldatum; Tag, an dem der Auftrag erteilt wurde
q traded date; trade_date, de:Schlusstag
q traded_at time; execution_time, executed_at
q value_date date; value_date, de:Valuta
q venue phrase; trading_venue, exchange
q quantity number:5..900; nominal, de:Menge
q limit_price money:10..300; limit
q price money:10..300; execution_price, price, de:Preis
q amount money:500..90000; market_value, de:Kurswert
q commission money:5..90; commission, de:Provision
q venue_fee money:1..20; exchange_fee, de:Börsengebühr
q total money:500..90000; charged_amount, total_debit, de:Ausmachender Betrag
q account id:#### #### ##; charged_account, cash_account
q depot id:#######; custody_account, booked_into_depot
q advice_given flag; with_recommendation; ob eine Beratung stattfand
q partially_executed flag; remainder_open; ob nur ein Teil ausgeführt wurde
a dividend money:1..20; dividend, distribution
a capital_gains_tax money:5..900; withheld_tax
a expiry date; order_valid_until, limit_valid_to
a adviser person; adviser, recommended_by
a custody company; depository, clearing_house
---
{bank}
~ {:street}, {:zip} {:city}
{client}
{:address} || {settlement_no}
# {side?Kauf~Verkauf~Zeichnung}: {security=Europa Infrastruktur A|Small Caps Nordic|Grüne Anleihen kurz|Halbleiter Index}
WKN {wkn}, ISIN {isin}
= Auftrag: {order_no}, {ordered}, {ordered_at}
= Limit: {limit_price}
= Ausgeführt: {traded}, {traded_at}
= Handelsplatz: {venue=Tradegate|Stuttgart|Xetra|außerbörslich|Gettex}
= Stück: {quantity}
= Kurs: {price}
Kurswert || {amount}
Provision || {commission}
Fremde Spesen (Börse) || {venue_fee}
Ausmachender Betrag || {total}
Wir buchen zulasten Konto {account} mit Wertstellung {value_date}. <Verwahrt|Eingebucht> wird in Depot {depot}.
{partially_executed!Der Rest Ihrer Order ist noch im Markt|Ausgeführt wurde bislang ein Teil, der Rest bleibt vorgemerkt~Damit ist Ihre Order erledigt|Die Order ist vollständig abgewickelt}. {advice_given!Dem Geschäft ging ein Gespräch mit Empfehlung voraus, die Erklärung liegt im Postfach|Vorab haben wir Ihnen eine Geeignetheitserklärung gegeben~Sie haben ohne Empfehlung von uns gehandelt|Es handelt sich um ein beratungsfreies Geschäft}.
~ Stornierungen eines früheren Geschäfts vom {:date} sind nicht enthalten. Ersteller {:id:Z###}. Reklamationen binnen {:number:2..10} Tagen. Vorstand: {:person} (Vors.), {:person}

== de firmenkreditkarte_umsaetze
q bank company:{} Bank/{} Card Services/Kantonalbank {}; card_issuer, bank
q company company:{} Ingenieure/{} Events/{} Medizintechnik; company_account_holder, main_cardholder
q account id:CC-########; card_account, account_no
q statement id:####/##; statement_no, number
q issued date; statement_date, issued, de:Abrechnungsdatum
q debit_on date; debit_date, collected_on
q iban iban; debited_account, settlement_account, de:IBAN
q previous money:100..9000; previous_balance, last_statement
q total money:300..20000; new_charges, total_due
q overall_limit money:5000..50000; credit_limit
q cards number:2..9; number_of_cards, cards
q fx_fee money:1..90; foreign_currency_fee, fx_fee
q admin person; programme_administrator, administrator
q approver person; expense_approver, approved_by, de:genehmigt von
q query_by date; complaint_deadline, dispute_until
q cash_withdrawn flag; atm_used; ob jemand Bargeld abhob
q suspicious_transaction flag; fraud_suspected; ob ein Umsatz verdächtig ist
q points number:100..9000; bonus_points, rewards
a annual_fee money:20..190; annual_fee, card_fee
a expiry month; card_expiry, valid_thru
a contract date; contract_date, agreement, de:Vertragsdatum
a annual_turnover money:10..900; yearly_spend, spend_this_year
l charges; transactions, bookings, de:Umsätze
c charges.holder person; cardholder, employee
c charges.last4 id:####; card_ending, last_digits
c charges.day date; transaction_date, purchase_date
c charges.booked date; posting_date, booked_on
c charges.merchant company:Hotel {}/{} Software/Restaurant {}/{} Taxi; merchant, paid_to
c charges.city city; city, place
c charges.original phrase; original_amount, foreign_amount
c charges.amount money:5..2000; amount, charged, de:Betrag
c charges.cost_centre id:K-###; cost_centre, code
c charges.vat money:1..90; vat_share, tax
---
{bank}
{company} · Verwaltung durch {admin} || Kartenkonto {account}
# Umsatzaufstellung {statement}
{issued}, {cards} Karten, Rahmen {overall_limit}
%charges 5..12
Kauf | Buchung | Händler, Ort | Fremdwährung | Betrag | KSt.
/ Karte •••• {charges.last4} – {charges.holder}
{charges.day} | {charges.booked} | {charges.merchant}, {charges.city} | {charges.original=–|CHF 84.20|USD 31.00|–|CZK 1 240|–} | {charges.amount} | {charges.cost_centre}
{charges.vat=}
%%
= Letzter Saldo, ausgeglichen: {previous}
= Entgelt Fremdwährung: {fx_fee}
= Neuer Betrag: {total}
= Einzug am: {debit_on}
= von: {iban}
{cash_withdrawn!Einmal wurde Geld am Automaten gezogen, Entgelt siehe oben|Am Automaten wurde Geld gezogen~Abhebungen gab es nicht|Niemand hat Geld am Automaten gezogen}. {suspicious_transaction!Ein Umsatz passt nicht zum Muster, bitte melden Sie sich heute noch|Unsere Überwachung hat bei einem Umsatz angeschlagen~Die Überwachung hat nichts angezeigt|Alle Umsätze passen ins gewohnte Bild}.
Einwände bis {query_by}. Sie haben {points} Punkte.
Freigabe intern: {approver}
~ Verlust melden: {:phone}, rund um die Uhr. Bedingungen Stand {:date}. Kurse: Referenzkurs am Buchungstag. Datenschutz: {:person}, {:city}.

== de darlehen_zinsanpassung_tilgungsplan
q lender company:Raiffeisenbank {}/Bausparkasse {}/{} Hypothekenbank; lender, creditor, de:Darlehensgeber
q borrower person; borrower, main_debtor, de:Darlehensnehmer
q co_borrower person; spouse_debtor
q guarantor person; guarantor, de:Bürge
q loan_no id:#########-##; loan_number, de:Darlehenskonto
q object address; financed_property, collateral_address
q dated date; letter_date, notified_on
q fixed_until date; old_fixed_rate_ends, previous_binding_until; Ende der bisherigen Zinsbindung
q new_rate_from date; effective
q new_until date; new_binding_until, rate_guaranteed_to; Ende der neuen Bindung
q old_rate unit:% 1..4; previous_rate, old_interest
q new_rate unit:% 2..6; new_rate, nominal_interest
q effective_rate unit:% 2..7; de:Effektivzins
q remaining_debt money:20000..300000; de:Restschuld
q new_instalment money:300..2500; monthly_payment
q old_instalment money:300..2400; previous_instalment, until_now_paid
q special unit:% 2..10; special_repayment_allowed, annual_extra_payment
q accept_by date; acceptance_deadline, sign_until
q account iban; debited_account, collected_from
q adviser person; loan_officer, contact, de:Ansprechpartner
q second_sign person; second_signatory, market_follow_up; wer für die Marktfolge zeichnet
q without_processing_fee flag; free_of_charge; whether no fee is asked
q special_termination_right flag; may_leave; ob der Kunde jetzt ohne Entschädigung kündigen kann
a value money:90000..900000; property_value, lending_value, de:Wert
a registered money:90000..400000; land_charge, registered_charge
a income money:1500..9000; monthly_income, net_income
a paid_out date; loan_paid_out, disbursed
a insurer company; residual_debt_insurer, life_insurer, de:Versicherer
l plan; repayment_schedule, years, de:Tilgungsplan
c plan.year year:20##; year, de:Jahr
c plan.interest money:500..9000; interest_paid, interest
c plan.repay money:500..9000; repayment, principal
c plan.rest money:5000..290000; balance_at_year_end, remaining
c plan.extra money:100..5000; extra_payment, special_repayment
c plan.fee money:1..90; fee, charge
---
{lender}
{borrower} und {co_borrower}
{:address}
> {dated}
## Darlehen {loan_no} – neue Zinsvereinbarung
Objekt {object}
Ihre Zinsbindung endet am {fixed_until}. <Gern bieten wir Ihnen an|Für die Zeit danach gilt, wenn Sie zustimmen>: ab {new_rate_from} fest bis {new_until}.
= Bisher: {old_rate}
= Künftig, nominal: {new_rate}
= Effektiv: {effective_rate}
= Bisherige Rate: {old_instalment}
= Neue Rate: {new_instalment}
= Restschuld am Stichtag: {remaining_debt}
= Einzug von: {account}
= Sondertilgung p. a.: {special}
%plan 4..8
Jahr | Zins | Tilgung | Sonder | Stand 31.12.
{plan.year} | {plan.interest} | {plan.repay} | {plan.extra} | {plan.rest}
{plan.fee=}
%%
Die Bürgschaft von {guarantor} bleibt bestehen. {without_processing_fee!Für die Umstellung berechnen wir nichts|Kosten entstehen Ihnen dadurch keine~Für die Umstellung fällt ein Entgelt nach Preisverzeichnis an|Die Umstellung kostet laut Aushang}. {special_termination_right!Statt zuzustimmen, können Sie zum Ende der Bindung ohne Entschädigung ablösen|Möchten Sie nicht bleiben, zahlen Sie zum Stichtag alles zurück, ohne Aufschlag~Eine Ablösung ist erst später und nur gegen Entschädigung möglich}.
Bitte unterschreiben Sie bis {accept_by}.
{adviser} || {second_sign}
~ Zweigstelle {:city}, {:phone}. Ombudsmann der Verbände. Beleihung zuletzt geprüft {:date} von {:person}. Muster {:id:DV-###}.

== de bausparkonto_jahresauszug
q fund company:Bausparkasse {}/{} Wohnbausparkasse; building_society, issued_by, de:ausgestellt von
q saver person; saver, contract_holder, de:Bausparer
q beneficiary person; beneficiary_on_death, de:Begünstigte; wer im Todesfall begünstigt ist
q adviser person; area_manager, adviser
q contract id:### ### ##@ ##; contract_number, de:Vertragsnummer
q tariff phrase; tariff, plan
q year year:202#; statement_year, year
q dated date; created_on, statement_date, de:Abrechnungsdatum
q started date; contract_start, signed
q target_sum money:10000..100000; de:Bausparsumme
q opening money:1000..30000; opening_balance, previous_balance
q closing money:1500..35000; closing_balance, balance_at_year_end
q interest money:1..400; credited_interest, interest
q savings_rate unit:% 0..2; interest_rate, de:Zinssatz
q withheld_tax money:1..90; tax
q housing_bonus money:10..70; de:Wohnungsbauprämie
q bonus_by date; bonus_application_until, apply_for_bonus_by; bis wann die Prämie zu beantragen ist
q regular money:20..400; regular_contribution, de:Regelsparbeitrag
q missing money:20..2000; contribution_arrears, missing_payments
q valuation_number number:10..400; de:Bewertungszahl
q target_score number:200..500; required_score, needed_valuation; welche Zahl zur Zuteilung nötig ist
q allot_date date; expected_allocation, de:Zuteilung voraussichtlich
q employer_contributes flag; capital_forming_benefits; ob die Firma mitspart
q object_by date; objection_until, complain_by, de:Einspruch bis
a loan_rate percent; loan_interest, borrowing_rate
a iban iban; account, pay_to, de:IBAN
a birth date; saver_birth_date, born
a repayment money:90..900; loan_instalment, monthly_repayment
l bookings; payments, postings, de:Buchungen
c bookings.day date; value_date, de:Wert
c bookings.text phrase; booking_text, purpose
c bookings.from company:{} GmbH/{} Bau/{} Werke; payer, paid_by
c bookings.plus money:10..900; credit, de:Haben
c bookings.minus money:1..90; debit, de:Soll
c bookings.state money:1000..30000; running_balance, balance
---
# Jahreskontoauszug {year}
{fund} || {dated}
{saver}
{:street}, {:zip} {:city}
Vertrag {contract}, Tarif {tariff=Flex 25|Komfort jung|Öko Wohnen|Classic N} · abgeschlossen {started}
= Bausparsumme: {target_sum}
= Guthaben zu Beginn: {opening}
= Guthaben am Ende: {closing}
= Zinssatz: {savings_rate}
= Zinsen: {interest}
= Abgeführte Steuer: {withheld_tax}
%bookings 4..9
Wert | Text | von | Soll | Haben
{bookings.day} | {bookings.text=Sparbeitrag|Dauerauftrag|vL|Kontogebühr|Umbuchung|Prämie Vorjahr} | {bookings.from} | {bookings.minus} | {bookings.plus}
{bookings.state=}
%%
Der Regelbeitrag ist {regular}; im Rückstand sind {missing}. {employer_contributes!Ein Teil davon kommt von Ihrer Firma|Ihr Betrieb zahlt jeden Monat mit ein~Eingezahlt wird allein durch Sie|Ihr Betrieb zahlt nichts ein}. Bewertungszahl {valuation_number}; zugeteilt wird ab {target_score}, nach heutigem Stand am {allot_date}.
+++
Prämie: bis zu {housing_bonus}, Antrag bis {bonus_by}.
+++
Begünstigt im Todesfall ist {beneficiary}.
Einwendungen bitte bis {object_by}. Ihre Beratung: {adviser}, {:phone}.
~ Maschinell erstellt. Sicherungseinrichtung der Bausparkassen. Aufsichtsrat: {:person}. Tarifbedingungen vom {:date}. Mindestsparzeit {:number:18..60} Monate.

== de flottenpolice_nachtrag
q insurer company:{} Versicherung/{} Allgemeine/{} Sach AG; insurer, issued_by, de:Versicherer
q holder company:{} Pflegedienst/Stadtwerke {}/{} Kurier; policyholder, fleet_owner, de:Versicherungsnehmer
q broker company:{} Makler/{} Versicherungsdienst/Agentur {}; broker, intermediary
q broker_person person; broker_contact, arranged_by
q underwriter person; underwriter, signed_by, de:Unterzeichner
q policy id:KF-######-##; policy_number, contract, de:Versicherungsschein
q addendum number:2..30; addendum_number, de:Nachtrag Nr.
q issued date; issued_on, addendum_date, de:ausgestellt am
q effective date; effective_from, valid_from
q main_due date; main_due_date, de:Hauptfälligkeit
q old_premium money:5000..40000; previous_annual_premium, premium_before
q new_premium money:5000..50000; new_annual_premium, premium_now
q additional_premium money:100..4000; de:Mehrbeitrag; was bis zur Hauptfälligkeit nachzuzahlen ist
q tax_rate number:19..19; insurance_tax_rate, tax_percent
q vehicles number:4..60; vehicles_after_change, fleet_size
q loss_ratio percent; loss_ratio, de:Schadenquote
q deductible money:150..1000; deductible_full, de:Selbstbeteiligung Vollkasko
q glass_deductible money:0..300; deductible_partial, glass_excess
q covered_abroad flag; green_card; ob auch außerhalb Europas Schutz besteht
q telematics_agreed flag; driving_data; ob Fahrdaten übermittelt werden
q young number:18..25; minimum_driver_age, youngest_driver
a claim id:S##########; claim_number, claim
a driver person; driver, main_user, de:Fahrer
a account iban; premium_account, debited_from
a bank company; financing_bank, lienholder
a cancelled date; cancellation_received, terminated_on
l fleet; vehicles, changes, de:Fahrzeuge
c fleet.change phrase; kind_of_change, movement
c fleet.plate id:@@-@ ####; registration, plate
c fleet.model phrase; vehicle, type
c fleet.vin id:##@#####; vin_end, chassis
c fleet.from date; covered_from, from
c fleet.cover phrase; cover, de:Deckung
c fleet.premium money:90..2500; premium, annual_premium, de:Prämie
c fleet.value money:5000..60000; new_value, list_price
---
{insurer} || Nachtrag {addendum}
{holder}
{:address}
# Kraftfahrt-Flottenvertrag {policy}
vermittelt durch {broker}, {broker_person} · ausgefertigt {issued}
Der Vertrag ändert sich zum {effective} wie folgt:
%fleet 3..8
Kennz. | Fahrzeug | FIN-Ende | ab | Deckung | Beitrag
/ {fleet.change=Zugänge|Abgänge|Änderungen|Kennzeichenwechsel}
{fleet.plate} | {fleet.model=Transporter 3,5 t|E-Kleinwagen|Kombi Diesel|Anhänger|Lastenrad|Kipper 7,5 t} | {fleet.vin} | {fleet.from} | {fleet.cover=HV, VK|HV, TK|HV|HV, VK, Insassen} | {fleet.premium}
{fleet.value=}
%%
Danach sind {vehicles} Fahrzeuge versichert.
= Jahresbeitrag bisher: {old_premium}
= Jahresbeitrag neu: {new_premium}
= bis Hauptfälligkeit nachzuzahlen: {additional_premium}
= Versicherungsteuer (%): {tax_rate}
= Hauptfälligkeit: {main_due}
Selbst tragen Sie in der Vollkasko {deductible}, bei Glas und Teilkasko {glass_deductible} je Fall. Am Steuer darf niemand unter {young} Jahren sitzen. Die Schadenquote lag bei {loss_ratio}.
{covered_abroad!Auf Antrag gelten auch Marokko und die Türkei als mitversichert|Der Schutz reicht über Europa hinaus~Jenseits der Grenzen Europas endet der Schutz|Nur innerhalb Europas sind Sie versichert}. {telematics_agreed!Die Stecker in den Fahrzeugen melden Bremsungen und Tempo|Aus den Fahrzeugen erhalten wir Fahrwerte~Wie gefahren wird, erfahren wir nicht|Fahrwerte werden nicht erhoben}.
> {underwriter}
~ Widerruf binnen {:number:14..30} Tagen. Schadenmeldung {:phone}. Vorheriger Nachtrag vom {:date}. Aufsichtsbehörde BaFin. Sitz {:city}, Vorstand {:person}.

== de transportversicherung_zertifikat
q insurer company:{} Transportversicherung/{} Marine/{} Assekuranz; insurer, underwriting_company, de:Versicherer
q insured company:{} Anlagenbau/{} Kaffee/{} Musikinstrumente; insured_party, policyholder, de:Versicherungsnehmer
q payee company:{} Import/{} Bank/{} Trading; claims_payable_to, loss_payee; an wen eine Entschädigung geht
q surveyor company:{} Surveyors/{} Adjusters/Havariekommissar {}; survey_agent, report_damage_to
q surveyor_phone phone; survey_agent_phone, damage_hotline
q cert id:TZ-#######; certificate_number, insurance_certificate
q open_policy id:GP-####; open_cover, general_policy, de:Generalpolice
q issued date; issued_on, date, de:ausgestellt am
q issued_at city; place_of_issue
q goods phrase; goods_insured, cargo
q packages phrase; packing, kind_of_packages
q sum_insured money:9000..900000; insured_amount
q invoice_value money:8000..800000; invoice_value, cif_value
q premium money:50..4000; premium, cost_of_cover, de:Prämie
q from city; from, journey_starts
q to city; to, destination, de:Zielort
q vessel phrase; means_of_conveyance, vessel, de:Schiff
q sail date; sailing_date, departure
q bill_of_lading id:BL######; transport_document
q scope_of_cover choice:all_risks/restricted/total_loss; conditions
q excess money:100..4000; deductible, franchise, de:Selbstbehalt
q originals number:1..3; originals_issued, number_of_originals
q clerk person; issued_by_person, signatory, de:Sachbearbeitung
q war_risk_included flag; strikes_and_war; ob Krieg und Streik gedeckt sind
q on_deck_covered flag; deck_cargo; ob Ladung auf Deck gedeckt ist
a claim money:900..90000; claim_amount, damage
a broker company; broker, arranged_by
a arrival date; arrival_date, eta, de:Ankunft
a gross unit:kg 100..40000; gross_weight, weight, de:Bruttogewicht
a shipper person; contact_at_shipper, shipper_contact
---
^ {insurer}
# ZERTIFIKAT {cert}
<Hiermit wird bescheinigt|Wir bescheinigen>, dass unter der Generalpolice {open_policy} für {insured}, {:city}, folgende Güter gegen Transportgefahren versichert sind:
= Güter: {goods=Rohkaffee|Konzertflügel|Röstanlage in Teilen|Druckmaschine, gebraucht|Kupferkathoden}
= Verpackung: {packages=320 Säcke|3 Flugkoffer|11 Kisten|lose im Container}
= Versicherungssumme: {sum_insured}
= Rechnungswert: {invoice_value}
= Von: {from}
= Nach: {to}
= Mit: {vessel=MS Karla|MV Aurora Trader|Lkw und Fähre|Bahn ab Duisburg}
= Abgang: {sail}
= Papier: {bill_of_lading}
{scope_of_cover?Gedeckt sind alle Gefahren nach den DTV-Güterbedingungen, volle Deckung~Gedeckt sind nur die benannten Strandungsfälle~Gedeckt ist allein der Totalverlust}. {war_risk_included!Mitversichert sind Krieg und Streik nach besonderen Klauseln|Die Klauseln für Krieg und Streik gelten als eingeschlossen~Krieg, Streik und Aufruhr bleiben ausgenommen|Für Krieg und Aufruhr besteht kein Schutz}. {on_deck_covered!Was auf Deck fährt, ist zu gleichen Bedingungen gedeckt|Auch Ladung über Deck genießt Schutz~Ladung über Deck ist vom Schutz ausgenommen|Der Schutz gilt nur unter Deck}. Von jedem Schaden gehen {excess} ab.
+++
Zahlbar im Schadenfall an {payee} gegen Rückgabe dieses Papiers. Schäden sofort melden: {surveyor}, {surveyor_phone}. Ist der Schaden äußerlich nicht erkennbar, binnen {:number:3..7} Tagen.
+++
Prämie {premium}. Ausgefertigt in {originals} Originalen; ist eines eingelöst, sind die anderen wertlos.
{issued_at}, {issued} || {clerk}
~ Schadenregulierung durch unser Haus in {:city}, {:person}. Generalpolice geschlossen am {:date}. Recht am Sitz des Versicherers.

== de betriebsrente_standmitteilung
q fund company:Pensionskasse {}/{} Pensionsfonds/Versorgungswerk {}; pension_fund, provider
q member person; insured_person, member, de:Versicherter
q employer company:{} Chemie/{} Verlag/{} Stahl; employer, contributing_company, de:Arbeitgeber
q survivor person; beneficiary, survivor_entitled; wer eine Hinterbliebenenrente bekäme
q clerk person; customer_adviser, clerk, de:Sachbearbeitung
q member_no id:##-######-@; member_number, insurance_no
q key_date date; as_of
q dated date; created, statement_date, de:Abrechnungsdatum
q joined date; joined_scheme, insured_since
q retire date; planned_retirement, pension_starts
q capital money:2000..90000; accrued_capital, assets_so_far
q pension_now money:20..900; vested_pension, earned_pension; Rente, die bei sofortigem Ausscheiden bliebe
q pension_end money:50..2000; projected_pension, expected_pension
q guaranteed money:40..1500; guaranteed_pension, minimum_pension
q employer_part money:300..4000; employer_contribution_year, paid_by_employer
q own_part money:100..3000; own_contribution_year, deferred_pay
q surplus money:10..900; surplus_share, profit_participation
q costs money:5..300; costs_deducted, administrative_costs
q guaranteed_interest unit:% 0..4; technical_rate
q lump_sum_possible flag; capital_option; ob das Geld auf einmal gezahlt werden kann
q vested flag; vested, de:unverfallbar; ob der Anspruch bei Weggang bleibt
q disability percent; disability_pension_share, invalidity_pension
a salary money:20000..90000; pensionable_salary, annual_salary
a iban iban; payout_account, account, de:IBAN
a health company; health_insurer, sickness_fund
a state_pension money:500..2500; statutory_pension, state_pension
a birth date; member_birth_date, born
l years; contribution_years, history, de:Beitragsjahre
c years.year year:20##; year, de:Jahr
c years.ag money:100..3000; employer, employer_share, de:Arbeitgeber
c years.an money:50..3000; employee, own_share, de:Arbeitnehmer
c years.factor id:#,##; age_factor, factor
c years.block money:5..200; pension_unit, de:Rentenbaustein
c years.state phrase; note, remark
c years.tax money:5..500; taxed_part, tax
---
{fund} || Stand {key_date}
{member}
{:address}
# Ihre betriebliche Altersversorgung
{employer} · Nr. {member_no} · dabei seit {joined} · Rentenbeginn {retire}
= Schon erworben (monatlich): {pension_now}
= Bei gleichen Beiträgen bis zum Beginn: {pension_end}
= davon sicher: {guaranteed}
= Kapital: {capital}
= Im letzten Jahr vom Betrieb: {employer_part}
= Im letzten Jahr von Ihnen: {own_part}
= Überschuss: {surplus}
= Kosten: {costs}
= Rechnungszins: {guaranteed_interest}
+++
%years 4..9
Jahr | AG | AN | Faktor | Baustein | 
{years.year} | {years.ag} | {years.an} | {years.factor} | {years.block} | {years.state=|Elternzeit|Teilzeit|Nachzahlung|}
{years.tax=}
%%
+++
{vested!Verlassen Sie den Betrieb, geht nichts verloren|Auch nach einem Wechsel bleibt Ihnen alles erhalten~Wechseln Sie vorzeitig, verfällt der vom Betrieb getragene Teil|Die Wartezeit ist noch nicht erfüllt}. {lump_sum_possible!Statt der Rente können Sie sich alles auf einmal auszahlen lassen|Sie dürfen zwischen Rente und Einmalbetrag wählen~Ausgezahlt wird ausschließlich monatlich|Ein Einmalbetrag ist nicht vorgesehen}. Bei Erwerbsminderung zahlen wir {disability} der sicheren Rente; hinterbliebenenberechtigt ist {survivor}.
{dated} || {clerk}
~ Verwaltung {:city}, {:phone}. Treuhänder {:person}. Gesetzliche Angaben nach § 235a VAG. Vorige Mitteilung {:date}. Hochrechnung ohne Gewähr.

== de beihilfe_bescheid_rechnungen
q benefits_office company:Landesamt für Besoldung {}/Beihilfestelle {}/{} Versorgungskasse; decided_by
q official person; entitled_person, applicant, de:Beihilfeberechtigter
q spouse person; spouse, considered_dependant
q personnel_no id:########; personnel_number, pers_no
q notice_number id:BH-####-####; decision
q applied date; application_received, received_on; Eingang des Antrags
q dated date; notice_date, decided, de:Bescheiddatum
q paid_on date; transferred_on, payment_day
q account iban; paid_to, account
q claimed money:100..9000; total_claimed, expenses_submitted
q eligible money:90..8000; eligible_total, recognised_expenses
q benefit money:50..6000; benefit_amount, total_reimbursed
q deductible money:20..500; own_share, de:Kostendämpfungspauschale
q clerk person; case_worker, processed_by, de:Sachbearbeitung
q objection_to phrase; objection_address, appeal_body
q limit_age number:18..25; child_age_limit, child_covered_until
q receipts_destroyed flag; papers_not_returned; ob die Belege behalten und vernichtet werden
q advance_offset flag; earlier_payment_deducted; ob ein Abschlag abgezogen ist
a insurer company; private_health_insurer, insurer, de:Versicherer
a diagnosis phrase; diagnosis, illness
a income money:9000..90000; spouse_income, income_of_spouse
a birth date; birth_date, born, de:Geburtsdatum
a hospital company; hospital, clinic
l bills; receipts, invoices, de:Belege
c bills.no number:1..20; receipt_no, no
c bills.who first; patient, person_treated, de:Patient
c bills.by company:Praxis {}/Dr. {}/Apotheke {}/Zahnarzt {}; provider, issued_by
c bills.date date; invoice_date, dated, de:Rechnungsdatum
c bills.amount money:10..2000; invoiced, amount
c bills.ok money:5..1900; eligible, recognised
c bills.rate number:50..80; rate_percent, de:Bemessungssatz
c bills.pay money:5..1500; reimbursed, paid
c bills.note id:H##; remark_code, note
c bills.vat money:1..30; tax, vat
---
{benefits_office} || {notice_number}
{official}
Personalnummer {personnel_no}
# Beihilfebescheid
Auf Ihren Antrag, bei uns eingegangen am {applied}, setzen wir fest:
%bills 3..9
Bel. | Person | Rechnung von | vom | Betrag | beihilfef. | % | Beihilfe | Hinw.
{bills.no} | {bills.who} | {bills.by} | {bills.date} | {bills.amount} | {bills.ok} | {bills.rate} | {bills.pay} | {bills.note}
{bills.vat=}
%%
= Eingereicht: {claimed}
= Anerkannt: {eligible}
= Eigenanteil des Jahres: {deductible}
= Wir erstatten: {benefit}
Der Betrag geht am {paid_on} auf {account}. {advance_offset!Den Abschlag vom Frühjahr haben wir einbehalten|Vorab Gezahltes ist berücksichtigt und gekürzt~Ein Abschlag war nicht gezahlt worden|Vorab war nichts geflossen}. {receipts_destroyed!Die eingereichten Unterlagen werden nach drei Monaten vernichtet|Ihre Belege bleiben hier und kommen in den Reißwolf~Ihre Belege liegen diesem Schreiben wieder bei|Alle Originale senden wir zurück}.
Berücksichtigt sind auch {spouse} und Kinder bis {limit_age} Jahre.
Widerspruch: {objection_to=Referat 4|die Widerspruchsstelle|das Personalamt|die Dienststelle selbst}.
{dated}, {clerk}
~ H12: Schwellenwert überschritten. H31: kein Arzneimittel. Bürozeiten bis {:time}. Festsetzung geprüft: {:person}. Verordnung i. d. F. vom {:date}. {:phone}

== de elterngeld_bewilligung
q authority company:Elterngeldstelle {}/Landratsamt {}/Jugendamt {}; parental_benefit_office
q parent person; entitled_parent, applicant
q other person; other_parent, second_parent
q child first; child, child_name
q born date; child_birth_date, born_on
q applied date; application_date, applied_on, de:Antragsdatum
q dated date; decision_date, issued, de:Datum des Bescheids
q file_number id:EG-##-######; reference, de:Aktenzeichen
q clerk person; clerk, handled_by, de:Sachbearbeitung
q employer company:{} Optik/{} Schulen/{} Systeme; employer, works_for, de:Arbeitgeber
q benefit_type choice:basic/plus/partnership; variant
q income money:900..4000; average_income_before, net_before_birth
q replacement_rate percent; rate
q monthly money:300..1800; monthly_benefit, amount_per_month
q sibling_bonus money:75..180; sibling_bonus, de:Geschwisterbonus
q offset money:100..900; maternity_pay_offset, deducted_maternity_pay
q total money:2000..20000; total_granted, sum_of_all_months
q benefit_from date; starts
q benefit_to date; ends
q hours number:10..32; permitted_weekly_hours, hours_allowed; wie viele Stunden in der Woche erlaubt sind
q income_proof date; proof_due, submit_income_until; bis wann Einkommen nachzuweisen ist
q provisional flag; provisional, subject_to_final_check; ob der Bescheid vorläufig ist
q single_parent flag; raises_alone; ob nur einer erzieht
a account iban; account, paid_to
a kindergarten company; day_care, nursery
a return date; returns_to_work, back_at_work
a insurance company; health_insurer, sickness_fund
a childbenefit money:200..300; child_benefit, family_allowance
l months; benefit_months, payments, de:Lebensmonate
c months.no number:1..14; month_of_life, month
c months.from date; from, begins
c months.to date; to, ends
c months.kind phrase; type, variant
c months.credit money:50..900; credited, offset
c months.pay money:150..1800; payment, amount
c months.who first; paid_to_parent, parent
c months.day date; transferred_on, paid
---
{authority}
Az. {file_number} · {clerk}, {:phone} || {dated}
{parent}
{:address}
# Bewilligung von Elterngeld
für {child}, geboren am {born}; Antrag vom {applied}
Art: {benefit_type?Basiselterngeld~ElterngeldPlus~Partnerschaftsbonus}. Zeitraum {benefit_from} – {benefit_to}.
Vor der Geburt verdienten Sie bei {employer} im Schnitt {income} netto. Hiervon ersetzen wir {replacement_rate}.
%months 4..10
LM | von | bis | Art | angerechnet | Zahlbetrag | an
{months.no} | {months.from} | {months.to} | {months.kind=Basis|Plus|Bonus|Basis} | {months.credit} | {months.pay} | {months.who}
{months.day=}
%%
= Regelbetrag im Monat: {monthly}
= Zuschlag für Geschwister: {sibling_bonus}
= Abgezogenes Mutterschaftsgeld: {offset}
= Alles zusammen: {total}
* Mehr als {hours} Wochenstunden dürfen Sie nicht arbeiten. Was Sie verdienen, belegen Sie bis {income_proof}.
* {provisional!Bis zur Prüfung Ihrer Nachweise kann sich der Betrag noch ändern|Über die Höhe entscheiden wir endgültig erst am Ende~Diese Entscheidung ist abschließend|Die Höhe steht endgültig fest}.
* {single_parent!Da Sie ohne Partner erziehen, erhalten Sie auch die Partnermonate|Sie leben ohne weiteren Elternteil im Haushalt~Die Partnermonate nimmt der andere Elternteil|Beide Eltern leben im Haushalt}.
? Für {other} ergeht ein eigener Bescheid.
~ Widerspruch binnen eines Monats. Leitung {:person}. Kindergeld beantragen Sie bei der Familienkasse {:city}. Merkblatt {:month}. Eingang Geburtsurkunde {:date}.

== de aufhebungsvertrag_arbeit
q employer company:{} Verpackung/{} Medien/{} Kunststoffe; employer, party_a, de:Arbeitgeberin
q employee person; employee, party_b, de:Arbeitnehmer
q position job; occupation
q hr_director person; signed_for_employer
q works_council person; works_council_member, accompanied_by; wer vom Betriebsrat dabei war
q successor person; handover_to, duties_taken_by
q hired date; employed_since, joined
q signed date; agreement_signed, concluded_on
q ends date; employment_ends, last_day
q release_from date; released_from_work_from, garden_leave_from; ab wann nicht mehr gearbeitet wird
q think_until date; revocable_until, withdrawal_until; bis wann man zurücktreten kann
q severance money:2000..90000; severance_pay, de:Abfindung
q severance_date date; severance_paid_on, payout_date
q salary money:2000..9000; monthly_salary, gross_pay
q prorated_bonus money:500..9000; special_payment
q holiday number:1..30; remaining_holiday_days, leave_days
q overtime number:5..90; overtime_hours, plus_hours
q grade choice:very_good/good/satisfactory; reference_grade, testimonial_rating
q non_compete_months number:3..24; competition_ban
q company_car_kept flag; vehicle_until_end; ob der Dienstwagen bis zum Ende bleibt
q may_leave_earlier flag; early_exit; ob man vorher gehen darf
q all_claims_settled flag; mutual_release; ob damit alles abgegolten ist
a notice_period number:1..7; months_notice, de:Kündigungsfrist
a lawyer person; lawyer_of_employee, counsel
a new_employer company; new_employer, next_job
a unemployment date; registered_unemployed, benefit_from
a birth date; birth_date, born_on, de:Geburtsdatum
l returns; items_to_return, company_property, de:Arbeitsmittel
c returns.what phrase; item, object
c returns.no id:INV-####; inventory_no, number
c returns.till date; return_by, until
c returns.to person; hand_over_to, receiver
c returns.value money:20..2000; value, price, de:Wert
---
# Aufhebungsvertrag
zwischen {employer}, vertreten durch {hr_director}, und {employee}, {:address}
§ 1 Das seit {hired} bestehende Arbeitsverhältnis als {position} endet einvernehmlich mit Ablauf des {ends}.
§ 2 Ab {release_from} wird {employee} unter Fortzahlung von {salary} brutto freigestellt. Resturlaub ({holiday} Tage) und Plusstunden ({overtime}) gelten als genommen. {may_leave_earlier!Ein früheres Ausscheiden mit zwei Wochen Ankündigung ist gestattet und erhöht die Zahlung|Wer früher etwas Neues findet, darf vor dem genannten Tag gehen~Vor dem genannten Tag ist ein Ausscheiden nicht vorgesehen}.
§ 3 Als Ausgleich für den Verlust des Arbeitsplatzes werden {severance} gezahlt, fällig am {severance_date}. Die anteilige Sonderzahlung beträgt {prorated_bonus}.
§ 4 Ein Zeugnis mit der Gesamtnote {grade?„stets zur vollsten Zufriedenheit“~„stets zur vollen Zufriedenheit“~„zur vollen Zufriedenheit“} wird erteilt.
§ 5 {company_car_kept!Der Dienstwagen darf bis zum letzten Tag privat gefahren werden|Das Fahrzeug bleibt bis zuletzt überlassen~Ein Fahrzeug ist sofort abzugeben|Das Fahrzeug geht mit der Freistellung zurück}. Zurückzugeben sind:
%returns 2..6
Gegenstand | Inv. | bis | an
{returns.what=Notebook|Telefon|Schlüsselbund|Zugangskarte|Tankkarte|Messgerät} | {returns.no} | {returns.till} | {returns.to}
{returns.value=}
%%
§ 6 Die Arbeiten übernimmt {successor}. Ein Wettbewerb ist für {non_compete_months} Monate untersagt.
§ 7 {all_claims_settled!Mit Erfüllung bestehen keine Forderungen mehr, gleich aus welchem Grund|Beide Seiten haben danach nichts mehr voneinander zu fordern~Ansprüche aus der Erfindervergütung bleiben offen|Weitere Ansprüche bleiben vorbehalten}.
Zurücktreten kann jede Seite bis {think_until}.
{:city}, {signed}
{hr_director} || {employee}
~ Am Gespräch vom {:date} nahm {works_council} (Betriebsrat) teil. Hinweis auf Sperrzeit wurde erteilt. Ausfertigung {:number:1..3} von 3. Personalakte {:id:P####}, geführt von {:person}.

== de betriebsvereinbarung_gleitzeit
q employer company:{} Werke/Sparkasse {}/{} Versicherung; employer, company, de:Arbeitgeber
q council_chair person; works_council_chair, signed_for_council
q director person; managing_director, signed_for_employer
q deputy person; deputy_chair, second_council_signature
q contact person; hr_contact, questions_to, de:Ansprechpartner
q title_no id:BV-##/##; agreement_number, reference, de:Geschäftszeichen
q signed date; signed_on, agreement_date, de:unterzeichnet am
q effective date; in_force_from, effective
q replaces date; replaces_agreement_of, previous_agreement_date; Tag der Vereinbarung, die abgelöst wird
q weekly id:##,# Std.; weekly_hours, contractual_hours
q frame_from time; frame_starts, earliest_start
q frame_to time; frame_ends, latest_end
q core_from time; core_time_from, must_be_there_from
q core_to time; core_time_to, must_stay_until
q max_plus number:20..90; maximum_credit_hours, plus_limit
q max_minus number:10..40; maximum_debit_hours, minus_limit
q days_off number:6..24; flexi_days_per_year, days_off
q break_minutes number:30..60; lunch_break
q carry_over_until date; surplus_expires
q notice_months number:3..6; termination_notice
q mobile_work_allowed flag; home_office; ob auch daheim gearbeitet werden darf
q trust_based_time flag; without_recording; ob auf das Erfassen verzichtet wird
q after_effect flag; after_effect, continues_after_termination; ob sie nach Kündigung weitergilt
a employees number:20..900; staff_number, number_of_employees
a union company; trade_union, union
a wage money:10..90; overtime_pay, hourly_pay
a arbitration person; conciliation_chair, arbitrator
l groups; special_groups, exceptions, de:Ausnahmen
c groups.who phrase; group, department
c groups.rule phrase; rule, deviation
c groups.core phrase; core_time, hours
c groups.lead person; responsible, manager
c groups.till date; applies_until, limited_to
c groups.bonus money:20..200; allowance, bonus
---
^ {employer}
# Betriebsvereinbarung {title_no} · Arbeitszeit
geschlossen zwischen der Geschäftsleitung ({director}) und dem Betriebsrat ({council_chair})
## Rahmen
Zu leisten sind {weekly} in der Woche. Gearbeitet werden kann zwischen {frame_from} und {frame_to}; anwesend sein muss man von {core_from} bis {core_to}. Die Mittagspause dauert wenigstens {break_minutes} Minuten.
## Konto
* höchstens {max_plus} Stunden im Plus, höchstens {max_minus} im Minus
* bis zu {days_off} ganze Tage im Jahr als Ausgleich
* was am {carry_over_until} über der Grenze liegt, verfällt
* {trust_based_time!Stempeln entfällt, jeder führt seine Zeit selbst|Ein Terminal gibt es nicht mehr~Kommen und Gehen wird am Terminal gebucht|Gebucht wird mit dem Ausweis}
* {mobile_work_allowed!An zwei Tagen in der Woche ist der Schreibtisch zu Hause erlaubt|Auf Antrag kann tageweise daheim gearbeitet werden~Die Arbeit ist im Betrieb zu leisten|Arbeit von daheim ist hier nicht geregelt und nicht zugelassen}
+++
## Wer anders arbeitet
%groups 2..6
Gruppe | Regel | anwesend | zuständig | befristet
{groups.who=Schalter|Werkschutz|Auszubildende|Schicht B|Küche|Kundendienst} | {groups.rule=Dienstplan|ohne Gleitzeit|fester Beginn|Wechselschicht} | {groups.core=7–15|8–17|24 h|–} | {groups.lead} | {groups.till}
{groups.bonus=}
%%
+++
## Geltung
In Kraft ab {effective}; die Vereinbarung vom {replaces} tritt außer Kraft. Kündigung mit {notice_months} Monaten zum Jahresende. {after_effect!Bis etwas Neues gilt, bleibt sie danach wirksam|Nach einer Kündigung gilt sie weiter, bis sie ersetzt wird~Mit dem Ende der Frist ist sie ohne Wirkung|Ein Fortgelten ist ausgeschlossen}.
{:city}, {signed}
{director} || {council_chair}
> {deputy}
~ Fragen an {contact}, {:phone}. Aushang bis {:date}. Sitzung des Betriebsrats vom {:date}, Schriftführung {:person}.

== de urlaubsliste_abteilung
q company company:{} Druckhaus/{} Pumpen/Stadtwerke {}; employer, company, de:Arbeitgeber
q dept phrase; department, de:Abteilung
q year year:202#; holiday_year, year
q head_of_department person; approved_by, de:genehmigt von
q planner person; maintained_by, list_kept_by
q council person; works_council_contact, council_agreed
q personnel_office person; copy_to
q version number:1..9; version, edition, de:Fassung
q updated date; as_of, updated_on
q register_by date; requests_until, register_by; bis wann Wünsche einzutragen waren
q approved date; approved_on, signed_off
q carry_until date; carry_over_expires, old_leave_until
q minimum number:2..9; minimum_staffing, must_be_present
q closed_from date; company_holiday_from, closing_from
q closed_to date; company_holiday_to, closing_to
q block phrase; blocked_period, no_leave_period
q parents_first flag; school_holidays_priority; ob Eltern in den Ferien Vorrang haben
q bridge_days_fixed flag; bridging_days_off; ob an Brückentagen alle frei haben
a sick_note_day number:1..4; sick_note_from_day, certificate_after_days
a sick number:1..30; sick_days, absence_days
a overtime number:1..90; overtime_balance, hours_plus
a birthday date; birthday, birth_date, de:Geburtsdatum
l leave; entries, staff, de:Urlaube
c leave.no id:####; personnel_no, no
c leave.name person; employee, name, de:Arbeitnehmer
c leave.old number:1..10; carried_over, old_days
c leave.claim number:24..36; entitlement, days_per_year
c leave.from date; first_day, from
c leave.to date; last_day, to
c leave.days number:1..20; working_days, days_taken
c leave.sub last; substitute, de:Vertretung
c leave.state phrase; status, decision, de:Stand
c leave.rest number:1..25; remaining, days_left
c leave.where city; holiday_destination, place
---
{company} / {dept=Vorstufe|Endmontage|Leitwarte|Kundenzentrum} || Ausgabe {version}
# Urlaub {year}
%leave 6..12
PNr. | Name | alt | Anspr. | von | bis | AT | Vertr. | St. | Rest
{leave.no} | {leave.name} | {leave.old} | {leave.claim} | {leave.from} | {leave.to} | {leave.days} | {leave.sub} | {leave.state=G|G|B|A|?} | {leave.rest}
{leave.where=}
%%
~ G genehmigt · B beantragt · A abgelehnt · ? in Klärung
Betriebsferien: {closed_from} bis {closed_to}. In der Zeit von {block=Inventur|Ostern bis Mai|Umzug Halle 2|Jahresabschluss} wird nichts genehmigt. Es müssen immer {minimum} Leute da sein.
{parents_first!Wer schulpflichtige Kinder hat, wählt in den Ferien zuerst|In den Ferien gehen Mütter und Väter vor~In den Ferien entscheidet das Los, nicht die Familie|Ein Vorrecht in den Ferien gibt es nicht}. {bridge_days_fixed!An Fenstertagen bleibt alles zu|Freitage nach Feiertagen sind für alle frei~An Fenstertagen wird gearbeitet|Freitage nach Feiertagen sind normale Tage}.
= Wünsche bis: {register_by}
= Alter Urlaub verfällt: {carry_until}
= Genehmigt: {approved}, {head_of_department}
= Zustimmung Betriebsrat: {council}
= Kopie: {personnel_office}
~ Geführt von {planner}, Stand {updated}. Aushang Brett {:number:1..5} bis {:date}. Sonderurlaub (Umzug, Hochzeit) nur mit Nachweis an {:person}.

== de reisekosten_dienstreise_abrechnung
q employer company:{} Maschinen/{} Beratung/Universität {}; employer, cost_bearer, de:Arbeitgeber
q traveller person; traveller, employee, de:Reisender
q approver person; approved_by, supervisor, de:genehmigt von
q checker person; checked_by, travel_office, de:geprüft von
q companion person; travelled_with, fellow_traveller; wer mitreiste
q claim_no id:RK-#####; claim_number, expense_report
q cost_centre id:KST ####; cost_centre, charged_to
q project id:P-##-###; project, wbs, de:Projekt
q purpose phrase; purpose, reason_for_trip
q customer company:{} Zement/{} Brauerei/{} Kliniken; visited_company, host, de:Kunde
q destination city; visited_place, de:Zielort
q left date; departure_date, left_on
q left_at time; departure_time, left_at
q return_date date; back_on
q back_at time; return_time, back_at
q private_car_km number:50..900; kilometres
q km_sum money:20..300; mileage_money, car_allowance
q per_diem money:14..200; per_diem_total, de:Verpflegungsmehraufwand
q meals_deducted money:5..60; de:Kürzung
q advance money:50..500; advance_received, de:Vorschuss
q payout money:50..2000; amount_to_pay, reimbursement
q filed date; submitted_on, filed
q paid date; paid_with_payroll_of, transferred_on
q breakfast_included flag; breakfast_provided; ob das Frühstück im Zimmerpreis war
q private_days_added flag; extended_privately; ob privat verlängert wurde
a rate_per_km money:0..1; mileage_rate
a plate id:@-@@ ###; car_plate, licence_plate
a iban iban; traveller_account, account, de:IBAN
a hotel company; hotel, lodging
a train id:ICE ###; train_number, train
l costs; expenses, receipts, de:Belege
c costs.no id:#; receipt_no, no
c costs.day date; date, on, de:Datum
c costs.kind phrase; expense_type, kind
c costs.from company:Hotel {}/Taxi {}/{} Bahn/Restaurant {}; paid_to, supplier
c costs.currency currency; currency, cur
c costs.foreign number:5..900; foreign_amount, original
c costs.amount money:5..600; amount_home, amount
c costs.vat percent; vat_rate, tax
c costs.paid phrase; paid_with, means_of_payment
c costs.guests number:1..9; guests, persons
---
{employer} || Nr. {claim_no}
# Abrechnung einer Dienstreise
= Wer: {traveller}
= Wohin: {destination}
= Besucht: {customer}
= Anlass: {purpose=Inbetriebnahme|Vertragsgespräch|Fachtagung|Störung an Linie 3}
= Abreise: {left}, {left_at}
= Rückkehr: {return_date}, {back_at}
= Kostenstelle / Projekt: {cost_centre} / {project}
Mitgereist: {companion}
%costs 3..8
Bel. | Tag | Art | bei | Währ. | Betrag | umger. | bez.
{costs.no} | {costs.day} | {costs.kind=Übernachtung|Taxi|Bahn|Bewirtung|Parken|Maut} | {costs.from} | {costs.currency} | {costs.foreign} | {costs.amount} | {costs.paid=bar|priv. Karte|Firmenkarte|Rechnung}
{costs.guests=}{costs.vat=}
%%
Eigener Wagen {private_car_km} km || {km_sum}
Tagegelder || {per_diem}
abzüglich gestellte Mahlzeiten || {meals_deducted}
abzüglich Vorschuss || {advance}
Auszuzahlen || {payout}
{breakfast_included!Morgens wurde im Haus gegessen, das war im Zimmerpreis|Das Zimmer schloss die Mahlzeit am Morgen ein~Morgens hat sich der Reisende selbst versorgt|Das Zimmer wurde ohne Mahlzeit gebucht}. {private_days_added!Samstag und Sonntag hängte er auf eigene Kosten an|Zwei Tage danach waren Urlaub~Die Rückreise folgte unmittelbar|Keine Tage für eigene Zwecke}.
{filed}, {traveller} || genehmigt {approver}
~ Geprüft {checker}. Auszahlung am {paid}. Frist zur Einreichung {:number:2..6} Monate. Richtlinie Ausgabe {:date}. Fragen: {:person}, {:phone}

== de schwerbehinderung_bescheid_neu
q authority company:Versorgungsamt {}/Amt für soziale Dienste {}/Zentrum Familie {}; decided_by
q person person; applicant, disabled_person
q guardian person; legal_representative, represented_by
q file_number id:## ## ##-####; de:Geschäftszeichen
q applied date; application_date, applied_on, de:Antragsdatum
q dated date; decision_date, issued_on, de:Datum des Bescheids
q since date; established_from, effective_from; ab welchem Tag die Feststellung gilt
q degree number:20..100; degree_of_disability, gdb
q old_degree number:20..90; previous_degree, degree_before
q old_date date; previous_decision, last_notice
q marks phrase; marks_granted, de:Merkzeichen
q refused_mark phrase; mark_refused, not_granted
q card_until month; card_valid_until, pass_expires
q review month; review_in, re_examination
q doctor person; medical_officer, assessed_by
q clerk person; clerk, case_worker, de:Sachbearbeitung
q signed_by person; head, de:Unterzeichner
q photo_needed flag; picture_missing; whether a portrait is still wanted
q free_transport_entitled flag; travel_token; ob man mit Wertmarke frei fahren kann
q companion_allowed flag; escort; ob eine Begleitperson frei mitfährt
a employer company; employer, workplace, de:Arbeitgeber
a tax_allowance money:300..3000; lump_tax_relief
a pension money:300..2000; pension, disability_pension
a birth date; birth_date, born, de:Geburtsdatum
a parking id:PA-####; parking_permit, badge
l impairments; impairments, conditions, de:Beeinträchtigungen
c impairments.no id:#; no, number
c impairments.what phrase; impairment, condition
c impairments.side phrase; side, location
c impairments.single number:10..80; single_degree, individual_value
c impairments.source company:Praxis {}/Klinik {}/Reha {}; medical_source, report_from
c impairments.report date; report_date, dated, de:Berichtsdatum
c impairments.state phrase; change, compared_to_before
c impairments.icd id:@##.#; icd_code, code
---
{authority}
{:address} || {file_number}
{person}
vertreten durch {guardian}
# Bescheid nach dem SGB IX
Auf Ihren Antrag vom {applied} wird der Bescheid vom {old_date} (GdB {old_degree}) geändert. Der Grad der Behinderung beträgt ab {since}: {degree}. Zuerkannt: {marks=G|G, B|G, aG, B|H, Bl|RF}. Nicht zuerkannt: {refused_mark=aG|B|H|RF|1. Kl.}.
%impairments 2..6
Nr. | Beeinträchtigung | Seite | Einzel-GdB | Quelle | vom | 
{impairments.no} | {impairments.what=Hüftarthrose|Diabetes mellitus|Hörminderung|Herzschwäche|Depression|Sehminderung|Polyneuropathie} | {impairments.side=li|re|bds.|–} | {impairments.single} | {impairments.source} | {impairments.report} | {impairments.state=neu|verschlimmert|unverändert|gebessert}
{impairments.icd=}
%%
Einzelwerte werden nicht addiert. Die Bewertung stützt sich auf die Stellungnahme von {doctor}, Ärztlicher Dienst.
{free_transport_entitled!Gegen Zahlung der Marke nutzen Sie Busse und Bahnen ohne Fahrschein|Bus und Bahn stehen Ihnen mit Beiblatt offen~Ein Beiblatt mit Marke erhalten Sie nicht|Die Freifahrt im Nahverkehr steht Ihnen nicht zu}. {companion_allowed!Wer Sie begleitet, fährt ohne Fahrschein mit|Eine zweite Person fährt unentgeltlich mit~Wer Sie begleitet, löst einen Fahrschein|Für Mitreisende gilt keine Vergünstigung}.
Der Ausweis gilt bis {card_until}; wir prüfen erneut im {review}. {photo_needed!Schicken Sie uns dafür noch ein Lichtbild|Es fehlt ein Bild von Ihnen~Ein Lichtbild liegt uns vor|Bilder brauchen wir nicht mehr}.
{:city}, {dated} || {signed_by}
~ Bearbeitet {clerk}, {:phone}. Widerspruch binnen eines Monats. Sprechtag donnerstags bis {:time}. Aktenaufbewahrung bis {:date}, Archiv {:person}.

== de alg_bewilligungsbescheid
q employment_agency company:Agentur für Arbeit {}/Arbeitsmarktservice {}; issued_by, de:ausgestellt von
q person person; unemployed_person, claimant
q customer_no id:###@######; customer_number, de:Kundennummer
q insurer company:{} Krankenkasse/BKK {}/{} Kasse; health_insurer, sickness_fund, de:Versicherer
q employer company:{} Textil/{} Messebau/{} Automaten; last_employer, former_employer, de:Arbeitgeber
q consultant person; placement_officer, job_adviser
q clerk person; benefits_clerk, decided_by, de:Sachbearbeitung
q registered date; registered_on, reported_jobless
q ended date; last_job_ended, employment_ended
q dated date; notice_date, issued, de:Bescheiddatum
q benefit_from date; entitlement_starts
q benefit_to date; entitlement_ends
q duration_days number:90..720; number_of_benefit_days
q blocked_days number:7..84; blocking_days, de:Sperrzeit
q blocked_reason phrase; reason_for_block, why_blocked
q daily_wage money:40..200; daily_assessment_wage, de:Bemessungsentgelt
q daily money:20..80; daily_rate, benefit_per_day
q monthly money:600..2400; monthly_payment, paid_per_month
q tax_class id:#; tax_class, wage_tax_class
q benefit_percentage number:60..67; percent
q account iban; account, paid_to
q side_limit money:165..165; side_income_limit, exempt_earnings
q next_talk date; next_appointment, interview_on
q has_child flag; raised_rate; ob der erhöhte Satz wegen eines Kindes gilt
q claim_reduced flag; duration_cut; ob die Anspruchsdauer gekürzt wurde
a severance money:900..90000; severance, settlement, de:Abfindung
a birth date; birth_date, born, de:Geburtsdatum
a pension_no id:## ###### @ ###; pension_insurance_no, social_security_number
a rent money:300..1500; rent, housing_costs
a course company; training_provider, course
l payments; payments, periods, de:Zahlungen
c payments.from date; from, period_from
c payments.to date; to, period_to
c payments.days number:1..31; days, number_of_days
c payments.amount money:100..2400; amount, de:Leistung
c payments.cut money:10..400; withheld, deduction
c payments.why phrase; reason_withheld, note
c payments.payee phrase; paid_to, recipient
c payments.transfer date; transferred_on, paid_on
---
{employment_agency} || {dated}
{person}, {:address}
Kundennummer {customer_no}
# Bewilligungsbescheid Arbeitslosengeld
<Guten Tag|Sehr geehrte Damen und Herren>, nach Ihrer Meldung vom {registered} bewilligen wir Leistungen vom {benefit_from} bis {benefit_to}, das sind {duration_days} Tage.
= Ihr Arbeitsverhältnis endete: {ended}
= Arbeitgeber: {employer}
= Entgelt je Tag: {daily_wage}
= Steuerklasse: {tax_class}
= Leistungssatz (%): {benefit_percentage}
= Leistung je Tag: {daily}
= Leistung je Monat: {monthly}
= Konto: {account}
= Krankenversichert bei: {insurer}
%payments 2..6
von | bis | Tage | Leistung | einbehalten | wegen | an
{payments.from} | {payments.to} | {payments.days} | {payments.amount} | {payments.cut} | {payments.why=|Erstattung|Nebenverdienst|Pfändung|} | {payments.payee=Sie|Vermieter|Sozialamt|Sie}
{payments.transfer=}
%%
Für {blocked_days} Tage ruht der Anspruch: {blocked_reason=verspätete Meldung|Eigenkündigung|abgelehnte Stelle|Meldeversäumnis}. {claim_reduced!Um ein Viertel verringert sich zugleich die Zeit, in der Sie Geld erhalten|Die Bezugszeit vermindert sich entsprechend~An der Bezugszeit ändert das nichts|Die Bezugszeit bleibt voll erhalten}. {has_child!Weil Sie ein Kind erziehen, gilt der erhöhte Satz|Ein Kind ist auf Ihrer Karte eingetragen~Kinder sind nicht berücksichtigt|Es gilt der allgemeine Satz}.
Bis {side_limit} dürfen Sie im Monat hinzuverdienen. Ihr nächstes Gespräch: {next_talk} bei {consultant}.
> {clerk}
~ Widerspruch binnen eines Monats. Änderungen melden Sie unverzüglich, {:phone}. Bescheinigung des Arbeitgebers vom {:date}. Teamleitung {:person}. Berechnungsbogen {:id:B-##} liegt bei.

== de entgeltumwandlung_vereinbarung_rad
q employer company:{} Software/Klinik {}/{} Bank; employer, lessee_of_bike, de:Arbeitgeber
q employee person; employee, user, de:Nutzer
q lessor company:{} Radleasing/{} Bike/{} Leasing; leasing_company, lessor
q shop company:Radladen {}/{} Zweirad/Fahrradhaus {}; bike_shop, delivered_by
q insurer company:{} Versicherung/{} Assekuranz; bike_insurer, insured_with, de:Versicherer
q hr_signatory person; signed_for_employer
q seller person; shop_contact, sold_by, de:Verkäufer
q contract id:NR-#######; contract_no, usage_contract, de:Vertragsnr
q bike phrase; bike, model
q frame_number id:@@##########; serial
q list_price money:900..7000; list_price, rrp
q monthly_rate money:20..190; leasing_rate, de:Monatsrate
q subsidy money:5..50; employer_subsidy, employer_share
q conversion money:20..180; gross_conversion, salary_reduction
q benefit money:1..20; taxable_benefit, de:geldwerter Vorteil
q term_months number:36..36; duration, de:Dauer
q handed date; handed_over_on, taken_over
q starts month; first_deduction, starts_in
q ends date; ends_on, lease_end
q signed date; agreement_date, signed_on, de:unterzeichnet am
q buyout unit:% 10..20; purchase_option_percent, residual
q service_money money:50..120; service_budget_per_year, inspection_budget
q second_bike flag; further_bike; ob schon ein weiteres Rad genutzt wird
q family_may_ride flag; others_may_use; ob Angehörige fahren dürfen
q sick phrase; rule_in_long_illness, if_pay_stops; was gilt, wenn kein Lohn mehr gezahlt wird
a theft id:Vg ####; theft_report, police_report
a helmet money:20..190; helmet_price, accessories_price
a invoice id:R####; invoice, invoice_no
a insured money:900..7000; insured_sum, sum_insured
a tax_office company; tax_office, revenue_office, de:Finanzamt
---
# Nutzungsüberlassung Dienstrad
{employer} <überlässt|stellt> {employee} <das folgende Rad|ein Rad> auch zur privaten Fahrt <zur Verfügung|bereit>; geleast wird es von {lessor}.
Vertrag {contract} || {signed}
= Rad: {bike=Pedelec Tiefeinsteiger|Lastenrad lang|Gravelbike Alu|Faltrad 8-Gang}
= Rahmen: {frame_number}
= Listenpreis: {list_price}
= Geliefert durch: {shop}, {seller}
= Übernommen: {handed}
= Laufzeit in Monaten: {term_months}
= Ende: {ends}
+++
1. Erstmals im {starts} vermindert sich das Bruttogehalt um {conversion}. Die Rate beträgt {monthly_rate}, davon trägt der Arbeitgeber {subsidy}. Zu versteuern sind monatlich {benefit}.
2. Versichert ist das Rad bei {insurer}; für Wartung stehen im Jahr {service_money} bereit.
3. {family_may_ride!Wer im selben Haushalt lebt, darf ebenfalls aufsteigen|Partner und Kinder dürfen es benutzen~Auf den Sattel darf niemand sonst|Weitergabe ist auch innerhalb des Haushalts untersagt}. {second_bike!Daneben läuft bereits ein anderer Vertrag dieser Art|Es ist das zweite dieser Art~Ein anderes wird nicht genutzt|Es ist das erste dieser Art}.
4. Endet die Lohnzahlung, etwa durch lange Krankheit: {sick=Rate zahlt der Nutzer selbst|Rückgabe binnen vier Wochen|Arbeitgeber zahlt drei Monate weiter|Vertrag ruht}.
5. Kauf am Ende voraussichtlich zu {buyout} des Preises; ein Anspruch darauf besteht nicht.
+++
{hr_signatory} || {employee}
~ Diebstahl binnen {:number:1..3} Tagen anzeigen. Rückgabe in {:city}. Rahmenvertrag des Arbeitgebers vom {:date}. Ansprechpartnerin im Portal: {:person}, {:email}.

== de betriebskosten_abrechnung_wohnung
q landlord company:{} Wohnbau/Wohnungsgenossenschaft {}/{} Immobilien; landlord, lessor, de:Vermieterin
q tenant person; tenant, addressee, de:Mieter
q manager person; property_accountant, prepared_by, de:Leitung
q caretaker person; caretaker, appointment_with; bei wem man Einsicht verabredet
q unit_no id:###.##.###; unit_number, flat_no
q object address; building, property
q area unit:m² 28..140; living_area, flat_size, de:Wohnfläche
q total_area unit:m² 400..4000; total_area, building_area
q persons number:1..6; persons_in_household, occupants
q billing_from date; period_start
q billing_to date; period_end
q moved date; moved_in, tenant_since
q dated date; statement_date, issued, de:Abrechnungsdatum
q prepaid money:600..4000; prepayments, de:Vorauszahlungen
q costs money:600..5000; tenant_share_total, costs_of_flat
q result money:10..900; balance, de:Nachzahlung; was der Mieter noch zu zahlen hat
q payable_by date; due_date, de:zahlbar bis
q new_advance money:90..400; new_monthly_advance, advance_from_now
q new_from date; new_advance_from, adjusted_from
q iban iban; pay_to, landlord_account, de:IBAN
q view_until date; inspection_of_receipts_until, objections_until
q household_help money:20..300; tax_deductible_share, de:haushaltsnahe Dienste
q vacancy_borne_by_landlord flag; empty_flats; ob leere Wohnungen mitgerechnet sind
q interim_reading flag; read_on_moving; ob beim Einzug abgelesen wurde
a rent money:300..1800; basic_rent, rent
a deposit money:600..5000; deposit, security, de:Anzahlung
a heating_company company; heating_bill_company, meter_service
a previous_tenant person; previous_tenant, tenant_before
a meter id:Z-######; meter_number, water_meter
l costs_list; cost_items, expenses, de:Kostenarten
c costs_list.type phrase; cost_type, de:Kostenart
c costs_list.total money:200..20000; building_total, total_cost
c costs_list.key phrase; allocation_key, de:Umlageschlüssel
c costs_list.units number:100..4000; total_units, all_shares
c costs_list.mine number:1..400; tenant_units, own_shares
c costs_list.days number:30..366; days, billed_days
c costs_list.share money:10..900; tenant_share, your_share
c costs_list.provider company:{} Reinigung/{} Entsorgung/{} Versicherung; provider, supplier
---
{landlord}
{tenant}
{:street}, {:zip} {:city} || {dated}
# Abrechnung der Betriebskosten
= Haus: {object}
= Einheit: {unit_no}
= Zeitraum: {billing_from} bis {billing_to}
= Bei uns seit: {moved}
= Wohnfläche: {area} von {total_area}
= Personen: {persons}
%costs_list 5..10
Kosten | Haus | Schlüssel | Anteile | Ihre | Tage | Ihr Teil
{costs_list.type=Wasser|Müll|Grundsteuer|Treppenreinigung|Gebäudeversicherung|Aufzug|Garten|Hausstrom|Winterdienst} | {costs_list.total} | {costs_list.key=m²|Pers.|WE|Verbr.} | {costs_list.units} | {costs_list.mine} | {costs_list.days} | {costs_list.share}
{costs_list.provider=}
%%
Ihre Kosten || {costs}
Geleistete Vorauszahlungen || {prepaid}
Nachzahlung || {result}
<Bitte überweisen Sie|Wir bitten um Zahlung> bis {payable_by} auf {iban}. Künftig zahlen Sie ab {new_from} monatlich {new_advance} voraus.
+++
{vacancy_borne_by_landlord!Für unvermietete Einheiten tragen wir den Anteil selbst|Leerstand geht zu unseren Lasten und steckt in den Anteilen~Alle Einheiten waren durchgehend vermietet|Leerstand gab es nicht}. {interim_reading!Zu Ihrem Beginn wurden die Zähler gesondert aufgenommen|Am Tag der Schlüsselübergabe lasen wir die Zähler ab~Für das angebrochene Jahr wurde nach Tagen geschätzt|Eine eigene Ablesung zum Beginn liegt nicht vor}. Für die Steuer: {household_help} sind Dienste im Haushalt.
+++
Belege sehen Sie bis {view_until} nach Absprache mit {caretaker} ein.
> {manager}
~ Aufsichtsrat: {:person}. Abrechnung über Heizung folgt im {:month}. Nächste Ablesung {:date}. {:phone}

== de mieterhoehung_vergleichsmiete_brief
q landlord person; landlord, sender, de:Vermieter
q agent company:{} Hausverwaltung/Haus- und Grund {}/{} Immobilien; managing_agent, represented_by
q tenant person; tenant, main_tenant, de:Mieter
q second_tenant person; second_tenant, co_tenant
q flat phrase; flat, location_in_house
q address address; property, rented_address
q dated date; letter_date, dated
q lease date; lease_date, contract_of
q last_increase date; last_increase, rent_unchanged_since
q effective date; increase_effective, new_rent_from
q consent_by date; consent_until, agree_by; bis wann der Mieter zustimmen soll
q old_rent money:300..1500; current_rent, rent_until_now
q new_rent money:350..1800; new_rent, rent_demanded
q area unit:m² 30..140; living_area, size, de:Wohnfläche
q per_sqm money:5..18; new_rent_per_sqm, price_per_square_metre
q local_comparative_rent money:6..20; mirror_value, de:ortsübliche Miete
q rent_index_field id:@#; table_cell
q index_year year:202#; rent_index_year, edition
q increase_percent percent; rise
q cap_percent percent; de:Kappungsgrenze
q advance money:90..400; operating_cost_advance, ancillary_costs; was daneben für Nebenkosten zu zahlen ist
q garage money:20..120; garage_rent, parking_space
q qualified_index flag; qualified_rent_index; ob der Mietspiegel qualifiziert ist
q modernised flag; modernised, refurbished; ob die Wohnung erneuert wurde
a iban iban; landlord_account, pay_to, de:IBAN
a deposit money:600..4500; deposit, security, de:Anzahlung
a owner_since date; bought_on, owner_since
a court city; competent_court, district_court, de:Gericht
a persons number:1..6; occupants, household_size
l flats; comparison_flats, comparables, de:Vergleichswohnungen
c flats.street street; address, street
c flats.floor phrase; floor, position
c flats.size unit:m² 30..140; size, area
c flats.rent money:300..1900; rent, net_rent
c flats.sqm money:5..20; rent_per_sqm, per_square_metre
c flats.owner person; landlord, owner, de:Vermieter
c flats.built year:19##; built, year_built
---
{landlord}, vertreten durch {agent}
An {tenant} und {second_tenant}
{address}, {flat=2. OG rechts|Erdgeschoss links|Dachgeschoss|Hinterhaus 1. OG}
> {:city}, {dated}
## Zustimmung zu einer neuen Miete
Mietvertrag vom {lease}. <Ihre|Die> Nettomiete <liegt|steht> seit {last_increase} bei {old_rent}. Wir bitten Sie zuzustimmen, dass sie ab {effective} {new_rent} beträgt. Das sind bei {area} je Quadratmeter {per_sqm} und {increase_percent} mehr als jetzt; erlaubt sind in drei Jahren {cap_percent}.
Begründung: Der Mietspiegel {index_year}, Feld {rent_index_field}, nennt {local_comparative_rent}. {qualified_index!Er ist nach wissenschaftlichen Grundsätzen erstellt und anerkannt|Die Gemeinde hat ihn nach wissenschaftlichen Regeln erstellen lassen~Er ist ein einfacher Spiegel ohne besondere Vermutung}. Zum Vergleich:
%flats 3..5
Wohnung | Lage | Fläche | Miete | je m² | Vermieter
{flats.street} | {flats.floor=EG|1. OG|2. OG|DG|3. OG} | {flats.size} | {flats.rent} | {flats.sqm} | {flats.owner}
{flats.built=}
%%
{modernised!Bad und Fenster wurden vor zwei Jahren erneuert|Die Räume haben neue Fenster und eine neue Heizung~An der Ausstattung hat sich nichts geändert|Erneuert wurde seit dem Einzug nichts}.
Unverändert bleiben die Vorauszahlung für Nebenkosten ({advance}) und die Garage ({garage}). Bitte senden Sie die Zustimmung bis {consent_by} zurück.
> {agent}
~ Sachbearbeitung {:person}, {:phone}. Sonderkündigung bis {:date} möglich. Anlage: Auszug Mietspiegel, {:number:2..6} Blatt. Bank: {:company:{} Bank}.

== de a1_entsendung_bescheinigung
q issuer company:{} Krankenkasse/Sozialversicherung {}/{} Ersatzkasse; issuing_institution, issued_by, de:ausgestellt von
q worker person; posted_worker, employee, de:Arbeitnehmer
q nationality country; nationality, citizen_of
q birth date; birth_date, born, de:Geburtsdatum
q insurance_no id:## ###### @ ###; insurance_number, personal_id
q employer company:{} Montage/{} Anlagen/{} Turbinen; sending_employer, employer, de:Arbeitgeber
q employer_no id:########; company_number, de:Betriebsnummer
q host company:{} Power/{} Steel/{} Paper; host_company, place_of_work_company
q host_place city; host_city, works_in
q host_country country; country_of_work, posted_to
q posting_from date; starts
q posting_to date; ends
q issued date; issued_on, certificate_date, de:ausgestellt am
q applied date; applied_on, request_received
q cert id:A1-########; certificate_number, reference, de:Geschäftszeichen
q status choice:employed/self_employed/civil_servant; status, capacity, de:Stand
q applicable_law country; legislation_of; wessen Sozialrecht gilt
q officer person; signed_by, officer, de:Unterzeichner
q employer_contact person; applied_by
q replaces_posted_person flag; replacement_for_another; ob jemand anderes abgelöst wird
q works_in_several_states flag; multi_state; ob in mehreren Staaten gearbeitet wird
q fixed_place_of_work flag; one_site_only; ob es einen festen Arbeitsort gibt
a wage money:1500..9000; wage, pay_abroad
a hotel company; accommodation, lodging
a tax_office company; tax_office, revenue, de:Finanzamt
a profession job; occupation
a visa id:V#######; visa, residence_permit
l sites; places_of_work, sites, de:Einsatzorte
c sites.no id:#; no, item
c sites.name company:{} Kraftwerk/{} Werk/Baustelle {}; site, establishment
c sites.addr street; street, address
c sites.city city; city, place
c sites.country country; country, state, de:Land
c sites.from date; from, first_day
c sites.to date; to, last_day
c sites.boss person; site_manager, local_contact, de:Bauleiter
c sites.reg id:@@#####; registration_no, local_id
---
# Bescheinigung über anzuwendendes Sozialrecht (A1)
{cert} || ausgestellt {issued}
## Person
= Name: {worker}
= Geboren: {birth}
= Staatsangehörigkeit: {nationality}
= Versicherungsnummer: {insurance_no}
= Tätig als: {status?Arbeitnehmer~Selbstständiger~Beamter}
## Anzuwendendes Recht
Es gilt das Recht von {applicable_law}, und zwar vom {posting_from} bis {posting_to}. {works_in_several_states!Die Person ist gewöhnlich in zwei oder mehr Ländern tätig|Gearbeitet wird abwechselnd diesseits und jenseits der Grenze~Die Person wird in ein einziges Land entsandt}. {replaces_posted_person!Sie tritt an die Stelle einer Kollegin, deren Zeit abgelaufen ist|Sie löst einen Kollegen ab~Sie kommt für niemand anderen|Ein Wechsel von Kräften liegt nicht vor}.
## Arbeitgeber
{employer}, {:address}, Betriebsnummer {employer_no}; Antrag vom {applied} durch {employer_contact}
## Beschäftigungsort
{host}, {host_place}, {host_country}
{fixed_place_of_work!Der Ort bleibt während der ganzen Zeit gleich|Gearbeitet wird an einer einzigen Stelle~Der Ort wechselt nach Bedarf, siehe Liste|Die Montage zieht von Stelle zu Stelle}.
%sites 1..5
Nr. | Stätte | Straße, Ort | Staat | von | bis | vor Ort
{sites.no} | {sites.name} | {sites.addr}, {sites.city} | {sites.country} | {sites.from} | {sites.to} | {sites.boss}
{sites.reg=}
%%
## Ausstellender Träger
{issuer}, {:city}, {:phone}
> {officer}
~ Gültig nur mit Stempel. Ältere Bescheinigungen, zuletzt vom {:date}, verlieren ihre Gültigkeit. Prüfdienst {:person}. Seite {:number:1..2} von 2.

== de eingruppierung_tarif_mitteilung
q employer company:Landkreis {}/Klinikum {}/Stadtwerke {}; public_employer, employer, de:Arbeitgeber
q employee person; employee, addressee, de:Arbeitnehmer
q personnel_no id:P ######; personnel_number, staff_no
q agreement phrase; collective_agreement, de:Tarifvertrag
q old_group id:EG #@; previous_grade, old_pay_group
q new_group id:EG ##; new_grade, pay_group
q step number:1..6; step, de:Stufe
q next_step date; next_step_on, step_advancement
q effective date; effective_from, from
q applied date; application_date, requested_on, de:Antragsdatum
q commission_date date; evaluation_meeting, commission_met
q dated date; letter_date, dated
q hours id:##,## Std.; weekly_hours, working_time
q old_pay money:2000..6000; previous_pay, pay_before
q new_pay money:2300..7000; new_pay, basic_pay
q back_pay money:300..9000; back_payment, arrears
q back_month month; paid_with, back_payment_in
q allowance money:30..400; allowance, de:Zulage
q allowance_for phrase; allowance_reason, paid_for
q organisational_unit phrase; works_in
q personnel_officer person; contact, de:Ansprechpartner
q signed_by person; head_of_personnel, de:Unterzeichner
q council person; staff_council_member, spoke_for_council
q staff_council_agreed flag; council_consent; ob der Personalrat zugestimmt hat
q part_time flag; pro_rata; ob in Teilzeit gearbeitet wird
a iban iban; account, salary_account, de:IBAN
a hired date; hired_on, employed_since
a tax_class id:#; tax_class, wage_tax_class
a pension company; pension_fund, supplementary_pension
a holiday number:28..34; annual_leave, holiday
l tasks; work_processes, tasks, de:Arbeitsvorgänge
c tasks.no id:#; process_no, no
c tasks.what phrase; task, activity
c tasks.share percent; time_share, share
c tasks.feature phrase; job_characteristic, criterion
c tasks.group id:EG ##; grade, valuation
c tasks.since date; performed_since, since
---
{employer}
Personalservice · {personnel_officer} || {dated}
{employee}
{organisational_unit=Bauamt|Zentrallabor|Netzleitstelle|Sozialdienst|Archiv}, {personnel_no}
# Ihre Eingruppierung nach {agreement=TVöD-VKA|TV-L|TV-V|TVöD-K}
<Auf Ihren Antrag|Zu Ihrem Antrag> vom {applied} hat die Bewertungskommission am {commission_date} die Stelle neu bewertet.
%tasks 2..5
AV | Tätigkeit | Zeit | Merkmal | Wert
{tasks.no} | {tasks.what=Anträge prüfen|Proben vorbereiten|Schaltgespräche|Beratung|Verzeichnung|Statistik} | {tasks.share} | {tasks.feature=gründliche Kenntnisse|selbstständige Leistung|besondere Verantwortung|vielseitig} | {tasks.group}
{tasks.since=}
%%
= Bisher: {old_group}
= Künftig: {new_group}, Stufe {step}
= Ab: {effective}
= Nächste Stufe: {next_step}
= Wochenstunden: {hours}
= Entgelt bisher: {old_pay}
= Entgelt neu: {new_pay}
= Zulage: {allowance} ({allowance_for=Schicht|Leitung|Gefahr|Ausbildung})
Für die Vergangenheit zahlen wir {back_pay} nach, und zwar mit den Bezügen für {back_month}.
{part_time!Da Sie nicht die volle Woche arbeiten, erhalten Sie den entsprechenden Anteil|Die Beträge gelten bei Ihnen nur anteilig~Sie arbeiten die volle Woche, die Beträge gelten ungekürzt}.
Für den Personalrat hat {council} {staff_council_agreed!keine Einwände erhoben|sein Einverständnis erklärt~Einwände erhoben|das Einverständnis verweigert}.
> {signed_by}
~ Ausschlussfrist sechs Monate. Entgelttabelle gültig ab {:date}. Zimmer {:number:1..400}, {:phone}. Zweitschrift zur Akte, {:person}.

== de ch_steuerveranlagung_kanton
q tax_authority company:Steueramt {}/Kantonale Steuerverwaltung {}/Gemeindesteueramt {}; assessed_by
q taxpayer person; taxpayer, person_1
q spouse person; spouse, person_2
q register_number id:###.####.####.##; ahv_no, de:Registernummer
q period year:202#; tax_period, year
q filed date; return_filed, declaration_received
q dated date; assessment_date, opened_on
q inspector person; tax_commissioner, assessed_by_person
q representative company:{} Treuhand/{} Steuerberatung; fiduciary
q income money:40000..250000; taxable_income, de:steuerbares Einkommen
q wealth money:9000..900000; taxable_wealth, de:steuerbares Vermögen
q declared money:40000..250000; declared_income, per_return; was deklariert worden war
q rate_income money:40000..260000; rate_determining_income, de:satzbestimmend
q canton_tax money:900..20000; cantonal_tax, state_tax
q town_tax money:900..20000; municipal_tax, town_tax
q church_tax money:50..2000; church_tax, parish_tax
q federal money:50..9000; direct_federal_tax, federal_tax
q total money:2000..50000; total_tax, amount_owed
q paid money:900..40000; provisional_payments, already_paid
q refund money:10..3000; refund, de:Guthaben
q withholding money:5..900; withholding_tax_credit, de:Verrechnungssteuer
q steuerfuss number:80..130; municipal_multiplier, de:Steuerfuss
q children number:1..4; children, dependent_children
q tariff choice:married/single/single_parent; tariff, rate_table
q objection_days number:30..30; objection_days, appeal_days
q penalty_imposed flag; fine_for_delay; ob eine Busse auferlegt wurde
a debt money:9000..900000; mortgage_debt, debts
a employer company; employer, works_for, de:Arbeitgeber
a iban iban; refund_account, account, de:IBAN
a interest money:1..90; interest_on_arrears, default_interest
a birth date; birth_date, born, de:Geburtsdatum
l changes; corrections, adjustments, de:Abweichungen
c changes.code id:###; item_code, de:Ziffer
c changes.item phrase; item, position
c changes.declared money:100..20000; declared, per_return
c changes.fixed money:100..20000; assessed, accepted
c changes.reason phrase; reason, why, de:Grund
c changes.person id:P#; person, concerns
c changes.doc id:B-##; receipt, document
---
{tax_authority}
{taxpayer}
{spouse}
{:street}, {:zip} {:city} || {dated}
# Veranlagungsverfügung {period}
Register {register_number} · eingereicht {filed} · vertreten durch {representative}
= Tarif: {tariff?Verheiratete~Alleinstehende~Alleinerziehende}
= Kinder: {children}
= Steuerbares Einkommen: {income}
= Satzbestimmend: {rate_income}
= Steuerbares Vermögen: {wealth}
Deklariert hatten Sie ein Einkommen von {declared}. Abgewichen wurde wie folgt:
%changes 2..6
Ziffer | Position | Pers. | deklariert | veranlagt | Grund
{changes.code} | {changes.item=Berufskosten|Unterhalt Liegenschaft|Säule 3a|Weiterbildung|Eigenmietwert|Krankheitskosten} | {changes.person} | {changes.declared} | {changes.fixed} | {changes.reason=Beleg fehlt|Höchstbetrag|Pauschale höher|privat|Schätzung}
{changes.doc=}
%%
Kanton || {canton_tax}
Gemeinde, Steuerfuss {steuerfuss} % || {town_tax}
Kirche || {church_tax}
Direkte Bundessteuer || {federal}
Zusammen || {total}
Akonto bezahlt || {paid}
Verrechnungssteuer || {withholding}
Zu Ihren Gunsten || {refund}
{penalty_imposed!Weil die Erklärung trotz Mahnung zu spät kam, wird eine Busse ausgesprochen|Wegen versäumter Mitwirkung wird eine Busse verfügt~Bussen werden keine erhoben}. <Einsprache|Eine Einsprache> ist innert {objection_days} Tagen schriftlich möglich.
> {inspector}
~ Inkasso {:phone}. Postkonto der Gemeinde {:iban}. Ausgleichszins ab {:date}. Revisor {:person}. Rechtsmittelbelehrung umseitig.

== de ch_pensionskasse_vorsorgeausweis
q fund company:Pensionskasse {}/{} Vorsorgestiftung/Sammelstiftung {}; pension_fund, foundation
q insured person; insured_person, member
q partner person; registered_partner, spouse
q employer company:{} AG/{} Bau/Spital {}; affiliated_employer, employer, de:Arbeitgeber
q social_security_number id:756.####.####.##; ahv_number
q contract id:V-####/###; contract_no, insured_no, de:Vertragsnr
q valid_as_of date; certificate_date
q entry date; joined_fund, entry_date
q retire date; retirement_date, ordinary_retirement
q salary money:40000..180000; annual_salary, reported_salary, de:Jahreslohn
q insured_salary money:20000..150000; insured_salary, coordinated_salary
q employment_level percent; workload
q savings money:9000..600000; retirement_savings, de:Altersguthaben
q mandatory_part money:5000..400000; de:BVG-Anteil
q vested money:9000..600000; vested_benefit, de:Freizügigkeitsleistung
q own_month money:100..1500; employee_contribution_month, own_monthly
q firm_month money:100..2000; employer_contribution_month, employer_monthly
q pension_year money:9000..90000; expected_pension_year, annual_pension
q capital_end money:90000..900000; capital_at_retirement, final_savings
q conversion_rate unit:% 4..7; de:Umwandlungssatz
q interest unit:% 1..4; interest_credited, interest_rate, de:Zinssatz
q disability money:9000..70000; disability_pension_year, invalidity_pension
q widow money:5000..50000; spouse_pension_year, survivor_pension
q buyin money:1000..200000; maximum_purchase, buy_in_possible, de:Einkauf
q withdrawn money:9000..200000; withdrawn_for_home, early_withdrawal
q manager person; fund_manager, contact, de:Leitung
q pledged flag; pledged, de:verpfändet; ob das Guthaben verpfändet ist
a coverage_ratio percent; funding_ratio
a birth date; birth_date, born, de:Geburtsdatum
a third_pillar money:100..7000; pillar_3a
a iban iban; payout_account, account, de:IBAN
a exit date; leaves_on, exit_date
l steps; retirement_options, scenarios, de:Altersstufen
c steps.age number:58..70; age, de:Alter
c steps.rate unit:% 4..7; conversion_rate, rate
c steps.capital money:90000..900000; capital, savings
c steps.year money:9000..90000; pension_per_year, annual
c steps.month money:900..7000; pension_per_month, monthly
c steps.bridge money:100..2500; bridging_pension, bridge
---
# Vorsorgeausweis
{fund} || gültig per {valid_as_of}
{insured}
{:address}
= Arbeitgeber: {employer}
= Versichertennummer: {social_security_number}
= Vertrag: {contract}
= Eintritt: {entry}
= Pensionierung: {retire}
= Beschäftigungsgrad: {employment_level}
## Löhne
Gemeldeter Jahreslohn {salary}; versichert sind {insured_salary}.
## Guthaben
= Altersguthaben: {savings}
= davon nach BVG: {mandatory_part}
= Freizügigkeitsleistung: {vested}
= Zins: {interest}
= Vorbezug Wohneigentum: {withdrawn}
= Möglicher Einkauf: {buyin}
{pledged!Die Ansprüche dienen einer Bank als Sicherheit für die Wohnung|Zugunsten eines Hypothekargebers besteht ein Pfand~Ein Pfand ist nicht angemerkt|Rechte Dritter sind nicht angemerkt}.
## Beiträge im Monat
Sie {own_month}, der Arbeitgeber {firm_month}.
## Leistungen
Voraussichtliches Kapital {capital_end}, Satz {conversion_rate}, ergibt jährlich {pension_year}. Bei Invalidität {disability}, für {partner} {widow} im Jahr.
%steps 3..6
Alter | Kapital | Satz | pro Jahr | pro Monat
{steps.age} | {steps.capital} | {steps.rate} | {steps.year} | {steps.month}
{steps.bridge=}
%%
Auskunft: {manager}
~ Stiftungsrat: {:person} (Präsidium). Reglement gültig ab {:date}. Abweichungen melden Sie innert {:number:10..60} Tagen. Experte für berufliche Vorsorge: {:company}.

== de at_arbeitnehmerveranlagung
q tax_office company:Finanzamt {}/Finanzamt Österreich, Dienststelle {}; issued_by, de:Finanzamt
q taxpayer person; taxpayer, applicant
q reference id:##-###/####; de:Steuernummer
q social_security_number id:#### ######; svnr
q year year:202#; tax_year, assessed_year, de:Steuerjahr
q dated date; notice_date, issued, de:Bescheiddatum
q applied date; application_received, filed_on
q income money:15000..90000; total_income, de:Gesamtbetrag der Einkünfte
q taxable money:12000..80000; taxable_income, de:Einkommen
q assessed_tax money:300..20000; income_tax
q withheld money:400..22000; wage_tax_withheld, de:einbehaltene Lohnsteuer
q credit money:50..4000; tax_credit, de:Gutschrift
q family money:200..4000; family_bonus, de:Familienbonus
q commuter money:200..4000; commuter_allowance, de:Pendlerpauschale
q commuter_km number:20..90; commuting_distance, km_to_work
q costs money:132..4000; work_related_costs, de:Werbungskosten
q rejected money:20..2000; rejected_costs, not_accepted
q rejected_why phrase; reason_rejected, why_not
q account iban; refund_account, paid_to
q clerk person; officer, decided_by, de:Sachbearbeitung
q head_of_office person; signed_for
q complaint number:1..1; complaint_months, appeal_months
q sole_earner flag; single_earner_credit; ob der Absetzbetrag für Alleinverdiener gilt
q prepayments_next_year flag; advance_payments_set; ob künftig vorauszuzahlen ist
a employer_phone phone; employer_phone, phone
a child date; child_birth_date, child_born
a adviser company; tax_adviser, representative, de:Steuerberater
a pension money:900..40000; pension_income, pension
a donation money:20..900; donations, charity
l slips; employers, annual_wage_statements, de:Lohnzettel
c slips.payer company:{} Handel/Land {}/{} Gastro; payer, de:bezugsauszahlende Stelle
c slips.from date; from, period_from
c slips.to date; to, period_to
c slips.gross money:5000..70000; gross, taxable_pay
c slips.tax money:100..15000; wage_tax, withheld
c slips.code id:###; code, de:Kennzahl
c slips.sv money:500..9000; social_insurance, sv
c slips.received date; transmitted_on, received
---
REPUBLIK ÖSTERREICH || {tax_office}
{taxpayer}
{:address} || {dated}
St.-Nr. {reference}, VNR {social_security_number}
# Einkommensteuerbescheid {year}
(Arbeitnehmerveranlagung) – Ihr Antrag langte am {applied} ein.
Die Einkommensteuer wird festgesetzt mit {assessed_tax}. Bisher abgezogen: {withheld}. Gutgeschrieben: {credit}.
%slips 1..4
Stelle | von | bis | KZ | Bezüge | LSt
{slips.payer} | {slips.from} | {slips.to} | {slips.code} | {slips.gross} | {slips.tax}
{slips.sv=}{slips.received=}
%%
= Gesamtbetrag der Einkünfte: {income}
= Werbungskosten: {costs}
= Pendlerpauschale: {commuter} ({commuter_km} km)
= Einkommen: {taxable}
= Familienbonus Plus: {family}
+++
Nicht berücksichtigt: {rejected}, denn {rejected_why=ein beruflicher Anlass wurde nicht dargetan|der Beleg lautet auf eine andere Person|die Ausgabe ist ersetzt worden|das Zimmer wird auch privat genutzt}. {sole_earner!Da Ihr Partner kaum verdient, steht Ihnen der entsprechende Absetzbetrag zu|Der Absetzbetrag für Haushalte mit einem Einkommen ist abgezogen~Ihr Partner verdient selbst, ein Absetzbetrag entfällt}. {prepayments_next_year!Für das laufende Jahr sind vier Teilbeträge im Voraus zu entrichten|Ab nun sind vierteljährlich Beträge im Voraus fällig~Im Voraus ist nichts zu entrichten|Vorschreibungen für kommende Jahre ergehen nicht}.
+++
Das Guthaben wird auf {account} überwiesen. Beschwerde ist binnen {complaint} Monats zulässig.
Für den Vorstand: {head_of_office} || Bearbeitung: {clerk}
~ Amtssignatur {:id:S-######}. Infocenter {:phone}, bis {:time}. Zustellung über FinanzOnline am {:date}. Vertretung {:person}.
`
