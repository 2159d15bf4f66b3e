/** Goods, orders, carriage and stock. */
export const trade = `
order_no id; Order number|Order no.|PO number; Auftragsnummer|Bestellnummer|Auftrag Nr.; Numéro de commande|N° commande; Número de pedido|N.º pedido; po_no ~ number of the order
order_date date; Order date|Ordered on; Auftragsdatum|Bestelldatum|bestellt am; Date de commande; Fecha de pedido
customer_no id; Customer number|Customer no.|Account no.; Kundennummer|Kd.-Nr.; Numéro client|N° client; Número de cliente|N.º cliente; client_id ~ number of the customer at the seller
delivery_no id; Delivery note no.|Delivery number; Lieferscheinnummer|Lieferschein-Nr.; N° bon de livraison; Número de albarán
delivery_date date; Delivery date|Delivered on|Date of delivery; Lieferdatum|geliefert am|Liefertermin; Date de livraison|Livré le; Fecha de entrega|Entregado el; delivered_at ~ when the goods arrive
dispatch_date date; Dispatch date|Shipped on|Date of shipment; Versanddatum|versandt am; Date d'expédition|Expédié le; Fecha de envío|Fecha de expedición; shipped_at ~ when the goods leave
delivery_terms short; Delivery terms|Incoterms|Terms of delivery; Lieferbedingung|Incoterms; Conditions de livraison|Incoterm; Condiciones de entrega|Incoterm
shipping_method choice:road/rail/sea/air=Lkw/Bahn/See/Luft=route/rail/mer/air=carretera/tren/mar/aire; Mode of transport|Shipping method|Ship via; Versandart|Verkehrsträger; Mode de transport|Mode d'expédition; Medio de transporte|Forma de envío
tracking_no id; Tracking number|Consignment no.|Parcel no.; Sendungsnummer|Paketnummer|Tracking-Nr.; Numéro de suivi; Número de seguimiento|N.º de envío; shipment_id ~ number to follow the parcel
waybill_no id; Waybill no.|Bill of lading no.|B/L number|CMR no.; Frachtbriefnummer|Konnossement-Nr.|CMR-Nr.; N° de lettre de voiture|N° de connaissement; N.º de carta de porte|N.º de conocimiento
plate short:@-@@ ####; Licence plate|Vehicle registration|Truck no.; Kennzeichen|amtl. Kennzeichen; Immatriculation|Plaque; Matrícula; registration|number_plate ~ what the plate of the vehicle says
trailer_plate short:@@-### @@; Trailer no.|Trailer plate; Anhänger-Kennzeichen|Auflieger; Remorque; Matrícula del remolque
loading_place city; Place of loading|Loading point|Pick-up; Ladestelle|Beladeort|Abholort; Lieu de chargement|Lieu de prise en charge; Lugar de carga|Recogida
unloading_place city; Place of delivery|Place of discharge|Drop-off; Entladestelle|Entladeort|Ablieferungsort; Lieu de déchargement|Lieu de livraison; Lugar de descarga|Lugar de entrega
loading_port city; Port of loading; Ladehafen|Verschiffungshafen; Port de chargement; Puerto de carga
discharge_port city; Port of discharge|Port of destination; Löschhafen|Bestimmungshafen; Port de déchargement; Puerto de descarga
vessel phrase; Vessel|Ship; Schiff|Schiffsname; Navire; Buque
voyage_no short; Voyage no.; Reisenummer|Voyage-Nr.; N° de voyage; N.º de viaje
container_no id:@@@@ #######; Container no.; Containernummer; N° de conteneur; N.º de contenedor
seal_no id; Seal no.; Plombennummer|Siegelnummer; N° de scellé; N.º de precinto
packages number:1..60; Packages|Number of packages|Parcels|Colli; Packstücke|Anzahl Packstücke|Colli; Nombre de colis|Colis; Bultos|N.º de bultos
package_kind choice:pallet/box/crate/drum=Palette/Karton/Kiste/Fass=palette/carton/caisse/fût=palet/caja/cajón/bidón; Kind of package|Packaging; Verpackungsart|Verpackung; Type d'emballage|Emballage; Tipo de embalaje|Envase
gross_weight unit:kg; Gross weight; Bruttogewicht|Rohgewicht|Gewicht brutto; Poids brut; Peso bruto; weight_gross ~ weight with packaging
net_weight unit:kg; Net weight; Nettogewicht|Eigengewicht|Gewicht netto; Poids net; Peso neto; weight_net ~ weight without packaging
volume unit:m³; Volume|Measurement; Volumen|Rauminhalt; Volume; Volumen
dimensions phrase; Dimensions|Size; Abmessungen|Maße; Dimensions; Dimensiones|Medidas
origin_country country; Country of origin|Origin; Ursprungsland|Herkunftsland; Pays d'origine; País de origen; made_in ~ country where the goods were made
destination_country country; Country of destination; Bestimmungsland; Pays de destination; País de destino
tariff_code id:########; Commodity code|HS code|Tariff number; Zolltarifnummer|Warennummer|HS-Code; Code SH|Nomenclature douanière; Código arancelario|Partida arancelaria; hs_code ~ number of the goods in the customs tariff
customs_office city; Customs office; Zollstelle|Zollamt; Bureau de douane; Aduana
customs_value money:100..90000; Customs value|Declared value; Zollwert|Warenwert; Valeur en douane|Valeur déclarée; Valor en aduana|Valor declarado
duty money:5..4000; Duty|Customs duty; Zoll|Zollbetrag; Droits de douane; Derechos de aduana|Arancel
procedure_code id:####; Procedure code|Procedure; Verfahrenscode|Verfahren; Code de régime|Régime; Código de régimen
freight_cost money:20..4000; Freight|Freight charges|Carriage; Frachtkosten|Fracht; Frais de transport|Fret; Portes|Flete
cash_on_delivery money:20..3000; Cash on delivery|COD amount; Nachnahme|Nachnahmebetrag; Contre remboursement; Reembolso
freight_payer choice:sender/consignee/third party=Absender/Empfänger/Dritter=expéditeur/destinataire/tiers=remitente/destinatario/tercero; Freight payable by|Freight paid by; Fracht zahlt|Frachtzahler; Port payé par; Portes a cargo de
danger_class short; Hazard class|UN no.|ADR class; Gefahrgutklasse|UN-Nummer; Classe de danger|N° ONU; Clase de peligro|N.º ONU
hazardous flag; Dangerous goods|Hazardous; Gefahrgut; Marchandises dangereuses; Mercancía peligrosa
temperature unit:°C; Temperature|Transport temperature; Temperatur|Transporttemperatur; Température; Temperatura
article_no id; Article no.|Item no.|SKU|Part no.; Artikelnummer|Art.-Nr.|Teilenummer; Référence|Réf.|Code article; Referencia|Ref.|Código
ean id:40###########; EAN|GTIN|Barcode; EAN|GTIN; EAN|Code-barres; EAN|Código de barras
description product; Description|Item|Goods|Designation; Bezeichnung|Beschreibung|Artikel|Ware; Désignation|Description|Libellé; Descripción|Artículo|Concepto
quantity number:1..400; Quantity|Qty|Amount; Menge|Anzahl|Stück; Quantité|Qté; Cantidad|Cant.|Uds.
ordered_qty number:1..400; Ordered|Qty ordered|Order quantity; bestellt|Bestellmenge; Commandé|Qté commandée; Pedido|Cant. pedida
delivered_qty number:1..400; Delivered|Qty delivered|Shipped; geliefert|Liefermenge; Livré|Qté livrée; Entregado|Cant. entregada
backorder_qty number:0..40; Back order|Outstanding|Open quantity; Rückstand|Restmenge; Reliquat|Reste à livrer; Pendiente
unit_name choice:piece/kg/litre/box=Stück/kg/Liter/Karton=pièce/kg/litre/carton=unidad/kg/litro/caja; Unit|UoM; Einheit|ME; Unité; Unidad|UM
unit_price money:1..900; Unit price|Price each|Price; Einzelpreis|Stückpreis|Preis; Prix unitaire|PU; Precio unitario|Precio
line_amount money:5..9000; Amount|Total|Line total; Betrag|Gesamtpreis|Summe; Montant|Total; Importe|Total
discount percent; Discount|Rebate; Rabatt|Nachlass; Remise|Rabais; Descuento|Dto.
tax_rate percent; VAT rate|Tax %|VAT; MwSt.|USt.-Satz|Steuersatz; TVA|Taux de TVA; IVA|Tipo de IVA
net_sum money:50..20000; Net amount|Subtotal|Total before tax; Nettobetrag|Zwischensumme|Summe netto; Total HT|Montant net; Base imponible|Subtotal|Importe neto
tax_sum money:5..4000; VAT|Tax|Tax amount; Umsatzsteuer|MwSt.-Betrag; Montant TVA|TVA; IVA|Cuota de IVA
gross_sum money:50..24000; Total|Grand total|Total amount; Gesamtbetrag|Endbetrag|Gesamtsumme|Summe brutto; Total TTC|Montant total; Total|Importe total; grand_total ~ all that has to be paid, tax included
batch_no id; Batch|Lot no.|Batch number; Charge|Chargennummer|Los; Lot|N° de lot; Lote|N.º de lote
serial_no id; Serial number|Serial no.|S/N; Seriennummer|Serien-Nr.|Fabriknummer; Numéro de série|N° série; Número de serie|N.º serie
best_before date; Best before|Use by|Expiry; MHD|mindestens haltbar bis|Verfallsdatum; DLUO|À consommer avant|Péremption; Consumo preferente|Caducidad
storage_place short; Storage location|Bin|Shelf; Lagerplatz|Lagerort|Fach; Emplacement|Lieu de stockage; Ubicación|Almacén
stock number:0..900; In stock|Stock|On hand; Bestand|Lagerbestand; Stock|En stock; Existencias|Stock
min_stock number:1..90; Minimum stock|Reorder level; Mindestbestand|Meldebestand; Stock minimum|Seuil; Stock mínimo
counted number:0..900; Counted|Count; gezählt|Istbestand; Compté|Inventorié; Contado|Recuento
stock_difference number:0..30; Difference|Variance; Differenz|Abweichung; Écart; Diferencia
warehouse phrase; Warehouse|Store; Lager|Lagerhaus; Entrepôt|Magasin; Almacén|Depósito
count_date date; Date of count|Stocktaking date|As of; Inventurdatum|Stichtag|Stand; Date d'inventaire|Au; Fecha de inventario|A fecha de
material phrase; Material; Material|Werkstoff; Matériau|Matière; Material
drawing_no id; Drawing no.; Zeichnungsnummer|Zeichn.-Nr.; N° de plan; N.º de plano
revision short; Revision|Version|Issue; Revision|Index|Ausgabe|Version; Révision|Indice; Revisión|Versión
assembly product; Assembly|Product; Baugruppe|Erzeugnis; Ensemble|Produit; Conjunto|Producto
component product; Component|Part; Komponente|Teil|Bauteil; Composant|Pièce; Componente|Pieza
return_reason choice:defective/wrong item/not needed/damaged=defekt/falscher Artikel/nicht benötigt/beschädigt=défectueux/erreur article/non désiré/endommagé=defectuoso/artículo erróneo/no deseado/dañado; Reason for return|Return reason; Rücksendegrund|Grund der Retoure; Motif du retour; Motivo de la devolución
return_no id; RMA number|Return no.; Retourennummer|RMA-Nr.; N° de retour; N.º de devolución
warranty duration; Warranty|Guarantee period; Garantie|Garantiezeit|Gewährleistung; Garantie|Durée de garantie; Garantía|Plazo de garantía; guarantee ~ time in which defects are mended free of charge
purchase_date date; Date of purchase|Purchased on|Bought; Kaufdatum|gekauft am; Date d'achat|Acheté le; Fecha de compra; bought_on ~ when it was bought
model_name phrase; Model|Type; Modell|Typ|Typenbezeichnung; Modèle|Type; Modelo|Tipo
brand company; Brand|Make|Manufacturer; Marke|Hersteller|Fabrikat; Marque|Fabricant; Marca|Fabricante
received_by person; Received by|Accepted by|Recipient; Empfangen von|angenommen von|Ware erhalten; Reçu par|Réceptionné par; Recibido por|Receptor
checked_by person; Checked by|Verified by|Inspected by; Geprüft von|kontrolliert durch; Contrôlé par|Vérifié par; Comprobado por|Revisado por
prepared_by person; Prepared by|Issued by|Created by; Erstellt von|Sachbearbeiter|bearbeitet von; Établi par|Préparé par; Elaborado por|Preparado por
approved_by person; Approved by|Authorised by|Released by; Genehmigt von|freigegeben durch; Approuvé par|Validé par; Aprobado por|Autorizado por; signed_off_by ~ who agreed to it
remarks text; Remarks|Notes|Comments; Bemerkungen|Anmerkung|Hinweise; Remarques|Observations; Observaciones|Notas
complete flag; Complete|Delivery complete; vollständig|Lieferung vollständig; Complet|Livraison complète; Completo|Entrega completa
goods phrase; Goods|Items|Positions; Waren|Positionen|Artikel; Marchandises|Articles; Mercancías|Artículos
parcels phrase; Packages|Parcels|Units; Packstücke|Pakete; Colis; Bultos|Paquetes
parts_list phrase; Parts|Parts list|Components; Stückliste|Teile|Komponenten; Nomenclature|Pièces; Lista de materiales|Piezas
stock_items phrase; Stock|Stock items|Inventory; Bestände|Lagerartikel; Stocks|Articles en stock; Existencias|Inventario
stops phrase; Stops|Route; Stationen|Tour|Haltepunkte; Étapes|Arrêts; Paradas|Ruta
orders phrase; Orders; Aufträge|Bestellungen; Commandes; Pedidos
`
