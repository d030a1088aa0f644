import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief, type Recipient } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';
import { readRecipient } from './recipient.js';

/** People whom “he” and “she” may be instead of the reader. */
const PEOPLE =
  /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;
/** “If she gets …”: nobody else is named before. */
const OPENS = /^(?:(?:if|when|please|and|but|so|plus) )?(?:he|she)\b/i;
const ASKS_READERS = /\b(please )(?:ask|tell|remind) (?:the |all |our )?(\p{L}+) to ([^.!?]{1,200})/iu;

const ROLE = String.raw`(?:(?!(?:with|of|for|at|from|to|in|on|about|by|and)\b)\p{Ll}[\p{Ll}'’-]*,? ){1,4}`;
/** “A customer, Mr. Boateng, wants a refund”, “My tenant Rhys is late” */
const NAMED = new RegExp(
  String.raw`^(?:An?|Our|My|The) (?<role>${ROLE})(?<who>(?:M(?:rs?|s|iss)[.\ue02e]? |Dr[.\ue02e]? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? \p{Ll}`,
  'u',
);
/** “I’ve got a meeting with Dmitri Volkov on Monday” */
const MEETS =
  /(?<!\b(?:because|since|as)\b[^.!?]{0,80})\b(?:meeting|call|session|one-to-one|catch-up) with (?<who>\p{Lu}[\p{L}'’-]+)/u;
const MOVES = /\b(?:move|postpone|reschedule|cancel|push|shift|swap|bring forward|instead)\b/i;
const CUSTOMERS = '(?:customer|client|guest|tenant|member|patient|subscriber)';
const CUSTOMER = new RegExp(`^${CUSTOMERS}\\b`);

/** A name in a pattern; marks that mean something there match anything. */
const patternOf = (name: string) => name.replace(/[^\p{L}\p{N}\ue000-\uf000 '’&-]/gu, '.');

/**
 * Greets the person whom a letter speaks of first or alone, if it goes to “him” or “her” or is about a customer: “Beth left
 * her glasses. Write her a message”.
 */
function findReader(brief: Brief, tagger: Tagger): void {
  const { recipient, parts, kindName = '' } = brief;
  if (recipient && !/^(?:|him|her|them)$/i.test(recipient.words)) return;
  const { role = '', who = '' } = NAMED.exec(parts[0]?.text ?? '')?.groups ?? {};
  const names = new Set(parts.flatMap((part) => tagger.firstNames(part.text)));
  const [only = ''] = names.size === 1 ? names : [];
  const isMet =
    only !== '' &&
    parts.some(({ text }) => MEETS.exec(text)?.groups?.who === only) &&
    parts.some(({ text }) => MOVES.test(text));
  if (!recipient && !CUSTOMER.test(role) && !/repl|respon|answer/i.test(kindName) && !isMet) return;
  const isOther = tagger.pronounOf(who) !== undefined && tagger.pronounOf(who) !== recipient?.pronoun;
  const name = who !== '' && !(recipient && isOther) ? who : only;
  const full = new RegExp(`${patternOf(name)}(?: \\p{Lu}[\\p{L}'’-]+)?`, 'u').exec(
    parts.map(({ text }) => text).join('\n'),
  );
  if (name !== '') brief.recipient = { ...recipient, ...readRecipient(full?.[0] ?? capitalise(name)) };
}

/** “A customer writes that her grinder rattles” */
const UNNAMED = new RegExp(
  `^(?:An?|Our|The|One of our) ${CUSTOMERS} (?=(?:writes|says|complains|asks|reports) )`,
);

/** “My accountant, Denise, asked for …” in a letter to Denise: “You asked for …” */
function addressNamed(text: string, name: string, brief: Brief, pronoun: Recipient['pronoun']): string {
  const named = new RegExp(
    String.raw`(?<!\p{L})(?<start>[Mm]y|[Oo]ur|[Aa]n?|[Tt]he) ${ROLE}${patternOf(name)},?(?=\s\p{Ll})`,
    'u',
  );
  const person = pronoun ?? (speaksOf(text, 'he') ? 'she' : 'he');
  const joined = new RegExp(String.raw`\b(with|from|for|to) ${patternOf(name)}(?![\p{L}'’-]| \p{Lu})`, 'gu');
  const spoken = text
    .replace(joined, '$1 you')
    .replace(named, (_, start: string) => (/^\p{Lu}/u.test(start) ? capitalise(person) : person));
  const said = spoken === text ? null : named.test(text) ? toReader(spoken, person) : spoken;
  if (said !== null) brief.said = brief.said.replace(joined, '$1').replace(named, '');
  return said ?? text;
}

/** Turns “He can keep it” in a letter into “You can keep it”, where it is certain that the reader is meant. */
export function addressFacts(brief: Brief, tagger: Tagger): void {
  if (!isLetter(brief)) return;
  findReader(brief, tagger);
  const { recipient, parts } = brief;
  const known = recipient?.pronoun ?? (recipient?.name ? tagger.pronounOf(recipient.name) : undefined);
  if (recipient?.name && !recipient.group)
    for (const part of parts) part.text = addressNamed(part.text, recipient.name, brief, known);
  // The one whom such a letter answers is its reader.
  const [first] = parts;
  if (!recipient && first && UNNAMED.test(first.text))
    first.text = toReader(first.text.replace(UNNAMED, 'She '), 'she') ?? first.text;
  const isOffended = /complain|refund|claim/i.test(brief.kindName ?? '') && !recipient?.group;
  const isCompany = recipient?.name !== undefined && tagger.firstNames(recipient.name).length === 0;
  const pronoun =
    known === 'they' && recipient?.group
      ? undefined
      : (known ?? (isOffended && isCompany ? 'they' : undefined));
  const isSpoken = parts.some(({ text }) => /\b(?:he|she|they|him|her|them|his|their)\b/i.test(text));
  const named = isSpoken ? [...new Set(parts.flatMap((part) => tagger.firstNames(part.text)))] : [];
  const isAlone =
    pronoun === 'they' ||
    (named.every((name) => recipient?.words.includes(name) || isOther(tagger.pronounOf(name), pronoun)) &&
      !parts.some((part) => PEOPLE.test(part.text)));
  const isSpokenOf = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  if (recipient?.name && !pronoun && isAlone && isSpokenOf) brief.mayMisaddress = true;
  for (const part of parts) {
    if (part.kind === 'labelled') continue;
    // “please ask parents to walk with their children” in a letter to the parents
    if (recipient?.group)
      part.text = part.text.replace(
        ASKS_READERS,
        (whole: string, please: string, group: string, act: string) =>
          group.toLowerCase() === recipient.group ? please + act.replace(/\btheir\b/g, 'your') : whole,
      );
    if (/^whose\s/i.test(part.text))
      Object.assign(part, { kind: 'sentence', text: part.text.replace(/^whose\s/i, 'your ') });
    const speaksOfReader =
      pronoun &&
      isAlone &&
      (pronoun === 'they'
        ? !/\p{L}{2,}s\b.*\bthe(?:y|m|ir)\b/iu.test(part.text)
        : !named.some((name) => part.text.includes(name) && tagger.pronounOf(name) === pronoun)) &&
      speaksOf(part.text, pronoun);
    if (speaksOfReader) part.text = toReader(part.text, pronoun, OPENS.test(part.text)) ?? part.text;
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
  const isLeft = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  const isOfReader = recipient !== undefined && recipient.words !== '' && !recipient.group;
  if (isLeft && isOfReader && opensWithPronoun(brief)) brief.misaddresses = true;
  else if (isLeft) brief.mayMisaddress = true;
}

function isOther(other: 'he' | 'she' | undefined, pronoun: string | undefined): boolean {
  return other !== undefined && pronoun !== undefined && other !== pronoun;
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts }: Brief): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const before = text.slice(0, text.search(/\b(?:he|she|him|his|her)\b/i));
  return !PEOPLE.test(before) && !/\s\p{Lu}/u.test(before);
}
