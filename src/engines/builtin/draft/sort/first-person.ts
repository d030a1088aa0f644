import { isLetter, type Brief } from './brief.js';

/** How notes of the sender begin that lack “I”, and what stands before them or instead of their first words. */
const OPENINGS: readonly [RegExp, string][] = [
  [
    /^(?=(?:(?:still|also|only|already|then|just) )?(?:want|would (?:like|love)|hope|booked|rang|called|phoned|paid|bought|ordered|received|moved|tried|sent|wrote|asked|spoke|worked|waited|found|can(?:no|['’])t|could(?: not|n['’]t)|did(?: not|n['’]t))\s)/i,
    '{I} ',
  ],
  [/^(?=still have\s)/i, '{I} '],
  [/^been\s/i, '{have} been '],
  [
    /^(?=(?:going to|looking for|looking forward to|happy to|glad to|sorry (?:for|that|to)|hoping)\s)/i,
    '{am} ',
  ],
];

/** “Want 50 % back” in a letter becomes “I want 50 % back”: the sender says it. */
export function addFirstPerson(brief: Brief): void {
  if (!isLetter(brief) || /newsletter|invit/i.test(brief.kindName ?? '')) return;
  const [i, have, am] = brief.speaksAsWe ? ['We', 'We have', 'We are'] : ['I', 'I have', 'I am'];
  for (const part of brief.parts) {
    const found =
      part.kind === 'labelled' ? undefined : OPENINGS.find(([pattern]) => pattern.test(part.text));
    if (!found) continue;
    const words = found[1].replace('{I}', i!).replace('{have}', have!).replace('{am}', am!);
    const rest = part.text.replace(found[0], '');
    Object.assign(part, { kind: 'sentence', text: words + rest.charAt(0).toLowerCase() + rest.slice(1) });
  }
}
