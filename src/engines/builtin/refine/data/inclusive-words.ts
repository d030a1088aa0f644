import { readWordings } from './wording.js';

/** Words that name one sex where any is meant. See wording.ts for the notation. */
export const INCLUSIVE = readWordings(`
chairman|chairwoman = chair; chairmen = chairs; businessman|businesswoman = businessperson; businessmen = business people
salesman|saleswoman = salesperson; salesmen|saleswomen = sales staff; fireman = firefighter; firemen = firefighters
policeman|policewoman = police officer; policemen|policewomen = police officers; mailman|postman = postal worker; mailmen|postmen = postal workers
stewardess|steward = flight attendant; stewardesses = flight attendants; waitress = server; waitresses = servers; spokesman|spokeswoman = spokesperson
spokesmen = spokespeople; craftsman = artisan; craftsmen = artisans; foreman = supervisor; foremen = supervisors; workman = worker; workmen = workers
handyman = maintenance worker; housewife = homemaker; housewives = homemakers; mankind = humankind; man-made|manmade = artificial
manpower = workforce; man-hours|man hours = working hours; manned = staffed; unmanned = uncrewed; layman = layperson; laymen = laypeople
middleman = intermediary; middlemen = intermediaries; gentlemen's agreement|gentleman's agreement = informal agreement
ladies and gentlemen = everyone; guys = everyone; hey guys = hello everyone; he or she|she or he|he/she|s/he = they ! is was has does
his or her|her or his = their; him or her|her or him = them; himself or herself = themselves; congressman|congresswoman = member of Congress
cameraman = camera operator; cameramen = camera operators; sportsmanship = fair play
`);

/** Words that name one gender, for a list of what was left. */
export const GENDERED_WORDS =
  "s?he|his|hers?|him|himself|herself|s?he['’](?:s|ll|d)|\\p{L}{3,20}(?:man|woman)(?<!human|german|roman|woman|norman|ottoman|talisman|shaman)|man|woman|men|women|ladies|gentlemen|gentleman|lady|boys?|girls?|husbands?|wife|wives|mothers?|fathers?|sons?|daughters?|brothers?|sisters?|sirs?|madam|hostess|actress|heroine|landlord|landlady|fianc[ée]e?|\\p{L}{2,20}ess(?<=(?:actr|host|waitr|steward|heir|princ|duch|godd|lion)ess)|businessmen";
