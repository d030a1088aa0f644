import { unmask } from '../text/mask.js';
import { isAnswer, type Brief } from './brief.js';
import { regex } from '../../text/regex.js';

const KIND = `sms|text message|text|tweet|post|caption|letter|e-?mail|mail|card|flyer|poster|press release|whatsapp|message|notice|headline|summary|slogan`;
const SEVERAL = regex.i`\b(?:(?:two|2|three|3|both|several) (?:things|texts|versions|variants|e-?mails|mails|posts|options|drafts|messages|letters)|same (?:thing |text )?as (?:an? )?(?:${KIND})|(?:and|plus|also|then) (?:also |then |as )*(?:an? |one |the )(?:short |brief |quick |\w+ ){0,2}(?:${KIND})\b(?! (?:from|of|to us|we|i|address|box|office|is|was|came|has)\b)|(?:e-?mail|letter) (?:and|\+|&) (?:an? )?(?:sms|text|tweet|post))`;
const REWRITE = regex.i`^(?:hi|hey|hello|please|pls|can (?:u|you)|could (?:u|you)|[\s,!])*\b(?:rewrite|rephrase|reword|improve|proof ?read|correct|fix|polish|translate|shorten|simplify|paraphrase|edit|tidy up|clean up|turn (?:this|these|it|that|the|my)|make (?:this|it|these|that) (?:into|better|nicer|sound|shorter|longer|more|a|an)|make .{0,60}(?:from|out of) (?:this|these|that|it|the following|my notes))\b`;
/** Begins with a request which is not understood. */
const ASKS = regex.i`^(?:hi|hey|hello|please|pls|[\s,!])*(?:(?:can|could|would) (?:u|you)|i(?:['’]d| would)? (?:need|want|like)|we need|need|write|draft|make|create|compose|give me|help)\s`;

/** Why a text of the kind asked for cannot be made of the prompt's words by rules, in words that follow “not”: “the FAQ you asked for”. Undefined where it can. */
export function needsModel(brief: Brief, asked: string): string | undefined {
  const text = unmask(asked);
  const kind = nameOf(brief.kindName ?? '');
  const hasQuestions = brief.parts.some((part) => isAnswer(part) || part.text.endsWith('?'));
  if (brief.quoted) return 'a reply to the message you quote';
  if (brief.notWritten) return brief.notWritten;
  if (SEVERAL.test(text)) return 'the texts you asked for';
  if (brief.count)
    return `the ${brief.count} texts you asked for`.replace(/(?:an? )?(?:couple of|few)/i, 'several');
  if (/faq|frequently|q ?(?:&|and) ?a/i.test(`${kind} ${text.slice(0, 60)}`) && !hasQuestions)
    return 'the FAQ you asked for';
  if (/summary|tl;?dr|abstract|digest/i.test(kind)) return 'the summary you asked for';
  if (/\d|\b(?:two|three|four|five|six|ten)\b|\b(?:headlines?|titles?|names?|slogans?|puns?)\b/i.test(kind))
    return `the ${kind} you asked for`;
  if (REWRITE.test(unmask(brief.prompt))) return `the ${kind || 'rewritten text'} you asked for`;
  return !brief.hasTask && ASKS.test(text) ? 'the text you asked for' : undefined;
}

/** A kind in the middle of a sentence; capitals of its own stay. */
export function nameOf(kind: string): string {
  return kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
