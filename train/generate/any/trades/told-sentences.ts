/** Facts told without their label: `concept groups; sentences in four languages`. `{}` is the value. */
export const toldLines = `
visit_day any; We will be with you on {}.|You are expected here on {}.|See you on {}.; Wir kommen am {} zu Ihnen.|Wir erwarten Sie am {}.|Bis zum {}!; Nous passerons chez vous le {}.|Nous vous attendons le {}.|À bientôt, le {}.; Pasaremos el {}.|Le esperamos el {}.|Nos vemos el {}.
fetch_day home car shop animals culture; You can come and get it on {}.|Our van fetches it on {}.; Sie können alles am {} abholen.|Unser Wagen holt es am {}.; Vous pourrez venir le chercher le {}.|Notre camion passe le prendre le {}.; Puede venir a buscarlo el {}.|Nuestra furgoneta lo recoge el {}.
reply_by any; Please let us know before {}.|We would like to hear from you by {}.; Geben Sie uns bitte bis {} Bescheid.|Melden Sie sich bitte bis zum {}.; Merci de nous répondre avant le {}.|Faites-nous signe d'ici le {}.; Avísenos antes del {}.|Esperamos noticias suyas hasta el {}.
last_seen_on care animals car home; You were last here on {}.|Since {} nobody has looked at it.; Zuletzt waren Sie am {} bei uns.|Seit dem {} hat niemand mehr danach gesehen.; Vous êtes venu pour la dernière fois le {}.|Personne ne l'a vu depuis le {}.; Estuvo aquí por última vez el {}.|Desde el {} nadie lo ha mirado.
ready_by home car shop work; It should all be done by {}.|We expect to be through on {}.; Bis {} soll alles fertig sein.|Wir rechnen damit, am {} durch zu sein.; Tout devrait être terminé le {}.|Nous pensons finir le {}.; Todo debería estar listo el {}.|Esperamos acabar el {}.
paid_on any; Your money reached us on {}.|We thank you for what arrived on {}.; Ihr Geld ist am {} bei uns angekommen.|Der Betrag ging am {} ein.; Votre argent nous est parvenu le {}.|La somme est arrivée le {}.; Su dinero nos llegó el {}.|El importe entró el {}.
cancelled_on any; On {} you told us that you no longer want it.|It was called off on {}.; Am {} haben Sie alles abgesagt.|Abgesagt wurde am {}.; Le {} vous nous avez dit y renoncer.|Tout a été annulé le {}.; El {} nos dijo que ya no lo quería.|Se anuló el {}.
contract_runs_until home money shop work culture; We are bound to each other until {}.|It all ends on {} unless you write to us.; Wir sind bis zum {} aneinander gebunden.|Am {} läuft alles aus.; Nous sommes liés jusqu'au {}.|Tout prend fin le {}.; Estamos vinculados hasta el {}.|Todo termina el {}.
written_on any; Thank you for your lines of {}.|We have read what you wrote on {}.; Vielen Dank für Ihre Zeilen vom {}.|Wir haben gelesen, was Sie am {} geschrieben haben.; Merci pour votre mot du {}.|Nous avons lu ce que vous écriviez le {}.; Gracias por sus líneas del {}.|Hemos leído lo que escribió el {}.
guarantee_ends home car shop; Should anything break before {}, we mend it for nothing.; Geht bis {} etwas kaputt, richten wir es kostenlos.; Si quelque chose casse avant le {}, nous réparons gratuitement.; Si algo se rompe antes del {}, lo arreglamos gratis.
begins_on learning culture work food travel; We set off on {}.|It all begins on {}.; Am {} geht es los.|Los geht es am {}.; Tout commence le {}.|C'est parti le {}.; Todo empieza el {}.|Arrancamos el {}.
closes_on learning culture travel food; You can put your name down until {}.; Eintragen können Sie sich bis {}.; Vous pouvez vous inscrire jusqu'au {}.; Puede apuntarse hasta el {}.
session_time any; Be there at {} please.|We meet at {}.|The doors open for you at {}.; Seien Sie bitte um {} da.|Treffpunkt ist um {}.; Soyez là à {}.|On se retrouve à {}.; Esté allí a las {}.|Quedamos a las {}.
agreed_price home car shop food culture; As we agreed it costs {} all in.|For everything together you pay {}.; Wie vereinbart kostet alles zusammen {}.|Sie zahlen für alles {}.; Comme convenu, le tout coûte {}.|Pour l'ensemble vous payez {}.; Como acordamos, todo cuesta {}.|Por todo junto paga {}.
deposit_asked home car travel food culture learning; Please send us {} beforehand.|We ask for {} up front.; Bitte überweisen Sie uns vorab {}.|Vorab bitten wir um {}.; Merci de nous verser {} à l'avance.|Nous demandons {} d'avance.; Envíenos {} por adelantado.|Pedimos {} de antemano.
call_out_fee home car animals; For the way to you we charge {}.; Für den Weg zu Ihnen berechnen wir {}.; Pour la route nous comptons {}.; Por el viaje cobramos {}.
late_fee money shop law culture learning; Since it came too late we had to add {}.; Da es zu spät kam, mussten wir {} aufschlagen.; Comme c'était trop tard, nous avons ajouté {}.; Como llegó tarde, hemos añadido {}.
hourly_rate home car law work culture; An hour of our time costs {}.|We reckon {} for each hour.; Eine Stunde kostet bei uns {}.|Wir rechnen je Stunde {}.; Une heure coûte {} chez nous.|Nous comptons {} de l'heure.; Una hora nuestra cuesta {}.|Calculamos {} por hora.
persons_count travel food culture learning; You will be {} at the table.|We are expecting {} of you.; Sie kommen zu {}.|Wir erwarten {} von Ihnen.; Vous serez {}.|Nous attendons {} d'entre vous.; Serán ustedes {}.|Esperamos a {} de ustedes.
child_age learning culture care; The little one is {} by now.|At {} this is quite usual.; Mit {} ist das ganz üblich.|Das Kind ist inzwischen {}.; À {} ans, c'est tout à fait normal.|L'enfant a maintenant {} ans.; Con {} años es muy normal.|El niño tiene ya {} años.
lessons_count learning culture animals care; You come {} times in all.|{} times are paid for.; Sie kommen insgesamt {} Mal.|{} Mal sind bezahlt.; Vous venez {} fois en tout.|{} fois sont payées.; Viene {} veces en total.|Están pagadas {} veces.
places_left learning travel culture food; Only {} more can join us.; Nur noch {} können mitmachen.; Seuls {} peuvent encore nous rejoindre.; Solo {} más pueden apuntarse.
hours_worked home car work; It took our people {} hours.|We were busy for {} hours.; Unsere Leute brauchten {} Stunden.|Wir waren {} Stunden beschäftigt.; Il nous a fallu {} heures.|Nos gens y ont passé {} heures.; Nuestra gente necesitó {} horas.|Estuvimos {} horas ocupados.
team_size home work car food; There will be {} of us.|We are sending {} people.; Wir kommen zu {}.|Wir schicken {} Leute.; Nous viendrons à {}.|Nous envoyons {} personnes.; Iremos {}.|Enviamos {} personas.
vaccination_date animals care; The jab was given on {}.|On {} the needle went in without trouble.; Gestochen wurde am {}.|Die Spritze gab es am {}.; La piqûre a été faite le {}.; El pinchazo se puso el {}.
birth_date care learning law animals; born {}|who came into the world on {},; geb. {}|der am {} zur Welt kam,; né le {}|venu au monde le {},; nacido el {}|que vino al mundo el {},
admission_date care; You came to us on {}.|Taken in on {}.; Sie kamen am {} zu uns.|Aufgenommen am {}.; Vous êtes arrivé chez nous le {}.; Ingresó con nosotros el {}.
discharge_date care; You could go home on {}.; Am {} durften Sie nach Hause.; Vous avez pu rentrer le {}.; Pudo volver a casa el {}.
next_visit care animals learning; Please come again on {}.|We would like to see you again on {}.; Bitte kommen Sie am {} wieder.|Wiedersehen möchten wir Sie am {}.; Merci de revenir le {}.|Nous aimerions vous revoir le {}.; Vuelva el {}.|Nos gustaría verle otra vez el {}.
diagnosis care animals; We found {}.|All signs point to {}.; Wir fanden {}.|Alles spricht für {}.; Nous avons trouvé {}.|Tout indique {}.; Encontramos {}.|Todo apunta a {}.
medicine care animals; Please take {} with some water.|We gave {}.; Bitte nehmen Sie {} mit etwas Wasser.|Gegeben wurde {}.; Prenez {} avec un peu d'eau.|Nous avons donné {}.; Tome {} con un poco de agua.|Le dimos {}.
animal_name animals; Your {} was very brave.|{} ate well and slept through.; Ihr {} war sehr tapfer.|{} hat gut gefressen.; Votre {} a été très courageux.|{} a bien mangé.; Su {} se portó muy bien.|{} comió bien.
microchip animals; The number under the skin reads {}.; Unter der Haut sitzt {}.; Sous la peau se trouve {}.; Bajo la piel lleva el {}.
body_weight animals care; On our scales it was {}.|You brought {} onto the scales.; Auf der Waage waren es {}.; La balance indiquait {}.; La báscula marcó {}.
temperature food care animals; We measured {} inside.; Gemessen wurden {}.; Nous avons relevé {}.; Medimos {}.
loss_date money law car home; On {} it happened.|What happened on {} was a shock.; Am {} ist es passiert.|Es geschah am {}.; C'est arrivé le {}.|Le {}, le malheur est arrivé.; Sucedió el {}.|Ocurrió el {}.
loss_place money law car; It happened in {}.; Passiert ist es in {}.; Cela s'est passé à {}.; Sucedió en {}.
paid_out money; We have sent you {} for it.|You get {} from us.; Dafür haben wir Ihnen {} überwiesen.|Sie bekommen {} von uns.; Nous vous avons envoyé {}.|Vous recevez {} de notre part.; Le hemos enviado {}.|Recibe {} de nosotros.
deductible money; The first {} you bear yourself.; Die ersten {} tragen Sie selbst.; Les premiers {} restent à votre charge.; Los primeros {} corren de su cuenta.
premium money; Being covered costs you {}.; Der Schutz kostet Sie {}.; Être couvert vous coûte {}.; Estar cubierto le cuesta {}.
loan_amount money; We lend you {}.; Wir leihen Ihnen {}.; Nous vous prêtons {}.; Le prestamos {}.
interest_rate money; For this you pay {} a year.|We charge {} a year on what is owed.; Dafür zahlen Sie {} im Jahr.; Pour cela vous payez {} par an.; Por ello paga {} al año.
instalment money shop; Each month you pay back {}.; Jeden Monat zahlen Sie {} zurück.; Chaque mois vous remboursez {}.; Cada mes devuelve {}.
remaining_debt money law; You still owe us {}.|What is left to pay back is {}.; Sie schulden uns noch {}.|Übrig sind noch {}.; Vous nous devez encore {}.; Aún nos debe {}.
due_date any; We want the money by {}.|Please see to it before {}.; Wir bitten um das Geld bis {}.|Bitte erledigen Sie es bis {}.; Merci de verser la somme avant le {}.|À régler d'ici le {}.; Pague antes del {}.|El dinero debe llegar hasta el {}.
refund any; We are sending you back {}.|You get {} back.; Wir schicken Ihnen {} zurück.|Sie bekommen {} wieder.; Nous vous rendons {}.|Vous récupérez {}.; Le devolvemos {}.|Recupera {}.
fine law travel; That makes {} for you to pay as a punishment.; Zur Strafe sind {} zu zahlen.; En punition, vous payez {}.; Como castigo paga {}.
offence_date law; On {} you were seen doing it.; Am {} hat man Sie dabei gesehen.; Le {}, on vous a vu faire.; El {} fue visto haciéndolo.
hearing_date law; The judge wants to see you on {}.; Das Gericht möchte Sie am {} sehen.; Le juge souhaite vous voir le {}.; El juez quiere verle el {}.
application_date law money learning; You asked us for it on {}.; Sie haben uns am {} darum gebeten.; Vous nous l'avez demandé le {}.; Nos lo pidió el {}.
decision_date law; On {} we made up our minds.; Am {} wurde entschieden.; Le {}, nous avons tranché.; El {} lo resolvimos.
net_rent home; For the flat itself you pay {}.; Für die Wohnung selbst zahlen Sie {}.; Pour le logement seul, vous payez {}.; Por la vivienda sola paga {}.
rent_deposit home; We hold {} for you as long as you live there.; Solange Sie dort wohnen, verwahren wir {}.; Nous gardons {} tant que vous y habitez.; Mientras viva allí guardamos {}.
lease_start home; You moved in on {}.|You can move in from {}.; Eingezogen sind Sie am {}.|Einziehen können Sie ab {}.; Vous avez emménagé le {}.; Se mudó allí el {}.
lease_end home; You have to be out by {}.; Bis {} müssen Sie ausgezogen sein.; Vous devez être parti le {}.; Debe haber salido el {}.
work_done home car; We have put in {}.|What we did: {}.; Eingebaut wurde {}.|Wir haben gemacht: {}.; Nous avons posé {}.; Hemos puesto {}.
fault home car shop; You told us about {}.|What was wrong: {}.; Sie berichteten von {}.|Es klemmte bei {}.; Vous parliez de {}.; Nos habló de {}.
next_service home car work; We look at it again on {}.; Wieder nachgesehen wird am {}.; Nous y reviendrons le {}.; Lo volveremos a mirar el {}.
plate car travel money law; your car {}|the car with the sign {}; Ihr Wagen {}|der Wagen {}; votre voiture {}; su coche {}|el coche {}
mileage car; The clock showed {}.|It has done {} so far.; Der Tacho zeigte {}.|Gelaufen ist er {}.; Le compteur affichait {}.; El cuentakilómetros marcaba {}.
vehicle_model car travel money; your {} is ready|the {} you chose; Ihr {} ist fertig; votre {} est prête; su {} está listo
purchase_date shop car; You bought it from us on {}.; Gekauft haben Sie es am {}.; Vous l'avez acheté le {}.; Lo compró el {}.
order_no shop work; We have it down as {}.|In our books this is {}.; Bei uns läuft es unter {}.; Chez nous, c'est le {}.; Lo tenemos como {}.
tracking_no shop; You can follow its way with {}.; Verfolgen können Sie es mit {}.; Suivez-le avec {}.; Sígalo con {}.
dispatch_date shop work; It left our house on {}.; Am {} hat es unser Haus verlassen.; C'est parti de chez nous le {}.; Salió de aquí el {}.
delivery_date shop work food; It should be at your door on {}.|It got to you on {}.; Am {} steht es vor Ihrer Tür.|Bei Ihnen war es am {}.; Ce sera devant votre porte le {}.; Estará en su puerta el {}.
check_in travel; Your room waits for you from {}.|You come on {}.; Ihr Zimmer wartet ab {}.|Sie kommen am {}.; Votre chambre vous attend dès le {}.|Vous arrivez le {}.; Su cuarto le espera desde el {}.|Llega el {}.
check_out travel; You leave us on {}.; Sie reisen am {} ab.; Vous nous quittez le {}.; Nos deja el {}.
nights travel; You stay for {} nights.; Sie bleiben {} Nächte.; Vous restez {} nuits.; Se queda {} noches.
departure_time travel; We leave at {} sharp.; Abfahrt pünktlich um {}.; On part à {} précises.; Salimos a las {} en punto.
to_city travel; Off you go to {}!|You will fly to {}.; Es geht nach {}.; En route pour {} !; ¡Rumbo a {}!
from_city travel; You set out from {}.; Los geht es in {}.; Vous partez de {}.; Sale de {}.
booking_no travel food; Tell them {} at the desk.; Nennen Sie am Schalter {}.; Donnez {} au comptoir.; Diga {} en el mostrador.
exam_date learning; You will be tested on {}.|You sat it on {}.; Geprüft werden Sie am {}.; Vous passez l'épreuve le {}.; Se examina el {}.
final_grade learning; which was marked {}|and earned {}; und mit {} bewertet; noté {}; calificado con {}
course learning; You took part in {}.; Sie haben an {} teilgenommen.; Vous avez suivi {}.; Ha asistido a {}.
class_name learning; your child in {}|the children of {}; Ihr Kind in der {}|die Kinder der {}; votre enfant en {}; su hijo de {}
donation culture; You have given us {}.; Sie haben uns {} gegeben.; Vous nous avez donné {}.; Nos ha dado {}.
fee culture learning; Being with us costs {} a year.; Bei uns dabei zu sein kostet {} im Jahr.; Être des nôtres coûte {} par an.; Estar con nosotros cuesta {} al año.
member_since culture work; You have been with us since {}.; Sie sind seit dem {} bei uns.; Vous êtes des nôtres depuis le {}.; Está con nosotros desde el {}.
work_title culture; We would love to show {}.; Wir möchten gern {} zeigen.; Nous aimerions montrer {}.; Nos gustaría mostrar {}.
score culture; It ended {}.; Am Ende stand es {}.; Score final de {}.; Acabó {}.
hire_date work; You joined us on {}.|with us since {}; Sie kamen am {} zu uns.|bei uns seit {}; Vous nous avez rejoints le {}.; Entró en la casa el {}.
leave_date work; Your last day is {}.|You leave us on {}.; Ihr letzter Tag ist der {}.; Votre dernier jour est le {}.; Su último día es el {}.
job_title work; You work as {}.|We would like you as {}.; Sie arbeiten als {}.|Wir möchten Sie als {}.; Vous travaillez comme {}.; Trabaja como {}.
salary work; Every month we pay you {}.; Jeden Monat bekommen Sie {}.; Chaque mois nous vous versons {}.; Cada mes le pagamos {}.
probation work; We try each other out for {}.; Wir lernen uns {} lang kennen.; Nous nous essayons pendant {}.; Nos probamos durante {}.
vacation_days work; You may stay at home for {} days a year.; Frei haben Sie {} Tage im Jahr.; Vous avez {} jours libres par an.; Tiene {} días libres al año.
new_reading shop home; When we looked it stood at {}.; Beim Nachsehen stand er auf {}.; Au passage, il affichait {}.; Al mirarlo marcaba {}.
used shop home; You took {} from the mains.; Sie haben {} verbraucht.; Vous avez consommé {}.; Ha gastado {}.
sampled_on care food work; The bottle was filled on {}.; Abgefüllt wurde am {}.; Le flacon a été rempli le {}.; El frasco se llenó el {}.
event_name culture food; Come and celebrate {} with us!; Feiern Sie mit uns {}!; Venez fêter {} avec nous !; ¡Celebre {} con nosotros!
event_date culture food learning; We celebrate on {}.|Save {} for us.; Gefeiert wird am {}.|Merken Sie sich den {} vor.; Nous fêtons cela le {}.; Lo celebramos el {}.|Reserve el {}.
death_date law care culture; who left us on {}; der uns am {} verlassen hat; qui nous a quittés le {}; que nos dejó el {}
policy_no money; You are with us under {}.; Bei uns sind Sie unter {} geführt.; Chez nous, vous êtes le {}.; Con nosotros tiene el {}.
customer_no shop money home; In our files you are {}.; In unseren Akten sind Sie {}.; Dans nos fichiers, vous êtes {}.; En nuestros archivos es el {}.
iban any; Please send it to {}.|We take it from {}.; Bitte überweisen Sie auf {}.|Wir ziehen es von {} ein.; Merci de virer sur {}.|Nous le prélevons sur {}.; Transfiéralo a {}.|Lo cargamos en {}.`

/** Yes or no told by a sentence: what says it stands in brackets, for yes before `~` and for no after it. */
export const toldFlagLines = `
leak_found home car; [Water is dripping] from the pipe.|At the joint [it is not tight].~[No signs of leakage] were found.|[Everything is tight].; An der Leitung [tropft Wasser].|Die Verbindung [ist undicht].~[Keine undichten Stellen] gefunden.|[Alles ist dicht].; L'eau [s'échappe du tuyau].|Le raccord [fuit].~[Aucune fuite] n'a été trouvée.|[Tout est étanche].; [Gotea agua] de la tubería.|La junta [pierde].~[No se halló ninguna fuga].|[Todo es estanco].
damage_found home car shop money travel; We saw [scratches and dents].|It [arrived broken].~There was [nothing broken].|It is [in perfect shape].; Wir sahen [Kratzer und Dellen].|Es [kam kaputt an].~Es war [nichts kaputt].|Es ist [tadellos].; Nous avons vu [des rayures et des bosses].|C'est [arrivé cassé].~[Rien n'était cassé].|L'état est [impeccable].; Vimos [arañazos y golpes].|[Llegó roto].~[No había nada roto].|Está [en perfecto estado].
mould_found home food; There are [black spots on the wall].~The walls are [dry and clean].; An der Wand sind [schwarze Flecken].~Die Wände sind [trocken und sauber].; Il y a [des taches noires au mur].~Les murs sont [secs et propres].; Hay [manchas negras en la pared].~Las paredes están [secas y limpias].
invoice_settled any; [Nothing is open] any more.|[We have received everything].~[We are still waiting] for your money.|[It is still open].; [Es ist nichts mehr offen].|[Alles ist eingegangen].~[Wir warten noch] auf Ihr Geld.|[Es steht noch aus].; [Tout est soldé].|[Nous avons tout reçu].~[Nous attendons toujours] votre argent.|[Il reste à payer].; [No queda nada pendiente].|[Hemos recibido todo].~[Seguimos esperando] su dinero.|[Sigue pendiente].
key_handed_over home car travel; [We got the keys back].|[You have taken the keys].~[The keys are still with us].|[You still have our keys].; [Die Schlüssel haben gewechselt].|[Wir haben die Schlüssel erhalten].~[Die Schlüssel fehlen noch].; [Nous avons reçu les clés].~[Les clés manquent encore].; [Hemos recibido las llaves].~[Faltan aún las llaves].
parking_available travel culture food care learning; You [can leave your car behind the house].~There is [nowhere to leave a car].; Hinter dem Haus [können Sie parken].~Für Autos gibt es [keinen Platz].; Vous [pouvez vous garer derrière la maison].~Il n'y a [pas de place pour les voitures].; [Puede dejar el coche] detrás de la casa.~[No hay sitio] para coches.
step_free travel culture care learning food; You get in [without any stairs].~You have to [climb some stairs].; Sie kommen [ohne Stufen] hinein.~Leider führen [nur Stufen] hinein.; On entre [sans aucune marche].~Il faut [monter quelques marches].; Se entra [sin escalones].~Hay que [subir escalones].
meal_included learning travel culture work; [Lunch is on us].|[You need not bring food].~[Please bring your own food].|[Food is extra].; [Für Essen ist gesorgt].~[Bitte bringen Sie Essen mit].|[Essen kostet extra].; [Le repas est offert].~[Apportez votre repas].; [La comida corre de nuestra cuenta].~[Traiga su propia comida].
licence_needed home law; You [must ask the town first].~You [need not ask anybody].; Sie [müssen erst die Stadt fragen].~Sie [brauchen niemanden zu fragen].; Il [faut demander à la ville].~[Aucune démarche] n'est à faire.; [Hay que pedirlo al municipio].~[No hace falta pedir nada].
accident_free car money; It [never had a crash].~It [was in a crash before].; Er [hatte nie einen Unfall].~Er [hatte schon einen Unfall].; Elle n'a [jamais eu d'accident].~Elle [a déjà été accidentée].; [Nunca ha tenido un golpe].~[Ya tuvo un golpe].
repair_needed home car shop work; [This has to be mended].|[We cannot leave it like that].~[There is nothing to mend].; [Das muss gerichtet werden].~[Es gibt nichts zu richten].; [Il faut réparer cela].~[Il n'y a rien à réparer].; [Hay que arreglarlo].~[No hay nada que arreglar].
follow_up_needed home care animals food work; [We have to come again].|[Please come back].~[You need not come again].|With this [the matter is closed].; [Wir müssen noch einmal kommen].~[Sie brauchen nicht wiederzukommen].|Damit [ist die Sache erledigt].; [Il faudra revenir].~[Inutile de revenir].; [Habrá que volver].~[No hace falta volver].
insured_flag travel culture money home; [An insurance would pay].|[We are covered for this].~[No insurance would pay].|You do it [at your own risk].; [Eine Versicherung würde zahlen].~[Keine Versicherung zahlt].|Das geschieht [auf eigene Gefahr].; [Une assurance paierait].~[Aucune assurance ne paie].; [Un seguro lo pagaría].~[Ningún seguro lo paga].
smoker care money; He [smokes twenty a day].|You [have not given up cigarettes].~You [do not touch cigarettes].|[Never smoked].; Sie [greifen täglich zur Zigarette].~Sie [haben nie geraucht].; Vous [fumez chaque jour].~Vous [n'avez jamais fumé].; [Fuma a diario].~[Nunca ha fumado].
swims_alone culture learning; My child [keeps above water].~My child [cannot swim yet].; Mein Kind [hält sich über Wasser].~Mein Kind [kann noch nicht schwimmen].; Mon enfant [se débrouille dans l'eau].~Mon enfant [ne nage pas encore].; Mi hijo [se mantiene a flote].~Mi hijo [todavía no nada].
photos_permitted learning culture care; [Pictures may be shown] on our pages.~[No pictures] please.; [Bilder dürfen gezeigt werden].~[Bitte keine Bilder].; [Les images peuvent être montrées].~[Pas d'images], s'il vous plaît.; [Se pueden mostrar imágenes].~[Sin imágenes], por favor.
vaccinated_flag animals care; [All jabs are up to date].~[The jabs are missing].; [Alle Impfungen sind aktuell].~[Es fehlen Impfungen].; [Les vaccins sont à jour].~[Il manque des vaccins].; [Las vacunas están al día].~[Faltan vacunas].
refundable travel culture learning shop; [You get your money back] if you cannot come.~[We cannot give the money back].; [Sie bekommen Ihr Geld zurück], wenn Sie nicht kommen.~[Geld gibt es nicht zurück].; [Vous serez remboursé] en cas d'empêchement.~[Aucun remboursement].; [Le devolvemos el dinero] si no viene.~[No se devuelve el dinero].
emergency_exit_clear food work culture; [The way out was free].~[Boxes stood before the way out].; [Der Weg nach draußen war frei].~[Kisten versperrten den Weg].; [La sortie était libre].~[Des cartons bloquaient la sortie].; [La salida estaba libre].~[Había cajas ante la salida].
first_aid_trained learning culture work; [knows how to help the injured]~[has not learnt to help the injured]; [weiß, wie man Verletzten hilft]~[hat keine Ausbildung dafür]; [sait secourir les blessés]~[n'a pas appris à secourir]; [sabe socorrer a heridos]~[no sabe socorrer]
urgent_flag any; [This cannot wait].~[There is no hurry].; [Das kann nicht warten].~[Es eilt nicht].; [Cela ne peut pas attendre].~[Rien ne presse].; [No puede esperar].~[No corre prisa].
vehicle_drivable car money; You [can still drive it].~It [had to be towed].; Er [fährt noch].~Er [musste abgeschleppt werden].; Elle [roule encore].~Elle [a dû être remorquée].; [Todavía anda].~[Hubo que remolcarlo].
minor_flag learning culture law; and [is not yet eighteen]~and [is of age]; und [ist noch keine achtzehn]~und [ist volljährig]; et [n'a pas dix-huit ans]~et [est majeur]; y [no ha cumplido dieciocho]~y [es mayor de edad]
return_possible shop; You [may send it back].~We [do not take it back].; Sie [dürfen es zurückschicken].~Wir [nehmen es nicht zurück].; Vous [pouvez le renvoyer].~Nous [ne le reprenons pas].; [Puede devolverlo].~[No lo aceptamos de vuelta].
pets_allowed home travel; [Your dog is welcome].~[Please leave your dog at home].; [Ihr Hund ist willkommen].~[Bitte lassen Sie den Hund zu Hause].; [Votre chien est le bienvenu].~[Laissez votre chien à la maison].; [Su perro es bienvenido].~[Deje el perro en casa].
furnished home travel; [Beds and cupboards are there].~[The rooms are empty].; [Betten und Schränke sind da].~[Die Räume sind leer].; [Lits et armoires sont là].~[Les pièces sont vides].; [Hay camas y armarios].~[Las habitaciones están vacías].
police_report money law car; [The police took it down].~[The police were not called].; [Die Polizei hat es aufgenommen].~[Die Polizei war nicht da].; [La police l'a constaté].~[La police n'a pas été appelée].; [La policía lo anotó].~[No se llamó a la policía].
pet_neutered animals; [It can have no young].~[It can still have young].; [Es kann keine Jungen bekommen].~[Es kann noch Junge bekommen].; [Il ne peut plus avoir de petits].~[Il peut encore avoir des petits].; [Ya no puede tener crías].~[Aún puede tener crías].
consent_given care law learning; [She said yes to it].~[She did not agree].; [Sie hat zugestimmt].~[Sie war nicht einverstanden].; [Elle a dit oui].~[Elle n'a pas accepté].; [Dijo que sí].~[No estuvo de acuerdo].
auto_renewal shop money culture; [It goes on by itself] if you say nothing.~[It ends by itself].; [Es läuft von selbst weiter].~[Es endet von selbst].; [Il continue tout seul].~[Il s'arrête tout seul].; [Sigue solo] si no dice nada.~[Acaba solo].
work_accident care work; It [happened while working].~It [had nothing to do with work].; Es [geschah bei der Arbeit].~Es [hatte mit der Arbeit nichts zu tun].; C'est [arrivé au travail].~Cela [n'a rien à voir avec le travail].; [Sucedió trabajando].~[No tuvo que ver con el trabajo].
receipt_attached money work travel; [You find the slip with this letter].~[The slip is missing].; [Der Beleg liegt bei].~[Der Beleg fehlt].; [Le reçu est joint].~[Le reçu manque].; [El recibo va adjunto].~[Falta el recibo].
complete shop work home; [Nothing was missing].~[Some of it was missing].; [Es fehlte nichts].~[Es fehlte etwas].; [Il ne manquait rien].~[Il en manquait].; [No faltaba nada].~[Faltaba algo].`

/** Several facts in one line: `groups; line`. `{concept}` is a value, `<a/b/c/d>` a word in four languages. */
export const lineForms = `
home; {pv_power} ({module_count} <modules/Module/panneaux/módulos> <of/à/de/de> {module_power})
home travel; <Room/Zimmer/Chambre/Habitación> {room_label} · {storey}<. floor/. Stock/e étage/.ª planta> · {space_size}
home; {rooms} <rooms/Zimmer/pièces/habitaciones>, {living_area}, <built/Baujahr/construit en/construido en> {year_built}
home; {property_kind}, {rooms} <rooms/Zi./pièces/hab.>, {living_area}, {net_rent} + {service_charge}
care animals; {medicine} {strength}, {doses_daily} x <daily/täglich/par jour/al día> <for/für/pendant/durante> {course_length}
care; {doses_daily} x {dose_amount} <daily for/täglich über/par jour pendant/al día durante> {course_length}
care; {height} / {body_weight} / RR {blood_pressure} / <pulse/Puls/pouls/pulso> {pulse}
care; R {lens_right} / L {lens_left}
animals; {animal_name} ({breed}, {species}, {body_weight})
animals; {animal_name}, {species}, {breed}, <born/geb./né le/nacido el> {birth_date}
car; {tyre_width}/{tolerance} R{rim_size}, {mileage}
car; {vehicle_make} {vehicle_model}, {plate}, {mileage}
car; {engine_size}, {engine_power}, <built/Bj./année/año> {year_built}
car travel; {vehicle_model} ({plate}) <from/ab/du/desde> {rental_start} <to/bis/au/hasta> {rental_end}
shop home; {item_length} x {item_width} x {item_height}, {item_weight}
shop home work; {quantity} x {description} <at/à/à/a> {unit_price}
shop; {description}, {item_weight}, {unit_price} <incl./inkl./TTC, dont/incl.> {tax_rate}
food; {bottle_count} x {bottle_size}, {alcohol} vol.
food travel culture; <Table/Tisch/Table/Mesa> {table_no}, {persons_count} <persons/Personen/personnes/personas>, {session_time}
culture travel; <Row/Reihe/Rang/Fila> {seat_row}, <Seat/Platz/Place/Asiento> {seat}, {ticket_price}
culture learning; {event_date}, {session_time}, {room_label}
travel; {from_city} – {to_city}, {travel_date}, {departure_time} – {arrival_time}
travel; {flight_no} {from_city} > {to_city} {departure_time}
travel; {nights} <nights/Nächte/nuits/noches> · {guests} <guests/Gäste/pers./huéspedes> · {board}
travel; {check_in} – {check_out} ({nights} <nights/Nächte/nuits/noches>), {room_kind}
learning culture animals; {lessons_count} x {lesson_length} <at/zu/à/a> {fee}
learning; {course} ({credits} ECTS, <grade/Note/note/nota> {grade})
learning culture; {given_name} {family_name} ({child_age}), {class_name}
home work car; {hours_worked} <h at/Std. à/h à/h a> {hourly_rate} + {call_out_fee}
home work; {team_size} <men/Mann/ouvriers/operarios>, {hours_worked} <hours/Stunden/heures/horas>
shop home; {first_reading} > {last_reading} = {used}
shop; {meter_no} | {old_reading} | {new_reading} | {used}
money; {loan_amount} / {interest_rate} / {loan_term} / {instalment}
money; {iban}, BIC {bic}, {bank_name}
money law; {remaining_debt} + {late_fee} = {gross_sum}
money car; {sum_insured} (<excess/SB/franchise/franquicia> {deductible}), {premium} {payment_frequency}
law; {case_no}, {hearing_date}, {hearing_time}, {courtroom}
law car; {measured_speed} (<limit/erlaubt/limite/límite> {speed_limit}), {fine}
work; {job_title}, {work_load}, {salary}
work; {hire_date} – {leave_date}, {job_title}
work home; {machine}, S/N {serial_no}, {year_built}
care food work; {sample_no}: {sampled_on}, {temperature}
any; {visit_day}, {visit_from} – {visit_until}
any; {net_sum} + {tax_sum} = {gross_sum}
any; {net_sum} <plus/zzgl./plus/más> {tax_rate} <VAT/MwSt./TVA/IVA>
learning culture; {begins_on}, {session_time}, {places_left} <places/Plätze/places/plazas>
culture; {home_team} – {away_team} {score}
culture; {artist}, {work_title}, {creation_year}, {technique}
culture shop; <Lot/Los/Lot/Lote> {lot_no}: {work_title}, {estimate}
learning; {work_title} / {shelf_mark} / {return_by}`
