import { hasVerb, openClause, wordsOf } from '../operations/clause-openings.js';
import { capitalise } from '../text/words.js';
import { splitSentences } from '../text/sentences.js';
import { regex } from '../../text/regex.js';

const HELPER = `(?:am|is|are|was|were|will|can|could|would|should|must|have|has|had|do|does|did)(?:n['’]t)?|can['’]t|cannot|won['’]t`;
/** A second sentence after a comma, with a subject and a verb of its own, or a request. */
const SPLICE = regex.iu`, (?=(?:(?:(?:now|then|unfortunately|luckily|sadly|anyway) )?(?:I|we|you|they|he|she|it)(?: (?:just|also|really|still|never|always))? (?:${HELPER}|need|needs|want|wants|got|went|came|paid|work|works|live|love|like|hope|saw|looks|costs|took|sent|bought|made|left|told|said|gave|found|had|knew|kept|felt|spent|ran|lost|met|thought|drove|\p{Ll}{3,}ed)|(?:I['’](?:m|ve|ll|d)|(?:we|you|they)['’](?:re|ve|ll)|(?:it|he|she|that|there)['’]s|it['’]ll)|(?:this|there) (?:${HELPER})|please (?:make|let|bring|call|contact|send|note|remember|be|do|don['’]t|arrive|check|keep|come|leave|tell|reply|wear)|(?:anyone|everyone|anybody|everybody) (?:who \p{L}+|${HELPER})|(?:the|my|our|your|his|her|their) (?!(?:others?|last|rest|second|first|latter|other)\b)(?:\p{Ll}+ )?(?!(?:that|which|who)\b)\p{Ll}{3,15} (?:${HELPER}|came|went|saw|found|told me)|(?:can|could|do|does|is|are|has|have) (?:someone|somebody|anyone|anybody|you|we|I|they|he|she|it|there))(?![\p{L}'’]))`;
/** Leads up to what follows its comma, so that the comma is right. */
const LEADING = regex.iu`^(?:(?:and|but|so|or|also) )?(?:(?:next|last|any|each|every) time|the (?:year|month|week|night|minute|second|summer|way|only time) (?:I|we|you|they|he|she|it|that)|it(?: is|['’]s) not that|now|like|how|why|what|rather|thanks to|(?:even )?granted|regardless|so long|if|when|whenever|once|as|because|although|though|while|since|unless|until|till|before|after|where|wherever|whatever|whoever|whichever|whether|however|no matter|even|should|had|were|in|on|at|by|for|from|to|with|without|after|during|despite|given|provided|now that|every time|each time|the (?:more|less|sooner|first time|next time|moment|day|last time)|not|having|being|just (?:in case|as)|\p{L}+ing)\b`;
/** “It isn't slow, it's just late” sets one against the other. */
const CONTRAST = regex.iu`(?:\b(?:is|are|was|were)|['’](?:s|m|re))(?: not|n['’]t)\b(?!.*\bthat\b).*, (?:it|he|she|they|we|you|I|this|that)\b|^(?:not|rather)\b`;
const JOINING = regex.iu`\beither\b|\b(?:is|are|was|were)$|\b(?:that (?:by|after|before|since|in|on|at|as|during|with|without|for|from|despite)|but until|(?:sorry|glad|happy|sad|pleased) to say$|[-–—(]{1,2}as|unlike|the (?:more|less|better|sooner|longer|faster|older)|due to|in case|so that|fact that|as long as|as soon as|in order|provided|given|if|when|while|although|though|unless|once|because|whenever|whether|where|which|who|whom|whose|(?:before|after|since|until|as) (?:I|you|we|they|he|she|it|the|my|our|your))\b`;
const ASIDE = regex.iu`^(?:I|we|you|they|he|she|it) (?:think|hope|believe|guess|know|mean|suppose|said|says|asked|seems|am (?:sorry|afraid|sure|told))\b|^(?:I|we|you|they|he|she|it) \p{L}+,|, (?:and|or|but|yet|his|her|its|their)\b`;
/** Ends a list of clauses: “we cleaned it, we painted it and we sold it”, “the room was big, the bed was soft and the staff were kind”. */
const LIST = regex.iu`^(I|we|you|they|he|she|it)\b.{3,300}, \1\b.{3,80}\band \1\b|^((?:I|we|you|they|he|she|it) \p{L}+) [^,]{2,80}, \2 |^(?:the|our|my) [^,]{3,80}, (?:the|our|my) [^,]{3,80}(?:, (?:the|our|my) [^,]{3,80}$| and (?:(?:the|our|my|everything|everyone|there (?:is|was|are|were)) \p{Ll}|(?:\p{Ll}+ ){1,3}(?:is|was|are|were)\b))`;
const QUESTION = regex.iu`^(?:please )?(?:can|could|would|will|do|does|did|is|are|have|has|may) (?:I|we|you|they|he|she|it|the|there|anyone|someone)\b`;
/** “However” between two clauses; between commas it may belong to the first: “It was, however, the only one that is open”. */
const HOWEVER = regex.iu`(?:(?<!,) however,? |, however )(?=(?:I|we|you|they|he|she|it|there|this|(?:the|my|our|your|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+) (?:${HELPER})(?!\p{L})(?![^.!?]*,))|, however, (?=(?:I|we|you|they|he|she|it|there) \p{L})`;
const OPENS_CLAUSE = regex.iu`^(?:I|we|you|they|he|she|it|there|this|that|(?:the|my|our|your|his|her|their|all|some|most)) `;
const OPEN_HEAD = regex.iu`\b(?:is|are|was|were|be|been|am|has|have|had|can|may|must|will|should|would|could|and|but|or|that|also|do|does|did|not|if|which|to)$`;
/** “the lamp, the one my mother bought”, “Ms Lee, a nurse trained in Bonn” */
const APPOSED = regex.iu`^(?:that|an?)\b|^the (?:ones?|same|only|last|first|\p{L}{3,}est)\b|\s(?:the|my|our|and)\b`;
const CLAUSE_WORDS_MIN = 4;
const SENTENCE_LENGTH_MAX = 600;

/** Parts sentences that only a comma or “however” joins: “The door is stuck, we can't open it”. */
export function partSplices(prose: string): string {
  return splitSentences(prose)
    .map(({ text, gap }) => partOnce(text) + gap)
    .join('');
}

function partOnce(sentence: string): string {
  const [greeting = ''] = /^(?:hi|hello|hey|dear)(?: \p{L}+\.?){1,3}, /iu.exec(sentence) ?? [];
  if (greeting !== '') return greeting + partOnce(sentence.slice(greeting.length));
  if (sentence.length > SENTENCE_LENGTH_MAX || /["“”;\n]|:(?!\d)/.test(sentence)) return sentence;
  const marked = markHowever(sentence);
  if (marked) return marked;
  const splice = SPLICE.exec(sentence);
  const index = splice?.index ?? sentence.search(', ');
  if (index < 0) return sentence;
  const head = sentence.slice(0, index);
  const tail = sentence.slice(index + 2);
  const isWhole =
    head.split(' ').length >= CLAUSE_WORDS_MIN &&
    tail.split(' ').length >= CLAUSE_WORDS_MIN &&
    !/,(?!\d)/.test(head) &&
    (hasVerb(head) || QUESTION.test(head) || /^please \p{Ll}/iu.test(head)) &&
    ![LEADING, JOINING].some((pattern) => pattern.test(head)) &&
    (splice !== null || !APPOSED.test(openClause(wordsOf(tail))?.subject ?? 'that')) &&
    !ASIDE.test(tail) &&
    !CONTRAST.test(sentence) &&
    !LIST.test(sentence);
  if (!isWhole) return sentence;
  const mark = QUESTION.test(head) ? '?' : '.';
  return `${sentence.slice(0, index)}${mark} ${partOnce(capitalise(tail))}`;
}

function markHowever(sentence: string): string | undefined {
  const found = HOWEVER.exec(sentence);
  if (!found) return undefined;
  const head = sentence.slice(0, found.index);
  const tail = sentence.slice(found.index + found[0].length);
  const areWhole = [head, tail].every((clause) => clause.split(' ').length >= CLAUSE_WORDS_MIN);
  return areWhole && OPENS_CLAUSE.test(head) && !OPEN_HEAD.test(head)
    ? `${head}; however, ${tail}`
    : undefined;
}
