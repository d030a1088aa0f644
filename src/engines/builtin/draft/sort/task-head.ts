import type { Layout } from '../data/kinds.js';
import { AUXILIARY } from '../text/sentence-patterns.js';
import { namesText } from '../roles/words.js';
import type { Tagger } from '../text/tagger.js';
import { isLetter, unsay, type Brief } from './brief.js';
import { isPerson } from './recipient.js';
import { OPENING, WISH, type Task } from './task.js';
import { table } from '../../text/table.js';
import { regex } from '../../text/regex.js';

const COLON = /:\s+|:$|\s[–—-]\s/;
const SEPARATOR = /^(?:,\s+|:\s*|\s[–—-]\s)/;

/** Divides “Describe our tray: oak, £64” at the colon or dash that opens its content. A label's own colon (“…, price: £5”) opens none. */
export function splitTask(asked: string): { head: string; content: string } {
  const sentence = asked.replace(NEEDED, '');
  const head = headOf(sentence);
  return { head, content: sentence.slice(head.length).replace(SEPARATOR, '').trim() };
}

function headOf(sentence: string): string {
  const end = sentence.search(COLON);
  if (end < 0) return sentence;
  const head = sentence.slice(0, end);
  const comma = head.lastIndexOf(', ');
  const label = head.slice(comma + 2);
  return comma > 0 && label.split(/\s/).length <= 2 ? sentence : head;
}

/** “We sell a lid called the Plonk and need a text …”, “Our club needs a press release”, “What we have in mind is a newsletter” */
const NEEDS = regex.iu`^(?:what (?:I|we) (?:have|had|are|am)|(?:I|we) (?:have|would be|am|are)|(?<before>.{0,160}?)),? ?(?:(?:and|so|but) (?:(?:I|we|he|she|they|(?:my|our|his|her|the) \p{L}+) )?)?\b(?:needs?|wants?|requires?|would like|is to get|looking for(?: is)?(?!.*\bneed an? )|in mind is|(?:grateful|hoping|asking) for|putting together|to (?:compose|write|draft)) (?<wish>(?:an?|some|clear|proper|the|new) .+)$`;
/** “A press release is needed for the reopening” */
const NEEDED = / (?:is|are) (?:needed|required|wanted)(?= (?:for|about|on|to|of)\b)/i;
/** “Staff need to be told about the new barrier” */
const TOLD = regex.i`^.{3,80}? (?:needs?|ha(?:s|ve)|ought) to (?:be told|be informed|know|hear|learn) (?:about|of) `;
const AND_WISH = regex.i`(?<=^(?:we are looking|I am looking|(?!(?:I|we)\b)).*)\s(?:and|so|but) (?:I |we )?(?:want|need|would like|must)\b.*$`;

/** What a text is needed for, and the words that wish for it. */
export function splitWish(sentence: string): { before?: string; wish?: string } {
  return NEEDS.exec(sentence.replace(/\?$/, ''))?.groups ?? {};
}

/** “the new barrier” of “Staff need to be told about the new barrier” and of “the new barrier and want …”. */
export function withoutTelling(sentence: string): string {
  return sentence.replace(TOLD, '').replace(AND_WISH, '');
}

/** “We’ve built a clay oven and want to invite the street”: what is said, rather than how to write it. */
export function statesContent(sentence: string, tagger: Tagger): boolean {
  const begins =
    /^(?:I|we|my|our)(?:['’]\p{L}+)?\s(?!(?:need|want|would|am looking|are looking|have to|must|should)\b)/iu;
  const isNamed =
    /^(?:the|an?|this|(?!Below|Here|Attached|Following|Announce|Please)\p{Lu}\p{Ll}+)\s/u.test(sentence) &&
    AUXILIARY.test(sentence);
  return (begins.test(sentence) || (isNamed && !namesText(sentence))) && tagger.isSentence(sentence);
}

/** Verbs that name the text by themselves: layout, kind, and the word that links them to their object. */
const VERBS = table`
list → description → about  → describe\s+(?=(?:our|my|this|the|an?)\s)
list →  → about  → (?:write (?:something )?(?:about|on)|describe|advertise|promote|sell|introduce)\s+(?=\S)
summary → summary →  → (?:summari[sz]e|condense|sum up)\b\s*(?:(?:this|these|(?:the )?following)\b\s*)?(?:(?:the )?(?:text|article|notes|paragraph|report|minutes|e-?mail|letter)\b(?=\s*(?:[:.,]|$|(?:in|for|as|on)\b))\s*)?
invention → comparison → of  → compare\s+(?=\S)
`.map(([layout, kindName = '', link = '', verb]) => ({
  layout: layout as Layout,
  kindName,
  link,
  verb: new RegExp(`^${verb}`, 'i'),
}));
/** “announce our concert”, “tell people about our course”, where the text is no letter */
const ABOUT_TO_ALL = regex.i`^(?:announce\s+(?=(?:our|my|the|an?)\s)(?!.* to (?:the|our|all)\b)|tell (?:people|every(?:one|body)|readers|the world|(?:our |the )?(?:customers|visitors|guests|residents)) about\s+)`;
const TO_READER = regex.i`^(?=(?:invite|remind|thank|tell|ask|apologi[sz]e to|congratulate|inform|let|reply to|respond to|write to|(?:write|email|message|text) (?:my|our|the|all|him|her|them)|follow up with)\s+\S)`;
/** “Remind all tenants: smoke alarm test on Wednesday”: whom, and nothing else. */
const REMINDED = /^(?:remind|inform)\s+(?<who>(?:all|the|our|my)(?: (?:the|our|my))? \p{L}+)$/iu;
const WRITTEN_TO = /^(?:reply|respond|write|follow up) (?:to|with)\s+|^(?:write|email|message|text)\s+/i;

/** Reads a task given by its verb alone: “Describe our tray”, “Invite all parents to …”. */
export function readActHead(sentence: string, brief: Brief): Task | null {
  const head = sentence.replace(OPENING, '').replace(WISH, '');
  for (const { verb, link, ...kind } of VERBS) {
    const found = verb.exec(head)?.[0];
    if (found !== undefined) return { ...kind, modifiers: '', rest: link + head.slice(found.length) };
  }
  const told = isLetter(brief) ? undefined : ABOUT_TO_ALL.exec(head)?.[0];
  if (told !== undefined) {
    unsay(brief, told);
    return { layout: 'news', kindName: '', modifiers: '', rest: `about ${head.slice(told.length)}` };
  }
  const reader = REMINDED.exec(head)?.groups?.who;
  if (reader !== undefined && isPerson(reader))
    return { layout: 'letter', kindName: '', modifiers: '', rest: `to ${reader}` };
  if (!TO_READER.test(head) || !(isLetter(brief) || brief.layout === 'news')) return null;
  return { layout: 'letter', kindName: '', modifiers: '', rest: head.replace(WRITTEN_TO, 'to ') };
}
