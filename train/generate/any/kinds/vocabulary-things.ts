/** Vehicles, machines, building, travel and events. */
export const things = `
vin id:@@@@@##@####@####; VIN|Chassis number|Vehicle identification number; Fahrgestellnummer|FIN|Fahrzeug-Ident.-Nr.; Numéro de châssis|VIN|N° d'identification; Número de bastidor|Bastidor; chassis_no ~ number stamped into the body of the vehicle
vehicle_make brand; Make|Brand; Marke|Hersteller; Marque; Marca
vehicle_model model; Model|Type|Trade name; Modell|Handelsbezeichnung|Typ; Modèle|Dénomination commerciale; Modelo|Denominación
first_registration date; First registration|Date of first registration; Erstzulassung|Tag der Erstzulassung|EZ; Première immatriculation|Mise en circulation; Primera matriculación|Fecha de matriculación; registered_since ~ when the vehicle was first put on the road
engine_power unit:kW; Power|Engine power|Output; Leistung|Nennleistung; Puissance|Puissance nette; Potencia
displacement unit:cm³; Engine capacity|Displacement; Hubraum; Cylindrée; Cilindrada
fuel choice:petrol/diesel/electric/hybrid/gas=Benzin/Diesel/Elektro/Hybrid/Gas=essence/diesel/électrique/hybride/gaz=gasolina/diésel/eléctrico/híbrido/gas; Fuel|Fuel type; Kraftstoff|Kraftstoffart|Antrieb; Carburant|Énergie; Combustible|Carburante; energy_source ~ what the engine runs on
colour choice:red/blue/black/white/grey/silver=rot/blau/schwarz/weiß/grau/silber=rouge/bleu/noir/blanc/gris/argent=rojo/azul/negro/blanco/gris/plata; Colour; Farbe; Couleur; Color
seats number:1..9; Seats|Number of seats; Sitzplätze|Anzahl Sitze; Places assises|Nombre de places; Plazas|N.º de plazas
max_mass unit:kg; Maximum mass|Gross vehicle weight; Zulässige Gesamtmasse|zul. Gesamtgewicht; PTAC|Masse maximale; MMA|Masa máxima
empty_mass unit:kg; Unladen mass|Kerb weight; Leermasse|Leergewicht; Poids à vide|Masse à vide; Tara|Masa en vacío
co2 unit:g/km; CO2 emissions|CO2; CO2-Emission|CO2; Émissions CO2|CO2; Emisiones CO2|CO2
emission_class short; Emission class|Euro class; Schadstoffklasse|Emissionsklasse; Norme Euro|Classe d'émission; Norma Euro
mileage unit:km; Mileage|Odometer|Odometer reading; Kilometerstand|km-Stand|Laufleistung; Kilométrage|Compteur; Kilometraje|Kilómetros; odometer ~ how far the vehicle has been driven
previous_owners number:0..5; Previous owners|Number of keepers; Vorbesitzer|Anzahl der Vorhalter; Anciens propriétaires; Propietarios anteriores
next_inspection month; Next inspection|MOT due|Next test; Nächste HU|nächste Hauptuntersuchung|Prüfung fällig; Prochain contrôle|Échéance du contrôle; Próxima ITV|Próxima inspección; due_again ~ when it has to be tested again
inspection_date date; Date of inspection|Inspected on|Test date; Prüfdatum|Tag der Untersuchung|geprüft am; Date du contrôle|Contrôlé le; Fecha de inspección|Inspeccionado el
inspection_no id; Report number|Inspection no.|Certificate no.; Prüfberichtsnummer|Berichtsnummer|Prüf-Nr.; N° de rapport|N° de procès-verbal; N.º de informe|N.º de inspección
result choice:passed/failed/passed with remarks=bestanden/nicht bestanden/mit Mängeln=favorable/défavorable/avec réserves=favorable/desfavorable/con defectos; Result|Outcome|Overall result; Ergebnis|Prüfergebnis|Gesamturteil; Résultat|Conclusion; Resultado|Dictamen; verdict ~ whether the test was passed
defect phrase; Defect|Finding|Deficiency; Mangel|Befund|Feststellung; Défaut|Constat|Anomalie; Defecto|Hallazgo
severity choice:minor/major/dangerous=gering/erheblich/gefährlich=mineure/majeure/critique=leve/grave/muy grave; Severity|Class|Category; Mangelklasse|Einstufung|Schwere; Gravité|Niveau; Gravedad|Calificación
remedy phrase; Measure|Corrective action|Remedy; Maßnahme|Abhilfe; Mesure|Action corrective; Medida|Acción correctora
deadline date; Deadline|To be done by|Due; Frist|zu erledigen bis|Termin; Délai|À faire avant le|Échéance; Plazo|Fecha límite; until ~ when it has to be done
responsible person; Responsible|Person in charge|Owner; Verantwortlich|zuständig; Responsable|En charge; Responsable|Encargado; owner|in_charge ~ who takes care of it
inspection_item phrase; Item|Check point|Test item; Prüfpunkt|Position|Prüfgegenstand; Point de contrôle|Élément; Punto de control|Elemento
target_value short; Target|Nominal|Specified; Sollwert|Vorgabe|Soll; Valeur cible|Consigne; Valor nominal|Especificado
measured_value number:1..900; Measured|Actual|Reading; Messwert|Istwert|Ist; Valeur mesurée|Mesure; Valor medido|Medida
tolerance short; Tolerance|Limit; Toleranz|Grenzwert; Tolérance|Limite; Tolerancia|Límite
item_ok flag; OK|In order|Pass; i. O.|in Ordnung|OK; Conforme|OK; Conforme|Correcto
instrument product; Instrument|Test equipment|Device; Messmittel|Prüfgerät; Instrument|Appareil; Instrumento|Equipo
machine product; Machine|Equipment|Asset; Maschine|Anlage|Gerät; Machine|Équipement; Máquina|Equipo
machine_no id; Machine no.|Equipment no.|Asset no.; Maschinennummer|Inventarnummer|Anlagen-Nr.; N° de machine|N° d'inventaire; N.º de máquina|N.º de inventario
operating_hours number:10..40000; Operating hours|Running hours; Betriebsstunden|Bh; Heures de service|Heures de fonctionnement; Horas de servicio|Horas de funcionamiento
maintenance_date date; Date of service|Service date|Maintained on; Wartungsdatum|Wartung am|Datum der Wartung; Date d'entretien|Date de maintenance; Fecha de mantenimiento|Fecha de servicio
work_done phrase; Work carried out|Work done|Service; Durchgeführte Arbeiten|Arbeiten|Tätigkeit; Travaux effectués|Intervention; Trabajos realizados|Trabajo
parts_used product; Parts used|Spare parts|Material; Ersatzteile|verwendetes Material; Pièces remplacées|Fournitures; Repuestos|Piezas empleadas
labour_hours number:1..20; Hours|Labour hours|Time spent; Stunden|Arbeitszeit|Aufwand; Heures|Temps passé; Horas|Tiempo empleado
next_service date; Next service|Next maintenance due; Nächste Wartung|nächster Termin; Prochain entretien|Prochaine maintenance; Próximo mantenimiento|Próxima revisión
fault phrase; Fault|Problem reported|Error; Störung|Fehler|gemeldeter Mangel; Panne|Défaut signalé; Avería|Fallo
order_ref id; Job no.|Work order|Order no.; Auftragsnummer|Einsatz-Nr.|Arbeitsauftrag; N° d'intervention|Bon de travail; Orden de trabajo|N.º de parte
site address; Site|Location|Installation site; Einsatzort|Standort|Aufstellort; Lieu d'intervention|Site; Lugar de trabajo|Emplazamiento
start_time time; Start|From|Start time|Begin; Beginn|von|Anfang; Début|De|Heure de début; Inicio|De|Hora de inicio
end_time time; End|To|End time|Finish; Ende|bis; Fin|À|Heure de fin; Fin|Hasta|Hora de fin
weather choice:sunny/cloudy/rain/snow=sonnig/bewölkt/Regen/Schnee=ensoleillé/nuageux/pluie/neige=soleado/nublado/lluvia/nieve; Weather; Wetter|Witterung; Météo|Temps; Tiempo|Meteorología
workers number:1..30; Workers on site|Staff|Crew; Arbeitskräfte|Personal auf der Baustelle; Effectif|Ouvriers; Trabajadores|Operarios
project phrase; Project|Project name; Projekt|Bauvorhaben|Vorhaben; Projet|Chantier; Proyecto|Obra
project_no id; Project no.|Job no.; Projektnummer|Kostenstelle; N° de projet|N° de chantier; N.º de proyecto|N.º de obra
progress percent; Progress|Completed; Fortschritt|Baufortschritt|erledigt; Avancement|Réalisé; Avance|Progreso
booking_no id:@@@###; Booking reference|Booking no.|Confirmation no.|PNR; Buchungsnummer|Reservierungsnummer|Buchungscode; Numéro de réservation|Référence dossier; Número de reserva|Localizador; confirmation_code|pnr ~ code under which it was booked
check_in date; Check-in|Arrival|Arrival date; Anreise|Ankunft|Check-in; Arrivée|Date d'arrivée; Entrada|Llegada|Fecha de entrada; arrives_on ~ first night of the stay
check_out date; Check-out|Departure|Departure date; Abreise|Check-out; Départ|Date de départ; Salida|Fecha de salida; leaves_on ~ day on which the guest leaves
nights number:1..21; Nights|Number of nights; Nächte|Übernachtungen; Nuits|Nombre de nuits; Noches|N.º de noches
guests number:1..6; Guests|Persons|Adults; Gäste|Personen|Anzahl Personen; Personnes|Nombre de personnes|Adultes; Huéspedes|Personas
room_no short; Room|Room no.; Zimmer|Zimmernummer; Chambre|N° de chambre; Habitación|N.º de habitación
room_kind choice:single/double/suite/family=Einzelzimmer/Doppelzimmer/Suite/Familienzimmer=simple/double/suite/familiale=individual/doble/suite/familiar; Room type|Category; Zimmerkategorie|Zimmertyp; Type de chambre|Catégorie; Tipo de habitación
board choice:room only/breakfast/half board/full board=ohne Verpflegung/Frühstück/Halbpension/Vollpension=sans repas/petit déjeuner/demi-pension/pension complète=solo alojamiento/desayuno/media pensión/pensión completa; Board|Meals|Meal plan; Verpflegung; Formule|Pension; Régimen
room_rate money:40..400; Rate per night|Room rate|Price per night; Zimmerpreis|Preis pro Nacht|Übernachtungspreis; Prix par nuit|Tarif; Precio por noche|Tarifa
city_tax money:1..40; City tax|Tourist tax; Kurtaxe|Beherbergungssteuer|Ortstaxe; Taxe de séjour; Tasa turística
flight_no id:@@ ####; Flight|Flight no.; Flug|Flugnummer; Vol|N° de vol; Vuelo|N.º de vuelo
train_no short; Train|Train no.; Zug|Zugnummer; Train|N° de train; Tren|N.º de tren
from_city city; From|Departure from|Origin; Von|Abfahrt|ab; De|Départ|Au départ de; De|Origen|Salida de; origin ~ where the journey begins
to_city city; To|Arrival at|Destination; Nach|Ankunft|an; À|Arrivée|Destination; A|Destino|Llegada a; destination ~ where the journey ends
travel_date date; Date of travel|Travel date|Date; Reisedatum|Reisetag|Datum; Date du voyage|Date; Fecha de viaje|Fecha
departure_time time; Departure|Departs|Dep.; Abfahrt|Abflug|ab; Départ|Heure de départ; Salida|Hora de salida
arrival_time time; Arrival|Arrives|Arr.; Ankunft|an; Arrivée|Heure d'arrivée; Llegada|Hora de llegada
gate short; Gate|Platform; Gate|Gleis|Flugsteig; Porte|Quai|Voie; Puerta|Andén|Vía
travel_class choice:economy/business/first=Economy/Business/First=économique/affaires/première=turista/ejecutiva/primera; Class|Cabin; Klasse|Beförderungsklasse; Classe; Clase
baggage short; Baggage|Luggage allowance; Gepäck|Freigepäck; Bagages|Franchise bagages; Equipaje
ticket_no id; Ticket number|Ticket no.; Ticketnummer|Fahrscheinnummer|Ticket-Nr.; Numéro de billet|N° de billet; Número de billete|N.º de entrada
ticket_price money:5..900; Price|Ticket price|Fare; Preis|Ticketpreis|Fahrpreis; Prix|Tarif; Precio|Tarifa
event_name phrase; Event|Performance|Show; Veranstaltung|Event; Événement|Spectacle|Manifestation; Evento|Espectáculo
event_date date; Date|Event date|Date of event; Datum|Veranstaltungsdatum|Termin; Date|Date de l'événement; Fecha|Fecha del evento
venue company; Venue|Location|Place; Ort|Veranstaltungsort|Spielstätte; Lieu|Salle; Lugar|Recinto|Sala
doors_open time; Doors open|Admission from|Doors; Einlass|Einlass ab; Ouverture des portes; Apertura de puertas
block short; Block|Section|Area; Block|Bereich; Bloc|Zone; Sector|Zona
seat_row short; Row; Reihe; Rang|Rangée; Fila
rental_start date; Pick-up|Rental start|Collection; Abholung|Mietbeginn|Übernahme; Prise en charge|Départ|Début de location; Recogida|Inicio del alquiler
rental_end date; Return|Drop-off|Rental end; Rückgabe|Mietende; Retour|Restitution|Fin de location; Devolución|Fin del alquiler
daily_rate money:15..200; Daily rate|Rate per day; Tagessatz|Preis pro Tag; Tarif journalier|Prix par jour; Tarifa diaria|Precio por día
included_km number:50..3000; Included kilometres|Mileage allowance; Freikilometer|inklusive Kilometer; Kilomètres inclus; Kilómetros incluidos
driver_licence id; Driving licence no.|Licence no.; Führerscheinnummer|Führerschein-Nr.; N° de permis de conduire; N.º de permiso de conducir
licence_classes short; Categories|Licence classes; Klassen|Führerscheinklassen; Catégories; Clases|Permisos
checks phrase; Checks|Inspection items|Test points; Prüfpunkte|Prüfungen; Points de contrôle|Contrôles; Puntos de control|Comprobaciones
defects phrase; Defects|Findings|Deficiencies; Mängel|Befunde|Feststellungen; Défauts|Constats; Defectos|Hallazgos
service_entries phrase; Service history|Maintenance log|Work carried out; Wartungshistorie|Wartungen|Durchgeführte Arbeiten; Historique d'entretien|Interventions; Historial de mantenimiento|Trabajos realizados
journeys phrase; Journeys|Itinerary|Flights|Segments; Reiseverlauf|Flüge|Verbindungen; Trajets|Itinéraire|Vols; Trayectos|Itinerario|Vuelos
rooms_list phrase; Rooms|Services|Accommodation; Zimmer|Leistungen; Chambres|Prestations; Habitaciones|Servicios
measurements phrase; Measurements|Test results|Readings; Messwerte|Messungen|Prüfergebnisse; Mesures|Relevés; Mediciones|Medidas
vehicles phrase; Vehicles|Fleet; Fahrzeuge|Fuhrpark; Véhicules; Vehículos
programme phrase; Programme|Agenda|Schedule; Programm|Ablauf|Tagesordnung; Programme|Ordre du jour; Programa|Orden del día
topic phrase; Topic|Subject|Item; Thema|Punkt|TOP; Sujet|Thème|Point; Tema|Asunto|Punto
speaker person; Speaker|Presenter; Referent|Vortragender; Intervenant|Orateur; Ponente
`
