import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { editProse, removeSpans } from '../text/edit-prose.js';

export function removeExclamationMarks(content: string): string {
  return editProse(content, (prose) =>
    prose.replace(/[!?.]+/g, (marks, offset: number) => {
      if (!marks.includes('!')) return marks;
      if (marks.includes('?')) return '?';
      if (/^\) ?[\p{Ll},;]/u.test(prose.slice(offset + marks.length, offset + marks.length + 3))) return '';
      const next = prose.charAt(offset + marks.length);
      return next === '' || /[\s"'”’)*_\]]/u.test(next) ? '.' : marks;
    }),
  );
}

const EMOJI =
  /(?:\p{RGI_Emoji}|\p{Extended_Pictographic})\uFE0F?|(?<=\s|^)(?:[:;]-?[\)\(DPp]|<3)(?=\s|$|[.,!?])/gv;
/** Signs that are pictographs to Unicode and punctuation to a reader. */
const SIGNS = /^[©®™✓✔✗✘→←↑↓§]$/u;

/** Emojis that stand for the full stop of a sentence, not before what it goes on with: “see you at 🌊 Beach bar”. */
const ENDING_EMOJI =
  /(?<=\p{Ll}{2})(?<!\b(?:the|an?|of|in|at|for|with|and|or|to|our|your|my|from|by|is|are|love|like|visit|see|join|try)) ?(?:\p{RGI_Emoji}\uFE0F?)+(?=\s+(?:\p{Lu}\p{Ll}+ \p{Ll}|I['’](?:ve|m|ll|d)\b|I (?:have|had|will|am|was|can|would|hope|think|need)\b))/gv;

/** The same before a clause in small letters: “Great news 🎉 the leaflets arrived”. */
const EMOJI_BEFORE_CLAUSE =
  /(?<=\p{L}{2})(?<!\b(?:the|an?|of|in|at|for|with|and|or|but|so|if|when|that|to|our|your|my|from|by|is|are|love|like|miss|hope|think|know|because)) ?(?:\p{RGI_Emoji}\uFE0F?)+(\s+)(?=(?:(?:we|they|he|she) \p{Ll}|(?:it|there) (?:is|was|are|were) |it['’]s |please |thank|(?:the|our|my|this) (?:\p{Ll}+ ){1,3}(?:is|are|was|were|has|have|will|arrived?|came|went|starts?|opens?)\b))(\p{Ll})/gv;

export function removeEmojis(content: string): string {
  return editProse(content, (prose) => {
    const ended = prose
      .replace(ENDING_EMOJI, '.')
      .replace(EMOJI_BEFORE_CLAUSE, (_, gap: string, first: string) => `.${gap}${first.toUpperCase()}`);
    const found = [...ended.matchAll(EMOJI)].filter(([emoji]) => !SIGNS.test(emoji) && !/^\d/.test(emoji));
    return removeSpans(ended, found).replace(/^[ \t]+/, '');
  });
}

export function removeMarkdown(content: string): string {
  const blocks = parseBlocks(content).flatMap((block): Block[] => {
    if (block.kind === 'opaque') return unformatOpaque(block);
    const lead = block.kind === 'item' && /\d/.test(block.lead) ? block.lead : block.lead.replace(/\S.*/, '');
    const end = block.kind === 'heading' ? block.end.replace(/[=-]{3,}\r?\n/, '') : block.end;
    return [{ ...block, lead, end, text: unmarkInline(block.text) }];
  });
  return joinBlocks(blocks);
}

function unformatOpaque(block: Block): Block[] {
  if (/^\s*(?:[-*_][ \t]*){3,}$/.test(block.text)) return [];
  if (/^\s*>/.test(block.text))
    return [{ ...block, text: unmarkInline(block.text.replace(/^\s*>+ ?/gm, '')) }];
  const text = block.text.replace(/^\s{0,3}(?:\x60{3,}|~{3,})[^\n]*\n?/gm, '').replace(/\n$/, '');
  return [{ ...block, text }];
}

function unmarkInline(text: string): string {
  return text
    .replace(/!\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\[([^\]\n]{1,300})\]\(([^)\s]{0,500})(?:\s"[^"\n]{0,200}")?\)/g, '$1 ($2)')
    .replace(/(\*{1,3})(?=\S)([^*\n]{1,500})(?<=\S)\1/g, '$2')
    .replace(/(?<!\w)(_{1,3})(?=\S)([^_\n]{1,500})(?<=\S)\1(?!\w)/g, '$2')
    .replace(/~~([^~\n]{1,500})~~/g, '$1')
    .replace(/\x60{1,3}([^\x60\n]{1,500})\x60{1,3}/g, '$1');
}

export function removeHeadings(content: string): string {
  const blocks = parseBlocks(content).filter((block) => block.kind !== 'heading');
  const left = joinBlocks(blocks).replace(/\n{3,}/g, '\n\n');
  return left.replace(/^\n+/, '');
}

/** The items stay, as lines. */
export function removeBullets(content: string): string {
  return joinBlocks(
    parseBlocks(content).map((block) =>
      block.kind === 'item' ? { ...block, lead: block.lead.replace(/\S.*/, '') } : block,
    ),
  );
}

/** A pair of dashes around an aside, or one before an afterthought, becomes commas. */
export function removeDashes(content: string): string {
  return editProse(content, (prose) =>
    prose.replace(/(?<=[\p{L}\p{N}”"')])(?:\s*—\s*|\s+–\s+|\s+--?\s+)(?=[\p{L}\p{N}“"'(])/gu, ', '),
  );
}

/** Double spaces, blank lines, and spaces inside brackets and before marks. */
export function removeStraySpaces(content: string): string {
  const mended = editProse(content, (prose) =>
    prose.replace(/(?<=\S)[ \t]{1,9}(?=[,;.!?](?:\s|$))|(?<=\()[ \t]{1,9}|[ \t]{1,9}(?=\))/g, ''),
  );
  const single = parseBlocks(mended).map((block) =>
    isProse(block) ? { ...block, text: block.text.replace(/[ \t]{2,}/g, ' ') } : block,
  );
  return joinBlocks(single).replace(/\n{3,}/g, '\n\n');
}

/** A paragraph of its own above the closing. */
const POSTSCRIPT_ABOVE =
  /(?<=\n[ \t]*\n)[ \t]*(?:(?:P\.){1,3} ?S\b|P{1,3}S[:.,–-])[^\n]*(?:\n[ \t]*\S[^\n]*)*\n[ \t]*\n(?=\s*\S)/gi;
const POSTSCRIPT = /(?:^|\n)[ \t]*(?:P\.?){1,3}S\b[^]*$/i;

/** Removes what stands below a letter: the last paragraphs, from a line that begins with PS. */
export function removePostscript(content: string): string {
  let cut = content.length;
  for (let found = true; found;) {
    const start = content.lastIndexOf('\n\n', cut - 3) + 1;
    const index = POSTSCRIPT.exec(content.slice(start, cut))?.index;
    if (index !== undefined) cut = start + index;
    found = index === 0 && start > 0;
  }
  const left = cut === 0 || cut === content.length ? content : content.slice(0, cut).trimEnd();
  return left.replace(POSTSCRIPT_ABOVE, '');
}
