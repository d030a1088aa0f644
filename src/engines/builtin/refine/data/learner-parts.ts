/** Where a sentence or a clause begins. */
export const START = String.raw`(?<=^|[.!?]["'”’)]? |\n|^(?:Hi|Hello|Hey|Dear|Good)\b[^.!?\n]{0,30}, )`;
export const CLAUSE = String.raw`(?<=^|[.!?,;:]["'”’)]? |\n|\b(?:and|but|because|so|when|if|while|where|that|although|before|after|until|since|think|know|says?|said|hope|sure)@ )`;
export const DET = `the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|every|each|no`;
export const OBJECT = `me|you|him|her|it|us|them`;
export const TIME = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
export const MONTH = `January|February|March|April|May|June|July|August|September|October|November|December`;
export const NUMBER = String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|(?!1\b)\d{1,3}`;
/** What follows the end of a noun phrase. */
export const END = String.raw`(?=[.,;:!?)]|$| (?:and|but|or|at|in|on|by|with|for|from|to|of|near|because|so|if|when|where|that|which|who|we|I|you|it|he|she|they|is|was|are|were|has|have|had|will|can|could|would|should|must|every|next|last|since|after|before|until|than|as|not|yesterday|today|tomorrow|there|here)\b)`;
export const FOLLOWED = String.raw`(?=[.,;!?]|$| (?:${DET}|${OBJECT}|to|in|on|at|for|with|from|about|that|what|how|when|where|if|because|and|but|so|again|very|more|many|two|three|\d+|there|here|home|back|up|out|only|not)\b)`;
export const PEOPLE = `people|person|man|men|woman|women|child|children|friends?|customers?|clients?|someone|somebody|anyone|anybody|everyone|everybody|students?|teachers?|neighbou?rs?|girls?|boys?|guests?|employees?|colleagues?|drivers?|workers?|tourists?|visitors?|doctors?|managers?|guy|guys|brother|sister|uncle|aunt|lady|users?|patients?|members?|partners?|owners?|sellers?|trainers?|coach(?:es)?|nurses?|cleaners?|landlords?|tenants?|players?|parents?|kids?|waiters?|waitress(?:es)?|receptionists?|candidates?|applicants?|volunteers?|participants?|passengers?|pupils?|learners?|beginners?|speakers?|adults?|mother|father|sons?|daughters?|husband|wife|cousins?|boss|persons?|tutors?|instructors?|engineers?|assistants?|grandparents|relatives`;
export const SPAN = String.raw`(?:${NUMBER}|many|several|some|a few|one|a)@ (?:years?|months?|weeks?|days?|hours?|minutes)`;
export const DATE = String.raw`(?:19|20)\d\d\b|last@ \p{Ll}|yesterday\b|this (?:morning|week|month|year|afternoon|summer)\b|${TIME}\b|(?:${MONTH})\b|Christmas\b|Easter\b|I (?:was|came|moved|arrived|left|started)\b`;
/** From when something lasts, and what stands before that. */
export const PERIOD = String.raw`(?:(${SPAN})|(?=${DATE}))`;
export const PHRASE = String.raw`((?: (?!(?:and|but|that|who|which|because|what|how|when|have|has|been)\b)\p{L}+@){0,6})`;
/** Where the subject of a verb begins, but for the second part of one: “the colour of the door and the parts”. */
export const SUBJECT_START = String.raw`(?:${START}|(?<=\b(?:because|and|but|when|if|that) )(?<!\b(?:of|between|both)@ (?:(?!\b(?:is|was|are|were|has|have|had)\b)[^.!?;\n]){0,60} and ))`;
export const BEFORE_NAME = String.raw`(?<=^|[.!?] |\n|\b(?:[Bb]ecause|but|when|(?:says?|said|know|think|believe|hope|heard|saw|sure)(?: that)?)@ )`;
export const NAME = String.raw`(?:Mrs?|Ms|Miss|Dr|Prof|Professor)@\.? (?!(?:Men|Martens)\b)(?:\p{Lu}[\p{L}'’-]+ )?\p{Lu}[\p{L}'’-]+`;
export const AT_TIME = String.raw`yesterday|last@ (?:week|month|year|night|summer|winter|weekend|${TIME})|(?:${NUMBER}|a few)@ (?:days|weeks|months|years)@ ago`;
export const SHORT = `cheap|big|small|easy|fast|slow|cold|hot|warm|old|young|tall|short|long|high|low|strong|hard|clean|happy|quick|nice|large|near|close|early|late|rich|dirty|busy|heavy`;
export const LANGUAGE = `english|german|french|spanish|italian|russian|chinese|polish|turkish|portuguese|japanese|dutch|arabic|korean|hindi|greek|swedish|danish|norwegian|finnish|romanian|hungarian|czech|ukrainian|vietnamese`;
export const FAMILY = `husband|wife|mum|mom|mother|dad|father|brother|sister|son|daughter|cousin|uncle|aunt|grandmother|grandfather|friend|boyfriend|girlfriend|boss|neighbou?r|colleague|teacher`;
