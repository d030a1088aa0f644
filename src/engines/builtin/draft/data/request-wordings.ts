import { table } from '../../text/table.js';

/** A name of a person or a firm. A data file, hence its length. */
export const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:& |(?:van|von|de|der|da|di) ){0,2}\p{Lu}[\p{L}'’-]+(?:(?<=\b(?:Inc|Ltd|Co|Jr|Sr))\.)?){0,3}`;
/** A character of a sentence, which stops in abbreviations and amounts are. */
export const SENTENCE = String.raw`(?:[^.!?\n]|(?<=\b(?:Mr|Mrs|Ms|Dr|Prof))\.|(?<=\b[ap](?:\.m)?)\.|\.(?=\d))`;
const NUMBERED = String.raw`(?:model|number|no\.?|order|ref(?:erence)?\.?|invoice|room|flat|item|code) [\w-]*\d[\w-]*`;
/** Only what asks for a text loses its commas, not its facts. */
const ASKS = String.raw`(?<=(?:^|[.!?\n] ?)(?:[Pp]lease )?(?:[Ww]rite|[Dd]raft|[Tt]ell|[Aa]sk|[Rr]emind|[Ii]nform|[Ee]mail|[Cc](?:an|ould) you|I need|I(?:['’]d| would)? (?:like|want|need|have) to (?:ask|tell|thank|invite))\b${SENTENCE}{0,300})`;

/** Who is written to. */
export const WHO = String.raw`${NAME}|(?:the|our|my|all) \p{Ll}+(?: of ${NAME})?`;

/** Marks a sentence that a prompt wants to have said. */
export const REPORTED = '\u2063';
/** Wordings that the reader handles less well than an equivalent: pattern and replacement. */
export const ROWS = table`
\bmy (son|daughter|husband|wife|mother|father|mum|mom|dad|sister|brother|grandma|grandpa|gran|nan|aunt|uncle|boss)s (?=\d{1,3}(?:st|nd|rd|th) birthday\b|(?:birthday|wedding|funeral|graduation)\b|(?:\p{Ll}+ )?(?:teacher|school|doctor|dentist|coach|boss|tutor|nursery|landlord|GP)\b) → my $1's 
\b([Tt]ell|[Aa]sk) (her|him|them|${NAME}) (to [^.!?,\n]{3,120}?),? and that (?=(?:I|we|you|he|she|they|the|our|my|it)\b) → $1 $2 $3. Tell $2 that 
^Introduce (${NAME}|(?:my|our) [^.,:!?\n]{3,40}?) to (${NAME}|(?:the|our|all) \p{Ll}+(?: \p{Ll}+)?)(?: by e-?mail)?(?=[.,:]|$) → Write an email to $2 introducing $1
^(?:(?:[Ww]rite )?(?:an? )?(?:[Ee]-?mail|[Nn]ote|[Ll]etter|[Mm]essage) to )?[Tt]hanks?(?: ?you)?(?: to)? ((?:our|my) (?:\p{Ll}+ )?${NAME}|(?:our|my) \p{Ll}+|${NAME}),(?= (?:he|she|they) ) → Write a thank you email to $1.
\b([Nn]ote|[Ll]etter|[Mm]essage|[Nn]otice) (?:for|to) (?:the other|all the|all|the) (?:flats|apartments|households|houses|units)\b → $1 to the neighbours
^(?:[Pp]lease |[Pp]olitely ){0,2}(?:[Dd]ecline|[Rr]eject|[Rr]efuse|[Tt]urn down) (?:(?:the|an?) )?(\p{Ll}+(?: \p{Ll}+)?) (?:from|of|by) (${NAME})(?: politely)?(?=[ ,.]) → Write an email to $2 declining the $1
^(?:Please )?(?:[Dd]ecline|[Tt]urn down|[Rr]efuse|[Rr]eject) (${NAME})['’]s (?=\p{Ll}+ (?:for|to|of|from|about|on)\b) → Write an email to $1 declining your 
^(?:Please )?[Aa]ccept (${NAME})['’]s (?=\p{Ll}+ (?:for|to|of|from|about|on)\b) → Write an email to $1 accepting your 
^(?:Please )?[Aa]ccept (?:the|an?) (\p{Ll}+(?: \p{Ll}+)?) (?:from|of|by) (${NAME})(?=,) → Write an email to $2 accepting the $1
(?<=\b(?:[Ee]-?mail|[Aa]sk|[Tt]ell|[Ww]rite|to) )((?:my|our|the) \p{Ll}+(?: \p{Ll}+)?) \((?:coach |teacher |boss )?(\p{Lu}[\p{L} .'’-]{1,40})\) → $1 $2
^((?:[Ww]rite )?(?:[Aa]n? )?(?:\p{Ll}+ )?(?:[Ee]-?mail|[Ll]etter|[Nn]ote|[Mm]essage)) for ((?:my|our|the) \p{Ll}+(?: \p{Ll}+| of \p{L}+)?) \((${NAME})\) → $1 to $2 $3
\b(?:(?:our|my|the) (?:\p{Ll}+ (?:of )?)?)?(${NAME}) \((?:contact|attn|att|c\/o)(?: person)?[.:]? (${NAME})\) → $2 at $1
^(?:(?:I|We) )?(?:must|[Nn]eed|[Mm]ust|have|want|should)(?: to)? (?:answer|reply|respond|write|e-?mail|inform|tell)(?: to)? (?=(?:(?:an?|the|our|my|one) )?\p{Ll}+,? ${NAME}[.,]) → Write an email to 
^(?:I (?:want|have|need) to )?[Ss]ay no to (an? \p{Ll}+|${NAME}) who (?:wants|asks for|asked for|wanted|is asking for) (?:an? )?(?=\p{Ll}) → Write an email to $1 declining the 
^To (${NAME}), ((?:our|my|the|his|her) [\p{Ll} -]{3,30}):(?= ) → Write an email to $2 $1:
^(?:I(?:['’]m| am) )?[Aa]pplying (?:to be|as|for (?:job|position|post|role) (?:of|as)) (?:an? |the )? → I am applying for the position of 
(?<=[.!?] )(?:(?:[Ii]nclude|[Aa]dd|[Uu]se|[Ww]ith) )?(?:[Aa] )?(?:short )?[Qq]uote (?:from|by) ([^.,:"“\n]{3,60}(?:, [^.,:"“\n]{3,40},)?),? saying (?:that )?(?=[^:"“\n]{4}) → $1 says 
(?<=[.!?] )(?:The |Our )?[Cc]ontact(?: person)? is (?=${NAME}, ) → Contact: 
\b([Tt]hank (?:him|her|them|${NAME})) (?:that|because) (?:he|she|they) (?:is|are) (?=(?:(?:always|so|never) )?\p{Ll}+ing\b) → $1 for 
(?<=^|[.!?] )(?:(?:[Pp]lease )?[Dd]ate it|[Dd]ated)(?: as)? (?=\p{Lu}?\p{L}* ?\d) → Date: 
^(?:Because|Since|As) ([^.!?\n]{5,160}), (?:please )?((?:e-?mail|write to|message|ask|tell) [^.!?\n]{5,250}?)[.?!]?$ → $2 because $1
^It would be (?:good|great|nice|useful|helpful) if (${NAME}|(?:my|our|the) \p{Ll}+) (?:knew|could know) that\b → Tell $1 that
^How (?:do|can|should|would|could) (?:I|we) (tell|ask) ([^?\n]{5,300})\? → $1 $2.
^(?:I(?:['’]m| am) )?[Ff]ollow(?:ing)? up with (${NAME}(?: (?:at|from|of) ${NAME})?) (?:about|on)\b → Write a follow-up email to $1 about
^(?:(?:Pleas|(?:I )?[Nn]eed to|I (?:have|want|would like) to|I['’]d like to|(?:[Cc]an|[Cc]ould) you(?: please)?|[Pp]lease) )?[Ee]-?mail (?=${NAME}(?:,? (?:and (?:ask|tell|say|thank|let|offer|confirm|invite|remind|apologi[sz]e|congratulate|explain|decline|accept|suggest)|that|to|about|asking|saying|telling|sending|thanking|because|if|whether)\b|[,.] )) → Write an email to 
(?<=\b(?:[Aa]sk|[Tt]ell|[Ll]et|[Ii]nform|[Rr]emind) [^.!?\n]{2,80}?),? by e-?mail,?(?= (?:not to|to|if|whether|that|for)\b) → 
^[Tt]ell (all staff|staff|everyone|everybody|members|parents|residents|customers|(?:the|our|all) \p{Ll}+): → Write an announcement for $1:
^([Tt]ell|[Rr]emind|[Ii]nform) ((?:(?:all|the|our|my) )*(?:parents|staff|everyone|everybody|tenants|residents|members|customers|guests|neighbours|colleagues|volunteers|team|players|students)) (?=(?!(?:to|that|about|of|if|not|in|at|on|from|who|when|what|how|why|and|with|for|please|they|we|I)\b)(?:\p{Ll}+ ){1,4}(?:is|are|was|were|will|has|have|starts?|ends?|opens?|closes?|moves?|needs?)\b) → $1 $2 that 
\b([Tt]ell|[Ii]nform|[Rr]emind) ((?:my|our|the|all) (?:\p{Ll}+ )?\p{Ll}+|everyone|staff|${NAME}) no (?=(?:\p{Ll}+ ){1,3}(?:today|tomorrow|tonight|on|this|next)\b) → $1 $2 that there is no 
(?<=\b(?:staff|company|team|everyone|colleagues|employees|members|parents|department)\b[^]{3,600}[.!] )Congratulate (him|her|them)(?=[.!]|$) → ${REPORTED}Please join me in congratulating $1
^(?:Please )?[Tt]hank (?:our|my) \p{Ll}+ (the \p{Lu}\p{Ll}+s) for\b → Thank $1 for
^Thanks? to ((?:the|our|all) \p{Ll}+|everyone|${NAME}) for\b → Thank $1 for
^(?:Please )?(?:Write|Send) (${NAME}) (an? (?:\p{Ll}+ ){0,2}(?:note|e-?mail|message|letter|card|line))\b → Write $2 to $1
(?:(?<=^|[.!?] )To (?!(?:Do|Buy|Note|Start|Finish|Sum|Be|Let|Rent|Sell|All)\b)|^(?:Please )?(?:[Ee]-?mail|[Mm]essage|[Tt]ext) )(${NAME})(?:(\.)|:| [–-])(?= ) → Write an email to $1:
^(?:[Ee]-?)?[Mm]ail for (?=(?:(?:my|our|the) [^.,:\n]{3,40}|${NAME}(?:['’]s \p{Ll}+)?)(?:,| -| –|:) ) → Write an email to 
^(?:Please )?(?:[Ii]nform|[Nn]otify) ((?:(?:all|the|our|my) )*\p{Ll}+s(?: (?:of|in|at) [^.,:\n]{2,40})?):(?= ) → Write an email to $1:
^(?:Please )?[Cc]onfirm (?:the|an?) (booking|reservation|order|appointment|registration|stay|viewing|visit|interview|meeting|call) (?:of|for|to|with) (?:(?:candidate|customer|guest|client|applicant) )?(${NAME}(?: and ${NAME})?)(?=[:,.]| ) → Write an email to $2 confirming your $1
^(?:[Pp]ls |[Pp]lease )?[Rr]emind (every(?:one|body)(?: (?:in|at|of|from) [^.,:\n]{2,40})?|(?:(?:all|the|our|my) )+\p{Ll}+(?: (?:of|in|at) [^.,:\n]{2,40})?): → Write a reminder email to $1:
^(?:Please )?[Cc]onfirm ((?:our|my|the|his|her|their) [^.,:!?\n]{3,80}?) to (${NAME})(?=[.,:]|$) → Write an email to $2 confirming $1
^(?:Please )?[Cc]onfirm (?:to|for) (${NAME})(?= (?:his|her|their|the|our|that)\b) → Write an email to $1 confirming
^(?:Please )?(?:[Rr]espond|[Rr]eply) to (${NAME})['’]s (\p{Ll}+(?: \p{Ll}+)?)(?= (?:for|about|of|on|from)\b|[:,.]) → Write a reply to $1 about your $2
^(?:Please )?[Ee]-?mail (?!to\b|for\b|from\b|about\b|by\b|with\b)(?=(?:(?:all|the|our|my) )?(?:\p{Ll}+ ){0,2}(?:subscribers|customers|members|clients|parents|tenants|residents|staff|guests|volunteers|suppliers|colleagues|team)(?: [^.,:\n]{2,30})?:) → Write an email to 
^(?:Please )?[Tt]hank ((?:(?:all|the|our|my) )+\p{Ll}+(?: (?:of|in|at|from) [^.,:\n]{2,40})?|${NAME}):(?= ) → Write a thank you email to $1:
^(?:The )?[Ss]ubject (?:line )?(?:should|must|needs to|has to) be (?:about )?([^.,:\n]{3,60})\. To:? ([^.:,\n]{2,60})\. → Write an email to $2 about $1. 
^(?:Please )?[Rr]equest (an? (?:\p{Ll}+ ){0,2}\p{Ll}+) from (${NAME})(?= (?:for|of|by|because)\b) → Write an email to $2 requesting $1
^((?:(?:[Aa]|[Oo]ur|[Tt]he) )?(?:[Cc]ustomer|[Cc]lient|[Tt]enant|[Gg]uest|[Mm]ember|[Pp]atient)s?\b[^]{5,400}?[.,;] )(?:(?:[Tt]he |[Hh]er |[Hh]is )?[Nn]ame is|[Nn]ame:)(?= ${NAME}) → $1Customer name is
(?<=[.!?] )(?:Please )?(?:[Ee]-?mail|[Mm]essage) (?=(?:my|our|the) |${NAME}(?: and (?:ask|tell|say)|,)) → Write an email to 
, (?:so )?(?:please )?(?:[Ee]-?mail|[Mm]essage|[Ww]rite(?: to)?) (them|him|her)(?= (?:asking|to ask|telling|saying|requesting|about)\b) → . Write $1 an email
, so (?:please )?(?:[Ee]-?mail|[Mm]essage) (?=(?:my|our|the) |${NAME}(?: and (?:ask|tell|say)|,)) → . Write an email to 
\b((?:e-?mail|letter|note|message)(?: to [^.,!?\n]{2,60})?) that (?:also )?(ask|say|tell|explain|thank|invite|offer|remind|confirm|suggest|announce)s(?= ) → $1 to $2
(?<=[?.!]) [Rr]eason: (?=[^.!?\n]{2,120}?\b(?:is|are|was|were|has|have|had|will|won['’]t|can(?:not|['’]t)?|comes?|arrives?|needs?|must|gets?|got|broke|found|wrote|am|do(?:es)?(?:n['’]t)?|did(?:n['’]t)?)\b) →  The reason is that 
, [Rr]eason: (?=[^.!?\n]{2,120}?\b(?:is|are|was|were|has|have|had|will|won['’]t|can(?:not|['’]t)?|comes?|arrives?|needs?|must|gets?|got|broke|found|wrote|am|do(?:es)?(?:n['’]t)?|did(?:n['’]t)?)\b) → , because 
\b(an? (?:\p{Ll}+ ){0,2}(?:e-?mail|letter|note|message)(?: to ${NAME})?) and(?= (?:ask|apologi[sz]e|tell|thank|invite|remind|say|offer|congratulate|decline|accept)\b) → $1 to
^((?:\p{L}+ ){0,3}(?:[Dd]escription|[Ll]etter|[Ee]-?mail|[Tt]ext|[Pp]ost(?:ing)?|[Aa]d(?:vert)?|[Nn]ote|[Cc]opy|[Ii]tem|[Nn]otice|[Ll]isting|[Ff]lyer)) (?:needed|wanted|required|please): → $1:
^(?:Please )?(?:[Ee]-?[Mm]ail|[Mm]ail)(?= (?:my|our|the|all|\p{Lu}[\p{L}.]+)(?: [^\s,.]+,?){0,5} (?:that|to|about|asking|saying)\s) → Write an email to
^I(?:['’]d| would)? (?:(?:want|like) to(?= (?:thank [^.!?\n]{2,60} for|decline|accept|cancel) )|(?:need|have) to(?= (?:cancel|decline|turn down|accept|resign(?! from\b| as\b)) )) → Write a letter to
^(?:(?:Can|Could) you )?(?:[Pp]lease )?[Hh]elp me (?:to )?(?=(?:decline|turn down|accept|resign|cancel) ) → Write a letter to 
^(?:(?:Please )?[Cc]omplain to(?= (?:${NAME}|(?:the|our|my) \p{Ll}+(?: \p{Ll}+)?)(?:[.,:]| (?:about|that|because)\b))|(?:I(?:['’]d| would)? (?:want|like|need|have)|[Nn]eed|[Ww]ant) to complain to(?= )) → Write a complaint letter to
\bI (?:want|need|would like|['’]d like|have) to send ((?:my|our|the) \p{Ll}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) an? (e-?mail|message|note|letter)(?= ) → Write a $2 to $1
(?<=[^,.!?\n]{5,80}), attach them(?=[,.]|$) → , they are attached
\b([Bb]ring) own(?= \p{Ll}) → $1 your own
\bhelp me with(?= an? (?:\p{Ll}+ )?(?:e-?mail|letter|note|message|post)\b) → write
${ASKS} about (?:this|it|that)(?=[.,?!]|$) →
${ASKS},? (?:and (?:ask|invite|encourage)|ask(?:ing)?|inviting|encouraging) (?:people|everyone|readers|followers|visitors|customers) to(?= [^.!?\n]) → . ${REPORTED}Please
\btheir\b(?<=${REPORTED}Please [^.!?\n]{0,200}) → your
\band to(?= )(?<=${REPORTED}Please [^.!?\n]{0,200}) → and
(?<=\b(?:that|know) ${SENTENCE}{3,200}),? and(?= ask (?:(?:him|her|them) (?:when|if|whether|to|how|what|why|for)|whether|if|when)\b) → .
\basking if(?= (?:the|our|my|\p{Lu}\p{Ll}+)\b) → asking whether
\b(ask(?:ing)?(?: (?:him|her|them))?)( for [^,.!?\n]{3,80}?) and (?=(?:what|whether|how|when|if|why)\b) → $1$2, $1 
\b((?:sorry|apologi[sz]e|apologi[sz]ing|apology|apologies) for )(?=(?:late|delayed|slow|long|short|missing) (?:reply|response|answer|delivery|delay|wait|silence|notice)\b) → $1the 
(?<=[.!?] )([Ss]ay sorry|[Aa]pologi[sz]e) and(?= (?:tell|say|offer|ask|suggest|promise|thank)\b) → $1.
, so(?= (?:ask (?:for|if|whether|when|how|him|her|them)|(?:tell|remind|thank) (?:him|her|them)|mention|say|offer|apologi[sz]e)\b) → .
${ASKS},? and thank(?= (?:the|all|our|everyone)\b) → . ${REPORTED}Thank you to
^((?:[Bb]log )?(?:[Pp]ost|[Aa]rticle)), ((?:(?:around|about|ca\.?|max\.?) )?\d+ words),(?= (?:how|why|what)\b) → $1 of $2 about
^(?:I(?:['’]d| would)? )?(?:[Nn]eed|[Hh]ave|[Ww]ant|like) to let ((?:my|our) \p{Ll}+(?: \p{Ll}+)?) know(?: that)?(?= (?:I|we|the|my|our|there)\b) → Tell $1 that
\b([Dd]escribe) th(?:is|ese)(?= (?!(?:product|item|for|in|as|to|with|one|using|please|briefly|article|text)\b)\p{Ll}{3}) → $1 our
^([Ee]-?mail|[Mm]essage|[Nn]ote):(?= to \p{Lu}) → $1
^((?:Write an )?(?:[Ee]-?mail|[Mm]essage|[Nn]ote) to (?:\p{Ll}+ )?${NAME})(?:[,:]| [–-])(?= (?:move|postpone|reschedule|cancel) [^,.]{0,40}\b(?:service|delivery|booking|fitting|training|repair|meeting|call|kick-?off|workshop|lunch|dinner|breakfast|appointment|session|visit|tasting|review|interview|class|lesson)\b) → $1 to
,(?= \d{1,2}[:.]\d\d\b)(?<=\b(?:move|postpone|reschedule) [^,.:\n]{3,60},) →  at
, (?:the )?reason (?:is|being)(?: that)?(?= (?:the|our|my|I|we|it|there)\b) → , because
\b((?:Her|His) name is ${NAME}) and(?= s?he\b) → $1.
\b([Nn]ote|[Ll]etter|[Nn]otice|[Mm]essage|[Ff]lyer|[Ll]eaflet) to (?:put|go|drop|push|post|slip|leave) (?:through|in|on|under|into) (?:all )?(?:the|my|our|every) (neighbou?r|resident|tenant|member|customer|guest)s?['’]s? (?:(?:front )?doors?|letter ?boxes|mailboxes|doorsteps?|windscreens?)\b → $1 to the $2s
\b([Nn]otice|[Nn]ote|[Ss]ign|[Aa]nnouncement|[Pp]oster) to (?:hang|stick|pin|put|tape|post|place)(?: up)? (?:on|in|at|by|near|next to|beside|outside|inside|above)(?: [\p{L}-]+){1,4}(?=[.,:?]) → $1
(?<=[.!?] )(?:(?:[Cc]an|[Cc]ould) you )?(?:[Pp]lease )?[Dd]escribe (?:it|this)(?: for (?:the|our|my) [\p{L} -]{2,30})?[.!?]*$ →
\bHow (?:would|should|could|do) (?:I|we) (?:put|say|word|write) (?:that|this|it) in (an? \p{Ll}+) to (${NAME}|(?:my|our|the) [\p{L} ]{2,30})\?$ → Write $1 to $2.
\b([Pp]ost|[Cc]aption|[Nn]otice)( for [^.,!?\n]{2,40})? that (?:also )?(?:says|mentions)(?= ) → $1$2. Mention that
\b(?:little |small |short )?ad for the (?=notice ?board|shop window|parish mag) → notice for the 
\b((?:e-?mail|letter|note|message) to) (?=\p{Ll}{4,}(?: \p{Ll}+)? (?:Mr|Mrs|Ms|Miss|Dr)\b) → $1 the 
^What (?:could|can|should|would) (?:we|you|I) (?:say|write) about ([^?\n]{3,80})\? → Describe $1.
^(?:Our|My|The) ([\p{L} -]{3,40}) needs an? (?:product )?description: → Describe our $1:
^((?:[\p{L}' ]{3,60} )?(?:[Dd]escribe|[Dd]escription (?:of|for))) (\p{Lu}[^,.:\n]{1,40}), ((?:our|my|an?) [^,.:\n–—]{3,60}?)(?:[:,]| [–—-])(?= ) → $1 $2: $3,
^(?:I|We)(?:['’]ve| have)? (?:just |now |recently ){0,2}(?:sell|make|offer|produce|launched|started (?:selling|making|offering)) ((?:(?:an?|our|my) )?[^:.,\n]{3,60}):(?= )(?![^]*\b(?:[Ww]rite|[Dd]raft|[Ee]-?mail|[Pp]ost|letter)\b) → Describe $1:
^((?:We|I)(?:['’](?:re|ve|m)| are| have| am)? (?:(?:just|now) )?(?:sell|make|offer|produce|stock|have|selling|launching|launched|making|offering)\b[^.!?:;\n]{3,120}?)[,;]? (?:(?:and|so|which) )?(?:(?:we|I) )?(?:needs?|want|would like|require|are looking for) (an? (?:\p{Ll}+ )?(?:description|product text|listing))(?: for (?:it|them|that|the (?:shop|website)))?[.:](?= ) → Write $2. $1.
^(?:We|I) (?:make|sell) ([\p{L} -]{3,40}?)( by hand)? in (\p{Lu}\p{Ll}+)\. [Dd]escribe (?:them|it): → Describe our $1: made$2 in $3,
\brequest(?:ing|s)? that we(?= (?!are\b|have\b|will\b|can|could)\p{Ll}+ (?:the|our|my|a|an)\b) → asking to
\btelling (them|him|her|everyone)(?= (?:the|our|my|we|I)\b) → telling $1 that
\brequest(?:ing|s)? that (${NAME}|my \p{Ll}+|the \p{Ll}+)(?! (?:should|would|could|will|can|may|must)\b| \p{Ll}+(?:s|ed)\b)(?= \p{Ll}) → asking $1 to
(?:(?<=^${SENTENCE}{0,300})|${ASKS})(?<=\b(?:[Mm]y|[Oo]ur|your|his|her|[Tt]he|an?)(?: \p{Ll}[\p{Ll}'’-]+){1,3}),( (?:the )?${NAME}(?: (?:in|at|from) ${NAME})?| ${NUMBERED}),(?= (?:whether|if|that|to|about|is|are|was|were|has|have|will|would|can|could|on|in|at|for|with|from|by|because|(?:ask|say|tell|thank|invit|offer|confirm|remind|apologi[sz]|explain|congratulat|declin|accept|mov|postpon|reschedul|report|request|cancell|propos)ing|parks?|keeps?)\b| and (?:transfer|pay|send|give|close|ask|tell|to|the|my|our)\b) → $1
(?:${ASKS}|(?<=\b(?:need|have|want|like) to ${SENTENCE}{3,200}))(?<!,[^,.!?\n]{3,60}),(?= because\b| (?:as|since) (?:I|we|you|he|she|it|they|there|the|our|my)\b) →
\bsaying(?= (?:I|we|you|he|she|it|they|there|the|our|my|your|his|her|their|this|these|all|an?)[\s'’]) → saying that
^((?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please )?(?:write|draft|make|create|compose|prepare|put together|help|email|send|tell)\b[^?\n]{5,600})\? → $1.
^((?:Please )?[Tt]ell (?:my \p{Ll}+|${NAME}))(?= (?:I|we|there)(?:['’]\p{L}+)? [\p{L}'’]+ ) → $1 that
^((?:(?:[Pp]lease )?(?:[Ww]rite|[Ss]end) )?(?:[Aa]n? )?(?:(?:[Qq]uick|[Ss]hort|[Aa]pology|[Tt]hank[- ]you) ){0,2}(?:[Ee]-?mail|[Mm]ail|[Mm]essage|[Nn]ote) to (?:my \p{Ll}+ )?${NAME}),(?= (?:I|we|my|our)\b) → $1:
^((?:[Ww]rite )?(?:[Aa]n? )?(?:[Ee]-?mail|[Mm]essage|[Nn]ote|[Ll]etter) to [^,.:!?\n–—]{2,40}?)(?: [–—-]|:)(?= (?:handing in (?:my )?notice|resigning|asking|thanking|inviting|apologising|apologizing|confirming|declining|reminding|cancelling|canceling|complaining|requesting)\b) → $1
(?<=^[^.!?\n]{0,80}\b(?:[Ee]-?mail|[Ll]etter|[Nn]ote|[Mm]essage)\b[^.!?\n]{0,60} )(?<!\b(?:I['’]m|am|be) )(?:to hand|handing|to give|giving)(?: in)?(?: my)? notice\b → to resign
^(?:Please )?[Dd]ecline (${NAME})['’]s (\p{Ll}+(?: \p{Ll}+)?)(?= ) → Write an email to $1 declining your $2
^(?:Please )?[Cc]omplain to ((?:the|our|my) \p{Ll}+|${NAME})(?:[:.] |, ) → Write a complaint letter to $1: 
^(?:Please )?(?:[Aa]pologi[sz]e|[Ss]ay sorry) to ((?:all|our|the|my)(?: (?:the|our|my))? (?:\p{Ll}+ )?\p{Ll}+|${NAME}): → Write an email to $1 to apologise. ${REPORTED}
, but(?= (?:thank|ask|tell|wish|congratulate) (?:him|her|them)\b) → .
^(?:[Ss]hort|[Bb]rief|[Qq]uick),? (?:and |but )?((?:friendly|polite|formal|warm|casual|professional|firm) )?(e-?mail|letter|note|message)(?= (?:inviting|asking|thanking|telling|reminding|apologising|apologizing|confirming|declining|congratulating)\b) → Write a short $1$2
(?<=\b[Ff]ollow(?:ing)?[- ]?up\b[^.!?\n]{0,80} (?:about|on) )((?:the|my|our) (?:\p{Ll}+ )?(?:proposal|quote|invoice|e-?mail|letter|parcel|order|application|draft|report|offer|message|form|contract))(?= (?:I|we) (?:sent|made|placed|submitted|filed|paid|wrote|e-?mailed|posted)\b) → $1 that
(?<=\b(?:[Nn]ote|[Cc]ard|[Ll]etter|[Ee]-?mail|[Mm]essage) to )(?:my|our) \p{Ll}+ (?=the \p{Lu}\p{Ll}+s\b) → 
^Resignation(?= to (?:my|our|the|${NAME})\b) → Resignation letter
^(?:I(?:['’]m| am) )?[Qq]uitting my job(?=[.,;:]) → Write a letter of resignation
^(?:I(?:['’]d| would)? )?(?:[Nn]eed|[Ww]ant|[Hh]ave|like) to resign(?= (?:from|as)\b) → Write a letter saying that I am resigning
^(?:Please )?(?:[Aa]pologi[sz]e|[Ss]ay sorry) to (${NAME}) (?:by|in an?) (e-?mail|letter|note|message)(?: (?:that|because)(?= )|[:,.] ?) → Write an $2 to $1 to apologise. ${REPORTED}
^((?:(?:[Pp]lease )?(?:[Ww]rite|[Dd]raft) )?an? (?:\p{Ll}+ )?(?:e-?mail|message|note|letter)|[Ee]-?mail) introducing ([^.,!?\n]{3,60}?) to ((?:the|our|all|my) \p{Ll}+(?: \p{Ll}+)?|${NAME})((?: (?:at|from|of) ${NAME})?)(?=[.,]|$| because\b) → $1 to $3$4 introducing $2
^(?:Write an? |Draft an? |An? )?([Tt]hank[- ]?you (?:note|card|letter|e-?mail|message) to [^.,:!?\n]{2,50}?) for (?=[^.!?\n]{2,40}\b(?:he|she)\b) → Write a $1 thanking for 
\b([Ww]rite|[Tt]ype) (?:this|that|it) up(?= for\b) → $1 a text
\b(ask(?:ing)?) that (?:they|she|he) not(?= ) → $1 them not to
^(?:Present|Pitch|Showcase) ((?:our|my|the|this) [^:.!?\n]{3,60}?) to ([^:.!?\n]{3,40}): → Describe $1 for $2:
(?<=\b[Tt]ell (?:the|my|our|all) \p{Ll}+) and(?= it (?:should|must) (?:sound|be|read|feel)\b) → .
(?<=\b(?:[Ee]-?mail|[Mm]ail|[Ii]nvite|[Ll]etter|[Nn]ote|[Mm]essage|[Tt]ell|[Aa]sk|[Rr]emind|[Tt]hank)\b[^]{20,}[\p{Ll}\d]) [-–] (\p{Lu}\p{Ll}+)\.?$ → . Signed $1
(?<=^|[.!?] )((?:[Kk]eep it |[Bb]e )?(?:[Pp]olite|[Ff]riendly|[Nn]ice|[Ss]hort|[Cc]alm)),? but (?=(?:I|we) (?:want|need|expect|insist)\b) → $1. ${REPORTED}
\b(chase|[Cc]hasing) payment:(?= (?:the |our )?invoice\b) → $1 payment of
(?<=\b[Aa]sk\b[^.!?\n]{5,200}[.!?] )[Aa]lso(?= (?:whether|if|how|when|what|where)\b) → Ask
^(?:[Ss]orry|[Aa]pologies)(?= (?:e-?mail|note|message|letter|text)\b) → Apology
(?:[Tt]ext|[Ww]ords|[Pp]aragraph) for (?:our|the|my) (?:(?:web ?|online )?shop|product|Etsy|eBay)(?: page)? (?:about|for|on)(?= ) → product description of
^[Dd](?:escripton|iscription|escrition|escripion|esription)\b → Description
\bsomething to (?:sell|promote|advertise|market)(?= (?:our|my|the|this) ) → a product description for
(?<=[.!?] )What (?:could|should|would|can) (?:go|stand|be) on [^.?\n]{2,60}\?$ →
(?<=\b(?:e-?mail|letter|note|message|him|her|them) )saying no to\b → declining
(?<=[.!?] )(?:Please )?[Aa]nnounce (?:it|this|that) to (?:(?:the|our|all) \p{Ll}+|everyone)(?=[,.]|$) → Write an announcement
^(?:[Ww]rite |[Ss]end )?(?:an? )?[Rr]eminder to (?=(?:pay|bring|send|return|book|submit|sign|hand|fill|register|renew|vote|lock|close|collect|update|wear|clean|check|reply|order|keep|use|take|turn|put)\b) → Remind them to 
^Here(?:['’]s| is) what (?:I|we) (?:know|have) (?:about|on) ((?:our|my|the) [^:.\n]{3,60}): → Describe $1:
^([^.!?\n]* (?:for|of|about) (?:an?|our|my|the) (?:\p{Ll}[\p{Ll}-]+ ){0,3}\p{Ll}+[^\Ws]) (?:that|which)(?= (?:is|has|\p{Ll}{2,}s) [^.!?\n]*, (?:and )?(?:is|has|\p{Ll}{2,}s) ) → $1. It
(?<=^[^.!?\n:]{5,80}\. It \p{Ll}+s [^,.:!?\n]{2,40}):(?= ) → .
\bin which (?:I|we|you) (thank(?! \p{Lu}\p{Ll}+ \p{Lu})|ask|tell|say|explain|apologi[sz]|invit|confirm|announc|remind|complain|request|inform)e?\b → $1ing
`;
