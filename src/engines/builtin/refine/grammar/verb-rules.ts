import { ADJECTIVES, NOT_SURELY_SINGULAR } from '../data/agreement-nouns.js';
import { readRules } from './read-rules.js';

/** Verbs that are no nouns, so that what stands before them is their subject. */
export const PURE_VERBS = `give|get|know|say|tell|ask|write|send|bring|believe|eat|teach|learn|contain|include|require|depend|belong|provide|allow|explain|understand|make|take|keep|leave|speak|think|happen|seem|come|see|lose|become|meet|receive|deliver|arrive|forget|agree|decide`;
/** “He” after these is half of a subject: “my wife and he work”. */
export const NOT_PAIRED = String.raw`(?<!(?:^|[.!?,;:] |\n|\b(?:because|that|if|when|so|but) )(?:[a-z]+|(?:the|my|our|your|his|her|their) [a-z]+) and (?:he|she|it))`;
const OBJECT = String.raw`(?:the|an?|my|your|his|her|our|their|me|you|him|it|us|them|this|that|these|those|\d)`;
const CLAUSE = String.raw`(?<=^|[.!?]["'”’)]{0,2}\s+|\n|, (?:and|but|so) |\b(?:but|because|so|when|although|while|since|if) )`;
/** Participles that are adjectives: “I don’t tired” lacks another verb. */
const STATES = `tired|interested|excited|worried|married|bored|scared|allowed|supposed|included|needed|hundred|sacred|naked|based|located|used`;
const GROUPS = [...NOT_SURELY_SINGULAR].join('|');

/** Mends verbs after the words that decide their form: “doesn’t wanted”, “don’t was”, “can pays”, “am search”. */
export const VERB_RULES = readRules(String.raw`
giu  \b(?:do|does|did)(n['’]t| not) (was|were)\b => $2$1<
giu  \b(do|does|did)(n['’]t| not) (?!(?:${STATES})\b)([a-z]{3,20})\b(?!-) => pastHelper($1, $3)$2 baseIfPast($3)<
giu  \b(I|you|he|she|it|we|they|who) (can|could|will|would|should|must|may|might) ((?!(?:always|sometimes|perhaps|besides|afterwards)\b)[a-z]{2,15}[^siua\W\d]s|goes|does)\b(?!['’-]) => $1 $2 withoutS($3)<
giu  \b(do)es (I|you|we|they)\b => $1 $2<
giu  \b(I am|I['’]m|we are|we['’]re) (search|look|wait|write|call|contact|try|send|ask|apply|buy|sell|learn|study|plan)(?= (?:an?|the|for|to|in|at|on|my|our|your|you|about)\b) => $1 gerund($2)<
giu  (?<=(?<!\b(?:and|or|nor|of|in|on|for|with|to|at|from|by) )\b(?:the|this|that|our|my|your|his|her|its) (?!(?:${GROUPS})\b)\p{Ll}{2,20}[^s\W]) (?:don['’]?t|do not)(?= (?:\p{Ll}{2,15}[^siua\W\d]s|goes|does)\b) =>  doesn't<
giu  ${CLAUSE}((?:the|this|that|our|my|your|his|her|their|its) (?!(?:will|can|could|would|should|must|may|might|shall|did|does|do|only|also|really|always|never|just)\b)(?:(?!(?:${GROUPS}|poor|elderly|young|old|rich|sick|way|time|moment|day|sign|notice)\b)\p{Ll}{2,14}[^s\W] (?!(?:often|never|always|there|here|then|both|also|said|told|let|made|you|they|who|that|which|him|her|them|can|could|will|would|must|should|shall|may|might|had|have|did|does|help|people|children|men|women)\b))?(\p{Ll}{3,20}(?<!ly))) ((?:${PURE_VERBS}|need|want)(?= (?:${OBJECT}|to|an?|new|more|some|every|two|three)\b)|(?:copy|return|load|save|send|check|update|delete|create|read|write|store|support|handle|process|fetch|display)(?= (?:every|each|null|true|false)\b)) => $1 singularIf($3, $2)<
`);

/** After these, a noun may not be what “who” stands for: “the companies in the town that have …”. */
const NOT_AFTER = String.raw`(?<!\b(?:of|in|on|at|for|from|with|to|by|near|around|under|over|between|into|than|and|or|nor|across|within|behind|inside|outside|like|as) )`;

/** Makes verbs agree with a noun that is certainly one or certainly several. See read-rules.ts for the notation. */
export const AGREEMENT_RULES = readRules(String.raw`
# After “and” a plural is a subject of its own where nothing before it could take it in: “… of the chairs and the tables is poor”.
gu   ((?:^|[.!?]\s)(?!(?:What|All|How|Whatever)\b)(?:(?!\b(?:of|in|on|for|with|to|between|about|from|by|at)\b)[^.!?,;:\n]){2,80}\b(?:is|are|was|were|has|have|had)\b(?:(?!\b(?:of|in|on|for|with|to|between|about|from|by|at)\b)[^.!?,;:\n]){1,60} and (?:the|these|our|my|their) (\p{Ll}{3,20})) (is|was|has)(n['’]t)?(?![\p{L}'’-]) => $1 pluralIf($3, $2)$4<
gu   ${NOT_AFTER}\b((?:[Tt]he|[Tt]his|[Oo]ur|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Ee]ach|[Ee]very|[Aa]nother) (?:(?:${ADJECTIVES}) )?(\p{Ll}{3,20}) (?:who|which|that)) (have|are|(?<=who )(?:live|work|need|want|like|help|sell|play)|${PURE_VERBS})(?= (?:an?|the|to|in|on|at|for|with|from|my|your|our|his|her|their|it|me|us|you|very|been|not|all|always|every|next|here|\d)\b) => $1 singularIf($3, $2)<
gu   ${NOT_AFTER}\b((?:[Tt]he|[Tt]hese|[Tt]hose|[Oo]ur|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Mm]any|[Ss]ome|[Ss]everal|[Aa]ll the) (?:(?:${ADJECTIVES}) )?(\p{Ll}{3,20}) (?:who|which|that)) ((?<=who )(?:is|was|does)|has|costs|needs|wants|includes|contains|lives|works|comes|runs|opens|starts|sells|arrives)(?![\p{L}'’-]) => $1 pluralIf($3, $2)<
`);
