import type { ErrorReason } from '../common/errors/error-codes.js';
import { REASON_TEXTS } from '../common/errors/reason-texts.js';
import type { FoundCall } from './request-log-reader.js';
import { explain } from './rule-texts.js';

/** Describes why a call failed and how to fix it; null if it succeeded. */
export function explainCall(call: FoundCall): { why: string; todo: string } | null {
  const { reason, rejection, address } = call;
  if (rejection) return explain({ ...rejection, address });
  const text = reason && REASON_TEXTS[reason as ErrorReason];
  return text ? { why: plain(text.description), todo: plain(text.resolution) } : null;
}

/** The texts are written in Markdown. */
function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}
