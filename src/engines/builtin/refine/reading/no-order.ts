import { regex } from '../../text/regex.js';

/** Clauses that ask for no change: they forbid one, keep something, or are only polite. */

const FORBIDDING = regex.i`^(?:please |but |and |also )*(?:don[’']?t|do not|never) (?!use|include|have|mention|show|list|exceed|go|write|forget|hesitate|worry|mind|care|just|only)`;

/** Asks that something stay as it is, which every operation here respects anyway. */
const PRESERVING = regex.i`^(?:[\w'’ ]{1,50} (?=so keep\b))?(?:please |but |and |so |while |also |make sure (?:you |to )?|be careful (?:not )?to )*(?:(?:don[’']?t|do not|never|without|not|avoid) (?:to )?(?:chang|los|alter|touch|modif|sacrific|affect|distort|mess|add|remov|delet|rewrit|edit|cut|drop|omit|introduc|invent|mak)\w*|(?:keep|preserv|retain|maintain|leav)\w*)\b.*\b(?:meaning|sense|facts?|message|tone|voice|style|content|information|info|details?|names?|numbers?|figures|dates?|structure|format(?:ting)?|markdown|headings?|links?|quotes?|code|paragraphs|intent|idea|ideas|points?|terms?|rest|else|anything|intact|unchanged|as is|as it is|as they are|the same|wording|longer|up|alone|exactly|says?|said|means|wrote|tags?|placeholders?|enthusiasm|warmth|energy|humou?r|passion|personality|demands?|requests?|claims?|steps?|front ?matter|clauses?|sums?|table|json|mail|things?|words?|dialect|amounts?|deadlines?|phone|address(?:es)?|codes?|capitals?|capitali[sz]ation|tenses?|warnings?|urls?|emails?|(?:them|it|those|these)(?: alone)?$)\b`;

/** The same without a verb that forbids: “links have to survive”, “code untouched”, “nothing else”. */
const STAYING = regex.i`^(?:it )?still (?:says?|means?|mentions?|includes?|is|be|being|clear|firm|gets?)\b.{0,60}$|^(?:it )?(?:must|has to|needs? to|should)(?: still)? (?:say|mention|include|contain)\b|^(?:please |but |and |the |all |my |every |keep )*(?:(?:otherwise |nothing |no ?thing )(?:leave|else|more|keep)\b.*|nothing (?:else|more)|(?:make )?no (?:rewording|rewrites?|(?:other|further|more)(?: changes?)?)|[\w ]{2,40} (?:(?:(?:must|should|has to|have to|needs? to|can|shall) )(?:stay|remain|survive|(?:mean|say|be) (?:\w+ )?(?:exactly )?the same|be kept|not (?:change|be changed|be touched))\b.*|(?:untouched|unchanged|intact|as (?:is|it is|they are)|stays?(?: (?:as (?:is|it is|they are)|the same|word for word))?)))$`;

/** No operation touches these, so asking for it is obeyed. */
const UNTOUCHED = regex.i`^(?:please |but |and |also )*(?:not|(?:don[’']?t|do not|never|without) (?:touch|chang|convert|translat|edit|alter|rewrit)\w*|(?:leave|keep)) (?:in |for )?(?:the |any |my |all )?(?:html(?: tags?)?|tags?|markup|quot(?:ed (?:parts?|text|words?|passages?)|es?|ations?)|amounts?|prices?|currenc(?:y|ies)|units?|urls?|code|placeholders?|tables?|text|rest)(?: (?:alone|as (?:it is|they are|is)|unchanged|untouched))?$`;

/** Says what something is: “the file is a PDF”. */
const STATING = regex.u`^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Pp]ast|[Ff]uture) (?!(?:\p{L}+ )?(?:readers?|audience|customers?|clients?|students?|kids|children|recipients?|users?|people|group)\b)(?:[\p{L}'’-]{1,30} ){1,4}?(?:is|are|was|were) (?:(?:an?|the|my|our|in|on|at|with|by|from|due) |\p{Lu})`;
/** Says who writes or reads: “I'm French”, “I am from Spain”, “I'm a student”, “she's new”. */
const OF_WRITER = regex.u`^I(?:['’]m| am) (?:from \p{Lu}[\p{L} ]{2,30}|(?:an? )?(?!English\b)\p{Lu}\p{Ll}{3,}|an? (?:foreign |new |university |college )?(?:student|nurse|teacher|manager|trainee|learner|foreigner|beginner|tenant|freelancer|parent))$|^(?:[Ss]?[Hh]e|[Tt]hey)(?:['’]?s|['’]?re| is| are) (?:\p{Ll}+ ){0,3}(?:new|upset|sick|ill|young|old|stressed|sensitive|busy|friends?|boss|client|customer|teacher|manager)$`;
const OF_TEXT = regex.i`\b(?:too|not|should|must|needs?|more|less|texts?|tone|style|voice|english|grammar|spelling|tenses?|language|punctuation|sentences?|paragraphs?|words?|writing|mess|caps|capitals?|uppercase|wrong|mixed|bad|so|names?|bit|little|list|titles?|headings?|headline|form|person|(?:short|long|nic|warm|friendli|simpl|clear|strong|bett|polit|plain)er)\b`;

/** Politeness, and what only leads up to an order. */
const LEAD_IN = regex.i`^(?:(?:please )?(?:say|put|phrase|write|tell|express) (?:it|this|that|the same(?: thing)?)(?: again)?|(?:rewrite|rephrase|reword|redo|edit)(?: (?:this|it|the text))? so (?:that )?(?:i|we) can (?:send|show|give|use|post|forward) (?:it|this)\b.{0,40}|(?:rewrite|rephrase|reword|adapt|prepare|edit) (?:this|it|the text) for (?:an?|the|my|our) (?:\w+ ){0,2}(?:memo|report|poster|sign|notice|newsletter|letter|e-?mail|flyer|leaflet|brochure|website|intranet|blog|minutes|announcement|noticeboard|handbook)\b.{0,60}|(?:this|it)(?:['’]s| is) (?:going to be )?(?:an? |my |our )(?:\w+ ){0,2}(?:e-?mail|letter|message|note|reply|memo) (?:to|for) .{1,60}|(?:he|she|they|we|i)(?:['’](?:ve|s|re|m)| have| has| is| are| am| was| were)(?: been)? (?:an? |the |my |our |all )?(?:[\w-]+ ){0,3}(?:customers?|clients?|tenants?|neighbou?rs?|colleagues?|friends?|volunteers?|employees?|guests?|landlord|landlady|boss|airline|business|shop|studio|club|charity|team|firm|company)|(?:and |but )?(?:(?:keep|leave) (?:it|things|this) (?:firm|clear|factual|honest)|(?:(?:still|stay|remain|sound|be) )?firm)(?: please)?|(?:this|it)(?:['’]s| is| will be)? (?:(?:going|hanging|posted|printed) (?:up )?(?:on|in)|(?:going |being sent )?(?:to|for) (?:an?|the|my|our|all|some) (?:\w+ ){0,2}(?:landlord|landlady|boss|manager|client|customer|neighbou?r|council|member|tenant|team|school|teacher|parent|colleague|patient|bank|supplier|employer|interview)s?\b|an? (?:\w+ ){0,2}(?:sign|notice|poster|flyer|leaflet|essay|homework|listing|review)|for (?:my|our|the) (?:\w+ )?(?:essay|homework|noticeboard|door|wall|window|lobby))(?: .{0,60})?|please(?: and thank you)?|kindly|(?:please )?(?:remove|delete|take|drop|cut|lose|scrap|leave) (?:it|that|them|those)(?: out| off)?|(?:please )?(?:change|fix|update|correct) (?:it|this|that|them) (?:everywhere|throughout|accordingly)|(?:please )?(?:update|correct|amend)(?: (?:it|this|that|accordingly|the (?:text|date|post|e-?mail|notice|message|announcement)))?|(?:many )?thanks?(?: you)?(?: (?:very|so) much| a lot| in advance| indeed)?|cheers|ta|por favor|gracias|merci|danke|bitte|you decide|if (?:it isn['’]?t|that['’]?s not|it['’]?s not) (?:too much (?:trouble|bother)|a problem)|hi|hello|hey|ok(?:ay)?|(?:please )?(?:can|could|would) you(?: please)?(?: help(?: me)?)?|(?:please )?(?:i (?:need|want|would like) you to |can you |could you )?(?:rewrite|revise|rework|redo|work on|take|help me with|here is|here's|this is) (?:this|it|the|my|our)(?: (?:following|whole|entire))?(?: (?:text|email|e-mail|message|paragraph|post|content|article|draft|description|copy|letter))?)$`;

/** “Without losing the greeting” keeps it. */
const KEEPING = regex.i`^(?:but |and |also |please )*without (?:(?:the )?risk of )?(?:chang|los|alter|touch|modif|sacrific|affect|distort|mess(?=ing (?:up|with))|remov|delet|rewrit|edit|cutt|dropp|omitt|leav(?=ing out)|tak(?=ing (?:out|away)))ing\b`;

/** “same facts”, “keep all the conditions” */
const SAME = regex.i`^(?:keep |with )?(?:(?:the|all) )*same (?:facts|content|meaning|info(?:rmation)?|details|points|order)$|^keep(?:ing)? (?:all )?(?:of )?(?:the|my|our) (?:conditions|terms|rules|requirements|deadlines|prices|amounts|dates|names|numbers|figures)$`;

/** Forbids something that no other clause asks for. */
export const isForbidding = (clause: string): boolean => FORBIDDING.test(clause);

/** Asks that something stay as it is. */
export const isPreserving = (clause: string): boolean =>
  [PRESERVING, STAYING, UNTOUCHED, KEEPING, SAME].some((pattern) => pattern.test(clause));

/** States something, and orders nothing. */
export const isStatement = (clause: string): boolean => STATING.test(clause) && !OF_TEXT.test(clause);

/** Is polite, says who writes, or leads up to an order. */
export const isLeadIn = (words: string): boolean => LEAD_IN.test(words) || OF_WRITER.test(words);
