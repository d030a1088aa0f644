import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief, type Recipient } from './brief.js';
import { CUSTOMERS, findReader, FROM, OWNER, callsOf, patternOf, ROLE } from './find-reader.js';
import { introducePeople, namedLater } from './introduce-people.js';
import { PEOPLE, speaksOf, toGroup, toReader, withoutOpposite, type ThirdPerson } from './pronouns.js';
import { isPerson } from './recipient.js';
import { regex } from '../../text/regex.js';

/** “If she gets …”: nobody else is named before. */
const OPENS =
  /^(?:(?:if|when|please|and|but|so|plus) )?(?:he|she)\b|\b(?:or|if|when|whether|until|unless|that) (?:he|she) \p{Ll}+s\b/iu;
/** “They arrived broken”, “they don’t fit”: the goods rather than who sent them */
const THINGS = regex.i`\bthey(?:['’]re| are| were| look| feel| seem| smell)? (?:(?:both|all|too|very|really) )*(?:arrived|came|broken|damaged|faulty|loud|leak|fit|don['’]t (?:fit|work|match)|stopped|smell|look|cracked|torn|dirty|late|wrong|missing|small|big|large|short|long|heavy)\b`;
const ASKS_READERS = /\b(please )(?:ask|tell|remind) (?:the |all |our )?(\p{L}+) to ([^.!?]{1,200})/iu;
/** “I can take her Sunday shift in return”: what is offered goes to the reader, whoever is spoken of before. */
const IN_RETURN = /^(?:I|we)\s.*\bin (?:return|exchange)\b/i;
const CLIENT = /\b(?:the|our|a|my) (?:client|customer|supplier)s?\b/gi;
/** “Lily can’t come this week. She has the flu” */
const OTHER_NAME =
  /(?:^|[.\n] ?)(?!(?:The|Our|My|We|I|It|They|This|That|There|Your|His|Her|No|You|She|He)\b)\p{Lu}\p{Ll}+ (?:can|can['’]t|cannot|will|won['’]t|has|is|was|had|couldn['’]t|isn['’]t|hasn['’]t)\b/u;
const ASKED = /(?<=^|\b(?:so|and) |, )(can|could|would|will) (he|she|they)(?= \p{Ll})/giu;
/** “A customer writes that her grinder rattles” */
const UNNAMED = regex.iu`^(?:(?:An?|Our|The|One of our) )?${CUSTOMERS} (?=(?:writes|says|complains|asks|reports|asked|complained|reported|wrote|wants|wanted) )`;

/** “My accountant, Denise, asked for …” in a letter to Denise: “You asked for …” */
function addressNamed(text: string, name: string, brief: Brief, pronoun: Recipient['pronoun']): string {
  const pattern = callsOf(name) + FROM;
  const named = regex.u`(?<!\p{L})(?<start>${OWNER}) (?<role>${ROLE})${pattern},?(?=\s\p{Ll})|(?<=^|[.!?]\s)${pattern}(?=\s\p{Ll})`;
  const person = pronoun ?? (speaksOf(text, 'he') ? 'she' : 'he');
  const joined = regex.gu`\b(with|from|for|to|met|thank|send|sent|give|gave|owe|owed|lend|lent|tell|told|ask|asked|promised|saw|helped|cancel on) (?:${OWNER} ${ROLE})?${pattern}(?![\p{L}'’-]| \p{Lu})`;
  const owned = regex.gu`${pattern}['’]s?(?=\s\p{Ll})(?!\s(?:\p{Ll}+(?:ing|ed)|an?|the|not|here|there|back|in|on|at)\b)`;
  const spoken = text
    .replace(joined, '$1 you')
    .replace(owned, 'your')
    .replace(named, (_, start?: string) => (start && !/^\p{Lu}/u.test(start) ? person : capitalise(person)));
  const said = spoken === text ? null : named.test(text) ? toReader(spoken, person) : spoken;
  if (said !== null) brief.said = brief.said.replace(joined, '$1').replace(owned, '').replace(named, '');
  return said ?? text;
}

/** “Reply to a customer. She asked whether …”: who is spoken of first, and nobody else. */
function spokenFirst({ recipient, parts, subject, apart, tagger }: Brief): Recipient['pronoun'] {
  const [opener] = /^(?:he|she)\b/i.exec(parts[0]?.text ?? '') ?? [];
  const said = parts.map(({ text }) => text).join('\n');
  const only = (['he', 'she'] as const).filter((each) => speaksOf(said, each));
  const isReader = recipient && !recipient.group && subject === undefined && isPerson(recipient.words);
  const names = [...parts.map(({ text }) => text), ...apart].flatMap((text) => tagger.firstNames(text));
  const isOnly = only.length === 1 && !PEOPLE.test(said) && !OTHER_NAME.test(said);
  const spoken = (opener?.toLowerCase() as 'he' | undefined) ?? (isOnly ? only[0] : undefined);
  return isReader && names.length === 0 ? spoken : undefined;
}

/** “he” for Jamie in “Jamie was upset because two boys took his lunch box” */
function pronounAfter(name: string, story: string): Recipient['pronoun'] {
  const said = new RegExp(`${patternOf(name)}[^.!?\\n]*`, 'u').exec(story)?.[0] ?? '';
  return speaksOf(said, 'he') ? (speaksOf(said, 'she') ? undefined : 'he') : undefined;
}

/** Turns “He can keep it” in a letter into “You can keep it”, where it is certain that the reader is meant. */
export function addressFacts(brief: Brief): void {
  if (!isLetter(brief)) return;
  findReader(brief);
  const { recipient, parts, tagger } = brief;
  const story = parts.map(({ text }) => text).join('\n');
  const known =
    recipient?.pronoun ??
    namedLater(brief) ??
    (recipient?.name ? tagger.pronounOf(recipient.name) : undefined) ??
    spokenFirst(brief);
  if (recipient?.name && !recipient.group)
    for (const part of parts) part.text = addressNamed(part.text, recipient.name, brief, known);
  // The one whom such a letter answers is its reader.
  const [first] = parts;
  if (!recipient && first && UNNAMED.test(first.text))
    first.text = toReader(first.text.replace(UNNAMED, 'She '), 'she') ?? first.text;
  introducePeople(brief, story);
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
    (named.every(
      (name) =>
        recipient?.words.includes(name) ||
        (tagger.pronounOf(name) ?? pronounAfter(name, story) ?? pronoun) !== pronoun,
    ) &&
      !parts.some((part) => PEOPLE.test(withoutOpposite(part.text, pronoun))));
  const namesOthers = ({ text }: { text: string }) =>
    PEOPLE.test(withoutOpposite(text.replace(CLIENT, ''), pronoun)) || tagger.firstNames(text).length > 0;
  const isAsked =
    isAlone || !parts.slice(0, parts.findIndex(({ text }) => text.search(ASKED) >= 0) + 1).some(namesOthers);
  const isSpokenOf = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  if (recipient?.name && !pronoun && isAlone && isSpokenOf) brief.mayMisaddress = true;
  for (const part of parts) {
    if (part.kind === 'labelled' || part.text.startsWith('Thank you to ')) continue;
    // “so could she send it by Monday”
    if (recipient && !recipient.group)
      part.text = part.text.replace(ASKED, (whole: string, modal: string, person: string) =>
        person === (pronoun ?? person) && (person === 'they' ? isCompany : isAsked) ? `${modal} you` : whole,
      );
    // “please ask parents to walk with their children” in a letter to the parents
    if (recipient?.group || isCompany)
      part.text = toGroup(part.text, recipient?.group, story)
        .replace(/\bthey(?=(?: are|['’]re) (?:(?:very|most|always|all) )?(?:welcome|invited)\b)/gi, 'you')
        .replace(ASKS_READERS, (whole: string, please: string, group: string, act: string) =>
          group.toLowerCase() === recipient?.group ? please + act.replace(/\btheir\b/g, 'your') : whole,
        );
    if (/^whose\s/i.test(part.text))
      Object.assign(part, { kind: 'sentence', text: part.text.replace(/^whose\s/i, 'your ') });
    const opens = pronoun !== undefined && part === first && opensAlone(part.text, pronoun);
    const speaksOfReader =
      pronoun &&
      (isAlone || opens || IN_RETURN.test(part.text)) &&
      (pronoun === 'they'
        ? !/\p{L}{2,}s\b.*\bthe(?:y|m|ir)\b/iu.test(part.text) && !THINGS.test(part.text)
        : opens || !named.some((name) => part.text.includes(name) && tagger.pronounOf(name) === pronoun)) &&
      speaksOf(part.text, pronoun);
    if (speaksOfReader) part.text = toReader(part.text, pronoun, OPENS.test(part.text)) ?? part.text;
    if (/welcome/i.test(brief.kindName ?? '')) part.text = part.text.replace(/^starts (?=\S)/i, 'You start ');
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
  const isLeft = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  const isOfReader = recipient !== undefined && recipient.words !== '' && !recipient.group;
  if (isLeft && isOfReader && opensWithPronoun(brief)) brief.misaddresses = true;
  else if (isLeft) brief.mayMisaddress = true;
}

/** “She helped Mia so much”: the pronoun comes before any name and is the only one. */
function opensAlone(text: string, pronoun: ThirdPerson): boolean {
  const rest = text.slice(pronoun.length);
  return (
    text.slice(0, pronoun.length).toLowerCase() === pronoun && /^\s/.test(rest) && !speaksOf(rest, pronoun)
  );
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts, subject = '', tagger }: Brief): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const before = text.slice(0, text.search(/\b(?:he|she|him|his|her)\b/i));
  if (OTHER_NAME.test(before) || /\s\p{Lu}/u.test(before) || PEOPLE.test(subject + before)) return false;
  return tagger.firstNames(`${subject}, ${before}`).length === 0;
}
