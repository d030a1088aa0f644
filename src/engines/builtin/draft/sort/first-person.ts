import { isLetter, type Brief } from './brief.js';

/** How notes of the sender begin that lack “I”, “I have” and “I am”. */
const I =
  /^(?:(?:(?:still|also|only|already|then|just) )?(?:want|would (?:like|love)|hope|booked|rang|called|phoned|paid|bought|ordered|received|moved|tried|sent|wrote|asked|spoke|worked|waited|found|can(?:no|['’])t|could(?: not|n['’]t)|did(?: not|n['’]t))|still have)\s/i;
const I_AM = /^(?:going to|looking for|looking forward to|happy to|glad to|sorry (?:for|that|to)|hoping)\s/i;

/** “Hope Street is closed”, “Paid parking is full”, “Want of care” */
const NO_NOTE = /^\S+ (?:\p{Lu}\p{Ll}|of\s|(?:\S+ )?(?:is|are|was|were|gets?|has|have)\s)/u;

/** “Want 50 % back” in a letter becomes “I want 50 % back”: the sender says it. */
export function addFirstPerson(brief: Brief, prompt: string): void {
  if (!isLetter(brief) || /newsletter|invit/i.test(brief.kindName ?? '')) return;
  const we = brief.speaksAsWe;
  for (const part of brief.parts.filter(({ kind }) => kind !== 'labelled')) {
    const { text } = part;
    // “her grinder, bought in January, rattles”: what follows a comma has a subject before it.
    const isTail = prompt.slice(0, Math.max(0, prompt.indexOf(text))).endsWith(', ');
    if (isTail || NO_NOTE.test(text)) continue;
    const opening = openingOf(text, we);
    if (opening === undefined) continue;
    const said = `${opening} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    Object.assign(part, { kind: 'sentence', text: said });
  }
}

/** What a note of the sender lacks: “I”, “I have” or “I am”; nothing for any other note. */
function openingOf(note: string, we: boolean): string | undefined {
  if (I.test(note)) return we ? 'We' : 'I';
  if (/^been\s/i.test(note)) return we ? 'We have' : 'I have';
  if (I_AM.test(note)) return we ? 'We are' : 'I am';
  return undefined;
}
