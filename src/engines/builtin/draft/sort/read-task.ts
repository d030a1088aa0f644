import { DEGREE_WORDS, TONE_WORDS } from '../data/style-words.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, isNewsletter, unsay, type Brief } from './brief.js';
import { PERSON_OF } from './pronouns.js';
import { isPerson, readRecipient, TITLED } from './recipient.js';
import type { Task } from './task.js';
import { regex } from '../../text/regex.js';

const VERBS = String.raw`asking|saying|telling|thanking|inviting|reminding|apologi[sz]ing|confirming|congratulating|explaining|informing|introducing|requesting|complaining|declining|turning|cancelling|canceling|offering|warning|welcoming|announcing|letting|accepting|contesting|disputing|appealing|following|proposing|suggesting|requiring|resigning|moving|postponing|rescheduling|reporting|promising|admitting`;
const STOP = String.raw`(?=\s*(?:[,:.!?(]|$|\s[–—-]\s)|\s+(?:about|on(?!\s(?:the\s)?\d|\s(?:ward|floor|board|duty|reception)\b|\s[MTWFS]\p{Ll}+day)|re|regarding|for|from|to|that|who|whose|which|because|and(?!\s\p{Lu})|after|with|since|if|when|[Ii]|we|${VERBS})\b)`;
const TO = regex.u`^(?:[Tt]o|[Ff]or)\s+(?<who>[^,:.!?(]{1,80}?)(?:\s*[\ue028(](?<aside>[^\ue029)]{1,40})[\ue029)])?(?:,\s+(?<name>(?:[Mm]rs?|[Mm]s|[Dd]r)[.\ue02e]?\s+[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}),?|${STOP}|(?<=(?:Mrs?|Ms|Miss|Dr)[.\ue02e]? \p{Lu}[\p{L}'’-]+)(?=\s(?:at the (?:end|start)|before|during|over|after)\s))`;
const FROM = /^from\s+(?<who>[^,:.!?]{1,60}?)(?=\s*(?:[,:.!?]|$)|\s+(?:to|about|on|that|for|asking)\b)/iu;
const CHANNEL = regex.iu`^(?:for|on)\s+(?:(?:our|my|the|an?)\s+)?(?:[\p{L}'’-]+\s+){0,2}?(?:instagram|insta|facebook|fb|linkedin|twitter|x|tiktok|website|web ?site|site|blog|homepage|newsletter|etsy|amazon|ebay|intranet|whatsapp|slack)(?:\s+(?:page|shop|store|post|listing|group|channel))?(?=\s*(?:[,:.]|$)|\s(?:about|on)\s)`;
/** “in the third person”, “of around 400 words”: how a text is to be, between its kind and its subject; “to go with a bottle”. */
const MANNER = regex.iu`^to go with [^,.:;]+|^to (?:post|publish|share|put up|put|read out|send out|hang up|print)(?: (?:it|this))? (?:on|in|at|to|up) [^,.:;]{2,40}?(?=\s(?:for|about)\s|[,.:;]|$)|^(?:in|of|with|using)\s+(?:the\s+(?:first|second|third)\s+person|(?<!of\s)an?\s(?:[\p{L}-]+,?\s){1,4}(?:tone|style|voice)|(?:(?:british|american|plain|simple)\s)?(?:english|(?<=british\s|american\s|plain\s|simple\s)(?:spelling|language))|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:short\s)?(?:questions|sections|paragraphs|steps|points|(?:sub)?headings)(?:\sand\sanswers)?|(?:(?:about|around|roughly|approximately|up to|at most|no more than|not more than|under|max\.?)\s)?\d+[\s\ue020-](?:words|sentences|lines|paragraphs|characters))(?=[,:.]|$|\s(?:about|for|to|on|from|that|announcing|saying)\b)`;
/** “invitation for colleagues to my farewell drinks” */
const INVITED = /^for (?<who>[^,.:;]{2,40}?) to (?<event>.+)$/i;
/** Whom a notice tells: “to all tenants: …” */
const GROUP =
  /^to (?:(?:all|the|our|my) )*(?:tenants|residents|neighbours|neighbors|staff|parents|members|customers|guests|visitors|colleagues|everyone|employees|students|volunteers)(?=[:,])[:,]?/i;
const SLOTS_MAX = 5;
const PURPOSE = regex.i`^to\s+(?=(?:ask|tell|thank|invite|remind|apologi[sz]e|confirm|congratulate|explain|inform|announce|say|let|request|complain|cancel|chase|decline|accept|offer|follow|introduce|propose|suggest|welcome|warn)\b)`;
const PRAISE = regex.i`^(?:nice|great|good|little|long|catchy|new|compelling|creative|detailed|engaging|amazing|original|\d+[- ]?words?)$`;

/** Reads the words between the kind of text and its content into slots; returns what is left, which is content. */
export function readTaskSlots(task: Task, brief: Brief): string {
  const topic = contentWords(task.modifiers, brief);
  brief.kindName = trimMarks([...topic, task.kindName].join(' '));
  if (topic.length > 1) brief.topic = topic.join(' ');
  if (task.to && /him|her|them/.test(task.to))
    brief.recipient ??= { words: '', pronoun: PERSON_OF[task.to]! };
  if (task.count)
    Object.assign(brief, { count: task.count, kindName: brief.kindName.replace(/(?<=[^s])$/, 's') });
  if (task.isUnknown) brief.notWritten = `the ${brief.kindName} you asked for`;
  const kind = brief.kindName;
  let rest = task.rest.replace(/^,\s*/, '');
  // “text to my sister”
  const isMessage = /^text$/i.test(task.kindName) && /^to\s+(?:my|our|all|everyone|\p{Lu})/u.test(rest);
  if (brief.layout === 'news' && isMessage) brief.layout = 'message';
  const isEvent = /^to\s/i.test(rest) && !isPerson(rest.slice(3).replace(/\sfor\s.*$/i, ''));
  if (/invit/i.test(kind) && isEvent) rest = rest.replace(/^to/i, 'for');
  const { who: invited = '', event: occasion = '' } = INVITED.exec(rest)?.groups ?? {};
  if (/invit/i.test(kind) && isPerson(invited) && !isPerson(occasion)) rest = `to ${invited} for ${occasion}`;
  // “application as a nursery teacher”
  if (/application/i.test(kind)) rest = rest.replace(/^(?=as an? )/i, 'for a position ');
  if (/guide|tutorial|introduction/i.test(kind) && /^to\s\p{L}+ing\b/u.test(rest))
    rest = rest.replace(/^to/, 'on');
  else if (/guide|tutorial|how-?to|instructions/i.test(kind) && /^to\s\p{Ll}/u.test(rest))
    rest = `how ${rest}`;
  // “wedding invitation for Anna and Tom”: they are not the ones invited.
  const event = /\b(?:wedding|engagement|anniversary|christening|graduation)(?= invit)/i.exec(kind)?.[0];
  if (event && /^for\s/i.test(rest)) rest = `about the ${event.toLowerCase()} of ${rest.slice(4)}`;
  for (let round = 0; round < SLOTS_MAX; round += 1) rest = readSlotAt(rest, brief);
  return rest;
}

/** Reads the slot that the words begin with, if any; returns what follows it. */
function readSlotAt(rest: string, brief: Brief): string {
  const { kindName: kind = '', recipient } = brief;
  const channel = CHANNEL.exec(rest)?.[0];
  if (channel) {
    unsay(brief, channel);
    return rest.slice(channel.length).trim();
  }
  const manner = MANNER.exec(rest)?.[0];
  if (manner) {
    brief.directions.push({ words: manner, isMet: manner.startsWith('to ') });
    return rest.slice(manner.length).replace(/^[,\s]+/, '');
  }
  if (PURPOSE.test(rest)) {
    // “a text to cancel my membership” is a letter.
    if (brief.layout === 'news' && /^(?:text|something)$/i.test(kind)) brief.layout = 'letter';
    return rest.replace(/^to\s+/i, '');
  }
  const group = isLetter(brief) ? undefined : GROUP.exec(rest)?.[0];
  if (group) {
    unsay(brief, trimMarks(group));
    return rest.slice(group.length).trim();
  }
  if (!isLetter(brief) || /^to (?:reschedule|postpone|move|renew)\s/i.test(rest)) return rest;
  if (/^with\s/i.test(rest) && /follow/i.test(kind) && !recipient) return rest.replace(/^with/i, 'to');
  const mayName = /^to\s\p{Lu}/u.test(rest) || !/reference|recommend|cover letter|application/i.test(kind);
  const to = mayName && !recipient?.words && !isNewsletter(brief) ? TO.exec(rest) : null;
  const { who, name, aside = '' } = to?.groups ?? {};
  if (to && who && ((/^to\s/i.test(rest) && !/invit/i.test(kind)) || isPerson(who))) {
    const read = readRecipient(`${trimMarks(who)} ${name ?? (TITLED.test(who) ? '' : aside)}`);
    brief.recipient = { ...(recipient?.pronoun && { pronoun: recipient.pronoun }), ...read };
    return rest
      .slice(to[0].length)
      .replace(/^\s*,\s*/, '')
      .trim();
  }
  const from = FROM.exec(rest);
  if (
    from?.groups?.who &&
    !/^[\d\ue000-\uf000]|\b(?:is|are|was|were|will|has|have|can|wo|ca)(?:n['’]t)?\s/u.test(from.groups.who)
  ) {
    const sender = trimMarks(from.groups.who).replace(/^me\s\ue028([^\ue029]+)\ue029$/, '$1');
    // “to Ravi from Stellwerk Logistics”, “to Ravi from accounts” say where Ravi works.
    const isCompany = /^\p{Lu}\S*\s\p{Lu}/u.test(sender) && brief.tagger.firstNames(sender).length === 0;
    const isDepartment = /^(?!me$|us$)\p{Ll}{3,}$|^(?:HR|IT|PR)$/u.test(sender);
    if (recipient?.name && (isCompany || isDepartment)) recipient.words += ` from ${sender}`;
    else brief.sender ??= sender;
    return rest.slice(from[0].length).trim();
  }
  return rest;
}

/** The content words before a kind (“refund request email”); style words are directions. */
function contentWords(modifiers: string, brief: Brief): string[] {
  const words = modifiers.split(/,?\s+|,/).filter((word) => word !== '');
  const style = words.filter(isStyle);
  if (style.length > 0) brief.directions.push({ words: style.join(' ') });
  return words.filter((word) => word === '&' || !(isStyle(word) || DEGREE_WORDS.has(word.toLowerCase())));
}

function isStyle(word: string): boolean {
  return TONE_WORDS.has(word.toLowerCase()) || PRAISE.test(word);
}
