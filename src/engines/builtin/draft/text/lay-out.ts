import { countWords } from './split.js';
import { isToWriter } from './writer-talk.js';
import { regex } from '../../text/regex.js';

const QUOTED_LINE = /^\s*>\s?/;
/** Without any of these, lines that begin with “>” are the writer's own notes. */
const REPLIES = /\b(?:reply|replies|replying|respond|response|answer|wrote|forwarded|received|got)\b/i;
/** “customer wrote this: "…"”: a message that the prompt answers. */
const QUOTED_MESSAGE = regex.iu`(?:(?<=^|[,.;\n]\s{0,2})[^,.;\n"“]{0,60}?\b(?:wrote|writes|said|says|asked|asks|sent|got|received|this|(?:their|his|her|the) (?:message|e?-?mail|letter|review|question|comment))[^\n"“]{0,40}?:?\s{0,4})["“][^"“”]{20,2000}["”]`;
const INLINE_MARK = /(?<=^|\s)(\d{1,2})(?:\.\)?|\))\s+(?=\p{L})/gu;
/** “[Tone: warm]” */
const NOTE = regex.iu`^(?:tone|style|voice|format|audience|length|mood|note(?: to [\p{L} ]+)?|instructions?|please)\b`;
/** “(be honest about it)”, “(leave that in!!)” */
const ASIDE = /^(?:(?:please|pls) )?(?:keep|be|leave|make|use|mention|say|put|spell|skip) \D*$/i;
/** “(don’t name the supplier, the lawyers are still talking)”, “(always "she", please)” */
const SAID_TO_WRITER = regex.iu`^(?:please |pls )?(?:don['’]?t|do not|never) (?:name|mention|reveal|tell|print|say) (?!on\b)|^(?:please |pls )?leave \p{L}+(?: \p{L}+){0,3} out(?: of it)?[.!]*$|(?:[.,;] )leave \p{L}+(?: \p{L}+){0,3} out(?: of it)?[.!]*$|^always ["“]|^spelt (?:with|as|["“])`;
const SIGNED = /(?<=[.!?])\s+[-–—]\s?(?=\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){0,2}\.?\s*$)/u;
const SLASHES = /\s+(?:\/\/|\|)\s+/g;

/** A prompt with its lists on lines, and what it quotes of others. */
interface LaidOut {
  text: string;
  /** A message that the prompt brings along and that is no part of the text to write. */
  quoted: string;
  /** What it says to the writer in brackets. */
  asides: string[];
}

/** “Summarize this: "…" leave out the parking”: what follows a long quotation is said of it. */
const SUMMARIZED = regex.isu`^(?<request>[^"“”.!?]{0,120}\b(?:summar|tl;?dr|sum up|condense)[^"“”.!?]{0,80})["“](?<source>[^"“”]{80,20000})["”](?<more>[.,;\s]*(?:(?:please|pls|and|but|leave|skip|omit|without|don['’]?t|do not|no|not|in|max|keep|under|about)\b[^"“”]{0,150})?)$`;

/** Puts the items of “1. … 2. …” on lines of their own, divides at “//”, and sets quoted mail and “[Tone: warm]” apart. */
export function layOut(given: string): LaidOut {
  const { request, source, more } = SUMMARIZED.exec(given)?.groups ?? {};
  const prompt = source ? `${request!.trim()} ${more!.trim()}\n\n${source}` : given;
  const lines = prompt.split('\n');
  const unquoted = lines.filter((line) => !QUOTED_LINE.test(line)).join('\n');
  const quotedLines = REPLIES.test(unquoted) ? lines.filter((line) => QUOTED_LINE.test(line)) : [];
  const own =
    quotedLines.length > 0 ? unquoted : lines.map((line) => line.replace(QUOTED_LINE, '- ')).join('\n');
  const message = /\b(?:reply|respond|response|answer)\b/i.test(prompt.slice(0, 200))
    ? QUOTED_MESSAGE.exec(own)
    : null;
  const asides: string[] = [];
  const text = withoutAsides(message ? own.replace(message[0], '\n') : own, asides).replace(
    / ?\[([^[\]\n]{3,200})\]/g,
    (whole, inner: string) => {
      if (!/:|\S\s\S+\s\S/.test(inner)) return whole;
      if (!NOTE.test(inner) && !isToWriter(inner)) return `\n${inner}\n`;
      asides.push(inner);
      return '';
    },
  );
  return {
    text: text.split('\n').map(splitList).join('\n').replace(SLASHES, '; ').replace(SIGNED, '\n'),
    quoted: [...quotedLines, ...(message ? [message[0]] : [])].filter((part) => part !== '').join('\n'),
    asides,
  };
}

/** A text without what it says to the writer in brackets, which goes to `asides`: “(don’t mention the price)”. */
function withoutAsides(text: string, asides: string[]): string {
  return text.replace(
    /([.!?]?)[^\S\n]*\(([^()\n]{3,200})\)([.,;]?)/g,
    (whole, stop: string, inner: string, mark: string) => {
      if (!SAID_TO_WRITER.test(inner) && !isToWriter(inner) && !ASIDE.test(inner)) return whole;
      asides.push(inner);
      return stop || mark;
    },
  );
}

/** The items of a line that counts them from 1. */
function splitInlineList(line: string): string {
  const all = [...line.matchAll(INLINE_MARK)];
  const [opening] = all.find(([, number]) => number === '1') ?? [''];
  // “1) wait 30 min 2) …”: a figure without the mark of the first counts nothing.
  const marks = all.filter(([mark]) => mark.trim().replace(/^\d+/, '') === opening.trim().slice(1));
  const start = marks.findIndex(([, number]) => number === '1');
  if (start < 0 || Number(marks[start + 1]?.[1]) !== 2) return line;
  const counted: RegExpExecArray[] = [];
  for (const mark of marks.slice(start)) if (Number(mark[1]) === counted.length + 1) counted.push(mark);
  return counted.reduceRight(
    (text, { index: at }) => (at === 0 ? text : `${text.slice(0, at).trimEnd()}\n${text.slice(at)}`),
    line,
  );
}

/** “lift out of order / new bins in May / bring a towel / …”, “a) … b) …”: notes on lines of their own. */
function splitList(given: string): string {
  const line = splitInlineList(given);
  if (/(?:^|\s)a\) .*\sb\) /.test(line)) return line.replace(/(?:^|\s+)[a-h]\)\s+/g, '\n- ');
  const [first = '', ...notes] = line.split(/\s\/\s/);
  const inner = notes.slice(0, -1).map(countWords);
  if (notes.length < 3 || inner.some((count) => count < 2) || Math.max(...inner) < 4) return line;
  const lead = /^.*(?:[.!?]|: (?!.*: ))(?=\s*\S)/.exec(first)?.[0] ?? '';
  return `${lead}\n- ${[first.slice(lead.length).trim(), ...notes].join('\n- ')}`;
}
