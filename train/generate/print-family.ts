import type { Family } from './data/language-data.ts'
import type { Desk } from './desk.ts'
import { printBankStatement } from './families/bank-statement.ts'
import { printContract } from './families/contract.ts'
import { printForm } from './families/form.ts'
import { printIdDocument } from './families/id-document.ts'
import { printIncomeStatement } from './families/income-statement.ts'
import { printLetter } from './families/letter.ts'
import { printPayslip } from './families/payslip.ts'
import { printReceipt } from './families/receipt.ts'
import { printResume } from './families/resume.ts'
import { printTrade } from './families/trade.ts'
import { printTradeConfirmation } from './families/trade-confirmation.ts'
import { printUtilityBill } from './families/utility-bill.ts'

const printers: Record<Family, (desk: Desk) => void> = {
  invoice: (desk) => printTrade(desk, 'invoice'),
  credit_note: (desk) => printTrade(desk, 'credit_note'),
  receipt: printReceipt,
  order: (desk) => printTrade(desk, 'order'),
  delivery_note: (desk) => printTrade(desk, 'delivery_note'),
  quote: (desk) => printTrade(desk, 'quote'),
  bank_statement: printBankStatement,
  trade_confirmation: printTradeConfirmation,
  payslip: printPayslip,
  contract: printContract,
  letter: printLetter,
  form: printForm,
  income_statement: printIncomeStatement,
  resume: printResume,
  id_document: printIdDocument,
  utility_bill: printUtilityBill,
}

/** Prints a document of the family on the desk's sheet. */
export function printFamily(desk: Desk, family: Family): void {
  printers[family](desk)
}
