/** What a writer does with words, and a reader hardly ever. */
const TELLING = String.raw`mention|(?:make|give) (?:\p{L}+ )?(?:claims|promises)|name (?:her|him|them|names?)\b|(?:put|print|publish|include|use) (?:(?:his|her|their|my|our|the|any) )?(?:(?:full|real|phone|home|e-?mail) )?(?:names?|prices?|numbers?|address(?:es)?|e-?mails?|figures?|budget|age|surname|salary|phone|illness)\b|(?:print|publish|include) (?:it|this|that)\b|say|write (?:it|this|that|them|about|too|like|more|so|essays|a|an|the|any)\b|sound|explain|elaborate|speculate|invent|exaggerate|oversell|overdo|apologi[sz]e|grovel|brag|boast|gush|lecture|preach|moralise|argue|dwell|stress|emphasi[sz]e|summari[sz]e|justify|refer to|rhyme|swear|joke|rant|beg|nag|blame|bring up|talk about|touch on|go into|go on|make (?:it|this|me|us|him|her|them|things|anything|stuff|up)|lay it on|pad|give (?:away|out|names?|the names?|details|any details)|spoil|repeat (?:it|yourself|that)|start with|open with|end (?:with|on)|begin with|close with|use (?:the|words?|phrases?|the words?|any|jargon|exclamation|capitals?|quotes?|bullets?)\b.{0,20}(?:words?|phrases?|marks?|jargon|emojis?)`;
const LINKS = String.raw`(?:(?:please|pls|plz|and|but|so|just|also|oh|maybe|obviously|actually|ok|though|either|then)\s+)*`;
const NOT = `(?:don['’]?t|do not|no need to|not to|never|try not to|better not(?: to)?|best not to|rather not|you needn['’]?t|(?:it|that|this|you) (?:should|must)(?:n['’]?t| not)|avoid|without|no)`;
/** Clauses that are said to the writer of a text, whatever else the prompt has: “don’t elaborate”, “shorter is better”, “3rd person”. */
const PATTERNS = String.raw`
^${LINKS}${NOT} (?:ever |really |even |too |be )?(?:${TELLING})(?![\p{L}])
^edit(?: ?\d)? ?[:=]|^${LINKS}(?:not (?:in|for) the (?:minutes|text|letter|article|post|notes?|newsletter|public)|do not use (?:it|this|that)[.!]*$|take the \d+[^\p{L}]*(?:better|to be|just|$)|(?:please |pls )?take out (?:the|that|this) (?:thing|bit|part|stuff|line|sentence)s?\b)|^${LINKS}(?:omit|leave (?:out|off)|cut out|nothing (?:about|against|on)|no mention of|no words? (?:about|of)|no talk of)\s(?:that|this|it|the|any|my|our|his|her|how|why|who|what|where|when|\p{Lu})
^${LINKS}leave (?:the|any|our|my|his|her) (?:\p{L}+ ){1,3}out(?: of (?:it|this|the text))?[.!]*$
^${LINKS}(?:skip|drop) (?:how|why|who|what|where|(?:that|this|the|any|my|our|his|her|all) (?:\p{L}+ )?(?:bits?|parts?|things?|stuff|history|story|talk|section|details?|intro|greeting|names?|prices?|jargon|fluff|waffle|cliches|rubbish|numbers?))(?!\p{L})
^${LINKS}put (?:that|this|it) (?:first|last|in(?: there| somewhere| clearly| too)?(?: but .*)?[.!]*$|in (?:clearly|politely|somewhere)|(?:at|near) the (?:top|end|start|beginning|bottom))
^${LINKS}(?:with|add|use|include|plus) (?:an? |some |a (?:couple|few|bunch) of |a few |one |two |three |\d |max\.? \d |suitable |matching )?(?:\p{L}+ )?(?:hash ?tags?|emojis?|smileys?)(?: (?:and|or|but) (?:no |some |a few )?(?:hash ?tags?|emojis?|links?))?(?: (?:at the end|please|too|max))?[.!]*$
^${LINKS}(?:shorter|longer|less|simple|simpler|short) is (?:better|fine|good|ok)
^${LINKS}(?:make|keep|let) (?:it|this|the text|everything|things) (?:sound|read|short|brief|simple|light|human|warm|polite|formal|friendly|funny|snappy|clear|plain|tight|nice|honest|professional|neutral|factual|serious|kind|calm|fun)
^${LINKS}(?:give me (?:something|a|an|anything)|i(?:['’]ll| will|['’]m going to) (?:fill|add|insert|put in|change|check|edit)|you (?:decide|choose|pick)|your call|up to you|(?:do )?whatever you think)
^${LINKS}(?:more )?(?:details|facts|names?|numbers|the rest) (?:will )?(?:come|follow)s? later
^${LINKS}(?:can|could|should) (?:it|this|that) be (?:written|worded|shorter|longer|funny|formal)(?![\p{L}])
^${LINKS}(?:without|no|avoid|skip) (?:any |the |too much )?(?:\p{L}+ ){0,2}(?:fluff|jargon|waffle|speak|buzzwords?|cliches?|hype|slang|language|small talk|promises|claims|jokes?|puns?|drama|tone|threats|pressure)(?: please| pls)?[.!]*$|^${LINKS}(?:(?:I|we) )?(?:still )?(?:want|need|would like) to (?:keep|stay|remain|part)(?: on| the| a)* (?:good|friendly|nice) (?:relations?(?:hip)?|terms)(?![\p{L}])
^${LINKS}(?:written )?(?:in )?(?:the )?(?:1st|2nd|3rd|first|second|third)[- ]person(?![\p{L}])
^${LINKS}(?:lead with\s|(?:write|written) (?:it |this )?for (?!free)\p{L}|number(?:ed)?(?: (?:the |them|steps|list|please|pls).*)?[.!]*$|give (?:me )?(?:\d+|two|three|five|ten|several)(?: \p{L}+)?[.!]*$|(?:a )?(?:title|headline)s? (?:please|pls|too)|(?:big|bold|large|catchy|short) (?:title|headline|heading)[.!]*$|put numbers[.!]*$)
^${LINKS}(?:ca\.?|about|around|approx\.?|max\.?|under|~)?\s?\d+[\s\ue020]words?(?: max| or so| ish| at most)?[.!]*$
^${LINKS}${NOT} (?:scare|frighten|alarm|offend|upset|patroni[sz]e|annoy|bore|embarrass|pressure) (?:them|people|anyone|readers|customers)[.!]*$
^${LINKS}(?:structure|format|arrange|lay out) (?:it|this|the text) (?:as|like|in|into|with)\s
^${LINKS}keep (?:the|my|our|that|this) (?:\p{L}+ )?(?:jokes?|puns?|quotes?|wording|tone|style)(?![\p{L}])
^(?:(?:please|pls) )?(?:aim|pitch|target) (?:it|this|the text) (?:at|to)\s|^put .{3,30} (?:next to|beside|before|after) each\b|^(?:please|pls) put .{3,40} (?:first|last)[.!]*$
^${LINKS}(?:\d+|two|three|four|five|six|seven|eight|ten) (?:questions?|paragraphs?|sentences?|lines?|points?|bullets?|words?|sections?|steps?|slogans?) (?:is|are|will|would|should) (?:be )?(?:enough|fine|plenty|ok|good)[.!]*$
`;
const PATTERN = new RegExp(PATTERNS.trim().split('\n').join('|'), 'iu');

/** Whether a clause certainly speaks to the writer, so that it is never part of the text. */
export function isToWriter(clause: string): boolean {
  return PATTERN.test(clause.trim());
}
