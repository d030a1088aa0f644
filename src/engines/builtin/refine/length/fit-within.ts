import type { OperationContext } from '../operation.js';
import { editSentences } from '../text/edit-prose.js';
import { compressSentence, withoutAddress } from './compress-sentence.js';
import { cutSentence } from './cut-sentence.js';
import type { Budget } from './budget.js';
import { selectSentences } from './choose-sentences.js';
import { selectWithin } from './select-sentences.js';

/** Shortens a text to a budget; a text whose every sentence is too long is cut inside one, and the caller told. */
export function fitWithin(content: string, budget: Budget, context: OperationContext): string {
  const lean = editSentences(content, compressSentence);
  if (budget.measure(lean) <= budget.max && budget.measure(lean) >= budget.max * 0.9) return lean;
  const selected = selectWithin(lean, budget, context.mustStay);
  const size = budget.measure(selected);
  if (size > budget.max)
    context.warn(
      'longer_than_asked',
      `What the instructions ask to keep needs ${size} ${budget.unit}, more than the ${budget.max} asked for`,
    );
  if (selected.trim() !== '') return selected;
  const [best = content] = selectSentences(content, 1);
  const short = compressSentence(withoutAddress(compressSentence(best)));
  if (budget.measure(short) <= budget.max) return short;
  context.warn('cut_inside_sentence', 'No sentence fits the length asked for, so one was cut');
  return cutSentence(short, budget);
}
