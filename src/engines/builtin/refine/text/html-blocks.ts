import { Tokenizer } from 'htmlparser2';
import type { Block } from './blocks.js';

/** Part of a sentence; any other element ends one. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
/** What these hold is no prose. */
const RAW = /^(?:pre|script|style|textarea|svg|math|object|template|select|iframe|noscript)$/;
/** A line that opens or closes an element that is no part of a sentence, or a comment. */
const OPENING = /^\s*<(?:!|\?|\/?([a-zA-Z][a-zA-Z0-9-]*)(?=[\s/>]|$))/;

/** Whether a line begins a part of a text that is written in HTML. */
export function opensHtml(line: string): boolean {
  const match = OPENING.exec(line);
  return match !== null && !(match[1] !== undefined && INLINE.test(match[1].toLowerCase()));
}

/** What closes the element or comment that a line leaves open, where that may hold empty lines. */
export function closingOf(line: string): string | undefined {
  const small = line.toLowerCase();
  const opening = /<!--|<(pre|script|style|textarea)(?=[\s>])/g;
  for (let match = opening.exec(small); match; match = opening.exec(small)) {
    const closing = match[1] === undefined ? '-->' : `</${match[1]}`;
    const end = small.indexOf(closing, match.index);
    if (end < 0) return closing;
    opening.lastIndex = end;
  }
  return undefined;
}

/** Removes inline elements that an edit has emptied. */
export function withoutEmptyInline(edited: string, before: string): string {
  const empty = /<(b|i|em|strong|u|span|mark|small|s)\b[^<>]{0,300}><\/\1> ?/gi;
  return edited === before || empty.test(before) ? edited : edited.replace(empty, '');
}

/** Elements within others, of which the outer ones are looked at. */
const NESTED_MAX = 4;

/** Stands where words were taken out. */
export const GONE = '\uFFFF';

/** Removes the elements whose words are gone, and the marks of these. */
export function withoutEmptiedElements(text: string): string {
  const emptied =
    /<(p|li|[uod]l|h[1-6]|dd|dt|blockquote|div|section|article)\b[^<>]{0,300}>\s{0,100}\uFFFF[\s\uFFFF]{0,300}<\/\1>[ \t]{0,20}\n?/gi;
  let left = text;
  for (let level = 0; level < NESTED_MAX; level += 1) left = left.replace(emptied, GONE);
  return left.replaceAll(GONE, '');
}

/** A stretch of text in HTML, and whether a tag before it ends the sentence. */
interface Stretch {
  start: number;
  end: number;
  continues: boolean;
  hasWords: boolean;
}

/**
 * Takes HTML apart: the words of its elements, each with the inline tags within, and everything else as tags that stay
 * to the byte. Linear in its length.
 */
export function parseHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const { start, end } of joined(textsOf(html))) {
    const text = html.slice(start, end);
    const words = text.trim();
    const at = start + text.indexOf(words);
    if (at > from) blocks.push(tags(html.slice(from, at)));
    blocks.push({ kind: 'html', lead: '', text: words, end: '' });
    from = at + words.length;
  }
  if (from < html.length) blocks.push(tags(html.slice(from)));
  return blocks;
}

function tags(text: string): Block {
  return { kind: 'opaque', lead: '', text, end: '', isTag: true };
}

/** The stretches of text that are prose. */
function textsOf(html: string): Stretch[] {
  const found: Stretch[] = [];
  let continues = false;
  let raw: string | undefined;
  const onName = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const ends = () => void (continues = false);
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const name = onName(start, end);
        if (!INLINE.test(name)) ends();
        if (RAW.test(name)) raw ??= name;
      },
      onclosetag(start, end) {
        const name = onName(start, end);
        if (!INLINE.test(name)) ends();
        if (name === raw) raw = undefined;
      },
      ontext(start, end) {
        if (raw === undefined)
          found.push({ start, end, continues, hasWords: /\p{L}/u.test(html.slice(start, end)) });
        continues = true;
      },
      oncomment: ends,
      oncdata: ends,
      ondeclaration: ends,
      onprocessinginstruction: ends,
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      onattribname() {},
      onend() {},
      onopentagend() {},
      onselfclosingtag() {},
      ontextentity() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return found;
}

/** Stretches between which only inline tags stand belong to one sentence. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  for (const stretch of stretches) {
    const last = runs.at(-1);
    if (last && stretch.continues) {
      last.end = stretch.end;
      last.hasWords ||= stretch.hasWords;
    } else runs.push({ ...stretch });
  }
  return runs.filter(({ hasWords }) => hasWords);
}
