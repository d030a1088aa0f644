import { IRREGULAR_VERBS } from './irregular-verbs.js';

/** Nouns that seldom stand without an article in the singular. */
const COUNTABLE =
  'customer|child|company|problem|question|product|user|mistake|option|country|city|meeting|student|idea|friend|guest|ticket|bottle|picture|employee|colleague|shop|garden|kitchen|knee|wavelength|sample|experiment|fridge|bakery|hotel|restaurant|museum|boss|window|machine|lamp|key|flat|station|weekend|building|apartment|package|parcel|driver|worker|doctor|neighbou?r|helmet|discount|reservation|contract|invoice|certificate|computer|laptop|electrician|nurse|teacher|engineer|waiter|lawyer|gym|manager|supplier|dog|cat|car|door|chair|table|bag|tool|mechanic|plumber|warehouse|factory|password|button|camera|garage|stall|bicycle|bike';
const OBJECT = String.raw`(?:the|an?|my|your|his|her|our|their|me|you|him|it|us|them|this|that|these|those|to|in|on|at|for|\d)`;
const PRONOUN = '(?:I|you|he|she|it|we|they)';
/** Base forms that are neither nouns nor adjectives, and no participles either. */
const BASES = [
  ...IRREGULAR_VERBS.filter(
    ({ base, participle }) =>
      base !== participle &&
      !/^(?:be|do|have|hold|lead|mean|drink|ride|run|show|fight|fall|drive|sleep|stand|win|break|catch|find|bite|ring|wear|rise|deal|draw|fly|blow|swim|steal|shake|sink|freeze|keep|spend)$/.test(
        base,
      ),
  ).map(({ base }) => base),
  'receive|arrive|decide|explain|inform|agree|reject|stay|wait|allow|include|deliver|require|confirm|replace|accept|happen|learn|ask|invite|locate|situate|publish|provide|remove|prepare|organi[sz]e|install|develop|improve|suppose',
].join('|');
const PAST_TIME = String.raw`(?:yesterday|last (?:week|month|year|night|\p{L}{3,6}day)|(?:two|three|four|five|\d{1,2}) (?:days|weeks|months|years|hours) ago)`;

/** What is wrong more often than right, with no correction that is certain: patterns of one sentence, in any case. */
export const DOUBTS: readonly RegExp[] = [
  // verbs
  String.raw`\b(?:do|does|did)(?:n['’]t| not) (?:is|are|has|had|been|seen|gone)\b|\b(?:must|can|could|should|will|would) (?:was|is|are|has|had)\b`,
  String.raw`\b(?:is|are|was|were|am|['’]m|been|being)(?:n['’]t| not)? (?:${BASES})\b(?<!\b(?:do|is|are|was|were) (?:is|was|be) \p{L}+)(?! (?:and|or) (?:go|be)\b)`,
  String.raw`\b(?:have|has|had)(?:n['’]t| not| already| never)? (?:${BASES})\b(?=[.,;!?]|$| ${OBJECT}\b)`,
  String.raw`(?<!\p{L}['’]|, )\b(?:I|he|she|we|they) (?!(?:bring|sing|ring|swing|spring|cling|during|being|having)\b)\p{Ll}{2,12}ing\b(?!,)`,
  String.raw`\b(?:can|could|must|should|will|would|might) (?:not )?(?!(?:bring|sing|ring|swing|spring|cling)\b)\p{Ll}{2,12}ing\b|\bto (?:work|smok|mak|pay|buy|us|go|driv|park|com|tak|giv|send|wait|call|find|know)ing\b(?<=\b(?:want|wants|wanted|need|needs|able|allowed|forbidden|possible|have|has|had|decided|hope|hopes|ready) to \p{L}+)`,
  String.raw`\b(?:I|we|you|they) (?:seen|done|gone|have (?:order|receive|wait|ask|pay|buy|call))\b|\b(?:we|they|you) was\b|\bI is\b`,
  String.raw`(?:^|[,;] |\b(?:and|but|because|so|if|that|who|which) )(?:he|she|it|(?:his|her|my|our|your|their|the) \p{Ll}{3,15}(?<!s|team|staff|family|crew|council|police|public|people|children|committee|company)) (?:pick|drive|need|want|go|do|have|make|take|give|know|show|explain|lose|feel|say|think|live|come|see|exist|speak|tell|write|eat|like)\b(?= (?:\p{Ll}|\d))`,
  String.raw`\b${PAST_TIME},? (?:\p{L}+ ){0,4}?${PRONOUN} (?:go|come|see|say|tell|take|give|have|has|am|is|are|buy|send|get|make|write|speak|pay|eat|want|call|ask|wait|think|know|find)\b|\b${PRONOUN} (?:go|come|see|say|tell|buy|send|call|receive|want) [^.,;!?\n]{0,40}\b${PAST_TIME}`,
  String.raw`\b(?:am|is|are|live|lives|work|works|wait) [^.,;!?\n]{0,40}\bsince (?:\d|last\b|yesterday\b|\p{L}{3,6}day\b)`,
  // agreement and number
  String.raw`\b(?:bought|saw|got|sent|received|made|had|paid|met|ordered|called) (?:yesterday|today|last week|already) (?:an?|the|my|your|our|this)\b|\bI (?:never|don['’]t never) \p{Ll}+ no\b|\bI have \d{1,2} years\b(?! (?:of|ago))|\b(?:would|will|want to|to) become (?:my|your|our|the) (?:money|order|package|bill)\b`,
  String.raw`(?<!\b(?:know|ask|see|tell|sure|wonder|decide|day|time|moment|to) )\b(?:when|if|as soon as|until) (?:(?:the|my|our|your) \p{Ll}+|I|we|you|he|she|it|they) will\b[^?]*$|\b(?:the|a|an|our|your|my) (?:exactly|correctly|normally|directly|quickly) \p{Ll}+\b|\bmakes? (?:more |very )?(?:difficult|easy|possible|harder|easier) (?:for|to)\b`,
  String.raw`(?:^|[,;] |\b(?:and|but|because|so|if|that) )(?:I|we|you|they) \p{Ll}+ [^.,;!?\n]{0,30}\bsince (?:19|20)\d\d\b(?<!\b(?:have|had|has|was|were|['’]ve)\b.{0,50})|\p{Ll}{3,}['’]s (?:to|are|were|have|who)\b(?<!\b(?:it|that|what|who|let|there|here|he|she|one|everyone|everybody|nobody)['’]s \p{L}+)`,
  String.raw`\b(?:receptionist|driver|person|student|brother|sister|friend|man|woman|teacher|people|customers|guests|children|child|colleague|girl|boy|doctor)s? which\b|\b(?:a|an|the|one) \p{Ll}{3,15}(?<!s|people|children|men|women|police|staff|ones?) (?:who|which|that) (?:speak|live|work|have|are|were|want|need|know|come|go|make|take|like|help)\b|\b(?:days?|nights?|hours|times|euros?|pounds|dollars) for (?:week|month|day|night|year|person|hour)\b|\b(?:theirs|ours|hers) (?!(?:is|are|was|were|has|have|and|or|but|to|too|in|at|on|for|as|will|with|the)\b)\p{Ll}{4,}|\bby (?:your|my) shop\b`,
  String.raw`\b(?:each|either|neither|one) of [^.,;!?\n]{3,40} (?:have|are|were)\b|\bneither [^.,;!?\n]{3,40} nor (?:the |my |our )?\p{Ll}+s (?:has|is|was)\b`,
  String.raw`(?<!\beach of the )\b(?:two|three|four|five|six|many) (?:of [^.,;!?\n]{3,30}|\p{Ll}{3,15}) (?:is|was|has)\b(?<!\b(?:percent|hundred|thousand|million|dozen|of it|of this|of that) (?:is|was|has))`,
  String.raw`\b(?:nobody|everybody|everyone|somebody|someone|nothing|everything) [^.,;!?\n]{2,25} (?:have|are|were)\b`,
  String.raw`\b(?:the|a|an|this|our|my|your|every|each) \p{Ll}{3,15}(?<!s|people|children|men|women|staff|police|team) (?:near|in|for|from) (?:the|a|my|our|your|this) \p{Ll}{3,15}(?<!s|people|children|men|women|staff|police|team) (?:are|were|have)\b(?! to\b)`,
  String.raw`\b(?:of|all of) they\b|\b(?:\d{2,6}|\d,\d{3}|all|many|several|few) (?:piece|person|employee|worker|customer|student|unit|mistake|product|order|box)\b(?! (?:\p{L}+s|size|of|no)\b)`,
  String.raw`(?:^|[.!?] )(?:this|that) (?:are|were|have)\b|\bthis (?:shoes|products|customers|people|things|years|days|weeks|months|boxes|parts|prices|documents|photos|rooms|words|problems|machines|tickets|books|pieces|questions|errors|mistakes|items|rules)\b`,
  // articles and nouns
  String.raw`\b(?:in|at|on|of|near|from|with|to|have|has|need|needs|is|was|since|get|buy|send|open|close|take|bring|wear|make|us|me|as|inside|without|next to|for)(?: (?:big|small|new|old|good|left|right|first|last|another other|same))? (?:${COUNTABLE})(?=[.,;!?]|$| (?:and|is|was|because|for|in|on|at|since|of|from|near|to|when|if|but|that|who|which|with|by|call|please)\b)`,
  String.raw`(?:^|[.!?] )(?:${COUNTABLE}) (?:is|was|has|will|can|comes?|goes|works?|doesn['’]t)\b`,
  String.raw`\b(?:informations|advices|furnitures|equipments|inconvenients?|homeworks|luggages|peoples|childrens)\b(?! of\b)|\ban? (?:advice|information|furniture|equipment|homework|news|money|work)\b(?! \p{Ll}+)`,
  // missing, doubled and misplaced words
  String.raw`(?:^|[.!?] )(?:in|at|on|for|with) (?:the |my |our )?\p{Ll}{3,12} (?:is|was) (?:better|possible|necessary|important|forbidden|very|not|difficult|easy)\b|(?:^|[.!?] )(?:is|are|was) (?:very|too|so|not|better|necessary|important|possible|forbidden|easy|difficult|located|because|good|located) [^?\n]*[^?]$|\b(?:if|because|although) (?:is|was|are|will be|were) (?:\p{Ll}|\d)`,
  String.raw`(?:^|[.!?] )(?:the|our|my|your|this|his|her) \p{Ll}{3,15}(?: \p{Ll}{3,15})? (?:it['’]?s|it is|he is|she is|they are)\b`,
  String.raw`\b(?:explain|explains|explained|describe|described|say|says|said|suggest|suggested) (?:me|us|him|them)\b|\b(?:call|ask|contact|inform|phone|thank|help|tell|visit|enter|discuss|mention) (?:to (?:me|us|him|her|them)|about the)\b(?<!\b(?:an?|the|your|my|our|any|no) \p{L}+ \p{L}+ \p{L}+)`,
  String.raw`\b(?:know|knows|knew|tell me|tell us|see|check|understand|wonder|ask|explain) (?:where|when|what|how|why|who) (?:is|are|was|were|do|does|did|can|will) (?:the|it|he|she|my|your|our|his|her|this|that|they|you|I|we)\b(?!.*\?)|\bhow (?:is|are|was) (?:it )?called\b`,
  String.raw`\bsince (?:an?|two|three|four|five|six|\d{1,2}) (?:day|week|month|year|hour)s?\b(?! ago)|\bfor to\b|\bplease (?:don['’]t |do not )?to\b|\bfor (?:make|buy|do|get|see|take|give|eat|learn|know|write|send|bring|finish|improve|become|understand|enter)\b|\b(?:an?|the) (?:\p{Ll}{2,15} )?\p{Ll}{2,15} what (?:is|can|goes|has|have|are|was|exists?|\p{Ll}+ed)\b`,
  String.raw`\b(?:want|wants|wanted|expect|expects) that\b|\bit is (?:possible|necessary) that you\b|\bI(?: am|['’]m) (?:accustomed|used) to (?:work|see|make)\b|\b(?:I am|I['’]m) (?:agree|disagree|interest|hope|think|know|want|need|like|have)\b|\bpossibility to\b|\b(?:looking|look) forward (?:to (?:hear|see|meet)|for)\b`,
  String.raw`\b(?:me and (?:my|the|our|his|her)|all kind of|according to me|on the other side|in the attachment you|become (?:our|your|the|an?) (?:offer|letter|e-?mail|mail|invoice|answer|reply)|by questions?|under (?:the number )?[+\d]|in the last (?:week|month|year)|the past (?:\p{L}{3,6}day|week|month)|since tomorrow|reply (?:you|me|us)|can against|to of|more (?:big|small|good|cheap|easy|fast|old))\b`,
  String.raw`n['’]t [^.,;!?\n]{2,30} (?:nothing|nobody|no one|nowhere|no more)\b|\bwithout \p{Ll}+ing (?:nothing|nobody|no)\b|\bif (?:I|we|you|he|she|they) would (?:have|know|go|come|get|need|want)\b|^how (?:I|we|it|you) can\b|\b(?:we|they|you) both \p{Ll}{2,12}[^s]s\b|\b(?:want|wants) (?:pay|go|make|take|see|do|get|have|use|buy|send)\b|\bwhom (?:don['’]t|do|has|can|will) (?!I|we|you|he|she|they|the\b)|\ball of (?:you|us|them) \p{Ll}{3,12}[^s]s\b|\bit['’]s (?:forbidden|allowed) \p{Ll}+ing\b|\b(?:I|we|you|they|he|she) (?:can|could|must|should) to\b(?<!\bas .{0,20})|\b(?:am|is|are|['’]m|['’]re) (?:looking|waiting|living|working|searching|learning) [^.,;!?\n]{0,25}\bfor (?:two|three|four|five|six|\d{1,2}|many|some) (?:years|months|weeks|days|hours)\b|\b(?:he|she|it) \p{Ll}+s [^.,;!?\n]{2,30} and (?:smell|look|feel|taste|make|give|have|come|need|want|help)\b|n['’]t (?:have|has|include|need|want|get|do|see|know) (?:no|nothing|none)\b`,
  String.raw`\b(?:nobody|everyone|everybody|we|you|they|I) (?:where|their)\b(?! (?:own|it|the|you|to|we|I|they)\b)|\b(?:could|would|should|must|might) of\b|\b(?:if|when|that|because) your (?:interested|free|not|going|late|happy|sure)\b|\b(?:to|too) (?:many|much|late) (?:people|times|work) now\b|\blet (?:me|us) no\b`,
  String.raw`\ban? (?:fresh|new|good|nice|big|small|great|old|different|beautiful|important|large|little|free) (?!(?:series|species|news|means|lens|bus|gas)\b)\p{Ll}{3,}[^siu\W]s\b(?=[.,;!?]|$| (?:every|in|on|at|for|with|from|to|and|is|are|was|were|that|which|who)\b)|(?:^|[.!?] )(?:in|at|on|for) (?:the |my |our )?\p{L}{3,12} (?:is|was|are) (?:closed|open|forbidden|cold|hot|free|full|\p{Ll}+ed)\b`,
  String.raw`(?<!s|people|children|men|women|\)), which (?:take|cost|mean|make|need|give|help|suggest|show|come|include|allow|work|have|are|were|do|explain|play|contain)\b|(?<!\b(?:and|or) )[\u{F0000}-\u{10FFFF}] (?:are|were|have|work|need)\b|\bwish(?:es)? (?:that )?(?:you|he|she|they) not\b|\bthat (?:the|this|our|my|a) \p{Ll}{3,15}(?<!s|people|children|men|women) (?:play|work|show|need|suggest|help|mean)\b|\bif (?:you|we|he|she|they|it|I) will (?!not\b)\p{Ll}+`,
].map((pattern) => new RegExp(pattern, 'iu'));
