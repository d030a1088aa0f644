import { regex } from '../../text/regex.js';
import { applyRules, readRules } from '../grammar/read-rules.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { lastParagraph } from '../text/last-paragraph.js';
import { endsLikeSentence, joinSentences, splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { tellKindly } from './kindly.js';

/** What was done wrong, in the words of the instruction. */
const FOR = String.raw`(?:for|about) (?=(?:the|any|my|our|this|that|all|being|not|having|\p{Ll}+ing)\b)((?:(?!\b(?:and|but|then)\b)[^,.;!?\n§]){3,60})`;
const BAD = regex.iu`^(?:unfortunately|I['’]m afraid|I am afraid|we regret)\b|\b(?:delay(?:ed|s)?|late|cancel(?:l?ed)?|mistakes?|errors?|wrong|fault|broken|damaged|missed|missing|lost|forgot(?:ten)?|unable|out of stock|closed|problems?|not|cannot|never)\b|n['’]t\b`;
/** No bad news: nothing was wrong, or the reader is late. */
const NOT_OURS = regex.iu`\b(?:no (?:mistakes?|errors?|problems?|delays?)|not (?:closed|late|wrong|delayed|cancelled|broken)|never have too|do(?: not|n['’]t) miss|your (?:payment|rent|fees?|reply|application|homework) (?:is|was|are)|you(?:['’]re| are| were| have|['’]ve) (?:late|missed|forgotten|not))\b`;
const SORRY = /\b(?:sorry|apolog(?:y|ies|i[sz]e))\b/i;
const CLOSES =
  /^(?:thanks?|thank you|please accept|(?:kind|best) regards|regards|yours|see you|(?:we|i) look forward)\b/i;

/** Stronger words for an apology that is there; see read-rules.ts for the notation. */
const STRONGER = readRules(String.raw`
giu  (?<=^|[.!?]\s+)(?:so |very |really )?sorry (?=(?:for|about|that|to)\b) => I am very sorry <
giu  (?<=^|[.!?]\s+)(?:so |very |really )?sorry(?=[.!]) => I am very sorry<
giu  \b(I|we)(?: am| are|['’]m|['’]re) sorry\b => $1{I=I_am we=we_are} very sorry<
giu  (?<!\b(?:did|do|should|must|can|could) )\b(I|we) apologi([sz])e\b => $1 sincerely apologi$2e<
giu  \b(?:our|my) apologies\b => our sincere apologies<
`);

/** Says that the writer is sorry: after the first bad news, and once more at the end of a longer text. */
export const apologetic: Operation<string> = {
  name: 'apologetic',
  readsFirst: true,
  readings: [
    {
      pattern: regex.iu`\b(?:more |very |sincerely |properly )*(?:(?<=^(?:please |and |also |then )?(?:sincerely |properly |really )?)apologi[sz]e|say (?:(?:we|I)(?:['’]re| are|['’]m| am) )?sorry|(?:add |include |with |start with |begin with )?an? (?:sincere |proper |short |brief )?apology) ${FOR}$`,
      in: ['plain', 'add'],
      read: (match) => match[1]?.trim().replace(/\bme\b/g, 'my') ?? '',
    },
    {
      pattern: regex.iu`\b(?:more |very |really |sincerely |properly )*(?:apologetic(?: tone)?|(?<=^(?:please |and |also |then |you (?:should|must|need to) )?(?:sincerely |properly |really )?)apologi[sz]e|(?:sound |be |we(?:['’]re| are) |I(?:['’]m| am) )?(?:more |really |genuinely |truly |very )+sorry|(?:sound|say) sorry|(?:add |include |with |start with |begin with )an? (?:sincere |proper |short |brief )?apology|contrite|remorseful)\b(?: to (?:them|him|her|(?:the|our|my) \p{Ll}+))?(?! (?:to|for|about|words?|phrases?)\b)`,
      in: ['plain', 'add'],
      read: ({ input, index }) =>
        /\b(?:less|not|too|so|overly|stop)\s+(?:being |sounding )?$/i.test(input.slice(0, index))
          ? undefined
          : '',
    },
  ],
  apply(content, reason, context) {
    const kind = tellKindly(content, 'polite');
    const who = /\b(?:I|me|my)\b/.test(content) ? 'I am' : 'we are';
    const isSorry = SORRY.test(content);
    if (isSorry && reason === '') return editProse(kind, (prose) => applyRules(prose, STRONGER));
    const first = `${who === 'I am' ? 'I am' : 'We are'} very sorry ${reason === '' ? 'about this' : `for ${reason}`}.`;
    context.takeRoom(first.length + 60);
    const said = sayAfterBadNews(kind, first);
    return isSorry || reason !== '' || splitSentences(content).length < 3
      ? said
      : close(said, who === 'I am' ? 'my' : 'our');
  },
};

/** After the first sentence that tells bad news, or the first after the greeting. */
function sayAfterBadNews(content: string, apology: string): string {
  let isSaid = false;
  const sayAfter = (isBad: (sentence: string) => boolean) => (prose: string) => {
    // A greeting or a name.
    if (isSaid || /[,:]$/.test(prose) || countWords(prose) < 2) return prose;
    const sentences = splitSentences(prose);
    const found = sentences.findIndex(({ text }) => isBad(text) && !text.endsWith('?'));
    if (found < 0) return prose;
    isSaid = true;
    const { text, gap } = sentences[found]!;
    const ended = endsLikeSentence(text) ? text : `${text}.`;
    sentences.splice(found, 1, { text: ended, gap: ' ' }, { text: apology, gap });
    return joinSentences(sentences);
  };
  const told = editProse(
    content,
    sayAfter((sentence) => BAD.test(sentence) && !NOT_OURS.test(sentence)),
    ['paragraph'],
  );
  return isSaid
    ? told
    : editProse(
        content,
        sayAfter(() => true),
        ['paragraph'],
      );
}

function close(content: string, whose: 'my' | 'our'): string {
  const { above, before, closing, below } = lastParagraph(content, isClosing, 1);
  if (!/[.!?]$/.test(before)) return content;
  return `${above}${before} Please accept ${whose} apologies for any inconvenience.${closing && ` ${closing}`}${below}`;
}

const isClosing = (sentence: string): boolean => CLOSES.test(sentence) || !/[.!?]$/.test(sentence);
