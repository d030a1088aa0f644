import { regex } from '../../text/regex.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { joinSentences, splitSentences, type Sentence } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { openClause, wordsOf } from './clause-openings.js';

/** A longer sentence flows well enough. */
const SHORT_WORDS = 10;
const PLAIN = regex.u`^\p{Lu}[^,;:!?()"“”–—\n]+\.$`;
const OPPOSED = regex.i`\b(?:not|no|never|nothing|nobody|only|but|although|because|if|unless|when|please)\b|n['’]t\b`;

/** Joins short statements about the same, two at a time: “We have goats. We milk them ourselves.” → “We have goats and we milk them ourselves.” */
export function joinShort(content: string): string {
  const blocks = parseBlocks(content).map((block) =>
    isProse(block) && block.kind === 'paragraph'
      ? { ...block, text: joinSentences(inPairs(splitSentences(block.text))) }
      : block,
  );
  return joinBlocks(blocks);
}

function inPairs(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [first, second] = [sentences[at]!, sentences[at + 1]];
    if (second === undefined || /\n/.test(first.gap) || !mayJoin(first.text, second.text)) joined.push(first);
    else {
      const rest = second.text.replace(/^(?!I\b)./, (letter) => letter.toLowerCase());
      joined.push({ text: `${first.text.slice(0, -1)} and ${rest}`, gap: second.gap });
      at += 1;
    }
  }
  return joined;
}

function mayJoin(...pair: readonly [string, string]): boolean {
  if (!pair.every((text) => PLAIN.test(text) && countWords(text) <= SHORT_WORDS && !OPPOSED.test(text)))
    return false;
  const [one, two] = pair.map((text) => openClause(wordsOf(text)));
  if (!one || !two?.isPronoun) return false;
  return one.isPronoun ? one.subject === two.subject : /^(?:It|They|He|She)$/.test(two.subject);
}
