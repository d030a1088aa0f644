/**
 * What these rules can't do, recognised before anything else so that “translate into simple French” is never
 * taken for “simplify”. A clause that matches is reported as a whole. Qualities that no operation knows (funny,
 * engaging) need no line here: words that nothing has read are reported anyway.
 */
export const OUT_OF_REACH: readonly RegExp[] = [
  /\btranslat\w*\b(?! (?:(?:this|it|the text) )?(?:in)?to (?:plain|simple|easy|everyday) (?:english|language|words)\b)/i,
  /\b(?:in|into|to) (?:\w+ )?(?:french|german|spanish|italian|portuguese|dutch|chinese|mandarin|japanese|korean|arabic|hindi|russian|turkish|swedish|danish|norwegian|finnish|greek|latin|czech|ukrainian|vietnamese|thai|hebrew)\b/i,
  /\b(?:poem|poetry|haiku|sonnet|(?<!\b(?:in|from|near|to|of) )limerick|rhym\w*|song|lyrics?|verse|screenplay|dialogue|fairy ?tale|fable|acrostic|anagram|metaphors?|analog(?:y|ies)|similes?|(?<!\b(?:remove|delete|drop|cut|lose|out|rid of) (?:the |that |this |my |your |any |all )?)(?:jokes?|puns?))\b/i,
  /\b(?:in the (?:style|voice|manner) of|like (?:a |an )?(?!i['’]?m\b|(?:\d|five|six|seven|eight|nine|ten))(?!(?:list|numbered|bullet)\w*)[\w-]+ (?:would|speaks?|talks?)|pretend|imagine|role-?play|act as)\b/i,
  /\b(?:fact[- ]?check\w*|verify|research|cite|citations?|footnotes?|bibliograph\w+|plagiaris\w+)\b/i,
  /\b(?:expand (?!(?:the |all |any )?(?:contractions|acronyms|abbreviat\w+|short forms))|elaborate|lengthen|extend|flesh(?:ed)? out|double the length|twice as long|go deeper|develop further)\b|\bexpand$|(?<!\bno |\bnot |\bany |\bbe |\bthe |\bbreak |\bsplit )\blonger\b(?! (?:sentence|paragraph|than)s?)|\bmore (?:detail\w*|depth|information|context|examples?|in-depth)\b/i,
  /\b(?:seo|search engines?|keyword density|meta description|backlinks?|conversion rate)\b/i,
  /\b(?:continue|complete the|what happens next|come up with|brainstorm|invent|solve|calculate|describe|compare|contrast|critique|evaluate|analy[sz]e|(?:give|get|want|need|some|any|your)(?: me| us)? (?:some |any |your )?feedback|rate (?:the|this|my)|score|(?<!\b(?:this|that|the|my|our|a|as|in|should|can|must|may|to|and|please) (?:\w+ )?)(?:reply|respond) to|answer (?:the|this|my)|(?:write|draft|compose|produce|generate|create) (?:me |us )?(?:an? )(?!(?:[\w-]+ )?(?:summary|title|heading|headline|header|greeting|sign-?off|call to action|cta|subject|tldr|list|bullet\w*|numbered|checklist|version|shorter|tweet)\b)(?:[\w-]+ ){0,3}[\w-]+)\b/i,
  /\b(?:restructure|reorgani[sz]e|(?:re-?order|rearrange)(?!.*\b(?:alphabet|a[- ]to[- ]z))|move(?! (?:the )?(?:[\w'’-]+ ){0,2}?(?:sentence|paragraph|line|part|bit)\b)(?! (?:[\w'’-]+ ){1,4}to (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|swap the order|sort\b(?=.*\b(?:dates?|price|length|size|cost|age|importance|paragraphs?|sentences|sections)\b)|(?:add|insert|include) (?:an? |the )?(?:[\w-]+ ){0,2}(?:table of contents|toc|tldr|summary|takeaways?|highlights)|paraphrase|reverse (?!(?:the order of )?(?:the |this |my )?(?:list|bullets?|items|lines|points|names)|alphabet|order\b)|encrypt|encode|decode)\b/i,
  /\b(?:as|into|to|(?<!\b(?:errors|mistakes|typos|grammar|spelling|text|words|content) )in|add|create|make|insert|include) (?:a |an )?(?:markdown )?(?:table(?! of contents)|spreadsheet|csv|json|xml|yaml|html|latex|diagram|chart|graph|image|script)\b/i,
  /\b(?:perspective|point of view|viewpoint) of\b|\bfrom (?:the|a|an) (?!(?:first|second|third))[\w'’ -]{2,40} (?:perspective|point of view|viewpoint)\b/i,
  /\bthird[- ]person\b(?! \((?:she|he|they)[ )]).*\b(?:she|he|her|him|his)\b/i,
  /\b(?:everything|all|anything|text|content) (?:after|before|above|below|except|but|apart from|other than)\b|\bexcept\b|\bunless\b/i,
];
