/** What a text can be made of, as directions name it: “include a quote”, “no emojis”. */
export const TEXT_PARTS =
  'emojis?|hashtags?|hash tags?|jargon|buzz ?words?|fluff|clich[eé]s?|slang|superlatives?|exclamation (?:marks?|points?)|bullet(?: ?points?)?s?|headings?|headlines?|subheadings?|markdown|html|bold|title|subject(?: line)?|greeting|salutation|sign-?off|signature|intro(?:duction)?|conclusion|outro|closing(?: line)?|opening(?: line)?|hook|call[ -]to[ -]action|cta|quotes?|statistics|stats|examples?|anecdotes?|stor(?:y|ies)|jokes?|puns?|humou?r|metaphors?|alliteration|rhymes?|rhetorical questions?|questions?|tables?|sources?|references?|citations?|images?|placeholders?|p\\.?s\\.?|pleasantries|small talk|sales ?talk|sales pitch|hard sell|hype|filler|repetition|threats?|accusations?|complaints?|exaggerations?|kitsch|pressure|promises|long texts?|walls? of text|excuses|apolog(?:y|ies)|drama|pathos|sarcasm|swearing|passive(?: voice)?|abbreviations|acronyms|contractions|technical terms|legalese|corporate[ -]speak|marketing[ -]speak|fuss|blame|links?|summary|tl;?dr|sections?|numbered list|list';

const TEXT =
  '(?:it|this|that|the (?:whole )?(?:text|tone|style|language|wording|e?-?mail|mail|letter|message|post|copy|description|article|note|announcement|ad|thing)|everything|things|them|my (?:text|tone|writing))';
const UNITS =
  '(?:words?|sentences?|paragraphs?|lines?|characters?|chars?|letters|bullet ?points?|bullets?|hashtags?|emojis?|pages?|seconds?|questions?|sections?|options?|versions?|variants?|variations?|alternatives?|ideas?)';
const LIMIT =
  '(?:(?:a )?max(?:imum)?\\.?(?: of)?|min(?:imum)?\\.?(?: of)?|at most|at least|no (?:more|longer|less|fewer) than|not (?:more|longer) than|less than|fewer than|under|below|over|up to|within|about|around|roughly|approx(?:imately)?\\.?|ca\\.?|circa|exactly|only|in|~)';
const SMALL = '(?:\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few|some)';

/**
 * Beginnings (and for lengths, wholes) of clauses that direct how to write. Tried on one clause without “please”, “and”
 * and the like before it; spaces inside atoms are masked, `\s` and a masked space are both written as a blank here.
 */
export const DIRECTION_LEADS: readonly string[] = [
  `(?:keep|make|have) ${TEXT}\\b(?! (?:up|down|out|clean|cool|dry|away|from|in|at|on|closed|safe)\\b).*`,
  `(?:the )?(?:tone|style|voice|length|word count|format|audience|target audience|language|vibe|mood|reading level)(?: should| must| is| of|:| =| -).*`,
  `(?:keep|stay|be|sound|write|feel|come across(?: as)?|stick)(?: it)? (?:brief|short|concise|polite|professional|friendly|warm|formal|informal|casual|nice|kind|honest|human|positive|neutral|respectful|firm|funny|creative|specific|clear|simple|persuasive|objective|gentle|to the point|on point|under|within|below)\\b.*`,
  `${LIMIT} ${SMALL}[ -]?(?:${UNITS}|to ${SMALL} ${UNITS})(?: long| max(?:imum)?| or less| or fewer| each| please| pls| total| tops)?`,
  `${SMALL}(?:[ -]?(?:to|–|-|or) ?${SMALL})? (?:short |long |brief |small |full )*${UNITS}(?: long| max(?:imum)?| or less| or fewer| at most| each| please| pls| total| tops)?`,
  `(?:under|below|max\\.?|less than|up to) \\d{2,4}`,
  `(?:in|with|using|use) (?:an? |the |some )?(?:[\\w-]+(?:,| and| but)? ){0,5}(?:tone|voice|style|manner|vibe|register|language|wording|british english|american english|english|spelling|first person|second person|third person|bullet ?points?|bullets|prose|markdown|html|emojis?|hashtags?|humou?r|short (?:sentences|paragraphs)|active voice|present tense|past tense)(?: .{0,40})?`,
  `in (?:french|german|spanish|italian|portuguese|dutch|polish|turkish|chinese|japanese|swedish|danish|norwegian|russian|ukrainian|arabic|both languages|[\\w]+ and english)`,
  `(?:third|first|second|3rd|1st|2nd)[ -]person(?: .{0,30})?`,
  `(?:british|american|us|uk|plain|simple) (?:english|spelling)`,
  `no (?:[\\w-]+ ){0,2}(?:${TEXT_PARTS})\\b(?: (?:or|and) (?:${TEXT_PARTS}))*(?: (?:against|about|towards?|at|of|to|on) .{0,40})?(?: please| pls| at all| whatsoever)?`,
  `no (?:words? like |phrases? like )?[\\ue022\\ue027"“‘'].*`,
  `without (?:any |too much |the |using |sounding |being )?(?:[\\w-]+ ){0,2}(?:${TEXT_PARTS})`,
  `without (?:sounding|being|coming across|getting|going|making it|overdoing)\\b.*`,
  `(?:don['’]?t|do not|never|please don['’]?t|pls don['’]?t|no need to|not to|you don['’]?t (?:have|need) to|avoid|refrain from|try not to|skip) (?:ever )?(?:us(?:e|ing)|mention(?:ing)?|say(?:ing)?|be(?:ing)?|sound(?:ing)?|mak(?:e|ing)|includ(?:e|ing)|writ(?:e|ing)|add(?:ing)?|apologi[sz](?:e|ing)|promis(?:e|ing)|blam(?:e|ing)|oversell(?:ing)?|overdo(?:ing)?|exaggerat(?:e|ing)|overpromis(?:e|ing)|go(?:ing)? (?:over|into|on)|exceed(?:ing)?|start(?:ing)? (?:with|it)|begin(?:ning)?|end(?:ing)? (?:with|it)|repeat(?:ing)?|invent(?:ing)?|giv(?:e|ing)|nag(?:ging)?|reveal(?:ing)?|name|naming|talk(?:ing)? about|refer(?:ring)? to|offer(?:ing)?|argu(?:e|ing)|get(?:ting)? (?:too|into)|try(?:ing)? to (?:sell|be)|put|tell(?:ing)?|hint(?:ing)?|overuse|overthink|accus(?:e|ing)|threaten(?:ing)?)\\b.*`,
  `(?:avoid|skip|omit|leave out|drop)(?: the| any| all)?(?: words?| phrases?| terms?)?:? (?:${TEXT_PARTS}|[\\ue022\\ue027"“'].*|corporate.*|too (?:many|much).*)`,
  `(?:avoid|leave out|omit) (?:the (?:words?|phrases?|terms?|topic|subject|part|bit)|anything|everything|mention|using|any).*`,
  `(?:(?:i|we) )?(?:really )?(?:don['’]?t|do not|just|only)? ?(?:want|need|would like|['’]d like|wanna) (?:it |this |the (?:text|tone|email|message|letter|post) |them |her |him |people |readers |you )?(?:to )?(?:sound|seem|come across|be too|be short|be funny|feel|look like|look|read|appear|convey|stay|keep)\\b.*`,
  `(?:it|this|the (?:text|tone|email|message|letter|post|copy|style)) (?:should|must|shouldn['’]?t|needs to|has to|can|may) (?:not )?(?:sound|feel|read|come across|seem|be (?:short|brief|funny|formal|informal|polite|friendly|professional|personal|around|about|under|max|no|in|at most|between|written|easy to read|concise|engaging|sincere|warm|\\d))\\b.*`,
  `(?:don['’]?t|do not) make me (?:sound|look|seem)\\b.*`,
  `(?:something|nothing|not|never) (?:too |very |overly |so |super |that )?(?:long|short|formal|informal|casual|cheesy|pushy|salesy|stiff|boring|serious|fancy|corporate|emotional|dramatic|aggressive|wordy|flowery|funny|corny|over the top|kitschy|technical|personal|desperate)\\b.*`,
  `(?:write|phrase|word|format|structure|style|lay out|layout|draft|frame|do|put) (?:it|this|that|everything|them|the (?:text|post|email|message|specs?|facts|details))(?: up)? (?:in|as|for|like|so|with|from|using|such|to|into|under|short|simply|formally|informally|casually|politely|nicely)\\b.*`,
  `(?:use|try|include|add|insert|give it|put in|throw in|sprinkle)(?: in)? (?:an? |the |some |a few |one |two |three |a couple of |plenty of |lots of |relevant |suitable |fitting |\\d ?(?:-|–|to) ?\\d |\\d |[\\w-]+ ){0,3}(?:${TEXT_PARTS})(?:,? (?:or|and) (?:two|three|so|(?:an? |some |\\d )?(?:${TEXT_PARTS}))){0,3}(?:\\s(?:for|at|in|to|where|if|on|with|per|about) .{0,80})?(?: please| pls)?`,
  `(?:add|include|put in|insert|write) (?:an? |one |another )?(?:short |brief |final |last |nice |warm )?(?:line|sentence|paragraph|passage|word|bit) (?:[a-z]+ing|of|to|for|at|in|where)\\b.*`,
  `(?:use|using) (?:the (?:words?|phrases?)|bullet|british|american|simple|plain|short|formal|informal|everyday|gender|inclusive|metric|first|second|third|active|passive|present|past|['\\ue022\\ue027"“]).*`,
  `(?:bullet ?points?|bullets|bulleted list|numbered list)(?: (?:for|please|pls|if|where|only|preferred) ?.*)?`,
  `(?:give|write|send|provide|make|create|draft) (?:me |us )?(?:${SMALL}|several|multiple|different|some) (?:different |short |more |other )?(?:options?|versions?|variants?|variations?|alternatives?|drafts?|ideas?|subject lines?|titles?|headlines?)\\b.*`,
  `(?:start|begin|open|end|close|finish|conclude|lead|sign off|wrap up)(?: it| off| up| the (?:text|email|post|letter|message))? (?:with|by|on) (?!.*[\\ue000-\\uf000\\d@]).*`,
  `(?:target audience|audience|aimed at|written for|write for|tailored to|geared towards?|suitable for|intended for|the readers? (?:is|are)|readers are)\\b:? ?(?:audience|readers|people who)?.*(?<=(?:readers|audience|beginners|customers|managers|owners|students|kids|children|adults|people|parents|experts|professionals|teachers|users|buyers|clients|investors|developers|employees|seniors|teens|teenagers)\\b.*)`,
  `(?:hook|cta|punchline|question|joke|call to action|emoji|hashtags?) (?:in|at|within|during|to) the (?:first|beginning|start|end|last|close|opening)\\b.*`,
  `(?:you are|you['’]re|act as|act like|pretend|imagine|as if|as though|think|in the style of|like a|similar to|inspired by) (?:an? |you|in |of |it|the )?(?:[\\w-]+ ){0,3}(?:copywriter|writer|marketer|expert|editor|journalist|assistant|author|poet|you were|style|wrote|written|would|ad|advert)\\b.*`,
  `(?:emphasi[sz]e|stress|underline|play up|play down|downplay|build|create|convey|evoke|show) (?:some |a |an |the |how |that |our |genuine )?(?:sense of |feeling of )?(?:urgency|excitement|trust|empathy|curiosity|emotion|enthusiasm|warmth|gratitude|understanding|confidence|authority)\\b.*`,
  `(?:make|let) (?:me|us|him|her|them|people|readers) (?:sound|laugh|smile|cry|feel|look|seem)\\b.*`,
  `not (?:like|as) (?:an? |the )?.*`,
  `(?:seo|search engine)[ -]?(?:friendly|optimi[sz]ed)?`,
  `(?:so (?:that )?)?(?:it|this) (?:fits|stays|is readable|reads|sounds)\\b.*`,
  `(?:proper|correct|good|no bad) (?:grammar|spelling)`,
  `(?:easy|quick|simple) to (?:read|understand|skim)(?: .{0,40})?`,
  `(?:translate|proofread|spell-?check|rewrite|fact-?check)\\b.*`,
  `(?:as|for) an? (?:${UNITS}|bulleted list|numbered list|table|list|thread|carousel)`,
  `(?:ready to (?:send|post|publish|paste)|copy-?paste ready)\\b.*`,
];
