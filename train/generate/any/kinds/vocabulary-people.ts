/** What is said of people and their papers: `id form; English; German; French; Spanish; names ~ what it is`. */
export const people = `
given_name first; First name|Given names|Forename; Vorname|Vornamen; Prénom|Prénoms; Nombre|Nombre de pila
family_name last; Surname|Last name|Family name; Nachname|Familienname|Name; Nom|Nom de famille; Apellidos|Primer apellido
birth_name last; Birth name|Maiden name|Née; Geburtsname|geborene; Nom de naissance|Nom de jeune fille; Apellido de soltera; maidenName ~ family name before marriage
birth_date date; Date of birth|Born|DOB; Geburtsdatum|geboren am|geb.; Date de naissance|Né(e) le; Fecha de nacimiento|Nacido el; dob|born_on ~ day on which the person was born
birth_place city; Place of birth|Birthplace; Geburtsort|geboren in; Lieu de naissance; Lugar de nacimiento; born_in ~ town where the person was born
birth_time time; Time of birth; Geburtszeit|Uhrzeit der Geburt; Heure de naissance; Hora de nacimiento
nationality country; Nationality|Citizenship; Staatsangehörigkeit|Nationalität; Nationalité; Nacionalidad
sex choice:male/female/diverse=männlich/weiblich/divers=masculin/féminin/autre=hombre/mujer/otro; Sex|Gender; Geschlecht; Sexe; Sexo
marital_status choice:single/married/divorced/widowed=ledig/verheiratet/geschieden/verwitwet=célibataire/marié/divorcé/veuf=soltero/casado/divorciado/viudo; Marital status|Civil status; Familienstand; État civil|Situation familiale; Estado civil
religion phrase; Religion|Denomination; Religion|Konfession; Religion; Religión
height unit:cm; Height; Größe|Körpergröße; Taille; Estatura|Talla
body_weight unit:kg; Body weight|Weight; Gewicht|Körpergewicht; Poids; Peso
eye_colour choice:brown/blue/green/grey=braun/blau/grün/grau=marron/bleu/vert/gris=marrón/azul/verde/gris; Eye colour|Eyes; Augenfarbe; Couleur des yeux; Color de ojos
document_no id; Document number|Document no.; Dokumentennummer|Ausweisnummer; Numéro de document; Número de documento
passport_no id:@########; Passport number|Passport no.; Reisepassnummer|Passnummer; Numéro de passeport; Número de pasaporte
issue_date date; Date of issue|Issued on|Issue date; Ausstellungsdatum|ausgestellt am; Date de délivrance|Délivré le|Date d'émission; Fecha de expedición|Expedido el|Fecha de emisión; issued_at ~ when the paper was made out
expiry_date date; Date of expiry|Valid until|Expires|Expiry date; Gültig bis|Ablaufdatum|Gültigkeitsende; Date d'expiration|Valable jusqu'au; Fecha de caducidad|Válido hasta|Vencimiento; valid_to|expires_on ~ last day on which it is valid
valid_from date; Valid from|Effective from|Start of validity; Gültig ab|gültig von; Valable à partir du|Valable dès le; Válido desde|Vigente desde; effective_date ~ first day on which it is valid
issued_by company; Issued by|Authority|Issuing office; Ausgestellt von|Behörde|Ausstellende Stelle; Délivré par|Autorité; Expedido por|Autoridad; issuing_authority ~ office that made out the paper
issue_place city; Place of issue; Ausstellungsort; Lieu de délivrance|Fait à; Lugar de expedición
occupation job; Occupation|Profession|Job; Beruf|Tätigkeit|ausgeübter Beruf; Profession|Métier; Profesión|Ocupación
job_title job; Job title|Position|Post|Role; Stelle|Position|Stellenbezeichnung|tätig als; Poste|Fonction|Intitulé du poste; Puesto|Cargo; role|hired_as ~ what the person is employed as
department phrase; Department|Team|Unit; Abteilung|Bereich; Service|Département; Departamento|Área
personnel_no id; Employee number|Staff no.|Personnel no.; Personalnummer|Pers.-Nr.; Matricule|N° salarié; Número de empleado|N.º de personal; staff_id ~ number of the employee in the company
hire_date date; Date of hire|Start date|Employed since|Joined; Eintrittsdatum|Eintritt|beschäftigt seit; Date d'entrée|Date d'embauche|Entrée; Fecha de alta|Fecha de ingreso|Antigüedad; hired_on|joined_on ~ first day of work
leave_date date; Leaving date|Date of termination|Employed until|Left; Austrittsdatum|Austritt|beschäftigt bis; Date de sortie|Fin de contrat; Fecha de baja|Fecha de cese; left_on|last_working_day ~ last day of work
leave_reason phrase; Reason for leaving; Austrittsgrund|Grund des Ausscheidens; Motif de départ; Motivo de la baja
working_hours number; Weekly hours|Hours per week|Working time; Wochenstunden|Arbeitszeit; Heures hebdomadaires|Durée du travail; Horas semanales|Jornada
work_load percent; Workload|Employment level; Beschäftigungsgrad|Pensum; Taux d'occupation; Porcentaje de jornada
contract_kind choice:permanent/fixed-term/temporary=unbefristet/befristet/Leiharbeit=CDI/CDD/intérim=indefinido/temporal/eventual; Type of contract|Contract type; Vertragsart|Befristung; Type de contrat; Tipo de contrato
probation duration; Probation period|Trial period; Probezeit; Période d'essai; Periodo de prueba; trial_months ~ time in which either side may leave quickly
notice_period duration; Notice period|Period of notice; Kündigungsfrist; Préavis|Délai de préavis; Preaviso|Plazo de preaviso
salary money:1500..9000; Salary|Gross salary|Monthly salary; Gehalt|Monatsgehalt|Bruttogehalt; Salaire|Salaire brut mensuel; Salario|Sueldo bruto; wage|monthly_gross ~ pay per month before deductions
annual_salary money:20000..120000; Annual salary|Yearly salary|Salary per year; Jahresgehalt|Jahresbrutto; Salaire annuel; Salario anual
vacation_days number:20..36; Annual leave|Holiday entitlement|Vacation days; Urlaubstage|Urlaubsanspruch|Jahresurlaub; Congés annuels|Jours de congé; Vacaciones|Días de vacaciones; leave_days ~ days off per year
sick_days number:0..30; Sick days|Days of illness; Krankheitstage|Fehltage; Jours de maladie; Días de baja
social_security_no id; Social security number|National Insurance no.|NI number; Sozialversicherungsnummer|SV-Nummer|AHV-Nr.; Numéro de sécurité sociale|N° SS; Número de la Seguridad Social|N.º afiliación; ssn ~ number in the social insurance
tax_no id; Tax number|Tax ID|TIN; Steuernummer|Steuer-ID|Identifikationsnummer; Numéro fiscal|N° fiscal; NIF|Número de identificación fiscal
email email; Email|E-mail address; E-Mail|E-Mail-Adresse; Courriel|Adresse e-mail; Correo electrónico|E-mail
phone phone; Phone|Telephone|Tel.; Telefon|Tel.|Telefonnummer; Téléphone|Tél.; Teléfono|Tel.
mobile phone; Mobile|Cell phone; Mobil|Handy; Portable|Mobile; Móvil|Celular
residence address; Address|Residence|Home address; Anschrift|Wohnsitz|Wohnort; Adresse|Domicile; Domicilio|Residencia|Dirección
children number:0..5; Children|Number of children|Dependants; Kinder|Anzahl Kinder; Enfants|Nombre d'enfants; Hijos|Número de hijos
school_name company; School|College|University; Schule|Hochschule; École|Établissement; Centro|Escuela|Universidad
degree phrase; Degree|Qualification|Degree awarded; Abschluss|Akademischer Grad; Diplôme|Grade; Título|Titulación|Grado; qualification ~ title that was earned
field_of_study phrase; Field of study|Major|Subject; Studiengang|Studienfach|Fachrichtung; Filière|Spécialité|Discipline; Especialidad|Carrera|Estudios
student_no id; Student number|Matriculation no.|Student ID; Matrikelnummer|Matr.-Nr.; Numéro d'étudiant|N° étudiant; Número de expediente|N.º de matrícula
final_grade short; Final grade|Overall mark|GPA; Gesamtnote|Abschlussnote; Note finale|Moyenne générale|Mention; Nota final|Calificación final|Nota media; gpa ~ mark over all
credits number:1..30; Credits|ECTS|Credit points; Leistungspunkte|ECTS|LP|CP; Crédits|ECTS; Créditos|ECTS
grade short; Grade|Mark; Note|Bewertung; Note; Calificación|Nota
exam_date date; Date of examination|Exam date|Examined on; Prüfungsdatum|Prüfung am; Date de l'examen; Fecha del examen
semester short; Semester|Term; Semester|Sem.; Semestre; Semestre|Curso
class_name short; Class|Form; Klasse; Classe; Clase|Grupo
teacher person; Teacher|Lecturer|Instructor; Lehrer|Dozent|Lehrkraft; Professeur|Enseignant; Profesor|Docente
course phrase; Course|Module|Subject; Modul|Fach|Lehrveranstaltung|Kurs; Cours|Module|Matière; Asignatura|Materia|Curso
attempt number:1..3; Attempt; Versuch; Tentative; Convocatoria
attendance percent; Attendance; Anwesenheit; Assiduité|Présence; Asistencia
thesis_title phrase; Thesis title|Title of thesis|Dissertation; Thema der Arbeit|Titel der Abschlussarbeit; Titre du mémoire; Título del trabajo|Trabajo de fin de grado
member_no id; Membership number|Member no.|Member ID; Mitgliedsnummer|Mitglieds-Nr.; Numéro d'adhérent|N° de membre; Número de socio|N.º de socio
member_since date; Member since|Joined on|Date of joining; Mitglied seit|Beitrittsdatum; Membre depuis|Date d'adhésion; Socio desde|Fecha de alta; joined ~ when the membership began
membership_kind choice:active/passive/honorary/youth=aktiv/passiv/Ehrenmitglied/Jugend=actif/passif/honneur/jeune=activo/pasivo/honorario/juvenil; Membership type|Category; Mitgliedschaft|Mitgliedsart; Type d'adhésion|Catégorie; Tipo de socio|Modalidad
fee money:5..400; Fee|Membership fee|Contribution; Beitrag|Mitgliedsbeitrag|Gebühr; Cotisation|Frais; Cuota|Tasa; dues ~ what has to be paid for it
language_name language; Language; Sprache; Langue; Idioma|Lengua
language_level choice:native/fluent/good/basic=Muttersprache/fließend/gut/Grundkenntnisse=langue maternelle/courant/bon/notions=nativo/fluido/bueno/básico; Level; Niveau|Stufe; Niveau; Nivel
relationship choice:spouse/child/parent/sibling=Ehepartner/Kind/Elternteil/Geschwister=conjoint/enfant/parent/frère=cónyuge/hijo/padre/hermano; Relationship|Relation; Verwandtschaft|Verhältnis; Lien de parenté; Parentesco
full_name person; Name|Full name; Name|Vor- und Zuname; Nom|Nom et prénom; Nombre|Nombre y apellidos
seat short; Seat|Seat no.; Sitz|Sitzplatz|Platz; Siège|Place; Asiento|Butaca
attendee person; Name|Participant|Attendee; Name|Teilnehmer; Nom|Participant; Nombre|Asistente
vaccine product; Vaccine; Impfstoff; Vaccin; Vacuna
family_members phrase; Family members|Household members|Dependants; Familienmitglieder|Haushaltsangehörige; Membres de la famille|Membres du foyer; Miembros de la familia|Convivientes
participants phrase; Participants|Attendees|Present; Teilnehmer|Anwesende; Participants|Présents; Asistentes|Participantes
courses phrase; Courses|Modules|Subjects; Module|Fächer|Lehrveranstaltungen; Cours|Modules|Matières; Asignaturas|Materias
duties phrase; Duties|Tasks|Responsibilities; Aufgaben|Tätigkeiten; Missions|Tâches; Funciones|Tareas
requirements phrase; Requirements|Your profile|What you bring; Anforderungen|Ihr Profil|Voraussetzungen; Profil recherché|Exigences; Requisitos|Perfil
period period; Period|Date range; Zeitraum|Abrechnungszeitraum; Période; Periodo|Período; time_frame|dates ~ from when until when
benefits phrase; Benefits|We offer; Leistungen|Wir bieten; Avantages|Nous offrons; Beneficios|Ofrecemos
`
