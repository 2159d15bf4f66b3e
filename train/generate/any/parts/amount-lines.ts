/** Sums of money that stand together: `# id`, `t` what they stand under, `-` labels; names ~ what it is; range. */
export const amountLines = `
# estate
t What is left; Nachlass; Patrimoine; Caudal; estate|assets|property ~ what somebody owned
- Savings; Sparguthaben; Épargne; Ahorros; savings|put_aside|in_the_bank ~ what was put aside; 500..90000
- Securities; Wertpapiere; Titres; Valores; shares|portfolio|stocks_bonds ~ papers that bear interest; 500..200000
- Household goods; Hausrat; Mobilier; Ajuar; furniture|belongings|chattels ~ chairs and cups; 200..20000
- Debts; Schulden; Dettes; Deudas; liabilities|owed|to_be_paid ~ what others still want; 100..60000
# production
t Production budget; Produktionsbudget; Budget de production; Presupuesto de producción; budget|production|money_plan ~ what making it costs
- Cast; Darsteller; Distribution; Reparto; actors|talent|players_cost ~ those before the camera; 2000..400000
- Set building; Bühnenbau; Décors; Decorados; sets|scenery|stage_building ~ walls of wood and paint; 1000..90000
- Camera hire; Kameramiete; Location caméra; Alquiler de cámara; cameras|camera_rental|lenses ~ what films it; 900..60000
- Post-production; Nachbearbeitung; Postproduction; Posproducción; editing|post|cut_and_mix ~ work after the last shot; 900..90000
# parish
t Collections; Kollekten; Collectes; Colectas; collections|takings|gifts ~ what people gave
- Organ fund; Orgelfonds; Fonds de l'orgue; Fondo del órgano; organ|pipes_fund ~ for the pipes; 40..9000
- Soup kitchen; Suppenküche; Soupe populaire; Comedor social; soup|meals_for_poor ~ for those who hunger; 40..5000
- Candle money; Kerzengeld; Cierges; Velas; candles|lights_money ~ for the lights; 5..900
- Youth work; Jugendarbeit; Jeunesse; Juventud; youth|young_people ~ for the young; 40..7000
# mine
t Royalties and fees; Abgaben; Redevances; Cánones; levies|dues|state_share ~ what the state takes
- Extraction levy; Förderabgabe; Taxe d'extraction; Canon de extracción; per_tonne_levy|extraction|royalty ~ for each tonne taken; 500..900000
- Surface rent; Feldesabgabe; Loyer de surface; Canon de superficie; ground_rent|surface|claim_rent ~ for the ground; 100..40000
- Restoration bond; Rekultivierungssicherheit; Garantie de remise en état; Garantía de restauración; bond|security|restoration ~ kept back until it is green again; 900..900000
- Survey fee; Markscheidegebühr; Frais de levé; Tasa de deslinde; survey|measuring_fee ~ for measuring it; 90..9000
# pension_parts
t Your pension; Ihre Rente; Votre retraite; Su pensión; pension|benefit|old_age ~ what comes each month
- Basic part; Grundbetrag; Part de base; Parte básica; basic|base_amount|floor ~ what everybody gets; 100..1500
- Works part; Betriebsrente; Part d'entreprise; Parte de empresa; company_part|occupational ~ what the firm adds; 40..900
- Supplement for children; Kinderzuschlag; Majoration pour enfants; Complemento por hijos; child_supplement|for_kids ~ for those who raised some; 10..300
- Health contribution; Krankenversicherungsbeitrag; Cotisation maladie; Cuota de salud; health_deduction|sickness_cover ~ what goes to the doctors' fund; 20..300
# haulage
t Charges; Entgelte; Frais; Cargos; charges|haulage|fees ~ what carrying it costs
- Base freight; Grundfracht; Fret de base; Flete base; freight|base|ocean_rate ~ for the way itself; 90..9000
- Fuel surcharge; Treibstoffzuschlag; Surcharge carburant; Recargo de combustible; fuel|bunker|surcharge ~ because diesel is dear; 9..900
- Demurrage; Standgeld; Surestaries; Demoras; waiting|standing_fee|detention ~ because it stood too long; 20..2000
- Port dues; Hafengeld; Droits de port; Tasas portuarias; port|harbour_fee ~ for lying at the quay; 20..4000
`
