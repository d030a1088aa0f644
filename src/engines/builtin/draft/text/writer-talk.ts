/** What a writer does with words, and a reader hardly ever. */
const TELLING =
  'mention|say|write (?:it|this|that|them|about|too|like|more|so|essays|a|an|the|any)\\b|sound|explain|elaborate|speculate|invent|exaggerate|oversell|overdo|apologi[sz]e|grovel|brag|boast|gush|lecture|preach|moralise|argue|dwell|stress|emphasi[sz]e|summari[sz]e|justify|refer to|rhyme|swear|joke|rant|beg|nag|blame|bring up|talk about|touch on|go into|go on|make (?:it|this|me|us|him|her|them|things|anything|stuff|up)|lay it on|pad|give (?:away|out|names?|the names?|details|any details)|spoil|repeat (?:it|yourself|that)|start with|open with|end (?:with|on)|begin with|close with|use (?:the|words?|phrases?|the words?|any|jargon|exclamation|capitals?|quotes?|bullets?)\\b.{0,20}(?:words?|phrases?|marks?|jargon|emojis?)';
const LINKS =
  '(?:(?:please|pls|plz|and|but|so|just|also|oh|maybe|obviously|actually|ok|though|either|then)\\s+)*';
const NOT =
  "(?:don['’]?t|do not|no need to|not to|never|try not to|better not(?: to)?|best not to|rather not|you needn['’]?t|(?:it|that|this|you) (?:should|must)(?:n['’]?t| not)|avoid|without|no)";

/** Clauses that are said to the writer of a text, whatever else the prompt has. */
const PATTERNS = [
  // “don’t elaborate”, “please no need to mention the fee”
  `^${LINKS}${NOT} (?:ever |really |even |too |be )?(?:${TELLING})(?![\\p{L}])`,
  `^${LINKS}${NOT} (?:mention|say|explain|dwell|elaborat|speculat|invent|exaggerat|overdo|apologi[sz]|sound|blam|argu|lectur|preach|brag|gush|refer|talk)ing(?![\\p{L}])`,
  `^${LINKS}${NOT} (?:scare|frighten|alarm|offend|upset|patroni[sz]e|annoy|bore|embarrass|pressure) (?:them|people|anyone|readers|customers)[.!]*$`,
  // “skip the part about the visa”, “leave the price out”, “leave it out”
  `^${LINKS}(?:omit|leave (?:out|off)|cut out|nothing about|no mention of|no words? (?:about|of)|no talk of)\\s(?:that|this|it|the|any|my|our|his|her|how|why|who|what|where|when|\\p{Lu})`,
  `^${LINKS}(?:leave|keep) .{1,60} out(?: of (?:it|this|there))?[.!]*$`,
  // “skip the part about the visa”, “drop the jargon”
  `^${LINKS}(?:skip|drop) (?:how|why|who|what|where|(?:that|this|the|any|my|our|his|her|all) (?:\\p{L}+ )?(?:bits?|parts?|things?|stuff|history|story|talk|section|details?|intro|greeting|names?|prices?|jargon|fluff|waffle|cliches|rubbish|numbers?))(?!\\p{L})`,
  // “put that at the top”, “put it in clearly”
  `^${LINKS}put (?:that|this|it) (?:first|last|in(?: there| somewhere| clearly| too)?(?: but .*)?[.!]*$|in (?:clearly|politely|somewhere)|(?:at|near) the (?:top|end|start|beginning|bottom))`,
  // “say sorry once”
  `^${LINKS}(?:say sorry|apologi[sz]e)(?:$|[.!,]| (?:once|twice|properly|briefly|sincerely|nicely|but|only))`,
  // “shorter is better”, “keep it …”, “make it sound …”
  `^${LINKS}(?:shorter|longer|less|simple|simpler|short) is (?:better|fine|good|ok)`,
  `^${LINKS}(?:make|keep|let) (?:it|this|the text|everything|things) (?:sound|read|short|brief|simple|light|human|warm|polite|formal|friendly|funny|snappy|clear|plain|tight|nice|honest|professional|neutral|factual|serious|kind|calm|fun)`,
  // “just give me something to start from”, “I’ll fill in the names”, “you decide”
  `^${LINKS}(?:give me (?:something|a|an|anything)|i(?:['’]ll| will|['’]m going to) (?:fill|add|insert|put in|change|check|edit)|you (?:decide|choose|pick)|your call|up to you|(?:do )?whatever you think)`,
  `^${LINKS}(?:more )?(?:details|facts|names?|numbers|the rest) (?:will )?(?:come|follow)s? later`,
  // “3rd person”, “structure it as A / B”, “not too much sorry”, “keep the joke”, “hero headline”
  `^${LINKS}(?:written )?(?:in )?(?:the )?(?:1st|2nd|3rd|first|second|third)[- ]person(?![\\p{L}])`,
  `^${LINKS}(?:structure|format|arrange|lay out) (?:it|this|the text) (?:as|like|in|into|with)\\s`,
  `^${LINKS}not (?:too|so) much (?:sorry|apolog|praise|detail|jargon|talk)`,
  `^${LINKS}keep (?:the|my|our|that|this) (?:\\p{L}+ )?(?:jokes?|puns?|quotes?|wording|tone|style)(?![\\p{L}])`,
  // “lead with the price”, “written for seniors”, “write for other opticians”, “numbered”, “give 5”
  `^${LINKS}(?:lead with\\s|(?:write|written) (?:it |this )?for (?!free)\\p{L}|number(?:ed)?(?: (?:the |them|steps|list|please|pls).*)?[.!]*$|give (?:me )?(?:\\d+|two|three|five|ten|several)(?: \\p{L}+)?[.!]*$|(?:a )?(?:title|headline)s? (?:please|pls|too)|(?:big|bold|large|catchy|short) (?:title|headline|heading)[.!]*$|put numbers[.!]*$)`,
  // “please put the price last”
  '^(?:please|pls) put .{3,40} (?:first|last)[.!]*$',
  `^${LINKS}(?:hero|cta) (?:headline|text|button|["“\\ue022])`,
  // “six questions are enough”, “the date has to be in”, “have a clear opinion”, “it should be easy to skim”
  `^${LINKS}(?:\\d+|two|three|four|five|six|seven|eight|ten) (?:questions?|paragraphs?|sentences?|lines?|points?|bullets?|words?|sections?|steps?|slogans?) (?:is|are|will|would|should) (?:be )?(?:enough|fine|plenty|ok|good)[.!]*$`,
  `^${LINKS}(?:the|his|her|their|my|our) (?:[\\p{L}’' -]{0,40} )?(?:date|time|price|name|number|address|link|quote|deadline|figures?|words?|vote|place|year)(?: of .{2,30})? (?:has|have|needs?|must) (?:to )?be in(?: it| there| the (?:text|post|letter))?[.!]*$`,
  `^${LINKS}(?:ca\\.?|about|around|approx\\.?|max\\.?|under|~)?\\s?\\d+[\\s\ue020]words?(?: max| or so| ish| at most)?[.!]*$`,
  `^${LINKS}have an? (?:clear |strong )?(?:opinion|point of view|hook|angle|structure)[.!]*$`,
  `^${LINKS}(?:it|this|the (?:text|post|letter|email|notice)) (?:should|must|has to|needs to) be (?:easy|quick|simple) to (?:skim|scan|(?:read|understand|grasp)[.!]*$)`,
  `^(?:important[,:]? )?(?:the )?(?:first|last|opening|closing) (?:sentence|line|paragraph) (?:has to|must|should|needs to|ought to)(?!\\p{L})`,
  `^${LINKS}(?:i|we)(?: have|['’]ve)(?: got)? no (?:material|facts|details|information|notes) for (?:you|this)[.!]*$`,
  `^(?:i['’]ll|i will) (?:just )?(?:tell|give) you (?:everything|the facts|what i (?:know|have))(?: and you .*)?[:.!]*$`,
];
const PATTERN = new RegExp(PATTERNS.join('|'), 'iu');

/** Whether a clause certainly speaks to the writer, so that it is never part of the text. */
export function isToWriter(clause: string): boolean {
  return PATTERN.test(clause.trim());
}

/** What may be said to the writer, however much it reads like content. */
const MAYBE = [
  '^(?:open|close|end|finish) with (?:the|an?|my|our)\\b',
  "^it['’]?s for (?:an?|the|our|my) (?:\\p{L}+ )?(?:sign|poster|door|window|card|website|newsletter|flyer|board|shop|leaflet)\\b",
  '\\bshould (?:sound|read|make (?:her|him|them|people|everyone))\\b',
  "\\bi don['’]?t know (?:how|what) (?:one |you |to |people )*(?:writes?|say|put|word)\\b",
  '\\bshould be able to read\\b',
  '^(?:just |only )?one ask\\b',
  "^don['’]?t (?:diss|slag|bash|trash|attack|insult|knock)\\b",
  '^(?:but |please )?be (?:open|honest|clear|brief|polite|kind|nice|careful|firm|frank|gentle|positive|tactful|specific|concrete)(?: about .*| please| but .*)?\\W*$',
  '^(?:one|1|two|half an?) (?:sides?|pages?)(?: of a\\d)?\\W*$',
  '^(?:can|could|should) (?:it|this|that) be (?:written|worded|shorter|longer|short|from|more|less|a bit|funny|formal)\\b',
  '^(?:can|could) (?:you|u) (?:also |maybe |please )?(?:write|word|mention|say|use|(?:make|keep|turn|put) (?:it|this) (?:sound|short|shorter|longer|more|less|a bit|nice|formal|friendl|funn|look|into))',
  "\\b(?:should|must|may)(?:n['’]t| not)? (?:appear|be (?:mentioned|named|shown|included|in (?:it|there|the text)))\\b",
  '\\b(?:has|have|needs?) to be (?:mentioned|named|said|in (?:it|there))\\b',
  '\\byou (?:can|may) (?:name|mention|skip)\\b',
  '^not (?:his|her|their|my|our|the|too|so)\\b',
  '^(?:no )?wait[,.:]|^no,? wait\\b',
  '^(?:bring|work|slip|weave|squeeze) .{2,40} (?:in|up)\\b.*\\b(?:nicely|gently|somewhere|subtly|tactfully)\\b',
  '\\band (?:end|close|finish) with\\b',
  "\\bif (?:that|this|it)(?:['’]s| is) too (?:silly|much|long|hard)\\b",
  '\\b(?:point of view|wording|headline|paragraphs?)\\b',
  "^(?:i|we) (?:hate|dislike|don['’]?t like|can['’]?t stand|prefer) (?:posts?|texts?|ads?|words?|when|it when|[\"“\\ue022])",
];
const MAYBE_PATTERN = new RegExp(MAYBE.join('|'), 'iu');

/** Whether a clause may speak to the writer, so that it is set apart. */
export function mayBeToWriter(clause: string): boolean {
  return MAYBE_PATTERN.test(clause.trim());
}
