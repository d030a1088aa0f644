import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { editInPieces, piecesOf } from '../text/pieces.js';
import { protect } from '../text/protect.js';
import { LEARNER_RULES } from '../data/learner-rules.js';
import { STORY_RULES } from '../data/native-rules.js';
import { LEARNERS, mendArticles } from './articles.js';
import { writeOutChat } from './chat-spelling.js';
import type { Checker } from './checker.js';
import { partSplices } from './comma-splices.js';
import { keepSureEdits } from './keep-sure-edits.js';
import { applyMarkedRules } from './marked-rules.js';
import { beginFirstSentence, endLastSentence, mendSpacing } from './marks-and-capitals.js';
import { applyOwnRules } from './own-rules.js';
import { applyRules } from './read-rules.js';
import { carelessness } from './slips.js';
import { partUnmarked } from './unmarked-sentences.js';

const PASSES_MAX = 3;
/** What the checker reads at once: it takes quadratic time over texts with many marks. */
const CHECKED_LENGTH_MAX = 600;
/** Parts the blocks of a text while the checker reads them as one; no prose block holds an empty line. */
const SEPARATOR = '\n\n';

/**
 * Corrects the prose of a text: own rules, then the checker, again until nothing changes, as a correction may bring the
 * next one to light.
 */
export async function correctBlocks(
  content: string,
  checker?: Checker,
  onUnknown: (word: string) => void = () => {},
): Promise<string> {
  const blocks = parseBlocks(content);
  const itemsStop = blocks.some(({ kind, text }) => kind === 'item' && /[.!?]$/.test(text));
  const mayStop = ({ kind }: Block) => kind !== 'item' || itemsStop;
  const prose = blocks.filter(isProse);
  const groups = groupsOf(prose);
  const corrected = new Map(prose.map((block) => [block, block.text]));
  const textsOf = (group: readonly Block[]) => group.map((block) => corrected.get(block)!);
  const before = textsOf(prose).join(SEPARATOR);
  let lenience = 0;
  let open = groups;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const changed: Block[][] = [];
    for (const group of open) {
      const old = textsOf(group);
      let texts = old.map((text, index) => applyToProse(text, mayStop(group[index]!), lenience));
      if (checker) texts = await checkTogether(texts, (text) => checker.correct(text, content, onUnknown));
      for (const [index, block] of group.entries()) corrected.set(block, texts[index]!);
      if (texts.join(SEPARATOR) !== old.join(SEPARATOR)) changed.push(group);
    }
    // The first pass shows how careless the writer is; then each block is read with that in mind.
    if (pass === 0) lenience = carelessness(before, textsOf(prose).join(SEPARATOR));
    open = pass === 0 && lenience > 0 ? groups : changed;
  }
  const textOf = (block: Block) => keepSureEdits(block.text, corrected.get(block) ?? block.text);
  return joinBlocks(blocks.map((block) => ({ ...block, text: textOf(block) })));
}

/** Blocks that the checker reads at once: small ones together, as each call has its cost. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let length = 0;
  for (const block of blocks) {
    length += block.text.length + SEPARATOR.length;
    if (groups.length === 0 || length > CHECKED_LENGTH_MAX) {
      groups.push([]);
      length = block.text.length;
    }
    groups.at(-1)!.push(block);
  }
  return groups;
}

function applyToProse(text: string, mayStop: boolean, lenience: number): string {
  const { text: masked, restore } = protect(text);
  const mended = editInPieces(masked, (piece) => {
    const written = writeOutChat(piece);
    const learned = applyMarkedRules(applyRules(written, STORY_RULES), LEARNER_RULES);
    return partSplices(
      mendSpacing(
        partUnmarked(
          mendArticles(applyOwnRules(learned, lenience), learned !== written || LEARNERS.test(written)),
        ),
      ),
    );
  });
  return restore(beginFirstSentence(mayStop ? endLastSentence(mended) : mended));
}

type Correct = (text: string) => Promise<string>;

/** A block that is too long to be checked at once is checked in pieces. */
async function checkTogether(texts: readonly string[], correct: Correct): Promise<string[]> {
  const [only = ''] = texts;
  if (texts.length === 1 && only.length > CHECKED_LENGTH_MAX) return [await checkInPieces(only, correct)];
  const corrected = (await correct(texts.join(SEPARATOR))).split(SEPARATOR);
  return corrected.length === texts.length ? corrected : [...texts];
}

async function checkInPieces(text: string, correct: Correct): Promise<string> {
  let corrected = '';
  for (const piece of piecesOf(text, CHECKED_LENGTH_MAX))
    corrected += (await correct(piece.text)) + piece.gap;
  return corrected;
}
