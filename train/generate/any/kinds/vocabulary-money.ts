/** Banks, insurance, taxes and property. */
export const money = `
policy_no id; Policy number|Policy no.|Certificate no.; Versicherungsscheinnummer|Policennummer|Versicherungsnummer|VS-Nr.; Numéro de police|N° de contrat; Número de póliza|Póliza n.º; insurance_no ~ number of the insurance contract
insurance_kind phrase; Type of insurance|Line of business|Product; Versicherungsart|Sparte|Tarif; Type d'assurance|Produit; Tipo de seguro|Ramo
premium money:40..2500; Premium|Total premium|Annual premium; Beitrag|Prämie|Jahresbeitrag; Prime|Cotisation|Prime annuelle; Prima|Prima total|Prima anual; contribution ~ what the insured pays for the cover
payment_frequency choice:monthly/quarterly/half-yearly/yearly=monatlich/vierteljährlich/halbjährlich/jährlich=mensuel/trimestriel/semestriel/annuel=mensual/trimestral/semestral/anual; Payment frequency|Instalments|Payable; Zahlungsweise|Zahlungsart; Périodicité|Fractionnement; Forma de pago|Periodicidad; billing_cycle ~ how often it is paid
sum_insured money:5000..900000; Sum insured|Insured sum|Limit of indemnity; Versicherungssumme|Deckungssumme; Capital assuré|Somme assurée|Plafond; Suma asegurada|Capital asegurado; coverage_limit ~ the most that is paid in a claim
deductible money:50..2000; Deductible|Excess; Selbstbeteiligung|Selbstbehalt; Franchise; Franquicia; own_share ~ what the insured bears in a claim
cover phrase; Cover|Risk|Coverage; Deckung|Risiko|Leistung; Garantie|Risque; Cobertura|Riesgo|Garantía
cover_start date; Start of cover|Inception|Policy start; Versicherungsbeginn|Vertragsbeginn|Beginn; Date d'effet|Début du contrat|Prise d'effet; Fecha de efecto|Inicio; starts_on ~ first day of the contract
cover_end date; End of cover|Expiry|Policy end; Versicherungsablauf|Vertragsende|Ablauf; Échéance|Fin du contrat; Vencimiento|Fin; ends_on ~ last day of the contract
no_claims short; No-claims class|Bonus class; SF-Klasse|Schadenfreiheitsklasse; Coefficient bonus-malus|CRM; Bonificación|Clase de bonificación
claim_no id; Claim number|Claim no.|Loss no.; Schadennummer|Schaden-Nr.; Numéro de sinistre|N° de sinistre; Número de siniestro|N.º siniestro; loss_id ~ number of the damage at the insurer
loss_date date; Date of loss|Date of accident|Date of incident; Schadendatum|Schadentag|Unfalldatum; Date du sinistre|Date de l'accident; Fecha del siniestro|Fecha del accidente; happened_on ~ when the damage happened
loss_time time; Time of loss|Time of accident; Schadenzeit|Uhrzeit; Heure du sinistre|Heure; Hora del siniestro|Hora
loss_place city; Place of loss|Place of accident|Location; Schadenort|Unfallort; Lieu du sinistre|Lieu de l'accident; Lugar del siniestro|Lugar del accidente
reported_on date; Reported on|Date of notification; Gemeldet am|Schadenmeldung vom; Déclaré le|Date de déclaration; Comunicado el|Fecha de declaración
loss_cause choice:fire/water/theft/storm/collision=Feuer/Leitungswasser/Diebstahl/Sturm/Zusammenstoß=incendie/dégât des eaux/vol/tempête/collision=incendio/agua/robo/tormenta/colisión; Cause of loss|Cause; Schadenursache|Ursache; Cause du sinistre|Nature; Causa del siniestro|Causa
loss_description text; Description of loss|What happened|Circumstances; Schadenhergang|Schadenschilderung|Hergang; Circonstances|Description du sinistre; Descripción del siniestro|Relato de los hechos
damage_sum money:200..40000; Amount of loss|Estimated damage|Claim amount; Schadenhöhe|Schadensumme; Montant du dommage|Estimation; Importe de los daños|Daños estimados
paid_out money:100..40000; Settlement|Amount paid|Compensation; Entschädigung|Auszahlungsbetrag|Erstattung; Indemnité|Montant versé; Indemnización|Importe abonado; payout ~ what was paid in the end
police_report flag; Police informed|Police report; Polizei verständigt|polizeilich aufgenommen; Constat de police|Police prévenue; Atestado policial|Aviso a la policía
loan_amount money:2000..400000; Loan amount|Amount of credit|Principal; Darlehensbetrag|Kreditbetrag|Nettodarlehensbetrag; Montant du prêt|Capital emprunté; Importe del préstamo|Capital; borrowed_sum ~ how much is lent
loan_no id; Loan number|Contract no.|Account no.; Darlehensnummer|Kontonummer|Kreditnummer; Numéro de prêt|N° de contrat; Número de préstamo|N.º de contrato
interest_rate percent; Interest rate|Nominal rate|Borrowing rate; Sollzinssatz|Zinssatz|Nominalzins; Taux d'intérêt|Taux nominal|Taux débiteur; Tipo de interés|TIN|Interés nominal
effective_rate percent; APR|Effective rate; Effektiver Jahreszins|Effektivzins; TAEG|Taux effectif; TAE; annual_percentage_rate ~ yearly cost of the loan in percent, all fees included
instalment money:50..2500; Instalment|Monthly payment|Rate; Rate|Monatsrate|Leistungsrate; Mensualité|Échéance; Cuota|Cuota mensual; monthly_rate ~ what is paid back each month
loan_term duration; Term|Duration|Repayment period; Laufzeit|Vertragslaufzeit; Durée|Durée du prêt; Plazo|Duración
instalment_count number:6..360; Number of instalments|Payments; Anzahl der Raten|Ratenzahl; Nombre d'échéances|Nombre de mensualités; Número de cuotas
total_repayment money:2000..500000; Total amount payable|Total repayment; Gesamtbetrag|Gesamtrückzahlung; Montant total dû; Importe total adeudado
first_instalment date; First payment|First instalment due; Erste Rate|erste Fälligkeit; Première échéance; Primera cuota|Primer vencimiento
fixed_until date; Fixed rate until|End of fixed interest; Zinsbindung bis|Zinsfestschreibung; Taux fixe jusqu'au; Tipo fijo hasta
purpose phrase; Purpose|Use of loan|Reason for payment; Verwendungszweck|Zweck; Objet|Motif; Finalidad|Concepto|Destino
collateral phrase; Security|Collateral; Sicherheit|Sicherheiten; Garantie|Sûreté; Garantía|Aval
remaining_debt money:100..300000; Outstanding balance|Remaining debt|Balance; Restschuld|Restsaldo; Capital restant dû|Solde; Capital pendiente|Saldo
principal_part money:50..2000; Principal|Repayment; Tilgung|Tilgungsanteil; Capital|Amortissement; Amortización|Capital
interest_part money:5..900; Interest; Zinsen|Zinsanteil; Intérêts; Intereses
due_date date; Due date|Due on|Payable by|Pay by; Fällig am|Fälligkeit|zahlbar bis; Date d'échéance|À payer avant le; Fecha de vencimiento|Pagar antes de; pay_before ~ last day to pay
iban iban; IBAN|Account; IBAN|Konto; IBAN|Compte; IBAN|Cuenta
bic id:@@@@@@##; BIC|SWIFT; BIC|SWIFT-Code; BIC|SWIFT; BIC|SWIFT
bank_name company; Bank; Bank|Kreditinstitut; Banque; Banco|Entidad
creditor_id id:DE##ZZZ###########; Creditor ID|Creditor identifier; Gläubiger-ID|Gläubiger-Identifikationsnummer; ICS|Identifiant créancier; Identificador del acreedor
mandate_no id; Mandate reference|Mandate no.; Mandatsreferenz; Référence du mandat|RUM; Referencia del mandato
transfer_amount money:5..9000; Amount|Amount transferred; Betrag|Überweisungsbetrag; Montant; Importe
transfer_date date; Execution date|Value date|Date of transfer; Ausführungsdatum|Wertstellung|Buchungstag; Date d'exécution|Date de valeur; Fecha de ejecución|Fecha valor
reference_no id; Reference|Our reference|Ref.; Aktenzeichen|Unser Zeichen|Referenz; Référence|N/Réf.|Réf. dossier; Referencia|N/Ref.|Expediente; file_no|case_ref ~ under which the case is kept
tax_year year; Tax year|Assessment year|Year; Veranlagungsjahr|Steuerjahr|Kalenderjahr; Année d'imposition|Exercice; Ejercicio|Año fiscal
tax_kind choice:income tax/property tax/vehicle tax/trade tax=Einkommensteuer/Grundsteuer/Kfz-Steuer/Gewerbesteuer=impôt sur le revenu/taxe foncière/taxe véhicule/taxe professionnelle=IRPF/IBI/IVTM/IAE; Type of tax|Tax; Steuerart; Type d'impôt|Impôt; Impuesto|Tributo
taxable_income money:8000..120000; Taxable income|Tax base; Zu versteuerndes Einkommen|Bemessungsgrundlage; Revenu imposable|Base d'imposition; Base liquidable|Renta imponible
assessed_tax money:200..30000; Tax assessed|Tax due|Assessed amount; Festgesetzte Steuer|festgesetzt werden; Impôt dû|Montant de l'impôt; Cuota íntegra|Cuota tributaria; tax_liability ~ the tax as it was fixed
withheld_tax money:100..20000; Tax withheld|Tax paid|Prepayments; Einbehaltene Lohnsteuer|abzüglich Vorauszahlungen|Steuerabzug; Retenue à la source|Acomptes versés; Retenciones|Pagos a cuenta
refund money:10..3000; Refund|Amount refunded; Erstattung|Guthaben|Erstattungsbetrag; Remboursement|Restitution|Trop-perçu; Devolución|A devolver; overpaid ~ what is given back
back_payment money:10..3000; Balance due|Additional payment|Amount owed; Nachzahlung|Nachforderung|noch zu zahlen; Solde à payer|Reste à payer|Complément; A ingresar|Importe pendiente; still_owed ~ what has to be paid on top
objection_deadline date; Appeal deadline|Objection until; Einspruchsfrist|Widerspruch bis; Délai de recours|Recours jusqu'au; Plazo de recurso|Recurso hasta
expenses_deducted money:100..5000; Deductible expenses|Allowable expenses; Werbungskosten|Abzüge; Frais déductibles|Charges déductibles; Gastos deducibles
net_rent money:300..2500; Rent|Net rent|Basic rent; Kaltmiete|Nettomiete|Grundmiete; Loyer|Loyer hors charges; Renta|Alquiler|Renta mensual; basic_rent ~ rent without service charges
service_charge money:50..500; Service charges|Utilities|Ancillary costs; Nebenkosten|Betriebskosten|Nebenkostenvorauszahlung; Charges|Provision pour charges; Gastos de comunidad|Gastos
total_rent money:400..3000; Total rent|Rent incl. charges; Warmmiete|Gesamtmiete|Miete inkl. Nebenkosten; Loyer charges comprises|Total loyer; Renta total|Alquiler total; warm_rent ~ all that the tenant pays each month
rent_deposit money:500..6000; Deposit|Security deposit; Kaution|Mietkaution|Mietsicherheit; Dépôt de garantie|Caution; Fianza|Depósito; security_sum ~ what the tenant leaves with the landlord
living_area unit:m²; Living area|Floor space|Area; Wohnfläche|Fläche; Surface habitable|Surface; Superficie|Superficie útil
rooms number:1..7; Rooms|Number of rooms; Zimmer|Anzahl Zimmer; Pièces|Nombre de pièces; Habitaciones|N.º de habitaciones
floor short; Floor|Storey; Etage|Stockwerk|Geschoss; Étage; Planta|Piso
lease_start date; Start of tenancy|Lease start|Commencing; Mietbeginn|Beginn des Mietverhältnisses; Début du bail|Date d'effet du bail; Inicio del arrendamiento|Fecha de inicio
lease_end date; End of tenancy|Lease end; Mietende|Befristet bis; Fin du bail; Fin del arrendamiento
property_address address; Property|Premises|Address of property; Mietobjekt|Objekt|Objektadresse; Adresse du bien|Logement|Bien loué; Vivienda|Inmueble|Dirección del inmueble; premises ~ where the house or flat stands
property_kind choice:apartment/house/office/garage=Wohnung/Haus/Büro/Garage=appartement/maison/bureau/garage=piso/casa/oficina/garaje; Type of property|Property type; Objektart|Immobilienart; Type de bien; Tipo de inmueble
land_register_no id; Land register no.|Title number|Folio; Grundbuchblatt|Grundbuch-Nr.; N° de titre|Référence cadastrale; Referencia catastral|Finca registral
plot_size unit:m²; Plot size|Land area; Grundstücksgröße|Grundstücksfläche; Surface du terrain; Superficie de la parcela
year_built year; Year of construction|Built in|Year built; Baujahr; Année de construction; Año de construcción
purchase_price money:20000..900000; Purchase price|Price; Kaufpreis|Preis; Prix d'achat|Prix de vente; Precio de compra|Precio
energy_class short; Energy class|Energy rating; Energieeffizienzklasse|Energieklasse; Classe énergétique|DPE; Clase energética|Calificación energética
heating phrase; Heating|Heating system; Heizung|Heizungsart; Chauffage; Calefacción
pets_allowed flag; Pets allowed|Pets; Haustiere erlaubt|Tierhaltung; Animaux autorisés; Se admiten mascotas
furnished flag; Furnished; möbliert; Meublé; Amueblado
meter_no id; Meter number|Meter no.; Zählernummer|Zähler-Nr.; Numéro de compteur|N° compteur; Número de contador|N.º contador
old_reading number:100..90000; Previous reading|Opening reading|Old; Zählerstand alt|Anfangsstand|alter Stand; Ancien index|Index début; Lectura anterior
new_reading number:100..99000; Current reading|Closing reading|New; Zählerstand neu|Endstand|neuer Stand; Nouvel index|Index fin; Lectura actual
reading_date date; Reading date|Date of reading|Read on; Ablesedatum|abgelesen am; Date de relevé|Relevé le; Fecha de lectura
used number:10..9000; Consumption|Usage|Used; Verbrauch; Consommation; Consumo
meter_kind choice:water/gas/heat/electricity=Wasser/Gas/Wärme/Strom=eau/gaz/chaleur/électricité=agua/gas/calor/electricidad; Type of meter|Meter|Medium; Zählerart|Medium; Type de compteur|Énergie; Tipo de contador|Suministro
cost_share money:20..900; Your share|Share of costs; Ihr Anteil|Kostenanteil; Votre quote-part; Su parte|Cuota
total_cost money:200..20000; Total cost|Building total; Gesamtkosten; Coût total|Dépenses totales; Coste total|Gasto total
allocation_key choice:area/persons/units/usage=Fläche/Personen/Einheiten/Verbrauch=surface/personnes/lots/consommation=superficie/personas/viviendas/consumo; Allocation key|Basis; Verteilerschlüssel|Umlageschlüssel; Clé de répartition; Criterio de reparto
prepaid money:200..3000; Prepayments|Advance payments|Paid on account; Vorauszahlungen|geleistete Abschläge; Acomptes|Provisions versées; Pagos a cuenta|Anticipos
donation money:10..5000; Amount of donation|Donation|Gift; Betrag der Zuwendung|Spendenbetrag|Spende; Montant du don|Don; Importe de la donación|Donativo
donation_date date; Date of donation|Received on; Tag der Zuwendung|Eingang am; Date du don|Reçu le; Fecha de la donación
amount_in_words text; Amount in words|In words; in Buchstaben|Betrag in Worten; En toutes lettres|Somme en lettres; En letra|Importe en letras
expense_kind choice:travel/hotel/meals/phone/other=Reise/Hotel/Bewirtung/Telefon/Sonstiges=déplacement/hôtel/repas/téléphone/divers=viaje/hotel/comidas/teléfono/otros; Expense type|Category|Type; Kostenart|Art|Kategorie; Nature de la dépense|Catégorie; Tipo de gasto|Categoría
expense_sum money:5..900; Amount|Cost; Betrag|Kosten; Montant; Importe
reimbursement money:50..3000; Amount to reimburse|Reimbursement|Refund; Erstattungsbetrag|Auszahlung|zu erstatten; Montant à rembourser|Remboursement; Importe a reembolsar|Reembolso; pay_back ~ what the employee gets back
advance money:50..1000; Advance|Advance received; Vorschuss|erhaltener Vorschuss; Avance|Avance reçue; Anticipo
distance unit:km; Distance|Kilometres|Mileage; Kilometer|Strecke|gefahrene km; Distance|Kilomètres; Kilómetros|Distancia
receipt_attached flag; Receipt attached|Receipt; Beleg vorhanden|Beleg; Justificatif joint|Justificatif; Justificante|Recibo adjunto
shares_held number:1..9000; Shares|Number of shares; Aktien|Stückzahl|Anteile; Actions|Nombre de parts; Acciones|Número de acciones
nominal money:1..500; Nominal value|Par value; Nennbetrag|Nennwert; Valeur nominale; Valor nominal
share_percent percent; Holding|Share|Percentage; Anteil|Beteiligung|Quote; Pourcentage|Participation; Participación|Porcentaje
share_capital money:10000..900000; Share capital|Capital; Stammkapital|Grundkapital; Capital social; Capital social
entry_date date; Date of entry|Entered on|Registered on; Eintragungsdatum|Tag der Eintragung|eingetragen am; Date d'inscription|Inscrit le; Fecha de inscripción|Inscrito el
register_no id; Register number|Company no.|Registration no.; Registernummer|HRB|Handelsregister-Nr.; Numéro RCS|N° SIREN; Número de registro|Hoja registral
legal_form choice:limited company/public company/partnership/sole trader=GmbH/AG/OHG/Einzelunternehmen=SARL/SA/SNC/entreprise individuelle=S.L./S.A./S.C./autónomo; Legal form|Type of company; Rechtsform; Forme juridique; Forma jurídica
gross_total_pay money:5000..90000; Total gross pay|Gross wages; Bruttolöhne gesamt|Summe Brutto; Total brut|Masse salariale; Total devengado|Total bruto
net_total_pay money:4000..70000; Total net pay|Net wages; Nettolöhne gesamt|Summe Netto; Total net; Total líquido|Total neto
employer_share money:500..20000; Employer contributions|Employer's share; Arbeitgeberanteil|AG-Anteile; Charges patronales|Part patronale; Cuota empresarial|Aportación empresa
employee_share money:500..20000; Employee contributions|Employee's share; Arbeitnehmeranteil|AN-Anteile; Charges salariales|Part salariale; Cuota obrera|Aportación trabajador
headcount number:1..300; Number of employees|Headcount|Employees; Anzahl Mitarbeiter|Beschäftigte; Effectif|Nombre de salariés; Número de trabajadores|Plantilla
pay_month month; Month|Period|Pay period; Monat|Abrechnungsmonat; Mois|Période de paie; Mes|Periodo de liquidación
covers phrase; Cover|Insured risks|Benefits; Deckungen|Versicherte Risiken|Leistungen; Garanties|Risques couverts; Coberturas|Garantías
instalments phrase; Repayment schedule|Instalments|Payments; Tilgungsplan|Raten|Zahlungsplan; Échéancier|Tableau d'amortissement; Cuadro de amortización|Cuotas
costs phrase; Costs|Expenses|Cost items; Kosten|Kostenpositionen|Ausgaben; Dépenses|Charges|Frais; Gastos|Costes
readings phrase; Meter readings|Readings|Meters; Zählerstände|Ablesungen|Zähler; Relevés|Compteurs; Lecturas|Contadores
shareholders phrase; Shareholders|Members|Holders; Gesellschafter|Aktionäre; Actionnaires|Associés; Accionistas|Socios
donations phrase; Donations|Gifts; Spenden|Zuwendungen; Dons; Donaciones|Donativos
assets phrase; Assets|Fixed assets; Anlagegüter|Vermögenswerte; Actifs|Immobilisations; Activos|Inmovilizado
`
