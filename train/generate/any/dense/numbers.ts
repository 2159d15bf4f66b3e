/**
 * Numbers with a short word before them: `id; words in four languages; what is printed before them in four languages; patterns; what for`.
 * A star: no other number is ever called so.
 */
export const numberLines = `
customer *; customer number|client number|account number; Kundennummer; numéro client; número de cliente; Cust.|Client no.|Acct; Kd.-Nr.|KdNr; N° client|Cl.; N.º cliente|Cl.; ######|K-#####|##-####; under which the client is kept
order *; order number|purchase order; Bestellnummer|Auftragsnummer; numéro de commande|bon de commande; número de pedido; PO|Order|Job; Best.-Nr.|Auftrag|B-Nr.; Cde|BC; Ped.|OC; PO-#####|45########|@###/##; under which it was ordered
contract *; contract number|agreement number; Vertragsnummer; numéro de contrat; número de contrato; Contract|Agr.; Vertrag|V-Nr.; Contrat|Ctr.; Contrato|Ctto.; V######|@@-####-##|C/####; of the agreement
batch *; batch number|lot number; Chargennummer|Losnummer; numéro de lot; número de lote; Lot|Batch|LOT; Charge|Ch.-B.|Los; Lot; Lote|LOTE; L#####|##@###|#### @; of the amount made at once
serial *; serial number; Seriennummer|Fabriknummer; numéro de série; número de serie; S/N|Ser.|SN; Ser.-Nr.|Fabr.-Nr.|SN; N/S|N° série; N/S|N.º serie; @@######|##-#####-@|SN####; stamped on the thing itself
policy *; policy number|insurance policy number; Policennummer|Versicherungsscheinnummer; numéro de police; número de póliza; Policy|Pol.; Police|VS-Nr.; Police|Pol.; Póliza|Pól.; @@@ ######|##/######|P-#######; of the insurance
licence *; licence number|operating licence; Lizenznummer|Zulassungsnummer; numéro de licence|numéro d'agrément; número de licencia; Lic.|Licence; Liz.|Zul.; Lic.|Agrément; Lic.|Autoriz.; @@/####|L ### ###|##.###; that allows them to work
tax *; tax number|VAT number; Steuernummer|USt-IdNr.; numéro de TVA|numéro fiscal; NIF|número fiscal; VAT|Tax ID|TIN; St.-Nr.|USt-ID; TVA|NIF; NIF|CIF; @@#########|##/###/#####|@########; under which taxes are paid
register *; company registration number|register entry; Handelsregisternummer|Registereintrag; numéro d'immatriculation|RCS; número de inscripción registral; Reg.|Co. No.|Registered; HRB|HRA|VR; RCS|SIREN|RNA; Reg. Merc.|Inscr.; ######|### ### ###|@ #####; under which the house is entered
project *; project number|project code; Projektnummer|Projektkennung; code projet|numéro de projet; código de proyecto; Proj.|Project|P.; Proj.|Projekt; Projet|Proj.; Proy.|Proyecto; ##-@@@|P####|@@@-##.#; that the work is booked on
cost_centre *; cost centre|budget code; Kostenstelle; centre de coût|imputation; centro de coste|partida; CC|Charge to; KSt.|KST; Imput.|CC; C. coste|Partida; ####|######|##-##; to which it is charged
plot *; plot number|parcel number; Flurstück|Parzellennummer; numéro de parcelle; número de parcela; Plot|Parcel; Flst.|Parz.; Parc.|Parcelle; Parc.|Parcela; ###/#|##-###|@ ###; of the piece of land
vehicle *; registration plate|vehicle registration; Kennzeichen; immatriculation; matrícula; Reg. plate|Plate; Kz.|amtl. Kz.; Immat.; Matr.|Matrícula; @@ ### @@|@-@@ ###|####@@@; on the plate of the vehicle
room *; room number|room; Raumnummer|Zimmer; numéro de salle|salle; número de sala|sala; Room|Rm; Raum|Zi.; Salle; Sala|Aula; #.##|@###|##; where inside the house
version; version|revision; Version|Revision|Ausgabe; version|révision; versión|revisión; Rev.|v|Issue; Rev.|Stand|Ausg.; Rév.|Éd.; Rev.|Ed.; #.#|@|#; which state of the paper
member *; membership number|member number; Mitgliedsnummer; numéro d'adhérent; número de socio; Member|Mem. no.; Mitgl.-Nr.|Mitglied; Adh.|N° adhérent; Socio|N.º socio; #####|M-####|##/###; of the member
personnel *; staff number|employee number; Personalnummer; matricule; número de empleado; Staff|Emp.; Pers.-Nr.|PNR; Matricule|Mle; Empl.|N.º empl.; #####|######|@####; under which the employee is kept
tracking *; tracking number|consignment number; Sendungsnummer; numéro de suivi; número de seguimiento; Parcel|Consignment|Trk; Sendung|Paket; Colis|Suivi; Envío|Seguim.; @@#########@@|### ### ### ###; to follow the parcel
your_ref; your reference|client reference; Ihr Zeichen; votre référence|vos réf.; su referencia; Yours|Your ref.|Y/ref; Ihr Z.|Ihr Zeichen; V/Réf.|Vos réf.; S/Ref.|Su ref.; @@/##|@@-@##|##.##.@@; by which the other side calls it
clerk_sign *; our sign|dictation mark; Diktatzeichen; initiales; iniciales; Our sign|Init.; Dikt.|Zeichen; Init.; Inic.; @@/@@|@@-@@|@@@; letters of who wrote and who typed
standard *; standard|norm; Norm|Standard; norme; norma; acc. to|to; nach|gem.; selon|suivant; según|conforme a; EN ####|ISO #####|DIN #####|UNE ####; by which rules it was done
approval *; type approval|approval mark; Bauartzulassung|Prüfzeichen; homologation; homologación; Type appr.|Appr.; Bauartzul.|Prüfz.; Homol.|Type; Homol.; @#*####|@## ####|@@-###-##; that such things are allowed
drawing *; drawing number|plan number; Zeichnungsnummer|Plannummer; numéro de plan; número de plano; Drg|Dwg|Plan; Zchng.|Plan; Plan|Dessin; Plano|Pl.; ###-##-@|@@ ####|##.###.#; of the plan
invoice *; invoice number; Rechnungsnummer; numéro de facture; número de factura; Inv.|Invoice; Rg.|Rechnung; Fact.|Facture; Fra.|Factura; RE-#####|20##/####|F####; of the bill
`
