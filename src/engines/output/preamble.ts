/** What an introduction can begin with. */
export const COURTESIES = ['sure', 'certainly', 'of course', 'absolutely', 'okay', 'ok', 'great'];
const ANNOUNCED =
  'text|version|draft|post|article|e?-?mail|message|description|copy|content|rewrite|revision|edit|paragraph|' +
  'announcement|newsletter|letter|summary|release|script|bio';

/** "Sure!", or "Great, happy to help." */
const COURTESY = String.raw`(?:${COURTESIES.join('|')})\b[^\n:]{0,60}[,.!:]\s*`;

/** "Here is the revised text:", optionally after a courtesy, followed by an empty line or a fence. */
export const PREAMBLE = new RegExp(
  String.raw`^(?:${COURTESY})?(?:here(?:['’]s| is| are)|below is)\s+(?:the|your|a|an|my)\b` +
    String.raw`[^\n]{0,160}\b(?:${ANNOUNCED})\b[^\n]{0,120}:[ \t]*\n(?:[ \t]*\n|(?=${'```'}))`,
  'i',
);

/** Matches text that may still become such an introduction; only that is held back. */
export const MAYBE_PREAMBLE = new RegExp(String.raw`^(?:here|below is|${COURTESIES.join('|')})\b`, 'i');

/** A first line, possibly after a courtesy, that has not ended, or has ended in a colon. */
const OPEN_PREAMBLE = new RegExp(`^(?:${COURTESY})?[^\\n]*(?::\\s*\`{0,2})?$`, 'i');

/** A longer start is ordinary text. */
const PREAMBLE_CHARACTERS_MAX = 400;

/** Whether the beginning of a text may become an introduction. */
export function mayGrowIntoPreamble(head: string): boolean {
  if (!MAYBE_PREAMBLE.test(head) || head.length > PREAMBLE_CHARACTERS_MAX) return false;
  return OPEN_PREAMBLE.test(head);
}
