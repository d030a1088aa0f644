import type { WritingOptions } from '../../../text-engine.js';
import { cleanPrompt, mask } from '../text/mask.js';
import type { Brief, Part } from './brief.js';
import { readRecipient } from './recipient.js';

/** Puts options into their slots. They are set as they are, never parsed, and win over what the prompt says. */
export function applyOptions(brief: Brief, options: WritingOptions): void {
  if (given(options.recipient))
    brief.recipient = { ...brief.recipient, ...recipientOf(given(options.recipient)) };
  brief.sender = given(options.sender) || brief.sender;
  brief.callToAction = given(options.call_to_action) || brief.callToAction;
  if (given(options.audience)) brief.directions.push({ words: `audience: ${given(options.audience)}` });
  brief.keywords.push(...clean(options.keywords));
  brief.avoid.push(...clean(options.avoid));
  const known = new Set(brief.parts.map((part) => part.text.toLowerCase()));
  const added = [...clean(options.facts), ...clean(options.points)].filter(
    (text) => !known.has(text.toLowerCase()),
  );
  brief.parts.push(...added.map((text): Part => ({ kind: 'item', text })));
  if (given(options.brand) && !mentions(brief, given(options.brand))) brief.sender ??= given(options.brand);
  if (brief.layout === 'post')
    brief.hashtags.push(...brief.keywords.map((word) => `#${word.replace(/[^\p{L}\p{N}_]/gu, '')}`));
}

function recipientOf(value: string) {
  const read = readRecipient(value);
  return read.name || read.group ? read : { words: value, name: value };
}

function clean(values: readonly string[] | undefined): string[] {
  return (values ?? []).map(asAtom).filter((value) => /[\p{L}\p{N}]/u.test(value));
}

function asAtom(value: string): string {
  return mask(cleanPrompt(value).replace(/\s+/g, ' '));
}

function mentions(brief: Brief, words: string): boolean {
  return [brief.subject ?? '', ...brief.parts.map((part) => part.text)]
    .join('\n')
    .toLowerCase()
    .includes(words.toLowerCase());
}

/** A given option as an atom; empty for one that was not given. */
function given(value: string | undefined): string {
  return value === undefined ? '' : asAtom(value);
}
