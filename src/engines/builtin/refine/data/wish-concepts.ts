/** What the words of instructions are about, parted by line ends or `; `. `*` stands for any ending. A data file, hence its length. */
export const WISH_CONCEPTS = `
mistake: mistake* error* typo* misspel* mispell* spelling spellings spelt grammar grammer gramer gramar grammatical* punctuat* punctation comma* apostrophe* semicolon* colon* capital* full-stop* period* article* preposition* tense* verb* plural* homophone* spellcheck* proofread* proof copyedit* copy-edit* autocorrect* dictation slip* typed dyslexi* fumbl* clumsy thumbs keyboard its/it's their/there your/you're
mend: fix* correct* repair* mend* check* sort* clean* tidy* catch* spot* iron
wrong: wrong incorrect bad broken mess messy messed disaster terrible awful rubbish atrocious dodgy ropey shaky wonky embarrass* weak poor
english: english native fluent language second-language foreigner
long: long longer lengthy wordy verbose rambl* waffl* long-winded longwinded drag* bloat* padd* endless novel essay epic saga marathon wall scroll* windbag blah fluff* flabby repetit* repeats yawn asleep sleep bored boring forever tldr overlong dense
cut: cut cuts cutting trim* shorten* condens* tight* squeez* shrink* reduc* prun* chop* shave* slash* halve* slim* compress* crisp* concise* brief* succinct* short shorter snappy* snappier punchy punchier lean leaner terse pithy crunch* boil* whittl* abridg* abbreviat* streamlin*
gist: summar* gist nutshell upshot takeaway* essence essential* abstract synopsis overview recap* digest bottom-line headline* highlights key main point points skim
formal: formal* professional* professionel* proffesional* business businesslike official* corporate executive board courtroom boss ceo director professor minister council bank lawyer judge solicitor embassy dignified grown-up grownup serious* suit tie smart* respectable polish* presentable academic* journal
stiff: stiff* stuffy starchy wooden robot* pompous cold chilly icy distant clinical impersonal bureaucra* official* formal dry rigid uptight corporate legalistic headmaster machine soulless preachy
casual: casual* relax* chill* laid-back laidback informal* slang* chat* conversation* colloquial* easygoing breezy loosen* loose mate mates pub beer buddy pal dude insta whatsapp text texting hoodie flip-flops sneakers chummy flippant sloppy slangy jokey matey childish teenager lol unprofessional kid pub
friendly: friend* warm* welcom* kind* nice* cosy cozy cheer* human heart hug smile* approachable personable caring gentl* sweet* neighbour* neighbor* inviting lovely
polite: polite* courteous* civil* diploma* tact* respectful* soft* gentl* considerate mild* calm* soothe* cool* smooth* apologetic kinder nicer
rude: rude* blunt* harsh* angry anger mad furious cross aggressive* bitchy snippy snarky nasty hostile mean meaner curt abrupt bossy demanding rant* shout* yell* insult* offen* passive-aggressive sharp* cutting brutal temper barking orders accus* threaten* snap* sarcas* venom heated grumpy pushy edge fired sued
confident: confiden* sure surer assertive* firm* bold* strong* decisive* self-assured certain authoritative backbone spine assured conviction determined
timid: hedg* maybe maybes perhaps might sorry apologi* timid shy hesitant unsure doubt* wishy-washy mousy grovel* doormat weak tentative i think kinda guess begging desperate meek woolly half-hearted wobbl*
hype: hype* salesy sales-y advert* ad infomercial gush* brag* boast* exaggerat* over-the-top overblown puff* superlative* amazing revolutionary drama* dramatic* clickbait* salesman cheesy cringe* marketing oversell* grandiose flowery purple showy earth inflat*
simple: simpl* easy easier plain layman* lay basic kid kids child* grandma gran granny nan mum grandmother year-old beginner* everyday ordinary understand* clear* accessible a2 b1 readability dumb idiot* newcomer* learners learner
hard: jargon legalese gobbledygook technical complicat* difficult big fancy long-word* ten-dollar academic scientific confus* dictionary thesaurus phd latin medical complex acronym*
bullets: bullet* dot dots dash dashes checklist listicle point-form points to-do todo list
numbered: number* steps step 1-2-3 ordered ordinal sequence count counted
prose: prose paragraph* running flowing flow continuous text sentences story
breaks: break* paragraph* chunk* block breathing space spacing wall split* separate* section* gap* blank white
sentences: sentence* run-on runon breath endless split* chop* break* full-stop* stops
title: title* heading headline* name header caption subhead* sub-head* sub-heading* subheading* headings headers sections signpost*
past: past happened already over yesterday was were ago last finished history did
present: present now currently today is
future: future will going tomorrow upcoming yet next coming plans planned
first: i me my myself i'm mine first-person own
we: we us our ours ourselves plural team partners together
you: you your reader directly address* speak* talk*
third: third third-person he she they him her his hers bio biography programme
active: active passive passives actor doer who-did-what voice
uk: british britain uk england english-english anglici* colour aussie australian ireland irish scottish scotland manchester london oxford cardiff
us: american* americani* us usa states color yank* chicago boston texas
case: caps capitals uppercase upper-case capslock caps-lock lowercase lower-case shouting shouty screaming blocks all-caps
greeting: greet* hello hi dear salutation opening hey letter email e-mail mail
signoff: sign-off signoff sign regards sincerely closing close bye goodbye farewell signature ends ending yours
improve: improve* better polish* magic flow flows flowing smooth* clunky awkward choppy brush shine sparkle elegant* elevate* refine* reads rework reword* nicer cleaner makeover tweak* spruce*
contractions: contraction* don't can't it's won't i'm do-not cannot shortened apostrophe*
gender: gender* he/she sexist inclusive neutral men man woman pronoun* chairman him/her
emoji: emoji* emoticon* smiley* smilies faces icons hearts
links: link* url* hyperlink* http* www web address*
exclaim: exclamation* bang bangs shouty
price: price* cost* money amount* euro pounds dollars pricing fees
buzz: buzzword* cliche* cliché* jargon synergy leverage corporate-speak game-changer platitude*
remove: remove* delete* drop lose strip* kill* ditch axe scrap rid bin cut omit without no take get leave nuke erase
notwant: not don't dont no never less fewer too stop quit isn't shouldn't without avoid enough overly
translate: translat* german french spanish polish* italian japanese chinese arabic portuguese dutch turkish russian hindi welsh gaelic
invent: joke* funny funnier humor* humour* pun punny rhyme* poem* haiku anecdote* story* example* add more expand* longer lengthen* detail* statistic* quote* testimonial* seo keyword* hashtag* image* table rank engag* exciting dramatic persuas* convinc* research fact-check verify cite source* reply answer opinion think rate judge score metaphor* slogan tagline catchy
keep: keep* only leave* retain* everything except rest
swap: replace* swap* change* instead rename* called wrong switch* update* should say now
`.replaceAll('; ', '\n');
