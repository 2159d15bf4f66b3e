/** Capitalised words that stand in headings, labels and addresses and are no part of a person's name, folded. */
export const headingWords = new Set(
  `frau herr herrn mr mrs ms mme madame monsieur sr sra blz lei web telefax mitteilung direktoren borse kontakt fund visa giro isin wkn id bic symbol depot direkt-depot kapital
  ansprechpartner berater beraterin auftragstyp produkt postanschrift fond fonds wertpapierrechnung income capital aktuell vorher
  abrechnung abteilung account adress adresse agb agreement allgemeine amount angebot anschrift anzahl art artikel article
  attention auftrag auftragsnummer ausgabe avenue bank bankverbindung base bedingung beginn bemerkung bericht beschreibung
  bestell bestelldatum bestellnummer bestellung betrag betreff bill billing blatt board boulevard brutto bruttobetrag buchung
  buchungstag calle camino cantidad card cash central centre center chapter chemin city client cliente code codigo column
  commande commercial company concepto condicion condition conditions conseil contact contract contrat contrato court credit
  customer cuenta currency cash date datos datum debit delivery departamento department depot description designation desc
  detail details deutsche direccion director documento document domicilio drive due e-mail effective einheit einkauf einzelpreis
  email emission empfanger end entgelt erstellt exhibit expedition facturacion factura facture facturation fax fecha firma
  first form forma formular from fur gebuhr gesamt gesamtbetrag gesamtpreis gesamtsumme general geschaftsfuhrer government
  grand group gross guthaben gutschrift haupt hauptstrasse hausnummer head hinweis holding home house iban ihre ihr importe in
  information insurance international invoice issue item iva january february march april may june july august september
  october november december januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout
  septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday lundi
  mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo kauf kaufer kennzeichen
  konto kontoauszug kontoinhaber kontonummer kosten kreditinstitut kunde kundennummer kurs kurswert land lane last laufzeit law
  leistung leistungszeitraum lieferadresse lieferant lieferdatum lieferschein lieferung ligne limited line list livraison
  main market mehrwertsteuer menge mengeneinheit method mit mode modell montant month monat mwst name national netto
  nettobetrag new no nombre nom north nota note notice nr number numero nummer nur office offer on open oferta order ort our
  page pagina pago paiement park part partie party parties pay payable payment pedido period periodo phone place plan plaza
  pos position postfach postleitzahl precio preis price privat prix product produit producto project projekt provision public
  purchase quantity quantite rabatt railway rate receipt recibo rechnung rechnungsadresse rechnungsbetrag rechnungsdatum
  rechnungsnummer ref reference referencia regulation remise report return road room route rue saldo sale sales san santa
  satz seite section seller serial service services shares ship shipping sitz size south east west square state statement
  status stelle steuer steuernummer stock store strasse street stuck stuckpreis sub subtotal summe suma supplier tag tarif tax
  tel telefon telephone term terms text the this thank thanks to total totale tva type typ uberweisung uhrzeit umsatz
  umsatzsteuer und unit united unite universitat university unser us ust valeur valor valuta value vat vehicle vendor verkauf
  verkaufer version versand vertrag vertragsnummer verwendungszweck via vielen dank vom von wahrung ware warenwert wert
  wertpapier wertstellung with your zahlbar zahlung zahlungsbedingung zahlungsziel zeitraum zimmer zins zinsen zone zu zwischensumme
  sehr geehrte damen herren mit freundlichen grussen dear sir madam sirs kind regards best sincerely yours cher chere estimado
  estimada atentamente cordialement salutations gerente gerant managing chief officer president vice secretary manager
  executive representative director partner administrador amtsgericht handelsregister registergericht tribunal registro
  mercantil confidential information disclosing receiving whereas hereby witness republic federal union european community`.split(
    /\s+/,
  ),
)
