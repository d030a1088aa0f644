import type { WritingOptions } from '../../../text-engine.js';
import { cleanPrompt, mask } from '../text/mask.js';
import type { Brief, Part } from './brief.js';
import { readRecipient } from './recipient.js';

/** Puts options into their slots. They are set as they are, never parsed, and win over what the prompt says. */
export function applyOptions(brief: Brief, options: WritingOptions): void {
  const [recipient, audience, brand] = [options.recipient, options.audience, options.brand].map(asAtom);
  if (recipient) brief.recipient = { ...brief.recipient, ...recipientOf(recipient) };
  brief.sender = asAtom(options.sender) || brief.sender;
  brief.callToAction = asAtom(options.call_to_action) || brief.callToAction;
  if (audience) brief.directions.push({ words: `audience: ${audience}` });
  brief.keywords.push(...clean(options.keywords));
  brief.avoid.push(...clean(options.avoid));
  const known = new Set(brief.parts.map((part) => part.text.toLowerCase()));
  const added = [...clean(options.facts), ...clean(options.points)].filter(
    (text) => !known.has(text.toLowerCase()),
  );
  brief.parts.push(...added.map((text): Part => ({ kind: 'item', text })));
  const said = [brief.subject ?? '', ...brief.parts.map((part) => part.text)].join('\n').toLowerCase();
  if (brand && !said.includes(brand.toLowerCase())) brief.sender ??= brand;
  if (brief.layout === 'post')
    brief.hashtags.push(...brief.keywords.map((word) => `#${word.replace(/[^\p{L}\p{N}_]/gu, '')}`));
}

function recipientOf(value: string) {
  const read = readRecipient(value);
  return read.name || read.group ? read : { words: value, name: value };
}

function clean(values: readonly string[] = []): string[] {
  return values.map(asAtom).filter((value) => /[\p{L}\p{N}]/u.test(value));
}

/** An option as an atom; empty for one that was not given. */
function asAtom(value = ''): string {
  return mask(cleanPrompt(value).replace(/\s+/g, ' '));
}
