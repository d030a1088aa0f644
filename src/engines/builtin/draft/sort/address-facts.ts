import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief, type Recipient } from './brief.js';
import { CUSTOMERS, findReader, FROM, OWNER, patternOf, ROLE } from './find-reader.js';
import { speaksOf, toReader } from './pronouns.js';

/** People whom “he” and “she” may be instead of the reader. */
const PEOPLE =
  /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;
/** “If she gets …”: nobody else is named before. */
const OPENS = /^(?:(?:if|when|please|and|but|so|plus) )?(?:he|she)\b/i;
const ASKS_READERS = /\b(please )(?:ask|tell|remind) (?:the |all |our )?(\p{L}+) to ([^.!?]{1,200})/iu;
/** “A customer writes that her grinder rattles” */
const UNNAMED = new RegExp(
  `^(?:An?|Our|The|One of our) ${CUSTOMERS} (?=(?:writes|says|complains|asks|reports) )`,
);

/** “My accountant, Denise, asked for …” in a letter to Denise: “You asked for …” */
function addressNamed(text: string, name: string, brief: Brief, pronoun: Recipient['pronoun']): string {
  const pattern = patternOf(name) + FROM;
  const named = new RegExp(
    String.raw`(?<!\p{L})(?<start>${OWNER}) (?<role>${ROLE})${pattern},?(?=\s\p{Ll})|(?<=^|[.!?]\s)${pattern}(?=\s\p{Ll})`,
    'u',
  );
  const person = pronoun ?? (speaksOf(text, 'he') ? 'she' : 'he');
  const joined = new RegExp(
    String.raw`\b(with|from|for|to|met|thank|cancel on) ${pattern}(?![\p{L}'’-]| \p{Lu})`,
    'gu',
  );
  const spoken = text
    .replace(joined, '$1 you')
    .replace(named, (_, start?: string) => (start && !/^\p{Lu}/u.test(start) ? person : capitalise(person)));
  const said = spoken === text ? null : named.test(text) ? toReader(spoken, person) : spoken;
  if (said !== null) brief.said = brief.said.replace(joined, '$1').replace(named, '');
  return said ?? text;
}

const INTRODUCES = /\b(?:(?<he>his)|(?<she>her)) name(?:['’]?s| is)\s/i;
/** “my neighbour’s gnome” */
const OF_PERSON =
  /\b(?:my|our) (?:\p{Ll}+ ){0,2}(?:friend|neighbou?r|sister|brother|boss|colleague|aunt|uncle|cousin|tenant|landlord|landlady|roommate|flatmate|teacher|customer|client)['’\ue027]s(?=\s)/iu;
/** “my wife’s dentist”, “my son’s teacher” */
const RELATIVE =
  /\b[Mm]y (?:(?<she>wife|daughter|mother|mum|mom|sister|grandmother|aunt|niece)|(?<he>husband|son|father|dad|brother|grandfather|uncle|nephew))['’\ue027]s\s/u;

/** “She has a cracked tooth” in a letter to “my wife’s dentist” is said of the wife. */
function introduceRelative({ recipient, parts }: Brief, story: string, tagger: Tagger): void {
  const { she, he } = RELATIVE.exec(`${recipient?.words} ${story}`)?.groups ?? {};
  const person = she ? 'she' : 'he';
  const first = parts.find(({ text }) => speaksOf(text, person));
  if (!first || (she ?? he) === undefined || recipient?.pronoun === person) return;
  if (parts.some(({ text }) => tagger.firstNames(text).length > 0)) return;
  first.text = first.text.replace(
    she
      ? /\bshe(?! or\b)\b|\bher(?= (?:to|in|on|at|for|with|from|when|that|and)\b)/i
      : /\bhe(?! or\b)\b|\bhim\b/i,
    (word) => `${/^\p{Lu}/u.test(word) ? 'My' : 'my'} ${she ?? he}`,
  );
}

/** Turns “He can keep it” in a letter into “You can keep it”, where it is certain that the reader is meant. */
export function addressFacts(brief: Brief, tagger: Tagger): void {
  if (!isLetter(brief)) return;
  findReader(brief, tagger);
  const { recipient, parts } = brief;
  const story = parts.map(({ text }) => text).join('\n');
  const introduced = INTRODUCES.exec(brief.source)?.groups;
  const known =
    recipient?.pronoun ??
    (introduced ? (introduced.he ? 'he' : 'she') : undefined) ??
    (recipient?.name ? tagger.pronounOf(recipient.name) : undefined);
  if (recipient?.name && !recipient.group)
    for (const part of parts) part.text = addressNamed(part.text, recipient.name, brief, known);
  // The one whom such a letter answers is its reader.
  const [first] = parts;
  if (!recipient && first && UNNAMED.test(first.text))
    first.text = toReader(first.text.replace(UNNAMED, 'She '), 'she') ?? first.text;
  // “Her name is Maya” says who the sister, or the neighbour, of the story is.
  if (introduced) {
    for (const part of parts) part.text = part.text.replace(OF_PERSON, 'your');
    brief.said = brief.said.replace(OF_PERSON, '');
  } else introduceRelative(brief, story, tagger);
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
    if (/welcome/i.test(brief.kindName ?? '')) part.text = part.text.replace(/^starts (?=\S)/i, 'You start ');
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
  const isLeft = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  const isOfReader = recipient !== undefined && recipient.words !== '' && !recipient.group;
  if (isLeft && isOfReader && opensWithPronoun(brief, tagger)) brief.misaddresses = true;
  else if (isLeft) brief.mayMisaddress = true;
}

function isOther(other: string | undefined, pronoun: string | undefined): boolean {
  return other !== undefined && pronoun !== undefined && other !== pronoun;
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts, subject = '' }: Brief, tagger: Tagger): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const before = text.slice(0, text.search(/\b(?:he|she|him|his|her)\b/i));
  return (
    !PEOPLE.test(before) &&
    !/\s\p{Lu}/u.test(before) &&
    tagger.firstNames(`${subject}, ${before}`).length === 0
  );
}
