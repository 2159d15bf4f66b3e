import { type FactRule, rulesBelow, type Shape } from './read-shape.ts'

/** Where UBL 2.1 invoices and credit notes state the business terms of EN 16931. */
export function ublShape(currency: string): Shape {
  return {
    facts: [
      ['invoice_number', 'ID'],
      ['invoice_date', 'IssueDate', 'date'],
      ['due_date', ['DueDate', 'PaymentMeans/PaymentDueDate', 'PaymentTerms/PaymentDueDate'], 'date'],
      ['delivery_date', 'Delivery/ActualDeliveryDate', 'date'],
      ['order_number', 'OrderReference/ID'],
      ['sales_order_number', 'OrderReference/SalesOrderID'],
      ['currency', 'DocumentCurrencyCode'],
      ['tax_currency', 'TaxCurrencyCode'],
      ['type_code', 'InvoiceTypeCode|CreditNoteTypeCode'],
      ['document_type', 'InvoiceTypeCode|CreditNoteTypeCode', 'invoice_type'],
      ...party('seller', 'AccountingSupplierParty/Party'),
      ...party('buyer', 'AccountingCustomerParty/Party'),
      ...party('payee', 'PayeeParty'),
      ...party('tax_representative', 'TaxRepresentativeParty'),
      ['ship_to_name', 'Delivery/DeliveryParty/PartyName/Name'],
      ['ship_to_id', 'Delivery/DeliveryLocation/ID'],
      ...address('ship_to', 'Delivery/DeliveryLocation/Address'),
      ['buyer_reference', 'BuyerReference'],
      ['project_reference', ['ProjectReference/ID', 'AdditionalDocumentReference[DocumentTypeCode=50]/ID']],
      ['contract_number', 'ContractDocumentReference/ID'],
      ['receiving_advice_number', 'ReceiptDocumentReference/ID'],
      ['delivery_note_number', 'DespatchDocumentReference/ID'],
      ['tender_reference', 'OriginatorDocumentReference/ID'],
      ['invoiced_object_id', 'AdditionalDocumentReference[DocumentTypeCode=130]/ID'],
      ['accounting_reference', 'AccountingCost'],
      ['tax_point_date', 'TaxPointDate', 'date'],
      ['tax_point_date_code', 'InvoicePeriod/DescriptionCode'],
      ['period_start', 'InvoicePeriod/StartDate', 'date'],
      ['period_end', 'InvoicePeriod/EndDate', 'date'],
      ['notes', 'Note'],
      ['business_process', 'ProfileID'],
      ['specification', 'CustomizationID'],
      ['preceding_invoice_number', 'BillingReference/InvoiceDocumentReference|CreditNoteDocumentReference/ID'],
      ['preceding_invoice_date', 'BillingReference/InvoiceDocumentReference/IssueDate', 'date'],
      ...rulesBelow('PaymentMeans', paymentMeans),
      ['payment_terms', 'PaymentTerms/Note'],
      ['creditor_id', '*/Party/PartyIdentification/ID[@schemeID=SEPA]'],
      ['lines_total', 'LegalMonetaryTotal/LineExtensionAmount', 'number'],
      ['allowance_total', 'LegalMonetaryTotal/AllowanceTotalAmount', 'number'],
      ['charge_total', 'LegalMonetaryTotal/ChargeTotalAmount', 'number'],
      ['net_total', 'LegalMonetaryTotal/TaxExclusiveAmount', 'number'],
      ['tax_total', [`TaxTotal/TaxAmount[@currencyID=${currency}]`, 'TaxTotal/TaxAmount'], 'number'],
      ['tax_total_in_tax_currency', `TaxTotal/TaxAmount[@currencyID!=${currency}]`, 'number'],
      ['gross_total', 'LegalMonetaryTotal/TaxInclusiveAmount', 'number'],
      ['prepaid_amount', 'LegalMonetaryTotal/PrepaidAmount', 'number'],
      ['rounding_amount', 'LegalMonetaryTotal/PayableRoundingAmount', 'number'],
      ['amount_due', 'LegalMonetaryTotal/PayableAmount', 'number'],
    ],
    groups: [
      { concept: 'line_items', path: 'InvoiceLine|CreditNoteLine', shape: line },
      { concept: 'tax_breakdown', path: 'TaxTotal/TaxSubtotal', shape: taxSubtotal },
      { concept: 'allowances', path: 'AllowanceCharge[ChargeIndicator=false]', shape: adjustment },
      { concept: 'charges', path: 'AllowanceCharge[ChargeIndicator=true]', shape: adjustment },
      { concept: 'payment_means', path: 'PaymentMeans', shape: { facts: paymentMeans } },
      { concept: 'preceding_invoices', path: 'BillingReference/*', shape: { facts: reference } },
      { concept: 'attachments', path: 'AdditionalDocumentReference', shape: { facts: supportingDocument } },
    ],
  }
}

function party(role: string, base: string): FactRule[] {
  return [
    [`${role}_name`, [`${base}/PartyLegalEntity/RegistrationName`, `${base}/PartyName/Name`]],
    [`${role}_trading_name`, `${base}[PartyLegalEntity/RegistrationName]/PartyName/Name`],
    [`${role}_vat_id`, `${base}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`],
    [`${role}_tax_number`, `${base}/PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID`],
    [`${role}_registration_number`, `${base}/PartyLegalEntity/CompanyID`],
    [`${role}_legal_form`, `${base}/PartyLegalEntity/CompanyLegalForm`],
    [`${role}_id`, `${base}/PartyIdentification/ID[@schemeID!=SEPA]`],
    [`${role}_electronic_address`, `${base}/EndpointID`],
    ...address(role, `${base}/PostalAddress`),
    [`${role}_contact_name`, `${base}/Contact/Name`],
    [`${role}_phone`, `${base}/Contact/Telephone`],
    [`${role}_email`, `${base}/Contact/ElectronicMail`],
  ]
}

function address(role: string, base: string): FactRule[] {
  return [
    [`${role}_street`, `${base}/StreetName`],
    [`${role}_address_line_2`, `${base}/AdditionalStreetName`],
    [`${role}_address_line_3`, `${base}/AddressLine/Line`],
    [`${role}_postcode`, `${base}/PostalZone`],
    [`${role}_city`, `${base}/CityName`],
    [`${role}_region`, `${base}/CountrySubentity`],
    [`${role}_country`, `${base}/Country/IdentificationCode`],
    [`${role}_address`, base, 'address'],
  ]
}

const paymentMeans: FactRule[] = [
  ['payment_means_code', 'PaymentMeansCode'],
  ['payment_means_text', 'PaymentMeansCode/@name'],
  ['payment_reference', 'PaymentID'],
  ['iban', 'PayeeFinancialAccount/ID', 'iban'],
  ['account_number', 'PayeeFinancialAccount/ID'],
  ['account_name', 'PayeeFinancialAccount/Name'],
  [
    'bic',
    ['FinancialInstitutionBranch/ID', 'FinancialInstitutionBranch/FinancialInstitution/ID'].map(
      (path) => `PayeeFinancialAccount/${path}`,
    ),
  ],
  ['card_number', 'CardAccount/PrimaryAccountNumberID'],
  ['card_holder', 'CardAccount/HolderName'],
  ['mandate_reference', 'PaymentMandate/ID'],
  ['debited_account', 'PaymentMandate/PayerFinancialAccount/ID'],
]

const adjustment: Shape = {
  facts: [
    ['amount', 'Amount', 'number'],
    ['base_amount', 'BaseAmount', 'number'],
    ['percent', 'MultiplierFactorNumeric', 'number'],
    ['reason', 'AllowanceChargeReason'],
    ['reason_code', 'AllowanceChargeReasonCode'],
    ['tax_category', 'TaxCategory/ID'],
    ['tax_rate', 'TaxCategory/Percent', 'number'],
  ],
}

const taxSubtotal: Shape = {
  facts: [
    ['taxable_amount', 'TaxableAmount', 'number'],
    ['tax_amount', 'TaxAmount', 'number'],
    ['tax_category', 'TaxCategory/ID'],
    ['tax_rate', ['TaxCategory/Percent', 'Percent'], 'number'],
    ['exemption_reason', 'TaxCategory/TaxExemptionReason'],
    ['exemption_reason_code', 'TaxCategory/TaxExemptionReasonCode'],
  ],
}

const reference: FactRule[] = [
  ['preceding_invoice_number', 'ID'],
  ['preceding_invoice_date', 'IssueDate', 'date'],
]

const supportingDocument: FactRule[] = [
  ['document_id', 'ID'],
  ['document_description', 'DocumentDescription'],
  ['document_type_code', 'DocumentTypeCode'],
  ['document_url', 'Attachment/ExternalReference/URI'],
  ['file_name', 'Attachment/EmbeddedDocumentBinaryObject/@filename'],
  ['media_type', 'Attachment/EmbeddedDocumentBinaryObject/@mimeCode'],
]

const lineFacts: FactRule[] = [
  ['line_id', 'ID'],
  ['description', ['Item/Name', 'Item/Description']],
  ['item_details', 'Item[Name]/Description'],
  [
    'article_number',
    ['Item/SellersItemIdentification/ID', 'Item/StandardItemIdentification/ID', 'Item/BuyersItemIdentification/ID'],
  ],
  ['seller_article_number', 'Item/SellersItemIdentification/ID'],
  ['buyer_article_number', 'Item/BuyersItemIdentification/ID'],
  ['gtin', 'Item/StandardItemIdentification/ID'],
  ['classification_code', 'Item/CommodityClassification/ItemClassificationCode'],
  ['origin_country', 'Item/OriginCountry/IdentificationCode'],
  ['quantity', 'InvoicedQuantity|CreditedQuantity', 'number'],
  ['unit', 'InvoicedQuantity|CreditedQuantity/@unitCode'],
  ['unit_price', 'Price/PriceAmount', 'number'],
  ['gross_price', 'Price/AllowanceCharge/BaseAmount', 'number'],
  ['price_discount', 'Price/AllowanceCharge/Amount', 'number'],
  ['price_base_quantity', 'Price/BaseQuantity', 'number'],
  ['line_total', 'LineExtensionAmount', 'number'],
  ['tax_rate', 'Item/ClassifiedTaxCategory/Percent', 'number'],
  ['tax_category', 'Item/ClassifiedTaxCategory/ID'],
  ['line_notes', 'Note'],
  ['order_line', 'OrderLineReference/LineID'],
  ['accounting_reference', 'AccountingCost'],
  ['invoiced_object_id', 'DocumentReference/ID'],
  ['period_start', 'InvoicePeriod/StartDate', 'date'],
  ['period_end', 'InvoicePeriod/EndDate', 'date'],
]

const line: Shape = {
  facts: lineFacts,
  groups: [
    { concept: 'allowances', path: 'AllowanceCharge[ChargeIndicator=false]', shape: adjustment },
    { concept: 'charges', path: 'AllowanceCharge[ChargeIndicator=true]', shape: adjustment },
    {
      concept: 'attributes',
      path: 'Item/AdditionalItemProperty',
      shape: {
        facts: [
          ['attribute_name', 'Name'],
          ['attribute_value', 'Value'],
        ],
      },
    },
    { concept: 'sub_lines', path: 'SubInvoiceLine', shape: { facts: lineFacts } },
  ],
}
