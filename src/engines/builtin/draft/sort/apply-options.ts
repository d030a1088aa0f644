import type { WritingOptions } from '../../../text-engine.js';
import { cleanPrompt, mask } from '../text/mask.js';
import { regex } from '../../text/regex.js';
import { capitalise } from '../text/tidy.js';
import { provenTitle, shortTitle } from '../text/title.js';
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
  if (brief.layout === 'post') addHashtags(brief);
}

const ASKED_TAGS =
  /^(?!no\b|without\b)[^#]*\bhash ?tags?\b(?!.*\b(?:no|not)\b)(?<!\b(?:max|many|not|few)\b.*)/i;
const TAGS_MAX = 3;
/** “Old Market Square”, “in Kendal” */
const NAMES = regex.gu`(?<!\p{L})(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mrs?|Ms|Dr)(?:\p{Ll}*day)?\b)(?:(?<=\bin )\p{Lu}\p{Ll}{3,}(?! \d)|\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})+)(?![\p{L}])`;

/** The hashtags of a post: its keywords, and where it is to have some, its subject and the names in it. */
function addHashtags(brief: Brief): void {
  const wish = brief.directions.find(({ words }) => ASKED_TAGS.test(words));
  const said = brief.parts.map(({ text }) => text).join('\n');
  const named = [provenTitle(brief.subject) ?? '', ...(said.match(NAMES) ?? [])].map(shortTitle);
  const found =
    wish && brief.hashtags.length === 0 ? named.filter((name) => /^[\p{L}'’ ]{3,30}$/u.test(name)) : [];
  const words = [...brief.keywords, ...found.map((name) => name.replace(/(?<= )\p{Ll}/gu, capitalise))];
  const tags = words.map((word) => `#${word.replace(/[^\p{L}\p{N}_]/gu, '')}`);
  brief.hashtags.push(...(wish ? [...new Set(tags)].slice(0, TAGS_MAX) : tags));
  if (wish && tags.length > 1) wish.isMet = true;
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
