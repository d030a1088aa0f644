import type { ErrorReason } from '../common/errors/error-codes.js';
import { REASON_TEXTS } from '../common/errors/reason-texts.js';
import type { FoundCall } from './request-log-reader.js';
import { RULE_TEXTS, type ExplainedRejection } from './rule-texts.js';

/** Why a request failed, and how to fix it. */
interface Explanation {
  description: string;
  resolution: string;
}

/** Explains why a call failed; returns null if it succeeded. */
export function explainCall(call: FoundCall): Explanation | null {
  const { reason, rejection, address } = call;
  if (rejection) return explainRejection({ ...rejection, address });
  const text = reason && REASON_TEXTS[reason as ErrorReason];
  return text ? { description: plain(text.description), resolution: plain(text.resolution) } : null;
}

/** Explains why a request was rejected. */
export function explainRejection(rejection: ExplainedRejection): Explanation {
  const { description, resolution } = RULE_TEXTS[rejection.rule];
  const textOf = (text: typeof description) => (typeof text === 'string' ? text : text(rejection));
  return { description: textOf(description), resolution: textOf(resolution) };
}

/** The texts are written in Markdown, for readers of the response. */
function plain(markdown: string): string {
  return markdown.replaceAll('`details`', 'the details of the response').replaceAll('`', '');
}
