/** Sentences that tell one attribute of the thing spoken of: `id; in four languages`. */
export const attributeSentences = `
maker; {} built it.|It left the works of {}.|It bears the name of {}.; Gebaut hat das {}.|Es stammt aus dem Haus {}.|Auf dem Schild steht {}.; C'est {} qui l'a construit.|Il sort des ateliers de {}.; Lo construyó {}.|Salió de los talleres de {}.
model; The plate reads {}.|In the list it goes by {}.; Auf dem Typenschild steht {}.|In der Liste läuft es unter {}.; La plaque indique {}.|Au catalogue, c'est {}.; En la placa pone {}.|En el catálogo figura como {}.
year; It has been there since {}.|It dates back to {}.|It was new in {}.; Es stammt aus dem Jahr {}.|Seit {} gibt es das schon.|Neu war es {}.; Cela date de {}.|Il était neuf en {}.; Data de {}.|Era nuevo en {}.
serial; You will find {} stamped underneath.|On the back it says {}.; Eingeschlagen ist {}.|Auf der Rückseite steht {}.; Au dos on lit {}.|Il est frappé {}.; Detrás se lee {}.|Lleva grabado {}.
registration; The sign on it is {}.|It carries {}.; Angeschrieben ist {}.|Es trägt das Zeichen {}.; Il porte {}.|On y lit {}.; Lleva {}.|Va rotulado {}.
inventory; In our books it is {}.|The sticker says {}.; In unseren Büchern führt es die {}.|Auf dem Aufkleber steht {}.; Dans nos livres, c'est le {}.|L'étiquette porte {}.; En nuestros libros es el {}.|La etiqueta dice {}.
material; All of it is {}.|They used {} throughout.; Alles ist aus {}.|Verwendet wurde {}.; Tout est en {}.|On a employé du {}.; Todo es de {}.|Se usó {}.
colour; We had it painted {}.|It came to us {}.; Gestrichen ist es {}.|Zu sehen ist es in {}.; Il a été peint en {}.|On le voit en {}.; Está pintado de {}.|Se ve en {}.
condition; We would call it {}.|After all these years: {}.; Wir würden sagen: {}.|Nach all den Jahren: {}.; Nous dirions : {}.|Après tant d'années : {}.; Diríamos: {}.|Tras tantos años: {}.
dimensions; It needs a space of {}.|Laid out it comes to {}.; Es braucht Platz für {}.|Ausgelegt sind es {}.; Il lui faut {}.|Déplié, cela fait {}.; Necesita {}.|Extendido mide {}.
weight; On the scales it comes to {}.|Two people carry its {}.; Auf der Waage sind es {}.|Zu tragen sind {}.; Sur la balance, cela fait {}.|Il faut porter {}.; En la báscula son {}.|Hay que cargar {}.
length; From end to end it is {}.; Von einem Ende zum anderen sind es {}.; D'un bout à l'autre : {}.; De punta a punta son {}.
height; It rises {} above the ground.; Es ragt {} in die Luft.; Il s'élève à {}.; Se alza {}.
distance; One covers {} on it.|It goes on for {}.; Zurück legt man {}.|Es zieht sich über {}.; On y parcourt {}.; Se recorren {}.
area; Underfoot there are {}.; Unter den Füßen liegen {}.; On y dispose de {}.; Se dispone de {}.
hectares; In all {} belong to it.; Dazu gehören {}.; {} en font partie.; Le pertenecen {}.
capacity; It takes {} at a time.; Hinein gehen {}.; On y met {}.; Caben {}.
load; Never hang more than {} on it.; Mehr als {} dürfen nie dran.; Jamais plus de {}.; Nunca más de {}.
power; At full steam it gives {}.; Unter Volllast bringt es {}.; À pleine charge, il donne {}.; A plena carga da {}.
speed; It never goes faster than {}.; Schneller als {} geht es nicht.; Il ne dépasse pas {}.; No pasa de {}.
opened; People have been using it since {}.; Die Leute nutzen es seit {}.; On s'en sert depuis {}.; La gente lo usa desde {}.
founded; It all began in {}.; Angefangen hat alles {}.; Tout a commencé en {}.; Todo empezó en {}.
released; It first came out in {}.; Zuerst kam es {} heraus.; La première fois, c'était en {}.; Salió por primera vez en {}.
site; You find it here: {}.|Go to {} to see it.; Zu finden ist es hier: {}.|Wer es sehen will, geht zu: {}.; On le trouve ici : {}.; Se encuentra aquí: {}.
town; All of this is in {}.; Das alles liegt in {}.; Tout cela se trouve à {}.; Todo esto está en {}.
origin; It came to us from {}.; Gekommen ist es aus {}.; Cela nous vient de : {}.; Nos llegó de {}.
start; One sets out in {}.; Los geht es in {}.; On part de {}.; Se sale de {}.
goal; In the end one gets to {}.; Am Ende kommt man nach {}.; On arrive à {}.; Se llega a {}.
owner; It belongs to {}.|{} calls it their own.; Es gehört {}.|{} nennt es sein Eigen.; Il appartient à {}.; Pertenece a {}.
operator; {} keeps it going.; {} hält alles am Laufen.; {} en assure la marche.; {} lo mantiene en marcha.
author; {} wrote it.|It came from the pen of {}.; Geschrieben hat es {}.|Es stammt aus der Feder von {}.; C'est {} qui l'a écrit.; Lo escribió {}.
director; {} told everybody where to stand.|{} staged it.; In Szene gesetzt hat es {}.; {} l'a mis en scène.; {} lo puso en escena.
composer; The notes are by {}.; Die Noten sind von {}.; Les notes sont de {}.; Las notas son de {}.
artist; The hand of {} is easy to see.; Die Hand von {} ist gut zu erkennen.; On reconnaît la main de {}.; Se reconoce la mano de {}.
designer; {} drew it.; Gezeichnet hat es {}.; {} l'a dessiné.; Lo dibujó {}.
architect; {} drew up the plans.; Die Pläne zeichnete {}.; {} a dressé les plans.; {} trazó los planos.
teacher; {} stands in front of the class.; Vorn steht {}.; {} mène le groupe.; Delante está {}.
head; {} has the last word.|{} holds the threads together.; Die Fäden hält {} in der Hand.; {} tient les rênes.; {} lleva las riendas.
publisher; {} brought it out.; Herausgebracht hat es {}.; {} l'a fait paraître.; {} lo sacó.
producer; It comes from the cellars of {}.; Es kommt aus dem Haus {}.; Il vient de chez {}.; Viene de la casa {}.
host; {} puts it on.; {} richtet es aus.; {} s'en charge.; {} lo monta.
venue; Everybody gathers here: {}.; Alle treffen sich hier: {}.; Tout le monde se retrouve ici : {}.; Todos se reúnen aquí: {}.
members; There are {} of them.; Sie sind zu {}.; Ils sont {}.; Son {}.
seats; {} people fit in.; {} Leute passen hinein.; {} personnes y tiennent.; Caben {} personas.
pages; It fills {} pages.; Es füllt {} Seiten.; Cela remplit {} pages.; Ocupa {} páginas.
hoursrun; The clock on it shows {}.; Die Uhr daran zeigt {}.; Le compteur affiche {}.; El contador marca {}.
version; We now have {} of it.; Wir haben davon jetzt {}.; Nous en sommes à la {}.; Vamos por la {}.
depth; One goes down {}.; Hinab geht es {}.; On descend de {}.; Se baja {}.
span; From side to side there are {}.; Von Seite zu Seite sind es {}.; D'un côté à l'autre, {}.; De lado a lado hay {}.
budget; They may spend {} on it.; Ausgegeben werden dürfen {}.; On peut y consacrer {}.; Se pueden gastar {}.
variety; The growers call it {}.; Die Züchter nennen es {}.; Les cultivateurs l'appellent {}.; Los cultivadores lo llaman {}.
vintage; The grapes were picked in {}.; Gelesen wurde {}.; Les raisins ont été cueillis en {}.; Se vendimió en {}.
sponsor; On the banners one reads {}.; Auf den Bannern steht {}.; Sur les banderoles on lit {}.; En las pancartas se lee {}.`
