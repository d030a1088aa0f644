import type { Tone } from '../../../../templates/tones.js';
import type { GenerateJob } from '../../../text-engine.js';
import { isNewsletter, type Brief, type Recipient } from '../sort/brief.js';
import { asSentence } from '../text/tidy.js';
import { paragraph, type Block } from './blocks.js';
import { composeBody } from './body.js';
import { openLetter } from './open-letter.js';
import { namedSubject, subjectLine } from './subject-line.js';
import { regex } from '../../text/regex.js';

const TITLE = /^(?:M(?:rs?|s|iss)|Dr|Prof|Herr|Frau|Mme|Madame|Monsieur|Señora?|Signora?)(?!\p{L})/u;
const TITLED_FIRST_NAME =
  /^((?:M(?:rs?|s|iss)|Dr|Prof(?:essor)?)[.\ue02e]?) (\p{Lu}\p{Ll}+) (?=\p{Lu}[\p{L}'’-]+$)/u;

/** “my colleague Sarah Chen” is Sarah Chen on an envelope. */
const OF_SENDER =
  /^(?:(?:(?:my|our|his|her|their|an?) |the (?!.*\bof\b))[\p{Ll} -]{2,30}|customer|client|tenant|guest|patient|member|colleague|neighbou?r) (?=\p{Lu}[\p{L}'’.\ue02e-]+ \p{Lu})/u;

/** “Kevin at Northgate Printing” */
const AT_COMPANY = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:at|from) (?=\p{Lu})/u;

const FORMAL = /^(?:very )?formal(?: please)?$/i;
const FRIENDLY = /^(?!.*\b(?:not|no|nothing|too|less|but)\b).*\b(?:friendly|casual|informal|chatty|warm)\b/i;

/** A letter, an email or a message: subject, greeting, what it says, closing and name. */
export function composeLetter(brief: Brief, { options, template }: GenerateJob): Block[] {
  const asked = options.tone;
  const asksFor = (tone: RegExp) => brief.directions.some(({ words }) => tone.test(words));
  const tone = asksFor(FORMAL) ? 'formal' : asked === 'neutral' && asksFor(FRIENDLY) ? 'friendly' : asked;
  const opening = openLetter(brief);
  const said = opening?.usesFirst ? brief.parts.slice(1) : brief.parts;
  const parts = opening ? [{ kind: 'sentence' as const, text: opening.text }, ...said] : said;
  const [first, ...others] = parts;
  // A note that is the subject need not stand below it again.
  const isSubject =
    !brief.isNumbered && first?.kind === 'item' && others.length > 1 && namedSubject(brief) === first.text;
  const body = composeBody(
    isSubject ? others : parts,
    isNewsletter(brief) ? {} : { listLead: 'Here are the details:' },
  );
  const closing = [wishOf(brief, tone), brief.sender || []].flat();
  return [
    ...headOf(brief, template.id === 'email'),
    paragraph(greetingOf(brief, tone)),
    ...body,
    paragraph(brief.callToAction && asSentence(brief.callToAction)),
    { kind: 'lines', lines: isNewsletter(brief) && !brief.sender ? [] : closing },
  ];
}

function headOf(brief: Brief, isEmail: boolean): Block[] {
  const { recipient } = brief;
  const kind = brief.kindName ?? '';
  const isNote = isEmail
    ? /card|\btext|sms|whatsapp|slack|\bdm\b/i.test(kind)
    : brief.layout === 'message' ||
      /^(?!newsletter).*(?:note|card|text|sympathy|sms|whatsapp|slack|\bdm\b|message|condolence)/i.test(kind);
  const greeted = greetedName(brief) ?? recipient?.group ?? '';
  const lines = [
    ...(recipient && /\p{Lu}|\d/u.test(without(recipient.words, greeted))
      ? [`To: ${recipient.words.replace(OF_SENDER, '').replace(AT_COMPANY, '$1, ')}`]
      : []),
    ...(isNote ? [] : [`Subject: ${subjectLine(brief)}`]),
  ];
  return lines.length > 0 ? [{ kind: 'lines', lines }] : [];
}

function without(text: string, part: string): string {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  return start < 0 ? text : text.slice(0, start) + text.slice(start + part.length);
}

/** The name in the greeting: the first name of a person, the whole name of anybody else. */
function greetedName({ recipient, tagger }: Brief): string | undefined {
  // “Elena Rossi and Mark Dunn” are greeted as “Elena and Mark”.
  const both = /^(\p{Lu}[\p{L}-]+)(?: \p{Lu}\S+)? and (\p{Lu}[\p{L}-]+)(?: \p{Lu}\S+)?$/u.exec(
    recipient?.words ?? '',
  );
  if (both && tagger.firstNames(`${both[1]} and ${both[2]}`).length > 1) return `${both[1]} and ${both[2]}`;
  // “Mr Dilwyn Aske” is greeted as “Mr Aske”, but not “Mr Van Dyke”.
  const name = recipient?.name?.replace(TITLED_FIRST_NAME, (whole: string, title: string, middle: string) =>
    tagger.firstNames(middle).length > 0 ? `${title} ` : whole,
  );
  const [first = '', ...rest] = name?.split(' ') ?? [];
  const isKnown = tagger.firstNames(name ?? '').includes(first) || isOnePerson(recipient, name);
  return rest.length === 1 && isKnown ? first : name;
}

const ONE_PERSON = regex.i`\b(?:teacher|tutor|landlord|landlady|tenant|manager|boss|supervisor|neighbou?r|colleague|friend|intern|trainee|teammate|roommate|flatmate|coach|sister|brother|cousin|doctor|assistant|lead)\b`;

/** “my tenant Jodie Marsh”, or “Carol Voss” of whom the prompt says “her”. */
function isOnePerson(recipient: Recipient | undefined, name = ''): boolean {
  const role = recipient?.words.slice(0, recipient.words.indexOf(name)) ?? '';
  const isTitled =
    TITLE.test(name) ||
    /^(?:Aunt|Uncle|Auntie|Gran\p{Ll}*|Professor|Coach|Councillor|Sister|Father)\b/u.test(name);
  return !isTitled && (/^(?:he|she)$/.test(recipient?.pronoun ?? '') || ONE_PERSON.test(role));
}

function greetingOf(brief: Brief, tone: Tone): string {
  const { recipient } = brief;
  const isCard = /\bcard|thank[- ]you note|condolence|sympathy|wishes/i.test(brief.kindName ?? '');
  const isDear = tone === 'formal' || (isCard && recipient?.name);
  const word = isDear ? 'Dear' : isFriendly(tone) ? 'Hi' : 'Hello';
  const name = tone === 'formal' && !TITLE.test(recipient?.name ?? '') ? recipient?.name : greetedName(brief);
  if (recipient?.name)
    return `${TITLE.test(recipient.name) || /\bfamily$/.test(recipient.name) ? 'Dear' : word} ${name},`;
  const group = recipient?.group ?? pluralOf(recipient?.words ?? '');
  if (group && group !== 'people')
    return `${/^(?:team|everyone|everybody|all)$/.test(group) ? word : 'Dear'} ${group},`;
  if (/^(?!.*request)(?:reference|recommend)/i.test(brief.kindName ?? '')) return 'To whom it may concern,';
  return tone === 'formal' ? 'Dear Sir or Madam,' : `${word === 'Dear' ? 'Hello' : word},`;
}

/** The people in “all bidders” or “the owners of Seaview Court”. */
function pluralOf(words: string): string | undefined {
  const [head = ''] = words.split(/,|\s(?:of|in|at|who|that|from|with|on|for|near)\s/);
  return /(?:^|\s)((?:\p{Ll}{3,} (?=heads|leaders|leads|services))?\p{Ll}{3,}[^\P{Ll}siu]s|\p{Ll}+(?:ies|ees))$/u.exec(
    head,
  )?.[1];
}

function wishOf({ kindName = '', recipient }: Brief, tone: Tone): string {
  if (/condolence|sympathy/i.test(kindName)) return 'With kind regards';
  if (tone === 'formal') return recipient?.name ? 'Yours sincerely' : 'Yours faithfully';
  return isFriendly(tone) ? 'Best wishes' : 'Best regards';
}

const isFriendly = (tone: Tone) => tone === 'casual' || tone === 'friendly';
