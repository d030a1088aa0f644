import { baseOfPast, formsOf } from '../../refine/verbs/inflect.js';
import type { Stretch } from '../roles/stretches.js';
import { namesText } from '../roles/words.js';
import { DETAIL, isObject } from '../text/objects.js';
import { AUXILIARY } from '../text/sentence-patterns.js';
import { splitAtCommas } from '../text/split.js';
import { isLetter, unsay, type Brief } from './brief.js';
import { isContentLabel, readLabel } from './labels.js';
import { verbOfYou } from './pronouns.js';
import { trimMarks } from '../text/tidy.js';
import { readRecipient, TITLED } from './recipient.js';
import { regex } from '../../text/regex.js';

/** “a vacuum cleaner that is really quiet” */
const QUALITY = /^(?:that|which|who) (?!(?:i|we|you)\b)(?:[^\s,:\d]+ ){1,7}[^\s,:\d]+$/i;
/** A clause that says which people are meant, and cannot stand by itself: “donors who stopped giving two years ago” */
export const WHO = /^who (?!(?:i|we|you)\b)(?:[^\s,:;]+ ){1,24}[^\s,:;]+$/i;
const TIME_OR_PLACE = /^(?:at|on|in|near|from)\s(?=[^,.:]*[\p{Lu}\d\ue000-\uf000])[^,:!?]{1,60}$/u;
const TITLED_FIRST = new RegExp(`^${TITLED.source}`, 'u');

/** A clause that says what the text does: “a short apology that gives the 17th as the new date” */
export const OF_TEXT = regex.i`^(?:that|which) (?:gives|shows|covers|lists|names|sounds|includes|contains|asks|keeps)\b|^with (?:an? |the |some )?(?:quotes?|photos?|link)\b`;

const ADVERB = /^(?:|never|often|also|just|\p{Ll}+ly)$/u;
/** “who watered my plants” becomes “You watered my plants.” */
function sayToReader(who: string, brief: Brief): void {
  const [, verb = '', rest = ''] = /^who (\p{Ll}+)(\s.*)?$/u.exec(who) ?? [];
  const base = AUXILIARY.test(verb) || ADVERB.test(verb) ? undefined : baseOfPast(verb);
  const isThanks = /thank/i.test(brief.kindName ?? '') && brief.subject === undefined;
  if (base && isThanks) unsay(brief, `who ${verb}`);
  if (base && isThanks)
    return void Object.assign(brief, { subject: `${formsOf(base).gerund}${rest}`, subjectLink: 'for' });
  const plain = verb.endsWith('s') ? verbOfYou(verb) : verb;
  if (plain === undefined || ADVERB.test(verb)) brief.leftOut.push(who);
  else brief.parts.push({ kind: 'sentence', text: `You ${plain}${rest}` });
}

/** Adds words to the recipient or the subject that they belong to, and returns what follows them; null where they belong to neither. */
export function extendSlot(rest: string, fact: string, brief: Brief): string | null {
  const { recipient } = brief;
  const person = rest.replace(/^(?:attn|att|c\/o)[.:\ue02e]?\s+/i, '');
  if (recipient?.words && isLetter(brief) && TITLED_FIRST.test(person) && !brief.tagger.isSentence(person))
    brief.recipient = { ...readRecipient(person), words: `${person}, ${recipient.words}` };
  else if (
    isLetter(brief) &&
    recipient &&
    (recipient.name || /thank/i.test(brief.kindName ?? '')) &&
    WHO.test(rest)
  )
    sayToReader(rest, brief);
  else if ((/^\ue028[^\ue029]*\ue029$/.test(rest) || (isLetter(brief) && WHO.test(rest))) && recipient)
    brief.recipient = { ...recipient, words: `${recipient.words} ${rest}` };
  // “about my internet, which has been down since 3 March”
  else if (brief.subject && isLetter(brief) && /^(?:which|that)\s/.test(rest)) {
    const [clause = '', ...more] = splitAtCommas(rest);
    brief.subject += rest.startsWith('that') ? ` ${clause}` : `, ${clause}`;
    return [...more, fact].filter((words) => words !== '').join(', ');
  } else if (brief.subject && !isLetter(brief) && fact === '' && QUALITY.test(rest))
    brief.subject += ` ${rest}`;
  else return null;
  return fact;
}

const NAMED = regex.u`^(?<name>${TITLED.source}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,\s+|[.]?$)`;

/** “to my professor, | Dr. Smith, asking …”: a name after the recipient is the recipient's; returns what follows. */
export function takeName(fact: string, brief: Brief): string {
  const { recipient } = brief;
  const found = NAMED.exec(fact);
  const name = found?.groups?.name;
  if (name === undefined || !isLetter(brief) || !recipient?.words) return fact;
  if (recipient.name !== undefined || recipient.group !== undefined) return fact;
  brief.recipient = { ...recipient, ...readRecipient(name), words: `${recipient.words} ${name}` };
  return fact.slice(found![0].length);
}

/** What is asked for in detail. */
const ORDERS = /\b(?:ask|order|request)\w*\b.*\b(?:quote|offer|estimate|access|order|reservation|booking)\b/i;

/** “… on Saturday, 17 May, | at 11 a.m.”: a time, a place, a name or a clause with “which” after a request is a part of it. */
export function joinTail(stretches: Stretch[], index: number, brief: Brief): void {
  const [task, tail] = [stretches[index]!, stretches[index + 1]];
  const isTail = tail?.role === 'fact' && tail.gap === 'comma' && !tail.isUnsure;
  const isTimeOrPlace = tail && TIME_OR_PLACE.test(tail.text) && !brief.tagger.isSentence(tail.text);
  // “the library room on Mondays, | 7 to 9 pm, we are ten”, “a quote for 500 cards, | matte, delivery to Oslo”
  const pieces = isTail && isLetter(brief) ? splitAtCommas(tail.text) : [];
  const end = pieces.findIndex(
    (piece, place) =>
      !(ORDERS.test(task.text) || (place === 0 && DETAIL.test(piece))) || !isObject(piece, brief.tagger),
  );
  if (end > 0) {
    task.text = [trimMarks(task.text), ...pieces.splice(0, end)].join(', ');
    tail!.text = pieces.join(', ');
    return;
  }
  const isName = tail && /\b(?:to|email for)\s[^,.:]{2,60},?$/i.test(task.text) && NAMED.test(tail.text);
  if (!isTail || !(isTimeOrPlace || isName || /^wh(?:ich|o)\s/.test(tail.text))) return;
  task.text = `${task.text} ${tail.text}`;
  stretches.splice(index + 1, 1);
}

/** “… in the hall, agenda: | accounts, new roof”: the label of what follows is none of the request. */
export function giveLabel(stretches: readonly Stretch[], index: number): void {
  const [task, next] = [stretches[index]!, stretches[index + 1]];
  const label = /, (\p{L}[\p{L} ]{2,20}):$/u.exec(task.text)?.[1];
  if (label === undefined || next?.role !== 'fact' || next.gap !== 'colon' || readLabel(next.text)) return;
  if (isContentLabel(label) || namesText(label) || /^(?:from|points|for|as|like|with)\b/i.test(label)) return;
  task.text = task.text.slice(0, -label.length - 3);
  Object.assign(next, { text: `${label}: ${next.text}`, gap: 'sentence' });
}

/** What stands before a second act: “ask for a refund, thank them”. */
export const NEXT_ACT =
  /,\s(?=(?:and |also |then )?(?:ask|thank|tell|offer|suggest|wish|mention|apologi[sz]e|invite|remind|congratulate)\s)/;

const CUT = regex.u`\|(?:for|to|about)\s|\b(?:my|our|his|her|their)(?: \p{Ll}[\p{Ll}'’\ue027]*){1,3}\|(?!I\b)\p{Lu}|\bto (?:my|our|the|his|her)(?: \p{Ll}+){1,2}\|\p{Ll}+ (?:Mr|Mrs|Ms|Miss|Dr)\b|\b(?:claim|order|invoice|case|ticket|booking|number|policy|account|flight|train|ferry|contract|reservation|parcel|room|membership)\|(?=.*\d)|\b(?:Mr|Mrs|Ms|Dr|Prof)[.\ue02e]?\|\p{Lu}|\b(?:about|for) .*\b(?:that|which)\||\b(?:and|of|the|an?|from|by|until|till|on|at|in|with|before|after|as|because|since|(?:introduc|ask|thank|invit|confirm|congratulat|request|declin|offer|accept|announc)ing|(?:letting|making|helping|having) (?:me|us))\||\bto (?:my|our|the|his|her) [\p{L} -]*\p{Ll}{2}\|\p{Lu}|\b(?:about|on) (?:how|why|what|when)\||\b(?:the|our|my|an?) [\p{Ll} -]+\|(?:we|I) (?:make|made|sell|bought|ordered|use|offer|run|built|grow)\b`;

/** Whether a request was cut in its middle: “… to our supplier | Dorset Timber”, “about a blender that | I bought”. */
export function isCut(task: string, next: string): boolean {
  return CUT.test(`${task}|${next}`);
}

const REASON = /^(?:because|since|so that|as (?:the|my|our|I|we|he|she|it|they|there))\b/i;

/** “Ask her to move our meeting, | since the figures arrive late”: whether words continue the sentence of a request. */
export function continues({ gap, text }: Stretch): boolean {
  return gap === 'word' || (gap === 'comma' && REASON.test(text));
}

/** “Tell Rosa that her | CV is good | but she should shorten it”: one sentence, whatever its pieces look like. */
export function joinReport(stretches: Stretch[], index: number): void {
  const next = stretches[index + 1];
  if (next?.gap !== 'word' || !/\bthat(?: \p{L}+)?$/u.test(stretches[index]!.text)) return;
  Object.assign(next, { role: 'fact', isUnsure: false });
  while (stretches[index + 2]?.gap === 'word') next.text += ` ${stretches.splice(index + 2, 1)[0]!.text}`;
}
