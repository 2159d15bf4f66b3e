import type { Family } from './language-data.ts'

const parties =
  'seller_name seller_address seller_address.city seller_vat_id seller_tax_number seller_phone seller_email seller_website seller_register buyer_name buyer_address buyer_vat_id'
const sums = 'net_total tax_total gross_total amount_due lines_total discount_total shipping_total paid_amount currency'
const ids =
  'customer_number order_number delivery_note_number your_reference our_reference project_number supplier_number contract_number contact_person'

/** What documents of a family often state. */
export const plausible: Record<Family, string[]> = {
  invoice: list(
    `invoice_number invoice_date due_date delivery_date order_date period_start period_end iban bic bank_name payment_terms payment_method ${parties} ${sums} ${ids}`,
  ),
  credit_note: list(
    `credit_note_number credit_note_date original_invoice_number due_date iban bic ${parties} ${sums} ${ids}`,
  ),
  receipt: list(
    'receipt_number receipt_date receipt_time gross_total net_total tax_total tax_rate seller_name seller_address seller_phone seller_vat_id payment_method cash_given change cashier table_number currency',
  ),
  order: list(`order_date delivery_date payment_terms shipping_method ${parties} ${sums} ${ids}`),
  delivery_note: list(`delivery_date order_date shipping_method weight_total quantity_total ${parties} ${ids}`),
  quote: list(`quote_number quote_date valid_until payment_terms delivery_date ${parties} ${sums} ${ids}`),
  bank_statement: list(
    'bank_name account_holder iban bic account_number statement_number statement_date period_start period_end opening_balance closing_balance total_credits total_debits overdraft_limit currency',
  ),
  trade_confirmation: list(
    'transaction_type security_name isin wkn shares price trade_date value_date gross_amount fees exchange_fee taxes solidarity_tax settlement_amount depot_number order_number exchange exchange_rate ex_date pay_date dividend_per_share execution_time bank_name account_holder iban',
  ),
  payslip: list(
    'employer_name employee_name employee_number pay_period hire_date birth_date tax_class tax_id social_security_number health_insurance base_pay bonus gross_pay income_tax social_contributions pension_contribution health_contribution net_pay payout iban vacation_days',
  ),
  contract: list(
    'parties[0].name parties[1].name parties[0].alias parties[1].alias effective_date term jurisdiction notice_period contract_amount signing_date',
  ),
  letter: list(
    'sender_name sender_address recipient_name recipient_address letter_date subject your_reference our_reference amount deadline sender_phone sender_email',
  ),
  form: list(
    'first_name last_name full_name birth_date birth_place nationality street postcode city phone email marital_status gender application_number application_date iban occupation insurance_number consent has_children employed',
  ),
  income_statement: list(
    'company_name units revenue other_income cost_of_sales gross_profit personnel_expenses operating_expenses depreciation operating_income interest_expense income_before_tax tax_expense net_income earnings_per_share',
  ),
  resume: list('full_name email phone address birth_date birth_place nationality marital_status website occupation'),
  id_document: list(
    'document_number last_name given_names birth_date birth_place nationality sex expiry_date issue_date authority height eye_colour address',
  ),
  utility_bill: list(
    'invoice_number invoice_date due_date customer_number contract_number meter_number meter_old meter_new consumption base_price working_price period_start period_end net_total tax_total gross_total amount_due instalment instalments_paid previous_balance delivery_point tariff seller_name buyer_name iban',
  ),
}

function list(names: string): string[] {
  return names.split(' ')
}
