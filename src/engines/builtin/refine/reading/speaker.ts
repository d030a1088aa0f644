import { regex } from '../../text/regex.js';
import type { MarkedInstructions } from './quoted.js';

/** Whom a text that is put into the third person speaks of. */
export interface Speaker {
  pronoun: 'she' | 'he' | 'they';
  name?: string;
}

const NAME_PART = String.raw`(?:(?:\p{Lu}\.)+|\p{Lu}[\p{L}'’-]*(?:(?<=\b(?:Dr|Mrs?|Ms|Prof|St))\.)?)`;
const NAME = String.raw`(?<name>§\d+|${NAME_PART}(?: (?:(?:de|la|van|von|der|den|al|bin|da|di|du|le) )*${NAME_PART}){0,3})`;
const PRONOUN = String.raw`["“]?(?<pronoun>[Ss]he|[Hh]e|[Tt]hey)["”]?(?: ?/ ?(?:[Hh]ers?|[Hh]im|[Hh]is|[Tt]heirs?|[Tt]hem|[Ss]he|[Tt]hey)){0,2}(?: pronouns)?`;
const OWNER = String.raw`(?:(?<whose>[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Tt]he|[Tt]he (?:speaker|person|author|writer)['’]s) )?`;
/** “her name is Ewa Nowicka”, “she = Ewa”, “(she, Ewa)”, “third person as Ewa”, “third person, she”, “use she/her” */
const DESCRIPTIONS = [
  regex.u`[\s,;(–-]*(?<![\p{L}'’])${PRONOUN}(?:(?:['’]s|,? is)? (?:called|named)|,? ?(?:is|=|:)|,) ?(?:(?:her|his|their) name is )?${NAME}\)?`,
  regex.u`(?<=\b[Pp]erson(?: singular)?),? (?:as|about|for|with the name|named|called) ${NAME}(?:, ?${PRONOUN}(?![\p{L}'’]))?`,
  regex.u`[\s,;.(–-]*(?:and )?\b${OWNER}(?:full )?[Nn]ame(?:['’]s| is|:| =) ${NAME}(?:,? (?:and )?(?:use |uses |pronouns? (?:is |are )?)?${PRONOUN}(?![\p{L}'’]))?\)?`,
  regex.u`[\s,;]*\(?${NAME}, ?${PRONOUN}(?![\p{L}'’ ])\)?`,
  regex.u`[\s,;]*\(${PRONOUN}\)`,
  regex.u`[\s,;(–-]*(?:and )?\b(?:[Uu]s(?:e|ing)|[Ww]ith) ${PRONOUN}(?! (?:should|must|is|instead|rather))\)?`,
  regex.u`(?<=\b[Pp]erson(?: singular)?)(?:,| -| –|:)? ${PRONOUN}(?![\p{L}'’])`,
];
/** “change I to she”, “he instead of I” */
const FROM_I = regex.u`\b(?:(?:[Cc]hange|[Ss]witch|[Tt]urn|[Cc]onvert|[Rr]ewrite)(?: it)? )?(?:[Ff]rom )?(?:I|first person) (?:to|into) (she|he|they)(?![\p{L}'’])|\b(?:(?:[Uu]se|[Ss]ay|[Ww]rite) )?([Ss]he|[Hh]e|[Tt]hey) (?:instead of|rather than|not) I\b`;
const THIRD = regex.i`\bthird[- ]person(?: singular)?\b`;

/**
 * Moves what instructions say about the person of a text in the third person behind these words, where the operation
 * reads it: “third person, her name is Ewa” → “third person (she §1)”.
 */
export function withSpeaker({ text: marked, quotations }: MarkedInstructions): MarkedInstructions {
  const isPronoun = (number: string) => /^(?:I|she|he|they)$/.test(quotations[Number(number) - 1] ?? '');
  const text = marked
    .replace(/§(\d+)/g, (mark, number: string) =>
      isPronoun(number) ? quotations[Number(number) - 1]! : mark,
    )
    .replace(FROM_I, (_, to?: string, instead?: string) => `third person (${to ?? instead})`);
  if (!THIRD.test(text)) return { text: marked, quotations };
  let [rest, pronoun, name] = [text, '', ''];
  for (const description of DESCRIPTIONS) {
    const { 0: all, index = 0, groups = {} } = description.exec(rest) ?? {};
    if (all === undefined) continue;
    pronoun ||= groups.pronoun?.toLowerCase() ?? pronounOf(groups.whose ?? '');
    name ||= groups.name ?? '';
    rest = rest.slice(0, index) + rest.slice(index + all.length);
  }
  if (pronoun === '' && name === '') return { text: marked, quotations };
  const isNew = name !== '' && !name.startsWith('§');
  const mark = isNew ? `§${quotations.length + 1}` : name;
  const speaker = [pronoun || 'they', mark].filter(Boolean).join(' ');
  return {
    text: rest.replace(THIRD, (words) => `${words} (${speaker})`),
    quotations: isNew ? [...quotations, name.replace(/\.$/, '')] : quotations,
  };
}

function pronounOf(whose: string): string {
  if (/^her$/i.test(whose)) return 'she';
  return /^his$/i.test(whose) ? 'he' : '';
}

/** Reads what `withSpeaker` wrote: “she §1”. */
export function readSpeaker(
  words: string,
  quoted: (mark: string | undefined) => string | undefined,
): Speaker | undefined {
  const [, pronoun, mark] = /^(she|he|they)(?: §(\d+))?$/.exec(words) ?? [];
  const name = quoted(mark);
  return pronoun ? { pronoun: pronoun as Speaker['pronoun'], ...(name && { name }) } : undefined;
}
