import { AUXILIARY } from '../text/sentence-patterns.js';
import { CERTAIN_KINDS, KINDS, type Layout } from '../data/kinds.js';
import { regex } from '../../text/regex.js';

export const OPENING = regex.i`^(?:(?:(?:hi|hiya|hey|hello|dear (?:text )?(?:machine|assistant|writer|robot|bot|ai)|good (?:morning|afternoon|evening)|ok|okay|so|well|um)(?:\s+there)?|sorry to bother(?: you)?|quick (?:one|question|favou?r)|hope you(?:['’]re| are) well)[,!.:]*\s+)*(?:so,?\s+)?`;
export const WISH = regex.i`^(?:(?:please|pls|plz|kindly)\s+)?(?:(?:can|could|would|will)\s+(?:you|u)\s+(?:please\s+|pls\s+|kindly\s+)?|(?:i|we)(?:['’]d|\s+would)?\s+(?:need|want|like|require|must|should|have\s+to|(?:am|are)\s+(?:looking|hoping|asking)\s+for)\s+(?:(?:you\s+)?to\s+)?|need\s+(?:to\s+)?|looking\s+for\s+|help\s+(?:me|us)\s+(?:to\s+)?|let['’]?s\s+|i['’]m\s+(?:looking\s+for|writing)\s+|(?:i|we)\s+(?:want|must|should)\s+to\s+|i['’]ve\s+(?:got\s+)?to\s+)*(?:(?:please|pls)\s+)?`;
/** “step by step how you …”, “explain how …” */
export const STEPS = regex.i`^(?:step[- ]by[- ]step,?\s+)?(?:(?:explain|describe|show)(?:\s+to\s+[^,.:]{2,40}?)?\s+)?(?=how|why|what)`;
const VERB = regex.i`^(?:(?:write|draft|compose|create|make|prepare|generate|produce|suggest|list|give|send|do|craft|word|type\s+up|put\s+together|come\s+up\s+with|design|build|turn\s+(?:(?:this|these|it|them|the|my|our)(?:\s+\S+){0,3}?\s+)?into|make\s+(?:this|these)\s+into)\s+(?:(?:up|out)\s+)?(?:(?<to>me|us|him|her|them)\s+(?:up\s+)?)?|with\s+)`;
const COUNT = String.raw`(?:an? )?(?:couple of|few(?! (?:short |nice |kind )?(?:lines|words|sentences)))|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several`;
const DETERMINER = regex.i`^(?:${COUNT}|an?|the|my|our|some|this|one)\s+`;
const COUNTED = regex.i`^(?:${COUNT})(?=\s)`;
const LINK = regex.i`^(?:\s*(?:please|pls|asap)?\s*(?:$|[,:.;?!(\ue028–—-]|\s-\s)|\s+(?:to|for|about|on|re|regarding|of|from|that|titled|entitled|announcing|asking|saying|telling|thanking|inviting|reminding|apologi[sz]ing|confirming|moving|postponing|rescheduling|reporting|promising|admitting|proposing|suggesting|congratulating|explaining|informing|introducing|describing|promoting|requesting|complaining|resigning|declining|accepting|cancelling|canceling|turning|offering|covering|based|with|in|under|max|by|using|as|because|advertising|celebrating|warning|welcoming|after|before|following|when|where|due|at|between|against|where|who|since|how)\b)`;
const NOUNS = KINDS.map(({ names, layout }) => ({
  pattern: new RegExp(`^(?:${names})(?![\\p{L}\\p{N}-])`, 'iu'),
  layout,
}));
const MODIFIERS_MAX = 5;
const NO_MODIFIER =
  /^(?:to|for|about|on|of|from|with|that|is|are|was|at|in|by|will|has|have|summari[sz]e)\s/i;
const KIND_WORDS_MAX = 8;
/** “Minutes please: …”, “an email for me to …”. */
const FOR_CALLER = /^(?:[\s,]*(?:please|pls|asap|for (?:me|us))\b[\s:,]*)+/i;
/** What is done with an invitation or a request, so that the text is none. */
const ANSWERS = /^(?:decline|accept|refuse|reject|cancel|postpone|confirm)\b/i;
const WRITES = /^(?:write|draft|compose|create|prepare|generate|produce)\b/i;

/** A prompt's first words, where they say what to write. */
export interface Task {
  layout: Layout;
  /** The words of the kind: “email”, “refund request”. */
  kindName: string;
  /** Words between article and kind: “short, friendly birthday”. */
  modifiers: string;
  rest: string;
  /** Whether the kind is none that has a layout. */
  isUnknown?: boolean;
  count?: string;
  /** A recipient named by a pronoun: “write her a text”. */
  to?: string;
}

/** Reads “Write a short email to …”, “need a refund letter for …”, “Blog post about …”. Returns null for anything else; `isRequest` says that the words certainly ask for a text. */
export function readTask(sentence: string, isRequest?: boolean): Task | null {
  const wished = sentence.replace(OPENING, '').replace(WISH, '');
  const verb = VERB.exec(wished);
  const afterVerb = verb ? wished.slice(verb[0].length) : wished;
  const determiner = DETERMINER.exec(afterVerb);
  const count = COUNTED.exec(determiner?.[0] ?? '')?.[0];
  // “The lab report from Corbin won’t be here” asks for no report.
  if (!verb && /^(?:the(?! following)|my|our)\s/i.test(afterVerb) && AUXILIARY.test(afterVerb)) return null;
  const phrase = determiner ? afterVerb.slice(determiner[0].length) : afterVerb;
  const task =
    findKind(phrase) ??
    (isRequest ? findAnyKind(phrase) : null) ??
    (verb && determiner && WRITES.test(wished) ? findUnknownKind(phrase) : null);
  const to = verb?.groups?.to?.toLowerCase();
  return task && { ...task, ...(count && { count }), ...(to && { to }) };
}

const UNKNOWN_KIND = /^[\p{L}-]+(?: [\p{L}-]+){0,2}?(?=\s+(?:for|about|to|on|from|that)\s|\s*[,:.]|$)/u;
/** “Write a eulogy for …”: a kind of text that has no layout of its own. */
function findUnknownKind(phrase: string): Task | null {
  const kindName = UNKNOWN_KIND.exec(phrase)?.[0];
  if (kindName === undefined) return null;
  const rest = phrase.slice(kindName.length).trim();
  return { layout: 'list', kindName, modifiers: '', rest, isUnknown: true };
}

/** “insurance claim letter policy 4471”: the first kind that a request names. */
function findAnyKind(phrase: string): Task | null {
  const words = phrase.split(/\s+/).slice(0, KIND_WORDS_MAX);
  for (let start = 0; start < words.length; start += 1) {
    const text = phrase.split(/\s+/).slice(start).join(' ');
    for (const { pattern, layout } of NOUNS) {
      const kindName = pattern.exec(text)?.[0];
      const rest = text.slice(kindName?.length).trim();
      if (kindName === undefined || !/^$|\d/.test(rest) || ANSWERS.test(phrase)) continue;
      return { layout, kindName, modifiers: words.slice(0, start).join(' '), rest };
    }
  }
  return null;
}

function findKind(phrase: string): Task | null {
  let start = 0;
  for (let count = 0; count <= MODIFIERS_MAX; count += 1) {
    const text = phrase.slice(start);
    const found = kindAt(text);
    if (found) return { ...found, modifiers: phrase.slice(0, start).trim() };
    const word = /^[\p{L}\p{N}'’\ue000-\ue07f-]+,?\s+/u.exec(text)?.[0];
    if (!word || ANSWERS.test(word) || NO_MODIFIER.test(word)) return null;
    start += word.length;
  }
  return null;
}

function kindAt(text: string): Pick<Task, 'layout' | 'kindName' | 'rest'> | null {
  for (const { pattern, layout } of NOUNS) {
    const name = pattern.exec(text)?.[0];
    if (name === undefined) continue;
    const rest = text.slice(name.length);
    // “email marketing software” is no request for an email.
    if (LINK.test(rest) || CERTAIN_KINDS.test(name))
      return { layout, kindName: name, rest: rest.trim().replace(FOR_CALLER, '') };
  }
  return null;
}

/** A request without the words that ask: “a call for volunteers” of “Can you put together a call for volunteers?”. */
export function withoutRequest(sentence: string): string {
  const wished = sentence.replace(WISH, '').replace(STEPS, '');
  const verb = VERB.exec(wished)?.[0] ?? '';
  const rest = wished.slice(verb.length);
  return (verb === '' ? rest : rest.replace(DETERMINER, '')).replace(/\s*\?$/, '');
}
