import { type FactRule, rulesBelow, type Shape } from './read-shape.ts'

const document = 'ExchangedDocument|HeaderExchangedDocument'
const context = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext'
const transaction = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction'
const agreement = `${transaction}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`
const delivery = `${transaction}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`
const settlement = `${transaction}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`
const means = `${settlement}/SpecifiedTradeSettlementPaymentMeans`
const totals = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`
/** Orders and other papers: the second name is that of ZUGFeRD 1.0. */
const number = 'IssuerAssignedID|ID'
const percent = 'RateApplicablePercent|ApplicablePercent'

/** Where UN/CEFACT Cross Industry Invoices, and ZUGFeRD 1.0 before them, state the business terms of EN 16931. */
export function ciiShape(currency: string): Shape {
  return {
    facts: [
      ['invoice_number', `${document}/ID`],
      ['invoice_date', `${document}/IssueDateTime/*`, 'date'],
      ['due_date', [`${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/*`], 'date'],
      ['delivery_date', `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/*`, 'date'],
      ['order_number', `${agreement}/BuyerOrderReferencedDocument/${number}`],
      ['sales_order_number', `${agreement}/SellerOrderReferencedDocument/${number}`],
      ['currency', `${settlement}/InvoiceCurrencyCode`],
      ['tax_currency', `${settlement}/TaxCurrencyCode`],
      ['type_code', `${document}/TypeCode`],
      ['document_type', `${document}/TypeCode`, 'invoice_type'],
      ['document_title', `${document}/Name`],
      ...party('seller', `${agreement}/SellerTradeParty`),
      ...party('buyer', `${agreement}/BuyerTradeParty`),
      ...party('payee', `${settlement}/PayeeTradeParty`),
      ...party('tax_representative', `${agreement}/SellerTaxRepresentativeTradeParty`),
      ...party('ship_to', `${delivery}/ShipToTradeParty`),
      ['buyer_reference', `${agreement}/BuyerReference`],
      ['project_reference', `${agreement}/SpecifiedProcuringProject/ID`],
      ['contract_number', `${agreement}/ContractReferencedDocument/${number}`],
      ['receiving_advice_number', `${delivery}/ReceivingAdviceReferencedDocument/${number}`],
      ['delivery_note_number', `${delivery}/DespatchAdviceReferencedDocument|DeliveryNoteReferencedDocument/${number}`],
      ['tender_reference', `${agreement}/AdditionalReferencedDocument[TypeCode=50]/${number}`],
      ['invoiced_object_id', `${agreement}/AdditionalReferencedDocument[TypeCode=130]/${number}`],
      ['accounting_reference', `${settlement}/ReceivableSpecifiedTradeAccountingAccount/ID`],
      ['tax_point_date', `${settlement}/ApplicableTradeTax/TaxPointDate/*`, 'date'],
      ['tax_point_date_code', `${settlement}/ApplicableTradeTax/DueDateTypeCode`],
      ['period_start', `${settlement}/BillingSpecifiedPeriod/StartDateTime/*`, 'date'],
      ['period_end', `${settlement}/BillingSpecifiedPeriod/EndDateTime/*`, 'date'],
      ['notes', `${document}/IncludedNote/Content`],
      ['note_subject', `${document}/IncludedNote/SubjectCode`],
      ['business_process', `${context}/BusinessProcessSpecifiedDocumentContextParameter/ID`],
      ['specification', `${context}/GuidelineSpecifiedDocumentContextParameter/ID`],
      ['preceding_invoice_number', `${settlement}/InvoiceReferencedDocument/${number}`],
      ['preceding_invoice_date', `${settlement}/InvoiceReferencedDocument/FormattedIssueDateTime/*`, 'date'],
      ...rulesBelow(means, paymentMeans),
      ['payment_reference', `${settlement}/PaymentReference`],
      ['creditor_id', `${settlement}/CreditorReferenceID`],
      ['mandate_reference', `${settlement}/SpecifiedTradePaymentTerms/DirectDebitMandateID`],
      ['payment_terms', `${settlement}/SpecifiedTradePaymentTerms/Description`],
      ['lines_total', `${totals}/LineTotalAmount`, 'number'],
      ['allowance_total', `${totals}/AllowanceTotalAmount`, 'number'],
      ['charge_total', `${totals}/ChargeTotalAmount`, 'number'],
      ['net_total', `${totals}/TaxBasisTotalAmount`, 'number'],
      ['tax_total', [`${totals}/TaxTotalAmount[@currencyID=${currency}]`, `${totals}/TaxTotalAmount`], 'number'],
      ['tax_total_in_tax_currency', `${totals}/TaxTotalAmount[@currencyID!=${currency}]`, 'number'],
      ['gross_total', `${totals}/GrandTotalAmount`, 'number'],
      ['prepaid_amount', `${totals}/TotalPrepaidAmount`, 'number'],
      ['rounding_amount', `${totals}/RoundingAmount`, 'number'],
      ['amount_due', `${totals}/DuePayableAmount`, 'number'],
    ],
    groups: [
      {
        concept: 'line_items',
        path: `${transaction}/IncludedSupplyChainTradeLineItem[SpecifiedTradeProduct]`,
        shape: line,
      },
      { concept: 'tax_breakdown', path: `${settlement}/ApplicableTradeTax`, shape: tax },
      ...adjustments(`${settlement}/SpecifiedTradeAllowanceCharge`),
      { concept: 'payment_means', path: means, shape: { facts: paymentMeans } },
      { concept: 'preceding_invoices', path: `${settlement}/InvoiceReferencedDocument`, shape: { facts: reference } },
      { concept: 'attachments', path: `${agreement}/AdditionalReferencedDocument`, shape: { facts: supporting } },
    ],
  }
}

function party(role: string, base: string): FactRule[] {
  const address = `${base}/PostalTradeAddress`
  const contact = `${base}/DefinedTradeContact`
  return [
    [`${role}_name`, `${base}/Name`],
    [`${role}_trading_name`, `${base}/SpecifiedLegalOrganization/TradingBusinessName`],
    [`${role}_vat_id`, `${base}/SpecifiedTaxRegistration/ID[@schemeID=VA]`],
    [`${role}_tax_number`, `${base}/SpecifiedTaxRegistration/ID[@schemeID!=VA]`],
    [`${role}_registration_number`, `${base}/SpecifiedLegalOrganization/ID`],
    [`${role}_legal_form`, `${base}/Description`],
    [`${role}_id`, [`${base}/ID`, `${base}/GlobalID`]],
    [`${role}_global_id`, `${base}/GlobalID`],
    [`${role}_electronic_address`, `${base}/URIUniversalCommunication/URIID`],
    [`${role}_street`, `${address}/LineOne`],
    [`${role}_address_line_2`, `${address}/LineTwo`],
    [`${role}_address_line_3`, `${address}/LineThree`],
    [`${role}_postcode`, `${address}/PostcodeCode`],
    [`${role}_city`, `${address}/CityName`],
    [`${role}_region`, `${address}/CountrySubDivisionName`],
    [`${role}_country`, `${address}/CountryID`],
    [`${role}_address`, address, 'address'],
    [`${role}_contact_name`, [`${contact}/PersonName`, `${contact}/DepartmentName`]],
    [`${role}_phone`, `${contact}/TelephoneUniversalCommunication/CompleteNumber`],
    [`${role}_fax`, `${contact}/FaxUniversalCommunication/CompleteNumber`],
    [`${role}_email`, `${contact}/EmailURIUniversalCommunication/URIID|CompleteNumber`],
  ]
}

const paymentMeans: FactRule[] = [
  ['payment_means_code', 'TypeCode'],
  ['payment_means_text', 'Information'],
  ['iban', 'PayeePartyCreditorFinancialAccount/IBANID', 'iban'],
  ['account_number', 'PayeePartyCreditorFinancialAccount/ProprietaryID|IBANID'],
  ['account_name', 'PayeePartyCreditorFinancialAccount/AccountName'],
  ['bic', 'PayeeSpecifiedCreditorFinancialInstitution/BICID'],
  ['bank_name', 'PayeeSpecifiedCreditorFinancialInstitution/Name'],
  ['card_number', 'ApplicableTradeSettlementFinancialCard/ID'],
  ['card_holder', 'ApplicableTradeSettlementFinancialCard/CardholderName'],
  ['debited_account', 'PayerPartyDebtorFinancialAccount/IBANID'],
]

const tax: Shape = {
  facts: [
    ['taxable_amount', 'BasisAmount', 'number'],
    ['tax_amount', 'CalculatedAmount', 'number'],
    ['tax_category', 'CategoryCode'],
    ['tax_rate', percent, 'number'],
    ['exemption_reason', 'ExemptionReason'],
    ['exemption_reason_code', 'ExemptionReasonCode'],
  ],
}

const adjustment: Shape = {
  facts: [
    ['amount', 'ActualAmount', 'number'],
    ['base_amount', 'BasisAmount', 'number'],
    ['percent', 'CalculationPercent', 'number'],
    ['reason', 'Reason'],
    ['reason_code', 'ReasonCode'],
    ['tax_category', 'CategoryTradeTax/CategoryCode'],
    ['tax_rate', `CategoryTradeTax/${percent}`, 'number'],
  ],
}

function adjustments(base: string) {
  return [
    { concept: 'allowances', path: `${base}[ChargeIndicator/Indicator=false]`, shape: adjustment },
    { concept: 'charges', path: `${base}[ChargeIndicator/Indicator=true]`, shape: adjustment },
  ]
}

const reference: FactRule[] = [
  ['preceding_invoice_number', number],
  ['preceding_invoice_date', 'FormattedIssueDateTime/*', 'date'],
]

const supporting: FactRule[] = [
  ['document_id', number],
  ['document_description', 'Name'],
  ['document_type_code', 'TypeCode'],
  ['document_url', 'URIID'],
  ['file_name', 'AttachmentBinaryObject/@filename'],
  ['media_type', 'AttachmentBinaryObject/@mimeCode'],
]

const lineAgreement = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement'
const lineDelivery = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery'
const lineSettlement = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement'
const lineTotals = `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation`
const product = 'SpecifiedTradeProduct'
const grossPrice = `${lineAgreement}/GrossPriceProductTradePrice`
const netPrice = `${lineAgreement}/NetPriceProductTradePrice`

const line: Shape = {
  facts: [
    ['line_id', 'AssociatedDocumentLineDocument/LineID'],
    ['description', [`${product}/Name`, `${product}/Description`]],
    ['item_details', `${product}[Name]/Description`],
    ['article_number', ['SellerAssignedID', 'GlobalID', 'BuyerAssignedID'].map((id) => `${product}/${id}`)],
    ['seller_article_number', `${product}/SellerAssignedID`],
    ['buyer_article_number', `${product}/BuyerAssignedID`],
    ['gtin', `${product}/GlobalID`],
    ['classification_code', `${product}/DesignatedProductClassification/ClassCode`],
    ['origin_country', `${product}/OriginTradeCountry/ID`],
    ['quantity', `${lineDelivery}/BilledQuantity`, 'number'],
    ['unit', `${lineDelivery}/BilledQuantity/@unitCode`],
    ['unit_price', `${netPrice}/ChargeAmount`, 'number'],
    ['gross_price', `${grossPrice}/ChargeAmount`, 'number'],
    ['price_discount', `${grossPrice}/AppliedTradeAllowanceCharge/ActualAmount`, 'number'],
    ['price_base_quantity', [`${netPrice}/BasisQuantity`, `${grossPrice}/BasisQuantity`], 'number'],
    ['line_total', `${lineTotals}/LineTotalAmount`, 'number'],
    ['tax_rate', `${lineSettlement}/ApplicableTradeTax/${percent}`, 'number'],
    ['tax_category', `${lineSettlement}/ApplicableTradeTax/CategoryCode`],
    ['line_notes', 'AssociatedDocumentLineDocument/IncludedNote/Content'],
    ['order_line', `${lineAgreement}/BuyerOrderReferencedDocument/LineID`],
    ['accounting_reference', `${lineSettlement}/ReceivableSpecifiedTradeAccountingAccount/ID`],
    ['invoiced_object_id', `${lineSettlement}/AdditionalReferencedDocument/${number}`],
    ['delivery_date', `${lineDelivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/*`, 'date'],
    ['period_start', `${lineSettlement}/BillingSpecifiedPeriod/StartDateTime/*`, 'date'],
    ['period_end', `${lineSettlement}/BillingSpecifiedPeriod/EndDateTime/*`, 'date'],
  ],
  groups: [
    ...adjustments(`${lineSettlement}/SpecifiedTradeAllowanceCharge`),
    {
      concept: 'attributes',
      path: `${product}/ApplicableProductCharacteristic`,
      shape: {
        facts: [
          ['attribute_name', 'Description'],
          ['attribute_value', 'Value'],
        ],
      },
    },
  ],
}
