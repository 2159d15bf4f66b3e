/** What one answer on a scale is about, as the sheets of choices write it; here each stands for itself. */
export const verdictLines = `
# result outcome
t Result; Ergebnis; Résultat; Resultado; result ~ how it ended
- Overall result|Our verdict; Gesamtergebnis|Unser Urteil; Résultat global|Notre verdict; Resultado global|Nuestro veredicto; outcome|overall|final_result|conclusion|pass_status ~ what it comes to in the end|whether it was good enough
# request decide
t Decision; Bescheid; Décision; Resolución; ruling ~ what was decided
- Your request|Decision; Ihr Antrag|Entscheidung; Votre demande|Décision; Su solicitud|Decisión; decision|request_status|answer_given|ruling ~ what became of what was asked|whether they may
# advice recommend
t Advice; Rat; Avis; Consejo; advice ~ what they would do
- Recommendation|Our advice; Empfehlung|Unser Rat; Recommandation|Notre avis; Recomendación|Nuestro consejo; recommendation|advice|suggested_action|verdict_of_panel ~ what they advise|what one should do
# hurry urgency
t Urgency; Dringlichkeit; Urgence; Urgencia; urgency ~ how soon
- How soon|Priority; Wie bald|Dringlichkeit; Dans quel délai|Priorité; Cuándo|Prioridad; urgency|priority|prio|time_pressure ~ how soon it has to happen|whether it can wait
# harm damage
t Damage; Schaden; Dégâts; Daños; damage ~ how bad it is
- Extent of the damage|Damage; Schadensausmaß|Schaden; Ampleur des dégâts|Dégâts; Alcance del daño|Daño; severity|damage_level|how_bad|harm ~ how much was broken|in what shape it is now
# danger level
t Risk; Risiko; Risque; Riesgo; risk ~ how dangerous
- Remaining risk|Danger; Restrisiko|Gefahr; Risque restant|Danger; Riesgo restante|Peligro; risk|risk_level|threat|exposure ~ how dangerous it still is
# advance progress
t Progress; Fortschritt; Avancement; Avance; progress ~ how far
- State of the work|Where we stand; Stand der Dinge|Arbeitsstand; État d'avancement|Où nous en sommes; Estado de la obra|Dónde estamos; status|stage|state|phase|progress ~ how far it has come|whether it is over
# impression grade4
t Impression; Eindruck; Impression; Impresión; impression ~ how they liked it
- Overall impression|All in all; Gesamteindruck|Alles in allem; Impression générale|Au total; Impresión general|En conjunto; rating|score|mark|impression|grade ~ how they liked it as a whole
# direction trend
t Trend; Tendenz; Tendance; Tendencia; trend ~ where it goes
- Trend|Direction; Tendenz|Richtung; Tendance|Direction; Tendencia|Dirección; trend|direction|development|movement ~ where the figure is going
# yes_or_no consent
t Consent; Zustimmung; Accord; Consentimiento; consent ~ whether they agree
- Consent of the owner|The owner; Zustimmung des Eigentümers|Der Eigentümer; Accord du propriétaire|Le propriétaire; Consentimiento del dueño|El dueño; owner_consent|owner_agrees|permission|landholder_view ~ whether whoever owns it agrees
# tenure ownership
t Tenure; Besitzart; Détention; Tenencia; tenure ~ how it is held
- The equipment|Held as; Das Gerät|Besitzart; Le matériel|Détention; El equipo|Tenencia; tenure|ownership|held_as|possession ~ whether it is theirs or only with them
# bearer who_pays
t Costs; Kosten; Frais; Gastos; costs ~ who bears them
- Costs of the repair|Repair costs; Kosten der Reparatur|Reparaturkosten; Frais de réparation; Gastos de reparación; cost_bearer|paid_by|who_pays|charged_to ~ whose purse it comes from
# usage often
t Use; Nutzung; Usage; Uso; usage ~ how much it is used
- How often it is used|Use; Wie oft genutzt|Nutzung; Fréquence d'usage|Usage; Frecuencia de uso|Uso; usage|frequency|how_often|use_rate ~ how often somebody takes it
# skill knows
t Experience; Erfahrung; Expérience; Experiencia; experience ~ what they know
- Experience with the system|Experience; Erfahrung mit dem System|Erfahrung; Expérience du système|Expérience; Experiencia con el sistema|Experiencia; experience|skill_level|proficiency|knows_it ~ how well they know it
# wetness moist
t Dampness; Feuchte; Humidité; Humedad; dampness ~ how wet
- The ground|Ground conditions; Der Boden|Bodenzustand; Le sol|État du sol; El suelo|Estado del suelo; ground|soil_state|going|underfoot ~ how wet it was underfoot
# size_check fit
t Size; Größe; Taille; Talla; size ~ whether it fits
- Size against need|Size; Größe zum Bedarf|Größe; Taille au besoin|Taille; Tamaño frente a lo necesario|Tamaño; sizing|fit|capacity_check|size_ok ~ whether it is as large as it must be
`
