import type { Operation } from '../operation.js';
import { editSentences } from '../text/edit-prose.js';
import { occurrences } from '../text/occurrences.js';
import { withoutThing } from './remove-thing.js';
import { readPassages } from '../text/passages.js';
import { regex } from '../../text/regex.js';

/** Takes out the one paragraph that is about something. */
export const removeParagraph: Operation<string> = {
  name: 'remove-paragraph',
  readsFirst: true,
  readings: [
    {
      pattern: regex.iu`\b(?:the )?(?:whole |entire )?(?:paragraph|section) (?:about|on|that mentions|mentioning|regarding) (?:the |our |my |its )?(?:§(\d+)|([\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,5}))$`,
      in: ['remove'],
      read: (match, quoted) => quoted(match[1]) ?? match[2],
    },
  ],
  describe: (phrase) => JSON.stringify(phrase),
  losses: 'asked',
  apply(content, phrase, context) {
    const { paragraphs, withParagraphs } = readPassages(content);
    const about = paragraphs.filter((sentences) => occurrences(sentences.join(' '), phrase).length > 0);
    if (about.length === 1 && paragraphs.length > 1)
      return withParagraphs(paragraphs.filter((paragraph) => paragraph !== about[0]));
    const found = about.length === 0 ? 'No paragraph mentions' : 'Not one paragraph alone mentions';
    context.warn('nothing_to_change', `${found} “${phrase}”`);
    return content;
  },
};

interface Mention {
  phrase: string;
  /** “The bit about togs” may be less than a sentence. */
  isPart: boolean;
}

function readMention(
  match: RegExpExecArray,
  quoted: (mark?: string) => string | undefined,
): Mention | undefined {
  const phrase = quoted(match[1]) ?? match[2];
  return phrase === undefined
    ? undefined
    : { phrase, isPart: /\b(?:bits?|parts?|stuff|mention|references?)\b/i.test(match[0]) };
}

/** Takes out whole sentences that mention something, or what they say of it. */
export const removeMentions: Operation<Mention> = {
  name: 'remove-mentions',
  readings: [
    {
      pattern: regex.iu`\b(?:any |all |every |each |the )*(?:mentions?|references?|sentences?|parts?|bits?|stuff|everything|anything|lines?|apolog(?:y|ies)|jokes?|comments?|remarks?|warnings?|reminders?|notes?|info(?:rmation)?|details?)(?: that| which| where \p{L}+ (?:say|talk|mention)s?)? (?:of|to|about|for|on|mentioning|mentions?|that mentions?|referring to|containing|talking about|talks? about) (?:the |our |my |its )?(?:§(\d+)|([\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,5}))$`,
      in: ['remove'],
      read: readMention,
    },
    {
      pattern: regex.u`\b(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever) mention (?:§(\d+)|(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?))$`,
      in: ['remove'],
      read: readMention,
    },
  ],
  describe: ({ phrase }) => JSON.stringify(phrase),
  losses: 'asked',
  apply(content, { phrase, isPart }, context) {
    const stem = phrase.replace(/(?<=\p{L}{4})(?:ing|s)$/u, '');
    const withoutIt = (sentence: string) => (isPart && withoutThing(sentence, phrase)) || '';
    let isMeant = false;
    // “Parking is hard. There is a car park at the lake.”
    const changed = editSentences(content, (sentence) => {
      const goesOn = isMeant && occurrences(sentence, stem).length > 0;
      isMeant = goesOn || occurrences(sentence, phrase).length > 0;
      return isMeant ? withoutIt(sentence) : sentence;
    });
    const words = phrase.match(/\b(?!(?:being|about|that|when|where|which)\b)\p{L}{4,}/giu) ?? [];
    const stems = words.map(
      (word) => new RegExp(`\\b${word.replace(/(?:(?<=(.))\1)?(?:ing|ed|s|ly)$/, '')}`, 'i'),
    );
    const saysIt = (sentence: string) => stems.length > 1 && stems.every((stem) => stem.test(sentence));
    let found = 0;
    const without = editSentences(content, (text) => (saysIt(text) && (found += 1) ? withoutIt(text) : text));
    const left = changed === content && found === 1 ? without : changed;
    if (left !== content) return left.replace(/\n{3,}/g, '\n\n');
    context.warn('nothing_to_change', `No sentence mentions “${phrase}”`);
    return content;
  },
};
