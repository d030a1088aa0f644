import { ASIDES, COMMENTS, OPTIONAL } from '../length/asides.js';
import { compressSentence, joinReasons, removeClutter } from '../length/compress-sentence.js';
import { keepsFacts } from '../invariant/guard.js';
import { joinGreeting, withoutGreeting } from '../length/inline-greeting.js';
import { dropSentences } from '../length/drop-sentences.js';
import { chooseSentences } from '../length/choose-sentences.js';
import type { MustStay } from '../length/must-stay.js';
import { matters } from '../length/sentence-kinds.js';
import { sentencesOf } from '../length/select-sentences.js';
import { asksSomething, isPleasantry } from '../length/sentence-purpose.js';
import { says, type Operation, type OperationContext } from '../operation.js';
import { removeRepetition } from '../removals/repetition.js';
import { NUMBER, readNumber } from '../reading/numbers.js';
import { editSentences } from '../text/edit-prose.js';
import { counted } from '../text/sentences.js';
import { capitalise, countEach, countWords } from '../text/words.js';
import { keyTerms, withoutLink } from '../length/key-terms.js';
import { regex } from '../../text/regex.js';

/** How much may go: words that say nothing first, then the least important sentences, never more than half. */
type Degree = 'shorter' | 'concise' | 'much shorter';

/** The part of a sentence's key words that repeats others. */
const REPEATED = 0.6;
/** A text that keeps more than this is hardly shorter. */
const HARDLY = 0.9;
const KEPT_PERCENT: Readonly<Record<Degree, number>> = { concise: 80, shorter: 60, 'much shorter': 50 };

export const shorten: Operation<Degree> = {
  name: 'shorten',
  readings: [
    says(
      'much shorter',
    )`\b(?:much|a lot|far|significantly|considerably|drastically|dramatically) (?:shorter|briefer|more concise)\b|\b(?:as short as possible|very short|ultra-?short)\b`,
    says(
      'concise',
    )`\b(?:make it |keep it )?(?:(?:more |very |clear and )?(?:concise(?:ly)?|succinct(?:ly)?|compact|economical|tight(?:er)?|lean(?:er)?|snappy|snappier|streamlined?|terse)|tighten(?: (?:it |this )?up)?|tighten(?: the)? (?:wording|writing|language|text|copy)|concision|streamline)\b(?: (?:up|wording))?`,
    { pattern: /\bless (?:wordy|verbose|long-winded|repetitive)\b/i, in: ['remove'], read: () => 'concise' },
    says('shorter', [
      'plain',
      'remove',
    ])`(?<!\b(?:sentences (?:much |a bit )?|(?:for|is|was|it['’]s) an? |my |our ))\b(?:short(?:er|en(?:ed)?|ish)?|condensed?(?: (?:it|this|the text))?(?: (?:in)?to an? (?:short |brief |concise )*(?:paragraph|version|text))?|brief(?:er|ly)?|brevity|abbreviated?|abridged?|cut (?:it|this|the (?:text|content|length|copy))?(?: down| back)?|trim(?: (?:it|this|the (?:text|content|length|copy)))?(?: down| back)?|reduce (?:it|this|the (?:text|length|content|word count|size))(?: down)?|compress|less (?:long|lengthy)|not so long|too long|get (?:straight |right )?to the point|fits? (?:it )?on(?:to)? (?:a|one|the) (?:poster|flyer|leaflet|sign|postcard|card|sticker|slide|label))\b(?! sentences?| paragraphs?| words?)(?!(?<=\bshort(?:er)?) (?:sections?|chunks?|lines?|bullets?|bits)\b)`,
  ],
  describe: (degree) => (degree === 'much shorter' ? 'much' : ''),
  losses: 'sentences',
  apply(content, degree, context) {
    const shorter = joinGreeting(shortened(content, degree, context.mustStay), content);
    const [left, all] = [countWords(shorter), countWords(content)];
    if (shorter !== content && left > all * HARDLY)
      context.warn(
        'please_check',
        `Only ${all - left} of ${all} words could go: the rest says something of its own, and sentences are not rewritten`,
      );
    return shorter;
  },
};

const bare = (sentence: string): string => compressSentence(sentence, OPTIONAL);

function shortened(content: string, degree: Degree, mustStay: OperationContext['mustStay']): string {
  const words = countWords(content);
  const least = Math.ceil(words / 2);
  const floor = Math.ceil(words / 3);
  const once = removeRepetition(leaner(content, removeClutter, floor));
  const asides = degree === 'much shorter' ? ASIDES : COMMENTS;
  const compress = (sentence: string) => compressSentence(sentence, asides);
  const compressed = joinReasons(leaner(countWords(once) < floor ? content : once, compress, floor));
  const target = Math.max(least, Math.round((words * KEPT_PERCENT[degree]) / 100));
  const lean = leaner(compressed, bare, least, target);
  const isNeeded = degree === 'much shorter' ? () => false : needsWords(lean);
  const stays: MustStay = (sentence, hasNoLimit) =>
    (!isPleasantry(sentence) && isNeeded(sentence)) || (mustStay?.(sentence, hasNoLimit) ?? false);
  return dropSentences(lean, target, least, stays);
}

/** A sentence whose words mostly stand elsewhere in the text too only announces or repeats. */
function needsWords(content: string): (sentence: string) => boolean {
  const frequency = countEach(keyTerms(content));
  return (sentence) => {
    const terms = keyTerms(sentence);
    const own = countEach(terms);
    const repeated = terms.filter((term) => frequency.get(term)! > own.get(term)!);
    return repeated.length < terms.length * REPEATED;
  };
}

/** Shortens sentence after sentence, as long as `least` words are left and there are more than `enough`. */
function leaner(content: string, edit: (sentence: string) => string, least: number, enough = 0): string {
  let words = countWords(content);
  return editSentences(content, (sentence) => {
    const short = edit(sentence);
    const saved = countWords(sentence) - countWords(short);
    if (words <= enough || words - saved < least || !keepsFacts(sentence, short)) return sentence;
    words -= saved;
    return short;
  });
}

/** A sentence without its greeting and asides. */
const asSummary = (sentence: string): string => bare(withoutLink(capitalise(withoutGreeting(sentence))));

/** A summary is a third of a text, three sentences at least and eight at most. */
const summarySize = (sentences: number) =>
  Math.min(8, Math.max(Math.min(3, sentences - 1), Math.round(sentences / 3)), Math.max(1, sentences - 1));

export const summarise: Operation<number> = {
  name: 'summarise',
  readings: [
    {
      pattern: regex.i`\b(?:summari[sz]e|summary|sum (?:it|this) up|recap|tldr|(?:the )?(?:gist|essence|main points?|key points?|key (?:ideas?|takeaways?|message|facts))|(?:just|only|extract|pull out|give me|list|show|put|turn|make) (?:me )?(?:only |just )?(?:the |all the )?(?:most )?(?:important|essential) (?:bits|parts|points?|stuff|things|info(?:rmation)?)(?! (?:first|last|at|to|up)\b| (?:in(?:to)? )?(?:bold|italics?|capitals|caps|red|upper)))\b(?:[\w ]{0,24}?\b(?:in|into|to|as|of|using)\b(?: (?:just|only|about|at most|no more than|a|maximum))* ${NUMBER}(?:[ -](?:short |concise |brief ))?[ -]?sentences?)?|\b(?:a |one |in )?${NUMBER}[- ]sentence summary\b`,
      read: (match) => readNumber(match[1] ?? match[2]) ?? 0,
    },
  ],
  describe: (count) => (count > 0 ? `${count} sentences` : ''),
  losses: 'reported',
  apply(content, asked, context) {
    const total = sentencesOf(content).length;
    const asking = sentencesOf(content).filter(
      (sentence) => asksSomething(sentence) || matters(sentence),
    ).length;
    const count =
      asked > 0 ? asked : Math.max(summarySize(total), Math.min(asking + 1, Math.ceil(total / 2), 8));
    if (total <= count) {
      context.warn('nothing_to_change', `The text has only ${counted(total)}, so there is nothing to sum up`);
      return content;
    }
    return chooseSentences(content, count, context).map(asSummary).join(' ');
  },
};
