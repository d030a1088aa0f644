import type { Gap } from './cut.js';
import { isPredicate } from '../data/predicates.js';
import { labelPieces, type LabelledPiece, type Role } from './label.js';
import { unmask } from '../text/mask.js';
import { REPORTED } from '../data/request-wordings.js';
import { settle, SOFT, withContent } from './settle.js';
import { regex } from '../../text/regex.js';

/** Words of a prompt that stand together in one sentence and have one role. */
export interface Stretch {
  role: Role;
  text: string;
  start: number;
  gap: Gap;
  /** The lowest probability of its pieces. */
  chance: number;
  /** Whether it may be content or be said to the writer. */
  isUnsure: boolean;
}

/** The stretches of a masked prompt, in order: pieces of one role are joined again, as the prompt has them. */
export function readStretches(text: string, templateId: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let last: LabelledPiece | undefined;
  for (const piece of settle(withContent(labelPieces(text, templateId)))) {
    const stretch = stretches.at(-1);
    const isOfLast = piece.isUnsure ? last?.isUnsure : last?.role === piece.role && !last.isUnsure;
    if (stretch && isOfLast && joins(piece)) {
      stretch.text = text.slice(start, piece.end).trim();
      stretch.chance = Math.min(stretch.chance, piece.chance);
    } else {
      start = piece.start;
      const { role, gap, chance, isUnsure } = piece;
      stretches.push({ role, text: piece.text.trim(), start, gap, chance, isUnsure });
    }
    last = piece;
  }
  for (const stretch of stretches.filter((each) => each.text.includes(REPORTED)))
    Object.assign(stretch, { role: 'fact', isUnsure: false, text: stretch.text.replaceAll(REPORTED, '') });
  const isNote = ({ isUnsure, text: words }: Stretch) =>
    isUnsure && templateId === 'product-description' && isPredicate(unmask(words).replace(/[.,;\s]+$/, ''));
  for (const stretch of stretches.filter(isNote)) Object.assign(stretch, { role: 'fact', isUnsure: false });
  return withoutSecrets(stretches);
}

/** “Between us: …”, “… none of which goes out: …” */
export const SECRET = regex.i`^(?:and |now,? |but )?(?:between (?:us|you and me)|off the record)[,:]|\bnone of (?:which|this|it) (?:goes|may go|should go|is to go) (?:out|in)\b`;

/** What is said after such words is not for readers: a sentence, or the paragraph that begins with them. */
function withoutSecrets(stretches: Stretch[]): Stretch[] {
  let until: RegExp | undefined;
  for (const stretch of stretches) {
    if (until?.test(stretch.gap)) until = undefined;
    if (stretch.role !== 'task' && SECRET.test(unmask(stretch.text)))
      until = /start|paragraph/.test(stretch.gap) ? /paragraph/ : /paragraph|line|item|sentence/;
    if (until) Object.assign(stretch, { role: 'note', isUnsure: false, chance: 0 });
  }
  return stretches;
}

function joins({ role, gap, isUnsure }: LabelledPiece): boolean {
  const isContent = isUnsure || role === 'fact' || role === 'task';
  return SOFT.has(gap) && (isContent || gap === 'word' || gap === 'comma');
}

/** Whether a stretch is a fact on a line of its own, without a stop. */
export function isOpenLine({ role, gap, text, isUnsure }: Stretch): boolean {
  return role === 'fact' && !isUnsure && (gap === 'line' || gap === 'paragraph') && !/[.!?:]$/.test(text);
}

/** What the stretches of one role say. */
export function wordsOf(stretches: readonly Stretch[], role: Role): string {
  const found = stretches.filter((stretch) => stretch.role === role);
  return found.map(({ text }) => text).join('\n');
}

/** What a prompt says of the text, rather than for it. */
export function wordsToWriter(stretches: readonly Stretch[]): string {
  const said = stretches.filter(({ role }, index) => index === 0 || /^(?:task|direction)$/.test(role));
  return said.map(({ text }) => text).join(', ');
}
