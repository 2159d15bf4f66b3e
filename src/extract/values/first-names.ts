/** Common first names in the four languages, without accents: a sure sign of a person. */
export const firstNames = new Set(
  `aaron adam adrian agnes alain alan albert alberto alejandro alex alexander alexandra alexandre alfonso alfred alice alicia
  alina amanda ana andre andrea andreas andres andrew angela angelika anita anja anke ann anna anne annette annika anthony
  antje antoine anton antonia antonio arnaud arne arthur astrid aurelie axel barbara bastian beate beatrice beatriz ben
  benedikt benjamin benoit bernard bernd bernhard bertrand bettina bill birgit bjorn bob brandon brian brigitte bruno camille
  carl carla carlos carmen carol carolin caroline catherine cecile celine charles charlotte chloe chris christa christian
  christiane christina christine christoph christophe christopher claire clara claude claudia clemens concepcion conny
  cornelia cristina cynthia dagmar damien daniel daniela daniele danielle david deborah delphine denis dennis diana didier
  diego dieter dietmar dirk dominik dominique donald dorothea douglas eduardo edward elena elisabeth elizabeth elke ella
  emilie emily emma emmanuel enrique eric erich erik erika ernst esther eugen eva evelyn fabian fabien fabrice felipe felix
  fernando florence florian frances francesca francis francisco franck francois francoise frank franz fred frederic friedrich
  gabriel gabriele gabriela gary georg george georges gerald gerard gerd gerhard gilles gisela gloria gonzalo gregor gregory
  guillaume guillermo gunter guenter gustav hannah hannelore hanna hans harald harry hartmut heather hector heidi heike heiko
  heinrich heinz helen helena helene helga helmut henri henrik henry herbert hermann hildegard holger horst hubert hugo ignacio
  ines inga ingo ingrid irene iris isabel isabella isabelle ivan jack jacob jacques jaime jakob james jan jana jane janet
  jason javier jean jeanne jeff jeffrey jennifer jens jeremy jerome jessica jesus jim joachim joan joao joe joel joerg jorg
  johann johanna johannes john johnny jon jonas jonathan jorge jose josef joseph joshua juan judith juergen jurgen julia
  julian juliane julie julien julio justin jutta kai karen karin karina karl karla katharina katherine kathrin katja katrin
  kay keith ken kenneth kerstin kevin kim kirsten klaus konrad konstantin kristin kristina kurt lara larry lars laura laurence
  laurent lea lena leo leon leonie lia linda lisa lothar louis louise luc lucas lucia lucie ludwig luis luisa lukas lutz
  lydia lynn maike maja manfred manon manuel manuela marc marcel marco marcos marcus margaret margarete margit maria mariana
  marianne marie mario marion mark marko markus marlene marta martha martin martina martine mary mateo mathias mathieu
  mathilde matthew matthias maurice max maximilian melanie melissa mercedes mia michael michaela michel michele michelle
  miguel mike mireille miriam mohamed mohammed monica monika monique moritz nadine nancy nathalie natalia natalie nicholas
  nick nico nicola nicolas nicole niels nils nina noah noel nora norbert norman oliver olivia olivier oscar oskar otto pablo
  pamela pascal patricia patrick patrik paul paula pauline pedro peggy peter petra phil philip philipp philippe pia pierre
  pilar rafael raimund rainer ralf ralph ramon raphael raul raymond rebecca regina regine reiner reinhard renate rene
  ricardo richard rita robert roberto robin rodrigo roger roland rolf roman ronald rosa rosario ross rudi rudolf russell ruth
  ryan sabine sabrina sam samuel sandra sandrine sara sarah scott sean sebastian sebastien serge sergio shirley sigrid silke
  silvia simon simone sofia sonja sophia sophie stefan stefanie steffen stephan stephane stephanie stephen steve steven
  stuart sue susan susana susanne suzanne sven svenja sylvia sylvie sylvain tanja tatjana teresa theo theodor theresa thibault
  thierry thomas thorsten tim timo timothy tina tobias todd tom tomas toni tony torsten udo ulf uli ulrich ulrike ursula ute
  uwe valentin valerie vanessa vera verena veronica veronika veronique victor victoria viktor vincent virginia virginie
  volker walter waltraud wendy werner wilfried wilhelm willi william wolf wolfgang xavier yann yannick yves yvonne zoe`.split(
    /\s+/,
  ),
)
