import { regex } from '../../text/regex.js';

/** “…, whether that is at home or at work.” */
const EXAMPLES = String.raw`(?<!\b(?:know|tell|ask|check|confirm|say|decide|sure|matter|mind|see|depends?|depending on|wonder)\b[^.!?\n]{0,60}),\s(?:whether|be it) (?:(?:that|it)(?:['’]s| is) |you(?:['’]re| are) )?(?:for|at|in|on|sitting|lying|relaxing|travelling|spending|working|cooking|hiking|cycling|going on) [^.;!?\n\d]{3,160}(?=[.!?]$)`;
const RELATIVE = String.raw`,\s(?:which(?! (?:is to say|includes?|included|contains?|covers?|are)\b)|who)\s[^,.;!?\n]{3,120}(?=,\s)|,\s(?:which|who)\s(?![^.!?\n]{0,160}\b(?:you|your|told|said|means?|meant)\b)[^,.;!?\n]{3,160}(?=[.!?]$)|${EXAMPLES}`;
export const ASIDES = regex.gu`\s\([^()\n]{0,200}\)|${RELATIVE}`;
/** Relative clauses that only say what the writer thinks of the matter. */
export const COMMENTS = regex.giu`,\s(?:and )?which (?:is|was|were|are|would be)(?: (?:of course|also|really|real|very|super|such|just|quite|so|truly|rather|always|certainly|definitely|absolutely|something (?:that )?|an?|the|all)){0,4} ?(?:(?:great|exciting|awesome|nice|lovely|wonderful|amazing|fantastic|brilliant|excellent|good|perfect|handy|annoying|disappointing|frustrating|understandable|unfortunate|sad|shame|pity|pleasure|bonus|plus|surprise|relief|honou?r|result|achievement|proud|all of us|the whole team|everyone|we|I)\b)(?! (?:value|price|condition|quality|if|when|for (?!us\b|me\b)\p{L}+)\b)[^,.;!?\n\d]{0,80}(?=[,.!?])|,\s(?:and )?which (?:I|we|you|they|all of us|everyone|everybody|my \p{Ll}+)(?: have|['’]ve)? (?:all |really |both |always |absolutely |very much )*(?:love|loved|like|liked|enjoy|enjoyed|appreciated?|keep forgetting|been looking forward to)\b[^,.;!?\n\d]{0,60}(?=[,.!?])|,\s(?:and )?which (?:everyone|we all|I|we|all of us) (?:was|were|am|are) (?:(?:all|obviously|naturally|of course|very|really|so|quite) )*(?:pleased|happy|glad|delighted|excited|surprised|relieved|proud) (?:about|with|of|at|by)(?=[,.!])|,\s(?:and )?(?:which|this) is (?:very |greatly |really )?much appreciated\b[^,.;!?\n\d]{0,60}(?=[,.!])|,? and (?:I['’]m|I am|we['’]re|we are)(?: (?:really|so|very|just|getting|quite))* (?:sick(?: and tired)? of|fed up with|tired of) [^,.;!?\n\d]{3,60}(?=[.!])|${EXAMPLES}`;

/** What stands between two commas, or a comma and the end of a sentence, and is no member of a list. */
const REST = String.raw`[^,.;:!?\n\d]{3,130}`;
/** Begins the main clause after a lead-in: “we”, or “the board has”, but not “our landlord and”, which goes on with a list. */
export const MAIN_CLAUSE = String.raw`(?:we|it|there|I|you)\b|(?:the|our|this|these|my|an?|all)(?: (?!(?:and|or|who|that|which)\b)[\p{L}\d'’&-]+){0,8} (?:(?:is|are|was|were|has|have|had|will|would|can|could|must|may|should)\b|(?:(?! (?:we|I)\b)[^,.!?\n])*[.!]$)`;
const ONLY_COMMA = String.raw`(?<=^[^,;:]{15,250}),\s`;
const END = String.raw`(?=[.!]$)`;
const FEELS = String.raw`(?:great|lovely|nice|wonderful|good|fantastic|brilliant|amazing|pleasure|shame|pity|joy|delight|fun|fascinating|exciting|disappointing|frustrating|annoying)`;

/**
 * Parts that a sentence can do without: where a thing is, what somebody thinks or feels, what follows from it, examples.
 * They say something of their own, so they go only where a text would otherwise be too long.
 */
export const OPTIONAL = new RegExp(
  [
    RELATIVE,
    COMMENTS.source,
    String.raw`^(?:Located|Situated|Based|Nestled|Set|Housed|Founded|Built|Inspired|Surrounded|Tucked)\s${REST},\s(?=(?:the|our|this|my|we|it|he|she)\b)`,
    String.raw`^(?:As (?:you|some of you|many of you|most of you|we all) (?:all |may |might |will |probably |already )*(?:know|be aware|are aware|have heard|have seen|see)|(?:While|Although|Though) (?:I|we) (?:do |fully |really |very much |completely |of course )*(?:understand|appreciate|know|realise|realize|accept|agree)|After (?:much|a lot of|careful|further|some|several|a great deal of|many|a long))\s${REST}(?:,[^.;:!?\n\d]{1,120}\sand\s${REST})?,\s(?=${MAIN_CLAUSE})`,
    String.raw`,\swith\s(?:several|many|some|most|a number|a few|one or two|lots|plenty|everyone|people|members|customers|a lot)\s[^,.;:!?\n\d]{0,40}\p{L}+ing\s${REST}${END}`,
    String.raw`,\s(?:although|though|even though|even if)\s(?:(?:this|that|it|some|I|we|they|of course)\s[^,.;:!?\n\d]{0,60})?(?:somewhat|slightly|a bit|a little|rather|depends?|might|perhaps|of course|to some extent|love|like|enjoy|wish)\b[^,.;:!?\n\d]{0,60}${END}`,
    String.raw`${ONLY_COMMA}(?:something|people|those|one|an? (?:place|space|fact|feat|move|step|decision|process|role|job|thing|story|day|project|reminder))\s(?:that|which|who|where|I|we)(?:\s|['’])${REST}${END}`,
    String.raw`(?:,\s(?:and |but )?|\sand )(?:it|that|this)(?:['’]s| is| was| has been| will be)(?: (?:really|so|very|absolutely|such|always|also|just|quite|an?|real|great))* ${FEELS} (?:to|that|how|seeing|having)\b(?! be\b)[^,.;:!?\n\d]{0,100}(?=[.!]$|,\s)`,
    String.raw`${ONLY_COMMA}(?:making|allowing|giving|meaning|ensuring|helping|leaving|bringing|creating|providing|offering|showing|reflecting|highlighting|reminding|causing|letting|enabling|adding|keeping)\s${REST}${END}`,
    String.raw`,\s(?:one|some|most|many|half|all|both|each|the (?:first|second|last|latter|former)) of (?:which|whom)\s${REST}(?=[.!]$|,\s)`,
    String.raw`,\sas (?:some|many|most|several) (?:people|of you|others|members)\s${REST}${END}`,
    String.raw`,\s(?:especially|particularly|in particular|not least|notably|perhaps)\s(?!(?:after|before|at|on|in|during|between|from|until|if|when|around|near|over)\b)${REST}${END}`,
    String.raw`,?\s(?:because|as|since) (?:I|we) (?:(?:really|truly|just|honestly|always|do) )*(?:love|like|enjoy|want|wanted|care)\s${REST}${END}`,
  ].join('|'),
  'giu',
);
