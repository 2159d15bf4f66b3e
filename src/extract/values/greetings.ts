/** What a letter begins with: a name behind it is whose letter it is, and nothing beside it is its value. */
export const greeting = /^(?:dear|gentlem[ae]n|ladies|sehr\s+geehrte|madame|monsieur|messieurs|estimad|muy\s+señor)/iu
