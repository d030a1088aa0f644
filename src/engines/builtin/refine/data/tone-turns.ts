import { ASKED } from './polite-words.js';
import { readRules, type GrammarRule } from '../grammar/read-rules.js';

const OPENS = String.raw`(?<=^|[.!?]\s+|^Dear [^,.\n]{1,40}, |^Hello, )`;
const DAYS = `mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday sat=Saturday sun=Sunday`;

/** Turns of everyday messages and the formal ones, said by `I` or `we`. See read-rules.ts for the notation. */
export const formalTurns = (who: 'I' | 'we'): GrammarRule[] =>
  readRules(
    String.raw`
giu  (?<=^|[.!?] |\n)(?:just a )?(?:quick )?heads[- ]up,? (?:folks|everyone|all|guys|team|everybody) ?[:,–-] ?(?=\p{Ll}) => Please note that <
giu  (?<=^|[.!?] |\n)would be (?:awesome|great|nice|cool|lovely|good) (to know|if you) => I would be grateful $1<
giu  ^so (?:the thing is,? )?(?=(?:we|I|the|our|my|he|she|they|it|there|this|your|basically)\b(?! that))(\p{L}) => capital($1)<
gu   \b[Ii]s it (?:OK|okay|ok|alright|all right) if I (\p{Ll}+)\b => would it be acceptable if I past($1)<
giu  , there will be\b => ; there will be<
giu  ${OPENS}just so you know,? (?=\p{L}) => please note that <
giu  ${OPENS}(?:I |we )?just wanted to say (?:a (?:big|huge|massive) )?thank(?:s| you)(?: so much| very much| a lot)? (?=for\b) => ${who} would like to thank you <
gu   \bused to be at (?=\p{Lu}) => previously worked at <
gu   (?<!\b(?:if|whether) (?:he|she|it|they|you|we|I) )\b(am|is|are)( not)? going to (?!(?:school|work|bed|church|court|town|university|college|waste|press|trial|print|market|sea|hospital|prison|plan|miss|the|an?|my|our|your|his|her|their|this|that|be (?:able|going))\b)(?=\p{Ll}) => will$2 <
giu  (?<!^(?:dear|hello|hi|hey)\b[^,\n]{0,40}), hope (?=(?:that|this|it|you)\b) => , and ${who} hope <
giu  , (?:I have )?got (the flu|a cold|a fever|a stomach bug|food poisoning|covid)\b =>  as I have $1<
giu  \b(?:can|could) you go down to (?=[£$€]?\d) => could you reduce the price to <
giu  (?<=^(?:Dear|Hello|Hi)[^,.\n]{0,40}, )saw (?:that )?(?=you\b) => I saw that <
giu  \b(nothing|everything|it|one|(?:the|my|our|your) (?:\p{Ll}+ )?\p{Ll}+(?<!s)) got (?=(?:packed|lost|stolen|damaged|broken|sent|left|delayed|cancelled|delivered|mixed up|thrown|ruined|scratched|soaked|delayed|forgotten|deleted)\b) => $1 was <
giu  \b((?:the|my|our|your|some|two|three) (?:\p{Ll}+ )?\p{Ll}+s) got (?=(?:packed|lost|stolen|damaged|broken|sent|left|delayed|cancelled|delivered|mixed up|thrown|ruined|scratched|soaked|forgotten|deleted)\b) => $1 were <
giu  \b(lost|got|had|have|sold|made|sent|paid|need|waited|took|spent|asked|called) like (?=[£$€]?\d) => $1 approximately <
gu   \bping (?=\p{Lu}\p{Ll}) => contact <
giu  \b(?:tons|loads|heaps|masses) of (?=(?:\p{Ll}+ )?\p{Ll}+s\b(?<!(?:ss|us|is|news))|(?:\p{Ll}+ )?(?:people|children|men|women)\b) => a large number of <
giu  \b(?:tons|loads|heaps|masses) of (?=(?!stuff)\p{Ll}) => a great deal of <
giu  \bleft (?:behind )?an? (?:massive|huge|big|terrible|awful|total|complete|right|real|horrible|absolute)? ?mess (in|on) (?=(?:the|our|my|your)\b)((?:the|our|my|your) \p{Ll}+) => left $2 in a very untidy condition<
giu  \b(\p{Ll}{2,20}(?<!['’]s))['’]s (?=(?:bust|busted|broken|down|running|late|ready|urgent|wrong|dead|missing|leaking|blocked|stuck|dirty|gone wrong|over|off|open|closed|always|never|still|just|really|so|too|very|pretty|completely)\b) => $1 is <
gu   \b(name)['’]s (?=\p{Lu}) => $1 is <
gu   (?<=^(?:Hi|Hey|Hello|Dear) )prof(?=,) => Professor<
giu  ^(?:(?:hi|hey|hello) )(?=Professor,) => Dear <
giu  (?<=^(?:Dear|Hello|Hi) [^,!?\n]{2,40}, )(?:I )?(?:got|received|saw) (?=your (?:message|e-?mail|letter|note|voicemail|text)\b) => thank you for <
gu   (?<=^|[.!?]\s+)(?:Really|Very|So) sorry (?:about|for) (?=\p{Ll}) => Apologies for <
giu  ^(?:just )?(?:a )?quick (?:one|note|q|question|message|update|e-?mail)(?: from me)?\s?[-–—,:]\s+(\p{L}) => capital($1)<
giu  (?<=^Dear [^,.\n]{1,40}, )(?:just )?(?:a )?quick (?:one|note|question|message|update|e-?mail)(?: from me)?\s?[-–—,:]\s+ => <
giu  ^(?:(?:hey|hi|hello|hiya|morning) (?:guys|folks|all|everyone|lads|gang|peeps|you lot)|guys|folks|peeps|lads), (?=\S) => Dear all, <
giu  ${OPENS}hope (?=(?:you|this|that|all|everything|everyone|it|we|to)\b) => ${who} hope <
giu  ${OPENS}(?:really |so |very much )?looking forward to\b => ${who} look forward to<
giu  ${OPENS}(?:(?:so|very|really) )?sorry for not (?=\p{Ll}+ing\b) => ${who} apologise for not <
giu  ${OPENS}(glad|pleased|delighted|thrilled|sorry) to (?=(?:hear|see|learn|inform|announce|report|confirm)\b) => ${who} ${who === 'I' ? 'am' : 'are'} lower($1) to <
giu  ${OPENS}happy to (?=\p{Ll}[^,!?\n]{2,90}[.!]) => ${who} would be happy to <
giu  ${OPENS}would love to (?=\p{Ll}) => ${who} would very much like to <
giu  ${OPENS}(wanted|writing|hoping) to (?!see|check|let|say|ask|reach)(?=\p{Ll}) => ${who} $1{wanted=would_like writing=am_writing hoping=hope} to <
giu  ${OPENS}just wanted to (?!see|check|let|say|ask|reach|follow)(?=\p{Ll}) => ${who} would like to <
giu  ${OPENS}(will|cannot|will not) (?=(?:get|send|call|be|let|have|do|try|keep|make|check|follow|come|confirm|bring|pay|ring|email|look|need|attend|find|see|reach|open)\b) => ${who} lower($1) <
giu  ${OPENS}need (?=(?:it|this|them|that|the|your|my|to)\b) => ${who} need <
giu  ${OPENS}just letting you know(?: that)? => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that<
giu  ${OPENS}(?:${who} )?cannot wait to (?!get\b)(\p{Ll}{3,12}) => ${who} look forward to gerund($1)<
giu  ${OPENS}(?:${who} )?cannot wait for => ${who} look forward to<
giu  ${OPENS}just to (?:say|let you know|confirm)(?: that)? => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that<
giu  \b(has|have) (?:even )?bothered to (\p{Ll}{3,15})\b => $1 participle($2)<
giu  \b(did not|do not|does not) (?:even )?bother to (?=\p{Ll}) => $1 <
giu  \b(get|got|gets|getting) (?:round|around) to (\p{Ll}{3,15}ing)\b => $1{get=find got=found gets=finds getting=finding} time to ofGerund($2)<
giu  \b(knock|knocking|knocked) ((?:the |our |this |that )?[\p{L} ]{2,30}?) on the head\b => $1{knock=discontinue knocking=discontinuing knocked=discontinued} $2<
giu  ${OPENS}any (questions|problems|queries|issues),? (?:just |please )?(?:shout|let (?:me|us) know|give (?:me|us) a (?:shout|call|ring)|ask|call|email)\b => should you have any $1, please contact ${who === 'I' ? 'me' : 'us'}<
giu  \b(?:pop|ping|fire|bung|shoot) ((?:some|the|a|my|our|those|these) \p{Ll}+(?: \p{Ll}+)?) (?:over|across|through) to => send $1 to<
giu  \b(\p{Ll}{3,20})['’]s (?=(?:arrived|started|finished|stopped|failed|happened|broken down|turned up|signed)\b) => $1 has <
giu  \bway (?=(?:small|big|long|short|fast|slow|cheap|high|low|lat|earli|old|hard|easi|great|strong|clos|wid|larg|loud|nic)\p{Ll}{0,3}er\b) => considerably <
giu  ${OPENS}should be (?=(?:sorted|fixed|ready|done|finished|there|here|able|fine|back)\b) => it should be <
giu  (?<!\b(?:if|when|unless|although|since|because|as|whether|until)\b[^.!?\n]{0,80})\b((?:not|cannot|unable|have to)\b[^.,;!?\n]{2,60}), (?=(?:I|we) (?:have|had|am|are|was|were)\b|my \p{Ll}+ (?:is|has|was)\b) => $1 as <
giu  ${OPENS}(?:really|very|so) sorry (?:that )?(?=(?:your|the|our|we|you|it)\b) => ${who} ${who === 'I' ? 'am' : 'are'} very sorry that <
giu  ${OPENS}heads[- ]up\s?[-–—:,]\s+ => please note that <
giu  ${OPENS}appreciate (?=(?:your|the|it|all|any)\b) => ${who} appreciate <
giu  ${OPENS}(?:it )?was (?:so |really |very )?(?:great|lovely|nice|good|fab|brilliant|awesome) (meeting|seeing|talking|speaking|chatting) (?=(?:to |with )?(?:you|everyone|the team)\b) => it was a pleasure to $1{meeting=meet seeing=see talking=speak speaking=speak chatting=speak} <
giu  , (?:it )?was (?:so |really |very )?(?:great|lovely|nice|good|fab|brilliant|awesome) (?:to meet|meeting) (?=you\b) => ; it was a pleasure to meet <
gu   \b([Oo]n|[Bb]y|next|this|last|until|till|since|from|every|before|after) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun|mon|tues|weds|thur|thurs|fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
gu   \b(or|and|to|till) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
gu   \b(Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun) (?=\d{1,2}(?:st|nd|rd|th)?\b) => $1{${DAYS}} <
giu  \b(bought|purchased|got|ordered|rented|borrowed|hired) ((?:an?|the|my|this|some|two|three) [^.,;!?\n]{2,40}?) off (?=(?:you|them|him|her|us|me|eBay|Amazon|Gumtree)\b) => $1 $2 from <
giu  \b(knock|knocking|knocked|take|taking|took|taken) ([£$€]?\d[\d.,]*%?)(?: more| extra)? off (?=(?:the|your|my|our|its|this|that) ) => $1{knock=deduct knocking=deducting knocked=deducted take=deduct taking=deducting took=deducted taken=deducted} $2 from <
giu  \b(I|you|we|they|he|she|it) (keep|keeps|kept) (?:on )?(\p{Ll}{2,15}ing)\b(?! (?:costs|spaces|records|water)\b) => $1 $2{keep=continue keeps=continues kept=continued} to ofGerund($3)<
giu  ${OPENS}(I|we) want (?:my|our) ([£$€][\d.,]*\d) back\b => $1 request a refund of $2<
giu  ${OPENS}(I|we) want (my|our) ((?:(?:full|whole|entire) )?(?:deposit|money|cash|payment|fees?|rent|bond|subscription|keys?|things|property|belongings|items?|tools?)) back\b => $1 request the return of $2 $3<
giu  ${OPENS}still (?=(?:super |very |really )?(?:keen|interested|waiting|hoping|looking)\b[^,\n]{2,120}[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} still <
giu  , something(?:['’]s| has)? (?:came|come) up\b =>  as an unexpected matter has arisen<
giu  \b(nothing|something|everything|nobody|everybody|someone|everyone|no one)['’]s (?=(?:been|come|gone|happened|changed|\p{Ll}{2,12}ed)\b) => $1 has <
giu  \b(nothing|something|everything|nobody|everybody|someone|everyone|no one)['’]s (?=(?:wrong|off|here|there|not|\p{Ll}{2,12}ing)\b) => $1 is <
giu  (?<=^|[.!?]["”’)]? )can you (?=${ASKED}[^.!?\n]{0,200}\?) => Could you please <
giu  (?<=, )can you (?=${ASKED}[^.!?\n]{0,200}\?) => could you please <
giu  (?<=^|[.!?] |, )can (I|we|someone|anyone|somebody) (?=\p{Ll}[^.!?\n]{3,200}\?) => could $1 <
giu  \b((?:the|my|this|that) (?:\p{Ll}+ ){1,3}(?:I|you|we)) got(?= (?:was|were|is|are|on|from|yesterday|last|has|have)\b) => $1 received<
giu  ${OPENS}got (?=(?:your|the) \p{Ll}) => ${who} received <
giu  (?<!\b(?:I|we|you|they|really|look|looks|looked|feel|feels|felt|sounds?|seems?|is|are|was|were|more|just|things|people|something|nothing|anything)) like (?=(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)(?: hundred| thousand)? (?:times|hours|days|weeks|minutes|months|years|people|of them)\b) =>  approximately <
giu  \b((?:I|he|she|it|(?:my|the|our|your|this|that) \p{Ll}+(?<!s))) got (?=(?:stolen|damaged|broken|charged|rejected|delivered|hit)\b) => $1 was <
giu  \b(\p{L}{2,30})['’]s got (?=(?:an?|the|no|some|my|your|our|his|her|their|two|three)\b) => $1 has <
gu   \b(?!women|men|children|people)(\p{Ll}{2,20})['’]s (?=(?:an?|not|now|still|being|ready|due|here|full|fine|available|going to|having (?:an?|the|some|problems|trouble)|coming (?:to|on|in|at|back|over|round|along|with)|getting (?:worse|better|married|late|an?|very|too)|moving|leaving|looking|trying to|working|making|doing|starting|expecting)\b) => $1 is <
giu  ${OPENS}(?:so |absolutely |really |totally )?gutted to (?=\p{Ll}) => ${who} ${who === 'I' ? 'am' : 'are'} very sorry to <
giu  ${OPENS}maybe (ask|tell|bring|speak to|talk to|contact|invite|send|give|remind|suggest|email|call|ring|text) (?=(?:the|an?|my|our|your|his|her|their|him|them|it|me|us|some|one|that|this)\b) => perhaps you could $1 <
gu   (?<=^|[.!?]\s+)Maybe (ask|tell|bring|speak to|talk to|contact|invite|send|give|remind|email|call|ring|text) (?=\p{Lu}) => Perhaps you could $1 <
giu  ${OPENS}(?:just )?(?:a )?quick (update|note|reminder|message|word) (?=(?:on|about|regarding|from|to|that)\b) => this is a brief $1 <
giu  ${OPENS}(?:was|am|been) (?:just )?wondering (?:if|whether) (?!(?:you|I) could\b) => ${who} ${who === 'I' ? 'was' : 'were'} wondering whether <
giu  ${OPENS}was (?:just )?wondering if (?=(?:you|I) could\b) => I was wondering if <
gu   \b(\p{Ll}{2,20})['’]s gone\b => $1 has gone<
giu  \b(there) is (?=(?:a couple of|a few) \p{Ll}+s\b(?!['’])) => $1 are <
giu  ${OPENS}any (news|updates?|word) (?=(?:on|about|from)\b) => is there any $1 <
gu   \b([Gg])ive (\p{Lu}\p{Ll}+|me|us|him|her|them) a (?:shout|bell|buzz|ring)\b => $1{g=contact G=Contact} $2<
giu  \bget (your|our|my|their) ((?:\p{Ll}+ )?(?:timesheets?|forms?|reports?|applications?|expenses|claims?|requests?|replies|votes?|invoices?|documents?|paperwork|feedback)) in\b(?! to\b) => submit $1 $2<
giu  \b(you|they|we|he|she|office)(?: guys)? got (my|our|your|the) ((?:last |new )?(?:application|e-?mail|message|letter|payment|parcel|package|form|documents|invoice))\b => $1 received $2 $3<
`.replaceAll('_', ' '),
  );
