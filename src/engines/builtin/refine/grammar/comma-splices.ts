import { capitalise } from '../text/words.js';
import { splitSentences } from '../text/sentences.js';

const HELPER =
  "(?:am|is|are|was|were|will|can|could|would|should|must|have|has|had|do|does|did)(?:n['’]t)?|can['’]t|cannot|won['’]t";
/** A second sentence after a comma, with a subject and a verb of its own, or a request. */
const SPLICE = new RegExp(
  String.raw`, (?=(?:(?:I|we|you|they|he|she|it)(?: (?:just|also|really|still|never|always))? (?:${HELPER}|need|needs|want|wants|got|went|came|paid|work|works|live|love|loved|like|liked|hope|saw|tried|called|looks|costs|took|asked|sent|bought)|(?:I['’](?:m|ve|ll|d)|(?:we|you|they)['’](?:re|ve|ll)|(?:it|he|she|that|there)['’]s|it['’]ll)|(?:this|there) (?:${HELPER})|please (?:make|let|bring|call|contact|send|note|remember|be|do|don['’]t|arrive|check|keep|come|leave|tell|reply|wear)|(?:anyone|everyone|anybody|everybody) (?:who \p{L}+|${HELPER})|(?:the|my|our|your) \p{Ll}{3,15} (?:is|was|were|are|has|had|will|came|went)(?:n['’]t)?)(?![\p{L}'’]))`,
  'iu',
);
/** Leads up to what follows its comma, so that the comma is right. */
const LEADING =
  /^(?:(?:and|but|so|or|also) )?(?:(?:next|last|any|each|every) time|the (?:year|month|week|night|minute|second|summer|way|only time) (?:I|we|you|they|he|she|it|that)|now|like|how|why|what|rather|regardless|so long|if|when|whenever|once|as|because|although|though|while|since|unless|until|till|before|after|where|wherever|whatever|whether|however|no matter|even|should|had|were|in|on|at|by|for|from|to|with|without|after|during|despite|given|provided|now that|every time|each time|the (?:more|less|sooner|first time|next time|moment|day|last time)|not|having|being|just (?:in case|as)|\p{L}+ing)\b/iu;
const JOINING =
  /(?:\b(?:is|are|was|were)|['’](?:s|m|re))(?: not|n['’]t)\b(?!.*\bthat\b)|\b(?:if|when|while|although|though|unless|once|because|whenever|whether|where|which|who|whom|whose|(?:before|after|since|until|as) (?:I|you|we|they|he|she|it|the|my|our|your))\b/iu;
const FINITE = new RegExp(
  String.raw`(?<!\p{L})(?:I|we|you|they|he|she|it|there|this|that|(?:the|my|our|your|his|her|their) (?:\p{L}+ ){1,4}?)(?:['’]| ?)(?:m|s|re|ve|ll|d|${HELPER}|need|want|got|went|came|paid|saw|love|like|live|work|waited|ordered|bought|called|\p{Ll}{2,}ed)(?!\p{L})`,
  'iu',
);
const ASIDE =
  /^(?:I|we|you|they|he|she|it) (?:think|hope|believe|guess|know|mean|suppose|said|says|asked|seems|am (?:sorry|afraid|sure|told))\b|, (?:and|or)\b/iu;
const QUESTION =
  /^(?:please )?(?:can|could|would|will|do|does|did|is|are|have|has|may) (?:I|we|you|they|he|she|it|the)\b/iu;
const CLAUSE_WORDS_MIN = 4;
const SENTENCE_LENGTH_MAX = 600;

/** Parts sentences that only a comma joins: “The door is stuck, we can't open it”. */
export function partSplices(prose: string): string {
  return splitSentences(prose)
    .map(({ text, gap }) => partOnce(text) + gap)
    .join('');
}

function partOnce(sentence: string): string {
  const splice =
    sentence.length > SENTENCE_LENGTH_MAX || /["“”:;\n]/.test(sentence) ? null : SPLICE.exec(sentence);
  if (!splice) return sentence;
  const head = sentence.slice(0, splice.index).replace(/^(?:hi|hello|hey|dear)(?: \p{L}+){1,2}, /iu, '');
  const tail = sentence.slice(splice.index + 2);
  const isWhole =
    head.split(' ').length >= CLAUSE_WORDS_MIN &&
    tail.split(' ').length >= CLAUSE_WORDS_MIN &&
    !/,/.test(head) &&
    (FINITE.test(head) || QUESTION.test(head)) &&
    ![LEADING, JOINING].some((pattern) => pattern.test(head)) &&
    !ASIDE.test(tail);
  if (!isWhole) return sentence;
  const mark = QUESTION.test(head) ? '?' : '.';
  return `${sentence.slice(0, splice.index)}${mark} ${partOnce(capitalise(tail))}`;
}
