/** Further papers in English: banks, insurance, accounts and property. */
export const englishFurtherPapers2 = `
== en term_loan_facility_letter
q bank company:{} Bank/{} & Co Bankers/{} Business Bank; lender, party_a, facility_provider
q borrower company:{} Hotels Ltd/{} Engineering Ltd/{} Nurseries Ltd; borrower, debtor
q guarantor person; guarantor, surety; natural person who answers for the debt
q parent company:{} Holdings/{} Group plc; parent_company, holding_company
q manager person; relationship_manager, bank_contact
q credit_officer person; approved_by, credit_approver; who signs for the bank beside the manager
q facility_no id:FL-######; facility_reference, reference
q letter date; letter_date, offer_dated
q lapse date; acceptance_deadline, offer_lapses; after this day the letter is void
q amount money:90000..900000; loan_amount, principal, facility_limit
q purpose phrase; purpose, use_of_funds
q margin percent; margin, spread; what is added to the reference rate
q default_rate percent; default_interest, extra_on_arrears
q base phrase; reference_rate, benchmark
q term number:3..15; term_years, years
q first date; first_repayment, first_instalment_date
q final date; maturity, final_repayment_date
q instalment money:900..20000; instalment, repayment_amount
q arrangement money:900..9000; arrangement_fee, upfront_fee
q valuation money:300..3000; valuation_fee, valuer_cost
q prepay flag; early_repayment_fee, breakage_applies; whether paying back early costs extra
q overdraft flag; overdraft_continues, existing_overdraft_kept; whether the older credit line stays
a drawn date; drawdown_date, drawn_on
a rate percent; all_in_rate, total_interest_rate
a property_worth money:90000..900000; property_value, open_market_value
a solicitor company; lenders_solicitor, bank_lawyers
a account iban; loan_account, repayment_account
l security; collateral, securities; what the bank holds
c security.kind phrase; type, security_type
c security.by company:{} Properties/{} Ltd/{} Trading; chargor, given_by
c security.over phrase; asset, secured_over
c security.title id:@@@######; title_number, register_no
c security.date date; dated, charge_date
c security.rank phrase; ranking, priority
l covenants; undertakings, financial_tests; what must be kept
c covenants.name phrase; ratio, covenant
c covenants.level id:#.##x; threshold, required_level
c covenants.tested phrase; frequency, tested
---
{bank}
Commercial Centre, {:city} || {letter}
Private & confidential || Ref {facility_no}
The Directors
{borrower}
{:address}

# Term loan
We are pleased to make available {amount} for {purpose=the purchase of the freehold|new glasshouses|refitting forty bedrooms|a five-axis machine and tooling}, on the terms below. Should you not sign by {lapse}, this letter falls away.
## Cost
{margin} over {base=our base rate|three-month term SONIA|the Bank's published cost of funds}; on anything in arrears another {default_rate}. {arrangement} is taken when you sign, {valuation} goes to the valuer. {prepay!Paying off in the first three years brings a charge|If you clear it early we look to you for our breakage cost~You may pay it off at any time without charge|Nothing extra falls due for repaying ahead of time}.
## Repayment
Over {term} years by quarterly sums of {instalment}, the first on {first} and the rest on {final}.
## What we hold
%security 1..4
 | From | Over | Title | Dated | Rank
{security.kind=Debenture|Legal charge|Assignment of rents|Share charge|Chattel mortgage} | {security.by} | {security.over=all assets|land at the works|lease income|hotel and gardens|plant and vehicles} | {security.title} | {security.date} | {security.rank=first|second|behind the pension scheme|first, shared}
%%
together with the word of {guarantor}, limited to {:money:9000..90000}, and a letter from {parent}.
%covenants 1..3 sentence
To be kept:
{covenants.name=debt service cover|interest cover|loan to value|net worth ratio} {covenants.level} {covenants.tested=each quarter|on the yearly accounts|every half year}
%%
{overdraft!The line on your current account goes on untouched|Your existing overdraft is not affected~The overdraft of last year is to be cleared out of the first drawing|On drawing, the older credit line comes to an end}.
{manager} || {credit_officer}
~ The Bank is registered under {:id:########}. Complaints to {:person}, {:phone}. Standard terms of {:date} apply.

== en covenant_compliance_certificate
q borrower company:{} Leisure plc/{} Care Homes Ltd/{} Foods Group; obligor, borrower
q agent company:{} Bank/{} Trust Company/{} Loan Agency; facility_agent, addressee
q lenders number:2..9; number_of_lenders, syndicate_size
q agreement date; agreement_dated, facility_agreement_date
q amended date; last_amended, amendment_date
q test date; test_date, quarter_end
q certificate date; certificate_date, signed_on
q due date; delivery_deadline, due_under_agreement; last day on which it had to be handed in
q director_a person; cfo, finance_director
q director_b person; second_signatory, ceo
q ebitda money:90000..900000; ebitda, operating_cash_profit
q debt money:90000..2000000; net_debt, borrowings_net_of_cash
q interest money:9000..90000; net_finance_charges, interest_cost
q capex money:9000..300000; capital_expenditure, capex
q headroom percent; headroom, safety_margin
q cured flag; equity_cure_used, cure_exercised; whether the owners put in money to mend a breach
q default flag; default_continuing, event_of_default; whether something is amiss under the agreement
q margin_next percent; margin_for_next_period, new_margin
q auditor company:{} LLP/{} & Partners; auditors, accountants_report_by
a limit money:90000..900000; facility_limit, commitment
a dividend money:900..90000; dividend_paid, distribution
a rating id:BB#; rating, credit_rating
a maturity date; maturity_date, facility_end
l tests; ratios, covenants; what was measured
c tests.name phrase; covenant, ratio
c tests.clause id:2#.#; clause, reference
c tests.needed id:#.##:1; required, limit
c tests.actual id:#.##:1; actual, result
c tests.before id:#.##:1; previous_quarter, last
c tests.passed phrase; outcome, complied
l subsidiaries; guarantors, material_companies; firms of the group that stand behind it
c subsidiaries.name company:{} Properties Ltd/{} Services Ltd/{} Brands; company, guarantor
c subsidiaries.share percent; share_of_ebitda, contribution
---
To: {agent}, for itself and {lenders} lenders
From: {borrower} || {certificate}
^ COMPLIANCE CERTIFICATE
Agreement of {agreement}, as changed on {amended}
1. We refer to the above. Words have the meaning they have there. We confirm as at {test}:
%tests 2..5
 | Cl. | Needed | Is | Was | 
{tests.name=Leverage|Interest cover|Cash flow cover|Guarantor cover|Asset cover} | {tests.clause} | {tests.needed} | {tests.actual} | {tests.before} | {tests.passed=met|met, narrowly|n/a this quarter|waived}
%%
2. The figures rest on:
= EBITDA, rolling: {ebitda}
= Net debt: {debt}
= Finance charges: {interest}
= Spent on assets: {capex}
3. The tightest of the tests still had {headroom} in hand.
4. {cured!The shareholders put in money within fifteen days, as clause 24 lets them|Fresh equity was needed and was counted~Nothing had to be put in by the owners|No cure was called upon}. From the next period the margin is {margin_next}.
5. Standing behind the loan are:
%subsidiaries 2..5 lines
{subsidiaries.name}: {subsidiaries.share} of the group
%%
6. {default!One reporting duty was missed and is set out in the annex together with the steps taken|We have to tell you of a breach which goes on~We confirm that nothing amiss is going on|No Default is continuing}.
{director_a}, for finance || {director_b}, for the board
~ To be handed in not later than {due}. Report of {auditor} of {:date} attached. Agent's desk: {:person}, {:email}

== en fixed_deposit_advice_india
q bank company:{} Bank Ltd/{} Cooperative Bank/{} Gramin Bank; bank, deposit_taker
q branch phrase; branch, booked_at
q ifsc id:@@@@0######; ifsc, branch_code
q customer person; depositor, first_holder
q joint person; joint_holder, second_holder
q nominee person; nominee, payable_on_death_to
q relation phrase; nominee_relationship, relation
q guardian person; guardian, guardian_of_minor
q cif id:#########; customer_id, cif
q receipt id:FDR/#######; receipt_no, deposit_number
q old_receipt id:FDR/#######; renewed_from, old_receipt; number of the deposit that was rolled over
q pan id:@@@@@####@; pan, tax_number
q principal money:10000..900000; principal, deposit_amount
q rate percent; interest_rate, p_a
q senior percent; senior_citizen_extra, additional_rate; what is given on top for age
q opened date; value_date, deposit_from
q matures date; maturity_date, due_on
q maturity_value money:10000..990000; maturity_amount, payable_at_end
q months number:3..60; tenure_months, term
q payout choice:monthly/quarterly/on maturity; interest_payout, interest_paid
q renew flag; auto_renewal, rollover; whether it goes on by itself at the end
q penal percent; premature_penalty, penalty_rate
q tds flag; tds_deducted, tax_withheld; whether tax is held back
q officer person; authorised_by, branch_officer
a loan money:9000..90000; loan_against_deposit, overdraft_limit
a account id:###########; savings_account, linked_account
a aadhaar id:#### #### ####; aadhaar, identity_number
a manager person; branch_manager, manager
---
{bank} || {branch=Fort|Civil Lines|Jayanagar 4th Block|Station Road|Sector 17}, IFSC {ifsc}
^ TERM DEPOSIT ADVICE
^ not transferable
= Receipt: {receipt}
= CIF: {cif}
= PAN: {pan}
= Shri/Smt: {customer}
= jointly with: {joint} (either or survivor)
[In place of {old_receipt}, which fell due.]
We hold {principal} from {opened} for {months} months, falling due on {matures} with {maturity_value}.
= ROI p.a.: {rate}
= of which for senior citizens: {senior}
= Interest goes out: {payout}
= If broken early: less {penal}
+++
{renew!In the absence of your instructions we roll it over for a like period|On the due day it starts anew at the rate of that day~On the due day the money goes to your savings account|It is not carried on unless you come to the branch}. {tds!Tax has been held back at source, as no form 15G/15H lies with us|TDS is being cut every quarter~Your 15H is on record and nothing is cut|No tax is cut at source}.
Nominee registered: {nominee} ({relation=daughter|spouse|nephew|son|brother}), a minor; to be received on behalf by {guardian}
> for the Bank
> {officer}
~ Deposits are insured up to five lakh. Printed {:date} {:time} by {:id:EMP####}. Toll free {:phone}. Keep away from {:=heat|moisture}.

== en equity_contract_note
q broker company:{} Securities/{} Stockbrokers/{} Investment Services; broker, executed_through
q client person; client, account_holder
q adviser person; adviser, dealt_by; who took the order
q account id:@######; account_no, client_code
q note id:CN-########; contract_note, note_number
q side choice:bought/sold; buy_or_sell, side
q stock phrase; security, share
q isin id:GB00########; isin, security_id
q trade_date date; trade_date, dealt_on
q trade_time time; executed_at, dealing_time
q settle date; settlement_date, value_date
q ordered date; order_received, order_date
q quantity number:40..9000; quantity, shares
q price money:1..90; price, unit_price
q consideration money:900..90000; consideration, gross_value
q commission money:9..300; commission, brokerage_charge
q duty money:4..400; stamp_duty, transfer_tax
q levy money:1..2; ptm_levy, panel_levy
q net money:900..90000; total_due, net_amount
q venue phrase; venue, execution_venue
q discretionary flag; discretionary, decided_by_manager; whether the firm decided by itself
q nominee company:{} Nominees Ltd; held_by, nominee
q capacity choice:agent/principal; capacity, acted_as
a dividend money:9..900; dividend, next_dividend
a balance money:900..90000; account_balance, cash_balance
a limit money:1..90; limit_price, order_limit
a gain money:40..9000; capital_gain, gain_realised
l fills; executions, partial_fills; in how many lots it was done
c fills.time time; time, at
c fills.qty number:10..3000; quantity, shares
c fills.price money:1..90; price, fill_price
c fills.ref id:X#######; trade_id, execution_ref
---
{broker} || Contract note {note}
{:address}
{client}, a/c {account}
We have today {side?bought for you~sold for you} as {capacity}, in line with your order of {ordered}:
^ {stock=Pennant Foods plc ord 10p|Caldermill Water plc 25p|Ashdown Growth Trust|Merrion Power ord €0.10}
^ {isin}
%fills 1..5
At | Shares | Px | Trade
{fills.time} | {fills.qty} | {fills.price} | {fills.ref}
%%
= Dealt: {trade_date}, last fill {trade_time}
= On: {venue=London, order book|off book|periodic auction|Dublin main market}
= Shares: {quantity}
= Average: {price}
= Consideration: {consideration}
= Our charge: {commission}
?= Stamp: {duty}
?= PTM: {levy}
= To be settled: {net}
= Settles: {settle}
{discretionary!Done at our own judgement under your mandate|The decision was ours under the management agreement~You instructed us by telephone|You gave the order and we did not advise}. The holding stands in the name of {nominee}. {adviser}
~ Retain for tax. Telephone calls of {:date} are on tape. Rates change {:date}. Compliance: {:person}, {:email}

== en fx_forward_confirmation
g sold; sell_leg, client_pays
g bought; buy_leg, client_receives
q bank company:{} Treasury/{} Bank/{} FX; bank, dealt_with
q client company:{} Imports Ltd/{} Components/{} Travel; counterparty, customer
q dealer person; dealer, bank_dealer
q treasurer person; client_dealer, order_given_by
q back_office person; confirmed_by, settlements_contact
q ref id:FX-#######; deal_number, trade_ref
q deal date; deal_date, traded_on
q value date; value_date, maturity
q option_from date; window_opens, earliest_use; from when on the client may draw
q sold.currency currency; currency, ccy
q bought.currency currency; currency, ccy
q bought.amount number:9000..900000; amount, nominal
q sold.amount number:9000..900000; amount, nominal
q rate id:1.####; forward_rate, contract_rate
q spot id:1.####; spot_rate, spot_reference; rate of the day before the points are added
q points id:0.00##; forward_points, swap_points
q margin percent; initial_margin, deposit_percent
q margin_amt money:900..30000; margin_amount, deposit_due
q call percent; margin_call_level, variation_threshold
q reply date; object_by, return_by
q hedge flag; commercial_hedge, hedging_purpose; whether it serves a real trade
q to_bank company:Banco {}/Banque {}/{} Savings Bank; beneficiary_bank, pay_away_bank
a fee money:5..90; fee, transfer_charge
a profit money:40..9000; mark_to_market, unrealised_gain
a limit money:9000..900000; dealing_limit, line
a lei id:####00##############; lei, legal_entity_id
---
{bank}
> Confirmation {ref}
{client}, attn {treasurer}
We confirm the following, agreed by telephone between {treasurer} and {dealer} on {deal} at {:time}:
= You buy: {bought.currency} {bought.amount}
= You sell: {sold.currency} {sold.amount}
= At: {rate}
= made up of: {spot} and {points} points
= For value: {value}
?= May be drawn from: {option_from}
Against this you place {margin} ({margin_amt}) with us; should the market move against you by more than {call}, we ask for more.
{hedge!You tell us that the purchase pays for goods you have ordered|It is taken out to cover payments in your trade~You tell us that no goods or services stand behind it|There is no underlying commercial payment}. Unless told otherwise the bought currency goes to {to_bank}, {:city}.
Please sign and return by {reply}. Silence is taken for consent.
{back_office}, settlements
~ Not a recommendation. Terms of business of {:date}. Holidays in {:city} on {:date} were allowed for. Recorded line {:phone}.

== en loan_repayment_schedule_letter
q lender company:{} Finance/{} Credit Union/{} Building Society; lender, creditor
q borrower person; member, borrower
q co_borrower person; co_borrower, second_borrower
q loan id:L-######-#; loan_account, agreement_number
q member id:M#####; membership_number, member_no
q drawn date; drawdown, advanced_on
q letter date; letter_date, issued
q amount money:900..60000; sum_lent, original_amount
q outstanding money:500..50000; balance_today, principal_outstanding
q rate percent; interest_rate, nominal_rate
q apr percent; apr, effective_rate
q old_pay money:40..900; previous_instalment, old_repayment
q new_pay money:40..900; new_instalment, repayment
q from date; new_plan_from, effective
q last date; last_payment_date, ends
q total_interest money:90..9000; interest_over_term, cost_of_credit
q officer person; loans_officer, signed_by
q why phrase; reason_for_change, because
q protected flag; loan_protection, repayment_insured; whether death or illness is covered
q pause flag; payment_holiday, pause_granted; whether one may skip some months
a arrears money:20..900; arrears, overdue
a employer company; employer, employed_by
a next_review date; next_review, rate_review
a iban iban; debit_account, iban
l plan; instalments, schedule; what falls due when
c plan.no number:1..90; number, instalment_no
c plan.due date; due, date
c plan.pay money:40..900; payment, instalment
c plan.capital money:20..800; principal_part, capital
c plan.interest money:2..200; interest_part, interest
c plan.left money:40..50000; remaining, balance_after
---
# {lender}
{letter} || Loan {loan}
{borrower}
{co_borrower}

Member {member}
Because of {why=the change in our base rate|your lump sum|the longer term you asked for|the switch to monthly pay}, what you pay changes on {from} from {old_pay} to {new_pay}. You borrowed {amount} on {drawn}; {outstanding} of it is left. The rate stands at {rate} ({apr} APR).
%plan 5..12
No. | Due | Pay | Capital | Interest | Left
{plan.no} | {plan.due} | {plan.pay} | {plan.capital} | {plan.interest} | {plan.left}
%%
~ …and so on each month. The full list lies in the branch.
Your last payment falls on {last}; by then interest of {total_interest} will have been paid in all.
{protected!If either of you dies or falls ill the balance is cleared or carried for you|Cover against illness runs with the loan free of charge~You chose not to have cover against illness or death|Nothing is insured on this loan}. {pause!You may leave out up to two months a year if you call us first|A break of up to three months has been agreed~No months may be left out|We could not agree to the break you asked for}.
> {officer}
~ Your shares of {:money:40..4000} stay pledged. AGM on {:date}. Office: {:street}, {:phone}. Regulator's register {:id:###CU}.

== en current_account_switch_confirmation
g old; old_account, account_from
g new; new_account, account_to
q new.bank company:{} Bank/{} Mutual/Bank of {}; bank, institution
q old.bank company:{} Bank/{} Savings/{} Building Society; bank, institution
q holder person; account_holder, customer
q joint person; joint_holder, other_party
q helper person; switch_adviser, case_handler
q ref id:SW########; switch_reference, case_no
q applied date; requested_on, application_date
q switch_day date; switch_date, switch_completes_on
q redirect date; redirection_ends, payments_redirected_until
q reward_day date; bonus_paid_by, incentive_date
q new.sort id:##-##-##; sort_code, sort
q new.number id:########; account_number, number
q old.sort id:##-##-##; sort_code, sort
q old.number id:########; account_number, number
q overdraft money:100..2000; overdraft_limit, arranged_overdraft
q overdraft_rate percent; overdraft_rate, ear
q bonus money:50..200; switching_bonus, reward
q must money:500..1500; minimum_pay_in, monthly_funding
q card_date date; card_arrives, card_by
q closes flag; old_account_closed, full_switch; whether the account left behind is shut
q salary flag; employer_informed, salary_moved; whether the wages come over by themselves
a balance money:10..9000; balance_transferred, closing_balance
a pin date; pin_sent_on, pin_date
a monthly money:2..30; monthly_fee, account_fee
a savings_rate percent; savings_rate, linked_saver_rate
l debits; direct_debits, payments_moved, mandates; what was taken over
c debits.payee company:{} Water/{} Insurance/{} Telecom/{} Council/{} Gym; payee, originator
c debits.kind choice:direct debit/standing order; kind, type
c debits.amount money:4..400; last_amount, amount
c debits.next date; next_due, next_payment
c debits.ref id:##########; reference, mandate_ref
c debits.note phrase; action_needed, note
---
Your switch || {ref}
Dear {holder}[ and {joint}],
you asked us on {applied} to move your account to {new.bank}. We are ready:
= From: {old.bank}, {old.sort} / {old.number}
= To: {new.sort} / {new.number}
= Day of the switch: {switch_day}
{closes!What you had there is shut on that day|We ask them to shut the one you leave~You keep the account there next to ours|It was your wish that the one you leave stays open}.
## Coming over with you
%debits 3..10
Who | What | Last | Next | Ref. | 
{debits.payee} | {debits.kind} | {debits.amount} | {debits.next} | {debits.ref} | {debits.note=||please check the sum|ends soon||card payment, tell them yourself}
%%
Should anything still go to the old place, it is passed on until {redirect}. {salary!Your wages office hears of it from us, so nothing is for you to do|We tell whoever pays your wages~Please give your employer the new numbers yourself|Your wages office is not told by us}.
+++
* Your card is with you by {card_date}.
* You may go below nought by {overdraft} at {overdraft_rate}.
* {bonus} is yours by {reward_day} if {must} a month comes in.
{helper} || {:phone}, {:time} to {:time}
~ Guarantee: anything that goes wrong is put right without cost. Account terms dated {:date}. Head office {:address}.

== en card_acquirer_statement
q acquirer company:{} Payments/{} Merchant Services/{} Card Acquiring; acquirer, statement_from
q merchant company:{} Bistro/{} Cycles/The {} Bookshop/{} Pharmacy; merchant, trading_name
q legal company:{} Ltd/{} Trading Ltd/{} Ventures Ltd; legal_entity, contracted_company; firm behind the name over the door
q mid id:###########; merchant_id, mid
q terminals number:1..9; terminal_count, terminals
q month month; statement_month, period
q made date; statement_date, produced
q turnover money:900..90000; gross_sales, card_turnover
q refunds money:9..2000; refunds, returns
q chargebacks number:1..9; chargebacks, disputes
q cb_sum money:20..900; chargeback_value, disputed_amount
q fees money:20..2000; total_fees, merchant_charges
q interchange money:10..900; interchange, card_issuer_part
q pci money:4..40; pci_fee, non_compliance_fee
q rental money:9..90; terminal_rental, equipment_hire
q net money:900..90000; net_settled, paid_to_you
q pay_day date; debit_date, fees_collected_on
q compliant flag; pci_compliant, security_form_done; whether the yearly security form was filled in
q rolling percent; reserve_rate, rolling_reserve
q released date; reserve_release, reserve_paid_back_on
a iban iban; settlement_account, iban
a limit money:90..900; contactless_limit, floor_limit
a manager person; account_manager, your_contact
a contract_end date; contract_end, minimum_term_ends
l cards; card_types, schemes; by kind of card
c cards.kind phrase; card_type, scheme
c cards.count number:4..2000; transactions, count
c cards.value money:40..40000; value, sales
c cards.rate percent; rate, fee_rate
c cards.fee money:1..400; charge, fee
l days; settlements, payouts; what was paid over
c days.day date; date, banked
c days.gross money:40..4000; gross, takings
c days.paid money:40..4000; paid, settled
c days.batch id:B####; batch, settlement_ref
---
{acquirer} || {month}
{merchant} ({legal}) || MID {mid}
Made {made} · {terminals} machines
%cards 3..7
Card | No. | Value | % | Fee
{cards.kind=debit, consumer|credit, consumer|debit, business|credit, business|outside Europe|phone order|instalment} | {cards.count} | {cards.value} | {cards.rate} | {cards.fee}
%%
+++
= Sold: {turnover}
= Handed back: {refunds}
= Contested: {chargebacks}, worth {cb_sum}
= Charges in all: {fees}
= of which for the card's bank: {interchange}
= Hire of machines: {rental}
?= Security programme: {pci}
= Passed to your bank: {net}
+++
%days 4..9
Day | Took | Paid | Batch
{days.day} | {days.gross} | {days.paid} | {days.batch}
%%
Charges leave your account on {pay_day}. {compliant!Your questionnaire on card data is in and stands|Thank you for sending in the security questionnaire~We have still not had your questionnaire on card data|The security questionnaire has run out}. {rolling} of each day is kept back and freed on {released}.
~ Copy of {:date} replaced. Helpdesk {:phone}. Scheme fees changed on {:date}, as {:person} wrote to you.

== en reinsurance_placing_slip
q cedant company:{} Insurance/{} Mutual/{} Assurance; reinsured, cedant
q broker company:{} Re Brokers/{} Reinsurance Broking; intermediary, placing_broker
q broker_man person; placing_broker_contact, broker_name
q leader company:{} Re/{} Reinsurance/Syndicate {}; lead_reinsurer, leader
q umr id:B####@@#########; umr, unique_market_reference
q kind phrase; type_of_cover, treaty
q from date; inception, period_from
q to date; expiry, period_to
q bound date; bound_on, signed_down_on
q territory phrase; territorial_scope, territory
q retention money:90000..900000; retention, ultimate_net_loss_below; what stays with the ceding house on each loss
q limit money:900000..9000000; limit_per_event, cover
q agg money:900000..9000000; annual_aggregate_limit, aggregate
q min_dep money:9000..900000; deposit_premium, minimum_and_deposit
q rate percent; rate_on_income, adjustable_rate
q brokerage percent; brokerage, broker_deduction
q reinst number:1..3; reinstatements, reinstatement_count
q reinst_pct percent; reinstatement_premium, reinstatement_price
q hours number:72..168; hours_clause, event_hours
q law phrase; law, jurisdiction
q notice number:3..60; notice_days, claims_notice_days
q cyber flag; cyber_excluded, cyber_exclusion; whether losses through computers are left out
q settle number:30..90; premium_terms_days, premium_warranty
a loss_ratio percent; loss_ratio, burning_cost
a actuary person; actuary, appointed_actuary
a losses money:9000..900000; losses_to_date, claims_paid
a rating id:A#; rating, security_rating
l lines; markets, participants, subscriptions; who carries how much
c lines.market company:{} Re/{} Reinsurance/Syndicate {}/{} Specialty; reinsurer, market
c lines.written percent; written_line, written
c lines.signed percent; signed_line, signed
c lines.ref id:@#####/##; reference, underwriting_ref
c lines.stamp date; stamped_on, accepted
c lines.uw last; underwriter, initials
---
UMR {umr}
# {kind=Catastrophe excess of loss|Motor quota share|Property per risk excess|Marine hull excess}
= Reinsured: {cedant}
= Period: {from} to {to}, both days, local time
= Scope: {territory=the United Kingdom and Ireland|Europe without Turkey|worldwide without the USA|Australia and New Zealand}
= Pays: up to {limit} each event in excess of {retention}
= In all: {agg}
= Event: losses within {hours} consecutive hours
= Comes back: {reinst} times at {reinst_pct} as to time
= Premium: {rate} of net income, of which {min_dep} down at inception
= To be paid: within {settle} days
= Deduction: {brokerage}
= Losses: to be told within {notice} days
= Law: {law=England and Wales|Ireland|New South Wales}
{cyber!Losses flowing from malicious code are outside|What is caused by an attack on computers is not paid~No restriction with regard to computer losses|Loss through computer failure is treated like any other}.
%lines 3..9
Market | Wr. | Sgd | Ref. | Stamp | 
{lines.market} | {lines.written} | {lines.signed} | {lines.ref} | {lines.stamp} | {lines.uw}
%%
Leader: {leader}, whose agreement binds the rest on small changes. Closed {bound} by {broker_man}, {broker}.
~ Information seen: model output of {:date}; five-year record to {:date}; letter of {:person}. Tax nil.

== en premium_bordereau_report
q coverholder company:{} Underwriting Agency/{} Underwriting Pty Ltd/{} MGA; coverholder, reported_by
q insurer company:{} Insurance/Syndicate {}/{} Underwriters; carrier, capacity_provider
q binder id:B####@@##@#####; binder_number, authority_ref
q class phrase; class_of_business, product
q month month; reporting_month, bordereau_month
q made date; prepared_on, submitted
q due date; submission_due, report_deadline
q clerk person; prepared_by, technician
q compliance person; reviewed_by, compliance_officer
q gwp money:9000..900000; gross_written_premium, gwp
q comm percent; commission_rate, coverholder_commission
q comm_amt money:900..90000; commission_amount, commission
q tax money:90..40000; premium_tax, stamp_and_ipt
q net money:9000..700000; net_to_underwriters, premium_payable
q policies number:9..900; policies_incepted, risks_bound
q cancelled number:1..40; cancellations, cancelled_policies
q limit money:900000..9000000; premium_income_limit, income_limit
q used percent; limit_used, utilisation
q referred number:1..9; referrals, referred_risks
q breach flag; authority_exceeded, outside_authority; whether something was written that should not have been
a claims money:900..90000; claims_paid, losses_paid
a profit percent; profit_commission, profit_share
a paid date; remitted_on, funds_received
a actuary person; actuary, reserving_actuary
l risks; policies_list, lines; single contracts
c risks.cert id:@@@-#####; certificate, policy_no
c risks.insured company:{} Farms/{} Cafe/{} Motors/{} Builders; insured, policyholder
c risks.zip id:####; postcode, risk_postcode
c risks.from date; inception, from
c risks.si money:90000..900000; sum_insured, tsi
c risks.premium money:90..9000; gross_premium, premium
c risks.kind choice:new/renewal/endorsement; transaction, type
c risks.excess money:100..5000; excess, deductible
---
{coverholder}
Bordereau {month} – {class=small commercial|hospitality|agricultural property|contractors' plant}
Binder {binder} || {insurer}
%risks 6..14
Cert. | Insured | P/c | From | S.I. | Prem. | Type | XS
{risks.cert} | {risks.insured} | {risks.zip} | {risks.from} | {risks.si} | {risks.premium} | {risks.kind} | {risks.excess}
%%
= Written: {gwp}
= Less commission: {comm_amt} ({comm})
= Taxes: {tax}
= To underwriters: {net}
{policies} began, {cancelled} fell away, {referred} were sent up for a decision. Of the {limit} that may be written, {used} is gone.
{breach!Two of the risks lie above our height limit and should have been asked about|One trade on the list is not in our authority, a waiver is sought~All of it lies within our authority|Nothing was bound that we may not bind}.
{clerk}, {made} || seen {compliance}
~ Due under the contract by {due}. ABN {:id:## ### ### ###}. File layout v5.2 of {:date}. Audit by {:company} in {:month}.

== en property_loss_adjuster_report
q adjuster company:{} Adjusters/{} Loss Adjusting/{} Claims Consultants; loss_adjusting_firm, adjusters
q author person; adjuster, report_by
q insurer company:{} Insurance plc/{} Mutual/{} General; principal, instructed_by
q handler person; claims_handler, addressee
q insured company:{} School/{} Bakery Ltd/{} Hotel/{} Printers; policyholder, insured
q met person; interviewed, representative_on_site; who showed the adjuster round
q broker company:{} Broking/{} Insurance Brokers; broker, intermediary
q policy id:CP########; policy_number, policy
q our_ref id:LA/#####/##; adjusters_reference, our_ref
q their_ref id:C-#######; insurer_claim_number, your_ref
q loss_date date; date_of_loss, occurred_on
q told date; notified_on, insurer_informed
q visit date; site_visit, inspected_on
q report date; report_date, dated
q cause phrase; proximate_cause, cause
q sum money:90000..900000; sum_insured_buildings, buildings_sum_insured
q reserve_b money:900..90000; buildings_reserve, building_damage_reserve
q reserve_c money:900..60000; contents_reserve, contents_damage_reserve
q reserve_bi money:900..90000; business_interruption_reserve, loss_of_income_reserve
q total money:9000..200000; total_reserve, recommended_reserve
q excess money:100..5000; excess, deductible
q interim money:900..20000; payment_on_account, interim_payment
q under flag; underinsured, average_applies; whether too little was insured
q recover flag; recovery_prospects, third_party_liable; whether the money may be had back from somebody
q dry company:{} Drying/{} Restoration/{} Disaster Recovery; restoration_contractor, drying_firm
q next date; next_report_due, further_report
a settled money:9000..200000; settlement_amount, final_settlement
a police id:CR/######/##; police_reference, crime_number
a premium money:900..9000; premium, annual_premium
a repairs_done date; reinstatement_completed, repairs_finished
l items; heads_of_claim, claimed_items; what is claimed
c items.what phrase; item, head
c items.claimed money:90..40000; claimed, amount_claimed
c items.ours money:90..40000; adjusted, our_figure
c items.by company:{} Flooring/{} Electrical/{} Kitchens/{} Decorators; estimate_from, contractor
c items.note phrase; comment, status
---
{adjuster} || {report}
{insurer}, for the attention of {handler}
= Ours: {our_ref}
= Yours: {their_ref}
= Policy: {policy}
= Insured: {insured}
= Loss: {loss_date}, told to you on {told}
^ PRELIMINARY REPORT
## 1 Instructions
We were at {:address} on {visit} and met {met}; {broker} had sent the policy beforehand.
## 2 What happened
{cause=A flexible hose below a sink gave way over the weekend|Rain came in where the gutter had choked|A fryer thermostat stuck|Frost split a pipe in the roof void}. The policy responds.
## 3 Amounts
%items 3..8
 | Claimed | We say | Price by | 
{items.what=Floors|Ceilings|Rewiring|Stock|Machines|Cleaning|Extra rent|Carpets} | {items.claimed} | {items.ours} | {items.by} | {items.note=agreed|to be tested|betterment taken off|second price awaited}
%%
The building is covered for {sum}. {under!That is about two thirds of what rebuilding costs, so the payment shrinks in proportion|The sum is well short and average bites~We hold the sum to be enough|The sum stands up against our own measure}.
= Building: {reserve_b}
= Contents: {reserve_c}
= Income: {reserve_bi}
= All: {total}
less {excess} borne by the insured. We suggest that {interim} be sent now.
## 4 Others
{dry} have machines running on site. {recover!The plumber who fitted it last year should be held to account|A maker's fault seems likely and we have kept the part~We see nobody from whom the money could be had back|No other party is to blame}.
We write again by {next}.
> {author}
~ Photographs 1 to {:number:12..60} of {:date}. Surveyor {:person} ({:company}) reports apart. Hours so far {:number:6..40}.

== en group_life_renewal_terms
q insurer company:{} Life/{} Assurance/{} Friendly Society; insurer, underwriter
q scheme phrase; scheme_name, scheme
q employer company:{} Shipyard/{} Software/{} Dairies/{} Housing Trust; policyholder, employer
q consultant company:{} Benefits/{} Employee Benefits Consulting; adviser, employee_benefits_consultant
q consultant_man person; consultant_contact, sent_to
q underwriter person; underwriter, quoted_by
q policy id:G/#####; policy_number, scheme_no
q renewal date; renewal_date, terms_from
q guarantee date; rate_guaranteed_until, guarantee_end
q answer date; terms_open_until, accept_by
q lives number:20..4000; lives_covered, members
q payroll money:900000..9000000; insured_payroll, salary_roll
q multiple number:2..6; multiple_of_salary, benefit_multiple
q sum money:900000..9000000; total_sum_assured, total_benefit
q unit id:0.##; unit_rate, rate_per_mille
q old_unit id:0.##; expiring_rate, previous_unit_rate
q premium money:900..90000; annual_premium, premium
q comm percent; commission, adviser_commission
q free money:90000..900000; free_cover_limit, no_medical_limit; sum up to which nobody is asked about health
q event money:900000..9000000; event_limit, catastrophe_limit
q age number:60..75; cease_age, cover_ends_at_age
q claims number:1..9; claims_last_five_years, deaths
q abroad flag; overseas_staff_covered, abroad_included; whether people working abroad are in
q spouse flag; spouse_pension_included, dependants_pension; whether widows get a yearly sum
a paid money:9000..900000; claims_paid, benefits_paid
a trustee person; trustee, scheme_trustee
a ci money:9000..90000; critical_illness_sum, critical_illness
a payroll_date date; payroll_date, membership_data_date
l members; above_limit, medical_cases; those who need a medical
c members.id id:E####; employee_number, member
c members.salary money:90000..300000; salary, pay
c members.benefit money:300000..900000; benefit, sum_assured
c members.need phrase; evidence, requirement
c members.accepted money:200000..700000; accepted_up_to, cover_in_force
---
{insurer} || Group risk
{consultant_man}, {consultant}
# {scheme=Staff life plan|Death in service scheme|Executive scheme B|Works pension, risk part} – {employer}
Policy {policy}, terms from {renewal}
= Lives: {lives}
= Payroll: {payroll}
= Pays: {multiple} times pay
= Together: {sum}
= Until age: {age}
= Rate per 1,000: {unit} (so far {old_unit})
= For the year: {premium}
= Within that, for you: {comm}
We hold the rate until {guarantee}, as long as numbers do not move by more than {:percent}. In five years {claims} deaths were reported.
+++
No questions on health are asked up to {free}. Above it we need:
%members 2..6
Person | Pay | Benefit | Needed | Now held
{members.id} | {members.salary} | {members.benefit} | {members.need=form only|doctor's report|examination and bloods|ECG|nothing more} | {members.accepted}
%%
One event pays at most {event}. {abroad!Those posted to other countries are in, save where war is|Staff sent overseas are included on the same footing~Those working in other countries are left out|Only people working at home count}. {spouse!A yearly income for widows and widowers goes with it|Dependants draw an income on top~Only a lump sum is paid|There is no income for widows and widowers in this}.
Tell us by {answer}.
> {underwriter}
~ Data as sent by {:person} at {:time}. Event limit shared with {:company}. Tables of {:year}.

== en cyber_policy_endorsement
q insurer company:{} Specialty/{} Cyber Underwriting/{} Insurance SE; insurer, carrier
q insured company:{} Clinics/{} Retail/{} Law LLP/{} Freight; insured, policyholder
q broker company:{} Risk Solutions/{} Insurance Brokers; broker, producer
q policy id:CYB-######-##; policy_no, policy
q endt number:1..9; endorsement_number, endt_no
q effective date; effective_date, change_from
q issued date; issue_date, endorsement_issued
q expiry date; policy_expiry, cover_until
q signer person; authorised_signatory, signed_for_insurer
q extra money:90..9000; additional_premium, premium_change
q tax money:9..900; insurance_tax, ipt
q limit_old money:90000..900000; previous_limit, old_aggregate
q limit_new money:900000..5000000; new_limit, aggregate_limit
q retention money:900..50000; retention, each_claim_excess
q waiting number:6..24; waiting_hours, time_retention; hours before lost income is paid
q retro date; retroactive_date, prior_acts_from
q hotline phone; incident_hotline, emergency_number
q response company:{} Incident Response/{} Forensics/{} Breach Counsel; incident_response_firm, panel_vendor
q mfa flag; mfa_condition_met, two_factor_in_place; whether two-step log-in is in place everywhere
q ransom flag; ransom_covered, extortion_payments; whether money to blackmailers is paid
q subsidiary company:{} Digital Ltd/{} Labs BV/{} Online GmbH; added_insured, new_subsidiary
a total_premium money:900..90000; annual_premium, total_premium
a records number:900..90000; records_held, personal_records
a revenue money:900000..9000000; revenue, turnover
a claim id:CL-#####; claim_number, claim_ref
l sublimits; coverages, sections; what is paid at most for what
c sublimits.section id:#.#; section, clause
c sublimits.what phrase; coverage, insuring_agreement
c sublimits.old money:9000..900000; former_sublimit, before
c sublimits.new money:9000..900000; sublimit, now
c sublimits.ret money:900..50000; own_retention, section_retention
---
Endorsement {endt} to policy {policy}
= Insured: {insured}
= Takes effect: {effective}
= Policy runs to: {expiry}
= Through: {broker}
It is agreed that as of the day it takes effect:
1. {subsidiary} is an insured. Acts before {retro} stay outside.
2. The most we pay in the period goes up from {limit_old} to {limit_new}.
3. The table reads:
%sublimits 3..7
 | For | So far | Henceforth | You bear
{sublimits.section} | {sublimits.what=Restoring data|Loss of income|Supplier failure|Fines where allowed|Hardware|Funds transfer fraud|Crisis advice} | {sublimits.old} | {sublimits.new} | {sublimits.ret}
%%
4. Where no figure stands there, you bear {retention}; income is paid after {waiting} hours.
5. {mfa!You have shown us that every remote log-in asks for a second factor|The condition on second-factor log-in is fulfilled and falls away~The second factor is still missing for some remote users and must be there within sixty days|We note that log-in with one password is still possible}.
6. {ransom!Sums paid to extortionists with our consent are made good|Extortion money falls under section 2~We do not make good what is paid to blackmailers|Extortion payments are struck out}.
For this {extra} is charged, with tax of {tax}. All else stays.
{issued} || {signer}
{insurer}
~ In an emergency: {response}, {hotline}. Quoted {:date} by {:person}. Stamp {:id:####}.

== en fleet_motor_policy_schedule
q insurer company:{} Motor/{} Fleet Insurance/{} Commercial; insurer, underwritten_by
q insured company:{} Couriers Ltd/{} Plumbing Ltd/{} Coaches/{} Rentals; policyholder, insured_company
q broker company:{} Brokers/{} Fleet Risk; broker, agent
q policy id:FL########; policy_number, policy
q from date; cover_from, start
q to date; cover_to, renewal_date
q issued date; issued, schedule_date
q replaces date; replaces_schedule_dated, previous_schedule
q cover choice:comprehensive/third party fire and theft/third party only; level_of_cover, cover
q use phrase; permitted_use, class_of_use
q min_age number:21..30; minimum_driver_age, drivers_over
q count number:5..300; vehicles, number_of_vehicles
q premium money:900..90000; premium, annual_premium
q per money:300..2000; premium_per_vehicle, rate_per_unit
q ipt money:90..9000; insurance_premium_tax, ipt
q excess money:250..1000; accidental_damage_excess, excess
q young money:250..1500; young_driver_excess, inexperienced_excess; more that is borne when a young person was driving
q tppd money:900000..9000000; third_party_property_limit, property_damage_limit
q foreign flag; foreign_use, driving_abroad; whether one may drive on the mainland
q trailers flag; trailers_covered, detached_trailers; whether trailers are in
q telematics company:{} Telematics/{} Tracking; telematics_provider, tracking_company
q claims_line phone; claims_line, report_claims_to
a claims money:900..90000; claims_cost, incurred
a bonus percent; no_claims_bonus, ncd
a fleet_manager person; fleet_manager, contact
a value money:90000..900000; fleet_value, total_value
l vehicles; cars, vans, insured_vehicles; what is on the list
c vehicles.reg id:@@## @@@; registration, vrm
c vehicles.make phrase; make_model, vehicle
c vehicles.year year:20##; year, first_registered
c vehicles.weight unit:t 2..44; gross_weight, gvw
c vehicles.value money:2000..90000; value, sum_insured
c vehicles.base city; garaged_at, depot
c vehicles.added date; on_cover_from, added
---
{insurer}
Motor fleet schedule || {policy}
= Policyholder: {insured}
= Broker: {broker}
= From: {from}
= Up to and including: {to}
= Given: {issued}; takes the place of the one of {replaces}
{cover?Damage to your own vehicles is paid as well, whoever is to blame~Paid are harm to others, fire and theft~Only harm to others is paid}. Use: {use=carriage of goods for hire|own business and travel to work|public hire|trade calls and demonstrations}. Anyone over {min_age} with a full licence may drive.
%vehicles 4..12
Reg. | What | Year | GVW | Worth | Base | Since
{vehicles.reg} | {vehicles.make=panel van|tipper|minibus 16|estate car|tractor unit|Luton|pick-up} | {vehicles.year} | {vehicles.weight} | {vehicles.value} | {vehicles.base} | {vehicles.added}
%%
In all {count}, at {per} each.
= For the year: {premium}
= Tax on it: {ipt}
= You bear, own damage: {excess}
= plus with a young driver: {young}
= Harm to others' things: up to {tppd}
{foreign!A green card is not needed on the mainland for up to ninety days|Trips across the Channel are in~Cover stops at the coast|Journeys overseas have to be asked for first}. {trailers!Trailers are in, hitched up or not|Semi-trailers count even when parked~A trailer is in only while it is being towed|Trailers left standing are not insured}.
Every vehicle carries a box from {telematics}. Ring {claims_line} within the hour.
~ Cameras: see clause {:number:8..30}. Survey by {:person}, {:date}. MID updated {:date}.

== en accountants_engagement_terms
q firm company:{} & Co/{} Chartered Accountants/{} Accountancy LLP; practice, accountants, party_a
q partner person; engagement_partner, responsible_partner
q manager person; day_to_day_contact, client_manager
q client company:{} Catering Ltd/{} Salons Ltd/{} Garages Ltd; client, company
q director person; director, signed_for_client
q company_no id:0#######; company_number, registered_number
q letter date; letter_date, dated
q from date; effective_from, first_period_begins
q replaces date; replaces_letter_of, previous_engagement_letter
q year_end date; accounting_date, year_end
q records_by date; records_deadline, books_to_us_by
q fee money:900..9000; annual_fee, fixed_fee
q monthly money:90..900; monthly_standing_order, monthly_payment
q hourly money:40..300; hourly_rate_extra, extra_work_rate
q cap money:90000..900000; liability_cap, limit_of_liability
q body phrase; professional_body, regulated_by
q insurer company:{} Professional Indemnity/{} Underwriting; pi_insurer, indemnity_insurer
q notice number:14..60; notice_days, termination_days
q retain number:5..7; retention_years, papers_kept_for_years
q audit flag; audit_included, audited; whether the accounts are audited
q clients_money flag; holds_client_money, client_account; whether the practice may hold the client's money
q accepted date; accepted_on, countersigned
a vat id:GB### #### ##; vat_number, client_vat
a tax_due date; tax_payment_date, corporation_tax_due
a turnover money:90000..900000; turnover, sales
a predecessor company; previous_accountants, predecessor
l services; scope, work; what is done
c services.what phrase; service, task
c services.often choice:weekly/monthly/quarterly/yearly; frequency, how_often
c services.needs phrase; we_need_from_you, client_input
c services.due phrase; delivered, turnaround
c services.price money:90..4000; fee, charge
c services.staff first; carried_out_by, staff_member
---
> {firm}
> {:address}
{letter}
The Directors, {client} ({company_no})

# Terms on which we act
From {from} this letter takes the place of ours of {replaces}. {partner} answers for the work; from day to day please turn to {manager}.
%services 3..8
We do | How often | We need | You have it | Price
{services.what=Bookkeeping|VAT returns|Payroll run|Yearly accounts|Company tax return|Confirmation statement|Management figures|Personal returns} | {services.often} | {services.needs=bank files|time cards by the 20th|till rolls|signed minutes|receipts} | {services.due=within ten days|by the 7th|in month five|on the day} | {services.price}
{services.staff=}
%%
Your year closes on {year_end}; let us have the books by {records_by}.
{audit!We also examine the accounts and give an opinion on them|As members asked for one, we report as auditors~We compile the accounts and give no opinion on them|The company is small enough to do without an examination}. {clients_money!Sums of yours may lie for a time in our separate account|We may hold refunds for you~We never hold money of clients|No money of yours passes through our hands}.
For this {fee} a year falls due, taken as {monthly} a month. What lies outside costs {hourly} an hour. We answer for no more than {cap}, for which {insurer} stands. Papers stay with us for {retain} years. Either of us may end this with {notice} days' notice.
We are bound by the rules of {body=the institute in England|the Irish institute|the association of certified accountants|the Scottish institute}.
For the company: {director}, {accepted}
~ Money laundering officer {:person}. Data notice of {:date}. Complaints first to {:person}, then to the institute.

== en vat_return_filing_receipt
q authority company:Revenue Office {}/{} Tax Region/Inland Revenue {}; tax_authority, received_by
q trader company:{} Joinery Ltd/{} Veterinary Supplies/{} Brewing DAC; taxpayer, filer
q agent company:{} Tax Agents/{} & Co Accountants; filed_by, tax_agent
q tain id:#####@; agent_number, tain
q vat_no id:IE#######@@; vat_number, tax_registration
q from date; period_from, period_start
q to date; period_to, period_end
q filed date; filed_on, submitted_on
q filed_at time; submitted_at, filing_time
q due date; filing_due, deadline
q notice id:##########@; receipt_number, notice_number
q t1 money:900..90000; vat_on_sales, output_tax
q t2 money:900..60000; vat_on_purchases, input_tax
q t3 money:90..40000; payable, net_vat_due
q e1 money:90..90000; goods_to_eu, intra_eu_supplies
q e2 money:90..90000; goods_from_eu, intra_eu_acquisitions
q es1 money:90..90000; services_to_eu, services_supplied_eu
q pa1 money:90..90000; postponed_accounting, imports_postponed
q debit date; direct_debit_date, collection_on
q pay_ref id:RDI########; payment_reference, debit_instruction
q late flag; late, surcharge_applies; whether it came in after the deadline
q supplementary flag; supplementary_return, correction; whether it mends an earlier one
q zero flag; annual_return_outstanding, rtd_missing; whether the yearly breakdown is still lacking
a refund_iban iban; refund_account, bank_account
a turnover money:9000..900000; total_turnover, sales_total
a rate percent; vat_rate, standard_rate
a inspector person; inspector, case_worker
l history; previous_periods, earlier_returns; what was filed before
c history.period month; period, for
c history.due money:90..20000; liability, due
c history.paid money:90..20000; paid, payment
c history.on date; paid_on, date
c history.state phrase; status, state
---
{authority} || Filing acknowledgement
{trader} · {vat_no}
Received {filed} at {filed_at}[ from {agent}, {tain}] || No. {notice}
Return for {from} – {to}, which was due on {due}
= T1 on sales: {t1}
= T2 on purchases: {t2}
= T3 to pay: {t3}
= E1 goods out to EU: {e1}
= E2 goods in from EU: {e2}
= ES1 services out to EU: {es1}
= PA1 postponed: {pa1}
{late!It reached us past the last day, and a surcharge will be worked out|The last day had gone by when you filed~It came in good time|You filed before the last day}. {supplementary!It corrects figures you sent before|This takes the place of figures sent earlier~It is the first return for these months|It corrects nothing sent before}.
The sum will be fetched on {debit} under {pay_ref}.
%history 2..6
Months | Was due | Came | On | 
{history.period} | {history.due} | {history.paid} | {history.on} | {history.state=clear|clear|interest running|estimate|nil}
%%
{zero!We still wait for the yearly breakdown of trading; refunds are held until we have it|The trading details of last year have not been filed~The yearly breakdown of trading is in|All yearly forms have been filed}.
~ Keep for six years. Lines open {:time}–{:time}, {:phone}. Interest changes from {:date}. Printed for {:person}.

== en audit_management_letter
q auditor company:{} LLP/{} Audit/{} & Partners; audit_firm, auditors
q partner person; audit_partner, signed_by
q senior person; audit_manager, fieldwork_led_by
q client company:{} Theatre Trust/{} Homes Association/{} Components plc; audited_entity, client
q chair person; audit_committee_chair, addressee
q cfo person; finance_director, answered_by; who gave management's answers
q year_end date; financial_year_end, balance_sheet_date
q field_from date; fieldwork_from, audit_started
q field_to date; fieldwork_to, fieldwork_ended
q letter date; letter_date, issued
q opinion_date date; opinion_date, accounts_signed
q materiality money:9000..300000; materiality, overall_materiality
q trivial money:200..9000; trivial_threshold, reporting_threshold
q adjusted money:900..90000; adjusted_misstatements, corrected
q unadjusted money:90..20000; uncorrected_misstatements, left_uncorrected
q fee money:9000..90000; audit_fee, fee
q non_audit money:900..20000; non_audit_fees, other_services_fee
q opinion choice:unmodified/qualified/disclaimer; opinion, audit_opinion
q concern flag; going_concern_doubt, material_uncertainty; whether there is doubt that it can carry on
q fraud flag; fraud_found, suspected_fraud; whether dishonesty came to light
q years number:1..10; partner_tenure, years_in_role
a turnover money:900000..9000000; revenue, turnover
a bank company; bankers, main_bank
a agm date; annual_meeting, agm
a staff number:20..900; employees, headcount
l points; findings, recommendations; what should be better
c points.no id:#.#; ref, number
c points.area phrase; area, cycle
c points.seen phrase; weakness, observation
c points.risk choice:high/medium/low; grade, priority
c points.advice phrase; recommendation, advice
c points.answer phrase; management_response, answer
c points.who person; owner, responsible
c points.due date; implementation_date, by
---
{auditor}
{letter}
{chair}, for the audit committee of {client}

# Matters arising, year to {year_end}
{senior} and the team were with you from {field_from} to {field_to}. {opinion?We gave a clean report~Our report is qualified as regards stock~We could not form an opinion} on {opinion_date}.
= Materiality: {materiality}
= Below this not reported: {trivial}
= Put right by you: {adjusted}
= Left as it was: {unadjusted}
%points 3..7 lines
{points.no} {points.area=Purchases|Payroll|Cash|IT access|Fixed assets|Grants|Stock} – {points.risk}
Seen: {points.seen=leavers kept their log-in|one person orders and pays|no count of the tills|counts not signed|funds spent outside the terms|suppliers set up without check}
Our advice: {points.advice=split the tasks|review each month|switch off within a day|count by surprise|check by call-back}
Answer: {points.answer=accepted|done meanwhile|accepted in part|not thought worth the cost}; {points.who}, {points.due}
%%
The answers came from {cfo}. {concern!The accounts say in note 2 that carrying on hangs on a loan not yet agreed, and our report points to it|There is real doubt about the next twelve months~We saw nothing to make us doubt that it can carry on|The next twelve months are paid for}. {fraud!An invoice turned out to be made up and is with the police|One till was dipped into~No dishonesty came to our notice|Nothing pointed to theft or deceit}.
Our charge for the audit was {fee}; {non_audit} was paid for other work. The undersigned has led it for {years} years.
> {partner}
~ For the committee's use only. Standards of {:year}. Second partner {:person}. Draft discussed {:date} at {:city}.

== en fixed_asset_register_extract
q company company:{} Bakeries/{} Laundries/{} Printing Group; entity, owned_by
q site phrase; location, site
q code id:CC####; cost_centre, dept
q as_of date; as_at, register_date
q run date; printed_on, extracted
q accountant person; prepared_by, asset_accountant
q verifier person; physically_checked_by, verified_by
q checked date; verification_date, last_physical_check
q cost money:90000..900000; total_cost, gross_book_value
q depr money:40000..700000; accumulated_depreciation, depreciation_to_date
q charge money:900..90000; depreciation_for_year, years_charge
q nbv money:9000..400000; net_book_value, carrying_amount
q added money:900..90000; additions, bought_in_year
q sold money:900..60000; disposals_at_cost, sold_at_cost
q proceeds money:90..30000; sale_proceeds, received_for_disposals
q threshold money:200..2000; capitalisation_threshold, minimum_to_capitalise
q missing number:1..9; assets_not_found, missing_items
q pledged flag; assets_charged, pledged_to_lender; whether a lender has a hold on some
q impaired flag; impairment, written_down; whether something was written down beyond the plan
a insured money:90000..900000; insured_value, replacement_value
a tax_value money:9000..400000; tax_written_down_value, tax_value
a supplier company; supplier, purchased_from
a revalued date; revaluation_date, revalued_on
l assets; items, register; single things
c assets.no id:FA-#####; asset_number, tag
c assets.what phrase; description, asset
c assets.class choice:plant/vehicles/fixtures/computers; asset_class, category
c assets.bought date; capitalised, acquisition_date
c assets.life number:3..25; useful_life_years, life
c assets.cost money:900..90000; cost, acquisition_cost
c assets.nbv money:20..60000; book_value, nbv
c assets.serial id:@#######; serial, serial_no
c assets.out date; disposed_on, disposal_date
---
{company} || Asset register, extract
{site=Plant 2, Mill Road|Head office|Depot south|Line hall B} – {code} || as at {as_of}
%assets 5..13
Tag | What | Class | In | Yrs | Cost | Book | S/N
{assets.no} | {assets.what=dough divider|tunnel washer|label printer|pallet truck|air compressor|van, white|racking|server|oven, deck} | {assets.class} | {assets.bought} | {assets.life} | {assets.cost} | {assets.nbv} | {assets.serial}
{assets.out=}
%%
= Cost: {cost}
= Written off so far: {depr}
= of which this year: {charge}
= Book: {nbv}
= Came in: {added}
= Went out, at cost: {sold}
= Fetched: {proceeds}
{verifier} walked the floor on {checked}; {missing} tags were not met with. Things below {threshold} go straight to expense.
{pledged!Some of the above serve a lender as security|The ovens are charged to the leasing bank~Nobody else has a claim on any of it|Free of charges}. {impaired!The old line was taken down to scrap worth, beyond the plan|A further write-down was booked on one item~Nothing was written down outside the plan|No loss of worth beyond wear was booked}.
~ {accountant}, printed {run} · method straight line · Policy of {:date} · Reviewed by {:person} for {:company}

== en aged_receivables_report
q company company:{} Signs Ltd/{} Frozen Foods/{} Scaffolding; creditor, entity
q controller person; credit_controller, prepared_by
q manager person; finance_manager, reviewed_by
q as_of date; as_at, cut_off
q printed date; run_on, printed
q currency currency; currency, reporting_currency
q total money:90000..900000; total_receivables, ledger_total
q current money:40000..400000; not_yet_due, current
q b30 money:900..90000; days_1_30, up_to_30_days
q b60 money:900..60000; days_31_60, up_to_60_days
q b90 money:90..40000; over_90_days, older_than_90
q provision money:90..30000; bad_debt_provision, provision
q dso number:25..90; dso, average_days
q cash money:900..90000; collected_this_month, cash_received
q unallocated money:9..9000; unallocated_cash, unapplied_receipts
q stop number:1..12; accounts_on_stop, blocked_customers
q insured percent; share_insured, credit_insurance_cover
q lawyer company:{} Recoveries/{} Debt Recovery LLP; debt_collector, cases_passed_to
q biggest company:{} Group/{} plc/{} Stores; largest_debtor, biggest_balance
q writeoff flag; write_off_proposed, write_off; whether something is to be given up
a payables money:90000..900000; payables, owed_to_suppliers
a limit money:90000..900000; overdraft_limit, facility
a next_run date; next_report, next_run
a interest percent; late_interest_rate, statutory_interest
l debtors; customers, accounts; who owes
c debtors.no id:######; account_no, customer_no
c debtors.name company:{} Retail/{} Contractors/{} Events/{} Care/{} Foods; customer, debtor
c debtors.balance money:900..90000; balance, total
c debtors.old money:9..40000; oldest_bucket, over_90
c debtors.oldest date; oldest_invoice_date, oldest
c debtors.limit money:900..90000; credit_limit, limit
c debtors.last date; last_payment, last_receipt
c debtors.note phrase; comment, action
c debtors.rep first; salesperson, rep
---
{company}
# Who owes us – {as_of}
All in {currency}. {controller}; seen by {manager}
%debtors 5..12
A/c | Customer | Owes | >90 | Oldest | Limit | Last paid | 
{debtors.no} | {debtors.name} | {debtors.balance} | {debtors.old} | {debtors.oldest} | {debtors.limit} | {debtors.last} | {debtors.note=promise for Friday|query on delivery||on stop|payment plan||letter 3|with lawyer}
{debtors.rep=}
%%
+++
= Ledger: {total}
= Within terms: {current}
= 1–30: {b30}
= 31–60: {b60}
= 61–90: {:money:90..40000}
= Older: {b90}
+++
* Came in during the month: {cash}; {unallocated} of it could not be matched.
* On average they take {dso} days.
* {stop} get no goods for now. {biggest} owes most.
* Put aside for losses: {provision}. The insurer stands for {insured}.
* {lawyer} has the two oldest. {writeoff!We propose to give up one of them|One should be taken off the books~Nothing is to be given up yet|We give none of them up at this stage}.
~ Run {printed}, {:time}. Terms 30 days net. Interest last charged {:date}. Sent to {:person}.

== en intercompany_reconciliation_memo
q group company:{} Group/{} Holdings/{} International; group, parent
q entity_a company:{} UK Ltd/{} Ireland DAC/{} Ltd; reporting_entity, our_side
q entity_b company:{} GmbH/{} SAS/{} Inc.; counterparty_entity, other_side
q period month; period, month_end
q made date; memo_date, prepared_on
q preparer person; prepared_by, accountant_a
q counter person; counterpart, accountant_b; who answers on the other side
q approver person; approved_by, group_controller
q ours money:9000..900000; our_balance, balance_per_us
q theirs money:9000..900000; their_balance, balance_per_them
q diff money:90..9000; difference, unreconciled_before
q explained money:90..9000; explained, reconciling_items_total
q rest money:1..400; unexplained, residual
q tolerance money:10..900; tolerance, accepted_difference
q rate id:1.####; exchange_rate, closing_rate
q settle date; settlement_date, netting_date
q loan money:9000..900000; intercompany_loan, loan_balance
q interest percent; loan_interest, arm_length_rate
q agreed flag; balance_agreed, confirmed_by_both; whether both sides have said yes to the figure
q markup percent; transfer_price_markup, cost_plus
a vat money:90..9000; vat_amount, vat
a auditor company; auditor, audit_firm
a dividend money:9000..900000; dividend, distribution
a due_terms number:14..60; payment_terms, terms_days
l items; reconciling_items, differences; why the two differ
c items.doc id:IC######; document, invoice
c items.day date; document_date, dated
c items.what phrase; nature, description
c items.us money:90..9000; booked_by_us, amount_a
c items.them money:90..9000; booked_by_them, amount_b
c items.whose phrase; to_be_corrected_by, side
c items.by date; correct_by, clear_by
---
{group} – balances between group firms
{entity_a} / {entity_b} || {period}
Made {made} by {preparer}, answered for the other side by {counter}
= On our books: {ours}
= On theirs: {theirs}
= Apart by: {diff}
= at a closing rate of: {rate}
%items 2..8
Doc. | Dated | What | Us | Them | To mend | Until
{items.doc} | {items.day} | {items.what=goods under way|invoice not received|credit note booked twice|rate of another day|recharge disputed|payment in transit} | {items.us} | {items.them} | {items.whose=us|them|both|none, timing} | {items.by}
%%
These account for {explained}, so that {rest} is left; up to {tolerance} may stay. {agreed!Both have put their names to the figure|Each side has confirmed in the portal~The other side has not yet said yes|No answer from over there so far}.
It will be netted on {settle}. Apart from trade there is a loan of {loan} at {interest}. Services are passed on at cost and {markup}.
> {approver}
~ Policy 7.{:number:1..9} of {:date}. Last quarter's paper was signed by {:person}. Hyperlink to ledger {:id:##-####-##}.

== en winding_up_progress_report
q company company:{} Interiors Ltd/{} Motors Ltd/{} Fashions Ltd; company_in_liquidation, insolvent_company
q trading company:The {} Kitchen Shop/{} Autos/{} Boutique; trading_name, traded_as
q liquidator person; liquidator, office_holder
q co person; joint_liquidator, second_office_holder
q former person; previous_liquidator, replaced_office_holder; who held the office before and was replaced
q firm company:{} Insolvency/{} Recovery LLP/{} Restructuring; insolvency_practice, firm
q director person; director, former_director
q court phrase; court, court_name
q number id:0#######; registered_number, company_number
q appointed date; appointment_date, appointed_on
q petition date; petition_date, petition_presented
q from date; report_from, period_start
q to date; report_to, period_end
q report date; report_date, dated
q realised money:900..300000; total_realisations, assets_realised
q costs money:900..90000; costs_paid, expenses
q fees money:900..90000; office_holder_fees, remuneration_drawn
q pool money:900..60000; prescribed_part, set_aside_for_unsecured
q secured company:{} Bank/{} Finance/{} Invoice Finance; secured_creditor, chargeholder
q secured_paid money:900..90000; paid_to_secured, secured_distribution
q dividend percent; expected_dividend, pence_in_pound
q dividend_by date; dividend_expected, payment_expected
q claims_by date; proof_deadline, claims_by
q conduct flag; conduct_report_filed, directors_reported; whether the conduct of the directors was reported
q action flag; claims_against_directors, litigation; whether directors are being sued
a employees number:4..90; redundancies, employees
a petitioner company; petitioner, petitioning_creditor
a final date; final_meeting, closure_date
a tax_claim money:900..90000; revenue_claim, tax_owed
l creditors; claims, unsecured_creditors; who has claimed
c creditors.name company:{} Supplies/{} Timber/{} Couriers/{} Energy; creditor, claimant
c creditors.claimed money:90..40000; claimed, proof_amount
c creditors.admitted money:90..40000; admitted, agreed_amount
c creditors.class phrase; class, rank
c creditors.proof date; proof_received, lodged
c creditors.note phrase; status, comment
---
^ {company}, in liquidation
^ formerly trading as {trading}
{court=High Court, Business List|County Court, insolvency list|Court of Session|High Court, Dublin} || Reg. no. {number}
# Progress report {from} to {to}
{liquidator} and {co} of {firm} hold office; the order of {appointed} put them in, {former} having stood down. The petition was presented on {petition}.
+++
## Money
= Came in: {realised}
= Went out: {costs}
= of which to us: {fees}
{secured} had a charge and received {secured_paid}. For those without one {pool} is put by.
+++
## Creditors
%creditors 3..9
Who | Claims | Allowed | Rank | Came | 
{creditors.name} | {creditors.claimed} | {creditors.admitted} | {creditors.class=ordinary|preferential|ordinary|secondary preferential} | {creditors.proof} | {creditors.note=|vouchers lacking|in dispute||agreed}
%%
Ordinary creditors may look for {dividend}, probably by {dividend_by}. Who has not yet claimed must do so by {claims_by}.
+++
## Investigation
{conduct!What we had to say about the directors went to the Secretary of State|Our confidential report on those who ran it has been sent in~Nothing about those who ran it has yet been reported|We have not yet sent in a report on those who ran it}. {action!We are suing for money taken out in the last months|Proceedings to get money back from the board are under way~We see no ground to sue anyone|There is nothing to be won by going to court against the board}. {director} has handed over the books.
> {liquidator}, {report}
~ Guide to fees at {:url}. Case run by {:person}, {:phone}. Bond with {:company} since {:date}.

== en month_end_close_checklist
q company company:{} Group Finance/{} Shared Services/{} Retail plc; entity, company
q period month; closing_month, period
q lead person; close_manager, owner
q cfo person; cfo, final_sign_off
q day_zero date; last_day_of_period, period_end
q hard date; books_closed_on, hard_close
q board date; board_pack_due, reporting_deadline
q late number:1..9; tasks_late, overdue_tasks
q total number:12..60; tasks_total, task_count
q entries number:20..900; manual_journals, journals_posted
q post number:1..12; late_journals, after_cut_off_entries
q accrual money:900..90000; accruals_total, accrued
q stock money:90000..900000; inventory_value, stock
q profit money:9000..900000; preliminary_profit, flash_result
q budget money:9000..900000; budgeted_profit, plan
q suspense money:9..900; suspense_balance, suspense
q reopened flag; period_reopened, ledger_reopened; whether the books were opened again
q locked flag; ledger_locked, locked; whether nothing more can be posted
a cash money:9000..900000; cash_balance, bank_total
a auditor person; auditor, external_auditor
a tax percent; tax_rate, effective_rate
a next_close date; next_close, next_period_end
l tasks; checklist, steps; what had to be done
c tasks.no id:T##; no, task_no
c tasks.area phrase; area, ledger
c tasks.what phrase; task, step
c tasks.owner person; owner, done_by
c tasks.plan id:WD+#; planned_day, due_workday
c tasks.done date; completed, finished_on
c tasks.check last; reviewer, checked_by
c tasks.state choice:done/late/open; status, state
---
# Close {period}, {company}
Runs to {day_zero} || led by {lead}
%tasks 6..14
/ {tasks.area=Sales ledger|Purchase ledger|Stock|Payroll|General ledger|Fixed assets}
No. | Step | Who | Plan | Done | Check | 
{tasks.no} | {tasks.what=bank matched|accruals posted|count variances booked|cut-off tested|intercompany agreed|provision updated|rates loaded|wages posted|prepayments released} | {tasks.owner} | {tasks.plan} | {tasks.done} | {tasks.check} | {tasks.state}
%%
+++
{total} steps, {late} of them behind their day. {entries} entries by hand, {post} of these past the bell.
= Put by for bills to come: {accrual}
= Stock: {stock}
= Waiting for a home: {suspense}
= First result: {profit}
= Meant to be: {budget}
+++
Shut on {hard}. {reopened!On the Thursday the month had to be unlocked once more for a freight bill|It was opened again for an hour~It was not opened again after that|Nobody asked for it to be unlocked}. {locked!By now nothing can be posted any more|Posting is blocked for all users~Two users can still post|Posting is not yet blocked}. Papers for the board by {board}.
> {cfo}
~ Calendar of {:date}; holidays in {:country} on {:date}. Help: {:person}, ext. {:id:####}.

== en bank_reconciliation_statement
q company company:{} Charity/{} Lettings Ltd/{} Dental/{} Farm Shop; account_holder, entity
q bank company:{} Bank/Bank of {}; bank, held_with
q sort id:##-##-##; sort_code
q account id:########; account_number, acct_no
q at date; reconciled_as_at, as_at
q made date; prepared_on, date_prepared
q by person; prepared_by, bookkeeper
q reviewer person; reviewed_by, treasurer
q statement money:900..90000; balance_per_statement, bank_says
q page id:###; statement_page, statement_no
q book money:900..90000; balance_per_ledger, books_say
q adjusted money:900..90000; adjusted_balance, reconciled_balance
q out money:90..9000; outstanding_payments, unpresented_total
q inn money:90..9000; outstanding_lodgements, deposits_in_transit
q fee money:2..90; bank_charges_unbooked, charges_to_post
q error money:1..90; bank_error, error_amount; a mistake of the bank
q stale number:1..5; stale_cheques, out_of_date_cheques
q zero flag; fully_reconciled, difference_cleared; whether nothing is left over
q second flag; two_signatures, dual_authorisation; whether two people release payments
a overdraft money:900..9000; overdraft_limit, limit
a interest money:1..90; interest_received, credit_interest
a last date; previous_reconciliation, last_reconciled
a bic id:@@@@GB##; swift, bic
l unpaid; unpresented_items, cheques_outstanding; gone out and not yet through
c unpaid.no id:00####; cheque_no, payment_no
c unpaid.date date; written_on, issued
c unpaid.to company:{} Motors/{} Signs/{} Electrical/{} Stationers; payee, drawn_to
c unpaid.sum money:9..2000; amount, sum
c unpaid.kind choice:cheque/transfer/card; method, type
l lodged; receipts_in_transit, lodgements; paid in and not yet shown
c lodged.slip id:P####; slip_no, paying_in_slip
c lodged.on date; paid_in_on, banked
c lodged.sum money:9..4000; amount, lodged
c lodged.from phrase; source, from
---
{company} || Bank reconciliation
{bank} {sort} {account} || at {at}
= Statement says: {statement} (sheet {page})
Add what was paid in and not yet shown ({inn}):
%lodged 1..4
Slip | On | From | Sum
{lodged.slip} | {lodged.on} | {lodged.from=till|rents|card takings|donations box|insurance refund} | {lodged.sum}
%%
Take off what went out and has not passed ({out}):
%unpaid 2..8
No. | Date | To | Sum | 
{unpaid.no} | {unpaid.date} | {unpaid.to} | {unpaid.sum} | {unpaid.kind}
%%
?Wrongly charged by the bank, to come back: {error}
= Makes: {adjusted}
= Cash book says: {book}
= Charges still to be entered: {fee}
{zero!After these nothing is left over|Both sides now meet~A small sum is left which we are still looking for|The two sides do not yet meet}. {stale} cheques are more than half a year old and should be stopped. {second!Each payment is let go by two people|No one can pay alone~One person alone can let payments go|A single log-in is enough to pay}.
{by}, {made} || {reviewer}
~ Book closed by {:person} on {:date}. Scan filed under {:id:BR-##-##}. Next audit {:company}.

== en lease_heads_of_terms
g lessee; tenant, lessee
g lessor; landlord, lessor
q lessor.name company:{} Estates/{} Property Fund/{} Investments Ltd; name, company
q lessee.name company:{} Fitness Ltd/{} Coffee Ltd/{} Dental Care/{} Outdoor; name, company
q guarantor company:{} Group Ltd/{} Holdings; guarantor, tenant_guarantor
q lessor.agent company:{} Surveyors/{} Commercial; agent, surveyors
q lessee.agent company:{} Retail Advisers/{} Property Consultants; agent, advisers
q lessor.law company:{} LLP/{} & Co Solicitors; solicitors, lawyers
q lessee.law company:{} Law/{} Legal; solicitors, lawyers
q premises address; premises, demised_property
q area unit:sq ft 400..20000; floor_area, nia
q term number:5..20; lease_length, term_years
q start date; lease_start, term_commencement
q rent_start date; rent_commencement, rent_payable_from
q break_date date; break_date, tenant_may_leave_on
q break_notice number:3..12; break_notice_months, notice_to_break
q rent money:9000..300000; annual_rent, rent_pa
q deposit money:2000..90000; rent_deposit, deposit
q free number:2..15; rent_free_months, rent_free
q contribution money:2000..90000; landlord_contribution, capital_contribution
q review date; first_rent_review, review_on
q cap money:900..40000; service_charge_cap, cap
q use phrase; permitted_use, use_class
q act flag; inside_1954_act, security_of_tenure; whether the tenant may claim a new lease at the end
q sublet flag; subletting_allowed, may_sublet; whether it may be let on
q exclusive date; exclusivity_until, lockout_until
a rateable money:9000..300000; rateable_value, business_rates
a epc id:@ ##; epc_rating, energy_rating
a completed date; completion, lease_signed_on
a insurance money:90..9000; insurance_rent, building_insurance
a superior company; superior_landlord, freeholder
l conditions; conditions_precedent, subject_to; what must happen first
c conditions.no id:#; no, item
c conditions.what phrase; condition, requirement
c conditions.who choice:landlord/tenant/both; responsible, party
c conditions.by date; longstop, by
---
^ SUBJECT TO CONTRACT
# Heads of terms
{premises}; {area} net
Landlord: {lessor.name} || Tenant: {lessee.name}
Agents: {lessor.agent} || Agents: {lessee.agent}
Lawyers: {lessor.law} || Lawyers: {lessee.law}
?Surety: {guarantor}
= Term: {term} years from {start}
= Rent: {rent} a year, payable from {rent_start}, that is after {free} months without
= Looked at again: {review} and every fifth year, upwards only
= Tenant may go: {break_date}, saying so {break_notice} months before
= Lies with the landlord: {deposit}
= Towards fitting out: {contribution}
= Common costs: never above {cap} in a year
= Use: {use=gym and studio|coffee shop, no hot kitchen|dental surgery|sale of outdoor goods}
{act!At the end the tenant may ask for a new lease under the Act|Sections 24 to 28 apply~The tenant gives up the protection of the Act by a declaration|Contracted out of sections 24 to 28}. {sublet!The whole may be let on with consent|Parts may be let to others of good standing~Letting on is ruled out|The tenant must not let to others}.
%conditions 2..5
 | First | By | Until
{conditions.no} | {conditions.what=consent of the bank|change of use|survey of the roof|licence for the signs|old tenant out|references} | {conditions.who} | {conditions.by}
%%
The landlord talks to nobody else until {exclusive}.
~ Terms put together by {:person} on {:date}, third version. Viewing through {:person}, {:phone}. No binding effect.

== en commercial_rent_roll
q fund company:{} Property Trust/{} REIT/{} Real Estate Fund; owner, fund
q manager company:{} Asset Management/{} Property Managers; managing_agent, property_manager
q building phrase; building, property
q as_of date; as_at, rent_roll_date
q lender company:{} Bank/{} Real Estate Finance; mortgage_lender, addressee
q analyst person; prepared_by, analyst
q rent money:90000..2000000; contracted_rent, passing_rent
q erv money:90000..2000000; market_rent, estimated_rental_value
q area unit:m² 900..40000; lettable_area, gla
q vacant unit:m² 40..4000; vacant_area, empty_space
q occ percent; occupancy, let_share
q wault id:#.#; wault_years, average_lease_length
q wault_b id:#.#; wault_to_break, average_to_break; the same counted to the first right to leave
q arrears money:90..40000; arrears, overdue_rent
q deposits money:900..90000; deposits_held, cash_deposits
q anchor company:{} Supermarkets/{} Bank/{} Telecom; anchor_tenant, largest_tenant
q anchor_share percent; anchor_share, share_of_largest
q parking number:4..200; parking_spaces, car_spaces
q indexed flag; rents_indexed, indexation; whether the rents follow prices
q turnover flag; turnover_rents, turnover_element; whether some rents hang on sales
a value money:900000..9000000; market_value, valuation
a yield percent; yield, initial_yield
a loan money:900000..9000000; loan_outstanding, loan
a costs money:900..90000; non_recoverable_costs, opex
l leases; tenants, units; who rents what
c leases.unit id:#.##; unit, suite
c leases.tenant company:{} Optics/{} Legal/{} Design/{} Foods/{} Travel; tenant, lessee
c leases.area unit:m² 40..3000; area, sqm
c leases.rent money:900..300000; rent_pa, annual_rent
c leases.from date; lease_start, from
c leases.break date; break_option, earliest_exit
c leases.to date; lease_end, expiry
c leases.use phrase; use, type
c leases.free phrase; incentive, remark
---
{building=Harbour Court|Linden House|The Foundry|Gateway One} || {as_of}
Owner {fund}; looked after by {manager}; made for {lender}
%leases 4..12
/ {leases.use=Shops|Offices|Storage|Surgery|Gym}
Unit | Tenant | Area | Rent p.a. | From | May leave | Ends | 
{leases.unit} | {leases.tenant} | {leases.area} | {leases.rent} | {leases.from} | {leases.break} | {leases.to} | {leases.free=||6 months half rent||stepped|option +5}
%%
Of {area} there are {vacant} empty, so {occ} is let. Cars: {parking}.
= Under contract: {rent}
= Could fetch: {erv}
= Still to run on average: {wault} y
= to the first way out: {wault_b} y
= Behind: {arrears}
= In hand from tenants: {deposits}
{anchor} pays {anchor_share} of all. {indexed!All of the above go up with consumer prices|Rents follow the index once a year~None of the rents is tied to an index|Rents are flat until they end}. {turnover!Two shops pay more in good years|A part hangs on the tills of two shops~No rent hangs on sales|All rents are fixed sums}.
~ {analyst}. Not audited. Next inspection {:date} by {:person}. Area to the code of {:year}.

== en service_charge_year_statement
q manager company:{} Block Management/{} Estates/{} Residential; managing_agent, issued_by
q landlord company:{} Freeholds/{} Ground Rents/{} RTM Company; landlord, freeholder
q accountant company:{} Chartered Accountants/{} & Co; accountants, certified_by
q building phrase; block, development
q flat id:Flat ##; unit, flat
q leaseholder person; leaseholder, payer, addressee
q account id:SC######; account_ref, payment_ref
q from date; year_from, period_start
q to date; year_to, period_end
q issued date; issued_on, statement_date
q due date; payable_by, due
q share percent; apportionment, leaseholder_share
q budget money:9000..90000; budget_total, estimated_costs
q actual money:9000..90000; actual_total, expenditure
q yours money:300..5000; leaseholder_total, your_contribution
q onaccount money:300..5000; paid_on_account, instalments_paid
q balance money:9..900; balancing_charge, amount_due
q reserve money:9000..90000; reserve_fund, sinking_fund
q reserve_in money:90..900; reserve_contribution, to_reserve
q ground money:50..500; ground_rent, rent
q porter person; caretaker, porter
q officer person; property_manager, contact
q works flag; major_works_planned, consultation_coming; whether big works lie ahead
q inspect number:1..6; inspection_months, months_to_inspect
a arrears money:9..900; arrears, owed_from_earlier_years
a insured money:900000..9000000; reinstatement_sum, building_insured_for
a agm date; residents_meeting, agm
a director person; rtm_director, company_director
l costs; heads, expenditure_items; what was spent
c costs.head phrase; cost_head, item
c costs.budget money:90..20000; budget, estimated
c costs.actual money:90..20000; actual, spent
c costs.last money:90..20000; previous_year, last_year
c costs.firm company:{} Cleaning/{} Lifts/{} Gardens/{} Security; contractor, supplier
c costs.yours money:2..900; your_share, apportioned
---
{manager}
on behalf of {landlord}
{leaseholder}, {flat}, {building=Tannery Court|Quayside Point|Elm Lodge|The Maltings} || {account}
# {from} – {to}
%costs 5..12
For | Meant | Spent | Year before | Who | Yours
{costs.head=Cleaning|Lift|Gardens|Window cleaning|Insurance|Repairs|Management fee|Caretaker|Fire alarm|Lighting|Accountancy} | {costs.budget} | {costs.actual} | {costs.last} | {costs.firm} | {costs.yours}
%%
= All, meant: {budget}
= All, spent: {actual}
= Your part is: {share}
= which makes: {yours}
= You paid during the year: {onaccount}
= Please pay: {balance} by {due}
= Put by from you: {reserve_in}
= Put by, whole house: {reserve}
?= Ground rent goes out apart: {ground}
{works!The roof has to be done within two years, and you will be asked formally|Scaffolding is foreseen; a first notice under section 20 follows~No large works lie ahead|Nothing beyond day-to-day upkeep is planned}. For {inspect} months you may look at the bills. Ask {officer}, {:phone}; on site {porter}.
> {issued}
~ Examined by {accountant}, report of {:date}. Bank holidays: call {:company}. Summary of rights overleaf, rev. {:year}.

== en commercial_valuation_summary
q valuer company:{} Valuers/{} Surveyors/{} Valuation Advisory; valuation_firm, valuers
q signer person; registered_valuer, signed_by
q checker person; reviewed_by, second_valuer
q client company:{} Pension Fund/{} Bank/{} Insurance; instructing_client, client
q owner company:{} Developments/{} Retail Parks/{} Warehousing Ltd; owner, borrower
q property address; property, asset_address
q kind choice:office/retail/industrial; asset_type, sector
q tenure choice:freehold/leasehold; tenure, held_as
q instructed date; instruction_date, engaged_on
q inspected date; inspection_date, inspected
q valued date; valuation_date, value_as_at
q reported date; report_date, issued
q mv money:900000..9000000; market_value, opinion_of_value
q vp money:600000..7000000; vacant_possession_value, value_empty
q previous money:900000..9000000; previous_valuation, last_value
q ins money:900000..9000000; reinstatement_cost, rebuild_cost
q niy percent; net_initial_yield, niy
q rev percent; reversionary_yield, reversion
q rent money:40000..900000; passing_rent, current_rent
q mr money:40000..900000; market_rent, erv
q area unit:sq ft 900..90000; net_internal_area, floor_area
q void number:6..24; void_months, letting_period
q fee money:900..9000; valuation_fee, fee
q uncertainty flag; material_uncertainty, uncertainty_clause; whether the figure is to be taken with special care
q lendable flag; suitable_security, good_security; whether it will do as security
a loan money:900000..9000000; loan_amount, proposed_loan
a tenant company; main_tenant, occupier
a built year; year_built, constructed
a price money:900000..9000000; purchase_price, last_sale
l comps; comparables, evidence; what was looked at besides
c comps.where address; address, property
c comps.when date; deal_date, transaction_date
c comps.price money:900000..9000000; price, consideration
c comps.yield percent; yield, return
c comps.area unit:sq ft 900..90000; area, size
c comps.weight phrase; relevance, comment
---
{valuer}
{reported}
{client}

^ {property}
You asked us on {instructed} for a figure. {signer} went there on {inspected}; {checker} read the report.
= Kind: {kind}
= Held: {tenure?outright, with registered title~on a long lease at a peppercorn}
= Owner: {owner}
= Floor: {area}
= Brings in: {rent}
= Would bring in: {mr}
= Empty between tenants: {void} months
+++
## Our opinion as of {valued}
Market value {mv}; were it empty, {vp}. Last time we said {previous}. To build it anew for insurance: {ins}.
Initial {niy}, reversion {rev}
{uncertainty!Deals are so few that less weight should lie on this figure than usual|Please read the clause on unsettled markets~The market gives enough deals to rest on|We add no special caution}. {lendable!It will do as security for a loan|We hold it fit to lend upon~We do not advise lending upon it|As security it does not convince us}.
+++
%comps 2..6
Where | When | Price | % | Size | 
{comps.where} | {comps.when} | {comps.price} | {comps.yield} | {comps.area} | {comps.weight=close match|older|better pitch|part of a portfolio|off market}
%%
~ Our charge: {fee} plus VAT. Red Book of {:year}. Liability capped at {:money:900000..9000000}. Complaints: {:person}. Drawings of {:date} by {:company}.

== en closing_settlement_statement
q title_co company:{} Title/{} Escrow/{} Abstract & Title; settlement_agent, title_company
q officer person; escrow_officer, closer
q buyer person; purchaser, borrower, buyer
q buyer_2 person; co_buyer, second_purchaser
q seller person; seller, vendor, grantor
q lender company:{} Mortgage/{} Home Loans/{} Savings; lender, mortgagee
q old_lender company:{} Bank/{} Credit Union; payoff_lender, lien_holder_paid_off; whose old loan is paid off
q buy_agent company:{} Realty/{} Homes Group; buyers_broker, selling_office
q list_agent company:{} Real Estate/{} Properties; listing_broker, sellers_broker
q property address; property_address, subject_property
q parcel id:##-##-###-###; parcel_id, apn
q file id:##-#####; file_number, escrow_no
q closing date; closing_date, settlement_date
q disbursed date; disbursement_date, funded
q contract date; contract_date, offer_accepted
q price money:90000..900000; contract_sales_price, price
q earnest money:900..20000; earnest_money, deposit
q loan money:90000..700000; loan_amount, new_loan
q payoff money:40000..400000; payoff_amount, old_loan_paid
q cash_buyer money:900..200000; cash_from_borrower, due_from_buyer
q cash_seller money:9000..400000; cash_to_seller, seller_proceeds
q title_fee money:300..3000; owners_title_premium, title_policy
q comm_list money:900..20000; listing_commission, sellers_side_commission
q comm_buy money:900..20000; buyers_agent_commission, buyers_side_commission
q survey flag; survey_done, survey_ordered; whether the land was measured
q mail_away flag; mail_away_signing, signed_remotely; whether a party signed elsewhere
a rate percent; note_rate, mortgage_rate
a appraisal money:90000..900000; appraised_value, appraisal
a insurer company; homeowners_insurer, hazard_insurer
a possession date; possession_date, keys
l lines; charges, settlement_items; single sums
c lines.no id:####; line_no, line
c lines.what phrase; description, item
c lines.to company:{} Inspections/{} County Recorder/{} Surveying/{} Pest Control/{} HOA; paid_to, payee
c lines.buyer money:9..4000; buyer_debit, borrowers_charge
c lines.seller money:9..4000; seller_debit, sellers_charge
c lines.poc phrase; remark, outside_closing
---
{title_co} || File {file}
# Settlement statement
= Buyer: {buyer}[ and {buyer_2}]
= Seller: {seller}
= Lender: {lender}
= Property: {property}
= APN: {parcel}
= Settles: {closing}
= Money moves: {disbursed}
= Contract of: {contract}
= Price: {price}
= New loan: {loan}
= Put down with the contract: {earnest}
= Old loan cleared: {payoff}, to {old_lender}
%lines 4..11
Line | For | To | Buyer | Seller | 
{lines.no} | {lines.what=recording the deed|survey|termite check|HOA transfer|courier|tax stamps|home inspection|lender's policy|document prep} | {lines.to} | {lines.buyer} | {lines.seller} | {lines.poc=|POC|||waived|split}
%%
Brokers: {list_agent} for the seller, {comm_list}; {buy_agent} for the buyer, {comm_buy}. Owner's policy {title_fee}.
= Buyer brings: {cash_buyer}
= Seller takes home: {cash_seller}
{survey!A surveyor staked the corners this month|The lines were shot anew~The old plat was taken over, nobody measured|No new measuring was asked for}. {mail_away!One of the sides signed before a notary in another state|Papers went by courier and came back signed~All signed at our table|Everybody came to the table}.
> {officer}
~ Taxes prorated from {:date}. Wire only after a call to {:phone}. Underwritten by {:company}; notary {:person}, commission ends {:date}.

== en rent_review_memorandum
q landlord company:{} Land/{} Estates plc/{} Church Lands; landlord, lessor
q tenant company:{} Stores/{} Garages/{} Nurseries/{} Pubs; tenant, lessee
q surveyor_l person; landlords_surveyor, acted_for_landlord
q surveyor_t person; tenants_surveyor, acted_for_tenant
q expert person; independent_expert, third_surveyor
q lease date; lease_dated, lease_date
q assigned date; assigned_on, assignment_dated; day the lease passed to the present tenant
q former company:{} Retail/{} Trading/{} Stores Ltd; original_tenant, first_lessee
q premises address; premises, demised_premises
q review date; review_date, new_rent_from
q memo date; memorandum_dated, recorded_on
q next date; next_review, following_review
q old money:9000..90000; previous_rent, rent_before
q new money:9000..120000; reviewed_rent, new_rent
q asked money:9000..150000; rent_proposed_by_landlord, asking
q arrears money:90..20000; back_rent, shortfall_payable; difference for the months gone by
q interest percent; interest_on_shortfall, interest
q paid_by date; shortfall_due, back_rent_due
q agreed flag; settled_between_surveyors, agreed_without_expert; whether it was settled without a third one
q upward flag; upward_only, cannot_fall; whether it can only rise
q costs money:200..4000; experts_fee, cost_of_determination
a service money:900..20000; service_charge, service
a deposit money:900..30000; rent_deposit, deposit
a lease_end date; lease_expiry, term_ends
a area unit:sq ft 900..9000; floor_area, area
---
^ RENT REVIEW MEMORANDUM
{memo}
Premises: {premises}
Landlord: {landlord} || Tenant: {tenant}
Lease of {lease}, made with {former} and passed on by deed of {assigned}
1. With effect from {review} the yearly rent goes from {old} to {new}.
2. {agreed!The two surveyors met twice and shook hands|It was settled round the table~As the surveyors stayed apart, a third one was named by the President and decided|It had to be decided by an expert}. The landlord had wanted {asked}. For him acted {surveyor_l}, for the tenant {surveyor_t}[; {expert} stood by at a cost of {costs}, shared by halves].
3. For the months since then {arrears} is to be made good by {paid_by}, with {interest} interest.
4. {upward!It may stay or rise, yet never fall|The clause works in one direction only~It may also fall at a later look|The clause lets it go both ways}. It comes up again on {next}.
5. In all else the lease stands, with the licence of {:date}.
Signed for the landlord .............. || Signed for the tenant ..............
~ To be kept with the lease. Notice served {:date} by {:person}. Stamp: {:money:10..900}. Drawn by {:company}.

== en withholding_certificate_tds
g recipient; deductee, payee; from whose money the tax is kept back
g payer; deductor, payer; who keeps the tax back
q payer.name company:{} Constructions Pvt Ltd/{} Infotech Ltd/{} Mills Ltd; name, company
q payer.seat address; address, location
q payer.tan id:@@@@#####@; tan, deduction_number
q payer.pan id:@@@@@####@; pan, tax_number
q recipient.name company:{} Consultants/{} Labour Contractors/{} Architects; name, company
q recipient.pan id:@@@@@####@; pan, tax_number
q cert id:@@@@@@@; certificate_number, cert_no
q quarter phrase; quarter, quarter_covered
q ay id:20##-##; assessment_year, ay
q from date; period_from, from
q to date; period_to, to
q updated date; last_updated_on, statement_updated
q signed date; verified_on, signed_on
q signer person; verified_by, responsible_person
q father person; son_daughter_of, parent_of_signer
q post phrase; designation, capacity
q paid money:9000..900000; amount_paid, total_credited
q tax money:900..90000; tax_deducted, total_tax_deducted
q deposited money:900..90000; tax_deposited, deposited_with_government
q section id:194@; section, nature_of_payment
q rate percent; rate, deduction_rate
q lower flag; lower_rate_certificate, section_197; whether a reduced rate was granted
q place city; place, signed_at
a refund money:90..9000; refund, refund_due
a aadhaar id:#### #### ####; aadhaar, aadhaar_no
a interest money:9..900; late_interest, interest_on_delay
a gstin id:##@@@@@####@#@#; gstin, gst_number
l challans; deposits, tax_payments; how it reached the treasury
c challans.no number:1..9; sl_no, serial
c challans.tax money:90..9000; tax_amount, amount
c challans.bsr id:0######; bsr_code, bank_branch_code
c challans.day date; deposited_on, tender_date
c challans.serial id:#####; challan_serial, challan_no
c challans.state choice:F/P/U/O; status_of_matching, booking_status
---
^ FORM No. 16A
^ Certificate of tax cut at source
Certificate {cert} || Last updated {updated}
{payer.name} || {recipient.name}
{payer.seat} || {:address}
= PAN of the one who cuts: {payer.pan}
= TAN: {payer.tan}
= PAN of the one paid: {recipient.pan}
= A.Y.: {ay}
= For: {quarter=Q1|Q2|Q3|Q4}, {from} to {to}
## Summary
Section {section}: {paid} was credited, from which {tax} was held back at {rate}. {lower!A certificate for a smaller rate had been shown|The reduced rate granted by the officer was applied~The ordinary rate was applied|No certificate for less had been shown}.
## Paid in through challan
%challans 2..6
Sl. | Tax | BSR | On | Serial | Match
{challans.no} | {challans.tax} | {challans.bsr} | {challans.day} | {challans.serial} | {challans.state}
%%
I, {signer}, child of {father}, working as {post=Accounts Officer|Director|Finance Manager|Company Secretary}, certify that {deposited} has gone to the credit of the Central Government.
= Place: {place}
= Date: {signed}
~ F final, P provisional, U unmatched, O overbooked. Ward: {:city}. Return filed {:date}, acknowledgement {:id:###############}. TRACES id of {:person}.
`
