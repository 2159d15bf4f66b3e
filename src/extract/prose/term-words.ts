/** What the words around a duration say it is the duration of, in the four languages. */

export const noticeBefore =
  /(?:notice\s+(?:period\s+)?of(?:\s+(?:at\s+least|not\s+less\s+than))?|kündigungsfrist[^.]{0,40}|kündig[^.]{0,60}(?:frist|einhaltung)[^.]{0,30}|préavis[^.]{0,30}|preaviso[^.]{0,30}|antelación[^.]{0,20})\s*$/iu
export const noticeAfter =
  /^\s?['’]?s?\s{0,9}\)?\s{0,9}(?:(?:prior|advance|previous|written)\s+(?:and\s+)?)*notice|^\s*(?:de\s+préavis|de\s+(?:preaviso|antelación))|^[^.]{0,40}\s(?:kündbar|gekündigt)/iu
export const ending = /terminat|cancel|kündig|résili|dénon|rescind|resolver|resolución|desist|\bend\b/iu
/** Times for something else than the agreement. */
export const otherMatter =
  /solicit|\bhir(?:e|ing)\b|compet|standstill|acqui(?:re|sition)|securities|invoice|payment|\bpay\b|cure|remedy|employ(?:ed|ment)|interfere|severance|zahl|rechnung|wettbewerb|paiement|facture|concurrence|pago|factura|competencia|garant|warranty|gewährleistung/iu
export const deadline =
  /(?:within|no\s+later\s+than|innerhalb(?:\s+von)?|binnen|spätestens|dans\s+(?:un\s+délai\s+de|les)|sous|dentro\s+de(?:l\s+plazo\s+de|\s+los)?|en\s+un\s+plazo\s+de|at\s+least|every|each|past|last|previous|prior)\s*(?:a\s+period\s+of\s+)?$/iu
export const survival =
  /^[\s,]{0,2}(?:thereafter|afterwards|danach|par\s+la\s+suite)|^[^.]{0,40}\s(?:after|following|from|of|nach|après|tras|desde)\s[^.]{0,40}(?:terminat|expir|beendigung|ablauf|ende\b|fin\b|résiliation|terminación)/iu
/** What somebody must not do for a time. */
export const forbids =
  /(?:shall|will|may|must|agrees?|undertakes?)\s+not\s|during\s+the\s+term|neither\s|darf|s['’]interdit|se\s+abstendrá/iu
export const renewal = /renew|extend|successive|verläng|renouvel|reconduc|prórrog|prorrog|renov/iu
export const agreementSubject =
  /\b(?:(?:this|the)\s+(?:\p{L}+\s+){0,3}(?:agreement|contract|nda|lease|letter)|term|vertrag|vereinbarung|\p{L}*laufzeit|\p{L}*vertrags?|vertragsdauer|\p{L}*verhältnis|contrat|accord|convention|bail|contrato|acuerdo|convenio|vigencia)\b/iu
export const dutySubject =
  /confiden|non-?disclos|not\s+(?:to\s+)?disclos|secre[ct]|(?:obligation|undertaking|covenant|restriction|provision)s?\s[^.]{0,40}(?:agreement|hereunder|herein)|geheimhalt|vertraulich|verschwiegen/iu
export const termItself =
  /(?<!during\s+the\s|\p{L})(?:(?:initial\s+)?term\s+(?:of\s+(?:this|the)\s+\p{L}+\s+)?(?:is|of|shall\s+be|will\s+be)|\p{L}*laufzeit|vertragsdauer|mietzeit|durée|duración|vigencia)(?!\p{L})[^.;]{0,80}$/iu
export const agreementLasts =
  /(?:agreement|contract|nda|lease|vertrag|vereinbarung|verhältnis|contrat|accord|convention|bail|contrato|acuerdo|convenio)(?!\p{L})[^.;]{0,140}(?:remains?\s|continues?\s|expires?\s|terminates?\s|ends?\s|lapses?\s|in\s+(?:full\s+)?(?:force|effect)|binding|valid\s|läuft|gilt|endet|bleibt|dauer|befristet|geschlossen|abgeschlossen|durée|vigueur|expire|prend\p{L}*\s+fin|vigencia|vigor|vigente|duración|plazo|terminará|finalizará)/iu
export const lasts =
  /\b(?:remains?|continues?|expires?|terminates?|ends?|lapses?|ceases?|survives?|extends?|in\s+effect|in\s+force|binding|valid|term\s+(?:of|is|shall)|läuft|gilt|gelten|besteht|bestehen|endet|bleib\p{L}*|beträgt|dauer|\p{L}*laufzeit|befristet|geschlossen|fort|durée|vigueur|expire\p{L}*|prend\p{L}*\s+fin|demeur\p{L}*|conclue?|subsist\p{L}*|survi\p{L}*|vigencia|vigor|vigente|duración|durará|terminará|finalizará|permanecer\p{L}*|subsistir\p{L}*)(?!\p{L})/iu
export const periodOf = /(?:period|term|zeitraum|dauer|période|durée|período|periodo|plazo)\s+(?:of|von|de)\s*$/iu
export const termTitle =
  /^(?:term|duration|laufzeit|vertragsdauer|dauer|vertragslaufzeit|mietzeit|durée|duración|vigencia|plazo)(?!\p{L})|(?:term|duration|survival)$/iu
/** In an agreement about confidence, how long the duty is said to last is how long the agreement does. */
export const confidenceAgreement =
  /confidentiality|non-?\s?disclosure|\bNDA\b|geheimhaltung|vertraulichkeit|confidentialité|confidencialidad/iu
