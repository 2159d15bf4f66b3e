/** Whom a trade writes to: `id; words in four languages; what they do`. */
export const clientLines = `
customer; customer|client|orderer; Kunde|Kundin|Auftraggeber; client|cliente; cliente; who ordered the work|who has to pay for it
client; client|instructing party; Mandant|Auftraggeber; client|mandant; cliente; for whom they act|who asked for advice
householder; householder|home owner|occupier; Hauseigentümer|Bewohner; propriétaire|occupant; propietario|ocupante; whose house it is
system_owner; system owner|plant operator|customer; Anlagenbetreiber|Betreiber; exploitant|propriétaire de l'installation; titular de la instalación; whose roof the panels are on
storer; tenant|storer|unit holder; Mieter|Einlagerer; locataire|déposant; arrendatario|depositante; whose things are kept
tenant; tenant|renter|leaseholder; Mieter|Mieterin; locataire; inquilino|arrendatario; who lives in the flat
buyer_of_home; buyer|prospective buyer|interested party; Käufer|Interessent; acquéreur|acheteur; comprador|interesado; who wants the house
building_owner; building owner|developer|client; Bauherr|Bauherrin; maître d'ouvrage; promotor|propietario; for whom it is built
policyholder; policyholder|insured|insured person; Versicherungsnehmer|Versicherter; assuré|souscripteur; asegurado|tomador; who is covered
account_holder; account holder|customer; Kontoinhaber|Kunde; titulaire du compte|client; titular de la cuenta|cliente; whose account it is
debtor; debtor; Schuldner|Schuldnerin; débiteur; deudor; who owes
pensioner; pensioner|scheme member; Rentner|Rentenempfänger; pensionné|retraité; pensionista; who gets the pension
party; party|appearing party; Beteiligter|Erschienener; comparant|partie; compareciente|otorgante; who appears before the notary
resident; resident|citizen|applicant; Einwohner|Bürger|Antragsteller; habitant|administré|demandeur; vecino|solicitante; who lives in the town
taxpayer; taxpayer; Steuerpflichtiger|Steuerpflichtige; contribuable; contribuyente; who pays the tax
jobseeker; jobseeker|unemployed person; Arbeitsuchender|Arbeitslose; demandeur d'emploi; demandante de empleo; who looks for work
reporter; reporting person|complainant; Anzeigeerstatter|Anzeigende; plaignant|déclarant; denunciante; who told the police
loser; owner|loser; Verlierer|Eigentümer; propriétaire|perdant; propietario|dueño; who lost it
patient; patient; Patient|Patientin; patient|patiente; paciente; who is treated|whose health it is about
wearer; customer|wearer; Kunde|Brillenträger; client|porteur; cliente|usuario; who wears the glasses
submitter; submitter|client|customer; Einsender|Auftraggeber; demandeur|client; solicitante|cliente; who sent the sample in
resident_of_home; resident; Bewohner|Bewohnerin; résident|résidente; residente; who lives in the home
person_in_care; person in care|client; Pflegebedürftiger|Klient; bénéficiaire|personne aidée; usuario|persona dependiente; who is cared for
mother; mother|expectant mother; Schwangere|Mutter; future mère|mère; embarazada|madre; who expects a child
blood_donor; donor|blood donor; Spender|Blutspender; donneur; donante; who gave blood
animal_owner; owner|keeper|pet owner; Tierhalter|Halter|Besitzer; propriétaire|détenteur; propietario|dueño; whose animal it is
rider; rider|rider's parent; Reiter|Reitschüler; cavalier|cavalière; jinete|alumno; who rides
buyer_of_animal; buyer|new owner; Käufer|neuer Besitzer; acheteur|nouveau propriétaire; comprador|nuevo dueño; who takes the animal home
parents; parents|parent|guardian; Eltern|Erziehungsberechtigte; parents|responsable légal; padres|tutor; whose child it is
student_person; student; Studierender|Studentin; étudiant|étudiante; estudiante|alumno; who studies there
learner; learner|learner driver|student; Fahrschüler|Fahrschülerin; élève; alumno; who learns to drive
course_member; participant|attendee|learner; Teilnehmer|Teilnehmerin|Kursteilnehmer; participant|stagiaire; participante|alumno; who took the course
borrower_of_books; reader|borrower|library user; Leser|Nutzer; lecteur|usager|emprunteur; lector|usuario; who borrowed the books
lender_of_work; lender|owner of the work; Leihgeber|Leihgeberin; prêteur; prestador; who lends the work of art
guest_of_show; guest|ticket holder|subscriber; Besucher|Abonnent; spectateur|abonné; espectador|abonado; who goes to the play
club_member; member|club member; Mitglied; membre|adhérent; socio|miembro; who belongs to it
swimmer; swimmer|pass holder|visitor; Badegast|Karteninhaber; nageur|abonné; nadador|abonado; who swims
writer; author|writer; Autor|Autorin; auteur|autrice; autor|autora; who wrote the book
parishioner; parishioner; Gemeindemitglied; paroissien; feligrés; who belongs to the parish
giver; donor|giver|supporter; Spender|Förderer; donateur|bienfaiteur; donante|benefactor; who gave money
participant_of_study; participant|test subject|proband; Proband|Studienteilnehmer; participant|volontaire sain; participante; who takes part in the study
car_owner; owner|vehicle owner|keeper; Halter|Fahrzeughalter; propriétaire|titulaire; propietario|titular; whose car it is
buyer_of_car; buyer|purchaser; Käufer|Käuferin; acheteur|acquéreur; comprador; who buys the car
hirer; hirer|renter; Mieter|Entleiher; locataire|preneur; arrendatario; who takes it for some days
rider_of_taxi; passenger; Fahrgast; passager|client; pasajero; who was driven
traveller; passenger|traveller; Reisender|Fluggast; voyageur|passager; viajero|pasajero; who travels
guest_of_house; guest|lead guest; Gast; client|hôte; huésped; who stays there
diner; guest|diner; Gast; client|convive; comensal|cliente; who eats there
event_host; host|client; Gastgeber|Veranstalter; organisateur|client; anfitrión|cliente; who gives the feast
operator_of_business; operator|food business operator; Betreiber|Gewerbetreibender; exploitant; titular|operador; who runs the kitchen
buyer_person; buyer|purchaser|customer; Käufer|Besteller; acheteur|client; comprador|cliente; who ordered it
bidder; bidder|buyer; Bieter|Ersteigerer; enchérisseur|adjudicataire; postor|adjudicatario; who made the highest offer
addressee; addressee|recipient; Empfänger|Empfängerin; destinataire; destinatario; who gets the parcel
subscriber; subscriber|account holder|customer; Kunde|Vertragspartner|Anschlussinhaber; abonné|titulaire; abonado|titular; who has the contract
job_candidate; candidate|applicant; Bewerber|Bewerberin|Kandidat; candidat|candidate; candidato|candidata; who wants the job
employee_person; employee|staff member|worker; Mitarbeiter|Mitarbeiterin|Arbeitnehmer; salarié|salariée|collaborateur; empleado|trabajador; who works there
certified_firm; certified company|certificate holder; zertifiziertes Unternehmen|Zertifikatsinhaber; entreprise certifiée|titulaire; empresa certificada|titular; whose standard was confirmed
waste_producer; producer|waste producer; Erzeuger|Abfallerzeuger; producteur|détenteur; productor|poseedor; whose waste it is
prize_winner; winner|prize winner; Gewinner|Gewinnerin; gagnant|lauréat; ganador|premiado; who won
plot_holder; plot holder|tenant; Pächter|Pächterin; locataire de la parcelle|jardinier; arrendatario|hortelano; who has the garden plot`
