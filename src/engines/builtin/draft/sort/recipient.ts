import { capitalise } from '../text/tidy.js';
import type { Recipient } from './brief.js';
import { regex } from '../../text/regex.js';

const GROUPS = regex.i`\b(team|colleagues|everyone|everybody|parents|neighbou?rs|residents|tenants|members|customers|guests|volunteers|staff|students|teachers|families|friends|subscribers|clients|employees|participants|attendees|suppliers|donors|patients|people|applicants|visitors|owners|drivers|players|singers|passengers|pupils|users|investors|partners|readers|exhibitors|sponsors|walkers|hosts|managers|dads|mums)\b(?!\s(?:lead|leader|manager|captain|rep|representative|coordinator|officer|director|assistant|liaison|support|services|relations)\b)`;
/** An office has nobody to greet by name. */
const OFFICE = regex.iu`\b(?:dept|department|council|office|authority|helpdesk|reception|accounts|board|committee)\b(?!.*\b(?:attn|mr|mrs|ms|dr)\b| \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)`;
export const TITLED = regex.u`\b(?:[Mm]r[.\ue02e]? (?:&|and) )?(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]rs?|[Pp]rof(?:essor)?|Herr|Frau|Madame|Mme|Monsieur|Señora?|Signora?)[.\ue02e]?\s+(?![Dd]r\b)(?:[A-Z]\.\s+)?[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}`;
const NAME = regex.u`(?<![\p{L}])(?!\p{Lu}+ (?:\p{Ll}+ )*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})\p{Lu}[\p{L}'’&-]+(?:\s+(?:(?:van|von|de|der|da|di|al|&)\s+){0,2}\p{Lu}[\p{L}'’-]+){0,3}`;
/** Relatives whom a letter greets by what they are. */
const PARENT = /\b(?:grand(?:mother|ma|father|pa|dad)|granny|mum|mom|mother|dad|father)\b(?!-| of )/i;
const SHE = regex.i`\b(?:grand(?:mother|ma)|granny|mum|mom|mother|aunt|auntie|sister|wife|daughter|niece|landlady)\b`;
const HE = /\b(?:grand(?:father|pa|dad)|dad|father|uncle|brother|husband|son|nephew)\b/i;
/** Where people are: “driving schools in Leeds”. */
const PLACE = /(?<=(?:^|\s)\p{Ll}+s?)\s(?:in|near|around|from)\s\p{Lu}[^,]*|(?<=\p{Ll}s)\sat\s.*$/u;

const SMALL = /(?<=\s|^)(?!(?:and|van|von|de|der|da|di|al|family)(?:\s|$))\p{Ll}/gu;

/** Reads whom a letter goes to from the prompt's words: “my landlord Mr. Okafor”, “all parents”. */
export function readRecipient(words: string): Recipient {
  const text = words
    .replace(/[\s\ue020\ue028\ue029]+/g, ' ')
    .replaceAll('\ue02c', ',')
    .trim();
  // “my husband's boss”: the letter goes to the boss
  const head = text
    .replace(/^.*(?:['’\ue027]s|s['’\ue027])\s(?=\p{Ll})/u, '')
    .replace(OF_OTHERS, '$1')
    .replace(OF_FIRM, '');
  const titled = TITLED.exec(head)?.[0];
  const family = /^the (\p{Lu}[\p{L}'’-]+ family)$/u.exec(text)?.[1];
  const group = GROUPS.exec(head)?.[1]?.toLowerCase();
  const isGroup = group !== undefined && (text.toLowerCase().endsWith(group) || !/^\p{Lu}/u.test(text));
  const both = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? and \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text)
    ? text
    : undefined;
  const name =
    titled ??
    both ??
    family ??
    (isGroup || OFFICE.test(head) ? undefined : NAME.exec(head.replace(PLACE, ''))?.[0]);
  const relative = group === undefined ? PARENT.exec(head)?.[0] : undefined;
  const greeted = name ?? (relative && capitalise(relative));
  return {
    words: text,
    ...(greeted && { name: greeted.replace(SMALL, capitalise) }),
    ...(group && !name && { group }),
    ...pronounOf(titled, group ?? both ?? family, head),
  };
}

function pronounOf(titled = '', group: string | undefined, words: string): Pick<Recipient, 'pronoun'> {
  if (/^mr\b.* (?:&|and) /i.test(titled)) return { pronoun: 'they' };
  if (/^mr\b/i.test(titled)) return { pronoun: 'he' };
  if (/^(?:mrs|ms|miss)\b/i.test(titled)) return { pronoun: 'she' };
  if (group || / and /.test(words) || FAMILY.test(words)) return { pronoun: 'they' };
  return SHE.test(words) ? { pronoun: 'she' } : HE.test(words) ? { pronoun: 'he' } : {};
}

/** “Nora’s farewell party” and “my mums 70th” are matters, “Nora’s parents” are people. */
const MATTER = regex.u`\d(?:st|nd|rd|th)\b|\p{L}['’]s\s+(?!(?:agent|assistant|secretary|office|manager|doctor|dentist|lawyer|coach|owner|teacher|parents?|mother|father|mum|mom|dad|family|wife|husband|partner|friends?|boss|manager|landlord|sister|brother)\b)\p{L}`;
const PERSON = regex.i`\b(?:teacher|landlord|manager|boss|neighbou?r|customer|client|colleague|friend|intern|mentor|trainee|teammate|roommate|flatmate|coach|aunt|uncle|mother|father|mum|mom|dad|doctor|supplier|company|school|council|bank|insurer)\b`;

/** “the Hendersons” */
const FAMILY = /^the \p{Lu}\p{Ll}+s$/u;

/** “Airbnb guest Pierre” */
const OF_FIRM = /^\p{Lu}\S+ (?=(?:guest|customer|client|tenant|buyer|seller|host|driver|subscriber) \p{Lu})/u;
/** “the family of our teacher Mr Brandt”: he is not written to. */
const OF_OTHERS = /^((?:the |all )?(?:family|parents|relatives|widow|children)) of .*$/iu;

/** After “for”, a letter names its reader or its matter: “for the neighbours”, “for a refund”. */
export function isPerson(words: string): boolean {
  if (MATTER.test(words)) return false;
  const { pronoun, group, name } = readRecipient(words);
  return (
    FAMILY.test(words) ||
    Boolean(pronoun ?? group) ||
    (name !== undefined && words.startsWith(name)) ||
    PERSON.test(words)
  );
}
