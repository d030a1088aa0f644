import type { Operation, OperationContext } from '../operation.js';
import { readSpeaker, type Speaker } from '../reading/speaker.js';
import { editProse } from '../text/edit-prose.js';
import { wordPairs } from '../text/words.js';
import { changePerson, type Person } from '../verbs/change-person.js';
import { speakOf, takeIntroduction } from '../verbs/speak-of.js';
import { regex } from '../../text/regex.js';

/** Which person the exchange of two pronouns makes. */
const OF_PRONOUNS = wordPairs`
  i>we=first-plural we>i=first-singular we>they=third i>you=second we>you=second you>we=you-to-we
  you>i=you-to-I they>we=they-to-we they>you=they-to-you
`;

export const person: Operation<Person | Speaker> = {
  name: 'person',
  readings: [
    {
      pattern: regex.i`\b(?:from (?:the )?(?:first|second|third)(?:[- ]person)?(?: singular| plural)? )?(?:in|into|to|use|using|as)? ?(?:the )?((?:first|second|third)[- ]person(?: singular| plural)?)\b(?! to)(?: (?:perspective|point of view|viewpoint|narration|voice|pov))?(?: \(([^()]{1,40})\))?(?: (?:perspective|point of view|viewpoint|narration|voice|pov))?(?: (?:instead of|rather than|not) (?:the )?(?:first|second|third)(?:[- ]person)?)?|\b((?:address|speak to|talk to) (?:the )?(?:reader|readers|customers?|audience)(?: directly)?)`,
      read: (match, quoted) => readSpeaker(match[2] ?? '', quoted) ?? personNamed(match[1] ?? ''),
    },
    {
      pattern: regex.i`(?:\b(?:use|say|write|with) )?§(\d+) (?:instead of|rather than|not) §(\d+)|\b(?:replace|change|switch|turn)(?: (?:all|every))? §(\d+) (?:to|with|into|by) §(\d+)`,
      read: (match, quoted) => ofPronouns(quoted(match[2] ?? match[3]), quoted(match[1] ?? match[4])),
    },
    {
      pattern: regex.i`\b(?:change|switch|turn|convert|replace)(?: it)?(?: (?:all|every|from))? (I|we|you|he|she|they) (?:to|into|with) (I|we|you|he|she|they)\b|\b(?:use |say |write )?(I|we|you|he|she|they) (?:instead of|rather than) (I|we|you|he|she|they)\b`,
      read: (match) => ofPronouns(match[1] ?? match[4], match[2] ?? match[3]),
    },
  ],
  describe: (to) => (typeof to === 'string' ? to : 'third'),
  async apply(content, to, context) {
    if (to === 'third' || typeof to !== 'string') return inThirdPerson(content, to, context);
    return editProse(content, (prose) => changePerson(prose, to), ['paragraph', 'item', 'html']);
  },
};

/** Speaks of the speaker by name at first, if it is known, and then as “she”, “he” or “they”. */
async function inThirdPerson(content: string, to: 'third' | Speaker, context: OperationContext) {
  const { default: nlp } = await import('compromise');
  const introduced = takeIntroduction(content);
  const speaker: Speaker = typeof to === 'string' ? { pronoun: 'they' } : to;
  let name = speaker.name ?? introduced.name;
  const change = (prose: string) => {
    const spoken = speakOf(prose, { pronoun: speaker.pronoun, ...(name && { name }) }, nlp);
    if (name && spoken.includes(name) && !prose.includes(name)) name = undefined;
    return changePerson(spoken, 'third');
  };
  const changed = editProse(introduced.content, change, ['paragraph', 'item', 'html']);
  if (changed !== content && speaker.pronoun === 'they')
    context.warn('please_check', 'The speaker became “they”, as the text does not say who speaks');
  const others = { she: /\b(?:she|hers?)\b/i, he: /\b(?:he|him|his)\b/i, they: undefined }[speaker.pronoun];
  if (changed !== content && others?.test(content))
    context.warn('please_check', `“${speaker.pronoun}” stands for the speaker and for somebody else`);
  return changed;
}

/** “third person”, “address the reader” */
function personNamed(words: string): Person {
  if (/^first/i.test(words)) return /plural$/i.test(words) ? 'first-plural' : 'first-singular';
  return /^third/i.test(words) ? 'third' : 'second';
}

function ofPronouns(from = '', to = ''): Person | undefined {
  return OF_PRONOUNS.get(`${from}>${to}`.toLowerCase()) as Person | undefined;
}
