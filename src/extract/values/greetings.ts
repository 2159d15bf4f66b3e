/** What a letter begins with: a name behind it is whose letter it is, and nothing beside it is its value. */
export const greeting = /^(?:dear|gentlem[ae]n|ladies|sehr\s+geehrte|madame|monsieur|messieurs|estimad|muy\s+señor)/iu

/** What a letter ends with: whoever signs it stands below, and that is no value of it. */
export const farewell =
  /^(?:(?:(?:with\s+)?(?:kind|best|warm)(?:est)?\s+)?regards|yours\s+(?:sincerely|faithfully|truly)|sincerely|mit\s+(?:freundlichen|besten|herzlichen)\s+gr[üu](?:ß|ss)en|(?:freundliche|beste|viele)\s+gr[üu](?:ß|ss)e|cordialement|bien\s+à\s+vous|atentamente|saludos|un\s+saludo)/iu
