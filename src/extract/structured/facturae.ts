import { type FactRule, rulesBelow, type Shape } from './read-shape.ts'

const invoice = 'Invoices/Invoice'
const header = `${invoice}/InvoiceHeader`
const issue = `${invoice}/InvoiceIssueData`
const totals = `${invoice}/InvoiceTotals`
const instalment = `${invoice}/PaymentDetails/Installment`

const payment: FactRule[] = [
  ['due_date', 'InstallmentDueDate', 'date'],
  ['instalment_amount', 'InstallmentAmount', 'number'],
  ['payment_means_code', 'PaymentMeans'],
  ['iban', 'AccountToBeCredited/IBAN', 'iban'],
  ['account_number', 'AccountToBeCredited/AccountNumber|IBAN'],
  ['bic', 'AccountToBeCredited/BIC'],
  ['bank_code', 'AccountToBeCredited/BankCode'],
  ['debited_account', 'AccountToBeDebited/IBAN'],
  ['payment_reference', 'PaymentReconciliationReference'],
  ['payment_means_text', 'CollectionAdditionalInformation'],
]

const tax: Shape = {
  facts: [
    ['tax_type', 'TaxTypeCode'],
    ['tax_rate', 'TaxRate', 'number'],
    ['taxable_amount', 'TaxableBase/TotalAmount', 'number'],
    ['tax_amount', 'TaxAmount/TotalAmount', 'number'],
  ],
}

const discount: Shape = {
  facts: [
    ['amount', 'DiscountAmount', 'number'],
    ['percent', 'DiscountRate', 'number'],
    ['reason', 'DiscountReason'],
  ],
}

const charge: Shape = {
  facts: [
    ['amount', 'ChargeAmount', 'number'],
    ['percent', 'ChargeRate', 'number'],
    ['reason', 'ChargeReason'],
  ],
}

const line: Shape = {
  facts: [
    ['description', 'ItemDescription'],
    ['article_number', 'ArticleCode'],
    ['quantity', 'Quantity', 'number'],
    ['unit', 'UnitOfMeasure'],
    ['unit_price', 'UnitPriceWithoutTax', 'number'],
    ['line_total', ['GrossAmount', 'TotalCost'], 'number'],
    ['line_total_before_discounts', 'TotalCost', 'number'],
    ['tax_rate', 'TaxesOutputs/Tax/TaxRate', 'number'],
    ['tax_amount', 'TaxesOutputs/Tax/TaxAmount/TotalAmount', 'number'],
    ['line_notes', 'AdditionalLineItemInformation'],
    ['order_number', 'ReceiverTransactionReference'],
    ['order_line', 'SequenceNumber'],
    ['contract_number', ['ReceiverContractReference', 'IssuerContractReference']],
    ['delivery_note_number', 'DeliveryNotesReferences/DeliveryNote/DeliveryNoteNumber'],
    ['accounting_reference', 'FileReference'],
    ['delivery_date', 'TransactionDate', 'date'],
    ['period_start', 'LineItemPeriod/StartDate', 'date'],
    ['period_end', 'LineItemPeriod/EndDate', 'date'],
  ],
  groups: [
    { concept: 'allowances', path: 'DiscountsAndRebates/Discount', shape: discount },
    { concept: 'charges', path: 'Charges/Charge', shape: charge },
    { concept: 'tax_breakdown', path: 'TaxesOutputs/Tax', shape: tax },
    { concept: 'withheld_taxes', path: 'TaxesWithheld/Tax', shape: tax },
  ],
}

const attachment: Shape = {
  facts: [
    ['document_description', 'AttachmentDescription'],
    ['media_type', 'AttachmentFormat'],
  ],
}

/** Where Spanish Facturae 3.x invoices state what EN 16931 has terms for. */
export const facturaeShape: Shape = {
  facts: [
    ['invoice_number', `${header}/InvoiceNumber`],
    ['invoice_series', `${header}/InvoiceSeriesCode`],
    ['invoice_date', `${issue}/IssueDate`, 'date'],
    ['delivery_date', `${issue}/OperationDate`, 'date'],
    ['order_number', [`${invoice}/Items/InvoiceLine/ReceiverTransactionReference`]],
    ['contract_number', `${invoice}/Items/InvoiceLine/ReceiverContractReference|IssuerContractReference`],
    ['delivery_note_number', `${invoice}/Items/InvoiceLine/DeliveryNotesReferences/DeliveryNote/DeliveryNoteNumber`],
    ['accounting_reference', `${invoice}/Items/InvoiceLine/FileReference`],
    ['currency', `${issue}/InvoiceCurrencyCode`],
    ['tax_currency', `${issue}/TaxCurrencyCode`],
    ['language', `${issue}/LanguageName`],
    ['type_code', `${header}/InvoiceDocumentType`],
    ['document_type', `${header}/InvoiceClass`, 'invoice_type'],
    ['period_start', `${issue}/InvoicingPeriod/StartDate`, 'date'],
    ['period_end', `${issue}/InvoicingPeriod/EndDate`, 'date'],
    ['place_of_issue', `${issue}/PlaceOfIssue/PlaceOfIssueDescription`],
    ['specification', 'FileHeader/SchemaVersion'],
    ...party('seller', 'Parties/SellerParty'),
    ...party('buyer', 'Parties/BuyerParty'),
    ...party('payee', 'FileHeader/FactoringAssignmentData/Assignee'),
    ['preceding_invoice_number', `${header}/Corrective/InvoiceNumber`],
    ['preceding_invoice_date', `${header}/Corrective/InvoiceIssueDate`, 'date'],
    ['correction_reason', `${header}/Corrective/ReasonDescription`],
    ...rulesBelow(instalment, payment),
    ['lines_total', `${totals}/TotalGrossAmount`, 'number'],
    ['allowance_total', `${totals}/TotalGeneralDiscounts`, 'number'],
    ['charge_total', `${totals}/TotalGeneralSurcharges`, 'number'],
    ['net_total', `${totals}/TotalGrossAmountBeforeTaxes`, 'number'],
    ['tax_total', `${totals}/TotalTaxOutputs`, 'number'],
    ['withheld_tax_total', `${totals}/TotalTaxesWithheld`, 'number'],
    ['gross_total', `${totals}/InvoiceTotal`, 'number'],
    ['prepaid_amount', `${totals}/TotalPaymentsOnAccount`, 'number'],
    ['amount_due', [`${totals}/TotalExecutableAmount`, `${totals}/TotalOutstandingAmount`], 'number'],
    ['notes', [`${invoice}/AdditionalData/InvoiceAdditionalInformation`, `${invoice}/LegalLiterals/LegalReference`]],
  ],
  groups: [
    { concept: 'line_items', path: `${invoice}/Items/InvoiceLine`, shape: line },
    { concept: 'tax_breakdown', path: `${invoice}/TaxesOutputs/Tax`, shape: tax },
    { concept: 'withheld_taxes', path: `${invoice}/TaxesWithheld/Tax`, shape: tax },
    { concept: 'allowances', path: `${totals}/GeneralDiscounts/Discount`, shape: discount },
    { concept: 'charges', path: `${totals}/GeneralSurcharges/Charge`, shape: charge },
    { concept: 'payment_means', path: instalment, shape: { facts: payment } },
    { concept: 'attachments', path: `${invoice}/AdditionalData/RelatedDocuments/Attachment`, shape: attachment },
  ],
}

function party(role: string, base: string): FactRule[] {
  const entity = `${base}/LegalEntity|Individual`
  const address = `${entity}/AddressInSpain|OverseasAddress`
  return [
    [`${role}_name`, [`${base}/LegalEntity/CorporateName`, `${base}/Individual`], 'name'],
    [`${role}_trading_name`, `${base}/LegalEntity/TradeName`],
    [`${role}_tax_id`, `${base}/TaxIdentification/TaxIdentificationNumber`],
    [`${role}_id`, `${base}/PartyIdentification`],
    [`${role}_registration_number`, `${base}/LegalEntity/RegistrationData/RegisterOfCompaniesLocation`],
    [`${role}_street`, `${address}/Address`],
    [`${role}_postcode`, `${address}/PostCode`],
    [`${role}_city`, [`${address}/Town`, `${address}/PostCodeAndTown`]],
    [`${role}_region`, `${address}/Province`],
    [`${role}_country`, `${address}/CountryCode`],
    [`${role}_address`, address, 'address'],
    [`${role}_contact_name`, `${entity}/ContactDetails/ContactPersons`],
    [`${role}_phone`, `${entity}/ContactDetails/Telephone`],
    [`${role}_email`, `${entity}/ContactDetails/ElectronicMail`],
    [`${role}_website`, `${entity}/ContactDetails/WebAddress`],
  ]
}
