import { findAtoms } from '../invariant/find-atoms.js';
import { HYPE, statesFacts } from './compress-sentence.js';
import { regex } from '../../text/regex.js';

/** Verbs that begin an order or an invitation. Each is seldom a noun at the beginning of a sentence. */
const ORDERS = `add|allow|apply|arrive|ask|attach|avoid|be|bring|call|check|choose|clean|click|close|collect|come|complete|confirm|contact|cook|copy|do|don['’]t|download|drink|drop|eat|email|empty|ensure|enter|fill|find|finish|follow|get|give|go|hand|have a look|help|include|inform|invite|join|keep|lay|leave|let|lift|lock|look after|make|meet|mix|move|note|open|order|park|pay|pick|place|press|print|provide|pull|push|put|read|register|remember|remove|reply|report|reserve|respond|return|ring|rinse|save|see|select|sell|send|set|show|sign|sit|speak|stand|start|stay|stir|stop|store|submit|switch|take|talk|tell|throw|try|turn|unplug|use|visit|wait|wash|watch|wear|write`;
const OTHERS = String.raw`(?:you|everyone|everybody|anyone|all|us|members|guests|visitors|tenants|residents|parents|customers|staff|drivers|people)`;
const ASKS = new RegExp(
  String.raw`(?:^|[,;:] (?:and |so |then |please )?|[.!?] )(?:(?:please|kindly|just|also|always|never|then|so|and|but|next|finally),? )?(?:${ORDERS})\b` +
    String.raw`|\b(?:ask|invite|request|remind|urge|beg|advise|encourage|expect|want|need|like|require|allow|permit)(?:s|d|ed|ing)?\b[^.!?]{0,24}\b${OTHERS}\b` +
    String.raw`|\b${OTHERS}\b[^.!?]{0,24}\b(?:asked|invited|requested|reminded|urged|advised|encouraged|expected|wanted|needed|required|allowed|permitted|welcome|obliged)\b` +
    String.raw`|\b(?:i|we)(?:['’]m| am|['’]re| are| was| were)? (?:just )?wonder(?:ed|ing)?\b|\b(?:i|we) need\b|\b(?:i|we)(?:['’]d| would) (?:like|love|be (?:glad|grateful|happy|pleased)|appreciate)\b` +
    String.raw`|\byou (?:can|could|may|might|shall|will (?:need|have|be able))\b|\b(?:can|may|could) (?:be|only|no longer)\b|\b(?:must|should|shall|needs? to|ha(?:s|ve) to|(?:is|are) to|only if|unless|required|reserved|compulsory|mandatory|doctor|consult)\b|\bif (?:you|your|anyone|there|it)\b|^if\b`,
  'i',
);

/** It is kind to say, and nothing is lost without it. */
const PLEASANT = regex.i`^(?:(?:we|i)(?: all| both)?(?: (?:do|really|sincerely|very much|always))* (?:hope|trust|look forward|enjoyed|thank you(?! for your order)|wish you|(?:are|am) (?:so |very |really |always )?(?:happy|proud|pleased|thrilled|delighted|excited|glad|grateful|(?<=we are )a))\b|(?:(?:we|i)(?: would like to| sincerely| do)* apologi[sz]e|(?:we are |i am )?sorry) for any (?:inconvenience|disruption)|sorry (?:for|about) (?:the|any) (?:hassle|inconvenience|trouble|bother|disruption)\b|(?:we|the \w+|everyone|everybody) (?:are|is)(?: all| both| really| very much)* looking forward to (?:it|this|that|seeing you|meeting you|welcoming you|hearing from you)\b|how are (?:you|things)\b|(?:thank you|(?:many )?thanks)\b(?! for your order| to (?:all|everyone|the|our|my)\b)|it (?:was|is|has been) (?:so |very |really |always )?(?:nice|lovely|great|good|wonderful|a (?:real |great )?(?:pleasure|joy))\b|(?:we|i)(?:['’]d| would)(?: all| really| so)* love to (?:meet|see|hear from|welcome|have) you\b|(?:hope|trust)(?:ing)? (?:you|all|this|everything)\b|have a (?:nice|lovely|great|good)\b|happy (?:new|holidays)\b|as (?:always|ever),|(?:I|we) (?:know|understand|appreciate|can imagine) (?:that )?you(?:['’]re| are| have| must be) (?:all )?(?:(?:very|really|so) )?(?:busy|a lot (?:going )?on)\b|it would be (?:(?:really|so|very) )?(?:lovely|great|nice|wonderful) to see\b|(?:i am|we are|i['’]m|we['’]re) (?:sure|confident|certain) (?:that )?you(?:['’]ll| will)(?: all)? (?:love|enjoy|like|be (?:very )?happy|join)\b|you will (?:not|never) (?:regret|be disappointed)|you(?:['’]ll| will) (?:absolutely |simply |just )?love it)`;

/** An offer of help that every letter makes. */
const OFFER = regex.iu`^if there(?: is|['’]s) (?:anything|something) (?:(?:else|further|more|that|which) )*(?:you|I|we) (?:can|could|may|might|need|require|want|would like|are unsure)\b[^.,!?\d]{0,90}, (?:then )?(?:please )?(?:(?:do not|don['’]t) hesitate to |feel free to |just )?(?:contact|call|e-?mail|ask|let) (?:me|us)(?: know)?[.!]$|^(?:if|should) (?:you|anybody|anyone|any of you|there (?:is|are))(?: (?:should|might|do|happen to|have|has|had|any|anything|further|other|more|questions?|quer(?:y|ies)|concerns?|problems?|or|and|comments?|about|regarding|with|any of|this|it|the above|that|is|unclear|still|else)){2,14},? (?:then )?(?:please )?(?:(?:do not|don['’]t) hesitate to |feel free to |just )?(?:contact|call|email|e-mail|ask|get in touch with|reach out to|come back to|let) (?:me|us)(?: know)?(?: (?:at )?any ?time)?[.!]$|^(?:please )?(?:do not|don['’]t) hesitate to (?:contact|call|email|ask) (?:me|us)[^.!?\d]{0,50}[.!]$|^(?:please )?(?:help yourself|make yourself at home)\b[^.!?\d]{3,140}[.!]$|^(?:we|i) (?:think|believe|feel|hope)(?: that)? (?:they|it|these|this)(?:['’]d| would| will|['’]ll)? makes? (?:an?|the) (?:lovely|perfect|great|ideal|wonderful|nice)\b[^.!?\d]{3,140}[.!]$|^(?:(?:anyway|so|well|ok|okay),? )?(?:i|we) (?:just )?(?:wanted|have|had) (?:to (?:ask|tell) you something|a (?:quick |little |small )?(?:question|favou?r to ask))[.!:]?$`;

/** Whether a sentence asks, invites, orders, permits or sets a condition: what its reader has to act upon. */
export function asksSomething(sentence: string): boolean {
  return !isPleasantry(sentence) && ASKS.test(sentence);
}

/** Whether a sentence is only kind: it greets, hopes or thanks and states no fact. */
export function isPleasantry(sentence: string): boolean {
  if (OFFER.test(sentence) || HYPE.test(sentence)) return true;
  return PLEASANT.test(sentence) && !/[,;:] |\b(?:but|if)\b/i.test(sentence) && !statesFacts(sentence);
}

/** It leads up to the matter, or tells of the meeting rather than of what was said there. */
const LEADS_UP = regex.i`^(?:thank|hi|hello|hey|dear|just|minutes|if|when|whether|there (?:is|are)|it (?:is|has)|this is|many|most|some|a lot|have you|do you)\b|\b(?:met|meeting|minutes)\b`;

const NEWS = regex.i`\b(?:needs?|looking for|offers?|sells?|seeks?|decided|closed|moved|sold|won|finished|completed|launched|opened|raised|passed)\b`;

/** Begins what tells of a thing, a person or a plan. */
const SUBJECT = regex.i`^(?:(?!there|it|he|she|that|here|what)[a-z][\w'’ -]{2,40} is an? [^.,]|this(?! is\b)|our|these|the new|meet|introducing|(?:i am|i['’]m) (?:an?|looking|selling|writing (?:about|because|to ask))|we (?:are|have)|(?:so |well,? )?(?:i|we)(?:['’]ve| have)? (?:(?:finally|just|recently|both) )?(?:had|owned|used|joined|been (?:using|an? (?:member|customer|patient|client))|bought|got|went|tried|visited|stayed|booked|ordered|hired)|researchers|scientists|the study)\b`;

/** Whether the opening sentence introduces the thing that the rest of a text speaks of. */
export const introduces = (opening: string): boolean =>
  namesItsThing(opening) && [NEWS, SUBJECT].some((opens) => opens.test(opening));

/** Whether the opening sentence names the thing that the rest of a text speaks of. */
export function namesItsThing(opening: string): boolean {
  const isNews = [NEWS, SUBJECT].some((opens) => opens.test(opening)) || findAtoms(opening).length > 0;
  return isNews && /[.!]$/.test(opening) && !LEADS_UP.test(opening) && !isPleasantry(opening);
}
