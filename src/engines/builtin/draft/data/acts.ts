import { table } from '../../text/table.js';

/** What the words after an act must be, proved by the tagger before the act is written. */
type Complement = 'noun' | 'verb' | 'question' | 'clause' | 'none';

/** One act of a letter: how a prompt asks for it and the sentence that performs it. `{x}` is the caller's words. */
export interface ActForm {
  /** After an optional “to”, in base form or gerund; `<o>` is the person it is done to. */
  lead: string;
  complement: Complement;
  /** `{I}` is “I” or “We”, `{me}` “me” or “us”, `{am}` “I am” or “We are”. */
  sentence: string;
  subject?: string;
  /** Only as the first thing that a letter does: “cancel my membership” may be said to the reader later on. */
  opensLetter: boolean;
}

/** Complement (with `*` where the act opens a letter), lead, sentence and subject line. */
const ROWS = table`
question → ask(?:ing)?<o>?(?=\s+(?:if|whether|when|what|which|who|where|why|how)\b) → Please let {me} know {x}. → Request to {x}
verb → (?:ask|tell|request|urg|instruct|requir)(?:ing|e)?<o> not to → Please do not {x}.
verb → (?:ask|tell|request|urg|instruct|requir)(?:ing|e)?<o> to → Please {x}. → Request to {x}
verb → (?:remind)(?:ing)?<o> to → Please remember to {x}. → Reminder to {x}
verb → ask(?:ing)?(?= to (?:send|provide|fix|repair|forward|reply|respond|sign|pay|deliver|refund|replace|explain|clarify|submit|let (?:me|us) know)\b) to → Please {x}. → Request to {x}
verb → ask(?:ing)? to → {I} would like to {x}. → Request to {x}
noun → ask(?:ing)?<o>? for(?= (?:an? |the )?(?:\p{L}+ )?(?:confirmation|receipt|invoice|quote|copy|copies|list|link|photos?|proof|estimate|certificate|statement)\b) → Please send {me} {x}. → Request for {x}
noun → (?:ask|apply)(?:ing)?<o>? for → {am} writing to ask for {x}. → Request for {x}
noun → ask(?:ing)?<o>? about → {am} writing to ask about {x}. → {x}
noun → (?:an? )?request(?:ing)?(?: for)? → {am} writing to request {x}. → Request for {x}
noun → (?:thank|thanking)<o>? for|thanks for → Thank you for {x}. → Thank you for {x}
noun → invit(?:e|ing)<o>? (?:to|for) → You are invited to {x}. → Invitation to {x}
noun → (?:with |including )an? invit(?:ation|e) (?:to|for) → You are invited to {x}. → Invitation to {x}
noun → remind(?:ing)?<o>? about(?!.* that ) → This is a reminder about {x}. → Reminder: {x}
noun → remind(?:ing)?<o>? of(?!.* (?:that|about) ) → This is a reminder about {x}. → Reminder: {x}
noun → (?:apologi[sz](?:e|ing)|say(?:ing)? (?:we are |we[’']re |i am |i[’']m )?sorry)(?: to<o>)? (?:for|about) → {I} apologise for {x}. → {My} apologies for {x}
clause → (?:apologi[sz](?:e|ing)|say(?:ing)? sorry) to<o> that → {am} sorry that {x} → {My} apologies
clause → (?:apologi[sz](?:e|ing)|say(?:ing)? sorry)(?: to<o>)? because → {am} sorry that {x} → {My} apologies
none → thank(?:ing)?<o>(?: (?:all|both))? → Thank you very much. → Thank you
none → congratulat(?:e|ing)<o> → Congratulations! → Congratulations
noun → resign(?:ing)? from → {am} resigning from {x}. → Resignation
noun → resign(?:ing)? as → {am} resigning as {x}. → Resignation
none → (?:giv(?:e|ing)|hand(?:ing)? in)(?: in)?(?: my)? notice|resign(?:ing)? → {am} writing to give notice of my resignation. → Resignation
noun → sending<o>(?= (?:the|our|my|this|an?) ) → {am} sending you {x}. → {x}
noun → chas(?:e|ing)(?: up)?|follow(?:ing)? up (?:on|about) → {am} writing to follow up on {x}. → {x}
none → (?:apologi[sz](?:e|ing)|say(?:ing)? sorry) → Please accept {my} apologies. → {My} apologies
clause → that → {x}
verb → (?:everyone|everybody|guests|participants|attendees|members|they) (?:should|must|needs? to|ha(?:ve|s) to)(?! (?:know|feel|understand|hear|get|be|not)\b) → Please {x}.
noun → congratulat(?:e|ing)<o>? on → Congratulations on {x}. → Congratulations on {x}
clause → (?:confirm)(?:ing)?(?: to<o>)? that → {x} → Confirmation: {x}
noun → (?:confirm)(?:ing)? → This is to confirm {x}. → Confirmation: {x}
noun → (?:declin|reject|refus)(?:e|ing)|say(?:ing)? no to|turn(?:ing)? down → Unfortunately, {I} have to decline {x}. → {x}
noun → contest(?:ing)?|disput(?:e|ing)|appeal(?:ing)?(?: against)? → {am} writing to contest {x}. → Objection to {x}
noun → introduc(?:e|ing)(?! (?:him|her|them)$) → {I} would like to introduce {x}. → Introducing {x}
noun → reporting → {am} writing to report {x}. → {x}
noun → promising → {I} promise you {x}.
noun → admitting → {I} admit {x}.
noun → moving(?! (?:out|in|to|house|away)\b) → {I} would like to move {x}. → Request to move {x}
noun → postponing → {I} would like to postpone {x}. → Request to postpone {x}
noun → rescheduling → {I} would like to reschedule {x}. → Request to reschedule {x}
noun → complain(?:ing)?(?: to<o>)? (?:about|of) → {am} writing to complain about {x}. → Complaint about {x}
verb → to(?= (?:reschedule|postpone|move|push|discuss|arrange|book|change|extend|renew|give notice|register|return)\b) → {I} would like to {x}. → Request to {x}
verb → offer(?:ing)? to → {I} would like to {x}.
noun → bring(?:ing)? (?:him|her|them) → {I} will bring you {x}.
noun → wish(?:ing)?<o>(?=\s+(?:an?|all|the|good|luck|happy|every|much|speedy|lots)\b) → {I} wish you {x}.
noun → accept(?:ing)?|say(?:ing)? yes to → {am} happy to accept {x}. → {x}
noun → offer(?:ing)?(?: (?:him|her|them))?(?! (?:is|was|valid|ends|expires|stands|holds)\b) → {I} would like to offer you {x}.
clause → (?:suggest|propos)(?:e|ing)? that → {I} would suggest that {x} → {x}
noun → (?:suggest|propos)(?:e|ing)? → {I} would suggest {x}.
clause → complain(?:ing)?(?: to<o>)? that → {x} → Complaint: {x}
clause → remind(?:ing)?<o>? that → {x} → Reminder: {x}
clause → (?:tell|say|inform|explain|announc|repl(?:y)?|let|warn|not|mention|promis|(?:re)?assur|point out|writ|stress|add|make clear|emphasi[sz]|report)(?:ing|ting|e)?(?: to)?<o>?(?: know)?(?: politely| clearly)? that → {x}
clause → (?:tell|telling|let|letting|inform|informing|remind|reminding|warn|warning)<o>(?: know)?(?=\s+(?:I|we|you|he|she|it|they|the|our|my|your|his|her|their|this|there|all)\b) → {x}
clause → (?:(?:say|saying)(?! (?:yes|no)\b)|explain|explaining|mention|announce|announcing|add|note|write(?=\s+(?:I|we|you|he|she|it|they|the|our|my|your|his|her|their|this|there|all)\b)) → {x}
noun → cancell?ing → {am} writing to cancel {x}. → Cancellation: {x}
noun* → cancel → {am} writing to cancel {x}. → Request to cancel {x}
`;

/** In this order; the first that fits is taken. */
export const ACTS: readonly ActForm[] = ROWS.map(([complement = '', lead = '', sentence = '', subject]) => ({
  complement: complement.replace('*', '') as Complement,
  lead,
  sentence,
  ...(subject !== undefined && { subject }),
  opensLetter: complement.endsWith('*'),
}));
