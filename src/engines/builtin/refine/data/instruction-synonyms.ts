/**
 * Wishes in the words of users, and the words by which `operations/` knows them. A row `known = wish|wish` holds for
 * wishes, `known < fault|fault` for words that name a fault whoever uses them (“stiff”, “waffle”), and `known << word`
 * for those that name one only after “too”, “less” and the like (“formal”). All are parts of regular expressions.
 */
export const INSTRUCTION_SYNONYMS = String.raw`
turn it into = (?:turn|make|convert) (?:this|these|that|the|my|our) (?!list|bullets?|bullet points|numbers?|dates?|points|items|numbered|text\b)[\w-]+(?: [\w-]+)? into
formal = (?:more )?posh(?:er)?|grown[- ]?up|smarter|(?:more )?(?:mature|educated|eloquent|intelligent|executive|ceremonial|respectable|refined)|work[- ]appropriate|safe for work|for (?:a |my |our |the )?(?:lawyers?|court|embassy|authorities|council|bank|solicitors?)(?! \w)|like (?:a|an) (?:proper |real )?(?:business|official|formal) (?:letter|e-?mail|document|report)|(?:suitable|fit|ok|okay|appropriate|right|proper) for (?:work|the office|a letter|an? (?:official|business) \w+|(?:a |an |the |my |our )?(?:boss|manager|ceo|client|board|court|council|bank|lawyer|authorit\w+|headteacher|landlord|judge|embassy|job application))|make it proper
formal < matey|unprofessional|slang|slangy|sloppy|childish|like a (?:teenager|kid|child|text(?: message)?|chat)(?: wrote (?:it|this))?
formal << casual|chatty|informal|colloquial|laid[- ]back|relaxed|familiar
less formal = loosen(?: it| this)? up|lighten(?: it| this| up)+|relax the tone|more life|like a (?:real |normal )?(?:person|human(?: being)?)(?: wrote (?:it|this))?|in my own voice|more natural sounding
less formal < stiff|stuffy|robotic|wooden|soulless|impersonal|starchy|bureaucratic|officialese|pompous|stilted|like (?:a |an )?(?:robot|machine|lawyer|bot|ai|chatgpt|computer|government office|civil servant|form letter)(?: wrote (?:it|this))?
less formal << formal|cold|distant|dry|corporate|official|serious|professional|business-?like
casual = (?:like |as if )?(?:i['’]?m |i am |me |we['’]?re )?(?:talking|chatting|writing|speaking|texting)(?: (?:to|with) (?:a |my |an old )?(?:mates?|friends?|buddy|pal|neighbou?rs?))?|to (?:a |my )?(?:mate|friend|buddy|pal)|for (?:a )?whatsapp
polite = (?:more )?gently|let (?:them|him|her|people) down (?:gently|easy|softly|nicely)|take the edge off|soften (?:the )?(?:blow|tone|wording)|be nice(?:r)?(?: about it| to (?:them|him|her))?|say please|more diplomacy|(?:don['’]?t|do not|without|not) (?:want to |wanna )?(?:offend|upset|hurt)(?:ing)?(?: (?:anyone|anybody|them|him|her|people|\w+ feelings))?
polite < rude|harsh|blunt|bossy|aggressive|confrontational|unfriendly|hostile|snippy|curt|passive[- ]aggressive|an order|orders|like (?:an )?orders?|like i['’]?m (?:angry|cross|annoyed)
polite = i (?:sound|seem) (?:so |too |very )?(?:angry|mean|demanding|cross|annoyed|impatient|abrupt)
polite << angry|demanding|pushy|mean|cross|annoyed|irritated|impatient|abrupt|direct|strict|sharp
simple words = so (?:that )?(?:a |an |any |every |my )?(?:\w+ )?(?:foreigners?|anyone|anybody|everyone|everybody|normal people|ordinary people|idiots?|people) (?:can |could |will )?(?:understands?|gets?|follows?)(?: it| this)?|(?:my|our|his|her) (?:gran\w*|nan\w*|mum|mom|dad|mother|father|parents|aunt\w*|uncle|neighbou?r|customers|residents|members|patients|tenants) (?:\w+ ){0,2}(?:understand|get|follow|read)(?: it| this)?|for (?:people|readers|parents|patients|those|someone|somebody|anyone) (?:with (?:little|poor|basic|limited|not much) english|who (?:don['’]?t|do not|can['’]?t|hardly|barely) (?:speak|read|know|understand)(?: much| good| any)?(?: english)?)|(?:for )?(?:normal|ordinary) people|easy[- ]read|(?:in |into )?(?:normal|human|basic|ordinary|real) (?:words|language|english|speech)|(?:a1|a2|b1|b2)(?:[- ]level)?(?: english)?|(?:clear|plain) language
simple words < legalese|legal ?speak|lawyer ?speak|gobbledygook|(?:fancy|long|difficult|hard|big|foreign|latin|clever|pretentious) words|officialese|bureaucratese|techno-?babble
simple words << complicated|difficult|technical|hard|academic|complex|legal|scientific|highbrow|intellectual
concise = punch(?:y|ier)|(?:trim|cut) the fat|get(?:s)? to the point|more to the point|strip(?: it| this)?(?: down)?(?: to (?:the )?(?:essentials|bones|basics|minimum))|only the essentials|just the essentials|(?:nobody|no ?one) (?:will|is going to|wants to|has time to) read(?:s)? (?:all )?(?:this|that|it|of this)(?: all)?|(?:it |this )?(?:goes|drags|rambles|waffles) on(?: and on)?|make it pop
concise < waffl(?:e|y|ing)|wordy|wordiness|rambl(?:es?|ing)|long[- ]?winded(?:ness)?|blah(?:[- ]blah)*|verbose|bloated|flabby|padding|roundabout|beating around the bush
more confident = firm(?:er)?(?: tone)?|(?:more )?(?:sure|certain) of (?:myself|ourselves|it|itself|themselves|himself|herself)|more sure|like i mean (?:it|business)|(?:more )?(?:authoritative|convincing|bolder|determined|forceful|resolute)|more backbone|grow a spine|more oomph
more confident < wishy[- ]?washy|maybes|perhapses|hedging|hesitant|unsure|timid|insecure|apologetic|(?:i )?(?:thinks|i think)|woolly|half-?hearted
more confident << weak|vague|shy|modest|soft|tentative|uncertain
less salesy = (?:dial|tone|turn|calm) down (?:the )?(?:hype|marketing|enthusiasm|excitement)|stick(?:ing)? to (?:the )?facts|just (?:the )?facts|facts only|dial(?: it| this)? down|calm(?: it)? down(?! the punct)
less salesy < (?:the )?hype|hyped up|hyperbole|(?:the )?marketing (?:speak|talk|fluff|language|tone)|gush(?:y|ing)|like (?:an? )?(?:ad|advert|advertisement|commercial|sales pitch|brochure|infomercial)|sales[- ]?y|over[- ]the[- ]top|ott|clickbait\w*
correct english = (?:repair|mend|sort out|fix up|tidy(?: up)?|clean(?: up)?|check|look over|go over|go through|help (?:me )?with|improve) (?:my |the |this |our )?(?:bad |poor |broken )?english|is (?:this|it|my english|everything) (?:all )?(?:correct|right|ok|okay)|(?:look|go|read) over (?:this|it|my \w+)|^check(?: it| this| please)*$|(?:make|get) (?:it|this|the english|my english|everything) (?:all )?(?:correct|right)|(?:language|english|error|quality) check|(?:sound|read|look)s? (?:more )?(?:native|like a native(?: speaker)?(?: wrote it)?)|native[- ]sounding|i (?:can['’]?t|cannot) spell|i['’]?m dyslexic|(?:my |the )?english (?:is|isn['’]?t) (?:\w+ ){0,4}(?:bad|poor|good|great|perfect|weak|best|language|native)(?:,? (?:please )?(?:repair|help|fix|correct|improve)(?: it| me| please)*)?|not my (?:first|native|mother) (?:language|tongue)|(?:put in|add|insert) (?:the |some |missing )*(?:commas|full stops|periods|punctuation|capitals)(?:,? (?:and )?(?:commas|full stops|periods|capitals|capital letters))*|punctuate(?: it| this)?|spag|orthography
remove exclamation marks = too many !+(?=\s|$)|(?:calm|tone|turn|dial) down (?:the )?(?:punctuation|exclamations?)|too many exclamation marks|shouty punctuation
use bullets = (?:break|split|chop|put|turn|change|convert)(?: it| this| them| that)? (?:down )?into points|bulleti[sz]e|as points|to-?do[- ]list|(?:make|create) (?:this|it|that|them|everything) (?:into )?an? (?:list|checklist)
numbered list = as steps(?: 1,? 2,? (?:and )?3)?|step by step|one step per line
as prose = (?:(?:flow(?:s|ing)? )?(?:as|in|into|to) (?:a |one |normal |proper |full |complete )*(?:paragraph|sentences|running text|flowing text|text|prose)(?:,? (?:not|instead of|rather than|without|no) (?:a |the |any |as )*(?:list|bullets?|bullet points|points))|(?:as|in|into|to) (?:running|flowing|continuous|normal) text|into (?:full |proper |complete |whole )?sentences)|(?:no|without) (?:bullets?|bullet points|lists?)(?: please)?,? (?:but |just |only )?(?:full|complete|proper|normal|whole) sentences|(?:full|complete|proper|whole) sentences
paragraph breaks = (?<=add |insert |needs )(?:some |a few |more )?paragraphs(?= *$)|wall of text|(?:some |more )?(?:breathing space|white ?space|breathing room)
one paragraph = (?:one|a single) (?:block|piece)(?: of text)?
split sentences = (?:the |my )?sentences (?:are |is )?(?:far |way |much |a bit )?too long|(?:(?:break|split|chop|cut|divide)(?: it| this| that| them)?(?: up| down| apart)? )?(?:into|in) (?:short(?:er)?|smaller|several|more) sentences
past tense = (?:in|into|to) (?:the )?past(?: form)?(?! \w)|^past(?: please)?$
present tense = (?:in|into|to) (?:the )?present(?: form)?(?! \w)
future tense = (?:in|into|to) (?:the )?future(?: form)?(?! \w)
summary = in a nutshell|what['’]?s the (?:main |key )?(?:point|message|gist)
1 sentence = (?:in |to )?(?:one|a single|1) line(?= *$| please| for| only| max| tops)|a one-?liner|one-?liner
160 characters = (?:as |for |to |into )?(?:an? )?(?:sms|text(?: message)?)(?: length| size)|(?:as|into|to|for) (?:an? )?(?:sms|text message)
280 characters = (?:make it )?fit (?:in|into) a tweet(?: \(280\))?|tweet(?: length)?(?: \(280\))?
American spelling = (?:for|readers are|is|are|readers|audience)(?: in)?(?: the)? (?:us|usa|united states|american?s?)(?: (?:readers|audience|market|customers|website|office|friends))?(?:,? (?:so )?(?:please )?(?:adapt|change|convert|adjust)(?: the)? spelling)?
British spelling = (?:for|readers are|are|readers|audience)(?: in)?(?: the)? (?:uk|britain|england|brits|british|australia|ireland)(?: (?:readers|audience|market|customers|website|office|friends))?(?:,? (?:so )?(?:please )?(?:adapt|change|convert|adjust)(?: the)? spelling)?
a greeting to = (?:(?:format|write|turn|make|put|set|lay)(?: it| this)?(?: out| up)? )?(?:as|like|into|in) an? (?:proper )?(?:e-?mail|letter)(?: format| form)? to(?= \S)
greeting and sign-off = (?:(?:format|write|turn|make|put|set|lay)(?: it| this)?(?: out| up)? )?(?:(?:as|like|into|in) )?an? (?:proper )?(?:e-?mail|letter)(?: format| form)?(?= *$| please)
the last paragraph = the (?:note|bit|part|thing|text|stuff|paragraph) (?:at|on) the (?:very )?(?:end|bottom)
first person plural = (?:write |put |phrase |say )?(?:it |this )?(?:as|using) we|(?:from )?our (?:perspective|point of view|side|viewpoint)
first person = (?:from )?my (?:perspective|point of view|side|viewpoint)
active voice = say(?:s)? who (?:does|did) what|who (?:does|did) what
add a call to action = (?:tell|ask|get|invite) (?:people|them|readers|everyone|customers) to (?:sign up|book|register|call|buy|apply|join|donate|order|subscribe)(?: at the end)?
sentence case = (?:is|are|it['’]?s|its|was|everything(?:['’]?s| is)?)(?: all)?(?: written| typed)? in (?:capitals|caps|upper ?case|block letters)|caps ?lock (?:was )?(?:on|stuck)
`;
