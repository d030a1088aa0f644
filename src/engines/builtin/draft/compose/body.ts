import { partSplices } from '../../refine/grammar/comma-splices.js';
import { isAnswer, partText, type Part } from '../sort/brief.js';
import { splitAtCommas } from '../text/split.js';
import { asItem, asSentence, capitalise } from '../text/tidy.js';
import type { Block } from './blocks.js';
import { regex } from '../../text/regex.js';

/** A paragraph of more sentences is divided. */
const SENTENCES_MAX = 5;
const LISTED_WORDS_MAX = 8;
/** From this share of pieces on, a page is a list. */
const LIST_SHARE = 0.6;
/** So many pieces in a row are a list. */
const LIST_MIN = 3;

/** Labels that open a section of a case study or a job description. */
export const SECTIONS = regex.i`^(?:(?:the )?(?:problem|challenge|situation|solution|approach|results?|outcome|background|context|lessons?)|requirements?|what we offer|we offer|benefits|responsibilities|tasks|your (?:tasks|profile|role)|you (?:bring|have)|what you bring|about us|duties|quotes?)$`;

/** How a layout sets what is no sentence. */
interface BodyStyle {
  /** A sentence before a list that follows sentences, such as “Here are the details:”. */
  listLead?: string;
  /** Items stand on lines of their own, without marks. */
  plainLines?: boolean;
  /** Labels open sections instead of items. */
  sections?: boolean;
}

/** Sets the parts of a draft in their order: sentences as paragraphs, several pieces in a row as lists. */
export function composeBody(given: readonly Part[], style: BodyStyle = {}): Block[] {
  const parts = style.sections || style.plainLines ? given : evenOut(given, style.listLead !== undefined);
  const blocks: Block[] = [];
  let sentences: string[] = [];
  let items: string[] = [];
  let hasLabel = false;
  const endSentences = () => {
    for (; sentences.length > 0; sentences = sentences.slice(SENTENCES_MAX))
      blocks.push({ kind: 'paragraph', text: sentences.slice(0, SENTENCES_MAX).join(' ') });
  };
  const endItems = () => {
    // One piece alone is no list: it joins the sentences around it.
    if (items.length === 1 && (!style.plainLines || sentences.length > 0) && !hasLabel)
      sentences.push(...items.map(asSentence));
    else if (items.length > 0) {
      endSentences();
      blocks.push(...setItems(items, style, !blocks.some(({ kind }) => kind === 'list')));
    }
    items = [];
  };
  for (const part of parts) {
    if (part.kind === 'sentence' || part.isAside) {
      endItems();
      if (part.kind === 'sentence' && part.opensParagraph) endSentences();
      sentences.push(partSplices(asSentence(partText(part))));
    } else if (
      part.kind === 'labelled' &&
      (isAnswer(part) || (style.sections && SECTIONS.test(part.label)))
    ) {
      endItems();
      endSentences();
      blocks.push(...setLabelled(part));
    } else {
      hasLabel = (items.length > 0 && hasLabel) || part.kind === 'labelled';
      items.push(asItem(partText(part)));
    }
  }
  endItems();
  endSentences();
  return blocks;
}

/**
 * Spares a text the change between paragraphs and lists: in a letter one or two pieces stand among the sentences, and
 * on a page everything is a list if much of it is.
 */
function evenOut(parts: readonly Part[], isLetter: boolean): readonly Part[] {
  if (parts.some((part) => isAnswer(part) || part.isAside)) return parts;
  const pieces = parts.filter(isPiece).length;
  if (pieces === 0 || pieces === parts.length) return parts;
  if (!isLetter && pieces >= parts.length * LIST_SHARE)
    return parts.map((part) => (part.kind === 'sentence' ? { kind: 'item', text: part.text } : part));
  return parts.map((part, index) => {
    const run = runAt(parts, index);
    const isShort = part.kind === 'item' ? run < LIST_MIN && index > 0 : run === 1 && isLetter;
    return isShort ? { kind: 'sentence', text: partText(part) } : part;
  });
}

function isPiece(part: Part): boolean {
  return part.kind === 'item' || (part.kind === 'labelled' && !isAnswer(part));
}

/** How many pieces stand together around one. */
function runAt(parts: readonly Part[], index: number): number {
  let [from, to] = [index, index];
  while (from > 0 && isPiece(parts[from - 1]!)) from -= 1;
  while (to < parts.length - 1 && isPiece(parts[to + 1]!)) to += 1;
  return to - from + 1;
}

/** A question, an answer, or a section, which is a list if it has several short pieces. */
function setLabelled({ label, text }: { label: string; text: string }): Block[] {
  if (!SECTIONS.test(label))
    return [{ kind: /^q/i.test(label) ? 'heading' : 'paragraph', text: asSentence(text) }];
  const pieces = splitAtCommas(text);
  const isList = pieces.length >= 3 && pieces.every((piece) => piece.split(/\s+/).length <= LISTED_WORDS_MAX);
  return [
    { kind: 'heading', text: capitalise(label) },
    isList ? { kind: 'list', items: pieces.map(asItem) } : { kind: 'paragraph', text: asSentence(text) },
  ];
}

function setItems(items: string[], style: BodyStyle, follows: boolean): Block[] {
  if (style.plainLines) return [{ kind: 'lines', lines: items }];
  if (items.length === 1) return [{ kind: 'paragraph', text: items[0] ?? '' }];
  const lead = style.listLead && follows ? [{ kind: 'paragraph' as const, text: style.listLead }] : [];
  return [...lead, { kind: 'list', items }];
}
