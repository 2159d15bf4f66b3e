/** Expressions of several values: `groups; line`, as papers write their lines. */
export const compositeForms = `
culture learning work home law; <Vote/Abstimmung/Vote/Votación>: {ayes_count} – {noes_count} – {votes_abstained}
culture learning work home law; {ayes_count} <in favour/dafür/pour/a favor>, {noes_count} <against/dagegen/contre/en contra>, {votes_abstained} <abstained/Enthaltungen/abstentions/abstenciones>
culture home law work; <Passed with/Angenommen mit/Adopté par/Aprobado por> {ayes_count} : {noes_count}
culture learning; {points_won} : {points_lost} ({sets_won} : {sets_lost})
culture; <Sets/Sätze/Manches/Sets> {sets_won} – {sets_lost}, <points/Punkte/points/puntos> {points_won} – {points_lost}
shop food culture travel care; {day_of_week} {opens_at} – {closes_at}
shop food culture travel care learning; <Come between/Kommen Sie zwischen/Venez entre/Venga entre> {opens_at} <and/und/et/y> {closes_at}
shop food culture travel; <Open from/Offen von/Ouvert de/Abierto de> {opens_at} <to/bis/à/a> {closes_at}
work care; {day_of_week}, {shift_start} – {shift_end}, {break_minutes} <min rest/Min. Pause/min de pause/min de descanso>
work care home; {shift_start} <till/bis/à/a> {shift_end} (./. {break_minutes} min)
culture learning travel; {day_of_week}, {event_date}, {session_time}
travel work; {station_from} – {station_to} ({route_km} km)
travel; <from/von/de/de> {station_from} <to/nach/à/a> {station_to} <via/über/via/por> {station_via}
travel; {station_from} → {station_via} → {station_to}
travel shop work; {station_from} > {station_to}, {route_km} km, {price_per_km} / km
travel; {station_from} {departure_time} | {station_to} {arrival_time}
shop food care work; <Keep at/Lagern bei/Conserver de/Conservar a> {temp_min} – {temp_max} °C
food care work home; {temp_min} <to/bis/à/a> {temp_max} <degrees/Grad/degrés/grados>
work shop car; {load_min} ... {load_max} kg
culture learning; {players_min} – {players_max} <players/Spieler/joueurs/jugadores>, {age_from} – {age_to} <years/Jahre/ans/años>
culture learning travel; <ages/von/de/de> {age_from} <to/bis/à/a> {age_to}
work learning; {job_title}, {pay_from} – {pay_to}
work; <between/zwischen/entre/entre> {pay_from} <and/und/et/y> {pay_to} <a month/im Monat/par mois/al mes>
culture shop; {work_title}: {estimate_low} / {estimate_high}
shop travel culture; {price_before} > {price_after}
shop car home; <was/statt/au lieu de/antes> {price_before}, <now/nur/maintenant/ahora> {price_after}
work care home; <before/vorher/avant/antes>: {level_before}, <after/nachher/après/después>: {level_after}
work care; {level_before} → {level_after}
law money work shop; {name_old} <becomes/wird zu/devient/pasa a ser> {name_new}
law money shop; {name_new} (<formerly/vormals/anciennement/antes> {name_old})
money home shop; <up from/von/de/del> {rate_old} <to/auf/à/al> {rate_new}
home shop work; {panel_width} x {panel_height} x {panel_depth} mm
home shop culture; {panel_width} <by/mal/sur/por> {panel_height} mm
home shop; <W/B/L/An> {panel_width} / H {panel_height} / <D/T/P/F> {panel_depth}
work car home; Ø {bore_diameter} x {bore_length} mm
work; {intended_value} ± {tolerance_plus_minus} mm, <found/gemessen/mesuré/medido> {gauged_value}
work care; {gauged_value} (<target/Soll/cible/objetivo> {intended_value} ± {tolerance_plus_minus})
culture learning work law; {present_count} <of/von/sur/de> {invited_count} <came/kamen/sont venus/vinieron>
learning work; {correct_count} / {questions_count}
learning; {correct_count} <out of/von/sur/de> {questions_count} <right/richtig/justes/aciertos>
shop work food; {delivered_part} <of/von/sur/de> {ordered_part} <came/kamen an/arrivés/llegaron>
culture; {work_title}, {copy_number} / {edition_size}
any; <Sheet/Blatt/Feuille/Hoja> {page_number} / {page_total}
money car; {instalment_number} <of/von/sur/de> {instalment_total}: {instalment}
any; {net_sum} <net/netto/HT/netos> / {gross_sum} <gross/brutto/TTC/brutos>
shop home car; {gross_sum} (<without tax/ohne Steuer/hors taxe/sin impuesto> {net_sum})
food shop; {kilos_bought} kg x {price_per_kg} / kg
car travel; {litres_bought} l @ {price_per_litre}
car travel work; {litres_bought} l <at/zu/à/a> {price_per_litre}, {mileage}
home shop; {space_size} <at/zu je/à/a> {price_per_sqm} / m²
travel; {nights} x {price_per_night}
food culture travel learning; {persons_count} x {price_per_person} <a head/pro Kopf/par tête/por cabeza>
shop work; {quantity} <pcs/Stk./pcs/uds.>, {price_per_100} / 100
home work food; <mix/mischen/mélanger/mezclar> {mix_part_one} : {mix_part_two}
home work learning; 1 : {map_scale}
home travel; {floor_number} / {floors_total} <floors/Etagen/étages/plantas>
culture learning; <vol./Bd./t./vol.> {volume_number}, <no./H./n°/n.º> {issue_number}, <pp./S./p./págs.> {page_from} – {page_to}
culture law; {artist} ({year_from} – {year_to})
culture work; {work_title} ({year_from} – {year_to}), {technique}
shop work; {resolution_x} x {resolution_y} px
shop work; {memory_gb} GB / {storage_gb} GB, {resolution_x} x {resolution_y}
home work shop; {voltage} V / {current_amps} A / {frequency_hz} Hz
shop home work; {download_speed} / {upload_speed} Mbit/s
travel home work; N {latitude} / E {longitude}
culture travel learning; {seats_taken} / {seats_total} <seats/Plätze/places/plazas>
travel culture food; {adults_count} + {children_count} <kids/Kinder/enfants/niños>
travel culture; {adults_count} <grown-ups/Große/grands/mayores>, {children_count} <little ones/Kleine/petits/pequeños>
work learning; {done_tasks} <done/fertig/faites/hechas>, {open_tasks} <to go/übrig/à faire/por hacer>, {failed_tasks} <broken/kaputt/ratées/rotas>
work learning; ✓ {done_tasks} ✗ {failed_tasks} … {open_tasks}
learning work culture; {male_count} m / {female_count} <f/w/f/f>
shop work law; <Nos./Nrn./Nos/N.os> {sequence_start} – {sequence_end}
money travel; {buy_rate} / {sell_rate}
money; {shares_held} x {share_price}
shop work home; {lead_weeks} – {lead_weeks_max} <weeks/Wochen/semaines/semanas>
shop work money; {discount_days} <days/Tage/jours/días> {discount_rate}, {net_days} <days net/Tage netto/jours net/días neto>`
